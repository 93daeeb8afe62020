//! What two grids agree on.

use super::census::codes;
use super::draw::{StandIn, code_of};
use super::loose::{extent, item};
use super::marks::Marks;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::mask::Space;
use crate::ops::index;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::value::{Fail, Result, Tag, Value, color};

/// The colors of `a` where `b` has the same, a fallback elsewhere.
pub fn cellwise<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b, fallback] = *args else { return Err(Fail::Type) };
    let (height, width) = extent(lane, a)?;
    let tok = lane.dialect.is_tok();
    if a.tag() == Tag::Grid && b.tag() == Tag::Grid {
        let other = lane.grid_at(b);
        if tok || width == 0 || (height <= other.height && width <= other.width) {
            return agreeing(lane, a, other, fallback);
        }
        return Err(Fail::Index);
    }
    match a.tag() {
        Tag::Grid if width == 0 => Ok(a),
        Tag::Grid if tok && !lane.is_grid(b) => agreeing_by_index(lane, a, b, fallback),
        _ => agreeing_rows(lane, [a, b], (height, width), fallback),
    }
}

/// The colors on which two grids agree, else the fallback.
#[inline(never)]
fn agreeing<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    b: Grid,
    fallback: Value,
) -> Result<Value> {
    let a = lane.grid_at(value);
    let differ = |space: Space<'_, T::Short>, i, j| {
        let team = space.team;
        let (x, y) = (space.planes_from(a, i, j), space.planes(b, i as i32, j as i32));
        let same = space.inside(b, team.make(|_| !0), i as i32, j as i32);
        let same = x.into_iter().zip(y).fold(same, |same, (x, y)| {
            let equal = team.zip(x, y, |x, y| !(x ^ y));
            team.zip(same, equal, |a, b| a & b)
        });
        team.map(same, |row| !row)
    };
    let known = if code_of(fallback).is_some() { 0 } else { codes(lane, a) };
    let stand_in = StandIn::of(fallback, known)?;
    let drawn = lane.build_grid(a.height, a.width, |space, i, j| {
        space.paint_planes(space.planes_from(a, i, j), differ(space, i, j), stand_in.code)
    })?;
    stand_in.replaced(lane, drawn)
}

/// What two values agree on where they are indexed like grids, else the fallback.
#[inline(never)]
fn agreeing_rows<T: Team>(
    lane: &mut Lane<'_, T>,
    [a, b]: [Value; 2],
    (height, width): (u32, u32),
    fallback: Value,
) -> Result<Value> {
    let tok = lane.dialect.is_tok();
    // tokpidjin takes two grids of any shapes, but what is none goes through `index`.
    let grids = lane.is_grid(a) && lane.is_grid(b);
    let inside = if tok && grids { extent(lane, b)? } else { (u32::MAX, u32::MAX) };
    lane.room(2 * height)?;
    let mut rows = lane.list(height);
    let mut differs = false;
    for i in 0..height {
        lane.room(2 * width)?;
        let mut row = lane.list(width);
        let (mut mine, mut others) = (Value::EMPTY_TUPLE, Value::EMPTY_TUPLE);
        for j in 0..width {
            if j == 0 {
                mine = item(lane, a, i)?;
            }
            let color = item(lane, mine, j)?;
            let by_index = tok && !grids;
            if j == 0 && !by_index && i < inside.0 {
                others = item(lane, b, i)?;
            }
            let same = if by_index {
                let place = Value::pair(i.into(), j.into())?;
                let other = lane.inner(op::INDEX, index, &[b, place])?;
                lane.equal(color, other)?
            } else if i < inside.0 && j < inside.1 {
                let other = item(lane, others, j)?;
                lane.equal(color, other)?
            } else {
                false
            };
            differs |= !same;
            lane.push(&mut row, if same { color } else { fallback });
        }
        let row = lane.tuple(row)?;
        lane.push(&mut rows, row);
    }
    if differs && fallback == Value::MISSING {
        return Err(Fail::Type);
    }
    lane.tuple(rows)
}

/// The colors on which a grid and what `index` finds in another value agree, else the fallback.
#[inline(never)]
fn agreeing_by_index<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    b: Value,
    fallback: Value,
) -> Result<Value> {
    let grid = lane.grid_at(value);
    let begin = lane.begin_scratch();
    let mut marks = Marks::new(lane, value, grid.cells())?;
    for i in 0..grid.height {
        for j in 0..grid.width {
            let place = Value::pair(i.into(), j.into())?;
            let other = lane.inner(op::INDEX, index, &[b, place])?;
            if other.as_int() != Some(color(lane.code_at(grid, i, j))) {
                marks.add(lane, [Value::count(i), Value::count(j)], fallback)?;
            }
        }
    }
    lane.sync();
    let drawn = marks.draw(lane, value, None);
    lane.end_scratch(begin);
    drawn
}
