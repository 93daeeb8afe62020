//! `batt check`.

use super::args::CheckArgs;
use super::cases::{Case, Cases, Lane, own_lanes};
use super::draw::draw;
use super::inputs::Inputs;
use super::{Outcome, Verdict, device, print, progress, style, terminal_width, threads};
use super::{counted, tell_notices, with_threads};
use dsl::task::{Style, beside, diff, render};
use dsl::{Fault, Operand, Policy, Sample, Slot, Value};
use dsl_batch::{Device, LaneResult, Program, ProgramOutput};

/// Lanes compared at a time.
const BATCH: usize = 4096;

/// Runs the command.
pub fn run(args: &CheckArgs) -> Outcome {
    let device = device(args.device.device, args.device.cuda)?;
    let mut inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let owners = inputs.owners()?;
    let cases = Cases::new(&inputs.tasks)?;
    let lanes = own_lanes(&owners, &cases);
    let check = Check {
        inputs: &inputs,
        programs: inputs.own_programs(args.on_error.into()),
        cases: &cases,
        device: &device,
        policy: args.on_error.into(),
        batch: args.device.batch.unwrap_or(BATCH),
    };
    let threads = threads(&device, &args.device);
    let difference = with_threads(threads, || {
        Ok(check.device(&lanes).or_else(|| args.merged.then(|| check.merged(&lanes))?))
    })?;
    tell_notices(&device);
    if let Some(difference) = difference {
        print(&difference.text(&inputs, &cases))?;
        return Ok(Verdict::Differs);
    }
    let lanes = counted(lanes.len(), "sample");
    let solvers = counted(inputs.solvers.len(), "solver");
    let mut text = format!("{solvers} on {lanes}: {} gives what scalar gives\n", device.name());
    if args.merged {
        text.push_str("merged into one batt, every solver gives what it gives alone\n");
    }
    print(&text)?;
    Ok(Verdict::Fine)
}

struct Check<'a> {
    inputs: &'a Inputs,
    programs: Vec<Program>,
    cases: &'a Cases,
    device: &'a Device,
    policy: Policy,
    batch: usize,
}

/// Two results that should be one.
struct Difference {
    lane: Lane,
    /// The step, or 0, and its op.
    t: u32,
    op: &'static str,
    /// Who gave which.
    results: [(&'static str, Slot); 2],
}

impl Check<'_> {
    fn case(&self, lane: Lane) -> &Case {
        &self.cases.all[lane.1]
    }

    fn program(&self, lane: Lane) -> &Program {
        &self.programs[lane.0]
    }

    /// The first lane on which the device and the scalar ops differ.
    fn device(&self, lanes: &[Lane]) -> Option<Difference> {
        let bar = progress(lanes.len() as u64, "comparing");
        for chunk in lanes.chunks(self.batch) {
            let programs: Vec<(&Program, &Sample)> =
                chunk.iter().map(|&lane| (self.program(lane), &self.case(lane).sample)).collect();
            let expected = Device::scalar().run(&programs, self.policy);
            let found = self.device.run(&programs, self.policy);
            for (lane, (expected, found)) in chunk.iter().zip(expected.iter().zip(&found)) {
                if !same_lane(expected, found) {
                    return Some(self.pinpoint(*lane, expected, found));
                }
            }
            bar.inc(chunk.len() as u64);
        }
        bar.finish_and_clear();
        None
    }

    /// The first step of a lane that differs, found by asking for every step's value.
    fn pinpoint(&self, lane: Lane, expected: &LaneResult, found: &LaneResult) -> Difference {
        let program = self.program(lane);
        let every = every_step(program);
        let lanes = [(&every, &self.case(lane).sample)];
        let run = |device: &Device| {
            device.run(&lanes, self.policy).pop().map_or_else(Vec::new, |result| result.outputs)
        };
        let (scalar, device) = (run(&Device::scalar()), run(self.device));
        let first = scalar.iter().zip(&device).position(|(a, b)| !same(a, b));
        let (t, expected, found) = match first {
            Some(index) => (index as u32 + 1, scalar[index].clone(), device[index].clone()),
            // Each step for itself is right: show what the lane gave.
            None => (program.outputs[0].value.t(), output(expected), output(found)),
        };
        let results = [("scalar", expected), (self.device.name(), found)];
        Difference { lane, t, op: op_name(program, t), results }
    }

    /// The first lane on which a solver gives something else in a batt of all solvers.
    fn merged(&self, lanes: &[Lane]) -> Option<Difference> {
        let solvers: Vec<&batt_gen::Solver> = self.inputs.solvers.iter().collect();
        let merged = batt_gen::merge(&solvers, &[], self.policy).program;
        let mut by_case = lanes.to_vec();
        by_case.sort_by_key(|&(_, case)| case);
        let bar = progress(lanes.len() as u64, "merging");
        for of_case in by_case.chunk_by(|a, b| a.1 == b.1) {
            let sample = &self.case(of_case[0]).sample;
            let alone: Vec<(&Program, &Sample)> =
                of_case.iter().map(|&lane| (self.program(lane), sample)).collect();
            let alone = self.device.run(&alone, self.policy);
            let mine = of_case.iter().map(|&(solver, _)| merged.outputs[solver].clone());
            let part = Program { outputs: mine.collect(), ..merged.clone() }.without_dead_steps();
            let together = self.device.run(&[(&part, sample)], self.policy).pop()?;
            for ((lane, alone), together) in of_case.iter().zip(alone).zip(together.outputs) {
                let alone = output(&alone);
                let kinds = |slot: &Slot| slot.clone().map_err(|fault| fault.kind);
                if !same(&alone, &together) && kinds(&alone) != kinds(&together) {
                    let t = self.program(*lane).outputs[0].value.t();
                    let op = op_name(self.program(*lane), t);
                    let results = [("alone", alone), ("merged", together)];
                    return Some(Difference { lane: *lane, t, op, results });
                }
            }
            bar.inc(of_case.len() as u64);
        }
        bar.finish_and_clear();
        None
    }
}

fn output(result: &LaneResult) -> Slot {
    result.outputs.first().cloned().unwrap_or(Ok(Value::Missing))
}

fn op_name(program: &Program, t: u32) -> &'static str {
    let index = (t as usize).checked_sub(1);
    index.and_then(|index| program.steps.get(index)).map_or("input", |step| step.op_name())
}

/// The program with all steps as its outputs.
fn every_step(program: &Program) -> Program {
    let all = (1..=program.steps.len() as u32).map(|t| ProgramOutput {
        value: Operand::T(t),
        guards: Vec::new(),
        evolved: false,
        solver: String::new(),
    });
    Program { steps: program.steps.clone(), outputs: all.collect(), scores: Vec::new() }
}

fn same_lane(a: &LaneResult, b: &LaneResult) -> bool {
    a.outputs.len() == b.outputs.len()
        && a.outputs.iter().zip(&b.outputs).all(|(a, b)| same(a, b))
        && a.faults == b.faults
}

/// Whether two runs gave the same. Functions made in different runs are never equal, so those are
/// compared as text.
fn same(a: &Slot, b: &Slot) -> bool {
    a == b || matches!((a, b), (Ok(a), Ok(b)) if a.to_string() == b.to_string())
}

impl Difference {
    fn text(&self, inputs: &Inputs, cases: &Cases) -> String {
        let (solver, case) = self.lane;
        let case = &cases.all[case];
        format!(
            "difference: solver {}, task {}, {}, t{} {}\n{}\n",
            inputs.solvers[solver].id,
            inputs.tasks[case.task].id,
            case.name,
            self.t,
            self.op,
            results_text(&self.results, style(), terminal_width())
        )
    }
}

/// Two results beside each other; where both are grids, what differs is marked.
fn results_text(results: &[(&'static str, Slot); 2], style: Style, width: usize) -> String {
    let [(first, a), (second, b)] = results;
    if let (Ok(Value::Grid(a)), Ok(Value::Grid(b))) = (a, b) {
        let marked = format!("{second}, differences marked");
        return beside(&[(*first, render(a, style)), (&marked, diff(a, b, style))], width);
    }
    let block = |slot: &Slot| match slot {
        Ok(value) => draw(value, None, style, width),
        Err(Fault { t, kind }) => format!("error {kind} at t{t}"),
    };
    format!("{first}:\n{}\n{second}:\n{}", block(a), block(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::{Error, Grid};

    fn grid(rows: &[&[i64]]) -> Slot {
        Ok(Grid::from_rows(rows).unwrap().into())
    }

    #[test]
    fn grids_stand_beside_each_other() {
        let results = [("scalar", grid(&[&[1, 2]])), ("cpu", grid(&[&[1, 3]]))];
        let text = results_text(&results, Style::Plain, 80);
        assert_eq!(text, "scalar  cpu, differences marked\n 1 2      1 *3");
    }

    #[test]
    fn errors_are_named() {
        let fault = Err(Fault { t: 3, kind: Error::Empty });
        let results = [("alone", Ok(Value::Int(4))), ("merged", fault)];
        let text = results_text(&results, Style::Plain, 80);
        assert_eq!(text, "alone:\n4\nmerged:\nerror empty at t3");
    }

    #[test]
    fn functions_of_two_runs_are_compared_by_their_text() {
        let program: Program = "t1 = rbind(add, 2)\nt2 = rbind(add, 3)\n".parse().unwrap();
        let sample = Sample::new(Grid::from_rows(&[[1]]).unwrap());
        let every = every_step(&program);
        let run = || Device::scalar().run(&[(&every, &sample)], Policy::Poison).remove(0);
        assert!(same_lane(&run(), &run()));
        assert!(!same(&run().outputs[0], &run().outputs[1]));
    }
}
