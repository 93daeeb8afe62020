//! Drawing by a thread alone on a grid of at most 32 columns: the grid is copied, and of the copy only those rows are
//! read and written where something is drawn.

use core::cell::Cell;

use super::draw::cell_tag;
use super::places::Places;
use crate::grid::{Grid, PLANES};
use crate::lane::{LIST_HEADER, Lane};
use crate::mask::Space;
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

/// A small grid with the cells of a list drawn on it, one after the other; none for anything but such a list.
#[inline(never)]
pub(super) fn with_list<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    list: Value,
) -> Result<Option<Value>> {
    let is_list = matches!(list.tag(), Tag::Tuple | Tag::Set) && list.extra() > 0;
    if !is_list {
        return Ok(None);
    }
    let tag = cell_tag(lane);
    let words = lane.space.words;
    // The four planes of each row, two in a word.
    let mut rows = [[0u64; 2]; 32];
    let planes = words.all(grid.at, PLANES as u32 * grid.height);
    for (p, plane) in planes.chunks(grid.height.max(1) as usize).enumerate() {
        for (row, word) in rows.iter_mut().zip(plane) {
            row[(p / 2) & 1] |= u64::from(word.get()) << (p % 2 * 32);
        }
    }
    for cell in words.all(list.at() + LIST_HEADER, 2 * list.extra()).as_chunks().0 {
        let [low, high]: &[Cell<u32>; 2] = cell;
        let value = Value::from_bits(u64::from(low.get()) | u64::from(high.get()) << 32);
        if value.tag() != tag {
            return Ok(None);
        }
        let (code, i, j) = value.as_cell().unwrap_or_default();
        if i as u32 >= grid.height || j as u32 >= grid.width {
            continue;
        }
        let by = j & 31;
        let [first, second] = &mut rows[i as usize & 31];
        let others = !(PAIRS[3] << by);
        *first = *first & others | PAIRS[code as usize & 3] << by;
        *second = *second & others | PAIRS[code as usize >> 2 & 3] << by;
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
