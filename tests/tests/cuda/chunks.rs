//! What moves, and how much at once.

use crate::driver::Driver;
use crate::{Lane, compare, lanes, random_programs};
use dsl::Policy;
use dsl_batch::{Device, Program};

#[test]
fn a_chunk_is_one_upload_one_launch_and_one_download_also_for_the_driver() {
    let driver = Driver::with("");
    let device = Device::cuda(0).unwrap();
    let programs = random_programs(0..6, 3);
    for round in 1..4 {
        let before = driver.report();
        compare(&device, &lanes(&programs), Policy::Poison, "chunk");
        let after = driver.report();
        let calls = |name: &str| after.number(name) - before.number(name);
        for name in ["cuMemcpyHtoDAsync_v2", "cuLaunchKernel", "cuMemcpyDtoHAsync_v2"] {
            assert_eq!(calls(name), 1, "{name}");
        }
        for name in ["cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2", "cuMemsetD8_v2"] {
            assert_eq!(calls(name), 0, "{name}");
        }
        // Buffers and samples stay.
        assert_eq!(calls("cuMemAlloc_v2") > 0, round == 1);
        assert_eq!(device.stats().samples_found > 0, round > 1);
        assert_eq!(device.stats().launches, round);
    }
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn little_memory_makes_chunks_smaller() {
    let program: Program = "t1 = hmirror(I)\no turned = t1\n".parse().unwrap();
    let programs = random_programs(20..28, 4);
    let samples = programs.iter().flat_map(|p| &p.samples).cycle().take(2000);
    let lanes: Vec<Lane<'_>> = samples.map(|sample| (&program, sample)).collect();
    let driver = Driver::with(&format!("MEMORY={}", 4 << 20));
    let device = Device::cuda(0).unwrap();
    compare(&device, &lanes, Policy::Poison, "4 MiB");
    let (stats, notices) = (device.stats(), device.take_notices());
    println!("{stats:?} {notices:?}");
    assert!(stats.launches > 1 && stats.cpu_lanes == 0, "{stats:?}");
    assert_eq!(notices, ["CUDA card 0 is short of memory: running fewer lanes at once"]);
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn too_little_memory_leaves_lanes_to_the_cpu() {
    let programs = random_programs(20..28, 4);
    for (mib, cpu) in [(64, false), (6, false), (1, true)] {
        let driver = Driver::with(&format!("MEMORY={}", mib << 20));
        let device = Device::cuda(0).unwrap();
        compare(&device, &lanes(&programs), Policy::SafeDefault, &format!("{mib} MiB"));
        assert_eq!(device.stats().cpu_lanes > 0, cpu, "{mib} MiB");
        drop(device);
        driver.assert_nothing_left();
    }
}
