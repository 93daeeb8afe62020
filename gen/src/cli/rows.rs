//! What a run says about each solver and sample: JSON lines, and what the counts need.

use super::cases::Case;
use super::scoring::differ_score;
use batt_gen::Merged;
use dsl::{Fault, Grid, Slot, Value};
use dsl_batch::{LaneResult, Program};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

/// A result in its JSON form.
#[derive(Serialize)]
struct Row<'a> {
    solver: &'a str,
    task: &'a str,
    kind: &'static str,
    index: usize,
    output: Option<JsonGrid<'a>>,
    error: Option<JsonFault>,
    #[serde(rename = "match")]
    matched: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nongrid: Option<String>,
    #[serde(flatten)]
    merged: Option<MergedPart<'a>>,
}

/// What only merged runs have.
#[derive(Serialize)]
struct MergedPart<'a> {
    evolved: bool,
    scores: Vec<JsonScore<'a>>,
    /// The same for the input itself, to see whether a solver improves on it.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    input_scores: &'a [JsonScore<'a>],
}

#[derive(Clone, Copy, Serialize)]
struct JsonFault {
    kind: &'static str,
    t: u32,
    op: &'static str,
}

impl JsonFault {
    fn new(fault: Fault, program: &Program) -> JsonFault {
        let op = program.steps.get(fault.t as usize - 1).map_or("", |step| step.op_name());
        JsonFault { kind: fault.kind.name(), t: fault.t, op }
    }
}

#[derive(Serialize)]
struct JsonScore<'a> {
    differ: &'a str,
    t: u32,
    score: Option<i64>,
    detail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<JsonFault>,
}

struct JsonGrid<'a>(&'a Grid);

impl Serialize for JsonGrid<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let grid = self.0;
        let mut rows = serializer.serialize_seq(Some(grid.height()))?;
        let Some(bytes) = grid.bytes() else {
            for row in grid.rows() {
                rows.serialize_element(row.to_slice().unwrap_or_default())?;
            }
            return rows.end();
        };
        for i in 0..grid.height() {
            let row = i * grid.width()..(i + 1) * grid.width();
            rows.serialize_element(bytes.get(row).unwrap_or_default())?;
        }
        rows.end()
    }
}

/// A line of the log.
#[derive(Serialize)]
struct LogLine<'a> {
    solver: &'a str,
    /// Further solvers and differs of a merged batt that share the step.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    also: &'a [&'a str],
    task: &'a str,
    sample: String,
    t: u32,
    op: &'static str,
    kind: &'static str,
}

/// What a solver's result on a sample counts as.
pub struct Judged {
    pub solver: usize,
    pub case: usize,
    /// Whether it is the true output; none where that is unknown.
    pub matched: Option<bool>,
    pub fault: Option<Fault>,
    /// The output, unless it is no grid.
    pub grid: Option<Grid>,
    /// The output in text form where it is no grid and a report wants it.
    pub nongrid: Option<String>,
    /// What each differ's score of the output counts.
    pub scores: Vec<Option<u64>>,
}

/// What one lane gave, ready to be written and counted.
#[derive(Default)]
pub struct LaneRows {
    pub jsonl: Vec<u8>,
    pub log: Vec<u8>,
    pub judged: Vec<Judged>,
    /// What each differ's score of the input itself counts, with the place of the sample.
    pub input: Option<(usize, Vec<Option<u64>>)>,
}

/// What is wanted of a lane besides the counts.
#[derive(Clone, Copy)]
pub struct Wanted {
    pub jsonl: bool,
    pub log: bool,
    pub report: bool,
}

/// The grid that a result is: at least one row and one column.
pub fn as_grid(value: &Value) -> Option<&Grid> {
    match value {
        Value::Grid(grid) if grid.width() > 0 => Some(grid),
        _ => None,
    }
}

fn matches(slot: &Slot, case: &Case) -> Option<bool> {
    let expected = case.expected.as_ref()?;
    Some(slot.as_ref().ok().and_then(as_grid) == Some(expected))
}

fn judge(wanted: Wanted, solver: usize, (number, case): (usize, &Case), slot: &Slot) -> Judged {
    let value = slot.as_ref().ok();
    let grid = value.and_then(as_grid).cloned();
    let nongrid = value.filter(|_| wanted.report && grid.is_none()).map(Value::to_string);
    let fault = slot.as_ref().err().copied();
    let (matched, scores) = (matches(slot, case), Vec::new());
    Judged { solver, case: number, matched, fault, grid, nongrid, scores }
}

fn row<'a>(
    solver: &'a str,
    task: &'a str,
    case: &Case,
    slot: &'a Slot,
    program: &Program,
    merged: Option<MergedPart<'a>>,
) -> Row<'a> {
    let value = slot.as_ref().ok();
    let grid = value.and_then(as_grid);
    Row {
        solver,
        task,
        kind: case.name.kind(),
        index: case.name.index,
        output: grid.map(JsonGrid),
        error: slot.as_ref().err().map(|fault| JsonFault::new(*fault, program)),
        matched: matches(slot, case),
        nongrid: value.filter(|_| grid.is_none()).map(Value::to_string),
        merged,
    }
}

/// Adds a value as a line. Writing into memory does not fail.
fn push_line(lines: &mut Vec<u8>, value: &impl Serialize) {
    if serde_json::to_writer(&mut *lines, value).is_ok() {
        lines.push(b'\n');
    }
}

/// The rows of a solver's own program.
pub fn own_rows(
    wanted: Wanted,
    (number, solver): (usize, &batt_gen::Solver),
    task: &str,
    (place, case): (usize, &Case),
    result: &LaneResult,
) -> LaneRows {
    let mut rows = LaneRows::default();
    let Some(slot) = result.outputs.first() else { return rows };
    rows.judged.push(judge(wanted, number, (place, case), slot));
    if wanted.jsonl {
        let row = row(&solver.id, task, case, slot, &solver.program, None);
        push_line(&mut rows.jsonl, &row);
    }
    if wanted.log {
        for fault in &result.faults {
            let JsonFault { kind, t, op } = JsonFault::new(*fault, &solver.program);
            let sample = case.name.to_string();
            let line = LogLine { solver: &solver.id, also: &[], task, sample, t, op, kind };
            push_line(&mut rows.log, &line);
        }
    }
    rows
}

/// The rows of a batt on one sample. `blind` ran without the true output and gives the outputs,
/// `told` ran with it and gives the scores.
pub struct MergedRows<'a> {
    pub merged: &'a Merged,
    /// Which steps the outputs need.
    pub for_outputs: &'a [bool],
    pub wanted: Wanted,
}

impl MergedRows<'_> {
    pub fn rows(
        &self,
        task: &str,
        (place, case): (usize, &Case),
        blind: &LaneResult,
        told: &LaneResult,
    ) -> LaneRows {
        let mut rows = LaneRows::default();
        let program = &self.merged.program;
        // Scores come as the merge made them: those of the input, then those of each solver.
        let per_solver = program.scores.len() / (program.outputs.len() + 1).max(1);
        let range = |block: usize| block * per_solver..(block + 1) * per_solver;
        let scores = |block: usize| {
            range(block).filter_map(|index| self.score(index, told)).collect::<Vec<_>>()
        };
        let counted = |block: usize| {
            let slots = told.scores[range(block)].iter();
            slots.map(|slot| slot.as_ref().ok().and_then(differ_score)).collect::<Vec<_>>()
        };
        rows.input = Some((place, counted(0)));
        let input_scores = if self.wanted.jsonl { scores(0) } else { Vec::new() };
        for (number, (output, slot)) in program.outputs.iter().zip(&blind.outputs).enumerate() {
            let judged = judge(self.wanted, number, (place, case), slot);
            rows.judged.push(Judged { scores: counted(number + 1), ..judged });
            if self.wanted.jsonl {
                let part = MergedPart {
                    evolved: output.evolved,
                    scores: scores(number + 1),
                    input_scores: &input_scores,
                };
                let row = row(&output.solver, task, case, slot, program, Some(part));
                push_line(&mut rows.jsonl, &row);
            }
        }
        if self.wanted.log {
            let needed = |fault: &&Fault| self.for_outputs[fault.t as usize - 1];
            let of_outputs = blind.faults.iter().filter(|fault| needed(fault));
            let of_scores = told.faults.iter().filter(|fault| !needed(fault));
            for fault in of_outputs.chain(of_scores) {
                self.log(&mut rows.log, task, case, *fault);
            }
        }
        rows
    }

    fn score<'a>(&'a self, index: usize, told: &LaneResult) -> Option<JsonScore<'a>> {
        let program = &self.merged.program;
        let score = program.scores.get(index)?;
        let slot = told.scores.get(index)?;
        let (value, detail) = match slot {
            Ok(value) => split_score(value),
            Err(_) => (None, None),
        };
        let error = slot.as_ref().err().map(|fault| JsonFault::new(*fault, program));
        Some(JsonScore { differ: &score.differ, t: score.value.t(), score: value, detail, error })
    }

    fn log(&self, lines: &mut Vec<u8>, task: &str, case: &Case, fault: Fault) {
        let JsonFault { kind, t, op } = JsonFault::new(fault, &self.merged.program);
        let mut ids: Vec<&str> = Vec::new();
        for origin in &self.merged.origins[t as usize - 1] {
            if !ids.contains(&origin.id.as_str()) {
                ids.push(&origin.id);
            }
        }
        let (solver, also) =
            ids.split_first().map_or(("", &[][..]), |(first, rest)| (*first, rest));
        let sample = case.name.to_string();
        push_line(lines, &LogLine { solver, also, task, sample, t, op, kind });
    }
}

/// A differ's result `(score, detail)`; anything else is all detail.
fn split_score(value: &Value) -> (Option<i64>, Option<String>) {
    if let Value::Pair((score, detail)) = value {
        return (Some(*score), Some(detail.to_string()));
    }
    match value {
        Value::Tuple(items) => match &items[..] {
            [Value::Int(score), detail] => (Some(*score), Some(detail.to_string())),
            _ => (None, Some(value.to_string())),
        },
        Value::Int(score) => (Some(*score), None),
        _ => (None, Some(value.to_string())),
    }
}
