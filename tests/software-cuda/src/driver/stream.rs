//! Work in streams, and doing it.

use std::fmt::Write;
use std::ops::Range;

use super::errors::{self, Code};
use super::{Answer, Clock, Event, Kernel, State, Stream, join};
use crate::code::Module;
use crate::launch::{self, Launch, Style};
use crate::memory::{Copier, Fault, Memory};

/// Something for a stream to do.
pub enum Task {
    /// From the host's memory at `from`.
    Upload {
        to: u64,
        from: usize,
        len: usize,
    },
    /// To the host's memory at `to`.
    Download {
        to: usize,
        from: u64,
        len: usize,
    },
    Copy {
        to: u64,
        from: u64,
        len: usize,
    },
    Fill {
        to: u64,
        pattern: Vec<u8>,
        count: usize,
    },
    Launch {
        kernel: Kernel,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        params: Vec<Vec<u8>>,
    },
    Record(usize),
    /// Waits for so many tasks of another stream, and for all that those waited for.
    Wait(usize, u64, Clock),
}

impl State {
    /// Gives work to a stream of the current context; 0 is the default stream, which waits for all others.
    pub(super) fn submit(&mut self, stream: usize, task: Task, now: bool) -> Answer {
        let card = self.working()?;
        if stream == 0 {
            self.finish_card(card)?;
            return self.perform(card, (0, 0), task, &self.known.clone());
        }
        let of_card = |stream: &&mut Stream| stream.card == card;
        let Some(found) = self.streams.get_mut(&stream).filter(of_card) else {
            return Err(errors::INVALID_HANDLE);
        };
        join(&mut found.clock, &self.known);
        if let Task::Wait(_, _, clock) = &task {
            join(&mut found.clock, clock);
        }
        *found.clock.entry(stream).or_default() += 1;
        if let Task::Record(event) = task
            && let Some(event) = self.events.get_mut(&event)
        {
            event.recorded = found.clock.get(&stream).map(|&tasks| (stream, tasks));
            event.clock = found.clock.clone();
        }
        found.tasks.push_back((task, found.clock.clone()));
        if now || self.config.eager { self.finish(stream) } else { Ok(()) }
    }

    /// Makes a stream wait for what comes before an event, as that was recorded last.
    pub(super) fn wait_event(&mut self, stream: usize, event: usize) -> Answer {
        let event = self.events.get(&event).ok_or(errors::INVALID_HANDLE)?;
        match event.recorded {
            Some((other, tasks)) => {
                let clock = event.clock.clone();
                self.submit(stream, Task::Wait(other, tasks, clock), false)
            }
            None => Ok(()),
        }
    }

    /// Whether an event has happened.
    pub(super) fn has_happened(&self, event: &Event) -> bool {
        event.recorded.is_none_or(|(stream, tasks)| {
            self.streams.get(&stream).is_none_or(|stream| stream.begun >= tasks)
        })
    }

    /// The host waits for an event.
    pub(super) fn finish_event(&mut self, event: &Event) -> Answer {
        if let Some((stream, tasks)) = event.recorded {
            self.finish_until(stream, tasks)?;
            join(&mut self.known, &event.clock);
        }
        self.check(event.card)
    }

    /// The host waits for a stream.
    pub(super) fn finish(&mut self, handle: usize) -> Answer {
        let Some(stream) = self.streams.get(&handle) else {
            return Err(errors::INVALID_HANDLE);
        };
        let (card, clock) = (stream.card, stream.clock.clone());
        self.finish_until(handle, u64::MAX)?;
        join(&mut self.known, &clock);
        self.forget_past(card);
        self.check(card)
    }

    /// Forgets launches and copies that come before whatever is still to be done.
    fn forget_past(&mut self, card: usize) {
        let (known, streams) = (&self.known, &self.streams);
        let waiting = || streams.values().flat_map(|stream| &stream.tasks).map(|(_, clock)| clock);
        let before = |clock: &Clock, stream: &usize, task: u64| {
            clock.get(stream).is_some_and(|&tasks| task <= tasks)
        };
        self.cards[card].recent.retain(|(stream, task, _)| {
            !before(known, stream, *task) || !waiting().all(|clock| before(clock, stream, *task))
        });
    }

    /// Does what a stream has to do, up to a number of its tasks.
    fn finish_until(&mut self, handle: usize, tasks: u64) -> Answer {
        while let Some(stream) = self.streams.get_mut(&handle)
            && stream.begun < tasks
            && let Some((task, clock)) = stream.tasks.pop_front()
        {
            stream.begun += 1;
            let (card, begun) = (stream.card, stream.begun);
            if let Err(code) = self.perform(card, (handle, begun), task, &clock) {
                // Whatever was to follow is lost.
                if let Some(stream) = self.streams.get_mut(&handle) {
                    stream.begun += stream.tasks.len() as u64;
                    stream.tasks.clear();
                }
                return Err(code);
            }
        }
        Ok(())
    }

    /// Does what all streams of a card have to do.
    pub(super) fn finish_card(&mut self, card: usize) -> Answer {
        let of_card = self.streams.iter().filter(|(_, stream)| stream.card == card);
        let mut handles: Vec<usize> = of_card.map(|(handle, _)| *handle).collect();
        handles.sort_unstable();
        for handle in handles {
            self.finish(handle)?;
        }
        self.check(card)
    }

    /// The numbers of what nothing orders before a task that comes after `clock`.
    fn beside(&self, card: usize, clock: &Clock) -> Vec<Range<u32>> {
        let before = |stream: &usize, task: u64| clock.get(stream).is_some_and(|&t| task <= t);
        let recent = self.cards[card].recent.iter();
        recent.filter(|(stream, task, _)| !before(stream, *task)).map(|r| r.2.clone()).collect()
    }

    fn perform(&mut self, card: usize, place: (usize, u64), task: Task, clock: &Clock) -> Answer {
        self.check(card)?;
        match task {
            Task::Record(event) => {
                let time = self.cards[card].clock;
                if let Some(event) = self.events.get_mut(&event) {
                    event.time = time;
                }
                return Ok(());
            }
            Task::Wait(stream, tasks, _) => return self.finish_until(stream, tasks),
            _ => {}
        }
        let beside = self.beside(card, clock);
        let first = self.cards[card].numbers.next();
        let done = match task {
            Task::Launch { kernel, grid, block, shared, params } => {
                self.launch(card, kernel, grid, block, shared, &params, beside)
            }
            copy => {
                let by = Copier { number: self.cards[card].numbers.take(1), beside };
                copied(&mut self.cards[card].memory, copy, &by)
                    .map_err(|fault| self.fail(card, &fault))
            }
        };
        // The host waits for the default stream.
        let (stream, number) = place;
        if stream != 0 {
            let state = &mut self.cards[card];
            state.recent.push((stream, number, first..state.numbers.next()));
        }
        done
    }

    /// A fault breaks the card's context.
    fn fail(&mut self, card: usize, fault: &Fault) -> Code {
        let code = errors::of_fault(fault.kind);
        self.last_fault = fault.to_string().replace('\n', " ");
        eprintln!("software CUDA device: {fault}");
        self.cards[card].broken = Some(code);
        code
    }

    #[expect(clippy::too_many_arguments, reason = "what a launch is made of")]
    fn launch(
        &mut self,
        card: usize,
        kernel: Kernel,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        params: &[Vec<u8>],
        beside: Vec<Range<u32>>,
    ) -> Answer {
        let Some(loaded) = self.modules.get(&kernel.module) else {
            return Err(errors::INVALID_HANDLE);
        };
        let module = loaded.module.clone();
        let threads: u32 = block.iter().product();
        let config = &self.config;
        let style = Style {
            seed: config
                .seed
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(config.seed.min(1) * self.calls.total()),
            capability: config.capability,
            stack: 16 << 10,
            limit: config.limit,
            count: config.counts.is_some() || config.lines.is_some(),
            resident: (config.processors * (1024 / threads.max(1)).max(1)) as usize,
            beside,
        };
        let launch = Launch { kernel: kernel.number, grid, block, shared, params };
        let state = &mut self.cards[card];
        let done = launch::run(&module, &mut state.memory, &mut state.numbers, &launch, &style);
        let counts = match done {
            Ok(counts) => counts,
            Err(fault) => return Err(self.fail(card, &fault)),
        };
        self.cards[card].clock += counts.threads;
        if let Some(path) = &self.config.counts {
            append(path, &counts_text(&module, &counts));
        }
        if let Some(path) = &self.config.lines {
            append(path, &lines_text(&module, &counts));
        }
        Ok(())
    }
}

/// A launch for the file of counts: two lines for each function that ran.
fn counts_text(module: &Module, counts: &launch::Counts) -> String {
    let mut text = String::new();
    for ((function, own), total) in module.functions.iter().zip(&counts.own).zip(&counts.total) {
        if total.threads == 0 {
            continue;
        }
        for (kind, count) in [("own", own), ("total", total)] {
            let launch::Count { uniform, varying, divergent, threads } = count;
            let name = &function.name;
            let _ = writeln!(text, "{name} {kind} {uniform} {varying} {divergent} {threads}");
        }
    }
    text
}

/// The numbers of the lines that ran.
fn lines_text(module: &Module, counts: &launch::Counts) -> String {
    let ran = module.code.iter().zip(&counts.ran).filter(|(_, ran)| **ran > 0);
    ran.map(|(instr, _)| format!("{}\n", instr.line)).collect()
}

/// Does a copy.
fn copied(memory: &mut Memory, task: Task, by: &Copier) -> Result<(), Fault> {
    match task {
        Task::Upload { to, from, len } => {
            // SAFETY: the caller of the driver vouches for the memory until the copy is done.
            let bytes = unsafe { std::slice::from_raw_parts(from as *const u8, len) };
            memory.copy_in(to, bytes, by)
        }
        Task::Download { to, from, len } => {
            // SAFETY: as above, and that nobody else uses it meanwhile.
            let bytes = unsafe { std::slice::from_raw_parts_mut(to as *mut u8, len) };
            memory.copy_out(from, bytes, by)
        }
        Task::Copy { to, from, len } => {
            let mut bytes = vec![0; len];
            memory.copy_out(from, &mut bytes, by)?;
            memory.copy_in(to, &bytes, by)
        }
        Task::Fill { to, pattern, count } => memory.copy_in(to, &pattern.repeat(count), by),
        Task::Launch { .. } | Task::Record(_) | Task::Wait(..) => Ok(()),
    }
}

/// Adds text to a file. One that cannot be written must not change what the program sees.
fn append(path: &str, text: &str) {
    use std::io::Write;
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
    if let Err(error) = file.and_then(|mut file| file.write_all(text.as_bytes())) {
        eprintln!("software CUDA device: {path}: {error}");
    }
}
