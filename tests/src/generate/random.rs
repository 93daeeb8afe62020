//! Draws from a generator, without the bias to extremes that its own integers have.

use quickcheck::Gen;

/// Draws of numbers and choices.
pub trait Random {
    /// A number from 0 to `n - 1`; `n` is at most 65,536, and 0 counts as 1.
    fn below(&mut self, n: usize) -> usize;

    /// A number from `low` to `high`, both included.
    fn range(&mut self, low: i64, high: i64) -> i64 {
        low + self.below(usize::try_from(high - low + 1).unwrap_or(1)) as i64
    }

    /// True in so many of a hundred cases.
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the choices, of which there must be some.
    fn one<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())].clone()
    }

    /// One of the choices, if there are any.
    fn maybe<T: Clone>(&mut self, choices: &[T]) -> Option<T> {
        (!choices.is_empty()).then(|| self.one(choices))
    }
}

static BYTES: [u8; 256] = {
    let mut bytes = [0; 256];
    let mut k = 0;
    while k < 256 {
        bytes[k] = k as u8;
        k += 1;
    }
    bytes
};

impl Random for Gen {
    fn below(&mut self, n: usize) -> usize {
        let mut byte = || self.choose(&BYTES).map_or(0, |&byte| usize::from(byte));
        let word = (byte() << 8) | byte();
        (word * n) >> 16
    }
}
