//! Mirrors and rotations.

use super::seq::turn_value;
use crate::lane::Lane;
use crate::mask::Turn;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

fn turn<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], turn: Turn) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    turn_value(lane, grid, turn)
}

/// A quarter turn clockwise.
pub fn rot90<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::ROT90)
}

/// A half turn.
pub fn rot180<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::ROT180)
}

/// A quarter turn counterclockwise.
pub fn rot270<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::ROT270)
}

/// The turn with a number; others leave the grid.
pub fn mir_rot_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, number] = *args else { return Err(Fail::Type) };
    let (number, kind) = match number.as_int() {
        Some(0) => (op::HMIRROR_T, Turn::HMIRROR),
        Some(1) => (op::DMIRROR_T, Turn::DMIRROR),
        Some(2) => (op::VMIRROR_T, Turn::VMIRROR),
        Some(3) => (op::CMIRROR_T, Turn::CMIRROR),
        Some(4) => (op::ROT90, Turn::ROT90),
        Some(5) => (op::ROT180, Turn::ROT180),
        Some(6) => (op::ROT270, Turn::ROT270),
        _ => return Ok(grid),
    };
    lane.inner(number, |lane, args| turn(lane, args, kind), &[grid])
}

/// The rows, or the elements of any tuple, in reverse.
pub fn hmirror_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::HMIRROR)
}

/// Each row in reverse.
pub fn vmirror_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::VMIRROR)
}

/// The columns as rows, as many as the shortest row has cells.
pub fn dmirror_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::DMIRROR)
}

/// The grid mirrored at the diagonal from the lower left.
pub fn cmirror_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    turn(lane, args, Turn::CMIRROR)
}
