//! Functions that make functions, and `branch`.
//!
//! What they make is described by [`Closure`]; [`Cx::call`](crate::Cx::call) runs it.

use crate::table::{arc, rearc, tok};
use crate::{Closure, Default, Error, Function, LIMITS, Op, Result, Type, Value};

/// How many arguments are left of `function` once one is bound: one of two, two of three, three of
/// anything else.
fn left_of(function: &Value) -> Result<u8> {
    let Value::Function(function) = function else { return Err(Error::Type) };
    Ok(match function.arity() {
        2 => 1,
        3 => 2,
        _ => 3,
    })
}

/// `x ↦ outer(inner(x))`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::compose, parse};
/// let op = |name| parse(name, Dialect::ArcDsl).unwrap();
/// let f = compose(op("double"), op("size")).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[(7, 7).into()]), Ok(Value::Int(4)));
/// ```
pub fn compose(outer: Value, inner: Value) -> Result<Value> {
    Function::closure(Closure::Compose { outer, inner }).map(Value::from)
}

/// `x ↦ h(g(f(x)))`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::chain, parse};
/// let op = |name| parse(name, Dialect::ArcDsl).unwrap();
/// let f = chain(op("invert"), op("double"), op("size")).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[(7, 7).into()]), Ok(Value::Int(-4)));
/// ```
pub fn chain(h: Value, g: Value, f: Value) -> Result<Value> {
    Function::closure(Closure::Chain { h, g, f }).map(Value::from)
}

/// `x ↦ function(x) = target`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::matcher, parse};
/// let f = matcher(parse("size", Dialect::ArcDsl).unwrap(), Value::Int(2)).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[(7, 7).into()]), Ok(Value::Int(1)));
/// ```
pub fn matcher(function: Value, target: Value) -> Result<Value> {
    Function::closure(Closure::Matcher { function, target }).map(Value::from)
}

/// `(x…) ↦ function(x…, fixed)`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::rbind, parse};
/// let f = rbind(parse("subtract", Dialect::ArcDsl).unwrap(), Value::Int(1)).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[Value::Int(7)]), Ok(Value::Int(6)));
/// ```
pub fn rbind(function: Value, fixed: Value) -> Result<Value> {
    let arity = left_of(&function)?;
    Function::closure(Closure::Rbind { function, fixed, arity }).map(Value::from)
}

/// `(x…) ↦ function(fixed, x…)`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::lbind, parse};
/// let f = lbind(parse("subtract", Dialect::ArcDsl).unwrap(), Value::Int(1)).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[Value::Int(7)]), Ok(Value::Int(-6)));
/// ```
pub fn lbind(function: Value, fixed: Value) -> Result<Value> {
    let arity = left_of(&function)?;
    Function::closure(Closure::Lbind { function, fixed, arity }).map(Value::from)
}

/// `function` applied `n` times; itself for 1. A limit error for `n` below 1, which never ends.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::power, parse};
/// let f = power(&parse("double", Dialect::ArcDsl).unwrap(), 3).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[Value::Int(1)]), Ok(Value::Int(8)));
/// ```
pub fn power(function: &Value, n: i64) -> Result<Value> {
    if !(1..=i64::from(LIMITS.calls)).contains(&n) {
        return Err(Error::Limit);
    }
    (1..n).try_fold(function.clone(), |inner, _| compose(function.clone(), inner))
}

/// `x ↦ outer(a(x), b(x))`.
///
/// ```
/// use dsl::{Cx, Dialect, Policy, Value, ops::function::fork, parse};
/// let op = |name| parse(name, Dialect::ArcDsl).unwrap();
/// let f = fork(op("subtract"), op("last"), op("first")).unwrap();
/// assert_eq!(Cx::new(Policy::Poison).call(&f, &[(3, 7).into()]), Ok(Value::Int(4)));
/// ```
pub fn fork(outer: Value, a: Value, b: Value) -> Result<Value> {
    Function::closure(Closure::Fork { outer, a, b }).map(Value::from)
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] =
    &[&IDENTITY, &BRANCH, &COMPOSE, &CHAIN, &MATCHER, &RBIND, &LBIND, &POWER, &FORK];

/// The table row of `identity`.
pub static IDENTITY: Op = Op {
    name: "identity",
    family: "function",
    params: &[Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[arc("identity", "x"), tok("identity", "x")],
    varies: false,
    meaning: "the value itself",
    example: "identity(3) = 3",
    run: |_, a| Ok(a[0].clone()),
};

/// The table row of `branch`.
pub static BRANCH: Op = Op {
    name: "branch",
    family: "function",
    params: &[Type::Boolean, Type::Any, Type::Any],
    optional: 0,
    result: Type::Any,
    default: Default::EmptyTuple,
    spellings: &[
        arc("branch", "condition a b"),
        rearc("branch", "condition if_value else_value"),
        tok("branch", "condition a b"),
        tok("c_branch", "condition a b"),
    ],
    varies: false,
    meaning: "a if the condition is true, else b",
    example: "branch(1, 2, 3) = 2",
    run: |_, a| Ok(a[if a[0].truth() { 1 } else { 2 }].clone()),
};

/// The table row of `compose`.
pub static COMPOSE: Op = Op {
    name: "compose",
    family: "function",
    params: &[Type::Function, Type::Function],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("compose", "outer inner"), tok("compose", "outer inner")],
    varies: false,
    meaning: "the function x ↦ outer(inner(x))",
    example: "compose(double, size)((7, 7)) = 4",
    run: |_, a| compose(a[0].clone(), a[1].clone()),
};

/// The table row of `chain`.
pub static CHAIN: Op = Op {
    name: "chain",
    family: "function",
    params: &[Type::Function, Type::Function, Type::Function],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("chain", "h g f"), tok("chain", "h g f")],
    varies: false,
    meaning: "the function x ↦ h(g(f(x)))",
    example: "chain(invert, double, size)((7, 7)) = -4",
    run: |_, a| chain(a[0].clone(), a[1].clone(), a[2].clone()),
};

/// The table row of `matcher`.
pub static MATCHER: Op = Op {
    name: "matcher",
    family: "function",
    params: &[Type::Function, Type::Any],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("matcher", "function target"), tok("matcher", "function target")],
    varies: false,
    meaning: "the function x ↦ function(x) = target",
    example: "matcher(size, 2)((7, 7)) = 1",
    run: |_, a| matcher(a[0].clone(), a[1].clone()),
};

/// The table row of `rbind`.
pub static RBIND: Op = Op {
    name: "rbind",
    family: "function",
    params: &[Type::Function, Type::Any],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("rbind", "function fixed"), tok("rbind", "function fixed")],
    varies: false,
    meaning: "the function with its last argument fixed; of 2 arguments one is left, of 3 two, else three",
    example: "rbind(subtract, 1)(7) = 6",
    run: |_, a| rbind(a[0].clone(), a[1].clone()),
};

/// The table row of `lbind`.
pub static LBIND: Op = Op {
    name: "lbind",
    family: "function",
    params: &[Type::Function, Type::Any],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("lbind", "function fixed"), tok("lbind", "function fixed")],
    varies: false,
    meaning: "the function with its first argument fixed; of 2 arguments one is left, of 3 two, else three",
    example: "lbind(subtract, 1)(7) = -6",
    run: |_, a| lbind(a[0].clone(), a[1].clone()),
};

/// The table row of `power`.
pub static POWER: Op = Op {
    name: "power",
    family: "function",
    params: &[Type::Function, Type::Integer],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("power", "function n"), tok("power", "function n")],
    varies: false,
    meaning: "the function applied n times; itself for 1, a limit error below",
    example: "power(double, 3)(1) = 8",
    run: |_, a| power(a[0], a[1].int()?),
};

/// The table row of `fork`.
pub static FORK: Op = Op {
    name: "fork",
    family: "function",
    params: &[Type::Function, Type::Function, Type::Function],
    optional: 0,
    result: Type::Function,
    default: Default::Function,
    spellings: &[arc("fork", "outer a b"), tok("fork", "outer a b")],
    varies: false,
    meaning: "the function x ↦ outer(a(x), b(x))",
    example: "fork(subtract, last, first)((3, 7)) = 4",
    run: |_, a| fork(a[0].clone(), a[1].clone(), a[2].clone()),
};
