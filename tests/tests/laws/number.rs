//! Laws of numbers.

use crate::{call, holds, laws, same};
use dsl::Value;
use tests::generate::{AnyDialect, AnyValue, Small};

fn floor(a: i64, b: i64) -> i64 {
    (a as f64 / b as f64).floor() as i64
}

laws! {
    arithmetic_works_place_by_place [add subtract multiply divide]
    (d: AnyDialect, a: Small, b: Small, x: Small, y: Small) {
        same!(call!(d, add, (a, b), (x, y)), (a + x, b + y));
        same!(call!(d, subtract, (a, b), (x, y)), (a - x, b - y));
        same!(call!(d, multiply, (a, b), (x, y)), (a * x, b * y));
        if x != 0 && y != 0 {
            same!(call!(d, divide, (a, b), (x, y)), (floor(a, x), floor(b, y)));
        }
    }

    an_integer_goes_with_both_places_of_a_pair [add subtract multiply divide]
    (d: AnyDialect, a: Small, x: Small, y: Small) {
        same!(call!(d, add, a, (x, y)), call!(d, add, (a, a), (x, y)));
        same!(call!(d, subtract, (x, y), a), (x - a, y - a));
        same!(call!(d, multiply, a, (x, y)), (a * x, a * y));
        if a != 0 {
            same!(call!(d, divide, (x, y), a), (floor(x, a), floor(y, a)));
        }
    }

    sums_and_products_commute_and_distribute [add multiply]
    (d: AnyDialect, a: Small, b: Small, c: Small) {
        same!(call!(d, add, a, b), call!(d, add, b, a));
        same!(call!(d, multiply, a, b), call!(d, multiply, b, a));
        same!(call!(d, multiply, a, call!(d, add, b, c)), a * b + a * c);
        same!(call!(d, add, call!(d, add, a, b), c), call!(d, add, a, call!(d, add, b, c)));
    }

    subtraction_undoes_addition_and_division_multiplication [subtract divide]
    (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, subtract, call!(d, add, a, b), b), a);
        if b != 0 {
            same!(call!(d, divide, call!(d, multiply, a, b), b), a);
        }
    }

    invert_is_an_involution_that_gives_zero_when_added [invert] (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, invert, call!(d, invert, (a, b))), (a, b));
        same!(call!(d, add, a, call!(d, invert, a)), 0);
    }

    doubling_adds_a_number_to_itself_and_halving_undoes_it [double halve]
    (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, double, (a, b)), (a + a, b + b));
        same!(call!(d, double, a), a + a);
        same!(call!(d, halve, (a + a, b + b)), (a, b));
        same!(call!(d, halve, a + a + 1), a);
    }

    increment_and_decrement_step_by_one [increment decrement] (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, increment, (a, b)), (a + 1, b + 1));
        same!(call!(d, decrement, call!(d, increment, a)), a);
        same!(call!(d, decrement, (a, b)), (a - 1, b - 1));
    }

    crement_moves_away_from_zero_by_the_sign [crement sign] (d: AnyDialect, a: Small, b: Small) {
        let sign = |n: i64| if n > 0 { 1 } else if n < 0 { -1 } else { 0 };
        same!(call!(d, sign, (a, b)), (sign(a), sign(b)));
        same!(call!(d, crement, (a, b)), (a + sign(a), b + sign(b)));
        same!(call!(d, crement, a), a + sign(a));
    }

    numbers_are_even_when_halving_loses_nothing [even] (d: AnyDialect, a: Small) {
        same!(call!(d, even, a), floor(a, 2) * 2 == a);
    }

    positive_numbers_are_greater_than_zero [positive greater] (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, positive, a), a > 0);
        same!(call!(d, greater, a, b), a > b);
        same!(call!(d, greater, (a, b), (b, a)), (a, b) > (b, a));
    }

    truth_is_not_zero_not_empty_not_missing [flip both either]
    (d: AnyDialect, a: AnyValue, b: AnyValue) {
        let text = a.to_string();
        let falsehood = ["0", "()", "{}", "None"].contains(&text.as_str());
        same!(call!(d, flip, a), falsehood);
        same!(call!(d, both, a, b), if falsehood { &a } else { &b });
        same!(call!(d, either, a, b), if falsehood { &b } else { &a });
    }

    vectors_add_up_to_the_pair [toivec tojvec] (d: AnyDialect, a: Small, b: Small) {
        same!(call!(d, toivec, a), (a, 0));
        same!(call!(d, tojvec, b), (0, b));
        holds!(call!(d, toivec, a) != Value::Int(a));
    }
}
