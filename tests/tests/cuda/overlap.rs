//! Chunk after chunk, two of them under way on each card.

use crate::driver::Driver;
use crate::{lanes, random_programs, shown};
use dsl::{Policy, Sample};
use dsl_batch::{Coordinator, CudaOptions, Device, Program};
use tests::devices::on_threads;

/// Programs, samples and lanes for a coordinator.
struct Load {
    programs: Vec<Program>,
    samples: Vec<Sample>,
    expected: Vec<String>,
}

/// Lanes of a chunk.
const CHUNK: usize = 8;

impl Load {
    fn new(programs: u64, samples: usize) -> Load {
        let all = random_programs(300..300 + programs, samples);
        let expected = on_threads(1, || {
            let mut expected = Vec::new();
            for any in &all {
                let lanes: Vec<_> =
                    all.iter().flat_map(|p| &p.samples).map(|s| (&any.program, s)).collect();
                expected.extend(Device::scalar().run(&lanes, Policy::Poison).iter().map(shown));
            }
            expected
        });
        assert_eq!(lanes(&all).len(), programs as usize * samples);
        Load {
            samples: all.iter().flat_map(|any| any.samples.clone()).collect(),
            programs: all.into_iter().map(|any| any.program).collect(),
            expected,
        }
    }

    fn run(&self, devices: &[Device]) -> Vec<String> {
        let coordinator = Coordinator::new(&self.programs, &self.samples).chunk_lanes(CHUNK);
        let mut found = Vec::new();
        let run = || {
            coordinator.run(devices, |chunk| {
                found.extend(chunk.results.iter().map(shown));
                Ok::<(), std::convert::Infallible>(())
            })
        };
        on_threads(1, run).unwrap();
        found
    }

    fn chunks(&self) -> u64 {
        self.expected.len().div_ceil(CHUNK) as u64
    }
}

#[test]
fn chunks_overlap_and_give_what_the_scalar_ops_give() {
    let load = Load::new(6, 4);
    for settings in ["SEED=1", "SEED=2\nCARDS=2", "SEED=3\nCARDS=4", "EAGER=1"] {
        let driver = Driver::with(settings);
        let devices = CudaOptions::new().open_all().unwrap();
        assert_eq!(load.run(&devices), load.expected, "{settings}");
        // One upload, one launch and one download for each chunk, also for the driver.
        let (stats, chunks) = (devices[0].stats(), load.chunks());
        assert_eq!((stats.uploads, stats.launches, stats.downloads), (chunks, chunks, chunks));
        let report = driver.report();
        assert_eq!(report.text("fault"), "");
        for name in ["cuMemcpyHtoDAsync_v2", "cuLaunchKernel", "cuMemcpyDtoHAsync_v2"] {
            assert_eq!(report.number(name), chunks, "{name}");
        }
        for device in &devices {
            assert_eq!(device.take_notices(), Vec::<String>::new());
        }
        drop(devices);
        driver.assert_nothing_left();
    }
}

#[test]
fn two_chunks_are_under_way() {
    let load = Load::new(8, 4);
    let log = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("overlap.log");
    // Two threads take turns with a card: how they do so is up to the system, but in some of several runs a chunk is given to the card
    // before the one before it was waited for.
    let overlaps = (0..100).any(|_| {
        let _ = std::fs::remove_file(&log);
        let driver = Driver::with(&format!("LOG={}", log.display()));
        let devices = [Device::cuda(0).unwrap()];
        assert_eq!(load.run(&devices), load.expected);
        drop(devices);
        driver.assert_nothing_left();
        let calls = std::fs::read_to_string(&log).unwrap();
        let mut open = 0;
        calls.lines().any(|line| {
            open = match line.split(' ').next() {
                Some("cuLaunchKernel") => open + 1,
                Some("cuStreamSynchronize") => 0,
                _ => open,
            };
            open == 2
        })
    });
    assert!(overlaps);
}

/// Every driver call fails in turn while chunks overlap. Which call that is depends on the threads; answers do not.
fn fail_each_call(cards: u32, failure: &str, step: usize) {
    let load = Load::new(2, 3);
    let run = |settings: &str| {
        let driver = Driver::with(settings);
        let (devices, notices) = match CudaOptions::new().open_all() {
            Ok(devices) => (devices, 0),
            Err(_) => (vec![Device::cpu()], 1),
        };
        assert_eq!(load.run(&devices), load.expected, "{settings}");
        let mut told: Vec<String> = devices.iter().flat_map(Device::take_notices).collect();
        let all = told.len();
        assert!(notices + all <= 2 * cards as usize, "{settings}: {told:?}");
        told.sort();
        told.dedup();
        assert_eq!(told.len(), all, "{settings}: something is told twice");
        drop(devices);
        driver.assert_nothing_left();
        driver.report().number("calls")
    };
    let calls = run(&format!("CARDS={cards}"));
    assert!(calls > 40);
    for call in (1..=calls).step_by(step) {
        run(&format!("CARDS={cards}\nFAIL=*:{call}:{failure}"));
    }
}

#[test]
fn any_call_may_fail_while_chunks_overlap() {
    for failure in ["2", "700:broken", "999:lost"] {
        fail_each_call(1, failure, 7);
    }
}

#[test]
#[ignore = "slow; CI runs it"]
fn every_call_may_fail_while_chunks_overlap() {
    for failure in ["2", "700:broken", "999:lost"] {
        fail_each_call(1, failure, 1);
        fail_each_call(2, failure, 5);
    }
}
