//! What the parser says about bad solvers: the message, where it points, and the advice.

use batt_gen::{Severity, Source, parse_source};
use std::sync::Arc;

/// A source with `»` before the place that the message must point to.
struct Case {
    source: &'static str,
    message: &'static str,
    help: Option<&'static str>,
}

const fn case(source: &'static str, message: &'static str) -> Case {
    Case { source, message, help: None }
}

const fn advised(source: &'static str, message: &'static str, help: &'static str) -> Case {
    Case { source, message, help: Some(help) }
}

const STRAIGHT: &str = "a solver holds only `name = op(arguments)` and one return";
const PARTS: &str = "use calls, names, whole numbers and tuples of constants";

const CASES: &[Case] = &[
    // Statements.
    advised(
        "def solve_a(I):\n    »for x in I:\n        pass\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    advised("def solve_a(I):\n    »while I:\n        pass\n", "not a straight-line step", STRAIGHT),
    advised(
        "def solve_a(I):\n    x1 = I\n    »if x1:\n        pass\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    advised(
        "def solve_a(I):\n    »import dsl\n    return I\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    advised(
        "def solve_a(I):\n    »from dsl import *\n    return I\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    advised(
        "def solve_a(I):\n    »def f(x): return x\n    return I\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    advised("def solve_a(I):\n    »rot90(I)\n    return I\n", "not a straight-line step", STRAIGHT),
    advised(
        "def solve_a(I):\n    x1 = I\n    »x1 += ONE\n    return x1\n",
        "not a straight-line step",
        STRAIGHT,
    ),
    case("def solve_a(I):\n    »x1, x2 = I\n    return x1\n", "assign to one plain name"),
    case("def solve_a(I):\n    »x1 = x2 = I\n    return x1\n", "assign to one plain name"),
    case("def solve_a(I):\n    »x1: Grid\n    return I\n", "x1 gets no value"),
    case("def »solve_a(I):\n    x1 = rot90(I)\n", "solve_a returns nothing"),
    case("def solve_a(I):\n    »return\n", "return needs a value"),
    case("def solve_a(I):\n    return I\n    »x1 = rot90(I)\n", "nothing runs after return"),
    // Names.
    advised(
        "def solve_a(I):\n    x1 = »rot09(I)\n    return x1\n",
        "unknown name rot09 in arc-dsl",
        "did you mean rot90?",
    ),
    advised(
        "def solve_a(I):\n    large = rot90(I)\n    return »lagre\n",
        "unknown name lagre in arc-dsl",
        "did you mean large?",
    ),
    advised(
        "def solve_a(I):\n    return »ORIGEN\n",
        "unknown name ORIGEN in arc-dsl",
        "did you mean ORIGIN?",
    ),
    advised(
        "def solve_a(I):\n    x1 = »frobnicate(I)\n    return x1\n",
        "unknown name frobnicate in arc-dsl",
        "`batt ops` lists all ops",
    ),
    advised(
        "def solve_a(I):\n    x1 = »o_g(I, R5)\n    x2 = nothing_like_it(x1)\n    return x2\n",
        "unknown name o_g in arc-dsl",
        "tokpidjin has it; use --dialect to choose",
    ),
    advised(
        "import numpy as np\ndef solve_a(I):\n    x1 = »np.rot90(I)\n    return x1\n",
        "not part of the solver language",
        PARTS,
    ),
    advised(
        "from numpy import rot91\ndef solve_a(I):\n    x1 = »rot91(I)\n    return x1\n",
        "unknown name rot91 in arc-dsl",
        "did you mean rot90?",
    ),
    case(
        "def solve_a(I):\n    x1 = rot90(»x2)\n    x2 = rot90(I)\n    return x1\n",
        "x2 is used before it is assigned",
    ),
    case(
        "def solve_a(I):\n    x1 = rot90(»x1)\n    return x1\n",
        "x1 is used before it is assigned",
    ),
    case(
        "def solve_a(I):\n    x1 = rot90(I)\n    »x1 = rot90(x1)\n    return x1\n",
        "x1 is assigned twice",
    ),
    case("def solve_a(I):\n    »I = rot90(I)\n    return I\n", "I is assigned twice"),
    // Arguments.
    case(
        "def solve_a(I):\n    x1 = rot90»()\n    return x1\n",
        "rot90(grid) takes 1 argument, 0 given",
    ),
    case(
        "def solve_a(I):\n    x1 = fill»(I, ONE)\n    return x1\n",
        "fill(grid, value, patch) takes 3 arguments, 2 given",
    ),
    case(
        "def solve_a(I):\n    x1 = rot90»(I, I)\n    return x1\n",
        "rot90(grid) takes 1 argument, 2 given",
    ),
    advised(
        "def solve_a(I):\n    x1 = fill(I, »color=ONE, patch=I)\n    return x1\n",
        "no such parameter",
        "fill(grid, value, patch)",
    ),
    case(
        "def solve_a(I):\n    x1 = fill(I, ONE, I, »grid=I)\n    return x1\n",
        "grid is given twice",
    ),
    case(
        "def solve_a(I):\n    x1 = fill»(patch=I, value=ONE)\n    return x1\n",
        "fill(grid, value, patch) takes 3 arguments, 2 given",
    ),
    advised(
        "def solve_a(I):\n    x1 = fill(I, »**I)\n    return x1\n",
        "no such parameter",
        "fill(grid, value, patch)",
    ),
    advised(
        "def solve_a(I):\n    x1 = fill(»*I)\n    return x1\n",
        "not part of the solver language",
        PARTS,
    ),
    case(
        "def solve_a(I):\n    x1 = rbind(add, ONE)\n    x2 = x1(»a=TWO)\n    return x2\n",
        "a function value takes no keyword arguments",
    ),
    // Parameters.
    case("def solve_a»():\n    return ONE\n", "the parameters of solve_a must be (I) or (S, I, C)"),
    case("def solve_a»(x):\n    return x\n", "the parameters of solve_a must be (I) or (S, I, C)"),
    case(
        "def solve_a»(I, C):\n    return I\n",
        "the parameters of solve_a must be (I) or (S, I, C)",
    ),
    case(
        "def solve_a»(I=1):\n    return I\n",
        "the parameters of solve_a must be (I) or (S, I, C)",
    ),
    case("def solve_a»(*I):\n    return I\n", "the parameters of solve_a must be (I) or (S, I, C)"),
    case("def verify_a»(S, I, C):\n    return I\n", "the parameters of verify_a must be (I)"),
    case("def differ_a»(I):\n    return I\n", "the parameters of differ_a must be (S, I, C)"),
    // The dialect.
    advised(
        "def solve_a(I):\n    x1 = »o_g(I, R5)\n    x2 = merge(x1)\n    x3 = palette(x2)\n    return x3\n",
        "cannot tell the dialect: o_g is tokpidjin's, palette is arc-dsl's",
        "say it with --dialect",
    ),
    // Literals.
    case("def solve_a(I):\n    return »9223372036854775808\n", "this number does not fit 64 bits"),
    case("def solve_a(I):\n    return -»9223372036854775809\n", "this number does not fit 64 bits"),
    case("def solve_a(I):\n    return »1.5\n", "only whole numbers exist here"),
    case("def solve_a(I):\n    return (1, »I)\n", "a tuple literal holds only constants"),
    case("def solve_a(I):\n    return »-(1, 2)\n", "only a number can be negative"),
    advised("def solve_a(I):\n    return »'text'\n", "not part of the solver language", PARTS),
    advised("def solve_a(I):\n    return »[1, 2]\n", "not part of the solver language", PARTS),
    advised(
        "def solve_a(I):\n    x1 = »lambda g: g\n    return x1\n",
        "not part of the solver language",
        PARTS,
    ),
    advised(
        "def solve_a(I):\n    x1 = rot90(»I if I else I)\n    return x1\n",
        "not part of the solver language",
        PARTS,
    ),
    advised(
        "def solve_a(I):\n    x1 = add(»1 + 2, ONE)\n    return x1\n",
        "not part of the solver language",
        PARTS,
    ),
    // Columns count characters, not bytes; tabs and carriage returns are no trouble.
    advised(
        "def solve_a(I):\n    größe = »höhe(I)\n    return größe\n",
        "unknown name höhe in arc-dsl",
        "`batt ops` lists all ops",
    ),
    advised(
        "def solve_a(I):\r\n\tx1 = »rot09(I)\r\n\treturn x1\r\n",
        "unknown name rot09 in arc-dsl",
        "did you mean rot90?",
    ),
    // Files.
    case(
        "def solve_a(I):\n    return I\ndef »solve_a(I):\n    return I\n",
        "solve_a is defined twice",
    ),
    case("def solve_a(I):\n    x1 = rot90(I»\n    return x1\n", "Expected `)`, found newline"),
];

const WARNINGS: &[Case] = &[
    advised(
        "def »helper(I):\n    return I\ndef solve_a(I):\n    return I\n",
        "function helper is not used",
        "names start with solve_, verify_ or differ_",
    ),
    advised(
        "»print('x')\ndef solve_a(I):\n    return I\n",
        "this statement is ignored",
        "solver files hold functions solve_ID, verify_ID and differ_NAME",
    ),
    advised(
        "»class A: pass\ndef solve_a(I):\n    return I\n",
        "this statement is ignored",
        "solver files hold functions solve_ID, verify_ID and differ_NAME",
    ),
];

/// What differs from the case, if anything.
fn check(case: &Case, severity: Severity) -> Option<String> {
    let at = case.source.find('»').unwrap();
    let text = case.source.replacen('»', "", 1);
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let source = Arc::new(Source { name: "bad.py".to_owned(), text: text.clone() });
    let parsed = parse_source(&source, None);
    let Some(problem) = parsed.problems.first() else { return Some(format!("accepted:\n{text}")) };
    let found = (problem.message.as_str(), problem.help.as_deref(), problem.position());
    let expected = (case.message, case.help, Some(("bad.py", line, column)));
    if found != expected || problem.severity != severity {
        return Some(format!("{text}\n  expected {expected:?}\n  found    {found:?}\n"));
    }
    let shown = problem.render(false);
    let word = if severity == Severity::Error { "error" } else { "warning" };
    let source_line = text.lines().nth(line - 1).unwrap_or_default().trim();
    let parts = [word, case.message, &format!("bad.py:{line}:"), source_line];
    let missing = parts.iter().chain(case.help.iter()).find(|part| !shown.contains(**part));
    missing.map(|part| format!("{part} is missing in\n{shown}"))
}

#[test]
fn every_error_says_what_where_and_what_to_do() {
    let problems: Vec<String> =
        CASES.iter().filter_map(|case| check(case, Severity::Error)).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn warnings_do_too() {
    let problems: Vec<String> =
        WARNINGS.iter().filter_map(|case| check(case, Severity::Warning)).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn one_bad_solver_does_not_stop_the_others() {
    let text = "\
def solve_a(I):\n    return I\n
def solve_b(I):\n    return nothing_at_all\n
def solve_c(I):\n    x1 = rot90(I\n    return x1\n
def solve_d(I):\n    x1 = rot90(I)\n    return x1\n";
    let source = Arc::new(Source { name: "some.py".to_owned(), text: text.to_owned() });
    let parsed = parse_source(&source, None);
    let ids: Vec<&str> = parsed.solvers.iter().map(|solver| solver.id.as_str()).collect();
    assert_eq!(ids, ["a", "d"]);
    let lines: Vec<usize> = parsed.problems.iter().map(|p| p.position().unwrap().1).collect();
    assert!(lines.contains(&5) && lines.iter().any(|line| (7..=10).contains(line)), "{lines:?}");
}

#[test]
fn problems_of_a_whole_file_name_it() {
    let about = |text: &str| {
        let source = Arc::new(Source { name: "file.py".to_owned(), text: text.to_owned() });
        parse_source(&source, None).problems.remove(0)
    };
    for text in ["", "\n\n", "# nothing\n", "'''nothing'''\n", "import dsl\n"] {
        let problem = about(text);
        assert_eq!(problem.message, "file.py: no solver in this file", "{text:?}");
        let help = "a solver is a function solve_ID(I), solve_ID(S, I, C) or verify_ID(I)";
        assert_eq!(problem.help.as_deref(), Some(help));
    }
    let long = about(&format!("def solve_a(I):\n    x1 = {}\n", "1".repeat(70_000)));
    assert_eq!(long.message, "this line is too long for a solver");
    assert_eq!(long.position(), Some(("file.py", 2, 1)));
    let deep = about(&format!("def solve_a(I):\n    x1 = {}\n", "(".repeat(200)));
    assert_eq!(deep.message, "brackets nest too deep for a solver");
    assert_eq!(deep.position(), Some(("file.py", 2, 110)));
    let whole = about(&format!("\ndef solve_a(I):\n{}", "    x1 = rot90(I)\n".repeat(20_000)));
    assert_eq!(whole.message, "what begins here is too long for a solver");
    assert_eq!(whole.position(), Some(("file.py", 2, 1)));
}
