//! Rectangles of cells.

use crate::tile::Extent;

/// A rectangle of cells; without rows or columns it is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rect {
    /// The first row.
    pub i: i32,
    /// The first column.
    pub j: i32,
    /// The number of rows.
    pub rows: u32,
    /// The number of columns.
    pub cols: u32,
}

impl Rect {
    /// A rectangle with no cell.
    pub const EMPTY: Rect = Rect { i: 0, j: 0, rows: 0, cols: 0 };

    /// Whether there is no cell.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.rows == 0 || self.cols == 0
    }

    /// The smallest rectangle around two.
    #[inline(always)]
    pub const fn hull(self, other: Rect) -> Rect {
        if self.is_empty() {
            return other;
        }
        if other.is_empty() {
            return self;
        }
        let (i, rows) = hull((self.i, self.rows), (other.i, other.rows));
        let (j, cols) = hull((self.j, self.cols), (other.j, other.cols));
        Rect { i, j, rows, cols }
    }

    /// The cells of both.
    #[inline(always)]
    pub const fn meet(self, other: Rect) -> Rect {
        let (i, rows) = meet((self.i, self.rows), (other.i, other.rows));
        let (j, cols) = meet((self.j, self.cols), (other.j, other.cols));
        Rect { i, j, rows, cols }
    }

    /// Rows and columns swapped, with the same upper left corner.
    #[inline(always)]
    pub const fn turned(self) -> Rect {
        Rect { rows: self.cols, cols: self.rows, ..self }
    }

    /// The part of this rectangle that an extent of its cells takes.
    #[inline(always)]
    pub(crate) const fn part(self, extent: Extent) -> Rect {
        Rect {
            i: self.i.wrapping_add_unsigned(extent.row),
            j: self.j.wrapping_add_unsigned(extent.col),
            rows: extent.rows,
            cols: extent.cols,
        }
    }

    /// The tiles of so many rows that make up the rectangle, strip by strip from top to bottom; those at its end are
    /// smaller.
    #[inline(always)]
    pub fn tiles(self, height: u32) -> impl Iterator<Item = Rect> {
        let (mut down, mut right) = (0, 0);
        core::iter::from_fn(move || {
            if right >= self.cols || self.rows == 0 {
                return None;
            }
            let part = Rect {
                i: self.i.wrapping_add_unsigned(down),
                j: self.j.wrapping_add_unsigned(right),
                rows: (self.rows - down).min(height),
                cols: (self.cols - right).min(32),
            };
            down += height;
            if down >= self.rows {
                down = 0;
                right += 32;
            }
            Some(part)
        })
    }
}

/// The smallest span around two, neither empty, as first number and length.
const fn hull(a: (i32, u32), b: (i32, u32)) -> (i32, u32) {
    let first = if a.0 < b.0 { a.0 } else { b.0 };
    let (end_a, end_b) = (a.0.wrapping_add_unsigned(a.1), b.0.wrapping_add_unsigned(b.1));
    let end = if end_a > end_b { end_a } else { end_b };
    (first, end.wrapping_sub(first) as u32)
}

/// The numbers in both spans.
const fn meet(a: (i32, u32), b: (i32, u32)) -> (i32, u32) {
    let first = if a.0 > b.0 { a.0 } else { b.0 };
    let (end_a, end_b) = (a.0.wrapping_add_unsigned(a.1), b.0.wrapping_add_unsigned(b.1));
    let end = if end_a < end_b { end_a } else { end_b };
    (first, if first < end { end.wrapping_sub(first) as u32 } else { 0 })
}
