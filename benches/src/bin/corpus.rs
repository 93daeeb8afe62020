//! Whole programs over whole corpora: `corpus [SOLVERS TASKS]`, without arguments the demo corpus.
//!
//! One run prints, as ratios to the scalar device on one thread and to a copy of the input grids as bytes: every solver on the samples of its own task by device, by threads and by
//! batch size; batts of 50 solvers each on 100 samples of other tasks; throughput of a batch of 1,000 lanes against one of
//! 100,000, and the memory of both; and the cost of a step that does nothing. Contenders take turns, the best round counts.

use benches::corpus::{Corpus, Foreign, Lanes};
use benches::{LONG_ROUND, Work, devices, peak_memory, race, race_for, ratio};
use dsl::{Arg, Grid, Policy, Sample, Steps, find_op};
use dsl_batch::{BatchBuilder, Device};
use rayon::ThreadPool;
use std::error::Error;
use std::hint::black_box;
use std::sync::LazyLock;

const ROUNDS: usize = 9;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let corpus = Corpus::of_args(&args)?;
    let own = corpus.own_lanes();
    println!("{} lanes of {} programs\n", own.len(), corpus.programs.len());
    let cards: Vec<Device> = devices().split_off(2);
    let mut contenders = vec![(Device::scalar(), 1, own.len())];
    for (threads, batch) in [(1, 1), (1, 64), (1, 1024), (1, own.len()), (2, own.len())] {
        contenders.push((Device::cpu(), threads, batch));
    }
    for card in &cards {
        contenders.extend([64, 1024, own.len()].map(|batch| (card.clone(), 1, batch)));
    }
    table("every solver on its own task", &own, &contenders, Policy::Poison);
    foreign(&corpus);
    throughput(&own);
    dispatch();
    Ok(())
}

/// A device, its threads, and lanes per batch.
type Contender = (Device, usize, usize);

/// Measures contenders on the same lanes; the first one is what the others are compared with.
fn table(title: &str, lanes: &Lanes<'_>, contenders: &[Contender], policy: Policy) {
    let bytes: Vec<Vec<u8>> = lanes
        .iter()
        .map(|(_, sample)| vec![7; sample.input.height() * sample.input.width()])
        .collect();
    let mut works: Vec<Work<'_>> = vec![Box::new(|| {
        bytes.iter().for_each(|bytes| drop(black_box(black_box(bytes).clone())));
    })];
    for (device, threads, batch) in contenders {
        works.push(Box::new(move || run(device, *threads, *batch, lanes, policy)));
    }
    let times = race_for(LONG_ROUND, ROUNDS, works);
    println!("{title:<34} {:>12} {:>11} {:>9}", "lanes/s", "to scalar", "to copy");
    for ((device, threads, batch), time) in contenders.iter().zip(&times[1..]) {
        let what = format!("{}, {threads} thread(s), batch {batch}", device.name());
        let [speed, faster, longer] =
            [lanes.len() as f64 / time * 1e9, times[1] / time, time / times[0]];
        println!("{what:<34} {speed:>12.0} {faster:>10.2}x {:>9}", ratio(longer));
    }
    if let [.., one, two] = times[..]
        && let [.., (_, 1, a), (_, 2, b)] = contenders
        && a == b
    {
        println!("2 threads: {:.2}x as fast as one", one / two);
    }
    println!();
}

/// Batts of 50 solvers on samples of tasks that none of them is for.
fn foreign(corpus: &Corpus) {
    for group in 0..corpus.solvers.len().div_ceil(Foreign::SOLVERS) {
        let foreign = corpus.foreign(group);
        let lanes = foreign.lanes();
        let contenders: Vec<Contender> =
            devices().into_iter().map(|device| (device, 1, lanes.len())).collect();
        table(
            &format!("batt {group} of 50 solvers, foreign"),
            &lanes,
            &contenders,
            Policy::SafeDefault,
        );
        let stats = contenders[1].0.stats();
        println!("{} of {} lanes left to the scalar ops\n", stats.scalar_lanes, stats.lanes);
    }
}

/// Batches of very different sizes.
fn throughput(own: &Lanes<'_>) {
    const SMALL: usize = 1_000;
    const LARGE: usize = 100_000;
    let many: Lanes<'_> = own.iter().copied().cycle().take(LARGE).collect();
    let device = Device::cpu();
    let peak = || peak_memory().map_or(String::new(), |mb| format!(", peak memory {mb} MB"));
    run(&device, 1, SMALL, &many, Policy::Poison);
    let before = peak();
    let [small, large] = [SMALL, LARGE].map(|batch| -> Work<'_> {
        let (device, many) = (&device, &many);
        Box::new(move || run(device, 1, batch, many, Policy::Poison))
    });
    let times = race(3, vec![small, large]);
    let per_second = |ns: f64| LARGE as f64 / ns * 1e9;
    println!("{LARGE} lanes in batches of {SMALL}: {:.0} lanes/s{before}", per_second(times[0]));
    println!("{LARGE} lanes in one batch: {:.0} lanes/s{}", per_second(times[1]), peak());
    println!("large to small: {:.2}x as fast", times[0] / times[1]);
}

/// A step that does nothing, in a long program.
fn dispatch() {
    const STEPS: u32 = 2_000;
    let identity = find_op("identity", dsl::Dialect::ArcDsl).expect("an op");
    let program = |steps: u32| {
        let mut builder = BatchBuilder::new(Policy::Poison);
        let mut last = Arg::I;
        for _ in 0..steps {
            last = builder.arc(identity, &[last]);
        }
        builder.output(last, &[], "x", false);
        builder.program().clone()
    };
    let sample = Sample::new(Grid::empty());
    const LANES: usize = 64;
    let device = Device::cpu();
    let programs = [program(1), program(1 + STEPS)];
    let lanes = programs.each_ref().map(|program| vec![(program, &sample); LANES]);
    let works = lanes.iter().map(|lanes| -> Work<'_> {
        let device = &device;
        Box::new(move || run(device, 1, LANES, lanes, Policy::Poison))
    });
    let times = race(ROUNDS, works.collect());
    let step = (times[1] - times[0]) / (LANES as f64 * f64::from(STEPS));
    println!("a step that does nothing: {step:.1} ns");
}

/// Threads that live as long as the run, as those of a long job do.
fn pool(threads: usize) -> &'static ThreadPool {
    static POOLS: [LazyLock<ThreadPool>; 2] = [LazyLock::new(|| new(1)), LazyLock::new(|| new(2))];
    fn new(threads: usize) -> ThreadPool {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(64 << 20);
        pool.build().expect("threads")
    }
    &POOLS[threads - 1]
}

/// Runs lanes in batches.
fn run(device: &Device, threads: usize, batch: usize, lanes: &Lanes<'_>, policy: Policy) {
    pool(threads).install(|| {
        for part in lanes.chunks(batch.max(1)) {
            drop(black_box(device.run(part, policy)));
        }
    });
}
