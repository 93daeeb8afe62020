//! Laws of the ops that call a function on every element.

use crate::{call, function, holds, laws, places, same, set, tuple};
use dsl::{Dialect, Value};
use quickcheck::{Arbitrary, Gen};
use std::collections::BTreeSet;
use tests::generate::{AnyDialect, AnyIndices, Ints, Place, Random, Small, SomeObjects};

const TOK: Dialect = Dialect::Tokpidjin;

/// An op on integers beside the same thing in Rust.
#[derive(Clone, Copy)]
struct Key(&'static str, fn(i64) -> i64);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// A [`Key`] as an input of a law.
#[derive(Clone, Copy, Debug)]
struct AnyKey(Key);

impl Arbitrary for AnyKey {
    fn arbitrary(g: &mut Gen) -> AnyKey {
        AnyKey(g.one(&[
            Key("identity", |n| n),
            Key("invert", |n| -n),
            Key("double", |n| 2 * n),
            Key("halve", |n| n.div_euclid(2)),
            Key("sign", i64::signum),
            Key("even", |n| i64::from(n % 2 == 0)),
            Key("positive", |n| i64::from(n > 0)),
        ]))
    }
}

fn sorted(values: &[i64]) -> Vec<i64> {
    BTreeSet::from_iter(values.iter().copied()).into_iter().collect()
}

laws! {
    order_is_a_stable_permutation [order] (d: AnyDialect, a: Ints, k: AnyKey) {
        let mut expected = a.clone();
        expected.sort_by_key(|&n| (k.1)(n));
        same!(call!(d, order, tuple(&a), function(d, k.0)), tuple(expected));
        let mut expected = sorted(&a);
        expected.sort_by_key(|&n| (k.1)(n));
        same!(call!(d, order, set(d, &a), function(d, k.0)), tuple(expected));
    }

    order_by_size_is_ascending [order size] (d: AnyDialect, o: SomeObjects) {
        let mut expected = o.clone();
        expected.sort_by_key(|object| object.len());
        let expected = tuple(expected.iter().map(|o| crate::object(o, d)));
        same!(call!(d, order, crate::objects(&o, d), function(d, "size")), expected);
    }

    extreme_keys_belong_to_the_first_extreme_element [valmax valmin argmax argmin]
    (d: AnyDialect, a: Ints, k: AnyKey) {
        let f = function(d, k.0);
        for (container, list) in [(tuple(&a), a.clone()), (set(d, &a), sorted(&a))] {
            let most = list.iter().map(|&n| (k.1)(n)).max();
            let least = list.iter().map(|&n| (k.1)(n)).min();
            same!(call!(d, valmax, container, f), most.unwrap_or((k.1)(0)));
            same!(call!(d, valmin, container, f), least.unwrap_or((k.1)(0)));
            let (Some(most), Some(least)) = (most, least) else { continue };
            let first = |key| list.iter().copied().find(|&n| (k.1)(n) == key).unwrap();
            same!(call!(d, argmax, container, f), first(most));
            same!(call!(d, argmin, container, f), first(least));
        }
    }

    filters_keep_what_fulfils_the_condition [sfilter sfilter_t sfilter_f extract mfilter_t]
    (d: AnyDialect, a: Ints, k: AnyKey) {
        let f = function(d, k.0);
        let kept: Vec<i64> = a.iter().copied().filter(|&n| (k.1)(n) != 0).collect();
        same!(call!(d, sfilter, tuple(&a), f), tuple(&kept));
        same!(call!(d, sfilter, set(d, &a), f), set(d, &kept));
        same!(call!(TOK, sfilter_t, tuple(&a), f), tuple(&kept));
        same!(call!(TOK, sfilter_f, set(d, &a), f), set(d, &kept));
        same!(call!(TOK, mfilter_t, tuple(&a), f), set(d, &kept));
        if let Some(&first) = kept.first() {
            same!(call!(d, extract, tuple(&a), f), first);
            same!(call!(d, extract, set(d, &a), f), sorted(&kept)[0]);
        }
    }

    mfilter_merges_what_is_kept [mfilter] (d: AnyDialect, o: SomeObjects, n: Small) {
        let n = n.unsigned_abs() as usize % 4 + 1;
        let condition = call!(d, matcher, function(d, "size"), n);
        let kept = o.iter().filter(|o| o.len() == n);
        let cells: Vec<Value> = kept.flat_map(|o| o.iter()).map(|c| c.value(d.cell_form())).collect();
        same!(call!(d, mfilter, crate::objects(&o, d), condition), set(d, cells));
    }

    apply_calls_on_every_element [apply apply_t apply_f] (d: AnyDialect, a: Ints, k: AnyKey) {
        let f = function(d, k.0);
        let results: Vec<i64> = a.iter().map(|&n| (k.1)(n)).collect();
        same!(call!(d, apply, f, tuple(&a)), tuple(&results));
        same!(call!(d, apply, f, set(d, &a)), set(d, &results));
        same!(call!(TOK, apply_t, f, tuple(&a)), tuple(&results));
        same!(call!(TOK, apply_f, f, set(d, &a)), set(d, &results));
    }

    apply_of_a_composition_is_apply_twice [apply compose]
    (d: AnyDialect, a: Ints, k: AnyKey, l: AnyKey) {
        let (f, g) = (function(d, k.0), function(d, l.0));
        let once = call!(d, apply, call!(d, compose, g, f), tuple(&a));
        same!(once, call!(d, apply, g, call!(d, apply, f, tuple(&a))));
    }

    rapply_calls_every_function_on_one_value [rapply rapply_t rapply_f]
    (d: AnyDialect, n: Small, k: AnyKey, l: AnyKey) {
        let functions = [function(d, k.0), function(d, l.0)];
        let results = [(k.1)(n), (l.1)(n)];
        same!(call!(d, rapply, tuple(&functions), n), tuple(results));
        same!(call!(d, rapply, set(d, &functions), n), set(d, results));
        same!(call!(TOK, rapply_t, tuple(&functions), n), tuple(results));
        same!(call!(TOK, rapply_f, set(d, &functions), n), set(d, results));
    }

    mapply_joins_what_the_function_gives [mapply mapply_t mapply_f] (d: AnyDialect, a: Ints, s: AnyIndices) {
        let vectors = tuple(a.iter().flat_map(|&n| [n, 0]));
        let joined = call!(d, mapply, function(d, "toivec"), tuple(&a));
        same!(joined, vectors);
        same!(call!(TOK, mapply_t, function(TOK, "toivec"), tuple(&a)), vectors);
        let near = s.iter().flat_map(|&(i, j)| [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]);
        let near = places(near);
        same!(call!(d, mapply, function(d, "dneighbors"), s), near);
        same!(call!(TOK, mapply_f, function(TOK, "dneighbors"), s), near);
    }

    papply_goes_through_both_and_prapply_through_all_pairs [papply mpapply prapply]
    (d: AnyDialect, a: Ints, b: Ints) {
        let along = a.iter().zip(&b).map(|(x, y)| x - y);
        let subtract = function(d, "subtract");
        same!(call!(d, papply, subtract, tuple(&a), tuple(&b)), tuple(along));
        let flat = a.iter().zip(&b).flat_map(|(x, y)| [x, y]);
        same!(call!(d, mpapply, function(d, "astuple"), tuple(&a), tuple(&b)), tuple(flat));
        let all = a.iter().flat_map(|x| b.iter().map(move |y| x - y));
        same!(call!(d, prapply, subtract, tuple(&a), set(d, &b)), set(d, all));
    }

    mapply_of_shift_moves_every_object [mapply shift] (d: AnyDialect, o: SomeObjects, by: Place) {
        let mover = call!(d, rbind, function(d, "shift"), by);
        let moved = call!(d, mapply, mover, crate::objects(&o, d));
        let place = |c: &dsl::Cell| dsl::Cell::new(c.color, (c.i + by.0, c.j + by.1));
        let cells = o.iter().flat_map(|o| o.iter()).map(|c| place(c).value(d.cell_form()));
        same!(moved, set(d, cells));
        holds!(matches!(moved, Value::Object(..)));
    }
}
