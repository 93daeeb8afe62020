//! Tuples, sets and what runs over them.
//!
//! What depends on the kind of a container gives back the kind it got: a tuple from a tuple, a set
//! from a set.

mod higher_order;
mod make;
mod rank;
mod select;
mod sets;

pub use higher_order::*;
pub use make::*;
pub use rank::*;
pub use select::*;
pub use sets::*;

use crate::Op;

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &EQUALITY,
    &CONTAINED,
    &COMBINE,
    &INTERSECTION,
    &DIFFERENCE,
    &DEDUPE,
    &ORDER,
    &REPEAT,
    &SIZE,
    &MERGE,
    &MAXIMUM,
    &MINIMUM,
    &VALMAX,
    &VALMIN,
    &ARGMAX,
    &ARGMIN,
    &MOSTCOMMON,
    &LEASTCOMMON,
    &INITSET,
    &SFILTER,
    &MFILTER,
    &EXTRACT,
    &TOTUPLE,
    &FIRST,
    &LAST,
    &INSERT,
    &REMOVE,
    &OTHER,
    &INTERVAL,
    &ASTUPLE,
    &PRODUCT,
    &PAIR,
    &APPLY,
    &RAPPLY,
    &MAPPLY,
    &PAPPLY,
    &MPAPPLY,
    &PRAPPLY,
    &SECOND,
    &DIFFERENCE_TUPLE,
    &GET_NTH_T,
    &GET_NTH_F,
    &GET_NTH_BY_KEY_T,
    &GET_NTH_BY_KEY_F,
    &GET_RANK,
    &GET_ARG_RANK,
    &GET_ARG_RANK_T,
    &GET_ARG_RANK_F,
    &GET_VAL_RANK,
    &GET_COMMON_RANK,
    &GET_COMMON_RANK_F,
    &ASCELL,
    &TOIJ,
    &ASTRIPLE,
    &CELLTUPLE,
    &COMBINE_T,
    &COMBINE_F,
    &MOSTCOMMON_F,
    &LEASTCOMMON_F,
    &SFILTER_T,
    &SFILTER_F,
    &MFILTER_T,
    &FIRST_T,
    &FIRST_F,
    &LAST_T,
    &LAST_F,
    &REMOVE_T,
    &REMOVE_F,
    &OTHER_T,
    &OTHER_F,
    &APPLY_T,
    &APPLY_F,
    &RAPPLY_T,
    &RAPPLY_F,
    &MAPPLY_T,
    &MAPPLY_F,
];
