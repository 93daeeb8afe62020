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
    let (top, bottom) = (used.trailing_zeros() as usize, 31 - used.leading_zeros() as usize);
    // Compiled for each reach on its own, which saves asking in each row.
    match reach {
        Reach::Edges => sweep(t, &mut found, top, bottom, |row| Reach::Edges.touched(row)),
        Reach::Corners => sweep(t, &mut found, top, bottom, |row| Reach::Corners.touched(row)),
    }
    found
}

/// The rows of a tile with free rows around them: row `i` is number `i + 1` of 64, so that no step asks for the edge.
pub type Framed = [u32; 2 * SIDE];

/// The tile with no cell.
pub const FRAMED: Framed = [0; 2 * SIDE];

/// The last number of a row.
const LAST: usize = 2 * SIDE - 1;

/// Takes the cells that can be reached from `seed`, cells of row number `row`, out of `open`, and puts them into `found`, which has
/// none in these rows before. Gives the number of the first row that they are in, and of the one behind the last.
///
/// What a thread alone finds objects with: it looks at the rows of the object and at one more on each side.
///
/// ```
/// # use kernels::tile::{FRAMED, Reach, take_piece};
/// let (mut open, mut found) = (FRAMED, FRAMED);
/// (open[5], open[6], open[7]) = (0b0110, 0b1001, 0b0001);
/// assert_eq!(take_piece(&mut open, &mut found, 6, 0b0001, Reach::Corners), (5, 8));
/// assert_eq!(found[5..8], [0b0110, 0b1001, 0b0001]);
/// assert_eq!(open, FRAMED);
/// ```
#[inline(always)]
pub fn take_piece(
    open: &mut Framed,
    found: &mut Framed,
    row: usize,
    seed: u32,
    reach: Reach,
) -> (usize, usize) {
    match reach {
        Reach::Edges => take_by(open, found, row, seed, |row| Reach::Edges.touched(row)),
        Reach::Corners => take_by(open, found, row, seed, |row| Reach::Corners.touched(row)),
    }
}

/// The same from a whole run of a row with nothing above it that is open; gives the columns in use, too.
///
/// ```
/// # use kernels::tile::{FRAMED, Reach, take_below};
/// let (mut open, mut found) = (FRAMED, FRAMED);
/// (open[5], open[6], open[7]) = (0b10010, 0b10110, 0b1000);
/// assert_eq!(take_below(&mut open, &mut found, 5, 0b10, Reach::Edges), ((5, 7), 0b110));
/// assert_eq!(found[5..7], [0b10, 0b110]);
/// assert_eq!(open[5..8], [0b10000, 0b10000, 0b1000]);
/// ```
#[inline(always)]
pub fn take_below(
    open: &mut Framed,
    found: &mut Framed,
    row: usize,
    run: u32,
    reach: Reach,
) -> ((usize, usize), u32) {
    match reach {
        Reach::Edges => below_by(open, found, row, run, |row| Reach::Edges.touched(row)),
        Reach::Corners => below_by(open, found, row, run, |row| Reach::Corners.touched(row)),
    }
}

#[inline(always)]
fn below_by(
    open: &mut Framed,
    found: &mut Framed,
    row: usize,
    run: u32,
    touched: impl Fn(u32) -> u32,
) -> ((usize, usize), u32) {
    let top = row & LAST;
    open[top] ^= run;
    found[top] = run;
    let (mut bottom, mut above, mut left) = (top, run, open[top]);
    let (mut columns, mut back) = (run, 0);
    loop {
        let next = (bottom + 1) & LAST;
        let cells = open[next];
        let new = touched(above) & cells;
        if new == 0 {
            break;
        }
        above = grown(cells, new);
        // Most shapes are found on the way down; this says whether there is a way up again.
        back |= touched(above) & left;
        left = cells ^ above;
        open[next] = left;
        found[next] = above;
        columns |= above;
        bottom = next;
    }
    if back == 0 {
        return ((top, bottom + 1), columns);
    }
    let span = spread(open, found, top, bottom, touched);
    let columns = (span.0..span.1).fold(0, |all, i| all | found[i & LAST]);
    (span, columns)
}

#[inline(always)]
fn take_by(
    open: &mut Framed,
    found: &mut Framed,
    row: usize,
    seed: u32,
    touched: impl Fn(u32) -> u32,
) -> (usize, usize) {
    let top = row & LAST;
    let first = grown(open[top], seed & open[top]);
    found[top] |= first;
    open[top] ^= first;
    spread(open, found, top, top, touched)
}

/// Adds to `found`, runs in the rows from `top` to `bottom`, what can be reached from there; gives where it is, as above.
#[inline(always)]
fn spread(
    open: &mut Framed,
    found: &mut Framed,
    mut top: usize,
    mut bottom: usize,
    touched: impl Fn(u32) -> u32,
) -> (usize, usize) {
    // Whether a row has cells that those found in another one touch.
    let mut join = |from: usize, to: usize| {
        let new = touched(found[from]) & open[to];
        if new != 0 {
            let run = grown(open[to], new);
            found[to] |= run;
            open[to] ^= run;
        }
        new != 0
    };
    loop {
        let mut i = top;
        while join(i, (i + 1) & LAST) || i < bottom {
            i = (i + 1) & LAST;
        }
        bottom = i;
        let mut news = false;
        loop {
            let new = join(i, i.wrapping_sub(1) & LAST);
            news |= new;
            if !new && i <= top {
                break;
            }
            i = i.wrapping_sub(1) & LAST;
        }
        top = i;
        if !news {
            return (top, bottom + 1);
        }
    }
}

/// Adds to `found`, runs of `t` in the rows from `top` to `bottom`, what can be reached from there.
#[inline(always)]
fn sweep(t: &Tile, found: &mut Tile, top: usize, bottom: usize, touched: impl Fn(u32) -> u32) {
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
            return;
        }
    }
}
