//! Loops over patches whose headers tell all that the function gives: nothing is called, and nothing fails on the way.

use super::alone::{Loop, kind_of_filtered};
use super::{Chosen, Extreme, extreme};
use crate::lane::Lane;
use crate::plan::Plan;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// The most elements: what filters keep of them is a word.
const MOST: u32 = u64::BITS;

impl<T: Team> Lane<'_, T> {
    /// What an op gives that calls a function for patches which are alike; none where headers do not tell, or work may run out. Then
    /// nothing has happened yet.
    #[inline(always)]
    pub(super) fn by_headers(&mut self, plan: &mut Plan, work: &mut Loop) -> Option<Result<Value>> {
        let Loop { container, len, weight, number, .. } = *work;
        if len.wrapping_sub(1) >= MOST || !matches!(container.tag(), Tag::Tuple | Tag::Set) {
            return None;
        }
        // All that a container weighs beside its elements is one.
        let cost = self.cost_by_headers(plan, len, weight.saturating_sub(1))?;
        let left = self.work.checked_sub(cost)?;
        let items = self.items(container).ok()?;
        let (begin, dialect) = (self.begin_scratch(), self.dialect);
        let result = match number {
            op::SFILTER | op::SFILTER_T | op::SFILTER_F | op::MFILTER_T => {
                self.truths_by_headers(plan, items).map(|chosen| {
                    self.work = left;
                    let kind = kind_of_filtered(number, container)?;
                    self.chosen_of_list(kind, work, chosen)
                })
            }
            op::EXTRACT => self.truths_by_headers(plan, items).map(|truths| {
                let calls = truths.trailing_zeros().saturating_add(1).min(len);
                self.pay_for_first(plan, items, calls)?;
                if truths != 0 {
                    return Ok(self.item(container, truths.trailing_zeros()));
                }
                if self.dialect.is_tok() { Ok(Value::EMPTY_SET) } else { Err(Fail::Empty) }
            }),
            _ => self.by_keys(plan, work, items, left),
        };
        self.dialect = dialect;
        self.end_scratch(begin);
        result
    }

    /// Pays for calls of a function for the first ones of some elements.
    #[inline(always)]
    fn pay_for_first(&mut self, plan: &Plan, (items, _): (u32, u32), calls: u32) -> Result<()> {
        let weight = (0..calls)
            .fold(0u32, |sum, k| sum.saturating_add(self.weight(self.value(items + 2 * k))));
        let cost = self.cost_by_headers(plan, calls, weight).unwrap_or(0);
        self.spend(cost)
    }

    /// The same for ops that take what the function gives as it is.
    #[inline(never)]
    fn by_keys(
        &mut self,
        plan: &mut Plan,
        work: &mut Loop,
        items: (u32, u32),
        left: u64,
    ) -> Option<Result<Value>> {
        let Loop { number, container, len, extra, .. } = *work;
        let top = self.top();
        let applies = matches!(number, op::APPLY | op::APPLY_T | op::APPLY_F);
        let list = if applies { Some(self.list(len)) } else { None };
        let keys = match list {
            Some(list) => list.items(),
            None => self.scratch(2 * len),
        };
        if self.check().is_err() || self.tell(plan, items, keys).is_none() {
            self.release(top);
            return None;
        }
        self.work = left;
        if let Some(list) = list {
            return Some(self.collect(number, container, list.filled(len), work.merges_by_frame()));
        }
        if let Some(wanted) = extreme(number) {
            return Some(self.best_by_keys(plan, work, items, keys, wanted));
        }
        Some(match self.finish_order(number, items.0, keys, len, container, extra) {
            Ok(Chosen::Call(element)) => self.run_plan_once(plan, element),
            Ok(Chosen::Value(value)) => Ok(value),
            Err(fail) => Err(fail),
        })
    }

    /// `argmax` and its like for some elements with these keys.
    #[inline(always)]
    fn best_by_keys(
        &mut self,
        plan: &mut Plan,
        work: &Loop,
        (items, len): (u32, u32),
        keys: u32,
        wanted: Extreme,
    ) -> Result<Value> {
        let (mut best, mut best_key) = (0, self.value(keys));
        for k in 1..len {
            let key = self.value(keys + 2 * k);
            if self.is_better(wanted, key, best_key)? {
                (best, best_key) = (k, key);
            }
        }
        let element = self.value(items + 2 * best);
        match work.number {
            op::VALMAX | op::VALMIN => self.run_plan_once(plan, element),
            _ => Ok(element),
        }
    }
}
