//! Times the tile operations: `cargo run --release -p kernels --example tile_times`.

use std::hint::black_box;
use std::time::Instant;

use kernels::tile::{self, Reach, Tile};

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
}
