//! The colors of objects.

use super::place::Placed;
use super::read::{colors, first, item, len, numbered_cells};
use super::{NORMALIZE, PALETTE_F, bounds, normalize};
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

/// How many cells have a color.
///
/// ```
/// use dsl::{Cell, ops::patch::colorcount};
/// assert_eq!(colorcount(&[Cell::new(3, (0, 0)), Cell::new(4, (0, 1))], 3), 1);
/// ```
#[must_use]
pub fn colorcount(object: &[Cell], color: Color) -> usize {
    object.iter().filter(|cell| cell.color == color).count()
}

/// The colors of an object in ascending order.
///
/// ```
/// use dsl::{Cell, ops::patch::palette};
/// assert_eq!(palette(&[Cell::new(3, (0, 0)), Cell::new(3, (0, 1))]), [3]);
/// ```
#[must_use]
pub fn palette(object: &[Cell]) -> Vec<Color> {
    let mut colors: Vec<Color> = object.iter().map(|cell| cell.color).collect();
    colors.sort_unstable();
    colors.dedup();
    colors
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
    let normal = cx.inner(&NORMALIZE, std::slice::from_ref(object))?;
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
        false => bounds::width_of_piece(cx, patch),
    }
}

/// The height of any patch, seen as its dialect sees it.
pub(crate) fn inner_height(cx: &mut Cx, patch: &Value) -> Result<i64> {
    match cx.dialect().is_tok() {
        true => Ok(bounds::inner_shape(cx, patch)?.0),
        false => bounds::height_of_piece(cx, patch),
    }
}

/// `color` of any value: what stands at the color's place in the first element. Where tokpidjin
/// finds no cell, it is missing.
pub(crate) fn color_value(cx: &Cx, object: &Value) -> Result<Value> {
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

/// `palette_f`: the set of the colors.
pub(crate) fn palette_value(cx: &Cx, object: &Value) -> Result<Value> {
    Value::set(colors(object)?, cx.dialect())
}

/// `p_o`: the colors as an ascending tuple.
pub(crate) fn palette_tuple(cx: &Cx, object: &Value) -> Result<Value> {
    Value::tuple(palette_value(cx, object)?.elements()?.into_owned())
}

/// `numcolors_f`.
pub(crate) fn numcolors_value(cx: &mut Cx, object: &Value) -> Result<Value> {
    let palette = cx.inner(&PALETTE_F, std::slice::from_ref(object))?;
    Ok(len(&palette)?.into())
}

/// `colorcount_f`.
pub(crate) fn colorcount_value(object: &Value, color: &Value) -> Result<Value> {
    let same = |other: &Value| i64::from(other == color);
    Ok(colors(object)?.iter().map(same).sum::<i64>().into())
}

/// Each value with its count, in the order of first appearance.
pub(crate) fn counted(cx: &mut Cx, values: Vec<Value>) -> Result<Vec<(Value, usize)>> {
    let mut counts: Vec<(Value, usize)> = Vec::new();
    for value in values {
        cx.spend(counts.len() as u64)?;
        match counts.iter_mut().find(|(other, _)| *other == value) {
            Some((_, count)) => *count += 1,
            None => counts.push((value, 1)),
        }
    }
    Ok(counts)
}

/// The value that occurs most (or least) often, of several the one that comes first in a set.
pub(crate) fn commonest(cx: &mut Cx, values: Vec<Value>, most: bool) -> Result<Value> {
    let distinct = Value::set(values.clone(), cx.dialect())?;
    let counts = counted(cx, values)?;
    let count = |value: &Value| counts.iter().find(|(v, _)| v == value).map_or(0, |(_, n)| *n);
    let wanted = counts.iter().map(|(_, n)| *n);
    let wanted = if most { wanted.max() } else { wanted.min() }.ok_or(Error::Empty)?;
    let found = distinct.elements()?.iter().find(|value| count(value) == wanted).cloned();
    found.ok_or(Error::Empty)
}

/// `mostcolor_f` and `leastcolor_f`.
pub(crate) fn commonest_color(cx: &mut Cx, object: &Value, most: bool) -> Result<Value> {
    let colors = colors(object)?;
    commonest(cx, colors, most)
}

/// `get_color_rank_f`: the color with this rank by count, the empty set if there is none.
pub(crate) fn color_rank(cx: &mut Cx, object: &Value, rank: &Value) -> Result<Value> {
    let colors = colors(object)?;
    let mut ranked = counted(cx, colors)?;
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let rank = rank.int()?;
    let count = i64::try_from(ranked.len()).map_err(|_| Error::Limit)?;
    let place = if rank < 0 { rank.checked_add(count) } else { Some(rank) };
    let found = place.and_then(|place| usize::try_from(place).ok()).and_then(|k| ranked.get(k));
    Ok(found.map_or_else(Value::empty_set, |(color, _)| color.clone()))
}
