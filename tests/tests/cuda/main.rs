//! Whole batches on the CUDA device, which the software one runs: through `cust` and the shim, with the PTX that ships.
//!
//! The environment variable `BATT_SOAK=n` makes it n times as long.

mod auto;
mod chunks;
#[path = "../../../dsl-batch/tests/cuda/driver.rs"]
mod driver;
mod eager;
mod faults;
mod mutants;
mod ops;
mod overlap;
mod programs;

use dsl::{Function, Policy, Sample, Value};
use dsl_batch::{Device, LaneResult, Program};
use std::ops::Range;
use tests::devices::on_threads;
use tests::generate::seeded;
use tests::programs::{AnyProgram, Plan};

type Lane<'a> = (&'a Program, &'a Sample);

const POLICIES: [Policy; 2] = [Policy::Poison, Policy::SafeDefault];

fn soak() -> usize {
    std::env::var("BATT_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// All that a lane gave, as text: functions of two runs are never equal.
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

/// Runs lanes on the device and compares each with the scalar ops.
fn compare(device: &Device, lanes: &[Lane<'_>], policy: Policy, what: &str) {
    let (expected, found) =
        on_threads(2, || (Device::scalar().run(lanes, policy), device.run(lanes, policy)));
    assert_eq!(found.len(), expected.len());
    for ((found, expected), (program, _)) in found.iter().zip(&expected).zip(lanes) {
        assert_eq!(shown(found), shown(expected), "{what}, {policy:?}\n{program}");
    }
}

/// As [`compare`]; and the card leaves hardly more lanes to the scalar ops than the CPU does: a broken kernel could hide behind them.
fn compare_all(device: &Device, lanes: &[Lane<'_>], policy: Policy, what: &str) {
    let (cpu, before) = (Device::cpu(), device.stats().scalar_lanes);
    compare(device, lanes, policy, what);
    on_threads(2, || cpu.run(lanes, policy));
    let (left, on_cpu) = (device.stats().scalar_lanes - before, cpu.stats().scalar_lanes);
    assert!(
        left <= on_cpu + lanes.len() as u64 / 50 + 1,
        "{what}: {left} lanes left, {on_cpu} on the CPU"
    );
}

/// All lanes are in one upload, launch and download for each of `chunks`, and at least this share of them ends on the card.
fn assert_on_card(device: &Device, chunks: u64, percent: u64) {
    let (stats, notices) = (device.stats(), device.take_notices());
    println!("{stats:?} {notices:?}");
    assert_eq!((stats.uploads, stats.launches, stats.downloads), (chunks, chunks, chunks));
    assert_eq!((notices, stats.cpu_lanes), (Vec::<String>::new(), 0));
    assert!((stats.lanes - stats.scalar_lanes) * 100 >= stats.lanes * percent, "{stats:?}");
}

/// Random programs with their samples. Outputs that are functions are left out: no image holds them, so the card would have
/// to leave the whole lane to the scalar ops.
fn random_programs(seeds: Range<u64>, samples: usize) -> Vec<AnyProgram> {
    let any = |seed| {
        let mut any = AnyProgram::seeded(&Plan::any(&mut seeded(seed, 12)), samples, seed);
        // The card writes a value also where a guard takes its place.
        let mut bare = any.program.clone();
        bare.outputs.iter_mut().for_each(|output| output.guards.clear());
        bare.scores.iter_mut().for_each(|score| score.guards.clear());
        for (policy, sample) in
            POLICIES.iter().flat_map(|p| any.samples.iter().map(move |s| (p, s)))
        {
            let lane = bare.run(sample, *policy);
            let slots = [bare.outputs_of(&lane), bare.scores_of(&lane)];
            let [outputs, scores] =
                slots.map(|slots| slots.iter().map(is_plain).collect::<Vec<_>>());
            keep(&mut bare.outputs, &outputs);
            keep(&mut any.program.outputs, &outputs);
            keep(&mut bare.scores, &scores);
            keep(&mut any.program.scores, &scores);
        }
        any
    };
    on_threads(2, || seeds.map(any).collect())
}

fn keep<T>(all: &mut Vec<T>, which: &[bool]) {
    let mut which = which.iter();
    all.retain(|_| which.next() == Some(&true));
}

/// Whether no function that was made is in it.
fn is_plain<E>(slot: &Result<Value, E>) -> bool {
    fn plain(value: &Value) -> bool {
        match value {
            Value::Function(Function::Closure(_)) => false,
            Value::Tuple(items) => items.iter().all(plain),
            Value::Set(items) => items.iter().all(plain),
            _ => true,
        }
    }
    slot.as_ref().map_or(true, plain)
}

fn lanes(programs: &[AnyProgram]) -> Vec<Lane<'_>> {
    programs.iter().flat_map(|p| p.samples.iter().map(|sample| (&p.program, sample))).collect()
}
