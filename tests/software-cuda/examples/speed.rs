//! Thread instructions per second for the script kernels: `cargo run --release -p software-cuda --example speed`.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/host.rs"]
mod host;
#[path = "../tests/common/scripts.rs"]
mod scripts;

use std::time::Instant;

use common::Card;

fn main() {
    let start = Instant::now();
    let mut card = Card::new(scripts::PTX);
    println!("loading {} KB of PTX: {:.0?}", scripts::PTX.len() / 1000, start.elapsed());
    let script = host::random_script(&mut fastrand::Rng::with_seed(3));
    for (seed, count) in [(0, false), (1, false), (0, true)] {
        card.style.seed = seed;
        card.style.count = count;
        for team in [4, 8, 16, 32] {
            let start = Instant::now();
            let (_, counts) =
                scripts::on_card(&mut card, &script, 256, team).expect("the script runs");
            let rate = counts.threads as f64 / start.elapsed().as_secs_f64() / 1e6;
            let (warps, threads) = (counts.warps, counts.threads);
            println!(
                "seed {seed}, counts {count}, {team:2} threads: {rate:4.0} M/s, {threads} thread and {warps} warp instructions"
            );
        }
    }
}
