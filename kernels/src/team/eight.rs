//! Eight rows in vector registers: what a thread alone does row by row, it does with eight rows at once.
//!
//! Arrays of words are no good for that: the compiler takes them apart into single words wherever a branch comes
//! between, and does not put them together again.

use core::cell::Cell;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::Word;
use crate::tile;

use registers::Four;

/// Eight rows.
#[derive(Clone, Copy, Debug)]
pub struct Eight([Four; 2]);

impl Eight {
    /// The rows.
    #[inline(always)]
    pub(super) fn rows(self) -> [u32; 8] {
        let rows = [const { Cell::new(0) }; 8];
        self.store(&rows);
        rows.map(|row| row.get())
    }

    /// These rows.
    #[inline(always)]
    pub(super) fn new([a, b, c, d, e, f, g, h]: [u32; 8]) -> Eight {
        Eight([Four::new([a, b, c, d]), Four::new([e, f, g, h])])
    }

    /// Eight rows that are all like this one.
    #[inline(always)]
    pub(super) fn full(row: u32) -> Eight {
        Eight([Four::full(row); 2])
    }

    /// Eight words of memory.
    #[inline(always)]
    pub(super) fn load(words: &[Cell<u32>; 8]) -> Eight {
        Eight([Four::load(words, 0), Four::load(words, 4)])
    }

    /// Writes eight words of memory.
    #[inline(always)]
    pub(super) fn store(self, words: &[Cell<u32>; 8]) {
        self.0[0].store(words, 0);
        self.0[1].store(words, 4);
    }

    /// Full rows from row `from` up to, not including, row `to`.
    #[inline(always)]
    pub(super) fn span(from: i32, to: i32) -> Eight {
        Eight([Four::span(from, to), Four::span(from.wrapping_sub(4), to.wrapping_sub(4))])
    }

    /// The eight rows from row `row` on of several that lie under each other.
    #[inline(always)]
    pub(super) fn cut(stack: &[Eight; 4], row: u32) -> Eight {
        let rows = [const { Cell::new(0) }; 40];
        for (k, t) in (0..).zip(stack) {
            if let Some(run) = rows.get(8 * k..).and_then(<[Cell<u32>]>::first_chunk) {
                t.store(run);
            }
        }
        let run = rows.get(row as usize..).and_then(<[Cell<u32>]>::first_chunk);
        run.map_or(Eight::full(0), Eight::load)
    }

    /// The first 16 columns of 16 rows, as words.
    #[inline(always)]
    pub(super) fn columns([Eight([a, b]), Eight([c, d])]: [Eight; 2]) -> [u32; 16] {
        let right = [a, b, c, d].map(|rows| rows >> 8);
        let (left, right) = (Four::columns([a, b, c, d]), Four::columns(right));
        tile::make(|j| if j < 8 { left[j as usize & 7] } else { right[j as usize & 7] })
    }

    #[inline(always)]
    pub(super) fn flip(self) -> Eight {
        let [a, b] = self.0;
        Eight([b.flip(), a.flip()])
    }

    #[inline(always)]
    pub(super) fn or(self) -> u32 {
        let [a, b] = self.0;
        (a | b).or()
    }

    #[inline(always)]
    pub(super) fn sum(self) -> u32 {
        let [a, b] = self.0;
        a.sum().wrapping_add(b.sum())
    }

    #[inline(always)]
    pub(super) fn ballot(self) -> u32 {
        let [a, b] = self.0;
        a.ballot() | b.ballot() << 4
    }

    #[inline(always)]
    pub(super) fn count(self) -> u32 {
        let [a, b] = self.0;
        Four::count(a, b)
    }
}

/// Operators that work on each part.
macro_rules! operators {
    ($($trait:ident $function:ident),*) => {$(
        impl $trait for Eight {
            type Output = Eight;

            #[inline(always)]
            fn $function(self, other: Eight) -> Eight {
                let ([a, b], [c, d]) = (self.0, other.0);
                Eight([a.$function(c), b.$function(d)])
            }
        }

        impl $trait<u32> for Eight {
            type Output = Eight;

            #[inline(always)]
            fn $function(self, row: u32) -> Eight {
                self.$function(Eight::full(row))
            }
        }
    )*};
}

operators!(BitAnd bitand, BitOr bitor, BitXor bitxor);

impl Not for Eight {
    type Output = Eight;

    #[inline(always)]
    fn not(self) -> Eight {
        self ^ !0
    }
}

impl Shl<u32> for Eight {
    type Output = Eight;

    #[inline(always)]
    fn shl(self, by: u32) -> Eight {
        Eight(self.0.map(|rows| rows << by))
    }
}

impl Shr<u32> for Eight {
    type Output = Eight;

    #[inline(always)]
    fn shr(self, by: u32) -> Eight {
        Eight(self.0.map(|rows| rows >> by))
    }
}

impl Word for Eight {
    #[inline(always)]
    fn reverse_bits(self) -> Eight {
        let swap = |t: Eight, by: u32, mask: u32| t >> by & mask | (t & mask) << by;
        let t = swap(self, 1, 0x5555_5555);
        let t = swap(t, 2, 0x3333_3333);
        let t = swap(t, 4, 0x0f0f_0f0f);
        let t = swap(t, 8, 0x00ff_00ff);
        t >> 16 | t << 16
    }
}

/// Four rows in a register of SSE2.
#[cfg(target_arch = "x86_64")]
mod registers {
    use core::arch::x86_64 as arch;
    use core::cell::Cell;
    use core::ops::{BitAnd, BitOr, BitXor, Shl, Shr};

    #[derive(Clone, Copy, Debug)]
    pub(super) struct Four(arch::__m128i);

    /// Calls instructions that every processor of the architecture has.
    macro_rules! sse2 {
        ($call:expr) => {{
            // SAFETY: SSE2 is part of x86-64, and none of these touches memory.
            unsafe { $call }
        }};
    }

    impl Four {
        #[inline(always)]
        pub(super) fn new([a, b, c, d]: [u32; 4]) -> Four {
            let [a, b, c, d] = [a as i32, b as i32, c as i32, d as i32];
            Four(sse2!(arch::_mm_set_epi32(d, c, b, a)))
        }

        #[inline(always)]
        pub(super) fn full(row: u32) -> Four {
            Four(sse2!(arch::_mm_set1_epi32(row as i32)))
        }

        /// Four of the words, from number `at`, 0 or 4, on.
        #[inline(always)]
        pub(super) fn load(words: &[Cell<u32>; 8], at: usize) -> Four {
            let four: *const Cell<u32> = &raw const words[at & 4];
            // SAFETY: there are four words from there on, and they need not be aligned.
            Four(unsafe { arch::_mm_loadu_si128(four.cast()) })
        }

        /// Writes four of the words.
        #[inline(always)]
        pub(super) fn store(self, words: &[Cell<u32>; 8], at: usize) {
            let four: *const Cell<u32> = &raw const words[at & 4];
            // SAFETY: as above, and cells may be written while they are shared.
            unsafe { arch::_mm_storeu_si128(four.cast_mut().cast(), self.0) };
        }

        #[inline(always)]
        pub(super) fn span(from: i32, to: i32) -> Four {
            let numbers = sse2!(arch::_mm_set_epi32(3, 2, 1, 0));
            let before = sse2!(arch::_mm_cmpgt_epi32(arch::_mm_set1_epi32(from), numbers));
            let within = sse2!(arch::_mm_cmpgt_epi32(arch::_mm_set1_epi32(to), numbers));
            Four(sse2!(arch::_mm_andnot_si128(before, within)))
        }

        #[inline(always)]
        pub(super) fn flip(self) -> Four {
            Four(sse2!(arch::_mm_shuffle_epi32::<0b00_01_10_11>(self.0)))
        }

        /// The first row of what `f` makes of all.
        #[inline(always)]
        fn fold(self, f: impl Fn(arch::__m128i, arch::__m128i) -> arch::__m128i) -> u32 {
            let two = f(self.0, sse2!(arch::_mm_shuffle_epi32::<0b11_10_11_10>(self.0)));
            let one = f(two, sse2!(arch::_mm_shuffle_epi32::<0b01_01_01_01>(two)));
            sse2!(arch::_mm_cvtsi128_si32(one)) as u32
        }

        #[inline(always)]
        pub(super) fn or(self) -> u32 {
            self.fold(|a, b| sse2!(arch::_mm_or_si128(a, b)))
        }

        #[inline(always)]
        pub(super) fn sum(self) -> u32 {
            self.fold(|a, b| sse2!(arch::_mm_add_epi32(a, b)))
        }

        #[inline(always)]
        pub(super) fn ballot(self) -> u32 {
            let zero = sse2!(arch::_mm_cmpeq_epi32(self.0, arch::_mm_setzero_si128()));
            !sse2!(arch::_mm_movemask_ps(arch::_mm_castsi128_ps(zero))) as u32 & 0xf
        }

        /// The first eight columns of 16 rows.
        #[inline(always)]
        pub(super) fn columns(rows: [Four; 4]) -> [u32; 8] {
            let [a, b, c, d] = rows.map(|rows| (rows & Four::full(0xff)).0);
            // A byte for each row. Their highest bits are a column; then the next ones are.
            let pairs = sse2!([arch::_mm_packs_epi32(a, b), arch::_mm_packs_epi32(c, d)]);
            let mut bytes = sse2!(arch::_mm_packus_epi16(pairs[0], pairs[1]));
            let mut columns = [0; 8];
            for column in columns.iter_mut().rev() {
                *column = sse2!(arch::_mm_movemask_epi8(bytes)) as u32;
                bytes = sse2!(arch::_mm_add_epi8(bytes, bytes));
            }
            columns
        }

        /// The number of cells of both: counted by pairs of bits, by fours, by bytes.
        #[inline(always)]
        pub(super) fn count(a: Four, b: Four) -> u32 {
            let fours = |t: Four| {
                let odd = t >> 1 & Four::full(0x5555_5555);
                let pairs = Four(sse2!(arch::_mm_sub_epi8(t.0, odd.0)));
                let mask = Four::full(0x3333_3333);
                sse2!(arch::_mm_add_epi8((pairs & mask).0, (pairs >> 2 & mask).0))
            };
            let both = Four(sse2!(arch::_mm_add_epi8(fours(a), fours(b))));
            let mask = Four::full(0x0f0f_0f0f);
            let bytes = sse2!(arch::_mm_add_epi8((both & mask).0, (both >> 4 & mask).0));
            let halves = sse2!(arch::_mm_sad_epu8(bytes, arch::_mm_setzero_si128()));
            let upper = sse2!(arch::_mm_shuffle_epi32::<0b11_10_11_10>(halves));
            sse2!(arch::_mm_cvtsi128_si32(arch::_mm_add_epi32(halves, upper))) as u32
        }
    }

    impl BitAnd for Four {
        type Output = Four;

        #[inline(always)]
        fn bitand(self, other: Four) -> Four {
            Four(sse2!(arch::_mm_and_si128(self.0, other.0)))
        }
    }

    impl BitOr for Four {
        type Output = Four;

        #[inline(always)]
        fn bitor(self, other: Four) -> Four {
            Four(sse2!(arch::_mm_or_si128(self.0, other.0)))
        }
    }

    impl BitXor for Four {
        type Output = Four;

        #[inline(always)]
        fn bitxor(self, other: Four) -> Four {
            Four(sse2!(arch::_mm_xor_si128(self.0, other.0)))
        }
    }

    impl Shl<u32> for Four {
        type Output = Four;

        #[inline(always)]
        fn shl(self, by: u32) -> Four {
            Four(sse2!(arch::_mm_sll_epi32(self.0, arch::_mm_cvtsi32_si128(by as i32))))
        }
    }

    impl Shr<u32> for Four {
        type Output = Four;

        #[inline(always)]
        fn shr(self, by: u32) -> Four {
            Four(sse2!(arch::_mm_srl_epi32(self.0, arch::_mm_cvtsi32_si128(by as i32))))
        }
    }
}

/// Four rows as words.
#[cfg(not(target_arch = "x86_64"))]
mod registers {
    use core::cell::Cell;
    use core::ops::{BitAnd, BitOr, BitXor, Shl, Shr};

    use crate::tile;

    #[derive(Clone, Copy, Debug)]
    pub(super) struct Four([u32; 4]);

    impl Four {
        pub(super) fn new(rows: [u32; 4]) -> Four {
            Four(rows)
        }

        pub(super) fn full(row: u32) -> Four {
            Four([row; 4])
        }

        pub(super) fn load(words: &[Cell<u32>; 8], at: usize) -> Four {
            Four(tile::make(|i| words[(at + i as usize) & 7].get()))
        }

        pub(super) fn store(self, words: &[Cell<u32>; 8], at: usize) {
            for (i, row) in (at..).zip(self.0) {
                words[i & 7].set(row);
            }
        }

        pub(super) fn span(from: i32, to: i32) -> Four {
            Four(tile::make(|i| if (from..to).contains(&(i as i32)) { !0 } else { 0 }))
        }

        pub(super) fn flip(self) -> Four {
            Four(tile::flip(&self.0))
        }

        pub(super) fn or(self) -> u32 {
            tile::columns(&self.0)
        }

        pub(super) fn sum(self) -> u32 {
            tile::sum(&self.0)
        }

        pub(super) fn ballot(self) -> u32 {
            tile::rows(&self.0)
        }

        pub(super) fn columns(rows: [Four; 4]) -> [u32; 8] {
            let bit = |j: u32, i: usize| (rows[i / 4].0[i % 4] >> j & 1) << i;
            tile::make(|j| (0..16).fold(0, |column, i| column | bit(j, i)))
        }

        pub(super) fn count(a: Four, b: Four) -> u32 {
            a.0.into_iter().chain(b.0).map(u32::count_ones).sum()
        }
    }

    impl BitAnd for Four {
        type Output = Four;

        fn bitand(self, other: Four) -> Four {
            Four(tile::zip(&self.0, &other.0, |a, b| a & b))
        }
    }

    impl BitOr for Four {
        type Output = Four;

        fn bitor(self, other: Four) -> Four {
            Four(tile::zip(&self.0, &other.0, |a, b| a | b))
        }
    }

    impl BitXor for Four {
        type Output = Four;

        fn bitxor(self, other: Four) -> Four {
            Four(tile::zip(&self.0, &other.0, |a, b| a ^ b))
        }
    }

    impl Shl<u32> for Four {
        type Output = Four;

        fn shl(self, by: u32) -> Four {
            Four(self.0.map(|row| row << (by & 31)))
        }
    }

    impl Shr<u32> for Four {
        type Output = Four;

        fn shr(self, by: u32) -> Four {
            Four(self.0.map(|row| row >> (by & 31)))
        }
    }
}
