//! Tuples, sets and what runs over them.

use crate::table::{arc, rearc, tok};
use crate::{Default, Op, Type};

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &EQUALITY,
    &CONTAINED,
    &COMBINE,
    &INTERSECTION,
    &DIFFERENCE,
    &DEDUPE,
    &ORDER,
    &REPEAT,
    &SIZE,
    &MERGE,
    &MAXIMUM,
    &MINIMUM,
    &VALMAX,
    &VALMIN,
    &ARGMAX,
    &ARGMIN,
    &MOSTCOMMON,
    &LEASTCOMMON,
    &INITSET,
    &SFILTER,
    &MFILTER,
    &EXTRACT,
    &TOTUPLE,
    &FIRST,
    &LAST,
    &INSERT,
    &REMOVE,
    &OTHER,
    &INTERVAL,
    &ASTUPLE,
    &PRODUCT,
    &PAIR,
    &APPLY,
    &RAPPLY,
    &MAPPLY,
    &PAPPLY,
    &MPAPPLY,
    &PRAPPLY,
    &SECOND,
    &DIFFERENCE_TUPLE,
    &GET_NTH_T,
    &GET_NTH_F,
    &GET_NTH_BY_KEY_T,
    &GET_NTH_BY_KEY_F,
    &GET_RANK,
    &GET_ARG_RANK,
    &GET_ARG_RANK_T,
    &GET_ARG_RANK_F,
    &GET_VAL_RANK,
    &GET_COMMON_RANK,
    &GET_COMMON_RANK_F,
    &ASCELL,
    &TOIJ,
    &ASTRIPLE,
    &CELLTUPLE,
    &COMBINE_T,
    &COMBINE_F,
    &MOSTCOMMON_F,
    &LEASTCOMMON_F,
    &SFILTER_T,
    &SFILTER_F,
    &MFILTER_T,
    &FIRST_T,
    &FIRST_F,
    &LAST_T,
    &LAST_F,
    &REMOVE_T,
    &REMOVE_F,
    &OTHER_T,
    &OTHER_F,
    &APPLY_T,
    &APPLY_F,
    &RAPPLY_T,
    &RAPPLY_F,
    &MAPPLY_T,
];

pub(crate) static EQUALITY: Op = Op {
    name: "equality",
    family: "container",
    params: &[Type::Any, Type::Any],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("equality", "a b"), tok("equality", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CONTAINED: Op = Op {
    name: "contained",
    family: "container",
    params: &[Type::Any, Type::Container],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("contained", "value container"), tok("contained", "value container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COMBINE: Op = Op {
    name: "combine",
    family: "container",
    params: &[Type::Container, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("combine", "a b"), tok("combine", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INTERSECTION: Op = Op {
    name: "intersection",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("intersection", "a b"), tok("intersection", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DIFFERENCE: Op = Op {
    name: "difference",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("difference", "a b"), tok("difference", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DEDUPE: Op = Op {
    name: "dedupe",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("dedupe", "tup"), rearc("dedupe", "iterable"), tok("dedupe", "tup")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ORDER: Op = Op {
    name: "order",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("order", "container compfunc"), tok("order", "container compfunc")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static REPEAT: Op = Op {
    name: "repeat",
    family: "container",
    params: &[Type::Any, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("repeat", "item num"), tok("repeat", "item num")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SIZE: Op = Op {
    name: "size",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[
        arc("size", "container"),
        tok("size", "container"),
        tok("size_t", "container"),
        tok("size_f", "container"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MERGE: Op = Op {
    name: "merge",
    family: "container",
    params: &[Type::ContainerContainer],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[
        arc("merge", "containers"),
        tok("merge", "containers"),
        tok("merge_f", "containers"),
        tok("merge_t", "containers"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MAXIMUM: Op = Op {
    name: "maximum",
    family: "container",
    params: &[Type::IntegerSet],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("maximum", "container"), tok("maximum", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MINIMUM: Op = Op {
    name: "minimum",
    family: "container",
    params: &[Type::IntegerSet],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("minimum", "container"), tok("minimum", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VALMAX: Op = Op {
    name: "valmax",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[
        arc("valmax", "container compfunc"),
        tok("valmax", "container compfunc"),
        tok("valmax_t", "container compfunc"),
        tok("valmax_f", "container compfunc"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static VALMIN: Op = Op {
    name: "valmin",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[
        arc("valmin", "container compfunc"),
        tok("valmin", "container compfunc"),
        tok("valmin_t", "container compfunc"),
        tok("valmin_f", "container compfunc"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ARGMAX: Op = Op {
    name: "argmax",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        arc("argmax", "container compfunc"),
        tok("argmax", "container compfunc"),
        tok("argmax_t", "container compfunc"),
        tok("argmax_f", "container compfunc"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ARGMIN: Op = Op {
    name: "argmin",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        arc("argmin", "container compfunc"),
        tok("argmin", "container compfunc"),
        tok("argmin_t", "container compfunc"),
        tok("argmin_f", "container compfunc"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MOSTCOMMON: Op = Op {
    name: "mostcommon",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        arc("mostcommon", "container"),
        tok("mostcommon", "container"),
        tok("mostcommon_t", "container"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEASTCOMMON: Op = Op {
    name: "leastcommon",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        arc("leastcommon", "container"),
        tok("leastcommon", "container"),
        tok("leastcommon_t", "container"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INITSET: Op = Op {
    name: "initset",
    family: "container",
    params: &[Type::Any],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("initset", "value"), tok("initset", "value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SFILTER: Op = Op {
    name: "sfilter",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("sfilter", "container condition"), tok("sfilter", "container condition")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MFILTER: Op = Op {
    name: "mfilter",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[
        arc("mfilter", "container function"),
        tok("mfilter", "container function"),
        tok("mfilter_f", "container function"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static EXTRACT: Op = Op {
    name: "extract",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("extract", "container condition"), tok("extract", "container condition")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOTUPLE: Op = Op {
    name: "totuple",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("totuple", "container"), tok("totuple", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FIRST: Op = Op {
    name: "first",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("first", "container"), tok("first", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LAST: Op = Op {
    name: "last",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("last", "container"), tok("last", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INSERT: Op = Op {
    name: "insert",
    family: "container",
    params: &[Type::Any, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("insert", "value container"), tok("insert", "value container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static REMOVE: Op = Op {
    name: "remove",
    family: "container",
    params: &[Type::Any, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("remove", "value container"), tok("remove", "value container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OTHER: Op = Op {
    name: "other",
    family: "container",
    params: &[Type::Container, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("other", "container value"), tok("other", "container value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static INTERVAL: Op = Op {
    name: "interval",
    family: "container",
    params: &[Type::Integer, Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("interval", "start stop step"), tok("interval", "start stop step")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ASTUPLE: Op = Op {
    name: "astuple",
    family: "container",
    params: &[Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("astuple", "a b"), tok("astuple", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PRODUCT: Op = Op {
    name: "product",
    family: "container",
    params: &[Type::Container, Type::Container],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("product", "a b"), tok("product", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PAIR: Op = Op {
    name: "pair",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[arc("pair", "a b"), tok("pair", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static APPLY: Op = Op {
    name: "apply",
    family: "container",
    params: &[Type::Function, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("apply", "function container"), tok("apply", "function container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RAPPLY: Op = Op {
    name: "rapply",
    family: "container",
    params: &[Type::Container, Type::Any],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("rapply", "functions value"), tok("rapply", "functions value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MAPPLY: Op = Op {
    name: "mapply",
    family: "container",
    params: &[Type::Function, Type::ContainerContainer],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[
        arc("mapply", "function container"),
        tok("mapply", "function container"),
        tok("mapply_f", "function container"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PAPPLY: Op = Op {
    name: "papply",
    family: "container",
    params: &[Type::Function, Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("papply", "function a b"), tok("papply", "function a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MPAPPLY: Op = Op {
    name: "mpapply",
    family: "container",
    params: &[Type::Function, Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("mpapply", "function a b"), tok("mpapply", "function a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static PRAPPLY: Op = Op {
    name: "prapply",
    family: "container",
    params: &[Type::Any, Type::Container, Type::Container],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("prapply", "function a b"), tok("prapply", "function a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SECOND: Op = Op {
    name: "second",
    family: "container",
    params: &[Type::Container],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("second", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static DIFFERENCE_TUPLE: Op = Op {
    name: "difference_tuple",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("difference_tuple", "a b"), tok("difference_t", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_NTH_T: Op = Op {
    name: "get_nth_t",
    family: "container",
    params: &[Type::Tuple, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_t", "container rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_NTH_F: Op = Op {
    name: "get_nth_f",
    family: "container",
    params: &[Type::Set, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_f", "container rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_NTH_BY_KEY_T: Op = Op {
    name: "get_nth_by_key_t",
    family: "container",
    params: &[Type::Tuple, Type::Integer, Type::Any],
    optional: 1,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_by_key_t", "container rank key")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_NTH_BY_KEY_F: Op = Op {
    name: "get_nth_by_key_f",
    family: "container",
    params: &[Type::Set, Type::Integer, Type::Any],
    optional: 1,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_by_key_f", "container rank key")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_RANK: Op = Op {
    name: "get_rank",
    family: "container",
    params: &[Type::IntegerSet, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("get_rank", "container rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_ARG_RANK: Op = Op {
    name: "get_arg_rank",
    family: "container",
    params: &[Type::Container, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank", "container compfunc rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_ARG_RANK_T: Op = Op {
    name: "get_arg_rank_t",
    family: "container",
    params: &[Type::Tuple, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank_t", "container compfunc rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_ARG_RANK_F: Op = Op {
    name: "get_arg_rank_f",
    family: "container",
    params: &[Type::Set, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank_f", "container compfunc rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_VAL_RANK: Op = Op {
    name: "get_val_rank",
    family: "container",
    params: &[Type::Container, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        tok("get_val_rank", "container compfunc rank"),
        tok("get_val_rank_t", "container compfunc rank"),
        tok("get_val_rank_f", "container compfunc rank"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_COMMON_RANK: Op = Op {
    name: "get_common_rank",
    family: "container",
    params: &[Type::Container, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        tok("get_common_rank", "container rank"),
        tok("get_common_rank_t", "container rank"),
    ],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static GET_COMMON_RANK_F: Op = Op {
    name: "get_common_rank_f",
    family: "container",
    params: &[Type::Set, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_common_rank_f", "container rank")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ASCELL: Op = Op {
    name: "ascell",
    family: "container",
    params: &[Type::Pair, Type::Color],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("ascell", "ij c")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static TOIJ: Op = Op {
    name: "toij",
    family: "container",
    params: &[Type::Cell],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("toij", "c")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static ASTRIPLE: Op = Op {
    name: "astriple",
    family: "container",
    params: &[Type::Integer, Type::Integer, Type::Color],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("astriple", "i j c")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static CELLTUPLE: Op = Op {
    name: "celltuple",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("celltuple", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COMBINE_T: Op = Op {
    name: "combine_t",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("combine_t", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static COMBINE_F: Op = Op {
    name: "combine_f",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("combine_f", "a b")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MOSTCOMMON_F: Op = Op {
    name: "mostcommon_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("mostcommon_f", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LEASTCOMMON_F: Op = Op {
    name: "leastcommon_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("leastcommon_f", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SFILTER_T: Op = Op {
    name: "sfilter_t",
    family: "container",
    params: &[Type::Tuple, Type::Function],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("sfilter_t", "container condition")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static SFILTER_F: Op = Op {
    name: "sfilter_f",
    family: "container",
    params: &[Type::Set, Type::Function],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("sfilter_f", "container condition")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MFILTER_T: Op = Op {
    name: "mfilter_t",
    family: "container",
    params: &[Type::Tuple, Type::Function],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("mfilter_t", "container function")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FIRST_T: Op = Op {
    name: "first_t",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("first_t", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static FIRST_F: Op = Op {
    name: "first_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("first_f", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LAST_T: Op = Op {
    name: "last_t",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("last_t", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static LAST_F: Op = Op {
    name: "last_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("last_f", "container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static REMOVE_T: Op = Op {
    name: "remove_t",
    family: "container",
    params: &[Type::Any, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("remove_t", "value container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static REMOVE_F: Op = Op {
    name: "remove_f",
    family: "container",
    params: &[Type::Any, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("remove_f", "value container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OTHER_T: Op = Op {
    name: "other_t",
    family: "container",
    params: &[Type::Tuple, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("other_t", "container value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static OTHER_F: Op = Op {
    name: "other_f",
    family: "container",
    params: &[Type::Set, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("other_f", "container value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static APPLY_T: Op = Op {
    name: "apply_t",
    family: "container",
    params: &[Type::Function, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("apply_t", "function container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static APPLY_F: Op = Op {
    name: "apply_f",
    family: "container",
    params: &[Type::Function, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("apply_f", "function container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RAPPLY_T: Op = Op {
    name: "rapply_t",
    family: "container",
    params: &[Type::Tuple, Type::Any],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("rapply_t", "functions value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static RAPPLY_F: Op = Op {
    name: "rapply_f",
    family: "container",
    params: &[Type::Set, Type::Any],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("rapply_f", "functions value")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static MAPPLY_T: Op = Op {
    name: "mapply_t",
    family: "container",
    params: &[Type::Function, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("mapply_t", "function container")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
