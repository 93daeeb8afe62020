//! Values copied from one memory to another: into a lane, and out of it to where results are kept.

use crate::grid::{GRID_HEADER, PLANES};
use crate::lane::{LIST_HEADER, Lane};
use crate::patch::{MASK_HEADER, OBJECT_HEADER};
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// The words that say which values in new memory still lie in the old one: where, and how many.
const PENDING: u32 = 2;

/// Such a part of all memory is much, and such a part of that is little: see [`Lane::keep_only`].
const MUCH: u32 = 64;
const LITTLE: u32 = 16;

impl<'a, T: Team> Lane<'a, T> {
    /// Copies a value, with all that is in it, from other memory, whose words `from` gives, to this.
    ///
    /// Fails for functions made of others, which are equal only to themselves: a copy would be another one.
    /// Values inside the value are copied after it. The stack of those still to come is in scratch memory; it is as high as
    /// values are nested.
    #[inline(never)]
    pub fn import(&mut self, from: impl Fn(u32) -> u32, value: Value) -> Result<Value> {
        let begin = self.begin_scratch();
        let (copied, at, len) = self.import_words(&from, value)?;
        self.push_pending(at, len)?;
        while self.begin_scratch() < begin {
            let top = self.begin_scratch();
            let (at, left) = (self.load(top), self.load(top + 1));
            if left == 0 {
                self.end_scratch(top + PENDING);
                continue;
            }
            let inside = self.value(at);
            self.sync();
            self.put(top, at + 2);
            self.put(top + 1, left - 1);
            let (inside, at_inside, len) = self.import_words(&from, inside)?;
            self.put_value(at, inside);
            self.sync();
            self.push_pending(at_inside, len)?;
        }
        self.end_scratch(begin);
        self.check()?;
        Ok(copied)
    }

    /// Gives back what was allocated since `at` but is no part of a value. Where little of much is, the value is copied to there.
    #[inline(always)]
    pub(crate) fn keep_only(&mut self, value: Value, at: u32) -> Result<Value> {
        if value.is_in_place() {
            self.release_for(value, at);
            return Ok(value);
        }
        let made = self.top().wrapping_sub(at);
        // Not worth it before: most functions leave a few words, and memory has room for many of them.
        if made < self.space.words.len() / MUCH { Ok(value) } else { self.compacted(value, at) }
    }

    #[cold]
    #[inline(never)]
    fn compacted(&mut self, value: Value, at: u32) -> Result<Value> {
        let (team, words, top) = (self.team(), self.space.words, self.top());
        let from = |k: u32| team.load(words, k);
        if self.weight(value) > (top - at) / LITTLE {
            return Ok(value);
        }
        // Over what it is made of it can only be written from a copy behind that.
        let copied = match self.import(from, value) {
            Ok(copied) if self.top() - top <= top - at => copied,
            _ => {
                self.sync();
                self.release(top);
                return Ok(value);
            }
        };
        self.release(at);
        self.import(from, copied)
    }

    fn push_pending(&mut self, at: u32, len: u32) -> Result<()> {
        if len > 0 {
            let top = self.scratch(PENDING);
            self.check()?;
            self.put(top, at);
            self.put(top + 1, len);
            self.sync();
        }
        Ok(())
    }

    /// Copies the words of one value; gives where values inside it are, and how many.
    fn import_words(
        &mut self,
        from: &impl Fn(u32) -> u32,
        value: Value,
    ) -> Result<(Value, u32, u32)> {
        let team = self.team();
        let load = |k: u32| from(value.at().wrapping_add(k));
        let (header, words) = own_words(from, value);
        match value.tag() {
            Tag::Closure => return Err(Fail::Shape),
            Tag::Fault => return Err(value.as_fault().map_or(Fail::Shape, |(_, fail)| fail)),
            _ => {}
        }
        if header == 0 {
            return Ok((value, 0, 0));
        }
        self.room(header.saturating_add(words))?;
        let at = self.alloc(header + words);
        let memory = self.space.words;
        team.each(header, |k| team.store(memory, at + k, load(k)));
        if words > 0 {
            let bits = load(0);
            team.each(words, |k| {
                team.store(memory, at + header + k, from(bits.wrapping_add(k)));
            });
            // The bitmap follows the header now.
            team.sync();
            self.put(at, at + header);
        }
        self.sync();
        let copied = Value::heap(value.tag(), at, value.extra());
        Ok(match value.tag() {
            Tag::Tuple | Tag::Set => (copied, at + LIST_HEADER, value.extra()),
            _ => (copied, 0, 0),
        })
    }
}

/// The words that a value takes without what is inside it: those of its header or list, and those of its bitmaps, which lie elsewhere.
pub fn own_words(from: &impl Fn(u32) -> u32, value: Value) -> (u32, u32) {
    let load = |k: u32| from(value.at().wrapping_add(k));
    match value.tag() {
        Tag::Tuple | Tag::Set if value.extra() > 0 => (LIST_HEADER + 2 * value.extra(), 0),
        Tag::Grid => {
            let words = load(0).saturating_mul(load(1).div_ceil(32));
            (words.saturating_mul(PLANES as u32).saturating_add(GRID_HEADER), 0)
        }
        Tag::Indices => (MASK_HEADER, load(1).saturating_mul(load(2).div_ceil(32))),
        Tag::Object => {
            let plane = load(1).saturating_mul(load(2).div_ceil(32));
            (OBJECT_HEADER, plane.saturating_mul(load(6).count_ones()))
        }
        _ => (0, 0),
    }
}
