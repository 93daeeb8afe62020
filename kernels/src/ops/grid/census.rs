//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::{Grid, Planes};
use crate::lane::Lane;
use crate::ops::{mostcolor, mostcolor_t};
use crate::table::op;
use crate::team::Team;
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
        if count > self.count {
            (self.most, self.count) = (Some(code), count);
        }
    }
}

/// Counts the colors of a grid.
#[inline(never)]
pub(crate) fn census<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Census {
    if grid.height <= 32 && grid.width <= 32 {
        return of_tile(lane, grid, lane.planes(grid, 0, 0));
    }
    let mut census = Census::default();
    for code in 0..16 {
        let mut count = 0;
        for part in grid.rect().tiles() {
            count += lane.team().count(lane.color_tile(grid, code, part.i, part.j));
        }
        census.add(code, count);
    }
    census
}

/// Counts the colors of a grid that is one tile: bit by bit of the code, so that what no cell has is never looked at.
#[inline(always)]
fn of_tile<T: Team>(lane: &Lane<'_, T>, grid: Grid, planes: Planes<T>) -> Census {
    let team = lane.team();
    let half =
        |t, plane, bit: u32| team.zip(t, plane, |t, plane| t & (plane ^ bit.wrapping_sub(1)));
    let [a, b, c, d] = planes;
    let mut census = Census::default();
    let mut left = grid.cells();
    let all = team.rect(grid.height, grid.width);
    for high in 0..4 {
        let t = half(half(all, d, high >> 1), c, high & 1);
        if left == 0 || team.or(t) == 0 {
            continue;
        }
        for bit in 0..2 {
            let t = half(t, b, bit);
            if left == 0 || team.or(t) == 0 {
                continue;
            }
            for low in 0..2 {
                let count = team.count(half(t, a, low));
                census.add(high << 2 | bit << 1 | low, count);
                left -= count;
            }
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
