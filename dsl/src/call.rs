//! Calling ops and functions.

use crate::{Closure, Dialect, Error, Function, LIMITS, Op, Result, Value};
use smallvec::SmallVec;

/// What happens when an op fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// The failure stays: whatever uses the value fails too.
    Poison,
    /// The call gives the [safe default](crate::Op::default) instead and the run goes on, also
    /// for calls made by function values and by other ops. [`Error::Limit`] is never replaced.
    SafeDefault,
}

/// A computation: the error policy and what is left of the work it may do.
#[derive(Debug)]
pub struct Cx {
    policy: Policy,
    dialect: Dialect,
    work: u64,
    calls: u16,
    first_default: Option<Error>,
}

impl Cx {
    /// A fresh run.
    #[must_use]
    pub fn new(policy: Policy) -> Cx {
        Cx { policy, dialect: Dialect::ArcDsl, work: LIMITS.work, calls: 0, first_default: None }
    }

    /// The error policy.
    #[must_use]
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// The dialect of the op that is running.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Begins a step: all work is allowed again, and no failure has been replaced yet.
    pub fn start_step(&mut self) {
        self.work = LIMITS.work;
        self.first_default = None;
    }

    /// The first failure in this step that a safe default replaced.
    #[must_use]
    pub fn first_default(&self) -> Option<Error> {
        self.first_default
    }

    /// Takes `work` from what is left.
    pub fn spend(&mut self, work: u64) -> Result<()> {
        self.work = self.work.checked_sub(work).ok_or(Error::Limit)?;
        Ok(())
    }

    /// Calls an op of the table.
    ///
    /// ```
    /// use dsl::{Cx, Dialect, Policy, Value, find_op};
    /// let add = find_op("add", Dialect::ArcDsl).unwrap();
    /// let mut cx = Cx::new(Policy::Poison);
    /// let sum = cx.op(add, Dialect::ArcDsl, &[2.into(), (1, 1).into()]);
    /// assert_eq!(sum, Ok(Value::Pair((3, 3))));
    /// ```
    pub fn op(&mut self, op: &'static Op, dialect: Dialect, args: &[Value]) -> Result<Value> {
        self.run_op(op, dialect, &refs(args))
    }

    fn run_op(&mut self, op: &'static Op, dialect: Dialect, args: &[&Value]) -> Result<Value> {
        match self.policy {
            Policy::Poison => self.try_op(op, dialect, args),
            Policy::SafeDefault => {
                self.try_op(op, dialect, args).or_else(|error| self.settle(op, error))
            }
        }
    }

    /// Calls an op. Its result is written where the caller wants it: op calls are many, and moving a
    /// result that has just been written takes as long as a small op.
    #[inline]
    fn try_op(&mut self, op: &'static Op, dialect: Dialect, args: &[&Value]) -> Result<Value> {
        match self.admit(op, args) {
            Ok(()) => self.enter(op, dialect, args),
            Err(error) => Err(error),
        }
    }

    /// Calls an op that was [admitted](Cx::admit).
    #[inline(always)]
    fn enter(&mut self, op: &'static Op, dialect: Dialect, args: &[&Value]) -> Result<Value> {
        let outer = std::mem::replace(&mut self.dialect, dialect);
        self.calls += 1;
        let result = (op.run)(self, args);
        self.calls -= 1;
        self.dialect = outer;
        result
    }

    /// Whether the call may be made at all: there is work and depth left, and the number of
    /// arguments fits.
    #[inline]
    fn admit(&mut self, op: &Op, args: &[&Value]) -> Result<()> {
        self.spend(1 + args.iter().map(|arg| u64::from(arg.weight())).sum::<u64>())?;
        let most = op.params.len();
        if args.len() > most || args.len() + op.optional < most {
            return Err(Error::Type);
        }
        if self.calls >= LIMITS.calls { Err(Error::Limit) } else { Ok(()) }
    }

    /// What a failed call gives where defaults take the place of errors.
    #[cold]
    fn settle(&mut self, op: &Op, error: Error) -> Result<Value> {
        if error == Error::Limit {
            return Err(error);
        }
        self.first_default.get_or_insert(error);
        op.default.value()
    }

    /// Calls another op in the dialect of the one that is running.
    pub(crate) fn inner(&mut self, op: &'static Op, args: &[&Value]) -> Result<Value> {
        self.run_op(op, self.dialect, args)
    }

    /// Calls another op with one argument in the dialect of the one that is running.
    pub(crate) fn inner1(&mut self, op: &'static Op, arg: &Value) -> Result<Value> {
        self.inner(op, &[arg])
    }

    /// Calls a function value; anything else is a type error.
    pub fn call(&mut self, function: &Value, args: &[Value]) -> Result<Value> {
        self.call_on(function, &refs(args))
    }

    /// Calls a function value with arguments that stand anywhere.
    #[inline(always)]
    pub(crate) fn call_on(&mut self, function: &Value, args: &[&Value]) -> Result<Value> {
        match function {
            Value::Function(Function::Op(op, dialect)) => self.run_op(op, *dialect, args),
            Value::Function(Function::Closure(made)) => self.closure(made, args),
            _ => Err(Error::Type),
        }
    }

    /// Calls a function value with one argument.
    #[inline(always)]
    pub(crate) fn call1(&mut self, function: &Value, arg: &Value) -> Result<Value> {
        self.call_on(function, &[arg])
    }

    /// Whether what a function value gives for one argument counts as true.
    #[inline(always)]
    pub(crate) fn holds(&mut self, condition: &Value, arg: &Value) -> Result<bool> {
        seen(&self.call1(condition, arg)).map(Value::truth)
    }

    fn closure(&mut self, closure: &Closure, args: &[&Value]) -> Result<Value> {
        if self.calls >= LIMITS.calls {
            return Err(Error::Limit);
        }
        self.calls += 1;
        let result = self.run_closure(closure, args);
        self.calls -= 1;
        result
    }

    #[inline]
    fn run_closure(&mut self, closure: &Closure, args: &[&Value]) -> Result<Value> {
        self.spend(1)?;
        if args.len() != closure.arity() && !matches!(closure, Closure::Empty) {
            return Err(Error::Type);
        }
        match closure {
            Closure::Compose { outer, inner } => {
                let value = self.call_on(inner, args);
                self.call1(outer, seen(&value)?)
            }
            Closure::Chain { h, g, f } => {
                let value = self.call_on(f, args);
                let value = self.call1(g, seen(&value)?);
                self.call1(h, seen(&value)?)
            }
            Closure::Matcher { function, target } => {
                Ok((seen(&self.call_on(function, args))? == target).into())
            }
            // What is left to a bound function are one, two or three arguments.
            Closure::Rbind { function, fixed, .. } => match args {
                [a] => self.call_on(function, &[a, fixed]),
                [a, b] => self.call_on(function, &[a, b, fixed]),
                [a, b, c] => self.call_on(function, &[a, b, c, fixed]),
                _ => Err(Error::Type),
            },
            Closure::Lbind { function, fixed, .. } => match args {
                [a] => self.call_on(function, &[fixed, a]),
                [a, b] => self.call_on(function, &[fixed, a, b]),
                [a, b, c] => self.call_on(function, &[fixed, a, b, c]),
                _ => Err(Error::Type),
            },
            Closure::Fork { outer, a, b } => {
                let a = self.call_on(a, args);
                let a = seen(&a)?;
                let b = self.call_on(b, args);
                self.call_on(outer, &[a, seen(&b)?])
            }
            Closure::Empty => Ok(Value::empty_tuple()),
        }
    }
}

/// The value of a result that stays where it is, see [`Cx::try_op`].
#[inline(always)]
pub(crate) fn seen(result: &Result<Value>) -> Result<&Value> {
    result.as_ref().map_err(|error| *error)
}

/// References to all of these values.
pub(crate) fn refs(values: &[Value]) -> SmallVec<[&Value; 4]> {
    values.iter().collect()
}
