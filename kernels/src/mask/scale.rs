//! Bitmaps with every cell as a block.

use super::{Bits, Space};
use crate::team::{Rows, Team, Word};
use crate::tile::low;
use crate::words::Words;

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
        // Most planes of most rows have no cells.
        if self.times == 1 || row == 0 {
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

    /// Rows of so many cells with each of them repeated, which fit a word.
    #[inline(always)]
    fn rows<W: Word>(self, mut rows: W, cols: u32) -> W {
        if self.times == 1 {
            return rows;
        }
        for (size, (by, mask)) in [16, 8, 4, 2, 1].into_iter().zip(self.moves) {
            if size < cols {
                rows = (rows | rows << (by & 31)) & mask as u32;
            }
        }
        let mut run = 1;
        while run < self.times {
            let more = run.min(self.times - run);
            rows = rows | rows << (more & 31);
            run += more;
        }
        rows
    }
}

impl<T: Team> Space<'_, T> {
    /// Writes bitmaps that lie one after the other with every cell as a block of `down` × `across` cells, both at least
    /// one, to the words from `out` on.
    #[inline(never)]
    pub fn scale(self, out: u32, bits: Bits, bitmaps: u32, down: u32, across: u32) {
        let (team, words) = (self.team, self.words);
        let stretch = Stretch::new(across);
        if T::THREADS == 1 && bits.cols.saturating_mul(stretch.times) <= 32 {
            return self.short().scale_narrow(out, bits, bitmaps, down, stretch);
        }
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

impl<T: Rows> Space<'_, T> {
    /// The same by a thread alone where the results are one strip: then all bitmaps are one column of words.
    #[inline(never)]
    fn scale_narrow(self, out: u32, bits: Bits, bitmaps: u32, down: u32, stretch: Stretch) {
        let Space { team, words } = self;
        let count = bits.rows * bitmaps;
        let mut k = 0;
        while k < count {
            let t = team.rows(words, bits.at, count, k as i32);
            let t = team.map(t, |rows| stretch.rows(rows, bits.cols));
            let (some, first) = ((count - k).min(T::ROWS), out + k * down);
            if down == 1 {
                team.put(words, first, some, t);
            } else {
                let mut rows = [0; 32];
                team.put(Words::new(&mut rows), 0, some, t);
                let blocks = words.all(first, some * down).chunks(down.max(1) as usize);
                for (block, row) in blocks.zip(rows) {
                    block.iter().for_each(|word| word.set(row));
                }
            }
            k += T::ROWS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Stretch, low};

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
            for cols in 1..=32 / times {
                let row = 0x9234_5679 & low(cols);
                assert_eq!(stretch.rows(row, cols), stretch.row(row, 0), "{row:x} × {times}");
            }
        }
    }
}
