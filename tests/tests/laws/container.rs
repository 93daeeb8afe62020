//! Laws of tuples and sets as such.

use crate::{call, holds, laws, least_common, most_common, places, same, set, tuple};
use dsl::{Dialect, Value};
use std::collections::BTreeSet;
use tests::generate::{AnyDialect, AnyIndices, AnyValue, Ints, Small, SomeIndices, SomeObjects};

const TOK: Dialect = Dialect::Tokpidjin;

fn sorted(values: &[i64]) -> BTreeSet<i64> {
    values.iter().copied().collect()
}

/// The first occurrence of each.
fn distinct(values: &[i64]) -> Vec<i64> {
    let mut seen = BTreeSet::new();
    values.iter().copied().filter(|&n| seen.insert(n)).collect()
}

laws! {
    equality_is_structural [equality] (d: AnyDialect, a: Ints, b: Ints, v: AnyValue) {
        same!(call!(d, equality, tuple(&a), tuple(&b)), a == b);
        same!(call!(d, equality, set(d, &a), set(d, &b)), sorted(&a) == sorted(&b));
        same!(call!(d, equality, set(d, &a), tuple(&a)), false);
        same!(call!(d, equality, v, v), true);
    }

    contained_is_membership [contained] (d: AnyDialect, a: Ints, n: Small) {
        same!(call!(d, contained, n, tuple(&a)), a.contains(&n));
        same!(call!(d, contained, n, set(d, &a)), a.contains(&n));
    }

    combine_joins_tuples_end_to_end [combine combine_t] (d: AnyDialect, a: Ints, b: Ints) {
        let joined = tuple(a.iter().chain(&b));
        same!(call!(d, combine, tuple(&a), tuple(&b)), joined);
        same!(call!(TOK, combine_t, tuple(&a), tuple(&b)), joined);
    }

    union_is_commutative_associative_and_idempotent [combine combine_f]
    (d: AnyDialect, a: Ints, b: Ints, c: Ints) {
        let union = set(d, sorted(&a).union(&sorted(&b)));
        let (a, b, c) = (set(d, &a), set(d, &b), set(d, &c));
        same!(call!(d, combine, a, b), union);
        same!(call!(d, combine, b, a), union);
        same!(call!(TOK, combine_f, b, a), union);
        same!(call!(d, combine, a, a), a);
        let left = call!(d, combine, call!(d, combine, a, b), c);
        same!(left, call!(d, combine, a, call!(d, combine, b, c)));
    }

    difference_and_intersection_partition_a_set [difference intersection]
    (d: AnyDialect, a: AnyIndices, b: AnyIndices) {
        let common: Vec<_> = a.iter().copied().filter(|ij| b.contains(ij)).collect();
        let others: Vec<_> = a.iter().copied().filter(|ij| !b.contains(ij)).collect();
        same!(call!(d, intersection, a, b), places(common));
        same!(call!(d, difference, a, b), places(others));
        let both = call!(d, combine, call!(d, difference, a, b), call!(d, intersection, a, b));
        same!(both, a);
    }

    the_difference_of_tuples_keeps_order_and_repetitions [difference difference_tuple]
    (d: AnyDialect, a: Ints, b: Ints) {
        let left = tuple(a.iter().filter(|n| !b.contains(n)));
        same!(call!(d, difference, tuple(&a), tuple(&b)), left);
        same!(call!(TOK, difference_tuple, tuple(&a), tuple(&b)), left);
    }

    dedupe_keeps_first_occurrences [dedupe] (d: AnyDialect, a: Ints) {
        same!(call!(d, dedupe, tuple(&a)), tuple(distinct(&a)));
    }

    repeat_gives_so_many_of_the_item [repeat size] (d: AnyDialect, n: Small, v: AnyValue) {
        let repeated = call!(d, repeat, v, n);
        same!(call!(d, size, repeated), n.max(0));
        holds!(repeated.elements()?.iter().all(|e| *e == v));
    }

    size_counts_elements [size] (d: AnyDialect, a: Ints) {
        same!(call!(d, size, tuple(&a)), a.len());
        same!(call!(d, size, set(d, &a)), sorted(&a).len());
    }

    merge_joins_what_is_inside [merge] (d: AnyDialect, a: Ints, b: Ints, objects: SomeObjects) {
        let joined: Vec<i64> = a.iter().chain(&b).copied().collect();
        same!(call!(d, merge, tuple([tuple(&a), tuple(&b)])), tuple(&joined));
        same!(call!(d, merge, set(d, [tuple(&a), tuple(&b)])), set(d, &joined));
        let cells = objects.iter().flat_map(|o| o.iter()).map(|c| c.value(d.cell_form()));
        same!(call!(d, merge, crate::objects(&objects, d)), set(d, cells));
    }

    extremes_are_elements_that_bound_all [maximum minimum] (d: AnyDialect, a: Ints) {
        same!(call!(d, maximum, tuple(&a)), a.iter().copied().max().unwrap_or(0));
        same!(call!(d, minimum, set(d, &a)), a.iter().copied().min().unwrap_or(0));
    }

    common_elements_tie_to_the_smallest [mostcommon leastcommon] (d: AnyDialect, a: Ints) {
        let (Some(most), Some(least)) = (most_common(&a), least_common(&a)) else { return Ok(()) };
        same!(call!(d, mostcommon, tuple(&a)), most);
        same!(call!(d, leastcommon, tuple(&a)), least);
    }

    all_elements_of_a_set_are_equally_common [mostcommon_f leastcommon_f] (a: SomeIndices) {
        same!(call!(TOK, mostcommon_f, a), a[0]);
        same!(call!(TOK, leastcommon_f, a), a[0]);
    }

    a_set_of_one_holds_it [initset] (d: AnyDialect, v: AnyValue) {
        let one = call!(d, initset, v);
        same!(call!(d, size, one), 1);
        same!(call!(d, contained, v, one), true);
    }

    totuple_lists_a_set_in_ascending_order [totuple] (d: AnyDialect, a: Ints) {
        same!(call!(d, totuple, set(d, &a)), tuple(sorted(&a)));
    }

    first_second_and_last_stand_where_they_say [first last second first_t first_f last_t last_f]
    (d: AnyDialect, a: Ints, s: SomeIndices) {
        same!(call!(d, first, s), s[0]);
        same!(call!(d, last, s), s[s.len() - 1]);
        same!(call!(TOK, first_f, s), s[0]);
        same!(call!(TOK, last_f, s), s[s.len() - 1]);
        if let [first, .., last] = a[..] {
            same!(call!(d, first, tuple(&a)), first);
            same!(call!(d, last, tuple(&a)), last);
            same!(call!(TOK, first_t, tuple(&a)), first);
            same!(call!(TOK, last_t, tuple(&a)), last);
            same!(call!(TOK, second, tuple(&a)), a[1]);
        }
    }

    insert_then_remove_restores_what_was_without_it [insert remove remove_f remove_t]
    (d: AnyDialect, a: Ints, n: Small) {
        let without: Vec<i64> = a.iter().copied().filter(|&k| k != n).collect();
        let with: Vec<i64> = a.iter().copied().chain([n]).collect();
        let inserted = call!(d, insert, n, set(d, &a));
        same!(inserted, set(d, &with));
        same!(call!(d, remove, n, inserted), set(d, &without));
        same!(call!(d, remove, n, tuple(&a)), tuple(&without));
        same!(call!(TOK, remove_f, n, inserted), set(d, &without));
        same!(call!(TOK, remove_t, n, tuple(&a)), tuple(&without));
    }

    other_is_the_first_that_is_not_the_value [other other_t other_f] (d: AnyDialect, a: Ints, n: Small) {
        let Some(&first) = a.iter().find(|&&k| k != n) else { return Ok(()) };
        let Some(&least) = sorted(&a).iter().find(|&&k| k != n) else { return Ok(()) };
        same!(call!(d, other, tuple(&a), n), first);
        same!(call!(d, other, set(d, &a), n), least);
        same!(call!(TOK, other_t, tuple(&a), n), first);
        same!(call!(TOK, other_f, set(d, &a), n), least);
    }

    interval_steps_from_start_before_stop [interval] (d: AnyDialect, a: Small, b: Small, s: Small) {
        let step = if s == 0 { 1 } else { s };
        let before = |n: i64| if step > 0 { n < b } else { n > b };
        let expected = std::iter::successors(Some(a), |n| Some(n + step)).take_while(|&n| before(n));
        same!(call!(d, interval, a, b, step), tuple(expected));
    }

    astuple_makes_pairs [astuple] (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, astuple, a, b), (a, b));
        same!(call!(d, astuple, a, b), tuple([a, b]));
    }

    product_holds_every_pair [product] (d: AnyDialect, a: Ints, b: Ints) {
        let pairs = a.iter().flat_map(|&x| b.iter().map(move |&y| (x, y)));
        same!(call!(d, product, tuple(&a), set(d, &b)), places(pairs));
        let sizes = sorted(&a).len() * sorted(&b).len();
        same!(call!(d, size, call!(d, product, set(d, &a), tuple(&b))), sizes);
    }

    pair_goes_through_both_up_to_the_shorter [pair] (d: AnyDialect, a: Ints, b: Ints) {
        let pairs = a.iter().zip(&b).map(|(&x, &y)| (x, y));
        same!(call!(d, pair, tuple(&a), tuple(&b)), tuple(pairs));
    }

    cells_are_made_of_their_parts [ascell astriple toij celltuple] (i: Small, j: Small, c: Small) {
        let cell = tuple([i, j, c]);
        same!(call!(TOK, ascell, (i, j), c), cell);
        same!(call!(TOK, astriple, i, j, c), cell);
        same!(call!(TOK, toij, cell), (i, j));
        let cells = call!(TOK, celltuple, tuple([(i, j), (j, i)]), tuple([c, i]));
        same!(cells, tuple([cell, tuple([j, i, i])]));
        holds!(matches!(call!(TOK, initset, call!(TOK, ascell, (i, j), c)), Value::Object(..)));
    }
}
