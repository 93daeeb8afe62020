//! Lanes on the CPU: the interpreter of `kernels` with a team of one thread.

use crate::columns::Columns;
use crate::device::LaneResult;
use crate::pack::{Packer, Unpacker, error, op_value};
use crate::{Program, Step};
use dsl::{Fault, Function, Operand, Policy, Sample, Slot, Value};
use kernels::copy::own_words;
use kernels::interpreter::{self, Places};
use kernels::job;
use kernels::lane::{self, Lane};
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{self as device, Fail, Tag};
use kernels::words::Words;
use std::cell::RefCell;

/// The words of a worker's memory. Pages that no lane comes to are never touched.
pub const ARENA_WORDS: usize = 32 << 20;

/// Containers of so many elements are gone through by columns also where the function does not go through others itself.
const FEW: u32 = 10;
/// How deep a function is looked into.
const DEEP: u32 = 8;

thread_local! {
    /// The memory that all lanes of a worker use, one after the other.
    static ARENA: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
    static COLUMNS: RefCell<Columns> = RefCell::default();
}

/// A program as the device reads it: an image, see [`kernels::job`].
#[derive(Debug)]
pub struct Packed {
    words: Vec<u32>,
    /// Whether it refers to S, I and C.
    pub inputs: [bool; 3],
}

impl Packed {
    /// Packs a program. Fails if a constant has no form on the device.
    pub fn new(program: &Program) -> Result<Packed, Fail> {
        let mut code = Code::default();
        for Step { callee, args } in &program.steps {
            code.operand(callee);
            code.words.push(args.len() as u32);
            args.iter().for_each(|arg| code.operand(arg));
        }
        let outputs = program.outputs.iter().map(|output| &output.value);
        let scores = program.scores.iter().map(|score| &score.value);
        let results: Vec<u32> =
            outputs.chain(scores).filter_map(|operand| operand.t().checked_sub(1)).collect();
        let inputs = (0..3).fold(0, |all, n| all | u32::from(code.inputs[n]) << n);
        let [steps, length, constants, count] =
            [program.steps.len(), code.words.len(), code.constants.len(), results.len()]
                .map(|n| n as u32);
        let mut words = vec![steps, length, constants, count, inputs];
        words.extend(&code.words);
        let at = words.len();
        words.resize(at + 2 * code.constants.len(), 0);
        words.extend(results);
        let mut image = Image { words, packer: Packer::default() };
        for (k, constant) in code.constants.iter().enumerate() {
            match constant {
                Constant::InPlace(value) => image.put_value(at + 2 * k, *value),
                Constant::InMemory(value) => {
                    image.put(at + 2 * k, |packer, lane| packer.pack(lane, value))?;
                }
            }
        }
        Ok(Packed { words: image.words, inputs: code.inputs })
    }

    /// The words of the image.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> u64 {
        4 * self.words.len() as u64
    }
}

/// The code of a program in the making.
#[derive(Debug, Default)]
struct Code {
    words: Vec<u32>,
    /// Each value once, but for those that lie in memory.
    constants: Vec<Constant>,
    inputs: [bool; 3],
}

/// A constant of a program.
#[derive(Debug, PartialEq)]
enum Constant {
    /// One that is in its place without memory.
    InPlace(device::Value),
    /// Any other.
    InMemory(Value),
}

impl Code {
    fn operand(&mut self, operand: &Operand) {
        let operand = match operand {
            Operand::S => self.input(0),
            Operand::I => self.input(1),
            Operand::C => self.input(2),
            Operand::T(t) => interpreter::Operand::Step(t - 1),
            Operand::Constant(value) => interpreter::Operand::Constant(self.constant(value)),
        };
        self.words.push(operand.encode());
    }

    fn input(&mut self, n: u32) -> interpreter::Operand {
        self.inputs[n as usize] = true;
        interpreter::Operand::Input(n)
    }

    fn constant(&mut self, value: &Value) -> u32 {
        let constant = match in_place(value) {
            Some(value) => Constant::InPlace(value),
            None => Constant::InMemory(value.clone()),
        };
        let known = self.constants.iter().position(|known| *known == constant);
        known.unwrap_or_else(|| {
            self.constants.push(constant);
            self.constants.len() - 1
        }) as u32
    }
}

/// A value that needs no memory on the device.
fn in_place(value: &Value) -> Option<device::Value> {
    match value {
        Value::Missing => Some(device::Value::MISSING),
        Value::Int(n) => device::Value::int(*n).ok(),
        Value::Pair((i, j)) => device::Value::pair(*i, *j).ok(),
        Value::Function(Function::Op(op, dialect)) => Some(op_value(op, *dialect)),
        _ => None,
    }
}

/// An image in the making: words, and values that lie in them.
#[derive(Debug)]
struct Image {
    words: Vec<u32>,
    packer: Packer,
}

impl Image {
    /// Packs a value at the end, and says at `at` where it is.
    fn put(
        &mut self,
        at: usize,
        pack: impl FnOnce(&mut Packer, &mut Lane<'_, Solo>) -> PackResult,
    ) -> Result<(), Fail> {
        let value = with_arena(|arena| {
            let mut lane = Lane::new(Solo, Words::new(arena), lane::Policy::Poison);
            let packed = pack(&mut self.packer, &mut lane)?;
            lane.check()?;
            keep(&lane, packed, &mut self.words)
        })?;
        self.put_value(at, value);
        Ok(())
    }

    /// Writes a value at `at`.
    fn put_value(&mut self, at: usize, value: device::Value) {
        self.words[at] = value.bits() as u32;
        self.words[at + 1] = (value.bits() >> 32) as u32;
    }
}

/// A sample in the form of the device: an image, see [`kernels::job`].
#[derive(Debug)]
pub struct PackedSample {
    words: Vec<u32>,
}

impl PackedSample {
    /// Packs those of S, I and C that are wanted.
    pub fn new(sample: &Sample, wanted: [bool; 3]) -> PackedSample {
        let words = vec![0; job::SAMPLE_HEADER as usize];
        let mut image = Image { words, packer: Packer::default() };
        let mut put = |n: usize, pack: &dyn Fn(&mut Packer, &mut Lane<'_, Solo>) -> PackResult| {
            if wanted[n]
                && let Err(fail) = image.put(2 * n, pack)
            {
                image.put_value(2 * n, job::formless(fail));
            }
        };
        put(0, &|packer, lane| packer.pack(lane, &sample.pairs));
        put(1, &|packer, lane| packer.grid(lane, &sample.input));
        put(2, &|packer, lane| match &sample.target {
            Some(target) => packer.grid(lane, target),
            None => Ok(device::Value::MISSING),
        });
        PackedSample { words: image.words }
    }

    /// The words of the image.
    pub fn words(&self) -> &[u32] {
        &self.words
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
    /// The same as the device reads it, or why there is no such form.
    pub packed: Result<&'a Packed, Fail>,
    /// The sample.
    pub sample: &'a Sample,
    /// The same as the device reads it.
    pub packed_sample: &'a PackedSample,
}

impl CpuLane<'_> {
    /// Runs the lane in the memory of the calling thread. Fails when the scalar ops must run it.
    pub fn run(&self, policy: Policy) -> Result<LaneResult, Fail> {
        self.run_watched(policy, || {})
    }

    /// Like [`CpuLane::run`]; calls `tick` before the first step and after every step.
    pub fn run_watched(&self, policy: Policy, mut tick: impl FnMut()) -> Result<LaneResult, Fail> {
        let policy = match policy {
            Policy::Poison => lane::Policy::Poison,
            Policy::SafeDefault => lane::Policy::SafeDefault,
        };
        let packed = self.packed?;
        with_arena(|arena| {
            let mut lane = Lane::new(Solo, Words::new(arena), policy);
            let (mut at, places) =
                lane.load_images(reader(&packed.words), reader(&self.packed_sample.words))?;
            COLUMNS.with_borrow_mut(Columns::begin);
            tick();
            for t in 0..places.len {
                at = run_step(&mut lane, at, places, t)?;
                tick();
            }
            self.collect(&mut lane, places).ok_or(Fail::Shape)
        })
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

/// Runs step `t`, whose words are at `at`; gives where the next one is.
fn run_step(lane: &mut Lane<'_, Solo>, at: u32, places: Places, t: u32) -> Result<u32, Fail> {
    let call = lane.read_step(at, places);
    if call.fault.is_none() && by_columns(lane, call.callee, call.args.as_slice()) {
        lane.begin_step();
        let value = COLUMNS
            .with_borrow_mut(|columns| columns.call(lane, call.callee, call.args.as_slice()));
        if let Some(value) = value {
            lane.end_step(places, t, value, 0);
            return Ok(call.next);
        }
    }
    lane.step(places, t, &call)?;
    if let (Some(op::PRODUCT), &[a, b]) = (plain_op(call.callee), call.args.as_slice()) {
        let product = lane.value(places.step(t));
        COLUMNS.with_borrow_mut(|columns| columns.note_product(lane, product, [a, b]));
    }
    Ok(call.next)
}

fn plain_op(callee: device::Value) -> Option<u32> {
    (callee.tag() == Tag::Op).then(|| callee.extra())
}

/// Whether a call is worth going through by columns: one that makes others, but not just a few simple ones.
fn by_columns(lane: &Lane<'_, Solo>, callee: device::Value, args: &[device::Value]) -> bool {
    if callee.tag() == Tag::Closure {
        return has_loop(lane, callee, DEEP);
    }
    let many = |&arg: &device::Value| lane.size(arg).is_ok_and(|size| size >= FEW);
    is_loop(callee) && (args.iter().any(many) || args.iter().any(|&arg| has_loop(lane, arg, DEEP)))
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

/// The failure of a step, counted from 1.
fn fault(lane: &Lane<'_, Solo>, places: Places, t: u32) -> Option<Fault> {
    let (t, fail) = lane.value(places.step(t - 1)).as_fault()?;
    error(fail).map(|kind| Fault { t, kind })
}
