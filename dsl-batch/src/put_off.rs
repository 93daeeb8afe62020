//! Batches on cards: ops are put off until somebody asks for values, and then run together, in one launch.
//!
//! A launch for every op would cost more than most ops do, and lanes that leave the card would have to be known after each. So a batch
//! on a card is what is to be computed; what it is made of goes up once, and only what was asked for comes down.

use crate::{Device, LaneResult, Program, ProgramOutput, Step};
use dsl::{Dialect, Error, Function, Grid, Op, Operand, Policy, Sample, Value};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The values of all lanes.
pub type Values = Arc<Vec<Result<Value, Error>>>;

/// Calls that may be put off on top of each other.
const DEEPEST: usize = 256;

/// A value for each lane, known or to be computed.
#[derive(Debug)]
pub struct Node(Mutex<State>);

#[derive(Debug)]
enum State {
    Known(Values),
    Call(Call),
}

/// An op to be called.
#[derive(Clone, Debug)]
struct Call {
    op: &'static Op,
    dialect: Dialect,
    args: Vec<NodeArg>,
    depth: usize,
}

/// An argument of it.
#[derive(Clone, Debug)]
pub enum NodeArg {
    /// A value for each lane.
    Each(Arc<Node>),
    /// The same value for all lanes.
    All(Value),
}

impl Node {
    /// Values.
    pub fn known(values: Vec<Result<Value, Error>>) -> Arc<Node> {
        Arc::new(Node(Mutex::new(State::Known(Arc::new(values)))))
    }

    /// An op on so many lanes.
    pub fn call(
        device: &Device,
        op: &'static Op,
        dialect: Dialect,
        args: Vec<NodeArg>,
        lanes: usize,
    ) -> Arc<Node> {
        let mut depth = 0;
        for arg in &args {
            if let NodeArg::Each(node) = arg {
                if node.depth() >= DEEPEST {
                    node.values(device, lanes);
                }
                depth = depth.max(node.depth());
            }
        }
        let call = Call { op, dialect, args, depth: depth + 1 };
        Arc::new(Node(Mutex::new(State::Call(call))))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn depth(&self) -> usize {
        match &*self.state() {
            State::Known(_) => 0,
            State::Call(call) => call.depth,
        }
    }

    /// The values, computed now unless they are known.
    pub fn values(self: &Arc<Node>, device: &Device, lanes: usize) -> Values {
        if let State::Known(values) = &*self.state() {
            return Arc::clone(values);
        }
        let values = Arc::new(Plan::new(self).run(device, lanes));
        let mut state = self.state();
        if let State::Known(values) = &*state {
            return Arc::clone(values);
        }
        *state = State::Known(Arc::clone(&values));
        values
    }
}

/// What must be computed for a node: each after what it needs, the node itself last.
struct Plan {
    parts: Vec<Part>,
}

enum Part {
    Known(Values),
    Call { op: &'static Op, dialect: Dialect, args: Vec<PartArg> },
}

enum PartArg {
    /// One of the parts before.
    Part(usize),
    All(Value),
}

impl Plan {
    fn new(root: &Arc<Node>) -> Plan {
        let mut parts = Vec::new();
        let mut places: HashMap<*const Node, usize> = HashMap::new();
        // What is taken up once, then again when all it needs has a place.
        let mut waiting = vec![Arc::clone(root)];
        while let Some(node) = waiting.last().cloned() {
            let address = Arc::as_ptr(&node);
            let call = match &*node.state() {
                State::Known(values) => Err(Arc::clone(values)),
                State::Call(call) => Ok(call.clone()),
            };
            let part = match call {
                _ if places.contains_key(&address) => None,
                Err(values) => Some(Part::Known(values)),
                Ok(call) => {
                    let nodes = call.args.iter().filter_map(|arg| match arg {
                        NodeArg::Each(node) => Some(node),
                        NodeArg::All(_) => None,
                    });
                    let missing: Vec<_> =
                        nodes.filter(|node| !places.contains_key(&Arc::as_ptr(node))).collect();
                    if !missing.is_empty() {
                        waiting.extend(missing.into_iter().cloned());
                        continue;
                    }
                    let arg = |arg: &NodeArg| match arg {
                        NodeArg::Each(node) => PartArg::Part(places[&Arc::as_ptr(node)]),
                        NodeArg::All(value) => PartArg::All(value.clone()),
                    };
                    let args = call.args.iter().map(arg).collect();
                    Some(Part::Call { op: call.op, dialect: call.dialect, args })
                }
            };
            waiting.pop();
            if let Some(part) = part {
                places.insert(address, parts.len());
                parts.push(part);
            }
        }
        Plan { parts }
    }

    /// Runs all lanes on a device.
    fn run(&self, device: &Device, lanes: usize) -> Vec<Result<Value, Error>> {
        let planned: Vec<_> = (0..lanes).map(|lane| self.lane(lane)).collect();
        let sample = Sample::new(Grid::empty());
        let to_run = planned.iter().flatten().map(|program| (program, &sample));
        let to_run: Vec<(&Program, &Sample)> = to_run.collect();
        let mut found = device.run(&to_run, Policy::Poison).into_iter();
        let result = |planned: &Result<Program, Error>| match planned {
            Ok(program) => found.next().map_or(Err(Error::Limit), |lane| outcome(program, lane)),
            Err(error) => Err(*error),
        };
        planned.iter().map(result).collect()
    }

    /// The program of a lane, or the error that its value is.
    fn lane(&self, lane: usize) -> Result<Program, Error> {
        let mut steps = Vec::new();
        let mut operands: Vec<Result<Operand, Error>> = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            let operand = match part {
                Part::Known(values) => {
                    values.get(lane).cloned().unwrap_or(Err(Error::Type)).map(Operand::Constant)
                }
                Part::Call { op, dialect, args } => {
                    let arg = |arg: &PartArg| match arg {
                        PartArg::Part(place) => operands[*place].clone(),
                        PartArg::All(value) => Ok(Operand::Constant(value.clone())),
                    };
                    let args: Result<Vec<Operand>, Error> = args.iter().map(arg).collect();
                    args.map(|args| {
                        let callee = Operand::Constant(Function::Op(op, *dialect).into());
                        steps.push(Step { callee, args });
                        Operand::T(steps.len() as u32)
                    })
                }
            };
            operands.push(operand);
        }
        let value = operands.pop().unwrap_or(Err(Error::Type))?;
        let output =
            ProgramOutput { value, guards: Vec::new(), evolved: false, solver: String::new() };
        Ok(Program { steps, outputs: vec![output], scores: Vec::new() })
    }
}

/// What a lane gave. Of several arguments with errors the first one counts, not the one that was computed first.
fn outcome(program: &Program, lane: LaneResult) -> Result<Value, Error> {
    let fault = match lane.outputs.into_iter().next() {
        Some(Ok(value)) => return Ok(value),
        Some(Err(fault)) => fault,
        None => return Err(Error::Type),
    };
    let mut errors: Vec<Option<Error>> = Vec::with_capacity(program.steps.len());
    for (t, step) in (1..).zip(&program.steps) {
        let of_args = step
            .args
            .iter()
            .find_map(|arg| errors.get((arg.t() as usize).checked_sub(1)?)?.as_ref());
        let own = lane.faults.iter().find(|fault| fault.t == t).map(|fault| fault.kind);
        errors.push(of_args.copied().or(own));
    }
    Err(errors.last().copied().flatten().unwrap_or(fault.kind))
}
