//! Ops that a thread alone does at once where their arguments are the common ones: what headers tell, and comparing numbers.

use core::cell::Cell;

use super::Call;
use crate::lane::{Lane, part};
use crate::patch::OBJECT_HEADER;
use crate::table::op;
use crate::team::Team;
use crate::value::{Dialect, Tag, Value, color};

/// An op that is done at once, given as what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Short {
    /// Not at once.
    No,
    /// Whether two values are equal, for a matcher, which is no op.
    Same,
    /// The same as an op.
    Equal,
    Greater,
    Either,
    Both,
    Not,
    /// Of integers.
    Add,
    Subtract,
    Multiply,
    Increment,
    Decrement,
    Invert,
    Even,
    /// The vectors down and to the right.
    Down,
    Across,
    /// A pair of two integers.
    Couple,
    /// The argument itself.
    Itself,
    /// The first and the last of two.
    First,
    Last,
    /// The number of elements.
    Size,
    /// Of a grid or a patch.
    Height,
    Width,
    /// All others are of a patch that is a set as the dialect writes it.
    Rows,
    Columns,
    Color,
    Top,
    Bottom,
    Left,
    Right,
    UpperLeft,
    UpperRight,
    LowerLeft,
    LowerRight,
    Center,
    Shape,
    Portrait,
    Square,
    /// A line down, or to the right.
    Upright,
    Flat,
    Shift,
    Normalize,
}

impl Short {
    /// How an op is done.
    #[inline(always)]
    pub(super) const fn of(number: u32) -> Short {
        match number {
            op::EQUALITY => Short::Equal,
            op::GREATER => Short::Greater,
            op::EITHER => Short::Either,
            op::BOTH => Short::Both,
            op::FLIP => Short::Not,
            op::ADD => Short::Add,
            op::SUBTRACT => Short::Subtract,
            op::MULTIPLY => Short::Multiply,
            op::INCREMENT => Short::Increment,
            op::DECREMENT => Short::Decrement,
            op::INVERT => Short::Invert,
            op::EVEN => Short::Even,
            op::TOIVEC => Short::Down,
            op::TOJVEC => Short::Across,
            op::ASTUPLE => Short::Couple,
            op::IDENTITY => Short::Itself,
            op::FIRST => Short::First,
            op::LAST => Short::Last,
            op::SIZE | op::HEIGHT_T => Short::Size,
            op::HEIGHT => Short::Height,
            op::WIDTH => Short::Width,
            op::HEIGHT_F | op::HEIGHT_I | op::HEIGHT_O => Short::Rows,
            op::WIDTH_F | op::WIDTH_I | op::WIDTH_O => Short::Columns,
            op::COLOR => Short::Color,
            op::UPPERMOST | op::UPPERMOST_I | op::UPPERMOST_O => Short::Top,
            op::LOWERMOST | op::LOWERMOST_I | op::LOWERMOST_O => Short::Bottom,
            op::LEFTMOST | op::LEFTMOST_I | op::LEFTMOST_O => Short::Left,
            op::RIGHTMOST | op::RIGHTMOST_I | op::RIGHTMOST_O => Short::Right,
            op::ULCORNER | op::ULCORNER_I | op::ULCORNER_O => Short::UpperLeft,
            op::URCORNER | op::URCORNER_I | op::URCORNER_O => Short::UpperRight,
            op::LLCORNER | op::LLCORNER_I | op::LLCORNER_O => Short::LowerLeft,
            op::LRCORNER | op::LRCORNER_I | op::LRCORNER_O => Short::LowerRight,
            op::CENTER => Short::Center,
            op::SHAPE | op::SHAPE_F => Short::Shape,
            op::PORTRAIT | op::PORTRAIT_F => Short::Portrait,
            op::SQUARE | op::SQUARE_F => Short::Square,
            op::VLINE => Short::Upright,
            op::HLINE => Short::Flat,
            op::SHIFT => Short::Shift,
            op::NORMALIZE => Short::Normalize,
            _ => Short::No,
        }
    }
}

impl Short {
    /// Which patches an op reads, one bit each: indices, and objects. What others are to it is its own affair.
    pub(super) const fn kinds_of(number: u32) -> u8 {
        match number {
            op::HEIGHT_I
            | op::WIDTH_I
            | op::UPPERMOST_I
            | op::LOWERMOST_I
            | op::LEFTMOST_I
            | op::RIGHTMOST_I
            | op::ULCORNER_I
            | op::URCORNER_I
            | op::LLCORNER_I
            | op::LRCORNER_I => 1,
            op::HEIGHT_O
            | op::WIDTH_O
            | op::UPPERMOST_O
            | op::LOWERMOST_O
            | op::LEFTMOST_O
            | op::RIGHTMOST_O
            | op::ULCORNER_O
            | op::URCORNER_O
            | op::LLCORNER_O
            | op::LRCORNER_O => 2,
            _ => 3,
        }
    }

    /// Whether [`Header::tell`] knows it.
    #[inline(always)]
    pub(super) const fn is_of_header(self) -> bool {
        matches!(
            self,
            Short::Size
                | Short::Height
                | Short::Width
                | Short::Rows
                | Short::Columns
                | Short::Color
                | Short::Top
                | Short::Bottom
                | Short::Left
                | Short::Right
                | Short::UpperLeft
                | Short::UpperRight
                | Short::LowerLeft
                | Short::LowerRight
                | Short::Center
                | Short::Shape
                | Short::Portrait
                | Short::Square
                | Short::Upright
                | Short::Flat
        )
    }

    /// Whether [`Short::of_numbers`] knows it.
    #[inline(always)]
    pub(super) const fn is_of_numbers(self) -> bool {
        matches!(
            self,
            Short::Same
                | Short::Equal
                | Short::Greater
                | Short::Either
                | Short::Both
                | Short::Not
                | Short::Add
                | Short::Subtract
                | Short::Multiply
                | Short::Increment
                | Short::Decrement
                | Short::Invert
                | Short::Even
                | Short::Down
                | Short::Across
                | Short::Couple
        )
    }

    /// What an op gives that compares, computes or chooses; none where that is not told by the bits of its arguments.
    #[inline(always)]
    pub(super) fn of_numbers(self, a: Value, b: Value) -> Option<Value> {
        let made = |n: Option<i64>| Value::int(n?).ok();
        let one = a.as_int();
        let two = || one.zip(b.as_int());
        match self {
            Short::Same | Short::Equal => equal_in_place(a, b).map(Value::bool),
            Short::Greater => two().map(|(a, b)| Value::bool(a > b)),
            Short::Either => Some(if a.truth() { a } else { b }),
            Short::Both => Some(if a.truth() { b } else { a }),
            Short::Not => Some(Value::bool(!a.truth())),
            Short::Add => made(two().map(|(a, b)| a + b)),
            Short::Subtract => made(two().map(|(a, b)| a - b)),
            Short::Multiply => made(two().and_then(|(a, b)| a.checked_mul(b))),
            Short::Increment => made(one.map(|n| n + 1)),
            Short::Decrement => made(one.map(|n| n - 1)),
            Short::Invert => made(one.map(|n| -n)),
            Short::Even => one.map(|n| Value::bool(n & 1 == 0)),
            Short::Down => Value::pair(one?, 0).ok(),
            Short::Across => Value::pair(0, one?).ok(),
            Short::Couple => two().and_then(|(a, b)| Value::pair(a, b).ok()),
            _ => None,
        }
    }

    /// The same as a sum, if it is one.
    #[inline(always)]
    pub(super) const fn sum(self) -> Option<Sum> {
        const ROWS: u8 = 1;
        const COLS: u8 = 2;
        const I: u8 = 3;
        const J: u8 = 4;
        const COUNT: u8 = 5;
        Some(match self {
            Short::Size => Sum::word(COUNT),
            Short::Height | Short::Rows => Sum::word(ROWS),
            Short::Width | Short::Columns => Sum::word(COLS),
            Short::Top => Sum::word(I),
            Short::Left => Sum::word(J),
            Short::Bottom => Sum::last(I, ROWS),
            Short::Right => Sum::last(J, COLS),
            _ => return None,
        })
    }
}

/// A number that the header of a patch tells: the sum of two of its words, or of fewer, and of a constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    words: [u8; 2],
    /// All bits of the words that count, none of others.
    keep: [u32; 2],
    plus: i32,
}

impl Sum {
    /// A number that no header tells.
    pub(super) const fn constant(plus: i32) -> Sum {
        Sum { words: [0; 2], keep: [0; 2], plus }
    }

    const fn word(word: u8) -> Sum {
        Sum { words: [word, 0], keep: [!0, 0], plus: 0 }
    }

    /// The last row or column.
    const fn last(first: u8, count: u8) -> Sum {
        Sum { words: [first, count], keep: [!0; 2], plus: -1 }
    }

    /// The word, if it is no more than one.
    #[inline(always)]
    pub(super) const fn as_word(&self) -> Option<Word> {
        let ([word, _], [keep, other]) = (self.words, self.keep);
        if keep != 0 && other == 0 && self.plus == 0 { Some(Word(word)) } else { None }
    }

    /// The constant, if it is no more.
    #[inline(always)]
    pub(super) const fn as_constant(&self) -> Option<i32> {
        let [keep, other] = self.keep;
        if keep | other == 0 { Some(self.plus) } else { None }
    }

    #[inline(always)]
    pub(super) fn of(&self, header: &Words) -> i32 {
        let [a, b] = self.words.map(|word| header[usize::from(word) % header.len()].get());
        let sum = (a & self.keep[0]).wrapping_add(b & self.keep[1]);
        self.plus.wrapping_add_unsigned(sum)
    }
}

/// A word of a header as a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word(u8);

impl Word {
    #[inline(always)]
    pub(super) fn of(self, header: &Words) -> i32 {
        header[usize::from(self.0) % header.len()].get() as i32
    }
}

/// A question that headers of patches answer: whether a number is greater than another one, or equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    pub sums: [Sum; 2],
    pub is_equality: bool,
    /// Whether the opposite is asked.
    pub negated: bool,
}

impl Test {
    /// A question that nobody asks.
    pub(super) const NONE: Test =
        Test { sums: [Sum::constant(0); 2], is_equality: false, negated: false };
}

/// The words of the header of a patch.
pub(super) type Words = [Cell<u32>; OBJECT_HEADER as usize];

/// The header of a patch.
pub(super) struct Header<'a> {
    pub words: &'a Words,
    pub is_object: bool,
}

impl Header<'_> {
    /// What is asked for; none if that is no such thing, or has no form.
    #[inline(always)]
    pub(super) fn tell(&self, short: Short) -> Option<Value> {
        let [_, rows, cols, i, j, count, colors, _] = self.words;
        let (rows, cols, count) = (rows.get(), cols.get(), count.get());
        let (top, left) = (i.get() as i32, j.get() as i32);
        let last = |first: i32, count: u32| first.wrapping_add_unsigned(count).wrapping_sub(1);
        let pair = |a: i32, b: i32| Value::pair(a.into(), b.into()).ok();
        let number = |n: i32| Some(Value::small_int(n));
        let answer = match short {
            Short::Size => return number(count as i32),
            Short::Height | Short::Rows => return number(rows as i32),
            Short::Width | Short::Columns => return number(cols as i32),
            Short::Color if self.is_object => {
                return number(color(colors.get().trailing_zeros()) as i32);
            }
            Short::Top => return number(top),
            Short::Bottom => return number(last(top, rows)),
            Short::Left => return number(left),
            Short::Right => return number(last(left, cols)),
            Short::UpperLeft => return pair(top, left),
            Short::UpperRight => return pair(top, last(left, cols)),
            Short::LowerLeft => return pair(last(top, rows), left),
            Short::LowerRight => return pair(last(top, rows), last(left, cols)),
            Short::Center => {
                let middle = |first: i32, count: u32| first.wrapping_add_unsigned(count / 2);
                return pair(middle(top, rows), middle(left, cols));
            }
            Short::Shape => return pair(rows as i32, cols as i32),
            Short::Portrait => rows > cols,
            Short::Square => rows == cols && rows.saturating_mul(cols) == count,
            Short::Upright => rows == count && cols == 1,
            Short::Flat => cols == count && rows == 1,
            _ => return None,
        };
        Some(Value::bool(answer))
    }
}

/// Whether two values are equal, if they are no more than their bits.
#[inline(always)]
pub(super) fn equal_in_place(a: Value, b: Value) -> Option<bool> {
    (a == b || in_place(a) && in_place(b)).then_some(a == b)
}

/// Whether a value is no more than its bits.
#[inline(always)]
const fn in_place(value: Value) -> bool {
    matches!(value.tag(), Tag::Missing | Tag::Int | Tag::Pair | Tag::Cell | Tag::Triple)
}

impl Value {
    /// Whether a patch is an object, or indices; none for what is no set as a dialect writes patches.
    #[inline(always)]
    pub(super) fn reads_as(self, dialect: Dialect) -> Option<bool> {
        match self.tag() {
            Tag::Indices => Some(false),
            Tag::Object if self.form() == dialect.form() => Some(true),
            _ => None,
        }
    }
}

impl<T: Team> Lane<'_, T> {
    /// What an op gives in the running dialect; none where the op has to be called for that.
    #[inline(never)]
    pub(super) fn at_once(&mut self, call: &Call, a: Value, b: Value) -> Option<Value> {
        let short = call.short;
        match short {
            Short::No => None,
            Short::Itself => Some(a),
            short if short.is_of_numbers() => short.of_numbers(a, b),
            Short::First | Short::Last
                if matches!(a.tag(), Tag::Pair | Tag::Cell | Tag::Triple) =>
            {
                let last = if a.tag() == Tag::Triple { 2 } else { 1 };
                part(a, if short == Short::Last { last } else { 0 }).ok()?
            }
            // Any list has an element, but for the empty ones.
            Short::First | Short::Last if matches!(a.tag(), Tag::Tuple | Tag::Set) => {
                let last = a.extra().checked_sub(1)?;
                Some(self.item(a, if short == Short::Last { last } else { 0 }))
            }
            Short::First | Short::Last => None,
            Short::Size => self.size(a).ok().map(Value::count),
            Short::Height | Short::Width if a.tag() == Tag::Grid => {
                let width = u32::from(short == Short::Width);
                Some(Value::count(self.load(a.at() + width)))
            }
            _ => self.of_patch(call, a, b),
        }
    }

    #[inline(always)]
    fn of_patch(&mut self, call: &Call, patch: Value, by: Value) -> Option<Value> {
        let (short, is_object) = (call.short, patch.reads_as(self.dialect)?);
        if !call.reads(is_object) {
            return None;
        }
        // Behind a header there is more than a tile at least.
        let header = Header { words: self.space.words.run(patch.at())?, is_object };
        let by = match short {
            Short::Shift => by.as_pair().map(|(i, j)| (i.into(), j.into()))?,
            Short::Normalize => {
                let [_, _, _, i, j, ..] = header.words;
                (-i64::from(i.get() as i32), -i64::from(j.get() as i32))
            }
            _ => return header.tell(short),
        };
        self.shifted(patch, by).ok()
    }
}
