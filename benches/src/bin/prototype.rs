//! Eleven ops on a grid of 30×30 with 17 objects: in plain Rust, as scalar ops, as steps of a lane, and a byte copy.
//!
//! A first prototype of the kernels was so many times faster than plain Rust of its time; the last column is that number, to be
//! beaten. Plain Rust is `benches::plain`: rows of bytes, sorted vectors. A step of a lane is what lanes take
//! longer when their program has the step 65 times instead of once, divided by 64, so dispatch counts, and the way of samples in and of results out does not.

use benches::plain::{self, Place};
use benches::{Work, copy_of, grid, race, ratio, repeated, scene, step_lanes, step_time};
use dsl::Sample;
use dsl_batch::{Device, Program};
use std::error::Error;
use std::hint::black_box;

const ROUNDS: usize = 25;
const SIZE: usize = 30;

/// An op: its name, the steps before it and its own, as in a program, and what the prototype had.
struct Case {
    name: &'static str,
    before: &'static [&'static str],
    step: &'static str,
    prototype: f64,
}

const fn case(
    name: &'static str,
    before: &'static [&'static str],
    step: &'static str,
    (lane, plain): (u32, u32),
) -> Case {
    Case { name, before, step, prototype: plain as f64 / lane as f64 }
}

const OBJECTS: &str = "objects(I, 1, 1, 1)";

const CASES: [Case; 11] = [
    case("rot90", &[], "rot90(I)", (431, 1009)),
    case("hmirror", &[], "hmirror(I)", (178, 539)),
    case("replace", &[], "replace(I, 0, 7)", (201, 885)),
    case("fill", &["ofcolor(I, 2)"], "fill(I, 7, t1)", (178, 690)),
    case("ofcolor", &[], "ofcolor(I, 0)", (79, 864)),
    case("union", &["ofcolor(I, 0)", "shift(t1, (1, 1))"], "combine(t1, t2)", (81, 2013)),
    case("objects(T, T, T)", &[], OBJECTS, (3300, 13_000)),
    case("objects(F, F, T)", &[], "objects(I, 0, 0, 1)", (9900, 12_000)),
    case("mapply rbind shift", &[OBJECTS, "rbind(shift, (1, 2))"], "mapply(t2, t1)", (787, 7730)),
    case(
        "sfilter fork",
        &[OBJECTS, "fork(greater, height, width)"],
        "sfilter(t1, t2)",
        (483, 7900),
    ),
    case("upscale 3", &[], "upscale(I, 3)", (14_000, 16_000)),
];

fn is_high(object: &plain::Object) -> bool {
    plain::height(object) > plain::width(object)
}

/// The same in plain Rust, in the order of the cases.
fn plain_works(rows: &plain::Grid) -> [Work<'_>; CASES.len()] {
    fn work<'a, R>(mut op: impl FnMut() -> R + 'a) -> Work<'a> {
        Box::new(move || drop(black_box(op())))
    }
    let two = plain::ofcolor(rows, 2);
    let zero = plain::ofcolor(rows, 0);
    let moved: Vec<Place> = zero.iter().map(|(i, j)| (i + 1, j + 1)).collect();
    let objects = plain::objects(rows, true, true, true);
    let again = objects.clone();
    let rows = move || black_box(rows);
    [
        work(move || plain::rot90(rows())),
        work(move || plain::hmirror(rows())),
        work(move || plain::replace(rows(), 0, 7)),
        work(move || plain::fill(rows(), 7, &two)),
        work(move || plain::ofcolor(rows(), 0)),
        work(move || plain::union(&zero, &moved)),
        work(move || plain::objects(rows(), true, true, true)),
        work(move || plain::objects(rows(), false, false, true)),
        work(move || plain::mapply(|object| plain::shift(object, (1, 2)), &objects)),
        work(move || plain::sfilter(&again, is_high)),
        work(move || plain::upscale(rows(), 3)),
    ]
}

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).stack_size(64 << 20).build()?;
    pool.install(compare)
}

fn compare() -> Result<(), Box<dyn Error + Send + Sync>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let rows = scene(SIZE);
    let sample = Sample::new(grid(&rows)?);
    println!(
        "{:<19}{:>10}{:>10}{:>10}{:>10}{:>12}{:>11}{:>11}",
        "30x30, 17 objects",
        "plain",
        "scalar",
        "lane",
        "copy",
        "lane/scalar",
        "lane/copy",
        "plain/lane"
    );
    let mut logs = 0.0;
    let mut beaten = 0;
    let mut shown = 0;
    for (case, plain) in CASES.iter().zip(plain_works(&rows)) {
        if !wanted.is_empty() && !wanted.iter().any(|name| case.name.starts_with(name.as_str())) {
            continue;
        }
        let programs = repeated(case.before, case.step)?;
        let [plain, scalar, lane, copy] =
            times(&programs, &sample, plain).map(|ns| ns.max(f64::MIN_POSITIVE));
        let [to_scalar, to_copy, to_plain] = [scalar / lane, lane / copy, plain / lane];
        println!(
            "{:<19}{plain:>7.0} ns{scalar:>7.0} ns{lane:>7.0} ns{copy:>7.0} ns{:>12}{:>11}{:>11}  {} {:.1}x",
            case.name,
            ratio(to_scalar),
            ratio(to_copy),
            ratio(to_plain),
            if to_plain >= case.prototype { "beats" } else { "misses" },
            case.prototype,
        );
        logs += to_plain.ln();
        beaten += usize::from(to_plain >= case.prototype);
        shown += 1;
    }
    let mean = (logs / f64::from(shown.max(1))).exp();
    println!(
        "geometric mean: {} plain Rust; {beaten} of {shown} prototype ratios beaten",
        ratio(mean)
    );
    Ok(())
}

/// Plain Rust, the scalar op, the step of a lane, a byte copy.
fn times(programs: &[Program; 2], sample: &Sample, plain: Work<'_>) -> [f64; 4] {
    let (scalar, cpu) = (Device::scalar(), Device::cpu());
    let [short, long] = programs;
    let on = |device, program| step_lanes(device, program, sample);
    let works = vec![
        plain,
        copy_of(SIZE * SIZE),
        on(&scalar, short),
        on(&scalar, long),
        on(&cpu, short),
        on(&cpu, long),
    ];
    let times = race(ROUNDS, works);
    let step = |at: usize| step_time(times[at], times[at + 1]);
    [times[0], step(2), step(4), times[1]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::{Dialect, Policy, Value, parse};
    use std::fmt::Debug;

    /// A value of plain Rust in the language. Tuples of plain Rust are written as in the language, vectors are not.
    fn set(items: &impl Debug) -> Value {
        let text = format!("{items:?}").replace('[', "{").replace(']', "}");
        parse(&text, Dialect::ArcDsl).unwrap()
    }

    #[test]
    fn plain_rust_gives_what_lanes_give() {
        let rows = scene(SIZE);
        let as_grid = |rows: &plain::Grid| Value::from(grid(rows).unwrap());
        let (two, zero) = (plain::ofcolor(&rows, 2), plain::ofcolor(&rows, 0));
        let moved: Vec<Place> = zero.iter().map(|(i, j)| (i + 1, j + 1)).collect();
        let objects = plain::objects(&rows, true, true, true);
        assert_eq!(objects.len(), 17);
        let expected = [
            as_grid(&plain::rot90(&rows)),
            as_grid(&plain::hmirror(&rows)),
            as_grid(&plain::replace(&rows, 0, 7)),
            as_grid(&plain::fill(&rows, 7, &two)),
            set(&zero),
            set(&plain::union(&zero, &moved)),
            set(&objects),
            set(&plain::objects(&rows, false, false, true)),
            set(&plain::mapply(|object| plain::shift(object, (1, 2)), &objects)),
            set(&plain::sfilter(&objects, is_high)),
            as_grid(&plain::upscale(&rows, 3)),
        ];
        let sample = Sample::new(grid(&rows).unwrap());
        for (case, expected) in CASES.iter().zip(expected) {
            for program in repeated(case.before, case.step).unwrap() {
                for device in [Device::scalar(), Device::cpu()] {
                    let results = device.run(&[(&program, &sample)], Policy::Poison);
                    assert_eq!(results[0].outputs, [Ok(expected.clone())], "{}", case.name);
                    assert_eq!(
                        device.stats().scalar_lanes,
                        usize::from(device.name() == "scalar") as u64
                    );
                }
            }
        }
    }
}
