//! Arithmetic on integers and pairs.

use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// An arithmetic op on two integers.
#[derive(Clone, Copy)]
enum Two {
    Add,
    Subtract,
    Multiply,
    Divide,
}

impl Two {
    #[inline(always)]
    fn of(self, a: i64, b: i64) -> Result<i64> {
        match self {
            Two::Add => a.checked_add(b),
            Two::Subtract => a.checked_sub(b),
            Two::Multiply => a.checked_mul(b),
            Two::Divide if b == 0 => return Err(Fail::Zero),
            Two::Divide => quotient(a, b),
        }
        .ok_or(Fail::Overflow)
    }

    /// What an empty tuple counts as in tokpidjin.
    const fn neutral(self) -> Value {
        match self {
            Two::Add | Two::Subtract => Value::ZERO,
            Two::Multiply | Two::Divide => Value::ONE,
        }
    }
}

/// The quotient, rounded down.
#[inline(always)]
fn quotient(a: i64, b: i64) -> Option<i64> {
    let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
    let below = rest != 0 && (rest < 0) != (b < 0);
    quotient.checked_sub(i64::from(below))
}

/// An arithmetic op on one integer.
#[derive(Clone, Copy)]
enum One {
    With(Two, i64),
    Invert,
    Crement,
    Sign,
}

impl One {
    #[inline(always)]
    fn of(self, n: i64) -> Result<i64> {
        match self {
            One::With(two, other) => two.of(n, other),
            One::Invert => Two::Subtract.of(0, n),
            One::Crement => Two::Add.of(n, n.signum()),
            One::Sign => Ok(n.signum()),
        }
    }
}

/// An op on two numbers, place by place. The first place is finished before the second is looked at, which decides between
/// errors.
#[inline(never)]
fn zip<T: Team>(lane: &mut Lane<'_, T>, two: Two, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    let empty_counts = lane.dialect.is_tok();
    let number = |value| match value {
        Value::EMPTY_TUPLE if empty_counts => two.neutral(),
        _ => value,
    };
    let (a, b) = (number(a), number(b));
    if let (Some(a), Some(b)) = (a.as_int(), b.as_int()) {
        return Value::int(two.of(a, b)?);
    }
    let mut place = |k| {
        let (a, b) = (place_of(lane, a, k)?, place_of(lane, b, k)?);
        two.of(a.to_int()?, b.to_int()?)
    };
    Value::pair(place(0)?, place(1)?)
}

/// What stands at a place of a tuple; an integer stands at every place.
#[inline(always)]
fn place_of<T: Team>(lane: &mut Lane<'_, T>, number: Value, k: u32) -> Result<Value> {
    match number.tag() {
        Tag::Int => Ok(number),
        Tag::Pair => {
            let (i, j) = number.as_pair().unwrap_or_default();
            Ok(Value::small_int(if k == 0 { i } else { j }))
        }
        _ if number.is_tuple() => lane.nth(number, k)?.ok_or(Fail::Index),
        _ => Err(Fail::Type),
    }
}

/// An op on one number, place by place.
#[inline(never)]
fn map<T: Team>(lane: &mut Lane<'_, T>, one: One, args: &[Value]) -> Result<Value> {
    let [number] = *args else { return Err(Fail::Type) };
    if let Some(n) = number.as_int() {
        return Value::int(one.of(n)?);
    }
    let i = place_of(lane, number, 0)?.to_int()?;
    let j = place_of(lane, number, 1)?.to_int()?;
    Value::pair(one.of(i)?, one.of(j)?)
}

/// The sum, place by place.
pub fn add<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    zip(lane, Two::Add, args)
}

/// The difference, place by place.
pub fn subtract<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    zip(lane, Two::Subtract, args)
}

/// The product, place by place.
pub fn multiply<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    zip(lane, Two::Multiply, args)
}

/// The quotient rounded down, place by place.
pub fn divide<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    zip(lane, Two::Divide, args)
}

/// The negative, place by place.
pub fn invert<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::Invert, args)
}

/// Whether an integer is even.
pub fn even<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [n] = *args else { return Err(Fail::Type) };
    Ok(Value::bool(n.to_int()? & 1 == 0))
}

/// Twice the number, place by place.
pub fn double<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::With(Two::Multiply, 2), args)
}

/// Half the number rounded down, place by place.
pub fn halve<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::With(Two::Divide, 2), args)
}

/// Whether a value is false.
pub fn flip<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    Ok(Value::bool(!value.truth()))
}

/// Whether a is greater than b.
pub fn greater<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    lane.less(b, a).map(Value::bool)
}

/// b if a is true, else a.
pub fn both<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    Ok(if a.truth() { b } else { a })
}

/// a if it is true, else b.
pub fn either<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    Ok(if a.truth() { a } else { b })
}

/// One more, place by place.
pub fn increment<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::With(Two::Add, 1), args)
}

/// One less, place by place.
pub fn decrement<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::With(Two::Subtract, 1), args)
}

/// One further from zero, place by place; zero stays.
pub fn crement<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::Crement, args)
}

/// -1, 0 or 1, place by place.
pub fn sign<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    map(lane, One::Sign, args)
}

/// Whether an integer is greater than zero.
pub fn positive<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [n] = *args else { return Err(Fail::Type) };
    Ok(Value::bool(n.to_int()? > 0))
}

/// The vector i down.
pub fn toivec<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [i] = *args else { return Err(Fail::Type) };
    lane.couple(i, Value::ZERO)
}

/// The vector j to the right.
pub fn tojvec<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [j] = *args else { return Err(Fail::Type) };
    lane.couple(Value::ZERO, j)
}
