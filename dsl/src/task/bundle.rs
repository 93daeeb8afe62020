//! Bundles: many tasks in one file, their test outputs in another.

use super::Task;
use super::error::{Flaw, Problems, TaskError, counted, quoted};
use super::json::{grid_of, repeated_keys, task_of};
use super::load::{BUNDLE, read};
use super::tree::Json;
use crate::Grid;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const CHALLENGES: &str = "_challenges.json";
const SOLUTIONS: &str = "_solutions.json";

pub(super) fn is_challenges(path: &Path) -> bool {
    name_ends_with(path, CHALLENGES)
}

pub(super) fn is_solutions(path: &Path) -> bool {
    name_ends_with(path, SOLUTIONS)
}

fn name_ends_with(path: &Path, end: &str) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(end))
}

/// The tasks of the bundle at `path`, with the solutions beside it if they are there.
pub(super) fn load(path: &Path, json: &Json) -> Result<Vec<Task>, TaskError> {
    let file = path.display().to_string();
    if is_solutions(path) {
        let flaw = "a file of solutions; load the *_challenges.json file beside it";
        return Err(TaskError::content(&file, [Flaw::new(flaw)]));
    }
    let mut problems = Problems::default();
    let solutions = match solutions_path(path) {
        Some(path) => problems.note(read_solutions(&path)),
        None => None,
    };
    let solutions = solutions.as_ref().map(|(file, json)| (file.as_str(), json));
    let tasks = tasks_of(&file, json, solutions, &mut problems);
    problems.or(tasks)
}

/// The file of solutions that belongs to a file of challenges, if it exists.
fn solutions_path(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?.strip_suffix(CHALLENGES)?;
    let solutions = path.with_file_name(format!("{name}{SOLUTIONS}"));
    // A broken link or an unreadable file is there, and is told when read.
    solutions.symlink_metadata().is_ok().then_some(solutions)
}

fn read_solutions(path: &Path) -> Result<(String, Json), TaskError> {
    let file = path.display().to_string();
    let json = Json::read(&file, &read(path, BUNDLE)?)?;
    Ok((file, json))
}

/// The tasks of a bundle by id. The solutions come with the name of their file.
fn tasks_of(
    file: &str,
    json: &Json,
    solutions: Option<(&str, &Json)>,
    problems: &mut Problems,
) -> Vec<Task> {
    let wanted = r#"a task (an object of "train" and "test") or a bundle (an object of tasks)"#;
    let entries = match json.object(wanted) {
        Ok([]) => {
            problems
                .push_flaws(file, [Flaw::new("an empty object; add tasks or load another file")]);
            return Vec::new();
        }
        Ok(entries) => entries,
        Err(flaw) => {
            problems.push_flaws(file, [flaw]);
            return Vec::new();
        }
    };
    tell_repeated(file, entries, problems);
    let mut tasks: BTreeMap<&str, Option<Task>> = BTreeMap::new();
    for (id, json) in entries {
        let inside = |flaw: Flaw| flaw.inside(task_place(id));
        let task = task_of(id, json)
            .map_err(|flaws| problems.push_flaws(file, flaws.into_iter().map(inside)));
        tasks.insert(id, task.ok());
    }
    if let Some((file, json)) = solutions {
        let flaws = match json.object("an object of solutions by task id") {
            Ok(entries) => {
                tell_repeated(file, entries, problems);
                add_solutions(&mut tasks, entries)
            }
            Err(flaw) => vec![flaw],
        };
        problems.push_flaws(file, flaws);
    }
    tasks.into_values().flatten().collect()
}

fn tell_repeated(file: &str, entries: &[(String, Json)], problems: &mut Problems) {
    problems.push_flaws(
        file,
        repeated_keys(entries).into_iter().map(|id| {
            Flaw::new("this id appears more than once; keep one of them").inside(task_place(id))
        }),
    );
}

fn task_place(id: &str) -> String {
    format!("task {}", quoted(id))
}

/// Puts the outputs into the test pairs, and returns what does not fit. A task that is wrong in
/// itself has no value here; only its id counts.
fn add_solutions(
    tasks: &mut BTreeMap<&str, Option<Task>>,
    entries: &[(String, Json)],
) -> Vec<Flaw> {
    let solutions: BTreeMap<&str, &Json> =
        entries.iter().map(|(id, json)| (id.as_str(), json)).collect();
    let mut flaws = Vec::new();
    for (id, task) in tasks.iter_mut() {
        let found = match (solutions.get(id), task) {
            (None, _) => vec![Flaw::new("no solution for this task of the challenges; add it")],
            (Some(_), None) => continue,
            (Some(json), Some(task)) => solve(task, json).err().unwrap_or_default(),
        };
        flaws.extend(found.into_iter().map(|flaw| flaw.inside(task_place(id))));
    }
    for id in solutions.keys().filter(|id| !tasks.contains_key(*id)) {
        let flaw = "not in the challenges; check that the two files belong together";
        flaws.push(Flaw::new(flaw).inside(task_place(id)));
    }
    flaws
}

fn solve(task: &mut Task, json: &Json) -> Result<(), Vec<Flaw>> {
    let outputs = json.list("a list of output grids").map_err(|flaw| vec![flaw])?;
    if outputs.len() != task.test.len() {
        let (found, wanted) = (counted(outputs.len(), "output"), counted(task.test.len(), "pair"));
        let problem = format!("{found} where the challenge has {wanted} to solve");
        return Err(vec![Flaw::new(format!(
            "{problem}; check that the two files belong together"
        ))]);
    }
    let mut flaws = Vec::new();
    for (n, (pair, json)) in task.test.iter_mut().zip(outputs).enumerate() {
        match output_of(json, pair.output.as_ref()) {
            Ok(output) => pair.output = Some(output),
            Err(flaw) => flaws.push(flaw.inside(format!("output {}", n + 1))),
        }
    }
    if flaws.is_empty() { Ok(()) } else { Err(flaws) }
}

/// The output; it must agree with one that the challenge itself may have.
fn output_of(json: &Json, known: Option<&Grid>) -> Result<Grid, Flaw> {
    let output = grid_of(json)?;
    if known.is_some_and(|known| *known != output) {
        return Err(Flaw::new("not the output that the challenge itself has; correct one of them"));
    }
    Ok(output)
}

#[cfg(test)]
mod tests {
    use crate::task::test_data::{Folder, Random, Shares, TASK, fuzz};
    use crate::task::{Task, TaskError, load, to_json};

    const CHALLENGES: &str = concat!(
        r#"{"b2": {"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}, {"input": [[4, 4]]}]}, "#,
        r#""a1": {"train": [{"input": [[5]], "output": [[6]]}], "test": [{"input": [[7]]}]}}"#
    );
    const SOLUTIONS: &str = r#"{"a1": [[[8]]], "b2": [[[9]], [[0, 1]]]}"#;

    fn load_both(challenges: &str, solutions: &str) -> Result<Vec<Task>, TaskError> {
        let folder = Folder::new(&[
            ("x_challenges.json", challenges.as_bytes()),
            ("x_solutions.json", solutions.as_bytes()),
        ]);
        load(folder.join("x_challenges.json"))
    }

    fn error(challenges: &str, solutions: &str) -> String {
        load_both(challenges, solutions).unwrap_err().to_string()
    }

    #[test]
    fn solutions_fill_the_test_outputs() {
        let tasks = load_both(CHALLENGES, SOLUTIONS).unwrap();
        let ids: Vec<&str> = tasks.iter().map(|task| task.id.as_str()).collect();
        assert_eq!(ids, ["a1", "b2"]);
        assert_eq!(format!("{:?}", tasks[1].test[1].output), "Some(((0, 1),))");
        assert!(to_json(&tasks[0]).ends_with(r#"[{"input": [[7]], "output": [[8]]}]}"#));
    }

    #[test]
    fn without_solutions_outputs_stay_unknown() {
        for name in ["x_challenges.json", "other.json"] {
            let folder = Folder::new(&[(name, CHALLENGES.as_bytes())]);
            let tasks = load(folder.join(name)).unwrap();
            assert!(tasks.iter().flat_map(|task| &task.test).all(|pair| pair.output.is_none()));
        }
    }

    #[test]
    fn outputs_inside_the_challenges_must_agree() {
        let open = CHALLENGES.replace("[[7]]", r#"[[7]], "output": [[8]]"#);
        assert_eq!(load_both(&open, SOLUTIONS).unwrap(), load_both(CHALLENGES, SOLUTIONS).unwrap());
        let text = error(&open.replace("[[8]]", "[[3]]"), SOLUTIONS);
        assert!(
            text.contains(r#"x_solutions.json: task "a1", output 1: not the output"#),
            "{text}"
        );
    }

    #[test]
    fn places_name_the_task() {
        let text = error(&CHALLENGES.replace("[[6]]", "[[6], [1, 1]]"), SOLUTIONS);
        let place = r#"x_challenges.json: task "a1", train pair 1, output, row 2: 2 cells where"#;
        assert!(text.contains(place), "{text}");
        let text = error(CHALLENGES, &SOLUTIONS.replace("[[8]]", "[[88]]"));
        let place = r#"x_solutions.json: task "a1", output 1, row 1, cell 1: 88 is not a color"#;
        assert!(text.contains(place), "{text}");
    }

    #[test]
    fn repeated_ids_are_errors() {
        let text = error(&CHALLENGES.replace("a1", "b2"), SOLUTIONS);
        assert!(text.contains(r#"x_challenges.json: task "b2": this id appears more"#), "{text}");
        let text = error(CHALLENGES, &SOLUTIONS.replace("a1", "b2"));
        assert!(text.contains(r#"x_solutions.json: task "b2": this id appears more"#), "{text}");
    }

    #[test]
    fn solutions_must_fit() {
        let text = error(CHALLENGES, &SOLUTIONS.replace("a1", "a2"));
        assert!(text.contains(r#"task "a1": no solution for this task"#), "{text}");
        assert!(text.contains(r#"task "a2": not in the challenges"#), "{text}");
        let text = error(CHALLENGES, &SOLUTIONS.replace("[[8]]", "[[8]], [[8]]"));
        assert!(
            text.contains(r#"task "a1": 2 outputs where the challenge has 1 pair to"#),
            "{text}"
        );
        let text = error(CHALLENGES, &SOLUTIONS.replace("[[[8]]]", "null"));
        assert!(text.contains(r#"task "a1": null where a list of output grids"#), "{text}");
        let text = error(CHALLENGES, "[]");
        assert!(text.contains("a list of 0 elements where an object of solutions"), "{text}");
        let text = error(CHALLENGES, "{");
        assert!(text.contains("x_solutions.json, line 1, column 1: EOF"), "{text}");
    }

    #[test]
    fn other_files_are_told_apart() {
        let folder = Folder::new(&[
            ("x_solutions.json", SOLUTIONS.as_bytes()),
            ("empty.json", b"{}"),
            ("list.json", b"[1]"),
            ("task_challenges.json", TASK.as_bytes()),
        ]);
        let text = |name| load(folder.join(name)).unwrap_err().to_string();
        assert!(text("x_solutions.json").contains("load the *_challenges.json file beside it"));
        assert!(text("empty.json").contains("an empty object; add tasks"));
        assert!(text("list.json").contains("a list of 1 element where a task"));
        assert_eq!(load(folder.join("task_challenges.json")).unwrap().len(), 1);
    }

    #[test]
    fn no_bytes_make_it_panic() {
        use super::{Json, Problems, tasks_of};
        let mut random = Random::new(2);
        let mut shares = Shares::default();
        for round in 0..40_000 {
            let texts = match round % 2 {
                0 => (fuzz(&mut random, &[CHALLENGES]), SOLUTIONS.into()),
                _ => (CHALLENGES.into(), fuzz(&mut random, &[SOLUTIONS])),
            };
            let (Ok(json), Ok(solutions)) = (Json::read("c", &texts.0), Json::read("s", &texts.1))
            else {
                shares.not_json += 1;
                continue;
            };
            let mut problems = Problems::default();
            let tasks = tasks_of("c", &json, Some(("s", &solutions)), &mut problems);
            if problems.or(()).is_err() {
                shares.flawed += 1;
                continue;
            }
            shares.valid += 1;
            let mut pairs = tasks.iter().flat_map(|task| &task.test);
            assert!(pairs.all(|pair| pair.output.is_some()));
        }
        shares.check();
    }
}
