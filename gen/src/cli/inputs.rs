//! The solvers, differs and tasks that a command works on.

use super::args::{SolverArgs, TaskArgs};
use super::{Failure, color_on_stderr, complain, counted, demo, did_you_mean, listed};
use batt_gen::{
    Kind, Merged, Problem, Severity, Solver, Source, merge, parse_sources, read_sources,
};
use dsl::task::{self, Task};
use dsl::{Dialect, Policy};
use dsl_batch::Program;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// How many problems are shown.
const MAX_SHOWN: usize = 20;

/// How many files are read between two looks at the progress.
const CHUNK: usize = 64;

/// How many names a message lists.
const MAX_NAMES: usize = 8;

/// What a command works on. All ids are unique.
pub struct Inputs {
    /// The solvers in the order of their files.
    pub solvers: Vec<Solver>,
    /// The differs in the order of their files.
    pub differs: Vec<Solver>,
    /// The chosen tasks, sorted by id.
    pub tasks: Vec<Task>,
    /// Tasks that exist and were not chosen.
    left_out: Vec<String>,
    /// Where the tasks come from, for messages.
    tasks_name: String,
    /// Whether solvers and tasks are the built-in ones.
    pub is_demo: bool,
    strict: bool,
}

impl Inputs {
    /// Reads what the arguments name. Bad solvers are shown on stderr and left out. Without
    /// `tasks` none are read, and the ids choose among the solvers.
    pub fn load(args: &SolverArgs, tasks: Option<&TaskArgs>) -> Result<Inputs, Failure> {
        let mut read = Reader::new(args);
        let is_demo_solvers = args.solvers.is_empty();
        if is_demo_solvers {
            read.parse(&demo::solvers(), Role::Solvers);
        } else {
            read.files(&args.solvers, Role::Solvers)?;
        }
        if is_demo_solvers && args.differs.is_empty() {
            read.parse(&demo::differs(), Role::Differs);
        } else {
            read.files(&args.differs, Role::Differs)?;
        }
        read.report()?;
        let Reader { solvers, differs, .. } = read;
        let path = tasks.and_then(|tasks| tasks.tasks.as_ref());
        let mut inputs = Inputs {
            solvers,
            differs,
            tasks: Vec::new(),
            left_out: Vec::new(),
            tasks_name: path.map_or_else(|| demo::NAME.to_owned(), |p| p.display().to_string()),
            is_demo: is_demo_solvers && path.is_none(),
            strict: args.strict,
        };
        if tasks.is_some() {
            inputs.tasks = match path {
                Some(path) => task::load(path).map_err(Failure::new)?,
                None => demo::tasks()?,
            };
            inputs.choose_tasks(&args.ids)?;
        } else {
            inputs.choose_solvers(&args.ids)?;
        }
        Ok(inputs)
    }

    fn choose_tasks(&mut self, ids: &[String]) -> Result<(), Failure> {
        if ids.is_empty() {
            return Ok(());
        }
        for id in ids {
            if !self.tasks.iter().any(|task| task.id == *id) {
                let known = self.tasks.iter().map(|task| task.id.as_str());
                let hint = did_you_mean(id, known);
                let message = format!("--ids: no task {id} in {}{hint}", self.tasks_name);
                return Err(Failure(message));
            }
        }
        let all = std::mem::take(&mut self.tasks);
        let (chosen, others) = all.into_iter().partition(|task| ids.contains(&task.id));
        self.tasks = chosen;
        self.left_out = Vec::from_iter::<Vec<Task>>(others).into_iter().map(|t| t.id).collect();
        Ok(())
    }

    fn choose_solvers(&mut self, ids: &[String]) -> Result<(), Failure> {
        for id in ids {
            if !self.solvers.iter().any(|solver| belongs(&solver.id, id)) {
                let hint = did_you_mean(id, self.solvers.iter().map(|solver| solver.id.as_str()));
                return Err(Failure(format!("--ids: no solver of task {id}{hint}")));
            }
        }
        if !ids.is_empty() {
            self.solvers.retain(|solver| ids.iter().any(|id| belongs(&solver.id, id)));
        }
        Ok(())
    }

    /// Leaves out solvers that have no task here, and gives the task of each of the others. A
    /// task that does not exist at all is worth a warning.
    pub fn owners(&mut self) -> Result<Vec<usize>, Failure> {
        let chosen = self.tasks.iter().enumerate().map(|(index, task)| (&task.id, Some(index)));
        let others = self.left_out.iter().map(|id| (id, None));
        let known: HashMap<&str, Option<usize>> =
            chosen.chain(others).map(|(id, index)| (id.as_str(), index)).collect();
        let owners: Vec<Option<Option<usize>>> =
            self.solvers.iter().map(|solver| task_of(&solver.id, &known)).collect();
        let strangers: Vec<&str> = self
            .solvers
            .iter()
            .zip(&owners)
            .filter(|(_, owner)| owner.is_none())
            .map(|(solver, _)| solver.id.as_str())
            .collect();
        if !strangers.is_empty() {
            let message = format!(
                "{} without a task in {}: {}",
                counted(strangers.len(), "solver"),
                self.tasks_name,
                listed(&strangers, MAX_NAMES)
            );
            if self.strict {
                return Err(Failure(message));
            }
            complain(&format!("warning: {message}"));
        }
        let mut owners = owners.into_iter().map(Option::flatten);
        let mut kept = Vec::new();
        self.solvers.retain(|_| {
            let owner = owners.next().flatten();
            kept.extend(owner);
            owner.is_some()
        });
        if self.solvers.is_empty() {
            return Err(Failure::new(format!(
                "no solver for the tasks in {}; name both with --solvers and --tasks",
                self.tasks_name
            )));
        }
        Ok(kept)
    }

    /// The solver with this id.
    pub fn solver(&self, id: &str) -> Result<&Solver, Failure> {
        self.solvers.iter().find(|solver| solver.id == id).ok_or_else(|| {
            let hint = did_you_mean(id, self.solvers.iter().map(|solver| solver.id.as_str()));
            Failure(format!("no solver {id}{hint}"))
        })
    }

    /// The solvers' programs as they run alone.
    pub fn own_programs(&self, policy: Policy) -> Vec<Program> {
        self.solvers.iter().map(|solver| solver.own_program(policy)).collect()
    }

    /// All solvers and differs as one batt.
    pub fn merged(&self, policy: Policy) -> Merged {
        let solvers: Vec<&Solver> = self.solvers.iter().collect();
        let differs: Vec<&Solver> = self.differs.iter().collect();
        merge(&solvers, &differs, policy)
    }
}

/// Whether a solver's id is that of the task, or `TASK_k`.
fn belongs(solver: &str, task: &str) -> bool {
    solver.strip_prefix(task).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// The task of a solver: the one with its id, else the one with its id up to an underscore.
pub fn task_of<T: Copy>(solver: &str, known: &HashMap<&str, T>) -> Option<T> {
    let mut id = solver;
    loop {
        if let Some(found) = known.get(id) {
            return Some(*found);
        }
        id = id.rsplit_once('_')?.0;
    }
}

/// What a file is given as.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    Solvers,
    Differs,
}

struct Reader {
    dialect: Option<Dialect>,
    strict: bool,
    solvers: Vec<Solver>,
    differs: Vec<Solver>,
    problems: Vec<Problem>,
    /// Where each solver and differ stands.
    seen: HashMap<(bool, String), (Arc<Source>, usize)>,
}

impl Reader {
    fn new(args: &SolverArgs) -> Reader {
        Reader {
            dialect: args.dialect.dialect(),
            strict: args.strict,
            solvers: Vec::new(),
            differs: Vec::new(),
            problems: Vec::new(),
            seen: HashMap::new(),
        }
    }

    /// Reads the files below these paths. A path that is not there is bad usage.
    fn files(&mut self, paths: &[PathBuf], role: Role) -> Result<(), Failure> {
        for path in paths {
            std::fs::metadata(path)
                .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
        }
        let (sources, problems) = read_sources(paths);
        self.problems.extend(problems);
        self.parse(&sources, role);
        Ok(())
    }

    fn parse(&mut self, sources: &[Arc<Source>], role: Role) {
        let bar = super::progress(sources.len() as u64, "reading");
        for sources in sources.chunks(CHUNK) {
            for parsed in parse_sources(sources, self.dialect) {
                self.problems.extend(parsed.problems);
                for solver in parsed.solvers {
                    self.add(solver, role);
                }
            }
            bar.inc(sources.len() as u64);
        }
        bar.finish_and_clear();
    }

    fn add(&mut self, solver: Solver, role: Role) {
        let (source, range) = &solver.place;
        let here = Problem::at(source, range.start..range.start, "");
        let is_differ = solver.kind == Kind::Differ;
        if role == Role::Differs && !is_differ {
            let message = format!("solver {} in a file of differs is not run", solver.id);
            let help = "name the file with --solvers to run it";
            self.problems.push(Problem { message, ..here }.help(help).warning());
            return;
        }
        let place = (Arc::clone(source), range.start);
        let (first, start) = self.seen.entry((is_differ, solver.id.clone())).or_insert(place);
        if (&first.name, *start) != (&source.name, range.start) {
            let message = format!("a second {} with the id {}", word(is_differ), solver.id);
            let help = format!("the first one, at {}, counts", place_name(first, *start));
            self.problems.push(Problem { message, ..here }.help(help));
            return;
        }
        let list = if is_differ { &mut self.differs } else { &mut self.solvers };
        list.push(solver);
    }

    /// Shows the problems, and fails where they leave nothing to do.
    fn report(&mut self) -> Result<(), Failure> {
        let is_error = |problem: &&Problem| problem.severity == Severity::Error;
        let errors = self.problems.iter().filter(is_error).count();
        self.problems.sort_by_key(|problem| problem.severity == Severity::Warning);
        for problem in self.problems.iter().take(MAX_SHOWN) {
            complain(&problem.render(color_on_stderr()));
        }
        let more = self.problems.len().saturating_sub(MAX_SHOWN);
        if more > 0 {
            complain(&format!("and {more} more"));
        }
        if self.strict && errors > 0 {
            let message = format!("{} in the solver files", counted(errors, "error"));
            return Err(Failure(message));
        }
        if self.solvers.is_empty() {
            return Err(Failure::new("no solver left to work on"));
        }
        Ok(())
    }
}

/// File, line and column.
fn place_name(source: &Arc<Source>, at: usize) -> String {
    match Problem::at(source, at..at, "").position() {
        Some((file, line, column)) => format!("{file}:{line}:{column}"),
        None => source.name.clone(),
    }
}

fn word(is_differ: bool) -> &'static str {
    if is_differ { "differ" } else { "solver" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_known_id_owns_a_solver() {
        let known = HashMap::from([("a", 0), ("a_b", 1)]);
        let owner = |id| task_of(id, &known);
        assert_eq!(owner("a"), Some(0));
        assert_eq!(owner("a_b"), Some(1));
        assert_eq!(owner("a_2"), Some(0));
        assert_eq!(owner("a_b_2"), Some(1));
        assert_eq!(owner("a_c_2"), Some(0));
        assert_eq!(owner("b_a"), None);
        assert_eq!(owner("_"), None);
    }

    #[test]
    fn ids_choose_a_task_with_its_variants() {
        assert!(belongs("a", "a") && belongs("a_1", "a"));
        assert!(!belongs("ab", "a") && !belongs("a", "a_1"));
    }
}
