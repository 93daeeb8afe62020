//! The Kaggle submission.

use super::rows::Judged;
use super::scoring::Worth;
use dsl::Grid;
use dsl::task::{Task, grid_from_json, grid_to_json};
use serde_json::{Map, Value, json};

/// The candidates for every test input, at most two each.
pub struct Submission {
    /// By task, then by test input.
    best: Vec<Vec<Vec<Candidate>>>,
}

struct Candidate {
    worth: Worth,
    grid: Grid,
}

/// How many attempts a test input has.
const ATTEMPTS: usize = 2;

impl Submission {
    /// No candidates yet.
    pub fn new(tasks: &[Task]) -> Submission {
        let empty = |task: &Task| task.test.iter().map(|_| Vec::new()).collect();
        Submission { best: tasks.iter().map(empty).collect() }
    }

    /// Takes a solver's output for a test input into account, unless it is no ARC grid.
    pub fn offer(&mut self, task: usize, index: usize, worth: Worth, judged: &Judged) {
        let Some(grid) = &judged.grid else { return };
        let best = &mut self.best[task][index];
        let place = best.iter().take_while(|c| c.worth >= worth).count();
        let known_better = best[..place].iter().any(|c| c.grid == *grid);
        if place >= ATTEMPTS || known_better || grid_from_json(&grid_to_json(grid)).is_err() {
            return;
        }
        best.retain(|c| c.grid != *grid);
        best.insert(place, Candidate { worth, grid: grid.clone() });
        best.truncate(ATTEMPTS);
    }

    /// The submission's text: every task, every test input, both attempts.
    pub fn text(&self, tasks: &[Task]) -> String {
        let attempts = |best: &Vec<Candidate>| {
            let attempt = |n: usize| best.get(n).map_or(json!([[0]]), |c| grid_to_json(&c.grid));
            json!({"attempt_1": attempt(0), "attempt_2": attempt(1)})
        };
        let task = |(task, best): (&Task, &Vec<Vec<Candidate>>)| {
            (task.id.clone(), best.iter().map(attempts).collect::<Value>())
        };
        let all: Map<String, Value> = tasks.iter().zip(&self.best).map(task).collect();
        format!("{}\n", Value::Object(all))
    }
}

/// Whether a text is a submission for these tasks: all of them and no other, every test input, two
/// attempts each, all of them ARC grids. Says what is wrong.
pub fn check(text: &str, tasks: &[Task]) -> Result<(), String> {
    let json: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let all = json.as_object().ok_or("not an object of tasks")?;
    if let Some(stranger) = all.keys().find(|id| !tasks.iter().any(|task| task.id == **id)) {
        return Err(format!("{stranger}: no such task"));
    }
    for task in tasks {
        let wrong = |problem: &str| format!("{}: {problem}", task.id);
        let inputs = all.get(&task.id).ok_or_else(|| wrong("missing"))?;
        let inputs = inputs.as_array().ok_or_else(|| wrong("not a list"))?;
        if inputs.len() != task.test.len() {
            let counts = format!("{} of {} test inputs", inputs.len(), task.test.len());
            return Err(wrong(&counts));
        }
        for attempts in inputs {
            let attempts = attempts.as_object().filter(|attempts| attempts.len() == ATTEMPTS);
            let attempts = attempts.ok_or_else(|| wrong("not two attempts"))?;
            for name in ["attempt_1", "attempt_2"] {
                let grid = attempts.get(name).ok_or_else(|| wrong("not two attempts"))?;
                grid_from_json(grid).map_err(|flaw| wrong(&format!("{name}: {flaw}")))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::task::Example;

    fn grid(color: i64) -> Grid {
        Grid::from_rows(&[[color]]).unwrap()
    }

    fn task() -> Task {
        let open = Example { input: grid(0), output: None };
        Task { id: "a".to_owned(), train: Vec::new(), test: vec![open.clone(), open] }
    }

    fn attempts(offers: &[(u32, i64)]) -> String {
        let tasks = [task()];
        let mut submission = Submission::new(&tasks);
        for (train_matches, color) in offers {
            let grid = Some(grid(*color));
            let judged = Judged {
                solver: 0,
                case: 0,
                matched: None,
                fault: None,
                grid,
                nongrid: None,
                scores: Vec::new(),
            };
            submission.offer(0, 1, Worth::of_matches(*train_matches), &judged);
        }
        assert_eq!(check(&submission.text(&tasks), &tasks), Ok(()));
        let json: Value = serde_json::from_str(&submission.text(&tasks)).unwrap();
        assert_eq!(json["a"][0], json!({"attempt_1": [[0]], "attempt_2": [[0]]}));
        let color = |name: &str| json["a"][1][name][0][0].to_string();
        format!("{}{}", color("attempt_1"), color("attempt_2"))
    }

    #[test]
    fn the_best_two_different_outputs_are_the_attempts() {
        assert_eq!(attempts(&[]), "00");
        assert_eq!(attempts(&[(1, 5)]), "50");
        assert_eq!(attempts(&[(1, 5), (1, 5), (0, 6)]), "56");
        assert_eq!(attempts(&[(1, 5), (2, 6), (3, 5), (3, 7)]), "57");
        assert_eq!(attempts(&[(0, 5), (0, 6), (0, 7)]), "56");
        assert_eq!(attempts(&[(0, 5), (1, 6), (2, 7), (9, 10), (9, -1)]), "76");
        assert_eq!(attempts(&[(0, 5), (1, 6), (2, 5)]), "56");
    }

    #[test]
    fn what_is_no_submission_is_told() {
        let tasks = [task()];
        let good = json!({"attempt_1": [[0]], "attempt_2": [[9]]});
        let wrong = |json: Value| check(&json.to_string(), &tasks).unwrap_err();
        assert_eq!(check(&json!({"a": [good, good]}).to_string(), &tasks), Ok(()));
        assert_eq!(wrong(json!([])), "not an object of tasks");
        assert_eq!(wrong(json!({})), "a: missing");
        assert_eq!(wrong(json!({"a": [good, good], "b": []})), "b: no such task");
        assert_eq!(wrong(json!({"a": [good]})), "a: 1 of 2 test inputs");
        let with =
            |grid: Value| wrong(json!({"a": [good, {"attempt_1": [[0]], "attempt_2": grid}]}));
        let wide: Vec<u8> = vec![0; 31];
        for grid in [json!([]), json!([[]]), json!([[10]]), json!([[1], [1, 2]]), json!([wide])] {
            assert!(with(grid.clone()).starts_with("a: attempt_2: "), "{grid}");
        }
        assert_eq!(wrong(json!({"a": [good, {"attempt_1": [[0]]}]})), "a: not two attempts");
        assert!(check("{", &tasks).is_err());
    }
}
