//! Teams: the threads that work on one lane.
//!
//! Device code is written once, for a [`Team`], and every thread of the team runs it. It sees *collective*
//! tiles: a `T::Tile` is one tile of which each thread may hold only some rows. Numbers
//! that come out of a collective operation are *uniform*, the same in every thread, so branches on
//! them keep the team together.
//!
//! Three rules make the same code right for one thread and for 32:
//!
//! 1. Every thread makes the same collective calls in the same order: never inside the functions
//!    passed to [`make`](Team::make), [`map`](Team::map), [`zip`](Team::zip), [`each`](Team::each) and
//!    [`once`](Team::once), never under a condition that is not uniform.
//! 2. Between a write to a word and another thread's read or write of it lies a [`sync`](Team::sync).
//! 3. Between a read of a word and another thread's write to it lies a `sync`, too.
//!
//! `sim` finds code that breaks one of them.

use crate::tile::{self, Extent, Reach, Tile, low, row_left, row_right};
use crate::words::Words;

/// The threads that work on one lane.
pub trait Team: Copy {
    /// A tile, held by all threads together.
    type Tile: Copy;

    /// The number of threads.
    const THREADS: u32;

    /// The tile whose row `i` is `f(i)`.
    fn make(self, f: impl FnMut(u32) -> u32) -> Self::Tile;

    /// `f` of every row.
    fn map(self, t: Self::Tile, f: impl Fn(u32) -> u32) -> Self::Tile;

    /// `f` of every two rows that lie on each other.
    fn zip(self, a: Self::Tile, b: Self::Tile, f: impl Fn(u32, u32) -> u32) -> Self::Tile;

    /// Everything `n` rows up; what leaves the tile is lost.
    fn up(self, t: Self::Tile, n: u32) -> Self::Tile;

    /// Everything `n` rows down; what leaves the tile is lost.
    fn down(self, t: Self::Tile, n: u32) -> Self::Tile;

    /// Upside down: row `i` becomes row `31 - i`.
    fn flip(self, t: Self::Tile) -> Self::Tile;

    /// Rows become columns.
    fn transpose(self, t: Self::Tile) -> Self::Tile;

    /// The OR of all rows: the columns in use.
    fn or(self, t: Self::Tile) -> u32;

    /// The sum of all rows, modulo 2³².
    fn sum(self, t: Self::Tile) -> u32;

    /// The rows in use: bit `i` says that row `i` is not zero.
    fn ballot(self, t: Self::Tile) -> u32;

    /// Row `i`, modulo 32.
    fn row(self, t: Self::Tile, i: u32) -> u32;

    /// The cells of `t` that can be reached within `t` from the cells of `seed`.
    fn flood(self, t: Self::Tile, seed: Self::Tile, reach: Reach) -> Self::Tile;

    /// The cells of `t` that can be reached within `t` from its cell `(i, j)`.
    #[inline(always)]
    fn flood_from(self, t: Self::Tile, (i, j): (u32, u32), reach: Reach) -> Self::Tile {
        let seed = self.make(|k| if k == i { row_right(1, j) } else { 0 });
        self.flood(t, seed, reach)
    }

    /// A tile from a column of `n` words at `at`: row `i` is the column's word `from + i`, or zero
    /// where the column has none.
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> Self::Tile;

    /// Writes the first `n` rows of a tile to the words at `at`.
    fn put(self, words: Words<'_>, at: u32, n: u32, t: Self::Tile);

    /// The word at `at`, read by the calling thread.
    fn load(self, words: Words<'_>, at: u32) -> u32;

    /// Writes the word at `at` from the calling thread; mostly for [`each`](Team::each) and
    /// [`once`](Team::once).
    fn store(self, words: Words<'_>, at: u32, word: u32);

    /// Calls `f` with every number below `n`, each in one thread.
    fn each(self, n: u32, f: impl FnMut(u32));

    /// Calls `f` in one thread.
    fn once(self, f: impl FnOnce());

    /// Waits for all threads; what they wrote before, all can read after.
    fn sync(self);

    /// The tile with no cell.
    #[inline(always)]
    fn empty(self) -> Self::Tile {
        self.make(|_| 0)
    }

    /// The rectangle of `rows` × `cols` cells in the upper left corner.
    #[inline(always)]
    fn rect(self, rows: u32, cols: u32) -> Self::Tile {
        self.make(|i| if i < rows { low(cols) } else { 0 })
    }

    /// The cells of `t` in the rectangle of `rows` × `cols` in the upper left corner.
    #[inline(always)]
    fn keep(self, t: Self::Tile, rows: u32, cols: u32) -> Self::Tile {
        self.zip(t, self.rect(rows, cols), |a, b| a & b)
    }

    /// Everything `n` columns to the left; what leaves the tile is lost.
    #[inline(always)]
    fn left(self, t: Self::Tile, n: u32) -> Self::Tile {
        self.map(t, |row| row_left(row, n))
    }

    /// Everything `n` columns to the right; what leaves the tile is lost.
    #[inline(always)]
    fn right(self, t: Self::Tile, n: u32) -> Self::Tile {
        self.map(t, |row| row_right(row, n))
    }

    /// Left to right: column `j` becomes column `31 - j`.
    #[inline(always)]
    fn mirror(self, t: Self::Tile) -> Self::Tile {
        self.map(t, u32::reverse_bits)
    }

    /// The number of cells.
    #[inline(always)]
    fn count(self, t: Self::Tile) -> u32 {
        self.sum(self.map(t, u32::count_ones))
    }

    /// The smallest rectangle around the cells; `None` when there are none.
    #[inline(always)]
    fn extent(self, t: Self::Tile) -> Option<Extent> {
        Extent::of(self.ballot(t), self.or(t))
    }

    /// The first cell in row-major order.
    #[inline(always)]
    fn first(self, t: Self::Tile) -> Option<(u32, u32)> {
        let i = self.ballot(t).trailing_zeros();
        (i < 32).then(|| (i, self.row(t, i).trailing_zeros()))
    }
}

/// A team of one thread, which holds whole tiles: how a lane runs on the CPU.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solo;

impl Team for Solo {
    type Tile = Tile;

    const THREADS: u32 = 1;

    #[inline(always)]
    fn make(self, f: impl FnMut(u32) -> u32) -> Tile {
        tile::make(f)
    }

    #[inline(always)]
    fn map(self, t: Tile, f: impl Fn(u32) -> u32) -> Tile {
        tile::map(&t, f)
    }

    #[inline(always)]
    fn zip(self, a: Tile, b: Tile, f: impl Fn(u32, u32) -> u32) -> Tile {
        tile::zip(&a, &b, f)
    }

    #[inline(always)]
    fn up(self, t: Tile, n: u32) -> Tile {
        tile::up(&t, n)
    }

    #[inline(always)]
    fn down(self, t: Tile, n: u32) -> Tile {
        tile::down(&t, n)
    }

    #[inline(always)]
    fn flip(self, t: Tile) -> Tile {
        tile::flip(&t)
    }

    #[inline(always)]
    fn transpose(self, t: Tile) -> Tile {
        tile::transpose(&t)
    }

    #[inline(always)]
    fn or(self, t: Tile) -> u32 {
        tile::columns(&t)
    }

    #[inline(always)]
    fn sum(self, t: Tile) -> u32 {
        tile::sum(&t)
    }

    #[inline(always)]
    fn ballot(self, t: Tile) -> u32 {
        tile::rows(&t)
    }

    #[inline(always)]
    fn row(self, t: Tile, i: u32) -> u32 {
        t[i as usize % tile::SIDE]
    }

    #[inline(always)]
    fn flood(self, t: Tile, seed: Tile, reach: Reach) -> Tile {
        tile::flood(&t, &seed, reach)
    }

    #[inline(always)]
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> Tile {
        // Reads 32 words wherever there are 32, and drops those behind the column: a loop of fixed length
        // is a few vector loads, one over the rows in use is not.
        let start = from.max(0) as u32;
        let left = n.saturating_sub(start);
        let at = at.wrapping_add(start);
        let keep = |i: u32, word: u32| if i < left { word } else { 0 };
        let t = match words.tile(at) {
            Some(tile) => tile::make(|i| keep(i, tile[i as usize % tile::SIDE].get())),
            None => tile::make(|i| keep(i, words.load(at.wrapping_add(i)))),
        };
        if from < 0 { tile::down(&t, from.unsigned_abs()) } else { t }
    }

    #[inline(always)]
    fn put(self, words: Words<'_>, at: u32, n: u32, t: Tile) {
        words.put(at, n, &t);
    }

    #[inline(always)]
    fn load(self, words: Words<'_>, at: u32) -> u32 {
        words.load(at)
    }

    #[inline(always)]
    fn store(self, words: Words<'_>, at: u32, word: u32) {
        words.store(at, word);
    }

    #[inline(always)]
    fn each(self, n: u32, f: impl FnMut(u32)) {
        (0..n).for_each(f);
    }

    #[inline(always)]
    fn once(self, f: impl FnOnce()) {
        f();
    }

    #[inline(always)]
    fn sync(self) {}
}

#[cfg(test)]
mod tests;
