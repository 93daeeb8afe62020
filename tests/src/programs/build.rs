//! Programs step by step.

use super::Plan;
use crate::generate::{Args, Random, value};
use dsl::{Cx, Dialect, Function, Op, Operand, Policy, Result, Sample, Type, Value};
use dsl_batch::{Program, ProgramOutput, ProgramScore, Step};
use quickcheck::Gen;
use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

/// How often a step is tried before a plain one takes its place.
const TRIES: usize = 12;
/// Heavier values are not kept, so that programs stay fast.
const MOST_WEIGHT: u32 = 4_000;
/// In so many of a hundred steps a recipe for functions is followed.
const RECIPES: usize = 40;

/// A program under way, with the values of its steps on the guide.
pub(super) struct Build<'a> {
    pub plan: Plan,
    pub g: &'a mut Gen,
    pub ops: HashMap<&'static str, &'static Op>,
    names: Vec<&'static str>,
    inputs: [Value; 3],
    steps: Vec<Step>,
    values: Vec<Result<Value>>,
    /// The functions made so far, by how they print.
    made: HashMap<String, u32>,
}

impl<'a> Build<'a> {
    pub fn new(plan: Plan, guide: &Sample, g: &'a mut Gen) -> Build<'a> {
        let target = guide.target.clone().map_or(Value::Missing, Value::from);
        let ops: HashMap<_, _> = Args::ops_of(plan.dialect).map(|op| (op.name, op)).collect();
        let names = dsl::ops().map(|op| op.name).filter(|name| ops.contains_key(name)).collect();
        Build {
            plan,
            g,
            ops,
            names,
            inputs: [guide.pairs.clone(), guide.input.clone().into(), target],
            steps: Vec::new(),
            values: Vec::new(),
            made: HashMap::new(),
        }
    }

    pub fn program(mut self) -> Program {
        self.begin();
        while self.steps.len() < self.plan.steps {
            self.next();
        }
        let outputs = (0..self.plan.outputs).map(|k| self.output(k)).collect();
        let scores = (0..self.plan.scores).map(|k| self.score(k)).collect();
        let mut program = Program { steps: self.steps, outputs, scores };
        if self.plan.guards {
            add_guards(&mut program, self.g);
        }
        program
    }

    /// A few of the values that every solver starts with, so that there is something to use.
    fn begin(&mut self) {
        let flags: Vec<Operand> = (0..3).map(|_| self.g.chance(60)).map(constant).collect();
        let starts = [
            ("objects", [vec![Operand::I], flags].concat()),
            ("asindices", vec![Operand::I]),
            ("asobject", vec![Operand::I]),
            ("palette", vec![Operand::I]),
            ("shape", vec![Operand::I]),
        ];
        for (name, args) in starts {
            if self.g.chance(60)
                && let Some(op) = self.op(name)
            {
                self.add(op, args);
            }
        }
    }

    /// Adds one step, with those that make its functions.
    fn next(&mut self) {
        if self.g.chance(self.plan.ill_typed) {
            return self.ill_typed();
        }
        for _ in 0..TRIES {
            let mark = self.steps.len();
            let is_done = match self.g.chance(RECIPES) {
                true => self.recipe(),
                false => self.ordinary(),
            };
            if is_done.is_some() {
                return;
            }
            self.forget(mark);
        }
        let plain = self.function("identity");
        self.add(plain, vec![Operand::I]);
    }

    fn forget(&mut self, mark: usize) {
        self.steps.truncate(mark);
        self.values.truncate(mark);
        self.made.retain(|_, t| *t as usize <= mark);
    }

    /// Adds a step, whatever comes of it.
    fn add(&mut self, callee: Operand, args: Vec<Operand>) -> Operand {
        let value = self.computed(&callee, &args);
        self.push(callee, args, value)
    }

    fn push(&mut self, callee: Operand, args: Vec<Operand>, value: Result<Value>) -> Operand {
        self.steps.push(Step { callee, args });
        self.values.push(value);
        Operand::T(self.steps.len() as u32)
    }

    /// Adds a step if it succeeds on the guide and its value is not too large.
    pub fn try_add(&mut self, callee: Operand, args: Vec<Operand>) -> Option<Operand> {
        let value = self.computed(&callee, &args);
        value.as_ref().ok().filter(|value| value.weight() <= MOST_WEIGHT)?;
        Some(self.push(callee, args, value))
    }

    fn computed(&self, callee: &Operand, args: &[Operand]) -> Result<Value> {
        let callee = self.value(callee)?;
        let args = args.iter().map(|arg| self.value(arg)).collect::<Result<Vec<_>>>()?;
        Cx::new(Policy::Poison).call(&callee, &args)
    }

    /// The value of an operand on the guide.
    pub fn value(&self, operand: &Operand) -> Result<Value> {
        match operand {
            Operand::S => Ok(self.inputs[0].clone()),
            Operand::I => Ok(self.inputs[1].clone()),
            Operand::C => Ok(self.inputs[2].clone()),
            Operand::T(t) => self.values[*t as usize - 1].clone(),
            Operand::Constant(value) => Ok(value.clone()),
        }
    }

    /// Whether there are S and C: re-arc's programs have but I.
    fn reads_all(&self) -> bool {
        self.plan.dialect != Dialect::ReArc
    }

    /// All inputs and steps with a value on the guide, the latest steps last.
    fn pool(&self) -> impl Iterator<Item = (Operand, Value)> {
        let inputs = [Operand::I, Operand::S, Operand::C];
        let inputs = inputs.into_iter().take(if self.reads_all() { 3 } else { 1 });
        let steps = (1..=self.steps.len() as u32).map(Operand::T);
        inputs.chain(steps).filter_map(|o| self.value(&o).ok().map(|value| (o, value)))
    }

    /// An input or step whose value is wanted; the later half is preferred.
    pub fn choose(&mut self, wanted: impl Fn(&Value) -> bool) -> Option<Operand> {
        let mut fitting: Vec<Operand> =
            self.pool().filter(|(_, value)| wanted(value)).map(|(operand, _)| operand).collect();
        if self.g.chance(50) {
            fitting.drain(..fitting.len() / 2);
        }
        self.g.maybe(&fitting)
    }

    /// The op with this canonical name as it stands in a program, if the dialect has it.
    pub fn op(&self, name: &str) -> Option<Operand> {
        self.ops.get(name).map(|op| op_operand(op, self.plan.dialect))
    }

    /// One of these ops.
    pub fn one_op(&mut self, names: &[&'static str]) -> Option<Operand> {
        let name = self.g.one(names);
        self.op(name)
    }

    /// The op with this canonical name.
    fn function(&self, name: &str) -> Operand {
        self.op(name).unwrap_or_else(|| panic!("every dialect has {name}"))
    }

    /// A call of an op with arguments made for it.
    fn ordinary(&mut self) -> Option<()> {
        let name = self.g.one(&self.names);
        let op = self.ops[name];
        let args = Args::for_op(op, self.plan.dialect, self.g).values;
        let mut operands = Vec::with_capacity(args.len());
        for (arg, ty) in args.iter().zip(op.params) {
            operands.push(match ty {
                Type::Samples if self.reads_all() && self.g.chance(90) => Operand::S,
                _ => self.lower(arg)?,
            });
        }
        self.try_add(op_operand(op, self.plan.dialect), operands).map(drop)
    }

    /// A value as an operand: a constant, a function made by steps, or another value that is alike.
    pub fn lower(&mut self, value: &Value) -> Option<Operand> {
        match value {
            Value::Function(Function::Op(op, _)) => {
                self.ops.get(op.name).map(|op| op_operand(op, self.plan.dialect))
            }
            Value::Function(Function::Closure(closure)) => {
                let text = value.to_string();
                if let Some(t) = self.made.get(&text)
                    && self.g.chance(50)
                {
                    return Some(Operand::T(*t));
                }
                let maker = self.op(closure.maker()?)?;
                let parts = closure.parts().into_iter().map(|part| self.lower(part));
                let parts = parts.collect::<Option<Vec<_>>>()?;
                let function = self.try_add(maker, parts)?;
                self.made.insert(text, function.t());
                Some(function)
            }
            Value::Int(_) | Value::Pair(_) | Value::Missing if self.g.chance(85) => {
                Some(Operand::Constant(value.clone()))
            }
            value => {
                let like = Class::of(value);
                let known = self.choose(|other| Class::of(other) == like);
                known.or_else(|| is_literal(value).then(|| Operand::Constant(value.clone())))
            }
        }
    }

    /// Any op, or any value, called with anything at all; also with values that failed.
    fn ill_typed(&mut self) {
        let name = self.g.one(&self.names);
        let op = self.ops[name];
        let (callee, count) = match self.g.chance(90) {
            true => {
                let optional = if self.g.chance(50) { op.optional } else { 0 };
                (op_operand(op, self.plan.dialect), op.params.len() - optional)
            }
            // A call of an op with the wrong number of arguments is no solver.
            false => match self.anything() {
                Operand::Constant(Value::Function(_)) => (Operand::I, self.g.below(4)),
                callee => (callee, self.g.below(4)),
            },
        };
        let args = (0..count).map(|_| self.anything()).collect();
        self.add(callee, args);
    }

    fn anything(&mut self) -> Operand {
        let steps = self.steps.len();
        match self.g.below(20) {
            0 if self.reads_all() => Operand::S,
            1 if self.reads_all() => Operand::C,
            0..=4 => Operand::I,
            5 | 6 => {
                let name = self.g.one(&self.names);
                op_operand(self.ops[name], self.plan.dialect)
            }
            7..=9 => {
                let constant = value(Type::Any, self.plan.dialect, self.g);
                let constant = Some(constant).filter(is_literal).unwrap_or(Value::Missing);
                Operand::Constant(constant)
            }
            _ if steps > 0 => Operand::T(1 + self.g.below(steps) as u32),
            _ => Operand::I,
        }
    }

    fn root(&mut self) -> Operand {
        let steps = self.steps.len();
        match self.g.below(20) {
            0 => self.anything(),
            1..=9 => Operand::T((steps - self.g.below(steps.min(5))) as u32),
            _ => Operand::T(1 + self.g.below(steps) as u32),
        }
    }

    fn output(&mut self, k: usize) -> ProgramOutput {
        let evolved = k > 0 && self.g.chance(30);
        let solver = if evolved { format!("p_{k}") } else { format!("p{k}") };
        ProgramOutput { value: self.root(), guards: Vec::new(), evolved, solver }
    }

    fn score(&mut self, k: usize) -> ProgramScore {
        let solver = (k > 0).then(|| format!("p{}", self.g.below(self.plan.outputs)));
        ProgramScore { value: self.root(), guards: Vec::new(), solver, differ: format!("d{k}") }
    }
}

/// Makes some of the steps that lead nowhere guards of some output.
fn add_guards(program: &mut Program, g: &mut Gen) {
    let live = program.live_steps();
    for (index, live) in live.into_iter().enumerate() {
        if !live && g.chance(30) {
            let k = g.below(program.outputs.len());
            program.outputs[k].guards.push(index as u32 + 1);
        }
    }
}

/// An op as a program holds it: re-arc's is arc-dsl's where they agree.
fn op_operand(op: &'static Op, dialect: Dialect) -> Operand {
    let dialect = match dialect {
        Dialect::ReArc if !op.differs_in_rearc() => Dialect::ArcDsl,
        dialect => dialect,
    };
    Operand::Constant(Function::Op(op, dialect).into())
}

/// A number or truth as an operand.
pub(super) fn constant(value: impl Into<Value>) -> Operand {
    Operand::Constant(value.into())
}

/// Whether a source can hold the value: numbers, and tuples of such.
fn is_literal(value: &Value) -> bool {
    match value {
        Value::Missing | Value::Int(_) | Value::Pair(_) => true,
        Value::Grid(grid) => grid.height() * grid.width() <= 100,
        Value::Tuple(items) => items.len() <= 20 && items.iter().all(is_literal),
        _ => false,
    }
}

/// What a value is from outside; values of one class can mostly stand for each other.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Class {
    value: Discriminant<Value>,
    first: Option<Discriminant<Value>>,
    arity: usize,
}

impl Class {
    fn of(value: &Value) -> Class {
        let first = match value {
            Value::Tuple(items) | Value::Set(items) => items.first().map(discriminant),
            _ => None,
        };
        let arity = if let Value::Function(function) = value { function.arity() } else { 0 };
        Class { value: discriminant(value), first, arity }
    }
}

#[test]
fn all_dialects_have_what_programs_start_with() {
    for dialect in Dialect::ALL {
        for name in ["identity", "objects", "asindices", "compose", "rbind", "branch"] {
            assert!(Args::ops_of(dialect).any(|op| op.name == name), "{name}");
        }
    }
}
