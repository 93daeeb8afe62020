//! Random programs, the same for the same seed.
//!
//! - [`Plan`] says what a program is to be like: its dialect, how many steps, which share of them is
//!   ill-typed on purpose; [`Plan::program`] makes one. [`Plan::any`] is a random plan.
//! - [`sample`] makes something to run it on.
//! - [`AnyProgram`] is what properties take: a program with samples, which shrinks.
//! - [`Tally`] counts how lanes end, so that a suite can say what share of them did any work.
//!
//! The type of each step is guessed from the value that it has on one sample, the guide: arguments are
//! made by type as for single calls, and values of earlier steps take the place of those that are
//! alike. What fails on the guide is not added, unless an ill-typed step is due. Programs are full of
//! functions: bound, composed, chosen by `branch`, in tuples and sets, made by other functions, called by
//! steps and by ops. Every program of one output can be written as a solver's source.
//!
//! ```
//! use dsl::{Dialect, Policy};
//! use tests::generate::seeded;
//! use tests::programs::{Plan, sample};
//! let mut g = seeded(1, 10);
//! let guide = sample(&mut g);
//! let plan = Plan { steps: 40, ..Plan::new(Dialect::ArcDsl) };
//! let program = plan.program(&guide, &mut g);
//! let lane = program.run(&guide, Policy::Poison);
//! assert!(program.steps.len() >= 40 && lane.faults().is_empty());
//! ```

mod build;
mod recipes;
mod shrink;
mod tally;

pub use tally::Tally;

use crate::generate::{Random, full_grid, odd_grid, seeded, value};
use build::Build;
use dsl::{Dialect, Sample, Type};
use dsl_batch::Program;
use quickcheck::{Arbitrary, Gen};
use std::fmt;

/// What a program is to be like.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The dialect of all its ops.
    pub dialect: Dialect,
    /// The number of steps, or a few more.
    pub steps: usize,
    /// In so many of a hundred steps the arguments are anything at all.
    pub ill_typed: usize,
    /// The number of outputs.
    pub outputs: usize,
    /// The number of scores.
    pub scores: usize,
    /// Whether outputs have guards: steps that lead nowhere.
    pub guards: bool,
}

impl Plan {
    /// Thirty steps that fit each other, and one output.
    #[must_use]
    pub fn new(dialect: Dialect) -> Plan {
        Plan { dialect, steps: 30, ill_typed: 0, outputs: 1, scores: 0, guards: false }
    }

    /// Any plan: 10 to 200 steps, mostly few, half of the time with ill-typed ones among them.
    pub fn any(g: &mut Gen) -> Plan {
        let most = g.one(&[20, 20, 40, 60, 200]);
        Plan {
            dialect: g.one(&Dialect::ALL),
            steps: 10 + g.below(most - 9),
            ill_typed: g.one(&[0, 0, 0, 3, 15, 50]),
            outputs: 1 + g.below(4),
            scores: g.below(3),
            guards: g.chance(30),
        }
    }

    /// A program to this plan, of which all steps but the ill-typed ones succeed on `guide`.
    pub fn program(&self, guide: &Sample, g: &mut Gen) -> Program {
        Build::new(*self, guide, g).program()
    }
}

/// A sample: train pairs, an input, and mostly a true output.
pub fn sample(g: &mut Gen) -> Sample {
    let input = if g.chance(2) { odd_grid(g) } else { full_grid(g) };
    let target = match g.below(10) {
        0..=2 => None,
        3..=5 => Some(input.map(|_, color| if color == 0 { 5 } else { color })),
        _ => Some(full_grid(g)),
    };
    Sample { pairs: value(Type::Samples, Dialect::ArcDsl, g), input, target }
}

/// A random program with samples to run it on. The first one is the guide it was made with.
#[derive(Clone)]
pub struct AnyProgram {
    /// The dialect of all ops.
    pub dialect: Dialect,
    /// The program.
    pub program: Program,
    /// What it runs on; at least one.
    pub samples: Vec<Sample>,
}

impl AnyProgram {
    /// A program to this plan with so many samples; all from the seed.
    #[must_use]
    pub fn seeded(plan: &Plan, samples: usize, seed: u64) -> AnyProgram {
        AnyProgram::new(plan, samples, &mut seeded(seed, 12))
    }

    /// A program to this plan with so many samples.
    pub fn new(plan: &Plan, samples: usize, g: &mut Gen) -> AnyProgram {
        let samples: Vec<Sample> = (0..samples.max(1)).map(|_| sample(g)).collect();
        let program = plan.program(&samples[0], g);
        AnyProgram { dialect: plan.dialect, program, samples }
    }
}

impl Arbitrary for AnyProgram {
    fn arbitrary(g: &mut Gen) -> AnyProgram {
        let plan = Plan::any(g);
        let samples = 1 + g.below(5);
        AnyProgram::new(&plan, samples, g)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyProgram>> {
        Box::new(shrink::smaller(self))
    }
}

impl fmt::Debug for AnyProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.dialect.name(), self.program)?;
        for Sample { pairs, input, target } in &self.samples {
            let show = |grid: &dsl::Grid| dsl::Value::from(grid.clone()).to_string();
            let target = target.as_ref().map_or("None".to_owned(), show);
            writeln!(f, "S = {pairs}\nI = {}\nC = {target}", show(input))?;
        }
        Ok(())
    }
}
