//! Flood fill by whole runs of a row.

use super::{EMPTY, Extent, SIDE, Tile, low, row_right, rows};

/// Which cells touch each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Cells that share an edge.
    Edges,
    /// Cells that share an edge or a corner.
    Corners,
}

impl Reach {
    /// The cells of the next row that touch these cells of a row.
    #[inline(always)]
    pub const fn touched(self, row: u32) -> u32 {
        match self {
            Reach::Edges => row,
            Reach::Corners => row | row << 1 | row >> 1,
        }
    }
}

/// The runs of `row` that hold a cell of `seed`; `seed` must lie in `row`.
///
/// Added to its run, a seed makes a carry that runs through all cells above it, and so finds them;
/// there is no carry downwards, where five doubling steps do the same.
///
/// ```
/// # use kernels::tile::runs;
/// assert_eq!(runs(0b1110_0110_1111, 0b0100_0000_0010), 0b1110_0000_1111);
/// ```
#[inline(always)]
pub const fn runs(row: u32, seed: u32) -> u32 {
    let mut found = seed | (row.wrapping_add(seed) ^ row) & row;
    let mut open = row;
    found |= open & found >> 1;
    open &= open >> 1;
    found |= open & found >> 2;
    open &= open >> 2;
    found |= open & found >> 4;
    open &= open >> 4;
    found |= open & found >> 8;
    open &= open >> 8;
    found | open & found >> 16
}

/// [`runs`], with a way out for seeds that are whole runs already.
///
/// Most rows of most shapes are reached by whole runs; not filling them again halves the time.
#[inline(always)]
pub const fn grown(row: u32, seed: u32) -> u32 {
    if (seed << 1 | seed >> 1) & row & !seed == 0 { seed } else { runs(row, seed) }
}

/// The cells of `t` that can be reached within `t` from the cells of `seed`.
///
/// Sweeps down and up over the rows reached so far until nothing is new: a convex shape takes one
/// sweep each way, and a small one touches only its own rows.
///
/// ```
/// # use kernels::tile::{EMPTY, Reach, flood, or, rect, shift};
/// let (a, b) = (rect(2, 2), shift(&rect(2, 2), 2, 2));
/// let both = or(&a, &b);
/// assert_eq!(flood(&both, &rect(1, 1), Reach::Edges), a);
/// assert_eq!(flood(&both, &rect(1, 1), Reach::Corners), both);
/// ```
pub fn flood(t: &Tile, seed: &Tile, reach: Reach) -> Tile {
    let mut found = EMPTY;
    for ((found, &row), &seed) in found.iter_mut().zip(t).zip(seed) {
        *found = runs(row, seed & row);
    }
    let used = rows(&found);
    if used == 0 {
        return EMPTY;
    }
    let (top, bottom) = (used.trailing_zeros() as usize, 31 - used.leading_zeros() as usize);
    spread(t, &mut found, top, bottom, reach);
    found
}

/// The cells of `t` that can be reached within `t` from its cell `(i, j)`, and the smallest rectangle around them: [`flood`]
/// that need not look for seeds, and knows the rows it has found.
///
/// ```
/// # use kernels::tile::{Extent, Reach, flood_from, rect};
/// let (found, extent) = flood_from(&rect(2, 3), (1, 2), Reach::Edges);
/// assert_eq!(found, rect(2, 3));
/// assert_eq!(extent, Extent { row: 0, col: 0, rows: 2, cols: 3 });
/// ```
pub fn flood_from(t: &Tile, (i, j): (u32, u32), reach: Reach) -> (Tile, Extent) {
    let mut found = EMPTY;
    let row = i as usize % SIDE;
    found[row] = runs(t[row], row_right(1, j) & t[row]);
    let nothing = Extent { row: i, col: j, rows: 0, cols: 0 };
    if found[row] == 0 {
        return (EMPTY, nothing);
    }
    let (top, bottom) = spread(t, &mut found, row, row, reach);
    let columns = found.iter().take(bottom + 1).skip(top).fold(0, |all, row| all | row);
    let rows = low(bottom as u32 + 1) & !low(top as u32);
    (found, Extent::of(rows, columns).unwrap_or(nothing))
}

/// Adds to `found`, runs of `t` in the rows from `top` to `bottom`, what can be reached from there; gives the first and last row
/// it has then. Compiled for each reach on its own, which saves asking in each row.
#[inline(always)]
fn spread(t: &Tile, found: &mut Tile, top: usize, bottom: usize, reach: Reach) -> (usize, usize) {
    match reach {
        Reach::Edges => sweep(t, found, top, bottom, |row| Reach::Edges.touched(row)),
        Reach::Corners => sweep(t, found, top, bottom, |row| Reach::Corners.touched(row)),
    }
}

#[inline(always)]
fn sweep(
    t: &Tile,
    found: &mut Tile,
    top: usize,
    bottom: usize,
    touched: impl Fn(u32) -> u32,
) -> (usize, usize) {
    let (mut top, mut bottom) = (top, bottom);
    loop {
        let mut last = 0;
        for i in top..SIDE {
            let new = touched(last) & t[i] & !found[i];
            if new != 0 {
                found[i] |= grown(t[i], new);
                bottom = bottom.max(i);
            } else if i > bottom {
                break;
            }
            last = found[i];
        }
        let mut news = false;
        last = 0;
        for i in (0..=bottom & (SIDE - 1)).rev() {
            let new = touched(last) & t[i] & !found[i];
            if new != 0 {
                found[i] |= grown(t[i], new);
                top = top.min(i);
                news = true;
            } else if i < top {
                break;
            }
            last = found[i];
        }
        if !news {
            return (top, bottom);
        }
    }
}
