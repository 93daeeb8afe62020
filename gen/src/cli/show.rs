//! `batt show`.

use super::args::{SampleName, ShowArgs};
use super::cases::{Case, Cases};
use super::draw::draw;
use super::files::write_file;
use super::inputs::{Inputs, task_of};
use super::rows::as_grid;
use super::{Failure, Outcome, Verdict, did_you_mean, print, style, terminal_width};
use crate::picture::{self, Column, Panel};
use batt_gen::{Solver, call_text_with};
use dsl::Operand;
use dsl::task::{Style, Task, beside, diff, render, render_task};
use std::collections::HashMap;
use std::fmt::Write;

/// Runs the command.
pub fn run(args: &ShowArgs) -> Outcome {
    let inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let task = inputs.tasks.iter().find(|task| task.id == args.id);
    let solver = inputs.solvers.iter().find(|solver| solver.id == args.id);
    let wants_steps = args.sample.is_some() || args.step.is_some();
    let wants_picture = args.svg.is_some() || args.png.is_some();
    let text = match (task, solver) {
        (Some(task), _) if !wants_steps && wants_picture => {
            write_pictures(&picture::task_columns(task), args)?
        }
        (Some(task), _) if !wants_steps => task_text(task, &inputs),
        (_, Some(solver)) => solver_text(solver, &inputs, args)?,
        (Some(task), None) => {
            return Err(Failure::new(format!("task {} has no solver of that id", task.id)));
        }
        (None, None) => {
            let solvers = inputs.solvers.iter().map(|solver| solver.id.as_str());
            let known = solvers.chain(inputs.tasks.iter().map(|task| task.id.as_str()));
            let hint = did_you_mean(&args.id, known);
            return Err(Failure(format!("no task or solver {}{hint}", args.id)));
        }
    };
    print(&text)?;
    Ok(Verdict::Fine)
}

fn task_text(task: &Task, inputs: &Inputs) -> String {
    let known = HashMap::from([(task.id.as_str(), ())]);
    let solvers = inputs.solvers.iter().filter(|solver| task_of(&solver.id, &known).is_some());
    let solvers: Vec<&str> = solvers.map(|solver| solver.id.as_str()).collect();
    let mut text = render_task(task, style(), terminal_width());
    text.push('\n');
    if !solvers.is_empty() {
        let _ = writeln!(text, "\nsolvers: {}", super::listed(&solvers, 10));
    }
    text
}

fn solver_text(solver: &Solver, inputs: &Inputs, args: &ShowArgs) -> Result<String, Failure> {
    let known = inputs.tasks.iter().enumerate();
    let known: HashMap<&str, usize> = known.map(|(n, task)| (task.id.as_str(), n)).collect();
    let Some(task) = task_of(&solver.id, &known) else {
        return Err(Failure::new(format!("solver {} has no task; see --tasks", solver.id)));
    };
    let task = &inputs.tasks[task];
    let cases = Cases::new(std::slice::from_ref(task))?;
    let wanted = args.sample.unwrap_or(SampleName { train: true, index: 0 });
    let Some(case) = cases.all.iter().find(|case| case.name == wanted) else {
        let (train, test) = (task.train.len(), task.test.len());
        let message = format!("task {} has no {wanted}: {train} train, {test} test", task.id);
        return Err(Failure(message));
    };
    let steps = solver.program.steps.len();
    if let Some(step) = args.step.filter(|step| *step > steps) {
        return Err(Failure::new(format!("solver {} has {steps} steps, no {step}", solver.id)));
    }
    if args.svg.is_some() || args.png.is_some() {
        return sample_pictures(solver, case, args);
    }
    Ok(Steps { solver, case, args, style: style(), width: terminal_width() }.text())
}

/// A sample's input, what is expected and what the solver gives, as pictures.
fn sample_pictures(solver: &Solver, case: &Case, args: &ShowArgs) -> Result<String, Failure> {
    let policy = args.on_error.into();
    let lane = solver.program.run(&case.sample, policy);
    let slot = lane.guarded(solver.result(), &solver.guards(policy));
    let expected = case.expected.as_ref();
    let produced = match &slot {
        Ok(value) => match as_grid(value) {
            Some(grid) => Panel::marked("produced", grid, expected),
            None => Panel::blank("produced: not a grid"),
        },
        Err(fault) => Panel::blank(format!("produced: error {} at t{}", fault.kind, fault.t)),
    };
    let expected = expected
        .map_or_else(|| Panel::blank("expected ?"), |expected| Panel::grid("expected", expected));
    let input = Panel::grid("input", &case.sample.input);
    write_pictures(&picture::beside(vec![input, expected, produced]), args)
}

/// Writes the files that were asked for, and tells so.
fn write_pictures(columns: &[Column<'_>], args: &ShowArgs) -> Result<String, Failure> {
    let mut told = String::new();
    if let Some(path) = &args.svg {
        write_file(path, picture::svg(columns))?;
        let _ = writeln!(told, "wrote {}", path.display());
    }
    if let Some(path) = &args.png {
        let bytes = picture::png(columns)
            .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
        write_file(path, bytes)?;
        let _ = writeln!(told, "wrote {}", path.display());
    }
    Ok(told)
}

/// A solver's steps on a sample.
struct Steps<'a> {
    solver: &'a Solver,
    case: &'a Case,
    args: &'a ShowArgs,
    style: Style,
    width: usize,
}

impl Steps<'_> {
    fn text(&self) -> String {
        let lane = self.solver.program.run(&self.case.sample, self.args.on_error.into());
        let mut text = String::new();
        if self.args.step.is_none() {
            let solver = &self.solver.id;
            let dialect = self.solver.dialect.name();
            let _ = writeln!(text, "solver {solver} ({dialect}), {}\n", self.case.name);
            let _ = writeln!(text, "I\n{}\n", render(&self.case.sample.input, self.style));
        }
        for (index, step) in self.solver.program.steps.iter().enumerate() {
            let t = index as u32 + 1;
            if self.args.step.is_some_and(|wanted| wanted != t as usize) {
                continue;
            }
            let call = call_text_with(step, self.solver.dialect, &|t| self.name(t));
            let _ = writeln!(text, "{} = {call}", self.name(t));
            let fault = lane.faults().iter().find(|fault| fault.t == t);
            let value = match (lane.value(&Operand::T(t)), fault) {
                (Ok(value), fault) => {
                    if let Some(fault) = fault {
                        let _ = writeln!(text, "!! error {}, replaced by a default", fault.kind);
                    }
                    draw(&value, Some(&self.case.sample.input), self.style, self.width)
                }
                (Err(_), Some(fault)) => format!("!! error {}", fault.kind),
                (Err(cause), None) => format!("!! no value: {} failed", self.name(cause.t)),
            };
            let _ = writeln!(text, "{value}\n");
        }
        if self.args.step.is_none() {
            let _ = writeln!(text, "{}", self.result(&lane));
        }
        text
    }

    /// The name that a step's value has in the source.
    fn name(&self, t: u32) -> String {
        match self.solver.names.get(t as usize - 1).map(String::as_str) {
            None | Some("") => format!("t{t}"),
            Some(name) => name.to_owned(),
        }
    }

    /// What the solver returns, beside what it should.
    fn result(&self, lane: &dsl::Lane) -> String {
        let value = match lane
            .guarded(self.solver.result(), &self.solver.guards(self.args.on_error.into()))
        {
            Ok(value) => value,
            Err(fault) => return format!("returns nothing: {} failed", self.name(fault.t)),
        };
        let Some(expected) = &self.case.expected else {
            return "returns the last value; the true output is unknown".to_owned();
        };
        match value.grid() {
            Ok(grid) if grid == *expected => "returns the true output".to_owned(),
            Ok(grid) => {
                let blocks = [
                    ("expected", render(expected, self.style)),
                    ("returned, differences marked", diff(expected, &grid, self.style)),
                ];
                format!("does not return the true output\n{}", beside(&blocks, self.width))
            }
            Err(_) => format!("expected\n{}\nreturns no grid", render(expected, self.style)),
        }
    }
}
