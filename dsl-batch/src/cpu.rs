//! Lanes on the CPU: the interpreter of `kernels` with a team of one thread.
//!
//! Lanes of one program go through it together: each step runs for all of them before the next one. What a step needs is then
//! still at hand for the next lane, above all its code, which is far larger than the caches for what a program does in all.

mod image;
mod kept;
mod worker;

pub use image::{Packed, PackedSample, keep, reader};
pub use kept::Store;
pub use worker::with_arena;

use crate::Program;
use crate::columns::Columns;
use crate::device::LaneResult;
use crate::pack::{Unpacker, error};
use dsl::{Fault, Operand, Policy, Sample, Slot, Value};
use kernels::function::{Closure, Maker};
use kernels::interpreter::Places;
use kernels::job;
use kernels::lane::{self, Lane};
use kernels::looped::Many;
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{self as device, Fail, Tag};
use worker::{LoadedStep, Ready, with_worker};

/// How many lanes go through a program together at most: more would not fit into the caches.
pub const TOGETHER: usize = 8;

/// A function that goes through containers itself is worth columns from so many calls on, whatever else is known of it.
const FEW: u32 = 3;
/// The same for what is only known to go through a container of so many elements.
const MANY: u32 = 24;
/// The same for what is read from headers of patches, which takes as long one by one.
const MANY_HEADERS: u32 = 64;
/// How deep a function is looked into.
const DEEP: u32 = 8;

/// One program on one sample.
#[derive(Clone, Copy, Debug)]
pub struct CpuLane<'a> {
    /// The program.
    pub program: &'a Program,
    /// The same as the device reads it, or why there is no such form.
    pub packed: Result<&'a Packed, Fail>,
    /// The sample.
    pub sample: &'a Sample,
    /// The same as the device reads it.
    pub packed_sample: &'a PackedSample,
}

/// Runs up to [`TOGETHER`] lanes of one program in the memory of the calling thread, and hands over what each of them gave; or why the
/// scalar ops must run it.
pub fn run_together(
    lanes: &[CpuLane<'_>],
    policy: Policy,
    mut done: impl FnMut(usize, Result<LaneResult, Fail>),
) {
    let mut crowded = [false; TOGETHER];
    attempt(
        lanes,
        policy,
        || {},
        |k, result| match (result, crowded.get_mut(k)) {
            (Err(Fail::Room), Some(crowded)) => *crowded = true,
            (result, _) => done(k, result),
        },
    );
    // What is too little memory for all may do for one, without programs that others left there.
    for k in (0..lanes.len()).filter(|k| crowded[*k % TOGETHER]) {
        with_worker(|worker| worker.forget());
        done(k, lanes[k].run(policy));
    }
}

/// Lets lanes of one program go through it together; calls `tick` before the first step and after every step.
fn attempt(
    lanes: &[CpuLane<'_>],
    policy: Policy,
    mut tick: impl FnMut(),
    mut done: impl FnMut(usize, Result<LaneResult, Fail>),
) {
    let policy = match policy {
        Policy::Poison => lane::Policy::Poison,
        Policy::SafeDefault => lane::Policy::SafeDefault,
    };
    let Some(first) = lanes.first() else { return };
    with_worker(|worker| {
        let ready = first.packed.and_then(|packed| worker.ready(packed, policy));
        let Ready { loaded, mut lane, columns } = match ready {
            Ok(ready) => ready,
            Err(fail) => return (0..lanes.len()).for_each(|k| done(k, Err(fail))),
        };
        let mut members = [Err(Fail::Room); TOGETHER];
        for (k, (member, given)) in members.iter_mut().zip(lanes).enumerate() {
            // The first one uses the places that are there already.
            let places = if k == 0 { Ok(loaded.places) } else { lane.more_places(loaded.places) };
            *member = places.and_then(|places| {
                given.load_sample(&mut lane, places)?;
                Ok(places)
            });
        }
        columns.begin(&loaded.products);
        tick();
        let members = &mut members[..lanes.len().min(TOGETHER)];
        for (t, step) in (0..).zip(&mut loaded.steps) {
            if !step.fixed {
                for member in &mut *members {
                    let Ok(places) = *member else { continue };
                    let (top, scratch) = (lane.top(), lane.begin_scratch());
                    if let Err(fail) = run_step(&mut lane, columns, step, places, t) {
                        lane.release(top);
                        lane.end_scratch(scratch);
                        *member = Err(fail);
                    }
                }
            }
            tick();
        }
        for (k, (member, given)) in members.iter().zip(lanes).enumerate() {
            let collect = |places| given.collect(&mut lane, places).ok_or(Fail::Shape);
            done(k, member.and_then(collect));
        }
    });
}

impl CpuLane<'_> {
    /// Runs the lane in the memory of the calling thread. Fails when the scalar ops must run it.
    pub fn run(&self, policy: Policy) -> Result<LaneResult, Fail> {
        self.run_watched(policy, || {})
    }

    /// Like [`CpuLane::run`]; calls `tick` before the first step and after every step.
    pub fn run_watched(&self, policy: Policy, tick: impl FnMut()) -> Result<LaneResult, Fail> {
        let mut result = Err(Fail::Room);
        attempt(&[*self], policy, tick, |_, done| result = done);
        result
    }

    /// Copies what the program wants of the sample into a lane.
    fn load_sample(&self, lane: &mut Lane<'_, Solo>, places: Places) -> Result<(), Fail> {
        let words = &self.packed_sample.words();
        for (n, _) in (0..).zip(self.packed?.inputs).filter(|(_, wanted)| *wanted) {
            let value = job::value_in(&reader(words), 2 * n);
            let value = match value.tag() {
                Tag::Grid => lane.place_grid(words.get(value.at() as usize..).unwrap_or(&[]))?,
                _ => lane.import(reader(words), value)?,
            };
            lane.put_value(places.inputs + 2 * n, value);
        }
        Ok(())
    }

    /// Reads the results; none when memory does not hold any, which would be a fault of the device.
    fn collect(&self, lane: &mut Lane<'_, Solo>, places: Places) -> Option<LaneResult> {
        let Program { outputs, scores, .. } = self.program;
        let mut unpacker = Unpacker::default();
        let mut slots = [Vec::with_capacity(outputs.len()), Vec::with_capacity(scores.len())];
        let outputs = outputs.iter().map(|o| (0, &o.value, &o.guards));
        let scores = scores.iter().map(|s| (1, &s.value, &s.guards));
        for (kind, value, guards) in outputs.chain(scores) {
            let mut guards = guards.iter().map(|t| fault(lane, places, *t));
            let slot = match guards.find_map(|fault| fault) {
                Some(fault) => Err(fault),
                None => self.value(lane, places, &mut unpacker, value)?,
            };
            slots[kind].push(slot);
        }
        let [outputs, scores] = slots;
        Some(LaneResult { outputs, scores, faults: faults(lane, places)? })
    }

    fn value(
        &self,
        lane: &mut Lane<'_, Solo>,
        places: Places,
        unpacker: &mut Unpacker,
        operand: &Operand,
    ) -> Option<Slot> {
        let Operand::T(t) = operand else { return self.given(operand).map(Ok) };
        match fault(lane, places, *t) {
            Some(fault) => Some(Err(fault)),
            None => {
                let value = lane.value(places.step(t - 1));
                unpacker.unpack(lane, value).ok().map(Ok)
            }
        }
    }

    /// The value of what is not computed.
    pub fn given(&self, operand: &Operand) -> Option<Value> {
        let sample = self.sample;
        match operand {
            Operand::S => Some(sample.pairs.clone()),
            Operand::I => Some(sample.input.clone().into()),
            Operand::C => Some(sample.target.clone().map_or(Value::Missing, Value::from)),
            Operand::Constant(value) => Some(value.clone()),
            Operand::T(_) => None,
        }
    }
}

/// Runs step `t` in these places.
#[inline(always)]
fn run_step(
    lane: &mut Lane<'_, Solo>,
    columns: &mut Columns,
    step: &mut LoadedStep,
    places: Places,
    t: u32,
) -> Result<(), Fail> {
    let done = match (&step.simple, &mut step.looped) {
        (Some(simple), _) => lane.run_simple(simple, places, t)?,
        (None, Some(looped)) => lane.run_looped(looped, places, t)?,
        (None, None) => false,
    };
    if !done {
        return run_calls(lane, columns, step.at, places, t);
    }
    if step.product
        && let &[a, b] = lane.read_step(places, step.at).args.as_slice()
    {
        columns.note_product(lane, lane.value(places.step(t)), [a, b]);
    }
    Ok(())
}

/// From how many calls on an op is worth columns that calls a function for all elements of a container.
fn many(number: u32) -> Many {
    let [one_op, others] = [true, false].map(|one_op| enough(number, one_op));
    Many { headers: MANY_HEADERS, one_op, others }
}

/// Runs step `t`, whose words are at `at` and which may call functions.
#[inline(never)]
fn run_calls(
    lane: &mut Lane<'_, Solo>,
    columns: &mut Columns,
    at: u32,
    places: Places,
    t: u32,
) -> Result<(), Fail> {
    let call = lane.read_step(places, at);
    if call.fault.is_none()
        && by_columns(lane, call.callee, call.args.as_slice())
        && let Some(result) = columns.call(lane, call.callee, call.args.as_slice())
    {
        let fault = |fail| (device::Value::fault(t + 1, fail), fail as u32);
        let (value, failure) = result.map_or_else(fault, |value| (value, 0));
        lane.end_step(places, t, value, failure);
        return Ok(());
    }
    lane.step(places, t, &call)
}

/// Whether a call is worth going through by columns: one that makes many others, or others that do.
fn by_columns(lane: &Lane<'_, Solo>, callee: device::Value, args: &[device::Value]) -> bool {
    if !is_loop(callee) {
        return goes_far(lane, callee, DEEP);
    }
    let number = callee.extra();
    let calls = calls_of(lane, number, args);
    if args.iter().any(|&arg| has_loop(lane, arg, DEEP)) {
        return calls >= FEW || calls > 0 && args.iter().any(|&arg| goes_far(lane, arg, DEEP));
    }
    calls >= enough(number, args.iter().any(|&arg| is_one_op(lane, arg)))
}

/// How many calls an op makes with these arguments, as far as their sizes tell.
#[inline(always)]
fn calls_of(lane: &Lane<'_, Solo>, number: u32, args: &[device::Value]) -> u32 {
    let sizes = args.iter().filter_map(|&arg| lane.size(arg).ok());
    match number {
        op::PRAPPLY => sizes.fold(1, u32::saturating_mul),
        _ => sizes.max().unwrap_or(0),
    }
}

/// Whether a value is a function of no more than one op.
fn is_one_op(lane: &Lane<'_, Solo>, value: device::Value) -> bool {
    match value.tag() {
        Tag::Op => true,
        Tag::Closure => {
            lane.closure(value).parts.iter().filter(|part| part.is_function()).count() < 2
        }
        _ => false,
    }
}

/// From how many calls on an op is worth columns whose function goes through no containers itself: that depends on how many calls one
/// column saves, and on what takes as long in columns.
const fn enough(number: u32, one_op: bool) -> u32 {
    match number {
        op::PRAPPLY => 32,
        op::APPLY | op::APPLY_T | op::APPLY_F | op::ORDER if one_op => 48,
        op::SFILTER | op::SFILTER_T | op::SFILTER_F if one_op => 48,
        op::MFILTER | op::MFILTER_T if one_op => 64,
        op::ARGMAX | op::ARGMIN | op::VALMAX | op::VALMIN if one_op => 40,
        op::APPLY | op::APPLY_T | op::APPLY_F | op::ORDER => 16,
        op::SFILTER | op::SFILTER_T | op::SFILTER_F => 16,
        op::MFILTER | op::MFILTER_T => 32,
        op::ARGMAX | op::ARGMIN | op::VALMAX | op::VALMIN => 24,
        op::MAPPLY | op::MAPPLY_T | op::MAPPLY_F if !one_op => 24,
        _ => u32::MAX,
    }
}

/// Whether one call of a function is worth columns, as far as its parts tell: it calls a function many times, or one that calls others.
fn goes_far(lane: &Lane<'_, Solo>, function: device::Value, depth: u32) -> bool {
    if function.tag() != Tag::Closure || depth == 0 {
        return function.tag() == Tag::Closure;
    }
    let Closure { maker, parts, .. } = lane.closure(function);
    let [called, fixed, _] = parts;
    if matches!(maker, Maker::Rbind | Maker::Lbind) && is_loop(called) {
        return match lane.size(fixed) {
            Ok(size) => size >= MANY,
            Err(_) => called.extra() == op::PRAPPLY || has_loop(lane, fixed, depth - 1),
        };
    }
    parts.into_iter().any(|part| is_loop(part) || goes_far(lane, part, depth - 1))
}

/// Whether an op calls functions.
fn is_loop(op: device::Value) -> bool {
    op.tag() == Tag::Op && table::row(op.extra()).calls_functions
}

/// Whether a function calls such an op, as far as its parts tell.
fn has_loop(lane: &Lane<'_, Solo>, function: device::Value, depth: u32) -> bool {
    match function.tag() {
        Tag::Op => is_loop(function),
        Tag::Closure if depth == 0 => true,
        Tag::Closure => {
            let parts = lane.closure(function).parts;
            parts.into_iter().any(|part| has_loop(lane, part, depth - 1))
        }
        _ => false,
    }
}

/// The failures that steps had by themselves.
fn faults(lane: &Lane<'_, Solo>, places: Places) -> Option<Vec<Fault>> {
    const SOME: usize = 8;
    let mut faults = Vec::new();
    for first in (0..places.len).step_by(SOME) {
        // There may be something else behind the last one.
        let some: [u32; SOME] = lane.load_some(places.failure(first));
        if some == [0; SOME] {
            continue;
        }
        for (t, number) in (first..places.len).zip(some).filter(|(_, number)| *number != 0) {
            faults.push(Fault { t: t + 1, kind: error(Fail::from_number(number))? });
        }
    }
    Some(faults)
}

/// The failure of a step, counted from 1.
fn fault(lane: &Lane<'_, Solo>, places: Places, t: u32) -> Option<Fault> {
    let (t, fail) = lane.value(places.step(t - 1)).as_fault()?;
    error(fail).map(|kind| Fault { t, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Device;
    use dsl::Grid;

    #[test]
    fn memory_that_is_too_small_for_all_lanes_does_for_each() {
        // Turned so often, eight such grids take more memory than there is.
        const SIDE: usize = 700;
        const TURNS: usize = 72;
        let mut text = String::from("t1 = rot90(I)\n");
        for t in 2..=TURNS {
            text += &format!("t{t} = rot90(t{})\n", t - 1);
        }
        text += &format!("t{} = palette(t{TURNS})\no colors = t{}\n", TURNS + 1, TURNS + 1);
        let program: Program = text.parse().unwrap();
        let colors = 0..TOGETHER as i64;
        let samples: Vec<Sample> = colors
            .clone()
            .map(|color| Sample::new(Grid::from_fn(SIDE, SIDE, |_, _| color).unwrap()))
            .collect();
        let lanes: Vec<_> = samples.iter().map(|sample| (&program, sample)).collect();
        let packed = Packed::new(&program).unwrap();
        let packed_samples = samples.iter().map(|sample| PackedSample::new(sample, [true; 3]));
        let packed_samples: Vec<PackedSample> = packed_samples.collect();
        let lane = |(sample, packed_sample)| CpuLane {
            program: &program,
            packed: Ok(&packed),
            sample,
            packed_sample,
        };
        let together: Vec<CpuLane<'_>> = samples.iter().zip(&packed_samples).map(lane).collect();
        let mut crowded = 0;
        attempt(
            &together,
            Policy::Poison,
            || {},
            |_, result| {
                crowded += usize::from(result == Err(Fail::Room));
            },
        );
        assert!(crowded > 0);
        let mut done = vec![None; TOGETHER];
        run_together(&together, Policy::Poison, |k, result| done[k] = result.ok());
        let device = Device::scalar();
        let expected = device.run(&lanes, Policy::Poison);
        assert_eq!(done.into_iter().flatten().collect::<Vec<_>>(), expected);
    }
}
