//! The counts of a run, and how they are told.

use super::args::{Mode, RunArgs};
use super::cases::Cases;
use super::course::Course;
use super::inputs::Inputs;
use super::rows::Judged;
use super::scoring::Scoring;
use super::{counted, demo, listed, style, terminal_width};
use dsl::task::{beside, render};
use dsl::{Error, Grid};
use dsl_batch::{Device, Reason};
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

/// How many solvers that are wrong somewhere are named.
const WRONG_NAMES: usize = 4;

/// What a run has given so far.
pub struct Tally {
    rows: usize,
    known: usize,
    matched: usize,
    nongrids: usize,
    errors: [usize; Error::ALL.len()],
    /// For each task, whether a solver ran on it.
    tried: Vec<bool>,
    /// For each sample, whether a solver matches it.
    matched_cases: Vec<bool>,
    /// For each solver, whether it misses a sample whose true output is known.
    misses: Vec<bool>,
    example: Option<Example>,
}

struct Example {
    solver: usize,
    case: usize,
    output: Grid,
}

/// What the summary tells besides the counts.
pub struct Setting<'a> {
    pub inputs: &'a Inputs,
    pub cases: &'a Cases,
    pub device: &'a Device,
    pub threads: usize,
    pub args: &'a RunArgs,
    /// Where the report is.
    pub report: Option<&'a Path>,
    pub scoring: &'a Scoring,
    pub course: &'a Course,
}

impl Tally {
    /// No result yet. Without owners, every solver runs on every task.
    pub fn new(inputs: &Inputs, owners: &[usize], cases: &Cases) -> Tally {
        let mut tried = vec![owners.is_empty(); inputs.tasks.len()];
        for &task in owners {
            tried[task] = true;
        }
        Tally {
            rows: 0,
            known: 0,
            matched: 0,
            nongrids: 0,
            errors: Default::default(),
            tried,
            matched_cases: vec![false; cases.all.len()],
            misses: vec![false; inputs.solvers.len()],
            example: None,
        }
    }

    /// Counts a result.
    pub fn count(&mut self, cases: &Cases, judged: &Judged) {
        let case = &cases.all[judged.case];
        let matched = judged.matched == Some(true);
        self.rows += 1;
        self.known += usize::from(judged.matched.is_some());
        self.matched += usize::from(matched);
        self.matched_cases[judged.case] |= matched;
        self.misses[judged.solver] |= judged.matched == Some(false);
        match judged.fault {
            Some(fault) => self.errors[fault.kind as usize] += 1,
            None => self.nongrids += usize::from(judged.grid.is_none()),
        }
        self.keep_example(case.name.train, matched, judged);
    }

    /// Keeps the first solved test sample that is pleasant to look at.
    fn keep_example(&mut self, train: bool, matched: bool, judged: &Judged) {
        const MOST: usize = 10;
        let fits = |grid: &Grid| grid.height() <= MOST && grid.width() <= MOST && grid.width() > 4;
        if self.example.is_none()
            && matched
            && !train
            && let Some(output) = judged.grid.clone().filter(fits)
        {
            self.example = Some(Example { solver: judged.solver, case: judged.case, output });
        }
    }

    /// The whole summary.
    pub fn summary(&self, setting: &Setting<'_>, time: Duration) -> String {
        let mut text = String::new();
        if setting.inputs.is_demo {
            text.push_str(&self.example_text(setting).unwrap_or_default());
        }
        for (label, content) in self.lines(setting, time) {
            let _ = writeln!(text, "{label:<16} {content}");
        }
        if setting.args.mode == Mode::Merged {
            for (number, line) in setting.scoring.best(setting.inputs).iter().enumerate() {
                let label = if number == 0 { "best solvers" } else { "" };
                let _ = writeln!(text, "{label:<16} {line}");
            }
        } else if let (wrong, _) = self.wrong(setting.inputs)
            && !wrong.is_empty()
        {
            let _ = writeln!(text, "{:<16} {}", "wrong somewhere", listed(&wrong, WRONG_NAMES));
        }
        if let Some(report) = setting.report {
            let hint = if setting.inputs.is_demo { ", a page for the browser" } else { "" };
            let _ = writeln!(text, "{:<16} {}{hint}", "report", report.display());
        }
        let RunArgs { jsonl, log, submission, ranking, .. } = setting.args;
        let written = [jsonl, log, submission, ranking].into_iter().flatten();
        let written: Vec<String> = written.map(|path| path.display().to_string()).collect();
        if !written.is_empty() {
            let _ = writeln!(text, "{:<16} {}", "written", written.join(", "));
        }
        if setting.args.stats {
            text.push_str(&stats(setting.device));
            text.push_str(&setting.course.stats());
        }
        if setting.inputs.is_demo {
            text.push_str(NEXT);
        }
        text
    }

    /// The counts and the setting, as labels and contents.
    pub fn lines(&self, setting: &Setting<'_>, time: Duration) -> Vec<(&'static str, String)> {
        let count = |flags: &[bool]| flags.iter().filter(|flag| **flag).count();
        let tried = count(&self.tried);
        let mut solved = format!("{} of {tried}", setting.scoring.solved());
        if tried < self.tried.len() {
            let _ = write!(solved, " with a solver ({} in all)", self.tried.len());
        }
        let mut matched = format!("{} of {}", self.matched, self.known);
        if self.known < self.rows {
            let _ = write!(matched, ", {} with unknown output", self.rows - self.known);
        }
        let is_merged = setting.args.mode == Mode::Merged;
        let mut lines = vec![("tasks solved", solved)];
        if is_merged {
            matched.push_str(" (every solver on every sample)");
            let with_match = count(&self.matched_cases);
            let with_match = format!("{with_match} of {} by some solver", self.matched_cases.len());
            lines.push(("samples matched", with_match));
            lines.push(("outputs matched", matched));
        } else {
            lines.push(("samples matched", matched));
        }
        let failed = if is_merged { "outputs failed" } else { "samples failed" };
        lines.push((failed, self.failures()));
        lines.push(("not a grid", self.nongrids.to_string()));
        if !is_merged {
            let (all, (wrong, on_purpose)) = (self.misses.len(), self.wrong(setting.inputs));
            let mut right = format!("{} of {all}", all - wrong.len());
            if on_purpose && !wrong.is_empty() {
                let _ = write!(right, " ({} wrong on purpose)", wrong.len());
            }
            lines.push(("solvers right", right));
        }
        let device = format!("{}, {}", setting.device.name(), counted(setting.threads, "thread"));
        lines.push(("device", device));
        let rounds = setting.args.repeat;
        let samples = if is_merged { setting.cases.all.len() * rounds } else { self.rows };
        let seconds = time.as_secs_f64();
        let speed = samples as f64 / seconds.max(1e-9);
        let digits = if speed < 100.0 { 2 } else { 0 };
        lines.push(("samples/s", format!("{speed:.digits$} ({samples} in {seconds:.3} s)")));
        lines
    }

    /// The solvers that are wrong somewhere, sorted, and whether they are meant to be.
    fn wrong<'a>(&self, inputs: &'a Inputs) -> (Vec<&'a str>, bool) {
        let wrong = inputs.solvers.iter().zip(&self.misses).filter(|(_, misses)| **misses);
        let mut wrong: Vec<&str> = wrong.map(|(solver, _)| solver.id.as_str()).collect();
        wrong.sort_unstable();
        let on_purpose = inputs.is_demo && wrong.iter().all(|id| demo::IMPERFECT.contains(id));
        (wrong, on_purpose)
    }

    fn failures(&self) -> String {
        let kinds = Error::ALL.iter().zip(self.errors).filter(|(_, count)| *count > 0);
        let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{kind} {count}")).collect();
        match self.errors.iter().sum::<usize>() {
            0 => "0".to_owned(),
            all => format!("{all} ({})", kinds.join(", ")),
        }
    }

    fn example_text(&self, setting: &Setting<'_>) -> Option<String> {
        let Example { solver, case, output } = self.example.as_ref()?;
        let solver = &setting.inputs.solvers[*solver].id;
        let case = &setting.cases.all[*case];
        let style = style();
        let blocks = [
            ("input", render(&case.sample.input, style)),
            ("expected", render(case.expected.as_ref()?, style)),
            ("output", render(output, style)),
        ];
        let name = case.name;
        let how = match setting.args.mode {
            Mode::Own => "each on the samples of its own task",
            Mode::Merged => "as one program, on every sample",
        };
        let Inputs { solvers, tasks, .. } = setting.inputs;
        let [solvers, tasks] =
            [(solvers.len(), "solver"), (tasks.len(), "task")].map(|(n, what)| counted(n, what));
        let blocks = beside(&blocks, terminal_width());
        Some(format!(
            "{solvers} ran, {how} ({tasks}). One of them,\n\
             {solver} on {name}, gave this output for the input:\n\n{blocks}\n\n"
        ))
    }
}

const NEXT: &str = "
This was the demo corpus. What to try next (batt is target/release/batt):
  batt show mirrorwall                             a task as colored grids
  batt show mirrorwall --sample train:0            a solver, step by step
  batt run --ids tallest --jsonl rows.jsonl        a task's results, as JSON
  batt run --solvers PATH --tasks PATH --jsonl F   own solvers and tasks
  batt run --help                                  everything else
";

/// What the device counted.
fn stats(device: &Device) -> String {
    let stats = device.stats();
    let reasons = Reason::ALL.iter().zip(stats.reasons).filter(|(_, count)| *count > 0);
    let reasons: Vec<String> =
        reasons.map(|(reason, count)| format!("{} {count}", reason.name())).collect();
    let scalar = match stats.scalar_lanes {
        0 => "0".to_owned(),
        lanes => format!("{lanes} ({})", reasons.join(", ")),
    };
    let mut lines = vec![
        ("lanes", stats.lanes.to_string()),
        ("scalar lanes", scalar),
        ("uploads", format!("{} ({} bytes)", stats.uploads, stats.bytes_up)),
        ("launches", stats.launches.to_string()),
        ("downloads", format!("{} ({} bytes)", stats.downloads, stats.bytes_down)),
    ];
    if device.name() == "cuda" || stats.samples_found > 0 {
        lines.push(("samples found", stats.samples_found.to_string()));
        lines.push(("left to cpu", stats.cpu_lanes.to_string()));
    }
    if let Some(lanes) = device.crossover() {
        let never = lanes == usize::MAX;
        let from = if never { "never faster".to_owned() } else { format!("from {lanes} lanes on") };
        lines.push(("cuda", from));
    }
    lines.iter().fold(String::new(), |mut text, (label, content)| {
        let _ = writeln!(text, "{label:<16} {content}");
        text
    })
}
