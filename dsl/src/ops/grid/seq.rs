//! Grids that are none: tuples and sets of anything where an op looks for rows of colors.
//!
//! The references take whatever can be iterated, indexed or sliced. Ops go this slow way with
//! everything but a true [`Grid`](crate::Grid).

use crate::limits::check_elements;
use crate::ops::args::{item, tuple_elements};
use crate::{Error, Result, Value};
use std::borrow::Cow;
use std::ops::Range;

/// The rows of a table of anything.
pub(crate) type Rows = Vec<Vec<Value>>;

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
