//! Device code: what runs inside a lane, on the CPU and on CUDA, from this one source.
//!
//! Everything here is `no_std`, allocates nothing and cannot panic: an out-of-range read gives
//! zero, an out-of-range write is dropped, and whoever asked checks sizes once. The layers, each
//! known only to those after it:
//!
//! | module | what |
//! |---|---|
//! | [`tile`] | a 32×32 bit matrix and its algebra, as plain functions |
//! | [`words`] | the memory of a lane |
//! | [`team`] | the threads that work on one lane, seen as owners of whole tiles; [`team::Solo`] is one thread |
//! | [`split`] | a team of 4, 8, 16 or 32 threads, each with some rows of every tile |
//! | `warp` | such a team on CUDA (`nvptx64` only) |
//! | `sim` | such a team on the host, with a race detector (feature `sim`) |
//! | [`mask`] | sets of cells anywhere in the plane |
//! | [`script`] | a first device program: mask operations over a batch |
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, abi_unadjusted, link_llvm_intrinsics))]
#![cfg_attr(target_arch = "nvptx64", allow(internal_features))]

#[cfg(any(test, feature = "sim"))]
extern crate std;

#[cfg(target_arch = "nvptx64")]
mod entry;
pub mod mask;
pub mod script;
#[cfg(any(test, feature = "sim"))]
pub mod sim;
pub mod split;
pub mod team;
pub mod tile;
#[cfg(target_arch = "nvptx64")]
pub mod warp;
pub mod words;
