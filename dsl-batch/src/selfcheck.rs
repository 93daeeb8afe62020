//! A quick look whether a device does what the scalar ops do: a few calls of every op.

use crate::{Device, LaneResult, Program, ProgramOutput, Step};
use dsl::{Dialect, Function, Grid, Op, Operand, Policy, Sample, Type, Value, eval, ops};
use std::collections::HashMap;

/// Calls of each op besides its example.
const MORE_CALLS: usize = 3;

/// What a self-check found.
#[derive(Clone, Debug)]
pub struct SelfCheck {
    /// The number of ops.
    pub ops: usize,
    /// Calls made.
    pub calls: usize,
    /// Calls that the device left to the scalar ops.
    pub left: usize,
    /// Calls that gave something else than the scalar op does, in words.
    pub differences: Vec<String>,
}

/// Calls every op on a device: the example of the op table, and with arguments of the examples of other ops.
///
/// ```
/// use dsl_batch::{Device, self_check};
/// let found = self_check(&Device::cpu());
/// assert!(found.calls > found.ops && found.differences.is_empty());
/// ```
#[must_use]
pub fn self_check(device: &Device) -> SelfCheck {
    let calls = calls();
    let programs: Vec<Program> = calls.iter().map(Call::program).collect();
    let sample = Sample::new(Grid::empty());
    let lanes: Vec<_> = programs.iter().map(|program| (program, &sample)).collect();
    let before = device.stats().scalar_lanes;
    let found = device.run(&lanes, Policy::Poison);
    let left = device.stats().scalar_lanes - before;
    let expected = Device::scalar().run(&lanes, Policy::Poison);
    let mut differences = Vec::new();
    for ((call, found), expected) in calls.iter().zip(&found).zip(&expected) {
        let [found, expected] = [found, expected].map(shown);
        if found != expected {
            differences.push(format!("{}: {found} instead of {expected}", call.text()));
        }
    }
    SelfCheck { ops: ops().count(), calls: calls.len(), left: left as usize, differences }
}

/// A call of an op.
struct Call {
    op: &'static Op,
    dialect: Dialect,
    args: Vec<Value>,
}

impl Call {
    fn program(&self) -> Program {
        let function = Value::from(Function::Op(self.op, self.dialect));
        let args = self.args.iter().cloned().map(Operand::Constant).collect();
        let output = ProgramOutput {
            value: Operand::T(1),
            guards: Vec::new(),
            evolved: false,
            solver: self.op.name.to_owned(),
        };
        Program {
            steps: vec![Step { callee: Operand::Constant(function), args }],
            outputs: vec![output],
            scores: Vec::new(),
        }
    }

    fn text(&self) -> String {
        let args: Vec<String> = self.args.iter().map(Value::to_string).collect();
        format!("{}({})", self.op.spelling(self.dialect), args.join(", "))
    }
}

/// What a call gave. Functions of two runs are never equal, so they are compared as text.
fn shown(result: &LaneResult) -> String {
    match result.outputs.first() {
        Some(Ok(value)) => value.to_string(),
        Some(Err(fault)) => format!("error {}", fault.kind),
        None => "nothing".to_owned(),
    }
}

fn calls() -> Vec<Call> {
    let examples: Vec<Call> = ops().filter_map(example).collect();
    let mut values: HashMap<Type, Vec<&Value>> = HashMap::new();
    for Call { op, args, .. } in &examples {
        for (kind, value) in op.params.iter().zip(args) {
            values.entry(*kind).or_default().push(value);
        }
    }
    let more = ops().flat_map(|op| (0..MORE_CALLS).map(move |n| (op, n)));
    let more = more.map(|(op, n)| {
        let pick = |(place, kind): (usize, &Type)| {
            let known = values.get(kind).map_or(&[][..], Vec::as_slice);
            let number = op.number() + 7 * n + 3 * place;
            known.get(number % known.len().max(1)).map_or(Value::Missing, |&value| value.clone())
        };
        let args = op.params.iter().enumerate().map(pick).collect();
        Call { op, dialect: op.first_dialect(), args }
    });
    let more: Vec<Call> = more.collect();
    examples.into_iter().chain(more).collect()
}

/// The example of an op; none where its arguments are not written out.
fn example(op: &'static Op) -> Option<Call> {
    let dialect = op.first_dialect();
    let (call, _) = op.example.rsplit_once(" = ")?;
    let args = call.strip_prefix(op.spelling(dialect))?.strip_prefix('(')?;
    let args = arguments(args);
    let args = args.iter().map(|text| eval(text, dialect, Policy::Poison).ok());
    Some(Call { op, dialect, args: args.collect::<Option<_>>()? })
}

/// The texts of the arguments up to the bracket that ends them.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0_usize, 0);
    let mut all = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '{' => depth += 1,
            ',' if depth == 0 => {
                all.push(&text[start..at]);
                start = at + 1;
            }
            ')' | '}' if depth == 0 => {
                all.push(&text[start..at]);
                break;
            }
            ')' | '}' => depth -= 1,
            _ => {}
        }
    }
    all.iter().map(|arg| arg.trim()).filter(|arg| !arg.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_end_with_their_bracket() {
        assert_eq!(arguments("(1, 2), {3, (4,)}, size)((7, 7))"), ["(1, 2)", "{3, (4,)}", "size"]);
        assert!(arguments(")").is_empty());
    }

    #[test]
    fn every_op_is_called() {
        let examples = ops().filter_map(example).count();
        assert!(examples >= 280, "{examples}");
        assert_eq!(calls().len(), examples + MORE_CALLS * ops().count());
    }

    #[test]
    fn a_difference_is_found() {
        let call = ops().filter_map(example).find(|call| call.op.name == "double").unwrap();
        let sample = Sample::new(Grid::empty());
        let result = Device::cpu().run(&[(&call.program(), &sample)], Policy::Poison).remove(0);
        let right = shown(&result);
        let wrong = LaneResult { outputs: vec![Ok(Value::Int(7))], ..result };
        assert_ne!(right, shown(&wrong));
    }
}
