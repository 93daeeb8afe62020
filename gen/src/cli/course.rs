//! The course of a run: how far it is, how long it took, how steady it was.

use dsl_batch::Progress;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Parts of a run whose speeds are told apart.
const PARTS: usize = 10;

/// A run fit to be told apart has so many chunks per part.
const CHUNKS_PER_PART: usize = 2;

/// How a run goes.
#[derive(Debug)]
pub struct Course {
    start: Instant,
    time: Duration,
    progress: Progress,
    /// Lanes and time at the end of each part.
    parts: Vec<(usize, Duration)>,
}

impl Course {
    /// A run that begins now.
    pub fn begin() -> Course {
        let (time, progress) = (Duration::ZERO, Progress::default());
        Course { start: Instant::now(), time, progress, parts: Vec::new() }
    }

    /// Takes note of how far the run is.
    pub fn mark(&mut self, progress: Progress) {
        (self.time, self.progress) = (self.start.elapsed(), progress);
        if progress.lanes_done * PARTS >= progress.lanes * (self.parts.len() + 1) {
            self.parts.push((progress.lanes_done, self.time));
        }
    }

    /// How far the run is.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// How long it took so far.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Chunks, steadiness and memory, as lines of the summary.
    pub fn stats(&self) -> String {
        let Progress { chunks, chunks_resumed, .. } = self.progress;
        let mut text = format!("{:<16} {chunks}", "chunks");
        if chunks_resumed > 0 {
            let _ = write!(text, ", {chunks_resumed} of them from the run directory");
        }
        text.push('\n');
        if chunks >= PARTS * CHUNKS_PER_PART {
            let _ = writeln!(text, "{:<16} {}", "lanes/s by tenth", self.speeds());
        }
        if let Some(bytes) = peak_memory() {
            let _ = writeln!(text, "{:<16} {} MB", "peak memory", bytes >> 20);
        }
        text
    }

    fn speeds(&self) -> String {
        let mut before = (0, Duration::ZERO);
        let speeds = self.parts.iter().map(|&(lanes, time)| {
            let speed = (lanes - before.0) as f64 / (time - before.1).as_secs_f64().max(1e-9);
            before = (lanes, time);
            format!("{speed:.0}")
        });
        speeds.collect::<Vec<_>>().join(" ")
    }
}

/// The most memory that this process has had so far, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_has_ten_parts() {
        let mut course = Course::begin();
        for chunk in 1..=25 {
            let progress = Progress {
                lanes: 2500,
                lanes_done: chunk * 100,
                chunks: 25,
                chunks_done: chunk,
                ..Progress::default()
            };
            course.mark(progress);
        }
        let lanes: Vec<usize> = course.parts.iter().map(|(lanes, _)| *lanes).collect();
        assert_eq!(lanes, [300, 500, 800, 1000, 1300, 1500, 1800, 2000, 2300, 2500]);
        assert!(course.stats().starts_with("chunks           25\nlanes/s by tenth "));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn linux_tells_the_peak_memory() {
        assert!(peak_memory().unwrap() > 1 << 20);
    }
}
