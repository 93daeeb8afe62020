//! What works on grids and patches alike.

use crate::table::arc;
use crate::{Default, Op, Type};

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

pub(crate) static MOSTCOLOR: Op = Op {
    name: "mostcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("mostcolor", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEASTCOLOR: Op = Op {
    name: "leastcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("leastcolor", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HEIGHT: Op = Op {
    name: "height",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("height", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static WIDTH: Op = Op {
    name: "width",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("width", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SHAPE: Op = Op {
    name: "shape",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("shape", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PORTRAIT: Op = Op {
    name: "portrait",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("portrait", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COLORCOUNT: Op = Op {
    name: "colorcount",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("colorcount", "element value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SQUARE: Op = Op {
    name: "square",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("square", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PALETTE: Op = Op {
    name: "palette",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("palette", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static NUMCOLORS: Op = Op {
    name: "numcolors",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("numcolors", "element")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static HMIRROR: Op = Op {
    name: "hmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("hmirror", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VMIRROR: Op = Op {
    name: "vmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("vmirror", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DMIRROR: Op = Op {
    name: "dmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("dmirror", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CMIRROR: Op = Op {
    name: "cmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("cmirror", "piece")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static UPSCALE: Op = Op {
    name: "upscale",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Element,
    default: Default::EmptySet,
    spellings: &[arc("upscale", "element factor")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
