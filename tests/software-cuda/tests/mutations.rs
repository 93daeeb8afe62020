//! Broken copies of the committed PTX are caught: by a fault, or by a result other than the host's.

mod common;
#[path = "common/host.rs"]
mod host;
#[path = "common/scripts.rs"]
mod scripts;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use common::Card;
use host::{on_host, random_script};
use scripts::{PTX, on_card};

const LANES: usize = 9;

/// Scripts and what they give.
static SCRIPTS: LazyLock<Vec<(Vec<u32>, Vec<u32>)>> = LazyLock::new(|| {
    let mut random = fastrand::Rng::with_seed(1);
    let script = |_| {
        let script = random_script(&mut random);
        let expected = on_host(&script, LANES, 0xeeee_eeee);
        (script, expected)
    };
    (0..4).map(script).collect()
});

/// The lines that run, each with the teams that run them.
static LINES: LazyLock<BTreeMap<u32, Vec<u32>>> = LazyLock::new(|| {
    let mut lines: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut card = Card::new(PTX);
    card.style.count = true;
    for team in [4, 8, 16, 32] {
        for (script, expected) in SCRIPTS.iter() {
            let (found, counts) = on_card(&mut card, script, LANES, team).unwrap();
            assert!(found == *expected);
            for (instr, _) in card.module.code.iter().zip(counts.ran).filter(|(_, ran)| *ran > 0) {
                let teams = lines.entry(instr.line).or_default();
                if !teams.contains(&team) {
                    teams.push(team);
                }
            }
        }
    }
    lines
});

/// The lines that run and start with this word.
fn lines_with(word: &str) -> Vec<u32> {
    let starts = |line: &str| line.split_whitespace().next() == Some(word);
    (1..)
        .zip(PTX.lines())
        .filter(|(k, line)| starts(line) && LINES.contains_key(k))
        .map(|(k, _)| k)
        .collect()
}

/// Whether the scripts tell the PTX with another line `at` from the right one.
fn caught(at: u32, change: impl Fn(&str) -> String) -> bool {
    let lines = (1..).zip(PTX.lines());
    let ptx: String = lines
        .map(|(k, line)| if k == at { change(line) } else { line.to_owned() } + "\n")
        .collect();
    let mut card = Card::new(&ptx);
    card.style.limit = 100_000_000;
    LINES[&at].iter().any(|&team| {
        (0..).zip(SCRIPTS.iter()).any(|(seed, (script, expected))| {
            card.style.seed = seed;
            on_card(&mut card, script, LANES, team).map_or(true, |(found, _)| found != *expected)
        })
    })
}

/// In a kernel, barriers separate the copy of the input, what each operation does, and its header. The last one of
/// an operation is followed by that of its step, and the two at the end of a lane by each other: one of such a pair may be missing.
#[test]
fn a_removed_barrier_is_caught() {
    let barriers: Vec<u32> =
        lines_with("bar.warp.sync").into_iter().filter(|at| LINES[at].contains(&8)).collect();
    let found = barriers.iter().filter(|&&at| caught(at, |_| String::new())).count();
    assert!(found >= 6 && found * 5 >= barriers.len() * 2, "{found} of {}", barriers.len());
}

#[test]
fn wrong_instructions_are_caught() {
    let swaps = [
        ("and.b32", "or.b32"),
        ("add.s32", "sub.s32"),
        ("shr.u32", "shl.b32"),
        ("min.u32", "max.u32"),
        ("setp.lt.u32", "setp.ge.u32"),
        ("xor.b32", "or.b32"),
        ("popc.b32", "clz.b32"),
        ("or.b32", "and.b32"),
        ("setp.eq.b32", "setp.ne.b32"),
        ("shfl.sync.idx.b32", "shfl.sync.bfly.b32"),
    ];
    let mut random = fastrand::Rng::with_seed(5);
    let mut missed = Vec::new();
    let each = 3;
    for (right, wrong) in swaps {
        let lines = lines_with(right);
        for _ in 0..each {
            let at = lines[random.usize(..lines.len())];
            if !caught(at, |line| line.replacen(right, wrong, 1)) {
                missed.push((right, at));
            }
        }
    }
    // Some mutants compute the same: `or` of disjoint bits for `xor`, a limit that is never reached.
    assert!(missed.len() * 2 <= swaps.len() * each, "{missed:?}");
}
