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
use crate::tile::{self, low};
use crate::value::{Code, Result, Tag, Value};
use crate::words::Words;

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

/// The words of the four planes of each row of a small grid.
type Board = [[u32; PLANES]; 32];

/// A row of each code, in all four planes.
const FULL: [[u32; PLANES]; 16] = {
    let mut full = [[0; PLANES]; 16];
    let mut k = 0;
    while k < 16 * PLANES {
        let (code, p) = (k / PLANES, k % PLANES);
        full[code][p] = (code as u32 >> p & 1).wrapping_neg();
        k += 1;
    }
    full
};

/// Draws a cell of a small grid.
#[inline(always)]
fn draw_cell(rows: &mut Board, grid: Grid, (code, i, j): (Code, i32, i32)) {
    if i as u32 >= grid.height || j as u32 >= grid.width {
        return;
    }
    let cell = 1u32 << (j & 31);
    let (row, full) = (&mut rows[i as usize & 31], &FULL[code as usize & 15]);
    *row = tile::zip(row, full, |old, new| old & !cell | new & cell);
}

/// The words of the four planes of a small grid.
#[inline(always)]
fn planes_of(words: Words<'_>, grid: Grid) -> [&[Cell<u32>]; PLANES] {
    [0, 1, 2, 3].map(|p| words.all(grid.plane(p).at, grid.height))
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
    let mut rows: Board = [[0; PLANES]; 32];
    let [a, b, c, d] = planes_of(words, grid);
    for ((((row, a), b), c), d) in rows.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *row = [a.get(), b.get(), c.get(), d.get()];
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
    let [a, b, c, d] = planes_of(words, made);
    for ((((row, a), b), c), d) in rows.iter().zip(a).zip(b).zip(c).zip(d) {
        for (word, &new) in [a, b, c, d].into_iter().zip(row) {
            word.set(new);
        }
    }
    Ok(Some(lane.grid_value(made)))
}
