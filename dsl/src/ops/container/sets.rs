//! Membership and the algebra of containers.

use super::position;
use crate::ops::args::len;
use crate::table::{arc, rearc, tok};
use crate::{
    Cell, Cx, Default, Dialect, Error, Ij, Indices, Kind, Object, Op, Result, Type, Value,
};

/// The elements of `a`, then those of `b`, in a container like `a`.
///
/// ```
/// use dsl::{Dialect, Value, ops::container::combine};
/// let joined = combine(&Value::Pair((2, 1)), &Value::Pair((1, 3)), Dialect::ArcDsl).unwrap();
/// assert_eq!(joined.to_string(), "(2, 1, 1, 3)");
/// ```
pub fn combine(a: &Value, b: &Value, dialect: Dialect) -> Result<Value> {
    match (a, b) {
        (Value::Indices(a), Value::Indices(b)) => Ok(Indices::ascending(union(a, b))?.into()),
        (Value::Object(a, form), Value::Object(b, other)) if form == other => {
            Ok(Object::ascending(union(a, b))?.value(*form))
        }
        _ => {
            let kind = a.kind()?;
            Value::container(kind, [a.elements()?, b.elements()?].concat(), dialect)
        }
    }
}

/// All of two ascending slices, ascending as well.
fn union<T: Ord + Copy>(a: &[T], b: &[T]) -> Vec<T> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let mut b = b.iter().copied().peekable();
    for element in a {
        while let Some(before) = b.next_if(|other| other < element) {
            all.push(before);
        }
        b.next_if_eq(element);
        all.push(*element);
    }
    all.extend(b);
    all
}

/// The elements of the set `a` that are in the set `b`.
///
/// ```
/// use dsl::{Dialect, Indices, Value, ops::container::intersection};
/// let set = |places: &[_]| Value::from(Indices::new(places.to_vec()).unwrap());
/// let common = intersection(&set(&[(0, 1), (2, 2)]), &set(&[(2, 2)]), Dialect::ArcDsl).unwrap();
/// assert_eq!(common.to_string(), "{(2, 2)}");
/// ```
pub fn intersection(a: &Value, b: &Value, dialect: Dialect) -> Result<Value> {
    if !a.is_set() || !b.is_set() {
        return Err(Error::Type);
    }
    chosen(a, b, true, dialect)
}

/// The elements of `a` that are not in `b`, in a container like `a`. If `a` is empty, `b` may be
/// anything.
///
/// ```
/// use dsl::{Dialect, Value, ops::container::difference};
/// let rest = difference(&Value::Pair((2, 1)), &Value::Pair((1, 3)), Dialect::ArcDsl).unwrap();
/// assert_eq!(rest.to_string(), "(2,)");
/// ```
pub fn difference(a: &Value, b: &Value, dialect: Dialect) -> Result<Value> {
    chosen(a, b, false, dialect)
}

/// The elements of `a` for which being in `b` is `inside`.
fn chosen(a: &Value, b: &Value, inside: bool, dialect: Dialect) -> Result<Value> {
    match (a, b) {
        (Value::Indices(a), Value::Indices(b)) => {
            Ok(Indices::ascending(chosen_of(a, b, inside))?.into())
        }
        (Value::Object(a, form), Value::Object(b, other)) if form == other => {
            Ok(Object::ascending(chosen_of(a, b, inside))?.value(*form))
        }
        _ => retain(a, dialect, |element| Ok(b.contains(element)? == inside)),
    }
}

/// Those of an ascending slice that are, or are not, in another one.
fn chosen_of<T: Ord + Copy>(a: &[T], b: &[T], inside: bool) -> Vec<T> {
    if 8 * a.len() < b.len() {
        return a.iter().filter(|e| b.binary_search(e).is_ok() == inside).copied().collect();
    }
    let mut b = b.iter().peekable();
    let mut is_inside = |element: &T| {
        while b.next_if(|other| *other < element).is_some() {}
        b.peek() == Some(&element)
    };
    a.iter().filter(|element| is_inside(element) == inside).copied().collect()
}

/// Pays for looking up every element of `a` in `b`. Indices and objects are cheap to look into.
fn spend_on_lookups(cx: &mut Cx, a: &Value, b: &Value) -> Result<()> {
    match b {
        Value::Indices(_) | Value::Object(..) => Ok(()),
        _ => cx.spend(a.size().unwrap_or(0) as u64 * b.size().unwrap_or(0) as u64),
    }
}

/// The elements that `keep` keeps, in a container like the one given.
pub(super) fn retain(
    container: &Value,
    dialect: Dialect,
    mut keep: impl FnMut(&Value) -> Result<bool>,
) -> Result<Value> {
    match container {
        Value::Indices(indices) => {
            let kept = retained(indices, |&ij| keep(&Value::Pair(ij)))?;
            Ok(Indices::ascending(kept)?.into())
        }
        Value::Object(object, form) => {
            let kept = retained(object, |cell| keep(&cell.value(*form)))?;
            Ok(Object::ascending(kept)?.value(*form))
        }
        _ => {
            let kept = retained(&container.elements()?, keep)?;
            Value::container(container.kind()?, kept, dialect)
        }
    }
}

/// The items that `keep` keeps.
pub(super) fn retained<T: Clone>(
    items: &[T],
    mut keep: impl FnMut(&T) -> Result<bool>,
) -> Result<Vec<T>> {
    let mut kept = Vec::new();
    for item in items {
        if keep(item)? {
            kept.push(item.clone());
        }
    }
    Ok(kept)
}

/// The elements without those equal to `value`, in a container like the one given.
///
/// ```
/// use dsl::{Dialect, Value, ops::container::remove};
/// let rest = remove(&Value::Int(2), &Value::Pair((2, 1)), Dialect::ArcDsl).unwrap();
/// assert_eq!(rest.to_string(), "(1,)");
/// ```
pub fn remove(value: &Value, container: &Value, dialect: Dialect) -> Result<Value> {
    retain(container, dialect, |element| Ok(element != value))
}

/// The elements that equal no earlier one.
///
/// ```
/// use dsl::{Dialect, ops::container::dedupe};
/// let kept = dedupe(&[3.into(), 1.into(), 3.into()], Dialect::ArcDsl).unwrap();
/// assert_eq!(kept, [3.into(), 1.into()]);
/// ```
pub fn dedupe(elements: &[Value], dialect: Dialect) -> Result<Vec<Value>> {
    let distinct = Value::set(elements.to_vec(), dialect)?;
    let distinct = distinct.elements()?;
    let mut seen = vec![false; distinct.len()];
    retained(elements, |element| {
        let first = position(&distinct, element, dialect).map(|place| &mut seen[place]);
        Ok(first.is_some_and(|seen| !std::mem::replace(seen, true)))
    })
}

/// The elements of the elements, in a container like the outer one.
///
/// ```
/// use dsl::{Dialect, ops::container::merge, parse};
/// let rows = parse("((1, 2), (2, 3))", Dialect::ArcDsl).unwrap();
/// assert_eq!(merge(&rows, Dialect::ArcDsl).unwrap().to_string(), "(1, 2, 2, 3)");
/// ```
pub fn merge(containers: &Value, dialect: Dialect) -> Result<Value> {
    let kind = containers.kind()?;
    let parts = containers.elements()?;
    if kind == Kind::Set
        && let Some(merged) = merge_patches(&parts)?
    {
        return Ok(merged);
    }
    let mut all = Vec::new();
    for part in parts.iter() {
        all.extend_from_slice(&part.elements()?);
    }
    Value::container(kind, all, dialect)
}

/// How many elements all parts have together.
fn total_size(parts: &[Value]) -> usize {
    parts.iter().map(|part| part.size().unwrap_or(0)).sum()
}

/// The union of the parts if all are indices, or all are objects of one form.
fn merge_patches(parts: &[Value]) -> Result<Option<Value>> {
    match parts.first() {
        Some(Value::Indices(_)) => {
            let mut places: Vec<Ij> = Vec::with_capacity(total_size(parts));
            for part in parts {
                let Value::Indices(indices) = part else { return Ok(None) };
                places.extend_from_slice(indices);
            }
            Ok(Some(Indices::new(places)?.into()))
        }
        Some(Value::Object(_, form)) => {
            let mut cells: Vec<Cell> = Vec::with_capacity(total_size(parts));
            for part in parts {
                let Value::Object(object, other) = part else { return Ok(None) };
                if other != form {
                    return Ok(None);
                }
                cells.extend_from_slice(object);
            }
            Ok(Some(Object::new(cells)?.value(*form)))
        }
        _ => Ok(None),
    }
}

/// The table row of `equality`.
pub static EQUALITY: Op = Op {
    name: "equality",
    family: "container",
    params: &[Type::Any, Type::Any],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("equality", "a b"), tok("equality", "a b")],
    varies: false,
    meaning: "whether two values are equal; a made function equals only itself",
    example: "equality({1, 2}, {2, 1}) = 1",
    run: |_, a| Ok((a[0] == a[1]).into()),
};

/// The table row of `contained`.
pub static CONTAINED: Op = Op {
    name: "contained",
    family: "container",
    params: &[Type::Any, Type::Container],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("contained", "value container"), tok("contained", "value container")],
    varies: false,
    meaning: "whether the value is an element of the container",
    example: "contained(2, (1, 2)) = 1",
    run: |_, a| Ok(a[1].contains(a[0])?.into()),
};

/// The table row of `combine`.
pub static COMBINE: Op = Op {
    name: "combine",
    family: "container",
    params: &[Type::Container, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("combine", "a b"), tok("combine", "a b")],
    varies: false,
    meaning: "the elements of a, then those of b, in a container like a",
    example: "combine((1, 2), {3}) = (1, 2, 3)",
    run: |cx, a| combine(a[0], a[1], cx.dialect()),
};

/// The table row of `intersection`.
pub static INTERSECTION: Op = Op {
    name: "intersection",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("intersection", "a b"), tok("intersection", "a b")],
    varies: false,
    meaning: "the elements that two sets share",
    example: "intersection({1, 2}, {2, 3}) = {2}",
    run: |cx, a| {
        spend_on_lookups(cx, a[0], a[1])?;
        intersection(a[0], a[1], cx.dialect())
    },
};

/// The table row of `difference`.
pub static DIFFERENCE: Op = Op {
    name: "difference",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("difference", "a b"), tok("difference", "a b")],
    varies: false,
    meaning: "the elements of a that are not in b, in a container like a; duplicates in a tuple stay, and if a is empty b may be anything",
    example: "difference({1, 2}, {2, 3}) = {1}",
    run: |cx, a| {
        spend_on_lookups(cx, a[0], a[1])?;
        difference(a[0], a[1], cx.dialect())
    },
};

/// The table row of `dedupe`.
pub static DEDUPE: Op = Op {
    name: "dedupe",
    family: "container",
    params: &[Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[arc("dedupe", "tup"), rearc("dedupe", "iterable"), tok("dedupe", "tup")],
    varies: false,
    meaning: "the elements of a tuple that equal no earlier one; fails on a set that is not empty",
    example: "dedupe((3, 1, 3)) = (3, 1)",
    run: |cx, a| match a[0].is_tuple() || a[0].is_empty_set() {
        true => Value::tuple(dedupe(&a[0].elements()?, cx.dialect())?),
        false => Err(Error::Type),
    },
};

/// The table row of `size`.
pub static SIZE: Op = Op {
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
    meaning: "how many elements the container has; a grid has its rows",
    example: "size({4, 5, 6}) = 3",
    run: |_, a| Ok(len(a[0])?.into()),
};

/// The table row of `merge`.
pub static MERGE: Op = Op {
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
    meaning: "the elements of the elements, in a container like the outer one",
    example: "merge(({1, 2}, {2})) = (1, 2, 2)",
    run: |cx, a| merge(a[0], cx.dialect()),
};

/// The table row of `insert`.
pub static INSERT: Op = Op {
    name: "insert",
    family: "container",
    params: &[Type::Any, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[arc("insert", "value container"), tok("insert", "value container")],
    varies: false,
    meaning: "the set with the value in it; fails on a tuple",
    example: "insert(3, {1}) = {1, 3}",
    run: |cx, a| match a[1].is_set() {
        true => combine(a[1], &Value::set(vec![a[0].clone()], cx.dialect())?, cx.dialect()),
        false => Err(Error::Type),
    },
};

/// The table row of `remove`.
pub static REMOVE: Op = Op {
    name: "remove",
    family: "container",
    params: &[Type::Any, Type::Container],
    optional: 0,
    result: Type::Container,
    default: Default::EmptyTuple,
    spellings: &[arc("remove", "value container"), tok("remove", "value container")],
    varies: false,
    meaning: "the container without the elements equal to the value",
    example: "remove(1, (1, 2, 1)) = (2,)",
    run: |cx, a| remove(a[0], a[1], cx.dialect()),
};

/// The table row of `difference_tuple`.
pub static DIFFERENCE_TUPLE: Op = Op {
    name: "difference_tuple",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("difference_tuple", "a b"), tok("difference_t", "a b")],
    varies: false,
    meaning: "difference, meant for tuples",
    example: "difference_tuple((1, 2, 1), (2,)) = (1, 1)",
    run: DIFFERENCE.run,
};

/// The table row of `combine_t`.
pub static COMBINE_T: Op = Op {
    name: "combine_t",
    family: "container",
    params: &[Type::Tuple, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("combine_t", "a b")],
    varies: false,
    meaning: "the tuple a followed by the tuple b",
    example: "combine_t((1, 2), (3,)) = (1, 2, 3)",
    run: |cx, a| match a[0].is_tuple() && a[1].is_tuple() {
        true => combine(a[0], a[1], cx.dialect()),
        false => Err(Error::Type),
    },
};

/// The table row of `combine_f`.
pub static COMBINE_F: Op = Op {
    name: "combine_f",
    family: "container",
    params: &[Type::Set, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("combine_f", "a b")],
    varies: false,
    meaning: "the union of two sets",
    example: "combine_f({1, 2}, {2, 3}) = {1, 2, 3}",
    run: |cx, a| match a[0].is_set() && a[1].is_set() {
        true => combine(a[0], a[1], cx.dialect()),
        false => Err(Error::Type),
    },
};

/// The table row of `remove_t`.
pub static REMOVE_T: Op = Op {
    name: "remove_t",
    family: "container",
    params: &[Type::Any, Type::Tuple],
    optional: 0,
    result: Type::Tuple,
    default: Default::EmptyTuple,
    spellings: &[tok("remove_t", "value container")],
    varies: false,
    meaning: "the tuple of the elements that differ from the value",
    example: "remove_t(1, (1, 2, 1)) = (2,)",
    run: |_, a| Value::tuple(retained(&a[1].elements()?, |element| Ok(element != a[0]))?),
};

/// The table row of `remove_f`.
pub static REMOVE_F: Op = Op {
    name: "remove_f",
    family: "container",
    params: &[Type::Any, Type::Set],
    optional: 0,
    result: Type::Set,
    default: Default::EmptySet,
    spellings: &[tok("remove_f", "value container")],
    varies: false,
    meaning: "remove, meant for sets",
    example: "remove_f(1, {1, 2}) = {2}",
    run: REMOVE.run,
};
