//! Grids that are none: tuples and sets of anything where an op looks for rows of colors.
//!
//! The references take whatever can be iterated, indexed or sliced. Ops go this slow way with
//! everything but a true [`Grid`](crate::Grid).

use crate::limits::check_elements;
use crate::{Cell, Cx, Error, Ij, Result, Value};
use std::borrow::Cow;
use std::ops::Range;

/// The rows of a table of anything.
pub(crate) type Rows = Vec<Vec<Value>>;

/// The elements of a tuple; a set cannot be indexed.
pub(crate) fn tuple_elements(value: &Value) -> Result<Cow<'_, [Value]>> {
    if value.is_tuple() { value.elements() } else { Err(Error::Type) }
}

/// One element of a tuple.
pub(crate) fn item(tuple: &Value, at: usize) -> Result<Value> {
    tuple_elements(tuple)?.get(at).cloned().ok_or(Error::Index)
}

/// The elements of a container that must have `N` of them.
pub(crate) fn unpack<const N: usize>(value: &Value) -> Result<[Value; N]> {
    let elements = value.elements()?.into_owned();
    if elements.is_empty() {
        return Err(Error::Empty);
    }
    elements.try_into().map_err(|_| Error::Type)
}

/// The rows of any container of containers.
pub(crate) fn rows(grid: &Value) -> Result<Rows> {
    grid.elements()?.iter().map(|row| row.elements().map(Cow::into_owned)).collect()
}

/// The rows of any container of tuples.
pub(crate) fn tuple_rows(grid: &Value) -> Result<Rows> {
    grid.elements()?.iter().map(|row| tuple_elements(row).map(Cow::into_owned)).collect()
}

/// All elements of all rows.
pub(crate) fn flat(grid: &Value) -> Result<Vec<Value>> {
    rows(grid).map(|rows| rows.into_iter().flatten().collect())
}

/// The tuple of these rows.
pub(crate) fn table(rows: Rows) -> Result<Value> {
    Value::tuple(rows.into_iter().map(Value::tuple).collect::<Result<_>>()?)
}

/// Columns as rows, as many as the shortest row has elements.
pub(crate) fn zipped(rows: &Rows) -> Rows {
    let width = rows.iter().map(Vec::len).min().unwrap_or(0);
    (0..width).map(|j| rows.iter().map(|row| row[j].clone()).collect()).collect()
}

/// The number of rows, and of elements in the first row.
pub(crate) fn extent(grid: &Value) -> Result<(usize, usize)> {
    match grid {
        Value::Grid(grid) => Ok((grid.height(), grid.width())),
        _ => Ok((grid.size()?, item(grid, 0)?.size()?)),
    }
}

/// The place, if it lies in a grid of this extent. A row outside hides a column that is no number.
pub(crate) fn inside(
    i: &Value,
    j: &Value,
    (height, width): (usize, usize),
) -> Result<Option<(usize, usize)>> {
    let within = |n: i64, end: usize| usize::try_from(n).ok().filter(|&n| n < end);
    match within(i.int()?, height) {
        None => Ok(None),
        Some(i) => Ok(within(j.int()?, width).map(|j| (i, j))),
    }
}

/// What the slice `from..to` covers, where negative ends count from the back.
pub(crate) fn slice(length: usize, from: i64, to: i64) -> Range<usize> {
    let clamp = |end: i64| match usize::try_from(end) {
        Ok(end) => end.min(length),
        Err(_) => length.saturating_sub(usize::try_from(end.unsigned_abs()).unwrap_or(length)),
    };
    let (from, to) = (clamp(from), clamp(to));
    from..to.max(from)
}

/// The sum of integers, or two tuples one after the other.
pub(crate) fn joined(a: &Value, b: &Value) -> Result<Value> {
    if let (Value::Int(a), Value::Int(b)) = (a, b) {
        return a.checked_add(*b).map(Value::Int).ok_or(Error::Overflow);
    }
    Value::tuple([tuple_elements(a)?, tuple_elements(b)?].concat())
}

/// Each element `factor` times. The factor is only looked at when there is an element.
pub(crate) fn repeated(elements: Vec<Value>, factor: &Value) -> Result<Vec<Value>> {
    if elements.is_empty() {
        return Ok(elements);
    }
    let factor = usize::try_from(factor.int()?).unwrap_or(0);
    check_elements(elements.len().saturating_mul(factor))?;
    Ok(elements.into_iter().flat_map(|e| std::iter::repeat_n(e, factor)).collect())
}

/// The places of a true patch of the running dialect; an empty container is one.
pub(crate) fn patch_places<'a>(cx: &Cx, patch: &'a Value) -> Option<Cow<'a, [Ij]>> {
    match patch {
        Value::Indices(indices) => Some(Cow::Borrowed(indices)),
        _ => object_cells(cx, patch).map(|cells| cells.iter().map(Cell::ij).collect()),
    }
}

/// The cells of a true object of the running dialect; an empty container is one.
pub(crate) fn object_cells<'a>(cx: &Cx, object: &'a Value) -> Option<&'a [Cell]> {
    match object {
        Value::Tuple(items) | Value::Set(items) if items.is_empty() => Some(&[]),
        Value::Object(object, form) if *form == cx.dialect().cell_form() => Some(object),
        _ => None,
    }
}

/// Row, column and color of anything that unpacks like a cell of the running dialect.
pub(crate) fn cell_parts(cx: &Cx, cell: &Value) -> Result<[Value; 3]> {
    if cx.dialect().is_tok() {
        return unpack(cell);
    }
    let [color, place] = unpack(cell)?;
    let [i, j] = unpack(&place)?;
    Ok([i, j, color])
}
