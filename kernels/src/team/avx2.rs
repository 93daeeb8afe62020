//! Grids of 17 to 32 rows turned by a thread alone on a processor with AVX2: one register holds a byte of each row.

use core::arch::x86_64 as arch;
use core::cell::Cell;

use crate::processor;
use crate::words::Words;

/// [`super::Rows::turn_four`], if the processor can.
#[inline(always)]
pub(super) fn turn_four(
    words: Words<'_>,
    to_from: [u32; 2],
    rows_cols: [u32; 2],
    [flip, mirror]: [bool; 2],
) -> Option<()> {
    if !processor::has_avx2() {
        return None;
    }
    // SAFETY: the processor has AVX2.
    unsafe {
        match flip {
            true => turned::<true>(words, to_from, rows_cols, mirror),
            false => turned::<false>(words, to_from, rows_cols, mirror),
        }
    }
}

/// In each half of a register: the first bytes of four rows, then the second ones, and so on.
const BYTES: [i8; 16] = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
/// The same with the last row first.
const BYTES_MIRRORED: [i8; 16] = [12, 8, 4, 0, 13, 9, 5, 1, 14, 10, 6, 2, 15, 11, 7, 3];
/// Fours of rows, of which each second one is in the upper half.
const FOURS: [i32; 8] = [0, 4, 1, 5, 2, 6, 3, 7];
const FOURS_MIRRORED: [i32; 8] = [7, 3, 6, 2, 5, 1, 4, 0];

#[inline(never)]
#[target_feature(enable = "avx2")]
fn turned<const FLIP: bool>(
    words: Words<'_>,
    [to, from]: [u32; 2],
    [rows, cols]: [u32; 2],
    mirror: bool,
) -> Option<()> {
    // Columns of what is mirrored begin with the last row.
    let start = if mirror { from.wrapping_add(rows).wrapping_sub(32) } else { from };
    let groups = cols.div_ceil(8) as usize;
    let source = words.part(start, 3 * rows + 32)?;
    let target = words.part(to, 4 * cols + 8)?;
    // The last eight columns of each are written over the next one, or what is behind.
    let behind = target.last_chunk::<8>()?;
    let kept = behind.each_ref().map(Cell::get);
    let (bytes, fours) = match mirror {
        true => (BYTES_MIRRORED, FOURS_MIRRORED),
        false => (BYTES, FOURS),
    };
    let order = Order { bytes: both_halves(bytes), fours: eight(fours), within: below(rows) };
    // Upside down, the last columns come first.
    let by = if FLIP { 8 * groups as u32 - cols } else { 0 };
    for p in 0..4 {
        let source = source.get(p * rows as usize..)?.first_chunk()?;
        let target = target.get(p * cols as usize..)?.as_chunks().0.get(..groups)?;
        let columns = by_bytes(source, by, &order);
        if FLIP {
            target.iter().rev().zip(columns).for_each(|(to, bytes)| put::<true>(bytes, to));
        } else {
            target.iter().zip(columns).for_each(|(to, bytes)| put::<false>(bytes, to));
        }
    }
    behind.iter().zip(kept).for_each(|(word, kept)| word.set(kept));
    Some(())
}

/// How bytes and fours of rows are put in order, and the rows that there are.
struct Order {
    bytes: arch::__m256i,
    fours: arch::__m256i,
    within: arch::__m256i,
}

#[inline]
#[target_feature(enable = "avx2")]
fn both_halves(bytes: [i8; 16]) -> arch::__m256i {
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = bytes;
    arch::_mm256_broadcastsi128_si256(arch::_mm_setr_epi8(
        a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
    ))
}

#[inline]
#[target_feature(enable = "avx2")]
fn eight([a, b, c, d, e, f, g, h]: [i32; 8]) -> arch::__m256i {
    arch::_mm256_setr_epi32(a, b, c, d, e, f, g, h)
}

/// Full bytes for the first rows.
#[inline]
#[target_feature(enable = "avx2")]
fn below(rows: u32) -> arch::__m256i {
    let first = arch::_mm256_setr_epi8(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 29, 30, 31,
    );
    arch::_mm256_cmpgt_epi8(arch::_mm256_set1_epi8(rows.min(32) as i8), first)
}

/// The rows, moved to the right by so many columns: their first bytes, the second ones, and so on.
#[inline]
#[target_feature(enable = "avx2")]
fn by_bytes(rows: &[Cell<u32>; 32], by: u32, order: &Order) -> [arch::__m256i; 4] {
    let count = arch::_mm_cvtsi32_si128(by as i32);
    let [a, b, c, d] = [0, 8, 16, 24].map(|first: usize| {
        let eight: *const Cell<u32> = &raw const rows[first & 24];
        // SAFETY: there are eight words from there on, and they need not be aligned.
        let eight = unsafe { arch::_mm256_loadu_si256(eight.cast()) };
        arch::_mm256_shuffle_epi8(arch::_mm256_sll_epi32(eight, count), order.bytes)
    });
    let (ab, cd) = (arch::_mm256_unpacklo_epi32(a, b), arch::_mm256_unpacklo_epi32(c, d));
    let (ab_high, cd_high) = (arch::_mm256_unpackhi_epi32(a, b), arch::_mm256_unpackhi_epi32(c, d));
    [
        arch::_mm256_unpacklo_epi64(ab, cd),
        arch::_mm256_unpackhi_epi64(ab, cd),
        arch::_mm256_unpacklo_epi64(ab_high, cd_high),
        arch::_mm256_unpackhi_epi64(ab_high, cd_high),
    ]
    .map(|bytes| {
        let bytes = arch::_mm256_permutevar8x32_epi32(bytes, order.fours);
        arch::_mm256_and_si256(bytes, order.within)
    })
}

/// Writes eight columns as words: the highest bits of all bytes are the last one, then the next ones are.
#[inline]
#[target_feature(enable = "avx2")]
fn put<const FLIP: bool>(mut bytes: arch::__m256i, words: &[Cell<u32>; 8]) {
    for k in 0..8 {
        words[if FLIP { k } else { 7 - k }].set(arch::_mm256_movemask_epi8(bytes) as u32);
        bytes = arch::_mm256_add_epi8(bytes, bytes);
    }
}
