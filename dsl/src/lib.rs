//! The ARC grid language: values, and every op as a plain scalar function.
//!
//! This crate is the specification of the language. It is written to be obviously right: grids are
//! `ndarray` arrays, sets are sorted vectors, ops are short functions. Everything fast is
//! tested against it.
//!
//! Three ways in. Typed functions, such as [`ops::grid::rot90`], on [`Grid`], [`Indices`] and [`Object`]:
//!
//! ```
//! use dsl::{Grid, ops};
//! let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
//! let turned = ops::grid::rot90(&grid);
//! assert_eq!(turned, Grid::from_rows(&[[3, 1], [4, 2]]).unwrap());
//! ```
//!
//! The table, [`ops()`](ops()) and [`find_op`], which runs any op on [`Value`]s through a [`Cx`]. A failed
//! call has a kind, and a [`Policy`] says what follows from it:
//!
//! ```
//! use dsl::{Cx, Dialect, Error, Policy, Value, find_op};
//! let first = find_op("first", Dialect::ArcDsl).unwrap();
//! let call = |policy| Cx::new(policy).op(first, Dialect::ArcDsl, &[Value::empty_set()]);
//! assert_eq!(call(Policy::Poison), Err(Error::Empty));
//! assert!(call(Policy::SafeDefault).is_ok());
//! ```
//!
//! Text, with [`eval`]:
//!
//! ```
//! use dsl::{Dialect, Policy, eval};
//! let turned = eval("rot90(((1, 2), (3, 4)))", Dialect::ArcDsl, Policy::Poison).unwrap();
//! assert_eq!(turned.to_string(), "((3, 1), (4, 2))");
//! ```
//!
//! Tasks are read, and grids drawn, by [`task`]:
//!
//! ```
//! use dsl::task::{Style, from_json, render};
//! let text = r#"{"train": [{"input": [[0, 1]], "output": [[1, 0]]}], "test": [{"input": [[2, 0]]}]}"#;
//! let task = from_json("flip", text.as_bytes()).unwrap();
//! assert_eq!(render(&task.test[0].input, Style::Plain).trim_end(), " 2 .");
//! ```
//!
//! Whole programs over batches of samples are the business of `dsl-batch`, solver files that of `gen`.

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
