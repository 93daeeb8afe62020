//! Single elements of containers, by place.

use super::{REMOVE, REMOVE_F};
use crate::ops::args::python_index;
use crate::table::{arc, tok};
use crate::value::row_value;
use crate::{Default, Error, Op, Result, Type, Value};

/// The element at a place of a container, counted from 0, if it has that many.
///
/// ```
/// use dsl::{Value, ops::container::nth};
/// assert_eq!(nth(&Value::Pair((5, 6)), 1), Ok(Some(Value::Int(6))));
/// assert_eq!(nth(&Value::Pair((5, 6)), 2), Ok(None));
/// ```
#[inline(always)]
pub fn nth(container: &Value, place: usize) -> Result<Option<Value>> {
    Ok(match container {
        Value::Indices(indices) => indices.get(place).copied().map(Value::Pair),
        Value::Object(object, form) => object.get(place).map(|cell| cell.value(*form)),
        Value::Grid(grid) => (place < grid.height()).then(|| row_value(grid.row(place))),
        Value::Pair((i, j)) => [*i, *j].get(place).copied().map(Value::Int),
        Value::Tuple(items) | Value::Set(items) => items.get(place).cloned(),
        Value::Missing | Value::Int(_) | Value::Function(_) => return Err(Error::Type),
    })
}

/// The element at a place of a container, counted from the end if negative, if it has that many.
///
/// ```
/// use dsl::{Value, ops::container::ranked};
/// assert_eq!(ranked(&Value::Pair((5, 6)), -1), Ok(Some(Value::Int(6))));
/// assert_eq!(ranked(&Value::Pair((5, 6)), -3), Ok(None));
/// ```
pub fn ranked(container: &Value, rank: i64) -> Result<Option<Value>> {
    match python_index(container.size()?, rank) {
        Some(place) => nth(container, place),
        None => Ok(None),
    }
}

/// The element of a tuple at a place; sets have no places.
fn ranked_item(tuple: &Value, rank: i64) -> Result<Value> {
    match tuple.is_tuple() {
        true => ranked(tuple, rank)?.ok_or(Error::Index),
        false => Err(Error::Type),
    }
}

/// The item of a tuple; missing where there is none, and of anything else.
fn item_or_missing(tuple: &Value, rank: &Value) -> Result<Value> {
    match tuple.is_tuple() {
        true => Ok(ranked(tuple, rank.int()?)?.unwrap_or(Value::Missing)),
        false => Ok(Value::Missing),
    }
}

/// The item of a tuple, or `empty` for anything that counts as false.
fn item_or(tuple: &Value, rank: i64, empty: Value) -> Result<Value> {
    if tuple.truth() { ranked_item(tuple, rank) } else { Ok(empty) }
}

fn last(container: &Value) -> Result<Value> {
    let place = container.size()?.checked_sub(1).ok_or(Error::Empty)?;
    nth(container, place)?.ok_or(Error::Empty)
}

/// The element of a container, or `empty` for anything that counts as false.
fn ranked_or(container: &Value, rank: i64, empty: Value) -> Result<Value> {
    if container.truth() { ranked(container, rank)?.ok_or(Error::Empty) } else { Ok(empty) }
}

/// The table row of `first`.
pub static FIRST: Op = Op {
    name: "first",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("first", "container"), tok("first", "container")],
    varies: true,
    meaning: "the first element; of an empty container an empty error, in tokpidjin missing",
    example: "first((4, 5, 6)) = 4",
    run: |cx, a| match nth(a[0], 0)? {
        Some(element) => Ok(element),
        None if cx.dialect().is_tok() => Ok(Value::Missing),
        None => Err(Error::Empty),
    },
};

/// The table row of `last`.
pub static LAST: Op = Op {
    name: "last",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("last", "container"), tok("last", "container")],
    varies: true,
    meaning: "the last element; of an empty container an empty error, in tokpidjin the empty tuple, also for 0 and missing",
    example: "last((4, 5, 6)) = 6",
    run: |cx, a| match cx.dialect().is_tok() {
        true => ranked_or(a[0], -1, Value::empty_tuple()),
        false => last(a[0]),
    },
};

/// The table row of `other`.
pub static OTHER: Op = Op {
    name: "other",
    family: "container",
    params: &[Type::Container, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("other", "container value"), tok("other", "container value")],
    varies: true,
    meaning: "the first element that differs from the value; if there is none an empty error, in tokpidjin missing",
    example: "other((4, 5), 4) = 5",
    run: |cx, a| {
        let rest = cx.inner(&REMOVE, &[a[1], a[0]])?;
        cx.inner1(&FIRST, &rest)
    },
};

/// The table row of `second`.
pub static SECOND: Op = Op {
    name: "second",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("second", "container")],
    varies: false,
    meaning: "the second element, missing if there is only one; an empty error if there is none",
    example: "second((4, 5, 6)) = 5",
    run: |_, a| match a[0].size()? {
        0 => Err(Error::Empty),
        _ => Ok(nth(a[0], 1)?.unwrap_or(Value::Missing)),
    },
};

/// The table row of `get_nth_t`.
pub static GET_NTH_T: Op = Op {
    name: "get_nth_t",
    family: "container",
    params: &[Type::Tuple, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_t", "container rank")],
    varies: false,
    meaning: "the element of a tuple with that rank, counted from the end if negative; missing outside, and of anything else",
    example: "get_nth_t((4, 5, 6), -1) = 6",
    run: |_, a| item_or_missing(a[0], a[1]),
};

/// The table row of `get_nth_f`.
pub static GET_NTH_F: Op = Op {
    name: "get_nth_f",
    family: "container",
    params: &[Type::Set, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_f", "container rank")],
    varies: false,
    meaning: "the element with that rank, counted from the end if negative; the empty set outside",
    example: "get_nth_f({4, 5, 6}, 1) = 5",
    run: |_, a| Ok(ranked(a[0], a[1].int()?)?.unwrap_or_else(Value::empty_set)),
};

/// The table row of `first_t`.
pub static FIRST_T: Op = Op {
    name: "first_t",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("first_t", "container")],
    varies: false,
    meaning: "the first element of a tuple; the empty tuple for an empty container, 0 and missing",
    example: "first_t((4, 5, 6)) = 4",
    run: |_, a| item_or(a[0], 0, Value::empty_tuple()),
};

/// The table row of `first_f`.
pub static FIRST_F: Op = Op {
    name: "first_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("first_f", "container")],
    varies: false,
    meaning: "the first element of a container; the empty set for an empty container, 0 and missing",
    example: "first_f({4, 5, 6}) = 4",
    run: |_, a| ranked_or(a[0], 0, Value::empty_set()),
};

/// The table row of `last_t`.
pub static LAST_T: Op = Op {
    name: "last_t",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("last_t", "container")],
    varies: false,
    meaning: "the last element of a tuple; the empty tuple for an empty container, 0 and missing",
    example: "last_t((4, 5, 6)) = 6",
    run: |_, a| item_or(a[0], -1, Value::empty_tuple()),
};

/// The table row of `last_f`.
pub static LAST_F: Op = Op {
    name: "last_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("last_f", "container")],
    varies: false,
    meaning: "the last element of a container; the empty set for an empty container, 0 and missing",
    example: "last_f({4, 5, 6}) = 6",
    run: |_, a| ranked_or(a[0], -1, Value::empty_set()),
};

/// The table row of `other_t`.
pub static OTHER_T: Op = Op {
    name: "other_t",
    family: "container",
    params: &[Type::Tuple, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("other_t", "container value")],
    varies: false,
    meaning: "the first element that differs from the value, the empty tuple if there is none",
    example: "other_t((4, 5), 4) = 5",
    run: |_, a| {
        let elements = a[0].elements()?;
        let other = elements.iter().find(|element| *element != a[1]);
        Ok(other.cloned().unwrap_or_else(Value::empty_tuple))
    },
};

/// The table row of `other_f`.
pub static OTHER_F: Op = Op {
    name: "other_f",
    family: "container",
    params: &[Type::Set, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("other_f", "container value")],
    varies: false,
    meaning: "the first element that differs from the value, the empty set if there is none",
    example: "other_f({4, 5}, 4) = 5",
    run: |cx, a| {
        let rest = cx.inner(&REMOVE_F, &[a[1], a[0]])?;
        ranked_or(&rest, 0, Value::empty_set())
    },
};
