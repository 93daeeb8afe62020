//! Steps that call an op which calls no functions, read once for many runs of the same program.

use core::array;

use crate::interpreter::{Head, MAX_ARGS, Places};
use crate::lane::{Lane, MAX_WEIGHT};
use crate::table::{self, Run};
use crate::team::Team;
use crate::value::{Dialect, Result, Value};

/// More than the arguments of a call can cost.
const ARGS_COST: u64 = (MAX_ARGS as u64 + 1) * MAX_WEIGHT as u64;

/// A step that [is simple](Head::is_simple).
#[derive(Clone, Copy, Debug)]
pub struct Simple<T> {
    run: Run<T>,
    number: u32,
    dialect: Dialect,
    args: u32,
    /// Where the arguments are.
    places: [u32; MAX_ARGS],
}

impl<'a, T: Team> Lane<'a, T> {
    /// The step at `at`, if it is simple.
    pub fn read_simple(&self, at: u32) -> Option<Simple<T>> {
        let head = Head::decode(self.load(at));
        head.is_simple().then(|| Simple {
            run: table::run_of(head.number()),
            number: head.number(),
            dialect: head.dialect(),
            args: head.args(),
            places: self.load_some(at + 1),
        })
    }

    /// Runs step `t` for lanes that go through a program together: each has its places so far behind these ones, or has left the device already.
    /// A lane that leaves it now gets the reason instead.
    ///
    /// The same for each as [`Lane::step`] of [`Lane::read_step`], with nothing in between.
    pub fn run_simple(
        &mut self,
        step: &Simple<T>,
        places: Places,
        t: u32,
        lanes: &mut [Result<u32>],
    ) {
        match step.args {
            0 => self.run_with::<0>(step, places, t, lanes),
            1 => self.run_with::<1>(step, places, t, lanes),
            2 => self.run_with::<2>(step, places, t, lanes),
            3 => self.run_with::<3>(step, places, t, lanes),
            _ => self.run_with::<MAX_ARGS>(step, places, t, lanes),
        }
    }

    /// The same for a step with so many arguments.
    #[inline(never)]
    fn run_with<const N: usize>(
        &mut self,
        step: &Simple<T>,
        places: Places,
        t: u32,
        lanes: &mut [Result<u32>],
    ) {
        for lane in lanes {
            let Ok(by) = *lane else { continue };
            let place = |k: usize| step.places[k % MAX_ARGS].wrapping_add(by);
            let args: [Value; N] = array::from_fn(|k| self.value(place(k)));
            if args.iter().fold(false, |failed, arg| failed | arg.is_fault()) {
                self.end_step(places.moved(by), t, earliest_of(&args), 0);
                continue;
            }
            let (top, begin) = (self.top(), self.begin_scratch());
            self.begin_step();
            self.dialect = step.dialect;
            let result = (step.run)(self, &args);
            let full = self.check();
            self.end_scratch(begin);
            let done = match (result, full) {
                // What the arguments cost is counted only where it could matter.
                (Ok(value), Ok(())) if self.work >= ARGS_COST => Ok((value, self.replaced())),
                (result, Ok(())) => self.settle_simple(step, t, &args, result),
                (_, Err(full)) => Err(full),
            };
            match done {
                Ok((value, failure)) => self.end_step(places.moved(by), t, value, failure),
                Err(fail) => {
                    self.release(top);
                    *lane = Err(fail);
                }
            }
        }
    }

    /// What becomes of what an op gave, with the number of the failure that the step had by itself, where that is not as usual. Fails when the lane must be
    /// run by the scalar ops.
    #[cold]
    #[inline(never)]
    fn settle_simple(
        &mut self,
        step: &Simple<T>,
        t: u32,
        args: &[Value],
        result: Result<Value>,
    ) -> Result<(Value, u32)> {
        let result = match result {
            _ if self.work < ARGS_COST => {
                self.begin_step();
                self.run_op(step.number, step.dialect, args)
            }
            Ok(value) => Ok(value),
            Err(fail) => self.settle(step.number, fail),
        };
        self.outcome(t, result)
    }
}

/// The earliest failure among arguments of which one failed.
#[cold]
#[inline(never)]
fn earliest_of(args: &[Value]) -> Value {
    let failed = args.iter().copied().filter(|arg| arg.is_fault());
    failed.min_by_key(|arg| arg.at()).unwrap_or(Value::MISSING)
}
