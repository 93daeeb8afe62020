//! All that emitted code uses.

pub use crate::Arg::{self, C, I, Int, Pair, S, Text};
pub use crate::ops::container::*;
pub use crate::ops::function::*;
pub use crate::ops::grid::*;
pub use crate::ops::number::*;
pub use crate::ops::objects::*;
pub use crate::ops::patch::*;
pub use crate::ops::piece::*;
pub use crate::ops::sample::*;
pub use crate::{Batt, Policy, Run, Sample, Steps};
