//! Lanes of programs as work for cards: the images of [`kernels::job`] up, the images of results down.

use std::collections::HashMap;
use std::ops::{Range, RangeInclusive};

use cust::memory::{DeviceCopy, DevicePointer};
use kernels::job::Program as Header;
use kernels::value::Fail;
use sha2::{Digest, Sha256};

use super::card::{Entry, Places};
use super::fleet::Work;
use super::slot::offset;
use super::store::Key;

/// Threads that work on a lane together. Fewer threads leave more lanes per warp; more of them share the work of a lane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Team {
    Four,
    #[default]
    Eight,
    Sixteen,
    ThirtyTwo,
}

impl Team {
    /// All sizes.
    pub const ALL: [Team; 4] = [Team::Four, Team::Eight, Team::Sixteen, Team::ThirtyTwo];

    /// The number of threads.
    #[must_use]
    pub fn threads(self) -> u32 {
        match self {
            Team::Four => 4,
            Team::Eight => 8,
            Team::Sixteen => 16,
            Team::ThirtyTwo => 32,
        }
    }

    /// The team of so many threads.
    #[must_use]
    pub fn of(threads: u32) -> Option<Team> {
        Team::ALL.into_iter().find(|team| team.threads() == threads)
    }

    /// The kernel for such teams.
    #[must_use]
    pub fn kernel(self) -> &'static str {
        match self {
            Team::Four => "lanes_4",
            Team::Eight => "lanes_8",
            Team::Sixteen => "lanes_16",
            Team::ThirtyTwo => "lanes_32",
        }
    }
}

/// The words that say how a lane ended: 0 or why the scalar ops must run it, where its results begin, and their length.
const END: usize = 3;

/// Words for the image of a lane's results, at least.
const IMAGE_WORDS: usize = 16 << 10;

/// Words for a lane's values: some for any, and more with every step.
const ARENA_WORDS: usize = 64 << 10;
const STEP_WORDS: usize = 4 << 10;
const LEAST_ARENA_WORDS: usize = 16 << 10;
const MOST_ARENA_WORDS: usize = 32 << 20;

/// Lanes with the images of their programs and samples.
#[derive(Debug)]
pub struct LaneWork<'a> {
    programs: Vec<&'a [u32]>,
    samples: Vec<(Key, &'a [u32])>,
    /// For each lane its program and its sample.
    lanes: Vec<(usize, usize)>,
    /// Where the caller has each of them.
    order: Vec<usize>,
    safe_default: bool,
    team: Team,
}

impl<'a> LaneWork<'a> {
    /// Lanes, each the caller's number for it, a program and a sample. Images with the same address are the same.
    ///
    /// Lanes of a program stay together, the larger samples first: those that share a warp then have alike work.
    pub fn new(
        all: impl Iterator<Item = (usize, &'a [u32], &'a [u32])>,
        safe_default: bool,
        team: Team,
    ) -> LaneWork<'a> {
        let mut work = LaneWork {
            programs: Vec::new(),
            samples: Vec::new(),
            lanes: Vec::new(),
            order: Vec::new(),
            safe_default,
            team,
        };
        let (mut programs, mut samples) = (HashMap::new(), HashMap::new());
        let mut contents: HashMap<Key, usize> = HashMap::new();
        let mut lanes = Vec::new();
        for (number, program, sample) in all {
            let program = *programs.entry(program.as_ptr().addr()).or_insert_with(|| {
                work.programs.push(program);
                work.programs.len() - 1
            });
            let sample = *samples.entry(sample.as_ptr().addr()).or_insert_with(|| {
                let key = key(sample);
                *contents.entry(key).or_insert_with(|| {
                    work.samples.push((key, sample));
                    work.samples.len() - 1
                })
            });
            lanes.push((program, sample, number));
        }
        lanes.sort_by_key(|&(program, sample, _)| {
            (program, std::cmp::Reverse(work.samples[sample].1.len()))
        });
        work.order = lanes.iter().map(|lane| lane.2).collect();
        work.lanes = lanes.iter().map(|&(program, sample, _)| (program, sample)).collect();
        work
    }

    /// The caller's numbers of these lanes.
    pub fn order(&self, lanes: &Range<u32>) -> &[usize] {
        self.order.get(lanes.start as usize..lanes.end as usize).unwrap_or_default()
    }
}

fn key(words: &[u32]) -> Key {
    let mut hash = Sha256::new();
    for word in words {
        hash.update(word.to_le_bytes());
    }
    hash.finalize().into()
}

impl Work for LaneWork<'_> {
    type Entry<'b>
        = Lanes<'b>
    where
        Self: 'b;

    fn lanes(&self) -> u32 {
        u32::try_from(self.lanes.len()).unwrap_or(u32::MAX)
    }

    fn entry(&self, lanes: Range<u32>) -> Lanes<'_> {
        Lanes::new(self, &self.lanes[lanes.start as usize..lanes.end as usize])
    }
}

/// Some of the lanes, and what they need.
#[derive(Debug)]
pub struct Lanes<'a> {
    work: &'a LaneWork<'a>,
    lanes: &'a [(usize, usize)],
    /// The programs of these lanes, each once.
    programs: Vec<usize>,
    programs_len: usize,
    /// Where a program begins.
    program_at: HashMap<usize, usize>,
    /// The samples of these lanes, each once.
    samples: Vec<usize>,
    /// The place of a sample among those.
    sample_number: HashMap<usize, usize>,
    /// Words for the images of all results.
    room: usize,
    /// Words for the image of any result.
    image: usize,
    /// Words for the values of any lane.
    arena: usize,
}

impl<'a> Lanes<'a> {
    fn new(work: &'a LaneWork<'a>, lanes: &'a [(usize, usize)]) -> Lanes<'a> {
        let mut part = Lanes {
            work,
            lanes,
            programs: Vec::new(),
            programs_len: 0,
            program_at: HashMap::new(),
            samples: Vec::new(),
            sample_number: HashMap::new(),
            room: 0,
            image: IMAGE_WORDS,
            arena: 0,
        };
        for &(program, sample) in lanes {
            let header = header(work.programs[program]);
            part.room += expected_words(header);
            part.program_at.entry(program).or_insert_with(|| {
                part.programs.push(program);
                part.image = part.image.max(most_words(header));
                part.arena = part.arena.max(header.steps as usize * STEP_WORDS);
                part.programs_len += work.programs[program].len();
                part.programs_len - work.programs[program].len()
            });
            part.sample_number.entry(sample).or_insert_with(|| {
                part.samples.push(sample);
                part.samples.len() - 1
            });
        }
        // A lane alone may give as much as its image holds.
        part.room += part.image;
        part
    }
}

fn header(program: &[u32]) -> Header {
    Header::read(&|at| program.get(at as usize).copied().unwrap_or(0))
}

/// Words that the results of a lane take: some steps fail, and results are grids of some size.
fn expected_words(header: Header) -> usize {
    64 + header.steps as usize / 2 + 160 * header.results as usize
}

/// Words that the results of a lane take at most, unless they are something unusual: all steps fail, and results are large.
fn most_words(header: Header) -> usize {
    64 + 2 * header.steps as usize + 512 * header.results as usize
}

/// As in `kernels/src/entry.rs`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Job {
    programs: DevicePointer<u32>,
    samples: DevicePointer<u32>,
    lanes: DevicePointer<u32>,
    arenas: DevicePointer<u32>,
    ends: DevicePointer<u32>,
    output: DevicePointer<u32>,
    counters: DevicePointer<u32>,
    programs_len: u32,
    samples_len: u32,
    lanes_len: u32,
    arena_len: u32,
    image_len: u32,
    output_len: u32,
    safe_default: u32,
}

// SAFETY: pointers to the card's memory and numbers.
unsafe impl DeviceCopy for Job {}

/// A length as the kernels take it; memory that they are not told of they do not touch.
fn length(words: usize) -> u32 {
    u32::try_from(words).unwrap_or(u32::MAX)
}

// SAFETY: `Job` is the parameter of the kernels, and its lengths are those of the places.
unsafe impl Entry for Lanes<'_> {
    type Params = Job;

    fn kernel(&self) -> &'static str {
        self.work.team.kernel()
    }

    fn team(&self) -> u32 {
        self.work.team.threads()
    }

    fn kept(&self) -> Vec<(Key, &[u32])> {
        self.samples.iter().map(|&sample| self.work.samples[sample]).collect()
    }

    fn pieces(&self) -> Vec<usize> {
        vec![self.programs_len, 2 * self.lanes.len()]
    }

    fn write(&self, piece: usize, kept: &[usize], to: &mut [u32]) {
        if piece == 0 {
            let words = self.programs.iter().flat_map(|&program| self.work.programs[program]);
            to.iter_mut().zip(words).for_each(|(to, word)| *to = *word);
            return;
        }
        for (to, (program, sample)) in to.chunks_exact_mut(2).zip(self.lanes) {
            to[0] = length(self.program_at[program]);
            to[1] = length(kept[self.sample_number[sample]]);
        }
    }

    fn lanes(&self) -> u32 {
        length(self.lanes.len())
    }

    fn output_words(&self) -> usize {
        END * self.lanes.len() + self.room
    }

    fn arena_words(&self) -> RangeInclusive<usize> {
        let most = (ARENA_WORDS + self.arena).min(MOST_ARENA_WORDS);
        self.image + LEAST_ARENA_WORDS..=self.image + most
    }

    fn params(&self, places: &Places) -> Job {
        let [programs, lanes] = [0, 1].map(|piece| places.pieces[piece]);
        Job {
            programs,
            samples: places.store,
            lanes,
            arenas: places.arena,
            ends: places.output,
            output: offset(places.output, END * self.lanes.len()),
            counters: places.counter,
            programs_len: length(self.programs_len),
            samples_len: length(places.store_words),
            lanes_len: length(self.lanes.len()),
            arena_len: length(places.arena_words.saturating_sub(self.image)),
            image_len: length(self.image),
            output_len: length(self.room),
            safe_default: u32::from(self.work.safe_default),
        }
    }
}

/// How each of so many lanes ended: the image of its results, or why the scalar ops must run it.
pub fn ends(words: &[u32], lanes: usize) -> Vec<Result<&[u32], Fail>> {
    let (ends, images) = words.split_at_checked(END * lanes).unwrap_or_default();
    let end = |end: &[u32]| match end {
        [0, at, len] => {
            let image = images.get(*at as usize..).and_then(|rest| rest.get(..*len as usize));
            image.ok_or(Fail::Shape)
        }
        [fail, ..] => Err(Fail::from_number(*fail)),
        [] => Err(Fail::Shape),
    };
    let mut all: Vec<_> = ends.chunks(END).map(end).collect();
    all.resize(lanes, Err(Fail::Shape));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_of_a_program_stay_together_and_come_back_in_order() {
        let programs = [[0_u32; 5], [1; 5]];
        let samples = [vec![1_u32; 6], vec![2; 9], vec![1; 6]];
        let all = (0..6).map(|k| (k, &programs[k % 2][..], &samples[k % 3][..]));
        let work = LaneWork::new(all, false, Team::Eight);
        assert_eq!(work.order(&(0..6)), [4, 0, 2, 1, 3, 5]);
        // Two samples have the same content.
        assert_eq!(work.samples.len(), 2);
        let part = work.entry(3..6);
        assert_eq!((part.programs.len(), part.samples.len()), (1, 2));
        let mut lanes = [0; 6];
        part.write(1, &[64, 128], &mut lanes);
        assert_eq!(lanes, [0, 64, 0, 128, 0, 128]);
    }

    #[test]
    fn what_a_card_wrote_is_not_trusted() {
        let words = [0, 1, 2, 10, 0, 0, 0, 2, 9, 7, 8, 9];
        let found = ends(&words, 3);
        assert_eq!(found, [Ok(&[8, 9][..]), Err(Fail::Room), Err(Fail::Shape)]);
        assert_eq!(ends(&words[..5], 2), [Err(Fail::Shape); 2]);
    }
}
