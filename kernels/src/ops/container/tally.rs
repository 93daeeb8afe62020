//! How often elements occur.

use crate::calls::python_index;
use crate::lane::{LIST_HEADER, Lane, flags};
use crate::team::Team;
use crate::value::{Result, Tag, Value, color};

/// The most elements whose colors are counted at once: a byte for each color and each of 32 rows must do.
const AT_ONCE: u32 = 255 * 32;

/// Values in ascending order and how often each occurs, in scratch memory.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// Where the values are.
    pub items: u32,
    /// Their places among these in ascending order, equal ones as they come.
    order: u32,
    /// For each value, in that order: how often it occurs if it is the first of its equals, else 0.
    counts: u32,
    /// The number of values.
    pub len: u32,
}

/// Which extreme is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    /// The smallest.
    Min,
    /// The largest.
    Max,
}

impl Tally {
    /// Counts the elements of a container.
    #[inline(never)]
    pub fn of<T: Team>(lane: &mut Lane<'_, T>, container: Value) -> Result<Tally> {
        let all_colors = is_colors(lane, container);
        let (items, len) = lane.items(container)?;
        if all_colors && len <= AT_ONCE {
            return Tally::of_colors(lane, items, len);
        }
        let (order, spare) = (lane.scratch(len), lane.scratch(len));
        lane.check()?;
        let order = sort(lane, items, order, spare, len)?;
        let counts = lane.scratch(len);
        lane.check()?;
        let mut run = 0;
        for k in 0..len {
            let value = at(lane, items, order, k);
            if k > 0 && lane.compare(at(lane, items, order, k - 1), value)?.is_ne() {
                run = k;
            }
            // Functions compare as equal without being so: look through all that tie.
            let mut first = k;
            for tie in run..k {
                if lane.load(counts + tie) > 0 && lane.equal(at(lane, items, order, tie), value)? {
                    first = tie;
                    break;
                }
            }
            let count = if first < k { lane.load(counts + first) } else { 0 };
            lane.sync();
            lane.put(counts + k, 0);
            lane.put(counts + first, count + 1);
            lane.sync();
        }
        Ok(Tally { items, order, counts, len })
    }

    /// Counts colors, four at a time.
    fn of_colors<T: Team>(lane: &mut Lane<'_, T>, items: u32, len: u32) -> Result<Tally> {
        let begin = lane.scratch(4 * 16);
        lane.check()?;
        let tally = Tally { items: begin, order: begin + 32, counts: begin + 48, len: 16 };
        let team = lane.team();
        for four in 0..4 {
            let bytes = team.make(|row| {
                let mut bytes = 0u32;
                let mut k = row;
                while k < len {
                    let code = code_at(lane, items, k);
                    bytes += u32::from(code / 4 == four) << (8 * (code % 4));
                    k += 32;
                }
                bytes
            });
            for one in 0..4 {
                let code = 4 * four + one;
                let count = team.sum(team.map(bytes, |bytes| bytes >> (8 * one) & 0xff));
                lane.put_value(tally.items + 2 * code, Value::small_int(color(code) as i32));
                lane.put(tally.order + code, code);
                lane.put(tally.counts + code, count);
            }
        }
        lane.sync();
        Ok(tally)
    }

    /// Value `k` in ascending order.
    pub fn value<T: Team>(&self, lane: &Lane<'_, T>, k: u32) -> Value {
        at(lane, self.items, self.order, k)
    }

    /// How often it occurs if it is the first of its equals, else 0.
    pub fn count<T: Team>(&self, lane: &Lane<'_, T>, k: u32) -> u32 {
        lane.load(self.counts + k)
    }

    /// The place of value `k` in ascending order.
    pub fn place<T: Team>(&self, lane: &Lane<'_, T>, k: u32) -> u32 {
        lane.load(self.order + k)
    }

    /// Which value in ascending order is the most or least frequent one, among equals the smallest.
    pub fn extreme<T: Team>(&self, lane: &Lane<'_, T>, wanted: Extreme) -> Option<u32> {
        let mut best = None;
        for k in 0..self.len {
            let count = self.count(lane, k);
            let better = best.is_none_or(|(most, _)| match wanted {
                Extreme::Min => count < most,
                Extreme::Max => count > most,
            });
            if count > 0 && better {
                best = Some((count, k));
            }
        }
        best.map(|(_, k)| k)
    }

    /// Which value in ascending order has that rank from the least to the most frequent, among equals the smallest first.
    pub fn ranked<T: Team>(&self, lane: &Lane<'_, T>, rank: i64) -> Option<u32> {
        let place = python_index(self.up_to(lane, u32::MAX), rank)?;
        let (mut low, mut high) = (1, u32::MAX);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.up_to(lane, middle) > place {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        let mut left = place.saturating_sub(self.up_to(lane, low - 1));
        for k in 0..self.len {
            if self.count(lane, k) == low {
                if left == 0 {
                    return Some(k);
                }
                left -= 1;
            }
        }
        None
    }

    /// How many values occur, but at most so often.
    fn up_to<T: Team>(&self, lane: &Lane<'_, T>, most: u32) -> u32 {
        let mut values = 0;
        for k in 0..self.len {
            let count = self.count(lane, k);
            values += u32::from(0 < count && count <= most);
        }
        values
    }
}

/// Whether a container is a list of colors.
pub fn is_colors<T: Team>(lane: &Lane<'_, T>, container: Value) -> bool {
    let list = matches!(container.tag(), Tag::Tuple | Tag::Set);
    list && lane.list_flags(container) & flags::COLORS != 0
}

/// The code of color `k` among those at `items`.
#[inline(always)]
pub fn code_at<T: Team>(lane: &Lane<'_, T>, items: u32, k: u32) -> u32 {
    let number = lane.value(items + 2 * k).as_int().unwrap_or_default();
    (number + 1) as u32 & 15
}

/// Where the elements of a list are.
pub const fn items_of(list: Value) -> u32 {
    list.at() + LIST_HEADER
}

#[inline(always)]
fn at<T: Team>(lane: &Lane<'_, T>, items: u32, order: u32, k: u32) -> Value {
    lane.value(items + 2 * lane.load(order + k))
}

/// The places of values in ascending order, equal ones as they come, in one of two areas of scratch memory.
fn sort<T: Team>(
    lane: &mut Lane<'_, T>,
    items: u32,
    order: u32,
    spare: u32,
    len: u32,
) -> Result<u32> {
    let (team, words) = (lane.team(), lane.space.words);
    team.each(len, |k| team.store(words, order + k, k));
    lane.sync();
    let (mut from, mut to) = (order, spare);
    let mut run = 1;
    while run < len {
        let mut start = 0;
        while start < len {
            let (middle, end) = ((start + run).min(len), (start + 2 * run).min(len));
            let (mut a, mut b) = (start, middle);
            let in_order = middle >= end || {
                let (x, y) = (at(lane, items, from, middle - 1), at(lane, items, from, middle));
                lane.compare(x, y)?.is_le()
            };
            for k in start..end {
                let left = a < middle
                    && (in_order || b >= end || {
                        let (x, y) = (at(lane, items, from, a), at(lane, items, from, b));
                        lane.compare(x, y)?.is_le()
                    });
                let taken = if left { &mut a } else { &mut b };
                let place = lane.load(from + *taken);
                *taken += 1;
                lane.put(to + k, place);
            }
            start += 2 * run;
        }
        lane.sync();
        (from, to) = (to, from);
        run *= 2;
    }
    Ok(from)
}
