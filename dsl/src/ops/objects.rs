//! Sets of objects.

use crate::table::{arc, tok};
use crate::{Default, Op, Type};

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

pub(crate) static COLORFILTER: Op = Op {
    name: "colorfilter",
    family: "objects",
    params: &[Type::Objects, Type::Integer],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("colorfilter", "objs value"), tok("colorfilter", "objs color")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SIZEFILTER: Op = Op {
    name: "sizefilter",
    family: "objects",
    params: &[Type::Container, Type::Integer],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("sizefilter", "container n"), tok("sizefilter", "container n")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OBJECTS: Op = Op {
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
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PARTITION: Op = Op {
    name: "partition",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("partition", "grid"), tok("partition", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FGPARTITION: Op = Op {
    name: "fgpartition",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("fgpartition", "grid"), tok("fgpartition", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OCCURRENCES: Op = Op {
    name: "occurrences",
    family: "objects",
    params: &[Type::Grid, Type::Object],
    optional: 0,
    result: Type::Indices,
    default: Default::EmptySet,
    spellings: &[arc("occurrences", "grid obj"), tok("occurrences", "grid obj")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FRONTIERS: Op = Op {
    name: "frontiers",
    family: "objects",
    params: &[Type::Grid],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptySet,
    spellings: &[arc("frontiers", "grid"), tok("frontiers", "grid")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static O_G: Op = Op {
    name: "o_g",
    family: "objects",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::Objects,
    default: Default::EmptyTuple,
    spellings: &[tok("o_g", "grid type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static O_G_T: Op = Op {
    name: "o_g_t",
    family: "objects",
    params: &[Type::Grid, Type::Integer],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("o_g_t", "grid type"), tok("o_g_tuple", "grid type")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COLORFILTER_T: Op = Op {
    name: "colorfilter_t",
    family: "objects",
    params: &[Type::TupleTuple, Type::Integer],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("colorfilter_t", "objs color")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SIZEFILTER_T: Op = Op {
    name: "sizefilter_t",
    family: "objects",
    params: &[Type::Tuple, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("sizefilter_t", "container n")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OBJECTS_T: Op = Op {
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
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
