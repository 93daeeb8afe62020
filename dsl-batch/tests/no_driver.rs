//! The same binary on a machine without a driver: a clear answer, no panic.

use dsl_batch::cuda::{Card, Fleet, Kernels, OpenError};

#[test]
fn without_a_driver_there_is_no_card() {
    match Card::open(0, Kernels::embedded()) {
        Err(error @ OpenError::NoDriver(_)) => {
            assert!(error.to_string().starts_with("no NVIDIA driver: "));
            assert!(matches!(Fleet::new(0, Kernels::embedded()), Err(OpenError::NoDriver(_))));
        }
        // A machine with a driver: whatever it says, it says it in words.
        Err(other) => assert!(!other.to_string().is_empty()),
        Ok(card) => assert!(!card.figures().name.is_empty()),
    }
}
