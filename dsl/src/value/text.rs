//! The text form of values, and of calls.
//!
//! Python's literals: integers, `(1, 2)`, `(1,)`, `()`, `{1, 2}`, `{}` for the empty set,
//! `None` for the missing value. Sets print in canonical order. A function prints as the op's name
//! or as the call that makes it, `rbind(shift, (0, 1))`; the safe default of a function is
//! `<empty>`. [`parse`] reads all of this back, and also `True`, `False`, constant names and any
//! call of an op or of a function.

use super::{Closure, Function, Value};
use crate::{Cx, Dialect, Error, Policy, constant, find_op};
use std::fmt;

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Missing => f.write_str("None"),
            Value::Int(n) => write!(f, "{n}"),
            Value::Function(function) => write!(f, "{function}"),
            container => {
                let elements = container.elements().map_err(|_| fmt::Error)?;
                let (open, close) = match (container.is_tuple(), elements.len()) {
                    (true, 1) => ("(", ",)"),
                    (true, _) => ("(", ")"),
                    (false, _) => ("{", "}"),
                };
                f.write_str(open)?;
                write_list(f, elements.iter())?;
                f.write_str(close)
            }
        }
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Function::Op(op, dialect) => f.write_str(op.spelling(*dialect)),
            Function::Closure(made) => match made.maker() {
                None => f.write_str(EMPTY_FUNCTION),
                Some(maker) => {
                    write!(f, "{maker}(")?;
                    write_list(f, made.parts())?;
                    f.write_str(")")
                }
            },
        }
    }
}

const EMPTY_FUNCTION: &str = "<empty>";

fn write_list<'a>(
    f: &mut fmt::Formatter<'_>,
    mut values: impl Iterator<Item = &'a Value>,
) -> fmt::Result {
    if let Some(first) = values.next() {
        write!(f, "{first}")?;
    }
    values.try_for_each(|value| write!(f, ", {value}"))
}

/// Why a text is no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The text does not follow the grammar.
    #[error("byte {at}: expected {expected}")]
    Syntax {
        /// Where, in bytes from the start.
        at: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// A name that this dialect does not have.
    #[error("byte {at}: unknown name {name}")]
    Name {
        /// Where, in bytes from the start.
        at: usize,
        /// The name.
        name: String,
    },
    /// The text is fine, but computing it failed.
    #[error("the value is an error: {0}")]
    Value(#[from] Error),
}

/// Reads a value from its text form. Calls are computed under [`Policy::Poison`].
///
/// ```
/// use dsl::{Dialect, parse};
/// let value = parse("{(2, 1), ORIGIN, (0, 0)}", Dialect::ArcDsl).unwrap();
/// assert_eq!(value.to_string(), "{(0, 0), (2, 1)}");
/// ```
pub fn parse(text: &str, dialect: Dialect) -> Result<Value, ParseError> {
    eval(text, dialect, Policy::Poison)
}

/// Computes an expression: the text form of values with calls of ops.
///
/// ```
/// use dsl::{Dialect, Policy, eval};
/// let value = eval("mapply(rbind(shift, (0, 1)), ({(1, 1)}, {(2, 2)}))", Dialect::ArcDsl, Policy::Poison);
/// assert_eq!(value.unwrap().to_string(), "((1, 2), (2, 3))");
/// ```
pub fn eval(text: &str, dialect: Dialect, policy: Policy) -> Result<Value, ParseError> {
    let mut parser = Parser { text, at: 0, dialect, cx: Cx::new(policy), depth: 0 };
    let value = parser.value()?;
    parser.skip_space();
    match parser.rest().is_empty() {
        true => Ok(value),
        false => Err(parser.expected("the end")),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    dialect: Dialect,
    cx: Cx,
    depth: u16,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn expected(&self, expected: &'static str) -> ParseError {
        ParseError::Syntax { at: self.at, expected }
    }

    /// Goes past `token` if it comes next.
    fn accept(&mut self, token: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn word(&mut self) -> &'a str {
        self.skip_space();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let word = self.rest().split(|c| !is_word(c)).next().unwrap_or_default();
        self.at += word.len();
        word
    }

    fn value(&mut self) -> Result<Value, ParseError> {
        self.depth += 1;
        if self.depth > crate::LIMITS.depth {
            return Err(Error::Limit.into());
        }
        let mut value = self.atom()?;
        while self.accept("(") {
            let (args, _) = self.list(")")?;
            value = self.cx.call(&value, &args)?;
        }
        self.depth -= 1;
        Ok(value)
    }

    fn atom(&mut self) -> Result<Value, ParseError> {
        if self.accept(EMPTY_FUNCTION) {
            return Ok(Function::closure(Closure::Empty)?.into());
        }
        if self.accept("(") {
            let (mut elements, comma) = self.list(")")?;
            return match elements.len() {
                1 if !comma => Ok(elements.remove(0)),
                _ => Ok(Value::tuple(elements)?),
            };
        }
        if self.accept("{") {
            return Ok(Value::set(self.list("}")?.0, self.dialect)?);
        }
        let negative = self.accept("-");
        let start = self.at;
        let word = self.word();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = if negative { format!("-{word}") } else { word.to_owned() };
            return digits.parse().map(Value::Int).map_err(|_| self.expected("a 64-bit integer"));
        }
        match word {
            "" => Err(self.expected("a value")),
            _ if negative => Err(self.expected("a number after the minus sign")),
            "None" => Ok(Value::Missing),
            "True" => Ok(Value::Int(1)),
            "False" => Ok(Value::Int(0)),
            _ => find_op(word, self.dialect)
                .map(|op| Function::Op(op, self.dialect).into())
                .or_else(|| constant(word))
                .ok_or_else(|| ParseError::Name { at: start, name: word.to_owned() }),
        }
    }

    /// Values up to `close`, and whether a comma stood after the last.
    fn list(&mut self, close: &'static str) -> Result<(Vec<Value>, bool), ParseError> {
        let mut values = Vec::new();
        let mut comma = false;
        while !self.accept(close) {
            if !values.is_empty() && !comma {
                return Err(self.expected("a comma"));
            }
            values.push(self.value()?);
            comma = self.accept(",");
        }
        Ok((values, comma))
    }
}
