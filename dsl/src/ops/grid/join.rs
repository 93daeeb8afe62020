//! Larger grids.

use super::seq::{joined, repeated, rows, table};
use crate::ops::piece;
use crate::table::{arc, tok};
use crate::{Color, Default, Error, Grid, Op, Result, Type, Value};
use ndarray::{Axis, concatenate, s};

/// Every column `factor` times; a factor below one leaves rows without cells.
///
/// ```
/// use dsl::{Grid, ops::grid::hupscale};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(hupscale(&grid, 2), Ok(Grid::from_rows(&[[1, 1, 2, 2]]).unwrap()));
/// ```
pub fn hupscale(grid: &Grid, factor: i64) -> Result<Grid> {
    scaled(grid, 1, factor)
}

/// Every row `factor` times; a factor below one gives the empty grid.
///
/// ```
/// use dsl::{Grid, ops::grid::vupscale};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(vupscale(&grid, 2), Ok(Grid::from_rows(&[[1, 2], [1, 2]]).unwrap()));
/// ```
pub fn vupscale(grid: &Grid, factor: i64) -> Result<Grid> {
    scaled(grid, factor, 1)
}

/// Every row `down` times and every column `across` times.
pub(crate) fn scaled(grid: &Grid, down: i64, across: i64) -> Result<Grid> {
    let times = |n: i64| usize::try_from(n.max(0)).map_err(|_| Error::Limit);
    let (down, across) = (times(down)?, times(across)?);
    let height = grid.height().saturating_mul(down);
    let width = grid.width().saturating_mul(across);
    Grid::from_fn(height, width, |i, j| grid.array()[(i / down, j / across)])
}

/// Two grids side by side, as far as both have rows.
///
/// ```
/// use dsl::{Grid, ops::grid::hconcat};
/// let a = Grid::from_rows(&[[1], [2]]).unwrap();
/// let b = Grid::from_rows(&[[3, 4]]).unwrap();
/// assert_eq!(hconcat(&a, &b), Ok(Grid::from_rows(&[[1, 3, 4]]).unwrap()));
/// ```
pub fn hconcat(a: &Grid, b: &Grid) -> Result<Grid> {
    let height = a.height().min(b.height());
    let part = |grid: &Grid| grid.array().slice(s![..height, ..]).to_owned();
    stacked(Axis(1), &part(a), &part(b))
}

/// Two grids one under the other. They must be equally wide, unless one has no rows.
///
/// ```
/// use dsl::{Error, Grid, ops::grid::vconcat};
/// let a = Grid::from_rows(&[[1, 2]]).unwrap();
/// let b = Grid::from_rows(&[[3, 4]]).unwrap();
/// assert_eq!(vconcat(&a, &b), Ok(Grid::from_rows(&[[1, 2], [3, 4]]).unwrap()));
/// assert_eq!(vconcat(&a, &Grid::from_rows(&[[3]]).unwrap()), Err(Error::Type));
/// ```
pub fn vconcat(a: &Grid, b: &Grid) -> Result<Grid> {
    match (a.height(), b.height()) {
        (0, _) => Ok(b.clone()),
        (_, 0) => Ok(a.clone()),
        _ => stacked(Axis(0), a.array(), b.array()),
    }
}

fn stacked(axis: Axis, a: &ndarray::Array2<Color>, b: &ndarray::Array2<Color>) -> Result<Grid> {
    Grid::new(concatenate(axis, &[a.view(), b.view()]).map_err(|_| Error::Type)?)
}

fn hupscale_value(grid: &Value, factor: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(factor)) = (grid, factor) {
        return hupscale(grid, *factor).map(Value::from);
    }
    table(rows(grid)?.into_iter().map(|row| repeated(row, factor)).collect::<Result<_>>()?)
}

fn vupscale_value(grid: &Value, factor: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(factor)) = (grid, factor) {
        return vupscale(grid, *factor).map(Value::from);
    }
    Value::tuple(repeated(grid.elements()?.into_owned(), factor)?)
}

/// [`piece::upscale`] of any container of containers.
pub(crate) fn upscale_value(grid: &Value, factor: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(factor)) = (grid, factor) {
        return piece::upscale(grid, *factor).map(Value::from);
    }
    vupscale_value(&hupscale_value(grid, factor)?, factor)
}

fn hconcat_value(a: &Value, b: &Value) -> Result<Value> {
    if let (Value::Grid(a), Value::Grid(b)) = (a, b) {
        return hconcat(a, b).map(Value::from);
    }
    let (a, b) = (a.elements()?, b.elements()?);
    Value::tuple(a.iter().zip(b.iter()).map(|(a, b)| joined(a, b)).collect::<Result<_>>()?)
}

fn vconcat_value(a: &Value, b: &Value) -> Result<Value> {
    match (a, b) {
        (Value::Grid(a), Value::Grid(b)) => vconcat(a, b).map(Value::from),
        _ => joined(a, b),
    }
}

/// The table row of `hupscale`.
pub static HUPSCALE: Op = Op {
    name: "hupscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("hupscale", "grid factor"), tok("hupscale", "grid factor")],
    varies: false,
    meaning: "every column a number of times; rows without cells when it is below one",
    example: "hupscale(((1, 2),), 2) = ((1, 1, 2, 2),)",
    run: |_, a| hupscale_value(a[0], a[1]),
};

/// The table row of `vupscale`.
pub static VUPSCALE: Op = Op {
    name: "vupscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("vupscale", "grid factor"), tok("vupscale", "grid factor")],
    varies: false,
    meaning: "every row a number of times; the empty grid when it is below one",
    example: "vupscale(((1, 2),), 2) = ((1, 2), (1, 2))",
    run: |_, a| vupscale_value(a[0], a[1]),
};

/// The table row of `hconcat`.
pub static HCONCAT: Op = Op {
    name: "hconcat",
    family: "grid",
    params: &[Type::Grid, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("hconcat", "a b"), tok("hconcat", "a b")],
    varies: false,
    meaning: "two grids side by side, as far as both have rows",
    example: "hconcat(((1,), (2,)), ((3, 4),)) = ((1, 3, 4),)",
    run: |_, a| hconcat_value(a[0], a[1]),
};

/// The table row of `vconcat`.
pub static VCONCAT: Op = Op {
    name: "vconcat",
    family: "grid",
    params: &[Type::Grid, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("vconcat", "a b"), tok("vconcat", "a b")],
    varies: false,
    meaning: "two grids one under the other; they must be equally wide unless one is empty",
    example: "vconcat(((1, 2),), ((3, 4),)) = ((1, 2), (3, 4))",
    run: |_, a| vconcat_value(a[0], a[1]),
};

/// The table row of `upscale_t`.
pub static UPSCALE_T: Op = Op {
    name: "upscale_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("upscale_t", "grid factor")],
    varies: false,
    meaning: "every cell as a square of a side; the empty grid when it is below one",
    example: "upscale_t(((1, 2),), 2) = ((1, 1, 2, 2), (1, 1, 2, 2))",
    run: |_, a| upscale_value(a[0], a[1]),
};
