//! Boxes around a patch.

use super::bounds::{Corner, Side};
use super::place::{Placed, difference, sum};
use super::read::{Reading, indices_of};
use super::{BACKDROP, LRCORNER, ULCORNER, lrcorner, ulcorner};
use crate::limits::check_elements;
use crate::ops::args::{int_pair, is_empty};
use crate::{Cx, Error, Ij, Indices, Result, Value};

/// All places in the box around a patch.
///
/// ```
/// use dsl::ops::patch::backdrop;
/// assert_eq!(*backdrop(&[(0, 1), (1, 0)]).unwrap(), [(0, 0), (0, 1), (1, 0), (1, 1)]);
/// ```
pub fn backdrop<P: Placed>(patch: &[P]) -> Result<Indices> {
    if patch.is_empty() {
        return Ok(Indices::empty());
    }
    rectangle(ulcorner(patch)?, lrcorner(patch)?)
}

/// The places in the box around a patch that it leaves free.
///
/// ```
/// use dsl::ops::patch::delta;
/// assert_eq!(*delta(&[(0, 1), (1, 0)]).unwrap(), [(0, 0), (1, 1)]);
/// ```
pub fn delta<P: Placed>(patch: &[P]) -> Result<Indices> {
    let mut taken: Vec<Ij> = patch.iter().map(Placed::ij).collect();
    taken.sort_unstable();
    let free = |place: &Ij| taken.binary_search(place).is_err();
    Indices::new(backdrop(patch)?.iter().copied().filter(free).collect())
}

/// The border of the box around a patch.
///
/// ```
/// use dsl::ops::patch::r#box;
/// assert_eq!(r#box(&[(0, 0), (2, 2)]).unwrap().len(), 8);
/// ```
pub fn r#box<P: Placed>(patch: &[P]) -> Result<Indices> {
    if patch.is_empty() {
        return Ok(Indices::empty());
    }
    ring(ulcorner(patch)?, lrcorner(patch)?)
}

/// The border of the box one smaller than the box around a patch; where that has less than two
/// rows or columns its sides have changed places.
///
/// ```
/// use dsl::ops::patch::inbox;
/// assert_eq!(*inbox(&[(0, 0), (2, 3)]).unwrap(), [(1, 1), (1, 2)]);
/// assert_eq!(inbox(&[(5, 5)]).unwrap().len(), 8);
/// ```
pub fn inbox<P: Placed>(patch: &[P]) -> Result<Indices> {
    ring_around(ulcorner(patch)?, lrcorner(patch)?, -1)
}

/// The border of the box one larger than the box around a patch.
///
/// ```
/// use dsl::ops::patch::outbox;
/// assert_eq!(outbox(&[(5, 5)]).unwrap().len(), 8);
/// ```
pub fn outbox<P: Placed>(patch: &[P]) -> Result<Indices> {
    ring_around(ulcorner(patch)?, lrcorner(patch)?, 1)
}

/// How many integers from `low` to `high` there are, if a container could hold them.
pub(crate) fn count(low: i64, high: i64) -> Result<usize> {
    if high < low {
        return Ok(0);
    }
    let count = usize::try_from(sum(difference(high, low)?, 1)?).map_err(|_| Error::Limit)?;
    check_elements(count)?;
    Ok(count)
}

/// All places between two corners.
fn rectangle(ul: Ij, lr: Ij) -> Result<Indices> {
    let (rows, columns) = (count(ul.0, lr.0)?, count(ul.1, lr.1)?);
    check_elements(rows.saturating_mul(columns))?;
    let rows = ul.0..=lr.0;
    Indices::new(rows.flat_map(|i| (ul.1..=lr.1).map(move |j| (i, j))).collect())
}

/// The border of the box that has these two corners.
fn ring(a: Ij, b: Ij) -> Result<Indices> {
    let (top, bottom) = (a.0.min(b.0), a.0.max(b.0));
    let (left, right) = (a.1.min(b.1), a.1.max(b.1));
    count(top, bottom)?;
    count(left, right)?;
    let vertical = (top..=bottom).flat_map(|i| [(i, left), (i, right)]);
    let horizontal = (left..=right).flat_map(|j| [(top, j), (bottom, j)]);
    Indices::new(vertical.chain(horizontal).collect())
}

/// The border of a box after its sides went `outward`.
fn ring_around(ul: Ij, lr: Ij, outward: i64) -> Result<Indices> {
    let ul = (difference(ul.0, outward)?, difference(ul.1, outward)?);
    ring(ul, (sum(lr.0, outward)?, sum(lr.1, outward)?))
}

/// `inbox` and `outbox` of any patch; of nothing it fails, or is nothing in tokpidjin.
pub(crate) fn ring_around_value(cx: &mut Cx, patch: &Value, outward: i64) -> Result<Value> {
    if cx.dialect().is_tok() && is_empty(patch) {
        return Ok(Value::empty_set());
    }
    let mut side = |side: Side| side.inner(cx, Reading::Any, patch)?.int();
    let ul = (side(Side::Top)?, side(Side::Left)?);
    let lr = (side(Side::Bottom)?, side(Side::Right)?);
    ring_around(ul, lr, outward).map(Value::from)
}

/// `box` of any patch.
pub(crate) fn ring_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    match cx.dialect().is_tok() {
        true if is_empty(patch) => return Ok(Value::empty_set()),
        false if patch.size()? == 0 => return Ok(patch.clone()),
        _ => {}
    }
    ring(Corner::Ul.inner(cx, patch)?, Corner::Lr.inner(cx, patch)?).map(Value::from)
}

/// `backdrop` of any patch.
pub(crate) fn backdrop_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    if has_nothing(cx, patch)? {
        return Ok(Value::empty_set());
    }
    // arc-dsl drops the colors before it looks for the first corner.
    let places = match cx.dialect().is_tok() {
        true => patch.clone(),
        false => indices_of(cx, Reading::Any, patch)?,
    };
    let ul = int_pair(&cx.inner1(&ULCORNER, &places)?)?;
    let lr = int_pair(&cx.inner1(&LRCORNER, patch)?)?;
    rectangle(ul, lr).map(Value::from)
}

/// `delta` of any patch.
pub(crate) fn delta_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    if has_nothing(cx, patch)? {
        return Ok(Value::empty_set());
    }
    let all = cx.inner1(&BACKDROP, patch)?;
    let taken = indices_of(cx, Reading::Any, patch)?;
    if !taken.is_set() {
        return Err(Error::Type);
    }
    if !matches!(taken, Value::Indices(_)) {
        cx.spend(u64::from(all.weight()) * u64::from(taken.weight()))?;
    }
    let mut free = Vec::new();
    for place in all.elements()?.iter() {
        if !taken.contains(place)? {
            free.push(place.clone());
        }
    }
    Value::set(free, cx.dialect())
}

/// Whether a patch is empty; in tokpidjin also what is no container.
fn has_nothing(cx: &Cx, patch: &Value) -> Result<bool> {
    match patch.size() {
        Err(_) if cx.dialect().is_tok() => Ok(true),
        size => Ok(size? == 0),
    }
}
