//! The same for a thread alone, where the function calls no others: a loop, without frames.
//!
//! What is called, paid and given is what the frames would call, pay and give.

use super::{Chosen, Extreme, extreme};
use crate::interpreter::Args;
use crate::lane::{Lane, MAX_CALLS};
use crate::ops::{unite_moved, unite_results};
use crate::plan::Plan;
use crate::table::{self, op};
use crate::team::Team;
use crate::value::{Dialect, Fail, Kind, Result, Tag, Value};

/// Calls nested so deep are left to frames, which count them.
const DEEP: u32 = MAX_CALLS - 64;

/// An op, and what it goes through.
#[derive(Clone, Copy)]
pub(crate) struct Loop {
    pub(super) number: u32,
    pub(super) container: Value,
    /// How many elements it has, and what it weighs.
    pub(super) len: u32,
    pub(super) weight: u32,
    /// The second container of `papply` and `prapply`, or a further argument.
    pub(super) extra: Value,
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
    /// How many elements there are.
    #[inline(always)]
    pub(crate) const fn len(&self) -> u32 {
        self.len
    }

    /// What their container weighs.
    #[inline(always)]
    pub(crate) const fn weight(&self) -> u32 {
        self.weight
    }

    /// Whether a frame waits for the results to merge them.
    #[inline(always)]
    pub(super) const fn merges_by_frame(&self) -> bool {
        matches!(self.merging, Merging::ByFrame)
    }
}

/// Whether an op calls one function for all elements of a container, or of two, and does little else.
pub const fn is_loop(number: u32) -> bool {
    let others = matches!(
        number,
        op::C_IZ | op::C_ZO | op::C_IZ_N | op::C_ZO_N | op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F
    );
    table::row(number).calls_functions && !others
}

/// Which argument of such an op is the function.
#[inline(always)]
pub const fn function_arg(number: u32) -> usize {
    match number {
        op::PAPPLY | op::PRAPPLY | op::MPAPPLY => 0,
        op::APPLY | op::APPLY_T | op::APPLY_F | op::MAPPLY | op::MAPPLY_T | op::MAPPLY_F => 0,
        op::GET_NTH_BY_KEY_T | op::GET_NTH_BY_KEY_F => 2,
        _ => 1,
    }
}

/// How many arguments the function gets.
#[inline(always)]
pub(crate) const fn function_args(number: u32) -> u8 {
    if matches!(number, op::PAPPLY | op::PRAPPLY | op::MPAPPLY) { 2 } else { 1 }
}

/// How things were before a loop.
#[derive(Clone, Copy)]
struct Before {
    work: u64,
    excess: u64,
    first_default: Option<Fail>,
    top: u32,
    merging: Merging,
}

/// For each element, whether its result is true: the first ones here, all others in scratch memory.
#[derive(Clone, Copy)]
struct Truths {
    first: u64,
    others: u32,
}

/// How an op goes through a container: all that is known before it is called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The op, or the one that it calls first if all it does is to merge what that gives.
    number: u32,
    pub(crate) merges: bool,
    unites: Unites,
}

/// Of which containers the results may be united as soon as they are there.
#[derive(Clone, Copy, Debug)]
enum Unites {
    Never,
    /// Of sets.
    OfSets,
    /// Of sets that are lists.
    OfLists,
}

impl Way {
    #[inline(always)]
    pub(crate) const fn of(number: u32) -> Way {
        let (inner, unites) = match number {
            op::MFILTER => (op::SFILTER, Unites::OfLists),
            op::MAPPLY => (op::APPLY, Unites::OfSets),
            op::MAPPLY_T => (op::APPLY_T, Unites::Never),
            op::MAPPLY_F => (op::APPLY_F, Unites::OfSets),
            op::MPAPPLY => (op::PAPPLY, Unites::Never),
            _ => (number, Unites::Never),
        };
        Way { number: inner, merges: inner != number, unites }
    }
}

/// The kind of container that a filter gives.
#[inline(always)]
pub(super) const fn kind_of_filtered(number: u32, container: Value) -> Result<Kind> {
    match number {
        op::SFILTER => container.kind(),
        op::SFILTER_T => Ok(Kind::Tuple),
        _ => Ok(Kind::Set),
    }
}

impl<T: Team> Lane<'_, T> {
    /// What an op goes through, or the one whose results it merges.
    #[inline(always)]
    pub(crate) fn loop_of(&self, way: Way, container: Value, extra: Value) -> Loop {
        let unites = match way.unites {
            Unites::Never => false,
            Unites::OfSets => container.is_set(),
            Unites::OfLists => container.tag() == Tag::Set,
        };
        let merging = if unites { Merging::Next } else { Merging::No };
        let (len, weight) = match container.tag() {
            Tag::Tuple | Tag::Set => (container.extra(), self.load(container.at() + 1)),
            _ => (self.size(container).unwrap_or(0), self.weight(container)),
        };
        Loop { number: way.number, container, len, weight, extra, merging }
    }

    /// Calls an op that calls functions, which has been admitted; none where it takes frames.
    #[inline(never)]
    pub(crate) fn call_loop(
        &mut self,
        number: u32,
        args: &[Value],
        depth: u32,
    ) -> Option<Result<Value>> {
        if depth >= DEEP {
            return None;
        }
        if !is_loop(number) {
            let rapply = matches!(number, op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F);
            return if rapply { self.call_each(number, args, depth) } else { None };
        }
        let arg = |k: usize| args.get(k).copied().unwrap_or(Value::MISSING);
        let which = function_arg(number);
        let [container, extra] = [usize::from(which == 0), if which == 2 { 1 } else { 2 }].map(arg);
        let mut work = self.loop_of(Way::of(number), container, extra);
        let mut plan = Plan::EMPTY;
        // Most ops call nothing where there are no elements.
        let calls = !self.is_empty(work.container)
            || matches!(number, op::VALMAX | op::VALMIN | op::GET_VAL_RANK);
        if calls {
            self.plan(&mut plan, arg(which), function_args(number))?;
        }
        if work.number != number {
            // The number of arguments fits if it does here.
            if let Err(fail) = self.charge(args) {
                return Some(Err(fail));
            }
        } else if core::mem::take(&mut self.merges) {
            work.merging = Merging::ByFrame;
        }
        Some(self.call_planned(number, &mut work, &mut plan))
    }

    /// The same where the function is there as straight code, all arguments are paid for, and the call is not too deep.
    #[inline(never)]
    pub(crate) fn call_planned(
        &mut self,
        number: u32,
        work: &mut Loop,
        plan: &mut Plan,
    ) -> Result<Value> {
        let result = match self.by_headers(plan, work) {
            Some(result) => self.end_loop(work.number, result),
            None => self.run_loop(plan, work),
        };
        if work.number == number {
            return result;
        }
        let merged = match result {
            Ok(parts) if work.merging != Merging::Done => self.merge_parts(parts),
            done => done,
        };
        match merged {
            Ok(value) => Ok(value),
            Err(fail) => self.settle(number, fail),
        }
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
        let dialect = self.dialect;
        let before = Before {
            work: self.work,
            excess: self.excess,
            first_default: self.first_default,
            top: self.top(),
            merging: work.merging,
        };
        let begin = self.begin_scratch();
        let paid = self.pay_ahead(plan, work);
        let mut result = self.try_loop(plan, work, dialect);
        if paid > 0
            && let Err(fail) = result
        {
            result = match fail {
                Fail::Limit => {
                    self.end_scratch(begin);
                    self.try_exactly(plan, work, dialect, before)
                }
                // Some calls were not made.
                fail => {
                    self.excess = self.excess.saturating_add(paid);
                    Err(fail)
                }
            };
        }
        self.dialect = dialect;
        self.end_scratch(begin);
        let value = self.end_loop(work.number, result)?;
        self.keep_only(value, before.top)
    }

    #[inline(always)]
    fn end_loop(&mut self, number: u32, result: Result<Value>) -> Result<Value> {
        self.check()?;
        match result {
            Ok(value) => Ok(value),
            Err(fail) => self.settle(number, fail),
        }
    }

    /// Pays at once what is known of all calls beforehand, if it can be had, and gives how much that was. It is too much where not all
    /// of them are made.
    #[inline(always)]
    fn pay_ahead(&mut self, plan: &mut Plan, work: &Loop) -> u64 {
        plan.paid = false;
        // These may call the function less often, or give it what is not weighed here.
        if matches!(work.number, op::EXTRACT | op::PAPPLY | op::PRAPPLY) {
            return 0;
        }
        // All that a container weighs beside its elements is one.
        let cost = plan.cost_of(work.len, work.weight.saturating_sub(1));
        match self.work.checked_sub(cost) {
            Some(left) => {
                self.work = left;
                plan.paid = true;
                cost
            }
            None => 0,
        }
    }

    /// Runs a loop once more that has run out of work: what comes first, another failure or that, is only known where calls are paid for
    /// one by one.
    #[cold]
    #[inline(never)]
    fn try_exactly(
        &mut self,
        plan: &mut Plan,
        work: &mut Loop,
        dialect: Dialect,
        before: Before,
    ) -> Result<Value> {
        (self.work, self.excess) = (before.work, before.excess);
        self.first_default = before.first_default;
        self.dialect = dialect;
        self.release(before.top);
        (work.merging, plan.paid) = (before.merging, false);
        self.try_loop(plan, work, dialect)
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
                if let Some(grid) = self.order_rows(plan, work)? {
                    return Ok(grid);
                }
                let (items, len) = self.items(work.container)?;
                if work.merging == Merging::Next
                    && plan.paid
                    && let Some(by) = plan.shift_of(self.value(items))
                    && let Some(united) = unite_moved(self, items, len, by)
                {
                    work.merging = Merging::Done;
                    return united;
                }
                self.room(2 * len)?;
                let mut results = self.list(len);
                let shifts = plan.paid && plan.shifts();
                if shifts && self.shift_all(plan, (items, len), results.items()) {
                    results = results.filled(len);
                } else {
                    self.run_for_each(plan, (items, len), |lane, _, value| {
                        lane.push(&mut results, value);
                        Ok(())
                    })?;
                }
                self.dialect = dialect;
                if work.merging == Merging::Next
                    && let Some(united) = unite_results(self, results.items(), len)
                {
                    work.merging = Merging::Done;
                    return united;
                }
                if matches!(work.number, op::APPLY | op::APPLY_T | op::APPLY_F) {
                    let merges = work.merges_by_frame();
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
    fn filter_by(&mut self, plan: &mut Plan, work: &mut Loop, dialect: Dialect) -> Result<Value> {
        let (items, len) = self.items(work.container)?;
        let mut truths = Truths { first: 0, others: 0 };
        if len > u64::BITS {
            truths.others = self.scratch(len - u64::BITS);
            self.check()?;
        }
        self.run_for_each(plan, (items, len), |lane, k, value| {
            let is_true = value.truth();
            match k.checked_sub(u64::BITS) {
                None => truths.first |= u64::from(is_true) << k,
                Some(other) => lane.put(truths.others + other, is_true.into()),
            }
            Ok(())
        })?;
        self.dialect = dialect;
        let Loop { number, container, .. } = *work;
        let kind = kind_of_filtered(number, container)?;
        if len <= u64::BITS && matches!(container.tag(), Tag::Tuple | Tag::Set) {
            return self.chosen_of_list(kind, work, truths.first);
        }
        let space = self.space;
        self.filtered(kind, container, items, len, |k| match k.checked_sub(u64::BITS) {
            None => truths.first >> k & 1 != 0,
            Some(other) => space.team.load(space.words, truths.others + other) != 0,
        })
    }

    /// The elements of a list whose bits are set, in a container of this kind; or what they are merged to.
    #[inline(always)]
    pub(super) fn chosen_of_list(
        &mut self,
        kind: Kind,
        work: &mut Loop,
        mut chosen: u64,
    ) -> Result<Value> {
        let Loop { container, .. } = *work;
        let count = chosen.count_ones();
        let same_kind = container.kind()? == kind;
        let all = same_kind && count == container.extra();
        if all && work.merging != Merging::Next {
            return Ok(container);
        }
        self.room(2 * count)?;
        let mut list = self.list(count);
        while chosen != 0 {
            let element = self.item(container, chosen.trailing_zeros());
            self.push(&mut list, element);
            chosen &= chosen - 1;
        }
        if work.merging == Merging::Next
            && let Some(united) = unite_results(self, list.items(), count)
        {
            work.merging = Merging::Done;
            return united;
        }
        if all {
            Ok(container)
        } else if same_kind {
            self.part_of(container, list)
        } else {
            self.container(kind, list)
        }
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
        let wanted = extreme(work.number).unwrap_or(Extreme::Max);
        let (mut best, mut best_key) = (Value::ZERO, Value::MISSING);
        self.run_for_each(plan, (items, len), |lane, k, key| {
            if k == 0 || lane.is_better(wanted, key, best_key)? {
                (best, best_key) = (lane.value(items + 2 * k), key);
            }
            Ok(())
        })?;
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

    /// Whether a key is better than the best so far; their weights are paid for comparing them.
    #[inline(always)]
    pub(super) fn is_better(&mut self, wanted: Extreme, key: Value, best: Value) -> Result<bool> {
        let (low, high) = match wanted {
            Extreme::Min => (key, best),
            Extreme::Max => (best, key),
        };
        if let (Some(low), Some(high)) = (low.as_int(), high.as_int()) {
            self.spend(2)?;
            return Ok(low < high);
        }
        self.spend(u64::from(self.weight(low)) + u64::from(self.weight(high)))?;
        self.less(low, high)
    }

    /// `rapply`, where all functions are called without frames.
    #[inline(never)]
    fn call_each(&mut self, number: u32, args: &[Value], depth: u32) -> Option<Result<Value>> {
        let [functions, value] = *args else { return None };
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
        let result = result.and_then(|results| self.collect(number, functions, results, false));
        Some(self.end_loop(number, result))
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
