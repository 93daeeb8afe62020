//! Many containers made one.

use crate::grid::{Grid, PLANES};
use crate::lane::{Lane, MAX_ELEMENTS, MAX_WEIGHT};
use crate::mask::{Bits, Mask, Rect};
use crate::patch::{Object, bits};
use crate::team::{Rows, Team};
use crate::value::{Fail, Form, Kind, Result, Tag, Value};

/// The container of this kind with the elements of all `len` containers at `at`, one after the other.
#[inline(never)]
pub fn join<T: Team>(lane: &mut Lane<'_, T>, kind: Kind, at: u32, len: u32) -> Result<Value> {
    let special = match kind {
        Kind::Set => unite(lane, at, len)?,
        Kind::Tuple => stack(lane, at, len)?,
    };
    if let Some(joined) = special {
        return Ok(joined);
    }
    let mut total = 0u32;
    for k in 0..len {
        let part = lane.value(at + 2 * k);
        lane.refuse_foreign(part)?;
        total = total.saturating_add(lane.size(part)?);
    }
    if total > MAX_ELEMENTS {
        // A set may still lose enough of them.
        return Err(if kind == Kind::Tuple { Fail::Limit } else { Fail::Room });
    }
    lane.room(2 * total)?;
    let mut list = lane.list(total);
    for k in 0..len {
        lane.append(&mut list, lane.value(at + 2 * k))?;
    }
    lane.container(kind, list)
}

/// A patch as an object; places count as cells of one color.
#[inline(always)]
fn as_object<T: Team>(lane: &Lane<'_, T>, patch: Value) -> Object {
    match patch.tag() {
        Tag::Object => lane.object(patch),
        _ => Object { mask: lane.mask(patch), colors: 1, first: (0, 0), form: patch.form() },
    }
}

/// The union of the values at `at`, if all are indices, or all objects of one form, or empty.
fn unite<T: Team>(lane: &mut Lane<'_, T>, at: u32, len: u32) -> Result<Option<Value>> {
    match Alike::of(lane, at, len) {
        Some(alike) => unite_alike(lane, at, len, &alike).map(Some),
        None => Ok(None),
    }
}

/// The union of what a function gives for the elements of a set, at `at`, if all are indices, or all objects of one form. A thread alone
/// pays for the set of them, as if it had been made and then merged; how many of them are duplicates is not known, so it may be too much.
#[inline(never)]
pub(crate) fn unite_results<T: Team>(
    lane: &mut Lane<'_, T>,
    at: u32,
    len: u32,
) -> Option<Result<Value>> {
    if let Some(alike) = Alike::of(lane, at, len) {
        return unite_paid(lane, at, len, &alike);
    }
    // The set of many empty sets is that of one.
    let empty = len > 0 && (0..len).all(|k| lane.value(at + 2 * k) == Value::EMPTY_SET);
    let cost = 1 + u64::from(1 + lane.weight(Value::EMPTY_SET));
    empty.then(|| lane.spend(cost).map(|()| Value::EMPTY_SET))
}

/// The same where the function moves each by a vector: it is the union that is moved.
#[inline(never)]
pub(crate) fn unite_moved<T: Team>(
    lane: &mut Lane<'_, T>,
    at: u32,
    len: u32,
    (down, right): (i32, i32),
) -> Option<Result<Value>> {
    let alike = Alike::of(lane, at, len)?;
    let Rect { i, j, rows, cols } = alike.rect;
    let moved = Rect { i: i.checked_add(down)?, j: j.checked_add(right)?, rows, cols };
    lane.check_box(moved, 0).ok()?;
    let united = unite_paid(lane, at, len, &alike)?;
    Some(united.and_then(|union| lane.shifted(union, (down.into(), right.into()))))
}

#[inline(always)]
fn unite_paid<T: Team>(
    lane: &mut Lane<'_, T>,
    at: u32,
    len: u32,
    alike: &Alike,
) -> Option<Result<Value>> {
    let cell = match (alike.model.tag(), alike.model.form()) {
        (Tag::Indices, _) => 3,
        (_, Form::ColorFirst) => 5,
        (_, Form::ColorLast) => 4,
    };
    let elements = len - alike.empties + alike.empty_kinds.count_ones();
    let weight = alike.cells.saturating_mul(cell).saturating_add(elements + 1);
    if len > MAX_ELEMENTS || weight > MAX_WEIGHT {
        return None;
    }
    let paid = lane.spend_up_to(1 + u64::from(weight));
    Some(paid.and_then(|()| unite_alike(lane, at, len, alike)))
}

/// The union of the values at `at`, which are alike or empty. Boxes are tight, so that of the union is known beforehand.
fn unite_alike<T: Team>(
    lane: &mut Lane<'_, T>,
    at: u32,
    len: u32,
    &Alike { model, rect, colors, .. }: &Alike,
) -> Result<Value> {
    if len == 1 {
        return Ok(model);
    }
    let words = lane.check_box(rect, colors.count_ones())?;
    if T::THREADS == 1 && rect.cols <= 32 && lane.room(words + T::Short::ROWS).is_ok() {
        if words == rect.rows && (len == 2 || words <= T::Short::ROWS) {
            return unite_tiles(lane, (at, len), model, rect, colors);
        }
        return unite_rows(lane, (at, len), model, rect, colors);
    }
    let frame = Bits { at: lane.alloc(words), rows: rect.rows, cols: rect.cols };
    let (team, memory) = (lane.team(), lane.space.words);
    let short = team.short();
    let mut start = 0;
    while start < words {
        short.put(memory, frame.at + start, words - start, short.empty());
        start += T::Short::ROWS;
    }
    team.sync();
    let mask = Mask { bits: frame, i: rect.i, j: rect.j, count: 0 };
    let whole = Object { mask, colors, first: (0, 0), form: model.form() };
    for k in 0..len {
        let patch = lane.value(at + 2 * k);
        if lane.is_empty(patch) {
            continue;
        }
        let part = as_object(lane, patch);
        if colors & (colors - 1) == 0 {
            add_cells(lane, mask, part.mask);
            team.sync();
            continue;
        }
        for code in part.codes() {
            add_cells(lane, whole.plane(code), part.plane(code));
        }
        team.sync();
    }
    let count = count_words(lane, frame.at, words);
    patch_in(lane, model, Mask { count, ..mask }, colors)
}

/// The number of cells in some words.
#[inline(always)]
fn count_words<T: Team>(lane: &Lane<'_, T>, at: u32, words: u32) -> u32 {
    let (short, memory) = (lane.team().short(), lane.space.words);
    let (mut count, mut start) = (0, 0);
    while start < words {
        count += short.count(short.rows(memory, at, words, start as i32));
        start += T::Short::ROWS;
    }
    count
}

/// The same as [`unite_rows`] for one color and two parts, or any number of them in one tile: each tile is made as a whole.
#[inline(always)]
fn unite_tiles<T: Team>(
    lane: &mut Lane<'_, T>,
    (values, len): (u32, u32),
    model: Value,
    rect: Rect,
    colors: u32,
) -> Result<Value> {
    let (short, memory) = (lane.team().short(), lane.space.words);
    let at = lane.alloc(rect.rows);
    let (mut count, mut start) = (0, 0);
    while start < rect.rows {
        let mut all = short.empty();
        for [what, place] in memory.all(values, 2 * len).as_chunks::<2>().0 {
            if what.get() != model.bits() as u32 {
                continue;
            }
            // Behind any value there is a tile at least.
            let Some([from, rows, _, i, j, ..]) = memory.run::<8>(place.get()) else { break };
            let down = i.get().wrapping_sub(rect.i as u32);
            let right = j.get().wrapping_sub(rect.j as u32) & 31;
            let part = short.rows(memory, from.get(), rows.get(), start.wrapping_sub(down) as i32);
            all = short.zip(all, short.right(part, right), |a, b| a | b);
        }
        short.put(memory, at + start, T::Short::ROWS, all);
        count += short.count(all);
        start += T::Short::ROWS;
    }
    let bits = Bits { at, rows: rect.rows, cols: rect.cols };
    patch_in(lane, model, Mask { bits, i: rect.i, j: rect.j, count }, colors)
}

/// The patch with these bitmaps, tight in their box, that is like another one.
#[inline(always)]
fn patch_in<T: Team>(
    lane: &mut Lane<'_, T>,
    model: Value,
    mask: Mask,
    colors: u32,
) -> Result<Value> {
    match model.tag() {
        Tag::Object => lane.object_in(model.form(), mask, colors),
        _ => lane.indices(mask),
    }
}

/// The union for a thread alone where the box is one strip and memory goes on behind it for a tile: parts are added by whole tiles.
#[inline(always)]
fn unite_rows<T: Team>(
    lane: &mut Lane<'_, T>,
    (values, len): (u32, u32),
    model: Value,
    rect: Rect,
    colors: u32,
) -> Result<Value> {
    let (short, memory) = (lane.team().short(), lane.space.words);
    let planes = colors.count_ones();
    let words = rect.rows * planes;
    let at = lane.alloc(words);
    let mut start = 0;
    while start < words {
        short.put(memory, at + start, T::Short::ROWS, short.empty());
        start += T::Short::ROWS;
    }
    // Where the bitmap of each color is.
    let mut bitmaps = [at; 16];
    for (k, code) in (0..).zip(bits(colors)) {
        bitmaps[code as usize % bitmaps.len()] += k * rect.rows;
    }
    // The cells that two parts share, and the number of cells if there are none.
    let (mut twice, mut count) = (short.empty(), 0u32);
    for [what, place] in memory.all(values, 2 * len).as_chunks::<2>().0 {
        if what.get() != model.bits() as u32 {
            continue;
        }
        // Behind any value there is a tile at least.
        let Some([from, rows, _, i, j, cells, codes, _]) = memory.run(place.get()) else { break };
        let (mut from, rows) = (from.get(), rows.get());
        count = count.saturating_add(cells.get());
        let right = j.get().wrapping_sub(rect.j as u32) & 31;
        let down = i.get().wrapping_sub(rect.i as u32);
        let mut add = |to: u32, from: u32| {
            let mut row = 0;
            loop {
                let new = short.right(short.rows(memory, from, rows, row as i32), right);
                let old = short.rows(memory, to + row, T::Short::ROWS, 0);
                let both = short.zip(old, new, |old, new| old & new);
                twice = short.zip(twice, both, |a, b| a | b);
                let all = short.zip(old, new, |old, new| old | new);
                short.put(memory, to + row, T::Short::ROWS, all);
                row += T::Short::ROWS;
                if row >= rows {
                    break;
                }
            }
        };
        // Places, and cells where all have one color, are of the first bitmap.
        if planes == 1 {
            add(at + down, from);
            continue;
        }
        for code in bits(codes.get()) {
            add(bitmaps[code as usize % bitmaps.len()] + down, from);
            from += rows;
        }
    }
    if short.or(twice) != 0 {
        count = count_words(lane, at, words);
    }
    let bits = Bits { at, rows: rect.rows, cols: rect.cols };
    patch_in(lane, model, Mask { bits, i: rect.i, j: rect.j, count }, colors)
}

/// Adds the cells of a mask to the words of another one, whose box is around it: each row in one thread.
#[inline(always)]
fn add_cells<T: Team>(lane: &Lane<'_, T>, to: Mask, cells: Mask) {
    let (team, memory) = (lane.team(), lane.space.words);
    let (down, right) = (cells.i.wrapping_sub(to.i) as u32, cells.j.wrapping_sub(to.j) as u32);
    let (first, by) = (right / 32, right % 32);
    if T::THREADS == 1 {
        return add_strips(lane, to.bits, cells.bits, (down, first, by));
    }
    if by + cells.bits.cols <= 32 {
        let at = to.bits.at + first * to.bits.rows + down;
        return team.each(cells.bits.rows, |row| {
            let word = team.load(memory, cells.bits.at + row) << by;
            team.store(memory, at + row, team.load(memory, at + row) | word);
        });
    }
    let join = |at: u32, word: u32| {
        if word != 0 {
            team.store(memory, at, team.load(memory, at) | word);
        }
    };
    team.each(cells.bits.rows, |row| {
        let mut at = to.bits.at + first * to.bits.rows + down + row;
        for strip in 0..cells.bits.strips() {
            let word = team.load(memory, cells.bits.at + strip * cells.bits.rows + row);
            join(at, word << by);
            at += to.bits.rows;
            // In two steps, since a shift by 32 is none.
            join(at, word >> 1 >> (31 - by));
        }
    });
}

/// The same by a thread alone, strip by strip: so many rows down, strips to the right, and columns beyond.
#[inline(always)]
fn add_strips<T: Team>(lane: &Lane<'_, T>, to: Bits, cells: Bits, by: (u32, u32, u32)) {
    let (memory, rows) = (lane.space.words, cells.rows);
    let (down, first, columns) = by;
    for strip in 0..cells.strips() {
        let from = memory.all(cells.at + strip * rows, rows);
        let at = to.at + (first + strip) * to.rows + down;
        for (to, from) in memory.all(at, rows).iter().zip(from) {
            to.set(to.get() | from.get() << columns);
        }
        if columns > 0 && first + strip + 1 < to.strips() {
            for (to, from) in memory.all(at + to.rows, rows).iter().zip(from) {
                to.set(to.get() | from.get() >> (32 - columns));
            }
        }
    }
}

/// Patches that are alike: a value like all of them but the empty ones, the box around all, and their colors.
struct Alike {
    model: Value,
    rect: Rect,
    colors: u32,
    /// The number of cells, one for each patch that it is in, if a thread is alone.
    cells: u32,
    /// How many of them are empty, if a thread is alone, and which kinds of container these are: a bit for each.
    empties: u32,
    empty_kinds: u32,
}

impl Alike {
    /// What the values at `at` have in common; none if they differ in form.
    #[inline(always)]
    fn of<T: Team>(lane: &Lane<'_, T>, at: u32, len: u32) -> Option<Alike> {
        let first = (0..len).find(|&k| !lane.is_empty(lane.value(at + 2 * k)))?;
        let model = lane.value(at + 2 * first);
        if !matches!(model.tag(), Tag::Indices | Tag::Object) {
            return None;
        }
        let object = model.tag() == Tag::Object;
        let (mut around, mut cells) = (Around::NOTHING, 0u32);
        let mut any_empty = first > 0;
        let (mut empties, mut empty_kinds) = (first, 0);
        if T::THREADS == 1 {
            let kind = |tag: u32| 1 << (tag & 31);
            for k in 0..first {
                empty_kinds |= kind(lane.load(at + 2 * k));
            }
            let values = lane.space.words.all(at + 2 * first, 2 * (len - first));
            for [what, place] in values.as_chunks::<2>().0 {
                // The lower half of a patch says what it is and in which form, and nothing else.
                if what.get() != model.bits() as u32 {
                    let empty = [Value::EMPTY_TUPLE, Value::EMPTY_SET].map(|v| v.bits() as u32);
                    if !empty.contains(&what.get()) {
                        return None;
                    }
                    any_empty = true;
                    empties += 1;
                    empty_kinds |= kind(what.get());
                    continue;
                }
                let [_, rows, cols, i, j, count, codes] = lane.load_some(place.get());
                around.add([rows, cols, i, j], codes);
                cells = cells.saturating_add(count);
            }
        } else {
            for k in first..len {
                let value = lane.value(at + 2 * k);
                if lane.is_empty(value) {
                    any_empty = true;
                    continue;
                }
                if value.bits() as u32 != model.bits() as u32 {
                    return None;
                }
                let colors = if object { lane.load(value.at() + 6) } else { 1 };
                around.add(lane.load_some(value.at() + 1), colors);
            }
        }
        // With something else among them, the cells are elements like others, and the dialect says what they make.
        let foreign = object && model.form() != lane.dialect.form();
        if any_empty && foreign {
            return None;
        }
        let colors = if object { around.colors } else { 1 };
        Some(Alike { model, rect: around.rect(), colors, cells, empties, empty_kinds })
    }
}

/// What is around some patches: the first row and column, those behind the last, and all colors.
struct Around {
    low: (i32, i32),
    high: (i32, i32),
    colors: u32,
}

impl Around {
    const NOTHING: Around =
        Around { low: (i32::MAX, i32::MAX), high: (i32::MIN, i32::MIN), colors: 0 };

    /// The box around all.
    #[inline(always)]
    const fn rect(&self) -> Rect {
        let [rows, cols] =
            [self.high.0.wrapping_sub(self.low.0), self.high.1.wrapping_sub(self.low.1)];
        Rect { i: self.low.0, j: self.low.1, rows: rows as u32, cols: cols as u32 }
    }

    /// Adds a box and colors.
    #[inline(always)]
    fn add(&mut self, [rows, cols, i, j]: [u32; 4], colors: u32) {
        let (i, j) = (i as i32, j as i32);
        let end = (i.wrapping_add_unsigned(rows), j.wrapping_add_unsigned(cols));
        self.low = (self.low.0.min(i), self.low.1.min(j));
        self.high = (self.high.0.max(end.0), self.high.1.max(end.1));
        self.colors |= colors;
    }
}

/// The grid of the rows of all values at `at`, if all are grids and equally wide.
fn stack<T: Team>(lane: &mut Lane<'_, T>, at: u32, len: u32) -> Result<Option<Value>> {
    let grid_at = |lane: &Lane<'_, T>, k: u32| -> Option<Grid> {
        let value = lane.value(at + 2 * k);
        (value.tag() == Tag::Grid).then(|| lane.grid_at(value))
    };
    // Behind an empty list there may be anything, or nothing that was ever written.
    if len == 0 {
        return Ok(None);
    }
    let Some(first) = grid_at(lane, 0) else { return Ok(None) };
    let mut height = 0u32;
    for k in 0..len {
        match grid_at(lane, k) {
            Some(grid) if grid.width == first.width => height = height.saturating_add(grid.height),
            _ => return Ok(None),
        }
    }
    let made = lane.new_grid(height, first.width)?;
    let space = lane.space.short();
    let mut top = 0;
    for k in 0..len {
        let Some(grid) = grid_at(lane, k) else { break };
        for p in 0..PLANES as u32 {
            for part in grid.rect().tiles(T::Short::ROWS) {
                let t = space.window(grid.plane(p), part.i, part.j);
                let place = part.j as u32 / 32 * height + top + part.i as u32;
                space.team.put(space.words, made.plane(p).at + place, part.rows, t);
            }
        }
        top += grid.height;
    }
    Ok(Some(lane.grid_value(made)))
}
