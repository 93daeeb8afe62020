//! Where a patch begins and ends.

use super::place::{Placed, difference, plus, sum};
use super::read::{Reading, Typed, any_pairs, extreme, indices_of, on_typed, typed};
use super::*;
use crate::ops::args::{int_pair, len};
use crate::ops::grid::seq::{rows, zipped};
use crate::ops::piece;
use crate::{Cx, Error, Ij, Indices, Op, Result, Value};

/// A side of the box around a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    fn is_row(self) -> bool {
        matches!(self, Side::Top | Side::Bottom)
    }

    fn is_largest(self) -> bool {
        matches!(self, Side::Bottom | Side::Right)
    }

    fn of<P: Placed>(self, patch: &[P]) -> Result<i64> {
        let places = patch.iter().map(Placed::ij);
        let numbers = places.map(|(i, j)| if self.is_row() { i } else { j });
        if self.is_largest() { numbers.max() } else { numbers.min() }.ok_or(Error::Empty)
    }

    /// The op that gives this side.
    pub(crate) fn op(self, reading: Reading) -> &'static Op {
        match (self, reading) {
            (Side::Top, Reading::Any) => &UPPERMOST,
            (Side::Top, Reading::Pairs) => &UPPERMOST_I,
            (Side::Top, Reading::Cells) => &UPPERMOST_O,
            (Side::Bottom, Reading::Any) => &LOWERMOST,
            (Side::Bottom, Reading::Pairs) => &LOWERMOST_I,
            (Side::Bottom, Reading::Cells) => &LOWERMOST_O,
            (Side::Left, Reading::Any) => &LEFTMOST,
            (Side::Left, Reading::Pairs) => &LEFTMOST_I,
            (Side::Left, Reading::Cells) => &LEFTMOST_O,
            (Side::Right, Reading::Any) => &RIGHTMOST,
            (Side::Right, Reading::Pairs) => &RIGHTMOST_I,
            (Side::Right, Reading::Cells) => &RIGHTMOST_O,
        }
    }
}

/// The first row of a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::uppermost(&[(2, 5), (4, 3)]), Ok(2));
/// ```
pub fn uppermost<P: Placed>(patch: &[P]) -> Result<i64> {
    Side::Top.of(patch)
}

/// The last row of a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::lowermost(&[(2, 5), (4, 3)]), Ok(4));
/// ```
pub fn lowermost<P: Placed>(patch: &[P]) -> Result<i64> {
    Side::Bottom.of(patch)
}

/// The first column of a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::leftmost(&[(2, 5), (4, 3)]), Ok(3));
/// ```
pub fn leftmost<P: Placed>(patch: &[P]) -> Result<i64> {
    Side::Left.of(patch)
}

/// The last column of a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::rightmost(&[(2, 5), (4, 3)]), Ok(5));
/// ```
pub fn rightmost<P: Placed>(patch: &[P]) -> Result<i64> {
    Side::Right.of(patch)
}

/// The upper left corner of the box around a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::ulcorner(&[(2, 5), (4, 3)]), Ok((2, 3)));
/// ```
pub fn ulcorner<P: Placed>(patch: &[P]) -> Result<Ij> {
    Corner::Ul.of(patch)
}

/// The upper right corner of the box around a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::urcorner(&[(2, 5), (4, 3)]), Ok((2, 5)));
/// ```
pub fn urcorner<P: Placed>(patch: &[P]) -> Result<Ij> {
    Corner::Ur.of(patch)
}

/// The lower left corner of the box around a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::llcorner(&[(2, 5), (4, 3)]), Ok((4, 3)));
/// ```
pub fn llcorner<P: Placed>(patch: &[P]) -> Result<Ij> {
    Corner::Ll.of(patch)
}

/// The lower right corner of the box around a patch.
///
/// ```
/// assert_eq!(dsl::ops::patch::lrcorner(&[(2, 5), (4, 3)]), Ok((4, 5)));
/// ```
pub fn lrcorner<P: Placed>(patch: &[P]) -> Result<Ij> {
    Corner::Lr.of(patch)
}

/// The four corners of the box around a patch.
///
/// ```
/// use dsl::ops::patch::corners;
/// assert_eq!(*corners(&[(2, 5), (4, 3)]).unwrap(), [(2, 3), (2, 5), (4, 3), (4, 5)]);
/// ```
pub fn corners<P: Placed>(patch: &[P]) -> Result<Indices> {
    Indices::new(vec![ulcorner(patch)?, urcorner(patch)?, llcorner(patch)?, lrcorner(patch)?])
}

/// The upper left and the lower right corner of the box around a patch, unless that is empty.
pub(crate) fn bounds<P: Placed>(patch: &[P]) -> Option<(Ij, Ij)> {
    let first = patch.first()?.ij();
    Some(patch.iter().map(Placed::ij).fold((first, first), |(low, high), (i, j)| {
        ((low.0.min(i), low.1.min(j)), (high.0.max(i), high.1.max(j)))
    }))
}

/// Height and width of the box around a patch; both 0 for no patch.
pub(crate) fn box_shape<P: Placed>(patch: &[P]) -> Result<Ij> {
    let Some((low, high)) = bounds(patch) else { return Ok((0, 0)) };
    Ok((extent(low.0, high.0)?, extent(low.1, high.1)?))
}

/// How many rows or columns there are from one to another, both included.
fn extent(low: i64, high: i64) -> Result<i64> {
    sum(difference(high, low)?, 1)
}

/// Whether a patch is a vertical line without gaps.
///
/// ```
/// assert_eq!(dsl::ops::patch::vline(&[(2, 5), (3, 5)]), Ok(true));
/// ```
pub fn vline<P: Placed>(patch: &[P]) -> Result<bool> {
    let (height, width) = box_shape(patch)?;
    Ok(usize::try_from(height) == Ok(patch.len()) && width == 1)
}

/// Whether a patch is a horizontal line without gaps.
///
/// ```
/// assert_eq!(dsl::ops::patch::hline(&[(2, 5), (2, 6)]), Ok(true));
/// ```
pub fn hline<P: Placed>(patch: &[P]) -> Result<bool> {
    let (height, width) = box_shape(patch)?;
    Ok(usize::try_from(width) == Ok(patch.len()) && height == 1)
}

/// The middle of the box around a patch, the lower or right one of two.
///
/// ```
/// assert_eq!(dsl::ops::patch::center(&[(2, 5), (4, 2)]), Ok((3, 4)));
/// ```
pub fn center<P: Placed>(patch: &[P]) -> Result<Ij> {
    let (height, width) = box_shape(patch)?;
    plus(ulcorner(patch)?, (height / 2, width / 2))
}

/// A corner of the box around a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corner {
    Ul,
    Ur,
    Ll,
    Lr,
}

impl Corner {
    fn of<P: Placed>(self, patch: &[P]) -> Result<Ij> {
        let (row, column) = match self {
            Corner::Ul => (Side::Top, Side::Left),
            Corner::Ur => (Side::Top, Side::Right),
            Corner::Ll => (Side::Bottom, Side::Left),
            Corner::Lr => (Side::Bottom, Side::Right),
        };
        Ok((row.of(patch)?, column.of(patch)?))
    }

    /// Whether the largest of a column is taken; the mixed corners know two columns only.
    fn takes_largest(self, column: usize) -> Result<bool> {
        match (self, column) {
            (Corner::Ul, _) | (Corner::Ur, 0) | (Corner::Ll, 1) => Ok(false),
            (Corner::Lr, _) | (Corner::Ur, 1) | (Corner::Ll, 0) => Ok(true),
            _ => Err(Error::Index),
        }
    }

    /// The op that gives this corner.
    pub(crate) fn op(self) -> &'static Op {
        match self {
            Corner::Ul => &ULCORNER,
            Corner::Ur => &URCORNER,
            Corner::Ll => &LLCORNER,
            Corner::Lr => &LRCORNER,
        }
    }

    /// This corner of any patch.
    pub(crate) fn value(self, cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
        if let Some(patch) = typed(cx, reading, patch) {
            return on_typed!(patch, patch => Ok(self.of(patch)?.into()));
        }
        let places = indices_of(cx, reading, patch)?;
        let pick = |(k, column)| extreme(column, self.takes_largest(k)?);
        let columns = zipped(&rows(&places)?).into_iter().enumerate();
        let corner = columns.map(pick).collect::<Result<_>>()?;
        Value::tuple(corner)
    }

    /// This corner as two integers, asked for inside another op.
    pub(crate) fn inner(self, cx: &mut Cx, patch: &Value) -> Result<Ij> {
        if let Some(patch) = typed(cx, Reading::Any, patch) {
            return on_typed!(patch, patch => self.of(patch));
        }
        int_pair(&cx.inner1(self.op(), patch)?)
    }
}

/// All four corners of any patch, which are four times nothing when it is empty.
pub(crate) fn corners_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    let all = [Corner::Ul, Corner::Ur, Corner::Ll, Corner::Lr];
    let corner = |corner: Corner| cx.inner1(corner.op(), patch);
    let corners = all.into_iter().map(corner).collect::<Result<_>>()?;
    Value::set(corners, cx.dialect())
}

/// The corner with this number; the first one for any other number.
pub(crate) fn corner_by_number(cx: &mut Cx, patch: &Value, number: &Value) -> Result<Value> {
    let corner = match number {
        Value::Int(1) => Corner::Ur,
        Value::Int(2) => Corner::Ll,
        Value::Int(3) => Corner::Lr,
        _ => Corner::Ul,
    };
    cx.inner1(corner.op(), patch)
}

impl Side {
    /// This side of any patch. Where tokpidjin has no number for nothing, it is missing.
    pub(crate) fn value(self, cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
        let checked = self != Side::Right || reading == Reading::Any;
        if checked && cx.dialect().is_tok() && !patch.truth() {
            return Ok(Value::Missing);
        }
        if let Some(patch) = typed(cx, reading, patch) {
            return on_typed!(patch, patch => Ok(self.of(patch)?.into()));
        }
        let pairs = any_pairs(cx, reading, patch)?;
        let numbers = pairs.into_iter().map(|[i, j]| if self.is_row() { i } else { j });
        extreme(numbers, self.is_largest())
    }

    /// This side of any patch, asked for inside another op.
    pub(crate) fn inner(self, cx: &mut Cx, reading: Reading, patch: &Value) -> Result<Value> {
        if let Some(patch) = typed(cx, reading, patch) {
            return on_typed!(patch, patch => Ok(self.of(patch)?.into()));
        }
        // Not a number in tokpidjin: what is made of it fails, or sees to it first.
        if cx.dialect().is_tok() && !patch.truth() {
            return Err(Error::Empty);
        }
        cx.inner1(self.op(reading), patch)
    }
}

/// The side with this number; missing for any other number.
pub(crate) fn side_by_number(cx: &mut Cx, patch: &Value, number: &Value) -> Result<Value> {
    let side = match number {
        Value::Int(0) => Side::Bottom,
        Value::Int(1) => Side::Top,
        Value::Int(2) => Side::Left,
        Value::Int(3) => Side::Right,
        _ => return Ok(Value::Missing),
    };
    cx.inner1(side.op(Reading::Any), patch)
}

/// How far it is from one side of any patch to the other, both included.
fn extent_value(cx: &mut Cx, reading: Reading, patch: &Value, sides: [Side; 2]) -> Result<i64> {
    if len(patch)? == 0 {
        return Ok(0);
    }
    let high = sides[1].inner(cx, reading, patch)?.int()?;
    let low = sides[0].inner(cx, reading, patch)?.int()?;
    extent(low, high)
}

/// The height of any patch.
pub(crate) fn height_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<i64> {
    extent_value(cx, reading, patch, [Side::Top, Side::Bottom])
}

/// The width of any patch.
pub(crate) fn width_value(cx: &mut Cx, reading: Reading, patch: &Value) -> Result<i64> {
    extent_value(cx, reading, patch, [Side::Left, Side::Right])
}

/// The integer that an op gives, called inside another one.
pub(crate) fn inner_int(cx: &mut Cx, op: &'static Op, patch: &Value) -> Result<i64> {
    cx.inner1(op, patch)?.int()
}

/// Height and width as tokpidjin's `height_f` and `width_f`, called inside, give them.
pub(crate) fn inner_shape(cx: &mut Cx, patch: &Value) -> Result<Ij> {
    match typed(cx, Reading::Any, patch) {
        Some(patch) => on_typed!(patch, patch => box_shape(patch)),
        None => Ok((inner_int(cx, &HEIGHT_F, patch)?, inner_int(cx, &WIDTH_F, patch)?)),
    }
}

/// Whether any patch is as large as its box and the box is a square.
pub(crate) fn is_square(cx: &mut Cx, patch: &Value) -> Result<bool> {
    let (height, width) = inner_shape(cx, patch)?;
    let size = len(patch)?;
    Ok(height.checked_mul(width) == Some(size) && height == width)
}

/// Whether any patch is a line: as long one way as it has elements, and one wide the other way.
pub(crate) fn is_line(
    cx: &mut Cx,
    (along, across): (&'static Op, &'static Op),
    patch: &Value,
) -> Result<bool> {
    Ok(inner_int(cx, along, patch)? == len(patch)? && inner_int(cx, across, patch)? == 1)
}

/// Whether any piece is a vertical line to arc-dsl.
pub(crate) fn is_vline(cx: &mut Cx, piece: &Value) -> Result<bool> {
    Ok(piece::height_value(cx, piece)? == len(piece)? && piece::width_value(cx, piece)? == 1)
}

/// Whether any piece is a horizontal line to arc-dsl.
pub(crate) fn is_hline(cx: &mut Cx, piece: &Value) -> Result<bool> {
    Ok(piece::width_value(cx, piece)? == len(piece)? && piece::height_value(cx, piece)? == 1)
}

/// The center of any patch. In tokpidjin that of nothing is the empty tuple.
pub(crate) fn center_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    if let Some(patch) = typed(cx, Reading::Any, patch) {
        return on_typed!(patch, patch => Ok(center(patch)?.into()));
    }
    let tok = cx.dialect().is_tok();
    if tok && !patch.truth() {
        return Ok(Value::empty_tuple());
    }
    let top = Side::Top.inner(cx, Reading::Any, patch)?;
    let (height, left, width);
    if tok {
        left = Side::Left.inner(cx, Reading::Any, patch)?;
        (height, width) = inner_shape(cx, patch)?;
    } else {
        height = piece::height_value(cx, patch)?;
        left = Side::Left.inner(cx, Reading::Any, patch)?;
        width = piece::width_value(cx, patch)?;
    }
    Ok(plus((top.int()?, left.int()?), (height.div_euclid(2), width.div_euclid(2)))?.into())
}

/// The center as two integers, asked for inside another op.
pub(crate) fn inner_center(cx: &mut Cx, patch: &Value) -> Result<Ij> {
    int_pair(&cx.inner1(&CENTER, patch)?)
}
