//! The samples of the chosen tasks.

use super::Failure;
use super::args::SampleName;
use dsl::task::Task;
use dsl::{Grid, Sample};
use dsl_batch::Program;
use std::ops::Range;

/// A sample with what is known about it.
pub struct Case {
    /// The place of the task.
    pub task: usize,
    /// Train or test, and which.
    pub name: SampleName,
    /// What a solver gets, without the true output.
    pub sample: Sample,
    /// The true output, where it is known.
    pub expected: Option<Grid>,
}

impl Case {
    /// The sample with its true output, where that is known.
    pub fn told(&self) -> Option<Sample> {
        let target = Some(self.expected.clone()?);
        Some(Sample { target, ..self.sample.clone() })
    }
}

impl SampleName {
    /// `train` or `test`.
    pub fn kind(self) -> &'static str {
        if self.train { "train" } else { "test" }
    }
}

impl std::fmt::Display for SampleName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.kind(), self.index)
    }
}

/// All samples, task by task, train before test.
pub struct Cases {
    pub all: Vec<Case>,
    of_task: Vec<Range<usize>>,
}

impl Cases {
    /// The samples of these tasks.
    pub fn new(tasks: &[Task]) -> Result<Cases, Failure> {
        let mut cases = Cases { all: Vec::new(), of_task: Vec::new() };
        for (number, task) in tasks.iter().enumerate() {
            let start = cases.all.len();
            let pairs = task
                .samples_value()
                .map_err(|_| Failure::new(format!("task {} has too many train pairs", task.id)))?;
            for (train, examples) in [(true, &task.train), (false, &task.test)] {
                cases.all.extend(examples.iter().enumerate().map(|(index, example)| Case {
                    task: number,
                    name: SampleName { train, index },
                    sample: Sample {
                        pairs: pairs.clone(),
                        input: example.input.clone(),
                        target: None,
                    },
                    expected: example.output.clone(),
                }));
            }
            cases.of_task.push(start..cases.all.len());
        }
        Ok(cases)
    }

    /// The places of a task's samples.
    pub fn of(&self, task: usize) -> Range<usize> {
        self.of_task[task].clone()
    }

    /// What a merged program runs on: every sample without its true output, and with it where that is known and there are scores.
    pub fn samples_for(&self, merged: &Program) -> Vec<Sample> {
        let mut samples = Vec::new();
        for case in &self.all {
            samples.push(case.sample.clone());
            samples.extend(case.told().filter(|_| !merged.scores.is_empty()));
        }
        samples
    }

    /// Whether a sample is the first of its task.
    pub fn is_first(&self, case: usize) -> bool {
        self.of_task[self.all[case].task].start == case
    }

    /// Whether a sample is the last of its task.
    pub fn is_last(&self, case: usize) -> bool {
        self.of_task[self.all[case].task].end == case + 1
    }
}

/// A solver, by its place, on a sample, by its place.
pub type Lane = (usize, usize);

/// Every solver on the samples of its own task.
pub fn own_lanes(owners: &[usize], cases: &Cases) -> Vec<Lane> {
    let lanes = owners.iter().enumerate();
    lanes.flat_map(|(solver, task)| cases.of(*task).map(move |case| (solver, case))).collect()
}
