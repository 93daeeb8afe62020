//! A launch: blocks of warps, run in an order drawn from a seed.

use std::collections::VecDeque;
use std::ops::Range;

use crate::code::{Module, Special};
use crate::memory::{Allocation, Epochs, Fault, FaultKind, Memory};
use crate::warp::{Progress, Warp};

/// What a launch runs.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    pub kernel: u32,
    pub grid: [u32; 3],
    pub block: [u32; 3],
    /// Dynamic shared memory in bytes.
    pub shared: u32,
    /// The bytes of each parameter.
    pub params: &'a [Vec<u8>],
}

/// How a launch runs.
#[derive(Clone, Debug)]
pub struct Style {
    /// Decides the order of threads, warps and blocks; with 0, threads of a warp stay together where they can.
    pub seed: u64,
    /// `10 * major + minor`. Below 70, threads must meet at the same instruction.
    pub capability: u32,
    /// Bytes of local memory for a thread.
    pub stack: u32,
    /// Instructions of all threads after which a launch is given up.
    pub limit: u64,
    /// Whether to count instructions one by one.
    pub count: bool,
    /// Blocks that run side by side.
    pub resident: usize,
    /// The numbers of launches and copies of other streams that nothing orders before this launch.
    pub beside: Vec<Range<u32>>,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            seed: 0,
            capability: 75,
            stack: 16 << 10,
            limit: 1 << 40,
            count: false,
            resident: 64,
            beside: Vec::new(),
        }
    }
}

/// How often an instruction ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// For all threads of the warp, with the same operands.
    pub uniform: u64,
    /// For all threads of the warp, with different operands.
    pub varying: u64,
    /// For some threads of the warp only.
    pub divergent: u64,
    /// Threads, all times together.
    pub threads: u64,
}

impl Count {
    /// Adds another count.
    pub fn add(&mut self, other: Count) {
        self.uniform += other.uniform;
        self.varying += other.varying;
        self.divergent += other.divergent;
        self.threads += other.threads;
    }

    /// Instructions of a warp.
    pub fn warp(self) -> u64 {
        self.uniform + self.varying + self.divergent
    }
}

/// What a launch did.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Instructions of all threads.
    pub threads: u64,
    /// Instructions of warps.
    pub warps: u64,
    /// Most bytes of local memory a thread used.
    pub stack: u32,
    /// How often each instruction ran for a warp.
    pub ran: Vec<u64>,
    /// For each function, by number: what it did itself.
    pub own: Vec<Count>,
    /// For each function: what it and those it called did.
    pub total: Vec<Count>,
}

/// What a warp needs from around it.
pub struct Context<'a> {
    pub module: &'a Module,
    pub memory: &'a mut Memory,
    pub shared: &'a mut Allocation,
    pub epochs: &'a Epochs,
    pub style: &'a Style,
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub place: [u32; 3],
    pub random: &'a mut fastrand::Rng,
    pub counts: &'a mut Counts,
}

impl Context<'_> {
    /// A special register of a thread.
    pub fn special(&self, special: Special, thread: u32) -> u64 {
        let [x, y, _] = self.block;
        let lane = thread % 32;
        let axis = |of: [u32; 3], k: u8| of[usize::from(k)];
        u64::from(match special {
            Special::Tid(k) => axis([thread % x, thread / x % y, thread / x / y], k),
            Special::Ntid(k) => axis(self.block, k),
            Special::Ctaid(k) => axis(self.place, k),
            Special::Nctaid(k) => axis(self.grid, k),
            Special::Lane => lane,
            Special::WarpId => thread / 32,
            Special::MaskEq => 1 << lane,
            Special::MaskLt => (1 << lane) - 1,
            Special::MaskLe => u32::MAX >> (31 - lane),
            Special::MaskGt => !(u32::MAX >> (31 - lane)),
            Special::MaskGe => u32::MAX << lane,
            Special::Clock => return self.counts.warps,
        })
    }
}

struct Block {
    place: [u32; 3],
    warps: Vec<Warp>,
    shared: Allocation,
    epochs: Epochs,
}

/// Numbers for warps, see [`Epochs`].
#[derive(Clone, Debug)]
pub struct Numbers(u32);

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers(1)
    }
}

impl Numbers {
    /// The next number.
    pub fn next(&self) -> u32 {
        self.0
    }

    /// Takes so many numbers; gives the first.
    pub fn take(&mut self, count: u32) -> u32 {
        let first = self.0;
        self.0 += count;
        first
    }
}

/// Runs a launch to its end.
pub fn run(
    module: &Module,
    memory: &mut Memory,
    numbers: &mut Numbers,
    launch: &Launch<'_>,
    style: &Style,
) -> Result<Counts, Fault> {
    let mut random = fastrand::Rng::with_seed(style.seed);
    let functions = module.functions.len();
    let mut counts = Counts {
        ran: if style.count { vec![0; module.code.len()] } else { Vec::new() },
        own: vec![Count::default(); functions],
        total: vec![Count::default(); functions],
        ..Counts::default()
    };
    let first = numbers.take(1);
    let [x, y, z] = launch.grid;
    let mut waiting: VecDeque<[u32; 3]> =
        (0..z).flat_map(|k| (0..y).flat_map(move |j| (0..x).map(move |i| [i, j, k]))).collect();
    let mut blocks: Vec<Block> = Vec::new();
    loop {
        while blocks.len() < style.resident.max(1)
            && let Some(place) = waiting.pop_front()
        {
            blocks.push(Block::new(module, launch, style, place, first, numbers)?);
        }
        if blocks.is_empty() {
            return Ok(counts);
        }
        let at = random.usize(..blocks.len());
        let done =
            blocks[at].run(module, memory, numbers, launch, style, &mut random, &mut counts)?;
        if done {
            blocks.swap_remove(at);
        }
        if counts.threads > style.limit {
            return Err(Fault::new(
                FaultKind::Timeout,
                format!("more than {} instructions", style.limit),
            ));
        }
    }
}

impl Block {
    fn new(
        module: &Module,
        launch: &Launch<'_>,
        style: &Style,
        place: [u32; 3],
        first: u32,
        numbers: &mut Numbers,
    ) -> Result<Block, Fault> {
        let threads: u32 = launch.block.iter().product();
        let count = threads.div_ceil(32);
        let start = numbers.take(count);
        let shared = Allocation::new(0, u64::from(module.shared) + u64::from(launch.shared));
        let mut warps = Vec::new();
        for k in 0..count {
            warps.push(Warp::new(module, launch, style, k * 32, threads, start + k)?);
        }
        let epochs = Epochs {
            launch: first,
            beside: style.beside.clone(),
            starts: vec![start],
            warps: count,
        };
        Ok(Block { place, warps, shared, epochs })
    }

    /// Runs one of the warps for a while; says whether the block is done.
    #[expect(clippy::too_many_arguments, reason = "the parts of a launch, each borrowed by itself")]
    fn run(
        &mut self,
        module: &Module,
        memory: &mut Memory,
        numbers: &mut Numbers,
        launch: &Launch<'_>,
        style: &Style,
        random: &mut fastrand::Rng,
        counts: &mut Counts,
    ) -> Result<bool, Fault> {
        let ready: Vec<usize> = (0..self.warps.len()).filter(|&k| self.warps[k].ready()).collect();
        if ready.is_empty() {
            if self.warps.iter().all(Warp::exited) {
                return Ok(true);
            }
            let start = numbers.take(self.epochs.warps);
            self.epochs.starts.push(start);
            for (number, warp) in (start..).zip(&mut self.warps) {
                warp.pass_block_barrier(number);
            }
            return Ok(false);
        }
        let warp = &mut self.warps[ready[random.usize(..ready.len())]];
        let quantum = random.u32(64..4096);
        let mut context = Context {
            module,
            memory,
            shared: &mut self.shared,
            epochs: &self.epochs,
            style,
            grid: launch.grid,
            block: launch.block,
            place: self.place,
            random,
            counts,
        };
        let progress = warp.run(&mut context, quantum)?;
        Ok(progress == Progress::Exited && self.warps.iter().all(Warp::exited))
    }
}
