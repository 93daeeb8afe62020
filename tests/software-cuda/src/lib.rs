//! A CUDA driver without a card, for tests.
//!
//! The library stands in for the driver: with it on the loader's path, a program that uses the driver API finds
//! cards that execute its PTX, instruction by instruction, and that check every access to memory. The layers, each known
//! only to those after it:
//!
//! | module | what |
//! |---|---|
//! | [`ptx`] | PTX text as statements |
//! | [`code`] | the decoded form |
//! | [`alu`] | what arithmetic instructions mean |
//! | [`decode`] | from statements to the decoded form |
//! | [`memory`] | device memory and who touched it |
//! | [`warp`] | threads that run together |
//! | [`launch`] | blocks of warps |
//! | [`module`] | a source file loaded into a card's memory |
//! | [`driver`] | the driver API |
#![allow(missing_docs)]

pub mod alu;
pub mod code;
pub mod decode;
pub mod driver;
pub mod launch;
pub mod memory;
pub mod module;
pub mod ptx;
pub mod warp;
