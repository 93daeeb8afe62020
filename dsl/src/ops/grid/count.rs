//! Colors of grids.

use super::seq::{flat, tuple_elements};
use crate::table::tok;
use crate::{Color, Cx, Default, Dialect, Error, Grid, Op, Result, Type, Value};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How often each color occurs, in ascending order of colors.
pub(crate) fn tally(colors: impl Iterator<Item = Color>) -> Vec<(Color, usize)> {
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
pub(crate) fn most_common(colors: impl Iterator<Item = Color>) -> Result<Color> {
    let most = tally(colors).into_iter().max_by_key(|&(color, count)| (count, Reverse(color)));
    most.map(|(color, _)| color).ok_or(Error::Empty)
}

/// The least common color, the smallest of several.
pub(crate) fn least_common(colors: impl Iterator<Item = Color>) -> Result<Color> {
    let least = tally(colors).into_iter().min_by_key(|&(color, count)| (count, color));
    least.map(|(color, _)| color).ok_or(Error::Empty)
}

/// The most common color, the smallest of several.
///
/// ```
/// use dsl::{Grid, ops::grid::mostcolor};
/// assert_eq!(mostcolor(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), Ok(3));
/// ```
pub fn mostcolor(grid: &Grid) -> Result<Color> {
    most_common(grid.colors())
}

/// The least common color, the smallest of several.
///
/// ```
/// use dsl::{Grid, ops::grid::leastcolor};
/// assert_eq!(leastcolor(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), Ok(1));
/// ```
pub fn leastcolor(grid: &Grid) -> Result<Color> {
    least_common(grid.colors())
}

/// The colors in ascending order.
///
/// ```
/// use dsl::{Grid, ops::grid::palette};
/// assert_eq!(palette(&Grid::from_rows(&[[3, 1, 3]]).unwrap()), [1, 3]);
/// ```
#[must_use]
pub fn palette(grid: &Grid) -> Vec<Color> {
    tally(grid.colors()).into_iter().map(|(color, _)| color).collect()
}

/// How many cells have a color.
///
/// ```
/// use dsl::{Grid, ops::grid::colorcount};
/// assert_eq!(colorcount(&Grid::from_rows(&[[3, 1, 3]]).unwrap(), 3), 2);
/// ```
#[must_use]
pub fn colorcount(grid: &Grid, color: Color) -> usize {
    grid.colors().filter(|c| *c == color).count()
}

/// The color at a place in the list of colors from the most to the least common; those
/// equally common go in order of their first cell. Negative ranks count from the back.
///
/// ```
/// use dsl::{Grid, ops::grid::color_rank};
/// let grid = Grid::from_rows(&[[3, 2, 1, 2]]).unwrap();
/// assert_eq!(color_rank(&grid, 0), Some(2));
/// assert_eq!(color_rank(&grid, -1), Some(1));
/// assert_eq!(color_rank(&grid, 3), None);
/// ```
#[must_use]
pub fn color_rank(grid: &Grid, rank: i64) -> Option<Color> {
    let counts = tally(grid.colors());
    let mut order: Vec<_> = counts.iter().map(|&(_, count)| (Reverse(count), usize::MAX)).collect();
    for (place, color) in grid.colors().enumerate() {
        if let Ok(at) = counts.binary_search_by_key(&color, |&(color, _)| color) {
            order[at].1 = order[at].1.min(place);
        }
    }
    order.sort_unstable();
    ranked(order.len(), rank).and_then(|at| grid.colors().nth(order[at].1))
}

/// The place that a rank means among `length` things.
fn ranked(length: usize, rank: i64) -> Option<usize> {
    let from_back = i64::try_from(length).ok()?.checked_add(rank)?;
    let place = usize::try_from(if rank < 0 { from_back } else { rank }).ok()?;
    (place < length).then_some(place)
}

/// The distinct values in canonical order, each with its count.
fn tally_values(cx: &mut Cx, values: &[Value]) -> Result<Vec<(Value, usize)>> {
    let distinct = Value::set(values.to_vec(), cx.dialect())?.elements()?.into_owned();
    cx.spend(distinct.len() as u64 * values.len() as u64)?;
    let count = |value: &Value| values.iter().filter(|other| *other == value).count();
    Ok(distinct.into_iter().map(|value| (value.clone(), count(&value))).collect())
}

/// The most common value, the first in canonical order of several.
pub(crate) fn most_common_value(cx: &mut Cx, values: &[Value]) -> Result<Value> {
    let counts = tally_values(cx, values)?.into_iter().rev();
    counts.max_by_key(|(_, count)| *count).map(|(value, _)| value).ok_or(Error::Empty)
}

/// The least common value, the first in canonical order of several.
pub(crate) fn least_common_value(cx: &mut Cx, values: &[Value]) -> Result<Value> {
    let counts = tally_values(cx, values)?.into_iter();
    counts.min_by_key(|(_, count)| *count).map(|(value, _)| value).ok_or(Error::Empty)
}

/// [`mostcolor`] of any container of containers.
pub(crate) fn mostcolor_value(cx: &mut Cx, grid: &Value) -> Result<Value> {
    match grid {
        Value::Grid(grid) => mostcolor(grid).map(Value::Int),
        _ => most_common_value(cx, &flat(grid)?),
    }
}

/// [`leastcolor`] of any container of containers.
pub(crate) fn leastcolor_value(cx: &mut Cx, grid: &Value) -> Result<Value> {
    match grid {
        Value::Grid(grid) => leastcolor(grid).map(Value::Int),
        _ => least_common_value(cx, &flat(grid)?),
    }
}

/// The set of all elements of any container of containers.
pub(crate) fn palette_value(grid: &Value, dialect: Dialect) -> Result<Value> {
    match grid {
        Value::Grid(grid) => {
            Value::set(palette(grid).into_iter().map(Value::Int).collect(), dialect)
        }
        _ => Value::set(flat(grid)?, dialect),
    }
}

/// [`colorcount`] of any container of tuples.
pub(crate) fn colorcount_value(grid: &Value, color: &Value) -> Result<Value> {
    let count = match (grid, color) {
        (Value::Grid(grid), Value::Int(color)) => colorcount(grid, *color),
        _ => {
            let rows = grid.elements()?;
            let in_row = |row| Ok(tuple_elements(row)?.iter().filter(|c| *c == color).count());
            rows.iter().map(in_row).sum::<Result<usize>>()?
        }
    };
    Ok((count as i64).into())
}

fn color_rank_value(cx: &mut Cx, grid: &Value, rank: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(rank)) = (grid, rank) {
        return Ok(color_rank(grid, *rank).map_or_else(Value::empty_tuple, Value::Int));
    }
    let values = flat(grid)?;
    let rank = rank.int()?;
    let mut counts = tally_values(cx, &values)?;
    let first = |value: &Value| values.iter().position(|other| other == value);
    counts.sort_by_cached_key(|(value, count)| (Reverse(*count), first(value)));
    let found = ranked(counts.len(), rank).map(|at| counts[at].0.clone());
    Ok(found.unwrap_or_else(Value::empty_tuple))
}

/// The table row of `p_g`.
pub static P_G: Op = Op {
    name: "p_g",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_g", "grid")],
    varies: false,
    meaning: "the colors as a tuple in ascending order",
    example: "p_g(((3, 1), (3, 3))) = (1, 3)",
    run: |cx, a| Value::tuple(palette_value(&a[0], cx.dialect())?.elements()?.into_owned()),
};

/// The table row of `get_color_rank_t`.
pub static GET_COLOR_RANK_T: Op = Op {
    name: "get_color_rank_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("get_color_rank_t", "grid rank")],
    varies: false,
    meaning: "the color with a rank from the most common (0) on, from the least common (-1) back, ties in order of their first cell; the empty tuple when there is none",
    example: "get_color_rank_t(((3, 1), (3, 3)), F0) = 3",
    run: |cx, a| color_rank_value(cx, &a[0], &a[1]),
};

/// The table row of `mostcolor_t`.
pub static MOSTCOLOR_T: Op = Op {
    name: "mostcolor_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("mostcolor_t", "grid")],
    varies: false,
    meaning: "the most common color, the smallest of several; without cells an error",
    example: "mostcolor_t(((3, 1), (3, 3))) = 3",
    run: |cx, a| mostcolor_value(cx, &a[0]),
};

/// The table row of `leastcolor_t`.
pub static LEASTCOLOR_T: Op = Op {
    name: "leastcolor_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leastcolor_t", "grid")],
    varies: false,
    meaning: "the least common color, the smallest of several; without cells an error",
    example: "leastcolor_t(((3, 1), (3, 3))) = 1",
    run: |cx, a| leastcolor_value(cx, &a[0]),
};

/// The table row of `palette_t`.
pub static PALETTE_T: Op = Op {
    name: "palette_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("palette_t", "element")],
    varies: false,
    meaning: "the set of the colors",
    example: "palette_t(((3, 1), (3, 3))) = {1, 3}",
    run: |cx, a| palette_value(&a[0], cx.dialect()),
};

/// The table row of `colorcount_t`.
pub static COLORCOUNT_T: Op = Op {
    name: "colorcount_t",
    family: "grid",
    params: &[Type::Grid, Type::Color],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("colorcount_t", "grid color")],
    varies: false,
    meaning: "how many cells have a color",
    example: "colorcount_t(((3, 1), (3, 3)), 3) = 3",
    run: |_, a| colorcount_value(&a[0], &a[1]),
};

/// The table row of `numcolors_t`.
pub static NUMCOLORS_T: Op = Op {
    name: "numcolors_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("numcolors_t", "grid")],
    varies: false,
    meaning: "the number of colors",
    example: "numcolors_t(((3, 1), (3, 3))) = 2",
    run: |cx, a| Ok((cx.inner(&PALETTE_T, a)?.size()? as i64).into()),
};
