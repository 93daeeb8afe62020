//! How much work the calls are that nobody makes one by one.
//!
//! Usually it is enough to know that it is less than a step may do: each value is then as heavy as the heaviest of its column.
//! Where it is not, values are weighed. If every loop has as many elements for each element of those around it, each value of a
//! column is used as often as any other, and the count is exact. Otherwise it is somewhere between two bounds.

use super::{Closure, Column, Columns, Couple, Sight, Solitary};
use kernels::lane::MAX_WORK;
use kernels::value::Tag;

/// More than this is not counted.
const ENDLESS: u64 = u64::MAX >> 1;

/// Between which numbers one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    pub least: u64,
    pub most: u64,
}

impl Bounds {
    pub const fn exactly(n: u64) -> Bounds {
        Bounds { least: n, most: n }
    }

    pub const fn up_to(most: u64) -> Bounds {
        Bounds { least: 0, most }
    }

    pub fn exact(self) -> Option<u64> {
        (self.least == self.most).then_some(self.least)
    }

    pub fn plus(self, other: Bounds) -> Bounds {
        Bounds {
            least: self.least.saturating_add(other.least),
            most: self.most.saturating_add(other.most),
        }
    }

    pub fn times(self, other: Bounds) -> Bounds {
        Bounds {
            least: self.least.saturating_mul(other.least),
            most: self.most.saturating_mul(other.most),
        }
    }

    /// What is left of sums without those of before.
    pub fn since(self, before: Bounds) -> Bounds {
        Bounds {
            least: self.least.saturating_sub(before.least),
            most: self.most.saturating_sub(before.most),
        }
    }

    /// What one of so many takes, which are alike; nothing if there is none.
    pub fn each_of(self, count: Bounds) -> Bounds {
        let least = self.least.checked_div(count.least).unwrap_or(0);
        Bounds { least, most: self.most.div_ceil(count.most.max(1)) }
    }
}

/// What some calls take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    /// Each of them.
    pub each: Bounds,
    /// Those for all elements of a scope, and how many these are, if known.
    pub all: Option<(u64, u64)>,
}

impl Cost {
    pub const fn exactly(each: u64) -> Cost {
        Cost { each: Bounds::exactly(each), all: None }
    }

    pub const fn up_to(each: u64) -> Cost {
        Cost { each: Bounds::up_to(each), all: None }
    }

    /// That of all elements of a scope, given the cost of each.
    pub fn of_all(each: impl Iterator<Item = u64>) -> Cost {
        let (mut bounds, mut sum, mut len) = (Bounds { least: u64::MAX, most: 0 }, 0u64, 0);
        for cost in each {
            bounds = Bounds { least: bounds.least.min(cost), most: bounds.most.max(cost) };
            sum = sum.saturating_add(cost);
            len += 1;
        }
        bounds.least = bounds.least.min(bounds.most);
        Cost { each: bounds, all: Some((sum, len)) }
    }
}

/// The work of calls.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Work {
    pub total: Bounds,
    /// The same if all calls of a kind took the least that one takes, or the most.
    pub alike: Bounds,
}

impl Work {
    pub fn add(&mut self, times: Bounds, cost: Cost) {
        let alike = cost.each.times(times);
        let total = match (times.exact(), cost.all) {
            (Some(calls), Some((all, len))) if calls.checked_rem(len) == Some(0) => {
                Bounds::exactly((calls / len).saturating_mul(all))
            }
            _ => alike,
        };
        self.total = self.total.plus(total);
        self.alike = self.alike.plus(alike);
    }

    pub fn since(self, before: Work) -> Work {
        Work { total: self.total.since(before.total), alike: self.alike.since(before.alike) }
    }

    /// Adds the work of calls that are like some others.
    pub fn add_again(&mut self, times: Bounds, Work { total, alike }: Work, of: Bounds) {
        let alike = alike.each_of(of).times(times);
        let total = match (times.exact(), of.exact(), total.exact()) {
            (Some(calls), Some(known), Some(total)) if known > 0 => {
                let scaled = u128::from(total) * u128::from(calls) / u128::from(known);
                Bounds::exactly(u64::try_from(scaled).unwrap_or(u64::MAX))
            }
            _ => alike,
        };
        self.total = self.total.plus(total);
        self.alike = self.alike.plus(alike);
    }
}

/// The work that a step may do, and the values that may be in columns at one time. Tests allow less.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub work: u64,
    pub values: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { work: MAX_WORK, values: 1 << 22 }
    }
}

impl Columns {
    /// Counts work; none when it may be more than a step may do, or cannot be counted.
    #[inline(always)]
    pub(super) fn spend(&mut self, times: Bounds, cost: Cost) -> Option<()> {
        self.work.add(times, cost);
        self.within_limits()
    }

    pub(super) fn within_limits(&mut self) -> Option<()> {
        let Limits { work, values } = self.limits;
        let (most, most_values) =
            if self.is_exact() { (ENDLESS, 2 * values) } else { (work, values) };
        let within = self.work.alike.most <= most && self.values.len() <= most_values;
        self.heavy |= !within;
        within.then_some(())
    }

    /// Whether work is counted as exactly as possible.
    pub(super) fn is_exact(&self) -> bool {
        self.window.is_some()
    }

    /// Counts the work of calling an op, besides what the op itself counts.
    #[inline(always)]
    pub(super) fn spend_call(
        &mut self,
        lane: &Solitary<'_>,
        times: Bounds,
        args: &[Sight],
    ) -> Option<()> {
        if !self.is_exact() {
            let weights = args.iter().map(|&arg| u64::from(self.bulk(arg).weight));
            return self.spend(times, Cost::up_to(weights.sum::<u64>() + 1));
        }
        self.work.add(times, Cost::exactly(1));
        args.iter().for_each(|&arg| self.add_weight(lane, times, arg));
        self.within_limits()
    }

    /// Counts the weight of what is seen, so many times.
    fn add_weight(&mut self, lane: &Solitary<'_>, times: Bounds, sight: Sight) {
        if let Sight::Couple(couple) = sight {
            let Couple { parts, .. } = self.couples[couple as usize];
            self.work.add(times, Cost::exactly(1));
            return parts.into_iter().for_each(|part| self.add_weight(lane, times, part));
        }
        let cost = self.weigh(lane, sight);
        self.work.add(times, cost);
    }

    /// The weight of what is seen.
    pub(super) fn weigh(&self, lane: &Solitary<'_>, sight: Sight) -> Cost {
        let up_to = |weight: u32| Cost::up_to(weight.into());
        match sight {
            _ if !self.is_exact() => up_to(self.bulk(sight).weight),
            Sight::Column(column) => {
                let Column { scope, start, tag, bulk, .. } = self.columns[column as usize];
                if matches!(tag, Some(Tag::Int | Tag::Pair)) {
                    return Cost::exactly(bulk.weight.into());
                }
                let values = &self.values[start as usize..][..self.scopes.len(scope) as usize];
                Cost::of_all(values.iter().map(|&value| lane.weight(value).into()))
            }
            Sight::Op(..) => Cost::exactly(1),
            Sight::Closure(closure) => {
                let Closure { bulk, least, .. } = self.closures[closure as usize];
                Cost { each: Bounds { least, most: bulk.weight.into() }, all: None }
            }
            Sight::Couple(couple) => {
                let parts = self.couples[couple as usize].parts;
                let [a, b] = parts.map(|part| self.weigh(lane, part).each);
                Cost { each: a.plus(b).plus(Bounds::exactly(1)), all: None }
            }
            Sight::Late(late) => up_to(self.late[late as usize].bulk.weight),
        }
    }
}
