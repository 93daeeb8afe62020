//! The `batt` command from outside: what it prints and writes, and its exit codes.

mod common;

use common::{FLIP, Folder, SOLVERS, batt, expect, flip, lines, refused};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_demo_runs_without_arguments() {
    let ran = expect(0, &["run"]);
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("batt-report.html");
    assert!(ran.stdout.contains("report           batt-report.html"), "{}", ran.stdout);
    assert!(fs::read_to_string(report).unwrap().ends_with("</html>\n"));
    // Nobody should take what the corpus does on purpose for a fault.
    assert!(ran.stdout.contains("solvers right    221 of 225 (4 wrong on purpose)"));
    assert!(ran.stdout.contains("innerlights_4, keepbiggest_4, swapcrowd_4, tallest_4\n"));
    assert!(ran.stdout.contains("tasks solved     82 of 82"), "{}", ran.stdout);
    assert!(ran.stdout.contains("samples failed   4 (empty 4)"), "{}", ran.stdout);
    assert!(ran.stdout.contains("expected") && ran.stdout.contains("batt show"));
    assert!(ran.stdout.lines().count() <= 40 && !ran.stdout.contains('\x1b'));
    assert_eq!(ran.stderr, "");
}

#[test]
fn rows_have_the_documented_shape() {
    let (folder, tasks, solvers) = flip("rows");
    let jsonl = folder.path("out.jsonl");
    let log = folder.path("log.jsonl");
    let args = ["run", "--solvers", &solvers, "--tasks", &tasks, "--jsonl", &jsonl, "--log", &log];
    let ran = expect(0, &args);
    assert!(ran.stdout.contains("tasks solved     1 of 1"), "{}", ran.stdout);
    assert!(ran.stdout.contains("samples matched  4 of 9, 3 with unknown output"));
    assert!(ran.stdout.contains("wrong somewhere  flip_2, flip_3\n"), "{}", ran.stdout);
    assert!(ran.stdout.contains(&format!("written          {jsonl}, {log}\n")), "{}", ran.stdout);
    let rows = lines(&folder.read("out.jsonl"));
    let row = |solver: &str, kind: &str, index: usize, output: Value, error: Value, is: Value| {
        json!({"solver": solver, "task": "flip", "kind": kind, "index": index,
            "output": output, "error": error, "match": is})
    };
    let no = Value::Null;
    assert_eq!(rows.len(), 12);
    assert_eq!(rows[0], row("flip", "train", 0, json!([[2, 1]]), no.clone(), json!(true)));
    assert_eq!(rows[3], row("flip", "test", 1, json!([[8, 7, 6]]), no.clone(), no.clone()));
    assert_eq!(rows[4], row("flip_2", "train", 0, json!([[1, 2]]), no.clone(), json!(false)));
    let error = json!({"kind": "empty", "t": 6, "op": "first"});
    assert_eq!(rows[8], row("flip_3", "train", 0, no.clone(), error, json!(false)));
    let mut nongrid = row("flip_3", "train", 1, no.clone(), no, json!(false));
    nongrid["nongrid"] = json!("0");
    assert_eq!(rows[9], nongrid);
    let log = lines(&folder.read("log.jsonl"));
    let first = json!({"solver": "flip_3", "task": "flip", "sample": "train 0", "t": 6,
        "op": "first", "kind": "empty"});
    assert_eq!((log.len(), &log[0]), (3, &first));
    assert_eq!(folder.names(), ["log.jsonl", "out.jsonl", "solvers.py", "tasks"]);
}

#[test]
fn defaults_go_on_and_are_logged() {
    let (folder, tasks, solvers) = flip("defaults");
    let (jsonl, log) = (folder.path("out.jsonl"), folder.path("log"));
    let args = ["run", "--solvers", &solvers, "--tasks", &tasks, "--on-error", "default"];
    expect(0, &[&args[..], &["--jsonl", &jsonl, "--log", &log]].concat());
    let rows = lines(&folder.read("out.jsonl"));
    assert_eq!((&rows[8]["error"], &rows[8]["nongrid"]), (&Value::Null, &json!("()")));
    assert_eq!(lines(&folder.read("log")).len(), 3);
}

#[test]
fn threads_batches_and_devices_change_nothing() {
    let folder = Folder::new("same");
    let run = |name: &str, extra: &[&str]| {
        let (jsonl, log) = (folder.path(name), folder.path("log"));
        let submission = folder.path("submission");
        let args = ["run", "--jsonl", &jsonl, "--log", &log, "--submission", &submission];
        expect(0, &[&args[..], extra].concat());
        (folder.read(name), folder.read("log"), folder.read("submission"))
    };
    let own = run("own", &["--device", "scalar"]);
    assert_eq!(own.0.lines().count(), 1172);
    assert!(own == run("a", &["--threads", "1", "--batch", "1"]));
    assert!(own == run("b", &["--threads", "7", "--batch", "100"]));
    assert!(own == run("c", &["--device", "cpu", "--batch", "1000000"]));
    let ids = ["--mode", "merged", "--ids", "mirrorwall,halo"];
    let merged = run("merged", &[&ids[..], &["--device", "scalar"]].concat());
    assert!(merged == run("d", &[&ids[..], &["--threads", "3", "--batch", "2"]].concat()));
}

#[test]
fn a_merged_run_has_every_solver_on_every_sample() {
    let (folder, tasks, solvers) = flip("merged");
    folder
        .write("tasks/same.json", r#"{"train": [{"input": [[1]], "output": [[1]]}], "test": []}"#);
    let differs = folder.write(
        "differs.py",
        "def differ_known(S, I, C):\n    x1 = equality(I, C)\n    x2 = astuple(x1, S)\n    return x2\n",
    );
    let jsonl = folder.path("out.jsonl");
    let args = ["run", "--solvers", &solvers, "--tasks", &tasks, "--differs", &differs];
    expect(0, &[&args[..], &["--mode", "merged", "--jsonl", &jsonl]].concat());
    let rows = lines(&folder.read("out.jsonl"));
    assert_eq!(rows.len(), 3 * 5);
    let ids: Vec<&str> = rows.iter().take(3).map(|row| row["solver"].as_str().unwrap()).collect();
    assert_eq!(ids, ["flip", "flip_2", "flip_3"]);
    assert_eq!(rows[0]["evolved"], json!(false));
    assert_eq!(rows[1]["evolved"], json!(true));
    let score = &rows[0]["scores"][0];
    assert_eq!((&score["differ"], &score["score"]), (&json!("known"), &json!(1)));
    assert!(
        score["t"].as_u64().unwrap() > 0 && score["detail"].as_str().unwrap().starts_with("((")
    );
    assert_eq!(rows[0]["input_scores"][0]["score"], json!(0));
    assert_eq!(rows[14]["task"], json!("same"));
}

#[test]
fn a_submission_has_every_task_and_both_attempts() {
    let (folder, tasks, solvers) = flip("submission");
    folder.write(
        "tasks/other.json",
        r#"{"train": [{"input": [[1]], "output": [[2]]}],
        "test": [{"input": [[1]]}, {"input": [[1]]}]}"#,
    );
    let file = folder.path("submission.json");
    expect(0, &["run", "--solvers", &solvers, "--tasks", &tasks, "--submission", &file]);
    let submission: Value = serde_json::from_str(&folder.read("submission.json")).unwrap();
    let none = json!({"attempt_1": [[0]], "attempt_2": [[0]]});
    let expected = json!({
        "flip": [{"attempt_1": [[0, 5]], "attempt_2": [[5, 0]]},
            {"attempt_1": [[8, 7, 6]], "attempt_2": [[6, 7, 8]]}],
        "other": [none, none],
    });
    assert_eq!(submission, expected);
}

#[test]
fn a_challenges_bundle_runs() {
    let folder = Folder::new("bundle");
    let task: Value = serde_json::from_str(FLIP).unwrap();
    let tasks = folder.write("x_challenges.json", json!({"flip": task}).to_string());
    let solvers = folder.write("solvers.py", SOLVERS);
    let ran = expect(0, &["run", "--solvers", &solvers, "--tasks", &tasks]);
    assert!(ran.stdout.contains("with unknown output") || ran.stdout.contains("of 12"));
}

#[test]
fn bad_solver_files_are_told_with_their_place() {
    let (folder, tasks, good) = flip("bad");
    let tasks = ["--tasks", &tasks];
    let run = |file: &str| ["run", "--solvers", file, tasks[0], tasks[1]].map(str::to_owned);
    let refuse = |file: &str, parts: &[&str]| {
        let args = run(file);
        refused(&args.each_ref().map(String::as_str), parts);
    };
    refuse(&folder.write("empty.py", ""), &["empty.py: no solver in this file", "no solver left"]);
    refuse(&folder.write("binary.py", [0x80, 0, 0xff]), &["binary.py: not a text file: byte 0"]);
    refuse(&folder.write("zero.py", "def\0"), &["zero.py: not a text file: byte 3"]);
    refuse(&folder.write("long.py", "x".repeat(10 << 20)), &["long.py: 10485760 bytes"]);
    let long_line = format!("\n# {}", "x".repeat(1 << 20));
    refuse(&folder.write("line.py", long_line), &["line.py:2:1", "too long"]);
    let unknown = "def solve_flip(I):\n    x1 = vmiror(I)\n    return x1\n";
    let unknown = folder.write("unknown.py", unknown);
    refuse(&unknown, &["unknown.py:2:10", "unknown name vmiror", "did you mean vmirror?"]);
    refuse(&folder.path("missing.py"), &["missing.py", "No such file"]);
    fs::create_dir(folder.path("folder.py")).unwrap();
    refuse(&folder.path("folder.py"), &["folder.py: no .py file"]);
    #[cfg(unix)]
    {
        fs::create_dir(folder.path("links")).unwrap();
        std::os::unix::fs::symlink("nowhere", folder.path("links/dangling.py")).unwrap();
        refuse(&folder.path("links"), &["dangling.py", "No such file"]);
    }
    // What is good still runs, unless told to be strict.
    let both = ["run", "--solvers", &good, &unknown, tasks[0], tasks[1]];
    let ran = expect(0, &both);
    assert!(ran.stderr.contains("unknown.py:2:10") && ran.stdout.contains("1 of 1"));
    refused(&[&both[..], &["--strict"]].concat(), &["unknown.py:2:10", "1 error"]);
}

#[test]
fn many_problems_are_cut_short() {
    let folder = Folder::new("many");
    let bad = |n: usize| format!("def solve_a{n}(I):\n    return nothing{n}\n");
    let file = folder.write("bad.py", (0..30).map(bad).collect::<String>());
    let ran = expect(2, &["run", "--solvers", &file]);
    assert_eq!(ran.stderr.matches("unknown name").count(), 20);
    assert!(ran.stderr.contains("and 10 more"));
}

#[test]
fn duplicate_ids_are_told() {
    let (folder, tasks, solvers) = flip("twice");
    let again = folder.write("z.py", "\n\ndef verify_flip(I):\n    return I\n");
    let args = ["run", "--tasks", &tasks, "--solvers", &solvers, &again];
    let ran = expect(0, &args);
    for part in ["z.py:3:1", "a second solver with the id flip", "solvers.py:1:1, counts"] {
        assert!(ran.stderr.contains(part), "{part} not in\n{}", ran.stderr);
    }
    refused(&[&args[..], &["--strict"]].concat(), &["1 error"]);
    let twice = folder.write("twice.py", "def solve_flip(I):\n    return I\n".repeat(2));
    let ran = expect(0, &["run", "--tasks", &tasks, "--solvers", &twice]);
    assert!(ran.stderr.contains("twice.py:3:5") && ran.stderr.contains("defined twice"));
}

#[test]
fn solvers_without_a_task_are_told() {
    let (folder, tasks, solvers) = flip("stranger");
    let stranger = folder.write("s.py", "def solve_nowhere_2(I):\n    return I\n");
    let args = ["run", "--tasks", &tasks, "--solvers", &solvers, &stranger];
    let ran = expect(0, &args);
    assert!(ran.stderr.contains("1 solver without a task in"), "{}", ran.stderr);
    assert!(ran.stderr.contains("nowhere_2"));
    refused(&[&args[..], &["--strict"]].concat(), &["nowhere_2"]);
    refused(&["run", "--tasks", &tasks, "--solvers", &stranger], &["nowhere_2", "no solver for"]);
    refused(&["run", "--solvers", &stranger], &["the demo corpus", "--tasks"]);
}

#[test]
fn bad_tasks_are_told() {
    let (folder, tasks, solvers) = flip("badtasks");
    let run = |tasks: &str, parts: &[&str]| {
        refused(&["run", "--solvers", &solvers, "--tasks", tasks], parts);
    };
    run(&folder.path("nowhere"), &["nowhere: no such file or folder"]);
    fs::create_dir(folder.path("none")).unwrap();
    run(&folder.path("none"), &["no *.json file"]);
    let no_outputs = r#"{"train": [{"input": [[1]]}], "test": [{"input": [[1]]}]}"#;
    run(&folder.write("flip.json", no_outputs), &["flip.json", "train", "output"]);
    run(&folder.write("cut.json", &FLIP[..50]), &["cut.json", "line 1, column"]);
    refused(
        &["run", "--solvers", &solvers, "--tasks", &tasks, "--ids", "flap"],
        &["no task flap", "did you mean flip?"],
    );
}

#[test]
fn a_task_without_test_outputs_still_runs() {
    let folder = Folder::new("open");
    let text =
        r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]]}]}"#;
    let tasks = folder.write("flip.json", text);
    let solvers = folder.write("solvers.py", SOLVERS);
    let ran = expect(0, &["run", "--solvers", &solvers, "--tasks", &tasks]);
    assert!(ran.stdout.contains("tasks solved     1 of 1"), "{}", ran.stdout);
    assert!(ran.stdout.contains("samples matched  1 of 3, 3 with unknown output"));
}

#[test]
fn bad_usage_is_told() {
    refused(&["run", "--device", "tpu"], &["auto, scalar, cpu, cuda or cuda:N"]);
    refused(&["run", "--device", "cuda:99"], &["use --device cpu or auto"]);
    refused(&["run", "--threads", "0"], &["at least 1"]);
    refused(&["run", "--batch", "many"], &["expected a number"]);
    refused(&["run", "--mode", "both"], &["own, merged"]);
    refused(&["run", "--dialect", "klingon"], &["auto, arc-dsl, tokpidjin"]);
    refused(&["run", "--jsonk", "x"], &["--jsonk"]);
    refused(&["fly"], &["fly"]);
    refused(&[], &["Usage"]);
    refused(&["show", "mirrorwall", "--sample", "first"], &["train:N or test:N"]);
    refused(&["show", "mirrorwall", "--sample", "train:99"], &["no train 99: 3 train, 2 test"]);
    refused(&["show", "mirorwall"], &["did you mean mirrorwall?"]);
    refused(&["slice", "-t", "99999"], &["no t99999"]);
    refused(&["slice"], &["-t"]);
    refused(&["ops", "filll"], &["did you mean fill?"]);
}

#[test]
fn the_doctor_checks_every_op_on_the_cpu() {
    let ran = expect(0, &["doctor", "--device", "cpu"]);
    assert!(ran.stdout.contains("\nNVIDIA driver    "), "{}", ran.stdout);
    assert!(ran.stdout.contains("cpu              self-check of 288 ops with "), "{}", ran.stdout);
    assert!(ran.stdout.contains(" calls: all as scalar, ") && ran.stdout.contains("--device auto"));
}

#[test]
fn help_ends_with_examples() {
    for command in ["run", "emit", "check", "ops", "bench", "show", "slice", "doctor"] {
        let ran = expect(0, &[command, "--help"]);
        assert!(ran.stdout.contains("Examples:\n  batt "), "{command}");
    }
}

#[test]
fn nothing_half_written_stays() {
    let folder = Folder::new("files");
    refused(
        &["run", "--jsonl", &folder.path("no/such/out")],
        &["no/such/out", "cannot be written"],
    );
    refused(&["run", "--jsonl", &folder.path("")], &["cannot be written"]);
    let old = folder.write("old.jsonl", "old");
    if Path::new("/dev/full").exists() {
        refused(&["run", "--jsonl", &old, "--log", "/dev/full"], &["/dev/full: cannot be written"]);
        assert!(folder.read("old.jsonl") == "old");
    }
    expect(0, &["run", "--jsonl", &old]);
    assert_eq!(folder.read("old.jsonl").lines().count(), 1172);
    refused(&["run", "--jsonl", &old, "--log", &old], &["given for two outputs"]);
    assert_eq!(folder.names(), ["old.jsonl"]);
}

#[test]
fn emitted_files_are_checked() {
    let folder = Folder::new("emit");
    let out = folder.path("demo.rs");
    let program = folder.path("demo.json");
    let args = ["emit", "--out", &out, "--program", &program];
    let check = [&args[..], &["--check"]].concat();
    expect(1, &check);
    let ran = expect(0, &args);
    assert!(ran.stdout.contains("225 outputs, 1125 scores") || ran.stdout.contains("outputs"));
    assert!(folder.read("demo.rs").starts_with("//! demo: "));
    expect(0, &check);
    expect(1, &[&check[..], &["--on-error", "poison"]].concat());
    fs::write(&out, folder.read("demo.rs") + "\n").unwrap();
    assert!(expect(1, &check).stderr.contains("demo.rs: differs"));
    let few = expect(0, &["emit", "--out", &out, "--ids", "mirrorwall", "--name", "two"]);
    assert!(few.stdout.contains("2 outputs"), "{}", few.stdout);
    refused(&["emit", "--out", &out, "--ids", "nothing"], &["no solver of task nothing"]);
}

#[test]
fn slices_read_back() {
    let folder = Folder::new("slice");
    let (out, text, json) = (folder.path("x.rs"), folder.path("x.batt"), folder.path("x.json"));
    let ids = ["--ids", "mirrorwall"];
    expect(0, &[&["emit", "--out", &out, "--program", &text][..], &ids].concat());
    expect(0, &[&["emit", "--out", &out, "--program", &json][..], &ids].concat());
    let count = folder.read("x.batt").lines().filter(|line| line.starts_with('t')).count();
    assert!(count > 5);
    let mut seen = HashSet::new();
    for t in (1..=count).map(|t| t.to_string()) {
        let ran = batt(&["slice", "--program", &text, "-t", &t]);
        if ran.stderr.contains("a solver has one dialect") {
            assert_eq!(ran.code, 2);
            continue;
        }
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let from_text = ran.stdout;
        assert_eq!(from_text, expect(0, &["slice", "--program", &json, "-t", &t]).stdout);
        let merged = expect(0, &[&["slice", "-t", &t][..], &ids].concat()).stdout;
        assert_eq!(from_text, merged);
        seen.insert(merged.replace(&format!("solve_t{t}"), ""));
    }
    assert!(seen.len() > 20);
    let file = folder.path("turn.py");
    expect(0, &["slice", "--solver", "mirrorwall", "--id", "turn", "--out", &file]);
    assert!(folder.read("turn.py").starts_with("def solve_turn(I):\n    x1 = vmirror(I)\n"));
    folder.write("bad.batt", "t1 = rot90(I)\nt2 = nothing(t1)\n");
    let bad = folder.path("bad.batt");
    refused(&["slice", "--program", &bad, "-t", "1"], &["bad.batt:2: nothing"]);
    refused(&["slice", "--solver", "nothing"], &["no solver nothing"]);
}

#[test]
fn check_compares() {
    let ran = expect(0, &["check", "--merged", "--ids", "mirrorwall,keepbiggest,tallest"]);
    assert!(ran.stdout.contains("cpu gives what scalar gives"), "{}", ran.stdout);
    assert!(ran.stdout.contains("every solver gives what it gives alone"));
}

#[test]
fn ops_are_listed() {
    let list: Value = serde_json::from_str(&expect(0, &["ops", "--json"]).stdout).unwrap();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), dsl::ops().count());
    let fill = list.iter().find(|op| op["name"] == "fill").unwrap();
    assert_eq!(fill["signature"], "fill(grid: Grid, value: Integer, patch: Patch)");
    assert_eq!((&fill["result"], &fill["scalar"]), (&json!("Grid"), &json!(true)));
    assert!(fill["batch"].is_boolean() && fill["cuda"].is_boolean());
    let aliases: Vec<&Value> =
        list.iter().flat_map(|op| op["aliases"].as_array().unwrap()).collect();
    assert!(aliases.contains(&&json!("f_ofcolor")));
    assert!(expect(0, &["ops", "f_ofcolor"]).stdout.contains("ofcolor(grid"));
    assert!(expect(0, &["ops"]).stdout.contains("\nGRID\n"));
}

#[test]
fn the_op_document_is_fresh() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/OPS.md");
    let ran = batt(&["ops", "--markdown", "--check", file]);
    assert_eq!(ran.code, 0, "run: batt ops --markdown > docs/OPS.md");
}

#[test]
fn show_draws_tasks_and_steps() {
    let task = expect(0, &["show", "mirrorwall"]).stdout;
    assert!(task.starts_with("mirrorwall: 3 train pairs") && task.contains("solvers: mirrorwall,"));
    let steps = expect(0, &["show", "mirrorwall", "--sample", "test:0"]).stdout;
    assert!(steps.contains("O = hconcat(x5, x1)\ngrid 6x9\n"), "{steps}");
    assert!(steps.ends_with("returns the true output\n"));
    let one = expect(0, &["show", "mirrorwall_2", "--step", "2"]).stdout;
    assert_eq!(one, "x2 = height_t(I)\n4\n\n");
    let (_folder, tasks, solvers) = flip("show");
    let args = ["show", "flip_3", "--tasks", &tasks, "--solvers", &solvers];
    let failed = expect(0, &[&args[..], &["--sample", "train:0"]].concat()).stdout;
    assert!(failed.contains("x6 = first(x5)\n!! error empty\n"), "{failed}");
    assert!(failed.contains("returns nothing: x6 failed"));
    let replaced = expect(0, &[&args[..], &["--on-error", "default"]].concat()).stdout;
    assert!(replaced.contains("!! error empty, replaced by a default\n()\n"), "{replaced}");
}

#[test]
fn bench_compares_devices_in_one_run() {
    let folder = Folder::new("bench");
    let file = folder.path("bench.json");
    let args = ["bench", "--ids", "mirrorwall", "--repeat", "1", "--per-op", "--json", &file];
    let ran = expect(0, &args);
    assert!(ran.stdout.contains("samples/s") && ran.stdout.contains("ns per call"));
    let report: Value = serde_json::from_str(&folder.read("bench.json")).unwrap();
    let devices = report["devices"].as_array().unwrap();
    assert_eq!(devices[0]["device"], "scalar");
    assert_eq!((&devices[0]["threads"], &devices[0]["ratio_to_scalar"]), (&json!(1), &json!(1.0)));
    for key in ["device", "threads", "samples_per_s", "seconds", "ratio_to_scalar"] {
        assert!(devices[1].get(key).is_some(), "{key}");
    }
    assert!(report["ops"].as_array().unwrap().iter().any(|row| row["op"] == "hconcat"));
    let merged = expect(0, &["bench", "--ids", "mirrorwall", "--repeat", "1", "--mode", "merged"]);
    assert!(merged.stdout.contains("median of 1 turn"), "{}", merged.stdout);
}

#[test]
fn a_profile_tells_calls_and_times() {
    let (folder, tasks, solvers) = flip("profile");
    let json_file = folder.path("profile.json");
    let base = ["profile", "--solvers", &solvers, "--tasks", &tasks, "--json", &json_file];
    let read = || serde_json::from_str::<Value>(&folder.read("profile.json")).unwrap();
    for device in ["scalar", "cpu"] {
        let page = folder.path("profile.html");
        let extra = ["--device", device, "--sort", "calls", "--report", &page];
        let ran = expect(0, &[&base[..], &extra].concat());
        assert!(ran.stdout.starts_with("lanes 12"), "{}", ran.stdout);
        assert!(ran.stdout.contains(", 28 calls in "), "{}", ran.stdout);
        assert!(ran.stdout.contains("slowest solvers"), "{}", ran.stdout);
        let table = read();
        assert_eq!((&table["device"], &table["calls"]), (&json!(device), &json!(28)));
        let ops = table["ops"].as_array().unwrap();
        let first = ops.iter().find(|row| row["op"] == "first").unwrap();
        assert_eq!((&first["calls"], &first["failed"]), (&json!(4), &json!(3)));
        let sum: f64 = ops.iter().map(|row| row["seconds"].as_f64().unwrap()).sum();
        assert!((sum - table["seconds"].as_f64().unwrap()).abs() < 1e-9);
        let samples = table["solvers"].as_array().unwrap().iter().map(|row| &row["samples"]);
        assert!(samples.eq([&json!(4); 3]));
        assert_eq!(report_run(&folder.read("profile.html"))["profile"], table);
    }
    let merged = expect(0, &[&base[..], &["--mode", "merged", "--top", "1"]].concat()).stdout;
    assert!(merged.contains("more; --top ") && !merged.contains("slowest"), "{merged}");
    assert_eq!((&read()["lanes"], &read()["solvers"]), (&json!(4), &json!([])));
    let page = folder.path("run.html");
    let run = ["run", "--solvers", &solvers, "--tasks", &tasks, "--report", &page];
    expect(0, &[&run[..], &["--profile", "--repeat", "3"]].concat());
    let profile = &report_run(&folder.read("run.html"))["profile"];
    assert_eq!((&profile["lanes"], &profile["calls"]), (&json!(12), &json!(28)));
    refused(&["run", "--profile"], &["--report"]);
    refused(&["profile", "--json", &folder.path("no/x")], &["no/x: cannot be written"]);
}

#[cfg(unix)]
#[test]
fn a_reader_may_leave_early() {
    let command = format!("{} ops | head -1", env!("CARGO_BIN_EXE_batt"));
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "NUMBER\n");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

/// What the page of a report knows about the run.
fn report_run(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"run\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

#[test]
fn a_report_tells_every_result() {
    let (folder, tasks, solvers) = flip("report");
    let page = folder.path("report.html");
    let args = ["run", "--solvers", &solvers, "--tasks", &tasks, "--report", &page];
    let ran = expect(0, &args);
    assert!(ran.stdout.contains("report.html"), "{}", ran.stdout);
    let run = report_run(&folder.read("report.html"));
    assert_eq!(run["solvers"], json!(["flip", "flip_2", "flip_3"]));
    assert_eq!(run["tasks"], json!([{"id": "flip", "train": 2, "known": "1110"}]));
    assert_eq!(run["owners"], json!([0, 0, 0]));
    // Of the third, three samples fail with the kind empty, and one gives no grid.
    assert_eq!(run["states"], "mmmuwmwu2n22");
    assert_eq!(run["facts"][0], json!(["tasks solved", "1 of 1"]));
    let merged = [&args[..], &["--mode", "merged"]].concat();
    expect(0, &merged);
    let run = report_run(&folder.read("report.html"));
    assert_eq!(run["owners"], Value::Null);
    assert_eq!(run["states"].as_str().unwrap().len(), 12);
    assert_eq!(folder.names(), ["report.html", "solvers.py", "tasks"]);
}

#[test]
fn pictures_of_tasks_and_samples_are_written() {
    let (folder, tasks, solvers) = flip("pictures");
    let (svg, png) = (folder.path("a.svg"), folder.path("a.png"));
    let to = ["--solvers", &solvers, "--tasks", &tasks, "--svg", &svg, "--png", &png];
    let ran = expect(0, &[&["show", "flip"][..], &to].concat());
    assert_eq!(ran.stdout, format!("wrote {svg}\nwrote {png}\n"));
    let text = folder.read("a.svg");
    assert!(text.starts_with("<svg ") && text.contains("test 1 1×3") && text.contains("output ?"));
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    expect(0, &[&["show", "flip_2", "--sample", "train:0"][..], &to].concat());
    let text = folder.read("a.svg");
    for part in ["input 1×2", "expected 1×2", "produced 1×2"] {
        assert!(text.contains(part), "{part} not in {text}");
    }
    expect(0, &[&["show", "flip_3", "--sample", "train:0"][..], &to].concat());
    assert!(folder.read("a.svg").contains("produced: error empty at t6"));
    expect(0, &[&["show", "flip_3", "--sample", "train:1"][..], &to].concat());
    assert!(folder.read("a.svg").contains("produced: not a grid"));
    refused(&[&["show", "flip_2", "--step", "1"][..], &to].concat(), &["--step"]);
}

/// `cargo run -p tests --example emit` writes the file anew.
#[test]
fn emit_check_finds_the_emitted_demo_fresh() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/emitted/demo.rs");
    let ran = batt(&["emit", "--out", file, "--check"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
}
