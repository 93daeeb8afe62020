//! The demo corpus, which is part of the binary.

use super::Failure;
use batt_gen::Source;
use dsl::task::{Task, from_json};
use include_dir::{Dir, include_dir};
use std::sync::Arc;

static DEMO: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/demo");

/// How the corpus is called in messages.
pub const NAME: &str = "the demo corpus";

/// Where the report of a plain `batt run` goes.
pub const REPORT: &str = "batt-report.html";

/// The solvers that are wrong on some samples, so that there are such results to look at.
pub const IMPERFECT: [&str; 4] = ["innerlights_4", "keepbiggest_4", "swapcrowd_4", "tallest_4"];

/// The tasks, sorted by id.
pub fn tasks() -> Result<Vec<Task>, Failure> {
    let files = files("tasks");
    files
        .into_iter()
        .map(|(name, text)| {
            let id = name.trim_end_matches(".json");
            from_json(id, text.as_bytes()).map_err(Failure::new)
        })
        .collect()
}

/// The solver files.
pub fn solvers() -> Vec<Arc<Source>> {
    sources("solvers")
}

/// The differ files.
pub fn differs() -> Vec<Arc<Source>> {
    sources("differs")
}

fn sources(folder: &str) -> Vec<Arc<Source>> {
    let source = |(name, text): (&str, &str)| {
        Arc::new(Source { name: format!("demo/{folder}/{name}"), text: text.to_owned() })
    };
    files(folder).into_iter().map(source).collect()
}

/// Names and texts of the files in a folder, sorted.
fn files(folder: &str) -> Vec<(&'static str, &'static str)> {
    let files = DEMO.get_dir(folder).into_iter().flat_map(Dir::files);
    let named =
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)));
    let mut named: Vec<_> = named.collect();
    named.sort_unstable();
    named
}
