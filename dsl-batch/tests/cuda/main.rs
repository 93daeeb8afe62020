//! The CUDA device, run by the software one: through `cust` and the shim, with the committed PTX.

mod driver;
mod faults;
#[path = "../../../tests/software-cuda/tests/common/host.rs"]
mod host;
mod streams;
mod work;

use driver::Driver;
use dsl_batch::cuda::{Card, Fleet, Kernels, OpenError};
use work::Scripts;

/// The script kernels: work that needs no ops.
fn kernels() -> Kernels {
    Kernels::from_ptx(include_str!("../../../tests/software-cuda/tests/scripts.ptx"))
}

const TEAMS: [u32; 4] = [4, 8, 16, 32];

#[test]
fn lanes_give_what_they_give_on_the_cpu_with_one_upload_launch_and_download() {
    for seed in 0..3 {
        let driver = Driver::with(&format!("SEED={seed}"));
        for team in TEAMS {
            let work = Scripts::random(seed, team, 20);
            let mut fleet = Fleet::new(0, kernels()).unwrap();
            let before = driver.report();
            assert!(work.run(&mut fleet) == work.expected(), "seed {seed}, {team} threads");
            let after = driver.report();
            let calls = |name: &str| after.number(name) - before.number(name);
            for name in ["cuMemcpyHtoDAsync_v2", "cuLaunchKernel", "cuMemcpyDtoHAsync_v2"] {
                assert_eq!(calls(name), 1, "{name}");
            }
            for name in ["cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2", "cuMemsetD8_v2"] {
                assert_eq!(calls(name), 0, "{name}");
            }
            let traffic = fleet.traffic();
            assert_eq!((traffic.uploads, traffic.launches, traffic.downloads), (1, 1, 1));
            assert_eq!((fleet.take_notices(), fleet.cpu_lanes()), (Vec::new(), 0));
        }
        driver.assert_nothing_left();
    }
}

#[test]
fn two_runs_can_be_under_way() {
    let driver = Driver::with("");
    let (a, b) = (Scripts::random(5, 8, 12), Scripts::random(6, 32, 7));
    let mut card = Card::open(0, kernels()).unwrap();
    for _ in 0..3 {
        let first = card.submit(&a.all()).unwrap();
        let second = card.submit(&b.all()).unwrap();
        assert!(card.wait(first).unwrap() == a.expected());
        assert!(card.wait(second).unwrap() == b.expected());
        assert!(card.wait(second).unwrap().is_empty());
    }
    assert_eq!(card.traffic().launches, 6);
    drop(card);
    driver.assert_nothing_left();
}

#[test]
fn a_card_of_sm_60_runs_the_same_kernels() {
    let _driver = Driver::with("CAPABILITY=60");
    for team in TEAMS {
        let work = Scripts::random(9, team, 9);
        let mut fleet = Fleet::new(0, kernels()).unwrap();
        assert!(
            work.run(&mut fleet) == work.expected(),
            "{team} threads: {:?}",
            fleet.take_notices()
        );
        assert_eq!(fleet.cpu_lanes(), 0);
    }
}

#[test]
fn memory_decides_how_much_runs_at_once() {
    let work = Scripts::random(2, 32, 30);
    let output = 30 * host::OUTPUT * 4;
    // Room for all results and the arenas of one block; for the results of a few lanes only; for no arena.
    for (memory, cpu) in
        [(output + (1 << 20), false), (output / 2 + (1 << 20), false), (100_000, true)]
    {
        let driver = Driver::with(&format!("MEMORY={memory}"));
        let mut fleet = Fleet::new(0, kernels()).unwrap();
        assert!(work.run(&mut fleet) == work.expected(), "{memory}");
        assert_eq!(fleet.cpu_lanes() > 0, cpu, "{memory}: {:?}", fleet.take_notices());
        drop(fleet);
        driver.assert_nothing_left();
    }
}

#[test]
fn the_kernels_that_ship_are_taken() {
    for capability in [60, 75, 90] {
        let driver = Driver::with(&format!("CAPABILITY={capability}"));
        assert_eq!(Card::open(0, Kernels::embedded()).unwrap().figures().capability, capability);
        driver.assert_nothing_left();
    }
    let driver = Driver::with("");
    let bad = Card::open(0, Kernels::from_ptx("no PTX at all"));
    assert!(matches!(bad, Err(OpenError::Kernels { card: 0, .. })));
    driver.assert_nothing_left();
}

#[test]
fn cards_are_offered_the_cubin_that_is_there_for_them_and_else_the_ptx() {
    let offered = |kernels: Kernels, capability: u32| {
        let driver = Driver::with(&format!("CAPABILITY={capability}"));
        // The software card runs no machine code: it gets the PTX after that.
        Card::open(0, kernels).unwrap();
        driver.report().number("binaries")
    };
    let kernels = kernels().cubins(&[(75, "script_8", b"\x7fELF\0")]);
    let (eight, four) = (kernels.only("script_8"), kernels.only("script_4"));
    assert_eq!([60, 70, 75, 80].map(|card| offered(eight, card)), [0, 0, 1, 0]);
    assert_eq!(offered(four, 75), 0);
    // What a build embeds is whatever cubins were there.
    let embedded = Kernels::embedded().only("lanes_8");
    let cubin = embedded.has_cubin(75);
    println!("cubin of lanes_8 for sm_75: {cubin}");
    assert_eq!(offered(embedded, 75), u64::from(cubin));
}

#[test]
fn what_is_missing_is_said() {
    let open = |settings: &str| {
        let _driver = Driver::with(settings);
        Card::open(1, kernels()).map(|_| ()).unwrap_err()
    };
    assert!(matches!(open("CARDS=0"), OpenError::NoCard));
    assert!(matches!(open("CARDS=1"), OpenError::NoSuchCard { asked: 1, there: 1 }));
    assert!(matches!(
        open("CARDS=2\nCAPABILITY=35"),
        OpenError::OldCard { card: 1, capability: 35 }
    ));
    assert!(matches!(
        open("CARDS=2\nFAIL=cuModuleLoadDataEx:1:218"),
        OpenError::Kernels { card: 1, .. }
    ));
    let old = open("DRIVER=9020");
    assert_eq!(
        old.to_string(),
        "the NVIDIA driver supports CUDA 9.2, and 10.0 is needed: update it"
    );
}
