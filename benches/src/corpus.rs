//! Corpora to measure with.

use batt_gen::{Kind, Solver, merge, parse_source, read_sources};
use dsl::task::{self, Task};
use dsl::{Policy, Sample};
use dsl_batch::Program;
use std::error::Error;
use std::path::Path;

/// Lanes of a corpus.
pub type Lanes<'a> = Vec<(&'a Program, &'a Sample)>;

/// Solvers, and tasks for them.
#[derive(Debug)]
pub struct Corpus {
    /// The solvers.
    pub solvers: Vec<Solver>,
    /// Each of them as a program.
    pub programs: Vec<Program>,
    /// The tasks with their samples.
    pub tasks: Vec<(Task, Vec<Sample>)>,
}

impl Corpus {
    /// The solvers and tasks at the two paths, or the demo corpus.
    ///
    /// # Errors
    ///
    /// When the tasks cannot be read.
    pub fn of_args(args: &[String]) -> Result<Corpus, Box<dyn Error>> {
        let demo = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../gen/demo"));
        match args {
            [solvers, tasks] => Corpus::load(solvers.as_ref(), tasks.as_ref()),
            _ => Corpus::load(&demo.join("solvers"), &demo.join("tasks")),
        }
    }

    fn load(solvers: &Path, tasks: &Path) -> Result<Corpus, Box<dyn Error>> {
        let (sources, _) = read_sources(&[solvers.to_owned()]);
        let parsed = sources.iter().flat_map(|source| parse_source(source, None).solvers);
        let solvers: Vec<Solver> = parsed.filter(|solver| solver.kind != Kind::Differ).collect();
        let programs = solvers.iter().map(|s| merge(&[s], &[], Policy::Poison).program).collect();
        let mut loaded = Vec::new();
        for task in task::load(tasks)? {
            let pairs = task.samples_value()?;
            let samples = task.train.iter().chain(&task.test).map(|example| Sample {
                pairs: pairs.clone(),
                input: example.input.clone(),
                target: None,
            });
            let samples = samples.collect();
            loaded.push((task, samples));
        }
        Ok(Corpus { solvers, programs, tasks: loaded })
    }

    /// The samples of the task a solver is named after.
    #[must_use]
    pub fn samples_of(&self, solver: &Solver) -> &[Sample] {
        self.tasks
            .iter()
            .find(|(task, _)| is_for(solver, &task.id))
            .map_or(&[], |(_, samples)| samples)
    }

    /// Every solver on the samples of its own task.
    #[must_use]
    pub fn own_lanes(&self) -> Lanes<'_> {
        let programs = self.solvers.iter().zip(&self.programs);
        programs
            .flat_map(|(s, p)| self.samples_of(s).iter().map(move |sample| (p, sample)))
            .collect()
    }
}

/// One batt of 50 solvers, and samples of tasks that none of them is for.
#[derive(Debug)]
pub struct Foreign<'a> {
    batt: Program,
    samples: Vec<&'a Sample>,
}

impl Foreign<'_> {
    /// How many solvers are merged.
    pub const SOLVERS: usize = 50;
    const SAMPLES: usize = 100;

    /// The batt on every sample.
    #[must_use]
    pub fn lanes(&self) -> Lanes<'_> {
        self.samples.iter().map(|sample| (&self.batt, *sample)).collect()
    }
}

impl Corpus {
    /// The batt of the solvers from number `group * 50` on.
    #[must_use]
    pub fn foreign(&self, group: usize) -> Foreign<'_> {
        let solvers = self.solvers.iter().skip(group * Foreign::SOLVERS).take(Foreign::SOLVERS);
        let solvers: Vec<&Solver> = solvers.collect();
        let batt = merge(&solvers, &[], Policy::SafeDefault).program;
        let own = |task: &str| solvers.iter().any(|solver| is_for(solver, task));
        let foreign = self.tasks.iter().rev().filter(|(task, _)| !own(&task.id));
        let samples = foreign.flat_map(|(_, samples)| samples).take(Foreign::SAMPLES).collect();
        Foreign { batt, samples }
    }
}

/// Whether a solver is named after a task.
fn is_for(solver: &Solver, task: &str) -> bool {
    solver.id == task || solver.id.rsplit_once('_').is_some_and(|(id, _)| id == task)
}
