//! The canonical order of sets, and the comparisons that ops make.

use super::{Form, Grid, Value};
use crate::{Dialect, Error, Result};
use std::borrow::Cow;
use std::cmp::Ordering;

/// The order in which a set of this dialect iterates.
///
/// Missing first, then integers, then tuples (element by element, a prefix first), then sets (by
/// their elements in order, a prefix first), then functions, which count as equal and so keep the
/// order of insertion. Cells go by color, then row-major: where a cell is `(i, j, color)`, a
/// triple of integers that is an element of a set is one.
#[must_use]
pub fn canonical_cmp(a: &Value, b: &Value, dialect: Dialect) -> Ordering {
    Canonical { triples: dialect.cell_form() == Form::ColorLast }.cmp(a, b, true)
}

struct Canonical {
    triples: bool,
}

impl Canonical {
    fn cmp(&self, a: &Value, b: &Value, element: bool) -> Ordering {
        match (a, b) {
            (Value::Int(a), Value::Int(b)) => a.cmp(b),
            (Value::Pair(a), Value::Pair(b)) => a.cmp(b),
            (Value::Grid(a), Value::Grid(b)) => cmp_grids(a, b),
            (Value::Indices(a), Value::Indices(b)) => a.cmp(b),
            (Value::Object(a, f), Value::Object(b, g)) if f == g => a.cmp(b),
            (Value::Tuple(a), Value::Tuple(b)) if !self.triples => self.cmp_all(a, b, false),
            (Value::Set(a), Value::Set(b)) => self.cmp_all(a, b, true),
            _ => rank(a).cmp(&rank(b)).then_with(|| match rank(a) {
                TUPLE => self.cmp_all(&self.keys(a, element), &self.keys(b, element), false),
                SET => self.cmp_all(&elements(a), &elements(b), true),
                _ => Ordering::Equal,
            }),
        }
    }

    fn cmp_all(&self, a: &[Value], b: &[Value], elements: bool) -> Ordering {
        let pairs = a.iter().zip(b);
        let first_difference = pairs.map(|(a, b)| self.cmp(a, b, elements)).find(|o| o.is_ne());
        first_difference.unwrap_or_else(|| a.len().cmp(&b.len()))
    }

    /// The elements of a tuple in the order in which they are compared.
    fn keys<'a>(&self, tuple: &'a Value, element: bool) -> Cow<'a, [Value]> {
        let elements = elements(tuple);
        match &*elements {
            [i @ Value::Int(_), j @ Value::Int(_), color @ Value::Int(_)]
                if element && self.triples =>
            {
                vec![color.clone(), i.clone(), j.clone()].into()
            }
            _ => elements,
        }
    }
}

const TUPLE: u8 = 2;
const SET: u8 = 3;

fn rank(value: &Value) -> u8 {
    match value {
        Value::Missing => 0,
        Value::Int(_) => 1,
        Value::Pair(_) | Value::Tuple(_) | Value::Grid(_) => TUPLE,
        Value::Set(_) | Value::Indices(_) | Value::Object(..) => SET,
        Value::Function(_) => 4,
    }
}

fn elements(container: &Value) -> Cow<'_, [Value]> {
    container.elements().unwrap_or_default()
}

fn cmp_grids(a: &Grid, b: &Grid) -> Ordering {
    if a.width() == b.width() {
        return a.cells().cmp(b.cells()).then(a.height().cmp(&b.height()));
    }
    let mut rows = a.rows().zip(b.rows()).map(|(a, b)| a.into_iter().cmp(b));
    rows.find(|o| o.is_ne()).unwrap_or_else(|| a.height().cmp(&b.height()))
}

/// The elements in canonical order, without duplicates.
pub(super) fn sorted_unique(mut elements: Vec<Value>, dialect: Dialect) -> Vec<Value> {
    if elements.is_sorted_by(|a, b| canonical_cmp(a, b, dialect).is_lt()) {
        return elements;
    }
    elements.sort_by(|a, b| canonical_cmp(a, b, dialect));
    let mut unique: Vec<Value> = Vec::with_capacity(elements.len());
    for element in elements {
        // Functions compare as equal without being so: look through all that tie.
        let tie = |kept: &&Value| canonical_cmp(kept, &element, dialect).is_eq();
        if !unique.iter().rev().take_while(tie).any(|kept| *kept == element) {
            unique.push(element);
        }
    }
    unique
}

/// Whether `a < b` as an op sees it: integers by size, tuples element by element, sets by strict
/// inclusion. Other values cannot be compared.
pub fn less(a: &Value, b: &Value) -> Result<bool> {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => Ok(a < b),
        (Value::Pair(a), Value::Pair(b)) => Ok(a < b),
        _ if a.is_tuple() && b.is_tuple() => {
            let (a, b) = (a.elements()?, b.elements()?);
            match a.iter().zip(b.iter()).find(|(a, b)| a != b) {
                Some((a, b)) => less(a, b),
                None => Ok(a.len() < b.len()),
            }
        }
        _ if a.is_set() && b.is_set() => {
            let all_inside =
                || a.elements()?.iter().try_fold(true, |all, e| Ok(all && b.contains(e)?));
            Ok(a.size()? < b.size()? && all_inside()?)
        }
        _ => Err(Error::Type),
    }
}

/// Sorts by key like Python's `sorted`, which also settles what happens when keys are sets and
/// their order is only partial: an initial run is kept (or turned around when it strictly
/// descends), then each further item goes to its place by bisection.
///
/// ```
/// use dsl::{Value, sort_by_key};
/// let items = vec![(Value::Int(3), 'c'), (Value::Int(1), 'a'), (Value::Int(3), 'd')];
/// let sorted = sort_by_key(items).unwrap();
/// assert_eq!(sorted.iter().map(|(_, item)| item).collect::<String>(), "acd");
/// ```
pub fn sort_by_key<T>(mut items: Vec<(Value, T)>) -> Result<Vec<(Value, T)>> {
    let run = initial_run(&mut items)?;
    for next in run..items.len() {
        let (mut low, mut high) = (0, next);
        while low < high {
            let middle = low + (high - low) / 2;
            if less(&items[next].0, &items[middle].0)? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        items[low..=next].rotate_right(1);
    }
    Ok(items)
}

/// The length of the run at the start, made ascending.
fn initial_run<T>(items: &mut [(Value, T)]) -> Result<usize> {
    if items.len() < 2 {
        return Ok(items.len());
    }
    let descends = less(&items[1].0, &items[0].0)?;
    let mut run = 2;
    while run < items.len() && less(&items[run].0, &items[run - 1].0)? == descends {
        run += 1;
    }
    if descends {
        items[..run].reverse();
    }
    Ok(run)
}
