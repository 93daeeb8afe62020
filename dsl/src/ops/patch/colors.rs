//! The colors of objects.

use super::place::Placed;
use super::read::{Reading, Typed, numbered_cells, typed};
use super::{NORMALIZE, PALETTE_F, bounds, normalize};
use crate::ops::args::{cell_colors, first, item, len};
use crate::ops::container::{Extreme, common, rank_by_count};
use crate::ops::piece::{self, leastcolor, mostcolor, palette};
use crate::{Cell, Color, Cx, Error, Object, Result, Value};

/// The color of the first cell, which is the smallest color.
///
/// ```
/// use dsl::{Cell, ops::patch::color};
/// assert_eq!(color(&[Cell::new(3, (0, 0))]), Ok(3));
/// ```
pub fn color(object: &[Cell]) -> Result<Color> {
    object.first().map(|cell| cell.color).ok_or(Error::Empty)
}

/// The smallest horizontal period: the least shift to the left after which the cells still inside
/// the box all meet their like; the width if there is none.
///
/// ```
/// use dsl::{Cell, Object, ops::patch::hperiod};
/// let cells = [1, 2, 1, 2].iter().zip(0..).map(|(&color, j)| Cell::new(color, (0, j)));
/// assert_eq!(hperiod(&Object::new(cells.collect()).unwrap()), Ok(2));
/// ```
pub fn hperiod(object: &Object) -> Result<i64> {
    period(object, |cell| cell.j, |cell, p| cell.at((cell.i, cell.j - p)))
}

/// The smallest vertical period: the least shift upward after which the cells still inside the box
/// all meet their like; the height if there is none.
///
/// ```
/// use dsl::{Cell, Object, ops::patch::vperiod};
/// let cells = [1, 2, 1, 2].iter().zip(0..).map(|(&color, i)| Cell::new(color, (i, 0)));
/// assert_eq!(vperiod(&Object::new(cells.collect()).unwrap()), Ok(2));
/// ```
pub fn vperiod(object: &Object) -> Result<i64> {
    period(object, |cell| cell.i, |cell, p| cell.at((cell.i - p, cell.j)))
}

fn period(
    object: &Object,
    along: impl Fn(&Cell) -> i64,
    back: impl Fn(&Cell, i64) -> Cell,
) -> Result<i64> {
    let cells = normalize(object)?;
    let Some(last) = cells.iter().max_by_key(|cell| along(cell)) else { return Ok(0) };
    // The last cell never leaves the box, so only shifts that bring it onto its like can do.
    let mut shifts: Vec<i64> = cells.iter().map(|cell| along(last) - along(cell)).collect();
    shifts.sort_unstable();
    shifts.dedup();
    let meets = |cell: &Cell, p: i64| cells.binary_search(&back(cell, p)).is_ok();
    let fits = |&p: &i64| {
        p > 0
            && meets(last, p)
            && cells.iter().filter(|cell| along(cell) >= p).all(|cell| meets(cell, p))
    };
    let width = along(last).checked_add(1).ok_or(Error::Overflow)?;
    Ok(shifts.into_iter().find(fits).unwrap_or(width))
}

/// `hperiod` and `vperiod` of any value.
pub(crate) fn period_value(
    cx: &mut Cx,
    object: &Value,
    extent: fn(&mut Cx, &Value) -> Result<i64>,
    period: fn(&Object) -> Result<i64>,
) -> Result<Value> {
    let normal = cx.inner1(&NORMALIZE, object)?;
    let extent = extent(cx, &normal)?;
    if extent <= 1 {
        return Ok(extent.into());
    }
    let cells = numbered_cells(cx, &normal)?;
    cx.spend(cells.len() as u64 * cells.len() as u64)?;
    period(&cells).map(Value::from)
}

/// The width of any patch, seen as its dialect sees it.
pub(crate) fn inner_width(cx: &mut Cx, patch: &Value) -> Result<i64> {
    match cx.dialect().is_tok() {
        true => Ok(bounds::inner_shape(cx, patch)?.1),
        false => piece::width_value(cx, patch),
    }
}

/// The height of any patch, seen as its dialect sees it.
pub(crate) fn inner_height(cx: &mut Cx, patch: &Value) -> Result<i64> {
    match cx.dialect().is_tok() {
        true => Ok(bounds::inner_shape(cx, patch)?.0),
        false => piece::height_value(cx, patch),
    }
}

/// `color` of any value: what stands at the color's place in the first element. Where tokpidjin
/// finds no cell, it is missing.
pub(crate) fn color_value(cx: &Cx, object: &Value) -> Result<Value> {
    if let Some(Typed::Cells(cells)) = typed(cx, Reading::Cells, object) {
        return color(cells).map(Value::Int);
    }
    match first(object) {
        Err(Error::Empty) if cx.dialect().is_tok() => Ok(Value::Missing),
        Ok(element) if cx.dialect().is_tok() && !element.is_tuple() => Ok(Value::Missing),
        element => item(&element?, color_place(cx)),
    }
}

/// Where the color stands in a cell.
pub(crate) fn color_place(cx: &Cx) -> usize {
    if cx.dialect().is_tok() { 2 } else { 0 }
}

/// The set of the colors of anything that unpacks into cells.
pub(crate) fn palette_value(cx: &Cx, object: &Value) -> Result<Value> {
    let colors = match typed(cx, Reading::Cells, object) {
        Some(Typed::Cells(cells)) => palette(cells).into_iter().map(Value::Int).collect(),
        _ => cell_colors(cx, object)?,
    };
    Value::set(colors, cx.dialect())
}

/// `p_o`: the colors as an ascending tuple.
pub(crate) fn palette_tuple(cx: &Cx, object: &Value) -> Result<Value> {
    Value::tuple(palette_value(cx, object)?.elements()?.into_owned())
}

/// `numcolors_f`.
pub(crate) fn numcolors_value(cx: &mut Cx, object: &Value) -> Result<Value> {
    Ok(len(&cx.inner1(&PALETTE_F, object)?)?.into())
}

/// How many of anything that unpacks into cells have the color.
pub(crate) fn colorcount_value(cx: &Cx, object: &Value, color: &Value) -> Result<Value> {
    let same = |other: &Value| i64::from(other == color);
    Ok(cell_colors(cx, object)?.iter().map(same).sum::<i64>().into())
}

/// The most or least common color of anything that unpacks into cells.
pub(crate) fn common_color(cx: &Cx, object: &Value, wanted: Extreme) -> Result<Value> {
    match (typed(cx, Reading::Cells, object), wanted) {
        (Some(Typed::Cells(cells)), Extreme::Max) => mostcolor(cells).map(Value::Int),
        (Some(Typed::Cells(cells)), Extreme::Min) => leastcolor(cells).map(Value::Int),
        _ => common(&cell_colors(cx, object)?, wanted, cx.dialect()),
    }
}

/// `get_color_rank_f`: the color with this rank by count, the empty set if there is none.
pub(crate) fn color_rank_value(cx: &mut Cx, object: &Value, rank: &Value) -> Result<Value> {
    let colors = cell_colors(cx, object)?;
    Ok(rank_by_count(cx, &colors, rank)?.unwrap_or_else(Value::empty_set))
}
