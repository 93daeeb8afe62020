//! Times ops of one thread on a grid of 30×30: `cargo run --release -p kernels --example op_times [OP…]`.

use std::time::Instant;

use kernels::interpreter::Args;
use kernels::lane::{Lane, Policy};
use kernels::table::op;
use kernels::team::Solo;
use kernels::value::{Dialect, Value};
use kernels::words::Words;

const WORDS: usize = 1 << 20;
const CALLS: u32 = 2_000;

/// A call by the name of what it shows.
struct Call {
    name: &'static str,
    number: u32,
    args: Vec<Value>,
}

/// The color code of a cell: 17 blocks of several shapes and colors on a background.
fn scene(i: u32, j: u32) -> u32 {
    let (row, column) = (i / 6, j / 7);
    let (di, dj) = (i % 6, j % 7);
    let block = row * 4 + column;
    let there = column < 4 && block < 14 && di < 2 + block % 4 && dj < 2 + block % 5;
    let hollow = block % 3 == 0 && di == 1 && dj == 1;
    let striped = u32::from(block % 5 == 0 && di % 2 == 1);
    if there && !hollow { 2 + (block + striped) % 6 } else { 1 }
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut words = vec![0; WORDS];
    let mut lane = Lane::new(Solo, Words::new(&mut words), Policy::Poison);
    let stack = lane.stack();
    let call = |lane: &mut Lane<'_, Solo>, number, args: &[Value]| {
        let function = Value::op(number, Dialect::ArcDsl);
        lane.call(stack, function, Args::new(args)).expect("a value")
    };
    let grid = lane.grid_of_codes(30, 30, |_, i, j| scene(i, j)).expect("a grid");
    let other = lane.grid_of_codes(30, 30, |_, i, j| scene(j, i)).expect("a grid");
    let (yes, no) = (Value::ONE, Value::ZERO);
    let found = call(&mut lane, op::OBJECTS, &[grid, yes, yes, yes]);
    println!("{} objects", lane.size(found).unwrap_or_default());
    let small = lane.nth(found, 3).ok().flatten().expect("an object");
    let mixed = call(&mut lane, op::OBJECTS, &[grid, no, yes, no]);
    let large = lane.nth(mixed, 0).ok().flatten().expect("an object");
    let int = Value::small_int;
    let pair = |i, j| Value::pair(i, j).expect("a pair");
    let calls = [
        ("objects(T,T,T)", op::OBJECTS, vec![grid, yes, yes, yes]),
        ("objects(T,F,F)", op::OBJECTS, vec![grid, yes, no, no]),
        ("objects(F,F,T)", op::OBJECTS, vec![grid, no, no, yes]),
        ("objects(F,T,T)", op::OBJECTS, vec![grid, no, yes, yes]),
        ("partition", op::PARTITION, vec![grid]),
        ("fgpartition", op::FGPARTITION, vec![grid]),
        ("frontiers", op::FRONTIERS, vec![grid]),
        ("occurrences", op::OCCURRENCES, vec![grid, small]),
        ("colorfilter", op::COLORFILTER, vec![found, int(3)]),
        ("sizefilter", op::SIZEFILTER, vec![found, int(4)]),
        ("fill", op::FILL, vec![grid, int(3), small]),
        ("paint", op::PAINT, vec![grid, small]),
        ("paint all colors", op::PAINT, vec![grid, large]),
        ("underfill", op::UNDERFILL, vec![grid, int(3), small]),
        ("underpaint", op::UNDERPAINT, vec![grid, small]),
        ("cover", op::COVER, vec![grid, small]),
        ("move", op::MOVE, vec![grid, small, pair(1, 1)]),
        ("replace", op::REPLACE, vec![grid, int(0), int(5)]),
        ("switch", op::SWITCH, vec![grid, int(0), int(5)]),
        ("cellwise", op::CELLWISE, vec![grid, other, int(5)]),
        ("canvas", op::CANVAS, vec![int(5), pair(30, 30)]),
        ("crop", op::CROP, vec![grid, pair(3, 4), pair(20, 20)]),
        ("subgrid", op::SUBGRID, vec![small, grid]),
        ("trim", op::TRIM, vec![grid]),
        ("lefthalf", op::LEFTHALF, vec![grid]),
        ("tophalf", op::TOPHALF, vec![grid]),
        ("hsplit", op::HSPLIT, vec![grid, int(3)]),
        ("downscale", op::DOWNSCALE, vec![grid, int(3)]),
        ("compress", op::COMPRESS, vec![grid]),
    ]
    .map(|(name, number, args)| Call { name, number, args });
    let top = lane.top();
    for Call { name, number, args } in calls {
        if !wanted.is_empty() && !wanted.iter().any(|start| name.starts_with(start.as_str())) {
            continue;
        }
        let mut best = f64::INFINITY;
        for _ in 0..20 {
            let words = Words::new(&mut words);
            let mut lane = Lane::used(Solo, words, top, Policy::Poison);
            let start = Instant::now();
            for _ in 0..CALLS {
                call(&mut lane, number, &args);
                lane.release(top);
            }
            best = best.min(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
        }
        println!("{name:<20}{best:>9.0} ns");
    }
}
