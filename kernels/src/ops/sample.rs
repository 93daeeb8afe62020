//! What looks at the train samples of a task.

use crate::lane::Lane;
use crate::ops::mir_rot_t;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// The input and the output of a sample.
fn sides<T: Team>(lane: &mut Lane<'_, T>, sample: Value) -> Result<(Value, Value)> {
    if lane.size(sample)? != 2 {
        return Err(Fail::Type);
    }
    match (lane.nth(sample, 0)?, lane.nth(sample, 1)?) {
        (Some(input), Some(output)) => Ok((input, output)),
        _ => Err(Fail::Type),
    }
}

/// The samples whose input differs from the output, as a tuple.
pub fn dedupe_pair_tuple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [samples] = *args else { return Err(Fail::Type) };
    let (at, len) = lane.items(samples)?;
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    for k in 0..len {
        let sample = lane.value(at + 2 * k);
        let (input, output) = sides(lane, sample)?;
        if !lane.equal(input, output)? {
            let couple = if sample.is_tuple() { sample } else { lane.couple(input, output)? };
            lane.check()?;
            lane.push(&mut list, couple);
        }
    }
    lane.tuple(list)
}

/// The first kind of turn or mirror, from 0 to 7, that makes every output of its input, missing if there is none.
pub fn a_mr<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [samples] = *args else { return Err(Fail::Type) };
    let (at, len) = lane.items(samples)?;
    'turns: for turn in 0..8 {
        let turn = Value::small_int(turn);
        for k in 0..len {
            let (input, output) = sides(lane, lane.value(at + 2 * k))?;
            let turned = lane.inner(op::MIR_ROT_T, mir_rot_t, &[input, turn])?;
            if !lane.equal(output, turned)? {
                continue 'turns;
            }
        }
        return Ok(turn);
    }
    Ok(Value::MISSING)
}
