//! Laws of functions.

use crate::{apply, call, function, laws, same};
use dsl::{Cx, Dialect, Policy, Value};
use quickcheck::{Arbitrary, Gen};
use tests::generate::{AnyDialect, AnyValue, Random, Small};

/// An op from integers to integers.
#[derive(Clone, Copy, Debug)]
struct Unary(&'static str);

impl Arbitrary for Unary {
    fn arbitrary(g: &mut Gen) -> Unary {
        Unary(g.one(&["double", "halve", "invert", "increment", "decrement", "crement", "sign"]))
    }
}

/// An op from two integers to one.
#[derive(Clone, Copy, Debug)]
struct Binary(&'static str);

impl Arbitrary for Binary {
    fn arbitrary(g: &mut Gen) -> Binary {
        Binary(g.one(&["add", "subtract", "multiply", "greater"]))
    }
}

/// What the op gives, called by its name.
fn direct(d: Dialect, name: &str, args: &[i64]) -> i64 {
    let args: Vec<Value> = args.iter().copied().map(Value::Int).collect();
    Cx::new(Policy::Poison).op(crate::named(name), d, &args).unwrap().int().unwrap()
}

laws! {
    identity_gives_its_argument [identity] (d: AnyDialect, a: AnyValue) {
        same!(call!(d, identity, a), a);
    }

    branch_chooses_by_truth [branch] (d: AnyDialect, c: Small, a: AnyValue, b: AnyValue) {
        same!(call!(d, branch, c, a, b), if c != 0 { &a } else { &b });
    }

    compose_and_chain_call_from_the_inside [compose chain]
    (d: AnyDialect, f: Unary, g: Unary, h: Unary, x: Small) {
        let expected = direct(d, h, &[direct(d, g, &[direct(d, f, &[x])])]);
        let [f, g, h] = [f, g, h].map(|name| function(d, name));
        same!(apply(&call!(d, chain, h, g, f), &[x.into()])?, expected);
        let left = call!(d, compose, call!(d, compose, h, g), f);
        let right = call!(d, compose, h, call!(d, compose, g, f));
        same!(apply(&left, &[x.into()])?, expected);
        same!(apply(&right, &[x.into()])?, expected);
    }

    matcher_compares_the_result_with_the_target [matcher]
    (d: AnyDialect, f: Unary, x: Small, y: Small) {
        let matcher = call!(d, matcher, function(d, f), y);
        same!(apply(&matcher, &[x.into()])?, direct(d, f, &[x]) == y);
        let certain = call!(d, matcher, function(d, f), direct(d, f, &[x]));
        same!(apply(&certain, &[x.into()])?, true);
    }

    bound_functions_expand_as_written [rbind lbind] (d: AnyDialect, f: Binary, x: Small, y: Small) {
        let expected = direct(d, f, &[x, y]);
        same!(apply(&call!(d, rbind, function(d, f), y), &[x.into()])?, expected);
        same!(apply(&call!(d, lbind, function(d, f), x), &[y.into()])?, expected);
    }

    binding_three_arguments_leaves_two [rbind lbind] (d: AnyDialect, a: Small, x: Small, y: Small) {
        let expected = if a != 0 { x } else { y };
        let branch = function(d, "branch");
        let (left, right) = (call!(d, lbind, branch, a), call!(d, rbind, branch, y));
        same!(apply(&left, &[x.into(), y.into()])?, expected);
        same!(apply(&right, &[a.into(), x.into()])?, expected);
        same!(apply(&call!(d, rbind, left, y), &[x.into()])?, expected);
        same!(apply(&call!(d, lbind, right, a), &[x.into()])?, expected);
    }

    power_repeats [power] (d: AnyDialect, f: Unary, n: Small, x: Small) {
        let n = n.abs() + 1;
        let expected = (0..n).fold(x, |x, _| direct(d, f, &[x]));
        same!(apply(&call!(d, power, function(d, f), n), &[x.into()])?, expected);
    }

    fork_calls_outer_on_both_results [fork]
    (d: AnyDialect, outer: Binary, f: Unary, g: Unary, x: Small) {
        let expected = direct(d, outer, &[direct(d, f, &[x]), direct(d, g, &[x])]);
        let fork = call!(d, fork, function(d, outer), function(d, f), function(d, g));
        same!(apply(&fork, &[x.into()])?, expected);
    }
}
