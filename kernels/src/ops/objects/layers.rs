//! Connected cells in the order of their distance.

use super::alone::Colors;
use super::components::Joining;
use crate::grid::{Grid, code_in};
use crate::lane::Lane;
use crate::mask::Space;
use crate::patch::bits;
use crate::team::{Rows, Team};
use crate::tile::{FRAMED, Framed, Reach};
use crate::value::{Code, Fail, Form, Result, Value, color};

/// Bitmaps as large as a grid, row by row, in scratch memory.
struct Frames {
    grid: Grid,
    strips: u32,
    /// The cells that are in no object yet.
    open: u32,
    /// The last cells found, and the next ones.
    layer: u32,
    next: u32,
    /// The [`Cells`] of the object under way.
    cells: u32,
}

/// Words of a bitmap: rows and strips, the first and the last ones.
#[derive(Clone, Copy)]
struct Band {
    rows: (u32, u32),
    strips: (u32, u32),
}

/// A word of a bitmap: its row, its strip and its number.
#[derive(Clone, Copy)]
struct Place {
    i: u32,
    strip: u32,
    k: u32,
}

impl Band {
    /// The number of strips.
    fn wide(self) -> u32 {
        (self.strips.1 + 1).saturating_sub(self.strips.0).max(1)
    }

    /// The number of words.
    fn len(self) -> u32 {
        (self.rows.1 + 1).saturating_sub(self.rows.0).saturating_mul(self.wide())
    }

    /// Word `n` of those of a bitmap of so many strips.
    #[inline(always)]
    fn word(self, n: u32, strips: u32) -> Place {
        // Most grids have but one strip, and divisions take their time.
        if strips <= 1 {
            let i = self.rows.0 + n;
            return Place { i, strip: 0, k: i };
        }
        let (i, strip) = (self.rows.0 + n / self.wide(), self.strips.0 + n % self.wide());
        Place { i, strip, k: i * strips + strip }
    }

    /// Calls `f` with each word of a bitmap of so many strips, row by row.
    #[inline(always)]
    fn for_each(self, strips: u32, mut f: impl FnMut(Place)) {
        for i in self.rows.0..self.rows.1 + 1 {
            for strip in self.strips.0..self.strips.1 + 1 {
                f(Place { i, strip, k: i * strips + strip });
            }
        }
    }

    /// The same, each in one thread.
    #[inline(always)]
    fn each<T: Team>(self, team: T, strips: u32, mut f: impl FnMut(Place)) {
        if T::THREADS == 1 {
            return self.for_each(strips, f);
        }
        team.each(self.len(), |n| f(self.word(n, strips)));
    }

    /// The words around both.
    fn hull(self, other: Band) -> Band {
        let hull = |a: (u32, u32), b: (u32, u32)| (a.0.min(b.0), a.1.max(b.1));
        Band { rows: hull(self.rows, other.rows), strips: hull(self.strips, other.strips) }
    }

    /// One more on each side, as far as there are so many rows and strips.
    fn wider(self, rows: u32, strips: u32) -> Band {
        let wider = |(first, last): (u32, u32), length: u32| {
            (first.saturating_sub(1), (last + 1).min(length.saturating_sub(1)))
        };
        Band { rows: wider(self.rows, rows), strips: wider(self.strips, strips) }
    }
}

/// The tuple of the objects of the cells with these colors, by their first places; each is the tuple of its cells by distance
/// from the first, row by row.
pub(super) fn find<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Value> {
    let begin = lane.begin_scratch();
    let found = if T::THREADS == 1 && grid.height <= 32 && grid.width <= 32 {
        in_one_tile(lane, grid, codes, joining)?
    } else {
        in_frames(lane, grid, codes, joining)?
    };
    let tuple = found.tuple(lane);
    lane.end_scratch(begin);
    tuple
}

/// Tuples of cells in scratch memory, which grows downwards.
struct Found {
    end: u32,
    len: u32,
}

impl Found {
    fn begin<T: Team>(lane: &Lane<'_, T>) -> Found {
        Found { end: lane.begin_scratch(), len: 0 }
    }

    fn add<T: Team>(&mut self, lane: &mut Lane<'_, T>, cells: Value) -> Result<()> {
        let at = lane.scratch(2);
        lane.check()?;
        lane.put_value(at, cells);
        self.len += 1;
        Ok(())
    }

    fn tuple<T: Team>(self, lane: &mut Lane<'_, T>) -> Result<Value> {
        lane.sync();
        lane.room(2 * self.len)?;
        let mut list = lane.list(self.len);
        for k in 1..=self.len {
            let object = lane.value(self.end - 2 * k);
            lane.push(&mut list, object);
        }
        lane.tuple(list)
    }
}

fn in_frames<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Found> {
    if grid.height.max(grid.width) > FARTHEST {
        return Err(Fail::Unsupported);
    }
    let strips = grid.plane(0).strips();
    let words = strips * grid.height;
    if words == 0 {
        return Ok(Found::begin(lane));
    }
    let frames = Frames {
        grid,
        strips,
        open: lane.scratch(words),
        layer: lane.scratch(words),
        next: lane.scratch(words),
        cells: lane.scratch(grid.cells()),
    };
    lane.check()?;
    frames.begin(lane, codes);
    let mut found = Found::begin(lane);
    for i in 0..grid.height {
        for strip in 0..strips {
            let place = Place { i, strip, k: i * strips + strip };
            loop {
                let word = lane.load(frames.open + place.k);
                if word == 0 {
                    break;
                }
                let object = frames.object(lane, place, word.trailing_zeros(), joining)?;
                found.add(lane, object)?;
            }
        }
    }
    Ok(found)
}

/// The objects of a grid of one tile, found by a thread alone: a layer is a few rows of bits.
#[inline(never)]
fn in_one_tile<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Found> {
    let (mut open, mut layer) = (FRAMED, FRAMED);
    let colors = Colors::new(lane, grid, codes, &mut open)?;
    let cells = Cells { at: lane.scratch(grid.cells()), len: 0 };
    let mut found = Found::begin(lane);
    for i in 0..grid.height {
        let row = (i as usize + 1) & 63;
        while open[row] != 0 {
            let seed = open[row] & open[row].wrapping_neg();
            let code = lane.code_at(grid, i, seed.trailing_zeros());
            let of_color = joining.univalued.then_some((colors.of(code), code));
            let mut cells = cells;
            match joining.reach {
                Reach::Edges => {
                    cells.add_layers(
                        lane,
                        grid,
                        of_color,
                        (&mut open, &mut layer),
                        (row, seed),
                        |row| row,
                    );
                }
                Reach::Corners => {
                    let touched = |row| Reach::Corners.touched(row);
                    cells.add_layers(
                        lane,
                        grid,
                        of_color,
                        (&mut open, &mut layer),
                        (row, seed),
                        touched,
                    );
                }
            }
            let object = cells.tuple(lane)?;
            found.add(lane, object)?;
        }
    }
    Ok(found)
}

/// Cells in scratch memory, a word each: row and column, both one higher, as codes are, and the code of the color.
#[derive(Clone, Copy)]
struct Cells {
    at: u32,
    len: u32,
}

/// Where the parts of a word begin.
const COLUMN: u32 = 13;
const COLOR: u32 = 26;
/// The most rows and columns that there is room for.
const FARTHEST: u32 = (1 << COLUMN) - 2;

impl Cells {
    /// Adds the cells joined to a seed, layer by layer, which are open no longer: if so, only those of one color, whose rows lie at
    /// a place. `touched` gives the cells of a row that those of the rows beside it reach.
    #[inline(always)]
    fn add_layers<T: Team>(
        &mut self,
        lane: &Lane<'_, T>,
        grid: Grid,
        of_color: Option<(u32, Code)>,
        (open, layer): (&mut Framed, &mut Framed),
        (row, seed): (usize, u32),
        touched: impl Fn(u32) -> u32,
    ) {
        layer[row] = seed;
        open[row] ^= seed;
        self.add_row(lane, grid, of_color, row, seed);
        let (mut top, mut bottom) = (row, row);
        loop {
            // The layer before, in the row above and in this one, where nothing is yet: the new one is written over it.
            let (mut above, mut here) = (0, 0);
            let (mut first, mut last) = (0, 0);
            for i in top - 1..bottom + 2 {
                let below = layer[(i + 1) & 63];
                let reached = here << 1 | here >> 1 | touched(above) | touched(below);
                let mut new = reached & open[i & 63];
                if let Some((rows, _)) = of_color
                    && new != 0
                {
                    new &= lane.load(rows + i as u32 - 1);
                }
                layer[i & 63] = new;
                (above, here) = (here, below);
                if new != 0 {
                    open[i & 63] ^= new;
                    self.add_row(lane, grid, of_color, i, new);
                    first = if first == 0 { i } else { first };
                    last = i;
                }
            }
            if first == 0 {
                return;
            }
            (top, bottom) = (first, last);
        }
    }

    /// Adds cells of a row.
    #[inline(always)]
    fn add_row<T: Team>(
        &mut self,
        lane: &Lane<'_, T>,
        grid: Grid,
        of_color: Option<(u32, Code)>,
        row: usize,
        cells: u32,
    ) {
        for j in bits(cells) {
            let code = match of_color {
                Some((_, code)) => code,
                None => lane.code_at(grid, row as u32 - 1, j),
            };
            self.add(lane, code, row as u32 - 1, j);
        }
    }

    /// Adds a cell.
    #[inline(always)]
    fn add<T: Team>(&mut self, lane: &Lane<'_, T>, code: Code, i: u32, j: u32) {
        lane.put(self.at + self.len, (i + 1) | (j + 1) << COLUMN | code << COLOR);
        self.len += 1;
    }

    /// The tuple of the cells. If rows and columns are colors, too, it is a grid of three columns.
    #[inline(never)]
    fn tuple<T: Team>(self, lane: &mut Lane<'_, T>) -> Result<Value> {
        let Cells { at, len } = self;
        let all = (0..len).fold(0, |all, k| all | lane.load(at + k));
        let large = FARTHEST + 1 - 0xf;
        if all & (large | large << COLUMN) == 0 {
            return self.grid(lane);
        }
        lane.room(2 * len)?;
        let mut list = lane.list(len);
        for k in 0..len {
            let word = lane.load(at + k);
            let [i, j] = [word, word >> COLUMN].map(|n| i64::from(n & (FARTHEST + 1)) - 1);
            let cell = Value::cell(Form::ColorLast, color(word >> COLOR), i, j);
            lane.push(&mut list, cell.ok_or(Fail::Number)?);
        }
        lane.tuple_of_triples(list)
    }

    /// Rows, columns and colors, all as colors.
    #[inline(always)]
    fn grid<T: Team>(self, lane: &mut Lane<'_, T>) -> Result<Value> {
        let Cells { at, len } = self;
        let grid = lane.new_grid(len, 3)?;
        let Space { team, words } = lane.space.short();
        let mut from = 0;
        while from < len {
            let cells = team.rows(words, at, len, from as i32);
            for p in 0..4 {
                let bits = team.map(cells, |cell| {
                    let bits = cell >> p & (1 | 1 << COLUMN | 1 << COLOR);
                    (bits | bits >> (COLUMN - 1) | bits >> (COLOR - 2)) & 7
                });
                let rows = (len - from).min(T::Short::ROWS);
                team.put(words, grid.plane(p).at + from, rows, bits);
            }
            from += T::Short::ROWS;
        }
        Ok(lane.grid_value(grid))
    }
}

impl Frames {
    /// The cells of one color among those of a word.
    fn of_code<T: Team>(&self, lane: &Lane<'_, T>, place: Place, code: Code) -> u32 {
        let Place { i, strip, .. } = place;
        (0..4).fold(crate::tile::low(self.grid.width - 32 * strip), |all, p| {
            let word = lane.load(self.grid.plane(p).at + strip * self.grid.height + i);
            all & (word ^ (code >> p & 1).wrapping_sub(1))
        })
    }

    /// All words, of which there are some.
    const fn all(&self) -> Band {
        Band { rows: (0, self.grid.height - 1), strips: (0, self.strips - 1) }
    }

    /// All cells of these colors are open, and none are in a layer.
    fn begin<T: Team>(&self, lane: &Lane<'_, T>, codes: u32) {
        let (team, memory) = (lane.team(), lane.space.words);
        self.all().each(team, self.strips, |place| {
            let cells = bits(codes).fold(0, |all, code| all | self.of_code(lane, place, code));
            team.store(memory, self.open + place.k, cells);
            team.store(memory, self.layer + place.k, 0);
            team.store(memory, self.next + place.k, 0);
        });
        team.sync();
    }

    /// The object that begins with a cell of a word, which is open no longer.
    #[inline(never)]
    fn object<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        Place { i, strip, k }: Place,
        bit: u32,
        joining: Joining,
    ) -> Result<Value> {
        let (team, memory) = (lane.team(), lane.space.words);
        let code = joining.univalued.then(|| lane.code_at(self.grid, i, 32 * strip + bit));
        let mut cells = Cells { at: self.cells, len: 0 };
        team.sync();
        lane.put(self.layer + k, 1 << bit);
        team.sync();
        let mut band = Band { rows: (i, i), strips: (strip, strip) };
        while let Some(used) = self.list_layer(lane, band, &mut cells) {
            band = used.wider(self.grid.height, self.strips);
            band.each(team, self.strips, |place| {
                let mut cells = team.load(memory, self.open + place.k);
                if cells != 0 {
                    cells &= self.touched(lane, place, joining.reach);
                }
                if let Some(code) = code
                    && cells != 0
                {
                    cells &= self.of_code(lane, place, code);
                }
                team.store(memory, self.next + place.k, cells);
            });
            team.sync();
            band.each(team, self.strips, |Place { k, .. }| {
                team.store(memory, self.layer + k, team.load(memory, self.next + k));
            });
            team.sync();
        }
        cells.tuple(lane)
    }

    /// Adds the cells of a layer to others and closes them; gives where they are, if there are any.
    fn list_layer<T: Team>(
        &self,
        lane: &Lane<'_, T>,
        band: Band,
        cells: &mut Cells,
    ) -> Option<Band> {
        let (team, memory) = (lane.team(), lane.space.words);
        let mut used = None;
        band.for_each(self.strips, |Place { i, strip, k }| {
            let layer = lane.load(self.layer + k);
            if layer == 0 {
                return;
            }
            let word = Band { rows: (i, i), strips: (strip, strip) };
            used = Some(used.map_or(word, |used: Band| used.hull(word)));
            let planes = lane.space.words_at(self.grid, strip * self.grid.height + i);
            for bit in bits(layer) {
                cells.add(lane, code_in(planes, bit), i, 32 * strip + bit);
            }
        });
        band.each(team, self.strips, |Place { k, .. }| {
            let open = team.load(memory, self.open + k) & !team.load(memory, self.layer + k);
            team.store(memory, self.open + k, open);
        });
        team.sync();
        used
    }

    /// The cells of a word that touch the layer.
    fn touched<T: Team>(&self, lane: &Lane<'_, T>, place: Place, reach: Reach) -> u32 {
        let Place { i, strip, k } = place;
        let load = |k: u32| lane.load(self.layer + k);
        // A row with its neighbours in the strips beside.
        let spread = |k: u32| {
            let before = if strip > 0 { load(k - 1) >> 31 } else { 0 };
            let after = if strip + 1 < self.strips { load(k + 1) << 31 } else { 0 };
            let word = load(k);
            word | word << 1 | word >> 1 | before | after
        };
        let beside = |k: u32| match reach {
            Reach::Edges => load(k),
            Reach::Corners => spread(k),
        };
        let above = if i > 0 { beside(k - self.strips) } else { 0 };
        let below = if i + 1 < self.grid.height { beside(k + self.strips) } else { 0 };
        spread(k) | above | below
    }
}
