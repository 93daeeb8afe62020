//! The kernels: what a CUDA launch starts.
//!
//! A launch starts as many warps as the card holds. A warp of `32 / N` teams takes that many lanes
//! from a counter, runs them side by side, and comes back for more, so memory does not
//! grow with the batch: each team has one arena, used again for every lane.

use core::sync::atomic::{AtomicU32, Ordering};

use crate::script::{self, Lane};
use crate::split::{Split, Threads};
use crate::warp::{Hardware, Warp};
use crate::words::Words;

unsafe extern "unadjusted" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"]
    fn thread() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.x"]
    fn threads() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.x"]
    fn block() -> u32;
}

/// A batch of lanes: all pointers are to device memory, all lengths count words.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Job {
    /// The steps.
    script: *mut u32,
    /// The input of each lane, one after the other.
    input: *mut u32,
    /// An arena for each team.
    arena: *mut u32,
    /// The output of each lane, one after the other.
    output: *mut u32,
    /// The next lane; zero at launch.
    counter: *mut u32,
    script_len: u32,
    input_len: u32,
    arena_len: u32,
    output_len: u32,
    lanes: u32,
}

/// Takes lanes until there are none left. Blocks are whole warps.
///
/// # Safety
///
/// The pointers of the job must be to as many words as its lengths say.
#[inline(always)]
unsafe fn work<const N: u32, const R: usize>(job: Job) {
    let warp = Hardware::<32>::here();
    let group = Hardware::<N>::here();
    let team: Warp<N, R> = Split::new(group);
    // SAFETY: these read special registers.
    let place = unsafe { (block() * threads() + thread()) / N };
    // SAFETY: every part below lies in what the caller vouches for; a lane's input and output and
    // a team's arena are used by that team alone, and nobody writes the script.
    let part = |start: *mut u32, len: u32, k: u32| unsafe {
        Words::at(start.add(len as usize * k as usize), len)
    };
    // SAFETY: as above; the counter is touched by atomic operations only.
    let counter = unsafe { AtomicU32::from_ptr(job.counter) };
    loop {
        let mut next = 0;
        if warp.rank() == 0 {
            next = counter.fetch_add(32 / N, Ordering::Relaxed);
        }
        next = warp.shuffle(next, 0);
        if next >= job.lanes {
            return;
        }
        let lane = next + group.group();
        if lane < job.lanes {
            let lane = Lane {
                script: part(job.script, job.script_len, 0),
                input: part(job.input, job.input_len, lane),
                arena: part(job.arena, job.arena_len, place),
                output: part(job.output, job.output_len, lane),
            };
            script::run(team, lane);
        }
        warp.sync();
    }
}

/// Runs [`script`](crate::script)s with one kernel for each size of a team.
macro_rules! kernels {
    ($($name:ident: $threads:literal threads with $rows:literal rows,)*) => {$(
        /// Runs a script over all lanes of a batch.
        ///
        /// # Safety
        ///
        /// The pointers of the job must be to as many words as its lengths say.
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $name(job: Job) {
            // SAFETY: what the caller vouches for.
            unsafe { work::<$threads, $rows>(job) };
        }
    )*};
}

kernels! {
    script_4: 4 threads with 8 rows,
    script_8: 8 threads with 4 rows,
    script_16: 16 threads with 2 rows,
    script_32: 32 threads with 1 rows,
}
