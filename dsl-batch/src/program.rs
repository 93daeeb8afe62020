//! Programs: numbered steps over the inputs, with outputs and scores.

use dsl::{Function, Lane, Operand, Policy, Sample, Slot, Value};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// One call: a function on arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is called: an op, or a value that should be a function.
    pub callee: Operand,
    /// The arguments.
    pub args: Vec<Operand>,
}

/// A solver's output.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramOutput {
    /// The value, usually of a step.
    pub value: Operand,
    /// Steps whose failure counts as the solver's before that of the value, in this order: those
    /// that lead nowhere, and any others that the solver would come to earlier. If none of them
    /// failed, the value fails with the step of the lowest number.
    pub guards: Vec<u32>,
    /// Whether the solver is a variant of another.
    pub evolved: bool,
    /// The solver.
    pub solver: String,
}

/// A differ's score of a solver's output, or of the input itself.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramScore {
    /// The value, usually of a step.
    pub value: Operand,
    /// Steps whose failure counts before that of the value, as for outputs. A score fails with the
    /// solver.
    pub guards: Vec<u32>,
    /// The solver; none for the input itself.
    pub solver: Option<String>,
    /// The differ.
    pub differ: String,
}

/// A program. A step refers only to earlier steps; step number `t` is `steps[t - 1]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The outputs.
    pub outputs: Vec<ProgramOutput>,
    /// The scores.
    pub scores: Vec<ProgramScore>,
}

/// The identity of a value that does not depend on names or on the order of steps.
pub type ContentHash = [u8; 16];

impl Step {
    /// Everything the step refers to.
    pub fn operands(&self) -> impl Iterator<Item = &Operand> {
        std::iter::once(&self.callee).chain(&self.args)
    }

    /// What [`Step::op_name`] gives where no op is called, but a value.
    pub const CALL: &str = "call";

    /// The canonical name of the op called.
    #[must_use]
    pub fn op_name(&self) -> &'static str {
        match &self.callee {
            Operand::Constant(Value::Function(Function::Op(op, _))) => op.name,
            _ => Step::CALL,
        }
    }

    /// Whether a value is called, not an op.
    #[must_use]
    pub fn calls_value(&self) -> bool {
        self.op_name() == Step::CALL
    }

    /// Whether running the step twice may make two functions that are not equal: then two such
    /// steps of one solver must not become one.
    #[must_use]
    pub fn may_make_functions(&self) -> bool {
        match &self.callee {
            Operand::Constant(Value::Function(Function::Op(op, _))) => {
                op.result == dsl::Type::Function || op.params.contains(&dsl::Type::Function)
            }
            _ => true,
        }
    }
}

impl Program {
    /// Computes all steps on a sample, one after the other, with the scalar ops.
    #[must_use]
    pub fn run(&self, sample: &Sample, policy: Policy) -> Lane {
        self.run_watched(sample, policy, || {})
    }

    /// Like [`Program::run`]; calls `tick` before the first step and after every step.
    pub(crate) fn run_watched(
        &self,
        sample: &Sample,
        policy: Policy,
        mut tick: impl FnMut(),
    ) -> Lane {
        let mut lane = Lane::new(sample, policy);
        tick();
        for step in &self.steps {
            lane.step(&step.callee, &step.args);
            tick();
        }
        lane
    }

    /// The outputs of a lane that ran this program.
    #[must_use]
    pub fn outputs_of(&self, lane: &Lane) -> Vec<Slot> {
        self.outputs.iter().map(|output| lane.guarded(&output.value, &output.guards)).collect()
    }

    /// The scores of a lane that ran this program.
    #[must_use]
    pub fn scores_of(&self, lane: &Lane) -> Vec<Slot> {
        self.scores.iter().map(|score| lane.guarded(&score.value, &score.guards)).collect()
    }

    /// A hash of what the program computes: the same for equal outputs and scores in the same
    /// order, however steps are numbered and solvers named, and whatever steps are of no use.
    #[must_use]
    pub fn content_hash(&self) -> String {
        let hashes = self.step_hashes();
        let mut all = Sha256::new();
        for (mark, value, guards) in self.roots() {
            all.update([mark]);
            all.update(operand_hash(value, &hashes));
            let mut guards: Vec<ContentHash> =
                self.own_guards(value, guards).map(|t| hashes[t as usize - 1]).collect();
            guards.sort_unstable();
            guards.iter().for_each(|guard| all.update(guard));
        }
        hex(&short(all))
    }

    /// The guards that neither the value nor another guard depends on: the others say no more than
    /// in which order failures count.
    fn own_guards(&self, value: &Operand, guards: &[u32]) -> impl Iterator<Item = u32> {
        let mut needed = Vec::new();
        if !guards.is_empty() {
            let roots = guards.iter().copied().chain([value.t()]).filter(|t| *t > 0);
            let operands = roots.flat_map(|t| self.steps[t as usize - 1].operands());
            needed = self.needed_by(operands.chain([value]).cloned());
        }
        guards.iter().copied().filter(move |t| !needed[*t as usize - 1])
    }

    /// Outputs, then scores: a mark for which of the two, the value, the guards.
    fn roots(&self) -> impl Iterator<Item = (u8, &Operand, &[u32])> {
        let outputs = self.outputs.iter().map(|o| (b'o', &o.value, &o.guards[..]));
        outputs.chain(self.scores.iter().map(|s| (b's', &s.value, &s.guards[..])))
    }

    /// The content hash of every step.
    #[must_use]
    pub fn step_hashes(&self) -> Vec<ContentHash> {
        let mut repeats = Repeats::default();
        let mut hashes: Vec<ContentHash> = Vec::with_capacity(self.steps.len());
        for (step, live) in self.steps.iter().zip(self.live_steps()) {
            let hash = match live {
                true => repeats.step_hash(step, &hashes),
                false => plain_hash(step, &hashes),
            };
            hashes.push(hash);
        }
        hashes
    }

    /// Which steps an output or score depends on.
    #[must_use]
    pub fn live_steps(&self) -> Vec<bool> {
        let roots = self.roots();
        self.needed_by(roots.flat_map(|(_, value, guards)| {
            guards.iter().map(|t| Operand::T(*t)).chain([value.clone()])
        }))
    }

    /// Which steps these operands depend on.
    pub fn needed_by(&self, roots: impl IntoIterator<Item = Operand>) -> Vec<bool> {
        let mut needed = vec![false; self.steps.len()];
        let mark = |needed: &mut [bool], operand: &Operand| {
            if let Operand::T(t) = operand {
                needed[*t as usize - 1] = true;
            }
        };
        for root in roots {
            mark(&mut needed, &root);
        }
        for index in (0..self.steps.len()).rev() {
            if needed[index] {
                for operand in self.steps[index].operands() {
                    mark(&mut needed, operand);
                }
            }
        }
        needed
    }

    /// The program with the wanted steps only, renumbered. No wanted step, output or score may
    /// depend on an unwanted one.
    #[must_use]
    pub fn keep(&self, wanted: &[bool]) -> Program {
        let mut next = 0;
        let numbers: Vec<u32> = wanted
            .iter()
            .map(|&wanted| {
                next += u32::from(wanted);
                next
            })
            .collect();
        let number = |t: &u32| numbers[*t as usize - 1];
        let renumber = |operand: &Operand| match operand {
            Operand::T(t) => Operand::T(number(t)),
            other => other.clone(),
        };
        let steps = self.steps.iter().zip(wanted).filter(|(_, wanted)| **wanted);
        Program {
            steps: steps
                .map(|(step, _)| Step {
                    callee: renumber(&step.callee),
                    args: step.args.iter().map(renumber).collect(),
                })
                .collect(),
            outputs: self
                .outputs
                .iter()
                .map(|o| ProgramOutput {
                    value: renumber(&o.value),
                    guards: o.guards.iter().map(number).collect(),
                    ..o.clone()
                })
                .collect(),
            scores: self
                .scores
                .iter()
                .map(|s| ProgramScore {
                    value: renumber(&s.value),
                    guards: s.guards.iter().map(number).collect(),
                    ..s.clone()
                })
                .collect(),
        }
    }

    /// The program without steps that lead nowhere.
    #[must_use]
    pub fn without_dead_steps(&self) -> Program {
        self.keep(&self.live_steps())
    }
}

/// Tells apart the steps of one solver that read the same and may still make different functions.
#[derive(Clone, Debug, Default)]
pub struct Repeats(HashMap<ContentHash, u32>);

impl Repeats {
    /// The content hash of the solver's next step, given those of the steps before.
    pub fn step_hash(&mut self, step: &Step, hashes: &[ContentHash]) -> ContentHash {
        let hash = plain_hash(step, hashes);
        if !step.may_make_functions() {
            return hash;
        }
        let repeats = self.0.entry(hash).or_default();
        *repeats += 1;
        match *repeats {
            1 => hash,
            more => short(Sha256::new().chain_update(hash).chain_update(more.to_le_bytes())),
        }
    }
}

fn plain_hash(step: &Step, hashes: &[ContentHash]) -> ContentHash {
    let mut all = Sha256::new();
    for operand in step.operands() {
        all.update(operand_hash(operand, hashes));
    }
    short(all)
}

/// The content hash of an operand, given those of the steps before.
fn operand_hash(operand: &Operand, hashes: &[ContentHash]) -> ContentHash {
    let text = match operand {
        Operand::T(t) => return hashes[*t as usize - 1],
        other => crate::text::operand_text(other),
    };
    short(Sha256::new().chain_update(text))
}

fn short(hasher: Sha256) -> ContentHash {
    let mut hash = ContentHash::default();
    hash.copy_from_slice(&hasher.finalize()[..16]);
    hash
}

fn hex(hash: &ContentHash) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}
