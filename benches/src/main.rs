//! Some grid ops by device and batch size, each beside the scalar op and a byte copy: `benches [GRIDS.json]`.
//!
//! Three things are measured, all on one thread: a call of the scalar op; a program of this one step (and one for each further argument), for each device and batch size, from
//! the sample to the result; and the step alone, inside a lane of the CPU device. Without a file, grids of 10×10 and 30×30 are
//! used and the table shows ratios.
//!
//! The file holds named lists of grids, `{"10x10": [[[0, 1], …], …], …}`. Then what comes out is JSON with
//! nanoseconds, and each op's result on the first grid, so that others can be compared with it. `benches/compare` makes a table of it.

use benches::{REPEATS, STEP_LANES, Work, copy_of, devices, grid, race, ratio, scene, step_time};
use dsl::{Cx, Dialect, Function, Grid, Op, Operand, Policy, Sample, Value, find_op};
use dsl_batch::{Device, Program, ProgramOutput, Step};
use serde::Serialize;
use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;

const ROUNDS: usize = 20;
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
    /// Nanoseconds per step inside a lane of the CPU device.
    step: f64,
    /// Nanoseconds per lane of a program with this one step, from the sample to the result.
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
    let path = std::env::args().nth(1);
    let lists = match &path {
        Some(path) => serde_json::from_slice(&std::fs::read(path)?)?,
        None => BTreeMap::from([10, 30].map(|size| (format!("{size}x{size}"), vec![scene(size)]))),
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).stack_size(64 << 20).build()?;
    let devices = devices();
    let mut rows = Vec::new();
    for (name, list) in &lists {
        let grids = list.iter().map(|rows| grid(rows)).collect::<Result<Vec<Grid>, _>>()?;
        for case in CASES {
            let row = pool.install(|| measure(case, name, &grids, &devices))?;
            if path.is_none() {
                if rows.is_empty() {
                    println!("{}", title(&row));
                }
                println!("{}", line(&row));
            }
            rows.push(row);
        }
    }
    if path.is_some() {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    }
    Ok(())
}

/// The heads of the table.
fn title(row: &Row) -> String {
    let lanes =
        row.lanes.iter().map(|lane| format!("{:>16}", format!("{} {}", lane.device, lane.batch)));
    format!(
        "times faster than the scalar op / times as long as a byte copy; by device and batch, from sample to result\n\
         {:<16}{:>11}{:>16}{:>16}{}",
        "",
        "scalar",
        "scalar op",
        "step of a lane",
        lanes.collect::<String>()
    )
}

/// A row of the table: to the scalar op, and to the copy.
fn line(row: &Row) -> String {
    let both = |ns: f64| {
        format!("{:>16}", format!("{} /{}", ratio(row.scalar / ns), ratio(ns / row.copy)))
    };
    let times =
        [row.scalar, row.step].into_iter().chain(row.lanes.iter().map(|lane| lane.nanoseconds));
    let name = format!("{} {}", row.name, row.grids);
    format!("{name:<16}{:>8.0} ns{}", row.scalar, times.map(both).collect::<String>())
}

fn measure(
    (name, op, extra): &Case,
    list: &str,
    grids: &[Grid],
    devices: &[Device],
) -> Result<Row, dsl::Error> {
    let op = named(op)?;
    let extras: Vec<Vec<Value>> = grids.iter().map(extra).collect::<Result<_, _>>()?;
    let whole = |(grid, extra): (&Grid, &Vec<Value>)| {
        [vec![Value::from(grid.clone())], extra.clone()].concat()
    };
    let calls: Vec<Vec<Value>> = grids.iter().zip(&extras).map(whole).collect();
    let run = |args: &[Value]| {
        let mut cx = Cx::new(Policy::Poison);
        cx.start_step();
        cx.op(op, Dialect::ArcDsl, args)
    };
    let result = calls.first().map(|args| run(args)).transpose()?;
    let all = |times: usize| -> Result<Vec<Program>, dsl::Error> {
        extras.iter().map(|extra| program(op, extra, times)).collect()
    };
    let (programs, longer) = (all(1)?, all(1 + REPEATS)?);
    let samples: Vec<Sample> = grids.iter().cloned().map(Sample::new).collect();
    let cpu = Device::cpu();
    let cells: usize = grids.iter().map(|grid| grid.height() * grid.width()).sum();
    let mut works: Vec<Work<'_>> = vec![
        copy_of(cells / grids.len().max(1)),
        Box::new(|| calls.iter().for_each(|args| drop(black_box(run(black_box(args)))))),
        lanes(&cpu, &programs, &samples, STEP_LANES, STEP_LANES),
        lanes(&cpu, &longer, &samples, STEP_LANES, STEP_LANES),
    ];
    let mut times = Vec::new();
    for device in devices {
        for batch in BATCHES {
            let all = batch.max(samples.len());
            works.push(lanes(device, &programs, &samples, batch, all));
            times.push(LaneTime { device: device.name(), batch, nanoseconds: all as f64 });
        }
    }
    let measured = race(ROUNDS, works);
    for (lane, ns) in times.iter_mut().zip(&measured[4..]) {
        lane.nanoseconds = ns / lane.nanoseconds;
    }
    Ok(Row {
        name,
        grids: list.to_owned(),
        copy: measured[0],
        scalar: measured[1] / calls.len().max(1) as f64,
        step: step_time(measured[2], measured[3]),
        lanes: times,
        result: result.map_or_else(String::new, |value| value.to_string()),
    })
}

/// Runs `all` lanes, each program on its sample over and over, in batches.
fn lanes<'a>(
    device: &'a Device,
    programs: &'a [Program],
    samples: &'a [Sample],
    batch: usize,
    all: usize,
) -> Work<'a> {
    let all: Vec<(&Program, &Sample)> = programs.iter().zip(samples).cycle().take(all).collect();
    Box::new(move || {
        for lanes in all.chunks(batch) {
            drop(black_box(device.run(lanes, Policy::Poison)));
        }
    })
}

/// The program that calls an op on the input, so many times. What else it gets are values of steps before, so that
/// large constants stand in the program once.
fn program(op: &'static Op, extra: &[Value], times: usize) -> Result<Program, dsl::Error> {
    let function = |op| Operand::Constant(Function::Op(op, Dialect::ArcDsl).into());
    let identity = named("identity")?;
    let constant = |value: &Value| Step {
        callee: function(identity),
        args: vec![Operand::Constant(value.clone())],
    };
    let mut steps: Vec<Step> = extra.iter().map(constant).collect();
    let args = std::iter::once(Operand::I).chain((1..).map(Operand::T).take(extra.len())).collect();
    steps.extend(vec![Step { callee: function(op), args }; times]);
    let output = ProgramOutput {
        value: Operand::T(u32::try_from(steps.len()).map_err(|_| dsl::Error::Limit)?),
        guards: Vec::new(),
        evolved: false,
        solver: op.name.to_owned(),
    };
    Ok(Program { steps, outputs: vec![output], scores: Vec::new() })
}

fn named(op: &str) -> Result<&'static Op, dsl::Error> {
    find_op(op, Dialect::ArcDsl).ok_or(dsl::Error::Type)
}

fn call(op: &str, args: &[Value]) -> Result<Value, dsl::Error> {
    Cx::new(Policy::Poison).op(named(op)?, Dialect::ArcDsl, args)
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
            for times in [1, 3] {
                let program = program(named(op).unwrap(), &extra, times).unwrap();
                for device in [Device::scalar(), Device::cpu()] {
                    let results = device.run(&[(&program, &sample)], Policy::Poison);
                    assert_eq!(results[0].outputs, [Ok(call(op, &args).unwrap())], "{name}");
                }
            }
        }
    }
}
