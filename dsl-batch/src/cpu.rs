//! Lanes on the CPU: the interpreter of `kernels` with a team of one thread.

use crate::device::LaneResult;
use crate::pack::{Packer, Unpacker, error};
use crate::{Program, Step};
use dsl::{Fault, Operand, Policy, Sample, Slot, Value};
use kernels::copy::own_words;
use kernels::interpreter::{self, Places};
use kernels::lane::{self, Lane};
use kernels::team::Solo;
use kernels::value::{self as device, Fail};
use kernels::words::Words;
use std::cell::RefCell;

/// The words of a worker's memory. Pages that no lane comes to are never touched.
pub const ARENA_WORDS: usize = 32 << 20;

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
    pub inputs: [bool; 3],
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
            interpreter::Operand::Input(n)
        };
        match operand {
            Operand::S => input(self, 0),
            Operand::I => input(self, 1),
            Operand::C => input(self, 2),
            Operand::T(t) => interpreter::Operand::Step(t - 1),
            Operand::Constant(value) => {
                let known = self.constants.iter().position(|other| other == value);
                let n = known.unwrap_or_else(|| {
                    self.constants.push(value.clone());
                    self.constants.len() - 1
                });
                interpreter::Operand::Constant(n as u32)
            }
        }
        .encode()
    }
}

/// A sample in the form of the device, to be copied into the memory of lanes.
#[derive(Debug)]
pub struct PackedSample {
    words: Vec<u32>,
    /// S, I and C, or why a value has no form here.
    values: [Result<device::Value, Fail>; 3],
}

impl PackedSample {
    /// Packs those of S, I and C that are wanted.
    pub fn new(sample: &Sample, wanted: [bool; 3]) -> PackedSample {
        let mut words = Vec::new();
        let mut pack = |n: usize, value: &dyn Fn(&mut Lane<'_, Solo>) -> PackResult| {
            if !wanted[n] {
                return Ok(device::Value::MISSING);
            }
            with_arena(|arena| {
                let mut lane = Lane::new(Solo, Words::new(arena), lane::Policy::Poison);
                let packed = value(&mut lane)?;
                lane.check()?;
                keep(&lane, packed, &mut words)
            })
        };
        let values = [
            pack(0, &|lane| Packer::default().pack(lane, &sample.pairs)),
            pack(1, &|lane| Packer::default().grid(lane, &sample.input)),
            pack(2, &|lane| match &sample.target {
                Some(target) => Packer::default().grid(lane, target),
                None => Ok(device::Value::MISSING),
            }),
        ];
        PackedSample { words, values }
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> u64 {
        4 * self.words.len() as u64
    }
}

type PackResult = Result<device::Value, Fail>;

/// Copies a value out of a lane's memory to the end of `words`.
pub fn keep(lane: &Lane<'_, Solo>, value: device::Value, words: &mut Vec<u32>) -> PackResult {
    let load = |at| lane.load(at);
    let (header, bitmaps) = own_words(&load, value);
    let start = words.len();
    // Room for the value itself and for going through it. What is inside a list may take more than that.
    let mut room = (header + bitmaps + 16) as usize;
    loop {
        words.resize(start + room, 0);
        let mut to = Lane::used(Solo, Words::new(words), start as u32, lane::Policy::Poison);
        match to.import(load, value) {
            Err(Fail::Room) if room < ARENA_WORDS => room *= 4,
            kept => {
                let end = to.top() as usize;
                words.truncate(end);
                return kept;
            }
        }
    }
}

/// How memory is read that no lane writes to.
pub fn reader(words: &[u32]) -> impl Fn(u32) -> u32 {
    |at| words.get(at as usize).copied().unwrap_or(0)
}

/// Lends out the memory of the calling thread.
pub fn with_arena<R>(work: impl FnOnce(&mut [u32]) -> R) -> R {
    ARENA.with_borrow_mut(|arena| {
        if arena.is_empty() {
            *arena = vec![0; ARENA_WORDS];
        }
        work(arena)
    })
}

/// One program on one sample.
#[derive(Clone, Copy, Debug)]
pub struct CpuLane<'a> {
    /// The program.
    pub program: &'a Program,
    /// The same as the device reads it.
    pub packed: &'a Packed,
    /// The sample.
    pub sample: &'a Sample,
    /// The same as the device reads it.
    pub packed_sample: &'a PackedSample,
}

impl CpuLane<'_> {
    /// Runs the lane in the memory of the calling thread. Fails when the scalar ops must run it.
    pub fn run(&self, policy: Policy) -> Result<LaneResult, Fail> {
        let policy = match policy {
            Policy::Poison => lane::Policy::Poison,
            Policy::SafeDefault => lane::Policy::SafeDefault,
        };
        with_arena(|arena| {
            let mut lane = Lane::new(Solo, Words::new(arena), policy);
            let (words, places) = self.prepare(&mut lane)?;
            lane.run(words, places)?;
            self.collect(&mut lane, places).ok_or(Fail::Shape)
        })
    }

    /// Writes all that a lane starts with; gives where its program and its values are.
    fn prepare(&self, lane: &mut Lane<'_, Solo>) -> Result<(u32, Places), Fail> {
        let mut packer = Packer::default();
        let words = lane.alloc(self.packed.words.len() as u32);
        for (at, &word) in (words..).zip(&self.packed.words) {
            lane.put(at, word);
        }
        let inputs = lane.alloc(6);
        let sample = self.packed_sample;
        for (n, at) in (inputs..).step_by(2).take(3).enumerate() {
            if self.packed.inputs[n] {
                let value = lane.import(reader(&sample.words), sample.values[n]?)?;
                lane.put_value(at, value);
            }
        }
        let constants = lane.alloc(2 * self.packed.constants.len() as u32);
        for (at, constant) in (constants..).step_by(2).zip(&self.packed.constants) {
            let value = packer.pack(lane, constant)?;
            lane.put_value(at, value);
        }
        let places = lane.prepare(inputs, constants, self.packed.steps);
        lane.sync();
        lane.check()?;
        Ok((words, places))
    }

    /// Reads the results; none when memory does not hold any, which would be a fault of the device.
    fn collect(&self, lane: &mut Lane<'_, Solo>, places: Places) -> Option<LaneResult> {
        let mut unpacker = Unpacker::default();
        let mut slot = |lane: &mut Lane<'_, Solo>, value: &Operand, guards: &[u32]| {
            let mut guards = guards.iter().map(|t| fault(lane, places, *t));
            match guards.find_map(|fault| fault) {
                Some(fault) => Some(Err(fault)),
                None => self.value(lane, places, &mut unpacker, value),
            }
        };
        let outputs = self.program.outputs.iter();
        let outputs = outputs.map(|o| slot(lane, &o.value, &o.guards)).collect::<Option<_>>()?;
        let scores = self.program.scores.iter();
        let scores = scores.map(|s| slot(lane, &s.value, &s.guards)).collect::<Option<_>>()?;
        let mut faults = Vec::new();
        for t in 0..places.len {
            let number = lane.load(places.failure(t));
            if number != 0 {
                faults.push(Fault { t: t + 1, kind: error(Fail::from_number(number))? });
            }
        }
        Some(LaneResult { outputs, scores, faults })
    }

    fn value(
        &self,
        lane: &mut Lane<'_, Solo>,
        places: Places,
        unpacker: &mut Unpacker,
        operand: &Operand,
    ) -> Option<Slot> {
        let sample = self.sample;
        match operand {
            Operand::S => Some(Ok(sample.pairs.clone())),
            Operand::I => Some(Ok(sample.input.clone().into())),
            Operand::C => Some(Ok(sample.target.clone().map_or(Value::Missing, Value::from))),
            Operand::Constant(value) => Some(Ok(value.clone())),
            Operand::T(t) => match fault(lane, places, *t) {
                Some(fault) => Some(Err(fault)),
                None => {
                    let value = lane.value(places.step(t - 1));
                    unpacker.unpack(lane, value).ok().map(Ok)
                }
            },
        }
    }
}

/// The failure of a step, counted from 1.
fn fault(lane: &Lane<'_, Solo>, places: Places, t: u32) -> Option<Fault> {
    let (t, fail) = lane.value(places.step(t - 1)).as_fault()?;
    error(fail).map(|kind| Fault { t, kind })
}
