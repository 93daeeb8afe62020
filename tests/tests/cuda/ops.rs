//! Every op on the card.

use crate::driver::Driver;
use crate::{Lane, POLICIES, assert_on_card, compare_all, is_plain, soak};
use dsl::{Grid, Policy, Sample, ops};
use dsl_batch::cuda::Team;
use dsl_batch::{CudaOptions, Program};
use tests::generate::Args;
use tests::lanes::{Calls, Teams};

/// Lanes of a launch that each get memory that no lane had before, so that nothing is found there which another left: as many as
/// the software card has teams of 32 threads at once.
const FRESH: usize = 64;

/// Calls every op so often and compares with the scalar ops: one upload, launch and download for each chunk of calls.
fn call_every_op(team: Team, lanes: usize, seed: u64) {
    let calls = Calls { lanes, odd: 30, large: false, teams: Teams::Solo, seed: 100 + seed };
    // No image holds a function that was made.
    let is_plain = |(args, policy): &(Args, Policy)| is_plain(&args.call(*policy));
    let calls = ops().flat_map(|op| calls.of(op)).filter(is_plain);
    let programs: Vec<(Program, Policy)> =
        calls.map(|(args, policy)| (args.program(), policy)).collect();
    let sample = Sample::new(Grid::empty());
    let (mut all, mut left) = (0, 0);
    for policy in POLICIES {
        let of_policy = programs.iter().filter(|(_, other)| *other == policy);
        let lanes: Vec<Lane<'_>> = of_policy.map(|(program, _)| (program, &sample)).collect();
        for (number, chunk) in (0..).zip(lanes.chunks(FRESH * 32 / team.threads() as usize)) {
            let driver = Driver::with(&format!("SEED={}", seed * 1000 + number));
            let device = CudaOptions::new().team(team).open(0).unwrap();
            compare_all(&device, chunk, policy, &format!("{team:?}, seed {seed}, chunk {number}"));
            assert_on_card(&device, 1, 50);
            all += device.stats().lanes;
            left += device.stats().scalar_lanes;
            drop(device);
            driver.assert_nothing_left();
        }
    }
    // What stays to the scalar ops: numbers and colors that no kernel has a form for.
    assert!(left * 20 <= all, "{left} of {all}");
}

#[test]
fn every_op_gives_what_the_scalar_op_gives() {
    call_every_op(Team::default(), 10 * soak(), 1);
}

#[test]
#[ignore = "slow; CI runs it"]
fn every_op_gives_it_with_teams_of_any_size_and_other_seeds() {
    for (seed, team) in (2..).zip(Team::ALL) {
        call_every_op(team, 20 * soak(), seed);
    }
}
