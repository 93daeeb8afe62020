//! Straight code of a function for a thread alone, which has room for it on its own stack.
//!
//! It is what [`flat`](crate::flat) makes in scratch memory for any team, without the way there: constants are paid for when the code is
//! made, and every value is where a number says. What a header tells is read from it at once ([`short`]).

mod short;

use crate::function::Maker;
use crate::lane::Lane;
use crate::table;
use crate::team::Team;
use crate::value::{Dialect, Fail, Result, Tag, Value};
use short::Short;

/// The most calls, and the most of them that wait to be opened; larger functions are left to others.
const MOST: usize = 16;
const MOST_WAITING: usize = 12;
/// The most values: arguments, constants and results.
const SLOTS: usize = 32;
/// Where the arguments are, and the result. The first argument is the element.
const ARGS: [u8; 4] = [ELEMENT, 1, 0, 0];
const ELEMENT: u8 = 0;
const RESULT: u8 = 2;

/// What is called where two values are compared; no function has this value.
const EQUALITY: Value = Value::fault(0, Fail::Type);

/// A call to be made.
#[derive(Clone, Copy, Debug)]
struct Call {
    /// What is to be paid whatever the element is: the call, the closures that are opened for it, and its constants.
    cost: u32,
    number: u16,
    from: [u8; 4],
    to: u8,
    len: u8,
    /// How many arguments are the element, which is weighed once.
    elements: u8,
    /// The arguments that are neither that nor constants, one bit each.
    varying: u8,
    dialect: Dialect,
    short: Short,
}

impl Call {
    /// Of nothing.
    const NONE: Call = Call {
        cost: 0,
        number: 0,
        from: [0; 4],
        to: 0,
        len: 0,
        elements: 0,
        varying: 0,
        dialect: Dialect::ArcDsl,
        short: Short::No,
    };
}

/// A call that is to be opened: what is called may be a closure.
#[derive(Clone, Copy, Debug)]
struct Open {
    callee: Value,
    from: [u8; 4],
    to: u8,
    len: u8,
}

impl Open {
    const NONE: Open = Open { callee: Value::MISSING, from: [0; 4], to: 0, len: 0 };

    /// The call of a function with what is in one slot.
    #[inline(always)]
    const fn of_one(callee: Value, from: u8, to: u8) -> Open {
        Open { callee, from: [from, 0, 0, 0], to, len: 1 }
    }

    /// The same with two.
    #[inline(always)]
    const fn of_two(callee: Value, [a, b]: [u8; 2], to: u8) -> Open {
        Open { callee, from: [a, b, 0, 0], to, len: 2 }
    }
}

/// Calls that wait to be opened, the next one on top.
struct Waiting {
    calls: [Open; MOST_WAITING],
    height: usize,
}

impl Waiting {
    #[inline(always)]
    fn push(&mut self, call: Open) -> Option<()> {
        *self.calls.get_mut(self.height)? = call;
        self.height += 1;
        Some(())
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<Open> {
        self.height = self.height.checked_sub(1)?;
        self.calls.get(self.height).copied()
    }
}

/// A function as straight code.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    slots: [Value; SLOTS],
    calls: [Call; MOST],
    len: u8,
    /// The number of slots behind the result that are in use, and which slots hold constants.
    used: u8,
    constants: u32,
}

impl Plan {
    /// Code without calls. All its bits are zero: that is the fastest to write.
    pub const EMPTY: Plan = Plan {
        slots: [Value::MISSING; SLOTS],
        calls: [Call::NONE; MOST],
        len: 0,
        used: 0,
        constants: 0,
    };

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

    #[inline(always)]
    fn push(&mut self, call: Call) -> Option<()> {
        *self.calls.get_mut(usize::from(self.len))? = call;
        self.len += 1;
        Some(())
    }

    /// The value in a slot.
    #[inline(always)]
    const fn value(&self, slot: u8) -> Value {
        self.slots[slot as usize % SLOTS]
    }
}

impl<T: Team> Lane<'_, T> {
    /// Makes straight code of a function of `args` arguments, in an empty plan; none where it cannot be made.
    #[inline(always)]
    pub(crate) fn plan(&self, plan: &mut Plan, function: Value, args: u8) -> Option<()> {
        let call = Open { callee: function, from: ARGS, to: RESULT, len: args };
        match function.tag() {
            Tag::Op => plan.push(self.op_call(plan, &call, 0)?),
            Tag::Closure => self.plan_closure(plan, call),
            _ => None,
        }
    }

    #[inline(never)]
    fn plan_closure(&self, plan: &mut Plan, mut call: Open) -> Option<()> {
        let mut waiting = Waiting { calls: [Open::NONE; MOST_WAITING], height: 0 };
        let mut opened = 0;
        loop {
            match call.callee.tag() {
                Tag::Op => {
                    let made = self.op_call(plan, &call, core::mem::take(&mut opened))?;
                    plan.push(made)?;
                }
                Tag::Closure => {
                    opened += 1;
                    call = self.opened(plan, &mut waiting, call)?;
                    continue;
                }
                Tag::Fault => {
                    let Open { from, to, len, .. } = call;
                    plan.push(Call { from, to, len, short: Short::Same, ..Call::NONE })?;
                }
                _ => return None,
            }
            match waiting.pop() {
                Some(next) => call = next,
                None => return Some(()),
            }
        }
    }

    /// The call of an op that calls no functions, for which `opened` closures have been opened; none if it cannot be called so.
    #[inline(always)]
    fn op_call(&self, plan: &Plan, call: &Open, opened: u32) -> Option<Call> {
        let &Open { callee, from, to, len } = call;
        let number = callee.extra();
        let row = table::row(number);
        let count = u32::from(len);
        if row.calls_functions || count > row.params || count + row.optional < row.params {
            return None;
        }
        let (mut cost, mut elements, mut varying) = (1 + opened, 0, 0);
        for (k, &slot) in from.iter().enumerate().take(len.into()) {
            if slot == ELEMENT {
                elements += 1;
            } else if plan.constants >> slot & 1 == 0 {
                varying |= 1 << k;
            } else {
                cost = self.weight(plan.value(slot)).saturating_add(cost);
            }
        }
        let (dialect, short) = (Dialect::from_number(callee.at()), Short::of(number));
        let number = number as u16;
        Some(Call { cost, number, from, to, len, elements, varying, dialect, short })
    }

    /// The first call that a closure makes; the others are to be opened afterwards.
    #[inline(always)]
    fn opened(&self, plan: &mut Plan, waiting: &mut Waiting, call: Open) -> Option<Open> {
        let closure = self.closure(call.callee);
        if closure.arity != u32::from(call.len) {
            return None;
        }
        let [a, b, c] = closure.parts;
        match closure.maker {
            Maker::Compose => {
                let inner = plan.slot()?;
                waiting.push(Open::of_one(a, inner, call.to))?;
                Some(Open { callee: b, to: inner, ..call })
            }
            Maker::Chain => {
                let (first, second) = (plan.slot()?, plan.slot()?);
                waiting.push(Open::of_one(a, second, call.to))?;
                waiting.push(Open::of_one(b, first, second))?;
                Some(Open { callee: c, to: first, ..call })
            }
            Maker::Matcher => {
                let (value, target) = (plan.slot()?, plan.constant(b)?);
                waiting.push(Open::of_two(EQUALITY, [value, target], call.to))?;
                Some(Open { callee: a, to: value, ..call })
            }
            Maker::Fork => {
                let (first, second) = (plan.slot()?, plan.slot()?);
                waiting.push(Open::of_two(a, [first, second], call.to))?;
                waiting.push(Open { callee: c, to: second, ..call })?;
                Some(Open { callee: b, to: first, ..call })
            }
            Maker::Rbind | Maker::Lbind => {
                let fixed = plan.constant(b)?;
                let [w, x, y, _] = call.from;
                let from = match (closure.maker, call.len) {
                    (Maker::Lbind, _) => [fixed, w, x, y],
                    (_, 1) => [w, fixed, 0, 0],
                    (_, 2) => [w, x, fixed, 0],
                    _ => [w, x, y, fixed],
                };
                Some(Open { callee: a, from, len: call.len + 1, ..call })
            }
            Maker::Empty => None,
        }
    }

    /// The same as [`Self::run_plan`], where it is called once.
    #[inline(never)]
    pub(crate) fn run_plan_once(&mut self, plan: &mut Plan, element: Value) -> Result<Value> {
        self.run_plan(plan, [element, Value::MISSING])
    }

    /// Calls the function for an element, and for another one if it takes two.
    #[inline(always)]
    pub(crate) fn run_plan(
        &mut self,
        plan: &mut Plan,
        [element, other]: [Value; 2],
    ) -> Result<Value> {
        let [first, second, ..] = &mut plan.slots;
        (*first, *second) = (element, other);
        let weight = u64::from(self.weight(element));
        let mut result = Value::MISSING;
        for call in plan.calls.get(..plan.len.into()).unwrap_or(&[]) {
            let [a, b, ..] = call.from;
            let [a, b] = [plan.value(a), plan.value(b)];
            let mut cost = u64::from(call.cost) + weight * u64::from(call.elements);
            let mut varying = u32::from(call.varying);
            while varying != 0 {
                let slot = call.from[varying.trailing_zeros() as usize % call.from.len()];
                cost += u64::from(self.weight(plan.value(slot)));
                varying &= varying - 1;
            }
            // Only a limit can be in the way, which no default takes the place of.
            self.spend(cost)?;
            self.dialect = call.dialect;
            let known = if call.short == Short::No { None } else { self.at_once(call.short, a, b) };
            result = match known {
                Some(value) => value,
                None if call.short == Short::Same => Value::bool(self.equal(a, b)?),
                None => {
                    let mut values = [a, b, Value::MISSING, Value::MISSING];
                    if call.len > 2 {
                        let [.., c, d] = call.from;
                        values = [a, b, plan.value(c), plan.value(d)];
                    }
                    let args = values.get(..usize::from(call.len)).unwrap_or(&values);
                    self.run_admitted(call.number.into(), args)?
                }
            };
            plan.slots[usize::from(call.to) % SLOTS] = result;
        }
        Ok(result)
    }
}
