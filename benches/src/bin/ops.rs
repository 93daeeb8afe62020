//! The time of every op, as a scalar call and as a call inside a lane, on the same random arguments, beside a copy of as many
//! bytes as the arguments have cells: `ops [OP…]`.
//!
//! The arguments are those of the property tests, mostly small grids of 3 to 20 rows. Slowest ratio first.

use benches::{race, ratio};
use dsl::{Cx, Policy, Value, ops};
use dsl_batch::pack::{Packer, op_value};
use kernels::interpreter::Args as DeviceArgs;
use kernels::lane::{self, Lane};
use kernels::team::Solo;
use kernels::words::Words;
use std::cell::Cell;
use std::hint::black_box;
use tests::generate::{Args, seeded};

const LANES: usize = 64;
const ROUNDS: usize = 15;

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let mut rows = Vec::new();
    for op in ops().filter(|op| names.is_empty() || names.iter().any(|n| n == op.name)) {
        let dialect = op.first_dialect();
        let mut g = seeded(op.number() as u64, 20);
        let calls: Vec<Vec<Value>> =
            (0..LANES).map(|_| Args::for_op(op, dialect, &mut g).values).collect();
        let scalar = || {
            for args in &calls {
                let mut cx = Cx::new(Policy::Poison);
                cx.start_step();
                let _ = black_box(cx.op(op, dialect, black_box(args)));
            }
        };
        let cells = |args: &Vec<Value>| args.iter().map(|arg| arg.weight() as usize).sum();
        let bytes: Vec<Vec<u8>> = calls.iter().map(cells).map(|cells| vec![7; cells]).collect();
        let copy = || bytes.iter().for_each(|bytes| drop(black_box(black_box(bytes).clone())));
        let mut words = vec![0; 8 << 20];
        let mut lane = Lane::new(Solo, Words::new(&mut words), lane::Policy::Poison);
        let stack = lane.stack();
        let mut packed = Vec::new();
        for args in &calls {
            let mut packer = Packer::default();
            let values: Result<Vec<_>, _> =
                args.iter().map(|v| packer.pack(&mut lane, v)).collect();
            packed.extend(values.map(|values| DeviceArgs::new(&values)));
        }
        let (top, function) = (lane.top(), op_value(op, dialect));
        let left = Cell::new(0);
        let device = || {
            left.set(0);
            for args in &packed {
                let mut run = Lane::used(Solo, lane.space.words, top, lane::Policy::Poison);
                let result = black_box(run.call(stack, function, *black_box(args)));
                left.set(left.get() + usize::from(result.is_err_and(|fail| fail.leaves_device())));
            }
        };
        let times = race(ROUNDS, vec![Box::new(scalar), Box::new(device), Box::new(copy)]);
        let each = |at: usize| times[at] / LANES as f64;
        rows.push((each(0) / each(1), op.name, each(0), each(1), each(2), left.get()));
    }
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!(
        "{:<20}{:>11}{:>11}{:>11}{:>12}{:>11}{:>14}",
        "", "scalar", "lane", "copy", "to scalar", "to copy", "left to scalar"
    );
    let mut log = 0.0;
    for (faster, name, scalar, device, copy, left) in &rows {
        println!(
            "{name:<20}{scalar:>8.0} ns{device:>8.0} ns{copy:>8.0} ns{:>12}{:>11}{left:>14}",
            ratio(*faster),
            ratio(device / copy)
        );
        log += faster.ln();
    }
    let slower = rows.iter().filter(|row| row.0 < 1.0).count();
    println!(
        "geometric mean {:.2}x over {} ops, {slower} of them slower than the scalar op",
        (log / rows.len() as f64).exp(),
        rows.len()
    );
}
