//! Single elements of containers, by place.

use super::{remove, remove_f};
use crate::calls::python_index;
use crate::lane::Lane;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// The element at a place of a container, counted from the end if negative, if it has that many.
pub(super) fn ranked<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    rank: i64,
) -> Result<Option<Value>> {
    match python_index(lane.size(container)?, rank) {
        Some(place) => lane.nth(container, place),
        None => Ok(None),
    }
}

/// The item of a tuple, or `empty` for anything that counts as false.
fn item_or<T: Team>(
    lane: &mut Lane<'_, T>,
    args: &[Value],
    rank: i64,
    empty: Value,
) -> Result<Value> {
    let [tuple] = *args else { return Err(Fail::Type) };
    if !tuple.truth() {
        return Ok(empty);
    }
    if tuple.is_tuple() { ranked(lane, tuple, rank)?.ok_or(Fail::Index) } else { Err(Fail::Type) }
}

/// The element of a container, or `empty` for anything that counts as false.
fn ranked_or<T: Team>(
    lane: &mut Lane<'_, T>,
    args: &[Value],
    rank: i64,
    empty: Value,
) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if container.truth() { ranked(lane, container, rank)?.ok_or(Fail::Empty) } else { Ok(empty) }
}

/// The first element; of an empty container an empty error, in tokpidjin missing.
pub fn first<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    match lane.nth(container, 0)? {
        Some(element) => Ok(element),
        None if lane.dialect.is_tok() => Ok(Value::MISSING),
        None => Err(Fail::Empty),
    }
}

/// The last element; of an empty container an empty error, in tokpidjin the empty tuple.
pub fn last<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if lane.dialect.is_tok() {
        return ranked_or(lane, args, -1, Value::EMPTY_TUPLE);
    }
    ranked(lane, container, -1)?.ok_or(Fail::Empty)
}

/// The first element that differs from the value; if there is none an empty error, in tokpidjin missing.
pub fn other<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, value] = *args else { return Err(Fail::Type) };
    if let Some(found) = first_other(lane, container, value)? {
        lane.charge(&[value, container])?;
        // What is left of the container weighs no more than all of it.
        lane.spend_up_to(1 + u64::from(lane.weight(container)))?;
        return Ok(found);
    }
    let rest = lane.inner(op::REMOVE, remove, &[value, container])?;
    lane.inner(op::FIRST, first, &[rest])
}

/// The first element that differs from the value, without a container of all that do; none where there is no such element, or what is left
/// might be in another order.
#[inline(always)]
fn first_other<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    value: Value,
) -> Result<Option<Value>> {
    let in_order = match container.tag() {
        Tag::Pair | Tag::Cell | Tag::Triple | Tag::Tuple | Tag::Grid => true,
        Tag::Indices | Tag::Object => true,
        Tag::Set => !lane.is_loose(container),
        _ => false,
    };
    if !in_order {
        return Ok(None);
    }
    let mut elements = lane.elements(container)?;
    while let Some(element) = elements.next(lane)? {
        if !lane.equal(element, value)? {
            return Ok(Some(element));
        }
    }
    Ok(None)
}

/// The second element, missing if there is only one; an empty error if there is none.
pub fn second<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if lane.size(container)? == 0 {
        return Err(Fail::Empty);
    }
    Ok(lane.nth(container, 1)?.unwrap_or(Value::MISSING))
}

/// The element of a tuple with that rank; missing outside, and of anything else.
pub fn get_nth_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [tuple, rank] = *args else { return Err(Fail::Type) };
    if !tuple.is_tuple() {
        return Ok(Value::MISSING);
    }
    Ok(ranked(lane, tuple, rank.to_int()?)?.unwrap_or(Value::MISSING))
}

/// The element with that rank; the empty set outside.
pub fn get_nth_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, rank] = *args else { return Err(Fail::Type) };
    Ok(ranked(lane, container, rank.to_int()?)?.unwrap_or(Value::EMPTY_SET))
}

/// The first element of a tuple; the empty tuple for an empty container, 0 and missing.
pub fn first_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    item_or(lane, args, 0, Value::EMPTY_TUPLE)
}

/// The first element of a container; the empty set for an empty container, 0 and missing.
pub fn first_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    ranked_or(lane, args, 0, Value::EMPTY_SET)
}

/// The last element of a tuple; the empty tuple for an empty container, 0 and missing.
pub fn last_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    item_or(lane, args, -1, Value::EMPTY_TUPLE)
}

/// The last element of a container; the empty set for an empty container, 0 and missing.
pub fn last_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    ranked_or(lane, args, -1, Value::EMPTY_SET)
}

/// The first element that differs from the value, the empty tuple if there is none.
pub fn other_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, value] = *args else { return Err(Fail::Type) };
    let mut elements = lane.elements(container)?;
    while let Some(element) = elements.next(lane)? {
        if !lane.equal(element, value)? {
            return Ok(element);
        }
    }
    Ok(Value::EMPTY_TUPLE)
}

/// The first element that differs from the value, the empty set if there is none.
pub fn other_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, value] = *args else { return Err(Fail::Type) };
    if let Some(found) = first_other(lane, container, value)? {
        lane.charge(&[value, container])?;
        return Ok(found);
    }
    let rest = lane.inner(op::REMOVE_F, remove_f, &[value, container])?;
    ranked_or(lane, &[rest], 0, Value::EMPTY_SET)
}
