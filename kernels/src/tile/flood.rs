//! Flood fill by whole runs of a row.

use super::{EMPTY, SIDE, Tile, rows};

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
    let mut top = used.trailing_zeros() as usize;
    let mut bottom = 31 - used.leading_zeros() as usize;
    loop {
        let mut last = 0;
        for i in top..SIDE {
            let new = reach.touched(last) & t[i] & !found[i];
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
            let new = reach.touched(last) & t[i] & !found[i];
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
            return found;
        }
    }
}
