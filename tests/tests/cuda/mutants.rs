//! Broken copies of the committed PTX are caught by what the other tests do.

use crate::driver::Driver;
use crate::{Lane, is_plain, lanes, random_programs, shown};
use dsl::{Grid, Policy, Sample, ops};
use dsl_batch::cuda::{Kernels, Team, part};
use dsl_batch::{CudaOptions, Device, Program};
use std::collections::HashSet;
use std::path::Path;
use tests::devices::on_threads;
use tests::generate::{Args, Random, seeded};
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
        let calls = Calls { lanes: 4, odd: 0, large: false, teams: Teams::Solo, seed: 77 };
        let calls = ops().flat_map(|op| calls.of(op)).map(|(args, _)| args);
        let is_plain = |args: &Args| is_plain(&args.call(Policy::SafeDefault));
        Work {
            calls: calls.filter(is_plain).map(|args| args.program()).collect(),
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

    /// Runs these kernels on a card with settings: what they gave, and how many lanes they left to the scalar ops; none after a fault.
    fn run(&self, ptx: String, settings: &str) -> Option<(Vec<String>, u64)> {
        let _driver = Driver::with(settings);
        let kernels = Kernels::from_ptx(ptx.leak());
        let device = CudaOptions::new().team(Team::Eight).kernels(kernels).open(0).ok()?;
        let found = on_threads(1, || device.run(&self.lanes(), Policy::SafeDefault));
        let fine = device.take_notices().is_empty();
        fine.then(|| (found.iter().map(shown).collect(), device.stats().scalar_lanes))
    }
}

/// The lines, of those that ran, which start with one of these words.
fn lines_with(ptx: &str, ran: &HashSet<usize>, words: &[&str]) -> Vec<usize> {
    let starts = |line: &str| words.contains(&line.split_whitespace().next().unwrap_or_default());
    let lines = ptx.lines().enumerate().filter(|(number, line)| {
        // Lines are counted from 1 where they ran.
        ran.contains(&(number + 1)) && starts(line)
    });
    lines.map(|(number, _)| number).collect()
}

/// Whether something touches memory between a barrier and the ones before and behind it, as far as straight code tells: if nothing
/// does, taking it out changes nothing.
fn is_needed(lines: &[&str], barrier: usize) -> bool {
    const TELLING: [&str; 8] = ["ld.", "st.", "call", "bra", "@", "ret", "$", "}"];
    let is_barrier = |line: &&str| line.starts_with("bar.warp.sync");
    let tells =
        |line: &&&str| is_barrier(line) || TELLING.iter().any(|word| line.starts_with(word));
    let before = lines[..barrier].iter().rev().find(tells);
    let behind = lines[barrier + 1..].iter().find(tells);
    !before.is_some_and(is_barrier) && !behind.is_some_and(is_barrier)
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
    let ran = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lines{}", words[0]));
    let _ = std::fs::remove_file(&ran);
    let settings = format!("LINES={}", ran.display());
    let right = work.run(ptx.clone(), &settings).expect("the right kernel has no fault");
    assert_eq!(right.0, work.expected());
    let ran = std::fs::read_to_string(&ran).unwrap();
    let ran: HashSet<usize> = ran.lines().map(|line| line.parse().unwrap()).collect();
    let all: Vec<&str> = ptx.lines().collect();
    let mut lines = lines_with(&ptx, &ran, words);
    lines.retain(|&at| !all[at].starts_with("bar.") || is_needed(&all, at));
    let mut g = seeded(4, 10);
    let mut missed = Vec::new();
    for seed in 1..=count {
        let at = g.one(&lines);
        let old = ptx.lines().nth(at).unwrap();
        let settings = format!("SEED={seed}\nLIMIT=300000000");
        if work.run(with_line(&ptx, at, &change(old)), &settings).as_ref() == Some(&right) {
            missed.push((at, old.to_owned()));
        }
    }
    println!("{} lines with {words:?}; of {count} broken copies missed: {missed:?}", lines.len());
    (lines.len(), missed)
}

#[test]
fn removed_barriers_are_caught() {
    let (lines, missed) = missed(&["bar.warp.sync"], 80, |_| String::new());
    // Some are followed by another before anybody looks.
    assert!(lines >= 50 && missed.len() <= 56, "{missed:?}");
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
    let (lines, missed) = missed(&words, 12, change);
    // Some compute the same with these operands.
    assert!(lines >= 500 && missed.len() <= 7, "{missed:?}");
}
