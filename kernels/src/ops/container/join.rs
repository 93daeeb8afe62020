//! Many containers made one.

use crate::grid::{Grid, PLANES};
use crate::lane::{Lane, MAX_ELEMENTS};
use crate::mask::{Bits, Mask, Rect};
use crate::patch::Object;
use crate::team::{Rows, Team};
use crate::value::{Fail, Kind, Result, Tag, Value};

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
        let mut elements = lane.elements(lane.value(at + 2 * k))?;
        while let Some(element) = elements.next(lane)? {
            lane.push(&mut list, element);
        }
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

/// The union of the values at `at`, if all are indices, or all objects of one form. Boxes are tight, so that of the
/// union is known beforehand.
fn unite<T: Team>(lane: &mut Lane<'_, T>, at: u32, len: u32) -> Result<Option<Value>> {
    let Some((model, rect, colors)) = common_form(lane, at, len) else { return Ok(None) };
    let words = lane.check_box(rect, colors.count_ones())?;
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
        for code in part.codes() {
            add_cells(lane, whole.plane(code), part.plane(code));
        }
        team.sync();
    }
    let (mut count, mut start) = (0, 0);
    while start < words {
        count += short.count(short.rows(memory, frame.at, words, start as i32));
        start += T::Short::ROWS;
    }
    let mask = Mask { count, ..mask };
    let value = match model.tag() {
        Tag::Object => lane.object_in(model.form(), mask, colors),
        _ => lane.indices(mask),
    };
    value.map(Some)
}

/// Adds the cells of a mask to the words of another one, whose box is around it: each row in one thread.
#[inline(always)]
fn add_cells<T: Team>(lane: &Lane<'_, T>, to: Mask, cells: Mask) {
    let (team, memory) = (lane.team(), lane.space.words);
    let (down, right) = (cells.i.wrapping_sub(to.i) as u32, cells.j.wrapping_sub(to.j) as u32);
    let (first, by) = (right / 32, right % 32);
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

/// A value that is like all those at `at`, the box around all, and their colors; none if they differ in form.
fn common_form<T: Team>(lane: &Lane<'_, T>, at: u32, len: u32) -> Option<(Value, Rect, u32)> {
    let mut model: Option<Value> = None;
    let (mut rect, mut colors, mut any_empty) = (Rect::EMPTY, 0, false);
    for k in 0..len {
        let value = lane.value(at + 2 * k);
        if lane.is_empty(value) {
            any_empty = true;
            continue;
        }
        let like = *model.get_or_insert(value);
        let patch = matches!(value.tag(), Tag::Indices | Tag::Object);
        if !patch || value.tag() != like.tag() || value.form() != like.form() {
            return None;
        }
        let part = as_object(lane, value);
        rect = rect.hull(part.rect());
        colors |= part.colors;
    }
    let model = model?;
    // With something else among them, the cells are elements like others, and the dialect says what they make.
    let foreign = model.tag() == Tag::Object && model.form() != lane.dialect.form();
    (!(any_empty && foreign)).then_some((model, rect, colors))
}

/// The grid of the rows of all values at `at`, if all are grids and equally wide.
fn stack<T: Team>(lane: &mut Lane<'_, T>, at: u32, len: u32) -> Result<Option<Value>> {
    let grid_at = |lane: &Lane<'_, T>, k: u32| -> Option<Grid> {
        let value = lane.value(at + 2 * k);
        (value.tag() == Tag::Grid).then(|| lane.grid_at(value))
    };
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
