//! The solver language: from Python-style solver files to programs and emitted Rust.
//!
//! - [`parse_source`] and [`parse_sources`] read `solve_ID`, `verify_ID` and `differ_NAME` functions;
//! - [`merge()`] makes one program, a batt, of many solvers and differs;
//! - [`slice()`] takes a single value out of a batt again, as a solver's source;
//! - [`emit()`] writes a batt as Rust.

mod emit;
mod merge;
mod parse;
mod slice;
mod source;

pub use emit::emit;
pub use merge::{Merged, Origin, merge};
pub use parse::{Kind, ParsedFile, Solver, is_variant, parse_source, parse_sources};
pub use slice::{SliceError, call_text, call_text_with, slice, solver_source};
pub use source::{MAX_FILE_BYTES, Problem, Severity, Source, read_sources, source_from_bytes};
