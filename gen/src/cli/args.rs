//! The command line.

use clap::{Args, Parser, Subcommand, ValueEnum};
use dsl::{Dialect, Policy};
use dsl_batch::CudaOptions;
use dsl_batch::cuda::Team;
use std::path::PathBuf;
use std::str::FromStr;

/// Runs, checks, measures and translates ARC solvers.
#[derive(Debug, Parser)]
#[command(name = "batt", version, max_term_width = 100, arg_required_else_help = true)]
#[command(after_help = "Examples:
  batt run                                   run the demo corpus that is built in
  batt run --solvers my/ --tasks training/   run own solvers on a folder of tasks
  batt show mirrorwall                       look at a task
  batt ops fill                              what an op does

Every command has its own examples: batt run --help")]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Run(RunArgs),
    Emit(EmitArgs),
    Check(CheckArgs),
    Ops(OpsArgs),
    Bench(BenchArgs),
    Profile(ProfileArgs),
    Show(ShowArgs),
    Slice(SliceArgs),
    Doctor(DoctorArgs),
}

/// Which solvers.
#[derive(Debug, Args)]
#[command(next_help_heading = "Solvers")]
pub struct SolverArgs {
    /// Solver files, or folders of them: functions solve_ID(I), solve_ID(S, I, C), verify_ID(I);
    /// an ID of the form TASK_k belongs to task TASK. Without it: the demo solvers
    #[arg(long, value_name = "PATH", num_args = 1..)]
    pub solvers: Vec<PathBuf>,
    /// Files, or folders of them, with functions differ_NAME(S, I, C)
    #[arg(long, value_name = "PATH", num_args = 1..)]
    pub differs: Vec<PathBuf>,
    /// What the names in the files mean; auto decides for each function by its parameters and the
    /// names it uses
    #[arg(long, value_enum, default_value_t = DialectName::Auto)]
    pub dialect: DialectName,
    /// Only these tasks
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub ids: Vec<String>,
    /// Stop at the first bad solver, or solver without a task, instead of leaving it out
    #[arg(long)]
    pub strict: bool,
}

/// Which tasks.
#[derive(Debug, Args)]
#[command(next_help_heading = "Tasks")]
pub struct TaskArgs {
    /// A folder of ARC task files, one such file, or a *_challenges.json with its *_solutions.json
    /// beside it. Without it: the demo tasks
    #[arg(long, value_name = "PATH")]
    pub tasks: Option<PathBuf>,
}

/// How to use CUDA cards.
#[derive(Clone, Copy, Debug, Args)]
pub struct CudaArgs {
    /// Threads of a CUDA card that share a lane: 4, 8, 16 or 32. Results do not depend on it; without it, 8
    #[arg(long, value_name = "N", value_parser = team)]
    pub team: Option<Team>,
}

impl CudaArgs {
    /// The same for the library.
    pub fn options(self) -> CudaOptions {
        CudaOptions::new().team(self.team.unwrap_or_default())
    }
}

/// Where and how to run.
#[derive(Debug, Args)]
#[command(next_help_heading = "Running")]
pub struct DeviceArgs {
    /// Where lanes run: auto, scalar (one thread, the reference), cpu, cuda (all cards) or cuda:N (one of
    /// them, from 0). auto is the CPU, unless there is a card and batches are large enough for it
    #[arg(long, value_name = "DEVICE", default_value = "auto")]
    pub device: DeviceName,
    /// Threads of the CPU device; without it, one per core
    #[arg(long, value_name = "N", value_parser = positive)]
    pub threads: Option<usize>,
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// Lanes per launch; without it 4096, fewer where one lane gives very many values
    #[arg(long, value_name = "N", value_parser = positive)]
    pub batch: Option<usize>,
}

/// Run solvers on tasks, score them, print a summary
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt run
      Runs the demo corpus and writes a page with every result, batt-report.html.
  batt run --solvers solvers.py --tasks training/ --jsonl out.jsonl
      One line per solver and sample, with output, error and match.
  batt run --solvers mine/ --tasks arc_challenges.json --submission submission.json
      Two attempts for every test input, best solvers first.
  batt run --solvers mine/ --differs differs.py --tasks training/ --mode merged --jsonl all.jsonl
      One program of all solvers and differs, on every sample.
  batt run --solvers mine/ --tasks training/ --report report.html
      A page with every result, to look at in a browser.
  batt run --solvers mine/ --tasks training/ --run-dir run1 --jsonl out.jsonl
      Keeps finished chunks in run1. After Ctrl-C or a crash, the same with --resume goes on.

Exit code: 0 when the run completed, however many were solved; 2 on bad usage or input;
130 when it was interrupted.")]
pub struct RunArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    #[command(flatten)]
    pub tasks: TaskArgs,
    #[command(flatten)]
    pub device: DeviceArgs,
    /// own: every solver on the samples of its own task. merged: one batt of all solvers and
    /// differs, on every sample
    #[arg(long, value_enum, default_value_t = Mode::Own)]
    pub mode: Mode,
    /// What a failed op does. poison: whatever uses its value fails. default: it gives an empty
    /// value and the run goes on. Without it: poison in mode own, default in mode merged
    #[arg(long, value_enum)]
    pub on_error: Option<OnError>,
    /// Also print the device's counters, the peak memory and the speed over the run
    #[arg(long)]
    pub stats: bool,
    /// Keep the results of finished chunks in a folder
    #[arg(long, value_name = "DIR")]
    pub run_dir: Option<PathBuf>,
    /// Go on with the run in the run directory, if there is one. It must be the same run
    #[arg(long, requires = "run_dir")]
    pub resume: bool,
    /// A load test: run everything N times over. Every row is written and counted N times
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = positive)]
    pub repeat: usize,
    /// Write one JSON line per solver and sample
    #[arg(long, value_name = "FILE", help_heading = "Outputs")]
    pub jsonl: Option<PathBuf>,
    /// Write one JSON line per op that failed, also where a default took the error's place
    #[arg(long, value_name = "FILE", help_heading = "Outputs")]
    pub log: Option<PathBuf>,
    /// Write a Kaggle submission: for every test input the two best different outputs, of solvers
    /// ranked by what they do on the train pairs
    #[arg(long, value_name = "FILE", help_heading = "Outputs")]
    pub submission: Option<PathBuf>,
    /// Write every task's solvers, best first: by pairs matched, then differ scores, then length
    #[arg(long, value_name = "FILE.json", help_heading = "Outputs")]
    pub ranking: Option<PathBuf>,
    /// Write a self-contained page with every result, to look at in a browser
    #[arg(long, value_name = "FILE.html", help_heading = "Outputs")]
    pub report: Option<PathBuf>,
    /// Also show in the report where the time goes, by op and solver. Everything runs a few more times
    #[arg(long, requires = "report", help_heading = "Outputs")]
    pub profile: bool,
}

impl RunArgs {
    /// Whether no output was asked for besides the summary.
    pub fn is_plain(&self) -> bool {
        let files = [&self.jsonl, &self.log, &self.submission, &self.ranking, &self.report];
        files.iter().all(|file| file.is_none()) && self.run_dir.is_none() && self.repeat == 1
    }
}

/// Write a Rust file with `batt` and `batt_batch`
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt emit --out src/demo.rs
  batt emit --solvers mine/ --differs differs.py --out src/mine.rs --program mine.batt
  batt emit --solvers mine/ --out src/mine.rs --check     (exit code 1 when the file is stale)

The file compiles in any crate that depends on dsl and dsl-batch.")]
pub struct EmitArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    /// The Rust file
    #[arg(long, value_name = "FILE.rs")]
    pub out: PathBuf,
    /// The name in the file's first line; without it, that of the file
    #[arg(long)]
    pub name: Option<String>,
    /// What a failed op does in the emitted code
    #[arg(long, value_enum, default_value_t = OnError::Default)]
    pub on_error: OnError,
    /// Also write the batt as a program: text, or JSON for a name that ends in .json
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
    /// Write nothing; exit code 1 when a file differs from what would be written
    #[arg(long)]
    pub check: bool,
}

/// Run scalar and device side by side on the same input; exit code 1 on the first difference
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt check
  batt check --device cpu --solvers mine/ --tasks training/
  batt check --merged      (also: each solver in one merged batt gives what it gives alone)")]
pub struct CheckArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    #[command(flatten)]
    pub tasks: TaskArgs,
    #[command(flatten)]
    pub device: DeviceArgs,
    /// What a failed op does
    #[arg(long, value_enum, default_value_t = OnError::Poison)]
    pub on_error: OnError,
    /// Also compare each solver's value alone with its value in a batt of all solvers
    #[arg(long)]
    pub merged: bool,
}

/// The op table
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt ops                     all ops
  batt ops fill                one op with its spellings, an example and its default
  batt ops --json | jq '.[].name'
  batt ops --markdown --check docs/OPS.md     (exit code 1 when the file is stale)")]
pub struct OpsArgs {
    /// An op, in any of its spellings
    pub name: Option<String>,
    /// As JSON
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,
    /// As the Markdown of docs/OPS.md
    #[arg(long)]
    pub markdown: bool,
    /// Compare with a file instead of printing; exit code 1 when it differs
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

/// Compare devices on the same input, in one run
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt bench
  batt bench --solvers mine/ --tasks training/ --repeat 5 --json bench.json
  batt bench --mode merged
  batt bench --per-op
  batt bench --device cuda        (scalar, cpu and the CUDA cards)")]
pub struct BenchArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    #[command(flatten)]
    pub tasks: TaskArgs,
    /// A device besides scalar and cpu: cuda (all cards, each for itself) or cuda:N
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<DeviceName>,
    /// Threads of the CPU device; without it, one per core
    #[arg(long, value_name = "N", value_parser = positive)]
    pub threads: Option<usize>,
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// own: every solver on the samples of its own task. merged: one batt of all solvers and
    /// differs, on every sample
    #[arg(long, value_enum, default_value_t = Mode::Own)]
    pub mode: Mode,
    /// Turns per device, of at least 20 ms each; the median counts. Without it, at least 3 and as
    /// many as fit into a second
    #[arg(long, value_name = "N", value_parser = positive)]
    pub repeat: Option<usize>,
    /// What a failed op does. Without it: poison in mode own, default in mode merged
    #[arg(long, value_enum)]
    pub on_error: Option<OnError>,
    /// Also measure every op's time per call, on scalar
    #[arg(long)]
    pub per_op: bool,
    /// Write the table as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// What devices there are, which one is used and why, and a self-check of every op on each
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt doctor
  batt doctor --device cuda:1     (only this one)

Exit code: 0 when every op gives what the scalar op gives, on every device; 1 when one does not;
2 when a device that was asked for cannot be used.")]
pub struct DoctorArgs {
    /// Only this device; without it, the CPU and all CUDA cards
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<DeviceName>,
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// Threads of the CPU device; without it, one per core
    #[arg(long, value_name = "N", value_parser = positive)]
    pub threads: Option<usize>,
}

/// Where the time goes: calls and time of every op
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt profile
  batt profile --solvers mine/ --tasks training/ --sort calls
  batt profile --mode merged --device cpu --json profile.json --report profile.html

The time of an op includes the functions that it calls. On several threads, their times add up.")]
pub struct ProfileArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    #[command(flatten)]
    pub tasks: TaskArgs,
    #[command(flatten)]
    pub device: DeviceArgs,
    /// own: every solver on the samples of its own task. merged: one batt of all solvers and
    /// differs, on every sample
    #[arg(long, value_enum, default_value_t = Mode::Own)]
    pub mode: Mode,
    /// What a failed op does. Without it: poison in mode own, default in mode merged
    #[arg(long, value_enum)]
    pub on_error: Option<OnError>,
    /// What comes first
    #[arg(long, value_enum, default_value_t = ProfileOrder::Time)]
    pub sort: ProfileOrder,
    /// How often every lane runs; the shortest times count
    #[arg(long, value_name = "N", default_value_t = super::profile::ROUNDS, value_parser = positive)]
    pub repeat: usize,
    /// Rows of the table; the files have all
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = positive)]
    pub top: usize,
    /// Write all rows as JSON
    #[arg(long, value_name = "FILE", help_heading = "Outputs")]
    pub json: Option<PathBuf>,
    /// Write a page with the rows as a plot
    #[arg(long, value_name = "FILE.html", help_heading = "Outputs")]
    pub report: Option<PathBuf>,
}

/// A task, or a solver's steps on a sample, as colored grids
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt show mirrorwall                            the task
  batt show mirrorwall --sample train:0           the solver's steps on the first train pair
  batt show mirrorwall_2 --sample test:0 --step 5
  batt show 67a3c6ac --tasks training/
  batt show mirrorwall --svg mirrorwall.svg --png mirrorwall.png
  batt show mirrorwall_2 --sample test:0 --svg sample.svg")]
pub struct ShowArgs {
    /// A task or a solver
    pub id: String,
    #[command(flatten)]
    pub solvers: SolverArgs,
    #[command(flatten)]
    pub tasks: TaskArgs,
    /// The sample, train:N or test:N, from 0
    #[arg(long, value_name = "train:N|test:N")]
    pub sample: Option<SampleName>,
    /// Only this step
    #[arg(long, value_name = "N", value_parser = positive, conflicts_with_all = ["svg", "png"])]
    pub step: Option<usize>,
    /// Write a picture as SVG instead: the task, or the sample's input, expected and produced grid
    #[arg(long, value_name = "FILE.svg")]
    pub svg: Option<PathBuf>,
    /// The same as PNG, without titles
    #[arg(long, value_name = "FILE.png")]
    pub png: Option<PathBuf>,
    /// What a failed op does
    #[arg(long, value_enum, default_value_t = OnError::Poison)]
    pub on_error: OnError,
}

/// Take one value out of a batt, as the shortest solver that computes it
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  batt slice --program mine.batt -t 1742 --id 67a3c6ac --out 67a3c6ac.py
  batt slice --solvers mine/ -t 12        (a step of all solvers merged)
  batt slice --solver mirrorwall          (one solver in normal form)")]
pub struct SliceArgs {
    #[command(flatten)]
    pub solvers: SolverArgs,
    /// A batt as written by `batt emit --program`; without it, all solvers merged
    #[arg(long, value_name = "FILE", conflicts_with = "solver")]
    pub program: Option<PathBuf>,
    /// The step
    #[arg(short, value_name = "N", required_unless_present = "solver", conflicts_with = "solver")]
    pub t: Option<u32>,
    /// A whole solver instead of a step
    #[arg(long, value_name = "ID")]
    pub solver: Option<String>,
    /// The policy of the merged batt, which decides what steps it keeps
    #[arg(long, value_enum, default_value_t = OnError::Default)]
    pub on_error: OnError,
    /// The ID of the solver written; without it, `tN` or the solver's own
    #[arg(long, value_name = "NAME", value_parser = identifier)]
    pub id: Option<String>,
    /// Write a file instead of stdout
    #[arg(long, value_name = "FILE.py")]
    pub out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DialectName {
    Auto,
    ArcDsl,
    Tokpidjin,
}

impl DialectName {
    /// The dialect; none where it is to be found out.
    pub fn dialect(self) -> Option<Dialect> {
        match self {
            DialectName::Auto => None,
            DialectName::ArcDsl => Some(Dialect::ArcDsl),
            DialectName::Tokpidjin => Some(Dialect::Tokpidjin),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    Own,
    Merged,
}

impl Mode {
    /// The policy that was asked for, else the mode's own.
    pub fn policy(self, on_error: Option<OnError>) -> Policy {
        Policy::from(on_error.unwrap_or(match self {
            Mode::Own => OnError::Poison,
            Mode::Merged => OnError::Default,
        }))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProfileOrder {
    /// The op that takes the longest in all
    Time,
    /// The op that is called most often
    Calls,
    /// The op that takes the longest per call
    Mean,
    /// By name
    Name,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OnError {
    Poison,
    Default,
}

impl From<OnError> for Policy {
    fn from(on_error: OnError) -> Policy {
        match on_error {
            OnError::Poison => Policy::Poison,
            OnError::Default => Policy::SafeDefault,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceName {
    Auto,
    Scalar,
    Cpu,
    /// A card, or all of them.
    Cuda(Option<u32>),
}

impl FromStr for DeviceName {
    type Err = String;

    fn from_str(text: &str) -> Result<DeviceName, String> {
        match text {
            "auto" => Ok(DeviceName::Auto),
            "scalar" => Ok(DeviceName::Scalar),
            "cpu" => Ok(DeviceName::Cpu),
            "cuda" => Ok(DeviceName::Cuda(None)),
            _ => {
                let number = text.strip_prefix("cuda:").and_then(|n| n.parse().ok());
                number
                    .map(|number| DeviceName::Cuda(Some(number)))
                    .ok_or_else(|| "expected auto, scalar, cpu, cuda or cuda:N".to_owned())
            }
        }
    }
}

/// A sample of a task: `train:0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleName {
    pub train: bool,
    pub index: usize,
}

impl FromStr for SampleName {
    type Err = String;

    fn from_str(text: &str) -> Result<SampleName, String> {
        let (train, number) = match text.split_once(':') {
            Some(("train", number)) => (true, number),
            Some(("test", number)) => (false, number),
            _ => return Err("expected train:N or test:N".to_owned()),
        };
        let index = number.parse().map_err(|_| format!("{number} is not a number"))?;
        Ok(SampleName { train, index })
    }
}

fn team(text: &str) -> Result<Team, String> {
    let team = text.parse().ok().and_then(Team::of);
    team.ok_or_else(|| "expected 4, 8, 16 or 32".to_owned())
}

fn positive(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".to_owned()),
        Ok(number) => Ok(number),
        Err(_) => Err("expected a number".to_owned()),
    }
}

/// What can stand after `solve_` in a function's name.
fn identifier(text: &str) -> Result<String, String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !text.is_empty() && text.chars().all(fits) {
        Ok(text.to_owned())
    } else {
        Err("only letters, digits and _ can be part of a function's name".to_owned())
    }
}
