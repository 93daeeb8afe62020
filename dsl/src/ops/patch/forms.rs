//! The rows of tokpidjin's own ops on patches of any kind.

use super::bounds::*;
use super::colors::*;
use super::motion::*;
use super::read::*;
use crate::ops::container::Extreme;
use crate::ops::piece::Mirror;
use crate::table::tok;
use crate::{Default, Op, Type};

/// The table row of `p_f`.
pub static P_F: Op = Op {
    name: "p_f",
    family: "patch",
    params: &[Type::Set],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_f", "element")],
    varies: false,
    meaning: "the set of the colors of cells",
    example: "p_f({(0, 0, 3), (0, 1, 3), (1, 1, 4)}) = {3, 4}",
    run: |cx, a| palette_value(cx, a[0]),
};

/// The table row of `mir_rot_f`.
pub static MIR_ROT_F: Op = Op {
    name: "mir_rot_f",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptyTuple,
    spellings: &[tok("mir_rot_f", "patch type")],
    varies: false,
    meaning: "the patch mirrored: 0 upside down, 1 at the diagonal, 2 left and right, 3 at the other diagonal; any other number leaves it",
    example: "mir_rot_f({(1, 3), (2, 4)}, 0) = {(1, 4), (2, 3)}",
    run: |cx, a| mirror_by_number(cx, a[0], a[1]),
};

/// The table row of `get_color_rank_f`.
pub static GET_COLOR_RANK_F: Op = Op {
    name: "get_color_rank_f",
    family: "patch",
    params: &[Type::Object, Type::Integer],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("get_color_rank_f", "obj rank")],
    varies: false,
    meaning: "the color with this rank by count, 0 the most common, -1 the least, ties by first appearance; the empty set if there is no such rank",
    example: "get_color_rank_f({(0, 0, 4), (0, 1, 3), (1, 1, 4)}, 0) = 4",
    run: |cx, a| color_rank_value(cx, a[0], a[1]),
};

/// The table row of `mostcolor_f`.
pub static MOSTCOLOR_F: Op = Op {
    name: "mostcolor_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("mostcolor_f", "obj")],
    varies: false,
    meaning: "the most common color of cells, the smallest of several; fails when there are none",
    example: "mostcolor_f({(0, 0, 4), (0, 1, 3), (1, 1, 4)}) = 4",
    run: |cx, a| common_color(cx, a[0], Extreme::Max),
};

/// The table row of `leastcolor_f`.
pub static LEASTCOLOR_F: Op = Op {
    name: "leastcolor_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leastcolor_f", "obj")],
    varies: false,
    meaning: "the least common color of cells, the smallest of several; fails when there are none",
    example: "leastcolor_f({(0, 0, 4), (0, 1, 3), (1, 1, 4)}) = 3",
    run: |cx, a| common_color(cx, a[0], Extreme::Min),
};

/// The table row of `height_f`.
pub static HEIGHT_F: Op = Op {
    name: "height_f",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_f", "piece")],
    varies: false,
    meaning: "how many rows the box around a patch has; 0 for nothing",
    example: "height_f({(2, 5), (4, 4)}) = 3",
    run: |cx, a| Ok(height_value(cx, Reading::Any, a[0])?.into()),
};

/// The table row of `width_f`.
pub static WIDTH_F: Op = Op {
    name: "width_f",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_f", "piece")],
    varies: false,
    meaning: "how many columns the box around a patch has; 0 for nothing",
    example: "width_f({(2, 5), (4, 4)}) = 2",
    run: |cx, a| Ok(width_value(cx, Reading::Any, a[0])?.into()),
};

/// The table row of `shape_f`.
pub static SHAPE_F: Op = Op {
    name: "shape_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("shape_f", "patch")],
    varies: false,
    meaning: "height and width of the box around a patch",
    example: "shape_f({(2, 5), (4, 4)}) = (3, 2)",
    run: |cx, a| Ok(inner_shape(cx, a[0])?.into()),
};

/// The table row of `col_row`.
pub static COL_ROW: Op = Op {
    name: "col_row",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::EmptyTuple,
    spellings: &[tok("col_row", "patch type")],
    varies: false,
    meaning: "a side of the box around a patch: 0 its last row, 1 the first, 2 its first column, 3 the last; missing for any other number",
    example: "col_row({(2, 5), (4, 3)}, 2) = 3",
    run: |cx, a| side_by_number(cx, a[0], a[1]),
};

/// The table row of `square_f`.
pub static SQUARE_F: Op = Op {
    name: "square_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("square_f", "patch")],
    varies: false,
    meaning: "whether a patch fills its box and the box is a square",
    example: "square_f({(2, 5)}) = 1",
    run: |cx, a| Ok(is_square(cx, a[0])?.into()),
};

/// The table row of `palette_f`.
pub static PALETTE_F: Op = Op {
    name: "palette_f",
    family: "patch",
    params: &[Type::Set],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("palette_f", "element")],
    varies: false,
    meaning: "the set of the colors of cells",
    example: "palette_f({(0, 0, 3), (0, 1, 3), (1, 1, 4)}) = {3, 4}",
    run: |cx, a| palette_value(cx, a[0]),
};

/// The table row of `hmirror_f`.
pub static HMIRROR_F: Op = Op {
    name: "hmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_f", "patch")],
    varies: false,
    meaning: "the elements of a patch upside down in their box; fails when there are none",
    example: "hmirror_f({(1, 3), (2, 4)}) = {(1, 4), (2, 3)}",
    run: |cx, a| mirror_value(cx, Reading::Any, Mirror::Rows, a[0]),
};

/// The table row of `vmirror_f`.
pub static VMIRROR_F: Op = Op {
    name: "vmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_f", "patch")],
    varies: false,
    meaning: "the elements of a patch with left and right exchanged in their box; the empty set stays",
    example: "vmirror_f({(1, 3), (2, 4)}) = {(1, 4), (2, 3)}",
    run: |cx, a| match a[0].is_empty_set() {
        true => Ok(a[0].clone()),
        false => mirror_value(cx, Reading::Any, Mirror::Columns, a[0]),
    },
};

/// The table row of `dmirror_f`.
pub static DMIRROR_F: Op = Op {
    name: "dmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_f", "patch")],
    varies: false,
    meaning: "the elements of a patch with rows and columns exchanged, the upper left corner of the box staying; fails when there are none",
    example: "dmirror_f({(1, 3), (2, 4)}) = {(1, 3), (2, 4)}",
    run: |cx, a| mirror_value(cx, Reading::Any, Mirror::Diagonal, a[0]),
};

/// The table row of `cmirror_f`.
pub static CMIRROR_F: Op = Op {
    name: "cmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_f", "patch")],
    varies: false,
    meaning: "the elements of a patch mirrored at the diagonal from lower left to upper right",
    example: "cmirror_f({(1, 3), (2, 4)}) = {(1, 3), (2, 4)}",
    run: |cx, a| cmirror_value(cx, [&VMIRROR_F, &DMIRROR_F, &VMIRROR_F], a[0]),
};

/// The table row of `upscale_f`.
pub static UPSCALE_F: Op = Op {
    name: "upscale_f",
    family: "patch",
    params: &[Type::Object, Type::Integer],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("upscale_f", "obj factor")],
    varies: false,
    meaning: "every cell as a block of that many rows and columns, the upper left corner of the box staying; nothing for factors below 1",
    example: "upscale_f({(1, 2, 7)}, 2) = {(1, 2, 7), (1, 3, 7), (2, 2, 7), (2, 3, 7)}",
    run: |cx, a| upscale_value(cx, a[0], a[1]),
};

/// The table row of `portrait_f`.
pub static PORTRAIT_F: Op = Op {
    name: "portrait_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("portrait_f", "patch")],
    varies: false,
    meaning: "whether the box around a patch is higher than wide",
    example: "portrait_f({(2, 5), (3, 5)}) = 1",
    run: |cx, a| inner_shape(cx, a[0]).map(|(height, width)| (height > width).into()),
};

/// The table row of `colorcount_f`.
pub static COLORCOUNT_F: Op = Op {
    name: "colorcount_f",
    family: "patch",
    params: &[Type::Object, Type::Color],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("colorcount_f", "obj color")],
    varies: false,
    meaning: "how many cells have the color",
    example: "colorcount_f({(0, 0, 4), (0, 1, 3), (1, 1, 4)}, 4) = 2",
    run: |cx, a| colorcount_value(cx, a[0], a[1]),
};

/// The table row of `corner`.
pub static CORNER: Op = Op {
    name: "corner",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("corner", "patch type")],
    varies: false,
    meaning: "a corner of the box around a patch: 0 upper left, 1 upper right, 2 lower left, 3 lower right; any other number is 0",
    example: "corner({(2, 5), (4, 3)}, 3) = (4, 5)",
    run: |cx, a| corner_by_number(cx, a[0], a[1]),
};

/// The table row of `numcolors_f`.
pub static NUMCOLORS_F: Op = Op {
    name: "numcolors_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("numcolors_f", "obj")],
    varies: false,
    meaning: "how many colors cells have",
    example: "numcolors_f({(0, 0, 4), (0, 1, 3), (1, 1, 4)}) = 2",
    run: |cx, a| numcolors_value(cx, a[0]),
};
