//! Patches as values, read the way the language loops over them.
//!
//! A proper set of places or cells is its bitmaps. Everything else (tuples, sets of something odd) is unpacked element by
//! element, as far as that works.

use super::listed::Listed;
use crate::lane::Lane;
use crate::mask::{Mask, Rect};
use crate::patch::Object;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::value::{Fail, Form, Result, Tag, Value};

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

/// A proper, non-empty patch: bitmaps in one box, one for each color of cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typed {
    /// The object; places are one of a single color that means nothing.
    pub(crate) object: Object,
    pub(crate) is_cells: bool,
}

/// Whether a value is a proper patch that fits the reading.
#[inline(always)]
pub(crate) fn is_typed<T: Team>(lane: &Lane<'_, T>, reading: Reading, patch: Value) -> bool {
    match patch.tag() {
        Tag::Indices => reading != Reading::Cells,
        Tag::Object => reading != Reading::Pairs && patch.form() == lane.dialect.form(),
        _ => false,
    }
}

/// The proper patch that a value is, if it fits the reading.
#[inline(always)]
pub(crate) fn typed<T: Team>(lane: &Lane<'_, T>, reading: Reading, patch: Value) -> Option<Typed> {
    if !is_typed(lane, reading, patch) {
        return None;
    }
    let is_cells = patch.tag() == Tag::Object;
    let object = if is_cells {
        lane.object(patch)
    } else {
        Object { mask: lane.mask(patch), colors: 1, first: (0, 0), form: Form::ColorFirst }
    };
    Some(Typed { object, is_cells })
}

/// The box around a proper patch that fits the reading.
#[inline(always)]
pub(crate) fn box_of<T: Team>(lane: &Lane<'_, T>, reading: Reading, patch: Value) -> Option<Rect> {
    is_typed(lane, reading, patch).then(|| lane.mask(patch).rect())
}

impl Typed {
    /// The box.
    #[inline(always)]
    pub(crate) const fn rect(&self) -> Rect {
        self.object.rect()
    }

    /// The number of elements.
    #[inline(always)]
    pub(crate) const fn count(&self) -> u32 {
        self.object.mask.count
    }

    /// The places of all colors as one mask.
    pub(crate) fn places<T: Team>(&self, lane: &mut Lane<'_, T>) -> Result<Mask> {
        match self.object.only_color() {
            Some(_) => Ok(self.object.mask),
            None => join(lane, &self.object),
        }
    }

    /// A patch of the same kind with other bitmaps, as many as this one has.
    pub(crate) fn like<T: Team>(&self, lane: &mut Lane<'_, T>, mask: Mask) -> Result<Value> {
        match self.is_cells {
            true => lane.object_in(self.object.form, mask, self.object.colors),
            false => lane.indices(mask),
        }
    }
}

/// The places of all cells.
#[inline(never)]
fn join<T: Team>(lane: &mut Lane<'_, T>, object: &Object) -> Result<Mask> {
    let object = *object;
    lane.build_mask(object.rect(), |space, i, j| {
        let mut all = space.team.empty();
        for code in object.codes() {
            all = space.team.zip(all, space.tile(object.plane(code), i, j), |a, b| a | b);
        }
        all
    })
}

/// The elements of a container, which must be this many.
pub(crate) fn unpack<const N: usize, T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
) -> Result<[Value; N]> {
    let size = lane.size(value)? as usize;
    if size == 0 {
        return Err(Fail::Empty);
    }
    if size != N {
        return Err(Fail::Type);
    }
    let mut parts = [Value::MISSING; N];
    let mut elements = lane.elements(value)?;
    for part in &mut parts {
        *part = elements.next(lane)?.unwrap_or(Value::MISSING);
    }
    Ok(parts)
}

/// The two integers of a container of two.
pub(crate) fn int_pair<T: Team>(lane: &mut Lane<'_, T>, value: Value) -> Result<(i64, i64)> {
    if let Some((i, j)) = value.as_pair() {
        return Ok((i.into(), j.into()));
    }
    let [i, j] = unpack(lane, value)?;
    Ok((i.to_int()?, j.to_int()?))
}

/// An element of a tuple.
pub(crate) fn item<T: Team>(lane: &mut Lane<'_, T>, tuple: Value, place: u32) -> Result<Value> {
    if !tuple.is_tuple() {
        return Err(Fail::Type);
    }
    lane.nth(tuple, place)?.ok_or(Fail::Index)
}

/// The first element of a container.
pub(crate) fn first<T: Team>(lane: &mut Lane<'_, T>, container: Value) -> Result<Value> {
    lane.nth(container, 0)?.ok_or(Fail::Empty)
}

/// A coordinate in the form of masks.
#[inline(always)]
pub(crate) fn near(n: i64) -> Result<i32> {
    i32::try_from(n).map_err(|_| Fail::Number)
}

/// Whether the first element of a non-empty patch is a cell.
fn holds_cells<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<bool> {
    let first = first(lane, patch)?;
    match lane.dialect.is_tok() {
        true => Ok(lane.size(first)? == 3),
        false => Ok(item(lane, first, 1)?.is_tuple()),
    }
}

/// The op `toindices`.
pub(crate) fn toindices_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    match patch.tag() {
        _ if !is_typed(lane, Reading::Any, patch) => toindices_slow(lane, patch),
        Tag::Indices => Ok(patch),
        _ => places_value(lane, patch),
    }
}

/// The places of an object.
#[cfg_attr(target_arch = "nvptx64", inline(never))]
fn places_value<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<Value> {
    let object = lane.object(object);
    let places = if object.only_color().is_some() { object.mask } else { join(lane, &object)? };
    lane.indices(places)
}

#[inline(never)]
fn toindices_slow<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if let Some(listed) = Listed::of(lane, Reading::Any, patch) {
        if !listed.is_cells {
            return Ok(patch);
        }
        let places = listed.places(lane)?;
        return lane.indices(places);
    }
    if lane.dialect.is_tok() {
        let hollow = lane.size(patch).unwrap_or(0) == 0 || {
            let first = first(lane, patch)?;
            lane.size(first).is_err()
        };
        if hollow {
            return Ok(Value::EMPTY_SET);
        }
    } else if lane.size(patch)? == 0 {
        return Ok(Value::EMPTY_SET);
    }
    match holds_cells(lane, patch)? {
        true => without_colors(lane, patch),
        false => Ok(patch),
    }
}

/// The op `toindices_o`.
pub(crate) fn toindices_of_cells<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    if is_typed(lane, Reading::Cells, patch) {
        return places_value(lane, patch);
    }
    match lane.size(patch) {
        Ok(0) | Err(_) => return Ok(Value::EMPTY_SET),
        Ok(_) => {}
    }
    let Some(cells) = Listed::of(lane, Reading::Cells, patch) else {
        return without_colors(lane, patch);
    };
    let places = cells.places(lane)?;
    lane.indices(places)
}

#[inline(never)]
fn without_colors<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    let mut list = lane.list(lane.size(patch)?);
    lane.check()?;
    let mut elements = lane.elements(patch)?;
    while let Some(cell) = elements.next(lane)? {
        let place = if lane.dialect.is_tok() {
            let [i, j, _] = unpack(lane, cell)?;
            lane.couple(i, j)?
        } else {
            let [_, place] = unpack(lane, cell)?;
            place
        };
        lane.push(&mut list, place);
    }
    lane.set(list)
}

/// What the loops of another op see as the places of a patch: `toindices`, called inside.
pub(crate) fn indices_of<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
) -> Result<Value> {
    match reading {
        Reading::Pairs => Ok(patch),
        Reading::Any if patch.tag() == Tag::Indices => Ok(patch),
        Reading::Any => lane.inner(op::TOINDICES, |lane, _| toindices_value(lane, patch), &[patch]),
        Reading::Cells => {
            lane.inner(op::TOINDICES_O, |lane, _| toindices_of_cells(lane, patch), &[patch])
        }
    }
}

/// Takes the work of `times` calls of [`indices_of`] for what is no proper patch.
pub(crate) fn pay_for_indices<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
    times: u64,
) -> Result<()> {
    match reading {
        Reading::Pairs => Ok(()),
        Reading::Any | Reading::Cells => pay_for_calls(lane, patch, times),
    }
}

/// Takes the work of `times` calls of an op for a patch.
pub(crate) fn pay_for_calls<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    times: u64,
) -> Result<()> {
    let cost = 1 + u64::from(lane.weight(patch));
    lane.spend(times * cost)
}

/// Values in scratch memory, in rows of the same width.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    at: u32,
    pub(crate) len: u32,
    pub(crate) width: u32,
}

impl Table {
    pub(crate) fn new<T: Team>(lane: &mut Lane<'_, T>, len: u32, width: u32) -> Result<Table> {
        let at = lane.scratch(len.saturating_mul(width).saturating_mul(2));
        lane.check()?;
        Ok(Table { at, len, width })
    }

    fn place(self, row: u32, column: u32) -> u32 {
        self.at + 2 * (row * self.width + column)
    }

    pub(crate) fn get<T: Team>(self, lane: &Lane<'_, T>, row: u32, column: u32) -> Value {
        lane.value(self.place(row, column))
    }

    pub(crate) fn put<T: Team>(self, lane: &Lane<'_, T>, row: u32, column: u32, value: Value) {
        lane.put_value(self.place(row, column), value);
    }

    /// The smallest or largest value of a column, the first one of those that tie.
    pub(crate) fn extreme<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        column: u32,
        largest: bool,
    ) -> Result<Value> {
        if self.len == 0 {
            return Err(Fail::Empty);
        }
        let mut best = self.get(lane, 0, column);
        for row in 1..self.len {
            let value = self.get(lane, row, column);
            let better = if largest { lane.less(best, value)? } else { lane.less(value, best)? };
            if better {
                best = value;
            }
        }
        Ok(best)
    }
}

/// The elements of a container, each unpacked as `N` values.
#[inline(never)]
pub(crate) fn unpacked<const N: usize, T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
) -> Result<Table> {
    let table = Table::new(lane, lane.size(container)?, N as u32)?;
    let mut elements = lane.elements(container)?;
    let mut row = 0;
    while let Some(element) = elements.next(lane)? {
        let parts: [Value; N] = unpack(lane, element)?;
        for (column, part) in (0..).zip(parts) {
            table.put(lane, row, column, part);
        }
        row += 1;
    }
    lane.sync();
    Ok(table)
}

/// The places of a patch as pairs of anything.
pub(crate) fn any_pairs<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
) -> Result<Table> {
    let places = indices_of(lane, reading, patch)?;
    unpacked::<2, T>(lane, places)
}

/// The elements of a container of containers, cut to the length of the shortest.
#[inline(never)]
pub(crate) fn cut_rows<T: Team>(lane: &mut Lane<'_, T>, container: Value) -> Result<Table> {
    let rows = Table::new(lane, lane.size(container)?, 1)?;
    let mut elements = lane.elements(container)?;
    let (mut row, mut width) = (0, u32::MAX);
    while let Some(element) = elements.next(lane)? {
        width = width.min(lane.size(element)?);
        rows.put(lane, row, 0, element);
        row += 1;
    }
    lane.sync();
    if row == 0 {
        width = 0;
    }
    let table = Table::new(lane, rows.len, width)?;
    for row in 0..rows.len {
        let mut parts = lane.elements(rows.get(lane, row, 0))?;
        for column in 0..width {
            let part = parts.next(lane)?.unwrap_or(Value::MISSING);
            table.put(lane, row, column, part);
        }
    }
    lane.sync();
    Ok(table)
}

/// The places of a patch, all integers.
#[inline(always)]
pub(crate) fn int_places<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Mask> {
    match typed(lane, Reading::Any, patch) {
        Some(patch) => patch.places(lane),
        None => int_places_slow(lane, patch),
    }
}

#[inline(never)]
fn int_places_slow<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Mask> {
    let places = indices_of(lane, Reading::Any, patch)?;
    if places.tag() == Tag::Indices {
        return Ok(lane.mask(places));
    }
    if let Some(places) = Listed::of(lane, Reading::Pairs, places) {
        return places.places(lane);
    }
    let mut list = lane.list(lane.size(places)?);
    lane.check()?;
    let mut elements = lane.elements(places)?;
    while let Some(element) = elements.next(lane)? {
        let (i, j) = int_pair(lane, element)?;
        let place = Value::pair(i, j)?;
        lane.push(&mut list, place);
    }
    let places = lane.set(list)?;
    Ok(if places.tag() == Tag::Indices { lane.mask(places) } else { Mask::EMPTY })
}

/// The elements of a patch that is no proper one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spots {
    /// Row and column; the color of cells before or after them.
    table: Table,
    cells: bool,
}

/// Color, row and column of the elements of a patch that is no proper one, whatever they are.
#[inline(never)]
pub(crate) fn any_spots<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
) -> Result<Spots> {
    let cells = match reading {
        Reading::Any => holds_cells(lane, patch)?,
        Reading::Pairs => false,
        Reading::Cells => true,
    };
    let table = if !cells {
        unpacked::<2, T>(lane, patch)?
    } else if lane.dialect.is_tok() {
        unpacked::<3, T>(lane, patch)?
    } else {
        color_first(lane, patch)?
    };
    Ok(Spots { table, cells })
}

/// Row, column and color of elements that unpack as a color and a place.
fn color_first<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Table> {
    let table = Table::new(lane, lane.size(patch)?, 3)?;
    let mut elements = lane.elements(patch)?;
    let mut row = 0;
    while let Some(element) = elements.next(lane)? {
        let [color, place] = unpack(lane, element)?;
        let [i, j] = unpack(lane, place)?;
        for (column, part) in (0..).zip([i, j, color]) {
            table.put(lane, row, column, part);
        }
        row += 1;
    }
    lane.sync();
    Ok(table)
}

/// Where the elements of a patch go.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Motion {
    /// By this vector.
    Shift(i64, i64),
    /// To the other side of the diagonal through this place.
    Transpose(i64, i64),
    /// Row `i` to row `n - i`.
    Rows(i64),
    /// Column `j` to column `n - j`.
    Columns(i64),
}

impl Motion {
    /// Where a place goes. A coordinate that stays may be anything.
    fn apply(self, i: Value, j: Value) -> Result<[Value; 2]> {
        Ok(match self {
            Motion::Shift(di, dj) => [moved(i, di)?, moved(j, dj)?],
            Motion::Transpose(a, b) => {
                let d = a.wrapping_sub(b);
                let i = moved(i, d.wrapping_neg())?;
                [moved(j, d)?, i]
            }
            Motion::Rows(n) => [turned(i, n)?, j],
            Motion::Columns(n) => [i, turned(j, n)?],
        })
    }
}

fn moved(n: Value, by: i64) -> Result<Value> {
    n.to_int()?.checked_add(by).ok_or(Fail::Number).and_then(Value::int)
}

fn turned(n: Value, sum: i64) -> Result<Value> {
    sum.checked_sub(n.to_int()?).ok_or(Fail::Number).and_then(Value::int)
}

/// The set of the elements of a patch that is no proper one, each moved.
#[inline(never)]
pub(crate) fn move_spots<T: Team>(
    lane: &mut Lane<'_, T>,
    reading: Reading,
    patch: Value,
    motion: Motion,
) -> Result<Value> {
    if let Motion::Shift(di, dj) = motion
        && let Some(spots) = Listed::of(lane, reading, patch)
    {
        // So far out no place has a form.
        let [di, dj] = [di, dj].map(|by| by.clamp(-(1 << 30), 1 << 30) as i32);
        return spots.set(lane, (di, dj));
    }
    let Spots { table, cells } = any_spots(lane, reading, patch)?;
    let mut list = lane.list(table.len);
    lane.check()?;
    for row in 0..table.len {
        let [i, j] = motion.apply(table.get(lane, row, 0), table.get(lane, row, 1))?;
        let mut spot = lane.couple(i, j)?;
        if cells {
            let color = table.get(lane, row, 2);
            spot = cell_value(lane, color, spot)?;
        }
        lane.push(&mut list, spot);
    }
    lane.set(list)
}

/// The set of the cells of what is no proper object, each as a block of so many rows and columns; the corner of all goes to a place.
#[inline(never)]
pub(crate) fn scale_spots<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: Value,
    factor: i64,
    corner: (i64, i64),
) -> Result<Value> {
    let Spots { table, .. } = any_spots(lane, Reading::Cells, cells)?;
    let factor = factor.max(0);
    let start = |n: Value, corner: i64| {
        let start = n.to_int()?.checked_mul(factor).ok_or(Fail::Number)?;
        start.checked_add(corner).ok_or(Fail::Number)
    };
    let most = u64::from(table.len).saturating_mul(factor as u64).saturating_mul(factor as u64);
    let most = u32::try_from(most).map_err(|_| Fail::Limit)?;
    lane.room(most.saturating_mul(2))?;
    let mut list = lane.list(most);
    for row in 0..table.len {
        let (i, j) = (table.get(lane, row, 0), table.get(lane, row, 1));
        let (i, j) = (start(i, corner.0)?, start(j, corner.1)?);
        let color = table.get(lane, row, 2);
        for step in 0..factor * factor {
            let (down, right) = (step / factor.max(1), step % factor.max(1));
            let place = Value::pair(i.wrapping_add(down), j.wrapping_add(right))?;
            let cell = cell_value(lane, color, place)?;
            lane.push(&mut list, cell);
        }
    }
    lane.set(list)
}

/// A cell of the running dialect of any color at any place.
pub(crate) fn cell_value<T: Team>(
    lane: &mut Lane<'_, T>,
    color: Value,
    place: Value,
) -> Result<Value> {
    if !lane.dialect.is_tok() {
        return lane.couple(color, place);
    }
    let [i, j] = unpack(lane, place)?;
    lane.tuple_of(&[i, j, color])
}

/// Fails as going through cells does that are no proper ones.
pub(crate) fn check_cells<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<()> {
    let Spots { table, .. } = any_spots(lane, Reading::Cells, patch)?;
    for row in 0..table.len {
        table.get(lane, row, 0).to_int()?;
        table.get(lane, row, 1).to_int()?;
    }
    Ok(())
}

/// The colors of what unpacks like cells of the running dialect, in order: a column.
#[inline(never)]
pub(crate) fn cell_colors<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<(Table, u32)> {
    match lane.dialect.is_tok() {
        true => Ok((unpacked::<3, T>(lane, object)?, 2)),
        false => Ok((unpacked::<2, T>(lane, object)?, 0)),
    }
}
