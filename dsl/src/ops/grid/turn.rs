//! Mirrors and rotations.

use super::seq::{Rows, rows, table, tuple_rows, zipped};
use crate::ops::args::tuple_elements;
use crate::ops::piece::{Mirror, cmirror};
use crate::table::{arc, tok};
use crate::{Default, Error, Grid, Op, Result, Type, Value};
use ndarray::{Array2, ArrayView2, s};

/// A grid of the cells that `view` shows; turning never adds cells.
fn seen(view: ArrayView2<'_, i64>) -> Grid {
    let cells: Array2<i64> = view.as_standard_layout().into_owned();
    Grid::new(cells).unwrap_or_else(|_| Grid::empty())
}

/// The grid turned a quarter clockwise.
///
/// ```
/// use dsl::{Grid, ops::grid::rot90};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(rot90(&grid), Grid::from_rows(&[[3, 1], [4, 2]]).unwrap());
/// ```
#[must_use]
pub fn rot90(grid: &Grid) -> Grid {
    seen(grid.array().slice(s![..;-1, ..]).t())
}

/// The grid turned upside down.
///
/// ```
/// use dsl::{Grid, ops::grid::rot180};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(rot180(&grid), Grid::from_rows(&[[4, 3], [2, 1]]).unwrap());
/// ```
#[must_use]
pub fn rot180(grid: &Grid) -> Grid {
    seen(grid.array().slice(s![..;-1, ..;-1]))
}

/// The grid turned a quarter counterclockwise.
///
/// ```
/// use dsl::{Grid, ops::grid::rot270};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(rot270(&grid), Grid::from_rows(&[[2, 4], [1, 3]]).unwrap());
/// ```
#[must_use]
pub fn rot270(grid: &Grid) -> Grid {
    seen(grid.array().slice(s![.., ..;-1]).t())
}

/// The grid mirrored.
pub(crate) fn mirrored(grid: &Grid, mirror: Mirror) -> Grid {
    match mirror {
        Mirror::Rows => seen(grid.array().slice(s![..;-1, ..])),
        Mirror::Columns => seen(grid.array().slice(s![.., ..;-1])),
        Mirror::Diagonal => seen(grid.array().t()),
    }
}

/// A turn of a grid, or of rows of anything by `other`.
fn turn(
    grid: &Value,
    typed: fn(&Grid) -> Grid,
    other: fn(&Value) -> Result<Rows>,
) -> Result<Value> {
    match grid {
        Value::Grid(grid) => Ok(typed(grid).into()),
        _ => table(other(grid)?),
    }
}

/// Whatever can be iterated, with the rows in reverse; only a tuple can be reversed.
fn upward(grid: &Value) -> Result<Rows> {
    if !grid.is_tuple() {
        return Err(Error::Type);
    }
    let mut rows = rows(grid)?;
    rows.reverse();
    Ok(rows)
}

/// The rows, each reversed.
fn leftward(grid: &Value) -> Result<Rows> {
    let mut rows = tuple_rows(grid)?;
    rows.iter_mut().for_each(|row| row.reverse());
    Ok(rows)
}

/// The rows of a tuple in reverse, each reversed.
fn backward(grid: &Value) -> Result<Rows> {
    if !grid.is_tuple() {
        return Err(Error::Type);
    }
    let mut rows = leftward(grid)?;
    rows.reverse();
    Ok(rows)
}

/// [`rot90`] of any tuple of containers.
pub(crate) fn rot90_value(grid: &Value) -> Result<Value> {
    turn(grid, rot90, |grid| Ok(zipped(&upward(grid)?)))
}

/// [`rot270`] of any tuple of containers.
pub(crate) fn rot270_value(grid: &Value) -> Result<Value> {
    turn(grid, rot270, |grid| {
        let mut columns = zipped(&upward(grid)?);
        columns.iter_mut().for_each(|column| column.reverse());
        columns.reverse();
        Ok(columns)
    })
}

/// The mirrors of what may be no grid: [`Mirror::Rows`] needs a tuple, [`Mirror::Columns`] a
/// container of tuples, [`Mirror::Diagonal`] a container of containers.
pub(crate) fn mirror_value(mirror: Mirror, grid: &Value) -> Result<Value> {
    match (grid, mirror) {
        (Value::Grid(grid), _) => Ok(mirrored(grid, mirror).into()),
        (_, Mirror::Rows) => Value::tuple(tuple_elements(grid)?.iter().rev().cloned().collect()),
        (_, Mirror::Columns) => table(leftward(grid)?),
        (_, Mirror::Diagonal) => table(zipped(&rows(grid)?)),
    }
}

/// [`cmirror`] of any tuple of tuples.
pub(crate) fn cmirror_value(grid: &Value) -> Result<Value> {
    match grid {
        Value::Grid(grid) => cmirror(grid).map(Value::from),
        _ => table(zipped(&backward(grid)?)),
    }
}

/// The op that `mir_rot_t` runs for a number.
fn turn_of_number(number: &Value) -> Option<&'static Op> {
    match number {
        Value::Int(0) => Some(&HMIRROR_T),
        Value::Int(1) => Some(&DMIRROR_T),
        Value::Int(2) => Some(&VMIRROR_T),
        Value::Int(3) => Some(&CMIRROR_T),
        Value::Int(4) => Some(&ROT90),
        Value::Int(5) => Some(&ROT180),
        Value::Int(6) => Some(&ROT270),
        _ => None,
    }
}

/// The table row of `rot90`.
pub static ROT90: Op = Op {
    name: "rot90",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot90", "grid"), tok("rot90", "grid")],
    varies: false,
    meaning: "a quarter turn clockwise",
    example: "rot90(((1, 2), (3, 4))) = ((3, 1), (4, 2))",
    run: |_, a| rot90_value(a[0]),
};

/// The table row of `rot180`.
pub static ROT180: Op = Op {
    name: "rot180",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot180", "grid"), tok("rot180", "grid")],
    varies: false,
    meaning: "a half turn",
    example: "rot180(((1, 2), (3, 4))) = ((4, 3), (2, 1))",
    run: |_, a| turn(a[0], rot180, backward),
};

/// The table row of `rot270`.
pub static ROT270: Op = Op {
    name: "rot270",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot270", "grid"), tok("rot270", "grid")],
    varies: false,
    meaning: "a quarter turn counterclockwise",
    example: "rot270(((1, 2), (3, 4))) = ((2, 4), (1, 3))",
    run: |_, a| rot270_value(a[0]),
};

/// The table row of `mir_rot_t`.
pub static MIR_ROT_T: Op = Op {
    name: "mir_rot_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("mir_rot_t", "grid type")],
    varies: false,
    meaning: "the turn with a number: 0 to 3 are hmirror, dmirror, vmirror, cmirror, 4 to 6 are rot90, rot180, rot270; others leave the grid",
    example: "mir_rot_t(((1, 2), (3, 4)), R4) = ((3, 1), (4, 2))",
    run: |cx, a| turn_of_number(a[1]).map_or_else(|| Ok(a[0].clone()), |op| cx.inner(op, &a[..1])),
};

/// The table row of `hmirror_t`.
pub static HMIRROR_T: Op = Op {
    name: "hmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("hmirror_t", "grid")],
    varies: false,
    meaning: "the rows, or the elements of any tuple, in reverse",
    example: "hmirror_t(((1, 2), (3, 4))) = ((3, 4), (1, 2))",
    run: |_, a| mirror_value(Mirror::Rows, a[0]),
};

/// The table row of `vmirror_t`.
pub static VMIRROR_T: Op = Op {
    name: "vmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("vmirror_t", "grid")],
    varies: false,
    meaning: "each row in reverse",
    example: "vmirror_t(((1, 2), (3, 4))) = ((2, 1), (4, 3))",
    run: |_, a| mirror_value(Mirror::Columns, a[0]),
};

/// The table row of `dmirror_t`.
pub static DMIRROR_T: Op = Op {
    name: "dmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("dmirror_t", "grid")],
    varies: false,
    meaning: "the columns as rows, as many as the shortest row has cells",
    example: "dmirror_t(((1, 2), (3, 4))) = ((1, 3), (2, 4))",
    run: |_, a| mirror_value(Mirror::Diagonal, a[0]),
};

/// The table row of `cmirror_t`.
pub static CMIRROR_T: Op = Op {
    name: "cmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("cmirror_t", "grid")],
    varies: false,
    meaning: "the grid mirrored at the diagonal from the lower left",
    example: "cmirror_t(((1, 2), (3, 4))) = ((4, 2), (3, 1))",
    run: |_, a| cmirror_value(a[0]),
};
