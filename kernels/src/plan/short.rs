//! Ops that a thread alone does at once where their arguments are the common ones: what headers tell, and comparing numbers.

use core::cell::Cell;

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
    Shape,
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
            op::FIRST => Short::First,
            op::LAST => Short::Last,
            op::SIZE | op::HEIGHT_T => Short::Size,
            op::HEIGHT => Short::Height,
            op::WIDTH => Short::Width,
            op::HEIGHT_F => Short::Rows,
            op::WIDTH_F => Short::Columns,
            op::COLOR => Short::Color,
            op::UPPERMOST => Short::Top,
            op::LOWERMOST => Short::Bottom,
            op::LEFTMOST => Short::Left,
            op::RIGHTMOST => Short::Right,
            op::ULCORNER => Short::UpperLeft,
            op::SHAPE | op::SHAPE_F => Short::Shape,
            op::SHIFT => Short::Shift,
            op::NORMALIZE => Short::Normalize,
            _ => Short::No,
        }
    }
}

impl Short {
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
                | Short::Shape
        )
    }
}

/// The header of a patch.
pub(super) struct Header<'a> {
    pub words: &'a [Cell<u32>; OBJECT_HEADER as usize],
    pub is_object: bool,
}

impl Header<'_> {
    /// What is asked for; none if that is no such thing, or has no form.
    #[inline(always)]
    pub(super) fn tell(&self, short: Short) -> Option<Value> {
        let [_, rows, cols, i, j, count, colors, _] = self.words;
        let last = |first: &Cell<u32>, count: &Cell<u32>| {
            first.get().wrapping_add(count.get()).wrapping_sub(1)
        };
        let pair = |a: &Cell<u32>, b: &Cell<u32>| {
            Value::pair((a.get() as i32).into(), (b.get() as i32).into()).ok()
        };
        let number = match short {
            Short::Size => count.get(),
            Short::Height | Short::Rows => rows.get(),
            Short::Width | Short::Columns => cols.get(),
            Short::Color if self.is_object => color(colors.get().trailing_zeros()) as u32,
            Short::Top => i.get(),
            Short::Bottom => last(i, rows),
            Short::Left => j.get(),
            Short::Right => last(j, cols),
            Short::UpperLeft => return pair(i, j),
            Short::Shape => return pair(rows, cols),
            _ => return None,
        };
        Some(Value::small_int(number as i32))
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
    pub(super) fn at_once(&mut self, short: Short, a: Value, b: Value) -> Option<Value> {
        match short {
            Short::No => None,
            Short::Same | Short::Equal => equal_in_place(a, b).map(Value::bool),
            Short::Greater => Some(Value::bool(a.as_int()? > b.as_int()?)),
            Short::Either => Some(if a.truth() { a } else { b }),
            Short::Both => Some(if a.truth() { b } else { a }),
            Short::Not => Some(Value::bool(!a.truth())),
            Short::First | Short::Last => {
                a.as_pair()?;
                part(a, u32::from(short == Short::Last)).ok()?
            }
            Short::Size => self.size(a).ok().map(Value::count),
            Short::Height | Short::Width if a.tag() == Tag::Grid => {
                let width = u32::from(short == Short::Width);
                Some(Value::count(self.load(a.at() + width)))
            }
            _ => self.of_patch(short, a, b),
        }
    }

    #[inline(always)]
    fn of_patch(&mut self, short: Short, patch: Value, by: Value) -> Option<Value> {
        let is_object = patch.reads_as(self.dialect)?;
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
