//! Straight code of a function for a thread alone, which has room for it on its own stack.
//!
//! It is what [`flat`](crate::flat) makes in scratch memory for any team, without the way there: constants are paid for when the code is
//! made, and every value is where a number says.

use crate::function::Maker;
use crate::lane::Lane;
use crate::table;
use crate::team::Team;
use crate::value::{Dialect, Fail, Result, Tag, Value};

/// The most calls, made and still to be made; larger functions are left to others.
const MOST: usize = 16;
/// The most values: arguments, constants and results.
const SLOTS: usize = 32;
/// Where the arguments are, and the result.
const ARGS: [u8; 4] = [0, 1, 0, 0];
const RESULT: u8 = 2;

/// What is called where two values are compared; no function has this value.
const EQUALITY: Value = Value::fault(0, Fail::Type);

/// A call to be made.
#[derive(Clone, Copy, Debug)]
struct Call {
    callee: Value,
    /// What is to be paid whatever the element is: the call, the closures that are opened for it, and its constants.
    cost: u32,
    from: [u8; 4],
    to: u8,
    len: u8,
    /// The arguments that are no constants, one bit each.
    varying: u8,
    dialect: Dialect,
}

impl Call {
    /// Of nothing. All its bits are zero, as are those of an empty plan: that is the fastest to write.
    const NONE: Call = Call {
        callee: Value::MISSING,
        cost: 0,
        from: [0; 4],
        to: 0,
        len: 0,
        varying: 0,
        dialect: Dialect::ArcDsl,
    };

    /// The call of a function of `len` arguments with those of the plan.
    #[inline(always)]
    const fn new(callee: Value, len: u8) -> Call {
        Call { callee, from: ARGS, to: RESULT, len, ..Call::NONE }
    }
}

/// A function as straight code.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    slots: [Value; SLOTS],
    /// The calls, and from the end those still to be opened.
    calls: [Call; MOST],
    len: usize,
    /// The number of slots behind the result that are in use, and which slots hold constants.
    used: u8,
    constants: u32,
}

impl Plan {
    /// Code without calls.
    pub const EMPTY: Plan = Plan {
        slots: [Value::MISSING; SLOTS],
        calls: [Call::NONE; MOST],
        len: 0,
        used: 0,
        constants: 0,
    };

    /// What it is called with next.
    #[inline(always)]
    pub const fn set_args(&mut self, [a, b]: [Value; 2]) {
        self.slots[ARGS[0] as usize] = a;
        self.slots[ARGS[1] as usize] = b;
    }

    /// A new place for a value.
    #[inline(always)]
    const fn slot(&mut self) -> Option<u8> {
        self.used += 1;
        let slot = RESULT + self.used;
        if (slot as usize) < SLOTS { Some(slot) } else { None }
    }

    #[inline(always)]
    fn constant(&mut self, value: Value) -> Option<u8> {
        let slot = self.slot()?;
        *self.slots.get_mut(usize::from(slot))? = value;
        self.constants |= 1 << slot;
        Some(slot)
    }
}

/// Calls that wait to be opened: they lie at the end of those of a plan.
struct Pending<'p> {
    plan: &'p mut Plan,
    first: usize,
}

impl Pending<'_> {
    #[inline(always)]
    fn push(&mut self, call: Call) -> Option<()> {
        self.first = self.first.checked_sub(1)?;
        if self.first < self.plan.len {
            return None;
        }
        *self.plan.calls.get_mut(self.first)? = call;
        Some(())
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<Call> {
        let call = self.plan.calls.get(self.first).copied()?;
        self.first += 1;
        Some(call)
    }
}

impl<T: Team> Lane<'_, T> {
    /// Makes straight code of a function of `args` arguments, in an empty plan; none where it cannot be made.
    #[inline(always)]
    pub(crate) fn plan(&self, plan: &mut Plan, function: Value, args: u8) -> Option<()> {
        match function.tag() {
            Tag::Op => {
                let call = Call { varying: (1 << args) - 1, ..Call::new(function, args) };
                let [first, ..] = &mut plan.calls;
                *first = op_call(call, 0)?;
                plan.len = 1;
                Some(())
            }
            Tag::Closure => self.plan_closure(plan, Call::new(function, args)),
            _ => None,
        }
    }

    #[inline(never)]
    fn plan_closure(&self, plan: &mut Plan, mut call: Call) -> Option<()> {
        let mut pending = Pending { plan, first: MOST };
        let mut opened = 0;
        loop {
            match call.callee.tag() {
                Tag::Op => {
                    call = op_call(call, core::mem::take(&mut opened))?;
                    self.price(pending.plan, &mut call);
                }
                Tag::Closure => {
                    opened += 1;
                    call = self.opened(&mut pending, call)?;
                    continue;
                }
                Tag::Fault => {}
                _ => return None,
            }
            let len = pending.plan.len;
            if len >= pending.first {
                return None;
            }
            *pending.plan.calls.get_mut(len)? = call;
            pending.plan.len = len + 1;
            if pending.first == MOST {
                return Some(());
            }
            call = pending.pop()?;
        }
    }

    /// Says what a call costs in any case, and which arguments come on top of that.
    #[inline(always)]
    fn price(&self, plan: &Plan, call: &mut Call) {
        for (k, &from) in call.from.iter().enumerate().take(call.len.into()) {
            if plan.constants >> from & 1 == 0 {
                call.varying |= 1 << k;
            } else if let Some(&value) = plan.slots.get(usize::from(from)) {
                call.cost = call.cost.saturating_add(self.weight(value));
            }
        }
    }

    /// The first call that a closure makes; the others are to be opened afterwards.
    #[inline(always)]
    fn opened(&self, pending: &mut Pending<'_>, call: Call) -> Option<Call> {
        let closure = self.closure(call.callee);
        if closure.arity != u32::from(call.len) {
            return None;
        }
        let [a, b, c] = closure.parts;
        let of = |callee, from: [u8; 2], len, to| {
            let [x, y] = from;
            Call { callee, from: [x, y, 0, 0], len, to, ..call }
        };
        match closure.maker {
            Maker::Compose => {
                let inner = pending.plan.slot()?;
                pending.push(of(a, [inner, 0], 1, call.to))?;
                Some(Call { callee: b, to: inner, ..call })
            }
            Maker::Chain => {
                let (first, second) = (pending.plan.slot()?, pending.plan.slot()?);
                pending.push(of(a, [second, 0], 1, call.to))?;
                pending.push(of(b, [first, 0], 1, second))?;
                Some(Call { callee: c, to: first, ..call })
            }
            Maker::Matcher => {
                let (value, target) = (pending.plan.slot()?, pending.plan.constant(b)?);
                pending.push(of(EQUALITY, [value, target], 2, call.to))?;
                Some(Call { callee: a, to: value, ..call })
            }
            Maker::Fork => {
                let (first, second) = (pending.plan.slot()?, pending.plan.slot()?);
                pending.push(of(a, [first, second], 2, call.to))?;
                pending.push(Call { callee: c, to: second, ..call })?;
                Some(Call { callee: b, to: first, ..call })
            }
            Maker::Rbind | Maker::Lbind => {
                let fixed = pending.plan.constant(b)?;
                let [w, x, y, _] = call.from;
                let from = match (closure.maker, call.len) {
                    (Maker::Lbind, _) => [fixed, w, x, y],
                    (_, 1) => [w, fixed, 0, 0],
                    (_, 2) => [w, x, fixed, 0],
                    _ => [w, x, y, fixed],
                };
                Some(Call { callee: a, from, len: call.len + 1, ..call })
            }
            Maker::Empty => None,
        }
    }

    /// Calls the function with the arguments that have been set.
    #[inline(always)]
    pub(crate) fn run_plan(&mut self, plan: &mut Plan) -> Result<Value> {
        let mut result = Value::MISSING;
        for call in plan.calls.get(..plan.len).unwrap_or(&[]) {
            let value = |slot: u8| plan.slots[usize::from(slot) % SLOTS];
            let [a, b, c, d] = call.from;
            let mut values = [value(a), value(b), Value::MISSING, Value::MISSING];
            if call.len > 2 {
                values = [value(a), value(b), value(c), value(d)];
            }
            result = if call.callee == EQUALITY {
                let [a, b, ..] = values;
                Value::bool(self.equal(a, b)?)
            } else {
                self.run_call(call, &values)?
            };
            plan.slots[usize::from(call.to) % SLOTS] = result;
        }
        Ok(result)
    }

    #[inline(always)]
    fn run_call(&mut self, call: &Call, values: &[Value; 4]) -> Result<Value> {
        let mut cost = u64::from(call.cost);
        let mut varying = call.varying;
        while varying != 0 {
            let value = values[varying.trailing_zeros() as usize % values.len()];
            cost += u64::from(self.weight(value));
            varying &= varying - 1;
        }
        // Only a limit can be in the way, which no default takes the place of.
        self.spend(cost)?;
        self.dialect = call.dialect;
        let args = values.get(..usize::from(call.len)).unwrap_or(values);
        self.run_admitted(call.callee.extra(), args)
    }
}

/// The call of an op that calls no functions, for which `opened` closures have been opened; none if it cannot be called so.
#[inline(always)]
fn op_call(call: Call, opened: u32) -> Option<Call> {
    let row = table::row(call.callee.extra());
    let len = u32::from(call.len);
    let fits = len <= row.params && len + row.optional >= row.params;
    if row.calls_functions || !fits {
        return None;
    }
    Some(Call { cost: 1 + opened, dialect: Dialect::from_number(call.callee.at()), ..call })
}
