//! New tuples and sets.

use crate::limits::check_elements;
use crate::ops::args::item;
use crate::table::{arc, tok};
use crate::{Default, Dialect, Error, Indices, Op, Result, Type, Value};

/// The tuple of `count` times the item; empty for a negative count.
///
/// ```
/// use dsl::{Value, ops::container::repeat};
/// assert_eq!(repeat(&Value::Int(7), 3).unwrap().to_string(), "(7, 7, 7)");
/// ```
pub fn repeat(item: &Value, count: i64) -> Result<Value> {
    let count = usize::try_from(count.max(0)).map_err(|_| Error::Limit)?;
    check_elements(count)?;
    Value::tuple(vec![item.clone(); count])
}

/// The integers from `start` on in steps, up to but without `stop`.
///
/// ```
/// use dsl::ops::container::interval;
/// assert_eq!(interval(5, 0, -2), Ok(vec![5, 3, 1]));
/// ```
pub fn interval(start: i64, stop: i64, step: i64) -> Result<Vec<i64>> {
    if step == 0 {
        return Err(Error::Zero);
    }
    let (length, stride) = match step > 0 {
        true => (i128::from(stop) - i128::from(start), i128::from(step)),
        false => (i128::from(start) - i128::from(stop), -i128::from(step)),
    };
    let count = if length <= 0 { 0 } else { (length - 1) / stride + 1 };
    let count = usize::try_from(count).map_err(|_| Error::Limit)?;
    check_elements(count)?;
    Ok(std::iter::successors(Some(start), |n| n.checked_add(step)).take(count).collect())
}

/// The set of all pairs of an element of `a` with one of `b`. If `b` is empty, `a` may be anything.
///
/// ```
/// use dsl::{Dialect, Value, ops::container::product};
/// let all = product(&Value::Pair((0, 1)), &Value::Pair((2, 3)), Dialect::ArcDsl).unwrap();
/// assert_eq!(all.to_string(), "{(0, 2), (0, 3), (1, 2), (1, 3)}");
/// ```
pub fn product(a: &Value, b: &Value, dialect: Dialect) -> Result<Value> {
    let b = as_set(b, dialect)?;
    if b.is_empty_set() {
        return Ok(b);
    }
    let a = as_set(a, dialect)?;
    check_elements(a.size()?.saturating_mul(b.size()?))?;
    let (a, b) = (a.elements()?, b.elements()?);
    if let (Some(a), Some(b)) = (all_ints(&a), all_ints(&b)) {
        let pairs = a.iter().flat_map(|&i| b.iter().map(move |&j| (i, j)));
        return Indices::ascending(pairs.collect()).map(Value::from);
    }
    let pair = |i: &Value, j: &Value| Value::couple(i.clone(), j.clone());
    // Functions in a set keep the order of insertion; all else comes in ascending order at once.
    let functions = a.iter().chain(b.iter()).any(|e| matches!(e, Value::Function(_)));
    let pairs: Result<_> = match functions {
        true => b.iter().flat_map(|j| a.iter().map(move |i| pair(i, j))).collect(),
        false => a.iter().flat_map(|i| b.iter().map(move |j| pair(i, j))).collect(),
    };
    Value::set(pairs?, dialect)
}

fn all_ints(elements: &[Value]) -> Option<Vec<i64>> {
    elements.iter().map(|element| element.int().ok()).collect()
}

fn as_set(container: &Value, dialect: Dialect) -> Result<Value> {
    match container.is_set() {
        true => Ok(container.clone()),
        false => Value::set(container.elements()?.into_owned(), dialect),
    }
}

/// The pairs of the elements at the same place, as many as the shorter container has.
///
/// ```
/// use dsl::{Value, ops::container::pair};
/// let pairs = pair(&Value::Pair((1, 2)), &Value::Pair((3, 4))).unwrap();
/// assert_eq!(pairs.to_string(), "((1, 3), (2, 4))");
/// ```
pub fn pair(a: &Value, b: &Value) -> Result<Value> {
    let (a, b) = (a.elements()?, b.elements()?);
    let pairs = a.iter().zip(b.iter()).map(|(a, b)| Value::couple(a.clone(), b.clone()));
    Value::tuple(pairs.collect::<Result<_>>()?)
}

/// The triples of both elements of an element of `a` and the element of `b` at the same place.
fn celltuple(a: &Value, b: &Value) -> Result<Value> {
    let (a, b) = (a.elements()?, b.elements()?);
    let triples = a.iter().zip(b.iter()).map(|(place, color)| match &*place.elements()? {
        [i, j] => Value::tuple(vec![i.clone(), j.clone(), color.clone()]),
        _ => Err(Error::Type),
    });
    Value::tuple(triples.collect::<Result<_>>()?)
}

/// The table row of `repeat`.
pub static REPEAT: Op = Op {
    name: "repeat",
    family: "container",
    params: &[Type::Any, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("repeat", "item num"), tok("repeat", "item num")],
    varies: false,
    meaning: "the tuple of num times the item; empty if num is not positive",
    example: "repeat(7, 3) = (7, 7, 7)",
    run: |_, a| repeat(a[0], a[1].int()?),
};

/// The table row of `initset`.
pub static INITSET: Op = Op {
    name: "initset",
    family: "container",
    params: &[Type::Any],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("initset", "value"), tok("initset", "value")],
    varies: false,
    meaning: "the set with the value as its only element",
    example: "initset(3) = {3}",
    run: |cx, a| Value::set(vec![a[0].clone()], cx.dialect()),
};

/// The table row of `totuple`.
pub static TOTUPLE: Op = Op {
    name: "totuple",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("totuple", "container"), tok("totuple", "container")],
    varies: false,
    meaning: "the elements as a tuple, those of a set in ascending order",
    example: "totuple({2, 1}) = (1, 2)",
    run: |_, a| Value::tuple(a[0].elements()?.into_owned()),
};

/// The table row of `interval`.
pub static INTERVAL: Op = Op {
    name: "interval",
    family: "container",
    params: &[Type::Integer, Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("interval", "start stop step"), tok("interval", "start stop step")],
    varies: false,
    meaning: "the integers from start to before stop in steps; a zero error for step 0",
    example: "interval(5, 0, -2) = (5, 3, 1)",
    run: |_, a| {
        let numbers = interval(a[0].int()?, a[1].int()?, a[2].int()?)?;
        Value::tuple(numbers.into_iter().map(Value::Int).collect())
    },
};

/// The table row of `astuple`.
pub static ASTUPLE: Op = Op {
    name: "astuple",
    family: "container",
    params: &[Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("astuple", "a b"), tok("astuple", "a b")],
    varies: false,
    meaning: "the tuple of two values",
    example: "astuple(1, 2) = (1, 2)",
    run: |_, a| Value::couple(a[0].clone(), a[1].clone()),
};

/// The table row of `product`.
pub static PRODUCT: Op = Op {
    name: "product",
    family: "container",
    params: &[Type::Container, Type::Container],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("product", "a b"), tok("product", "a b")],
    varies: false,
    meaning: "the set of all pairs of an element of a and one of b; if b is empty a may be anything",
    example: "product((0, 1), {2}) = {(0, 2), (1, 2)}",
    run: |cx, a| {
        cx.spend(a[0].size().unwrap_or(0) as u64 * a[1].size().unwrap_or(0) as u64)?;
        product(a[0], a[1], cx.dialect())
    },
};

/// The table row of `pair`.
pub static PAIR: Op = Op {
    name: "pair",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[arc("pair", "a b"), tok("pair", "a b")],
    varies: false,
    meaning: "the tuple of pairs of elements at the same place, as many as the shorter container has",
    example: "pair((1, 2), (3, 4, 5)) = ((1, 3), (2, 4))",
    run: |_, a| pair(a[0], a[1]),
};

/// The table row of `ascell`.
pub static ASCELL: Op = Op {
    name: "ascell",
    family: "container",
    params: &[Type::Pair, Type::Color],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("ascell", "ij c")],
    varies: false,
    meaning: "the first two elements of a tuple, then c",
    example: "ascell((1, 2), 3) = (1, 2, 3)",
    run: |_, a| Value::tuple(vec![item(a[0], 0)?, item(a[0], 1)?, a[1].clone()]),
};

/// The table row of `toij`.
pub static TOIJ: Op = Op {
    name: "toij",
    family: "container",
    params: &[Type::Cell],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[tok("toij", "c")],
    varies: false,
    meaning: "the first two elements of a tuple",
    example: "toij((1, 2, 3)) = (1, 2)",
    run: |_, a| Value::tuple(vec![item(a[0], 0)?, item(a[0], 1)?]),
};

/// The table row of `astriple`.
pub static ASTRIPLE: Op = Op {
    name: "astriple",
    family: "container",
    params: &[Type::Integer, Type::Integer, Type::Color],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("astriple", "i j c")],
    varies: false,
    meaning: "the tuple of three values",
    example: "astriple(1, 2, 3) = (1, 2, 3)",
    run: |_, a| Value::tuple(a.iter().copied().cloned().collect()),
};

/// The table row of `celltuple`.
pub static CELLTUPLE: Op = Op {
    name: "celltuple",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::TupleTuple,
    default: Default::EmptyTuple,
    spellings: &[tok("celltuple", "a b")],
    varies: false,
    meaning: "the tuple of cells from places in a and colors in b, as many as the shorter container has",
    example: "celltuple(((1, 2), (3, 4)), (5, 6)) = ((1, 2, 5), (3, 4, 6))",
    run: |_, a| celltuple(a[0], a[1]),
};
