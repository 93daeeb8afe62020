//! Grids with other colors.

use super::census::{background, codes, most_common};
use super::loose::{check_rows, extent, int_item, is_flat_empty, unpack};
use super::marks::{Marks, Under};
use super::places::Places;
use super::sheet;
use crate::grid::{Grid, PLANES};
use crate::lane::Lane;
use crate::mask::{Mask, Space};
use crate::ops::patch::listed::Listed;
use crate::ops::patch::read::Reading;
use crate::ops::{mostcolor_t, shift, toindices};
use crate::patch::Object;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::value::{Code, Fail, Form, Result, Tag, Value, code, color};

/// A proper patch.
#[derive(Clone, Copy)]
enum Patch {
    Empty,
    Places(Mask),
    Cells(Object),
}

impl Patch {
    /// The patch that a value is, if it is a proper one of the running dialect.
    #[inline(always)]
    fn of<T: Team>(lane: &Lane<'_, T>, value: Value) -> Option<Patch> {
        match value.tag() {
            Tag::Indices => Some(Patch::Places(lane.mask(value))),
            Tag::Object if value.form() == lane.dialect.form() => {
                Some(Patch::Cells(lane.object(value)))
            }
            _ => lane.is_empty(value).then_some(Patch::Empty),
        }
    }

    /// Its places.
    #[inline(always)]
    fn places(self) -> Places {
        match self {
            Patch::Empty => Places { mask: Mask::EMPTY, planes: 0 },
            Patch::Places(mask) => Places { mask, planes: 1 },
            Patch::Cells(object) => Places::of(&object),
        }
    }
}

/// Whether the most common color of a grid is known without asking the op.
#[inline(always)]
fn has_background<T: Team>(lane: &Lane<'_, T>, grid: Grid) -> bool {
    grid.width > 0 || lane.dialect.is_tok()
}

/// The grid with these places in one color; where it has the color `under` only, if that is given.
#[inline(never)]
fn filled<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    code: Code,
    places: Places,
    under: Option<Code>,
) -> Result<Value> {
    if sheet::is_narrow::<T>(grid, places) {
        let Some(under) = under else {
            let made = sheet::copied(lane, grid)?;
            sheet::color(lane.space.short(), made, places, code);
            return Ok(lane.grid_value(made));
        };
        return filled_under(lane, grid, code, places, under);
    }
    filled_wide(lane, grid, code, places, under)
}

/// The same where a narrow grid has one color only.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn filled_under<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    code: Code,
    places: Places,
    under: Code,
) -> Result<Value> {
    let made = sheet::copied(lane, grid)?;
    sheet::color_under(lane.space.short(), made, places, code, under);
    Ok(lane.grid_value(made))
}

/// The same whatever the number of columns.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn filled_wide<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    code: Code,
    patch: Places,
    under: Option<Code>,
) -> Result<Value> {
    lane.redraw_grid(grid, patch.part(grid), |space, i, j| {
        let planes = space.planes_from(grid, i, j);
        let mut places = patch.tile(space, i, j);
        if let Some(under) = under {
            places = space.team.zip(places, space.of_code(planes, under), |a, b| a & b);
        }
        space.paint_planes(planes, places, code)
    })
}

/// The grid with these cells drawn on it, color by color.
#[inline(never)]
fn painted<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    object: Value,
    under: Option<Code>,
) -> Result<Value> {
    let object = lane.object(object);
    if under.is_none() && sheet::is_narrow::<T>(grid, Places::of(&object)) {
        let made = sheet::copied(lane, grid)?;
        draw_colors(lane.space.short(), made, object);
        return Ok(lane.grid_value(made));
    }
    painted_wide(lane, grid, object, under)
}

/// Draws the cells of an object on a [`sheet`].
#[inline(always)]
fn draw_colors<T: Rows>(space: Space<'_, T>, made: Grid, object: Object) {
    let mut places = Places { mask: object.mask, planes: 1 };
    for code in object.codes() {
        sheet::color(space, made, places, code);
        places.mask.bits.at = places.mask.bits.at.wrapping_add(object.mask.bits.rows);
    }
}

/// [`painted`] whatever the number of columns.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn painted_wide<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    object: Object,
    under: Option<Code>,
) -> Result<Value> {
    let part = Places::of(&object).part(grid);
    lane.redraw_grid(grid, part, |space, i, j| {
        let mut planes = space.planes_from(grid, i, j);
        for code in object.codes() {
            let mut places = space.tile(object.plane(code), i as i32, j as i32);
            if let Some(under) = under {
                places = space.team.zip(places, space.of_code(planes, under), |a, b| a & b);
            }
            planes = space.paint_planes(planes, places, code);
        }
        planes
    })
}

/// A color that planes cannot hold, and the code that stands for it in a grid that has no such color.
#[derive(Clone, Copy)]
pub(super) struct StandIn {
    pub(super) code: Code,
    color: Value,
}

impl StandIn {
    /// The code of a color, or one that none of these colors has.
    pub(super) fn of(color: Value, codes: u32) -> Result<StandIn> {
        let code = match code_of(color) {
            Some(code) => code,
            None => (!codes).trailing_zeros(),
        };
        if code < 16 { Ok(StandIn { code, color }) } else { Err(Fail::Unsupported) }
    }

    /// The grid with the color itself where its code is.
    pub(super) fn replaced<T: Team>(self, lane: &mut Lane<'_, T>, drawn: Value) -> Result<Value> {
        let known = code_of(self.color).is_some();
        if known || drawn.tag() != Tag::Grid {
            return Ok(drawn);
        }
        let grid = lane.grid_at(drawn);
        if lane.space.short().count_code(grid, self.code) == 0 {
            return Ok(drawn);
        }
        if self.color == Value::MISSING {
            return Err(Fail::Type);
        }
        self.table(lane, grid)
    }

    /// The tuple of the rows as tuples.
    #[inline(never)]
    fn table<T: Team>(self, lane: &mut Lane<'_, T>, grid: Grid) -> Result<Value> {
        lane.room(2 * grid.height)?;
        let mut rows = lane.list(grid.height);
        for i in 0..grid.height {
            if grid.width > 3 {
                let row = lane.row_with(grid, i, self.code, self.color)?;
                lane.push(&mut rows, row);
                continue;
            }
            lane.room(2 * grid.width)?;
            let mut row = lane.list(grid.width);
            for j in 0..grid.width {
                let code = lane.code_at(grid, i, j);
                let cell = if code == self.code { self.color } else { Value::int(color(code))? };
                lane.push(&mut row, cell);
            }
            let row = lane.tuple(row)?;
            lane.push(&mut rows, row);
        }
        lane.tuple(rows)
    }
}

/// What is to be known before drawing on what may be no grid: the color that gives way. It takes no call where grid and patch are
/// `proper` ones.
fn prepare<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Value,
    under: bool,
    proper: bool,
) -> Result<Under> {
    extent(lane, grid)?;
    let background = match under {
        false => None,
        true if proper && is_flat_empty(lane, grid)? => Some(None),
        true if proper => Some(Some(mostcolor_t(lane, &[grid])?)),
        true => Some(background(lane, grid)?),
    };
    check_rows(lane, grid)?;
    Ok(background)
}

/// [`filled`] with any color.
#[inline(always)]
fn filled_any<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    color: Value,
    places: Places,
    under: Option<Code>,
) -> Result<Value> {
    let grid = lane.grid_at(value);
    if let Some(code) = code_of(color) {
        return filled(lane, grid, code, places, under);
    }
    filled_odd(lane, grid, color, places, under)
}

/// [`filled`] with a color that planes cannot hold.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn filled_odd<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    color: Value,
    places: Places,
    under: Option<Code>,
) -> Result<Value> {
    let stand_in = StandIn::of(color, codes(lane, grid))?;
    let drawn = filled(lane, grid, stand_in.code, places, under)?;
    stand_in.replaced(lane, drawn)
}

/// The places of a patch in one color; where the grid has its most common color only, if `under`.
fn fill_places<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], under: bool) -> Result<Value> {
    let [value, color, patch] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid && color.tag() == Tag::Int {
        let grid = lane.grid_at(value);
        if !under || has_background(lane, grid) {
            if let Some(places) = Places::of_patch(lane, patch) {
                let under = if under { most_common(lane, grid) } else { None };
                return filled_any(lane, value, color, places, under);
            }
            if lane.is_empty(patch) {
                return Ok(value);
            }
        }
    }
    fill_slowly(lane, [value, color, patch], under)
}

/// The same for anything.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn fill_slowly<T: Team>(
    lane: &mut Lane<'_, T>,
    [value, color, patch]: [Value; 3],
    under: bool,
) -> Result<Value> {
    let proper = is_proper(lane, value, under) && color.tag() == Tag::Int && is_patch(lane, patch);
    let under = prepare(lane, value, under, proper)?;
    let places = match proper {
        true => toindices(lane, &[patch])?,
        false => lane.inner(op::TOINDICES, toindices, &[patch])?,
    };
    if value.tag() == Tag::Grid
        && let Some(patch) = Patch::of(lane, places)
    {
        return match under {
            Some(None) => Ok(value),
            under => {
                let under = under.flatten().and_then(code_of);
                filled_any(lane, value, color, patch.places(), under)
            }
        };
    }
    if let (Tag::Grid, Some(code)) = (value.tag(), code_of(color))
        && let Some(listed) = Listed::of(lane, Reading::Pairs, places)
        && listed.is_close()
    {
        return match under.map(|under| under.and_then(code_of)) {
            Some(None) => Ok(value),
            under => {
                let places = Places { mask: listed.places(lane)?, planes: 1 };
                filled(lane, lane.grid_at(value), code, places, under.flatten())
            }
        };
    }
    fill_marks(lane, value, color, places, under)
}

/// The same place by place.
#[cfg_attr(target_arch = "nvptx64", inline(never))]
fn fill_marks<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    color: Value,
    places: Value,
    under: Under,
) -> Result<Value> {
    let begin = lane.begin_scratch();
    let mut marks = Marks::new(lane, value, lane.size(places)?)?;
    let mut elements = lane.elements(places)?;
    while let Some(place) = elements.next(lane)? {
        let place = match place.as_pair() {
            Some((i, j)) => [i, j].map(Value::small_int),
            None => unpack(lane, place)?,
        };
        marks.add(lane, place, color)?;
    }
    lane.sync();
    let drawn = marks.draw(lane, value, under);
    lane.end_scratch(begin);
    drawn
}

/// Whether the scalar ops take the value for a grid whose most common color exists, or is not needed.
fn is_proper<T: Team>(lane: &Lane<'_, T>, value: Value, under: bool) -> bool {
    match value.tag() {
        Tag::Grid => !under || has_background(lane, lane.grid_at(value)),
        _ => lane.is_grid(value),
    }
}

/// Whether a value is a patch of the running dialect, also one that bitmaps cannot hold.
fn is_patch<T: Team>(lane: &Lane<'_, T>, value: Value) -> bool {
    let form = lane.object_form(value);
    form == Some(lane.dialect.form()) || form.is_none() && Patch::of(lane, value).is_some()
}

/// Row, column and color of anything that unpacks like a cell of the running dialect.
fn cell_parts<T: Team>(lane: &mut Lane<'_, T>, cell: Value) -> Result<([Value; 2], Value)> {
    if let Some((code, i, j)) = cell.as_cell()
        && cell.form() == lane.dialect.form()
    {
        let place = [Value::small_int(i), Value::small_int(j)];
        return Ok((place, Value::int(color(code))?));
    }
    if lane.dialect.is_tok() {
        let [i, j, color] = unpack(lane, cell)?;
        return Ok(([i, j], color));
    }
    let [color, place] = unpack(lane, cell)?;
    Ok((unpack(lane, place)?, color))
}

/// What cells of the running dialect are.
#[inline(always)]
pub(super) fn cell_tag<T: Team>(lane: &Lane<'_, T>) -> Tag {
    match lane.dialect.form() {
        Form::ColorFirst => Tag::Cell,
        Form::ColorLast => Tag::Triple,
    }
}

/// Whether a value is a list of cells of the running dialect.
fn is_list_of_cells<T: Team>(lane: &Lane<'_, T>, value: Value) -> bool {
    let tag = cell_tag(lane);
    let is_list = matches!(value.tag(), Tag::Tuple | Tag::Set) && value.extra() > 0;
    is_list && (0..value.extra()).all(|k| lane.item(value, k).tag() == tag)
}

/// The grid with the cells of a list drawn on it, one after the other.
#[inline(never)]
fn painted_one_by_one<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    cells: Value,
) -> Result<Value> {
    let grid = lane.grid_at(value);
    let made = lane.new_grid(grid.height, grid.width)?;
    let words = grid.words();
    lane.copy(made.at, grid.at, words * PLANES as u32);
    let Space { team, words: memory } = lane.space;
    team.once(|| {
        for k in 0..cells.extra() {
            let (code, i, j) = lane.item(cells, k).as_cell().unwrap_or_default();
            if !grid.contains(i.into(), j.into()) {
                continue;
            }
            let (i, j) = (i as u32, j as u32);
            let bit = 1 << (j % 32);
            let mut at = made.at + j / 32 * grid.height + i;
            for p in 0..PLANES {
                let set = if code >> p & 1 != 0 { bit } else { 0 };
                team.store(memory, at, team.load(memory, at) & !bit | set);
                at += words;
            }
        }
    });
    Ok(lane.grid_value(made))
}

/// The cells of an object in their order; where the grid has its most common color only, if `under`.
fn paint_cells<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], under: bool) -> Result<Value> {
    let [value, object] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        if !under || has_background(lane, grid) {
            if object.tag() == Tag::Object && object.form() == lane.dialect.form() {
                let under = if under { most_common(lane, grid) } else { None };
                return painted(lane, grid, object, under);
            }
            if lane.is_empty(object) {
                return Ok(value);
            }
        }
    }
    paint_slowly(lane, value, object, under)
}

/// The same for anything.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn paint_slowly<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    object: Value,
    under: bool,
) -> Result<Value> {
    if !under && value.tag() == Tag::Grid {
        if sheet::is_small::<T>(lane.grid_at(value)) {
            if let Some(drawn) = sheet::with_list(lane, lane.grid_at(value), object)? {
                return Ok(drawn);
            }
        } else if is_list_of_cells(lane, object) {
            return painted_one_by_one(lane, value, object);
        }
    }
    let proper = is_proper(lane, value, under) && is_patch(lane, object);
    let under = prepare(lane, value, under, proper)?;
    paint_marks(lane, value, object, under)
}

/// The same cell by cell.
#[cfg_attr(target_arch = "nvptx64", inline(never))]
fn paint_marks<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    object: Value,
    under: Under,
) -> Result<Value> {
    let begin = lane.begin_scratch();
    let mut marks = Marks::new(lane, value, lane.size(object)?)?;
    let mut elements = lane.elements(object)?;
    while let Some(cell) = elements.next(lane)? {
        let (place, color) = cell_parts(lane, cell)?;
        marks.add(lane, place, color)?;
    }
    lane.sync();
    let drawn = marks.draw(lane, value, under);
    lane.end_scratch(begin);
    drawn
}

/// The grid with the places of a patch in one color.
pub fn fill<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    fill_places(lane, args, false)
}

/// The grid with the cells of an object drawn on it.
pub fn paint<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    paint_cells(lane, args, false)
}

/// The grid with the places of a patch in one color where it has its most common one.
pub fn underfill<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    fill_places(lane, args, true)
}

/// The grid with the cells of an object drawn where it has its most common color.
pub fn underpaint<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    paint_cells(lane, args, true)
}

/// The grid with the cells of one color in another, and those of a second one in a third.
#[inline(never)]
fn exchange<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    first: (Value, Value),
    second: Option<(Value, Value)>,
) -> Result<Value> {
    if value.tag() != Tag::Grid {
        check_rows(lane, value)?;
        return exchange_any(lane, value, first, second);
    }
    let grid = lane.grid_at(value);
    let second = second.unwrap_or((Value::MISSING, Value::MISSING));
    let is_odd = |(from, to): (Value, Value)| code_of(from).is_some() && code_of(to).is_none();
    // At most one of the new colors is odd where the old one is not.
    let odd = if is_odd(first) { first.1 } else { second.1 };
    let known = if is_odd(first) || is_odd(second) { codes(lane, grid) } else { 0 };
    let stand_in = StandIn::of(odd, known)?;
    let change = |(from, to): (Value, Value)| {
        let (from, to) = (code_of(from)?, code_of(to).unwrap_or(stand_in.code));
        (from != to).then_some((from, to))
    };
    let (first, second) = (change(first), change(second));
    let Some((from, to)) = first.or(second) else { return Ok(value) };
    // The second change, if there are two, is the first one backwards: the same bits change.
    let both = first.is_some() && second.is_some();
    let differ = |p: u32| ((from ^ to) >> p & 1).wrapping_neg();
    let drawn = lane.build_words(grid.height, grid.width, |space, k| {
        let team = space.team;
        let planes = space.planes_at(grid, k);
        let mut cells = space.of_code(planes, from);
        if both {
            cells = team.zip(cells, space.of_code(planes, to), |a, b| a | b);
        }
        let flip = |p: u32, t| team.zip(t, cells, |t, cells| t ^ cells & differ(p));
        let [a, b, c, d] = planes;
        [flip(0, a), flip(1, b), flip(2, c), flip(3, d)]
    })?;
    if known == 0 { Ok(drawn) } else { stand_in.replaced(lane, drawn) }
}

/// [`exchange`] in a container of containers of anything.
#[inline(never)]
fn exchange_any<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    first: (Value, Value),
    second: Option<(Value, Value)>,
) -> Result<Value> {
    let height = lane.size(value)?;
    lane.room(2 * height)?;
    let mut rows = lane.list(height);
    let mut elements = lane.elements(value)?;
    while let Some(line) = elements.next(lane)? {
        let width = lane.size(line)?;
        lane.room(2 * width)?;
        let mut row = lane.list(width);
        let mut cells = lane.elements(line)?;
        while let Some(cell) = cells.next(lane)? {
            let new = if lane.equal(cell, first.0)? {
                Some(first.1)
            } else if let Some((from, to)) = second
                && lane.equal(cell, from)?
            {
                Some(to)
            } else {
                None
            };
            if new == Some(Value::MISSING) {
                return Err(Fail::Type);
            }
            lane.push(&mut row, new.unwrap_or(cell));
        }
        let row = lane.tuple(row)?;
        lane.push(&mut rows, row);
    }
    lane.tuple(rows)
}

/// The code of a color that planes can hold.
#[inline(always)]
pub(super) fn code_of(color: Value) -> Option<Code> {
    color.as_int().and_then(code)
}

/// The grid with one color replaced by another.
pub fn replace<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, from, to] = *args else { return Err(Fail::Type) };
    exchange(lane, grid, (from, to), None)
}

/// The grid with two colors exchanged.
pub fn switch<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, a, b] = *args else { return Err(Fail::Type) };
    exchange(lane, grid, (a, b), Some((b, a)))
}

/// A grid of one color.
pub fn canvas<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [color, dimensions] = *args else { return Err(Fail::Type) };
    let (height, width) = match dimensions.as_pair() {
        Some((height, width)) => (height.into(), i64::from(width).max(0)),
        None => {
            let height = int_item(lane, dimensions, 0)?;
            let width = if height > 0 { int_item(lane, dimensions, 1)?.max(0) } else { 0 };
            (height, width)
        }
    };
    if height <= 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    lane.check_shape(height as u64, width as u64)?;
    let stand_in = StandIn::of(color, 0)?;
    let (height, width) = (height as u32, width as u32);
    let canvas = lane.build_words(height, width, |space, _| space.full_planes(stand_in.code))?;
    stand_in.replaced(lane, canvas)
}

/// The grid with the places of a patch in its most common color.
pub fn cover<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, patch] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        if has_background(lane, grid) {
            if let Some(places) = Places::of_patch(lane, patch) {
                return match most_common(lane, grid) {
                    Some(code) => filled(lane, grid, code, places, None),
                    None => Ok(value),
                };
            }
            if lane.is_empty(patch) {
                return Ok(value);
            }
        }
    }
    let color = background(lane, value)?.unwrap_or(Value::MISSING);
    let places = lane.inner(op::TOINDICES, toindices, &[patch])?;
    lane.inner(op::FILL, fill, &[value, color, places])
}

/// The grid with an object covered and drawn again an offset away.
pub fn r#move<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, object, offset] = *args else { return Err(Fail::Type) };
    if let (Tag::Grid, Some((di, dj))) = (value.tag(), offset.as_pair()) {
        let grid = lane.grid_at(value);
        match Patch::of(lane, object) {
            Some(Patch::Empty) if has_background(lane, grid) => return Ok(value),
            Some(Patch::Cells(object)) if has_background(lane, grid) => {
                return moved(lane, grid, object, (di, dj));
            }
            _ => {}
        }
    }
    let covered = lane.inner(op::COVER, cover, &[value, object])?;
    let shifted = lane.inner(op::SHIFT, shift, &[object, offset])?;
    lane.inner(op::PAINT, paint, &[covered, shifted])
}

#[inline(never)]
fn moved<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    object: Object,
    (di, dj): (i32, i32),
) -> Result<Value> {
    // Without a cell there is nothing to cover.
    let background = most_common(lane, grid).unwrap_or_default();
    let covered = Places::of(&object);
    if sheet::is_narrow::<T>(grid, covered) {
        let made = sheet::copied(lane, grid)?;
        let space = lane.space.short();
        sheet::color(space, made, covered, background);
        let shifted = Object { mask: object.mask.shift(di, dj), ..object };
        draw_colors(space, made, shifted);
        return Ok(lane.grid_value(made));
    }
    lane.build_grid(grid.height, grid.width, |space, i, j| {
        let places = covered.tile(space, i, j);
        let mut planes = space.paint_planes(space.planes_from(grid, i, j), places, background);
        for code in object.codes() {
            let places = space.tile(object.plane(code).shift(di, dj), i as i32, j as i32);
            planes = space.paint_planes(planes, places, code);
        }
        planes
    })
}
