//! Larger grids.

use super::seq::{extent, joined, repeated, sizes};
use crate::grid::{Grid, PLANES, each_plane};
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
        let (from, to) = (grid.plane(0), made.at);
        lane.space.scale(to, from, PLANES as u32, down as u32, across as u32);
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

/// Two grids side by side, as far as both have rows.
#[inline(never)]
fn side_by_side<T: Team>(lane: &mut Lane<'_, T>, a: Grid, b: Grid) -> Result<Value> {
    let (height, width) = (a.height.min(b.height), a.width + b.width);
    if width > 32 || a.width == 0 || b.width == 0 {
        return side_by_side_wide(lane, a, b);
    }
    lane.build_grid(height, width, |space, i, j| {
        let team = space.team;
        let join = |a, b| team.zip(a, b, |a, b| a | b);
        let right = space.planes_from(b, i, j);
        let right = each_plane::<T::Short>(right, |t| team.right(t, a.width));
        let ([a, b, c, d], [e, f, g, h]) = (space.planes_from(a, i, j), right);
        [join(a, e), join(b, f), join(c, g), join(d, h)]
    })
}

/// The same of any width: once both have the same height, the result is built by its words.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn side_by_side_wide<T: Team>(lane: &mut Lane<'_, T>, a: Grid, b: Grid) -> Result<Value> {
    let height = a.height.min(b.height);
    let begin = lane.begin_scratch();
    let (a, b) = (upper_rows(lane, a, height)?, upper_rows(lane, b, height)?);
    let made = lane.side_by_side(a, b);
    lane.end_scratch(begin);
    made
}

/// The first rows of a grid, in scratch memory if it has more.
fn upper_rows<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, height: u32) -> Result<Grid> {
    if grid.height == height {
        return Ok(grid);
    }
    let upper = Grid { height, ..grid };
    let upper = Grid { at: lane.scratch(PLANES as u32 * upper.words()), ..upper };
    lane.check()?;
    lane.sync();
    lane.space.short().copy_rows(upper, 0, grid, height);
    lane.sync();
    Ok(upper)
}

/// Two grids side by side, as far as both have rows.
pub fn hconcat<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Tag::Grid) = (a.tag(), b.tag()) {
        let (a, b) = (lane.grid_at(a), lane.grid_at(b));
        return side_by_side(lane, a, b);
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
        return lane.stacked(lane.grid_at(a), lane.grid_at(b));
    }
    joined(lane, a, b)
}
