//! Every instruction that the kernels use is one that is tested here.

use crate::common::{LOADED, opcodes};
use std::sync::PoisonError;

#[test]
fn every_instruction_of_the_kernels_is_tested() {
    let tests = [
        crate::addition_and_multiplication,
        crate::carries,
        crate::division_minimum_and_sign,
        crate::bits,
        crate::fields,
        crate::shifts,
        crate::comparisons_and_selection,
        crate::conversions_and_moves,
        crate::special_registers,
        crate::shuffles,
        crate::votes,
        crate::jumps_and_tables,
        crate::calls_tables_and_variables,
        crate::memory_of_all_kinds_and_widths,
        crate::shared_memory_and_barriers_of_the_block,
        crate::atomics,
        crate::widths::arithmetic_of_other_widths,
        crate::widths::comparisons_of_other_widths,
        crate::widths::loads_and_stores,
        crate::widths::parameters,
        crate::widths::barriers_of_a_warp,
    ];
    tests.iter().for_each(|test| test());
    let tested = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let used = opcodes(include_str!("../../../../kernels/ptx/kernels.ptx"));
    assert!(used.len() > 100, "{used:?}");
    let untested: Vec<_> = used.difference(&tested).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn an_instruction_is_found_wherever_it_stands() {
    let text = "\
$L1: add.s32 %r1,%r2,%r3; @!%p1 bra $L1;
{ .reg .b32 tmp; mov.b64 {tmp,%w4},%d1; }
t12: .callprototype ()_(.param .b64 _);
call double,(a0);";
    let found: Vec<String> = opcodes(text).into_iter().collect();
    assert_eq!(found, ["add.s32", "bra", "call", "mov.b64"]);
}
