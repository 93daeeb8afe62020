//! The script kernels of `kernels`, on the host and on the card.

use kernels::script::{self, HEADER, Lane, Op, SLOTS};
use kernels::mask::{Keep, Turn};
use kernels::team::Solo;
use kernels::tile::Reach;
use kernels::words::Words;
use software_cuda::launch::Counts;
use software_cuda::memory::Fault;

use crate::common::Card;

pub const PTX: &str = include_str!("../../../../kernels/ptx/kernels.ptx");
pub const ARENA: usize = 16 << 10;
pub const OUTPUT: usize = 4 << 10;
const INPUT: usize = (SLOTS * HEADER) as usize;

/// A random script: rectangles, and what can be done with them.
pub fn random_script(random: &mut fastrand::Rng) -> Vec<u32> {
    let mut script = Vec::new();
    let steps = random.u32(6..20);
    for step in 0..steps {
        let mut bit = || random.bool();
        let op = if step < 4 {
            Op::Fill
        } else {
            match step % 5 {
                0 => Op::Crop,
                1 => Op::Shift,
                2 => Op::Combine(Keep { first: bit(), both: bit(), second: bit() }),
                3 => Op::Turn(Turn { transpose: bit(), flip: bit(), mirror: bit() }),
                _ => Op::Flood(if bit() { Reach::Corners } else { Reach::Edges }),
            }
        };
        let (a, b) = (random.u32(..step.max(1)), random.u32(..step.max(1)));
        let (i, j) = (random.i32(-20..40), random.i32(-20..40));
        let (rows, cols) = (random.u32(1..50), random.u32(1..70));
        script.extend([op.encode(), step, a, b, i.cast_unsigned(), j.cast_unsigned(), rows, cols]);
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

/// The same on the card, with teams of some threads.
pub fn on_card(card: &mut Card, script: &[u32], lanes: usize, team: u32) -> Result<(Vec<u32>, Counts), Fault> {
    let (grid, block) = (2, 64);
    let teams = (grid * block / team) as usize;
    let input = vec![0; INPUT * lanes];
    let pointers =
        [card.upload(script), card.upload(&input), card.empty(ARENA * teams), card.empty(OUTPUT * lanes), card.upload(&[0])];
    let lengths = [script.len(), INPUT, ARENA, OUTPUT, lanes];
    let mut job: Vec<u8> = pointers.iter().flat_map(|pointer| pointer.to_le_bytes()).collect();
    job.extend(lengths.iter().flat_map(|&len| (len as u32).to_le_bytes()));
    job.extend([0; 4]);
    let counts = card.run(&format!("script_{team}"), grid, block, &[job])?;
    let output = card.download(pointers[3], OUTPUT * lanes);
    for pointer in pointers {
        card.memory.free(pointer);
    }
    Ok((output, counts))
}
