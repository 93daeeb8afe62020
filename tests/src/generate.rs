//! Random values and arguments, the same for the same seed and size.
//!
//! - [`value`] makes a value of a declared [`Type`], in the cell form of a dialect;
//! - [`Args::for_op`] makes arguments with which most calls of an op succeed, [`Args::odd`]
//!   mixes in a share of values of any type at all;
//! - [`AnyValue`], [`AnyGrid`], [`FullGrid`], [`AnyIndices`], [`SomeIndices`], [`AnyObject`],
//!   [`SomeObject`], [`SomeObjects`], [`Ints`] and the like are what properties take: they shrink.
//!
//! Everything draws from a [`quickcheck::Gen`], whose size bounds grids and containers;
//! [`seeded`] makes one.
//!
//! ```
//! use dsl::{Cx, Dialect, Policy, find_op};
//! use tests::generate::{Args, seeded};
//! let op = find_op("shift", Dialect::ArcDsl).unwrap();
//! let args = Args::for_op(op, Dialect::ArcDsl, &mut seeded(7, 30));
//! assert!(args.call(Policy::Poison).is_ok());
//! ```

mod args;
mod extreme;
mod function;
mod grid;
mod patch;
mod random;
mod shrink;
mod value;
mod wrappers;

pub use args::Args;
pub use extreme::extreme;
pub use function::{predicate, unary};
pub use grid::{full_grid, odd_grid};
pub use patch::{cells, components, object, patch_of, places};
pub use random::Random;
pub use shrink::{shrink_args, shrink_value};
pub use value::{container, value};
pub use wrappers::{
    AnyDialect, AnyGrid, AnyIndices, AnyObject, AnyValue, FullGrid, Ints, Place, Small,
    SomeIndices, SomeObject, SomeObjects,
};

use dsl::Type;
use quickcheck::Gen;

/// A source of randomness that gives the same for the same seed and size.
#[must_use]
pub fn seeded(seed: u64, size: usize) -> Gen {
    Gen::from_size_and_seed(size, seed)
}

/// The types of single values that containers are filled with.
///
/// A `Tuple` in here is a tuple of integers.
pub const SORTS: [Type; 9] = [
    Type::Integer,
    Type::Pair,
    Type::Cell,
    Type::Grid,
    Type::Indices,
    Type::Object,
    Type::Objects,
    Type::IntegerSet,
    Type::Tuple,
];
