//! Grids by the words of their planes, whatever row and strip a word belongs to.
//!
//! The strips of a plane lie one after the other, so a tile may hold words of several strips, and the word with the next 32 cells
//! of a row is always `height` words behind. Low and wide grids fill their tiles that way.

use super::{Grid, PLANES, Planes, each_plane};
use crate::lane::Lane;
use crate::mask::{Space, Turn};
use crate::team::{Rows, Team};
use crate::tile::low;
use crate::value::{Result, Value};

impl<T: Rows> Space<'_, T> {
    /// The planes of the words from number `k` on. What is behind the planes is open.
    #[inline(always)]
    pub fn planes_at(self, grid: Grid, k: u32) -> Planes<T> {
        let words = grid.words();
        let at = grid.at.wrapping_add(k);
        self.team.rows_of_four(self.words, at, words, words.saturating_sub(k))
    }

    /// The same with every row moved fewer than 32 columns to the left. What comes in from outside the grid is open, too.
    #[inline(always)]
    pub fn planes_left(self, grid: Grid, k: u32, by: u32) -> Planes<T> {
        let near = self.planes_at(grid, k);
        if by == 0 {
            return near;
        }
        let join = |near, far| self.team.zip(near, far, |near, far| near >> by | far << (32 - by));
        let ([a, b, c, d], [e, f, g, h]) =
            (near, self.planes_at(grid, k.wrapping_add(grid.height)));
        [join(a, e), join(b, f), join(c, g), join(d, h)]
    }

    /// The cells of the words from number `k` on that are in the grid.
    #[inline(always)]
    pub fn cells_at(self, grid: Grid, k: u32) -> T::Tile {
        let team = self.team;
        let left = grid.words() - k;
        if grid.width <= 32 {
            return team.rect(left, grid.width);
        }
        // All strips but the last are full.
        let full = team.rect(left.saturating_sub(grid.height), 32);
        let last = low((grid.width - 1) % 32 + 1);
        team.zip(team.rect(left, 32), full, |inside, full| inside & (full | last))
    }

    /// Gives all cells of a grid to `f`, in tiles of words: the number of the first one, the planes, the cells in the grid. Of narrow
    /// grids a thread alone takes two tiles at once, the lower one beside the upper one.
    #[inline(always)]
    pub fn each_tile(self, grid: Grid, mut f: impl FnMut(u32, Planes<T>, T::Tile)) {
        let narrow = T::THREADS == 1 && grid.width <= 16;
        let rows = if narrow { 2 * T::ROWS } else { T::ROWS };
        let (words, mut k) = (grid.words(), 0);
        while k < words {
            let (planes, cells) = if narrow {
                self.beside(grid, k)
            } else {
                (self.planes_at(grid, k), self.cells_at(grid, k))
            };
            f(k, planes, cells);
            k += rows;
        }
    }
}

impl<'a, T: Team> Lane<'a, T> {
    /// The grid of this shape whose words from number `k` on have the planes that `f` gives; what they hold outside is dropped.
    #[inline(always)]
    pub fn build_words(
        &mut self,
        height: u32,
        width: u32,
        mut f: impl FnMut(Space<'a, T::Short>, u32) -> Planes<T::Short>,
    ) -> Result<Value> {
        if height == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        let grid = self.new_grid(height, width)?;
        let space = self.space.short();
        let (team, words) = (space.team, grid.words());
        // The last tile of a thread alone ends with the plane.
        let last = words.saturating_sub(T::Short::ROWS);
        let mut next = 0;
        while next < words {
            let k = if T::THREADS == 1 { next.min(last) } else { next };
            let cells = space.cells_at(grid, k);
            let keep = |t| team.zip(t, cells, |t, cells| t & cells);
            let planes = each_plane::<T::Short>(f(space, k), keep);
            team.put_four_tight(space.words, grid.at + k, words, words - k, planes);
            next += T::Short::ROWS;
        }
        Ok(self.grid_value(grid))
    }

    /// Some rows of a grid, all of which it has.
    #[inline(never)]
    pub fn rows(&mut self, grid: Grid, first: u32, len: u32) -> Result<Value> {
        if len == 0 {
            return Ok(Value::EMPTY_TUPLE);
        }
        let made = self.new_grid(len, grid.width)?;
        self.space.short().copy_rows(made, 0, Grid { at: grid.at + first, ..grid }, len);
        Ok(self.grid_value(made))
    }

    /// Some columns of a grid, all of which it has.
    #[inline(never)]
    pub fn columns(&mut self, grid: Grid, first: u32, len: u32) -> Result<Value> {
        let (from, by) = (first / 32 * grid.height, first % 32);
        self.build_words(grid.height, len, |space, k| space.planes_left(grid, from + k, by))
    }

    /// A grid that is long and narrow with rows as columns, then turned, by a thread alone: blocks of 32 rows and 16 columns become words.
    #[inline(never)]
    pub(super) fn transposed_long(&mut self, grid: Grid, turn: Turn) -> Result<Value> {
        let Grid { height, width, .. } = grid;
        let made = self.new_grid(width, height)?;
        let Space { team, words } = self.space.short();
        for (p, strip) in
            (0..PLANES as u32).flat_map(|p| (0..width.div_ceil(32)).map(move |s| (p, s)))
        {
            let from = grid.plane(p).at + strip * height;
            for block in 0..height.div_ceil(32) {
                let to = made.plane(p).at + block * width;
                let eight = |k: u32| {
                    let first = (32 * block + 8 * k) as i32;
                    if turn.mirror {
                        return team.flip(team.rows(
                            words,
                            from,
                            height,
                            height as i32 - 8 - first,
                        ));
                    }
                    team.rows(words, from, height, first)
                };
                let rows = [eight(0), eight(1), eight(2), eight(3)];
                for left in [32 * strip, 32 * strip + 16] {
                    let [a, b, c, d] = each_plane::<T::Short>(rows, |t| team.left(t, left % 32));
                    let (Some(upper), Some(lower)) = (team.columns([a, b]), team.columns([c, d]))
                    else {
                        break;
                    };
                    for (j, (upper, lower)) in (left..width).zip(upper.into_iter().zip(lower)) {
                        let i = if turn.flip { width - 1 - j } else { j };
                        team.store(words, to + i, upper | lower << 16);
                    }
                }
            }
        }
        Ok(self.grid_value(made))
    }

    /// Two grids of the same height side by side.
    #[inline(never)]
    pub fn side_by_side(&mut self, a: Grid, b: Grid) -> Result<Value> {
        // Up to there all is of the first grid, and from there on of the second one.
        let (full, by) = (a.width / 32 * a.height, a.width % 32);
        let (from, left) = if by == 0 { (full, 0) } else { (full + a.height, 32 - by) };
        self.build_words(a.height, a.width + b.width, |space, k| {
            if k >= from {
                return space.planes_left(b, k - from, left);
            }
            if k + T::Short::ROWS <= full {
                return space.planes_at(a, k);
            }
            each_plane::<T::Short>(space.planes_of_both(a, b, k), |t| space.team.held(t))
        })
    }
}

impl<T: Rows> Space<'_, T> {
    /// Writes the first `rows` rows of a grid to those of another one as wide, from row `to` on.
    #[inline(always)]
    pub(crate) fn copy_rows(self, made: Grid, to: u32, grid: Grid, rows: u32) {
        let Space { team, words } = self;
        let strips = PLANES as u32 * grid.plane(0).strips();
        if T::THREADS > 1 || rows >= T::ROWS {
            for k in 0..strips {
                let (to, from) = (made.at + to + k * made.height, grid.at + k * grid.height);
                team.copy(words, to, from, rows);
            }
            return;
        }
        let strips_of = |at: u32, height: u32| {
            let all = words.all(at, (strips.saturating_sub(1)) * height + rows);
            all.chunks(height.max(1) as usize)
        };
        for (to, from) in strips_of(made.at + to, made.height).zip(strips_of(grid.at, grid.height))
        {
            for (to, from) in to.iter().zip(from).take(rows as usize) {
                to.set(from.get());
            }
        }
    }

    /// The planes of words around those where the second of two grids side by side begins.
    #[inline(never)]
    fn planes_of_both(self, a: Grid, b: Grid, k: u32) -> Planes<T> {
        let team = self.team;
        let (strips, by) = (a.width / 32, a.width % 32);
        let from = k.wrapping_sub(strips * a.height) as i32;
        let join = |x, y| team.zip(x, y, |x, y| x | y);
        let plane = |p| {
            let of = |grid: Grid, from| team.rows(self.words, grid.plane(p).at, grid.words(), from);
            let near = team.right(of(b, from), by);
            let far = team.left(of(b, from - b.height as i32), 32 - by);
            join(of(a, k as i32), join(near, far))
        };
        [plane(0), plane(1), plane(2), plane(3)]
    }
}
