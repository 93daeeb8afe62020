//! `batt bench`.

use super::args::{BenchArgs, DeviceName, Mode};
use super::cases::{Cases, own_lanes};
use super::files::OutFile;
use super::inputs::Inputs;
use super::profile::{ROUNDS, fastest, op_rows};
use super::{Failure, Outcome, Verdict, available_threads, counted, devices, print, progress};
use super::{tell_notices, with_threads};
use crate::report::OpRow;
use dsl::{Policy, Sample};
use dsl_batch::{Device, Program};
use indicatif::ProgressBar;
use serde::Serialize;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Rows of the per-op table that are printed; the JSON file has all.
const MAX_OPS: usize = 30;

#[derive(Serialize)]
struct Report {
    samples: usize,
    repeat: usize,
    devices: Vec<DeviceRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ops: Option<Vec<OpRow>>,
}

#[derive(Serialize)]
struct DeviceRow {
    device: &'static str,
    threads: usize,
    samples_per_s: f64,
    seconds: f64,
    ratio_to_scalar: f64,
}

type Lanes<'a> = [(&'a Program, &'a Sample)];

/// Runs the command.
pub fn run(args: &BenchArgs) -> Outcome {
    let mut inputs = Inputs::load(&args.solvers, Some(&args.tasks))?;
    let owners = match args.mode {
        Mode::Own => inputs.owners()?,
        Mode::Merged => Vec::new(),
    };
    let cases = Cases::new(&inputs.tasks)?;
    let policy = args.mode.policy(args.on_error);
    let (programs, samples) = match args.mode {
        Mode::Own => (inputs.own_programs(policy), Vec::new()),
        Mode::Merged => {
            let program = inputs.merged(policy).program;
            let samples = cases.samples_for(&program);
            (vec![program], samples)
        }
    };
    let lanes: Vec<(&Program, &Sample)> = match args.mode {
        Mode::Own => own_lanes(&owners, &cases)
            .iter()
            .map(|&(solver, case)| (&programs[solver], &cases.all[case].sample))
            .collect(),
        Mode::Merged => samples.iter().map(|sample| (&programs[0], sample)).collect(),
    };
    let file = args.json.as_deref().map(OutFile::create).transpose()?;
    let threads = args.threads.unwrap_or_else(available_threads);
    let mut compared = vec![(Device::scalar(), 1), (Device::cpu(), threads)];
    if let Some(name @ (DeviceName::Auto | DeviceName::Cuda(_))) = args.device {
        compared.extend(devices(name, args.cuda)?.into_iter().map(|device| (device, threads)));
    }
    let report = with_threads(threads, || {
        let (repeat, devices) = compare(&compared, &lanes, policy, args.repeat);
        Ok(Report {
            samples: lanes.len(),
            repeat,
            devices,
            ops: args
                .per_op
                .then(|| op_rows(&fastest(ROUNDS, || Device::scalar().profile(&lanes, policy)))),
        })
    })?;
    compared.iter().for_each(|(device, _)| tell_notices(device));
    if let Some(mut file) = file {
        let text = serde_json::to_string_pretty(&report).map_err(Failure::new)?;
        file.write(text.as_bytes())?;
        file.write(b"\n")?;
        file.finish()?;
    }
    print(&report.text())?;
    Ok(Verdict::Fine)
}

/// The number of turns, and the median time of each device for all lanes once; the devices take turns, so that all see the same machine.
fn compare(
    devices: &[(Device, usize)],
    lanes: &Lanes<'_>,
    policy: Policy,
    repeat: Option<usize>,
) -> (usize, Vec<DeviceRow>) {
    /// Turns, and how long there are more of them, if nothing else is said.
    const TURNS: usize = 3;
    const LONG_ENOUGH: Duration = Duration::from_secs(1);
    let round = (lanes.len() * devices.len()) as u64;
    let bar = progress(0, "measuring");
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); devices.len()];
    let begin = Instant::now();
    let mut turns = 0;
    while turns < repeat.unwrap_or(TURNS) || repeat.is_none() && begin.elapsed() < LONG_ENOUGH {
        turns += 1;
        bar.set_length(round * repeat.unwrap_or(TURNS).max(turns) as u64);
        for ((device, _), times) in devices.iter().zip(&mut times) {
            times.push(turn(device, lanes, policy, &bar));
        }
    }
    bar.finish_and_clear();
    let medians: Vec<f64> = times.iter_mut().map(|times| median(times)).collect();
    let row = |((device, threads), seconds): (&(Device, usize), &f64)| DeviceRow {
        device: device.name(),
        threads: *threads,
        samples_per_s: lanes.len() as f64 / seconds,
        seconds: *seconds,
        ratio_to_scalar: medians[0] / seconds,
    };
    (turns, devices.iter().zip(&medians).map(row).collect())
}

/// What a device takes for all lanes, as the mean of so many runs that the first ones, which come to caches full of another device's things, count for little.
fn turn(device: &Device, lanes: &Lanes<'_>, policy: Policy, bar: &ProgressBar) -> Duration {
    /// Lanes between two movements of the progress bar.
    const CHUNK: usize = 4096;
    const LONG_ENOUGH: Duration = Duration::from_millis(20);
    let (mut time, mut runs) = (Duration::ZERO, 0);
    while runs == 0 || time < LONG_ENOUGH && !lanes.is_empty() {
        runs += 1;
        for chunk in lanes.chunks(CHUNK) {
            let start = Instant::now();
            let results = device.run(chunk, policy);
            time += start.elapsed();
            drop(std::hint::black_box(results));
            bar.inc(if runs == 1 { chunk.len() as u64 } else { 0 });
        }
    }
    time / runs
}

fn median(times: &mut [Duration]) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, Duration::as_secs_f64).max(1e-9)
}

impl Report {
    fn text(&self) -> String {
        let (samples, turns) = (counted(self.samples, "sample"), counted(self.repeat, "turn"));
        let mut text = format!("{samples}, median of {turns}\n\n");
        let _ = writeln!(
            text,
            "{:<8} {:>7} {:>12} {:>10} {:>10}",
            "device", "threads", "samples/s", "seconds", "to scalar"
        );
        for row in &self.devices {
            let DeviceRow { device, threads, samples_per_s, seconds, ratio_to_scalar } = row;
            let _ = writeln!(
                text,
                "{device:<8} {threads:>7} {samples_per_s:>12.0} {seconds:>10.3} {ratio_to_scalar:>9.2}x"
            );
        }
        if let Some(ops) = &self.ops {
            text.push_str(&ops_text(ops));
        }
        text
    }
}

fn ops_text(ops: &[OpRow]) -> String {
    let mut text = format!(
        "\n{:<16} {:>9} {:>8} {:>12} {:>10}\n",
        "op", "calls", "failed", "ns per call", "seconds"
    );
    for OpRow { op, calls, seconds, ns_per_call, failed } in ops.iter().take(MAX_OPS) {
        let _ =
            writeln!(text, "{op:<16} {calls:>9} {failed:>8} {ns_per_call:>12.0} {seconds:>10.4}");
    }
    if ops.len() > MAX_OPS {
        let _ = writeln!(text, "and {} more; --json has all", ops.len() - MAX_OPS);
    }
    text
}
