//! How lanes end.

use dsl::{Error, Slot};
use dsl_batch::LaneResult;
use std::collections::BTreeMap;
use std::fmt;

/// Counts of lanes that gave all of their outputs and scores, and of failures by kind.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    lanes: u64,
    whole: u64,
    values: u64,
    given: u64,
    errors: BTreeMap<Error, u64>,
}

impl Tally {
    /// Adds what a lane gave.
    pub fn add(&mut self, result: &LaneResult) {
        self.add_slots(result.outputs.iter().chain(&result.scores));
    }

    /// Adds the outputs and scores of a lane.
    pub fn add_slots<'a>(&mut self, slots: impl Iterator<Item = &'a Slot>) {
        let mut whole = true;
        for slot in slots {
            self.values += 1;
            match slot {
                Ok(_) => self.given += 1,
                Err(fault) => {
                    whole = false;
                    *self.errors.entry(fault.kind).or_default() += 1;
                }
            }
        }
        self.lanes += 1;
        self.whole += u64::from(whole);
    }

    /// The share of outputs and scores that are values, in percent.
    #[must_use]
    pub fn share(&self) -> u64 {
        100 * self.given / self.values.max(1)
    }

    /// Whether some output failed with an error of this kind.
    #[must_use]
    pub fn has(&self, kind: Error) -> bool {
        self.errors.contains_key(&kind)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { lanes, whole, values, given, errors } = self;
        let share = |part: &u64, of: &u64| 100.0 * *part as f64 / (*of).max(1) as f64;
        write!(f, "{lanes} lanes, {:.1} % without a failure; ", share(whole, lanes))?;
        write!(f, "{values} results, {:.1} % values", share(given, values))?;
        for (kind, count) in errors {
            write!(f, ", {:.1} % {kind}", share(count, values))?;
        }
        Ok(())
    }
}
