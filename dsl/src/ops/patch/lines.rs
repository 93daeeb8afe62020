//! Lines, and the places around a place.

use super::boxes::count;
use super::place::{difference, plus, sum};
use crate::ops::args::{is_empty, item, unpack};
use crate::{Cx, Error, Ij, Indices, Result, Value};

/// How far a frontier goes.
const FRONTIER: i64 = 30;
/// How many steps a shot goes.
const SHOT: i64 = 42;

const DIRECT: [Ij; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
const DIAGONAL: [Ij; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const ALL: [Ij; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn around(place: Ij, steps: &[Ij]) -> Result<Indices> {
    Indices::ascending(steps.iter().map(|&step| plus(place, step)).collect::<Result<_>>()?)
}

/// The four places beside a place.
///
/// ```
/// use dsl::ops::patch::dneighbors;
/// assert_eq!(*dneighbors((1, 1)).unwrap(), [(0, 1), (1, 0), (1, 2), (2, 1)]);
/// ```
pub fn dneighbors(place: Ij) -> Result<Indices> {
    around(place, &DIRECT)
}

/// The four places diagonal to a place.
///
/// ```
/// use dsl::ops::patch::ineighbors;
/// assert_eq!(*ineighbors((1, 1)).unwrap(), [(0, 0), (0, 2), (2, 0), (2, 2)]);
/// ```
pub fn ineighbors(place: Ij) -> Result<Indices> {
    around(place, &DIAGONAL)
}

/// The eight places around a place.
///
/// ```
/// assert_eq!(dsl::ops::patch::neighbors((1, 1)).unwrap().len(), 8);
/// ```
pub fn neighbors(place: Ij) -> Result<Indices> {
    around(place, &ALL)
}

/// The line between two places, if it is straight or diagonal; else nothing.
///
/// ```
/// use dsl::ops::patch::connect;
/// assert_eq!(*connect((0, 2), (2, 0)).unwrap(), [(0, 2), (1, 1), (2, 0)]);
/// assert!(connect((0, 0), (1, 2)).unwrap().is_empty());
/// ```
pub fn connect(a: Ij, b: Ij) -> Result<Indices> {
    let (di, dj) = (difference(b.0, a.0)?, difference(b.1, a.1)?);
    if di != 0 && dj != 0 && di.checked_abs() != dj.checked_abs() {
        return Ok(Indices::empty());
    }
    count(a.0.min(b.0), a.0.max(b.0))?;
    count(a.1.min(b.1), a.1.max(b.1))?;
    let length = di.abs().max(dj.abs());
    let (start, end) = (a.min(b), a.max(b));
    let step = ((end.0 - start.0).signum(), (end.1 - start.1).signum());
    let place = |k: i64| (start.0 + k * step.0, start.1 + k * step.1);
    Indices::ascending((0..=length).map(place).collect())
}

/// The line from `start` to 42 times `direction` away.
///
/// ```
/// assert_eq!(dsl::ops::patch::shoot((0, 0), (1, 1)).unwrap().len(), 43);
/// ```
pub fn shoot(start: Ij, direction: Ij) -> Result<Indices> {
    let far = |start: i64, step: i64| sum(start, step.checked_mul(SHOT).ok_or(Error::Overflow)?);
    connect(start, (far(start.0, direction.0)?, far(start.1, direction.1)?))
}

/// Rows 0 to 29 of the column of a place.
///
/// ```
/// assert_eq!(dsl::ops::patch::vfrontier((1, 5)).unwrap()[29], (29, 5));
/// ```
pub fn vfrontier((_, j): Ij) -> Result<Indices> {
    Indices::ascending((0..FRONTIER).map(|i| (i, j)).collect())
}

/// Columns 0 to 29 of the row of a place.
///
/// ```
/// assert_eq!(dsl::ops::patch::hfrontier((1, 5)).unwrap()[29], (1, 29));
/// ```
pub fn hfrontier((i, _): Ij) -> Result<Indices> {
    Indices::ascending((0..FRONTIER).map(|j| (i, j)).collect())
}

/// The first two elements of a tuple as a place.
fn place(value: &Value) -> Result<Ij> {
    Ok((item(value, 0)?.int()?, item(value, 1)?.int()?))
}

/// The places around the first two elements of a tuple; in tokpidjin none around anything else.
pub(crate) fn around_value(cx: &Cx, at: &Value, f: fn(Ij) -> Result<Indices>) -> Result<Value> {
    if cx.dialect().is_tok() && (at.is_empty_tuple() || !at.is_tuple()) {
        return Ok(Value::empty_set());
    }
    f(place(at)?).map(Value::from)
}

/// `connect` of any two values.
pub(crate) fn connect_value(cx: &Cx, a: &Value, b: &Value) -> Result<Value> {
    if cx.dialect().is_tok() && (a.is_empty_tuple() || b.is_empty_tuple()) {
        return Ok(Value::empty_set());
    }
    if let (Value::Pair(a), Value::Pair(b)) = (a, b) {
        return connect(*a, *b).map(Value::from);
    }
    let ([ai, aj], [bi, bj]) = (unpack(a)?, unpack(b)?);
    connect((ai.int()?, aj.int()?), (bi.int()?, bj.int()?)).map(Value::from)
}

/// `shoot` of any two values.
pub(crate) fn shoot_value(cx: &Cx, start: &Value, direction: &Value) -> Result<Value> {
    if cx.dialect().is_tok() && (is_empty(start) || is_empty(direction)) {
        return Ok(Value::empty_set());
    }
    let axis = |k| {
        let (from, step) = (item(start, k)?, item(direction, k)?);
        Ok((from.int()?, step.int()?))
    };
    let ((i, di), (j, dj)) = (axis(0)?, axis(1)?);
    if start.size()? != 2 {
        return Err(Error::Type);
    }
    shoot((i, j), (di, dj)).map(Value::from)
}

/// A frontier through anything: only one element of the tuple is looked at, whatever it is.
pub(crate) fn frontier_value(cx: &Cx, at: &Value, vertical: bool) -> Result<Value> {
    if !vertical && cx.dialect().is_tok() && at.is_empty_tuple() {
        return Ok(Value::empty_set());
    }
    if let Value::Pair(at) = at {
        return if vertical { vfrontier(*at) } else { hfrontier(*at) }.map(Value::from);
    }
    let fixed = item(at, usize::from(vertical))?;
    let place = |k: i64| match vertical {
        true => Value::tuple(vec![k.into(), fixed.clone()]),
        false => Value::tuple(vec![fixed.clone(), k.into()]),
    };
    Value::set((0..FRONTIER).map(place).collect::<Result<_>>()?, cx.dialect())
}
