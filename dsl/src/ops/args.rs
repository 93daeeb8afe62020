//! Arguments of ops, read the way the references read them.
//!
//! The references unpack, index and iterate whatever they are given. What fails there fails here
//! with the same kind of error.

use super::container::nth;
use crate::{Cx, Error, Ij, Result, Value};
use std::borrow::Cow;

/// The number of elements of a container.
pub(crate) fn len(value: &Value) -> Result<i64> {
    i64::try_from(value.size()?).map_err(|_| Error::Limit)
}

/// Whether a value is the empty tuple or the empty set.
pub(crate) fn is_empty(value: &Value) -> bool {
    value.size() == Ok(0)
}

/// The elements of a tuple; a set cannot be indexed.
pub(crate) fn tuple_elements(value: &Value) -> Result<Cow<'_, [Value]>> {
    if value.is_tuple() { value.elements() } else { Err(Error::Type) }
}

/// An element of a tuple.
pub(crate) fn item(tuple: &Value, place: usize) -> Result<Value> {
    if tuple.is_tuple() { nth(tuple, place)?.ok_or(Error::Index) } else { Err(Error::Type) }
}

/// The first element of a container.
pub(crate) fn first(container: &Value) -> Result<Value> {
    nth(container, 0)?.ok_or(Error::Empty)
}

/// The elements of a container, which must be this many.
pub(crate) fn unpack<const N: usize>(value: &Value) -> Result<[Value; N]> {
    let mut elements = value.iter()?;
    match elements.len() {
        0 => Err(Error::Empty),
        n if n == N => Ok([(); N].map(|()| elements.next().unwrap_or(Value::Missing))),
        _ => Err(Error::Type),
    }
}

/// The two integers of a container of two.
pub(crate) fn int_pair(value: &Value) -> Result<Ij> {
    if let Value::Pair(ij) = value {
        return Ok(*ij);
    }
    let [i, j] = unpack(value)?;
    Ok((i.int()?, j.int()?))
}

/// The place that an index means, which counts from the end if negative.
pub(crate) fn python_index(size: usize, rank: i64) -> Option<usize> {
    let from_start = match rank < 0 {
        true => i64::try_from(size).ok()?.checked_add(rank)?,
        false => rank,
    };
    usize::try_from(from_start).ok().filter(|&place| place < size)
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

/// A cell of the running dialect of any color at any place.
pub(crate) fn cell_value(cx: &Cx, color: Value, place: impl Into<Value>) -> Result<Value> {
    let place = place.into();
    match cx.dialect().is_tok() {
        true => unpack(&place).and_then(|[i, j]| Value::tuple(vec![i, j, color])),
        false => Value::tuple(vec![color, place]),
    }
}

/// The colors of what unpacks like cells of the running dialect, in order.
pub(crate) fn cell_colors(cx: &Cx, object: &Value) -> Result<Vec<Value>> {
    if let Value::Object(object, form) = object
        && *form == cx.dialect().cell_form()
    {
        return Ok(object.iter().map(|cell| cell.color.into()).collect());
    }
    let color = |cell: &Value| match cx.dialect().is_tok() {
        true => unpack(cell).map(|[_, _, color]| color),
        false => unpack(cell).map(|[color, _]| color),
    };
    object.elements()?.iter().map(color).collect()
}
