//! What a thread has to run lanes with: memory, and the programs that are in it.

use super::image::{Packed, PackedStep, reader};
use super::{many, run_step};
use crate::columns::{Columns, Product};
use crate::pack::Unpacker;
use crate::quick_hash::QuickHash;
use kernels::interpreter::Places;
use kernels::lane::{self, Lane};
use kernels::looped::Looped;
use kernels::simple::Simple;
use kernels::team::Solo;
use kernels::value::Fail;
use kernels::words::Words;
use std::cell::RefCell;
use std::collections::HashMap;

/// The words of a worker's memory. Pages that no lane comes to are never touched.
pub const ARENA_WORDS: usize = 32 << 20;

/// When programs have taken so many words of it, all of them go before the next one comes.
const PROGRAM_WORDS: u32 = 1 << 20;

thread_local! {
    static WORKER: RefCell<Worker> = RefCell::default();
    /// Memory for those who run no lanes, maybe while the worker begins some.
    static SPARE: RefCell<Vec<u32>> = RefCell::default();
}

/// Lends out what the calling thread has.
pub fn with_worker<R>(work: impl FnOnce(&mut Worker) -> R) -> R {
    WORKER.with_borrow_mut(work)
}

/// Lends out memory of the calling thread in which there are no programs.
pub fn with_arena<R>(work: impl FnOnce(&mut [u32]) -> R) -> R {
    SPARE.with_borrow_mut(|arena| {
        begin(arena);
        work(arena)
    })
}

/// Sees to it that there is memory.
fn begin(arena: &mut Vec<u32>) {
    if arena.is_empty() {
        *arena = vec![0; ARENA_WORDS];
    }
}

/// Memory with programs at its beginning, which stay there for lanes to come, and what else is used again.
#[derive(Default)]
pub struct Worker {
    arena: Vec<u32>,
    /// The programs, by [`key`]; or why one cannot run here.
    programs: HashMap<u64, Result<Loaded, Fail>, QuickHash>,
    stack: u32,
    /// The first word behind the programs.
    top: u32,
    columns: Columns,
    unpacker: Unpacker,
}

/// A program in memory, with the values of its fixed steps.
pub struct Loaded {
    /// Where its values are.
    pub places: Places,
    /// Its steps.
    pub steps: Vec<LoadedStep>,
    /// The products among the fixed steps.
    pub products: Vec<Product>,
}

/// A step of a program in memory.
pub struct LoadedStep {
    /// Where its words are.
    pub at: u32,
    /// How it runs.
    pub how: How,
    /// [`PackedStep::product`].
    pub product: bool,
}

/// How a step runs.
pub enum How {
    /// It is [fixed](PackedStep::fixed), and ran when the program was loaded.
    Done,
    /// It calls no functions.
    Simple(Simple<Solo>),
    /// It may call functions: one for many elements, if that is known.
    Calls(Option<Box<Looped>>),
}

/// All that running a program takes.
pub struct Ready<'w> {
    /// The program.
    pub loaded: &'w mut Loaded,
    /// The memory behind all programs.
    pub lane: Lane<'w, Solo>,
    /// For calls for many elements.
    pub columns: &'w mut Columns,
    /// For results.
    pub unpacker: &'w mut Unpacker,
}

/// What tells apart programs in memory.
fn key(packed: &Packed, policy: lane::Policy) -> u64 {
    2 * packed.id + u64::from(policy == lane::Policy::Poison)
}

impl Worker {
    /// Takes all programs out of memory.
    pub fn forget(&mut self) {
        self.programs.clear();
        self.top = 0;
    }

    /// Makes ready for running a program, which is now in memory if it was not before.
    pub fn ready(&mut self, packed: &Packed, policy: lane::Policy) -> Result<Ready<'_>, Fail> {
        let key = key(packed, policy);
        if !self.programs.contains_key(&key) {
            if self.top > PROGRAM_WORDS {
                self.forget();
            }
            let mut loaded = self.load(packed, policy);
            if matches!(loaded, Err(Fail::Room)) {
                // What is too little memory beside others may do for one.
                self.forget();
                loaded = self.load(packed, policy);
            }
            self.programs.insert(key, loaded);
        }
        match self.programs.get_mut(&key) {
            Some(Ok(loaded)) => {
                let words = Words::new(&mut self.arena);
                let lane = Lane::used(Solo, words, self.top, policy);
                let (columns, unpacker) = (&mut self.columns, &mut self.unpacker);
                Ok(Ready { loaded, lane, columns, unpacker })
            }
            Some(Err(fail)) => Err(*fail),
            None => Err(Fail::Room),
        }
    }

    /// Copies a program into memory and runs its fixed steps, which are then there for every sample.
    fn load(&mut self, packed: &Packed, policy: lane::Policy) -> Result<Loaded, Fail> {
        begin(&mut self.arena);
        let words = Words::new(&mut self.arena);
        let mut lane = match self.top {
            0 => Lane::new(Solo, words, policy),
            top => Lane::used(Solo, words, top, policy),
        };
        if self.top == 0 {
            self.stack = lane.stack();
        }
        let (code, places) = lane.load_program(self.stack, reader(packed.words()))?;
        let steps = packed.steps.iter().map(|step| LoadedStep::read(&lane, code, *step)).collect();
        let mut loaded = Loaded { places, steps, products: Vec::new() };
        self.columns.begin(&[]);
        let fixed = (0..).zip(&mut loaded.steps).zip(&packed.steps).filter(|(_, step)| step.fixed);
        for ((t, step), _) in fixed {
            let mut done = [Ok(0)];
            run_step(&mut lane, &mut self.columns, step, places, t, &mut done);
            done[0]?;
            step.how = How::Done;
        }
        for (step, packed) in loaded.steps.iter_mut().zip(&packed.steps) {
            if let How::Calls(looped) = &mut step.how {
                *looped = lane.read_looped(step.at, packed.steady, many).map(Box::new);
            }
        }
        loaded.products = self.columns.take_products();
        self.top = lane.top();
        Ok(loaded)
    }
}

impl LoadedStep {
    /// A step of the program whose code is at `code`.
    fn read(lane: &Lane<'_, Solo>, code: u32, step: PackedStep) -> LoadedStep {
        let at = code + step.at;
        let how = lane.read_simple(at).map_or(How::Calls(None), How::Simple);
        LoadedStep { at, how, product: step.product }
    }
}
