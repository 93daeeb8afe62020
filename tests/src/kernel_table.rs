//! The op table as `kernels` has it: numbers, arities, defaults and functions, written from the rows of `dsl`.

use dsl::{Default, Dialect, Op, ops};
use std::fmt::Write;

/// The text of `kernels/src/table/rows.rs`; `calling` are the ops that call functions.
#[must_use]
pub fn rows(calling: &[&str]) -> String {
    let all: Vec<&Op> = ops().collect();
    let mut text =
        "//! Written from the table in `dsl` by `cargo run -p tests --example emit`.\n\n\
        use core::marker::PhantomData;\n\n\
        use super::{Default, Row, Run, by_interpreter};\n\
        use crate::ops::*;\nuse crate::team::Team;\n\n"
            .to_owned();
    let mut line = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    line(format!("/// The number of ops.\npub const COUNT: usize = {};\n", all.len()));
    line("/// The numbers of the ops.\n#[allow(missing_docs)]\npub mod op {".to_owned());
    for (number, op) in all.iter().enumerate() {
        line(format!("    pub const {}: u32 = {number};", op.name.to_uppercase()));
    }
    line(
        "}\n\n/// The rows of all ops.\n#[rustfmt::skip]\npub static ROWS: [Row; COUNT] = ["
            .to_owned(),
    );
    for op in &all {
        let mut row = String::from("    Row { ");
        let _ = write!(row, "params: {}, optional: {}, ", op.params.len(), op.optional);
        let _ = write!(row, "default: Default::{}, ", default(op.default));
        let _ = write!(row, "calls_functions: {} }}, // {}", calling.contains(&op.name), op.name);
        line(row);
    }
    line("];\n\n/// The functions of all ops.\npub struct Table<T>(PhantomData<T>);\n".to_owned());
    line("#[rustfmt::skip]\nimpl<T: Team> Table<T> {".to_owned());
    line("    /// By number.\n    pub const RUN: [Run<T>; COUNT] = [".to_owned());
    for op in &all {
        let function = match op.name {
            name if calling.contains(&name) => "by_interpreter",
            "box" => "r#box",
            "move" => "r#move",
            name => name,
        };
        line(format!("        {function}::<T>,"));
    }
    line("    ];\n}".to_owned());
    text
}

fn default(default: Default) -> &'static str {
    match default {
        Default::EmptySet => "EmptySet",
        Default::EmptyTuple => "EmptyTuple",
        Default::Zero => "Zero",
        Default::Function => "Function",
    }
}

/// The text of `dsl-batch/src/eager/ARC.rs` or `TOK.rs`: one function for every name of a dialect.
#[must_use]
pub fn eager(dialect: Dialect) -> String {
    let word = if dialect.is_tok() { "Tokpidjin" } else { "ArcDsl" };
    let mut text = format!(
        "//! The ops of {} on batches. Written from the table in `dsl` by `cargo run -p tests --example emit`.\n\n\
         use super::run;\nuse crate::{{Batch, BatchArg}};\nuse dsl::Dialect::{word};\n",
        dialect.name()
    );
    let mut spellings: Vec<_> = ops().flat_map(|op| op.spellings.iter().map(move |s| (op, s))).collect();
    spellings.retain(|(_, spelling)| spelling.dialect == dialect);
    spellings.sort_by_key(|(_, spelling)| spelling.name);
    for (op, spelling) in spellings {
        let params: Vec<String> = spelling.params.split(' ').map(param).collect();
        let (kept, left_out) = params.split_at(params.len() - op.optional);
        let mut doc = op.meaning[..1].to_uppercase();
        doc.push_str(&op.meaning[1..]);
        if !left_out.is_empty() {
            let _ = write!(doc, ". Without its last argument");
        }
        let declared: Vec<String> =
            kept.iter().map(|name| format!("{name}: impl Into<BatchArg<'a>>")).collect();
        let passed: Vec<String> = kept.iter().map(|name| format!("{name}.into()")).collect();
        let _ = write!(
            text,
            "\n/// {doc}.\n#[must_use]\npub fn {}<'a>({}) -> Batch {{\n    run(\"{}\", {word}, &[{}])\n}}\n",
            keyword(spelling.name),
            declared.join(", "),
            spelling.name,
            passed.join(", ")
        );
    }
    text
}

fn param(name: &str) -> String {
    keyword(&name.to_lowercase())
}

/// A name that may be a word of Rust.
fn keyword(name: &str) -> String {
    match name {
        "box" | "move" | "type" | "fn" | "where" => format!("r#{name}"),
        _ => name.to_owned(),
    }
}
