//! Colors of grids.

use super::seq::flat;
use crate::ops::args::{len, tuple_elements};
use crate::ops::container::{Extreme, common, rank_by_count};
use crate::ops::piece::{color_rank, colorcount, leastcolor, mostcolor, palette};
use crate::table::tok;
use crate::{Cx, Default, Op, Result, Type, Value};

/// The most or least common element of any container of containers.
pub(crate) fn common_color(cx: &Cx, grid: &Value, wanted: Extreme) -> Result<Value> {
    match (grid, wanted) {
        (Value::Grid(grid), Extreme::Max) => mostcolor(grid).map(Value::Int),
        (Value::Grid(grid), Extreme::Min) => leastcolor(grid).map(Value::Int),
        _ => common(&flat(grid)?, wanted, cx.dialect()),
    }
}

/// The set of all elements of any container of containers.
pub(crate) fn palette_value(cx: &Cx, grid: &Value) -> Result<Value> {
    let colors = match grid {
        Value::Grid(grid) => palette(grid).into_iter().map(Value::Int).collect(),
        _ => flat(grid)?,
    };
    Value::set(colors, cx.dialect())
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
    let found = match (grid, rank) {
        (Value::Grid(grid), Value::Int(rank)) => color_rank(grid, *rank).map(Value::Int),
        _ => rank_by_count(cx, &flat(grid)?, rank)?,
    };
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
    run: |cx, a| Value::tuple(palette_value(cx, a[0])?.elements()?.into_owned()),
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
    run: |cx, a| color_rank_value(cx, a[0], a[1]),
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
    run: |cx, a| common_color(cx, a[0], Extreme::Max),
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
    run: |cx, a| common_color(cx, a[0], Extreme::Min),
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
    run: |cx, a| palette_value(cx, a[0]),
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
    run: |_, a| colorcount_value(a[0], a[1]),
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
    run: |cx, a| Ok(len(&cx.inner(&PALETTE_T, a)?)?.into()),
};
