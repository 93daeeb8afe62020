//! `batt doctor`.

use super::args::{CudaArgs, DeviceName, DoctorArgs};
use super::{Failure, Outcome, Verdict, available_threads, counted, device, devices, print};
use super::{tell_notices, with_threads};
use dsl_batch::cuda::{Card, OpenError, driver_version};
use dsl_batch::{Device, SelfCheck, self_check};
use std::fmt::Write;
use std::time::Instant;

/// Differences that are printed for a device.
const MAX_DIFFERENCES: usize = 5;

/// Runs the command.
pub fn run(args: &DoctorArgs) -> Outcome {
    let threads = args.threads.unwrap_or_else(available_threads);
    print(&format!("batt             {}\n", env!("CARGO_PKG_VERSION")))?;
    print(&format!("threads          {threads}\n"))?;
    let cards = Card::count();
    print(&driver_text(&cards))?;
    let all = match args.device {
        Some(name) => devices(name, args.cuda)?,
        None => every_device(&cards, args.cuda)?,
    };
    let mut right = true;
    for device in &all {
        right &= check(device, threads)?;
    }
    print(&path_text(&cards))?;
    Ok(if right { Verdict::Fine } else { Verdict::Differs })
}

/// The driver and its cards.
fn driver_text(cards: &Result<u32, OpenError>) -> String {
    let version = driver_version().map_or("unknown".to_owned(), |version| {
        format!("supports CUDA {}.{}", version / 1000, version % 1000 / 10)
    });
    match cards {
        Ok(count) => format!("NVIDIA driver    {version}, {}\n", counted(*count as usize, "card")),
        Err(error) => format!("NVIDIA driver    {error}\n"),
    }
}

/// The CPU and each card that can be used; tells why one cannot.
fn every_device(cards: &Result<u32, OpenError>, cuda: CudaArgs) -> Result<Vec<Device>, Failure> {
    let mut all = vec![Device::cpu()];
    for card in 0..*cards.as_ref().unwrap_or(&0) {
        let start = Instant::now();
        match device(DeviceName::Cuda(Some(card)), cuda) {
            Ok(device) => {
                let seconds = start.elapsed().as_secs_f64();
                print(&format!("kernels          loaded for card {card} in {seconds:.1} s\n"))?;
                all.push(device);
            }
            Err(Failure(why)) => print(&format!("cuda             {why}\n"))?,
        }
    }
    Ok(all)
}

/// Checks every op on a device; whether all are right.
fn check(device: &Device, threads: usize) -> Result<bool, Failure> {
    let card = device.card().map_or(String::new(), |card| format!("{card}\n{:<17}", ""));
    let start = Instant::now();
    let found = with_threads(threads, || Ok(self_check(device)))?;
    let seconds = start.elapsed().as_secs_f64();
    tell_notices(device);
    let lost = device.stats().cpu_lanes > 0;
    let text = check_text(&found, lost);
    print(&format!("{:<16} {card}{text} ({seconds:.2} s)\n", device.name()))?;
    Ok(found.differences.is_empty() && !lost)
}

fn check_text(found: &SelfCheck, lost: bool) -> String {
    let SelfCheck { ops, calls, left, differences } = found;
    let mut text = format!("self-check of {ops} ops with {calls} calls: ");
    match differences.len() {
        0 if lost => text.push_str("failed, the CPU took over"),
        0 => {
            let _ = write!(text, "all as scalar, {left} of them left to the scalar ops");
        }
        count => {
            let _ = write!(text, "{} FROM SCALAR", counted(count, "DIFFERENCE"));
            for difference in differences.iter().take(MAX_DIFFERENCES) {
                let _ = write!(text, "\n{:<17}{difference}", "");
            }
        }
    }
    text
}

/// What `--device auto` does here.
fn path_text(cards: &Result<u32, OpenError>) -> String {
    let path = match cards {
        Err(_) => "cpu, since no card can be used",
        Ok(_) => {
            "cpu for batches of fewer than 256 lanes; for larger ones card 0, where it was found to be faster"
        }
    };
    format!("--device auto    {path}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_told() {
        let mut found = SelfCheck { ops: 2, calls: 5, left: 1, differences: Vec::new() };
        let fine =
            "self-check of 2 ops with 5 calls: all as scalar, 1 of them left to the scalar ops";
        assert_eq!(check_text(&found, false), fine);
        assert!(check_text(&found, true).ends_with("failed, the CPU took over"));
        found.differences = vec!["double(3): 7 instead of 6".to_owned()];
        assert!(check_text(&found, false).contains("1 DIFFERENCE FROM SCALAR\n"));
        assert!(check_text(&found, false).ends_with("double(3): 7 instead of 6"));
    }
}
