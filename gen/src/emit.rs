//! A batt as Rust source.

use crate::merge::{Merged, Origin};
use dsl::{Dialect, Function, Operand, Policy, Value};
use dsl_batch::Step;
use std::fmt::Write;

/// Steps in one emitted function: rustc takes many small functions faster than a large one.
const PART: usize = 200;

/// Lines longer than this are broken, as rustfmt does.
const MAX_WIDTH: usize = 100;

/// A Rust module with `batt`, for one sample, and `batt_batch`, for many. The text depends on
/// nothing but the arguments.
///
/// ```
/// use batt_gen::{Merged, emit};
/// use dsl::Policy;
/// let program = "t1 = rot90(I)\no turn = t1\n".parse().unwrap();
/// let merged = Merged { program, origins: vec![vec![]] };
/// let rust = emit(&merged, "turns", Policy::Poison);
/// assert!(rust.contains("t[1] = s.arc(&ROT90, &[I]);"));
/// ```
#[must_use]
pub fn emit(merged: &Merged, name: &str, policy: Policy) -> String {
    let program = &merged.program;
    let mut text = header(merged, name, policy);
    let parts = program.steps.len().div_ceil(PART);
    text.push_str("/// All steps, outputs and scores: `t[n]` is the value of step n.\n");
    text.push_str("fn steps(s: &mut dyn Steps) {\n");
    let _ = writeln!(text, "    let t = &mut [I; {}];", program.steps.len() + 1);
    for part in 1..=parts {
        let _ = writeln!(text, "    steps_{part}(s, t);");
    }
    text.push_str("    outputs(s, t);\n}\n");
    for part in 0..parts {
        let _ = write!(text, "\nfn steps_{}(s: &mut dyn Steps, t: &mut [Arg]) {{\n", part + 1);
        for index in part * PART..program.steps.len().min((part + 1) * PART) {
            emit_step(&mut text, index + 1, &program.steps[index], &merged.origins[index]);
        }
        text.push_str("}\n");
    }
    text.push_str("\nfn outputs(s: &mut dyn Steps, t: &[Arg]) {\n");
    if program.outputs.is_empty() && program.scores.is_empty() {
        text.push_str("    let _ = (s, t);\n");
    }
    for output in &program.outputs {
        let names = [quoted(&output.solver), output.evolved.to_string()];
        root(&mut text, "s.output", &output.value, &output.guards, names);
    }
    for score in &program.scores {
        let solver = match &score.solver {
            Some(solver) => format!("Some({})", quoted(solver)),
            None => "None".to_owned(),
        };
        root(&mut text, "s.score", &score.value, &score.guards, [solver, quoted(&score.differ)]);
    }
    text.push_str("}\n");
    text
}

fn header(merged: &Merged, name: &str, policy: Policy) -> String {
    let program = &merged.program;
    let policy = match policy {
        Policy::Poison => "Poison",
        Policy::SafeDefault => "SafeDefault",
    };
    let (steps, outputs, scores) =
        (program.steps.len(), program.outputs.len(), program.scores.len());
    let hash = program.content_hash();
    format!(
        "//! {name}: {steps} steps, {outputs} outputs, {scores} scores. Content {hash}.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{{BatchBuilder, Device}};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::{policy};

/// All outputs and scores for one sample.
#[must_use]
pub fn batt(sample: &Sample) -> Batt {{
    let mut run = Run::new(sample, POLICY);
    steps(&mut run);
    run.finish()
}}

/// All outputs and scores for every sample, computed on the device in one go.
#[must_use]
pub fn batt_batch(device: &Device, samples: &[Sample]) -> Vec<Batt> {{
    let mut batch = BatchBuilder::new(POLICY);
    steps(&mut batch);
    batch.run(device, samples)
}}

"
    )
}

fn emit_step(text: &mut String, t: usize, step: &Step, origins: &[Origin]) {
    if !origins.is_empty() {
        let _ = writeln!(text, "    // {}", origins_text(origins));
    }
    let args: Vec<String> = step.args.iter().map(operand).collect();
    let (method, first) = match &step.callee {
        Operand::Constant(Value::Function(Function::Op(op, dialect))) => {
            (dialect_word(*dialect), format!("&{}", op.name.to_uppercase()))
        }
        callee => ("call", operand(callee)),
    };
    let one_line = format!("    t[{t}] = s.{method}({first}, &[{}]);\n", args.join(", "));
    if one_line.len() <= MAX_WIDTH {
        text.push_str(&one_line);
    } else {
        let _ = write!(text, "    t[{t}] = s.{method}(\n        {first},\n        &[\n");
        for arg in args {
            let _ = writeln!(text, "            {arg},");
        }
        text.push_str("        ],\n    );\n");
    }
}

fn root(text: &mut String, method: &str, value: &Operand, guards: &[u32], names: [String; 2]) {
    let guards: Vec<String> = guards.iter().map(|t| format!("t[{t}]")).collect();
    let [first, second] = names;
    let args = [operand(value), format!("&[{}]", guards.join(", ")), first, second];
    let one_line = format!("    {method}({});\n", args.join(", "));
    if one_line.len() <= MAX_WIDTH {
        text.push_str(&one_line);
    } else {
        let _ = writeln!(text, "    {method}(");
        for arg in args {
            match arg.len() + 9 <= MAX_WIDTH || guards.is_empty() {
                true => drop(writeln!(text, "        {arg},")),
                false => fill(text, &guards),
            }
        }
        text.push_str("    );\n");
    }
}

/// A list of many short items, as many in a line as there is room for.
fn fill(text: &mut String, items: &[String]) {
    text.push_str("        &[");
    let mut width = MAX_WIDTH;
    for item in items {
        if width + 2 + item.len() > MAX_WIDTH {
            text.push_str("\n            ");
            width = 12;
        } else {
            text.push(' ');
            width += 1;
        }
        let _ = write!(text, "{item},");
        width += item.len() + 1;
    }
    text.push_str("\n        ],\n");
}

/// `x3 of turn, x1 of mirror and 7 more`.
fn origins_text(origins: &[Origin]) -> String {
    const MOST: usize = 3;
    let named = origins.iter().take(MOST).map(|origin| match origin.name.as_str() {
        "" => format!("inside {}", origin.id),
        name => format!("{name} of {}", origin.id),
    });
    let named = named.collect::<Vec<_>>().join(", ");
    match origins.len().saturating_sub(MOST) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}

fn dialect_word(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::ArcDsl => "arc",
        Dialect::ReArc => "rearc",
        Dialect::Tokpidjin => "tok",
    }
}

fn operand(operand: &Operand) -> String {
    match operand {
        Operand::S => "S".to_owned(),
        Operand::I => "I".to_owned(),
        Operand::C => "C".to_owned(),
        Operand::T(t) => format!("t[{t}]"),
        Operand::Constant(Value::Int(n)) => format!("Int({n})"),
        Operand::Constant(Value::Pair((i, j))) => format!("Pair({i}, {j})"),
        Operand::Constant(Value::Function(Function::Op(op, dialect))) => {
            format!("Arg::{}(&{})", dialect_word(*dialect), op.name.to_uppercase())
        }
        Operand::Constant(value) => format!("Text({})", quoted(&value.to_string())),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.escape_default())
}
