//! Many solvers and differs as one program.

use crate::Solver;
use dsl::{Operand, Policy, Type, Value};
use dsl_batch::{ContentHash, Program, ProgramOutput, ProgramScore, Repeats, Step};
use std::collections::{HashMap, HashSet};

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
        merger.score(differ, None);
    }
    for solver in solvers {
        let inlined = merger.inline(solver, &Operand::I, Repeats::default());
        let output = &solver.program.outputs[0];
        merger.merged.program.outputs.push(ProgramOutput {
            value: inlined.value.clone(),
            guards: inlined.guards(policy),
            ..output.clone()
        });
        for differ in differs {
            merger.score(differ, Some((&solver.id, &inlined)));
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

/// What became of a solver.
#[derive(Clone)]
struct Inlined {
    value: Operand,
    /// Its steps in its own order, each once.
    order: Vec<u32>,
    /// How many of the first ones are guards however the others are numbered.
    guards: usize,
    /// Whether it calls values, so that it may fail in more than one way under any policy.
    calls_values: bool,
    /// The functions it makes.
    repeats: Repeats,
}

impl Inlined {
    /// The first steps, up to where the numbers of the others are in the solver's own order.
    fn guards(&self, policy: Policy) -> Vec<u32> {
        let ascends = |pair: &[u32]| pair[0] < pair[1];
        let ascending = match policy == Policy::Poison || self.calls_values {
            true => self.order.windows(2).rposition(|pair| !ascends(pair)).map_or(0, |at| at + 1),
            false => 0,
        };
        self.order[..ascending.max(self.guards)].to_vec()
    }
}

impl Merger {
    fn new(policy: Policy) -> Merger {
        let (hashes, known) = (Vec::new(), HashMap::new());
        Merger { policy, merged: Merged::default(), hashes, known }
    }

    /// Adds a differ's score of the input itself, or of a solver's output.
    fn score(&mut self, differ: &Solver, solver: Option<(&str, &Inlined)>) {
        let (candidate, mut guards, repeats) = match solver {
            None => (&Operand::I, Vec::new(), Repeats::default()),
            Some((_, inlined)) => {
                // A function that the differ makes is not one that it is given.
                let repeats = match self.may_hold_functions(&inlined.value) {
                    true => inlined.repeats.clone(),
                    false => Repeats::default(),
                };
                (&inlined.value, inlined.guards(self.policy), repeats)
            }
        };
        let mut inlined = self.inline(differ, candidate, repeats);
        if let Some((_, solver)) = solver {
            // The solver fails before the differ begins.
            let candidate = candidate.t();
            if candidate > 0 && !guards.contains(&candidate) && !inlined.order.contains(&candidate)
            {
                inlined.order.insert(0, candidate);
                inlined.guards += usize::from(inlined.guards > 0);
            }
            inlined.calls_values |= solver.calls_values;
        }
        guards.extend(inlined.guards(self.policy));
        let (value, differ) = (inlined.value, differ.id.clone());
        let solver = solver.map(|(id, _)| id.to_owned());
        self.merged.program.scores.push(ProgramScore { value, guards, solver, differ });
    }

    /// Whether a value may be or hold functions made while running.
    fn may_hold_functions(&self, value: &Operand) -> bool {
        use Type::{Any, Container, ContainerContainer, Function, Set, Tuple, TupleTuple};
        let Operand::T(t) = value else { return false };
        let step = &self.merged.program.steps[*t as usize - 1];
        match &step.callee {
            Operand::Constant(Value::Function(dsl::Function::Op(op, _))) => {
                [Any, Container, ContainerContainer, Function, Set, Tuple, TupleTuple]
                    .contains(&op.result)
            }
            _ => true,
        }
    }

    /// Adds what a solver needs, with `input` for its I.
    fn inline(&mut self, solver: &Solver, input: &Operand, mut repeats: Repeats) -> Inlined {
        let mut places: Vec<Operand> = Vec::with_capacity(solver.program.steps.len());
        let place = |places: &[Operand], operand: &Operand| match operand {
            Operand::I => input.clone(),
            Operand::T(t) => places[*t as usize - 1].clone(),
            other => other.clone(),
        };
        let own = solver.own_program(self.policy);
        let (live, own_guards) = (own.live_steps(), &own.outputs[0].guards);
        let mut inlined = Inlined {
            value: Operand::I,
            order: Vec::new(),
            guards: 0,
            calls_values: false,
            repeats: Repeats::default(),
        };
        let mut seen = HashSet::new();
        for (index, (step, name)) in own.steps.iter().zip(&solver.names).enumerate() {
            if !live[index] {
                places.push(Operand::T(0));
                continue;
            }
            inlined.calls_values |= step.calls_value();
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
            if seen.insert(t) {
                inlined.order.push(t);
            }
            if own_guards.last() == Some(&(index as u32 + 1)) {
                inlined.guards = inlined.order.len();
            }
        }
        inlined.value = place(&places, solver.result());
        inlined.repeats = repeats;
        inlined
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
