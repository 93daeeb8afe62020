//! Ctrl-C, and how to go on afterwards.

use super::args::RunArgs;
use super::{Failure, counted};
use dsl_batch::Progress;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a command that was interrupted.
pub const EXIT_CODE: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// What becomes true when the user, or the machine, wants the command to end. Asking twice ends
/// it at once; what stands in a run directory is whole at any moment.
pub fn stop_on_request() -> Result<&'static AtomicBool, Failure> {
    let ask = || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(EXIT_CODE.into());
        }
    };
    ctrlc::set_handler(ask)
        .map_err(|error| Failure::new(format!("cannot handle Ctrl-C: {error}")))?;
    Ok(&STOP)
}

/// What to tell after an interrupted run.
pub fn advice(args: &RunArgs, progress: &Progress) -> String {
    let Progress { chunks, chunks_kept, .. } = *progress;
    match &args.run_dir {
        Some(dir) => format!(
            "interrupted; {} of {} are kept in {}\ngo on with: {}",
            chunks_kept,
            counted(chunks, "chunk"),
            dir.display(),
            resume_command(std::env::args())
        ),
        None => "interrupted, nothing is kept; with --run-dir DIR, finished chunks are kept and \
                 --resume goes on"
            .to_owned(),
    }
}

/// The command line of this run, with `--resume`.
fn resume_command(args: impl Iterator<Item = String>) -> String {
    let mut words: Vec<String> = args.map(|arg| quoted(&arg)).collect();
    if !words.iter().any(|word| word == "--resume") {
        words.push("--resume".to_owned());
    }
    words.join(" ")
}

/// A word as a shell reads it back.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=+@%".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_can_be_pasted() {
        let words = |words: &[&str]| resume_command(words.iter().map(|word| (*word).to_owned()));
        assert_eq!(words(&["batt", "run"]), "batt run --resume");
        assert_eq!(words(&["batt", "--resume", "my dir"]), "batt --resume 'my dir'");
        assert_eq!(words(&["it's", ""]), r"'it'\''s' '' --resume");
    }
}
