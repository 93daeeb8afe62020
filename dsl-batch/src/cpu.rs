//! Lanes on the CPU: the interpreter of `kernels` with a team of one thread.

use crate::device::LaneResult;
use crate::pack::{Packer, Unpacker, error};
use crate::{Program, Step};
use dsl::{Fault, Operand, Policy, Sample, Slot, Value};
use kernels::interpreter::{self as device, Places};
use kernels::lane::Lane;
use kernels::team::Solo;
use kernels::value::Fail;
use kernels::words::Words;
use std::cell::RefCell;

/// The words of a worker's memory. Pages that no lane comes to are never touched.
const ARENA_WORDS: usize = 32 << 20;

thread_local! {
    /// The memory that all lanes of a worker use, one after the other.
    static ARENA: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// A program as the device reads it.
#[derive(Debug)]
pub struct Packed {
    words: Vec<u32>,
    constants: Vec<Value>,
    steps: u32,
    /// Whether it refers to S, I and C.
    inputs: [bool; 3],
}

impl Packed {
    /// Packs a program.
    pub fn new(program: &Program) -> Packed {
        let mut packed = Packed {
            words: Vec::new(),
            constants: Vec::new(),
            steps: program.steps.len() as u32,
            inputs: [false; 3],
        };
        for Step { callee, args } in &program.steps {
            let callee = packed.operand(callee);
            packed.words.extend([callee, args.len() as u32]);
            for arg in args {
                let arg = packed.operand(arg);
                packed.words.push(arg);
            }
        }
        packed
    }

    fn operand(&mut self, operand: &Operand) -> u32 {
        let input = |packed: &mut Packed, n: u32| {
            packed.inputs[n as usize] = true;
            device::Operand::Input(n)
        };
        match operand {
            Operand::S => input(self, 0),
            Operand::I => input(self, 1),
            Operand::C => input(self, 2),
            Operand::T(t) => device::Operand::Step(t - 1),
            Operand::Constant(value) => {
                let known = self.constants.iter().position(|other| other == value);
                let n = known.unwrap_or_else(|| {
                    self.constants.push(value.clone());
                    self.constants.len() - 1
                });
                device::Operand::Constant(n as u32)
            }
        }
        .encode()
    }
}

/// Runs a lane in the memory of the calling thread. Fails when the scalar ops must run it.
pub fn run(
    program: &Program,
    packed: &Packed,
    sample: &Sample,
    policy: Policy,
) -> Result<LaneResult, Fail> {
    run_watched(program, packed, sample, policy, || {})
}

/// Like [`run`]; calls `tick` before the first step and after every step.
pub fn run_watched(
    program: &Program,
    packed: &Packed,
    sample: &Sample,
    policy: Policy,
    tick: impl FnMut(),
) -> Result<LaneResult, Fail> {
    ARENA.with_borrow_mut(|arena| {
        if arena.is_empty() {
            *arena = vec![0; ARENA_WORDS];
        }
        run_in(arena, (program, packed), sample, policy, tick)
    })
}

fn run_in(
    arena: &mut [u32],
    (program, packed): (&Program, &Packed),
    sample: &Sample,
    policy: Policy,
    mut tick: impl FnMut(),
) -> Result<LaneResult, Fail> {
    let policy = match policy {
        Policy::Poison => kernels::lane::Policy::Poison,
        Policy::SafeDefault => kernels::lane::Policy::SafeDefault,
    };
    let mut lane = Lane::new(Solo, Words::new(arena), policy);
    let (words, places) = pack_lane(&mut lane, packed, sample)?;
    let mut at = words;
    tick();
    for t in 0..places.len {
        at = lane.run_step(at, places, t)?;
        tick();
    }
    let results = Results { program, sample, places };
    results.collect(&mut lane).ok_or(Fail::Shape)
}

/// Writes all that a lane starts with; gives where its program and its values are.
fn pack_lane(
    lane: &mut Lane<'_, Solo>,
    packed: &Packed,
    sample: &Sample,
) -> Result<(u32, Places), Fail> {
    let mut packer = Packer::default();
    let words = lane.alloc(packed.words.len() as u32);
    for (at, &word) in (words..).zip(&packed.words) {
        lane.put(at, word);
    }
    let inputs = lane.alloc(6);
    let wanted = |n: usize| packed.inputs[n];
    if wanted(0) {
        let value = packer.pack(lane, &sample.pairs)?;
        lane.put_value(inputs, value);
    }
    if wanted(1) {
        let value = packer.grid(lane, &sample.input)?;
        lane.put_value(inputs + 2, value);
    }
    if wanted(2) {
        let value = match &sample.target {
            Some(target) => packer.grid(lane, target)?,
            None => kernels::value::Value::MISSING,
        };
        lane.put_value(inputs + 4, value);
    }
    let constants = lane.alloc(2 * packed.constants.len() as u32);
    for (at, constant) in (constants..).step_by(2).zip(&packed.constants) {
        let value = packer.pack(lane, constant)?;
        lane.put_value(at, value);
    }
    let places = lane.prepare(inputs, constants, packed.steps);
    lane.sync();
    lane.check()?;
    Ok((words, places))
}

/// What a lane left behind.
struct Results<'a> {
    program: &'a Program,
    sample: &'a Sample,
    places: Places,
}

impl Results<'_> {
    /// Reads the results; none when memory does not hold any, which would be a fault of the device.
    fn collect(&self, lane: &mut Lane<'_, Solo>) -> Option<LaneResult> {
        let mut unpacker = Unpacker::default();
        let mut slot = |lane: &mut Lane<'_, Solo>, value: &Operand, guards: &[u32]| {
            let guard = guards.iter().find_map(|t| self.fault(lane, *t));
            match guard {
                Some(fault) => Some(Err(fault)),
                None => self.value(lane, &mut unpacker, value),
            }
        };
        let outputs = self.program.outputs.iter();
        let outputs = outputs.map(|o| slot(lane, &o.value, &o.guards)).collect::<Option<_>>()?;
        let scores = self.program.scores.iter();
        let scores = scores.map(|s| slot(lane, &s.value, &s.guards)).collect::<Option<_>>()?;
        let mut faults = Vec::new();
        for t in 0..self.places.len {
            let number = lane.load(self.places.failure(t));
            if number != 0 {
                faults.push(Fault { t: t + 1, kind: error(Fail::from_number(number))? });
            }
        }
        Some(LaneResult { outputs, scores, faults })
    }

    /// The failure of a step, counted from 1.
    fn fault(&self, lane: &Lane<'_, Solo>, t: u32) -> Option<Fault> {
        let (t, fail) = lane.value(self.places.step(t - 1)).as_fault()?;
        error(fail).map(|kind| Fault { t, kind })
    }

    fn value(
        &self,
        lane: &mut Lane<'_, Solo>,
        unpacker: &mut Unpacker,
        operand: &Operand,
    ) -> Option<Slot> {
        match operand {
            Operand::S => Some(Ok(self.sample.pairs.clone())),
            Operand::I => Some(Ok(self.sample.input.clone().into())),
            Operand::C => Some(Ok(self.sample.target.clone().map_or(Value::Missing, Value::from))),
            Operand::Constant(value) => Some(Ok(value.clone())),
            Operand::T(t) => match self.fault(lane, *t) {
                Some(fault) => Some(Err(fault)),
                None => {
                    let value = lane.value(self.places.step(t - 1));
                    unpacker.unpack(lane, value).ok().map(Ok)
                }
            },
        }
    }
}
