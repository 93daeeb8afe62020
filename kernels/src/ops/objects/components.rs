//! Connected cells, found by flooding whole tiles.
//!
//! Colors are gone through in ascending order, and the cells of a color from the first one on. Whatever is found from such a
//! cell has no lower color, and none of that color before the cell, or it would have been found earlier. So objects come
//! out in the order of a set, and the cell they start from is their first one.

use super::{alone, cell_weight};
use crate::grid::{Grid, Planes};
use crate::lane::{LIST_HEADER, Lane};
use crate::mask::{Bits, Mask, Rect, Space};
use crate::patch::{OBJECT_HEADER, Object, bits};
use crate::team::{Rows, Team};
use crate::tile::{Reach, row_right};
use crate::value::{Code, Result, Value};

/// What joins cells to an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joining {
    /// Whether they must have the same color.
    pub univalued: bool,
    /// Which cells touch.
    pub reach: Reach,
}

/// The set of the objects of the cells with these colors.
pub(super) fn find<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Value> {
    let begin = lane.begin_scratch();
    let found = if grid.height > 32 || grid.width > 32 {
        in_many_tiles(lane, grid, codes, joining)?
    } else if T::THREADS > 1 {
        in_one_tile(lane, grid, codes, joining)?
    } else if joining.univalued {
        alone::by_color(lane, grid, codes, joining.reach)?
    } else {
        alone::of_all_colors(lane, grid, codes, joining.reach)?
    };
    let set = found.set(lane);
    lane.end_scratch(begin);
    set
}

/// Objects in scratch memory, which grows downwards.
#[derive(Clone, Copy)]
pub(super) struct Found {
    end: u32,
    len: u32,
    /// The number of cells of all.
    cells: u32,
}

impl Found {
    pub(super) fn begin<T: Team>(lane: &Lane<'_, T>) -> Found {
        Found { end: lane.begin_scratch(), len: 0, cells: 0 }
    }

    /// Adds an object of so many cells, written as the running dialect does.
    #[inline(always)]
    pub(super) fn add<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        object: Value,
        count: u32,
    ) -> Result<()> {
        let at = lane.scratch(2);
        lane.check()?;
        lane.put_value(at, object);
        self.len += 1;
        self.cells = self.cells.saturating_add(count);
        Ok(())
    }

    /// The set of the objects, which were found in ascending order.
    pub(super) fn set<T: Team>(self, lane: &mut Lane<'_, T>) -> Result<Value> {
        lane.sync();
        lane.room(2 * self.len + LIST_HEADER)?;
        let mut list = lane.list(self.len);
        for k in 1..=self.len {
            let object = lane.value(self.end - 2 * k);
            lane.push(&mut list, object);
        }
        let cell = cell_weight(lane.dialect.form());
        lane.set_of_objects(list, self.cells.saturating_mul(cell).saturating_add(self.len))
    }
}

/// The objects of a grid of one tile, found by several threads.
#[inline(never)]
fn in_one_tile<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Found> {
    let team = lane.team();
    let minus = |a, b| team.zip(a, b, |a, b| a & !b);
    let planes = lane.planes(grid, 0, 0);
    let inside = team.rect(grid.height, grid.width);
    let mut open = inside;
    if !joining.univalued {
        let used = bits(codes).fold(team.empty(), |all, code| {
            team.zip(all, lane.of_code(planes, code), |a, b| a | b)
        });
        open = team.zip(inside, used, |a, b| a & b);
    }
    let mut found = Found::begin(lane);
    for code in bits(codes) {
        let mut seeds = team.zip(lane.of_code(planes, code), open, |a, b| a & b);
        while let Some(first) = team.first(seeds) {
            let within = if joining.univalued { seeds } else { open };
            let seed = team.make(|i| if i == first.0 { row_right(1, first.1) } else { 0 });
            let cells = team.flood(within, seed, joining.reach);
            let others = if joining.univalued { 0 } else { team.or(minus(cells, seeds)) };
            // Higher colors are looked for only where there are cells of another one.
            let colors = if others == 0 { 1 << code } else { codes >> code << code };
            let object = put_object(lane, planes, cells, colors, first)?;
            found.add(lane, object, lane.mask_count(object))?;
            seeds = minus(seeds, cells);
            if !joining.univalued {
                open = minus(open, cells);
            }
        }
    }
    Ok(found)
}

/// The object of these cells of a tile, whose first one is `first`; it has some of these colors.
#[inline(always)]
fn put_object<T: Team>(
    lane: &mut Lane<'_, T>,
    planes: Planes<T>,
    cells: T::Tile,
    colors: u32,
    first: (u32, u32),
) -> Result<Value> {
    let team = lane.team();
    let Some(extent) = team.extent(cells) else { return Ok(Value::EMPTY_SET) };
    let at = lane.top();
    lane.room(extent.rows * colors.count_ones() + OBJECT_HEADER)?;
    let mut present = colors;
    for code in bits(colors) {
        let mut t = cells;
        if colors.count_ones() > 1 {
            t = team.zip(lane.of_code(planes, code), cells, |a, b| a & b);
            if team.or(t) == 0 {
                present &= !(1 << code);
                continue;
            }
        }
        let at = lane.alloc(extent.rows);
        let tight = team.left(team.up(t, extent.row), extent.col);
        team.put(lane.space.words, at, extent.rows, tight);
    }
    let count = team.count(cells);
    let frame = Bits { at, rows: extent.rows, cols: extent.cols };
    let (i, j) = (extent.row as i32, extent.col as i32);
    lane.object_value(Object {
        mask: Mask { bits: frame, i, j, count },
        colors: present,
        first: (first.0 - extent.row, first.1 - extent.col),
        form: lane.dialect.form(),
    })
}

/// Bitmaps as large as the grid, and places to work, in scratch memory.
struct Frames {
    /// The cells of the color under way that are in no object yet.
    seeds: Mask,
    /// The cells of all colors that are in no object yet.
    open: Mask,
    /// A bitmap with a single cell.
    one: u32,
    /// Where cells around a seed go, where they are flooded, and where the result goes.
    around: u32,
    flooded: u32,
    result: u32,
}

#[inline(never)]
fn in_many_tiles<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Found> {
    let words = grid.plane(0).words();
    let frame = |at| {
        let bits = Bits { at, rows: grid.height, cols: grid.width };
        Mask { bits, i: 0, j: 0, count: grid.cells() }
    };
    let frames = Frames {
        seeds: frame(lane.scratch(words)),
        open: frame(lane.scratch(words)),
        one: lane.scratch(1),
        around: lane.scratch(words),
        flooded: lane.scratch(words),
        result: lane.scratch(words),
    };
    lane.check()?;
    lane.put(frames.one, 1);
    if !joining.univalued {
        put_cells(lane, grid, frames.open, codes, None);
    }
    let mut found = Found::begin(lane);
    for code in bits(codes) {
        let within = (!joining.univalued).then_some(frames.open);
        put_cells(lane, grid, frames.seeds, 1 << code, within);
        for i in 0..grid.height {
            for strip in 0..grid.plane(0).strips() {
                let at = frames.seeds.bits.at + strip * grid.height + i;
                loop {
                    let word = lane.load(at);
                    if word == 0 {
                        break;
                    }
                    let seed = (i as i32, (32 * strip + word.trailing_zeros()) as i32);
                    let cells = flood_around(lane, &frames, seed, joining);
                    remove(lane, frames.seeds, cells);
                    let object = if joining.univalued {
                        put_copy(lane, cells, code, seed)?
                    } else {
                        remove(lane, frames.open, cells);
                        put_large_object(lane, grid, cells, seed)?
                    };
                    found.add(lane, object, cells.count)?;
                }
            }
        }
    }
    Ok(found)
}

/// Writes the cells of a grid with these colors, if given only those that `within` has, to a bitmap as large.
fn put_cells<T: Team>(
    lane: &Lane<'_, T>,
    grid: Grid,
    out: Mask,
    colors: u32,
    within: Option<Mask>,
) {
    let space = lane.space.short();
    let (team, words) = (space.team, grid.words());
    team.sync();
    let mut k = 0;
    while k < words {
        let mut t = of_codes(space, space.planes_at(grid, k), colors, space.cells_at(grid, k));
        if let Some(within) = within {
            let open = team.rows(space.words, within.bits.at, words, k as i32);
            t = team.zip(t, open, |a, b| a & b);
        }
        team.put(space.words, out.bits.at + k, words - k, t);
        k += T::Short::ROWS;
    }
    team.sync();
}

/// Those of some cells that have one of these colors among the planes of a tile.
#[inline(always)]
fn of_codes<T: Rows>(
    space: Space<'_, T>,
    planes: Planes<T>,
    colors: u32,
    cells: T::Tile,
) -> T::Tile {
    let team = space.team;
    let join = |a, b| team.zip(a, b, |a, b| a | b);
    let all = bits(colors).fold(team.empty(), |all, code| join(all, space.of_code(planes, code)));
    team.zip(all, cells, |a, b| a & b)
}

/// The cells joined to a seed, the first one of its color. Looks at a tile around it first, and at twice as much on the sides where
/// that is not enough.
#[inline(never)]
fn flood_around<T: Team>(
    lane: &Lane<'_, T>,
    frames: &Frames,
    (i, j): (i32, i32),
    joining: Joining,
) -> Mask {
    let space = lane.space;
    let within = if joining.univalued { frames.seeds } else { frames.open };
    if T::THREADS == 1 {
        // Of one color nothing joins from above: it would have been found from there.
        let above = if joining.univalued { 0 } else { 8 };
        let place = (i as u32, j as u32);
        let near =
            alone::joined_near(lane, frames.result, within.bits, place, above, joining.reach);
        if let Some(found) = near {
            return found;
        }
    }
    let bits = Bits { at: frames.one, rows: 1, cols: 1 };
    let seed = Mask { bits, i, j, count: 1 };
    let mut region = Rect { i: i - 16, j: j - 16, rows: 32, cols: 32 };
    loop {
        let around = region.meet(within.rect());
        space.team.sync();
        let cut = space.crop(frames.around, within, around);
        let found = space.flood(frames.result, frames.flooded, cut, seed, joining.reach);
        let touches = wider(around, found.rect(), within.rect());
        match touches {
            None => return found,
            Some(wider) => region = wider,
        }
    }
}

/// A larger region, if cells that fill `found` may go on outside of `region` but inside of `all`.
fn wider(region: Rect, found: Rect, all: Rect) -> Option<Rect> {
    let end = |start: i32, length: u32| start.wrapping_add_unsigned(length);
    let up = found.i == region.i && region.i > all.i;
    let left = found.j == region.j && region.j > all.j;
    let last = (end(region.i, region.rows), end(region.j, region.cols));
    let down = end(found.i, found.rows) == last.0 && last.0 < end(all.i, all.rows);
    let right = end(found.j, found.cols) == last.1 && last.1 < end(all.j, all.cols);
    if !(up || left || down || right) {
        return None;
    }
    let grow = |start: i32, length: u32, before: bool, after: bool| {
        let more = |yes: bool| if yes { length } else { 0 };
        (start.wrapping_sub_unsigned(more(before)), length + more(before) + more(after))
    };
    let (i, rows) = grow(region.i, region.rows, up, down);
    let (j, cols) = grow(region.j, region.cols, left, right);
    Some(Rect { i, j, rows, cols }.meet(all))
}

/// Removes cells from a bitmap at the origin.
fn remove<T: Team>(lane: &Lane<'_, T>, from: Mask, cells: Mask) {
    let space = lane.space.short();
    let team = space.team;
    let Rect { i, j, rows, cols } = cells.rect();
    let last = j.wrapping_add_unsigned(cols.saturating_sub(1)) / 32;
    for strip in j / 32..=last {
        let mut done = 0;
        while done < rows {
            let i = i.wrapping_add_unsigned(done);
            let (here, gone) = (space.strip(from.bits, strip, i), space.tile(cells, i, 32 * strip));
            let t = team.zip(here, gone, |a, b| a & !b);
            let at = from.bits.at + strip as u32 * from.bits.rows + i as u32;
            team.sync();
            team.put(space.words, at, rows - done, t);
            done += T::Short::ROWS;
        }
    }
    team.sync();
}

/// The object of these cells of one color, whose first one is `first`.
fn put_copy<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: Mask,
    code: Code,
    first: (i32, i32),
) -> Result<Value> {
    let words = cells.bits.words();
    lane.room(words.saturating_add(OBJECT_HEADER))?;
    let at = lane.alloc(words);
    lane.team().short().copy(lane.space.words, at, cells.bits.at, words);
    put_object_of(lane, cells, at, 1 << code, first)
}

/// The object of these cells of a grid, whose first one is `first`.
#[inline(never)]
fn put_large_object<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    cells: Mask,
    first: (i32, i32),
) -> Result<Value> {
    let space = lane.space.short();
    let team = space.team;
    let cells_of = |part: Rect| {
        let planes = space.planes_from(grid, part.i as u32, part.j as u32);
        (planes, space.tile(cells, part.i, part.j))
    };
    let rect = cells.rect();
    let words = cells.bits.words();
    let at = lane.top();
    let present = rect.tiles(T::Short::ROWS).fold(0, |present, part| {
        let (planes, cells) = cells_of(part);
        space.codes(planes, cells, present)
    });
    lane.room(words.saturating_mul(present.count_ones()).saturating_add(OBJECT_HEADER))?;
    for code in bits(present) {
        for part in rect.tiles(T::Short::ROWS) {
            let (planes, cells) = cells_of(part);
            let at = lane.alloc(part.rows);
            team.put(space.words, at, part.rows, of_codes(space, planes, 1 << code, cells));
        }
    }
    put_object_of(lane, cells, at, present, first)
}

/// The object of these cells, whose colors' bitmaps are at `at`.
fn put_object_of<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: Mask,
    at: u32,
    colors: u32,
    first: (i32, i32),
) -> Result<Value> {
    lane.object_value(Object {
        mask: Mask { bits: Bits { at, ..cells.bits }, ..cells },
        colors,
        first: (first.0.wrapping_sub(cells.i) as u32, first.1.wrapping_sub(cells.j) as u32),
        form: lane.dialect.form(),
    })
}
