//! Grids of colors.

use super::Value;
use crate::limits::check_elements;
use crate::{Error, LIMITS, Result};
use ndarray::{Array2, ArrayView1};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The color of a cell: 0 to 9 in task files, any integer inside a program.
pub type Color = i64;

/// A rectangle of colors. It may have rows and no columns; a grid without rows has no columns.
#[derive(Clone)]
pub struct Grid(Arc<Cells>);

/// The cells of a grid, in row-major order.
enum Cells {
    Array(Array2<Color>),
    /// As bytes, and as an array if somebody asked for one.
    Bytes {
        shape: (usize, usize),
        bytes: Box<[i8]>,
        array: OnceLock<Box<Array2<Color>>>,
    },
}

impl Cells {
    fn array(&self) -> &Array2<Color> {
        match self {
            Cells::Array(array) => array,
            Cells::Bytes { shape, bytes, array } => array.get_or_init(|| {
                let colors = bytes.iter().copied().map(Color::from).collect();
                Box::new(Array2::from_shape_vec(*shape, colors).unwrap_or_default())
            }),
        }
    }
}

impl Grid {
    /// The grid without rows.
    #[must_use]
    pub fn empty() -> Grid {
        Grid::of(Array2::zeros((0, 0)))
    }

    /// A grid from an array in row-major order.
    pub fn new(cells: Array2<Color>) -> Result<Grid> {
        check_elements(cells.len().max(cells.nrows()))?;
        if cells.nrows() == 0 {
            return Ok(Grid::empty());
        }
        let cells = if cells.is_standard_layout() {
            cells
        } else {
            cells.as_standard_layout().into_owned()
        };
        Ok(Grid::of(cells))
    }

    /// A grid of so many columns from small colors in row-major order. It is an eighth of the size of other grids for as long as nobody asks for
    /// its [array](Grid::array).
    ///
    /// ```
    /// let grid = dsl::Grid::from_bytes((2, 2), vec![1, 2, 3, 4]).unwrap();
    /// assert_eq!(grid.get((1, 0)), Some(3));
    /// ```
    pub fn from_bytes(
        (height, width): (usize, usize),
        cells: impl Into<Box<[i8]>>,
    ) -> Result<Grid> {
        let bytes = cells.into();
        check_elements(bytes.len().max(height))?;
        if height.checked_mul(width) != Some(bytes.len()) {
            return Err(Error::Type);
        }
        if height == 0 {
            return Ok(Grid::empty());
        }
        let shape = (height, width);
        Ok(Grid(Arc::new(Cells::Bytes { shape, bytes, array: OnceLock::new() })))
    }

    /// A grid of this shape with the color that `color` gives for each place.
    pub fn from_fn(
        height: usize,
        width: usize,
        mut color: impl FnMut(usize, usize) -> Color,
    ) -> Result<Grid> {
        check_elements(height.max(height.saturating_mul(width)))?;
        Grid::new(Array2::from_shape_fn((height, width), |(i, j)| color(i, j)))
    }

    /// A grid from its rows, which must be equally long.
    ///
    /// ```
    /// let grid = dsl::Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
    /// assert_eq!(grid.get((1, 0)), Some(3));
    /// ```
    pub fn from_rows<R: AsRef<[Color]>>(rows: &[R]) -> Result<Grid> {
        let width = rows.first().map_or(0, |row| row.as_ref().len());
        if rows.iter().any(|row| row.as_ref().len() != width) {
            return Err(Error::Type);
        }
        Grid::from_fn(rows.len(), width, |i, j| rows[i].as_ref()[j])
    }

    /// The grid that a tuple of these elements is, if it is one.
    pub(super) fn from_row_values(elements: &[Value]) -> Result<Option<Grid>> {
        let width = match elements.first() {
            Some(Value::Pair(_)) => 2,
            Some(Value::Tuple(items)) => items.len(),
            _ => return Ok(None),
        };
        let size = elements.len().saturating_mul(width);
        // What is no grid is mostly seen before the numbers are read.
        if size <= LIMITS.elements && elements.iter().any(|element| element.size() != Ok(width)) {
            return Ok(None);
        }
        let mut colors = Vec::with_capacity(size.min(LIMITS.elements));
        for element in elements {
            let before = colors.len();
            match element {
                Value::Pair((i, j)) => colors.extend([*i, *j]),
                Value::Tuple(items) if items.len() == width => {
                    colors.extend(items.iter().map_while(|item| item.int().ok()));
                }
                _ => return Ok(None),
            }
            if colors.len() != before + width {
                return Ok(None);
            }
            // Rows may be shared, so the grid can be far larger than what it is made of.
            check_elements(colors.len())?;
        }
        let cells = Array2::from_shape_vec((elements.len(), width), colors);
        cells.map_err(|_| Error::Type).and_then(Grid::new).map(Some)
    }

    /// Number of rows.
    #[must_use]
    pub fn height(&self) -> usize {
        match &*self.0 {
            Cells::Array(array) => array.nrows(),
            Cells::Bytes { shape, .. } => shape.0,
        }
    }

    /// Number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        match &*self.0 {
            Cells::Array(array) => array.ncols(),
            Cells::Bytes { shape, .. } => shape.1,
        }
    }

    /// The cells as an array.
    #[must_use]
    pub fn array(&self) -> &Array2<Color> {
        self.0.array()
    }

    /// The cells in row-major order, if the grid was made [of bytes](Grid::from_bytes).
    #[must_use]
    pub fn bytes(&self) -> Option<&[i8]> {
        match &*self.0 {
            Cells::Array(_) => None,
            Cells::Bytes { bytes, .. } => Some(bytes),
        }
    }

    /// A number that only the grid and its clones have, as long as one of them is there.
    #[must_use]
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// The colors of a row, which must be one of the grid's.
    pub(crate) fn row(&self, i: usize) -> &[Color] {
        let width = self.width();
        &self.cells()[i * width..(i + 1) * width]
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = ArrayView1<'_, Color>> {
        self.array().rows().into_iter()
    }

    /// The colors in row-major order.
    pub fn colors(&self) -> impl Iterator<Item = Color> {
        let (bytes, cells) = match self.bytes() {
            Some(bytes) => (bytes, &[][..]),
            None => (&[][..], self.cells()),
        };
        bytes.iter().copied().map(Color::from).chain(cells.iter().copied())
    }

    /// The colors in row-major order.
    pub(crate) fn cells(&self) -> &[Color] {
        self.array().as_slice().unwrap_or_default()
    }

    /// The color at a place, if it is inside.
    #[must_use]
    pub fn get(&self, (i, j): (i64, i64)) -> Option<Color> {
        let i = usize::try_from(i).ok()?;
        let j = usize::try_from(j).ok()?;
        self.array().get((i, j)).copied()
    }

    /// The grid with every color replaced by `color(place, old)`.
    #[must_use]
    pub fn map(&self, mut color: impl FnMut((i64, i64), Color) -> Color) -> Grid {
        let mut cells = self.array().clone();
        for ((i, j), cell) in cells.indexed_iter_mut() {
            *cell = color((i as i64, j as i64), *cell);
        }
        Grid::of(cells)
    }

    /// A grid with the cells of another one after a change: an array in row-major order that is no larger than a grid can be.
    pub(crate) fn of(cells: Array2<Color>) -> Grid {
        Grid(Arc::new(Cells::Array(cells)))
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Grid) -> bool {
        if Arc::ptr_eq(&self.0, &other.0) {
            return true;
        }
        (self.height(), self.width()) == (other.height(), other.width())
            && match (self.bytes(), other.bytes()) {
                (Some(bytes), Some(others)) => bytes == others,
                (Some(bytes), None) => are(bytes, other.cells()),
                (None, Some(bytes)) => are(bytes, self.cells()),
                (None, None) => self.cells() == other.cells(),
            }
    }
}

impl Eq for Grid {}

/// Whether these are the same colors.
fn are(bytes: &[i8], colors: &[Color]) -> bool {
    bytes.iter().zip(colors).all(|(byte, color)| Color::from(*byte) == *color)
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Value::from(self.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_of_bytes_are_like_any_other() {
        let cells: Vec<i8> = vec![-1, 0, 14, i8::MAX, i8::MIN, 3];
        for (height, width) in [(1, 6), (2, 3), (3, 2), (6, 1)] {
            let compact = Grid::from_bytes((height, width), cells.clone()).unwrap();
            let other = Grid::from_fn(height, width, |i, j| cells[i * width + j].into()).unwrap();
            assert_eq!((compact.bytes(), other.bytes()), (Some(&cells[..]), None));
            assert!(compact.colors().eq(other.colors()));
            assert_eq!([&compact, &other], [&other, &compact]);
            assert_eq!(compact, Grid::from_bytes((height, width), cells.clone()).unwrap());
            let changed = other.map(|place, color| color + Color::from(place == (0, 0)));
            assert_ne!([&compact, &changed], [&changed, &compact]);
            assert_eq!((compact.height(), compact.width()), (height, width));
            assert_eq!(compact.array(), other.array());
            assert_eq!(Value::from(compact).to_string(), Value::from(other).to_string());
        }
    }

    #[test]
    fn grids_of_bytes_have_as_many_as_their_shape_says() {
        assert_eq!(Grid::from_bytes((2, 2), vec![0; 3]), Err(Error::Type));
        assert_eq!(Grid::from_bytes((usize::MAX, 2), Vec::new()), Err(Error::Limit));
        assert_eq!(Grid::from_bytes((0, 5), Vec::new()), Ok(Grid::empty()));
        assert_eq!(Grid::from_bytes((5, 0), Vec::new()), Grid::from_fn(5, 0, |_, _| 0));
        let too_many = vec![0; LIMITS.elements + 1];
        assert_eq!(Grid::from_bytes((1, too_many.len()), too_many), Err(Error::Limit));
    }
}
