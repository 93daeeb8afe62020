//! Lines, and the places around a place.

use super::boxes::{count, full, places_by_row, places_in};
use super::read::{item, near, unpack};
use crate::lane::Lane;
use crate::mask::Rect;
use crate::team::{Rows, Team};
use crate::tile::{row_left, row_right};
use crate::value::{Fail, Result, Value};

/// How far a frontier goes.
const FRONTIER: u32 = 30;
/// How many steps a shot goes.
const SHOT: i64 = 42;

/// Which of the places around a place: nine bits, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Around {
    Beside = 0b010_101_010,
    Diagonal = 0b101_000_101,
    All = 0b111_101_111,
}

/// The places around the first two elements of a tuple; in tokpidjin none around anything else.
pub(crate) fn around_value<T: Team>(
    lane: &mut Lane<'_, T>,
    at: Value,
    around: Around,
) -> Result<Value> {
    if lane.dialect.is_tok() && (at == Value::EMPTY_TUPLE || !at.is_tuple()) {
        return Ok(Value::EMPTY_SET);
    }
    let (i, j) = match at.as_pair() {
        Some(place) => place,
        None => {
            let (i, j) = (item(lane, at, 0)?.to_int()?, item(lane, at, 1)?.to_int()?);
            (near(i)?, near(j)?)
        }
    };
    let rect = Rect { i: i.wrapping_sub(1), j: j.wrapping_sub(1), rows: 3, cols: 3 };
    let bits = around as u32;
    places_by_row(lane, rect, bits.count_ones(), |k| bits >> (3 * k) & 7)
}

/// The line between two places, if it is straight or diagonal; else nothing.
#[inline(never)]
fn connect<T: Team>(lane: &mut Lane<'_, T>, a: (i64, i64), b: (i64, i64)) -> Result<Value> {
    let (di, dj) = (b.0.wrapping_sub(a.0), b.1.wrapping_sub(a.1));
    if di != 0 && dj != 0 && di.unsigned_abs() != dj.unsigned_abs() {
        return Ok(Value::EMPTY_SET);
    }
    let (top, left) = (a.0.min(b.0), a.1.min(b.1));
    let (rows, cols) = (count(lane, top, a.0.max(b.0))?, count(lane, left, a.1.max(b.1))?);
    let rect = Rect { i: near(top)?, j: near(left)?, rows, cols };
    if di == 0 || dj == 0 {
        return full(lane, rect);
    }
    let falls = (di < 0) == (dj < 0);
    if cols <= 32 {
        return places_by_row(lane, rect, rows, |k| {
            row_right(1, if falls { k } else { (rows - 1).wrapping_sub(k) })
        });
    }
    places_in(lane, rect, rows, |team, i, j| {
        // Tiles begin where strips do, so a diagonal that falls enters none but at its upper left side.
        let (i, j) = (i.wrapping_sub(rect.i), j.wrapping_sub(rect.j));
        if falls {
            let right = i.wrapping_sub(j);
            let diagonal = team.make(|k| row_right(1, k));
            return if right < 0 { team.empty() } else { team.right(diagonal, right as u32) };
        }
        // Where the other one would leave the tile's first row.
        let column = (rows as i32).wrapping_sub(1).wrapping_sub(i).wrapping_sub(j);
        let diagonal = team.make(|k| row_left(1 << 31, k));
        match column {
            ..0 => team.empty(),
            0..=31 => team.left(diagonal, 31 - column as u32),
            _ => team.right(diagonal, column as u32 - 31),
        }
    })
}

/// `connect` of any two values.
pub(crate) fn connect_value<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<Value> {
    if lane.dialect.is_tok() && (a == Value::EMPTY_TUPLE || b == Value::EMPTY_TUPLE) {
        return Ok(Value::EMPTY_SET);
    }
    if let (Some((ai, aj)), Some((bi, bj))) = (a.as_pair(), b.as_pair()) {
        return connect(lane, (ai.into(), aj.into()), (bi.into(), bj.into()));
    }
    let [ai, aj] = unpack(lane, a)?;
    let [bi, bj] = unpack(lane, b)?;
    let (a, b) = ((ai.to_int()?, aj.to_int()?), (bi.to_int()?, bj.to_int()?));
    connect(lane, a, b)
}

/// `shoot` of any two values.
pub(crate) fn shoot_value<T: Team>(
    lane: &mut Lane<'_, T>,
    start: Value,
    direction: Value,
) -> Result<Value> {
    if lane.dialect.is_tok() && (lane.is_empty(start) || lane.is_empty(direction)) {
        return Ok(Value::EMPTY_SET);
    }
    if let (Some((i, j)), Some((di, dj))) = (start.as_pair(), direction.as_pair()) {
        let [i, j, di, dj] = [i, j, di, dj].map(i64::from);
        return connect(lane, (i, j), (i + SHOT * di, j + SHOT * dj));
    }
    let (i, far_i) = shot(lane, start, direction, 0)?;
    let (j, far_j) = shot(lane, start, direction, 1)?;
    if lane.size(start)? != 2 {
        return Err(Fail::Type);
    }
    connect(lane, (i, j), (far_i, far_j))
}

/// Where a shot begins and ends, in one coordinate.
fn shot<T: Team>(
    lane: &mut Lane<'_, T>,
    start: Value,
    direction: Value,
    axis: u32,
) -> Result<(i64, i64)> {
    let (from, step) = (item(lane, start, axis)?, item(lane, direction, axis)?);
    let (from, step) = (from.to_int()?, step.to_int()?);
    // Integers have 56 bits at most.
    Ok((from, from.wrapping_add(step.wrapping_mul(SHOT))))
}

/// A frontier through anything: only one element of the tuple is looked at, whatever it is.
pub(crate) fn frontier_value<T: Team>(
    lane: &mut Lane<'_, T>,
    at: Value,
    vertical: bool,
) -> Result<Value> {
    if !vertical && lane.dialect.is_tok() && at == Value::EMPTY_TUPLE {
        return Ok(Value::EMPTY_SET);
    }
    if let Some((i, j)) = at.as_pair() {
        let rect = match vertical {
            true => Rect { i: 0, j, rows: FRONTIER, cols: 1 },
            false => Rect { i, j: 0, rows: 1, cols: FRONTIER },
        };
        return full(lane, rect);
    }
    frontier_slow(lane, at, vertical)
}

#[inline(never)]
fn frontier_slow<T: Team>(lane: &mut Lane<'_, T>, at: Value, vertical: bool) -> Result<Value> {
    let fixed = item(lane, at, u32::from(vertical))?;
    let mut list = lane.list(FRONTIER);
    lane.check()?;
    for k in 0..FRONTIER {
        let k = Value::count(k);
        let place = if vertical { lane.couple(k, fixed)? } else { lane.couple(fixed, k)? };
        lane.push(&mut list, place);
    }
    lane.set(list)
}
