//! The program files as emitted Rust, one module for each policy.

use super::Emitted;

/// All modules.
#[rustfmt::skip]
pub const ALL: &[Emitted] = &[
    ("a_whole_solver_poison", a_whole_solver_poison::batt, a_whole_solver_poison::batt_batch),
    ("a_whole_solver_default", a_whole_solver_default::batt, a_whole_solver_default::batt_batch),
    ("bind_more_poison", bind_more_poison::batt, bind_more_poison::batt_batch),
    ("bind_more_default", bind_more_default::batt, bind_more_default::batt_batch),
    ("bind_two_poison", bind_two_poison::batt, bind_two_poison::batt_batch),
    ("bind_two_default", bind_two_default::batt, bind_two_default::batt_batch),
    ("both_dialects_poison", both_dialects_poison::batt, both_dialects_poison::batt_batch),
    ("both_dialects_default", both_dialects_default::batt, both_dialects_default::batt_batch),
    ("branch_bound_poison", branch_bound_poison::batt, branch_bound_poison::batt_batch),
    ("branch_bound_default", branch_bound_default::batt, branch_bound_default::batt_batch),
    ("branch_functions_poison", branch_functions_poison::batt, branch_functions_poison::batt_batch),
    ("branch_functions_default", branch_functions_default::batt, branch_functions_default::batt_batch),
    ("cells_first_poison", cells_first_poison::batt, cells_first_poison::batt_batch),
    ("cells_first_default", cells_first_default::batt, cells_first_default::batt_batch),
    ("cells_last_poison", cells_last_poison::batt, cells_last_poison::batt_batch),
    ("cells_last_default", cells_last_default::batt, cells_last_default::batt_batch),
    ("compose_chain_poison", compose_chain_poison::batt, compose_chain_poison::batt_batch),
    ("compose_chain_default", compose_chain_default::batt, compose_chain_default::batt_batch),
    ("curried_poison", curried_poison::batt, curried_poison::batt_batch),
    ("curried_default", curried_default::batt, curried_default::batt_batch),
    ("differs_poison", differs_poison::batt, differs_poison::batt_batch),
    ("differs_default", differs_default::batt, differs_default::batt_batch),
    ("differs_functions_poison", differs_functions_poison::batt, differs_functions_poison::batt_batch),
    ("differs_functions_default", differs_functions_default::batt, differs_functions_default::batt_batch),
    ("empty_grid_poison", empty_grid_poison::batt, empty_grid_poison::batt_batch),
    ("empty_grid_default", empty_grid_default::batt, empty_grid_default::batt_batch),
    ("error_arguments_poison", error_arguments_poison::batt, error_arguments_poison::batt_batch),
    ("error_arguments_default", error_arguments_default::batt, error_arguments_default::batt_batch),
    ("error_call_poison", error_call_poison::batt, error_call_poison::batt_batch),
    ("error_call_default", error_call_default::batt, error_call_default::batt_batch),
    ("error_earliest_poison", error_earliest_poison::batt, error_earliest_poison::batt_batch),
    ("error_empty_poison", error_empty_poison::batt, error_empty_poison::batt_batch),
    ("error_empty_default", error_empty_default::batt, error_empty_default::batt_batch),
    ("error_index_poison", error_index_poison::batt, error_index_poison::batt_batch),
    ("error_index_default", error_index_default::batt, error_index_default::batt_batch),
    ("error_inside_poison", error_inside_poison::batt, error_inside_poison::batt_batch),
    ("error_inside_default", error_inside_default::batt, error_inside_default::batt_batch),
    ("error_limit_poison", error_limit_poison::batt, error_limit_poison::batt_batch),
    ("error_limit_default", error_limit_default::batt, error_limit_default::batt_batch),
    ("error_overflow_poison", error_overflow_poison::batt, error_overflow_poison::batt_batch),
    ("error_overflow_default", error_overflow_default::batt, error_overflow_default::batt_batch),
    ("error_type_poison", error_type_poison::batt, error_type_poison::batt_batch),
    ("error_type_default", error_type_default::batt, error_type_default::batt_batch),
    ("error_work_poison", error_work_poison::batt, error_work_poison::batt_batch),
    ("error_work_default", error_work_default::batt, error_work_default::batt_batch),
    ("error_zero_poison", error_zero_poison::batt, error_zero_poison::batt_batch),
    ("error_zero_default", error_zero_default::batt, error_zero_default::batt_batch),
    ("fork_matcher_poison", fork_matcher_poison::batt, fork_matcher_poison::batt_batch),
    ("fork_matcher_default", fork_matcher_default::batt, fork_matcher_default::batt_batch),
    ("function_identity_poison", function_identity_poison::batt, function_identity_poison::batt_batch),
    ("function_identity_default", function_identity_default::batt, function_identity_default::batt_batch),
    ("function_keywords_poison", function_keywords_poison::batt, function_keywords_poison::batt_batch),
    ("function_keywords_default", function_keywords_default::batt, function_keywords_default::batt_batch),
    ("function_output_poison", function_output_poison::batt, function_output_poison::batt_batch),
    ("function_output_default", function_output_default::batt, function_output_default::batt_batch),
    ("function_set_poison", function_set_poison::batt, function_set_poison::batt_batch),
    ("function_set_default", function_set_default::batt, function_set_default::batt_batch),
    ("function_tuple_poison", function_tuple_poison::batt, function_tuple_poison::batt_batch),
    ("function_tuple_default", function_tuple_default::batt, function_tuple_default::batt_batch),
    ("guards_poison", guards_poison::batt, guards_poison::batt_batch),
    ("guards_default", guards_default::batt, guards_default::batt_batch),
    ("guards_default_default", guards_default_default::batt, guards_default_default::batt_batch),
    ("guards_order_poison", guards_order_poison::batt, guards_order_poison::batt_batch),
    ("higher_order_poison", higher_order_poison::batt, higher_order_poison::batt_batch),
    ("higher_order_default", higher_order_default::batt, higher_order_default::batt_batch),
    ("keywords_poison", keywords_poison::batt, keywords_poison::batt_batch),
    ("keywords_default", keywords_default::batt, keywords_default::batt_batch),
    ("keywords_tok_poison", keywords_tok_poison::batt, keywords_tok_poison::batt_batch),
    ("keywords_tok_default", keywords_tok_default::batt, keywords_tok_default::batt_batch),
    ("literals_poison", literals_poison::batt, literals_poison::batt_batch),
    ("literals_default", literals_default::batt, literals_default::batt_batch),
    ("missing_c_poison", missing_c_poison::batt, missing_c_poison::batt_batch),
    ("missing_c_default", missing_c_default::batt, missing_c_default::batt_batch),
    ("nested_calls_poison", nested_calls_poison::batt, nested_calls_poison::batt_batch),
    ("nested_calls_default", nested_calls_default::batt, nested_calls_default::batt_batch),
    ("other_names_poison", other_names_poison::batt, other_names_poison::batt_batch),
    ("other_names_default", other_names_default::batt, other_names_default::batt_batch),
    ("paint_order_poison", paint_order_poison::batt, paint_order_poison::batt_batch),
    ("paint_order_default", paint_order_default::batt, paint_order_default::batt_batch),
    ("power_poison", power_poison::batt, power_poison::batt_batch),
    ("power_default", power_default::batt, power_default::batt_batch),
    ("power_zero_poison", power_zero_poison::batt, power_zero_poison::batt_batch),
    ("power_zero_default", power_zero_default::batt, power_zero_default::batt_batch),
    ("python_around_poison", python_around_poison::batt, python_around_poison::batt_batch),
    ("ragged_poison", ragged_poison::batt, ragged_poison::batt_batch),
    ("rearc_poison", rearc_poison::batt, rearc_poison::batt_batch),
    ("rearc_occurrences_poison", rearc_occurrences_poison::batt, rearc_occurrences_poison::batt_batch),
    ("safe_defaults_default", safe_defaults_default::batt, safe_defaults_default::batt_batch),
    ("safe_function_poison", safe_function_poison::batt, safe_function_poison::batt_batch),
    ("safe_function_default", safe_function_default::batt, safe_function_default::batt_batch),
    ("sets_of_sets_poison", sets_of_sets_poison::batt, sets_of_sets_poison::batt_batch),
    ("sets_of_sets_default", sets_of_sets_default::batt, sets_of_sets_default::batt_batch),
    ("shared_steps_poison", shared_steps_poison::batt, shared_steps_poison::batt_batch),
    ("shared_steps_default", shared_steps_default::batt, shared_steps_default::batt_batch),
    ("slices_poison", slices_poison::batt, slices_poison::batt_batch),
    ("slices_default", slices_default::batt, slices_default::batt_batch),
    ("strange_colors_poison", strange_colors_poison::batt, strange_colors_poison::batt_batch),
    ("strange_colors_default", strange_colors_default::batt, strange_colors_default::batt_batch),
    ("ties_poison", ties_poison::batt, ties_poison::batt_batch),
    ("ties_default", ties_default::batt, ties_default::batt_batch),
    ("tok_variants_poison", tok_variants_poison::batt, tok_variants_poison::batt_batch),
    ("tok_variants_default", tok_variants_default::batt, tok_variants_default::batt_batch),
    ("train_pairs_poison", train_pairs_poison::batt, train_pairs_poison::batt_batch),
    ("train_pairs_default", train_pairs_default::batt, train_pairs_default::batt_batch),
];

#[rustfmt::skip]
mod a_whole_solver_poison {
//! a_whole_solver_poison: 23 steps, 1 outputs, 0 scores. Content 541942b2be6133a6999a8a9890a8cf40.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 24];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of frames
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of frames
    t[2] = s.arc(&COMPOSE, &[Arg::arc(&POSITIVE), Arg::arc(&DECREMENT)]);
    // x3 of frames
    t[3] = s.arc(&COMPOSE, &[t[2], Arg::arc(&SIZE)]);
    // x4 of frames
    t[4] = s.arc(&SFILTER, &[t[1], t[3]]);
    // x5 of frames
    t[5] = s.arc(&DIFFERENCE, &[t[1], t[4]]);
    // x6 of frames
    t[6] = s.arc(&MAPPLY, &[Arg::arc(&OUTBOX), t[4]]);
    // x7 of frames
    t[7] = s.arc(&MERGE, &[t[5]]);
    // x8 of frames
    t[8] = s.arc(&UNDERFILL, &[I, Int(3), t[6]]);
    // x9 of frames
    t[9] = s.arc(&LBIND, &[Arg::arc(&RECOLOR), Int(5)]);
    // inside frames
    t[10] = s.arc(&SIZE, &[t[7]]);
    // inside frames
    t[11] = s.arc(&POSITIVE, &[t[10]]);
    // x10 of frames
    t[12] = s.arc(&BRANCH, &[t[11], t[9], Arg::arc(&IDENTITY)]);
    // x11 of frames
    t[13] = s.call(t[12], &[t[7]]);
    // x12 of frames
    t[14] = s.arc(&PAINT, &[t[8], t[13]]);
    // x13 of frames
    t[15] = s.arc(&SHAPE, &[t[14]]);
    // x14 of frames
    t[16] = s.arc(&CANVAS, &[Int(0), t[15]]);
    // x15 of frames
    t[17] = s.arc(&MOSTCOLOR, &[t[14]]);
    // x16 of frames
    t[18] = s.arc(&REPLACE, &[t[14], t[17], Int(0)]);
    // x17 of frames
    t[19] = s.arc(&CELLWISE, &[t[18], t[16], Int(9)]);
    // x18 of frames
    t[20] = s.arc(&REPLACE, &[t[19], Int(9), Int(1)]);
    // x19 of frames
    t[21] = s.arc(&FORK, &[Arg::arc(&HCONCAT), Arg::arc(&IDENTITY), Arg::arc(&VMIRROR)]);
    // x20 of frames
    t[22] = s.call(t[21], &[t[20]]);
    // O of frames
    t[23] = s.arc(&REPLACE, &[t[22], Int(1), Int(8)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[23], &[], "frames", false);
}
}

#[rustfmt::skip]
mod a_whole_solver_default {
//! a_whole_solver_default: 23 steps, 1 outputs, 0 scores. Content 541942b2be6133a6999a8a9890a8cf40.
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
    let t = &mut [I; 24];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of frames
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of frames
    t[2] = s.arc(&COMPOSE, &[Arg::arc(&POSITIVE), Arg::arc(&DECREMENT)]);
    // x3 of frames
    t[3] = s.arc(&COMPOSE, &[t[2], Arg::arc(&SIZE)]);
    // x4 of frames
    t[4] = s.arc(&SFILTER, &[t[1], t[3]]);
    // x5 of frames
    t[5] = s.arc(&DIFFERENCE, &[t[1], t[4]]);
    // x6 of frames
    t[6] = s.arc(&MAPPLY, &[Arg::arc(&OUTBOX), t[4]]);
    // x7 of frames
    t[7] = s.arc(&MERGE, &[t[5]]);
    // x8 of frames
    t[8] = s.arc(&UNDERFILL, &[I, Int(3), t[6]]);
    // x9 of frames
    t[9] = s.arc(&LBIND, &[Arg::arc(&RECOLOR), Int(5)]);
    // inside frames
    t[10] = s.arc(&SIZE, &[t[7]]);
    // inside frames
    t[11] = s.arc(&POSITIVE, &[t[10]]);
    // x10 of frames
    t[12] = s.arc(&BRANCH, &[t[11], t[9], Arg::arc(&IDENTITY)]);
    // x11 of frames
    t[13] = s.call(t[12], &[t[7]]);
    // x12 of frames
    t[14] = s.arc(&PAINT, &[t[8], t[13]]);
    // x13 of frames
    t[15] = s.arc(&SHAPE, &[t[14]]);
    // x14 of frames
    t[16] = s.arc(&CANVAS, &[Int(0), t[15]]);
    // x15 of frames
    t[17] = s.arc(&MOSTCOLOR, &[t[14]]);
    // x16 of frames
    t[18] = s.arc(&REPLACE, &[t[14], t[17], Int(0)]);
    // x17 of frames
    t[19] = s.arc(&CELLWISE, &[t[18], t[16], Int(9)]);
    // x18 of frames
    t[20] = s.arc(&REPLACE, &[t[19], Int(9), Int(1)]);
    // x19 of frames
    t[21] = s.arc(&FORK, &[Arg::arc(&HCONCAT), Arg::arc(&IDENTITY), Arg::arc(&VMIRROR)]);
    // x20 of frames
    t[22] = s.call(t[21], &[t[20]]);
    // O of frames
    t[23] = s.arc(&REPLACE, &[t[22], Int(1), Int(8)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[23], &[], "frames", false);
}
}

#[rustfmt::skip]
mod bind_more_poison {
//! bind_more_poison: 12 steps, 2 outputs, 0 scores. Content c44757e9cb9548174ec40a718b7b22bc.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of three
    t[1] = s.arc(&RBIND, &[Arg::arc(&FILL), Pair(0, 0)]);
    // x2 of three
    t[2] = s.arc(&LBIND, &[Arg::arc(&REPLACE), I]);
    // x3 of three
    t[3] = s.call(t[2], &[Int(1), Int(4)]);
    // x1 of four
    t[4] = s.arc(&LBIND, &[Arg::arc(&OBJECTS), I]);
    // x2 of four
    t[5] = s.call(t[4], &[Int(1), Int(0), Int(1)]);
    // x3 of four
    t[6] = s.arc(&RBIND, &[Arg::arc(&OBJECTS), Int(1)]);
    // x4 of four
    t[7] = s.arc(&RBIND, &[t[6], Int(0)]);
    // x5 of four
    t[8] = s.arc(&RBIND, &[t[7], Int(1)]);
    // x6 of four
    t[9] = s.call(t[8], &[I]);
    // x7 of four
    t[10] = s.arc(&EQUALITY, &[t[5], t[9]]);
    // x8 of four
    t[11] = s.arc(&SIZE, &[t[5]]);
    // x9 of four
    t[12] = s.arc(&ASTUPLE, &[t[10], t[11]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[t[1]], "three", false);
    s.output(t[12], &[], "four", false);
}
}

#[rustfmt::skip]
mod bind_more_default {
//! bind_more_default: 11 steps, 2 outputs, 0 scores. Content e6706ae78464432465a7ce47fa6521a7.
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
    let t = &mut [I; 12];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x2 of three
    t[1] = s.arc(&LBIND, &[Arg::arc(&REPLACE), I]);
    // x3 of three
    t[2] = s.call(t[1], &[Int(1), Int(4)]);
    // x1 of four
    t[3] = s.arc(&LBIND, &[Arg::arc(&OBJECTS), I]);
    // x2 of four
    t[4] = s.call(t[3], &[Int(1), Int(0), Int(1)]);
    // x3 of four
    t[5] = s.arc(&RBIND, &[Arg::arc(&OBJECTS), Int(1)]);
    // x4 of four
    t[6] = s.arc(&RBIND, &[t[5], Int(0)]);
    // x5 of four
    t[7] = s.arc(&RBIND, &[t[6], Int(1)]);
    // x6 of four
    t[8] = s.call(t[7], &[I]);
    // x7 of four
    t[9] = s.arc(&EQUALITY, &[t[4], t[8]]);
    // x8 of four
    t[10] = s.arc(&SIZE, &[t[4]]);
    // x9 of four
    t[11] = s.arc(&ASTUPLE, &[t[9], t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "three", false);
    s.output(t[11], &[], "four", false);
}
}

#[rustfmt::skip]
mod bind_two_poison {
//! bind_two_poison: 11 steps, 2 outputs, 0 scores. Content e2907165706905a7505b7187f11b6c89.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 12];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of right
    t[1] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(2)]);
    // x2 of right
    t[2] = s.call(t[1], &[I]);
    // x3 of right
    t[3] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x4 of right
    t[4] = s.call(t[3], &[t[2]]);
    // O of right
    t[5] = s.arc(&FILL, &[I, Int(3), t[4]]);
    // x1 of left
    t[6] = s.arc(&LBIND, &[Arg::arc(&OFCOLOR), I]);
    // x2 of left
    t[7] = s.arc(&PALETTE, &[I]);
    // x3 of left
    t[8] = s.arc(&APPLY, &[t[6], t[7]]);
    // x4 of left
    t[9] = s.arc(&LBIND, &[Arg::arc(&SUBTRACT), Int(10)]);
    // x5 of left
    t[10] = s.arc(&APPLY, &[Arg::arc(&SIZE), t[8]]);
    // x6 of left
    t[11] = s.arc(&APPLY, &[t[9], t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "right", false);
    s.output(t[11], &[], "left", false);
}
}

#[rustfmt::skip]
mod bind_two_default {
//! bind_two_default: 11 steps, 2 outputs, 0 scores. Content e2907165706905a7505b7187f11b6c89.
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
    let t = &mut [I; 12];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of right
    t[1] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(2)]);
    // x2 of right
    t[2] = s.call(t[1], &[I]);
    // x3 of right
    t[3] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x4 of right
    t[4] = s.call(t[3], &[t[2]]);
    // O of right
    t[5] = s.arc(&FILL, &[I, Int(3), t[4]]);
    // x1 of left
    t[6] = s.arc(&LBIND, &[Arg::arc(&OFCOLOR), I]);
    // x2 of left
    t[7] = s.arc(&PALETTE, &[I]);
    // x3 of left
    t[8] = s.arc(&APPLY, &[t[6], t[7]]);
    // x4 of left
    t[9] = s.arc(&LBIND, &[Arg::arc(&SUBTRACT), Int(10)]);
    // x5 of left
    t[10] = s.arc(&APPLY, &[Arg::arc(&SIZE), t[8]]);
    // x6 of left
    t[11] = s.arc(&APPLY, &[t[9], t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "right", false);
    s.output(t[11], &[], "left", false);
}
}

#[rustfmt::skip]
mod both_dialects_poison {
//! both_dialects_poison: 5 steps, 3 outputs, 0 scores. Content 8eab8b5ca8afb133b4cfa2b506f730f0.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 6];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of one, x1 of three
    t[1] = s.arc(&ASOBJECT, &[I]);
    // x2 of one
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x1 of two
    t[3] = s.tok(&ASOBJECT, &[I]);
    // x2 of two
    t[4] = s.tok(&GET_NTH_F, &[t[3], Int(0)]);
    // x2 of three
    t[5] = s.arc(&LAST, &[t[1]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "one", false);
    s.output(t[4], &[], "two", false);
    s.output(t[5], &[], "three", false);
}
}

#[rustfmt::skip]
mod both_dialects_default {
//! both_dialects_default: 5 steps, 3 outputs, 0 scores. Content 8eab8b5ca8afb133b4cfa2b506f730f0.
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
    let t = &mut [I; 6];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of one, x1 of three
    t[1] = s.arc(&ASOBJECT, &[I]);
    // x2 of one
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x1 of two
    t[3] = s.tok(&ASOBJECT, &[I]);
    // x2 of two
    t[4] = s.tok(&GET_NTH_F, &[t[3], Int(0)]);
    // x2 of three
    t[5] = s.arc(&LAST, &[t[1]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "one", false);
    s.output(t[4], &[], "two", false);
    s.output(t[5], &[], "three", false);
}
}

#[rustfmt::skip]
mod branch_bound_poison {
//! branch_bound_poison: 9 steps, 1 outputs, 0 scores. Content 39fdc28285642aab01493f5386772370.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 10];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of shift
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of shift
    t[2] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(0, 1)]);
    // x3 of shift
    t[3] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x4 of shift
    t[4] = s.arc(&SIZE, &[t[1]]);
    // x5 of shift
    t[5] = s.arc(&GREATER, &[t[4], Int(2)]);
    // x6 of shift
    t[6] = s.arc(&BRANCH, &[t[5], t[2], t[3]]);
    // x7 of shift
    t[7] = s.arc(&INITSET, &[t[1]]);
    // x8 of shift
    t[8] = s.arc(&MAPPLY, &[t[6], t[7]]);
    // O of shift
    t[9] = s.arc(&UNDERFILL, &[I, Int(2), t[8]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "shift", false);
}
}

#[rustfmt::skip]
mod branch_bound_default {
//! branch_bound_default: 9 steps, 1 outputs, 0 scores. Content 39fdc28285642aab01493f5386772370.
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
    let t = &mut [I; 10];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of shift
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of shift
    t[2] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(0, 1)]);
    // x3 of shift
    t[3] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x4 of shift
    t[4] = s.arc(&SIZE, &[t[1]]);
    // x5 of shift
    t[5] = s.arc(&GREATER, &[t[4], Int(2)]);
    // x6 of shift
    t[6] = s.arc(&BRANCH, &[t[5], t[2], t[3]]);
    // x7 of shift
    t[7] = s.arc(&INITSET, &[t[1]]);
    // x8 of shift
    t[8] = s.arc(&MAPPLY, &[t[6], t[7]]);
    // O of shift
    t[9] = s.arc(&UNDERFILL, &[I, Int(2), t[8]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "shift", false);
}
}

#[rustfmt::skip]
mod branch_functions_poison {
//! branch_functions_poison: 3 steps, 1 outputs, 0 scores. Content 22754366468a0b462755ed053feb0738.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of fold
    t[1] = s.arc(&PORTRAIT, &[I]);
    // x2 of fold
    t[2] = s.arc(&BRANCH, &[t[1], Arg::arc(&TOPHALF), Arg::arc(&LEFTHALF)]);
    // O of fold
    t[3] = s.call(t[2], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "fold", false);
}
}

#[rustfmt::skip]
mod branch_functions_default {
//! branch_functions_default: 3 steps, 1 outputs, 0 scores. Content 22754366468a0b462755ed053feb0738.
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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of fold
    t[1] = s.arc(&PORTRAIT, &[I]);
    // x2 of fold
    t[2] = s.arc(&BRANCH, &[t[1], Arg::arc(&TOPHALF), Arg::arc(&LEFTHALF)]);
    // O of fold
    t[3] = s.call(t[2], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "fold", false);
}
}

#[rustfmt::skip]
mod cells_first_poison {
//! cells_first_poison: 8 steps, 2 outputs, 0 scores. Content 9c4f53c91f72f0cdaabfa19f72871db6.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of cells
    t[1] = s.arc(&ASOBJECT, &[I]);
    // x2 of cells
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of cells
    t[3] = s.arc(&LAST, &[t[1]]);
    // x4 of cells
    t[4] = s.arc(&LAST, &[t[3]]);
    // x5 of cells
    t[5] = s.arc(&ASTUPLE, &[t[2], t[4]]);
    // x1 of object
    t[6] = s.arc(&OFCOLOR, &[I, Int(2)]);
    // x2 of object
    t[7] = s.arc(&RECOLOR, &[Int(7), t[6]]);
    // x3 of object
    t[8] = s.arc(&SHIFT, &[t[7], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "cells", false);
    s.output(t[8], &[], "object", false);
}
}

#[rustfmt::skip]
mod cells_first_default {
//! cells_first_default: 8 steps, 2 outputs, 0 scores. Content 9c4f53c91f72f0cdaabfa19f72871db6.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of cells
    t[1] = s.arc(&ASOBJECT, &[I]);
    // x2 of cells
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of cells
    t[3] = s.arc(&LAST, &[t[1]]);
    // x4 of cells
    t[4] = s.arc(&LAST, &[t[3]]);
    // x5 of cells
    t[5] = s.arc(&ASTUPLE, &[t[2], t[4]]);
    // x1 of object
    t[6] = s.arc(&OFCOLOR, &[I, Int(2)]);
    // x2 of object
    t[7] = s.arc(&RECOLOR, &[Int(7), t[6]]);
    // x3 of object
    t[8] = s.arc(&SHIFT, &[t[7], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "cells", false);
    s.output(t[8], &[], "object", false);
}
}

#[rustfmt::skip]
mod cells_last_poison {
//! cells_last_poison: 7 steps, 2 outputs, 0 scores. Content 5d06d4de7e6b1f4b10600230458ab857.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of cells
    t[1] = s.tok(&ASOBJECT, &[I]);
    // x2 of cells
    t[2] = s.tok(&GET_NTH_F, &[t[1], Int(0)]);
    // x3 of cells
    t[3] = s.tok(&GET_NTH_F, &[t[1], Int(-1)]);
    // x4 of cells
    t[4] = s.tok(&ASTUPLE, &[t[2], t[3]]);
    // x1 of object
    t[5] = s.tok(&OFCOLOR, &[I, Int(2)]);
    // x2 of object
    t[6] = s.tok(&RECOLOR_I, &[Int(7), t[5]]);
    // x3 of object
    t[7] = s.tok(&SHIFT, &[t[6], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "cells", false);
    s.output(t[7], &[], "object", false);
}
}

#[rustfmt::skip]
mod cells_last_default {
//! cells_last_default: 7 steps, 2 outputs, 0 scores. Content 5d06d4de7e6b1f4b10600230458ab857.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of cells
    t[1] = s.tok(&ASOBJECT, &[I]);
    // x2 of cells
    t[2] = s.tok(&GET_NTH_F, &[t[1], Int(0)]);
    // x3 of cells
    t[3] = s.tok(&GET_NTH_F, &[t[1], Int(-1)]);
    // x4 of cells
    t[4] = s.tok(&ASTUPLE, &[t[2], t[3]]);
    // x1 of object
    t[5] = s.tok(&OFCOLOR, &[I, Int(2)]);
    // x2 of object
    t[6] = s.tok(&RECOLOR_I, &[Int(7), t[5]]);
    // x3 of object
    t[7] = s.tok(&SHIFT, &[t[6], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "cells", false);
    s.output(t[7], &[], "object", false);
}
}

#[rustfmt::skip]
mod compose_chain_poison {
//! compose_chain_poison: 4 steps, 1 outputs, 0 scores. Content f1d6570cc0880258a2f75f87d5587111.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of turns
    t[1] = s.arc(&COMPOSE, &[Arg::arc(&HMIRROR), Arg::arc(&ROT90)]);
    // x2 of turns
    t[2] = s.arc(&CHAIN, &[t[1], t[1], Arg::arc(&VMIRROR)]);
    // x3 of turns
    t[3] = s.arc(&COMPOSE, &[t[2], t[1]]);
    // O of turns
    t[4] = s.call(t[3], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "turns", false);
}
}

#[rustfmt::skip]
mod compose_chain_default {
//! compose_chain_default: 4 steps, 1 outputs, 0 scores. Content f1d6570cc0880258a2f75f87d5587111.
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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of turns
    t[1] = s.arc(&COMPOSE, &[Arg::arc(&HMIRROR), Arg::arc(&ROT90)]);
    // x2 of turns
    t[2] = s.arc(&CHAIN, &[t[1], t[1], Arg::arc(&VMIRROR)]);
    // x3 of turns
    t[3] = s.arc(&COMPOSE, &[t[2], t[1]]);
    // O of turns
    t[4] = s.call(t[3], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "turns", false);
}
}

#[rustfmt::skip]
mod curried_poison {
//! curried_poison: 14 steps, 2 outputs, 0 scores. Content e8114e91b2064567d741ba37880600b9.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 15];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of shifts
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of shifts
    t[2] = s.arc(&LBIND, &[Arg::arc(&RBIND), Arg::arc(&SHIFT)]);
    // x3 of shifts
    t[3] = s.arc(&ASTUPLE, &[Pair(0, 1), Pair(1, 0)]);
    // x4 of shifts
    t[4] = s.arc(&APPLY, &[t[2], t[3]]);
    // x5 of shifts
    t[5] = s.arc(&RAPPLY, &[t[4], t[1]]);
    // x6 of shifts
    t[6] = s.arc(&MERGE, &[t[5]]);
    // O of shifts
    t[7] = s.arc(&FILL, &[I, Int(3), t[6]]);
    // x1 of number
    t[8] = s.arc(&LBIND, &[Arg::arc(&LBIND), Arg::arc(&SUBTRACT)]);
    // x2 of number
    t[9] = s.call(t[8], &[Int(10)]);
    // x3 of number
    t[10] = s.call(t[9], &[Int(4)]);
    // x4 of number
    t[11] = s.arc(&LBIND, &[Arg::arc(&RBIND), Arg::arc(&SUBTRACT)]);
    // x5 of number
    t[12] = s.call(t[11], &[Int(10)]);
    // x6 of number
    t[13] = s.call(t[12], &[Int(4)]);
    // x7 of number
    t[14] = s.arc(&ASTUPLE, &[t[10], t[13]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[7], &[], "shifts", false);
    s.output(t[14], &[], "number", false);
}
}

#[rustfmt::skip]
mod curried_default {
//! curried_default: 14 steps, 2 outputs, 0 scores. Content e8114e91b2064567d741ba37880600b9.
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
    let t = &mut [I; 15];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of shifts
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of shifts
    t[2] = s.arc(&LBIND, &[Arg::arc(&RBIND), Arg::arc(&SHIFT)]);
    // x3 of shifts
    t[3] = s.arc(&ASTUPLE, &[Pair(0, 1), Pair(1, 0)]);
    // x4 of shifts
    t[4] = s.arc(&APPLY, &[t[2], t[3]]);
    // x5 of shifts
    t[5] = s.arc(&RAPPLY, &[t[4], t[1]]);
    // x6 of shifts
    t[6] = s.arc(&MERGE, &[t[5]]);
    // O of shifts
    t[7] = s.arc(&FILL, &[I, Int(3), t[6]]);
    // x1 of number
    t[8] = s.arc(&LBIND, &[Arg::arc(&LBIND), Arg::arc(&SUBTRACT)]);
    // x2 of number
    t[9] = s.call(t[8], &[Int(10)]);
    // x3 of number
    t[10] = s.call(t[9], &[Int(4)]);
    // x4 of number
    t[11] = s.arc(&LBIND, &[Arg::arc(&RBIND), Arg::arc(&SUBTRACT)]);
    // x5 of number
    t[12] = s.call(t[11], &[Int(10)]);
    // x6 of number
    t[13] = s.call(t[12], &[Int(4)]);
    // x7 of number
    t[14] = s.arc(&ASTUPLE, &[t[10], t[13]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[7], &[], "shifts", false);
    s.output(t[14], &[], "number", false);
}
}

#[rustfmt::skip]
mod differs_poison {
//! differs_poison: 35 steps, 3 outputs, 8 scores. Content c14951fe5cfc5c334d7c9b38a9b90378.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 36];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of colors
    t[1] = s.tok(&PALETTE_T, &[I]);
    // x2 of colors
    t[2] = s.tok(&PALETTE_T, &[C]);
    // x3 of colors
    t[3] = s.tok(&DIFFERENCE, &[t[2], t[1]]);
    // x4 of colors
    t[4] = s.tok(&SIZE, &[t[3]]);
    // x5 of colors
    t[5] = s.tok(&ASTUPLE, &[t[4], t[3]]);
    // x1 of shape
    t[6] = s.tok(&SHAPE_T, &[I]);
    // x2 of shape
    t[7] = s.tok(&SHAPE_T, &[C]);
    // x3 of shape
    t[8] = s.tok(&EQUALITY, &[t[6], t[7]]);
    // x4 of shape
    t[9] = s.tok(&ASTUPLE, &[t[8], t[7]]);
    // x1 of copy
    t[10] = s.arc(&IDENTITY, &[I]);
    // x1 of colors
    t[11] = s.tok(&PALETTE_T, &[t[10]]);
    // x3 of colors
    t[12] = s.tok(&DIFFERENCE, &[t[2], t[11]]);
    // x4 of colors
    t[13] = s.tok(&SIZE, &[t[12]]);
    // x5 of colors
    t[14] = s.tok(&ASTUPLE, &[t[13], t[12]]);
    // x1 of shape
    t[15] = s.tok(&SHAPE_T, &[t[10]]);
    // x3 of shape
    t[16] = s.tok(&EQUALITY, &[t[15], t[7]]);
    // x4 of shape
    t[17] = s.tok(&ASTUPLE, &[t[16], t[7]]);
    // x1 of fails
    t[18] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x2 of fails
    t[19] = s.arc(&FIRST, &[t[18]]);
    // O of fails
    t[20] = s.arc(&CANVAS, &[Int(0), t[19]]);
    // x1 of colors
    t[21] = s.tok(&PALETTE_T, &[t[20]]);
    // x3 of colors
    t[22] = s.tok(&DIFFERENCE, &[t[2], t[21]]);
    // x4 of colors
    t[23] = s.tok(&SIZE, &[t[22]]);
    // x5 of colors
    t[24] = s.tok(&ASTUPLE, &[t[23], t[22]]);
    // x1 of shape
    t[25] = s.tok(&SHAPE_T, &[t[20]]);
    // x3 of shape
    t[26] = s.tok(&EQUALITY, &[t[25], t[7]]);
    // x4 of shape
    t[27] = s.tok(&ASTUPLE, &[t[26], t[7]]);
    // x1 of number
    t[28] = s.arc(&HEIGHT, &[I]);
    // x1 of colors
    t[29] = s.tok(&PALETTE_T, &[t[28]]);
    // x3 of colors
    t[30] = s.tok(&DIFFERENCE, &[t[2], t[29]]);
    // x4 of colors
    t[31] = s.tok(&SIZE, &[t[30]]);
    // x5 of colors
    t[32] = s.tok(&ASTUPLE, &[t[31], t[30]]);
    // x1 of shape
    t[33] = s.tok(&SHAPE_T, &[t[28]]);
    // x3 of shape
    t[34] = s.tok(&EQUALITY, &[t[33], t[7]]);
    // x4 of shape
    t[35] = s.tok(&ASTUPLE, &[t[34], t[7]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[10], &[], "copy", false);
    s.output(t[20], &[], "fails", false);
    s.output(t[28], &[], "number", false);
    s.score(t[5], &[], None, "colors");
    s.score(t[9], &[], None, "shape");
    s.score(t[14], &[t[10], t[11]], Some("copy"), "colors");
    s.score(t[17], &[t[10], t[15]], Some("copy"), "shape");
    s.score(t[24], &[t[20], t[21]], Some("fails"), "colors");
    s.score(t[27], &[t[20], t[25]], Some("fails"), "shape");
    s.score(t[32], &[t[28], t[29]], Some("number"), "colors");
    s.score(t[35], &[t[28], t[33]], Some("number"), "shape");
}
}

#[rustfmt::skip]
mod differs_default {
//! differs_default: 35 steps, 3 outputs, 8 scores. Content c14951fe5cfc5c334d7c9b38a9b90378.
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
    let t = &mut [I; 36];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of colors
    t[1] = s.tok(&PALETTE_T, &[I]);
    // x2 of colors
    t[2] = s.tok(&PALETTE_T, &[C]);
    // x3 of colors
    t[3] = s.tok(&DIFFERENCE, &[t[2], t[1]]);
    // x4 of colors
    t[4] = s.tok(&SIZE, &[t[3]]);
    // x5 of colors
    t[5] = s.tok(&ASTUPLE, &[t[4], t[3]]);
    // x1 of shape
    t[6] = s.tok(&SHAPE_T, &[I]);
    // x2 of shape
    t[7] = s.tok(&SHAPE_T, &[C]);
    // x3 of shape
    t[8] = s.tok(&EQUALITY, &[t[6], t[7]]);
    // x4 of shape
    t[9] = s.tok(&ASTUPLE, &[t[8], t[7]]);
    // x1 of copy
    t[10] = s.arc(&IDENTITY, &[I]);
    // x1 of colors
    t[11] = s.tok(&PALETTE_T, &[t[10]]);
    // x3 of colors
    t[12] = s.tok(&DIFFERENCE, &[t[2], t[11]]);
    // x4 of colors
    t[13] = s.tok(&SIZE, &[t[12]]);
    // x5 of colors
    t[14] = s.tok(&ASTUPLE, &[t[13], t[12]]);
    // x1 of shape
    t[15] = s.tok(&SHAPE_T, &[t[10]]);
    // x3 of shape
    t[16] = s.tok(&EQUALITY, &[t[15], t[7]]);
    // x4 of shape
    t[17] = s.tok(&ASTUPLE, &[t[16], t[7]]);
    // x1 of fails
    t[18] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x2 of fails
    t[19] = s.arc(&FIRST, &[t[18]]);
    // O of fails
    t[20] = s.arc(&CANVAS, &[Int(0), t[19]]);
    // x1 of colors
    t[21] = s.tok(&PALETTE_T, &[t[20]]);
    // x3 of colors
    t[22] = s.tok(&DIFFERENCE, &[t[2], t[21]]);
    // x4 of colors
    t[23] = s.tok(&SIZE, &[t[22]]);
    // x5 of colors
    t[24] = s.tok(&ASTUPLE, &[t[23], t[22]]);
    // x1 of shape
    t[25] = s.tok(&SHAPE_T, &[t[20]]);
    // x3 of shape
    t[26] = s.tok(&EQUALITY, &[t[25], t[7]]);
    // x4 of shape
    t[27] = s.tok(&ASTUPLE, &[t[26], t[7]]);
    // x1 of number
    t[28] = s.arc(&HEIGHT, &[I]);
    // x1 of colors
    t[29] = s.tok(&PALETTE_T, &[t[28]]);
    // x3 of colors
    t[30] = s.tok(&DIFFERENCE, &[t[2], t[29]]);
    // x4 of colors
    t[31] = s.tok(&SIZE, &[t[30]]);
    // x5 of colors
    t[32] = s.tok(&ASTUPLE, &[t[31], t[30]]);
    // x1 of shape
    t[33] = s.tok(&SHAPE_T, &[t[28]]);
    // x3 of shape
    t[34] = s.tok(&EQUALITY, &[t[33], t[7]]);
    // x4 of shape
    t[35] = s.tok(&ASTUPLE, &[t[34], t[7]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[10], &[], "copy", false);
    s.output(t[20], &[], "fails", false);
    s.output(t[28], &[], "number", false);
    s.score(t[5], &[], None, "colors");
    s.score(t[9], &[], None, "shape");
    s.score(t[14], &[], Some("copy"), "colors");
    s.score(t[17], &[], Some("copy"), "shape");
    s.score(t[24], &[], Some("fails"), "colors");
    s.score(t[27], &[], Some("fails"), "shape");
    s.score(t[32], &[], Some("number"), "colors");
    s.score(t[35], &[], Some("number"), "shape");
}
}

#[rustfmt::skip]
mod differs_functions_poison {
//! differs_functions_poison: 16 steps, 1 outputs, 4 scores. Content 245ebd52eeded287e859e790decc9fd9.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 17];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of made
    t[1] = s.tok(&RBIND, &[Arg::tok(&ADD), Int(1)]);
    // x2 of made
    t[2] = s.tok(&GET_NTH_T, &[I, Int(-1)]);
    // x3 of made
    t[3] = s.tok(&EQUALITY, &[t[1], t[2]]);
    // x4 of made
    t[4] = s.tok(&EQUALITY, &[t[2], t[2]]);
    // x5 of made
    t[5] = s.tok(&ASTUPLE, &[t[3], t[4]]);
    // x1 of guarded
    t[6] = s.tok(&DIVIDE, &[Int(1), Int(0)]);
    // x2 of guarded
    t[7] = s.tok(&SIZE, &[I]);
    // x1 of function
    t[8] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x2 of function
    t[9] = s.arc(&EQUALITY, &[t[8], t[8]]);
    // x3 of function
    t[10] = s.call(t[8], &[t[9]]);
    // x4 of function
    t[11] = s.arc(&ASTUPLE, &[t[10], t[8]]);
    // x2 of made
    t[12] = s.tok(&GET_NTH_T, &[t[11], Int(-1)]);
    // x3 of made
    t[13] = s.tok(&EQUALITY, &[t[1], t[12]]);
    // x4 of made
    t[14] = s.tok(&EQUALITY, &[t[12], t[12]]);
    // x5 of made
    t[15] = s.tok(&ASTUPLE, &[t[13], t[14]]);
    // x2 of guarded
    t[16] = s.tok(&SIZE, &[t[11]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[11], &[], "function", false);
    s.score(t[5], &[], None, "made");
    s.score(t[7], &[t[6]], None, "guarded");
    s.score(t[15], &[t[11]], Some("function"), "made");
    s.score(t[16], &[t[11], t[6]], Some("function"), "guarded");
}
}

#[rustfmt::skip]
mod differs_functions_default {
//! differs_functions_default: 15 steps, 1 outputs, 4 scores. Content 5f1acb0a074d137d5bb016da7ceeb485.
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
    let t = &mut [I; 16];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of made
    t[1] = s.tok(&RBIND, &[Arg::tok(&ADD), Int(1)]);
    // x2 of made
    t[2] = s.tok(&GET_NTH_T, &[I, Int(-1)]);
    // x3 of made
    t[3] = s.tok(&EQUALITY, &[t[1], t[2]]);
    // x4 of made
    t[4] = s.tok(&EQUALITY, &[t[2], t[2]]);
    // x5 of made
    t[5] = s.tok(&ASTUPLE, &[t[3], t[4]]);
    // x2 of guarded
    t[6] = s.tok(&SIZE, &[I]);
    // x1 of function
    t[7] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x2 of function
    t[8] = s.arc(&EQUALITY, &[t[7], t[7]]);
    // x3 of function
    t[9] = s.call(t[7], &[t[8]]);
    // x4 of function
    t[10] = s.arc(&ASTUPLE, &[t[9], t[7]]);
    // x2 of made
    t[11] = s.tok(&GET_NTH_T, &[t[10], Int(-1)]);
    // x3 of made
    t[12] = s.tok(&EQUALITY, &[t[1], t[11]]);
    // x4 of made
    t[13] = s.tok(&EQUALITY, &[t[11], t[11]]);
    // x5 of made
    t[14] = s.tok(&ASTUPLE, &[t[12], t[13]]);
    // x2 of guarded
    t[15] = s.tok(&SIZE, &[t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[10], &[], "function", false);
    s.score(t[5], &[], None, "made");
    s.score(t[6], &[], None, "guarded");
    s.score(t[14], &[t[10]], Some("function"), "made");
    s.score(t[15], &[], Some("function"), "guarded");
}
}

#[rustfmt::skip]
mod empty_grid_poison {
//! empty_grid_poison: 6 steps, 3 outputs, 0 scores. Content 79b63f7820b0c2884a2aa6f9b2eb3579.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of shape
    t[1] = s.arc(&SHAPE, &[I]);
    // x2 of shape
    t[2] = s.arc(&EQUALITY, &[I, Text("()")]);
    // x3 of shape
    t[3] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x1 of objects
    t[4] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of objects
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x1 of truth
    t[6] = s.arc(&BRANCH, &[I, Int(1), Int(2)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "shape", false);
    s.output(t[5], &[], "objects", false);
    s.output(t[6], &[], "truth", false);
}
}

#[rustfmt::skip]
mod empty_grid_default {
//! empty_grid_default: 6 steps, 3 outputs, 0 scores. Content 79b63f7820b0c2884a2aa6f9b2eb3579.
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
    // x1 of shape
    t[1] = s.arc(&SHAPE, &[I]);
    // x2 of shape
    t[2] = s.arc(&EQUALITY, &[I, Text("()")]);
    // x3 of shape
    t[3] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x1 of objects
    t[4] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of objects
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x1 of truth
    t[6] = s.arc(&BRANCH, &[I, Int(1), Int(2)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "shape", false);
    s.output(t[5], &[], "objects", false);
    s.output(t[6], &[], "truth", false);
}
}

#[rustfmt::skip]
mod error_arguments_poison {
//! error_arguments_poison: 8 steps, 4 outputs, 0 scores. Content a2edf322f81e88e566dff2e6130c091b.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of few
    t[1] = s.arc(&RBIND, &[Arg::arc(&REPLACE), Int(1)]);
    // x2 of few
    t[2] = s.call(t[1], &[I]);
    // x1 of many
    t[3] = s.arc(&COMPOSE, &[Arg::arc(&ROT90), Arg::arc(&ROT90)]);
    // x2 of many
    t[4] = s.call(t[3], &[I, I]);
    // x1 of one_bound
    t[5] = s.arc(&LBIND, &[Arg::arc(&SIZE), I]);
    // x2 of one_bound
    t[6] = s.call(t[5], &[Int(1), Int(2), Int(3)]);
    // x1 of alias
    t[7] = s.arc(&BRANCH, &[Int(1), Arg::arc(&CROP), I]);
    // x2 of alias
    t[8] = s.call(t[7], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "few", false);
    s.output(t[4], &[], "many", false);
    s.output(t[6], &[], "one_bound", true);
    s.output(t[8], &[], "alias", false);
}
}

#[rustfmt::skip]
mod error_arguments_default {
//! error_arguments_default: 8 steps, 4 outputs, 0 scores. Content a2edf322f81e88e566dff2e6130c091b.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of few
    t[1] = s.arc(&RBIND, &[Arg::arc(&REPLACE), Int(1)]);
    // x2 of few
    t[2] = s.call(t[1], &[I]);
    // x1 of many
    t[3] = s.arc(&COMPOSE, &[Arg::arc(&ROT90), Arg::arc(&ROT90)]);
    // x2 of many
    t[4] = s.call(t[3], &[I, I]);
    // x1 of one_bound
    t[5] = s.arc(&LBIND, &[Arg::arc(&SIZE), I]);
    // x2 of one_bound
    t[6] = s.call(t[5], &[Int(1), Int(2), Int(3)]);
    // x1 of alias
    t[7] = s.arc(&BRANCH, &[Int(1), Arg::arc(&CROP), I]);
    // x2 of alias
    t[8] = s.call(t[7], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "few", false);
    s.output(t[4], &[], "many", false);
    s.output(t[6], &[], "one_bound", true);
    s.output(t[8], &[], "alias", false);
}
}

#[rustfmt::skip]
mod error_call_poison {
//! error_call_poison: 6 steps, 3 outputs, 0 scores. Content 03dbf8b693cc389ddf6b192cd8dc6338.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of number
    t[1] = s.arc(&HEIGHT, &[I]);
    // x2 of number
    t[2] = s.call(t[1], &[I]);
    // x1 of grid
    t[3] = s.call(I, &[Int(1)]);
    // x1 of sometimes
    t[4] = s.arc(&SQUARE, &[I]);
    // x2 of sometimes
    t[5] = s.arc(&BRANCH, &[t[4], Arg::arc(&ROT90), Int(1)]);
    // O of sometimes
    t[6] = s.call(t[5], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "number", false);
    s.output(t[3], &[], "grid", false);
    s.output(t[6], &[], "sometimes", false);
}
}

#[rustfmt::skip]
mod error_call_default {
//! error_call_default: 6 steps, 3 outputs, 0 scores. Content 03dbf8b693cc389ddf6b192cd8dc6338.
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
    // x1 of number
    t[1] = s.arc(&HEIGHT, &[I]);
    // x2 of number
    t[2] = s.call(t[1], &[I]);
    // x1 of grid
    t[3] = s.call(I, &[Int(1)]);
    // x1 of sometimes
    t[4] = s.arc(&SQUARE, &[I]);
    // x2 of sometimes
    t[5] = s.arc(&BRANCH, &[t[4], Arg::arc(&ROT90), Int(1)]);
    // O of sometimes
    t[6] = s.call(t[5], &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "number", false);
    s.output(t[3], &[], "grid", false);
    s.output(t[6], &[], "sometimes", false);
}
}

#[rustfmt::skip]
mod error_earliest_poison {
//! error_earliest_poison: 4 steps, 3 outputs, 0 scores. Content 39d72cd645a232b32d756d039c5ff723.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of there, y2 of back, z3 of between
    t[1] = s.arc(&FIRST, &[Int(1)]);
    // x2 of there, y1 of back, z2 of between
    t[2] = s.arc(&DIVIDE, &[Int(1), Int(0)]);
    // x3 of there, y3 of back
    t[3] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // z1 of between
    t[4] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "there", false);
    s.output(t[3], &[t[2]], "back", false);
    s.output(t[4], &[t[4], t[2], t[1]], "between", false);
}
}

#[rustfmt::skip]
mod error_empty_poison {
//! error_empty_poison: 6 steps, 2 outputs, 0 scores. Content 0e954dab7c9e1b1ad454ef941ba1b622.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of largest
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of largest
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // O of largest
    t[3] = s.arc(&FILL, &[I, Int(1), t[2]]);
    // x1 of first
    t[4] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x2 of first
    t[5] = s.arc(&FIRST, &[t[4]]);
    // x3 of first
    t[6] = s.arc(&ADD, &[t[5], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "largest", false);
    s.output(t[6], &[], "first", false);
}
}

#[rustfmt::skip]
mod error_empty_default {
//! error_empty_default: 6 steps, 2 outputs, 0 scores. Content 0e954dab7c9e1b1ad454ef941ba1b622.
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
    // x1 of largest
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of largest
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // O of largest
    t[3] = s.arc(&FILL, &[I, Int(1), t[2]]);
    // x1 of first
    t[4] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x2 of first
    t[5] = s.arc(&FIRST, &[t[4]]);
    // x3 of first
    t[6] = s.arc(&ADD, &[t[5], Pair(1, 1)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "largest", false);
    s.output(t[6], &[], "first", false);
}
}

#[rustfmt::skip]
mod error_index_poison {
//! error_index_poison: 3 steps, 1 outputs, 0 scores. Content 650b69cc59bb4dd366f4241fbda74882.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of index
    t[1] = s.arc(&TOPHALF, &[I]);
    // x2 of index
    t[2] = s.arc(&CELLWISE, &[I, t[1], Int(0)]);
    // x3 of index
    t[3] = s.arc(&VCONCAT, &[I, t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "index", false);
}
}

#[rustfmt::skip]
mod error_index_default {
//! error_index_default: 3 steps, 1 outputs, 0 scores. Content 650b69cc59bb4dd366f4241fbda74882.
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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of index
    t[1] = s.arc(&TOPHALF, &[I]);
    // x2 of index
    t[2] = s.arc(&CELLWISE, &[I, t[1], Int(0)]);
    // x3 of index
    t[3] = s.arc(&VCONCAT, &[I, t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "index", false);
}
}

#[rustfmt::skip]
mod error_inside_poison {
//! error_inside_poison: 8 steps, 2 outputs, 0 scores. Content 615544ec63cb851c0a0b769f62316429.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of apply
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of apply
    t[2] = s.arc(&INSERT, &[Text("()"), t[1]]);
    // x3 of apply
    t[3] = s.arc(&APPLY, &[Arg::arc(&SIZE), t[2]]);
    // x4 of apply
    t[4] = s.arc(&COMPOSE, &[Arg::arc(&FIRST), Arg::arc(&TOTUPLE)]);
    // x5 of apply
    t[5] = s.arc(&APPLY, &[t[4], t[2]]);
    // x1 of filter
    t[6] = s.arc(&RBIND, &[Arg::arc(&DIVIDE), Int(0)]);
    // x2 of filter
    t[7] = s.arc(&FIRST, &[I]);
    // x3 of filter
    t[8] = s.arc(&SFILTER, &[t[7], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[t[1], t[2], t[3]], "apply", false);
    s.output(t[8], &[], "filter", false);
}
}

#[rustfmt::skip]
mod error_inside_default {
//! error_inside_default: 7 steps, 2 outputs, 0 scores. Content f270988c17b6cda0ef6199f72abfa39e.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of apply
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of apply
    t[2] = s.arc(&INSERT, &[Text("()"), t[1]]);
    // x4 of apply
    t[3] = s.arc(&COMPOSE, &[Arg::arc(&FIRST), Arg::arc(&TOTUPLE)]);
    // x5 of apply
    t[4] = s.arc(&APPLY, &[t[3], t[2]]);
    // x1 of filter
    t[5] = s.arc(&RBIND, &[Arg::arc(&DIVIDE), Int(0)]);
    // x2 of filter
    t[6] = s.arc(&FIRST, &[I]);
    // x3 of filter
    t[7] = s.arc(&SFILTER, &[t[6], t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "apply", false);
    s.output(t[7], &[], "filter", false);
}
}

#[rustfmt::skip]
mod error_limit_poison {
//! error_limit_poison: 6 steps, 3 outputs, 0 scores. Content 2aadbcc744dad46b1a1c072ebbce01b3.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of canvas
    t[1] = s.arc(&CANVAS, &[Int(0), Pair(100000, 100000)]);
    // x2 of canvas
    t[2] = s.arc(&HEIGHT, &[t[1]]);
    // x1 of upscale
    t[3] = s.arc(&UPSCALE, &[I, Int(1000)]);
    // x2 of upscale
    t[4] = s.arc(&FIRST, &[t[3]]);
    // x3 of upscale
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x1 of bystander
    t[6] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "canvas", false);
    s.output(t[5], &[], "upscale", false);
    s.output(t[6], &[], "bystander", false);
}
}

#[rustfmt::skip]
mod error_limit_default {
//! error_limit_default: 6 steps, 3 outputs, 0 scores. Content 2aadbcc744dad46b1a1c072ebbce01b3.
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
    // x1 of canvas
    t[1] = s.arc(&CANVAS, &[Int(0), Pair(100000, 100000)]);
    // x2 of canvas
    t[2] = s.arc(&HEIGHT, &[t[1]]);
    // x1 of upscale
    t[3] = s.arc(&UPSCALE, &[I, Int(1000)]);
    // x2 of upscale
    t[4] = s.arc(&FIRST, &[t[3]]);
    // x3 of upscale
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x1 of bystander
    t[6] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "canvas", false);
    s.output(t[5], &[], "upscale", false);
    s.output(t[6], &[], "bystander", false);
}
}

#[rustfmt::skip]
mod error_overflow_poison {
//! error_overflow_poison: 6 steps, 2 outputs, 0 scores. Content cf5742a6e774a8599d9a65ba3c8fcffa.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of grow
    t[1] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(62)]);
    // x2 of grow
    t[2] = s.arc(&HEIGHT, &[I]);
    // x3 of grow
    t[3] = s.call(t[1], &[t[2]]);
    // x4 of grow
    t[4] = s.arc(&SUBTRACT, &[t[3], Int(1)]);
    // x1 of negate
    t[5] = s.arc(&INVERT, &[Int(-9223372036854775808)]);
    // x2 of negate
    t[6] = s.arc(&INCREMENT, &[t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "grow", false);
    s.output(t[6], &[], "negate", false);
}
}

#[rustfmt::skip]
mod error_overflow_default {
//! error_overflow_default: 6 steps, 2 outputs, 0 scores. Content cf5742a6e774a8599d9a65ba3c8fcffa.
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
    // x1 of grow
    t[1] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(62)]);
    // x2 of grow
    t[2] = s.arc(&HEIGHT, &[I]);
    // x3 of grow
    t[3] = s.call(t[1], &[t[2]]);
    // x4 of grow
    t[4] = s.arc(&SUBTRACT, &[t[3], Int(1)]);
    // x1 of negate
    t[5] = s.arc(&INVERT, &[Int(-9223372036854775808)]);
    // x2 of negate
    t[6] = s.arc(&INCREMENT, &[t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "grow", false);
    s.output(t[6], &[], "negate", false);
}
}

#[rustfmt::skip]
mod error_type_poison {
//! error_type_poison: 3 steps, 1 outputs, 0 scores. Content e1eef94b6606b103acb9b75f2839e3f8.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of type
    t[1] = s.arc(&HEIGHT, &[I]);
    // x2 of type
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of type
    t[3] = s.arc(&HMIRROR, &[t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "type", false);
}
}

#[rustfmt::skip]
mod error_type_default {
//! error_type_default: 3 steps, 1 outputs, 0 scores. Content e1eef94b6606b103acb9b75f2839e3f8.
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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of type
    t[1] = s.arc(&HEIGHT, &[I]);
    // x2 of type
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of type
    t[3] = s.arc(&HMIRROR, &[t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "type", false);
}
}

#[rustfmt::skip]
mod error_work_poison {
//! error_work_poison: 8 steps, 2 outputs, 0 scores. Content 7d7e9d261a3d443b22d07492db0dce84.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of product
    t[1] = s.arc(&INTERVAL, &[Int(0), Int(500), Int(1)]);
    // x2 of product
    t[2] = s.arc(&PRODUCT, &[t[1], t[1]]);
    // x3 of product
    t[3] = s.arc(&PRODUCT, &[t[2], t[2]]);
    // x4 of product
    t[4] = s.arc(&SIZE, &[t[3]]);
    // x1 of doubling
    t[5] = s.arc(&FORK, &[Arg::arc(&COMBINE), Arg::arc(&IDENTITY), Arg::arc(&IDENTITY)]);
    // x2 of doubling
    t[6] = s.arc(&POWER, &[t[5], Int(30)]);
    // x3 of doubling
    t[7] = s.call(t[6], &[I]);
    // x4 of doubling
    t[8] = s.arc(&SIZE, &[t[7]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "product", false);
    s.output(t[8], &[], "doubling", false);
}
}

#[rustfmt::skip]
mod error_work_default {
//! error_work_default: 8 steps, 2 outputs, 0 scores. Content 7d7e9d261a3d443b22d07492db0dce84.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of product
    t[1] = s.arc(&INTERVAL, &[Int(0), Int(500), Int(1)]);
    // x2 of product
    t[2] = s.arc(&PRODUCT, &[t[1], t[1]]);
    // x3 of product
    t[3] = s.arc(&PRODUCT, &[t[2], t[2]]);
    // x4 of product
    t[4] = s.arc(&SIZE, &[t[3]]);
    // x1 of doubling
    t[5] = s.arc(&FORK, &[Arg::arc(&COMBINE), Arg::arc(&IDENTITY), Arg::arc(&IDENTITY)]);
    // x2 of doubling
    t[6] = s.arc(&POWER, &[t[5], Int(30)]);
    // x3 of doubling
    t[7] = s.call(t[6], &[I]);
    // x4 of doubling
    t[8] = s.arc(&SIZE, &[t[7]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "product", false);
    s.output(t[8], &[], "doubling", false);
}
}

#[rustfmt::skip]
mod error_zero_poison {
//! error_zero_poison: 6 steps, 2 outputs, 0 scores. Content 8cf72d1b05c058dd4596daf333171c35.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of divide
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of divide
    t[2] = s.arc(&SIZE, &[t[1]]);
    // x3 of divide
    t[3] = s.arc(&DIVIDE, &[Int(10), t[2]]);
    // x4 of divide
    t[4] = s.arc(&CANVAS, &[t[3], Pair(1, 1)]);
    // x1 of downscale
    t[5] = s.arc(&SUBTRACT, &[Int(2), Int(2)]);
    // O of downscale
    t[6] = s.arc(&DOWNSCALE, &[I, t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "divide", false);
    s.output(t[6], &[], "downscale", false);
}
}

#[rustfmt::skip]
mod error_zero_default {
//! error_zero_default: 6 steps, 2 outputs, 0 scores. Content 8cf72d1b05c058dd4596daf333171c35.
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
    // x1 of divide
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of divide
    t[2] = s.arc(&SIZE, &[t[1]]);
    // x3 of divide
    t[3] = s.arc(&DIVIDE, &[Int(10), t[2]]);
    // x4 of divide
    t[4] = s.arc(&CANVAS, &[t[3], Pair(1, 1)]);
    // x1 of downscale
    t[5] = s.arc(&SUBTRACT, &[Int(2), Int(2)]);
    // O of downscale
    t[6] = s.arc(&DOWNSCALE, &[I, t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "divide", false);
    s.output(t[6], &[], "downscale", false);
}
}

#[rustfmt::skip]
mod fork_matcher_poison {
//! fork_matcher_poison: 11 steps, 2 outputs, 0 scores. Content 5fd6f8a970332b5ecb7b1367aa1341b3.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 12];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of squares, x1 of count
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of squares
    t[2] = s.arc(&FORK, &[Arg::arc(&EQUALITY), Arg::arc(&HEIGHT), Arg::arc(&WIDTH)]);
    // x3 of squares
    t[3] = s.arc(&SFILTER, &[t[1], t[2]]);
    // x4 of squares
    t[4] = s.arc(&MATCHER, &[Arg::arc(&SIZE), Int(1)]);
    // x5 of squares
    t[5] = s.arc(&COMPOSE, &[Arg::arc(&FLIP), t[4]]);
    // x6 of squares
    t[6] = s.arc(&FORK, &[Arg::arc(&BOTH), t[2], t[5]]);
    // x7 of squares
    t[7] = s.arc(&MFILTER, &[t[1], t[6]]);
    // O of squares
    t[8] = s.arc(&FILL, &[I, Int(8), t[7]]);
    // x2 of count
    t[9] = s.arc(&MATCHER, &[Arg::arc(&COLOR), Int(2)]);
    // x3 of count
    t[10] = s.arc(&SFILTER, &[t[1], t[9]]);
    // x4 of count
    t[11] = s.arc(&SIZE, &[t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[8], &[t[1], t[2], t[3]], "squares", false);
    s.output(t[11], &[], "count", false);
}
}

#[rustfmt::skip]
mod fork_matcher_default {
//! fork_matcher_default: 10 steps, 2 outputs, 0 scores. Content 7de49f95bc2b3f2f578c46bd6bd6ff5b.
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
    let t = &mut [I; 11];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of squares, x1 of count
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of squares
    t[2] = s.arc(&FORK, &[Arg::arc(&EQUALITY), Arg::arc(&HEIGHT), Arg::arc(&WIDTH)]);
    // x4 of squares
    t[3] = s.arc(&MATCHER, &[Arg::arc(&SIZE), Int(1)]);
    // x5 of squares
    t[4] = s.arc(&COMPOSE, &[Arg::arc(&FLIP), t[3]]);
    // x6 of squares
    t[5] = s.arc(&FORK, &[Arg::arc(&BOTH), t[2], t[4]]);
    // x7 of squares
    t[6] = s.arc(&MFILTER, &[t[1], t[5]]);
    // O of squares
    t[7] = s.arc(&FILL, &[I, Int(8), t[6]]);
    // x2 of count
    t[8] = s.arc(&MATCHER, &[Arg::arc(&COLOR), Int(2)]);
    // x3 of count
    t[9] = s.arc(&SFILTER, &[t[1], t[8]]);
    // x4 of count
    t[10] = s.arc(&SIZE, &[t[9]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[7], &[], "squares", false);
    s.output(t[10], &[], "count", false);
}
}

#[rustfmt::skip]
mod function_identity_poison {
//! function_identity_poison: 15 steps, 2 outputs, 0 scores. Content 5c4f41e25e2e9331aed2db6db577afef.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 16];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of same
    t[1] = s.arc(&EQUALITY, &[Arg::arc(&SIZE), Arg::arc(&SIZE)]);
    // x2 of same
    t[2] = s.arc(&EQUALITY, &[Arg::arc(&SIZE), Arg::arc(&HEIGHT)]);
    // x3 of same, x1 of again
    t[3] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x4 of same, x2 of again
    t[4] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x5 of same
    t[5] = s.arc(&EQUALITY, &[t[3], t[4]]);
    // x6 of same
    t[6] = s.arc(&EQUALITY, &[t[3], t[3]]);
    // x7 of same
    t[7] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x8 of same
    t[8] = s.arc(&ASTUPLE, &[t[5], t[6]]);
    // x9 of same
    t[9] = s.arc(&ASTUPLE, &[t[7], t[8]]);
    // x3 of again
    t[10] = s.arc(&INITSET, &[t[3]]);
    // x4 of again
    t[11] = s.arc(&INSERT, &[t[4], t[10]]);
    // x5 of again
    t[12] = s.arc(&INSERT, &[t[3], t[11]]);
    // x6 of again
    t[13] = s.arc(&SIZE, &[t[12]]);
    // x7 of again
    t[14] = s.arc(&RAPPLY, &[t[12], Int(2)]);
    // x8 of again
    t[15] = s.arc(&ASTUPLE, &[t[13], t[14]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "same", false);
    s.output(t[15], &[], "again", false);
}
}

#[rustfmt::skip]
mod function_identity_default {
//! function_identity_default: 15 steps, 2 outputs, 0 scores. Content 5c4f41e25e2e9331aed2db6db577afef.
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
    let t = &mut [I; 16];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of same
    t[1] = s.arc(&EQUALITY, &[Arg::arc(&SIZE), Arg::arc(&SIZE)]);
    // x2 of same
    t[2] = s.arc(&EQUALITY, &[Arg::arc(&SIZE), Arg::arc(&HEIGHT)]);
    // x3 of same, x1 of again
    t[3] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x4 of same, x2 of again
    t[4] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // x5 of same
    t[5] = s.arc(&EQUALITY, &[t[3], t[4]]);
    // x6 of same
    t[6] = s.arc(&EQUALITY, &[t[3], t[3]]);
    // x7 of same
    t[7] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x8 of same
    t[8] = s.arc(&ASTUPLE, &[t[5], t[6]]);
    // x9 of same
    t[9] = s.arc(&ASTUPLE, &[t[7], t[8]]);
    // x3 of again
    t[10] = s.arc(&INITSET, &[t[3]]);
    // x4 of again
    t[11] = s.arc(&INSERT, &[t[4], t[10]]);
    // x5 of again
    t[12] = s.arc(&INSERT, &[t[3], t[11]]);
    // x6 of again
    t[13] = s.arc(&SIZE, &[t[12]]);
    // x7 of again
    t[14] = s.arc(&RAPPLY, &[t[12], Int(2)]);
    // x8 of again
    t[15] = s.arc(&ASTUPLE, &[t[13], t[14]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "same", false);
    s.output(t[15], &[], "again", false);
}
}

#[rustfmt::skip]
mod function_keywords_poison {
//! function_keywords_poison: 5 steps, 1 outputs, 0 scores. Content 775c2ce154c4b81775312377a947f9f8.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 6];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of order
    t[1] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // inside order
    t[2] = s.arc(&FIRST, &[I]);
    // x2 of order
    t[3] = s.arc(&ORDER, &[t[2], t[1]]);
    // inside order
    t[4] = s.arc(&MATCHER, &[Arg::arc(&EVEN), Int(1)]);
    // x3 of order
    t[5] = s.arc(&SFILTER, &[t[3], t[4]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "order", false);
}
}

#[rustfmt::skip]
mod function_keywords_default {
//! function_keywords_default: 5 steps, 1 outputs, 0 scores. Content 775c2ce154c4b81775312377a947f9f8.
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
    let t = &mut [I; 6];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of order
    t[1] = s.arc(&RBIND, &[Arg::arc(&ADD), Int(1)]);
    // inside order
    t[2] = s.arc(&FIRST, &[I]);
    // x2 of order
    t[3] = s.arc(&ORDER, &[t[2], t[1]]);
    // inside order
    t[4] = s.arc(&MATCHER, &[Arg::arc(&EVEN), Int(1)]);
    // x3 of order
    t[5] = s.arc(&SFILTER, &[t[3], t[4]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "order", false);
}
}

#[rustfmt::skip]
mod function_output_poison {
//! function_output_poison: 4 steps, 3 outputs, 0 scores. Content 4a3efef4bfdf53b87930393a6e9f7dbe.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of bound
    t[1] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x1 of pair
    t[2] = s.arc(&COMPOSE, &[Arg::arc(&SIZE), Arg::arc(&PALETTE)]);
    // x2 of pair
    t[3] = s.call(t[2], &[I]);
    // x3 of pair
    t[4] = s.arc(&ASTUPLE, &[t[3], t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "bound", false);
    s.output(Arg::arc(&ROT90), &[], "op", false);
    s.output(t[4], &[], "pair", false);
}
}

#[rustfmt::skip]
mod function_output_default {
//! function_output_default: 4 steps, 3 outputs, 0 scores. Content 4a3efef4bfdf53b87930393a6e9f7dbe.
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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of bound
    t[1] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(1, 0)]);
    // x1 of pair
    t[2] = s.arc(&COMPOSE, &[Arg::arc(&SIZE), Arg::arc(&PALETTE)]);
    // x2 of pair
    t[3] = s.call(t[2], &[I]);
    // x3 of pair
    t[4] = s.arc(&ASTUPLE, &[t[3], t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "bound", false);
    s.output(Arg::arc(&ROT90), &[], "op", false);
    s.output(t[4], &[], "pair", false);
}
}

#[rustfmt::skip]
mod function_set_poison {
//! function_set_poison: 13 steps, 2 outputs, 0 scores. Content f4500f048b6c87467f68d5ebc360f923.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 14];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of all
    t[1] = s.arc(&INITSET, &[Arg::arc(&HMIRROR)]);
    // x2 of all
    t[2] = s.arc(&INSERT, &[Arg::arc(&VMIRROR), t[1]]);
    // x3 of all
    t[3] = s.arc(&INSERT, &[Arg::arc(&HMIRROR), t[2]]);
    // x4 of all
    t[4] = s.arc(&SIZE, &[t[3]]);
    // x5 of all
    t[5] = s.arc(&RAPPLY, &[t[3], I]);
    // x6 of all
    t[6] = s.arc(&ASTUPLE, &[t[4], t[5]]);
    // x1 of merged
    t[7] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(1)]);
    // x2 of merged
    t[8] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(2)]);
    // x3 of merged
    t[9] = s.arc(&INITSET, &[t[7]]);
    // x4 of merged
    t[10] = s.arc(&INSERT, &[t[8], t[9]]);
    // x5 of merged
    t[11] = s.arc(&RAPPLY, &[t[10], I]);
    // x6 of merged
    t[12] = s.arc(&MERGE, &[t[11]]);
    // O of merged
    t[13] = s.arc(&FILL, &[I, Int(5), t[12]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "all", false);
    s.output(t[13], &[], "merged", false);
}
}

#[rustfmt::skip]
mod function_set_default {
//! function_set_default: 13 steps, 2 outputs, 0 scores. Content f4500f048b6c87467f68d5ebc360f923.
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
    let t = &mut [I; 14];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of all
    t[1] = s.arc(&INITSET, &[Arg::arc(&HMIRROR)]);
    // x2 of all
    t[2] = s.arc(&INSERT, &[Arg::arc(&VMIRROR), t[1]]);
    // x3 of all
    t[3] = s.arc(&INSERT, &[Arg::arc(&HMIRROR), t[2]]);
    // x4 of all
    t[4] = s.arc(&SIZE, &[t[3]]);
    // x5 of all
    t[5] = s.arc(&RAPPLY, &[t[3], I]);
    // x6 of all
    t[6] = s.arc(&ASTUPLE, &[t[4], t[5]]);
    // x1 of merged
    t[7] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(1)]);
    // x2 of merged
    t[8] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(2)]);
    // x3 of merged
    t[9] = s.arc(&INITSET, &[t[7]]);
    // x4 of merged
    t[10] = s.arc(&INSERT, &[t[8], t[9]]);
    // x5 of merged
    t[11] = s.arc(&RAPPLY, &[t[10], I]);
    // x6 of merged
    t[12] = s.arc(&MERGE, &[t[11]]);
    // O of merged
    t[13] = s.arc(&FILL, &[I, Int(5), t[12]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "all", false);
    s.output(t[13], &[], "merged", false);
}
}

#[rustfmt::skip]
mod function_tuple_poison {
//! function_tuple_poison: 12 steps, 3 outputs, 0 scores. Content 088bc8d89a97bda96d65f9873bd8795f.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of pick
    t[1] = s.arc(&ASTUPLE, &[Arg::arc(&ROT90), Arg::arc(&ROT180)]);
    // x2 of pick
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of pick
    t[3] = s.arc(&LAST, &[t[1]]);
    // x4 of pick
    t[4] = s.arc(&COMPOSE, &[t[2], t[3]]);
    // O of pick
    t[5] = s.call(t[4], &[I]);
    // x1 of each
    t[6] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(1)]);
    // x2 of each
    t[7] = s.arc(&COMPOSE, &[Arg::arc(&SIZE), t[6]]);
    // x3 of each
    t[8] = s.arc(&ASTUPLE, &[t[7], Arg::arc(&NUMCOLORS)]);
    // x4 of each
    t[9] = s.arc(&RAPPLY, &[t[8], I]);
    // x1 of repeat
    t[10] = s.arc(&REPEAT, &[Arg::arc(&ROT90), Int(2)]);
    // x2 of repeat
    t[11] = s.arc(&RAPPLY, &[t[10], I]);
    // O of repeat
    t[12] = s.arc(&LAST, &[t[11]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "pick", false);
    s.output(t[9], &[], "each", false);
    s.output(t[12], &[], "repeat", false);
}
}

#[rustfmt::skip]
mod function_tuple_default {
//! function_tuple_default: 12 steps, 3 outputs, 0 scores. Content 088bc8d89a97bda96d65f9873bd8795f.
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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of pick
    t[1] = s.arc(&ASTUPLE, &[Arg::arc(&ROT90), Arg::arc(&ROT180)]);
    // x2 of pick
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of pick
    t[3] = s.arc(&LAST, &[t[1]]);
    // x4 of pick
    t[4] = s.arc(&COMPOSE, &[t[2], t[3]]);
    // O of pick
    t[5] = s.call(t[4], &[I]);
    // x1 of each
    t[6] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(1)]);
    // x2 of each
    t[7] = s.arc(&COMPOSE, &[Arg::arc(&SIZE), t[6]]);
    // x3 of each
    t[8] = s.arc(&ASTUPLE, &[t[7], Arg::arc(&NUMCOLORS)]);
    // x4 of each
    t[9] = s.arc(&RAPPLY, &[t[8], I]);
    // x1 of repeat
    t[10] = s.arc(&REPEAT, &[Arg::arc(&ROT90), Int(2)]);
    // x2 of repeat
    t[11] = s.arc(&RAPPLY, &[t[10], I]);
    // O of repeat
    t[12] = s.arc(&LAST, &[t[11]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[], "pick", false);
    s.output(t[9], &[], "each", false);
    s.output(t[12], &[], "repeat", false);
}
}

#[rustfmt::skip]
mod guards_poison {
//! guards_poison: 4 steps, 2 outputs, 0 scores. Content 185220aed458f20eff9842423c8dafa5.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of guarded
    t[1] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of guarded
    t[2] = s.arc(&FIRST, &[t[1]]);
    // x3 of guarded
    t[3] = s.arc(&ADD, &[t[2], Pair(1, 1)]);
    // O of guarded, O of free
    t[4] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[t[1], t[2], t[3]], "guarded", false);
    s.output(t[4], &[], "free", false);
}
}

#[rustfmt::skip]
mod guards_default {
//! guards_default: 1 steps, 2 outputs, 0 scores. Content b810c8b69990ff063b0fe3bdae929c80.
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
    let t = &mut [I; 2];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // O of guarded, O of free
    t[1] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "guarded", false);
    s.output(t[1], &[], "free", false);
}
}

#[rustfmt::skip]
mod guards_default_default {
//! guards_default_default: 8 steps, 3 outputs, 0 scores. Content 4925db6ee448a248d28857f92b724c63.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of call
    t[1] = s.arc(&NUMCOLORS, &[I]);
    // x2 of call
    t[2] = s.arc(&EQUALITY, &[t[1], Int(2)]);
    // x3 of call
    t[3] = s.arc(&BRANCH, &[t[2], Arg::arc(&ROT90), Int(1)]);
    // x4 of call
    t[4] = s.call(t[3], &[I]);
    // O of call, O of error
    t[5] = s.arc(&HMIRROR, &[I]);
    // x1 of limit
    t[6] = s.arc(&HEIGHT, &[I]);
    // x2 of limit
    t[7] = s.call(t[6], &[I]);
    // x3 of limit
    t[8] = s.arc(&CANVAS, &[Int(1), Pair(100000, 100000)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[5], &[t[1], t[2], t[3], t[4]], "call", false);
    s.output(t[5], &[], "error", false);
    s.output(t[8], &[t[6], t[7]], "limit", false);
}
}

#[rustfmt::skip]
mod guards_order_poison {
//! guards_order_poison: 4 steps, 2 outputs, 0 scores. Content 54d2768d5ba9f63e462cba48317807f5.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of before, x1 of behind
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of before, x2 of behind
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of before, x3 of behind
    t[3] = s.arc(&DIVIDE, &[Int(1), Int(0)]);
    // x4 of before, x4 of behind
    t[4] = s.arc(&FILL, &[I, Int(1), t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[t[1], t[2], t[3]], "before", false);
    s.output(t[4], &[t[1], t[3]], "behind", false);
}
}

#[rustfmt::skip]
mod higher_order_poison {
//! higher_order_poison: 20 steps, 4 outputs, 0 scores. Content 6f17bbf4a9ddf8efdd9d51bfb5d57d15.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 21];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of rows
    t[1] = s.arc(&RBIND, &[Arg::arc(&ORDER), Arg::arc(&IDENTITY)]);
    // x2 of rows
    t[2] = s.arc(&APPLY, &[t[1], I]);
    // x3 of rows
    t[3] = s.arc(&ORDER, &[t[2], Arg::arc(&FIRST)]);
    // x1 of pairs
    t[4] = s.arc(&FIRST, &[I]);
    // x2 of pairs
    t[5] = s.arc(&LAST, &[I]);
    // x3 of pairs
    t[6] = s.arc(&PAPPLY, &[Arg::arc(&ADD), t[4], t[5]]);
    // x4 of pairs
    t[7] = s.arc(&PRAPPLY, &[Arg::arc(&MULTIPLY), t[4], t[5]]);
    // x5 of pairs
    t[8] = s.arc(&ASTUPLE, &[t[6], t[7]]);
    // x1 of lines
    t[9] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of lines
    t[10] = s.arc(&TOTUPLE, &[t[9]]);
    // x3 of lines
    t[11] = s.arc(&OFCOLOR, &[I, Int(2)]);
    // x4 of lines
    t[12] = s.arc(&TOTUPLE, &[t[11]]);
    // x5 of lines
    t[13] = s.arc(&MPAPPLY, &[Arg::arc(&CONNECT), t[10], t[12]]);
    // O of lines
    t[14] = s.arc(&UNDERFILL, &[I, Int(4), t[13]]);
    // x1 of extreme
    t[15] = s.arc(&VALMAX, &[I, Arg::arc(&MAXIMUM)]);
    // x2 of extreme
    t[16] = s.arc(&RBIND, &[Arg::arc(&CONTAINED), I]);
    // x3 of extreme
    t[17] = s.arc(&MATCHER, &[Arg::arc(&FIRST), Int(1)]);
    // x4 of extreme
    t[18] = s.arc(&EXTRACT, &[I, t[17]]);
    // x5 of extreme
    t[19] = s.call(t[16], &[t[18]]);
    // x6 of extreme
    t[20] = s.arc(&ASTUPLE, &[t[15], t[19]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "rows", false);
    s.output(t[8], &[], "pairs", false);
    s.output(t[14], &[], "lines", false);
    s.output(t[20], &[], "extreme", false);
}
}

#[rustfmt::skip]
mod higher_order_default {
//! higher_order_default: 20 steps, 4 outputs, 0 scores. Content 6f17bbf4a9ddf8efdd9d51bfb5d57d15.
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
    let t = &mut [I; 21];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of rows
    t[1] = s.arc(&RBIND, &[Arg::arc(&ORDER), Arg::arc(&IDENTITY)]);
    // x2 of rows
    t[2] = s.arc(&APPLY, &[t[1], I]);
    // x3 of rows
    t[3] = s.arc(&ORDER, &[t[2], Arg::arc(&FIRST)]);
    // x1 of pairs
    t[4] = s.arc(&FIRST, &[I]);
    // x2 of pairs
    t[5] = s.arc(&LAST, &[I]);
    // x3 of pairs
    t[6] = s.arc(&PAPPLY, &[Arg::arc(&ADD), t[4], t[5]]);
    // x4 of pairs
    t[7] = s.arc(&PRAPPLY, &[Arg::arc(&MULTIPLY), t[4], t[5]]);
    // x5 of pairs
    t[8] = s.arc(&ASTUPLE, &[t[6], t[7]]);
    // x1 of lines
    t[9] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x2 of lines
    t[10] = s.arc(&TOTUPLE, &[t[9]]);
    // x3 of lines
    t[11] = s.arc(&OFCOLOR, &[I, Int(2)]);
    // x4 of lines
    t[12] = s.arc(&TOTUPLE, &[t[11]]);
    // x5 of lines
    t[13] = s.arc(&MPAPPLY, &[Arg::arc(&CONNECT), t[10], t[12]]);
    // O of lines
    t[14] = s.arc(&UNDERFILL, &[I, Int(4), t[13]]);
    // x1 of extreme
    t[15] = s.arc(&VALMAX, &[I, Arg::arc(&MAXIMUM)]);
    // x2 of extreme
    t[16] = s.arc(&RBIND, &[Arg::arc(&CONTAINED), I]);
    // x3 of extreme
    t[17] = s.arc(&MATCHER, &[Arg::arc(&FIRST), Int(1)]);
    // x4 of extreme
    t[18] = s.arc(&EXTRACT, &[I, t[17]]);
    // x5 of extreme
    t[19] = s.call(t[16], &[t[18]]);
    // x6 of extreme
    t[20] = s.arc(&ASTUPLE, &[t[15], t[19]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "rows", false);
    s.output(t[8], &[], "pairs", false);
    s.output(t[14], &[], "lines", false);
    s.output(t[20], &[], "extreme", false);
}
}

#[rustfmt::skip]
mod keywords_poison {
//! keywords_poison: 4 steps, 1 outputs, 0 scores. Content e0fa25542efd6318e0834a2e4c7ad723.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of named
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of named
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of named
    t[3] = s.arc(&CROP, &[I, Pair(0, 0), Pair(1, 2)]);
    // x4 of named
    t[4] = s.arc(&ASTUPLE, &[t[3], t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "named", false);
}
}

#[rustfmt::skip]
mod keywords_default {
//! keywords_default: 4 steps, 1 outputs, 0 scores. Content e0fa25542efd6318e0834a2e4c7ad723.
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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of named
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of named
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of named
    t[3] = s.arc(&CROP, &[I, Pair(0, 0), Pair(1, 2)]);
    // x4 of named
    t[4] = s.arc(&ASTUPLE, &[t[3], t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "named", false);
}
}

#[rustfmt::skip]
mod keywords_tok_poison {
//! keywords_tok_poison: 4 steps, 1 outputs, 0 scores. Content 5a13cf942e23858213a9bb979b6a19f4.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of named
    t[1] = s.tok(&O_G, &[I, Int(5)]);
    // x2 of named
    t[2] = s.tok(&GET_NTH_F, &[t[1], Int(0)]);
    // x3 of named
    t[3] = s.tok(&OFCOLOR, &[I, Int(3)]);
    // x4 of named
    t[4] = s.tok(&ASTUPLE, &[t[2], t[3]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "named", false);
}
}

#[rustfmt::skip]
mod keywords_tok_default {
//! keywords_tok_default: 4 steps, 1 outputs, 0 scores. Content 5a13cf942e23858213a9bb979b6a19f4.
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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of named
    t[1] = s.tok(&O_G, &[I, Int(5)]);
    // x2 of named
    t[2] = s.tok(&GET_NTH_F, &[t[1], Int(0)]);
    // x3 of named
    t[3] = s.tok(&OFCOLOR, &[I, Int(3)]);
    // x4 of named
    t[4] = s.tok(&ASTUPLE, &[t[2], t[3]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "named", false);
}
}

#[rustfmt::skip]
mod literals_poison {
//! literals_poison: 6 steps, 4 outputs, 0 scores. Content 2604fd5c83d0242a9a09f6b3258003b3.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of numbers
    t[1] = s.arc(&ADD, &[Pair(-3, 10), Pair(1000, 16)]);
    // x2 of numbers
    t[2] = s.arc(&ASTUPLE, &[t[1], Text("((1, 2), (3, -4))")]);
    // x1 of grid
    t[3] = s.arc(&HCONCAT, &[I, Text("((7,), (8,))")]);
    // x1 of names
    t[4] = s.arc(&ASTUPLE, &[Int(1), Text("None")]);
    // x2 of names
    t[5] = s.arc(&COMBINE, &[t[4], Text("(1, (1, 0), ())")]);
    // inside smallest
    t[6] = s.arc(&IDENTITY, &[Int(-9223372036854775808)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "numbers", false);
    s.output(t[3], &[], "grid", false);
    s.output(t[5], &[], "names", false);
    s.output(t[6], &[], "smallest", false);
}
}

#[rustfmt::skip]
mod literals_default {
//! literals_default: 6 steps, 4 outputs, 0 scores. Content 2604fd5c83d0242a9a09f6b3258003b3.
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
    // x1 of numbers
    t[1] = s.arc(&ADD, &[Pair(-3, 10), Pair(1000, 16)]);
    // x2 of numbers
    t[2] = s.arc(&ASTUPLE, &[t[1], Text("((1, 2), (3, -4))")]);
    // x1 of grid
    t[3] = s.arc(&HCONCAT, &[I, Text("((7,), (8,))")]);
    // x1 of names
    t[4] = s.arc(&ASTUPLE, &[Int(1), Text("None")]);
    // x2 of names
    t[5] = s.arc(&COMBINE, &[t[4], Text("(1, (1, 0), ())")]);
    // inside smallest
    t[6] = s.arc(&IDENTITY, &[Int(-9223372036854775808)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "numbers", false);
    s.output(t[3], &[], "grid", false);
    s.output(t[5], &[], "names", false);
    s.output(t[6], &[], "smallest", false);
}
}

#[rustfmt::skip]
mod missing_c_poison {
//! missing_c_poison: 7 steps, 3 outputs, 0 scores. Content 27ea68857be06ab83c52e31aabb0140c.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of same
    t[1] = s.tok(&EQUALITY, &[I, C]);
    // x2 of same
    t[2] = s.tok(&BRANCH, &[t[1], Int(1), Int(2)]);
    // x1 of is_none
    t[3] = s.tok(&EQUALITY, &[C, Text("None")]);
    // x2 of is_none
    t[4] = s.tok(&IDENTITY, &[C]);
    // x3 of is_none
    t[5] = s.tok(&ASTUPLE, &[t[3], t[4]]);
    // x1 of use
    t[6] = s.tok(&HMIRROR_T, &[C]);
    // O of use
    t[7] = s.tok(&VCONCAT, &[I, t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "same", false);
    s.output(t[5], &[], "is_none", true);
    s.output(t[7], &[], "use", false);
}
}

#[rustfmt::skip]
mod missing_c_default {
//! missing_c_default: 7 steps, 3 outputs, 0 scores. Content 27ea68857be06ab83c52e31aabb0140c.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of same
    t[1] = s.tok(&EQUALITY, &[I, C]);
    // x2 of same
    t[2] = s.tok(&BRANCH, &[t[1], Int(1), Int(2)]);
    // x1 of is_none
    t[3] = s.tok(&EQUALITY, &[C, Text("None")]);
    // x2 of is_none
    t[4] = s.tok(&IDENTITY, &[C]);
    // x3 of is_none
    t[5] = s.tok(&ASTUPLE, &[t[3], t[4]]);
    // x1 of use
    t[6] = s.tok(&HMIRROR_T, &[C]);
    // O of use
    t[7] = s.tok(&VCONCAT, &[I, t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "same", false);
    s.output(t[5], &[], "is_none", true);
    s.output(t[7], &[], "use", false);
}
}

#[rustfmt::skip]
mod nested_calls_poison {
//! nested_calls_poison: 17 steps, 3 outputs, 0 scores. Content 72ca8b96833d2e3226dd7b90b3c77dbb.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 18];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // inside nested
    t[1] = s.arc(&PALETTE, &[I]);
    // inside nested
    t[2] = s.arc(&SIZE, &[t[1]]);
    // inside nested
    t[3] = s.arc(&ADD, &[Int(1), t[2]]);
    // inside nested
    t[4] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // inside nested
    t[5] = s.arc(&HEIGHT, &[I]);
    // inside nested
    t[6] = s.arc(&HALVE, &[t[5]]);
    // inside nested
    t[7] = s.arc(&TOIVEC, &[t[6]]);
    // inside nested
    t[8] = s.arc(&SHIFT, &[t[4], t[7]]);
    // O of nested
    t[9] = s.arc(&FILL, &[I, t[3], t[8]]);
    // inside called
    t[10] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(0, 1)]);
    // inside called
    t[11] = s.arc(&INITSET, &[Pair(0, 0)]);
    // inside called
    t[12] = s.call(t[10], &[t[11]]);
    // inside twice
    t[13] = s.arc(&LBIND, &[Arg::arc(&LBIND), Arg::arc(&FILL)]);
    // inside twice
    t[14] = s.call(t[13], &[I]);
    // inside twice
    t[15] = s.arc(&CROP, &[I, Pair(0, 0), Pair(1, 1)]);
    // inside twice
    t[16] = s.arc(&ASINDICES, &[t[15]]);
    // inside twice
    t[17] = s.call(t[14], &[Int(7), t[16]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "nested", false);
    s.output(t[12], &[], "called", false);
    s.output(t[17], &[], "twice", false);
}
}

#[rustfmt::skip]
mod nested_calls_default {
//! nested_calls_default: 17 steps, 3 outputs, 0 scores. Content 72ca8b96833d2e3226dd7b90b3c77dbb.
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
    let t = &mut [I; 18];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // inside nested
    t[1] = s.arc(&PALETTE, &[I]);
    // inside nested
    t[2] = s.arc(&SIZE, &[t[1]]);
    // inside nested
    t[3] = s.arc(&ADD, &[Int(1), t[2]]);
    // inside nested
    t[4] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // inside nested
    t[5] = s.arc(&HEIGHT, &[I]);
    // inside nested
    t[6] = s.arc(&HALVE, &[t[5]]);
    // inside nested
    t[7] = s.arc(&TOIVEC, &[t[6]]);
    // inside nested
    t[8] = s.arc(&SHIFT, &[t[4], t[7]]);
    // O of nested
    t[9] = s.arc(&FILL, &[I, t[3], t[8]]);
    // inside called
    t[10] = s.arc(&RBIND, &[Arg::arc(&SHIFT), Pair(0, 1)]);
    // inside called
    t[11] = s.arc(&INITSET, &[Pair(0, 0)]);
    // inside called
    t[12] = s.call(t[10], &[t[11]]);
    // inside twice
    t[13] = s.arc(&LBIND, &[Arg::arc(&LBIND), Arg::arc(&FILL)]);
    // inside twice
    t[14] = s.call(t[13], &[I]);
    // inside twice
    t[15] = s.arc(&CROP, &[I, Pair(0, 0), Pair(1, 1)]);
    // inside twice
    t[16] = s.arc(&ASINDICES, &[t[15]]);
    // inside twice
    t[17] = s.call(t[14], &[Int(7), t[16]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[9], &[], "nested", false);
    s.output(t[12], &[], "called", false);
    s.output(t[17], &[], "twice", false);
}
}

#[rustfmt::skip]
mod other_names_poison {
//! other_names_poison: 1 steps, 3 outputs, 0 scores. Content 1b319ba6824cea55a52fe19f60a68284.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 2];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of alias, x1 of constant
    t[1] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "alias", false);
    s.output(I, &[], "input", false);
    s.output(Pair(1, 1), &[t[1]], "constant", false);
}
}

#[rustfmt::skip]
mod other_names_default {
//! other_names_default: 1 steps, 3 outputs, 0 scores. Content 41d2901e8be2c857ca75a25cc62ad7f2.
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
    let t = &mut [I; 2];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of alias
    t[1] = s.arc(&ROT90, &[I]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "alias", false);
    s.output(I, &[], "input", false);
    s.output(Pair(1, 1), &[], "constant", false);
}
}

#[rustfmt::skip]
mod paint_order_poison {
//! paint_order_poison: 4 steps, 2 outputs, 0 scores. Content c03e5d36ae620120a6f40d5c296ff377.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of tuple
    t[1] = s.arc(&PAINT, &[I, Text("((5, (0, 0)), (3, (0, 0)), (4, (0, 1)))")]);
    // inside set
    t[2] = s.arc(&INITSET, &[Text("(5, (0, 0))")]);
    // x1 of set
    t[3] = s.arc(&INSERT, &[Text("(3, (0, 0))"), t[2]]);
    // x2 of set
    t[4] = s.arc(&PAINT, &[I, t[3]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "tuple", false);
    s.output(t[4], &[], "set", false);
}
}

#[rustfmt::skip]
mod paint_order_default {
//! paint_order_default: 4 steps, 2 outputs, 0 scores. Content c03e5d36ae620120a6f40d5c296ff377.
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
    let t = &mut [I; 5];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of tuple
    t[1] = s.arc(&PAINT, &[I, Text("((5, (0, 0)), (3, (0, 0)), (4, (0, 1)))")]);
    // inside set
    t[2] = s.arc(&INITSET, &[Text("(5, (0, 0))")]);
    // x1 of set
    t[3] = s.arc(&INSERT, &[Text("(3, (0, 0))"), t[2]]);
    // x2 of set
    t[4] = s.arc(&PAINT, &[I, t[3]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "tuple", false);
    s.output(t[4], &[], "set", false);
}
}

#[rustfmt::skip]
mod power_poison {
//! power_poison: 8 steps, 2 outputs, 0 scores. Content 48d44b52ee5710c6701afd3b44611927.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of thrice
    t[1] = s.arc(&POWER, &[Arg::arc(&ROT90), Int(3)]);
    // x2 of thrice
    t[2] = s.call(t[1], &[I]);
    // x3 of thrice
    t[3] = s.arc(&ROT270, &[I]);
    // x4 of thrice
    t[4] = s.arc(&EQUALITY, &[t[2], t[3]]);
    // x1 of once
    t[5] = s.arc(&POWER, &[Arg::arc(&ROT90), Int(1)]);
    // x2 of once
    t[6] = s.arc(&EQUALITY, &[t[5], Arg::arc(&ROT90)]);
    // x3 of once
    t[7] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(10)]);
    // x4 of once
    t[8] = s.call(t[7], &[t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "thrice", false);
    s.output(t[8], &[], "once", false);
}
}

#[rustfmt::skip]
mod power_default {
//! power_default: 8 steps, 2 outputs, 0 scores. Content 48d44b52ee5710c6701afd3b44611927.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of thrice
    t[1] = s.arc(&POWER, &[Arg::arc(&ROT90), Int(3)]);
    // x2 of thrice
    t[2] = s.call(t[1], &[I]);
    // x3 of thrice
    t[3] = s.arc(&ROT270, &[I]);
    // x4 of thrice
    t[4] = s.arc(&EQUALITY, &[t[2], t[3]]);
    // x1 of once
    t[5] = s.arc(&POWER, &[Arg::arc(&ROT90), Int(1)]);
    // x2 of once
    t[6] = s.arc(&EQUALITY, &[t[5], Arg::arc(&ROT90)]);
    // x3 of once
    t[7] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(10)]);
    // x4 of once
    t[8] = s.call(t[7], &[t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "thrice", false);
    s.output(t[8], &[], "once", false);
}
}

#[rustfmt::skip]
mod power_zero_poison {
//! power_zero_poison: 7 steps, 3 outputs, 0 scores. Content 70c4b4ea1c6013e33b51a5be46c805ee.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of never
    t[1] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(0)]);
    // x2 of never
    t[2] = s.call(t[1], &[Int(1)]);
    // x1 of deep
    t[3] = s.arc(&POWER, &[Arg::arc(&INCREMENT), Int(300)]);
    // x2 of deep
    t[4] = s.call(t[3], &[Int(0)]);
    // x1 of too_deep
    t[5] = s.arc(&POWER, &[Arg::arc(&INCREMENT), Int(390)]);
    // x2 of too_deep
    t[6] = s.arc(&POWER, &[t[5], Int(2)]);
    // x3 of too_deep
    t[7] = s.call(t[6], &[Int(0)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "never", false);
    s.output(t[4], &[], "deep", false);
    s.output(t[7], &[], "too_deep", true);
}
}

#[rustfmt::skip]
mod power_zero_default {
//! power_zero_default: 7 steps, 3 outputs, 0 scores. Content 70c4b4ea1c6013e33b51a5be46c805ee.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of never
    t[1] = s.arc(&POWER, &[Arg::arc(&DOUBLE), Int(0)]);
    // x2 of never
    t[2] = s.call(t[1], &[Int(1)]);
    // x1 of deep
    t[3] = s.arc(&POWER, &[Arg::arc(&INCREMENT), Int(300)]);
    // x2 of deep
    t[4] = s.call(t[3], &[Int(0)]);
    // x1 of too_deep
    t[5] = s.arc(&POWER, &[Arg::arc(&INCREMENT), Int(390)]);
    // x2 of too_deep
    t[6] = s.arc(&POWER, &[t[5], Int(2)]);
    // x3 of too_deep
    t[7] = s.call(t[6], &[Int(0)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "never", false);
    s.output(t[4], &[], "deep", false);
    s.output(t[7], &[], "too_deep", true);
}
}

#[rustfmt::skip]
mod python_around_poison {
//! python_around_poison: 3 steps, 1 outputs, 0 scores. Content 72ac466efb4f830888791522e67ae1e1.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of noisy
    t[1] = s.arc(&ROT90, &[I]);
    // x2 of noisy
    t[2] = s.arc(&HMIRROR, &[t[1]]);
    // x3 of noisy
    t[3] = s.arc(&VMIRROR, &[t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "noisy", false);
}
}

#[rustfmt::skip]
mod ragged_poison {
//! ragged_poison: 3 steps, 1 outputs, 0 scores. Content b2a06922f330f09748c0d9c51533840f.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 4];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of ragged
    t[1] = s.arc(&ROT90, &[I]);
    // x2 of ragged
    t[2] = s.arc(&VCONCAT, &[I, t[1]]);
    // x3 of ragged
    t[3] = s.arc(&HEIGHT, &[t[2]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "ragged", false);
}
}

#[rustfmt::skip]
mod rearc_poison {
//! rearc_poison: 5 steps, 2 outputs, 0 scores. Content e00d9da19f4b2aca2f77e957b6b5a7f3.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 6];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of most_2, x1 of most
    t[1] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x2 of most_2
    t[2] = s.rearc(&ARGMAX, &[t[1], Arg::arc(&FIRST)]);
    // x3 of most_2
    t[3] = s.arc(&EQUALITY, &[t[2], Text("None")]);
    // x4 of most_2
    t[4] = s.arc(&BRANCH, &[t[3], Int(0), t[2]]);
    // x2 of most
    t[5] = s.arc(&ARGMAX, &[t[1], Arg::arc(&FIRST)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "most_2", true);
    s.output(t[5], &[], "most", false);
}
}

#[rustfmt::skip]
mod rearc_occurrences_poison {
//! rearc_occurrences_poison: 7 steps, 4 outputs, 0 scores. Content b6b97ea235e75f1cd5d3bf92cb8ce9b8.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // inside found_2, inside found
    t[1] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x1 of found_2
    t[2] = s.rearc(&OCCURRENCES, &[I, t[1]]);
    // x1 of found
    t[3] = s.arc(&OCCURRENCES, &[I, t[1]]);
    // inside dominos, inside dominos_2
    t[4] = s.arc(&INITSET, &[Text("(1, (0, 0))")]);
    // x1 of dominos, x1 of dominos_2
    t[5] = s.arc(&INSERT, &[Text("(1, (0, 1))"), t[4]]);
    // x2 of dominos
    t[6] = s.arc(&OCCURRENCES, &[I, t[5]]);
    // x2 of dominos_2
    t[7] = s.rearc(&OCCURRENCES, &[I, t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "found_2", true);
    s.output(t[3], &[], "found", false);
    s.output(t[6], &[], "dominos", false);
    s.output(t[7], &[], "dominos_2", true);
}
}

#[rustfmt::skip]
mod safe_defaults_default {
//! safe_defaults_default: 12 steps, 3 outputs, 0 scores. Content 1d9f1fc9e87e139d66edc716a1beb98e.
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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of chain
    t[1] = s.tok(&FIRST_T, &[Int(1)]);
    // x2 of chain
    t[2] = s.tok(&HEIGHT_T, &[t[1]]);
    // x3 of chain
    t[3] = s.tok(&ADD, &[t[2], Int(1)]);
    // x4 of chain
    t[4] = s.tok(&CANVAS, &[t[3], Pair(1, 1)]);
    // x1 of sets
    t[5] = s.tok(&OFCOLOR, &[Int(1), Int(1)]);
    // x2 of sets
    t[6] = s.tok(&SIZE, &[t[5]]);
    // x3 of sets
    t[7] = s.tok(&HMIRROR_T, &[t[6]]);
    // x4 of sets
    t[8] = s.tok(&HCONCAT, &[I, t[7]]);
    // x5 of sets
    t[9] = s.tok(&ASTUPLE, &[t[6], t[8]]);
    // x1 of inner
    t[10] = s.tok(&SHAPE_F, &[Int(5)]);
    // x2 of inner
    t[11] = s.tok(&APPLY, &[Arg::tok(&SIZE), Text("(1, (2, 2))")]);
    // x3 of inner
    t[12] = s.tok(&ASTUPLE, &[t[10], t[11]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "chain", false);
    s.output(t[9], &[], "sets", false);
    s.output(t[12], &[], "inner", false);
}
}

#[rustfmt::skip]
mod safe_function_poison {
//! safe_function_poison: 6 steps, 1 outputs, 0 scores. Content f780e503091f2ee3a36a0c0c27137341.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of default
    t[1] = s.tok(&RBIND, &[Int(1), Int(2)]);
    // x2 of default
    t[2] = s.call(t[1], &[I]);
    // x3 of default
    t[3] = s.call(t[1], &[I, I]);
    // x4 of default
    t[4] = s.tok(&APPLY, &[t[1], I]);
    // x5 of default
    t[5] = s.tok(&ASTUPLE, &[t[2], t[3]]);
    // x6 of default
    t[6] = s.tok(&ASTUPLE, &[t[5], t[4]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "default", false);
}
}

#[rustfmt::skip]
mod safe_function_default {
//! safe_function_default: 6 steps, 1 outputs, 0 scores. Content f780e503091f2ee3a36a0c0c27137341.
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
    // x1 of default
    t[1] = s.tok(&RBIND, &[Int(1), Int(2)]);
    // x2 of default
    t[2] = s.call(t[1], &[I]);
    // x3 of default
    t[3] = s.call(t[1], &[I, I]);
    // x4 of default
    t[4] = s.tok(&APPLY, &[t[1], I]);
    // x5 of default
    t[5] = s.tok(&ASTUPLE, &[t[2], t[3]]);
    // x6 of default
    t[6] = s.tok(&ASTUPLE, &[t[5], t[4]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "default", false);
}
}

#[rustfmt::skip]
mod sets_of_sets_poison {
//! sets_of_sets_poison: 8 steps, 2 outputs, 0 scores. Content 9a5f4db9f22825bac3ee7d2738be684a.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of nested
    t[1] = s.arc(&PARTITION, &[I]);
    // x2 of nested
    t[2] = s.arc(&APPLY, &[Arg::arc(&TOINDICES), t[1]]);
    // x3 of nested
    t[3] = s.arc(&ORDER, &[t[2], Arg::arc(&SIZE)]);
    // x4 of nested
    t[4] = s.arc(&ASTUPLE, &[t[2], t[3]]);
    // x1 of product
    t[5] = s.arc(&PALETTE, &[I]);
    // x2 of product
    t[6] = s.arc(&PRODUCT, &[t[5], t[5]]);
    // x3 of product
    t[7] = s.arc(&SIZE, &[t[6]]);
    // x4 of product
    t[8] = s.arc(&ASTUPLE, &[t[7], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "nested", false);
    s.output(t[8], &[], "product", false);
}
}

#[rustfmt::skip]
mod sets_of_sets_default {
//! sets_of_sets_default: 8 steps, 2 outputs, 0 scores. Content 9a5f4db9f22825bac3ee7d2738be684a.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of nested
    t[1] = s.arc(&PARTITION, &[I]);
    // x2 of nested
    t[2] = s.arc(&APPLY, &[Arg::arc(&TOINDICES), t[1]]);
    // x3 of nested
    t[3] = s.arc(&ORDER, &[t[2], Arg::arc(&SIZE)]);
    // x4 of nested
    t[4] = s.arc(&ASTUPLE, &[t[2], t[3]]);
    // x1 of product
    t[5] = s.arc(&PALETTE, &[I]);
    // x2 of product
    t[6] = s.arc(&PRODUCT, &[t[5], t[5]]);
    // x3 of product
    t[7] = s.arc(&SIZE, &[t[6]]);
    // x4 of product
    t[8] = s.arc(&ASTUPLE, &[t[7], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "nested", false);
    s.output(t[8], &[], "product", false);
}
}

#[rustfmt::skip]
mod shared_steps_poison {
//! shared_steps_poison: 9 steps, 3 outputs, 0 scores. Content ba9bfd10bb559257e9a549d3a3697806.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 10];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of a, all of b
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of a, big of b
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of a, cut of b
    t[3] = s.arc(&SUBGRID, &[t[2], I]);
    // O of a
    t[4] = s.arc(&ROT90, &[t[3]]);
    // turned of b, x1 of a_2
    t[5] = s.arc(&ROT90, &[I]);
    // O of b
    t[6] = s.arc(&HCONCAT, &[t[5], t[5]]);
    // x2 of a_2
    t[7] = s.arc(&OBJECTS, &[t[5], Int(1), Int(0), Int(1)]);
    // x3 of a_2
    t[8] = s.arc(&ARGMIN, &[t[7], Arg::arc(&SIZE)]);
    // O of a_2
    t[9] = s.arc(&SUBGRID, &[t[8], t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "a", false);
    s.output(t[3], &[t[5], t[1], t[2], t[3], t[6]], "b", false);
    s.output(t[9], &[], "a_2", true);
}
}

#[rustfmt::skip]
mod shared_steps_default {
//! shared_steps_default: 8 steps, 3 outputs, 0 scores. Content f821770935731ef8453d6651f13c8e6c.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of a, all of b
    t[1] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of a, big of b
    t[2] = s.arc(&ARGMAX, &[t[1], Arg::arc(&SIZE)]);
    // x3 of a, cut of b
    t[3] = s.arc(&SUBGRID, &[t[2], I]);
    // O of a
    t[4] = s.arc(&ROT90, &[t[3]]);
    // x1 of a_2
    t[5] = s.arc(&ROT90, &[I]);
    // x2 of a_2
    t[6] = s.arc(&OBJECTS, &[t[5], Int(1), Int(0), Int(1)]);
    // x3 of a_2
    t[7] = s.arc(&ARGMIN, &[t[6], Arg::arc(&SIZE)]);
    // O of a_2
    t[8] = s.arc(&SUBGRID, &[t[7], t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[4], &[], "a", false);
    s.output(t[3], &[], "b", false);
    s.output(t[8], &[], "a_2", true);
}
}

#[rustfmt::skip]
mod slices_poison {
//! slices_poison: 7 steps, 4 outputs, 0 scores. Content f98518099522a3725c928474b27967b8.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of back
    t[1] = s.arc(&CROP, &[I, Pair(-2, 0), Pair(1, 2)]);
    // x1 of gone
    t[2] = s.arc(&CROP, &[I, Pair(-1, 0), Pair(1, 2)]);
    // x1 of cut
    t[3] = s.arc(&CROP, &[I, Pair(1, 1), Pair(10, 10)]);
    // x1 of thin
    t[4] = s.arc(&CROP, &[I, Pair(0, 9), Pair(2, 2)]);
    // x2 of thin
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x3 of thin
    t[6] = s.arc(&WIDTH, &[t[4]]);
    // x4 of thin
    t[7] = s.arc(&ASTUPLE, &[t[5], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "back", false);
    s.output(t[2], &[], "gone", false);
    s.output(t[3], &[], "cut", false);
    s.output(t[7], &[], "thin", false);
}
}

#[rustfmt::skip]
mod slices_default {
//! slices_default: 7 steps, 4 outputs, 0 scores. Content f98518099522a3725c928474b27967b8.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of back
    t[1] = s.arc(&CROP, &[I, Pair(-2, 0), Pair(1, 2)]);
    // x1 of gone
    t[2] = s.arc(&CROP, &[I, Pair(-1, 0), Pair(1, 2)]);
    // x1 of cut
    t[3] = s.arc(&CROP, &[I, Pair(1, 1), Pair(10, 10)]);
    // x1 of thin
    t[4] = s.arc(&CROP, &[I, Pair(0, 9), Pair(2, 2)]);
    // x2 of thin
    t[5] = s.arc(&SIZE, &[t[4]]);
    // x3 of thin
    t[6] = s.arc(&WIDTH, &[t[4]]);
    // x4 of thin
    t[7] = s.arc(&ASTUPLE, &[t[5], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[1], &[], "back", false);
    s.output(t[2], &[], "gone", false);
    s.output(t[3], &[], "cut", false);
    s.output(t[7], &[], "thin", false);
}
}

#[rustfmt::skip]
mod strange_colors_poison {
//! strange_colors_poison: 6 steps, 1 outputs, 0 scores. Content 4f46910bf41f56c503e805f618856f43.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    // x1 of strange
    t[1] = s.arc(&REPLACE, &[I, Int(1), Int(-1)]);
    // x2 of strange
    t[2] = s.arc(&REPLACE, &[t[1], Int(2), Int(55)]);
    // x3 of strange
    t[3] = s.arc(&PALETTE, &[t[2]]);
    // x4 of strange
    t[4] = s.arc(&MOSTCOLOR, &[t[2]]);
    // x5 of strange
    t[5] = s.arc(&CANVAS, &[t[4], Pair(1, 1)]);
    // x6 of strange
    t[6] = s.arc(&ASTUPLE, &[t[3], t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "strange", false);
}
}

#[rustfmt::skip]
mod strange_colors_default {
//! strange_colors_default: 6 steps, 1 outputs, 0 scores. Content 4f46910bf41f56c503e805f618856f43.
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
    // x1 of strange
    t[1] = s.arc(&REPLACE, &[I, Int(1), Int(-1)]);
    // x2 of strange
    t[2] = s.arc(&REPLACE, &[t[1], Int(2), Int(55)]);
    // x3 of strange
    t[3] = s.arc(&PALETTE, &[t[2]]);
    // x4 of strange
    t[4] = s.arc(&MOSTCOLOR, &[t[2]]);
    // x5 of strange
    t[5] = s.arc(&CANVAS, &[t[4], Pair(1, 1)]);
    // x6 of strange
    t[6] = s.arc(&ASTUPLE, &[t[3], t[5]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[6], &[], "strange", false);
}
}

#[rustfmt::skip]
mod ties_poison {
//! ties_poison: 7 steps, 2 outputs, 0 scores. Content 8d7e3b2e034fec852302b6302167d8d0.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of color
    t[1] = s.arc(&MOSTCOLOR, &[I]);
    // x2 of color
    t[2] = s.arc(&LEASTCOLOR, &[I]);
    // x3 of color
    t[3] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x1 of object
    t[4] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(0)]);
    // x2 of object
    t[5] = s.arc(&ARGMAX, &[t[4], Arg::arc(&SIZE)]);
    // x3 of object
    t[6] = s.arc(&ARGMIN, &[t[4], Arg::arc(&SIZE)]);
    // x4 of object
    t[7] = s.arc(&ASTUPLE, &[t[5], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "color", false);
    s.output(t[7], &[], "object", false);
}
}

#[rustfmt::skip]
mod ties_default {
//! ties_default: 7 steps, 2 outputs, 0 scores. Content 8d7e3b2e034fec852302b6302167d8d0.
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
    let t = &mut [I; 8];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of color
    t[1] = s.arc(&MOSTCOLOR, &[I]);
    // x2 of color
    t[2] = s.arc(&LEASTCOLOR, &[I]);
    // x3 of color
    t[3] = s.arc(&ASTUPLE, &[t[1], t[2]]);
    // x1 of object
    t[4] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(0)]);
    // x2 of object
    t[5] = s.arc(&ARGMAX, &[t[4], Arg::arc(&SIZE)]);
    // x3 of object
    t[6] = s.arc(&ARGMIN, &[t[4], Arg::arc(&SIZE)]);
    // x4 of object
    t[7] = s.arc(&ASTUPLE, &[t[5], t[6]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[3], &[], "color", false);
    s.output(t[7], &[], "object", false);
}
}

#[rustfmt::skip]
mod tok_variants_poison {
//! tok_variants_poison: 12 steps, 3 outputs, 0 scores. Content 21e33060e921e10a9e3228f843a8e5ae.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of turn
    t[1] = s.tok(&MIR_ROT_T, &[I, Int(1)]);
    // x2 of turn
    t[2] = s.tok(&MIR_ROT_T, &[t[1], Int(6)]);
    // x1 of objects
    t[3] = s.tok(&O_G, &[I, Int(5)]);
    // x2 of objects
    t[4] = s.tok(&SIZE, &[t[3]]);
    // x3 of objects
    t[5] = s.tok(&GET_ARG_RANK_F, &[t[3], Arg::tok(&SIZE), Int(0)]);
    // x4 of objects
    t[6] = s.tok(&CORNER, &[t[5], Int(1)]);
    // x5 of objects
    t[7] = s.tok(&ASTUPLE, &[t[4], t[6]]);
    // x1 of colors
    t[8] = s.tok(&GET_COLOR_RANK_T, &[I, Int(0)]);
    // x2 of colors
    t[9] = s.tok(&GET_COLOR_RANK_T, &[I, Int(-1)]);
    // x3 of colors
    t[10] = s.tok(&P_G, &[I]);
    // x4 of colors
    t[11] = s.tok(&ASTUPLE, &[t[8], t[9]]);
    // x5 of colors
    t[12] = s.tok(&ASTUPLE, &[t[11], t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "turn", false);
    s.output(t[7], &[], "objects", false);
    s.output(t[12], &[], "colors", false);
}
}

#[rustfmt::skip]
mod tok_variants_default {
//! tok_variants_default: 12 steps, 3 outputs, 0 scores. Content 21e33060e921e10a9e3228f843a8e5ae.
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
    let t = &mut [I; 13];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of turn
    t[1] = s.tok(&MIR_ROT_T, &[I, Int(1)]);
    // x2 of turn
    t[2] = s.tok(&MIR_ROT_T, &[t[1], Int(6)]);
    // x1 of objects
    t[3] = s.tok(&O_G, &[I, Int(5)]);
    // x2 of objects
    t[4] = s.tok(&SIZE, &[t[3]]);
    // x3 of objects
    t[5] = s.tok(&GET_ARG_RANK_F, &[t[3], Arg::tok(&SIZE), Int(0)]);
    // x4 of objects
    t[6] = s.tok(&CORNER, &[t[5], Int(1)]);
    // x5 of objects
    t[7] = s.tok(&ASTUPLE, &[t[4], t[6]]);
    // x1 of colors
    t[8] = s.tok(&GET_COLOR_RANK_T, &[I, Int(0)]);
    // x2 of colors
    t[9] = s.tok(&GET_COLOR_RANK_T, &[I, Int(-1)]);
    // x3 of colors
    t[10] = s.tok(&P_G, &[I]);
    // x4 of colors
    t[11] = s.tok(&ASTUPLE, &[t[8], t[9]]);
    // x5 of colors
    t[12] = s.tok(&ASTUPLE, &[t[11], t[10]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "turn", false);
    s.output(t[7], &[], "objects", false);
    s.output(t[12], &[], "colors", false);
}
}

#[rustfmt::skip]
mod train_pairs_poison {
//! train_pairs_poison: 8 steps, 3 outputs, 0 scores. Content 3185fb367d2bc42f7ec996035abb7932.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::Poison;

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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of first_output
    t[1] = s.tok(&GET_NTH_T, &[S, Int(0)]);
    // x2 of first_output
    t[2] = s.tok(&GET_NTH_T, &[t[1], Int(-1)]);
    // x1 of inputs
    t[3] = s.tok(&APPLY_T, &[Arg::tok(&FIRST_T), S]);
    // x2 of inputs
    t[4] = s.tok(&LBIND, &[Arg::tok(&CONTAINED), I]);
    // x3 of inputs
    t[5] = s.call(t[4], &[t[3]]);
    // x4 of inputs
    t[6] = s.tok(&SIZE, &[S]);
    // x5 of inputs
    t[7] = s.tok(&ASTUPLE, &[t[5], t[6]]);
    // x1 of colors
    t[8] = s.tok(&C_ZO_N, &[S, Arg::tok(&P_G), Arg::tok(&IDENTITY)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "first_output", true);
    s.output(t[7], &[], "inputs", false);
    s.output(t[8], &[], "colors", false);
}
}

#[rustfmt::skip]
mod train_pairs_default {
//! train_pairs_default: 8 steps, 3 outputs, 0 scores. Content 3185fb367d2bc42f7ec996035abb7932.
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
    let t = &mut [I; 9];
    steps_1(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of first_output
    t[1] = s.tok(&GET_NTH_T, &[S, Int(0)]);
    // x2 of first_output
    t[2] = s.tok(&GET_NTH_T, &[t[1], Int(-1)]);
    // x1 of inputs
    t[3] = s.tok(&APPLY_T, &[Arg::tok(&FIRST_T), S]);
    // x2 of inputs
    t[4] = s.tok(&LBIND, &[Arg::tok(&CONTAINED), I]);
    // x3 of inputs
    t[5] = s.call(t[4], &[t[3]]);
    // x4 of inputs
    t[6] = s.tok(&SIZE, &[S]);
    // x5 of inputs
    t[7] = s.tok(&ASTUPLE, &[t[5], t[6]]);
    // x1 of colors
    t[8] = s.tok(&C_ZO_N, &[S, Arg::tok(&P_G), Arg::tok(&IDENTITY)]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[2], &[], "first_output", true);
    s.output(t[7], &[], "inputs", false);
    s.output(t[8], &[], "colors", false);
}
}
