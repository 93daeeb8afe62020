//! Functions run over containers.

use super::{MERGE, retain, retained};
use crate::table::{arc, tok};
use crate::{Cx, Default, Dialect, Error, Kind, LIMITS, Op, Result, Type, Value};
use std::borrow::Cow;

/// What `function` gives for each element.
fn map(cx: &mut Cx, function: &Value, container: &Value) -> Result<Vec<Value>> {
    let elements = container.each()?;
    let mut results = Vec::with_capacity(elements.len());
    for element in elements {
        results.push(cx.call1(function, &element)?);
    }
    Ok(results)
}

/// What `function` gives for the elements, in a container like the one given.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::container::apply, parse};
/// let double = parse("double", Dialect::ArcDsl).unwrap();
/// let doubled = apply(&mut Cx::new(Policy::Poison), &double, &Value::Pair((3, 4)));
/// assert_eq!(doubled, Ok(Value::Pair((6, 8))));
/// ```
pub fn apply(cx: &mut Cx, function: &Value, container: &Value) -> Result<Value> {
    if let Value::Pair((i, j)) = container {
        let first = cx.call1(function, &Value::Int(*i))?;
        return Value::couple(first, cx.call1(function, &Value::Int(*j))?);
    }
    let results = map(cx, function, container)?;
    Value::container(container.kind()?, results, cx.dialect())
}

/// What the functions in a container give for the value, in a container like it.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::container::rapply, parse};
/// let functions = parse("(double, halve)", Dialect::ArcDsl).unwrap();
/// let results = rapply(&mut Cx::new(Policy::Poison), &functions, &Value::Int(4));
/// assert_eq!(results, Ok(Value::Pair((8, 2))));
/// ```
pub fn rapply(cx: &mut Cx, functions: &Value, value: &Value) -> Result<Value> {
    let results = each(cx, functions, value)?;
    Value::container(functions.kind()?, results, cx.dialect())
}

/// What each of the functions gives for the value.
fn each(cx: &mut Cx, functions: &Value, value: &Value) -> Result<Vec<Value>> {
    functions.elements()?.iter().map(|function| cx.call1(function, value)).collect()
}

/// The elements for which `condition` is true, in a container like the one given.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, ops::container::sfilter, parse};
/// let value = |text| parse(text, Dialect::ArcDsl).unwrap();
/// let kept = sfilter(&mut Cx::new(Policy::Poison), &value("{1, 2, 4}"), &value("even"));
/// assert_eq!(kept, Ok(value("{2, 4}")));
/// ```
pub fn sfilter(cx: &mut Cx, container: &Value, condition: &Value) -> Result<Value> {
    retain(container, cx.dialect(), |element| cx.holds(condition, element))
}

/// The elements for which `condition` is true, in a container of this kind.
fn filter_into(cx: &mut Cx, kind: Kind, container: &Value, condition: &Value) -> Result<Value> {
    if container.kind()? == kind {
        return sfilter(cx, container, condition);
    }
    let elements = container.elements()?;
    let kept = retained(&elements, |element| cx.holds(condition, element))?;
    Value::container(kind, kept, cx.dialect())
}

/// The first element for which `condition` is true, if there is one. Later elements are not tried.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::container::extract, parse};
/// let even = parse("even", Dialect::ArcDsl).unwrap();
/// let found = extract(&mut Cx::new(Policy::Poison), &Value::Pair((3, 4)), &even);
/// assert_eq!(found, Ok(Some(Value::Int(4))));
/// ```
pub fn extract(cx: &mut Cx, container: &Value, condition: &Value) -> Result<Option<Value>> {
    for element in container.each()? {
        if cx.holds(condition, &element)? {
            return Ok(Some(element.into_owned()));
        }
    }
    Ok(None)
}

/// What `function` gives for the elements of `a` and `b` at the same place, as many as the shorter
/// container has.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::container::papply, parse};
/// let add = parse("add", Dialect::ArcDsl).unwrap();
/// let sums = papply(&mut Cx::new(Policy::Poison), &add, &(1, 2).into(), &(10, 20).into());
/// assert_eq!(sums, Ok(Value::Pair((11, 22))));
/// ```
pub fn papply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Result<Value> {
    let (a, b) = (a.elements()?, b.elements()?);
    let results = a.iter().zip(b.iter()).map(|(i, j)| cx.call_on(function, &[i, j]));
    Value::tuple(results.collect::<Result<_>>()?)
}

/// The set of what `function` gives for each element of `a` with each of `b`. If `b` is empty, `a`
/// may be anything.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, ops::container::prapply, parse};
/// let add = parse("add", Dialect::ArcDsl).unwrap();
/// let sums = prapply(&mut Cx::new(Policy::Poison), &add, &(0, 1).into(), &(0, 1).into());
/// assert_eq!(sums.unwrap().to_string(), "{0, 1, 2}");
/// ```
pub fn prapply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Result<Value> {
    let dialect = cx.dialect();
    let mut results = Vec::new();
    let b = b.elements()?;
    let a = if b.is_empty() { Cow::default() } else { a.elements()? };
    for j in b.iter() {
        for i in a.iter() {
            results.push(cx.call_on(function, &[i, j])?);
            if results.len() > 2 * LIMITS.elements {
                results = distinct(results, dialect)?;
            }
        }
    }
    Value::set(results, dialect)
}

/// The elements without duplicates, so that memory stays bounded while results are collected.
fn distinct(elements: Vec<Value>, dialect: Dialect) -> Result<Vec<Value>> {
    Ok(Value::set(elements, dialect)?.elements()?.into_owned())
}

/// The table row of `sfilter`.
pub static SFILTER: Op = Op {
    name: "sfilter",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("sfilter", "container condition"), tok("sfilter", "container condition")],
    varies: false,
    meaning: "the elements for which the condition is true, in a container of the same kind",
    example: "sfilter({1, 2, 4}, even) = {2, 4}",
    run: |cx, a| sfilter(cx, a[0], a[1]),
};

/// The table row of `mfilter`.
pub static MFILTER: Op = Op {
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
    meaning: "merge of sfilter",
    example: "mfilter({{1, 2}, {3}}, size) = {1, 2, 3}",
    run: |cx, a| {
        let kept = cx.inner(&SFILTER, a)?;
        cx.inner1(&MERGE, &kept)
    },
};

/// The table row of `extract`.
pub static EXTRACT: Op = Op {
    name: "extract",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("extract", "container condition"), tok("extract", "container condition")],
    varies: true,
    meaning: "the first element for which the condition is true; if there is none an empty error, in tokpidjin the empty set",
    example: "extract((1, 2, 4), even) = 2",
    run: |cx, a| match extract(cx, a[0], a[1])? {
        Some(element) => Ok(element),
        None if cx.dialect().is_tok() => Ok(Value::empty_set()),
        None => Err(Error::Empty),
    },
};

/// The table row of `apply`.
pub static APPLY: Op = Op {
    name: "apply",
    family: "container",
    params: &[Type::Function, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("apply", "function container"), tok("apply", "function container")],
    varies: false,
    meaning: "what the function gives for the elements, in a container of the same kind",
    example: "apply(double, (1, 2, 3)) = (2, 4, 6)",
    run: |cx, a| apply(cx, a[0], a[1]),
};

/// The table row of `rapply`.
pub static RAPPLY: Op = Op {
    name: "rapply",
    family: "container",
    params: &[Type::Container, Type::Any],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("rapply", "functions value"), tok("rapply", "functions value")],
    varies: false,
    meaning: "what the functions give for the value, in a container of the same kind",
    example: "rapply((double, halve), 4) = (8, 2)",
    run: |cx, a| rapply(cx, a[0], a[1]),
};

/// The table row of `mapply`.
pub static MAPPLY: Op = Op {
    name: "mapply",
    family: "container",
    params: &[Type::Function, Type::ContainerContainer],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("mapply", "function container"), tok("mapply", "function container")],
    varies: false,
    meaning: "merge of apply",
    example: "mapply(initset, {1, 2}) = {1, 2}",
    run: |cx, a| {
        let results = cx.inner(&APPLY, a)?;
        cx.inner1(&MERGE, &results)
    },
};

/// The table row of `papply`.
pub static PAPPLY: Op = Op {
    name: "papply",
    family: "container",
    params: &[Type::Function, Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("papply", "function a b"), tok("papply", "function a b")],
    varies: false,
    meaning: "the tuple of what the function gives for the elements of a and b at the same place, as many as the shorter container has",
    example: "papply(add, (1, 2), (10, 20, 30)) = (11, 22)",
    run: |cx, a| papply(cx, a[0], a[1], a[2]),
};

/// The table row of `mpapply`.
pub static MPAPPLY: Op = Op {
    name: "mpapply",
    family: "container",
    params: &[Type::Function, Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("mpapply", "function a b"), tok("mpapply", "function a b")],
    varies: false,
    meaning: "merge of papply",
    example: "mpapply(repeat, (7, 8), (1, 2)) = (7, 8, 8)",
    run: |cx, a| {
        let results = cx.inner(&PAPPLY, a)?;
        cx.inner1(&MERGE, &results)
    },
};

/// The table row of `prapply`.
pub static PRAPPLY: Op = Op {
    name: "prapply",
    family: "container",
    params: &[Type::Any, Type::Container, Type::Container],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("prapply", "function a b"), tok("prapply", "function a b")],
    varies: false,
    meaning: "the set of what the function gives for each element of a with each of b; if b is empty a may be anything",
    example: "prapply(add, (0, 1), (0, 10)) = {0, 1, 10, 11}",
    run: |cx, a| prapply(cx, a[0], a[1], a[2]),
};

/// The table row of `sfilter_t`.
pub static SFILTER_T: Op = Op {
    name: "sfilter_t",
    family: "container",
    params: &[Type::Tuple, Type::Function],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("sfilter_t", "container condition")],
    varies: false,
    meaning: "the tuple of the elements for which the condition is true",
    example: "sfilter_t((1, 2, 4), even) = (2, 4)",
    run: |cx, a| filter_into(cx, Kind::Tuple, a[0], a[1]),
};

/// The table row of `sfilter_f`.
pub static SFILTER_F: Op = Op {
    name: "sfilter_f",
    family: "container",
    params: &[Type::Set, Type::Function],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("sfilter_f", "container condition")],
    varies: false,
    meaning: "the set of the elements for which the condition is true",
    example: "sfilter_f({1, 2, 4}, even) = {2, 4}",
    run: |cx, a| filter_into(cx, Kind::Set, a[0], a[1]),
};

/// The table row of `mfilter_t`.
pub static MFILTER_T: Op = Op {
    name: "mfilter_t",
    family: "container",
    params: &[Type::Tuple, Type::Function],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("mfilter_t", "container function")],
    varies: false,
    meaning: "the set of the elements for which the function is true, not merged",
    example: "mfilter_t((1, 2, 4), even) = {2, 4}",
    run: SFILTER_F.run,
};

/// The table row of `apply_t`.
pub static APPLY_T: Op = Op {
    name: "apply_t",
    family: "container",
    params: &[Type::Function, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("apply_t", "function container")],
    varies: false,
    meaning: "the tuple of what the function gives for the elements",
    example: "apply_t(double, (1, 2, 3)) = (2, 4, 6)",
    run: |cx, a| Value::tuple(map(cx, a[0], a[1])?),
};

/// The table row of `apply_f`.
pub static APPLY_F: Op = Op {
    name: "apply_f",
    family: "container",
    params: &[Type::Function, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("apply_f", "function container")],
    varies: false,
    meaning: "apply, meant for sets",
    example: "apply_f(double, {1, 2, 3}) = {2, 4, 6}",
    run: APPLY.run,
};

/// The table row of `rapply_t`.
pub static RAPPLY_T: Op = Op {
    name: "rapply_t",
    family: "container",
    params: &[Type::Tuple, Type::Any],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("rapply_t", "functions value")],
    varies: false,
    meaning: "the tuple of what the functions give for the value",
    example: "rapply_t((double, halve), 4) = (8, 2)",
    run: |cx, a| Value::tuple(each(cx, a[0], a[1])?),
};

/// The table row of `rapply_f`.
pub static RAPPLY_F: Op = Op {
    name: "rapply_f",
    family: "container",
    params: &[Type::Set, Type::Any],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("rapply_f", "functions value")],
    varies: false,
    meaning: "rapply, meant for sets",
    example: "rapply_f({double, halve}, 4) = {2, 8}",
    run: RAPPLY.run,
};

/// The table row of `mapply_t`.
pub static MAPPLY_T: Op = Op {
    name: "mapply_t",
    family: "container",
    params: &[Type::Function, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("mapply_t", "function container")],
    varies: false,
    meaning: "merge of apply_t",
    example: "mapply_t(initset, {1, 2}) = (1, 2)",
    run: |cx, a| {
        let results = cx.inner(&APPLY_T, a)?;
        cx.inner1(&MERGE, &results)
    },
};

/// The table row of `mapply_f`.
pub static MAPPLY_F: Op = Op {
    name: "mapply_f",
    family: "container",
    params: &[Type::Function, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("mapply_f", "function container")],
    varies: false,
    meaning: "merge of apply_f",
    example: "mapply_f(initset, {1, 2}) = {1, 2}",
    run: |cx, a| {
        let results = cx.inner(&APPLY_F, a)?;
        cx.inner1(&MERGE, &results)
    },
};
