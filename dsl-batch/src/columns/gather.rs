//! Containers of what a function gave.

use super::loops::Group;
use super::{Columns, Solitary, View};
use kernels::lane::List;
use kernels::value::{Kind, Tag, Value};
use std::cmp::Ordering;

/// So many cells of a patch are part of its key.
const CELLS_IN_KEY: u32 = 6;
/// The bits of each, and where its row begins.
const CELL: u32 = 20;
const ROW: u32 = 8;

/// A patch to be put in order.
#[derive(Clone, Copy, Debug)]
struct Keyed {
    /// The first cells: of two patches whose keys differ, the one with the smaller key comes first.
    key: u128,
    /// The number of cells.
    count: u32,
    patch: Value,
}

impl Columns {
    /// A list of the values of a group.
    pub(super) fn list(&self, lane: &mut Solitary<'_>, values: View, group: &Group) -> List {
        list_of(lane, group.range().map(|k| self.at(values, k)))
    }

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
            let mut numbers: Vec<Value> = group.range().map(|k| self.at(values, k)).collect();
            numbers.sort_unstable_by_key(|value| value.as_int());
            numbers.dedup();
            let list = list_of(lane, numbers.into_iter());
            return lane.set_of_ascending(list).ok();
        }
        collect(lane, kind, group.range().map(|k| self.at(values, k)))
    }

    /// Whether all values are indices, or all are objects of one form.
    pub(super) fn are_patches(&self, values: View, group: &Group) -> bool {
        let mut values = group.range().map(|k| self.at(values, k));
        let Some(first) = values.next() else { return false };
        matches!(first.tag(), Tag::Indices | Tag::Object)
            && values.all(|value| value.tag() == first.tag() && value.form() == first.form())
    }
}

/// A list of values.
fn list_of(lane: &mut Solitary<'_>, values: impl ExactSizeIterator<Item = Value>) -> List {
    let mut list = lane.list(values.len() as u32);
    values.for_each(|value| lane.push(&mut list, value));
    list
}

/// A container of values.
pub(super) fn collect(
    lane: &mut Solitary<'_>,
    kind: Kind,
    values: impl ExactSizeIterator<Item = Value> + Clone,
) -> Option<Value> {
    if kind == Kind::Set
        && values.len() > 1
        && let Some(patches) = keyed_patches(lane, values.clone())
    {
        return gather_patches(lane, patches);
    }
    let list = list_of(lane, values);
    lane.container(kind, list).ok()
}

/// Values with their keys, if all are indices, or all objects of one form; any may be empty.
fn keyed_patches(
    lane: &Solitary<'_>,
    values: impl Iterator<Item = Value> + Clone,
) -> Option<Vec<Keyed>> {
    let first = values.clone().find(|&value| value != Value::EMPTY_SET)?;
    if !matches!(first.tag(), Tag::Indices | Tag::Object) {
        return None;
    }
    let keyed = |patch: Value| {
        if patch == Value::EMPTY_SET {
            return Some(Keyed { key: 0, count: 0, patch });
        }
        let alike = patch.tag() == first.tag() && patch.form() == first.form();
        let key = if alike { patch_key(lane, patch)? } else { return None };
        Some(Keyed { key, count: lane.mask_count(patch), patch })
    };
    values.map(keyed).collect()
}

/// The first cells of a patch as a number, each by its color, row and column; none if it is far out. Where a patch ends, the rest is
/// zero, and no cell is.
fn patch_key(lane: &Solitary<'_>, patch: Value) -> Option<u128> {
    let mask = lane.mask(patch);
    let near = |n: i32, len: u32| n > -64 && len < 128 && n.wrapping_add_unsigned(len) < 128;
    if !near(mask.i, mask.bits.rows) || !near(mask.j, mask.bits.cols) {
        return None;
    }
    let (mut key, mut count) = (0, 0);
    let colors = if patch.tag() == Tag::Object { lane.object(patch).colors } else { 1 };
    let mut at = mask.bits.at;
    for code in kernels::patch::bits(colors) {
        for row in 0..mask.bits.rows {
            let i = (mask.i + 64) as u32 + row;
            for strip in 0..mask.bits.strips() {
                let mut left = lane.load(at + strip * mask.bits.rows + row);
                while left != 0 {
                    let j = (mask.j + 64) as u32 + 32 * strip + left.trailing_zeros();
                    key = key << CELL | u128::from(code << (2 * ROW) | i << ROW | j);
                    count += 1;
                    if count == CELLS_IN_KEY {
                        return Some(key);
                    }
                    left &= left - 1;
                }
            }
        }
        at += mask.bits.words();
    }
    Some(key << (CELL * (CELLS_IN_KEY - count)))
}

/// The set of some patches. Most differ in their first cells already.
fn gather_patches(lane: &mut Solitary<'_>, mut patches: Vec<Keyed>) -> Option<Value> {
    let mut failed = false;
    let mut order = |a: &Keyed, b: &Keyed| match a.key.cmp(&b.key) {
        // All cells of one of them are in the key.
        Ordering::Equal if a.count.min(b.count) <= CELLS_IN_KEY => a.count.cmp(&b.count),
        Ordering::Equal if lane.equal(a.patch, b.patch) == Ok(true) => Ordering::Equal,
        Ordering::Equal => lane.compare(a.patch, b.patch).unwrap_or_else(|_| {
            failed = true;
            Ordering::Equal
        }),
        known => known,
    };
    patches.sort_by(&mut order);
    patches.dedup_by(|a, b| order(a, b).is_eq());
    if failed {
        return None;
    }
    let mut list = lane.list(patches.len() as u32);
    patches.iter().for_each(|keyed| lane.push(&mut list, keyed.patch));
    lane.set_in_order(list).ok()
}
