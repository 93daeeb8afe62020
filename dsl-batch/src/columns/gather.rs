//! Containers of what a function gave.

use super::loops::Group;
use super::{Columns, Solitary, View};
use kernels::lane::{List, MAX_ELEMENTS};
use kernels::patch::Object;
use kernels::value::{Kind, Tag, Value};
use std::cmp::Ordering;

/// How many patches with the same key are put in order here. The interpreter has room for more.
const MOST_INSERTED: usize = 1 << 12;

/// A patch to be put in order: its key, see [`patch_key`], above its own bits.
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

    /// A container of values.
    pub(super) fn collect(
        &self,
        lane: &mut Solitary<'_>,
        kind: Kind,
        values: impl ExactSizeIterator<Item = Value> + Clone,
    ) -> Option<Value> {
        if kind == Kind::Set && values.len() > 1 {
            let follow = |(a, b)| lane.first_cells(a, b) == Some(Ordering::Less);
            if values.clone().zip(values.clone().skip(1)).all(follow) {
                let list = list_of(lane, values);
                return lane.set_in_order(list).ok();
            }
            let mut keyed = self.keyed.borrow_mut();
            if let Some(with_empty) = keyed_patches(lane, values.clone(), &mut keyed) {
                return gather_patches(lane, &mut keyed, with_empty);
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
        let mut patches = Vec::new();
        for k in 0..sets.extra() {
            let set = lane.item(sets, k);
            let of_patches = |set: Value| match lane.item(set, 0).tag() {
                Tag::Indices | Tag::Object => true,
                tag => tag == Tag::Set && lane.is_empty(lane.item(set, 0)),
            };
            if set.tag() != Tag::Set
                || patches.len() > MAX_ELEMENTS as usize
                || set.extra() > 0 && !of_patches(set)
            {
                return None;
            }
            patches.extend((0..set.extra()).map(|k| lane.item(set, k)));
        }
        let mut keyed = self.keyed.borrow_mut();
        let with_empty = keyed_patches(lane, patches.into_iter(), &mut keyed)?;
        gather_patches(lane, &mut keyed, with_empty)
    }

    /// A list of the values of a group, if all are indices, or all are objects of one form. Of those that are empty it has one.
    pub(super) fn patches(
        &self,
        lane: &mut Solitary<'_>,
        values: View,
        group: &Group,
    ) -> Option<List> {
        let View::Many(start) = values else { return None };
        let values = &self.values[(start + group.start) as usize..][..group.len as usize];
        let is_empty = |value: Value| value == Value::EMPTY_SET;
        let first = *values.iter().find(|&&value| !is_empty(value))?;
        let alike = |value: Value| value.tag() == first.tag() && value.form() == first.form();
        if !matches!(first.tag(), Tag::Indices | Tag::Object)
            || !values.iter().all(|&value| alike(value) || is_empty(value))
        {
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

/// Puts values with their keys into `keyed`, if all are indices, or all objects of one form. Says whether there are empty ones
/// besides.
fn keyed_patches(
    lane: &Solitary<'_>,
    mut values: impl Iterator<Item = Value>,
    keyed: &mut Vec<Keyed>,
) -> Option<bool> {
    keyed.clear();
    let first = values.next()?;
    let (mut first, mut with_empty) = (first, false);
    while first == Value::EMPTY_SET {
        with_empty = true;
        first = values.next()?;
    }
    if !matches!(first.tag(), Tag::Indices | Tag::Object) {
        return None;
    }
    keyed.push(patch_key(lane, first)?);
    for patch in values {
        if patch == Value::EMPTY_SET {
            with_empty = true;
            continue;
        }
        if patch.tag() != first.tag() || patch.form() != first.form() {
            return None;
        }
        keyed.push(patch_key(lane, patch)?);
    }
    Some(with_empty)
}

/// A patch below a number; none if it is far out or wide. Of two patches with different numbers the one with the smaller number comes first.
///
/// The number is its first cell, then which columns the first row has from there on, then where it leaves what rows like the first one would be without
/// end. It comes before these if it ends or has another cell, and the later that is, the later it comes; or else behind them, the later that is, the earlier.
fn patch_key(lane: &Solitary<'_>, patch: Value) -> Option<Keyed> {
    const LATEST: u32 = 120;
    // The words where an object's colors are belong to something else for indices.
    let Object { mask, colors, .. } = lane.object(patch);
    let colors = if patch.tag() == Tag::Object { colors } else { 1 };
    let near = |n: i32, len: u32| n > -64 && len < 128 && n.wrapping_add_unsigned(len) < 128;
    let rows = mask.bits.rows;
    if !near(mask.i, rows) || !near(mask.j, mask.bits.cols) || mask.bits.cols > 32 {
        return None;
    }
    let word = |row: u32| lane.load(mask.bits.at + row);
    let more_colors = !colors.is_power_of_two();
    let top = (0..rows).find(|&row| word(row) != 0)?;
    let row = word(top);
    let (i, j) = (mask.i + 64 + top as i32, mask.j + 64 + row.trailing_zeros() as i32);
    let first = colors.trailing_zeros() << 16 | (i << 8 | j) as u32;
    let from_first = row >> row.trailing_zeros();
    let mut missing = !from_first.reverse_bits();
    if rows == 1 && !more_colors {
        // What ends comes before what goes on, wherever that does.
        missing &= u32::MAX << from_first.leading_zeros();
    }
    let next = (top + 1..rows).find(|&next| word(next) != row).unwrap_or(rows);
    // Two for each row that is there as a whole, and one for a part of the next one.
    let whole = 2 * (next - top);
    let (comes_before, place) = if next == rows {
        (!more_colors, whole)
    } else {
        let other = word(next);
        let cell = (other ^ row) & (other ^ row).wrapping_neg();
        match other & cell != 0 {
            true if cell > row => (true, whole + 3),
            true => (true, whole + 1),
            false if other > cell || next + 1 < rows || more_colors => (false, whole),
            false => (true, whole + 1),
        }
    };
    let place = place.min(LATEST);
    let below = if comes_before { place } else { 2 * LATEST - place };
    let key = u64::from(first) << 40 | u64::from(missing) << 8 | u64::from(below);
    Some(u128::from(key) << 64 | u128::from(patch.bits()))
}

/// The set of some patches, and the empty one. Most differ in their keys already.
fn gather_patches(lane: &mut Solitary<'_>, keyed: &mut [Keyed], with_empty: bool) -> Option<Value> {
    keyed.sort_unstable();
    let mut list = lane.list(keyed.len() as u32 + u32::from(with_empty));
    if with_empty {
        lane.push(&mut list, Value::EMPTY_SET);
    }
    for same in keyed.chunk_by_mut(|a, b| a >> 64 == b >> 64) {
        let count = if same.len() > 1 { sort_unique(lane, same)? } else { 1 };
        for &patch in &same[..count] {
            lane.push(&mut list, Value::from_bits(patch as u64));
        }
    }
    lane.set_in_order(list).ok()
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
