//! What ops cost on a card, counted by the software one: `cargo run -p tests --example counts -- [--lanes N] [--ptx FILE] [OP…]`.
//!
//! Prints as Markdown, for each op and for teams of 4, 8, 16 and 32 threads, the instructions of a warp for each lane: those that are the
//! same for all threads (uniform), those on different data (varying), and those that only some threads take part in (divergent). What a lane costs
//! that does nothing is taken off. The lanes that share a warp call the same op with different arguments.

#[path = "../../dsl-batch/tests/cuda/driver.rs"]
#[allow(dead_code, reason = "a part is enough")]
mod driver;

use driver::Driver;
use dsl::{Grid, Op, Policy, Sample, Value, find_op, ops};
use dsl_batch::cuda::{Kernels, Team};
use dsl_batch::{CudaOptions, Device, Program};
use std::path::{Path, PathBuf};
use tests::devices::on_threads;
use tests::generate::{Args, seeded};
use tests::lanes::{Calls, Teams};
use tests::programs::{AnyProgram, Plan};

/// Instructions of warps: uniform, varying, divergent.
type Count = [f64; 3];

/// What the table is.
const HEAD: &str = "\
# What ops cost on a card

Instructions of a warp for each lane, counted by the [software device](../tests/software-cuda/README.md) for teams of 4, 8, 16 and 32 threads: uniform (all
threads, same operands) / varying (all threads, different operands) / divergent (some threads only). The lanes that share a warp call the op with different
random arguments; what a lane costs that does nothing is taken off. Most expensive first. Made by
`cargo run -p tests --example counts > docs/COUNTS.md`.
";

/// Random programs, each on 32 samples.
const PROGRAMS: u64 = 16;

/// A card that counts.
struct Counter {
    device: Device,
    team: Team,
    file: PathBuf,
    /// What a lane costs that does nothing.
    idle: Count,
    _driver: Driver,
}

impl Counter {
    fn new(team: Team, kernels: Kernels) -> Counter {
        let file = std::env::temp_dir().join(format!("batt-counts-{}", std::process::id()));
        let driver = Driver::with(&format!("COUNTS={}", file.display()));
        let device = CudaOptions::new().team(team).kernels(kernels).open(0);
        let device = device.expect("the software card");
        let mut counter = Counter { device, team, file, idle: [0.0; 3], _driver: driver };
        let identity = find_op("identity", dsl::Dialect::ArcDsl).expect("an op");
        let args = |n| Args { op: identity, dialect: dsl::Dialect::ArcDsl, values: vec![n] };
        let programs: Vec<Program> = (0..32).map(|n| args(Value::Int(n)).program()).collect();
        counter.idle = counter.calls(&programs);
        counter
    }

    /// Instructions for each of the calls.
    fn calls(&self, programs: &[Program]) -> Count {
        let sample = Sample::new(Grid::empty());
        let lanes: Vec<_> = programs.iter().map(|program| (program, &sample)).collect();
        self.count(&lanes)
    }

    /// Instructions for each lane.
    fn count(&self, lanes: &[(&Program, &Sample)]) -> Count {
        let _ = std::fs::remove_file(&self.file);
        on_threads(1, || self.device.run(lanes, Policy::Poison));
        let counts = std::fs::read_to_string(&self.file).unwrap_or_default();
        let total = format!("{} total ", self.team.kernel());
        let numbers = counts.lines().find_map(|line| line.strip_prefix(&total));
        let mut numbers = numbers.unwrap_or_default().split(' ').map(|n| n.parse().unwrap_or(0.0));
        std::array::from_fn(|k| numbers.next().unwrap_or(0.0) / lanes.len() as f64 - self.idle[k])
    }
}

fn text(count: Count) -> String {
    let rounded = count.map(|n| format!("{:.0}", n.max(0.0)));
    rounded.join(" / ")
}

fn sum(count: Count) -> f64 {
    count.iter().sum::<f64>().max(1.0)
}

fn main() {
    let (mut lanes, mut names, mut kernels) = (32, Vec::new(), Kernels::embedded());
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--ptx" => {
                let text = args.next().map(std::fs::read_to_string).expect("a file");
                kernels = Kernels::from_ptx(text.expect("a file that can be read").leak());
            }
            "--lanes" => lanes = args.next().and_then(|n| n.parse().ok()).expect("a number"),
            _ => names.push(arg),
        }
    }
    let chosen: Vec<&'static Op> = ops()
        .filter(|op| names.is_empty() || names.iter().any(|n| n == op.name || n == op.family))
        .collect();
    let calls = Calls { lanes, odd: 0, large: false, teams: Teams::Solo, seed: 3 };
    let programs: Vec<Vec<Program>> =
        chosen.iter().map(|op| calls.of(op).map(|(args, _)| args.program()).collect()).collect();
    // Lanes of a program share warps.
    let random: Vec<AnyProgram> = (0..if names.is_empty() { PROGRAMS } else { 0 })
        .map(|seed| AnyProgram::seeded(&Plan::any(&mut seeded(seed, 12)), 32, seed))
        .collect();
    let whole: Vec<(&Program, &Sample)> = random
        .iter()
        .flat_map(|any| any.samples.iter().map(|sample| (&any.program, sample)))
        .collect();
    let columns = Team::ALL.map(|team| {
        let counter = Counter::new(team, kernels);
        let counts: Vec<Count> = programs.iter().map(|programs| counter.calls(programs)).collect();
        let whole = counter.count(&whole);
        let _ = std::fs::remove_file(Path::new(&counter.file));
        (counter.idle, counts, whole)
    });
    println!("{HEAD}");
    println!("| op | 4 threads | 8 threads | 16 threads | 32 threads |");
    println!("|---|---|---|---|---|");
    let row = |name: &str, counts: [Count; 4]| {
        println!("| {name} | {} |", counts.map(text).join(" | "));
    };
    row("*a lane that does nothing*", columns.each_ref().map(|(idle, ..)| *idle));
    if !whole.is_empty() {
        row("*a lane of a random program*", columns.each_ref().map(|(.., whole)| *whole));
    }
    let mut order: Vec<usize> = (0..chosen.len()).collect();
    order.sort_by(|&a, &b| sum(columns[1].1[b]).total_cmp(&sum(columns[1].1[a])));
    for number in order {
        row(chosen[number].name, columns.each_ref().map(|(_, counts, _)| counts[number]));
    }
    let means = columns.each_ref().map(|(_, counts, _)| {
        let logs: f64 = counts.iter().map(|count| sum(*count).ln()).sum();
        format!("{:.0}", (logs / counts.len().max(1) as f64).exp())
    });
    println!("| *geometric mean of all* | {} |", means.join(" | "));
}
