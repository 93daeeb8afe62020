use super::*;
use base64::Engine;
use dsl::task::from_json;
use serde_json::{Value, json};
use std::io::Read;

const TASKS: [(&str, &str); 2] = [
    ("flip", r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3]]}]}"#),
    (
        "</script><script>alert(1)</script>",
        r#"{"train": [{"input": [[4]], "output": [[5]]}], "test": [{"input": [[6]], "output": [[7]]}]}"#,
    ),
];

fn tasks() -> Vec<Task> {
    TASKS.iter().map(|(id, text)| from_json(id, text.as_bytes()).unwrap()).collect()
}

fn step(t: u32) -> FailedStep {
    FailedStep { op: "first".into(), name: format!("x{t}"), call: "first(</script>)".into() }
}

/// A page of two solvers, the second named to do harm, where each has its own task.
fn own_page() -> String {
    let solvers = vec!["flip".to_owned(), "<!--<script>".to_owned()];
    let mut report = Report::new(&tasks(), solvers, &Layout::Own(&[0, 1]));
    let grid = Grid::from_rows(&[[2, 1]]).unwrap();
    let mut page = report.ready();
    report.take((0, 0), Some(true), Produced::Grid(&grid), step);
    report.take((0, 1), None, Produced::Grid(&grid), step);
    report.take((1, 2), Some(false), Produced::Nothing(Error::Empty, 4), step);
    report.take((1, 3), Some(false), Produced::Other("{1, 2}"), step);
    page.extend(report.ready());
    page.extend(report.finish(&[("tasks solved", "1 of 2 </script>".to_owned())], None));
    String::from_utf8(page).unwrap()
}

/// The text of the script element with this id.
fn script_text<'a>(page: &'a str, id: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("id=\"{id}\">")).unwrap();
    rest.split_once("</script>").unwrap().0
}

fn run_of(page: &str) -> Value {
    serde_json::from_str(script_text(page, "run")).unwrap()
}

fn block_of(page: &str, id: &str) -> Value {
    let bytes = base64::engine::general_purpose::STANDARD.decode(script_text(page, id)).unwrap();
    let mut text = String::new();
    flate2::read::ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_page_has_all_results() {
    let page = own_page();
    let run = run_of(&page);
    assert_eq!(run["states"], "mu2n");
    assert_eq!(run["owners"], json!([0, 1]));
    assert_eq!(run["tasks"][0], json!({"id": "flip", "train": 1, "known": "10"}));
    assert_eq!(run["kinds"][2], "empty");
    assert_eq!(run["palette"][1], "#0074d9");
    let tasks = json!([[["2:12", "2:21"], ["1:3", null]], [["1:4", "1:5"], ["1:6", "1:7"]]]);
    assert_eq!(block_of(&page, "tasks-0"), tasks);
    assert_eq!(run["blocks"], json!([0]));
    let block = json!({
        "grids": ["2:21"], "texts": ["{1, 2}"], "steps": [[4, "first", "x4", "first(</script>)"]],
        "results": [0, 1, 3, 2],
    });
    assert_eq!(block_of(&page, "results-0"), block);
}

#[test]
fn names_cannot_end_a_script() {
    let page = own_page();
    let run = run_of(&page);
    assert_eq!(run["solvers"][1], "<!--<script>");
    assert_eq!(run["tasks"][1]["id"], TASKS[1].0);
    assert_eq!(run["facts"][0][1], "1 of 2 </script>");
    // The theme, two blocks, the run and the code.
    assert_eq!(page.matches("<script").count(), 5);
    assert_eq!(page.matches("</script>").count(), 5);
    assert!(!page.contains("alert(1)</script>"));
}

#[test]
fn a_page_stands_alone_and_is_the_same_again() {
    let page = own_page();
    assert_eq!(page, own_page());
    for outside in ["src=", "@import", "url(", "fetch(", "import("] {
        assert!(!page.contains(outside), "{outside}");
    }
    for unfilled in ["/*STYLE*/", "/*CODE*/", "/*RUN*/", "BLOCKS"] {
        assert!(!page.contains(unfilled), "{unfilled}");
    }
}

#[test]
fn merged_results_stand_sample_by_sample() {
    let mut report = Report::new(&tasks(), vec!["a".into(), "b".into()], &Layout::Merged);
    let grid = Grid::from_rows(&[[9]]).unwrap();
    for case in 0..4 {
        for solver in 0..2 {
            let matched = Some(solver == 0 && case == 3);
            report.take((solver, case), matched, Produced::Grid(&grid), step);
        }
    }
    let page = String::from_utf8(report.finish(&[], None)).unwrap();
    let run = run_of(&page);
    assert_eq!(run["owners"], Value::Null);
    assert_eq!(run["states"], "wwwwwwmw");
    assert_eq!(block_of(&page, "results-0")["results"], json!([1, 1, 1, 1, 1, 1, 0, 1]));
}

#[test]
fn results_that_are_not_the_next_start_a_block() {
    let mut report = Report::new(&tasks(), vec!["a".into()], &Layout::Merged);
    for case in [2, 3, 0] {
        report.take((0, case), Some(false), Produced::Other("1"), step);
    }
    let page = String::from_utf8(report.finish(&[], None)).unwrap();
    let run = run_of(&page);
    assert_eq!(run["blocks"], json!([2, 0]));
    assert_eq!(run["states"], "n-nn");
    assert_eq!(block_of(&page, "results-0")["results"], json!([2, 2]));
    assert_eq!(block_of(&page, "results-1")["results"], json!([2]));
}

#[test]
fn many_results_make_many_blocks() {
    let train: Vec<Value> = (0..10_000).map(|_| json!({"input": [[1]], "output": [[2]]})).collect();
    let text = json!({"train": train, "test": [{"input": [[1]]}]}).to_string();
    let task = from_json("long", text.as_bytes()).unwrap();
    let mut report = Report::new(&[task], vec!["a".into()], &Layout::Own(&[0]));
    let mut written = report.ready().len();
    for case in 0..10_000 {
        report.take((0, case), Some(false), Produced::Other("1"), step);
        written += report.ready().len();
    }
    assert!(written > 0);
    let page = String::from_utf8(report.finish(&[], None)).unwrap();
    assert_eq!(run_of(&page)["blocks"], json!([0, 4096, 8192]));
}

#[test]
fn a_profile_is_part_of_the_page_or_all_of_it() {
    let row = OpRow { op: "first", calls: 4, failed: 1, seconds: 2e-6, ns_per_call: 500.0 };
    let table = ProfileTable {
        device: "scalar",
        threads: 1,
        lanes: 2,
        scalar_lanes: 2,
        calls: 4,
        seconds: 2e-6,
        ops: vec![row],
        solvers: vec![SolverRow { solver: "</script>".into(), samples: 2, seconds: 2e-6 }],
    };
    let alone = Report::of_profile(&[("calls", "4".to_owned())], &table);
    let alone = String::from_utf8(alone).unwrap();
    let report = Report::new(&tasks(), vec!["a".into()], &Layout::Merged);
    let within = String::from_utf8(report.finish(&[], Some(&table))).unwrap();
    for page in [&alone, &within] {
        let profile = &run_of(page)["profile"];
        assert_eq!(profile["ops"][0]["op"], "first");
        assert_eq!(profile["solvers"][0]["solver"], "</script>");
    }
    assert_eq!(run_of(&alone)["tasks"], json!([]));
    assert_eq!(run_of(&own_page())["profile"], Value::Null);
}
