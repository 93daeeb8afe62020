//! Functions that make functions, and `branch`.

use crate::function::Maker;
use crate::lane::{Lane, MAX_CALLS};
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// The value itself.
pub fn identity<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    Ok(value)
}

/// One of two values.
pub fn branch<T: Team>(_: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [condition, a, b] = *args else { return Err(Fail::Type) };
    Ok(if condition.truth() { a } else { b })
}

/// `x ↦ outer(inner(x))`.
pub fn compose<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    lane.make_closure(Maker::Compose, 1, args)
}

/// `x ↦ h(g(f(x)))`.
pub fn chain<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    lane.make_closure(Maker::Chain, 1, args)
}

/// `x ↦ function(x) = target`.
pub fn matcher<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    lane.make_closure(Maker::Matcher, 1, args)
}

/// `(x…) ↦ function(x…, fixed)`.
pub fn rbind<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    bind(lane, Maker::Rbind, args)
}

/// `(x…) ↦ function(fixed, x…)`.
pub fn lbind<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    bind(lane, Maker::Lbind, args)
}

/// A function with one argument less: of two arguments one is left, of three two, else three.
fn bind<T: Team>(lane: &mut Lane<'_, T>, maker: Maker, args: &[Value]) -> Result<Value> {
    let [function, _] = *args else { return Err(Fail::Type) };
    let left = match lane.arity(function).ok_or(Fail::Type)? {
        2 => 1,
        3 => 2,
        _ => 3,
    };
    lane.make_closure(maker, left, args)
}

/// The function applied so many times.
pub fn power<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [function, n] = *args else { return Err(Fail::Type) };
    let n = n.to_int()?;
    if !(1..=i64::from(MAX_CALLS)).contains(&n) {
        return Err(Fail::Limit);
    }
    let mut made = function;
    for _ in 1..n {
        made = lane.make_closure(Maker::Compose, 1, &[function, made])?;
    }
    Ok(made)
}

/// `x ↦ outer(a(x), b(x))`.
pub fn fork<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    lane.make_closure(Maker::Fork, 1, args)
}
