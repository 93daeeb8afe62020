//! A team simulated on the host, and the one way to test device code: [`everywhere`].
//!
//! A simulated thread is a coroutine that runs until it has to wait for the others; who goes first
//! is drawn anew each time. It runs the very code of a [`Split`] team on CUDA; only the shuffle, the
//! vote, the barrier and the access to memory are other ones, and these also check the rules of
//! [`team`](crate::team): that all threads meet at the same call, and, word by
//! word, that no thread touches what another one wrote since the last barrier, nor writes what another one read.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{BuildHasherDefault, Hasher};
use std::vec::Vec;

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};

use crate::split::{Split, Threads};
use crate::team::{Solo, Team};
use crate::words::Words;

/// A simulated team of `N` threads with `R = 32 / N` rows each.
pub type Sim<'a, const N: u32, const R: usize> = Split<Fiber<'a, N>, R>;

/// One of `N` simulated threads.
#[derive(Clone, Copy)]
pub struct Fiber<'a, const N: u32> {
    rank: u32,
    crew: &'a Crew,
    wait: &'a Yielder<(), ()>,
}

/// Where threads can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meeting {
    Shuffle,
    Vote,
    Sync,
}

/// What the threads of a simulated team share.
#[derive(Default)]
struct Crew {
    /// The number of meetings so far.
    met: Cell<u32>,
    /// The kind of the meeting under way, and the threads that are there.
    meeting: Cell<Option<(Meeting, u32)>>,
    /// What each thread brought to the last two meetings.
    brought: [[Cell<u32>; 32]; 2],
    /// The number of barriers so far.
    epoch: Cell<u32>,
    /// Who touched which word, by address.
    touched: RefCell<HashMap<usize, Touch, BuildHasherDefault<Scatter>>>,
}

/// Hashes an address: this is done for every access.
#[derive(Default)]
struct Scatter(u64);

impl Hasher for Scatter {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_usize(byte.into()));
    }

    fn write_usize(&mut self, n: usize) {
        self.0 = (self.0 ^ n as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32);
    }
}

/// Who touched a word since barrier number `epoch`.
#[derive(Clone, Copy, Default)]
struct Touch {
    epoch: u32,
    readers: u32,
    writers: u32,
    word: u32,
}

impl<const N: u32> Fiber<'_, N> {
    /// Waits until all threads are at this meeting; gives what they brought.
    fn meet(&self, kind: Meeting, value: u32) -> &[Cell<u32>; 32] {
        let crew = self.crew;
        let meeting = crew.met.get();
        let brought = &crew.brought[meeting as usize % 2];
        brought[self.rank as usize].set(value);
        let (first, there) = crew.meeting.get().unwrap_or((kind, 0));
        assert!(first == kind, "thread {} is at a {kind:?}, others at a {first:?}", self.rank);
        if there + 1 < N {
            crew.meeting.set(Some((kind, there + 1)));
            while crew.met.get() == meeting {
                self.wait.suspend(());
            }
        } else {
            crew.meeting.set(None);
            crew.met.set(meeting + 1);
            if kind == Meeting::Sync {
                crew.epoch.set(crew.epoch.get() + 1);
            }
        }
        brought
    }

    /// Notes that this thread touches a word, and gives what was known about it.
    fn touch(&self, words: Words<'_>, at: u32, note: impl FnOnce(&mut Touch)) {
        let Some(address) = words.address(at) else { return };
        let mut touched = self.crew.touched.borrow_mut();
        let touch = touched.entry(address).or_default();
        let epoch = self.crew.epoch.get();
        if touch.epoch != epoch {
            *touch = Touch { epoch, ..Touch::default() };
        }
        note(touch);
    }
}

impl<const N: u32> Threads for Fiber<'_, N> {
    const N: u32 = N;

    fn rank(self) -> u32 {
        self.rank
    }

    fn shuffle(self, value: u32, from: u32) -> u32 {
        self.meet(Meeting::Shuffle, value)[(from % N) as usize].get()
    }

    fn vote(self, yes: bool) -> u32 {
        let votes = self.meet(Meeting::Vote, yes.into());
        (0..N).fold(0, |all, t| all | votes[t as usize].get() << t)
    }

    fn sync(self) {
        self.meet(Meeting::Sync, 0);
    }

    fn load(self, words: Words<'_>, at: u32) -> u32 {
        let me = 1 << self.rank;
        self.touch(words, at, |touch| {
            let Touch { writers, .. } = *touch;
            assert!(
                writers == 0 || writers & me != 0,
                "race: thread {} reads word {at}, which threads {writers:#b} wrote since the last sync",
                self.rank,
            );
            if writers == 0 {
                touch.readers |= me;
            }
        });
        words.load(at)
    }

    fn store(self, words: Words<'_>, at: u32, word: u32) {
        let me = 1 << self.rank;
        self.touch(words, at, |touch| {
            let Touch { readers, writers, word: last, .. } = *touch;
            assert!(
                readers & !me == 0,
                "race: thread {} writes word {at}, which threads {readers:#b} read since the last sync",
                self.rank,
            );
            assert!(
                writers & !me == 0 || last == word,
                "race: thread {} writes word {at}, to which threads {writers:#b} wrote something else since the last sync",
                self.rank,
            );
            touch.writers |= me;
            touch.word = word;
        });
        words.store(at, word);
    }
}

/// Numbers to draw the order of threads from (xorshift).
struct Draw(u64);

impl Draw {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

std::thread_local! {
    /// Stacks of threads that are done, for the next ones.
    static STACKS: RefCell<Vec<DefaultStack>> = const { RefCell::new(Vec::new()) };
}

/// Runs device code on `N` simulated threads; `seed` decides who goes first.
///
/// # Panics
///
/// When the code breaks a rule of [`team`](crate::team), or the threads do not come to the same result.
pub fn run<const N: u32, const R: usize, O: PartialEq + Debug>(
    seed: u64,
    body: impl Fn(Sim<'_, N, R>) -> O,
) -> O {
    let crew = Crew::default();
    let mut fibers: Vec<_> = (0..N)
        .map(|rank| {
            let stack = STACKS.with_borrow_mut(Vec::pop);
            let stack = stack.unwrap_or_else(|| DefaultStack::new(256 << 10).expect("a stack"));
            let (crew, body) = (&crew, &body);
            let main =
                move |wait: &Yielder<(), ()>, ()| body(Split::new(Fiber { rank, crew, wait }));
            // SAFETY: the coroutine borrows `crew` and `body`, declared before it, and lives in `fibers`: it is gone,
            // finished or unwound, before they are.
            unsafe { Coroutine::with_stack_unchecked(stack, main) }
        })
        .collect();

    let mut draw = Draw(seed.wrapping_mul(2).wrapping_add(1));
    let mut results: Vec<Option<O>> = (0..N).map(|_| None).collect();
    let mut order: Vec<usize> = (0..N as usize).collect();
    while results.iter().any(Option::is_none) {
        let before = crew.met.get();
        for i in (1..order.len()).rev() {
            order.swap(i, draw.below(i + 1));
        }
        for &i in &order {
            if results[i].is_none()
                && let CoroutineResult::Return(result) = fibers[i].resume(())
            {
                results[i] = Some(result);
            }
        }
        let left = results.iter().any(Option::is_some) && results.iter().any(Option::is_none);
        assert!(!left || crew.met.get() != before, "some threads are done, others wait for them");
    }
    STACKS.with_borrow_mut(|stacks| stacks.extend(fibers.into_iter().map(Coroutine::into_stack)));

    let mut results = results.into_iter().flatten();
    let first = results.next().expect("a team has a thread");
    results.for_each(|other| assert_eq!(first, other, "threads differ"));
    first
}

/// Device code to run on every team.
pub trait Work {
    /// What it finds out; uniform.
    type Out: PartialEq + Debug;

    /// The code, for one thread of any team.
    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Self::Out;

    /// How many of the words count afterwards. What lies behind them, every team may have used in its own way.
    fn kept(&self, _out: &Self::Out) -> usize {
        usize::MAX
    }
}

/// Runs the work on [`Solo`] and on simulated teams of 4, 8, 16 and 32 threads, each with its own copy of `words`.
/// Gives what all of them found out and left behind, as far as it counts.
///
/// # Panics
///
/// When two teams differ in either, and whenever [`run`] does.
pub fn everywhere<W: Work>(words: &[u32], seed: u64, work: &W) -> (W::Out, Vec<u32>) {
    let solo = with_copy(words, work, &|words| work.run(Solo, words));
    same(&solo, &on_teams(words, seed, work), 4);
    solo
}

/// The same without [`Solo`], for what a thread alone does in another way.
///
/// # Panics
///
/// When two teams differ, and whenever [`run`] does.
pub fn on_teams<W: Work>(words: &[u32], seed: u64, work: &W) -> (W::Out, Vec<u32>) {
    let on = |run: &dyn Fn(Words<'_>) -> W::Out| with_copy(words, work, run);
    let four = on(&|words| run::<4, 8, _>(seed, |team| work.run(team, words)));
    same(&four, &on(&|words| run::<8, 4, _>(seed, |team| work.run(team, words))), 8);
    same(&four, &on(&|words| run::<16, 2, _>(seed, |team| work.run(team, words))), 16);
    same(&four, &on(&|words| run::<32, 1, _>(seed, |team| work.run(team, words))), 32);
    four
}

fn same<O: PartialEq + Debug>(one: &O, other: &O, threads: u32) {
    assert_eq!(one, other, "fewer threads and {threads} threads differ");
}

/// What some work finds out in a copy of `words`, and what is left in it.
fn with_copy<W: Work>(
    words: &[u32],
    work: &W,
    run: &dyn Fn(Words<'_>) -> W::Out,
) -> (W::Out, Vec<u32>) {
    let mut words = words.to_vec();
    let out = run(Words::new(&mut words));
    words.truncate(work.kept(&out));
    (out, words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::team::Rows;

    #[test]
    #[should_panic(expected = "race: thread")]
    fn a_read_before_the_barrier_is_found() {
        let mut memory = [0; 4];
        let words = Words::new(&mut memory);
        run::<4, 8, _>(1, |team| {
            team.once(|| team.store(words, 0, 7));
            team.load(words, 0)
        });
    }

    #[test]
    #[should_panic(expected = "race: thread")]
    fn a_write_after_a_read_is_found() {
        let mut memory = [0; 4];
        let words = Words::new(&mut memory);
        run::<32, 1, _>(2, |team| {
            let old = team.load(words, 0);
            team.store(words, 0, old + 1);
            old
        });
    }

    #[test]
    fn barriers_make_it_right() {
        let mut memory = [5; 4];
        let words = Words::new(&mut memory);
        let read = run::<16, 2, _>(3, |team| {
            let old = team.load(words, 0);
            team.sync();
            team.once(|| team.store(words, 0, old + 1));
            team.sync();
            team.load(words, 0)
        });
        assert_eq!(read, 6);
    }

    #[test]
    #[should_panic(expected = "others")]
    fn a_thread_that_stays_away_is_found() {
        run::<4, 8, _>(4, |team| {
            team.once(|| team.sync());
        });
    }

    #[test]
    #[should_panic(expected = "others at a")]
    fn threads_at_different_calls_are_found() {
        run::<8, 4, _>(5, |team| {
            let mut votes = team.ballot(team.empty());
            team.once(|| votes = 1);
            if votes == 0 {
                team.sync();
            } else {
                team.or(team.empty());
            }
        });
    }
}
