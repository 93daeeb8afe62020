//! A folder with the results of finished chunks.
//!
//! `run.json` says what the run is; `chunk-NNNNNN.lanes` holds the results of one chunk, with a
//! checksum. A file gets its name when it is whole and on disk, so a run that is killed at any
//! moment leaves only whole chunks behind. Whoever uses the folder holds the lock of `run.lock`,
//! which the system takes back from a process that ends, however it does.

use super::codec;
use crate::LaneResult;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a run directory cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum RunDirError {
    /// Reading or writing failed.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// It holds a run, and nobody asked to resume that.
    #[error("{}: holds a run already; resume it, or name another folder", path.display())]
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// Another run, of this process or another one, is using it.
    #[error("{}: another run is using this folder; wait for its end, or name another folder", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// It holds something else.
    #[error("{}: not empty, and not a run directory", path.display())]
    Foreign {
        /// The folder.
        path: PathBuf,
    },
    /// It holds another run than this one.
    #[error("{}: cannot resume, since this is another run: {}", path.display(), list(changes))]
    Changed {
        /// The folder.
        path: PathBuf,
        /// What differs.
        changes: Vec<String>,
    },
}

/// The first few changes, and how many more there are.
fn list(changes: &[String]) -> String {
    const MOST: usize = 5;
    let shown = changes[..changes.len().min(MOST)].join("; ");
    match changes.len().saturating_sub(MOST) {
        0 => shown,
        more => format!("{shown}; and {more} more"),
    }
}

/// What a run is. Two runs with the same manifest give the same results, chunk by chunk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    pub version: String,
    pub policy: String,
    pub lanes: usize,
    pub chunks: usize,
    pub chunk_lanes: usize,
    pub chunk_bytes: usize,
    pub programs: String,
    pub samples: String,
    pub lane_order: String,
    /// Hashes of what the caller named.
    pub inputs: BTreeMap<String, String>,
}

/// The layout of the files.
pub const FORMAT: u32 = 1;

impl Manifest {
    /// What is different now, most telling first.
    fn changes(&self, now: &Manifest) -> Vec<String> {
        let mut changes = Vec::new();
        for (name, hash) in &self.inputs {
            match now.inputs.get(name) {
                None => changes.push(format!("{name} is gone")),
                Some(other) if other != hash => changes.push(format!("{name} changed")),
                Some(_) => {}
            }
        }
        let new = now.inputs.keys().filter(|name| !self.inputs.contains_key(*name));
        changes.extend(new.map(|name| format!("{name} is new")));
        let were = |what: &str, then: String, now: String| format!("{what} {now}, then {then}");
        let numbers = [
            ("lanes per chunk", self.chunk_lanes, now.chunk_lanes),
            ("bytes per chunk", self.chunk_bytes, now.chunk_bytes),
            ("lanes", self.lanes, now.lanes),
            ("chunks", self.chunks, now.chunks),
        ];
        let numbers = numbers.into_iter().filter(|(_, then, now)| then != now);
        let texts =
            [("version", &self.version, &now.version), ("policy", &self.policy, &now.policy)];
        let texts = texts.into_iter().filter(|(_, then, now)| then != now);
        changes.extend(texts.map(|(what, then, now)| were(what, then.clone(), now.clone())));
        changes.extend(numbers.map(|(what, a, b)| were(what, a.to_string(), b.to_string())));
        if changes.is_empty() && self != now {
            let hashes = [
                ("the programs", &self.programs, &now.programs),
                ("the samples", &self.samples, &now.samples),
                ("the order of the lanes", &self.lane_order, &now.lane_order),
            ];
            let changed = hashes.into_iter().filter(|(_, then, now)| then != now);
            changes.extend(changed.map(|(what, _, _)| format!("{what} changed")));
        }
        if changes.is_empty() && self != now {
            changes.push("its files have another layout".to_owned());
        }
        changes
    }
}

/// The first 16 bytes of a SHA-256.
type Checksum = [u8; 16];

/// A run directory in use.
#[derive(Debug)]
pub struct RunDir {
    path: PathBuf,
    /// The manifest's checksum, which every chunk repeats.
    run: Checksum,
    /// Keeps others away for as long as it is open.
    _lock: File,
}

const LOCK: &str = "run.lock";
const MANIFEST: &str = "run.json";
const MAGIC: &[u8] = b"batt lanes 1\n";

impl RunDir {
    /// Begins a run directory, or goes on with one that holds the same run.
    pub fn open(path: &Path, manifest: &Manifest, resume: bool) -> Result<RunDir, RunDirError> {
        fs::create_dir_all(path).map_err(io_error(path))?;
        let text = serde_json::to_string_pretty(manifest)
            .map_err(|error| io_error(path)(io::Error::other(error)))?;
        let lock = lock(path)?;
        let dir = RunDir { path: path.to_owned(), run: checksum(text.as_bytes()), _lock: lock };
        let file = path.join(MANIFEST);
        match fs::read(&file) {
            Ok(_) if !resume => Err(RunDirError::Occupied { path: path.to_owned() }),
            Ok(bytes) => {
                let then: Manifest = serde_json::from_slice(&bytes)
                    .map_err(|error| io_error(&file)(io::Error::other(error)))?;
                match then.changes(manifest) {
                    changes if changes.is_empty() => Ok(dir),
                    changes => Err(RunDirError::Changed { path: path.to_owned(), changes }),
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                dir.refuse_foreign()?;
                dir.write(MANIFEST, &[text.as_bytes(), b"\n"])?;
                Ok(dir)
            }
            Err(error) => Err(io_error(&file)(error)),
        }
    }

    /// A run killed at its very beginning may leave its lock and a temporary file, and nothing
    /// else.
    fn refuse_foreign(&self) -> Result<(), RunDirError> {
        for entry in fs::read_dir(&self.path).map_err(io_error(&self.path))? {
            let entry = entry.map_err(io_error(&self.path))?;
            let name = entry.file_name();
            if name != temporary(MANIFEST).as_str() && name != LOCK {
                return Err(RunDirError::Foreign { path: self.path.clone() });
            }
        }
        Ok(())
    }

    /// The results of a chunk, if it is finished. One that is damaged counts as not finished.
    pub fn read(&self, chunk: usize) -> Result<Option<Vec<LaneResult>>, RunDirError> {
        let file = self.path.join(name(chunk));
        match fs::read(&file) {
            Ok(bytes) => Ok(self.payload(chunk, &bytes).and_then(codec::decode)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(io_error(&file)(error)),
        }
    }

    fn payload<'a>(&self, chunk: usize, bytes: &'a [u8]) -> Option<&'a [u8]> {
        let (content, sum) = bytes.split_last_chunk::<16>()?;
        let payload = content.strip_prefix(&self.header(chunk)[..])?;
        (checksum(content) == *sum).then_some(payload)
    }

    /// Keeps the results of a chunk.
    pub fn keep(&self, chunk: usize, results: &[LaneResult]) -> Result<(), RunDirError> {
        let content = [self.header(chunk), codec::encode(results)].concat();
        self.write(&name(chunk), &[&content, &checksum(&content)])
    }

    fn header(&self, chunk: usize) -> Vec<u8> {
        [MAGIC, &self.run, &(chunk as u64).to_le_bytes()].concat()
    }

    /// How many chunks are finished.
    pub fn finished(&self) -> usize {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let is_chunk = |name: &std::ffi::OsStr| {
            let name = name.to_string_lossy();
            name.starts_with("chunk-") && name.ends_with(".lanes")
        };
        entries.filter(|entry| is_chunk(&entry.file_name())).count()
    }

    /// Writes a file that is there whole or not at all, even if the machine fails.
    fn write(&self, name: &str, parts: &[&[u8]]) -> Result<(), RunDirError> {
        let (file, temporary) = (self.path.join(name), self.path.join(temporary(name)));
        let write = || {
            let mut out = File::create(&temporary)?;
            parts.iter().try_for_each(|part| out.write_all(part))?;
            out.sync_all()?;
            fs::rename(&temporary, &file)?;
            sync_folder(&self.path)
        };
        write().map_err(|error| {
            let _ = fs::remove_file(&temporary);
            io_error(&file)(error)
        })
    }
}

/// Takes the folder for this run alone. Where the file system has no locks, nobody is kept away.
fn lock(folder: &Path) -> Result<File, RunDirError> {
    let path = folder.join(LOCK);
    let file = File::options().create(true).append(true).open(&path).map_err(io_error(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(RunDirError::InUse { path: folder.to_owned() }),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(error)) => Err(io_error(&path)(error)),
    }
}

fn name(chunk: usize) -> String {
    format!("chunk-{chunk:06}.lanes")
}

fn temporary(name: &str) -> String {
    format!("{name}.tmp")
}

/// A new name is on disk when its folder is.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

fn checksum(bytes: &[u8]) -> Checksum {
    let mut sum = Checksum::default();
    sum.copy_from_slice(&Sha256::digest(bytes)[..16]);
    sum
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> RunDirError {
    let path = path.to_owned();
    |source| RunDirError::Io { path, source }
}
