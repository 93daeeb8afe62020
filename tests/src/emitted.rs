//! The emitted Rust that the test target `emitted` compiles.
//!
//! `cargo run -p tests --example emit` writes it anew; a test says when that is due.

use crate::kernel_table;
use crate::program_files::{ProgramFile, load_all, policy_word};
use batt_gen::{Kind, Merged, Solver, emit, merge, parse_source, read_sources};
use dsl::{Dialect, Policy};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The policy of the demo batt.
pub const DEMO_POLICY: Policy = Policy::SafeDefault;

/// The files with the texts they must have.
#[must_use]
pub fn files() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("emitted");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let eager = root.join("dsl-batch/src/eager");
    let demo = emit(&demo_batt(), "demo", DEMO_POLICY);
    vec![
        (folder.join("demo.rs"), demo),
        (folder.join("programs.rs"), programs(&load_all())),
        (root.join("kernels/src/table/rows.rs"), kernel_table::rows(&kernels::calls::OPS)),
        (eager.join("arc.rs"), kernel_table::eager(Dialect::ArcDsl)),
        (eager.join("tok.rs"), kernel_table::eager(Dialect::Tokpidjin)),
    ]
}

/// The folder of the demo corpus.
#[must_use]
pub fn demo_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../gen/demo")
}

/// All solvers and differs of the demo corpus as one batt, as `batt emit` makes it.
#[must_use]
pub fn demo_batt() -> Merged {
    let (solvers, differs) = demo_solvers();
    merge(&solvers.iter().collect::<Vec<_>>(), &differs.iter().collect::<Vec<_>>(), DEMO_POLICY)
}

/// The solvers and the differs of the demo corpus.
///
/// # Panics
///
/// On a solver with an error.
#[must_use]
pub fn demo_solvers() -> (Vec<Solver>, Vec<Solver>) {
    let folder = demo_folder();
    let (sources, problems) = read_sources(&[folder.join("solvers"), folder.join("differs")]);
    let mut all = Vec::new();
    for source in &sources {
        let parsed = parse_source(source, None);
        assert!(parsed.problems.is_empty(), "{:?}", parsed.problems);
        all.extend(parsed.solvers);
    }
    assert!(problems.is_empty(), "{problems:?}");
    all.into_iter().partition(|solver| solver.kind != Kind::Differ)
}

/// One module for every program file and policy, and a list of them.
fn programs(files: &[ProgramFile]) -> String {
    let mut text =
        "//! The program files as emitted Rust, one module for each policy.\n\n".to_owned();
    text.push_str("use super::Emitted;\n\n/// All modules.\n");
    text.push_str("#[rustfmt::skip]\npub const ALL: &[Emitted] = &[\n");
    let named = || files.iter().flat_map(|file| file.policies.iter().map(move |p| (file, *p)));
    for (file, policy) in named() {
        let name = module_name(file, policy);
        let _ = writeln!(text, "    (\"{name}\", {name}::batt, {name}::batt_batch),");
    }
    text.push_str("];\n");
    for (file, policy) in named() {
        let name = module_name(file, policy);
        let _ = write!(text, "\n#[rustfmt::skip]\nmod {name} {{\n");
        text.push_str(&emit(&file.merged(policy), &name, policy));
        text.push_str("}\n");
    }
    text
}

/// How the module of a program file is called.
#[must_use]
pub fn module_name(file: &ProgramFile, policy: Policy) -> String {
    format!("{}_{}", file.name, policy_word(policy))
}
