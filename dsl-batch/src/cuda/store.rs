//! What stays on a card between runs, and where.
//!
//! One piece of the card's memory holds everything that is uploaded: the pieces of a run, which go when it has ended, and
//! those that stay, such as samples, until others need the room. What a run brings is one range, so it is one copy.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

/// What tells contents apart: a hash of them.
pub type Key = [u8; 32];

/// Everything starts at multiples of this many words.
pub const ALIGN: usize = 32;

/// Which words are taken, by what.
#[derive(Debug, Default)]
pub struct Store {
    words: usize,
    /// Start and end of what is taken.
    taken: BTreeMap<usize, usize>,
    residents: HashMap<Key, Resident>,
    /// Runs so far.
    clock: u64,
}

#[derive(Debug)]
struct Resident {
    start: usize,
    /// The last run that used it.
    used: u64,
}

/// Where the words of a run are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// All that must be uploaded: what stays, then the pieces of the run.
    pub upload: Range<usize>,
    /// What goes when the run has ended: the last part of the upload.
    pub passing: Range<usize>,
    /// Where each of those that stay begins.
    pub kept: Vec<usize>,
    /// Those of them that are new.
    pub new: Vec<usize>,
    /// Whether something had to go for it.
    pub evicted: bool,
}

impl Store {
    /// Nothing yet, and room for this many words.
    #[must_use]
    pub fn new(words: usize) -> Store {
        Store { words, ..Store::default() }
    }

    /// The words that a run needs which finds nothing there.
    #[must_use]
    pub fn needed(kept: &[(Key, usize)], passing: usize) -> usize {
        let kept: usize = kept.iter().map(|(_, words)| words.next_multiple_of(ALIGN)).sum();
        kept + passing.next_multiple_of(ALIGN)
    }

    /// Finds places for the `passing` words of a run and for pieces that stay, each a key that is there once and a number
    /// of words. Those used longest ago go when there is no room; none if that does not help.
    pub fn place(&mut self, kept: &[(Key, usize)], passing: usize) -> Option<Placement> {
        self.clock += 1;
        let mut new = Vec::new();
        for (number, (key, _)) in kept.iter().enumerate() {
            match self.residents.get_mut(key) {
                Some(resident) => resident.used = self.clock,
                None => new.push(number),
            }
        }
        let sizes: Vec<_> = new.iter().map(|&number| kept[number]).collect();
        let (start, evicted) = self.make_room(Store::needed(&sizes, passing))?;
        // What stays comes first: so what passes leaves no gaps.
        let mut end = start;
        for (key, words) in sizes {
            let next = end + words.next_multiple_of(ALIGN);
            self.taken.insert(end, next);
            self.residents.insert(key, Resident { start: end, used: self.clock });
            end = next;
        }
        let passing = end..end + passing.next_multiple_of(ALIGN);
        self.taken.insert(passing.start, passing.end);
        let place = |(key, _): &(Key, usize)| self.residents.get(key).map(|r| r.start);
        let kept = kept.iter().map(place).collect::<Option<_>>()?;
        Some(Placement { upload: start..passing.end, passing, kept, new, evicted })
    }

    /// The pieces of a run go.
    pub fn release(&mut self, passing: &Range<usize>) {
        self.taken.remove(&passing.start);
    }

    /// The start of so many free words, and whether something went for them.
    fn make_room(&mut self, words: usize) -> Option<(usize, bool)> {
        if let Some(start) = self.gap(words) {
            return Some((start, false));
        }
        let old = self.residents.iter().filter(|(_, resident)| resident.used < self.clock);
        let mut old: Vec<_> =
            old.map(|(key, resident)| (resident.used, resident.start, *key)).collect();
        old.sort_unstable();
        for (_, start, key) in old {
            self.residents.remove(&key);
            self.taken.remove(&start);
            if let Some(start) = self.gap(words) {
                return Some((start, true));
            }
        }
        None
    }

    fn gap(&self, words: usize) -> Option<usize> {
        let mut free = 0;
        for (&start, &end) in &self.taken {
            if start - free >= words {
                return Some(free);
            }
            free = end;
        }
        (self.words.checked_sub(free)? >= words).then_some(free)
    }

    /// What is there, for tests.
    #[cfg(test)]
    fn keys(&self) -> std::collections::HashSet<Key> {
        self.residents.keys().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(numbers: &[u8]) -> Vec<(Key, usize)> {
        numbers.iter().map(|&n| ([n; 32], 40)).collect()
    }

    /// Places a run and ends it.
    fn run(store: &mut Store, numbers: &[u8]) -> Option<Placement> {
        let placement = store.place(&pieces(numbers), 33)?;
        store.release(&placement.passing);
        Some(placement)
    }

    #[test]
    fn what_is_there_is_not_uploaded_again() {
        let mut store = Store::new(1000);
        let first = run(&mut store, &[1, 2]).unwrap();
        assert_eq!((first.upload, first.kept, first.new), (0..192, vec![0, 64], vec![0, 1]));
        let second = run(&mut store, &[2, 3, 1]).unwrap();
        assert_eq!(second.new, [1]);
        assert_eq!(second.kept, [64, 128, 0]);
        assert_eq!(second.upload, 128..256);
        assert_eq!(run(&mut store, &[3]).unwrap().upload, 192..256);
    }

    #[test]
    fn what_was_used_longest_ago_goes_first() {
        // Room for the pieces of a run and three that stay.
        let mut store = Store::new(64 * 4);
        for number in [1, 2, 3, 1] {
            assert!(!run(&mut store, &[number]).unwrap().evicted);
        }
        assert!(run(&mut store, &[4]).unwrap().evicted);
        assert!(store.keys().contains(&[1; 32]) && !store.keys().contains(&[2; 32]));
        // What a run needs itself does not go for it.
        assert_eq!(run(&mut store, &[1, 2, 3, 4]), None);
    }

    #[test]
    fn ranges_never_overlap() {
        let mut random = fastrand::Rng::with_seed(1);
        let mut store = Store::new(3000);
        let mut under_way = std::collections::VecDeque::new();
        for _ in 0..2000 {
            let mut numbers: Vec<u8> = (0..random.usize(..6)).map(|_| random.u8(..60)).collect();
            numbers.sort_unstable();
            numbers.dedup();
            let kept: Vec<_> = numbers.iter().map(|&n| ([n; 32], 1 + 3 * usize::from(n))).collect();
            if let Some(placement) = store.place(&kept, random.usize(1..200)) {
                under_way.push_back(placement.passing);
            }
            if under_way.len() > 1 {
                store.release(&under_way.pop_front().unwrap());
            }
            let mut last = 0;
            for (&start, &end) in &store.taken {
                assert!(last <= start && start < end && end <= 3000);
                last = end;
            }
        }
    }
}
