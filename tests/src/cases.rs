//! Expected results of single calls, read from the text files in `tests/cases`.
//!
//! A file has sections `[arc-dsl]`, `[re-arc]`, `[tokpidjin]`, each optionally with the word
//! `default` for the policy that replaces errors. A line is `expression = value` or
//! `expression ! error kind`; `#` starts a comment.

use dsl::{Dialect, Error, ParseError, Policy, Value, eval, parse};
use std::path::Path;

/// One line of a case file.
#[derive(Debug)]
pub struct Case {
    /// File and line, for messages.
    pub place: String,
    /// The dialect of the section.
    pub dialect: Dialect,
    /// The error policy of the section.
    pub policy: Policy,
    /// What is computed.
    pub expression: String,
    /// What must come out.
    pub expected: Result<Value, Error>,
}

impl Case {
    /// Computes the expression and compares; the message says what differs.
    pub fn check(&self) -> Result<(), String> {
        let Case { place, dialect, policy, expression, expected } = self;
        let found = match eval(expression, *dialect, *policy) {
            Ok(value) => Ok(value),
            Err(ParseError::Value(error)) => Err(error),
            Err(error) => return Err(format!("{place}: {expression}: {error}")),
        };
        let same = match (&found, expected) {
            // Functions have no identity across texts: they are compared as they print.
            (Ok(found), Ok(expected)) => {
                found == expected || found.to_string() == expected.to_string()
            }
            (found, expected) => found == expected,
        };
        let show = |result: &Result<Value, Error>| match result {
            Ok(value) => value.to_string(),
            Err(error) => format!("error {error}"),
        };
        match same {
            true => Ok(()),
            false => Err(format!(
                "{place}: {expression}\n  expected {}\n  found    {}",
                show(expected),
                show(&found)
            )),
        }
    }

    /// Whether the expression calls the op by this name.
    #[must_use]
    pub fn uses(&self, name: &str) -> bool {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        self.expression.split(|c| !is_word(c)).any(|word| word == name)
    }
}

/// All cases of the files in a folder.
///
/// # Panics
///
/// On a file that cannot be read or a line that is not a case.
#[must_use]
pub fn load(folder: &Path) -> Vec<Case> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| load_file(file)).collect()
}

fn load_file(file: &Path) -> Vec<Case> {
    let text = std::fs::read_to_string(file).unwrap();
    let name = file.file_name().unwrap().to_string_lossy().into_owned();
    let mut section = None;
    let mut cases = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", number + 1);
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(header) = line.strip_prefix('[') {
            section = Some(parse_section(header.trim_end_matches(']'), &place));
            continue;
        }
        let (dialect, policy) = section.unwrap_or_else(|| panic!("{place}: no section yet"));
        let (expression, expected) = parse_line(line, dialect)
            .unwrap_or_else(|problem| panic!("{place}: {problem}: {line}"));
        cases.push(Case { place, dialect, policy, expression, expected });
    }
    cases
}

fn parse_section(header: &str, place: &str) -> (Dialect, Policy) {
    let (name, policy) = match header.strip_suffix(" default") {
        Some(name) => (name, Policy::SafeDefault),
        None => (header, Policy::Poison),
    };
    let dialect = Dialect::from_name(name).unwrap_or_else(|| panic!("{place}: dialect {name}?"));
    (dialect, policy)
}

fn parse_line(line: &str, dialect: Dialect) -> Result<(String, Result<Value, Error>), String> {
    if let Some((expression, value)) = line.rsplit_once(" = ") {
        let value = parse(value, dialect).map_err(|e| e.to_string())?;
        Ok((expression.trim().to_owned(), Ok(value)))
    } else if let Some((expression, kind)) = line.rsplit_once(" ! ") {
        let error = Error::from_name(kind.trim()).ok_or("unknown error kind")?;
        Ok((expression.trim().to_owned(), Err(error)))
    } else {
        Err("neither a value nor an error".to_owned())
    }
}
