//! The solver language: from Python-style solver files to programs and emitted Rust.
//!
//! - [`parse_source`] and [`parse_sources`] read `solve_ID`, `verify_ID` and `differ_NAME` functions;
//! - [`merge()`] makes one program, a batt, of many solvers and differs;
//! - [`slice()`] takes a single value out of a batt again, as a solver's source;
//! - [`emit()`] writes a batt as Rust.
//!
//! ```
//! use batt_gen::{Source, emit, merge, parse_source};
//! use dsl::{Grid, Policy, Sample};
//! use std::sync::Arc;
//!
//! let text = "def solve_flip(I):\n    x1 = vmirror(I)\n    return x1\n";
//! let source = Arc::new(Source { name: "mine.py".into(), text: text.into() });
//! let parsed = parse_source(&source, None);
//! assert!(parsed.problems.is_empty());
//!
//! let solvers: Vec<_> = parsed.solvers.iter().collect();
//! let batt = merge(&solvers, &[], Policy::SafeDefault);
//! let sample = Sample::new(Grid::from_rows(&[[1, 2]]).unwrap());
//! let lane = batt.program.run(&sample, Policy::SafeDefault);
//! assert_eq!(batt.program.outputs_of(&lane)[0].as_ref().unwrap().to_string(), "((2, 1),)");
//!
//! let rust = emit(&batt, "mine", Policy::SafeDefault);
//! assert!(rust.contains("t[1] = s.arc(&VMIRROR, &[I]);"));
//! ```
//!
//! The command `batt` is made of these; it says what it can do itself: `batt --help`.

mod emit;
mod merge;
mod parse;
mod slice;
mod source;

pub use emit::emit;
pub use merge::{Merged, Origin, merge};
pub use parse::{Kind, ParsedFile, Solver, parse_source, parse_sources};
pub use slice::{SliceError, call_text_with, slice, solver_source};
pub use source::{Problem, Severity, Source, read_sources, source_from_bytes};
