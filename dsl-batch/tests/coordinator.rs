//! Runs in chunks give what one run gives, whatever the devices, the chunks and the interruptions.

use dsl::{Grid, Policy, Sample};
use dsl_batch::{Coordinator, Device, LaneResult, Program, Progress, RunDirError, RunError};
use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// A folder of its own for one test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("batt-run-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn chunks(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| name.ends_with(".lanes"));
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn programs() -> Vec<Program> {
    let texts = [
        "t1 = rot90(I)\no turn = t1\n",
        "t1 = objects(I, 1, 0, 1)\nt2 = first(t1)\nt3 = palette(I)\no some = t2\no all = t3\n",
        "t1 = rbind(add, 2)\nt2 = size(C)\no plus = t1\no none = t2\n",
    ];
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn samples() -> Vec<Sample> {
    let grid = |n: i64| Grid::from_rows(&[[n % 10, n / 10 % 10], [n % 3, 0]]).unwrap();
    (0..35).map(|n| Sample::new(grid(n * 7))).collect()
}

fn collect(
    coordinator: &Coordinator<'_>,
    devices: &[Device],
) -> Result<(Vec<LaneResult>, Progress), RunError<Infallible>> {
    let mut results = Vec::new();
    let progress = coordinator.run(devices, |chunk| {
        assert_eq!(chunk.first, results.len());
        results.extend(chunk.results);
        Ok(())
    })?;
    Ok((results, progress))
}

/// What can be compared between two runs: functions equal only themselves.
fn text(results: &[LaneResult]) -> Vec<String> {
    let slot = |slot: &dsl::Slot| match slot {
        Ok(value) => value.to_string(),
        Err(fault) => format!("{fault:?}"),
    };
    let lane = |lane: &LaneResult| {
        let outputs: Vec<String> = lane.outputs.iter().map(slot).collect();
        format!("{outputs:?} {:?}", lane.faults)
    };
    results.iter().map(lane).collect()
}

#[test]
fn chunks_and_devices_change_nothing() {
    let (programs, samples) = (programs(), samples());
    let lanes: Vec<_> = programs.iter().flat_map(|p| samples.iter().map(move |s| (p, s))).collect();
    let expected = text(&Device::scalar().run(&lanes, Policy::Poison));
    for (chunk, devices) in [(1, 1), (4, 3), (17, 2), (1000, 4)] {
        let devices: Vec<Device> = (0..devices)
            .map(|n| if n % 2 == 0 { Device::cpu() } else { Device::scalar() })
            .collect();
        let coordinator = Coordinator::new(&programs, &samples).chunk_lanes(chunk);
        let (results, progress) = collect(&coordinator, &devices).unwrap();
        assert!(text(&results) == expected && progress.is_complete());
        assert_eq!(progress.chunks, 105_usize.div_ceil(chunk));
        let ran: u64 = devices.iter().map(|device| device.stats().lanes).sum();
        assert_eq!(ran, 105);
    }
    let few = Coordinator::new(&programs, &samples).lanes(vec![(1, 3), (0, 0)]).rounds(3);
    let (results, _) = collect(&few, &[Device::cpu()]).unwrap();
    let once = [expected[35 + 3].clone(), expected[0].clone()];
    assert_eq!(text(&results), [&once[..]; 3].concat());
    let bytes = Coordinator::new(&programs, &samples).chunk_bytes(20_000);
    assert!(collect(&bytes, &[Device::cpu()]).unwrap().1.chunks > 20);
}

#[test]
fn nothing_to_do_is_done() {
    let coordinator = Coordinator::new(&[], &[]);
    let (results, progress) = collect(&coordinator, &[Device::cpu()]).unwrap();
    assert!(results.is_empty() && progress.is_complete() && progress.chunks == 0);
    assert!(matches!(collect(&coordinator, &[]), Err(RunError::NoDevice)));
    let stray = Coordinator::new(&[], &[]).lanes(vec![(0, 0)]);
    assert!(matches!(collect(&stray, &[Device::cpu()]), Err(RunError::Lane(0))));
}

#[test]
fn a_cancelled_run_goes_on() {
    let folder = Folder::new("cancel");
    let (programs, samples) = (programs(), samples());
    let start = || Coordinator::new(&programs, &samples).chunk_lanes(10);
    let (expected, _) = collect(&start(), &[Device::cpu()]).unwrap();
    let mut kept = 0;
    for stop_after in [1, 3, 6] {
        let cancel = AtomicBool::new(false);
        let coordinator = start().resume(&folder.0).cancel(&cancel);
        let mut results = Vec::new();
        let progress = coordinator
            .run(&[Device::cpu(), Device::scalar()], |chunk| {
                results.extend(chunk.results);
                cancel.store(chunk.progress.chunks_done == stop_after, Ordering::Relaxed);
                Ok::<(), Infallible>(())
            })
            .unwrap();
        assert!(!progress.is_complete());
        assert_eq!((progress.chunks_done, progress.chunks), (stop_after, 11));
        assert!(progress.chunks_kept >= stop_after.max(kept));
        assert!(text(&results) == text(&expected[..results.len()]));
        kept = progress.chunks_kept;
    }
    let device = [Device::cpu()];
    let (results, progress) = collect(&start().resume(&folder.0), &device).unwrap();
    assert!(text(&results) == text(&expected));
    assert_eq!((progress.chunks_resumed, progress.chunks_kept), (kept, 11));
    let resumed: u64 = (0..kept as u64).map(|chunk| if chunk == 10 { 5 } else { 10 }).sum();
    assert_eq!(device[0].stats().lanes, 105 - resumed);
    assert_eq!(folder.chunks().len(), 11);
}

#[test]
fn a_failing_sink_ends_the_run() {
    let (programs, samples) = (programs(), samples());
    let coordinator = Coordinator::new(&programs, &samples).chunk_lanes(1);
    let run = coordinator.run(&[Device::cpu(), Device::cpu()], |chunk| {
        if chunk.first == 7 { Err("full") } else { Ok(()) }
    });
    assert!(matches!(run, Err(RunError::Sink("full"))));
}

#[test]
fn damaged_chunks_run_again() {
    let folder = Folder::new("damage");
    let (programs, samples) = (programs(), samples());
    let start = || Coordinator::new(&programs, &samples).chunk_lanes(10).resume(&folder.0);
    let (expected, _) = collect(&start(), &[Device::cpu()]).unwrap();
    let chunk = |n: usize| folder.0.join(format!("chunk-{n:06}.lanes"));
    fs::write(chunk(0), "").unwrap();
    let mut bytes = fs::read(chunk(1)).unwrap();
    bytes[60] ^= 1;
    fs::write(chunk(1), bytes).unwrap();
    fs::copy(chunk(3), chunk(2)).unwrap();
    fs::remove_file(chunk(4)).unwrap();
    fs::write(folder.0.join("chunk-000004.lanes.tmp"), "half").unwrap();
    let (results, progress) = collect(&start(), &[Device::cpu()]).unwrap();
    assert!(text(&results) == text(&expected));
    assert_eq!(progress.chunks_resumed, 7);
    assert_eq!(collect(&start(), &[Device::cpu()]).unwrap().1.chunks_resumed, 11);
    assert_eq!(folder.chunks().len(), 11);
}

#[test]
fn another_run_is_refused_and_the_change_named() {
    let folder = Folder::new("changed");
    let (programs, samples) = (programs(), samples());
    let start = || {
        let coordinator = Coordinator::new(&programs, &samples).input("task a", "1");
        coordinator.input("solver b", "2").chunk_lanes(50)
    };
    collect(&start().run_dir(&folder.0), &[Device::cpu()]).unwrap();
    let again = collect(&start().run_dir(&folder.0), &[Device::cpu()]).unwrap_err();
    assert!(again.to_string().contains("holds a run already"), "{again}");
    let refused = |coordinator: Coordinator<'_>, change: &str| match collect(
        &coordinator.resume(&folder.0),
        &[Device::cpu()],
    ) {
        Err(RunError::RunDir(error @ RunDirError::Changed { .. })) => {
            assert!(error.to_string().contains(change), "{error}");
        }
        other => panic!("{change}: {other:?}"),
    };
    refused(start().input("task a", "2"), "task a changed");
    refused(start().input("task c", "1"), "task c is new");
    refused(Coordinator::new(&programs, &samples).input("task a", "1"), "solver b is gone");
    refused(start().chunk_lanes(49), "lanes per chunk 49, then 50");
    refused(start().chunk_bytes(49), "bytes per chunk 49, then 134217728");
    refused(start().policy(Policy::SafeDefault), "policy SafeDefault, then Poison");
    refused(start().rounds(2), "lanes 210, then 105");
    let mut other_programs = programs.clone();
    other_programs[0] = "t1 = rot180(I)\no turn = t1\n".parse().unwrap();
    let with = |coordinator: Coordinator<'_>| -> String {
        let coordinator = coordinator.input("task a", "1").input("solver b", "2").chunk_lanes(50);
        let run = collect(&coordinator.resume(&folder.0), &[Device::cpu()]);
        run.unwrap_err().to_string()
    };
    assert!(with(Coordinator::new(&other_programs, &samples)).contains("the programs changed"));
    let mut other_samples = samples.clone();
    other_samples[3].target = Some(samples[0].input.clone());
    assert!(with(Coordinator::new(&programs, &other_samples)).contains("the samples changed"));
    let mut lanes: Vec<(usize, usize)> =
        (0..3).flat_map(|p| (0..35).map(move |s| (p, s))).collect();
    lanes.swap(0, 1);
    let swapped = Coordinator::new(&programs, &samples).lanes(lanes);
    assert!(with(swapped).contains("the order of the lanes changed"));
}

#[test]
fn other_folders_are_refused() {
    let folder = Folder::new("foreign");
    let (programs, samples) = (programs(), samples());
    let run = || {
        let coordinator = Coordinator::new(&programs, &samples).resume(&folder.0);
        collect(&coordinator, &[Device::cpu()]).map(|(results, _)| results.len())
    };
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(folder.0.join("precious.txt"), "x").unwrap();
    assert!(run().unwrap_err().to_string().contains("not a run directory"));
    fs::remove_file(folder.0.join("precious.txt")).unwrap();
    fs::write(folder.0.join("run.json.tmp"), "{").unwrap();
    assert_eq!(run().unwrap(), 105);
    fs::write(folder.0.join("run.json"), "{").unwrap();
    assert!(run().unwrap_err().to_string().contains("run.json: EOF"));
    fs::remove_dir_all(&folder.0).unwrap();
    fs::write(&folder.0, "a file").unwrap();
    assert!(matches!(run(), Err(RunError::RunDir(RunDirError::Io { .. }))));
    fs::remove_file(&folder.0).unwrap();
}
