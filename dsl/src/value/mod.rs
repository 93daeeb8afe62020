//! The values of the language.
//!
//! Every value has exactly one representation, so equality is structural: a tuple of equally long
//! integer tuples is always a [`Value::Grid`], two integers are always a [`Value::Pair`], a
//! non-empty set of pairs is always [`Value::Indices`], a non-empty set of cells is always a
//! [`Value::Object`]. Booleans are the integers 0 and 1. Build containers with [`Value::tuple`]
//! and [`Value::set`], which see to that; read them with [`Value::elements`].

mod function;
mod grid;
mod marks;
mod order;
mod patch;
mod text;

pub use function::{Closure, Function};
pub use grid::{Color, Grid};
pub use order::{canonical_cmp, less, sort_by_key};
pub use patch::{Cell, Form, Ij, Indices, Object, Objects};
pub use text::{ParseError, eval, parse};

use crate::limits::check_elements;
use crate::{Dialect, Error, LIMITS, Result};
use ndarray::array;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// Any value of the language.
// A tag of a whole word, so that a value is moved in whole words: values move a lot.
#[derive(Clone, Debug)]
#[repr(u64)]
pub enum Value {
    /// No value: the unknown output of a test sample, a color outside the grid.
    Missing,
    /// An integer or a boolean.
    Int(i64),
    /// A tuple of two integers.
    Pair(Ij),
    /// Any other tuple.
    Tuple(Arc<Items>),
    /// A tuple of at least one row, all rows integer tuples of the same length.
    Grid(Grid),
    /// A set in ascending order that is neither of the next two.
    Set(Arc<Items>),
    /// A non-empty set of pairs.
    Indices(Indices),
    /// A non-empty set of cells.
    Object(Object, Form),
    /// A function.
    Function(Function),
}

/// The elements of a tuple or set, with the size of all they hold.
#[derive(Debug)]
pub struct Items {
    held: Held,
    weight: u32,
    depth: u16,
    /// Whether equal sets of such elements may be in different order: functions keep the order
    /// of insertion, and a triple of integers is a cell in one dialect only.
    loose: bool,
}

/// Elements in one form or the other.
#[derive(Debug)]
enum Held {
    Values(SmallVec<[Value; 3]>),
    /// Small integers, and the same as values if somebody asked for these.
    Bytes(Box<[i8]>, OnceLock<Box<[Value]>>),
}

impl Items {
    fn new(values: impl Into<SmallVec<[Value; 3]>>) -> Result<Arc<Items>> {
        let values = values.into();
        check_elements(values.len())?;
        if values.iter().all(|value| matches!(value, Value::Int(_))) {
            // So many numbers are never too much.
            let weight = 1 + values.len() as u32;
            return Ok(Items::small(values, weight, 1));
        }
        let weight = total_weight(&values)?;
        let depth = next_depth(&values)?;
        let loose = values.iter().any(Value::is_loose);
        Ok(Arc::new(Items { held: Held::Values(values), weight, depth, loose }))
    }

    /// Items so few or small that no limit is near, and whose sizes are known.
    fn small(values: SmallVec<[Value; 3]>, weight: u32, depth: u16) -> Arc<Items> {
        Arc::new(Items { held: Held::Values(values), weight, depth, loose: false })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match &self.held {
            Held::Values(values) => values.len(),
            Held::Bytes(bytes, _) => bytes.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl std::ops::Deref for Items {
    type Target = [Value];

    #[inline]
    fn deref(&self) -> &[Value] {
        match &self.held {
            Held::Values(values) => values,
            Held::Bytes(bytes, values) => {
                values.get_or_init(|| bytes.iter().map(|&n| Value::Int(n.into())).collect())
            }
        }
    }
}

impl PartialEq for Items {
    fn eq(&self, other: &Items) -> bool {
        match (&self.held, &other.held) {
            (Held::Bytes(bytes, _), Held::Bytes(others, _)) => bytes == others,
            _ => self[..] == other[..],
        }
    }
}

/// One plus the weights of the parts, or a limit error.
pub(crate) fn total_weight<'a>(parts: impl IntoIterator<Item = &'a Value>) -> Result<u32> {
    parts
        .into_iter()
        .try_fold(1u32, |sum, part| sum.checked_add(part.weight()))
        .filter(|&weight| weight <= LIMITS.weight)
        .ok_or(Error::Limit)
}

/// One more than the deepest part, or a limit error.
pub(crate) fn next_depth<'a>(parts: impl IntoIterator<Item = &'a Value>) -> Result<u16> {
    let depth = 1 + parts.into_iter().map(Value::depth).max().unwrap_or(0);
    if depth <= LIMITS.depth { Ok(depth) } else { Err(Error::Limit) }
}

/// The two kinds of container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Ordered, with duplicates.
    Tuple,
    /// Sorted, without duplicates.
    Set,
}

impl Value {
    /// The empty tuple, which is also the empty grid.
    #[must_use]
    pub fn empty_tuple() -> Value {
        Value::Tuple(Items::small(SmallVec::new(), 1, 1))
    }

    /// The empty set.
    #[must_use]
    pub fn empty_set() -> Value {
        Value::Set(Items::small(SmallVec::new(), 1, 1))
    }

    /// A tuple of these elements.
    ///
    /// ```
    /// use dsl::Value;
    /// let row = |a, b| Value::Pair((a, b));
    /// let grid = Value::tuple(vec![row(1, 2), row(3, 4)]).unwrap();
    /// assert!(matches!(grid, Value::Grid(_)));
    /// ```
    pub fn tuple(elements: Vec<Value>) -> Result<Value> {
        if let [Value::Int(i), Value::Int(j)] = elements[..] {
            return Ok(Value::Pair((i, j)));
        }
        match Grid::from_row_values(&elements)? {
            Some(grid) => Ok(Value::Grid(grid)),
            None => Ok(Value::Tuple(Items::new(elements)?)),
        }
    }

    /// A tuple of small integers. It is a fraction of the size of other tuples for as long as nobody asks for its elements.
    ///
    /// ```
    /// use dsl::Value;
    /// let tuple = Value::tuple_of_bytes(vec![1, 2, 3]).unwrap();
    /// assert_eq!(tuple.to_string(), "(1, 2, 3)");
    /// ```
    pub fn tuple_of_bytes(elements: impl Into<Box<[i8]>>) -> Result<Value> {
        let elements = elements.into();
        check_elements(elements.len())?;
        if let [i, j] = elements[..] {
            return Ok(Value::Pair((i.into(), j.into())));
        }
        let weight = 1 + elements.len() as u32;
        if elements.len() <= 3 {
            let values = elements.iter().map(|&n| Value::Int(n.into())).collect();
            return Ok(Value::Tuple(Items::small(values, weight, 1)));
        }
        let held = Held::Bytes(elements, OnceLock::new());
        Ok(Value::Tuple(Arc::new(Items { held, weight, depth: 1, loose: false })))
    }

    /// A tuple of two elements.
    pub fn couple(a: Value, b: Value) -> Result<Value> {
        match (&a, &b) {
            (Value::Int(i), Value::Int(j)) => return Ok(Value::Pair((*i, *j))),
            (Value::Pair(a), Value::Pair(b)) => {
                return Grid::new(array![[a.0, a.1], [b.0, b.1]]).map(Value::Grid);
            }
            _ => {}
        }
        let elements = [a, b];
        let may_be_rows = elements.iter().all(|e| matches!(e, Value::Pair(_) | Value::Tuple(_)));
        if may_be_rows && let Some(grid) = Grid::from_row_values(&elements)? {
            return Ok(Value::Grid(grid));
        }
        Ok(Value::Tuple(Items::new(SmallVec::from_iter(elements))?))
    }

    /// A set of these elements, sorted and without duplicates. The dialect says what a cell is.
    ///
    /// ```
    /// use dsl::{Dialect, Value};
    /// let set = Value::set(vec![3.into(), 1.into(), 3.into()], Dialect::ArcDsl).unwrap();
    /// assert_eq!(set.to_string(), "{1, 3}");
    /// ```
    pub fn set(elements: Vec<Value>, dialect: Dialect) -> Result<Value> {
        if elements.is_empty() {
            return Ok(Value::empty_set());
        }
        if let Some(indices) = patch::all_pairs(&elements) {
            return Indices::new(indices).map(Value::from);
        }
        let form = dialect.cell_form();
        if let Some(cells) = patch::all_cells(&elements, form) {
            return Ok(Value::Object(Object::new(cells)?, form));
        }
        Ok(Value::Set(Items::new(order::sorted_unique(elements, dialect))?))
    }

    /// The set whose [elements](Value::elements) these were, in their order. For a set that comes
    /// back from a file: [`Value::set`] would have to know the dialect that sorted it.
    ///
    /// ```
    /// use dsl::Value;
    /// let set = Value::set_in_order(vec![1.into(), 3.into()]).unwrap();
    /// assert_eq!(set.to_string(), "{1, 3}");
    /// ```
    pub fn set_in_order(elements: Vec<Value>) -> Result<Value> {
        Ok(Value::Set(Items::new(elements)?))
    }

    /// A tuple or set of these elements.
    pub fn container(kind: Kind, elements: Vec<Value>, dialect: Dialect) -> Result<Value> {
        match kind {
            Kind::Tuple => Value::tuple(elements),
            Kind::Set => Value::set(elements, dialect),
        }
    }

    /// Whether this is a tuple or a set; an error for what is neither.
    pub fn kind(&self) -> Result<Kind> {
        match self {
            Value::Pair(_) | Value::Tuple(_) | Value::Grid(_) => Ok(Kind::Tuple),
            Value::Set(_) | Value::Indices(_) | Value::Object(..) => Ok(Kind::Set),
            Value::Missing | Value::Int(_) | Value::Function(_) => Err(Error::Type),
        }
    }

    /// Whether this is a tuple (a pair and a grid are).
    #[must_use]
    pub fn is_tuple(&self) -> bool {
        self.kind() == Ok(Kind::Tuple)
    }

    /// Whether this is a set (indices and an object are).
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.kind() == Ok(Kind::Set)
    }

    /// Whether this is the empty tuple.
    #[must_use]
    pub fn is_empty_tuple(&self) -> bool {
        matches!(self, Value::Tuple(items) if items.is_empty())
    }

    /// Whether this is the empty set.
    #[must_use]
    pub fn is_empty_set(&self) -> bool {
        matches!(self, Value::Set(items) if items.is_empty())
    }

    /// The elements of a container in order.
    ///
    /// ```
    /// use dsl::Value;
    /// assert_eq!(Value::Pair((3, 4)).elements().unwrap().len(), 2);
    /// assert!(Value::Int(3).elements().is_err());
    /// ```
    pub fn elements(&self) -> Result<Cow<'_, [Value]>> {
        match self {
            Value::Tuple(items) | Value::Set(items) => Ok(Cow::Borrowed(items)),
            Value::Pair((i, j)) => Ok(Cow::Owned(vec![Value::Int(*i), Value::Int(*j)])),
            Value::Grid(grid) => Ok((0..grid.height()).map(|i| row_value(grid.row(i))).collect()),
            Value::Indices(indices) => Ok(indices.iter().copied().map(Value::Pair).collect()),
            Value::Object(object, form) => Ok(object.iter().map(|c| c.value(*form)).collect()),
            Value::Missing | Value::Int(_) | Value::Function(_) => Err(Error::Type),
        }
    }

    /// The elements of a container one by one, without making all of them first.
    pub fn iter(&self) -> Result<impl ExactSizeIterator<Item = Value>> {
        Ok(self.each()?.map(Cow::into_owned))
    }

    /// Like [`Value::iter`], but what is there is only lent.
    pub(crate) fn each(&self) -> Result<impl ExactSizeIterator<Item = Cow<'_, Value>>> {
        Ok(match self {
            Value::Tuple(items) | Value::Set(items) => Elements::Values(items.iter()),
            Value::Pair((i, j)) => Elements::Pair([*i, *j].into_iter()),
            Value::Grid(grid) => Elements::Rows(grid, 0..grid.height()),
            Value::Indices(indices) => Elements::Places(indices.iter()),
            Value::Object(object, form) => Elements::Cells(object.iter(), *form),
            Value::Missing | Value::Int(_) | Value::Function(_) => return Err(Error::Type),
        })
    }

    /// How many elements a container has.
    #[inline]
    pub fn size(&self) -> Result<usize> {
        match self {
            Value::Tuple(items) | Value::Set(items) => Ok(items.len()),
            Value::Pair(_) => Ok(2),
            Value::Grid(grid) => Ok(grid.height()),
            Value::Indices(indices) => Ok(indices.len()),
            Value::Object(object, _) => Ok(object.len()),
            Value::Missing | Value::Int(_) | Value::Function(_) => Err(Error::Type),
        }
    }

    /// The truth of a value: zero, missing and empty containers are false.
    #[must_use]
    pub fn truth(&self) -> bool {
        match self {
            Value::Missing => false,
            Value::Int(n) => *n != 0,
            Value::Tuple(items) | Value::Set(items) => !items.is_empty(),
            _ => true,
        }
    }

    /// Whether `value` is an element of this container.
    pub fn contains(&self, value: &Value) -> Result<bool> {
        match (self, value) {
            (Value::Indices(indices), Value::Pair(ij)) => Ok(indices.binary_search(ij).is_ok()),
            (Value::Indices(_), _) => Ok(false),
            (Value::Object(object, form), _) => {
                let cell = Cell::from_value(value, *form);
                Ok(cell.is_ok_and(|cell| object.binary_search(&cell).is_ok()))
            }
            (Value::Set(items), _) if !items.loose && !value.is_loose() => {
                // The order of a set with objects among other sets depends on the dialect that made it.
                let found =
                    |dialect| items.binary_search_by(|e| canonical_cmp(e, value, dialect)).is_ok();
                Ok(found(Dialect::ArcDsl) || found(Dialect::Tokpidjin))
            }
            _ => Ok(self.elements()?.contains(value)),
        }
    }

    /// The size of the value with everything inside it: one for a number, a function or a
    /// container, plus the weights of the elements.
    #[must_use]
    #[inline]
    pub fn weight(&self) -> u32 {
        match self {
            Value::Missing | Value::Int(_) => 1,
            Value::Pair(_) => 3,
            Value::Tuple(items) | Value::Set(items) => items.weight,
            Value::Grid(grid) => 1 + (grid.height() * (1 + grid.width())) as u32,
            Value::Indices(indices) => 1 + 3 * indices.len() as u32,
            Value::Object(object, form) => 1 + form.cell_weight() * object.len() as u32,
            Value::Function(function) => function.weight(),
        }
    }

    fn is_loose(&self) -> bool {
        match self {
            Value::Function(_) => true,
            Value::Tuple(items) => {
                items.loose || (items.len() == 3 && items.iter().all(|e| e.int().is_ok()))
            }
            Value::Set(items) => items.loose,
            _ => false,
        }
    }

    /// How deep containers and functions nest inside the value.
    pub(crate) fn depth(&self) -> u16 {
        match self {
            Value::Missing | Value::Int(_) => 0,
            Value::Pair(_) => 1,
            Value::Tuple(items) | Value::Set(items) => items.depth,
            Value::Grid(_) | Value::Indices(_) => 2,
            Value::Object(..) => 3,
            Value::Function(function) => function.depth(),
        }
    }

    /// The integer, or a type error.
    pub fn int(&self) -> Result<i64> {
        match self {
            Value::Int(n) => Ok(*n),
            _ => Err(Error::Type),
        }
    }

    /// The pair, or a type error.
    pub fn pair(&self) -> Result<Ij> {
        match self {
            Value::Pair(ij) => Ok(*ij),
            _ => Err(Error::Type),
        }
    }

    /// The grid; the empty tuple is the grid without rows.
    pub fn grid(&self) -> Result<Grid> {
        match self {
            Value::Grid(grid) => Ok(grid.clone()),
            Value::Tuple(items) if items.is_empty() => Ok(Grid::empty()),
            _ => Err(Error::Type),
        }
    }
}

/// The elements of a container still to come.
enum Elements<'a> {
    Values(std::slice::Iter<'a, Value>),
    Pair(std::array::IntoIter<i64, 2>),
    Rows(&'a Grid, std::ops::Range<usize>),
    Places(std::slice::Iter<'a, Ij>),
    Cells(std::slice::Iter<'a, Cell>, Form),
}

impl<'a> Iterator for Elements<'a> {
    type Item = Cow<'a, Value>;

    #[inline(always)]
    fn next(&mut self) -> Option<Cow<'a, Value>> {
        let made = match self {
            Elements::Values(values) => return values.next().map(Cow::Borrowed),
            Elements::Pair(numbers) => numbers.next().map(Value::Int),
            Elements::Rows(grid, rows) => rows.next().map(|i| row_value(grid.row(i))),
            Elements::Places(places) => places.next().copied().map(Value::Pair),
            Elements::Cells(cells, form) => cells.next().map(|cell| cell.value(*form)),
        };
        made.map(Cow::Owned)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match self {
            Elements::Values(values) => values.len(),
            Elements::Pair(numbers) => numbers.len(),
            Elements::Rows(_, rows) => rows.len(),
            Elements::Places(places) => places.len(),
            Elements::Cells(cells, _) => cells.len(),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Elements<'_> {}

/// A row of a grid as a tuple.
pub(crate) fn row_value(row: &[Color]) -> Value {
    if let [i, j] = row {
        return Value::Pair((*i, *j));
    }
    let values = row.iter().copied().map(Value::Int).collect();
    Value::Tuple(Items::small(values, 1 + row.len() as u32, 1))
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Missing, Value::Missing) => true,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Pair(a), Value::Pair(b)) => a == b,
            (Value::Grid(a), Value::Grid(b)) => a == b,
            (Value::Indices(a), Value::Indices(b)) => a == b,
            (Value::Function(a), Value::Function(b)) => a == b,
            (Value::Object(a, f), Value::Object(b, g)) => f == g && a == b,
            (Value::Tuple(a), Value::Tuple(b)) => Arc::ptr_eq(a, b) || **a == **b,
            (Value::Set(a), Value::Set(b)) if a.loose => {
                Arc::ptr_eq(a, b) || (a.len() == b.len() && a.iter().all(|e| b.contains(e)))
            }
            (Value::Set(a), Value::Set(b)) => Arc::ptr_eq(a, b) || a[..] == b[..],
            // A set of integer triples is an object in one dialect only.
            (Value::Object(..), Value::Set(_)) | (Value::Set(_), Value::Object(..)) => {
                match (self.elements(), other.elements()) {
                    (Ok(a), Ok(b)) => a.len() == b.len() && a.iter().all(|e| b.contains(e)),
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

impl From<i64> for Value {
    fn from(n: i64) -> Value {
        Value::Int(n)
    }
}

impl From<bool> for Value {
    fn from(b: bool) -> Value {
        Value::Int(b.into())
    }
}

impl From<Ij> for Value {
    fn from(ij: Ij) -> Value {
        Value::Pair(ij)
    }
}

impl From<Grid> for Value {
    fn from(grid: Grid) -> Value {
        if grid.height() == 0 { Value::empty_tuple() } else { Value::Grid(grid) }
    }
}

impl From<Indices> for Value {
    fn from(indices: Indices) -> Value {
        if indices.is_empty() { Value::empty_set() } else { Value::Indices(indices) }
    }
}

impl From<Function> for Value {
    fn from(function: Function) -> Value {
        Value::Function(function)
    }
}
