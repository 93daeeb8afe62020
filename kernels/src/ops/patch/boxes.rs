//! Boxes around a patch.

use super::bounds::{Corner, Side};
use super::listed::Listed;
use super::read::{
    Reading, Typed, box_of, indices_of, int_pair, near, pay_for_calls, pay_for_indices, typed,
};
use crate::lane::Lane;
use crate::mask::{Bits, Mask, Rect, Space};
use crate::table::op;
use crate::team::{Rows, Team};
use crate::tile::{low, row_right};
use crate::value::{Fail, Result, Tag, Value};

/// How many integers from `low` to `high` there are, if a container could hold them.
pub(crate) fn count<T: Team>(lane: &Lane<'_, T>, low: i64, high: i64) -> Result<u32> {
    if high < low {
        return Ok(0);
    }
    let count = high.wrapping_sub(low).wrapping_add(1) as u64;
    lane.check_elements(count)?;
    Ok(count as u32)
}

/// The `count` places that `f` gives in a box, which is tight around them.
#[inline(always)]
pub(crate) fn places_in<T: Team>(
    lane: &mut Lane<'_, T>,
    rect: Rect,
    count: u32,
    f: impl Fn(T::Short, i32, i32) -> <T::Short as Rows>::Tile,
) -> Result<Value> {
    lane.check_elements(count.into())?;
    let words = rect.rows.saturating_mul(rect.cols.div_ceil(32));
    lane.room(words)?;
    let at = lane.alloc(words);
    let space = lane.space.short();
    let mask = space.write(at, rect, count, |i, j| f(space.team, i, j));
    lane.indices(mask)
}

/// The same for a box of one strip, given row by row.
#[inline(always)]
pub(crate) fn places_by_row<T: Team>(
    lane: &mut Lane<'_, T>,
    rect: Rect,
    count: u32,
    row: impl Fn(u32) -> u32,
) -> Result<Value> {
    lane.check_elements(count.into())?;
    lane.room(rect.rows)?;
    let at = lane.alloc(rect.rows);
    let Space { team, words } = lane.space;
    team.each(rect.rows, |k| team.store(words, at + k, row(k)));
    let bits = Bits { at, rows: rect.rows, cols: rect.cols };
    lane.indices(Mask { bits, i: rect.i, j: rect.j, count })
}

/// All places of a rectangle.
#[inline(never)]
pub(crate) fn full<T: Team>(lane: &mut Lane<'_, T>, rect: Rect) -> Result<Value> {
    let count = rect.rows.saturating_mul(rect.cols);
    if rect.cols > 32 {
        return places_in(lane, rect, count, |team, _, _| team.make(|_| !0));
    }
    lane.check_elements(count.into())?;
    lane.room(rect.rows)?;
    let at = lane.alloc(rect.rows);
    let Space { team, words } = lane.space.short();
    let row = low(rect.cols);
    let (t, mut done) = (team.make(|_| row), 0);
    while done < rect.rows {
        team.put(words, at + done, rect.rows - done, t);
        done += T::Short::ROWS;
    }
    let bits = Bits { at, rows: rect.rows, cols: rect.cols };
    lane.indices(Mask { bits, i: rect.i, j: rect.j, count })
}

/// All places between two corners.
fn rectangle<T: Team>(lane: &mut Lane<'_, T>, ul: (i64, i64), lr: (i64, i64)) -> Result<Value> {
    let (rows, cols) = (count(lane, ul.0, lr.0)?, count(lane, ul.1, lr.1)?);
    lane.check_elements(u64::from(rows) * u64::from(cols))?;
    if rows == 0 || cols == 0 {
        return Ok(Value::EMPTY_SET);
    }
    full(lane, Rect { i: near(ul.0)?, j: near(ul.1)?, rows, cols })
}

/// A row with the cell of one column.
#[inline(always)]
const fn column(j: i32) -> u32 {
    if 0 <= j && j < 32 { 1 << j } else { 0 }
}

/// The border of the box that has these two corners.
#[inline(never)]
fn ring<T: Team>(lane: &mut Lane<'_, T>, a: (i64, i64), b: (i64, i64)) -> Result<Value> {
    let (top, bottom) = (a.0.min(b.0), a.0.max(b.0));
    let (left, right) = (a.1.min(b.1), a.1.max(b.1));
    let (rows, cols) = (count(lane, top, bottom)?, count(lane, left, right)?);
    let (top, bottom, left, right) = (near(top)?, near(bottom)?, near(left)?, near(right)?);
    let count = if rows == 1 || cols == 1 { rows.max(cols) } else { 2 * (rows + cols) - 4 };
    let rect = Rect { i: top, j: left, rows, cols };
    if cols <= 32 {
        let (whole, sides) = (low(cols), 1 | row_right(1, cols - 1));
        let row = |k: u32| if k == 0 || k + 1 == rows { whole } else { sides };
        return places_by_row(lane, rect, count, row);
    }
    places_in(lane, rect, count, |team, i, j| {
        let sides = column(left.wrapping_sub(j)) | column(right.wrapping_sub(j));
        team.make(|k| {
            let row = i.wrapping_add_unsigned(k);
            if row == top || row == bottom { !0 } else { sides }
        })
    })
}

/// The box around a proper patch, or around the places or cells of a tuple: so many ops would be called for that.
#[inline(always)]
fn box_by_calls<T: Team>(lane: &mut Lane<'_, T>, patch: Value, calls: u64) -> Result<Option<Rect>> {
    if let Some(rect) = box_of(lane, Reading::Any, patch) {
        return Ok(Some(rect));
    }
    let Some(listed) = Listed::of(lane, Reading::Any, patch) else { return Ok(None) };
    pay_for_calls(lane, patch, calls)?;
    pay_for_indices(lane, Reading::Any, patch, calls)?;
    Ok(Some(listed.rect()))
}

/// `inbox` and `outbox` of any patch; of nothing it fails, or is nothing in tokpidjin.
pub(crate) fn ring_around_value<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    outward: i64,
) -> Result<Value> {
    if lane.dialect.is_tok() && lane.is_empty(patch) {
        return Ok(Value::EMPTY_SET);
    }
    if let Some(rect) = box_by_calls(lane, patch, 4)? {
        let [ul, lr] = [Corner::Ul, Corner::Lr].map(|corner| corner.of(rect));
        let (top, left) = (i64::from(ul.0) - outward, i64::from(ul.1) - outward);
        return ring(lane, (top, left), (i64::from(lr.0) + outward, i64::from(lr.1) + outward));
    }
    let mut side = |side: Side| side.inner(lane, Reading::Any, patch)?.to_int();
    let (top, left) = (side(Side::Top)?, side(Side::Left)?);
    let (bottom, right) = (side(Side::Bottom)?, side(Side::Right)?);
    let ul = (top.wrapping_sub(outward), left.wrapping_sub(outward));
    ring(lane, ul, (bottom.wrapping_add(outward), right.wrapping_add(outward)))
}

/// `box` of any patch.
pub(crate) fn ring_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    match lane.dialect.is_tok() {
        true if lane.is_empty(patch) => return Ok(Value::EMPTY_SET),
        false if lane.size(patch)? == 0 => return Ok(patch),
        _ => {}
    }
    if let Some(rect) = box_by_calls(lane, patch, 2)? {
        let [ul, lr] = [Corner::Ul, Corner::Lr].map(|corner| corner.of(rect));
        return ring(lane, (ul.0.into(), ul.1.into()), (lr.0.into(), lr.1.into()));
    }
    let ul = Corner::Ul.inner(lane, patch)?;
    let lr = Corner::Lr.inner(lane, patch)?;
    ring(lane, ul, lr)
}

/// Whether a patch is empty; in tokpidjin also what is no container.
fn has_nothing<T: Team>(lane: &Lane<'_, T>, patch: Value) -> Result<bool> {
    match lane.size(patch) {
        Err(_) if lane.dialect.is_tok() => Ok(true),
        size => Ok(size? == 0),
    }
}

/// Takes the work of what `backdrop` calls: two corners. arc-dsl asks the places of cells for the first one.
fn pay_for_corners<T: Team>(lane: &mut Lane<'_, T>, patch: Value, proper: &Typed) -> Result<()> {
    if proper.is_cells && !lane.dialect.is_tok() {
        let places = proper.places(lane)?.count;
        lane.spend(2 + 3 * u64::from(places))?;
    }
    pay_for_calls(lane, patch, 2)
}

/// `backdrop` of any patch.
pub(crate) fn backdrop_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if has_nothing(lane, patch)? {
        return Ok(Value::EMPTY_SET);
    }
    if let Some(proper) = typed(lane, Reading::Any, patch) {
        pay_for_corners(lane, patch, &proper)?;
        let rect = proper.rect();
        lane.check_elements(u64::from(rect.rows) * u64::from(rect.cols))?;
        return full(lane, rect);
    }
    // arc-dsl drops the colors before it looks for the first corner.
    let places = match lane.dialect.is_tok() {
        true => patch,
        false => indices_of(lane, Reading::Any, patch)?,
    };
    let ul = Corner::Ul.call(lane, places)?;
    let ul = int_pair(lane, ul)?;
    let lr = Corner::Lr.call(lane, patch)?;
    let lr = int_pair(lane, lr)?;
    rectangle(lane, ul, lr)
}

/// `delta` of any patch.
pub(crate) fn delta_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if has_nothing(lane, patch)? {
        return Ok(Value::EMPTY_SET);
    }
    if let Some(proper) = typed(lane, Reading::Any, patch) {
        return free_in_box(lane, patch, proper);
    }
    let all = lane.inner(op::BACKDROP, |lane, _| backdrop_value(lane, patch), &[patch])?;
    let taken = indices_of(lane, Reading::Any, patch)?;
    if !taken.is_set() {
        return Err(Fail::Type);
    }
    if all.tag() == Tag::Indices && taken.tag() == Tag::Indices {
        let (all, taken) = (lane.mask(all), lane.mask(taken));
        return lane.build_indices(all.rect(), |space, i, j| {
            let (all, taken) = (space.tile(all, i, j), space.tile(taken, i, j));
            space.team.zip(all, taken, |all, taken| all & !taken)
        });
    }
    if taken.tag() != Tag::Indices {
        let work = u64::from(lane.weight(all)) * u64::from(lane.weight(taken));
        lane.spend(work)?;
    }
    free_places(lane, all, taken)
}

/// The places in the box around a proper patch that it leaves free.
fn free_in_box<T: Team>(lane: &mut Lane<'_, T>, patch: Value, proper: Typed) -> Result<Value> {
    // For the backdrop and for the places of cells.
    pay_for_calls(lane, patch, if proper.is_cells { 2 } else { 1 })?;
    pay_for_corners(lane, patch, &proper)?;
    let rect = proper.rect();
    lane.check_elements(u64::from(rect.rows) * u64::from(rect.cols))?;
    let taken = proper.places(lane)?;
    if taken.count == rect.rows * rect.cols {
        return Ok(Value::EMPTY_SET);
    }
    lane.build_indices(rect, |space, i, j| space.team.map(space.tile(taken, i, j), |row| !row))
}

/// The elements of a set that are not in another one.
#[inline(never)]
fn free_places<T: Team>(lane: &mut Lane<'_, T>, all: Value, taken: Value) -> Result<Value> {
    let size = lane.size(all)?;
    if size.saturating_mul(lane.size(taken)?) > 1 << 16 {
        return Err(Fail::Unsupported);
    }
    let mut list = lane.list(size);
    lane.check()?;
    let mut elements = lane.elements(all)?;
    while let Some(place) = elements.next(lane)? {
        if !lane.contains(taken, place)? {
            lane.push(&mut list, place);
        }
    }
    lane.set(list)
}
