//! What programs do with functions.

use super::build::{Build, constant};
use crate::generate::{Random, unary};
use dsl::{Kind, Operand, Type, Value};

/// Ops that take a function and a container, and the number of arguments after these two.
const OF_CONTAINER: [(&str, usize); 14] = [
    ("apply", 0),
    ("apply_t", 0),
    ("apply_f", 0),
    ("mapply", 0),
    ("mapply_t", 0),
    ("mapply_f", 0),
    ("sfilter", 0),
    ("mfilter", 0),
    ("extract", 0),
    ("argmax", 0),
    ("valmin", 0),
    ("order", 0),
    ("papply", 1),
    ("prapply", 1),
];

/// Two functions of one argument each, by sorts that programs have values of.
const SORTS: [Type; 6] =
    [Type::Integer, Type::Pair, Type::Grid, Type::Indices, Type::Object, Type::Objects];

fn is_function(value: &Value) -> bool {
    matches!(value, Value::Function(_))
}

fn is_unary(value: &Value) -> bool {
    matches!(value, Value::Function(function) if function.arity() == 1)
}

/// Whether the value is a container of functions.
fn holds_functions(value: &Value) -> bool {
    matches!(value, Value::Tuple(items) | Value::Set(items) if items.iter().any(is_function))
}

fn is_container(value: &Value) -> bool {
    value.kind().is_ok() && !holds_functions(value)
}

impl Build<'_> {
    /// Adds one step of some recipe, if it succeeds.
    pub(super) fn recipe(&mut self) -> Option<()> {
        let added = match self.g.below(16) {
            0..=3 => self.call(),
            4 => self.branch(),
            5 | 6 => self.gather(),
            7 | 8 => self.spread(),
            9 | 10 => self.curry(),
            11 | 12 => self.combine(),
            13 | 14 => self.higher_order(),
            _ => self.compare(),
        };
        added.map(drop)
    }

    /// A function of one argument: an earlier one, or one made for values there are.
    fn function_of_one(&mut self) -> Option<Operand> {
        if self.g.chance(60)
            && let Some(known) = self.choose(is_unary)
        {
            return Some(known);
        }
        let (from, depth) = (self.g.one(&SORTS), self.g.below(3));
        let function = unary(self.plan.dialect, from, None, depth, self.g);
        self.lower(&function)
    }

    /// Calls a function with whatever fits it.
    fn call(&mut self) -> Option<Operand> {
        let callee = match self.choose(is_function) {
            Some(known) if self.g.chance(80) => known,
            _ => self.function_of_one()?,
        };
        let Ok(Value::Function(function)) = self.value(&callee) else { return None };
        let arity = function.arity();
        for _ in 0..6 {
            let args: Option<Vec<Operand>> = (0..arity).map(|_| self.argument()).collect();
            if let Some(added) = self.try_add(callee.clone(), args?) {
                return Some(added);
            }
        }
        None
    }

    fn argument(&mut self) -> Option<Operand> {
        match self.g.below(4) {
            0 => Some(constant(self.g.range(-1, 5))),
            1 => Some(constant((self.g.range(-1, 3), self.g.range(-1, 3)))),
            _ => self.choose(|value| !is_function(value)),
        }
    }

    /// One of two functions.
    fn branch(&mut self) -> Option<Operand> {
        let condition = match self.choose(|value| matches!(value, Value::Int(0 | 1))) {
            Some(known) => known,
            None => constant(self.g.chance(50)),
        };
        let args = vec![condition, self.function_of_one()?, self.function_of_one()?];
        self.try_add(self.op("branch")?, args)
    }

    /// Puts functions into tuples and sets.
    fn gather(&mut self) -> Option<Operand> {
        let function = self.choose(is_function)?;
        let name = self.g.one(&["astuple", "initset", "insert", "repeat", "totuple", "combine"]);
        let args = match name {
            "astuple" => vec![function, self.choose(is_function)?],
            "initset" => vec![function],
            "insert" => {
                let set = |value: &Value| value.kind() == Ok(Kind::Set) && holds_functions(value);
                vec![function, self.choose(set)?]
            }
            "repeat" => vec![function, constant(self.g.range(1, 3))],
            "totuple" => vec![self.choose(holds_functions)?],
            _ => vec![self.choose(holds_functions)?, self.choose(holds_functions)?],
        };
        self.try_add(self.op(name)?, args)
    }

    /// Applies containers of functions, or takes functions out of them.
    fn spread(&mut self) -> Option<Operand> {
        let functions = self.choose(holds_functions)?;
        let names = ["rapply", "rapply_t", "rapply_f", "first", "last", "size", "contained"];
        let name = self.g.one(&names);
        let args = match name {
            "contained" => vec![self.choose(is_function)?, functions],
            name if name.starts_with("rapply") => vec![functions, self.argument()?],
            _ => vec![functions],
        };
        self.try_add(self.op(name)?, args)
    }

    /// Functions that give functions.
    fn curry(&mut self) -> Option<Operand> {
        let (binder, inner) = (self.g.one(&["lbind", "rbind"]), self.g.one(&["lbind", "rbind"]));
        let names = ["add", "subtract", "multiply", "astuple", "fill", "shift", "compose"];
        let bound = match self.choose(is_function) {
            Some(known) if self.g.chance(30) => known,
            _ => self.one_op(&names)?,
        };
        let made = self.try_add(self.op(binder)?, vec![self.op(inner)?, bound])?;
        match self.g.chance(50) {
            true => {
                let arg = self.argument()?;
                self.try_add(made, vec![arg])
            }
            false => {
                let container = self.choose(is_container)?;
                self.try_add(self.op("apply")?, vec![made, container])
            }
        }
    }

    /// Makes a function of others.
    fn combine(&mut self) -> Option<Operand> {
        let name = self.g.one(&["compose", "chain", "fork", "power", "matcher", "rbind", "lbind"]);
        let f = self.function_of_one()?;
        let args = match name {
            "compose" => vec![self.function_of_one()?, f],
            "chain" => vec![self.function_of_one()?, self.function_of_one()?, f],
            "fork" => {
                let outer = self.one_op(&["add", "astuple", "equality", "combine"])?;
                vec![outer, f, self.function_of_one()?]
            }
            "power" => vec![f, constant(self.g.range(1, 4))],
            "matcher" => vec![f, self.argument()?],
            _ => {
                let many = |value: &Value| matches!(value, Value::Function(function) if function.arity() > 1);
                vec![self.choose(many)?, self.argument()?]
            }
        };
        self.try_add(self.op(name)?, args)
    }

    /// An op that calls an earlier function on the elements of an earlier value.
    fn higher_order(&mut self) -> Option<Operand> {
        let (name, more) = self.g.one(&OF_CONTAINER);
        let op = self.op(name)?;
        let function = match more {
            0 => self.function_of_one()?,
            _ => self.one_op(&["astuple", "equality", "add", "combine"])?,
        };
        let container = self.choose(is_container)?;
        let first = self.ops[name].params.first() == Some(&Type::Function);
        let mut args = if first { vec![function, container] } else { vec![container, function] };
        for _ in 0..more {
            args.push(self.choose(is_container)?);
        }
        self.try_add(op, args)
    }

    /// Compares functions, which are equal only to themselves.
    fn compare(&mut self) -> Option<Operand> {
        let args = vec![self.choose(is_function)?, self.choose(is_function)?];
        self.try_add(self.op("equality")?, args)
    }
}
