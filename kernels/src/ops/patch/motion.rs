//! Moving, turning, scaling and coloring a patch.

use super::bounds::{Corner, Side};
use super::listed::Listed;
use super::read::{
    Motion, Reading, Typed, box_of, cell_value, check_cells, indices_of, int_pair, is_typed, item,
    move_spots, near, scale_spots, typed,
};
use crate::lane::Lane;
use crate::mask::{Bits, Mask, Rect, Turn};
use crate::patch::Object;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value, code};

/// `recolor` of any value to any color.
pub(crate) fn recolor_value<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    color: Value,
    patch: Value,
) -> Result<Value> {
    if let (Some(color), Some(patch)) = (color.as_int(), typed(lane, reading, patch)) {
        if let Some(code) = code(color)
            && patch.is_cells
            && patch.object.only_color().is_some()
        {
            return lane.object_value(Object { colors: 1 << code, ..patch.object });
        }
        let places = patch.places(lane)?;
        if let Some(code) = code(color) {
            return lane.one_color(lane.dialect.form(), places, code);
        }
        let places = lane.indices(places)?;
        return cells_at(lane, Value::int(color)?, places);
    }
    let places = indices_of(lane, reading, patch)?;
    if places == Value::EMPTY_SET {
        return Ok(places);
    }
    cells_at(lane, color, places)
}

/// The set of the cells of any color at any places.
#[inline(never)]
fn cells_at<T: Team>(lane: &mut Lane<'_, T>, color: Value, places: Value) -> Result<Value> {
    if let Some(code) = color.as_int().and_then(code) {
        let mask = match Listed::of(lane, Reading::Pairs, places) {
            Some(places) => Some(places.places(lane)?),
            None => (places.tag() == Tag::Indices).then(|| lane.mask(places)),
        };
        if let Some(mask) = mask {
            return lane.one_color(lane.dialect.form(), mask, code);
        }
    }
    let mut list = lane.list(lane.size(places)?);
    lane.check()?;
    let mut elements = lane.elements(places)?;
    while let Some(place) = elements.next(lane)? {
        let cell = cell_value(lane, color, place)?;
        lane.push(&mut list, cell);
    }
    lane.set(list)
}

/// `shift` of any value.
pub(crate) fn shift_value<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    by: Value,
) -> Result<Value> {
    if lane.dialect.is_tok() {
        if !patch.truth() {
            return Ok(Value::EMPTY_SET);
        }
        if by == Value::EMPTY_TUPLE {
            return Ok(patch);
        }
    } else if lane.size(patch)? == 0 {
        return Ok(patch);
    }
    let by = int_pair(lane, by)?;
    match is_typed(lane, Reading::Any, patch) {
        true => lane.shifted(patch, by),
        false => move_spots(lane, Reading::Any, patch, Motion::Shift(by.0, by.1)),
    }
}

/// The op `shift` called inside another one.
pub(crate) fn inner_shift<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    by: (i64, i64),
) -> Result<Value> {
    let by = Value::pair(by.0, by.1)?;
    lane.inner(op::SHIFT, |lane, _| shift_value(lane, patch, by), &[patch, by])
}

/// `normalize` of any value.
pub(crate) fn normalize_value<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
) -> Result<Value> {
    if let Some(Rect { i, j, .. }) = box_of(lane, reading, patch) {
        return lane.shifted(patch, (-i64::from(i), -i64::from(j)));
    }
    if lane.size(patch)? == 0 {
        return Ok(patch);
    }
    let top = Side::Top.inner(lane, reading, patch)?.to_int()?;
    let left = Side::Left.inner(lane, reading, patch)?.to_int()?;
    let by = (top.wrapping_neg(), left.wrapping_neg());
    match is_typed(lane, Reading::Any, patch) {
        true => lane.shifted(patch, by),
        false => inner_shift(lane, patch, by),
    }
}

/// What a mirror exchanges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mirror {
    /// The first row with the last one and so on.
    Rows,
    /// The first column with the last one and so on.
    Columns,
    /// Rows with columns.
    Diagonal,
}

/// A proper patch turned or mirrored in its box, whose upper left corner stays.
#[inline(never)]
pub(crate) fn turned<T: Team>(lane: &mut Lane<'_, T>, patch: &Typed, turn: Turn) -> Result<Value> {
    let Mask { bits: from, i, j, count } = patch.object.mask;
    let (rows, cols) = if turn.transpose { (from.cols, from.rows) } else { (from.rows, from.cols) };
    let to = Bits { at: lane.top(), rows, cols };
    let words = to.words().saturating_mul(patch.object.colors.count_ones());
    lane.room(words)?;
    lane.alloc(words);
    let mut at = to.at;
    for code in patch.object.codes() {
        lane.space.turn(at, patch.object.plane(code), turn);
        at += to.words();
    }
    patch.like(lane, Mask { bits: to, i, j, count })
}

/// A mirror of any patch.
pub(crate) fn mirror_value<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    mirror: Mirror,
    patch: Value,
) -> Result<Value> {
    let Some(patch) = typed(lane, reading, patch) else {
        return mirror_slow(lane, reading, mirror, patch);
    };
    let turn = match mirror {
        Mirror::Rows => Turn::HMIRROR,
        Mirror::Columns => Turn::VMIRROR,
        Mirror::Diagonal => Turn::DMIRROR,
    };
    turned(lane, &patch, turn)
}

#[inline(never)]
fn mirror_slow<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    mirror: Mirror,
    patch: Value,
) -> Result<Value> {
    let motion = match mirror {
        Mirror::Rows => Motion::Rows(edges(lane, 0, patch)?),
        Mirror::Columns => Motion::Columns(edges(lane, 1, patch)?),
        Mirror::Diagonal => {
            let (i, j) = Corner::Ul.inner(lane, patch)?;
            Motion::Transpose(i, j)
        }
    };
    // The box may be that of a proper patch which the reading does not fit.
    move_spots(lane, reading, patch, motion)
}

/// First plus last row (0) or column (1) of any patch, from its corners.
fn edges<T: Team>(lane: &mut Lane<'_, T>, axis: u32, patch: Value) -> Result<i64> {
    let first = Corner::Ul.call(lane, patch)?;
    let last = Corner::Lr.call(lane, patch)?;
    let first = item(lane, first, axis)?.to_int()?;
    Ok(first.wrapping_add(item(lane, last, axis)?.to_int()?))
}

/// `vmirror_f`, to which the empty set is fine.
pub(crate) fn vmirror_of_any<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    match patch == Value::EMPTY_SET {
        true => Ok(patch),
        false => mirror_value(lane, Reading::Any, Mirror::Columns, patch),
    }
}

/// `cmirror_f`: left and right, rows and columns, left and right exchanged, each by an op called inside.
pub(crate) fn cmirror_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if let Some(proper) = typed(lane, Reading::Any, patch) {
        let cost = 1 + u64::from(lane.weight(patch));
        lane.spend(3 * cost)?;
        return turned(lane, &proper, Turn::CMIRROR);
    }
    cmirror_slow(lane, patch)
}

#[inline(never)]
fn cmirror_slow<T: Team>(lane: &mut Lane<'_, T>, mut patch: Value) -> Result<Value> {
    for op in [op::VMIRROR_F, op::DMIRROR_F, op::VMIRROR_F] {
        let mirror = |lane: &mut Lane<'_, T>, _: &[Value]| match op {
            op::VMIRROR_F => vmirror_of_any(lane, patch),
            _ => mirror_value(lane, Reading::Any, Mirror::Diagonal, patch),
        };
        patch = lane.inner(op, mirror, &[patch])?;
    }
    Ok(patch)
}

/// The mirror with this number; the patch itself for any other number.
pub(crate) fn mirror_by_number<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    number: Value,
) -> Result<Value> {
    let op = match number.as_int() {
        Some(0) => op::HMIRROR_F,
        Some(1) => op::DMIRROR_F,
        Some(2) => op::VMIRROR_F,
        Some(3) => op::CMIRROR_F,
        _ => return Ok(patch),
    };
    let mirror = |lane: &mut Lane<'_, T>, _: &[Value]| match op {
        op::HMIRROR_F => mirror_value(lane, Reading::Any, Mirror::Rows, patch),
        op::DMIRROR_F => mirror_value(lane, Reading::Any, Mirror::Diagonal, patch),
        op::VMIRROR_F => vmirror_of_any(lane, patch),
        _ => cmirror_value(lane, patch),
    };
    lane.inner(op, mirror, &[patch])
}

/// `upscale` of anything that unpacks into cells.
pub(crate) fn upscale_value<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Value,
    factor: Value,
) -> Result<Value> {
    if lane.size(object)? == 0 {
        return Ok(Value::EMPTY_SET);
    }
    if let (Some(cells), Some(factor)) = (typed(lane, Reading::Cells, object), factor.as_int()) {
        let corner = (cells.rect().i.into(), cells.rect().j.into());
        return upscaled(lane, &cells, factor, corner);
    }
    upscale_slow(lane, object, factor)
}

#[inline(never)]
fn upscale_slow<T: Team>(lane: &mut Lane<'_, T>, object: Value, factor: Value) -> Result<Value> {
    let corner = Corner::Ul.inner(lane, object)?;
    let normal = inner_shift(lane, object, (corner.0.wrapping_neg(), corner.1.wrapping_neg()))?;
    if lane.size(normal)? == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let Some(cells) = typed(lane, Reading::Cells, normal) else {
        check_cells(lane, normal)?;
        let factor = factor.to_int()?;
        check_blocks(lane, lane.size(normal)?, factor)?;
        return scale_spots(lane, normal, factor, corner);
    };
    let factor = factor.to_int()?;
    check_blocks(lane, cells.count(), factor)?;
    let start = |first: i32, corner: i64| {
        let start = i64::from(first).checked_mul(factor).ok_or(Fail::Number)?;
        start.checked_add(corner).ok_or(Fail::Number)
    };
    let place = (start(cells.rect().i, corner.0)?, start(cells.rect().j, corner.1)?);
    upscaled(lane, &cells, factor, place)
}

/// Fails when that many blocks are too many cells.
fn check_blocks<T: Team>(lane: &Lane<'_, T>, blocks: u32, factor: i64) -> Result<()> {
    let factor = factor.max(0) as u64;
    lane.check_elements(u64::from(blocks).saturating_mul(factor).saturating_mul(factor))
}

/// The object with every cell as a block, its box beginning at a place.
#[inline(never)]
fn upscaled<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: &Typed,
    factor: i64,
    (i, j): (i64, i64),
) -> Result<Value> {
    check_blocks(lane, cells.count(), factor)?;
    let factor = u32::try_from(factor).unwrap_or(0);
    if factor == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let (i, j) = (near(i)?, near(j)?);
    let Mask { bits: from, count, .. } = cells.object.mask;
    let (rows, cols) = (from.rows.saturating_mul(factor), from.cols.saturating_mul(factor));
    let to = Bits { at: lane.top(), rows, cols };
    let words = to.words().saturating_mul(cells.object.colors.count_ones());
    lane.room(words)?;
    let at = lane.alloc(words);
    lane.space.scale(at, from, cells.object.colors.count_ones(), factor, factor);
    let count = count.saturating_mul(factor).saturating_mul(factor);
    cells.like(lane, Mask { bits: to, i, j, count })
}
