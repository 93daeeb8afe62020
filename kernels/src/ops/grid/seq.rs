//! Grids that are none: tuples and sets of anything where an op looks for rows of colors.

use crate::lane::{LIST_HEADER, Lane, List, MAX_ELEMENTS, flags};
use crate::mask::Turn;
use crate::team::Team;
use crate::value::{Fail, Form, Result, Tag, Value};

/// Rows that are sets are gone through from their start for each element, so they must be short.
const LONG_SET: u32 = 64;

/// An element of a tuple.
pub(crate) fn item<T: Team>(lane: &mut Lane<'_, T>, tuple: Value, place: u32) -> Result<Value> {
    if !tuple.is_tuple() {
        return Err(Fail::Type);
    }
    lane.nth(tuple, place)?.ok_or(Fail::Index)
}

/// The two elements of a container of two.
pub(crate) fn unpack_two<T: Team>(lane: &mut Lane<'_, T>, value: Value) -> Result<[Value; 2]> {
    match lane.size(value)? {
        0 => Err(Fail::Empty),
        2 => {
            let mut elements = lane.elements(value)?;
            match (elements.next(lane)?, elements.next(lane)?) {
                (Some(a), Some(b)) => Ok([a, b]),
                _ => Err(Fail::Type),
            }
        }
        _ => Err(Fail::Type),
    }
}

/// The number of rows, and of elements in the first row.
pub(crate) fn extent<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<(u32, u32)> {
    if grid.tag() == Tag::Grid {
        let grid = lane.grid_at(grid);
        return Ok((grid.height, grid.width));
    }
    let height = lane.size(grid)?;
    let first = item(lane, grid, 0)?;
    Ok((height, lane.size(first)?))
}

/// The place, if it lies in a grid of this extent. A row outside hides a column that is no number.
pub(crate) fn inside(i: Value, j: Value, extent: (u32, u32)) -> Result<Option<(u32, u32)>> {
    let within = |n: i64, end: u32| u32::try_from(n).ok().filter(|&n| n < end);
    match within(i.to_int()?, extent.0) {
        None => Ok(None),
        Some(i) => Ok(within(j.to_int()?, extent.1).map(|j| (i, j))),
    }
}

/// What the rows of a container have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The number of elements of the shortest row.
    pub(crate) shortest: u32,
    /// The number of elements of all rows.
    pub(crate) total: u32,
    /// Whether all rows are tuples.
    pub(crate) tuples: bool,
}

/// The sizes of the rows of any container of containers.
pub(crate) fn sizes<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<Sizes> {
    let mut rows = lane.elements(grid)?;
    let (mut shortest, mut total, mut tuples) = (None, 0u32, true);
    let begin = lane.top();
    while let Some(row) = rows.next(lane)? {
        let size = lane.size(row)?;
        shortest = Some(shortest.map_or(size, |least: u32| least.min(size)));
        total = total.saturating_add(size);
        tuples &= row.is_tuple();
        lane.release(begin);
    }
    if total > MAX_ELEMENTS {
        return Err(Fail::Unsupported);
    }
    Ok(Sizes { shortest: shortest.unwrap_or_default(), total, tuples })
}

/// Calls `f` with every element of every row of any container of containers, and with its row and column.
#[inline(always)]
pub(crate) fn each_cell<'a, T: Team>(
    lane: &mut Lane<'a, T>,
    grid: Value,
    mut f: impl FnMut(&mut Lane<'a, T>, u32, u32, Value) -> Result<()>,
) -> Result<()> {
    let mut rows = lane.elements(grid)?;
    let mut i = 0;
    while let Some(row) = rows.next(lane)? {
        let mut elements = lane.elements(row)?;
        let mut j = 0;
        while let Some(element) = elements.next(lane)? {
            f(lane, i, j, element)?;
            j += 1;
        }
        i += 1;
    }
    Ok(())
}

/// All elements of all rows of any container of containers.
pub(crate) fn flat<T: Team>(lane: &mut Lane<'_, T>, grid: Value) -> Result<List> {
    let Sizes { total, .. } = sizes(lane, grid)?;
    let mut list = lane.list(total);
    each_cell(lane, grid, |lane, _, _, element| {
        lane.push(&mut list, element);
        Ok(())
    })?;
    Ok(list)
}

/// A cell of the running dialect of any color.
pub(crate) fn cell_value<T: Team>(
    lane: &mut Lane<'_, T>,
    color: Value,
    i: u32,
    j: u32,
) -> Result<Value> {
    match lane.dialect.form() {
        Form::ColorFirst => {
            let place = Value::pair(i.into(), j.into())?;
            lane.couple(color, place)
        }
        Form::ColorLast => lane.tuple_of(&[Value::count(i), Value::count(j), color]),
    }
}

/// A tuple the other way around.
pub(crate) fn reversed<T: Team>(lane: &mut Lane<'_, T>, tuple: Value) -> Result<Value> {
    if !tuple.is_tuple() {
        return Err(Fail::Type);
    }
    let len = lane.size(tuple)?;
    if tuple.tag() == Tag::Tuple && len > 3 {
        return Ok(reversed_list(lane, tuple));
    }
    let mut list = lane.list(len);
    for k in (0..len).rev() {
        if let Some(element) = lane.nth(tuple, k)? {
            lane.push(&mut list, element);
        }
    }
    lane.tuple(list)
}

/// The same of a list of more than three elements: what is known of these does not depend on their order.
fn reversed_list<T: Team>(lane: &mut Lane<'_, T>, tuple: Value) -> Value {
    let len = tuple.extra();
    let at = lane.alloc(LIST_HEADER + 2 * len);
    lane.put_some(at, lane.load_some::<{ LIST_HEADER as usize }>(tuple.at()));
    let (team, words) = (lane.team(), lane.space.words);
    let (to, from) = (at + LIST_HEADER, tuple.at() + LIST_HEADER);
    team.each(len, |k| {
        let element: [u32; 2] = team.load_some(words, from + 2 * (len - 1 - k));
        team.store_some(words, to + 2 * k, element);
    });
    lane.sync();
    Value::heap(Tag::Tuple, at, len)
}

/// A turn of what is no grid of colors.
#[inline(never)]
pub(crate) fn turn_rows<T: Team>(lane: &mut Lane<'_, T>, grid: Value, turn: Turn) -> Result<Value> {
    if turn == Turn::HMIRROR {
        return reversed(lane, grid);
    }
    // What is reversed cannot be a set.
    let any_container = matches!(turn, Turn::VMIRROR | Turn::DMIRROR);
    if !any_container && !grid.is_tuple() {
        return Err(Fail::Type);
    }
    if turn.transpose {
        return columns(lane, grid, turn);
    }
    let mut list = lane.list(lane.size(grid)?);
    let mut rows = lane.elements(grid)?;
    while let Some(row) = rows.next(lane)? {
        let row = reversed(lane, row)?;
        lane.push(&mut list, row);
    }
    let made = lane.tuple(list)?;
    if turn.flip { reversed(lane, made) } else { Ok(made) }
}

/// A turn of anything.
#[inline(always)]
pub(crate) fn turn_value<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Value,
    turn: Turn,
) -> Result<Value> {
    match grid.tag() {
        Tag::Grid => lane.turn_grid(lane.grid_at(grid), turn),
        _ => turn_rows(lane, grid, turn),
    }
}

/// The columns, as many as the shortest row has elements, turned as the columns of a grid would be.
fn columns<T: Team>(lane: &mut Lane<'_, T>, grid: Value, turn: Turn) -> Result<Value> {
    let Sizes { shortest: width, tuples, .. } = sizes(lane, grid)?;
    let from_end = turn == Turn::CMIRROR;
    if from_end && !tuples {
        return Err(Fail::Type);
    }
    let height = lane.size(grid)?;
    let mut list = lane.list(width);
    for column in 0..width {
        let mut made = lane.list(height);
        let mut rows = lane.elements(grid)?;
        for k in 0..height {
            let row = if turn.mirror { lane.nth(grid, height - 1 - k)? } else { rows.next(lane)? };
            let Some(row) = row else { break };
            let place = match (from_end, turn.flip) {
                // The other diagonal begins at the end of each row, however long.
                (true, _) => lane.size(row)?.saturating_sub(column + 1),
                (false, true) => width - 1 - column,
                (false, false) => column,
            };
            if matches!(row.tag(), Tag::Indices | Tag::Object) && place > LONG_SET {
                return Err(Fail::Unsupported);
            }
            if let Some(element) = lane.nth(row, place)? {
                lane.push(&mut made, element);
            }
        }
        let made = lane.tuple(made)?;
        lane.push(&mut list, made);
    }
    lane.tuple(list)
}

/// The sum of integers, or two tuples one after the other.
pub(crate) fn joined<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<Value> {
    if let (Some(a), Some(b)) = (a.as_int(), b.as_int()) {
        return Value::int(a.wrapping_add(b));
    }
    if !a.is_tuple() || !b.is_tuple() {
        return Err(Fail::Type);
    }
    let len = lane.size(a)?.saturating_add(lane.size(b)?);
    lane.check_elements(len.into())?;
    // Of two or three integers it may be a value in place.
    let ints = if len > 3 { flags_of_ints(lane, a) & flags_of_ints(lane, b) } else { 0 };
    let mut list = lane.list(len);
    lane.append(&mut list, a)?;
    lane.append(&mut list, b)?;
    if ints != 0 { Ok(lane.tuple_of_ints(list, ints)) } else { lane.tuple(list) }
}

/// What is known of the elements of a list of integers; nothing of anything else.
fn flags_of_ints<T: Team>(lane: &Lane<'_, T>, tuple: Value) -> u32 {
    let known = if tuple.tag() == Tag::Tuple { lane.list_flags(tuple) } else { 0 };
    if known & flags::INTS != 0 { known & (flags::INTS | flags::COLORS) } else { 0 }
}

/// The tuple of the elements of a container, each `factor` times. The factor is only looked at when there is an element.
pub(crate) fn repeated<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    factor: Value,
) -> Result<Value> {
    let len = lane.size(container)?;
    if len == 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    let factor = factor.to_int()?.max(0).unsigned_abs();
    let total = u64::from(len).saturating_mul(factor);
    lane.check_elements(total)?;
    let mut list = lane.list(total as u32);
    let mut elements = lane.elements(container)?;
    while let Some(element) = elements.next(lane)? {
        for _ in 0..factor {
            lane.push(&mut list, element);
        }
    }
    lane.tuple(list)
}
