//! Programs and samples as the device reads them: images, see [`kernels::job`].

use super::worker::{ARENA_WORDS, with_arena};
use crate::pack::{Packer, device_dialect, grid_words, op_value, put_grid};
use crate::{Program, Step};
use dsl::{Function, Operand, Sample, Value};
use kernels::calls;
use kernels::copy::own_words;
use kernels::interpreter::{self, Head};
use kernels::job;
use kernels::lane::{self, Lane};
use kernels::table::op;
use kernels::team::Solo;
use kernels::value::{self as device, Fail, Tag};
use kernels::words::Words;
use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

/// A program as the device reads it: an image, see [`kernels::job`].
#[derive(Debug)]
pub struct Packed {
    /// No other one has the same.
    pub(super) id: u64,
    words: Vec<u32>,
    pub(super) steps: Vec<PackedStep>,
    /// Whether it refers to S, I and C.
    pub inputs: [bool; 3],
}

/// A step of a packed program.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedStep {
    /// Where in the code it begins.
    pub at: u32,
    /// Whether it depends on no input, so that it gives the same for every sample.
    pub fixed: bool,
    /// Whether it makes a product, which going through it wants to know.
    pub product: bool,
    /// Whether it calls a function for many elements, which is the same for every sample.
    pub steady: bool,
}

impl Packed {
    /// Packs a program. Fails if a constant has no form on the device.
    pub fn new(program: &Program) -> Result<Packed, Fail> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let mut code = Code::default();
        // Most calls have two arguments or three.
        code.words.reserve(4 * program.steps.len());
        code.steps.reserve(program.steps.len());
        for step in &program.steps {
            code.step(step)?;
        }
        let outputs = program.outputs.iter().map(|output| &output.value);
        let scores = program.scores.iter().map(|score| &score.value);
        let results: Vec<u32> =
            outputs.chain(scores).filter_map(|operand| operand.t().checked_sub(1)).collect();
        let [steps, length, constants, count] =
            [program.steps.len(), code.words.len(), code.constants.len(), results.len()]
                .map(|n| n as u32);
        let mut words = Vec::with_capacity((5 + length + 2 * constants + count) as usize);
        words.extend([steps, length, constants, count, mask(code.inputs)]);
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
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Ok(Packed { id, words: image.words, steps: code.steps, inputs: code.inputs })
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

/// A bit for each of S, I and C.
fn mask(inputs: [bool; 3]) -> u32 {
    (0..3).fold(0, |all, n| all | u32::from(inputs[n]) << n)
}

/// The code of a program in the making.
#[derive(Debug, Default)]
struct Code {
    words: Vec<u32>,
    steps: Vec<PackedStep>,
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
    /// Fails for more arguments than a step can have.
    fn step(&mut self, Step { callee, args }: &Step) -> Result<(), Fail> {
        let is_fixed = |operand: &Operand| match operand {
            Operand::S | Operand::I | Operand::C => false,
            Operand::T(t) => self.steps.get(*t as usize - 1).is_some_and(|step| step.fixed),
            Operand::Constant(_) => true,
        };
        let fixed = is_fixed(callee) && args.iter().all(is_fixed);
        let count = args.len() as u32;
        let product =
            matches!(callee, Operand::Constant(callee) if is_product(callee)) && count == 2;
        let steady = match callee {
            Operand::Constant(Value::Function(Function::Op(op, _))) => {
                let number = op.number() as u32;
                calls::is_loop(number)
                    && args.get(calls::function_arg(number)).is_some_and(is_fixed)
            }
            _ => false,
        };
        self.steps.push(PackedStep { at: self.words.len() as u32, fixed, product, steady });
        if count > Head::MOST_ARGS {
            return Err(Fail::Unsupported);
        }
        match callee {
            Operand::Constant(Value::Function(Function::Op(op, dialect))) => {
                let head = Head::op(op.number() as u32, device_dialect(*dialect), count);
                self.words.push(head.encode());
            }
            value => {
                self.words.push(Head::value(count).encode());
                self.operand(value);
            }
        }
        args.iter().for_each(|arg| self.operand(arg));
        Ok(())
    }

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

fn is_product(callee: &Value) -> bool {
    in_place(callee).is_some_and(|op| op.tag() == Tag::Op && op.extra() == op::PRODUCT)
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

    /// Packs input `n` of a sample, or says that it has no form.
    fn put_sampled(
        &mut self,
        n: usize,
        pack: impl FnOnce(&mut Packer, &mut Lane<'_, Solo>) -> PackResult,
    ) {
        if let Err(fail) = self.put(2 * n, pack) {
            self.put_value(2 * n, job::formless(fail));
        }
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
    /// S, I and C, which lie in these words.
    pub values: [device::Value; 3],
}

impl PackedSample {
    /// Packs those of S, I and C that are wanted.
    pub fn new(sample: &Sample, wanted: [bool; 3]) -> PackedSample {
        let grids = [(1, Some(&sample.input)), (2, sample.target.as_ref())];
        let header = job::SAMPLE_HEADER as usize;
        let size = grids.map(|(n, grid)| grid.filter(|_| wanted[n]).map_or(0, grid_words));
        let mut words = Vec::with_capacity(header + size[0] + size[1]);
        words.resize(header, 0);
        let mut image = Image { words, packer: Packer::default() };
        if wanted[0] {
            image.put_sampled(0, |packer, lane| packer.pack(lane, &sample.pairs));
        }
        for (n, grid) in grids {
            match grid {
                _ if !wanted[n] => {}
                None => image.put_value(2 * n, device::Value::MISSING),
                Some(grid) => {
                    let at = image.words.len() as u32;
                    if put_grid(&mut image.words, grid) {
                        image.put_value(2 * n, device::Value::grid(at));
                    } else {
                        image.put_sampled(n, |packer, lane| packer.grid(lane, grid));
                    }
                }
            }
        }
        let words = image.words;
        let values = array::from_fn(|n| job::value_in(&reader(&words), 2 * n as u32));
        PackedSample { words, values }
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
