//! The table of ops, as a device needs it. Numbers and rows are those of the language's table (`dsl`).

mod rows;

pub use rows::op;
use rows::{COUNT, ROWS, Table};

use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// What a failed call gives when errors are replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Default {
    EmptySet,
    EmptyTuple,
    Zero,
    /// A function that gives the empty tuple.
    Function,
}

/// What is to know about an op before it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of its arguments.
    pub params: u32,
    /// How many of the last ones may be left out.
    pub optional: u32,
    /// What a failed call gives.
    pub default: Default,
    /// Whether it calls functions and is therefore one of [`calls`](crate::calls).
    pub calls_functions: bool,
}

/// How an op runs.
pub(crate) type Run<T> = for<'a> fn(&mut Lane<'a, T>, &[Value]) -> Result<Value>;

/// The row of an op.
#[inline(always)]
pub const fn row(number: u32) -> Row {
    let number = number as usize;
    ROWS[if number < COUNT { number } else { COUNT - 1 }]
}

/// How an op runs that calls no functions.
#[inline(always)]
pub(crate) fn run_of<T: Team>(number: u32) -> Run<T> {
    Table::<T>::RUN[(number as usize).min(COUNT - 1)]
}

/// Runs an op that calls no functions.
#[inline(always)]
pub fn run<T: Team>(lane: &mut Lane<'_, T>, number: u32, args: &[Value]) -> Result<Value> {
    run_of(number)(lane, args)
}

/// Stands in the table for the ops of [`calls`](crate::calls), which the interpreter runs.
fn by_interpreter<T: Team>(_: &mut Lane<'_, T>, _: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
