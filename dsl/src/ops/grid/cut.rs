//! Parts of grids.

use super::seq::{extent, rows, slice, table};
use super::{rot90_value, rot270_value};
use crate::limits::check_elements;
use crate::ops::args::{is_empty, item, tuple_elements};
use crate::ops::number::divide;
use crate::ops::patch::{self, proper_places};
use crate::ops::piece;
use crate::table::{arc, tok};
use crate::{Cx, Default, Error, Grid, Ij, Op, Result, Type, Value};
use ndarray::s;
use std::ops::Range;

/// The cells where both ranges meet; they lie inside the grid.
fn cells_in(grid: &Grid, rows: Range<usize>, columns: Range<usize>) -> Grid {
    Grid::new(grid.array().slice(s![rows, columns]).to_owned()).unwrap_or_else(|_| Grid::empty())
}

/// The part of a grid that starts at `start` and is `dims` large. Both are read as slices of rows
/// and columns: negative places count from the back, and what lies outside is left out.
///
/// ```
/// use dsl::{Grid, ops::grid::crop};
/// let grid = Grid::from_rows(&[[1, 2, 3], [4, 5, 6]]).unwrap();
/// assert_eq!(crop(&grid, (0, 1), (2, 2)), Grid::from_rows(&[[2, 3], [5, 6]]).unwrap());
/// assert_eq!(crop(&grid, (-2, 1), (1, 9)), Grid::from_rows(&[[2, 3]]).unwrap());
/// ```
#[must_use]
pub fn crop(grid: &Grid, start: Ij, dims: Ij) -> Grid {
    let rows = slice(grid.height(), start.0, start.0.saturating_add(dims.0));
    let columns = slice(grid.width(), start.1, start.1.saturating_add(dims.1));
    cells_in(grid, rows, columns)
}

/// Whether a part starts inside a grid and does not reach beyond its end.
fn fits(grid: &Grid, start: Ij, dims: Ij) -> bool {
    let (height, width) = (grid.height() as i64, grid.width() as i64);
    (0..height).contains(&start.0)
        && (0..width).contains(&start.1)
        && start.0.saturating_add(dims.0) <= height
        && start.1.saturating_add(dims.1) <= width
}

/// The smallest part of a grid that holds all places; `None` without places. The places may lie
/// outside, see [`crop`].
///
/// ```
/// use dsl::{Grid, ops::grid::subgrid};
/// let grid = Grid::from_rows(&[[1, 2, 3], [4, 5, 6]]).unwrap();
/// let part = subgrid(&[(0, 1), (1, 2)], &grid);
/// assert_eq!(part, Some(Grid::from_rows(&[[2, 3], [5, 6]]).unwrap()));
/// ```
#[must_use]
pub fn subgrid(places: &[Ij], grid: &Grid) -> Option<Grid> {
    let (start, dims) = start_and_dims(places)?;
    Some(crop(grid, start, dims))
}

fn start_and_dims(places: &[Ij]) -> Option<(Ij, Ij)> {
    let (start, end) = patch::bounds(places)?;
    let dims = (end.0.checked_sub(start.0)?, end.1.checked_sub(start.1)?);
    Some((start, (dims.0.checked_add(1)?, dims.1.checked_add(1)?)))
}

/// The grid without its border.
///
/// ```
/// use dsl::{Grid, ops::grid::trim};
/// let grid = Grid::from_rows(&[[1, 2, 3], [4, 5, 6], [7, 8, 9]]).unwrap();
/// assert_eq!(trim(&grid), Grid::from_rows(&[[5]]).unwrap());
/// ```
#[must_use]
pub fn trim(grid: &Grid) -> Grid {
    cells_in(grid, slice(grid.height(), 1, -1), slice(grid.width(), 1, -1))
}

/// The upper half, without the middle row.
///
/// ```
/// use dsl::{Grid, ops::grid::tophalf};
/// let grid = Grid::from_rows(&[[1], [2], [3]]).unwrap();
/// assert_eq!(tophalf(&grid), Grid::from_rows(&[[1]]).unwrap());
/// ```
#[must_use]
pub fn tophalf(grid: &Grid) -> Grid {
    cells_in(grid, first_half(grid.height()), 0..grid.width())
}

/// The lower half, without the middle row.
///
/// ```
/// use dsl::{Grid, ops::grid::bottomhalf};
/// let grid = Grid::from_rows(&[[1], [2], [3]]).unwrap();
/// assert_eq!(bottomhalf(&grid), Grid::from_rows(&[[3]]).unwrap());
/// ```
#[must_use]
pub fn bottomhalf(grid: &Grid) -> Grid {
    cells_in(grid, second_half(grid.height()), 0..grid.width())
}

/// The left half, without the middle column; the empty grid when no column is left.
///
/// ```
/// use dsl::{Grid, ops::grid::lefthalf};
/// let grid = Grid::from_rows(&[[1, 2, 3]]).unwrap();
/// assert_eq!(lefthalf(&grid), Grid::from_rows(&[[1]]).unwrap());
/// ```
#[must_use]
pub fn lefthalf(grid: &Grid) -> Grid {
    columns_in(grid, first_half(grid.width()))
}

/// The right half, without the middle column; the empty grid when no column is left.
///
/// ```
/// use dsl::{Grid, ops::grid::righthalf};
/// let grid = Grid::from_rows(&[[1, 2, 3]]).unwrap();
/// assert_eq!(righthalf(&grid), Grid::from_rows(&[[3]]).unwrap());
/// ```
#[must_use]
pub fn righthalf(grid: &Grid) -> Grid {
    columns_in(grid, second_half(grid.width()))
}

fn columns_in(grid: &Grid, columns: Range<usize>) -> Grid {
    if columns.is_empty() { Grid::empty() } else { cells_in(grid, 0..grid.height(), columns) }
}

fn first_half(length: usize) -> Range<usize> {
    0..length / 2
}

fn second_half(length: usize) -> Range<usize> {
    length.div_ceil(2)..length
}

/// The grid without the rows and columns that have a single color.
///
/// ```
/// use dsl::{Grid, ops::grid::compress};
/// let grid = Grid::from_rows(&[[1, 0, 2], [0, 0, 0]]).unwrap();
/// assert_eq!(compress(&grid), Grid::from_rows(&[[1, 2]]).unwrap());
/// ```
#[must_use]
pub fn compress(grid: &Grid) -> Grid {
    let varied = |line: ndarray::ArrayView1<'_, i64>| {
        line.first().is_none_or(|first| line.iter().any(|color| color != first))
    };
    let cells = grid.array();
    let rows: Vec<usize> = (0..cells.nrows()).filter(|&i| varied(cells.row(i))).collect();
    let columns: Vec<usize> = (0..cells.ncols()).filter(|&j| varied(cells.column(j))).collect();
    Grid::from_fn(rows.len(), columns.len(), |i, j| cells[(rows[i], columns[j])])
        .unwrap_or_else(|_| Grid::empty())
}

/// The cells whose row and column are multiples of `factor`.
///
/// ```
/// use dsl::{Grid, ops::grid::downscale};
/// let grid = Grid::from_rows(&[[1, 2, 3], [4, 5, 6]]).unwrap();
/// assert_eq!(downscale(&grid, 2), Ok(Grid::from_rows(&[[1, 3]]).unwrap()));
/// ```
pub fn downscale(grid: &Grid, factor: i64) -> Result<Grid> {
    let step = match factor {
        0 => return Err(Error::Zero),
        _ => usize::try_from(factor.unsigned_abs()).unwrap_or(usize::MAX),
    };
    let (height, width) = (grid.height().div_ceil(step), grid.width().div_ceil(step));
    Grid::from_fn(height, width, |i, j| grid.array()[(i * step, j * step)])
}

/// Where the parts start, when a side of this length is cut in `n`, and how long they are. With a
/// remainder each part starts one further than the last one ends.
fn parts(length: usize, n: i64) -> Result<(Vec<i64>, i64)> {
    let length = length as i64;
    let size = divide(length, n)?;
    check_elements(usize::try_from(n).unwrap_or(0))?;
    let step = size + i64::from(length % n != 0);
    Ok(((0..n).map(|part| part * step).collect(), size))
}

/// The grid cut in `n` parts side by side. With a remainder a column is left out between them,
/// and the last may be narrower.
///
/// ```
/// use dsl::{Grid, ops::grid::hsplit};
/// let grid = Grid::from_rows(&[[1, 2, 3, 4, 5]]).unwrap();
/// let part = |row| Grid::from_rows(&[row]).unwrap();
/// assert_eq!(hsplit(&grid, 2), Ok(vec![part([1, 2]), part([4, 5])]));
/// ```
pub fn hsplit(grid: &Grid, n: i64) -> Result<Vec<Grid>> {
    let (starts, width) = parts(grid.width(), n)?;
    let dims = (grid.height() as i64, width);
    Ok(starts.into_iter().map(|start| crop(grid, (0, start), dims)).collect())
}

/// The grid cut in `n` parts, one under the other. With a remainder a row is left out between
/// them, and the last may be lower.
///
/// ```
/// use dsl::{Grid, ops::grid::vsplit};
/// let grid = Grid::from_rows(&[[1], [2], [3]]).unwrap();
/// let part = |color| Grid::from_rows(&[[color]]).unwrap();
/// assert_eq!(vsplit(&grid, 2), Ok(vec![part(1), part(3)]));
/// ```
pub fn vsplit(grid: &Grid, n: i64) -> Result<Vec<Grid>> {
    let (starts, height) = parts(grid.height(), n)?;
    let dims = (height, grid.width() as i64);
    Ok(starts.into_iter().map(|start| crop(grid, (start, 0), dims)).collect())
}

/// The crop of any tuple of tuples. Columns are only looked at when there is a row.
fn crop_value(cx: &Cx, grid: &Value, start: &Value, dims: &Value) -> Result<Value> {
    let tok = cx.dialect().is_tok();
    match (grid, start, dims) {
        (Value::Grid(grid), Value::Pair(start), Value::Pair(dims)) => {
            let whole = !tok || fits(grid, *start, *dims);
            Ok(if whole { crop(grid, *start, *dims).into() } else { Value::empty_tuple() })
        }
        _ if tok && grid.is_empty_tuple() => Ok(Value::empty_tuple()),
        _ if tok && !fits_value(grid, start, dims)? => Ok(Value::empty_tuple()),
        _ => {
            let range = |axis, length| {
                let (from, size) = (item(start, axis)?, item(dims, axis)?);
                Ok(slice(length, from.int()?, from.int()?.saturating_add(size.int()?)))
            };
            // The range is read before the grid: its errors come first.
            range(0, 0)?;
            let rows = tuple_elements(grid)?;
            let rows = rows[range(0, rows.len())?].iter();
            let cut = rows.map(|row| {
                let columns = range(1, 0).and(tuple_elements(row))?;
                Value::tuple(columns[range(1, columns.len())?].to_vec())
            });
            Value::tuple(cut.collect::<Result<_>>()?)
        }
    }
}

/// [`fits`], which stops at the first condition that does not hold.
fn fits_value(grid: &Value, start: &Value, dims: &Value) -> Result<bool> {
    let (height, width) = extent(grid)?;
    let int = |pair, axis| item(pair, axis)?.int();
    let starts = |axis, length: usize| Ok((0..length as i64).contains(&int(start, axis)?));
    let ends = |axis, length: usize| {
        Ok(int(start, axis)?.saturating_add(int(dims, axis)?) <= length as i64)
    };
    Ok(starts(0, height)? && starts(1, width)? && ends(0, height)? && ends(1, width)?)
}

fn subgrid_value(cx: &mut Cx, patch: &Value, grid: &Value) -> Result<Value> {
    let tok = cx.dialect().is_tok();
    if tok && is_empty(patch) {
        return Ok(Value::empty_tuple());
    }
    if let Some((start, dims)) = proper_places(cx, patch).and_then(|places| start_and_dims(&places))
    {
        return cx.inner(&CROP, &[grid, &start.into(), &dims.into()]);
    }
    let shape = if tok { &patch::SHAPE_F } else { &piece::SHAPE };
    let start = cx.inner1(&patch::ULCORNER, patch)?;
    let dims = cx.inner1(shape, patch)?;
    cx.inner(&CROP, &[grid, &start, &dims])
}

/// One half of any tuple.
fn half(grid: &Value, typed: fn(&Grid) -> Grid, range: fn(usize) -> Range<usize>) -> Result<Value> {
    match grid {
        Value::Grid(grid) => Ok(typed(grid).into()),
        _ => {
            let elements = tuple_elements(grid)?;
            Value::tuple(elements[range(elements.len())].to_vec())
        }
    }
}

/// One half of the columns of any tuple of containers: half of the rows of the turned grid.
fn side(
    grid: &Value,
    typed: fn(&Grid) -> Grid,
    turned: fn(&Value) -> Result<Value>,
) -> Result<Value> {
    match grid {
        Value::Grid(grid) => Ok(typed(grid).into()),
        _ => rot270_value(&turned(&rot90_value(grid)?)?),
    }
}

fn trim_value(grid: &Value) -> Result<Value> {
    if let Value::Grid(grid) = grid {
        return Ok(trim(grid).into());
    }
    let rows = tuple_elements(grid)?;
    let inner = rows[slice(rows.len(), 1, -1)].iter().map(|row| {
        let row = tuple_elements(row)?;
        Value::tuple(row[slice(row.len(), 1, -1)].to_vec())
    });
    Value::tuple(inner.collect::<Result<_>>()?)
}

fn compress_value(cx: &mut Cx, grid: &Value) -> Result<Value> {
    if let Value::Grid(grid) = grid {
        return Ok(compress(grid).into());
    }
    let single = |line: &Vec<Value>| !line.is_empty() && line.iter().all(|e| *e == line[0]);
    let rows = rows(grid)?;
    let mirror = if cx.dialect().is_tok() { &super::DMIRROR_T } else { &piece::DMIRROR };
    let columns = super::seq::rows(&cx.inner1(mirror, grid)?)?;
    let dropped: Vec<bool> = columns.iter().map(single).collect();
    let kept = rows.into_iter().filter(|row| !single(row)).map(|row| {
        let cells = row.into_iter().enumerate();
        cells.filter(|(j, _)| !dropped.get(*j).unwrap_or(&false)).map(|(_, cell)| cell).collect()
    });
    table(kept.collect())
}

fn downscale_value(grid: &Value, factor: &Value) -> Result<Value> {
    let (height, width) = extent(grid)?;
    let factor = factor.int()?;
    if let Value::Grid(grid) = grid {
        return downscale(grid, factor).map(Value::from);
    }
    let step = match factor {
        0 => return Err(Error::Zero),
        _ => usize::try_from(factor.unsigned_abs()).unwrap_or(usize::MAX),
    };
    let row = |i| (0..width).step_by(step).map(|j| item(&item(grid, i)?, j)).collect();
    let rows: Vec<Vec<Value>> = (0..height).map(row).collect::<Result<_>>()?;
    table(rows.into_iter().step_by(step).collect())
}

fn hsplit_value(cx: &mut Cx, grid: &Value, n: &Value) -> Result<Value> {
    let (height, width) = extent(grid)?;
    let (starts, size) = parts(width, n.int()?)?;
    crops(cx, grid, starts.into_iter().map(|start| (0, start)), (height as i64, size))
}

/// The height is divided before the width is looked at.
fn vsplit_value(cx: &mut Cx, grid: &Value, n: &Value) -> Result<Value> {
    let (starts, size) = parts(grid.size()?, n.int()?)?;
    let width = extent(grid)?.1 as i64;
    crops(cx, grid, starts.into_iter().map(|start| (start, 0)), (size, width))
}

fn crops(cx: &mut Cx, grid: &Value, starts: impl Iterator<Item = Ij>, dims: Ij) -> Result<Value> {
    let crop = |start: Ij| cx.inner(&CROP, &[grid, &start.into(), &dims.into()]);
    Value::tuple(starts.map(crop).collect::<Result<_>>()?)
}

/// The table row of `crop`.
pub static CROP: Op = Op {
    name: "crop",
    family: "grid",
    params: &[Type::Grid, Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("crop", "grid start dims"), tok("crop", "grid start dims")],
    varies: true,
    meaning: "the part at a start with these dimensions, as slices of rows and columns (negative starts count from the back, what lies outside is left out); tokpidjin: empty unless the start is inside and the end too",
    example: "crop(((1, 2, 3), (4, 5, 6)), (0, 1), (2, 2)) = ((2, 3), (5, 6))",
    run: |cx, a| crop_value(cx, a[0], a[1], a[2]),
};

/// The table row of `downscale`.
pub static DOWNSCALE: Op = Op {
    name: "downscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("downscale", "grid factor"), tok("downscale", "grid factor")],
    varies: false,
    meaning: "the cells whose row and column are multiples of a factor",
    example: "downscale(((1, 2, 3), (4, 5, 6)), 2) = ((1, 3),)",
    run: |_, a| downscale_value(a[0], a[1]),
};

/// The table row of `subgrid`.
pub static SUBGRID: Op = Op {
    name: "subgrid",
    family: "grid",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("subgrid", "patch grid"), tok("subgrid", "patch grid")],
    varies: true,
    meaning: "the crop to the box around a patch; of the empty patch an error, in tokpidjin the empty grid",
    example: "subgrid({(0, 1), (1, 2)}, ((1, 2, 3), (4, 5, 6))) = ((2, 3), (5, 6))",
    run: |cx, a| subgrid_value(cx, a[0], a[1]),
};

/// The table row of `hsplit`.
pub static HSPLIT: Op = Op {
    name: "hsplit",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("hsplit", "grid n"), tok("hsplit", "grid n")],
    varies: true,
    meaning: "n crops side by side; with a remainder one column is skipped between them; none for negative n",
    example: "hsplit(((1, 2, 3, 4, 5),), 2) = (((1, 2),), ((4, 5),))",
    run: |cx, a| hsplit_value(cx, a[0], a[1]),
};

/// The table row of `vsplit`.
pub static VSPLIT: Op = Op {
    name: "vsplit",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("vsplit", "grid n"), tok("vsplit", "grid n")],
    varies: true,
    meaning: "n crops one under the other; with a remainder one row is skipped between them; none for negative n",
    example: "vsplit(((1,), (2,), (3,)), 2) = (((1,),), ((3,),))",
    run: |cx, a| vsplit_value(cx, a[0], a[1]),
};

/// The table row of `trim`.
pub static TRIM: Op = Op {
    name: "trim",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("trim", "grid"), tok("trim", "grid")],
    varies: false,
    meaning: "the grid without its border",
    example: "trim(((1, 2, 3), (4, 5, 6), (7, 8, 9))) = ((5,),)",
    run: |_, a| trim_value(a[0]),
};

/// The table row of `tophalf`.
pub static TOPHALF: Op = Op {
    name: "tophalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("tophalf", "grid"), tok("tophalf", "grid")],
    varies: false,
    meaning: "the upper half without the middle row",
    example: "tophalf(((1,), (2,), (3,))) = ((1,),)",
    run: |_, a| half(a[0], tophalf, first_half),
};

/// The table row of `bottomhalf`.
pub static BOTTOMHALF: Op = Op {
    name: "bottomhalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("bottomhalf", "grid"), tok("bottomhalf", "grid")],
    varies: false,
    meaning: "the lower half without the middle row",
    example: "bottomhalf(((1,), (2,), (3,))) = ((3,),)",
    run: |_, a| half(a[0], bottomhalf, second_half),
};

/// The table row of `lefthalf`.
pub static LEFTHALF: Op = Op {
    name: "lefthalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("lefthalf", "grid"), tok("lefthalf", "grid")],
    varies: false,
    meaning: "the left half without the middle column; the empty grid when nothing is left",
    example: "lefthalf(((1, 2, 3),)) = ((1,),)",
    run: |_, a| side(a[0], lefthalf, |turned| half(turned, tophalf, first_half)),
};

/// The table row of `righthalf`.
pub static RIGHTHALF: Op = Op {
    name: "righthalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("righthalf", "grid"), tok("righthalf", "grid")],
    varies: false,
    meaning: "the right half without the middle column; the empty grid when nothing is left",
    example: "righthalf(((1, 2, 3),)) = ((3,),)",
    run: |_, a| side(a[0], righthalf, |turned| half(turned, bottomhalf, second_half)),
};

/// The table row of `compress`.
pub static COMPRESS: Op = Op {
    name: "compress",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("compress", "grid"), tok("compress", "grid")],
    varies: true,
    meaning: "the grid without rows and columns of a single color",
    example: "compress(((1, 0, 2), (0, 0, 0))) = ((1, 2),)",
    run: |cx, a| compress_value(cx, a[0]),
};
