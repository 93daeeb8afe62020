//! Lanes on the CPU: the interpreter of `kernels` with a team of one thread.

use crate::columns::Columns;
use crate::device::LaneResult;
use crate::pack::{Packer, Unpacker, device_dialect, error, grid_words, op_value, put_grid};
use crate::{Program, Step};
use dsl::{Fault, Function, Operand, Policy, Sample, Slot, Value};
use kernels::copy::own_words;
use kernels::interpreter::{self, Head, Places};
use kernels::job;
use kernels::lane::{self, Lane};
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{self as device, Fail, Tag};
use kernels::words::Words;
use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

/// The words of a worker's memory. Pages that no lane comes to are never touched.
pub const ARENA_WORDS: usize = 32 << 20;

/// Containers of so many elements are gone through by columns also where the function does not go through others itself.
const FEW: u32 = 10;
/// The same for patches and grids, whose ops take so long that calling them one by one matters less.
const FEW_LARGE: u32 = 24;
/// How deep a function is looked into.
const DEEP: u32 = 8;

thread_local! {
    static WORKER: RefCell<Worker> = RefCell::default();
}

/// What a thread has to run lanes with, one after the other.
#[derive(Default)]
struct Worker {
    arena: Vec<u32>,
    columns: Columns,
    /// The program that is in the arena, for its other lanes.
    loaded: Option<Loaded>,
}

impl Worker {
    fn arena(&mut self) -> &mut [u32] {
        if self.arena.is_empty() {
            self.arena = vec![0; ARENA_WORDS];
        }
        &mut self.arena
    }
}

/// A program in an arena, with the values of its fixed steps.
#[derive(Clone, Copy)]
struct Loaded {
    /// [`Packed::id`].
    program: u64,
    policy: lane::Policy,
    /// Where its code and its values are, and the first word behind; or why it cannot run here.
    place: Result<(u32, Places, u32), Fail>,
}

/// A program as the device reads it: an image, see [`kernels::job`].
#[derive(Debug)]
pub struct Packed {
    /// No other one has the same.
    id: u64,
    words: Vec<u32>,
    steps: Vec<PackedStep>,
    /// Whether it refers to S, I and C.
    pub inputs: [bool; 3],
}

/// A step of a packed program.
#[derive(Clone, Copy, Debug)]
struct PackedStep {
    /// Where in the code it begins.
    at: u32,
    /// Whether it depends on no input, so that it gives the same for every sample.
    fixed: bool,
    /// Whether it makes a product, which going through it wants to know.
    product: bool,
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

    /// Copies the program into a new lane and runs its fixed steps, which are then there for every sample.
    fn load(&self, lane: &mut Lane<'_, Solo>, columns: &mut Columns) -> Result<Loaded, Fail> {
        let (code, places) = lane.load_program(reader(&self.words))?;
        columns.begin_program();
        for (t, step) in (0..).zip(&self.steps).filter(|(_, step)| step.fixed) {
            run_step(lane, columns, code, *step, places, t)?;
        }
        columns.end_program();
        let place = Ok((code, places, lane.top()));
        Ok(Loaded { program: self.id, policy: lane.policy, place })
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
        self.steps.push(PackedStep { at: self.words.len() as u32, fixed, product });
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
    WORKER.with_borrow_mut(|worker| {
        worker.loaded = None;
        work(worker.arena())
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
        WORKER.with_borrow_mut(|worker| {
            worker.arena();
            let Worker { arena, columns, loaded } = worker;
            let there = loaded.filter(|there| there.program == packed.id && there.policy == policy);
            let there = there.unwrap_or_else(|| {
                let mut lane = Lane::new(Solo, Words::new(arena), policy);
                let failed = |fail| Loaded { program: packed.id, policy, place: Err(fail) };
                packed.load(&mut lane, columns).unwrap_or_else(failed)
            });
            *loaded = Some(there);
            let (code, places, top) = there.place?;
            let mut lane = Lane::used(Solo, Words::new(arena), top, policy);
            self.load_sample(&mut lane, places)?;
            columns.begin();
            tick();
            for (t, step) in (0..).zip(&packed.steps) {
                if !step.fixed {
                    run_step(&mut lane, columns, code, *step, places, t)?;
                }
                tick();
            }
            self.collect(&mut lane, places).ok_or(Fail::Shape)
        })
    }

    /// Copies what the program wants of the sample into a lane.
    fn load_sample(&self, lane: &mut Lane<'_, Solo>, places: Places) -> Result<(), Fail> {
        let words = &self.packed_sample.words;
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

/// Runs step `t` of a program whose code is at `code`.
#[inline(always)]
fn run_step(
    lane: &mut Lane<'_, Solo>,
    columns: &mut Columns,
    code: u32,
    step: PackedStep,
    places: Places,
    t: u32,
) -> Result<(), Fail> {
    let at = code + step.at;
    if !lane.simple_step(places, t, at)? {
        return run_calls(lane, columns, at, places, t);
    }
    if step.product
        && let &[a, b] = lane.read_step(at).args.as_slice()
    {
        columns.note_product(lane, lane.value(places.step(t)), [a, b]);
    }
    Ok(())
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
    let call = lane.read_step(at);
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

/// Whether a call is worth going through by columns: one that makes others, but not just a few simple ones.
fn by_columns(lane: &Lane<'_, Solo>, callee: device::Value, args: &[device::Value]) -> bool {
    if callee.tag() == Tag::Closure {
        return has_loop(lane, callee, DEEP);
    }
    let many = |&arg: &device::Value| {
        let is_list = matches!(arg.tag(), Tag::Tuple | Tag::Set) && arg.extra() > 0;
        let first = if is_list { lane.item(arg, 0).tag() } else { Tag::Missing };
        let large = matches!(first, Tag::Grid | Tag::Indices | Tag::Object);
        lane.size(arg).is_ok_and(|size| size >= if large { FEW_LARGE } else { FEW })
    };
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
