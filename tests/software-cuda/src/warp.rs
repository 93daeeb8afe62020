//! A warp: 32 threads, each with its own place in the code.
//!
//! Threads at the same place with frames in the same rows run together as a *group*; an instruction is executed for
//! all threads of a group at once. Groups split where threads part ways and join again when they meet at the same
//! place: the one that is deepest in calls, then furthest behind, goes first. With a seed, groups are also split and chosen
//! at random, so that threads come in any order that the rules of CUDA allow.

mod access;
mod meet;

use crate::code::{CONSTANT, FUNCTIONS, Instr, Module, Op, Row, RowId, WARP};
use crate::launch::{Context, Count, Launch, Style};
use crate::memory::{Fault, FaultKind};

/// Threads that run together.
#[derive(Clone, Copy, Debug)]
struct Group {
    pc: u32,
    /// The first row of the frame.
    base: u32,
    /// Calls under way.
    depth: u32,
    mask: u32,
}

impl Group {
    fn joins(&self, other: &Group) -> bool {
        (self.pc, self.base, self.depth) == (other.pc, other.base, other.depth)
    }
}

/// Where a call came from.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    pc: u32,
    base: u32,
    /// Where the caller's local memory starts.
    local: u32,
    site: u32,
    function: u32,
}

/// What became of a warp when it ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    More,
    /// All threads wait at a barrier of the block.
    BlockBarrier,
    /// All threads are done.
    Exited,
}

/// The state of a warp.
pub struct Warp {
    /// The number of its first thread in the block.
    first: u32,
    /// See [`Epochs`](crate::memory::Epochs).
    number: u32,
    rows: Vec<Row>,
    /// By depth, then thread.
    frames: Vec<[Frame; WARP]>,
    groups: Vec<Group>,
    /// Threads that are not done.
    live: u32,
    /// Threads that wait, each where [`Warp::at`] says.
    waiting: u32,
    /// Those of them that wait for the whole block.
    waiting_for_block: u32,
    at: [Group; WARP],
    /// Of each thread: where local memory of its frame starts and ends.
    local_start: [u32; WARP],
    local_end: [u32; WARP],
    /// Local memory, thread after thread.
    local: Vec<u8>,
    stack: u32,
    /// Most bytes of it that a thread used.
    deepest: u32,
    /// Up to which time each thread knows of the others.
    seen: Box<[[u32; WARP]; WARP]>,
    time: u32,
}

/// What registers and local memory hold at first.
const GARBAGE: u64 = 0xa5a5_5a5a_dead_beef;

/// The threads of a mask.
fn lanes(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = mask.trailing_zeros();
        (mask != 0).then(|| {
            mask &= mask - 1;
            lane as usize
        })
    })
}

impl Warp {
    /// The warp with the block's threads from `first` on, at the start of the kernel.
    pub fn new(
        module: &Module,
        launch: &Launch<'_>,
        style: &Style,
        first: u32,
        threads: u32,
        number: u32,
    ) -> Result<Warp, Fault> {
        let kernel = &module.functions[launch.kernel as usize];
        let mut rows = vec![[GARBAGE ^ style.seed; WARP]; kernel.rows as usize];
        for (&(row, size), bytes) in kernel.params.iter().zip(launch.params) {
            if bytes.len() != size as usize {
                return Err(Fault::new(
                    FaultKind::Call,
                    format!("a parameter has {size} bytes, not {}", bytes.len()),
                ));
            }
            for (row, chunk) in rows[row as usize..].iter_mut().zip(bytes.chunks(8)) {
                let mut value = [0; 8];
                value[..chunk.len()].copy_from_slice(chunk);
                *row = [u64::from_le_bytes(value); WARP];
            }
        }
        let count = (threads - first).min(32);
        let live = u32::MAX >> (32 - count);
        let group = Group { pc: kernel.start, base: 0, depth: 0, mask: live };
        let garbage = (style.seed as u8).wrapping_mul(31) ^ 0xcd;
        Ok(Warp {
            first,
            number,
            rows,
            frames: Vec::new(),
            groups: vec![group],
            live,
            waiting: 0,
            waiting_for_block: 0,
            at: [group; WARP],
            local_start: [0; WARP],
            local_end: [kernel.local; WARP],
            local: vec![garbage; style.stack as usize * WARP],
            stack: style.stack,
            deepest: kernel.local,
            seen: Box::new([[0; WARP]; WARP]),
            time: 1,
        })
    }

    /// Whether all threads are done.
    pub fn exited(&self) -> bool {
        self.live == 0
    }

    /// Whether the warp can run: it is neither done nor at a barrier of the block.
    pub fn ready(&self) -> bool {
        self.live != 0 && !self.at_block_barrier()
    }

    fn at_block_barrier(&self) -> bool {
        self.groups.is_empty() && self.waiting_for_block == self.live
    }

    fn row(&self, module: &'_ Module, base: u32, row: RowId) -> Row {
        if row & CONSTANT != 0 {
            module.constants[(row & !CONSTANT) as usize]
        } else {
            self.rows[(base + row) as usize]
        }
    }

    fn source<'a>(&'a self, module: &'a Module, base: u32, row: RowId) -> &'a Row {
        if row & CONSTANT != 0 {
            &module.constants[(row & !CONSTANT) as usize]
        } else {
            &self.rows[(base + row) as usize]
        }
    }

    fn set(&mut self, base: u32, row: RowId, mask: u32, values: &Row) {
        let target = &mut self.rows[(base + row) as usize];
        if mask == u32::MAX {
            *target = *values;
            return;
        }
        for (lane, (to, from)) in target.iter_mut().zip(values).enumerate() {
            let keep = (u64::from(mask >> lane) & 1).wrapping_neg();
            *to = *from & keep | *to & !keep;
        }
    }

    /// The threads of a mask for which a predicate has this value.
    fn passing(&self, base: u32, (row, value): (RowId, bool), mask: u32) -> u32 {
        let row = &self.rows[(base + row) as usize];
        let mut yes = 0;
        for (lane, word) in row.iter().enumerate() {
            yes |= ((*word & 1) as u32) << lane;
        }
        mask & if value { yes } else { !yes }
    }

    /// Runs about `quantum` instructions.
    pub fn run(&mut self, context: &mut Context<'_>, mut quantum: u32) -> Result<Progress, Fault> {
        while quantum > 0 {
            if self.groups.is_empty() {
                return self.nothing_to_run();
            }
            let (group, limit, steps) = self.choose(context);
            let steps = steps.min(quantum);
            let done = self
                .go(context, group, limit, steps)
                .map_err(|(fault, pc)| describe(context, &fault, pc, self.number))?;
            quantum = quantum.saturating_sub(done.max(1));
        }
        Ok(Progress::More)
    }

    fn nothing_to_run(&self) -> Result<Progress, Fault> {
        if self.live == 0 {
            return Ok(Progress::Exited);
        }
        if self.at_block_barrier() {
            return Ok(Progress::BlockBarrier);
        }
        Err(Fault::new(
            FaultKind::Deadlock,
            format!(
                "threads {:#x} wait for others of their warp that never come ({:#x} are not done)",
                self.waiting, self.live
            ),
        ))
    }

    /// The group to run next, the position at which it may meet another one, and how many steps it may make.
    fn choose(&mut self, context: &mut Context<'_>) -> (Group, u32, u32) {
        let random = &mut *context.random;
        let wild = context.style.seed != 0 && random.u8(..8) == 0;
        let stuck = random.u8(..) == 0;
        let at = if wild || stuck {
            random.usize(..self.groups.len())
        } else {
            let order = |k: &usize| (u32::MAX - self.groups[*k].depth, self.groups[*k].pc);
            (0..self.groups.len()).min_by_key(order).unwrap_or(0)
        };
        let mut group = self.groups.swap_remove(at);
        let mut limit = u32::MAX;
        self.groups.retain(|other| {
            if group.joins(other) {
                group.mask |= other.mask;
                return false;
            }
            if (group.base, group.depth) == (other.base, other.depth) && other.pc > group.pc {
                limit = limit.min(other.pc);
            }
            true
        });
        if wild {
            let part = group.mask & random.u32(..);
            if part != 0 && part != group.mask {
                self.groups.push(Group { mask: group.mask & !part, ..group });
                group.mask = part;
            }
            return (group, u32::MAX, random.u32(1..64));
        }
        (group, limit, 4096)
    }

    /// Runs a group until it stops being one, is at `limit`, or made `steps`; gives the steps made.
    fn go(
        &mut self,
        context: &mut Context<'_>,
        mut group: Group,
        limit: u32,
        steps: u32,
    ) -> Result<u32, (Fault, u32)> {
        let module = context.module;
        for step in 0..steps {
            let pc = group.pc;
            let instr = &module.code[pc as usize];
            let mask = match instr.guard {
                Some(guard) => self.passing(group.base, guard, group.mask),
                None => group.mask,
            };
            context.counts.warps += 1;
            context.counts.threads += u64::from(group.mask.count_ones());
            if context.style.count {
                self.count(context, group, instr);
            }
            match instr.op {
                Op::Alu(f) => {
                    let base = group.base;
                    let result = f(
                        self.source(module, base, instr.a),
                        self.source(module, base, instr.b),
                        self.source(module, base, instr.c),
                    );
                    self.set(base, instr.to, mask, &result);
                    group.pc += 1;
                }
                Op::Jump(to) if mask == group.mask => group.pc = to,
                Op::Jump(_) if mask == 0 => group.pc += 1,
                Op::Jump(to) => {
                    self.groups.push(Group { pc: to, mask, ..group });
                    self.groups.push(Group { pc: pc + 1, mask: group.mask & !mask, ..group });
                    return Ok(step + 1);
                }
                Op::JumpTable(_) | Op::Call(_) | Op::Return | Op::Exit | Op::Trap | Op::Meet(_) => {
                    if mask != group.mask {
                        self.groups.push(Group { pc: pc + 1, mask: group.mask & !mask, ..group });
                        group.mask = mask;
                        if mask == 0 {
                            return Ok(step + 1);
                        }
                    }
                    match self.control(context, group, instr).map_err(|fault| (fault, pc))? {
                        Some(next) => group = next,
                        None => return Ok(step + 1),
                    }
                }
                _ => {
                    self.other(context, group, mask, instr).map_err(|fault| (fault, pc))?;
                    group.pc += 1;
                }
            }
            if group.pc >= limit {
                self.groups.push(group);
                return Ok(step + 1);
            }
        }
        self.groups.push(group);
        Ok(steps)
    }

    /// Instructions that touch memory or name something.
    fn other(
        &mut self,
        context: &mut Context<'_>,
        group: Group,
        mask: u32,
        instr: &Instr,
    ) -> Result<(), Fault> {
        let base = group.base;
        match instr.op {
            Op::LocalAddress(offset) => {
                let values = self.local_start.map(|start| u64::from(start + offset));
                self.set(base, instr.to, mask, &values);
            }
            Op::Special(special) => {
                let mut values = [0; WARP];
                for (lane, value) in (0..).zip(&mut values) {
                    *value = context.special(special, self.first + lane);
                }
                self.set(base, instr.to, mask, &values);
            }
            Op::ActiveMask => self.set(base, instr.to, mask, &[u64::from(mask); WARP]),
            Op::Load(access) => self.load(context, base, mask, instr, access)?,
            Op::Store(access) => self.store(context, base, mask, instr, access)?,
            Op::Atomic(access, kind) => self.atomic(context, base, mask, instr, access, kind)?,
            Op::LoadParam(access) => self.load_param(context.module, group, mask, instr, access)?,
            _ => {}
        }
        Ok(())
    }

    /// Instructions that move a group elsewhere; gives it back if it is still one.
    fn control(
        &mut self,
        context: &mut Context<'_>,
        group: Group,
        instr: &Instr,
    ) -> Result<Option<Group>, Fault> {
        let module = context.module;
        match instr.op {
            Op::JumpTable(list) => {
                let index = self.row(module, group.base, instr.a);
                let targets = &module.lists[list as usize];
                for lane in lanes(group.mask) {
                    let Some(&pc) = targets.get(index[lane] as u32 as usize) else {
                        return Err(Fault::new(
                            FaultKind::Call,
                            format!("entry {} of a jump table with {}", index[lane], targets.len()),
                        ));
                    };
                    self.join(Group { pc, mask: 1 << lane, ..group });
                }
                Ok(None)
            }
            Op::Call(site) => self.call(module, group, instr, site),
            Op::Return if group.depth > 0 => {
                self.give_back(module, group);
                Ok(None)
            }
            Op::Return | Op::Exit => {
                context.counts.stack = context.counts.stack.max(self.deepest);
                self.live &= !group.mask;
                self.meet_again(context)?;
                Ok(None)
            }
            Op::Meet(meeting) => self.meet(context, group, meeting),
            _ => Err(Fault::new(FaultKind::Trap, "a trap")),
        }
    }

    /// Adds threads to the group they belong to.
    fn join(&mut self, group: Group) {
        match self.groups.iter_mut().find(|other| other.joins(&group)) {
            Some(other) => other.mask |= group.mask,
            None => self.groups.push(group),
        }
    }

    fn call(
        &mut self,
        module: &Module,
        group: Group,
        instr: &Instr,
        site: u32,
    ) -> Result<Option<Group>, Fault> {
        if let Some(callee) = module.sites[site as usize].callee {
            return self.enter(module, group, site, callee).map(Some);
        }
        let addresses = self.row(module, group.base, instr.a);
        let mut left = group.mask;
        while left != 0 {
            let address = addresses[left.trailing_zeros() as usize];
            let mask = lanes(left)
                .filter(|&lane| addresses[lane] == address)
                .fold(0, |all, lane| all | 1 << lane);
            left &= !mask;
            let number = address.wrapping_sub(FUNCTIONS);
            let callee = u32::try_from(number / 16).unwrap_or(u32::MAX);
            let fits = |sizes: &[(RowId, u32)], others: &[(RowId, u32)]| {
                sizes.iter().map(|size| size.1).eq(others.iter().map(|size| size.1))
            };
            let found = module.functions.get(callee as usize).filter(|_| number.is_multiple_of(16));
            let here = &module.sites[site as usize];
            if !found.is_some_and(|f| {
                !f.entry && fits(&f.params, &here.args) && fits(&f.results, &here.results)
            }) {
                return Err(Fault::new(
                    FaultKind::Call,
                    format!("{address:#x} is no function of this type"),
                ));
            }
            let entered = self.enter(module, Group { mask, ..group }, site, callee)?;
            if mask == group.mask {
                return Ok(Some(entered));
            }
            self.groups.push(entered);
        }
        Ok(None)
    }

    /// Opens a frame for a call.
    fn enter(
        &mut self,
        module: &Module,
        group: Group,
        site: u32,
        callee: u32,
    ) -> Result<Group, Fault> {
        let callee = &module.functions[callee as usize];
        let here = &module.sites[site as usize];
        let caller = &module.functions[here.caller as usize];
        let base = group.base + caller.rows;
        let needed = (base + callee.rows) as usize;
        if self.rows.len() < needed {
            self.rows.resize(needed, [GARBAGE; WARP]);
        }
        for (&(from, size), &(to, _)) in here.args.iter().zip(&callee.params) {
            self.copy(group.mask, group.base + from, base + to, size);
        }
        let depth = group.depth as usize;
        if self.frames.len() <= depth {
            self.frames.push([Frame::default(); WARP]);
        }
        for lane in lanes(group.mask) {
            let local = self.local_start[lane];
            self.frames[depth][lane] =
                Frame { pc: group.pc + 1, base: group.base, local, site, function: here.caller };
            self.local_start[lane] = self.local_end[lane];
            self.local_end[lane] += callee.local;
            self.deepest = self.deepest.max(self.local_end[lane]);
            if self.local_end[lane] > self.stack {
                return Err(Fault::new(
                    FaultKind::Stack,
                    format!("more than {} bytes of local memory", self.stack),
                ));
            }
        }
        Ok(Group { pc: callee.start, base, depth: group.depth + 1, mask: group.mask })
    }

    /// Copies the rows of a parameter.
    fn copy(&mut self, mask: u32, from: u32, to: u32, size: u32) {
        for k in 0..size.div_ceil(8) {
            let values = self.rows[(from + k) as usize];
            self.set(to + k, 0, mask, &values);
        }
    }

    /// Returns from a function, each thread to where it came from.
    fn give_back(&mut self, module: &Module, group: Group) {
        let depth = group.depth - 1;
        let frames = self.frames[depth as usize];
        let mut left = group.mask;
        while left != 0 {
            let frame = frames[left.trailing_zeros() as usize];
            let same =
                |lane: &usize| (frames[*lane].site, frames[*lane].base) == (frame.site, frame.base);
            let mask = lanes(left).filter(same).fold(0, |all, lane| all | 1 << lane);
            left &= !mask;
            for lane in lanes(mask) {
                self.local_end[lane] = self.local_start[lane];
                self.local_start[lane] = frames[lane].local;
            }
            let callee = module.function_at(group.pc).map_or(&[][..], |function| &function.results);
            let site = &module.sites[frame.site as usize];
            for (&(from, size), &(to, _)) in callee.iter().zip(&site.results) {
                self.copy(mask, group.base + from, frame.base + to, size);
            }
            self.join(Group { pc: frame.pc, base: frame.base, depth, mask });
        }
    }

    /// Counts an instruction, for its function and for those that called it.
    fn count(&self, context: &mut Context<'_>, group: Group, instr: &Instr) {
        let module = context.module;
        let differs = |row: RowId| {
            let row = self.source(module, group.base, row);
            let first = row[group.mask.trailing_zeros() as usize & 31];
            lanes(group.mask).any(|lane| row[lane] != first)
        };
        let varies = || match instr.op {
            Op::Alu(_) => differs(instr.a) || differs(instr.b) || differs(instr.c),
            Op::Load(_) | Op::LoadParam(_) | Op::JumpTable(_) => differs(instr.a),
            Op::Store(_) | Op::Atomic(..) => differs(instr.a) || differs(instr.b),
            Op::Meet(_) => differs(instr.a),
            Op::Special(special) => context.special(special, 0) != context.special(special, 1),
            Op::Jump(_) => instr.guard.is_some_and(|(row, _)| differs(row)),
            _ => false,
        };
        let mut count = Count { threads: u64::from(group.mask.count_ones()), ..Count::default() };
        if group.mask != self.live {
            count.divergent = 1;
        } else if varies() {
            count.varying = 1;
        } else {
            count.uniform = 1;
        }
        let lane = group.mask.trailing_zeros() as usize & 31;
        let own = module
            .functions
            .partition_point(|function| function.start <= group.pc)
            .saturating_sub(1);
        context.counts.ran[group.pc as usize] += 1;
        context.counts.own[own].add(count);
        context.counts.total[own].add(count);
        for depth in 0..group.depth as usize {
            let caller = self.frames[depth][lane].function as usize;
            if caller != own {
                context.counts.total[caller].add(count);
            }
        }
    }
}

/// Says where something went wrong.
fn describe(context: &Context<'_>, fault: &Fault, pc: u32, warp: u32) -> Fault {
    let module = context.module;
    let name = module.function_at(pc).map_or("?", |function| function.name.as_str());
    let line = module.code.get(pc as usize).map_or(0, |instr| instr.line);
    let [x, y, z] = context.place;
    let what = &fault.what;
    let place = format!("line {line} of the PTX, in {name}, block {x},{y},{z}, warp {warp}");
    Fault::new(fault.kind, format!("{what} ({place})"))
}
