//! One card: its context, the kernels, and runs.

use std::ffi::c_void;

use cust::context::{Context, CurrentContext};
use cust::device::{Device, DeviceAttribute};
use cust::error::{CudaError, CudaResult};
use cust::event::{Event, EventFlags};
use cust::function::{BlockSize, Function};
use cust::memory::{
    AsyncCopyDestination, DeviceBuffer, DeviceCopy, DevicePointer, LockedBuffer, mem_get_info,
};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags, StreamWaitEventFlags};
use cust::{CudaApiVersion, CudaFlags};

use super::error::{Fault, OpenError};
use super::images::{Kernels, OLDEST_DRIVER};

/// A kernel and what it works on.
///
/// # Safety
///
/// The kernel takes one parameter, of the type [`Entry::Params`], and touches no other memory than it was given: as many words
/// as [`Entry`] asked for, and an arena for each of the teams of `team` threads that are started.
pub unsafe trait Entry {
    /// The kernel's parameter, as the device code declares it.
    type Params: DeviceCopy;

    /// The kernel's name.
    fn kernel(&self) -> String;

    /// Threads that work on a lane together: 4, 8, 16 or 32.
    fn team(&self) -> u32;

    /// Words for the card, in pieces; each gets a place of its own.
    fn uploads(&self) -> Vec<&[u32]>;

    /// Lanes of the launch.
    fn lanes(&self) -> u32;

    /// Words that all lanes write together.
    fn output_words(&self) -> usize;

    /// Words of memory for each team to work in.
    fn arena_words(&self) -> usize;

    /// The parameter, now that everything has a place.
    fn params(&self, places: &Places) -> Self::Params;
}

/// Where things are in the card's memory.
#[derive(Clone, Debug)]
pub struct Places {
    /// The pieces of the upload.
    pub uploads: Vec<DevicePointer<u32>>,
    /// Arenas, one after the other.
    pub arena: DevicePointer<u32>,
    /// Results.
    pub output: DevicePointer<u32>,
    /// A word that is zero at launch.
    pub counter: DevicePointer<u32>,
}

/// What a card moved and started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Copies to the card.
    pub uploads: u64,
    /// Words in them.
    pub uploaded_words: u64,
    /// Kernels started.
    pub launches: u64,
    /// Copies from the card.
    pub downloads: u64,
    /// Words in them.
    pub downloaded_words: u64,
}

/// What a card is.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Its name.
    pub name: String,
    /// 75 for sm_75.
    pub capability: u32,
    /// Multiprocessors.
    pub processors: u32,
    /// Bytes of memory.
    pub memory: usize,
    /// The driver's version, 12040 for 12.4.
    pub driver: i32,
}

/// Threads of a block: four warps.
const BLOCK: u32 = 128;

/// Pieces of an upload start at multiples of this many words.
const ALIGN: usize = 32;

/// Runs under way at once: one computes while another is copied.
const SLOTS: usize = 2;

/// A card that is ready to run. Fields go in this order: the context outlives what lives in it.
#[derive(Debug)]
pub struct Card {
    slots: [Slot; SLOTS],
    next: usize,
    arena: Option<DeviceBuffer<u32>>,
    /// The end of the last launch, which the next one waits for: they use the same arenas.
    last_launch: Option<Event>,
    module: Module,
    context: Context,
    number: u32,
    figures: Figures,
    traffic: Traffic,
}

/// Buffers of one run.
#[derive(Debug)]
struct Slot {
    /// Words of the result under way.
    pending: Option<usize>,
    stream: Stream,
    host_in: Option<LockedBuffer<u32>>,
    host_out: Option<LockedBuffer<u32>>,
    device_in: Option<DeviceBuffer<u32>>,
    device_out: Option<DeviceBuffer<u32>>,
}

impl Card {
    /// How many cards there are.
    ///
    /// # Errors
    ///
    /// When there is no driver, an old one, or no card.
    pub fn count() -> Result<u32, OpenError> {
        cuda_shim::available().map_err(|why| OpenError::NoDriver(why.to_owned()))?;
        let failed = |what| move |source| OpenError::Driver { card: 0, what, source };
        match cust::init(CudaFlags::empty()) {
            Ok(()) => {}
            Err(CudaError::NoDevice) => return Err(OpenError::NoCard),
            Err(source) => return Err(failed("starting the driver")(source)),
        }
        let version = CudaApiVersion::get().map_err(failed("asking for the driver's version"))?;
        let version = version.major() * 1000 + version.minor() * 10;
        if version < OLDEST_DRIVER {
            return Err(OpenError::OldDriver { version });
        }
        match Device::num_devices().map_err(failed("counting cards"))? {
            0 => Err(OpenError::NoCard),
            count => Ok(count),
        }
    }

    /// Opens a card, from 0, and loads the kernels.
    ///
    /// # Errors
    ///
    /// When there is no such card, or it cannot be used.
    pub fn open(number: u32, kernels: Kernels) -> Result<Card, OpenError> {
        let there = Card::count()?;
        if number >= there {
            return Err(OpenError::NoSuchCard { asked: number, there });
        }
        let failed = |what| move |source| OpenError::Driver { card: number, what, source };
        let device = Device::get_device(number).map_err(failed("finding it"))?;
        let figures = figures(device).map_err(failed("asking what it is"))?;
        if figures.capability < 60 {
            return Err(OpenError::OldCard { card: number, capability: figures.capability });
        }
        let context = Context::new(device).map_err(failed("opening it"))?;
        CurrentContext::set_current(&context).map_err(failed("opening it"))?;
        let refused = |source| OpenError::Kernels { card: number, source };
        let module = kernels.load(figures.capability).map_err(refused)?;
        let slot = || Slot::new().map_err(failed("making a stream"));
        let slots = [slot()?, slot()?];
        Ok(Card {
            slots,
            next: 0,
            arena: None,
            last_launch: None,
            module,
            context,
            number,
            figures,
            traffic: Traffic::default(),
        })
    }

    /// Its number.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What it is.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// What it did so far.
    #[must_use]
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// Runs all lanes of an entry; gives the words of the output.
    ///
    /// # Errors
    ///
    /// When a call to the driver fails; the card may be unusable then.
    pub fn run<E: Entry>(&mut self, entry: &E) -> Result<Vec<u32>, Fault> {
        let ticket = self.submit(entry)?;
        self.wait(ticket)
    }

    /// Starts a run and gives a ticket for [`Card::wait`]. Two may be under way: the copies of one overlap with the
    /// work of the other. A third takes the place of the first, whose results are lost.
    ///
    /// # Errors
    ///
    /// As for [`Card::run`].
    pub fn submit<E: Entry>(&mut self, entry: &E) -> Result<usize, Fault> {
        CurrentContext::set_current(&self.context).map_err(Fault::at("choosing the card"))?;
        let name = entry.kernel();
        let kernel = self.module.get_function(&name).map_err(Fault::at("finding the kernel"))?;
        let ticket = self.next;
        self.next = (ticket + 1) % SLOTS;
        let slot = &mut self.slots[ticket];
        slot.settle()?;
        let pieces = entry.uploads();
        slot.fill(&pieces)?;
        slot.make_room(entry.output_words())?;
        let blocks = blocks(&kernel, &self.figures, entry, self.arena.as_ref())?;
        let teams = (blocks * teams_of_block(entry)) as usize;
        let needed = entry.arena_words().saturating_mul(teams).max(1);
        if self.arena.as_ref().is_none_or(|arena| arena.len() < needed) {
            // Nothing may use the old one when it goes; it goes first, to make room.
            self.slots
                .iter()
                .try_for_each(|slot| slot.stream.synchronize())
                .map_err(Fault::at("waiting for the card"))?;
            self.arena = None;
            self.arena = Some(allocate(needed)?);
        }
        let Some(arena) = &self.arena else { return Err(no_memory()) };
        let slot = &mut self.slots[ticket];
        let params = entry.params(&slot.places(&pieces, arena)?);
        slot.upload()?;
        if let Some(event) = self.last_launch.take() {
            let waits = slot.stream.wait_event(event, StreamWaitEventFlags::DEFAULT);
            waits.map_err(Fault::at("ordering launches"))?;
        }
        let parameter = (&raw const params).cast_mut().cast::<c_void>();
        // SAFETY: the kernel takes one parameter of this type (the entry's promise); the places in it have
        // the sizes that the entry asked for, and live until the slot is settled.
        unsafe { slot.stream.launch(&kernel, blocks, BLOCK, 0, &[parameter]) }
            .map_err(Fault::at("starting the kernel"))?;
        let event = Event::new(EventFlags::DISABLE_TIMING).map_err(Fault::at("making an event"))?;
        event.record(&slot.stream).map_err(Fault::at("ordering launches"))?;
        self.last_launch = Some(event);
        slot.download(entry.output_words())?;
        self.traffic.uploads += 1;
        self.traffic.uploaded_words += slot.host_in.as_ref().map_or(0, |words| words.len() as u64);
        self.traffic.launches += 1;
        self.traffic.downloads += 1;
        self.traffic.downloaded_words += entry.output_words() as u64;
        Ok(ticket)
    }

    /// Waits for a run; gives the words of its output, none if there is no such run.
    ///
    /// # Errors
    ///
    /// As for [`Card::run`].
    pub fn wait(&mut self, ticket: usize) -> Result<Vec<u32>, Fault> {
        CurrentContext::set_current(&self.context).map_err(Fault::at("choosing the card"))?;
        let Some(slot) = self.slots.get_mut(ticket) else { return Ok(Vec::new()) };
        let Some(words) = slot.pending else { return Ok(Vec::new()) };
        slot.settle()?;
        let output = slot.host_out.as_ref().and_then(|output| output.get(..words));
        Ok(output.map(<[u32]>::to_vec).unwrap_or_default())
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        // What the fields hold is freed in their context, when nothing uses it any more. If one of these
        // fails, the context is broken, and everything goes with it.
        let _ = CurrentContext::set_current(&self.context);
        for slot in &mut self.slots {
            let _ = slot.settle();
        }
    }
}

fn no_memory() -> Fault {
    Fault { what: "allocating memory on the card", source: CudaError::OutOfMemory }
}

fn figures(device: Device) -> CudaResult<Figures> {
    let ask =
        |attribute| device.get_attribute(attribute).map(|value| u32::try_from(value).unwrap_or(0));
    let version = CudaApiVersion::get()?;
    Ok(Figures {
        name: device.name()?,
        capability: ask(DeviceAttribute::ComputeCapabilityMajor)? * 10
            + ask(DeviceAttribute::ComputeCapabilityMinor)?,
        processors: ask(DeviceAttribute::MultiprocessorCount)?,
        memory: device.total_memory()?,
        driver: version.major() * 1000 + version.minor() * 10,
    })
}

fn teams_of_block<E: Entry>(entry: &E) -> u32 {
    BLOCK / entry.team().clamp(1, BLOCK)
}

/// Memory on the card, not written yet.
fn allocate(words: usize) -> Result<DeviceBuffer<u32>, Fault> {
    // SAFETY: nobody reads from it before a kernel or a copy has written it.
    unsafe { DeviceBuffer::uninitialized(words.max(1)) }
        .map_err(Fault::at("allocating memory on the card"))
}

/// As many blocks as the card runs at once, as there are lanes for, and as there is memory for.
fn blocks<E: Entry>(
    kernel: &Function<'_>,
    figures: &Figures,
    entry: &E,
    arena: Option<&DeviceBuffer<u32>>,
) -> Result<u32, Fault> {
    let each = kernel.max_active_blocks_per_multiprocessor(BlockSize::x(BLOCK), 0);
    let resident =
        each.map_err(Fault::at("asking how many warps fit"))?.max(1) * figures.processors.max(1);
    let teams = teams_of_block(entry);
    let wanted = entry.lanes().div_ceil(teams).clamp(1, resident);
    let arena_bytes = entry.arena_words().max(1) * teams as usize * size_of::<u32>();
    let (free, _) = mem_get_info().map_err(Fault::at("asking for free memory"))?;
    // What the present arena takes comes back when it grows. An eighth is left for whoever else uses the card.
    let free = free + arena.map_or(0, |arena| arena.len() * size_of::<u32>());
    let fit = (free - free / 8) / arena_bytes;
    match u32::try_from(fit).unwrap_or(u32::MAX).min(wanted) {
        0 => Err(no_memory()),
        blocks => Ok(blocks),
    }
}

/// Where pieces start, and the end of the last one; the first words are the counter's.
fn starts(pieces: &[&[u32]]) -> (Vec<usize>, usize) {
    let mut end = ALIGN;
    let mut all = Vec::new();
    for piece in pieces {
        all.push(end);
        end = (end + piece.len()).next_multiple_of(ALIGN);
    }
    (all, end)
}

impl Slot {
    fn new() -> CudaResult<Slot> {
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
        Ok(Slot {
            pending: None,
            stream,
            host_in: None,
            host_out: None,
            device_in: None,
            device_out: None,
        })
    }

    /// Waits until nothing is under way.
    fn settle(&mut self) -> Result<(), Fault> {
        if self.pending.take().is_some() {
            self.stream.synchronize().map_err(Fault::at("waiting for the card"))?;
        }
        Ok(())
    }

    /// Puts all pieces, and a counter, into page-locked memory; makes room for them on the card.
    fn fill(&mut self, pieces: &[&[u32]]) -> Result<(), Fault> {
        let (starts, end) = starts(pieces);
        if self.host_in.as_ref().is_none_or(|words| words.len() != end) {
            (self.host_in, self.device_in) = (None, None);
            self.host_in = Some(
                LockedBuffer::new(&0, end).map_err(Fault::at("allocating page-locked memory"))?,
            );
            self.device_in = Some(allocate(end)?);
        }
        let Some(words) = self.host_in.as_deref_mut() else { return Ok(()) };
        words.fill(0);
        for (start, piece) in starts.into_iter().zip(pieces) {
            if let Some(room) = words.get_mut(start..start + piece.len()) {
                room.copy_from_slice(piece);
            }
        }
        Ok(())
    }

    /// Makes room for results.
    fn make_room(&mut self, words: usize) -> Result<(), Fault> {
        let words = words.max(1);
        if self.host_out.as_ref().is_none_or(|room| room.len() != words) {
            (self.host_out, self.device_out) = (None, None);
            self.host_out = Some(
                LockedBuffer::new(&0, words).map_err(Fault::at("allocating page-locked memory"))?,
            );
            self.device_out = Some(allocate(words)?);
        }
        Ok(())
    }

    fn places(&self, pieces: &[&[u32]], arena: &DeviceBuffer<u32>) -> Result<Places, Fault> {
        let (Some(input), Some(output)) = (&self.device_in, &self.device_out) else {
            return Err(no_memory());
        };
        let counter = input.as_device_ptr();
        let place = |words: usize| counter.wrapping_offset(isize::try_from(words).unwrap_or(0));
        Ok(Places {
            uploads: starts(pieces).0.into_iter().map(place).collect(),
            arena: arena.as_device_ptr(),
            output: output.as_device_ptr(),
            counter,
        })
    }

    fn upload(&mut self) -> Result<(), Fault> {
        let (Some(from), Some(to)) = (&self.host_in, &mut self.device_in) else { return Ok(()) };
        // Marked first: whatever happens next, somebody waits before the memory is used again.
        self.pending = Some(0);
        // SAFETY: both buffers belong to the slot, have the same length, and stay until it is settled.
        unsafe { to.async_copy_from(&**from, &self.stream) }
            .map_err(Fault::at("copying to the card"))
    }

    fn download(&mut self, words: usize) -> Result<(), Fault> {
        let (Some(from), Some(to)) = (&self.device_out, &mut self.host_out) else { return Ok(()) };
        self.pending = Some(words);
        // SAFETY: as for the upload.
        unsafe { from.async_copy_to(&mut **to, &self.stream) }
            .map_err(Fault::at("copying from the card"))
    }
}
