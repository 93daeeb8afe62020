//! Functions made of others: data in memory, called by the [interpreter](crate::interpreter).

use crate::lane::{Lane, MAX_DEPTH, MAX_WEIGHT, flags};
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// The words before the parts of a closure: how it was made and what it takes, weight, depth.
const HEADER: u32 = 3;

/// How a function was made, and of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Maker {
    /// `x ↦ parts[0](parts[1](x))`
    Compose,
    /// `x ↦ parts[0](parts[1](parts[2](x)))`
    Chain,
    /// `x ↦ parts[0](x) = parts[1]`
    Matcher,
    /// `(x…) ↦ parts[0](x…, parts[1])`
    Rbind,
    /// `(x…) ↦ parts[0](parts[1], x…)`
    Lbind,
    /// `x ↦ parts[0](parts[1](x), parts[2](x))`
    Fork,
    /// Gives the empty tuple for any arguments: the default of a function.
    Empty,
}

const MAKERS: [Maker; 7] = [
    Maker::Compose,
    Maker::Chain,
    Maker::Matcher,
    Maker::Rbind,
    Maker::Lbind,
    Maker::Fork,
    Maker::Empty,
];

/// A function made of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closure {
    /// How it was made.
    pub maker: Maker,
    /// How many arguments it takes.
    pub arity: u32,
    /// What it was made of.
    pub parts: [Value; 3],
}

impl<'a, T: Team> Lane<'a, T> {
    /// The closure of a value with that tag.
    #[inline(always)]
    pub fn closure(&self, value: Value) -> Closure {
        let at = value.at();
        let made = self.load(at);
        let maker = MAKERS.get(made as usize & 0xff).copied().unwrap_or(Maker::Empty);
        let parts = [0, 2, 4].map(|k| self.value(at + HEADER + k));
        Closure { maker, arity: made >> 8, parts }
    }

    /// A new function, unequal to every other.
    #[inline(never)]
    pub fn make_closure(&mut self, maker: Maker, arity: u32, parts: &[Value]) -> Result<Value> {
        let (mut weight, mut depth) = (1u32, 0);
        for &part in parts {
            weight = weight.saturating_add(self.weight(part));
            depth = depth.max(self.depth(part));
        }
        let depth = depth + 1;
        if weight > MAX_WEIGHT || depth > MAX_DEPTH {
            return Err(Fail::Limit);
        }
        let at = self.alloc(HEADER + 6);
        self.put(at, maker as u32 | arity << 8);
        self.put(at + 1, weight);
        self.put(at + 2, depth << flags::DEPTH);
        for k in 0..3 {
            let part = parts.get(k as usize).copied().unwrap_or(Value::MISSING);
            self.put_value(at + HEADER + 2 * k, part);
        }
        self.sync();
        Ok(Value::heap(Tag::Closure, at, 0))
    }

    /// How many arguments a function declares.
    pub fn arity(&self, function: Value) -> Option<u32> {
        match function.tag() {
            Tag::Op => Some(crate::table::row(function.extra()).params),
            Tag::Closure => Some(self.load(function.at()) >> 8),
            _ => None,
        }
    }
}
