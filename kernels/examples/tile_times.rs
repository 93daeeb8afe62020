//! Times tile and mask operations of one thread: `cargo run --release -p kernels --example tile_times`.

use std::hint::black_box;
use std::time::Instant;

use kernels::mask::{Keep, Mask, Rect, Space, Turn};
use kernels::team::Solo;
use kernels::tile::{self, Reach, Tile};
use kernels::words::Words;

/// The best of several rounds, in nanoseconds per call.
fn time<R>(name: &str, mut f: impl FnMut() -> R) {
    const CALLS: u32 = 10_000;
    let best = (0..20)
        .map(|_| {
            let start = Instant::now();
            (0..CALLS).for_each(|_| drop(black_box(f())));
            start.elapsed().as_nanos() as f64 / f64::from(CALLS)
        })
        .fold(f64::INFINITY, f64::min);
    println!("{name:<24}{best:>9.1} ns");
}

fn main() {
    let noise: Tile = tile::make(|i| (i + 1).wrapping_mul(0x9e37_79b9).rotate_left(i));
    let block = tile::rect(30, 30);
    let snake = tile::make(|i| match i % 4 {
        _ if i >= 30 => 0,
        1 => 1 << 29,
        3 => 1,
        _ => tile::low(30),
    });
    let small = tile::shift(&tile::rect(3, 3), 9, 12);
    let seed = |t: &Tile| {
        let mut seed = tile::EMPTY;
        if let Some((i, j)) = tile::first(t) {
            seed[i as usize] = 1 << j;
        }
        seed
    };

    let t = || black_box(&noise);
    time("copy", || *t());
    time("and", || tile::and(t(), t()));
    time("shift", || tile::shift(t(), black_box(3), black_box(-5)));
    time("flip", || tile::flip(t()));
    time("mirror", || tile::mirror(t()));
    time("transpose", || tile::transpose(t()));
    time("count", || tile::count(t()));
    time("extent", || tile::extent(t()));
    time("first", || tile::first(t()));
    for (name, t) in [
        ("30x30", block),
        ("snake", snake),
        ("upright snake", tile::transpose(&snake)),
        ("3x3", small),
        ("noise", noise),
    ] {
        let seed = seed(&t);
        for reach in [Reach::Edges, Reach::Corners] {
            let flood = || tile::flood(black_box(&t), black_box(&seed), reach);
            time(&format!("flood {name} {reach:?}"), flood);
        }
    }

    let mut memory = vec![0; 1 << 16];
    let space = Space { team: Solo, words: Words::new(&mut memory) };
    for (name, side) in [("3x3", 3), ("30x30", 30), ("100x100", 100)] {
        let rect = |i, j| Rect { i, j, rows: side, cols: side };
        let a = space.fill(0, rect(-4, 7));
        let b = space.fill(8192, rect(-3, 9));
        let [a, b]: [Mask; 2] = black_box([a, b]);
        let combine = |keep| move || space.combine(16384, a, b, keep);
        let turn = |turn| move || space.turn(16384, a, turn);
        let seed = space.fill(24576, Rect { i: -4, j: 7, rows: 1, cols: 1 });
        time(&format!("mask union {name}"), combine(Keep::UNION));
        time(&format!("mask intersection {name}"), combine(Keep::INTERSECTION));
        time(&format!("mask hmirror {name}"), turn(Turn::HMIRROR));
        time(&format!("mask rot90 {name}"), turn(Turn::ROT90));
        time(&format!("mask compare {name}"), || space.compare(a, b));
        time(&format!("mask flood {name}"), || space.flood(16384, 32768, a, seed, Reach::Edges));
    }
}
