//! A tile: 32×32 bits, one word per row, bit `j` of row `i` for the cell `(i, j)`.
//!
//! Every function works on all rows, whatever the tile holds: fixed loops turn into a few
//! vector instructions, loops over "the rows in use" do not. What works on rows alone does so for any number of
//! them. Every function is total.

mod flood;
#[cfg(test)]
pub(crate) mod tests;

pub use flood::{FRAMED, Framed, Reach, flood, grown, runs, take_below, take_piece};

/// The side of a tile, and the number of its rows.
pub const SIDE: usize = 32;

/// 32 rows of 32 cells; bit `j` of row `i` is the cell `(i, j)`.
pub type Tile = [u32; SIDE];

/// The tile with no cell.
pub const EMPTY: Tile = [0; SIDE];

/// The tile with every cell.
pub const FULL: Tile = [!0; SIDE];

/// A row whose first `n` cells are set (all of them from 32 on).
///
/// ```
/// # use kernels::tile::low;
/// assert_eq!(low(3), 0b111);
/// assert_eq!((low(0), low(32), low(99)), (0, !0, !0));
/// ```
#[inline(always)]
pub const fn low(n: u32) -> u32 {
    if n < 32 { (1 << n) - 1 } else { !0 }
}

/// `row` moved `n` columns to the right; what leaves the tile is lost.
#[inline(always)]
pub const fn row_right(row: u32, n: u32) -> u32 {
    if n < 32 { row << n } else { 0 }
}

/// `row` moved `n` columns to the left; what leaves the tile is lost.
#[inline(always)]
pub const fn row_left(row: u32, n: u32) -> u32 {
    if n < 32 { row >> n } else { 0 }
}

/// The tile whose row `i` is `f(i)`.
#[inline(always)]
pub fn make<const N: usize>(mut f: impl FnMut(u32) -> u32) -> [u32; N] {
    let mut out = [0; N];
    for (i, row) in (0..).zip(&mut out) {
        *row = f(i);
    }
    out
}

/// `f` of every row.
#[inline(always)]
pub fn map<const N: usize>(t: &[u32; N], f: impl Fn(u32) -> u32) -> [u32; N] {
    let mut out = [0; N];
    for (row, &a) in out.iter_mut().zip(t) {
        *row = f(a);
    }
    out
}

/// `f` of every two rows that lie on each other.
#[inline(always)]
pub fn zip<const N: usize>(a: &[u32; N], b: &[u32; N], f: impl Fn(u32, u32) -> u32) -> [u32; N] {
    let mut out = [0; N];
    for ((row, &a), &b) in out.iter_mut().zip(a).zip(b) {
        *row = f(a, b);
    }
    out
}

/// The cells in both tiles.
pub fn and(a: &Tile, b: &Tile) -> Tile {
    zip(a, b, |a, b| a & b)
}

/// The cells in one tile or the other.
pub fn or(a: &Tile, b: &Tile) -> Tile {
    zip(a, b, |a, b| a | b)
}

/// The cells in one tile and not the other.
pub fn xor(a: &Tile, b: &Tile) -> Tile {
    zip(a, b, |a, b| a ^ b)
}

/// The cells of `a` that are not in `b`.
pub fn minus(a: &Tile, b: &Tile) -> Tile {
    zip(a, b, |a, b| a & !b)
}

/// The rectangle of `rows` × `cols` cells in the upper left corner.
pub fn rect(rows: u32, cols: u32) -> Tile {
    make(|i| if i < rows { low(cols) } else { 0 })
}

/// Everything `n` rows up; what leaves the tile is lost.
#[inline(always)]
pub fn up<const N: usize>(t: &[u32; N], n: u32) -> [u32; N] {
    let mut twice = [[0; N]; 2];
    twice[0] = *t;
    take(twice.as_flattened(), n.min(N as u32))
}

/// Everything `n` rows down; what leaves the tile is lost.
#[inline(always)]
pub fn down<const N: usize>(t: &[u32; N], n: u32) -> [u32; N] {
    let mut twice = [[0; N]; 2];
    twice[1] = *t;
    take(twice.as_flattened(), N as u32 - n.min(N as u32))
}

/// The `N` rows from row `at` on.
#[inline(always)]
fn take<const N: usize>(rows: &[u32], at: u32) -> [u32; N] {
    rows.get(at as usize..).and_then(<[u32]>::first_chunk).copied().unwrap_or([0; N])
}

/// Everything `n` columns to the left; what leaves the tile is lost.
#[inline(always)]
pub fn left(t: &Tile, n: u32) -> Tile {
    map(t, |row| row_left(row, n))
}

/// Everything `n` columns to the right; what leaves the tile is lost.
#[inline(always)]
pub fn right(t: &Tile, n: u32) -> Tile {
    map(t, |row| row_right(row, n))
}

/// Everything moved by `(di, dj)`, down and to the right; what leaves the tile is lost.
///
/// ```
/// # use kernels::tile::{EMPTY, rect, shift};
/// assert_eq!(shift(&rect(3, 3), -2, -1), rect(1, 2));
/// assert_eq!(shift(&rect(3, 3), 32, 0), EMPTY);
/// ```
pub fn shift(t: &Tile, di: i32, dj: i32) -> Tile {
    let t = if di < 0 { up(t, di.unsigned_abs()) } else { down(t, di.unsigned_abs()) };
    if dj < 0 { left(&t, dj.unsigned_abs()) } else { right(&t, dj.unsigned_abs()) }
}

/// Upside down: the first row becomes the last one.
#[inline(always)]
pub fn flip<const N: usize>(t: &[u32; N]) -> [u32; N] {
    let mut out = [0; N];
    for (row, &a) in out.iter_mut().zip(t.iter().rev()) {
        *row = a;
    }
    out
}

/// Left to right: column `j` becomes column `31 - j`.
#[inline(always)]
pub fn mirror(t: &Tile) -> Tile {
    map(t, u32::reverse_bits)
}

/// Rows become columns.
///
/// Five rounds that swap the off-diagonal blocks of 16, 8, 4, 2 and 1 rows. The sizes are constants so that each
/// round is compiled on its own; a loop over them costs twice the time.
///
/// ```
/// # use kernels::tile::{rect, transpose};
/// assert_eq!(transpose(&rect(3, 7)), rect(7, 3));
/// ```
#[inline]
pub fn transpose(t: &Tile) -> Tile {
    let mut t = *t;
    swap_blocks::<16>(&mut t);
    swap_blocks::<8>(&mut t);
    swap_blocks::<4>(&mut t);
    swap_blocks::<2>(&mut t);
    swap_blocks::<1>(&mut t);
    t
}

/// The columns that belong to the left half of a block of `2 * n`.
pub const fn left_halves(n: u32) -> u32 {
    !0 / ((1 << n) + 1)
}

#[inline(always)]
fn swap_blocks<const N: usize>(t: &mut Tile) {
    let halves = const { left_halves(N as u32) };
    for block in t.chunks_exact_mut(2 * N) {
        let (upper, lower) = block.split_at_mut(N);
        for (a, b) in upper.iter_mut().zip(lower) {
            let swap = ((*a >> N) ^ *b) & halves;
            *a ^= swap << N;
            *b ^= swap;
        }
    }
}

/// The columns in use: the OR of all rows.
#[inline(always)]
pub fn columns<const N: usize>(t: &[u32; N]) -> u32 {
    t.iter().fold(0, |all, row| all | row)
}

/// The rows in use: bit `i` says that row `i` has a cell.
#[inline(always)]
pub fn rows<const N: usize>(t: &[u32; N]) -> u32 {
    (0..).zip(t).fold(0, |all, (i, &row)| all | u32::from(row != 0) << i)
}

/// The sum of the rows as numbers, modulo 2³².
#[inline(always)]
pub fn sum<const N: usize>(t: &[u32; N]) -> u32 {
    t.iter().fold(0, |all, &row| all.wrapping_add(row))
}

/// The number of cells.
#[inline(always)]
pub fn count(t: &Tile) -> u32 {
    t.iter().fold(0, |all, row| all + row.count_ones())
}

/// The smallest rectangle around some cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The first row in use.
    pub row: u32,
    /// The first column in use.
    pub col: u32,
    /// The number of rows from the first in use to the last.
    pub rows: u32,
    /// The number of columns from the first in use to the last.
    pub cols: u32,
}

impl Extent {
    /// The extent of cells that lie in these rows and these columns; `None` when there are none.
    #[inline(always)]
    pub const fn of(rows: u32, columns: u32) -> Option<Extent> {
        if rows == 0 || columns == 0 {
            return None;
        }
        let (row, col) = (rows.trailing_zeros(), columns.trailing_zeros());
        Some(Extent {
            row,
            col,
            rows: 32 - rows.leading_zeros() - row,
            cols: 32 - columns.leading_zeros() - col,
        })
    }
}

/// The smallest rectangle around the cells; `None` when there are none.
///
/// ```
/// # use kernels::tile::{EMPTY, Extent, extent, rect, shift};
/// let box_ = extent(&shift(&rect(2, 3), 5, 7));
/// assert_eq!(box_, Some(Extent { row: 5, col: 7, rows: 2, cols: 3 }));
/// assert_eq!(extent(&EMPTY), None);
/// ```
pub fn extent(t: &Tile) -> Option<Extent> {
    Extent::of(rows(t), columns(t))
}

/// The first cell in row-major order.
pub fn first(t: &Tile) -> Option<(u32, u32)> {
    (0..).zip(t).find(|&(_, &row)| row != 0).map(|(i, row)| (i, row.trailing_zeros()))
}
