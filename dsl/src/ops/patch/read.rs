//! Patches as values, read the way the references loop over them.
//!
//! What is a proper set of places or cells takes the typed road; everything else (tuples, sets
//! of something odd) is unpacked element by element, as far as that works.

use super::{Placed, TOINDICES, TOINDICES_O};
use crate::ops::args::{cell_parts, cell_value, first, int_pair, is_empty, item, unpack};
use crate::{Cell, Color, Cx, Error, Ij, Indices, Object, Result, Value, less};
use std::borrow::Cow;

/// What a loop over a patch unpacks its elements as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Places or cells: the first element decides.
    Any,
    /// Places.
    Pairs,
    /// Cells.
    Cells,
}

/// A proper, non-empty patch.
pub(crate) enum Typed<'a> {
    Places(&'a Indices),
    Cells(&'a Object),
}

/// Runs an expression on what is inside a [`Typed`].
macro_rules! on_typed {
    ($typed:expr, $patch:ident => $result:expr) => {
        match $typed {
            Typed::Places($patch) => $result,
            Typed::Cells($patch) => $result,
        }
    };
}
pub(crate) use on_typed;

/// The proper patch that a value is, if it fits the reading.
pub(crate) fn typed<'a>(cx: &Cx, reading: Reading, patch: &'a Value) -> Option<Typed<'a>> {
    match patch {
        Value::Indices(places) if reading != Reading::Cells => Some(Typed::Places(places)),
        Value::Object(cells, form)
            if reading != Reading::Pairs && *form == cx.dialect().cell_form() =>
        {
            Some(Typed::Cells(cells))
        }
        _ => None,
    }
}

/// The smallest or largest value, the first one of those that tie.
pub(crate) fn extreme(values: impl IntoIterator<Item = Value>, largest: bool) -> Result<Value> {
    let mut values = values.into_iter();
    let mut best = values.next().ok_or(Error::Empty)?;
    for value in values {
        let better = if largest { less(&best, &value)? } else { less(&value, &best)? };
        if better {
            best = value;
        }
    }
    Ok(best)
}

/// Whether the first element of a non-empty patch is a cell.
fn holds_cells(cx: &Cx, patch: &Value) -> Result<bool> {
    let first = first(patch)?;
    match cx.dialect().is_tok() {
        true => Ok(first.size()? == 3),
        false => Ok(item(&first, 1)?.is_tuple()),
    }
}

/// The op `toindices`.
pub(crate) fn toindices_value(cx: &Cx, patch: &Value) -> Result<Value> {
    match typed(cx, Reading::Any, patch) {
        Some(Typed::Places(_)) => return Ok(patch.clone()),
        Some(Typed::Cells(cells)) => return Ok(super::toindices(cells).into()),
        None => {}
    }
    if cx.dialect().is_tok() {
        let hollow = patch.size().unwrap_or(0) == 0 || first(patch)?.size().is_err();
        if hollow {
            return Ok(Value::empty_set());
        }
    } else if patch.size()? == 0 {
        return Ok(Value::empty_set());
    }
    match holds_cells(cx, patch)? {
        true => without_colors(cx, patch),
        false => Ok(patch.clone()),
    }
}

/// The op `toindices_o`.
pub(crate) fn toindices_of_cells(cx: &Cx, patch: &Value) -> Result<Value> {
    if let Some(Typed::Cells(cells)) = typed(cx, Reading::Cells, patch) {
        return Ok(super::toindices(cells).into());
    }
    match patch.size() {
        Ok(0) | Err(_) => Ok(Value::empty_set()),
        Ok(_) => without_colors(cx, patch),
    }
}

fn without_colors(cx: &Cx, patch: &Value) -> Result<Value> {
    let place = |cell: &Value| match cx.dialect().is_tok() {
        true => unpack(cell).and_then(|[i, j, _]| Value::tuple(vec![i, j])),
        false => unpack(cell).map(|[_, place]| place),
    };
    let places = patch.elements()?.iter().map(place).collect::<Result<_>>()?;
    Value::set(places, cx.dialect())
}

/// What the loops of another op see as the places of a patch: `toindices`, called inside.
pub(crate) fn indices_of(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
    match (reading, patch) {
        (Reading::Pairs, _) | (Reading::Any, Value::Indices(_)) => Ok(patch.clone()),
        (Reading::Any, _) => cx.inner1(&TOINDICES, patch),
        (Reading::Cells, _) => cx.inner1(&TOINDICES_O, patch),
    }
}

/// The places of a patch as pairs of anything.
pub(crate) fn any_pairs(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Vec<[Value; 2]>> {
    indices_of(cx, reading, patch)?.elements()?.iter().map(unpack).collect()
}

/// The places of a patch, in its own order and with duplicates.
pub(crate) fn int_pairs(cx: &mut Cx, patch: &Value) -> Result<Vec<Ij>> {
    match typed(cx, Reading::Any, patch) {
        Some(Typed::Places(places)) => Ok(places.to_vec()),
        Some(Typed::Cells(cells)) => Ok(super::toindices(cells).to_vec()),
        None => indices_of(cx, Reading::Any, patch)?.elements()?.iter().map(int_pair).collect(),
    }
}

/// A place, or a cell whose color may be anything; the coordinates may be so too.
pub(crate) struct Spot<P = Ij> {
    pub(crate) place: P,
    pub(crate) color: Option<Value>,
}

impl<P: Into<Vec<Value>>> Spot<P> {
    fn value(self, cx: &Cx) -> Result<Value> {
        let place = Value::tuple(self.place.into())?;
        match self.color {
            None => Ok(place),
            Some(color) => cell_value(cx, color, place),
        }
    }
}

/// The elements of a patch that is no proper one.
fn any_spots(cx: &Cx, reading: Reading, patch: &Value) -> Result<Vec<Spot<[Value; 2]>>> {
    let cells = match reading {
        Reading::Any => holds_cells(cx, patch)?,
        Reading::Pairs => false,
        Reading::Cells => true,
    };
    let spot = |value: &Value| match cells {
        true => {
            cell_parts(cx, value).map(|[i, j, color]| Spot { place: [i, j], color: Some(color) })
        }
        false => unpack(value).map(|place| Spot { place, color: None }),
    };
    patch.elements()?.iter().map(spot).collect()
}

/// The elements of a patch that is no proper one but has proper places.
pub(crate) fn spots(cx: &Cx, reading: Reading, patch: &Value) -> Result<Vec<Spot>> {
    let proper = |Spot { place: [i, j], color }: Spot<[Value; 2]>| {
        Ok(Spot { place: (i.int()?, j.int()?), color })
    };
    any_spots(cx, reading, patch)?.into_iter().map(proper).collect()
}

/// The set of the elements of a patch that is no proper one, with one coordinate of their places,
/// row (0) or column (1), changed; the other one may be anything.
pub(crate) fn map_axis(
    cx: &Cx,
    reading: Reading,
    patch: &Value,
    axis: usize,
    to: impl Fn(i64) -> Result<i64>,
) -> Result<Value> {
    let mut spots = any_spots(cx, reading, patch)?;
    for spot in &mut spots {
        spot.place[axis] = to(spot.place[axis].int()?)?.into();
    }
    let values = spots.into_iter().map(|spot| spot.value(cx)).collect::<Result<_>>()?;
    Value::set(values, cx.dialect())
}

/// The set of the elements of a patch, each moved.
pub(crate) fn map_places(
    cx: &Cx,
    reading: Reading,
    patch: &Value,
    to: impl Fn(Ij) -> Result<Ij>,
) -> Result<Value> {
    if let Some(patch) = typed(cx, reading, patch) {
        return on_typed!(patch, patch => as_value(cx, patch, |patch| moved(patch, to)));
    }
    let spot = |Spot { place, color }: Spot| {
        let (i, j) = to(place)?;
        Spot { place: [i.into(), j.into()], color }.value(cx)
    };
    let moved = spots(cx, reading, patch)?.into_iter().map(spot).collect::<Result<_>>()?;
    Value::set(moved, cx.dialect())
}

/// What `f` makes of a proper patch, as a value of the running dialect.
pub(crate) fn as_value<P: Placed>(
    cx: &Cx,
    patch: &[P],
    f: impl FnOnce(&[P]) -> Result<P::Set>,
) -> Result<Value> {
    Ok(P::value(f(patch)?, cx.dialect().cell_form()))
}

/// The elements, each moved.
pub(crate) fn moved<P: Placed>(patch: &[P], to: impl Fn(Ij) -> Result<Ij>) -> Result<P::Set> {
    let mut spots = Vec::with_capacity(patch.len());
    for spot in patch {
        spots.push(spot.at(to(spot.ij())?));
    }
    P::set(spots)
}

/// The cells of a non-empty patch with its colors numbered, so that equal ones have the same
/// number: ops that only compare colors work with any.
pub(crate) fn numbered_cells(cx: &Cx, patch: &Value) -> Result<Object> {
    if let Some(Typed::Cells(object)) = typed(cx, Reading::Cells, patch) {
        return Ok(object.clone());
    }
    let mut seen = Vec::new();
    let mut cells = Vec::new();
    for spot in spots(cx, Reading::Cells, patch)? {
        let color = spot.color.ok_or(Error::Type)?;
        let number = seen.iter().position(|other| *other == color).unwrap_or_else(|| {
            seen.push(color);
            seen.len() - 1
        });
        let number = Color::try_from(number).map_err(|_| Error::Limit)?;
        cells.push(Cell::new(number, spot.place));
    }
    Object::new(cells)
}

/// The places of a proper patch, in its own order and with duplicates; an empty container is one.
pub(crate) fn proper_places<'a>(cx: &Cx, patch: &'a Value) -> Option<Cow<'a, [Ij]>> {
    match patch {
        Value::Indices(places) => Some(Cow::Borrowed(places)),
        _ => proper_cells(cx, patch).map(|cells| cells.iter().map(Cell::ij).collect()),
    }
}

/// The cells of a proper object; an empty container is one.
pub(crate) fn proper_cells<'a>(cx: &Cx, object: &'a Value) -> Option<&'a [Cell]> {
    match typed(cx, Reading::Cells, object) {
        Some(Typed::Cells(cells)) => Some(cells),
        _ if is_empty(object) => Some(&[]),
        _ => None,
    }
}
