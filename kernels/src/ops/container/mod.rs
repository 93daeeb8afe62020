//! Tuples, sets and what runs over them, but for what calls functions ([`calls`](crate::calls)).

mod few;
mod join;
mod make;
mod rank;
mod select;
mod sets;
mod tally;

pub(crate) use join::{unite_moved, unite_results};
pub use make::*;
pub use rank::*;
pub use select::*;
pub use sets::*;
