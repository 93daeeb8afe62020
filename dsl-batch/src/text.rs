//! The text and JSON forms of programs.
//!
//! Text, one line per step, output and score; names of ops are canonical, with `re.` or `tok.` in
//! front where they have that dialect's meaning:
//!
//! ```text
//! t1 = hmirror(I)
//! t2 = tok.crop(t1, (0, 0), (2, 2))
//! t3 = rbind(add, 2)
//! t4 = t3(5)
//! o turn = t2
//! o turn_2 evolved = t4 after t3
//! s turn samecells = t7
//! s - samecells = t9
//! ```
//!
//! What stands behind `after` are guards, see [`ProgramOutput::guards`].

use crate::{Program, ProgramOutput, ProgramScore, Step};
use dsl::{Dialect, Function, Op, Operand, Value, ops, parse};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;
use thiserror::Error;

/// Why a text is no program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
#[non_exhaustive]
pub struct ProgramError {
    /// The line, from 1; 0 where there are no lines.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

const PREFIXES: [(Dialect, &str); 3] =
    [(Dialect::ArcDsl, ""), (Dialect::ReArc, "re."), (Dialect::Tokpidjin, "tok.")];

fn op_text(op: &Op, dialect: Dialect) -> String {
    let prefix = PREFIXES.iter().find(|(d, _)| *d == dialect).map_or("", |(_, prefix)| prefix);
    format!("{prefix}{}", op.name)
}

/// How an operand is written.
pub(crate) fn operand_text(operand: &Operand) -> String {
    match operand {
        Operand::S => "S".to_owned(),
        Operand::I => "I".to_owned(),
        Operand::C => "C".to_owned(),
        Operand::T(t) => format!("t{t}"),
        Operand::Constant(Value::Function(Function::Op(op, dialect))) => op_text(op, *dialect),
        Operand::Constant(value) => value.to_string(),
    }
}

fn parse_op(text: &str) -> Option<Operand> {
    static NAMES: LazyLock<HashMap<&str, &'static Op>> =
        LazyLock::new(|| ops().map(|op| (op.name, op)).collect());
    let (dialect, name) = PREFIXES
        .iter()
        .rev()
        .find_map(|(dialect, prefix)| Some((*dialect, text.strip_prefix(prefix)?)))?;
    let op = NAMES.get(name)?;
    Some(Operand::Constant(Function::Op(op, dialect).into()))
}

fn parse_operand(text: &str, steps: usize) -> Result<Operand, String> {
    match text {
        "S" => return Ok(Operand::S),
        "I" => return Ok(Operand::I),
        "C" => return Ok(Operand::C),
        _ => {}
    }
    if let Some(t) = text.strip_prefix('t').and_then(|digits| digits.parse::<u32>().ok()) {
        return match (1..=steps).contains(&(t as usize)) {
            true => Ok(Operand::T(t)),
            false => Err(format!("{text} is not an earlier step")),
        };
    }
    if let Some(op) = parse_op(text) {
        return Ok(op);
    }
    match parse(text, Dialect::ArcDsl) {
        Ok(value) => Ok(Operand::Constant(value)),
        Err(error) => Err(format!("{text}: {error}")),
    }
}

/// The arguments between the parentheses, split at the commas outside of any brackets.
fn split_args(text: &str) -> Vec<&str> {
    let mut args = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                args.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        args.push(last);
    }
    args
}

fn step_text(step: &Step) -> String {
    let args: Vec<String> = step.args.iter().map(operand_text).collect();
    format!("{}({})", operand_text(&step.callee), args.join(", "))
}

/// What is called, and what stands between the parentheses at the end.
fn split_call(text: &str) -> Option<(&str, &str)> {
    let inside = text.trim_end().strip_suffix(')')?;
    let mut depth = 0;
    for (at, c) in inside.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' if depth == 0 => return Some((&inside[..at], &inside[at + 1..])),
            '(' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn parse_step(text: &str, steps: usize) -> Result<Step, String> {
    let (callee, args) =
        split_call(text).ok_or_else(|| format!("expected a call, found {text}"))?;
    Ok(Step {
        callee: parse_operand(callee.trim(), steps)?,
        args: split_args(args)
            .into_iter()
            .map(|arg| parse_operand(arg, steps))
            .collect::<Result<_, _>>()?,
    })
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.steps.iter().enumerate() {
            writeln!(f, "t{} = {}", index + 1, step_text(step))?;
        }
        for ProgramOutput { value, guards, evolved, solver } in &self.outputs {
            let evolved = if *evolved { " evolved" } else { "" };
            writeln!(f, "o {solver}{evolved} = {}", root_text(value, guards))?;
        }
        for ProgramScore { value, guards, solver, differ } in &self.scores {
            let solver = solver.as_deref().unwrap_or("-");
            writeln!(f, "s {solver} {differ} = {}", root_text(value, guards))?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Program {
    type Err = ProgramError;

    fn from_str(text: &str) -> Result<Program, ProgramError> {
        let mut program = Program::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                parse_line(line, &mut program)
                    .map_err(|problem| ProgramError { line: index + 1, problem })?;
            }
        }
        Ok(program)
    }
}

fn root_text(value: &Operand, guards: &[u32]) -> String {
    let guards: Vec<String> = guards.iter().map(|t| format!("t{t}")).collect();
    match guards.is_empty() {
        true => operand_text(value),
        false => format!("{} after {}", operand_text(value), guards.join(", ")),
    }
}

fn parse_root(text: &str, steps: usize) -> Result<(Operand, Vec<u32>), String> {
    let (value, guards) = text.split_once(" after ").unwrap_or((text, ""));
    let guards = split_args(guards).into_iter().map(|guard| match parse_operand(guard, steps)? {
        Operand::T(t) => Ok(t),
        _ => Err(format!("{guard} is not a step")),
    });
    Ok((parse_operand(value.trim(), steps)?, guards.collect::<Result<_, _>>()?))
}

fn parse_line(line: &str, program: &mut Program) -> Result<(), String> {
    let (names, text) = line.split_once(" = ").ok_or("expected `name = …`")?;
    let steps = program.steps.len();
    let words: Vec<&str> = names.split_whitespace().collect();
    match words[..] {
        ["o", solver, ref rest @ ..] if rest.is_empty() || rest == ["evolved"] => {
            let (value, guards) = parse_root(text, steps)?;
            let (evolved, solver) = (!rest.is_empty(), solver.to_owned());
            program.outputs.push(ProgramOutput { value, guards, evolved, solver });
        }
        ["s", solver, differ] => {
            let (value, guards) = parse_root(text, steps)?;
            let solver = (solver != "-").then(|| solver.to_owned());
            program.scores.push(ProgramScore { value, guards, solver, differ: differ.to_owned() });
        }
        [name] if name == format!("t{}", steps + 1) => program.steps.push(parse_step(text, steps)?),
        _ => return Err(format!("expected t{}, o or s, found {names}", steps + 1)),
    }
    Ok(())
}

#[derive(Serialize, Deserialize)]
struct JsonProgram {
    steps: Vec<String>,
    outputs: Vec<JsonOutput>,
    scores: Vec<JsonScore>,
}

#[derive(Serialize, Deserialize)]
struct JsonOutput {
    /// The value, with its guards.
    value: String,
    evolved: bool,
    solver: String,
}

#[derive(Serialize, Deserialize)]
struct JsonScore {
    /// The value, with its guards.
    value: String,
    solver: Option<String>,
    differ: String,
}

impl Program {
    /// The JSON form: the parts of the text form as strings.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let json = JsonProgram {
            steps: self.steps.iter().map(step_text).collect(),
            outputs: self
                .outputs
                .iter()
                .map(|o| JsonOutput {
                    value: root_text(&o.value, &o.guards),
                    evolved: o.evolved,
                    solver: o.solver.clone(),
                })
                .collect(),
            scores: self
                .scores
                .iter()
                .map(|s| JsonScore {
                    value: root_text(&s.value, &s.guards),
                    solver: s.solver.clone(),
                    differ: s.differ.clone(),
                })
                .collect(),
        };
        serde_json::to_value(json).unwrap_or_default()
    }

    /// Reads the JSON form.
    pub fn from_json(json: &serde_json::Value) -> Result<Program, ProgramError> {
        let fail = |problem: String| ProgramError { line: 0, problem };
        let json = JsonProgram::deserialize(json).map_err(|e| fail(e.to_string()))?;
        let mut program = Program::default();
        for text in &json.steps {
            let step = parse_step(text, program.steps.len()).map_err(fail)?;
            program.steps.push(step);
        }
        let steps = program.steps.len();
        for JsonOutput { value, evolved, solver } in json.outputs {
            let (value, guards) = parse_root(&value, steps).map_err(fail)?;
            program.outputs.push(ProgramOutput { value, guards, evolved, solver });
        }
        for JsonScore { value, solver, differ } in json.scores {
            let (value, guards) = parse_root(&value, steps).map_err(fail)?;
            program.scores.push(ProgramScore { value, guards, solver, differ });
        }
        Ok(program)
    }
}
