//! One task or grid from JSON and back.

use super::error::{Flaw, TaskError, counted, quoted};
use super::tree::Json;
use super::{Example, MAX_COLOR, MAX_SIDE, Task};
use crate::{Color, Grid};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// Reads a task from the JSON text of a task file. Errors call the text by the id.
///
/// A task is an object of "train" and "test", each a list of objects of "input" and "output". There
/// is at least one train pair; a test pair may lack its output. An extra "id" or "name" means
/// nothing, any other key is an error.
///
/// ```
/// use dsl::task::from_json;
/// let text = br#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}]}"#;
/// assert_eq!(from_json("a", text).unwrap().test[0].output, None);
///
/// let text = br#"{"train": [{"input": [[1]], "output": [[12]]}], "test": []}"#;
/// assert_eq!(
///     from_json("a", text).unwrap_err().to_string(),
///     "a: train pair 1, output, row 1, cell 1: 12 is not a color; use integers from 0 to 9"
/// );
/// ```
pub fn from_json(id: &str, text: &[u8]) -> Result<Task, TaskError> {
    let json = Json::read(id, text)?;
    task_of(id, &json).map_err(|flaws| TaskError::content(id, flaws))
}

/// The task as the text of a task file, on one line and spaced like the official files.
/// [`from_json`] gives the same task back if its grids are fit for a task file.
///
/// ```
/// use dsl::task::{from_json, to_json};
/// let text = r#"{"train": [{"input": [[1, 0]], "output": [[2]]}], "test": [{"input": [[3]]}]}"#;
/// let task = from_json("a", text.as_bytes()).unwrap();
/// assert_eq!(to_json(&task), text);
/// ```
#[must_use]
pub fn to_json(task: &Task) -> String {
    let pairs = |pairs: &[Example]| bracketed(pairs.iter().map(pair_text));
    format!(r#"{{"train": {}, "test": {}}}"#, pairs(&task.train), pairs(&task.test))
}

fn pair_text(pair: &Example) -> String {
    let input = grid_text(&pair.input);
    match &pair.output {
        Some(output) => format!(r#"{{"input": {input}, "output": {}}}"#, grid_text(output)),
        None => format!(r#"{{"input": {input}}}"#),
    }
}

fn grid_text(grid: &Grid) -> String {
    bracketed(grid.rows().map(|row| bracketed(row.iter().map(Color::to_string))))
}

fn bracketed(parts: impl Iterator<Item = String>) -> String {
    format!("[{}]", parts.collect::<Vec<_>>().join(", "))
}

/// The grid as a JSON list of rows. It takes any grid, also one that is not fit for a task file.
///
/// ```
/// use dsl::{Grid, task::grid_to_json};
/// let grid = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// assert_eq!(grid_to_json(&grid), serde_json::json!([[1, 2], [3, 4]]));
/// ```
#[must_use]
pub fn grid_to_json(grid: &Grid) -> Value {
    grid.rows().map(|row| row.iter().copied().collect::<Value>()).collect()
}

/// The grid that a JSON list of rows is: 1 to 30 rows of 1 to 30 colors from 0 to 9.
///
/// ```
/// use dsl::task::grid_from_json;
/// use serde_json::json;
/// assert_eq!(grid_from_json(&json!([[1, 2], [3, 4]])).unwrap().get((1, 0)), Some(3));
/// assert!(grid_from_json(&json!([[1, 2], [3]])).is_err());
/// ```
pub fn grid_from_json(json: &Value) -> Result<Grid, Flaw> {
    let json = Json::deserialize(json).map_err(|error| Flaw::new(error.to_string()))?;
    grid_of(&json)
}

/// Whether the keys are those of a task rather than the ids of a bundle.
pub(super) fn is_task(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "train" || key == "test"),
        _ => false,
    }
}

/// The task, or all that is wrong with it (one flaw per grid).
pub(super) fn task_of(id: &str, json: &Json) -> Result<Task, Vec<Flaw>> {
    let wanted = r#"an object of "train" and "test""#;
    let fields = json.object(wanted).map_err(|flaw| vec![flaw])?;
    let mut flaws = Vec::new();
    let [train, test] = select(fields, ["train", "test"], 2, &mut flaws);
    let train = train.map_or_else(Vec::new, |pairs| pairs_of(pairs, Side::Train, &mut flaws));
    let test = test.map_or_else(Vec::new, |pairs| pairs_of(pairs, Side::Test, &mut flaws));
    if flaws.is_empty() { Ok(Task { id: id.to_owned(), train, test }) } else { Err(flaws) }
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Train,
    Test,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Side::Train => "train",
            Side::Test => "test",
        }
    }
}

fn pairs_of(json: &Json, side: Side, flaws: &mut Vec<Flaw>) -> Vec<Example> {
    let pairs = match json.list("a list of pairs") {
        Ok([]) if side == Side::Train => {
            flaws.push(Flaw::new("no pairs; a task needs at least one train pair").inside("train"));
            return Vec::new();
        }
        Ok(pairs) => pairs,
        Err(flaw) => {
            flaws.push(flaw.inside(side.name()));
            return Vec::new();
        }
    };
    let mut examples = Vec::with_capacity(pairs.len());
    for (n, pair) in pairs.iter().enumerate() {
        match pair_of(pair, side) {
            Ok(example) => examples.push(example),
            Err(found) => {
                let place = format!("{} pair {}", side.name(), n + 1);
                flaws.extend(found.into_iter().map(|flaw| flaw.inside(place.as_str())));
            }
        }
    }
    examples
}

fn pair_of(json: &Json, side: Side) -> Result<Example, Vec<Flaw>> {
    let wanted = r#"an object of "input" and "output""#;
    let fields = json.object(wanted).map_err(|flaw| vec![flaw])?;
    let mut flaws = Vec::new();
    let required = if side == Side::Train { 2 } else { 1 };
    let [input, output] = select(fields, ["input", "output"], required, &mut flaws);
    let mut grid = |json: Option<&Json>, key: &str| match grid_of(json?) {
        Ok(grid) => Some(grid),
        Err(flaw) => {
            flaws.push(flaw.inside(key));
            None
        }
    };
    let (input, output) = (grid(input, "input"), grid(output, "output"));
    match input {
        Some(input) if flaws.is_empty() => Ok(Example { input, output }),
        _ => Err(flaws),
    }
}

/// The values under these keys, of which the first `required` must be there.
fn select<'a>(
    fields: &'a [(String, Json)],
    keys: [&str; 2],
    required: usize,
    flaws: &mut Vec<Flaw>,
) -> [Option<&'a Json>; 2] {
    flaws.extend(repeated_keys(fields).into_iter().map(|key| {
        Flaw::new(format!("key {} appears more than once; keep one of them", quoted(key)))
    }));
    for (key, _) in fields {
        if !keys.contains(&key.as_str()) && !matches!(key.as_str(), "id" | "name") {
            let expected = format!("only {:?} and {:?} have a meaning here", keys[0], keys[1]);
            flaws.push(Flaw::new(format!("unknown key {}; remove it, {expected}", quoted(key))));
        }
    }
    let found = keys.map(|key| fields.iter().find(|(k, _)| k == key).map(|(_, json)| json));
    for (key, json) in keys.iter().zip(found).take(required) {
        if json.is_none() {
            flaws.push(Flaw::new(format!("key {key:?} is missing; add it")));
        }
    }
    found
}

/// The keys that appear more than once, each told once.
pub(super) fn repeated_keys(fields: &[(String, Json)]) -> BTreeSet<&str> {
    let mut seen = BTreeSet::new();
    fields.iter().map(|(key, _)| key.as_str()).filter(|key| !seen.insert(*key)).collect()
}

/// The grid, or the first thing that is wrong with it.
pub(super) fn grid_of(json: &Json) -> Result<Grid, Flaw> {
    let rows = json.list("a grid (a list of rows)")?;
    check_side(rows.len(), "row")?;
    let mut cells: Vec<Vec<Color>> = Vec::with_capacity(rows.len());
    for (i, row) in rows.iter().enumerate() {
        let width = cells.first().map(Vec::len);
        cells.push(row_of(row, width).map_err(|flaw| flaw.inside(format!("row {}", i + 1)))?);
    }
    Grid::from_rows(&cells).map_err(|error| Flaw::new(format!("not a grid ({error})")))
}

fn row_of(json: &Json, width: Option<usize>) -> Result<Vec<Color>, Flaw> {
    let cells = json.list("a row (a list of colors)")?;
    check_side(cells.len(), "cell")?;
    if let Some(width) = width.filter(|&width| width != cells.len()) {
        let found = counted(cells.len(), "cell");
        let problem = format!("{found} where the first row has {width}");
        return Err(Flaw::new(format!("{problem}; make all rows equally long")));
    }
    let color = |(j, cell): (usize, &Json)| match cell {
        Json::Int(color) if (0..=MAX_COLOR).contains(color) => Ok(*color),
        other => {
            let problem = format!("{other} is not a color; use integers from 0 to {MAX_COLOR}");
            Err(Flaw::new(problem).inside(format!("cell {}", j + 1)))
        }
    };
    cells.iter().enumerate().map(color).collect()
}

/// Checks how many rows a grid, or cells a row, has.
fn check_side(count: usize, part: &str) -> Result<(), Flaw> {
    let bounds = format!("an ARC grid has 1 to {MAX_SIDE} rows of 1 to {MAX_SIDE} cells");
    match count {
        0 => Err(Flaw::new(format!("no {part}s; {bounds}"))),
        1..=MAX_SIDE => Ok(()),
        _ => Err(Flaw::new(format!("{} are too many; {bounds}", counted(count, part)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::test_data::{self, AnyTask, Random, Shares, TASK, TOUGH, fuzz};
    use quickcheck::{QuickCheck, TestResult};
    use serde_json::json;

    fn errors(text: &str) -> String {
        from_json("a", text.as_bytes()).unwrap_err().to_string()
    }

    /// The error of the small task after a change of its text.
    fn changed(from: &str, to: &str) -> String {
        assert_eq!(TASK.matches(from).count(), 1, "{from} must be there once");
        errors(&TASK.replace(from, to))
    }

    #[test]
    fn the_small_task_loads_and_writes_back() {
        let task = test_data::task();
        assert_eq!((task.train.len(), task.test.len()), (2, 2));
        assert_eq!(task.test[1].output, None);
        assert_eq!(to_json(&task), TASK);
    }

    #[test]
    fn grids_are_checked() {
        let ragged = "a: train pair 2, input, row 2: 2 cells where the first row has 3; \
                      make all rows equally long";
        assert_eq!(changed("[4, 5, 6]", "[4, 5]"), ragged);
        let bounds = "an ARC grid has 1 to 30 rows of 1 to 30 cells";
        let place = "a: test pair 1, output";
        assert_eq!(changed("[[9, 8]]", "[]"), format!("{place}: no rows; {bounds}"));
        assert_eq!(changed("[[9, 8]]", "[[]]"), format!("{place}, row 1: no cells; {bounds}"));
        let rows = format!("[{}[1]]", "[1],".repeat(30));
        let too_many = format!("{place}: 31 rows are too many; {bounds}");
        assert_eq!(changed("[[9, 8]]", &rows), too_many);
        let row = format!("[[{}1]]", "1,".repeat(30));
        let too_many = format!("{place}, row 1: 31 cells are too many; {bounds}");
        assert_eq!(changed("[[9, 8]]", &row), too_many);
        let full = format!("[{}]", vec![format!("[{}]", ["1"; 30].join(",")); 30].join(","));
        assert!(from_json("a", TASK.replace("[[9, 8]]", &full).as_bytes()).is_ok());
    }

    #[test]
    fn cells_are_checked() {
        for bad in ["-1", "10", "1.0", "1e0", "-0", "true", "null", "99999999999999999999"] {
            let text = changed("[[9, 8]]", &format!("[[9, {bad}]]"));
            assert!(text.starts_with("a: test pair 1, output, row 1, cell 2: "), "{text}");
            assert!(text.ends_with(" is not a color; use integers from 0 to 9"), "{text}");
        }
        let text = changed("[[9, 8]]", "[[\"9\", 8]]");
        assert!(text.contains(r#"cell 1: the text "9" is not a color"#), "{text}");
        let text = changed("[[9, 8]]", "[9, 8]");
        assert!(text.contains("output, row 1: 9 where a row (a list of colors) should be"));
        let text = changed("[[9, 8]]", "null");
        assert!(text.contains("output: null where a grid (a list of rows) should be"), "{text}");
    }

    #[test]
    fn keys_are_checked() {
        assert_eq!(changed("\"test\"", "\"name\""), "a: key \"test\" is missing; add it");
        let text = changed(r#""output": [[2]]"#, r#""name": 1"#);
        assert_eq!(text, "a: train pair 1: key \"output\" is missing; add it");
        let text = changed(r#""output": [[2]]"#, r#""output": [[2]], "note": 1"#);
        assert!(text.starts_with("a: train pair 1: unknown key \"note\"; remove it"), "{text}");
        let text = changed(r#""output": [[2]]"#, r#""output": [[2]], "output": [[3]]"#);
        assert!(text.contains(r#"train pair 1: key "output" appears more than once"#), "{text}");
        let named = TASK.replace(r#"{"train""#, r#"{"name": "x", "id": 7, "train""#);
        assert!(from_json("a", named.as_bytes()).is_ok());
        assert_eq!(
            errors("[]"),
            r#"a: a list of 0 elements where an object of "train" and "test" should be"#
        );
        let text = errors(r#"{"train": [], "test": 3}"#);
        assert!(text.contains("train: no pairs; a task needs at least one train pair"), "{text}");
        assert!(text.contains("test: 3 where a list of pairs should be"), "{text}");
        assert!(
            errors(r#"{"train": [7], "test": []}"#)
                .starts_with("a: train pair 1: 7 where an object")
        );
    }

    #[test]
    fn every_grid_tells_its_flaw() {
        let text = errors(&TASK.replace('2', "20"));
        assert!(text.starts_with("3 problems:\n  a: train pair 1, output, row 1"), "{text}");
    }

    #[test]
    fn grids_pass_through_json() {
        let grid = Grid::from_rows(&[[0, 9], [3, 4]]).unwrap();
        assert_eq!(grid_from_json(&grid_to_json(&grid)), Ok(grid));
        assert_eq!(grid_to_json(&Grid::from_rows(&[[-1, 12]]).unwrap()), json!([[-1, 12]]));
        assert_eq!(grid_to_json(&Grid::empty()), json!([]));
        for bad in [json!(null), json!([]), json!([[]]), json!([[1], []]), json!([[-1]]), json!({})]
        {
            assert!(grid_from_json(&bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_written_loads_back_equal() {
        fn law(AnyTask(task): AnyTask) -> TestResult {
            let text = to_json(&task);
            let value: Value = serde_json::from_str(&text).unwrap();
            let spaced = serde_json::to_string_pretty(&value).unwrap();
            let loads = |text: &str| from_json(&task.id, text.as_bytes()).unwrap() == task;
            TestResult::from_bool(loads(&text) && loads(&spaced))
        }
        QuickCheck::new().tests(300).quickcheck(law as fn(AnyTask) -> TestResult);
    }

    #[test]
    fn no_bytes_make_it_panic() {
        let mut random = Random::new(1);
        let mut shares = Shares::default();
        for _ in 0..40_000 {
            let bytes = fuzz(&mut random, &[TASK, TOUGH]);
            match from_json("a", &bytes) {
                Ok(task) => {
                    shares.valid += 1;
                    assert_eq!(from_json("a", to_json(&task).as_bytes()).unwrap(), task);
                }
                Err(error) => {
                    assert!(error.to_string().len() < 10_000);
                    match error {
                        TaskError::Syntax { .. } | TaskError::NotUtf8 { .. } => {
                            shares.not_json += 1;
                        }
                        _ => shares.flawed += 1,
                    }
                }
            }
        }
        shares.check();
    }
}
