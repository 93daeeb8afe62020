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
use kernels::lane::{self, Lane};
use kernels::looped::{Looped, Many};
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{self as device, Fail, Tag};
use std::slice;
use worker::{How, LoadedStep, Ready, with_worker};

/// How many lanes go through a program together at most: more would not fit into the caches.
pub const TOGETHER: usize = 16;

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

/// Up to [`TOGETHER`] lanes of one program, which go through it together.
#[derive(Debug)]
pub struct Convoy<'a, P> {
    /// The program as the device reads it, or why there is no such form.
    pub packed: Result<&'a Packed, Fail>,
    /// The lanes.
    pub lanes: &'a [(&'a Program, &'a Sample)],
    /// Whoever has their samples as the device reads them.
    pub samples: &'a P,
}

/// Whoever has samples as the device reads them.
pub trait Samples {
    /// Calls `take` with the samples of lanes, in this order. They have at least the inputs that are wanted.
    fn each(
        &self,
        lanes: &[(&Program, &Sample)],
        wanted: [bool; 3],
        take: impl FnMut(&PackedSample),
    );
}

/// The sample of the only lane there is.
impl Samples for PackedSample {
    fn each(
        &self,
        lanes: &[(&Program, &Sample)],
        _: [bool; 3],
        mut take: impl FnMut(&PackedSample),
    ) {
        lanes.iter().for_each(|_| take(self));
    }
}

impl<P: Samples> Convoy<'_, P> {
    /// Runs the lanes in the memory of the calling thread, and puts what they gave into empty results, which there are as many of. Those that the device
    /// does not finish are left to `scalar`.
    pub fn run(
        &self,
        policy: Policy,
        results: &mut [LaneResult],
        scalar: impl Fn(&Program, &Sample, Fail) -> LaneResult,
    ) {
        let failed = self.attempt(policy, results, || {});
        for (k, result) in results.iter_mut().enumerate() {
            let Some(mut fail) = failed[k % TOGETHER] else { continue };
            if fail == Fail::Room {
                // What is too little memory for all may do for one, without programs that others left there.
                with_worker(|worker| worker.forget());
                match self.only(k).attempt(policy, slice::from_mut(result), || {}) {
                    [None, ..] => continue,
                    [Some(again), ..] => fail = again,
                }
            }
            let (program, sample) = self.lanes[k];
            *result = scalar(program, sample, fail);
        }
    }

    /// One of the lanes alone.
    fn only(&self, k: usize) -> Self {
        Convoy { lanes: &self.lanes[k..=k], ..*self }
    }

    /// Lets the lanes go through the program together; calls `tick` before the first step and after every step. Says why lanes have no result.
    fn attempt(
        &self,
        policy: Policy,
        results: &mut [LaneResult],
        mut tick: impl FnMut(),
    ) -> [Option<Fail>; TOGETHER] {
        let policy = match policy {
            Policy::Poison => lane::Policy::Poison,
            Policy::SafeDefault => lane::Policy::SafeDefault,
        };
        with_worker(|worker| {
            let ready = self.packed.and_then(|packed| Ok((packed, worker.ready(packed, policy)?)));
            let (packed, Ready { loaded, mut lane, columns, unpacker }) = match ready {
                Ok(ready) => ready,
                Err(fail) => return [Some(fail); TOGETHER],
            };
            let places = loaded.places;
            let mut members = [Err(Fail::Room); TOGETHER];
            let members = &mut members[..self.lanes.len().min(TOGETHER)];
            // The first one uses the places that are there already.
            let (mut first, mut next) = (Some(places), members.iter_mut());
            self.samples.each(self.lanes, packed.inputs, |sample| {
                let Some(member) = next.next() else { return };
                let own = first.take().map_or_else(|| lane.more_places(places), Ok);
                let loaded = own.and_then(|own| {
                    load_sample(&mut lane, packed, sample, own)?;
                    Ok(own.shift)
                });
                // One after the other, not put together first: what was just written in pieces is read slowly as a whole.
                match loaded {
                    Ok(by) => *member = Ok(by),
                    Err(fail) => *member = Err(fail),
                }
            });
            columns.begin(&loaded.products);
            tick();
            for (t, step) in (0..).zip(&mut loaded.steps) {
                run_step(&mut lane, columns, step, places, t, members);
                tick();
            }
            let mut failed = [None; TOGETHER];
            let lanes = members.iter().zip(self.lanes).zip(results.iter_mut().zip(&mut failed));
            for ((member, (program, sample)), (result, failed)) in lanes {
                *failed = match member {
                    Ok(by) => {
                        unpacker.begin();
                        let places = places.moved(*by);
                        let reader = Reader { lane: &mut lane, places, sample, unpacker };
                        let read = reader.read(program, result);
                        if read.is_some() { None } else { Some(Fail::Shape) }
                    }
                    Err(fail) => Some(*fail),
                };
            }
            failed
        })
    }
}

impl CpuLane<'_> {
    /// Runs the lane in the memory of the calling thread. Fails when the scalar ops must run it.
    pub fn run(&self, policy: Policy) -> Result<LaneResult, Fail> {
        self.run_watched(policy, || {})
    }

    /// Like [`CpuLane::run`]; calls `tick` before the first step and after every step.
    pub fn run_watched(&self, policy: Policy, tick: impl FnMut()) -> Result<LaneResult, Fail> {
        let lanes = &[(self.program, self.sample)];
        let alone = Convoy { packed: self.packed, lanes, samples: self.packed_sample };
        let mut result = LaneResult::default();
        match alone.attempt(policy, slice::from_mut(&mut result), tick) {
            [None, ..] => Ok(result),
            [Some(fail), ..] => Err(fail),
        }
    }
}

/// Copies what a program wants of a sample into a lane.
fn load_sample(
    lane: &mut Lane<'_, Solo>,
    program: &Packed,
    sample: &PackedSample,
    places: Places,
) -> Result<(), Fail> {
    let words = sample.words();
    for n in 0..3 {
        if !program.inputs[n] {
            continue;
        }
        let value = sample.values[n];
        let value = match value.tag() {
            Tag::Grid => lane.place_grid(words.get(value.at() as usize..).unwrap_or(&[]))?,
            _ => lane.import(reader(words), value)?,
        };
        lane.put_value(places.inputs + 2 * n as u32, value);
    }
    Ok(())
}

/// Reads values of a lane that ran.
struct Reader<'r, 'a> {
    lane: &'r mut Lane<'a, Solo>,
    places: Places,
    sample: &'r Sample,
    unpacker: &'r mut Unpacker,
}

impl Reader<'_, '_> {
    /// Reads what the lane gave into an empty result; none when memory does not hold any, which would be a fault of the device.
    fn read(mut self, program: &Program, result: &mut LaneResult) -> Option<()> {
        let Program { outputs, scores, .. } = program;
        self.slots(outputs.iter().map(|o| (&o.value, &o.guards[..])), &mut result.outputs)?;
        self.slots(scores.iter().map(|s| (&s.value, &s.guards[..])), &mut result.scores)?;
        read_faults(self.lane, self.places, &mut result.faults)
    }

    /// Appends what operands gave, each after guards.
    #[inline(always)]
    fn slots<'p>(
        &mut self,
        wanted: impl ExactSizeIterator<Item = (&'p Operand, &'p [u32])>,
        slots: &mut Vec<Slot>,
    ) -> Option<()> {
        slots.reserve_exact(wanted.len());
        for (operand, guards) in wanted {
            // Each kind of slot is written where it stays: one that is put together first would be copied in odd pieces.
            if let Some(fault) = guards.iter().find_map(|t| fault(self.result(*t))) {
                slots.push(Err(fault));
            } else if let Operand::T(t) = operand {
                let value = self.result(*t);
                match fault(value) {
                    Some(fault) => slots.push(Err(fault)),
                    None => slots.push(Ok(self.unpacker.unpack(self.lane, value).ok()?)),
                }
            } else {
                slots.push(Ok(given(operand, self.sample)?));
            }
        }
        Some(())
    }

    /// What step `t`, counted from 1, gave.
    #[inline(always)]
    fn result(&self, t: u32) -> device::Value {
        self.lane.value(self.places.step(t - 1))
    }
}

/// The value of what is not computed.
pub fn given(operand: &Operand, sample: &Sample) -> Option<Value> {
    match operand {
        Operand::S => Some(sample.pairs.clone()),
        Operand::I => Some(sample.input.clone().into()),
        Operand::C => Some(sample.target.clone().map_or(Value::Missing, Value::from)),
        Operand::Constant(value) => Some(value.clone()),
        Operand::T(_) => None,
    }
}

/// Runs step `t` for lanes that have their places so far behind these ones. One that leaves the device gets the reason instead.
#[inline(always)]
fn run_step(
    lane: &mut Lane<'_, Solo>,
    columns: &mut Columns,
    step: &mut LoadedStep,
    places: Places,
    t: u32,
    members: &mut [Result<u32, Fail>],
) {
    match &mut step.how {
        How::Done => {}
        How::Simple(simple) => {
            lane.run_simple(simple, places, t, members);
            if step.product {
                note_products(lane, columns, step.at, places, t, members);
            }
        }
        How::Calls(looped) => {
            for member in members {
                let Ok(by) = *member else { continue };
                let (top, scratch) = (lane.top(), lane.begin_scratch());
                let places = places.moved(by);
                if let Err(fail) = run_calls(lane, columns, step.at, looped, places, t) {
                    lane.release(top);
                    lane.end_scratch(scratch);
                    *member = Err(fail);
                }
            }
        }
    }
}

/// Remembers what products are made of that were just made.
#[inline(never)]
fn note_products(
    lane: &Lane<'_, Solo>,
    columns: &mut Columns,
    at: u32,
    places: Places,
    t: u32,
    members: &[Result<u32, Fail>],
) {
    for by in members.iter().flatten() {
        let places = places.moved(*by);
        if let &[a, b] = lane.read_step(places, at).args.as_slice() {
            columns.note_product(lane, lane.value(places.step(t)), [a, b]);
        }
    }
}

/// From how many calls on an op is worth columns that calls a function for all elements of a container.
fn many(number: u32) -> Many {
    let [one_op, others] = [true, false].map(|one_op| enough(number, one_op));
    Many { headers: MANY_HEADERS, one_op, others }
}

/// Runs step `t`, whose words are at `at` and which may call functions.
fn run_calls(
    lane: &mut Lane<'_, Solo>,
    columns: &mut Columns,
    at: u32,
    looped: &mut Option<Box<Looped>>,
    places: Places,
    t: u32,
) -> Result<(), Fail> {
    if let Some(looped) = looped
        && lane.run_looped(looped, places, t)?
    {
        return Ok(());
    }
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

/// Reads the failures that steps had by themselves; none when memory holds something else.
fn read_faults(lane: &Lane<'_, Solo>, places: Places, faults: &mut Vec<Fault>) -> Option<()> {
    const SOME: u32 = 16;
    for first in (0..places.len).step_by(SOME as usize) {
        let numbers = || lane.words(places.failure(first), SOME.min(places.len - first));
        // Mostly there are none, which is seen faster of all at once.
        if numbers().fold(0, |all, number| all | number) == 0 {
            continue;
        }
        for (t, number) in (first + 1..).zip(numbers()).filter(|(_, number)| *number != 0) {
            faults.push(Fault { t, kind: error(Fail::from_number(number))? });
        }
    }
    Some(())
}

/// The failure that a value is.
#[inline(always)]
fn fault(value: device::Value) -> Option<Fault> {
    let (t, fail) = value.as_fault()?;
    error(fail).map(|kind| Fault { t, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Device;
    use dsl::Grid;

    /// Packs samples whenever they are wanted.
    struct AllNew;

    impl Samples for AllNew {
        fn each(
            &self,
            lanes: &[(&Program, &Sample)],
            wanted: [bool; 3],
            take: impl FnMut(&PackedSample),
        ) {
            let packed: Vec<_> =
                lanes.iter().map(|(_, sample)| PackedSample::new(sample, wanted)).collect();
            packed.iter().for_each(take);
        }
    }

    #[test]
    fn memory_that_is_too_small_for_all_lanes_does_for_each() {
        // Turned so often, such grids of all lanes take more memory than there is.
        const SIDE: usize = 700;
        const TURNS: usize = 72;
        let mut text = String::from("t1 = rot90(I)\n");
        for t in 2..=TURNS {
            text += &format!("t{t} = rot90(t{})\n", t - 1);
        }
        text += &format!("t{} = palette(t{TURNS})\no colors = t{}\n", TURNS + 1, TURNS + 1);
        let program: Program = text.parse().unwrap();
        let samples: Vec<Sample> = (0..TOGETHER as i64)
            .map(|n| Sample::new(Grid::from_fn(SIDE, SIDE, |_, _| n % 10).unwrap()))
            .collect();
        let lanes: Vec<_> = samples.iter().map(|sample| (&program, sample)).collect();
        let packed = Packed::new(&program).unwrap();
        let together = Convoy { packed: Ok(&packed), lanes: &lanes, samples: &AllNew };
        let mut done = vec![LaneResult::default(); TOGETHER];
        let failed = together.attempt(Policy::Poison, &mut done, || {});
        assert!(failed.contains(&Some(Fail::Room)));
        let mut done = vec![LaneResult::default(); TOGETHER];
        together.run(Policy::Poison, &mut done, |_, _, _| unreachable!());
        assert_eq!(done, Device::scalar().run(&lanes, Policy::Poison));
    }

    #[test]
    fn samples_are_packed_while_lanes_begin() {
        let program: Program = "t1 = size(S)\nt2 = rot90(I)\no a = t1\no b = t2\n".parse().unwrap();
        let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
        let pairs = vec![grid.clone().into(), Value::Missing, grid.clone().into()];
        let sample = Sample { pairs: Value::tuple(pairs).unwrap(), ..Sample::new(grid) };
        let lanes = [(&program, &sample); 3];
        let done = Device::cpu().run(&lanes, Policy::Poison);
        assert_eq!(done, Device::scalar().run(&lanes, Policy::Poison));
    }
}
