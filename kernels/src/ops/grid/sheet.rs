//! Drawing by a thread alone on a grid of at most 32 columns: the grid is copied, and of the copy only those rows are
//! read and written where something is drawn.

use core::cell::Cell;

use super::draw::cell_tag;
use super::places::Places;
use crate::grid::{Grid, PLANES};
use crate::lane::{LIST_HEADER, Lane};
use crate::mask::Space;
use crate::ops::patch::listed::Listed;
use crate::ops::patch::read::Reading;
use crate::team::{Rows, Team};
use crate::tile::low;
use crate::value::{Code, Result, Tag, Value};

/// Whether patches with such bitmaps can be drawn that way.
#[inline(always)]
pub(super) fn is_narrow<T: Team>(grid: Grid, places: Places) -> bool {
    T::THREADS == 1 && grid.width.wrapping_sub(1) < 32 && places.mask.bits.cols <= 32
}

/// A copy to be drawn on.
#[inline(always)]
pub(super) fn copied<T: Team>(lane: &mut Lane<'_, T>, grid: Grid) -> Result<Grid> {
    let made = lane.new_grid(grid.height, grid.width)?;
    let Space { team, words } = lane.space.short();
    team.copy(words, made.at, grid.at, PLANES as u32 * grid.height);
    Ok(made)
}

/// Gives the cells of a copy at some places a color.
#[inline(always)]
pub(super) fn color<T: Rows>(space: Space<'_, T>, sheet: Grid, places: Places, code: Code) {
    color_some(space, sheet, places, code, |_, cells| cells);
}

/// The same where the copy has the color `under` only.
#[inline(always)]
pub(super) fn color_under<T: Rows>(
    space: Space<'_, T>,
    sheet: Grid,
    places: Places,
    code: Code,
    under: Code,
) {
    color_some(space, sheet, places, code, |at, cells| {
        let old = space.team.rows_of_four(space.words, at, sheet.height, T::ROWS);
        space.team.zip(cells, space.of_code(old, under), |a, b| a & b)
    });
}

/// The same for those that `f` keeps of some rows.
#[inline(always)]
fn color_some<T: Rows>(
    space: Space<'_, T>,
    sheet: Grid,
    places: Places,
    code: Code,
    f: impl Fn(u32, T::Tile) -> T::Tile,
) {
    let Space { team, words } = space;
    let Places { mask, planes } = places;
    let rows = places.rows(sheet);
    let columns = low(sheet.width);
    // What is below the sheet is not read.
    let count = (rows.end as i32).wrapping_sub(mask.i) as u32;
    let mut top = rows.start;
    while top < rows.end {
        let from = (top as i32).wrapping_sub(mask.i);
        let mut cells = team.rows(words, mask.bits.at, count, from);
        let mut at = mask.bits.at;
        for _ in 1..planes {
            at = at.wrapping_add(mask.bits.rows);
            let more = team.rows(words, at, count, from);
            cells = team.zip(cells, more, |a, b| a | b);
        }
        let cells = team.across(cells, mask.j.wrapping_neg());
        let cells = team.map(cells, |row| row & columns);
        // Rows behind the patch, also those behind the sheet, have no cell and are written as they are.
        let at = sheet.at + top;
        team.color_four(words, at, sheet.height, f(at, cells), code);
        top += T::ROWS;
    }
}

/// Whether cells can be drawn on such a grid one by one.
#[inline(always)]
pub(super) fn is_small<T: Team>(grid: Grid) -> bool {
    T::THREADS == 1 && grid.height <= 32 && grid.width.wrapping_sub(1) < 32
}

/// A cell in the first column of a row, in none, one or both of two planes.
const PAIRS: [u64; 4] = [0, 1, 1 << 32, 1 << 32 | 1];

/// The four planes of each row of a small grid, two in a word.
type Pairs = [[u64; 2]; 32];

/// Draws a cell of a small grid.
#[inline(always)]
fn draw_cell(rows: &mut Pairs, grid: Grid, (code, i, j): (Code, i32, i32)) {
    if i as u32 >= grid.height || j as u32 >= grid.width {
        return;
    }
    let by = j & 31;
    let [first, second] = &mut rows[i as usize & 31];
    let others = !(PAIRS[3] << by);
    *first = *first & others | PAIRS[code as usize & 3] << by;
    *second = *second & others | PAIRS[code as usize >> 2 & 3] << by;
}

/// A small grid with the cells of a list drawn on it, one after the other; none for anything but such a list.
#[inline(never)]
pub(super) fn with_list<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    list: Value,
) -> Result<Option<Value>> {
    let in_rows = match list.tag() {
        Tag::Tuple | Tag::Set if list.extra() > 0 => None,
        // Cells whose rows and columns are colors, too.
        Tag::Grid => match Listed::of(lane, Reading::Cells, list) {
            Some(listed) => Some(listed),
            None => return Ok(None),
        },
        _ => return Ok(None),
    };
    let tag = cell_tag(lane);
    let words = lane.space.words;
    let mut rows: Pairs = [[0; 2]; 32];
    let planes = words.all(grid.at, PLANES as u32 * grid.height);
    for (p, plane) in planes.chunks(grid.height.max(1) as usize).enumerate() {
        for (row, word) in rows.iter_mut().zip(plane) {
            row[(p / 2) & 1] |= u64::from(word.get()) << (p % 2 * 32);
        }
    }
    for k in 0..in_rows.map_or(0, |listed| listed.len) {
        let cell = in_rows.and_then(|listed| listed.get(lane, k)).unwrap_or_default();
        draw_cell(&mut rows, grid, cell);
    }
    let values = if in_rows.is_some() { 0 } else { list.extra() };
    for cell in words.all(list.at() + LIST_HEADER, 2 * values).as_chunks().0 {
        let [low, high]: &[Cell<u32>; 2] = cell;
        let value = Value::from_bits(u64::from(low.get()) | u64::from(high.get()) << 32);
        if value.tag() != tag {
            return Ok(None);
        }
        draw_cell(&mut rows, grid, value.as_cell().unwrap_or_default());
    }
    let made = lane.new_grid(grid.height, grid.width)?;
    let planes = words.all(made.at, PLANES as u32 * made.height);
    for (p, plane) in planes.chunks(made.height.max(1) as usize).enumerate() {
        for (word, row) in plane.iter().zip(&rows) {
            word.set((row[(p / 2) & 1] >> (p % 2 * 32)) as u32);
        }
    }
    Ok(Some(lane.grid_value(made)))
}
