//! What can go wrong inside an op.

use thiserror::Error;

/// Why an op gave no value. Scalar and batched runs agree on the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Error)]
pub enum Error {
    /// An argument has the wrong type, or a function got the wrong number of arguments.
    #[error("type")]
    Type,
    /// A position outside a tuple or grid.
    #[error("index")]
    Index,
    /// An element was asked of an empty container.
    #[error("empty")]
    Empty,
    /// Division or remainder by zero, or a range with step zero.
    #[error("zero")]
    Zero,
    /// An integer left the range of 64 bits.
    #[error("overflow")]
    Overflow,
    /// A value or a run grew past [`Limits`](crate::Limits).
    #[error("limit")]
    Limit,
}

impl Error {
    /// All kinds, in the order of their codes.
    pub const ALL: [Error; 6] =
        [Error::Type, Error::Index, Error::Empty, Error::Zero, Error::Overflow, Error::Limit];

    /// The name used in files and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Error::Type => "type",
            Error::Index => "index",
            Error::Empty => "empty",
            Error::Zero => "zero",
            Error::Overflow => "overflow",
            Error::Limit => "limit",
        }
    }

    /// The kind with that [name](Error::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Error> {
        Error::ALL.into_iter().find(|e| e.name() == name)
    }
}

/// The result of an op.
pub type Result<T> = std::result::Result<T, Error>;
