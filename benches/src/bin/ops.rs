//! The time of every op, as a scalar call and as a call inside a lane, on the same random arguments: `ops [OP…]`.
//!
//! The arguments are those of the property tests, mostly small grids of 3 to 20 rows. Slowest ratio first.

use dsl::{Cx, Policy, Value, ops};
use dsl_batch::pack::{Packer, op_value};
use kernels::interpreter::Args as DeviceArgs;
use kernels::lane::{self, Lane};
use kernels::team::Solo;
use kernels::words::Words;
use std::hint::black_box;
use std::time::{Duration, Instant};
use tests::generate::{Args, seeded};

const LANES: usize = 64;

fn best(mut work: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..15 {
        let start = Instant::now();
        let mut times = 0;
        while start.elapsed() < Duration::from_millis(2) {
            work();
            times += 1;
        }
        best = best.min(start.elapsed().as_nanos() as f64 / f64::from(times));
    }
    best / LANES as f64
}

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let mut rows = Vec::new();
    for op in ops().filter(|op| names.is_empty() || names.iter().any(|n| n == op.name)) {
        let dialect = op.first_dialect();
        let mut g = seeded(op.number() as u64, 20);
        let calls: Vec<Vec<Value>> =
            (0..LANES).map(|_| Args::for_op(op, dialect, &mut g).values).collect();
        let scalar = best(|| {
            for args in &calls {
                let mut cx = Cx::new(Policy::Poison);
                cx.start_step();
                let _ = black_box(cx.op(op, dialect, black_box(args)));
            }
        });
        let mut words = vec![0; 8 << 20];
        let mut lane = Lane::new(Solo, Words::new(&mut words), lane::Policy::Poison);
        let stack = lane.prepare(0, 0, 0).stack;
        let mut packed = Vec::new();
        for args in &calls {
            let mut packer = Packer::default();
            let values: Result<Vec<_>, _> =
                args.iter().map(|v| packer.pack(&mut lane, v)).collect();
            packed.extend(values.map(|values| DeviceArgs::new(&values)));
        }
        let (top, function) = (lane.top(), op_value(op, dialect));
        let mut left = 0;
        let device = best(|| {
            left = 0;
            for args in &packed {
                let mut run = Lane::used(Solo, lane.space.words, top, lane::Policy::Poison);
                let result = black_box(run.call(stack, function, *black_box(args)));
                left += usize::from(result.is_err_and(|fail| fail.leaves_device()));
            }
        });
        rows.push((scalar / device, op.name, scalar, device, left));
    }
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut log = 0.0;
    for (ratio, name, scalar, device, left) in &rows {
        println!(
            "{name:20} scalar {scalar:9.1} ns  lane {device:9.1} ns  {ratio:7.2}x  left {left}"
        );
        log += ratio.ln();
    }
    println!("geometric mean {:.2}x over {} ops", (log / rows.len() as f64).exp(), rows.len());
}
