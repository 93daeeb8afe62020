//! Every op, one file per family.
//!
//! A file holds the typed functions, which are the meaning of the ops, and the family's rows of the
//! table, which call them on [`Value`](crate::Value)s and see to the dialects.

pub(crate) mod args;
pub mod container;
pub mod function;
pub mod grid;
pub mod number;
pub mod objects;
pub mod patch;
pub mod piece;
pub mod sample;

use crate::Op;

/// The rows of all families; an op's place in here is its number.
pub(crate) static FAMILIES: &[&[&Op]] = &[
    number::ROWS,
    function::ROWS,
    container::ROWS,
    grid::ROWS,
    piece::ROWS,
    patch::ROWS,
    objects::ROWS,
    sample::ROWS,
];
