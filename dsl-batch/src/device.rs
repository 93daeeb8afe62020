//! Where lanes run.

use crate::Program;
use crate::cpu::{CpuLane, Packed, PackedSample};
use dsl::{Fault, Policy, Sample, Slot};
use kernels::value::Fail;
use rayon::prelude::*;
use std::collections::HashMap;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A place that runs lanes. The only part of the workspace that knows where code runs.
///
/// A clone is the same device.
#[derive(Clone, Debug)]
pub struct Device {
    kind: Kind,
    counters: Arc<Counters>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Scalar,
    Cpu,
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
#[derive(Clone, Debug, PartialEq)]
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

    fn new(kind: Kind) -> Device {
        Device { kind, counters: Arc::default() }
    }

    /// `scalar` or `cpu`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.kind {
            Kind::Scalar => "scalar",
            Kind::Cpu => "cpu",
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
        let results: Option<Vec<LaneResult>> = match self.kind {
            Kind::Scalar => {
                let run = |&(program, sample): &(&Program, &Sample)| {
                    let go = !stop.load(Ordering::Relaxed);
                    go.then(|| self.run_scalar(program, sample, policy))
                };
                lanes.iter().map(run).collect()
            }
            Kind::Cpu => self.run_cpu(lanes, policy, stop),
        };
        if results.is_some() {
            add(&self.counters.lanes, lanes.len() as u64);
        }
        results
    }

    fn run_cpu(
        &self,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        let mut programs: HashMap<*const Program, Result<Packed, Fail>> = HashMap::new();
        let mut samples: HashMap<*const Sample, (&Sample, [bool; 3])> = HashMap::new();
        for &(program, sample) in lanes {
            let packed = programs.entry(program).or_insert_with(|| Packed::new(program));
            let (_, wanted) = samples.entry(sample).or_insert((sample, [false; 3]));
            if let Ok(packed) = packed {
                for (wanted, uses) in wanted.iter_mut().zip(packed.inputs) {
                    *wanted |= uses;
                }
            }
        }
        let pack = |(at, (sample, wanted)): (_, (&Sample, _))| {
            (at, PackedSample::new(sample, wanted))
        };
        let samples: Vec<_> = samples.into_iter().map(|(at, s)| (at.addr(), s)).collect();
        let samples: HashMap<usize, PackedSample> = samples.into_par_iter().map(pack).collect();
        self.count_upload(samples.values().map(PackedSample::bytes).sum());
        let lanes: Vec<CpuLane<'_>> = lanes
            .iter()
            .map(|&(program, sample)| CpuLane {
                program,
                packed: programs[&ptr::from_ref(program)].as_ref().map_err(|fail| *fail),
                sample,
                packed_sample: &samples[&ptr::from_ref(sample).addr()],
            })
            .collect();
        let run = |lane: &CpuLane<'_>| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            Some(lane.run(policy).unwrap_or_else(|fail| {
                self.count_scalar(fail);
                run_lane(lane.program, lane.sample, policy)
            }))
        };
        add(&self.counters.launches, 1);
        let results = lanes.par_iter().map(run).collect();
        add(&self.counters.downloads, 1);
        results
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
            reasons: std::array::from_fn(|k| get(&reasons[k])),
            uploads: get(&self.counters.uploads),
            launches: get(&self.counters.launches),
            downloads: get(&self.counters.downloads),
            bytes_up: get(&self.counters.bytes_up),
            bytes_down: get(&self.counters.bytes_down),
        }
    }
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
