//! `batt slice`.

use super::args::SliceArgs;
use super::emit::is_json;
use super::files::{read_text, write_file};
use super::inputs::Inputs;
use super::{Failure, Outcome, Verdict, print};
use batt_gen::{Source, parse_source, slice, solver_source};
use dsl_batch::Program;
use std::path::Path;
use std::sync::Arc;

/// Runs the command.
pub fn run(args: &SliceArgs) -> Outcome {
    let sliced = sliced(args)?;
    let source = solver_source(&sliced).map_err(Failure::new)?;
    check(&source, &sliced)?;
    match &args.out {
        Some(path) => {
            write_file(path, &source)?;
            print(&format!("{}: content {}\n", path.display(), sliced.content_hash()))?;
        }
        None => print(&source)?,
    }
    Ok(Verdict::Fine)
}

/// The program of what was asked for, with the id it is to have.
fn sliced(args: &SliceArgs) -> Result<Program, Failure> {
    if let Some(id) = &args.solver {
        let inputs = Inputs::load(&args.solvers, None)?;
        let mut program = inputs.solver(id)?.program.without_dead_steps();
        if let (Some(id), Some(output)) = (&args.id, program.outputs.first_mut()) {
            output.solver.clone_from(id);
        }
        return Ok(program);
    }
    let t = args.t.unwrap_or_default();
    let program = match &args.program {
        Some(path) => read_program(path)?,
        None => Inputs::load(&args.solvers, None)?.merged(args.on_error.into()).program,
    };
    let id = args.id.clone().unwrap_or_else(|| format!("t{t}"));
    slice(&program, t, &id).map_err(Failure::new)
}

/// Reads a batt in its text or JSON form.
fn read_program(path: &Path) -> Result<Program, Failure> {
    let text = read_text(path)?;
    let name = path.display();
    if is_json(path) {
        let json = serde_json::from_str(&text)
            .map_err(|e| Failure::new(format!("{name}:{}:{}: {e}", e.line(), e.column())))?;
        return Program::from_json(&json)
            .map_err(|e| Failure::new(format!("{name}: {}", e.problem)));
    }
    text.parse().map_err(|e: dsl_batch::ProgramError| {
        Failure::new(format!("{name}:{}: {}", e.line, e.problem))
    })
}

/// A solver that is saved must be the one that was asked for.
fn check(source: &str, program: &Program) -> Result<(), Failure> {
    let again = Arc::new(Source { name: "slice".to_owned(), text: source.to_owned() });
    let parsed = parse_source(&again, None);
    if let Some(problem) = parsed.problems.first() {
        let message = format!("the slice does not parse:\n{}", problem.render(false));
        return Err(Failure(message));
    }
    let hash = parsed.solvers.first().map(|solver| solver.program.content_hash());
    if hash != Some(program.content_hash()) {
        return Err(Failure::new(format!(
            "the slice does not read as the same program:\n{source}"
        )));
    }
    Ok(())
}
