//! The kernels as a card takes them.

use std::borrow::Cow;

use cust::error::{CudaError, CudaResult};
use cust::module::{Module, ModuleJitOption};

include!(concat!(env!("OUT_DIR"), "/images.rs"));

/// Registers for each thread: fills a card of sm_75 with warps.
const REGISTERS: u32 = 64;

/// The oldest driver that takes the PTX (ISA 6.3), as the driver counts: 10.0.
pub const OLDEST_DRIVER: i32 = 10_000;

/// Loads the kernels for a card of this capability (75 for sm_75) into the current context.
pub fn load(capability: u32) -> CudaResult<Module> {
    // A cubin runs on cards of its generation that are not older.
    let fits = |card: u32| card / 10 == capability / 10 && card <= capability;
    if let Some((_, bytes)) = CUBINS.iter().rev().find(|(card, _)| fits(*card)) {
        match Module::from_cubin(bytes, &[]) {
            Err(CudaError::NoBinaryForGpu | CudaError::InvalidImage) => {}
            result => return result,
        }
    }
    Module::from_ptx(ptx(capability), &[ModuleJitOption::MaxRegisters(REGISTERS)])
}

/// The PTX with a target that the card accepts: code for sm_70 runs on all later ones, and says nothing that sm_60 lacks.
fn ptx(capability: u32) -> Cow<'static, str> {
    if capability >= 70 {
        return Cow::Borrowed(PTX);
    }
    Cow::Owned(PTX.replacen(".target sm_70", ".target sm_60", 1))
}
