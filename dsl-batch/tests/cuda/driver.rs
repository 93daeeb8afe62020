//! The software device in this process.

use std::collections::HashMap;
use std::ffi::{CString, c_char};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use libloading::Library;

/// The library, loaded before anybody asks for the driver: it has the driver's name, so whoever does finds it.
fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        // Tests are beside it, examples in the folder next to that.
        let program = std::env::current_exe().unwrap();
        let path = program.with_file_name("libsoftware_cuda.so");
        let beside = program.with_file_name("../deps/libsoftware_cuda.so");
        let path = if path.exists() { path } else { beside };
        // SAFETY: the library is ours, and its initialisers do nothing.
        unsafe { Library::new(&path) }.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    })
}

/// The driver, for one test at a time.
pub struct Driver {
    _turn: MutexGuard<'static, ()>,
}

impl Driver {
    /// Starts anew with settings, one in a line.
    pub fn with(settings: &str) -> Driver {
        static TURN: Mutex<()> = Mutex::new(());
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let settings = CString::new(settings).unwrap();
        // SAFETY: the function has this type.
        let code = unsafe {
            let configure = library()
                .get::<unsafe extern "C" fn(*const c_char) -> u32>(b"software_cuda_configure");
            configure.unwrap()(settings.as_ptr())
        };
        assert_eq!(code, 0, "{settings:?}");
        Driver { _turn: turn }
    }

    /// What the program holds and did.
    pub fn report(&self) -> Report {
        let mut bytes = vec![0; 1 << 16];
        // SAFETY: the function has this type, and there is as much room as it is told.
        let len = unsafe {
            let report = library()
                .get::<unsafe extern "C" fn(*mut u8, usize) -> usize>(b"software_cuda_report");
            report.unwrap()(bytes.as_mut_ptr(), bytes.len())
        };
        let text = String::from_utf8(bytes[..len].to_vec()).unwrap();
        let line = |line: &str| {
            line.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))
        };
        Report(text.lines().filter_map(line).collect())
    }

    /// Fails when the program still holds anything, or left anything to a context that ended.
    pub fn assert_nothing_left(&self) {
        let report = self.report();
        for name in ["allocations", "locked", "modules", "streams", "events", "contexts", "leaked"]
        {
            assert_eq!(report.number(name), 0, "{name}");
        }
    }
}

pub struct Report(HashMap<String, String>);

impl Report {
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    pub fn number(&self, name: &str) -> u64 {
        self.0.get(name).map_or(0, |value| value.parse().unwrap())
    }
}
