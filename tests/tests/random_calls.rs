//! Random calls of every op: sensible ones, which must mostly succeed, and a million odd ones, which
//! must do no harm.

use dsl::{Dialect, Error, Function, LIMITS, Op, Policy, Result, Value, parse};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tests::generate::{Args, seeded};

/// Sensible calls of each op in each dialect.
const CALLS: u64 = 60;
/// Odd calls in all.
const ODD_CALLS: u64 = 1_000_000;
/// In so many of a hundred odd calls' arguments, any value of any type stands.
const ODD_SHARE: usize = 40;
const THREADS: u64 = 2;
const MOST_MEMORY_KIB: u64 = 2 << 20;
/// No single call may take longer, on a machine however busy.
const MOST_TIME: Duration = Duration::from_secs(30);

#[test]
fn sensible_calls_mostly_succeed_repeat_and_print() {
    let mut problems = Vec::new();
    let mut table = String::new();
    for dialect in Dialect::ALL {
        for op in Args::ops_of(dialect) {
            let errors = sensible_calls(op, dialect, &mut problems);
            let failed: u64 = errors.values().sum();
            if failed > 0 {
                let share = 100 * failed / CALLS;
                let name = op.spelling(dialect);
                let _ = writeln!(table, "{:9} {name:20} {share:3} % {errors:?}", dialect.name());
            }
            if failed > CALLS / 2 {
                problems.push(format!("{} ({}): {errors:?}", op.name, dialect.name()));
            }
        }
    }
    println!("calls that failed, of {CALLS} each:\n{table}");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// Makes the calls of one op; how many fail, by kind.
fn sensible_calls(
    op: &'static Op,
    dialect: Dialect,
    problems: &mut Vec<String>,
) -> BTreeMap<Error, u64> {
    let mut errors = BTreeMap::new();
    for k in 0..CALLS {
        let seed = (op.number() as u64) << 20 | (dialect as u64) << 16 | k;
        let args = Args::for_op(op, dialect, &mut seeded(seed, 30));
        match catch_unwind(AssertUnwindSafe(|| check_call(&args))) {
            Ok(Ok(Ok(_))) => {}
            Ok(Ok(Err(error))) => *errors.entry(error).or_default() += 1,
            Ok(Err(problem)) => problems.push(format!("{args:?}: {problem}")),
            Err(_) => problems.push(format!("{args:?} panics")),
        }
    }
    errors
}

/// One call and everything that holds for any call.
fn check_call(args: &Args) -> std::result::Result<Result<Value>, String> {
    for policy in [Policy::SafeDefault, Policy::Poison] {
        let (first, second) = (args.call(policy), args.call(policy));
        if !same(&first, &second) {
            return Err(format!("first {}, then {}", show(&first), show(&second)));
        }
        if let Ok(value) = &first {
            within_limits(value)?;
            prints_and_parses(value, args.dialect)?;
        }
        if policy == Policy::Poison {
            return Ok(first);
        }
    }
    unreachable!("the last policy returns")
}

fn show(result: &Result<Value>) -> String {
    match result {
        Ok(value) => value.to_string(),
        Err(error) => format!("error {error}"),
    }
}

/// Equal, or made of functions that print alike.
fn same(a: &Result<Value>, b: &Result<Value>) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) if has_function(a) => a.to_string() == b.to_string(),
        (a, b) => a == b,
    }
}

fn has_function(value: &Value) -> bool {
    match value {
        Value::Function(_) => true,
        Value::Tuple(items) | Value::Set(items) => items.iter().any(has_function),
        _ => false,
    }
}

fn within_limits(value: &Value) -> std::result::Result<(), String> {
    let count = match value {
        Value::Grid(grid) => grid.height().max(grid.height() * grid.width()),
        other => other.size().unwrap_or(0),
    };
    match count <= LIMITS.elements && value.weight() <= LIMITS.weight {
        true => Ok(()),
        false => Err(format!("{count} elements of weight {}", value.weight())),
    }
}

fn prints_and_parses(value: &Value, dialect: Dialect) -> std::result::Result<(), String> {
    let text = value.to_string();
    match parse(&text, dialect) {
        Ok(parsed) if same(&Ok(parsed.clone()), &Ok(value.clone())) => Ok(()),
        Ok(parsed) => Err(format!("{text} is read as {parsed}")),
        Err(error) => Err(format!("{text} is not read: {error}")),
    }
}

/// What the threads of the odd calls share.
#[derive(Default)]
struct Tally {
    problems: Mutex<Vec<String>>,
    slowest: Mutex<(Duration, String)>,
    outcomes: Mutex<BTreeMap<&'static str, u64>>,
}

#[test]
fn a_million_odd_calls_do_no_harm() {
    let tally = Tally::default();
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let tally = &tally;
            scope.spawn(move || odd_calls(thread, tally));
        }
    });
    let problems = tally.problems.into_inner().unwrap();
    let (time, call) = tally.slowest.into_inner().unwrap();
    let call: String = call.chars().take(300).collect();
    println!("outcomes: {:?}", tally.outcomes.into_inner().unwrap());
    println!("slowest: {time:?} {call}");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    assert!(time < MOST_TIME, "{time:?}: {call}");
    if let Some(peak) = peak_memory_kib() {
        println!("peak memory: {} MiB", peak >> 10);
        assert!(peak < MOST_MEMORY_KIB, "{peak} KiB");
    }
}

fn odd_calls(thread: u64, tally: &Tally) {
    let calls: Vec<(&'static Op, Dialect)> =
        Dialect::ALL.into_iter().flat_map(|d| Args::ops_of(d).map(move |op| (op, d))).collect();
    let mut outcomes: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut slowest = Duration::ZERO;
    for k in (thread..ODD_CALLS).step_by(THREADS as usize) {
        let (op, dialect) = calls[(k / 2) as usize % calls.len()];
        let policy =
            if k / 2 / calls.len() as u64 % 2 == 0 { Policy::Poison } else { Policy::SafeDefault };
        let args = Args::odd(op, dialect, ODD_SHARE, &mut seeded(k, 12));
        let start = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let result = args.call(policy);
            result.map(|value| within_limits(&value))
        }));
        let time = start.elapsed();
        if time > slowest {
            slowest = time;
            let mut shared = tally.slowest.lock().unwrap();
            if time > shared.0 {
                *shared = (time, format!("{args:?}"));
            }
        }
        let name = match outcome {
            Ok(Ok(Ok(()))) => "value",
            Ok(Ok(Err(problem))) => {
                tally.problems.lock().unwrap().push(format!("{args:?}: {problem}"));
                "too large"
            }
            Ok(Err(error)) => error.name(),
            Err(_) => {
                tally.problems.lock().unwrap().push(format!("{args:?} panics"));
                "panic"
            }
        };
        *outcomes.entry(name).or_default() += 1;
    }
    let mut shared = tally.outcomes.lock().unwrap();
    for (name, count) in outcomes {
        *shared.entry(name).or_default() += count;
    }
}

/// The most memory the process ever held, where the system says so.
fn peak_memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}

#[test]
fn functions_are_found_inside_values() {
    let op = dsl::find_op("size", Dialect::ArcDsl).unwrap();
    let function = Value::from(Function::Op(op, Dialect::ArcDsl));
    assert!(has_function(&Value::tuple(vec![function]).unwrap()));
    assert!(!has_function(&Value::Pair((1, 2))));
}
