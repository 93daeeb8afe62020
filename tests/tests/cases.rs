//! Every case file line, and every example in the op table.

use dsl::{Dialect, Policy, eval, ops, parse};
use std::path::Path;
use tests::cases::{Case, load};

fn all_cases() -> Vec<Case> {
    load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"))
}

#[test]
fn cases_give_what_they_say() {
    let problems: Vec<String> = all_cases().iter().filter_map(|c| c.check().err()).collect();
    assert!(problems.is_empty(), "{} cases:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn every_op_has_a_meaning_and_a_true_example() {
    let mut problems = Vec::new();
    for op in ops() {
        let dialect = op.first_dialect();
        if op.meaning.is_empty() {
            problems.push(format!("{}: no meaning", op.name));
        }
        let Some((call, value)) = op.example.rsplit_once(" = ") else {
            problems.push(format!("{}: no example", op.name));
            continue;
        };
        if !call.contains(op.spelling(dialect)) {
            problems.push(format!("{}: the example does not call it", op.name));
        }
        let found = eval(call, dialect, Policy::Poison).map(|v| v.to_string());
        let expected = parse(value, dialect).map(|v| v.to_string());
        if found != expected {
            problems.push(format!("{}: {} gives {found:?}", op.name, op.example));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_op_has_a_case_in_every_dialect() {
    let cases = all_cases();
    let mut problems = Vec::new();
    for op in ops() {
        for spelling in op.spellings {
            let dialect = spelling.dialect;
            if dialect == Dialect::ReArc {
                continue; // spelled as in arc-dsl, where it is tested
            }
            if !cases.iter().any(|case| case.dialect == dialect && case.uses(spelling.name)) {
                problems.push(format!("{} ({})", spelling.name, dialect.name()));
            }
        }
    }
    assert!(problems.is_empty(), "no case for: {}", problems.join(", "));
}
