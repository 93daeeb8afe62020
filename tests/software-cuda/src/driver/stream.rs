//! Work in streams, and doing it.

use std::fmt::Write;

use super::errors::{self, Code};
use super::{Answer, Kernel, State};
use crate::launch::{self, Launch, Style};
use crate::memory::Fault;

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
    /// Waits for what an event's stream had to do.
    Wait(usize),
}

impl State {
    /// Gives work to a stream of the current context; 0 is the default stream, which waits for all others.
    pub(super) fn submit(&mut self, stream: usize, task: Task, now: bool) -> Answer {
        let card = self.working()?;
        if stream == 0 {
            self.finish_card(card)?;
            return self.perform(card, task);
        }
        if self.streams.get(&stream).is_none_or(|stream| stream.card != card) {
            return Err(errors::INVALID_HANDLE);
        }
        if let Some(stream) = self.streams.get_mut(&stream) {
            stream.tasks.push(task);
        }
        if now || self.config.eager { self.finish(stream) } else { Ok(()) }
    }

    /// Does what a stream has to do.
    pub(super) fn finish(&mut self, handle: usize) -> Answer {
        let Some(stream) = self.streams.get_mut(&handle) else {
            return Err(errors::INVALID_HANDLE);
        };
        let card = stream.card;
        for task in std::mem::take(&mut stream.tasks) {
            self.perform(card, task)?;
        }
        self.check(card)
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

    fn perform(&mut self, card: usize, task: Task) -> Answer {
        self.check(card)?;
        let memory = &mut self.cards[card].memory;
        let done = match task {
            Task::Upload { to, from, len } => {
                // SAFETY: the caller of the driver vouches for the memory until the copy is done.
                let bytes = unsafe { std::slice::from_raw_parts(from as *const u8, len) };
                memory.write(to, bytes)
            }
            Task::Download { to, from, len } => {
                // SAFETY: as above, and that nobody else uses it meanwhile.
                let bytes = unsafe { std::slice::from_raw_parts_mut(to as *mut u8, len) };
                memory.read(from, bytes)
            }
            Task::Copy { to, from, len } => {
                let mut bytes = vec![0; len];
                memory.read(from, &mut bytes).and_then(|()| memory.write(to, &bytes))
            }
            Task::Fill { to, pattern, count } => memory.write(to, &pattern.repeat(count)),
            Task::Launch { kernel, grid, block, shared, params } => {
                return self.launch(card, kernel, grid, block, shared, &params);
            }
            Task::Record(event) => {
                let time = self.cards[card].clock;
                if let Some(event) = self.events.get_mut(&event) {
                    (event.pending, event.time) = (None, time);
                }
                return Ok(());
            }
            Task::Wait(event) => {
                return match self.events.get(&event).and_then(|event| event.pending) {
                    Some(stream) => self.finish(stream),
                    None => Ok(()),
                };
            }
        };
        done.map_err(|fault| self.fail(card, &fault))
    }

    /// A fault breaks the card's context.
    fn fail(&mut self, card: usize, fault: &Fault) -> Code {
        let code = errors::of_fault(fault.kind);
        self.last_fault = fault.to_string().replace('\n', " ");
        eprintln!("software CUDA device: {fault}");
        self.cards[card].broken = Some(code);
        code
    }

    fn launch(
        &mut self,
        card: usize,
        kernel: Kernel,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        params: &[Vec<u8>],
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
            count: config.counts.is_some(),
            resident: (config.processors * (1024 / threads.max(1)).max(1)) as usize,
        };
        let launch = Launch { kernel: kernel.number, grid, block, shared, params };
        let state = &mut self.cards[card];
        let done = launch::run(&module, &mut state.memory, &mut state.numbers, &launch, &style);
        let counts = match done {
            Ok(counts) => counts,
            Err(fault) => return Err(self.fail(card, &fault)),
        };
        self.cards[card].clock += counts.threads;
        if self.config.counts.is_some() {
            self.write_counts(&module, &counts);
        }
        Ok(())
    }

    /// Adds a launch to the file of counts: one line for each function that ran.
    fn write_counts(&mut self, module: &crate::code::Module, counts: &launch::Counts) {
        let mut text = String::new();
        for ((function, own), total) in module.functions.iter().zip(&counts.own).zip(&counts.total)
        {
            if total.threads == 0 {
                continue;
            }
            let mut line = |kind: &str, count: &launch::Count| {
                let launch::Count { uniform, varying, divergent, threads } = count;
                let _ = writeln!(
                    text,
                    "{} {kind} {uniform} {varying} {divergent} {threads}",
                    function.name
                );
            };
            line("own", own);
            line("total", total);
        }
        if let Some(path) = &self.config.counts
            && let Err(error) = append(path, &text)
        {
            eprintln!("software CUDA device: {path}: {error}");
        }
    }
}

fn append(path: &str, text: &str) -> std::io::Result<()> {
    use std::io::Write;
    std::fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(text.as_bytes())
}
