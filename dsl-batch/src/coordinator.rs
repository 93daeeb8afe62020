//! Many lanes, chunk by chunk, on one or several devices.

mod codec;
mod queue;
mod run_dir;

pub use run_dir::RunDirError;

use crate::{Device, LaneResult, Program};
use dsl::{Policy, Sample, Value};
use queue::{Queue, StopAtEnd};
use run_dir::{FORMAT, Manifest, RunDir};
use sha2::{Digest, Sha256};
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use thiserror::Error;

/// Lanes per chunk, unless told otherwise.
const CHUNK_LANES: usize = 4096;

/// Bytes that the results of a chunk are expected to take at most, unless told otherwise.
const CHUNK_BYTES: usize = 128 << 20;

/// What a result is expected to take: about a grid of 22×22.
const VALUE_BYTES: usize = 4096;

/// The stack of a thread that runs lanes: function values may call each other hundreds of levels
/// deep.
const STACK_BYTES: usize = 64 << 20;

/// Runs lanes, each one of the programs on one of the samples, and gives their results in order.
///
/// Lanes are cut into chunks. Every device takes the next chunk when it is free; results wait for
/// their turn, but never more than a few chunks of them, so memory does not grow with the number of lanes.
/// With a [run directory](Coordinator::run_dir) the results of finished chunks are kept, and a run
/// that was cut short goes on where it was.
///
/// ```
/// use dsl::{Grid, Policy, Sample};
/// use dsl_batch::{Coordinator, Device, Program};
///
/// let programs: [Program; 2] =
///     ["t1 = rot90(I)\no turn = t1\n", "t1 = height(I)\no tall = t1\n"].map(|p| p.parse().unwrap());
/// let samples = [[1, 2], [3, 4]].map(|row| Sample::new(Grid::from_rows(&[row]).unwrap()));
/// let mut outputs = Vec::new();
/// let progress = Coordinator::new(&programs, &samples)
///     .run(&[Device::cpu()], |chunk| {
///         outputs.extend(chunk.results.into_iter().map(|mut lane| lane.outputs.remove(0)));
///         Ok::<(), ()>(())
///     })
///     .unwrap();
/// assert!(progress.is_complete() && progress.lanes == 4);
/// assert_eq!(outputs[1].as_ref().unwrap().to_string(), "((3,), (4,))");
/// ```
#[derive(Debug)]
pub struct Coordinator<'a> {
    programs: &'a [Program],
    samples: &'a [Sample],
    lanes: Vec<(usize, usize)>,
    rounds: usize,
    policy: Policy,
    chunk_lanes: usize,
    chunk_bytes: usize,
    run_dir: Option<(PathBuf, bool)>,
    inputs: BTreeMap<String, String>,
    cancel: Option<&'a AtomicBool>,
}

/// The results of consecutive lanes.
#[derive(Debug)]
pub struct Chunk {
    /// The number of the first lane.
    pub first: usize,
    /// The results in the order of the lanes.
    pub results: Vec<LaneResult>,
    /// How far the run is with this chunk.
    pub progress: Progress,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Lanes in all.
    pub lanes: usize,
    /// Lanes whose results were given.
    pub lanes_done: usize,
    /// Chunks in all.
    pub chunks: usize,
    /// Chunks whose results were given.
    pub chunks_done: usize,
    /// Chunks that were read from the run directory instead of being run.
    pub chunks_resumed: usize,
    /// Chunks that are finished in the run directory; known at the end of a run.
    pub chunks_kept: usize,
}

impl Progress {
    /// Whether all results were given.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.lanes_done == self.lanes
    }
}

/// Why a run ended early. `E` is the error of whoever takes the results.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum RunError<E> {
    /// There is no device to run on.
    #[error("no device to run on")]
    NoDevice,
    /// A lane names a program or sample that is not there.
    #[error("lane {0} names a program or sample that is not there")]
    Lane(usize),
    /// The threads could not be started.
    #[error("cannot start threads: {0}")]
    Threads(String),
    /// A device gave up.
    #[error("device {device} failed: {message}")]
    Device {
        /// Its name.
        device: &'static str,
        /// What it said.
        message: String,
    },
    /// The run directory cannot be used.
    #[error(transparent)]
    RunDir(#[from] RunDirError),
    /// Whoever takes the results could not.
    #[error("the results could not be taken")]
    Sink(E),
}

impl<'a> Coordinator<'a> {
    /// Every program on every sample, program by program, under [`Policy::Poison`].
    #[must_use]
    pub fn new(programs: &'a [Program], samples: &'a [Sample]) -> Coordinator<'a> {
        let pairs = (0..programs.len()).flat_map(|p| (0..samples.len()).map(move |s| (p, s)));
        Coordinator {
            programs,
            samples,
            lanes: pairs.collect(),
            rounds: 1,
            policy: Policy::Poison,
            chunk_lanes: CHUNK_LANES,
            chunk_bytes: CHUNK_BYTES,
            run_dir: None,
            inputs: BTreeMap::new(),
            cancel: None,
        }
    }

    /// Only these lanes: a program and a sample each, by their places.
    #[must_use]
    pub fn lanes(self, lanes: Vec<(usize, usize)>) -> Self {
        Coordinator { lanes, ..self }
    }

    /// All lanes this many times over, for load tests.
    #[must_use]
    pub fn rounds(self, rounds: usize) -> Self {
        Coordinator { rounds, ..self }
    }

    /// What a failed op does.
    #[must_use]
    pub fn policy(self, policy: Policy) -> Self {
        Coordinator { policy, ..self }
    }

    /// At most this many lanes per chunk.
    #[must_use]
    pub fn chunk_lanes(self, lanes: usize) -> Self {
        Coordinator { chunk_lanes: lanes.max(1), ..self }
    }

    /// No more lanes per chunk than give results of about this many bytes, but at least one.
    #[must_use]
    pub fn chunk_bytes(self, bytes: usize) -> Self {
        Coordinator { chunk_bytes: bytes, ..self }
    }

    /// Keeps the results of finished chunks in a folder, which must be new or empty.
    #[must_use]
    pub fn run_dir(self, path: impl Into<PathBuf>) -> Self {
        Coordinator { run_dir: Some((path.into(), false)), ..self }
    }

    /// Keeps the results of finished chunks in a folder, and takes from there what an earlier
    /// run of the same programs on the same samples has finished.
    #[must_use]
    pub fn resume(self, path: impl Into<PathBuf>) -> Self {
        Coordinator { run_dir: Some((path.into(), true)), ..self }
    }

    /// Names something that the run depends on, so that [`resume`](Coordinator::resume) can say
    /// that it changed.
    #[must_use]
    pub fn input(mut self, name: impl Into<String>, content: impl AsRef<[u8]>) -> Self {
        self.inputs.insert(name.into(), hex(Sha256::new_with_prefix(content)));
        self
    }

    /// Ends the run soon after this becomes true. The chunks under way are dropped.
    #[must_use]
    pub fn cancel(self, cancel: &'a AtomicBool) -> Self {
        Coordinator { cancel: Some(cancel), ..self }
    }

    /// How many lanes there are.
    #[must_use]
    pub fn lane_count(&self) -> usize {
        self.lanes.len() * self.rounds
    }

    /// The program and the sample of a lane, by their places.
    #[must_use]
    pub fn lane(&self, number: usize) -> (usize, usize) {
        self.lanes[number % self.lanes.len()]
    }

    /// Runs all lanes and gives the results, in order, to `sink`, which runs on this thread. Lanes
    /// run on as many threads as the rayon pool of this thread has.
    pub fn run<E>(
        &self,
        devices: &[Device],
        mut sink: impl FnMut(Chunk) -> Result<(), E>,
    ) -> Result<Progress, RunError<E>> {
        if devices.is_empty() {
            return Err(RunError::NoDevice);
        }
        let exists = |&(p, s): &(usize, usize)| p < self.programs.len() && s < self.samples.len();
        if let Some(stray) = self.lanes.iter().position(|lane| !exists(lane)) {
            return Err(RunError::Lane(stray));
        }
        let starts = self.starts();
        let dir = self
            .run_dir
            .as_ref()
            .map(|(path, resume)| RunDir::open(path, &self.manifest(starts.len() - 1), *resume));
        let dir = dir.transpose()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(rayon::current_num_threads())
            .stack_size(STACK_BYTES)
            .build()
            .map_err(|error| RunError::Threads(error.to_string()))?;
        let at_once: usize = devices.iter().map(Device::chunks_at_once).sum();
        let job = Job {
            coordinator: self,
            queue: Queue::new(starts.len() - 1, at_once + 1),
            starts,
            dir,
            pool,
            resumed: AtomicUsize::new(0),
            never: AtomicBool::new(false),
        };
        let ended = std::thread::scope(|scope| {
            let _stop = StopAtEnd(&job.queue);
            for device in devices {
                for _ in 0..device.chunks_at_once() {
                    let job = &job;
                    scope.spawn(move || job.work(device));
                }
            }
            job.deliver(&mut sink)
        });
        // Only now has every worker ended, and kept or dropped its chunk.
        Ok(Progress {
            chunks_resumed: job.resumed.load(Ordering::Relaxed),
            chunks_kept: job.dir.as_ref().map_or(0, RunDir::finished),
            ..ended?
        })
    }

    /// The first lane of each chunk, and the number of all lanes.
    fn starts(&self) -> Vec<usize> {
        let costs: Vec<usize> = self.programs.iter().map(result_bytes).collect();
        let mut starts = vec![0];
        let (mut lanes, mut bytes) = (0, 0);
        for number in 0..self.lane_count() {
            let cost = costs[self.lane(number).0];
            if lanes == self.chunk_lanes || (lanes > 0 && bytes + cost > self.chunk_bytes) {
                starts.push(number);
                (lanes, bytes) = (0, 0);
            }
            lanes += 1;
            bytes += cost;
        }
        if self.lane_count() > 0 {
            starts.push(self.lane_count());
        }
        starts
    }

    fn manifest(&self, chunks: usize) -> Manifest {
        let mut programs = Sha256::new();
        for program in self.programs {
            let text = program.to_string();
            programs.update((text.len() as u64).to_le_bytes());
            programs.update(text);
        }
        let mut samples = Sha256::new();
        for Sample { pairs, input, target } in self.samples {
            let target = target.clone().map_or(Value::Missing, Value::from);
            for value in [pairs, &input.clone().into(), &target] {
                samples.update(codec::encode_value(value));
            }
        }
        let mut lanes = Sha256::new();
        for (program, sample) in &self.lanes {
            lanes.update((*program as u64).to_le_bytes());
            lanes.update((*sample as u64).to_le_bytes());
        }
        Manifest {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            policy: format!("{:?}", self.policy),
            lanes: self.lane_count(),
            chunks,
            chunk_lanes: self.chunk_lanes,
            chunk_bytes: self.chunk_bytes,
            programs: hex(programs),
            samples: hex(samples),
            lane_order: hex(lanes),
            inputs: self.inputs.clone(),
        }
    }
}

/// What the results of a lane of this program are expected to take.
fn result_bytes(program: &Program) -> usize {
    (program.outputs.len() + program.scores.len()) * VALUE_BYTES + size_of::<LaneResult>()
}

fn hex(hasher: Sha256) -> String {
    hasher.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A run under way.
struct Job<'a> {
    coordinator: &'a Coordinator<'a>,
    starts: Vec<usize>,
    dir: Option<RunDir>,
    pool: rayon::ThreadPool,
    queue: Queue<Vec<LaneResult>, Trouble>,
    resumed: AtomicUsize,
    never: AtomicBool,
}

/// What can end a worker.
enum Trouble {
    Device { device: &'static str, message: String },
    RunDir(RunDirError),
}

impl Job<'_> {
    fn cancel(&self) -> &AtomicBool {
        self.coordinator.cancel.unwrap_or(&self.never)
    }

    fn is_cancelled(&self) -> bool {
        self.cancel().load(Ordering::Relaxed)
    }

    /// Takes chunk after chunk to a device.
    fn work(&self, device: &Device) {
        while let Some(chunk) = self.queue.take() {
            match self.results(chunk, device) {
                Ok(Some(results)) => self.queue.bring(chunk, results),
                Ok(None) => return self.queue.stop(None),
                Err(trouble) => return self.queue.stop(Some(trouble)),
            }
        }
    }

    /// The results of a chunk; none when the run is cancelled.
    fn results(&self, chunk: usize, device: &Device) -> Result<Option<Vec<LaneResult>>, Trouble> {
        if self.is_cancelled() {
            return Ok(None);
        }
        let lanes = self.starts[chunk]..self.starts[chunk + 1];
        if let Some(dir) = &self.dir {
            let known = dir.read(chunk).map_err(Trouble::RunDir)?;
            if let Some(known) = known.filter(|known| known.len() == lanes.len()) {
                self.resumed.fetch_add(1, Ordering::Relaxed);
                return Ok(Some(known));
            }
        }
        let Coordinator { programs, samples, policy, .. } = *self.coordinator;
        let lanes: Vec<(&Program, &Sample)> = lanes
            .map(|number| self.coordinator.lane(number))
            .map(|(program, sample)| (&programs[program], &samples[sample]))
            .collect();
        let run = || device.run_in(Some(&self.pool), &lanes, policy, self.cancel());
        let results = catch_unwind(AssertUnwindSafe(run)).map_err(|panic| Trouble::Device {
            device: device.name(),
            message: panic_message(&*panic),
        })?;
        if let (Some(dir), Some(results)) = (&self.dir, &results) {
            dir.keep(chunk, results).map_err(Trouble::RunDir)?;
        }
        Ok(results)
    }

    fn deliver<E>(
        &self,
        sink: &mut impl FnMut(Chunk) -> Result<(), E>,
    ) -> Result<Progress, RunError<E>> {
        let mut progress = Progress {
            lanes: self.coordinator.lane_count(),
            chunks: self.starts.len() - 1,
            ..Progress::default()
        };
        while !self.is_cancelled()
            && let Some(results) = self.queue.next()
        {
            let first = progress.lanes_done;
            progress.lanes_done += results.len();
            progress.chunks_done += 1;
            progress.chunks_resumed = self.resumed.load(Ordering::Relaxed);
            sink(Chunk { first, results, progress }).map_err(RunError::Sink)?;
        }
        match self.queue.reason() {
            Some(Trouble::RunDir(error)) => return Err(error.into()),
            Some(Trouble::Device { device, message }) => {
                return Err(RunError::Device { device, message });
            }
            None => {}
        }
        Ok(progress)
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
