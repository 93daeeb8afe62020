//! Error codes that the shim gives or changes.

use std::ffi::CStr;

pub const NO_DEVICE: u32 = 100;
pub const NOT_SUPPORTED: u32 = 801;
const UNKNOWN: u32 = 999;

/// A code that `cust` knows: its type has no room for those of later drivers.
pub fn known(code: u32) -> u32 {
    match code {
        0..=8
        | 34
        | 100..=102
        | 200..=202
        | 205..=224
        | 300..=304
        | 400..=401
        | 500
        | 600
        | 700..=705
        | 708..=720
        | 800..=809
        | 900..=911
        | 999 => code,
        _ => UNKNOWN,
    }
}

/// What to say without a driver.
pub fn text(code: u32) -> &'static CStr {
    match code {
        0 => c"no error",
        2 => c"out of memory",
        NO_DEVICE => c"no CUDA device: the driver is not installed, or there is no card",
        NOT_SUPPORTED => c"the driver is too old for this",
        _ => c"an error of the CUDA driver without a description",
    }
}
