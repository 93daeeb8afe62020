//! The memory of a lane: a row of words that all threads of its team see.

use core::cell::Cell;
use core::fmt;

use crate::tile::{self, Tile};

/// Words shared by the threads of one team.
///
/// A copy is another view of the same words. There is no way to read or write a word from outside this crate but through
/// a [`Team`](crate::team::Team), which knows who reads and writes what, so that a simulated team can
/// check it. A read outside gives zero and a write outside is dropped: whoever fills memory checks once, afterwards, whether it was enough.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    cells: &'a [Cell<u32>],
}

impl fmt::Debug for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.cells.len())
    }
}

impl<'a> Words<'a> {
    /// These words.
    pub fn new(words: &'a mut [u32]) -> Words<'a> {
        Words { cells: Cell::from_mut(words).as_slice_of_cells() }
    }

    /// The `len` words at `start`.
    ///
    /// # Safety
    ///
    /// The words must be valid for reads and writes for `'a`, and threads outside the team that uses
    /// this view must leave them alone meanwhile.
    pub unsafe fn at(start: *mut u32, len: u32) -> Words<'a> {
        // SAFETY: the words are valid by the contract above, and a `Cell<u32>` is laid out as a `u32`.
        // Threads of the team share the cells; they meet at a barrier between a write
        // and any other thread's access to the same word (the rule `sim` checks).
        Words { cells: unsafe { core::slice::from_raw_parts(start.cast(), len as usize) } }
    }

    /// The number of words.
    pub fn len(self) -> u32 {
        self.cells.len() as u32
    }

    /// Whether there are no words.
    pub fn is_empty(self) -> bool {
        self.cells.is_empty()
    }

    /// The first `n` words, and the others.
    pub fn split(self, n: u32) -> [Words<'a>; 2] {
        let n = (n as usize).min(self.cells.len());
        let (first, others) = self.cells.split_at_checked(n).unwrap_or((self.cells, &[]));
        [Words { cells: first }, Words { cells: others }]
    }

    /// The word at `at`.
    #[inline(always)]
    pub(crate) fn load(self, at: u32) -> u32 {
        self.cells.get(at as usize).map_or(0, Cell::get)
    }

    /// Writes the word at `at`.
    #[inline(always)]
    pub(crate) fn store(self, at: u32, word: u32) {
        if let Some(cell) = self.cells.get(at as usize) {
            cell.set(word);
        }
    }

    /// The `n` words at `at`, none if not all exist; for a thread alone.
    #[inline(always)]
    pub(crate) fn all(self, at: u32, n: u32) -> &'a [Cell<u32>] {
        self.part(at, n).unwrap_or(&[])
    }

    /// The `N` words at `at`, if they all exist.
    #[inline(always)]
    pub(crate) fn run<const N: usize>(self, at: u32) -> Option<&'a [Cell<u32>; N]> {
        // By their end, which is one comparison.
        self.cells.get(at as usize..at as usize + N)?.first_chunk()
    }

    /// The words from `at` on, zero where there are none: looked for once if they all exist.
    #[inline(always)]
    pub(crate) fn load_some<const N: usize>(self, at: u32) -> [u32; N] {
        match self.run::<N>(at) {
            Some(run) => tile::make(|k| run[k as usize % N].get()),
            None => self.load_each(at),
        }
    }

    /// The same one by one.
    #[cold]
    #[inline(never)]
    fn load_each<const N: usize>(self, at: u32) -> [u32; N] {
        tile::make(|k| self.load(at.wrapping_add(k)))
    }

    /// Writes words from `at` on.
    #[inline(always)]
    pub(crate) fn store_some<const N: usize>(self, at: u32, some: [u32; N]) {
        match self.run::<N>(at) {
            Some(run) => (0..N).for_each(|k| run[k].set(some[k])),
            // A copy, since the compiler would keep the words themselves in memory otherwise.
            None => self.store_each(at, &tile::make::<N>(|k| some[k as usize % N])),
        }
    }

    /// The same one by one.
    #[cold]
    #[inline(never)]
    fn store_each(self, at: u32, some: &[u32]) {
        (0..).zip(some).for_each(|(k, &word)| self.store(at.wrapping_add(k), word));
    }

    /// The `n` words at `at`, if they all exist.
    #[inline(always)]
    pub(crate) fn part(self, at: u32, n: u32) -> Option<&'a [Cell<u32>]> {
        self.cells.get(at as usize..at as usize + n as usize)
    }

    /// The `N` words at `at` and those one, two and three times `apart` words behind, if they all exist.
    #[inline(always)]
    pub(crate) fn four_runs<const N: usize>(
        self,
        at: u32,
        apart: u32,
    ) -> Option<[&'a [Cell<u32>; N]; 4]> {
        let (at, apart) = (at as usize, apart as usize);
        if at + 3 * apart + N > self.cells.len() {
            return None;
        }
        // SAFETY: the last run ends with or before the words, so all do.
        let run = |p: usize| unsafe { &*self.cells.as_ptr().add(at + p * apart).cast() };
        Some([run(0), run(1), run(2), run(3)])
    }

    /// Writes the first `n` rows of a tile at `at`.
    #[inline(always)]
    pub(crate) fn put(self, at: u32, n: u32, t: &Tile) {
        let room = self.cells.get(at as usize..).unwrap_or(&[]);
        for (cell, &row) in room.iter().zip(t).take(n as usize) {
            cell.set(row);
        }
    }

    /// Writes these words at `at`, if they all fit.
    pub(crate) fn fill(self, at: u32, words: &[u32]) {
        if let Some(room) = self.cells.get(at as usize..).and_then(|room| room.get(..words.len())) {
            room.iter().zip(words).for_each(|(cell, &word)| cell.set(word));
        }
    }

    /// The address of a word, as a name for it.
    #[cfg(any(test, feature = "sim"))]
    pub(crate) fn address(self, at: u32) -> Option<usize> {
        self.cells.get(at as usize).map(|cell| cell.as_ptr().addr())
    }
}
