//! How solvers do on tasks: pairs matched, differ scores, and the ranking that follows.
//!
//! A solver's output counts where it equals the true output exactly. A differ's value counts by its
//! first element, from 0 to [`MAX_SCORE`], summed over the samples of a task. The solvers of a task
//! rank by pairs matched, then by the sum of their differ scores, then shorter ones first.

use super::cases::{Case, Cases};
use super::inputs::Inputs;
use super::rows::Judged;
use dsl::{Policy, Value};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::cmp::Reverse;

/// The most that a differ's score, or a match, counts.
pub const MAX_SCORE: i64 = 1000;

/// What a differ's value counts; none for a value that is no tuple of a score and more.
pub fn differ_score(value: &Value) -> Option<u64> {
    let score = match value {
        Value::Pair((score, _)) => *score,
        Value::Tuple(items) if items.len() >= 2 => items[0].int().ok()?,
        _ => return None,
    };
    u64::try_from(score.clamp(0, MAX_SCORE)).ok()
}

/// What a solver has got on the train or on the test samples of a task.
#[derive(Clone, Debug, Default, PartialEq)]
struct Part {
    /// Samples whose true output is known.
    known: u32,
    matched: u32,
    /// The sum for each differ.
    differs: Vec<u64>,
}

/// A solver on a task.
#[derive(Clone, Debug, Default, PartialEq)]
struct Standing {
    solver: usize,
    train: Part,
    test: Part,
}

impl Standing {
    fn known(&self) -> u32 {
        self.train.known + self.test.known
    }

    fn matched(&self) -> u32 {
        self.train.matched + self.test.matched
    }

    /// The sum for each differ over all samples.
    fn differs(&self) -> impl Iterator<Item = u64> {
        self.train.differs.iter().zip(&self.test.differs).map(|(train, test)| train + test)
    }
}

/// How much a solver's output is worth as an attempt; more is better. It rests on the train
/// samples alone, so that a submission never profits from solutions that happen to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth {
    train_matched: u32,
    train_differs: u64,
    steps: Reverse<usize>,
    solver: Reverse<usize>,
}

#[cfg(test)]
impl Worth {
    /// That of a solver which matches so many train pairs.
    pub fn of_matches(train_matched: u32) -> Worth {
        Worth { train_matched, train_differs: 0, steps: Reverse(0), solver: Reverse(0) }
    }
}

/// The solvers of a task, best first, once it is finished.
#[derive(Clone, Debug, Default)]
struct Ranking {
    standings: Vec<Standing>,
    /// For each differ, what the inputs themselves fall short of full scores.
    input: Vec<u64>,
    is_solved: bool,
}

/// The scores of a run.
pub struct Scoring {
    /// The length of each solver's program.
    steps: Vec<usize>,
    differs: usize,
    /// For each solver, how it does on the task it is at.
    current: Vec<Standing>,
    tasks: Vec<Ranking>,
}

impl Scoring {
    /// No result yet. `with_differs` where the differs score.
    pub fn new(inputs: &Inputs, policy: Policy, with_differs: bool) -> Scoring {
        let steps: Vec<usize> =
            inputs.own_programs(policy).iter().map(|program| program.steps.len()).collect();
        let differs = if with_differs { inputs.differs.len() } else { 0 };
        let current = vec![Standing::default(); steps.len()];
        Scoring { steps, differs, current, tasks: vec![Ranking::default(); inputs.tasks.len()] }
    }

    /// Takes in what the differs say of a sample's input.
    pub fn take_input(&mut self, case: &Case, scores: &[Option<u64>]) {
        let input = &mut self.tasks[case.task].input;
        input.resize(self.differs, 0);
        for (sum, score) in input.iter_mut().zip(scores) {
            *sum += score.map_or(0, |score| MAX_SCORE as u64 - score);
        }
    }

    /// Takes in a result. Each solver's results on a task come in the order of the samples, train
    /// before test. Gives the solver's worth so far.
    pub fn take(&mut self, cases: &Cases, judged: &Judged) -> Worth {
        let case = &cases.all[judged.case];
        let standing = &mut self.current[judged.solver];
        if cases.is_first(judged.case) {
            let part = Part { differs: vec![0; self.differs], ..Part::default() };
            *standing = Standing { solver: judged.solver, train: part.clone(), test: part };
        }
        let part = if case.name.train { &mut standing.train } else { &mut standing.test };
        part.known += u32::from(judged.matched.is_some());
        part.matched += u32::from(judged.matched == Some(true));
        for (sum, score) in part.differs.iter_mut().zip(&judged.scores) {
            *sum += score.unwrap_or(0);
        }
        if cases.is_last(judged.case) {
            let ranking = &mut self.tasks[case.task];
            ranking.is_solved |= standing.known() > 0 && standing.known() == standing.matched();
            ranking.standings.push(standing.clone());
        }
        Worth {
            train_matched: standing.train.matched,
            train_differs: standing.train.differs.iter().sum(),
            steps: Reverse(self.steps[judged.solver]),
            solver: Reverse(judged.solver),
        }
    }

    /// Sorts the solvers of every task, best first.
    pub fn rank(&mut self) {
        let steps = &self.steps;
        for task in &mut self.tasks {
            task.standings.sort_by_cached_key(|standing| {
                let differs: u64 = standing.differs().sum();
                let solver = standing.solver;
                (Reverse(standing.matched()), Reverse(differs), steps[solver], solver)
            });
        }
    }

    /// How many tasks have a solver that matches all their known outputs.
    pub fn solved(&self) -> usize {
        self.tasks.iter().filter(|task| task.is_solved).count()
    }

    /// The ranking as JSON text, a line per task.
    pub fn json(&self, inputs: &Inputs) -> Result<String, serde_json::Error> {
        let tasks = self.tasks.iter().zip(&inputs.tasks);
        let lines = tasks.map(|(ranking, task)| {
            serde_json::to_string(&JsonTask {
                task: &task.id,
                input: self.named(inputs, ranking.input.iter().copied()),
                solvers: ranking.standings.iter().map(|s| self.json_solver(inputs, s)).collect(),
            })
        });
        Ok(format!("[\n{}\n]\n", lines.collect::<Result<Vec<_>, _>>()?.join(",\n")))
    }

    fn json_solver<'a>(&self, inputs: &'a Inputs, standing: &Standing) -> JsonSolver<'a> {
        JsonSolver {
            solver: &inputs.solvers[standing.solver].id,
            matched: standing.matched(),
            known: standing.known(),
            train_matched: standing.train.matched,
            test_matched: standing.test.matched,
            score: i64::from(standing.matched()) * MAX_SCORE,
            differ_sum: standing.differs().sum(),
            differs: self.named(inputs, standing.differs()),
            steps: self.steps[standing.solver],
        }
    }

    fn named<'a>(&self, inputs: &'a Inputs, sums: impl Iterator<Item = u64>) -> Sums<'a> {
        let names = inputs.differs.iter().take(self.differs).map(|differ| differ.id.as_str());
        Sums(names.zip(sums).collect())
    }

    /// The best solvers of the first tasks, for the summary.
    pub fn best(&self, inputs: &Inputs) -> Vec<String> {
        const TASKS: usize = 5;
        const SOLVERS: usize = 2;
        let ranked = |(ranking, task): (&Ranking, &dsl::task::Task)| {
            let solver = |standing: &Standing| {
                let id = &inputs.solvers[standing.solver].id;
                let matched = format!("{id} {} of {}", standing.matched(), standing.known());
                match standing.differs().sum::<u64>() {
                    0 => matched,
                    sum => format!("{matched} (differs {sum})"),
                }
            };
            let best: Vec<String> = ranking.standings.iter().take(SOLVERS).map(solver).collect();
            format!("{}: {}", task.id, best.join(", "))
        };
        let tasks = self.tasks.iter().zip(&inputs.tasks);
        let mut lines: Vec<String> = tasks.take(TASKS).map(ranked).collect();
        if self.tasks.len() > TASKS {
            lines.push(format!("and {} more; --ranking FILE has all", self.tasks.len() - TASKS));
        }
        lines
    }
}

#[derive(Serialize)]
struct JsonTask<'a> {
    task: &'a str,
    /// By differ, what the inputs themselves fall short of full scores.
    #[serde(skip_serializing_if = "Sums::is_empty")]
    input: Sums<'a>,
    solvers: Vec<JsonSolver<'a>>,
}

#[derive(Serialize)]
struct JsonSolver<'a> {
    solver: &'a str,
    matched: u32,
    known: u32,
    train_matched: u32,
    test_matched: u32,
    score: i64,
    differ_sum: u64,
    #[serde(skip_serializing_if = "Sums::is_empty")]
    differs: Sums<'a>,
    steps: usize,
}

/// Sums by the name of the differ, in the differs' order.
struct Sums<'a>(Vec<(&'a str, u64)>);

impl Sums<'_> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Sums<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, sum) in &self.0 {
            map.serialize_entry(name, sum)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::{Dialect, parse};

    #[test]
    fn a_differ_counts_by_its_first_element() {
        let score = |text: &str| differ_score(&parse(text, Dialect::Tokpidjin).unwrap());
        assert_eq!(score("(17, 3)"), Some(17));
        assert_eq!(score("(17, {(1, 2)})"), Some(17));
        assert_eq!(score("(17, 1, 2)"), Some(17));
        assert_eq!(score("(-17, 0)"), Some(0));
        assert_eq!(score("(1001, ())"), Some(1000));
        for none in ["17", "None", "()", "(17,)", "((17, 1), 2)", "{17}", "((1, 2), (3, 4))"] {
            assert_eq!(score(none), None, "{none}");
        }
    }

    #[test]
    fn worth_prefers_matches_then_scores_then_short_programs_then_the_first() {
        let worth = |train_matched, train_differs, steps, solver| Worth {
            train_matched,
            train_differs,
            steps: Reverse(steps),
            solver: Reverse(solver),
        };
        let best_first = [
            worth(2, 0, 9, 9),
            worth(1, 500, 9, 9),
            worth(1, 499, 3, 4),
            worth(1, 499, 3, 5),
            worth(1, 499, 4, 0),
        ];
        assert!(best_first.is_sorted_by(|a, b| a > b));
    }
}
