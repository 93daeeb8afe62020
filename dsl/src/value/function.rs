//! Functions as values.

use super::{Value, next_depth, total_weight};
use crate::{Dialect, Op, Result};
use std::sync::Arc;

/// A function: an op of the table, or one made by an op such as `compose`.
#[derive(Clone, Debug)]
pub enum Function {
    /// A named op, with the dialect whose meaning it has.
    Op(&'static Op, Dialect),
    /// A function made while running. It equals only itself.
    Closure(Arc<Made>),
}

/// A closure with the size of what it holds.
#[derive(Debug)]
pub struct Made {
    closure: Closure,
    weight: u32,
    depth: u16,
}

impl std::ops::Deref for Made {
    type Target = Closure;

    fn deref(&self) -> &Closure {
        &self.closure
    }
}

/// How a function was made. What it holds need not be callable: calling it then fails.
#[derive(Clone, Debug)]
pub enum Closure {
    /// `x ↦ outer(inner(x))`
    Compose {
        /// Called last.
        outer: Value,
        /// Called first.
        inner: Value,
    },
    /// `x ↦ h(g(f(x)))`
    Chain {
        /// Called last.
        h: Value,
        /// Called second.
        g: Value,
        /// Called first.
        f: Value,
    },
    /// `x ↦ function(x) = target`
    Matcher {
        /// Applied to the argument.
        function: Value,
        /// Compared with the result.
        target: Value,
    },
    /// `(x…) ↦ function(x…, fixed)`
    Rbind {
        /// The function called.
        function: Value,
        /// Its last argument.
        fixed: Value,
        /// How many arguments are left: 1, 2 or 3.
        arity: u8,
    },
    /// `(x…) ↦ function(fixed, x…)`
    Lbind {
        /// The function called.
        function: Value,
        /// Its first argument.
        fixed: Value,
        /// How many arguments are left: 1, 2 or 3.
        arity: u8,
    },
    /// `x ↦ outer(a(x), b(x))`
    Fork {
        /// Called on both results.
        outer: Value,
        /// Gives the first argument.
        a: Value,
        /// Gives the second argument.
        b: Value,
    },
    /// Gives the empty tuple for any arguments: the safe default of a function.
    Empty,
}

impl Closure {
    /// The name of the op that makes such a function, unless it is the safe default.
    #[must_use]
    pub fn maker(&self) -> Option<&'static str> {
        match self {
            Closure::Compose { .. } => Some("compose"),
            Closure::Chain { .. } => Some("chain"),
            Closure::Matcher { .. } => Some("matcher"),
            Closure::Rbind { .. } => Some("rbind"),
            Closure::Lbind { .. } => Some("lbind"),
            Closure::Fork { .. } => Some("fork"),
            Closure::Empty => None,
        }
    }

    /// The values it holds.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        let parts = match self {
            Closure::Compose { outer, inner } => [Some(outer), Some(inner), None],
            Closure::Chain { h, g, f } => [Some(h), Some(g), Some(f)],
            Closure::Matcher { function, target } => [Some(function), Some(target), None],
            Closure::Rbind { function, fixed, .. } | Closure::Lbind { function, fixed, .. } => {
                [Some(function), Some(fixed), None]
            }
            Closure::Fork { outer, a, b } => [Some(outer), Some(a), Some(b)],
            Closure::Empty => [None; 3],
        };
        parts.into_iter().flatten()
    }

    /// How many arguments it takes; a bound function counts what is left, and the safe
    /// default counts as taking none.
    #[must_use]
    pub fn arity(&self) -> usize {
        match self {
            Closure::Rbind { arity, .. } | Closure::Lbind { arity, .. } => usize::from(*arity),
            Closure::Empty => 0,
            _ => 1,
        }
    }
}

impl Function {
    /// A new function, unequal to every other.
    pub fn closure(closure: Closure) -> Result<Function> {
        let weight = total_weight(closure.parts())?;
        let depth = next_depth(closure.parts())?;
        Ok(Function::Closure(Arc::new(Made { closure, weight, depth })))
    }

    /// How many arguments it declares.
    #[must_use]
    pub fn arity(&self) -> usize {
        match self {
            Function::Op(op, _) => op.params.len(),
            Function::Closure(made) => made.arity(),
        }
    }

    #[inline]
    pub(super) fn weight(&self) -> u32 {
        match self {
            Function::Op(..) => 1,
            Function::Closure(made) => made.weight,
        }
    }

    pub(super) fn depth(&self) -> u16 {
        match self {
            Function::Op(..) => 0,
            Function::Closure(made) => made.depth,
        }
    }
}

impl PartialEq for Function {
    fn eq(&self, other: &Function) -> bool {
        match (self, other) {
            (Function::Op(a, x), Function::Op(b, y)) => {
                std::ptr::eq(*a, *b) && (x == y || !a.varies)
            }
            (Function::Closure(a), Function::Closure(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }
}
