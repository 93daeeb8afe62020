//! A first device program: a sequence of mask operations, applied to the masks of every lane.
//!
//! A lane's memory starts with [`SLOTS`] headers of masks; their words and those of new masks
//! follow. A step reads one or two slots and writes another one, which no step before it touched: memory is
//! write-once, and each step ends with a barrier.

use crate::mask::{Bits, Keep, Mask, Rect, Space, Turn};
use crate::team::Team;
use crate::tile::Reach;
use crate::words::Words;

/// The number of masks a lane can name.
pub const SLOTS: u32 = 32;

/// The number of words of a mask's header.
pub const HEADER: u32 = 6;

/// The number of words of a step: operation, slot of the result, two slots of arguments, a rectangle.
pub const STEP: u32 = 8;

/// The operations of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The cells of the rectangle.
    Fill,
    /// The cells of the first in the rectangle.
    Crop,
    /// The first, moved by the rectangle's corner.
    Shift,
    /// Cells of the first and the second.
    Combine(Keep),
    /// The first, turned.
    Turn(Turn),
    /// What can be reached in the first from the second.
    Flood(Reach),
}

impl Op {
    /// The operation with this number.
    #[inline(always)]
    fn decode(number: u32) -> Op {
        let bit = |k: u32| number >> k & 1 != 0;
        match number & 7 {
            1 => Op::Crop,
            2 => Op::Shift,
            3 => Op::Combine(Keep { first: bit(3), both: bit(4), second: bit(5) }),
            4 => Op::Turn(Turn { transpose: bit(3), flip: bit(4), mirror: bit(5) }),
            5 => Op::Flood(if bit(3) { Reach::Corners } else { Reach::Edges }),
            _ => Op::Fill,
        }
    }

    /// The number of the operation: its kind in three bits, then what says more about it.
    pub fn encode(self) -> u32 {
        let bits =
            |a: bool, b: bool, c: bool| u32::from(a) << 3 | u32::from(b) << 4 | u32::from(c) << 5;
        match self {
            Op::Fill => 0,
            Op::Crop => 1,
            Op::Shift => 2,
            Op::Combine(Keep { first, both, second }) => 3 | bits(first, both, second),
            Op::Turn(Turn { transpose, flip, mirror }) => 4 | bits(transpose, flip, mirror),
            Op::Flood(reach) => 5 | bits(reach == Reach::Corners, false, false),
        }
    }
}

/// What a lane works on: each thread of its team gets the same.
#[derive(Clone, Copy, Debug)]
pub struct Lane<'a> {
    /// The steps, for all lanes.
    pub script: Words<'a>,
    /// What memory starts with: headers, then the words of the masks.
    pub input: Words<'a>,
    /// Memory to work in.
    pub arena: Words<'a>,
    /// Where the mask of the last step goes: its header, then its words.
    pub output: Words<'a>,
}

/// Runs a lane.
pub fn run<T: Team>(team: T, lane: Lane<'_>) {
    let Lane { script, input, arena, output } = lane;
    let space = Space { team, words: arena };
    team.each(input.len(), |at| team.store(arena, at, team.load(input, at)));
    team.sync();
    let mut top = input.len();
    let mut last = Mask::EMPTY;
    for step in 0..script.len() / STEP {
        last = space.step(script, step * STEP, top);
        // A mask that shares its bitmap with an older one takes no room.
        top = top.max(last.bits.at.saturating_add(last.bits.words()));
    }
    let end = last.bits.words();
    team.each(end, |at| {
        team.store(output, HEADER + at, team.load(arena, last.bits.at.wrapping_add(at)));
    });
    let mut moved = last;
    if !last.is_empty() {
        moved.bits.at = HEADER;
    }
    team.once(|| Space { team, words: output }.write_header(0, moved));
    team.sync();
}

impl<T: Team> Space<'_, T> {
    /// The mask whose header is at `at`.
    fn header(self, at: u32) -> Mask {
        let [place, rows, cols, i, j, count] =
            [0, 1, 2, 3, 4, 5].map(|k| self.team.load(self.words, at + k));
        let bits = Bits { at: place, rows, cols };
        Mask { bits, i: i as i32, j: j as i32, count }
    }

    /// Writes a header, from one thread.
    fn write_header(self, at: u32, mask: Mask) {
        let Mask { bits, i, j, count } = mask;
        let header = [bits.at, bits.rows, bits.cols, i as u32, j as u32, count];
        for (k, word) in (at..).zip(header) {
            self.team.store(self.words, k, word);
        }
    }

    /// Runs the step at `at` of the script; new words go to `top`.
    #[inline(always)]
    fn step(self, script: Words<'_>, at: u32, top: u32) -> Mask {
        let word = |k| self.team.load(script, at + k);
        let slot = |k| word(k) % SLOTS * HEADER;
        let (a, b) = (self.header(slot(2)), self.header(slot(3)));
        let rect = Rect { i: word(4) as i32, j: word(5) as i32, rows: word(6), cols: word(7) };
        let scratch = top.saturating_add(a.bits.words());
        let mask = match Op::decode(word(0)) {
            Op::Fill => self.fill(top, rect),
            Op::Crop => self.crop(top, a, rect),
            Op::Shift => a.shift(rect.i, rect.j),
            Op::Combine(keep) => self.combine(top, a, b, keep),
            Op::Turn(turn) => self.turn(top, a, turn),
            Op::Flood(reach) => self.flood(top, scratch, a, b, reach),
        };
        self.team.once(|| self.write_header(slot(1), mask));
        self.team.sync();
        mask
    }
}

#[cfg(test)]
mod tests;
