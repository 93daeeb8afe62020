//! `batt emit`.

use super::args::EmitArgs;
use super::files::{is_fresh, write_file};
use super::inputs::Inputs;
use super::{Failure, Outcome, Verdict, complain, counted, print};
use dsl_batch::Program;
use std::path::Path;

/// Runs the command.
pub fn run(args: &EmitArgs) -> Outcome {
    let inputs = Inputs::load(&args.solvers, None)?;
    let policy = args.on_error.into();
    let merged = inputs.merged(policy);
    let name = match &args.name {
        Some(name) => name.clone(),
        None => args.out.file_stem().map_or("batt".into(), |stem| stem.to_string_lossy()).into(),
    };
    if name.chars().any(char::is_control) {
        return Err(Failure::new("--name: only printable characters"));
    }
    let rust = batt_gen::emit(&merged, &name, policy);
    let mut files = vec![(args.out.as_path(), rust)];
    if let Some(path) = &args.program {
        files.push((path, program_text(&merged.program, path)));
    }
    if args.check {
        return check(&files);
    }
    for (path, text) in &files {
        write_file(path, text)?;
    }
    let program = &merged.program;
    let steps: usize = inputs.solvers.iter().map(|solver| solver.program.steps.len()).sum();
    print(&format!(
        "{}: {} ({steps} in the solvers alone), {}, {}\n",
        args.out.display(),
        counted(program.steps.len(), "step"),
        counted(program.outputs.len(), "output"),
        counted(program.scores.len(), "score"),
    ))?;
    Ok(Verdict::Fine)
}

/// A program as its file holds it: JSON or text by the file's name.
fn program_text(program: &Program, path: &Path) -> String {
    if is_json(path) { format!("{:#}\n", program.to_json()) } else { program.to_string() }
}

/// Whether a program's file has the JSON form.
pub fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "json")
}

fn check(files: &[(&Path, String)]) -> Outcome {
    let mut verdict = Verdict::Fine;
    for (path, text) in files {
        if is_fresh(path, text)? {
            print(&format!("{}: up to date\n", path.display()))?;
        } else {
            complain(&format!("{}: differs from what batt emit writes", path.display()));
            verdict = Verdict::Differs;
        }
    }
    Ok(verdict)
}
