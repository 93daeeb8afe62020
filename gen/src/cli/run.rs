//! `batt run`.

use super::args::{Mode, OnError, RunArgs};
use super::cases::{Cases, own_lanes};
use super::files::OutFile;
use super::inputs::Inputs;
use super::report::RunReport;
use super::rows::{LaneRows, MergedRows, Wanted, own_rows};
use super::submission::Submission;
use super::summary::{Setting, Tally};
use super::{Failure, Outcome, Verdict, complain, device, print, progress, threads, with_threads};
use dsl::{Operand, Policy, Sample};
use dsl_batch::{Device, Program};
use rayon::prelude::*;
use std::path::Path;
use std::time::{Duration, Instant};

/// Lanes per launch, unless told otherwise.
const BATCH: usize = 4096;

/// The most values that the results of one launch should hold, so that memory stays small.
const BATCH_VALUES: usize = 1 << 15;

/// Runs the command.
pub fn run(args: &RunArgs) -> Outcome {
    let device = device(args.device.device)?;
    let mut inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let owners = match args.mode {
        Mode::Own => inputs.owners()?,
        Mode::Merged => Vec::new(),
    };
    if args.mode == Mode::Own && !args.solvers.differs.is_empty() {
        complain("warning: differs only score in --mode merged");
    }
    let threads = threads(&device, &args.device);
    let cases = Cases::new(&inputs.tasks)?;
    let mut files = Files::create(args)?;
    if let Some(path) = &args.report {
        let owners = (args.mode == Mode::Own).then_some(&owners[..]);
        files.report = Some(RunReport::create(path, &inputs, owners)?);
    }
    let policy = Policy::from(args.on_error.unwrap_or(match args.mode {
        Mode::Own => OnError::Poison,
        Mode::Merged => OnError::Default,
    }));
    let mut job = Job {
        inputs: &inputs,
        cases: &cases,
        device: &device,
        policy,
        batch: args.device.batch,
        wanted: Wanted {
            jsonl: args.jsonl.is_some(),
            log: args.log.is_some(),
            report: args.report.is_some(),
        },
        tally: Tally::new(&inputs, &owners, &cases),
        submission: args.submission.is_some().then(|| Submission::new(&inputs.tasks)),
        files,
        run_time: Duration::ZERO,
    };
    with_threads(threads, || match args.mode {
        Mode::Own => job.own(&owners),
        Mode::Merged => job.merged(),
    })?;
    if let Some(submission) = &job.submission {
        job.files.submission(&submission.text(&inputs.tasks))?;
    }
    let setting = Setting { inputs: &inputs, cases: &cases, device: &device, threads, args };
    job.files.finish(&job.tally.lines(&setting, job.run_time))?;
    print(&job.tally.summary(&setting, job.run_time))?;
    Ok(Verdict::Fine)
}

/// The files that a run writes.
#[derive(Default)]
struct Files<'a> {
    jsonl: Option<OutFile>,
    log: Option<OutFile>,
    submission: Option<OutFile>,
    report: Option<RunReport<'a>>,
}

impl Files<'_> {
    /// Begins all files, before any work is done in vain.
    fn create<'a>(args: &RunArgs) -> Result<Files<'a>, Failure> {
        let paths = [&args.jsonl, &args.log, &args.submission, &args.report];
        let mut given: Vec<&Path> = paths.iter().filter_map(|path| path.as_deref()).collect();
        given.sort_unstable();
        if let Some(twice) = given.windows(2).find(|pair| pair[0] == pair[1] && pair[0].is_file()) {
            return Err(Failure::new(format!("{}: given for two outputs", twice[0].display())));
        }
        let create =
            |path: &Option<std::path::PathBuf>| path.as_deref().map(OutFile::create).transpose();
        Ok(Files {
            jsonl: create(&args.jsonl)?,
            log: create(&args.log)?,
            submission: create(&args.submission)?,
            report: None,
        })
    }

    fn take(&mut self, rows: &LaneRows) -> Result<(), Failure> {
        if let Some(jsonl) = &mut self.jsonl {
            jsonl.write(&rows.jsonl)?;
        }
        if let Some(log) = &mut self.log {
            log.write(&rows.log)?;
        }
        if let Some(report) = &mut self.report {
            rows.judged.iter().try_for_each(|judged| report.take(judged))?;
        }
        Ok(())
    }

    fn submission(&mut self, text: &str) -> Result<(), Failure> {
        self.submission.as_mut().map_or(Ok(()), |file| file.write(text.as_bytes()))
    }

    /// Names all files, once all of them are written.
    fn finish(&mut self, summary: &[(&str, String)]) -> Result<(), Failure> {
        let files = std::mem::take(self);
        let report = files.report.map(|report| report.finish(summary)).transpose()?;
        let all = [files.jsonl, files.log, files.submission, report];
        let mut all: Vec<OutFile> = all.into_iter().flatten().collect();
        all.iter_mut().try_for_each(OutFile::flush)?;
        all.into_iter().try_for_each(OutFile::finish)
    }
}

/// A run under way.
struct Job<'a> {
    inputs: &'a Inputs,
    cases: &'a Cases,
    device: &'a Device,
    policy: Policy,
    batch: Option<usize>,
    wanted: Wanted,
    tally: Tally,
    submission: Option<Submission>,
    files: Files<'a>,
    run_time: Duration,
}

impl Job<'_> {
    fn own(&mut self, owners: &[usize]) -> Result<(), Failure> {
        let Job { inputs, cases, wanted, .. } = *self;
        let programs = inputs.own_programs(self.policy);
        let lanes = own_lanes(owners, cases);
        let bar = progress(lanes.len() as u64, "running");
        let start = Instant::now();
        for chunk in lanes.chunks(self.batch.unwrap_or(BATCH)) {
            let batch: Vec<(&Program, &Sample)> = chunk
                .iter()
                .map(|&(solver, case)| (&programs[solver], &cases.all[case].sample))
                .collect();
            let results = self.device.run(&batch, self.policy);
            let lanes = chunk.par_iter().zip(&results);
            let rows: Vec<LaneRows> = lanes
                .map(|(&(solver, number), result)| {
                    let case = &cases.all[number];
                    let task = &inputs.tasks[case.task].id;
                    let solver = (solver, &inputs.solvers[solver]);
                    own_rows(wanted, solver, task, (number, case), result)
                })
                .collect();
            self.take(&rows)?;
            bar.inc(chunk.len() as u64);
        }
        self.run_time = start.elapsed();
        bar.finish_and_clear();
        Ok(())
    }

    fn merged(&mut self) -> Result<(), Failure> {
        let Job { inputs, cases, wanted, .. } = *self;
        let merged = &inputs.merged(self.policy);
        if let Some(report) = &mut self.files.report {
            report.set_merged(merged);
        }
        let program = &merged.program;
        let for_outputs = program.needed_by(program.outputs.iter().flat_map(|output| {
            output.guards.iter().map(|t| Operand::T(*t)).chain([output.value.clone()])
        }));
        let merged_rows = MergedRows { merged, for_outputs: &for_outputs, wanted };
        let values = (program.outputs.len() + program.scores.len()).max(1);
        let batch = self.batch.unwrap_or((BATCH_VALUES / values).clamp(1, BATCH));
        let bar = progress(cases.all.len() as u64, "running");
        let start = Instant::now();
        let numbered: Vec<usize> = (0..cases.all.len()).collect();
        for chunk in numbered.chunks(batch) {
            let told = |&case: &usize| match program.scores.is_empty() {
                true => None,
                false => cases.all[case].told(),
            };
            let told: Vec<Option<Sample>> = chunk.iter().map(told).collect();
            let blind = chunk.iter().map(|&case| &cases.all[case].sample);
            let lanes: Vec<(&Program, &Sample)> =
                blind.chain(told.iter().flatten()).map(|sample| (program, sample)).collect();
            let results = self.device.run(&lanes, self.policy);
            let (blind, told_results) = results.split_at(chunk.len());
            let mut told_results = told_results.iter();
            let told: Vec<_> = told
                .iter()
                .zip(blind)
                .map(|(told, blind)| {
                    told.as_ref().and_then(|_| told_results.next()).unwrap_or(blind)
                })
                .collect();
            let rows: Vec<LaneRows> = chunk
                .par_iter()
                .zip(blind)
                .zip(told)
                .map(|((&number, blind), told)| {
                    let case = &cases.all[number];
                    let task = &inputs.tasks[case.task].id;
                    merged_rows.rows(task, (number, case), blind, told)
                })
                .collect();
            self.take(&rows)?;
            bar.inc(chunk.len() as u64);
        }
        self.run_time = start.elapsed();
        bar.finish_and_clear();
        Ok(())
    }

    fn take(&mut self, rows: &[LaneRows]) -> Result<(), Failure> {
        for lane in rows {
            self.files.take(lane)?;
            for judged in &lane.judged {
                let train_matches = self.tally.count(self.cases, judged);
                let case = &self.cases.all[judged.case];
                if let (Some(submission), false) = (&mut self.submission, case.name.train) {
                    submission.offer(case.task, case.name.index, train_matches, judged);
                }
            }
        }
        Ok(())
    }
}
