//! Nothing: `core` wants a crate of this name, device code needs nothing from it.
#![feature(compiler_builtins, no_core)]
#![allow(internal_features)]
#![compiler_builtins]
#![no_builtins]
#![no_core]
extern crate core;
