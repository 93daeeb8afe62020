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

/// The rows of a thread, eight at most, given by their numbers.
///
/// Written out, not a loop, which small code would keep: rows that are picked by a variable index are in memory, these are registers.
#[inline(always)]
fn each_row<const R: usize>(mut f: impl FnMut(usize) -> u32) -> [u32; R] {
    let mut out = [0; R];
    let mut put = |i: usize| {
        if let Some(row) = out.get_mut(i) {
            *row = f(i);
        }
    };
    put(0);
    put(1);
    put(2);
    put(3);
    put(4);
    put(5);
    put(6);
    put(7);
    out
}

/// `f` over the rows of a thread.
#[inline(always)]
fn fold<const R: usize>(t: [u32; R], f: impl Fn(u32, u32) -> u32) -> u32 {
    let mut all = 0;
    let _: [u32; R] = each_row(|i| {
        all = if i == 0 { t[i] } else { f(all, t[i]) };
        all
    });
    all
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
        // First within each thread, in steps of constant size, then between the threads.
        let within = n % R as u32;
        let by = |t: [u32; R], step: usize| {
            let up = within & step as u32 != 0;
            each_row(|i| if up { t[(i + step) % R] } else { t[i] })
        };
        if R > 1 {
            t = by(t, 1);
        }
        if R > 2 {
            t = by(t, 2);
        }
        if R > 4 {
            t = by(t, 4);
        }
        let thread = self.threads.rank() + n / R as u32;
        each_row(|i| {
            let wrapped = i as u32 + within >= R as u32;
            self.threads.shuffle(t[i], thread + u32::from(wrapped))
        })
    }

    /// One round of the transpose: see [`crate::tile::transpose`].
    #[inline(always)]
    fn swap_blocks(self, t: &mut [u32; R], n: usize) {
        let halves = left_halves(n as u32);
        if n >= R {
            let lower = self.first_row() & n as u32 != 0;
            *t = each_row(|i| {
                let other = self.exchange(t[i], (n / R) as u32);
                if lower {
                    t[i] & !halves | other >> n & halves
                } else {
                    t[i] & halves | (other & halves) << n
                }
            });
        } else {
            *t = each_row(|i| {
                let (upper, lower) = (t[i & !n], t[(i | n) % R]);
                let swap = (upper >> n ^ lower) & halves;
                if i & n == 0 { upper ^ swap << n } else { lower ^ swap }
            });
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
        each_row(|i| f(first + i as u32))
    }

    #[inline(always)]
    fn map(self, t: [u32; R], f: impl Fn(u32) -> u32) -> [u32; R] {
        each_row(|i| f(t[i]))
    }

    #[inline(always)]
    fn map_rows(self, t: [u32; R], f: impl Fn(u32) -> u32) -> [u32; R] {
        self.map(t, f)
    }

    #[inline(always)]
    fn zip(self, a: [u32; R], b: [u32; R], f: impl Fn(u32, u32) -> u32) -> [u32; R] {
        each_row(|i| f(a[i], b[i]))
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
    fn flip(self, t: [u32; R]) -> [u32; R] {
        each_row(|i| self.exchange(t[R - 1 - i], H::N - 1))
    }

    #[inline(always)]
    fn or(self, t: [u32; R]) -> u32 {
        self.reduce(fold(t, |a, b| a | b), |a, b| a | b)
    }

    #[inline(always)]
    fn sum(self, t: [u32; R]) -> u32 {
        self.reduce(fold(t, u32::wrapping_add), u32::wrapping_add)
    }

    #[inline(always)]
    fn ballot(self, t: [u32; R]) -> u32 {
        if let [row] = t.as_slice() {
            return self.threads.vote(*row != 0);
        }
        let used: [u32; R] = each_row(|i| u32::from(t[i] != 0) << i);
        self.reduce(fold(used, |a, b| a | b) << self.first_row(), |a, b| a | b)
    }

    #[inline(always)]
    fn row(self, t: [u32; R], i: u32) -> u32 {
        let within = i % R as u32;
        let own: [u32; R] = each_row(|k| if k as u32 == within { t[k] } else { 0 });
        self.threads.shuffle(fold(own, |a, b| a | b), i / R as u32)
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
        let first = self.first_row();
        let _: [u32; R] = each_row(|k| {
            let i = first + k as u32;
            if i < n {
                self.threads.store(words, at.wrapping_add(i), t[k]);
            }
            0
        });
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
        let grow = |found: u32, row: u32, last: &mut u32| {
            *last = found | grown(row, reach.touched(*last) & row & !found);
            *last
        };
        let mut found = self.zip(t, seed, |row, seed| runs(row, seed & row));
        loop {
            let before = found;
            let mut last = self.threads.shuffle(before[R - 1], above);
            last = if rank > 0 { last } else { 0 };
            found = each_row(|i| grow(found[i], t[i], &mut last));
            last = self.threads.shuffle(before[0], below);
            last = if below < H::N { last } else { 0 };
            // From the last row up.
            let up: [u32; R] = each_row(|i| grow(found[R - 1 - i], t[R - 1 - i], &mut last));
            found = each_row(|i| up[R - 1 - i]);
            let news = fold(self.zip(found, before, |a, b| a ^ b), |a, b| a | b);
            if self.threads.vote(news != 0) == 0 {
                return found;
            }
        }
    }
}
