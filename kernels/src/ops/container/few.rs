//! Equal elements of short containers, found by a thread alone: each is told from the others by a number that equal ones share, so
//! that few are compared and none are sorted.

use core::cmp::Ordering;

use super::tally::{Extreme, is_colors, items_of};
use crate::calls::python_index;
use crate::grid::{Grid, PLANES};
use crate::lane::{Lane, flags};
use crate::patch::OBJECT_HEADER;
use crate::team::Team;
use crate::value::{Result, Tag, Value, color};

/// The most elements of a short container.
const MOST: u32 = 64;

/// A short container that is a list, or a grid of one strip.
pub(super) struct Few {
    container: Value,
    /// Its rows, if it is a grid.
    rows: Option<Grid>,
    len: u32,
    keys: [u32; MOST as usize],
}

impl Few {
    /// The container, if it is such a one, all its elements have keys, and a thread is alone.
    #[inline(always)]
    pub(super) fn of<T: Team>(lane: &Lane<'_, T>, container: Value) -> Option<Few> {
        if T::THREADS > 1 {
            return None;
        }
        let rows = (container.tag() == Tag::Grid).then(|| lane.grid_at(container));
        let len = match (container.tag(), rows) {
            (_, Some(grid)) if (1..=32).contains(&grid.width) => grid.height,
            (Tag::Tuple | Tag::Set, _) => container.extra(),
            _ => return None,
        };
        if len > MOST {
            return None;
        }
        let mut few = Few { container, rows, len, keys: [0; MOST as usize] };
        for (k, key) in (0..len).zip(&mut few.keys) {
            *key = match rows {
                Some(grid) => row_key(lane.space.words_at(grid, k)),
                None => key_of(lane, lane.item(container, k))?,
            };
        }
        Some(few)
    }

    /// All elements, one bit each.
    pub(super) const fn all(&self) -> u64 {
        if self.len < 64 { (1 << self.len) - 1 } else { !0 }
    }

    #[inline(always)]
    fn key(&self, k: u32) -> u32 {
        self.keys[k as usize % MOST as usize]
    }

    /// The elements among `open` that equal element `k`, which is one of them and comes first.
    #[inline(always)]
    fn same<T: Team>(&self, lane: &mut Lane<'_, T>, k: u32, open: u64) -> Result<u64> {
        let (mut same, key) = (1u64 << k, self.key(k));
        for other in k + 1..self.len {
            let bit = 1u64 << (other & 63);
            if self.key(other) == key && open & bit != 0 && self.equal(lane, k, other)? {
                same |= bit;
            }
        }
        Ok(same)
    }

    fn equal<T: Team>(&self, lane: &mut Lane<'_, T>, a: u32, b: u32) -> Result<bool> {
        match self.rows {
            Some(grid) => Ok(lane.space.words_at(grid, a) == lane.space.words_at(grid, b)),
            None => lane.equal(lane.item(self.container, a), lane.item(self.container, b)),
        }
    }

    fn compare<T: Team>(&self, lane: &mut Lane<'_, T>, a: u32, b: u32) -> Result<Ordering> {
        let Some(grid) = self.rows else {
            return lane.compare(lane.item(self.container, a), lane.item(self.container, b));
        };
        let [x, y] = [a, b].map(|row| lane.space.words_at(grid, row));
        let differ = x.iter().zip(y).fold(0, |differ, (x, y)| differ | x ^ y);
        // Triples are cells in tokpidjin, which go by their color first.
        let color_first = differ & 4 != 0 && grid.width == 3 && lane.dialect.is_tok();
        // Codes are in the order of the colors. Where no cell differs, none is looked at.
        let cell = if color_first { 4 } else { differ & differ.wrapping_neg() };
        let code = |row: [u32; PLANES]| {
            (0..).zip(row).fold(0, |code, (p, word)| code | u32::from(word & cell != 0) << p)
        };
        Ok(code(x).cmp(&code(y)))
    }

    /// Element `k`, found since memory was used up to `top`; rows that were made on the way do not stay.
    fn value<T: Team>(&self, lane: &mut Lane<'_, T>, k: u32, top: u32) -> Result<Value> {
        lane.release(top);
        match self.rows {
            Some(_) => lane.row(self.container, k),
            None => Ok(lane.item(self.container, k)),
        }
    }

    /// Whether a value is an element of the container, which is a list.
    pub(super) fn contains<T: Team>(&self, lane: &mut Lane<'_, T>, value: Value) -> Result<bool> {
        let Some(key) = key_of(lane, value) else { return lane.contains(self.container, value) };
        for k in 0..self.len {
            if self.key(k) == key && lane.equal(lane.item(self.container, k), value)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The first ones of equal elements, one bit each.
    pub(super) fn firsts<T: Team>(&self, lane: &mut Lane<'_, T>) -> Result<u64> {
        let (mut open, mut firsts) = (self.all(), 0);
        while open != 0 {
            let k = open.trailing_zeros();
            firsts |= 1 << k;
            open &= !self.same(lane, k, open)?;
        }
        Ok(firsts)
    }

    /// The most or least frequent element, among equals the smallest.
    fn extreme<T: Team>(&self, lane: &mut Lane<'_, T>, wanted: Extreme) -> Result<Option<Value>> {
        let top = lane.top();
        let (mut open, mut best) = (self.all(), None);
        while open != 0 {
            let k = open.trailing_zeros();
            let same = self.same(lane, k, open)?;
            open &= !same;
            let count = same.count_ones();
            let Some((most, first)) = best else {
                best = Some((count, k));
                continue;
            };
            let better = match (count.cmp(&most), wanted) {
                (Ordering::Equal, _) => self.compare(lane, k, first)?.is_lt(),
                (order, Extreme::Min) => order.is_lt(),
                (order, Extreme::Max) => order.is_gt(),
            };
            if better {
                best = Some((count, k));
            }
        }
        best.map(|(_, k)| self.value(lane, k, top)).transpose()
    }

    /// The element with that rank from the least to the most frequent, among equals the smallest first.
    fn ranked<T: Team>(&self, lane: &mut Lane<'_, T>, rank: i64) -> Result<Option<Value>> {
        let top = lane.top();
        let mut open = self.all();
        // How often each element occurs, of those that are the first of their equals.
        let mut counts = [0u8; MOST as usize];
        let mut firsts = 0u64;
        while open != 0 {
            let k = open.trailing_zeros();
            let same = self.same(lane, k, open)?;
            open &= !same;
            firsts |= 1 << k;
            counts[k as usize % MOST as usize] = same.count_ones() as u8;
        }
        let Some(place) = python_index(firsts.count_ones(), rank) else { return Ok(None) };
        let count = |k: u32| counts[k as usize % MOST as usize];
        let each = |firsts: u64| (0..self.len).filter(move |k| firsts >> k & 1 != 0);
        for k in each(firsts) {
            let mut before = 0;
            for other in each(firsts & !(1 << k)) {
                before += u32::from(match count(other).cmp(&count(k)) {
                    // Of those that compare as equal without being so, the first comes first.
                    Ordering::Equal => match self.compare(lane, other, k)? {
                        Ordering::Equal => other < k,
                        order => order.is_lt(),
                    },
                    order => order.is_lt(),
                });
            }
            if before == place {
                return self.value(lane, k, top).map(Some);
            }
        }
        Ok(None)
    }
}

/// A number that equal rows of a grid share.
#[inline(always)]
const fn row_key([a, b, c, d]: [u32; PLANES]) -> u32 {
    a ^ b.rotate_left(7) ^ c.rotate_left(15) ^ d.rotate_left(23)
}

/// A number that equal values share. None for containers of containers, where looking for a difference may fail, as it does for sets
/// that hold the same in another order.
pub(super) fn key_of<T: Team>(lane: &Lane<'_, T>, value: Value) -> Option<u32> {
    let mix = |key: u32, word: u32| (key ^ word).wrapping_mul(0x9e37_79b1).rotate_left(13);
    let key = mix(0, value.bits() as u32 & 0xff);
    Some(match value.tag() {
        Tag::Tuple | Tag::Set if value.extra() == 0 => key,
        Tag::Tuple if lane.list_flags(value) & flags::INTS != 0 => {
            let (first, last) = (items_of(value), items_of(value) + 2 * value.extra() - 2);
            mix(mix(mix(key, value.extra()), lane.load(first)), lane.load(last))
        }
        Tag::Tuple | Tag::Set => return None,
        Tag::Indices | Tag::Object => {
            let [_, rows, cols, i, j, count, colors, first] =
                lane.load_some::<{ OBJECT_HEADER as usize }>(value.at());
            let key = mix(mix(mix(mix(key, rows), cols), i ^ j << 16), count);
            if value.tag() == Tag::Object { mix(key, colors ^ first) } else { key }
        }
        Tag::Grid => {
            let grid = lane.grid_at(value);
            let key = mix(mix(key, grid.height), grid.width);
            let middle = lane.load(grid.at + grid.height / 2);
            if grid.width == 0 { key } else { mix(mix(key, lane.load(grid.at)), middle) }
        }
        Tag::Op | Tag::Closure => key,
        _ => mix(mix(key, value.bits() as u32), value.at()),
    })
}

/// How many elements of a list of colors have each one, by codes.
fn color_counts<T: Team>(lane: &Lane<'_, T>, list: Value) -> [u32; 16] {
    let mut counts = [0; 16];
    for value in lane.space.words.all(items_of(list), 2 * list.extra()).chunks_exact(2) {
        if let [low, _] = value {
            // A color is in the lower half of its value.
            counts[(low.get() >> 8).wrapping_add(1) as usize & 15] += 1;
        }
    }
    counts
}

/// The most or least frequent element of a container, among equals the smallest; not known if it is too long, or threads are several.
#[inline(always)]
pub(super) fn extreme<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    wanted: Extreme,
) -> Result<Option<Option<Value>>> {
    if T::THREADS > 1 {
        return Ok(None);
    }
    if !is_colors(lane, container) {
        return match Few::of(lane, container) {
            Some(few) => few.extreme(lane, wanted).map(Some),
            None => Ok(None),
        };
    }
    let mut best: Option<(u32, u32)> = None;
    for (code, count) in (0..).zip(color_counts(lane, container)) {
        let better = best.is_none_or(|(most, _)| match wanted {
            Extreme::Min => count < most,
            Extreme::Max => count > most,
        });
        if count > 0 && better {
            best = Some((count, code));
        }
    }
    Ok(Some(best.map(|(_, code)| Value::small_int(color(code) as i32))))
}

/// The element with that rank from the least to the most frequent, among equals the smallest first; not known as above.
#[inline(always)]
pub(super) fn ranked<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    rank: i64,
) -> Result<Option<Option<Value>>> {
    if T::THREADS > 1 {
        return Ok(None);
    }
    if !is_colors(lane, container) {
        return match Few::of(lane, container) {
            Some(few) => few.ranked(lane, rank).map(Some),
            None => Ok(None),
        };
    }
    let counts = color_counts(lane, container);
    let used = || (0u32..).zip(counts).filter(|&(_, count)| count > 0);
    let Some(place) = python_index(used().count() as u32, rank) else { return Ok(Some(None)) };
    let before =
        |code, count| used().filter(|&(other, n)| (n, other) < (count, code)).count() as u32;
    let found = used().find(|&(code, count)| before(code, count) == place);
    Ok(Some(found.map(|(code, _)| Value::small_int(color(code) as i32))))
}
