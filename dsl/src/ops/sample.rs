//! What looks at the train samples of a task.

use crate::table::tok;
use crate::{Default, Op, Type};

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[&DEDUPE_PAIR_TUPLE, &C_IZ, &C_IZ_N, &C_ZO, &C_ZO_N, &A_MR];

pub(crate) static DEDUPE_PAIR_TUPLE: Op = Op {
    name: "dedupe_pair_tuple",
    family: "sample",
    params: &[Type::Samples],
    optional: 0,
    result: Type::Samples,
    default: Default::EmptyTuple,
    spellings: &[tok("dedupe_pair_tuple", "S")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static C_IZ: Op = Op {
    name: "c_iz",
    family: "sample",
    params: &[Type::Samples, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("c_iz", "S function")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static C_IZ_N: Op = Op {
    name: "c_iz_n",
    family: "sample",
    params: &[Type::Samples, Type::Function, Type::Function],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("c_iz_n", "S function pick")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static C_ZO: Op = Op {
    name: "c_zo",
    family: "sample",
    params: &[Type::Samples, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("c_zo", "S function")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static C_ZO_N: Op = Op {
    name: "c_zo_n",
    family: "sample",
    params: &[Type::Samples, Type::Function, Type::Function],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("c_zo_n", "S function pick")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};

pub(crate) static A_MR: Op = Op {
    name: "a_mr",
    family: "sample",
    params: &[Type::Samples],
    optional: 0,
    result: Type::Integer,
    default: Default::EmptyTuple,
    spellings: &[tok("a_mr", "S")],
    varies: false,
    meaning: "",
    example: "",
    run: |_, _| Err(crate::Error::Type),
};
