//! my_batt: 6 steps, 2 outputs, 0 scores. Content 985668ebcc8b07591d17e2e5f3227433.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::SafeDefault;

/// All outputs and scores for one sample.
#[must_use]
pub fn batt(sample: &Sample) -> Batt {
    let mut run = Run::new(sample, POLICY);
    steps(&mut run);
    run.finish()
}

/// All outputs and scores for every sample, computed on the device in one go.
#[must_use]
pub fn batt_batch(device: &Device, samples: &[Sample]) -> Vec<Batt> {
    let mut batch = BatchBuilder::new(POLICY);
    steps(&mut batch);
    batch.run(device, samples)
}

/// All steps, outputs and scores: `t[n]` is the value of step n.
fn steps(s: &mut dyn Steps) {
    let t = &mut [I; 7];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of keepbiggest, x1 of biggest
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of keepbiggest, x2 of biggest
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of keepbiggest
    t[3] = s.arc(&REMOVE, &[t[2], t[1]]);
    // x4 of keepbiggest
    t[4] = s.arc(&MERGE, &[t[3]]);
    // O of keepbiggest
    t[5] = s.arc(&COVER, &[I, t[4]]);
    // O of biggest
    t[6] = s.arc(&SUBGRID, &[t[2], I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "keepbiggest", false);
    s.output(t[6], &[], "biggest", false);
}
