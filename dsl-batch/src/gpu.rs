//! Lanes on CUDA cards, and when that is worth it.

use crate::cpu::CpuLane;
use crate::cuda::{
    Card, Fleet, Kernels, LaneWork, OpenError, Part, SLOTS, Team, Traffic, Work, ends,
};
use crate::device::LaneResult;
use crate::results;
use dsl::Policy;
use kernels::value::Fail;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

/// How to use CUDA cards.
///
/// ```
/// use dsl_batch::{CudaOptions, cuda::Team};
/// match CudaOptions::new().team(Team::Sixteen).open(0) {
///     Ok(device) => assert_eq!(device.name(), "cuda"),
///     Err(why) => println!("{why}"),
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CudaOptions {
    pub(crate) team: Team,
    pub(crate) kernels: Kernels,
}

impl Default for CudaOptions {
    fn default() -> Self {
        CudaOptions::new()
    }
}

impl CudaOptions {
    /// Teams of eight threads and the kernels of this crate.
    #[must_use]
    pub fn new() -> CudaOptions {
        CudaOptions { team: Team::default(), kernels: Kernels::embedded() }
    }

    /// How many threads work on a lane together. Results do not depend on it.
    #[must_use]
    pub fn team(self, team: Team) -> CudaOptions {
        CudaOptions { team, ..self }
    }

    /// Other kernels.
    #[must_use]
    pub fn kernels(self, kernels: Kernels) -> CudaOptions {
        CudaOptions { kernels, ..self }
    }
}

/// The cards of the machine, as something that runs lanes.
#[derive(Debug)]
pub struct Gpu {
    fleet: Mutex<Fleet>,
    turns: Turns,
    team: Team,
}

/// Lets as many callers in as a card can have runs under way.
#[derive(Debug)]
struct Turns {
    free: Mutex<usize>,
    freed: Condvar,
}

struct Turn<'a>(&'a Turns);

impl Turns {
    fn take(&self) -> Turn<'_> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let free = self.freed.wait_while(free, |free| *free == 0);
        *free.unwrap_or_else(PoisonError::into_inner) -= 1;
        Turn(self)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}

/// What came of a lane.
#[derive(Debug)]
pub enum Outcome {
    /// Its results.
    Done(LaneResult),
    /// The scalar ops must run it.
    Scalar(Fail),
    /// No card is left: the CPU must run it.
    Cpu,
}

impl Gpu {
    /// Opens a card; others take its place when it fails.
    pub fn open(card: u32, options: CudaOptions) -> Result<Gpu, OpenError> {
        let mut fleet = Fleet::new(card, options.kernels.only(options.team.kernel()))?;
        fleet.open()?;
        let turns = Turns { free: Mutex::new(SLOTS), freed: Condvar::new() };
        Ok(Gpu { fleet: Mutex::new(fleet), turns, team: options.team })
    }

    /// Runs lanes; gives what came of each.
    pub fn run(
        &self,
        lanes: &[CpuLane<'_>],
        policy: Policy,
        pool: Option<&ThreadPool>,
    ) -> Vec<Outcome> {
        let images = lanes.iter().enumerate().filter_map(|(number, lane)| {
            Some((number, lane.packed.ok()?.words(), lane.packed_sample.words()))
        });
        let work = LaneWork::new(images, policy == Policy::SafeDefault, self.team);
        let parts = self.parts(&work);
        let no_form =
            |lane: &CpuLane<'_>| Outcome::Scalar(lane.packed.err().unwrap_or(Fail::Shape));
        let mut outcomes: Vec<Outcome> = lanes.iter().map(no_form).collect();
        for part in &parts {
            match part {
                Part::Cpu(range) => {
                    work.order(range).iter().for_each(|&lane| outcomes[lane] = Outcome::Cpu);
                }
                Part::Output(range, words) => {
                    let order = work.order(range);
                    let read = |(&lane, end): (&usize, Result<&[u32], Fail>)| {
                        let result = end.and_then(|image| {
                            results::read(&lanes[lane], image).ok_or(Fail::Shape)
                        });
                        (lane, result.map_or_else(Outcome::Scalar, Outcome::Done))
                    };
                    let ends = order.par_iter().zip(ends(words, order.len()));
                    let read: Vec<(usize, Outcome)> = within(pool, || ends.map(read).collect());
                    read.into_iter().for_each(|(lane, outcome)| outcomes[lane] = outcome);
                }
            }
        }
        outcomes
    }

    /// What came of lanes, in order. Others may use the cards while this waits for them. No work for rayon may be
    /// done in here: that could come back for a turn on the same thread.
    fn parts(&self, work: &LaneWork<'_>) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut done = 0;
        while done < work.lanes() {
            let _turn = self.turns.take();
            let run = self.fleet().start(work, done);
            let Some(run) = run else {
                parts.push(Part::Cpu(done..work.lanes()));
                break;
            };
            let waited = run.wait();
            if let Some(part) = self.fleet().finish(run, waited) {
                done = part.lanes().end;
                parts.push(part);
            }
        }
        parts
    }

    /// What all cards moved since this was asked last.
    pub fn take_traffic(&self) -> Traffic {
        self.fleet().take_traffic()
    }

    /// What went wrong since it was asked last.
    pub fn take_notices(&self) -> Vec<String> {
        self.fleet().take_notices()
    }

    /// Adds something to what went wrong.
    pub fn note(&self, text: String) {
        self.fleet().notice(text);
    }

    /// What the card in use is; none when all have failed.
    pub fn describe(&self) -> Option<String> {
        self.fleet().card().map(describe)
    }

    fn fleet(&self) -> MutexGuard<'_, Fleet> {
        self.fleet.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does work on the threads of a pool, or on those of the caller.
pub fn within<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

fn describe(card: &Card) -> String {
    let figures = card.figures();
    format!(
        "card {}: {}, sm_{}, {} multiprocessors, {} MiB",
        card.number(),
        figures.name,
        figures.capability,
        figures.processors,
        figures.memory >> 20
    )
}

/// Decides, batch by batch, between the CPU and the first card.
#[derive(Debug, Default)]
pub struct Auto {
    gpu: OnceLock<Result<Arc<Gpu>, OpenError>>,
    /// The fewest lanes that go to the card; 0 while that is not known, 1 while somebody measures.
    crossover: AtomicUsize,
    /// Whether it was told that the card cannot be used.
    told: AtomicBool,
}

/// What to do with a batch.
#[derive(Debug)]
pub enum Choice {
    /// The CPU runs it.
    Cpu,
    /// The card runs it.
    Card(Arc<Gpu>),
    /// Both run some of it, to see who is faster.
    Measure(Arc<Gpu>),
}

impl Auto {
    /// Batches that are smaller never go to a card.
    pub const SMALLEST: usize = 256;
    /// Lanes that tell what a launch costs, however few they are.
    pub const FEW: usize = 32;
    const UNKNOWN: usize = 0;
    const MEASURING: usize = 1;

    /// Where a batch of so many lanes should run. Whoever is told to measure must call [`Auto::measured`].
    pub fn choose(&self, lanes: usize) -> Choice {
        if lanes < Auto::SMALLEST {
            return Choice::Cpu;
        }
        let open = || Gpu::open(0, CudaOptions::new()).map(Arc::new);
        let Ok(gpu) = self.gpu.get_or_init(open) else { return Choice::Cpu };
        let (unknown, measuring) = (Auto::UNKNOWN, Auto::MEASURING);
        let order = Ordering::AcqRel;
        match self.crossover.compare_exchange(unknown, measuring, order, Ordering::Acquire) {
            Ok(_) => Choice::Measure(Arc::clone(gpu)),
            Err(fewest) if fewest != measuring && lanes >= fewest => Choice::Card(Arc::clone(gpu)),
            Err(_) => Choice::Cpu,
        }
    }

    /// From now on, batches of so many lanes go to the card.
    pub fn measured(&self, fewest: usize) {
        self.crossover.store(fewest.max(Auto::SMALLEST), Ordering::Release);
    }

    /// The fewest lanes that go to the card, once that is known.
    pub fn crossover(&self) -> Option<usize> {
        Some(self.crossover.load(Ordering::Acquire)).filter(|&fewest| fewest >= Auto::SMALLEST)
    }

    /// Whether a card was looked for and found.
    pub fn has_card(&self) -> bool {
        matches!(self.gpu.get(), Some(Ok(_)))
    }

    /// What went wrong with the card.
    pub fn take_notices(&self) -> Vec<String> {
        match self.gpu.get() {
            Some(Ok(gpu)) => gpu.take_notices(),
            Some(Err(OpenError::NoDriver(_) | OpenError::NoCard)) | None => Vec::new(),
            // There is a card, and it cannot be used.
            Some(Err(_)) if self.told.swap(true, Ordering::Relaxed) => Vec::new(),
            Some(Err(error)) => vec![format!("{error}; going on with the CPU")],
        }
    }
}

/// The number of lanes from which on a card is faster: `few` and `all` are lanes and their time on the card, which is taken
/// to be a fixed cost and one for each lane.
pub fn crossover(cpu: Duration, few: (usize, Duration), all: (usize, Duration)) -> usize {
    let [few_time, all_time] = [few.1, all.1].map(|time| time.as_secs_f64());
    let slope = ((all_time - few_time) / (all.0.saturating_sub(few.0)).max(1) as f64).max(0.0);
    let fixed = (few_time - few.0 as f64 * slope).max(0.0);
    let gain = cpu.as_secs_f64() - slope;
    if gain <= 0.0 {
        return usize::MAX;
    }
    // Saturates, which is what a very large number means here.
    (fixed / gain).ceil() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crossover_is_where_both_take_the_same_time() {
        let us = Duration::from_micros;
        // A launch costs 1000 us and 2 us for each lane, the CPU takes 12 us for each: 100 lanes.
        assert_eq!(crossover(us(12), (50, us(1100)), (1000, us(3000))), 100);
        // The CPU is always faster.
        assert_eq!(crossover(us(1), (50, us(1100)), (1000, us(3000))), usize::MAX);
        // The card takes no more time for many than for few.
        assert_eq!(crossover(us(10), (32, us(900)), (4096, us(800))), 90);
    }

    #[test]
    fn one_batch_measures_and_the_others_go_on() {
        let auto = Auto::default();
        assert!(matches!(auto.choose(Auto::SMALLEST - 1), Choice::Cpu));
        auto.measured(5);
        assert_eq!(auto.crossover(), Some(Auto::SMALLEST));
    }
}
