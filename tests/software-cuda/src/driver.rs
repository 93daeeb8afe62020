//! The driver API: cards, contexts, modules, streams and memory behind the names of `libcuda.so.1`.
//!
//! Work given to a stream is done as late as the rules allow (when somebody waits for it), so that a
//! program that forgets to wait sees stale data. Copies from and to memory that is not page-locked are done at
//! once, as by the real driver. What two streams do is ordered by events and by the host's waiting only: if it is not, and both touch
//! a word, that is a race. One lock guards everything.

mod api;
mod calls;
mod config;
mod errors;
mod stream;

pub use config::Config;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt::Write;
use std::ops::Range;
use std::rc::Rc;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::code::Module;
use crate::launch::Numbers;
use crate::memory::Memory;
use calls::Calls;
use errors::Code;
use stream::Task;

/// What an API call gives: nothing, or an error.
type Answer = Result<(), Code>;

/// A loaded module.
struct Loaded {
    card: usize,
    module: Rc<Module>,
    /// Its variables in device memory.
    held: Vec<u64>,
}

/// A kernel: the module's handle and the function's number.
#[derive(Clone, Copy)]
struct Kernel {
    module: usize,
    number: u32,
}

struct Stream {
    card: usize,
    /// What it has still to do.
    tasks: VecDeque<(Task, Clock)>,
    /// What is over when the last of its tasks is: also what those waited for.
    clock: Clock,
    /// Tasks begun so far.
    begun: u64,
}

/// For streams, by handle, how many of their tasks come before something.
type Clock = BTreeMap<usize, u64>;

fn join(clock: &mut Clock, other: &Clock) {
    for (&stream, &tasks) in other {
        let known = clock.entry(stream).or_default();
        *known = tasks.max(*known);
    }
}

#[derive(Clone, Default)]
struct Event {
    card: usize,
    /// Where it was recorded last: a stream, and how many of its tasks come before.
    recorded: Option<(usize, u64)>,
    /// What is over when it happens.
    clock: Clock,
    /// The card's clock when it happened.
    time: u64,
}

struct Card {
    memory: Memory,
    numbers: Numbers,
    /// Users of the primary context.
    users: u32,
    /// The error that ended the context.
    broken: Option<Code>,
    /// Whether the card itself is gone.
    lost: Option<Code>,
    /// Counts thread instructions, as a clock.
    clock: u64,
    stack: usize,
    /// Launches and copies that the host may not know to be over: stream, number of the task, and their numbers.
    recent: Vec<(usize, u64, Range<u32>)>,
}

/// All there is.
struct State {
    config: Config,
    calls: Calls,
    initialised: bool,
    cards: Vec<Card>,
    modules: HashMap<usize, Loaded>,
    kernels: HashMap<usize, Kernel>,
    streams: HashMap<usize, Stream>,
    /// What the host knows to be over, since it waited.
    known: Clock,
    events: HashMap<usize, Event>,
    /// Page-locked memory: address and size.
    locked: HashMap<usize, usize>,
    next_handle: usize,
    /// Changes when everything starts anew.
    generation: usize,
    /// What was still there when its context ended.
    leaked: usize,
    /// Images of machine code that were offered, which it does not run.
    binaries: usize,
    last_fault: String,
}

// SAFETY: whatever is not thread-safe inside (reference counts) is reached through the one lock only.
unsafe impl Send for State {}

static STATE: Mutex<Option<State>> = Mutex::new(None);

thread_local! {
    /// The contexts of this thread, each a card's number plus 1 and the generation it belongs to.
    static CONTEXTS: RefCell<Vec<(usize, usize)>> = const { RefCell::new(Vec::new()) };
}

fn lock() -> MutexGuard<'static, Option<State>> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts anew with these settings, as if the process had just begun.
pub fn configure(config: Config) {
    let mut state = lock();
    let generation = state.as_ref().map_or(0, |state| state.generation + 1);
    if let Some(old) = state.take() {
        old.release_locked();
    }
    *state = Some(State::new(config, generation));
}

/// What the program holds and did, one `name=value` in a line.
pub fn report() -> String {
    lock().as_ref().map(State::report).unwrap_or_default()
}

impl State {
    fn new(config: Config, generation: usize) -> State {
        let garbage = (config.seed as u8).wrapping_mul(37) ^ 0xe5;
        let card = |k| Card {
            memory: Memory::new(k, config.memory, garbage),
            numbers: Numbers::default(),
            users: 0,
            broken: None,
            lost: None,
            clock: 0,
            stack: 1024,
            recent: Vec::new(),
        };
        State {
            cards: (0..config.cards).map(card).collect(),
            calls: Calls::new(&config),
            config,
            initialised: false,
            modules: HashMap::new(),
            kernels: HashMap::new(),
            streams: HashMap::new(),
            known: Clock::new(),
            events: HashMap::new(),
            locked: HashMap::new(),
            next_handle: 0x1000 * (generation + 1),
            generation,
            leaked: 0,
            binaries: 0,
            last_fault: String::new(),
        }
    }

    fn handle(&mut self) -> usize {
        self.next_handle += 16;
        self.next_handle
    }

    fn release_locked(&self) {
        for (&address, &size) in &self.locked {
            api::free_host(address, size);
        }
    }

    /// The card of the thread's context.
    fn current(&self) -> Result<usize, Code> {
        let current = CONTEXTS.with_borrow(|contexts| contexts.last().copied());
        let (context, generation) = current.ok_or(errors::INVALID_CONTEXT)?;
        let card = context.checked_sub(1).ok_or(errors::INVALID_CONTEXT)?;
        let alive = generation == self.generation
            && self.cards.get(card).is_some_and(|card| card.users > 0);
        if alive { Ok(card) } else { Err(errors::INVALID_CONTEXT) }
    }

    /// The card of the thread's context, if that is still in order.
    fn working(&self) -> Result<usize, Code> {
        let card = self.current()?;
        self.check(card)?;
        Ok(card)
    }

    fn check(&self, card: usize) -> Answer {
        let Card { broken, lost, .. } = &self.cards[card];
        lost.or(*broken).map_or(Ok(()), Err)
    }

    fn report(&self) -> String {
        let mut out = String::new();
        let in_use: Vec<_> = self.cards.iter().map(|card| card.memory.in_use()).collect();
        let module_variables: usize = self.modules.values().map(|module| module.held.len()).sum();
        let rows = [
            (
                "allocations",
                in_use.iter().map(|(count, _)| count).sum::<usize>() - module_variables,
            ),
            ("locked", self.locked.len()),
            ("modules", self.modules.len()),
            ("streams", self.streams.len()),
            ("events", self.events.len()),
            ("contexts", self.cards.iter().map(|card| card.users as usize).sum()),
            ("leaked", self.leaked),
            ("binaries", self.binaries),
        ];
        for (name, value) in rows {
            let _ = writeln!(out, "{name}={value}");
        }
        for (name, value) in self.calls.by_name() {
            let _ = writeln!(out, "{name}={value}");
        }
        let _ = writeln!(out, "calls={}", self.calls.total());
        let _ = writeln!(out, "fault={}", self.last_fault);
        out
    }

    /// Ends the context of a card: whatever it held is gone.
    fn end_context(&mut self, card: usize) {
        let of_card = |modules: &HashMap<usize, Loaded>| -> usize {
            modules
                .values()
                .filter(|module| module.card == card)
                .map(|module| module.held.len())
                .sum()
        };
        let (allocations, _) = self.cards[card].memory.in_use();
        let streams = self.streams.values().filter(|stream| stream.card == card).count();
        let events = self.events.values().filter(|event| event.card == card).count();
        let modules = self.modules.values().filter(|module| module.card == card).count();
        self.leaked += allocations - of_card(&self.modules) + streams + events + modules;
        self.modules.retain(|_, module| module.card != card);
        self.streams.retain(|_, stream| stream.card != card);
        self.events.retain(|_, event| event.card != card);
        let config = &self.config;
        self.cards[card].memory = Memory::new(card as u64, config.memory, 0xe5);
        self.cards[card].broken = None;
        self.cards[card].recent.clear();
    }
}
