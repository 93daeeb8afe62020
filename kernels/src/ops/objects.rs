//! Sets of objects.

mod alone;
mod components;
mod labels;
mod layers;
mod search;

use components::{Found, Joining};
use labels::Labels;
pub use search::occurrences;

use super::grid::census::{background, codes, codes_and_most, rows_of_several};
use super::grid::loose::{check_rows, item};
use super::grid::seq::{cell_value, each_cell, flat, sizes};
use super::{mostcolor_t, palette_f};
use crate::grid::Grid;
use crate::lane::{LIST_HEADER, Lane, List};
use crate::mask::{Mask, Rect};
use crate::patch::{Object, bits};
use crate::table::op;
use crate::team::{Rows, Team};
use crate::tile::{FRAMED, Reach, low};
use crate::value::{Code, Fail, Form, Kind, Result, Tag, Value};

/// The weight of a cell.
const fn cell_weight(form: Form) -> u32 {
    match form {
        Form::ColorFirst => 5,
        Form::ColorLast => 4,
    }
}

/// The container of the elements of another one that `keep` wants; `keep_object` says the same of objects.
#[inline(always)]
fn filtered<'a, T: Team>(
    lane: &mut Lane<'a, T>,
    kind: Kind,
    container: Value,
    keep_object: impl Fn(&Lane<'a, T>, Value) -> Option<bool>,
    keep: impl Fn(&mut Lane<'a, T>, Value) -> Result<bool>,
) -> Result<Value> {
    if kind == Kind::Set
        && container.tag() == Tag::Set
        && let Some(kept) = kept_objects(lane, container, keep_object)
    {
        return kept;
    }
    let size = lane.size(container)?;
    lane.room(2 * size)?;
    let mut list = lane.list(size);
    let mut elements = lane.elements(container)?;
    while let Some(element) = elements.next(lane)? {
        if keep(lane, element)? {
            lane.push(&mut list, element);
        }
    }
    if kind == Kind::Set && container.tag() == Tag::Set && list.len() == size {
        return Ok(container);
    }
    lane.container(kind, list)
}

/// The set of those of a set of objects that `keep` wants, which needs no sorting; none if it holds anything else.
#[inline(always)]
fn kept_objects<'a, T: Team>(
    lane: &mut Lane<'a, T>,
    container: Value,
    keep: impl Fn(&Lane<'a, T>, Value) -> Option<bool>,
) -> Option<Result<Value>> {
    let size = container.extra();
    if let Err(fail) = lane.room(2 * size + LIST_HEADER) {
        return Some(Err(fail));
    }
    let start = lane.top();
    let mut list = lane.list(size);
    let mut weight = 0u32;
    for k in 0..size {
        let object = lane.item(container, k);
        let keeps = if object.tag() == Tag::Object { keep(lane, object) } else { None };
        let Some(keeps) = keeps else {
            lane.sync();
            lane.release(start);
            return None;
        };
        if keeps {
            lane.push(&mut list, object);
            let cells = lane.mask_count(object).saturating_mul(cell_weight(object.form()));
            weight = weight.saturating_add(cells).saturating_add(1);
        }
    }
    if list.len() == size {
        lane.sync();
        lane.release(start);
        return Some(Ok(container));
    }
    Some(lane.set_of_objects(list, weight))
}

/// The set of those objects whose first cell has a color.
pub fn colorfilter<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [objects, color] = *args else { return Err(Fail::Type) };
    let form = lane.dialect.form();
    let keep_object = |lane: &Lane<'_, T>, object: Value| {
        let first = lane.object(object).colors.trailing_zeros();
        (object.form() == form).then_some(color.as_int() == Some(crate::value::color(first)))
    };
    filtered(lane, Kind::Set, objects, keep_object, |lane, object| {
        let first = lane.nth(object, 0)?.ok_or(Fail::Empty)?;
        let place = if lane.dialect.is_tok() { 2 } else { 0 };
        let found = item(lane, first, place)?;
        lane.equal(found, color)
    })
}

/// The tuple of those tuples of cells whose first one has a color.
pub fn colorfilter_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [objects, color] = *args else { return Err(Fail::Type) };
    filtered(
        lane,
        Kind::Tuple,
        objects,
        |_, _| None,
        |lane, object| {
            let first = item(lane, object, 0)?;
            let found = item(lane, first, 2)?;
            lane.equal(found, color)
        },
    )
}

/// Whether a container has so many elements.
fn has_size<T: Team>(lane: &Lane<'_, T>, element: Value, size: Value) -> Result<bool> {
    Ok(Value::count(lane.size(element)?) == size)
}

/// The set of those elements that have so many elements.
pub fn sizefilter<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, size] = *args else { return Err(Fail::Type) };
    let keep_object =
        |lane: &Lane<'_, T>, object| Some(Value::count(lane.mask_count(object)) == size);
    filtered(lane, Kind::Set, container, keep_object, |lane, element| has_size(lane, element, size))
}

/// The tuple of those elements that have so many elements.
pub fn sizefilter_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container, size] = *args else { return Err(Fail::Type) };
    filtered(
        lane,
        Kind::Tuple,
        container,
        |_, _| None,
        |lane, element| has_size(lane, element, size),
    )
}

/// The codes of the colors of a grid with cells, one bit each; if so, without the most common one.
fn wanted_codes<T: Team>(lane: &Lane<'_, T>, grid: Grid, without_most: bool) -> u32 {
    if !without_most {
        return codes(lane, grid);
    }
    let (codes, most) = codes_and_most(lane, grid);
    codes & !most.map_or(0, |code| 1 << code)
}

/// What an op makes objects of.
enum Source {
    /// A grid with cells; its colors without the background, and how cells join.
    Grid(Grid, u32, Joining),
    /// The same of something else, whose values have codes.
    Values(Grid, u32, Joining, Labels),
    /// Something without cells.
    Empty,
}

/// Grid and flags of `objects` and `objects_t`.
fn source<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Source> {
    let [value, univalued, diagonal, without_bg] = *args else { return Err(Fail::Type) };
    let reach = if diagonal.truth() { Reach::Corners } else { Reach::Edges };
    let joining = Joining { univalued: univalued.truth(), reach };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        if grid.width > 0 {
            let codes = wanted_codes(lane, grid, without_bg.truth());
            return Ok(Source::Grid(grid, codes, joining));
        }
    }
    source_of_values(lane, value, joining, without_bg.truth())
}

/// Grid and flags where the first argument is no grid of colors.
#[inline(never)]
fn source_of_values<T: Team>(
    lane: &mut Lane<'_, T>,
    value: Value,
    joining: Joining,
    without_bg: bool,
) -> Result<Source> {
    let proper = lane.is_grid(value) && value.tag() != Tag::Grid;
    let background = match without_bg {
        false => None,
        true if proper => Some(mostcolor_t(lane, &[value])?),
        true => background(lane, value)?,
    };
    let row = item(lane, value, 0)?;
    if lane.size(row)? == 0 {
        return Ok(Source::Empty);
    }
    let (grid, labels) = Labels::new(lane, value)?;
    if !proper {
        lane.spend(grid.cells().into())?;
    }
    let mut codes = labels.codes();
    if let Some(background) = background
        && let Some(code) = labels.find(lane, background)?
    {
        codes &= !(1 << code);
    }
    Ok(Source::Values(grid, codes, joining, labels))
}

/// The connected objects of a grid.
pub fn objects<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if lane.dialect.is_tok() && args.first() == Some(&Value::EMPTY_TUPLE) {
        return Ok(Value::EMPTY_SET);
    }
    match source(lane, args)? {
        Source::Grid(grid, codes, joining) => components::find(lane, grid, codes, joining),
        Source::Values(grid, codes, joining, labels) => {
            let objects = components::find(lane, grid, codes, joining)?;
            labels.named(lane, Kind::Set, objects)
        }
        Source::Empty => Ok(Value::EMPTY_SET),
    }
}

/// The connected objects of a grid as tuples of cells.
pub fn objects_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if args.first() == Some(&Value::EMPTY_TUPLE) {
        return Ok(Value::EMPTY_TUPLE);
    }
    match source(lane, args)? {
        Source::Grid(grid, codes, joining) => layers::find(lane, grid, codes, joining),
        Source::Values(grid, codes, joining, labels) => {
            let objects = layers::find(lane, grid, codes, joining)?;
            labels.named(lane, Kind::Tuple, objects)
        }
        Source::Empty => Ok(Value::EMPTY_TUPLE),
    }
}

/// The three flags that a number stands for.
fn flags(number: Value) -> Option<[Value; 3]> {
    let flags = number.as_int().filter(|number| (0..=7).contains(number))?;
    Some([4, 2, 1].map(|bit| Value::bool(flags & bit != 0)))
}

/// The objects of a grid by a number for the flags.
pub fn o_g<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, number] = *args else { return Err(Fail::Type) };
    let Some([a, b, c]) = flags(number) else { return Ok(Value::MISSING) };
    lane.inner(op::OBJECTS, objects, &[grid, a, b, c])
}

/// The objects of a grid as tuples, by a number for the flags.
pub fn o_g_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, number] = *args else { return Err(Fail::Type) };
    let Some([a, b, c]) = flags(number) else { return Ok(Value::MISSING) };
    lane.inner(op::OBJECTS_T, objects_t, &[grid, a, b, c])
}

/// For each color of a grid the object of all its cells; `front`: without the most common one.
fn partition_by_color<T: Team>(
    lane: &mut Lane<'_, T>,
    args: &[Value],
    front: bool,
) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        if grid.width > 0 {
            let codes = wanted_codes(lane, grid, front);
            return parts_by_color(lane, grid, codes);
        }
    }
    parts_by_value(lane, value, front)
}

/// The parts of what is no grid of colors.
#[inline(never)]
fn parts_by_value<T: Team>(lane: &mut Lane<'_, T>, value: Value, front: bool) -> Result<Value> {
    let palette = if lane.dialect.is_tok() || value.is_tuple() {
        let list = flat(lane, value)?;
        lane.set(list)?
    } else {
        palette_f(lane, &[value])?
    };
    let proper = lane.is_grid(value) && value.tag() != Tag::Grid;
    let background = match front {
        false => None,
        true if proper => Some(mostcolor_t(lane, &[value])?),
        true => background(lane, value)?,
    };
    let len = lane.size(palette)?;
    lane.room(2 * len)?;
    let mut parts = lane.list(len);
    let mut values = lane.elements(palette)?;
    while let Some(color) = values.next(lane)? {
        if let Some(background) = background
            && lane.equal(color, background)?
        {
            continue;
        }
        if !proper {
            lane.spend(lane.weight(value).into())?;
        }
        let part = part_of_value(lane, value, color)?;
        lane.push(&mut parts, part);
    }
    lane.set(parts)
}

/// The set of the cells of any rows that have a value.
fn part_of_value<T: Team>(lane: &mut Lane<'_, T>, rows: Value, color: Value) -> Result<Value> {
    let total = sizes(lane, rows)?.total;
    lane.room(2 * total)?;
    let mut cells = lane.list(total);
    each_cell(lane, rows, |lane, i, j, value| {
        if lane.equal(value, color)? {
            let cell = cell_value(lane, value, i, j)?;
            lane.push(&mut cells, cell);
        }
        Ok(())
    })?;
    lane.set(cells)
}

#[inline(never)]
fn parts_by_color<T: Team>(lane: &mut Lane<'_, T>, grid: Grid, codes: u32) -> Result<Value> {
    let begin = lane.begin_scratch();
    let mut found = Found::begin(lane);
    let mut cells = FRAMED;
    let small = T::THREADS == 1 && grid.height <= 32 && grid.width <= 32;
    let sheet = small.then(|| alone::Sheet::new(lane, grid));
    for code in bits(codes) {
        if let Some(sheet) = &sheet {
            let used = sheet.put(lane, code, &mut cells);
            let span = (used.trailing_zeros() + 1, 33 - used.leading_zeros());
            let span = (span.0 as usize, span.1 as usize);
            let columns = alone::columns_of(&cells, span);
            let (part, count) = alone::one_color(lane, &mut cells, span, columns, code)?;
            found.add(lane, part, count)?;
            continue;
        }
        lane.room(grid.plane(0).words())?;
        let space = lane.space.short();
        let mask = space.build(lane.top(), grid.rect(), |i, j| {
            space.of_code(space.planes_from(grid, i as u32, j as u32), code)
        });
        lane.alloc(mask.bits.words());
        let part = lane.one_color(lane.dialect.form(), mask, code)?;
        found.add(lane, part, mask.count)?;
    }
    let set = found.set(lane);
    lane.end_scratch(begin);
    set
}

/// For each color of a grid the object of all its cells.
pub fn partition<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    partition_by_color(lane, args, false)
}

/// For each color of a grid but the most common one the object of all its cells.
pub fn fgpartition<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    partition_by_color(lane, args, true)
}

/// The rows and the columns of a grid that have one color.
pub fn frontiers<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    if value.tag() == Tag::Grid {
        let grid = lane.grid_at(value);
        return if grid.width > 0 { lines(lane, grid) } else { Ok(Value::EMPTY_SET) };
    }
    let row = item(lane, value, 0)?;
    lane.size(row)?;
    check_rows(lane, value)?;
    Err(Fail::Unsupported)
}

/// No color: no code is as high.
const SEVERAL: Code = 16;

/// The lines of one color, color by color, and by their first cells: the first row and column, the other columns, the
/// other rows. All rows share one bitmap, all columns another.
#[inline(never)]
fn lines<T: Team>(lane: &mut Lane<'_, T>, grid: Grid) -> Result<Value> {
    let Grid { height, width, .. } = grid;
    let begin = lane.begin_scratch();
    let (rows, columns) = (lane.scratch(height), lane.scratch(width));
    lane.check()?;
    let of_rows = row_colors(lane, grid, rows);
    let of_columns = column_colors(lane, grid, columns);
    lane.sync();
    let row = Rect { i: 0, j: 0, rows: 1, cols: width };
    let column = Rect { i: 0, j: 0, rows: height, cols: 1 };
    lane.room(row.cols.div_ceil(32) + height + (2 + OBJECT_WORDS) * (height + width))?;
    let row = lane.space.fill(lane.top(), row);
    lane.alloc(row.bits.words());
    let column = lane.space.fill(lane.top(), column);
    lane.alloc(column.bits.words());
    let mut list = lane.list(height + width);
    for code in bits(of_rows | of_columns) {
        let has = |lane: &Lane<'_, T>, at: u32| lane.load(at) == code;
        let among = |codes: u32, length: u32| if codes >> code & 1 != 0 { length } else { 0 };
        let (first_row, first_column) = (has(lane, rows), has(lane, columns));
        // A single row goes on after the first column, which is but a cell, ends.
        let order = if height == 1 {
            [(first_column, column), (first_row, row)]
        } else {
            [(first_row, row), (first_column, column)]
        };
        let same = height == 1 && width == 1;
        for (k, (there, mask)) in (0..).zip(order) {
            if there && !(same && k == 1) {
                push_line(lane, &mut list, mask, code)?;
            }
        }
        for j in 1..among(of_columns, width) {
            if has(lane, columns + j) {
                push_line(lane, &mut list, column.shift(0, j as i32), code)?;
            }
        }
        for i in 1..among(of_rows, height) {
            if has(lane, rows + i) {
                push_line(lane, &mut list, row.shift(i as i32, 0), code)?;
            }
        }
    }
    lane.end_scratch(begin);
    lane.set_in_order(list)
}

/// The words of an object's header.
const OBJECT_WORDS: u32 = crate::patch::OBJECT_HEADER;

fn push_line<T: Team>(
    lane: &mut Lane<'_, T>,
    list: &mut List,
    mask: Mask,
    code: Code,
) -> Result<()> {
    let form = lane.dialect.form();
    let line = lane.object_value(Object { mask, colors: 1 << code, first: (0, 0), form })?;
    lane.push(list, line);
    Ok(())
}

/// Writes the color of each row that has just one, and gives the colors found.
fn row_colors<T: Team>(lane: &Lane<'_, T>, grid: Grid, out: u32) -> u32 {
    let mut found = 0;
    // The rows of several colors among those of a tile.
    let mut several = 0;
    for i in 0..grid.height {
        let k = i % T::Short::ROWS;
        if k == 0 && grid.width <= 32 {
            several = rows_of_several(lane.space.short(), grid, i);
        }
        let mixed = if grid.width <= 32 { several >> k & 1 != 0 } else { is_mixed(lane, grid, i) };
        let code = if mixed { SEVERAL } else { lane.code_at(grid, i, 0) };
        lane.put(out + i, code);
        found |= 1 << code;
    }
    found & !(1 << SEVERAL)
}

/// Whether a row has several colors.
fn is_mixed<T: Team>(lane: &Lane<'_, T>, grid: Grid, i: u32) -> bool {
    let code = lane.code_at(grid, i, 0);
    (0..4).any(|p| {
        let want = (code >> p & 1).wrapping_neg();
        (0..grid.plane(0).strips()).any(|strip| {
            let word = lane.load(grid.plane(p).at + strip * grid.height + i);
            (word ^ want) & low(grid.width - 32 * strip) != 0
        })
    })
}

/// Writes the color of each column that has just one, and gives the colors found.
fn column_colors<T: Team>(lane: &Lane<'_, T>, grid: Grid, out: u32) -> u32 {
    let space = lane.space.short();
    let team = space.team;
    let mut found = 0;
    for strip in 0..grid.plane(0).strips() {
        let first = [0, 1, 2, 3].map(|p| lane.load(grid.plane(p).at + strip * grid.height));
        let mut differ = team.empty();
        let mut top = 0;
        while top < grid.height {
            let inside = team.rect(grid.height - top, 32);
            for (t, first) in
                space.planes(grid, top as i32, 32 * strip as i32).into_iter().zip(first)
            {
                let t = team.map(t, |row| row ^ first);
                let t = team.zip(t, inside, |a, b| a & b);
                differ = team.zip(differ, t, |a, b| a | b);
            }
            top += T::Short::ROWS;
        }
        let differ = team.or(differ);
        for j in 0..(grid.width - 32 * strip).min(32) {
            let code = (0..).zip(first).fold(0, |code, (p, word)| code | (word >> j & 1) << p);
            let code = if differ >> j & 1 == 0 { code } else { SEVERAL };
            lane.put(out + 32 * strip + j, code);
            found |= 1 << code;
        }
    }
    found & !(1 << SEVERAL)
}
