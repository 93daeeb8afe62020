//! Indices and objects: places, boxes, lines, distances.

mod bounds;
mod boxes;
mod colors;
mod forms;
mod kinds;
mod lines;
mod motion;
mod place;
mod read;
mod relation;
mod rows;

pub use bounds::{
    center, corners, hline, leftmost, llcorner, lowermost, lrcorner, rightmost, ulcorner,
    uppermost, urcorner, vline,
};
pub use boxes::{backdrop, r#box, delta, inbox, outbox};
pub use colors::{color, hperiod, vperiod};
pub use lines::{connect, dneighbors, hfrontier, ineighbors, neighbors, shoot, vfrontier};
pub use motion::{normalize, recolor, shift, toindices};
pub use place::Placed;
pub use relation::{
    adjacent, bordering, centerofmass, gravitate, hmatching, manhattan, position, vmatching,
};

pub(crate) use bounds::{bounds, box_shape, height_value, width_value};
pub(crate) use colors::{color_place, colorcount_value, common_color, palette_value};
pub use forms::*;
pub use kinds::*;
pub(crate) use motion::{cmirror_value, mirror_value, mirrored, upscale_value, upscaled};
pub(crate) use read::{Reading, Typed, proper_cells, proper_places, spots, typed};
pub use rows::*;

use crate::Op;

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &ULCORNER,
    &URCORNER,
    &LLCORNER,
    &LRCORNER,
    &TOINDICES,
    &RECOLOR,
    &SHIFT,
    &NORMALIZE,
    &DNEIGHBORS,
    &INEIGHBORS,
    &NEIGHBORS,
    &UPPERMOST,
    &LOWERMOST,
    &LEFTMOST,
    &RIGHTMOST,
    &VLINE,
    &HLINE,
    &HMATCHING,
    &VMATCHING,
    &MANHATTAN,
    &ADJACENT,
    &BORDERING,
    &CENTEROFMASS,
    &COLOR,
    &CENTER,
    &POSITION,
    &CORNERS,
    &CONNECT,
    &VFRONTIER,
    &HFRONTIER,
    &BACKDROP,
    &DELTA,
    &GRAVITATE,
    &INBOX,
    &OUTBOX,
    &BOX,
    &SHOOT,
    &HPERIOD,
    &VPERIOD,
    &P_F,
    &P_O,
    &MIR_ROT_F,
    &GET_COLOR_RANK_F,
    &MOSTCOLOR_F,
    &LEASTCOLOR_F,
    &HEIGHT_F,
    &HEIGHT_I,
    &HEIGHT_O,
    &WIDTH_F,
    &WIDTH_I,
    &WIDTH_O,
    &SHAPE_F,
    &COL_ROW,
    &LOWERMOST_I,
    &LOWERMOST_O,
    &UPPERMOST_I,
    &UPPERMOST_O,
    &LEFTMOST_I,
    &LEFTMOST_O,
    &RIGHTMOST_I,
    &RIGHTMOST_O,
    &SQUARE_F,
    &PALETTE_F,
    &NORMALIZE_I,
    &NORMALIZE_O,
    &HMIRROR_F,
    &HMIRROR_I,
    &HMIRROR_O,
    &VMIRROR_F,
    &VMIRROR_I,
    &VMIRROR_O,
    &DMIRROR_F,
    &DMIRROR_I,
    &DMIRROR_O,
    &CMIRROR_F,
    &UPSCALE_F,
    &TOINDICES_I,
    &TOINDICES_O,
    &PORTRAIT_F,
    &COLORCOUNT_F,
    &CORNER,
    &ULCORNER_I,
    &ULCORNER_O,
    &URCORNER_I,
    &URCORNER_O,
    &LLCORNER_I,
    &LLCORNER_O,
    &LRCORNER_I,
    &LRCORNER_O,
    &RECOLOR_I,
    &RECOLOR_O,
    &VLINE_I,
    &VLINE_O,
    &HLINE_I,
    &HLINE_O,
    &NUMCOLORS_F,
    &CMIRROR_I,
    &CMIRROR_O,
];
