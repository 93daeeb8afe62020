//! Straight code of a function for a thread alone, which has room for it on its own stack.
//!
//! It is what [`flat`](crate::flat) makes in scratch memory for any team, without the way there: constants are paid for when the code is
//! made, and every value is where a number says. What a header tells is read from it at once ([`short`]).

mod short;

use core::cell::Cell;

use crate::function::Maker;
use crate::lane::Lane;
use crate::patch::OBJECT_HEADER;
use crate::table::{self, op};
use crate::team::Team;
use crate::value::{Dialect, Fail, Ij, Result, Tag, Value};
use short::{Header, Short, Sum, Test, Words, equal_in_place};

/// The most calls, and the most of them that wait to be opened; larger functions are left to others.
const MOST: usize = 16;
const MOST_WAITING: usize = 12;
/// The most values: arguments, constants and results.
const SLOTS: usize = 32;
/// Where the arguments are, and the result. The first argument is the element.
const ARGS: [u8; 4] = [ELEMENT, OTHER, 0, 0];
const ELEMENT: u8 = 0;
const OTHER: u8 = 1;
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
    /// [`Short::kinds_of`].
    kinds: u8,
}

impl Call {
    /// Whether the op reads objects, or indices.
    #[inline(always)]
    const fn reads(&self, objects: bool) -> bool {
        self.kinds >> objects as u8 & 1 != 0
    }

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
        kinds: 0,
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
    /// What all calls together cost whatever the element is, and how many of their arguments are the element, or vary otherwise.
    cost: u64,
    elements: u32,
    varying: u32,
    /// Whether some call asks for more than headers of patches tell, as one dialect reads them: that of the first call.
    deep: bool,
    /// Whether all that it asks is this question.
    is_test: bool,
    test: Test,
    /// The kinds of patches that some call does not read, one bit each.
    unread: u8,
    /// The arguments of the only call, if there is one, and which of them are what the function is called with.
    args: [Value; 4],
    given: [u8; 2],
    /// Whether all that is known beforehand has been paid for all elements.
    pub(crate) paid: bool,
}

impl Plan {
    /// Code without calls. All its bits are zero: that is the fastest to write.
    pub const EMPTY: Plan = Plan {
        slots: [Value::MISSING; SLOTS],
        calls: [Call::NONE; MOST],
        len: 0,
        used: 0,
        constants: 0,
        cost: 0,
        elements: 0,
        varying: 0,
        deep: false,
        is_test: false,
        test: Test::NONE,
        unread: 0,
        args: [Value::MISSING; 4],
        given: [0; 2],
        paid: false,
    };

    /// What calling the function for `len` elements costs at least, which weigh so much together: all but what calls pay for the
    /// results of others.
    #[inline(always)]
    pub(crate) fn cost_of(&self, len: u32, weight: u32) -> u64 {
        u64::from(len) * self.cost + u64::from(weight) * u64::from(self.elements)
    }

    /// Makes it empty again. What is behind its end stays, and is never looked at.
    #[inline(always)]
    pub(crate) const fn clear(&mut self) {
        (self.len, self.used, self.constants) = (0, 0, 0);
        (self.cost, self.elements, self.varying) = (0, 0, 0);
        (self.deep, self.is_test, self.unread) = (false, false, 0);
    }

    /// Whether it is no more than the call of an op, but for comparing what that gives.
    #[inline(always)]
    pub(crate) const fn is_one_op(&self) -> bool {
        let [_, second, ..] = self.calls;
        self.len < 2 || self.len == 2 && matches!(second.short, Short::Same)
    }

    /// Whether all it does is to move a patch.
    #[inline(always)]
    pub(crate) const fn shifts(&self) -> bool {
        let [first, ..] = self.calls;
        self.len == 1 && matches!(first.short, Short::Shift)
    }

    /// By what it moves patches that are like the given one, if that is all it does, and always by the same.
    #[inline(always)]
    pub(crate) fn shift_of(&self, patch: Value) -> Option<Ij> {
        let ([call, ..], [_, by, ..], [given, _]) = (self.calls, self.args, self.given);
        patch.reads_as(call.dialect).filter(|_| self.shifts() && given == 0)?;
        by.as_pair()
    }

    /// The number of which all it does is to count what is left of a tuple without it.
    #[inline(always)]
    pub(crate) const fn counts_all_but(&self) -> Option<i64> {
        let [first, second, ..] = self.calls;
        let ([removed, from, ..], [left, ..]) = (first.from, second.from);
        let counts = self.len == 2 && first.number == op::REMOVE as u16 && first.len == 2;
        let of_rest = matches!(second.short, Short::Size) && left == first.to && from == ELEMENT;
        let number = self.value(removed);
        let counts = counts && self.constants >> removed & 1 != 0;
        if counts && of_rest { number.as_int() } else { None }
    }

    /// Whether headers of patches tell what it gives.
    pub(crate) const fn reads_headers(&self) -> bool {
        !self.deep
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

    #[inline(always)]
    fn push(&mut self, call: Call) -> Option<()> {
        *self.calls.get_mut(usize::from(self.len))? = call;
        self.len += 1;
        self.cost += u64::from(call.cost);
        self.elements += u32::from(call.elements);
        self.varying += call.varying.count_ones();
        let [first, ..] = self.calls;
        let [from, ..] = call.from;
        self.deep |= match call.short {
            short if short.is_of_numbers() => call.elements > 0,
            short => {
                self.unread |= !call.kinds;
                !short.is_of_header() || from != ELEMENT || call.dialect != first.dialect
            }
        };
        Some(())
    }

    /// Makes ready for the only call, if there is just one.
    #[inline(always)]
    fn finish(&mut self) {
        if self.len == 1 {
            let [Call { from, .. }, ..] = self.calls;
            self.args = from.map(|slot| self.value(slot));
            let place = |slot: u8| from.iter().position(|&from| from == slot);
            let element = place(ELEMENT).unwrap_or(0) as u8;
            self.given = [element, place(OTHER).map_or(element, |k| k as u8)];
        } else if !self.deep
            && let Some(test) = self.question()
        {
            (self.is_test, self.test) = (true, test);
        }
    }

    /// The question that is all it asks, if there is one.
    #[inline(never)]
    fn question(&self) -> Option<Test> {
        let calls = self.calls.get(..self.len.into())?;
        let (calls, negated) = match calls.split_last()? {
            (last, before) if last.short == Short::Not => (before, true),
            _ => (calls, false),
        };
        let (compared, told) = calls.split_last()?;
        let is_equality = match compared.short {
            Short::Same | Short::Equal => true,
            Short::Greater => false,
            _ => return None,
        };
        let sum = |slot: u8| match told.iter().find(|call| call.to == slot) {
            Some(call) => call.short.sum(),
            None => Some(Sum::constant(i32::try_from(self.value(slot).as_int()?).ok()?)),
        };
        let [a, b, ..] = compared.from;
        Some(Test { sums: [sum(a)?, sum(b)?], is_equality, negated })
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
            Tag::Op => plan.push(self.op_call(plan, &call, 0)?)?,
            Tag::Closure => self.plan_closure(plan, call)?,
            _ => return None,
        }
        plan.finish();
        Some(())
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
        let (kinds, number) = (Short::kinds_of(number), number as u16);
        Some(Call { cost, number, from, to, len, elements, varying, dialect, short, kinds })
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

    /// The same as [`Self::run_plan`], where it is called once more, which nobody has paid for.
    #[inline(never)]
    pub(crate) fn run_plan_once(&mut self, plan: &mut Plan, element: Value) -> Result<Value> {
        plan.paid = false;
        self.run_plan(plan, [element, Value::MISSING])
    }

    /// Moves all patches at `items` by a vector, or a patch by all vectors there.
    #[inline(never)]
    pub(crate) fn shift_all(&mut self, plan: &Plan, (items, len): (u32, u32), to: u32) -> bool {
        let ([call, ..], [patch, by, ..], [given, _]) = (plan.calls, plan.args, plan.given);
        let memory = self.space.words;
        let (elements, _) = memory.all(items, 2 * len).as_chunks::<2>();
        let (results, _) = memory.all(to, 2 * len).as_chunks::<2>();
        if elements.len() != results.len() || self.room(OBJECT_HEADER * len).is_err() {
            return false;
        }
        let mut at = self.top();
        for ([what, place], [low, high]) in elements.iter().zip(results) {
            let element = Value::from_bits(u64::from(what.get()) | u64::from(place.get()) << 32);
            let (patch, by) = if given == 0 { (element, by) } else { (patch, element) };
            let moved = patch.reads_as(call.dialect).and_then(|_| self.shifted_to(at, patch, by));
            let Some(moved) = moved else { return false };
            low.set(moved.bits() as u32);
            high.set((moved.bits() >> 32) as u32);
            at += OBJECT_HEADER;
        }
        self.alloc(OBJECT_HEADER * len);
        true
    }

    /// Whether the function asks for no more than headers of patches tell; if so, what calling it for `len` elements costs, which weigh so
    /// much together.
    #[inline(always)]
    pub(crate) fn cost_by_headers(&self, plan: &Plan, len: u32, weight: u32) -> Option<u64> {
        // What calls pay for the results of others is one for each, since all are numbers.
        let cost = plan.cost_of(len, weight) + u64::from(len) * u64::from(plan.varying);
        (!plan.deep && plan.len > 0).then_some(cost)
    }

    /// The lower half of all patches that are alike and lie where these values are, and whether they are objects; none if the first one is no
    /// patch as the function reads them.
    #[inline(always)]
    fn model(&self, plan: &Plan, values: &[[Cell<u32>; 2]]) -> Option<(u32, bool)> {
        let ([first, ..], [model, _]) = (plan.calls, values.first()?);
        // It says what a patch is and in which form, and nothing else.
        let model = model.get();
        let is_object = Value::from_bits(model.into()).reads_as(first.dialect)?;
        (plan.unread >> u8::from(is_object) & 1 == 0).then_some((model, is_object))
    }

    /// For which of the elements at `items`, 64 at most, the function gives something true, one bit each, if headers of alike patches tell.
    #[inline(never)]
    pub(crate) fn truths_by_headers(
        &mut self,
        plan: &mut Plan,
        (items, len): (u32, u32),
    ) -> Option<u64> {
        if !plan.is_test {
            let to = self.scratch(2 * len);
            self.check().ok()?;
            self.tell(plan, (items, len), to)?;
            return Some((0..len).fold(0, |truths, k| {
                truths | u64::from(self.value(to + 2 * k).truth()) << (k & 63)
            }));
        }
        let (each, Test { sums: [a, b], is_equality, .. }) = ((items, len), plan.test);
        // The common ones without what they do not need.
        match (a.as_word(), b.as_word(), b.as_constant()) {
            (Some(a), Some(b), _) if is_equality => self.ask(plan, each, |h| a.of(h) == b.of(h)),
            (Some(a), Some(b), _) => self.ask(plan, each, |h| a.of(h) > b.of(h)),
            (Some(a), _, Some(b)) if is_equality => self.ask(plan, each, |h| a.of(h) == b),
            (Some(a), _, Some(b)) => self.ask(plan, each, |h| a.of(h) > b),
            _ if is_equality => self.ask(plan, each, |h| a.of(h) == b.of(h)),
            _ => self.ask(plan, each, |h| a.of(h) > b.of(h)),
        }
    }

    /// The same for a question.
    #[inline(always)]
    fn ask(
        &self,
        plan: &Plan,
        (items, len): (u32, u32),
        answer: impl Fn(&Words) -> bool,
    ) -> Option<u64> {
        let memory = self.space.words;
        let (elements, _) = memory.all(items, 2 * len).as_chunks::<2>();
        let (model, _) = self.model(plan, elements)?;
        let (mut truths, mut bit, mut differ) = (0, 1u64, 0);
        for [what, place] in elements {
            differ |= what.get() ^ model;
            let header = memory.run(place.get())?;
            truths |= if answer(header) { bit } else { 0 };
            bit <<= 1;
        }
        if plan.test.negated {
            truths ^= bit.wrapping_sub(1);
        }
        (differ == 0).then_some(truths)
    }

    /// Writes what headers of alike patches tell to `to`; none where it takes more than that.
    #[inline(never)]
    pub(crate) fn tell(&self, plan: &mut Plan, (items, len): (u32, u32), to: u32) -> Option<()> {
        let calls = plan.calls.get(..plan.len.into())?;
        let memory = self.space.words;
        let (elements, _) = memory.all(items, 2 * len).as_chunks::<2>();
        let (results, _) = memory.all(to, 2 * len).as_chunks::<2>();
        let (model, is_object) = self.model(plan, elements)?;
        if let &[Call { short, .. }] = calls
            && let Some(sum) = short.sum()
        {
            let mut differ = 0;
            for ([what, place], [low, high]) in elements.iter().zip(results) {
                differ |= what.get() ^ model;
                let number = Value::small_int(sum.of(memory.run(place.get())?));
                low.set(number.bits() as u32);
                high.set((number.bits() >> 32) as u32);
            }
            return (differ == 0).then_some(());
        }
        for ([what, place], [low, high]) in elements.iter().zip(results) {
            if what.get() != model {
                return None;
            }
            let header = Header { words: memory.run(place.get())?, is_object };
            let mut result = Value::MISSING;
            for call in calls {
                let [a, b, ..] = call.from.map(|slot| plan.slots[slot as usize % SLOTS]);
                result = match call.short {
                    Short::Same => Value::bool(equal_in_place(a, b)?),
                    short if short.is_of_header() => header.tell(short)?,
                    // Only numbers have been paid for.
                    _ if a.tag() != Tag::Int || call.len > 1 && b.tag() != Tag::Int => return None,
                    short => short.of_numbers(a, b)?,
                };
                plan.slots[usize::from(call.to) % SLOTS] = result;
            }
            low.set(result.bits() as u32);
            high.set((result.bits() >> 32) as u32);
        }
        Some(())
    }

    /// Calls the function for the `len` elements at `items`, and hands over what it gives for each.
    #[inline(always)]
    pub(crate) fn run_for_each(
        &mut self,
        plan: &mut Plan,
        (items, len): (u32, u32),
        mut take: impl FnMut(&mut Self, u32, Value) -> Result<()>,
    ) -> Result<()> {
        let [call, ..] = plan.calls;
        if plan.len != 1 || !plan.paid {
            for k in 0..len {
                let element = self.value(items + 2 * k);
                let value = self.run_plan(plan, [element, Value::MISSING])?;
                take(self, k, value)?;
            }
            return Ok(());
        }
        // The same for one call, which is always the same but for the element.
        let (number, run) = (call.number.into(), table::run_of(call.number.into()));
        let mut values = plan.args;
        let [place, _] = plan.given.map(|place| usize::from(place) % values.len());
        let count = usize::from(call.len).min(values.len());
        for k in 0..len {
            values[place] = self.value(items + 2 * k);
            self.dialect = call.dialect;
            let [a, b, ..] = values;
            let known = if call.short == Short::No { None } else { self.at_once(&call, a, b) };
            let value = match known {
                Some(value) => value,
                None => self.run_by(run, number, values.get(..count).unwrap_or(&values))?,
            };
            take(self, k, value)?;
        }
        Ok(())
    }

    /// Calls the function for an element, and for another one if it takes two.
    #[inline(always)]
    pub(crate) fn run_plan(&mut self, plan: &mut Plan, both: [Value; 2]) -> Result<Value> {
        if plan.len == 1 { self.run_one(plan, both) } else { self.run_many(plan, both) }
    }

    /// The same where it makes one call.
    #[inline(always)]
    fn run_one(&mut self, plan: &mut Plan, [element, other]: [Value; 2]) -> Result<Value> {
        let [call, ..] = plan.calls;
        if !plan.paid {
            let mut cost = u64::from(self.weight(element)) * u64::from(call.elements);
            if call.varying != 0 {
                cost += u64::from(self.weight(other));
            }
            self.spend(cost + u64::from(call.cost))?;
        }
        let [first, second] = plan.given;
        plan.args[usize::from(second) % 4] = other;
        plan.args[usize::from(first) % 4] = element;
        self.dialect = call.dialect;
        if call.short != Short::No {
            let [a, b, ..] = plan.args;
            if let Some(value) = self.at_once(&call, a, b) {
                return Ok(value);
            }
        }
        let args = plan.args.get(..usize::from(call.len)).unwrap_or(&plan.args);
        self.run_admitted(call.number.into(), args)
    }

    /// The same where it makes several.
    #[inline(never)]
    fn run_many(&mut self, plan: &mut Plan, [element, other]: [Value; 2]) -> Result<Value> {
        let [first, second, ..] = &mut plan.slots;
        (*first, *second) = (element, other);
        let weight = if plan.paid { 0 } else { u64::from(self.weight(element)) };
        let top = self.top();
        let mut result = Value::MISSING;
        for call in plan.calls.get(..plan.len.into()).unwrap_or(&[]) {
            let [a, b, ..] = call.from;
            let [a, b] = [plan.value(a), plan.value(b)];
            let mut cost = 0;
            if !plan.paid {
                cost = u64::from(call.cost) + weight * u64::from(call.elements);
            }
            let mut varying = u32::from(call.varying);
            while varying != 0 {
                let slot = call.from[varying.trailing_zeros() as usize % call.from.len()];
                let value = plan.value(slot);
                cost += if value.tag() == Tag::Int { 1 } else { u64::from(self.weight(value)) };
                varying &= varying - 1;
            }
            // Only a limit can be in the way, which no default takes the place of.
            self.spend(cost)?;
            self.dialect = call.dialect;
            let known = match call.short {
                Short::No => None,
                Short::Same | Short::Equal => equal_in_place(a, b).map(Value::bool),
                _ => self.at_once(call, a, b),
            };
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
        self.release_for(result, top);
        Ok(result)
    }
}
