//! Containers of what a function gave.

use super::loops::Group;
use super::{Columns, Solitary, View};
use kernels::lane::{List, MAX_ELEMENTS};
use kernels::mask::{Bits, Mask};
use kernels::patch::Object;
use kernels::value::{Kind, Tag, Value};
use std::cmp::Ordering;

/// How many patches with the same key are put in order here. The interpreter has room for more.
const MOST_INSERTED: usize = 1 << 12;

/// A patch to be put in order: its key, see [`Patches::key`], above its own bits.
pub(super) type Keyed = u128;

impl Columns {
    /// A container of values.
    pub(super) fn gather(
        &self,
        lane: &mut Solitary<'_>,
        kind: Kind,
        values: View,
        group: &Group,
        tag: Option<Tag>,
    ) -> Option<Value> {
        if kind == Kind::Set && tag == Some(Tag::Int) {
            let mut numbers = self.numbers.borrow_mut();
            numbers.clear();
            // Values with this tag ascend as their bits do.
            numbers.extend(group.range().map(|k| self.at(values, k).bits() as i64));
            numbers.sort_unstable();
            numbers.dedup();
            let list = list_of(lane, numbers.iter().map(|&bits| Value::from_bits(bits as u64)));
            return lane.set_of_ascending(list).ok();
        }
        match values {
            View::Many(start) => {
                let values = &self.values[(start + group.start) as usize..][..group.len as usize];
                self.collect(lane, kind, values.iter().copied())
            }
            View::One(value) => self.collect(lane, kind, group.range().map(|_| value)),
        }
    }

    /// Calls `f` for the places of a group by the integers there, those with equal ones from left to right; none if one is large.
    pub(super) fn each_in_order(
        &self,
        values: View,
        group: &Group,
        mut f: impl FnMut(u32),
    ) -> Option<()> {
        let mut numbers = self.numbers.borrow_mut();
        numbers.clear();
        for k in group.range() {
            let number = i32::try_from(self.at(values, k).as_int()?).ok()?;
            numbers.push(i64::from(number) << 32 | i64::from(k));
        }
        numbers.sort_unstable();
        numbers.iter().for_each(|&number| f(number as u32));
        Some(())
    }

    /// A container of values.
    pub(super) fn collect(
        &self,
        lane: &mut Solitary<'_>,
        kind: Kind,
        values: impl ExactSizeIterator<Item = Value> + Clone,
    ) -> Option<Value> {
        if kind == Kind::Set && values.len() > 1 {
            if lane.ascend(values.clone()) {
                let list = list_of(lane, values);
                return lane.set_in_order(list).ok();
            }
            let mut keyed = self.keyed.borrow_mut();
            let mut patches = Patches::of(&mut keyed);
            if patches.add(lane, values.clone()).is_some() && !patches.keyed.is_empty() {
                return patches.gather(lane);
            }
        }
        let list = list_of(lane, values);
        lane.container(kind, list).ok()
    }

    /// The union of sets of patches, which are the elements of a set; none if these are anything else.
    pub(super) fn unite_sets(&self, lane: &mut Solitary<'_>, sets: Value) -> Option<Value> {
        if sets.tag() != Tag::Set {
            return None;
        }
        let mut keyed = self.keyed.borrow_mut();
        let mut patches = Patches::of(&mut keyed);
        for set in lane.listed(sets) {
            if set.tag() != Tag::Set || patches.keyed.len() > MAX_ELEMENTS as usize {
                return None;
            }
            patches.add(lane, lane.listed(set))?;
        }
        patches.gather(lane)
    }

    /// A list of the values of a group, if all are indices, or all are objects of one form, or all are sets of what has one order.
    /// Of those that are empty it has one.
    pub(super) fn unordered(
        &self,
        lane: &mut Solitary<'_>,
        values: View,
        group: &Group,
    ) -> Option<List> {
        let View::Many(start) = values else { return None };
        let values = &self.values[(start + group.start) as usize..][..group.len as usize];
        let is_empty = |value: Value| value == Value::EMPTY_SET;
        let first = *values.iter().find(|&&value| !is_empty(value))?;
        let alike = |value: Value| match first.tag() {
            Tag::Indices | Tag::Object => is_like(value, first),
            Tag::Set => value.tag() == Tag::Set && !lane.is_loose(value),
            _ => false,
        };
        if !values.iter().all(|&value| is_empty(value) || alike(value)) {
            return None;
        }
        let mut list = lane.list(group.len);
        let mut with_empty = false;
        for &value in values {
            if !is_empty(value) || !with_empty {
                lane.push(&mut list, value);
            }
            with_empty |= is_empty(value);
        }
        Some(list)
    }
}

/// A list of values.
fn list_of(lane: &mut Solitary<'_>, values: impl ExactSizeIterator<Item = Value>) -> List {
    let mut list = lane.list(values.len() as u32);
    values.for_each(|value| lane.push(&mut list, value));
    list
}

/// Whether two patches are both indices, or both objects of one form: the lower half of a patch says that, and nothing else.
fn is_like(a: Value, b: Value) -> bool {
    a.bits() as u32 == b.bits() as u32
}

/// Patches to be made a set: all indices, or all objects of one form, and empty ones.
struct Patches<'k> {
    keyed: &'k mut Vec<Keyed>,
    with_empty: bool,
    /// That of the last one: what is moved shares its bitmaps.
    shape: Shape,
}

impl Patches<'_> {
    /// None yet.
    fn of(keyed: &mut Vec<Keyed>) -> Patches<'_> {
        keyed.clear();
        Patches { keyed, with_empty: false, shape: Shape::default() }
    }

    /// Adds values; none if they are anything else.
    fn add(&mut self, lane: &Solitary<'_>, values: impl Iterator<Item = Value>) -> Option<()> {
        let low = |value: Value| value.bits() as u32;
        let mut like = self.keyed.first().map(|&first| first as u32);
        for value in values {
            if value == Value::EMPTY_SET {
                self.with_empty = true;
                continue;
            }
            if like.is_none() && matches!(value.tag(), Tag::Indices | Tag::Object) {
                like = Some(low(value));
            }
            if like != Some(low(value)) {
                return None;
            }
            let keyed = self.key(lane, value)?;
            self.keyed.push(keyed);
        }
        Some(())
    }

    /// A patch below a number; none if it is far out or wide. Of two patches with different numbers the one with the smaller number comes first.
    ///
    /// The number is its first cell, and then that of its [shape](Shape).
    fn key(&mut self, lane: &Solitary<'_>, patch: Value) -> Option<Keyed> {
        let Object { mask, colors, .. } = lane.object(patch);
        // For indices something else lies behind the mask.
        let colors = if patch.tag() == Tag::Object { colors } else { 1 };
        let Mask { bits, i, j, .. } = mask;
        // Behind -64, and its end before 128.
        let near = |n: i32, len: u32| (n.wrapping_add(63) as u32).saturating_add(len) < 191;
        if !near(i, bits.rows) || !near(j, bits.cols) {
            return None;
        }
        if (self.shape.bits, self.shape.colors) != (bits, colors) {
            self.shape = Shape::of(lane, bits, colors)?;
        }
        let shape = &self.shape;
        let (i, j) = (i + 64 + shape.top as i32, j + 64 + shape.left as i32);
        let first = colors.trailing_zeros() << 16 | (i << 8 | j) as u32;
        let key = u64::from(first) << 40 | shape.key;
        Some(u128::from(key) << 64 | u128::from(patch.bits()))
    }

    /// The set of them, if any is not empty. Most differ in their keys already.
    fn gather(self, lane: &mut Solitary<'_>) -> Option<Value> {
        let Patches { keyed, with_empty, .. } = self;
        if keyed.is_empty() {
            return None;
        }
        keyed.sort_unstable();
        let mut list = lane.list(keyed.len() as u32 + u32::from(with_empty));
        if with_empty {
            lane.push(&mut list, Value::EMPTY_SET);
        }
        let key = |keyed: &Keyed| keyed >> 64;
        if keyed.windows(2).all(|two| key(&two[0]) != key(&two[1])) {
            keyed.iter().for_each(|&patch| lane.push(&mut list, Value::from_bits(patch as u64)));
            return lane.set_in_order(list).ok();
        }
        for same in keyed.chunk_by_mut(|a, b| key(a) == key(b)) {
            let count = sort_unique(lane, same)?;
            for &patch in &same[..count] {
                lane.push(&mut list, Value::from_bits(patch as u64));
            }
        }
        lane.set_in_order(list).ok()
    }
}

/// Bitmaps of patches, and what these tell of their order, wherever they lie.
#[derive(Clone, Copy, Default)]
struct Shape {
    bits: Bits,
    colors: u32,
    /// Where in the box the first cell is.
    top: u32,
    left: u32,
    /// Which columns the first row has from its first cell on, then where the shape leaves what rows like the first one would be
    /// without end. It comes before these if it ends or has another cell, and the later that is, the later it comes; or else behind
    /// them, the later that is, the earlier.
    key: u64,
}

impl Shape {
    /// The shape of these bitmaps, if they are not wide.
    fn of(lane: &Solitary<'_>, bits: Bits, colors: u32) -> Option<Shape> {
        const LATEST: u32 = 120;
        if bits.cols > 32 {
            return None;
        }
        let more_colors = !colors.is_power_of_two();
        let mut words = lane.words(bits.at, bits.rows);
        let (mut top, mut row) = (0, words.next()?);
        while row == 0 {
            (top, row) = (top + 1, words.next()?);
        }
        let left = row.trailing_zeros();
        let from_first = row >> left;
        let mut missing = !from_first.reverse_bits();
        if bits.rows == 1 && !more_colors {
            // What ends comes before what goes on, wherever that does.
            missing &= u32::MAX << from_first.leading_zeros();
        }
        // Two for each row that is there as a whole, and one for a part of the next one.
        let behind = words.len();
        let other = words.find(|&word| word != row);
        let whole = 2 * (behind - words.len() + usize::from(other.is_none())) as u32;
        let (comes_before, place) = match other {
            None => (!more_colors, whole),
            Some(other) => {
                let cell = (other ^ row) & (other ^ row).wrapping_neg();
                match other & cell != 0 {
                    true if cell > row => (true, whole + 3),
                    true => (true, whole + 1),
                    false if other > cell || words.len() > 0 || more_colors => (false, whole),
                    false => (true, whole + 1),
                }
            }
        };
        let place = place.min(LATEST);
        let below = if comes_before { place } else { 2 * LATEST - place };
        let key = u64::from(missing) << 8 | u64::from(below);
        Some(Shape { bits, colors, top, left, key })
    }
}

/// Puts patches with the same key in order, each once, and says how many these are. Duplicates are common: they are found on the way.
fn sort_unique(lane: &mut Solitary<'_>, keyed: &mut [Keyed]) -> Option<usize> {
    let mut order = |a: Keyed, b: Keyed| {
        let [a, b] = [a, b].map(|keyed| Value::from_bits(keyed as u64));
        if a == b {
            return Some(Ordering::Equal);
        }
        lane.order_patches(a, b).or_else(|| lane.compare(a, b).ok())
    };
    if keyed.len() > MOST_INSERTED {
        return None;
    }
    let mut count = 1;
    for next in 1..keyed.len() {
        let new = keyed[next];
        // Binary search among those that are in order already.
        let (mut low, mut high) = (0, count);
        let mut known = false;
        while low < high && !known {
            let middle = (low + high) / 2;
            match order(keyed[middle], new)? {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => known = true,
                Ordering::Greater => high = middle,
            }
        }
        if !known {
            keyed.copy_within(low..count, low + 1);
            keyed[low] = new;
            count += 1;
        }
    }
    Some(count)
}
