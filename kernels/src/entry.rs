//! The kernels: what a CUDA launch starts.
//!
//! A launch starts as many warps as the card holds. A warp of `32 / N` teams takes that many lanes
//! from a counter, runs them side by side, and comes back for more, so memory does not
//! grow with the batch: each team has one arena, used again for every lane.

use core::sync::atomic::{AtomicU32, Ordering};

use crate::job::Batch;
use crate::lane::Policy;
use crate::split::{Split, Threads};
use crate::team::Rows;
use crate::value::Fail;
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

/// A batch of lanes: all pointers are to device memory, all lengths count words. See [`job`](crate::job) for the images.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Job {
    /// Images of programs.
    programs: *mut u32,
    /// Images of samples.
    samples: *mut u32,
    /// For each lane where its program and its sample begin.
    lanes: *mut u32,
    /// Memory for each team: what it works in, then where it puts its results together.
    arenas: *mut u32,
    /// For each lane how it ended (0, or a [`Fail`](crate::value::Fail)), where in `output` its results begin, and their length.
    ends: *mut u32,
    /// Images of results.
    output: *mut u32,
    /// The next lane, and the next free word of `output`; both zero at launch.
    counters: *mut u32,
    programs_len: u32,
    samples_len: u32,
    lanes_len: u32,
    arena_len: u32,
    image_len: u32,
    output_len: u32,
    /// 0: failures stay; 1: defaults take their place.
    safe_default: u32,
}

/// The words that say how a lane ended.
const END: u32 = 3;

/// Takes lanes until there are none left. Blocks are whole warps.
///
/// # Safety
///
/// The pointers of the job must be to as many words as its lengths say: `arenas` to those of all teams, `ends` to those of all lanes,
/// `counters` to two.
#[inline(always)]
unsafe fn work<const N: u32, const R: usize>(job: Job) {
    let warp = Hardware::<32>::here();
    let group = Hardware::<N>::here();
    let team: Warp<N, R> = Split::new(group);
    // SAFETY: these read special registers.
    let place = unsafe { (block() * threads() + thread()) / N };
    // SAFETY: every part below lies in what the caller vouches for; a lane's end and its part of the output and
    // a team's arena are used by that team alone, and nobody writes the rest.
    let part = |start: *mut u32, at: usize, len: u32| unsafe { Words::at(start.add(at), len) };
    let memory = job.arena_len + job.image_len;
    let arena = place as usize * memory as usize;
    let image = part(job.arenas, arena + job.arena_len as usize, job.image_len);
    let arena = part(job.arenas, arena, job.arena_len);
    let batch = Batch {
        programs: part(job.programs, 0, job.programs_len),
        samples: part(job.samples, 0, job.samples_len),
        lanes: part(job.lanes, 0, 2 * job.lanes_len),
        policy: if job.safe_default == 0 { Policy::Poison } else { Policy::SafeDefault },
    };
    // SAFETY: as above; the counters are touched by atomic operations only.
    let counter = |k: usize| unsafe { AtomicU32::from_ptr(job.counters.add(k)) };
    loop {
        let mut next = 0;
        if warp.rank() == 0 {
            next = counter(0).fetch_add(32 / N, Ordering::Relaxed);
        }
        next = warp.shuffle(next, 0);
        if next >= job.lanes_len {
            return;
        }
        let lane = next + group.group();
        if lane < job.lanes_len {
            let (mut status, mut len) = match batch.run(team, lane, arena, image) {
                Ok(len) => (0, len),
                Err(fail) => (fail as u32, 0),
            };
            let mut at = 0;
            if group.rank() == 0 {
                at = counter(1).fetch_add(len, Ordering::Relaxed);
            }
            at = group.shuffle(at, 0);
            if at.saturating_add(len) > job.output_len {
                (status, len) = (Fail::Room as u32, 0);
            }
            let output = part(job.output, at as usize, len);
            team.each(len, |k| team.store(output, k, team.load(image, k)));
            let end = part(job.ends, END as usize * lane as usize, END);
            team.once(|| {
                team.store(end, 0, status);
                team.store(end, 1, at);
                team.store(end, 2, len);
            });
            team.sync();
        }
        warp.sync();
    }
}

/// Runs lanes with one kernel for each size of a team.
macro_rules! kernels {
    ($($name:ident: $threads:literal threads with $rows:literal rows,)*) => {$(
        /// Runs all lanes of a batch.
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
    lanes_4: 4 threads with 8 rows,
    lanes_8: 8 threads with 4 rows,
    lanes_16: 16 threads with 2 rows,
    lanes_32: 32 threads with 1 rows,
}
