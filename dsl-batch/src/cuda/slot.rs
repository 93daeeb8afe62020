//! The buffers of one run.

use std::ops::Range;
use std::sync::Arc;

use cust::error::CudaResult;
use cust::memory::{AsyncCopyDestination, DeviceBuffer, DevicePointer, DeviceSlice, LockedBuffer};
use cust::stream::{Stream, StreamFlags};

use super::card::{Entry, no_memory};
use super::error::Fault;
use super::store::{ALIGN, Key, Placement};

/// Buffers of one run. They only grow: page-locked memory takes its time.
#[derive(Debug)]
pub struct Slot {
    /// Words of the result under way.
    pub pending: Option<usize>,
    /// What the run has in the store that goes with it.
    pub passing: Option<Range<usize>>,
    pub stream: Arc<Stream>,
    host_in: Option<LockedBuffer<u32>>,
    host_out: Option<LockedBuffer<u32>>,
    device_out: Option<DeviceBuffer<u32>>,
}

/// Memory on the card, not written yet.
pub fn allocate(words: usize) -> Result<DeviceBuffer<u32>, Fault> {
    // SAFETY: nobody reads from it before a kernel or a copy has written it.
    unsafe { DeviceBuffer::uninitialized(words.max(1)) }
        .map_err(Fault::at("allocating memory on the card"))
}

/// Page-locked memory.
fn lock(words: usize) -> Result<LockedBuffer<u32>, Fault> {
    LockedBuffer::new(&0, words.max(1)).map_err(Fault::at("allocating page-locked memory"))
}

/// Where pieces start in what passes; the first words are the counters'.
pub fn starts(pieces: &[usize]) -> Vec<usize> {
    let mut end = ALIGN;
    let mut start = |words: &usize| {
        let start = end;
        end += words.next_multiple_of(ALIGN);
        start
    };
    pieces.iter().map(&mut start).collect()
}

/// The words of all pieces and the counters.
pub fn end(pieces: &[usize]) -> usize {
    ALIGN + pieces.iter().map(|words| words.next_multiple_of(ALIGN)).sum::<usize>()
}

/// The place so many words further.
pub fn offset(from: DevicePointer<u32>, words: usize) -> DevicePointer<u32> {
    from.wrapping_offset(isize::try_from(words).unwrap_or(0))
}

impl Slot {
    pub fn new() -> CudaResult<Slot> {
        let stream = Arc::new(Stream::new(StreamFlags::NON_BLOCKING, None)?);
        Ok(Slot {
            pending: None,
            passing: None,
            stream,
            host_in: None,
            host_out: None,
            device_out: None,
        })
    }

    /// Waits until nothing is under way.
    pub fn settle(&mut self) -> Result<(), Fault> {
        if self.pending.take().is_some() {
            self.stream.synchronize().map_err(Fault::at("waiting for the card"))?;
        }
        Ok(())
    }

    /// Puts counters, all pieces, and what is new of that which stays, into page-locked memory.
    pub fn fill<E: Entry>(
        &mut self,
        placement: &Placement,
        kept: &[(Key, &[u32])],
        pieces: &[usize],
        entry: &E,
    ) -> Result<(), Fault> {
        let len = placement.upload.len();
        if self.host_in.as_ref().is_none_or(|words| words.len() < len) {
            self.host_in = None;
            self.host_in = Some(lock(len)?);
        }
        let Some(words) = self.host_in.as_deref_mut().and_then(|words| words.get_mut(..len)) else {
            return Ok(());
        };
        words.fill(0);
        let passing = placement.passing.start - placement.upload.start;
        for (number, (start, len)) in starts(pieces).into_iter().zip(pieces).enumerate() {
            let start = passing + start;
            if let Some(to) = words.get_mut(start..start + len) {
                entry.write(number, &placement.kept, to);
            }
        }
        for &number in &placement.new {
            let piece = kept[number].1;
            let start = placement.kept[number] - placement.upload.start;
            if let Some(to) = words.get_mut(start..start + piece.len()) {
                to.copy_from_slice(piece);
            }
        }
        Ok(())
    }

    /// Makes room for results.
    pub fn make_room(&mut self, words: usize) -> Result<(), Fault> {
        let words = words.max(1);
        if self.device_out.as_ref().is_none_or(|room| room.len() < words) {
            (self.host_out, self.device_out) = (None, None);
            self.host_out = Some(lock(words)?);
            self.device_out = Some(allocate(words)?);
        }
        Ok(())
    }

    /// Gives all memory back, unless there are results in it that somebody waits for.
    pub fn give_back(&mut self) {
        self.passing = None;
        if self.pending.is_none() {
            (self.host_in, self.host_out, self.device_out) = (None, None, None);
        }
    }

    /// Where results go.
    pub fn output(&self) -> Result<DevicePointer<u32>, Fault> {
        self.device_out.as_ref().map(|output| output.as_device_ptr()).ok_or_else(no_memory)
    }

    /// Starts the copy to the card.
    pub fn upload(&mut self, to: &DeviceSlice<u32>) -> Result<(), Fault> {
        let from = self.host_in.as_ref().and_then(|words| words.get(..to.len()));
        let Some(from) = from else { return Ok(()) };
        // Marked first: whatever happens next, somebody waits before the memory is used again.
        self.pending = Some(0);
        let mut to = to.index(..);
        // SAFETY: both have the same length, belong to this run, and stay until it is settled.
        unsafe { to.async_copy_from(from, &self.stream) }.map_err(Fault::at("copying to the card"))
    }

    /// Starts the copy from the card.
    pub fn download(&mut self, words: usize) -> Result<(), Fault> {
        let words = words.max(1);
        let to = self.host_out.as_deref_mut().and_then(|room| room.get_mut(..words));
        let (Some(from), Some(to)) = (&self.device_out, to) else { return Ok(()) };
        self.pending = Some(words);
        // SAFETY: as for the upload.
        unsafe { from.index(..words).async_copy_to(to, &self.stream) }
            .map_err(Fault::at("copying from the card"))
    }

    /// The words that were copied.
    pub fn result(&self, words: usize) -> Option<Vec<u32>> {
        self.host_out.as_ref()?.get(..words).map(<[u32]>::to_vec)
    }
}
