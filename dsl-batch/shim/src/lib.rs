//! One binary for machines with and without an NVIDIA driver.
//!
//! `cust` expects the functions of the driver (`cuInit`, `cuMemAlloc_v2`…) to be linked. This crate defines them. Each opens the
//! driver's library on first use and passes the call on; without a driver it answers "no device".
//! The names stay inside the executable: they are not in its dynamic symbol table, so a library that uses the real driver
//! in the same process finds that one.

mod errors;
mod forward;

use std::ffi::c_char;
use std::sync::OnceLock;

use libloading::Library;

/// The name under which the driver is installed.
const DRIVER: &str = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };

/// The driver, or why there is none.
fn driver() -> &'static Result<Library, String> {
    static LIBRARY: OnceLock<Result<Library, String>> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        // SAFETY: loading the driver runs its initialisers, which is what every CUDA program does.
        unsafe { Library::new(DRIVER) }.map_err(|error| error.to_string())
    })
}

/// Whether there is a driver; otherwise what the loader says.
///
/// # Errors
///
/// When the driver's library cannot be loaded.
pub fn available() -> Result<(), &'static str> {
    // The table ties the functions to their first user, whatever order a linker looks at crates in.
    debug_assert!(forward::FUNCTIONS.iter().all(|function| !function.is_null()));
    driver().as_ref().map(|_| ()).map_err(String::as_str)
}

/// A function of the driver.
fn find<F: Copy>(name: &str) -> Option<F> {
    let library = driver().as_ref().ok()?;
    // SAFETY: `forward!` asks for each name with the type that the driver's header gives it.
    unsafe { library.get::<F>(name.as_bytes()) }.ok().map(|symbol| *symbol)
}

/// The answer of a function that is not there.
fn absent() -> u32 {
    if driver().is_ok() { errors::NOT_SUPPORTED } else { errors::NO_DEVICE }
}

type Describe = unsafe extern "C" fn(u32, *mut *const c_char) -> u32;

/// Asks the driver for a text about an error, and answers itself where the driver does not:
/// `cust` panics without an answer.
fn describe(name: &str, error: u32, to: *mut *const c_char) -> u32 {
    if let Some(function) = find::<Describe>(name) {
        // SAFETY: the caller gave a pointer to room for a pointer.
        let code = unsafe { function(error, to) };
        // SAFETY: as above; the driver may have left it alone.
        if code == 0 && !unsafe { to.read() }.is_null() {
            return 0;
        }
    }
    // SAFETY: as above.
    unsafe { to.write(errors::text(error).as_ptr()) };
    0
}

/// The description of an error.
#[unsafe(no_mangle)]
#[allow(non_snake_case, reason = "a name of the driver API")]
unsafe extern "C" fn cuGetErrorString(error: u32, to: *mut *const c_char) -> u32 {
    describe("cuGetErrorString", error, to)
}

/// The name of an error.
#[unsafe(no_mangle)]
#[allow(non_snake_case, reason = "a name of the driver API")]
unsafe extern "C" fn cuGetErrorName(error: u32, to: *mut *const c_char) -> u32 {
    describe("cuGetErrorName", error, to)
}
