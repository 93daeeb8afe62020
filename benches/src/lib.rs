//! What the benchmarks share: measuring, grids to measure with, and plain Rust to compare with.
//!
//! | command (`cargo run --release -p benches --bin …`) | what it measures |
//! |---|---|
//! | `benches` | some grid ops by device and batch size, beside the scalar op and a byte copy |
//! | `ops` | every op in a lane, beside the scalar op and a byte copy |
//! | `prototype` | eleven ops at 30×30, beside plain Rust, the scalar op and a byte copy |
//! | `corpus` | whole corpora by device, threads and batch size; dispatch, throughput, memory |
//! | `lanes` | nothing: runs a corpus on one device, for profilers |
//!
//! Times of a shared machine say little, so contenders take turns, the best of many short rounds counts, and what is shown
//! are ratios of one run.

pub mod corpus;
pub mod plain;

use dsl::{Color, Grid, Policy, Sample};
use dsl_batch::{CudaOptions, Device, Program};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// As in the command: values are many, small and short-lived.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A round lasts at least so long, and is short enough that some are not interrupted.
const ROUND: Duration = Duration::from_millis(2);

/// Something to measure.
pub type Work<'a> = Box<dyn FnMut() + 'a>;

/// A round of a whole corpus: threads that slept since their last turn have woken up long before it ends.
pub const LONG_ROUND: Duration = Duration::from_millis(20);

/// The nanoseconds that each work takes: the best of so many rounds, in which they take turns.
#[must_use]
pub fn race(rounds: usize, works: Vec<Work<'_>>) -> Vec<f64> {
    race_for(ROUND, rounds, works)
}

/// Like [`race`], with rounds that last at least so long.
#[must_use]
pub fn race_for(round: Duration, rounds: usize, works: Vec<Work<'_>>) -> Vec<f64> {
    let mut runners: Vec<(Work<'_>, u32, f64)> =
        works.into_iter().map(|work| (work, 1, f64::INFINITY)).collect();
    for _ in 0..rounds {
        for (work, times, best) in &mut runners {
            let mut time = timed(work, *times);
            while time < round && *times < 1 << 30 {
                *times *= 2;
                time = timed(work, *times);
            }
            *best = best.min(time.as_nanos() as f64 / f64::from(*times));
        }
    }
    runners.into_iter().map(|(_, _, best)| best).collect()
}

fn timed(work: &mut Work<'_>, times: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..times {
        work();
    }
    start.elapsed()
}

/// Copies so many bytes: as little as anybody can do for a grid with so many cells.
#[must_use]
pub fn copy_of(cells: usize) -> Work<'static> {
    let bytes = vec![7u8; cells];
    Box::new(move || drop(black_box(black_box(&bytes).clone())))
}

/// The devices that there are: scalar and cpu always come first.
#[must_use]
pub fn devices() -> Vec<Device> {
    let cards = CudaOptions::new().open_all().unwrap_or_default();
    [Device::scalar(), Device::cpu()].into_iter().chain(cards).collect()
}

/// A step inside a lane is measured by programs that have it once, and so many times more: enough for the steps
/// to take longer than all else that a lane does.
pub const REPEATS: usize = 64;

/// In so many lanes: few enough for some rounds without an interruption, also on a busy machine. Lanes follow each
/// other in the memory of one worker, so more of them change nothing about a step.
pub const STEP_LANES: usize = 16;

/// Two programs, in their text form, that take a step once and 1 + [`REPEATS`] times, after the same steps
/// before.
pub fn repeated(before: &[&str], step: &str) -> Result<[Program; 2], dsl_batch::ProgramError> {
    let text = |times: usize| {
        let steps = before.iter().copied().chain(std::iter::repeat_n(step, times));
        let lines = steps.enumerate().map(|(t, step)| format!("t{} = {step}\n", t + 1));
        format!("{}o x = t{}\n", lines.collect::<String>(), before.len() + times)
    };
    Ok([text(1).parse()?, text(1 + REPEATS).parse()?])
}

/// Runs [`STEP_LANES`] lanes of a program.
#[must_use]
pub fn step_lanes<'a>(device: &'a Device, program: &'a Program, sample: &'a Sample) -> Work<'a> {
    let lanes = vec![(program, sample); STEP_LANES];
    Box::new(move || drop(black_box(device.run(&lanes, Policy::Poison))))
}

/// The nanoseconds of one step inside a lane, from those of [`STEP_LANES`] lanes with it once and with more of it. What a
/// lane costs besides its steps, the sample's way in and the result's way out, is not in it.
#[must_use]
pub fn step_time(short: f64, long: f64) -> f64 {
    ((long - short) / (STEP_LANES * REPEATS) as f64).max(0.0)
}

/// Grids as in ARC: rectangles on a background, some hollow, some of two colors. With a size of 30, 17 objects.
#[must_use]
pub fn scene(size: usize) -> Vec<Vec<u8>> {
    let cell = |i: usize, j: usize| {
        let (di, dj) = (i % 6, j % 7);
        let block = i / 6 * 4 + j / 7;
        let there = j / 7 < 4 && di < 2 + block % 4 && dj < 2 + block % 5;
        let hollow = block.is_multiple_of(3) && di == 1 && dj == 1;
        let striped = block.is_multiple_of(5) && di % 2 == 1;
        if block < 11 && there && !hollow { 1 + (block + usize::from(striped)) % 6 } else { 0 }
    };
    (0..size).map(|i| (0..size).map(|j| cell(i, j) as u8).collect()).collect()
}

/// The same as a grid of the language.
pub fn grid(rows: &[Vec<u8>]) -> Result<Grid, dsl::Error> {
    let wide = |row: &Vec<u8>| row.iter().copied().map(Color::from).collect();
    Grid::from_rows(&rows.iter().map(wide).collect::<Vec<Vec<Color>>>())
}

/// `0.43`, `4.3`, `43`: as many digits as a ratio is worth.
#[must_use]
pub fn ratio(number: f64) -> String {
    let digits = if number < 1.0 { 2 } else { usize::from(number < 10.0) };
    format!("{number:.digits$}x")
}

/// The most memory that this process has had so far in MB, where the system tells.
#[must_use]
pub fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes >> 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_per_call() {
        let sleep = |ms| move || std::thread::sleep(Duration::from_millis(ms));
        let times = race(3, vec![Box::new(sleep(1)), Box::new(sleep(4))]);
        assert!(times[0] >= 1e6 && times[1] >= 4e6, "{times:?}");
    }

    #[test]
    fn programs_repeat_their_last_step() {
        let [once, more] = repeated(&["height(I)"], "add(t1, 1)").unwrap();
        assert_eq!(once.to_string(), "t1 = height(I)\nt2 = add(t1, 1)\no x = t2\n");
        assert_eq!((once.steps.len(), more.steps.len()), (2, 2 + REPEATS));
        assert_eq!(more.steps[2], once.steps[1]);
        let steps = (REPEATS * STEP_LANES) as f64;
        assert!((step_time(100.0, 100.0 + 3.0 * steps) - 3.0).abs() < 1e-9);
    }

    #[test]
    fn ratios_have_two_digits() {
        assert_eq!([0.126, 1.26, 12.6, 126.0].map(ratio), ["0.13x", "1.3x", "13x", "126x"]);
    }
}
