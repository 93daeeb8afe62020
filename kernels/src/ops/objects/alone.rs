//! Objects found by a thread alone, in grids of one tile: cells are taken out of their rows, piece by piece.
//!
//! Most grids have a dozen objects of a few cells, so what counts is how little is done for each of them: only its own rows are
//! looked at, and its words and its header are written where they stay.

use super::components::Found;
use crate::grid::{Grid, Inside};
use crate::lane::Lane;
use crate::mask::{Bits, Mask, Rect};
use crate::patch::{OBJECT_HEADER, Object, bits};
use crate::team::{Rows, Team};
use crate::tile::{FRAMED, Framed, Reach, row_right, take_below, take_piece};
use crate::value::{Code, Result, Value};
use crate::words::Words;

/// Rows of a [`Framed`] tile: the number of the first one, and of the one behind the last.
pub(super) type Span = (usize, usize);

/// A grid of one tile, color by color.
#[derive(Clone, Copy)]
pub(super) struct Sheet<T: Team> {
    grid: Grid,
    /// Its planes and its cells, where a tile of [`Space::each_tile`](crate::mask::Space::each_tile) is all of it.
    whole: Option<Inside<T::Short>>,
}

impl<T: Team> Sheet<T> {
    #[inline(always)]
    pub(super) fn new(lane: &Lane<'_, T>, grid: Grid) -> Sheet<T> {
        Sheet { grid, whole: lane.space.short().whole(grid) }
    }

    /// Writes the cells of one color to the rows of a tile that has none, and gives the rows that got some, one bit each.
    #[inline(always)]
    pub(super) fn put(&self, lane: &Lane<'_, T>, code: Code, out: &mut Framed) -> u32 {
        let team = lane.team().short();
        match self.whole {
            Some((planes, inside)) => {
                let cells = team.zip(team.of_code(planes, code), inside, |a, b| a & b);
                put_rows::<T>(team, self.grid, 0, cells, out)
            }
            None => put_larger(lane, self.grid, code, out),
        }
    }
}

/// [`Sheet::put`] of a grid that takes several tiles.
#[inline(never)]
fn put_larger<T: Team>(lane: &Lane<'_, T>, grid: Grid, code: Code, out: &mut Framed) -> u32 {
    let space = lane.space.short();
    let mut used = 0;
    space.each_tile(grid, |top, planes, inside| {
        let cells = space.team.zip(space.of_code(planes, code), inside, |a, b| a & b);
        used |= put_rows::<T>(space.team, grid, top, cells, out);
    });
    used
}

/// Writes the cells of a tile from [`Space::each_tile`](crate::mask::Space::each_tile) to rows that have none, and gives the rows
/// that got some.
#[inline(always)]
fn put_rows<T: Team>(
    team: T::Short,
    grid: Grid,
    top: u32,
    cells: <T::Short as Rows>::Tile,
    out: &mut Framed,
) -> u32 {
    let rows = Words::new(out);
    let put = |top: u32, t| {
        team.put(rows, top + 1, T::Short::ROWS, t);
        row_right(team.ballot(t), top)
    };
    if grid.width > 16 {
        return put(top, cells);
    }
    let upper = put(top, team.map(cells, |rows| rows & 0xffff));
    upper | put(top + T::Short::ROWS, team.map(cells, |rows| rows >> 16))
}

/// The columns of the cells in some rows.
#[inline(always)]
pub(super) fn columns_of(cells: &Framed, (top, end): Span) -> u32 {
    (top..end).fold(0, |all, i| all | cells[i & 63])
}

/// The box around cells in some rows, the first and the last of which have one, and in these columns.
#[inline(always)]
const fn box_of((top, end): Span, columns: u32) -> Rect {
    let col = columns.trailing_zeros() & 31;
    let last = 31 - (columns | 1).leading_zeros();
    let (rows, cols) = ((end - top) as u32, last.wrapping_sub(col).wrapping_add(1));
    Rect { i: top as i32 - 1, j: col as i32, rows, cols }
}

/// The object of the cells of one color in some rows and columns, which are moved out of the rows, and their number.
#[inline(always)]
pub(super) fn one_color<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: &mut Framed,
    span: Span,
    columns: u32,
    code: Code,
) -> Result<(Value, u32)> {
    let first = cells[span.0 & 63].trailing_zeros();
    let mask = moved_out(lane, cells, span, columns)?;
    let first = (0, first.wrapping_sub(mask.j as u32));
    let form = lane.dialect.form();
    let object = lane.small_object(Object { mask, colors: 1 << code, first, form })?;
    Ok((object, mask.count))
}

/// The mask of the cells in some rows and columns, which are moved out of the rows; there is room for an object's header behind.
#[inline(always)]
pub(super) fn moved_out<T: Team>(
    lane: &mut Lane<'_, T>,
    cells: &mut Framed,
    span: Span,
    columns: u32,
) -> Result<Mask> {
    let Rect { i, j, rows, cols } = box_of(span, columns);
    lane.room(rows + OBJECT_HEADER)?;
    let at = lane.alloc(rows);
    let (short, memory, from) = (lane.team().short(), lane.space.words, Words::new(cells));
    let (mut count, mut done) = (0, 0);
    while done < rows {
        // What is written behind the rows is free, and no more than a header.
        let row = span.0 as u32 + done;
        let t = short.rows(from, row, T::Short::ROWS, 0);
        count += short.count(t);
        short.put(memory, at + done, T::Short::ROWS, short.left(t, j as u32 & 31));
        short.put(from, row, T::Short::ROWS, short.empty());
        done += T::Short::ROWS;
    }
    Ok(Mask { bits: Bits { at, rows, cols }, i, j, count })
}

/// The cells joined to one at `(i, j)` within a bitmap at the origin, written to the words from `out` on. Looks at 32 rows, as many as
/// wanted of them above, and columns; none if the cells may go on outside. What is above the first row is not joined.
#[inline(never)]
pub(super) fn joined_near<T: Team>(
    lane: &Lane<'_, T>,
    out: u32,
    within: Bits,
    (i, j): (u32, u32),
    above: u32,
    reach: Reach,
) -> Option<Mask> {
    let space = lane.space.short();
    let (team, memory) = (space.team, space.words);
    let top = i.saturating_sub(above);
    let left = j.saturating_sub(12).min(within.cols.saturating_sub(32));
    let rows = (within.rows - top).min(32);
    let (mut open, mut cells) = (FRAMED, FRAMED);
    let mut done = 0;
    while done < rows {
        let t = space.window(within, (top + done) as i32, left as i32);
        team.put(Words::new(&mut open), done + 1, (rows - done).min(T::Short::ROWS), t);
        done += T::Short::ROWS;
    }
    let row = (i - top + 1) as usize;
    let span = take_piece(&mut open, &mut cells, row, row_right(1, j - left), reach);
    let columns = columns_of(&cells, span);
    let outside = [
        left > 0 && columns & 1 != 0,
        left + 32 < within.cols && columns >> 31 != 0,
        above > 0 && top > 0 && span.0 == 1,
        top + rows < within.rows && span.1 as u32 > rows,
    ];
    if outside.contains(&true) {
        return None;
    }
    let Rect { i, j, rows, cols } = box_of(span, columns);
    let (mut count, mut done) = (0, 0);
    while done < rows {
        let t = team.rows(Words::new(&mut cells), span.0 as u32 + done, T::Short::ROWS, 0);
        count += team.count(t);
        team.put(memory, out + done, rows - done, team.left(t, j as u32 & 31));
        done += T::Short::ROWS;
    }
    let bits = Bits { at: out, rows, cols };
    Some(Mask { bits, i: i.wrapping_add_unsigned(top), j: j.wrapping_add_unsigned(left), count })
}

/// The object of a run of cells of row `i`, and their number.
#[inline(always)]
fn one_run<T: Team>(lane: &mut Lane<'_, T>, i: u32, run: u32, code: Code) -> Result<(Value, u32)> {
    lane.room(1 + OBJECT_HEADER)?;
    let col = run.trailing_zeros() & 31;
    let cols = 32 - col - (run | 1).leading_zeros();
    let at = lane.alloc(1);
    lane.put(at, run >> col);
    let mask = Mask { bits: Bits { at, rows: 1, cols }, i: i as i32, j: col as i32, count: cols };
    let form = lane.dialect.form();
    let object = lane.small_object(Object { mask, colors: 1 << code, first: (0, 0), form })?;
    Ok((object, cols))
}

/// The objects of cells of the same color.
#[inline(never)]
pub(super) fn by_color<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    reach: Reach,
) -> Result<Found> {
    let (mut open, mut cells) = (FRAMED, FRAMED);
    let sheet = Sheet::new(lane, grid);
    let mut found = Found::begin(lane);
    for code in bits(codes) {
        // All cells of the last color have been taken out.
        for i in bits(sheet.put(lane, code, &mut open)) {
            let row = (i as usize + 1) & 63;
            while open[row] != 0 {
                // The first run: a carry from its first cell leaves it.
                let run = open[row] & !open[row].wrapping_add(open[row] & open[row].wrapping_neg());
                // There is nothing above. With nothing below, the run is all there is.
                let (object, count) = if reach.touched(run) & open[(row + 1) & 63] == 0 {
                    open[row] ^= run;
                    one_run(lane, i, run, code)?
                } else {
                    let (span, columns) = take_below(&mut open, &mut cells, row, run, reach);
                    one_color(lane, &mut cells, span, columns, code)?
                };
                found.add(lane, object, count)?;
            }
        }
    }
    Ok(found)
}

/// The objects of cells of any of the colors.
#[inline(never)]
pub(super) fn of_all_colors<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    reach: Reach,
) -> Result<Found> {
    let (mut open, mut cells) = (FRAMED, FRAMED);
    let colors = Colors::new(lane, grid, codes, &mut open)?;
    let mut found = Found::begin(lane);
    for code in bits(codes) {
        let of_code = colors.of(code);
        for i in 0..grid.height {
            let row = i as usize + 1;
            loop {
                let seeds = lane.load(of_code + i) & open[row & 63];
                if seeds == 0 {
                    break;
                }
                let seed = seeds & seeds.wrapping_neg();
                let span = take_piece(&mut open, &mut cells, row, seed, reach);
                let others = (span.0..span.1).fold(0, |others, row| {
                    others | cells[row & 63] & !lane.load(of_code + row as u32 - 1)
                });
                let (object, count) = if others == 0 {
                    let columns = columns_of(&cells, span);
                    one_color(lane, &mut cells, span, columns, code)?
                } else {
                    let first = (i, seed.trailing_zeros());
                    colors.object(lane, &mut cells, span, code, first)?
                };
                found.add(lane, object, count)?;
            }
        }
    }
    Ok(found)
}

/// The cells of each color of a grid, row by row, in scratch memory.
#[derive(Clone, Copy)]
pub(super) struct Colors {
    at: u32,
    height: u32,
    codes: u32,
}

impl Colors {
    /// Writes the cells of each color, and all of them to the rows of a tile.
    #[inline(always)]
    pub(super) fn new<T: Team>(
        lane: &mut Lane<'_, T>,
        grid: Grid,
        codes: u32,
        all: &mut Framed,
    ) -> Result<Colors> {
        let Grid { height, width, .. } = grid;
        let at = lane.scratch(height * codes.count_ones());
        lane.check()?;
        let space = lane.space.short();
        let team = space.team;
        let mut top = 0;
        while top < height {
            let planes = space.planes_from(grid, top, 0);
            let inside = team.rect(height - top, width);
            let (mut to, mut any) = (at + top, team.empty());
            for code in bits(codes) {
                let t = team.zip(space.of_code(planes, code), inside, |a, b| a & b);
                any = team.zip(any, t, |a, b| a | b);
                team.put(space.words, to, height - top, t);
                to += height;
            }
            team.put(Words::new(all), top + 1, T::Short::ROWS, any);
            top += T::Short::ROWS;
        }
        Ok(Colors { at, height, codes })
    }

    /// Where the rows of one of the colors are.
    #[inline(always)]
    pub(super) fn of(self, code: Code) -> u32 {
        self.at + (self.codes & ((1 << code) - 1)).count_ones() * self.height
    }

    /// The object of cells in some rows, which have several colors and none below `lowest`; they are moved out of the rows.
    #[inline(never)]
    fn object<T: Team>(
        self,
        lane: &mut Lane<'_, T>,
        cells: &mut Framed,
        span: Span,
        lowest: Code,
        first: (u32, u32),
    ) -> Result<(Value, u32)> {
        let codes = self.codes >> lowest << lowest;
        let Rect { i, j, rows, cols } = box_of(span, columns_of(cells, span));
        lane.room(rows * codes.count_ones() + OBJECT_HEADER)?;
        let bits_at = lane.top();
        let mut colors = 0u32;
        for code in bits(codes) {
            let (from, at) = (self.of(code) + i as u32, lane.top());
            let mut all = 0;
            for k in 0..rows {
                let word = lane.load(from + k) & cells[(span.0 + k as usize) & 63];
                lane.put(at + k, word >> (j & 31));
                all |= word;
            }
            if all != 0 {
                colors |= 1 << code;
                lane.alloc(rows);
            }
        }
        let mut count = 0;
        for row in span.0..span.1 {
            count += core::mem::take(&mut cells[row & 63]).count_ones();
        }
        let mask = Mask { bits: Bits { at: bits_at, rows, cols }, i, j, count };
        let first = (first.0.wrapping_sub(i as u32), first.1.wrapping_sub(j as u32));
        let form = lane.dialect.form();
        let object = lane.small_object(Object { mask, colors, first, form })?;
        Ok((object, count))
    }
}
