//! The batch builder that emitted code fills.

use crate::{Device, Program, ProgramOutput, ProgramScore, Step};
use dsl::{Arg, Batt, Operand, Output, Policy, Sample, Score, Steps, guard_steps};

/// Records the steps of a program, then runs them over a batch in one go.
#[derive(Clone, Debug)]
pub struct BatchBuilder {
    policy: Policy,
    program: Program,
    solvers: Vec<&'static str>,
    scored: Vec<(Option<&'static str>, &'static str)>,
}

impl BatchBuilder {
    /// A builder without steps.
    #[must_use]
    pub fn new(policy: Policy) -> BatchBuilder {
        BatchBuilder { policy, program: Program::default(), solvers: vec![], scored: vec![] }
    }

    /// The program recorded so far.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Runs the program on every sample.
    #[must_use]
    pub fn run(&self, device: &Device, samples: &[Sample]) -> Vec<Batt> {
        let lanes: Vec<_> = samples.iter().map(|sample| (&self.program, sample)).collect();
        let results = device.run(&lanes, self.policy);
        results.into_iter().map(|result| self.batt(result.outputs, result.scores)).collect()
    }

    fn batt(&self, outputs: Vec<dsl::Slot>, scores: Vec<dsl::Slot>) -> Batt {
        let named = self.program.outputs.iter().zip(&self.solvers).zip(outputs);
        let o = named.map(|((output, &solver), value)| Output {
            t: output.value.t(),
            evolved: output.evolved,
            solver,
            value,
        });
        let scored = self.program.scores.iter().zip(&self.scored).zip(scores);
        let s = scored.map(|((score, &(solver, differ)), value)| Score {
            t: score.value.t(),
            solver,
            differ,
            value,
        });
        Batt { o: o.collect(), s: s.collect() }
    }
}

impl Steps for BatchBuilder {
    fn call(&mut self, callee: Arg, args: &[Arg]) -> Arg {
        let args = args.iter().copied().map(Operand::from).collect();
        self.program.steps.push(Step { callee: callee.into(), args });
        Arg::T(self.program.steps.len() as u32)
    }

    fn output(&mut self, value: Arg, guards: &[Arg], solver: &'static str, evolved: bool) {
        self.solvers.push(solver);
        self.program.outputs.push(ProgramOutput {
            value: value.into(),
            guards: guard_steps(guards),
            evolved,
            solver: solver.to_owned(),
        });
    }

    fn score(
        &mut self,
        value: Arg,
        guards: &[Arg],
        solver: Option<&'static str>,
        differ: &'static str,
    ) {
        self.scored.push((solver, differ));
        self.program.scores.push(ProgramScore {
            value: value.into(),
            guards: guard_steps(guards),
            solver: solver.map(str::to_owned),
            differ: differ.to_owned(),
        });
    }
}
