//! CUDA cards, through `cust`.
//!
//! A [`Card`] runs an [`Entry`] (a kernel and what it works on): one upload, one launch, one download. A [`Fleet`] is all cards
//! of a machine; it runs lanes whatever happens to the cards, on the CPU if need be.
//!
//! Arenas belong to the teams of a launch, not to lanes: a launch starts as many teams as the card can run at once,
//! and each takes lanes from a counter until there are none left.

mod card;
mod error;
mod fleet;
mod images;
mod lanes;
mod part;
mod recovery;
mod slot;
mod store;

pub(crate) use card::SLOTS;
pub use card::{Card, Entry, Figures, Places, Traffic, driver_version};
pub use error::{Fault, OpenError};
pub use fleet::{Fleet, Part, Run, Work};
pub use images::Kernels;
pub use lanes::Team;
pub(crate) use lanes::{LaneWork, ends};
pub use part::part;
pub use recovery::{Action, Recovery};
pub use store::Key;
