//! Larger grids.

use super::seq::{extent, joined, repeated, sizes};
use crate::grid::{Grid, PLANES};
use crate::lane::Lane;
use crate::team::{Rows, Team};
use crate::value::{Fail, Result, Tag, Value};

/// Every row `down` times and every column `across` times.
#[inline(never)]
fn scaled<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, down: i64, across: i64) -> Result<Value> {
    let [down, across] = [down, across].map(|times| times.max(0).unsigned_abs());
    let height = u64::from(grid.height).saturating_mul(down);
    let width = u64::from(grid.width).saturating_mul(across);
    lane.check_shape(height, width)?;
    if height == 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    let made = lane.new_grid(height as u32, width as u32)?;
    if width > 0 {
        let scratch = lane.scratch(grid.height);
        lane.check()?;
        for p in 0..PLANES as u32 {
            let (from, to) = (grid.plane(p), made.plane(p).at);
            lane.space.scale(to, scratch, from, down as u32, across as u32);
        }
    }
    Ok(lane.grid_value(made))
}

/// Every column a number of times; rows without cells when it is below one.
pub fn hupscale<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, factor] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Some(factor)) = (grid.tag(), factor.as_int()) {
        return scaled(lane, lane.grid_at(grid), 1, factor);
    }
    sizes(lane, grid)?;
    let mut list = lane.list(lane.size(grid)?);
    let mut rows = lane.elements(grid)?;
    while let Some(row) = rows.next(lane)? {
        let row = repeated(lane, row, factor)?;
        lane.push(&mut list, row);
    }
    lane.tuple(list)
}

/// Every row a number of times; the empty grid when it is below one.
pub fn vupscale<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, factor] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Some(factor)) = (grid.tag(), factor.as_int()) {
        return scaled(lane, lane.grid_at(grid), factor, 1);
    }
    repeated(lane, grid, factor)
}

/// Every cell as a square of a side; the empty grid when it is below one.
pub fn upscale_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, factor] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Some(factor)) = (grid.tag(), factor.as_int()) {
        return scaled(lane, lane.grid_at(grid), factor, factor);
    }
    let wide = hupscale(lane, args)?;
    vupscale(lane, &[wide, factor])
}

/// A grid and another one that begins at `(i, j)`, in a grid of this shape.
#[inline(never)]
fn side_by_side<T: Team>(
    lane: &mut Lane<'_, T>,
    [height, width]: [u32; 2],
    a: Grid,
    b: Grid,
    at: (u32, u32),
) -> Result<Value> {
    let space = lane.space.short();
    lane.build_planes(space.team, height, width, |p, i, j| {
        let (to_i, to_j) = (i.wrapping_sub_unsigned(at.0), j.wrapping_sub_unsigned(at.1));
        let (a, b) = (space.window(a.plane(p), i, j), space.window(b.plane(p), to_i, to_j));
        space.team.zip(a, b, |a, b| a | b)
    })
}

/// Two grids side by side, as far as both have rows.
pub fn hconcat<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Tag::Grid) = (a.tag(), b.tag()) {
        let (a, b) = (lane.grid_at(a), lane.grid_at(b));
        let shape = [a.height.min(b.height), a.width + b.width];
        return side_by_side(lane, shape, a, b, (0, a.width));
    }
    let (mut rows, mut others) = (lane.elements(a)?, lane.elements(b)?);
    let mut list = lane.list(lane.size(a)?.min(lane.size(b)?));
    while let (Some(row), Some(other)) = (rows.next(lane)?, others.next(lane)?) {
        let row = joined(lane, row, other)?;
        lane.push(&mut list, row);
    }
    lane.tuple(list)
}

/// Two grids one under the other; they must be equally wide unless one is empty.
pub fn vconcat<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    if lane.is_grid(a) && lane.is_grid(b) {
        let ((_, width), (_, other)) = (extent(lane, a)?, extent(lane, b)?);
        if width != other {
            return Err(Fail::Type);
        }
    }
    if let (Tag::Grid, Tag::Grid) = (a.tag(), b.tag()) {
        let (a, b) = (lane.grid_at(a), lane.grid_at(b));
        return side_by_side(lane, [a.height + b.height, a.width], a, b, (a.height, 0));
    }
    joined(lane, a, b)
}
