//! What can be wrong with a task file.

use std::fmt;
use std::io;
use std::path::Path;
use thiserror::Error;

/// How many problems are told at once.
const MAX_TOLD: usize = 20;

/// Why tasks could not be loaded. The text names the file, the place inside it and what to do.
///
/// ```
/// use dsl::task::{TaskError, load};
/// let error = load("no/such/folder").unwrap_err();
/// assert!(matches!(error, TaskError::NotFound { .. }));
/// assert!(error.to_string().starts_with("no/such/folder: no such file or folder"));
/// ```
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum TaskError {
    /// Nothing is there.
    #[error(
        "{file}: no such file or folder; give a folder of task files, a task file or a \
         *_challenges.json bundle"
    )]
    NotFound {
        /// The path that was asked for.
        file: String,
    },
    /// The system refused to read it.
    #[error("{file}: cannot be read ({cause}); check that it is a file you may read")]
    Unreadable {
        /// The path that was asked for.
        file: String,
        /// What the system said.
        cause: io::Error,
    },
    /// A file so large that it is not worth reading.
    #[error(
        "{file}: larger than {limit} MiB, the most {what} may have; check that it is the right file"
    )]
    TooLarge {
        /// The file.
        file: String,
        /// The bound in MiB.
        limit: u64,
        /// What the bound is for.
        what: &'static str,
    },
    /// Bytes that are no text.
    #[error("{file}, line {line}, column {column}: not UTF-8; save the file as UTF-8")]
    NotUtf8 {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// Text that is no JSON.
    #[error("{file}, line {line}, column {column}: {problem}; correct the JSON there")]
    Syntax {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the JSON reader said.
        problem: String,
    },
    /// JSON that is no task.
    #[error("{file}: {flaw}")]
    Content {
        /// The file.
        file: String,
        /// The place and the problem.
        flaw: Flaw,
    },
    /// A folder without a task file.
    #[error("{folder}: no *.json file in this folder{hint}; give the folder that holds the tasks")]
    NoTasks {
        /// The folder.
        folder: String,
        /// Where the tasks may be instead.
        hint: String,
    },
    /// More than one of the above.
    #[error("{}", list(errors, *more))]
    Several {
        /// The first of them.
        errors: Vec<TaskError>,
        /// How many more there are.
        more: usize,
    },
}

impl TaskError {
    pub(super) fn io(path: &Path, cause: io::Error) -> TaskError {
        let file = path.display().to_string();
        match cause.kind() {
            io::ErrorKind::NotFound => TaskError::NotFound { file },
            _ => TaskError::Unreadable { file, cause },
        }
    }

    pub(super) fn content(file: &str, flaws: impl IntoIterator<Item = Flaw>) -> TaskError {
        let mut problems = Problems::default();
        problems.push_flaws(file, flaws);
        problems.into_error()
    }
}

fn list(errors: &[TaskError], more: usize) -> String {
    let mut text = format!("{} problems:", errors.len() + more);
    for error in errors {
        text.push_str(&format!("\n  {error}"));
    }
    if more > 0 {
        text.push_str(&format!("\n  and {more} more; correct these first"));
    }
    text
}

/// What is wrong with a value inside a JSON text, and where.
///
/// ```
/// use dsl::task::grid_from_json;
/// let flaw = grid_from_json(&serde_json::json!([[1, 2], [3]])).unwrap_err();
/// assert_eq!(flaw.place(), "row 2");
/// assert_eq!(
///     flaw.to_string(),
///     "row 2: 1 cell where the first row has 2; make all rows equally long"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Flaw {
    place: Vec<String>,
    problem: String,
}

impl Flaw {
    pub(super) fn new(problem: impl Into<String>) -> Flaw {
        Flaw { place: Vec::new(), problem: problem.into() }
    }

    /// The same flaw, seen from outside `place`.
    pub(super) fn inside(mut self, place: impl Into<String>) -> Flaw {
        self.place.push(place.into());
        self
    }

    /// Where it is, from the outside in; empty for the whole.
    ///
    /// ```
    /// use dsl::task::grid_from_json;
    /// let flaw = grid_from_json(&serde_json::json!([[1, 10]])).unwrap_err();
    /// assert_eq!(flaw.place(), "row 1, cell 2");
    /// ```
    #[must_use]
    pub fn place(&self) -> String {
        let places: Vec<&str> = self.place.iter().rev().map(String::as_str).collect();
        places.join(", ")
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place())?;
        }
        f.write_str(&self.problem)
    }
}

/// The problems met so far.
#[derive(Debug, Default)]
pub(super) struct Problems {
    errors: Vec<TaskError>,
    more: usize,
}

impl Problems {
    pub(super) fn push(&mut self, error: TaskError) {
        match error {
            TaskError::Several { errors, more } => {
                errors.into_iter().for_each(|error| self.push(error));
                self.more += more;
            }
            error if self.errors.len() < MAX_TOLD => self.errors.push(error),
            _ => self.more += 1,
        }
    }

    pub(super) fn push_flaws(&mut self, file: &str, flaws: impl IntoIterator<Item = Flaw>) {
        for flaw in flaws {
            self.push(TaskError::Content { file: file.to_owned(), flaw });
        }
    }

    /// The value of `result`; an error becomes one more problem.
    pub(super) fn note<T>(&mut self, result: Result<T, TaskError>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    /// `value` if there were no problems.
    pub(super) fn or<T>(self, value: T) -> Result<T, TaskError> {
        if self.errors.is_empty() { Ok(value) } else { Err(self.into_error()) }
    }

    fn into_error(mut self) -> TaskError {
        match self.errors.pop() {
            Some(only) if self.errors.is_empty() && self.more == 0 => only,
            last => {
                self.errors.extend(last);
                TaskError::Several { errors: self.errors, more: self.more }
            }
        }
    }
}

/// A name from a file, quoted, with control characters escaped and a bounded length.
pub(super) fn quoted(name: &str) -> String {
    const LONGEST: usize = 40;
    match name.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}…", &name[..end]),
        None => format!("{name:?}"),
    }
}

/// `1 cell`, `2 cells`.
pub(super) fn counted(count: usize, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaw(n: usize) -> TaskError {
        TaskError::Content { file: format!("{n}.json"), flaw: Flaw::new("bad") }
    }

    fn problems(count: usize) -> Result<(), TaskError> {
        let mut problems = Problems::default();
        (0..count).for_each(|n| problems.push(flaw(n)));
        problems.or(())
    }

    #[test]
    fn one_problem_stands_alone_and_many_are_listed() {
        assert!(problems(0).is_ok());
        assert_eq!(problems(1).unwrap_err().to_string(), "0.json: bad");
        assert_eq!(
            problems(2).unwrap_err().to_string(),
            "2 problems:\n  0.json: bad\n  1.json: bad"
        );
    }

    #[test]
    fn at_most_twenty_are_told_and_all_are_counted() {
        let text = problems(33).unwrap_err().to_string();
        assert!(text.starts_with("33 problems:"));
        assert_eq!(text.lines().count(), 1 + 20 + 1);
        assert!(text.ends_with("and 13 more; correct these first"));
        let mut outer = Problems::default();
        outer.push(flaw(0));
        outer.push(problems(33).unwrap_err());
        let text = outer.or(()).unwrap_err().to_string();
        assert!(text.starts_with("34 problems:") && text.lines().count() == 22, "{text}");
    }

    #[test]
    fn places_read_from_the_outside_in() {
        let flaw = Flaw::new("bad").inside("row 3").inside("input").inside("train pair 2");
        assert_eq!(flaw.to_string(), "train pair 2, input, row 3: bad");
    }

    #[test]
    fn names_from_files_cannot_spoil_a_message() {
        assert_eq!(quoted("a\u{1b}[31m\n"), r#""a\u{1b}[31m\n""#);
        assert_eq!(quoted(&"é".repeat(1000)).chars().count(), 43);
    }
}
