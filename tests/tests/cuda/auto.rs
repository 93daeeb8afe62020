//! Which device is used, and what is said about it.

use crate::driver::Driver;
use crate::{Lane, compare, lanes, random_programs};
use dsl::Policy;
use dsl_batch::Device;

#[test]
fn auto_measures_once_and_gives_the_same() {
    let driver = Driver::with("");
    let device = Device::auto();
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
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
    let device = Device::auto();
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&device, &many, Policy::Poison, "no kernels");
    compare(&device, &many, Policy::Poison, "no kernels");
    assert_eq!((device.take_notices().len(), device.take_notices().len()), (1, 0));
    assert_eq!(device.name(), "cpu");
}

#[test]
fn without_a_card_auto_is_the_cpu_and_cuda_says_why() {
    let _driver = Driver::with("CARDS=0");
    let programs = random_programs(40..43, 2);
    let few = lanes(&programs);
    let many: Vec<Lane<'_>> = few.iter().cycle().take(256).copied().collect();
    compare(&Device::auto(), &many, Policy::Poison, "no card");
    assert_eq!(Device::cuda(0).unwrap_err().to_string(), "the NVIDIA driver finds no CUDA card");
}
