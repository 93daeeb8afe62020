//! A single value of a batt as a solver of its own.

use dsl::{Dialect, Function, Operand, Type, Value, constant};
use dsl_batch::{Program, ProgramOutput, Step};
use std::fmt::Write;
use thiserror::Error;

/// Why a value cannot be written as a solver.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SliceError {
    /// The program has no such step.
    #[error("there is no t{0}: the batt has {1} steps")]
    NoStep(u32, usize),
    /// One source file has one dialect.
    #[error("t{0} mixes {1} and {2}, and a solver has one dialect")]
    Mixed(u32, &'static str, &'static str),
}

/// The part of a program that computes one step, as a program with that step as its output.
///
/// # Errors
///
/// When there is no such step.
pub fn slice(program: &Program, t: u32, id: &str) -> Result<Program, SliceError> {
    if t == 0 || t as usize > program.steps.len() {
        return Err(SliceError::NoStep(t, program.steps.len()));
    }
    let output = ProgramOutput {
        value: Operand::T(t),
        guards: Vec::new(),
        evolved: false,
        solver: id.to_owned(),
    };
    let whole = Program { steps: program.steps.clone(), outputs: vec![output], scores: Vec::new() };
    Ok(whole.without_dead_steps())
}

/// The source of a solver that computes the program's first output. Read again, it has the same
/// content hash.
///
/// ```
/// use batt_gen::{slice, solver_source};
/// let program = "t1 = rot90(I)\nt2 = hmirror(I)\nt3 = fill(t2, 3, {})\n".parse().unwrap();
/// let sliced = slice(&program, 1, "turn").unwrap();
/// assert_eq!(solver_source(&sliced).unwrap(), "def solve_turn(I):\n    x1 = rot90(I)\n    return x1\n");
/// ```
pub fn solver_source(program: &Program) -> Result<String, SliceError> {
    let dialect = dialect_of(program)?;
    let output = program.outputs.first();
    let id = output.map_or("", |output| &output.solver);
    let prefix = if dialect == Dialect::ReArc { "verify" } else { "solve" };
    let values = program.steps.iter().flat_map(Step::operands);
    let mut values = values.chain(output.map(|output| &output.value));
    let uses_all = values.any(|value| matches!(value, Operand::S | Operand::C));
    let params = if dialect.is_tok() || uses_all { "S, I, C" } else { "I" };
    let mut text = format!("def {prefix}_{id}({params}):\n");
    for (index, step) in program.steps.iter().enumerate() {
        let _ = writeln!(text, "    x{} = {}", index + 1, call_text(step, dialect));
    }
    let result =
        output.map_or("I".to_owned(), |output| operand_text(&output.value, dialect, &plain_name));
    let _ = writeln!(text, "    return {result}");
    Ok(text)
}

/// How a step reads in a source of this dialect.
#[must_use]
fn call_text(step: &Step, dialect: Dialect) -> String {
    call_text_with(step, dialect, &plain_name)
}

/// The same with own names for the values of steps.
#[must_use]
pub fn call_text_with(step: &Step, dialect: Dialect, name: &dyn Fn(u32) -> String) -> String {
    let params = match &step.callee {
        Operand::Constant(Value::Function(Function::Op(op, _))) => op.params,
        _ => &[],
    };
    let arg_text = |(place, arg): (usize, &Operand)| match (params.get(place), arg) {
        (Some(Type::Boolean), Operand::Constant(Value::Int(0))) => "F".to_owned(),
        (Some(Type::Boolean), Operand::Constant(Value::Int(1))) => "T".to_owned(),
        _ => operand_text(arg, dialect, name),
    };
    let args = step.args.iter().enumerate().map(arg_text).collect::<Vec<_>>().join(", ");
    match operand_text(&step.callee, dialect, name) {
        // The sign would be that of the whole call.
        negative if negative.starts_with('-') => format!("({negative})({args})"),
        callee => format!("{callee}({args})"),
    }
}

/// How a solver's source names the value of a step.
fn plain_name(t: u32) -> String {
    format!("x{t}")
}

fn operand_text(operand: &Operand, dialect: Dialect, name: &dyn Fn(u32) -> String) -> String {
    match operand {
        Operand::S => "S".to_owned(),
        Operand::I => "I".to_owned(),
        Operand::C => "C".to_owned(),
        Operand::T(t) => name(*t),
        Operand::Constant(Value::Function(Function::Op(op, _))) => op.spelling(dialect).to_owned(),
        Operand::Constant(value) => constant_text(value),
    }
}

/// A constant by the name that both dialects give it, else as it is.
fn constant_text(value: &Value) -> String {
    const NAMES: &str = "\
        ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN NEG_ONE NEG_TWO ORIGIN UNITY \
        NEG_UNITY DOWN RIGHT UP LEFT UP_RIGHT DOWN_LEFT ZERO_BY_TWO TWO_BY_ZERO TWO_BY_TWO \
        THREE_BY_THREE";
    let named = NAMES.split_whitespace().find(|name| constant(name).as_ref() == Some(value));
    named.map_or_else(|| value.to_string(), str::to_owned)
}

/// The one dialect that all ops of the program can be read in.
fn dialect_of(program: &Program) -> Result<Dialect, SliceError> {
    // An op on which arc-dsl and re-arc agree is written as arc-dsl's and fits both.
    let (mut found, mut found_is_loose) = (None, true);
    for (index, step) in program.steps.iter().enumerate() {
        for operand in step.operands() {
            let Operand::Constant(Value::Function(Function::Op(op, dialect))) = operand else {
                continue;
            };
            let is_loose = !dialect.is_tok() && !op.differs_in_rearc();
            let known = *found.get_or_insert(*dialect);
            let fits = match (is_loose, found_is_loose) {
                (false, false) => known == *dialect,
                _ => known.is_tok() == dialect.is_tok(),
            };
            if !fits {
                let t = index as u32 + 1;
                return Err(SliceError::Mixed(t, known.name(), dialect.name()));
            }
            if !is_loose {
                (found, found_is_loose) = (Some(*dialect), false);
            }
        }
    }
    Ok(found.unwrap_or(Dialect::ArcDsl))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dialect(steps: &str) -> Result<Dialect, SliceError> {
        dialect_of(&steps.parse().unwrap())
    }

    #[test]
    fn a_slice_has_one_dialect() {
        assert_eq!(dialect("t1 = rot90(I)\n"), Ok(Dialect::ArcDsl));
        assert_eq!(dialect("t1 = rot90(I)\nt2 = re.argmax(t1, size)\n"), Ok(Dialect::ReArc));
        assert_eq!(dialect("t1 = re.argmax(I, size)\nt2 = rot90(I)\n"), Ok(Dialect::ReArc));
        assert_eq!(dialect("t1 = tok.rot90(I)\n"), Ok(Dialect::Tokpidjin));
        let mixed = |t, a, b| Err(SliceError::Mixed(t, a, b));
        let (arc, re, tok) = ("arc-dsl", "re-arc", "tokpidjin");
        assert_eq!(dialect("t1 = rot90(I)\nt2 = tok.rot90(t1)\n"), mixed(2, arc, tok));
        assert_eq!(dialect("t1 = tok.rot90(I)\nt2 = rot90(t1)\n"), mixed(2, tok, arc));
        let both = "t1 = argmax(I, size)\nt2 = re.argmax(I, size)\n";
        assert_eq!(dialect(both), mixed(2, arc, re));
    }
}
