//! Colors of cells as bits of planes, sixteen cells at a time, and back, eight at a time: how grids come to a device and leave it.
//!
//! All colors must have a [`Code`](crate::value::Code).

pub use registers::{from_planes, to_planes};

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

/// The codes of eight cells, a byte each, given a byte of each plane.
#[inline(always)]
fn codes([a, b, c, d]: [u8; 4]) -> u64 {
    let spread = |plane: u8| SPREAD[plane as usize];
    spread(a) | spread(b) << 1 | spread(c) << 2 | spread(d) << 3
}

/// With the registers of SSE2: compilers do not find this by themselves.
#[cfg(target_arch = "x86_64")]
mod registers {
    use core::arch::x86_64 as arch;

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

    /// The colors of eight cells, given a byte of each plane.
    #[inline(always)]
    pub fn from_planes(planes: [u8; 4], colors: &mut [i64; 8]) {
        let two: *mut arch::__m128i = colors.as_mut_ptr().cast();
        // SAFETY: as above.
        unsafe {
            let zero = arch::_mm_setzero_si128();
            let bytes = arch::_mm_cvtsi64_si128(super::codes(planes) as i64);
            let eight = arch::_mm_unpacklo_epi8(bytes, zero);
            let (first, last) =
                (arch::_mm_unpacklo_epi16(eight, zero), arch::_mm_unpackhi_epi16(eight, zero));
            let store = |k: usize, codes: arch::__m128i| {
                let colors = arch::_mm_sub_epi64(codes, arch::_mm_set1_epi64x(1));
                arch::_mm_storeu_si128(two.add(k), colors);
            };
            store(0, arch::_mm_unpacklo_epi32(first, zero));
            store(1, arch::_mm_unpackhi_epi32(first, zero));
            store(2, arch::_mm_unpacklo_epi32(last, zero));
            store(3, arch::_mm_unpackhi_epi32(last, zero));
        }
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

    /// The colors of eight cells, given a byte of each plane.
    pub fn from_planes(planes: [u8; 4], colors: &mut [i64; 8]) {
        for (color, code) in colors.iter_mut().zip(super::codes(planes).to_le_bytes()) {
            *color = i64::from(code) - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_hold_colors() {
        for start in 0..64 {
            let colors: [i64; 16] = core::array::from_fn(|k| (start * 5 + k as i64 * 7) % 16 - 1);
            let planes = to_planes(&colors);
            for (k, color) in colors.iter().enumerate() {
                let code = (0..4).fold(0, |code, p| code | (planes[p] >> k & 1) << p);
                assert_eq!(i64::from(code) - 1, *color);
            }
            for (k, colors) in colors.as_chunks().0.iter().enumerate() {
                let mut back = [99; 8];
                from_planes(planes.map(|plane| (plane >> (8 * k)) as u8), &mut back);
                assert_eq!(back, *colors);
            }
        }
    }
}
