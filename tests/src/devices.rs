//! Where the suites run programs.

use dsl_batch::Device;

/// Every device of this build. Suites that compare devices take them from here, so that a new one
/// joins all of them.
#[must_use]
pub fn devices() -> Vec<Device> {
    vec![Device::scalar(), Device::cpu()]
}

/// Does `work` on so many threads with roomy stacks: function values may call each other hundreds
/// of levels deep.
///
/// # Panics
///
/// When the threads cannot be started.
pub fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    const STACK_BYTES: usize = 64 << 20;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES);
    pool.build().expect("threads").install(work)
}
