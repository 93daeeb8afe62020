//! Where lanes run.

use crate::Program;
use crate::auto::{Auto, Choice, cache_folder, crossover};
use crate::cpu::{Convoy, CpuLane, Packed, PackedSample, Samples, Store, TOGETHER};
use crate::cuda::{Card, OpenError, SLOTS, Traffic};
use crate::gpu::{CudaOptions, Gpu, Outcome, within};
use crate::profile::{Clock, Profile};
use crate::quick_hash::QuickHash;
use dsl::{Fault, Policy, Sample, Slot};
use kernels::value::Fail;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::array;
use std::collections::HashMap;
use std::iter;
use std::path::PathBuf;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A place that runs lanes. The only part of the workspace that knows where code runs.
///
/// A clone is the same device.
#[derive(Clone, Debug)]
pub struct Device {
    kind: Kind,
    counters: Arc<Counters>,
    store: Arc<Store>,
}

#[derive(Clone, Debug)]
enum Kind {
    Scalar,
    Cpu,
    Cuda(Arc<Gpu>),
    Auto(Arc<Auto>),
}

/// What a device counts.
#[derive(Debug, Default)]
struct Counters {
    lanes: AtomicU64,
    scalar_lanes: AtomicU64,
    reasons: [AtomicU64; Reason::ALL.len()],
    uploads: AtomicU64,
    launches: AtomicU64,
    downloads: AtomicU64,
    bytes_up: AtomicU64,
    bytes_down: AtomicU64,
    samples_found: AtomicU64,
    cpu_lanes: AtomicU64,
}

/// Why a lane was finished by the scalar ops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The device is the scalar one.
    Device,
    /// A number was too large for the device's form of it.
    Number,
    /// A value has no form on the device.
    Shape,
    /// An op does not do this on the device.
    Unsupported,
    /// The memory of the lane was full.
    Room,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 5] =
        [Reason::Device, Reason::Number, Reason::Shape, Reason::Unsupported, Reason::Room];

    /// The name used in files and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Reason::Device => "device",
            Reason::Number => "number",
            Reason::Shape => "shape",
            Reason::Unsupported => "unsupported",
            Reason::Room => "room",
        }
    }

    fn of(fail: Fail) -> Reason {
        match fail {
            Fail::Number => Reason::Number,
            Fail::Shape => Reason::Shape,
            Fail::Room => Reason::Room,
            _ => Reason::Unsupported,
        }
    }
}

/// What one lane gave, in the order of the program's outputs and scores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LaneResult {
    /// The outputs.
    pub outputs: Vec<Slot>,
    /// The scores.
    pub scores: Vec<Slot>,
    /// The steps that failed by themselves, also where a default took the place of the error.
    pub faults: Vec<Fault>,
}

/// What a device has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// Lanes run.
    pub lanes: u64,
    /// Lanes that the scalar ops finished.
    pub scalar_lanes: u64,
    /// The same by reason, in the order of [`Reason::ALL`].
    pub reasons: [u64; Reason::ALL.len()],
    /// Batches of samples or values packed for the device.
    pub uploads: u64,
    /// Times that the device was told to work.
    pub launches: u64,
    /// Batches of results read from the device.
    pub downloads: u64,
    /// Bytes of all uploads.
    pub bytes_up: u64,
    /// Bytes of all downloads.
    pub bytes_down: u64,
    /// Samples that were on a card already when a launch needed them.
    pub samples_found: u64,
    /// Lanes of a CUDA device that the CPU ran, since no card was left.
    pub cpu_lanes: u64,
}

impl Device {
    /// The scalar reference, lane after lane on the calling thread.
    #[must_use]
    pub fn scalar() -> Device {
        Device::new(Kind::Scalar)
    }

    /// The CPU: lanes spread over the calling thread's rayon pool.
    #[must_use]
    pub fn cpu() -> Device {
        Device::new(Kind::Cpu)
    }

    /// A CUDA card, from 0. When it fails, another one and then the CPU take its place: see [`Device::take_notices`].
    ///
    /// Programs run on the card, and so do [batches](crate::Batch), whose ops are put off and run together; profiles run on the CPU.
    ///
    /// # Errors
    ///
    /// When there is no driver, or no such card, or it cannot be used.
    pub fn cuda(card: u32) -> Result<Device, OpenError> {
        CudaOptions::new().open(card)
    }

    /// The CPU for small batches and where there is no card; the first CUDA card for those that are larger than
    /// a number of lanes that is measured with the first large one, and kept in the user's cache folder.
    #[must_use]
    pub fn auto() -> Device {
        CudaOptions::new().auto(cache_folder())
    }

    fn new(kind: Kind) -> Device {
        Device { kind, counters: Arc::default(), store: Arc::default() }
    }

    /// `scalar`, `cpu`, `cuda` or `auto`, which is `cpu` as long as no card had to be looked for or there is none.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match &self.kind {
            Kind::Scalar => "scalar",
            Kind::Cpu => "cpu",
            Kind::Cuda(_) => "cuda",
            Kind::Auto(auto) if auto.has_card() => "auto",
            Kind::Auto(_) => "cpu",
        }
    }

    /// What the card of a CUDA device is; none for other devices, and when all cards failed.
    #[must_use]
    pub fn card(&self) -> Option<String> {
        match &self.kind {
            Kind::Cuda(gpu) => gpu.describe(),
            _ => None,
        }
    }

    /// The lanes from which on an [auto](Device::auto) device uses the card, once that is known.
    #[must_use]
    pub fn crossover(&self) -> Option<usize> {
        match &self.kind {
            Kind::Auto(auto) => auto.crossover(),
            _ => None,
        }
    }

    /// What went wrong with cards, each thing once, in words for the user. Results are the same all the same.
    #[must_use]
    pub fn take_notices(&self) -> Vec<String> {
        match &self.kind {
            Kind::Cuda(gpu) => gpu.take_notices(),
            Kind::Auto(auto) => auto.take_notices(),
            Kind::Scalar | Kind::Cpu => Vec::new(),
        }
    }

    /// Runs lanes, each one program on one sample. Results come in the order of the lanes.
    #[must_use]
    pub fn run(&self, lanes: &[(&Program, &Sample)], policy: Policy) -> Vec<LaneResult> {
        self.run_until(lanes, policy, &AtomicBool::new(false)).unwrap_or_default()
    }

    /// Like [`Device::run`], but gives up, with none, soon after `stop` is set.
    #[must_use]
    pub fn run_until(
        &self,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        self.run_in(None, lanes, policy, stop)
    }

    /// Like [`Device::run_until`], on the threads of a pool if one is given; the caller is then none of them. Waiting for a
    /// card takes none of them either, so that several callers can keep a card busy.
    pub(crate) fn run_in(
        &self,
        pool: Option<&ThreadPool>,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        let cpu = || within(pool, || self.run_cpu(lanes, policy, stop));
        let results: Option<Vec<LaneResult>> = match &self.kind {
            Kind::Scalar => {
                let run = |&(program, sample): &(&Program, &Sample)| {
                    let go = !stop.load(Ordering::Relaxed);
                    go.then(|| self.run_scalar(program, sample, policy))
                };
                within(pool, || lanes.iter().map(run).collect())
            }
            Kind::Cpu => cpu(),
            Kind::Cuda(gpu) => self.run_cuda(pool, gpu, lanes, policy, stop),
            Kind::Auto(auto) => match auto.choose(lanes.len()) {
                Choice::Cpu => cpu(),
                Choice::Card(gpu) => self.run_cuda(pool, &gpu, lanes, policy, stop),
                Choice::Measure(gpu) => {
                    within(pool, || self.measure(auto, &gpu, lanes, policy, stop))
                }
            },
        };
        if results.is_some() {
            add(&self.counters.lanes, lanes.len() as u64);
        }
        results
    }

    /// Whether ops on batches are put off until somebody asks for values.
    pub(crate) fn puts_off(&self) -> bool {
        matches!(self.kind, Kind::Cuda(_))
    }

    /// How many chunks it can work on at once: those of a card take turns in being packed, run and unpacked.
    pub(crate) fn chunks_at_once(&self) -> usize {
        match &self.kind {
            Kind::Cuda(_) => SLOTS,
            Kind::Auto(auto) if auto.crossover().is_some() && auto.has_card() => SLOTS,
            Kind::Scalar | Kind::Cpu | Kind::Auto(_) => 1,
        }
    }

    fn run_cpu(
        &self,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        let mut programs = Distinct::default();
        let numbers: Vec<u32> =
            lanes.iter().map(|&(program, _)| programs.number(program)).collect();
        let (packed, program_bytes) = self.packed_programs(&programs.things);
        let order = by_program(&numbers);
        let ordered: Option<Vec<(&Program, &Sample)>> =
            order.as_ref().map(|order| order.iter().map(|&n| lanes[n as usize]).collect());
        let scalar = |program: &Program, sample: &Sample, fail| {
            self.count_scalar(fail);
            run_lane(program, sample, policy)
        };
        let samples = FromStore { store: &self.store, bytes: AtomicU64::new(0) };
        let run = |Part { packed, lanes, results }: Part<'_>| {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let packed = packed.as_deref().map_err(|fail| *fail);
            Convoy { packed, lanes, samples: &samples }.run(policy, results, scalar);
        };
        add(&self.counters.launches, 1);
        let mut results = empty_results(lanes.len());
        let parts = parts(ordered.as_deref().unwrap_or(lanes), &packed, &mut results);
        // Several threads take one after the other; one alone has nobody to leave some to.
        let most = if rayon::current_num_threads() > 1 { 1 } else { parts.len().max(1) };
        parts.into_par_iter().with_max_len(most).for_each(run);
        self.count_upload(program_bytes + samples.bytes.into_inner());
        add(&self.counters.downloads, 1);
        if let Some(order) = order {
            let mut back = empty_results(results.len());
            order.iter().zip(results).for_each(|(&n, result)| back[n as usize] = result);
            results = back;
        }
        (!stop.load(Ordering::Relaxed)).then_some(results)
    }

    fn run_cuda(
        &self,
        pool: Option<&ThreadPool>,
        gpu: &Gpu,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let upload = within(pool, || self.upload(lanes));
        let lanes = upload.lanes(lanes);
        let outcomes = gpu.run(&lanes, policy, pool);
        self.count_traffic(gpu.take_traffic());
        let finish = |(lane, outcome): (&CpuLane<'_>, Outcome)| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let scalar = |fail| {
                self.count_scalar(fail);
                run_lane(lane.program, lane.sample, policy)
            };
            Some(match outcome {
                Outcome::Done(result) => result,
                Outcome::Scalar(fail) => scalar(fail),
                Outcome::Cpu => {
                    add(&self.counters.cpu_lanes, 1);
                    lane.run(policy).unwrap_or_else(scalar)
                }
            })
        };
        within(pool, || lanes.par_iter().zip(outcomes).map(finish).collect())
    }

    /// Runs lanes on the card, and some of them on the CPU and again on the card, to see from how many lanes on the card is faster.
    fn measure(
        &self,
        auto: &Auto,
        gpu: &Gpu,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        let cpu = &lanes[..lanes.len().min(Auto::SMALLEST)];
        let few = &lanes[..lanes.len().min(Auto::FEW)];
        let trial = Device::cpu();
        let (_, on_cpu) = timed(|| trial.run_until(cpu, policy, stop));
        let trial = Device::cpu();
        // The first launch is slow.
        let _ = trial.run_cuda(None, gpu, few, policy, stop);
        let (_, on_card) = timed(|| trial.run_cuda(None, gpu, few, policy, stop));
        let (results, all) = timed(|| self.run_cuda(None, gpu, lanes, policy, stop));
        let each = on_cpu / u32::try_from(cpu.len().max(1)).unwrap_or(u32::MAX);
        auto.measured(crossover(each, (few.len(), on_card), (lanes.len(), all)));
        results
    }

    fn count_traffic(&self, traffic: Traffic) {
        let counters = &self.counters;
        add(&counters.uploads, traffic.uploads);
        add(&counters.bytes_up, 4 * traffic.uploaded_words);
        add(&counters.launches, traffic.launches);
        add(&counters.downloads, traffic.downloads);
        add(&counters.bytes_down, 4 * traffic.downloaded_words);
        add(&counters.samples_found, traffic.found);
    }

    /// Runs lanes for the sake of the time that each op takes. Times are those of threads: on
    /// several of them, the sum is longer than the wait. The times of a CUDA device are those of the CPU.
    #[must_use]
    pub fn profile(&self, lanes: &[(&Program, &Sample)], policy: Policy) -> Profile {
        let add = |mut all: Profile, next| {
            all.append(next);
            all
        };
        let scalar = |program: &Program, sample: &Sample| {
            let mut clock = Clock::start(program);
            let lane = program.run_watched(sample, policy, || clock.tick());
            Profile { scalar_lanes: 1, ..clock.stop(lane.faults()) }
        };
        if matches!(self.kind, Kind::Scalar) {
            let profiles = lanes.iter().map(|(program, sample)| scalar(program, sample));
            return profiles.fold(Profile::default(), add);
        }
        let profile = |lane: &CpuLane<'_>| {
            let mut clock = Clock::start(lane.program);
            match lane.run_watched(policy, || clock.tick()) {
                Ok(result) => clock.stop(&result.faults),
                Err(_) => scalar(lane.program, lane.sample),
            }
        };
        let upload = self.upload(lanes);
        let profiles = upload.lanes(lanes).into_par_iter().map(|lane| profile(&lane));
        profiles.fold(Profile::default, add).reduce(Profile::default, add)
    }

    /// Brings the programs and samples of lanes into the form of the device; those that it kept are so already.
    fn upload(&self, lanes: &[(&Program, &Sample)]) -> Upload {
        let (mut programs, mut samples) = (Distinct::default(), Distinct::default());
        let numbers: Vec<[u32; 2]> = lanes
            .iter()
            .map(|&(program, sample)| [programs.number(program), samples.number(sample)])
            .collect();
        let (programs, _) = self.packed_programs(&programs.things);
        let mut wanted = vec![[false; 3]; samples.things.len()];
        for &[program, sample] in &numbers {
            if let Ok(packed) = &programs[program as usize] {
                let wanted = &mut wanted[sample as usize];
                *wanted = array::from_fn(|n| wanted[n] | packed.inputs[n]);
            }
        }
        let wanted: Vec<(&Sample, [bool; 3])> = samples.things.into_iter().zip(wanted).collect();
        let some = wanted.par_chunks(SOME).map(|some| self.store.samples(some.iter().copied()));
        let (samples, _) = some.reduce(Default::default, together);
        Upload { programs, samples, lanes: numbers }
    }

    /// The forms of programs, and the bytes of those that are new.
    fn packed_programs(&self, programs: &[&Program]) -> (Vec<Result<Arc<Packed>, Fail>>, u64) {
        let some = programs.par_chunks(SOME).map(|some| self.store.programs(some));
        some.reduce(Default::default, together)
    }

    fn run_scalar(&self, program: &Program, sample: &Sample, policy: Policy) -> LaneResult {
        self.count_reason(Reason::Device);
        run_lane(program, sample, policy)
    }

    pub(crate) fn count_scalar(&self, fail: Fail) {
        self.count_reason(Reason::of(fail));
    }

    fn count_reason(&self, reason: Reason) {
        add(&self.counters.scalar_lanes, 1);
        add(&self.counters.reasons[reason as usize], 1);
    }

    pub(crate) fn count_upload(&self, bytes: u64) {
        add(&self.counters.uploads, 1);
        add(&self.counters.bytes_up, bytes);
    }

    pub(crate) fn count_launch(&self, lanes: u64) {
        add(&self.counters.launches, 1);
        add(&self.counters.lanes, lanes);
    }

    pub(crate) fn count_download(&self, bytes: u64) {
        add(&self.counters.downloads, 1);
        add(&self.counters.bytes_down, bytes);
    }

    /// What the device has done so far.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let Counters { reasons, .. } = &*self.counters;
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            lanes: get(&self.counters.lanes),
            scalar_lanes: get(&self.counters.scalar_lanes),
            reasons: array::from_fn(|k| get(&reasons[k])),
            uploads: get(&self.counters.uploads),
            launches: get(&self.counters.launches),
            downloads: get(&self.counters.downloads),
            bytes_up: get(&self.counters.bytes_up),
            bytes_down: get(&self.counters.bytes_down),
            samples_found: get(&self.counters.samples_found),
            cpu_lanes: get(&self.counters.cpu_lanes),
        }
    }
}

impl CudaOptions {
    /// A device as [`Device::auto`] is one, that keeps in this folder what it measures.
    #[must_use]
    pub fn auto(self, memory: Option<PathBuf>) -> Device {
        Device::new(Kind::Auto(Arc::new(Auto::new(self, memory))))
    }

    /// Opens a card, from 0: see [`Device::cuda`].
    ///
    /// # Errors
    ///
    /// As for [`Device::cuda`].
    pub fn open(self, card: u32) -> Result<Device, OpenError> {
        Ok(Device::new(Kind::Cuda(Arc::new(Gpu::open(card, self)?))))
    }

    /// Opens all cards that can be used, each a device; they count together. A [`Coordinator`](crate::Coordinator) gives each the next
    /// lanes when it is done with the last, so that a faster card gets more.
    ///
    /// # Errors
    ///
    /// When no card can be used.
    pub fn open_all(self) -> Result<Vec<Device>, OpenError> {
        let (opened, failed): (Vec<_>, Vec<_>) =
            (0..Card::count()?).map(|card| self.open(card)).partition(Result::is_ok);
        let mut devices: Vec<Device> = opened.into_iter().flatten().collect();
        let mut errors = failed.into_iter().filter_map(Result::err);
        let Some(first) = devices.first() else {
            return Err(errors.next().unwrap_or(OpenError::NoCard));
        };
        if let Kind::Cuda(gpu) = &first.kind {
            errors.for_each(|error| gpu.note(error.to_string()));
        }
        let counters = Arc::clone(&first.counters);
        devices.iter_mut().for_each(|device| device.counters = Arc::clone(&counters));
        Ok(devices)
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    (work(), start.elapsed())
}

/// The programs and samples of a batch of lanes in the form of the device, each of them once.
struct Upload {
    programs: Vec<Result<Arc<Packed>, Fail>>,
    samples: Vec<Arc<PackedSample>>,
    /// The numbers of the program and the sample of each lane.
    lanes: Vec<[u32; 2]>,
}

impl Upload {
    fn lanes<'a>(&'a self, lanes: &[(&'a Program, &'a Sample)]) -> Vec<CpuLane<'a>> {
        let lane =
            |(&(program, sample), &[p, s]): (&(&'a Program, &'a Sample), &[u32; 2])| CpuLane {
                program,
                packed: self.programs[p as usize].as_deref().map_err(|fail| *fail),
                sample,
                packed_sample: &self.samples[s as usize],
            };
        lanes.iter().zip(&self.lanes).map(lane).collect()
    }
}

/// How many programs or samples a thread brings into the form of the device before it takes the next ones.
const SOME: usize = 32;

/// What several threads made.
fn together<T>(
    (mut all, bytes): (Vec<T>, u64),
    (more, more_bytes): (Vec<T>, u64),
) -> (Vec<T>, u64) {
    all.extend(more);
    (all, bytes + more_bytes)
}

/// An order of lanes, given the numbers of their programs, in which those of a program follow each other; none if they do so already.
fn by_program(numbers: &[u32]) -> Option<Vec<u32>> {
    // Programs are numbered as they come.
    (!numbers.is_sorted()).then(|| {
        let mut order: Vec<u32> = (0..numbers.len() as u32).collect();
        order.sort_by_key(|&n| numbers[n as usize]);
        order
    })
}

fn empty_results(count: usize) -> Vec<LaneResult> {
    iter::repeat_with(LaneResult::default).take(count).collect()
}

/// Lanes that go through their program together, and where their results go.
struct Part<'l> {
    packed: &'l Result<Arc<Packed>, Fail>,
    lanes: &'l [(&'l Program, &'l Sample)],
    results: &'l mut [LaneResult],
}

/// Cuts lanes into parts, several for each thread if there are enough. The lanes of each program follow each other, in the order of `packed`.
fn parts<'l>(
    lanes: &'l [(&'l Program, &'l Sample)],
    packed: &'l [Result<Arc<Packed>, Fail>],
    mut results: &'l mut [LaneResult],
) -> Vec<Part<'l>> {
    const FOR_EACH_THREAD: usize = 4;
    let threads = rayon::current_num_threads();
    // Larger parts are faster, but threads wait for whoever has the last one: twice as fast with two threads, or hardly faster.
    let most = if threads > 1 { TOGETHER / 2 } else { TOGETHER };
    let most = (lanes.len() / (FOR_EACH_THREAD * threads)).clamp(1, most);
    let mut parts = Vec::with_capacity(packed.len() + lanes.len() / most);
    for (lanes, packed) in lanes.chunk_by(|a, b| ptr::eq(a.0, b.0)).zip(packed) {
        let count = lanes.len().div_ceil(most);
        for lanes in lanes.chunks(lanes.len().div_ceil(count)) {
            let results = results.split_off_mut(..lanes.len()).unwrap_or_default();
            parts.push(Part { packed, lanes, results });
        }
    }
    parts
}

/// The samples that a device keeps, for lanes as they begin.
struct FromStore<'a> {
    store: &'a Store,
    /// How much is new.
    bytes: AtomicU64,
}

impl Samples for FromStore<'_> {
    #[inline]
    fn each(
        &self,
        lanes: &[(&Program, &Sample)],
        wanted: [bool; 3],
        mut take: impl FnMut(&PackedSample),
    ) {
        let samples = lanes.iter().map(|(_, sample)| (*sample, wanted));
        let bytes = self.store.each_sample(samples, |packed| take(packed));
        if bytes > 0 {
            add(&self.bytes, bytes);
        }
    }
}

/// Things that many lanes refer to, each once.
struct Distinct<'a, T> {
    things: Vec<&'a T>,
    /// Their numbers by [`address`].
    numbers: HashMap<usize, u32, QuickHash>,
    /// The one asked for last: often the next one is the same.
    last: Option<(usize, u32)>,
}

impl<T> Default for Distinct<'_, T> {
    fn default() -> Self {
        Distinct { things: Vec::new(), numbers: HashMap::default(), last: None }
    }
}

impl<'a, T> Distinct<'a, T> {
    /// The number of a thing, from 0.
    #[inline]
    fn number(&mut self, thing: &'a T) -> u32 {
        let at = address(thing);
        if let Some((_, number)) = self.last.filter(|&(last, _)| last == at) {
            return number;
        }
        let number = *self.numbers.entry(at).or_insert_with(|| {
            self.things.push(thing);
            self.things.len() as u32 - 1
        });
        self.last = Some((at, number));
        number
    }
}

/// What tells two things apart that may be equal.
fn address<T>(thing: &T) -> usize {
    ptr::from_ref(thing).addr()
}

fn add(counter: &AtomicU64, n: u64) {
    counter.fetch_add(n, Ordering::Relaxed);
}

fn run_lane(program: &Program, sample: &Sample, policy: Policy) -> LaneResult {
    let lane = program.run(sample, policy);
    LaneResult {
        outputs: program.outputs_of(&lane),
        scores: program.scores_of(&lane),
        faults: lane.faults().to_vec(),
    }
}
