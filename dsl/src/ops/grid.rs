//! Grids.

use crate::table::{arc, tok};
use crate::{Default, Op, Type};

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &ASINDICES,
    &OFCOLOR,
    &CROP,
    &TOOBJECT,
    &ASOBJECT,
    &ROT90,
    &ROT180,
    &ROT270,
    &FILL,
    &PAINT,
    &UNDERFILL,
    &UNDERPAINT,
    &HUPSCALE,
    &VUPSCALE,
    &DOWNSCALE,
    &HCONCAT,
    &VCONCAT,
    &SUBGRID,
    &HSPLIT,
    &VSPLIT,
    &CELLWISE,
    &REPLACE,
    &SWITCH,
    &INDEX,
    &CANVAS,
    &COVER,
    &TRIM,
    &MOVE,
    &TOPHALF,
    &BOTTOMHALF,
    &LEFTHALF,
    &RIGHTHALF,
    &COMPRESS,
    &P_G,
    &MIR_ROT_T,
    &GET_COLOR_RANK_T,
    &MOSTCOLOR_T,
    &LEASTCOLOR_T,
    &HEIGHT_T,
    &WIDTH_T,
    &SHAPE_T,
    &SQUARE_T,
    &PALETTE_T,
    &NORMALIZE_T,
    &HMIRROR_T,
    &VMIRROR_T,
    &DMIRROR_T,
    &CMIRROR_T,
    &UPSCALE_T,
    &PORTRAIT_T,
    &COLORCOUNT_T,
    &NUMCOLORS_T,
    &IS_NO_GRID,
];

pub(crate) static ASINDICES: Op = Op {
    name: "asindices",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("asindices", "grid"), tok("asindices", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OFCOLOR: Op = Op {
    name: "ofcolor",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("ofcolor", "grid value"), tok("f_ofcolor", "grid color")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CROP: Op = Op {
    name: "crop",
    family: "grid",
    params: &[Type::Grid, Type::Pair, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("crop", "grid start dims"), tok("crop", "grid start dims")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOOBJECT: Op = Op {
    name: "toobject",
    family: "grid",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("toobject", "patch grid"), tok("toobject", "patch grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ASOBJECT: Op = Op {
    name: "asobject",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Object,
    default: Default::EmptySet,
    spellings: &[arc("asobject", "grid"), tok("asobject", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ROT90: Op = Op {
    name: "rot90",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot90", "grid"), tok("rot90", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ROT180: Op = Op {
    name: "rot180",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot180", "grid"), tok("rot180", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ROT270: Op = Op {
    name: "rot270",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("rot270", "grid"), tok("rot270", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FILL: Op = Op {
    name: "fill",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("fill", "grid value patch"), tok("fill", "grid color patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PAINT: Op = Op {
    name: "paint",
    family: "grid",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("paint", "grid obj"), tok("paint", "grid obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UNDERFILL: Op = Op {
    name: "underfill",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("underfill", "grid value patch"), tok("underfill", "grid color patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UNDERPAINT: Op = Op {
    name: "underpaint",
    family: "grid",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("underpaint", "grid obj"), tok("underpaint", "grid obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HUPSCALE: Op = Op {
    name: "hupscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("hupscale", "grid factor"), tok("hupscale", "grid factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VUPSCALE: Op = Op {
    name: "vupscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("vupscale", "grid factor"), tok("vupscale", "grid factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DOWNSCALE: Op = Op {
    name: "downscale",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("downscale", "grid factor"), tok("downscale", "grid factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HCONCAT: Op = Op {
    name: "hconcat",
    family: "grid",
    params: &[Type::Grid, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("hconcat", "a b"), tok("hconcat", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VCONCAT: Op = Op {
    name: "vconcat",
    family: "grid",
    params: &[Type::Grid, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("vconcat", "a b"), tok("vconcat", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SUBGRID: Op = Op {
    name: "subgrid",
    family: "grid",
    params: &[Type::Patch, Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("subgrid", "patch grid"), tok("subgrid", "patch grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HSPLIT: Op = Op {
    name: "hsplit",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("hsplit", "grid n"), tok("hsplit", "grid n")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VSPLIT: Op = Op {
    name: "vsplit",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("vsplit", "grid n"), tok("vsplit", "grid n")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CELLWISE: Op = Op {
    name: "cellwise",
    family: "grid",
    params: &[Type::Grid, Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("cellwise", "a b fallback"), tok("cellwise", "a b fallback")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static REPLACE: Op = Op {
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
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SWITCH: Op = Op {
    name: "switch",
    family: "grid",
    params: &[Type::Grid, Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("switch", "grid a b"), tok("switch", "grid a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INDEX: Op = Op {
    name: "index",
    family: "grid",
    params: &[Type::Grid, Type::Pair],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("index", "grid loc"), tok("index", "grid loc")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CANVAS: Op = Op {
    name: "canvas",
    family: "grid",
    params: &[Type::Integer, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("canvas", "value dimensions"), tok("canvas", "color dimensions")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COVER: Op = Op {
    name: "cover",
    family: "grid",
    params: &[Type::Grid, Type::Patch],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("cover", "grid patch"), tok("cover", "grid patch")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TRIM: Op = Op {
    name: "trim",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("trim", "grid"), tok("trim", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MOVE: Op = Op {
    name: "move",
    family: "grid",
    params: &[Type::Grid, Type::Object, Type::Pair],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("move", "grid obj offset"), tok("move", "grid obj offset")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOPHALF: Op = Op {
    name: "tophalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("tophalf", "grid"), tok("tophalf", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static BOTTOMHALF: Op = Op {
    name: "bottomhalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("bottomhalf", "grid"), tok("bottomhalf", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEFTHALF: Op = Op {
    name: "lefthalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("lefthalf", "grid"), tok("lefthalf", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RIGHTHALF: Op = Op {
    name: "righthalf",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("righthalf", "grid"), tok("righthalf", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COMPRESS: Op = Op {
    name: "compress",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[arc("compress", "grid"), tok("compress", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static P_G: Op = Op {
    name: "p_g",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("p_g", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MIR_ROT_T: Op = Op {
    name: "mir_rot_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("mir_rot_t", "grid type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_COLOR_RANK_T: Op = Op {
    name: "get_color_rank_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("get_color_rank_t", "grid rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MOSTCOLOR_T: Op = Op {
    name: "mostcolor_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("mostcolor_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEASTCOLOR_T: Op = Op {
    name: "leastcolor_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("leastcolor_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HEIGHT_T: Op = Op {
    name: "height_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("height_t", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static WIDTH_T: Op = Op {
    name: "width_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("width_t", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SHAPE_T: Op = Op {
    name: "shape_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("shape_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SQUARE_T: Op = Op {
    name: "square_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("square_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PALETTE_T: Op = Op {
    name: "palette_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[tok("palette_t", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NORMALIZE_T: Op = Op {
    name: "normalize_t",
    family: "grid",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("normalize_t", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMIRROR_T: Op = Op {
    name: "hmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("hmirror_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMIRROR_T: Op = Op {
    name: "vmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("vmirror_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DMIRROR_T: Op = Op {
    name: "dmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("dmirror_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CMIRROR_T: Op = Op {
    name: "cmirror_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("cmirror_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPSCALE_T: Op = Op {
    name: "upscale_t",
    family: "grid",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Grid,
    default: Default::EmptyTuple,
    spellings: &[tok("upscale_t", "grid factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PORTRAIT_T: Op = Op {
    name: "portrait_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[tok("portrait_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COLORCOUNT_T: Op = Op {
    name: "colorcount_t",
    family: "grid",
    params: &[Type::Grid, Type::Color],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("colorcount_t", "grid color")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NUMCOLORS_T: Op = Op {
    name: "numcolors_t",
    family: "grid",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("numcolors_t", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static IS_NO_GRID: Op = Op {
    name: "is_no_grid",
    family: "grid",
    params: &[Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("is_no_grid", "x")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
