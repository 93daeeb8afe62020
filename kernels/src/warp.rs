//! A team on CUDA: a warp, or 4, 8 or 16 threads of one.
//!
//! Shuffles, votes and barriers come from the compiler's own intrinsics. Those are *convergent*: no
//! pass may move one under another condition. Inline assembly would not be.

use crate::split::{Split, Threads};
use crate::tile::low;
use crate::words::Words;

unsafe extern "unadjusted" {
    #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
    fn shuffle(members: u32, value: u32, from: u32, segment: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn vote(members: u32, yes: bool) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn barrier(members: u32);
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane() -> u32;
}

/// `N` neighbouring threads of a warp.
#[derive(Clone, Copy)]
pub struct Hardware<const N: u32> {
    /// The threads of this group, as bits of the warp. Kept, not made from `N` where needed: code that does not touch tiles
    /// is then the same for all sizes of teams, and is in the PTX once.
    members: u32,
    /// The number of the calling thread in its group.
    rank: u32,
}

/// A team of `N` threads with `R = 32 / N` rows each.
pub type Warp<const N: u32, const R: usize> = Split<Hardware<N>, R>;

impl<const N: u32> Hardware<N> {
    /// The threads around the calling one: warps are cut into groups of `N` that lie side by side.
    #[inline(always)]
    pub fn here() -> Self {
        // SAFETY: reads a special register.
        let lane = unsafe { lane() };
        Hardware { members: low(N) << (lane / N * N), rank: lane % N }
    }

    /// The number of this group in its warp.
    #[inline(always)]
    pub fn group(self) -> u32 {
        self.members.trailing_zeros() / N
    }
}

impl<const N: u32> Threads for Hardware<N> {
    const N: u32 = N;

    #[inline(always)]
    fn rank(self) -> u32 {
        self.rank
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.members.count_ones()
    }

    #[inline(always)]
    fn shuffle(self, value: u32, from: u32) -> u32 {
        const { assert!(N.is_power_of_two() && N <= 32) };
        // SAFETY: all threads of the group take part (rule 1 of `team`); the segment keeps `from` in it.
        unsafe { shuffle(self.members, value, from, (32 - N) << 8 | 31) }
    }

    #[inline(always)]
    fn vote(self, yes: bool) -> u32 {
        // SAFETY: all threads of the group take part (rule 1 of `team`).
        unsafe { vote(self.members, yes) >> self.members.trailing_zeros() }
    }

    #[inline(always)]
    fn sync(self) {
        // SAFETY: all threads of the group take part (rule 1 of `team`).
        unsafe { barrier(self.members) };
    }

    #[inline(always)]
    fn load(self, words: Words<'_>, at: u32) -> u32 {
        words.load(at)
    }

    #[inline(always)]
    fn store(self, words: Words<'_>, at: u32, word: u32) {
        words.store(at, word);
    }
}
