//! Places, cells and shapes of grids.

use super::census::codes;
use super::places::Places;
use super::seq::{cell_value, each_cell, extent, inside, item, sizes, unpack_two};
use crate::grid::Grid;
use crate::lane::{Lane, flags};
use crate::mask::{Bits, Mask, Rect};
use crate::ops::toindices;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::tile::low;
use crate::value::{Fail, Result, Tag, Value, code, color};

/// The places of all cells; as wide as the first row.
pub fn asindices<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if lane.size(grid)? == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let (rows, cols) = extent(lane, grid)?;
    lane.check_elements(u64::from(rows) * u64::from(cols))?;
    if cols == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let bits = Bits { at: lane.top(), rows, cols };
    lane.room(bits.words())?;
    let at = lane.alloc(bits.words());
    let mask = lane.space.fill(at, Rect { i: 0, j: 0, rows, cols });
    lane.indices(mask)
}

/// The places of the cells that equal a value.
pub fn ofcolor<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, color] = *args else { return Err(Fail::Type) };
    match grid.tag() {
        Tag::Grid => match color.as_int().and_then(code) {
            Some(code) => places_of(lane, lane.grid_at(grid), code),
            None => Ok(Value::EMPTY_SET),
        },
        _ => places_of_equals(lane, grid, color),
    }
}

#[inline(never)]
fn places_of<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, code: u32) -> Result<Value> {
    let space = lane.space.short();
    if let Some((planes, inside)) = space.whole(grid) {
        lane.room(grid.height)?;
        let cells = space.team.zip(space.of_code(planes, code), inside, |a, b| a & b);
        let mask = space.build_beside(lane.top(), grid.rect(), cells);
        lane.alloc(mask.bits.rows);
        return lane.indices(mask);
    }
    lane.build_indices(grid.rect(), |space, i, j| {
        space.of_code(space.planes_from(grid, i as u32, j as u32), code)
    })
}

#[inline(never)]
fn places_of_equals<T: Team>(lane: &mut Lane<'_, T>, grid: Value, value: Value) -> Result<Value> {
    let total = sizes(lane, grid)?.total;
    let mut places = lane.list(total);
    each_cell(lane, grid, |lane, i, j, cell| {
        if lane.equal(cell, value)? {
            let place = Value::pair(i.into(), j.into())?;
            lane.push(&mut places, place);
        }
        Ok(())
    })?;
    lane.set(places)
}

/// The cells of a grid at the places of a patch; places outside are ignored.
pub fn toobject<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [patch, grid] = *args else { return Err(Fail::Type) };
    if grid.tag() != Tag::Grid {
        return cells_at_any(lane, patch, grid);
    }
    let form = lane.dialect.form();
    match patch.tag() {
        Tag::Indices => {
            let places = Places { mask: lane.mask(patch), planes: 1 };
            cells_at(lane, places, lane.grid_at(grid))
        }
        Tag::Object if patch.form() == form => {
            cells_at(lane, Places::of(&lane.object(patch)), lane.grid_at(grid))
        }
        _ if lane.is_empty(patch) => Ok(Value::EMPTY_SET),
        _ => cells_at_any(lane, patch, grid),
    }
}

/// The cells of a grid at some places.
#[inline(never)]
fn cells_at<T: Team>(lane: &mut Lane<'_, T>, places: Places, grid: Grid) -> Result<Value> {
    let within = places.mask.rect().meet(grid.rect());
    let space = lane.space.short();
    let team = space.team;
    if !space.is_tile(within) {
        return many_cells_at(lane, places, grid, within);
    }
    // Most objects fit a tile.
    let (i, j) = (within.i as u32, within.j as u32);
    let cells = team.keep(places.tile(space, i, j), within.rows, within.cols);
    let Some(extent) = team.extent(cells) else { return Ok(Value::EMPTY_SET) };
    let hull = within.part(extent);
    let planes = space.planes_from(grid, i, j);
    let colors = space.codes(planes, cells, 0);
    let (bits, mut at) = bitmaps(lane, hull, colors)?;
    for code in crate::patch::bits(colors) {
        let t = team.zip(cells, space.of_code(planes, code), |a, b| a & b);
        let up = if extent.row > 0 { team.up(t, extent.row) } else { t };
        team.put(space.words, at, extent.rows, team.left(up, extent.col));
        at += extent.rows;
    }
    team.sync();
    let mask = Mask { bits, i: hull.i, j: hull.j, count: team.count(cells) };
    lane.object_in(lane.dialect.form(), mask, colors)
}

/// Memory for bitmaps of some colors.
#[inline(always)]
fn bitmaps<T: Team>(lane: &mut Lane<'_, T>, hull: Rect, colors: u32) -> Result<(Bits, u32)> {
    let one = colors & (colors - 1) == 0;
    let words = lane.check_box(hull, if one { 1 } else { colors.count_ones() })?;
    let at = lane.alloc(words);
    Ok((Bits { at, rows: hull.rows, cols: hull.cols }, at))
}

/// The same where they do not fit a tile.
#[inline(never)]
fn many_cells_at<T: Team>(
    lane: &mut Lane<'_, T>,
    places: Places,
    grid: Grid,
    within: Rect,
) -> Result<Value> {
    let space = lane.space.short();
    let team = space.team;
    let (mut hull, mut count, mut colors) = (Rect::EMPTY, 0, 0);
    for part in within.tiles(T::Short::ROWS) {
        let (i, j) = (part.i as u32, part.j as u32);
        let cells = team.keep(places.tile(space, i, j), part.rows, part.cols);
        let Some(extent) = team.extent(cells) else { continue };
        hull = hull.hull(part.part(extent));
        count += team.count(cells);
        colors = space.codes(space.planes_from(grid, i, j), cells, colors);
    }
    if count == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let (bits, mut at) = bitmaps(lane, hull, colors)?;
    for code in crate::patch::bits(colors) {
        space.write(at, hull, count, |i, j| {
            let (i, j) = (i as u32, j as u32);
            let cells = space.of_code(space.planes_from(grid, i, j), code);
            team.zip(cells, places.tile(space, i, j), |a, b| a & b)
        });
        at += bits.words();
    }
    let mask = Mask { bits, i: hull.i, j: hull.j, count };
    lane.object_in(lane.dialect.form(), mask, colors)
}

/// The cells of anything like a grid at the places of anything like a patch.
#[inline(never)]
fn cells_at_any<T: Team>(lane: &mut Lane<'_, T>, patch: Value, grid: Value) -> Result<Value> {
    let extent = extent(lane, grid)?;
    let places = lane.inner(op::TOINDICES, toindices, &[patch])?;
    let mut cells = lane.list(lane.size(places)?);
    let mut elements = lane.elements(places)?;
    while let Some(place) = elements.next(lane)? {
        let [i, j] = unpack_two(lane, place)?;
        if let Some((i, j)) = inside(i, j, extent)? {
            let color = cell_at(lane, grid, i, j)?;
            let cell = cell_value(lane, color, i, j)?;
            lane.push(&mut cells, cell);
        }
    }
    lane.set(cells)
}

/// The element of a row of a tuple.
fn cell_at<T: Team>(lane: &mut Lane<'_, T>, grid: Value, i: u32, j: u32) -> Result<Value> {
    if grid.tag() == Tag::Grid {
        let code = lane.code_at(lane.grid_at(grid), i, j);
        return Ok(Value::small_int(color(code) as i32));
    }
    let row = item(lane, grid, i)?;
    item(lane, row, j)
}

/// All cells of a grid; tokpidjin: of what is no grid none.
pub fn asobject<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if grid.tag() == Tag::Grid {
        return all_cells(lane, lane.grid_at(grid));
    }
    if lane.dialect.is_tok() && no_grid(lane, grid) {
        return Ok(Value::EMPTY_SET);
    }
    let total = sizes(lane, grid)?.total;
    let mut cells = lane.list(total);
    each_cell(lane, grid, |lane, i, j, color| {
        let cell = cell_value(lane, color, i, j)?;
        lane.push(&mut cells, cell);
        Ok(())
    })?;
    lane.set(cells)
}

/// The object of all cells, whose box is that of the grid.
#[inline(never)]
fn all_cells<T: Team>(lane: &mut Lane<'_, T>, grid: Grid) -> Result<Value> {
    if grid.width == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let space = lane.space.short();
    let colors = codes(lane, grid);
    let bits = Bits { at: lane.top(), rows: grid.height, cols: grid.width };
    let words = bits.words().saturating_mul(colors.count_ones());
    lane.room(words)?;
    let mut at = lane.alloc(words);
    for part in grid.rect().tiles(T::Short::ROWS) {
        let planes = space.planes_from(grid, part.i as u32, part.j as u32);
        let cols = low(part.cols);
        let mut to = at;
        for code in crate::patch::bits(colors) {
            let cells = space.team.map(space.of_code(planes, code), |row| row & cols);
            space.team.put(space.words, to, part.rows, cells);
            to += bits.words();
        }
        at += part.rows;
    }
    lane.sync();
    let mask = Mask { bits, i: 0, j: 0, count: grid.cells() };
    lane.object_in(lane.dialect.form(), mask, colors)
}

/// The color at a place, missing outside; tokpidjin: missing also for the empty tuple.
pub fn index<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, place] = *args else { return Err(Fail::Type) };
    if lane.dialect.is_tok() && place == Value::EMPTY_TUPLE {
        return Ok(Value::MISSING);
    }
    let [i, j] = match place.as_pair() {
        Some((i, j)) => [i, j].map(Value::small_int),
        None => unpack_two(lane, place)?,
    };
    let extent = extent(lane, grid)?;
    match inside(i, j, extent)? {
        None => Ok(Value::MISSING),
        Some(_) if !place.is_tuple() => Err(Fail::Type),
        Some((i, j)) => cell_at(lane, grid, i, j),
    }
}

/// The number of rows, or of elements of any container.
pub fn height_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    lane.size(grid).map(Value::count)
}

/// The length of the first row; 0 for what is empty, zero or missing.
pub fn width_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if !grid.truth() {
        return Ok(Value::ZERO);
    }
    if grid.tag() == Tag::Grid {
        return Ok(Value::count(lane.grid_at(grid).width));
    }
    let row = item(lane, grid, 0)?;
    lane.size(row).map(Value::count)
}

/// The number of rows and the length of the first row, each 0 when it fails and errors are replaced.
pub fn shape_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let height = lane.inner(op::HEIGHT_T, height_t, args)?;
    let width = lane.inner(op::WIDTH_T, width_t, args)?;
    lane.couple(height, width)
}

/// Whether there are as many rows as columns; the empty grid fails.
pub fn square_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    let (height, width) = extent(lane, grid)?;
    Ok(Value::bool(height == width))
}

/// The grid as it is.
pub fn normalize_t<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    Ok(grid)
}

/// Whether there are more rows than columns.
pub fn portrait_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let height = lane.inner(op::HEIGHT_T, height_t, args)?.to_int()?;
    let width = lane.inner(op::WIDTH_T, width_t, args)?.to_int()?;
    Ok(Value::bool(height > width))
}

/// Whether a value is no tuple of integer tuples; the empty tuple and uneven rows are a grid.
pub fn is_no_grid<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    Ok(Value::bool(no_grid(lane, value)))
}

fn no_grid<T: Team>(lane: &Lane<'_, T>, value: Value) -> bool {
    let is_row = |row: Value| match row.tag() {
        Tag::Pair | Tag::Triple => true,
        Tag::Tuple => lane.list_flags(row) & flags::INTS != 0,
        _ => false,
    };
    match value.tag() {
        Tag::Grid => false,
        Tag::Tuple => !(0..value.extra()).all(|k| is_row(lane.item(value, k))),
        _ => true,
    }
}
