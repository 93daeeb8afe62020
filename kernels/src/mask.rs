//! Masks: sets of cells anywhere in the plane.
//!
//! A mask is a bitmap and the cell its upper left corner lies on. The bitmap is cut into *strips*
//! of 32 columns; a strip is one word per row, top to bottom, and strips lie one after the other, left to right.
//! A tile at any row offset is therefore a run of consecutive words, and a 3×3 object takes three words, not 32.
//!
//! Masks are kept *tight*: the first and last row and column hold a cell. So every set has one
//! form, its box is in the header, and equal sets are equal words.
//!
//! One primitive reads ([`Space::window`]: a tile at any offset, zero outside) and one writes ([`Space::build`]:
//! a mask from a function that gives its tiles, wherever asked); the rest are compositions of the two.

use core::cell::Cell;
use core::cmp::Ordering;

use crate::team::{Rows, Team};
use crate::tile::{Extent, Reach, low};
use crate::words::Words;

mod rect;
mod scale;
#[cfg(test)]
pub(crate) mod tests;

pub use rect::Rect;

/// A bitmap in memory: `strips()` columns of `rows` words from `at` on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits {
    /// Where its words are.
    pub at: u32,
    /// The number of rows.
    pub rows: u32,
    /// The number of columns; bits beyond, up to the end of the last strip, are zero.
    pub cols: u32,
}

impl Bits {
    /// The number of strips of 32 columns.
    #[inline(always)]
    pub const fn strips(self) -> u32 {
        self.cols.div_ceil(32)
    }

    /// The number of words.
    #[inline(always)]
    pub const fn words(self) -> u32 {
        self.rows.saturating_mul(self.strips())
    }
}

/// A set of cells. The empty set is [`Mask::EMPTY`] and no other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask {
    /// The bitmap.
    pub bits: Bits,
    /// The row of the bitmap's first row.
    pub i: i32,
    /// The column of the bitmap's first column.
    pub j: i32,
    /// The number of cells.
    pub count: u32,
}

impl Mask {
    /// The empty set.
    pub const EMPTY: Mask = Mask { bits: Bits { at: 0, rows: 0, cols: 0 }, i: 0, j: 0, count: 0 };

    /// The mask with these cells, whose words are at `at`.
    #[inline(always)]
    const fn at(at: u32, rect: Rect, count: u32) -> Mask {
        let Rect { i, j, rows, cols } = rect;
        Mask { bits: Bits { at, rows, cols }, i, j, count }
    }

    /// Whether there is no cell.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The smallest rectangle around the cells.
    #[inline(always)]
    pub const fn rect(self) -> Rect {
        Rect { i: self.i, j: self.j, rows: self.bits.rows, cols: self.bits.cols }
    }

    /// The same cells, `di` rows down and `dj` columns to the right; shares the bitmap.
    #[inline(always)]
    pub const fn shift(self, di: i32, dj: i32) -> Mask {
        if self.is_empty() {
            return Mask::EMPTY;
        }
        Mask { i: self.i.wrapping_add(di), j: self.j.wrapping_add(dj), ..self }
    }
}

/// Which cells of two sets a combination keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Those of the first set only.
    pub first: bool,
    /// Those of both.
    pub both: bool,
    /// Those of the second set only.
    pub second: bool,
}

impl Keep {
    /// The cells of either set.
    pub const UNION: Keep = Keep { first: true, both: true, second: true };
    /// The cells of both sets.
    pub const INTERSECTION: Keep = Keep { first: false, both: true, second: false };
    /// The cells of the first set only.
    pub const DIFFERENCE: Keep = Keep { first: true, both: false, second: false };
    /// The cells of one set but not both.
    pub const SYMMETRIC_DIFFERENCE: Keep = Keep { first: true, both: false, second: true };
}

/// One of the eight ways to lay a rectangle: transpose it or not, then flip it, then mirror it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Rows become columns.
    pub transpose: bool,
    /// Up becomes down.
    pub flip: bool,
    /// Left becomes right.
    pub mirror: bool,
}

impl Turn {
    const fn new(transpose: bool, flip: bool, mirror: bool) -> Turn {
        Turn { transpose, flip, mirror }
    }

    /// Up and down swapped.
    pub const HMIRROR: Turn = Turn::new(false, true, false);
    /// Left and right swapped.
    pub const VMIRROR: Turn = Turn::new(false, false, true);
    /// Mirrored at the diagonal from the upper left.
    pub const DMIRROR: Turn = Turn::new(true, false, false);
    /// Mirrored at the diagonal from the upper right.
    pub const CMIRROR: Turn = Turn::new(true, true, true);
    /// A quarter clockwise.
    pub const ROT90: Turn = Turn::new(true, false, true);
    /// Half a turn.
    pub const ROT180: Turn = Turn::new(false, true, true);
    /// A quarter counterclockwise.
    pub const ROT270: Turn = Turn::new(true, true, false);
}

/// A team and the memory it works in.
///
/// Operations write their result to the words from `out` on, which must be free; what fits in is decided
/// by the caller, with [`Bits::words`] of the result (words outside the memory are dropped). They end
/// with a barrier: what they return, every thread can read.
#[derive(Clone, Copy, Debug)]
pub struct Space<'a, T> {
    /// The threads.
    pub team: T,
    /// Their memory.
    pub words: Words<'a>,
}

impl<'a, T: Rows> Space<'a, T> {
    /// A tile of the bitmap whose upper left cell is its cell `(i, j)`; zero outside the bitmap.
    #[cfg_attr(not(target_arch = "nvptx64"), inline(always))]
    #[cfg_attr(target_arch = "nvptx64", inline(never))]
    pub fn window(self, bits: Bits, i: i32, j: i32) -> T::Tile {
        // Most bitmaps are one strip.
        if bits.cols <= 32 {
            let t = self.narrow(bits, i);
            return if j == 0 { t } else { self.team.across(t, j) };
        }
        self.team.held(self.wide_window(bits, i, j))
    }

    /// The rows from row `i` of a bitmap of one strip; zero outside.
    #[inline(always)]
    fn narrow(self, bits: Bits, i: i32) -> T::Tile {
        let above = T::ROWS - 1;
        let outside = i.wrapping_add_unsigned(above) as u32 >= bits.rows.wrapping_add(above);
        if outside || bits.cols == 0 {
            return self.team.empty();
        }
        self.team.rows(self.words, bits.at, bits.rows, i)
    }

    /// The same where there are several strips.
    #[inline(never)]
    fn wide_window(self, bits: Bits, i: i32, j: i32) -> T::Tile {
        let (strip, by) = (j >> 5, j as u32 & 31);
        let near = self.strip(bits, strip, i);
        if by == 0 {
            return near;
        }
        let far = self.strip(bits, strip + 1, i);
        self.team.zip(near, far, |near, far| near >> by | far << (32 - by))
    }

    /// The rows from row `i` of a strip; zero outside.
    #[inline(always)]
    pub(crate) fn strip(self, bits: Bits, strip: i32, i: i32) -> T::Tile {
        let above = -(T::ROWS as i32);
        let inside =
            0 <= strip && strip < bits.strips() as i32 && above < i && i < bits.rows as i32;
        if !inside {
            return self.team.empty();
        }
        self.team.rows(self.words, bits.at.wrapping_add(strip as u32 * bits.rows), bits.rows, i)
    }

    /// The cells of a mask in the tile whose upper left cell is `(i, j)`.
    #[inline(always)]
    pub fn tile(self, mask: Mask, i: i32, j: i32) -> T::Tile {
        self.window(mask.bits, i.wrapping_sub(mask.i), j.wrapping_sub(mask.j))
    }

    /// The cells of `a` and `b` that a table keeps in the tile whose upper left cell is `(i, j)`.
    #[inline(always)]
    fn kept(self, a: Mask, b: Mask, keep: Keep, i: i32, j: i32) -> T::Tile {
        let [first, both, second] =
            [keep.first, keep.both, keep.second].map(|keep| u32::from(keep).wrapping_neg());
        self.team.zip(self.tile(a, i, j), self.tile(b, i, j), |a, b| {
            a & (b & both | !b & first) | b & !a & second
        })
    }

    /// The mask of the cells that `f` gives in `within`.
    ///
    /// `f(i, j)` gives the tile whose upper left cell is `(i, j)`, for any `(i, j)`; it may have
    /// cells outside `within`, which are dropped. Up to 32 × 32 cells are asked for once and moved to
    /// their place; for more, a first pass finds the box and a second one writes it.
    #[inline(always)]
    pub fn build(self, out: u32, within: Rect, f: impl Fn(i32, i32) -> T::Tile) -> Mask {
        // Most sets fit a tile.
        if self.is_tile(within) {
            return self.build_tile(out, within, f(within.i, within.j));
        }
        self.build_larger(out, within, f)
    }

    /// [`Space::build`] of what is more than a tile.
    #[inline(always)]
    pub fn build_larger(self, out: u32, within: Rect, f: impl Fn(i32, i32) -> T::Tile) -> Mask {
        // Tiles of several threads are not smaller than that.
        if T::ROWS < 32 && within.rows <= 32 && within.cols <= 32 {
            return self.build_small(out, within, f);
        }
        self.build_large(out, within, f)
    }

    /// The same of at most 32 × 32 cells: all tiles are kept, then moved.
    #[inline(never)]
    fn build_small(self, out: u32, within: Rect, f: impl Fn(i32, i32) -> T::Tile) -> Mask {
        let Space { team, words } = self;
        let cols = low(within.cols);
        let mut stack = team.stack(team.empty());
        let (mut all, mut rows, mut top) = (team.empty(), 0, 0);
        for slot in stack.as_mut() {
            if top >= within.rows {
                break;
            }
            let t = team.map(f(within.i.wrapping_add_unsigned(top), within.j), |row| row & cols);
            let t =
                if within.rows - top < T::ROWS { team.keep(t, within.rows - top, 32) } else { t };
            *slot = t;
            all = team.zip(all, t, |a, b| a | b);
            rows |= team.ballot(t) << (top & 31);
            top += T::ROWS;
        }
        let Some(extent) = Extent::of(rows, team.or(all)) else { return Mask::EMPTY };
        let mut done = 0;
        while done < extent.rows {
            let t = team.left(team.cut(&stack, extent.row + done), extent.col);
            team.put(words, out.wrapping_add(done), extent.rows - done, t);
            done += T::ROWS;
        }
        team.sync();
        let used = stack.as_ref().get(..(top / T::ROWS) as usize).unwrap_or(&[]);
        Mask::at(out, within.part(extent), team.count_all(used))
    }

    /// Whether a rectangle fits a tile.
    #[inline(always)]
    pub fn is_tile(self, rect: Rect) -> bool {
        rect.rows <= T::ROWS && rect.cols <= 32
    }

    /// The mask of the cells in `within`, a rectangle no larger than a tile, of the tile at its corner.
    #[inline(always)]
    pub fn build_tile(self, out: u32, within: Rect, t: T::Tile) -> Mask {
        let team = self.team;
        let t = team.keep(t, within.rows, within.cols);
        let Some(extent) = team.extent(t) else { return Mask::EMPTY };
        let up = if extent.row > 0 { team.up(t, extent.row) } else { t };
        team.put(self.words, out, extent.rows, team.left(up, extent.col));
        team.sync();
        Mask::at(out, within.part(extent), team.count(t))
    }

    /// The same of two tiles of 16 columns, the lower one beside the upper one, without cells outside; for a thread alone.
    #[inline(always)]
    pub fn build_beside(self, out: u32, within: Rect, t: T::Tile) -> Mask {
        let Space { team, words } = self;
        let mut stack = team.stack(team.empty());
        let (mut rows, mut top) = (0, 0);
        for slot in stack.as_mut().iter_mut().take(2) {
            *slot = team.map(t, |rows| if top == 0 { rows & 0xffff } else { rows >> 16 });
            rows |= team.ballot(*slot) << top;
            top += T::ROWS & 31;
        }
        let columns = team.or(t);
        let Some(extent) = Extent::of(rows, (columns | columns >> 16) & 0xffff) else {
            return Mask::EMPTY;
        };
        let mut done = 0;
        while done < extent.rows {
            let t = team.left(team.cut(&stack, extent.row + done), extent.col);
            team.put(words, out.wrapping_add(done), extent.rows - done, t);
            done += T::ROWS;
        }
        Mask::at(out, within.part(extent), team.count(t))
    }

    /// The same of any size.
    #[inline(never)]
    fn build_large(self, out: u32, within: Rect, f: impl Fn(i32, i32) -> T::Tile) -> Mask {
        let team = self.team;
        let (mut rect, mut found, mut count, mut writes) = (within, Rect::EMPTY, 0, false);
        // One loop for both passes: there is one place that calls `f`, where it is compiled in.
        loop {
            let mut at = out;
            for part in rect.tiles(T::ROWS) {
                let t = team.keep(f(part.i, part.j), part.rows, part.cols);
                if writes {
                    team.put(self.words, at, part.rows, t);
                    at = at.wrapping_add(part.rows);
                    continue;
                }
                count += team.count(t);
                found = team.extent(t).map_or(found, |extent| found.hull(part.part(extent)));
            }
            if writes || count == 0 {
                break;
            }
            (rect, writes) = (found, true);
        }
        if count == 0 {
            return Mask::EMPTY;
        }
        team.sync();
        Mask::at(out, found, count)
    }

    /// The mask of the `count` cells that `f` gives in `rect`, which must be tight around them.
    #[inline(always)]
    pub fn write(self, out: u32, rect: Rect, count: u32, f: impl Fn(i32, i32) -> T::Tile) -> Mask {
        if count == 0 {
            return Mask::EMPTY;
        }
        let (mut at, mut right) = (out, 0);
        while right < rect.cols {
            let (cols, j) = (low(rect.cols - right), rect.j.wrapping_add_unsigned(right));
            let mut down = 0;
            while down < rect.rows {
                let t = f(rect.i.wrapping_add_unsigned(down), j);
                let t = self.team.map(t, |row| row & cols);
                self.team.put(self.words, at.wrapping_add(down), rect.rows - down, t);
                down += T::ROWS;
            }
            at = at.wrapping_add(rect.rows);
            right += 32;
        }
        self.team.sync();
        Mask::at(out, rect, count)
    }

    /// Writes a bitmap of at most 16 × 16 cells with rows as columns, then turned, to the words from `out` on; not where several
    /// threads share a tile.
    #[inline(always)]
    pub fn turn_narrow(self, out: u32, bits: Bits, turn: Turn) -> bool {
        let (team, words) = (self.team, self.words);
        let rows = |from: i32| team.rows(words, bits.at, bits.rows, from);
        // The columns of what is upside down are mirrored rows.
        let two = if turn.mirror {
            let last = bits.rows as i32 - 8;
            [team.flip(rows(last)), team.flip(rows(last - 8))]
        } else {
            [rows(0), rows(8)]
        };
        let Some(columns) = team.columns(two) else { return false };
        for (k, column) in (0..bits.cols).zip(columns) {
            let i = if turn.flip { bits.cols - 1 - k } else { k };
            team.store(words, out.wrapping_add(i), column);
        }
        true
    }

    /// The tile of the bitmap upside down, mirrored or both whose upper left cell is its cell `(i, j)`.
    #[inline(always)]
    pub fn mirrored(self, bits: Bits, turn: Turn, mut i: i32, mut j: i32) -> T::Tile {
        if turn.flip {
            i = bits.rows as i32 - T::ROWS as i32 - i;
        }
        if turn.mirror {
            j = bits.cols as i32 - 32 - j;
        }
        let mut t = self.window(bits, i, j);
        if turn.flip {
            t = self.team.flip(t);
        }
        if turn.mirror { self.team.mirror(t) } else { t }
    }
}

impl<'a, T: Team> Space<'a, T> {
    /// The same memory, with tiles for what is done row by row.
    #[inline(always)]
    pub fn short(self) -> Space<'a, T::Short> {
        Space { team: self.team.short(), words: self.words }
    }

    /// All cells of a rectangle.
    #[inline(never)]
    pub fn fill(self, out: u32, rect: Rect) -> Mask {
        let short = self.short();
        let full = |_, _| short.team.make(|_| !0);
        short.write(out, rect, rect.rows.saturating_mul(rect.cols), full)
    }

    /// The cells of `a` and `b` that a table keeps.
    #[inline(never)]
    pub fn combine(self, out: u32, a: Mask, b: Mask, keep: Keep) -> Mask {
        let within = match keep {
            Keep { second: true, .. } => a.rect().hull(b.rect()),
            Keep { first: true, .. } => a.rect(),
            _ => a.rect().meet(b.rect()),
        };
        let short = self.short();
        if short.is_tile(within) {
            let kept = short.kept(a, b, keep, within.i, within.j);
            return short.build_tile(out, within, kept);
        }
        short.build_larger(out, within, |i, j| short.kept(a, b, keep, i, j))
    }

    /// The cells of `a` in `rect`.
    #[inline(never)]
    pub fn crop(self, out: u32, a: Mask, rect: Rect) -> Mask {
        let short = self.short();
        short.build(out, a.rect().meet(rect), |i, j| short.tile(a, i, j))
    }

    /// `a` turned or mirrored; its box keeps its upper left corner.
    #[inline(never)]
    pub fn turn(self, out: u32, a: Mask, turn: Turn) -> Mask {
        if a.is_empty() {
            return Mask::EMPTY;
        }
        let rect = if turn.transpose { a.rect().turned() } else { a.rect() };
        let inside = |i: i32, j: i32| (i.wrapping_sub(rect.i), j.wrapping_sub(rect.j));
        if turn.transpose {
            if rect.rows <= 8 && rect.cols <= 8 {
                self.turn_small(out, a.bits, turn);
                return Mask::at(out, rect, a.count);
            }
            let narrow = rect.rows <= 16 && rect.cols <= 16;
            if narrow && self.short().turn_narrow(out, a.bits, turn) {
                return Mask::at(out, rect, a.count);
            }
            return self.write(out, rect, a.count, |i, j| {
                let (i, j) = inside(i, j);
                self.turned(a.bits, turn, i, j)
            });
        }
        if T::THREADS == 1 && rect.rows <= 8 && rect.cols <= 32 {
            self.mirror_small(out, a.bits, turn);
            return Mask::at(out, rect, a.count);
        }
        let short = self.short();
        short.write(out, rect, a.count, |i, j| {
            let (i, j) = inside(i, j);
            short.mirrored(a.bits, turn, i, j)
        })
    }

    /// Writes a bitmap of one strip mirrored, row by row.
    #[inline(always)]
    fn mirror_small(self, out: u32, bits: Bits, turn: Turn) {
        let beyond = 32 - bits.cols.clamp(1, 32);
        for k in 0..bits.rows {
            let row = self.word(bits, if turn.flip { bits.rows - 1 - k } else { k }, 0);
            let row = if turn.mirror { row.reverse_bits() >> beyond } else { row };
            self.team.store(self.words, out + k, row);
        }
    }

    /// Writes a bitmap of at most 8 × 8 cells with rows as columns, then turned: all of it fits a number.
    fn turn_small(self, out: u32, bits: Bits, turn: Turn) {
        let all =
            (0..bits.rows).fold(0, |all, i| all | u64::from(self.word(bits, i, 0)) << (8 * i));
        // Blocks of 4, 2 and 1 rows change places with those as far to the right.
        let swap = |x: u64, by: u32, right: u64| {
            let differ = (x >> by ^ x) & right;
            x ^ differ ^ differ << by
        };
        let turned = swap(all, 28, 0x0000_0000_f0f0_f0f0);
        let turned = swap(turned, 14, 0x0000_cccc_0000_cccc);
        let turned = swap(turned, 7, 0x00aa_00aa_00aa_00aa);
        let Space { team, words } = self;
        team.each(bits.cols, |k| {
            let i = if turn.flip { bits.cols - 1 - k } else { k };
            let row = (turned >> (8 * i)) as u32 & 0xff;
            let mirrored = row.reverse_bits() >> (32 - bits.rows.clamp(1, 8));
            team.store(words, out.wrapping_add(k), if turn.mirror { mirrored } else { row });
        });
        team.sync();
    }

    /// The tile of the bitmap with rows as columns, then turned, whose upper left cell is its cell `(i, j)`.
    #[inline(always)]
    pub fn turned(self, bits: Bits, turn: Turn, mut i: i32, mut j: i32) -> T::Tile {
        let team = self.team;
        if turn.flip {
            i = bits.cols as i32 - 32 - i;
        }
        if turn.mirror {
            j = bits.rows as i32 - 32 - j;
        }
        let mut t = team.transpose(self.window(bits, j, i));
        if turn.flip {
            t = team.flip(t);
        }
        if turn.mirror { team.mirror(t) } else { t }
    }

    /// The cells of `a` that can be reached within `a` from its cells in `seed`.
    ///
    /// Works in the [`Bits::words`] of `a` from `scratch` on when `a` is larger than a tile.
    #[inline(never)]
    pub fn flood(self, out: u32, scratch: u32, a: Mask, seed: Mask, reach: Reach) -> Mask {
        if a.bits.rows <= 32 && a.bits.cols <= 32 {
            return self.build(out, a.rect(), |i, j| {
                self.team.flood(self.tile(a, i, j), self.tile(seed, i, j), reach)
            });
        }
        let found = self.flood_large(scratch, a, seed, reach);
        self.build(out, a.rect(), |i, j| self.tile(found, i, j))
    }

    /// Floods tile by tile until none has anything new; the result lies in the frame of `a`, not tight.
    #[inline(never)]
    fn flood_large(self, scratch: u32, a: Mask, seed: Mask, reach: Reach) -> Mask {
        let team = self.team;
        let join = |i, j| team.zip(self.tile(a, i, j), self.tile(seed, i, j), |a, b| a & b);
        let found = self.write(scratch, a.rect(), a.count, join);
        loop {
            let mut news = false;
            let mut at = scratch;
            for part in a.rect().tiles(32) {
                let (i, j) = (part.i, part.j);
                let t = self.tile(a, i, j);
                let beside = |di, dj| self.tile(found, i + di, j + dj);
                let join = |a, b| team.zip(a, b, |a, b| a | b);
                let mut rows = join(beside(-1, 0), beside(1, 0));
                if reach == Reach::Corners {
                    rows = join(rows, join(beside(-1, -1), beside(-1, 1)));
                    rows = join(rows, join(beside(1, -1), beside(1, 1)));
                }
                let here = beside(0, 0);
                let start = join(join(here, rows), join(beside(0, -1), beside(0, 1)));
                let new = team.flood(t, start, reach);
                // All have read before anyone writes, and all have written before anyone reads.
                if team.or(team.zip(new, here, |a, b| a ^ b)) != 0 {
                    news = true;
                    team.sync();
                    team.put(self.words, at, part.rows, new);
                    team.sync();
                }
                at = at.wrapping_add(part.rows);
            }
            if !news {
                return found;
            }
        }
    }
}

impl<'a, T: Rows> Space<'a, T> {
    /// Whether `(i, j)` is a cell of `a`.
    pub fn contains(self, a: Mask, i: i32, j: i32) -> bool {
        let (i, j) = (i.wrapping_sub(a.i) as u32, j.wrapping_sub(a.j) as u32);
        i < a.bits.rows && j < a.bits.cols && self.word(a.bits, i, j / 32) >> (j % 32) & 1 != 0
    }

    /// The word of row `i` in a strip.
    #[inline(always)]
    pub(crate) fn word(self, bits: Bits, i: u32, strip: u32) -> u32 {
        self.team.load(self.words, bits.at.wrapping_add(strip * bits.rows).wrapping_add(i))
    }

    /// The first cell in row-major order.
    #[inline(always)]
    pub fn first(self, a: Mask) -> Option<(i32, i32)> {
        for i in 0..a.bits.rows {
            for strip in 0..a.bits.strips() {
                let word = self.word(a.bits, i, strip);
                if word != 0 {
                    let j = 32 * strip + word.trailing_zeros();
                    return Some((a.i.wrapping_add_unsigned(i), a.j.wrapping_add_unsigned(j)));
                }
            }
        }
        None
    }

    /// The last cell in row-major order; the mask need not be tight.
    pub fn last(self, a: Mask) -> Option<(i32, i32)> {
        for i in (0..a.bits.rows).rev() {
            for strip in (0..a.bits.strips()).rev() {
                if let Some(bit) = self.word(a.bits, i, strip).checked_ilog2() {
                    let j = 32 * strip + bit;
                    return Some((a.i.wrapping_add_unsigned(i), a.j.wrapping_add_unsigned(j)));
                }
            }
        }
        None
    }

    /// Cell `k` in row-major order, or else how many cells there are.
    pub fn nth(self, a: Mask, k: u32) -> Result<(i32, i32), u32> {
        if k == 0 {
            return self.first(a).ok_or(0);
        }
        let (mut before, mut first) = (0, 0);
        // Many rows at once, as long as the cell is not among them.
        while a.bits.cols <= 32 && first < a.bits.rows {
            let t = self.team.rows(self.words, a.bits.at, a.bits.rows, first as i32);
            let count = self.team.count(t);
            if k.wrapping_sub(before) < count {
                break;
            }
            before += count;
            first += T::ROWS;
        }
        for i in first..a.bits.rows {
            for strip in 0..a.bits.strips() {
                let mut word = self.word(a.bits, i, strip);
                if word == 0 {
                    continue;
                }
                let count = word.count_ones();
                if k.wrapping_sub(before) < count {
                    for _ in before..k {
                        word &= word.wrapping_sub(1);
                    }
                    let j = 32 * strip + word.trailing_zeros();
                    return Ok((a.i.wrapping_add_unsigned(i), a.j.wrapping_add_unsigned(j)));
                }
                before += count;
            }
        }
        Err(before)
    }

    /// The cells in row-major order.
    pub fn cells(self, mask: Mask) -> Cells<'a, T> {
        Cells { space: self, cursor: self.cursor(mask) }
    }

    /// Before the first cell.
    #[inline(always)]
    pub fn cursor(self, mask: Mask) -> Cursor {
        let left = if mask.is_empty() { 0 } else { self.word(mask.bits, 0, 0) };
        Cursor { mask, i: 0, strip: 0, left }
    }

    /// The cell behind the cursor, which goes there.
    #[inline(always)]
    pub fn advance(self, cursor: &mut Cursor) -> Option<(i32, i32)> {
        let Mask { bits, i, j, .. } = cursor.mask;
        while cursor.left == 0 {
            cursor.strip += 1;
            if cursor.strip >= bits.strips() {
                cursor.strip = 0;
                cursor.i += 1;
            }
            if cursor.i >= bits.rows {
                return None;
            }
            cursor.left = self.word(bits, cursor.i, cursor.strip);
        }
        let bit = cursor.left.trailing_zeros();
        cursor.left &= cursor.left - 1;
        let (di, dj) = (cursor.i, 32 * cursor.strip + bit);
        Some((i.wrapping_add_unsigned(di), j.wrapping_add_unsigned(dj)))
    }

    /// The first cell, in row-major order, that only one of two masks has.
    pub fn first_difference(self, a: Mask, b: Mask) -> Option<(i32, i32)> {
        let hull = a.rect().hull(b.rect());
        if hull.cols <= 32 {
            return self.first_difference_of_narrow(a, b, hull);
        }
        if T::THREADS == 1 {
            return self.first_difference_by_rows(a, b, hull);
        }
        let team = self.team;
        let bands = hull.rows.div_ceil(T::ROWS);
        (0..bands).find_map(|band| {
            let i = hull.i.wrapping_add_unsigned(T::ROWS * band);
            let mut first = None;
            let mut rows = T::ROWS;
            for strip in 0..hull.cols.div_ceil(32) {
                let j = hull.j.wrapping_add_unsigned(32 * strip);
                let t = team.zip(self.tile(a, i, j), self.tile(b, i, j), |a, b| a ^ b);
                if let Some((di, dj)) = team.first(t)
                    && di < rows
                {
                    rows = di;
                    first = Some((i.wrapping_add_unsigned(di), j.wrapping_add_unsigned(dj)));
                }
            }
            first
        })
    }

    /// The same where both are in one strip: row by row, since most differ in the first one.
    fn first_difference_of_narrow(self, a: Mask, b: Mask, hull: Rect) -> Option<(i32, i32)> {
        let row = |mask: Mask, i: i32| {
            let k = i.wrapping_sub(mask.i) as u32;
            let right = mask.j.wrapping_sub(hull.j) as u32 & 31;
            if k < mask.bits.rows { self.word(mask.bits, k, 0) << right } else { 0 }
        };
        (0..hull.rows).find_map(|k| {
            let i = hull.i.wrapping_add_unsigned(k);
            let differ = row(a, i) ^ row(b, i);
            let first = hull.j.wrapping_add_unsigned(differ.trailing_zeros());
            (differ != 0).then_some((i, first))
        })
    }

    /// The same for a thread alone, word by word.
    fn first_difference_by_rows(self, a: Mask, b: Mask, hull: Rect) -> Option<(i32, i32)> {
        (0..hull.rows).find_map(|k| {
            let i = hull.i.wrapping_add_unsigned(k);
            (0..hull.cols.div_ceil(32)).find_map(|strip| {
                let j = hull.j.wrapping_add_unsigned(32 * strip);
                let differ = self.word_from(a, i, j) ^ self.word_from(b, i, j);
                (differ != 0).then(|| (i, j.wrapping_add_unsigned(differ.trailing_zeros())))
            })
        })
    }

    /// The 32 cells of a mask at any place and to the right of it.
    fn word_from(self, a: Mask, i: i32, j: i32) -> u32 {
        let (i, right) = (i.wrapping_sub(a.i) as u32, j.wrapping_sub(a.j));
        let strip = right.div_euclid(32);
        let word = |strip: i32| {
            let strip = strip as u32;
            if i < a.bits.rows && strip < a.bits.strips() { self.word(a.bits, i, strip) } else { 0 }
        };
        let both = u64::from(word(strip)) | u64::from(word(strip.wrapping_add(1))) << 32;
        (both >> right.rem_euclid(32)) as u32
    }

    /// Whether two masks have the same cells.
    pub fn equal(self, a: Mask, b: Mask) -> bool {
        let alike = a.rect() == b.rect() && a.count == b.count;
        alike && self.same_words(a.bits.at, b.bits.at, a.bits.words())
    }

    /// Whether the `n` words at `a` are those at `b`.
    pub fn same_words(self, a: u32, b: u32, n: u32) -> bool {
        if T::THREADS == 1
            && let (Some(a), Some(b)) = (self.words.part(a, n), self.words.part(b, n))
        {
            return are_same(a, b);
        }
        let mut from = 0;
        while from < n {
            let [x, y] = [a, b].map(|at| self.team.rows(self.words, at, n, from as i32));
            if self.team.or(self.team.zip(x, y, |x, y| x ^ y)) != 0 {
                return false;
            }
            from += T::ROWS;
        }
        true
    }

    /// How two masks compare as lists of their cells in row-major order.
    pub fn compare(self, a: Mask, b: Mask) -> Ordering {
        let Some(cell) = self.first_difference(a, b) else { return Ordering::Equal };
        // Up to there the lists are the same. Then one has `cell`, and the other has a later one or ends.
        let (other, order) = if self.contains(a, cell.0, cell.1) {
            (b, Ordering::Less)
        } else {
            (a, Ordering::Greater)
        };
        if self.last(other) > Some(cell) { order } else { order.reverse() }
    }
}

/// Whether these words are the same, eight by eight.
#[inline(always)]
fn are_same(a: &[Cell<u32>], b: &[Cell<u32>]) -> bool {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    let same = |(a, b): (&[Cell<u32>; 8], &[Cell<u32>; 8])| {
        a.iter().zip(b).fold(0, |differ, (a, b)| differ | a.get() ^ b.get()) == 0
    };
    a.iter().zip(b).all(same) && a_rest.iter().zip(b_rest).all(|(a, b)| a.get() == b.get())
}

/// The cells of a mask in row-major order: see [`Space::cells`].
#[derive(Clone, Copy, Debug)]
pub struct Cells<'a, T> {
    space: Space<'a, T>,
    cursor: Cursor,
}

/// A place between the cells of a mask.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    mask: Mask,
    /// Where we are: a row and a strip of the bitmap.
    i: u32,
    strip: u32,
    /// What is left of that word.
    left: u32,
}

impl<T: Rows> Iterator for Cells<'_, T> {
    type Item = (i32, i32);

    fn next(&mut self) -> Option<(i32, i32)> {
        self.space.advance(&mut self.cursor)
    }
}
