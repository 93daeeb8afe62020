//! The size and the mirrors of grids and patches.

use crate::ops::{grid, patch};
use crate::{Grid, Ij, Indices, Object, Result};

/// What a mirror exchanges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// The first row with the last one and so on.
    Rows,
    /// The first column with the last one and so on.
    Columns,
    /// Rows with columns.
    Diagonal,
}

/// A grid or a patch.
pub trait Piece: Sized {
    /// Height and width; those of a patch are of the box around it.
    fn shape(&self) -> Result<Ij>;

    /// The piece mirrored; a patch keeps the upper left corner of its box.
    fn mirrored(&self, mirror: Mirror) -> Result<Self>;
}

impl Piece for Grid {
    fn shape(&self) -> Result<Ij> {
        Ok((self.height() as i64, self.width() as i64))
    }

    fn mirrored(&self, mirror: Mirror) -> Result<Grid> {
        Ok(grid::mirrored(self, mirror))
    }
}

impl Piece for Indices {
    fn shape(&self) -> Result<Ij> {
        patch::box_shape(self)
    }

    fn mirrored(&self, mirror: Mirror) -> Result<Indices> {
        patch::mirrored(self, mirror)
    }
}

impl Piece for Object {
    fn shape(&self) -> Result<Ij> {
        patch::box_shape(self)
    }

    fn mirrored(&self, mirror: Mirror) -> Result<Object> {
        patch::mirrored(self, mirror)
    }
}

/// The number of rows of a grid, or of the box around a patch.
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::height};
/// assert_eq!(height(&Grid::from_rows(&[[1, 2]]).unwrap()), Ok(1));
/// assert_eq!(height(&Indices::new(vec![(2, 5), (4, 4)]).unwrap()), Ok(3));
/// ```
pub fn height(piece: &impl Piece) -> Result<i64> {
    piece.shape().map(|(height, _)| height)
}

/// The number of columns of a grid, or of the box around a patch.
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::width};
/// assert_eq!(width(&Grid::from_rows(&[[1, 2]]).unwrap()), Ok(2));
/// assert_eq!(width(&Indices::new(vec![(2, 5), (4, 4)]).unwrap()), Ok(2));
/// ```
pub fn width(piece: &impl Piece) -> Result<i64> {
    piece.shape().map(|(_, width)| width)
}

/// The piece upside down.
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::hmirror};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(hmirror(&grid), Grid::from_rows(&[[3, 4], [1, 2]]));
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(*hmirror(&patch).unwrap(), [(1, 2), (3, 1)]);
/// ```
pub fn hmirror<P: Piece>(piece: &P) -> Result<P> {
    piece.mirrored(Mirror::Rows)
}

/// The piece with left and right exchanged.
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::vmirror};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(vmirror(&grid), Grid::from_rows(&[[2, 1], [4, 3]]));
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(*vmirror(&patch).unwrap(), [(1, 2), (3, 1)]);
/// ```
pub fn vmirror<P: Piece>(piece: &P) -> Result<P> {
    piece.mirrored(Mirror::Columns)
}

/// The piece with rows and columns exchanged; the upper left corner of a patch stays.
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::dmirror};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(dmirror(&grid), Grid::from_rows(&[[1, 3], [2, 4]]));
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(*dmirror(&patch).unwrap(), [(1, 1), (2, 3)]);
/// ```
pub fn dmirror<P: Piece>(piece: &P) -> Result<P> {
    piece.mirrored(Mirror::Diagonal)
}

/// The piece mirrored at the diagonal from the lower left: [`vmirror`], [`dmirror`], [`vmirror`].
///
/// ```
/// use dsl::{Grid, Indices, ops::piece::cmirror};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(cmirror(&grid), Grid::from_rows(&[[4, 2], [3, 1]]));
/// let patch = Indices::new(vec![(1, 1), (1, 2), (3, 2)]).unwrap();
/// assert_eq!(*cmirror(&patch).unwrap(), [(1, 1), (1, 3), (2, 3)]);
/// ```
pub fn cmirror<P: Piece>(piece: &P) -> Result<P> {
    vmirror(&dmirror(&vmirror(piece)?)?)
}
