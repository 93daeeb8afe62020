//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::{Grid, code_in, each_row};
use crate::lane::Lane;
use crate::ops::{mostcolor, mostcolor_t};
use crate::patch::bits;
use crate::table::op;
use crate::team::{Rows, Team};
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

    /// The most common one, the lowest of several; none without cells.
    #[inline(always)]
    pub fn most(&self) -> Option<Code> {
        let more = |most: (Code, u32), next: (Code, u32)| if next.1 > most.1 { next } else { most };
        self.counts().reduce(more).map(|(code, _)| code)
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

/// Counts the colors of a grid: in each tile those that are known, then that of the first cell not counted yet, again and again.
#[inline(never)]
pub(crate) fn census<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Census {
    let space = lane.space.short();
    let team = space.team;
    let mut census = Census::default();
    // Of a narrow grid a thread alone takes two tiles at once, the lower one beside the upper one.
    let half = T::Short::ROWS;
    let narrow = T::THREADS == 1 && grid.width <= 16;
    for part in grid.rect().tiles(if narrow { 2 * half } else { half }) {
        let (i, j) = (part.i as u32, part.j as u32);
        let (planes, mut open) = if narrow {
            space.beside(grid, i)
        } else {
            (space.planes_from(grid, i, j), team.rect(part.rows, part.cols))
        };
        let mut known = census.codes;
        loop {
            let code = if known != 0 {
                known.trailing_zeros()
            } else if let Some((di, dj)) = team.first(open) {
                // A thread alone has all rows at hand.
                if T::THREADS == 1 {
                    code_in(each_row(team, planes, di), dj)
                } else {
                    space.code_at(grid, i + di, j + dj)
                }
            } else {
                break;
            };
            known &= known.wrapping_sub(1);
            let cells = team.zip(open, space.of_code(planes, code), |a, b| a & b);
            open = team.zip(open, cells, |a, b| a ^ b);
            census.add(code, team.count(cells));
        }
    }
    census
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
    census(lane, grid).most()
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
