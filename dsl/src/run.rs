//! Running the steps of a program, one by one, on one sample.
//!
//! Emitted code describes its steps once, against [`Steps`]; a [`Run`] computes them at once, a
//! batch builder records them to run on a device.

use crate::{Cx, Dialect, Error, Function, Op, Policy, Sample, Value, parse};
use Dialect::{ArcDsl, ReArc, Tokpidjin};
use smallvec::SmallVec;

/// An argument of a step, or what it calls.
#[derive(Clone, Copy, Debug)]
pub enum Arg {
    /// The train pairs.
    S,
    /// The input.
    I,
    /// The true output.
    C,
    /// The value of an earlier step; the first step is number 1.
    T(u32),
    /// An integer.
    Int(i64),
    /// A pair.
    Pair(i64, i64),
    /// An op as a function.
    Op(&'static Op, Dialect),
    /// Any other constant in its text form. It holds no cells.
    Text(&'static str),
}

impl Arg {
    /// An op of arc-dsl as a function.
    #[must_use]
    pub const fn arc(op: &'static Op) -> Arg {
        Arg::Op(op, ArcDsl)
    }

    /// An op of re-arc as a function.
    #[must_use]
    pub const fn rearc(op: &'static Op) -> Arg {
        Arg::Op(op, ReArc)
    }

    /// An op of tokpidjin as a function.
    #[must_use]
    pub const fn tok(op: &'static Op) -> Arg {
        Arg::Op(op, Tokpidjin)
    }
}

/// Takes the steps of a program in order.
pub trait Steps {
    /// Step `callee(args…)`. Gives the step as an argument for later ones.
    fn call(&mut self, callee: Arg, args: &[Arg]) -> Arg;

    /// Names a value as the output of a solver. It fails with the first of the guards that failed:
    /// steps whose failure counts before that of the value.
    fn output(&mut self, value: Arg, guards: &[Arg], solver: &'static str, evolved: bool);

    /// Names a value as the score that a differ gives a solver's output, or the input itself.
    fn score(
        &mut self,
        value: Arg,
        guards: &[Arg],
        solver: Option<&'static str>,
        differ: &'static str,
    );

    /// A step that calls an op of arc-dsl.
    fn arc(&mut self, op: &'static Op, args: &[Arg]) -> Arg {
        self.call(Arg::Op(op, ArcDsl), args)
    }

    /// A step that calls an op of re-arc.
    fn rearc(&mut self, op: &'static Op, args: &[Arg]) -> Arg {
        self.call(Arg::Op(op, ReArc), args)
    }

    /// A step that calls an op of tokpidjin.
    fn tok(&mut self, op: &'static Op, args: &[Arg]) -> Arg {
        self.call(Arg::Op(op, Tokpidjin), args)
    }
}

/// A step that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the step.
    pub t: u32,
    /// Why.
    pub kind: Error,
}

/// What a step gave: a value, or the failure that it could not do without.
pub type Slot = Result<Value, Fault>;

/// All that a program gives for one sample.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batt {
    /// The outputs of the solvers.
    pub o: Vec<Output>,
    /// The scores of the differs.
    pub s: Vec<Score>,
}

/// The output of a solver.
#[derive(Clone, Debug, PartialEq)]
pub struct Output {
    /// The step that gives it; 0 for an input or a constant.
    pub t: u32,
    /// Whether the solver is a variant of another.
    pub evolved: bool,
    /// The solver.
    pub solver: &'static str,
    /// What came out.
    pub value: Slot,
}

/// The score that a differ gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The step that gives it; 0 for an input or a constant.
    pub t: u32,
    /// The solver whose output is scored; none for the input itself.
    pub solver: Option<&'static str>,
    /// The differ.
    pub differ: &'static str,
    /// What came out.
    pub value: Slot,
}

/// An argument of a step once it is read: what [`Arg`] says, with constants as values.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// The train pairs.
    S,
    /// The input.
    I,
    /// The true output.
    C,
    /// The value of an earlier step; the first step is number 1.
    T(u32),
    /// A constant.
    Constant(Value),
}

impl Operand {
    /// The number of the step, 0 for anything else.
    #[must_use]
    pub fn t(&self) -> u32 {
        match self {
            Operand::T(t) => *t,
            _ => 0,
        }
    }
}

impl From<Arg> for Operand {
    fn from(arg: Arg) -> Operand {
        match arg {
            Arg::S => Operand::S,
            Arg::I => Operand::I,
            Arg::C => Operand::C,
            Arg::T(t) => Operand::T(t),
            Arg::Int(n) => Operand::Constant(n.into()),
            Arg::Pair(i, j) => Operand::Constant((i, j).into()),
            Arg::Op(op, dialect) => Operand::Constant(Function::Op(op, dialect).into()),
            Arg::Text(text) => Operand::Constant(parse(text, ArcDsl).unwrap_or(Value::Missing)),
        }
    }
}

/// One program on one sample, step after step.
#[derive(Debug)]
pub struct Lane {
    inputs: [Value; 3],
    cx: Cx,
    slots: Vec<Slot>,
    faults: Vec<Fault>,
}

impl Lane {
    /// A lane that has computed nothing yet.
    #[must_use]
    pub fn new(sample: &Sample, policy: Policy) -> Lane {
        let target = sample.target.clone().map_or(Value::Missing, Value::from);
        let inputs = [sample.pairs.clone(), sample.input.clone().into(), target];
        Lane { inputs, cx: Cx::new(policy), slots: Vec::new(), faults: Vec::new() }
    }

    /// Computes the next step and gives its number. Each step has the whole of
    /// [`LIMITS.work`](crate::Limits::work) for itself, so that what it gives does not depend on
    /// the steps around it.
    pub fn step(&mut self, callee: &Operand, args: &[Operand]) -> u32 {
        let t = self.slots.len() as u32 + 1;
        let slot = self.compute(t, callee, args);
        self.slots.push(slot);
        t
    }

    fn compute(&mut self, t: u32, callee: &Operand, args: &[Operand]) -> Slot {
        let Lane { inputs, cx, slots, faults } = self;
        let mut values: SmallVec<[&Value; 5]> = SmallVec::new();
        let mut earliest: Option<Fault> = None;
        for operand in [callee].into_iter().chain(args) {
            match look_up(inputs, slots, operand) {
                Ok(value) => values.push(value),
                Err(fault) if earliest.is_none_or(|first| fault.t < first.t) => {
                    earliest = Some(fault);
                }
                Err(_) => {}
            }
        }
        if let Some(fault) = earliest {
            return Err(fault);
        }
        cx.start_step();
        let result = cx.call_on(values[0], &values[1..]).map_err(|kind| Fault { t, kind });
        match (&result, cx.first_default()) {
            (Err(fault), _) => faults.push(*fault),
            (Ok(_), Some(kind)) => faults.push(Fault { t, kind }),
            (Ok(_), None) => {}
        }
        result
    }

    /// The value of an operand.
    pub fn value(&self, operand: &Operand) -> Slot {
        look_up(&self.inputs, &self.slots, operand).cloned()
    }

    /// The value of an operand, provided that no guard failed; else the failure of the first guard
    /// in the list that did.
    pub fn guarded(&self, operand: &Operand, guards: &[u32]) -> Slot {
        let mut guards = guards.iter().map(|t| &self.slots[*t as usize - 1]);
        match guards.find_map(|slot| slot.as_ref().err()) {
            Some(fault) => Err(*fault),
            None => self.value(operand),
        }
    }

    /// The steps that failed by themselves, also where a default took the place of the error.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

/// What an operand stands for, given the inputs and the steps so far.
fn look_up<'a>(
    inputs: &'a [Value; 3],
    slots: &'a [Slot],
    operand: &'a Operand,
) -> Result<&'a Value, Fault> {
    match operand {
        Operand::S => Ok(&inputs[0]),
        Operand::I => Ok(&inputs[1]),
        Operand::C => Ok(&inputs[2]),
        Operand::T(t) => slots[*t as usize - 1].as_ref().map_err(|fault| *fault),
        Operand::Constant(value) => Ok(value),
    }
}

/// The computation of emitted steps on one sample.
///
/// ```
/// use dsl::{Arg, Dialect, Grid, Policy, Run, Sample, Steps, find_op};
/// let sample = Sample::new(Grid::from_rows(&[[1, 2]]).unwrap());
/// let mut run = Run::new(&sample, Policy::Poison);
/// let double = find_op("double", Dialect::ArcDsl).unwrap();
/// let t1 = run.arc(double, &[Arg::Int(4)]);
/// run.output(t1, &[], "eight", false);
/// assert_eq!(run.finish().o[0].value, Ok(8.into()));
/// ```
#[derive(Debug)]
pub struct Run {
    lane: Lane,
    batt: Batt,
}

impl Run {
    /// A run that has computed nothing yet.
    #[must_use]
    pub fn new(sample: &Sample, policy: Policy) -> Run {
        Run { lane: Lane::new(sample, policy), batt: Batt::default() }
    }

    /// The outputs and scores.
    #[must_use]
    pub fn finish(self) -> Batt {
        self.batt
    }
}

impl Steps for Run {
    fn call(&mut self, callee: Arg, args: &[Arg]) -> Arg {
        let args: Vec<Operand> = args.iter().copied().map(Operand::from).collect();
        Arg::T(self.lane.step(&callee.into(), &args))
    }

    fn output(&mut self, value: Arg, guards: &[Arg], solver: &'static str, evolved: bool) {
        let operand = Operand::from(value);
        let value = self.lane.guarded(&operand, &guard_steps(guards));
        self.batt.o.push(Output { t: operand.t(), evolved, solver, value });
    }

    fn score(
        &mut self,
        value: Arg,
        guards: &[Arg],
        solver: Option<&'static str>,
        differ: &'static str,
    ) {
        let operand = Operand::from(value);
        let value = self.lane.guarded(&operand, &guard_steps(guards));
        self.batt.s.push(Score { t: operand.t(), solver, differ, value });
    }
}

/// The numbers of the steps among these arguments.
#[must_use]
pub fn guard_steps(guards: &[Arg]) -> Vec<u32> {
    guards.iter().map(|guard| Operand::from(*guard).t()).filter(|t| *t > 0).collect()
}
