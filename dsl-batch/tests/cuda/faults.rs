//! Every driver call fails in turn: the answers stay, nothing is left behind, nobody panics.

use crate::driver::Driver;
use crate::kernels;
use crate::work::Scripts;
use dsl_batch::cuda::Fleet;

/// Two runs, as a program would make them; gives the notices.
fn run(work: &Scripts) -> Vec<String> {
    let mut fleet = match Fleet::new(0, kernels()) {
        Ok(fleet) => fleet,
        // Without a card the program runs on the CPU from the start.
        Err(error) => return vec![error.to_string()],
    };
    for _ in 0..2 {
        assert!(work.run(&mut fleet) == work.expected());
    }
    fleet.take_notices()
}

fn fail_each_call(cards: u32, code: u32, after: &str) {
    let work = Scripts::random(4, 16, 5);
    let driver = Driver::with(&format!("CARDS={cards}"));
    assert_eq!(run(&work), Vec::<String>::new());
    let calls = driver.report().number("calls");
    drop(driver);
    assert!(calls > 20);
    let mut noticed = 0;
    for call in 1..=calls {
        let driver = Driver::with(&format!("CARDS={cards}\nFAIL=*:{call}:{code}{after}"));
        let notices = run(&work);
        assert!(notices.len() <= 2, "{notices:?}");
        noticed += u64::from(!notices.is_empty());
        driver.assert_nothing_left();
    }
    // Failures of calls that release something are nobody's concern.
    assert!(noticed * 2 > calls, "{noticed} of {calls}");
}

#[test]
fn out_of_memory() {
    fail_each_call(1, 2, "");
}

#[test]
fn broken_contexts() {
    fail_each_call(2, 700, ":broken");
}

#[test]
fn lost_cards() {
    fail_each_call(2, 999, ":lost");
}

#[test]
fn a_single_card_that_breaks() {
    fail_each_call(1, 719, ":broken");
}

#[test]
fn a_kernel_that_does_not_end_or_is_not_there() {
    for settings in ["LIMIT=1000", "FAIL=cuModuleGetFunction:1:500", "FAIL=cuLaunchKernel:1:701"] {
        let driver = Driver::with(settings);
        assert_eq!(run(&Scripts::random(4, 16, 5)).len(), 1, "{settings}");
        driver.assert_nothing_left();
    }
}
