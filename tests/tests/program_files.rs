//! The program files in `tests/programs`: each solver alone, all of them merged, the merged program read
//! again from its text and JSON, and on every device. Emitted code is tested in `emitted`.

use dsl::Policy;
use dsl_batch::{Device, Program};
use tests::devices::{devices, on_threads};
use tests::program_files::{
    FileSample, ProgramFile, Root, load_all, merged_names, policy_word, step_name,
};

#[test]
fn there_are_many_files() {
    let files = load_all();
    assert!(files.len() >= 40);
    let both = |file: &&ProgramFile| file.policies.len() == 2;
    assert!(files.iter().filter(both).count() >= 20);
}

#[test]
fn solvers_alone_give_what_they_must() {
    let mut problems = Vec::new();
    on_threads(1, || {
        for (file, policy) in files_and_policies(&load_all()) {
            for (solver, sample) in
                file.solvers.iter().flat_map(|s| file.samples.iter().map(move |f| (s, f)))
            {
                let program = solver.own_program(policy);
                let lane = program.run(&sample.sample, policy);
                let found = &program.outputs_of(&lane)[0];
                let root = Root::Output(solver.id.clone());
                for expected in sample.expected(&root, policy) {
                    let checked = expected.check(found, &|t| vec![step_name(solver, t)]);
                    problems.extend(checked.err().map(|e| format!("{}: {e}", policy_word(policy))));
                }
            }
        }
    });
    assert!(problems.is_empty(), "{} problems\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn merged_programs_give_it_on_every_device_and_from_every_form() {
    let mut problems = Vec::new();
    on_threads(2, || {
        for (file, policy) in files_and_policies(&load_all()) {
            let program = file.merged(policy).program;
            let text: Program = program.to_string().parse().unwrap();
            let json = Program::from_json(&program.to_json()).unwrap();
            assert_eq!(text, program, "{}", file.name);
            assert_eq!(json, program, "{}", file.name);
            for device in devices() {
                check_device(file, policy, &text, &device, &mut problems);
            }
        }
    });
    assert!(problems.is_empty(), "{} problems\n{}", problems.len(), problems.join("\n"));
}

fn files_and_policies(files: &[ProgramFile]) -> impl Iterator<Item = (&ProgramFile, Policy)> {
    files.iter().flat_map(|file| file.policies.iter().map(move |policy| (file, *policy)))
}

fn check_device(
    file: &ProgramFile,
    policy: Policy,
    program: &Program,
    device: &Device,
    problems: &mut Vec<String>,
) {
    let merged = file.merged(policy);
    let lanes: Vec<_> = file.samples.iter().map(|sample| (program, &sample.sample)).collect();
    let results = device.run(&lanes, policy);
    for (sample, result) in file.samples.iter().zip(results) {
        let outputs = program.outputs.iter().map(|output| Root::Output(output.solver.clone()));
        let scores = program.scores.iter();
        let scores = scores.map(|score| Root::Score(score.solver.clone(), score.differ.clone()));
        let mut told = 0;
        let found = result.outputs.iter().chain(&result.scores);
        for (root, found) in outputs.chain(scores).zip(found) {
            for expected in sample.expected(&root, policy) {
                told += 1;
                let checked = expected.check(found, &|t| merged_names(&merged, t));
                let place = || format!("{} on {}: ", policy_word(policy), device.name());
                problems.extend(checked.err().map(|e| place() + &e));
            }
        }
        assert_eq!(told, expected_count(sample, policy), "{}: nobody gives a result", file.name);
    }
}

fn expected_count(sample: &FileSample, policy: Policy) -> usize {
    sample.expected.iter().filter(|e| e.policy.is_none_or(|p| p == policy)).count()
}
