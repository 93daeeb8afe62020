//! The time of single ops on given grids, beside that of a byte copy: `benches GRIDS.json`.
//!
//! The file holds named lists of grids, `{"10x10": [[[0, 1], …], …], …}`. Every op runs on all of them: by a call of
//! the scalar op, and as a program of one step on each device, with batches of several sizes, on one thread.
//! What comes out is JSON: nanoseconds per call and per lane, and each op's result on the first
//! grid, so that others can be compared with it. `benches/compare` makes a table of it.

use dsl::{Cx, Dialect, Function, Grid, Op, Operand, Policy, Sample, Value, find_op};
use dsl_batch::{Device, Program, ProgramOutput, Step};
use serde::Serialize;
use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// As in the command: values are many, small and short-lived.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The best of so many rounds counts, each of which lasts so long: short enough that some are not
/// interrupted, also on a busy machine.
const ROUNDS: usize = 40;
const ROUND: Duration = Duration::from_millis(2);

const BATCHES: [usize; 3] = [1, 64, 4096];

/// An op with what it gets besides the grid.
type Case = (&'static str, &'static str, fn(&Grid) -> Result<Vec<Value>, dsl::Error>);

const CASES: &[Case] = &[
    ("rot90", "rot90", |_| Ok(vec![])),
    ("hmirror", "hmirror", |_| Ok(vec![])),
    ("vmirror", "vmirror", |_| Ok(vec![])),
    ("dmirror", "dmirror", |_| Ok(vec![])),
    ("replace", "replace", |_| Ok(vec![1.into(), 5.into()])),
    ("ofcolor", "ofcolor", |_| Ok(vec![1.into()])),
    ("fill", "fill", |grid| Ok(vec![3.into(), call("ofcolor", &[grid.clone().into(), 1.into()])?])),
    ("crop", "crop", |grid| {
        let size = |n: usize| i64::try_from(n).unwrap_or(i64::MAX) - 2;
        Ok(vec![(1, 1).into(), (size(grid.height()), size(grid.width())).into()])
    }),
    ("hconcat", "hconcat", |grid| Ok(vec![grid.clone().into()])),
    ("upscale 3", "upscale", |_| Ok(vec![3.into()])),
    ("palette", "palette", |_| Ok(vec![])),
    ("objects", "objects", |_| Ok(vec![1.into(), 0.into(), 1.into()])),
];

#[derive(Serialize)]
struct Row {
    name: &'static str,
    grids: String,
    /// Nanoseconds to copy as many bytes as the grid has cells.
    copy: f64,
    /// Nanoseconds per call of the scalar op.
    scalar: f64,
    /// Nanoseconds per lane of a program with this one step.
    lanes: Vec<LaneTime>,
    /// What the op gives for the first grid, in text form.
    result: String,
}

#[derive(Serialize)]
struct LaneTime {
    device: &'static str,
    batch: usize,
    nanoseconds: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: benches GRIDS.json")?;
    let lists: BTreeMap<String, Vec<Vec<Vec<i64>>>> =
        serde_json::from_slice(&std::fs::read(path)?)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let mut rows = Vec::new();
    for (name, list) in &lists {
        let grids: Vec<Grid> =
            list.iter().map(|rows| Grid::from_rows(rows)).collect::<Result<_, _>>()?;
        for case in CASES {
            rows.push(pool.install(|| measure(case, name, &grids))?);
        }
    }
    println!("{}", serde_json::to_string_pretty(&rows)?);
    Ok(())
}

fn measure((name, op, extra): &Case, list: &str, grids: &[Grid]) -> Result<Row, dsl::Error> {
    let op = named(op)?;
    let extras: Vec<Vec<Value>> = grids.iter().map(extra).collect::<Result<_, _>>()?;
    let whole = |(grid, extra): (&Grid, &Vec<Value>)| {
        [vec![Value::from(grid.clone())], extra.clone()].concat()
    };
    let calls: Vec<Vec<Value>> = grids.iter().zip(&extras).map(whole).collect();
    let mut cx = Cx::new(Policy::Poison);
    let mut run = |args: &[Value]| {
        cx.start_step();
        cx.op(op, Dialect::ArcDsl, args)
    };
    let result = calls.first().map(|args| run(args)).transpose()?;
    let scalar = best(calls.len(), || {
        for args in &calls {
            let _ = black_box(run(black_box(args)));
        }
    });
    let bytes: Vec<Vec<u8>> = grids.iter().map(|g| vec![0; g.height() * g.width()]).collect();
    let copy =
        best(bytes.len(), || bytes.iter().for_each(|b| drop(black_box(black_box(b).clone()))));
    let programs: Vec<Program> = extras.iter().map(|extra| one_step(op, extra)).collect();
    let samples: Vec<Sample> = grids.iter().cloned().map(Sample::new).collect();
    let mut lanes = Vec::new();
    for device in [Device::scalar(), Device::cpu()] {
        for batch in BATCHES {
            lanes.push(LaneTime {
                device: device.name(),
                batch,
                nanoseconds: lane_time(&device, batch, &programs, &samples),
            });
        }
    }
    let result = result.map_or_else(String::new, |value| value.to_string());
    Ok(Row { name, grids: list.to_owned(), copy, scalar, lanes, result })
}

fn lane_time(device: &Device, batch: usize, programs: &[Program], samples: &[Sample]) -> f64 {
    let all: Vec<(&Program, &Sample)> =
        programs.iter().zip(samples).cycle().take(batch.max(samples.len())).collect();
    best(all.len(), || {
        for lanes in all.chunks(batch) {
            drop(black_box(device.run(lanes, Policy::Poison)));
        }
    })
}

/// The program that calls an op on the input.
fn one_step(op: &'static Op, extra: &[Value]) -> Program {
    let callee = Operand::Constant(Function::Op(op, Dialect::ArcDsl).into());
    let extra = extra.iter().cloned().map(Operand::Constant);
    let args = std::iter::once(Operand::I).chain(extra).collect();
    let output = ProgramOutput {
        value: Operand::T(1),
        guards: Vec::new(),
        evolved: false,
        solver: op.name.to_owned(),
    };
    Program { steps: vec![Step { callee, args }], outputs: vec![output], scores: Vec::new() }
}

fn named(op: &str) -> Result<&'static Op, dsl::Error> {
    find_op(op, Dialect::ArcDsl).ok_or(dsl::Error::Type)
}

fn call(op: &str, args: &[Value]) -> Result<Value, dsl::Error> {
    Cx::new(Policy::Poison).op(named(op)?, Dialect::ArcDsl, args)
}

/// The nanoseconds of one of `count` things that `work` does.
fn best(count: usize, mut work: impl FnMut()) -> f64 {
    let mut rounds: Vec<f64> = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let mut times = 0.0;
        while start.elapsed() < ROUND {
            work();
            times += 1.0;
        }
        rounds.push(start.elapsed().as_nanos() as f64 / times / count.max(1) as f64);
    }
    rounds.into_iter().fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_give_what_calls_give() {
        let grid = Grid::from_rows(&[[0, 0, 2], [1, 1, 0], [0, 3, 3]]).unwrap();
        let sample = Sample::new(grid.clone());
        for (name, op, extra) in CASES {
            let extra = extra(&grid).unwrap();
            let args = [vec![Value::from(grid.clone())], extra.clone()].concat();
            let program = one_step(named(op).unwrap(), &extra);
            for device in [Device::scalar(), Device::cpu()] {
                let results = device.run(&[(&program, &sample)], Policy::Poison);
                assert_eq!(results[0].outputs, [Ok(call(op, &args).unwrap())], "{name}");
            }
        }
    }

    #[test]
    fn times_are_per_thing() {
        let sleep = || std::thread::sleep(Duration::from_millis(1));
        let (one, ten) = (best(1, sleep), best(10, sleep));
        assert!(one >= 1e6 && ten >= 1e5 && ten < one, "{one} {ten}");
    }
}
