//! A team of several threads, each of which holds some rows of every tile.
//!
//! With `N` threads, thread `t` holds the `R = 32 / N` rows from row `t * R` on: neighbouring rows
//! mostly meet in one thread, which is what flood fill lives on. All of it is built on
//! [`Threads`]: a shuffle, a vote and a barrier, on real hardware or simulated.

use crate::team::{Rows, Team};
use crate::tile::{Reach, grown, left_halves, runs};
use crate::words::Words;

/// `N` threads in step: what a [`Split`] team needs from below, seen by one of them.
pub trait Threads: Copy {
    /// The number of threads: 4, 8, 16 or 32.
    const N: u32;

    /// The number of the calling thread, below `N`.
    fn rank(self) -> u32;

    /// The number of threads, where code need not know it beforehand.
    #[inline(always)]
    fn count(self) -> u32 {
        Self::N
    }

    /// What thread `from` (modulo `N`) passes as `value`. Orders no memory.
    fn shuffle(self, value: u32, from: u32) -> u32;

    /// Bit `t` says what thread `t` answers. Orders no memory.
    fn vote(self, yes: bool) -> u32;

    /// Waits for all threads; what they wrote before, all can read after.
    fn sync(self);

    /// Reads a word.
    fn load(self, words: Words<'_>, at: u32) -> u32;

    /// Writes a word.
    fn store(self, words: Words<'_>, at: u32, word: u32);
}

/// A team of `32 / R` threads with `R` rows of every tile in each.
#[derive(Clone, Copy, Debug)]
pub struct Split<H, const R: usize> {
    threads: H,
}

impl<H: Threads, const R: usize> Split<H, R> {
    /// The team of these threads.
    pub fn new(threads: H) -> Self {
        const { assert!(H::N * R as u32 == 32 && R <= 8) };
        Split { threads }
    }

    /// The number of the first row of the calling thread.
    #[inline(always)]
    fn first_row(self) -> u32 {
        self.threads.rank() * R as u32
    }

    /// The value of the thread whose number differs in the bits `bits`.
    #[inline(always)]
    fn exchange(self, value: u32, bits: u32) -> u32 {
        self.threads.shuffle(value, self.threads.rank() ^ bits)
    }

    /// `f` over one value of each thread, uniform.
    #[inline(always)]
    fn reduce(self, mut value: u32, f: impl Fn(u32, u32) -> u32) -> u32 {
        let mut bits = 1;
        while bits < H::N {
            value = f(value, self.exchange(value, bits));
            bits *= 2;
        }
        value
    }

    /// Row `i` becomes row `i + n` of the endless repetition of the tile.
    #[inline(never)]
    fn rotate(self, mut t: [u32; R], n: u32) -> [u32; R] {
        // First within each thread, in steps of constant size, so that no row is picked by a
        // variable index (that would put the tile into memory); then between the threads.
        let within = n % R as u32;
        let mut step = 1;
        while step < R {
            if within & step as u32 != 0 {
                t.rotate_left(step);
            }
            step *= 2;
        }
        let thread = self.threads.rank() + n / R as u32;
        let mut i = 0;
        while i < R {
            let wrapped = i as u32 + within >= R as u32;
            t[i] = self.threads.shuffle(t[i], thread + u32::from(wrapped));
            i += 1;
        }
        t
    }

    /// One round of the transpose: see [`crate::tile::transpose`].
    #[inline(always)]
    fn swap_blocks(self, t: &mut [u32; R], n: usize) {
        let halves = left_halves(n as u32);
        if n >= R {
            let lower = self.first_row() & n as u32 != 0;
            for row in t {
                let other = self.exchange(*row, (n / R) as u32);
                *row = if lower {
                    *row & !halves | other >> n & halves
                } else {
                    *row & halves | (other & halves) << n
                };
            }
        } else {
            let mut i = 0;
            while i + n < R {
                if i & n == 0 {
                    let swap = ((t[i] >> n) ^ t[i + n]) & halves;
                    t[i] ^= swap << n;
                    t[i + n] ^= swap;
                }
                i += 1;
            }
        }
    }
}

impl<H: Threads, const R: usize> Rows for Split<H, R> {
    type Tile = [u32; R];

    type Word = u32;

    const THREADS: u32 = H::N;

    const ROWS: u32 = 32;

    type Stack<X: Copy> = [X; 1];

    #[inline(always)]
    fn stack<X: Copy>(self, x: X) -> [X; 1] {
        [x]
    }

    #[inline(always)]
    fn make(self, mut f: impl FnMut(u32) -> u32) -> [u32; R] {
        let first = self.first_row();
        let mut out = [0; R];
        for (i, row) in (first..).zip(&mut out) {
            *row = f(i);
        }
        out
    }

    #[inline(always)]
    fn map(self, t: [u32; R], f: impl Fn(u32) -> u32) -> [u32; R] {
        t.map(f)
    }

    #[inline(always)]
    fn map_rows(self, t: [u32; R], f: impl Fn(u32) -> u32) -> [u32; R] {
        t.map(f)
    }

    #[inline(always)]
    fn zip(self, mut a: [u32; R], b: [u32; R], f: impl Fn(u32, u32) -> u32) -> [u32; R] {
        for (a, b) in a.iter_mut().zip(b) {
            *a = f(*a, b);
        }
        a
    }

    #[inline(always)]
    fn up(self, t: [u32; R], n: u32) -> [u32; R] {
        let n = n.min(32);
        let t = self.rotate(t, n);
        let source = self.make(|i| u32::from(i + n < 32).wrapping_neg());
        self.zip(t, source, |row, source| row & source)
    }

    #[inline(always)]
    fn cut(self, [t]: &[[u32; R]; 1], row: u32) -> [u32; R] {
        if row > 0 { self.up(*t, row) } else { *t }
    }

    #[inline(always)]
    fn flip(self, mut t: [u32; R]) -> [u32; R] {
        t.reverse();
        t.map(|row| self.exchange(row, H::N - 1))
    }

    #[inline(always)]
    fn or(self, t: [u32; R]) -> u32 {
        self.reduce(t.into_iter().fold(0, |a, b| a | b), |a, b| a | b)
    }

    #[inline(always)]
    fn sum(self, t: [u32; R]) -> u32 {
        self.reduce(t.into_iter().fold(0, u32::wrapping_add), u32::wrapping_add)
    }

    #[inline(always)]
    fn ballot(self, t: [u32; R]) -> u32 {
        if let [row] = t.as_slice() {
            return self.threads.vote(*row != 0);
        }
        let own = (0..).zip(t).fold(0, |all, (i, row)| all | u32::from(row != 0) << i);
        self.reduce(own << self.first_row(), |a, b| a | b)
    }

    #[inline(always)]
    fn row(self, t: [u32; R], i: u32) -> u32 {
        let within = i % R as u32;
        let own = (0..).zip(t).fold(0, |all, (k, row)| if k == within { row } else { all });
        self.threads.shuffle(own, i / R as u32)
    }

    #[inline(always)]
    fn rows(self, words: Words<'_>, at: u32, n: u32, from: i32) -> [u32; R] {
        self.make(|i| {
            let k = from.wrapping_add_unsigned(i) as u32;
            if k < n { self.threads.load(words, at.wrapping_add(k)) } else { 0 }
        })
    }

    #[inline(always)]
    fn put(self, words: Words<'_>, at: u32, n: u32, t: [u32; R]) {
        for (i, row) in (self.first_row()..).zip(t) {
            if i < n {
                self.threads.store(words, at.wrapping_add(i), row);
            }
        }
    }

    #[inline(always)]
    fn load(self, words: Words<'_>, at: u32) -> u32 {
        self.threads.load(words, at)
    }

    #[inline(always)]
    fn store(self, words: Words<'_>, at: u32, word: u32) {
        self.threads.store(words, at, word);
    }

    #[inline(always)]
    fn each(self, n: u32, mut f: impl FnMut(u32)) {
        let mut i = self.threads.rank();
        while i < n {
            f(i);
            i = i.saturating_add(self.threads.count());
        }
    }

    #[inline(always)]
    fn once(self, f: impl FnOnce()) {
        if self.threads.rank() == 0 {
            f();
        }
    }

    #[inline(always)]
    fn sync(self) {
        self.threads.sync();
    }
}

impl<H: Threads, const R: usize> Team for Split<H, R> {
    type Short = Self;

    #[inline(always)]
    fn short(self) -> Self {
        self
    }

    #[inline(always)]
    fn down(self, t: [u32; R], n: u32) -> [u32; R] {
        let n = n.min(32);
        let t = self.rotate(t, 32 - n);
        let source = self.make(|i| u32::from(i >= n).wrapping_neg());
        self.zip(t, source, |row, source| row & source)
    }

    #[inline(never)]
    fn transpose(self, mut t: [u32; R]) -> [u32; R] {
        self.swap_blocks(&mut t, 16);
        self.swap_blocks(&mut t, 8);
        self.swap_blocks(&mut t, 4);
        self.swap_blocks(&mut t, 2);
        self.swap_blocks(&mut t, 1);
        t
    }

    /// Each thread sweeps its own rows down and up, then hands its outer rows to its neighbours,
    /// until no thread finds anything new.
    #[inline(never)]
    fn flood(self, t: [u32; R], seed: [u32; R], reach: Reach) -> [u32; R] {
        let rank = self.threads.rank();
        let (above, below) = (rank.wrapping_sub(1), rank + 1);
        let grow = |found: &mut u32, row: u32, last: &mut u32| {
            *found |= grown(row, reach.touched(*last) & row & !*found);
            *last = *found;
        };
        let mut found = self.zip(t, seed, |row, seed| runs(row, seed & row));
        loop {
            let before = found;
            let mut last = self.threads.shuffle(before[R - 1], above);
            last = if rank > 0 { last } else { 0 };
            let mut i = 0;
            while i < R {
                grow(&mut found[i], t[i], &mut last);
                i += 1;
            }
            last = self.threads.shuffle(before[0], below);
            last = if below < H::N { last } else { 0 };
            while i > 0 {
                i -= 1;
                grow(&mut found[i], t[i], &mut last);
            }
            let news = self.zip(found, before, |a, b| a ^ b).into_iter().fold(0, |a, b| a | b);
            if self.threads.vote(news != 0) == 0 {
                return found;
            }
        }
    }
}
