//! Functions as straight code, for the ops that call one function many times.
//!
//! A function made of ops that call no functions, however nested, is a sequence of op calls: `compose(size, rbind(shift, x))` is
//! `t0 = shift(a, x); t1 = size(t0)`. It is made once, in scratch memory, and then run for each element without frames. What it does and
//! what it charges is what the [interpreter](crate::interpreter) would do; functions it cannot be made of are left to that.

use crate::function::Maker;
use crate::lane::Lane;
use crate::table;
use crate::team::Team;
use crate::value::{Dialect, Fail, Result, Tag, Value};

/// A function as straight code.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    code: u32,
    len: u32,
    constants: u32,
    temps: u32,
    /// Each closure costs a unit of work.
    closures: u32,
}

/// Bounds of the code; larger functions are left to the interpreter.
const MOST: u32 = 48;
/// Words of an instruction, or of one still to be made: what is called, number of arguments, four sources, result.
const WORDS: u32 = 8;

/// Where an argument comes from: the kind in the low bits, then a number.
const TEMP: u32 = 0;
const ARG: u32 = 1;
const CONSTANT: u32 = 2;

/// What is called where two values are compared; no function has this value.
const EQUALITY: Value = Value::fault(0, Fail::Type);

/// A call to be made.
#[derive(Clone, Copy)]
struct Instruction {
    callee: Value,
    len: u32,
    sources: [u32; 4],
    result: u32,
}

/// Code in the making.
struct Making<'b> {
    flat: &'b mut Flat,
    pending: u32,
    height: u32,
    constants: u32,
    temps: u32,
}

impl<'a, T: Team> Lane<'a, T> {
    /// The straight code of a function of `args` arguments, in scratch memory; none where it cannot be made.
    #[inline(never)]
    pub fn flatten(&mut self, function: Value, args: u32) -> Option<Flat> {
        let mut flat = Flat {
            code: self.scratch(MOST * WORDS),
            len: 0,
            constants: self.scratch(2 * MOST),
            temps: self.scratch(2 * MOST),
            closures: 0,
        };
        let pending = self.scratch(MOST * WORDS);
        self.check().ok()?;
        let mut making = Making { flat: &mut flat, pending, height: 0, constants: 0, temps: 1 };
        let sources = [0, 1, 2, 3].map(|k| k << 2 | ARG);
        self.push_pending_call(
            &mut making,
            Instruction { callee: function, len: args, sources, result: 0 },
        )?;
        while making.height > 0 {
            making.height -= 1;
            let next = self.instruction(making.pending + making.height * WORDS);
            match next.callee.tag() {
                Tag::Op => {
                    let row = table::row(next.callee.extra());
                    let fits = next.len <= row.params && next.len + row.optional >= row.params;
                    if row.calls_functions || !fits {
                        return None;
                    }
                    self.emit(&mut making, next)?;
                }
                Tag::Closure => self.open_closure(&mut making, next)?,
                Tag::Fault => self.emit(&mut making, next)?,
                _ => return None,
            }
        }
        self.sync();
        Some(flat)
    }

    /// Replaces the call of a closure by the calls it makes, the first one on top.
    fn open_closure(&mut self, making: &mut Making<'_>, call: Instruction) -> Option<()> {
        let closure = self.closure(call.callee);
        if closure.arity != call.len {
            return None;
        }
        making.flat.closures += 1;
        let [a, b, c] = closure.parts;
        let one = |callee, temp: u32, result| Instruction {
            callee,
            len: 1,
            sources: [temp << 2 | TEMP, 0, 0, 0],
            result,
        };
        let with = |callee, result| Instruction { callee, result, ..call };
        match closure.maker {
            Maker::Compose => {
                let inner = making.temp();
                self.push_pending_call(making, one(a, inner, call.result))?;
                self.push_pending_call(making, with(b, inner))
            }
            Maker::Chain => {
                let (first, second) = (making.temp(), making.temp());
                self.push_pending_call(making, one(a, second, call.result))?;
                self.push_pending_call(making, one(b, first, second))?;
                self.push_pending_call(making, with(c, first))
            }
            Maker::Matcher => {
                let value = making.temp();
                let target = self.constant(making, b)?;
                let sources = [value << 2 | TEMP, target, 0, 0];
                let equal = Instruction { callee: EQUALITY, len: 2, sources, result: call.result };
                self.push_pending_call(making, equal)?;
                self.push_pending_call(making, with(a, value))
            }
            Maker::Rbind | Maker::Lbind => {
                let fixed = self.constant(making, b)?;
                let [w, x, y, _] = call.sources;
                let sources = match (closure.maker, call.len) {
                    (Maker::Lbind, _) => [fixed, w, x, y],
                    (_, 1) => [w, fixed, 0, 0],
                    (_, 2) => [w, x, fixed, 0],
                    _ => [w, x, y, fixed],
                };
                let len = call.len + 1;
                self.push_pending_call(making, Instruction { callee: a, len, sources, ..call })
            }
            Maker::Fork => {
                let (first, second) = (making.temp(), making.temp());
                let sources = [first << 2 | TEMP, second << 2 | TEMP, 0, 0];
                let outer = Instruction { callee: a, len: 2, sources, result: call.result };
                self.push_pending_call(making, outer)?;
                self.push_pending_call(making, with(c, second))?;
                self.push_pending_call(making, with(b, first))
            }
            Maker::Empty => None,
        }
    }

    fn constant(&mut self, making: &mut Making<'_>, value: Value) -> Option<u32> {
        let n = making.constants;
        if n >= MOST {
            return None;
        }
        self.put_value(making.flat.constants + 2 * n, value);
        making.constants += 1;
        Some(n << 2 | CONSTANT)
    }

    fn push_pending_call(&mut self, making: &mut Making<'_>, call: Instruction) -> Option<()> {
        if making.height >= MOST || making.temps >= MOST {
            return None;
        }
        self.put_instruction(making.pending + making.height * WORDS, call);
        making.height += 1;
        Some(())
    }

    fn emit(&mut self, making: &mut Making<'_>, call: Instruction) -> Option<()> {
        if making.flat.len >= MOST {
            return None;
        }
        self.put_instruction(making.flat.code + making.flat.len * WORDS, call);
        making.flat.len += 1;
        Some(())
    }

    fn put_instruction(&mut self, at: u32, call: Instruction) {
        let [a, b, c, d] = call.sources;
        self.sync();
        self.put_value(at, call.callee);
        self.put(at + 2, call.len);
        self.put(at + 3, a);
        self.put(at + 4, b);
        self.put(at + 5, c);
        self.put(at + 6, d);
        self.put(at + 7, call.result);
        self.sync();
    }

    #[inline(always)]
    fn instruction(&self, at: u32) -> Instruction {
        let sources = [3, 4, 5, 6].map(|k| self.load(at + k));
        Instruction {
            callee: self.value(at),
            len: self.load(at + 2),
            sources,
            result: self.load(at + 7),
        }
    }

    /// Calls the function.
    #[inline(never)]
    pub fn run_flat(&mut self, flat: Flat, args: [Value; 2]) -> Result<Value> {
        self.spend(flat.closures.into())?;
        let top = self.top();
        let mut value = Value::MISSING;
        let mut at = flat.code;
        for _ in 0..flat.len {
            let callee = self.value(at);
            let len = self.load(at + 2);
            let mut values = [Value::MISSING; 4];
            for (k, slot) in (0..len).zip(&mut values) {
                let source = self.load(at + 3 + k);
                let n = source >> 2;
                *slot = match source & 3 {
                    TEMP => self.value(flat.temps + 2 * n),
                    ARG => args.get(n as usize).copied().unwrap_or(Value::MISSING),
                    _ => self.value(flat.constants + 2 * n),
                };
            }
            value = if callee == EQUALITY {
                let [a, b, ..] = values;
                Value::bool(self.equal(a, b)?)
            } else {
                let dialect = Dialect::from_number(callee.at());
                let values = values.get(..len as usize).unwrap_or(&values);
                self.run_op(callee.extra(), dialect, values)?
            };
            let result = self.load(at + 7);
            if result != 0 {
                self.sync();
                self.put_value(flat.temps + 2 * result, value);
                self.sync();
            }
            at += WORDS;
        }
        self.release_for(value, top);
        Ok(value)
    }
}

impl Making<'_> {
    /// A new place for a value.
    fn temp(&mut self) -> u32 {
        self.temps += 1;
        self.temps - 1
    }
}
