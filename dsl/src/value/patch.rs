//! Indices, cells and objects.

use super::marks::sort_unique;
use super::{Color, Items, Value};
use crate::limits::check_elements;
use crate::{Error, Result};
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

/// A place (row, column), or a vector.
pub type Ij = (i64, i64);

/// A set of places in row-major order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Indices(Arc<Vec<Ij>>);

/// A colored place. Cells are ordered by color, then row-major.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The color.
    pub color: Color,
    /// The row.
    pub i: i64,
    /// The column.
    pub j: i64,
}

/// A set of cells, ordered by color, then row-major.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Object(Arc<Vec<Cell>>);

/// Objects in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Objects(Vec<Object>);

/// How a dialect writes a cell as a tuple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `(color, (i, j))`, as in arc-dsl.
    ColorFirst,
    /// `(i, j, color)`, as in tokpidjin.
    ColorLast,
}

impl Form {
    /// The weight of one cell.
    pub(super) fn cell_weight(self) -> u32 {
        match self {
            Form::ColorFirst => 5,
            Form::ColorLast => 4,
        }
    }
}

impl Indices {
    /// The set of these places.
    pub fn new(mut places: Vec<Ij>) -> Result<Indices> {
        sort_unique(&mut places);
        check_elements(places.len())?;
        Ok(Indices(Arc::new(places)))
    }

    /// The set of these places, which ascend.
    pub(crate) fn ascending(places: Vec<Ij>) -> Result<Indices> {
        debug_assert!(places.is_sorted_by(|a, b| a < b));
        check_elements(places.len())?;
        Ok(Indices(Arc::new(places)))
    }

    /// The empty set.
    #[must_use]
    pub fn empty() -> Indices {
        Indices(Arc::new(Vec::new()))
    }
}

impl std::ops::Deref for Indices {
    type Target = [Ij];

    fn deref(&self) -> &[Ij] {
        &self.0
    }
}

impl Cell {
    /// The cell of this color at this place.
    #[must_use]
    pub fn new(color: Color, (i, j): Ij) -> Cell {
        Cell { color, i, j }
    }

    /// The place.
    #[must_use]
    pub fn ij(&self) -> Ij {
        (self.i, self.j)
    }

    /// The cell as a tuple.
    #[must_use]
    pub fn value(&self, form: Form) -> Value {
        let Cell { color, i, j } = *self;
        let (values, depth) = match form {
            Form::ColorFirst => (SmallVec::from_iter([Value::Int(color), Value::Pair((i, j))]), 2),
            Form::ColorLast => (SmallVec::from([i.into(), j.into(), color.into()]), 1),
        };
        Value::Tuple(Items::small(values, form.cell_weight(), depth))
    }

    /// The cell that a tuple of this form is.
    pub fn from_value(value: &Value, form: Form) -> Result<Cell> {
        let Value::Tuple(items) = value else { return Err(Error::Type) };
        match (form, &items[..]) {
            (Form::ColorFirst, [Value::Int(color), Value::Pair(ij)]) => Ok(Cell::new(*color, *ij)),
            (Form::ColorLast, [Value::Int(i), Value::Int(j), Value::Int(color)]) => {
                Ok(Cell::new(*color, (*i, *j)))
            }
            _ => Err(Error::Type),
        }
    }
}

impl Object {
    /// The set of these cells.
    pub fn new(mut cells: Vec<Cell>) -> Result<Object> {
        sort_unique(&mut cells);
        check_elements(cells.len())?;
        Ok(Object(Arc::new(cells)))
    }

    /// The set of these cells, which ascend.
    pub(crate) fn ascending(cells: Vec<Cell>) -> Result<Object> {
        debug_assert!(cells.is_sorted_by(|a, b| a < b));
        check_elements(cells.len())?;
        Ok(Object(Arc::new(cells)))
    }

    /// The places of the cells.
    #[must_use]
    pub fn indices(&self) -> Indices {
        let mut places: Vec<Ij> = self.iter().map(Cell::ij).collect();
        sort_unique(&mut places);
        Indices(Arc::new(places))
    }

    /// The value, with cells in this form.
    #[must_use]
    pub fn value(self, form: Form) -> Value {
        if self.is_empty() { Value::empty_set() } else { Value::Object(self, form) }
    }
}

impl std::ops::Deref for Object {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.0
    }
}

impl Objects {
    /// The set of these objects.
    #[must_use]
    pub fn new(mut objects: Vec<Object>) -> Objects {
        objects.sort_unstable();
        objects.dedup();
        Objects(objects)
    }

    /// The value, with cells in this form.
    pub fn value(self, form: Form) -> Result<Value> {
        if self.is_empty() {
            return Ok(Value::empty_set());
        }
        let values: Vec<Value> = self.0.into_iter().map(|object| object.value(form)).collect();
        Ok(Value::Set(Items::new(values)?))
    }
}

impl std::ops::Deref for Objects {
    type Target = [Object];

    fn deref(&self) -> &[Object] {
        &self.0
    }
}

/// The places, when all elements are pairs.
pub(super) fn all_pairs(elements: &[Value]) -> Option<Vec<Ij>> {
    all(elements, |e| e.pair().ok())
}

/// The cells, when all elements are cells of this form.
pub(super) fn all_cells(elements: &[Value], form: Form) -> Option<Vec<Cell>> {
    all(elements, |e| Cell::from_value(e, form).ok())
}

/// What `part` gives for the elements, if it gives something for all of them.
fn all<T>(elements: &[Value], part: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    let first = part(elements.first()?)?;
    let mut parts = Vec::with_capacity(elements.len());
    parts.push(first);
    for element in &elements[1..] {
        parts.push(part(element)?);
    }
    Some(parts)
}

impl fmt::Debug for Indices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Value::from(self.clone()))
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.clone().value(Form::ColorFirst))
    }
}
