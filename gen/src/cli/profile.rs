//! `batt profile`.

use super::args::{Mode, ProfileArgs, ProfileOrder};
use super::cases::{Cases, own_lanes};
use super::files::OutFile;
use super::inputs::Inputs;
use super::{
    Failure, Outcome, Verdict, counted, device, print, progress, terminal_width, threads,
    with_threads,
};
use crate::report::{OpRow, ProfileTable, Report, SolverRow};
use dsl::{Policy, Sample};
use dsl_batch::{Device, Profile, Program};
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};

/// Rows of the table of solvers.
const MAX_SOLVERS: usize = 5;

/// Runs the command.
pub fn run(args: &ProfileArgs) -> Outcome {
    let device = device(args.device.device, args.device.cuda)?;
    let mut inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let owners = match args.mode {
        Mode::Own => inputs.owners()?,
        Mode::Merged => Vec::new(),
    };
    let cases = Cases::new(&inputs.tasks)?;
    let json = args.json.as_deref().map(OutFile::create).transpose()?;
    let page = args.report.as_deref().map(OutFile::create).transpose()?;
    let work = Work {
        inputs: &inputs,
        cases: &cases,
        owners: &owners,
        mode: args.mode,
        policy: args.mode.policy(args.on_error),
        device: &device,
        threads: threads(&device, &args.device),
        batch: args.device.batch,
        rounds: args.repeat,
    };
    let never = AtomicBool::new(false);
    let table = with_threads(work.threads, || Ok(work.measure(&never)))?.unwrap_or_default();
    if let Some(mut file) = json {
        let text = serde_json::to_string_pretty(&table).map_err(Failure::new)?;
        file.write(format!("{text}\n").as_bytes())?;
        file.finish()?;
    }
    if let Some(mut file) = page {
        file.write(&Report::of_profile(&facts(&table), &table))?;
        file.finish()?;
    }
    print(&text(table, args))?;
    Ok(Verdict::Fine)
}

/// What is measured, and where.
pub struct Work<'a> {
    pub inputs: &'a Inputs,
    pub cases: &'a Cases,
    /// In mode own, the task of each solver.
    pub owners: &'a [usize],
    pub mode: Mode,
    pub policy: Policy,
    pub device: &'a Device,
    pub threads: usize,
    /// Lanes per launch.
    pub batch: Option<usize>,
    /// How often every lane runs.
    pub rounds: usize,
}

/// How often every lane runs unless told otherwise: something else may have the processor once, hardly
/// three times.
pub const ROUNDS: usize = 3;

/// The profile of work that is done so many times: the shortest time of each op and lane.
pub fn fastest(rounds: usize, measure: impl Fn() -> Profile) -> Profile {
    let mut best = measure();
    for _ in 1..rounds {
        let next = measure();
        for row in &mut best.ops {
            let again = next.ops.iter().find(|again| again.op == row.op);
            row.time = again.map_or(row.time, |again| row.time.min(again.time));
        }
        for (lane, again) in best.lanes.iter_mut().zip(next.lanes) {
            *lane = again.min(*lane);
        }
    }
    best.ops.sort_by(|a, b| b.time.cmp(&a.time).then(a.op.cmp(b.op)));
    best
}

impl Work<'_> {
    /// Runs every lane of a run and tells where the time went; none when stopped.
    pub fn measure(&self, stop: &AtomicBool) -> Option<ProfileTable> {
        match self.mode {
            Mode::Own => self.own(stop),
            Mode::Merged => self.merged(stop),
        }
    }

    fn own(&self, stop: &AtomicBool) -> Option<ProfileTable> {
        let programs = self.inputs.own_programs(self.policy);
        let places = own_lanes(self.owners, self.cases);
        let lane =
            |&(solver, case): &(usize, usize)| (&programs[solver], &self.cases.all[case].sample);
        let lanes: Vec<(&Program, &Sample)> = places.iter().map(lane).collect();
        let profile = self.profile(&lanes, stop)?;
        let ids = self.inputs.solvers.iter().map(|solver| solver.id.clone());
        let new = |solver| SolverRow { solver, samples: 0, seconds: 0.0 };
        let mut solvers: Vec<SolverRow> = ids.map(new).collect();
        for ((solver, _), time) in places.iter().zip(&profile.lanes) {
            solvers[*solver].samples += 1;
            solvers[*solver].seconds += time.as_secs_f64();
        }
        if profile.lanes.is_empty() {
            solvers.clear();
        }
        solvers.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        Some(ProfileTable { solvers, ..self.table(&lanes, &profile) })
    }

    fn merged(&self, stop: &AtomicBool) -> Option<ProfileTable> {
        let program = self.inputs.merged(self.policy).program;
        let samples = self.cases.samples_for(&program);
        let lanes: Vec<_> = samples.iter().map(|sample| (&program, sample)).collect();
        let profile = self.profile(&lanes, stop)?;
        Some(self.table(&lanes, &profile))
    }

    fn profile(&self, lanes: &[(&Program, &Sample)], stop: &AtomicBool) -> Option<Profile> {
        /// Lanes of any size between two movements of the progress bar.
        const CHUNK: usize = 512;
        let bar = progress(lanes.len() as u64, "measuring");
        let mut profile = Profile::default();
        for chunk in lanes.chunks(self.batch.unwrap_or(CHUNK)) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            profile.append(fastest(self.rounds, || self.device.profile(chunk, self.policy)));
            bar.inc(chunk.len() as u64);
        }
        bar.finish_and_clear();
        Some(profile)
    }

    fn table(&self, lanes: &[(&Program, &Sample)], profile: &Profile) -> ProfileTable {
        ProfileTable {
            device: self.device.name(),
            threads: self.threads,
            lanes: lanes.len(),
            scalar_lanes: profile.scalar_lanes,
            calls: profile.ops.iter().map(|row| row.calls).sum(),
            seconds: profile.time().as_secs_f64(),
            ops: op_rows(profile),
            solvers: Vec::new(),
        }
    }
}

/// The rows of a profile.
pub fn op_rows(profile: &Profile) -> Vec<OpRow> {
    let row = |row: &dsl_batch::OpTime| OpRow {
        op: row.op,
        calls: row.calls,
        failed: row.failed,
        seconds: row.time.as_secs_f64(),
        ns_per_call: row.time.as_nanos() as f64 / row.calls.max(1) as f64,
    };
    profile.ops.iter().map(row).collect()
}

fn facts(table: &ProfileTable) -> Vec<(&'static str, String)> {
    vec![
        ("time in ops", duration(table.seconds)),
        ("calls", table.calls.to_string()),
        ("ops", format!("{} in use", table.ops.len())),
        ("lanes", lanes_text(table)),
        ("device", format!("{}, {}", table.device, counted(table.threads, "thread"))),
    ]
}

/// How many lanes ran, and on a device with kernels how many of them without.
fn lanes_text(table: &ProfileTable) -> String {
    match table.scalar_lanes {
        0 => table.lanes.to_string(),
        _ if table.device == "scalar" => table.lanes.to_string(),
        scalar => format!("{} ({scalar} by the scalar ops)", table.lanes),
    }
}

fn text(mut table: ProfileTable, args: &ProfileArgs) -> String {
    match args.sort {
        ProfileOrder::Time => {}
        ProfileOrder::Calls => table.ops.sort_by_key(|row| std::cmp::Reverse(row.calls)),
        ProfileOrder::Mean => table.ops.sort_by(|a, b| b.ns_per_call.total_cmp(&a.ns_per_call)),
        ProfileOrder::Name => table.ops.sort_by_key(|row| row.op),
    }
    let mut text = format!(
        "lanes {}, {} in {}, device {}, {}\n\n",
        lanes_text(&table),
        counted(usize::try_from(table.calls).unwrap_or(usize::MAX), "call"),
        duration(table.seconds),
        table.device,
        counted(table.threads, "thread"),
    );
    text.push_str(&ops_text(&table, args.top));
    text.push_str(&solvers_text(&table.solvers));
    if let Some(report) = &args.report {
        let _ = writeln!(text, "\n{:<16} {}", "report", report.display());
    }
    text
}

fn ops_text(table: &ProfileTable, top: usize) -> String {
    const BEFORE_BAR: usize = 66;
    const MAX_BAR: usize = 30;
    let room = terminal_width().saturating_sub(BEFORE_BAR).min(MAX_BAR);
    let longest = table.ops.iter().map(|row| row.seconds).fold(f64::MIN_POSITIVE, f64::max);
    let mut text = format!(
        "{:<18} {:>9} {:>8} {:>10} {:>10} {:>6}\n",
        "op", "calls", "failed", "per call", "time", "share"
    );
    for OpRow { op, calls, failed, seconds, ns_per_call } in table.ops.iter().take(top) {
        let share = 100.0 * seconds / table.seconds.max(f64::MIN_POSITIVE);
        let bar = "=".repeat((room as f64 * seconds / longest).round() as usize);
        let line = format!(
            "{op:<18} {calls:>9} {failed:>8} {:>10} {:>10} {share:>5.1}% {bar}",
            duration(ns_per_call / 1e9),
            duration(*seconds),
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let more = table.ops.len().saturating_sub(top);
    if more > 0 {
        let _ = writeln!(text, "and {more} more; --top {} shows all", table.ops.len());
    }
    text
}

fn solvers_text(solvers: &[SolverRow]) -> String {
    if solvers.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\n{:<28} {:>8} {:>10} {:>10}\n",
        "slowest solvers", "samples", "per sample", "time"
    );
    for SolverRow { solver, samples, seconds } in solvers.iter().take(MAX_SOLVERS) {
        let each = duration(seconds / (*samples).max(1) as f64);
        let _ = writeln!(text, "{solver:<28} {samples:>8} {each:>10} {:>10}", duration(*seconds));
    }
    text
}

/// Seconds with three digits, in the unit that fits.
fn duration(seconds: f64) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
    let unit = units.into_iter().find(|(unit, _)| seconds >= *unit);
    let (unit, name) = unit.unwrap_or((1e-9, "ns"));
    let number = seconds / unit;
    let digits = if name == "ns" || number >= 100.0 { 0 } else { 1 + usize::from(number < 10.0) };
    format!("{number:.digits$} {name}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl_batch::OpTime;
    use std::cell::Cell;
    use std::time::Duration;

    #[test]
    fn the_shortest_times_count() {
        let ms = Duration::from_millis;
        let rounds = [([5, 9], 14), ([7, 3], 10), ([6, 4], 11)];
        let round = Cell::new(0);
        let profile = fastest(3, || {
            let ([a, b], lane) = rounds[round.get()];
            round.set(round.get() + 1);
            let row = |op, time| OpTime { op, calls: 2, failed: 1, time: ms(time) };
            let ops = vec![row("b", b), row("a", a)];
            Profile { ops, lanes: vec![ms(lane)], scalar_lanes: 1 }
        });
        assert_eq!(round.get(), 3);
        let rows: Vec<_> = profile.ops.iter().map(|r| (r.op, r.calls, r.failed, r.time)).collect();
        assert_eq!(rows, [("a", 2, 1, ms(5)), ("b", 2, 1, ms(3))]);
        assert_eq!((profile.lanes, profile.scalar_lanes), (vec![ms(10)], 1));
    }

    #[test]
    fn times_have_three_digits() {
        let cases = [(0.0, "0 ns"), (23e-9, "23 ns"), (1.234e-6, "1.23 µs"), (0.0456, "45.6 ms")];
        for (seconds, text) in cases {
            assert_eq!(duration(seconds), text);
        }
        assert_eq!(duration(321.4), "321 s");
    }
}
