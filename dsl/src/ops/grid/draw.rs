//! Grids with other colors.

use super::seq::{Rows, extent, flat, inside, rows, table};
use super::{INDEX, MOSTCOLOR_T};
use crate::ops::args::{cell_parts, item, unpack};
use crate::ops::patch::{self, proper_cells, proper_places};
use crate::ops::piece::{MOSTCOLOR, mostcolor};
use crate::table::{arc, tok};
use crate::{Cell, Color, Cx, Default, Error, Grid, Ij, Op, Result, Type, Value};

/// The grid with the cells at these places in one color. Places outside are ignored.
///
/// ```
/// use dsl::{Grid, ops::grid::fill};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// let filled = fill(&grid, 0, &[(0, 1), (5, 5)]);
/// assert_eq!(filled, Grid::from_rows(&[[1, 0], [3, 4]]).unwrap());
/// ```
#[must_use]
pub fn fill(grid: &Grid, color: Color, places: &[Ij]) -> Grid {
    drawn(grid, places.iter().map(|&place| Cell::new(color, place)), |_| true)
}

/// The grid with these cells drawn on it, the last one winning. Cells outside are ignored.
///
/// ```
/// use dsl::{Cell, Grid, ops::grid::paint};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// let painted = paint(&grid, &[Cell::new(7, (0, 1)), Cell::new(8, (0, -1))]);
/// assert_eq!(painted, Grid::from_rows(&[[1, 7], [3, 4]]).unwrap());
/// ```
#[must_use]
pub fn paint(grid: &Grid, cells: &[Cell]) -> Grid {
    drawn(grid, cells.iter().copied(), |_| true)
}

/// [`fill`] where the grid has its most common color; a grid without cells stays.
///
/// ```
/// use dsl::{Grid, ops::grid::underfill};
/// let grid = Grid::from_rows(&[[0, 0], [0, 4]]).unwrap();
/// let filled = underfill(&grid, 7, &[(0, 1), (1, 1)]);
/// assert_eq!(filled, Grid::from_rows(&[[0, 7], [0, 4]]).unwrap());
/// ```
#[must_use]
pub fn underfill(grid: &Grid, color: Color, places: &[Ij]) -> Grid {
    let background = mostcolor(grid).ok();
    let cells = places.iter().map(|&place| Cell::new(color, place));
    drawn(grid, cells, |old| Some(old) == background)
}

/// [`paint`] where the grid has its most common color, so that the first of several cells wins
/// unless it has that color; a grid without cells stays.
///
/// ```
/// use dsl::{Cell, Grid, ops::grid::underpaint};
/// let grid = Grid::from_rows(&[[0, 0], [0, 4]]).unwrap();
/// let painted = underpaint(&grid, &[Cell::new(7, (0, 1)), Cell::new(8, (0, 1))]);
/// assert_eq!(painted, Grid::from_rows(&[[0, 7], [0, 4]]).unwrap());
/// ```
#[must_use]
pub fn underpaint(grid: &Grid, cells: &[Cell]) -> Grid {
    let background = mostcolor(grid).ok();
    drawn(grid, cells.iter().copied(), |old| Some(old) == background)
}

/// The grid with cells drawn one after the other where the color they meet `gives` way.
fn drawn(grid: &Grid, cells: impl Iterator<Item = Cell>, gives: impl Fn(Color) -> bool) -> Grid {
    let mut drawn = grid.array().clone();
    for Cell { color, i, j } in cells {
        let (Ok(i), Ok(j)) = (usize::try_from(i), usize::try_from(j)) else { continue };
        if let Some(old) = drawn.get_mut((i, j)).filter(|old| gives(**old)) {
            *old = color;
        }
    }
    Grid::of(drawn)
}

/// The grid with these places in its most common color.
///
/// ```
/// use dsl::{Grid, ops::grid::cover};
/// let grid = Grid::from_rows(&[[0, 0], [0, 4]]).unwrap();
/// assert_eq!(cover(&grid, &[(1, 1)]), Grid::from_rows(&[[0, 0], [0, 0]]).unwrap());
/// ```
#[must_use]
pub fn cover(grid: &Grid, places: &[Ij]) -> Grid {
    mostcolor(grid).map_or_else(|_| grid.clone(), |color| fill(grid, color, places))
}

/// The grid with these cells covered and drawn again `offset` away.
///
/// ```
/// use dsl::{Cell, Grid, ops::grid::move_cells};
/// let grid = Grid::from_rows(&[[0, 0], [0, 4]]).unwrap();
/// let moved = move_cells(&grid, &[Cell::new(4, (1, 1))], (0, -1)).unwrap();
/// assert_eq!(moved, Grid::from_rows(&[[0, 0], [4, 0]]).unwrap());
/// ```
pub fn move_cells(grid: &Grid, cells: &[Cell], offset: Ij) -> Result<Grid> {
    let places: Vec<Ij> = cells.iter().map(Cell::ij).collect();
    let shift = |cell: &Cell| {
        let i = cell.i.checked_add(offset.0)?;
        Some(Cell { i, j: cell.j.checked_add(offset.1)?, ..*cell })
    };
    let shifted: Option<Vec<Cell>> = cells.iter().map(shift).collect();
    Ok(paint(&cover(grid, &places), &shifted.ok_or(Error::Overflow)?))
}

/// A grid of one color. Negative sizes count as zero.
///
/// ```
/// use dsl::{Grid, ops::grid::canvas};
/// assert_eq!(canvas(3, (1, 2)), Ok(Grid::from_rows(&[[3, 3]]).unwrap()));
/// ```
pub fn canvas(color: Color, (height, width): Ij) -> Result<Grid> {
    let length = |n: i64| usize::try_from(n.max(0)).map_err(|_| Error::Limit);
    Grid::from_fn(length(height)?, length(width)?, |_, _| color)
}

/// The colors of `a` where `b` has the same, `fallback` elsewhere, also where `b` has no cell.
///
/// ```
/// use dsl::{Grid, ops::grid::cellwise};
/// let a = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// let b = Grid::from_rows(&[[1, 0]]).unwrap();
/// assert_eq!(cellwise(&a, &b, 9), Grid::from_rows(&[[1, 9], [9, 9]]).unwrap());
/// ```
#[must_use]
pub fn cellwise(a: &Grid, b: &Grid, fallback: Color) -> Grid {
    a.map(|place, color| if b.get(place) == Some(color) { color } else { fallback })
}

/// The grid with one color replaced by another.
///
/// ```
/// use dsl::{Grid, ops::grid::replace};
/// let grid = Grid::from_rows(&[[1, 2], [1, 4]]).unwrap();
/// assert_eq!(replace(&grid, 1, 7), Grid::from_rows(&[[7, 2], [7, 4]]).unwrap());
/// ```
#[must_use]
pub fn replace(grid: &Grid, replacee: Color, replacer: Color) -> Grid {
    grid.map(|_, color| if color == replacee { replacer } else { color })
}

/// The grid with two colors exchanged.
///
/// ```
/// use dsl::{Grid, ops::grid::switch};
/// let grid = Grid::from_rows(&[[1, 2], [1, 4]]).unwrap();
/// assert_eq!(switch(&grid, 1, 2), Grid::from_rows(&[[2, 1], [2, 4]]).unwrap());
/// ```
#[must_use]
pub fn switch(grid: &Grid, a: Color, b: Color) -> Grid {
    grid.map(|_, color| match color {
        _ if color == a => b,
        _ if color == b => a,
        _ => color,
    })
}

/// Places inside, each with what shall be written there.
type Marks = Vec<((usize, usize), Value)>;

/// Where a color goes: the places of anything that `toindices` understands.
fn place_marks(cx: &mut Cx, patch: &Value, color: &Value, extent: (usize, usize)) -> Result<Marks> {
    let places = cx.inner1(&patch::TOINDICES, patch)?;
    let mut marks = Vec::new();
    for place in places.elements()?.iter() {
        let [i, j] = unpack(place)?;
        marks.extend(inside(&i, &j, extent)?.map(|place| (place, color.clone())));
    }
    Ok(marks)
}

/// Where the colors of anything that unpacks into cells go.
fn cell_marks(cx: &Cx, object: &Value, extent: (usize, usize)) -> Result<Marks> {
    let mut marks = Vec::new();
    for cell in object.elements()?.iter() {
        let [i, j, color] = cell_parts(cx, cell)?;
        marks.extend(inside(&i, &j, extent)?.map(|place| (place, color)));
    }
    Ok(marks)
}

/// The rows with colors written where what they meet `gives` way.
fn write(rows: Rows, marks: Marks, gives: impl Fn(&Value) -> bool) -> Result<Value> {
    let mut rows = rows;
    for ((i, j), color) in marks {
        let old = rows.get_mut(i).and_then(|row| row.get_mut(j)).ok_or(Error::Index)?;
        if gives(old) {
            *old = color_for(color)?;
        }
    }
    table(rows)
}

/// What may be written into a grid: anything but the missing value.
fn color_for(color: Value) -> Result<Value> {
    if color == Value::Missing { Err(Error::Type) } else { Ok(color) }
}

/// The most common color as the running dialect finds it. Of no cells tokpidjin makes a
/// number that equals none; here it is no value.
pub(crate) fn background(cx: &mut Cx, grid: &Value) -> Result<Option<Value>> {
    if !cx.dialect().is_tok() {
        return cx.inner1(&MOSTCOLOR, grid).map(Some);
    }
    if flat(grid).is_ok_and(|colors| colors.is_empty()) {
        return Ok(None);
    }
    cx.inner1(&MOSTCOLOR_T, grid).map(Some)
}

/// A grid whose most common color exists or is not needed.
fn typed_grid<'a>(cx: &Cx, grid: &'a Value) -> Option<&'a Grid> {
    match grid {
        Value::Grid(grid) if grid.width() > 0 || cx.dialect().is_tok() => Some(grid),
        _ => None,
    }
}

fn fill_value(cx: &mut Cx, grid: &Value, color: &Value, patch: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Value::Int(color), Some(places)) =
        (grid, color, proper_places(cx, patch))
    {
        return Ok(fill(grid, *color, &places).into());
    }
    let (extent, rows) = (extent(grid)?, rows(grid)?);
    let marks = place_marks(cx, patch, color, extent)?;
    write(rows, marks, |_| true)
}

fn paint_value(cx: &Cx, grid: &Value, object: &Value) -> Result<Value> {
    if let (Value::Grid(grid), Some(cells)) = (grid, proper_cells(cx, object)) {
        return Ok(paint(grid, cells).into());
    }
    if let (Value::Grid(grid), Value::Tuple(cells)) = (grid, object) {
        let form = cx.dialect().cell_form();
        let cells: Result<Vec<Cell>> = cells.iter().map(|c| Cell::from_value(c, form)).collect();
        if let Ok(cells) = cells {
            return Ok(paint(grid, &cells).into());
        }
    }
    let (extent, rows) = (extent(grid)?, rows(grid)?);
    write(rows, cell_marks(cx, object, extent)?, |_| true)
}

fn underfill_value(cx: &mut Cx, grid: &Value, color: &Value, patch: &Value) -> Result<Value> {
    if let (Some(grid), Value::Int(color), Some(places)) =
        (typed_grid(cx, grid), color, proper_places(cx, patch))
    {
        return Ok(underfill(grid, *color, &places).into());
    }
    let extent = extent(grid)?;
    let background = background(cx, grid)?;
    let rows = rows(grid)?;
    let marks = place_marks(cx, patch, color, extent)?;
    write(rows, marks, |old| Some(old) == background.as_ref())
}

fn underpaint_value(cx: &mut Cx, grid: &Value, object: &Value) -> Result<Value> {
    if let (Some(grid), Some(cells)) = (typed_grid(cx, grid), proper_cells(cx, object)) {
        return Ok(underpaint(grid, cells).into());
    }
    let extent = extent(grid)?;
    let background = background(cx, grid)?;
    let rows = rows(grid)?;
    write(rows, cell_marks(cx, object, extent)?, |old| Some(old) == background.as_ref())
}

fn cover_value(cx: &mut Cx, grid: &Value, patch: &Value) -> Result<Value> {
    if let (Some(grid), Some(places)) = (typed_grid(cx, grid), proper_places(cx, patch)) {
        return Ok(cover(grid, &places).into());
    }
    let color = background(cx, grid)?.unwrap_or(Value::Missing);
    let places = cx.inner1(&patch::TOINDICES, patch)?;
    cx.inner(&FILL, &[grid, &color, &places])
}

fn move_value(cx: &mut Cx, grid: &Value, object: &Value, offset: &Value) -> Result<Value> {
    if let (Some(grid), Some(cells), Value::Pair(offset)) =
        (typed_grid(cx, grid), proper_cells(cx, object), offset)
        && let Ok(moved) = move_cells(grid, cells, *offset)
    {
        return Ok(moved.into());
    }
    let covered = cx.inner(&COVER, &[grid, object])?;
    let shifted = cx.inner(&patch::SHIFT, &[object, offset])?;
    cx.inner(&PAINT, &[&covered, &shifted])
}

/// A canvas whose width is only looked at when it has rows, and its color when it has cells.
fn canvas_value(color: &Value, dimensions: &Value) -> Result<Value> {
    let height = item(dimensions, 0)?.int()?;
    if height <= 0 {
        return Ok(Value::empty_tuple());
    }
    let width = item(dimensions, 1)?.int()?.max(0);
    match color {
        Value::Int(color) => canvas(*color, (height, width)).map(Value::from),
        _ if width == 0 => canvas(0, (height, width)).map(Value::from),
        _ => {
            let cells = Value::from(canvas(0, (height, width))?);
            exchanged(&cells, |_| Some(color.clone()))
        }
    }
}

/// The rows with every element exchanged.
fn exchanged(grid: &Value, other: impl Fn(&Value) -> Option<Value>) -> Result<Value> {
    let mut rows = rows(grid)?;
    for cell in rows.iter_mut().flatten() {
        if let Some(other) = other(cell) {
            *cell = color_for(other)?;
        }
    }
    table(rows)
}

fn replace_value(grid: &Value, replacee: &Value, replacer: &Value) -> Result<Value> {
    match (grid, replacee, replacer) {
        (Value::Grid(grid), Value::Int(replacee), Value::Int(replacer)) => {
            Ok(replace(grid, *replacee, *replacer).into())
        }
        _ => exchanged(grid, |cell| (cell == replacee).then(|| replacer.clone())),
    }
}

fn switch_value(grid: &Value, a: &Value, b: &Value) -> Result<Value> {
    match (grid, a, b) {
        (Value::Grid(grid), Value::Int(a), Value::Int(b)) => Ok(switch(grid, *a, *b).into()),
        _ => exchanged(grid, |cell| match cell {
            _ if cell == a => Some(b.clone()),
            _ if cell == b => Some(a.clone()),
            _ => None,
        }),
    }
}

fn cellwise_value(cx: &mut Cx, a: &Value, b: &Value, fallback: &Value) -> Result<Value> {
    let tok = cx.dialect().is_tok();
    let extent = extent(a)?;
    if let (Value::Grid(a), Value::Grid(b)) = (a, b)
        && (tok || a.width() == 0 || (a.height() <= b.height() && a.width() <= b.width()))
    {
        return match fallback {
            Value::Int(fallback) => Ok(cellwise(a, b, *fallback).into()),
            _ => {
                let same = |(i, row): (usize, &mut Vec<Value>)| {
                    for (j, color) in row.iter_mut().enumerate() {
                        if b.get((i as i64, j as i64)).map(Value::Int).as_ref() != Some(color) {
                            *color = color_for(fallback.clone())?;
                        }
                    }
                    Ok(())
                };
                let mut rows = rows(&Value::Grid(a.clone()))?;
                rows.iter_mut().enumerate().try_for_each(same)?;
                table(rows)
            }
        };
    }
    let mut differs = false;
    let mut rows = Vec::with_capacity(extent.0);
    for i in 0..extent.0 {
        let mut row = Vec::with_capacity(extent.1);
        let a_row = if extent.1 > 0 { item(a, i)? } else { Value::empty_tuple() };
        let b_row = if tok || extent.1 == 0 { Ok(Value::Missing) } else { item(b, i) };
        for j in 0..extent.1 {
            let color = item(&a_row, j)?;
            let place = Value::Pair((i as i64, j as i64));
            let other = match tok {
                true => cx.inner(&INDEX, &[b, &place])?,
                false => item(&b_row.clone()?, j)?,
            };
            differs |= color != other;
            row.push(if color == other { color } else { fallback.clone() });
        }
        rows.push(row);
    }
    if differs {
        color_for(fallback.clone())?;
    }
    table(rows)
}

/// The table row of `fill`.
pub static FILL: Op = Op {
    name: "fill",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("fill", "grid value patch"), tok("fill", "grid color patch")],
    varies: true,
    meaning: "the places of a patch in one color; places outside are ignored",
    example: "fill(((1, 2), (3, 4)), 0, {(0, 1), (5, 5)}) = ((1, 0), (3, 4))",
    run: |cx, a| fill_value(cx, a[0], a[1], a[2]),
};

/// The table row of `paint`.
pub static PAINT: Op = Op {
    name: "paint",
    family: "grid",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("paint", "grid obj"), tok("paint", "grid obj")],
    varies: true,
    meaning: "the cells of an object drawn in their order, so the last wins; cells outside are ignored",
    example: "paint(((1, 2), (3, 4)), {(7, (0, 1))}) = ((1, 7), (3, 4))",
    run: |cx, a| paint_value(cx, a[0], a[1]),
};

/// The table row of `underfill`.
pub static UNDERFILL: Op = Op {
    name: "underfill",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("underfill", "grid value patch"), tok("underfill", "grid color patch")],
    varies: true,
    meaning: "the places of a patch in one color where the grid has its most common color",
    example: "underfill(((0, 0), (0, 4)), 7, {(0, 1), (1, 1)}) = ((0, 7), (0, 4))",
    run: |cx, a| underfill_value(cx, a[0], a[1], a[2]),
};

/// The table row of `underpaint`.
pub static UNDERPAINT: Op = Op {
    name: "underpaint",
    family: "grid",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("underpaint", "grid obj"), tok("underpaint", "grid obj")],
    varies: true,
    meaning: "the cells of an object where the grid has its most common color; the first wins unless it has that color",
    example: "underpaint(((0, 0), (0, 4)), {(7, (0, 1)), (8, (1, 1))}) = ((0, 7), (0, 4))",
    run: |cx, a| underpaint_value(cx, a[0], a[1]),
};

/// The table row of `cellwise`.
pub static CELLWISE: Op = Op {
    name: "cellwise",
    family: "grid",
    params: &[Type::Grid, Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("cellwise", "a b fallback"), tok("cellwise", "a b fallback")],
    varies: true,
    meaning: "the colors on which both grids agree, else the fallback; a smaller b is an error, in tokpidjin it differs where it has no cell",
    example: "cellwise(((1, 2), (3, 4)), ((1, 0), (3, 0)), 9) = ((1, 9), (3, 9))",
    run: |cx, a| cellwise_value(cx, a[0], a[1], a[2]),
};

/// The table row of `replace`.
pub static REPLACE: Op = Op {
    name: "replace",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[
        arc("replace", "grid replacee replacer"),
        tok("replace", "grid replacee replacer"),
    ],
    varies: false,
    meaning: "one color replaced by another",
    example: "replace(((1, 2), (1, 4)), 1, 7) = ((7, 2), (7, 4))",
    run: |_, a| replace_value(a[0], a[1], a[2]),
};

/// The table row of `switch`.
pub static SWITCH: Op = Op {
    name: "switch",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("switch", "grid a b"), tok("switch", "grid a b")],
    varies: false,
    meaning: "two colors exchanged",
    example: "switch(((1, 2), (1, 4)), 1, 2) = ((2, 1), (2, 4))",
    run: |_, a| switch_value(a[0], a[1], a[2]),
};

/// The table row of `canvas`.
pub static CANVAS: Op = Op {
    name: "canvas",
    family: "grid",
    params: &[Type::Integer, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("canvas", "value dimensions"), tok("canvas", "color dimensions")],
    varies: false,
    meaning: "a grid of one color; negative sizes count as zero",
    example: "canvas(3, (1, 2)) = ((3, 3),)",
    run: |_, a| canvas_value(a[0], a[1]),
};

/// The table row of `cover`.
pub static COVER: Op = Op {
    name: "cover",
    family: "grid",
    params: &[Type::Grid, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("cover", "grid patch"), tok("cover", "grid patch")],
    varies: true,
    meaning: "the places of a patch in the most common color of the grid",
    example: "cover(((0, 0), (0, 4)), {(1, 1)}) = ((0, 0), (0, 0))",
    run: |cx, a| cover_value(cx, a[0], a[1]),
};

/// The table row of `move`.
pub static MOVE: Op = Op {
    name: "move",
    family: "grid",
    params: &[Type::Grid, Type::Object, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("move", "grid obj offset"), tok("move", "grid obj offset")],
    varies: true,
    meaning: "an object covered and painted again an offset away",
    example: "move(((0, 0), (0, 4)), {(4, (1, 1))}, (0, -1)) = ((0, 0), (4, 0))",
    run: |cx, a| move_value(cx, a[0], a[1], a[2]),
};
