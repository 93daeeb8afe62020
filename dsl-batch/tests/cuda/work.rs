//! Scripts as work for cards.

use std::ops::{Range, RangeInclusive};

use cust::memory::{DeviceCopy, DevicePointer};
use dsl_batch::cuda::{Entry, Fleet, Part as Outcome, Places, Work};

use crate::host::{ARENA, INPUT, on_host, random_script};

/// One script on some lanes, all with the same (empty) input.
pub struct Scripts {
    script: Vec<u32>,
    input: Vec<u32>,
    team: u32,
    lanes: u32,
    /// What a lane writes.
    one: Vec<u32>,
}

impl Scripts {
    pub fn random(seed: u64, team: u32, lanes: u32) -> Scripts {
        let script = random_script(&mut fastrand::Rng::with_seed(seed));
        let mut one = on_host(&script, 1, 0);
        // Words that a lane does not write keep what was there.
        let written =
            one.iter().zip(on_host(&script, 1, !0)).take_while(|(a, b)| **a == *b).count();
        one.truncate(written);
        Scripts { script, input: vec![0; INPUT * lanes as usize], team, lanes, one }
    }

    /// What all lanes give.
    pub fn expected(&self) -> Vec<u32> {
        self.one.repeat(self.lanes as usize)
    }

    /// What all lanes give on cards, and on the CPU where no card is left.
    pub fn run(&self, fleet: &mut Fleet) -> Vec<u32> {
        let output = |part| match part {
            Outcome::Output(_, words) => words,
            Outcome::Cpu(lanes) => self.one.repeat(lanes.len()),
        };
        fleet.run(self).into_iter().flat_map(output).collect()
    }

    pub fn all(&self) -> Part<'_> {
        self.entry(0..self.lanes)
    }
}

impl Work for Scripts {
    type Entry<'a> = Part<'a>;

    fn lanes(&self) -> u32 {
        self.lanes
    }

    fn entry(&self, lanes: Range<u32>) -> Part<'_> {
        Part { work: self, lanes }
    }
}

/// Some of the lanes.
pub struct Part<'a> {
    work: &'a Scripts,
    lanes: Range<u32>,
}

/// As in `kernels/src/entry.rs`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Job {
    script: DevicePointer<u32>,
    input: DevicePointer<u32>,
    arena: DevicePointer<u32>,
    output: DevicePointer<u32>,
    counter: DevicePointer<u32>,
    script_len: u32,
    input_len: u32,
    arena_len: u32,
    output_len: u32,
    lanes: u32,
}

// SAFETY: pointers to the card's memory and numbers.
unsafe impl DeviceCopy for Job {}

// SAFETY: `Job` is the parameter of the script kernels, and its lengths are those of the places.
unsafe impl Entry for Part<'_> {
    type Params = Job;

    fn kernel(&self) -> &'static str {
        match self.work.team {
            4 => "script_4",
            8 => "script_8",
            16 => "script_16",
            _ => "script_32",
        }
    }

    fn team(&self) -> u32 {
        self.work.team
    }

    fn pieces(&self) -> Vec<usize> {
        vec![self.work.script.len(), INPUT * self.lanes.len()]
    }

    fn write(&self, piece: usize, _kept: &[usize], to: &mut [u32]) {
        let start = self.lanes.start as usize * INPUT;
        to.copy_from_slice(if piece == 0 {
            &self.work.script
        } else {
            &self.work.input[start..start + to.len()]
        });
    }

    fn lanes(&self) -> u32 {
        self.lanes.end - self.lanes.start
    }

    fn output_words(&self) -> usize {
        self.work.one.len() * self.lanes.len()
    }

    fn arena_words(&self) -> RangeInclusive<usize> {
        ARENA..=ARENA
    }

    fn params(&self, places: &Places) -> Job {
        Job {
            script: places.pieces[0],
            input: places.pieces[1],
            arena: places.arena,
            output: places.output,
            counter: places.counter,
            script_len: self.work.script.len() as u32,
            input_len: INPUT as u32,
            arena_len: ARENA as u32,
            output_len: self.work.one.len() as u32,
            lanes: self.lanes(),
        }
    }
}
