//! The Kaggle submission.

use super::rows::Judged;
use dsl::Grid;
use dsl::task::{Task, grid_from_json, grid_to_json};
use serde_json::{Map, Value, json};

/// The candidates for every test input, at most two each.
pub struct Submission {
    /// By task, then by test input.
    best: Vec<Vec<Vec<Candidate>>>,
}

struct Candidate {
    /// Train pairs of the task that its solver matches.
    train_matches: u32,
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

    /// Takes a solver's output for a test input into account. Among equals the first counts.
    pub fn offer(&mut self, task: usize, index: usize, train_matches: u32, judged: &Judged) {
        let Some(grid) = &judged.grid else { return };
        let best = &mut self.best[task][index];
        let place = best.iter().take_while(|c| c.train_matches >= train_matches).count();
        let known_better = best[..place].iter().any(|c| c.grid == *grid);
        if place >= ATTEMPTS || known_better || grid_from_json(&grid_to_json(grid)).is_err() {
            return;
        }
        best.insert(place, Candidate { train_matches, grid: grid.clone() });
        let mut seen = 0;
        best.retain(|c| {
            seen += usize::from(c.grid == *grid);
            c.grid != *grid || seen == 1
        });
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
            let judged =
                Judged { solver: 0, case: 0, matched: None, fault: None, grid, nongrid: None };
            submission.offer(0, 1, *train_matches, &judged);
        }
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
        assert_eq!(attempts(&[(0, 5), (1, 6), (2, 7), (9, 10)]), "76");
    }
}
