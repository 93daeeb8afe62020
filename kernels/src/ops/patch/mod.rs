//! Indices and objects: places, boxes, lines, distances.

mod bounds;
mod boxes;
mod colors;
mod forms;
mod kinds;
mod lines;
pub(super) mod listed;
mod motion;
pub(super) mod read;
mod relation;
mod rows;

pub use forms::*;
pub use kinds::*;
pub use rows::*;

/// Ops, each with its arguments and what it gives.
macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),+) => |$lane:ident| $value:expr;)+) => {$(
        $(#[$doc])*
        pub fn $name<T: Team>($lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
            let [$($arg),+] = *args else { return Err(Fail::Type) };
            $value
        }
    )+};
}
use ops;
