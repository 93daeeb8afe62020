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
mod recovery;

pub use card::{Card, Entry, Figures, Places, Traffic};
pub use error::{Fault, OpenError};
pub use fleet::{Fleet, Work};
pub use images::Kernels;
pub use recovery::{Action, Recovery};
