//! Random calls of ops on the device, beside the scalar ones: `cargo run -p tests --example ops -- [--sim] [--lanes N] [OP…]`.
//!
//! Prints for each op how many calls gave a value, how many the device left to the scalar ops and why, and the first
//! difference. A name may be the start of several.

use dsl::ops;
use tests::lanes::{Arena, Calls, Teams};

fn main() {
    let mut calls = Calls { lanes: 2_000, odd: 30, large: true, teams: Teams::Solo, seed: 1 };
    let mut names = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--sim" => calls.teams = Teams::All,
            "--lanes" => calls.lanes = args.next().and_then(|n| n.parse().ok()).expect("a number"),
            "--seed" => calls.seed = args.next().and_then(|n| n.parse().ok()).expect("a number"),
            "--odd" => calls.odd = args.next().and_then(|n| n.parse().ok()).expect("a number"),
            _ => names.push(arg),
        }
    }
    let mut arena = Arena::default();
    let mut differ = 0;
    for op in
        ops().filter(|op| names.is_empty() || names.iter().any(|n| n == op.name || n == op.family))
    {
        let tally = calls.run(op, &mut arena);
        println!("{:20} {tally}", op.name);
        if let Some(difference) = tally.difference {
            differ += 1;
            println!("    {difference}");
        }
    }
    println!("{differ} ops differ");
}
