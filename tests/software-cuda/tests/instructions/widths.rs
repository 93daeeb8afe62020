//! The same instructions for other widths, and all ways to read and write memory.

use crate::common::{Card, program};
use crate::{by_lane, check, check_pred, words};

#[test]
pub fn arithmetic_of_other_widths() {
    check("%d0", "add.u64 %d0, %d1, %d2;", |a, b, _| a.wrapping_add(b));
    check("%d0", "sub.s64 %d0, %d1, %d2;", |a, b, _| a.wrapping_sub(b));
    check("%d0", "mul.lo.s64 %d0, %d1, %d2;", |a, b, _| a.wrapping_mul(b));
    check("%r0", "mul.wide.u16 %r0, %h1, %h2;", |a, b, _| (a & 0xffff) * (b & 0xffff));
    check("%d0", "max.s64 %d0, %d1, %d2;", |a, b, _| (a as i64).max(b as i64) as u64);
    check("%d0", "min.u64 %d0, %d1, %d2;", |a, b, _| a.min(b));
    check("%d0", "max.u64 %d0, %d1, %d2;", |a, b, _| a.max(b));
    check("%h0", "neg.s16 %h0, %h1;", |a, _, _| u64::from((a as u16).wrapping_neg()));
    check("%h0", "or.b16 %h0, %h1, %h2;", |a, b, _| (a | b) & 0xffff);
    check("%h0", "xor.b16 %h0, %h1, %h2;", |a, b, _| (a ^ b) & 0xffff);
    check("%h0", "not.b16 %h0, %h1;", |a, _, _| !a & 0xffff);
    check("%h0", "shr.u16 %h0, %h1, %r2;", |a, b, _| {
        if b as u32 > 15 { 0 } else { (a & 0xffff) >> (b as u32) }
    });
    check("%h0", "shr.s16 %h0, %h1, %r2;", |a, b, _| {
        u64::from(((a as i16) >> (b as u32).min(15)) as u16)
    });
    check("%h0", "mov.b16 %h0, %h1;", |a, _, _| a & 0xffff);
    check("%h0", "sub.s16 %h0, %h1, %h2;", |a, b, _| u64::from((a as u16).wrapping_sub(b as u16)));
    check(
        "%h0",
        "selp.b16 %h0, %h1, %h2, %p3;",
        |a, b, c| {
            if c & 1 == 1 { a & 0xffff } else { b & 0xffff }
        },
    );
    check("%h0", "cvt.s16.s8 %h0, %h1;", |a, _, _| u64::from(i16::from(a as i8) as u16));
    check("%h0", "cvt.u16.u8 %h0, %h1;", |a, _, _| a & 0xff);
    check("%h0", "cvt.u16.u64 %h0, %d1;", |a, _, _| a & 0xffff);
    check("%d0", "cvt.u64.u16 %d0, %h1;", |a, _, _| a & 0xffff);
}

#[test]
pub fn comparisons_of_other_widths() {
    type Meaning = fn(i128, i128) -> bool;
    let comparisons: [(&str, Meaning); 6] = [
        ("eq", |a, b| a == b),
        ("ne", |a, b| a != b),
        ("lt", |a, b| a < b),
        ("le", |a, b| a <= b),
        ("gt", |a, b| a > b),
        ("ge", |a, b| a >= b),
    ];
    // Values are read as the type says.
    type Read = fn(u64) -> i128;
    let types: [(&str, &str, Read); 6] = [
        ("u16", "%h", |v| i128::from(v as u16)),
        ("s16", "%h", |v| i128::from(v as i16)),
        ("u32", "%r", |v| i128::from(v as u32)),
        ("s32", "%r", |v| i128::from(v as i32)),
        ("u64", "%d", i128::from),
        ("s64", "%d", |v| i128::from(v as i64)),
    ];
    for (name, meaning) in comparisons {
        for (kind, register, read) in types {
            let bits = kind.replace(['u', 's'], "b");
            let plain = matches!(name, "eq" | "ne");
            for kind in [Some(kind.to_owned()), plain.then_some(bits)].into_iter().flatten() {
                let text = format!("setp.{name}.{kind} %p0, {register}1, {register}2;");
                check_pred(&text, |a, b, _| meaning(read(a), read(b)));
                let text = format!("setp.{name}.{kind} %p0, {register}1, {register}1;");
                check_pred(&text, |a, _, _| meaning(read(a), read(a)));
            }
        }
    }
}

/// Eight bytes in local memory, also by their generic address.
const ROOM: &str = ".local .align 16 .b8 room[32];
    mov.b64 %d6, room; cvta.local.u64 %d7, %d6; cvta.to.local.u64 %d8, %d7; st.local.b64 [%d8], %d1; st.local.b64 [%d8+8], %d2;";

/// The low bits of a value.
fn low(value: u64, bits: u32) -> u64 {
    if bits == 64 { value } else { value & ((1 << bits) - 1) }
}

#[test]
pub fn loads_and_stores() {
    for (space, at) in [("", "%d7"), (".local", "%d6")] {
        for (bits, register) in [(8, "%h"), (16, "%h"), (32, "%r"), (64, "%d")] {
            // A load gives the bytes and nothing else; a store writes them and nothing else.
            let load = format!("{ROOM} ld{space}.b{bits} {register}0, [{at}];");
            check(&format!("{register}0"), &load, |a, _, _| low(a, bits));
            let store = format!("{ROOM} st{space}.b{bits} [{at}], {register}3; ld.b64 %d0, [%d7];");
            check("%d0", &store, |a, _, c| a ^ low(a ^ c, bits));
            let bytes = bits / 8;
            let two = format!(
                "{ROOM} ld{space}.v2.b{bits} {{{register}4, {register}5}}, [{at}];
                 st{space}.v2.b{bits} [{at}+16], {{{register}5, {register}4}};
                 ld.b{bits} {register}6, [%d7+{}]; mov.b64 %d10, 0; mov.b64 %d0, 0;
                 ld.b{bits} {register}0, [%d7+16];",
                16 + bytes
            );
            // What came second is first now, and what came first is read again from behind it.
            let second = |a: u64, b: u64| if bits == 64 { b } else { low(a >> bits, bits) };
            check(&format!("{register}0"), &two, |a, b, _| second(a, b));
            check(&format!("{register}6"), &two, |a, _, _| low(a, bits));
        }
        let signed = format!("{ROOM} ld{space}.s32 %r0, [{at}];");
        check("%r0", &signed, |a, _, _| low(a, 32));
        let wide = format!("{ROOM} ld{space}.s32 %d0, [{at}];");
        check("%d0", &wide, |a, _, _| i64::from(a as i32) as u64);
    }
    // Memory that nobody writes while the kernel runs.
    for (bits, register) in [(8, "%h"), (16, "%h"), (32, "%r"), (64, "%d")] {
        let load = format!("ld.global.nc.b{bits} {register}0, [%d31];");
        check(&format!("{register}0"), &load, |a, _, _| low(a, bits));
        let load = format!("ld.global.b{bits} {register}0, [%d31];");
        check(&format!("{register}0"), &load, |a, _, _| low(a, bits));
    }
}

/// Calls with parameters of all widths, and a structure that comes back.
const CALLS: &str = "
.func (.param .align 16 .b8 out[16]) swap(.param .align 16 .b8 a[16], .param .b8 b) {
  .reg .b16 %h<3>; .reg .b32 %r<5>; .reg .b64 %d<5>;
  ld.param.v2.b64 {%d1, %d2}, [a]; ld.param.b8 %h1, [b]; cvt.u64.u16 %d3, %h1; add.s64 %d1, %d1, %d3;
  st.param.v2.b64 [out], {%d2, %d1}; ret; }
.func (.param .align 8 .b8 out[8]) halves(.param .align 8 .b8 a[8]) {
  .reg .b32 %r<5>; ld.param.v2.b32 {%r1, %r2}, [a]; st.param.v2.b32 [out], {%r2, %r1}; ret; }
.func (.param .align 16 .b8 out[16]) backwards(.param .align 16 .b8 a[16]) {
  .reg .b32 %r<5>; ld.param.v4.b32 {%r1, %r2, %r3, %r4}, [a]; st.param.v4.b32 [out], {%r4, %r3, %r2, %r1}; ret; }
.func nothing(.param .b16 a, .param .b32 b) { .reg .b16 %h<2>; .reg .b32 %r<2>;
  ld.param.b16 %h1, [a]; ld.param.b32 %r1, [b]; ret; }
.visible .entry k(.param .b64 p0) {
  .reg .b16 %h<3>; .reg .b32 %r<9>; .reg .b64 %d<20>;
  ld.param.b64 %d1, [p0]; mov.u32 %r1, %laneid; mul.wide.u32 %d2, %r1, 16; add.s64 %d1, %d1, %d2;
  cvt.u64.u32 %d3, %r1; mov.b64 %d4, 1000; mov.b16 %h1, 7; mov.b16 %h2, 0x107; mov.b32 %r2, 5;
  { .param .b16 q0; .param .b32 q1; st.param.b16 [q0], %h1; st.param.b32 [q1], %r2; call nothing, (q0, q1); }
  { .param .align 16 .b8 q0[16]; .param .b8 q1; .param .align 16 .b8 r0[16];
    st.param.v2.b64 [q0], {%d3, %d4}; st.param.b8 [q1], %h2;
    call.uni (r0), swap, (q0, q1); ld.param.b64 %d5, [r0]; ld.param.b64 %d6, [r0+8]; }
  { .param .align 8 .b8 q0[8]; .param .align 8 .b8 r0[8];
    st.param.b64 [q0], %d6; call.uni (r0), halves, (q0); ld.param.v2.b32 {%r3, %r4}, [r0]; }
  cvt.u32.u64 %r5, %d5;
  { .param .align 16 .b8 q0[16]; .param .align 16 .b8 r0[16];
    st.param.v4.b32 [q0], {%r2, %r5, %r4, %r3}; call.uni (r0), backwards, (q0); ld.param.v4.b32 {%r3, %r4, %r5, %r2}, [r0]; }
  st.global.v2.b32 [%d1], {%r3, %r4}; st.global.b32 [%d1+8], %r5; st.global.b32 [%d1+12], %r2; ret; }";

#[test]
pub fn parameters() {
    let mut card = Card::new(&program(CALLS));
    let at = card.empty(4 * 32);
    card.run("k", 1, 32, &[at.to_le_bytes().to_vec()]).unwrap();
    let found = card.download(at, 4 * 32);
    for (k, words) in (0..).zip(found.chunks(4)) {
        assert_eq!(words, [0, k + 7, 1000, 5]);
    }
}

#[test]
pub fn barriers_of_a_warp() {
    // Each thread reads what its neighbour wrote; without the barrier that is a race. Only some threads count.
    assert_eq!(
        words(
            "st.global.b32 [%d30], %r1;\nbar.warp.sync -1;\nxor.b32 %r2, %r1, 1;\nmul.wide.u32 %d2, %r2, 4;
             mul.wide.u32 %d3, %r1, 4;\nsub.s64 %d4, %d30, %d3;\nadd.s64 %d4, %d4, %d2;\nld.global.b32 %r0, [%d4];
             bar.warp.sync -1;"
        ),
        by_lane(|k| k ^ 1)
    );
    let mut card = Card::with_body(
        1,
        "ld.param.b64 %d1, [p0];\nmov.u32 %r1, %laneid;\nsetp.gt.u32 %p1, %r1, 20;\n@%p1 exit;\natom.add.u32 %r0, [%d1], 1;\nret;",
    );
    let at = card.upload(&[100]);
    card.run_k(32, &[at]).unwrap();
    assert_eq!(card.download(at, 1), [121]);
}
