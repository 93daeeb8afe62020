//! How patches lie to each other and to a grid.

use super::bounds::{Side, inner_center};
use super::place::{Placed, plus};
use super::read::{Reading, Typed, any_pairs, indices_of, int_pairs, on_typed, typed};
use super::{ADJACENT, MANHATTAN, SHIFT, VMATCHING, center, leftmost, lowermost, rightmost};
use super::{shift, uppermost};
use crate::ops::args::{item, len};
use crate::ops::grid::seq::{rows, zipped};
use crate::{Cx, Error, Grid, Ij, Result, Value};
use std::collections::HashSet;

/// How often `gravitate` moves at most.
const STEPS: i64 = 42;

/// Whether two patches share a row.
///
/// ```
/// assert!(dsl::ops::patch::hmatching(&[(1, 2)], &[(1, 5), (2, 5)]));
/// ```
pub fn hmatching<P: Placed, Q: Placed>(a: &[P], b: &[Q]) -> bool {
    let rows: HashSet<i64> = a.iter().map(|spot| spot.ij().0).collect();
    b.iter().any(|spot| rows.contains(&spot.ij().0))
}

/// Whether two patches share a column.
///
/// ```
/// assert!(!dsl::ops::patch::vmatching(&[(1, 2)], &[(1, 5), (2, 5)]));
/// ```
pub fn vmatching<P: Placed, Q: Placed>(a: &[P], b: &[Q]) -> bool {
    let columns: HashSet<i64> = a.iter().map(|spot| spot.ij().1).collect();
    b.iter().any(|spot| columns.contains(&spot.ij().1))
}

/// The shortest way between two patches, in rows plus columns.
///
/// ```
/// assert_eq!(dsl::ops::patch::manhattan(&[(0, 0)], &[(2, 3), (2, 5)]), Ok(5));
/// ```
pub fn manhattan<P: Placed, Q: Placed>(a: &[P], b: &[Q]) -> Result<i64> {
    let way = |a: Ij, b: Ij| a.0.abs_diff(b.0).saturating_add(a.1.abs_diff(b.1));
    let from = |a: &P| b.iter().map(|b| way(a.ij(), b.ij())).min();
    let shortest = a.iter().filter_map(from).min().ok_or(Error::Empty)?;
    i64::try_from(shortest).map_err(|_| Error::Overflow)
}

/// Whether two patches touch without overlapping, not only diagonally.
///
/// ```
/// assert_eq!(dsl::ops::patch::adjacent(&[(0, 0)], &[(0, 1)]), Ok(true));
/// ```
pub fn adjacent<P: Placed, Q: Placed>(a: &[P], b: &[Q]) -> Result<bool> {
    Ok(manhattan(a, b)? == 1)
}

/// Whether the box around a patch reaches a border of a grid.
///
/// ```
/// use dsl::{Grid, ops::patch::bordering};
/// let grid = Grid::from_rows(&[[0, 0, 0], [0, 0, 0], [0, 0, 0]]).unwrap();
/// assert_eq!(bordering(&[(1, 1)], &grid), Ok(false));
/// assert_eq!(bordering(&[(1, 2)], &grid), Ok(true));
/// ```
pub fn bordering<P: Placed>(patch: &[P], grid: &Grid) -> Result<bool> {
    let last = |count: usize| i64::try_from(count).map(|count| count - 1).ok();
    Ok(uppermost(patch)? == 0
        || leftmost(patch)? == 0
        || Some(lowermost(patch)?) == last(grid.height())
        || Some(rightmost(patch)?) == last(grid.width()))
}

/// The mean place of a patch, rounded down.
///
/// ```
/// assert_eq!(dsl::ops::patch::centerofmass(&[(0, 0), (0, 1), (3, 1)]), Ok((1, 0)));
/// ```
pub fn centerofmass<P: Placed>(patch: &[P]) -> Result<Ij> {
    let count = i64::try_from(patch.len()).map_err(|_| Error::Limit)?;
    let rows = mean(patch.iter().map(|spot| spot.ij().0), count)?;
    Ok((rows, mean(patch.iter().map(|spot| spot.ij().1), count)?))
}

/// In which direction `b` lies as seen from `a`: the signs of the way between their centers, with
/// (0, -1) when these are equal.
///
/// ```
/// assert_eq!(dsl::ops::patch::position(&[(0, 0)], &[(2, 3)]), Ok((1, 1)));
/// ```
pub fn position<P: Placed, Q: Placed>(a: &[P], b: &[Q]) -> Result<Ij> {
    Ok(direction(center(a)?, center(b)?))
}

/// How to move `source` until it touches `destination`: up or down if they share a column, else
/// left or right, and no more than 42 steps. If they overlap, one step back.
///
/// ```
/// assert_eq!(dsl::ops::patch::gravitate(&[(0, 0)], &[(4, 0)]), Ok((3, 0)));
/// ```
pub fn gravitate<P: Placed, Q: Placed>(source: &[P], destination: &[Q]) -> Result<Ij> {
    let step = pull(center(source)?, center(destination)?, vmatching(source, destination));
    let mut source: Vec<Ij> = source.iter().map(Placed::ij).collect();
    let mut steps = 0;
    while steps < STEPS && !adjacent(&source, destination)? {
        steps += 1;
        source = shift(&source, step)?.to_vec();
    }
    Ok((step.0 * steps, step.1 * steps))
}

fn mean(numbers: impl Iterator<Item = i64>, count: i64) -> Result<i64> {
    if count == 0 {
        return Err(Error::Zero);
    }
    let sum: i128 = numbers.map(i128::from).sum();
    i64::try_from(sum.div_euclid(i128::from(count))).map_err(|_| Error::Overflow)
}

fn direction(a: Ij, b: Ij) -> Ij {
    let toward = |a: i64, b: i64| if a < b { 1 } else { -1 };
    if a.0 == b.0 {
        (0, toward(a.1, b.1))
    } else if a.1 == b.1 {
        (toward(a.0, b.0), 0)
    } else {
        (toward(a.0, b.0), toward(a.1, b.1))
    }
}

/// One step from one center to the other, vertical or horizontal.
fn pull(source: Ij, destination: Ij, vertical: bool) -> Ij {
    match vertical {
        true => (if source.0 < destination.0 { 1 } else { -1 }, 0),
        false => (0, if source.1 < destination.1 { 1 } else { -1 }),
    }
}

/// `hmatching` (axis 0) and `vmatching` (axis 1) of any values.
pub(crate) fn matching_value(cx: &mut Cx, axis: usize, a: &Value, b: &Value) -> Result<Value> {
    if let (Some(a), Some(b)) = (typed(cx, Reading::Any, a), typed(cx, Reading::Any, b)) {
        let matching = on_typed!(a, a => on_typed!(b, b => match axis {
            0 => hmatching(a, b),
            _ => vmatching(a, b),
        }));
        return Ok(matching.into());
    }
    let a = any_pairs(cx, Reading::Any, a)?;
    let b = any_pairs(cx, Reading::Any, b)?;
    cx.spend(a.len() as u64 * b.len() as u64)?;
    Ok(a.iter().any(|a| b.iter().any(|b| a[axis] == b[axis])).into())
}

/// `manhattan` of any values.
pub(crate) fn manhattan_value(cx: &mut Cx, a: &Value, b: &Value) -> Result<i64> {
    if is_endless(cx, a, b) {
        return Err(Error::Empty);
    }
    cx.spend(a.size().unwrap_or(0) as u64 * b.size().unwrap_or(0) as u64)?;
    if let (Some(a), Some(b)) = (typed(cx, Reading::Any, a), typed(cx, Reading::Any, b)) {
        return on_typed!(a, a => on_typed!(b, b => manhattan(a, b)));
    }
    let a = int_pairs(cx, a)?;
    if a.is_empty() {
        return Err(Error::Empty);
    }
    manhattan(&a, &int_pairs(cx, b)?)
}

/// Whether the way between two values is infinite to tokpidjin.
fn is_endless(cx: &Cx, a: &Value, b: &Value) -> bool {
    cx.dialect().is_tok() && [a, b].iter().any(|patch| patch.size().unwrap_or(0) == 0)
}

/// `adjacent` of any values.
pub(crate) fn adjacent_value(cx: &mut Cx, a: &Value, b: &Value) -> Result<bool> {
    if is_endless(cx, a, b) {
        return Ok(false);
    }
    Ok(cx.inner(&MANHATTAN, &[a, b])? == Value::Int(1))
}

/// `bordering` of any values: the grid is looked at no sooner than needed.
pub(crate) fn bordering_value(cx: &mut Cx, patch: &Value, grid: &Value) -> Result<bool> {
    let nothing = cx.dialect().is_tok() && !patch.truth();
    let mut reaches = |side: Side, border: i64| match nothing {
        true => Ok(false),
        false => Ok(side.inner(cx, Reading::Any, patch)? == Value::Int(border)),
    };
    Ok(reaches(Side::Top, 0)?
        || reaches(Side::Left, 0)?
        || reaches(Side::Bottom, len(grid)? - 1)?
        || reaches(Side::Right, len(&item(grid, 0)?)? - 1)?)
}

/// `centerofmass` of any value.
pub(crate) fn centerofmass_value(cx: &mut Cx, patch: &Value) -> Result<Value> {
    let places = indices_of(cx, Reading::Any, patch)?;
    let columns = zipped(&rows(&places)?);
    let mean = |column: &Vec<Value>| {
        let numbers = column.iter().map(Value::int).collect::<Result<Vec<_>>>()?;
        mean(numbers.into_iter(), len(patch)?).map(Value::Int)
    };
    Value::tuple(columns.iter().map(mean).collect::<Result<_>>()?)
}

/// `position` of any values.
pub(crate) fn position_value(cx: &mut Cx, a: &Value, b: &Value) -> Result<Value> {
    if let (Some(a), Some(b)) = (typed(cx, Reading::Any, a), typed(cx, Reading::Any, b)) {
        return on_typed!(a, a => on_typed!(b, b => Ok(position(a, b)?.into())));
    }
    let a = indices_of(cx, Reading::Any, a)?;
    let a = inner_center(cx, &a)?;
    let b = indices_of(cx, Reading::Any, b)?;
    Ok(direction(a, inner_center(cx, &b)?).into())
}

/// `gravitate` of any values.
pub(crate) fn gravitate_value(cx: &mut Cx, source: &Value, destination: &Value) -> Result<Value> {
    if cx.dialect().is_tok() && !destination.truth() {
        return Ok(source.clone());
    }
    let proper = (typed(cx, Reading::Any, source), typed(cx, Reading::Any, destination));
    if let (Some(from), Some(to)) = proper {
        let work = |from: usize, to: usize| STEPS as u64 * from as u64 * to as u64;
        cx.spend(work(source.size()?, destination.size()?))?;
        return on_typed!(from, from => on_typed!(to, to => Ok(gravitate(from, to)?.into())));
    }
    let (from, to) = (inner_center(cx, source)?, inner_center(cx, destination)?);
    let vertical = cx.inner(&VMATCHING, &[source, destination])?.truth();
    let step = pull(from, to, vertical);
    let (mut source, mut way) = (source.clone(), (0, 0));
    for _ in 0..STEPS {
        if cx.inner(&ADJACENT, &[&source, destination])?.truth() {
            break;
        }
        way = plus(way, step)?;
        source = cx.inner(&SHIFT, &[&source, &step.into()])?;
    }
    Ok(way.into())
}
