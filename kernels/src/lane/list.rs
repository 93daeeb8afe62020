//! Lists: tuples and sets of any values, and how they are made.

use super::sort::FEW;
use super::{Lane, MAX_DEPTH, MAX_WEIGHT};
use crate::mask::Space;
use crate::team::{Rows, Team};
use crate::value::{Fail, Form, Kind, Result, Tag, Value, code};

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
    pub(super) at: u32,
    pub(super) len: u32,
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

    /// Where they are.
    #[inline(always)]
    pub(crate) const fn items(&self) -> u32 {
        self.at + LIST_HEADER
    }

    /// The same with the elements that have been written there.
    #[inline(always)]
    pub(crate) const fn filled(self, len: u32) -> List {
        List { len, ..self }
    }

    /// Whether there are none yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<'a, T: Team> Lane<'a, T> {
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
        let at = list.items() + 2 * list.len;
        list.len += len;
        self.write_elements(at, container, len)
    }

    /// Writes the elements of a container, which are `len`, to `at`.
    #[inline(always)]
    pub(crate) fn write_elements(&mut self, at: u32, container: Value, len: u32) -> Result<()> {
        let mut at = at;
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
        // The tag is in the lowest byte.
        let alike = list.len > 0 && self.differences(list) & 0xff == 0;
        alike.then(|| self.value(list.items()).tag())
    }

    /// The bits in which elements differ from the first one.
    #[inline(always)]
    fn differences(&self, list: &List) -> u64 {
        let first = self.value(list.items()).bits();
        self.fold_values(list, 0, |differ, value| differ | (value.bits() ^ first))
    }

    /// Whether the elements are colors, if all are integers, and so many that they make nothing special.
    #[inline(always)]
    fn row_of_ints(&self, list: &List) -> Option<bool> {
        let first = self.value(list.items());
        if first.tag() != Tag::Int || matches!(list.len, 2 | 3) {
            return None;
        }
        let (differ, codes) = self.fold_values(list, (0, 0), |(differ, codes), value| {
            (differ | (value.bits() ^ first.bits()), codes | value.code_bits())
        });
        (differ & 0xff == 0).then_some(codes < Value::CODE_BITS)
    }

    /// Whether `f` holds for all elements.
    #[inline(always)]
    fn all_values(&self, list: &List, f: impl Fn(Value) -> bool) -> bool {
        self.fold_values(list, true, |all, value| all & f(value))
    }

    /// What `f` makes of the elements, one after the other.
    #[inline(always)]
    fn fold_values<A>(&self, list: &List, start: A, f: impl Fn(A, Value) -> A) -> A {
        if T::THREADS == 1 {
            let (values, _) = self.space.words.all(list.items(), 2 * list.len).as_chunks::<2>();
            return values.iter().fold(start, |all, [low, high]| {
                f(all, Value::from_bits(u64::from(low.get()) | u64::from(high.get()) << 32))
            });
        }
        (0..list.len).fold(start, |all, k| f(all, self.value(list.items() + 2 * k)))
    }

    /// What is to know of the elements, which all have the tag `tag` if there is one.
    #[inline(never)]
    fn book(&self, list: &List, tag: Option<Tag>) -> Book {
        use shared::{CELLS, COLOR_ROWS, COLORS, INTS, PAIRS, ROWS, TRIPLES};
        let weighing = |each: u32| list.len.saturating_mul(each).saturating_add(Book::EMPTY.weight);
        let wide = Book { width: u32::MAX, ..Book::EMPTY };
        match tag {
            Some(Tag::Int) => {
                let colors = if self.all_values(list, Value::is_code) { COLORS } else { 0 };
                Book { weight: weighing(1), shared: INTS | colors, ..wide }
            }
            Some(Tag::Pair) => {
                let are_colors = |value: Value| {
                    let (i, j) = value.as_pair().unwrap_or_default();
                    code(i.into()).is_some() && code(j.into()).is_some()
                };
                let colors = if self.all_values(list, are_colors) { COLOR_ROWS } else { 0 };
                let shared = PAIRS | ROWS | colors;
                Book { weight: weighing(3), depth: 1, shared, width: 2, ..Book::EMPTY }
            }
            Some(Tag::Cell) => Book { weight: weighing(5), depth: 2, shared: CELLS, ..wide },
            Some(Tag::Triple) => {
                let are_colors = |value: Value| {
                    let (_, i, j) = value.as_cell().unwrap_or_default();
                    code(i.into()).is_some() & code(j.into()).is_some()
                };
                let colors = if self.all_values(list, are_colors) { COLOR_ROWS } else { 0 };
                let shared = TRIPLES | ROWS | colors;
                let book = Book { weight: weighing(4), depth: 1, shared, ..Book::EMPTY };
                Book { width: 3, loose: true, ..book }
            }
            Some(tag @ (Tag::Indices | Tag::Object | Tag::Grid)) => {
                let add = |sum: u32, value| sum.saturating_add(self.weight(value));
                let weight = self.fold_values(list, Book::EMPTY.weight, add);
                let depth = if tag == Tag::Object { 3 } else { 2 };
                Book { weight, depth, shared: 0, ..wide }
            }
            Some(Tag::Tuple) => self.book_of_tuples(list),
            _ => self.book_of_any(list),
        }
    }

    /// The same of any elements.
    fn book_of_any(&self, list: &List) -> Book {
        let at = list.items();
        let mut book = Book::EMPTY;
        (0..list.len).for_each(|k| self.note(&mut book, self.value(at + 2 * k), k == 0));
        book
    }

    /// The same of tuples that are lists.
    #[inline(always)]
    fn book_of_tuples(&self, list: &List) -> Book {
        let width = self.value(list.items()).extra();
        // The flags that any has, those that all have, and whether all are equally long. Three integers are loose.
        let start = (Book { shared: 0, width: u32::MAX, ..Book::EMPTY }, 0, !0, true);
        let (book, any, all, even) =
            self.fold_values(list, start, |(book, any, all, even), value| {
                let [weight, flags] = self.load_some(value.at() + 1);
                let weight = book.weight.saturating_add(weight);
                let depth = book.depth.max(flags >> flags::DEPTH);
                let loose = book.loose | (value.extra() == 3 && flags & flags::INTS != 0);
                let even = even & (value.extra() == width);
                (Book { weight, depth, loose, ..book }, any | flags, all & flags, even)
            });
        if any & (flags::LOOSE | flags::ODD_CELL) != 0 {
            return self.book_of_any(list);
        }
        // Tuples without a form of their own make none together.
        if all & flags::INTS == 0 || !even {
            return book;
        }
        // Rows of a table, or of a grid that is about to be made.
        let colors = if all & flags::COLORS != 0 { shared::COLOR_ROWS } else { 0 };
        Book { shared: shared::ROWS | colors, width, ..book }
    }

    /// What is to know of the elements, if all are indices, or all objects of one form.
    #[inline(always)]
    fn book_of_patches(&self, list: &List) -> Option<Book> {
        if list.len == 0 {
            return None;
        }
        let first = self.value(list.items());
        let (cell, depth) = match (first.tag(), first.form()) {
            (Tag::Indices, _) => (3, 2),
            (Tag::Object, Form::ColorFirst) => (5, 3),
            (Tag::Object, Form::ColorLast) => (4, 3),
            _ => return None,
        };
        let add = |sum: Option<u32>, value: Value| {
            // The lower half of a patch says what it is and in which form, and nothing else.
            let alike = value.bits() as u32 == first.bits() as u32;
            sum.filter(|_| alike).map(|sum| sum.saturating_add(self.mask_count(value)))
        };
        let cells = self.fold_values(list, Some(0), add)?;
        let weight = cells.saturating_mul(cell).saturating_add(list.len + Book::EMPTY.weight);
        Some(Book { weight, depth, shared: 0, ..Book::EMPTY })
    }

    /// Adds an element to the book of a list.
    fn note(&self, book: &mut Book, value: Value, first: bool) {
        use shared::{CELLS, COLOR_ROWS, COLORS, INTS, PAIRS, ROWS, TRIPLES};
        let (keep, width, weight, depth) = match value.tag() {
            Tag::Int => {
                let color = if value.is_code() { COLORS } else { 0 };
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
        if list.len == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        if let Some(colors) = self.row_of_ints(&list) {
            let weight = list.len.saturating_add(Book::EMPTY.weight);
            let shared = shared::INTS | if colors { shared::COLORS } else { 0 };
            return self.finish(Tag::Tuple, list, &Book { weight, shared, ..Book::EMPTY }, 0);
        }
        if let Some(book) = self.book_of_patches(&list) {
            return self.finish(Tag::Tuple, list, &book, 0);
        }
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

    /// The tuple of a list of more than three integers, of which so much is known.
    #[inline(always)]
    pub(crate) fn tuple_of_ints(&mut self, list: List, flags: u32) -> Value {
        let List { at, len } = list;
        self.put_some(at, [len, len + Book::EMPTY.weight, 1 << flags::DEPTH | flags]);
        self.sync();
        Value::heap(Tag::Tuple, at, len)
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
        let differences = self.differences(&list);
        if differences == 0 {
            list.len = 1;
        }
        let tag = (differences & 0xff == 0).then(|| self.value(at).tag());
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
        match tag {
            Some(Tag::Int) if T::THREADS == 1 && len <= FEW => self.sort_ints(&mut list),
            Some(tag) if T::THREADS == 1 && self.have_keys(&list, tag) => {
                self.sort_keyed(&mut list)?;
            }
            _ => self.sort_unique(&mut list)?,
        }
        let book = if list.len == len { book } else { self.book(&list, tag) };
        self.finish(Tag::Set, list, &book, extra_flags)
    }

    /// The set whose elements are those of a list, which are in ascending order, without duplicates, and neither all pairs nor
    /// all cells.
    pub fn set_in_order(&mut self, list: List) -> Result<Value> {
        self.sync();
        let book = match self.book_of_patches(&list) {
            Some(book) => book,
            None => self.book(&list, self.common_tag(&list)),
        };
        self.finish(Tag::Set, list, &book, 0)
    }

    /// The elements of a list as they are, whatever their order, if all are indices or all are objects of one form.
    pub(crate) fn set_of_patches(&mut self, list: List) -> Option<Result<Value>> {
        self.sync();
        let book = self.book_of_patches(&list)?;
        Some(self.finish(Tag::Set, list, &book, 0))
    }

    /// The set of the elements of a list, which are in ascending order and without duplicates.
    pub fn set_of_ascending(&mut self, list: List) -> Result<Value> {
        if let Some(set) = self.set_of_patches(list) {
            return set;
        }
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

    /// Copies words.
    pub fn copy(&self, to: u32, from: u32, words: u32) {
        let Space { team, words: memory } = self.space;
        if T::THREADS == 1 {
            return team.short().copy(memory, to, from, words);
        }
        team.each(words, |k| {
            team.store(memory, to.wrapping_add(k), team.load(memory, from.wrapping_add(k)));
        });
        team.sync();
    }
}
