//! Shared parts of the test suites.

pub mod cases;
pub mod devices;
pub mod emitted;
pub mod generate;
pub mod kernel_table;
pub mod lanes;
pub mod program_files;
pub mod programs;
