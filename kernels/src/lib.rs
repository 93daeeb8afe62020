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
//! | [`value`] | what a value is: 64 bits |
//! | [`lane`] | the memory of a run, and the lists in it; [`grid`], [`patch`], [`function`]: the other values in it |
//! | [`compare`] | equality and order |
//! | [`cells`] | colors to bits of planes and back |
//! | [`copy`] | values from one memory to another |
//! | [`ops`] | the ops that call no functions, by family |
//! | [`calls`] | the ops that do; [`flat`], `plan`: functions as straight code, for them |
//! | [`table`] | all of them by number |
//! | [`interpreter`] | runs a program; [`simple`], [`looped`]: steps that are read once for many runs |
//! | [`job`] | programs, samples and results as a device gets and gives them |
//! | [`script`] | a first device program: mask operations over a batch |
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, abi_unadjusted, link_llvm_intrinsics))]
#![cfg_attr(target_arch = "nvptx64", allow(internal_features))]

#[cfg(any(test, feature = "sim"))]
extern crate std;

pub mod calls;
pub mod cells;
pub mod compare;
pub mod copy;
#[cfg(target_arch = "nvptx64")]
mod entry;
pub mod flat;
pub mod function;
pub mod grid;
pub mod interpreter;
pub mod job;
pub mod lane;
pub mod looped;
pub mod mask;
pub mod ops;
pub mod patch;
mod plan;
#[cfg(target_arch = "x86_64")]
mod processor;
pub mod script;
mod sift;
#[cfg(any(test, feature = "sim"))]
pub mod sim;
pub mod simple;
pub mod split;
pub mod table;
pub mod team;
pub mod tile;
pub mod value;
#[cfg(target_arch = "nvptx64")]
pub mod warp;
pub mod words;
