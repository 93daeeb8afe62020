//! Many containers made one.

use crate::grid::Grid;
use crate::lane::{Lane, MAX_ELEMENTS};
use crate::mask::{Bits, Mask, Rect};
use crate::patch::bits;
use crate::team::Team;
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
        total = total.saturating_add(lane.size(lane.value(at + 2 * k))?);
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

/// The colors of a patch; places count as cells of one color.
#[inline(always)]
fn colors<T: Team>(lane: &Lane<'_, T>, patch: Value) -> u32 {
    if patch.tag() == Tag::Object { lane.object(patch).colors } else { 1 }
}

/// The cells of one color of a patch.
#[inline(always)]
fn plane<T: Team>(lane: &Lane<'_, T>, patch: Value, code: u32) -> Mask {
    match patch.tag() {
        Tag::Object => {
            let object = lane.object(patch);
            if object.colors >> code & 1 != 0 { object.plane(code) } else { Mask::EMPTY }
        }
        _ => lane.mask(patch),
    }
}

/// The union of the values at `at`, if all are indices, or all objects of one form. Boxes are tight, so that of the
/// union is known beforehand.
fn unite<T: Team>(lane: &mut Lane<'_, T>, at: u32, len: u32) -> Result<Option<Value>> {
    let Some((model, rect, all_colors)) = common_form(lane, at, len) else { return Ok(None) };
    let words = lane.check_box(rect, all_colors.count_ones())?;
    let frame = Bits { at: lane.alloc(words), rows: rect.rows, cols: rect.cols };
    let team = lane.team();
    let (mut to, mut count) = (frame.at, 0);
    for code in bits(all_colors) {
        for part in rect.tiles() {
            let mut t = team.empty();
            for k in 0..len {
                let patch = lane.value(at + 2 * k);
                if lane.is_empty(patch) {
                    continue;
                }
                let mask = plane(lane, patch, code);
                if !part.meet(mask.rect()).is_empty() {
                    let cells = lane.space.tile(mask, part.i, part.j);
                    t = team.zip(t, cells, |a, b| a | b);
                }
            }
            count += team.count(t);
            team.put(lane.space.words, to, part.rows, t);
            to += part.rows;
        }
    }
    team.sync();
    let mask = Mask { bits: frame, i: rect.i, j: rect.j, count };
    let value = match model.tag() {
        Tag::Object => lane.object_in(model.form(), mask, all_colors),
        _ => lane.indices(mask),
    };
    value.map(Some)
}

/// A value that is like all those at `at`, the box around all, and their colors; none if they differ in form.
fn common_form<T: Team>(lane: &Lane<'_, T>, at: u32, len: u32) -> Option<(Value, Rect, u32)> {
    let mut model: Option<Value> = None;
    let (mut rect, mut all_colors, mut any_empty) = (Rect::EMPTY, 0, false);
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
        rect = rect.hull(lane.mask(value).rect());
        all_colors |= colors(lane, value);
    }
    let model = model?;
    // With something else among them, the cells are elements like others, and the dialect says what they make.
    let foreign = model.tag() == Tag::Object && model.form() != lane.dialect.form();
    (!(any_empty && foreign)).then_some((model, rect, all_colors))
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
    lane.check_shape(height.into(), first.width.into())?;
    let stacked = lane.build_grid(height, first.width, |lane, i, j| {
        let team = lane.team();
        let mut planes = [team.empty(); 4];
        let mut top = 0;
        for k in 0..len {
            let Some(grid) = grid_at(lane, k) else { break };
            if top < i + 32 && i < top + grid.height as i32 {
                let cells = lane.planes(grid, i - top, j);
                let [a, b, c, d] = planes;
                let [e, f, g, h] = cells;
                planes =
                    [(a, e), (b, f), (c, g), (d, h)].map(|(x, y)| team.zip(x, y, |x, y| x | y));
            }
            top += grid.height as i32;
        }
        planes
    })?;
    Ok(Some(stacked))
}
