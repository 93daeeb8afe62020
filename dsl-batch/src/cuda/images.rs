//! The kernels as a card takes them.

use std::borrow::Cow;
use std::ffi::CString;

use cust::error::{CudaError, CudaResult};
use cust::module::{Module, ModuleJitOption};

use super::part::part;

/// A kernel for a card: 75 for sm_75, its name, and its machine code.
type Cubin = (u32, &'static str, &'static [u8]);

include!(concat!(env!("OUT_DIR"), "/images.rs"));

/// Kernels for cards of any kind.
#[derive(Clone, Copy, Debug)]
pub struct Kernels {
    ptx: &'static str,
    cubins: &'static [Cubin],
    /// The one that is loaded; all if there is none.
    only: Option<&'static str>,
}

/// Registers for each thread: fills a card of sm_75 with warps.
const REGISTERS: u32 = 64;

/// The oldest driver that takes the PTX (ISA 6.3), as the driver counts: 10.0.
pub const OLDEST_DRIVER: i32 = 10_000;

impl Kernels {
    /// Those of this crate: cubins for the cards that the build had one for, and PTX for all others.
    #[must_use]
    pub fn embedded() -> Kernels {
        Kernels { ptx: PTX, cubins: CUBINS, only: None }
    }

    /// Others.
    #[must_use]
    pub fn from_ptx(ptx: &'static str) -> Kernels {
        Kernels { ptx, cubins: &[], only: None }
    }

    /// The same, with cubins for some cards, each for one kernel: 75 for sm_75, the kernel's name, and its machine code.
    #[must_use]
    pub fn cubins(self, cubins: &'static [(u32, &'static str, &'static [u8])]) -> Kernels {
        Kernels { cubins, ..self }
    }

    /// One of them: a driver takes minutes to translate all.
    #[must_use]
    pub fn only(self, kernel: &'static str) -> Kernels {
        Kernels { only: Some(kernel), ..self }
    }

    /// Loads them for a card of this capability (75 for sm_75) into the current context.
    pub(super) fn load(self, capability: u32) -> CudaResult<Module> {
        if let Some(bytes) = self.cubin_for(capability) {
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

    /// Whether there is machine code for a card of this capability (75 for sm_75).
    #[must_use]
    pub fn has_cubin(self, capability: u32) -> bool {
        self.cubin_for(capability).is_some()
    }

    /// The newest cubin that the card takes: one of its generation that is not for a later card.
    fn cubin_for(self, capability: u32) -> Option<&'static [u8]> {
        let fits = |card: u32| card / 10 == capability / 10 && card <= capability;
        let of_card = |(card, kernel, _): &&Cubin| fits(*card) && self.only == Some(*kernel);
        self.cubins.iter().filter(of_card).max_by_key(|(card, ..)| *card).map(|(.., bytes)| *bytes)
    }

    /// The PTX with a target that the card accepts: code for sm_70 runs on all later ones, and says nothing that sm_60 lacks.
    fn ptx_for(self, capability: u32) -> Cow<'static, str> {
        let one = self.only.and_then(|kernel| part(self.ptx, kernel));
        let ptx = one.map_or(Cow::Borrowed(self.ptx), Cow::Owned);
        if capability >= 70 {
            return ptx;
        }
        Cow::Owned(ptx.replacen(".target sm_70", ".target sm_60", 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EIGHT: &str = "lanes_8";

    #[test]
    fn a_card_gets_the_newest_cubin_of_its_generation() {
        let kernels = Kernels::from_ptx("").cubins(&[
            (70, EIGHT, b"volta"),
            (75, EIGHT, b"turing"),
            (80, EIGHT, b"ampere"),
            (80, "lanes_4", b"four"),
        ]);
        let found = |kernels: Kernels, card| kernels.cubin_for(card).map(|bytes| bytes.len());
        let eight = kernels.only(EIGHT);
        assert_eq!(found(eight, 75), Some(6));
        assert_eq!(found(eight, 72), Some(5));
        assert_eq!(eight.cubin_for(89), Some(&b"ampere"[..]));
        assert_eq!((found(eight, 60), found(eight, 90)), (None, None));
        assert_eq!((found(kernels, 75), found(kernels.only("lanes_4"), 75)), (None, None));
    }

    #[test]
    fn an_old_card_gets_its_own_target() {
        let kernels = Kernels::embedded().only(EIGHT);
        assert!(kernels.ptx_for(60).contains("\n.target sm_60\n"));
        assert!(kernels.ptx_for(75).contains("\n.target sm_70\n"));
    }
}
