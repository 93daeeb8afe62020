//! What works on grids and patches alike.
//!
//! Only arc-dsl has such ops. To them a tuple is a grid and any other container a patch.

mod colors;
mod shape;

pub use colors::{Element, color_rank, colorcount, leastcolor, mostcolor, palette, upscale};
pub use shape::{Mirror, Piece, cmirror, dmirror, height, hmirror, vmirror, width};

use super::args::{item, len};
use super::container::Extreme;
use super::patch::Reading;
use super::{grid, patch};
use crate::table::arc;
use crate::{Cx, Default, Op, Result, Type, Value};

/// The height of any piece.
pub(crate) fn height_value(cx: &mut Cx, piece: &Value) -> Result<i64> {
    match piece.is_tuple() {
        true => len(piece),
        false => patch::height_value(cx, Reading::Any, piece),
    }
}

/// The width of any piece.
pub(crate) fn width_value(cx: &mut Cx, piece: &Value) -> Result<i64> {
    match piece.is_tuple() {
        true if piece.is_empty_tuple() => Ok(0),
        true => len(&item(piece, 0)?),
        false => patch::width_value(cx, Reading::Any, piece),
    }
}

fn square_value(cx: &mut Cx, piece: &Value) -> Result<bool> {
    if piece.is_tuple() {
        return grid::square_value(piece);
    }
    let (height, width) = (height_value(cx, piece)?, width_value(cx, piece)?);
    Ok(height.checked_mul(width) == Some(len(piece)?) && height == width)
}

fn common_color(cx: &mut Cx, element: &Value, wanted: Extreme) -> Result<Value> {
    match element.is_tuple() {
        true => grid::common_color(cx, element, wanted),
        false => patch::common_color(cx, element, wanted),
    }
}

fn palette_value(cx: &Cx, element: &Value) -> Result<Value> {
    match element.is_tuple() {
        true => grid::palette_value(cx, element),
        false => patch::palette_value(cx, element),
    }
}

fn colorcount_value(cx: &Cx, element: &Value, color: &Value) -> Result<Value> {
    match element.is_tuple() {
        true => grid::colorcount_value(element, color),
        false => patch::colorcount_value(cx, element, color),
    }
}

fn mirror_value(cx: &mut Cx, mirror: Mirror, piece: &Value) -> Result<Value> {
    match piece.is_tuple() {
        true => grid::mirror_value(mirror, piece),
        false => patch::mirror_value(cx, Reading::Any, mirror, piece),
    }
}

fn cmirror_value(cx: &mut Cx, piece: &Value) -> Result<Value> {
    match piece.is_tuple() {
        true => grid::cmirror_value(piece),
        false => patch::cmirror_value(cx, [&VMIRROR, &DMIRROR, &VMIRROR], piece),
    }
}

fn upscale_value(cx: &mut Cx, element: &Value, factor: &Value) -> Result<Value> {
    match element.is_tuple() {
        true => grid::upscale_value(element, factor),
        false => patch::upscale_value(cx, element, factor),
    }
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &MOSTCOLOR,
    &LEASTCOLOR,
    &HEIGHT,
    &WIDTH,
    &SHAPE,
    &PORTRAIT,
    &COLORCOUNT,
    &SQUARE,
    &PALETTE,
    &NUMCOLORS,
    &HMIRROR,
    &VMIRROR,
    &DMIRROR,
    &CMIRROR,
    &UPSCALE,
];

/// The table row of `mostcolor`.
pub static MOSTCOLOR: Op = Op {
    name: "mostcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("mostcolor", "element")],
    varies: false,
    meaning: "the most common color of a grid or object, the smallest of several; without cells an error",
    example: "mostcolor({(3, (0, 0)), (2, (0, 1)), (3, (1, 1))}) = 3",
    run: |cx, a| common_color(cx, a[0], Extreme::Max),
};

/// The table row of `leastcolor`.
pub static LEASTCOLOR: Op = Op {
    name: "leastcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("leastcolor", "element")],
    varies: false,
    meaning: "the least common color of a grid or object, the smallest of several; without cells an error",
    example: "leastcolor({(3, (0, 0)), (2, (0, 1)), (3, (1, 1))}) = 2",
    run: |cx, a| common_color(cx, a[0], Extreme::Min),
};

/// The table row of `height`.
pub static HEIGHT: Op = Op {
    name: "height",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("height", "piece")],
    varies: false,
    meaning: "the number of rows of a grid or of the box around a patch; a tuple is a grid; 0 when empty",
    example: "height({(1, 1), (3, 1)}) = 3",
    run: |cx, a| Ok(height_value(cx, a[0])?.into()),
};

/// The table row of `width`.
pub static WIDTH: Op = Op {
    name: "width",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("width", "piece")],
    varies: false,
    meaning: "the number of columns of a grid or of the box around a patch; a tuple is a grid; 0 when empty",
    example: "width({(1, 1), (3, 1)}) = 1",
    run: |cx, a| Ok(width_value(cx, a[0])?.into()),
};

/// The table row of `shape`.
pub static SHAPE: Op = Op {
    name: "shape",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("shape", "piece")],
    varies: false,
    meaning: "height and width",
    example: "shape({(1, 1), (3, 1)}) = (3, 1)",
    run: |cx, a| Ok((height_value(cx, a[0])?, width_value(cx, a[0])?).into()),
};

/// The table row of `portrait`.
pub static PORTRAIT: Op = Op {
    name: "portrait",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("portrait", "piece")],
    varies: false,
    meaning: "whether the height is greater than the width",
    example: "portrait({(1, 1), (3, 1)}) = 1",
    run: |cx, a| Ok((height_value(cx, a[0])? > width_value(cx, a[0])?).into()),
};

/// The table row of `colorcount`.
pub static COLORCOUNT: Op = Op {
    name: "colorcount",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("colorcount", "element value")],
    varies: false,
    meaning: "how many cells of a grid or object have a color",
    example: "colorcount(((3, 1), (3, 3)), 3) = 3",
    run: |cx, a| colorcount_value(cx, a[0], a[1]),
};

/// The table row of `square`.
pub static SQUARE: Op = Op {
    name: "square",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("square", "piece")],
    varies: false,
    meaning: "whether a grid is as high as wide, or a patch is a full square; true for the empty set, an error for the empty grid",
    example: "square({(0, 0), (0, 1), (1, 0), (1, 1)}) = 1",
    run: |cx, a| Ok(square_value(cx, a[0])?.into()),
};

/// The table row of `palette`.
pub static PALETTE: Op = Op {
    name: "palette",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("palette", "element")],
    varies: false,
    meaning: "the set of the colors of a grid or object",
    example: "palette({(3, (0, 0)), (2, (0, 1))}) = {2, 3}",
    run: |cx, a| palette_value(cx, a[0]),
};

/// The table row of `numcolors`.
pub static NUMCOLORS: Op = Op {
    name: "numcolors",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("numcolors", "element")],
    varies: false,
    meaning: "the number of colors of a grid or object",
    example: "numcolors({(3, (0, 0)), (2, (0, 1))}) = 2",
    run: |cx, a| Ok(len(&palette_value(cx, a[0])?)?.into()),
};

/// The table row of `hmirror`.
pub static HMIRROR: Op = Op {
    name: "hmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("hmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored top to bottom, a patch inside its box",
    example: "hmirror({(1, 1), (3, 2)}) = {(1, 2), (3, 1)}",
    run: |cx, a| mirror_value(cx, Mirror::Rows, a[0]),
};

/// The table row of `vmirror`.
pub static VMIRROR: Op = Op {
    name: "vmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("vmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored left to right, a patch inside its box",
    example: "vmirror({(1, 1), (3, 2)}) = {(1, 2), (3, 1)}",
    run: |cx, a| mirror_value(cx, Mirror::Columns, a[0]),
};

/// The table row of `dmirror`.
pub static DMIRROR: Op = Op {
    name: "dmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("dmirror", "piece")],
    varies: false,
    meaning: "a grid or patch with rows and columns exchanged; the upper left corner of a patch stays",
    example: "dmirror({(1, 1), (3, 2)}) = {(1, 1), (2, 3)}",
    run: |cx, a| mirror_value(cx, Mirror::Diagonal, a[0]),
};

/// The table row of `cmirror`.
pub static CMIRROR: Op = Op {
    name: "cmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("cmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored at the diagonal from the lower left",
    example: "cmirror(((1, 2), (3, 4))) = ((4, 2), (3, 1))",
    run: |cx, a| cmirror_value(cx, a[0]),
};

/// The table row of `upscale`.
pub static UPSCALE: Op = Op {
    name: "upscale",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Element,
    default: Default::EmptySet,
    spellings: &[arc("upscale", "element factor")],
    varies: false,
    meaning: "every cell of a grid or object as a square of a side; the upper left corner of an object stays; empty when the side is below one",
    example: "upscale({(3, (1, 1))}, 2) = {(3, (1, 1)), (3, (1, 2)), (3, (2, 1)), (3, (2, 2))}",
    run: |cx, a| upscale_value(cx, a[0], a[1]),
};
