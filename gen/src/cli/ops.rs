//! `batt ops`.

use super::args::OpsArgs;
use super::files::is_fresh;
use super::{Failure, Outcome, Verdict, complain, did_you_mean, print};
use dsl::{Default, Dialect, Op, Spelling, find_op, ops};
use serde::Serialize;
use std::fmt::Write;

/// Runs the command.
pub fn run(args: &OpsArgs) -> Outcome {
    let chosen: Vec<&'static Op> = match &args.name {
        Some(name) => find(name)?,
        None => ops().collect(),
    };
    let text = match (args.json, args.markdown, &args.name) {
        (true, ..) => json(&chosen),
        (_, true, _) => markdown(&chosen),
        (_, _, Some(_)) => chosen.iter().map(|op| details(op)).collect::<Vec<_>>().join("\n"),
        _ => table(&chosen),
    };
    let Some(path) = &args.check else {
        print(&text)?;
        return Ok(Verdict::Fine);
    };
    if is_fresh(path, &text)? {
        print(&format!("{}: up to date\n", path.display()))?;
        return Ok(Verdict::Fine);
    }
    complain(&format!("{}: differs from what batt ops prints", path.display()));
    Ok(Verdict::Differs)
}

/// The ops with this name: the canonical one, or all that a dialect calls so.
fn find(name: &str) -> Result<Vec<&'static Op>, Failure> {
    if let Some(op) = ops().find(|op| op.name == name) {
        return Ok(vec![op]);
    }
    let spelled = Dialect::ALL.iter().filter_map(|dialect| find_op(name, *dialect));
    let mut found: Vec<&'static Op> = spelled.collect();
    found.dedup_by_key(|op| op.name);
    if found.is_empty() {
        let known = ops().flat_map(|op| op.spellings).map(|spelling| spelling.name);
        let hint = did_you_mean(name, known);
        return Err(Failure(format!("no op {name}{hint}")));
    }
    Ok(found)
}

/// Where an op has a batched form: on the CPU device, on CUDA.
fn batched(_op: &Op) -> (bool, bool) {
    (false, false)
}

#[derive(Serialize)]
struct JsonOp<'a> {
    name: &'a str,
    aliases: Vec<&'a str>,
    signature: String,
    result: String,
    scalar: bool,
    batch: bool,
    cuda: bool,
    family: &'a str,
    default: &'static str,
    meaning: &'a str,
    example: &'a str,
    spellings: Vec<JsonSpelling<'a>>,
}

#[derive(Serialize)]
struct JsonSpelling<'a> {
    dialect: &'static str,
    name: &'a str,
    params: Vec<&'a str>,
}

fn json(chosen: &[&'static Op]) -> String {
    let list: Vec<JsonOp<'_>> = chosen.iter().map(|op| json_op(op)).collect();
    serde_json::to_string_pretty(&list).unwrap_or_default() + "\n"
}

fn json_op(op: &'static Op) -> JsonOp<'static> {
    let (batch, cuda) = batched(op);
    let spelling = |spelling: &'static Spelling| JsonSpelling {
        dialect: spelling.dialect.name(),
        name: spelling.name,
        params: spelling.params.split_whitespace().collect(),
    };
    JsonOp {
        name: op.name,
        aliases: aliases(op),
        signature: signature(op),
        result: format!("{:?}", op.result),
        scalar: true,
        batch,
        cuda,
        family: op.family,
        default: default(op),
        meaning: op.meaning,
        example: op.example,
        spellings: op.spellings.iter().map(spelling).collect(),
    }
}

/// All names but the canonical one.
fn aliases(op: &'static Op) -> Vec<&'static str> {
    let mut names: Vec<&str> = op.spellings.iter().map(|spelling| spelling.name).collect();
    names.retain(|name| *name != op.name);
    names.sort_unstable();
    names.dedup();
    names
}

/// `fill(grid: Grid, color: Color, patch: Patch)`; an argument that may be left out has a question
/// mark.
fn signature(op: &Op) -> String {
    let names = op.spellings.first().map_or("", |spelling| spelling.params);
    let mut names = names.split_whitespace();
    let required = op.params.len() - op.optional.min(op.params.len());
    let params = op.params.iter().enumerate().map(|(index, kind)| {
        let mark = if index < required { "" } else { "?" };
        format!("{}{mark}: {kind:?}", names.next().unwrap_or("x"))
    });
    format!("{}({})", op.name, params.collect::<Vec<_>>().join(", "))
}

fn default(op: &Op) -> &'static str {
    match op.default {
        Default::EmptySet => "{}",
        Default::EmptyTuple => "()",
        Default::Zero => "0",
        Default::Function => "a function that gives ()",
    }
}

/// The names in a dialect.
fn names_in(op: &Op, dialect: Dialect) -> Vec<&'static str> {
    let own = op.spellings.iter().filter(|spelling| spelling.dialect == dialect);
    own.map(|spelling| spelling.name).collect()
}

/// The dialects with names of their own for an op: `tokpidjin rot90, rot90_t`.
fn spelled(op: &Op) -> String {
    let dialects = [Dialect::ArcDsl, Dialect::Tokpidjin].into_iter();
    let named = dialects.map(|dialect| (dialect, names_in(op, dialect)));
    let texts = named
        .filter(|(_, names)| !names.is_empty())
        .map(|(dialect, names)| format!("{} {}", dialect.name(), names.join(", ")));
    texts.collect::<Vec<_>>().join("; ")
}

fn table(chosen: &[&Op]) -> String {
    let mut text = String::new();
    let mut family = "";
    for op in chosen {
        if op.family != family {
            family = op.family;
            let _ = writeln!(text, "\n{}", family.to_uppercase());
        }
        let _ = writeln!(text, "{} -> {:?}", signature(op), op.result);
        let _ = writeln!(text, "    {}", spelled(op));
        let _ = writeln!(text, "    {}", op.meaning);
    }
    text.trim_start().to_owned()
}

fn details(op: &Op) -> String {
    let (batch, cuda) = batched(op);
    let mut text = format!("{} -> {:?}\n  {}\n\n", signature(op), op.result, op.meaning);
    for spelling in op.spellings {
        let params = spelling.params.replace(' ', ", ");
        let _ = writeln!(text, "  {:<10} {}({params})", spelling.dialect.name(), spelling.name);
    }
    let _ = writeln!(text, "  {:<10} {}", "example", op.example);
    let _ = writeln!(text, "  {:<10} {}", "on error", default(op));
    if op.varies {
        let _ = writeln!(text, "  {:<10} the dialects differ in what it does", "note");
    }
    let mut runs_on = vec!["scalar"];
    runs_on.extend(batch.then_some("batch"));
    runs_on.extend(cuda.then_some("cuda"));
    let _ = writeln!(text, "  {:<10} {}", "runs on", runs_on.join(", "));
    text
}

fn markdown(chosen: &[&Op]) -> String {
    let mut text = String::from(
        "# Ops\n\n\
         Made by `batt ops --markdown`: every op with its names in both dialects. Canonical names are\n\
         arc-dsl's where it has the op. A parameter with a question mark may be left out. *On error*\n\
         is what a failed call gives where errors are replaced by defaults (`--on-error default`).\n",
    );
    let mut family = "";
    for op in chosen {
        if op.family != family {
            family = op.family;
            let _ = write!(
                text,
                "\n## {family}\n\n\
                 | op | arc-dsl | tokpidjin | meaning | example | on error |\n\
                 |---|---|---|---|---|---|\n"
            );
        }
        let names = |dialect| {
            let names = names_in(op, dialect);
            names.iter().map(|name| code(name)).collect::<Vec<_>>().join(" ")
        };
        let _ = writeln!(
            text,
            "| {} → {:?} | {} | {} | {} | {} | {} |",
            code(&signature(op)),
            op.result,
            names(Dialect::ArcDsl),
            names(Dialect::Tokpidjin),
            cell(op.meaning),
            if op.example.is_empty() { String::new() } else { code(op.example) },
            cell(default(op)),
        );
    }
    text
}

/// Text inside a table's cell.
fn cell(text: &str) -> String {
    let special = |c: char| matches!(c, '|' | '<' | '*' | '_' | '`');
    text.chars().fold(String::new(), |mut cell, c| {
        if special(c) {
            cell.push('\\');
        }
        cell.push(c);
        cell
    })
}

/// Code inside a table's cell.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}
