//! One card: its context, the kernels, and runs.

use std::ffi::c_void;
use std::ops::{AddAssign, RangeInclusive, Sub};
use std::sync::Arc;

use cust::context::{Context, CurrentContext};
use cust::device::{Device, DeviceAttribute};
use cust::error::{CudaError, CudaResult};
use cust::event::{Event, EventFlags};
use cust::function::{BlockSize, Function};
use cust::memory::{DeviceBuffer, DeviceCopy, DevicePointer, mem_get_info};
use cust::module::Module;
use cust::stream::{Stream, StreamWaitEventFlags};
use cust::{CudaApiVersion, CudaFlags};

use super::error::{Fault, OpenError};
use super::images::{Kernels, OLDEST_DRIVER};
use super::slot::{Slot, allocate, end, offset, starts};
use super::store::{ALIGN, Key, Placement, Store};

/// A kernel and what it works on.
///
/// # Safety
///
/// The kernel takes one parameter, of the type [`Entry::Params`], and touches no other memory than [`Places`] tells of: the words of the
/// pieces, as many words of output as [`Entry`] asked for, and an arena for each of the teams of `team` threads that are started.
pub unsafe trait Entry {
    /// The kernel's parameter, as the device code declares it.
    type Params: DeviceCopy;

    /// The kernel's name.
    fn kernel(&self) -> &'static str;

    /// Threads that work on a lane together: 4, 8, 16 or 32.
    fn team(&self) -> u32;

    /// Words that stay on the card for later runs, each content once. They are uploaded unless they are there.
    fn kept(&self) -> Vec<(Key, &[u32])> {
        Vec::new()
    }

    /// How many words this run uploads besides, in pieces; each gets a place of its own.
    fn pieces(&self) -> Vec<usize>;

    /// Writes a piece, now that what stays has its places in the [store](Places::store).
    fn write(&self, piece: usize, kept: &[usize], to: &mut [u32]);

    /// Lanes of the launch.
    fn lanes(&self) -> u32;

    /// Words that all lanes write together.
    fn output_words(&self) -> usize;

    /// Words of memory for each team to work in: the fewest that make sense, and as many as are of use.
    fn arena_words(&self) -> RangeInclusive<usize>;

    /// The parameter, now that everything has a place.
    fn params(&self, places: &Places) -> Self::Params;
}

/// Where things are in the card's memory.
#[derive(Clone, Debug)]
pub struct Places {
    /// The pieces of the upload.
    pub pieces: Vec<DevicePointer<u32>>,
    /// What stays is in here.
    pub store: DevicePointer<u32>,
    /// Words of the store.
    pub store_words: usize,
    /// Arenas, one after the other.
    pub arena: DevicePointer<u32>,
    /// Words of each of them.
    pub arena_words: usize,
    /// Results.
    pub output: DevicePointer<u32>,
    /// 32 words that are zero at launch.
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
    /// Pieces to be kept that were on the card already.
    pub found: u64,
}

impl Sub for Traffic {
    type Output = Traffic;

    fn sub(self, earlier: Traffic) -> Traffic {
        Traffic {
            uploads: self.uploads - earlier.uploads,
            uploaded_words: self.uploaded_words - earlier.uploaded_words,
            launches: self.launches - earlier.launches,
            downloads: self.downloads - earlier.downloads,
            downloaded_words: self.downloaded_words - earlier.downloaded_words,
            found: self.found - earlier.found,
        }
    }
}

impl AddAssign for Traffic {
    fn add_assign(&mut self, other: Traffic) {
        self.uploads += other.uploads;
        self.uploaded_words += other.uploaded_words;
        self.launches += other.launches;
        self.downloads += other.downloads;
        self.downloaded_words += other.downloaded_words;
        self.found += other.found;
    }
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

/// Words for what is uploaded, unless a run needs more or memory is short: 64 MiB.
const STORE_WORDS: usize = 16 << 20;

/// Runs under way at once: one computes while another is copied.
pub(crate) const SLOTS: usize = 2;

/// A card that is ready to run. Fields go in this order: the context outlives what lives in it.
#[derive(Debug)]
pub struct Card {
    slots: [Slot; SLOTS],
    next: usize,
    store: Store,
    store_memory: Option<DeviceBuffer<u32>>,
    arena: Option<DeviceBuffer<u32>>,
    /// The end of the last launch, which the next one waits for: they use the same arenas.
    last_launch: Option<Event>,
    module: Module,
    context: Arc<Context>,
    number: u32,
    figures: Figures,
    traffic: Traffic,
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
        let context = Arc::new(Context::new(device).map_err(failed("opening it"))?);
        CurrentContext::set_current(&*context).map_err(failed("opening it"))?;
        let refused = |source| OpenError::Kernels { card: number, source };
        let module = kernels.load(figures.capability).map_err(refused)?;
        let slot = || Slot::new().map_err(failed("making a stream"));
        let slots = [slot()?, slot()?];
        Ok(Card {
            slots,
            next: 0,
            store: Store::default(),
            store_memory: None,
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
        let idle = self.slots.iter().position(|slot| slot.pending.is_none());
        let ticket = idle.unwrap_or(self.next);
        self.next = (ticket + 1) % SLOTS;
        let started = self.start(ticket, entry);
        if started.is_err() {
            self.forget(ticket);
        }
        started.map(|()| ticket)
    }

    fn start<E: Entry>(&mut self, ticket: usize, entry: &E) -> Result<(), Fault> {
        CurrentContext::set_current(&*self.context).map_err(Fault::at("choosing the card"))?;
        self.settle(ticket)?;
        let kept = entry.kept();
        let pieces = entry.pieces();
        let placement = self.place(&kept, &pieces)?;
        let slot = &mut self.slots[ticket];
        slot.passing = Some(placement.passing.clone());
        slot.fill(&placement, &kept, &pieces, entry)?;
        slot.make_room(entry.output_words())?;
        let kernel =
            self.module.get_function(entry.kernel()).map_err(Fault::at("finding the kernel"))?;
        let shape = Shape::new(&kernel, &self.figures, entry, self.arena.as_ref())?;
        make_arena(&mut self.arena, shape.words(), &self.slots)?;
        let (Some(arena), Some(store)) = (&self.arena, &self.store_memory) else {
            return Err(no_memory());
        };
        let slot = &mut self.slots[ticket];
        let start = |word: usize| offset(store.as_device_ptr(), word);
        let places = Places {
            pieces: starts(&pieces)
                .into_iter()
                .map(|at| start(placement.passing.start + at))
                .collect(),
            store: store.as_device_ptr(),
            store_words: store.len(),
            arena: arena.as_device_ptr(),
            arena_words: shape.arena_words,
            output: slot.output()?,
            counter: start(placement.passing.start),
        };
        let params = entry.params(&places);
        slot.upload(&store.index(placement.upload.clone()))?;
        if let Some(event) = self.last_launch.take() {
            let waits = slot.stream.wait_event(event, StreamWaitEventFlags::DEFAULT);
            waits.map_err(Fault::at("ordering launches"))?;
        }
        let parameter = (&raw const params).cast_mut().cast::<c_void>();
        // SAFETY: the kernel takes one parameter of this type (the entry's promise); the places in it have
        // the sizes that the entry asked for, and live until the slot is settled.
        unsafe { slot.stream.launch(&kernel, shape.blocks, BLOCK, 0, &[parameter]) }
            .map_err(Fault::at("starting the kernel"))?;
        let event = Event::new(EventFlags::DISABLE_TIMING).map_err(Fault::at("making an event"))?;
        event.record(&slot.stream).map_err(Fault::at("ordering launches"))?;
        self.last_launch = Some(event);
        slot.download(entry.output_words())?;
        self.traffic += Traffic {
            uploads: 1,
            uploaded_words: placement.upload.len() as u64,
            launches: 1,
            downloads: 1,
            downloaded_words: entry.output_words() as u64,
            found: (kept.len() - placement.new.len()) as u64,
        };
        Ok(())
    }

    /// Finds places for what a run uploads. When the store is too small even without what others left, it starts anew.
    fn place(&mut self, kept: &[(Key, &[u32])], pieces: &[usize]) -> Result<Placement, Fault> {
        let sizes: Vec<_> = kept.iter().map(|(key, words)| (*key, words.len())).collect();
        let passing = end(pieces);
        if let Some(placement) = self.store.place(&sizes, passing) {
            if placement.evicted {
                wait_for(&self.slots)?;
            }
            return Ok(placement);
        }
        wait_for(&self.slots)?;
        (self.store, self.store_memory) = (Store::default(), None);
        self.slots.iter_mut().for_each(|slot| slot.passing = None);
        let needed = Store::needed(&sizes, passing);
        let (free, _) = mem_get_info().map_err(Fault::at("asking for free memory"))?;
        let usual = STORE_WORDS.min(free / size_of::<u32>() / 8);
        let words = usual.max(needed + needed / 2);
        self.store_memory = Some(allocate(words)?);
        self.store = Store::new(words);
        self.store.place(&sizes, passing).ok_or_else(no_memory)
    }

    /// Waits until nothing of a slot is under way.
    fn settle(&mut self, ticket: usize) -> Result<(), Fault> {
        let Some(slot) = self.slots.get_mut(ticket) else { return Ok(()) };
        slot.settle()?;
        if let Some(passing) = slot.passing.take() {
            self.store.release(&passing);
        }
        Ok(())
    }

    /// After a failure: what is in the store is not known any more, since it may not have been uploaded, and all memory
    /// goes back, so that a smaller run finds more of it.
    fn forget(&mut self, ticket: usize) {
        // If these fail, the context is broken, and the memory goes with it.
        choose_to_free(&self.context);
        let _ = wait_for(&self.slots);
        if let Some(slot) = self.slots.get_mut(ticket) {
            slot.pending = None;
        }
        self.slots.iter_mut().for_each(Slot::give_back);
        (self.store, self.store_memory, self.arena) = (Store::default(), None, None);
    }

    /// Something that waits for a run while others use the card.
    pub(super) fn signal(&self, ticket: usize) -> Option<Signal> {
        let stream = Arc::clone(&self.slots.get(ticket)?.stream);
        Some(Signal { stream, context: Arc::clone(&self.context) })
    }

    /// Gives up a run after a failure.
    pub(super) fn abandon(&mut self, ticket: usize) {
        self.forget(ticket);
    }

    /// Waits for a run; gives the words of its output, none if there is no such run.
    ///
    /// # Errors
    ///
    /// As for [`Card::run`].
    pub fn wait(&mut self, ticket: usize) -> Result<Vec<u32>, Fault> {
        let Some(words) = self.slots.get(ticket).and_then(|slot| slot.pending) else {
            return Ok(Vec::new());
        };
        let chosen = CurrentContext::set_current(&*self.context);
        let settled =
            chosen.map_err(Fault::at("choosing the card")).and_then(|()| self.settle(ticket));
        if settled.is_err() {
            self.forget(ticket);
        }
        settled?;
        Ok(self.slots.get(ticket).and_then(|slot| slot.result(words)).unwrap_or_default())
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        // What the fields hold is freed in their context, when nothing uses it any more. If one of these
        // fails, the context is broken, and everything goes with it.
        choose_to_free(&self.context);
        for slot in &mut self.slots {
            let _ = slot.settle();
        }
    }
}

/// Waits for a run of a card, without the card. Must be gone before the card is.
#[derive(Debug)]
pub(super) struct Signal {
    stream: Arc<Stream>,
    context: Arc<Context>,
}

impl Signal {
    pub(super) fn wait(&self) -> Result<(), Fault> {
        CurrentContext::set_current(&*self.context).map_err(Fault::at("choosing the card"))?;
        self.stream.synchronize().map_err(Fault::at("waiting for the card"))
    }
}

/// The newest CUDA that the driver supports, 12040 for 12.4; none without a driver.
#[must_use]
pub fn driver_version() -> Option<i32> {
    cuda_shim::available().ok()?;
    let version = CudaApiVersion::get().ok()?;
    Some(version.major() * 1000 + version.minor() * 10)
}

pub(super) fn no_memory() -> Fault {
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

/// Chooses a card so that what is on it can be freed. The call may fail for what went wrong before it, and then another card may be the
/// chosen one, where nothing would be freed: so it is worth a second try.
fn choose_to_free(context: &Context) {
    let _ = CurrentContext::set_current(context).or_else(|_| CurrentContext::set_current(context));
}

fn wait_for(slots: &[Slot]) -> Result<(), Fault> {
    let mut streams = slots.iter().map(|slot| &slot.stream);
    streams.try_for_each(|stream| stream.synchronize()).map_err(Fault::at("waiting for the card"))
}

/// Makes sure that there are this many words for arenas.
fn make_arena(
    arena: &mut Option<DeviceBuffer<u32>>,
    words: usize,
    slots: &[Slot],
) -> Result<(), Fault> {
    if arena.as_ref().is_none_or(|arena| arena.len() < words) {
        // Nothing may use the old one when it goes; it goes first, to make room.
        wait_for(slots)?;
        *arena = None;
        *arena = Some(allocate(words)?);
    }
    Ok(())
}

/// What a launch starts.
struct Shape {
    blocks: u32,
    teams_of_block: u32,
    arena_words: usize,
}

impl Shape {
    /// As many blocks as the card runs at once, as there are lanes for, and as there is memory for. Teams are given less
    /// than would be of use to them rather than that a multiprocessor has nothing to do.
    fn new<E: Entry>(
        kernel: &Function<'_>,
        figures: &Figures,
        entry: &E,
        arena: Option<&DeviceBuffer<u32>>,
    ) -> Result<Shape, Fault> {
        let each = kernel.max_active_blocks_per_multiprocessor(BlockSize::x(BLOCK), 0);
        let each = each.map_err(Fault::at("asking how many warps fit"))?.max(1);
        let resident = each * figures.processors.max(1);
        let teams_of_block = BLOCK / entry.team().clamp(1, BLOCK);
        let wanted = entry.lanes().div_ceil(teams_of_block).clamp(1, resident);
        let (free, _) = mem_get_info().map_err(Fault::at("asking for free memory"))?;
        // What the present arena takes comes back when it grows. An eighth is left for whoever else uses the card.
        let free = free / size_of::<u32>() + arena.map_or(0, |arena| arena.len());
        let teams = (free - free / 8) / teams_of_block as usize;
        let (least, most) = (*entry.arena_words().start().max(&1), *entry.arena_words().end());
        let fit = |words: usize| u32::try_from(teams / words.max(1)).unwrap_or(u32::MAX);
        let blocks = fit(most).max(figures.processors.min(fit(least))).min(wanted);
        if blocks == 0 {
            return Err(no_memory());
        }
        let share = (teams / blocks as usize).min(most.max(least));
        Ok(Shape { blocks, teams_of_block, arena_words: share / ALIGN * ALIGN })
    }

    /// The words of all arenas.
    fn words(&self) -> usize {
        (self.blocks as usize * self.teams_of_block as usize)
            .saturating_mul(self.arena_words)
            .max(1)
    }
}
