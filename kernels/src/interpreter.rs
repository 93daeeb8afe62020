//! The interpreter: runs the steps of a program in a lane.
//!
//! Function values call each other without recursion: what waits for a result is a frame on a stack in the lane's
//! memory. Ops that call functions ([`calls`]) are frames, too.

use crate::calls::{self, Next};
use crate::function::{Closure, Maker};
use crate::lane::{Lane, MAX_CALLS, MAX_WORK};
use crate::table::{self, Default};
use crate::team::Team;
pub use crate::value::{Args, MAX_ARGS};
use crate::value::{Dialect, Fail, Result, Tag, Value};

/// What the interpreter does next.
#[derive(Clone, Copy, Debug)]
pub enum State {
    /// Calls a function, with what the lane says is wanted.
    Call(Value),
    /// Hands a result to the frame that waits for it.
    Return(Result<Value>),
}

/// Words of a frame; see [`Frame`] for what they hold.
pub const FRAME: u32 = 20;

/// A place of the stack. All its words may change; each change is made between two barriers.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    at: u32,
}

/// What a frame is: a closure under way, or an op that calls functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Owner {
    Closure(Maker),
    Op { number: u32, dialect: Dialect },
}

/// A value or number in a frame.
#[derive(Clone, Copy, Debug)]
#[repr(u32)]
#[allow(missing_docs)]
pub enum Field {
    /// How far it is.
    Stage = 1,
    /// The next element, the number of elements, where they are, where results go.
    Next = 2,
    Len = 3,
    Items = 4,
    Results = 5,
    /// Elements of a second container.
    OtherItems = 6,
    OtherLen = 7,
    /// Values.
    A = 8,
    B = 10,
    C = 12,
    D = 14,
    E = 16,
    /// Where free memory began before.
    Top = 18,
}

const CLOSURE: u32 = 0;
const OP: u32 = 1;

impl<'a, T: Team> Lane<'a, T> {
    /// A number in a frame.
    #[inline(always)]
    pub fn get(&self, frame: Frame, field: Field) -> u32 {
        self.load(frame.at + field as u32)
    }

    /// A value in a frame.
    #[inline(always)]
    pub fn get_value(&self, frame: Frame, field: Field) -> Value {
        self.value(frame.at + field as u32)
    }

    /// Changes a number in a frame.
    #[inline(always)]
    pub fn change(&self, frame: Frame, field: Field, number: u32) {
        self.sync();
        self.put(frame.at + field as u32, number);
        self.sync();
    }

    /// Changes a value in a frame.
    #[inline(always)]
    pub fn change_value(&self, frame: Frame, field: Field, value: Value) {
        self.sync();
        self.put_value(frame.at + field as u32, value);
        self.sync();
    }
}

/// An operand of a step: the value of an earlier step, from 0, an input, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Operand {
    Step(u32),
    Input(u32),
    Constant(u32),
}

impl Operand {
    /// As a word of a program's code: the two lowest bits say which kind it is.
    pub const fn encode(self) -> u32 {
        match self {
            Operand::Step(n) => n << 2,
            Operand::Input(n) => n << 2 | 1,
            Operand::Constant(n) => n << 2 | 2,
        }
    }
}

/// The first word of a step: which op it calls, and with how many arguments. These follow, each a word; before them what is
/// called if that is no op, but a value.
///
/// In the two lowest bits it is what no operand is, so that a program's code can be read in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head(u32);

impl Head {
    const MARK: u32 = 3;
    const VALUE: u32 = 1 << 10;
    const SIMPLE: u32 = 1 << 11;

    /// The most arguments of a step.
    pub const MOST_ARGS: u32 = 0xff;

    /// A step that calls an op.
    pub const fn op(number: u32, dialect: Dialect, args: u32) -> Head {
        let row = table::row(number);
        let fits = args <= row.params && row.params <= args + row.optional;
        let simple = if fits && !row.calls_functions { Head::SIMPLE } else { 0 };
        Head(Head::value(args).0 ^ Head::VALUE | simple | (dialect as u32) << 12 | number << 14)
    }

    /// A step that calls a value.
    pub const fn value(args: u32) -> Head {
        Head(Head::MARK | (args & Head::MOST_ARGS) << 2 | Head::VALUE)
    }

    /// As a word.
    pub const fn encode(self) -> u32 {
        self.0
    }

    /// The one that a word is.
    #[inline(always)]
    pub(crate) const fn decode(word: u32) -> Head {
        Head(word)
    }

    /// The number of arguments.
    #[inline(always)]
    pub const fn args(self) -> u32 {
        self.0 >> 2 & Head::MOST_ARGS
    }

    /// Whether an op is called that calls no functions, with a number of arguments that fits.
    #[inline(always)]
    pub const fn is_simple(self) -> bool {
        self.0 & Head::SIMPLE != 0
    }

    /// Whether an op is called, and not a value.
    #[inline(always)]
    pub(crate) const fn calls_op(self) -> bool {
        !self.calls_value()
    }

    /// Whether the op that is called takes so many arguments.
    pub(crate) const fn fits(self) -> bool {
        let (row, args) = (table::row(self.number()), self.args());
        args <= row.params && row.params <= args + row.optional
    }

    #[inline(always)]
    const fn calls_value(self) -> bool {
        self.0 & Head::VALUE != 0
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> u32 {
        self.0 >> 14
    }

    #[inline(always)]
    pub(crate) const fn dialect(self) -> Dialect {
        Dialect::from_number(self.0 >> 12 & 3)
    }
}

/// A step that is about to run.
#[derive(Clone, Copy, Debug)]
pub struct StepCall {
    /// How it begins.
    pub head: Head,
    /// What it calls.
    pub callee: Value,
    /// With what.
    pub args: Args,
    /// The earliest failure among these.
    pub fault: Option<(u32, Fail)>,
    /// Where the next step is.
    pub next: u32,
}

/// Where in a lane's memory the things are that a program refers to: values, two words each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The inputs S, I and C.
    pub inputs: u32,
    /// The constants.
    pub constants: u32,
    /// The values of the steps, or their faults; then, one word each, the kind of failure that a step had by itself,
    /// 0 for none.
    pub steps: u32,
    /// The number of steps.
    pub len: u32,
    /// The stack.
    pub stack: u32,
    /// How far all but the stack lies behind where the code says; see [`Lane::more_places`].
    pub shift: u32,
}

impl Places {
    /// Where step `t`, counted from 0, has its value.
    #[inline(always)]
    pub const fn step(self, t: u32) -> u32 {
        self.steps + 2 * t
    }

    /// The places of another run, which are so far behind these.
    #[inline(always)]
    pub const fn moved(self, by: u32) -> Places {
        Places {
            inputs: self.inputs.wrapping_add(by),
            constants: self.constants.wrapping_add(by),
            steps: self.steps.wrapping_add(by),
            shift: self.shift.wrapping_add(by),
            ..self
        }
    }

    /// A word of code with the place of an operand instead of the operand.
    #[inline(always)]
    pub const fn place(self, word: u32) -> u32 {
        let number = word >> 2;
        match word & 3 {
            0 => self.step(number),
            1 => self.inputs + 2 * number,
            2 => self.constants + 2 * number,
            _ => word,
        }
    }

    /// Where step `t`, counted from 0, has its failure.
    #[inline(always)]
    pub const fn failure(self, t: u32) -> u32 {
        self.steps + 2 * self.len + t
    }
}

impl<'a, T: Team> Lane<'a, T> {
    /// Room for calls: a stack.
    pub fn stack(&mut self) -> u32 {
        self.alloc(MAX_CALLS * FRAME)
    }

    /// Room for the inputs, constants and steps of a program with a stack.
    pub fn prepare(&mut self, constants: u32, len: u32, stack: u32) -> Places {
        let inputs = self.alloc(6);
        let constants = self.alloc(2 * constants);
        let steps = self.alloc(3 * len);
        Places { inputs, constants, steps, len, stack, shift: 0 }
    }

    /// Room for another run of a program beside the one that `places` are for, with the same constants and with what its steps gave so far.
    pub fn more_places(&mut self, places: Places) -> Result<Places> {
        let Places { inputs, steps, len, .. } = places;
        let words = (steps + 3 * len).saturating_sub(inputs);
        self.room(words)?;
        let at = self.alloc(words);
        self.copy(at, inputs, words);
        Ok(places.moved(at.wrapping_sub(inputs)))
    }

    /// Runs the steps at `code`. Fails when the lane must be run by the scalar ops.
    pub fn run(&mut self, code: u32, places: Places) -> Result<()> {
        let mut at = code;
        for t in 0..places.len {
            let call = self.read_step(places, at);
            self.step(places, t, &call)?;
            at = call.next;
        }
        Ok(())
    }

    /// What the step at `at` calls, and with what. Its operands are [places](Places::place) already.
    #[inline(always)]
    pub fn read_step(&self, places: Places, at: u32) -> StepCall {
        let operand = |at: u32| self.value(self.load(at).wrapping_add(places.shift));
        let head = Head(self.load(at));
        let first = at + 1 + u32::from(head.calls_value());
        let callee = if head.calls_value() {
            operand(at + 1)
        } else {
            Value::op(head.number(), head.dialect())
        };
        let mut args = Args { values: [Value::MISSING; MAX_ARGS], len: head.args() };
        let mut failed = callee.is_fault() | (args.len > MAX_ARGS as u32);
        for (k, slot) in (0..args.len).zip(&mut args.values) {
            *slot = operand(first + k);
            failed |= slot.is_fault();
        }
        let fault =
            if failed { self.earliest_fault(places, callee, first, args.len) } else { None };
        StepCall { head, callee, args, fault, next: first + args.len }
    }

    /// The earliest failure among what a step calls and the arguments that follow.
    #[cold]
    #[inline(never)]
    fn earliest_fault(
        &self,
        places: Places,
        callee: Value,
        first: u32,
        len: u32,
    ) -> Option<(u32, Fail)> {
        (0..len).fold(callee.as_fault(), |fault, k| {
            let operand = self.load(first + k).wrapping_add(places.shift);
            earliest(fault, self.value(operand).as_fault())
        })
    }

    /// Runs step `t`.
    #[inline(always)]
    pub fn step(&mut self, places: Places, t: u32, call: &StepCall) -> Result<()> {
        if let Some((first, fail)) = call.fault {
            self.end_step(places, t, Value::fault(first, fail), 0);
            return Ok(());
        }
        self.begin_step();
        let head = call.head;
        let result = if head.is_simple() {
            self.run_op(head.number(), head.dialect(), call.args.as_slice())
        } else {
            self.call(places.stack, call.callee, call.args)
        };
        self.take_result(places, t, result)
    }

    /// Takes what step `t` gave. Fails when the lane must be run by the scalar ops.
    #[inline(always)]
    pub(crate) fn take_result(&self, places: Places, t: u32, result: Result<Value>) -> Result<()> {
        let (value, failure) = self.outcome(t, result)?;
        self.end_step(places, t, value, failure);
        Ok(())
    }

    /// What becomes of what step `t` gave: its value, and the number of the failure it had by itself. Fails when the lane must be run by the
    /// scalar ops.
    #[inline(always)]
    pub(crate) fn outcome(&self, t: u32, result: Result<Value>) -> Result<(Value, u32)> {
        match result {
            Ok(value) => Ok((value, self.replaced())),
            Err(fail) if fail.leaves_device() => Err(fail),
            Err(fail) => Ok((Value::fault(t + 1, fail), fail as u32)),
        }
    }

    /// The number of the first failure in this step that a default took the place of, 0 for none.
    #[inline(always)]
    pub(crate) const fn replaced(&self) -> u32 {
        match self.first_default {
            Some(fail) => fail as u32,
            None => 0,
        }
    }

    /// A step has all its work before it.
    #[inline(always)]
    pub fn begin_step(&mut self) {
        self.work = MAX_WORK;
        self.excess = 0;
        self.first_default = None;
    }

    /// What a step gave, and the number of the failure it had by itself, 0 for none.
    #[inline(always)]
    pub fn end_step(&self, places: Places, t: u32, value: Value, failure: u32) {
        self.put_value(places.step(t), value);
        self.put(places.failure(t), failure);
        self.sync();
    }

    /// Calls a function with the stack at `stack`.
    #[inline(never)]
    pub fn call(&mut self, stack: u32, function: Value, args: Args) -> Result<Value> {
        let mut admitted = false;
        let is_loop = table::row(function.extra()).calls_functions;
        if function.tag() == Tag::Op && (T::THREADS == 1 || !is_loop) {
            let number = function.extra();
            if let Err(fail) = self.admit(number, args.as_slice(), args.len, 0) {
                return self.settle(number, fail);
            }
            self.dialect = Dialect::from_number(function.at());
            if !is_loop {
                return self.run_admitted(number, args.as_slice());
            }
            if let Some(result) = self.call_loop(number, args.as_slice(), 0) {
                return result;
            }
            admitted = true;
        }
        self.call_deep(stack, function, args, admitted)
    }

    /// Calls a function that may call others, or an op that does and has been admitted already.
    #[inline(never)]
    fn call_deep(
        &mut self,
        stack: u32,
        function: Value,
        args: Args,
        mut admitted: bool,
    ) -> Result<Value> {
        let mut depth = 0;
        self.want(args);
        let mut state = State::Call(function);
        loop {
            state = match state {
                State::Call(function) => {
                    let args = self.wanted();
                    match function.tag() {
                        Tag::Op => {
                            let admitted = core::mem::take(&mut admitted);
                            self.call_op(stack, &mut depth, function, &args, admitted)
                        }
                        Tag::Closure => self.call_closure(stack, &mut depth, function, &args),
                        _ => State::Return(Err(Fail::Type)),
                    }
                }
                State::Return(result) => {
                    if depth == 0 {
                        return result;
                    }
                    let frame = Frame { at: stack + (depth - 1) * FRAME };
                    self.resume(frame, &mut depth, result)
                }
            };
        }
    }

    /// Calls an op; one that has been admitted needs frames.
    #[inline(always)]
    fn call_op(
        &mut self,
        stack: u32,
        depth: &mut u32,
        function: Value,
        args: &Args,
        admitted: bool,
    ) -> State {
        let (number, dialect) = (function.extra(), Dialect::from_number(function.at()));
        if !admitted && let Err(fail) = self.admit(number, args.as_slice(), args.len, *depth) {
            self.merges = false;
            return State::Return(self.settle(number, fail));
        }
        self.dialect = dialect;
        if table::row(number).calls_functions {
            if T::THREADS == 1
                && !admitted
                && let Some(result) = self.call_loop(number, args.as_slice(), *depth)
            {
                return State::Return(result);
            }
            let frame = self.push_frame(stack, depth, Owner::Op { number, dialect });
            let next = calls::begin(self, frame, number, args.as_slice());
            return self.after(frame, depth, number, next);
        }
        State::Return(self.run_admitted(number, args.as_slice()))
    }

    /// Runs an op that calls no functions, with a number of arguments that fits.
    #[inline(always)]
    pub(crate) fn run_op(
        &mut self,
        number: u32,
        dialect: Dialect,
        args: &[Value],
    ) -> Result<Value> {
        if let Err(fail) = self.charge(args) {
            return self.settle(number, fail);
        }
        self.dialect = dialect;
        self.run_admitted(number, args)
    }

    #[inline(always)]
    pub(crate) fn run_admitted(&mut self, number: u32, args: &[Value]) -> Result<Value> {
        self.run_by(table::run_of(number), number, args)
    }

    /// The same where it is known how the op runs.
    #[inline(always)]
    pub(crate) fn run_by(
        &mut self,
        run: table::Run<T>,
        number: u32,
        args: &[Value],
    ) -> Result<Value> {
        let begin = self.begin_scratch();
        let result = run(self, args);
        let full = self.check();
        self.end_scratch(begin);
        match (result, full) {
            (Ok(value), Ok(())) => Ok(value),
            (_, Err(full)) => Err(full),
            (Err(fail), _) => self.settle(number, fail),
        }
    }

    /// What follows from what an op that calls functions wants.
    #[inline(always)]
    fn after(&mut self, frame: Frame, depth: &mut u32, number: u32, next: Result<Next>) -> State {
        if let Err(full) = self.check() {
            return self.pop(frame, depth, Err(full));
        }
        match next {
            Ok(Next::Call(function)) => State::Call(function),
            Ok(Next::Done(value)) => self.pop(frame, depth, Ok(value)),
            Err(fail) => {
                let settled = self.settle(number, fail);
                self.pop(frame, depth, settled)
            }
        }
    }

    /// Whether the call may be made at all: there is work and depth left, and the number of arguments fits.
    #[inline(always)]
    pub(crate) fn admit(
        &mut self,
        number: u32,
        args: &[Value],
        len: u32,
        depth: u32,
    ) -> Result<()> {
        self.charge(args)?;
        let row = table::row(number);
        if len > row.params || len + row.optional < row.params {
            return Err(Fail::Type);
        }
        if depth >= MAX_CALLS {
            return Err(Fail::Limit);
        }
        // Ops call a few others by themselves; whether these would be one too many is not counted here.
        if depth + 8 >= MAX_CALLS { Err(Fail::Unsupported) } else { Ok(()) }
    }

    /// Takes the work of a call.
    #[inline(always)]
    pub(crate) fn charge(&mut self, args: &[Value]) -> Result<()> {
        self.spend(self.cost_of_call(args))
    }

    /// The work of a call.
    #[inline(always)]
    pub(crate) fn cost_of_call(&self, args: &[Value]) -> u64 {
        args.iter().fold(1, |cost, &arg| cost + u64::from(self.weight(arg)))
    }

    /// What a failed call gives.
    #[cold]
    pub(crate) fn settle(&mut self, number: u32, fail: Fail) -> Result<Value> {
        let final_ = fail == Fail::Limit || fail.leaves_device();
        if final_ || self.policy == crate::lane::Policy::Poison {
            return Err(fail);
        }
        self.first_default.get_or_insert(fail);
        match table::row(number).default {
            Default::EmptySet => Ok(Value::EMPTY_SET),
            Default::EmptyTuple => Ok(Value::EMPTY_TUPLE),
            Default::Zero => Ok(Value::ZERO),
            Default::Function => self.make_closure(Maker::Empty, 0, &[]),
        }
    }

    /// Calls another op, one that calls no functions, in the dialect of the one that is running: `op` is the function of `number`.
    #[inline(always)]
    pub fn inner(
        &mut self,
        number: u32,
        op: impl FnOnce(&mut Self, &[Value]) -> Result<Value>,
        args: &[Value],
    ) -> Result<Value> {
        let result = match self.admit(number, args, args.len() as u32, 0) {
            Ok(()) => op(self, args),
            Err(fail) => Err(fail),
        };
        match result {
            Ok(value) => Ok(value),
            Err(fail) => self.settle(number, fail),
        }
    }

    /// A new frame.
    #[inline(always)]
    fn push_frame(&mut self, stack: u32, depth: &mut u32, owner: Owner) -> Frame {
        let frame = Frame { at: stack + *depth * FRAME };
        *depth += 1;
        let word = match owner {
            Owner::Closure(maker) => CLOSURE | (maker as u32) << 2,
            Owner::Op { number, dialect } => OP | (dialect as u32) << 2 | number << 4,
        };
        self.sync();
        self.put(frame.at, word);
        self.put(frame.at + Field::Stage as u32, 0);
        self.put(frame.at + Field::Top as u32, self.top());
        self.sync();
        frame
    }

    /// Leaves the newest frame, with what its function gave. A loop in a loop makes values for each element that only lead to a truth or
    /// a number: these would fill all memory.
    #[inline(always)]
    fn pop(&mut self, frame: Frame, depth: &mut u32, result: Result<Value>) -> State {
        *depth -= 1;
        let Ok(value) = result else { return State::Return(result) };
        State::Return(self.keep_only(value, self.get(frame, Field::Top)))
    }

    /// Calls a closure.
    #[inline(always)]
    fn call_closure(&mut self, stack: u32, depth: &mut u32, function: Value, args: &Args) -> State {
        if *depth >= MAX_CALLS {
            return State::Return(Err(Fail::Limit));
        }
        if let Err(fail) = self.spend(1) {
            return State::Return(Err(fail));
        }
        let closure = self.closure(function);
        if closure.maker == Maker::Empty {
            return State::Return(Ok(Value::EMPTY_TUPLE));
        }
        if args.len != closure.arity {
            return State::Return(Err(Fail::Type));
        }
        if let Some(state) = self.quick_closure(stack, depth, &closure, args) {
            return state;
        }
        let [a, b, c] = closure.parts;
        let frame = self.push_frame(stack, depth, Owner::Closure(closure.maker));
        match closure.maker {
            Maker::Compose => {
                self.change_value(frame, Field::A, a);
                State::Call(b)
            }
            Maker::Chain => {
                self.change_value(frame, Field::A, a);
                self.change_value(frame, Field::B, b);
                State::Call(c)
            }
            Maker::Matcher => {
                self.change_value(frame, Field::A, b);
                State::Call(a)
            }
            Maker::Rbind | Maker::Lbind => {
                self.want(bound(&closure, args));
                State::Call(a)
            }
            _ => {
                let [x, ..] = args.values;
                self.change_value(frame, Field::A, a);
                self.change_value(frame, Field::B, c);
                self.change_value(frame, Field::C, x);
                State::Call(b)
            }
        }
    }

    /// Calls a closure of functions that call no others, as far as it goes without a frame that waits.
    #[inline(always)]
    fn quick_closure(
        &mut self,
        stack: u32,
        depth: &mut u32,
        closure: &Closure,
        args: &Args,
    ) -> Option<State> {
        let [a, b, c] = closure.parts;
        let inner = *depth + 1;
        let (function, args) = match closure.maker {
            Maker::Compose => {
                let value = self.quick(b, args, inner)?;
                match value {
                    Ok(value) => (a, Args::new(&[value])),
                    Err(fail) => return Some(State::Return(Err(fail))),
                }
            }
            Maker::Matcher => {
                let value = self.quick(a, args, inner)?;
                let equal = value.and_then(|value| self.equal(value, b).map(Value::bool));
                return Some(State::Return(equal));
            }
            Maker::Rbind | Maker::Lbind => {
                let all = bound(closure, args);
                return self.quick(a, &all, inner).map(State::Return);
            }
            Maker::Fork => {
                // Both or none: what has been called once must not be called again.
                if !self.is_quick(b) || !self.is_quick(c) {
                    return None;
                }
                let first = self.quick(b, args, inner)?;
                let both = match first {
                    Ok(first) => self.quick(c, args, inner)?.map(|second| [first, second]),
                    Err(fail) => Err(fail),
                };
                match both {
                    Ok(both) => (a, Args::new(&both)),
                    Err(fail) => return Some(State::Return(Err(fail))),
                }
            }
            _ => return None,
        };
        if let Some(result) = self.quick(function, &args, inner) {
            return Some(State::Return(result));
        }
        // Only its place in the count of calls is left of the closure.
        let frame = self.push_frame(stack, depth, Owner::Closure(closure.maker));
        self.change(frame, Field::Stage, 2);
        self.want(args);
        Some(State::Call(function))
    }

    /// Whether [`Lane::quick`] calls the function: an op that calls none, or one with an argument bound.
    #[inline(always)]
    pub(crate) fn is_quick(&self, function: Value) -> bool {
        let simple = |f: Value| f.tag() == Tag::Op && !table::row(f.extra()).calls_functions;
        simple(function)
            || (function.tag() == Tag::Closure && {
                let closure = self.closure(function);
                matches!(closure.maker, Maker::Rbind | Maker::Lbind) && simple(closure.parts[0])
            })
    }

    /// Calls a function at once that calls no others; none where it may.
    #[inline(never)]
    pub(crate) fn quick(
        &mut self,
        function: Value,
        args: &Args,
        depth: u32,
    ) -> Option<Result<Value>> {
        let (mut function, mut args, mut depth) = (function, *args, depth);
        if function.tag() == Tag::Closure {
            let closure = self.closure(function);
            let bind = matches!(closure.maker, Maker::Rbind | Maker::Lbind);
            let [bound_function, ..] = closure.parts;
            if !bind || closure.arity != args.len || bound_function.tag() != Tag::Op {
                return None;
            }
            if table::row(bound_function.extra()).calls_functions {
                return None;
            }
            if let Err(fail) = self.spend(1) {
                return Some(Err(fail));
            }
            args = bound(&closure, &args);
            function = bound_function;
            depth += 1;
        }
        let number = function.extra();
        if function.tag() != Tag::Op || table::row(number).calls_functions {
            return None;
        }
        if let Err(fail) = self.admit(number, args.as_slice(), args.len, depth) {
            return Some(self.settle(number, fail));
        }
        self.dialect = Dialect::from_number(function.at());
        Some(self.run_admitted(number, args.as_slice()))
    }

    /// Hands a result to the frame on top of the stack.
    #[inline(always)]
    fn resume(&mut self, frame: Frame, depth: &mut u32, result: Result<Value>) -> State {
        let word = self.load(frame.at);
        if word & 3 == OP {
            let number = word >> 4;
            self.dialect = Dialect::from_number(word >> 2 & 3);
            let next = match result {
                Ok(value) => calls::resume(self, frame, number, value),
                Err(fail) => Err(fail),
            };
            return self.after(frame, depth, number, next);
        }
        let value = match result {
            Ok(value) => value,
            Err(fail) => return self.pop(frame, depth, Err(fail)),
        };
        let stage = self.get(frame, Field::Stage);
        let maker = word >> 2;
        let (compose, chain) = (Maker::Compose as u32, Maker::Chain as u32);
        let (matcher, fork) = (Maker::Matcher as u32, Maker::Fork as u32);
        if maker == chain && stage == 0 {
            self.change(frame, Field::Stage, 1);
            self.want(Args::new(&[value]));
            return State::Call(self.get_value(frame, Field::B));
        }
        if (maker == compose && stage == 0) || (maker == chain && stage == 1) {
            self.change(frame, Field::Stage, 2);
            self.want(Args::new(&[value]));
            return State::Call(self.get_value(frame, Field::A));
        }
        if maker == fork && stage == 0 {
            self.change(frame, Field::Stage, 1);
            let x = self.get_value(frame, Field::C);
            self.change_value(frame, Field::D, value);
            self.want(Args::new(&[x]));
            return State::Call(self.get_value(frame, Field::B));
        }
        if maker == fork && stage == 1 {
            self.change(frame, Field::Stage, 2);
            let first = self.get_value(frame, Field::D);
            self.want(Args::new(&[first, value]));
            return State::Call(self.get_value(frame, Field::A));
        }
        let result = if maker == matcher {
            let target = self.get_value(frame, Field::A);
            self.equal(value, target).map(Value::bool)
        } else {
            Ok(value)
        };
        self.pop(frame, depth, result)
    }
}

/// The arguments of a bound function, with the fixed one in its place.
#[inline(always)]
fn bound(closure: &Closure, args: &Args) -> Args {
    let [_, fixed, _] = closure.parts;
    if closure.maker == Maker::Lbind {
        let [x, y, z, _] = args.values;
        return Args { values: [fixed, x, y, z], len: args.len + 1 };
    }
    let mut all = *args;
    if let Some(slot) = all.values.get_mut(args.len as usize) {
        *slot = fixed;
    }
    all.len += 1;
    all
}

/// The failure of the earlier step.
#[inline(always)]
fn earliest(a: Option<(u32, Fail)>, b: Option<(u32, Fail)>) -> Option<(u32, Fail)> {
    match (a, b) {
        (Some(x), Some(y)) => Some(if y.0 < x.0 { y } else { x }),
        (x, y) => x.or(y),
    }
}

#[cfg(test)]
mod tests;
