//! A hundred thousand random and mutated source files: each gives solvers or problems that can be shown,
//! the same every time, and never a panic or a hang. With the environment variable `BATT_FUZZ=n`, n times
//! as many.

use batt_gen::{
    ParsedFile, Problem, Source, parse_source, parse_sources, solver_source, source_from_bytes,
};
use dsl::Policy;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

const FILES: u64 = 100_000;
/// Files that are read on one thread.
const BATCH: u64 = 500;
const WORKERS: u64 = 2;
/// Of a file with more problems, the first ones are looked at.
const MOST_PROBLEMS: usize = 6;
/// No batch may take longer, on a machine however busy.
const MOST_TIME: Duration = Duration::from_secs(120);

/// Numbers that look random, the same for the same seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn one<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// The functions of the demo corpus, each for itself.
fn functions() -> Vec<String> {
    let demo = Path::new(env!("CARGO_MANIFEST_DIR")).join("demo");
    let files = ["solvers/arc.py", "solvers/tok.py", "solvers/verify.py", "differs/differs.py"];
    let texts = files.map(|file| std::fs::read_to_string(demo.join(file)).unwrap());
    let functions = texts.iter().flat_map(|text| text.split("\n\n\n"));
    functions.map(|function| format!("{}\n", function.trim_end())).collect()
}

/// Words and signs of Python and of the language.
const TOKENS: &[&str] = &[
    "def ",
    "return ",
    "solve_a",
    "differ_b",
    "verify_c",
    "(I)",
    "(S, I, C)",
    ":",
    "\n",
    "\n    ",
    "\n\t",
    "    ",
    "x1",
    "x2",
    "I",
    "S",
    "C",
    "=",
    " = ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ".",
    ";",
    "->",
    ":=",
    "==",
    "+",
    "-",
    "*",
    "**",
    "/",
    "//",
    "%",
    "@",
    "~",
    "!",
    "&",
    "|",
    "^",
    "<",
    "<<",
    "?",
    "$",
    "\\",
    "\\\n",
    "#",
    "# note\n",
    "'",
    "\"",
    "'''",
    "\"\"\"",
    "f'",
    "f\"{x1}\"",
    "rb'x'",
    "u''",
    "0",
    "1",
    "-1",
    "9223372036854775807",
    "1.5",
    "1e999",
    "0x1F",
    "0o8",
    "1_000",
    "1__0",
    "1j",
    "None",
    "True",
    "...",
    "rot90",
    "objects",
    "fill",
    "o_g",
    "size",
    "add",
    "ZERO",
    "ORIGIN",
    "F0",
    "if ",
    "else ",
    "elif ",
    "for ",
    " in ",
    "while ",
    "lambda ",
    "class ",
    "import ",
    "from ",
    "async ",
    "await ",
    "yield ",
    "with ",
    "as ",
    "try:",
    "except:",
    "raise ",
    "match ",
    "case ",
    "type ",
    "global ",
    "del ",
    "pass",
    "not ",
    "and ",
    "or ",
    "is ",
    "*args",
    "**kwargs",
    "grid=",
    "é",
    "漢字",
    "🙂",
    "ﬁ",
    "\u{feff}",
    "\u{200b}",
    "\u{2028}",
    "\u{202e}",
    "\u{c}",
    "\r",
    "\r\n",
    "\0",
    "\u{7f}",
    "\u{1b}[31m",
];

/// Whole statements that are no part of the language, or only just.
const STATEMENTS: &[&str] = &[
    "for i in range(3):\n        x1 = rot90(I)",
    "while True: pass",
    "if I: x1 = I\n    else: x1 = I",
    "x1 = [rot90(g) for g in I]",
    "x1 = {ONE: TWO}",
    "x1 = {ONE, TWO}",
    "x1 = lambda g: rot90(g)",
    "x1 = (y := I)",
    "x1 = f'{I}'",
    "x1 = f\"{f'{f'{I}'}'}\"",
    "x1 = 'text'",
    "x1 = I[0]",
    "x1 = I.shape",
    "x1, x2 = I",
    "x1 += ONE",
    "x1: Grid",
    "x1: Grid = rot90(I)",
    "import dsl",
    "from dsl import *",
    "global x1",
    "del x1",
    "assert I",
    "raise ValueError",
    "yield I",
    "await I",
    "return",
    "return I, I",
    "with open('a') as f: pass",
    "try:\n        x1 = I\n    except: pass",
    "match I:\n        case (a, *b) if a: pass\n        case _: pass",
    "class A(B, metaclass=C): x: int = 3",
    "async def f(): await g()",
    "def inner(g): return g",
    "@decorated",
    "pass",
    "x1 = rot90(*I)",
    "x1 = rot90(**I)",
    "x1 = rot90(grid=I)",
    "x1 = rot90(I, grid=I)",
    "x1 = rot90()",
    "x1 = rot90(I, I)",
    "x1 = rot09(I)",
    "x1 = x2",
    "I = rot90(I)",
    "rot90 = hmirror",
    "x1 = rot90(I)(I)(I)",
    "x1 = (1, (2, (3, (4,))))",
    "x1 = -(-(-1))",
    "x1 = +1",
    "x1 = not I",
    "x1 = I if I else I",
    "x1 = 1 + 2",
    "x1 = 99999999999999999999",
    "x1 = -9223372036854775808",
    "x1 = 1.0",
    "x1 = ...",
    "x1 = print(I)",
    "type X = int",
    "x1 = rot90(I); x2 = x1; return x2",
    "x1 = \\\n  rot90(\n I # note\n )",
    "'''text'''",
    "print('x')",
];

/// What repeats without end.
const NESTS: &[(&str, &str)] = &[
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("rot90(", ")"),
    ("-", ""),
    ("not ", ""),
    ("lambda: ", ""),
    ("1 if 1 else ", ""),
    ("1 ** ", ""),
    ("1 + ", ""),
    ("x.", ""),
    ("f'{", "}'"),
    ("(-\n", ")"),
    ("*", ""),
    ("await ", ""),
    ("(1, ", ")"),
    ("x[", "]"),
    ("'' ", ""),
    ("y := ", ""),
    ("1 < ", ""),
    ("~-", ""),
    ("f(x=", ")"),
    ("[i for i in ", "]"),
];

fn file(random: &mut Random, functions: &[String]) -> Vec<u8> {
    match random.below(20) {
        0 => (0..random.below(200)).map(|_| random.next() as u8).collect(),
        1 | 2 => soup(random).into_bytes(),
        3 => deep(random).into_bytes(),
        4 => blocks(random).into_bytes(),
        _ => {
            let count = 1 + random.below(2);
            let mut text = (0..count).map(|_| functions[random.below(functions.len())].as_str());
            let mut bytes = text.by_ref().collect::<Vec<_>>().join("\n\n").into_bytes();
            for _ in 0..1 + random.below(4) {
                mutate(&mut bytes, random, functions);
            }
            bytes
        }
    }
}

fn soup(random: &mut Random) -> String {
    let start = random.one(&["", "def solve_a(I):\n    ", "def solve_a(S, I, C):\n    x1 = "]);
    let tokens = (0..random.below(60)).map(|_| random.one(TOKENS));
    [start].into_iter().chain(tokens).collect()
}

/// Something inside itself many times.
fn deep(random: &mut Random) -> String {
    let (open, close) = random.one(NESTS);
    let times = random.one(&[3, 30, 99, 101, 1_000, 5_000]);
    let (before, after) = (open.repeat(times), close.repeat(times));
    format!("def solve_deep(I):\n    x1 = {before}1{after}\n    return x1\n")
}

/// Blocks inside blocks.
fn blocks(random: &mut Random) -> String {
    let head =
        random.one(&["if I:", "for i in I:", "def solve_a(I):", "class A:", "while I:", "try:"]);
    let times = random.one(&[2, 20, 101, 150]);
    let lines = (0..times).map(|k| format!("{}{head}\n", " ".repeat(k)));
    lines.chain([format!("{}return I\n", " ".repeat(times))]).collect()
}

fn mutate(bytes: &mut Vec<u8>, random: &mut Random, functions: &[String]) {
    let at = random.below(bytes.len() + 1);
    let end = (at + random.below(20)).min(bytes.len());
    match random.below(16) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => drop(bytes.splice(at..at, [random.next() as u8])),
        3 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        4 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        5 => {
            let other = functions[random.below(functions.len())].as_bytes();
            let from = random.below(other.len());
            let part = other[from..(from + 30).min(other.len())].to_vec();
            bytes.splice(at..end, part);
        }
        6 => lines(bytes, random, |lines, a, b| lines.swap(a, b)),
        7 => lines(bytes, random, |lines, a, _| drop(lines.remove(a))),
        8 => lines(bytes, random, |lines, a, b| lines.insert(b, lines[a].clone())),
        9 => {
            let statement = format!("    {}", random.one(STATEMENTS)).into_bytes();
            lines(bytes, random, |lines, a, _| lines.insert(a, statement));
        }
        10 => *bytes = replaced(bytes, "\n", random.one(&["\r\n", "\r", "\n\n", "\u{c}\n"])),
        11 => *bytes = replaced(bytes, "    ", random.one(&["\t", "  ", " ", "\u{c}    ", ""])),
        12 => {
            let word = random.one(&["x1", "I", "def", ")", "ONE"]);
            *bytes = replaced(bytes, word, random.one(TOKENS));
        }
        _ => drop(bytes.splice(at..end.min(at + random.below(4)), random.one(TOKENS).bytes())),
    }
}

fn lines(
    bytes: &mut Vec<u8>,
    random: &mut Random,
    change: impl FnOnce(&mut Vec<Vec<u8>>, usize, usize),
) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
    let (a, b) = (random.below(lines.len()), random.below(lines.len()));
    change(&mut lines, a, b);
    *bytes = lines.join(&b'\n');
}

fn replaced(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    String::from_utf8_lossy(bytes).replace(from, to).into_bytes()
}

/// How many files gave what.
type Counts = BTreeMap<&'static str, u64>;

/// Makes, reads and checks the files of one batch.
fn batch(number: u64, functions: &[String]) -> Counts {
    let mut counts = Counts::new();
    let mut sources = Vec::new();
    for seed in number * BATCH..(number + 1) * BATCH {
        let bytes = file(&mut Random(seed), functions);
        match source_from_bytes(format!("{seed}.py"), bytes) {
            Ok(source) => sources.push(Arc::new(source)),
            Err(problem) => {
                check_problem(&problem);
                *counts.entry("no text").or_default() += 1;
            }
        }
    }
    let parsed = parse_sources(&sources, None);
    assert_eq!(parsed.len(), sources.len());
    let again: Vec<_> = sources.iter().step_by(7).cloned().collect();
    let again = parse_sources(&again, None);
    for (first, second) in parsed.iter().step_by(7).zip(again) {
        assert_eq!(described(first), described(&second));
    }
    for (source, file) in sources.iter().zip(&parsed) {
        *counts.entry(check_file(source, file)).or_default() += 1;
    }
    counts
}

/// All that a file gave, as text.
fn described(file: &ParsedFile) -> String {
    let solvers = file.solvers.iter();
    let solvers = solvers.map(|s| format!("{:?} {} {:?}\n{}", s.kind, s.id, s.dialect, s.program));
    let problems = file.problems.iter();
    let problems = problems.map(|p| format!("{} {:?} {:?}", p.message, p.position(), p.help));
    solvers.chain(problems).collect()
}

fn check_file(source: &Source, file: &ParsedFile) -> &'static str {
    let ParsedFile { solvers, problems } = file;
    assert!(!solvers.is_empty() || !problems.is_empty(), "{}:\n{}", source.name, source.text);
    problems.iter().take(MOST_PROBLEMS).for_each(check_problem);
    for solver in solvers {
        let program = &solver.program;
        let text = program.to_string();
        assert_eq!(text.parse().as_ref(), Ok(program), "{}", source.text);
        let own = solver.own_program(Policy::Poison);
        assert!(own.live_steps().iter().all(|live| *live), "{}", source.text);
        let (_, place) = &solver.place;
        assert!(source.text.get(place.clone()).is_some_and(|text| text.contains("def")));
    }
    if let Some(solver) = solvers.first().filter(|_| source.text.len().is_multiple_of(8)) {
        let written = solver_source(&solver.program).unwrap();
        let written = Arc::new(Source { name: "again.py".to_owned(), text: written });
        let again = parse_source(&written, Some(solver.dialect));
        let hash = again.solvers.first().map(|solver| solver.program.content_hash());
        assert_eq!(hash, Some(solver.program.content_hash()), "{}", source.text);
    }
    match (solvers.is_empty(), problems.is_empty()) {
        (false, true) => "solvers only",
        (false, false) => "solvers and problems",
        _ => "problems only",
    }
}

/// A problem is shown, with a place inside the file.
fn check_problem(problem: &Problem) {
    let shown = problem.render(false);
    assert!(!problem.message.trim().is_empty());
    let strange = |c: char| c.is_control() && c != '\n';
    assert!(!shown.contains(strange), "{shown:?}");
    let Some((source, range)) = &problem.place else { return };
    assert!(source.text.get(range.clone()).is_some(), "{range:?} in {}", source.name);
    let (name, line, column) = problem.position().unwrap();
    assert_eq!(name, source.name);
    let text = source.text.split('\n').nth(line - 1).unwrap_or_else(|| panic!("line {line}"));
    assert!(column <= text.chars().count() + 1, "{name}:{line}:{column}");
    assert!(shown.contains(&format!("{name}:{line}:")), "{shown}");
}

#[test]
fn any_file_gives_solvers_or_problems() {
    let times = std::env::var("BATT_FUZZ").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    let batches = FILES * times / BATCH;
    let (send, receive) = mpsc::channel();
    let start = Instant::now();
    for worker in 0..WORKERS {
        let send = send.clone();
        std::thread::spawn(move || {
            let functions = functions();
            for number in (worker..batches).step_by(WORKERS as usize) {
                if send.send(batch(number, &functions)).is_err() {
                    return;
                }
            }
        });
    }
    drop(send);
    let mut counts = Counts::new();
    for _ in 0..batches {
        // A worker that panics leaves, one that hangs does not answer.
        let found = receive.recv_timeout(MOST_TIME).expect("a batch failed or hangs");
        for (what, count) in found {
            *counts.entry(what).or_default() += count;
        }
    }
    println!("{counts:?} in {:.1} s", start.elapsed().as_secs_f64());
    assert_eq!(counts.values().sum::<u64>(), FILES * times);
    assert!(counts["solvers only"] > FILES / 50 && counts["problems only"] > FILES / 10);
}

/// A test of the solver's whole input: nothing may exhaust the stack or the time.
#[test]
fn huge_files_end_soon() {
    let start = Instant::now();
    let long = |before: &str, middle: &str, times: usize, after: &str| {
        format!(
            "def solve_a(I):\n    x1 = {before}{}{after}\n    return x1\n",
            middle.repeat(times)
        )
    };
    let mut texts = vec![
        String::new(),
        "\n".repeat(1_000_000),
        "def solve_a(I):\n    return I\n".repeat(50_000),
        "# note (\n".repeat(500_000),
        format!("'''{}'''", "text\n".repeat(1_000_000)),
        format!("x = '''{}", "unterminated\n".repeat(300_000)),
        long("(", "-\n", 4_000_000, "1)"),
        long("(", "-\n", 120_000, "1)"),
        long("(", "')' - ", 1_000_000, "1)"),
        long("(')'", "\n-", 120_000, "1)"),
        long("", "-", 60_000, "1"),
        long("", "not ", 15_000, "1"),
        long("", "lambda: ", 8_000, "1"),
        long("", "1 if 1 else ", 5_000, "1"),
        long("", "1 ** ", 12_000, "1"),
        long("", "1 + ", 15_000, "1"),
        long("", "f'{", 10_000, "1"),
        long("(1", ", 1", 30_000, ")"),
        long("", "9", 60_000, ""),
        long("'", "a", 10_000_000, "'"),
    ];
    let deep: String = (0..700).map(|k| format!("{}if I:\n", " ".repeat(k))).collect();
    texts.push(format!("def solve_a(I):\n {}", deep.replace('\n', "\n ")));
    for text in texts {
        let source = Arc::new(Source { name: "huge.py".to_owned(), text });
        let file = parse_source(&source, None);
        assert!(!file.solvers.is_empty() || !file.problems.is_empty());
        file.problems.iter().take(50).for_each(check_problem);
    }
    println!("{:.1} s", start.elapsed().as_secs_f64());
}
