//! Parts of grids.

use super::census::rows_of_several;
use super::loose::{check_rows, extent, int_item, item, slice};
use crate::grid::{Grid, PLANES, Planes};
use crate::lane::Lane;
use crate::mask::{Bits, Rect, Space};
use crate::ops::{dmirror, dmirror_t, rot90, rot270, shape, shape_f, ulcorner};
use crate::table::op;
use crate::team::{Rows, Team, Word};
use crate::tile::low;
use crate::value::{Fail, Result, Tag, Value};

/// A part of a grid, which lies inside.
#[inline(never)]
fn part<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, rect: Rect) -> Result<Value> {
    let (top, left) = (rect.i as u32, rect.j as u32);
    if grid.width > 32 && rect.rows == grid.height {
        return lane.columns(grid, left, rect.cols);
    }
    if grid.width > 32 && rect.cols == grid.width {
        return lane.rows(grid, top, rect.rows);
    }
    lane.build_grid(rect.rows, rect.cols, |space, i, j| space.planes_from(grid, top + i, left + j))
}

/// The part of a grid where spans of rows and of columns, first and length, meet.
fn meeting<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    rows: (u32, u32),
    cols: (u32, u32),
) -> Result<Value> {
    let rect = Rect { i: rows.0 as i32, j: cols.0 as i32, rows: rows.1, cols: cols.1 };
    part(lane, grid, rect)
}

/// The part that starts at a place and has these dimensions.
pub fn crop<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, start, dims] = *args else { return Err(Fail::Type) };
    let tok = lane.dialect.is_tok();
    if let (Tag::Grid, Some((i, j)), Some((rows, cols))) =
        (value.tag(), start.as_pair(), dims.as_pair())
    {
        let grid = lane.grid_at(value);
        let [i, j, rows, cols] = [i, j, rows, cols].map(i64::from);
        if tok {
            let fits = grid.contains(i, j)
                && i + rows <= grid.height.into()
                && j + cols <= grid.width.into();
            if !fits {
                return Ok(Value::EMPTY_TUPLE);
            }
        }
        let (rows, cols) = (slice(grid.height, i, i + rows), slice(grid.width, j, j + cols));
        return meeting(lane, grid, rows, cols);
    }
    if tok && (value == Value::EMPTY_TUPLE || !fits(lane, value, start, dims)?) {
        return Ok(Value::EMPTY_TUPLE);
    }
    crop_any(lane, value, start, dims)
}

/// Whether a part starts inside and does not reach beyond the end; stops at the first condition that does not hold.
fn fits<T: Team>(lane: &mut Lane<'_, T>, value: Value, start: Value, dims: Value) -> Result<bool> {
    let (height, width) = extent(lane, value)?;
    let axes = [(0, i64::from(height)), (1, i64::from(width))];
    for (axis, length) in axes {
        if !(0..length).contains(&int_item(lane, start, axis)?) {
            return Ok(false);
        }
    }
    for (axis, length) in axes {
        let start = int_item(lane, start, axis)?;
        if start.saturating_add(int_item(lane, dims, axis)?) > length {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The slice of one axis.
fn range<T: Team>(
    lane: &mut Lane<'_, T>,
    start: Value,
    dims: Value,
    axis: u32,
    length: u32,
) -> Result<(u32, u32)> {
    // Both are there before either has to be a number.
    let (from, size) = (item(lane, start, axis)?, item(lane, dims, axis)?);
    let (from, size) = (from.to_int()?, size.to_int()?);
    Ok(slice(length, from, from.saturating_add(size)))
}

/// The crop of anything; columns are looked at only when there is a row.
fn crop_any<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    start: Value,
    dims: Value,
) -> Result<Value> {
    range(lane, start, dims, 0, 0)?;
    if !value.is_tuple() {
        return Err(Fail::Type);
    }
    let height = lane.size(value)?;
    let rows = range(lane, start, dims, 0, height)?;
    if rows.1 == 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    range(lane, start, dims, 1, 0)?;
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        let cols = range(lane, start, dims, 1, grid.width)?;
        return meeting(lane, grid, rows, cols);
    }
    parts_of_rows(lane, value, rows, |lane, width| range(lane, start, dims, 1, width))
}

/// The tuple of the parts of some rows, which must be tuples: those that `columns` gives for the length of a row.
#[inline(never)]
fn parts_of_rows<'a, T: Team>(
    lane: &mut Lane<'a, T>,
    value: Value,
    (first, height): (u32, u32),
    columns: impl Fn(&mut Lane<'a, T>, u32) -> Result<(u32, u32)>,
) -> Result<Value> {
    lane.room(2 * height)?;
    let mut rows = lane.list(height);
    for i in first..first + height {
        let row = item(lane, value, i)?;
        if !row.is_tuple() {
            return Err(Fail::Type);
        }
        let (left, width) = columns(lane, lane.size(row)?)?;
        lane.room(2 * width)?;
        let mut part = lane.list(width);
        for j in left..left + width {
            let element = item(lane, row, j)?;
            lane.push(&mut part, element);
        }
        let part = lane.tuple(part)?;
        lane.push(&mut rows, part);
    }
    lane.tuple(rows)
}

/// The rows and columns of a grid that `row` names and `columns` (a word for each strip) marks.
#[inline(always)]
fn select<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    (height, width): (u32, u32),
    row: impl Fn(Space<'_, T::Short>, u32) -> u32,
    columns: impl Fn(Space<'_, T::Short>, u32) -> u32,
) -> Result<Value> {
    let strips = grid.plane(0).strips();
    // The first strip of a tile and the columns before it; tiles come from left to right.
    let (mut first, mut passed) = (0, 0);
    // What most grids need is needed once.
    let short = lane.space.short();
    let only = (strips == 1).then(|| columns(short, 0));
    let columns = |space, strip| only.unwrap_or_else(|| columns(space, strip));
    let only_steps = only.map(compress_steps);
    lane.build_grid(height, width, |space, i, j| {
        let team = space.team;
        while first < strips {
            let end = passed + columns(space, first).count_ones();
            if end > j {
                break;
            }
            (first, passed) = (first + 1, end);
        }
        let mut planes: Planes<T::Short> = [team.empty(); PLANES];
        let mut before = passed;
        for strip in first..strips {
            if before >= j + 32 {
                break;
            }
            let mask = columns(space, strip);
            let steps = only_steps.unwrap_or_else(|| compress_steps(mask));
            let len = height.wrapping_sub(i).min(T::Short::ROWS);
            let from = |k| row(space, i.wrapping_add(k));
            // Mostly rows that lie one after the other.
            let (top, last) = (from(0), from(len.wrapping_sub(1)));
            let run = (last.wrapping_sub(top) < len).then_some(top);
            for (p, plane) in (0..).zip(&mut planes) {
                let bits = grid.plane(p);
                let t = match run {
                    Some(top) => {
                        let at = bits.at + strip * bits.rows + top;
                        team.rows(space.words, at, len, 0)
                    }
                    None => gather_rows(space, bits, strip, from, len),
                };
                let t = team.map(t, |word| compressed(word, mask, &steps));
                let t = team.across(t, j.wrapping_sub(before) as i32);
                *plane = team.zip(*plane, t, |a, b| a | b);
            }
            before += mask.count_ones();
        }
        planes
    })
}

/// The first `len` of the words of a strip that `from` names.
#[inline(always)]
fn gather_rows<T: Rows>(
    space: Space<'_, T>,
    bits: Bits,
    strip: u32,
    from: impl Fn(u32) -> u32,
    len: u32,
) -> T::Tile {
    let at = bits.at + strip * bits.rows;
    space.team.make(|k| if k < len { space.team.load(space.words, at + from(k)) } else { 0 })
}

/// How [`compressed`] moves the bits of a mask: by 1, 2, 4, 8 and 16 places.
#[inline(always)]
fn compress_steps(mask: u32) -> [u32; 5] {
    // The first columns are where they belong.
    if mask & mask.wrapping_add(1) == 0 {
        return [0; 5];
    }
    let mut mask = mask;
    // The zeros to the right of each bit, counted modulo 2, then 4, then 8 and so on.
    let mut zeros = !mask << 1;
    let mut by = 1;
    [(); 5].map(|()| {
        let mut odd = zeros;
        for n in [1, 2, 4, 8, 16] {
            odd ^= odd << n;
        }
        let moves = odd & mask;
        mask = mask ^ moves | moves >> by;
        zeros &= !odd;
        by *= 2;
        moves
    })
}

/// The bits of a word that a mask marks, moved together.
#[inline(always)]
fn compressed<W: Word>(word: W, mask: u32, steps: &[u32; 5]) -> W {
    let mut word = word & mask;
    let mut by = 1;
    for &moves in steps {
        if moves != 0 {
            let moving = word & moves;
            word = word ^ moving | moving >> by;
        }
        by *= 2;
    }
    word
}

/// The cells whose row and column are multiples of a factor.
pub fn downscale<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, factor] = *args else { return Err(Fail::Type) };
    let (height, width) = extent(lane, value)?;
    let factor = factor.to_int()?;
    if factor == 0 {
        return Err(Fail::Zero);
    }
    let step = factor.unsigned_abs().min(height.max(width).max(1).into()).max(1) as u32;
    match value.tag() {
        Tag::Grid if step == 1 => Ok(value),
        Tag::Grid => downscaled(lane, lane.grid_at(value), step),
        _ => downscaled_rows(lane, value, (height, width), step),
    }
}

/// The same for what is no grid of colors. All rows must have the elements, also those that go.
#[inline(never)]
fn downscaled_rows<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    (height, width): (u32, u32),
    step: u32,
) -> Result<Value> {
    let step = step.max(1);
    let len = width.div_ceil(step);
    lane.room(2 * height.div_ceil(step))?;
    let mut rows = lane.list(height.div_ceil(step));
    for i in 0..height {
        lane.room(2 * len)?;
        let mut cells = lane.list(len);
        for k in 0..len {
            let row = item(lane, value, i)?;
            let cell = item(lane, row, k * step)?;
            lane.push(&mut cells, cell);
        }
        if i % step == 0 {
            let cells = lane.tuple(cells)?;
            lane.push(&mut rows, cells);
        }
    }
    lane.tuple(rows)
}

#[inline(never)]
fn downscaled<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, step: u32) -> Result<Value> {
    let step = step.max(1);
    let shape = (grid.height.div_ceil(step), grid.width.div_ceil(step));
    let column = |_: Space<'_, T::Short>, strip: u32| {
        // Again, for a compiler that sees this function alone: no division by zero.
        let step = step.max(1);
        let first = (32 * strip).div_ceil(step) * step - 32 * strip;
        let marks = (first..32).step_by(step as usize).fold(0, |marks, j| marks | 1u32 << (j & 31));
        marks & low(grid.width - 32 * strip)
    };
    select(lane, grid, shape, |_, i| i.wrapping_mul(step), column)
}

/// The part of a grid in the box around a patch.
pub fn subgrid<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [patch, grid] = *args else { return Err(Fail::Type) };
    let tok = lane.dialect.is_tok();
    if tok && lane.is_empty(patch) {
        return Ok(Value::EMPTY_TUPLE);
    }
    let proper = match patch.tag() {
        Tag::Indices => true,
        Tag::Object => patch.form() == lane.dialect.form(),
        _ => false,
    };
    let (start, dims) = if proper {
        let Rect { i, j, rows, cols } = lane.mask(patch).rect();
        (Value::pair(i.into(), j.into())?, Value::pair(rows.into(), cols.into())?)
    } else {
        let start = lane.inner(op::ULCORNER, ulcorner, &[patch])?;
        let dims = match tok {
            true => lane.inner(op::SHAPE_F, shape_f, &[patch])?,
            false => lane.inner(op::SHAPE, shape, &[patch])?,
        };
        (start, dims)
    };
    lane.inner(op::CROP, crop, &[grid, start, dims])
}

/// How long the parts are when a side is cut in `n`, and how far apart they start; fails for too many.
fn parts<T: Team>(lane: &Lane<'_, T>, length: u32, n: i64) -> Result<(i64, i64)> {
    let length = i64::from(length);
    let (Some(size), Some(rest)) = (length.checked_div_euclid(n), length.checked_rem(n)) else {
        return Err(Fail::Zero);
    };
    lane.check_elements(n.max(0) as u64)?;
    Ok((size, size + i64::from(rest != 0)))
}

/// The tuple of `n` crops of these dimensions, each a step further along one axis.
fn crops<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Value,
    n: i64,
    step: (i64, i64),
    dims: (i64, i64),
) -> Result<Value> {
    let n = n.max(0);
    let dims = Value::pair(dims.0, dims.1)?;
    lane.room(2 * n as u32)?;
    let mut list = lane.list(n as u32);
    for k in 0..n {
        let start = Value::pair(k * step.0, k * step.1)?;
        let cut = lane.inner(op::CROP, crop, &[grid, start, dims])?;
        lane.push(&mut list, cut);
    }
    lane.tuple(list)
}

/// The grid cut in parts side by side.
pub fn hsplit<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, n] = *args else { return Err(Fail::Type) };
    let (height, width) = extent(lane, grid)?;
    let n = n.to_int()?;
    let (size, step) = parts(lane, width, n)?;
    crops(lane, grid, n, (0, step), (height.into(), size))
}

/// The grid cut in parts, one under the other.
pub fn vsplit<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, n] = *args else { return Err(Fail::Type) };
    let height = lane.size(grid)?;
    let n = n.to_int()?;
    let (size, step) = parts(lane, height, n)?;
    let (_, width) = extent(lane, grid)?;
    crops(lane, grid, n, (step, 0), (size, width.into()))
}

/// The grid without its border.
pub fn trim<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        return meeting(lane, grid, slice(grid.height, 1, -1), slice(grid.width, 1, -1));
    }
    if !value.is_tuple() {
        return Err(Fail::Type);
    }
    let rows = slice(lane.size(value)?, 1, -1);
    if rows.1 == 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    parts_of_rows(lane, value, rows, |_, width| Ok(slice(width, 1, -1)))
}

/// The first or second half of a length, without its middle: first and length.
const fn half(length: u32, second: bool) -> (u32, u32) {
    if second { (length.div_ceil(2), length / 2) } else { (0, length / 2) }
}

/// The upper or lower half of any tuple.
fn half_of_rows<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], second: bool) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        return meeting(lane, grid, half(grid.height, second), (0, grid.width));
    }
    if !value.is_tuple() {
        return Err(Fail::Type);
    }
    let (first, len) = half(lane.size(value)?, second);
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    for k in first..first + len {
        let element = lane.nth(value, k)?.unwrap_or(Value::MISSING);
        lane.push(&mut list, element);
    }
    lane.tuple(list)
}

/// The left or right half of any tuple of containers: of what is no grid, half of the rows when it is turned.
fn half_of_columns<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], second: bool) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        let columns = half(grid.width, second);
        if columns.1 == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        return meeting(lane, grid, (0, grid.height), columns);
    }
    if value == Value::EMPTY_TUPLE {
        return Ok(value);
    }
    let turned = rot90(lane, &[value])?;
    let half = half_of_rows(lane, &[turned], second)?;
    rot270(lane, &[half])
}

/// The upper half without the middle row.
pub fn tophalf<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    half_of_rows(lane, args, false)
}

/// The lower half without the middle row.
pub fn bottomhalf<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    half_of_rows(lane, args, true)
}

/// The left half without the middle column.
pub fn lefthalf<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    half_of_columns(lane, args, false)
}

/// The right half without the middle column.
pub fn righthalf<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    half_of_columns(lane, args, true)
}

/// The grid without the rows and columns of a single color.
pub fn compress<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        return compress_grid(lane, value, grid);
    }
    check_rows(lane, value)?;
    let columns = match lane.dialect.is_tok() {
        true => lane.inner(op::DMIRROR_T, dmirror_t, &[value])?,
        false => lane.inner(op::DMIRROR, dmirror, &[value])?,
    };
    check_rows(lane, columns)?;
    compress_rows(lane, value, columns)
}

/// The rows that differ inside, without the columns that do not.
#[inline(never)]
fn compress_rows<T: Team>(lane: &mut Lane<'_, T>, value: Value, columns: Value) -> Result<Value> {
    let (height, width) = (lane.size(value)?, lane.size(columns)?);
    let dropped = lane.scratch(width);
    lane.check()?;
    let mut elements = lane.elements(columns)?;
    let mut column = 0;
    while let Some(line) = elements.next(lane)? {
        let single = is_single(lane, line)?;
        lane.put(dropped + column, single.into());
        column += 1;
    }
    lane.sync();
    lane.room(2 * height)?;
    let mut rows = lane.list(height);
    let mut lines = lane.elements(value)?;
    while let Some(line) = lines.next(lane)? {
        if is_single(lane, line)? {
            continue;
        }
        let len = lane.size(line)?;
        lane.room(2 * len)?;
        let mut row = lane.list(len);
        let mut cells = lane.elements(line)?;
        let mut column = 0;
        while let Some(cell) = cells.next(lane)? {
            if column >= width || lane.load(dropped + column) == 0 {
                lane.push(&mut row, cell);
            }
            column += 1;
        }
        let row = lane.tuple(row)?;
        lane.push(&mut rows, row);
    }
    lane.tuple(rows)
}

/// Whether a row or column has elements, and all are equal.
fn is_single<T: Team>(lane: &mut Lane<'_, T>, line: Value) -> Result<bool> {
    let mut elements = lane.elements(line)?;
    let Some(first) = elements.next(lane)? else { return Ok(false) };
    while let Some(element) = elements.next(lane)? {
        if !lane.equal(first, element)? {
            return Ok(false);
        }
    }
    Ok(true)
}

#[inline(never)]
fn compress_grid<T: Team>(lane: &mut Lane<'_, T>, value: Value, grid: Grid) -> Result<Value> {
    let begin = lane.begin_scratch();
    let strips = grid.plane(0).strips();
    let (rows, columns) = (lane.scratch(grid.height), lane.scratch(strips));
    lane.check()?;
    let height = varied_rows(lane, grid, rows);
    let mut width = 0;
    for strip in 0..strips {
        let marks = varied_columns(lane, grid, strip);
        lane.put(columns + strip, marks);
        width += marks.count_ones();
    }
    lane.sync();
    if (height, width) == (grid.height, grid.width) {
        lane.end_scratch(begin);
        return Ok(value);
    }
    let load = |space: Space<'_, T::Short>, at| space.team.load(space.words, at);
    let row = |space: Space<'_, T::Short>, i| load(space, rows + i);
    let made =
        select(lane, grid, (height, width), row, |space, strip| load(space, columns + strip));
    lane.end_scratch(begin);
    made
}

/// Writes the numbers of the rows that have several colors, or none, and says how many they are.
fn varied_rows<T: Team>(lane: &Lane<'_, T>, grid: Grid, out: u32) -> u32 {
    let space = lane.space.short();
    let (mut len, mut top) = (0, 0);
    while top < grid.height {
        let kept = match grid.width {
            0 => !0,
            1..=32 => rows_of_several(space, grid, top),
            _ => long_rows_of_several(space, grid, top),
        };
        let rows = (grid.height - top).min(T::Short::ROWS);
        for k in crate::patch::bits(kept & low(rows)) {
            lane.put(out + len, top + k);
            len += 1;
        }
        top += T::Short::ROWS;
    }
    len
}

/// [`rows_of_several`] of any number of columns.
fn long_rows_of_several<R: Rows>(space: Space<'_, R>, grid: Grid, top: u32) -> u32 {
    let (team, i) = (space.team, top as i32);
    let mut varied = team.empty();
    // What the first cell of each row has, as a whole row.
    let first = space.planes(grid, i, 0).map(|t| team.map_rows(t, |row| (row & 1).wrapping_neg()));
    for strip in 0..grid.plane(0).strips() {
        let cols = low(grid.width - 32 * strip);
        let planes = space.planes(grid, i, 32 * strip as i32);
        for (t, first) in planes.into_iter().zip(first) {
            let differ = team.zip(t, first, |a, b| (a ^ b) & cols);
            varied = team.zip(varied, differ, |a, b| a | b);
        }
    }
    team.ballot(varied)
}

/// The columns of a strip that have several colors.
fn varied_columns<T: Team>(lane: &Lane<'_, T>, grid: Grid, strip: u32) -> u32 {
    let space = lane.space.short();
    let team = space.team;
    let mut varied = team.empty();
    let first = [0, 1, 2, 3].map(|p| lane.load(grid.plane(p).at + strip * grid.height));
    let mut top = 0;
    while top < grid.height {
        let planes = space.planes(grid, top as i32, 32 * strip as i32);
        let rows = team.rect(grid.height - top, 32);
        for (t, first) in planes.into_iter().zip(first) {
            let differ = team.zip(t, rows, |t, rows| (t ^ first) & rows);
            varied = team.zip(varied, differ, |a, b| a | b);
        }
        top += T::Short::ROWS;
    }
    team.or(varied)
}
