//! Masks against sets of pairs, on every team.

use std::boxed::Box;
use std::collections::BTreeSet;
use std::vec::Vec;

use quickcheck::{Arbitrary, Gen, quickcheck};

use super::*;
use crate::sim::{Work, everywhere};

pub(crate) type Set = BTreeSet<(i32, i32)>;

/// A set of cells to test with: up to 100×100, anywhere around the origin, empty, sparse, dense or full.
#[derive(Clone, Debug)]
pub(crate) struct Any(pub Set);

impl Arbitrary for Any {
    fn arbitrary(g: &mut Gen) -> Any {
        let below = |g: &mut Gen, n: u32| (u32::arbitrary(g) % n) as i32;
        let side = *g.choose(&[1, 4, 12, 32, 33, 70, 100]).unwrap_or(&1);
        let (i, j) = (below(g, 160) - 80, below(g, 160) - 80);
        let (rows, cols) = (1 + below(g, side), 1 + below(g, side));
        let part = *g.choose(&[0, 1, 3, 8, 15, 16]).unwrap_or(&1);
        let cells = (0..rows).flat_map(|di| (0..cols).map(move |dj| (i + di, j + dj)));
        Any(cells.filter(|_| below(g, 16) < part).collect())
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Any>> {
        Box::new(
            self.0
                .iter()
                .copied()
                .collect::<Vec<_>>()
                .shrink()
                .map(|v| Any(v.into_iter().collect())),
        )
    }
}

/// A set as a mask whose words lie at `at`.
pub(crate) fn encode(set: &Set, at: u32) -> (Mask, Vec<u32>) {
    let Some(i) = set.iter().map(|c| c.0).min() else { return (Mask::EMPTY, Vec::new()) };
    let j = set.iter().map(|c| c.1).min().unwrap_or(0);
    let rows = set.iter().map(|c| c.0 - i + 1).max().unwrap_or(0) as u32;
    let cols = set.iter().map(|c| c.1 - j + 1).max().unwrap_or(0) as u32;
    let bits = Bits { at, rows, cols };
    let mut words = std::vec![0; bits.words() as usize];
    for &(x, y) in set {
        let (x, y) = ((x - i) as u32, (y - j) as u32);
        words[(y / 32 * rows + x) as usize] |= 1 << (y % 32);
    }
    (Mask { bits, i, j, count: set.len() as u32 }, words)
}

/// Runs `f` on two sets everywhere, with room for its results.
fn with<F, O>(a: &Set, b: &Set, seed: u64, work: impl FnOnce(Mask, Mask, u32) -> F) -> (O, Vec<u32>)
where
    F: Work<Out = O>,
    O: PartialEq + core::fmt::Debug,
{
    let (a, mut words) = encode(a, 0);
    let (b, more) = encode(b, words.len() as u32);
    words.extend(more);
    let out = words.len() as u32;
    words.resize(words.len() + 4 * ROOM as usize, 0xdead_beef);
    everywhere(&words, seed, &work(a, b, out))
}

/// Room for one result: a hull of two of the largest sets.
const ROOM: u32 = 300 * 10;

/// An operation of two masks with a mask as result.
#[derive(Clone, Copy, Debug)]
enum Op {
    Combine(Keep),
    Crop(Rect),
    Turn(Turn),
    Flood(Reach),
    Fill(Rect),
}

impl Op {
    fn of_sets(self, a: &Set, b: &Set) -> Set {
        let top = a.iter().map(|c| c.0).min().unwrap_or(0);
        let left = a.iter().map(|c| c.1).min().unwrap_or(0);
        let bottom = a.iter().map(|c| c.0).max().unwrap_or(0);
        let right = a.iter().map(|c| c.1).max().unwrap_or(0);
        let each = |f: &dyn Fn(i32, i32) -> (i32, i32)| a.iter().map(|&(i, j)| f(i, j)).collect();
        let inside = |r: Rect, (i, j): (i32, i32)| {
            (r.i..r.i + r.rows as i32).contains(&i) && (r.j..r.j + r.cols as i32).contains(&j)
        };
        match self {
            Op::Combine(Keep::UNION) => a | b,
            Op::Combine(Keep::INTERSECTION) => a & b,
            Op::Combine(Keep::DIFFERENCE) => a - b,
            Op::Combine(Keep::SYMMETRIC_DIFFERENCE) => a ^ b,
            Op::Combine(keep) => std::panic!("{keep:?} has no name"),
            Op::Crop(rect) => a.iter().copied().filter(|&c| inside(rect, c)).collect(),
            Op::Turn(Turn::HMIRROR) => each(&|i, j| (top + bottom - i, j)),
            Op::Turn(Turn::VMIRROR) => each(&|i, j| (i, left + right - j)),
            Op::Turn(Turn::ROT180) => each(&|i, j| (top + bottom - i, left + right - j)),
            Op::Turn(Turn::DMIRROR) => each(&|i, j| (top + j - left, left + i - top)),
            Op::Turn(Turn::CMIRROR) => each(&|i, j| (top + right - j, left + bottom - i)),
            Op::Turn(Turn::ROT90) => each(&|i, j| (top + j - left, left + bottom - i)),
            Op::Turn(Turn::ROT270) => each(&|i, j| (top + right - j, left + i - top)),
            Op::Turn(turn) => std::panic!("{turn:?} has no name"),
            Op::Flood(reach) => {
                let mut todo: Vec<_> = (a & b).into_iter().collect();
                let mut seen = Set::new();
                while let Some((i, j)) = todo.pop() {
                    if seen.insert((i, j)) {
                        let near = (-1..=1).flat_map(|di| (-1..=1).map(move |dj| (di, dj)));
                        let near = near.filter(|d| reach == Reach::Corners || d.0 * d.1 == 0);
                        let near = near.map(|d| (i + d.0, j + d.1));
                        todo.extend(near.filter(|c| a.contains(c)));
                    }
                }
                seen
            }
            Op::Fill(rect) => {
                let rows = rect.i..rect.i + rect.rows as i32;
                let cols = rect.j..rect.j + rect.cols as i32;
                rows.flat_map(|i| cols.clone().map(move |j| (i, j))).collect()
            }
        }
    }
}

/// An [`Op`] of two masks, with room for its result at `out`.
struct Apply {
    op: Op,
    a: Mask,
    b: Mask,
    out: u32,
}

impl Work for Apply {
    type Out = Mask;

    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Mask {
        let space = Space { team, words };
        let &Apply { op, a, b, out } = self;
        match op {
            Op::Combine(keep) => space.combine(out, a, b, keep),
            Op::Crop(rect) => space.crop(out, a, rect),
            Op::Turn(turn) => space.turn(out, a, turn),
            Op::Flood(reach) => {
                let found = space.flood(out + ROOM, out + 2 * ROOM, a, b, reach);
                space.crop(out, found, found.rect())
            }
            Op::Fill(rect) => space.fill(out, rect),
        }
    }
}

/// Whether an operation gives, word by word, the mask of the set it should.
fn agrees(op: Op, a: &Set, b: &Set, seed: u64) -> bool {
    let mut at = 0;
    let (mask, words) = with(a, b, seed, |a, b, out| {
        at = out;
        Apply { op, a, b, out }
    });
    let (expected, expected_words) = encode(&op.of_sets(a, b), at);
    let end = at as usize + expected_words.len();
    assert!(expected_words.len() <= ROOM as usize);
    mask == expected && words[at as usize..end] == expected_words
}

/// What can be asked about two masks.
struct Ask {
    a: Mask,
    b: Mask,
    cell: (i32, i32),
}

type Answers = (Vec<(i32, i32)>, Option<(i32, i32)>, Option<(i32, i32)>, [bool; 2], Ordering);

impl Work for Ask {
    type Out = Answers;

    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Answers {
        let space = Space { team, words };
        let &Ask { a, b, cell } = self;
        let flags = [space.contains(a, cell.0, cell.1), space.equal(a, b)];
        (space.cells(a).collect(), space.first(a), space.last(a), flags, space.compare(a, b))
    }
}

/// Asks for a cell by its number.
struct Nth(Mask, u32);

impl Work for Nth {
    type Out = std::result::Result<(i32, i32), u32>;

    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Self::Out {
        Space { team, words }.nth(self.0, self.1)
    }
}

fn nth_is_found(a: &Set, k: u32, seed: u64) -> bool {
    let (found, _) = with(a, a, seed, |a, _, _| Nth(a, k));
    found == a.iter().copied().nth(k as usize).ok_or(a.len() as u32)
}

fn answers(a: &Set, b: &Set, cell: (i32, i32), seed: u64) -> bool {
    let (found, _) = with(a, b, seed, |a, b, _| Ask { a, b, cell });
    let cells: Vec<_> = a.iter().copied().collect();
    let (first, last) = (a.first().copied(), a.last().copied());
    found == (cells, first, last, [a.contains(&cell), a == b], a.iter().cmp(b.iter()))
}

/// A rectangle near the sets.
fn rect(i: i8, j: i8, rows: u8, cols: u8) -> Rect {
    let [i, j] = [i, j].map(|k| i32::from(k) % 90);
    let [rows, cols] = [rows, cols].map(|n| u32::from(n) % 120);
    Rect { i, j, rows, cols }
}

const KEEPS: [Keep; 4] =
    [Keep::UNION, Keep::INTERSECTION, Keep::DIFFERENCE, Keep::SYMMETRIC_DIFFERENCE];

const TURNS: [Turn; 7] = [
    Turn::HMIRROR,
    Turn::VMIRROR,
    Turn::DMIRROR,
    Turn::CMIRROR,
    Turn::ROT90,
    Turn::ROT180,
    Turn::ROT270,
];

quickcheck! {
    fn algebra_is_that_of_sets(a: Any, b: Any, seed: u64) -> bool {
        KEEPS.into_iter().all(|keep| agrees(Op::Combine(keep), &a.0, &b.0, seed))
    }

    fn algebra_of_a_part_is_that_of_sets(a: Any, rest: u64) -> bool {
        let b = a.0.iter().copied().enumerate().filter(|(k, _)| rest >> (k % 64) & 1 != 0);
        let b = b.map(|(_, cell)| cell).collect();
        KEEPS.into_iter().all(|keep| agrees(Op::Combine(keep), &a.0, &b, rest))
            && agrees(Op::Flood(Reach::Edges), &a.0, &b, rest)
    }

    fn cells_are_found_by_their_number(a: Any, k: u32, seed: u64) -> bool {
        nth_is_found(&a.0, k % (a.0.len() as u32 + 2), seed)
    }

    fn turns_move_every_cell(a: Any, seed: u64) -> bool {
        TURNS.into_iter().all(|turn| agrees(Op::Turn(turn), &a.0, &Set::new(), seed))
    }

    fn crop_keeps_what_is_inside(a: Any, i: i8, j: i8, rows: u8, cols: u8, seed: u64) -> bool {
        agrees(Op::Crop(rect(i, j, rows, cols)), &a.0, &Set::new(), seed)
    }

    fn fill_has_every_cell(i: i8, j: i8, rows: u8, cols: u8, seed: u64) -> bool {
        agrees(Op::Fill(rect(i, j, rows, cols)), &Set::new(), &Set::new(), seed)
    }

    fn flood_reaches_what_steps_reach(a: Any, k: usize, seed: u64) -> bool {
        let start: Set = a.0.iter().nth(k % a.0.len().max(1)).copied().into_iter().collect();
        [Reach::Edges, Reach::Corners]
            .into_iter()
            .all(|reach| agrees(Op::Flood(reach), &a.0, &start, seed))
    }

    fn cells_order_and_membership_are_those_of_sets(a: Any, b: Any, i: i8, j: i8, seed: u64) -> bool {
        answers(&a.0, &b.0, (i.into(), j.into()), seed)
    }

    fn order_of_prefixes_and_neighbours(a: Any, k: usize, seed: u64) -> bool {
        let k = k % (a.0.len() + 1);
        let prefix: Set = a.0.iter().copied().take(k).collect();
        let mut without: Set = a.0.clone();
        if let Some(cell) = a.0.iter().nth(k) {
            without.remove(cell);
        }
        let cell = a.0.first().copied().unwrap_or_default();
        let both_ways = |b| answers(&a.0, b, cell, seed) && answers(b, &a.0, cell, seed);
        both_ways(&prefix) && both_ways(&without) && both_ways(&a.0)
    }

    fn shift_moves_every_cell(a: Any, di: i8, dj: i8) -> bool {
        let (di, dj) = (i32::from(di), i32::from(dj));
        let moved = a.0.iter().map(|&(i, j)| (i + di, j + dj)).collect();
        encode(&a.0, 7).0.shift(di, dj) == encode(&moved, 7).0
    }
}
