//! Programs and samples that a device keeps in its own form, for whoever runs them again.

use super::image::{Packed, PackedSample};
use crate::quick_hash::QuickHash;
use crate::{Program, Step};
use dsl::{Function, Grid, Operand, Sample, Value};
use kernels::value::Fail;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// What a device keeps, for several callers at once.
#[derive(Debug, Default)]
pub struct Store(RwLock<Kept>);

#[derive(Debug, Default)]
struct Kept {
    /// By what they say: emitted code makes its program anew with every call.
    programs: Shelf<Box<[u64]>, Arc<Packed>>,
    /// By identity: what a sample refers to is never changed, and lives as long as it is here.
    samples: Shelf<Identity, (Sample, Arc<PackedSample>)>,
}

impl Store {
    /// The forms of programs, or why there is none, and the bytes of those that are new.
    pub fn programs(&self, programs: &[&Program]) -> (Vec<Result<Arc<Packed>, Fail>>, u64) {
        let mut words = Vec::new();
        let mut bytes = 0;
        let mut all = Vec::with_capacity(programs.len());
        let mut kept = self.read();
        for program in programs {
            if let Some(found) = kept.program(program, &mut words) {
                all.push(Ok(found));
                continue;
            }
            drop(kept);
            let packed = Packed::new(program).map(Arc::new);
            if let Ok(packed) = &packed {
                bytes += packed.bytes();
                self.write().keep_program(program, packed);
            }
            all.push(packed);
            kept = self.read();
        }
        (all, bytes)
    }

    /// The forms of the wanted parts of samples, and the bytes of those that are new.
    pub fn samples<'s>(
        &self,
        samples: impl ExactSizeIterator<Item = (&'s Sample, [bool; 3])>,
    ) -> (Vec<Arc<PackedSample>>, u64) {
        let mut all = Vec::with_capacity(samples.len());
        let bytes = self.each_sample(samples, |packed| all.push(Arc::clone(packed)));
        (all, bytes)
    }

    /// Calls `take` with the forms of the wanted parts of samples, and gives the bytes of those that are new. Nothing can be added meanwhile, so it
    /// should not take long.
    pub fn each_sample<'s>(
        &self,
        samples: impl Iterator<Item = (&'s Sample, [bool; 3])>,
        mut take: impl FnMut(&Arc<PackedSample>),
    ) -> u64 {
        let mut bytes = 0;
        let mut kept = self.read();
        for (sample, wanted) in samples {
            if let Some(found) = kept.sample(sample, wanted) {
                take(found);
                continue;
            }
            drop(kept);
            let packed = Arc::new(PackedSample::new(sample, wanted));
            bytes += packed.bytes();
            self.write().keep_sample(sample, wanted, &packed);
            take(&packed);
            kept = self.read();
        }
        bytes
    }

    fn read(&self) -> RwLockReadGuard<'_, Kept> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Kept> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// The form of a program that is equal to this one; `words` is room for what it says.
    fn program(&self, program: &Program, words: &mut Vec<u64>) -> Option<Arc<Packed>> {
        let spelled = spell(program, words)?;
        self.programs.things.get(spelled).map(Arc::clone)
    }

    /// Keeps the form of a program, unless it has constants that are too much to compare every time.
    fn keep_program(&mut self, program: &Program, packed: &Arc<Packed>) {
        let mut words = Vec::new();
        if let Some(spelled) = spell(program, &mut words) {
            let words = 2 * spelled.len() + packed.words().len();
            self.programs.keep(spelled.into(), Arc::clone(packed), words);
        }
    }

    /// The form of these parts of a sample.
    fn sample(&self, sample: &Sample, wanted: [bool; 3]) -> Option<&Arc<PackedSample>> {
        let (_, packed) = self.samples.things.get(&Identity::new(sample, wanted)?)?;
        Some(packed)
    }

    /// Keeps the form of these parts of a sample.
    fn keep_sample(&mut self, sample: &Sample, wanted: [bool; 3], packed: &Arc<PackedSample>) {
        if let Some(identity) = Identity::new(sample, wanted) {
            // The sample itself has larger cells.
            let words = 4 * packed.words().len();
            self.samples.keep(identity, (sample.clone(), Arc::clone(packed)), words);
        }
    }
}

/// Things by key, up to some memory.
#[derive(Debug)]
struct Shelf<K, T> {
    things: HashMap<K, T, QuickHash>,
    words: usize,
}

impl<K, T> Default for Shelf<K, T> {
    fn default() -> Self {
        Shelf { things: HashMap::default(), words: 0 }
    }
}

impl<K: Eq + Hash, T> Shelf<K, T> {
    /// When all that is kept has so many words, it goes before the next one comes.
    const MOST_WORDS: usize = 2 << 20;

    fn keep(&mut self, key: K, thing: T, words: usize) {
        if self.words > Self::MOST_WORDS {
            self.things.clear();
            self.words = 0;
        }
        self.words += words;
        self.things.insert(key, thing);
    }
}

/// Where the parts of a sample lie, 0 for those that are not wanted or missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Identity {
    pairs: usize,
    input: usize,
    target: usize,
}

impl Identity {
    /// None if S is no tuple.
    fn new(sample: &Sample, wanted: [bool; 3]) -> Option<Identity> {
        let pairs = match &sample.pairs {
            Value::Tuple(pairs) => pairs.as_ptr().addr(),
            _ if !wanted[0] => 0,
            _ => return None,
        };
        let target = sample.target.as_ref().map_or(1, Grid::address);
        Some(Identity {
            pairs: if wanted[0] { pairs } else { 0 },
            input: if wanted[1] { sample.input.address() } else { 0 },
            target: if wanted[2] { target } else { 0 },
        })
    }
}

/// All of a program that its packed form depends on, in words that say nothing else; none if it has constants other than ops and small ones.
fn spell<'a>(program: &Program, words: &'a mut Vec<u64>) -> Option<&'a [u64]> {
    words.clear();
    words.push(program.steps.len() as u64);
    for Step { callee, args } in &program.steps {
        words.extend([args.len() as u64, spell_operand(callee)]);
        words.extend(args.iter().map(spell_operand));
    }
    let outputs = program.outputs.iter().map(|output| &output.value);
    let scores = program.scores.iter().map(|score| &score.value);
    words.extend(outputs.chain(scores).map(|value| u64::from(value.t())));
    let all = words.iter().fold(0, |all, word| all | word);
    (all >> 3 & LARGE == 0).then_some(words)
}

/// What stands for a constant that is not small, in a bit that nothing else has.
const LARGE: u64 = 1 << 60;

/// What an operand says, in a word whose last three bits are for its kind.
#[inline(always)]
fn spell_operand(operand: &Operand) -> u64 {
    let small = |n: i64| i16::try_from(n).ok().map(|n| u64::from(n.cast_unsigned()));
    let (kind, word) = match operand {
        Operand::T(t) => (0, u64::from(*t)),
        Operand::S => (1, 0),
        Operand::I => (1, 1),
        Operand::C => (1, 2),
        Operand::Constant(Value::Missing) => (1, 3),
        Operand::Constant(Value::Int(n)) => (2, small(*n).unwrap_or(LARGE)),
        Operand::Constant(Value::Pair((i, j))) => {
            (3, small(*i).zip(small(*j)).map_or(LARGE, |(i, j)| i << 16 | j))
        }
        Operand::Constant(Value::Function(Function::Op(op, dialect))) => {
            (4 + *dialect as u64, (std::ptr::from_ref(*op).addr() as u64).min(LARGE))
        }
        Operand::Constant(_) => (0, LARGE),
    };
    word << 3 | kind
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(text: &str) -> Program {
        text.parse().unwrap()
    }

    #[test]
    fn equal_programs_are_found_and_others_are_not() {
        let texts = [
            "t1 = rot90(I)\no a = t1\n",
            "t1 = rot180(I)\no a = t1\n",
            "t1 = rot90(C)\no a = t1\n",
            "t1 = rot90(I)\nt2 = rot90(I)\no a = t1\n",
            "t1 = rot90(I)\nt2 = rot90(I)\no a = t2\n",
            "t1 = fill(I, 1, 2)\no a = t1\n",
            "t1 = fill(I, 2, 1)\no a = t1\n",
            "t1 = fill(I, 1, (2, 1))\no a = t1\n",
            "t1 = fill(I, 1, (2, -1))\no a = t1\n",
            "t1 = fill(I, 1, (-1, 2))\no a = t1\n",
        ];
        let mut kept = Kept::default();
        for (n, text) in texts.iter().enumerate() {
            assert!(kept.program(&program(text), &mut Vec::new()).is_none(), "{text}");
            kept.keep_program(&program(text), &Arc::new(Packed::new(&program(text)).unwrap()));
            assert_eq!(kept.programs.things.len(), n + 1);
        }
        for text in texts {
            let found = kept.program(&program(text), &mut Vec::new()).unwrap();
            assert_eq!(found.words(), Packed::new(&program(text)).unwrap().words(), "{text}");
        }
    }

    #[test]
    fn samples_are_found_by_their_parts() {
        let grid = |color| Grid::from_rows(&[[color, 2]]).unwrap();
        let sample = Sample { target: Some(grid(3)), ..Sample::new(grid(1)) };
        let [input, both] = [[false, true, false], [false, true, true]];
        let mut kept = Kept::default();
        kept.keep_sample(&sample, input, &Arc::new(PackedSample::new(&sample, input)));
        assert!(kept.sample(&sample, input).is_some());
        assert!(kept.sample(&sample, both).is_none());
        assert!(kept.sample(&sample, [true; 3]).is_none());
        let other_target = Sample { target: None, ..sample.clone() };
        assert!(kept.sample(&other_target, input).is_some());
        // Not the same grid, even if an equal one.
        assert!(kept.sample(&Sample::new(grid(1)), input).is_none());
    }

    #[test]
    fn there_is_an_end_to_what_is_kept() {
        let mut kept = Kept::default();
        let most = (0..20_000).map(|color| {
            let sample = Sample::new(Grid::from_rows(&[[color; 20]]).unwrap());
            let packed = PackedSample::new(&sample, [true; 3]);
            kept.keep_sample(&sample, [true; 3], &Arc::new(packed));
            kept.samples.things.len()
        });
        let most = most.max().unwrap();
        assert!((1_000..19_000).contains(&most), "{most}");
    }
}
