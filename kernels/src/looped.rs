//! Steps that call one function for many elements, the same in every run of a program: read once, with the function as straight code.

use crate::calls::{Way, function_arg, function_args, is_loop};
use crate::interpreter::{Head, MAX_ARGS, Places};
use crate::lane::Lane;
use crate::plan::Plan;
use crate::table::op;
use crate::team::Team;
use crate::value::{Dialect, Result, Value};

/// From how many calls on a step is left to others.
#[derive(Clone, Copy, Debug)]
pub struct Many {
    /// Where headers of patches tell what the function gives.
    pub headers: u32,
    /// Where it is no more than an op.
    pub one_op: u32,
    /// Elsewhere.
    pub others: u32,
}

/// A step that calls an op which calls one function for all elements of a container, or of two.
#[derive(Clone, Copy, Debug)]
pub struct Looped {
    number: u32,
    way: Way,
    dialect: Dialect,
    many: Many,
    /// Which of these it is.
    limit: u32,
    /// What the call costs beside what the container weighs, and what else there may be.
    cost: u64,
    /// Where these are.
    container: u32,
    extra: Option<u32>,
    /// Where the function is, if it may be another one in every run.
    function: Option<u32>,
    plan: Plan,
}

impl<'a, T: Team> Lane<'a, T> {
    /// The step at `at`, if it is one that a thread alone runs without frames. A function that is the same in every run must be there already.
    pub fn read_looped(
        &self,
        at: u32,
        same: bool,
        many: impl FnOnce(u32) -> Many,
    ) -> Option<Looped> {
        let head = Head::decode(self.load(at));
        let (number, args) = (head.number(), head.args());
        if T::THREADS > 1 || !head.calls_op() || !is_loop(number) || !head.fits() {
            return None;
        }
        let places: [u32; MAX_ARGS] = self.load_some(at + 1);
        let place = |k: usize| places.get(..args as usize)?.get(k).copied();
        let which = function_arg(number);
        let function = place(which)?;
        let mut looped = Looped {
            number,
            way: Way::of(number),
            dialect: head.dialect(),
            many: many(number),
            limit: 0,
            cost: 0,
            container: place(usize::from(which == 0))?,
            extra: place(if which == 2 { 1 } else { 2 }),
            function: Some(function),
            plan: Plan::EMPTY,
        };
        if same {
            self.take_function(&mut looped, self.value(function))?;
            looped.function = None;
        }
        Some(looped)
    }

    /// Makes straight code of the function of a step; none where it cannot be made.
    #[inline(always)]
    fn take_function(&self, step: &mut Looped, function: Value) -> Option<()> {
        step.plan.clear();
        step.cost = 1 + u64::from(self.weight(function));
        self.plan(&mut step.plan, function, function_args(step.number))?;
        step.limit = step.many();
        Some(())
    }

    /// Runs step `t`, if its arguments are there and it makes few calls, all of ops that call no functions; says whether it did.
    ///
    /// The same as [`Lane::step`] of [`Lane::read_step`], with nothing in between.
    #[inline(never)]
    pub fn run_looped(&mut self, step: &mut Looped, places: Places, t: u32) -> Result<bool> {
        let number = step.number;
        let arg = |lane: &Self, place: u32| lane.value(place.wrapping_add(places.shift));
        let container = arg(self, step.container);
        let extra = step.extra.map_or(Value::MISSING, |place| arg(self, place));
        if container.is_fault() | extra.is_fault() {
            return Ok(false);
        }
        if let Some(place) = step.function
            && self.take_function(step, arg(self, place)).is_none()
        {
            return Ok(false);
        }
        let mut work = self.loop_of(step.way, container, extra);
        let (mut calls, mut cost) = (work.len(), step.cost + u64::from(work.weight()));
        if step.extra.is_some() {
            cost += u64::from(self.weight(extra));
            let others = self.size(extra).unwrap_or(0);
            calls = match number {
                op::PRAPPLY => calls.saturating_mul(others),
                _ => calls.max(others),
            };
        }
        if calls >= step.limit {
            return Ok(false);
        }
        self.begin_step();
        // An op that merges what another one gives calls that with the same arguments.
        let result = match self.spend(if step.way.merges { 2 * cost } else { cost }) {
            Ok(()) => {
                self.dialect = step.dialect;
                self.call_planned(number, &mut work, &mut step.plan)
            }
            Err(fail) => Err(fail),
        };
        self.take_result(places, t, result)?;
        Ok(true)
    }
}

impl Looped {
    #[inline(always)]
    const fn many(&self) -> u32 {
        if self.plan.reads_headers() {
            self.many.headers
        } else if self.plan.is_one_op() {
            self.many.one_op
        } else {
            self.many.others
        }
    }
}
