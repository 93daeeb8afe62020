//! Shared parts of the test suites.

pub mod cases;
pub mod generate;
