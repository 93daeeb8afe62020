//! Grids: a shape and four bit planes, which together hold the code of each cell's color.

mod rows;
mod words;

use core::cell::Cell;

use crate::lane::{LIST_HEADER, Lane, flags};
use crate::mask::{Bits, Rect, Space, Turn};
use crate::patch::bits;
use crate::team::{Rows, Team};
use crate::tile::{low, row_right};
use crate::value::{Code, Fail, Ij, Result, Tag, Value, code, color};

/// The words of a grid's header: height and width.
pub const GRID_HEADER: u32 = 2;
/// The number of bit planes.
pub const PLANES: usize = 4;

/// A grid in memory. Its planes lie one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Where the first plane is.
    pub at: u32,
    /// The number of rows.
    pub height: u32,
    /// The number of columns.
    pub width: u32,
}

impl Grid {
    /// Bit `p` of the code of every cell.
    #[inline(always)]
    pub const fn plane(self, p: u32) -> Bits {
        Bits { at: self.at + p * self.words(), rows: self.height, cols: self.width }
    }

    /// The number of words of a plane.
    #[inline(always)]
    pub const fn words(self) -> u32 {
        self.height * self.width.div_ceil(32)
    }

    /// Its cells.
    #[inline(always)]
    pub const fn rect(self) -> Rect {
        Rect { i: 0, j: 0, rows: self.height, cols: self.width }
    }

    /// Whether a place is in the grid.
    #[inline(always)]
    pub const fn contains(self, i: i64, j: i64) -> bool {
        0 <= i && i < self.height as i64 && 0 <= j && j < self.width as i64
    }

    /// The number of cells.
    #[inline(always)]
    pub const fn cells(self) -> u32 {
        self.height * self.width
    }
}

/// The four planes of a tile of a grid.
pub type Planes<T> = [<T as Rows>::Tile; PLANES];

/// The planes of a tile, and its cells in the grid.
pub type Inside<T> = (Planes<T>, <T as Rows>::Tile);

/// `f` of each plane. Written out, since `map` of an array of tiles moves each of them several times.
#[inline(always)]
pub fn each_plane<T: Rows>([a, b, c, d]: Planes<T>, f: impl Fn(T::Tile) -> T::Tile) -> Planes<T> {
    [f(a), f(b), f(c), f(d)]
}

/// The code in column `bit` of four words, one of each plane.
#[inline(always)]
pub fn code_in([a, b, c, d]: [u32; PLANES], bit: u32) -> Code {
    let at = |word: u32| word >> (bit % 32) & 1;
    at(a) | at(b) << 1 | at(c) << 2 | at(d) << 3
}

/// The words of the four planes for a row of at most 32 values, which are colors.
#[inline(always)]
fn planes_of_colors(values: &[Cell<u32>]) -> [u32; PLANES] {
    let (values, _) = values.as_chunks::<2>();
    let halves = values.split_at_checked(16).unwrap_or((values, &[]));
    planes_of([halves.0, halves.1].map(|half| {
        half.iter().rev().fold(0, |planes, [color, _]| {
            planes << 1 | spread((color.get() >> 8).wrapping_add(1) & 15)
        })
    }))
}

/// The four bits of a code, 16 bits apart.
#[inline(always)]
const fn spread(code: Code) -> u64 {
    (code as u64).wrapping_mul(0x2000_4000_8001) & 0x1_0001_0001_0001
}

/// The words of four planes from 16 bits of each, for the columns to the left and to the right.
#[inline(always)]
fn planes_of([left, right]: [u64; 2]) -> [u32; PLANES] {
    [0, 16, 32, 48].map(|p| (left >> p) as u32 & 0xffff | ((right >> p) as u32 & 0xffff) << 16)
}

impl<T: Rows> Space<'_, T> {
    /// The planes of the tile whose upper left cell is `(i, j)`; zero outside the grid.
    #[inline(always)]
    pub fn planes(self, grid: Grid, i: i32, j: i32) -> Planes<T> {
        if j & 31 != 0 {
            return self.planes_between(grid, i, j);
        }
        // Written out, since `map` of an array of tiles moves each of them several times.
        [
            self.strip(grid.plane(0), j >> 5, i),
            self.strip(grid.plane(1), j >> 5, i),
            self.strip(grid.plane(2), j >> 5, i),
            self.strip(grid.plane(3), j >> 5, i),
        ]
    }

    /// The planes of the tile whose upper left cell is `(i, j)`, which is in the grid. Rows below the grid hold anything; a thread alone
    /// may begin above the grid, by a number of rows below zero, and what is there holds anything, too.
    #[inline(always)]
    pub fn planes_from(self, grid: Grid, i: u32, j: u32) -> Planes<T> {
        let (strip, by) = (j / 32, j % 32);
        let first = (strip * grid.height).wrapping_add(i);
        if by != 0 && 32 * (strip + 1) < grid.width {
            let planes = self.planes_of_two(grid, first, by);
            return each_plane::<T>(planes, |t| self.team.held(t));
        }
        let (at, rows) = (grid.at.wrapping_add(first), grid.height.wrapping_sub(i));
        let planes = self.team.rows_of_four(self.words, at, grid.words(), rows);
        if by == 0 {
            return planes;
        }
        each_plane::<T>(planes, |t| self.team.left(t, by))
    }

    /// The planes of words that are of two strips each.
    #[inline(never)]
    fn planes_of_two(self, grid: Grid, first: u32, by: u32) -> Planes<T> {
        self.planes_left(grid, first, by)
    }

    /// [`Space::planes`] that need not begin with a strip.
    #[inline(never)]
    pub fn planes_between(self, grid: Grid, i: i32, j: i32) -> Planes<T> {
        let plane = |p| self.window(grid.plane(p), i, j);
        [plane(0), plane(1), plane(2), plane(3)]
    }

    /// The cells of one color among the planes of a tile. Outside the grid all cells have the code 0.
    #[inline(always)]
    pub fn of_code(self, planes: Planes<T>, code: Code) -> T::Tile {
        self.team.of_code(planes, code)
    }

    /// The cells of one color of a grid in the tile whose upper left cell is `(i, j)`.
    #[inline(always)]
    pub fn color_tile(self, grid: Grid, code: Code, i: i32, j: i32) -> T::Tile {
        let t = self.of_code(self.planes(grid, i, j), code);
        self.inside(grid, t, i, j)
    }

    /// The cells of a tile at `(i, j)` that lie in the grid.
    #[inline(always)]
    pub fn inside(self, grid: Grid, t: T::Tile, i: i32, j: i32) -> T::Tile {
        let part = Rect { i, j, rows: T::ROWS, cols: 32 }.meet(grid.rect());
        if part.rows == T::ROWS && part.cols == 32 {
            return t;
        }
        let (top, left) = (part.i.wrapping_sub(i) as u32, part.j.wrapping_sub(j) as u32);
        let rect = self.team.make(|k| {
            let inside = k.wrapping_sub(top) < part.rows;
            if inside { row_right(low(part.cols), left) } else { 0 }
        });
        self.team.zip(t, rect, |a, b| a & b)
    }

    /// The planes of two tiles of a grid of at most 16 columns from row `i` on, the lower one beside the upper one, and their
    /// cells in the grid; for a thread alone.
    #[inline(always)]
    pub fn beside(self, grid: Grid, i: u32) -> (Planes<T>, T::Tile) {
        let team = self.team;
        let rows = grid.height - i;
        let (planes, cells) = (self.planes_from(grid, i, 0), team.rect(rows, grid.width));
        if rows <= T::ROWS {
            return (planes, cells);
        }
        let beside = |t, below| team.zip(t, below, |t, below| t | below << 16);
        let lower = self.planes_from(grid, i + T::ROWS, 0);
        let ([a, b, c, d], [e, f, g, h]) = (planes, lower);
        let planes = [beside(a, e), beside(b, f), beside(c, g), beside(d, h)];
        (planes, beside(cells, team.rect(rows - T::ROWS, grid.width)))
    }

    /// The planes and the cells of a grid with cells, if a thread alone holds it as such a tile.
    #[inline(always)]
    pub fn whole(self, grid: Grid) -> Option<Inside<T>> {
        let fits = |length: u32, most: u32| length.wrapping_sub(1) < most;
        let is_whole = T::THREADS == 1 && fits(grid.height, 2 * T::ROWS) && fits(grid.width, 16);
        is_whole.then(|| self.beside(grid, 0))
    }

    /// The code of a cell of a tile.
    #[inline(always)]
    pub fn code_of_cell(self, [a, b, c, d]: Planes<T>, (i, j): (u32, u32)) -> Code {
        let row = |t| self.team.row(t, i);
        code_in([row(a), row(b), row(c), row(d)], j)
    }

    /// The codes, one bit each, that some cells have among the planes of a tile, and those known.
    #[inline(always)]
    pub fn codes(self, planes: Planes<T>, mut cells: T::Tile, known: u32) -> u32 {
        if let Some(codes) = self.team.codes(planes, cells) {
            return known | codes;
        }
        let without = |cells, code| {
            let found = self.of_code(planes, code);
            self.team.zip(cells, found, |cells, found| cells & !found)
        };
        for code in bits(known) {
            cells = without(cells, code);
        }
        let mut codes = known;
        while let Some(cell) = self.team.first(cells) {
            let code = self.code_of_cell(planes, cell);
            codes |= 1 << code;
            cells = without(cells, code);
        }
        codes
    }

    /// The code of the color at a place in the grid.
    #[inline(always)]
    pub fn code_at(self, grid: Grid, i: u32, j: u32) -> Code {
        let (place, bit) = (j / 32 * grid.height + i, j % 32);
        code_in(self.words_at(grid, place), bit)
    }

    /// The words of the four planes at a place in each.
    #[inline(always)]
    pub fn words_at(self, grid: Grid, place: u32) -> [u32; PLANES] {
        [0, 1, 2, 3].map(|p| self.team.load(self.words, grid.plane(p).at + place))
    }

    /// The codes of all colors of a grid, one bit each.
    #[inline(never)]
    pub fn all_codes(self, grid: Grid) -> u32 {
        if let Some((planes, cells)) = self.whole(grid) {
            return self.codes(planes, cells, 0);
        }
        let mut codes = 0;
        self.each_tile(grid, |_, planes, cells| codes = self.codes(planes, cells, codes));
        codes
    }

    /// The planes of tiles that all have one color.
    #[inline(always)]
    pub fn full_planes(self, code: Code) -> Planes<T> {
        let set = |p: u32| (code >> p & 1).wrapping_neg();
        let plane = |p: u32| self.team.map(self.team.empty(), |row| row | set(p));
        [plane(0), plane(1), plane(2), plane(3)]
    }

    /// The planes with the cells of `mask` in another color.
    #[inline(always)]
    pub fn paint_planes(self, planes: Planes<T>, mask: T::Tile, code: Code) -> Planes<T> {
        let paint = |p: u32, t: T::Tile| {
            let set = (code >> p & 1).wrapping_neg();
            self.team.zip(t, mask, |t, mask| t & !mask | mask & set)
        };
        let [a, b, c, d] = planes;
        [paint(0, a), paint(1, b), paint(2, c), paint(3, d)]
    }

    /// How many of some cells have a color among the planes of a tile.
    #[inline(always)]
    pub fn count_of_code(self, planes: Planes<T>, cells: T::Tile, code: Code) -> u32 {
        let found = self.of_code(planes, code);
        self.team.count(self.team.zip(found, cells, |a, b| a & b))
    }

    /// How many cells of a grid have a color.
    #[inline(never)]
    pub fn count_code(self, grid: Grid, code: Code) -> u32 {
        if let Some((planes, cells)) = self.whole(grid) {
            return self.count_of_code(planes, cells, code);
        }
        let mut count = 0;
        self.each_tile(grid, |_, planes, cells| count += self.count_of_code(planes, cells, code));
        count
    }

    /// The first cell of a color, in row-major order.
    #[inline(never)]
    pub fn first_of_code(self, grid: Grid, code: Code) -> Option<(u32, u32)> {
        (0..grid.height.div_ceil(T::ROWS)).find_map(|band| {
            let top = T::ROWS * band;
            let mut first = None;
            let mut rows = T::ROWS;
            for strip in 0..grid.width.div_ceil(32) {
                let t = self.color_tile(grid, code, top as i32, 32 * strip as i32);
                if let Some((i, j)) = self.team.first(t)
                    && i < rows
                {
                    rows = i;
                    first = Some((top + i, 32 * strip + j));
                }
            }
            first
        })
    }
}

impl<'a, T: Team> Lane<'a, T> {
    /// The grid that a value is; the empty tuple is the grid without rows. A type error for what is none.
    #[inline(always)]
    pub fn grid(&self, value: Value) -> Result<Grid> {
        match value.tag() {
            Tag::Grid => Ok(self.grid_at(value)),
            Tag::Tuple if value.extra() == 0 => Ok(Grid { at: 0, height: 0, width: 0 }),
            Tag::Tuple if self.list_flags(value) & flags::TABLE != 0 => Err(Fail::Shape),
            _ => Err(Fail::Type),
        }
    }

    /// The grid of a value with that tag.
    #[inline(always)]
    pub fn grid_at(&self, value: Value) -> Grid {
        let [height, width] = self.load_some(value.at());
        Grid { at: value.at() + GRID_HEADER, height, width }
    }

    /// Whether the value is a grid with rows, also one whose colors planes cannot hold.
    #[inline(always)]
    pub fn is_grid(&self, value: Value) -> bool {
        match value.tag() {
            Tag::Grid => true,
            Tag::Tuple => self.list_flags(value) & flags::TABLE != 0,
            _ => false,
        }
    }

    /// The code of the color at a place in the grid.
    #[inline(always)]
    pub fn code_at(&self, grid: Grid, i: u32, j: u32) -> Code {
        self.space.code_at(grid, i, j)
    }

    /// The planes of the tile whose upper left cell is `(i, j)`; zero outside the grid.
    #[inline(always)]
    pub fn planes(&self, grid: Grid, i: i32, j: i32) -> Planes<T> {
        self.space.planes(grid, i, j)
    }

    /// The cells of one color among the planes of a tile. Outside the grid all cells have the code 0.
    #[inline(always)]
    pub fn of_code(&self, planes: Planes<T>, code: Code) -> T::Tile {
        self.space.of_code(planes, code)
    }

    /// The cells of a tile at `(i, j)` that lie in the grid.
    #[inline(always)]
    pub fn inside(&self, grid: Grid, t: T::Tile, i: i32, j: i32) -> T::Tile {
        self.space.inside(grid, t, i, j)
    }

    /// The grid of two rows of two, if planes can hold the colors.
    #[inline(always)]
    pub fn grid_of_pairs(&mut self, a: Ij, b: Ij) -> Option<Value> {
        let row = |(i, j): Ij| Some((code(i.into())?, code(j.into())?));
        let rows = [row(a)?, row(b)?];
        let at = self.alloc(GRID_HEADER + 2 * PLANES as u32);
        self.put(at, 2);
        self.put(at + 1, 2);
        for (k, (i, j)) in (0..).zip(rows) {
            for p in 0..PLANES as u32 {
                self.put(at + GRID_HEADER + 2 * p + k, i >> p & 1 | (j >> p & 1) << 1);
            }
        }
        self.sync();
        Some(Value::heap(Tag::Grid, at, 0))
    }

    /// Fails for a shape beyond the limits.
    #[inline(always)]
    pub fn check_shape(&self, height: u64, width: u64) -> Result<()> {
        self.check_elements(height.max(height.saturating_mul(width)))
    }

    /// The grid of this shape whose tile at `(i, j)` has the planes that `f` gives; what they hold outside is dropped.
    #[inline(always)]
    pub fn build_grid(
        &mut self,
        height: u32,
        width: u32,
        f: impl FnMut(Space<'a, T::Short>, u32, u32) -> Planes<T::Short>,
    ) -> Result<Value> {
        if height == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        let grid = self.new_grid(height, width)?;
        self.draw(grid, grid.rect(), f);
        Ok(self.grid_value(grid))
    }

    /// A grid with a part drawn anew: its tile at `(i, j)` has the planes that `f` gives, and so may others.
    #[inline(always)]
    pub fn redraw_grid(
        &mut self,
        grid: Grid,
        part: Rect,
        f: impl FnMut(Space<'a, T::Short>, u32, u32) -> Planes<T::Short>,
    ) -> Result<Value> {
        let Grid { height, width, .. } = grid;
        let made = self.new_grid(height, width)?;
        let words = PLANES as u32 * grid.words();
        // Of several threads only one may write a word.
        let copy = T::THREADS == 1;
        if copy {
            self.team().short().copy(self.space.words, made.at, grid.at, words);
        }
        self.draw(made, if copy { part } else { made.rect() }, f);
        Ok(self.grid_value(made))
    }

    /// Draws a part of a new grid.
    #[inline(always)]
    fn draw(
        &self,
        grid: Grid,
        part: Rect,
        mut f: impl FnMut(Space<'a, T::Short>, u32, u32) -> Planes<T::Short>,
    ) {
        // It may lie beside the grid.
        if part.is_empty() {
            return;
        }
        let Grid { height, width, .. } = grid;
        let Space { team, words } = self.space.short();
        let apart = grid.words();
        // The last tile of a thread alone ends with the grid.
        let last = height.saturating_sub(T::Short::ROWS);
        let tight = height >= T::Short::ROWS || width <= 32;
        let (start, end) = (part.i as u32, part.i as u32 + part.rows);
        let (strip, right) = (part.j as u32 / 32, part.j as u32 + part.cols);
        let (mut at, mut j) = (grid.at + strip * height, 32 * strip);
        while j < right {
            let cols = low(width - j);
            let mut top = start;
            while top < end {
                let i = if T::THREADS == 1 { top.min(last) } else { top };
                let planes = f(self.space.short(), i, j);
                let planes = each_plane::<T::Short>(planes, |t| team.map(t, |row| row & cols));
                if tight {
                    team.put_four_tight(words, at + i, apart, height - i, planes);
                } else {
                    team.put_four(words, at + i, apart, height - i, planes);
                }
                top += T::Short::ROWS;
            }
            j += 32;
            at += height;
        }
    }

    /// New memory for a grid of this shape, which has rows.
    #[inline(always)]
    pub fn new_grid(&mut self, height: u32, width: u32) -> Result<Grid> {
        self.check_shape(height.into(), width.into())?;
        let words = height * width.div_ceil(32) * PLANES as u32;
        self.room(words + GRID_HEADER)?;
        let at = self.alloc(words + GRID_HEADER);
        Ok(Grid { at: at + GRID_HEADER, height, width })
    }

    /// The grid whose planes have been written to memory from [`Lane::new_grid`].
    #[inline(always)]
    pub fn grid_value(&mut self, grid: Grid) -> Value {
        let at = grid.at - GRID_HEADER;
        self.put(at, grid.height);
        self.put(at + 1, grid.width);
        self.sync();
        Value::heap(Tag::Grid, at, 0)
    }

    /// The grid of this shape whose plane `p` has, at `(i, j)`, the tile `f(p, i, j)`; what that holds outside is dropped.
    ///
    /// For what needs whole tiles, and one plane at a time.
    #[inline(always)]
    fn build_planes(
        &mut self,
        height: u32,
        width: u32,
        f: impl Fn(u32, i32, i32) -> T::Tile,
    ) -> Result<Value> {
        if height == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        let grid = self.new_grid(height, width)?;
        let Space { team, words } = self.space;
        for p in 0..PLANES as u32 {
            let mut at = grid.plane(p).at;
            for part in grid.rect().tiles(T::ROWS) {
                let cols = low(part.cols);
                let t = team.map(f(p, part.i, part.j), |row| row & cols);
                team.put(words, at, part.rows, t);
                at += part.rows;
            }
        }
        Ok(self.grid_value(grid))
    }

    /// A grid turned or mirrored.
    #[inline(never)]
    pub fn turn_grid(&mut self, grid: Grid, turn: Turn) -> Result<Value> {
        if turn.transpose { self.transposed(grid, turn) } else { self.mirrored(grid, turn) }
    }

    /// A grid with rows as columns, then turned.
    fn transposed(&mut self, grid: Grid, turn: Turn) -> Result<Value> {
        let Grid { height, width, .. } = grid;
        if T::THREADS == 1 && height <= 32 && (1..=32).contains(&width) {
            let made = self.new_grid(width, height)?;
            let Space { team, words } = self.space.short();
            let (places, flips) = ([made.at, grid.at], [turn.flip, turn.mirror]);
            if team.turn_four(words, places, [height, width], flips) {
                return Ok(self.grid_value(made));
            }
            self.release(made.at - GRID_HEADER);
        }
        // Whole tiles would be mostly empty.
        if T::THREADS == 1 && (1..=16).contains(&height.min(width)) {
            return self.transposed_long(grid, turn);
        }
        let space = self.space;
        self.build_planes(width, height, |p, i, j| space.turned(grid.plane(p), turn, i, j))
    }

    /// A grid upside down, mirrored or both.
    fn mirrored(&mut self, grid: Grid, turn: Turn) -> Result<Value> {
        let Grid { height, width, .. } = grid;
        self.build_grid(height, width, |space, i, j| {
            let team = space.team;
            let i = if turn.flip { (height - i).wrapping_sub(T::Short::ROWS) } else { i };
            let left = if turn.mirror { width as i32 - 32 - j as i32 } else { j as i32 };
            let mut planes = if T::THREADS == 1 || i < height {
                let planes = space.planes_from(grid, i, left.max(0) as u32);
                each_plane::<T::Short>(planes, |t| team.right(t, left.min(0).unsigned_abs()))
            } else {
                let planes = space.planes_between(grid, i as i32, left);
                each_plane::<T::Short>(planes, |t| team.held(t))
            };
            if turn.flip {
                planes = each_plane::<T::Short>(planes, |t| team.flip(t));
            }
            if turn.mirror {
                planes = each_plane::<T::Short>(planes, |t| team.mirror(t));
            }
            planes
        })
    }

    /// The grid with this shape and these planes, which all threads have.
    pub fn place_grid(&mut self, words: &[u32]) -> Result<Value> {
        let &[height, width, ..] = words else { return Err(Fail::Shape) };
        let size = GRID_HEADER + height * width.div_ceil(32) * PLANES as u32;
        self.room(size)?;
        let at = self.alloc(size);
        let words = words.get(..size as usize).ok_or(Fail::Shape)?;
        let Space { team, words: memory } = self.space;
        if T::THREADS == 1 {
            memory.fill(at, words);
        } else {
            team.each(size, |k| {
                team.store(memory, at + k, words.get(k as usize).copied().unwrap_or(0));
            });
            team.sync();
        }
        Ok(Value::grid(at))
    }

    /// Two grids of the same width, one under the other.
    #[inline(never)]
    pub fn stacked(&mut self, a: Grid, b: Grid) -> Result<Value> {
        let made = self.new_grid(a.height + b.height, a.width)?;
        let space = self.space.short();
        space.copy_rows(made, 0, a, a.height);
        space.copy_rows(made, a.height, b, b.height);
        Ok(self.grid_value(made))
    }

    /// The grid of this shape with the color code that `f` gives for each cell. For what cannot be said by tiles.
    #[inline(always)]
    pub fn grid_of_codes(
        &mut self,
        height: u32,
        width: u32,
        f: impl Fn(&Self, u32, u32) -> Code,
    ) -> Result<Value> {
        self.grid_of_planes(height, width, |lane, i, strip| {
            let mut planes = [0u32; PLANES];
            for bit in 0..(width - 32 * strip).min(32) {
                let code = f(lane, i, 32 * strip + bit);
                for (p, plane) in planes.iter_mut().enumerate() {
                    *plane |= (code >> p & 1) << bit;
                }
            }
            planes
        })
    }

    /// The grid of this shape with the words of the four planes that `f` gives for each row and each strip of 32 columns.
    #[inline(always)]
    pub fn grid_of_planes(
        &mut self,
        height: u32,
        width: u32,
        f: impl Fn(&Self, u32, u32) -> [u32; PLANES],
    ) -> Result<Value> {
        self.check_shape(height.into(), width.into())?;
        if height == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        let words = height * width.div_ceil(32);
        self.room(words * PLANES as u32 + GRID_HEADER)?;
        let at = self.alloc(words * PLANES as u32 + GRID_HEADER);
        let team = self.team();
        let first = at + GRID_HEADER;
        team.each(words, |k| {
            let (strip, i) = if width <= 32 { (0, k) } else { (k / height, k % height) };
            for (p, plane) in (0..).zip(f(self, i, strip)) {
                team.store(self.space.words, first + p * words + k, plane);
            }
        });
        self.put(at, height);
        self.put(at + 1, width);
        self.sync();
        Ok(Value::heap(Tag::Grid, at, 0))
    }

    /// The grid whose rows are the tuples of colors at `at`.
    pub(crate) fn grid_of_rows(&mut self, at: u32, height: u32, width: u32) -> Result<Value> {
        if T::THREADS == 1 && width <= 32 {
            return self.grid_of_planes(height, width, |lane, i, _| {
                let row = lane.value(at + 2 * i);
                if matches!(row.tag(), Tag::Pair | Tag::Triple) {
                    let code = |j| code(lane.int_in_row(row, j)).unwrap_or_default();
                    let third = if width > 2 { spread(code(2)) << 2 } else { 0 };
                    return planes_of([spread(code(0)) | spread(code(1)) << 1 | third, 0]);
                }
                let Space { team, words } = lane.space.short();
                let at = row.at() + LIST_HEADER;
                match team.planes_of_colors(words, at, width) {
                    Some(planes) => planes.map(|plane| plane & low(width)),
                    None => planes_of_colors(words.all(at, 2 * width)),
                }
            });
        }
        self.grid_of_codes(height, width, |lane, i, j| {
            let row = lane.value(at + 2 * i);
            let color = lane.int_in_row(row, j);
            code(color).unwrap_or_default()
        })
    }

    /// Integer `j` of a tuple of integers.
    #[inline(always)]
    pub fn int_in_row(&self, row: Value, j: u32) -> i64 {
        match row.tag() {
            Tag::Pair => {
                let (a, b) = row.as_pair().unwrap_or_default();
                i64::from(if j == 0 { a } else { b })
            }
            Tag::Triple => {
                let (code, a, b) = row.as_cell().unwrap_or_default();
                match j {
                    0 => a.into(),
                    1 => b.into(),
                    _ => color(code),
                }
            }
            _ => self.item(row, j).as_int().unwrap_or_default(),
        }
    }

    /// Whether two grids are equal.
    pub fn equal_grids(&self, a: Grid, b: Grid) -> bool {
        let words = a.words() * PLANES as u32;
        let alike = a.height == b.height && a.width == b.width;
        alike && self.space.short().same_words(a.at, b.at, words)
    }

    /// The first place, in row-major order, where two grids of the same width differ, among the rows of both.
    pub fn first_different(&self, a: Grid, b: Grid) -> Option<(u32, u32)> {
        let space = self.space.short();
        let team = space.team;
        let height = a.height.min(b.height);
        if T::THREADS == 1 && (1..=32).contains(&a.width) {
            // Most differ in their first row.
            return (0..height).find_map(|k| {
                let [x, y] = [a, b].map(|grid| self.space.words_at(grid, k));
                let differ = x.iter().zip(y).fold(0, |differ, (x, y)| differ | x ^ y);
                (differ != 0).then(|| (k, differ.trailing_zeros()))
            });
        }
        let mut band = 0;
        while band < height {
            let mut first = None;
            let mut rows = (height - band).min(T::Short::ROWS);
            for strip in 0..a.width.div_ceil(32) {
                let i = band as i32;
                let mut t = team.empty();
                for p in 0..PLANES as u32 {
                    let [x, y] = [a, b].map(|grid| space.strip(grid.plane(p), strip as i32, i));
                    let differ = team.zip(x, y, |x, y| x ^ y);
                    t = team.zip(t, differ, |t, d| t | d);
                }
                if let Some((di, dj)) = team.first(t)
                    && di < rows
                {
                    rows = di;
                    first = Some((band + di, 32 * strip + dj));
                }
            }
            if first.is_some() {
                return first;
            }
            band += T::Short::ROWS;
        }
        None
    }
}
