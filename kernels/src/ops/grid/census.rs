//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::mask::Space;
use crate::ops::{mostcolor, mostcolor_t};
use crate::patch::bits;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::tile::low;
use crate::value::{Code, Result, Value};

/// The colors of a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Census {
    /// Their codes, one bit each.
    pub codes: u32,
    /// How many cells have each color.
    counts: [u32; 16],
}

impl Census {
    /// The colors and how many cells have each, from the lowest on.
    #[inline(always)]
    pub fn counts(&self) -> impl Iterator<Item = (Code, u32)> {
        bits(self.codes).map(|code| (code, self.count(code)))
    }

    #[inline(always)]
    fn count(&self, code: Code) -> u32 {
        self.counts[code as usize % 16]
    }

    #[inline(always)]
    fn add(&mut self, code: Code, count: u32) {
        self.codes |= 1 << code;
        self.counts[code as usize % 16] += count;
    }
}

/// The codes of the colors of a grid, one bit each.
#[inline(always)]
pub(crate) fn codes<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> u32 {
    lane.space.short().all_codes(grid)
}

/// Counts the colors of a grid: in each tile those that it has, or where several threads share it those that are known, then
/// that of the first cell not counted yet, again and again.
#[inline(never)]
pub(crate) fn census<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Census {
    let space = lane.space.short();
    let team = space.team;
    let mut census = Census::default();
    space.each_tile(grid, |_, planes, mut open| {
        if let Some(codes) = team.codes(planes, open) {
            for code in bits(codes) {
                census.add(code, space.count_of_code(planes, open, code));
            }
            return;
        }
        let mut known = census.codes;
        loop {
            let code = if known != 0 {
                known.trailing_zeros()
            } else if let Some(cell) = team.first(open) {
                space.code_of_cell(planes, cell)
            } else {
                break;
            };
            known &= known.wrapping_sub(1);
            let cells = team.zip(open, space.of_code(planes, code), |a, b| a & b);
            open = team.zip(open, cells, |a, b| a ^ b);
            census.add(code, team.count(cells));
        }
    });
    census
}

/// The most common of some colors, the lowest of several: counted until no other one can have more of `left` cells.
#[inline(always)]
fn most_of(codes: u32, mut left: u32, count: impl Fn(Code) -> u32) -> Option<Code> {
    let (mut most, mut best) = (None, 0);
    for code in bits(codes) {
        let count = count(code);
        if count > best {
            (most, best) = (Some(code), count);
        }
        left = left.saturating_sub(count);
        if left <= best {
            break;
        }
    }
    most
}

/// The codes of the colors of a grid, one bit each, and its most common color, the lowest of several; none without cells.
#[inline(never)]
pub(crate) fn codes_and_most<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> (u32, Option<Code>) {
    let space = lane.space.short();
    if let Some((planes, cells)) = space.whole(grid)
        && let Some(codes) = space.team.codes(planes, cells)
    {
        let count = |code| space.count_of_code(planes, cells, code);
        return (codes, most_of(codes, grid.cells(), count));
    }
    let census = census(lane, grid);
    (census.codes, most_of(census.codes, grid.cells(), |code| census.count(code)))
}

/// The most common color of a grid, the lowest of several; none without cells.
#[inline(never)]
pub(crate) fn most_common<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Option<Code> {
    // Mostly that of the first cell, which more than half of the others have.
    if T::THREADS == 1 && grid.cells() > 0 {
        let first = lane.code_at(grid, 0, 0);
        if 2 * lane.space.short().count_code(grid, first) > grid.cells() {
            return Some(first);
        }
    }
    codes_and_most(lane, grid).1
}

/// The rows of several colors among those of a tile that begins with row `i`, one bit each, in a grid of one strip.
#[inline(always)]
pub(crate) fn rows_of_several<R: Rows>(space: Space<'_, R>, grid: Grid, i: u32) -> u32 {
    let team = space.team;
    let inner = low(grid.width - 1);
    let differ = |t: R::Tile| team.map(t, |row| (row ^ row >> 1) & inner);
    let join = |a: R::Tile, b: R::Tile| team.zip(differ(a), differ(b), |a, b| a | b);
    let [a, b, c, d] = space.planes(grid, i as i32, 0);
    team.ballot(team.zip(join(a, b), join(c, d), |a, b| a | b))
}

/// The most common color of any value, as the running dialect finds it. Of no cells tokpidjin makes a number that equals
/// none; here it is no value.
pub(crate) fn background<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<Option<Value>> {
    if !lane.dialect.is_tok() {
        return lane.inner(op::MOSTCOLOR, mostcolor, &[grid]).map(Some);
    }
    if is_flat_empty(lane, grid)? {
        return Ok(None);
    }
    lane.inner(op::MOSTCOLOR_T, mostcolor_t, &[grid]).map(Some)
}
