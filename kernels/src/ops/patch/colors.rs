//! The colors of objects.

use super::bounds::Axis;
use super::listed::Listed;
use super::motion::normalize_value;
use super::read::{Reading, Table, cell_colors, check_cells, first, item, typed};
use crate::calls::python_index;
use crate::lane::Lane;
use crate::mask::{Mask, Rect};
use crate::patch::{Object, bits};
use crate::table::op;
use crate::team::{Rows, Team};
use crate::value::{Fail, Result, Value, code, color};

/// The cells of an object of the running dialect.
#[inline(always)]
fn cells<T: Team>(lane: &Lane<'_, T>, object: Value) -> Option<Object> {
    typed(lane, Reading::Cells, object).map(|cells| cells.object)
}

/// A color by its code.
const fn color_value_of(code: u32) -> Value {
    Value::small_int(color(code) as i32)
}

/// `color` of any value: what stands at the color's place in the first element. Where tokpidjin finds no cell, it is missing.
pub(crate) fn color_value<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<Value> {
    if let Some(object) = cells(lane, object) {
        return Ok(color_value_of(object.colors.trailing_zeros()));
    }
    let tok = lane.dialect.is_tok();
    match first(lane, object) {
        Err(Fail::Empty) if tok => Ok(Value::MISSING),
        Ok(element) if tok && !element.is_tuple() => Ok(Value::MISSING),
        element => item(lane, element?, if tok { 2 } else { 0 }),
    }
}

/// The set of the colors of anything that unpacks into cells.
pub(crate) fn palette_value<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<Value> {
    let colors = match cells(lane, object) {
        Some(object) => Some(object.colors),
        None => Listed::of(lane, Reading::Cells, object).map(|cells| cells.hull.colors),
    };
    let Some(colors) = colors else {
        let (colors, column) = cell_colors(lane, object)?;
        return distinct(lane, colors, column);
    };
    let mut list = lane.list(colors.count_ones());
    lane.check()?;
    for code in bits(colors) {
        lane.push(&mut list, color_value_of(code));
    }
    lane.set_in_order(list)
}

/// The set of the values in a column.
fn distinct<T: Team>(lane: &mut Lane<'_, T>, table: Table, column: u32) -> Result<Value> {
    let mut list = lane.list(table.len);
    lane.check()?;
    for row in 0..table.len {
        let value = table.get(lane, row, column);
        lane.push(&mut list, value);
    }
    lane.set(list)
}

/// `p_o`: the colors as an ascending tuple.
pub(crate) fn palette_tuple<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<Value> {
    let palette = palette_value(lane, object)?;
    let mut list = lane.list(lane.size(palette)?);
    lane.check()?;
    let mut elements = lane.elements(palette)?;
    while let Some(color) = elements.next(lane)? {
        lane.push(&mut list, color);
    }
    lane.tuple(list)
}

/// `numcolors_f`.
pub(crate) fn numcolors_value<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<Value> {
    let palette = lane.inner(op::PALETTE_F, |lane, _| palette_value(lane, object), &[object])?;
    Ok(Value::count(lane.size(palette)?))
}

/// The number of cells of one of the colors of an object.
fn count_color<T: Team>(lane: &Lane<'_, T>, object: &Object, code: u32) -> u32 {
    if object.only_color().is_some() {
        return object.mask.count;
    }
    count(lane, object.plane(code))
}

/// The number of cells of a mask that may know it wrong.
#[inline(never)]
fn count<T: Team>(lane: &Lane<'_, T>, mask: Mask) -> u32 {
    let (space, mut count) = (lane.space.short(), 0);
    for part in mask.rect().tiles(T::Short::ROWS) {
        count += space.team.count(space.tile(mask, part.i, part.j));
    }
    count
}

/// How many of anything that unpacks into cells have the color.
pub(crate) fn colorcount_value<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Value,
    color: Value,
) -> Result<Value> {
    if let Some(object) = cells(lane, object) {
        let code = color.as_int().and_then(code).filter(|code| object.colors >> code & 1 != 0);
        return Ok(Value::count(code.map_or(0, |code| count_color(lane, &object, code))));
    }
    if let Some(cells) = Listed::of(lane, Reading::Cells, object) {
        let code = color.as_int().and_then(code).unwrap_or(u32::MAX);
        let count = cells.counts(lane).get(code as usize).copied();
        return Ok(Value::count(count.unwrap_or(0)));
    }
    let (colors, column) = cell_colors(lane, object)?;
    let (count, _) = occurrences(lane, colors, column, color)?;
    Ok(Value::count(count))
}

/// How often a value occurs in a column, and where it does first.
fn occurrences<T: Team>(
    lane: &mut Lane<'_, T>,
    table: Table,
    column: u32,
    value: Value,
) -> Result<(u32, u32)> {
    let (mut count, mut first) = (0, u32::MAX);
    for row in 0..table.len {
        let other = table.get(lane, row, column);
        if lane.equal(other, value)? {
            count += 1;
            first = first.min(row);
        }
    }
    Ok((count, first))
}

/// Which count is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extreme {
    Most,
    Least,
}

impl Extreme {
    const fn prefers(self, a: u32, b: u32) -> bool {
        match self {
            Extreme::Most => a > b,
            Extreme::Least => a < b,
        }
    }
}

/// The most or least common color of anything that unpacks into cells, the smallest of several.
pub(crate) fn common_color<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Value,
    wanted: Extreme,
) -> Result<Value> {
    let Some(object) = cells(lane, object) else { return common_slow(lane, object, wanted) };
    let mut best = None;
    for code in object.codes() {
        let count = count_color(lane, &object, code);
        if best.is_none_or(|(_, most)| wanted.prefers(count, most)) {
            best = Some((code, count));
        }
    }
    best.map(|(code, _)| color_value_of(code)).ok_or(Fail::Empty)
}

#[inline(never)]
fn common_slow<T: Team>(lane: &mut Lane<'_, T>, object: Value, wanted: Extreme) -> Result<Value> {
    if let Some(cells) = Listed::of(lane, Reading::Cells, object) {
        let mut best = None;
        for (code, count) in (0..).zip(cells.counts(lane)).filter(|&(_, count)| count > 0) {
            if best.is_none_or(|(_, most)| wanted.prefers(count, most)) {
                best = Some((code, count));
            }
        }
        return best.map(|(code, _)| color_value_of(code)).ok_or(Fail::Empty);
    }
    let (colors, column) = cell_colors(lane, object)?;
    let all = distinct(lane, colors, column)?;
    check_product(colors.len, lane.size(all)?)?;
    let mut best = None;
    let mut elements = lane.elements(all)?;
    while let Some(value) = elements.next(lane)? {
        let (count, _) = occurrences(lane, colors, column, value)?;
        if best.is_none_or(|(_, most)| wanted.prefers(count, most)) {
            best = Some((value, count));
        }
    }
    best.map(|(value, _)| value).ok_or(Fail::Empty)
}

/// Leaves it to the scalar ops to compare so many values with so many.
pub(crate) fn check_product(a: u32, b: u32) -> Result<()> {
    if u64::from(a) * u64::from(b) > 1 << 16 { Err(Fail::Unsupported) } else { Ok(()) }
}

/// `get_color_rank_f`: the color with this rank by count, the empty set if there is none.
pub(crate) fn color_rank_value<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Value,
    rank: Value,
) -> Result<Value> {
    // The colors, how often each occurs and where first.
    let ranked;
    if let Some(object) = cells(lane, object) {
        let rank = rank.to_int()?;
        let colors = object.colors.count_ones();
        lane.spend(u64::from(colors) * u64::from(object.mask.count))?;
        ranked = Table::new(lane, colors, 2)?;
        for (row, code) in (0..).zip(object.codes()) {
            ranked.put(lane, row, 0, color_value_of(code));
            ranked.put(lane, row, 1, count_and_place(count_color(lane, &object, code), row));
        }
        lane.sync();
        return ranked_value(lane, ranked, rank);
    }
    color_rank_slow(lane, object, rank)
}

/// Larger for what comes first: a larger count, then an earlier place.
fn count_and_place(count: u32, place: u32) -> Value {
    // Both are below 2^20.
    Value::int(i64::from(count) << 20 | i64::from(0xf_ffff - (place & 0xf_ffff)))
        .unwrap_or(Value::ZERO)
}

#[inline(never)]
fn color_rank_slow<T: Team>(lane: &mut Lane<'_, T>, object: Value, rank: Value) -> Result<Value> {
    let (colors, column) = cell_colors(lane, object)?;
    let rank = rank.to_int()?;
    let all = distinct(lane, colors, column)?;
    let len = lane.size(all)?;
    lane.spend(u64::from(len) * u64::from(colors.len))?;
    check_product(colors.len, len)?;
    let ranked = Table::new(lane, len, 2)?;
    let mut elements = lane.elements(all)?;
    let mut row = 0;
    while let Some(value) = elements.next(lane)? {
        let (count, place) = occurrences(lane, colors, column, value)?;
        ranked.put(lane, row, 0, value);
        ranked.put(lane, row, 1, count_and_place(count, place));
        row += 1;
    }
    lane.sync();
    ranked_value(lane, ranked, rank)
}

/// The value whose number, beside it, has the rank from the largest down; the empty set if there is none.
fn ranked_value<T: Team>(lane: &Lane<'_, T>, ranked: Table, rank: i64) -> Result<Value> {
    let Some(place) = python_index(ranked.len, rank) else { return Ok(Value::EMPTY_SET) };
    let number = |row| ranked.get(lane, row, 1).as_int();
    for row in 0..ranked.len {
        let before = (0..ranked.len).filter(|&other| number(other) > number(row)).count();
        if before == place as usize {
            return Ok(ranked.get(lane, row, 0));
        }
    }
    Ok(Value::EMPTY_SET)
}

/// `hperiod` and `vperiod` of any value.
pub(crate) fn period_value<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Value,
    axis: Axis,
) -> Result<Value> {
    let normalize =
        |lane: &mut Lane<'_, T>, _: &[Value]| normalize_value(lane, Reading::Any, object);
    let normal = lane.inner(op::NORMALIZE, normalize, &[object])?;
    let extent = axis.inner(lane, normal)?;
    if extent <= 1 {
        return Value::int(extent);
    }
    let Some(object) = cells(lane, normal) else {
        check_cells(lane, normal)?;
        return Err(Fail::Unsupported);
    };
    let count = u64::from(object.mask.count);
    lane.spend(count * count)?;
    Ok(Value::count(period(lane, &object, axis)))
}

/// The least shift back after which the cells that are still in the box all meet their like; the extent if there is none.
#[inline(never)]
fn period<T: Team>(lane: &Lane<'_, T>, object: &Object, axis: Axis) -> u32 {
    let extent = axis.of(object.rect());
    let Some((plane, (i, j))) = far_cell(lane, object, axis) else { return extent };
    for shift in 1..extent {
        let (di, dj) = match axis {
            Axis::Rows => (shift as i32, 0),
            Axis::Columns => (0, shift as i32),
        };
        // A far cell never leaves the box: looking for its like first spares most shifts of sparse objects.
        let meets = lane.space.contains(plane, i.wrapping_sub(di), j.wrapping_sub(dj));
        if meets && fits(lane, object, di, dj) {
            return shift;
        }
    }
    extent
}

/// Whether all cells that stay in the box when moved back by `(di, dj)` meet their like.
fn fits<T: Team>(lane: &Lane<'_, T>, object: &Object, di: i32, dj: i32) -> bool {
    let space = lane.space.short();
    let team = space.team;
    object.codes().all(|code| {
        let plane = object.plane(code);
        plane.rect().tiles(T::Short::ROWS).all(|part| {
            let here = space.tile(plane, part.i, part.j);
            let back = space.tile(plane, part.i.wrapping_add(di), part.j.wrapping_add(dj));
            team.or(team.zip(here, back, |here, back| back & !here)) == 0
        })
    })
}

/// A cell in the last row or column, with the plane it is in.
fn far_cell<T: Team>(
    lane: &Lane<'_, T>,
    object: &Object,
    axis: Axis,
) -> Option<(Mask, (i32, i32))> {
    let Rect { i, j, rows, cols } = object.rect();
    let bottom = i.wrapping_add_unsigned(rows).wrapping_sub(1);
    let right = j.wrapping_add_unsigned(cols).wrapping_sub(1);
    object.codes().find_map(|code| {
        let plane = object.plane(code);
        let cell = match axis {
            Axis::Rows => lane.space.last(plane).filter(|cell| cell.0 == bottom),
            Axis::Columns => (0..rows)
                .map(|row| (i.wrapping_add_unsigned(row), right))
                .find(|cell| lane.space.contains(plane, cell.0, cell.1)),
        };
        cell.map(|cell| (plane, cell))
    })
}
