//! The report of a run, written along with it.

use super::Failure;
use super::files::OutFile;
use super::inputs::Inputs;
use super::rows::Judged;
use crate::report::{FailedStep, Layout, Produced, ProfileTable, Report};
use batt_gen::{Merged, call_text_with};
use dsl_batch::Step;
use std::path::Path;

/// A report under way.
pub struct RunReport<'a> {
    page: Report,
    file: OutFile,
    inputs: &'a Inputs,
    /// In mode merged, the batt that steps are numbered by.
    merged: Option<Merged>,
}

impl<'a> RunReport<'a> {
    /// Begins the file. `owners` are the tasks of the solvers in mode own.
    pub fn create(
        path: &Path,
        inputs: &'a Inputs,
        owners: Option<&[usize]>,
    ) -> Result<RunReport<'a>, Failure> {
        let ids = inputs.solvers.iter().map(|solver| solver.id.clone()).collect();
        let layout = owners.map_or(Layout::Merged, Layout::Own);
        let page = Report::new(&inputs.tasks, ids, &layout);
        Ok(RunReport { page, file: OutFile::create(path)?, inputs, merged: None })
    }

    /// Says by which batt steps are numbered.
    pub fn set_merged(&mut self, merged: &Merged) {
        self.merged = Some(merged.clone());
    }

    /// Adds a result.
    pub fn take(&mut self, judged: &Judged) -> Result<(), Failure> {
        let produced = match (&judged.fault, &judged.grid) {
            (Some(fault), _) => Produced::Nothing(fault.kind, fault.t),
            (None, Some(grid)) => Produced::Grid(grid),
            (None, None) => Produced::Other(judged.nongrid.as_deref().unwrap_or_default()),
        };
        let Judged { solver, case, matched, .. } = *judged;
        let (inputs, merged) = (self.inputs, &self.merged);
        let step = |t| failed_step(inputs, merged.as_ref(), solver, t);
        self.page.take((solver, case), matched, produced, step);
        self.file.write(&self.page.ready())
    }

    /// Ends the page with the lines of the summary and the profile, if there is one; the file
    /// still has to be named.
    pub fn finish(
        self,
        lines: &[(&str, String)],
        profile: Option<&ProfileTable>,
    ) -> Result<OutFile, Failure> {
        let RunReport { page, mut file, .. } = self;
        file.write(&page.finish(lines, profile))?;
        Ok(file)
    }
}

/// Step `t` as the solver's source has it.
fn failed_step(inputs: &Inputs, merged: Option<&Merged>, solver: usize, t: u32) -> FailedStep {
    let solver = &inputs.solvers[solver];
    let index = |t: u32| (t as usize).saturating_sub(1);
    let own_name = |t: u32| solver.names.get(index(t)).cloned();
    let merged_name = |merged: &Merged, t: u32| {
        let mut origins = merged.origins.get(index(t))?.iter();
        Some(origins.find(|origin| origin.id == solver.id)?.name.clone())
    };
    let name = |t| merged.map_or_else(|| own_name(t), |m| merged_name(m, t)).unwrap_or_default();
    let steps = &merged.map_or(&solver.program, |merged| &merged.program).steps;
    let shown = |t| Some(name(t)).filter(|name| !name.is_empty()).unwrap_or(format!("t{t}"));
    steps.get(index(t)).map_or_else(FailedStep::default, |step: &Step| FailedStep {
        op: step.op_name().to_owned(),
        name: name(t),
        call: call_text_with(step, solver.dialect, &shown),
    })
}
