//! The record of calls, and which of them fail.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;

use super::config::{After, Config, Failure};
use super::errors::Code;

/// Calls so far.
pub struct Calls {
    total: u64,
    by_name: BTreeMap<&'static str, u64>,
    failures: Vec<Failure>,
    log: Option<File>,
}

impl Calls {
    pub fn new(config: &Config) -> Calls {
        let open = |path: &String| OpenOptions::new().create(true).append(true).open(path).ok();
        Calls {
            total: 0,
            by_name: BTreeMap::new(),
            failures: config.failures.clone(),
            log: config.log.as_ref().and_then(open),
        }
    }

    /// Notes a call; gives the error it must fail with.
    pub fn begin(&mut self, name: &'static str) -> Option<(Code, After)> {
        self.total += 1;
        let count = self.by_name.entry(name).or_default();
        *count += 1;
        let (total, count) = (self.total, *count);
        let hit = |failure: &&Failure| match failure.function.as_str() {
            "*" => failure.call == total,
            function => function == name && failure.call == count,
        };
        self.failures.iter().find(hit).map(|failure| (failure.code, failure.after))
    }

    /// Writes a line about a call.
    pub fn end(&mut self, name: &str, code: Code) {
        if let Some(log) = &mut self.log {
            // A log that cannot be written must not change what the program sees.
            let _ = writeln!(log, "{name} {code}");
        }
    }

    pub fn total(&self) -> u64 {
        self.total
    }

    pub fn by_name(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.by_name.iter().map(|(&name, &count)| (name, count))
    }
}
