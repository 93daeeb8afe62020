//! The scripts of `kernels` on the host.
#![allow(dead_code, reason = "each user takes a part")]

use kernels::mask::{Keep, Turn};
use kernels::script::{self, HEADER, Lane, Op, SLOTS};
use kernels::team::Solo;
use kernels::tile::Reach;
use kernels::words::Words;

/// Words of a lane's memory.
pub const ARENA: usize = 16 << 10;
/// Words of a lane's output.
pub const OUTPUT: usize = 4 << 10;
/// Words of a lane's input: headers of empty masks.
pub const INPUT: usize = (SLOTS * HEADER) as usize;

/// A random script: rectangles, then rounds of any operation and the symmetric difference of its
/// result with everything before, so that each of them shows in the end.
pub fn random_script(random: &mut fastrand::Rng) -> Vec<u32> {
    const FIRST: u32 = 4;
    let mut script = Vec::new();
    let mut step = |op: Op, to: u32, a: u32, b: u32, random: &mut fastrand::Rng| {
        let (i, j) = (random.i32(-9..12), random.i32(-9..12));
        let (rows, cols) = (random.u32(1..45), random.u32(1..60));
        script.extend([op.encode(), to, a, b, i.cast_unsigned(), j.cast_unsigned(), rows, cols]);
    };
    for to in 0..FIRST {
        step(Op::Fill, to, 0, 0, random);
    }
    let mut all = 0;
    for round in 0..random.u32(8..13) {
        let mut bit = || random.bool();
        let op = match round % 5 {
            0 => Op::Combine(Keep { first: bit(), both: bit(), second: true }),
            1 => Op::Turn(Turn { transpose: bit(), flip: bit(), mirror: bit() }),
            2 => Op::Flood(if bit() { Reach::Corners } else { Reach::Edges }),
            3 => Op::Shift,
            _ => Op::Crop,
        };
        let to = FIRST + 2 * round;
        let (a, b) = (random.u32(..to), random.u32(..to));
        // Floods start from what is all over the place.
        let (a, b) = if round % 5 == 2 { (all, b) } else { (a, b) };
        step(op, to, a, b, random);
        step(Op::Combine(Keep::SYMMETRIC_DIFFERENCE), to + 1, to, all, random);
        all = to + 1;
    }
    script
}

/// What each lane gives on the host; words it does not write are `fill`.
pub fn on_host(script: &[u32], lanes: usize, fill: u32) -> Vec<u32> {
    let mut all = Vec::new();
    for _ in 0..lanes {
        let (mut script, mut input) = (script.to_vec(), vec![0; INPUT]);
        let (mut arena, mut output) = (vec![0; ARENA], vec![fill; OUTPUT]);
        let lane = Lane {
            script: Words::new(&mut script),
            input: Words::new(&mut input),
            arena: Words::new(&mut arena),
            output: Words::new(&mut output),
        };
        script::run(Solo, lane);
        all.extend(output);
    }
    all
}
