//! The ARC grid language: values, and every op as a plain scalar function.
//!
//! This crate is the specification of the language. It is written to be obviously right: grids are
//! `ndarray` arrays, sets are sorted vectors, ops are short functions. Everything fast is
//! tested against it.
//!
//! Three ways in:
//!
//! - typed functions, such as [`ops::grid::rot90`], on [`Grid`], [`Indices`], [`Object`];
//! - the table, [`ops()`](ops()) and [`find_op`], which runs any op on [`Value`]s through a [`Cx`];
//! - text, with [`eval`]:
//!
//! ```
//! use dsl::{Dialect, Policy, eval};
//! let turned = eval("rot90(((1, 2), (3, 4)))", Dialect::ArcDsl, Policy::Poison).unwrap();
//! assert_eq!(turned.to_string(), "((3, 1), (4, 2))");
//! ```

mod call;
mod constants;
pub mod emitted;
mod error;
mod limits;
pub mod ops;
mod run;
mod sample;
mod table;
pub mod task;
mod value;

pub use call::{Cx, Policy};
pub use constants::{constant, constant_names};
pub use error::{Error, Result};
pub use limits::{LIMITS, Limits};
pub use run::{Arg, Batt, Fault, Lane, Operand, Output, Run, Score, Slot, Steps, guard_steps};
pub use sample::Sample;
pub use table::{Default, Dialect, Op, Spelling, Type, find_op, find_spelling, ops};
pub use value::{
    Cell, Closure, Color, Form, Function, Grid, Ij, Indices, Items, Kind, Object, Objects,
    ParseError, Value, canonical_cmp, eval, less, parse, sort_by_key,
};
