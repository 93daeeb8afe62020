//! Bitmaps with every cell as a block.

use super::{Bits, Space};
use crate::team::Team;
use crate::tile::low;

/// How many times each cell of a row is repeated, and what doing so takes.
#[derive(Clone, Copy)]
struct Stretch {
    times: u32,
    /// A row is cut into pieces of 16 bits, these into pieces of 8, and so on down to 1. How far the second of two pieces
    /// moves each time, and where pieces lie then.
    moves: [(u32, u64); 5],
}

impl Stretch {
    fn new(times: u32) -> Stretch {
        let times = times.max(1);
        if times == 1 {
            return Stretch { times, moves: [(0, 0); 5] };
        }
        let moves = [16u32, 8, 4, 2, 1].map(|size| {
            let (mut mask, mut at) = (0, 0u32);
            while at < 64 {
                mask |= ((1u64 << size) - 1) << at;
                at = at.saturating_add(size.saturating_mul(times));
            }
            let by = size.saturating_mul(times - 1);
            // What moves out of the word is not among the bits of the result.
            (if by < 64 { by } else { 0 }, mask)
        });
        Stretch { times, moves }
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
        for (by, mask) in self.moves {
            spread = (spread | spread << (by & 63)) & mask;
        }
        // Each bit becomes a run.
        let runs = (spread << (self.times & 63)).wrapping_sub(spread);
        (runs >> (skip & 31)) as u32
    }
}

impl<T: Team> Space<'_, T> {
    /// Writes bitmaps that lie one after the other with every cell as a block of `down` × `across` cells, both at least
    /// one, to the words from `out` on.
    #[inline(never)]
    pub fn scale(self, out: u32, bits: Bits, bitmaps: u32, down: u32, across: u32) {
        let (team, words) = (self.team, self.words);
        let stretch = Stretch::new(across);
        let times = stretch.times.max(1);
        let rows = bits.rows.saturating_mul(down);
        let scaled = Bits { at: out, rows, cols: bits.cols.saturating_mul(times) };
        let mut to = out;
        for bitmap in 0..bitmaps {
            let bits = Bits { at: bits.at + bitmap * bits.words(), ..bits };
            for strip in 0..scaled.strips() {
                let (from, skip) = (32 * strip / times, 32 * strip % times);
                let (near, by) = (from / 32, from % 32);
                team.each(bits.rows, |i| {
                    let mut row = u64::from(self.word(bits, i, near));
                    if near + 1 < bits.strips() {
                        row |= u64::from(self.word(bits, i, near + 1)) << 32;
                    }
                    let row = stretch.row((row >> by) as u32, skip);
                    let first = to + i * down;
                    if T::THREADS == 1 {
                        return words.all(first, down).iter().for_each(|word| word.set(row));
                    }
                    (first..first + down).for_each(|at| team.store(words, at, row));
                });
                to += rows;
            }
        }
        team.sync();
    }
}

#[cfg(test)]
mod tests {
    use super::Stretch;

    #[test]
    fn each_bit_is_repeated() {
        for times in 1..80 {
            let stretch = Stretch::new(times);
            for (row, skip) in [0x8000_0001, 0x1234_5679, !0, 2].into_iter().zip([0, 1, 5, 31]) {
                let skip = skip % times;
                let bit = |c: u32| row >> ((skip + c) / times) & 1;
                let expected = (0..32).fold(0, |all, c| all | bit(c) << c);
                assert_eq!(stretch.row(row, skip), expected, "{row:x} × {times} from {skip}");
            }
        }
    }
}
