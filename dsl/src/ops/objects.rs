//! Sets of objects.

use super::args::{cell_colors, cell_value, first, int_pair, item, len};
use super::grid::background;
use super::grid::seq::flat;
use super::patch::{NORMALIZE, Reading, SHAPE_F, SHIFT, Typed};
use super::patch::{box_shape, color, color_place, normalize, spots, typed};
use super::piece::{self, mostcolor, palette};
use crate::limits::check_elements;
use crate::table::{arc, tok};
use crate::{
    Cell, Cx, Default, Dialect, Error, Grid, Ij, Indices, Object, Objects, Op, Result, Type, Value,
};
use std::ops::Range;

/// The connected objects of a grid: of one color each if `univalued`, joined also by corners if
/// `diagonal`, without the most common color if `without_bg`. The empty grid is an index error.
///
/// ```
/// use dsl::{Grid, ops::objects::objects};
/// let grid = Grid::from_rows(&[[1, 0, 2], [1, 0, 0]]).unwrap();
/// assert_eq!(objects(&grid, true, false, true).unwrap().len(), 2);
/// ```
pub fn objects(grid: &Grid, univalued: bool, diagonal: bool, without_bg: bool) -> Result<Objects> {
    if grid.height() == 0 {
        return Err(Error::Index);
    }
    let (frame, parts) = parts(grid, Flags { univalued, diagonal, ordered: false }, without_bg)?;
    let objects = row_by_row(grid, frame, &parts).into_iter().map(Object::new);
    Ok(Objects::new(objects.collect::<Result<_>>()?))
}

/// The connected objects of a grid as lists of cells, in the order of their first places; each one
/// lists its cells by distance from the first, row by row.
///
/// ```
/// use dsl::{Grid, ops::objects::objects_t};
/// let grid = Grid::from_rows(&[[0, 1, 1], [1, 1, 0]]).unwrap();
/// let parts = objects_t(&grid, true, false, false).unwrap();
/// let places: Vec<_> = parts[1].iter().map(|cell| cell.ij()).collect();
/// assert_eq!(places, [(0, 1), (0, 2), (1, 1), (1, 0)]);
/// ```
pub fn objects_t(
    grid: &Grid,
    univalued: bool,
    diagonal: bool,
    without_bg: bool,
) -> Result<Vec<Vec<Cell>>> {
    if grid.height() == 0 {
        return Ok(Vec::new());
    }
    let (frame, parts) = parts(grid, Flags { univalued, diagonal, ordered: true }, without_bg)?;
    let cell = |number: usize| {
        let place = frame.place(number);
        Some(Cell::new(grid.get(place)?, place))
    };
    Ok(parts.into_iter().map(|part| part.into_iter().filter_map(cell).collect()).collect())
}

fn parts(grid: &Grid, flags: Flags, without_bg: bool) -> Result<(Frame, Vec<Vec<usize>>)> {
    let background = if without_bg { Some(mostcolor(grid)?) } else { None };
    let frame = Frame { height: grid.height(), width: grid.width() };
    Ok((frame, components(grid.cells(), frame, flags, |color| Some(*color) == background)))
}

/// The cells of disjoint parts of a grid, in the order of the rows.
fn row_by_row(grid: &Grid, frame: Frame, parts: &[Vec<usize>]) -> Vec<Vec<Cell>> {
    let mut part_at = vec![parts.len(); frame.len()];
    for (part, numbers) in parts.iter().enumerate() {
        for number in numbers {
            part_at[*number] = part;
        }
    }
    let mut cells: Vec<Vec<Cell>> =
        parts.iter().map(|numbers| Vec::with_capacity(numbers.len())).collect();
    for i in 0..grid.height() {
        let row = grid.row(i).iter().zip(&part_at[frame.row(i)]);
        for (j, (color, part)) in row.enumerate() {
            if let Some(cells) = cells.get_mut(*part) {
                cells.push(Cell::new(*color, (i as i64, j as i64)));
            }
        }
    }
    cells
}

/// For each color of a grid the object of all its cells.
///
/// ```
/// use dsl::{Grid, ops::objects::partition};
/// let grid = Grid::from_rows(&[[1, 0, 2], [1, 0, 0]]).unwrap();
/// assert_eq!(partition(&grid).unwrap().len(), 3);
/// ```
pub fn partition(grid: &Grid) -> Result<Objects> {
    let palette = palette(grid);
    let mut parts = vec![Vec::new(); palette.len()];
    for i in 0..grid.height() {
        for (j, &color) in grid.row(i).iter().enumerate() {
            if let Ok(part) = palette.binary_search(&color) {
                parts[part].push(Cell::new(color, (i as i64, j as i64)));
            }
        }
    }
    Ok(Objects::new(parts.into_iter().map(Object::new).collect::<Result<_>>()?))
}

/// [`partition`] without the most common color.
///
/// ```
/// use dsl::{Grid, ops::objects::fgpartition};
/// let grid = Grid::from_rows(&[[1, 0, 2], [1, 0, 0]]).unwrap();
/// assert_eq!(fgpartition(&grid).unwrap().len(), 2);
/// ```
pub fn fgpartition(grid: &Grid) -> Result<Objects> {
    let background = mostcolor(grid)?;
    let parts = partition(grid)?;
    let front = parts.iter().filter(|part| part.iter().all(|cell| cell.color != background));
    Ok(Objects::new(front.cloned().collect()))
}

/// The rows and the columns of a grid that have one color.
///
/// ```
/// use dsl::{Grid, ops::objects::frontiers};
/// let grid = Grid::from_rows(&[[1, 0, 2], [1, 0, 0]]).unwrap();
/// assert_eq!(frontiers(&grid).unwrap().len(), 2);
/// ```
pub fn frontiers(grid: &Grid) -> Result<Objects> {
    if grid.height() == 0 {
        return Err(Error::Index);
    }
    let (height, width) = (grid.height() as i64, grid.width() as i64);
    let rows = (0..height).map(|i| (0..width).map(|j| (i, j)).collect::<Vec<Ij>>());
    let columns = (0..width).map(|j| (0..height).map(|i| (i, j)).collect());
    let mut lines = Vec::new();
    for line in rows.chain(columns) {
        let cell = |ij: Ij| grid.get(ij).map(|color| Cell::new(color, ij));
        let cells: Vec<Cell> = line.into_iter().filter_map(cell).collect();
        let even = cells.windows(2).all(|pair| pair[0].color == pair[1].color);
        if even && !cells.is_empty() {
            lines.push(Object::new(cells)?);
        }
    }
    Ok(Objects::new(lines))
}

/// Where the upper left corner of an object's box may be so that all its cells meet their color
/// in a grid. The empty object is found everywhere and one past the end.
///
/// ```
/// use dsl::{Cell, Grid, ops::objects::occurrences};
/// let grid = Grid::from_rows(&[[1, 2], [2, 2]]).unwrap();
/// let found = occurrences(&grid, &[Cell::new(2, (5, 5)), Cell::new(2, (6, 5))]).unwrap();
/// assert_eq!(*found, [(0, 1)]);
/// ```
pub fn occurrences(grid: &Grid, object: &[Cell]) -> Result<Indices> {
    let (height, width) = box_shape(object)?;
    let rows = grid.height() as i64 - height + 1;
    let columns = grid.width() as i64 - width + 1;
    let normal = normalize(object)?;
    let fits = |i: i64, j: i64| {
        normal.iter().all(|cell| grid.get((cell.i + i, cell.j + j)) == Some(cell.color))
    };
    let places = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
    Indices::new(places.filter(|&(i, j)| fits(i, j)).collect())
}

/// How cells are joined to an object.
#[derive(Clone, Copy)]
struct Flags {
    univalued: bool,
    diagonal: bool,
    /// Whether the cells of an object must come by distance from the first, row by row.
    ordered: bool,
}

/// A grid with a border around it, so that every place has all its neighbors: numbers its places
/// row by row.
#[derive(Clone, Copy)]
struct Frame {
    height: usize,
    width: usize,
}

impl Frame {
    fn stride(self) -> usize {
        self.width + 2
    }

    fn len(self) -> usize {
        (self.height + 2) * self.stride()
    }

    /// The numbers of a row's places.
    fn row(self, i: usize) -> Range<usize> {
        let start = (i + 1) * self.stride() + 1;
        start..start + self.width
    }

    fn place(self, number: usize) -> Ij {
        let (i, j) = (number / self.stride(), number % self.stride());
        (i as i64 - 1, j as i64 - 1)
    }

    /// What to add to a number for the neighbors of its place, those at the corners last.
    fn steps(self) -> [isize; 8] {
        let down = self.stride() as isize;
        [-down, -1, 1, down, -down - 1, 1 - down, down - 1, down + 1]
    }
}

/// The connected parts of row-major cells, in the order of their first places, as numbers in the
/// frame around them.
fn components<T: PartialEq>(
    colors: &[T],
    frame: Frame,
    flags: Flags,
    is_background: impl Fn(&T) -> bool,
) -> Vec<Vec<usize>> {
    let steps = &frame.steps()[..if flags.diagonal { 8 } else { 4 }];
    // The colors of places that are in no part yet.
    let mut open: Vec<Option<&T>> = vec![None; frame.len()];
    for (i, row) in colors.chunks_exact(frame.width.max(1)).enumerate() {
        for (open, color) in open[frame.row(i)].iter_mut().zip(row) {
            *open = (!is_background(color)).then_some(color);
        }
    }
    let mut parts = Vec::new();
    let mut part = Vec::new();
    for start in (0..frame.height).flat_map(|i| frame.row(i)) {
        let Some(color) = open[start].take() else { continue };
        part.clear();
        part.push(start);
        let mut layer = 0..1;
        while !layer.is_empty() {
            let end = part.len();
            for k in layer {
                for step in steps {
                    let next = part[k].wrapping_add_signed(*step);
                    let joins = |other: &mut &T| !flags.univalued || **other == *color;
                    if open[next].take_if(joins).is_some() {
                        part.push(next);
                    }
                }
            }
            if flags.ordered {
                part[end..].sort_unstable();
            }
            layer = end..part.len();
        }
        parts.push(part.clone());
    }
    parts
}

/// A tuple of tuples of anything, read as a grid: as high as it has rows, as wide as the first.
struct Table {
    rows: Vec<Value>,
    width: usize,
}

impl Table {
    fn new(grid: &Value) -> Result<Table> {
        let width = item(grid, 0)?.size()?;
        Ok(Table { rows: grid.elements()?.into_owned(), width })
    }

    fn get(&self, i: usize, j: usize) -> Result<Value> {
        item(self.rows.get(i).ok_or(Error::Index)?, j)
    }

    /// All cells in row-major order.
    fn cells(&self) -> Result<Vec<Value>> {
        let mut cells = Vec::new();
        for i in 0..self.rows.len() {
            for j in 0..self.width {
                cells.push(self.get(i, j)?);
            }
        }
        Ok(cells)
    }
}

/// The colors that `palette` and `mostcolor` look at: all values of a grid; in arc-dsl the colors
/// of a set's cells.
fn palette_values(cx: &Cx, element: &Value) -> Result<Vec<Value>> {
    match cx.dialect().is_tok() || element.is_tuple() {
        true => flat(element),
        false => cell_colors(cx, element),
    }
}

/// The objects of any value as cells of any color.
fn any_objects(cx: &mut Cx, a: &[&Value]) -> Result<Vec<Vec<Value>>> {
    let [grid, univalued, diagonal, without_bg] = a else { return Err(Error::Type) };
    let background = if without_bg.truth() { background(cx, grid)? } else { None };
    let table = Table::new(grid)?;
    let colors = table.cells()?;
    cx.spend(colors.len() as u64)?;
    let flags = Flags { univalued: univalued.truth(), diagonal: diagonal.truth(), ordered: true };
    let frame = Frame { height: table.rows.len(), width: table.width };
    let parts = components(&colors, frame, flags, |color| Some(color) == background.as_ref());
    let cell = |number: usize| {
        let (i, j) = frame.place(number);
        cell_value(cx, colors[i as usize * table.width + j as usize].clone(), (i, j))
    };
    parts.into_iter().map(|part| part.into_iter().map(cell).collect()).collect()
}

/// `objects` of any value.
fn objects_value(cx: &mut Cx, a: &[&Value]) -> Result<Value> {
    let tok = cx.dialect().is_tok();
    match &a[0] {
        grid if tok && grid.is_empty_tuple() => Ok(Value::empty_set()),
        Value::Grid(grid) if grid.width() > 0 => {
            objects(grid, a[1].truth(), a[2].truth(), a[3].truth())?.value(cx.dialect().cell_form())
        }
        _ => {
            let dialect = cx.dialect();
            let set = |cells| Value::set(cells, dialect);
            let objects = any_objects(cx, a)?.into_iter().map(set).collect::<Result<_>>()?;
            Value::set(objects, cx.dialect())
        }
    }
}

/// Cells as a tuple of triples.
fn cell_rows(cells: &[Cell]) -> Result<Value> {
    let part = |row: usize, part: usize| match (&cells[row], part) {
        (cell, 0) => cell.i,
        (cell, 1) => cell.j,
        (cell, _) => cell.color,
    };
    Grid::from_fn(cells.len(), 3, part).map(Value::from)
}

/// `objects_t` of any value.
fn objects_tuple(cx: &mut Cx, a: &[&Value]) -> Result<Value> {
    if a[0].is_empty_tuple() {
        return Ok(Value::empty_tuple());
    }
    let objects = match &a[0] {
        Value::Grid(grid) if grid.width() > 0 => {
            let parts = objects_t(grid, a[1].truth(), a[2].truth(), a[3].truth())?;
            parts.iter().map(|part| cell_rows(part)).collect::<Result<_>>()?
        }
        _ => any_objects(cx, a)?.into_iter().map(Value::tuple).collect::<Result<_>>()?,
    };
    Value::tuple(objects)
}

/// `objects` or `objects_t` with the flags that a number stands for.
fn by_flags(cx: &mut Cx, op: &'static Op, grid: &Value, flags: &Value) -> Result<Value> {
    match flags {
        Value::Int(flags @ 0..=7) => {
            let flag = |bit: i64| Value::from(flags & bit != 0);
            cx.inner(op, &[grid, &flag(4), &flag(2), &flag(1)])
        }
        _ => Ok(Value::Missing),
    }
}

/// `partition` and `fgpartition` of any value.
fn partition_value(cx: &mut Cx, grid: &Value, front: bool) -> Result<Value> {
    if let Value::Grid(grid) = grid
        && grid.width() > 0
    {
        let parts = if front { fgpartition(grid)? } else { partition(grid)? };
        return parts.value(cx.dialect().cell_form());
    }
    let palette = Value::set(palette_values(cx, grid)?, cx.dialect())?;
    let background = if front { background(cx, grid)? } else { None };
    let rows = grid.elements()?;
    let mut parts = Vec::new();
    for color in palette.elements()?.iter().filter(|color| Some(*color) != background.as_ref()) {
        cx.spend(u64::from(grid.weight()))?;
        let mut cells = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            for (j, value) in row.elements()?.iter().enumerate() {
                if value == color {
                    cells.push(cell_value(cx, value.clone(), (i as i64, j as i64))?);
                }
            }
        }
        parts.push(Value::set(cells, cx.dialect())?);
    }
    Value::set(parts, cx.dialect())
}

/// `frontiers` of any value.
fn frontiers_value(cx: &mut Cx, grid: &Value) -> Result<Value> {
    if let Value::Grid(grid) = grid {
        return frontiers(grid)?.value(cx.dialect().cell_form());
    }
    let table = Table::new(grid)?;
    let rows = table.rows.iter().map(Value::elements).collect::<Result<Vec<_>>>()?;
    let shortest = rows.iter().map(|row| row.len()).min().unwrap_or(0);
    let even = |line: &[&Value]| line.windows(2).all(|pair| pair[0] == pair[1]);
    let mut lines: Vec<Vec<(usize, usize)>> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        if !row.is_empty() && even(&row.iter().collect::<Vec<_>>()) {
            lines.push((0..table.width).map(|j| (i, j)).collect());
        }
    }
    for j in 0..shortest {
        if even(&rows.iter().map(|row| &row[j]).collect::<Vec<_>>()) {
            lines.push((0..rows.len()).map(|i| (i, j)).collect());
        }
    }
    let cell = |(i, j): (usize, usize)| cell_value(cx, table.get(i, j)?, (i as i64, j as i64));
    let object = |line: Vec<(usize, usize)>| {
        Value::set(line.into_iter().map(cell).collect::<Result<_>>()?, cx.dialect())
    };
    Value::set(lines.into_iter().map(object).collect::<Result<_>>()?, cx.dialect())
}

/// `occurrences` of any values.
fn occurrences_value(cx: &mut Cx, grid: &Value, object: &Value) -> Result<Value> {
    let dialect = cx.dialect();
    if let (Value::Grid(grid), Value::Object(object, form)) = (grid, object)
        && *form == dialect.cell_form()
    {
        cx.spend(grid.array().len() as u64 * object.len() as u64)?;
        return occurrences(grid, object).map(Value::from);
    }
    let normal = cx.inner1(&NORMALIZE, object)?;
    let table = Table::new(grid)?;
    let (height, width) = (table.rows.len() as i64, table.width as i64);
    let (rows, columns) = match dialect {
        Dialect::ReArc => (height, width),
        _ => {
            let (high, wide) = match dialect.is_tok() {
                true => int_pair(&cx.inner1(&SHAPE_F, object)?)?,
                false => (piece::height_value(cx, object)?, piece::width_value(cx, object)?),
            };
            (height - high + 1, width - wide + 1)
        }
    };
    if rows <= 0 || columns <= 0 {
        return Ok(Value::empty_set());
    }
    // Whether it can be moved does not depend on where to, so one move stands for all.
    let normal = cx.inner(&SHIFT, &[&normal, &(0, 0).into()])?;
    let spots = match normal.size()? {
        0 => Vec::new(),
        _ => spots(cx, Reading::Cells, &normal)?,
    };
    cx.spend((rows as u64).saturating_mul(columns as u64).saturating_mul(1 + spots.len() as u64))?;
    let fits = |i: i64, j: i64| -> Result<bool> {
        for spot in &spots {
            let at = |place: i64, by: i64| usize::try_from(place.checked_add(by)?).ok();
            let place = (at(spot.place.0, i), at(spot.place.1, j));
            let (Some(a), Some(b)) = place else { return Ok(false) };
            let inside = a < table.rows.len() && b < table.width;
            if !inside || Some(table.get(a, b)?) != spot.color {
                return Ok(false);
            }
        }
        Ok(true)
    };
    let mut found = Vec::new();
    for i in 0..rows {
        for j in 0..columns {
            if fits(i, j)? {
                check_elements(found.len())?;
                found.push((i, j));
            }
        }
    }
    Indices::new(found).map(Value::from)
}

/// `colorfilter` of any values.
fn colorfilter_value(cx: &mut Cx, objects: &Value, wanted: &Value) -> Result<Value> {
    let mut kept = Vec::new();
    for object in objects.elements()?.iter() {
        let found = match typed(cx, Reading::Cells, object) {
            Some(Typed::Cells(cells)) => color(cells)?.into(),
            _ => item(&first(object)?, color_place(cx))?,
        };
        if found == *wanted {
            kept.push(object.clone());
        }
    }
    Value::set(kept, cx.dialect())
}

/// `colorfilter_t` of any values.
fn colorfilter_tuple(objects: &Value, color: &Value) -> Result<Value> {
    let mut kept = Vec::new();
    for object in objects.elements()?.iter() {
        if item(&item(object, 0)?, 2)? == *color {
            kept.push(object.clone());
        }
    }
    Value::tuple(kept)
}

/// The elements that have this many elements.
fn with_size(container: &Value, size: &Value) -> Result<Vec<Value>> {
    let mut kept = Vec::new();
    for element in container.elements()?.iter() {
        if Value::Int(len(element)?) == *size {
            kept.push(element.clone());
        }
    }
    Ok(kept)
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &COLORFILTER,
    &SIZEFILTER,
    &OBJECTS,
    &PARTITION,
    &FGPARTITION,
    &OCCURRENCES,
    &FRONTIERS,
    &O_G,
    &O_G_T,
    &COLORFILTER_T,
    &SIZEFILTER_T,
    &OBJECTS_T,
];

/// The table row of `colorfilter`.
pub static COLORFILTER: Op = Op {
    name: "colorfilter",
    family: "objects",
    params: &[Type::Objects, Type::Integer],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("colorfilter", "objs value"), tok("colorfilter", "objs color")],
    varies: true,
    meaning: "the set of those objects whose first cell has the color; an empty object fails",
    example: "colorfilter({{(1, (0, 0))}, {(2, (0, 1))}}, 2) = {{(2, (0, 1))}}",
    run: |cx, a| colorfilter_value(cx, a[0], a[1]),
};

/// The table row of `sizefilter`.
pub static SIZEFILTER: Op = Op {
    name: "sizefilter",
    family: "objects",
    params: &[Type::Container, Type::Integer],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("sizefilter", "container n"), tok("sizefilter", "container n")],
    varies: false,
    meaning: "the set of those elements that have n elements",
    example: "sizefilter(({1}, {1, 2}), 2) = {{1, 2}}",
    run: |cx, a| Value::set(with_size(a[0], a[1])?, cx.dialect()),
};

/// The table row of `objects`.
pub static OBJECTS: Op = Op {
    name: "objects",
    family: "objects",
    params: &[Type::Grid, Type::Boolean, Type::Boolean, Type::Boolean],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[
        arc("objects", "grid univalued diagonal without_bg"),
        tok("objects", "grid univalued diagonal without_bg"),
    ],
    varies: true,
    meaning: "the connected objects of a grid: of one color each if univalued, joined also by corners if diagonal, without the most common color if without_bg; the empty grid fails, tokpidjin: has none",
    example: "objects(((1, 0), (0, 1)), 1, 0, 1) = {{(1, (0, 0))}, {(1, (1, 1))}}",
    run: objects_value,
};

/// The table row of `partition`.
pub static PARTITION: Op = Op {
    name: "partition",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("partition", "grid"), tok("partition", "grid")],
    varies: true,
    meaning: "for each color of a grid the object of all its cells",
    example: "partition(((1, 2),)) = {{(1, (0, 0))}, {(2, (0, 1))}}",
    run: |cx, a| partition_value(cx, a[0], false),
};

/// The table row of `fgpartition`.
pub static FGPARTITION: Op = Op {
    name: "fgpartition",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("fgpartition", "grid"), tok("fgpartition", "grid")],
    varies: true,
    meaning: "for each color of a grid but the most common one the object of all its cells; the empty grid fails, tokpidjin: has none",
    example: "fgpartition(((1, 1, 2),)) = {{(2, (0, 2))}}",
    run: |cx, a| partition_value(cx, a[0], true),
};

/// The table row of `occurrences`.
pub static OCCURRENCES: Op = Op {
    name: "occurrences",
    family: "objects",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("occurrences", "grid obj"), tok("occurrences", "grid obj")],
    varies: true,
    meaning: "where the upper left corner of an object's box may be so that all its cells meet their color in a grid; the empty object fits at (height + 1)(width + 1) places, re-arc: height times width",
    example: "occurrences(((1, 2), (2, 2)), {(2, (5, 5))}) = {(0, 1), (1, 0), (1, 1)}",
    run: |cx, a| occurrences_value(cx, a[0], a[1]),
};

/// The table row of `frontiers`.
pub static FRONTIERS: Op = Op {
    name: "frontiers",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("frontiers", "grid"), tok("frontiers", "grid")],
    varies: true,
    meaning: "the rows and the columns of a grid that have one color, as objects",
    example: "frontiers(((1, 2), (1, 3))) = {{(1, (0, 0)), (1, (1, 0))}}",
    run: |cx, a| frontiers_value(cx, a[0]),
};

/// The table row of `o_g`.
pub static O_G: Op = Op {
    name: "o_g",
    family: "objects",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptyTuple,
    spellings: &[tok("o_g", "grid type")],
    varies: false,
    meaning: "the objects of a grid by the number of three flags, univalued 4, diagonal 2, without background 1; missing for any other number",
    example: "o_g(((1, 0), (0, 0)), 5) = {{(0, 0, 1)}}",
    run: |cx, a| by_flags(cx, &OBJECTS, a[0], a[1]),
};

/// The table row of `o_g_t`.
pub static O_G_T: Op = Op {
    name: "o_g_t",
    family: "objects",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("o_g_t", "grid type"), tok("o_g_tuple", "grid type")],
    varies: false,
    meaning: "the objects of a grid as tuples, by the number of three flags, univalued 4, diagonal 2, without background 1; missing for any other number",
    example: "o_g_t(((1, 0), (0, 0)), 5) = (((0, 0, 1),),)",
    run: |cx, a| by_flags(cx, &OBJECTS_T, a[0], a[1]),
};

/// The table row of `colorfilter_t`.
pub static COLORFILTER_T: Op = Op {
    name: "colorfilter_t",
    family: "objects",
    params: &[Type::TupleTuple, Type::Integer],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("colorfilter_t", "objs color")],
    varies: false,
    meaning: "the tuple of those objects, tuples of cells, whose first cell has the color",
    example: "colorfilter_t((((0, 0, 1),), ((0, 1, 2),)), 2) = (((0, 1, 2),),)",
    run: |_, a| colorfilter_tuple(a[0], a[1]),
};

/// The table row of `sizefilter_t`.
pub static SIZEFILTER_T: Op = Op {
    name: "sizefilter_t",
    family: "objects",
    params: &[Type::Tuple, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("sizefilter_t", "container n")],
    varies: false,
    meaning: "the tuple of those elements that have n elements",
    example: "sizefilter_t(({1}, {1, 2}), 2) = ({1, 2},)",
    run: |_, a| Value::tuple(with_size(a[0], a[1])?),
};

/// The table row of `objects_t`.
pub static OBJECTS_T: Op = Op {
    name: "objects_t",
    family: "objects",
    params: &[Type::Grid, Type::Boolean, Type::Boolean, Type::Boolean],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[
        tok("objects_t", "grid univalued diagonal without_bg"),
        tok("objects_g", "grid univalued diagonal without_bg"),
    ],
    varies: false,
    meaning: "the connected objects of a grid as tuples of cells, in the order of their first places; each lists its cells by distance from the first, row by row",
    example: "objects_t(((1, 0), (0, 1)), 1, 0, 1) = (((0, 0, 1),), ((1, 1, 1),))",
    run: objects_tuple,
};
