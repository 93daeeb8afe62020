//! What a thread alone does faster on a processor with AVX-512: turning grids of up to 32 rows, where a plane is 16 squares of eight by eight
//! cells, two registers in all, and one instruction turns eight squares; and writing rows of colors as values.

use core::arch::x86_64 as arch;
use core::cell::Cell;

use crate::processor;
use crate::value::Value;
use crate::words::Words;

/// [`super::Rows::turn_four`], if the processor can.
#[inline(always)]
pub(super) fn turn_four(
    words: Words<'_>,
    to_from: [u32; 2],
    rows_cols: [u32; 2],
    flip_mirror: [bool; 2],
) -> Option<()> {
    let fits = rows_cols.iter().all(|count| (1..=32).contains(count));
    if !fits || !processor::has_avx512() {
        return None;
    }
    // SAFETY: the processor has AVX-512.
    unsafe { turned(words, to_from, rows_cols, flip_mirror) }
}

/// [`super::Rows::put_colors`], if the processor can.
#[inline(always)]
pub(super) fn put_colors(words: Words<'_>, at: u32, planes: [u32; 4], n: u32) -> Option<()> {
    if n > 32 || !processor::has_avx512() {
        return None;
    }
    let room = words.part(at, 2 * n)?;
    // SAFETY: the processor has AVX-512.
    unsafe { put_values(room, planes) };
    Some(())
}

/// Writes so many values as there is room for, at most 32: those of colors, given by the bits of their codes.
#[inline]
#[target_feature(enable = "avx512f")]
fn put_values(room: &[Cell<u32>], planes: [u32; 4]) {
    /// The value of the color with code 0, and how much higher that of the next one is.
    const FIRST: i64 = Value::small_int(-1).bits().cast_signed();
    const NEXT: i64 = Value::small_int(0).bits().cast_signed() - FIRST;
    let all = u32::MAX.checked_shr(32 - room.len() as u32 / 2).unwrap_or(0);
    for (k, eight) in (0..32).step_by(8).zip(room.chunks(16)) {
        let mut values = arch::_mm512_set1_epi64(FIRST);
        for (p, plane) in planes.into_iter().enumerate() {
            let higher = arch::_mm512_set1_epi64(NEXT << p);
            values = arch::_mm512_mask_add_epi64(values, (plane >> k) as u8, values, higher);
        }
        let to: *const Cell<u32> = eight.as_ptr();
        // SAFETY: only the values that there is room for are written, and `Cell`s may be.
        unsafe { arch::_mm512_mask_storeu_epi64(to.cast_mut().cast(), (all >> k) as u8, values) };
    }
}

/// Where the bytes of eight squares are in 32 rows: the squares of two columns of them, from the top.
type Squares = [i8; 64];

/// Those of columns `first` and `first + 1`. An instruction that turns squares wants their last row first.
const fn squares(first: usize, [flip, mirror]: [bool; 2]) -> Squares {
    let mut places = [0; 64];
    let mut k = 0;
    while k < 64 {
        let (column, row) = (first + k / 32, k % 32 / 8 * 8 + (7 - k % 8));
        let column = if flip { 3 - column } else { column };
        let row = if mirror { 31 - row } else { row };
        places[k] = (4 * row + column) as i8;
        k += 1;
    }
    places
}

/// For each turn, by whether the columns come in reverse, and the rows.
static SQUARES: [[Squares; 2]; 4] = {
    let mut all = [[[0; 64]; 2]; 4];
    let mut turn = 0;
    while turn < 4 {
        let flip_mirror = [turn & 1 != 0, turn & 2 != 0];
        all[turn] = [squares(0, flip_mirror), squares(2, flip_mirror)];
        turn += 1;
    }
    all
};

/// Where the bytes of sixteen turned rows are in eight squares.
static ROWS: Squares = {
    let mut places = [0; 64];
    let mut k = 0;
    while k < 64 {
        let (row, byte) = (k / 4, k % 4);
        places[k] = (32 * (row / 8) + 8 * byte + row % 8) as i8;
        k += 1;
    }
    places
};

#[inline(never)]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni")]
fn turned(
    words: Words<'_>,
    [to, from]: [u32; 2],
    [rows, cols]: [u32; 2],
    [flip, mirror]: [bool; 2],
) -> Option<()> {
    /// A matrix of bits with ones on its diagonal, from the top left or from the top right.
    const ONES: [u64; 2] = [0x8040_2010_0804_0201, 0x0102_0408_1020_4080];
    let source = words.part(from, 4 * rows)?;
    let target = words.part(to, 4 * cols)?;
    let [first, last] = &SQUARES[usize::from(flip) | usize::from(mirror) << 1];
    let (first, last, order) = (load(first), load(last), load(&ROWS));
    let ones = arch::_mm512_set1_epi64(ONES[usize::from(flip)].cast_signed());
    // What is reversed ends with the last of 32 rows or columns.
    let (above, before) = (if mirror { 32 - rows } else { 0 }, if flip { 32 - cols } else { 0 });
    let (here, there) = (below(rows) << above, below(cols) << before);
    for (source, target) in source.chunks(rows as usize).zip(target.chunks(cols as usize)) {
        let from: *const Cell<u32> = source.as_ptr().wrapping_sub(above as usize);
        let to: *const Cell<u32> = target.as_ptr().wrapping_sub(before as usize);
        // SAFETY: of the words there, only those that are rows of the plane are touched, and `Cell`s may be written.
        unsafe {
            let high = arch::_mm512_maskz_loadu_epi32(here as u16, from.cast());
            let low = from.wrapping_add(16).cast();
            let low = arch::_mm512_maskz_loadu_epi32((here >> 16) as u16, low);
            let [high, low] = [first, last].map(|places| {
                let squares = arch::_mm512_permutex2var_epi8(high, places, low);
                let turned = arch::_mm512_gf2p8affine_epi64_epi8::<0>(ones, squares);
                arch::_mm512_permutexvar_epi8(order, turned)
            });
            arch::_mm512_mask_storeu_epi32(to.cast_mut().cast(), there as u16, high);
            let to = to.wrapping_add(16).cast_mut().cast();
            arch::_mm512_mask_storeu_epi32(to, (there >> 16) as u16, low);
        }
    }
    Some(())
}

/// So many bits, of 32.
#[inline(always)]
const fn below(count: u32) -> u32 {
    u32::MAX >> (32 - count)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(places: &Squares) -> arch::__m512i {
    // SAFETY: there are 64 bytes, which need not be aligned.
    unsafe { arch::_mm512_loadu_si512(places.as_ptr().cast()) }
}
