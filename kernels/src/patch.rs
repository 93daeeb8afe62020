//! Indices and objects: sets of places, and of cells, as masks.

use crate::lane::Lane;
use crate::mask::{Bits, Mask, Rect, Space};
use crate::team::{Rows, Team};
use crate::value::{Code, Fail, Form, Result, Tag, Value, color};

/// The words of a mask's header: where its words are, rows, columns, place, number of cells.
pub const MASK_HEADER: u32 = 6;
/// The words of an object's header: that of a mask, then its colors and its first cell.
pub const OBJECT_HEADER: u32 = 8;

/// How far out a box may begin.
const FAR: i64 = 1 << 22;

/// An object: a bitmap for each of its colors, all in the tight box around the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Object {
    /// Where the bitmap of the first color is, the box, and the number of cells.
    pub mask: Mask,
    /// The codes of the colors, one bit each.
    pub colors: u32,
    /// The place of the first cell, which is of the first color, in the box.
    pub first: (u32, u32),
    /// How its cells are written.
    pub form: Form,
}

impl Object {
    /// The cells of one color that the object has. The mask is not tight, and its count is not exact.
    #[inline(always)]
    pub const fn plane(&self, code: u32) -> Mask {
        let before = (self.colors & ((1 << code) - 1)).count_ones();
        let at = self.mask.bits.at.wrapping_add(before * self.mask.bits.words());
        Mask { bits: Bits { at, ..self.mask.bits }, ..self.mask }
    }

    /// The code of its only color, if it has just one.
    #[inline(always)]
    pub const fn only_color(&self) -> Option<u32> {
        if self.colors.count_ones() == 1 { Some(self.colors.trailing_zeros()) } else { None }
    }

    /// The smallest rectangle around the cells.
    #[inline(always)]
    pub const fn rect(&self) -> Rect {
        self.mask.rect()
    }

    /// The codes of the colors in ascending order.
    #[inline(always)]
    pub fn codes(&self) -> impl Iterator<Item = u32> + use<> {
        bits(self.colors)
    }
}

/// The numbers of the bits that are set.
#[inline(always)]
pub fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros();
            word &= word - 1;
            bit
        })
    })
}

/// What is around some cells: the first and the last row and column, and the codes of their colors, one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hull {
    pub(crate) low: (i32, i32),
    pub(crate) high: (i32, i32),
    pub(crate) colors: u32,
}

impl Hull {
    pub(crate) const EMPTY: Hull =
        Hull { low: (i32::MAX, i32::MAX), high: (i32::MIN, i32::MIN), colors: 0 };

    #[inline(always)]
    pub(crate) fn add(&mut self, (code, i, j): (Code, i32, i32)) {
        self.low = (self.low.0.min(i), self.low.1.min(j));
        self.high = (self.high.0.max(i), self.high.1.max(j));
        self.colors |= 1 << code;
    }

    /// The rectangle; coordinates have at most 28 bits.
    #[inline(always)]
    pub(crate) const fn rect(self) -> Rect {
        let (rows, cols) = (self.high.0 - self.low.0, self.high.1 - self.low.1);
        Rect { i: self.low.0, j: self.low.1, rows: rows as u32 + 1, cols: cols as u32 + 1 }
    }
}

/// Whether a mask has cells, few of them and close by: within all limits.
#[inline(always)]
fn is_common(mask: Mask) -> bool {
    let close = |n: i32| n.wrapping_add(1 << 20) as u32 <= 1 << 21;
    mask.count.wrapping_sub(1) < 1 << 16
        && mask.bits.rows <= 0xff
        && mask.bits.cols <= 0xff
        && close(mask.i)
        && close(mask.j)
}

/// The mask with this header.
#[inline(always)]
const fn mask_of([at, rows, cols, i, j, count]: [u32; MASK_HEADER as usize]) -> Mask {
    Mask { bits: Bits { at, rows, cols }, i: i as i32, j: j as i32, count }
}

/// The header of a mask.
#[inline(always)]
const fn header_of(mask: Mask) -> [u32; MASK_HEADER as usize] {
    let Mask { bits: Bits { at, rows, cols }, i, j, count } = mask;
    [at, rows, cols, i as u32, j as u32, count]
}

impl<'a, T: Team> Lane<'a, T> {
    /// The number of cells of indices or an object.
    #[inline(always)]
    pub fn mask_count(&self, value: Value) -> u32 {
        self.load(value.at() + 5)
    }

    /// The mask of indices; that of an object is not one of its cells.
    #[inline(always)]
    pub fn mask(&self, value: Value) -> Mask {
        mask_of(self.load_some(value.at()))
    }

    /// The object that a value with that tag is.
    #[inline(always)]
    pub fn object(&self, value: Value) -> Object {
        let [at, rows, cols, i, j, count, colors, first] = self.load_some(value.at());
        let mask = mask_of([at, rows, cols, i, j, count]);
        Object { mask, colors, first: (first >> 16, first & 0xffff), form: value.form() }
    }

    /// Place `k` of indices, which have as many.
    pub(crate) fn nth_place(&self, value: Value, k: u32) -> Result<Option<Value>> {
        let mask = self.mask(value);
        let space = self.space.short();
        let place = if k + 1 == mask.count { space.last(mask) } else { space.nth(mask, k).ok() };
        place.map(|(i, j)| Value::pair(i.into(), j.into())).transpose()
    }

    /// Cell `k` of an object, which has as many.
    pub(crate) fn nth_cell(&self, value: Value, k: u32) -> Result<Option<Value>> {
        let object = self.object(value);
        let (mut code, mut place) = (object.colors.checked_ilog2().unwrap_or(0), None);
        if k + 1 == object.mask.count {
            place = self.space.last(object.plane(code));
        } else {
            let mut left = k;
            for next in object.codes() {
                code = next;
                match self.space.short().nth(object.plane(code), left) {
                    Ok(found) => {
                        place = Some(found);
                        break;
                    }
                    Err(count) => left = left.wrapping_sub(count),
                }
            }
        }
        let Some((i, j)) = place else { return Ok(None) };
        let cell = Value::cell(object.form, color(code), i.into(), j.into());
        cell.ok_or(Fail::Number).map(Some)
    }

    /// Fails for a box that has no form: too far out, or so large that its bitmap would be.
    pub(crate) fn check_box(&self, rect: Rect, planes: u32) -> Result<u32> {
        let far = |n: i32| !(-FAR..FAR).contains(&n.into());
        if far(rect.i) || far(rect.j) || rect.rows > 0xffff || rect.cols > 0xffff {
            return Err(Fail::Shape);
        }
        let words = rect.rows.saturating_mul(rect.cols.div_ceil(32)).saturating_mul(planes);
        self.room(words)?;
        Ok(words)
    }

    /// The set of the places of a mask, whose words are in memory.
    #[inline(always)]
    pub fn indices(&mut self, mask: Mask) -> Result<Value> {
        if T::THREADS == 1 && is_common(mask) {
            return self.headed(Tag::Indices, 0, header_of(mask));
        }
        self.any_indices(mask)
    }

    #[inline(never)]
    fn any_indices(&mut self, mask: Mask) -> Result<Value> {
        if mask.is_empty() {
            return Ok(Value::EMPTY_SET);
        }
        self.check_elements(mask.count.into())?;
        self.check_box(mask.rect(), 0)?;
        self.headed(Tag::Indices, 0, header_of(mask))
    }

    /// Indices or an object moved by a vector; shares the bitmaps.
    #[inline(always)]
    pub fn shifted(&mut self, patch: Value, by: (i64, i64)) -> Result<Value> {
        let moved = |n: u32, by: i64| {
            let place = i64::from(n as i32).wrapping_add(by);
            if (-FAR..FAR).contains(&place) { Ok(place as u32) } else { Err(Fail::Shape) }
        };
        let [at, rows, cols, i, j, count] = self.load_some(patch.at());
        let (i, j) = (moved(i, by.0)?, moved(j, by.1)?);
        if patch.tag() == Tag::Object {
            let [colors, first] = self.load_some(patch.at() + MASK_HEADER);
            let header = [at, rows, cols, i, j, count, colors, first];
            return self.headed(Tag::Object, patch.extra(), header);
        }
        self.headed(Tag::Indices, 0, [at, rows, cols, i, j, count])
    }

    /// The same by a pair, for a thread alone, with its header at `at`; none where that has no form.
    #[inline(always)]
    pub(crate) fn shifted_to(&self, at: u32, patch: Value, by: Value) -> Option<Value> {
        let (down, right) = by.as_pair()?;
        let memory = self.space.words;
        // Behind the header of indices there is more, which may be anything.
        let from = memory.run::<{ OBJECT_HEADER as usize }>(patch.at())?;
        let to = memory.run::<{ OBJECT_HEADER as usize }>(at)?;
        to.iter().zip(from).for_each(|(to, from)| to.set(from.get()));
        let [_, _, _, i, j, ..] = to;
        for (place, by) in [(i, down), (j, right)] {
            let moved = i64::from(place.get() as i32) + i64::from(by);
            if !(-FAR..FAR).contains(&moved) {
                return None;
            }
            place.set(moved as u32);
        }
        Some(Value::heap(patch.tag(), at, patch.extra()))
    }

    /// The patch with this header.
    #[inline(always)]
    fn headed<const N: usize>(&mut self, tag: Tag, extra: u32, header: [u32; N]) -> Result<Value> {
        self.room(N as u32)?;
        let at = self.alloc(N as u32);
        self.put_some(at, header);
        self.sync();
        Ok(Value::heap(tag, at, extra))
    }

    /// The set of cells of an object whose bitmaps are in memory, in the form it says.
    #[inline(always)]
    pub fn object_value(&mut self, object: Object) -> Result<Value> {
        if T::THREADS == 1 && is_common(object.mask) {
            return self.small_object(object);
        }
        self.any_object(object)
    }

    #[inline(never)]
    fn any_object(&mut self, object: Object) -> Result<Value> {
        if object.mask.is_empty() {
            return Ok(Value::EMPTY_SET);
        }
        self.check_elements(object.mask.count.into())?;
        self.check_box(object.rect(), 0)?;
        self.small_object(object)
    }

    /// The same for an object with cells and within the limits.
    #[inline(always)]
    pub(crate) fn small_object(&mut self, object: Object) -> Result<Value> {
        let [at, rows, cols, i, j, count] = header_of(object.mask);
        let first = object.first.0 << 16 | object.first.1;
        let form = u32::from(object.form == Form::ColorLast);
        self.headed(Tag::Object, form, [at, rows, cols, i, j, count, object.colors, first])
    }

    /// The mask of the cells that `f` gives in `within`; see [`Space::build`].
    #[inline(always)]
    pub fn build_mask(
        &mut self,
        within: Rect,
        f: impl Fn(Space<'a, T::Short>, i32, i32) -> <T::Short as Rows>::Tile,
    ) -> Result<Mask> {
        if within.is_empty() {
            return Ok(Mask::EMPTY);
        }
        self.check_box(within, 1)?;
        let space = self.space.short();
        let mask = space.build(self.top(), within, |i, j| f(space, i, j));
        self.alloc(mask.bits.words());
        Ok(mask)
    }

    /// The indices that `f` gives in `within`.
    #[inline(always)]
    pub fn build_indices(
        &mut self,
        within: Rect,
        f: impl Fn(Space<'a, T::Short>, i32, i32) -> <T::Short as Rows>::Tile,
    ) -> Result<Value> {
        let mask = self.build_mask(within, f)?;
        self.indices(mask)
    }

    /// The object of the cells that `f(code, i, j)` gives for each of the colors in `within`.
    ///
    /// `f` may give cells outside `within`, which are dropped, and none at all for some colors.
    #[inline(always)]
    pub fn build_object(
        &mut self,
        form: Form,
        within: Rect,
        colors: u32,
        f: impl Fn(Space<'a, T::Short>, u32, i32, i32) -> <T::Short as Rows>::Tile,
    ) -> Result<Value> {
        if within.is_empty() || colors == 0 {
            return Ok(Value::EMPTY_SET);
        }
        self.check_box(within, colors.count_ones())?;
        let space = self.space.short();
        let team = space.team;
        let (mut hull, mut found, mut count) = (Rect::EMPTY, 0u32, 0);
        for code in bits(colors) {
            for part in within.tiles(T::Short::ROWS) {
                let t = team.keep(f(space, code, part.i, part.j), part.rows, part.cols);
                let Some(extent) = team.extent(t) else { continue };
                hull = hull.hull(part.part(extent));
                count += team.count(t);
                found |= 1 << code;
            }
        }
        if count == 0 {
            return Ok(Value::EMPTY_SET);
        }
        let frame = Bits { at: self.top(), rows: hull.rows, cols: hull.cols };
        let mut at = self.alloc(frame.words() * found.count_ones());
        for code in bits(found) {
            at += space.write(at, hull, count, |i, j| f(space, code, i, j)).bits.words();
        }
        let mask = Mask { bits: frame, i: hull.i, j: hull.j, count };
        self.object_in(form, mask, found)
    }

    /// The object with these bitmaps, tight in their box.
    pub fn object_in(&mut self, form: Form, mask: Mask, colors: u32) -> Result<Value> {
        // The bitmap of the lowest color comes first, and mostly has a cell in its first row.
        let word = self.load(mask.bits.at);
        let first = match word {
            0 => self.first_in_box(mask),
            _ if mask.bits.cols > 32 => self.first_in_box(mask),
            _ => (0, word.trailing_zeros()),
        };
        self.object_value(Object { mask, colors, first, form })
    }

    /// The place in its box of the first cell of a mask.
    #[inline(never)]
    fn first_in_box(&self, mask: Mask) -> (u32, u32) {
        let place =
            |(i, j): (i32, i32)| (i.wrapping_sub(mask.i) as u32, j.wrapping_sub(mask.j) as u32);
        self.space.first(mask).map_or((0, 0), place)
    }

    /// The object of the cells of a mask, all of one color.
    pub fn one_color(&mut self, form: Form, mask: Mask, code: u32) -> Result<Value> {
        if mask.is_empty() {
            return Ok(Value::EMPTY_SET);
        }
        self.object_in(form, mask, 1 << code)
    }

    /// The set of the pairs at `at`.
    #[inline(never)]
    pub(crate) fn indices_of_list(&mut self, at: u32, len: u32) -> Result<Value> {
        let get = |lane: &Self, k: u32| {
            let (i, j) = lane.value(at + 2 * k).as_pair().unwrap_or_default();
            (0, i, j)
        };
        let mut hull = Hull::EMPTY;
        for k in 0..len {
            hull.add(get(self, k));
        }
        let mask = self.mask_of_list(hull, len, get)?;
        self.indices(mask)
    }

    /// The set of the cells at `at`.
    #[inline(never)]
    pub(crate) fn object_of_list(&mut self, at: u32, len: u32, form: Form) -> Result<Value> {
        let get = |lane: &Self, k: u32| lane.value(at + 2 * k).as_cell().unwrap_or_default();
        let mut hull = Hull::EMPTY;
        for k in 0..len {
            hull.add(get(self, k));
        }
        let mask = self.mask_of_list(hull, len, get)?;
        self.object_in(form, mask, hull.colors)
    }

    /// The bitmaps of `len` cells, given as color, row and column, one for each color in their hull.
    #[inline(always)]
    pub(crate) fn mask_of_list(
        &mut self,
        hull: Hull,
        len: u32,
        get: impl Fn(&Self, u32) -> (Code, i32, i32),
    ) -> Result<Mask> {
        let rect = hull.rect();
        let words = self.check_box(rect, hull.colors.count_ones())?;
        let bits = Bits { at: self.alloc(words), rows: rect.rows, cols: rect.cols };
        let count = self.set_bits(bits, words, len, |lane, k| {
            let (code, i, j) = get(lane, k);
            let plane = (hull.colors & ((1 << code) - 1)).count_ones();
            (plane, i - rect.i, j - rect.j)
        });
        Ok(Mask { bits, i: rect.i, j: rect.j, count })
    }

    /// Sets `len` bits in new bitmaps, given as bitmap, row and column, and counts those that are new. One thread does it, since
    /// bits share words.
    fn set_bits(
        &self,
        bits: Bits,
        words: u32,
        len: u32,
        place: impl Fn(&Self, u32) -> (u32, i32, i32),
    ) -> u32 {
        let Space { team, words: memory } = self.space;
        let counter = bits.at.wrapping_add(words);
        team.once(|| {
            for k in 0..words {
                team.store(memory, bits.at + k, 0);
            }
            let mut count = 0;
            for k in 0..len {
                let (plane, i, j) = place(self, k);
                let (i, j) = (i as u32, j as u32);
                let at = bits.at + plane * bits.words() + j / 32 * bits.rows + i;
                let word = team.load(memory, at);
                let bit = 1 << (j % 32);
                count += u32::from(word & bit == 0);
                team.store(memory, at, word | bit);
            }
            // Told to the other threads by the next word, which is still free.
            team.store(memory, counter, count);
        });
        team.sync();
        let count = team.load(memory, counter);
        team.sync();
        count
    }
}
