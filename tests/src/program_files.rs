//! Small programs with samples and expected results, read from the text files in `tests/programs`.
//!
//! ```text
//! # What the file shows.
//! policy poison, default
//!
//! def solve_turn(I):
//!     x1 = rot90(I)
//!     return x1
//!
//! sample two rows
//! I
//!   1 2
//!   3 4
//! turn =
//!   3 1
//!   4 2
//! ```
//!
//! - `policy` lists the policies to run under, `dialect` (not needed) names the dialect.
//! - Then come the solvers, and differs if there are any, as in any solver file.
//! - Each `sample` has its grid `I`, maybe `C`, and a pair `S` for each train pair, with rows
//!   `input | output`. `I empty` is the grid without rows.
//! - A result is `solver = value`, `solver =` with the rows of a grid below, or `solver ! kind at name`
//!   where the step that assigns `name` fails (`op()` for a nested call of an op). `score solver differ = …`
//!   is a score, `score - differ = …` that of the input itself. In front of a result, `poison:` or `default:`
//!   limits it to that policy. Every solver must have a result for every sample and policy.

use batt_gen::{Kind, Merged, Severity, Solver, Source, merge, parse_source};
use dsl::{Dialect, Error, Grid, Policy, Sample, Slot, Value, parse};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One file.
#[derive(Debug)]
pub struct ProgramFile {
    /// The file's name without its ending.
    pub name: String,
    /// The policies it runs under.
    pub policies: Vec<Policy>,
    /// The solvers in their order.
    pub solvers: Vec<Solver>,
    /// The differs in their order.
    pub differs: Vec<Solver>,
    /// The samples with what must come out.
    pub samples: Vec<FileSample>,
}

/// One sample of a file.
#[derive(Debug)]
pub struct FileSample {
    /// What the file calls it.
    pub name: String,
    /// What the solvers get.
    pub sample: Sample,
    /// What must come out.
    pub expected: Vec<Expected>,
}

/// One expected result.
#[derive(Debug)]
pub struct Expected {
    /// File and line, for messages.
    pub place: String,
    /// The policy it is for; none for all.
    pub policy: Option<Policy>,
    /// The output or score.
    pub root: Root,
    /// A value, or the kind of the error and the name of the value that fails.
    pub result: Result<Value, (Error, String)>,
}

/// What gives a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Root {
    /// The output of a solver.
    Output(String),
    /// The score of a solver's output, or of the input itself, by a differ.
    Score(Option<String>, String),
}

/// The folder of the files.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("programs")
}

/// How a file calls a policy.
#[must_use]
pub fn policy_word(policy: Policy) -> &'static str {
    match policy {
        Policy::Poison => "poison",
        Policy::SafeDefault => "default",
    }
}

/// All files, sorted by name.
///
/// # Panics
///
/// On a file that cannot be read; the message says where and why.
#[must_use]
pub fn load_all() -> Vec<ProgramFile> {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| load(path).unwrap_or_else(|problem| panic!("{problem}"))).collect()
}

fn load(path: &Path) -> Result<ProgramFile, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = parse_file(&name, &text)
        .map_err(|(line, problem)| format!("{name}.txt:{line}: {problem}"))?;
    file.check_complete().map_err(|problem| format!("{name}.txt: {problem}"))?;
    Ok(file)
}

/// What is wrong, with its line.
type Flawed<T> = Result<T, (usize, String)>;

/// Reads a file from its text. Results may be missing.
pub fn parse_file(name: &str, text: &str) -> Flawed<ProgramFile> {
    let all: Vec<&str> = text.lines().collect();
    if !all.first().is_some_and(|line| line.starts_with("# ")) {
        return Err((1, "the first line says what the file shows".to_owned()));
    }
    let is_sample = |line: &&str| line.starts_with("sample ");
    let start = all.iter().position(is_sample).ok_or((all.len(), "no sample".to_owned()))?;
    let head = Head::parse(&all[..start])?;
    let (solvers, differs) = parse_solvers(name, &head)?;
    let mut file = ProgramFile {
        name: name.to_owned(),
        policies: head.policies,
        solvers,
        differs,
        samples: vec![],
    };
    let mut lines = Lines { all: &all, at: start };
    while let Some((number, line)) = lines.next_line() {
        let name = line.strip_prefix("sample ").ok_or((number, "expected a sample".to_owned()))?;
        let sample = parse_sample(name, &mut lines, &file)?;
        file.samples.push(sample);
    }
    Ok(file)
}

/// What stands before the samples.
struct Head {
    policies: Vec<Policy>,
    dialect: Option<Dialect>,
    /// The source, with empty lines in place of what is not part of it.
    source: String,
}

impl Head {
    fn parse(lines: &[&str]) -> Flawed<Head> {
        let mut head = Head { policies: vec![], dialect: None, source: String::new() };
        for (index, line) in lines.iter().enumerate() {
            let fail = |problem: &str| (index + 1, problem.to_owned());
            if let Some(words) = line.strip_prefix("policy ") {
                let policies = words.split(", ").map(policy_of).collect::<Option<_>>();
                head.policies = policies.ok_or_else(|| fail("policies are poison and default"))?;
            } else if let Some(word) = line.strip_prefix("dialect ") {
                head.dialect =
                    Some(Dialect::from_name(word).ok_or_else(|| fail("no such dialect"))?);
            } else {
                head.source.push_str(line);
            }
            head.source.push('\n');
        }
        match head.policies.is_empty() {
            true => Err((lines.len(), "no policy".to_owned())),
            false => Ok(head),
        }
    }
}

fn policy_of(word: &str) -> Option<Policy> {
    [Policy::Poison, Policy::SafeDefault].into_iter().find(|policy| policy_word(*policy) == word)
}

fn parse_solvers(name: &str, head: &Head) -> Flawed<(Vec<Solver>, Vec<Solver>)> {
    let text = head.source.clone();
    let parsed =
        parse_source(&Arc::new(Source { name: format!("{name}.txt"), text }), head.dialect);
    if let Some(problem) = parsed.problems.iter().find(|p| p.severity == Severity::Error) {
        let line = problem.position().map_or(0, |(_, line, _)| line);
        return Err((line, problem.render(false)));
    }
    Ok(parsed.solvers.into_iter().partition(|solver| solver.kind != Kind::Differ))
}

struct Lines<'a> {
    all: &'a [&'a str],
    at: usize,
}

impl<'a> Lines<'a> {
    /// The next line with its number, without empty ones and comments.
    fn next_line(&mut self) -> Option<(usize, &'a str)> {
        loop {
            let line = self.all.get(self.at)?;
            self.at += 1;
            if !line.trim().is_empty() && !line.starts_with('#') {
                return Some((self.at, line));
            }
        }
    }

    /// The indented lines that follow.
    fn rows(&mut self) -> Vec<(usize, &'a str)> {
        let rest = self.all[self.at..].iter();
        let count = rest.take_while(|line| line.starts_with(' ')).count();
        let rows = (self.at..self.at + count).map(|k| (k + 1, self.all[k])).collect();
        self.at += count;
        rows
    }
}

fn parse_sample(name: &str, lines: &mut Lines<'_>, file: &ProgramFile) -> Flawed<FileSample> {
    let (mut input, mut target, mut pairs, mut expected) = (None, None, Vec::new(), Vec::new());
    while lines.all.get(lines.at).is_some_and(|line| !line.starts_with("sample ")) {
        let Some((number, line)) = lines.next_line() else { break };
        match line {
            "I" => input = Some(grid_of(&lines.rows())?),
            "I empty" => input = Some(Grid::empty()),
            "C" => target = Some(grid_of(&lines.rows())?),
            "S" => pairs.push(pair_of(&lines.rows())?),
            line if line.starts_with("sample ") => {
                lines.at = number - 1;
                break;
            }
            line => expected.push(parse_expected(number, line, lines, file)?),
        }
    }
    let input = input.ok_or((lines.at, format!("sample {name} has no I")))?;
    let pairs = Value::tuple(pairs).map_err(|e| (lines.at, e.to_string()))?;
    Ok(FileSample { name: name.to_owned(), sample: Sample { pairs, input, target }, expected })
}

fn grid_of(rows: &[(usize, &str)]) -> Flawed<Grid> {
    let mut cells: Vec<Vec<i64>> = Vec::new();
    for (number, row) in rows {
        let row = row.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        cells.push(row.map_err(|_| (*number, "a row holds whole numbers".to_owned()))?);
    }
    let line = rows.first().map_or(0, |(number, _)| *number);
    Grid::from_rows(&cells).map_err(|_| (line, "the rows differ in length".to_owned()))
}

fn pair_of(rows: &[(usize, &str)]) -> Flawed<Value> {
    let mut sides: [Vec<(usize, &str)>; 2] = [vec![], vec![]];
    for (number, row) in rows {
        let parts = row.split_once('|').ok_or((*number, "expected input | output".to_owned()))?;
        for (side, part) in sides.iter_mut().zip([parts.0, parts.1]) {
            if !part.trim().is_empty() {
                side.push((*number, part));
            }
        }
    }
    let grids = vec![grid_of(&sides[0])?.into(), grid_of(&sides[1])?.into()];
    Value::tuple(grids).map_err(|e| (rows.first().map_or(0, |(number, _)| *number), e.to_string()))
}

fn parse_expected(
    number: usize,
    line: &str,
    lines: &mut Lines<'_>,
    file: &ProgramFile,
) -> Flawed<Expected> {
    let fail = |problem: String| (number, problem);
    let (policy, rest) = match line.split_once(": ") {
        Some((word, rest)) if policy_of(word).is_some() => (policy_of(word), rest),
        _ => (None, line),
    };
    let is_value = |c: &str| c == "=" || c == "!";
    let words: Vec<&str> = rest.split(' ').collect();
    let sign = words.iter().position(|word| is_value(word));
    let sign = sign.ok_or_else(|| fail(format!("expected a result, found {line}")))?;
    let root = match words[..sign] {
        [solver] => Root::Output(solver.to_owned()),
        ["score", "-", differ] => Root::Score(None, differ.to_owned()),
        ["score", solver, differ] => Root::Score(Some(solver.to_owned()), differ.to_owned()),
        _ => return Err(fail(format!("expected a solver or a score, found {line}"))),
    };
    let dialect = file.dialect_of(&root).ok_or_else(|| fail(format!("who is meant: {line}?")))?;
    let text = words[sign + 1..].join(" ");
    let result = match (words[sign], text.as_str()) {
        ("=", "") => Ok(grid_of(&lines.rows())?.into()),
        ("=", text) => Ok(parse(text, dialect).map_err(|e| fail(e.to_string()))?),
        (_, text) => {
            let parts = text
                .split_once(" at ")
                .and_then(|(kind, name)| Some((Error::from_name(kind)?, name.to_owned())));
            Err(parts.ok_or_else(|| fail(format!("expected kind at name, found {text}")))?)
        }
    };
    Ok(Expected { place: format!("{}.txt:{number}", file.name), policy, root, result })
}

impl ProgramFile {
    /// All solvers and differs as one batt.
    #[must_use]
    pub fn merged(&self, policy: Policy) -> Merged {
        let solvers: Vec<&Solver> = self.solvers.iter().collect();
        let differs: Vec<&Solver> = self.differs.iter().collect();
        merge(&solvers, &differs, policy)
    }

    /// The dialect in which a result is written: that of the differ or solver.
    fn dialect_of(&self, root: &Root) -> Option<Dialect> {
        let (list, id) = match root {
            Root::Output(solver) => (&self.solvers, solver),
            Root::Score(_, differ) => (&self.differs, differ),
        };
        list.iter().find(|solver| solver.id == *id).map(|solver| solver.dialect)
    }

    fn check_complete(&self) -> Result<(), String> {
        for sample in &self.samples {
            for policy in &self.policies {
                for solver in &self.solvers {
                    let root = Root::Output(solver.id.clone());
                    let count = sample.expected(&root, *policy).count();
                    if count != 1 {
                        let (id, word) = (&solver.id, policy_word(*policy));
                        let name = &sample.name;
                        return Err(format!("sample {name}: {count} results of {id} for {word}"));
                    }
                }
            }
        }
        Ok(())
    }
}

impl FileSample {
    /// What is expected of an output or score under a policy.
    pub fn expected(&self, root: &Root, policy: Policy) -> impl Iterator<Item = &Expected> {
        let here = move |e: &&Expected| e.policy.is_none_or(|p| p == policy);
        self.expected.iter().filter(move |e| e.root == *root).filter(here)
    }
}

impl Expected {
    /// Compares with what came out. `names` gives the names that a step has in the source.
    pub fn check(&self, found: &Slot, names: &dyn Fn(u32) -> Vec<String>) -> Result<(), String> {
        let is_same = match (&self.result, found) {
            // Functions have no identity across runs: they are compared as they print.
            (Ok(expected), Ok(found)) => {
                expected == found || expected.to_string() == found.to_string()
            }
            (Err((kind, name)), Err(fault)) => *kind == fault.kind && names(fault.t).contains(name),
            _ => false,
        };
        if is_same {
            return Ok(());
        }
        let expected = match &self.result {
            Ok(value) => value.to_string(),
            Err((kind, name)) => format!("{kind} at {name}"),
        };
        let found = match found {
            Ok(value) => value.to_string(),
            Err(fault) => format!("{} at {}", fault.kind, names(fault.t).join(" or ")),
        };
        Err(format!("{}: {:?}\n  expected {expected}\n  found    {found}", self.place, self.root))
    }
}

/// The names of a solver's step: that of its value, or that of its op with `()`.
#[must_use]
pub fn step_name(solver: &Solver, t: u32) -> String {
    let index = t as usize - 1;
    match solver.names[index].as_str() {
        "" => format!("{}()", solver.program.steps[index].op_name()),
        name => name.to_owned(),
    }
}

/// The names that a step of a merged batt has in its solvers.
#[must_use]
pub fn merged_names(merged: &Merged, t: u32) -> Vec<String> {
    let index = t as usize - 1;
    let op = format!("{}()", merged.program.steps[index].op_name());
    let names = merged.origins[index].iter().map(|origin| origin.name.clone());
    names.map(|name| if name.is_empty() { op.clone() } else { name }).collect()
}
