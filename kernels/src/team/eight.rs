//! Eight rows in vector registers: what a thread alone does row by row, it does with eight rows at once.
//!
//! Arrays of words are no good for that: the compiler takes them apart into single words wherever a branch comes
//! between, and does not put them together again.

use core::array;
use core::cell::Cell;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::Word;
use crate::tile;
#[cfg(target_arch = "x86_64")]
use crate::value::Tag;
use crate::words::Words;

use registers::{Bytes, Four};

/// The lowest bits of an integer's value.
#[cfg(target_arch = "x86_64")]
const INT: u32 = Tag::Int as u32;

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

    /// Row `i`, modulo eight.
    #[inline(always)]
    pub(super) fn row(self, i: u32) -> u32 {
        let rows = [const { Cell::new(0) }; 8];
        self.store(&rows);
        rows[i as usize & 7].get()
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

    /// Full rows up to, not including, row `to`.
    #[inline(always)]
    pub(super) fn below(to: i32) -> Eight {
        Eight([Four::below::<0>(to), Four::below::<4>(to)])
    }

    /// The eight rows from row `row`, modulo 32, on of several that lie under each other.
    #[inline(always)]
    pub(super) fn cut(stack: &[Eight; 5], row: u32) -> Eight {
        let rows: *const [Eight; 5] = stack;
        // SAFETY: these are 40 words without padding, of which the run is among the first 39, and it need not be aligned.
        let run = unsafe {
            rows.cast::<u32>().add(row as usize & 31).cast::<[u32; 8]>().read_unaligned()
        };
        Eight::new(run)
    }

    /// The first 16 columns of 16 rows, as words.
    #[inline(always)]
    pub(super) fn columns([Eight([a, b]), Eight([c, d])]: [Eight; 2]) -> [u32; 16] {
        let right = [a, b, c, d].map(|rows| rows >> 8);
        let (left, right) = (Bytes::of([a, b, c, d]).columns(), Bytes::of(right).columns());
        tile::make(|j| if j < 8 { left[j as usize & 7] } else { right[j as usize & 7] })
    }

    /// The cells that the other rows do not have.
    #[inline(always)]
    pub(super) fn without(self, other: Eight) -> Eight {
        self & !other
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
        (a.empty_rows() | b.empty_rows() << 4) ^ 0xff
    }

    #[inline(always)]
    pub(super) fn count(self) -> u32 {
        let [a, b] = self.0;
        Four::count(a, b)
    }

    /// The cells of one color among four planes.
    #[inline(always)]
    pub(super) fn of_code([a, b, c, d]: [Eight; 4], code: u32) -> Eight {
        let [want_a, want_b, want_c, want_d] = Four::planes_of(code);
        let other = |Eight([x, y]): Eight, want: Four| Eight([x ^ want, y ^ want]);
        let ab = other(a, want_a) | other(b, want_b);
        !(ab | other(c, want_c) | other(d, want_d))
    }

    /// The codes, one bit each, that some cells have among four planes: all of them are told apart, without a branch.
    #[inline(always)]
    pub(super) fn codes([a, b, c, d]: [Eight; 4], cells: Eight) -> u32 {
        let halves = |t: Eight, plane: Eight| [t.without(plane), t & plane];
        let [low, high] = halves(cells, d);
        let quarters = [halves(low, c), halves(high, c)];
        let [w, x, y, z] = quarters.as_flattened() else { return 0 };
        let used = |t: Eight| {
            let ([even, odd], any) = (halves(t, a), |Eight([x, y]): Eight| x | y);
            let ([even, two], [odd, three]) = (halves(even, b), halves(odd, b));
            Four::used([any(even), any(odd), any(two), any(three)])
        };
        used(*w) | used(*x) << 4 | used(*y) << 8 | used(*z) << 12
    }

    /// The number of cells of at most eight times as many rows.
    #[inline(always)]
    pub(super) fn count_all(tiles: &[Eight]) -> u32 {
        let none = Four::full(0);
        Four::sum_bytes(
            tiles
                .iter()
                .take(8)
                .fold(none, |sum, &Eight([a, b])| Four::add_bytes(sum, Four::count_bytes(a, b))),
        )
    }
}

/// Writes the values of `n` colors, given by the bits of their codes: four to eight words.
#[inline(always)]
pub(super) fn put_colors(room: &[[Cell<u32>; 8]], planes: [u32; 4], n: u32) {
    let planes = planes.map(Four::full);
    for (k, words) in (0..).zip(room) {
        let values = Eight(Four::codes(planes, 4 * k).colors());
        match n - 4 * k {
            4.. => values.store(words),
            left => {
                let old = Eight::load(words);
                (old ^ (old ^ values) & Eight::below(2 * left as i32)).store(words);
            }
        }
    }
}

/// The bits of the codes of `n` colors, at most 32, whose values are at `at`: a word for each; what lies behind the colors is open.
#[inline(always)]
pub(super) fn planes_of_colors(words: Words<'_>, at: u32, n: u32) -> Option<[u32; 4]> {
    let left = planes_of_sixteen(words.run(at)?);
    if n <= 16 {
        return Some(left);
    }
    let right = planes_of_sixteen(words.run(at.wrapping_add(32))?);
    Some(tile::zip(&left, &right, |left, right| left | right << 16))
}

/// The same of 16 colors.
#[inline(always)]
fn planes_of_sixteen(values: &[Cell<u32>; 32]) -> [u32; 4] {
    let [a, b, c, d] = values.as_chunks().0 else { return [0; 4] };
    let codes = |values| Four::codes_of_colors(Eight::load(values).0);
    let [a, b, c, d, ..] = Bytes::of([codes(a), codes(b), codes(c), codes(d)]).columns();
    [a, b, c, d]
}

/// Writes four bitmaps of at most `16 * HALVES` × 32 cells, one after the other: see [`super::Rows::turn_four`].
#[inline(never)]
pub(super) fn turn_four<const HALVES: usize>(
    words: Words<'_>,
    [to, from]: [u32; 2],
    [rows, cols]: [u32; 2],
    [flip, mirror]: [bool; 2],
) -> Option<()> {
    let held = 16 * HALVES as u32;
    // The columns of what is upside down are mirrored rows.
    let start = if mirror { from.wrapping_add(rows).wrapping_sub(held) } else { from };
    let groups = cols.div_ceil(8);
    let source = words.part(start, 3 * rows + held)?;
    let target = words.part(to, 4 * cols + 8)?;
    // The last eight columns of each are written over the next one, or what is behind.
    let behind = target.last_chunk()?;
    let kept = Eight::load(behind);
    let within: [Bytes; HALVES] = array::from_fn(|h| Bytes::below(rows as i32 - 16 * h as i32));
    for p in 0..4 {
        let source = source.get(p * rows as usize..)?;
        let eight = |k: usize| Some(Eight::load(source.get(8 * k..)?.first_chunk()?));
        let mut halves = [[Four::full(0); 4]; HALVES];
        for (h, half) in halves.iter_mut().enumerate() {
            let [Eight([a, b]), Eight([c, d])] = if mirror {
                let last = 2 * (HALVES - h) - 1;
                [eight(last)?.flip(), eight(last - 1)?.flip()]
            } else {
                [eight(2 * h)?, eight(2 * h + 1)?]
            };
            // Upside down, the last columns come first.
            let by = if flip { 8 * groups - cols } else { 0 };
            *half = [a << by, b << by, c << by, d << by];
        }
        let target = target.get(p * cols as usize..)?.as_chunks().0;
        for (k, target) in (0..groups).zip(target) {
            let by = 8 * if flip { groups - 1 - k } else { k };
            let mut columns = [0; 8];
            for (h, (half, &within)) in halves.iter().zip(&within).enumerate() {
                let bytes = Bytes::of(half.map(|rows| rows >> by)) & within;
                let part = bytes.columns();
                columns = tile::zip(&columns, &part, |all, part| all | part << (16 * h));
            }
            let target: &[Cell<u32>; 8] = target;
            for (j, word) in target.iter().enumerate() {
                word.set(columns[if flip { 7 - j } else { j }]);
            }
        }
    }
    kept.store(behind);
    Some(())
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

    use super::INT;

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

        /// Full rows up to row `to`, where the first one is row `FIRST`.
        #[inline(always)]
        pub(super) fn below<const FIRST: i32>(to: i32) -> Four {
            let numbers = sse2!(arch::_mm_set_epi32(FIRST + 3, FIRST + 2, FIRST + 1, FIRST));
            Four(sse2!(arch::_mm_cmpgt_epi32(arch::_mm_set1_epi32(to), numbers)))
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

        /// The rows that are zero, one bit each.
        #[inline(always)]
        pub(super) fn empty_rows(self) -> u32 {
            let zero = sse2!(arch::_mm_cmpeq_epi32(self.0, arch::_mm_setzero_si128()));
            sse2!(arch::_mm_movemask_ps(arch::_mm_castsi128_ps(zero))) as u32
        }

        /// Which of these have cells, one bit each.
        #[inline(always)]
        pub(super) fn used([a, b, c, d]: [Four; 4]) -> u32 {
            // What is not zero stays so when it is cut to fewer bits.
            let pairs = sse2!([arch::_mm_packs_epi32(a.0, b.0), arch::_mm_packs_epi32(c.0, d.0)]);
            Four(sse2!(arch::_mm_packs_epi16(pairs[0], pairs[1]))).empty_rows() ^ 0xf
        }

        /// Full rows for those bits of a code that are set.
        #[inline(always)]
        pub(super) fn planes_of(code: u32) -> [Four; 4] {
            let bits = sse2!(arch::_mm_set_epi32(8, 4, 2, 1));
            let set = sse2!(arch::_mm_cmpeq_epi32((Four::full(code) & Four(bits)).0, bits));
            sse2!([
                Four(arch::_mm_shuffle_epi32::<0b00_00_00_00>(set)),
                Four(arch::_mm_shuffle_epi32::<0b01_01_01_01>(set)),
                Four(arch::_mm_shuffle_epi32::<0b10_10_10_10>(set)),
                Four(arch::_mm_shuffle_epi32::<0b11_11_11_11>(set)),
            ])
        }

        /// The number of cells of both.
        #[inline(always)]
        pub(super) fn count(a: Four, b: Four) -> u32 {
            Four::count_bytes(a, b).sum_bytes()
        }

        /// The number of cells of both in each byte: counted by pairs of bits, by fours, by bytes.
        #[inline(always)]
        pub(super) fn count_bytes(a: Four, b: Four) -> Four {
            let fours = |t: Four| {
                let odd = t >> 1 & Four::full(0x5555_5555);
                let pairs = Four(sse2!(arch::_mm_sub_epi8(t.0, odd.0)));
                let mask = Four::full(0x3333_3333);
                sse2!(arch::_mm_add_epi8((pairs & mask).0, (pairs >> 2 & mask).0))
            };
            let both = Four(sse2!(arch::_mm_add_epi8(fours(a), fours(b))));
            let mask = Four::full(0x0f0f_0f0f);
            Four(sse2!(arch::_mm_add_epi8((both & mask).0, (both >> 4 & mask).0)))
        }

        #[inline(always)]
        pub(super) fn add_bytes(self, other: Four) -> Four {
            Four(sse2!(arch::_mm_add_epi8(self.0, other.0)))
        }

        #[inline(always)]
        pub(super) fn sum_bytes(self) -> u32 {
            let halves = sse2!(arch::_mm_sad_epu8(self.0, arch::_mm_setzero_si128()));
            let upper = sse2!(arch::_mm_shuffle_epi32::<0b11_10_11_10>(halves));
            sse2!(arch::_mm_cvtsi128_si32(arch::_mm_add_epi32(halves, upper))) as u32
        }

        /// The codes in four columns, of which the first is column `first`.
        #[inline(always)]
        pub(super) fn codes(planes: [Four; 4], first: u32) -> Four {
            let columns = Four(sse2!(arch::_mm_set_epi32(8, 4, 2, 1))) << first;
            let [a, b, c, d] = planes
                .map(|plane| Four(sse2!(arch::_mm_cmpeq_epi32((plane & columns).0, columns.0))));
            let [two, four, eight] = [2, 4, 8].map(Four::full);
            a & Four::full(1) | b & two | c & four | d & eight
        }

        /// The values of the colors with these codes.
        #[inline(always)]
        pub(super) fn colors(self) -> [Four; 2] {
            let colors = sse2!(arch::_mm_add_epi32(self.0, arch::_mm_set1_epi32(-1)));
            let low = Four(colors) << 8 | Four::full(INT);
            let high = sse2!(arch::_mm_srai_epi32::<31>(colors));
            sse2!([
                Four(arch::_mm_unpacklo_epi32(low.0, high)),
                Four(arch::_mm_unpackhi_epi32(low.0, high)),
            ])
        }

        /// The lowest bits are the codes of four colors, given by their values; the others are open.
        #[inline(always)]
        pub(super) fn codes_of_colors([a, b]: [Four; 2]) -> Four {
            let low = sse2!(arch::_mm_castps_si128(arch::_mm_shuffle_ps::<0b10_00_10_00>(
                arch::_mm_castsi128_ps(a.0),
                arch::_mm_castsi128_ps(b.0),
            )));
            Four(sse2!(arch::_mm_add_epi32((Four(low) >> 8).0, arch::_mm_set1_epi32(1))))
        }
    }

    /// Eight columns of 16 rows, a byte for each row.
    #[derive(Clone, Copy)]
    pub(super) struct Bytes(arch::__m128i);

    impl Bytes {
        /// The first eight columns.
        #[inline(always)]
        pub(super) fn of(rows: [Four; 4]) -> Bytes {
            let [a, b, c, d] = rows.map(|rows| (rows & Four::full(0xff)).0);
            let pairs = sse2!([arch::_mm_packs_epi32(a, b), arch::_mm_packs_epi32(c, d)]);
            Bytes(sse2!(arch::_mm_packus_epi16(pairs[0], pairs[1])))
        }

        /// Full rows up to row `to`.
        #[inline(always)]
        pub(super) fn below(to: i32) -> Bytes {
            let last = sse2!(arch::_mm_set1_epi8(to.clamp(0, 16) as i8));
            let numbers =
                sse2!(arch::_mm_set_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
            Bytes(sse2!(arch::_mm_cmpgt_epi8(last, numbers)))
        }

        /// The columns as words: the highest bits of all bytes are one, then the next ones are.
        #[inline(always)]
        pub(super) fn columns(self) -> [u32; 8] {
            let mut bytes = self.0;
            let mut columns = [0; 8];
            for column in columns.iter_mut().rev() {
                *column = sse2!(arch::_mm_movemask_epi8(bytes)) as u32;
                bytes = sse2!(arch::_mm_add_epi8(bytes, bytes));
            }
            columns
        }
    }

    impl BitAnd for Bytes {
        type Output = Bytes;

        #[inline(always)]
        fn bitand(self, other: Bytes) -> Bytes {
            Bytes(sse2!(arch::_mm_and_si128(self.0, other.0)))
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
    use core::array;
    use core::cell::Cell;
    use core::ops::{BitAnd, BitOr, BitXor, Shl, Shr};

    use crate::tile;
    use crate::value::{Value, color};

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

        pub(super) fn below<const FIRST: i32>(to: i32) -> Four {
            Four(tile::make(|i| if FIRST + (i as i32) < to { !0 } else { 0 }))
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

        pub(super) fn empty_rows(self) -> u32 {
            tile::rows(&self.0) ^ 0xf
        }

        pub(super) fn used(fours: [Four; 4]) -> u32 {
            tile::rows(&fours.map(Four::or))
        }

        pub(super) fn planes_of(code: u32) -> [Four; 4] {
            [0, 1, 2, 3].map(|p| Four::full((code >> p & 1).wrapping_neg()))
        }

        pub(super) fn count(a: Four, b: Four) -> u32 {
            a.0.into_iter().chain(b.0).map(u32::count_ones).sum()
        }

        pub(super) fn count_bytes(a: Four, b: Four) -> Four {
            Four(tile::zip(&a.0, &b.0, |a, b| a.count_ones() + b.count_ones()))
        }

        pub(super) fn add_bytes(self, other: Four) -> Four {
            Four(tile::zip(&self.0, &other.0, |a, b| a + b))
        }

        pub(super) fn sum_bytes(self) -> u32 {
            self.sum()
        }

        pub(super) fn codes(planes: [Four; 4], first: u32) -> Four {
            Four(tile::make(|k| {
                let bit = |p: usize| (planes[p].0[0] >> ((first + k) & 31) & 1) << p;
                bit(0) | bit(1) | bit(2) | bit(3)
            }))
        }

        pub(super) fn colors(self) -> [Four; 2] {
            let word = |k: u32| {
                let code = self.0[(k as usize / 2) & 3];
                (Value::small_int(color(code) as i32).bits() >> (k % 2 * 32)) as u32
            };
            [Four(tile::make(word)), Four(tile::make(|k| word(4 + k)))]
        }

        pub(super) fn codes_of_colors([a, b]: [Four; 2]) -> Four {
            Four([a.0[0], a.0[2], b.0[0], b.0[2]].map(|low| (low >> 8) + 1))
        }
    }

    /// Eight columns of 16 rows, a byte for each row.
    #[derive(Clone, Copy)]
    pub(super) struct Bytes([u8; 16]);

    impl Bytes {
        pub(super) fn of(rows: [Four; 4]) -> Bytes {
            Bytes(array::from_fn(|i| rows[i / 4].0[i % 4] as u8))
        }

        pub(super) fn below(to: i32) -> Bytes {
            Bytes(array::from_fn(|i| if (i as i32) < to { !0 } else { 0 }))
        }

        pub(super) fn columns(self) -> [u32; 8] {
            let bit = |j: u32, i: usize| u32::from(self.0[i] >> j & 1) << i;
            tile::make(|j| (0..16).fold(0, |column, i| column | bit(j, i)))
        }
    }

    impl BitAnd for Bytes {
        type Output = Bytes;

        fn bitand(self, other: Bytes) -> Bytes {
            Bytes(array::from_fn(|i| self.0[i] & other.0[i]))
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
            Four(self.0.map(|row| tile::row_right(row, by)))
        }
    }

    impl Shr<u32> for Four {
        type Output = Four;

        fn shr(self, by: u32) -> Four {
            Four(self.0.map(|row| tile::row_left(row, by)))
        }
    }
}
