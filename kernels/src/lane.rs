//! A lane: the memory of one run, and the values in it.
//!
//! Memory is written once: whatever a value lies in is new when it is written and never changes after.
//! New words come from the low end ([`Lane::alloc`]); what an op needs only while it runs comes from the high end
//! ([`Lane::scratch`]) and is given back when it ends. Memory that is full is noticed afterwards: writes outside are
//! dropped, and [`Lane::check`] says so at the end of the op.
//!
//! All threads of the team run the same code with the same numbers. A word is written by one of them
//! ([`Lane::put`]) and is there for all after [`Lane::sync`]; the builders of lists, grids and patches end with one.

use crate::mask::{Cursor, Mask, Space};
use crate::team::Team;
use crate::value::{Args, Dialect, Fail, Form, Kind, Result, Tag, Value, code, color};
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

/// The words before the elements of a list: their number, weight, depth and [flags].
pub const LIST_HEADER: u32 = 3;

/// What is known of the elements of a list; the depth is above.
pub mod flags {
    /// All are integers.
    pub const INTS: u32 = 1;
    /// All are colors that a plane can hold.
    pub const COLORS: u32 = 2;
    /// All are tuples of integers, and equally long: a grid, of colors that planes cannot hold.
    pub const TABLE: u32 = 4;
    /// Equal sets of such elements may be in different order.
    pub const LOOSE: u32 = 8;
    /// It is a cell, but of a color or at a place without a form.
    pub const ODD_CELL: u32 = 16;
    /// It is a set of cells as one dialect writes them, some of them [odd](ODD_CELL): an object without bitmaps.
    pub const ODD_OBJECT: u32 = 32;
    /// Where the depth begins.
    pub const DEPTH: u32 = 16;
}

/// What the elements of a list in the making have in common.
mod shared {
    pub const PAIRS: u32 = 1;
    pub const CELLS: u32 = 2;
    pub const TRIPLES: u32 = 4;
    pub const INTS: u32 = 8;
    pub const COLORS: u32 = 16;
    /// Tuples of integers, equally long.
    pub const ROWS: u32 = 32;
    pub const COLOR_ROWS: u32 = 64;
    pub const ALL: u32 = 127;
}

/// A list in the making.
#[derive(Clone, Copy, Debug)]
pub struct List {
    at: u32,
    len: u32,
}

/// What is to know of the elements of a list together.
#[derive(Clone, Copy, Debug)]
struct Book {
    weight: u32,
    depth: u32,
    shared: u32,
    /// The number of elements of each, if all are tuples of integers.
    width: u32,
    loose: bool,
    odd: bool,
}

impl Book {
    /// That of no elements.
    const EMPTY: Book =
        Book { weight: 1, depth: 0, shared: shared::ALL, width: 0, loose: false, odd: false };
}

impl List {
    /// The number of elements so far.
    pub const fn len(&self) -> u32 {
        self.len
    }

    /// Whether there are none yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
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

    /// The place of so many new words.
    #[inline(always)]
    pub fn alloc(&mut self, words: u32) -> u32 {
        let at = self.top;
        self.top = self.top.saturating_add(words);
        at
    }

    /// Gives back the words from `at` on, which were the last ones allocated.
    #[inline(always)]
    pub fn release(&mut self, at: u32) {
        self.top = at;
    }

    /// The next free word.
    #[inline(always)]
    pub const fn top(&self) -> u32 {
        self.top
    }

    /// The place of so many words that are free again when the op ends. They may be written more than once, with a
    /// [`sync`](Lane::sync) before and after.
    #[inline(always)]
    pub fn scratch(&mut self, words: u32) -> u32 {
        self.end = self.end.saturating_sub(words);
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
        let Space { team, words } = self.space;
        team.once(|| {
            let bits = value.bits();
            team.store_some(words, at, [bits as u32, (bits >> 32) as u32]);
        });
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
            None => Err(Fail::Limit),
        }
    }

    /// Fails when a container would get too many elements.
    #[inline(always)]
    pub fn check_elements(&self, count: u64) -> Result<()> {
        if count <= u64::from(MAX_ELEMENTS) { Ok(()) } else { Err(Fail::Limit) }
    }

    // Lists.

    /// A list in the making, for at most `most` elements.
    #[inline(always)]
    pub fn list(&mut self, most: u32) -> List {
        let words = most.saturating_mul(2).saturating_add(LIST_HEADER);
        List { at: self.alloc(words), len: 0 }
    }

    /// Adds an element.
    #[inline(always)]
    pub fn push(&mut self, list: &mut List, value: Value) {
        self.put_value(list.at + LIST_HEADER + 2 * list.len, value);
        list.len += 1;
    }

    /// A list of the values at `at`.
    pub fn list_of(&mut self, at: u32, len: u32) -> List {
        let list = self.list(len);
        self.copy(list.at + LIST_HEADER, at, 2 * len);
        List { len, ..list }
    }

    /// Adds the elements of a container, for which there is room.
    #[inline(never)]
    pub fn append(&mut self, list: &mut List, container: Value) -> Result<()> {
        let len = self.size(container)?;
        let mut at = list.at + LIST_HEADER + 2 * list.len;
        list.len += len;
        match container.tag() {
            Tag::Tuple | Tag::Set => self.copy(at, container.at() + LIST_HEADER, 2 * len),
            Tag::Indices | Tag::Object if T::THREADS == 1 => {
                let mut room = self.space.words.all(at, 2 * len).iter();
                self.each_cell(container, |element| {
                    for half in [element.bits(), element.bits() >> 32] {
                        if let Some(word) = room.next() {
                            word.set(half as u32);
                        }
                    }
                })?;
            }
            Tag::Indices | Tag::Object => self.each_cell(container, |element| {
                self.put_value(at, element);
                at += 2;
            })?,
            _ => {
                let mut elements = self.elements(container)?;
                while let Some(element) = elements.next(self)? {
                    self.put_value(at, element);
                    at += 2;
                }
            }
        }
        Ok(())
    }

    /// The tag that all elements have, if they have the same. What was pushed must be there for all threads.
    #[inline(always)]
    fn common_tag(&self, list: &List) -> Option<Tag> {
        let at = list.at + LIST_HEADER;
        let tag = self.value(at).tag();
        let same = |k| self.load(at + 2 * k) & 0xff == tag as u32;
        (list.len > 0 && (1..list.len).all(same)).then_some(tag)
    }

    /// What is to know of the elements, which all have the tag `tag` if there is one.
    #[inline(never)]
    fn book(&self, list: &List, tag: Option<Tag>) -> Book {
        use shared::{CELLS, COLOR_ROWS, COLORS, INTS, PAIRS, ROWS};
        let at = list.at + LIST_HEADER;
        let value = |k| self.value(at + 2 * k);
        let weighing = |each: u32| list.len.saturating_mul(each).saturating_add(Book::EMPTY.weight);
        let wide = Book { width: u32::MAX, ..Book::EMPTY };
        match tag {
            Some(Tag::Int) => {
                let is_color = |k| value(k).as_int().and_then(code).is_some();
                let colors = if (0..list.len).all(is_color) { COLORS } else { 0 };
                Book { weight: weighing(1), shared: INTS | colors, ..wide }
            }
            Some(Tag::Pair) => {
                let are_colors = |k| {
                    let (i, j) = value(k).as_pair().unwrap_or_default();
                    code(i.into()).is_some() && code(j.into()).is_some()
                };
                let colors = if (0..list.len).all(are_colors) { COLOR_ROWS } else { 0 };
                let shared = PAIRS | ROWS | colors;
                Book { weight: weighing(3), depth: 1, shared, width: 2, ..Book::EMPTY }
            }
            Some(Tag::Cell) => Book { weight: weighing(5), depth: 2, shared: CELLS, ..wide },
            Some(Tag::Indices) => {
                let add = |sum: u32, k| sum.saturating_add(self.mask_count(value(k)));
                let cells = (0..list.len).fold(0, add);
                let weight = cells.saturating_mul(3).saturating_add(weighing(1));
                Book { weight, depth: 2, shared: 0, ..wide }
            }
            // Tuples without a form of their own make none together.
            Some(Tag::Tuple) if (0..list.len).all(|k| self.is_plain(value(k))) => {
                let mut book = Book { shared: 0, ..wide };
                for k in 0..list.len {
                    let flags = self.list_flags(value(k));
                    book.weight = book.weight.saturating_add(self.list_weight(value(k)));
                    book.depth = book.depth.max(flags >> flags::DEPTH);
                }
                book
            }
            _ => {
                let mut book = Book::EMPTY;
                (0..list.len).for_each(|k| self.note(&mut book, value(k), k == 0));
                book
            }
        }
    }

    /// Whether a tuple is neither of integers, nor loose, nor an odd cell.
    #[inline(always)]
    fn is_plain(&self, tuple: Value) -> bool {
        self.list_flags(tuple) & (flags::INTS | flags::LOOSE | flags::ODD_CELL) == 0
    }

    /// Adds an element to the book of a list.
    fn note(&self, book: &mut Book, value: Value, first: bool) {
        use shared::{CELLS, COLOR_ROWS, COLORS, INTS, PAIRS, ROWS, TRIPLES};
        let (keep, width, weight, depth) = match value.tag() {
            Tag::Int => {
                let color = if value.as_int().and_then(code).is_some() { COLORS } else { 0 };
                (INTS | color, u32::MAX, 1, 0)
            }
            Tag::Pair => {
                let (i, j) = value.as_pair().unwrap_or_default();
                let colors = code(i.into()).is_some() && code(j.into()).is_some();
                (PAIRS | ROWS | if colors { COLOR_ROWS } else { 0 }, 2, 3, 1)
            }
            Tag::Cell => (CELLS, u32::MAX, 5, 2),
            Tag::Triple => {
                let (_, i, j) = value.as_cell().unwrap_or_default();
                let colors = code(i.into()).is_some() && code(j.into()).is_some();
                book.loose = true;
                (TRIPLES | ROWS | if colors { COLOR_ROWS } else { 0 }, 3, 4, 1)
            }
            Tag::Tuple => {
                let flags = self.list_flags(value);
                book.loose |= flags & flags::LOOSE != 0;
                book.odd |= flags & flags::ODD_CELL != 0;
                // An integer triple is loose even when it is no cell.
                book.loose |= flags & flags::INTS != 0 && value.extra() == 3;
                let rows = if flags & flags::INTS != 0 { ROWS } else { 0 };
                let colors = if flags & flags::COLORS != 0 { COLOR_ROWS } else { 0 };
                let cells = match flags & flags::ODD_CELL != 0 {
                    true if value.extra() == 2 => CELLS,
                    true => TRIPLES,
                    false => 0,
                };
                let keep = rows | colors | cells;
                (keep, value.extra(), self.list_weight(value), flags >> flags::DEPTH)
            }
            Tag::Set => {
                let flags = self.list_flags(value);
                book.loose |= flags & flags::LOOSE != 0;
                (0, u32::MAX, self.list_weight(value), flags >> flags::DEPTH)
            }
            Tag::Op | Tag::Closure => {
                book.loose = true;
                (0, u32::MAX, self.weight(value), self.depth(value))
            }
            _ => (0, u32::MAX, self.weight(value), self.depth(value)),
        };
        if first {
            book.width = width;
        }
        book.shared &= keep;
        if width != book.width {
            book.shared &= !(ROWS | COLOR_ROWS);
        }
        book.weight = book.weight.saturating_add(weight);
        book.depth = book.depth.max(depth);
    }

    /// The list as it is, with its header written. Fails when it is larger than a limit.
    #[inline(always)]
    fn finish(&mut self, tag: Tag, list: List, book: &Book, extra_flags: u32) -> Result<Value> {
        self.check_elements(list.len.into())?;
        let depth = book.depth + 1;
        if book.weight > MAX_WEIGHT || depth > MAX_DEPTH {
            return Err(Fail::Limit);
        }
        if list.len == 0 {
            return Ok(Value::heap(tag, 0, 0));
        }
        let mut flags = depth << flags::DEPTH | extra_flags;
        for (known, flag) in [(shared::INTS, flags::INTS), (shared::COLORS, flags::COLORS)] {
            if book.shared & known != 0 {
                flags |= flag;
            }
        }
        if book.loose {
            flags |= flags::LOOSE;
        }
        self.put_some(list.at, [list.len, book.weight, flags]);
        self.sync();
        Ok(Value::heap(tag, list.at, list.len))
    }

    /// The tuple of the elements of a list.
    #[inline(never)]
    pub fn tuple(&mut self, list: List) -> Result<Value> {
        self.sync();
        let at = list.at + LIST_HEADER;
        let tag = self.common_tag(&list);
        let ints = tag == Some(Tag::Int);
        let mut extra_flags = 0;
        match list.len {
            2 if ints => {
                let [i, j] = [0, 2].map(|k| self.value(at + k).as_int().unwrap_or(0));
                return Value::pair(i, j);
            }
            2 => {
                let (a, b) = (self.value(at), self.value(at + 2));
                if let (Some(color), Some((i, j))) = (a.as_int(), b.as_pair()) {
                    match Value::cell(Form::ColorFirst, color, i.into(), j.into()) {
                        Some(cell) => return Ok(cell),
                        None => extra_flags |= flags::ODD_CELL,
                    }
                }
            }
            3 if ints => {
                let [i, j, color] = [0, 2, 4].map(|k| self.value(at + k).as_int().unwrap_or(0));
                match Value::cell(Form::ColorLast, color, i, j) {
                    Some(triple) => return Ok(triple),
                    None => extra_flags |= flags::ODD_CELL,
                }
            }
            _ => {}
        }
        let book = self.book(&list, tag);
        if list.len > 0 && book.shared & shared::ROWS != 0 {
            self.check_elements(u64::from(list.len) * u64::from(book.width))?;
            if book.shared & shared::COLOR_ROWS != 0 {
                return self.grid_of_rows(at, list.len, book.width);
            }
            extra_flags |= flags::TABLE;
        }
        self.finish(Tag::Tuple, list, &book, extra_flags)
    }

    /// The tuple of a list of cells with the color last, some of them at places that are no colors.
    pub(crate) fn tuple_of_triples(&mut self, list: List) -> Result<Value> {
        self.check_elements(3 * u64::from(list.len))?;
        let weight = list.len.saturating_mul(4).saturating_add(Book::EMPTY.weight);
        let shared = shared::TRIPLES | shared::ROWS;
        let book = Book { weight, depth: 1, shared, width: 3, loose: true, odd: false };
        self.finish(Tag::Tuple, list, &book, flags::TABLE)
    }

    /// The set of a list of objects, which are in ascending order and without duplicates, and weigh so much together.
    pub(crate) fn set_of_objects(&mut self, list: List, weight: u32) -> Result<Value> {
        let weight = weight.saturating_add(Book::EMPTY.weight);
        let book = Book { weight, depth: 3, shared: 0, ..Book::EMPTY };
        self.finish(Tag::Set, list, &book, 0)
    }

    /// The tuple of two values.
    pub fn couple(&mut self, a: Value, b: Value) -> Result<Value> {
        // What is known of two places, or two cells, that make no grid.
        let known = match (a.tag(), b.tag()) {
            (Tag::Int, Tag::Int) => return Value::pair(a.to_int()?, b.to_int()?),
            (Tag::Pair, Tag::Pair) => {
                let [a, b] = [a, b].map(|pair| pair.as_pair().unwrap_or_default());
                if let Some(grid) = self.grid_of_pairs(a, b) {
                    return Ok(grid);
                }
                Some((7, 1, flags::TABLE))
            }
            (Tag::Cell, Tag::Cell) => Some((11, 2, 0)),
            _ => None,
        };
        let mut list = self.list(2);
        self.push(&mut list, a);
        self.push(&mut list, b);
        let Some((weight, depth, extra_flags)) = known else { return self.tuple(list) };
        let book = Book { weight, depth, shared: 0, ..Book::EMPTY };
        self.finish(Tag::Tuple, list, &book, extra_flags)
    }

    /// The tuple of these values.
    pub fn tuple_of(&mut self, values: &[Value]) -> Result<Value> {
        let mut list = self.list(values.len() as u32);
        for &value in values {
            self.push(&mut list, value);
        }
        self.tuple(list)
    }

    /// The set of the elements of a list, in the running dialect.
    #[inline(never)]
    pub fn set(&mut self, mut list: List) -> Result<Value> {
        self.sync();
        if list.len == 0 {
            return Ok(Value::EMPTY_SET);
        }
        let at = list.at + LIST_HEADER;
        let tag = self.common_tag(&list);
        match (tag, self.dialect.form()) {
            (Some(Tag::Pair), _) => return self.indices_of_list(at, list.len),
            (Some(Tag::Cell), form @ Form::ColorFirst)
            | (Some(Tag::Triple), form @ Form::ColorLast) => {
                return self.object_of_list(at, list.len, form);
            }
            _ => {}
        }
        let book = self.book(&list, tag);
        let cells = match self.dialect.form() {
            Form::ColorFirst => shared::CELLS,
            Form::ColorLast => shared::TRIPLES,
        };
        // Were all of them proper cells, it would be an object.
        let extra_flags = if book.shared & cells != 0 { flags::ODD_OBJECT } else { 0 };
        let len = list.len;
        self.sort_unique(&mut list)?;
        let book = if list.len == len { book } else { self.book(&list, tag) };
        self.finish(Tag::Set, list, &book, extra_flags)
    }

    /// The set whose elements are those of a list, which are in ascending order, without duplicates, and neither all pairs nor
    /// all cells.
    pub fn set_in_order(&mut self, list: List) -> Result<Value> {
        self.sync();
        let book = self.book(&list, self.common_tag(&list));
        self.finish(Tag::Set, list, &book, 0)
    }

    /// The set of the elements of a list, which are in ascending order and without duplicates.
    pub fn set_of_ascending(&mut self, list: List) -> Result<Value> {
        self.sync();
        let tag = self.common_tag(&list);
        if list.len == 0 || matches!(tag, Some(Tag::Pair | Tag::Cell | Tag::Triple)) {
            return self.set(list);
        }
        let book = self.book(&list, tag);
        if book.odd || book.loose {
            return self.set(list);
        }
        self.finish(Tag::Set, list, &book, 0)
    }

    /// The set of the elements of a list, which are in ascending order, without duplicates, equally heavy and deep, and
    /// containers that make nothing special together.
    pub(crate) fn set_of_alike(&mut self, list: List, weight: u32, depth: u32) -> Result<Value> {
        let weight = list.len.saturating_mul(weight).saturating_add(Book::EMPTY.weight);
        let book = Book { weight, depth, shared: 0, ..Book::EMPTY };
        self.finish(Tag::Set, list, &book, 0)
    }

    /// The tuple or set of the elements of a list.
    pub fn container(&mut self, kind: Kind, list: List) -> Result<Value> {
        match kind {
            Kind::Tuple => self.tuple(list),
            Kind::Set => self.set(list),
        }
    }

    /// Makes it a list of its elements in ascending order and without duplicates.
    #[inline(never)]
    fn sort_unique(&mut self, list: &mut List) -> Result<()> {
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

    /// Copies words.
    pub fn copy(&self, to: u32, from: u32, words: u32) {
        let Space { team, words: memory } = self.space;
        if T::THREADS == 1 {
            let (to, from) = (memory.all(to, words), memory.all(from, words));
            return to.iter().zip(from).for_each(|(to, from)| to.set(from.get()));
        }
        team.each(words, |k| {
            team.store(memory, to.wrapping_add(k), team.load(memory, from.wrapping_add(k)));
        });
        team.sync();
    }

    // Reading containers.

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
