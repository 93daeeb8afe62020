//! Arithmetic on integers and pairs.

use crate::ops::container::nth;
use crate::table::{arc, tok};
use crate::{Cx, Default, Error, Ij, Op, Result, Type, Value, less};
use num_traits::{CheckedAdd, CheckedMul, CheckedSub, Euclid, PrimInt, Signed};

/// An integer, or a pair on which arithmetic works place by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numerical {
    /// One integer.
    Int(i64),
    /// Two integers.
    Pair(Ij),
}

impl From<i64> for Numerical {
    fn from(n: i64) -> Numerical {
        Numerical::Int(n)
    }
}

impl From<Ij> for Numerical {
    fn from(ij: Ij) -> Numerical {
        Numerical::Pair(ij)
    }
}

impl From<Numerical> for Value {
    fn from(n: Numerical) -> Value {
        match n {
            Numerical::Int(n) => Value::Int(n),
            Numerical::Pair(ij) => Value::Pair(ij),
        }
    }
}

impl Numerical {
    /// The number, with `f` in each place.
    pub fn map(self, f: impl Fn(i64) -> Result<i64>) -> Result<Numerical> {
        match self {
            Numerical::Int(n) => f(n).map(Numerical::Int),
            Numerical::Pair((i, j)) => Ok(Numerical::Pair((f(i)?, f(j)?))),
        }
    }

    /// `f` of both numbers in each place; an integer goes with both places of a pair.
    pub fn zip(self, other: Numerical, f: impl Fn(i64, i64) -> Result<i64>) -> Result<Numerical> {
        match (self, other) {
            (Numerical::Int(a), _) => other.map(|b| f(a, b)),
            (_, Numerical::Int(b)) => self.map(|a| f(a, b)),
            (Numerical::Pair(a), Numerical::Pair(b)) => {
                Ok(Numerical::Pair((f(a.0, b.0)?, f(a.1, b.1)?)))
            }
        }
    }

    /// An integer, or the first two elements of a tuple.
    fn from_value(value: &Value) -> Result<Numerical> {
        match value {
            Value::Int(n) => Ok(Numerical::Int(*n)),
            Value::Pair(ij) => Ok(Numerical::Pair(*ij)),
            _ if value.is_tuple() => {
                let elements = value.elements()?;
                let place = |k: usize| elements.get(k).ok_or(Error::Index)?.int();
                Ok(Numerical::Pair((place(0)?, place(1)?)))
            }
            _ => Err(Error::Type),
        }
    }
}

/// The sum.
///
/// ```
/// assert_eq!(dsl::ops::number::add(2, 3), Ok(5));
/// ```
pub fn add<N: CheckedAdd + Copy>(a: N, b: N) -> Result<N> {
    a.checked_add(&b).ok_or(Error::Overflow)
}

/// The difference.
///
/// ```
/// assert_eq!(dsl::ops::number::subtract(2, 3), Ok(-1));
/// ```
pub fn subtract<N: CheckedSub + Copy>(a: N, b: N) -> Result<N> {
    a.checked_sub(&b).ok_or(Error::Overflow)
}

/// The product.
///
/// ```
/// assert_eq!(dsl::ops::number::multiply(2, 3), Ok(6));
/// ```
pub fn multiply<N: CheckedMul + Copy>(a: N, b: N) -> Result<N> {
    a.checked_mul(&b).ok_or(Error::Overflow)
}

/// The quotient, rounded down.
///
/// ```
/// use dsl::{Error, ops::number::divide};
/// assert_eq!(divide(-7, 2), Ok(-4));
/// assert_eq!(divide(7, 0), Err(Error::Zero));
/// ```
pub fn divide<N: PrimInt + Signed>(a: N, b: N) -> Result<N> {
    if b.is_zero() {
        return Err(Error::Zero);
    }
    if a == N::min_value() && b == -N::one() {
        return Err(Error::Overflow);
    }
    let quotient = a / b;
    let inexact = quotient * b != a;
    Ok(if inexact && a.is_negative() != b.is_negative() { quotient - N::one() } else { quotient })
}

/// The negative.
///
/// ```
/// assert_eq!(dsl::ops::number::invert(3), Ok(-3));
/// ```
pub fn invert<N: CheckedSub + Signed + Copy>(n: N) -> Result<N> {
    subtract(N::zero(), n)
}

/// Whether an integer is even.
///
/// ```
/// assert!(dsl::ops::number::even(-2));
/// ```
pub fn even<N: PrimInt>(n: N) -> bool {
    (n & N::one()).is_zero()
}

/// Twice the number.
///
/// ```
/// assert_eq!(dsl::ops::number::double(3), Ok(6));
/// ```
pub fn double<N: PrimInt + CheckedMul>(n: N) -> Result<N> {
    multiply(n, N::one() + N::one())
}

/// Half the number, rounded down.
///
/// ```
/// assert_eq!(dsl::ops::number::halve(-3), -2);
/// ```
pub fn halve<N: PrimInt + Euclid>(n: N) -> N {
    n.div_euclid(&(N::one() + N::one()))
}

/// One more.
///
/// ```
/// assert_eq!(dsl::ops::number::increment(3), Ok(4));
/// ```
pub fn increment<N: PrimInt>(n: N) -> Result<N> {
    add(n, N::one())
}

/// One less.
///
/// ```
/// assert_eq!(dsl::ops::number::decrement(3), Ok(2));
/// ```
pub fn decrement<N: PrimInt>(n: N) -> Result<N> {
    subtract(n, N::one())
}

/// One further from zero; zero stays.
///
/// ```
/// assert_eq!(dsl::ops::number::crement(-3), Ok(-4));
/// ```
pub fn crement<N: PrimInt + Signed>(n: N) -> Result<N> {
    add(n, n.signum())
}

/// The sign: -1, 0 or 1.
///
/// ```
/// assert_eq!(dsl::ops::number::sign(-3), -1);
/// ```
pub fn sign<N: Signed + Copy>(n: N) -> N {
    n.signum()
}

/// An arithmetic op on two numbers. In tokpidjin an empty tuple counts as `neutral`. The first
/// place is finished before the second is looked at, which decides between errors.
fn zip(cx: &Cx, a: &[&Value], neutral: i64, f: fn(i64, i64) -> Result<i64>) -> Result<Value> {
    match (a[0], a[1]) {
        (Value::Int(a), Value::Int(b)) => return Ok(f(*a, *b)?.into()),
        (Value::Pair(a), Value::Pair(b)) => return Ok((f(a.0, b.0)?, f(a.1, b.1)?).into()),
        _ => {}
    }
    let number = |value: &Value| match value.is_empty_tuple() && cx.dialect().is_tok() {
        true => Value::Int(neutral),
        false => value.clone(),
    };
    let (a, b) = (number(a[0]), number(a[1]));
    if let (Value::Int(a), Value::Int(b)) = (&a, &b) {
        return Ok(f(*a, *b)?.into());
    }
    let place = |k| {
        let (a, b) = (place_of(&a, k)?, place_of(&b, k)?);
        f(a.int()?, b.int()?)
    };
    Ok(Value::Pair((place(0)?, place(1)?)))
}

/// What stands at a place of a tuple; an integer stands at every place.
fn place_of(number: &Value, k: usize) -> Result<Value> {
    match number {
        Value::Int(_) => Ok(number.clone()),
        _ if number.is_tuple() => nth(number, k)?.ok_or(Error::Index),
        _ => Err(Error::Type),
    }
}

/// An arithmetic op on one number.
fn map(a: &[&Value], f: fn(i64) -> Result<i64>) -> Result<Value> {
    Ok(Numerical::from_value(a[0])?.map(f)?.into())
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &ADD, &SUBTRACT, &MULTIPLY, &DIVIDE, &INVERT, &EVEN, &DOUBLE, &HALVE, &FLIP, &GREATER, &BOTH,
    &EITHER, &INCREMENT, &DECREMENT, &CREMENT, &SIGN, &POSITIVE, &TOIVEC, &TOJVEC,
];

/// The table row of `add`.
pub static ADD: Op = Op {
    name: "add",
    family: "number",
    params: &[Type::Numerical, Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("add", "a b"), tok("add", "a b")],
    varies: true,
    meaning: "the sum, place by place; tokpidjin: an empty tuple counts as 0",
    example: "add(1, (2, 3)) = (3, 4)",
    run: |cx, a| zip(cx, a, 0, add),
};

/// The table row of `subtract`.
pub static SUBTRACT: Op = Op {
    name: "subtract",
    family: "number",
    params: &[Type::Numerical, Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("subtract", "a b"), tok("subtract", "a b")],
    varies: true,
    meaning: "the difference, place by place; tokpidjin: an empty tuple counts as 0",
    example: "subtract((4, 5), 1) = (3, 4)",
    run: |cx, a| zip(cx, a, 0, subtract),
};

/// The table row of `multiply`.
pub static MULTIPLY: Op = Op {
    name: "multiply",
    family: "number",
    params: &[Type::Numerical, Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("multiply", "a b"), tok("multiply", "a b")],
    varies: true,
    meaning: "the product, place by place; tokpidjin: an empty tuple counts as 1",
    example: "multiply(2, (2, 3)) = (4, 6)",
    run: |cx, a| zip(cx, a, 1, multiply),
};

/// The table row of `divide`.
pub static DIVIDE: Op = Op {
    name: "divide",
    family: "number",
    params: &[Type::Numerical, Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("divide", "a b"), tok("divide", "a b")],
    varies: true,
    meaning: "the quotient rounded down, place by place; tokpidjin: an empty tuple counts as 1",
    example: "divide(-7, 2) = -4",
    run: |cx, a| zip(cx, a, 1, divide),
};

/// The table row of `invert`.
pub static INVERT: Op = Op {
    name: "invert",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("invert", "n"), tok("invert", "n")],
    varies: false,
    meaning: "the negative, place by place",
    example: "invert((1, -2)) = (-1, 2)",
    run: |_, a| map(a, invert),
};

/// The table row of `even`.
pub static EVEN: Op = Op {
    name: "even",
    family: "number",
    params: &[Type::Integer],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("even", "n"), tok("even", "n")],
    varies: false,
    meaning: "whether an integer is even",
    example: "even(4) = 1",
    run: |_, a| Ok(even(a[0].int()?).into()),
};

/// The table row of `double`.
pub static DOUBLE: Op = Op {
    name: "double",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("double", "n"), tok("double", "n")],
    varies: false,
    meaning: "twice the number, place by place",
    example: "double((1, 2)) = (2, 4)",
    run: |_, a| map(a, double),
};

/// The table row of `halve`.
pub static HALVE: Op = Op {
    name: "halve",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("halve", "n"), tok("halve", "n")],
    varies: false,
    meaning: "half the number rounded down, place by place",
    example: "halve((5, -5)) = (2, -3)",
    run: |_, a| map(a, |n| Ok(halve(n))),
};

/// The table row of `flip`.
pub static FLIP: Op = Op {
    name: "flip",
    family: "number",
    params: &[Type::Boolean],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("flip", "b"), tok("flip", "b")],
    varies: false,
    meaning: "whether a value is false: zero, missing or empty",
    example: "flip(()) = 1",
    run: |_, a| Ok((!a[0].truth()).into()),
};

/// The table row of `greater`.
pub static GREATER: Op = Op {
    name: "greater",
    family: "number",
    params: &[Type::Integer, Type::Integer],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("greater", "a b"), tok("greater", "a b")],
    varies: false,
    meaning: "whether a is greater than b: numbers by size, tuples element by element, sets by strict inclusion",
    example: "greater(3, 2) = 1",
    run: |_, a| Ok(less(a[1], a[0])?.into()),
};

/// The table row of `both`.
pub static BOTH: Op = Op {
    name: "both",
    family: "number",
    params: &[Type::Boolean, Type::Boolean],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("both", "a b"), tok("both", "a b")],
    varies: false,
    meaning: "b if a is true, else a",
    example: "both(2, 3) = 3",
    run: |_, a| Ok(a[usize::from(a[0].truth())].clone()),
};

/// The table row of `either`.
pub static EITHER: Op = Op {
    name: "either",
    family: "number",
    params: &[Type::Boolean, Type::Boolean],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("either", "a b"), tok("either", "a b")],
    varies: false,
    meaning: "a if it is true, else b",
    example: "either(0, 3) = 3",
    run: |_, a| Ok(a[usize::from(!a[0].truth())].clone()),
};

/// The table row of `increment`.
pub static INCREMENT: Op = Op {
    name: "increment",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("increment", "x"), tok("increment", "x")],
    varies: false,
    meaning: "one more, place by place",
    example: "increment((0, 1)) = (1, 2)",
    run: |_, a| map(a, increment),
};

/// The table row of `decrement`.
pub static DECREMENT: Op = Op {
    name: "decrement",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("decrement", "x"), tok("decrement", "x")],
    varies: false,
    meaning: "one less, place by place",
    example: "decrement((0, 1)) = (-1, 0)",
    run: |_, a| map(a, decrement),
};

/// The table row of `crement`.
pub static CREMENT: Op = Op {
    name: "crement",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("crement", "x"), tok("crement", "x")],
    varies: false,
    meaning: "one further from zero, place by place; zero stays",
    example: "crement((-2, 0)) = (-3, 0)",
    run: |_, a| map(a, crement),
};

/// The table row of `sign`.
pub static SIGN: Op = Op {
    name: "sign",
    family: "number",
    params: &[Type::Numerical],
    optional: 0,
    result: Type::Numerical,
    default: Default::EmptyTuple,
    spellings: &[arc("sign", "x"), tok("sign", "x")],
    varies: false,
    meaning: "-1, 0 or 1, place by place",
    example: "sign((-2, 0)) = (-1, 0)",
    run: |_, a| map(a, |n| Ok(sign(n))),
};

/// The table row of `positive`.
pub static POSITIVE: Op = Op {
    name: "positive",
    family: "number",
    params: &[Type::Integer],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("positive", "x"), tok("positive", "x")],
    varies: false,
    meaning: "whether an integer is greater than zero",
    example: "positive(1) = 1",
    run: |_, a| Ok((a[0].int()? > 0).into()),
};

/// The table row of `toivec`.
pub static TOIVEC: Op = Op {
    name: "toivec",
    family: "number",
    params: &[Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("toivec", "i"), tok("toivec", "i")],
    varies: false,
    meaning: "the vector i down",
    example: "toivec(3) = (3, 0)",
    run: |_, a| Value::tuple(vec![a[0].clone(), Value::Int(0)]),
};

/// The table row of `tojvec`.
pub static TOJVEC: Op = Op {
    name: "tojvec",
    family: "number",
    params: &[Type::Integer],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("tojvec", "j"), tok("tojvec", "j")],
    varies: false,
    meaning: "the vector j to the right",
    example: "tojvec(3) = (0, 3)",
    run: |_, a| Value::tuple(vec![Value::Int(0), a[0].clone()]),
};
