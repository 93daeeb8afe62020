//! The kernels as a card takes them.

use std::borrow::Cow;
use std::ffi::CString;

use cust::error::{CudaError, CudaResult};
use cust::module::{Module, ModuleJitOption};

include!(concat!(env!("OUT_DIR"), "/images.rs"));

/// Kernels for cards of any kind.
#[derive(Clone, Copy, Debug)]
pub struct Kernels {
    ptx: &'static str,
    cubins: &'static [(u32, &'static [u8])],
}

/// Registers for each thread: fills a card of sm_75 with warps.
const REGISTERS: u32 = 64;

/// The oldest driver that takes the PTX (ISA 6.3), as the driver counts: 10.0.
pub const OLDEST_DRIVER: i32 = 10_000;

impl Kernels {
    /// Those of this crate: cubins for the cards that the build had one for, and PTX for all others.
    #[must_use]
    pub fn embedded() -> Kernels {
        Kernels { ptx: PTX, cubins: CUBINS }
    }

    /// Others.
    #[must_use]
    pub fn from_ptx(ptx: &'static str) -> Kernels {
        Kernels { ptx, cubins: &[] }
    }

    /// Loads them for a card of this capability (75 for sm_75) into the current context.
    pub(super) fn load(self, capability: u32) -> CudaResult<Module> {
        // A cubin runs on cards of its generation that are not older.
        let fits = |card: u32| card / 10 == capability / 10 && card <= capability;
        if let Some((_, bytes)) = self.cubins.iter().rev().find(|(card, _)| fits(*card)) {
            match Module::from_cubin(bytes, &[]) {
                Err(CudaError::NoBinaryForGpu | CudaError::InvalidImage) => {}
                result => return result,
            }
        }
        // `cust` panics over a zero in the text.
        let text =
            CString::new(self.ptx_for(capability).as_ref()).map_err(|_| CudaError::InvalidPtx)?;
        Module::from_ptx_cstr(&text, &[ModuleJitOption::MaxRegisters(REGISTERS)])
    }

    /// The PTX with a target that the card accepts: code for sm_70 runs on all later ones, and says nothing that sm_60 lacks.
    fn ptx_for(self, capability: u32) -> Cow<'static, str> {
        if capability >= 70 {
            return Cow::Borrowed(self.ptx);
        }
        Cow::Owned(self.ptx.replacen(".target sm_70", ".target sm_60", 1))
    }
}
