//! Scripts against sets of pairs, on every team.

use std::vec::Vec;

use quickcheck::quickcheck;

use super::*;
use crate::mask::tests::{Any, Set, encode};
use crate::sim::{Work, everywhere};

/// Room for everything a short script makes.
const ARENA: usize = 64 << 10;

/// A script over the memory of one lane: script, input, arena and output, one after the other.
struct Batch {
    script: Vec<u32>,
    input: Vec<u32>,
}

impl Work for Batch {
    type Out = ();

    fn run<T: Team>(&self, team: T, words: Words<'_>) {
        let [script, rest] = words.split(self.script.len() as u32);
        let [input, rest] = rest.split(self.input.len() as u32);
        let [arena, output] = rest.split(ARENA as u32);
        run(team, Lane { script, input, arena, output });
    }
}

/// The input of a lane with these sets in its first slots.
fn input(sets: &[&Set]) -> Vec<u32> {
    let mut words = std::vec![0; (SLOTS * HEADER) as usize];
    for (slot, set) in sets.iter().enumerate() {
        let (Mask { bits, i, j, count }, bitmap) = encode(set, words.len() as u32);
        let header = [bits.at, bits.rows, bits.cols, i as u32, j as u32, count];
        words[slot * 6..][..6].copy_from_slice(&header);
        words.extend(bitmap);
    }
    words
}

/// Runs a script everywhere; gives the words of its output.
fn output(script: &[[u32; 8]], sets: &[&Set], len: usize) -> Vec<u32> {
    let batch = Batch { script: script.concat(), input: input(sets) };
    let mut words = batch.script.clone();
    words.extend(&batch.input);
    words.resize(words.len() + ARENA + len, 0);
    let ((), words) = everywhere(&words, 1, &batch);
    words[words.len() - len..].to_vec()
}

quickcheck! {
    fn scripts_compose_what_their_steps_do(a: Any, b: Any, di: i8, dj: i8) -> bool {
        let (di, dj) = (i32::from(di), i32::from(dj));
        let step = |op: Op, to: u32, a: u32, b: u32| {
            [op.encode(), to, a, b, di as u32, dj as u32, 40, 50]
        };
        let script = [
            step(Op::Shift, 2, 1, 0),
            step(Op::Combine(Keep::UNION), 3, 0, 2),
            step(Op::Turn(Turn::DMIRROR), 4, 3, 0),
            step(Op::Turn(Turn::DMIRROR), 5, 4, 0),
            step(Op::Combine(Keep::SYMMETRIC_DIFFERENCE), 6, 5, 0),
            step(Op::Flood(Reach::Corners), 7, 5, 6),
            step(Op::Fill, 8, 0, 0),
            step(Op::Combine(Keep::DIFFERENCE), 9, 7, 8),
            step(Op::Combine(Keep::INTERSECTION), 10, 7, 9),
            step(Op::Crop, 11, 7, 0),
            step(Op::Combine(Keep::UNION), 12, 10, 11),
        ];
        let moved: Set = b.0.iter().map(|&(i, j)| (i + di, j + dj)).collect();
        let both: Set = &a.0 | &moved;
        // Steps 9 to 12 take step 7 apart and put it together again.
        let mut expected = Set::new();
        let mut todo: Vec<_> = (&both ^ &a.0).into_iter().collect();
        while let Some((i, j)) = todo.pop() {
            if both.contains(&(i, j)) && expected.insert((i, j)) {
                todo.extend((-1..=1).flat_map(|x| (-1..=1).map(move |y| (i + x, j + y))));
            }
        }
        let (Mask { bits, i, j, count }, bitmap) = encode(&expected, HEADER);
        let header = [bits.at, bits.rows, bits.cols, i as u32, j as u32, count];
        let expected: Vec<u32> = header.into_iter().chain(bitmap).collect();
        output(&script, &[&a.0, &b.0], expected.len()) == expected
    }
}
