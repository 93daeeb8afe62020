//! What has a place: places themselves and cells.

use crate::{Cell, Dialect, Error, Ij, Indices, Object, Result, Value};

/// An element of a patch.
pub trait Placed: Copy + Ord {
    /// The set of such elements.
    type Set;

    /// Where it is.
    fn ij(&self) -> Ij;

    /// The same thing at another place.
    #[must_use]
    fn at(&self, ij: Ij) -> Self;

    /// The set of these elements.
    fn set(elements: Vec<Self>) -> Result<Self::Set>;

    /// The set of these elements as a value.
    fn value(elements: Vec<Self>, dialect: Dialect) -> Result<Value>;
}

impl Placed for Ij {
    type Set = Indices;

    fn ij(&self) -> Ij {
        *self
    }

    fn at(&self, ij: Ij) -> Ij {
        ij
    }

    fn set(elements: Vec<Ij>) -> Result<Indices> {
        Indices::new(elements)
    }

    fn value(elements: Vec<Ij>, _: Dialect) -> Result<Value> {
        Indices::new(elements).map(Value::from)
    }
}

impl Placed for Cell {
    type Set = Object;

    fn ij(&self) -> Ij {
        Cell::ij(self)
    }

    fn at(&self, ij: Ij) -> Cell {
        Cell::new(self.color, ij)
    }

    fn set(elements: Vec<Cell>) -> Result<Object> {
        Object::new(elements)
    }

    fn value(elements: Vec<Cell>, dialect: Dialect) -> Result<Value> {
        Object::new(elements).map(|object| object.value(dialect.cell_form()))
    }
}

/// The sum of two vectors.
pub(crate) fn plus(a: Ij, b: Ij) -> Result<Ij> {
    Ok((sum(a.0, b.0)?, sum(a.1, b.1)?))
}

/// The checked sum.
pub(super) fn sum(a: i64, b: i64) -> Result<i64> {
    a.checked_add(b).ok_or(Error::Overflow)
}

/// The checked difference.
pub(super) fn difference(a: i64, b: i64) -> Result<i64> {
    a.checked_sub(b).ok_or(Error::Overflow)
}
