//! Parts of indices and objects.

use crate::lane::Lane;
use crate::mask::{Bits, Mask};
use crate::patch::bits;
use crate::team::Team;
use crate::value::{Result, Tag, Value};

impl<T: Team> Lane<'_, T> {
    /// The elements that `keep` wants, by their numbers, of indices or an object of at most 32 columns.
    pub(crate) fn sift(&mut self, value: Value, keep: impl Fn(u32) -> bool) -> Result<Value> {
        let whole = self.mask(value);
        let colors = if value.tag() == Tag::Object { self.object(value).colors } else { 1 };
        let rows = whole.bits.rows;
        let begin = self.begin_scratch();
        let kept = self.scratch(rows.saturating_mul(colors.count_ones()));
        self.check()?;
        let (mut place, mut count, mut k) = (0, 0, 0);
        let (mut found, mut columns) = (0u32, 0u32);
        let (mut first, mut last) = (rows, 0);
        for code in bits(colors) {
            for row in 0..rows {
                let (mut left, mut word) = (self.load(whole.bits.at + place), 0);
                while left != 0 {
                    let rest = left & (left - 1);
                    if keep(k) {
                        word |= left ^ rest;
                    }
                    left = rest;
                    k += 1;
                }
                self.put(kept + place, word);
                place += 1;
                if word != 0 {
                    found |= 1 << code;
                    columns |= word;
                    count += word.count_ones();
                    (first, last) = (first.min(row), last.max(row));
                }
            }
        }
        self.sync();
        if count == 0 {
            self.end_scratch(begin);
            return Ok(Value::EMPTY_SET);
        }
        let left = columns.trailing_zeros();
        let frame = Bits {
            at: self.top(),
            rows: last + 1 - first,
            cols: 32 - columns.leading_zeros() - left,
        };
        self.alloc(frame.rows * found.count_ones());
        let (mut to, mut from) = (frame.at, kept);
        for code in bits(colors) {
            if found >> code & 1 != 0 {
                for row in 0..frame.rows {
                    self.put(to + row, self.load(from + first + row) >> left);
                }
                to += frame.rows;
            }
            from += rows;
        }
        self.end_scratch(begin);
        let (i, j) = (whole.i.wrapping_add_unsigned(first), whole.j.wrapping_add_unsigned(left));
        let mask = Mask { bits: frame, i, j, count };
        match value.tag() {
            Tag::Object => self.object_in(value.form(), mask, found),
            _ => self.indices(mask),
        }
    }
}
