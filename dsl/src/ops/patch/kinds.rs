//! The rows of tokpidjin's ops for places (`_i`) and for cells (`_o`).

use super::CMIRROR_F;
use super::bounds::*;
use super::colors::palette_tuple;
use super::motion::*;
use super::read::*;
use crate::ops::piece::Mirror;
use crate::table::tok;
use crate::{Default, Op, Type};

/// The table row of `p_o`.
pub static P_O: Op = Op {
    name: "p_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_o", "obj")],
    varies: false,
    meaning: "the colors of cells as an ascending tuple",
    example: "p_o({(0, 0, 4), (0, 1, 3), (1, 1, 4)}) = (3, 4)",
    run: |cx, a| palette_tuple(cx, a[0]),
};

/// The table row of `height_i`.
pub static HEIGHT_I: Op = Op {
    name: "height_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_i", "piece")],
    varies: false,
    meaning: "how many rows the box around places has; 0 for nothing",
    example: "height_i({(2, 5), (4, 4)}) = 3",
    run: |cx, a| Ok(height_value(cx, Reading::Pairs, a[0])?.into()),
};

/// The table row of `height_o`.
pub static HEIGHT_O: Op = Op {
    name: "height_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_o", "piece")],
    varies: false,
    meaning: "how many rows the box around cells has; 0 for nothing",
    example: "height_o({(2, 5, 1), (4, 4, 1)}) = 3",
    run: |cx, a| Ok(height_value(cx, Reading::Cells, a[0])?.into()),
};

/// The table row of `width_i`.
pub static WIDTH_I: Op = Op {
    name: "width_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_i", "piece")],
    varies: false,
    meaning: "how many columns the box around places has; 0 for nothing",
    example: "width_i({(2, 5), (4, 4)}) = 2",
    run: |cx, a| Ok(width_value(cx, Reading::Pairs, a[0])?.into()),
};

/// The table row of `width_o`.
pub static WIDTH_O: Op = Op {
    name: "width_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_o", "piece")],
    varies: false,
    meaning: "how many columns the box around cells has; 0 for nothing",
    example: "width_o({(2, 5, 1), (4, 4, 1)}) = 2",
    run: |cx, a| Ok(width_value(cx, Reading::Cells, a[0])?.into()),
};

/// The table row of `lowermost_i`.
pub static LOWERMOST_I: Op = Op {
    name: "lowermost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("lowermost_i", "indices")],
    varies: false,
    meaning: "the last row of places; missing when there are none",
    example: "lowermost_i({(2, 5), (4, 3)}) = 4",
    run: |cx, a| Side::Bottom.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `lowermost_o`.
pub static LOWERMOST_O: Op = Op {
    name: "lowermost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("lowermost_o", "obj")],
    varies: false,
    meaning: "the last row of cells; missing when there are none",
    example: "lowermost_o({(2, 5, 1), (4, 3, 2)}) = 4",
    run: |cx, a| Side::Bottom.value(cx, Reading::Cells, a[0]),
};

/// The table row of `uppermost_i`.
pub static UPPERMOST_I: Op = Op {
    name: "uppermost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("uppermost_i", "indices")],
    varies: false,
    meaning: "the first row of places; missing when there are none",
    example: "uppermost_i({(2, 5), (4, 3)}) = 2",
    run: |cx, a| Side::Top.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `uppermost_o`.
pub static UPPERMOST_O: Op = Op {
    name: "uppermost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("uppermost_o", "obj")],
    varies: false,
    meaning: "the first row of cells; missing when there are none",
    example: "uppermost_o({(2, 5, 1), (4, 3, 2)}) = 2",
    run: |cx, a| Side::Top.value(cx, Reading::Cells, a[0]),
};

/// The table row of `leftmost_i`.
pub static LEFTMOST_I: Op = Op {
    name: "leftmost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leftmost_i", "indices")],
    varies: false,
    meaning: "the first column of places; missing when there are none",
    example: "leftmost_i({(2, 5), (4, 3)}) = 3",
    run: |cx, a| Side::Left.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `leftmost_o`.
pub static LEFTMOST_O: Op = Op {
    name: "leftmost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leftmost_o", "obj")],
    varies: false,
    meaning: "the first column of cells; missing when there are none",
    example: "leftmost_o({(2, 5, 1), (4, 3, 2)}) = 3",
    run: |cx, a| Side::Left.value(cx, Reading::Cells, a[0]),
};

/// The table row of `rightmost_i`.
pub static RIGHTMOST_I: Op = Op {
    name: "rightmost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("rightmost_i", "indices")],
    varies: false,
    meaning: "the last column of places; fails when there are none",
    example: "rightmost_i({(2, 5), (4, 3)}) = 5",
    run: |cx, a| Side::Right.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `rightmost_o`.
pub static RIGHTMOST_O: Op = Op {
    name: "rightmost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("rightmost_o", "obj")],
    varies: false,
    meaning: "the last column of cells; fails when there are none",
    example: "rightmost_o({(2, 5, 1), (4, 3, 2)}) = 5",
    run: |cx, a| Side::Right.value(cx, Reading::Cells, a[0]),
};

/// The table row of `normalize_i`.
pub static NORMALIZE_I: Op = Op {
    name: "normalize_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("normalize_i", "indices")],
    varies: false,
    meaning: "the places moved so that their box begins at (0, 0)",
    example: "normalize_i({(1, 4), (2, 3)}) = {(0, 1), (1, 0)}",
    run: |cx, a| normalize_value(cx, Reading::Pairs, a[0]),
};

/// The table row of `normalize_o`.
pub static NORMALIZE_O: Op = Op {
    name: "normalize_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("normalize_o", "obj")],
    varies: false,
    meaning: "the cells moved so that their box begins at (0, 0)",
    example: "normalize_o({(1, 4, 7), (2, 3, 7)}) = {(0, 1, 7), (1, 0, 7)}",
    run: |cx, a| normalize_value(cx, Reading::Cells, a[0]),
};

/// The table row of `hmirror_i`.
pub static HMIRROR_I: Op = Op {
    name: "hmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_i", "indices")],
    varies: false,
    meaning: "places upside down in their box; fails when there are none",
    example: "hmirror_i({(1, 3), (2, 4)}) = {(1, 4), (2, 3)}",
    run: |cx, a| mirror_value(cx, Reading::Pairs, Mirror::Rows, a[0]),
};

/// The table row of `hmirror_o`.
pub static HMIRROR_O: Op = Op {
    name: "hmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_o", "obj")],
    varies: false,
    meaning: "cells upside down in their box; fails when there are none",
    example: "hmirror_o({(1, 3, 7), (2, 4, 7)}) = {(1, 4, 7), (2, 3, 7)}",
    run: |cx, a| mirror_value(cx, Reading::Cells, Mirror::Rows, a[0]),
};

/// The table row of `vmirror_i`.
pub static VMIRROR_I: Op = Op {
    name: "vmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_i", "indices")],
    varies: false,
    meaning: "places with left and right exchanged in their box; fails when there are none",
    example: "vmirror_i({(1, 3), (2, 4)}) = {(1, 4), (2, 3)}",
    run: |cx, a| mirror_value(cx, Reading::Pairs, Mirror::Columns, a[0]),
};

/// The table row of `vmirror_o`.
pub static VMIRROR_O: Op = Op {
    name: "vmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_o", "obj")],
    varies: false,
    meaning: "cells with left and right exchanged in their box; fails when there are none",
    example: "vmirror_o({(1, 3, 7), (2, 4, 7)}) = {(1, 4, 7), (2, 3, 7)}",
    run: |cx, a| mirror_value(cx, Reading::Cells, Mirror::Columns, a[0]),
};

/// The table row of `dmirror_i`.
pub static DMIRROR_I: Op = Op {
    name: "dmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_i", "indices")],
    varies: false,
    meaning: "places with rows and columns exchanged, the upper left corner of the box staying; fails when there are none",
    example: "dmirror_i({(1, 3), (2, 4)}) = {(1, 3), (2, 4)}",
    run: |cx, a| mirror_value(cx, Reading::Pairs, Mirror::Diagonal, a[0]),
};

/// The table row of `dmirror_o`.
pub static DMIRROR_O: Op = Op {
    name: "dmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_o", "obj")],
    varies: false,
    meaning: "cells with rows and columns exchanged, the upper left corner of the box staying; fails when there are none",
    example: "dmirror_o({(1, 3, 7), (2, 4, 7)}) = {(1, 3, 7), (2, 4, 7)}",
    run: |cx, a| mirror_value(cx, Reading::Cells, Mirror::Diagonal, a[0]),
};

/// The table row of `toindices_i`.
pub static TOINDICES_I: Op = Op {
    name: "toindices_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("toindices_i", "indices")],
    varies: false,
    meaning: "the value itself",
    example: "toindices_i({(1, 2)}) = {(1, 2)}",
    run: |_, a| Ok(a[0].clone()),
};

/// The table row of `toindices_o`.
pub static TOINDICES_O: Op = Op {
    name: "toindices_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("toindices_o", "obj")],
    varies: false,
    meaning: "the places of cells; of what is no container the empty set",
    example: "toindices_o({(1, 2, 3), (1, 2, 4)}) = {(1, 2)}",
    run: |cx, a| toindices_of_cells(cx, a[0]),
};

/// The table row of `ulcorner_i`.
pub static ULCORNER_I: Op = Op {
    name: "ulcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("ulcorner_i", "indices")],
    varies: false,
    meaning: "the upper left corner of the box around places; of the empty patch the empty tuple",
    example: "ulcorner_i({(2, 5), (4, 3)}) = (2, 3)",
    run: |cx, a| Corner::Ul.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `ulcorner_o`.
pub static ULCORNER_O: Op = Op {
    name: "ulcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("ulcorner_o", "obj")],
    varies: false,
    meaning: "the upper left corner of the box around cells; of the empty patch the empty tuple",
    example: "ulcorner_o({(2, 5, 1), (4, 3, 2)}) = (2, 3)",
    run: |cx, a| Corner::Ul.value(cx, Reading::Cells, a[0]),
};

/// The table row of `urcorner_i`.
pub static URCORNER_I: Op = Op {
    name: "urcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("urcorner_i", "indices")],
    varies: false,
    meaning: "the upper right corner of the box around places; of the empty patch the empty tuple",
    example: "urcorner_i({(2, 5), (4, 3)}) = (2, 5)",
    run: |cx, a| Corner::Ur.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `urcorner_o`.
pub static URCORNER_O: Op = Op {
    name: "urcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("urcorner_o", "obj")],
    varies: false,
    meaning: "the upper right corner of the box around cells; of the empty patch the empty tuple",
    example: "urcorner_o({(2, 5, 1), (4, 3, 2)}) = (2, 5)",
    run: |cx, a| Corner::Ur.value(cx, Reading::Cells, a[0]),
};

/// The table row of `llcorner_i`.
pub static LLCORNER_I: Op = Op {
    name: "llcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("llcorner_i", "indices")],
    varies: false,
    meaning: "the lower left corner of the box around places; of the empty patch the empty tuple",
    example: "llcorner_i({(2, 5), (4, 3)}) = (4, 3)",
    run: |cx, a| Corner::Ll.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `llcorner_o`.
pub static LLCORNER_O: Op = Op {
    name: "llcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("llcorner_o", "obj")],
    varies: false,
    meaning: "the lower left corner of the box around cells; of the empty patch the empty tuple",
    example: "llcorner_o({(2, 5, 1), (4, 3, 2)}) = (4, 3)",
    run: |cx, a| Corner::Ll.value(cx, Reading::Cells, a[0]),
};

/// The table row of `lrcorner_i`.
pub static LRCORNER_I: Op = Op {
    name: "lrcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("lrcorner_i", "indices")],
    varies: false,
    meaning: "the lower right corner of the box around places; of the empty patch the empty tuple",
    example: "lrcorner_i({(2, 5), (4, 3)}) = (4, 5)",
    run: |cx, a| Corner::Lr.value(cx, Reading::Pairs, a[0]),
};

/// The table row of `lrcorner_o`.
pub static LRCORNER_O: Op = Op {
    name: "lrcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("lrcorner_o", "obj")],
    varies: false,
    meaning: "the lower right corner of the box around cells; of the empty patch the empty tuple",
    example: "lrcorner_o({(2, 5, 1), (4, 3, 2)}) = (4, 5)",
    run: |cx, a| Corner::Lr.value(cx, Reading::Cells, a[0]),
};

/// The table row of `recolor_i`.
pub static RECOLOR_I: Op = Op {
    name: "recolor_i",
    family: "patch",
    params: &[Type::Color, Type::Indices],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("recolor_i", "color indices")],
    varies: false,
    meaning: "cells of the color at the places",
    example: "recolor_i(3, {(1, 2)}) = {(1, 2, 3)}",
    run: |cx, a| recolor_value(cx, Reading::Pairs, a[0], a[1]),
};

/// The table row of `recolor_o`.
pub static RECOLOR_O: Op = Op {
    name: "recolor_o",
    family: "patch",
    params: &[Type::Color, Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("recolor_o", "color obj")],
    varies: false,
    meaning: "the cells with the color instead of their own",
    example: "recolor_o(3, {(1, 2, 5)}) = {(1, 2, 3)}",
    run: |cx, a| recolor_value(cx, Reading::Cells, a[0], a[1]),
};

/// The table row of `vline_i`.
pub static VLINE_I: Op = Op {
    name: "vline_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("vline_i", "patch")],
    varies: false,
    meaning: "whether places are a vertical line without gaps",
    example: "vline_i({(2, 5), (3, 5)}) = 1",
    run: |cx, a| Ok(is_line(cx, (&HEIGHT_I, &WIDTH_I), a[0])?.into()),
};

/// The table row of `vline_o`.
pub static VLINE_O: Op = Op {
    name: "vline_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("vline_o", "patch")],
    varies: false,
    meaning: "whether cells are a vertical line without gaps",
    example: "vline_o({(2, 5, 7), (3, 5, 7)}) = 1",
    run: |cx, a| Ok(is_line(cx, (&HEIGHT_O, &WIDTH_O), a[0])?.into()),
};

/// The table row of `hline_i`.
pub static HLINE_I: Op = Op {
    name: "hline_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("hline_i", "patch")],
    varies: false,
    meaning: "whether places are a horizontal line without gaps",
    example: "hline_i({(2, 5), (2, 6)}) = 1",
    run: |cx, a| Ok(is_line(cx, (&WIDTH_I, &HEIGHT_I), a[0])?.into()),
};

/// The table row of `hline_o`.
pub static HLINE_O: Op = Op {
    name: "hline_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("hline_o", "patch")],
    varies: false,
    meaning: "whether cells are a horizontal line without gaps",
    example: "hline_o({(2, 5, 7), (2, 6, 7)}) = 1",
    run: |cx, a| Ok(is_line(cx, (&WIDTH_O, &HEIGHT_O), a[0])?.into()),
};

/// The table row of `cmirror_i`.
pub static CMIRROR_I: Op = Op {
    name: "cmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_i", "indices")],
    varies: false,
    meaning: "places mirrored at the diagonal from lower left to upper right",
    example: "cmirror_i({(1, 3), (2, 4)}) = {(1, 3), (2, 4)}",
    run: CMIRROR_F.run,
};

/// The table row of `cmirror_o`.
pub static CMIRROR_O: Op = Op {
    name: "cmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_o", "obj")],
    varies: false,
    meaning: "cells mirrored at the diagonal from lower left to upper right",
    example: "cmirror_o({(1, 3, 7), (2, 4, 7)}) = {(1, 3, 7), (2, 4, 7)}",
    run: CMIRROR_F.run,
};
