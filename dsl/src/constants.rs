//! The names of constants.

use crate::Value;

/// The value of a constant that both dialects share or one of them has.
///
/// ```
/// use dsl::{Value, constant};
/// assert_eq!(constant("UP_RIGHT"), Some(Value::Pair((-1, 1))));
/// assert_eq!(constant("L3"), Some(Value::Int(-3)));
/// assert_eq!(constant("UPPER"), None);
/// ```
#[must_use]
pub fn constant(name: &str) -> Option<Value> {
    let pair = PAIRS.iter().find(|(n, _)| *n == name).map(|&(_, ij)| Value::Pair(ij));
    let word = INTEGERS.iter().find(|(n, _)| *n == name).map(|&(_, n)| Value::Int(n));
    pair.or(word).or_else(|| numbered(name))
}

/// The names of all constants.
pub fn constant_names() -> impl Iterator<Item = String> {
    let words = INTEGERS.iter().map(|(name, _)| (*name).to_owned());
    let pairs = PAIRS.iter().map(|(name, _)| (*name).to_owned());
    let numbered = NUMBERED
        .iter()
        .flat_map(|&(prefix, first, last, _)| (first..=last).map(move |n| format!("{prefix}{n}")));
    words.chain(pairs).chain(numbered)
}

/// `F3`, `L2` and the like.
fn numbered(name: &str) -> Option<Value> {
    let (prefix, digits) = name.split_at_checked(1)?;
    let &(_, first, last, sign) = NUMBERED.iter().find(|(p, ..)| *p == prefix)?;
    let n: i64 = digits.parse().ok()?;
    let canonical = n.to_string() == digits;
    (canonical && (first..=last).contains(&n)).then_some(Value::Int(sign * n))
}

/// Prefix, first and last number, sign: ranks from the first (F) and from the last (L), choices
/// (R) and angles (A).
const NUMBERED: &[(&str, i64, i64, i64)] =
    &[("F", 0, 9, 1), ("L", 1, 10, -1), ("R", 0, 9, 1), ("A", 0, 9, 1)];

const INTEGERS: &[(&str, i64)] = &[
    ("F", 0),
    ("T", 1),
    ("NEG_TEN", -10),
    ("NEG_NINE", -9),
    ("NEG_EIGHT", -8),
    ("NEG_SEVEN", -7),
    ("NEG_SIX", -6),
    ("NEG_FIVE", -5),
    ("NEG_FOUR", -4),
    ("NEG_THREE", -3),
    ("NEG_TWO", -2),
    ("NEG_ONE", -1),
    ("ZERO", 0),
    ("ONE", 1),
    ("TWO", 2),
    ("THREE", 3),
    ("FOUR", 4),
    ("FIVE", 5),
    ("SIX", 6),
    ("SEVEN", 7),
    ("EIGHT", 8),
    ("NINE", 9),
    ("TEN", 10),
    ("HUNDRED", 100),
    ("THOUSAND", 1000),
    ("BLACK", 0),
    ("BLUE", 1),
    ("RED", 2),
    ("GREEN", 3),
    ("YELLOW", 4),
    ("GRAY", 5),
    ("MAGENTA", 6),
    ("ORANGE", 7),
    ("CYAN", 8),
    ("BURGUNDY", 9),
    ("GPU_AVAILABLE", 0),
    ("SM2", 2),
    ("SM3", 3),
    ("SD2", -2),
    ("SD3", -3),
];

const PAIRS: &[(&str, (i64, i64))] = &[
    ("ORIGIN", (0, 0)),
    ("UNITY", (1, 1)),
    ("NEG_UNITY", (-1, -1)),
    ("DOWN", (1, 0)),
    ("RIGHT", (0, 1)),
    ("UP", (-1, 0)),
    ("LEFT", (0, -1)),
    ("UP_RIGHT", (-1, 1)),
    ("DOWN_LEFT", (1, -1)),
    ("ZERO_BY_TWO", (0, 2)),
    ("TWO_BY_ZERO", (2, 0)),
    ("TWO_BY_TWO", (2, 2)),
    ("THREE_BY_THREE", (3, 3)),
];
