//! What arithmetic instructions mean: a function of up to three operands for each mnemonic.
//!
//! These follow the PTX ISA, "Instruction Set". Every function is total: threads that do not take part are
//! computed along, and their results dropped.

use crate::code::{Row, RowFn, WARP};

/// An integer type of PTX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    pub signed: bool,
    /// 1 for predicates.
    pub bits: u32,
}

impl Type {
    /// The type `u32`, `s64`, `b16`, `pred`…
    pub fn of(name: &str) -> Option<Type> {
        let bits = match name.get(1..)? {
            "red" if name == "pred" => 1,
            "8" => 8,
            "16" => 16,
            "32" => 32,
            "64" => 64,
            _ => return None,
        };
        matches!(name.as_bytes()[0], b'u' | b's' | b'b' | b'p')
            .then_some(Type { signed: name.starts_with('s'), bits })
    }
}

/// An integer as a register holds it: zero-extended to 64 bits.
trait Word: Copy {
    fn get(register: u64) -> Self;
    fn put(self) -> u64;
}

macro_rules! words {
    ($($unsigned:ty, $signed:ty;)*) => {$(
        impl Word for $unsigned {
            #[inline(always)]
            fn get(register: u64) -> Self { register as $unsigned }
            #[inline(always)]
            fn put(self) -> u64 { u64::from(self) }
        }
        impl Word for $signed {
            #[inline(always)]
            fn get(register: u64) -> Self { register as $signed }
            #[inline(always)]
            fn put(self) -> u64 { u64::from(self as $unsigned) }
        }
    )*};
}

words! { u8, i8; u16, i16; u32, i32; u64, i64; }

impl Word for bool {
    #[inline(always)]
    fn get(register: u64) -> Self {
        register & 1 != 0
    }
    #[inline(always)]
    fn put(self) -> u64 {
        u64::from(self)
    }
}

/// A function over rows from one over operands of the given types.
macro_rules! row {
    (|$a:ident: $ta:ty, $b:ident: $tb:ty, $c:ident: $tc:ty| $e:expr) => {{
        #[allow(unused_variables, clippy::redundant_closure_call)]
        fn rows(x: &Row, y: &Row, z: &Row) -> Row {
            let mut out = [0; WARP];
            for i in 0..WARP {
                let ($a, $b, $c) = (<$ta>::get(x[i]), <$tb>::get(y[i]), <$tc>::get(z[i]));
                out[i] = Word::put($e);
            }
            out
        }
        Some(rows as RowFn)
    }};
}

/// The same for operands of one type, by width; `s` for signed ones, `u` for others.
macro_rules! ints {
    ($type:expr, u $u:tt $(, s $s:tt)?) => {
        match ($type.signed, $type.bits) {
            $( (true, 16) => ints!(@ i16 $s), (true, 32) => ints!(@ i32 $s), (true, 64) => ints!(@ i64 $s), )?
            (_, 16) => ints!(@ u16 $u),
            (_, 32) => ints!(@ u32 $u),
            (_, 64) => ints!(@ u64 $u),
            _ => None,
        }
    };
    (@ $t:ident (|$a:ident, $b:ident, $c:ident| $e:expr)) => { row!(|$a: $t, $b: $t, $c: $t| $e) };
}

/// Likewise, with the second (and third) operand always of 32 bits.
macro_rules! shifts {
    ($type:expr, u $u:tt $(, s $s:tt)?) => {
        match ($type.signed, $type.bits) {
            $( (true, 16) => shifts!(@ i16 $s), (true, 32) => shifts!(@ i32 $s), (true, 64) => shifts!(@ i64 $s), )?
            (_, 16) => shifts!(@ u16 $u),
            (_, 32) => shifts!(@ u32 $u),
            (_, 64) => shifts!(@ u64 $u),
            _ => None,
        }
    };
    (@ $t:ident (|$a:ident, $b:ident, $c:ident| $e:expr)) => { row!(|$a: $t, $b: u32, $c: u32| $e) };
}

/// The meaning of a mnemonic such as `add` with its type, and its number of operands.
/// Modifiers stand in `name` as in the source: `mul.lo`, `shf.l.wrap`.
pub fn meaning(name: &str, t: Type) -> Option<(RowFn, usize)> {
    let two = [
        "add", "sub", "mul.lo", "mul.hi", "mul.wide", "div", "rem", "min", "max", "and", "or",
        "xor", "shl", "shr",
    ];
    let arity = match name {
        _ if two.contains(&name) => 2,
        "not" | "neg" | "abs" | "cnot" | "popc" | "clz" | "brev" | "bfind" | "bfind.shiftamt"
        | "mov" => 1,
        _ => 3,
    };
    let f = match arity {
        1 => unary(name, t),
        2 => binary(name, t),
        _ => ternary(name, t),
    };
    Some((f?, arity))
}

fn unary(name: &str, t: Type) -> Option<RowFn> {
    match name {
        "mov" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a),
        "mov" => ints!(t, u(|a, b, c| a)),
        "not" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| !a),
        "not" => ints!(t, u(|a, b, c| !a)),
        "neg" => ints!(t, u(|a, b, c| a.wrapping_neg())),
        "abs" => ints!(t, u(|a, b, c| a), s(|a, b, c| a.wrapping_abs())),
        "cnot" => ints!(t, u(|a, b, c| u64::from(a == 0))),
        "popc" => ints!(t, u(|a, b, c| a.count_ones())),
        "clz" => ints!(t, u(|a, b, c| a.leading_zeros())),
        "brev" => ints!(t, u(|a, b, c| a.reverse_bits())),
        "bfind" => bfind(t),
        "bfind.shiftamt" => match (t.signed, t.bits) {
            (false, 32) => {
                row!(|a: u32, b: u32, c: u32| if a == 0 { u32::MAX } else { a.leading_zeros() })
            }
            (false, 64) => {
                row!(|a: u64, b: u64, c: u64| if a == 0 { u32::MAX } else { a.leading_zeros() })
            }
            _ => None,
        },
        _ => None,
    }
}

/// The place of the highest bit that is not a sign bit.
fn bfind(t: Type) -> Option<RowFn> {
    match (t.signed, t.bits) {
        (false, 32) => row!(|a: u32, b: u32, c: u32| 31u32.wrapping_sub(a.leading_zeros())),
        (false, 64) => row!(|a: u64, b: u64, c: u64| 63u32.wrapping_sub(a.leading_zeros())),
        (true, 32) => {
            row!(|a: i32, b: i32, c: i32| 31u32.wrapping_sub((a ^ (a >> 31)).leading_zeros()))
        }
        (true, 64) => {
            row!(|a: i64, b: i64, c: i64| 63u32.wrapping_sub((a ^ (a >> 63)).leading_zeros()))
        }
        _ => None,
    }
}

fn binary(name: &str, t: Type) -> Option<RowFn> {
    match name {
        "add" => ints!(t, u(|a, b, c| a.wrapping_add(b))),
        "sub" => ints!(t, u(|a, b, c| a.wrapping_sub(b))),
        "mul.lo" => ints!(t, u(|a, b, c| a.wrapping_mul(b))),
        "mul.hi" => match (t.signed, t.bits) {
            (false, 16) => {
                row!(|a: u16, b: u16, c: u16| ((u32::from(a) * u32::from(b)) >> 16) as u16)
            }
            (true, 16) => {
                row!(|a: i16, b: i16, c: i16| ((i32::from(a) * i32::from(b)) >> 16) as i16)
            }
            (false, 32) => {
                row!(|a: u32, b: u32, c: u32| ((u64::from(a) * u64::from(b)) >> 32) as u32)
            }
            (true, 32) => {
                row!(|a: i32, b: i32, c: i32| ((i64::from(a) * i64::from(b)) >> 32) as i32)
            }
            (false, 64) => {
                row!(|a: u64, b: u64, c: u64| ((u128::from(a) * u128::from(b)) >> 64) as u64)
            }
            (true, 64) => {
                row!(|a: i64, b: i64, c: i64| ((i128::from(a) * i128::from(b)) >> 64) as i64)
            }
            _ => None,
        },
        "mul.wide" => match (t.signed, t.bits) {
            (false, 16) => row!(|a: u16, b: u16, c: u16| u32::from(a) * u32::from(b)),
            (true, 16) => row!(|a: i16, b: i16, c: i16| i32::from(a) * i32::from(b)),
            (false, 32) => row!(|a: u32, b: u32, c: u32| u64::from(a) * u64::from(b)),
            (true, 32) => row!(|a: i32, b: i32, c: i32| i64::from(a) * i64::from(b)),
            _ => None,
        },
        // Division by zero gives no trap on the device; what it gives is left open by the manual, hardware gives all ones.
        "div" => ints!(
            t,
            u(|a, b, c| a.checked_div(b).unwrap_or(!0)),
            s(|a, b, c| if b == 0 { !0 } else { a.wrapping_div(b) })
        ),
        "rem" => ints!(
            t,
            u(|a, b, c| a.checked_rem(b).unwrap_or(a)),
            s(|a, b, c| if b == 0 { a } else { a.wrapping_rem(b) })
        ),
        "min" => ints!(t, u(|a, b, c| a.min(b)), s(|a, b, c| a.min(b))),
        "max" => ints!(t, u(|a, b, c| a.max(b)), s(|a, b, c| a.max(b))),
        "and" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a & b),
        "or" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a | b),
        "xor" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a ^ b),
        "and" => ints!(t, u(|a, b, c| a & b)),
        "or" => ints!(t, u(|a, b, c| a | b)),
        "xor" => ints!(t, u(|a, b, c| a ^ b)),
        // Amounts past the width give zero, or the sign.
        "shl" => shifts!(t, u(|a, b, c| a.checked_shl(b).unwrap_or(0))),
        "shr" => shifts!(
            t,
            u(|a, b, c| a.checked_shr(b).unwrap_or(0)),
            s(|a, b, c| a.checked_shr(b).unwrap_or(if a < 0 { -1 } else { 0 }))
        ),
        _ => None,
    }
}

fn ternary(name: &str, t: Type) -> Option<RowFn> {
    match name {
        "mad.lo" => ints!(t, u(|a, b, c| a.wrapping_mul(b).wrapping_add(c))),
        "mad.hi" => match (t.signed, t.bits) {
            (false, 32) => row!(|a: u32, b: u32, c: u32| (((u64::from(a) * u64::from(b)) >> 32)
                as u32)
                .wrapping_add(c)),
            (true, 32) => row!(|a: i32, b: i32, c: i32| (((i64::from(a) * i64::from(b)) >> 32)
                as i32)
                .wrapping_add(c)),
            (false, 64) => row!(|a: u64, b: u64, c: u64| (((u128::from(a) * u128::from(b)) >> 64)
                as u64)
                .wrapping_add(c)),
            (true, 64) => row!(|a: i64, b: i64, c: i64| (((i128::from(a) * i128::from(b)) >> 64)
                as i64)
                .wrapping_add(c)),
            _ => None,
        },
        "mad.wide" => match (t.signed, t.bits) {
            (false, 16) => {
                row!(|a: u16, b: u16, c: u32| (u32::from(a) * u32::from(b)).wrapping_add(c))
            }
            (true, 16) => {
                row!(|a: i16, b: i16, c: i32| (i32::from(a) * i32::from(b)).wrapping_add(c))
            }
            (false, 32) => {
                row!(|a: u32, b: u32, c: u64| (u64::from(a) * u64::from(b)).wrapping_add(c))
            }
            (true, 32) => {
                row!(|a: i32, b: i32, c: i64| (i64::from(a) * i64::from(b)).wrapping_add(c))
            }
            _ => None,
        },
        "sad" => ints!(
            t,
            u(|a, b, c| c.wrapping_add(a.abs_diff(b))),
            s(|a, b, c| c.wrapping_add_unsigned(a.abs_diff(b)))
        ),
        "selp" if t.bits != 1 => selp(t),
        "bfe" => match (t.signed, t.bits) {
            (false, 32) => row!(|a: u32, b: u32, c: u32| bfe(u64::from(a), b, c, 32, false) as u32),
            (false, 64) => row!(|a: u64, b: u32, c: u32| bfe(a, b, c, 64, false)),
            (true, 32) => row!(|a: u32, b: u32, c: u32| bfe(u64::from(a), b, c, 32, true) as u32),
            (true, 64) => row!(|a: u64, b: u32, c: u32| bfe(a, b, c, 64, true)),
            _ => None,
        },
        "prmt" if t.bits == 32 => row!(|a: u32, b: u32, c: u32| prmt(a, b, c)),
        "shf.l.wrap" if t.bits == 32 => row!(|a: u32, b: u32, c: u32| shf_left(a, b, c & 31)),
        "shf.l.clamp" if t.bits == 32 => row!(|a: u32, b: u32, c: u32| shf_left(a, b, c.min(32))),
        "shf.r.wrap" if t.bits == 32 => row!(|a: u32, b: u32, c: u32| shf_right(a, b, c & 31)),
        "shf.r.clamp" if t.bits == 32 => row!(|a: u32, b: u32, c: u32| shf_right(a, b, c.min(32))),
        _ => None,
    }
}

fn selp(t: Type) -> Option<RowFn> {
    match t.bits {
        16 => row!(|a: u16, b: u16, c: bool| if c { a } else { b }),
        32 => row!(|a: u32, b: u32, c: bool| if c { a } else { b }),
        64 => row!(|a: u64, b: u64, c: bool| if c { a } else { b }),
        _ => None,
    }
}

/// `len` bits of `a` from bit `pos` on; past the end comes the sign, or zeros. Only the low byte of `pos` and `len` counts.
fn bfe(a: u64, pos: u32, len: u32, bits: u32, signed: bool) -> u64 {
    let (pos, len) = (pos & 255, len & 255);
    let bit = |k: u32| a >> k & 1;
    let sign = if !signed || len == 0 { 0 } else { bit((pos + len - 1).min(bits - 1)) };
    let field = if pos < bits { a >> pos } else { 0 };
    let known = len.min(bits.saturating_sub(pos));
    let low = |n: u32| if n >= 64 { u64::MAX } else { (1 << n) - 1 };
    field & low(known) | if sign == 1 { !low(known) } else { 0 }
}

/// `b` with `len` bits from bit `pos` on taken from `a`.
fn bfi(a: u64, b: u64, pos: u32, len: u32, bits: u32) -> u64 {
    let (pos, len) = (pos & 255, len & 255);
    if pos >= bits {
        return b;
    }
    let len = len.min(bits - pos);
    let field = if len >= 64 { u64::MAX } else { ((1 << len) - 1) << pos };
    b & !field | a << pos & field
}

/// `bfi` with position and length packed into one operand, 8 bits each.
pub fn bfi_packed(t: Type) -> Option<RowFn> {
    match t.bits {
        32 => {
            row!(|a: u32, b: u32, c: u32| bfi(u64::from(a), u64::from(b), c & 255, c >> 8, 32)
                as u32)
        }
        64 => row!(|a: u64, b: u64, c: u32| bfi(a, b, c & 255, c >> 8, 64)),
        _ => None,
    }
}

/// Packs the low bytes of two operands, for [`bfi_packed`].
pub fn pack_bytes() -> Option<RowFn> {
    row!(|a: u32, b: u32, c: u32| a & 255 | (b & 255) << 8)
}

/// Any four of the eight bytes of `b` and `a`, one for each hexadecimal digit of `selector`; its bit 3
/// asks for eight copies of the byte's top bit.
fn prmt(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = (u64::from(b) << 32 | u64::from(a)).to_le_bytes();
    let mut out = [0; 4];
    for (k, byte) in out.iter_mut().enumerate() {
        let digit = selector >> (4 * k) & 15;
        let picked = bytes[(digit & 7) as usize];
        *byte = if digit & 8 == 0 {
            picked
        } else {
            picked.cast_signed().wrapping_shr(7).cast_unsigned()
        };
    }
    u32::from_le_bytes(out)
}

fn shf_left(a: u32, b: u32, n: u32) -> u32 {
    ((u64::from(b) << 32 | u64::from(a)) << n >> 32) as u32
}

fn shf_right(a: u32, b: u32, n: u32) -> u32 {
    ((u64::from(b) << 32 | u64::from(a)) >> n) as u32
}

/// Whether `compare` holds; 1 or 0.
pub fn comparison(compare: &str, t: Type) -> Option<RowFn> {
    match compare {
        "eq" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a == b),
        "ne" if t.bits == 1 => row!(|a: bool, b: bool, c: bool| a != b),
        "eq" => ints!(t, u(|a, b, c| a == b)),
        "ne" => ints!(t, u(|a, b, c| a != b)),
        "lt" => ints!(t, u(|a, b, c| a < b), s(|a, b, c| a < b)),
        "le" => ints!(t, u(|a, b, c| a <= b), s(|a, b, c| a <= b)),
        "gt" => ints!(t, u(|a, b, c| a > b), s(|a, b, c| a > b)),
        "ge" => ints!(t, u(|a, b, c| a >= b), s(|a, b, c| a >= b)),
        "lo" => ints!(t, u(|a, b, c| a < b)),
        "ls" => ints!(t, u(|a, b, c| a <= b)),
        "hi" => ints!(t, u(|a, b, c| a > b)),
        "hs" => ints!(t, u(|a, b, c| a >= b)),
        _ => None,
    }
}

/// The low bits of `a`, those of `c`, after it was extended from the type.
pub fn convert(from: Type) -> Option<RowFn> {
    match (from.signed, from.bits) {
        (false, 8) => row!(|a: u8, b: u64, c: u64| u64::from(a) & c),
        (false, 16) => row!(|a: u16, b: u64, c: u64| u64::from(a) & c),
        (false, 32) => row!(|a: u32, b: u64, c: u64| u64::from(a) & c),
        (false, 64) => row!(|a: u64, b: u64, c: u64| a & c),
        (true, 8) => row!(|a: i8, b: u64, c: u64| i64::from(a).cast_unsigned() & c),
        (true, 16) => row!(|a: i16, b: u64, c: u64| i64::from(a).cast_unsigned() & c),
        (true, 32) => row!(|a: i32, b: u64, c: u64| i64::from(a).cast_unsigned() & c),
        (true, 64) => row!(|a: u64, b: u64, c: u64| a & c),
        _ => None,
    }
}

/// `a >> b & c`: a field of a parameter, a half of a pair.
pub fn extract() -> Option<RowFn> {
    row!(|a: u64, b: u32, c: u64| a.checked_shr(b).unwrap_or(0) & c)
}

/// `b` with the low `bits` bits of `a` put at bit `c`: a store to a parameter, a pair.
pub fn insert(bits: u32) -> Option<RowFn> {
    match bits {
        8 => row!(|a: u8, b: u64, c: u32| b & !(0xff << c) | u64::from(a) << c),
        16 => row!(|a: u16, b: u64, c: u32| b & !(0xffff << c) | u64::from(a) << c),
        32 => row!(|a: u32, b: u64, c: u32| b & !(0xffff_ffff << c) | u64::from(a) << c),
        64 => row!(|a: u64, b: u64, c: u32| a),
        _ => None,
    }
}

/// The carry of `a + b + c`, the sum itself, the borrow of `a - b - c`, the difference; `c` is 0 or 1.
pub fn carry(name: &str, t: Type) -> Option<[RowFn; 2]> {
    let pair = match (name, t.bits) {
        ("add", 32) => [
            row!(|a: u32, b: u32, c: u32| (u64::from(a) + u64::from(b) + u64::from(c)) >> 32),
            row!(|a: u32, b: u32, c: u32| a.wrapping_add(b).wrapping_add(c)),
        ],
        ("add", 64) => [
            row!(|a: u64, b: u64, c: u64| ((u128::from(a) + u128::from(b) + u128::from(c)) >> 64)
                as u64),
            row!(|a: u64, b: u64, c: u64| a.wrapping_add(b).wrapping_add(c)),
        ],
        ("sub", 32) => [
            row!(|a: u32, b: u32, c: u32| u64::from(a) < u64::from(b) + u64::from(c)),
            row!(|a: u32, b: u32, c: u32| a.wrapping_sub(b).wrapping_sub(c)),
        ],
        ("sub", 64) => [
            row!(|a: u64, b: u64, c: u64| u128::from(a) < u128::from(b) + u128::from(c)),
            row!(|a: u64, b: u64, c: u64| a.wrapping_sub(b).wrapping_sub(c)),
        ],
        _ => return None,
    };
    let [Some(carry), Some(value)] = pair else { return None };
    Some([carry, value])
}
