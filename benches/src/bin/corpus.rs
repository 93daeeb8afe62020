//! Whole programs over whole corpora: `corpus [SOLVERS TASKS]`, without arguments the demo corpus.
//!
//! One run prints, as ratios to the scalar device on one thread: every solver on the samples of its own task by device, by threads and by
//! batch size; one batt of 50 solvers on 100 samples of other tasks; throughput of a batch of 1,000 lanes against one of
//! 100,000; and the cost of a step that does nothing. Devices take turns, the median counts.

use batt_gen::{Kind, Solver, merge, parse_source, read_sources};
use dsl::task::{self, Task};
use dsl::{Arg, Grid, Policy, Sample, Steps, find_op};
use dsl_batch::{BatchBuilder, Device, Program};
use rayon::ThreadPool;
use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 9;

type Lanes<'a> = Vec<(&'a Program, &'a Sample)>;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let demo = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../gen/demo"));
    let (solvers, tasks) = match &args[..] {
        [solvers, tasks] => (solvers.clone(), tasks.clone()),
        _ => (demo.join("solvers"), demo.join("tasks")),
    };
    let corpus = Corpus::load(&solvers, &tasks)?;
    let own = corpus.own_lanes();
    println!("{} lanes of {} programs\n", own.len(), corpus.programs.len());
    println!("{:<34} {:>12} {:>10}", "every solver on its own task", "lanes/s", "to scalar");
    let scalar = median(|| run(&Device::scalar(), 1, own.len(), &own));
    show("scalar, 1 thread", own.len(), scalar, scalar);
    for (threads, batch) in [(1, 1), (1, 64), (1, 1024), (1, own.len()), (2, own.len())] {
        let time = median(|| run(&Device::cpu(), threads, batch, &own));
        show(&format!("cpu, {threads} thread(s), batch {batch}"), own.len(), time, scalar);
    }
    foreign(&corpus);
    throughput(&own);
    dispatch();
    Ok(())
}

struct Corpus {
    solvers: Vec<Solver>,
    programs: Vec<Program>,
    tasks: Vec<(Task, Vec<Sample>)>,
}

impl Corpus {
    fn load(solvers: &Path, tasks: &Path) -> Result<Corpus, Box<dyn Error>> {
        let (sources, _) = read_sources(&[solvers.to_owned()]);
        let parsed = sources.iter().flat_map(|source| parse_source(source, None).solvers);
        let solvers: Vec<Solver> = parsed.filter(|solver| solver.kind != Kind::Differ).collect();
        let programs = solvers.iter().map(|s| merge(&[s], &[], Policy::Poison).program).collect();
        let mut loaded = Vec::new();
        for task in task::load(tasks)? {
            let pairs = task.samples_value()?;
            let samples = task.train.iter().chain(&task.test).map(|example| Sample {
                pairs: pairs.clone(),
                input: example.input.clone(),
                target: None,
            });
            let samples = samples.collect();
            loaded.push((task, samples));
        }
        Ok(Corpus { solvers, programs, tasks: loaded })
    }

    /// The samples of the task a solver is named after.
    fn samples_of(&self, solver: &Solver) -> &[Sample] {
        let owner = |id: &str| {
            solver.id == *id || solver.id.rsplit_once('_').is_some_and(|(task, _)| task == id)
        };
        self.tasks.iter().find(|(task, _)| owner(&task.id)).map_or(&[], |(_, samples)| samples)
    }

    fn own_lanes(&self) -> Lanes<'_> {
        let programs = self.solvers.iter().zip(&self.programs);
        programs
            .flat_map(|(s, p)| self.samples_of(s).iter().map(move |sample| (p, sample)))
            .collect()
    }
}

/// One batt of 50 solvers on samples of tasks that none of them is for.
fn foreign(corpus: &Corpus) {
    let solvers: Vec<&Solver> = corpus.solvers.iter().take(50).collect();
    let batt = merge(&solvers, &[], Policy::SafeDefault).program;
    let samples = corpus.tasks.iter().rev().flat_map(|(_, samples)| samples).take(100);
    let lanes: Lanes<'_> = samples.map(|sample| (&batt, sample)).collect();
    let device = Device::cpu();
    let scalar = median(|| run(&Device::scalar(), 1, lanes.len(), &lanes));
    let cpu = median(|| run(&device, 1, lanes.len(), &lanes));
    println!("\n{:<34} {:>12} {:>10}", "50 solvers as one batt, foreign", "lanes/s", "to scalar");
    show("scalar, 1 thread", lanes.len(), scalar, scalar);
    show("cpu, 1 thread", lanes.len(), cpu, scalar);
    let stats = device.stats();
    println!("{} of {} lanes left to the scalar ops", stats.scalar_lanes, stats.lanes);
}

/// Batches of very different sizes.
fn throughput(own: &Lanes<'_>) {
    println!();
    let many: Lanes<'_> = own.iter().copied().cycle().take(100_000).collect();
    let per_second = [1_000, 100_000].map(|batch| {
        let start = Instant::now();
        run(&Device::cpu(), 1, batch, &many);
        many.len() as f64 / start.elapsed().as_secs_f64()
    });
    println!("100,000 lanes in batches of 1,000: {:.0} lanes/s", per_second[0]);
    println!("100,000 lanes in one batch:        {:.0} lanes/s", per_second[1]);
}

/// A step that does nothing, in a long program.
fn dispatch() {
    const STEPS: u32 = 2_000;
    let identity = find_op("identity", dsl::Dialect::ArcDsl).expect("an op");
    let program = |steps: u32| {
        let mut builder = BatchBuilder::new(Policy::Poison);
        let mut last = Arg::Int(1);
        for _ in 0..steps {
            last = builder.arc(identity, &[last]);
        }
        builder.output(last, &[], "x", false);
        builder.program().clone()
    };
    let sample = Sample::new(Grid::empty());
    let time = |program: &Program| {
        let lanes = vec![(program, &sample); 64];
        median(|| run(&Device::cpu(), 1, 64, &lanes)) / 64.0
    };
    let (long, short) = (time(&program(STEPS)), time(&program(1)));
    println!(
        "a step that does nothing:          {:.1} ns",
        (long - short) / f64::from(STEPS) * 1e9
    );
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

/// The seconds that lanes take.
fn run(device: &Device, threads: usize, batch: usize, lanes: &Lanes<'_>) -> f64 {
    pool(threads).install(|| {
        let start = Instant::now();
        for part in lanes.chunks(batch.max(1)) {
            drop(black_box(device.run(part, Policy::Poison)));
        }
        start.elapsed().as_secs_f64()
    })
}

fn median(mut time: impl FnMut() -> f64) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS).map(|_| time()).collect();
    times.sort_unstable_by(f64::total_cmp);
    times[ROUNDS / 2]
}

fn show(what: &str, lanes: usize, seconds: f64, scalar: f64) {
    println!("{what:<34} {:>12.0} {:>9.2}x", lanes as f64 / seconds, scalar / seconds);
}
