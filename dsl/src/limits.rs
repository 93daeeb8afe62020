//! The bounds that keep every run finite.

use crate::{Error, Result};

/// Counted bounds on values and runs. They never depend on time, so a program gives the same answer
/// on every device. Passing one is [`Error::Limit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Elements of one container; cells of one grid.
    pub elements: usize,
    /// Size of one value with everything inside it, see [`Value::weight`](crate::Value::weight).
    pub weight: u32,
    /// How deep containers and function values may nest.
    pub depth: u16,
    /// How deep function values may call each other.
    pub calls: u16,
    /// Work of one step of a program: every op call costs one plus the weight of its arguments; ops that
    /// compare all cells of one argument with all of another cost the product.
    pub work: u64,
}

/// The bounds in force everywhere.
///
/// They leave room above everything seen in public solvers on their own tasks: grids of 64×147,
/// 8,500 cells in an object, 454 objects in a set.
pub const LIMITS: Limits =
    Limits { elements: 1 << 19, weight: 1 << 22, depth: 400, calls: 400, work: 1 << 28 };

/// Fails when a container would get too many elements.
pub(crate) fn check_elements(count: usize) -> Result<()> {
    if count <= LIMITS.elements { Ok(()) } else { Err(Error::Limit) }
}
