//! What a solver runs on.

use crate::{Grid, Value};

/// The arguments of a solver: `S`, `I` and `C`.
///
/// ```
/// use dsl::{Grid, Sample};
/// let input = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// let sample = Sample::new(input);
/// assert!(sample.target.is_none());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// `S`: the train pairs of the task, a tuple of `(input, output)`.
    pub pairs: Value,
    /// `I`: the grid to solve.
    pub input: Grid,
    /// `C`: the true output where it is known and wanted.
    pub target: Option<Grid>,
}

impl Sample {
    /// A sample of nothing but its input.
    #[must_use]
    pub fn new(input: Grid) -> Sample {
        Sample { pairs: Value::empty_tuple(), input, target: None }
    }
}
