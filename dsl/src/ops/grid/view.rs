//! Places, cells and shapes of grids.

use super::seq::{extent, inside, rows};
use crate::limits::check_elements;
use crate::ops::args::{cell_value, item, len, tuple_elements, unpack};
use crate::ops::patch::{TOINDICES, proper_places};
use crate::table::{arc, tok};
use crate::{Cell, Color, Cx, Default, Error, Grid, Ij, Indices, Object, Op, Result, Type, Value};

/// All places of a grid.
///
/// ```
/// use dsl::{Grid, ops::grid::asindices};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(&asindices(&grid)[..], &[(0, 0), (0, 1)]);
/// ```
#[must_use]
pub fn asindices(grid: &Grid) -> Indices {
    all_places(grid.height(), grid.width()).unwrap_or_else(|_| Indices::empty())
}

fn all_places(height: usize, width: usize) -> Result<Indices> {
    check_elements(height.saturating_mul(width))?;
    let row = |i: usize| (0..width).map(move |j| (i as i64, j as i64));
    Indices::ascending((0..height).flat_map(row).collect())
}

/// The places of a color.
///
/// ```
/// use dsl::{Grid, ops::grid::ofcolor};
/// let grid = Grid::from_rows(&[[1, 2], [2, 1]]).unwrap();
/// assert_eq!(&ofcolor(&grid, 1)[..], &[(0, 0), (1, 1)]);
/// ```
#[must_use]
pub fn ofcolor(grid: &Grid, color: Color) -> Indices {
    let mut places = Vec::new();
    for i in 0..grid.height() {
        let cells = (0i64..).zip(grid.row(i)).filter(|(_, cell)| **cell == color);
        places.extend(cells.map(|(j, _)| (i as i64, j)));
    }
    Indices::ascending(places).unwrap_or_else(|_| Indices::empty())
}

/// The cells of a grid at these places. Places outside are ignored.
///
/// ```
/// use dsl::{Cell, Grid, ops::grid::toobject};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(&toobject(&[(0, 1), (7, 7)], &grid).unwrap()[..], &[Cell::new(2, (0, 1))]);
/// ```
pub fn toobject(places: &[Ij], grid: &Grid) -> Result<Object> {
    let cell = |&place: &Ij| grid.get(place).map(|color| Cell::new(color, place));
    Object::new(places.iter().filter_map(cell).collect())
}

/// All cells of a grid.
///
/// ```
/// use dsl::{Cell, Grid, ops::grid::asobject};
/// let grid = Grid::from_rows(&[[2, 1]]).unwrap();
/// assert_eq!(&asobject(&grid).unwrap()[..], &[Cell::new(1, (0, 1)), Cell::new(2, (0, 0))]);
/// ```
pub fn asobject(grid: &Grid) -> Result<Object> {
    let cells = grid.array().indexed_iter();
    Object::new(cells.map(|((i, j), color)| Cell::new(*color, (i as i64, j as i64))).collect())
}

/// The color at a place; nothing outside.
///
/// ```
/// use dsl::{Grid, ops::grid::index};
/// let grid = Grid::from_rows(&[[1, 2]]).unwrap();
/// assert_eq!(index(&grid, (0, 1)), Some(2));
/// assert_eq!(index(&grid, (0, -1)), None);
/// ```
#[must_use]
pub fn index(grid: &Grid, place: Ij) -> Option<Color> {
    grid.get(place)
}

/// Whether a value is no tuple of integer tuples, be they equally long or not.
///
/// ```
/// use dsl::{Value, ops::grid::is_no_grid};
/// assert!(is_no_grid(&Value::Pair((1, 2))));
/// assert!(!is_no_grid(&Value::empty_tuple()));
/// ```
#[must_use]
pub fn is_no_grid(value: &Value) -> bool {
    let all_ints = |row: &Value| {
        tuple_elements(row).is_ok_and(|cells| cells.iter().all(|cell| cell.int().is_ok()))
    };
    match value {
        Value::Grid(_) => false,
        _ => !tuple_elements(value).is_ok_and(|rows| rows.iter().all(all_ints)),
    }
}

fn asindices_value(grid: &Value) -> Result<Value> {
    match grid {
        Value::Grid(grid) => Ok(asindices(grid).into()),
        _ if grid.size()? == 0 => Ok(Value::empty_set()),
        _ => {
            let (height, width) = extent(grid)?;
            all_places(height, width).map(Value::from)
        }
    }
}

fn ofcolor_value(cx: &Cx, grid: &Value, color: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(color)) = (grid, color) {
        return Ok(ofcolor(grid, *color).into());
    }
    let mut places = Vec::new();
    for (i, row) in rows(grid)?.iter().enumerate() {
        let found = row.iter().enumerate().filter(|(_, cell)| *cell == color);
        places.extend(found.map(|(j, _)| Value::Pair((i as i64, j as i64))));
    }
    Value::set(places, cx.dialect())
}

fn toobject_value(cx: &mut Cx, patch: &Value, grid: &Value) -> Result<Value> {
    if let (Some(places), Value::Grid(grid)) = (proper_places(cx, patch), grid) {
        return Ok(toobject(&places, grid)?.value(cx.dialect().cell_form()));
    }
    let extent = extent(grid)?;
    let places = cx.inner1(&TOINDICES, patch)?;
    let mut cells = Vec::new();
    for place in places.elements()?.iter() {
        let [i, j] = unpack(place)?;
        if let Some((i, j)) = inside(&i, &j, extent)? {
            let color = match grid {
                Value::Grid(grid) => grid.array()[(i, j)].into(),
                _ => item(&item(grid, i)?, j)?,
            };
            cells.push(cell_value(cx, color, (i as i64, j as i64))?);
        }
    }
    Value::set(cells, cx.dialect())
}

fn asobject_value(cx: &Cx, grid: &Value) -> Result<Value> {
    if let Value::Grid(grid) = grid {
        return Ok(asobject(grid)?.value(cx.dialect().cell_form()));
    }
    if cx.dialect().is_tok() && is_no_grid(grid) {
        return Ok(Value::empty_set());
    }
    let mut cells = Vec::new();
    for (i, row) in rows(grid)?.into_iter().enumerate() {
        for (j, color) in row.into_iter().enumerate() {
            cells.push(cell_value(cx, color, (i as i64, j as i64))?);
        }
    }
    Value::set(cells, cx.dialect())
}

fn index_value(cx: &Cx, grid: &Value, place: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Pair(place)) = (grid, place) {
        return Ok(index(grid, *place).map_or(Value::Missing, Value::Int));
    }
    if cx.dialect().is_tok() && place.is_empty_tuple() {
        return Ok(Value::Missing);
    }
    let [i, j] = unpack(place)?;
    match inside(&i, &j, extent(grid)?)? {
        None => Ok(Value::Missing),
        Some(_) if !place.is_tuple() => Err(Error::Type),
        Some((i, j)) => item(&item(grid, i)?, j),
    }
}

fn width_value(grid: &Value) -> Result<i64> {
    match grid {
        Value::Grid(grid) => Ok(grid.width() as i64),
        _ if !grid.truth() => Ok(0),
        _ => len(&item(grid, 0)?),
    }
}

/// Whether anything has as many rows as columns.
pub(crate) fn square_value(grid: &Value) -> Result<bool> {
    extent(grid).map(|(height, width)| height == width)
}

/// The table row of `asindices`.
pub static ASINDICES: Op = Op {
    name: "asindices",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("asindices", "grid"), tok("asindices", "grid")],
    varies: false,
    meaning: "the places of all cells; as wide as the first row",
    example: "asindices(((1, 2),)) = {(0, 0), (0, 1)}",
    run: |_, a| asindices_value(a[0]),
};

/// The table row of `ofcolor`.
pub static OFCOLOR: Op = Op {
    name: "ofcolor",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("ofcolor", "grid value"), tok("f_ofcolor", "grid color")],
    varies: false,
    meaning: "the places of the cells that equal a value",
    example: "ofcolor(((1, 2), (2, 1)), 1) = {(0, 0), (1, 1)}",
    run: |cx, a| ofcolor_value(cx, a[0], a[1]),
};

/// The table row of `toobject`.
pub static TOOBJECT: Op = Op {
    name: "toobject",
    family: "grid",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("toobject", "patch grid"), tok("toobject", "patch grid")],
    varies: true,
    meaning: "the cells of a grid at the places of a patch; places outside are ignored",
    example: "toobject({(0, 1), (5, 5)}, ((1, 2),)) = {(2, (0, 1))}",
    run: |cx, a| toobject_value(cx, a[0], a[1]),
};

/// The table row of `asobject`.
pub static ASOBJECT: Op = Op {
    name: "asobject",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("asobject", "grid"), tok("asobject", "grid")],
    varies: true,
    meaning: "all cells of a grid; tokpidjin: of what is no grid none",
    example: "asobject(((1, 2),)) = {(1, (0, 0)), (2, (0, 1))}",
    run: |cx, a| asobject_value(cx, a[0]),
};

/// The table row of `index`.
pub static INDEX: Op = Op {
    name: "index",
    family: "grid",
    params: &[Type::Grid, Type::Pair],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("index", "grid loc"), tok("index", "grid loc")],
    varies: true,
    meaning: "the color at a place, missing outside; tokpidjin: missing also for the empty tuple",
    example: "index(((1, 2), (3, 4)), (1, 0)) = 3",
    run: |cx, a| index_value(cx, a[0], a[1]),
};

/// The table row of `height_t`.
pub static HEIGHT_T: Op = Op {
    name: "height_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_t", "piece")],
    varies: false,
    meaning: "the number of rows, or of elements of any container",
    example: "height_t(((1, 2),)) = 1",
    run: |_, a| Ok(len(a[0])?.into()),
};

/// The table row of `width_t`.
pub static WIDTH_T: Op = Op {
    name: "width_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_t", "piece")],
    varies: false,
    meaning: "the length of the first row; 0 for what is empty, zero or missing",
    example: "width_t(((1, 2),)) = 2",
    run: |_, a| Ok(width_value(a[0])?.into()),
};

/// The table row of `shape_t`.
pub static SHAPE_T: Op = Op {
    name: "shape_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("shape_t", "grid")],
    varies: false,
    meaning: "the number of rows and the length of the first row, each 0 when it fails and errors are replaced",
    example: "shape_t(((1, 2),)) = (1, 2)",
    run: |cx, a| Value::tuple(vec![cx.inner(&HEIGHT_T, a)?, cx.inner(&WIDTH_T, a)?]),
};

/// The table row of `square_t`.
pub static SQUARE_T: Op = Op {
    name: "square_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("square_t", "grid")],
    varies: false,
    meaning: "whether there are as many rows as columns; the empty grid fails",
    example: "square_t(((1, 2), (3, 4))) = 1",
    run: |_, a| Ok(square_value(a[0])?.into()),
};

/// The table row of `normalize_t`.
pub static NORMALIZE_T: Op = Op {
    name: "normalize_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("normalize_t", "piece")],
    varies: false,
    meaning: "the grid as it is",
    example: "normalize_t(((1, 2),)) = ((1, 2),)",
    run: |_, a| Ok(a[0].clone()),
};

/// The table row of `portrait_t`.
pub static PORTRAIT_T: Op = Op {
    name: "portrait_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("portrait_t", "grid")],
    varies: false,
    meaning: "whether there are more rows than columns",
    example: "portrait_t(((1,), (2,))) = 1",
    run: |cx, a| Ok((cx.inner(&HEIGHT_T, a)?.int()? > cx.inner(&WIDTH_T, a)?.int()?).into()),
};

/// The table row of `is_no_grid`.
pub static IS_NO_GRID: Op = Op {
    name: "is_no_grid",
    family: "grid",
    params: &[Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("is_no_grid", "x")],
    varies: false,
    meaning: "whether a value is no tuple of integer tuples; the empty tuple and uneven rows are a grid",
    example: "is_no_grid(((1, 2), 3)) = 1",
    run: |_, a| Ok(is_no_grid(a[0]).into()),
};
