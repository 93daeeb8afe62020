//! Task files and folders on disk.

use super::Task;
use super::bundle;
use super::error::{Flaw, Problems, TaskError};
use super::json::{is_task, task_of};
use super::tree::Json;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What a file may hold, with the most bytes it may have.
#[derive(Clone, Copy)]
pub(super) struct Size {
    mib: u64,
    what: &'static str,
}

const TASK: Size = Size { mib: 1, what: "a task file" };
pub(super) const BUNDLE: Size = Size { mib: 64, what: "a bundle" };

/// Loads tasks, sorted by id, from a folder of `*.json` task files, from one task file, or from a
/// bundle such as `*_challenges.json` with the `*_solutions.json` beside it (without that file the
/// test outputs stay unknown). Whether a file is a task or a bundle shows in its content.
///
/// Every grid is checked; nothing is loaded unless all is well, and the error then lists what is
/// wrong, in all files.
///
/// ```
/// use dsl::task::load;
/// let file = std::env::temp_dir().join(format!("dsl-doc-{}.json", std::process::id()));
/// std::fs::write(&file, r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": []}"#).unwrap();
/// let tasks = load(&file).unwrap();
/// assert!(tasks.len() == 1 && tasks[0].id.starts_with("dsl-doc-"));
/// std::fs::remove_file(&file).unwrap();
/// assert!(load(&file).unwrap_err().to_string().contains("no such file or folder"));
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Vec<Task>, TaskError> {
    let path = path.as_ref();
    let kind = fs::metadata(path).map_err(|cause| TaskError::io(path, cause))?;
    if kind.is_dir() { load_folder(path) } else { load_file(path) }
}

fn load_folder(folder: &Path) -> Result<Vec<Task>, TaskError> {
    let files = task_files(folder)?;
    let mut problems = Problems::default();
    let mut tasks: Vec<Task> =
        files.iter().filter_map(|file| problems.note(load_member(file))).collect();
    tasks.sort_by(|a, b| a.id.cmp(&b.id));
    problems.or(tasks)
}

/// The `*.json` files of a folder that are not hidden, by name.
fn task_files(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let failed = |cause| TaskError::io(folder, cause);
    let (mut files, mut folders) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let Some(name) = name.filter(|name| !name.starts_with('.')) else { continue };
        if name.ends_with(".json") {
            files.push(path);
        } else if path.is_dir() {
            folders.push(name);
        }
    }
    if files.is_empty() {
        folders.sort();
        folders.truncate(5);
        let names = folders.join(", ");
        let hint = if names.is_empty() { names } else { format!(" (its subfolders: {names})") };
        return Err(TaskError::NoTasks { folder: folder.display().to_string(), hint });
    }
    files.sort();
    Ok(files)
}

/// One file of a folder.
fn load_member(path: &Path) -> Result<Task, TaskError> {
    let file = path.display().to_string();
    if bundle::is_challenges(path) || bundle::is_solutions(path) {
        let flaw = "part of a bundle in a folder of task files; load the *_challenges.json file \
                    by its own path";
        return Err(TaskError::content(&file, [Flaw::new(flaw)]));
    }
    if !fs::metadata(path).map_err(|cause| TaskError::io(path, cause))?.is_file() {
        let flaw = "not a regular file; move it out of the folder or rename it";
        return Err(TaskError::content(&file, [Flaw::new(flaw)]));
    }
    let json = Json::read(&file, &read(path, TASK)?)?;
    if matches!(json, Json::Object(_)) && !is_task(&json) {
        let flaw = "neither \"train\" nor \"test\", so no task; load a bundle by its own path, \
                    move other files out of the folder";
        return Err(TaskError::content(&file, [Flaw::new(flaw)]));
    }
    task_in(path, &file, &json)
}

fn load_file(path: &Path) -> Result<Vec<Task>, TaskError> {
    let file = path.display().to_string();
    let bytes = read(path, BUNDLE)?;
    let json = Json::read(&file, &bytes)?;
    if !is_task(&json) {
        return bundle::load(path, &json);
    }
    if bytes.len() as u64 > TASK.bytes() {
        return Err(TASK.exceeded(file));
    }
    Ok(vec![task_in(path, &file, &json)?])
}

fn task_in(path: &Path, file: &str, json: &Json) -> Result<Task, TaskError> {
    let Some(id) = path.file_stem().and_then(|stem| stem.to_str()) else {
        let flaw = Flaw::new("the name is the task's id and must be Unicode; rename the file");
        return Err(TaskError::content(file, [flaw]));
    };
    task_of(id, json).map_err(|flaws| TaskError::content(file, flaws))
}

/// The bytes of a file, unless it is too large.
pub(super) fn read(path: &Path, most: Size) -> Result<Vec<u8>, TaskError> {
    let bytes = read_at_most(path, most.bytes()).map_err(|cause| TaskError::io(path, cause))?;
    bytes.ok_or_else(|| most.exceeded(path.display().to_string()))
}

fn read_at_most(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let file = File::open(path)?;
    if file.metadata()?.len() > most {
        return Ok(None);
    }
    // A file may grow meanwhile, and a pipe tells no length.
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= most))
}

impl Size {
    fn bytes(self) -> u64 {
        self.mib << 20
    }

    fn exceeded(self, file: String) -> TaskError {
        TaskError::TooLarge { file, limit: self.mib, what: self.what }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::test_data::{Folder, TASK as SMALL, TOUGH};
    use crate::task::to_json;

    fn small() -> &'static [u8] {
        SMALL.as_bytes()
    }

    fn ids(tasks: &[Task]) -> Vec<&str> {
        tasks.iter().map(|task| task.id.as_str()).collect()
    }

    #[test]
    fn a_folder_loads_sorted_by_id() {
        let folder = Folder::new(&[
            ("b.json", small()),
            ("a.json", TOUGH.as_bytes()),
            ("a-c.json", small()),
            ("notes.txt", b"x"),
            (".hidden.json", b"x"),
        ]);
        let tasks = load(folder.path()).unwrap();
        assert_eq!(ids(&tasks), ["a", "a-c", "b"]);
        assert_eq!(to_json(&tasks[2]), SMALL);
    }

    #[test]
    fn a_file_loads_alone() {
        let folder = Folder::new(&[("b.json", small()), ("bad.json", b"x")]);
        assert_eq!(ids(&load(folder.join("b.json")).unwrap()), ["b"]);
    }

    #[test]
    fn a_folder_tells_all_its_problems() {
        let huge = [small(), " ".repeat(1 << 20).as_bytes()].concat();
        let folder = Folder::new(&[
            ("a.json", b"{\"train\": [}"),
            ("b.json", small()),
            ("c.json", b"\xff"),
            ("d.json", SMALL.replace("9, 8", "9, 18").as_bytes()),
            ("e_challenges.json", b"{}"),
            ("f.json", &huge),
            ("h.json", b"{\"a\": {}, \"b\": {}}"),
            ("i.json", b"[]"),
        ]);
        fs::create_dir(folder.join("g.json")).unwrap();
        let text = load(folder.path()).unwrap_err().to_string();
        let prefix = format!("\n  {}{}", folder.path().display(), std::path::MAIN_SEPARATOR);
        let parts: Vec<&str> = text.split(&prefix).collect();
        let starts = [
            "8 problems:",
            "a.json, line 1, column 12: expected value; correct",
            "c.json, line 1, column 1: not UTF-8",
            "d.json: test pair 1, output, row 1, cell 2: 18 is not a color",
            "e_challenges.json: part of a bundle",
            "f.json: larger than 1 MiB, the most a task file may have",
            "g.json: not a regular file",
            "h.json: neither \"train\" nor \"test\", so no task; load a bundle by its own path, move",
            "i.json: a list of 0 elements where an object of \"train\"",
        ];
        assert_eq!(parts.len(), starts.len(), "{text}");
        for (part, start) in parts.iter().zip(starts) {
            assert!(part.starts_with(start), "{part} must start with {start}");
        }
    }

    #[test]
    fn many_problems_are_cut_at_twenty() {
        let names: Vec<String> = (0..25).map(|n| format!("{n}.json")).collect();
        let files: Vec<(&str, &[u8])> = names.iter().map(|n| (n.as_str(), &b"x"[..])).collect();
        let text = load(Folder::new(&files).path()).unwrap_err().to_string();
        assert!(text.starts_with("25 problems:") && text.contains("and 5 more"), "{text}");
    }

    #[test]
    fn what_is_not_there_is_told() {
        let folder = Folder::new(&[("notes.txt", b"x")]);
        let text = load(folder.path()).unwrap_err().to_string();
        assert!(text.contains("no *.json file in this folder; give"), "{text}");
        fs::create_dir(folder.join("training")).unwrap();
        let text = load(folder.path()).unwrap_err().to_string();
        assert!(text.contains("(its subfolders: training)"), "{text}");
        let error = load(folder.join("none.json")).unwrap_err();
        assert!(matches!(error, TaskError::NotFound { .. }));
        let error = load(folder.join("notes.txt").join("x.json")).unwrap_err();
        assert!(matches!(error, TaskError::Unreadable { .. } | TaskError::NotFound { .. }));
    }

    #[test]
    fn large_files_are_refused() {
        let spaces = " ".repeat(1 << 20);
        let folder = Folder::new(&[("a.json", [small(), spaces.as_bytes()].concat().as_slice())]);
        let text = load(folder.join("a.json")).unwrap_err().to_string();
        assert!(text.contains("larger than 1 MiB, the most a task file may have"), "{text}");
        let huge = File::create(folder.join("b.json")).unwrap();
        huge.set_len((64 << 20) + 1).unwrap();
        let text = load(folder.join("b.json")).unwrap_err().to_string();
        assert!(text.contains("larger than 64 MiB, the most a bundle may have"), "{text}");
    }

    #[cfg(unix)]
    #[test]
    fn odd_names_and_broken_links_are_told() {
        use std::os::unix::ffi::OsStrExt;
        let folder = Folder::new(&[]);
        let name = std::ffi::OsStr::from_bytes(b"a\xff.json");
        if fs::write(folder.path().join(name), small()).is_ok() {
            let text = load(folder.path()).unwrap_err().to_string();
            assert!(text.contains("must be Unicode; rename the file"), "{text}");
        }
        let folder = Folder::new(&[]);
        std::os::unix::fs::symlink("nowhere", folder.join("b.json")).unwrap();
        let text = load(folder.path()).unwrap_err().to_string();
        assert!(text.contains("b.json: no such file"), "{text}");
    }
}
