//! Random calls of every op: sensible ones, which must mostly succeed, and a million odd ones, which
//! must do no harm.

use dsl::{Dialect, Error, Function, LIMITS, Op, Policy, Result, Value, parse};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tests::generate::{Args, seeded};

/// Sensible calls of each op in each dialect.
const CALLS: u64 = 60;
/// Odd calls in all.
const ODD_CALLS: u64 = 1_000_000;
/// In so many of a hundred odd calls' arguments, any value of any type stands.
const ODD_SHARE: usize = 40;
const WORKERS: u64 = 2;
/// When so many workers got stuck in a call, the rest of the calls is left out.
const MOST_WORKERS: u64 = 20;
const MOST_MEMORY_KIB: u64 = 2 << 20;
/// No single call may take longer, on a machine however busy.
const MOST_TIME: Duration = Duration::from_secs(10);
/// Calls that take longer are listed.
const SLOW: Duration = Duration::from_millis(200);

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

/// What the workers that make the odd calls share.
#[derive(Default)]
struct Tally {
    /// The number of the next call, which is also its seed.
    next: AtomicU64,
    /// Workers that are through.
    finished: AtomicU64,
    /// What each worker is at, since when.
    running: Mutex<BTreeMap<u64, (Instant, Args)>>,
    problems: Mutex<Vec<String>>,
    slow: Mutex<Vec<(Duration, String)>>,
    outcomes: Mutex<BTreeMap<&'static str, u64>>,
}

#[test]
fn a_million_odd_calls_do_no_harm() {
    let tally = Arc::new(Tally::default());
    (0..WORKERS).for_each(|worker| start_worker(worker, &tally));
    let mut workers = WORKERS;
    while tally.finished.load(Ordering::SeqCst) < WORKERS && workers < MOST_WORKERS {
        std::thread::sleep(Duration::from_millis(20));
        // A call that does not end is given up, and another worker goes on instead.
        let hanging = give_up_hanging(&tally);
        (0..hanging).for_each(|k| start_worker(workers + k, &tally));
        workers += hanging;
    }
    let mut slow = tally.slow.lock().unwrap().clone();
    slow.sort();
    println!("outcomes: {:?}", tally.outcomes.lock().unwrap());
    for (time, call) in slow.iter().rev() {
        println!("slow: {time:?} {call}");
    }
    let problems = tally.problems.lock().unwrap();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    if let Some(peak) = peak_memory_kib() {
        println!("peak memory: {} MiB", peak >> 10);
        assert!(peak < MOST_MEMORY_KIB, "{peak} KiB");
    }
}

fn start_worker(worker: u64, tally: &Arc<Tally>) {
    let tally = Arc::clone(tally);
    std::thread::spawn(move || {
        if odd_calls(worker, &tally) {
            tally.finished.fetch_add(1, Ordering::SeqCst);
        }
    });
}

/// Takes the calls that run for too long off the list; how many there were.
fn give_up_hanging(tally: &Tally) -> u64 {
    let mut running = tally.running.lock().unwrap();
    let before = running.len();
    running.retain(|_, (start, args)| {
        let hangs = start.elapsed() > MOST_TIME;
        if hangs {
            let problem = format!("{} takes more than {MOST_TIME:?}", abridged(args));
            tally.problems.lock().unwrap().push(problem);
        }
        !hangs
    });
    (before - running.len()) as u64
}

/// Makes calls until none is left, or until this worker is given up, which gives false.
fn odd_calls(worker: u64, tally: &Tally) -> bool {
    let ops: Vec<(&'static Op, Dialect)> =
        Dialect::ALL.into_iter().flat_map(|d| Args::ops_of(d).map(move |op| (op, d))).collect();
    let mut outcomes: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut given_up = false;
    while !given_up {
        let k = tally.next.fetch_add(1, Ordering::SeqCst);
        if k >= ODD_CALLS {
            break;
        }
        let (op, dialect) = ops[k as usize % ops.len()];
        let policy = [Policy::Poison, Policy::SafeDefault][k as usize / ops.len() % 2];
        let args = Args::odd(op, dialect, ODD_SHARE, &mut seeded(k, 12));
        let start = Instant::now();
        tally.running.lock().unwrap().insert(worker, (start, args.clone()));
        let outcome = odd_call(&args, policy, tally);
        given_up = tally.running.lock().unwrap().remove(&worker).is_none();
        *outcomes.entry(outcome).or_default() += 1;
        if start.elapsed() > SLOW {
            tally.slow.lock().unwrap().push((start.elapsed(), abridged(&args)));
        }
    }
    let mut shared = tally.outcomes.lock().unwrap();
    outcomes.into_iter().for_each(|(name, count)| *shared.entry(name).or_default() += count);
    !given_up
}

/// Makes one call and notes what is wrong with it.
fn odd_call(args: &Args, policy: Policy, tally: &Tally) -> &'static str {
    let call = || args.call(policy).map(|value| within_limits(&value));
    let (outcome, problem) = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(Ok(()))) => return "value",
        Ok(Err(error)) => return error.name(),
        Ok(Ok(Err(problem))) => ("too large", problem),
        Err(_) => ("panic", "panics".to_owned()),
    };
    tally.problems.lock().unwrap().push(format!("{}: {problem}", abridged(args)));
    outcome
}

/// The call with long arguments cut short.
fn abridged(args: &Args) -> String {
    let short = |value: &Value| {
        let text = value.to_string();
        match text.chars().count() {
            ..=80 => text,
            _ => format!(
                "{}… (weight {})",
                text.chars().take(60).collect::<String>(),
                value.weight()
            ),
        }
    };
    let values: Vec<String> = args.values.iter().map(short).collect();
    format!("{}({}) [{}]", args.op.name, values.join(", "), args.dialect.name())
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
