//! Device memory that knows who did what to each of its words.
//!
//! Addresses are never used twice, so that an access after a free is always found. Each word has a shadow: which of
//! its bytes were ever written, and which threads wrote and read it last. Two accesses of different threads
//! *race* when one of them writes and no barrier lies between them, directly or through others. Threads may write the
//! same value to a word. Races are found word by word: threads that write different bytes of one word race.

use std::fmt;
use std::ops::Range;

use crate::code::WARP;

/// What went wrong in a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    OutOfBounds,
    UseAfterFree,
    Misaligned,
    Uninitialised,
    ReadOnly,
    Race,
    Trap,
    Deadlock,
    Stack,
    Call,
    Timeout,
    Meeting,
}

/// Something wrong, and a sentence about it.
#[derive(Clone, Debug)]
pub struct Fault {
    pub kind: FaultKind,
    pub what: String,
}

impl Fault {
    pub fn new(kind: FaultKind, what: impl Into<String>) -> Fault {
        Fault { kind, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.what)
    }
}

/// Marks a group of readers: those of a block, or of a whole launch, named by its first number.
const MANY: u32 = 1 << 31;

/// A copy between host and card, as something that accesses memory.
#[derive(Clone, Debug, Default)]
pub struct Copier {
    /// Its number, of those that warps get; 0 if nothing can run beside it.
    pub number: u32,
    /// The numbers of launches and copies of other streams that nothing orders before it.
    pub beside: Vec<Range<u32>>,
}

impl Copier {
    fn check(&self, touched: Touch, does: &str, did: &str) -> Result<(), Fault> {
        if touched.warp == 0 || !holds(&self.beside, touched.warp) {
            return Ok(());
        }
        let what =
            format!("a copy {does} a word that work of another stream {did}: nothing orders them");
        Err(Fault::new(FaultKind::Race, what))
    }
}

fn holds(ranges: &[Range<u32>], number: u32) -> bool {
    ranges.iter().any(|range| range.contains(&(number & !MANY)))
}

/// The numbers that order accesses of different warps.
///
/// A warp gets a new number for each launch and for each barrier of its block that it passes.
#[derive(Clone, Debug, Default)]
pub struct Epochs {
    /// Numbers below belong to earlier launches and copies.
    pub launch: u32,
    /// Those of them that belong to other streams, and that nothing orders before this launch.
    pub beside: Vec<Range<u32>>,
    /// First numbers of the block, before each of its barriers so far, and now.
    pub starts: Vec<u32>,
    /// Warps of the block.
    pub warps: u32,
}

impl Epochs {
    /// Whether what `other` did is over and known to this block.
    fn ordered(&self, other: u32) -> bool {
        let number = other & !MANY;
        let past = self.starts.split_last().map_or(&[][..], |(_, past)| past);
        (number < self.launch && !holds(&self.beside, number))
            || past.iter().any(|&start| (start..start + self.warps).contains(&number))
    }

    /// The name of the readers `other` and those of this block together.
    fn joined(&self, other: u32) -> u32 {
        let now = self.starts.last().copied().unwrap_or(self.launch);
        if (now..now + self.warps).contains(&(other & !MANY)) {
            MANY | now
        } else {
            MANY | self.launch
        }
    }
}

/// The thread that accesses memory.
#[derive(Clone, Copy)]
pub struct Who<'a> {
    /// The number of its warp.
    pub warp: u32,
    pub lane: u32,
    /// The warp's count of barriers.
    pub time: u32,
    /// Up to which time each thread of the warp is known to this one.
    pub seen: &'a [u32; WARP],
    pub epochs: &'a Epochs,
}

impl Who<'_> {
    /// A thread of `mask` whose access at `time` is not over for this thread.
    fn unordered(&self, mask: u32, time: u32) -> Option<u32> {
        let mut others = mask & !(1 << self.lane);
        while others != 0 {
            let other = others.trailing_zeros();
            if self.seen[other as usize] < time {
                return Some(other);
            }
            others &= others - 1;
        }
        None
    }
}

/// Threads that touched a word.
#[derive(Clone, Copy, Debug, Default)]
struct Touch {
    warp: u32,
    mask: u32,
    time: u32,
}

/// What is known of a word: who wrote it, who read it, which bytes were written, whether an atomic wrote last.
type Shadow = [u32; 7];

const ATOMIC: u32 = 1 << 8;

fn writers(shadow: &Shadow) -> Touch {
    Touch { warp: shadow[0], mask: shadow[1], time: shadow[2] }
}

fn readers(shadow: &Shadow) -> Touch {
    Touch { warp: shadow[3], mask: shadow[4], time: shadow[5] }
}

fn set_writers(shadow: &mut Shadow, Touch { warp, mask, time }: Touch) {
    [shadow[0], shadow[1], shadow[2]] = [warp, mask, time];
}

fn set_readers(shadow: &mut Shadow, Touch { warp, mask, time }: Touch) {
    [shadow[3], shadow[4], shadow[5]] = [warp, mask, time];
}

fn race(who: &Who<'_>, does: &str, other: Option<u32>, did: &str) -> Fault {
    let other = other
        .map_or("a thread of another warp".into(), |lane| format!("thread {lane} of its warp"));
    Fault::new(
        FaultKind::Race,
        format!("thread {} {does} a word that {other} {did} since the last barrier", who.lane),
    )
}

fn note_read(shadow: &mut Shadow, who: &Who<'_>) -> Result<(), Fault> {
    let me = 1 << who.lane;
    let wrote = writers(shadow);
    if wrote.warp == who.warp {
        if wrote.mask & me == 0
            && let Some(other) = who.unordered(wrote.mask, wrote.time)
        {
            return Err(race(who, "reads", Some(other), "wrote"));
        }
    } else if wrote.warp != 0 && !who.epochs.ordered(wrote.warp) {
        return Err(race(who, "reads", None, "wrote"));
    }
    let mut read = readers(shadow);
    let now = Touch { warp: who.warp, mask: me, time: who.time };
    if read.warp == who.warp {
        // Earlier readers need no mention when whoever comes after this thread comes after them too.
        let replaced = read.time != who.time && who.unordered(read.mask, read.time).is_none();
        read = Touch { mask: if replaced { me } else { read.mask | me }, ..now };
    } else if read.warp == 0 || who.epochs.ordered(read.warp) {
        read = now;
    } else {
        read = Touch { warp: who.epochs.joined(read.warp), mask: 0, time: 0 };
    }
    set_readers(shadow, read);
    Ok(())
}

fn note_write(shadow: &mut Shadow, who: &Who<'_>, same: bool, atomic: bool) -> Result<(), Fault> {
    let me = 1 << who.lane;
    let (wrote, read) = (writers(shadow), readers(shadow));
    let mut now = Touch { warp: who.warp, mask: me, time: who.time };
    let both_atomic = atomic && shadow[6] & ATOMIC != 0;
    if wrote.warp == who.warp {
        if let Some(other) = who.unordered(wrote.mask, wrote.time)
            && !both_atomic
        {
            if !same || atomic || shadow[6] & ATOMIC != 0 {
                return Err(race(who, "writes", Some(other), "wrote"));
            }
            now.mask |= wrote.mask;
        }
    } else if wrote.warp != 0 && !both_atomic && !who.epochs.ordered(wrote.warp) {
        return Err(race(who, "writes", None, "wrote"));
    }
    if read.warp == who.warp {
        if let Some(other) = who.unordered(read.mask, read.time) {
            return Err(race(who, "writes", Some(other), "read"));
        }
    } else if read.warp != 0 && !who.epochs.ordered(read.warp) {
        return Err(race(who, "writes", None, "read"));
    }
    set_writers(shadow, now);
    set_readers(shadow, Touch::default());
    shadow[6] = if atomic { shadow[6] | ATOMIC } else { shadow[6] & !ATOMIC };
    Ok(())
}

/// A stretch of memory.
#[derive(Debug)]
pub struct Allocation {
    pub start: u64,
    pub size: u64,
    live: bool,
    writable: bool,
    bytes: Vec<u8>,
    shadow: Vec<Shadow>,
}

impl Allocation {
    /// Memory that nobody has written.
    pub fn new(start: u64, size: u64) -> Allocation {
        let len = usize::try_from(size.next_multiple_of(8)).unwrap_or(0);
        let (bytes, shadow) = (vec![0; len], vec![[0; 7]; len / 4]);
        Allocation { start, size, live: true, writable: true, bytes, shadow }
    }

    fn place(&self, address: u64, len: u64) -> Option<usize> {
        let at = address.checked_sub(self.start)?;
        (at.checked_add(len)? <= self.size).then_some(usize::try_from(at).ok()?)
    }

    fn value(&self, at: usize, bytes: usize) -> u64 {
        let mut value = [0; 8];
        value[..bytes].copy_from_slice(&self.bytes[at..at + bytes]);
        u64::from_le_bytes(value)
    }

    /// The words under some bytes, with the bits of the bytes in each.
    fn words(at: usize, bytes: usize) -> impl Iterator<Item = (usize, u32)> {
        let first = if bytes >= 4 { 15 } else { ((1 << bytes) - 1) << (at % 4) };
        (at / 4..(at + bytes).div_ceil(4)).map(move |word| (word, first))
    }

    /// Reads an aligned value of up to 8 bytes.
    pub fn load(&mut self, address: u64, bytes: usize, who: &Who<'_>) -> Result<u64, Fault> {
        let at = self
            .place(address, bytes as u64)
            .ok_or_else(|| self.outside("reads", address, bytes))?;
        for (word, part) in Allocation::words(at, bytes) {
            let shadow = &mut self.shadow[word];
            if shadow[6] & part != part {
                return Err(Fault::new(
                    FaultKind::Uninitialised,
                    format!("thread {} reads {address:#x}, which nobody has written", who.lane),
                ));
            }
            note_read(shadow, who)?;
        }
        Ok(self.value(at, bytes))
    }

    /// Writes an aligned value of up to 8 bytes.
    pub fn store(
        &mut self,
        address: u64,
        bytes: usize,
        value: u64,
        who: &Who<'_>,
    ) -> Result<(), Fault> {
        self.write(address, bytes, value, who, false)
    }

    fn write(
        &mut self,
        address: u64,
        bytes: usize,
        value: u64,
        who: &Who<'_>,
        atomic: bool,
    ) -> Result<(), Fault> {
        let at = self
            .place(address, bytes as u64)
            .ok_or_else(|| self.outside("writes", address, bytes))?;
        if !self.writable {
            return Err(Fault::new(
                FaultKind::ReadOnly,
                format!("writes {address:#x}, which is constant"),
            ));
        }
        let new = value.to_le_bytes();
        for (word, part) in Allocation::words(at, bytes) {
            let (from, to) = ((word * 4).max(at), (word * 4 + 4).min(at + bytes));
            let shadow = &mut self.shadow[word];
            let same = shadow[6] & part == part && self.bytes[from..to] == new[from - at..to - at];
            note_write(shadow, who, same, atomic)?;
            shadow[6] |= part;
        }
        self.bytes[at..at + bytes].copy_from_slice(&new[..bytes]);
        Ok(())
    }

    /// Replaces a value by what `f` makes of it; gives the old one.
    pub fn atomic(
        &mut self,
        address: u64,
        bytes: usize,
        who: &Who<'_>,
        f: impl FnOnce(u64) -> u64,
    ) -> Result<u64, Fault> {
        let at = self
            .place(address, bytes as u64)
            .ok_or_else(|| self.outside("changes", address, bytes))?;
        if Allocation::words(at, bytes).any(|(word, part)| self.shadow[word][6] & part != part) {
            return Err(Fault::new(
                FaultKind::Uninitialised,
                format!("changes {address:#x}, which nobody has written"),
            ));
        }
        let old = self.value(at, bytes);
        self.write(address, bytes, f(old), who, true)?;
        Ok(old)
    }

    fn outside(&self, does: &str, address: u64, bytes: usize) -> Fault {
        let Allocation { start, size, .. } = self;
        Fault::new(
            FaultKind::OutOfBounds,
            format!(
                "{does} {bytes} bytes at {address:#x}, which is not inside the {size} bytes at {start:#x}"
            ),
        )
    }
}

/// The global memory of a card.
#[derive(Debug)]
pub struct Memory {
    /// By address, also those that are freed.
    allocations: Vec<Allocation>,
    next: u64,
    used: u64,
    total: u64,
    /// The allocation found last.
    last: usize,
    /// What bytes hold that nobody has written.
    garbage: u8,
}

/// Free bytes between allocations.
const GAP: u64 = 4096;

impl Memory {
    /// Memory of a card, with addresses of its own.
    pub fn new(card: u64, total: u64, garbage: u8) -> Memory {
        let next = 0x0100_0000_0000 * (card + 1);
        Memory { allocations: Vec::new(), next, used: 0, total, last: 0, garbage }
    }

    /// Bytes not in use, and all bytes.
    pub fn info(&self) -> (u64, u64) {
        (self.total.saturating_sub(self.used), self.total)
    }

    /// Allocations that were not freed, and their bytes.
    pub fn in_use(&self) -> (usize, u64) {
        (self.allocations.iter().filter(|allocation| allocation.live).count(), self.used)
    }

    /// Some bytes, aligned to 256.
    pub fn allocate(&mut self, size: u64) -> Option<u64> {
        if size == 0 || size > self.total.saturating_sub(self.used) {
            return None;
        }
        let start = self.next;
        self.next = (start + size + GAP).next_multiple_of(256);
        self.used += size;
        self.allocations.push(Allocation::new(start, size));
        Some(start)
    }

    /// Ends an allocation; says whether there was one.
    pub fn free(&mut self, start: u64) -> bool {
        let Some(found) = self.allocations.iter_mut().find(|a| a.start == start && a.live) else {
            return false;
        };
        found.live = false;
        (found.bytes, found.shadow) = (Vec::new(), Vec::new());
        self.used -= found.size;
        true
    }

    /// Makes an allocation read-only.
    pub fn protect(&mut self, start: u64) {
        if let Ok(found) = self.find(start, 1, "protects") {
            found.writable = false;
        }
    }

    /// The allocation with these bytes.
    pub fn find(
        &mut self,
        address: u64,
        bytes: usize,
        does: &str,
    ) -> Result<&mut Allocation, Fault> {
        let hit = |a: &Allocation| a.live && a.place(address, bytes as u64).is_some();
        if !self.allocations.get(self.last).is_some_and(hit) {
            self.last = self.search(address, bytes, does)?;
        }
        Ok(&mut self.allocations[self.last])
    }

    fn search(&self, address: u64, bytes: usize, does: &str) -> Result<usize, Fault> {
        let next = self.allocations.partition_point(|allocation| allocation.start <= address);
        let Some(at) = next.checked_sub(1) else {
            return Err(Fault::new(
                FaultKind::OutOfBounds,
                format!("{does} {bytes} bytes at {address:#x}, where nothing is"),
            ));
        };
        let found = &self.allocations[at];
        if found.place(address, bytes as u64).is_none() {
            return Err(found.outside(does, address, bytes));
        }
        if !found.live {
            return Err(Fault::new(
                FaultKind::UseAfterFree,
                format!("{does} {bytes} bytes at {address:#x}, which was freed"),
            ));
        }
        Ok(at)
    }

    /// The host writes, with nothing beside it.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        self.copy_in(address, bytes, &Copier::default())
    }

    /// The host writes.
    pub fn copy_in(&mut self, address: u64, bytes: &[u8], by: &Copier) -> Result<(), Fault> {
        if bytes.is_empty() {
            return Ok(());
        }
        let found = self.find(address, bytes.len(), "the host writes")?;
        let at = found.place(address, bytes.len() as u64).unwrap_or_default();
        found.bytes[at..at + bytes.len()].copy_from_slice(bytes);
        let end = at + bytes.len();
        for word in at / 4..end.div_ceil(4) {
            let first = at.saturating_sub(word * 4).min(4);
            let last = (end - word * 4).min(4);
            let shadow = &mut found.shadow[word];
            by.check(writers(shadow), "writes", "wrote")?;
            by.check(readers(shadow), "writes", "read")?;
            set_writers(shadow, Touch { warp: by.number, ..Touch::default() });
            set_readers(shadow, Touch::default());
            shadow[6] |= (15 << first & 15) & (15 >> (4 - last));
        }
        Ok(())
    }

    /// The host reads, with nothing beside it; what nobody has written is garbage.
    pub fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        self.copy_out(address, bytes, &Copier::default())
    }

    /// The host reads; what nobody has written is garbage.
    pub fn copy_out(&mut self, address: u64, bytes: &mut [u8], by: &Copier) -> Result<(), Fault> {
        if bytes.is_empty() {
            return Ok(());
        }
        let garbage = self.garbage;
        let found = self.find(address, bytes.len(), "the host reads")?;
        let at = found.place(address, bytes.len() as u64).unwrap_or_default();
        bytes.copy_from_slice(&found.bytes[at..at + bytes.len()]);
        for shadow in &mut found.shadow[at / 4..(at + bytes.len()).div_ceil(4)] {
            by.check(writers(shadow), "reads", "wrote")?;
            if by.number != 0 {
                set_readers(shadow, Touch { warp: by.number, ..Touch::default() });
            }
        }
        for (k, byte) in (at..).zip(bytes) {
            if found.shadow[k / 4][6] >> (k % 4) & 1 == 0 {
                *byte = garbage;
            }
        }
        Ok(())
    }
}
