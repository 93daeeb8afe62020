//! Broken copies of the committed PTX are caught by what the other tests do.

use crate::driver::Driver;
use crate::{Lane, lanes, random_programs, shown};
use dsl::{Grid, Policy, Sample, ops};
use dsl_batch::cuda::{Kernels, Team, part};
use dsl_batch::{CudaOptions, Device, Program};
use std::collections::HashSet;
use std::path::Path;
use tests::devices::on_threads;
use tests::generate::{Random, seeded};
use tests::lanes::{Calls, Teams};

/// The kernel for teams of eight.
fn kernel() -> String {
    part(include_str!("../../../kernels/ptx/kernels.ptx"), Team::Eight.kernel()).unwrap()
}

/// What runs: a call of every op and a few random programs.
struct Work {
    calls: Vec<Program>,
    sample: Sample,
    programs: Vec<tests::programs::AnyProgram>,
}

impl Work {
    fn new() -> Work {
        let calls = Calls { lanes: 2, odd: 0, teams: Teams::Solo, seed: 77 };
        Work {
            calls: ops().flat_map(|op| calls.of(op)).map(|(args, _)| args.program()).collect(),
            sample: Sample::new(Grid::empty()),
            programs: random_programs(60..64, 1),
        }
    }

    fn lanes(&self) -> Vec<Lane<'_>> {
        let calls = self.calls.iter().map(|program| (program, &self.sample));
        calls.chain(lanes(&self.programs)).collect()
    }

    fn expected(&self) -> Vec<String> {
        let results = on_threads(1, || Device::scalar().run(&self.lanes(), Policy::SafeDefault));
        results.iter().map(shown).collect()
    }

    /// Whether a fault or a result tells these kernels from the right ones. With settings for the card.
    fn tells(&self, ptx: String, settings: &str, expected: &[String]) -> bool {
        let _driver = Driver::with(settings);
        let kernels = Kernels::from_ptx(ptx.leak());
        let Ok(device) = CudaOptions::new().team(Team::Eight).kernels(kernels).open(0) else {
            return true;
        };
        let found = on_threads(1, || device.run(&self.lanes(), Policy::SafeDefault));
        !device.take_notices().is_empty() || !found.iter().map(shown).eq(expected.iter().cloned())
    }
}

/// The lines of functions that ran and that start with one of these words.
fn lines_with(ptx: &str, ran: &HashSet<String>, words: &[&str]) -> Vec<usize> {
    let mut runs = false;
    let mut found = Vec::new();
    for (number, line) in ptx.lines().enumerate() {
        if line.starts_with(".func") || line.starts_with(".visible") {
            let name = line.rsplit_once(") ").map_or(line, |(_, name)| name);
            let name = name.trim_start_matches(".visible .entry ").trim_start_matches(".func ");
            runs = name.split('(').next().is_some_and(|name| ran.contains(name));
        }
        if runs && words.contains(&line.split_whitespace().next().unwrap_or_default()) {
            found.push(number);
        }
    }
    found
}

fn with_line(ptx: &str, at: usize, line: &str) -> String {
    let lines = ptx.lines().enumerate().map(|(k, old)| if k == at { line } else { old });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Draws broken copies of the kernel, and says how many there were and which of them were not caught.
fn missed(
    words: &[&str],
    count: usize,
    change: impl Fn(&str) -> String,
) -> (usize, Vec<(usize, String)>) {
    let (work, ptx) = (Work::new(), kernel());
    let expected = work.expected();
    let counts = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("counts{}", words[0]));
    let _ = std::fs::remove_file(&counts);
    let settings = format!("COUNTS={}", counts.display());
    assert!(!work.tells(ptx.clone(), &settings, &expected), "the right kernel is caught");
    let counts = std::fs::read_to_string(&counts).unwrap();
    let ran: HashSet<String> =
        counts.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
    let lines = lines_with(&ptx, &ran, words);
    let mut g = seeded(4, 10);
    let mut missed = Vec::new();
    for seed in 1..=count {
        let at = g.one(&lines);
        let old = ptx.lines().nth(at).unwrap();
        let settings = format!("SEED={seed}\nLIMIT=2000000000");
        if !work.tells(with_line(&ptx, at, &change(old)), &settings, &expected) {
            missed.push((at, old.to_owned()));
        }
    }
    println!("{} lines with {words:?}; of {count} broken copies missed: {missed:?}", lines.len());
    (lines.len(), missed)
}

#[test]
fn removed_barriers_are_caught() {
    let (lines, missed) = missed(&["bar.warp.sync"], 12, |_| String::new());
    assert!(lines >= 50 && missed.len() <= 8, "{missed:?}");
}

#[test]
fn wrong_instructions_are_caught() {
    let swaps = [
        ("and.b32", "or.b32"),
        ("add.s32", "sub.s32"),
        ("shr.u32", "shl.b32"),
        ("min.u32", "max.u32"),
        ("setp.lt.u32", "setp.ge.u32"),
        ("popc.b32", "clz.b32"),
        ("setp.eq.b32", "setp.ne.b32"),
        ("shfl.sync.idx.b32", "shfl.sync.bfly.b32"),
    ];
    let words = swaps.map(|(right, _)| right);
    let change = |line: &str| {
        let found = swaps.iter().find(|(right, _)| line.starts_with(right)).unwrap();
        line.replacen(found.0, found.1, 1)
    };
    let (lines, missed) = missed(&words, 16, change);
    assert!(lines >= 500 && missed.len() <= 8, "{missed:?}");
}
