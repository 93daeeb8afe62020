//! The `batt` command: what each subcommand does, and what they share.

mod args;
mod bench;
mod cases;
mod check;
mod course;
mod demo;
mod doctor;
mod draw;
mod emit;
mod files;
mod inputs;
mod interrupt;
mod ops;
mod profile;
mod report;
mod rows;
mod run;
mod scoring;
mod show;
mod slice;
mod submission;
mod summary;

use args::{Cli, Command, CudaArgs, DeviceArgs, DeviceName};
use clap::Parser;
use dsl::task::Style;
use dsl_batch::{Device, cache_folder};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Display;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

/// Why a command could not do its work: the message for the user. The exit code is 2.
#[derive(Debug)]
struct Failure(String);

impl Failure {
    fn new(message: impl Display) -> Failure {
        Failure(message.to_string())
    }
}

/// What a command gives: how it ended, which is its exit code, or why it could not work.
type Outcome = Result<Verdict, Failure>;

/// How a command ended that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Fine,
    /// A command that compares found a difference.
    Differs,
    /// The user stopped it.
    Interrupted,
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Run(args) => run::run(&args),
        Command::Emit(args) => emit::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Ops(args) => ops::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Profile(args) => profile::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Slice(args) => slice::run(&args),
        Command::Doctor(args) => doctor::run(&args),
    };
    match outcome {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Differs) => ExitCode::from(1),
        Ok(Verdict::Interrupted) => ExitCode::from(interrupt::EXIT_CODE),
        Err(Failure(message)) => {
            complain(&format!("error: {message}"));
            ExitCode::from(2)
        }
    }
}

/// Writes to stdout. A reader who has seen enough, such as `head`, is no failure.
fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("stdout: {error}")))
        }
        _ => Ok(()),
    }
}

/// Writes a line to stderr; there is nowhere to report a failure of that.
fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// How grids look on stdout.
fn style() -> Style {
    Style::detect(std::io::stdout().is_terminal())
}

/// Whether messages on stderr have color.
fn color_on_stderr() -> bool {
    Style::detect(std::io::stderr().is_terminal()) != Style::Plain
}

/// Columns of the terminal; 100 where stdout is none.
fn terminal_width() -> usize {
    const ELSEWHERE: usize = 100;
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || {
        let size = console::Term::stdout().size_checked();
        size.map(|(_, columns)| usize::from(columns))
    };
    told.or_else(measured).filter(|&columns| columns > 0).unwrap_or(ELSEWHERE)
}

/// A progress bar on stderr, which shows only in a terminal.
fn progress(length: u64, what: &'static str) -> ProgressBar {
    let template = "{msg} [{bar:30}] {human_pos}/{human_len} {per_sec} {eta}";
    let bar = ProgressBar::new(length).with_message(what);
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style.progress_chars("=> ")),
        Err(_) => bar,
    }
}

/// The devices that were asked for: several with `cuda` where there are several cards.
fn devices(name: DeviceName, cuda: CudaArgs) -> Result<Vec<Device>, Failure> {
    let failure = |error| Failure::new(format!("{error}; use --device cpu or auto"));
    match name {
        DeviceName::Auto => Ok(vec![cuda.options().auto(cache_folder())]),
        DeviceName::Cpu => Ok(vec![Device::cpu()]),
        DeviceName::Scalar => Ok(vec![Device::scalar()]),
        DeviceName::Cuda(Some(card)) => Ok(vec![cuda.options().open(card).map_err(failure)?]),
        DeviceName::Cuda(None) => cuda.options().open_all().map_err(failure),
    }
}

/// The device that was asked for: the first card with `cuda`.
fn device(name: DeviceName, cuda: CudaArgs) -> Result<Device, Failure> {
    let first = DeviceName::Cuda(Some(0));
    let name = if name == DeviceName::Cuda(None) { first } else { name };
    let mut devices = devices(name, cuda)?;
    devices.pop().ok_or_else(|| Failure::new("no device"))
}

/// Tells what went wrong with cards and did not end the run.
fn tell_notices(device: &Device) {
    for notice in device.take_notices() {
        complain(&format!("warning: {notice}"));
    }
}

/// How many threads a device uses.
fn threads(device: &Device, args: &DeviceArgs) -> usize {
    match device.name() {
        "scalar" => 1,
        _ => args.threads.unwrap_or_else(available_threads),
    }
}

fn available_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs `work` on a pool of this many threads. Function values may call each other hundreds of
/// levels deep, so each thread has a roomy stack.
fn with_threads<T: Send>(
    threads: usize,
    work: impl FnOnce() -> Result<T, Failure> + Send,
) -> Result<T, Failure> {
    const STACK_BYTES: usize = 64 << 20;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES);
    let pool = pool.build().map_err(|e| Failure::new(format!("{threads} threads: {e}")))?;
    pool.install(work)
}

/// `1 solver`, `2 solvers`.
fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// The first few names and how many more there are.
fn listed<S: AsRef<str>>(names: &[S], most: usize) -> String {
    let first: Vec<&str> = names.iter().take(most).map(AsRef::as_ref).collect();
    match names.len().saturating_sub(most) {
        0 => first.join(", "),
        more => format!("{} and {more} more", first.join(", ")),
    }
}

/// The known name most like an unknown one, if one is near.
fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|other| (strsim::damerau_levenshtein(name, other), other))
        .min()
        .filter(|(distance, _)| *distance <= 1 + name.chars().count() / 4)
        .map(|(_, other)| other)
}

/// `; did you mean x?`, or nothing.
fn did_you_mean<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    nearest(name, known).map_or(String::new(), |other| format!("; did you mean {other}?"))
}
