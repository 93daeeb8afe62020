//! Colors of cells as bits of planes, sixteen cells at a time, and back, a word at a time: how grids come to a device and leave it.
//!
//! All colors must have a [`Code`](crate::value::Code).

use core::cell::Cell;

use crate::grid::{Grid, PLANES};
use crate::lane::{LIST_HEADER, Lane};
#[cfg(target_arch = "x86_64")]
use crate::processor;
use crate::team::Team;
use crate::value::Value;
use crate::words::Words;

pub use registers::to_planes;

/// The cells of a word.
const WORD: usize = 32;

impl<T: Team> Lane<'_, T> {
    /// Writes the colors of a grid in row-major order. Behind the last one there must be room for another word of cells, which may be written to.
    pub fn write_colors(&self, grid: Grid, colors: &mut [i8]) {
        if T::THREADS == 1 && grid.width <= WORD as u32 {
            return write_narrow(self.space.words, grid, colors);
        }
        let mut rest = colors;
        for i in 0..grid.height {
            let places = (i..grid.words()).step_by(grid.height as usize);
            let words = places.zip((1..=grid.width).rev().step_by(WORD));
            write_colors(words.map(|(k, left)| (self.space.words_at(grid, k), left)), rest);
            rest = rest.get_mut(grid.width as usize..).unwrap_or_default();
        }
    }
}

impl<T: Team> Lane<'_, T> {
    /// Writes the elements of a list [of colors](crate::lane::flags::COLORS).
    pub fn write_listed(&self, list: Value, colors: &mut [i8]) {
        if T::THREADS == 1 {
            let words = self.space.words.all(list.at() + LIST_HEADER, 2 * list.extra());
            let values = words.as_chunks::<2>().0;
            for (color, [low, _]) in colors.iter_mut().zip(values) {
                *color = Value::byte_of(low.get());
            }
            return;
        }
        for (k, color) in (0..list.extra()).zip(colors) {
            *color = Value::byte_of(self.item(list, k).bits() as u32);
        }
    }
}

/// Writes the colors of words, of each of which so many cells are left in its row, if it has that many.
fn write_colors(words: impl Iterator<Item = ([u32; PLANES], u32)>, colors: &mut [i8]) {
    #[cfg(target_arch = "x86_64")]
    if processor::has_avx512() {
        // SAFETY: as just seen.
        return unsafe { registers::write_colors_avx512(words, colors) };
    } else if processor::has_avx2() {
        // SAFETY: as just seen.
        return unsafe { registers::write_colors_avx2(words, colors) };
    }
    write_words(words, colors, write_word);
}

/// Writes the colors of a grid whose rows are words.
#[inline(always)]
fn write_narrow(words: Words<'_>, grid: Grid, colors: &mut [i8]) {
    #[cfg(target_arch = "x86_64")]
    if processor::has_avx512() {
        // SAFETY: as just seen.
        return unsafe { registers::write_narrow_avx512(words, grid, colors) };
    } else if processor::has_avx2() {
        // SAFETY: as just seen.
        return unsafe { registers::write_narrow_avx2(words, grid, colors) };
    }
    write_words(rows(words, grid), colors, write_word);
}

/// Rows that are words, one by one.
#[inline(always)]
fn rows(words: Words<'_>, grid: Grid) -> impl Iterator<Item = ([u32; PLANES], u32)> {
    let plane = |p| words.all(grid.plane(p).at, grid.height).iter();
    let rows = plane(0).zip(plane(1)).zip(plane(2).zip(plane(3)));
    rows.map(move |((a, b), (c, d))| ([a, b, c, d].map(Cell::get), grid.width))
}

/// The same by a function that writes a whole word, of which only the cells that are left count: the next word covers the others.
#[inline(always)]
fn write_words(
    words: impl Iterator<Item = ([u32; PLANES], u32)>,
    mut colors: &mut [i8],
    write_word: impl Fn([u32; PLANES], u32, &mut [i8; WORD]),
) {
    for (words, left) in words {
        let Some(some) = colors.first_chunk_mut() else { return };
        write_word(words, left, some);
        colors = &mut colors[WORD.min(left as usize)..];
    }
}

/// Writes the colors of the first cells of a word.
#[inline(always)]
fn write_word(words: [u32; PLANES], count: u32, colors: &mut [i8; WORD]) {
    let eights = colors.as_chunks_mut::<8>().0;
    for (eight, k) in eights.iter_mut().zip((0..count).step_by(8)) {
        *eight = from_planes(words.map(|word| (word >> k) as u8));
    }
}

/// For each byte a word whose byte `k` is its bit `k`.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut k = 0;
        while k < 8 {
            spread[byte] |= ((byte >> k & 1) as u64) << (8 * k);
            k += 1;
        }
        byte += 1;
    }
    spread
};

/// The colors of eight cells, given a byte of each plane.
#[inline(always)]
fn from_planes([a, b, c, d]: [u8; 4]) -> [i8; 8] {
    const ONES: u64 = u64::MAX / 255;
    let spread = |plane: u8| SPREAD[plane as usize];
    let codes = spread(a) | spread(b) << 1 | spread(c) << 2 | spread(d) << 3;
    // One less than the code, without borrowing from the next byte.
    let colors = ((codes | ONES << 7) - ONES) ^ ONES << 7;
    colors.to_le_bytes().map(u8::cast_signed)
}

/// With the registers of SSE2: compilers do not find this by themselves.
#[cfg(target_arch = "x86_64")]
mod registers {
    use super::{WORD, rows, write_words};
    use crate::grid::{Grid, PLANES};
    use crate::words::Words;
    use core::arch::x86_64 as arch;
    use core::cell::Cell;

    /// The bits of each plane for these colors.
    #[inline(always)]
    pub fn to_planes(colors: &[i64; 16]) -> [u16; 4] {
        let two: *const arch::__m128i = colors.as_ptr().cast();
        // SAFETY: SSE2 is part of x86-64, and sixteen numbers are eight times two, which need not be aligned.
        unsafe {
            let load = |k: usize| arch::_mm_castsi128_ps(arch::_mm_loadu_si128(two.add(k)));
            // The lower halves of the numbers, then halves of these, then bytes.
            let four = |k: usize| {
                let four = arch::_mm_shuffle_ps::<0b10_00_10_00>(load(k), load(k + 1));
                arch::_mm_castps_si128(four)
            };
            let (first, last) =
                (arch::_mm_packs_epi32(four(0), four(2)), arch::_mm_packs_epi32(four(4), four(6)));
            let bytes = arch::_mm_packs_epi16(first, last);
            let codes = arch::_mm_add_epi8(bytes, arch::_mm_set1_epi8(1));
            // The highest bits of bytes can be had at once.
            [
                arch::_mm_movemask_epi8(arch::_mm_slli_epi16::<7>(codes)) as u16,
                arch::_mm_movemask_epi8(arch::_mm_slli_epi16::<6>(codes)) as u16,
                arch::_mm_movemask_epi8(arch::_mm_slli_epi16::<5>(codes)) as u16,
                arch::_mm_movemask_epi8(arch::_mm_slli_epi16::<4>(codes)) as u16,
            ]
        }
    }

    /// [`write_words`] with the registers of AVX2.
    #[target_feature(enable = "avx2")]
    pub fn write_colors_avx2(words: impl Iterator<Item = ([u32; PLANES], u32)>, colors: &mut [i8]) {
        write_words(words, colors, |words, _, colors| write_word(words, colors));
    }

    /// [`write_narrow`](super::write_narrow) with the registers of AVX2: rows of half a word by four.
    #[target_feature(enable = "avx2")]
    pub fn write_narrow_avx2(words: Words<'_>, grid: Grid, colors: &mut [i8]) {
        const HALF: usize = WORD / 2;
        const ROWS: usize = 4;
        let (height, width) = (grid.height, grid.width as usize);
        if width > HALF || height < ROWS as u32 {
            return write_colors_avx2(rows(words, grid), colors);
        }
        let mut next = 0;
        while next < height {
            // Some of the last rows may be there already.
            let first = next.min(height - ROWS as u32);
            next += ROWS as u32;
            let runs = words.four_runs::<ROWS>(grid.plane(0).at + first, height);
            let (start, size) = (first as usize * width, (ROWS - 1) * width + HALF);
            let room = colors.get_mut(start..start + size);
            let (Some([a, b, c, d]), Some(room)) = (runs, room) else { return };
            let (ab, cd) = (halves_of(a, b), halves_of(c, d));
            for k in [0, 2] {
                let row = arch::_mm256_add_epi8(bytes(), arch::_mm256_set1_epi8(2 * k));
                let next_plane = arch::_mm256_add_epi8(row, arch::_mm256_set1_epi8(8));
                let a = arch::_mm256_shuffle_epi8(ab, row);
                let b = arch::_mm256_shuffle_epi8(ab, next_plane);
                let c = arch::_mm256_shuffle_epi8(cd, row);
                let d = arch::_mm256_shuffle_epi8(cd, next_plane);
                let sum = sum_of([a, b, c, d]);
                // SAFETY: there is room for half a word behind the start of each row.
                unsafe {
                    let to = room.as_mut_ptr().add(k as usize * width);
                    arch::_mm_storeu_si128(to.cast(), arch::_mm256_castsi256_si128(sum));
                    let other = arch::_mm256_extracti128_si256::<1>(sum);
                    arch::_mm_storeu_si128(to.add(width).cast(), other);
                }
            }
        }
    }

    /// The lower halves of four rows of two planes, in both halves of a register.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn halves_of(a: &[Cell<u32>; 4], b: &[Cell<u32>; 4]) -> arch::__m256i {
        // SAFETY: there are four words, which need not be aligned.
        let load = |rows: &[Cell<u32>; 4]| unsafe { arch::_mm_loadu_si128(rows.as_ptr().cast()) };
        let half = arch::_mm_set1_epi32(0xffff);
        let [a, b] = [arch::_mm_and_si128(load(a), half), arch::_mm_and_si128(load(b), half)];
        arch::_mm256_broadcastsi128_si256(arch::_mm_packus_epi32(a, b))
    }

    /// [`write_narrow`](super::write_narrow) with the masks of AVX-512, two rows at a time.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    pub fn write_narrow_avx512(words: Words<'_>, grid: Grid, colors: &mut [i8]) {
        const ROWS: usize = 2;
        let (height, width) = (grid.height, grid.width as usize);
        if height < ROWS as u32 {
            return write_colors_avx512(rows(words, grid), colors);
        }
        let mut next = 0;
        while next < height {
            // One of the last rows may be there already.
            let first = next.min(height - ROWS as u32);
            next += ROWS as u32;
            let runs = words.four_runs::<ROWS>(grid.plane(0).at + first, height);
            let start = first as usize * width;
            let room = colors.get_mut(start..start + width + WORD);
            let (Some([a, b, c, d]), Some(room)) = (runs, room) else { return };
            let add = |sum, [row, next]: &[Cell<u32>; ROWS], value| {
                let plane = u64::from(row.get()) | u64::from(next.get()) << 32;
                arch::_mm512_mask_add_epi8(sum, plane, sum, arch::_mm512_set1_epi8(value))
            };
            let sum = add(add(arch::_mm512_set1_epi8(-1), a, 1), b, 2);
            let sum = add(add(sum, c, 4), d, 8);
            // SAFETY: there is room for a word behind the start of each row.
            unsafe {
                let to = room.as_mut_ptr();
                arch::_mm256_storeu_si256(to.cast(), arch::_mm512_castsi512_si256(sum));
                let other = arch::_mm512_extracti64x4_epi64::<1>(sum);
                arch::_mm256_storeu_si256(to.add(width).cast(), other);
            }
        }
    }

    /// [`write_words`] with the masks of AVX-512.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    pub fn write_colors_avx512(
        words: impl Iterator<Item = ([u32; PLANES], u32)>,
        colors: &mut [i8],
    ) {
        write_words(words, colors, |[a, b, c, d], _, colors| {
            let add = |sum, plane, value| {
                arch::_mm256_mask_add_epi8(sum, plane, sum, arch::_mm256_set1_epi8(value))
            };
            let sum = add(add(arch::_mm256_set1_epi8(-1), a, 1), b, 2);
            let sum = add(add(sum, c, 4), d, 8);
            // SAFETY: there are 32 bytes, which need not be aligned.
            unsafe { arch::_mm256_storeu_si256(colors.as_mut_ptr().cast(), sum) };
        });
    }

    /// Writes the colors of all cells of a word.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn write_word([a, b, c, d]: [u32; PLANES], colors: &mut [i8; WORD]) {
        let plane = |word: u32| {
            let word = arch::_mm256_set1_epi32(word.cast_signed());
            arch::_mm256_shuffle_epi8(word, bytes())
        };
        let sum = sum_of([plane(a), plane(b), plane(c), plane(d)]);
        // SAFETY: there are 32 bytes, which need not be aligned.
        unsafe { arch::_mm256_storeu_si256(colors.as_mut_ptr().cast(), sum) };
    }

    /// The number of a byte of a word, eight times for each: in each half of a register, two of them.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn bytes() -> arch::__m256i {
        arch::_mm256_set_epi64x(
            0x0303_0303_0303_0303,
            0x0202_0202_0202_0202,
            0x0101_0101_0101_0101,
            0,
        )
    }

    /// The colors of cells, given for each plane the byte that a cell's bit is in: the next bit for each cell, again and again.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn sum_of(planes: [arch::__m256i; PLANES]) -> arch::__m256i {
        const BITS: u64 = 0x8040_2010_0804_0201;
        let bits = arch::_mm256_set1_epi64x(BITS.cast_signed());
        let mut sum = arch::_mm256_set1_epi8(-1);
        for (p, plane) in planes.into_iter().enumerate() {
            let is_set = arch::_mm256_cmpeq_epi8(arch::_mm256_and_si256(plane, bits), bits);
            let value = arch::_mm256_and_si256(is_set, arch::_mm256_set1_epi8(1 << p));
            sum = arch::_mm256_add_epi8(sum, value);
        }
        sum
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod registers {
    /// The bits of each plane for these colors.
    pub fn to_planes(colors: &[i64; 16]) -> [u16; 4] {
        let bits = |p: u32| {
            (0..)
                .zip(colors)
                .fold(0, |bits, (k, color)| bits | (((color + 1) >> p & 1) as u16) << k)
        };
        [bits(0), bits(1), bits(2), bits(3)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Policy;
    use crate::team::Solo;
    use std::vec;
    use std::vec::Vec;

    #[test]
    fn planes_hold_colors() {
        for start in 0..64 {
            let colors: [i64; 16] = core::array::from_fn(|k| (start * 5 + k as i64 * 7) % 16 - 1);
            let planes = to_planes(&colors);
            for (k, color) in colors.iter().enumerate() {
                let code = (0..4).fold(0, |code, p| code | (planes[p] >> k & 1) << p);
                assert_eq!(i64::from(code) - 1, *color);
            }
            for (k, colors) in colors.as_chunks::<8>().0.iter().enumerate() {
                let back = from_planes(planes.map(|plane| (plane >> (8 * k)) as u8));
                assert_eq!(back.map(i64::from), *colors);
            }
        }
    }

    #[test]
    fn words_become_colors() {
        let shapes = [(1, 1), (3, 8), (9, 9), (6, 16), (7, 17), (30, 30), (2, 32)];
        for (height, width) in shapes.into_iter().chain([(5, 33), (3, 64), (4, 70)]) {
            let grid = Grid { at: 0, height, width };
            let word = |k: u32| (k + 1).wrapping_mul(0x9e37_79b9);
            let mut memory: Vec<u32> = (0..4 * grid.words()).map(word).collect();
            let color = |i: u32, j: u32| {
                let place = j / 32 * height + i;
                let bit = |p: u32| (word(p * grid.words() + place) >> (j % 32) & 1) << p;
                (0..4).map(bit).sum::<u32>() as i8 - 1
            };
            let expected: Vec<i8> =
                (0..height).flat_map(|i| (0..width).map(move |j| color(i, j))).collect();
            let lane = Lane::used(Solo, Words::new(&mut memory), 4 * grid.words(), Policy::Poison);
            let size = grid.cells() as usize;
            let mut found = vec![99; size + WORD];
            lane.write_colors(grid, &mut found);
            assert_eq!(found[..size], expected);
            let strips =
                |i| (0..).zip((1..=width).rev().step_by(WORD)).map(move |(s, left)| (i, s, left));
            let words = (0..height).flat_map(strips);
            let words = words.map(|(i, s, left)| (lane.space.words_at(grid, s * height + i), left));
            let mut plain = vec![99; size + WORD];
            write_words(words.clone(), &mut plain, write_word);
            assert_eq!(plain[..size], expected);
            #[cfg(target_arch = "x86_64")]
            {
                let written = |write: &dyn Fn(&mut [i8])| {
                    let mut colors = vec![99; size + WORD];
                    write(&mut colors);
                    colors.truncate(size);
                    colors
                };
                let (is_narrow, memory) = (width <= WORD as u32, lane.space.words);
                if processor::has_avx2() {
                    // SAFETY: as just seen.
                    let write = |to: &mut [i8]| unsafe {
                        registers::write_colors_avx2(words.clone(), to);
                    };
                    assert_eq!(written(&write), expected);
                    // SAFETY: as just seen.
                    let write = |to: &mut [i8]| unsafe {
                        registers::write_narrow_avx2(memory, grid, to);
                    };
                    assert!(!is_narrow || written(&write) == expected, "{height}x{width}");
                }
                if processor::has_avx512() {
                    // SAFETY: as just seen.
                    let write = |to: &mut [i8]| unsafe {
                        registers::write_colors_avx512(words.clone(), to);
                    };
                    assert_eq!(written(&write), expected);
                    // SAFETY: as just seen.
                    let write = |to: &mut [i8]| unsafe {
                        registers::write_narrow_avx512(memory, grid, to);
                    };
                    assert!(!is_narrow || written(&write) == expected, "{height}x{width}");
                }
            }
        }
    }
}
