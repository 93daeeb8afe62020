//! Where lanes run.

use crate::Program;
use crate::cpu::{self, Packed};
use crate::profile::{Clock, Profile};
use dsl::{Fault, Policy, Sample, Slot};
use rayon::prelude::*;
use std::collections::HashMap;
use std::ptr;
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
            self.lanes.fetch_add(lanes.len() as u64, Ordering::Relaxed);
        }
        results
    }

    fn run_cpu(
        &self,
        lanes: &[(&Program, &Sample)],
        policy: Policy,
        stop: &AtomicBool,
    ) -> Option<Vec<LaneResult>> {
        let packed = packed(lanes);
        let lanes = with_packed(lanes, &packed);
        let run = |&(program, packed, sample): &(&Program, &Packed, &Sample)| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            match cpu::run(program, packed, sample, policy) {
                Ok(result) => Some(result),
                Err(_) => Some(self.run_scalar(program, sample, policy)),
            }
        };
        lanes.par_iter().map(run).collect()
    }

    fn run_scalar(&self, program: &Program, sample: &Sample, policy: Policy) -> LaneResult {
        self.scalar_lanes.fetch_add(1, Ordering::Relaxed);
        run_lane(program, sample, policy)
    }

    /// Runs lanes for the sake of the time that each op takes. Times are those of threads: on
    /// several of them, the sum is longer than the wait.
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
        if self.kind == Kind::Scalar {
            let profiles = lanes.iter().map(|(program, sample)| scalar(program, sample));
            return profiles.fold(Profile::default(), add);
        }
        let packed = packed(lanes);
        let profile = |&(program, packed, sample): &(&Program, &Packed, &Sample)| {
            let mut clock = Clock::start(program);
            match cpu::run_watched(program, packed, sample, policy, || clock.tick()) {
                Ok(result) => clock.stop(&result.faults),
                Err(_) => scalar(program, sample),
            }
        };
        let lanes = with_packed(lanes, &packed);
        let profiles = lanes.par_iter().map(profile);
        profiles.fold(Profile::default, add).reduce(Profile::default, add)
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

/// The programs of these lanes as the CPU device reads them.
fn packed(lanes: &[(&Program, &Sample)]) -> HashMap<*const Program, Packed> {
    let mut packed: HashMap<*const Program, Packed> = HashMap::new();
    for (program, _) in lanes {
        packed.entry(ptr::from_ref(*program)).or_insert_with(|| Packed::new(program));
    }
    packed
}

/// The lanes, each with its program as the CPU device reads it.
fn with_packed<'a>(
    lanes: &[(&'a Program, &'a Sample)],
    packed: &'a HashMap<*const Program, Packed>,
) -> Vec<(&'a Program, &'a Packed, &'a Sample)> {
    lanes.iter().map(|&(p, sample)| (p, &packed[&ptr::from_ref(p)], sample)).collect()
}

fn run_lane(program: &Program, sample: &Sample, policy: Policy) -> LaneResult {
    let lane = program.run(sample, policy);
    LaneResult {
        outputs: program.outputs_of(&lane),
        scores: program.scores_of(&lane),
        faults: lane.faults().to_vec(),
    }
}
