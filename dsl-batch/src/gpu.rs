//! Lanes on CUDA cards.

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
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

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
