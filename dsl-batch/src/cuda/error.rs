//! What can go wrong with a card.

use cust::error::CudaError;
use thiserror::Error;

/// Why a card cannot be used at all.
#[derive(Clone, Debug, Error)]
pub enum OpenError {
    /// The driver's library is not there.
    #[error("no NVIDIA driver: {0}")]
    NoDriver(String),
    /// There is a driver and no card.
    #[error("the NVIDIA driver finds no CUDA card")]
    NoCard,
    /// There are cards, but not this one.
    #[error("there is no CUDA card {asked}: this machine has {there}")]
    NoSuchCard {
        /// The number that was asked for.
        asked: u32,
        /// How many there are.
        there: u32,
    },
    /// The driver is from before the kernels' language.
    #[error("the NVIDIA driver supports CUDA {}.{}, and 10.0 is needed: update it", .version / 1000, .version % 1000 / 10)]
    OldDriver {
        /// As the driver says it: 12040 for 12.4.
        version: i32,
    },
    /// The card is from before the kernels' instructions.
    #[error("CUDA card {card} has compute capability {}.{}, and 6.0 is needed", .capability / 10, .capability % 10)]
    OldCard {
        /// The number of the card.
        card: u32,
        /// 35 for 3.5.
        capability: u32,
    },
    /// The driver does not load the kernels.
    #[error("the NVIDIA driver does not take the kernels for CUDA card {card}: {source}")]
    Kernels {
        /// The number of the card.
        card: u32,
        /// What the driver says.
        source: CudaError,
    },
    /// Anything else.
    #[error("CUDA card {card}: {what}: {source}")]
    Driver {
        /// The number of the card.
        card: u32,
        /// What was tried.
        what: &'static str,
        /// What the driver says.
        source: CudaError,
    },
}

/// Why a run on a card went wrong.
#[derive(Clone, Debug, Error)]
#[error("{what}: {source}")]
pub struct Fault {
    /// What was tried.
    pub what: &'static str,
    /// What the driver says.
    pub source: CudaError,
}

impl Fault {
    /// A step of a run, as the place where an error came up.
    pub(super) fn at(what: &'static str) -> impl FnOnce(CudaError) -> Fault {
        move |source| Fault { what, source }
    }

    /// Whether fewer lanes at once may help.
    #[must_use]
    pub fn is_memory(&self) -> bool {
        matches!(self.source, CudaError::OutOfMemory | CudaError::LaunchOutOfResources)
    }
}
