//! Grids that are none: values read as ops read whatever they are given, unpacked and indexed as far as that works.

use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// An element of a tuple; a set cannot be indexed.
#[inline(never)]
pub(crate) fn item<T: Team>(lane: &mut Lane<'_, T>, tuple: Value, place: u32) -> Result<Value> {
    if !tuple.is_tuple() {
        return Err(Fail::Type);
    }
    lane.nth(tuple, place)?.ok_or(Fail::Index)
}

/// An integer in a tuple.
pub(crate) fn int_item<T: Team>(lane: &mut Lane<'_, T>, tuple: Value, place: u32) -> Result<i64> {
    item(lane, tuple, place)?.to_int()
}

/// The elements of a container, which must be this many.
pub(crate) fn unpack<T: Team, const N: usize>(
    lane: &mut Lane<'_, T>,
    value: Value,
) -> Result<[Value; N]> {
    let size = lane.size(value)?;
    if size == 0 {
        return Err(Fail::Empty);
    }
    if size as usize != N {
        return Err(Fail::Type);
    }
    let mut parts = [Value::MISSING; N];
    for (k, part) in (0..).zip(&mut parts) {
        *part = lane.nth(value, k)?.unwrap_or(Value::MISSING);
    }
    Ok(parts)
}

/// The number of rows, and of elements in the first row.
#[inline(never)]
pub(crate) fn extent<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<(u32, u32)> {
    if grid.tag() == Tag::Grid {
        let grid = lane.grid_at(grid);
        return Ok((grid.height, grid.width));
    }
    let height = lane.size(grid)?;
    let row = item(lane, grid, 0)?;
    Ok((height, lane.size(row)?))
}

/// Fails unless the value is a container of containers.
#[inline(never)]
pub(crate) fn check_rows<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<()> {
    if grid.tag() == Tag::Grid {
        return Ok(());
    }
    let mut elements = lane.elements(grid)?;
    while let Some(row) = elements.next(lane)? {
        row.kind()?;
    }
    Ok(())
}

/// Whether a value is a container, with nothing in any of its rows.
pub(crate) fn is_flat_empty<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<bool> {
    if grid.tag() == Tag::Grid {
        return Ok(lane.grid_at(grid).width == 0);
    }
    let Ok(mut elements) = lane.elements(grid) else { return Ok(false) };
    while let Some(row) = elements.next(lane)? {
        if !lane.is_empty(row) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What the slice `from..to` covers, where negative ends count from the back: its start and its length.
pub(crate) fn slice(length: u32, from: i64, to: i64) -> (u32, u32) {
    let clamp = |end: i64| {
        let length = i64::from(length);
        let from_start = if end < 0 { end.saturating_add(length).max(0) } else { end.min(length) };
        from_start as u32
    };
    let (from, to) = (clamp(from), clamp(to));
    (from, to.saturating_sub(from))
}
