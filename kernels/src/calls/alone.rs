//! The same for a thread alone, where the function calls no others: a loop, without frames.
//!
//! What is called, paid and given is what the frames would call, pay and give.

use super::{Chosen, Extreme, extreme};
use crate::interpreter::Args;
use crate::lane::{Lane, MAX_CALLS};
use crate::ops::unite_results;
use crate::plan::Plan;
use crate::table::op;
use crate::team::Team;
use crate::value::{Dialect, Fail, Kind, Result, Tag, Value};

/// Calls nested so deep are left to frames, which count them.
const DEEP: u32 = MAX_CALLS - 64;

/// An op, and what it goes through.
#[derive(Clone, Copy)]
struct Loop {
    number: u32,
    function: Value,
    container: Value,
    /// The second container of `papply` and `prapply`, or a further argument.
    extra: Value,
    merging: Merging,
}

/// Whether the results will only be merged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Merging {
    No,
    /// By a frame that waits for them.
    ByFrame,
    /// As soon as they are there.
    Next,
    /// They have been, and paid for.
    Done,
}

impl Loop {
    #[inline(always)]
    fn new(number: u32, args: &[Value]) -> Loop {
        let arg = |k: usize| args.get(k).copied().unwrap_or(Value::MISSING);
        let [function, container, extra] = match number {
            op::PAPPLY | op::PRAPPLY => [arg(0), arg(1), arg(2)],
            op::APPLY | op::APPLY_T | op::APPLY_F => [arg(0), arg(1), Value::MISSING],
            op::GET_NTH_BY_KEY_T | op::GET_NTH_BY_KEY_F => [arg(2), arg(0), arg(1)],
            _ => [arg(1), arg(0), arg(2)],
        };
        Loop { number, function, container, extra, merging: Merging::No }
    }

    /// The number of arguments that the function gets.
    #[inline(always)]
    const fn args(&self) -> u8 {
        if matches!(self.number, op::PAPPLY | op::PRAPPLY) { 2 } else { 1 }
    }
}

/// For each element, whether its result is true: the first ones here, all others in scratch memory.
#[derive(Clone, Copy)]
struct Truths {
    first: u64,
    others: u32,
}

/// The op that an op calls first if all it does is to merge what that gives.
#[inline(always)]
const fn merged(number: u32) -> Option<u32> {
    match number {
        op::MFILTER => Some(op::SFILTER),
        op::MAPPLY => Some(op::APPLY),
        op::MAPPLY_T => Some(op::APPLY_T),
        op::MAPPLY_F => Some(op::APPLY_F),
        op::MPAPPLY => Some(op::PAPPLY),
        _ => None,
    }
}

impl<T: Team> Lane<'_, T> {
    /// Calls an op that calls functions, which has been admitted; none where it takes frames.
    #[inline(never)]
    pub(crate) fn call_loop(
        &mut self,
        number: u32,
        args: &[Value],
        depth: u32,
    ) -> Option<Result<Value>> {
        if depth >= DEEP || matches!(number, op::C_IZ | op::C_ZO | op::C_IZ_N | op::C_ZO_N) {
            return None;
        }
        let inner = merged(number);
        let mut work = Loop::new(inner.unwrap_or(number), args);
        if matches!(work.number, op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F) {
            return self.call_each(&work, depth);
        }
        let mut plan = Plan::EMPTY;
        // Most ops call nothing where there are no elements.
        let calls = !self.is_empty(work.container)
            || matches!(work.number, op::VALMAX | op::VALMIN | op::GET_VAL_RANK);
        if calls {
            self.plan(&mut plan, work.function, work.args())?;
        }
        let Some(inner) = inner else {
            if core::mem::take(&mut self.merges) {
                work.merging = Merging::ByFrame;
            }
            return Some(self.run_loop(&mut plan, &mut work));
        };
        if matches!(number, op::MAPPLY | op::MAPPLY_F) && work.container.is_set() {
            work.merging = Merging::Next;
        }
        let merged = match self.admit(inner, args, args.len() as u32, depth + 1) {
            Ok(()) => self.run_loop(&mut plan, &mut work),
            Err(fail) => self.settle(inner, fail),
        };
        Some(
            merged
                .and_then(|parts| match work.merging {
                    Merging::Done => Ok(parts),
                    _ => self.merge_parts(parts),
                })
                .or_else(|fail| self.settle(number, fail)),
        )
    }

    #[inline(always)]
    fn merge_parts(&mut self, parts: Value) -> Result<Value> {
        match self.charge(&[parts]) {
            Ok(()) => self.run_admitted(op::MERGE, &[parts]),
            Err(fail) => Err(fail),
        }
    }

    /// Runs a loop; its op's default takes the place of what fails.
    #[inline(always)]
    fn run_loop(&mut self, plan: &mut Plan, work: &mut Loop) -> Result<Value> {
        let (dialect, begin) = (self.dialect, self.begin_scratch());
        let result = self.try_loop(plan, work, dialect);
        self.dialect = dialect;
        self.end_scratch(begin);
        self.end_loop(work.number, result)
    }

    #[inline(always)]
    fn end_loop(&mut self, number: u32, result: Result<Value>) -> Result<Value> {
        self.check()?;
        match result {
            Ok(value) => Ok(value),
            Err(fail) => self.settle(number, fail),
        }
    }

    #[inline(always)]
    fn try_loop(&mut self, plan: &mut Plan, work: &mut Loop, dialect: Dialect) -> Result<Value> {
        match work.number {
            op::PAPPLY | op::PRAPPLY => self.apply_to_pairs(plan, work, dialect),
            op::SFILTER | op::SFILTER_T | op::SFILTER_F | op::MFILTER_T => {
                self.filter_by(plan, work, dialect)
            }
            op::EXTRACT => self.extract_by(plan, work, dialect),
            op::ARGMAX | op::ARGMIN | op::VALMAX | op::VALMIN => {
                self.choose_best(plan, work, dialect)
            }
            _ => {
                let (items, len) = self.items(work.container)?;
                self.room(2 * len)?;
                let mut results = self.list(len);
                for k in 0..len {
                    let element = self.value(items + 2 * k);
                    let value = self.run_plan(plan, [element, Value::MISSING])?;
                    self.push(&mut results, value);
                }
                self.dialect = dialect;
                if work.merging == Merging::Next
                    && let Some(united) = unite_results(self, results.items(), len)
                {
                    work.merging = Merging::Done;
                    return united;
                }
                if matches!(work.number, op::APPLY | op::APPLY_T | op::APPLY_F) {
                    let merges = work.merging == Merging::ByFrame;
                    return self.collect(work.number, work.container, results, merges);
                }
                let Loop { number, container, extra, .. } = *work;
                let keys = results.items();
                match self.finish_order(number, items, keys, len, container, extra)? {
                    Chosen::Value(value) => Ok(value),
                    Chosen::Call(element) => self.run_plan_once(plan, element),
                }
            }
        }
    }

    /// `papply` and `prapply`.
    #[inline(never)]
    fn apply_to_pairs(&mut self, plan: &mut Plan, work: &Loop, dialect: Dialect) -> Result<Value> {
        let is_product = work.number == op::PRAPPLY;
        // In the order in which they are looked at otherwise, too.
        let (a, b) = if is_product {
            let b = self.items(work.extra)?;
            (if b.1 == 0 { (0, 0) } else { self.items(work.container)? }, b)
        } else {
            (self.items(work.container)?, self.items(work.extra)?)
        };
        let rounds = if is_product { b.1 } else { 1 };
        let per_round = if is_product { a.1 } else { a.1.min(b.1) };
        let calls = rounds.checked_mul(per_round).ok_or(Fail::Room)?;
        self.room(calls.saturating_mul(2))?;
        let mut results = self.list(calls);
        for round in 0..rounds {
            for k in 0..per_round {
                let other = if is_product { round } else { k };
                let both = [self.value(a.0 + 2 * k), self.value(b.0 + 2 * other)];
                let value = self.run_plan(plan, both)?;
                self.push(&mut results, value);
            }
        }
        self.dialect = dialect;
        if is_product { self.set(results) } else { self.tuple(results) }
    }

    #[inline(never)]
    fn filter_by(&mut self, plan: &mut Plan, work: &Loop, dialect: Dialect) -> Result<Value> {
        let (items, len) = self.items(work.container)?;
        let mut truths = Truths { first: 0, others: 0 };
        if len > u64::BITS {
            truths.others = self.scratch(len - u64::BITS);
            self.check()?;
        }
        for k in 0..len {
            let element = self.value(items + 2 * k);
            let is_true = self.run_plan(plan, [element, Value::MISSING])?.truth();
            match k.checked_sub(u64::BITS) {
                None => truths.first |= u64::from(is_true) << k,
                Some(other) => self.put(truths.others + other, is_true.into()),
            }
        }
        self.dialect = dialect;
        let kind = match work.number {
            op::SFILTER => work.container.kind()?,
            op::SFILTER_T => Kind::Tuple,
            _ => Kind::Set,
        };
        let Loop { container, .. } = *work;
        if len <= u64::BITS && matches!(container.tag(), Tag::Tuple | Tag::Set) {
            return self.chosen_of_list(kind, container, truths.first);
        }
        let space = self.space;
        self.filtered(kind, container, items, len, |k| match k.checked_sub(u64::BITS) {
            None => truths.first >> k & 1 != 0,
            Some(other) => space.team.load(space.words, truths.others + other) != 0,
        })
    }

    /// The elements of a list whose bits are set, in a container of this kind.
    #[inline(always)]
    fn chosen_of_list(&mut self, kind: Kind, container: Value, mut chosen: u64) -> Result<Value> {
        let (len, count) = (container.extra(), chosen.count_ones());
        let same_kind = container.kind()? == kind;
        if same_kind && count == len {
            return Ok(container);
        }
        self.room(2 * count)?;
        let mut list = self.list(count);
        while chosen != 0 {
            let element = self.item(container, chosen.trailing_zeros());
            self.push(&mut list, element);
            chosen &= chosen - 1;
        }
        if same_kind { self.part_of(container, list) } else { self.container(kind, list) }
    }

    #[inline(never)]
    fn extract_by(&mut self, plan: &mut Plan, work: &Loop, dialect: Dialect) -> Result<Value> {
        let (items, len) = self.items(work.container)?;
        for k in 0..len {
            let element = self.value(items + 2 * k);
            if self.run_plan(plan, [element, Value::MISSING])?.truth() {
                return Ok(element);
            }
        }
        if dialect.is_tok() { Ok(Value::EMPTY_SET) } else { Err(Fail::Empty) }
    }

    /// `argmax` and its like.
    #[inline(never)]
    fn choose_best(&mut self, plan: &mut Plan, work: &Loop, dialect: Dialect) -> Result<Value> {
        let (items, len) = self.items(work.container)?;
        let wanted = extreme(work.number);
        let (mut best, mut best_key) = (Value::ZERO, Value::MISSING);
        for k in 0..len {
            let element = self.value(items + 2 * k);
            let key = self.run_plan(plan, [element, Value::MISSING])?;
            let better = k == 0 || {
                let (low, high) = match wanted {
                    Some(Extreme::Min) => (key, best_key),
                    _ => (best_key, key),
                };
                self.pay_and_compare(low, high)?
            };
            if better {
                (best, best_key) = (element, key);
            }
        }
        self.dialect = dialect;
        if matches!(work.number, op::VALMAX | op::VALMIN) {
            return self.run_plan_once(plan, best);
        }
        match len {
            0 if dialect == Dialect::ReArc => Ok(Value::MISSING),
            0 => Err(Fail::Empty),
            _ => Ok(best),
        }
    }

    /// Whether a key is less than another one, which is paid for by their weights.
    #[inline(always)]
    fn pay_and_compare(&mut self, low: Value, high: Value) -> Result<bool> {
        if let (Some(low), Some(high)) = (low.as_int(), high.as_int()) {
            self.spend(2)?;
            return Ok(low < high);
        }
        self.spend(u64::from(self.weight(low)) + u64::from(self.weight(high)))?;
        self.less(low, high)
    }

    /// `rapply`, where all functions are called without frames.
    #[inline(never)]
    fn call_each(&mut self, work: &Loop, depth: u32) -> Option<Result<Value>> {
        let (functions, value) = (work.container, work.function);
        if !matches!(functions.tag(), Tag::Tuple | Tag::Set) {
            return None;
        }
        let quick = |k| {
            let function = self.item(functions, k);
            self.is_quick(function) && self.takes_one(function)
        };
        if !(0..functions.extra()).all(quick) {
            return None;
        }
        let dialect = self.dialect;
        let result = self.call_all_of(functions, value, depth + 1);
        self.dialect = dialect;
        let result =
            result.and_then(|results| self.collect(work.number, functions, results, false));
        Some(self.end_loop(work.number, result))
    }

    #[inline(always)]
    fn call_all_of(&mut self, functions: Value, value: Value, depth: u32) -> Result<super::List> {
        let len = functions.extra();
        self.room(2 * len)?;
        let mut results = self.list(len);
        let args = Args::new(&[value]);
        for k in 0..len {
            let function = self.item(functions, k);
            let called = self.quick(function, &args, depth).unwrap_or(Err(Fail::Unsupported));
            self.push(&mut results, called?);
        }
        Ok(results)
    }

    /// Whether a function is an op, or declares one argument.
    #[inline(always)]
    fn takes_one(&self, function: Value) -> bool {
        function.tag() == Tag::Op || self.closure(function).arity == 1
    }
}
