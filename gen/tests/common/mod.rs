//! What the tests of the command share.
#![allow(dead_code, reason = "not every test file uses all of it")]

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A folder of its own for one test, removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("batt-cli-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
        path.display().to_string()
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    /// The names of what is in it, also hidden ones.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

pub fn batt(args: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_batt"));
    // A plain run of the demo writes its report here.
    command.current_dir(env!("CARGO_TARGET_TMPDIR"));
    let output = command.args(args).output().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the command, which must end with this code.
#[track_caller]
pub fn expect(code: i32, args: &[&str]) -> Ran {
    let ran = batt(args);
    assert_eq!(ran.code, code, "{args:?}\n{}\n{}", ran.stdout, ran.stderr);
    ran
}

/// Runs the command, which must end with code 2 and a message with all these parts.
#[track_caller]
pub fn refused(args: &[&str], parts: &[&str]) {
    let ran = expect(2, args);
    for part in parts {
        assert!(ran.stderr.contains(part), "{part} not in\n{}", ran.stderr);
    }
}

pub fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub const FLIP: &str = r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]},
    {"input": [[3], [4]], "output": [[3], [4]]}],
    "test": [{"input": [[5, 0]], "output": [[0, 5]]}, {"input": [[6, 7, 8]]}]}"#;

pub const SOLVERS: &str = "\
def solve_flip(I):
    x1 = vmirror(I)
    return x1

def solve_flip_2(I):
    return I

def solve_flip_3(I):
    x1 = objects(I, T, F, T)
    x2 = size(I)
    x3 = decrement(x2)
    x4 = astuple(x3, ONE)
    x5 = interval(ZERO, x3, ONE)
    x6 = first(x5)
    return x6
";

/// A folder with `tasks/flip.json` and `solvers.py`.
pub fn flip(name: &str) -> (Folder, String, String) {
    let folder = Folder::new(name);
    folder.write("tasks/flip.json", FLIP);
    let (tasks, solvers) = (folder.path("tasks"), folder.write("solvers.py", SOLVERS));
    (folder, tasks, solvers)
}
