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
        let owner = |id: &str| {
            solver.id == *id || solver.id.rsplit_once('_').is_some_and(|(task, _)| task == id)
        };
        self.tasks.iter().find(|(task, _)| owner(&task.id)).map_or(&[], |(_, samples)| samples)
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
