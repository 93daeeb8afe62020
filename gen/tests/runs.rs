//! Long runs from outside: interruptions, run directories, rankings and submissions.

mod common;

use common::{Folder, Ran, batt, expect, flip, lines, refused};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The files that a run writes and that must not depend on how it went.
const KINDS: [&str; 4] = ["jsonl", "log", "ranking", "submission"];

/// Options for all of them.
fn outputs(folder: &Folder, name: &str) -> Vec<String> {
    let option = |kind: &&str| [format!("--{kind}"), folder.path(&format!("{name}.{kind}"))];
    KINDS.iter().flat_map(option).collect()
}

fn run(folder: &Folder, name: &str, extra: &[&str]) -> Ran {
    let outputs = outputs(folder, name);
    let outputs = outputs.iter().map(String::as_str);
    batt(&["run"].into_iter().chain(outputs).chain(extra.iter().copied()).collect::<Vec<_>>())
}

/// Starts a run without waiting for it.
fn start(folder: &Folder, name: &str, extra: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_batt"));
    command.arg("run").args(outputs(folder, name)).args(extra);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[track_caller]
fn same(folder: &Folder, one: &str, other: &str) {
    for kind in KINDS {
        let read = |name: &str| folder.read(&format!("{name}.{kind}"));
        assert!(read(one) == read(other), "{kind} differs");
    }
}

fn chunks(dir: &str) -> usize {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    entries.filter(|entry| entry.file_name().to_string_lossy().ends_with(".lanes")).count()
}

/// Waits until a run has kept so many chunks.
fn wait_for(child: &mut Child, dir: &str, count: usize) {
    let start = Instant::now();
    while chunks(dir) < count && child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < Duration::from_secs(120));
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_killed_run_goes_on_and_gives_the_same_files() {
    let folder = Folder::new("kill");
    let dir = folder.path("dir");
    assert_eq!(run(&folder, "whole", &["--repeat", "9"]).code, 0);
    let options = ["--repeat", "9", "--batch", "100", "--run-dir", &dir, "--resume"];
    for kept in [0, 1, 30, 60] {
        let mut child = start(&folder, "part", &options);
        wait_for(&mut child, &dir, kept);
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(chunks(&dir) >= 60);
    let ran = run(&folder, "part", &[&options[..], &["--stats"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    same(&folder, "whole", "part");
    assert!(ran.stdout.contains("of them from the run directory"), "{}", ran.stdout);
    assert!(ran.stdout.contains("lanes/s by tenth"));
    assert!(!folder.names().iter().any(|name| name.ends_with(".tmp")), "{:?}", folder.names());
    assert_eq!(folder.read("whole.jsonl").lines().count(), 9 * 1172);
    // A finished run can be read again.
    let again = run(&folder, "again", &options);
    assert_eq!(again.code, 0, "{}", again.stderr);
    same(&folder, "whole", "again");
}

#[test]
fn two_runs_in_one_folder_are_kept_apart() {
    let folder = Folder::new("lock");
    let dir = folder.path("dir");
    let options = ["--repeat", "200", "--batch", "500", "--run-dir", &dir];
    let mut first = start(&folder, "first", &options);
    wait_for(&mut first, &dir, 1);
    for extra in [&["--resume"][..], &[]] {
        let second = run(&folder, "second", &[&options[..], extra].concat());
        assert_eq!(second.code, 2, "{}", second.stderr);
        assert!(
            second.stderr.contains("dir: another run is using this folder"),
            "{}",
            second.stderr
        );
    }
    assert_eq!(folder.names().iter().filter(|name| name.starts_with("second")).count(), 0);
    first.kill().unwrap();
    assert!(!first.wait().unwrap().success(), "the first run was to be cut short");
    // The system has taken the lock back.
    let resumed = run(&folder, "second", &[&options[..], &["--resume"]].concat());
    assert_eq!(resumed.code, 0, "{}", resumed.stderr);
}

#[test]
fn merged_runs_resume_too() {
    let folder = Folder::new("merged-resume");
    let dir = folder.path("dir");
    let ids = ["--mode", "merged", "--ids", "mirrorwall,halo,tallest", "--repeat", "3"];
    assert_eq!(run(&folder, "whole", &ids).code, 0);
    let options = [&ids[..], &["--batch", "3", "--run-dir", &dir, "--resume"]].concat();
    let mut child = start(&folder, "part", &options);
    wait_for(&mut child, &dir, 5);
    child.kill().unwrap();
    child.wait().unwrap();
    let ran = run(&folder, "part", &options);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    same(&folder, "whole", "part");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_says_how_to_go_on() {
    let folder = Folder::new("interrupt");
    let dir = folder.path("dir");
    let interrupt = |options: &[&str]| {
        let mut child = start(&folder, "part", options);
        wait_for(&mut child, &dir, 2);
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let options = ["--repeat", "200", "--batch", "100", "--run-dir", &dir];
    let (code, told) = interrupt(&options);
    assert_eq!(code, Some(130), "{told}");
    assert!(told.contains("of 2344 chunks are kept in") && told.contains("--resume\n"), "{told}");
    assert!(chunks(&dir) >= 2);
    // Nothing has its name before it is whole.
    assert_eq!(folder.names(), ["dir"]);
    let kept = fs::read_dir(&dir).unwrap();
    assert!(kept.flatten().all(|e| !e.file_name().to_string_lossy().ends_with(".tmp")));
    let ran = run(&folder, "part", &options);
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("holds a run already; add --resume"), "{}", ran.stderr);
}

#[test]
fn a_run_that_changed_is_refused() {
    let (folder, tasks, solvers) = flip("changed");
    let (dir, jsonl) = (folder.path("dir"), folder.path("out.jsonl"));
    let base = ["run", "--tasks", &tasks, "--solvers", &solvers, "--run-dir", &dir];
    let resume = [&base[..], &["--resume", "--jsonl", &jsonl]].concat();
    expect(0, &base);
    expect(0, &resume);
    let whole = folder.read("out.jsonl");
    let task = folder.read("tasks/flip.json");
    let solver = folder.read("solvers.py");
    // A solution is part of the task.
    folder.write("tasks/flip.json", task.replace("[[0, 5]]", "[[5, 0]]"));
    refused(&resume, &["cannot resume", "another run: task flip changed"]);
    folder.write("tasks/flip.json", &task);
    folder.write("tasks/more.json", &task);
    refused(&resume, &["task more is new"]);
    fs::remove_file(folder.path("tasks/more.json")).unwrap();
    folder.write("solvers.py", solver.replace("vmirror", "hmirror"));
    refused(&resume, &["solver flip changed"]);
    folder.write("solvers.py", solver.replace("flip_2", "flip_9"));
    refused(&resume, &["solver flip_2 is gone", "solver flip_9 is new"]);
    folder.write("solvers.py", &solver);
    let with = |extra: &[&str], part: &str| refused(&[&resume[..], extra].concat(), &[part]);
    with(&["--batch", "5"], "lanes per chunk 5, then 4096");
    with(&["--on-error", "default"], "policy SafeDefault, then Poison");
    with(&["--repeat", "2"], "lanes 24, then 12");
    with(&["--mode", "merged"], "mode own is gone; mode merged is new");
    assert_eq!(folder.read("out.jsonl"), whole);
    expect(0, &resume);
    assert_eq!(folder.read("out.jsonl"), whole);
    refused(&["run", "--resume"], &["--run-dir"]);
    refused(&["run", "--repeat", "0"], &["at least 1"]);
}

#[test]
fn a_task_that_changes_during_a_run_changes_nothing() {
    let (folder, tasks, solvers) = flip("underneath");
    let dir = folder.path("dir");
    let options = ["--tasks", &tasks, "--solvers", &solvers, "--repeat", "2000", "--batch", "1000"];
    assert_eq!(run(&folder, "whole", &options).code, 0);
    let kept = [&options[..], &["--run-dir", &dir]].concat();
    let mut child = start(&folder, "changed", &kept);
    wait_for(&mut child, &dir, 1);
    let task = folder.read("tasks/flip.json");
    // Half a file, as whoever writes it in place leaves it for a moment.
    folder.write("tasks/flip.json", &task[..task.len() / 2]);
    assert!(child.try_wait().unwrap().is_none(), "the run was to be under way");
    assert!(child.wait().unwrap().success());
    same(&folder, "whole", "changed");
    let resume = [&["run"][..], &kept, &["--resume"]].concat();
    refused(&resume, &["flip.json"]);
    folder.write("tasks/flip.json", task.replace("[[5, 0]]", "[[5, 1]]"));
    refused(&resume, &["cannot resume", "task flip changed"]);
}

#[test]
fn places_that_cannot_be_written_are_told() {
    let folder = Folder::new("places");
    let file = folder.write("file", "x");
    refused(&["run", "--run-dir", &file], &["file: "]);
    refused(&["run", "--run-dir", &folder.path("file/dir")], &["file/dir: "]);
    folder.write("full/precious.txt", "x");
    refused(&["run", "--run-dir", &folder.path("full")], &["full: not empty, and not a run"]);
    for kind in ["jsonl", "ranking", "submission", "report", "log"] {
        let option = format!("--{kind}");
        refused(&["run", &option, &folder.path("no/x")], &["no/x: cannot be written"]);
        if Path::new("/dev/full").exists() {
            refused(&["run", &option, "/dev/full"], &["/dev/full: cannot be written"]);
        }
    }
    assert_eq!(folder.names(), ["file", "full"]);
}

/// The superuser may write anywhere, so then somebody else runs the command.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_is_read_only_is_told() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65534;
    let folder = Folder::new("readonly");
    let place = folder.path("place");
    fs::create_dir(&place).unwrap();
    let batt = folder.path("batt");
    fs::copy(env!("CARGO_BIN_EXE_batt"), &batt).unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o555)).unwrap();
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    let attempt = |args: &[&str]| {
        let mut command = Command::new(&batt);
        command.args(args).current_dir(&place);
        if is_root {
            command.uid(NOBODY).gid(NOBODY);
        }
        let output = command.output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let file = folder.path("place/x");
    let run_dir: &[&str] = &["run", "--run-dir"];
    for args in WRITERS.into_iter().chain([run_dir]) {
        for target in [&file, &place] {
            let (code, told) = attempt(&[args, &[target.as_str()][..]].concat());
            assert_eq!(code, Some(2), "{args:?}: {told}");
            assert!(told.contains("place"), "{args:?}: {told}");
            let said = ["Permission denied", "is a directory"];
            assert!(said.iter().any(|said| told.contains(said)), "{args:?}: {told}");
            assert_eq!(fs::read_dir(&place).unwrap().count(), 0);
        }
    }
    // The report that nobody asked for is no reason to fail.
    let (code, told) = attempt(&["run"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("warning: no report: batt-report.html: cannot be written"), "{told}");
    fs::set_permissions(&place, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Every option that names a file to write; the file's name comes last.
const WRITERS: [&[&str]; 12] = [
    &["run", "--jsonl"],
    &["run", "--repeat", "20", "--log"],
    &["run", "--submission"],
    &["run", "--ranking"],
    &["run", "--report"],
    &["emit", "--out"],
    &["profile", "--json"],
    &["profile", "--report"],
    &["bench", "--ids", "tallest", "--repeat", "1", "--per-op", "--json"],
    &["show", "mirrorwall", "--svg"],
    &["show", "mirrorwall", "--png"],
    &["slice", "--solver", "mirrorwall", "--out"],
];

/// Runs the command where files may grow to so many KiB only, as on a disk that is almost full.
#[cfg(target_os = "linux")]
fn limited(blocks: u32, args: &str) -> (Option<i32>, String) {
    let batt = env!("CARGO_BIN_EXE_batt");
    let command = format!("trap '' XFSZ; ulimit -f {blocks}; exec {batt} {args}");
    let output = Command::new("bash").args(["-c", &command]).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_files_as_they_were() {
    let folder = Folder::new("writers");
    for args in WRITERS {
        let (old, new) = (folder.write("old", "precious"), folder.path("new"));
        for file in [&old, &new] {
            let (code, told) = limited(0, &format!("{} {file}", args.join(" ")));
            assert_eq!(code, Some(2), "{args:?}: {told}");
            assert!(told.contains(&format!("{file}: cannot be written: File too large")), "{told}");
        }
        assert_eq!(
            (folder.names(), folder.read("old")),
            (vec!["old".to_owned()], "precious".to_owned())
        );
    }
    // All or none: the log and the submission would fit.
    let files = KINDS.map(|kind| format!("--{kind} {}", folder.path(kind))).join(" ");
    let (code, told) = limited(100, &format!("run {files}"));
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("jsonl: cannot be written: File too large"), "{told}");
    assert_eq!(folder.names(), ["old"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_finished_chunks_stay() {
    let folder = Folder::new("full");
    let (dir, jsonl) = (folder.path("dir"), folder.path("out.jsonl"));
    let options = format!("run --run-dir {dir} --resume --batch 1000");
    let (code, told) = limited(40, &options);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("chunk-000000.lanes: File too large"), "{told}");
    assert!(told.contains("--resume goes on with them"), "{told}");
    assert_eq!(chunks(&dir), 0);
    expect(0, &["run", "--run-dir", &dir, "--resume", "--batch", "1000"]);
    let (code, told) = limited(40, &format!("{options} --jsonl {jsonl}"));
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("out.jsonl: cannot be written"), "{told}");
    assert_eq!((folder.names(), chunks(&dir)), (vec!["dir".to_owned()], 2));
}

#[test]
fn a_load_test_counts_exactly() {
    let (folder, tasks, solvers) = flip("load");
    let base = ["run", "--tasks", &tasks, "--solvers", &solvers];
    let files = |name: &str, extra: &[&str]| {
        let [jsonl, ranking] =
            ["jsonl", "ranking"].map(|kind| folder.path(&format!("{name}.{kind}")));
        let ran =
            expect(0, &[&base[..], &["--jsonl", &jsonl, "--ranking", &ranking], extra].concat());
        (ran.stdout, folder.read(&format!("{name}.jsonl")), folder.read(&format!("{name}.ranking")))
    };
    let (_, once, ranking) = files("once", &[]);
    let (told, thrice, ranking_thrice) = files("thrice", &["--repeat", "3", "--batch", "5"]);
    assert_eq!((thrice, ranking_thrice), (once.repeat(3), ranking));
    assert!(told.contains("samples matched  12 of 27, 9 with unknown output"), "{told}");
    assert!(told.contains("samples failed   9 (empty 9)") && told.contains("(36 in "), "{told}");
    let stats = expect(0, &[&base[..], &["--stats"]].concat()).stdout;
    assert!(stats.contains("chunks           1\n"), "{stats}");
    assert!(!cfg!(target_os = "linux") || stats.contains("peak memory"), "{stats}");
}

/// Differs whose scores are easy to tell: the candidate's height times a thousand, which is
/// clamped, and 7 where the candidate is the true output.
const DIFFERS: &str = "\
def differ_high(S, I, C):
    x1 = height(I)
    x2 = multiply(x1, TEN)
    x3 = multiply(x2, TEN)
    x4 = multiply(x3, TEN)
    x5 = astuple(x4, x1)
    return x5

def differ_same(S, I, C):
    x1 = equality(I, C)
    x2 = multiply(x1, SEVEN)
    x3 = astuple(x2, I)
    return x3

def differ_odd(S, I, C):
    x1 = height(I)
    return x1
";

#[test]
fn solvers_are_ranked() {
    let (folder, tasks, solvers) = flip("ranking");
    let more = folder.write(
        "more.py",
        "def solve_flip_5(I):\n    x1 = rot180(I)\n    x2 = hmirror(x1)\n    return x2\n",
    );
    let differs = folder.write("differs.py", DIFFERS);
    let file = folder.path("ranking.json");
    let base = ["run", "--tasks", &tasks, "--solvers", &more, &solvers, "--ranking", &file];
    let ranking = |extra: &[&str]| -> (String, Value) {
        let ran = expect(0, &[&base[..], extra].concat());
        (ran.stdout, serde_json::from_str(&folder.read("ranking.json")).unwrap())
    };
    let ids = |ranking: &Value| -> Vec<String> {
        let solvers = ranking[0]["solvers"].as_array().unwrap().iter();
        solvers.map(|row| row["solver"].as_str().unwrap().to_owned()).collect()
    };
    let (_, own) = ranking(&[]);
    // flip and flip_5 do the same, but flip is shorter.
    assert_eq!(ids(&own), ["flip", "flip_5", "flip_2", "flip_3"]);
    let first = json!({"solver": "flip", "matched": 3, "known": 3, "train_matched": 2,
        "test_matched": 1, "score": 3000, "differ_sum": 0, "steps": 1});
    assert_eq!((&own[0]["task"], &own[0]["solvers"][0]), (&json!("flip"), &first));
    assert!(own[0].get("input").is_none());

    let (told, merged) =
        ranking(&["--mode", "merged", "--differs", &differs, "--on-error", "poison"]);
    assert_eq!(ids(&merged), ["flip", "flip_5", "flip_2", "flip_3"]);
    let first = &merged[0]["solvers"][0];
    // Four samples of height 1 or more; three of them with a known output, which it matches.
    assert_eq!(first["differs"], json!({"high": 4000, "same": 21, "odd": 0}));
    assert_eq!((&first["differ_sum"], &first["matched"]), (&json!(4021), &json!(3)));
    // The inputs: one of four equals its output.
    assert_eq!(merged[0]["input"], json!({"high": 0, "same": 3993, "odd": 0}));
    let failed = &merged[0]["solvers"][3];
    assert_eq!((&failed["matched"], &failed["differ_sum"]), (&json!(0), &json!(0)));
    let line = "best solvers     flip: flip 3 of 3 (differs 4021), flip_5 3 of 3 (differs 4021)\n";
    assert!(told.contains(line), "{told}");
}

/// A score below 0, one above 1000, one of 400 where the candidate is the true output, and no score.
const COUNTED: &str = "\
def differ_low(S, I, C):
    x1 = height(I)
    x2 = invert(x1)
    x3 = astuple(x2, x1)
    return x3

def differ_high(S, I, C):
    x1 = height(I)
    x2 = multiply(x1, TEN)
    x3 = multiply(x2, x2)
    x4 = multiply(x3, TEN)
    x5 = astuple(x4, x1)
    return x5

def differ_same(S, I, C):
    x1 = equality(I, C)
    x2 = multiply(x1, TEN)
    x3 = multiply(x2, TEN)
    x4 = multiply(x3, FOUR)
    x5 = astuple(x4, I)
    return x5

def differ_none(S, I, C):
    x1 = height(I)
    return x1
";

#[test]
fn scores_are_those_counted_by_hand() {
    let folder = Folder::new("counted");
    folder.write(
        "tasks/t.json",
        r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]},
            {"input": [[3], [4]], "output": [[4], [3]]}],
            "test": [{"input": [[5, 0]], "output": [[0, 5]]}, {"input": [[6, 7, 8]]}]}"#,
    );
    let solvers = folder.write(
        "solvers.py",
        "def solve_t(I):\n    x1 = rot180(I)\n    return x1\n
def solve_t_2(I):\n    x1 = vmirror(I)\n    return x1\n
def solve_t_3(S, I, C):\n    x1 = identity(C)\n    return x1\n
def solve_t_4(I):\n    return I\n",
    );
    let (tasks, differs) = (folder.path("tasks"), folder.write("differs.py", COUNTED));
    let files = ["ranking", "submission", "jsonl"].map(|kind| folder.path(kind));
    let [ranking, submission, jsonl] = files.each_ref();
    let base = ["run", "--tasks", &tasks, "--solvers", &solvers, "--differs", &differs];
    let more = ["--ranking", ranking, "--submission", submission, "--jsonl", jsonl];
    expect(0, &[&base[..], &["--mode", "merged"], &more].concat());
    let row = |solver: &str, [train, test]: [u32; 2], [low, high, same]: [u32; 3], steps: u32| {
        let matched = train + test;
        json!({"solver": solver, "matched": matched, "known": 3, "train_matched": train,
            "test_matched": test, "score": 1000 * matched, "differ_sum": low + high + same,
            "differs": {"low": low, "high": high, "same": same, "none": 0}, "steps": steps})
    };
    // Four samples, the last one's output unknown. `high` is 1000 or, for two rows, 4000.
    let expected = json!([{
        "task": "t",
        // No input is its output: `same` falls short by 1000 on each, and so does `low`.
        "input": {"low": 4000, "high": 0, "same": 4000, "none": 0},
        "solvers": [
            row("t", [2, 1], [0, 4000, 1200], 1),
            // Right but for the second train pair.
            row("t_2", [1, 1], [0, 4000, 800], 1),
            // Gives C: no value as its output, the true output for its scores. Where that is unknown, it has
            // a height of 0 by default, and is the same as C.
            row("t_3", [0, 0], [0, 3000, 1600], 1),
            row("t_4", [0, 0], [0, 4000, 0], 0),
        ]
    }]);
    assert_eq!(serde_json::from_str::<Value>(&folder.read("ranking")).unwrap(), expected);
    // t and t_2 give the same for the tests, so the second attempt is the input itself.
    let attempts = |first: Value, second: Value| json!({"attempt_1": first, "attempt_2": second});
    let expected = json!({"t": [
        attempts(json!([[0, 5]]), json!([[5, 0]])),
        attempts(json!([[8, 7, 6]]), json!([[6, 7, 8]])),
    ]});
    assert_eq!(serde_json::from_str::<Value>(&folder.read("submission")).unwrap(), expected);
    let rows = lines(&folder.read("jsonl"));
    let third = rows.iter().filter(|row| row["solver"] == "t_3");
    assert!(third.clone().all(|row| row["output"].is_null()) && third.count() == 4);
}

#[test]
fn attempts_rest_on_the_train_pairs_alone() {
    let folder = Folder::new("attempts");
    // Nobody matches the train pair; only the last solver matches the test pair.
    folder.write(
        "tasks/t.json",
        r#"{"train": [{"input": [[1, 2]], "output": [[7]]}],
        "test": [{"input": [[1, 2]], "output": [[2, 1]]}]}"#,
    );
    let solvers = folder.write(
        "solvers.py",
        "def solve_t_1(I):\n    return I\n
def solve_t_2(I):\n    x1 = canvas(TEN, UNITY)\n    return x1\n
def solve_t_3(I):\n    x1 = rot90(I)\n    x2 = rot90(x1)\n    x3 = hmirror(x2)\n    return x3\n
def solve_t_4(I):\n    x1 = rot90(I)\n    return x1\n
def solve_t_5(I):\n    x1 = rot90(I)\n    x2 = rot90(x1)\n    return x2\n",
    );
    let (tasks, file) = (folder.path("tasks"), folder.path("submission.json"));
    let run = |extra: &[&str]| -> Value {
        let base = ["run", "--tasks", &tasks, "--solvers", &solvers, "--submission", &file];
        expect(0, &[&base[..], extra].concat());
        serde_json::from_str(&folder.read("submission.json")).unwrap()
    };
    // The shortest two; a grid with a color that tasks do not have is no attempt.
    let shortest = json!({"t": [{"attempt_1": [[1, 2]], "attempt_2": [[1], [2]]}]});
    assert_eq!(run(&[]), shortest);
    assert_eq!(run(&["--mode", "merged"]), shortest);
    // A differ that favors high grids puts the turned one first.
    let differs = folder.write(
        "differs.py",
        "def differ_high(S, I, C):\n    x1 = height(I)\n    x2 = astuple(x1, I)\n    return x2\n",
    );
    let turned = json!({"t": [{"attempt_1": [[1], [2]], "attempt_2": [[1, 2]]}]});
    assert_eq!(run(&["--mode", "merged", "--differs", &differs]), turned);
}

#[test]
fn a_bundle_gets_a_submission_for_every_task() {
    let folder = Folder::new("bundle-submission");
    let open = json!({"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}]});
    let two = json!({"train": open["train"], "test": [{"input": [[3]]}, {"input": [[4, 4]]}]});
    let bundle = json!({"aaa": open, "bbb": two, "ccc": open});
    let tasks = folder.write("x_challenges.json", bundle.to_string());
    let solvers = folder.write("s.py", "def solve_bbb(I):\n    x1 = first(ZERO)\n    return x1\n");
    let file = folder.path("submission.json");
    expect(0, &["run", "--tasks", &tasks, "--solvers", &solvers, "--submission", &file]);
    let none = json!({"attempt_1": [[0]], "attempt_2": [[0]]});
    let submission: Value = serde_json::from_str(&folder.read("submission.json")).unwrap();
    assert_eq!(submission, json!({"aaa": [none], "bbb": [none, none], "ccc": [none]}));
    assert!(lines(&folder.read("submission.json")).len() == 1);
}

/// The whole of it, for a machine with time: `BATT_SOAK=1 cargo test --release`.
#[cfg(unix)]
#[test]
fn soak() {
    if std::env::var_os("BATT_SOAK").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/soak");
    for script in ["kill_resume.sh", "million.sh"] {
        let mut command = Command::new(folder.join(script));
        assert!(command.arg(env!("CARGO_BIN_EXE_batt")).status().unwrap().success(), "{script}");
    }
}
