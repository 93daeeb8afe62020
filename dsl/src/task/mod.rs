//! ARC tasks: their files, and how they look in a terminal.
//!
//! [`load`] reads a folder of task files, one task file, or a bundle of challenges with the
//! solutions beside it, and checks every grid; [`from_json`] and [`to_json`] do the same for a
//! text. [`render_task`] draws what was read.
//!
//! ```
//! use dsl::task::{Style, from_json, render};
//! let text = r#"{"train": [{"input": [[0, 3]], "output": [[3, 0]]}], "test": [{"input": [[5, 0]]}]}"#;
//! let task = from_json("flip", text.as_bytes()).unwrap();
//! assert_eq!(task.samples_value().unwrap().to_string(), "((((0, 3),), ((3, 0),)),)");
//! assert_eq!(render(&task.test[0].input, Style::Plain), " 5 .");
//! ```

mod bundle;
mod error;
mod json;
mod load;
mod render;
#[cfg(test)]
mod test_data;
mod tree;

pub use error::{Flaw, TaskError};
pub use json::{from_json, grid_from_json, grid_to_json, to_json};
pub use load::load;
pub use render::{Style, beside, diff, render, render_cells, render_task, rgb};

use crate::{Color, Grid, Result, Value};

/// The most rows, and the most columns, of a grid in a task file.
const MAX_SIDE: usize = 30;

/// The largest color in a task file.
const MAX_COLOR: Color = 9;

/// An ARC task: pairs to learn from and pairs to solve.
///
/// ```
/// use dsl::task::from_json;
/// let text = br#"{"train": [{"input": [[1]], "output": [[2]]}], "test": []}"#;
/// let task = from_json("0a1b2c3d", text).unwrap();
/// assert_eq!((task.id.as_str(), task.train.len(), task.test.len()), ("0a1b2c3d", 1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name: the file's name without `.json`, or the key in a bundle.
    pub id: String,
    /// The pairs to learn from; in a loaded task at least one, and every output is known.
    pub train: Vec<Example>,
    /// The pairs to solve.
    pub test: Vec<Example>,
}

impl Task {
    /// The train pairs as a value: the tuple of (input, output) tuples that solvers get as `S`. It
    /// fails only when the pairs are too many for a value; an unknown output is the missing value.
    ///
    /// ```
    /// use dsl::task::from_json;
    /// let text = br#"{"train": [{"input": [[1, 2]], "output": [[3]]}], "test": []}"#;
    /// let samples = from_json("a", text).unwrap().samples_value().unwrap();
    /// assert_eq!(samples.to_string(), "((((1, 2),), ((3,),)),)");
    /// ```
    pub fn samples_value(&self) -> Result<Value> {
        let pairs = self.train.iter().map(Example::value).collect::<Result<_>>()?;
        Value::tuple(pairs)
    }
}

/// An input and, where it is known, the output it should give.
///
/// ```
/// use dsl::{Grid, task::Example};
/// let open = Example { input: Grid::from_rows(&[[1, 2]]).unwrap(), output: None };
/// assert_eq!(open.input.width(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What a solver gets.
    pub input: Grid,
    /// What it should return.
    pub output: Option<Grid>,
}

impl Example {
    fn value(&self) -> Result<Value> {
        let output = self.output.clone().map_or(Value::Missing, Value::from);
        Value::tuple(vec![self.input.clone().into(), output])
    }
}

#[cfg(test)]
mod tests {
    use super::test_data::task;
    use crate::Value;

    #[test]
    fn samples_are_pairs_of_grids() {
        let samples = task().samples_value().unwrap();
        let pairs = samples.elements().unwrap();
        assert_eq!(pairs.len(), 2);
        for (pair, example) in pairs.iter().zip(&task().train) {
            let sides = pair.elements().unwrap();
            assert_eq!(sides[0], Value::from(example.input.clone()));
            assert_eq!(sides[1], Value::from(example.output.clone().unwrap()));
        }
    }

    #[test]
    fn an_unknown_output_is_missing() {
        let mut task = task();
        task.train.truncate(1);
        task.train[0].output = None;
        assert!(task.samples_value().unwrap().to_string().ends_with(", None),)"));
    }
}
