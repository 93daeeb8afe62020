//! Each instruction against what the PTX manual says it does, on edge cases and random operands.

#[path = "../common/mod.rs"]
mod common;
mod coverage;
mod widths;

use common::{Card, program};

const EDGES: [u64; 14] = [
    0,
    1,
    2,
    31,
    32,
    33,
    63,
    64,
    0x7fff,
    0x8000_0000,
    0x7fff_ffff,
    0xffff_ffff,
    0x8000_0000_0000_0000,
    u64::MAX,
];

/// Runs instructions that find operands in `%d1` to `%d3`, `%r1` to `%r3`, `%h1` to `%h3` (their low bits) and `%p1` to
/// `%p3` (their lowest bit), and compares what they leave in the register `out` with `meaning`.
fn check(out: &str, instructions: &str, meaning: impl Fn(u64, u64, u64) -> u64) {
    let result = match &out[..2] {
        "%d" => format!("mov.b64 %d0, {out};"),
        "%r" => format!("cvt.u64.u32 %d0, {out};"),
        "%h" => format!("cvt.u64.u16 %d0, {out};"),
        _ => format!("selp.b64 %d0, 1, 0, {out};"),
    };
    let operands: String = (1..=3)
        .map(|k| {
            format!(
                "ld.global.b64 %d{k}, [%d31+{}];\ncvt.u32.u64 %r{k}, %d{k};\ncvt.u16.u64 %h{k}, %d{k};
                 and.b64 %d33, %d{k}, 1;\nsetp.ne.b64 %p{k}, %d33, 0;\n",
                (k - 1) * 8
            )
        })
        .collect();
    let mut card = Card::with_body(
        2,
        &format!(
            "ld.param.b64 %d30, [p0];\nld.param.b64 %d34, [p1];\nmov.u32 %r30, %tid.x;\nmul.wide.u32 %d32, %r30, 24;
             add.s64 %d31, %d30, %d32;\n{operands}\n{instructions}\n{result}
             mul.wide.u32 %d32, %r30, 8;\nadd.s64 %d34, %d34, %d32;\nst.global.b64 [%d34], %d0;\nret;"
        ),
    );
    let mut random = fastrand::Rng::with_seed(out.len() as u64 + instructions.len() as u64);
    for _ in 0..40 {
        let mut operand = || match random.u8(..3) {
            0 => EDGES[random.usize(..EDGES.len())],
            1 => random.u64(..100),
            _ => random.u64(..),
        };
        let values: Vec<[u64; 3]> = (0..32).map(|_| [operand(), operand(), operand()]).collect();
        let words: Vec<u32> =
            values.iter().flatten().flat_map(|v| [*v as u32, (v >> 32) as u32]).collect();
        let (input, output) = (card.upload(&words), card.empty(64));
        card.run_k(32, &[input, output]).unwrap();
        let found = card.download(output, 64);
        for (lane, [a, b, c]) in values.into_iter().enumerate() {
            let found = u64::from(found[2 * lane + 1]) << 32 | u64::from(found[2 * lane]);
            let expected = meaning(a, b, c);
            assert_eq!(
                found, expected,
                "{instructions} with {a:#x}, {b:#x}, {c:#x}: {found:#x}, not {expected:#x}"
            );
        }
    }
}

fn check32(instruction: &str, meaning: impl Fn(u32, u32, u32) -> u32) {
    check("%r0", instruction, |a, b, c| u64::from(meaning(a as u32, b as u32, c as u32)));
}

fn check_pred(instruction: &str, meaning: impl Fn(u64, u64, u64) -> bool) {
    check("%p0", instruction, |a, b, c| u64::from(meaning(a, b, c)));
}

#[test]
fn addition_and_multiplication() {
    check32("add.s32 %r0, %r1, %r2;", |a, b, _| a.wrapping_add(b));
    check32("add.u32 %r0, %r1, -7;", |a, _, _| a.wrapping_sub(7));
    check32("sub.s32 %r0, %r1, %r2;", |a, b, _| a.wrapping_sub(b));
    check32("mul.lo.s32 %r0, %r1, %r2;", |a, b, _| a.wrapping_mul(b));
    check32("mul.hi.u32 %r0, %r1, %r2;", |a, b, _| ((u64::from(a) * u64::from(b)) >> 32) as u32);
    check32("mul.hi.s32 %r0, %r1, %r2;", |a, b, _| {
        ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
    });
    check32("mad.lo.s32 %r0, %r1, %r2, %r3;", |a, b, c| a.wrapping_mul(b).wrapping_add(c));
    check32("mad.hi.u32 %r0, %r1, %r2, %r3;", |a, b, c| {
        (((u64::from(a) * u64::from(b)) >> 32) as u32).wrapping_add(c)
    });
    check32("sad.u32 %r0, %r1, %r2, %r3;", |a, b, c| a.abs_diff(b).wrapping_add(c));
    check("%d0", "add.s64 %d0, %d1, %d2;", |a, b, _| a.wrapping_add(b));
    check("%d0", "sub.u64 %d0, %d1, %d2;", |a, b, _| a.wrapping_sub(b));
    check("%d0", "mul.lo.u64 %d0, %d1, %d2;", |a, b, _| a.wrapping_mul(b));
    check("%d0", "mul.hi.u64 %d0, %d1, %d2;", |a, b, _| {
        ((u128::from(a) * u128::from(b)) >> 64) as u64
    });
    check("%d0", "mul.hi.s64 %d0, %d1, %d2;", |a, b, _| {
        ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64
    });
    check("%d0", "mul.wide.u32 %d0, %r1, %r2;", |a, b, _| (a & 0xffff_ffff) * (b & 0xffff_ffff));
    check("%d0", "mul.wide.s32 %d0, %r1, %r2;", |a, b, _| {
        (i64::from(a as i32) * i64::from(b as i32)) as u64
    });
    check("%d0", "mad.wide.u32 %d0, %r1, %r2, %d3;", |a, b, c| {
        ((a & 0xffff_ffff) * (b & 0xffff_ffff)).wrapping_add(c)
    });
    check("%d0", "mad.lo.s64 %d0, %d1, %d2, %d3;", |a, b, c| a.wrapping_mul(b).wrapping_add(c));
    check("%h0", "add.s16 %h0, %h1, %h2;", |a, b, _| u64::from((a as u16).wrapping_add(b as u16)));
    check("%h0", "mul.lo.s16 %h0, %h1, %h2;", |a, b, _| {
        u64::from((a as u16).wrapping_mul(b as u16))
    });
}

#[test]
fn carries() {
    let wide = |a: u64, b: u64, c: u64| {
        (u128::from(a) + (u128::from(b) << 64)).wrapping_add(u128::from(c) << 64 | u128::from(b))
    };
    check("%d0", "add.cc.s64 %d5, %d1, %d2;\naddc.s64 %d0, %d2, %d3;", |a, b, c| {
        (wide(a, b, c) >> 64) as u64
    });
    check("%d0", "add.cc.u64 %d0, %d1, %d2;", |a, b, _| a.wrapping_add(b));
    check("%d0", "sub.cc.s64 %d5, %d1, %d2;\nsubc.s64 %d0, %d3, 0;", |a, b, c| {
        c.wrapping_sub(u64::from(a < b))
    });
    check32(
        "add.cc.u32 %r4, %r1, %r2;\naddc.cc.u32 %r5, %r2, %r3;\naddc.u32 %r0, 0, 0;",
        |a, b, c| {
            let low = u64::from(a) + u64::from(b);
            ((u64::from(b) + u64::from(c) + (low >> 32)) >> 32) as u32
        },
    );
}

#[test]
fn division_minimum_and_sign() {
    check32("div.u32 %r0, %r1, %r2;", |a, b, _| a.checked_div(b).unwrap_or(u32::MAX));
    check32("rem.u32 %r0, %r1, %r2;", |a, b, _| a.checked_rem(b).unwrap_or(a));
    check("%d0", "or.b64 %d2, %d2, 1;\ndiv.u64 %d0, %d1, %d2;", |a, b, _| a / (b | 1));
    check("%d0", "or.b64 %d2, %d2, 1;\ndiv.s64 %d0, %d1, %d2;", |a, b, _| {
        (a as i64).wrapping_div((b | 1) as i64) as u64
    });
    check("%d0", "or.b64 %d2, %d2, 1;\nrem.s64 %d0, %d1, %d2;", |a, b, _| {
        (a as i64).wrapping_rem((b | 1) as i64) as u64
    });
    check32("min.u32 %r0, %r1, %r2;", |a, b, _| a.min(b));
    check32("max.u32 %r0, %r1, %r2;", |a, b, _| a.max(b));
    check32("min.s32 %r0, %r1, %r2;", |a, b, _| (a as i32).min(b as i32) as u32);
    check32("max.s32 %r0, %r1, %r2;", |a, b, _| (a as i32).max(b as i32) as u32);
    check("%d0", "min.s64 %d0, %d1, %d2;", |a, b, _| (a as i64).min(b as i64) as u64);
    check("%d0", "max.u64 %d0, %d1, %d2;", |a, b, _| a.max(b));
    check32("neg.s32 %r0, %r1;", |a, _, _| a.wrapping_neg());
    check("%d0", "neg.s64 %d0, %d1;", |a, _, _| a.wrapping_neg());
    check32("abs.s32 %r0, %r1;", |a, _, _| (a as i32).wrapping_abs() as u32);
    check("%d0", "abs.s64 %d0, %d1;", |a, _, _| (a as i64).wrapping_abs() as u64);
}

#[test]
fn bits() {
    check32("and.b32 %r0, %r1, %r2;", |a, b, _| a & b);
    check32("or.b32 %r0, %r1, %r2;", |a, b, _| a | b);
    check32("xor.b32 %r0, %r1, %r2;", |a, b, _| a ^ b);
    check32("not.b32 %r0, %r1;", |a, _, _| !a);
    check("%d0", "not.b64 %d0, %d1;", |a, _, _| !a);
    check("%d0", "xor.b64 %d0, %d1, %d2;", |a, b, _| a ^ b);
    check("%h0", "and.b16 %h0, %h1, %h2;", |a, b, _| a & b & 0xffff);
    check32("cnot.b32 %r0, %r1;", |a, _, _| u32::from(a == 0));
    check_pred("and.pred %p0, %p1, %p2;", |a, b, _| a & b & 1 == 1);
    check_pred("or.pred %p0, %p1, %p2;", |a, b, _| (a | b) & 1 == 1);
    check_pred("xor.pred %p0, %p1, %p2;", |a, b, _| (a ^ b) & 1 == 1);
    check_pred("not.pred %p0, %p1;", |a, _, _| a & 1 == 0);
    check_pred("mov.pred %p0, 0;", |_, _, _| false);
    check32("popc.b32 %r0, %r1;", |a, _, _| a.count_ones());
    check("%r0", "popc.b64 %r0, %d1;", |a, _, _| u64::from(a.count_ones()));
    check32("clz.b32 %r0, %r1;", |a, _, _| a.leading_zeros());
    check("%r0", "clz.b64 %r0, %d1;", |a, _, _| u64::from(a.leading_zeros()));
    check32("brev.b32 %r0, %r1;", |a, _, _| a.reverse_bits());
    check("%d0", "brev.b64 %d0, %d1;", |a, _, _| a.reverse_bits());
}

/// The highest bit that differs from the sign, or all ones.
fn highest(magnitude: u64) -> u64 {
    magnitude.checked_ilog2().map_or(0xffff_ffff, u64::from)
}

#[test]
fn fields() {
    check("%r0", "bfind.u32 %r0, %r1;", |a, _, _| highest(a & 0xffff_ffff));
    check("%r0", "bfind.u64 %r0, %d1;", |a, _, _| highest(a));
    check("%r0", "bfind.s32 %r0, %r1;", |a, _, _| {
        let a = a as i32;
        highest(u64::from(if a < 0 { !a } else { a } as u32))
    });
    check("%r0", "bfind.s64 %r0, %d1;", |a, _, _| {
        let a = a as i64;
        highest(if a < 0 { !a } else { a } as u64)
    });
    check("%r0", "bfind.shiftamt.u32 %r0, %r1;", |a, _, _| {
        (a as u32).checked_ilog2().map_or(0xffff_ffff, |bit| u64::from(31 - bit))
    });
    // Bit by bit, as the manual writes it.
    let extract = |a: u64, pos: u64, len: u64, msb: u64, signed: bool| {
        let (pos, len) = (pos & 255, len & 255);
        let bit = |k: u64| a >> k & 1;
        let sign = if !signed || len == 0 { 0 } else { bit((pos + len - 1).min(msb)) };
        (0..=msb).fold(0, |all, i| {
            all | if i < len && pos + i <= msb { bit(pos + i) } else { sign } << i
        })
    };
    check("%r0", "bfe.u32 %r0, %r1, %r2, %r3;", |a, b, c| extract(a, b, c, 31, false));
    check("%r0", "bfe.s32 %r0, %r1, %r2, %r3;", |a, b, c| extract(a, b, c, 31, true));
    check("%d0", "bfe.u64 %d0, %d1, %r2, %r3;", |a, b, c| extract(a, b, c, 63, false));
    check("%d0", "bfe.s64 %d0, %d1, %r2, %r3;", |a, b, c| extract(a, b, c, 63, true));
    let put = |a: u64, b: u64, pos: u64, len: u64, msb: u64| {
        let (pos, len) = (pos & 255, len & 255);
        (0..len)
            .take_while(|i| pos + i <= msb)
            .fold(b, |all, i| all & !(1 << (pos + i)) | (a >> i & 1) << (pos + i))
    };
    check("%r0", "bfi.b32 %r0, %r1, %r2, %r3, 5;", |a, b, c| {
        put(a & 0xffff_ffff, b & 0xffff_ffff, c, 5, 31)
    });
    check("%r0", "bfi.b32 %r0, %r1, %r2, 3, %r3;", |a, b, c| {
        put(a & 0xffff_ffff, b & 0xffff_ffff, 3, c, 31)
    });
    check("%d0", "bfi.b64 %d0, %d1, %d2, 9, %r3;", |a, b, c| put(a, b, 9, c, 63));
    check32("prmt.b32 %r0, %r1, %r2, %r3;", |a, b, c| {
        let bytes = (u64::from(b) << 32 | u64::from(a)).to_le_bytes();
        let pick = |n: u32| {
            let byte = bytes[(n & 7) as usize];
            if n & 8 == 0 {
                byte
            } else if byte >= 128 {
                255
            } else {
                0
            }
        };
        u32::from_le_bytes([pick(c), pick(c >> 4), pick(c >> 8), pick(c >> 12)])
    });
}

#[test]
fn shifts() {
    check32("shl.b32 %r0, %r1, %r2;", |a, b, _| if b > 31 { 0 } else { a << b });
    check32("shr.u32 %r0, %r1, %r2;", |a, b, _| if b > 31 { 0 } else { a >> b });
    check32("shr.s32 %r0, %r1, %r2;", |a, b, _| ((a as i32) >> b.min(31)) as u32);
    check32("shr.b32 %r0, %r1, 3;", |a, _, _| a >> 3);
    check(
        "%d0",
        "shl.b64 %d0, %d1, %r2;",
        |a, b, _| if b as u32 > 63 { 0 } else { a << (b as u32) },
    );
    check(
        "%d0",
        "shr.u64 %d0, %d1, %r2;",
        |a, b, _| if b as u32 > 63 { 0 } else { a >> (b as u32) },
    );
    check("%d0", "shr.s64 %d0, %d1, %r2;", |a, b, _| ((a as i64) >> (b as u32).min(63)) as u64);
    check("%h0", "shl.b16 %h0, %h1, %r2;", |a, b, _| {
        u64::from(if b as u32 > 15 { 0 } else { (a as u16) << (b as u32) })
    });
    let both = |a: u32, b: u32| u64::from(b) << 32 | u64::from(a);
    check32("shf.l.wrap.b32 %r0, %r1, %r2, %r3;", |a, b, c| (both(a, b) << (c & 31) >> 32) as u32);
    check32("shf.l.clamp.b32 %r0, %r1, %r2, %r3;", |a, b, c| {
        (both(a, b) << c.min(32) >> 32) as u32
    });
    check32("shf.r.wrap.b32 %r0, %r1, %r2, %r3;", |a, b, c| (both(a, b) >> (c & 31)) as u32);
    check32("shf.r.clamp.b32 %r0, %r1, %r2, %r3;", |a, b, c| (both(a, b) >> c.min(32)) as u32);
}

#[test]
fn comparisons_and_selection() {
    check_pred("setp.eq.b32 %p0, %r1, %r2;", |a, b, _| a as u32 == b as u32);
    check_pred("setp.ne.b64 %p0, %d1, %d2;", |a, b, _| a != b);
    check_pred("setp.lt.u32 %p0, %r1, %r2;", |a, b, _| (a as u32) < b as u32);
    check_pred("setp.lt.s32 %p0, %r1, %r2;", |a, b, _| (a as i32) < b as i32);
    check_pred("setp.le.u64 %p0, %d1, %d2;", |a, b, _| a <= b);
    check_pred("setp.le.s64 %p0, %d1, %d2;", |a, b, _| a as i64 <= b as i64);
    check_pred("setp.gt.u16 %p0, %h1, %h2;", |a, b, _| a as u16 > b as u16);
    check_pred("setp.gt.s64 %p0, %d1, %d2;", |a, b, _| a as i64 > b as i64);
    check_pred("setp.ge.u32 %p0, %r1, %r2;", |a, b, _| a as u32 >= b as u32);
    check_pred("setp.ge.s32 %p0, %r1, 0;", |a, _, _| a as i32 >= 0);
    check_pred("setp.lt.and.u32 %p0, %r1, %r2, %p3;", |a, b, c| {
        (a as u32) < b as u32 && c & 1 == 1
    });
    check_pred("setp.lt.or.u32 %p0, %r1, %r2, !%p3;", |a, b, c| {
        (a as u32) < b as u32 || c & 1 == 0
    });
    check_pred("setp.eq.xor.b64 %p5|%p0, %d1, %d2, %p3;", |a, b, c| (a != b) ^ (c & 1 == 1));
    check_pred("setp.lt.u32 %p5|%p0, %r1, %r2;", |a, b, _| a as u32 >= b as u32);
    check32("selp.b32 %r0, %r1, %r2, %p3;", |a, b, c| if c & 1 == 1 { a } else { b });
    check("%d0", "selp.b64 %d0, %d1, 5, %p3;", |a, _, c| if c & 1 == 1 { a } else { 5 });
    check32("mov.b32 %r0, %r1;\n@%p2 mov.b32 %r0, %r3;", |a, b, c| if b & 1 == 1 { c } else { a });
    check32("mov.b32 %r0, %r1;\n@!%p2 add.s32 %r0, %r0, %r3;", |a, b, c| {
        if b & 1 == 0 { a.wrapping_add(c) } else { a }
    });
}

#[test]
fn conversions_and_moves() {
    check("%d0", "cvt.u64.u32 %d0, %r1;", |a, _, _| a & 0xffff_ffff);
    check("%d0", "cvt.s64.s32 %d0, %r1;", |a, _, _| i64::from(a as i32) as u64);
    check("%d0", "cvt.s64.s8 %d0, %d1;", |a, _, _| i64::from(a as i8) as u64);
    check("%d0", "cvt.s64.s16 %d0, %h1;", |a, _, _| i64::from(a as i16) as u64);
    check("%r0", "cvt.u32.u64 %r0, %d1;", |a, _, _| a & 0xffff_ffff);
    check("%r0", "cvt.s32.s8 %r0, %r1;", |a, _, _| u64::from(i32::from(a as i8) as u32));
    check("%r0", "cvt.u32.u8 %r0, %r1;", |a, _, _| a & 0xff);
    check("%r0", "cvt.u32.u16 %r0, %h1;", |a, _, _| a & 0xffff);
    check("%h0", "cvt.u16.u32 %h0, %r1;", |a, _, _| a & 0xffff);
    check("%h0", "cvt.s8.s32 %h0, %r1;", |a, _, _| u64::from(i16::from(a as i8) as u16));
    check("%h0", "cvt.s8.s64 %h0, %d1;", |a, _, _| u64::from(i16::from(a as i8) as u16));
    check("%d0", "mov.b64 %d0, {%r1, %r2};", |a, b, _| b << 32 | a & 0xffff_ffff);
    check("%r0", "mov.b64 {%r0, %r5}, %d1;", |a, _, _| a & 0xffff_ffff);
    check("%r0", "mov.b64 {%r5, %r0}, %d1;", |a, _, _| a >> 32);
    check("%r0", "{ .reg .b32 tmp; mov.b64 {tmp, %r0}, %d1; }", |a, _, _| a >> 32);
    check("%r0", "mov.b32 %r0, {%h1, %h2};", |a, b, _| (b & 0xffff) << 16 | a & 0xffff);
    check("%r0", "mov.b32 %r0, 0x12U;", |_, _, _| 18);
}

#[test]
fn special_registers() {
    let mut card = Card::with_body(
        1,
        "ld.param.b64 %d1, [p0];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.x;\nmov.u32 %r3, %ntid.x;\nmov.u32 %r4, %nctaid.x;
         mov.u32 %r5, %laneid;\nmov.u32 %r6, %warpid;\nmov.u32 %r7, %lanemask_lt;\nmov.u32 %r9, %lanemask_ge;
         mad.lo.s32 %r8, %r2, %r3, %r1;\nmul.wide.u32 %d2, %r8, 32;\nadd.s64 %d1, %d1, %d2;
         st.global.v4.b32 [%d1], {%r1, %r2, %r3, %r4};\nst.global.v4.b32 [%d1+16], {%r5, %r6, %r7, %r9};\nret;",
    );
    let at = card.empty(8 * 96);
    card.run("k", 2, 48, &[at.to_le_bytes().to_vec()]).unwrap();
    let found = card.download(at, 8 * 96);
    for (k, words) in (0..).zip(found.chunks(8)) {
        let (thread, block): (u32, u32) = (k % 48, k / 48);
        let lane = thread % 32;
        let below = (1u32 << lane) - 1;
        assert_eq!(words, [thread, block, 48, 2, lane, thread / 32, below, !below]);
    }
}

/// Runs `k` on 32 threads; each leaves `%r0` in its word of the output.
fn words(body: &str) -> Vec<u32> {
    let body = format!(
        "ld.param.b64 %d30, [p0];\nmov.u32 %r1, %laneid;\nmul.wide.u32 %d31, %r1, 4;\nadd.s64 %d30, %d30, %d31;
         {body}\nst.global.b32 [%d30], %r0;\nret;"
    );
    let mut card = Card::with_body(1, &body);
    let mut all: Vec<Vec<u32>> = Vec::new();
    for seed in 0..4 {
        card.style.seed = seed;
        let at = card.empty(32);
        card.run_k(32, &[at]).unwrap();
        all.push(card.download(at, 32));
    }
    assert!(all.iter().all(|found| *found == all[0]), "depends on the seed");
    all.swap_remove(0)
}

fn by_lane(f: impl Fn(u32) -> u32) -> Vec<u32> {
    (0..32).map(f).collect()
}

#[test]
fn shuffles() {
    let mul = "mul.lo.s32 %r2, %r1, 100;\n";
    let run = |text: &str| words(&format!("{mul}{text}"));
    assert_eq!(run("shfl.sync.idx.b32 %r0, %r2, 5, 31, -1;"), by_lane(|_| 500));
    assert_eq!(run("shfl.sync.bfly.b32 %r0, %r2, 3, 31, -1;"), by_lane(|k| (k ^ 3) * 100));
    assert_eq!(run("shfl.sync.up.b32 %r0, %r2, 1, 0, -1;"), by_lane(|k| k.saturating_sub(1) * 100));
    assert_eq!(
        run("shfl.sync.down.b32 %r0, %r2, 2, 31, -1;"),
        by_lane(|k| if k + 2 > 31 { k } else { k + 2 } * 100)
    );
    // Segments of 8 threads: (32 - 8) << 8 | 31.
    assert_eq!(
        run("shfl.sync.idx.b32 %r0, %r2, 10, 6175, -1;"),
        by_lane(|k| (k / 8 * 8 + 2) * 100)
    );
    assert_eq!(
        run("shfl.sync.up.b32 %r3|%p1, %r2, 1, 6144, -1;\nselp.b32 %r0, %r3, 7, %p1;"),
        by_lane(|k| if k % 8 == 0 { 7 } else { (k - 1) * 100 })
    );
    // Each half by itself, in different arms of a branch.
    assert_eq!(
        run("setp.lt.u32 %p1, %r1, 16;\n@%p1 bra A;\nshfl.sync.idx.b32 %r0, %r2, 20, 31, 0xffff0000;\nbra B;
             A: shfl.sync.idx.b32 %r0, %r2, 3, 31, 0xffff;\nB:"),
        by_lane(|k| if k < 16 { 300 } else { 2000 })
    );
}

#[test]
fn votes() {
    let odd = "and.b32 %r2, %r1, 1;\nsetp.ne.b32 %p1, %r2, 0;\n";
    let run = |text: &str| words(&format!("{odd}{text}"));
    assert_eq!(run("vote.sync.ballot.b32 %r0, %p1, -1;"), by_lane(|_| 0xaaaa_aaaa));
    assert_eq!(run("vote.sync.ballot.b32 %r0, !%p1, -1;"), by_lane(|_| 0x5555_5555));
    let flag =
        |name: &str| run(&format!("vote.sync.{name}.pred %p2, %p1, -1;\nselp.b32 %r0, 1, 0, %p2;"));
    assert_eq!(flag("any"), by_lane(|_| 1));
    assert_eq!(flag("all"), by_lane(|_| 0));
    assert_eq!(flag("uni"), by_lane(|_| 0));
    assert_eq!(
        run("match.any.sync.b32 %r0, %r2, -1;"),
        by_lane(|k| if k % 2 == 1 { 0xaaaa_aaaa } else { 0x5555_5555 })
    );
    // Of threads that are done, nobody waits for an answer.
    assert_eq!(
        run(
            "mov.b32 %r0, 9;\nst.global.b32 [%d30], %r0;\n@%p1 exit;\nmov.pred %p3, 1;\nvote.sync.ballot.b32 %r0, %p3, -1;"
        ),
        by_lane(|k| if k % 2 == 1 { 9 } else { 0x5555_5555 })
    );
}

#[test]
fn jumps_and_tables() {
    assert_eq!(
        words(
            "and.b32 %r2, %r1, 3;\n$T: .branchtargets $A, $B, $C, $B;\nbrx.idx %r2, $T;
             $A: mov.b32 %r0, 10;\nbra.uni $E;\n$B: mov.b32 %r0, 20;\nbra.uni $E;\n$C: mov.b32 %r0, 30;\n$E:"
        ),
        by_lane(|k| [10, 20, 30, 20][k as usize % 4])
    );
    // A loop that each thread leaves at another time.
    assert_eq!(
        words(
            "mov.b32 %r0, 0;\nmov.b32 %r2, 0;\n$L: add.s32 %r0, %r0, %r2;\nadd.s32 %r2, %r2, 1;
             setp.le.u32 %p1, %r2, %r1;\n@%p1 bra $L;"
        ),
        by_lane(|k| k * (k + 1) / 2)
    );
}

/// Two functions and a table of them.
const CALLS: &str = "
.func (.param .b32 out) double(.param .b32 a, .param .b64 b);
.global .align 8 .u64 table[2] = {double, third};
.global .align 8 .u64 inner[2] = {generic(table)+8, 7};
.const .align 4 .b8 numbers[8] = {1, 0, 0, 0, 254, 255, 255, 255};
.func (.param .b32 out) double(.param .b32 a, .param .b64 b) {
  .reg .b32 %r<3>; ld.param.b32 %r1, [a]; add.s32 %r2, %r1, %r1; st.param.b32 [out], %r2; ret; }
.func (.param .b32 out) third(.param .b32 a, .param .b64 b) {
  .local .align 8 .b8 depot[16]; .reg .b32 %r<5>; .reg .b64 %d<4>;
  ld.param.b32 %r1, [a]; ld.param.b32 %r2, [b+4]; mov.b64 %d1, depot; cvta.local.u64 %d2, %d1;
  st.local.b32 [%d1+4], %r1; ld.b32 %r3, [%d2+4]; mad.lo.s32 %r3, %r3, 3, %r2; st.param.b32 [out], %r3; ret; }
.visible .entry k(.param .b64 p0, .param .align 8 .b8 p1[16]) {
  .reg .b32 %r<9>; .reg .b64 %d<20>;
  ld.param.b64 %d1, [p0]; mov.u32 %r1, %laneid; mul.wide.u32 %d2, %r1, 4; add.s64 %d1, %d1, %d2;
  mov.b64 %d9, inner; ld.global.b64 %d3, [%d9]; add.s64 %d3, %d3, -8;
  and.b32 %r2, %r1, 1; mul.wide.u32 %d4, %r2, 8; add.s64 %d3, %d3, %d4; ld.global.nc.b64 %d5, [%d3];
  mov.b64 %d10, p1; mul.wide.u32 %d11, %r2, 4; add.s64 %d10, %d10, %d11; ld.param.b32 %r5, [%d10+8];
  mov.b64 %d12, numbers; ld.const.s8 %r6, [%d12+4];
  { .param .b32 param0; .param .b64 param1; .param .b32 retval0;
    st.param.b32 [param0], %r1; mov.b64 %d6, 0x500000000; st.param.b64 [param1], %d6;
    prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _);
    call (retval0), %d5, (param0, param1), prototype_0;
    ld.param.b32 %r3, [retval0]; }
  { .param .b32 param0; .param .b64 param1; .param .b32 retval0;
    st.param.b32 [param0], %r3; st.param.b64 [param1], 0;
    call.uni (retval0), double, (param0, param1); ld.param.b32 %r4, [retval0]; }
  add.s32 %r4, %r4, %r5; add.s32 %r4, %r4, %r6;
  st.global.b32 [%d1], %r4; ret; }";

#[test]
fn calls_tables_and_variables() {
    let mut card = Card::new(&program(CALLS));
    for seed in 0..4 {
        card.style.seed = seed;
        let at = card.empty(32);
        let struct_of = [0u32, 0, 1000, 2000].iter().flat_map(|word| word.to_le_bytes()).collect();
        let counts = card.run("k", 1, 32, &[at.to_le_bytes().to_vec(), struct_of]).unwrap();
        let expected = by_lane(|k| {
            let first = if k % 2 == 0 { 2 * k } else { 3 * k + 5 };
            2 * first + 1000 * (k % 2 + 1) - 2
        });
        assert_eq!(card.download(at, 32), expected);
        assert_eq!(counts.stack, 16);
    }
}

#[test]
fn memory_of_all_kinds_and_widths() {
    // Bytes, halves, words and vectors; sign and zero extension.
    assert_eq!(
        words(
            ".local .align 16 .b8 depot[32];\nmov.b64 %d1, depot;\nmov.b32 %r2, 0x8281f0ff;\nmov.b64 %d2, 0x1122334455667788;
             st.local.b32 [depot], %r2;\nst.local.v2.b32 [%d1+8], {%r2, %r1};\nst.local.b64 [%d1+16], %d2;
             ld.local.s8 %r3, [%d1+1];\nld.local.u8 %r4, [%d1+1];\nld.local.s16 %r5, [%d1+2];\nld.local.v2.b32 {%r6, %r7}, [%d1+8];
             ld.local.b32 %r8, [%d1+20];\nst.local.b8 [%d1+20], %r1;\nld.local.b32 %r9, [%d1+20];
             sub.s32 %r0, %r3, %r4;\nadd.s32 %r0, %r0, %r5;\nadd.s32 %r0, %r0, %r7;\nsub.s32 %r6, %r6, %r2;\nadd.s32 %r0, %r0, %r6;
             sub.s32 %r8, %r8, 0x11223344;\nadd.s32 %r0, %r0, %r8;\nsub.s32 %r9, %r9, 0x11223300;\nadd.s32 %r0, %r0, %r9;"
        ),
        by_lane(|k| (-16i32 - 0xf0 + i32::from(0x8281u16.cast_signed()) + 2 * k.cast_signed()).cast_unsigned())
    );
}

#[test]
fn shared_memory_and_barriers_of_the_block() {
    let text = program(
        ".extern .shared .align 4 .b8 dynamic[];
.visible .entry k(.param .b64 p0) {
  .reg .b32 %r<9>; .reg .b64 %d<20>; .reg .pred %p<3>;
  .shared .align 4 .b8 fixed[384];
  ld.param.b64 %d1, [p0]; mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4; add.s64 %d1, %d1, %d2;
  mov.b64 %d3, fixed; add.s64 %d4, %d3, %d2; st.shared.b32 [%d4], %r1;
  setp.eq.b32 %p1, %r1, 0; mov.b64 %d8, dynamic; @!%p1 bra $S; st.shared.b32 [%d8], 1000;
  $S: bar.sync 0;
  sub.s32 %r2, 95, %r1; mul.wide.u32 %d5, %r2, 4; add.s64 %d5, %d3, %d5; cvta.shared.u64 %d6, %d5;
  ld.b32 %r3, [%d6]; bar.sync 0; st.shared.b32 [%d4], 0; atom.shared.add.u32 %r4, [%d8], 1;
  bar.sync 0; ld.shared.b32 %r5, [%d8]; add.s32 %r3, %r3, %r5; st.global.b32 [%d1], %r3; ret; }",
    );
    let mut card = Card::new(&text);
    for seed in 0..5 {
        card.style.seed = seed;
        let at = card.empty(96);
        card.run_k(96, &[at]).unwrap();
        assert_eq!(card.download(at, 96), (0..96).map(|k| 95 - k + 1096).collect::<Vec<_>>());
    }
}

#[test]
fn atomics() {
    let run = |name: &str, start: u32, operands: &str| {
        let mut card = Card::with_body(
            1,
            &format!(
                "ld.param.b64 %d1, [p0];\nmov.u32 %r1, %laneid;\nadd.s32 %r1, %r1, 1;\natom.global.{name} %r0, [%d1], {operands};\nret;"
            ),
        );
        card.style.seed = 1;
        let at = card.upload(&[start]);
        card.run_k(32, &[at]).unwrap();
        card.download(at, 1)[0]
    };
    assert_eq!(run("add.u32", 5, "%r1"), 5 + 32 * 33 / 2);
    assert_eq!(run("max.u32", 7, "%r1"), 32);
    assert_eq!(run("min.s32", 7, "-3"), (-3i32).cast_unsigned());
    assert_eq!(run("min.u32", 7, "-3"), 7);
    assert_eq!(run("and.b32", 0xff, "0x0f"), 0x0f);
    assert_eq!(run("or.b32", 0, "%r1"), 63);
    assert_eq!(run("xor.b32", 0, "%r1"), (1..=32).fold(0, |all, k| all ^ k));
    assert_eq!(run("inc.u32", 0, "9"), 32 % 10);
    assert_eq!(run("dec.u32", 3, "9"), (3 + 10 * 4 - 32) % 10);
    assert_eq!(run("cas.b32", 40, "40, 41"), 41);
    assert!((1..=32).contains(&run("exch.b32", 0, "%r1")));
}
