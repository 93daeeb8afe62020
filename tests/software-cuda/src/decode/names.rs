use std::collections::HashMap;

use crate::code::RowId;
use crate::ptx::Variable;

/// What a name stands for inside a body.
#[derive(Clone, Copy, Debug)]
pub enum Named {
    Register {
        row: RowId,
        bits: u32,
    },
    /// Numbered registers: `%r<58>`.
    Registers {
        first: RowId,
        count: u32,
        bits: u32,
    },
    Param {
        row: RowId,
        size: u32,
    },
    /// A byte of the frame's local memory.
    Local(u32),
}

/// Names by scope. Rows of a scope that is closed are used again.
#[derive(Default)]
pub struct Names<'a> {
    scopes: Vec<(HashMap<&'a str, Named>, RowId)>,
    outer: HashMap<&'a str, Named>,
    next: RowId,
    most: RowId,
}

impl<'a> Names<'a> {
    pub fn open(&mut self) {
        self.scopes.push((HashMap::new(), self.next));
    }

    pub fn close(&mut self) {
        if let Some((_, first)) = self.scopes.pop() {
            self.next = first;
        }
    }

    pub fn add(&mut self, name: &'a str, what: Named) {
        self.scopes.last_mut().map_or(&mut self.outer, |(names, _)| names).insert(name, what);
    }

    fn take(&mut self, count: u32) -> RowId {
        let first = self.next;
        self.next += count;
        self.most = self.most.max(self.next);
        first
    }

    /// A row without a name.
    pub fn row(&mut self) -> RowId {
        self.take(1)
    }

    /// The number of rows in use at once.
    pub fn rows(&self) -> u32 {
        self.most
    }

    pub fn registers(&mut self, name: &'a str, bits: u32, count: Option<u32>) {
        let first = self.take(count.unwrap_or(1));
        let named = match count {
            Some(count) => Named::Registers { first, count, bits },
            None => Named::Register { row: first, bits },
        };
        self.add(name, named);
    }

    pub fn param(&mut self, variable: &Variable<'a>) -> RowId {
        let row = self.take(variable.size.div_ceil(8).max(1));
        self.add(variable.name, Named::Param { row, size: variable.size });
        row
    }

    pub fn find(&self, name: &str) -> Option<Named> {
        let inner = self.scopes.iter().rev().find_map(|(names, _)| names.get(name));
        inner.or_else(|| self.outer.get(name)).copied()
    }

    /// The row and the width of a register.
    pub fn register(&self, name: &str) -> Option<(RowId, u32)> {
        if let Some(Named::Register { row, bits }) = self.find(name) {
            return Some((row, bits));
        }
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let number: u32 = name.get(stem.len()..)?.parse().ok()?;
        match self.find(stem)? {
            Named::Registers { first, count, bits } if number < count => {
                Some((first + number, bits))
            }
            _ => None,
        }
    }
}
