//! Smaller programs to try when a property fails.

use super::AnyProgram;
use crate::generate::AnyGrid;
use dsl::{Operand, Sample, Value};
use dsl_batch::{Program, Step};
use quickcheck::Arbitrary;

/// Programs with fewer steps, outputs and samples, the smallest first. All of them are valid.
pub(super) fn smaller(any: &AnyProgram) -> impl Iterator<Item = AnyProgram> + use<> {
    let AnyProgram { dialect, program, samples } = any.clone();
    let of_program = {
        let samples = samples.clone();
        smaller_programs(&program).into_iter().map(move |program| AnyProgram {
            dialect,
            program,
            samples: samples.clone(),
        })
    };
    let of_samples = smaller_samples(&samples).into_iter();
    of_program.chain(of_samples.map(move |samples| AnyProgram {
        dialect,
        program: program.clone(),
        samples,
    }))
}

fn smaller_programs(program: &Program) -> Vec<Program> {
    let mut smaller = Vec::new();
    for k in 0..program.outputs.len() {
        let one = vec![program.outputs[k].clone()];
        smaller.push(Program { outputs: one, scores: vec![], ..program.clone() });
    }
    for k in 0..program.scores.len() {
        let mut without = program.clone();
        without.scores.remove(k);
        smaller.push(without);
    }
    smaller.push(program.without_dead_steps());
    for (k, output) in program.outputs.iter().enumerate() {
        for g in 0..output.guards.len() {
            let mut without = program.clone();
            without.outputs[k].guards.remove(g);
            smaller.push(without);
        }
        // An output may as well be what the last step got.
        if let Operand::T(t) = output.value {
            for operand in program.steps[t as usize - 1].operands() {
                let mut earlier = program.clone();
                earlier.outputs[k].value = operand.clone();
                smaller.push(earlier);
            }
        }
    }
    for t in (1..=program.steps.len() as u32).rev() {
        let args = program.steps[t as usize - 1].args.iter().cloned();
        smaller.extend(args.chain([Operand::I]).take(2).map(|by| without_step(program, t, &by)));
    }
    smaller.retain(|other| other != program);
    smaller
}

/// The program without a step, in whose place an earlier operand stands.
fn without_step(program: &Program, t: u32, by: &Operand) -> Program {
    let replaced = |operand: &Operand| match operand {
        Operand::T(n) if *n == t => by.clone(),
        Operand::T(n) if *n > t => Operand::T(n - 1),
        other => other.clone(),
    };
    let mut smaller = program.clone();
    smaller.steps.remove(t as usize - 1);
    for Step { callee, args } in &mut smaller.steps {
        *callee = replaced(callee);
        args.iter_mut().for_each(|arg| *arg = replaced(arg));
    }
    let outputs = smaller.outputs.iter_mut().map(|o| (&mut o.value, &mut o.guards));
    let scores = smaller.scores.iter_mut().map(|s| (&mut s.value, &mut s.guards));
    for (value, guards) in outputs.chain(scores) {
        *value = replaced(value);
        guards.retain(|guard| *guard != t);
        guards.iter_mut().filter(|guard| **guard > t).for_each(|guard| *guard -= 1);
    }
    smaller
}

fn smaller_samples(samples: &[Sample]) -> Vec<Vec<Sample>> {
    let mut lists = Vec::new();
    if samples.len() > 1 {
        lists.extend(samples.iter().map(|sample| vec![sample.clone()]));
    }
    if let [sample] = samples {
        if !sample.pairs.is_empty_tuple() {
            lists.push(vec![Sample { pairs: Value::empty_tuple(), ..sample.clone() }]);
        }
        if sample.target.is_some() {
            lists.push(vec![Sample { target: None, ..sample.clone() }]);
        }
        let inputs = AnyGrid(sample.input.clone()).shrink();
        lists.extend(inputs.map(|input| vec![Sample { input: input.0, ..sample.clone() }]));
    }
    lists
}
