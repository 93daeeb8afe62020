//! Values: 64 bits that say what a value is, and where in memory the rest of it lies.
//!
//! Numbers, pairs, cells and ops need no memory at all. Everything has exactly one form, so two values with the
//! same bits are equal, and two different small ones are not:
//!
//! | a value that is | has the tag | and is |
//! |---|---|---|
//! | an integer | `Int` | in place, 56 bits |
//! | `(int, int)` | `Pair` | in place, 28 bits each |
//! | `(color, (int, int))` | `Cell` | in place, if its color has a [`Code`] |
//! | `(int, int, color)` | `Triple` | in place, likewise |
//! | a tuple of equally long tuples of colors | `Grid` | its shape and four bit planes |
//! | any other tuple | `Tuple` | a list of values |
//! | a set of pairs | `Indices` | a mask |
//! | a set of cells | `Object` | a mask for each color |
//! | any other set, also the empty one | `Set` | a list of values in ascending order |
//! | an op | `Op` | in place |
//! | a function made of others | `Closure` | a list of its parts |
//!
//! What does not fit (an integer of more than 56 bits, a set of cells with color 100) has no form here: making it fails
//! with a [`Fail`] that sends the lane to the scalar ops.

/// Why an op gave no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// On a card a failure is a word: what lies behind a byte in a result would be copied byte by byte.
#[cfg_attr(not(target_arch = "nvptx64"), repr(u8))]
#[cfg_attr(target_arch = "nvptx64", repr(u32))]
pub enum Fail {
    /// An argument has the wrong type, or a function got the wrong number of arguments.
    Type = 1,
    /// A position outside a tuple or grid.
    Index,
    /// An element was asked of an empty container.
    Empty,
    /// Division by zero.
    Zero,
    /// An integer left the range of 64 bits.
    Overflow,
    /// A value or a step grew past a limit.
    Limit,
    /// Not an error of the program: an integer or a coordinate is too large for its form here.
    Number,
    /// Not an error of the program: a value has a shape without a form here.
    Shape,
    /// Not an error of the program: the op does not do this here.
    Unsupported,
    /// Not an error of the program: the memory of the lane is full.
    Room,
}

impl Fail {
    /// Whether the lane must be run by the scalar ops to know what it gives.
    #[inline(always)]
    pub const fn leaves_device(self) -> bool {
        self as u8 >= Fail::Number as u8
    }

    /// The failure with this number, as in memory.
    pub const fn from_number(number: u32) -> Fail {
        match number {
            1 => Fail::Type,
            2 => Fail::Index,
            3 => Fail::Empty,
            4 => Fail::Zero,
            5 => Fail::Overflow,
            6 => Fail::Limit,
            7 => Fail::Number,
            8 => Fail::Shape,
            9 => Fail::Unsupported,
            _ => Fail::Room,
        }
    }
}

/// What an op gives.
pub type Result<T> = core::result::Result<T, Fail>;

/// The kinds of values; see the [table](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tag {
    Missing,
    Int,
    Pair,
    Cell,
    Triple,
    Tuple,
    Grid,
    Set,
    Indices,
    Object,
    Op,
    Closure,
    /// In the memory of a run only: a step that failed. Never an argument or a result.
    Fault,
}

/// The two kinds of container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Ordered, with duplicates.
    Tuple,
    /// Sorted, without duplicates.
    Set,
}

/// How a dialect writes a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `(color, (i, j))`.
    ColorFirst,
    /// `(i, j, color)`.
    ColorLast,
}

/// A spelling of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Dialect {
    ArcDsl,
    ReArc,
    Tokpidjin,
}

impl Dialect {
    /// The dialect with this number.
    #[inline(always)]
    pub const fn from_number(number: u32) -> Dialect {
        match number {
            0 => Dialect::ArcDsl,
            1 => Dialect::ReArc,
            _ => Dialect::Tokpidjin,
        }
    }

    /// How it writes cells.
    #[inline(always)]
    pub const fn form(self) -> Form {
        if self.is_tok() { Form::ColorLast } else { Form::ColorFirst }
    }

    /// Whether it is tokpidjin.
    #[inline(always)]
    pub const fn is_tok(self) -> bool {
        matches!(self, Dialect::Tokpidjin)
    }
}

/// The colors that bit planes can hold: -1 to 14, by their codes 0 to 15. The codes are in the order of the colors.
pub type Code = u32;

/// The code of a color.
#[inline(always)]
pub const fn code(color: i64) -> Option<Code> {
    if -1 <= color && color <= 14 { Some((color + 1) as Code) } else { None }
}

/// The color of a code.
#[inline(always)]
pub const fn color(code: Code) -> i64 {
    code as i64 - 1
}

/// A place, or a vector: row and column.
pub type Ij = (i32, i32);

/// Any value; see [the module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(u64);

const fn small(n: i64, bits: u32) -> bool {
    let rest = 64 - bits;
    n << rest >> rest == n
}

impl Value {
    /// No value.
    pub const MISSING: Value = Value(Tag::Missing as u64);
    /// The empty tuple, which is also the empty grid.
    pub const EMPTY_TUPLE: Value = Value(Tag::Tuple as u64);
    /// The empty set.
    pub const EMPTY_SET: Value = Value(Tag::Set as u64);
    /// Zero, or false.
    pub const ZERO: Value = Value::small_int(0);
    /// One, or true.
    pub const ONE: Value = Value::small_int(1);

    /// The value with these bits.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Value {
        Value(bits)
    }

    /// The bits.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// What kind of value it is.
    #[inline(always)]
    pub const fn tag(self) -> Tag {
        // Written out, since this compiles to nothing but the comparison with the last one.
        match self.0 & 0xff {
            1 => Tag::Int,
            2 => Tag::Pair,
            3 => Tag::Cell,
            4 => Tag::Triple,
            5 => Tag::Tuple,
            6 => Tag::Grid,
            7 => Tag::Set,
            8 => Tag::Indices,
            9 => Tag::Object,
            10 => Tag::Op,
            11 => Tag::Closure,
            12 => Tag::Fault,
            _ => Tag::Missing,
        }
    }

    #[inline(always)]
    const fn new(tag: Tag, payload: u64) -> Value {
        Value(payload << 8 | tag as u64)
    }

    /// An integer.
    #[inline(always)]
    pub const fn int(n: i64) -> Result<Value> {
        if small(n, 56) { Ok(Value::new(Tag::Int, n as u64)) } else { Err(Fail::Number) }
    }

    /// An integer of 32 bits, which always fits.
    #[inline(always)]
    pub const fn small_int(n: i32) -> Value {
        Value::new(Tag::Int, n as i64 as u64)
    }

    /// The integer of eight bits whose lower half this is.
    #[inline(always)]
    pub(crate) const fn byte_of(low: u32) -> i8 {
        (low >> 8) as i8
    }

    /// A number of things.
    #[inline(always)]
    pub const fn count(n: u32) -> Value {
        Value::new(Tag::Int, n as u64)
    }

    /// One for true, zero for false.
    #[inline(always)]
    pub const fn bool(yes: bool) -> Value {
        Value::small_int(yes as i32)
    }

    /// A pair of integers.
    #[inline(always)]
    pub const fn pair(i: i64, j: i64) -> Result<Value> {
        if !small(i, 28) || !small(j, 28) {
            return Err(Fail::Number);
        }
        Ok(Value::new(Tag::Pair, i as u64 & 0xfff_ffff | (j as u64) << 28))
    }

    /// A cell; none if it has no such form.
    #[inline(always)]
    pub const fn cell(form: Form, color: i64, i: i64, j: i64) -> Option<Value> {
        let Some(code) = code(color) else { return None };
        if !small(i, 24) || !small(j, 24) {
            return None;
        }
        let tag = match form {
            Form::ColorFirst => Tag::Cell,
            Form::ColorLast => Tag::Triple,
        };
        Some(Value::new(tag, code as u64 | (i as u64 & 0xff_ffff) << 8 | (j as u64) << 32))
    }

    /// A value that lies in memory at `at`; `extra` has 24 bits.
    #[inline(always)]
    pub(crate) const fn heap(tag: Tag, at: u32, extra: u32) -> Value {
        Value::new(tag, extra as u64 | (at as u64) << 24)
    }

    /// An op as a function.
    #[inline(always)]
    pub const fn op(number: u32, dialect: Dialect) -> Value {
        Value::heap(Tag::Op, dialect as u32, number)
    }

    /// The failure of step `t`.
    #[inline(always)]
    pub const fn fault(t: u32, fail: Fail) -> Value {
        Value::heap(Tag::Fault, t, fail as u32)
    }

    /// Whether it is the failure of a step.
    #[inline(always)]
    pub const fn is_fault(self) -> bool {
        self.0 & 0xff == Tag::Fault as u64
    }

    /// The grid whose header is at `at`.
    #[inline(always)]
    pub const fn grid(at: u32) -> Value {
        Value::heap(Tag::Grid, at, 0)
    }

    /// The step that failed, and why.
    #[inline(always)]
    pub const fn as_fault(self) -> Option<(u32, Fail)> {
        match self.tag() {
            Tag::Fault => Some((self.at(), Fail::from_number(self.extra()))),
            _ => None,
        }
    }

    /// Where the rest of the value lies, if it lies in memory.
    #[inline(always)]
    pub const fn at(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The 24 bits beside that: the number of elements of a list, the number of an op.
    #[inline(always)]
    pub const fn extra(self) -> u32 {
        (self.0 as u32) >> 8
    }

    /// The same value, in memory that has been moved by `by` words.
    #[inline(always)]
    pub const fn moved(self, by: u32) -> Value {
        match self.tag() {
            Tag::Tuple | Tag::Set if self.extra() == 0 => self,
            Tag::Tuple | Tag::Grid | Tag::Set | Tag::Indices | Tag::Object | Tag::Closure => {
                Value::heap(self.tag(), self.at().wrapping_add(by), self.extra())
            }
            _ => self,
        }
    }

    /// The integer.
    #[inline(always)]
    pub const fn as_int(self) -> Option<i64> {
        match self.tag() {
            Tag::Int => Some(self.0 as i64 >> 8),
            _ => None,
        }
    }

    /// Whether an integer is a color that has a [`Code`].
    #[inline(always)]
    pub const fn is_code(self) -> bool {
        self.code_bits() < Value::CODE_BITS
    }

    /// Of an integer: bits that are all below [`Value::CODE_BITS`] if it is a color that has a [`Code`].
    #[inline(always)]
    pub(crate) const fn code_bits(self) -> u64 {
        // From -1 to 14; the tag is below.
        self.0.wrapping_add(1 << 8)
    }

    /// See [`Value::code_bits`].
    pub(crate) const CODE_BITS: u64 = 16 << 8;

    /// The integer, or a type error.
    #[inline(always)]
    pub const fn to_int(self) -> Result<i64> {
        match self.as_int() {
            Some(n) => Ok(n),
            None => Err(Fail::Type),
        }
    }

    /// The pair of integers.
    #[inline(always)]
    pub const fn as_pair(self) -> Option<Ij> {
        match self.tag() {
            Tag::Pair => {
                let i = ((self.0 << 28) as i64 >> 36) as i32;
                Some((i, (self.0 as i64 >> 36) as i32))
            }
            _ => None,
        }
    }

    /// Color, row and column of a cell, written either way.
    #[inline(always)]
    pub const fn as_cell(self) -> Option<(Code, i32, i32)> {
        match self.tag() {
            Tag::Cell | Tag::Triple => {
                let i = ((self.0 << 24) as i64 >> 40) as i32;
                Some(((self.0 >> 8) as u32 & 0xff, i, (self.0 as i64 >> 40) as i32))
            }
            _ => None,
        }
    }

    /// A pair or a cell so many columns further to the right, where it has a form, too. Columns are in the highest bits of both.
    #[inline(always)]
    pub(crate) const fn right(self, columns: u32) -> Value {
        let place = if matches!(self.tag(), Tag::Pair) { 36 } else { 40 };
        Value(self.0.wrapping_add((columns as u64) << place))
    }

    /// How a cell is written.
    #[inline(always)]
    pub const fn form(self) -> Form {
        match self.tag() {
            Tag::Triple => Form::ColorLast,
            Tag::Object if self.extra() != 0 => Form::ColorLast,
            _ => Form::ColorFirst,
        }
    }

    /// Whether it is a tuple or a set; an error for what is neither.
    #[inline(always)]
    pub const fn kind(self) -> Result<Kind> {
        match self.tag() {
            Tag::Pair | Tag::Cell | Tag::Triple | Tag::Tuple | Tag::Grid => Ok(Kind::Tuple),
            Tag::Set | Tag::Indices | Tag::Object => Ok(Kind::Set),
            _ => Err(Fail::Type),
        }
    }

    /// Whether it is a tuple.
    #[inline(always)]
    pub const fn is_tuple(self) -> bool {
        matches!(self.kind(), Ok(Kind::Tuple))
    }

    /// Whether it is a set.
    #[inline(always)]
    pub const fn is_set(self) -> bool {
        matches!(self.kind(), Ok(Kind::Set))
    }

    /// Whether it is a function.
    #[inline(always)]
    pub const fn is_function(self) -> bool {
        matches!(self.tag(), Tag::Op | Tag::Closure)
    }

    /// Whether no part of it lies in memory: what was used to make it can go.
    #[inline(always)]
    pub const fn is_in_place(self) -> bool {
        match self.tag() {
            Tag::Missing | Tag::Int | Tag::Pair | Tag::Cell | Tag::Triple | Tag::Op => true,
            Tag::Tuple | Tag::Set => self.extra() == 0,
            Tag::Grid | Tag::Indices | Tag::Object | Tag::Closure | Tag::Fault => false,
        }
    }

    /// The truth of a value: zero, missing and empty containers are false.
    #[inline(always)]
    pub const fn truth(self) -> bool {
        match self.tag() {
            Tag::Missing => false,
            Tag::Int => self.0 >> 8 != 0,
            Tag::Tuple | Tag::Set => self.extra() != 0,
            _ => true,
        }
    }
}

/// The most arguments of an op.
pub const MAX_ARGS: usize = 4;

/// Arguments of a call.
#[derive(Clone, Copy, Debug)]
pub struct Args {
    pub(crate) values: [Value; MAX_ARGS],
    pub(crate) len: u32,
}

impl Args {
    /// These arguments, four at most.
    #[inline(always)]
    pub fn new(values: &[Value]) -> Args {
        let mut args = Args { values: [Value::MISSING; MAX_ARGS], len: values.len() as u32 };
        for (slot, &value) in args.values.iter_mut().zip(values) {
            *slot = value;
        }
        args
    }

    /// The arguments.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Value] {
        self.values.get(..self.len as usize).unwrap_or(&self.values)
    }
}
