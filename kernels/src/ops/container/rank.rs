//! Order, extremes and frequencies.

use super::few;
use super::select::ranked;
use super::tally::{Extreme, Tally, items_of};
use crate::calls::python_index;
use crate::lane::{Lane, flags};
use crate::team::Team;
use crate::value::{Fail, Form, Result, Tag, Value};

/// Whether a container is a set of integers, which are then in ascending order.
fn is_int_set<T: Team>(lane: &Lane<'_, T>, container: Value) -> bool {
    container.tag() == Tag::Set && lane.list_flags(container) & flags::INTS != 0
}

/// The extreme element, 0 of nothing. An element takes over when it beats the best so far, which settles what happens
/// where the order is only partial.
#[inline(never)]
fn extreme<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], wanted: Extreme) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if is_int_set(lane, container) {
        let comparisons = container.extra().saturating_sub(1);
        lane.spend(2 * u64::from(comparisons))?;
        let rank = if wanted == Extreme::Min { 0 } else { -1 };
        return Ok(ranked(lane, container, rank)?.unwrap_or(Value::ZERO));
    }
    if let Some(extreme) = extreme_int(lane, container, wanted)? {
        return Ok(extreme);
    }
    let mut elements = lane.elements(container)?;
    let Some(mut best) = elements.next(lane)? else { return Ok(Value::ZERO) };
    while let Some(element) = elements.next(lane)? {
        lane.spend(u64::from(lane.weight(element)) + u64::from(lane.weight(best)))?;
        let better = match wanted {
            Extreme::Min => lane.less(element, best)?,
            Extreme::Max => lane.less(best, element)?,
        };
        if better {
            best = element;
        }
    }
    Ok(best)
}

/// The same for a tuple of integers; none for anything else.
fn extreme_int<T: Team>(
    lane: &mut Lane<'_, T>,
    tuple: Value,
    wanted: Extreme,
) -> Result<Option<Value>> {
    let better = |a: i64, b: i64| match wanted {
        Extreme::Min => a.min(b),
        Extreme::Max => a.max(b),
    };
    if let Some((i, j)) = tuple.as_pair() {
        lane.spend(2)?;
        return Value::int(better(i.into(), j.into())).map(Some);
    }
    let len = tuple.extra();
    if tuple.tag() != Tag::Tuple || len == 0 || lane.list_flags(tuple) & flags::INTS == 0 {
        return Ok(None);
    }
    lane.spend(2 * u64::from(len - 1))?;
    let int = |k| lane.item(tuple, k).as_int().unwrap_or_default();
    Value::int((1..len).fold(int(0), |best, k| better(best, int(k)))).map(Some)
}

/// The largest element, 0 of an empty container.
pub fn maximum<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    extreme(lane, args, Extreme::Max)
}

/// The smallest element, 0 of an empty container.
pub fn minimum<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    extreme(lane, args, Extreme::Min)
}

/// Whether all elements occur once, in ascending order of the running dialect.
fn is_ascending_set<T: Team>(lane: &Lane<'_, T>, container: Value) -> bool {
    match container.tag() {
        Tag::Indices => true,
        Tag::Object => container.form() == Form::ColorFirst || lane.dialect.is_tok(),
        Tag::Set => !lane.is_loose(container),
        _ => false,
    }
}

/// The most or least frequent element of a container, among equals the smallest.
#[inline(never)]
fn common<T: Team>(lane: &mut Lane<'_, T>, container: Value, wanted: Extreme) -> Result<Value> {
    let found = if is_ascending_set(lane, container) {
        lane.nth(container, 0)?
    } else if let Some(found) = few::extreme(lane, container, wanted)? {
        found
    } else {
        let top = lane.top();
        let tally = Tally::of(lane, container)?;
        let found = tally.extreme(lane, wanted);
        tallied(lane, container, top, &tally, found)?
    };
    found.ok_or(Fail::Empty)
}

/// The most frequent element of a tuple, among equals the smallest.
pub fn mostcommon<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if container.is_tuple() { common(lane, container, Extreme::Max) } else { Err(Fail::Type) }
}

/// The least frequent element of a tuple, among equals the smallest.
pub fn leastcommon<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if container.is_tuple() { common(lane, container, Extreme::Min) } else { Err(Fail::Type) }
}

/// The element with that rank in descending order; 0 outside.
pub fn get_rank<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, rank] = *args else { return Err(Fail::Type) };
    let (items, len) = lane.items(container)?;
    if is_int_set(lane, container) {
        lane.spend(len.into())?;
        let place = python_index(len, rank.to_int()?);
        return Ok(
            place.map_or(Value::ZERO, |k| lane.value(items_of(container) + 2 * (len - 1 - k)))
        );
    }
    let order = lane.sort_by_keys(items, len, true)?;
    let place = python_index(len, rank.to_int()?);
    Ok(place.map_or(Value::ZERO, |k| lane.value(items + 2 * lane.load(order + k))))
}

/// The element with that rank from the least to the most frequent.
#[inline(never)]
fn common_rank<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    rank: Value,
) -> Result<Option<Value>> {
    if is_ascending_set(lane, container) {
        return ranked(lane, container, rank.to_int()?);
    }
    if let Some(found) = few::ranked(lane, container, rank.to_int()?)? {
        return Ok(found);
    }
    let top = lane.top();
    let tally = Tally::of(lane, container)?;
    let found = tally.ranked(lane, rank.to_int()?);
    tallied(lane, container, top, &tally, found)
}

/// The value that was found in the tally of a container, made since memory was used up to `top`. Of rows that were made on the way only that one stays.
fn tallied<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    top: u32,
    tally: &Tally,
    found: Option<u32>,
) -> Result<Option<Value>> {
    let place = found.map(|k| (tally.place(lane, k), tally.value(lane, k)));
    lane.sync();
    lane.release(top);
    match place {
        Some((place, _)) if container.tag() == Tag::Grid => lane.row(container, place).map(Some),
        other => Ok(other.map(|(_, value)| value)),
    }
}

/// The element of a tuple with that rank from the least to the most frequent; the empty tuple outside.
pub fn get_common_rank<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, rank] = *args else { return Err(Fail::Type) };
    if !container.is_tuple() {
        return Err(Fail::Type);
    }
    Ok(common_rank(lane, container, rank)?.unwrap_or(Value::EMPTY_TUPLE))
}

/// The element with that rank from the least to the most frequent; the empty set outside.
pub fn get_common_rank_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, rank] = *args else { return Err(Fail::Type) };
    Ok(common_rank(lane, container, rank)?.unwrap_or(Value::EMPTY_SET))
}

/// The most frequent element, among equals the smallest.
pub fn mostcommon_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    common(lane, container, Extreme::Max)
}

/// The least frequent element, among equals the smallest.
pub fn leastcommon_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    common(lane, container, Extreme::Min)
}
