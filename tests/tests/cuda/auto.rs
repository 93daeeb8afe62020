//! Which device is used, and what is said about it.

use crate::driver::Driver;
use crate::{Lane, compare, random_programs};
use dsl::{Policy, Sample};
use dsl_batch::{CudaOptions, Device, Program};
use std::path::Path;

/// A program that is soon done, and samples.
fn small() -> (Program, Vec<Sample>) {
    let program = "t1 = hmirror(I)\no turned = t1\n".parse().unwrap();
    (program, random_programs(40..43, 2).into_iter().flat_map(|any| any.samples).collect())
}

#[test]
fn auto_measures_once_and_gives_the_same() {
    let driver = Driver::with("");
    let device = CudaOptions::new().auto(None);
    let (program, samples) = small();
    let few: Vec<Lane<'_>> = samples.iter().map(|sample| (&program, sample)).collect();
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&device, &few, Policy::Poison, "few");
    assert_eq!((device.crossover(), device.stats().downloads), (None, 1));
    compare(&device, &many, Policy::Poison, "many");
    // A card in software is slower than the CPU.
    assert_eq!((device.crossover(), device.name()), (Some(usize::MAX), "auto"));
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn a_card_that_cannot_be_used_is_told_once() {
    let _driver = Driver::with("FAIL=cuModuleLoadDataEx:1:218");
    let device = CudaOptions::new().auto(None);
    let (program, samples) = small();
    let few: Vec<Lane<'_>> = samples.iter().map(|sample| (&program, sample)).collect();
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&device, &many, Policy::Poison, "no kernels");
    compare(&device, &many, Policy::Poison, "no kernels");
    assert_eq!((device.take_notices().len(), device.take_notices().len()), (1, 0));
    assert_eq!(device.name(), "cpu");
}

#[test]
fn without_a_card_auto_is_the_cpu_and_cuda_says_why() {
    let _driver = Driver::with("CARDS=0");
    let (program, samples) = small();
    let few: Vec<Lane<'_>> = samples.iter().map(|sample| (&program, sample)).collect();
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&CudaOptions::new().auto(None), &many, Policy::Poison, "no card");
    assert_eq!(Device::cuda(0).unwrap_err().to_string(), "the NVIDIA driver finds no CUDA card");
}

#[test]
fn what_auto_measured_is_remembered() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("auto");
    let _ = std::fs::remove_dir_all(&folder);
    let (program, samples) = small();
    let few: Vec<Lane<'_>> = samples.iter().map(|sample| (&program, sample)).collect();
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    for (settings, measures) in [("", true), ("", false), ("PROCESSORS=3", true)] {
        let driver = Driver::with(settings);
        let device = CudaOptions::new().auto(Some(folder.clone()));
        compare(&device, &many, Policy::Poison, "remembered");
        assert_eq!(device.crossover(), Some(usize::MAX));
        let launches = driver.report().number("cuLaunchKernel");
        assert_eq!(launches > 0, measures, "{settings}: {launches} launches");
    }
    // One for each machine.
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
}
