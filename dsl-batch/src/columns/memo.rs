//! What was made before, by what it was made of.

/// What something is made of.
pub type Key = [u32; 5];

/// A table that forgets all at once without going through its memory.
#[derive(Debug)]
pub struct Memo<V> {
    entries: Vec<(Key, V)>,
    /// The numbers of entries, each with the round it belongs to; a power of two of them, at most half of them used.
    slots: Vec<(u32, u32)>,
    /// Whatever is of another round is forgotten.
    round: u32,
}

/// Slots of a new table, as a power of two.
const BITS: u32 = 8;

impl<V> Default for Memo<V> {
    fn default() -> Self {
        Memo { entries: Vec::new(), slots: vec![(0, 0); 1 << BITS], round: 1 }
    }
}

impl<V: Copy> Memo<V> {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            *self = Memo::default();
        }
    }

    /// What was kept for a key.
    #[inline(always)]
    pub fn find(&self, key: &Key) -> Option<V> {
        let mask = self.slots.len() - 1;
        let mut at = hash(key) & mask;
        loop {
            let (round, entry) = self.slots[at];
            if round != self.round {
                return None;
            }
            let (known, value) = &self.entries[entry as usize];
            if known == key {
                return Some(*value);
            }
            at = (at + 1) & mask;
        }
    }

    /// Keeps something for a key that has nothing yet.
    pub fn keep(&mut self, key: Key, value: V) {
        if 2 * self.entries.len() >= self.slots.len() {
            let more = 2 * self.slots.len();
            self.slots.clear();
            self.slots.resize(more, (0, 0));
            for entry in 0..self.entries.len() {
                self.place(entry);
            }
        }
        self.entries.push((key, value));
        self.place(self.entries.len() - 1);
    }

    /// Gives an entry its slot.
    fn place(&mut self, entry: usize) {
        let mask = self.slots.len() - 1;
        let mut at = hash(&self.entries[entry].0) & mask;
        while self.slots[at].0 == self.round {
            at = (at + 1) & mask;
        }
        self.slots[at] = (self.round, entry as u32);
    }
}

#[inline(always)]
fn hash(&[a, b, c, d, e]: &Key) -> usize {
    let two = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let mixed = (two(a, b).rotate_left(23) ^ two(c, d)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32 ^ u64::from(e)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_until_cleared() {
        let mut memo = Memo::default();
        for round in 0..3 {
            for n in 0..1000 {
                let key = [n, n % 7, 0, n / 3, round];
                assert_eq!(memo.find(&key), None);
                memo.keep(key, n);
                assert_eq!(memo.find(&[n / 2, n / 2 % 7, 0, n / 2 / 3, round]), Some(n / 2));
            }
            memo.clear();
        }
    }
}
