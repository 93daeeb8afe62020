//! Every driver call fails in turn: answers stay, nothing is left behind.

use crate::driver::Driver;
use crate::{lanes, random_programs, shown};
use dsl::Policy;
use dsl_batch::Device;
use tests::devices::on_threads;
use tests::programs::AnyProgram;

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
