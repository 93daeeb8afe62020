//! Whole batches on the CUDA device, which the software one runs: through `cust` and the shim, with the PTX that ships.

#[path = "../../dsl-batch/tests/cuda/driver.rs"]
mod driver;

use batt_gen::{Kind, Solver, Source, parse_source};
use driver::Driver;
use dsl::task::from_json;
use dsl::{Policy, Sample, Value};
use dsl_batch::cuda::Team;
use dsl_batch::{CudaOptions, Device, LaneResult, Program};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use tests::devices::on_threads;
use tests::generate::seeded;
use tests::program_files::load_all;
use tests::programs::{AnyProgram, Plan};

type Lane<'a> = (&'a Program, &'a Sample);

const POLICIES: [Policy; 2] = [Policy::Poison, Policy::SafeDefault];

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

/// All lanes are in one upload, launch and download for each of `chunks`, and at least this share of them ends on the card.
fn assert_on_card(device: &Device, chunks: u64, percent: u64) {
    let stats = device.stats();
    println!("{stats:?}");
    assert_eq!((stats.uploads, stats.launches, stats.downloads), (chunks, chunks, chunks));
    assert_eq!(stats.cpu_lanes, 0);
    assert!((stats.lanes - stats.scalar_lanes) * 100 >= stats.lanes * percent, "{stats:?}");
    assert_eq!(device.take_notices(), Vec::<String>::new());
}

/// The share of random programs: the results of many are functions, which no image holds.
const SOME: u64 = 25;

/// Random programs with their samples.
fn random_programs(seeds: std::ops::Range<u64>, samples: usize) -> Vec<AnyProgram> {
    let any = |seed| AnyProgram::seeded(&Plan::any(&mut seeded(seed, 12)), samples, seed);
    seeds.map(any).collect()
}

fn lanes(programs: &[AnyProgram]) -> Vec<Lane<'_>> {
    programs.iter().flat_map(|p| p.samples.iter().map(|sample| (&p.program, sample))).collect()
}

#[test]
fn random_programs_give_what_the_scalar_ops_give() {
    for seed in 0..3 {
        let driver = Driver::with(&format!("SEED={seed}"));
        let device = Device::cuda(0).unwrap();
        let programs = random_programs(40 * seed..40 * (seed + 1), 2);
        for policy in POLICIES {
            compare(&device, &lanes(&programs), policy, &format!("seed {seed}"));
        }
        assert_on_card(&device, 2, SOME);
        drop(device);
        driver.assert_nothing_left();
    }
}

#[test]
fn program_files_give_what_the_scalar_ops_give() {
    let driver = Driver::with("SEED=5");
    let device = Device::cuda(0).unwrap();
    let files = load_all();
    for policy in POLICIES {
        let merged: Vec<Program> = files.iter().map(|file| file.merged(policy).program).collect();
        let lanes: Vec<Lane<'_>> = files
            .iter()
            .zip(&merged)
            .flat_map(|(file, program)| file.samples.iter().map(move |s| (program, &s.sample)))
            .collect();
        compare(&device, &lanes, policy, "program files");
        let cpu = Device::cpu();
        on_threads(2, || cpu.run(&lanes, policy));
        println!("on the CPU: {:?}", cpu.stats().reasons);
    }
    assert_on_card(&device, 2, 80);
    drop(device);
    driver.assert_nothing_left();
}

/// The solvers and differs of the demo corpus in a folder.
fn demo_solvers(folder: &str) -> Vec<Solver> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gen/demo").join(folder);
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let source = Source { name, text: std::fs::read_to_string(&path).unwrap() };
        all.extend(parse_source(&Arc::new(source), None).solvers);
    }
    all.sort_by(|a, b| a.id.cmp(&b.id));
    all
}

/// The first and last samples of the demo tasks, by task.
fn demo_samples() -> HashMap<String, [Sample; 2]> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gen/demo/tasks");
    let mut all = HashMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_string_lossy().into_owned();
        let task = from_json(&id, &std::fs::read(&path).unwrap()).unwrap();
        let pair = |e: &dsl::task::Example| {
            let output = e.output.clone().map_or(Value::Missing, Value::from);
            Value::tuple(vec![e.input.clone().into(), output]).unwrap()
        };
        let pairs = Value::tuple(task.train.iter().map(pair).collect()).unwrap();
        let sample = |e: &dsl::task::Example| Sample {
            pairs: pairs.clone(),
            input: e.input.clone(),
            target: e.output.clone(),
        };
        all.insert(id, [sample(&task.train[0]), sample(task.test.last().unwrap())]);
    }
    all
}

#[test]
fn the_demo_corpus_gives_what_the_scalar_ops_give() {
    let driver = Driver::with("SEED=2");
    let device = Device::cuda(0).unwrap();
    let samples = demo_samples();
    let solvers = demo_solvers("solvers");
    for policy in POLICIES {
        let programs: Vec<Program> = solvers.iter().map(|s| s.own_program(policy)).collect();
        let task = |solver: &Solver| {
            let id = &solver.id;
            let task = samples.get(id).or_else(|| samples.get(id.rsplit_once('_')?.0));
            task.unwrap_or_else(|| panic!("no task of {id}"))
        };
        let lanes: Vec<Lane<'_>> = solvers
            .iter()
            .zip(&programs)
            .flat_map(|(solver, program)| task(solver).iter().map(move |s| (program, s)))
            .collect();
        compare(&device, &lanes, policy, "demo");
    }
    assert_on_card(&device, 2, 80);
    // The second batch has the samples of the first.
    assert!(device.stats().samples_found as usize >= samples.len());
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn all_demo_solvers_in_one_program_give_what_the_scalar_ops_give() {
    let driver = Driver::with("");
    let device = Device::cuda(0).unwrap();
    let (solvers, differs) = (demo_solvers("solvers"), demo_solvers("differs"));
    assert!(differs.iter().all(|differ| differ.kind == Kind::Differ));
    let (solvers, differs): (Vec<_>, Vec<_>) = (solvers.iter().collect(), differs.iter().collect());
    let program = batt_gen::merge(&solvers, &differs, Policy::SafeDefault).program;
    let samples = demo_samples();
    let mut ids: Vec<_> = samples.keys().collect();
    ids.sort();
    let lanes: Vec<Lane<'_>> = ids.iter().take(3).map(|id| (&program, &samples[*id][0])).collect();
    compare(&device, &lanes, Policy::SafeDefault, "merged demo");
    let cpu = Device::cpu();
    on_threads(1, || cpu.run(&lanes, Policy::SafeDefault));
    println!("{} steps: {:?}", program.steps.len(), device.stats());
    // What leaves the card leaves the CPU's kernels, too; and memory is enough.
    assert_eq!(device.stats().reasons, cpu.stats().reasons);
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn teams_of_any_size_give_the_same() {
    let programs = random_programs(900..912, 2);
    for team in Team::ALL {
        let driver = Driver::with("SEED=1");
        let device = CudaOptions::new().team(team).open(0).unwrap();
        compare(&device, &lanes(&programs), Policy::SafeDefault, &format!("{team:?}"));
        assert_on_card(&device, 1, SOME);
        drop(device);
        driver.assert_nothing_left();
    }
}

#[test]
fn a_chunk_is_one_upload_one_launch_and_one_download_also_for_the_driver() {
    let driver = Driver::with("");
    let device = Device::cuda(0).unwrap();
    let programs = random_programs(0..6, 3);
    for round in 1..4 {
        let before = driver.report();
        compare(&device, &lanes(&programs), Policy::Poison, "chunk");
        let after = driver.report();
        let calls = |name: &str| after.number(name) - before.number(name);
        for name in ["cuMemcpyHtoDAsync_v2", "cuLaunchKernel", "cuMemcpyDtoHAsync_v2"] {
            assert_eq!(calls(name), 1, "{name}");
        }
        for name in ["cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2", "cuMemsetD8_v2"] {
            assert_eq!(calls(name), 0, "{name}");
        }
        // Buffers and samples stay.
        assert_eq!(calls("cuMemAlloc_v2") > 0, round == 1);
        assert_eq!(device.stats().samples_found > 0, round > 1);
        assert_eq!(device.stats().launches, round);
    }
    drop(device);
    driver.assert_nothing_left();
}

/// What a program does: a device, or the CPU where there is none, and two batches.
fn two_batches(programs: &[AnyProgram]) -> (Vec<String>, Vec<String>) {
    let (device, mut notices) = match Device::cuda(0) {
        Ok(device) => (device, Vec::new()),
        Err(error) => (Device::cpu(), vec![error.to_string()]),
    };
    let lanes = lanes(programs);
    let run = |lanes| on_threads(1, || device.run(lanes, Policy::Poison));
    let results = [run(&lanes), run(&lanes)].concat();
    notices.extend(device.take_notices());
    (results.iter().map(shown).collect(), notices)
}

fn fail_each_call(cards: u32, code: u32, after: &str) {
    let programs = random_programs(0..3, 2);
    let scalar = on_threads(1, || Device::scalar().run(&lanes(&programs), Policy::Poison));
    let expected: Vec<String> = scalar.iter().chain(&scalar).map(shown).collect();
    let driver = Driver::with(&format!("CARDS={cards}"));
    assert_eq!(two_batches(&programs), (expected.clone(), Vec::new()));
    let calls = driver.report().number("calls");
    drop(driver);
    assert!(calls > 20);
    for call in 1..=calls {
        let driver = Driver::with(&format!("CARDS={cards}\nFAIL=*:{call}:{code}{after}"));
        let (found, notices) = two_batches(&programs);
        assert_eq!(found, expected, "call {call}");
        assert!(notices.len() <= 2, "{notices:?}");
        driver.assert_nothing_left();
    }
}

#[test]
fn out_of_memory_at_any_call() {
    fail_each_call(1, 2, "");
}

#[test]
#[ignore = "slow; CI runs it"]
fn broken_contexts_at_any_call() {
    fail_each_call(2, 700, ":broken");
}

#[test]
#[ignore = "slow; CI runs it"]
fn lost_cards_at_any_call() {
    fail_each_call(2, 999, ":lost");
}

#[test]
fn little_memory_makes_chunks_smaller() {
    let program: Program = "t1 = hmirror(I)\no turned = t1\n".parse().unwrap();
    let programs = random_programs(20..28, 4);
    let samples = programs.iter().flat_map(|p| &p.samples).cycle().take(2000);
    let lanes: Vec<Lane<'_>> = samples.map(|sample| (&program, sample)).collect();
    let driver = Driver::with(&format!("MEMORY={}", 4 << 20));
    let device = Device::cuda(0).unwrap();
    compare(&device, &lanes, Policy::Poison, "4 MiB");
    let (stats, notices) = (device.stats(), device.take_notices());
    println!("{stats:?} {notices:?}");
    assert!(stats.launches > 1 && stats.cpu_lanes == 0, "{stats:?}");
    assert_eq!(notices, ["CUDA card 0 is short of memory: running fewer lanes at once"]);
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn too_little_memory_leaves_lanes_to_the_cpu() {
    let programs = random_programs(20..28, 4);
    for (mib, cpu) in [(64, false), (6, false), (1, true)] {
        let driver = Driver::with(&format!("MEMORY={}", mib << 20));
        let device = Device::cuda(0).unwrap();
        compare(&device, &lanes(&programs), Policy::SafeDefault, &format!("{mib} MiB"));
        assert_eq!(device.stats().cpu_lanes > 0, cpu, "{mib} MiB");
        drop(device);
        driver.assert_nothing_left();
    }
}

#[test]
fn auto_measures_once_and_gives_the_same() {
    let driver = Driver::with("");
    let device = Device::auto();
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&device, &few, Policy::Poison, "few");
    assert_eq!((device.crossover(), device.stats().downloads), (None, 1));
    compare(&device, &many, Policy::Poison, "many");
    // A card in software is slower than the CPU.
    assert_eq!((device.crossover(), device.name()), (Some(usize::MAX), "auto"));
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn a_card_that_cannot_be_used_is_told_once() {
    let _driver = Driver::with("FAIL=cuModuleLoadDataEx:1:218");
    let device = Device::auto();
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&device, &many, Policy::Poison, "no kernels");
    compare(&device, &many, Policy::Poison, "no kernels");
    assert_eq!((device.take_notices().len(), device.take_notices().len()), (1, 0));
    assert_eq!(device.name(), "cpu");
}

#[test]
fn without_a_card_auto_is_the_cpu_and_cuda_says_why() {
    let _driver = Driver::with("CARDS=0");
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&Device::auto(), &many, Policy::Poison, "no card");
    assert_eq!(Device::cuda(0).unwrap_err().to_string(), "the NVIDIA driver finds no CUDA card");
}
