//! What the processor can do besides what every x86-64 can, looked up once.

use core::arch::x86_64 as arch;
use core::sync::atomic::{AtomicU8, Ordering};

/// Set as soon as the other bits are known.
const KNOWN: u8 = 1;
const AVX2: u8 = 2;
const AVX512: u8 = 4;

/// Whether there is AVX2, and the system keeps its registers.
#[inline(always)]
pub(crate) fn has_avx2() -> bool {
    known() & AVX2 != 0
}

/// Whether there is AVX-512 with what it has for bytes (BW, VBMI), for short registers (VL) and for matrices of bits (GFNI), and the system
/// keeps its registers.
#[inline(always)]
pub(crate) fn has_avx512() -> bool {
    known() & AVX512 != 0
}

#[inline(always)]
fn known() -> u8 {
    static FOUND: AtomicU8 = AtomicU8::new(0);
    match FOUND.load(Ordering::Relaxed) {
        0 => {
            let found = KNOWN | look();
            FOUND.store(found, Ordering::Relaxed);
            found
        }
        found => found,
    }
}

#[cold]
fn look() -> u8 {
    const OSXSAVE_AND_AVX: u32 = 1 << 27 | 1 << 28;
    const HAS_AVX2: u32 = 1 << 5;
    const F_BW_VL: u32 = 1 << 16 | 1 << 30 | 1 << 31;
    const VBMI_GFNI: u32 = 1 << 1 | 1 << 8;
    /// The registers of SSE and AVX; those and the masks and wide registers of AVX-512.
    const KEEPS_AVX: u64 = 0b110;
    const KEEPS_AVX512: u64 = 0b1110_0110;
    let has = |found: u32, wanted: u32| found & wanted == wanted;
    if arch::__cpuid(0).eax < 7 || !has(arch::__cpuid(1).ecx, OSXSAVE_AND_AVX) {
        return 0;
    }
    // SAFETY: OSXSAVE says that this instruction may be used.
    let kept = unsafe { arch::_xgetbv(0) };
    let features = arch::__cpuid_count(7, 0);
    let avx2 = kept & KEEPS_AVX == KEEPS_AVX && has(features.ebx, HAS_AVX2);
    let avx512 = kept & KEEPS_AVX512 == KEEPS_AVX512
        && has(features.ebx, F_BW_VL)
        && has(features.ecx, VBMI_GFNI);
    (if avx2 { AVX2 } else { 0 }) | (if avx512 { AVX512 } else { 0 })
}
