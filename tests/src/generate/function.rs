//! Random functions that fit the values they are meant for.

use super::value::{build, value};
use super::{Random, SORTS, args};
use dsl::{Closure, Cx, Dialect, Function, Kind, Op, Policy, Type, Value, find_op, ops};
use quickcheck::Gen;
use std::collections::HashMap;
use std::sync::LazyLock;

/// An op that takes a sort of value, alone or beside one bound argument, and what it gives.
#[derive(Clone, Copy)]
struct Step {
    op: &'static Op,
    /// The place of the argument that is left.
    free: usize,
    /// The sort of the result; `Any` when it is not known.
    to: Type,
}

/// A function of one argument of sort `from` that gives a value of sort `to`, or of any: an op, a
/// bound op, a composition, a chain or a fork, at most `depth` deep.
pub fn unary(dialect: Dialect, from: Type, to: Option<Type>, depth: usize, g: &mut Gen) -> Value {
    let made = match g.below(10) {
        0 | 1 if depth > 0 && to.is_none_or(|to| to == Type::Integer) => {
            fork(dialect, from, depth - 1, g)
        }
        2..=5 if depth > 0 => composition(dialect, from, to, depth - 1, g),
        6 if depth > 0 && to.is_none_or(|to| to == Type::Integer) => {
            let function = unary(dialect, from, None, depth - 1, g);
            made(Closure::Matcher { function, target: value(Type::Integer, dialect, g) })
        }
        _ => None,
    };
    made.or_else(|| step(dialect, from, to, g).map(|step| step_value(step, dialect, g)))
        .unwrap_or_else(|| op_value("identity", dialect))
}

/// A condition for elements of this sort that holds for some of `elements` and mostly not for all.
pub fn predicate(dialect: Dialect, sort: Type, elements: &[Value], g: &mut Gen) -> Value {
    let depth = g.below(3);
    let to = if g.chance(70) { Some(Type::Integer) } else { None };
    let function = unary(dialect, sort, to, depth, g);
    let element = g.maybe(elements);
    let wanted = element.and_then(|e| Cx::new(Policy::Poison).call(&function, &[e]).ok());
    let target = wanted.unwrap_or_else(|| g.range(0, 4).into());
    let matcher = made(Closure::Matcher { function: function.clone(), target });
    match g.below(10) {
        0 => function,
        _ => matcher.unwrap_or(function),
    }
}

/// A function of two arguments of one sort.
pub(super) fn binary(dialect: Dialect, sort: Type, g: &mut Gen) -> Value {
    let names: &[&str] = match sort {
        Type::Integer => &["add", "subtract", "multiply", "astuple", "greater", "equality"],
        Type::Pair => &["add", "subtract", "connect", "shoot", "equality"],
        Type::Grid => &["pair", "equality", "combine"],
        Type::Indices | Type::Object => {
            &["combine", "difference", "intersection", "manhattan", "vmatching", "position"]
        }
        Type::Objects | Type::IntegerSet => &["combine", "difference", "intersection"],
        _ => &["pair", "combine", "equality"],
    };
    op_value(g.one(names), dialect)
}

/// A set or tuple of functions of one argument.
pub(super) fn functions(kind: Kind, dialect: Dialect, from: Type, g: &mut Gen) -> Value {
    let count = 1 + g.below(3);
    let functions = (0..count).map(|_| {
        let depth = g.below(2);
        unary(dialect, from, None, depth, g)
    });
    let functions = functions.collect();
    build(kind, functions, dialect)
}

/// The op with this canonical name as a function value.
pub(super) fn op_value(name: &str, dialect: Dialect) -> Value {
    let anywhere = || Dialect::ALL.into_iter().find_map(|d| find_op(name, d));
    let op = find_op(name, dialect).or_else(anywhere);
    Function::Op(op.unwrap_or_else(|| panic!("no op is called {name}")), dialect).into()
}

fn made(closure: Closure) -> Option<Value> {
    Function::closure(closure).ok().map(Value::from)
}

fn fork(dialect: Dialect, from: Type, depth: usize, g: &mut Gen) -> Option<Value> {
    let outer = g.one(&["add", "subtract", "multiply", "greater", "equality", "both", "either"]);
    let a = unary(dialect, from, Some(Type::Integer), depth, g);
    let b = unary(dialect, from, Some(Type::Integer), depth, g);
    made(Closure::Fork { outer: op_value(outer, dialect), a, b })
}

fn composition(
    dialect: Dialect,
    from: Type,
    to: Option<Type>,
    depth: usize,
    g: &mut Gen,
) -> Option<Value> {
    let known: Vec<Step> =
        steps(dialect, from).iter().filter(|s| s.to != Type::Any).copied().collect();
    let first = g.maybe(&known)?;
    let inner = step_value(first, dialect, g);
    if depth > 0 && g.chance(40) {
        let middle = g.maybe(steps(dialect, first.to)).filter(|s| s.to != Type::Any)?;
        let last = step(dialect, middle.to, to, g)?;
        let (g_, h) = (step_value(middle, dialect, g), step_value(last, dialect, g));
        return made(Closure::Chain { h, g: g_, f: inner });
    }
    to.is_none_or(|to| steps(dialect, first.to).iter().any(|s| s.to == to)).then_some(())?;
    made(Closure::Compose { outer: unary(dialect, first.to, to, depth, g), inner })
}

fn step(dialect: Dialect, from: Type, to: Option<Type>, g: &mut Gen) -> Option<Step> {
    let fits = |step: &&Step| to.is_none_or(|to| step.to == to);
    let choices: Vec<Step> = steps(dialect, from).iter().filter(fits).copied().collect();
    g.maybe(&choices)
}

/// The op itself, or with its other argument bound.
fn step_value(step: Step, dialect: Dialect, g: &mut Gen) -> Value {
    let function: Value = Function::Op(step.op, dialect).into();
    if step.op.params.len() == 1 {
        return function;
    }
    let fixed = args::argument(step.op, 1 - step.free, dialect, g);
    let closure = match step.free {
        0 => Closure::Rbind { function, fixed, arity: 1 },
        _ => Closure::Lbind { function, fixed, arity: 1 },
    };
    made(closure).unwrap_or_else(|| op_value("identity", dialect))
}

/// The ops that fit a sort, in a dialect.
fn steps(dialect: Dialect, from: Type) -> &'static [Step] {
    static STEPS: LazyLock<HashMap<(Dialect, Type), Vec<Step>>> = LazyLock::new(|| {
        let keys = Dialect::ALL.into_iter().flat_map(|d| SORTS.map(|sort| (d, sort)));
        keys.map(|(dialect, sort)| ((dialect, sort), list_steps(dialect, sort))).collect()
    });
    STEPS.get(&(dialect, from)).map_or(&[], |steps| steps)
}

fn list_steps(dialect: Dialect, sort: Type) -> Vec<Step> {
    let mut steps = Vec::new();
    for op in ops().filter(|op| find_op(op.spelling(dialect), dialect).is_some()) {
        let higher = op.params.contains(&Type::Function) || op.params.contains(&Type::Samples);
        if higher || op.params.len() > 2 || op.result == Type::Function {
            continue;
        }
        for free in 0..op.params.len() {
            let param = args::refined(op, free);
            if param != Type::Any && fits(param, sort) {
                steps.push(Step { op, free, to: result_sort(op, sort) });
            }
        }
    }
    steps
}

/// Whether a value of this sort may go where the type is declared.
fn fits(declared: Type, sort: Type) -> bool {
    use Type::{Cell, Grid, Indices, Integer, IntegerSet, Object, Objects, Pair, Tuple};
    match declared {
        Type::Any => true,
        Type::Boolean | Type::Color | Integer => sort == Integer,
        Type::Numerical => matches!(sort, Integer | Pair),
        Type::Patch => matches!(sort, Indices | Object),
        Type::Element => matches!(sort, Grid | Object),
        Type::Piece => matches!(sort, Grid | Indices | Object),
        Tuple => matches!(sort, Pair | Cell | Grid | Tuple),
        Type::TupleTuple => sort == Grid,
        Type::Set => matches!(sort, Indices | Object | Objects | IntegerSet),
        Type::Container => sort != Integer,
        Type::ContainerContainer => matches!(sort, Objects | Grid | Indices),
        declared => declared == sort,
    }
}

/// What an op gives for a value of this sort, as far as that is known.
fn result_sort(op: &Op, from: Type) -> Type {
    match (op.name, from) {
        ("numcolors", _) => Type::Integer,
        ("p_g" | "p_o", _) => Type::Tuple,
        ("first" | "last", Type::Pair | Type::IntegerSet | Type::Tuple) => Type::Integer,
        ("first" | "last", Type::Objects) => Type::Object,
        ("first" | "last", Type::Indices) => Type::Pair,
        ("first" | "last", Type::Object) => Type::Cell,
        ("merge", Type::Objects) => Type::Object,
        ("index", _) => Type::Any,
        _ => match op.result {
            Type::Boolean | Type::Color | Type::Integer => Type::Integer,
            Type::Numerical | Type::Patch | Type::Piece | Type::Element => from,
            result if SORTS.contains(&result) && result != Type::Tuple => result,
            _ => Type::Any,
        },
    }
}
