//! Order, extremes and frequencies.

use crate::call::seen;
use crate::ops::args::{python_index, tuple_elements};
use crate::table::{arc, tok};
use crate::{
    Cx, Default, Dialect, Error, Op, Result, Type, Value, canonical_cmp, less, sort_by_key,
};
use std::borrow::Cow;
use std::cmp::Reverse;

/// What a sorting or comparing op compares for an element; a missing function means the element.
fn key_of(cx: &mut Cx, function: &Value, element: &Value) -> Result<Value> {
    match function {
        Value::Missing => Ok(element.clone()),
        _ => cx.call1(function, element),
    }
}

/// The elements of a container in ascending order of what `function` gives for them; among equals
/// the earlier element comes first.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, ops::container::order, parse};
/// let value = |text| parse(text, Dialect::ArcDsl).unwrap();
/// let sorted = order(&mut Cx::new(Policy::Poison), &value("((1, 2), (3,), ())"), &value("size"));
/// assert_eq!(sorted.unwrap(), [value("()"), value("(3,)"), value("(1, 2)")]);
/// ```
pub fn order(cx: &mut Cx, container: &Value, function: &Value) -> Result<Vec<Value>> {
    let keyed = with_keys(cx, container, function)?;
    Ok(values(sort_by_key(keyed)?))
}

/// The elements in descending order; among equals the earlier element still comes first.
fn order_down(cx: &mut Cx, container: &Value, function: &Value) -> Result<Vec<Value>> {
    let mut keyed = with_keys(cx, container, function)?;
    keyed.reverse();
    let mut sorted = values(sort_by_key(keyed)?);
    sorted.reverse();
    Ok(sorted)
}

/// The elements with their keys. Pays for comparing the keys.
fn with_keys(cx: &mut Cx, container: &Value, function: &Value) -> Result<Vec<(Value, Value)>> {
    let mut keyed = Vec::new();
    for element in container.each()? {
        keyed.push((key_of(cx, function, &element)?, element.into_owned()));
    }
    let heaviest = keyed.iter().map(|(key, _)| key.weight()).max().unwrap_or(0);
    cx.spend(u64::from(heaviest) * keyed.len() as u64)?;
    Ok(keyed)
}

fn values(keyed: Vec<(Value, Value)>) -> Vec<Value> {
    keyed.into_iter().map(|(_, element)| element).collect()
}

/// Which extreme is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    /// The smallest.
    Min,
    /// The largest.
    Max,
}

/// The first element of a container for which `function` is extreme, if there is any element. Read
/// from the left: an element takes over when it beats the best so far, which settles what happens
/// where the order is only partial.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, ops::container::{Extreme, extreme}, parse};
/// let value = |text| parse(text, Dialect::ArcDsl).unwrap();
/// let mut cx = Cx::new(Policy::Poison);
/// let longest = extreme(&mut cx, Extreme::Max, &value("((), (1,), (2,))"), &value("size"));
/// assert_eq!(longest, Ok(Some(value("(1,)"))));
/// ```
pub fn extreme(
    cx: &mut Cx,
    wanted: Extreme,
    container: &Value,
    function: &Value,
) -> Result<Option<Value>> {
    let mut best: Option<(Value, Cow<'_, Value>)> = None;
    for element in container.each()? {
        let result = key_of(cx, function, &element);
        let key = seen(&result)?;
        let better = match &best {
            None => true,
            Some((best, _)) => {
                cx.spend(u64::from(key.weight()) + u64::from(best.weight()))?;
                match wanted {
                    Extreme::Min => less(key, best)?,
                    Extreme::Max => less(best, key)?,
                }
            }
        };
        if better {
            best = Some((result?, element));
        }
    }
    Ok(best.map(|(_, element)| element.into_owned()))
}

/// The extreme element itself, 0 of nothing.
fn extreme_value(cx: &mut Cx, wanted: Extreme, container: &Value) -> Result<Value> {
    Ok(extreme(cx, wanted, container, &Value::Missing)?.unwrap_or(Value::Int(0)))
}

/// What the function gives for the element where it is extreme, or for 0 if there is none.
fn extreme_key(cx: &mut Cx, wanted: Extreme, a: &[&Value]) -> Result<Value> {
    let element = extreme(cx, wanted, a[0], a[1])?.unwrap_or(Value::Int(0));
    cx.call1(a[1], &element)
}

/// The element where the function is extreme. Of nothing: missing in re-arc, else an error.
fn extreme_element(cx: &mut Cx, wanted: Extreme, a: &[&Value]) -> Result<Value> {
    match extreme(cx, wanted, a[0], a[1])? {
        Some(element) => Ok(element),
        None if cx.dialect() == Dialect::ReArc => Ok(Value::Missing),
        None => Err(Error::Empty),
    }
}

/// The distinct elements in ascending order, each with how often it occurs.
///
/// ```
/// use dsl::{Dialect, ops::container::frequencies};
/// let counted = frequencies(&[3.into(), 1.into(), 3.into()], Dialect::ArcDsl).unwrap();
/// assert_eq!(counted, [(1.into(), 1), (3.into(), 2)]);
/// ```
pub fn frequencies(elements: &[Value], dialect: Dialect) -> Result<Vec<(Value, usize)>> {
    let distinct = Value::set(elements.to_vec(), dialect)?;
    let distinct = distinct.elements()?.into_owned();
    let mut counts = vec![0; distinct.len()];
    for element in elements {
        if let Some(place) = position(&distinct, element, dialect) {
            counts[place] += 1;
        }
    }
    Ok(distinct.into_iter().zip(counts).collect())
}

/// Where the value is among the ascending elements of a set.
pub(super) fn position(set: &[Value], value: &Value, dialect: Dialect) -> Option<usize> {
    let start = set.partition_point(|e| canonical_cmp(e, value, dialect).is_lt());
    // Functions compare as equal without being so: look through all that tie.
    let mut ties = set[start..].iter().take_while(|e| canonical_cmp(e, value, dialect).is_eq());
    ties.position(|e| e == value).map(|place| start + place)
}

/// The most or least frequent element, among equals the smallest.
pub(crate) fn common(elements: &[Value], wanted: Extreme, dialect: Dialect) -> Result<Value> {
    let counted = frequencies(elements, dialect)?.into_iter();
    let found = match wanted {
        // Of equals, `max_by_key` takes the last and `min_by_key` the first.
        Extreme::Max => counted.rev().max_by_key(|(_, count)| *count),
        Extreme::Min => counted.min_by_key(|(_, count)| *count),
    };
    found.map(|(element, _)| element).ok_or(Error::Empty)
}

/// The element with that rank from the most to the least frequent, if there is one; among equals
/// the one that occurs first.
pub(crate) fn rank_by_count(
    cx: &mut Cx,
    elements: &[Value],
    rank: &Value,
) -> Result<Option<Value>> {
    let rank = rank.int()?;
    let mut counted = frequencies(elements, cx.dialect())?;
    cx.spend(counted.len() as u64 * elements.len() as u64)?;
    let first = |element: &Value| elements.iter().position(|other| other == element);
    counted.sort_by_cached_key(|(element, count)| (Reverse(*count), first(element)));
    Ok(python_index(counted.len(), rank).map(|place| counted[place].0.clone()))
}

/// The elements from the least to the most frequent, among equals the smallest first.
fn by_frequency(elements: &[Value], dialect: Dialect) -> Result<Vec<Value>> {
    let mut counted = frequencies(elements, dialect)?;
    counted.sort_by_key(|(_, count)| *count);
    Ok(counted.into_iter().map(|(element, _)| element).collect())
}

/// The element with that rank, counted from the end if negative, if there is one.
fn pick(sorted: &[Value], rank: &Value) -> Result<Option<Value>> {
    Ok(python_index(sorted.len(), rank.int()?).map(|place| sorted[place].clone()))
}

/// The empty container of the same kind.
fn empty_like(container: &Value) -> Value {
    if container.is_set() { Value::empty_set() } else { Value::empty_tuple() }
}

/// The function that the optional last argument names.
fn key_argument<'a>(a: &[&'a Value]) -> &'a Value {
    a.get(2).copied().unwrap_or(&Value::Missing)
}

/// The table row of `order`.
pub static ORDER: Op = Op {
    name: "order",
    family: "container",
    params: &[Type::Container, Type::Function],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("order", "container compfunc"), tok("order", "container compfunc")],
    varies: false,
    meaning: "the elements as a tuple in ascending order of what the function gives for them, equals as they come; without a function, of themselves",
    example: "order(((1, 2), (3,), ()), size) = ((), (3,), (1, 2))",
    run: |cx, a| Value::tuple(order(cx, a[0], a[1])?),
};

/// The table row of `maximum`.
pub static MAXIMUM: Op = Op {
    name: "maximum",
    family: "container",
    params: &[Type::IntegerSet],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("maximum", "container"), tok("maximum", "container")],
    varies: false,
    meaning: "the largest element, 0 of an empty container; sets compare by inclusion",
    example: "maximum({1, 5, 3}) = 5",
    run: |cx, a| extreme_value(cx, Extreme::Max, a[0]),
};

/// The table row of `minimum`.
pub static MINIMUM: Op = Op {
    name: "minimum",
    family: "container",
    params: &[Type::IntegerSet],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("minimum", "container"), tok("minimum", "container")],
    varies: false,
    meaning: "the smallest element, 0 of an empty container; sets compare by inclusion",
    example: "minimum({4, 2, 3}) = 2",
    run: |cx, a| extreme_value(cx, Extreme::Min, a[0]),
};

/// The table row of `valmax`.
pub static VALMAX: Op = Op {
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
    meaning: "the largest value that the function takes on the elements; its value for 0 if there are none",
    example: "valmax(((1, 2), (3,)), size) = 2",
    run: |cx, a| extreme_key(cx, Extreme::Max, a),
};

/// The table row of `valmin`.
pub static VALMIN: Op = Op {
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
    meaning: "the smallest value that the function takes on the elements; its value for 0 if there are none",
    example: "valmin(((1, 2), (3,)), size) = 1",
    run: |cx, a| extreme_key(cx, Extreme::Min, a),
};

/// The table row of `argmax`.
pub static ARGMAX: Op = Op {
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
    varies: true,
    meaning: "the first element where the function is largest; of an empty container an empty error, in re-arc missing",
    example: "argmax(((3,), (1, 2), (5, 6)), size) = (1, 2)",
    run: |cx, a| extreme_element(cx, Extreme::Max, a),
};

/// The table row of `argmin`.
pub static ARGMIN: Op = Op {
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
    varies: true,
    meaning: "the first element where the function is smallest; of an empty container an empty error, in re-arc missing",
    example: "argmin(((1, 2), (3,), (4,)), size) = (3,)",
    run: |cx, a| extreme_element(cx, Extreme::Min, a),
};

/// The table row of `mostcommon`.
pub static MOSTCOMMON: Op = Op {
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
    meaning: "the most frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set",
    example: "mostcommon((3, 1, 3, 1, 2)) = 1",
    run: |cx, a| common(&tuple_elements(a[0])?, Extreme::Max, cx.dialect()),
};

/// The table row of `leastcommon`.
pub static LEASTCOMMON: Op = Op {
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
    meaning: "the least frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set",
    example: "leastcommon((3, 1, 3, 1, 2)) = 2",
    run: |cx, a| common(&tuple_elements(a[0])?, Extreme::Min, cx.dialect()),
};

/// The table row of `get_nth_by_key_t`.
pub static GET_NTH_BY_KEY_T: Op = Op {
    name: "get_nth_by_key_t",
    family: "container",
    params: &[Type::Tuple, Type::Integer, Type::Any],
    optional: 1,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_by_key_t", "container rank key")],
    varies: false,
    meaning: "the element with that rank in ascending order of the key, counted from the end if negative; an index error outside, missing of nothing",
    example: "get_nth_by_key_t(((1, 2), (), (3,)), -1, size) = (1, 2)",
    run: |cx, a| {
        let sorted = order(cx, a[0], key_argument(a))?;
        match sorted.is_empty() {
            true => Ok(Value::Missing),
            false => pick(&sorted, a[1])?.ok_or(Error::Index),
        }
    },
};

/// The table row of `get_nth_by_key_f`.
pub static GET_NTH_BY_KEY_F: Op = Op {
    name: "get_nth_by_key_f",
    family: "container",
    params: &[Type::Set, Type::Integer, Type::Any],
    optional: 1,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_nth_by_key_f", "container rank key")],
    varies: false,
    meaning: "the element with that rank in ascending order of the key, the first if the rank is negative, missing if it is too large",
    example: "get_nth_by_key_f({(1, 2), (), (3,)}, 1, size) = (3,)",
    run: |cx, a| {
        let sorted = order(cx, a[0], key_argument(a))?;
        let place = usize::try_from(a[1].int()?.max(0)).unwrap_or(usize::MAX);
        Ok(sorted.get(place).cloned().unwrap_or(Value::Missing))
    },
};

/// The table row of `get_rank`.
pub static GET_RANK: Op = Op {
    name: "get_rank",
    family: "container",
    params: &[Type::IntegerSet, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[tok("get_rank", "container rank")],
    varies: false,
    meaning: "the element with that rank in descending order, counted from the end if negative; 0 outside",
    example: "get_rank({4, 9, 6}, 1) = 6",
    run: |cx, a| {
        let sorted = order_down(cx, a[0], &Value::Missing)?;
        Ok(pick(&sorted, a[1])?.unwrap_or(Value::Int(0)))
    },
};

/// The table row of `get_arg_rank`.
pub static GET_ARG_RANK: Op = Op {
    name: "get_arg_rank",
    family: "container",
    params: &[Type::Container, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank", "container compfunc rank")],
    varies: false,
    meaning: "the element with that rank in descending order of the function, counted from the end if negative; an empty container of the same kind outside",
    example: "get_arg_rank(((1,), (2, 3), ()), size, 0) = (2, 3)",
    run: |cx, a| {
        let sorted = order_down(cx, a[0], a[1])?;
        Ok(pick(&sorted, a[2])?.unwrap_or_else(|| empty_like(a[0])))
    },
};

/// The table row of `get_arg_rank_t`.
pub static GET_ARG_RANK_T: Op = Op {
    name: "get_arg_rank_t",
    family: "container",
    params: &[Type::Tuple, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank_t", "container compfunc rank")],
    varies: false,
    meaning: "get_arg_rank, but the empty tuple outside",
    example: "get_arg_rank_t(((1,), (2, 3), ()), size, -1) = ()",
    run: |cx, a| {
        let sorted = order_down(cx, a[0], a[1])?;
        Ok(pick(&sorted, a[2])?.unwrap_or_else(Value::empty_tuple))
    },
};

/// The table row of `get_arg_rank_f`.
pub static GET_ARG_RANK_F: Op = Op {
    name: "get_arg_rank_f",
    family: "container",
    params: &[Type::Set, Type::Function, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_arg_rank_f", "container compfunc rank")],
    varies: false,
    meaning: "get_arg_rank, but the empty set outside",
    example: "get_arg_rank_f({(1,), (2, 3)}, size, 1) = (1,)",
    run: |cx, a| {
        let sorted = order_down(cx, a[0], a[1])?;
        Ok(pick(&sorted, a[2])?.unwrap_or_else(Value::empty_set))
    },
};

/// The table row of `get_val_rank`.
pub static GET_VAL_RANK: Op = Op {
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
    meaning: "what the function gives for the element with that rank in ascending order of it, counted from the end if negative; its value for 0 outside",
    example: "get_val_rank(((1,), (2, 3), ()), size, 0) = 0",
    run: |cx, a| {
        let sorted = order(cx, a[0], a[1])?;
        let element = pick(&sorted, a[2])?.unwrap_or(Value::Int(0));
        cx.call1(a[1], &element)
    },
};

/// The table row of `get_common_rank`.
pub static GET_COMMON_RANK: Op = Op {
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
    meaning: "the element of a tuple with that rank from the least to the most frequent, among equals the smallest first, counted from the end if negative; the empty tuple outside",
    example: "get_common_rank((3, 1, 3), -1) = 3",
    run: |cx, a| {
        let sorted = by_frequency(&tuple_elements(a[0])?, cx.dialect())?;
        Ok(pick(&sorted, a[1])?.unwrap_or_else(Value::empty_tuple))
    },
};

/// The table row of `get_common_rank_f`.
pub static GET_COMMON_RANK_F: Op = Op {
    name: "get_common_rank_f",
    family: "container",
    params: &[Type::Set, Type::Integer],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("get_common_rank_f", "container rank")],
    varies: false,
    meaning: "the element with that rank from the least to the most frequent, among equals the smallest first, counted from the end if negative; the empty set outside",
    example: "get_common_rank_f({3, 1}, 0) = 1",
    run: |cx, a| {
        let sorted = by_frequency(&a[0].elements()?, cx.dialect())?;
        Ok(pick(&sorted, a[1])?.unwrap_or_else(Value::empty_set))
    },
};

/// The table row of `mostcommon_f`.
pub static MOSTCOMMON_F: Op = Op {
    name: "mostcommon_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("mostcommon_f", "container")],
    varies: false,
    meaning: "the most frequent element, among equals the smallest, so the first of a set; an empty error of nothing",
    example: "mostcommon_f({5, 4}) = 4",
    run: |cx, a| common(&a[0].elements()?, Extreme::Max, cx.dialect()),
};

/// The table row of `leastcommon_f`.
pub static LEASTCOMMON_F: Op = Op {
    name: "leastcommon_f",
    family: "container",
    params: &[Type::Set],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[tok("leastcommon_f", "container")],
    varies: false,
    meaning: "the least frequent element, among equals the smallest, so the first of a set; an empty error of nothing",
    example: "leastcommon_f({5, 4}) = 4",
    run: |cx, a| common(&a[0].elements()?, Extreme::Min, cx.dialect()),
};
