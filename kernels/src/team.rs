//! Teams: the threads that work on one lane.
//!
//! Device code is written once, for a [`Team`], and every thread of the team runs it. It sees *collective*
//! tiles: a `T::Tile` is one tile of which each thread may hold only some rows. Numbers
//! that come out of a collective operation are *uniform*, the same in every thread, so branches on
//! them keep the team together.
//!
//! A thread that works alone has tiles of two heights: whole ones, and [short](Team::Short) ones for what is done row by
//! row, since most objects have a few rows and most grids a dozen. To other teams they are the same.
//!
//! Three rules make the same code right for one thread and for 32:
//!
//! 1. Every thread makes the same collective calls in the same order: never inside the functions
//!    passed to [`make`](Rows::make), [`map`](Rows::map), [`zip`](Rows::zip), [`each`](Rows::each) and
//!    [`once`](Rows::once), never under a condition that is not uniform.
//! 2. Between a write to a word and another thread's read or write of it lies a [`sync`](Rows::sync).
//! 3. Between a read of a word and another thread's write to it lies a `sync`, too.
//!
//! `sim` finds code that breaks one of them.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::tile::{self, Extent, Reach, Tile, low};
use crate::words::Words;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod eight;
mod short;

pub use eight::Eight;
pub use short::SoloShort;

/// Cells, as many as a team handles at once: a row, or several rows that lie under each other. A `u32` beside it means
/// that row in all of them.
pub trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitAnd<u32, Output = Self>
    + BitOr<Output = Self>
    + BitOr<u32, Output = Self>
    + BitXor<Output = Self>
    + BitXor<u32, Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Left to right: column `j` becomes column `31 - j`.
    fn reverse_bits(self) -> Self;
}

impl Word for u32 {
    #[inline(always)]
    fn reverse_bits(self) -> u32 {
        self.reverse_bits()
    }
}

/// Rows of cells, 32 to a word, that the threads of a team work on together, [`ROWS`](Rows::ROWS) at a time.
pub trait Rows: Copy {
    /// A tile, held by all threads together.
    type Tile: Copy;

    /// What it is made of.
    type Word: Word;

    /// The number of threads.
    const THREADS: u32;

    /// The number of rows of a tile.
    const ROWS: u32;

    /// One thing for each of the tiles, one under the other, that 32 rows take, and where these are several one more.
    type Stack<X: Copy>: AsRef<[X]> + AsMut<[X]>;

    /// The same thing for each of these tiles.
    fn stack<X: Copy>(self, x: X) -> Self::Stack<X>;

    /// The tile whose row `i` is `f(i)`.
    fn make(self, f: impl FnMut(u32) -> u32) -> Self::Tile;

    /// `f` of every row, or of several at once.
    fn map(self, t: Self::Tile, f: impl Fn(Self::Word) -> Self::Word) -> Self::Tile;

    /// `f` of every row.
    fn map_rows(self, t: Self::Tile, f: impl Fn(u32) -> u32) -> Self::Tile;

    /// `f` of every two rows that lie on each other, or of several at once.
    fn zip(
        self,
        a: Self::Tile,
        b: Self::Tile,
        f: impl Fn(Self::Word, Self::Word) -> Self::Word,
    ) -> Self::Tile;

    /// Everything `n` rows up; what leaves the tile is lost.
    fn up(self, t: Self::Tile, n: u32) -> Self::Tile;

    /// The tile from row `row` on, which is below 32, of a stack whose last tile is empty where it has several.
    fn cut(self, stack: &Self::Stack<Self::Tile>, row: u32) -> Self::Tile;

    /// The first 16 columns, as words, of the first 16 rows of two tiles, one under the other; none where several
    /// threads share a tile.
    #[inline(always)]
    fn columns(self, _: [Self::Tile; 2]) -> Option<[u32; 16]> {
        None
    }

    /// Writes four bitmaps of at most 32 × 32 cells, one after the other, with rows as columns, then upside down and mirrored if so
    /// wanted. Not done where several threads share a tile, and close to the ends of memory.
    #[inline(always)]
    fn turn_four(
        self,
        _: Words<'_>,
        _to_from: [u32; 2],
        _rows_cols: [u32; 2],
        _flip_mirror: [bool; 2],
    ) -> bool {
        false
    }

    /// Writes the values of so many colors, given by the bits of their codes, to the words from `at` on. Not done where several
    /// threads share a tile, and close to the end of memory.
    #[inline(always)]
    fn put_colors(self, _: Words<'_>, _at: u32, _planes: [u32; 4], _n: u32) -> bool {
        false
    }

    /// The bits of the codes of so many colors, at most 32, whose values are at `at`: a word for each; what lies behind the colors is
    /// open. None where several threads share a tile, and close to the end of memory.
    #[inline(always)]
    fn planes_of_colors(self, _: Words<'_>, _at: u32, _n: u32) -> Option<[u32; 4]> {
        None
    }

    /// The number of cells of several tiles.
    #[inline(always)]
    fn count_all(self, tiles: &[Self::Tile]) -> u32 {
        tiles.iter().map(|&t| self.count(t)).sum()
    }

    /// The cells of one color among four planes.
    #[inline(always)]
    fn of_code(self, [a, b, c, d]: [Self::Tile; 4], code: u32) -> Self::Tile {
        let want = |p: u32| (code >> p & 1).wrapping_neg();
        let ab = self.zip(a, b, |a, b| (a ^ want(0)) | (b ^ want(1)));
        let cd = self.zip(c, d, |c, d| (c ^ want(2)) | (d ^ want(3)));
        self.zip(ab, cd, |a, b| !(a | b))
    }

    /// The codes, one bit each, that some cells have among four planes; none where several threads share a tile.
    #[inline(always)]
    fn codes(self, _planes: [Self::Tile; 4], _cells: Self::Tile) -> Option<u32> {
        None
    }

    /// Upside down: the first row becomes the last one.
    fn flip(self, t: Self::Tile) -> Self::Tile;

    /// The OR of all rows: the columns in use.
    fn or(self, t: Self::Tile) -> u32;

    /// The sum of all rows, modulo 2³².
    fn sum(self, t: Self::Tile) -> u32;

    /// The rows in use: bit `i` says that row `i` is not zero.
    fn ballot(self, t: Self::Tile) -> u32;

    /// Row `i`, modulo the number of rows.
    fn row(self, t: Self::Tile, i: u32) -> u32;

    /// A tile from a column of `n` words at `at`: row `i` is the column's word `from + i`, or zero
    /// where the column has none.
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> Self::Tile;

    /// Writes the first `n` rows of a tile to the words at `at`.
    fn put(self, words: Words<'_>, at: u32, n: u32, t: Self::Tile);

    /// Tiles from four columns of words, of which the first begins at `at` and the others `apart` words behind each
    /// other. The first `n` rows are those words; what the others hold is open.
    #[inline(always)]
    fn rows_of_four(self, words: Words<'_>, at: u32, apart: u32, n: u32) -> [Self::Tile; 4] {
        let rows = |p: u32| self.rows(words, at.wrapping_add(p.wrapping_mul(apart)), n, 0);
        [rows(0), rows(1), rows(2), rows(3)]
    }

    /// Writes the first `n` rows of four tiles to such columns.
    #[inline(always)]
    fn put_four(self, words: Words<'_>, at: u32, apart: u32, n: u32, tiles: [Self::Tile; 4]) {
        for (p, t) in (0..).zip(tiles) {
            self.put(words, at.wrapping_add(apart.wrapping_mul(p)), n, t);
        }
    }

    /// The same where columns of fewer than [`ROWS`](Rows::ROWS) words lie one after the other.
    #[inline(always)]
    fn put_four_tight(self, words: Words<'_>, at: u32, apart: u32, n: u32, tiles: [Self::Tile; 4]) {
        self.put_four(words, at, apart, n, tiles);
    }

    /// Gives some cells of such columns, which may be written more than once, another color.
    #[inline(always)]
    fn color_four(self, words: Words<'_>, at: u32, apart: u32, cells: Self::Tile, code: u32) {
        for p in 0..4 {
            let at = at.wrapping_add(apart.wrapping_mul(p));
            let set = (code >> p & 1).wrapping_neg();
            let old = self.rows(words, at, Self::ROWS, 0);
            let new = self.zip(old, cells, |old, cells| old & !cells | cells & set);
            self.put(words, at, Self::ROWS, new);
        }
    }

    /// Copies `n` words from `from` to `to`.
    #[inline(always)]
    fn copy(self, words: Words<'_>, to: u32, from: u32, n: u32) {
        self.each(n, |k| {
            self.store(words, to.wrapping_add(k), self.load(words, from.wrapping_add(k)));
        });
    }

    /// The word at `at`, read by the calling thread.
    fn load(self, words: Words<'_>, at: u32) -> u32;

    /// Writes the word at `at` from the calling thread; mostly for [`each`](Rows::each) and
    /// [`once`](Rows::once).
    fn store(self, words: Words<'_>, at: u32, word: u32);

    /// The words from `at` on, read by the calling thread.
    #[inline(always)]
    fn load_some<const N: usize>(self, words: Words<'_>, at: u32) -> [u32; N] {
        tile::make(|k| self.load(words, at.wrapping_add(k)))
    }

    /// Writes words from `at` on, from the calling thread.
    #[inline(always)]
    fn store_some<const N: usize>(self, words: Words<'_>, at: u32, some: [u32; N]) {
        for (k, word) in (0..).zip(some) {
            self.store(words, at.wrapping_add(k), word);
        }
    }

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

    /// The same tile. Functions return tiles in memory, and without this the compiler leaves them there also where such a function
    /// is not called.
    #[inline(always)]
    fn held(self, t: Self::Tile) -> Self::Tile {
        self.map(t, |row| row & !0)
    }

    /// Everything `n` columns to the left; what leaves the tile is lost.
    #[inline(always)]
    fn left(self, t: Self::Tile, n: u32) -> Self::Tile {
        if n < 32 { self.map(t, |row| row >> n) } else { self.empty() }
    }

    /// Everything `n` columns to the right; what leaves the tile is lost.
    #[inline(always)]
    fn right(self, t: Self::Tile, n: u32) -> Self::Tile {
        if n < 32 { self.map(t, |row| row << n) } else { self.empty() }
    }

    /// Everything `n` columns to the left, or as many to the right as `n` is below zero; what leaves the tile is lost.
    #[inline(always)]
    fn across(self, t: Self::Tile, n: i32) -> Self::Tile {
        if n < 0 { self.right(t, n.unsigned_abs()) } else { self.left(t, n as u32) }
    }

    /// Left to right: column `j` becomes column `31 - j`.
    #[inline(always)]
    fn mirror(self, t: Self::Tile) -> Self::Tile {
        self.map(t, Word::reverse_bits)
    }

    /// The number of cells.
    #[inline(always)]
    fn count(self, t: Self::Tile) -> u32 {
        self.sum(self.map_rows(t, u32::count_ones))
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

/// The threads that work on one lane, with tiles of 32 × 32 cells.
pub trait Team: Rows {
    /// The same threads with tiles that may be shorter.
    type Short: Rows;

    /// The same threads.
    fn short(self) -> Self::Short;

    /// Everything `n` rows down; what leaves the tile is lost.
    fn down(self, t: Self::Tile, n: u32) -> Self::Tile;

    /// Rows become columns.
    fn transpose(self, t: Self::Tile) -> Self::Tile;

    /// The cells of `t` that can be reached within `t` from the cells of `seed`.
    fn flood(self, t: Self::Tile, seed: Self::Tile, reach: Reach) -> Self::Tile;
}

/// A team of one thread, which holds whole tiles: how a lane runs on the CPU.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solo;

impl Rows for Solo {
    type Tile = Tile;

    type Word = u32;

    const THREADS: u32 = 1;

    const ROWS: u32 = 32;

    type Stack<X: Copy> = [X; 1];

    #[inline(always)]
    fn stack<X: Copy>(self, x: X) -> [X; 1] {
        [x]
    }

    #[inline(always)]
    fn make(self, f: impl FnMut(u32) -> u32) -> Tile {
        tile::make(f)
    }

    #[inline(always)]
    fn map(self, t: Tile, f: impl Fn(u32) -> u32) -> Tile {
        tile::map(&t, f)
    }

    #[inline(always)]
    fn map_rows(self, t: Tile, f: impl Fn(u32) -> u32) -> Tile {
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
    fn cut(self, [t]: &[Tile; 1], row: u32) -> Tile {
        tile::up(t, row)
    }

    #[inline(always)]
    fn flip(self, t: Tile) -> Tile {
        tile::flip(&t)
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
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> Tile {
        // Reads 32 words wherever there are 32, and drops those behind the column: a loop of fixed length
        // is a few vector loads, one over the rows in use is not.
        let start = from.max(0) as u32;
        let left = n.saturating_sub(start);
        let at = at.wrapping_add(start);
        let keep = |i: u32, word: u32| if i < left { word } else { 0 };
        let t = match words.run::<{ tile::SIDE }>(at) {
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
    fn load_some<const N: usize>(self, words: Words<'_>, at: u32) -> [u32; N] {
        words.load_some(at)
    }

    #[inline(always)]
    fn store_some<const N: usize>(self, words: Words<'_>, at: u32, some: [u32; N]) {
        words.store_some(at, some);
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

impl Team for Solo {
    type Short = SoloShort;

    #[inline(always)]
    fn short(self) -> SoloShort {
        SoloShort
    }

    #[inline(always)]
    fn down(self, t: Tile, n: u32) -> Tile {
        tile::down(&t, n)
    }

    #[inline(always)]
    fn transpose(self, t: Tile) -> Tile {
        tile::transpose(&t)
    }

    #[inline(always)]
    fn flood(self, t: Tile, seed: Tile, reach: Reach) -> Tile {
        tile::flood(&t, &seed, reach)
    }
}

#[cfg(test)]
mod tests;
