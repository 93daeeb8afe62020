//! The script kernels of `kernels` on a card.

use software_cuda::launch::Counts;
use software_cuda::memory::Fault;

use crate::common::Card;
use crate::host::{ARENA, INPUT, OUTPUT};

/// `kernels::script` as PTX, with a kernel for each size of a team. What ships runs lanes of programs instead.
pub const PTX: &str = include_str!("../scripts.ptx");

/// What each lane gives on the card, with teams of some threads.
pub fn on_card(
    card: &mut Card,
    script: &[u32],
    lanes: usize,
    team: u32,
) -> Result<(Vec<u32>, Counts), Fault> {
    let (grid, block) = (2, 64);
    let teams = (grid * block / team) as usize;
    let input = vec![0; INPUT * lanes];
    let pointers = [
        card.upload(script),
        card.upload(&input),
        card.empty(ARENA * teams),
        card.empty(OUTPUT * lanes),
        card.upload(&[0]),
    ];
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
