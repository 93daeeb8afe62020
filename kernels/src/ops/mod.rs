//! The ops, by family as in the table of the language.
//!
//! An op is `fn name(lane, args) -> Result<Value>`, with as many arguments as its row allows.

mod container;
mod function;
mod grid;
mod number;
mod objects;
mod patch;
mod piece;
mod sample;

pub use container::*;
pub use function::*;
pub use grid::*;
pub use number::*;
pub use objects::*;
pub use patch::*;
pub use piece::*;
pub use sample::*;
