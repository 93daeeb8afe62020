//! Batch = scalar, for every op and for random programs, lane by lane.
//!
//! The environment variable `BATT_SOAK=n` makes it n times as long.

use dsl::{Cx, Dialect, Error, Op, Policy, Value, ops};
use dsl_batch::eager::call;
use dsl_batch::{Batch, BatchArg, Device, LaneResult, Program};
use rayon::prelude::*;
use std::fs;
use std::path::Path;
use tests::devices::on_threads;
use tests::generate::{Args, Random, seeded};
use tests::lanes::{Arena, Calls, Tally, Teams};
use tests::programs::{AnyProgram, Plan};

/// Calls of each op by a team of one thread, besides those in batches.
const LANES: usize = 8_000;
/// Calls of each op by teams of every size.
const TEAM_LANES: usize = 200;
/// The sizes of batches.
const SIZES: [usize; 6] = [0, 1, 31, 32, 33, 1025];
/// Random programs, each on a few samples, under both policies.
const PROGRAMS: u64 = 2_500;
const SAMPLES: usize = 4;

fn soak() -> usize {
    std::env::var("BATT_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Tallies every op and writes all of them to a file of this name in `target/tmp`, for CI to show; fails if one differs.
fn tally_all(
    file: &str,
    tally: impl Fn(&'static Op, &mut Arena) -> Tally + Sync,
) -> Vec<(&'static Op, Tally)> {
    let all: Vec<&'static Op> = ops().collect();
    let tallies: Vec<_> = on_threads(2, || {
        all.par_iter().map_init(Arena::default, |arena, op| (*op, tally(op, arena))).collect()
    });
    let differences: Vec<_> = tallies
        .iter()
        .filter_map(|(op, tally)| Some(format!("{}: {}", op.name, tally.difference.as_ref()?)))
        .collect();
    let row = |(op, tally): &(&Op, Tally)| format!("{:20} {tally}\n", op.name);
    let table: String = tallies.iter().map(row).collect();
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(file), table).unwrap();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    tallies
}

#[test]
fn every_op_gives_what_the_scalar_op_gives() {
    let calls = Calls { lanes: LANES * soak(), odd: 30, large: true, teams: Teams::Solo, seed: 11 };
    let tallies = tally_all("ops.txt", |op, arena| {
        let mut tally = calls.run(op, arena);
        in_batches(op, &mut tally);
        tally
    });
    for (op, tally) in tallies {
        assert!(tally.calls >= 10_000, "{}: {tally}", op.name);
        assert!(2 * tally.values >= tally.calls, "few calls of {} succeed: {tally}", op.name);
    }
}

#[test]
fn every_team_leaves_the_same_words() {
    let calls =
        Calls { lanes: TEAM_LANES * soak(), odd: 20, large: true, teams: Teams::All, seed: 5 };
    tally_all("teams.txt", |op, arena| calls.run(op, arena));
}

/// Calls an op on batches of all sizes, with lanes of different sizes.
fn in_batches(op: &'static Op, tally: &mut Tally) {
    let spells = |d: &Dialect| Args::ops_of(*d).any(|other| std::ptr::eq(other, op));
    let dialects: Vec<Dialect> = Dialect::ALL.into_iter().filter(spells).collect();
    for (round, size) in SIZES.into_iter().cycle().take(2 * SIZES.len()).enumerate() {
        let dialect = dialects[round % dialects.len()];
        let mut g = seeded((round * 1_000 + op.number()) as u64, 10);
        let lanes: Vec<Vec<Value>> = (0..size)
            .map(|lane| {
                let odd = if lane % 3 == 0 { 20 } else { 0 };
                let mut values = Args::odd(op, dialect, odd, &mut g).values;
                values.resize(op.params.len(), Value::Missing);
                values
            })
            .collect();
        let device = Device::cpu();
        let columns: Vec<Batch> = (0..op.params.len())
            .map(|k| {
                let column: Vec<Value> = lanes.iter().map(|lane| lane[k].clone()).collect();
                Batch::new(&device, &column)
            })
            .collect();
        let args: Vec<BatchArg<'_>> = columns.iter().map(BatchArg::from).collect();
        let found = call(op, dialect, &args);
        assert_eq!(found.len(), size);
        let errors = found.errors();
        for (lane, (values, found)) in lanes.iter().zip(found.values()).enumerate() {
            let expected = Cx::new(Policy::Poison).op(op, dialect, values);
            assert_eq!(errors[lane], expected.is_err(), "{} lane {lane}", op.name);
            if !same(&found, &expected) && tally.difference.is_none() {
                let args = Args { op, dialect, values: values.clone() };
                tally.difference = Some(format!("{args:?}: scalar {expected:?}, batch {found:?}"));
            }
            tally.count(&(expected, None));
        }
    }
}

/// Functions are equal only to themselves, so they are compared as text.
fn same(a: &Result<Value, Error>, b: &Result<Value, Error>) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) => a == b || a.to_string() == b.to_string(),
        (a, b) => a == b,
    }
}

/// All that a lane gave, as text.
fn shown(result: &LaneResult) -> String {
    let slots = result.outputs.iter().chain(&result.scores);
    let slots: Vec<String> = slots
        .map(|slot| match slot {
            Ok(value) => value.to_string(),
            Err(fault) => format!("{fault:?}"),
        })
        .collect();
    format!("{} {:?}", slots.join("; "), result.faults)
}

#[test]
fn random_programs_give_what_the_scalar_ops_give() {
    let seeds = 0..PROGRAMS * soak() as u64;
    let device = Device::cpu();
    let tries: Vec<(u64, usize)> = on_threads(2, || {
        let run = |seed: u64| {
            let mut g = seeded(seed, 12);
            let plan = Plan::any(&mut g);
            let AnyProgram { program, samples, .. } = AnyProgram::seeded(&plan, SAMPLES, seed);
            let lanes: Vec<_> = samples.iter().map(|sample| (&program, sample)).collect();
            let mut count = 0;
            for policy in [Policy::Poison, Policy::SafeDefault] {
                let expected = Device::scalar().run(&lanes, policy);
                let found = device.run(&lanes, policy);
                for (found, expected) in found.iter().zip(&expected) {
                    assert_eq!(shown(found), shown(expected), "seed {seed}, {policy:?}\n{program}");
                    count += 1;
                }
            }
            (seed, count)
        };
        seeds.into_par_iter().map(run).collect()
    });
    let lanes: usize = tries.iter().map(|(_, count)| count).sum();
    let left = device.stats().scalar_lanes;
    println!("{lanes} lanes, {left} of them left to the scalar ops: {:?}", device.stats().reasons);
    assert!(lanes >= 20_000);
}

#[test]
fn batches_may_be_split_permuted_repeated_and_threaded() {
    let mut programs: Vec<AnyProgram> = Vec::new();
    for seed in 0..40 {
        let plan = Plan { outputs: 2, ..Plan::any(&mut seeded(seed, 12)) };
        programs.push(AnyProgram::seeded(&plan, 6, seed));
    }
    let lanes: Vec<(&Program, &dsl::Sample)> =
        programs.iter().flat_map(|p| p.samples.iter().map(|sample| (&p.program, sample))).collect();
    let run = |threads: usize, lanes: &[(&Program, &dsl::Sample)]| -> Vec<String> {
        let results = on_threads(threads, || Device::cpu().run(lanes, Policy::SafeDefault));
        results.iter().map(shown).collect()
    };
    let whole = run(1, &lanes);
    assert_eq!(run(2, &lanes), whole, "two threads");
    let split: Vec<String> = lanes.chunks(7).flat_map(|part| run(2, part)).collect();
    assert_eq!(split, whole, "split");
    let mut g = seeded(3, 10);
    let mut order: Vec<usize> = (0..lanes.len()).collect();
    for k in (1..order.len()).rev() {
        order.swap(k, g.below(k + 1));
    }
    let permuted: Vec<_> = order.iter().map(|&k| lanes[k]).collect();
    let expected: Vec<String> = order.iter().map(|&k| whole[k].clone()).collect();
    assert_eq!(run(2, &permuted), expected, "permuted");
    let twice: Vec<_> = lanes.iter().chain(&lanes).copied().collect();
    assert_eq!(run(2, &twice), [whole.clone(), whole].concat(), "repeated");
}

#[test]
fn what_a_function_gives_many_times_weighs_as_much_as_once() {
    // All places for each place: more than a set may weigh, if it were not the same set every time.
    let text = "\
t1 = asindices(I)
t2 = rbind(both, t1)
t3 = mapply(t2, t1)
t4 = lbind(mapply, t2)
t5 = t4(t1)
t6 = toobject(t1, I)
t7 = rbind(both, t6)
t8 = mapply(t7, t6)
o places = t3
o bound = t5
o cells = t8
";
    let program: Program = text.parse().unwrap();
    let grid = dsl::Grid::from_fn(46, 46, |i, j| (i * j % 10) as i64).unwrap();
    let sample = dsl::Sample::new(grid);
    for policy in [Policy::Poison, Policy::SafeDefault] {
        let device = Device::cpu();
        let expected = Device::scalar().run(&[(&program, &sample)], policy);
        assert_eq!(device.run(&[(&program, &sample)], policy), expected);
        assert!(expected[0].outputs.iter().all(Result::is_ok));
        assert_eq!(device.stats().scalar_lanes, 0);
    }
}
