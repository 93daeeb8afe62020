//! Many solvers and differs as one program.

use crate::Solver;
use dsl::{Operand, Policy};
use dsl_batch::{ContentHash, Program, ProgramOutput, ProgramScore, Repeats, Step};
use std::collections::HashMap;

/// A batt: one program of many solvers and differs.
#[derive(Clone, Debug, Default)]
pub struct Merged {
    /// The program, without a step that leads nowhere or stands there twice.
    pub program: Program,
    /// For each step, the solvers and differs it comes from, with the name of its value there.
    pub origins: Vec<Vec<Origin>>,
}

/// Where a step comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The solver or differ.
    pub id: String,
    /// The name of the value in its source; empty for a nested call.
    pub name: String,
}

/// Merges solvers, and differs that score the input itself and then every solver's output.
///
/// Equal subexpressions become one step, also across solvers and differs. Every solver's output is
/// exactly what it gives alone: steps of one solver that may make functions stay apart, since two
/// such functions are not equal.
///
/// ```
/// use batt_gen::{Source, merge, parse_source};
/// use dsl::Policy;
/// use std::sync::Arc;
/// let text = "\
/// def solve_a(I):\n    x1 = rot90(I)\n    x2 = hmirror(x1)\n    return x2\n
/// def solve_b(I):\n    y = rot90(I)\n    return y\n";
/// let source = Arc::new(Source { name: "two.py".into(), text: text.into() });
/// let solvers = parse_source(&source, None).solvers;
/// let merged = merge(&solvers.iter().collect::<Vec<_>>(), &[], Policy::Poison);
/// assert_eq!(merged.program.to_string(), "t1 = rot90(I)\nt2 = hmirror(t1)\no a = t2\no b = t1\n");
/// ```
#[must_use]
pub fn merge(solvers: &[&Solver], differs: &[&Solver], policy: Policy) -> Merged {
    let mut merger = Merger::new(policy);
    for differ in differs {
        merger.score(differ, None, &Operand::I);
    }
    for solver in solvers {
        let (value, guards) = merger.inline(solver, &Operand::I);
        let output = &solver.program.outputs[0];
        let output = ProgramOutput { value: value.clone(), guards, ..output.clone() };
        merger.merged.program.outputs.push(output);
        for differ in differs {
            merger.score(differ, Some(&solver.id), &value);
        }
    }
    merger.merged
}

struct Merger {
    policy: Policy,
    merged: Merged,
    hashes: Vec<ContentHash>,
    known: HashMap<ContentHash, u32>,
}

impl Merger {
    fn new(policy: Policy) -> Merger {
        let (hashes, known) = (Vec::new(), HashMap::new());
        Merger { policy, merged: Merged::default(), hashes, known }
    }

    fn score(&mut self, differ: &Solver, solver: Option<&str>, candidate: &Operand) {
        let (value, guards) = self.inline(differ, candidate);
        let solver = solver.map(str::to_owned);
        let differ = differ.id.clone();
        self.merged.program.scores.push(ProgramScore { value, guards, solver, differ });
    }

    /// Adds what a solver needs, with `input` for its I; gives the result and the guards.
    fn inline(&mut self, solver: &Solver, input: &Operand) -> (Operand, Vec<u32>) {
        let mut repeats = Repeats::default();
        let mut places: Vec<Operand> = Vec::with_capacity(solver.program.steps.len());
        let place = |places: &[Operand], operand: &Operand| match operand {
            Operand::I => input.clone(),
            Operand::T(t) => places[*t as usize - 1].clone(),
            other => other.clone(),
        };
        let own = solver.own_program(self.policy);
        let live = own.live_steps();
        for ((step, name), live) in solver.program.steps.iter().zip(&solver.names).zip(live) {
            if !live {
                places.push(Operand::T(0));
                continue;
            }
            let step = Step {
                callee: place(&places, &step.callee),
                args: step.args.iter().map(|arg| place(&places, arg)).collect(),
            };
            let hash = repeats.step_hash(&step, &self.hashes);
            let t = self.step(step, hash);
            let origin = Origin { id: solver.id.clone(), name: name.clone() };
            let origins = &mut self.merged.origins[t as usize - 1];
            if !origins.contains(&origin) {
                origins.push(origin);
            }
            places.push(Operand::T(t));
        }
        let guards = own.outputs[0].guards.iter();
        let guards = guards.map(|t| places[*t as usize - 1].t()).collect();
        (place(&places, solver.result()), guards)
    }

    /// The number of the step with this hash, which is added unless it is there.
    fn step(&mut self, step: Step, hash: ContentHash) -> u32 {
        *self.known.entry(hash).or_insert_with(|| {
            self.merged.program.steps.push(step);
            self.merged.origins.push(Vec::new());
            self.hashes.push(hash);
            self.hashes.len() as u32
        })
    }
}
