//! Where the time goes, op by op.

use crate::Program;
use dsl::Fault;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// What the calls of one op took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpTime {
    /// The op's name, or [`Step::CALL`](crate::Step::CALL) where a value is called.
    pub op: &'static str,
    /// Steps that call it. Calls that function values make belong to the step that makes them.
    pub calls: u64,
    /// Steps that failed by themselves, also where a default took the place of the error.
    pub failed: u64,
    /// The time of all its steps.
    pub time: Duration,
}

/// Where the time of lanes went: all that a device has to know about its ops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// A row per op, the one that took longest first.
    pub ops: Vec<OpTime>,
    /// The time of each lane in the order of the lanes; empty where a device cannot tell.
    pub lanes: Vec<Duration>,
    /// Lanes that the scalar ops ran: all of the scalar device, elsewhere those that a device
    /// could not run itself.
    pub scalar_lanes: usize,
}

impl Profile {
    /// Adds the profile of the lanes that follow.
    pub fn append(&mut self, next: Profile) {
        for row in next.ops {
            match self.ops.iter_mut().find(|known| known.op == row.op) {
                Some(known) => known.add(&row),
                None => self.ops.push(row),
            }
        }
        self.ops.sort_by(|a, b| b.time.cmp(&a.time).then(a.op.cmp(b.op)));
        self.lanes.extend(next.lanes);
        self.scalar_lanes += next.scalar_lanes;
    }

    /// The time of all ops.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.ops.iter().map(|row| row.time).sum()
    }
}

impl OpTime {
    fn new(op: &'static str) -> OpTime {
        OpTime { op, calls: 0, failed: 0, time: Duration::ZERO }
    }

    fn add(&mut self, other: &OpTime) {
        self.calls += other.calls;
        self.failed += other.failed;
        self.time += other.time;
    }
}

/// The times of a lane's steps. Accounts are made when the lane has ended, so a step's time holds the
/// op and one look at the clock.
pub(crate) struct Clock<'a> {
    program: &'a Program,
    ticks: Vec<Instant>,
}

impl Clock<'_> {
    /// A clock for a lane of this program.
    pub(crate) fn start(program: &Program) -> Clock<'_> {
        Clock { program, ticks: Vec::with_capacity(program.steps.len() + 1) }
    }

    /// Called before the first step and after every step.
    pub(crate) fn tick(&mut self) {
        self.ticks.push(Instant::now());
    }

    /// The profile of the lane, which had these faults.
    pub(crate) fn stop(self, faults: &[Fault]) -> Profile {
        let mut rows: HashMap<&'static str, OpTime> = HashMap::new();
        let steps = &self.program.steps;
        for (step, times) in steps.iter().zip(self.ticks.windows(2)) {
            let row = rows.entry(step.op_name()).or_insert_with_key(|op| OpTime::new(op));
            row.calls += 1;
            row.time += times[1] - times[0];
        }
        for fault in faults {
            let step = steps.get((fault.t as usize).saturating_sub(1));
            if let Some(row) = step.and_then(|step| rows.get_mut(step.op_name())) {
                row.failed += 1;
            }
        }
        let time = rows.values().map(|row| row.time).sum();
        Profile { ops: rows.into_values().collect(), lanes: vec![time], scalar_lanes: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Device;
    use dsl::{Grid, Policy, Sample};

    fn calls(profile: &Profile) -> Vec<(&str, u64, u64)> {
        let mut rows: Vec<_> = profile.ops.iter().map(|r| (r.op, r.calls, r.failed)).collect();
        rows.sort_unstable();
        rows
    }

    #[test]
    fn every_step_is_counted_once() {
        let text = "t1 = rot90(I)\nt2 = rot90(t1)\nt3 = first(())\nt4 = first(t3)\no x = t2\n";
        let program: Program = text.parse().unwrap();
        let sample = Sample::new(Grid::from_rows(&[[1, 2]]).unwrap());
        let lanes = [(&program, &sample); 5];
        for device in [Device::scalar(), Device::cpu()] {
            let mut profile = device.profile(&lanes, Policy::Poison);
            // The second first has no argument: it fails with the step before it, not by itself.
            assert_eq!(calls(&profile), [("first", 10, 5), ("rot90", 10, 0)]);
            assert_eq!(profile.lanes.len(), 5);
            assert!(profile.scalar_lanes == 5 || device.name() != "scalar");
            assert_eq!(profile.time(), profile.lanes.iter().sum());
            assert!(profile.ops.is_sorted_by_key(|row| std::cmp::Reverse(row.time)));
            profile.append(device.profile(&lanes[..1], Policy::Poison));
            assert_eq!(calls(&profile), [("first", 12, 6), ("rot90", 12, 0)]);
            assert_eq!(profile.lanes.len(), 6);
        }
    }
}
