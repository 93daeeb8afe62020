//! Grids.
//!
//! Each op has a typed function on [`Grid`](crate::Grid)s and, for its row of the table, one on values that also does what
//! the references do with tuples and sets that are no grid.

mod count;
mod cut;
mod draw;
mod join;
pub(crate) mod seq;
mod turn;
mod view;

pub use count::*;
pub use cut::*;
pub use draw::*;
pub use join::*;
pub use turn::*;
pub use view::*;

use crate::Op;

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &ASINDICES,
    &OFCOLOR,
    &CROP,
    &TOOBJECT,
    &ASOBJECT,
    &ROT90,
    &ROT180,
    &ROT270,
    &FILL,
    &PAINT,
    &UNDERFILL,
    &UNDERPAINT,
    &HUPSCALE,
    &VUPSCALE,
    &DOWNSCALE,
    &HCONCAT,
    &VCONCAT,
    &SUBGRID,
    &HSPLIT,
    &VSPLIT,
    &CELLWISE,
    &REPLACE,
    &SWITCH,
    &INDEX,
    &CANVAS,
    &COVER,
    &TRIM,
    &MOVE,
    &TOPHALF,
    &BOTTOMHALF,
    &LEFTHALF,
    &RIGHTHALF,
    &COMPRESS,
    &P_G,
    &MIR_ROT_T,
    &GET_COLOR_RANK_T,
    &MOSTCOLOR_T,
    &LEASTCOLOR_T,
    &HEIGHT_T,
    &WIDTH_T,
    &SHAPE_T,
    &SQUARE_T,
    &PALETTE_T,
    &NORMALIZE_T,
    &HMIRROR_T,
    &VMIRROR_T,
    &DMIRROR_T,
    &CMIRROR_T,
    &UPSCALE_T,
    &PORTRAIT_T,
    &COLORCOUNT_T,
    &NUMCOLORS_T,
    &IS_NO_GRID,
];
