//! Which colors a grid has.

use super::loose::is_flat_empty;
use crate::grid::Grid;
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
        return of_tile(lane, grid, false);
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

/// The most common color of a grid, the lowest of several; none without cells.
#[inline(never)]
pub(crate) fn most_common<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> Option<Code> {
    if grid.height <= 32 && grid.width <= 32 {
        return of_tile(lane, grid, true).most;
    }
    census(lane, grid).most
}

/// Counts the colors of a grid that is one tile, bit by bit of the code: what no cell has is not looked at, nor what may
/// not be more common than the best so far, if that is all that is wanted.
#[inline(always)]
fn of_tile<T: Team>(lane: &Lane<'_, T>, grid: Grid, only_most: bool) -> Census {
    let team = lane.team();
    let [a, b, c, d] = lane.planes(grid, 0, 0);
    // The cells without a bit and those with it, and their numbers.
    let split = |(t, count): (T::Tile, u32), plane: T::Tile| {
        let with = team.zip(t, plane, |t, plane| t & plane);
        let without = team.zip(t, plane, |t, plane| t & !plane);
        let more = team.count(with);
        [(without, count - more), (with, more)]
    };
    let mut census = Census::default();
    let all = (team.rect(grid.height, grid.width), grid.cells());
    let skips = |census: &Census, count: u32| count == 0 || only_most && count <= census.count;
    for (d, part) in (0..).zip(split(all, d)) {
        if skips(&census, part.1) {
            continue;
        }
        for (c, part) in (2 * d..).zip(split(part, c)) {
            if skips(&census, part.1) {
                continue;
            }
            for (b, part) in (2 * c..).zip(split(part, b)) {
                if skips(&census, part.1) {
                    continue;
                }
                let more = team.count(team.zip(part.0, a, |t, plane| t & plane));
                census.add(2 * b, part.1 - more);
                census.add(2 * b + 1, more);
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
