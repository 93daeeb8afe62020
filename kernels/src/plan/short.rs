//! Ops that a thread alone does at once where their arguments are the common ones: what headers tell, and comparing numbers.

use crate::lane::{Lane, part};
use crate::patch::Object;
use crate::table::op;
use crate::team::Team;
use crate::value::{Tag, Value, color};

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

/// Whether a value is no more than its bits.
#[inline(always)]
const fn in_place(value: Value) -> bool {
    matches!(value.tag(), Tag::Missing | Tag::Int | Tag::Pair | Tag::Cell | Tag::Triple)
}

impl<T: Team> Lane<'_, T> {
    /// What an op gives in the running dialect; none where the op has to be called for that.
    #[inline(never)]
    pub(super) fn at_once(&mut self, short: Short, a: Value, b: Value) -> Option<Value> {
        match short {
            Short::No => None,
            Short::Same | Short::Equal => {
                let known = a == b || in_place(a) && in_place(b);
                known.then(|| Value::bool(a == b))
            }
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
        let proper = match patch.tag() {
            Tag::Indices => short != Short::Color,
            Tag::Object => patch.form() == self.dialect.form(),
            _ => false,
        };
        if !proper {
            return None;
        }
        let Object { mask, colors, .. } = self.object(patch);
        let (i, j) = (mask.i, mask.j);
        let last = |first: i32, count: u32| first.wrapping_add_unsigned(count).wrapping_sub(1);
        let number = match short {
            Short::Height | Short::Rows => mask.bits.rows as i32,
            Short::Width | Short::Columns => mask.bits.cols as i32,
            Short::Color => color(colors.trailing_zeros()) as i32,
            Short::Top => i,
            Short::Bottom => last(i, mask.bits.rows),
            Short::Left => j,
            Short::Right => last(j, mask.bits.cols),
            Short::UpperLeft => return Value::pair(i.into(), j.into()).ok(),
            Short::Shape => {
                return Value::pair(mask.bits.rows.into(), mask.bits.cols.into()).ok();
            }
            _ => {
                let by = match short {
                    Short::Normalize => (-i64::from(i), -i64::from(j)),
                    _ => by.as_pair().map(|(i, j)| (i.into(), j.into()))?,
                };
                return self.shifted(patch, by).ok();
            }
        };
        Some(Value::small_int(number))
    }
}
