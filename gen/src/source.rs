//! Solver files and messages about them.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most a solver file may hold.
const MAX_FILE_BYTES: u64 = 8 << 20;

/// A text with the name it has in messages.
#[derive(Debug)]
pub struct Source {
    /// The file's name.
    pub name: String,
    /// What it holds.
    pub text: String,
}

/// Something to say about a place in a source, or about a whole file.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Where; none when the file itself is the problem.
    pub place: Option<(Arc<Source>, Range<usize>)>,
    /// Whether something was left out because of it.
    pub severity: Severity,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The solver or file is left out.
    Error,
    /// Nothing is lost.
    Warning,
}

impl Problem {
    /// An error at a place.
    pub fn at(source: &Arc<Source>, place: Range<usize>, message: impl Into<String>) -> Problem {
        Problem {
            message: message.into(),
            help: None,
            place: Some((Arc::clone(source), place)),
            severity: Severity::Error,
        }
    }

    /// An error about a whole file.
    pub fn about(message: impl Into<String>) -> Problem {
        Problem { message: message.into(), help: None, place: None, severity: Severity::Error }
    }

    /// The same with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }

    /// The same as a warning.
    #[must_use]
    pub fn warning(mut self) -> Problem {
        self.severity = Severity::Warning;
        self
    }

    /// File, line and column, from 1; columns count characters.
    #[must_use]
    pub fn position(&self) -> Option<(&str, usize, usize)> {
        let (source, range) = self.place.as_ref()?;
        let before = &source.text[..range.start];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Some((&source.name, line, column))
    }

    /// The message with file, line, column and the source line.
    #[must_use]
    pub fn render(&self, color: bool) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let mut group = Group::with_title(level.primary_title(&self.message));
        if let Some((source, range)) = &self.place {
            let window = Window::around(&source.text, range.clone());
            group = group.element(
                Snippet::source(window.text)
                    .path(&source.name)
                    .line_start(window.first_line)
                    .annotation(AnnotationKind::Primary.span(window.range)),
            );
        }
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help));
        }
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }
}

/// The lines of a text that a message shows.
struct Window<'a> {
    text: &'a str,
    first_line: usize,
    range: Range<usize>,
}

impl<'a> Window<'a> {
    /// The line of the place. Of a very long line, only the part around the place.
    fn around(text: &'a str, range: Range<usize>) -> Window<'a> {
        const MOST: usize = 400;
        let start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[range.start..].find('\n').map_or(text.len(), |at| range.start + at);
        let first_line = text[..start].matches('\n').count() + 1;
        let end = range.end.clamp(range.start, line_end);
        let (start, stop) = if line_end - start > MOST {
            let from = floor_char(text, range.start.saturating_sub(MOST / 2).max(start));
            (from, floor_char(text, (range.start + MOST / 2).min(line_end)))
        } else {
            (start, line_end)
        };
        let end = end.min(stop);
        Window { text: &text[start..stop], first_line, range: range.start - start..end - start }
    }
}

/// The start of the character that a byte belongs to.
fn floor_char(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// The solver files below these paths, sorted, with their texts. A folder gives all of its `.py`
/// files, also in folders below. What cannot be read is a problem; the rest is still there.
#[must_use]
pub fn read_sources(paths: &[PathBuf]) -> (Vec<Arc<Source>>, Vec<Problem>) {
    let mut sources = Vec::new();
    let mut problems = Vec::new();
    for path in paths {
        let mut files = Vec::new();
        if let Err(problem) = collect(path, &mut files) {
            problems.push(problem);
            continue;
        }
        if files.is_empty() {
            problems.push(
                Problem::about(format!("{}: no .py file in this folder", path.display()))
                    .help("solver files are Python-style files with functions solve_ID"),
            );
        }
        for file in files {
            match read(&file) {
                Ok(source) => sources.push(Arc::new(source)),
                Err(problem) => problems.push(problem),
            }
        }
    }
    (sources, problems)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Problem> {
    let fail = |error: std::io::Error| Problem::about(format!("{}: {error}", path.display()));
    if !std::fs::metadata(path).map_err(fail)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> = std::fs::read_dir(path)
        .map_err(fail)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<Result<_, _>>()
        .map_err(fail)?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            collect(&entry, files)?;
        } else if entry.extension().is_some_and(|extension| extension == "py") {
            files.push(entry);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Source, Problem> {
    let name = path.display().to_string();
    let size = std::fs::metadata(path).map_err(|e| Problem::about(format!("{name}: {e}")))?.len();
    if size > MAX_FILE_BYTES {
        return Err(Problem::about(format!("{name}: {size} bytes are too many for a solver file"))
            .help(format!("the most is {MAX_FILE_BYTES}; split it into several files")));
    }
    let bytes = std::fs::read(path).map_err(|e| Problem::about(format!("{name}: {e}")))?;
    source_from_bytes(name, bytes)
}

/// A source from the bytes of a file, which must be text.
pub fn source_from_bytes(name: String, bytes: Vec<u8>) -> Result<Source, Problem> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Problem::about(format!("{name}: not a text file: byte {at} is not UTF-8"))
    })?;
    if let Some(at) = text.find('\0') {
        return Err(Problem::about(format!("{name}: not a text file: byte {at} is zero")));
    }
    Ok(Source { name, text: with_line_feeds(text) })
}

/// The text with a line feed where a carriage return alone ends a line. Nothing changes its place.
fn with_line_feeds(text: String) -> String {
    if !text.contains('\r') {
        return text;
    }
    let next = text.chars().skip(1).map(Some).chain([None]);
    text.chars()
        .zip(next)
        .map(|(c, next)| match (c, next) {
            ('\r', next) if next != Some('\n') => '\n',
            (c, _) => c,
        })
        .collect()
}
