//! How the elements of sets are put in order.

use core::cell::Cell;
use core::cmp::Ordering;

use super::{LIST_HEADER, Lane, List};
use crate::team::Team;
use crate::value::{Result, Tag, Value};

/// So many integers are sorted by insertion.
pub(super) const FEW: u32 = 32;

/// A value and its key, in scratch memory: two words each.
type Keyed = [Cell<u32>; 4];

#[inline(always)]
fn keyed_of([low, high, value_low, value_high]: &Keyed) -> (u64, Value) {
    let both =
        |low: &Cell<u32>, high: &Cell<u32>| u64::from(low.get()) | u64::from(high.get()) << 32;
    (both(low, high), Value::from_bits(both(value_low, value_high)))
}

#[inline(always)]
fn put_keyed([low, high, value_low, value_high]: &Keyed, key: u64, value: Value) {
    low.set(key as u32);
    high.set((key >> 32) as u32);
    value_low.set(value.bits() as u32);
    value_high.set((value.bits() >> 32) as u32);
}

/// Merges two runs of values whose keys ascend.
#[inline(always)]
fn merge_keyed(runs: (&[Keyed], &[Keyed]), to: &[Keyed]) {
    let (mut a, mut b) = runs;
    let mut to = to.iter();
    // Runs that follow each other, as the elements of sorted sets do.
    let follow = match (a.last(), b.first()) {
        (Some(a), Some(b)) => keyed_of(a).0 <= keyed_of(b).0,
        _ => true,
    };
    while !follow && let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
        let ((key_x, of_x), (key_y, of_y)) = (keyed_of(x), keyed_of(y));
        let left = key_x <= key_y;
        let (key, value) = if left { (key_x, of_x) } else { (key_y, of_y) };
        (a, b) = if left { (more_a, b) } else { (a, more_b) };
        if let Some(to) = to.next() {
            put_keyed(to, key, value);
        }
    }
    for (to, from) in to.zip(a.iter().chain(b)) {
        to.iter().zip(from).for_each(|(to, from)| to.set(from.get()));
    }
}

impl<T: Team> Lane<'_, T> {
    /// The same as [`Lane::sort_unique`] for a few integers, by a thread alone.
    #[inline(always)]
    pub(super) fn sort_ints(&mut self, list: &mut List) {
        let from = *list;
        // All have the same tag, below the number.
        let number = |value: Value| value.bits() as i64;
        let ascends = |k| {
            let [a, b] = [k - 1, k].map(|k| number(self.value(from.items() + 2 * k)));
            a < b
        };
        if (1..from.len).all(ascends) {
            return;
        }
        *list = self.list(from.len);
        for k in 0..from.len {
            let value = self.value(from.items() + 2 * k);
            let before = |k: u32| self.value(list.items() + 2 * k);
            let mut place = list.len;
            while place > 0 && number(before(place - 1)) > number(value) {
                place -= 1;
            }
            if place > 0 && before(place - 1) == value {
                continue;
            }
            for k in (place..list.len).rev() {
                self.put_value(list.items() + 2 * k + 2, before(k));
            }
            self.put_value(list.items() + 2 * place, value);
            list.len += 1;
        }
    }

    /// Whether elements with this tag have [keys](Self::sort_key).
    #[inline(always)]
    pub(super) fn have_keys(&self, list: &List, tag: Tag) -> bool {
        let at = list.at + LIST_HEADER;
        match tag {
            Tag::Int | Tag::Indices => true,
            Tag::Object => {
                let form = self.value(at).form();
                (1..list.len).all(|k| self.value(at + 2 * k).form() == form)
            }
            _ => false,
        }
    }

    /// A number that tells how a value compares with others with the same tag, and the same form, unless it is the same: the
    /// integer, or the color and the place of the first cell.
    #[inline(always)]
    fn sort_key(&self, value: Value) -> u64 {
        let place = |code: u32, i: i32, j: i32| {
            let [i, j] = [i, j].map(|n| u64::from(n.wrapping_add(1 << 29) as u32));
            u64::from(code) << 60 | i << 30 | j
        };
        match value.tag() {
            Tag::Int => value.bits() ^ 1 << 63,
            Tag::Object => {
                let [.., i, j, _, colors, first] = self.load_some::<8>(value.at());
                let (i, j) = (i.wrapping_add(first >> 16), j.wrapping_add(first & 0xffff));
                place(colors.trailing_zeros(), i as i32, j as i32)
            }
            // A mask is tight, so its first row has a cell.
            _ => {
                let mask = self.mask(value);
                let word = |strip: u32| self.load(mask.bits.at + strip * mask.bits.rows);
                let strip = (0..mask.bits.strips()).find(|&strip| word(strip) != 0).unwrap_or(0);
                let right = 32 * strip + word(strip).trailing_zeros();
                place(0, mask.i, mask.j.wrapping_add_unsigned(right))
            }
        }
    }

    /// Whether values are all indices, or all objects of one form, each with its first cell behind that of the one before.
    #[inline(always)]
    pub fn ascend(&self, values: impl Iterator<Item = Value>) -> bool {
        let mut before: Option<(Value, u64)> = None;
        for value in values {
            if !matches!(value.tag(), Tag::Indices | Tag::Object) {
                return false;
            }
            let key = self.sort_key(value);
            // The lower half of a patch says what it is and in which form, and nothing else.
            let follows = |(last, of_last): (Value, u64)| {
                last.bits() as u32 == value.bits() as u32 && of_last < key
            };
            if !before.is_none_or(follows) {
                return false;
            }
            before = Some((value, key));
        }
        true
    }

    /// Like [`Self::sort_unique`] for elements with keys, which tell most of them apart. For a thread alone.
    #[inline(never)]
    pub(super) fn sort_keyed(&mut self, list: &mut List) -> Result<()> {
        let at = list.at + LIST_HEADER;
        let len = list.len;
        let begin = self.begin_scratch();
        let (from, to) = (self.scratch(4 * len), self.scratch(4 * len));
        self.check()?;
        let memory = self.space.words;
        let (mut from, _) = memory.all(from, 4 * len).as_chunks();
        let (mut to, _) = memory.all(to, 4 * len).as_chunks();
        let mut ascending = true;
        let mut before = None;
        for (k, keyed) in (0..).zip(from) {
            let value = self.value(at + 2 * k);
            let key = self.sort_key(value);
            ascending &= before.is_none_or(|before| before < key);
            before = Some(key);
            put_keyed(keyed, key, value);
        }
        if ascending {
            self.end_scratch(begin);
            return Ok(());
        }
        let mut run = 1;
        while run < len as usize {
            for (from, to) in from.chunks(2 * run).zip(to.chunks(2 * run)) {
                merge_keyed(from.split_at_checked(run).unwrap_or((from, &[])), to);
            }
            (from, to) = (to, from);
            run *= 2;
        }
        *list = self.list(len);
        self.check()?;
        let (mut before, mut first) = (None, 0);
        for keyed in from {
            let (key, value) = keyed_of(keyed);
            if before != Some(key) {
                (before, first) = (Some(key), list.len);
                self.push(list, value);
            } else {
                self.push_tied(list, first, value)?;
            }
        }
        self.end_scratch(begin);
        Ok(())
    }

    /// Adds an element to an ascending list, unless it is there: it belongs at `first` or behind.
    fn push_tied(&mut self, list: &mut List, first: u32, value: Value) -> Result<()> {
        let at = list.at + LIST_HEADER;
        let (mut low, mut high) = (first, list.len);
        while low < high {
            let middle = low.midpoint(high);
            let known = self.value(at + 2 * middle);
            if known == value {
                return Ok(());
            }
            let order = match self.order_patches(known, value) {
                Some(order) => order,
                None => self.compare(known, value)?,
            };
            match order {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return Ok(()),
                Ordering::Greater => high = middle,
            }
        }
        for k in (low..list.len).rev() {
            self.put_value(at + 2 * (k + 1), self.value(at + 2 * k));
        }
        self.put_value(at + 2 * low, value);
        list.len += 1;
        Ok(())
    }

    /// Makes it a list of its elements in ascending order and without duplicates.
    #[inline(never)]
    pub(super) fn sort_unique(&mut self, list: &mut List) -> Result<()> {
        let at = list.at + LIST_HEADER;
        let mut ascending = true;
        for k in 1..list.len {
            let (a, b) = (self.value(at + 2 * k - 2), self.value(at + 2 * k));
            if !self.compare(a, b)?.is_lt() {
                ascending = false;
                break;
            }
        }
        if ascending {
            return Ok(());
        }
        let len = list.len;
        let begin = self.begin_scratch();
        let size = 2 * len;
        let (mut from, mut to) = (self.scratch(size), self.scratch(size));
        self.check()?;
        self.copy(from, at, size);
        let mut run = 1;
        while run < len {
            let mut start = 0;
            while start < len {
                let middle = (start + run).min(len);
                self.merge_runs(from, to, start, middle, (start + 2 * run).min(len))?;
                start += 2 * run;
            }
            self.sync();
            (from, to) = (to, from);
            run *= 2;
        }
        *list = self.list(len);
        for k in 0..len {
            let value = self.value(from + 2 * k);
            if !self.has_tie(list, value)? {
                self.push(list, value);
                self.sync();
            }
        }
        self.end_scratch(begin);
        Ok(())
    }

    /// Whether the end of an ascending list holds `value`: functions compare as equal without being so, which takes
    /// a look through all that tie.
    fn has_tie(&mut self, list: &List, value: Value) -> Result<bool> {
        for k in (0..list.len).rev() {
            let kept = self.value(list.at + LIST_HEADER + 2 * k);
            if !self.compare(kept, value)?.is_eq() {
                return Ok(false);
            }
            if self.equal(kept, value)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Merges the ascending runs `start..middle` and `middle..end` of values.
    fn merge_runs(&mut self, from: u32, to: u32, start: u32, middle: u32, end: u32) -> Result<()> {
        let (mut a, mut b) = (start, middle);
        for k in start..end {
            let left = a < middle
                && (b >= end || {
                    let (x, y) = (self.value(from + 2 * a), self.value(from + 2 * b));
                    self.compare(x, y)?.is_le()
                });
            let taken = if left { &mut a } else { &mut b };
            let value = self.value(from + 2 * *taken);
            *taken += 1;
            self.put_value(to + 2 * k, value);
        }
        Ok(())
    }
}
