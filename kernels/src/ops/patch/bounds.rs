//! Where a patch begins and ends.

use super::boxes::places_by_row;
use super::listed::Listed;
use super::read::{
    Reading, any_pairs, box_of, cut_rows, indices_of, int_pair, item, pay_for_calls,
    pay_for_indices,
};
use crate::lane::Lane;
use crate::mask::Rect;
use crate::table::op;
use crate::team::Team;
use crate::tile::row_right;
use crate::value::{Fail, Result, Tag, Value};

/// A side of the box around a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    const fn is_largest(self) -> bool {
        matches!(self, Side::Bottom | Side::Right)
    }

    /// This side of a box.
    #[inline(always)]
    pub(crate) const fn of(self, rect: Rect) -> i32 {
        let Rect { i, j, rows, cols } = rect;
        match self {
            Side::Top => i,
            Side::Bottom => i.wrapping_add_unsigned(rows).wrapping_sub(1),
            Side::Left => j,
            Side::Right => j.wrapping_add_unsigned(cols).wrapping_sub(1),
        }
    }

    /// The op that gives this side.
    const fn op(self, reading: Reading) -> u32 {
        match (self, reading) {
            (Side::Top, Reading::Any) => op::UPPERMOST,
            (Side::Top, Reading::Pairs) => op::UPPERMOST_I,
            (Side::Top, Reading::Cells) => op::UPPERMOST_O,
            (Side::Bottom, Reading::Any) => op::LOWERMOST,
            (Side::Bottom, Reading::Pairs) => op::LOWERMOST_I,
            (Side::Bottom, Reading::Cells) => op::LOWERMOST_O,
            (Side::Left, Reading::Any) => op::LEFTMOST,
            (Side::Left, Reading::Pairs) => op::LEFTMOST_I,
            (Side::Left, Reading::Cells) => op::LEFTMOST_O,
            (Side::Right, Reading::Any) => op::RIGHTMOST,
            (Side::Right, Reading::Pairs) => op::RIGHTMOST_I,
            (Side::Right, Reading::Cells) => op::RIGHTMOST_O,
        }
    }

    /// This side of any patch. Where tokpidjin has no number for nothing, it is missing.
    pub(crate) fn value<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<Value> {
        match box_of(lane, reading, patch) {
            Some(rect) => Ok(Value::small_int(self.of(rect))),
            None => self.slow(lane, reading, patch),
        }
    }

    #[inline(never)]
    fn slow<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<Value> {
        let checked = self != Side::Right || reading == Reading::Any;
        if checked && lane.dialect.is_tok() && !patch.truth() {
            return Ok(Value::MISSING);
        }
        if let Some(listed) = Listed::of(lane, reading, patch) {
            pay_for_indices(lane, reading, patch, 1)?;
            return Ok(Value::small_int(self.of(listed.rect())));
        }
        let pairs = any_pairs(lane, reading, patch)?;
        let column = u32::from(matches!(self, Side::Left | Side::Right));
        pairs.extreme(lane, column, self.is_largest())
    }

    /// This side of any patch, asked for inside another op.
    pub(crate) fn inner<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<Value> {
        if let Some(rect) = box_of(lane, reading, patch) {
            return Ok(Value::small_int(self.of(rect)));
        }
        // Not a number in tokpidjin: what is made of it fails, or sees to it first.
        if lane.dialect.is_tok() && !patch.truth() {
            return Err(Fail::Empty);
        }
        lane.inner(self.op(reading), |lane, _| self.slow(lane, reading, patch), &[patch])
    }
}

/// The side with this number; missing for any other number.
pub(crate) fn side_by_number<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    number: Value,
) -> Result<Value> {
    let side = match number.as_int() {
        Some(0) => Side::Bottom,
        Some(1) => Side::Top,
        Some(2) => Side::Left,
        Some(3) => Side::Right,
        _ => return Ok(Value::MISSING),
    };
    let value = |lane: &mut Lane<'_, T>, _: &[Value]| side.value(lane, Reading::Any, patch);
    lane.inner(side.op(Reading::Any), value, &[patch])
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
    /// This corner of a box.
    #[inline(always)]
    pub(crate) const fn of(self, rect: Rect) -> (i32, i32) {
        let row = if self.is_lower() { Side::Bottom } else { Side::Top };
        let column = if self.is_right() { Side::Right } else { Side::Left };
        (row.of(rect), column.of(rect))
    }

    const fn is_lower(self) -> bool {
        matches!(self, Corner::Ll | Corner::Lr)
    }

    const fn is_right(self) -> bool {
        matches!(self, Corner::Ur | Corner::Lr)
    }

    /// Whether the largest of a column is taken; the mixed corners know two columns only.
    const fn takes_largest(self, column: u32) -> Result<bool> {
        match (self, column) {
            (Corner::Ul, _) | (Corner::Ur, 0) | (Corner::Ll, 1) => Ok(false),
            (Corner::Lr, _) | (Corner::Ur, 1) | (Corner::Ll, 0) => Ok(true),
            _ => Err(Fail::Index),
        }
    }

    const fn op(self) -> u32 {
        match self {
            Corner::Ul => op::ULCORNER,
            Corner::Ur => op::URCORNER,
            Corner::Ll => op::LLCORNER,
            Corner::Lr => op::LRCORNER,
        }
    }

    /// This corner of any patch.
    pub(crate) fn value<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<Value> {
        match box_of(lane, reading, patch) {
            Some(rect) => self.place(rect),
            None => self.slow(lane, reading, patch),
        }
    }

    /// This corner of a box as a value.
    #[inline(always)]
    fn place(self, rect: Rect) -> Result<Value> {
        let (i, j) = self.of(rect);
        Value::pair(i.into(), j.into())
    }

    #[inline(never)]
    fn slow<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<Value> {
        if let Some(listed) = Listed::of(lane, reading, patch) {
            pay_for_indices(lane, reading, patch, 1)?;
            return self.place(listed.rect());
        }
        let places = indices_of(lane, reading, patch)?;
        if places.tag() == Tag::Indices {
            return self.place(lane.mask(places).rect());
        }
        let rows = cut_rows(lane, places)?;
        let mut list = lane.list(rows.width);
        lane.check()?;
        for column in 0..rows.width {
            let value = rows.extreme(lane, column, self.takes_largest(column)?)?;
            lane.push(&mut list, value);
        }
        lane.tuple(list)
    }

    /// The value of the op that gives this corner, called inside another one.
    pub(crate) fn call<T: Team>(self, lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
        lane.inner(self.op(), |lane, _| self.value(lane, Reading::Any, patch), &[patch])
    }

    /// This corner as two integers, asked for inside another op.
    pub(crate) fn inner<T: Team>(self, lane: &mut Lane<'_, T>, patch: Value) -> Result<(i64, i64)> {
        if let Some(rect) = box_of(lane, Reading::Any, patch) {
            let (i, j) = self.of(rect);
            return Ok((i.into(), j.into()));
        }
        let corner = self.call(lane, patch)?;
        int_pair(lane, corner)
    }
}

/// All four corners of any patch, which are four times nothing when it is empty.
pub(crate) fn corners_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if let Some(rect) = box_of(lane, Reading::Any, patch)
        && rect.cols <= 32
    {
        pay_for_calls(lane, patch, 4)?;
        let ends = 1 | row_right(1, rect.cols - 1);
        let count = rect.rows.min(2) * rect.cols.min(2);
        let row = |k: u32| if k == 0 || k + 1 == rect.rows { ends } else { 0 };
        return places_by_row(lane, rect, count, row);
    }
    let mut list = lane.list(4);
    lane.check()?;
    for corner in [Corner::Ul, Corner::Ur, Corner::Ll, Corner::Lr] {
        let corner = corner.call(lane, patch)?;
        lane.push(&mut list, corner);
    }
    lane.set(list)
}

/// The corner with this number; the first one for any other number.
pub(crate) fn corner_by_number<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    number: Value,
) -> Result<Value> {
    let corner = match number.as_int() {
        Some(1) => Corner::Ur,
        Some(2) => Corner::Ll,
        Some(3) => Corner::Lr,
        _ => Corner::Ul,
    };
    corner.call(lane, patch)
}

/// An axis of a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    Rows,
    Columns,
}

impl Axis {
    pub(crate) const fn other(self) -> Axis {
        match self {
            Axis::Rows => Axis::Columns,
            Axis::Columns => Axis::Rows,
        }
    }

    /// Height or width of a box.
    #[inline(always)]
    pub(crate) const fn of(self, rect: Rect) -> u32 {
        match self {
            Axis::Rows => rect.rows,
            Axis::Columns => rect.cols,
        }
    }

    /// tokpidjin's op that gives height or width.
    const fn op(self, reading: Reading) -> u32 {
        match (self, reading) {
            (Axis::Rows, Reading::Any) => op::HEIGHT_F,
            (Axis::Rows, Reading::Pairs) => op::HEIGHT_I,
            (Axis::Rows, Reading::Cells) => op::HEIGHT_O,
            (Axis::Columns, Reading::Any) => op::WIDTH_F,
            (Axis::Columns, Reading::Pairs) => op::WIDTH_I,
            (Axis::Columns, Reading::Cells) => op::WIDTH_O,
        }
    }

    /// How far it is from one side of any patch to the other, both included.
    pub(crate) fn extent<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Result<i64> {
        match box_of(lane, reading, patch) {
            Some(rect) => Ok(self.of(rect).into()),
            None => self.slow(lane, reading, patch),
        }
    }

    #[inline(never)]
    fn slow<T: Team>(self, lane: &mut Lane<'_, T>, reading: Reading, patch: Value) -> Result<i64> {
        if lane.size(patch)? == 0 {
            return Ok(0);
        }
        if let Some(listed) = Listed::of(lane, reading, patch) {
            // For the ops that give the first and the last side.
            pay_for_calls(lane, patch, 2)?;
            pay_for_indices(lane, reading, patch, 2)?;
            return Ok(self.of(listed.rect()).into());
        }
        let (low, high) = match self {
            Axis::Rows => (Side::Top, Side::Bottom),
            Axis::Columns => (Side::Left, Side::Right),
        };
        let high = high.inner(lane, reading, patch)?.to_int()?;
        let low = low.inner(lane, reading, patch)?.to_int()?;
        Ok(high.wrapping_sub(low).wrapping_add(1))
    }

    /// The extent as an op gives it that is called inside another one.
    fn call<T: Team>(self, lane: &mut Lane<'_, T>, reading: Reading, patch: Value) -> Result<i64> {
        let extent =
            |lane: &mut Lane<'_, T>, _: &[Value]| Value::int(self.extent(lane, reading, patch)?);
        lane.inner(self.op(reading), extent, &[patch])?.to_int()
    }

    /// The extent of any piece to arc-dsl, where a tuple is a grid.
    pub(crate) fn of_piece<T: Team>(self, lane: &mut Lane<'_, T>, piece: Value) -> Result<i64> {
        if !piece.is_tuple() {
            return self.extent(lane, Reading::Any, piece);
        }
        match self {
            Axis::Columns if piece == Value::EMPTY_TUPLE => Ok(0),
            Axis::Columns => Ok(first_row_size(lane, piece)?.into()),
            Axis::Rows => Ok(lane.size(piece)?.into()),
        }
    }

    /// The extent of any patch, seen as its dialect sees it.
    pub(crate) fn inner<T: Team>(self, lane: &mut Lane<'_, T>, patch: Value) -> Result<i64> {
        if !lane.dialect.is_tok() {
            return self.of_piece(lane, patch);
        }
        let (height, width) = inner_shape(lane, patch)?;
        Ok(if self == Axis::Rows { height } else { width })
    }
}

/// How many elements the first element of a tuple has.
pub(crate) fn first_row_size<T: Team>(lane: &mut Lane<'_, T>, tuple: Value) -> Result<u32> {
    if tuple.tag() == Tag::Grid {
        return Ok(lane.grid_at(tuple).width);
    }
    let row = item(lane, tuple, 0)?;
    lane.size(row)
}

/// Height and width as tokpidjin's `height_f` and `width_f`, called inside, give them.
pub(crate) fn inner_shape<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<(i64, i64)> {
    if let Some(rect) = box_of(lane, Reading::Any, patch) {
        return Ok((rect.rows.into(), rect.cols.into()));
    }
    let height = Axis::Rows.call(lane, Reading::Any, patch)?;
    Ok((height, Axis::Columns.call(lane, Reading::Any, patch)?))
}

/// Whether any patch is as large as its box and the box is a square.
pub(crate) fn is_square<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<bool> {
    let (height, width) = inner_shape(lane, patch)?;
    let size = lane.size(patch)?.into();
    Ok(height.checked_mul(width) == Some(size) && height == width)
}

/// Whether any patch is a line: as long one way as it has elements, and one wide the other way.
pub(crate) fn is_line<T: Team>(
    lane: &mut Lane<'_, T>,
    along: Axis,
    reading: Reading,
    patch: Value,
) -> Result<Value> {
    let length = along.call(lane, reading, patch)?;
    let line =
        length == i64::from(lane.size(patch)?) && along.other().call(lane, reading, patch)? == 1;
    Ok(Value::bool(line))
}

/// Whether any piece is a line to arc-dsl.
pub(crate) fn is_piece_line<T: Team>(
    lane: &mut Lane<'_, T>,
    along: Axis,
    piece: Value,
) -> Result<Value> {
    if let Some(rect) = box_of(lane, Reading::Any, piece) {
        let line = along.of(rect) == lane.mask_count(piece) && along.other().of(rect) == 1;
        return Ok(Value::bool(line));
    }
    let length = along.of_piece(lane, piece)?;
    let line = length == i64::from(lane.size(piece)?) && along.other().of_piece(lane, piece)? == 1;
    Ok(Value::bool(line))
}

/// The middle of a box, the lower or right one of two.
#[inline(always)]
pub(crate) fn middle(rect: Rect) -> (i64, i64) {
    let (i, j) = (i64::from(rect.i), i64::from(rect.j));
    (i + i64::from(rect.rows / 2), j + i64::from(rect.cols / 2))
}

/// The center of any patch. In tokpidjin that of nothing is the empty tuple.
pub(crate) fn center_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    match box_of(lane, Reading::Any, patch) {
        Some(rect) => {
            let (i, j) = middle(rect);
            Value::pair(i, j)
        }
        None => center_slow(lane, patch),
    }
}

#[inline(never)]
fn center_slow<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    let tok = lane.dialect.is_tok();
    if tok && !patch.truth() {
        return Ok(Value::EMPTY_TUPLE);
    }
    let top = Side::Top.inner(lane, Reading::Any, patch)?;
    let (height, left, width);
    if tok {
        left = Side::Left.inner(lane, Reading::Any, patch)?;
        (height, width) = inner_shape(lane, patch)?;
    } else {
        height = Axis::Rows.of_piece(lane, patch)?;
        left = Side::Left.inner(lane, Reading::Any, patch)?;
        width = Axis::Columns.of_piece(lane, patch)?;
    }
    let (top, left) = (top.to_int()?, left.to_int()?);
    Value::pair(top.wrapping_add(height >> 1), left.wrapping_add(width >> 1))
}

/// The center as two integers, asked for inside another op.
pub(crate) fn inner_center<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<(i64, i64)> {
    let center = lane.inner(op::CENTER, |lane, _| center_value(lane, patch), &[patch])?;
    int_pair(lane, center)
}
