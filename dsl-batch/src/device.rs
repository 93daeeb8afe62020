//! Where lanes run.

use crate::Program;
use crate::profile::{Profile, profile_lane};
use dsl::{Fault, Policy, Sample, Slot};
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A place that runs lanes. The only part of the workspace that knows where code runs.
#[derive(Debug)]
pub struct Device {
    kind: Kind,
    lanes: AtomicU64,
    scalar_lanes: AtomicU64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Scalar,
    Cpu,
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
#[non_exhaustive]
pub struct Stats {
    /// Lanes run.
    pub lanes: u64,
    /// Lanes that the scalar ops finished, because the program has an op without a kernel.
    pub scalar_lanes: u64,
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
        Device { kind, lanes: AtomicU64::new(0), scalar_lanes: AtomicU64::new(0) }
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
        let run = |&(program, sample): &(&Program, &Sample)| {
            (!stop.load(Ordering::Relaxed)).then(|| run_lane(program, sample, policy))
        };
        let results: Option<Vec<LaneResult>> = match self.kind {
            Kind::Scalar => lanes.iter().map(run).collect(),
            Kind::Cpu => lanes.par_iter().map(run).collect(),
        };
        let count = lanes.len() as u64;
        if results.is_some() {
            self.lanes.fetch_add(count, Ordering::Relaxed);
            self.scalar_lanes.fetch_add(count, Ordering::Relaxed);
        }
        results
    }

    /// Runs lanes for the sake of the time that each op takes. Times are those of threads: on
    /// several of them, the sum is longer than the wait.
    #[must_use]
    pub fn profile(&self, lanes: &[(&Program, &Sample)], policy: Policy) -> Profile {
        let profile = |mut all: Profile, (program, sample): &(&Program, &Sample)| {
            all.append(profile_lane(program, sample, policy));
            all
        };
        let join = |mut all: Profile, next| {
            all.append(next);
            all
        };
        match self.kind {
            Kind::Scalar => lanes.iter().fold(Profile::default(), profile),
            Kind::Cpu => lanes
                .par_iter()
                .fold(Profile::default, profile)
                .reduce_with(join)
                .unwrap_or_default(),
        }
    }

    /// What the device has done so far.
    #[must_use]
    pub fn stats(&self) -> Stats {
        Stats {
            lanes: self.lanes.load(Ordering::Relaxed),
            scalar_lanes: self.scalar_lanes.load(Ordering::Relaxed),
        }
    }
}

fn run_lane(program: &Program, sample: &Sample, policy: Policy) -> LaneResult {
    let lane = program.run(sample, policy);
    LaneResult {
        outputs: program.outputs_of(&lane),
        scores: program.scores_of(&lane),
        faults: lane.faults().to_vec(),
    }
}
