//! The software device orders streams as a card does: by events and by waiting, not by luck.

use crate::driver::Driver;
use cust::context::{Context, CurrentContext};
use cust::device::Device;
use cust::event::{Event, EventFlags};
use cust::memory::{AsyncCopyDestination, DeviceBuffer, LockedBuffer};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags, StreamWaitEventFlags};
use std::ffi::c_void;

/// Adds one to a word.
const PTX: &str = ".version 6.3
.target sm_70
.address_size 64
.visible .entry add(.param .b64 p0) {
.reg .b32 %r<2>; .reg .b64 %d<2>;
ld.param.b64 %d1, [p0]; ld.global.b32 %r1, [%d1]; add.s32 %r1, %r1, 1; st.global.b32 [%d1], %r1; ret;
}
";

/// Two streams and a word. Fields go in this order.
struct Two {
    streams: [Stream; 2],
    word: DeviceBuffer<u32>,
    module: Module,
    _context: Context,
}

impl Two {
    fn new() -> Two {
        cust::init(cust::CudaFlags::empty()).unwrap();
        let context = Context::new(Device::get_device(0).unwrap()).unwrap();
        CurrentContext::set_current(&context).unwrap();
        let stream = || Stream::new(StreamFlags::NON_BLOCKING, None).unwrap();
        // SAFETY: each test writes it first.
        let word = unsafe { DeviceBuffer::uninitialized(1) }.unwrap();
        let module = Module::from_ptx(PTX, &[]).unwrap();
        Two { streams: [stream(), stream()], word, module, _context: context }
    }

    fn launch(&self, stream: usize) {
        let kernel = self.module.get_function("add").unwrap();
        let mut parameter = self.word.as_device_ptr();
        let parameter = (&raw mut parameter).cast::<c_void>();
        // SAFETY: the kernel takes the address of a word.
        unsafe { self.streams[stream].launch(&kernel, 1, 1, 0, &[parameter]) }.unwrap();
    }

    fn upload(&mut self, stream: usize, from: &LockedBuffer<u32>) {
        // SAFETY: the buffer outlives the copy.
        unsafe { self.word.async_copy_from(from, &self.streams[stream]) }.unwrap();
    }

    fn download(&self, stream: usize, to: &mut LockedBuffer<u32>) {
        // SAFETY: as above.
        unsafe { self.word.async_copy_to(to, &self.streams[stream]) }.unwrap();
    }

    /// Makes a stream wait for what another has to do; the event is gone when the stream comes to it.
    fn order(&self, first: usize, then: usize) {
        let event = Event::new(EventFlags::DISABLE_TIMING).unwrap();
        event.record(&self.streams[first]).unwrap();
        self.streams[then].wait_event(event, StreamWaitEventFlags::DEFAULT).unwrap();
    }

    /// Waits for the streams, the second one first; says whether all went well.
    fn finish(&self) -> bool {
        let ended = [1, 0].map(|stream| self.streams[stream].synchronize().is_ok());
        ended == [true, true]
    }
}

fn locked(value: u32) -> LockedBuffer<u32> {
    LockedBuffer::new(&value, 1).unwrap()
}

#[test]
fn launches_that_an_event_orders_see_each_other() {
    let driver = Driver::with("");
    let mut two = Two::new();
    let (five, mut found) = (locked(5), locked(0));
    two.upload(0, &five);
    two.launch(0);
    two.order(0, 1);
    two.launch(1);
    two.download(1, &mut found);
    assert_eq!(found[0], 0);
    assert!(two.finish());
    assert_eq!(found[0], 7);
    drop((two, five, found));
    driver.assert_nothing_left();
}

#[test]
fn waiting_for_one_stream_leaves_the_work_of_another() {
    let _driver = Driver::with("");
    let mut two = Two::new();
    let (five, mut found) = (locked(5), locked(0));
    two.upload(0, &five);
    two.order(0, 1);
    two.launch(0);
    two.download(0, &mut found);
    // The second stream waits for the upload only.
    two.streams[1].synchronize().unwrap();
    assert_eq!(found[0], 0);
    two.streams[0].synchronize().unwrap();
    assert_eq!(found[0], 6);
}

#[test]
fn work_of_two_streams_that_nothing_orders_is_a_race() {
    type Work = fn(&mut Two, &mut LockedBuffer<u32>);
    let works: [(&str, Work); 4] = [
        ("two launches", |two, _| {
            two.launch(0);
            two.launch(1);
        }),
        ("a launch and a download", |two, to| {
            two.launch(0);
            two.download(1, to);
        }),
        ("a launch and an upload", |two, from| {
            two.launch(0);
            two.upload(1, from);
        }),
        ("an event recorded too early", |two, _| {
            two.order(0, 1);
            two.launch(0);
            two.launch(1);
        }),
    ];
    for (what, work) in works {
        let driver = Driver::with("");
        let mut two = Two::new();
        let mut other = locked(5);
        two.upload(0, &other);
        two.streams[0].synchronize().unwrap();
        work(&mut two, &mut other);
        assert!(!two.finish(), "{what}");
        assert!(driver.report().text("fault").starts_with("Race"), "{what}");
    }
}

#[test]
fn the_host_orders_streams_by_waiting() {
    let _driver = Driver::with("");
    let mut two = Two::new();
    let (five, mut found) = (locked(5), locked(0));
    two.upload(0, &five);
    two.launch(0);
    two.streams[0].synchronize().unwrap();
    two.launch(1);
    two.streams[1].synchronize().unwrap();
    two.download(0, &mut found);
    assert!(two.finish());
    assert_eq!(found[0], 7);
}
