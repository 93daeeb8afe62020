//! Moving, turning, scaling and coloring a patch.

use super::bounds::{Corner, Side, bounds};
use super::place::{Placed, difference, plus, sum};
use super::read::{Reading, Typed, as_value, indices_of, map_axis, map_places, moved, on_typed};
use super::read::{spots, typed};
use super::{CMIRROR_F, DMIRROR_F, HMIRROR_F, LRCORNER, SHIFT, ULCORNER, VMIRROR_F, ulcorner};
use crate::limits::check_elements;
use crate::ops::args::{cell_value, int_pair, item, len};
use crate::ops::piece::Mirror;
use crate::{Cell, Color, Cx, Error, Ij, Indices, Object, Op, Result, Value};

/// The places of an object's cells.
///
/// ```
/// use dsl::{Cell, Object, ops::patch::toindices};
/// let object = Object::new(vec![Cell::new(3, (1, 2)), Cell::new(4, (1, 2))]).unwrap();
/// assert_eq!(*toindices(&object), [(1, 2)]);
/// ```
#[must_use]
pub fn toindices(object: &Object) -> Indices {
    object.indices()
}

/// Cells of one color at the places of a patch.
///
/// ```
/// use dsl::{Cell, ops::patch::recolor};
/// assert_eq!(*recolor(3, &[(1, 2)]).unwrap(), [Cell::new(3, (1, 2))]);
/// ```
pub fn recolor<P: Placed>(color: Color, patch: &[P]) -> Result<Object> {
    Object::new(patch.iter().map(|spot| Cell::new(color, spot.ij())).collect())
}

/// The patch moved by a vector.
///
/// ```
/// use dsl::ops::patch::shift;
/// assert_eq!(*shift(&[(1, 2)], (1, -1)).unwrap(), [(2, 1)]);
/// ```
pub fn shift<P: Placed>(patch: &[P], by: Ij) -> Result<P::Set> {
    P::set(shifted(patch, by)?)
}

fn shifted<P: Placed>(patch: &[P], by: Ij) -> Result<Vec<P>> {
    let mut spots = patch.to_vec();
    for spot in &mut spots {
        *spot = spot.at(plus(spot.ij(), by)?);
    }
    Ok(spots)
}

/// The patch moved so that its box begins at (0, 0).
///
/// ```
/// use dsl::ops::patch::normalize;
/// assert_eq!(*normalize(&[(1, 4), (2, 3)]).unwrap(), [(0, 1), (1, 0)]);
/// ```
pub fn normalize<P: Placed>(patch: &[P]) -> Result<P::Set> {
    if patch.is_empty() {
        return P::set(Vec::new());
    }
    shift(patch, negative(ulcorner(patch)?)?)
}

/// The patch mirrored in its box; the upper left corner stays.
pub(crate) fn mirrored<P: Placed>(patch: &[P], mirror: Mirror) -> Result<P::Set> {
    let (low, high) = bounds(patch).ok_or(Error::Empty)?;
    match mirror {
        Mirror::Rows => {
            let edges = sum(low.0, high.0)?;
            moved(patch, |(i, j)| Ok((difference(edges, i)?, j)))
        }
        Mirror::Columns => {
            let edges = sum(low.1, high.1)?;
            moved(patch, |(i, j)| Ok((i, difference(edges, j)?)))
        }
        Mirror::Diagonal => moved(patch, transposed(low)),
    }
}

/// The object with every cell as a block of `factor` × `factor` cells; the upper left corner stays.
pub(crate) fn upscaled(object: &Object, factor: i64) -> Result<Object> {
    let Some((corner, _)) = bounds(object) else { return Ok(object.clone()) };
    check_blocks(object.len(), factor)?;
    let mut cells = Vec::new();
    for cell in object.iter() {
        for step in block(factor) {
            cells.push(cell.at(scaled(cell.ij(), corner, factor, step)?));
        }
    }
    Object::new(cells)
}

fn negative((i, j): Ij) -> Result<Ij> {
    Ok((difference(0, i)?, difference(0, j)?))
}

fn transposed((a, b): Ij) -> impl Fn(Ij) -> Result<Ij> {
    move |(i, j)| Ok((sum(difference(j, b)?, a)?, sum(difference(i, a)?, b)?))
}

/// Fails when that many blocks are too many cells.
fn check_blocks(blocks: usize, factor: i64) -> Result<()> {
    let factor = usize::try_from(factor.max(0)).map_err(|_| Error::Limit)?;
    check_elements(blocks.saturating_mul(factor).saturating_mul(factor))
}

/// All steps from a block's corner to its cells.
fn block(factor: i64) -> impl Iterator<Item = Ij> {
    (0..factor).flat_map(move |i| (0..factor).map(move |j| (i, j)))
}

/// Where a cell of a block comes to be.
fn scaled(place: Ij, corner: Ij, factor: i64, step: Ij) -> Result<Ij> {
    let axis = |place: i64, corner: i64, step: i64| {
        let start = difference(place, corner)?.checked_mul(factor).ok_or(Error::Overflow)?;
        sum(sum(start, step)?, corner)
    };
    Ok((axis(place.0, corner.0, step.0)?, axis(place.1, corner.1, step.1)?))
}

/// `recolor` of any value to any color.
pub(crate) fn recolor_value(
    cx: &mut Cx,
    reading: Reading,
    color: &Value,
    patch: &Value,
) -> Result<Value> {
    if let (Value::Int(color), Some(patch)) = (color, typed(cx, reading, patch)) {
        let object = match patch {
            Typed::Places(places) => recolor(*color, places)?,
            Typed::Cells(cells) => recolor(*color, cells)?,
        };
        return Ok(object.value(cx.dialect().cell_form()));
    }
    let places = indices_of(cx, reading, patch)?;
    let cell = |place: &Value| cell_value(cx, color.clone(), place.clone());
    let cells = places.elements()?.iter().map(cell).collect::<Result<_>>()?;
    Value::set(cells, cx.dialect())
}

/// `shift` of any value.
pub(crate) fn shift_value(cx: &Cx, patch: &Value, by: &Value) -> Result<Value> {
    if cx.dialect().is_tok() {
        if !patch.truth() {
            return Ok(Value::empty_set());
        }
        if by.is_empty_tuple() {
            return Ok(patch.clone());
        }
    } else if patch.size()? == 0 {
        return Ok(patch.clone());
    }
    let by = int_pair(by)?;
    match typed(cx, Reading::Any, patch) {
        // All places move alike and so keep their order.
        Some(patch) => on_typed!(patch, patch => {
            as_value(cx, patch, |patch| Placed::ascending(shifted(patch, by)?))
        }),
        None => map_places(cx, Reading::Any, patch, |ij| plus(ij, by)),
    }
}

/// `normalize` of any value.
pub(crate) fn normalize_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
    if len(patch)? == 0 {
        return Ok(patch.clone());
    }
    let top = Side::Top.inner(cx, reading, patch)?.int()?;
    let left = Side::Left.inner(cx, reading, patch)?.int()?;
    let by = negative((top, left))?;
    if typed(cx, Reading::Any, patch).is_some() {
        return shift_value(cx, patch, &by.into());
    }
    cx.inner(&SHIFT, &[patch, &by.into()])
}

/// First plus last row (0) or column (1) of any patch, from its corners.
fn edges(cx: &mut Cx, axis: usize, patch: &Value) -> Result<i64> {
    let first = cx.inner1(&ULCORNER, patch)?;
    let last = cx.inner1(&LRCORNER, patch)?;
    sum(item(&first, axis)?.int()?, item(&last, axis)?.int()?)
}

/// A mirror of any patch.
pub(crate) fn mirror_value(
    cx: &mut Cx,
    reading: Reading,
    mirror: Mirror,
    patch: &Value,
) -> Result<Value> {
    if let Some(patch) = typed(cx, reading, patch) {
        return on_typed!(patch, patch => as_value(cx, patch, |patch| mirrored(patch, mirror)));
    }
    match mirror {
        Mirror::Rows => {
            let edges = edges(cx, 0, patch)?;
            map_axis(cx, reading, patch, 0, |i| difference(edges, i))
        }
        Mirror::Columns => {
            let edges = edges(cx, 1, patch)?;
            map_axis(cx, reading, patch, 1, |j| difference(edges, j))
        }
        Mirror::Diagonal => {
            let corner = Corner::Ul.inner(cx, patch)?;
            map_places(cx, reading, patch, transposed(corner))
        }
    }
}

/// These mirrors of a patch one after the other.
pub(crate) fn cmirror_value(cx: &mut Cx, ops: [&'static Op; 3], patch: &Value) -> Result<Value> {
    ops.into_iter().try_fold(patch.clone(), |patch, op| cx.inner1(op, &patch))
}

/// `upscale` of anything that unpacks into cells.
pub(crate) fn upscale_value(cx: &mut Cx, object: &Value, factor: &Value) -> Result<Value> {
    if len(object)? == 0 {
        return Ok(Value::empty_set());
    }
    if let (Some(Typed::Cells(cells)), Value::Int(factor)) =
        (typed(cx, Reading::Cells, object), factor)
    {
        return Ok(upscaled(cells, *factor)?.value(cx.dialect().cell_form()));
    }
    let corner = Corner::Ul.inner(cx, object)?;
    let normal = cx.inner(&SHIFT, &[object, &negative(corner)?.into()])?;
    if normal.size()? == 0 {
        return Ok(Value::empty_set());
    }
    let spots = spots(cx, Reading::Cells, &normal)?;
    let factor = factor.int()?;
    check_blocks(spots.len(), factor)?;
    let mut cells = Vec::new();
    for spot in spots {
        let color = spot.color.ok_or(Error::Type)?;
        for step in block(factor) {
            let place = scaled(plus(spot.place, corner)?, corner, factor, step)?;
            cells.push(cell_value(cx, color.clone(), place)?);
        }
    }
    Value::set(cells, cx.dialect())
}

/// The mirror with this number; the patch itself for any other number.
pub(crate) fn mirror_by_number(cx: &mut Cx, patch: &Value, number: &Value) -> Result<Value> {
    let op = match number {
        Value::Int(0) => &HMIRROR_F,
        Value::Int(1) => &DMIRROR_F,
        Value::Int(2) => &VMIRROR_F,
        Value::Int(3) => &CMIRROR_F,
        _ => return Ok(patch.clone()),
    };
    cx.inner1(op, patch)
}
