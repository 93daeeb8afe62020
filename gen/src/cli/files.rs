//! Files that appear whole or not at all.

use super::Failure;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file under way. It stands under a temporary name beside its place until [`OutFile::finish`];
/// what is not a regular file, such as a pipe, is written to directly.
pub struct OutFile {
    path: PathBuf,
    temporary: Option<PathBuf>,
    writer: BufWriter<File>,
}

impl OutFile {
    /// Begins a file.
    pub fn create(path: &Path) -> Result<OutFile, Failure> {
        OutFile::open(path).map_err(|error| cannot_write(path, &error))
    }

    fn open(path: &Path) -> io::Result<OutFile> {
        let shown = path.to_owned();
        // A link stays a link: its target is what gets replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let (file, temporary) = match fs::metadata(&target) {
            Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => (File::options().write(true).open(&target)?, None),
            _ => {
                remove_stale(&target);
                let temporary = beside(&target)?;
                (File::create(&temporary)?, Some((temporary, target)))
            }
        };
        let writer = BufWriter::with_capacity(1 << 16, file);
        Ok(match temporary {
            Some((temporary, target)) => {
                OutFile { path: target, temporary: Some(temporary), writer }
            }
            None => OutFile { path: shown, temporary: None, writer },
        })
    }

    /// Adds to the file.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.writer.write_all(bytes).map_err(|error| cannot_write(&self.path, &error))
    }

    /// Sees to it that all of the file is on disk.
    pub fn flush(&mut self) -> Result<(), Failure> {
        let written = self.writer.flush().and_then(|()| match self.temporary {
            Some(_) => self.writer.get_ref().sync_data(),
            None => Ok(()),
        });
        written.map_err(|error| cannot_write(&self.path, &error))
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> Result<(), Failure> {
        self.flush()?;
        if let Some(temporary) = &self.temporary {
            fs::rename(temporary, &self.path).map_err(|error| cannot_write(&self.path, &error))?;
        }
        self.temporary = None;
        Ok(())
    }
}

impl Drop for OutFile {
    fn drop(&mut self) {
        if let Some(temporary) = &self.temporary {
            let _ = fs::remove_file(temporary);
        }
    }
}

/// A name for the time of writing, in the same folder.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut temporary = OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    Ok(path.with_file_name(temporary))
}

/// Removes what processes that were killed have left beside a file. Only Linux tells which
/// processes still run; elsewhere it stays.
fn remove_stale(path: &Path) {
    let name = path.file_name().and_then(|name| name.to_str());
    let (Some(name), true) = (name, Path::new("/proc/self").exists()) else { return };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = fs::read_dir(folder.unwrap_or(Path::new(".")));
    for entry in entries.into_iter().flatten().flatten() {
        let process = entry.file_name().to_str().and_then(|file| {
            let rest = file.strip_prefix('.')?.strip_prefix(name)?.strip_prefix('.')?;
            rest.strip_suffix(".tmp")?.parse::<u32>().ok()
        });
        if let Some(process) = process
            && !Path::new(&format!("/proc/{process}")).exists()
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: cannot be written: {error}", path.display()))
}

/// Writes a whole file.
pub fn write_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    let mut file = OutFile::create(path)?;
    file.write(content.as_ref())?;
    file.finish()
}

/// The text of a file that a command was pointed to.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::new(format!("{}: not a text file: byte {at} is not UTF-8", path.display()))
    })
}

/// Whether a file holds exactly this text; one that is not there does not.
pub fn is_fresh(path: &Path, text: &str) -> Result<bool, Failure> {
    match fs::read(path) {
        Ok(bytes) => Ok(bytes == text.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Failure::new(format!("{}: {error}", path.display()))),
    }
}
