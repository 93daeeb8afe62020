//! Steps that call an op which calls no functions, read once for many runs of the same program.

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

    /// Runs step `t` in these places, if none of its arguments failed; says whether it did.
    ///
    /// The same as [`Lane::step`] of [`Lane::read_step`], with nothing in between.
    #[inline(always)]
    pub fn run_simple(&mut self, step: &Simple<T>, places: Places, t: u32) -> Result<bool> {
        let [a, b, c, d] = step.places;
        let value = |lane: &Self, place: u32| lane.value(place.wrapping_add(places.shift));
        let args = match step.args {
            1 => self.run_with(step, [value(self, a)]),
            2 => self.run_with(step, [value(self, a), value(self, b)]),
            3 => self.run_with(step, [value(self, a), value(self, b), value(self, c)]),
            0 => self.run_with(step, []),
            _ => self.run_with(step, [a, b, c, d].map(|place| value(self, place))),
        };
        let Some(result) = args else { return Ok(false) };
        self.take_result(places, t, result)?;
        Ok(true)
    }

    /// Runs a step with these arguments; none if one of them failed.
    #[inline(always)]
    fn run_with<const N: usize>(
        &mut self,
        step: &Simple<T>,
        args: [Value; N],
    ) -> Option<Result<Value>> {
        if args.iter().fold(false, |failed, arg| failed | arg.is_fault()) {
            return None;
        }
        self.begin_step();
        self.dialect = step.dialect;
        let begin = self.begin_scratch();
        let result = (step.run)(self, &args);
        let full = self.check();
        self.end_scratch(begin);
        Some(match (result, full) {
            (_, Err(full)) => Err(full),
            // What the arguments cost is counted only where it could matter.
            _ if self.work < ARGS_COST => {
                self.begin_step();
                self.run_op(step.number, step.dialect, &args)
            }
            (Ok(value), _) => Ok(value),
            (Err(fail), _) => self.settle(step.number, fail),
        })
    }
}
