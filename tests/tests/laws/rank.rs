//! Laws of the ops that take an element by rank.

use crate::{call, counts, function, laws, same, set, tuple};
use dsl::{Dialect, Value};
use std::collections::BTreeSet;
use tests::generate::{FullGrid, Ints, Small, SomeIndices, SomeObject};

const TOK: Dialect = Dialect::Tokpidjin;

/// The element at a rank that may count from the end.
fn at<T: Copy>(list: &[T], rank: i64) -> Option<T> {
    let len = list.len() as i64;
    let place = if rank < 0 { rank + len } else { rank };
    list.get(usize::try_from(place).ok()?).copied()
}

/// The elements by key, those that tie in the order they had.
fn by_key(list: &[i64], key: fn(i64) -> i64) -> Vec<i64> {
    let mut list = list.to_vec();
    list.sort_by_key(|&n| key(n));
    list
}

fn ascending(list: &[i64]) -> Vec<i64> {
    BTreeSet::from_iter(list.iter().copied()).into_iter().collect()
}

/// Colors by how often they occur, most first; those that tie in the order of appearance.
fn colors_by_rank(colors: &[i64]) -> Vec<i64> {
    let count = counts(colors.iter().copied());
    let mut seen = BTreeSet::new();
    let mut ranked: Vec<i64> = colors.iter().copied().filter(|&c| seen.insert(c)).collect();
    ranked.sort_by_key(|c| std::cmp::Reverse(count[c]));
    ranked
}

laws! {
    nth_counts_from_either_end [get_nth_t get_nth_f] (a: Ints, s: SomeIndices, r: Small) {
        if let Some(element) = at(&a, r) {
            same!(call!(TOK, get_nth_t, tuple(&a), r), element);
        }
        let nth = call!(TOK, get_nth_f, s, r);
        same!(nth, at(&s, r).map_or(Value::empty_set(), Value::Pair));
    }

    nth_by_key_is_nth_of_the_order [get_nth_by_key_t get_nth_by_key_f] (a: Ints, r: Small) {
        let invert = function(TOK, "invert");
        if let (Some(plain), Some(turned)) = (at(&by_key(&a, |n| n), r), at(&by_key(&a, |n| -n), r)) {
            same!(call!(TOK, get_nth_by_key_t, tuple(&a), r), plain);
            same!(call!(TOK, get_nth_by_key_t, tuple(&a), r, invert), turned);
        }
        let set = set(TOK, &a);
        if let (true, Some(expected)) = (r >= 0, at(&by_key(&ascending(&a), |n| -n), r)) {
            same!(call!(TOK, get_nth_by_key_f, set, r, invert), expected);
        }
    }

    ranks_descend_from_the_largest [get_rank] (a: Ints, r: Small) {
        let mut descending = ascending(&a);
        descending.reverse();
        same!(call!(TOK, get_rank, set(TOK, &a), r), at(&descending, r).unwrap_or(0));
    }

    ranked_arguments_descend_and_keep_ties_in_order [get_arg_rank get_arg_rank_t get_arg_rank_f]
    (a: Ints, r: Small) {
        let halve = function(TOK, "halve");
        let ranked = by_key(&a, |n| -n.div_euclid(2));
        let expected = at(&ranked, r).map_or(Value::empty_tuple(), Value::Int);
        same!(call!(TOK, get_arg_rank, tuple(&a), halve, r), expected);
        same!(call!(TOK, get_arg_rank_t, tuple(&a), halve, r), expected);
        let ranked = by_key(&ascending(&a), |n| -n.div_euclid(2));
        let expected = at(&ranked, r).map_or(Value::empty_set(), Value::Int);
        same!(call!(TOK, get_arg_rank, set(TOK, &a), halve, r), expected);
        same!(call!(TOK, get_arg_rank_f, set(TOK, &a), halve, r), expected);
    }

    ranked_values_ascend [get_val_rank] (a: Ints, r: Small) {
        let mut values: Vec<i64> = a.iter().map(|n| n.div_euclid(2)).collect();
        values.sort_unstable();
        let expected = at(&values, r).unwrap_or(0);
        same!(call!(TOK, get_val_rank, tuple(&a), function(TOK, "halve"), r), expected);
    }

    common_ranks_ascend_by_count_then_by_value [get_common_rank get_common_rank_f]
    (a: Ints, s: SomeIndices, r: Small) {
        let mut ranked: Vec<(usize, i64)> =
            counts(a.iter().copied()).into_iter().map(|(n, count)| (count, n)).collect();
        ranked.sort_unstable();
        let expected = at(&ranked, r).map_or(Value::empty_tuple(), |(_, n)| Value::Int(n));
        same!(call!(TOK, get_common_rank, tuple(&a), r), expected);
        let expected = at(&s, r).map_or(Value::empty_set(), Value::Pair);
        same!(call!(TOK, get_common_rank_f, s, r), expected);
    }

    color_ranks_descend_by_count_then_by_appearance [get_color_rank_t get_color_rank_f]
    (grid: FullGrid, o: SomeObject, r: Small) {
        let ranked = colors_by_rank(&grid.colors().collect::<Vec<i64>>());
        let expected = at(&ranked, r).map_or(Value::empty_tuple(), Value::Int);
        same!(call!(TOK, get_color_rank_t, grid, r), expected);
        let ranked = colors_by_rank(&o.iter().map(|c| c.color).collect::<Vec<i64>>());
        let expected = at(&ranked, r).map_or(Value::empty_set(), Value::Int);
        same!(call!(TOK, get_color_rank_f, crate::object(&o, TOK), r), expected);
    }
}
