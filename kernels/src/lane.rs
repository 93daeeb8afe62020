//! A lane: the memory of one run, and the values in it.
//!
//! Memory is written once: whatever a value lies in is new when it is written and never changes after.
//! New words come from the low end ([`Lane::alloc`]); what an op needs only while it runs comes from the high end
//! ([`Lane::scratch`]) and is given back when it ends. Memory that is full is noticed afterwards: writes outside are
//! dropped, and [`Lane::check`] says so at the end of the op.
//!
//! All threads of the team run the same code with the same numbers. A word is written by one of them
//! ([`Lane::put`]) and is there for all after [`Lane::sync`]; the builders of lists, grids and patches end with one.

mod list;
mod sort;

pub use list::{LIST_HEADER, List, flags};

use core::cell::Cell;

use crate::mask::{Cursor, Mask, Space};
use crate::team::{Solo, Team};
use crate::value::{Args, Dialect, Fail, Form, Result, Tag, Value, color};
use crate::words::Words;

/// Elements of one container, cells of one grid.
pub const MAX_ELEMENTS: u32 = 1 << 19;
/// Size of one value with everything inside it.
pub const MAX_WEIGHT: u32 = 1 << 22;
/// How deep containers and functions may nest.
pub const MAX_DEPTH: u32 = 400;
/// How deep functions may call each other.
pub const MAX_CALLS: u32 = 400;
/// Work of one step.
pub const MAX_WORK: u64 = 1 << 28;

/// What happens when an op fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The failure stays.
    Poison,
    /// The op's default takes its place.
    SafeDefault,
}

/// One run: a team, its memory, and what it may still do.
#[derive(Debug)]
pub struct Lane<'a, T> {
    /// The threads and their memory.
    pub space: Space<'a, T>,
    /// The next free word.
    top: u32,
    /// The first word that is not free.
    end: u32,
    /// What is left of the step's work.
    pub(crate) work: u64,
    /// How much of what was spent may have been too much.
    pub(crate) excess: u64,
    /// What happens to errors.
    pub policy: Policy,
    /// The dialect of the op that is running.
    pub dialect: Dialect,
    /// The first failure in this step that a default took the place of.
    pub(crate) first_default: Option<Fail>,
    /// Whether the next `apply` gives what will only be merged.
    pub(crate) merges: bool,
    /// What the next function is called with: here once, and not in every answer that asks for a call.
    wanted: Args,
}

impl<'a, T: Team> Lane<'a, T> {
    /// A lane in these words. The first ones hold what is there for every lane.
    pub fn new(team: T, words: Words<'a>, policy: Policy) -> Self {
        let mut lane = Lane::used(team, words, 0, policy);
        // The header of both empty lists.
        let at = lane.alloc(LIST_HEADER);
        lane.put(at, 0);
        lane.put(at + 1, 1);
        lane.put(at + 2, 1 << flags::DEPTH | flags::INTS | flags::COLORS);
        lane.sync();
        lane
    }

    /// A lane in words that another one has used up to `top`, which are as it left them.
    pub fn used(team: T, words: Words<'a>, top: u32, policy: Policy) -> Self {
        Lane {
            space: Space { team, words },
            top,
            end: words.len(),
            work: MAX_WORK,
            excess: 0,
            policy,
            dialect: Dialect::ArcDsl,
            first_default: None,
            merges: false,
            wanted: Args::new(&[]),
        }
    }

    /// Says what the next function is called with.
    #[inline(always)]
    pub(crate) fn want(&mut self, args: Args) {
        self.wanted = args;
    }

    /// What the next function is called with.
    #[inline(always)]
    pub(crate) const fn wanted(&self) -> Args {
        self.wanted
    }

    /// The team.
    #[inline(always)]
    pub const fn team(&self) -> T {
        self.space.team
    }

    /// The place of so many new words: behind all memory where it has no room for them.
    #[inline(always)]
    pub fn alloc(&mut self, words: u32) -> u32 {
        let (at, top) = (self.top, self.top.saturating_add(words));
        if top > self.end {
            return self.full();
        }
        self.top = top;
        at
    }

    /// Leaves no room for anything from now on. Gives a place behind all memory: what is written there is dropped. Else a
    /// team, which is told of it a little later, would write over scratch memory that some of its threads still read.
    #[cold]
    fn full(&mut self) -> u32 {
        self.top = self.space.words.len() + 1;
        self.top
    }

    /// Gives back the words from `at` on, which were the last ones allocated.
    #[inline(always)]
    pub fn release(&mut self, at: u32) {
        if self.top <= self.space.words.len() {
            self.top = at;
        }
    }

    /// Gives back what was allocated since `at` for a value that needs none of it.
    #[inline(always)]
    pub(crate) fn release_for(&mut self, value: Value, at: u32) {
        if value.is_in_place() {
            self.sync();
            self.release(at);
        }
    }

    /// The next free word.
    #[inline(always)]
    pub const fn top(&self) -> u32 {
        self.top
    }

    /// The place of so many words that are free again when the op ends. They may be written more than once, with a
    /// [`sync`](Lane::sync) before and after. Without room for them, the place is behind all memory.
    #[inline(always)]
    pub fn scratch(&mut self, words: u32) -> u32 {
        self.end = self.end.saturating_sub(words);
        if self.top > self.end {
            return self.full();
        }
        self.end
    }

    /// Where scratch memory begins, for [`Lane::end_scratch`].
    #[inline(always)]
    pub const fn begin_scratch(&self) -> u32 {
        self.end
    }

    /// Gives back all scratch memory taken since.
    #[inline(always)]
    pub fn end_scratch(&mut self, begin: u32) {
        self.sync();
        self.end = begin;
    }

    /// Fails when memory is full.
    #[inline(always)]
    pub fn check(&self) -> Result<()> {
        if self.top <= self.end { Ok(()) } else { Err(Fail::Room) }
    }

    /// Fails when memory has no room for so many words more.
    #[inline(always)]
    pub fn room(&self, words: u32) -> Result<()> {
        if self.top.saturating_add(words) <= self.end { Ok(()) } else { Err(Fail::Room) }
    }

    /// The word at `at`.
    #[inline(always)]
    pub fn load(&self, at: u32) -> u32 {
        self.space.team.load(self.space.words, at)
    }

    /// The words from `at` on.
    #[inline(always)]
    pub fn load_some<const N: usize>(&self, at: u32) -> [u32; N] {
        self.space.team.load_some(self.space.words, at)
    }

    /// Writes words from `at` on, from one thread.
    #[inline(always)]
    pub fn put_some<const N: usize>(&self, at: u32, some: [u32; N]) {
        let Space { team, words } = self.space;
        // Without a closure, which the compiler would make a function of.
        if T::THREADS == 1 {
            return team.store_some(words, at, some);
        }
        team.once(|| team.store_some(words, at, some));
    }

    /// Writes a word, from one thread.
    #[inline(always)]
    pub fn put(&self, at: u32, word: u32) {
        let Space { team, words } = self.space;
        team.once(|| team.store(words, at, word));
    }

    /// Waits for all threads.
    #[inline(always)]
    pub fn sync(&self) {
        self.space.team.sync();
    }

    /// The value at `at`.
    #[inline(always)]
    pub fn value(&self, at: u32) -> Value {
        let [low, high] = self.load_some(at);
        Value::from_bits(u64::from(low) | u64::from(high) << 32)
    }

    /// Writes a value, from one thread.
    #[inline(always)]
    pub fn put_value(&self, at: u32, value: Value) {
        let bits = value.bits();
        self.put_some(at, [bits as u32, (bits >> 32) as u32]);
    }

    /// The first failure in this step that a default took the place of.
    pub const fn first_default(&self) -> Option<Fail> {
        self.first_default
    }

    /// The work that is left for the step.
    #[inline(always)]
    pub const fn work_left(&self) -> u64 {
        self.work
    }

    /// Takes `work` from what is left for the step.
    #[inline(always)]
    pub fn spend(&mut self, work: u64) -> Result<()> {
        match self.work.checked_sub(work) {
            Some(left) => {
                self.work = left;
                Ok(())
            }
            None => Err(self.out_of_work(work)),
        }
    }

    /// Takes `work` that is enough, but may be more than the call costs.
    #[inline(always)]
    pub(crate) fn spend_up_to(&mut self, work: u64) -> Result<()> {
        self.excess = self.excess.saturating_add(work);
        self.spend(work)
    }

    /// Why `work` cannot be had: there is no more, or it is not known whether there is.
    #[cold]
    #[inline(never)]
    fn out_of_work(&self, work: u64) -> Fail {
        let unsure = self.excess > 0 && self.work.saturating_add(self.excess) >= work;
        if unsure { Fail::Unsupported } else { Fail::Limit }
    }

    /// Fails when a container would get too many elements.
    #[inline(always)]
    pub fn check_elements(&self, count: u64) -> Result<()> {
        if count <= u64::from(MAX_ELEMENTS) { Ok(()) } else { Err(Fail::Limit) }
    }

    /// The [flags] of a list, with its depth.
    #[inline(always)]
    pub fn list_flags(&self, list: Value) -> u32 {
        self.load(list.at() + 2)
    }

    #[inline(always)]
    fn list_weight(&self, list: Value) -> u32 {
        self.load(list.at() + 1)
    }

    /// Element `k` of a list, which has as many.
    #[inline(always)]
    pub fn item(&self, list: Value, k: u32) -> Value {
        self.value(list.at() + LIST_HEADER + 2 * k)
    }

    /// How many elements a container has.
    #[inline(always)]
    pub fn size(&self, value: Value) -> Result<u32> {
        match value.tag() {
            Tag::Tuple | Tag::Set => Ok(value.extra()),
            Tag::Pair | Tag::Cell => Ok(2),
            Tag::Triple => Ok(3),
            Tag::Grid => Ok(self.load(value.at())),
            Tag::Indices | Tag::Object => Ok(self.mask_count(value)),
            _ => Err(Fail::Type),
        }
    }

    /// Whether a value is the empty tuple or the empty set.
    #[inline(always)]
    pub fn is_empty(&self, value: Value) -> bool {
        matches!(value.tag(), Tag::Tuple | Tag::Set) && value.extra() == 0
    }

    /// The size of a value with everything inside it.
    pub fn weight(&self, value: Value) -> u32 {
        match value.tag() {
            Tag::Pair => 3,
            Tag::Cell => 5,
            Tag::Triple => 4,
            Tag::Tuple | Tag::Set | Tag::Closure => self.load(value.at() + 1),
            Tag::Grid => {
                let (height, width) = (self.load(value.at()), self.load(value.at() + 1));
                height.saturating_mul(width + 1).saturating_add(1)
            }
            Tag::Indices => self.mask_count(value).saturating_mul(3).saturating_add(1),
            Tag::Object => {
                let cell = if value.form() == Form::ColorFirst { 5 } else { 4 };
                self.mask_count(value).saturating_mul(cell).saturating_add(1)
            }
            _ => 1,
        }
    }

    /// How deep containers and functions nest inside a value.
    pub fn depth(&self, value: Value) -> u32 {
        match value.tag() {
            Tag::Pair | Tag::Triple => 1,
            Tag::Cell | Tag::Grid | Tag::Indices => 2,
            Tag::Tuple | Tag::Set | Tag::Closure => self.list_flags(value) >> flags::DEPTH,
            Tag::Object => 3,
            _ => 0,
        }
    }

    /// The elements of a container one by one.
    #[inline(always)]
    pub fn elements(&self, value: Value) -> Result<Elements> {
        match value.tag() {
            Tag::Tuple | Tag::Set => Ok(Elements::List(value, 0)),
            Tag::Pair | Tag::Cell | Tag::Triple => Ok(Elements::Few(value, 0)),
            Tag::Grid => Ok(Elements::Rows(value, 0)),
            Tag::Indices => Ok(Elements::Places(self.space.cursor(self.mask(value)))),
            Tag::Object => {
                let object = self.object(value);
                let cells = self.space.cursor(Mask::EMPTY);
                Ok(Elements::Cells { cells, value, colors: object.colors, code: 0 })
            }
            _ => Err(Fail::Type),
        }
    }

    /// Gives the elements of indices or an object to `f`, one after the other.
    #[inline(always)]
    pub fn each_cell(&self, value: Value, mut f: impl FnMut(Value)) -> Result<()> {
        let Mask { bits, i, j, .. } = self.mask(value);
        let object = value.tag() == Tag::Object;
        let colors = if object { self.object(value).colors } else { 1 };
        let mut at = bits.at;
        for code in crate::patch::bits(colors) {
            for row in 0..bits.rows {
                for strip in 0..bits.strips() {
                    let mut left = self.load(at + strip * bits.rows + row);
                    if left == 0 {
                        continue;
                    }
                    let i = i64::from(i.wrapping_add_unsigned(row));
                    let j = i64::from(j.wrapping_add_unsigned(32 * strip));
                    let first = if object {
                        Value::cell(value.form(), color(code), i, j).ok_or(Fail::Number)?
                    } else {
                        Value::pair(i, j)?
                    };
                    while left != 0 {
                        f(first.right(left.trailing_zeros()));
                        left &= left - 1;
                    }
                }
            }
            at += bits.words();
        }
        Ok(())
    }

    /// Element `k` of a container, if it has as many.
    #[inline(never)]
    pub fn nth(&mut self, value: Value, k: u32) -> Result<Option<Value>> {
        if k >= self.size(value)? {
            return Ok(None);
        }
        match value.tag() {
            Tag::Tuple | Tag::Set => Ok(Some(self.item(value, k))),
            Tag::Grid => self.row(value, k).map(Some),
            Tag::Indices => self.nth_place(value, k),
            Tag::Object => self.nth_cell(value, k),
            _ => part(value, k),
        }
    }
}

impl<'a> Lane<'a, Solo> {
    /// The `n` words at `at`, one after the other; none if not all exist.
    #[inline(always)]
    pub fn words(&self, at: u32, n: u32) -> impl ExactSizeIterator<Item = u32> + use<'a> {
        self.space.words.all(at, n).iter().map(Cell::get)
    }

    /// The elements of a list, one after the other.
    #[inline(always)]
    pub fn listed(&self, list: Value) -> impl ExactSizeIterator<Item = Value> + use<'a> {
        let words = self.space.words.all(list.at() + LIST_HEADER, 2 * list.extra());
        words.as_chunks().0.iter().map(|[low, high]: &[Cell<u32>; 2]| {
            Value::from_bits(u64::from(low.get()) | u64::from(high.get()) << 32)
        })
    }
}

/// Element `k` of a tuple that is no more than its bits; none behind its end.
#[inline(always)]
pub(crate) fn part(value: Value, k: u32) -> Result<Option<Value>> {
    let some = |part: i32| Ok(Some(Value::small_int(part)));
    if let Some((i, j)) = value.as_pair() {
        return match k {
            0 => some(i),
            1 => some(j),
            _ => Ok(None),
        };
    }
    let (code, i, j) = value.as_cell().unwrap_or_default();
    let color = color(code) as i32;
    match (value.form(), k) {
        (Form::ColorFirst, 0) | (Form::ColorLast, 2) => some(color),
        (Form::ColorFirst, 1) => Value::pair(i.into(), j.into()).map(Some),
        (Form::ColorLast, 0) => some(i),
        (Form::ColorLast, 1) => some(j),
        _ => Ok(None),
    }
}

/// The elements of a container still to come; see [`Lane::elements`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Elements {
    List(Value, u32),
    Few(Value, u32),
    Rows(Value, u32),
    Places(Cursor),
    /// The cells of the color under way, the object, and its colors still to come.
    Cells {
        cells: Cursor,
        value: Value,
        colors: u32,
        code: u32,
    },
}

impl Elements {
    /// The next element. Fails only when it has no form or memory is full.
    #[cfg_attr(not(target_arch = "nvptx64"), inline(always))]
    #[cfg_attr(target_arch = "nvptx64", inline(never))]
    pub fn next<T: Team>(&mut self, lane: &mut Lane<'_, T>) -> Result<Option<Value>> {
        match self {
            Elements::List(list, k) => {
                if *k >= list.extra() {
                    return Ok(None);
                }
                *k += 1;
                Ok(Some(lane.item(*list, *k - 1)))
            }
            Elements::Few(value, k) => {
                *k += 1;
                part(*value, *k - 1)
            }
            Elements::Rows(grid, k) => {
                if *k >= lane.load(grid.at()) {
                    return Ok(None);
                }
                *k += 1;
                lane.row(*grid, *k - 1).map(Some)
            }
            Elements::Places(cells) => match lane.space.advance(cells) {
                Some((i, j)) => Value::pair(i.into(), j.into()).map(Some),
                None => Ok(None),
            },
            Elements::Cells { cells, value, colors, code } => loop {
                if let Some((i, j)) = lane.space.advance(cells) {
                    let form = value.form();
                    let cell = Value::cell(form, color(*code), i.into(), j.into());
                    return cell.ok_or(Fail::Number).map(Some);
                }
                if *colors == 0 {
                    return Ok(None);
                }
                *code = colors.trailing_zeros();
                *colors &= *colors - 1;
                let object = lane.object(*value);
                *cells = lane.space.cursor(object.plane(*code));
            },
        }
    }
}
