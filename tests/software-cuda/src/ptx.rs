//! PTX as text: tokens, then statements, with names and lines as they stand in the source.

mod parse;
mod tokens;

pub use parse::parse;

use std::fmt;

/// Something wrong with a line of PTX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong there.
    pub what: String,
}

impl Error {
    pub(crate) fn new(line: u32, what: impl Into<String>) -> Error {
        Error { line, what: what.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Error {}

/// A source file.
#[derive(Debug, Default)]
pub struct Source<'a> {
    /// The `X.Y` of `.version`.
    pub version: &'a str,
    /// The first word of `.target`.
    pub target: &'a str,
    /// Variables of global, constant and shared memory.
    pub variables: Vec<Variable<'a>>,
    /// Functions with a body, and those only declared.
    pub functions: Vec<Function<'a>>,
}

/// The state space of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Global,
    Const,
    Shared,
    Local,
    Param,
}

/// A variable, parameter or result.
#[derive(Clone, Debug)]
pub struct Variable<'a> {
    pub line: u32,
    pub space: Space,
    pub name: &'a str,
    /// In bytes; 0 for an array of unknown length.
    pub size: u32,
    pub align: u32,
    /// The size of an element in bytes.
    pub element: u32,
    pub init: Vec<Operand<'a>>,
}

/// A function or a kernel.
#[derive(Debug)]
pub struct Function<'a> {
    pub line: u32,
    pub name: &'a str,
    pub entry: bool,
    pub results: Vec<Variable<'a>>,
    pub params: Vec<Variable<'a>>,
    /// None for a declaration.
    pub body: Option<Vec<Statement<'a>>>,
    /// The line of the closing brace.
    pub end: u32,
}

/// A statement of a function's body.
#[derive(Debug)]
pub enum Statement<'a> {
    Open,
    Close,
    Label(&'a str),
    /// Registers: their width in bits (1 for predicates), a name, and a count if they are numbered.
    Registers {
        bits: u32,
        name: &'a str,
        count: Option<u32>,
    },
    Variable(Variable<'a>),
    Targets {
        name: &'a str,
        labels: Vec<&'a str>,
    },
    Prototype {
        name: &'a str,
        results: Vec<Variable<'a>>,
        params: Vec<Variable<'a>>,
    },
    Instruction(Instruction<'a>),
}

/// An instruction.
#[derive(Debug)]
pub struct Instruction<'a> {
    pub line: u32,
    /// The predicate before it, and whether that is negated.
    pub guard: Option<(&'a str, bool)>,
    pub opcode: &'a str,
    pub operands: Vec<Operand<'a>>,
}

/// An operand of an instruction, or a value of an initialiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand<'a> {
    Name(&'a str),
    /// A name plus a constant.
    Sum(&'a str, i64),
    /// `generic(name)` plus a constant.
    Generic(&'a str, i64),
    Not(&'a str),
    Int(u64),
    /// `a|b`.
    Pair(&'a str, &'a str),
    Vector(Vec<Operand<'a>>),
    /// `[name + constant]`.
    Memory(&'a str, i64),
    /// `(a, b)`.
    List(Vec<&'a str>),
}
