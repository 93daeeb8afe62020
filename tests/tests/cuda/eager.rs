//! Batches of single ops on the card.

use crate::driver::Driver;
use dsl::{Cx, Dialect, Error, Grid, Policy, Value, ops};
use dsl_batch::eager::{arc, call};
use dsl_batch::{Batch, BatchArg, Device, GridBatch};
use tests::generate::{Args, full_grid, seeded};

/// Functions are equal only to themselves, so they are compared as text.
fn shown(value: &Result<Value, Error>) -> Result<String, Error> {
    value.as_ref().map(Value::to_string).map_err(|error| *error)
}

#[test]
fn every_op_on_batches_gives_what_the_scalar_op_gives() {
    const LANES: usize = 5;
    let driver = Driver::with("SEED=4");
    let device = Device::cuda(0).unwrap();
    let mut launches = 0;
    for op in ops() {
        let spells = |d: &Dialect| Args::ops_of(*d).any(|other| std::ptr::eq(other, op));
        let dialect = Dialect::ALL.into_iter().find(spells).unwrap();
        let mut g = seeded(op.number() as u64, 10);
        let lanes: Vec<Vec<Value>> = (0..LANES)
            .map(|lane| {
                let odd = if lane % 3 == 0 { 20 } else { 0 };
                let mut values = Args::odd(op, dialect, odd, &mut g).values;
                values.resize(op.params.len(), Value::Missing);
                values
            })
            .collect();
        let columns: Vec<Batch> = (0..op.params.len())
            .map(|k| {
                let column: Vec<Value> = lanes.iter().map(|lane| lane[k].clone()).collect();
                Batch::new(&device, &column)
            })
            .collect();
        let args: Vec<BatchArg<'_>> = columns.iter().map(BatchArg::from).collect();
        let found = call(op, dialect, &args);
        let errors = found.errors();
        for (lane, (values, found)) in lanes.iter().zip(found.values()).enumerate() {
            let expected = Cx::new(Policy::Poison).op(op, dialect, values);
            assert_eq!(shown(&found), shown(&expected), "{} lane {lane}", op.name);
            assert_eq!(errors[lane], expected.is_err());
        }
        // One launch for all that was asked, unless no lane could go to the card.
        let now = device.stats().launches;
        assert!(now - launches <= 1, "{}", op.name);
        launches = now;
    }
    let stats = device.stats();
    println!("{stats:?}");
    assert!(stats.cpu_lanes == 0 && stats.launches * 10 > 9 * ops().count() as u64);
    assert_eq!((stats.uploads, stats.downloads), (stats.launches, stats.launches));
    drop(device);
    driver.assert_nothing_left();
}

#[test]
fn a_chain_of_ops_is_one_launch_and_gives_what_the_cpu_gives() {
    let driver = Driver::with("SEED=6");
    let (card, cpu) = (Device::cuda(0).unwrap(), Device::cpu());
    let mut g = seeded(8, 10);
    let grids: Vec<Grid> = (0..12).map(|_| full_grid(&mut g)).collect();
    let chain = |device: &Device| {
        let grids = GridBatch::new(device, &grids);
        let objects = arc::objects(&grids, true, false, true);
        let turned = arc::rot90(&grids);
        // Some lanes have no objects: errors go on from op to op.
        let largest = arc::argmax(&objects, dsl::parse("size", Dialect::ArcDsl).unwrap());
        let painted = arc::paint(&turned, &largest);
        let mixed = arc::hconcat(&painted, &arc::crop(&turned, (0, 0), (1, 1)));
        (painted, mixed)
    };
    let (painted, mixed) = chain(&card);
    assert_eq!(card.stats().launches, 0);
    let (expected, expected_mixed) = chain(&cpu);
    assert_eq!(painted.values(), expected.values());
    assert_eq!(card.stats().launches, 1);
    // What is known is not computed again.
    assert_eq!(painted.error_kinds(), expected.error_kinds());
    assert_eq!(card.stats().launches, 1);
    assert_eq!(mixed.values(), expected_mixed.values());
    assert_eq!((card.stats().launches, card.stats().cpu_lanes), (2, 0));
    // A batch of one device as an argument on another.
    let both = arc::vconcat(&painted, &expected);
    assert_eq!(both.values(), arc::vconcat(&expected, &painted).values());
    drop((painted, mixed, both, card));
    driver.assert_nothing_left();
}

#[test]
fn a_long_chain_is_run_in_parts() {
    let driver = Driver::with("");
    let device = Device::cuda(0).unwrap();
    let mut batch = Batch::new(&device, &[Value::Int(0), Value::Int(5)]);
    for _ in 0..1000 {
        batch = arc::increment(&batch);
    }
    let found: Vec<_> = batch.values();
    assert_eq!(found, [Ok(Value::Int(1000)), Ok(Value::Int(1005))]);
    assert_eq!(device.stats().launches, 4);
    drop((batch, device));
    driver.assert_nothing_left();
}
