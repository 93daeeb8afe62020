//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::ops::{mostcolor, mostcolor_t};
use crate::table::op;
use crate::team::{Rows, Team};
use crate::value::{Code, Result, Value};

/// The colors of a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Census {
    /// Their codes, one bit each.
    pub codes: u32,
    /// The most common one, the lowest of several; none without cells.
    pub most: Option<Code>,
    /// How many cells have that one.
    count: u32,
}

impl Census {
    #[inline(always)]
    fn add(&mut self, code: Code, count: u32) {
        if count == 0 {
            return;
        }
        self.codes |= 1 << code;
        let lower = self.most.is_some_and(|most| code < most);
        if count > self.count || count == self.count && lower {
            (self.most, self.count) = (Some(code), count);
        }
    }
}

/// Counts the colors of a grid.
#[inline(never)]
pub(crate) fn census<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Census {
    if grid.height <= 32 && grid.width <= 32 {
        return of_small(lane, grid, |_, _| false);
    }
    let mut census = Census::default();
    for code in 0..16 {
        census.add(code, lane.space.short().count_code(grid, code));
    }
    census
}

/// The most common color of a grid, the lowest of several; none without cells.
#[inline(never)]
pub(crate) fn most_common<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Option<Code> {
    if grid.height <= 32 && grid.width <= 32 {
        // What is left can be no more common than what was counted.
        return of_small(lane, grid, |most, left| left < most).most;
    }
    census(lane, grid).most
}

/// Counts the colors of a grid of at most 32 × 32 cells: that of the first cell not counted yet, again and again, until there is
/// none or `enough` of the largest count so far and the number of cells left.
#[inline(always)]
fn of_small<T: Team>(lane: &Lane<'_, T>, grid: Grid, enough: impl Fn(u32, u32) -> bool) -> Census {
    let space = lane.space.short();
    let team = space.team;
    let mut census = Census::default();
    // At most four, each of at least eight rows.
    let mut open = [team.empty(); 4];
    let tiles = || (0..).step_by(T::Short::ROWS as usize).take_while(|&i| i < grid.height as i32);
    for (t, i) in open.iter_mut().zip(tiles()) {
        *t = team.rect(grid.height - i as u32, grid.width);
    }
    let (mut left, mut first) = (grid.cells(), 0);
    while left > 0 && !enough(census.count, left) {
        let Some((i, t)) = tiles().zip(open).nth(first) else { break };
        let Some((row, column)) = team.first(t) else {
            first += 1;
            continue;
        };
        let code = lane.code_at(grid, i as u32 + row, column);
        let mut count = 0;
        for (t, i) in open.iter_mut().zip(tiles()).skip(first) {
            let cells = space.of_code(space.planes(grid, i, 0), code);
            let cells = team.zip(*t, cells, |t, cells| t & cells);
            count += team.count(cells);
            *t = team.zip(*t, cells, |t, cells| t & !cells);
        }
        left = left.wrapping_sub(count);
        census.add(code, count);
    }
    census
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
