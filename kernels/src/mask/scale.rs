//! Bitmaps with every cell as a block.

use super::{Bits, Space};
use crate::team::Team;
use crate::tile::low;

/// How many times each cell of a row is repeated, and what doing so takes.
#[derive(Clone, Copy)]
struct Stretch {
    times: u32,
    /// Where the bits of a row lie when it has been cut into pieces of 16, 8, 4, 2 and 1 bits, and these
    /// moved to where their first bit belongs.
    pieces: [(u32, u64); 5],
}

impl Stretch {
    fn new(times: u32) -> Stretch {
        let times = times.max(1);
        let pieces = [16, 8, 4, 2, 1].map(|size: u32| {
            let (mut mask, mut at) = (0, 0u32);
            while at < 64 {
                mask |= ((1u64 << size) - 1) << at;
                at = size.saturating_mul(times).saturating_add(at);
            }
            (size, mask)
        });
        Stretch { times, pieces }
    }

    /// The row with each of its first bits repeated, without the first `skip` bits of the result, which are fewer than
    /// `times`.
    #[inline(always)]
    fn row(self, row: u32, skip: u32) -> u32 {
        if self.times == 1 {
            return row;
        }
        if self.times > 32 {
            let [first, second] = [row, row >> 1].map(|row| (row & 1).wrapping_neg());
            let first_bits = low(self.times - skip);
            return first & first_bits | second & !first_bits;
        }
        let mut spread = u64::from(row);
        for (size, mask) in self.pieces {
            let by = size * (self.times - 1);
            spread = (spread | spread.checked_shl(by).unwrap_or(0)) & mask;
        }
        let run = (1u64 << self.times) - 1;
        (spread.wrapping_mul(run) >> (skip & 31)) as u32
    }
}

impl<T: Team> Space<'_, T> {
    /// Writes the bitmap with every cell as a block of `down` × `across` cells, both at least one, to the words from
    /// `out` on. It cannot be read before the next barrier.
    #[inline(never)]
    pub fn scale(self, out: u32, bits: Bits, down: u32, across: u32) -> Bits {
        let (team, words) = (self.team, self.words);
        let stretch = Stretch::new(across);
        let rows = bits.rows.saturating_mul(down);
        let scaled = Bits { at: out, rows, cols: bits.cols.saturating_mul(stretch.times) };
        for strip in 0..scaled.strips() {
            let (from, skip) = (32 * strip / stretch.times, 32 * strip % stretch.times);
            let (near, by) = (from / 32, from % 32);
            let word = |i, strip| if strip < bits.strips() { self.word(bits, i, strip) } else { 0 };
            team.each(bits.rows, |i| {
                let pair = u64::from(word(i, near)) | u64::from(word(i, near + 1)) << 32;
                let row = stretch.row((pair >> by) as u32, skip);
                let first = out + strip * rows + i * down;
                (first..first + down).for_each(|at| team.store(words, at, row));
            });
        }
        scaled
    }
}
