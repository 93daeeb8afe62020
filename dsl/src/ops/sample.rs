//! What looks at the train samples of a task.

use crate::ops::container::{APPLY, DEDUPE, DIFFERENCE_TUPLE, FIRST, MAPPLY_T, SECOND};
use crate::ops::grid::MIR_ROT_T;
use crate::table::tok;
use crate::{Cx, Default, Error, Function, Op, Result, Type, Value};

/// The two values of each sample.
fn pairs(samples: &Value) -> Result<Vec<(Value, Value)>> {
    samples.elements()?.iter().map(pair).collect()
}

fn pair(sample: &Value) -> Result<(Value, Value)> {
    match &*sample.elements()? {
        [input, output] => Ok((input.clone(), output.clone())),
        _ => Err(Error::Type),
    }
}

/// The samples whose input differs from the output, as a tuple.
///
/// ```
/// use dsl::{Dialect, ops::sample::dedupe_pair_tuple, parse};
/// let samples = parse("((((1,),), ((1,),)), (((1,),), ((2,),)))", Dialect::Tokpidjin).unwrap();
/// assert_eq!(dedupe_pair_tuple(&samples).unwrap().to_string(), "((((1,),), ((2,),)),)");
/// ```
pub fn dedupe_pair_tuple(samples: &Value) -> Result<Value> {
    let differing = pairs(samples)?.into_iter().filter(|(input, output)| input != output);
    let differing = differing.map(|(input, output)| Value::tuple(vec![input, output]));
    Value::tuple(differing.collect::<Result<_>>()?)
}

/// What the function finds in all inputs and in all outputs, each as a tuple without duplicates.
fn findings(cx: &mut Cx, samples: &Value, function: &Value) -> Result<(Value, Value)> {
    let inputs = side(cx, &FIRST, samples)?;
    let outputs = side(cx, &SECOND, samples)?;
    Ok((distinct_results(cx, function, &inputs)?, distinct_results(cx, function, &outputs)?))
}

/// One side of all samples.
fn side(cx: &mut Cx, which: &'static Op, samples: &Value) -> Result<Value> {
    let which = Value::Function(Function::Op(which, cx.dialect()));
    cx.inner(&APPLY, &[&which, samples])
}

fn distinct_results(cx: &mut Cx, function: &Value, grids: &Value) -> Result<Value> {
    let results = cx.inner(&MAPPLY_T, &[function, grids])?;
    cx.inner(&DEDUPE, &[&results])
}

/// The first of the eight turns and mirrors of `mir_rot_t` that makes every output of its input.
fn common_turn(cx: &mut Cx, samples: &Value) -> Result<Option<i64>> {
    let samples = samples.elements()?;
    'turns: for turn in 0..8 {
        for sample in samples.iter() {
            let (input, output) = pair(sample)?;
            if output != cx.inner(&MIR_ROT_T, &[&input, &turn.into()])? {
                continue 'turns;
            }
        }
        return Ok(Some(turn));
    }
    Ok(None)
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[&DEDUPE_PAIR_TUPLE, &C_IZ, &C_IZ_N, &C_ZO, &C_ZO_N, &A_MR];

/// The table row of `dedupe_pair_tuple`.
pub static DEDUPE_PAIR_TUPLE: Op = Op {
    name: "dedupe_pair_tuple",
    family: "sample",
    params: &[Type::Samples],
    optional: 0,
    result: Type::Samples,
    default: Default::EmptyTuple,
    spellings: &[tok("dedupe_pair_tuple", "S")],
    varies: false,
    meaning: "the samples whose input differs from the output, as a tuple",
    example: "dedupe_pair_tuple(((1, 1), (1, 2))) = ((1, 2),)",
    run: |_, a| dedupe_pair_tuple(a[0]),
};

/// The table row of `c_iz`.
pub static C_IZ: Op = Op {
    name: "c_iz",
    family: "sample",
    params: &[Type::Samples, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("c_iz", "S function")],
    varies: false,
    meaning: "what the function finds in the inputs and not in the outputs: its results on all of them merged, without duplicates",
    example: "c_iz(((((1, 2),), ((1, 3),)),), merge) = (2,)",
    run: |cx, a| {
        let (inputs, outputs) = findings(cx, a[0], a[1])?;
        cx.inner(&DIFFERENCE_TUPLE, &[&inputs, &outputs])
    },
};

/// The table row of `c_iz_n`.
pub static C_IZ_N: Op = Op {
    name: "c_iz_n",
    family: "sample",
    params: &[Type::Samples, Type::Function, Type::Function],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("c_iz_n", "S function pick")],
    varies: false,
    meaning: "pick of c_iz",
    example: "c_iz_n(((((1, 2),), ((1, 3),)),), merge, first) = 2",
    run: |cx, a| {
        let found = cx.inner(&C_IZ, &a[..2])?;
        cx.call1(a[2], &found)
    },
};

/// The table row of `c_zo`.
pub static C_ZO: Op = Op {
    name: "c_zo",
    family: "sample",
    params: &[Type::Samples, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("c_zo", "S function")],
    varies: false,
    meaning: "what the function finds in the outputs and not in the inputs: its results on all of them merged, without duplicates",
    example: "c_zo(((((1, 2),), ((1, 3),)),), merge) = (3,)",
    run: |cx, a| {
        let (inputs, outputs) = findings(cx, a[0], a[1])?;
        cx.inner(&DIFFERENCE_TUPLE, &[&outputs, &inputs])
    },
};

/// The table row of `c_zo_n`.
pub static C_ZO_N: Op = Op {
    name: "c_zo_n",
    family: "sample",
    params: &[Type::Samples, Type::Function, Type::Function],
    optional: 0,
    result: Type::Color,
    default: Default::Zero,
    spellings: &[tok("c_zo_n", "S function pick")],
    varies: false,
    meaning: "pick of c_zo",
    example: "c_zo_n(((((1, 2),), ((1, 3),)),), merge, first) = 3",
    run: |cx, a| {
        let found = cx.inner(&C_ZO, &a[..2])?;
        cx.call1(a[2], &found)
    },
};

/// The table row of `a_mr`.
pub static A_MR: Op = Op {
    name: "a_mr",
    family: "sample",
    params: &[Type::Samples],
    optional: 0,
    result: Type::Integer,
    default: Default::EmptyTuple,
    spellings: &[tok("a_mr", "S")],
    varies: false,
    meaning: "the first kind of turn or mirror, from 0 to 7, by which mir_rot_t makes every output of its input, missing if there is none",
    example: "a_mr(((((1, 2),), ((2, 1),)),)) = 2",
    run: |cx, a| Ok(common_turn(cx, a[0])?.map_or(Value::Missing, Value::Int)),
};
