//! The functions a program finds in the library.

#![allow(non_snake_case, reason = "names of the driver API")]
#![allow(clippy::missing_safety_doc, reason = "called from C: what the driver's manual asks for")]

use std::alloc::{Layout, alloc, dealloc};
use std::collections::VecDeque;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::rc::Rc;

use super::config::{After, Config};
use super::stream::Task;
use super::{Answer, CONTEXTS, Clock, Event, Kernel, Loaded, State, Stream, errors, lock};
use crate::module;

/// Runs an API call: notes it, lets it fail if it is to, and gives its code.
fn call(name: &'static str, body: impl FnOnce(&mut State) -> Answer) -> c_uint {
    let mut guard = lock();
    if guard.is_none() {
        match Config::from_env() {
            Ok(config) => *guard = Some(State::new(config, 0)),
            Err(error) => {
                eprintln!("software CUDA device: {error}");
                return errors::UNKNOWN;
            }
        }
    }
    let Some(state) = guard.as_mut() else { return errors::UNKNOWN };
    let result = match state.calls.begin(name) {
        Some((code, after)) => {
            if let Ok(card) = state.current() {
                match after {
                    After::Nothing => {}
                    After::Broken => state.cards[card].broken = Some(code),
                    After::Lost => state.cards[card].lost = Some(code),
                }
            }
            // Such a call reports what went wrong before; what it releases is gone all the same.
            if releases(name) {
                let _ = body(state);
            }
            Err(code)
        }
        None if !state.initialised && !matches!(name, "cuInit" | "cuDriverGetVersion") => {
            Err(errors::NOT_INITIALIZED)
        }
        None => body(state),
    };
    let code = result.err().unwrap_or(0);
    state.calls.end(name, code);
    code
}

fn releases(name: &str) -> bool {
    ["Free", "Destroy", "Unload", "Release"].iter().any(|word| name.contains(word))
}

macro_rules! api {
    ($($(#[$doc:meta])* fn $name:ident($state:ident $(, $arg:ident: $type:ty)* $(,)?) $body:block)*) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $type),*) -> c_uint {
            call(stringify!($name), |$state: &mut State| -> Answer { $body })
        }
    )*};
}

/// Writes through a pointer of the caller's.
fn put<T>(to: *mut T, value: T) -> Answer {
    if to.is_null() {
        return Err(errors::INVALID_VALUE);
    }
    // SAFETY: the caller gave a pointer to room for a `T`.
    unsafe { to.write(value) };
    Ok(())
}

fn context_card(state: &State, context: usize) -> Result<usize, u32> {
    context.checked_sub(1).filter(|&card| card < state.cards.len()).ok_or(errors::INVALID_CONTEXT)
}

fn card_of(state: &State, device: c_int) -> Result<usize, u32> {
    usize::try_from(device)
        .ok()
        .filter(|&card| card < state.cards.len())
        .ok_or(errors::INVALID_DEVICE)
}

/// Page-locked memory is aligned to this.
const PAGE: usize = 4096;

fn host_layout(size: usize) -> Option<Layout> {
    Layout::from_size_align(size, PAGE).ok().filter(|layout| layout.size() > 0)
}

pub(super) fn free_host(address: usize, size: usize) {
    if let Some(layout) = host_layout(size) {
        // SAFETY: `cuMemAllocHost_v2` made it with this layout, and it is forgotten now.
        unsafe { dealloc(address as *mut u8, layout) };
    }
}

impl State {
    fn is_locked(&self, address: usize, len: usize) -> bool {
        self.locked.iter().any(|(&start, &size)| start <= address && address + len <= start + size)
    }

    fn upload(&mut self, stream: usize, to: u64, from: usize, len: usize, wait: bool) -> Answer {
        let now = wait || !self.is_locked(from, len);
        self.submit(stream, Task::Upload { to, from, len }, now)
    }

    fn download(&mut self, stream: usize, to: usize, from: u64, len: usize, wait: bool) -> Answer {
        let now = wait || !self.is_locked(to, len);
        self.submit(stream, Task::Download { to, from, len }, now)
    }

    fn fill(&mut self, stream: usize, to: u64, pattern: &[u8], count: usize) -> Answer {
        self.submit(stream, Task::Fill { to, pattern: pattern.to_vec(), count }, false)
    }

    fn load(&mut self, to: *mut usize, image: *const c_char) -> Answer {
        let card = self.working()?;
        if image.is_null() {
            return Err(errors::INVALID_VALUE);
        }
        // SAFETY: an image is text that ends with a zero, or a binary that starts with a magic number.
        let text = unsafe { CStr::from_ptr(image) };
        if text.to_bytes().starts_with(b"\x7fELF") {
            self.binaries += 1;
            return Err(errors::NO_BINARY_FOR_GPU);
        }
        let text = text.to_str().map_err(|_| errors::INVALID_PTX)?;
        let loaded = module::load(text, &mut self.cards[card].memory, self.config.capability);
        let (module, held) = loaded.map_err(|error| {
            eprintln!("software CUDA device: PTX, {error}");
            self.last_fault = error.to_string();
            errors::INVALID_PTX
        })?;
        let handle = self.handle();
        self.modules.insert(handle, Loaded { card, module: Rc::new(module), held });
        put(to, handle)
    }

    fn kernel(&self, handle: usize) -> Result<Kernel, u32> {
        self.kernels.get(&handle).copied().ok_or(errors::INVALID_HANDLE)
    }

    fn attribute(&self, attribute: c_int) -> Option<c_int> {
        let capability = self.config.capability.cast_signed();
        Some(match attribute {
            1..=3 => 1024,
            4 => 64,
            5 => c_int::MAX,
            6 | 7 => 65535,
            8 | 81 | 97 => 48 << 10,
            9 => 64 << 10,
            10 => 32,
            12 | 82 => 64 << 10,
            13 | 36 => 1_000_000,
            16 => self.config.processors.cast_signed(),
            39 => 1024,
            40 => 2,
            41 | 15 | 31 => 1,
            75 => capability / 10,
            76 => capability % 10,
            106 => 16,
            115 => 0,
            _ => return None,
        })
    }
}

api! {
    fn cuInit(state, _flags: c_uint) {
        if state.cards.is_empty() {
            return Err(errors::NO_DEVICE);
        }
        state.initialised = true;
        Ok(())
    }

    fn cuDriverGetVersion(state, to: *mut c_int) { put(to, state.config.driver) }

    fn cuDeviceGetCount(state, to: *mut c_int) { put(to, state.cards.len() as c_int) }

    fn cuDeviceGet(state, to: *mut c_int, number: c_int) { card_of(state, number).and_then(|_| put(to, number)) }

    fn cuDeviceGetName(state, to: *mut c_char, len: c_int, device: c_int) {
        card_of(state, device)?;
        let name = c"Software CUDA device".to_bytes_with_nul();
        for (k, byte) in name.iter().enumerate().take(usize::try_from(len).unwrap_or(0)) {
            // SAFETY: the caller has room for `len` characters.
            unsafe { to.add(k).write(byte.cast_signed()) };
        }
        Ok(())
    }

    fn cuDeviceGetAttribute(state, to: *mut c_int, attribute: c_int, device: c_int) {
        card_of(state, device)?;
        let value = state.attribute(attribute).ok_or(errors::INVALID_VALUE)?;
        put(to, value)
    }

    fn cuDeviceTotalMem_v2(state, to: *mut usize, device: c_int) {
        card_of(state, device)?;
        put(to, state.config.memory as usize)
    }

    fn cuDeviceGetUuid(state, to: *mut [u8; 16], device: c_int) {
        let card = card_of(state, device)?;
        put(to, [card as u8; 16])
    }

    fn cuDevicePrimaryCtxRetain(state, to: *mut usize, device: c_int) {
        let card = card_of(state, device)?;
        if let Some(code) = state.cards[card].lost {
            return Err(code);
        }
        state.cards[card].users += 1;
        put(to, card + 1)
    }

    fn cuDevicePrimaryCtxRelease_v2(state, device: c_int) {
        let card = card_of(state, device)?;
        let users = state.cards[card].users.checked_sub(1).ok_or(errors::INVALID_CONTEXT)?;
        state.cards[card].users = users;
        if users == 0 {
            state.end_context(card);
        }
        Ok(())
    }

    fn cuDevicePrimaryCtxReset_v2(state, device: c_int) {
        let card = card_of(state, device)?;
        state.end_context(card);
        Ok(())
    }

    fn cuDevicePrimaryCtxSetFlags_v2(state, device: c_int, _flags: c_uint) { card_of(state, device).map(|_| ()) }

    fn cuCtxSetCurrent(state, context: usize) {
        let generation = state.generation;
        if context != 0 {
            context_card(state, context)?;
        }
        CONTEXTS.with_borrow_mut(|contexts| {
            contexts.pop();
            if context != 0 {
                contexts.push((context, generation));
            }
        });
        Ok(())
    }

    fn cuCtxGetCurrent(state, to: *mut usize) { put(to, state.current().map_or(0, |card| card + 1)) }

    fn cuCtxPushCurrent_v2(state, context: usize) {
        context_card(state, context)?;
        let generation = state.generation;
        CONTEXTS.with_borrow_mut(|contexts| contexts.push((context, generation)));
        Ok(())
    }

    fn cuCtxPopCurrent_v2(state, to: *mut usize) {
        let card = state.current()?;
        CONTEXTS.with_borrow_mut(Vec::pop);
        if to.is_null() { Ok(()) } else { put(to, card + 1) }
    }

    fn cuCtxGetDevice(state, to: *mut c_int) {
        let card = state.current()?;
        put(to, card as c_int)
    }

    fn cuCtxGetApiVersion(_state, _context: usize, to: *mut c_uint) { put(to, 3020) }

    fn cuCtxSynchronize(state) { state.working().and_then(|card| state.finish_card(card)) }

    fn cuCtxSetLimit(state, limit: c_uint, value: usize) {
        let card = state.working()?;
        if limit == 0 {
            state.cards[card].stack = value;
        }
        Ok(())
    }

    fn cuCtxGetLimit(state, to: *mut usize, limit: c_uint) {
        let card = state.working()?;
        put(to, if limit == 0 { state.cards[card].stack } else { 1 << 20 })
    }

    fn cuCtxGetStreamPriorityRange(state, least: *mut c_int, greatest: *mut c_int) {
        state.working()?;
        put(least, 0).and_then(|()| put(greatest, -1))
    }

    fn cuModuleLoadData(state, to: *mut usize, image: *const c_char) { state.load(to, image) }

    fn cuModuleLoadDataEx(
        state, to: *mut usize, image: *const c_char, _count: c_uint, _options: *mut c_uint, _values: *mut *mut c_void,
    ) {
        state.load(to, image)
    }

    fn cuModuleUnload(state, handle: usize) {
        let loaded = state.modules.remove(&handle).ok_or(errors::INVALID_HANDLE)?;
        for start in loaded.held {
            state.cards[loaded.card].memory.free(start);
        }
        state.kernels.retain(|_, kernel| kernel.module != handle);
        state.check(loaded.card)
    }

    fn cuModuleGetFunction(state, to: *mut usize, module: usize, name: *const c_char) {
        state.working()?;
        let loaded = state.modules.get(&module).ok_or(errors::INVALID_HANDLE)?;
        // SAFETY: the name is text that ends with a zero.
        let name = unsafe { CStr::from_ptr(name) }.to_str().map_err(|_| errors::NOT_FOUND)?;
        let number = loaded.module.kernel(name).ok_or(errors::NOT_FOUND)?;
        let handle = state.handle();
        state.kernels.insert(handle, Kernel { module, number });
        put(to, handle)
    }

    fn cuModuleGetGlobal_v2(state, to: *mut u64, size: *mut usize, module: usize, name: *const c_char) {
        state.working()?;
        let loaded = state.modules.get(&module).ok_or(errors::INVALID_HANDLE)?;
        // SAFETY: the name is text that ends with a zero.
        let name = unsafe { CStr::from_ptr(name) }.to_str().map_err(|_| errors::NOT_FOUND)?;
        let &(start, len) = loaded.module.variables.get(name).ok_or(errors::NOT_FOUND)?;
        put(to, start).and_then(|()| put(size, len as usize))
    }

    fn cuFuncGetAttribute(state, to: *mut c_int, attribute: c_uint, function: usize) {
        let kernel = state.kernel(function)?;
        let loaded = state.modules.get(&kernel.module).ok_or(errors::INVALID_HANDLE)?;
        put(to, match attribute {
            0 => 1024,
            1 => loaded.module.shared.cast_signed(),
            2 => 0,
            3 => loaded.module.functions[kernel.number as usize].local.cast_signed(),
            4 => 64,
            5 | 6 => state.config.capability.cast_signed(),
            _ => return Err(errors::INVALID_VALUE),
        })
    }

    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(state, to: *mut c_int, function: usize, threads: c_int, _shared: usize) {
        state.working()?;
        state.kernel(function)?;
        if !(1..=1024).contains(&threads) {
            return Err(errors::INVALID_VALUE);
        }
        put(to, (1024 / threads).min(16))
    }

    fn cuStreamCreateWithPriority(state, to: *mut usize, _flags: c_uint, _priority: c_int) {
        let card = state.working()?;
        let handle = state.handle();
        state.streams.insert(handle, Stream { card, tasks: VecDeque::new(), clock: Clock::new(), begun: 0 });
        put(to, handle)
    }

    fn cuStreamDestroy_v2(state, stream: usize) {
        let done = state.finish(stream);
        state.streams.remove(&stream);
        done
    }

    fn cuStreamSynchronize(state, stream: usize) {
        let card = state.working()?;
        if stream == 0 { state.finish_card(card) } else { state.finish(stream) }
    }

    fn cuStreamWaitEvent(state, stream: usize, event: usize, _flags: c_uint) {
        state.wait_event(stream, event)
    }

    fn cuEventCreate(state, to: *mut usize, _flags: c_uint) {
        let card = state.working()?;
        let handle = state.handle();
        state.events.insert(handle, Event { card, ..Event::default() });
        put(to, handle)
    }

    fn cuEventDestroy_v2(state, event: usize) {
        let event = state.events.remove(&event).ok_or(errors::INVALID_HANDLE)?;
        state.check(event.card)
    }

    fn cuEventRecord(state, event: usize, stream: usize) {
        state.events.get(&event).ok_or(errors::INVALID_HANDLE)?;
        state.submit(stream, Task::Record(event), false)
    }

    fn cuEventQuery(state, event: usize) {
        let event = state.events.get(&event).ok_or(errors::INVALID_HANDLE)?;
        state.check(event.card)?;
        if state.has_happened(event) { Ok(()) } else { Err(errors::NOT_READY) }
    }

    fn cuEventSynchronize(state, event: usize) {
        let event = state.events.get(&event).ok_or(errors::INVALID_HANDLE)?.clone();
        state.finish_event(&event)
    }

    fn cuEventElapsedTime(state, to: *mut f32, start: usize, end: usize) {
        let time = |event: usize| state.events.get(&event).map(|event| event.time).ok_or(errors::INVALID_HANDLE);
        let cycles = time(end)?.saturating_sub(time(start)?);
        put(to, cycles as f32 / 1e6)
    }

    fn cuMemAlloc_v2(state, to: *mut u64, size: usize) {
        let card = state.working()?;
        if size == 0 {
            return Err(errors::INVALID_VALUE);
        }
        let start = state.cards[card].memory.allocate(size as u64).ok_or(errors::OUT_OF_MEMORY)?;
        put(to, start)
    }

    fn cuMemFree_v2(state, address: u64) {
        let card = state.current()?;
        // Waits for work under way, and the memory is gone also when that went wrong.
        let done = state.finish_card(card);
        if !state.cards[card].memory.free(address) {
            return Err(errors::INVALID_VALUE);
        }
        done
    }

    fn cuMemGetInfo_v2(state, free: *mut usize, total: *mut usize) {
        let card = state.working()?;
        let (left, all) = state.cards[card].memory.info();
        put(free, left as usize).and_then(|()| put(total, all as usize))
    }

    fn cuMemAllocHost_v2(state, to: *mut usize, size: usize) {
        state.working()?;
        let layout = host_layout(size).ok_or(errors::INVALID_VALUE)?;
        // SAFETY: the layout is not empty.
        let address = unsafe { alloc(layout) } as usize;
        if address == 0 {
            return Err(errors::OUT_OF_MEMORY);
        }
        // SAFETY: these bytes were allocated just now; a program must not count on zeros.
        unsafe { std::ptr::write_bytes(address as *mut u8, 0xd7, size) };
        state.locked.insert(address, size);
        put(to, address)
    }

    fn cuMemFreeHost(state, address: usize) {
        let done = (0..state.cards.len()).map(|card| state.finish_card(card)).fold(Ok(()), Answer::and);
        let size = state.locked.remove(&address).ok_or(errors::INVALID_VALUE)?;
        free_host(address, size);
        done
    }

    fn cuMemcpyHtoD_v2(state, to: u64, from: usize, len: usize) { state.upload(0, to, from, len, true) }

    fn cuMemcpyHtoDAsync_v2(state, to: u64, from: usize, len: usize, stream: usize) {
        state.upload(stream, to, from, len, false)
    }

    fn cuMemcpyDtoH_v2(state, to: usize, from: u64, len: usize) { state.download(0, to, from, len, true) }

    fn cuMemcpyDtoHAsync_v2(state, to: usize, from: u64, len: usize, stream: usize) {
        state.download(stream, to, from, len, false)
    }

    fn cuMemcpyDtoD_v2(state, to: u64, from: u64, len: usize) { state.submit(0, Task::Copy { to, from, len }, true) }

    fn cuMemcpyDtoDAsync_v2(state, to: u64, from: u64, len: usize, stream: usize) {
        state.submit(stream, Task::Copy { to, from, len }, false)
    }

    fn cuMemsetD8_v2(state, to: u64, value: u8, count: usize) { state.fill(0, to, &[value], count) }

    fn cuMemsetD8Async(state, to: u64, value: u8, count: usize, stream: usize) { state.fill(stream, to, &[value], count) }

    fn cuMemsetD16_v2(state, to: u64, value: u16, count: usize) { state.fill(0, to, &value.to_le_bytes(), count) }

    fn cuMemsetD16Async(state, to: u64, value: u16, count: usize, stream: usize) {
        state.fill(stream, to, &value.to_le_bytes(), count)
    }

    fn cuMemsetD32_v2(state, to: u64, value: u32, count: usize) { state.fill(0, to, &value.to_le_bytes(), count) }

    fn cuMemsetD32Async(state, to: u64, value: u32, count: usize, stream: usize) {
        state.fill(stream, to, &value.to_le_bytes(), count)
    }

    fn cuLaunchKernel(
        state, function: usize, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
        block_z: c_uint, shared: c_uint, stream: usize, params: *mut *mut c_void, _extra: *mut *mut c_void,
    ) {
        let kernel = state.kernel(function)?;
        let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
        let threads = block.iter().try_fold(1u32, |all, &n| all.checked_mul(n)).unwrap_or(u32::MAX);
        if grid.contains(&0) || !(1..=1024).contains(&threads) || shared > 48 << 10 {
            return Err(errors::INVALID_VALUE);
        }
        let loaded = state.modules.get(&kernel.module).ok_or(errors::INVALID_HANDLE)?;
        let sizes = &loaded.module.functions[kernel.number as usize].params;
        let params = sizes.iter().enumerate().map(|(k, &(_, size))| {
            // SAFETY: the caller gives one pointer for each parameter, to as many bytes as it has.
            unsafe { std::slice::from_raw_parts((*params.add(k)).cast::<u8>(), size as usize) }.to_vec()
        });
        let params = params.collect();
        state.submit(stream, Task::Launch { kernel, grid, block, shared, params }, false)
    }
}

/// The description of an error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorString(code: c_uint, to: *mut *const c_char) -> c_uint {
    let text = errors::text(code).map(|(_, text)| text.as_ptr());
    text.map_or(errors::INVALID_VALUE, |text| put(to, text).err().unwrap_or(0))
}

/// The name of an error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorName(code: c_uint, to: *mut *const c_char) -> c_uint {
    let text = errors::text(code).map(|(name, _)| name.as_ptr());
    text.map_or(errors::INVALID_VALUE, |text| put(to, text).err().unwrap_or(0))
}

/// For tests: starts anew with settings, one `NAME=value` in a line; 0 if they are understood.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn software_cuda_configure(settings: *const c_char) -> c_uint {
    // SAFETY: the settings are text that ends with a zero.
    let text = unsafe { CStr::from_ptr(settings) }.to_str().unwrap_or("?");
    Config::from_text(text).map_or(1, |config| {
        super::configure(config);
        0
    })
}

/// For tests: writes what the program holds and did, one `name=value` in a line, and gives the length of all of it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn software_cuda_report(to: *mut u8, room: usize) -> usize {
    let report = super::report();
    for (k, byte) in report.bytes().enumerate().take(room) {
        // SAFETY: the caller has this much room.
        unsafe { to.add(k).write(byte) };
    }
    report.len()
}
