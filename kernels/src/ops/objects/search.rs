//! Where an object is found in a grid.

use super::super::grid::loose::{int_item, item, unpack};
use super::alone;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::mask::{Bits, Rect, Space};
use crate::ops::{height, normalize, shape_f, shift, width};
use crate::patch::Object;
use crate::table::op;
use crate::team::{Rows, Team, Word};
use crate::tile::{FRAMED, row_right};
use crate::value::{Dialect, Fail, Form, Result, Tag, Value, code};
use crate::words::Words;

/// Where the upper left corner of an object's box may be so that all its cells meet their color in a grid.
pub fn occurrences<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, object] = *args else { return Err(Fail::Type) };
    let proper = object.tag() == Tag::Object && object.form() == lane.dialect.form();
    if value.tag() == Tag::Grid && proper {
        let (grid, object) = (lane.grid_at(value), lane.object(object));
        lane.spend(u64::from(grid.cells()) * u64::from(object.mask.count))?;
        let Rect { rows, cols, .. } = object.rect();
        let places = [(grid.height, rows), (grid.width, cols)]
            .map(|(length, taken)| (length + 1).saturating_sub(taken));
        return fitting(lane, grid, object, places);
    }
    if value.tag() == Tag::Grid && has_odd_color(lane, object)? {
        lane.spend(u64::from(lane.grid_at(value).cells()) * u64::from(lane.size(object)?))?;
        return Ok(Value::EMPTY_SET);
    }
    search_any(lane, value, object)
}

/// Whether an object of the running dialect has a color that no grid of planes has.
fn has_odd_color<T: Team>(lane: &mut Lane<'_, T>, object: Value) -> Result<bool> {
    let form = lane.dialect.form();
    if object.tag() != Tag::Set || lane.object_form(object) != Some(form) {
        return Ok(false);
    }
    let place = if form == Form::ColorFirst { 0 } else { 2 };
    for k in 0..object.extra() {
        let color = int_item(lane, lane.item(object, k), place)?;
        if code(color).is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The places among the first `rows` × `cols` at which the box of an object may begin.
#[inline(never)]
fn fitting<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    object: Object,
    [rows, cols]: [u32; 2],
) -> Result<Value> {
    if rows == 0 || cols == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let begin = lane.begin_scratch();
    let frames = color_frames(lane, grid, object.colors)?;
    let frame = |code: u32| {
        let before = (object.colors & ((1 << code) - 1)).count_ones();
        Bits { at: frames + before * frames_words(grid), rows: grid.height, cols: grid.width }
    };
    let narrow = grid.width <= 32 && object.rect().cols <= 32;
    if T::THREADS == 1 && narrow && grid.height <= 32 && rows <= 32 {
        let found = fitting_in_tile(lane, object, frame, [rows, cols]);
        lane.end_scratch(begin);
        return found;
    }
    let found = lane.build_indices(Rect { i: 0, j: 0, rows, cols }, |space, i, j| {
        let team = space.team;
        if narrow {
            return team.across(fitting_in_strip(space, object, frame, i), j);
        }
        let mut fits = team.make(|_| !0);
        for code in object.codes() {
            for (di, dj) in space.cells(object.plane(code)) {
                let (di, dj) = (di.wrapping_sub(object.mask.i), dj.wrapping_sub(object.mask.j));
                let there = space.window(frame(code), i + di, j + dj);
                fits = team.zip(fits, there, |a, b| a & b);
                if team.or(fits) == 0 {
                    return fits;
                }
            }
        }
        fits
    });
    lane.end_scratch(begin);
    found
}

/// The places for a thread alone, where they and the grid are no more than a tile.
#[inline(always)]
fn fitting_in_tile<T: Team>(
    lane: &mut Lane<'_, T>,
    object: Object,
    frame: impl Fn(u32) -> Bits,
    [rows, cols]: [u32; 2],
) -> Result<Value> {
    let space = lane.space.short();
    let team = space.team;
    let mut found = FRAMED;
    let (mut top, mut used, mut columns) = (0, 0, 0);
    while top < rows {
        let t = fitting_in_strip(space, object, &frame, top as i32);
        let t = team.keep(t, rows - top, cols);
        let all = team.or(t);
        if all != 0 {
            columns |= all;
            used |= row_right(team.ballot(t), top);
            team.put(Words::new(&mut found), top + 1, T::Short::ROWS, t);
        }
        top += T::Short::ROWS;
    }
    if used == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let span = (used.trailing_zeros() + 1, 33 - used.leading_zeros());
    let span = (span.0 as usize, span.1 as usize);
    let mask = alone::moved_out(lane, &mut found, span, columns)?;
    lane.indices(mask)
}

/// The places of a tile that begins with row `i`, for a grid and an object of one strip each: row by row of the object.
#[inline(always)]
fn fitting_in_strip<R: Rows>(
    space: Space<'_, R>,
    object: Object,
    frame: impl Fn(u32) -> Bits,
    i: i32,
) -> R::Tile {
    let team = space.team;
    let mut fits = team.make(|_| !0);
    for code in object.codes() {
        let (there, cells) = (frame(code), object.plane(code).bits);
        for row in 0..cells.rows {
            let pattern = team.load(space.words, cells.at + row);
            if pattern == 0 {
                continue;
            }
            let t = team.rows(space.words, there.at, there.rows, i + row as i32);
            let row_fits = team.map(t, |word| fitting_in_row(word, pattern));
            fits = team.zip(fits, row_fits, |a, b| a & b);
            if team.or(fits) == 0 {
                return fits;
            }
        }
    }
    fits
}

/// Where in a row a pattern may begin so that all its cells are there.
#[inline(always)]
fn fitting_in_row<W: Word>(row: W, mut pattern: u32) -> W {
    // Many rows have a single cell.
    if pattern & pattern.wrapping_sub(1) == 0 {
        return row >> (pattern.trailing_zeros() & 31);
    }
    let mut fits = row | !0;
    while pattern != 0 {
        let start = pattern.trailing_zeros();
        let length = (pattern >> start).trailing_ones();
        // Runs of cells: of one, two, four, and so on.
        let (mut run, mut done) = (row, 1);
        while done < length {
            let step = done.min(length - done);
            run = run & run >> step;
            done += step;
        }
        fits = fits & run >> start;
        // A carry from its first cell takes the run away.
        pattern &= pattern.wrapping_add(1 << start);
    }
    fits
}

/// Some words more than the frames have, so that a tile can be read from any of their rows.
const BEHIND: u32 = 32;

fn frames_words(grid: Grid) -> u32 {
    grid.plane(0).words()
}

/// The cells of each of these colors, as bitmaps in scratch memory one after the other.
fn color_frames<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, colors: u32) -> Result<u32> {
    let frames = frames_words(grid).saturating_mul(colors.count_ones());
    let frames = lane.scratch(frames.saturating_add(BEHIND));
    lane.check()?;
    let mut at = frames;
    let space = lane.space.short();
    for Rect { i, j, rows, cols } in grid.rect().tiles(T::Short::ROWS) {
        let planes = space.planes_from(grid, i as u32, j as u32);
        let inside = space.team.rect(rows, cols);
        for (k, code) in (0..).zip(crate::patch::bits(colors)) {
            let t = space.team.zip(space.of_code(planes, code), inside, |a, b| a & b);
            space.team.put(space.words, at + k * frames_words(grid), rows, t);
        }
        at += rows;
    }
    lane.sync();
    Ok(frames)
}

/// The search for what is no proper object of the dialect.
fn search_any<T: Team>(lane: &mut Lane<'_, T>, value: Value, object: Value) -> Result<Value> {
    let normal = lane.inner(op::NORMALIZE, normalize, &[object])?;
    let first_row = item(lane, value, 0)?;
    let (rows, cols) = (lane.size(value)?, lane.size(first_row)?);
    let taken = match lane.dialect {
        Dialect::ReArc => (1, 1),
        Dialect::ArcDsl => (height(lane, &[object])?.to_int()?, width(lane, &[object])?.to_int()?),
        Dialect::Tokpidjin => {
            let shape = lane.inner(op::SHAPE_F, shape_f, &[object])?;
            int_pair(lane, shape)?
        }
    };
    let left = |length: u32, taken: i64| (i64::from(length) + 1).saturating_sub(taken);
    let (rows, cols) = (left(rows, taken.0), left(cols, taken.1));
    if rows <= 0 || cols <= 0 {
        return Ok(Value::EMPTY_SET);
    }
    let origin = Value::pair(0, 0)?;
    let normal = lane.inner(op::SHIFT, shift, &[normal, origin])?;
    let size = lane.size(normal)?;
    let proper = normal.tag() == Tag::Object && normal.form() == lane.dialect.form();
    if size > 0 && !proper || value.tag() != Tag::Grid {
        return Err(Fail::Unsupported);
    }
    let work = (rows as u64).saturating_mul(cols as u64);
    lane.spend(work.saturating_mul(1 + u64::from(size)))?;
    // Further out nothing but the empty object fits, and not often.
    let grid = lane.grid_at(value);
    let places = [(rows, grid.height), (cols, grid.width)]
        .map(|(n, length)| n.min(i64::from(length) + 1) as u32);
    if size > 0 {
        let object = lane.object(normal);
        return fitting(lane, grid, object, places);
    }
    let [rows, cols] = places;
    lane.check_elements(u64::from(rows) * u64::from(cols))?;
    lane.build_indices(Rect { i: 0, j: 0, rows, cols }, |space, _, _| space.team.make(|_| !0))
}

/// The two integers of a container of two.
fn int_pair<T: Team>(lane: &mut Lane<'_, T>, value: Value) -> Result<(i64, i64)> {
    if value.is_tuple() && lane.size(value)? == 2 {
        return Ok((int_item(lane, value, 0)?, int_item(lane, value, 1)?));
    }
    let [i, j] = unpack(lane, value)?;
    Ok((i.to_int()?, j.to_int()?))
}
