//! Indices and objects: places, boxes, lines, distances.

use crate::table::{arc, tok};
use crate::{Default, Op, Type};

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &ULCORNER,
    &URCORNER,
    &LLCORNER,
    &LRCORNER,
    &TOINDICES,
    &RECOLOR,
    &SHIFT,
    &NORMALIZE,
    &DNEIGHBORS,
    &INEIGHBORS,
    &NEIGHBORS,
    &UPPERMOST,
    &LOWERMOST,
    &LEFTMOST,
    &RIGHTMOST,
    &VLINE,
    &HLINE,
    &HMATCHING,
    &VMATCHING,
    &MANHATTAN,
    &ADJACENT,
    &BORDERING,
    &CENTEROFMASS,
    &COLOR,
    &CENTER,
    &POSITION,
    &CORNERS,
    &CONNECT,
    &VFRONTIER,
    &HFRONTIER,
    &BACKDROP,
    &DELTA,
    &GRAVITATE,
    &INBOX,
    &OUTBOX,
    &BOX,
    &SHOOT,
    &HPERIOD,
    &VPERIOD,
    &P_F,
    &P_O,
    &MIR_ROT_F,
    &GET_COLOR_RANK_F,
    &MOSTCOLOR_F,
    &LEASTCOLOR_F,
    &HEIGHT_F,
    &HEIGHT_I,
    &HEIGHT_O,
    &WIDTH_F,
    &WIDTH_I,
    &WIDTH_O,
    &SHAPE_F,
    &COL_ROW,
    &LOWERMOST_I,
    &LOWERMOST_O,
    &UPPERMOST_I,
    &UPPERMOST_O,
    &LEFTMOST_I,
    &LEFTMOST_O,
    &RIGHTMOST_I,
    &RIGHTMOST_O,
    &SQUARE_F,
    &PALETTE_F,
    &NORMALIZE_I,
    &NORMALIZE_O,
    &HMIRROR_F,
    &HMIRROR_I,
    &HMIRROR_O,
    &VMIRROR_F,
    &VMIRROR_I,
    &VMIRROR_O,
    &DMIRROR_F,
    &DMIRROR_I,
    &DMIRROR_O,
    &CMIRROR_F,
    &UPSCALE_F,
    &TOINDICES_I,
    &TOINDICES_O,
    &PORTRAIT_F,
    &COLORCOUNT_F,
    &CORNER,
    &ULCORNER_I,
    &ULCORNER_O,
    &URCORNER_I,
    &URCORNER_O,
    &LLCORNER_I,
    &LLCORNER_O,
    &LRCORNER_I,
    &LRCORNER_O,
    &RECOLOR_I,
    &RECOLOR_O,
    &VLINE_I,
    &VLINE_O,
    &HLINE_I,
    &HLINE_O,
    &NUMCOLORS_F,
    &CMIRROR_I,
    &CMIRROR_O,
];

pub(crate) static ULCORNER: Op = Op {
    name: "ulcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("ulcorner", "patch"), tok("ulcorner", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static URCORNER: Op = Op {
    name: "urcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("urcorner", "patch"), tok("urcorner", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LLCORNER: Op = Op {
    name: "llcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("llcorner", "patch"), tok("llcorner", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LRCORNER: Op = Op {
    name: "lrcorner",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("lrcorner", "patch"), tok("lrcorner", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOINDICES: Op = Op {
    name: "toindices",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("toindices", "patch"), tok("toindices", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RECOLOR: Op = Op {
    name: "recolor",
    family: "patch",
    params: &[Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("recolor", "value patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SHIFT: Op = Op {
    name: "shift",
    family: "patch",
    params: &[Type::Patch, Type::Pair],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[arc("shift", "patch directions"), tok("shift", "patch directions")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NORMALIZE: Op = Op {
    name: "normalize",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[arc("normalize", "patch"), tok("normalize", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DNEIGHBORS: Op = Op {
    name: "dneighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("dneighbors", "loc"), tok("dneighbors", "loc")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INEIGHBORS: Op = Op {
    name: "ineighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("ineighbors", "loc"), tok("ineighbors", "loc")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NEIGHBORS: Op = Op {
    name: "neighbors",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("neighbors", "loc"), tok("neighbors", "loc")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPPERMOST: Op = Op {
    name: "uppermost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("uppermost", "patch"), tok("uppermost", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LOWERMOST: Op = Op {
    name: "lowermost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("lowermost", "patch"), tok("lowermost", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEFTMOST: Op = Op {
    name: "leftmost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("leftmost", "patch"), tok("leftmost", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RIGHTMOST: Op = Op {
    name: "rightmost",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("rightmost", "patch"), tok("rightmost", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VLINE: Op = Op {
    name: "vline",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("vline", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HLINE: Op = Op {
    name: "hline",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("hline", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMATCHING: Op = Op {
    name: "hmatching",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("hmatching", "a b"), tok("hmatching", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMATCHING: Op = Op {
    name: "vmatching",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("vmatching", "a b"), tok("vmatching", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MANHATTAN: Op = Op {
    name: "manhattan",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("manhattan", "a b"), tok("manhattan", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ADJACENT: Op = Op {
    name: "adjacent",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("adjacent", "a b"), tok("adjacent", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static BORDERING: Op = Op {
    name: "bordering",
    family: "patch",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("bordering", "patch grid"), tok("bordering", "patch grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CENTEROFMASS: Op = Op {
    name: "centerofmass",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("centerofmass", "patch"), tok("centerofmass", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COLOR: Op = Op {
    name: "color",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("color", "obj"), tok("color", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CENTER: Op = Op {
    name: "center",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("center", "patch"), tok("center", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static POSITION: Op = Op {
    name: "position",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("position", "a b"), tok("position", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CORNERS: Op = Op {
    name: "corners",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("corners", "patch"), tok("corners", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CONNECT: Op = Op {
    name: "connect",
    family: "patch",
    params: &[Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("connect", "a b"), tok("connect", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VFRONTIER: Op = Op {
    name: "vfrontier",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("vfrontier", "location"), tok("vfrontier", "location")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HFRONTIER: Op = Op {
    name: "hfrontier",
    family: "patch",
    params: &[Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("hfrontier", "location"), tok("hfrontier", "location")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static BACKDROP: Op = Op {
    name: "backdrop",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("backdrop", "patch"), tok("backdrop", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DELTA: Op = Op {
    name: "delta",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("delta", "patch"), tok("delta", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GRAVITATE: Op = Op {
    name: "gravitate",
    family: "patch",
    params: &[Type::Patch, Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("gravitate", "source destination"), tok("gravitate", "source destination")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INBOX: Op = Op {
    name: "inbox",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("inbox", "patch"), tok("inbox", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OUTBOX: Op = Op {
    name: "outbox",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("outbox", "patch"), tok("outbox", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static BOX: Op = Op {
    name: "box",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("box", "patch"), tok("box", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SHOOT: Op = Op {
    name: "shoot",
    family: "patch",
    params: &[Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("shoot", "start direction"), tok("shoot", "start direction")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HPERIOD: Op = Op {
    name: "hperiod",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("hperiod", "obj"), tok("hperiod", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VPERIOD: Op = Op {
    name: "vperiod",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("vperiod", "obj"), tok("vperiod", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static P_F: Op = Op {
    name: "p_f",
    family: "patch",
    params: &[Type::Set],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_f", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static P_O: Op = Op {
    name: "p_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MIR_ROT_F: Op = Op {
    name: "mir_rot_f",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptyTuple,
    spellings: &[tok("mir_rot_f", "patch type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_COLOR_RANK_F: Op = Op {
    name: "get_color_rank_f",
    family: "patch",
    params: &[Type::Object, Type::Integer],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("get_color_rank_f", "obj rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MOSTCOLOR_F: Op = Op {
    name: "mostcolor_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("mostcolor_f", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEASTCOLOR_F: Op = Op {
    name: "leastcolor_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leastcolor_f", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HEIGHT_F: Op = Op {
    name: "height_f",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_f", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HEIGHT_I: Op = Op {
    name: "height_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_i", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HEIGHT_O: Op = Op {
    name: "height_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_o", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static WIDTH_F: Op = Op {
    name: "width_f",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_f", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static WIDTH_I: Op = Op {
    name: "width_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_i", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static WIDTH_O: Op = Op {
    name: "width_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_o", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SHAPE_F: Op = Op {
    name: "shape_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("shape_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COL_ROW: Op = Op {
    name: "col_row",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::EmptyTuple,
    spellings: &[tok("col_row", "patch type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LOWERMOST_I: Op = Op {
    name: "lowermost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("lowermost_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LOWERMOST_O: Op = Op {
    name: "lowermost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("lowermost_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPPERMOST_I: Op = Op {
    name: "uppermost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("uppermost_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPPERMOST_O: Op = Op {
    name: "uppermost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("uppermost_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEFTMOST_I: Op = Op {
    name: "leftmost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leftmost_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEFTMOST_O: Op = Op {
    name: "leftmost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leftmost_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RIGHTMOST_I: Op = Op {
    name: "rightmost_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("rightmost_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RIGHTMOST_O: Op = Op {
    name: "rightmost_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("rightmost_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SQUARE_F: Op = Op {
    name: "square_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("square_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PALETTE_F: Op = Op {
    name: "palette_f",
    family: "patch",
    params: &[Type::Set],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("palette_f", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NORMALIZE_I: Op = Op {
    name: "normalize_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("normalize_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NORMALIZE_O: Op = Op {
    name: "normalize_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("normalize_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMIRROR_F: Op = Op {
    name: "hmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMIRROR_I: Op = Op {
    name: "hmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMIRROR_O: Op = Op {
    name: "hmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("hmirror_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMIRROR_F: Op = Op {
    name: "vmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMIRROR_I: Op = Op {
    name: "vmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMIRROR_O: Op = Op {
    name: "vmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("vmirror_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DMIRROR_F: Op = Op {
    name: "dmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DMIRROR_I: Op = Op {
    name: "dmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DMIRROR_O: Op = Op {
    name: "dmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("dmirror_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CMIRROR_F: Op = Op {
    name: "cmirror_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Patch,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPSCALE_F: Op = Op {
    name: "upscale_f",
    family: "patch",
    params: &[Type::Object, Type::Integer],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("upscale_f", "obj factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOINDICES_I: Op = Op {
    name: "toindices_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("toindices_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOINDICES_O: Op = Op {
    name: "toindices_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("toindices_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PORTRAIT_F: Op = Op {
    name: "portrait_f",
    family: "patch",
    params: &[Type::Patch],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("portrait_f", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COLORCOUNT_F: Op = Op {
    name: "colorcount_f",
    family: "patch",
    params: &[Type::Object, Type::Color],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("colorcount_f", "obj color")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CORNER: Op = Op {
    name: "corner",
    family: "patch",
    params: &[Type::Patch, Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("corner", "patch type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ULCORNER_I: Op = Op {
    name: "ulcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("ulcorner_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ULCORNER_O: Op = Op {
    name: "ulcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("ulcorner_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static URCORNER_I: Op = Op {
    name: "urcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("urcorner_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static URCORNER_O: Op = Op {
    name: "urcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("urcorner_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LLCORNER_I: Op = Op {
    name: "llcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("llcorner_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LLCORNER_O: Op = Op {
    name: "llcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("llcorner_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LRCORNER_I: Op = Op {
    name: "lrcorner_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("lrcorner_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LRCORNER_O: Op = Op {
    name: "lrcorner_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("lrcorner_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RECOLOR_I: Op = Op {
    name: "recolor_i",
    family: "patch",
    params: &[Type::Color, Type::Indices],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("recolor_i", "color indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RECOLOR_O: Op = Op {
    name: "recolor_o",
    family: "patch",
    params: &[Type::Color, Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("recolor_o", "color obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VLINE_I: Op = Op {
    name: "vline_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("vline_i", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VLINE_O: Op = Op {
    name: "vline_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("vline_o", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HLINE_I: Op = Op {
    name: "hline_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("hline_i", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HLINE_O: Op = Op {
    name: "hline_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("hline_o", "patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NUMCOLORS_F: Op = Op {
    name: "numcolors_f",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("numcolors_f", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CMIRROR_I: Op = Op {
    name: "cmirror_i",
    family: "patch",
    params: &[Type::Indices],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_i", "indices")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CMIRROR_O: Op = Op {
    name: "cmirror_o",
    family: "patch",
    params: &[Type::Object],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[tok("cmirror_o", "obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
