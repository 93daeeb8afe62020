//! One device at work and nothing beside it, for profilers: `lanes DEVICE GROUP ROUNDS [SOLVERS TASKS]`.
//!
//! GROUP is `own`, every solver on the samples of its own task, or the number of a group of 50 solvers, which run as one batt on samples of other tasks.
//! `lanes each [SOLVERS TASKS]` times every solver by itself instead, `lanes ops GROUP [SOLVERS TASKS]` every op beside the scalar one.
//!
//! ```sh
//! valgrind --tool=callgrind --toggle-collect='lanes::measured' target/release/lanes cpu own 1
//! ```

use benches::corpus::{Corpus, Foreign};
use benches::{Work, race};
use dsl::{Policy, Sample};
use dsl_batch::{Device, OpTime, Profile, Program};
use rayon::{ThreadPool, ThreadPoolBuildError};
use std::error::Error;
use std::hint::black_box;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let device = match args.first().map(String::as_str) {
        Some("scalar") => Device::scalar(),
        _ => Device::cpu(),
    };
    if args.first().is_some_and(|arg| arg == "each") {
        let corpus = Corpus::of_args(&args[1..])?;
        one_thread()?.install(|| each(&corpus));
        return Ok(());
    }
    let per_op = args.first().is_some_and(|arg| arg == "ops");
    let rounds = if per_op { 1 } else { args.get(2).map_or(Ok(1), |n| n.parse())? };
    let corpus = Corpus::of_args(args.get(if per_op { 2 } else { 3 }..).unwrap_or_default())?;
    let foreign = args.get(1).and_then(|group| Some(corpus.foreign(group.parse().ok()?)));
    let policy = if foreign.is_some() { Policy::SafeDefault } else { Policy::Poison };
    let lanes = foreign.as_ref().map_or_else(|| corpus.own_lanes(), Foreign::lanes);
    if per_op {
        one_thread()?.install(|| ops(&lanes, policy));
        return Ok(());
    }
    one_thread()?.install(|| (0..rounds).for_each(|_: u32| measured(&device, &lanes, policy)));
    Ok(())
}

#[inline(never)]
fn measured(device: &Device, lanes: &[(&Program, &Sample)], policy: Policy) {
    drop(black_box(device.run(lanes, policy)));
}

/// Every op: the time of all its steps on the CPU device, where lanes run one by one for this, and with the scalar ops.
fn ops(lanes: &[(&Program, &Sample)], policy: Policy) {
    const TIMES: u32 = 3;
    let time = |device: &Device| {
        drop(device.profile(lanes, policy));
        let runs = (0..TIMES).map(|_| device.profile(lanes, policy));
        runs.min_by_key(Profile::time).unwrap_or_default()
    };
    let [cpu, scalar] = [Device::cpu(), Device::scalar()].map(|device| time(&device));
    let per_call = |row: &OpTime| row.time.as_nanos() as f64 / row.calls as f64;
    let all = [&cpu, &scalar].map(|profile| profile.time().as_secs_f64());
    println!("all {:.0} us, scalar {:.0} us, {:.2}x", all[0] * 1e6, all[1] * 1e6, all[1] / all[0]);
    for row in &cpu.ops {
        let same = scalar.ops.iter().find(|other| other.op == row.op);
        let other = same.map_or(0.0, per_call);
        let share = row.time.as_secs_f64() / all[0] * 100.0;
        let (own, faster) = (per_call(row), other / per_call(row));
        println!(
            "{:<24} {:>6} calls {own:>9.0} ns {faster:>6.2}x {share:>5.1} %",
            row.op, row.calls
        );
    }
}

/// Every program by itself: what it takes on the CPU device, and how many times as long with the scalar ops.
fn each(corpus: &Corpus) {
    let devices = [Device::cpu(), Device::scalar()];
    let mut rows = Vec::new();
    for (solver, program) in corpus.solvers.iter().zip(&corpus.programs) {
        let samples = corpus.samples_of(solver);
        let lanes: Vec<(&Program, &Sample)> = samples.iter().map(|s| (program, s)).collect();
        let works = devices
            .iter()
            .map(|device| -> Work<'_> { Box::new(|| measured(device, &lanes, Policy::Poison)) });
        let times = race(3, works.collect());
        rows.push((times[0], times[1], lanes.len(), &solver.id));
    }
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    let sums = rows.iter().fold((0.0, 0.0), |all, row| (all.0 + row.0, all.1 + row.1));
    println!("all {:.0} us, scalar {:.0} us, {:.2}x", sums.0 / 1e3, sums.1 / 1e3, sums.1 / sums.0);
    for (cpu, scalar, lanes, id) in rows {
        println!("{id:<24} {lanes:>3} lanes {:>9.1} us {:>6.2}x", cpu / 1e3, scalar / cpu);
    }
}

fn one_thread() -> Result<ThreadPool, ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(1).build()
}
