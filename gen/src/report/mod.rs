//! A run as one self-contained page that looks up nothing outside itself.
//!
//! The page is written while results come in: first its frame and the tasks' grids, then blocks of
//! results, each compressed by itself and opened by the browser only when a row of it is looked at,
//! then one character per result, which is all that the list needs.

mod pack;
mod profile;

pub use profile::{OpRow, ProfileTable, SolverRow};

use dsl::task::{Task, rgb};
use dsl::{Error, Grid};
use pack::{Block, packed, script};
use serde::Serialize;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("style.css");
const CODE: &str = concat!(include_str!("profile.js"), include_str!("page.js"));

/// What a solver gave for a sample.
#[derive(Clone, Copy, Debug)]
pub enum Produced<'a> {
    /// A grid.
    Grid(&'a Grid),
    /// Another value, in its text form.
    Other(&'a str),
    /// Nothing: step `t` failed.
    Nothing(Error, u32),
}

/// A step that failed, as the page tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct FailedStep {
    /// The op called.
    pub op: String,
    /// The variable that was to get its value; empty for a nested call.
    pub name: String,
    /// The call as it stands in the source.
    pub call: String,
}

/// Which solvers run on which tasks.
pub enum Layout<'a> {
    /// Each solver on one task, by its place.
    Own(&'a [usize]),
    /// Every solver on every task.
    Merged,
}

/// A page under way.
pub struct Report {
    solvers: Vec<String>,
    /// In mode own, the task of each solver and the place of its first result.
    owners: Option<Vec<(usize, usize)>>,
    tasks: Vec<TaskHead>,
    /// The first sample of each task.
    first_case: Vec<usize>,
    /// For each task block, its first task.
    task_blocks: Vec<usize>,
    /// For each result, what became of it.
    states: Vec<u8>,
    /// For each finished block, the place of its first result.
    blocks: Vec<usize>,
    block: Block,
    /// What can be written.
    ready: Vec<u8>,
}

/// A task as the list knows it.
#[derive(Serialize)]
struct TaskHead {
    id: String,
    train: usize,
    /// For each sample, 1 where the true output is known and 0 elsewhere.
    known: String,
}

/// What the page's code reads first.
#[derive(Serialize)]
struct Run<'a> {
    facts: &'a [(&'a str, String)],
    palette: Vec<String>,
    kinds: Vec<&'static str>,
    solvers: &'a [String],
    tasks: &'a [TaskHead],
    owners: Option<Vec<usize>>,
    task_blocks: &'a [usize],
    blocks: &'a [usize],
    states: &'a str,
    profile: Option<&'a ProfileTable>,
}

/// Not run.
const ABSENT: u8 = b'-';

impl Report {
    /// Begins a page.
    pub fn new(tasks: &[Task], solvers: Vec<String>, layout: &Layout<'_>) -> Report {
        let heads: Vec<TaskHead> = tasks.iter().map(TaskHead::new).collect();
        let mut cases = 0;
        let mut first_case = Vec::with_capacity(heads.len());
        for head in &heads {
            first_case.push(cases);
            cases += head.known.len();
        }
        let mut results = 0;
        let owners = match layout {
            Layout::Merged => {
                results = cases * solvers.len();
                None
            }
            Layout::Own(owners) => Some(Vec::from_iter(owners.iter().map(|&task| {
                let first = results;
                results += heads[task].known.len();
                (task, first)
            }))),
        };
        let (before, _) = PAGE.split_once(MIDDLE).unwrap_or((PAGE, ""));
        let mut report = Report {
            solvers,
            owners,
            tasks: heads,
            first_case,
            task_blocks: Vec::new(),
            states: vec![ABSENT; results],
            blocks: Vec::new(),
            block: Block::default(),
            ready: before.replace("/*STYLE*/", STYLE).into_bytes(),
        };
        report.add_tasks(tasks);
        report
    }

    /// The grids of the tasks, a few dozen tasks to a block.
    fn add_tasks(&mut self, tasks: &[Task]) {
        const TASKS: usize = 64;
        for (number, chunk) in tasks.chunks(TASKS).enumerate() {
            let grids = |task: &Task| {
                let pairs = task.train.iter().chain(&task.test);
                let pairs =
                    pairs.map(|pair| (packed(&pair.input), pair.output.as_ref().map(packed)));
                pairs.collect::<Vec<_>>()
            };
            let grids: Vec<_> = chunk.iter().map(grids).collect();
            self.ready.extend(script(&format!("tasks-{number}"), &grids));
            self.task_blocks.push(number * TASKS);
        }
    }

    /// Adds what a solver gave for a sample, both by their places; `matched` says whether it is the
    /// true output, if that is known, and `step` tells about a step that failed.
    pub fn take(
        &mut self,
        (solver, case): (usize, usize),
        matched: Option<bool>,
        produced: Produced<'_>,
        step: impl FnOnce(u32) -> FailedStep,
    ) {
        let place = match &self.owners {
            None => case * self.solvers.len() + solver,
            Some(owners) => {
                let (task, first) = owners[solver];
                first + case - self.first_case[task]
            }
        };
        if place != self.block.end() || self.block.is_full() {
            self.close_block();
            self.block = Block::at(place);
        }
        self.states[place] = match (matched, produced) {
            (Some(true), _) => b'm',
            (Some(false), Produced::Grid(_)) => b'w',
            (None, Produced::Grid(_)) => b'u',
            (_, Produced::Other(_)) => b'n',
            (_, Produced::Nothing(kind, _)) => b'0' + kind as u8,
        };
        match produced {
            _ if matched == Some(true) => self.block.add_expected(),
            Produced::Grid(grid) => self.block.add_grid(grid),
            Produced::Other(text) => self.block.add_text(text),
            Produced::Nothing(_, t) => self.block.add_fault((solver, t), || step(t)),
        }
    }

    fn close_block(&mut self) {
        let block = std::mem::take(&mut self.block);
        if block.len() > 0 {
            self.ready.extend(script(&format!("results-{}", self.blocks.len()), &block));
            self.blocks.push(block.start());
        }
    }

    /// Takes out what can be written by now.
    pub fn ready(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.ready)
    }

    /// A whole page about nothing but a profile.
    pub fn of_profile(facts: &[(&str, String)], profile: &ProfileTable) -> Vec<u8> {
        Report::new(&[], Vec::new(), &Layout::Merged).finish(facts, Some(profile))
    }

    /// Ends the page with the summary, as labels and contents, and where the time went, if that is
    /// known; gives the rest of the page.
    pub fn finish(mut self, facts: &[(&str, String)], profile: Option<&ProfileTable>) -> Vec<u8> {
        self.close_block();
        let hex =
            |color| rgb(color).map_or(String::new(), |[r, g, b]| format!("#{r:02x}{g:02x}{b:02x}"));
        let run = Run {
            facts,
            palette: (0..10).map(hex).collect(),
            kinds: Error::ALL.iter().map(|kind| kind.name()).collect(),
            solvers: &self.solvers,
            tasks: &self.tasks,
            owners: self.owners.as_ref().map(|o| o.iter().map(|(task, _)| *task).collect()),
            task_blocks: &self.task_blocks,
            blocks: &self.blocks,
            states: std::str::from_utf8(&self.states).unwrap_or_default(),
            profile,
        };
        let (_, after) = PAGE.split_once(MIDDLE).unwrap_or((PAGE, ""));
        let after = after.replace("/*CODE*/", CODE).replace("/*RUN*/", &json(&run));
        self.ready.extend(after.into_bytes());
        self.ready
    }
}

/// Where the blocks stand in the page.
const MIDDLE: &str = "<!--BLOCKS-->\n";

impl TaskHead {
    fn new(task: &Task) -> TaskHead {
        let pairs = task.train.iter().chain(&task.test);
        TaskHead {
            id: task.id.clone(),
            train: task.train.len(),
            known: pairs.map(|pair| if pair.output.is_some() { '1' } else { '0' }).collect(),
        }
    }
}

/// JSON that can stand in a script element, whatever the names in it are. Serializing into memory
/// does not fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests;
