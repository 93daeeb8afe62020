//! The rows of the ops that arc-dsl has.

use super::bounds::*;
use super::boxes::*;
use super::colors::*;
use super::lines::*;
use super::motion::*;
use super::read::*;
use super::relation::*;
use crate::table::{arc, tok};
use crate::{Default, Op, Type};

/// The table row of `ulcorner`.
pub static ULCORNER: Op = Op {
    name: "ulcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("ulcorner", "patch"), tok("ulcorner", "patch")],
    varies: true,
    meaning: "the upper left corner of the box around a patch; of the empty patch the empty tuple",
    example: "ulcorner({(2, 5), (4, 3)}) = (2, 3)",
    run: |cx, a| Corner::Ul.value(cx, Reading::Any, a[0]),
};

/// The table row of `urcorner`.
pub static URCORNER: Op = Op {
    name: "urcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("urcorner", "patch"), tok("urcorner", "patch")],
    varies: true,
    meaning: "the upper right corner of the box around a patch; of the empty patch the empty tuple",
    example: "urcorner({(2, 5), (4, 3)}) = (2, 5)",
    run: |cx, a| Corner::Ur.value(cx, Reading::Any, a[0]),
};

/// The table row of `llcorner`.
pub static LLCORNER: Op = Op {
    name: "llcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("llcorner", "patch"), tok("llcorner", "patch")],
    varies: true,
    meaning: "the lower left corner of the box around a patch; of the empty patch the empty tuple",
    example: "llcorner({(2, 5), (4, 3)}) = (4, 3)",
    run: |cx, a| Corner::Ll.value(cx, Reading::Any, a[0]),
};

/// The table row of `lrcorner`.
pub static LRCORNER: Op = Op {
    name: "lrcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("lrcorner", "patch"), tok("lrcorner", "patch")],
    varies: true,
    meaning: "the lower right corner of the box around a patch; of the empty patch the empty tuple",
    example: "lrcorner({(2, 5), (4, 3)}) = (4, 5)",
    run: |cx, a| Corner::Lr.value(cx, Reading::Any, a[0]),
};

/// The table row of `toindices`.
pub static TOINDICES: Op = Op {
    name: "toindices",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("toindices", "patch"), tok("toindices", "patch")],
    varies: true,
    meaning: "the places of a patch; places themselves, also in a tuple, stay what they are; tokpidjin: of what is no container, or holds none, the empty set",
    example: "toindices({(3, (1, 2)), (4, (1, 2))}) = {(1, 2)}",
    run: |cx, a| toindices_value(cx, a[0]),
};

/// The table row of `recolor`.
pub static RECOLOR: Op = Op {
    name: "recolor",
    family: "patch",
    params: &[Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("recolor", "value patch")],
    varies: false,
    meaning: "cells of the color at the places of a patch",
    example: "recolor(3, {(1, 2)}) = {(3, (1, 2))}",
    run: |cx, a| recolor_value(cx, Reading::Any, a[0], a[1]),
};

/// The table row of `shift`.
pub static SHIFT: Op = Op {
    name: "shift",
    family: "patch",
    params: &[Type::Patch, Type::Pair],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[arc("shift", "patch directions"), tok("shift", "patch directions")],
    varies: true,
    meaning: "the patch moved by a vector, always as a set; the empty patch stays; tokpidjin: of anything false the empty set, and the empty tuple moves nothing",
    example: "shift({(1, 2)}, (1, -1)) = {(2, 1)}",
    run: |cx, a| shift_value(cx, a[0], a[1]),
};

/// The table row of `normalize`.
pub static NORMALIZE: Op = Op {
    name: "normalize",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[arc("normalize", "patch"), tok("normalize", "indices")],
    varies: true,
    meaning: "the patch moved so that its box begins at (0, 0); the empty patch stays",
    example: "normalize({(1, 4), (2, 3)}) = {(0, 1), (1, 0)}",
    run: |cx, a| normalize_value(cx, Reading::Any, a[0]),
};

/// The table row of `dneighbors`.
pub static DNEIGHBORS: Op = Op {
    name: "dneighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("dneighbors", "loc"), tok("dneighbors", "loc")],
    varies: true,
    meaning: "the four places beside a place; tokpidjin: of what is no tuple, or empty, none",
    example: "dneighbors((1, 1)) = {(0, 1), (1, 0), (1, 2), (2, 1)}",
    run: |cx, a| around_value(cx, a[0], dneighbors),
};

/// The table row of `ineighbors`.
pub static INEIGHBORS: Op = Op {
    name: "ineighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("ineighbors", "loc"), tok("ineighbors", "loc")],
    varies: true,
    meaning: "the four places diagonal to a place; tokpidjin: of what is no tuple, or empty, none",
    example: "ineighbors((1, 1)) = {(0, 0), (0, 2), (2, 0), (2, 2)}",
    run: |cx, a| around_value(cx, a[0], ineighbors),
};

/// The table row of `neighbors`.
pub static NEIGHBORS: Op = Op {
    name: "neighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("neighbors", "loc"), tok("neighbors", "loc")],
    varies: true,
    meaning: "the eight places around a place; tokpidjin: of what is no tuple, or empty, none",
    example: "size(neighbors((1, 1))) = 8",
    run: |cx, a| around_value(cx, a[0], neighbors),
};

/// The table row of `uppermost`.
pub static UPPERMOST: Op = Op {
    name: "uppermost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("uppermost", "patch"), tok("uppermost", "patch")],
    varies: true,
    meaning: "the first row of a patch; fails on the empty patch, which in tokpidjin gives missing",
    example: "uppermost({(2, 5), (4, 3)}) = 2",
    run: |cx, a| Side::Top.value(cx, Reading::Any, a[0]),
};

/// The table row of `lowermost`.
pub static LOWERMOST: Op = Op {
    name: "lowermost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("lowermost", "patch"), tok("lowermost", "patch")],
    varies: true,
    meaning: "the last row of a patch; fails on the empty patch, which in tokpidjin gives missing",
    example: "lowermost({(2, 5), (4, 3)}) = 4",
    run: |cx, a| Side::Bottom.value(cx, Reading::Any, a[0]),
};

/// The table row of `leftmost`.
pub static LEFTMOST: Op = Op {
    name: "leftmost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("leftmost", "patch"), tok("leftmost", "patch")],
    varies: true,
    meaning: "the first column of a patch; fails on the empty patch, which in tokpidjin gives missing",
    example: "leftmost({(2, 5), (4, 3)}) = 3",
    run: |cx, a| Side::Left.value(cx, Reading::Any, a[0]),
};

/// The table row of `rightmost`.
pub static RIGHTMOST: Op = Op {
    name: "rightmost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("rightmost", "patch"), tok("rightmost", "patch")],
    varies: true,
    meaning: "the last column of a patch; fails on the empty patch, which in tokpidjin gives missing",
    example: "rightmost({(2, 5), (4, 3)}) = 5",
    run: |cx, a| Side::Right.value(cx, Reading::Any, a[0]),
};

/// The table row of `vline`.
pub static VLINE: Op = Op {
    name: "vline",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("vline", "patch")],
    varies: false,
    meaning: "whether a patch is a vertical line without gaps; false for the empty one; a tuple counts as a grid",
    example: "vline({(2, 5), (3, 5)}) = 1",
    run: |cx, a| Ok(is_vline(cx, a[0])?.into()),
};

/// The table row of `hline`.
pub static HLINE: Op = Op {
    name: "hline",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("hline", "patch")],
    varies: false,
    meaning: "whether a patch is a horizontal line without gaps; false for the empty one; a tuple counts as a grid",
    example: "hline({(2, 5), (2, 6)}) = 1",
    run: |cx, a| Ok(is_hline(cx, a[0])?.into()),
};

/// The table row of `hmatching`.
pub static HMATCHING: Op = Op {
    name: "hmatching",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("hmatching", "a b"), tok("hmatching", "a b")],
    varies: true,
    meaning: "whether two patches share a row",
    example: "hmatching({(1, 2)}, {(1, 5), (2, 5)}) = 1",
    run: |cx, a| matching_value(cx, 0, a[0], a[1]),
};

/// The table row of `vmatching`.
pub static VMATCHING: Op = Op {
    name: "vmatching",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("vmatching", "a b"), tok("vmatching", "a b")],
    varies: true,
    meaning: "whether two patches share a column",
    example: "vmatching({(1, 2)}, {(1, 5), (2, 5)}) = 0",
    run: |cx, a| matching_value(cx, 1, a[0], a[1]),
};

/// The table row of `manhattan`.
pub static MANHATTAN: Op = Op {
    name: "manhattan",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("manhattan", "a b"), tok("manhattan", "a b")],
    varies: true,
    meaning: "the shortest way between two patches, in rows plus columns; fails when one is empty",
    example: "manhattan({(0, 0)}, {(2, 3), (2, 5)}) = 5",
    run: |cx, a| Ok(manhattan_value(cx, a[0], a[1])?.into()),
};

/// The table row of `adjacent`.
pub static ADJACENT: Op = Op {
    name: "adjacent",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("adjacent", "a b"), tok("adjacent", "a b")],
    varies: true,
    meaning: "whether the shortest way between two patches is 1; with an empty one it fails, tokpidjin: is false",
    example: "adjacent({(0, 0)}, {(0, 1)}) = 1",
    run: |cx, a| Ok(adjacent_value(cx, a[0], a[1])?.into()),
};

/// The table row of `bordering`.
pub static BORDERING: Op = Op {
    name: "bordering",
    family: "patch",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("bordering", "patch grid"), tok("bordering", "patch grid")],
    varies: true,
    meaning: "whether the box around a patch reaches a border of the grid; of the empty patch it fails, tokpidjin: is false",
    example: "bordering({(1, 1)}, ((0, 0), (0, 0))) = 1",
    run: |cx, a| Ok(bordering_value(cx, a[0], a[1])?.into()),
};

/// The table row of `centerofmass`.
pub static CENTEROFMASS: Op = Op {
    name: "centerofmass",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("centerofmass", "patch"), tok("centerofmass", "patch")],
    varies: true,
    meaning: "the mean of the places, rounded down; the sum goes by places, the divisor by elements; of the empty patch the empty tuple",
    example: "centerofmass({(0, 0), (0, 1), (3, 1)}) = (1, 0)",
    run: |cx, a| centerofmass_value(cx, a[0]),
};

/// The table row of `color`.
pub static COLOR: Op = Op {
    name: "color",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("color", "obj"), tok("color", "obj")],
    varies: true,
    meaning: "the color of the first cell, which has the smallest color; fails on the empty object, which in tokpidjin gives missing",
    example: "color({(3, (0, 0)), (4, (0, 1))}) = 3",
    run: |cx, a| color_value(cx, a[0]),
};

/// The table row of `center`.
pub static CENTER: Op = Op {
    name: "center",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("center", "patch"), tok("center", "patch")],
    varies: true,
    meaning: "the middle of the box around a patch, the lower or right one of two; the empty patch fails, tokpidjin: has the empty tuple; arc-dsl takes a tuple's size for that of a grid",
    example: "center({(2, 5), (4, 2)}) = (3, 4)",
    run: |cx, a| center_value(cx, a[0]),
};

/// The table row of `position`.
pub static POSITION: Op = Op {
    name: "position",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("position", "a b"), tok("position", "a b")],
    varies: true,
    meaning: "in which direction the second patch lies as seen from the first, by the signs of the way between the centers; (0, -1) when they are equal",
    example: "position({(0, 0)}, {(2, 3)}) = (1, 1)",
    run: |cx, a| position_value(cx, a[0], a[1]),
};

/// The table row of `corners`.
pub static CORNERS: Op = Op {
    name: "corners",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("corners", "patch"), tok("corners", "patch")],
    varies: true,
    meaning: "the four corners of the box around a patch; of the empty patch the set of the empty tuple",
    example: "corners({(2, 5), (4, 3)}) = {(2, 3), (2, 5), (4, 3), (4, 5)}",
    run: |cx, a| corners_value(cx, a[0]),
};

/// The table row of `connect`.
pub static CONNECT: Op = Op {
    name: "connect",
    family: "patch",
    params: &[Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("connect", "a b"), tok("connect", "a b")],
    varies: true,
    meaning: "the line between two places if it is straight or diagonal, else nothing; tokpidjin: also nothing for an empty tuple",
    example: "connect((0, 2), (2, 0)) = {(0, 2), (1, 1), (2, 0)}",
    run: |cx, a| connect_value(cx, a[0], a[1]),
};

/// The table row of `vfrontier`.
pub static VFRONTIER: Op = Op {
    name: "vfrontier",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("vfrontier", "location"), tok("vfrontier", "location")],
    varies: false,
    meaning: "rows 0 to 29 of the column of a place",
    example: "size(vfrontier((1, 5))) = 30",
    run: |cx, a| frontier_value(cx, a[0], true),
};

/// The table row of `hfrontier`.
pub static HFRONTIER: Op = Op {
    name: "hfrontier",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("hfrontier", "location"), tok("hfrontier", "location")],
    varies: true,
    meaning: "columns 0 to 29 of the row of a place; tokpidjin: none for the empty tuple",
    example: "size(hfrontier((1, 5))) = 30",
    run: |cx, a| frontier_value(cx, a[0], false),
};

/// The table row of `backdrop`.
pub static BACKDROP: Op = Op {
    name: "backdrop",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("backdrop", "patch"), tok("backdrop", "patch")],
    varies: true,
    meaning: "all places in the box around a patch; tokpidjin: none for what is no container",
    example: "backdrop({(0, 1), (1, 0)}) = {(0, 0), (0, 1), (1, 0), (1, 1)}",
    run: |cx, a| backdrop_value(cx, a[0]),
};

/// The table row of `delta`.
pub static DELTA: Op = Op {
    name: "delta",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("delta", "patch"), tok("delta", "patch")],
    varies: true,
    meaning: "the places in the box around a patch that it leaves free; fails on a tuple of places",
    example: "delta({(0, 1), (1, 0)}) = {(0, 0), (1, 1)}",
    run: |cx, a| delta_value(cx, a[0]),
};

/// The table row of `gravitate`.
pub static GRAVITATE: Op = Op {
    name: "gravitate",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("gravitate", "source destination"), tok("gravitate", "source destination")],
    varies: true,
    meaning: "how far to move the first patch, at most 42 steps, until it touches the second: up or down if they share a column, else left or right; one step back if they overlap; tokpidjin: without a second patch the first itself",
    example: "gravitate({(0, 0)}, {(4, 0)}) = (3, 0)",
    run: |cx, a| gravitate_value(cx, a[0], a[1]),
};

/// The table row of `inbox`.
pub static INBOX: Op = Op {
    name: "inbox",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("inbox", "patch"), tok("inbox", "patch")],
    varies: true,
    meaning: "the border of the box one smaller than the one around a patch; of a single place the ring around it; the empty patch fails, tokpidjin: has none",
    example: "inbox({(0, 0), (2, 3)}) = {(1, 1), (1, 2)}",
    run: |cx, a| ring_around_value(cx, a[0], -1),
};

/// The table row of `outbox`.
pub static OUTBOX: Op = Op {
    name: "outbox",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("outbox", "patch"), tok("outbox", "patch")],
    varies: true,
    meaning: "the border of the box one larger than the one around a patch; the empty patch fails, tokpidjin: has none",
    example: "size(outbox({(5, 5)})) = 8",
    run: |cx, a| ring_around_value(cx, a[0], 1),
};

/// The table row of `box`.
pub static BOX: Op = Op {
    name: "box",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("box", "patch"), tok("box", "patch")],
    varies: true,
    meaning: "the border of the box around a patch; the empty patch stays, tokpidjin: as a set",
    example: "box({(0, 1), (1, 0)}) = {(0, 0), (0, 1), (1, 0), (1, 1)}",
    run: |cx, a| ring_value(cx, a[0]),
};

/// The table row of `shoot`.
pub static SHOOT: Op = Op {
    name: "shoot",
    family: "patch",
    params: &[Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("shoot", "start direction"), tok("shoot", "start direction")],
    varies: true,
    meaning: "the line from a place to 42 times the direction away, if it is straight or diagonal; tokpidjin: nothing for an empty argument",
    example: "size(shoot((0, 0), (1, 1))) = 43",
    run: |cx, a| shoot_value(cx, a[0], a[1]),
};

/// The table row of `hperiod`.
pub static HPERIOD: Op = Op {
    name: "hperiod",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("hperiod", "obj"), tok("hperiod", "obj")],
    varies: true,
    meaning: "the least shift to the left after which the cells still in the box meet their like, else the width; 0 for nothing; fails on places",
    example: "hperiod({(1, (0, 0)), (2, (0, 1)), (1, (0, 2))}) = 2",
    run: |cx, a| period_value(cx, a[0], inner_width, hperiod),
};

/// The table row of `vperiod`.
pub static VPERIOD: Op = Op {
    name: "vperiod",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("vperiod", "obj"), tok("vperiod", "obj")],
    varies: true,
    meaning: "the least shift upward after which the cells still in the box meet their like, else the height; 0 for nothing; fails on places",
    example: "vperiod({(1, (0, 0)), (2, (1, 0)), (1, (2, 0))}) = 2",
    run: |cx, a| period_value(cx, a[0], inner_height, vperiod),
};
