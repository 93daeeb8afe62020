//! What has a place: places themselves and cells.

use crate::{Cell, Error, Form, Ij, Indices, Object, Result, Value};

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

    /// The set of these elements, which ascend.
    fn ascending(elements: Vec<Self>) -> Result<Self::Set>;

    /// A set of such elements as a value, with cells in this form.
    fn value(set: Self::Set, form: Form) -> Value;
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

    fn ascending(elements: Vec<Ij>) -> Result<Indices> {
        Indices::ascending(elements)
    }

    fn value(set: Indices, _: Form) -> Value {
        set.into()
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

    fn ascending(elements: Vec<Cell>) -> Result<Object> {
        Object::ascending(elements)
    }

    fn value(set: Object, form: Form) -> Value {
        set.value(form)
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
