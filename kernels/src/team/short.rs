//! A thread alone with short tiles: eight rows in two vector registers.

use core::cell::Cell;

use super::Rows;
use super::eight::{self, Eight};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};
use crate::tile::{self, low};
use crate::words::Words;

/// The same thread with tiles of eight rows.
#[derive(Clone, Copy, Debug, Default)]
pub struct SoloShort;

impl Rows for SoloShort {
    type Tile = Eight;

    type Word = Eight;

    const THREADS: u32 = 1;

    const ROWS: u32 = 8;

    type Stack<X: Copy> = [X; 5];

    #[inline(always)]
    fn stack<X: Copy>(self, x: X) -> [X; 5] {
        [x; 5]
    }

    #[inline(always)]
    fn make(self, f: impl FnMut(u32) -> u32) -> Eight {
        Eight::new(tile::make(f))
    }

    #[inline(always)]
    fn map(self, t: Eight, f: impl Fn(Eight) -> Eight) -> Eight {
        f(t)
    }

    #[inline(always)]
    fn map_rows(self, t: Eight, f: impl Fn(u32) -> u32) -> Eight {
        Eight::new(tile::map(&t.rows(), f))
    }

    #[inline(always)]
    fn zip(self, a: Eight, b: Eight, f: impl Fn(Eight, Eight) -> Eight) -> Eight {
        f(a, b)
    }

    #[inline(always)]
    fn up(self, t: Eight, n: u32) -> Eight {
        Eight::new(tile::up(&t.rows(), n))
    }

    #[inline(always)]
    fn columns(self, rows: [Eight; 2]) -> Option<[u32; 16]> {
        Some(Eight::columns(rows))
    }

    #[inline(always)]
    fn turn_four(
        self,
        words: Words<'_>,
        to_from: [u32; 2],
        rows_cols: [u32; 2],
        flip_mirror: [bool; 2],
    ) -> bool {
        #[cfg(target_arch = "x86_64")]
        if avx512::turn_four(words, to_from, rows_cols, flip_mirror).is_some()
            || rows_cols[0] > 16
                && avx2::turn_four(words, to_from, rows_cols, flip_mirror).is_some()
        {
            return true;
        }
        let turned = match rows_cols {
            [..=16, _] => eight::turn_four::<1>(words, to_from, rows_cols, flip_mirror),
            _ => eight::turn_four::<2>(words, to_from, rows_cols, flip_mirror),
        };
        turned.is_some()
    }

    #[inline(always)]
    fn put_colors(self, words: Words<'_>, at: u32, planes: [u32; 4], n: u32) -> bool {
        #[cfg(target_arch = "x86_64")]
        if avx512::put_colors(words, at, planes, n).is_some() {
            return true;
        }
        // The last four may be fewer, and words behind are written as they are.
        let Some(room) = words.part(at, 8 * n.div_ceil(4)) else { return false };
        eight::put_colors(room.as_chunks().0, planes, n);
        true
    }

    #[inline(always)]
    fn planes_of_colors(self, words: Words<'_>, at: u32, n: u32) -> Option<[u32; 4]> {
        eight::planes_of_colors(words, at, n)
    }

    #[inline(always)]
    fn count_all(self, tiles: &[Eight]) -> u32 {
        Eight::count_all(tiles)
    }

    #[inline(always)]
    fn cut(self, stack: &[Eight; 5], row: u32) -> Eight {
        Eight::cut(stack, row)
    }

    #[inline(always)]
    fn flip(self, t: Eight) -> Eight {
        t.flip()
    }

    #[inline(always)]
    fn or(self, t: Eight) -> u32 {
        t.or()
    }

    #[inline(always)]
    fn sum(self, t: Eight) -> u32 {
        t.sum()
    }

    #[inline(always)]
    fn ballot(self, t: Eight) -> u32 {
        t.ballot()
    }

    #[inline(always)]
    fn count(self, t: Eight) -> u32 {
        t.count()
    }

    #[inline(always)]
    fn row(self, t: Eight, i: u32) -> u32 {
        t.row(i)
    }

    #[inline(always)]
    fn of_code(self, planes: [Eight; 4], code: u32) -> Eight {
        Eight::of_code(planes, code)
    }

    #[inline(always)]
    fn codes(self, planes: [Eight; 4], cells: Eight) -> Option<u32> {
        Some(Eight::codes(planes, cells))
    }

    #[inline(always)]
    fn empty(self) -> Eight {
        Eight::full(0)
    }

    #[inline(always)]
    fn rect(self, rows: u32, cols: u32) -> Eight {
        Eight::below(rows.min(8) as i32) & low(cols)
    }

    #[inline(always)]
    fn left(self, t: Eight, n: u32) -> Eight {
        t >> n
    }

    #[inline(always)]
    fn right(self, t: Eight, n: u32) -> Eight {
        t << n
    }

    #[inline(always)]
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> Eight {
        // Reads eight words wherever there are eight, and drops those that are not of the column.
        let start = at.wrapping_add_signed(from);
        let t = match words.run(start) {
            Some(run) => Eight::load(run),
            None => self.held(some_rows(words, start)),
        };
        let last = (n as i32).wrapping_sub(from);
        let t = if last < 8 { t & Eight::below(last) } else { t };
        if from < 0 { t & !Eight::below(from.wrapping_neg()) } else { t }
    }

    #[inline(always)]
    fn put(self, words: Words<'_>, at: u32, n: u32, t: Eight) {
        match words.run(at) {
            Some(run) if n >= 8 => t.store(run),
            // Words behind are written as they are.
            Some(run) => {
                let old = Eight::load(run);
                (old ^ (old ^ t) & Eight::below(n as i32)).store(run);
            }
            // Held, since the compiler would keep the tile itself in memory, also where it is not passed to a function.
            None => put_some(words, at, n, self.held(t)),
        }
    }

    #[inline(always)]
    fn rows_of_four(self, words: Words<'_>, at: u32, apart: u32, _: u32) -> [Eight; 4] {
        match words.four_runs(at, apart) {
            // Written out, since `map` of an array of tiles moves each of them several times.
            Some([a, b, c, d]) => [Eight::load(a), Eight::load(b), Eight::load(c), Eight::load(d)],
            None => {
                let [a, b, c, d] = some_of_four(words, at, apart);
                [self.held(a), self.held(b), self.held(c), self.held(d)]
            }
        }
    }

    #[inline(always)]
    fn put_four_tight(self, words: Words<'_>, at: u32, apart: u32, n: u32, tiles: [Eight; 4]) {
        let Some(runs) = words.four_runs(at, apart) else {
            return put_some_of_four(words, at, apart, n, held_four(tiles));
        };
        if n >= 8 {
            return put_all(runs, tiles);
        }
        // Each is written over the next ones, and the last ones over what is behind.
        let Some(behind) = words.run(at.wrapping_add(4 * apart)) else {
            return put_some_of_four(words, at, apart, n, held_four(tiles));
        };
        let kept = Eight::load(behind);
        put_all(runs, tiles);
        kept.store(behind);
    }

    #[inline(always)]
    fn color_four(self, words: Words<'_>, at: u32, apart: u32, cells: Eight, code: u32) {
        let Some(runs) = words.four_runs(at, apart) else {
            return color_some_of_four(words, at, apart, self.held(cells), code);
        };
        for (p, run) in runs.into_iter().enumerate() {
            let old = Eight::load(run);
            let new = if code >> p & 1 != 0 { old | cells } else { old.without(cells) };
            new.store(run);
        }
    }

    #[inline(always)]
    fn copy(self, words: Words<'_>, to: u32, from: u32, n: u32) {
        let (Some(target), Some(source)) = (words.part(to, n), words.part(from, n)) else {
            return copy_some(words, to, from, n);
        };
        let ends = (target.last_chunk::<8>(), source.last_chunk::<8>());
        let (Some(target_end), Some(source_end)) = ends else {
            for (to, from) in target.iter().zip(source) {
                to.set(from.get());
            }
            return;
        };
        // The last eight may be some of those before again.
        for (to, from) in target.as_chunks().0.iter().zip(source.as_chunks().0) {
            Eight::load(from).store(to);
        }
        Eight::load(source_end).store(target_end);
    }

    #[inline(always)]
    fn load(self, words: Words<'_>, at: u32) -> u32 {
        words.load(at)
    }

    #[inline(always)]
    fn store(self, words: Words<'_>, at: u32, word: u32) {
        words.store(at, word);
    }

    #[inline(always)]
    fn load_some<const N: usize>(self, words: Words<'_>, at: u32) -> [u32; N] {
        words.load_some(at)
    }

    #[inline(always)]
    fn store_some<const N: usize>(self, words: Words<'_>, at: u32, some: [u32; N]) {
        words.store_some(at, some);
    }

    #[inline(always)]
    fn each(self, n: u32, f: impl FnMut(u32)) {
        (0..n).for_each(f);
    }

    #[inline(always)]
    fn once(self, f: impl FnOnce()) {
        f();
    }

    #[inline(always)]
    fn sync(self) {}
}

/// The same tiles, for functions that are not compiled in: see [`Rows::held`].
#[inline(always)]
fn held_four([a, b, c, d]: [Eight; 4]) -> [Eight; 4] {
    let held = |t| SoloShort.held(t);
    [held(a), held(b), held(c), held(d)]
}

/// Eight words where memory ends.
#[cold]
#[inline(never)]
fn some_rows(words: Words<'_>, at: u32) -> Eight {
    Eight::new(tile::make(|i| words.load(at.wrapping_add(i))))
}

/// Writes the first `n` rows where memory ends.
#[cold]
#[inline(never)]
fn put_some(words: Words<'_>, at: u32, n: u32, t: Eight) {
    for (at, row) in (at..).zip(t.rows()).take(n as usize) {
        words.store(at, row);
    }
}

/// Tiles from four columns where memory ends.
#[cold]
#[inline(never)]
fn some_of_four(words: Words<'_>, at: u32, apart: u32) -> [Eight; 4] {
    [0, 1, 2, 3].map(|p: u32| some_rows(words, at.wrapping_add(p.wrapping_mul(apart))))
}

/// Writes all rows of four tiles, one after the other.
#[inline(always)]
fn put_all([a, b, c, d]: [&[Cell<u32>; 8]; 4], [t, u, v, w]: [Eight; 4]) {
    t.store(a);
    u.store(b);
    v.store(c);
    w.store(d);
}

/// Writes the first `n` rows of four columns where memory ends.
#[cold]
#[inline(never)]
fn put_some_of_four(words: Words<'_>, at: u32, apart: u32, n: u32, tiles: [Eight; 4]) {
    for (p, t) in (0..).zip(tiles) {
        put_some(words, at.wrapping_add(apart.wrapping_mul(p)), n.min(8), t);
    }
}

/// Gives some cells of four columns another color where memory ends.
#[cold]
#[inline(never)]
fn color_some_of_four(words: Words<'_>, at: u32, apart: u32, cells: Eight, code: u32) {
    for p in 0..4 {
        let at = at.wrapping_add(apart.wrapping_mul(p));
        let old = some_rows(words, at);
        let new = if code >> p & 1 != 0 { old | cells } else { old.without(cells) };
        put_some(words, at, 8, new);
    }
}

/// Copies words where memory ends.
#[cold]
#[inline(never)]
fn copy_some(words: Words<'_>, to: u32, from: u32, n: u32) {
    for k in 0..n {
        words.store(to.wrapping_add(k), words.load(from.wrapping_add(k)));
    }
}
