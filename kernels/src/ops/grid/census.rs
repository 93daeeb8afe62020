//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::{Grid, PLANES};
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
    /// How many cells have each color.
    counts: [u32; 16],
}

impl Census {
    /// The colors and how many cells have each, from the lowest on.
    pub fn counts(self) -> impl Iterator<Item = (Code, u32)> {
        (0..).zip(self.counts).filter(|&(_, count)| count > 0)
    }

    #[inline(always)]
    fn add(&mut self, code: Code, count: u32) {
        if count == 0 {
            return;
        }
        self.codes |= 1 << code;
        if let Some(known) = self.counts.get_mut(code as usize) {
            *known = count;
        }
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
    // Tiles, the cells of each that are not counted yet, and their planes; four tiles at most.
    let tiles = (32 / T::Short::ROWS) as usize;
    let top = |k: usize| T::Short::ROWS * k as u32;
    let (mut open, mut planes) = ([team.empty(); 4], [[team.empty(); PLANES]; 4]);
    for (k, (open, planes)) in open.iter_mut().zip(&mut planes).enumerate().take(tiles) {
        if top(k) < grid.height {
            *open = team.rect(grid.height - top(k), grid.width);
            *planes = space.planes(grid, top(k) as i32, 0);
        }
    }
    let (mut census, mut left) = (Census::default(), grid.cells());
    for first in 0..tiles {
        while let Some((row, column)) = open.get(first).and_then(|&t| team.first(t)) {
            if enough(census.count, left) {
                return census;
            }
            let code = lane.code_at(grid, top(first) + row, column);
            let mut count = 0;
            for (open, &planes) in open.iter_mut().zip(&planes).take(tiles).skip(first) {
                let cells = team.zip(*open, space.of_code(planes, code), |a, b| a & b);
                *open = team.zip(*open, cells, |a, b| a ^ b);
                count += team.count(cells);
            }
            left = left.wrapping_sub(count);
            census.add(code, count);
        }
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
