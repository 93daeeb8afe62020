//! Where the time goes, as the page and the files tell it.

use serde::Serialize;

/// The profile of a run.
#[derive(Default, Serialize)]
pub struct ProfileTable {
    /// Where it ran.
    pub device: &'static str,
    /// On how many threads.
    pub threads: usize,
    /// Programs on samples.
    pub lanes: usize,
    /// Those of them that the scalar ops ran.
    pub scalar_lanes: usize,
    /// Steps in all.
    pub calls: u64,
    /// The time of all steps.
    pub seconds: f64,
    /// A row per op, the one that took longest first.
    pub ops: Vec<OpRow>,
    /// A row per solver, the one that took longest first; none of a merged run.
    pub solvers: Vec<SolverRow>,
}

/// What an op's calls took.
#[derive(Serialize)]
pub struct OpRow {
    pub op: &'static str,
    pub calls: u64,
    pub failed: u64,
    pub seconds: f64,
    pub ns_per_call: f64,
}

/// What a solver took.
#[derive(Serialize)]
pub struct SolverRow {
    pub solver: String,
    pub samples: usize,
    pub seconds: f64,
}
