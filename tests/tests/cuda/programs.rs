//! Random programs, the program files and the demo corpus on the card.

use crate::driver::Driver;
use crate::{Lane, POLICIES, assert_on_card, compare, compare_all, lanes, random_programs, soak};
use batt_gen::{Kind, Solver, Source, parse_source};
use dsl::task::{Example, from_json};
use dsl::{Policy, Sample, Value};
use dsl_batch::cuda::Team;
use dsl_batch::{CudaOptions, Device, Program};
use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use tests::devices::on_threads;
use tests::program_files::load_all;

/// The share of random programs that ends on the card: some have numbers or colors that no kernel has a form for.
const SOME: u64 = 70;

/// Runs random programs under both policies, each seed of the card's with programs of its own.
fn run_random(seeds: Range<u64>, each: u64, samples: usize) {
    for seed in seeds {
        let driver = Driver::with(&format!("SEED={seed}"));
        let device = Device::cuda(0).unwrap();
        let programs = random_programs(each * seed..each * (seed + 1), samples);
        for policy in POLICIES {
            compare_all(&device, &lanes(&programs), policy, &format!("seed {seed}"));
        }
        assert_on_card(&device, 2, SOME);
        drop(device);
        driver.assert_nothing_left();
    }
}

#[test]
fn random_programs_give_what_the_scalar_ops_give() {
    run_random(0..3, 40, 1);
}

#[test]
#[ignore = "slow; CI runs it"]
fn a_thousand_random_programs_give_what_the_scalar_ops_give() {
    run_random(3..13, 100 * soak() as u64, 2);
}

fn run_files(seed: u64, team: Team) {
    let driver = Driver::with(&format!("SEED={seed}"));
    let device = CudaOptions::new().team(team).open(0).unwrap();
    let files = load_all();
    for policy in POLICIES {
        let merged: Vec<Program> = files.iter().map(|file| file.merged(policy).program).collect();
        let lanes: Vec<Lane<'_>> = files
            .iter()
            .zip(&merged)
            .flat_map(|(file, program)| file.samples.iter().map(move |s| (program, &s.sample)))
            .collect();
        compare(&device, &lanes, policy, &format!("program files, seed {seed}"));
    }
    assert_on_card(&device, 2, 80);
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn program_files_give_what_the_scalar_ops_give() {
    run_files(5, Team::default());
}

#[test]
#[ignore = "slow; CI runs it"]
fn program_files_give_it_with_teams_of_any_size_and_other_seeds() {
    (6..).zip(Team::ALL).for_each(|(seed, team)| run_files(seed, team));
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

/// The samples of the demo tasks, by task: those of the train pairs, then those of the tests.
fn demo_samples() -> HashMap<String, Vec<Sample>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gen/demo/tasks");
    let mut all = HashMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_string_lossy().into_owned();
        let task = from_json(&id, &std::fs::read(&path).unwrap()).unwrap();
        let pair = |e: &Example| {
            let output = e.output.clone().map_or(Value::Missing, Value::from);
            Value::tuple(vec![e.input.clone().into(), output]).unwrap()
        };
        let pairs = Value::tuple(task.train.iter().map(pair).collect()).unwrap();
        let sample = |e: &Example| Sample {
            pairs: pairs.clone(),
            input: e.input.clone(),
            target: e.output.clone(),
        };
        all.insert(id, task.train.iter().chain(&task.test).map(sample).collect());
    }
    all
}

/// Runs every solver of the demo on some samples of its task, under both policies.
fn run_demo(seed: u64, some: impl Fn(&[Sample]) -> Vec<&Sample>) {
    let driver = Driver::with(&format!("SEED={seed}"));
    let device = Device::cuda(0).unwrap();
    let samples = demo_samples();
    let solvers = demo_solvers("solvers");
    for policy in POLICIES {
        let programs: Vec<Program> = solvers.iter().map(|s| s.own_program(policy)).collect();
        let task = |solver: &Solver| {
            let id = &solver.id;
            let task = samples.get(id).or_else(|| samples.get(id.rsplit_once('_')?.0));
            some(task.unwrap_or_else(|| panic!("no task of {id}")))
        };
        let lanes: Vec<Lane<'_>> = solvers
            .iter()
            .zip(&programs)
            .flat_map(|(solver, program)| task(solver).into_iter().map(move |s| (program, s)))
            .collect();
        compare_all(&device, &lanes, policy, "demo");
    }
    assert_on_card(&device, 2, 80);
    // The second batch has the samples of the first.
    assert!(device.stats().samples_found as usize >= samples.len());
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn the_demo_corpus_gives_what_the_scalar_ops_give() {
    run_demo(2, |samples| samples.last().into_iter().collect());
}

#[test]
#[ignore = "slow; CI runs it"]
fn all_samples_of_the_demo_corpus_give_it_with_other_seeds() {
    for seed in 3..5 {
        run_demo(seed, |samples| samples.iter().collect());
    }
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
