//! Results of lanes as a device gives them back: images, see [`kernels::job`].

use crate::cpu::{CpuLane, given};
use crate::device::LaneResult;
use crate::pack::{Unpacker, error};
use dsl::{Fault, Operand, Slot};
use kernels::lane::{Lane, Policy};
use kernels::team::Solo;
use kernels::value::Fail;
use kernels::words::Words;
use std::collections::HashMap;

/// Reads the image of a lane's results; none when it is not one, which would be a fault of the device.
pub fn read(lane: &CpuLane<'_>, image: &[u32]) -> Option<LaneResult> {
    let mut words = image.to_vec();
    let top = u32::try_from(words.len()).ok()?;
    let (&count, rest) = image.split_first()?;
    let (failures, _) = rest.split_at_checked((count as usize).checked_mul(2)?)?;
    let mut reader = Reader {
        memory: Lane::used(Solo, Words::new(&mut words), top, Policy::Poison),
        unpacker: Unpacker::default(),
        lane,
        failed: failures.chunks_exact(2).map(|failure| (failure[0], failure[1])).collect(),
        next: 1 + 2 * count,
    };
    let (outputs, scores) = (lane.program.outputs.iter(), lane.program.scores.iter());
    let outputs = outputs.map(|o| reader.slot(&o.value, &o.guards)).collect::<Option<_>>()?;
    let scores = scores.map(|s| reader.slot(&s.value, &s.guards)).collect::<Option<_>>()?;
    let own = failures.chunks_exact(2).filter(|failure| failure[1] & 15 != 0);
    let own = own.map(|failure| {
        let kind = error(Fail::from_number(failure[1] & 15))?;
        Some(Fault { t: failure[0] + 1, kind })
    });
    Some(LaneResult { outputs, scores, faults: own.collect::<Option<_>>()? })
}

struct Reader<'a> {
    memory: Lane<'a, Solo>,
    unpacker: Unpacker,
    lane: &'a CpuLane<'a>,
    /// The fault words of steps, counted from 0, that failed.
    failed: HashMap<u32, u32>,
    /// Where the next result is.
    next: u32,
}

impl Reader<'_> {
    fn slot(&mut self, operand: &Operand, guards: &[u32]) -> Option<Slot> {
        let value = self.value(operand)?;
        match guards.iter().find_map(|t| self.failure(*t)) {
            Some(fault) => Some(Err(fault?)),
            None => Some(value),
        }
    }

    fn value(&mut self, operand: &Operand) -> Option<Slot> {
        let Operand::T(_) = operand else {
            return Some(Ok(given(operand, self.lane.sample)?));
        };
        let value = self.memory.value(self.next);
        self.next += 2;
        if let Some((t, fail)) = value.as_fault() {
            return Some(Err(Fault { t, kind: error(fail)? }));
        }
        self.unpacker.unpack(&mut self.memory, value).ok().map(Ok)
    }

    /// The failure that is the value of a step, counted from 1.
    fn failure(&self, t: u32) -> Option<Option<Fault>> {
        let word = self.failed.get(&t.checked_sub(1)?)?;
        let number = word >> 4 & 15;
        (number != 0).then(|| {
            let kind = error(Fail::from_number(number))?;
            Some(Fault { t: word >> 8, kind })
        })
    }
}
