//! Emitted Rust, compiled, against the programs it was made from: the demo corpus as one batt, and every
//! program file. `cargo run -p tests --example emit` writes the Rust anew.

use dsl::task::load;
use dsl::{Batt, Error, Policy, Sample, Slot, Value};
use dsl_batch::{Device, Program};
use rayon::prelude::*;
use tests::devices::{devices, on_threads};
use tests::emitted::{DEMO_POLICY, demo_batt, demo_folder, files, module_name};
use tests::program_files::{Root, load_all, merged_names};

#[path = "../emitted/demo.rs"]
mod demo;
#[path = "../emitted/programs.rs"]
mod programs;

/// The name of a module, its `batt` and its `batt_batch`.
pub type Emitted = (&'static str, fn(&Sample) -> Batt, fn(&Device, &[Sample]) -> Vec<Batt>);

#[test]
fn the_files_are_fresh() {
    for (path, text) in files() {
        let found = std::fs::read_to_string(&path).unwrap();
        let first = found.lines().zip(text.lines()).position(|(a, b)| a != b);
        let line = first.unwrap_or(found.lines().count().min(text.lines().count())) + 1;
        let hint = "run: cargo run -p tests --example emit";
        assert!(found == text, "{}:{line} is stale; {hint}", path.display());
    }
}

/// What a batt gave, without identities: functions print as they were made.
type Shown = (Vec<(u32, bool, String, Result<String, (u32, Error)>)>, Vec<ShownScore>);
type ShownScore = (u32, Option<String>, String, Result<String, (u32, Error)>);

fn shown_slot(slot: &Slot) -> Result<String, (u32, Error)> {
    slot.as_ref().map(Value::to_string).map_err(|fault| (fault.t, fault.kind))
}

fn shown(batt: &Batt) -> Shown {
    let o = batt.o.iter().map(|o| (o.t, o.evolved, o.solver.to_owned(), shown_slot(&o.value)));
    let s = batt
        .s
        .iter()
        .map(|s| (s.t, s.solver.map(str::to_owned), s.differ.to_owned(), shown_slot(&s.value)));
    (o.collect(), s.collect())
}

/// The same of a program that is run directly.
fn run_directly(program: &Program, sample: &Sample, policy: Policy) -> Shown {
    let lane = program.run(sample, policy);
    let outputs = program.outputs.iter().zip(program.outputs_of(&lane));
    let scores = program.scores.iter().zip(program.scores_of(&lane));
    let o = outputs.map(|(o, slot)| (o.value.t(), o.evolved, o.solver.clone(), shown_slot(&slot)));
    let s = scores
        .map(|(s, slot)| (s.value.t(), s.solver.clone(), s.differ.clone(), shown_slot(&slot)));
    (o.collect(), s.collect())
}

#[test]
fn the_demo_batt_gives_what_its_program_gives() {
    let merged = demo_batt();
    let mut samples = Vec::new();
    for task in load(&demo_folder().join("tasks")).unwrap() {
        let pairs = task.samples_value().unwrap();
        // Every second sample knows its output.
        for (k, example) in task.train.iter().chain(&task.test).enumerate() {
            let target = example.output.clone().filter(|_| k % 2 == 0);
            samples.push(Sample { pairs: pairs.clone(), input: example.input.clone(), target });
        }
    }
    assert!(samples.len() >= 300, "{}", samples.len());
    on_threads(2, || {
        let run = |sample| {
            let direct = run_directly(&merged.program, sample, DEMO_POLICY);
            assert!(shown(&demo::batt(sample)) == direct);
            direct
        };
        let direct: Vec<Shown> = samples.par_iter().map(run).collect();
        for device in devices() {
            // The scalar device is what ran already, only slower.
            let count = if device.name() == "scalar" { 20 } else { samples.len() };
            let found = demo::batt_batch(&device, &samples[..count]);
            assert_eq!(found.len(), count);
            assert!(found.iter().zip(&direct).all(|(found, direct)| shown(found) == *direct));
        }
    });
}

#[test]
fn emitted_program_files_give_what_they_must() {
    let mut problems: Vec<String> = Vec::new();
    let mut modules = programs::ALL.iter();
    on_threads(2, || {
        for file in load_all() {
            for &policy in &file.policies {
                let (name, batt, batt_batch) = modules.next().unwrap();
                assert_eq!(*name, module_name(&file, policy));
                let merged = file.merged(policy);
                let samples: Vec<Sample> =
                    file.samples.iter().map(|sample| sample.sample.clone()).collect();
                let mut ways = vec![samples.iter().map(batt).collect::<Vec<Batt>>()];
                ways.extend(devices().iter().map(|device| batt_batch(device, &samples)));
                for batts in ways {
                    for (sample, batt) in file.samples.iter().zip(batts) {
                        let direct = run_directly(&merged.program, &sample.sample, policy);
                        assert!(shown(&batt) == direct, "{name}: {}", sample.name);
                        for output in &batt.o {
                            let root = Root::Output(output.solver.to_owned());
                            for expected in sample.expected(&root, policy) {
                                let names = |t| merged_names(&merged, t);
                                problems.extend(expected.check(&output.value, &names).err());
                            }
                        }
                    }
                }
            }
        }
    });
    assert!(modules.next().is_none());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
