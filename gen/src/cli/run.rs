//! `batt run`.

use super::args::{Mode, RunArgs};
use super::cases::{Cases, own_lanes};
use super::course::Course;
use super::files::OutFile;
use super::inputs::Inputs;
use super::interrupt;
use super::profile::{ROUNDS, Work};
use super::report::RunReport;
use super::rows::{LaneRows, MergedRows, Wanted, own_rows};
use super::scoring::Scoring;
use super::submission::{Submission, check};
use super::summary::{Setting, Tally};
use super::{
    Failure, Outcome, Verdict, complain, demo, devices, print, progress, tell_notices, threads,
    with_threads,
};
use crate::report::ProfileTable;
use dsl::task::to_json;
use dsl::{Operand, Policy, Sample};
use dsl_batch::{Chunk, Coordinator, Device, LaneResult, Program, RunDirError, RunError};
use rayon::prelude::*;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Runs the command.
pub fn run(args: &RunArgs) -> Outcome {
    let devices = devices(args.device.device, args.device.cuda)?;
    let device = devices.first().ok_or_else(|| Failure::new("no device"))?;
    let mut inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let owners = match args.mode {
        Mode::Own => inputs.owners()?,
        Mode::Merged => Vec::new(),
    };
    if args.mode == Mode::Own && !args.solvers.differs.is_empty() {
        complain("warning: differs only score in --mode merged");
    }
    let threads = threads(device, &args.device);
    let cases = Cases::new(&inputs.tasks)?;
    let mut files = Files::create(args)?;
    let report_owners = (args.mode == Mode::Own).then_some(&owners[..]);
    let report = |path: &Path| RunReport::create(path, &inputs, report_owners);
    if let Some(path) = &args.report {
        files.report = Some(report(path)?);
    } else if inputs.is_demo && args.is_plain() {
        // Nobody asked for it, so it is no failure when it cannot be.
        let told = |failure: Failure| complain(&format!("warning: no report: {}", failure.0));
        files.report = report(Path::new(demo::REPORT)).map_err(told).ok();
    }
    let report = args.report.as_deref().unwrap_or(Path::new(demo::REPORT));
    let report = files.report.is_some().then_some(report);
    let policy = args.mode.policy(args.on_error);
    let mut job = Job {
        inputs: &inputs,
        cases: &cases,
        devices: &devices,
        device,
        policy,
        args,
        wanted: Wanted {
            jsonl: args.jsonl.is_some(),
            log: args.log.is_some(),
            report: report.is_some(),
        },
        stop: interrupt::stop_on_request()?,
        tally: Tally::new(&inputs, &owners, &cases),
        scoring: Scoring::new(&inputs, policy, args.mode == Mode::Merged),
        submission: args.submission.is_some().then(|| Submission::new(&inputs.tasks)),
        files,
        course: Course::begin(),
    };
    with_threads(threads, || match args.mode {
        Mode::Own => job.own(&owners),
        Mode::Merged => job.merged(),
    })?;
    if !job.course.progress().is_complete() {
        complain(&interrupt::advice(args, job.course.progress()));
        return Ok(Verdict::Interrupted);
    }
    let mut profile = None;
    if args.profile {
        profile = with_threads(threads, || Ok(job.profile(&owners, threads)))?;
        if profile.is_none() {
            return Ok(Verdict::Interrupted);
        }
    }
    job.scoring.rank();
    job.write_results()?;
    let Job { tally, scoring, course, mut files, .. } = job;
    let (scoring, course) = (&scoring, &course);
    let setting =
        Setting { inputs: &inputs, cases: &cases, device, threads, args, report, scoring, course };
    files.finish(&tally.lines(&setting, course.time()), profile.as_ref())?;
    print(&tally.summary(&setting, course.time()))?;
    Ok(Verdict::Fine)
}

/// The files that a run writes.
#[derive(Default)]
struct Files<'a> {
    jsonl: Option<OutFile>,
    log: Option<OutFile>,
    submission: Option<OutFile>,
    ranking: Option<OutFile>,
    report: Option<RunReport<'a>>,
}

impl Files<'_> {
    /// Begins all files, before any work is done in vain.
    fn create<'a>(args: &RunArgs) -> Result<Files<'a>, Failure> {
        let paths = [&args.jsonl, &args.log, &args.submission, &args.ranking, &args.report];
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
            ranking: create(&args.ranking)?,
            report: None,
        })
    }

    /// Takes rows; a report wants each result once.
    fn take(&mut self, rows: &LaneRows, is_new: bool) -> Result<(), Failure> {
        if let Some(jsonl) = &mut self.jsonl {
            jsonl.write(&rows.jsonl)?;
        }
        if let Some(log) = &mut self.log {
            log.write(&rows.log)?;
        }
        if let (Some(report), true) = (&mut self.report, is_new) {
            rows.judged.iter().try_for_each(|judged| report.take(judged))?;
        }
        Ok(())
    }

    /// Names all files, once all of them are written.
    fn finish(
        &mut self,
        summary: &[(&str, String)],
        profile: Option<&ProfileTable>,
    ) -> Result<(), Failure> {
        let files = std::mem::take(self);
        let report = files.report.map(|report| report.finish(summary, profile)).transpose()?;
        let all = [files.jsonl, files.log, files.submission, files.ranking, report];
        let mut all: Vec<OutFile> = all.into_iter().flatten().collect();
        all.iter_mut().try_for_each(OutFile::flush)?;
        all.into_iter().try_for_each(OutFile::finish)
    }
}

/// A run under way.
struct Job<'a> {
    inputs: &'a Inputs,
    cases: &'a Cases,
    devices: &'a [Device],
    /// The first of them: they count together.
    device: &'a Device,
    policy: Policy,
    args: &'a RunArgs,
    wanted: Wanted,
    stop: &'static AtomicBool,
    tally: Tally,
    scoring: Scoring,
    submission: Option<Submission>,
    files: Files<'a>,
    course: Course,
}

impl Job<'_> {
    fn own(&mut self, owners: &[usize]) -> Result<(), Failure> {
        let Job { inputs, cases, wanted, .. } = *self;
        let programs = inputs.own_programs(self.policy);
        let samples: Vec<Sample> = cases.all.iter().map(|case| case.sample.clone()).collect();
        let lanes = own_lanes(owners, cases);
        let round = lanes.len();
        let coordinator = self.coordinator(&programs, &samples).lanes(lanes);
        self.run(&coordinator, |job, chunk| {
            let results = chunk.results.par_iter().enumerate();
            let rows: Vec<LaneRows> = results
                .map(|(at, result)| {
                    let (solver, number) = coordinator.lane(chunk.first + at);
                    let case = &cases.all[number];
                    let task = &inputs.tasks[case.task].id;
                    let solver = (solver, &inputs.solvers[solver]);
                    own_rows(wanted, solver, task, (number, case), result)
                })
                .collect();
            job.take(&rows, round.saturating_sub(chunk.first))
        })
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
        let mut samples = Vec::new();
        let mut pairing = Pairing::default();
        for case in &cases.all {
            let told = if program.scores.is_empty() { None } else { case.told() };
            pairing.lanes.push(1 + usize::from(told.is_some()));
            samples.extend([Some(case.sample.clone()), told].into_iter().flatten());
        }
        let coordinator = self.coordinator(std::slice::from_ref(program), &samples);
        self.run(&coordinator, |job, chunk| {
            let first = pairing.next;
            pairing.waiting.extend(chunk.results);
            let pairs = pairing.pairs();
            let rows: Vec<LaneRows> = pairs
                .par_iter()
                .map(|&(number, blind, told)| {
                    let case = &cases.all[number];
                    let task = &inputs.tasks[case.task].id;
                    let [blind, told] = [blind, told].map(|at| &pairing.waiting[at]);
                    merged_rows.rows(task, (number, case), blind, told)
                })
                .collect();
            pairing.forget(&pairs);
            job.take(&rows, cases.all.len().saturating_sub(first))
        })
    }

    /// A coordinator as the arguments want it.
    fn coordinator<'p>(&self, programs: &'p [Program], samples: &'p [Sample]) -> Coordinator<'p> {
        let mut coordinator = Coordinator::new(programs, samples)
            .policy(self.policy)
            .rounds(self.args.repeat)
            .cancel(self.stop);
        if let Some(lanes) = self.args.device.batch {
            coordinator = coordinator.chunk_lanes(lanes);
        }
        let Some(dir) = &self.args.run_dir else { return coordinator };
        for solver in &self.inputs.solvers {
            let program = solver.program.to_string();
            coordinator = coordinator.input(format!("solver {}", solver.id), program);
        }
        for task in &self.inputs.tasks {
            coordinator = coordinator.input(format!("task {}", task.id), to_json(task));
        }
        if self.args.mode == Mode::Merged {
            for differ in &self.inputs.differs {
                let program = differ.program.to_string();
                coordinator = coordinator.input(format!("differ {}", differ.id), program);
            }
        }
        let mode = format!("{:?}", self.args.mode).to_lowercase();
        coordinator = coordinator.input(format!("mode {mode}"), "");
        if self.args.resume { coordinator.resume(dir) } else { coordinator.run_dir(dir) }
    }

    /// Runs all lanes and gives each chunk to `take`.
    fn run(
        &mut self,
        coordinator: &Coordinator<'_>,
        mut take: impl FnMut(&mut Self, Chunk) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let bar = progress(coordinator.lane_count() as u64, "running");
        self.course = Course::begin();
        let devices = self.devices;
        let ended = coordinator.run(devices, |chunk| {
            devices.iter().for_each(tell_notices);
            let progress = chunk.progress;
            bar.set_position(progress.lanes_done as u64);
            take(self, chunk)?;
            self.course.mark(progress);
            Ok(())
        });
        bar.finish_and_clear();
        self.course.mark(ended.map_err(run_failure)?);
        Ok(())
    }

    /// Writes and counts rows; the first `once` of them are no repetitions.
    fn take(&mut self, rows: &[LaneRows], once: usize) -> Result<(), Failure> {
        for (number, lane) in rows.iter().enumerate() {
            self.files.take(lane, number < once)?;
            for judged in &lane.judged {
                self.tally.count(self.cases, judged);
            }
            if number < once {
                self.score(lane);
            }
        }
        Ok(())
    }

    fn score(&mut self, rows: &LaneRows) {
        if let Some((case, scores)) = &rows.input {
            self.scoring.take_input(&self.cases.all[*case], scores);
        }
        for judged in &rows.judged {
            let worth = self.scoring.take(self.cases, judged);
            let case = &self.cases.all[judged.case];
            if let (Some(submission), false) = (&mut self.submission, case.name.train) {
                submission.offer(case.task, case.name.index, worth, judged);
            }
        }
    }

    /// Where the time of one round goes; none when stopped.
    fn profile(&self, owners: &[usize], threads: usize) -> Option<ProfileTable> {
        let Job { inputs, cases, device, policy, .. } = *self;
        let (mode, batch) = (self.args.mode, self.args.device.batch);
        let rounds = ROUNDS;
        let work = Work { inputs, cases, owners, mode, policy, device, threads, batch, rounds };
        work.measure(self.stop)
    }

    /// Writes what is known only at the end.
    fn write_results(&mut self) -> Result<(), Failure> {
        let tasks = &self.inputs.tasks;
        if let (Some(submission), Some(file)) = (&self.submission, &mut self.files.submission) {
            let text = submission.text(tasks);
            check(&text, tasks).map_err(|flaw| Failure::new(format!("submission: {flaw}")))?;
            file.write(text.as_bytes())?;
        }
        if let Some(file) = &mut self.files.ranking {
            let text = self.scoring.json(self.inputs).map_err(Failure::new)?;
            file.write(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Brings together the two lanes of a sample: without and with its true output.
#[derive(Default)]
struct Pairing {
    /// For each sample, whether it has one lane or two.
    lanes: Vec<usize>,
    /// The next sample, counted over all rounds.
    next: usize,
    /// Results whose sample is not complete yet.
    waiting: Vec<LaneResult>,
}

impl Pairing {
    /// The samples that are complete, each with the places of its results among those waiting. A
    /// single result serves for both.
    fn pairs(&mut self) -> Vec<(usize, usize, usize)> {
        let mut pairs = Vec::new();
        let mut at = 0;
        while at < self.waiting.len() {
            let number = self.next % self.lanes.len();
            let end = at + self.lanes[number];
            if end > self.waiting.len() {
                break;
            }
            pairs.push((number, at, end - 1));
            (at, self.next) = (end, self.next + 1);
        }
        pairs
    }

    /// Drops the results of complete samples.
    fn forget(&mut self, pairs: &[(usize, usize, usize)]) {
        self.waiting.drain(..pairs.last().map_or(0, |(_, _, told)| told + 1));
    }
}

fn run_failure(error: RunError<Failure>) -> Failure {
    match error {
        RunError::Sink(failure) => failure,
        RunError::RunDir(RunDirError::Occupied { path }) => Failure::new(format!(
            "{}: holds a run already; add --resume to go on with it, or name another folder",
            path.display()
        )),
        RunError::RunDir(error @ RunDirError::Io { .. }) => {
            Failure::new(format!("{error}; finished chunks are kept, --resume goes on with them"))
        }
        other => Failure::new(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_of_a_sample_meet_across_chunks() {
        let result = |n| LaneResult {
            outputs: vec![Ok(dsl::Value::Int(n))],
            scores: vec![],
            faults: vec![],
        };
        for chunk in 1..=12 {
            let mut pairing = Pairing { lanes: vec![2, 1, 2, 1], ..Pairing::default() };
            let mut seen = Vec::new();
            let results: Vec<LaneResult> = (0..12).map(result).collect();
            for results in results.chunks(chunk) {
                pairing.waiting.extend_from_slice(results);
                let pairs = pairing.pairs();
                let at = |at: usize| pairing.waiting[at].outputs[0].clone().unwrap().int().unwrap();
                seen.extend(pairs.iter().map(|&(number, a, b)| (number, at(a), at(b))));
                pairing.forget(&pairs);
            }
            let round = [(0, 0, 1), (1, 2, 2), (2, 3, 4), (3, 5, 5)];
            let next = round.map(|(number, a, b)| (number, a + 6, b + 6));
            assert_eq!(seen, [round, next].concat());
            assert!(pairing.waiting.is_empty());
        }
    }
}
