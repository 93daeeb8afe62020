//! Moving, turning, scaling and coloring a patch.

use super::bounds::{Corner, Side};
use super::place::{Placed, difference, plus, sum};
use super::read::{
    Reading, colored, indices_of, int_pair, item, map_axis, map_places, moved, spots, typed,
};
use super::read::{Typed, len};
use super::{DMIRROR_F, SHIFT, VMIRROR_F, ulcorner};
use super::{lrcorner, rightmost, uppermost};
use crate::limits::check_elements;
use crate::{Cell, Color, Cx, Error, Ij, Indices, Object, Result, Value};

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
    P::set(moved(patch, |ij| plus(ij, by))?)
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

/// The patch upside down in its box.
///
/// ```
/// use dsl::ops::patch::hmirror;
/// assert_eq!(*hmirror(&[(1, 3), (2, 4)]).unwrap(), [(1, 4), (2, 3)]);
/// ```
pub fn hmirror<P: Placed>(patch: &[P]) -> Result<P::Set> {
    let edges = sum(uppermost(patch)?, lrcorner(patch)?.0)?;
    P::set(moved(patch, upside_down(edges))?)
}

/// The patch with left and right exchanged in its box.
///
/// ```
/// use dsl::ops::patch::vmirror;
/// assert_eq!(*vmirror(&[(1, 3), (1, 4), (2, 3)]).unwrap(), [(1, 3), (1, 4), (2, 4)]);
/// ```
pub fn vmirror<P: Placed>(patch: &[P]) -> Result<P::Set> {
    let edges = sum(ulcorner(patch)?.1, rightmost(patch)?)?;
    P::set(moved(patch, left_right(edges))?)
}

/// The patch with rows and columns exchanged; the upper left corner stays.
///
/// ```
/// use dsl::ops::patch::dmirror;
/// assert_eq!(*dmirror(&[(1, 3), (1, 4)]).unwrap(), [(1, 3), (2, 3)]);
/// ```
pub fn dmirror<P: Placed>(patch: &[P]) -> Result<P::Set> {
    P::set(moved(patch, transposed(ulcorner(patch)?))?)
}

/// The patch mirrored at the other diagonal: [`vmirror`], [`dmirror`], [`vmirror`].
///
/// ```
/// use dsl::ops::patch::cmirror;
/// assert_eq!(*cmirror(&[(1, 3), (1, 4), (2, 4)]).unwrap(), [(1, 3), (1, 4), (2, 4)]);
/// ```
pub fn cmirror<P: Placed>(patch: &[P]) -> Result<P::Set> {
    let edges = sum(ulcorner(patch)?.1, rightmost(patch)?)?;
    let patch = moved(patch, left_right(edges))?;
    let patch = moved(&patch, transposed(ulcorner(&patch)?))?;
    let edges = sum(ulcorner(&patch)?.1, rightmost(&patch)?)?;
    P::set(moved(&patch, left_right(edges))?)
}

/// The object with every cell as a block of `factor` × `factor` cells; the upper left corner stays.
///
/// ```
/// use dsl::{Cell, ops::patch::upscale};
/// assert_eq!(upscale(&[Cell::new(3, (1, 2))], 2).unwrap().len(), 4);
/// ```
pub fn upscale(object: &[Cell], factor: i64) -> Result<Object> {
    if object.is_empty() || factor <= 0 {
        return Object::new(Vec::new());
    }
    check_blocks(object.len(), factor)?;
    let corner = ulcorner(object)?;
    let mut cells = Vec::new();
    for cell in object {
        for step in block(factor) {
            cells.push(cell.at(scaled(cell.ij(), corner, factor, step)?));
        }
    }
    Object::new(cells)
}

fn negative((i, j): Ij) -> Result<Ij> {
    Ok((difference(0, i)?, difference(0, j)?))
}

fn upside_down(edges: i64) -> impl Fn(Ij) -> Result<Ij> {
    move |(i, j)| Ok((difference(edges, i)?, j))
}

fn left_right(edges: i64) -> impl Fn(Ij) -> Result<Ij> {
    move |(i, j)| Ok((i, difference(edges, j)?))
}

fn transposed((a, b): Ij) -> impl Fn(Ij) -> Result<Ij> {
    move |(i, j)| Ok((sum(difference(j, b)?, a)?, sum(difference(i, a)?, b)?))
}

/// Fails when that many blocks are too many cells.
fn check_blocks(blocks: usize, factor: i64) -> Result<()> {
    let factor = usize::try_from(factor).map_err(|_| Error::Limit)?;
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
    let cell = |place: &Value| colored(cx, color.clone(), place.clone());
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
    map_places(cx, Reading::Any, patch, |ij| plus(ij, by))
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
    cx.inner(&SHIFT, &[patch.clone(), by.into()])
}

/// First plus last row (0) or column (1) of any patch, from its corners.
fn edges(cx: &mut Cx, axis: usize, patch: &Value) -> Result<i64> {
    let mut corner = |corner: Corner| match typed(cx, Reading::Any, patch) {
        Some(_) => corner.value(cx, Reading::Any, patch),
        None => cx.inner(corner.op(), std::slice::from_ref(patch)),
    };
    let (first, last) = (corner(Corner::Ul)?, corner(Corner::Lr)?);
    sum(item(&first, axis)?.int()?, item(&last, axis)?.int()?)
}

/// `hmirror_f`, `hmirror_i`, `hmirror_o`.
pub(crate) fn hmirror_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
    let edges = edges(cx, 0, patch)?;
    map_axis(cx, reading, patch, 0, |i| difference(edges, i))
}

/// `vmirror_f`, `vmirror_i`, `vmirror_o`; only the first takes the empty set.
pub(crate) fn vmirror_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
    if reading == Reading::Any && patch.is_empty_set() {
        return Ok(patch.clone());
    }
    let edges = edges(cx, 1, patch)?;
    map_axis(cx, reading, patch, 1, |j| difference(edges, j))
}

/// `dmirror_f`, `dmirror_i`, `dmirror_o`.
pub(crate) fn dmirror_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
    let corner = Corner::Ul.inner(cx, patch)?;
    map_places(cx, reading, patch, transposed(corner))
}

/// `cmirror_f`.
pub(crate) fn cmirror_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    let patch = cx.inner(&VMIRROR_F, std::slice::from_ref(patch))?;
    let patch = cx.inner(&DMIRROR_F, &[patch])?;
    cx.inner(&VMIRROR_F, &[patch])
}

/// `upscale_f`.
pub(crate) fn upscale_value(cx: &mut Cx, object: &Value, factor: &Value) -> Result<Value> {
    if len(object)? == 0 {
        return Ok(Value::empty_set());
    }
    if let (Some(Typed::Cells(cells)), Value::Int(factor)) =
        (typed(cx, Reading::Cells, object), factor)
    {
        return Ok(upscale(cells, *factor)?.value(cx.dialect().cell_form()));
    }
    let corner = Corner::Ul.inner(cx, object)?;
    let normal = cx.inner(&SHIFT, &[object.clone(), negative(corner)?.into()])?;
    if normal.size()? == 0 {
        return Ok(Value::empty_set());
    }
    let spots = spots(cx, Reading::Cells, &normal)?;
    let factor = factor.int()?;
    if factor <= 0 {
        return Ok(Value::empty_set());
    }
    check_blocks(spots.len(), factor)?;
    let mut cells = Vec::new();
    for spot in spots {
        let color = spot.color.ok_or(Error::Type)?;
        for step in block(factor) {
            let place = scaled(plus(spot.place, corner)?, corner, factor, step)?;
            cells.push(colored(cx, color.clone(), place.into())?);
        }
    }
    Value::set(cells, cx.dialect())
}

/// The mirror with this number; the patch itself for any other number.
pub(crate) fn mirror_by_number(cx: &mut Cx, patch: &Value, number: &Value) -> Result<Value> {
    let op = match number {
        Value::Int(0) => &super::HMIRROR_F,
        Value::Int(1) => &DMIRROR_F,
        Value::Int(2) => &VMIRROR_F,
        Value::Int(3) => &super::CMIRROR_F,
        _ => return Ok(patch.clone()),
    };
    cx.inner(op, std::slice::from_ref(patch))
}
