//! The colors of grids and objects.

use crate::ops::args::python_index;
use crate::ops::{grid, patch};
use crate::{Color, Error, Grid, Object, Result};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A grid or an object: what has colors.
pub trait Element: Sized {
    /// The colors of all cells: row by row in a grid, ascending in an object.
    fn colors(&self) -> impl Iterator<Item = Color>;

    /// The element with every cell as a square of this side.
    fn upscaled(&self, factor: i64) -> Result<Self>;
}

impl Element for Grid {
    fn colors(&self) -> impl Iterator<Item = Color> {
        Grid::colors(self)
    }

    fn upscaled(&self, factor: i64) -> Result<Grid> {
        grid::scaled(self, factor, factor)
    }
}

impl Element for Object {
    fn colors(&self) -> impl Iterator<Item = Color> {
        self.iter().map(|cell| cell.color)
    }

    fn upscaled(&self, factor: i64) -> Result<Object> {
        patch::upscaled(self, factor)
    }
}

/// How often each color occurs, in ascending order of colors.
fn tally(colors: impl Iterator<Item = Color>) -> Vec<(Color, usize)> {
    let mut digits = [0; 10];
    let mut others = BTreeMap::new();
    for color in colors {
        match usize::try_from(color).ok().and_then(|digit| digits.get_mut(digit)) {
            Some(count) => *count += 1,
            None => *others.entry(color).or_insert(0) += 1,
        }
    }
    let above = others.split_off(&0);
    let digits = (0..).zip(digits).filter(|(_, count)| *count > 0);
    others.into_iter().chain(digits).chain(above).collect()
}

/// The most common color, the smallest of several.
///
/// ```
/// use dsl::{Cell, Grid, Object, ops::piece::mostcolor};
/// assert_eq!(mostcolor(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), Ok(3));
/// let object = Object::new(vec![Cell::new(3, (1, 1)), Cell::new(2, (1, 2))]).unwrap();
/// assert_eq!(mostcolor(&object), Ok(2));
/// ```
pub fn mostcolor(element: &impl Element) -> Result<Color> {
    let counts = tally(element.colors()).into_iter();
    let most = counts.max_by_key(|&(color, count)| (count, Reverse(color)));
    most.map(|(color, _)| color).ok_or(Error::Empty)
}

/// The least common color, the smallest of several.
///
/// ```
/// use dsl::{Cell, Grid, Object, ops::piece::leastcolor};
/// assert_eq!(leastcolor(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), Ok(1));
/// let object = Object::new(vec![Cell::new(3, (1, 1)), Cell::new(2, (1, 2))]).unwrap();
/// assert_eq!(leastcolor(&object), Ok(2));
/// ```
pub fn leastcolor(element: &impl Element) -> Result<Color> {
    let counts = tally(element.colors()).into_iter();
    let least = counts.min_by_key(|&(color, count)| (count, color));
    least.map(|(color, _)| color).ok_or(Error::Empty)
}

/// The colors in ascending order.
///
/// ```
/// use dsl::{Grid, ops::piece::palette};
/// assert_eq!(palette(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), [1, 3]);
/// ```
#[must_use]
pub fn palette(element: &impl Element) -> Vec<Color> {
    tally(element.colors()).into_iter().map(|(color, _)| color).collect()
}

/// How many cells have a color.
///
/// ```
/// use dsl::{Grid, ops::piece::colorcount};
/// assert_eq!(colorcount(&Grid::from_rows(&[[3, 1, 3]]).unwrap(), 3), 2);
/// ```
#[must_use]
pub fn colorcount(element: &impl Element, color: Color) -> usize {
    element.colors().filter(|c| *c == color).count()
}

/// The color at a place in the list of colors from the most to the least common; those
/// equally common go in order of their first cell. Negative ranks count from the back.
///
/// ```
/// use dsl::{Grid, ops::piece::color_rank};
/// let grid = Grid::from_rows(&[[3, 2, 1, 2]]).unwrap();
/// assert_eq!(color_rank(&grid, 0), Some(2));
/// assert_eq!(color_rank(&grid, -1), Some(1));
/// assert_eq!(color_rank(&grid, 3), None);
/// ```
#[must_use]
pub fn color_rank(element: &impl Element, rank: i64) -> Option<Color> {
    let counts = tally(element.colors());
    let ranked = counts.iter().map(|&(color, count)| (Reverse(count), usize::MAX, color));
    let mut ranked: Vec<_> = ranked.collect();
    for (place, color) in element.colors().enumerate() {
        if let Ok(at) = counts.binary_search_by_key(&color, |&(color, _)| color) {
            ranked[at].1 = ranked[at].1.min(place);
        }
    }
    ranked.sort_unstable();
    python_index(ranked.len(), rank).map(|place| ranked[place].2)
}

/// Every cell as a square of side `factor`, the upper left corner of an object staying; nothing for
/// a factor below one.
///
/// ```
/// use dsl::{Cell, Grid, Object, ops::piece::upscale};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(upscale(&grid, 2), Grid::from_rows(&[[1, 1, 2, 2], [1, 1, 2, 2]]));
/// let object = Object::new(vec![Cell::new(3, (1, 1))]).unwrap();
/// assert_eq!(upscale(&object, 2).unwrap().len(), 4);
/// ```
pub fn upscale<E: Element>(element: &E, factor: i64) -> Result<E> {
    element.upscaled(factor)
}
