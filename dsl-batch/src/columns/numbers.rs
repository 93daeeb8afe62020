//! Arithmetic on columns of integers and pairs.

use super::{Columns, Solitary, View};
use kernels::table::{self, op};
use kernels::value::{Tag, Value, color};

impl Columns {
    /// Runs an op on numbers for all elements. The outer result is none for other ops and values, the inner one where it fails.
    pub(super) fn compute_numbers(
        &mut self,
        lane: &Solitary<'_>,
        number: u32,
        args: &[u32],
    ) -> Option<Option<u32>> {
        let tag = |&column: &u32| self.columns[column as usize].tag;
        match *args {
            [a] => match (number, tag(&a)?) {
                (op::FIRST, Tag::Pair) => {
                    Some(self.map(a, Tag::Int, |a| Some(Value::small_int(pair(a).0 as i32))))
                }
                (op::LAST, Tag::Pair) => {
                    Some(self.map(a, Tag::Int, |a| Some(Value::small_int(pair(a).1 as i32))))
                }
                (op::FIRST, Tag::Cell) => {
                    Some(self.map(a, Tag::Int, |a| Some(Value::small_int(cell(a).0))))
                }
                (op::LAST, Tag::Cell) => {
                    Some(self.map(a, Tag::Pair, |a| Value::pair(cell(a).1, cell(a).2).ok()))
                }
                (op::EVEN, Tag::Int) => {
                    Some(self.map(a, Tag::Int, |a| Some(Value::bool(int(a) & 1 == 0))))
                }
                (op::POSITIVE, Tag::Int) => {
                    Some(self.map(a, Tag::Int, |a| Some(Value::bool(int(a) > 0))))
                }
                (op::MAXIMUM, Tag::Pair) => Some(self.map(a, Tag::Int, |a| {
                    let (i, j) = pair(a);
                    Some(Value::small_int(i.max(j) as i32))
                })),
                (op::FLIP, _) => Some(self.map(a, Tag::Int, |a| Some(Value::bool(!a.truth())))),
                (op::TOIVEC, Tag::Int) => {
                    Some(self.map(a, Tag::Pair, |a| Value::pair(int(a), 0).ok()))
                }
                (op::TOJVEC, Tag::Int) => {
                    Some(self.map(a, Tag::Pair, |a| Value::pair(0, int(a)).ok()))
                }
                (op::SIZE, Tag::Tuple | Tag::Set | Tag::Indices | Tag::Object) => {
                    Some(self.map(a, Tag::Int, |a| lane.size(a).ok().map(Value::count)))
                }
                (op::SIGN, tag) => self.each(tag, a, |n| Some(n.signum())),
                (op::INVERT, tag) => self.each(tag, a, i64::checked_neg),
                (op::INCREMENT, tag) => self.each(tag, a, |n| n.checked_add(1)),
                (op::DECREMENT, tag) => self.each(tag, a, |n| n.checked_sub(1)),
                (op::CREMENT, tag) => self.each(tag, a, |n| n.checked_add(n.signum())),
                (op::DOUBLE, tag) => self.each(tag, a, |n| n.checked_mul(2)),
                (op::HALVE, tag) => self.each(tag, a, |n| Some(n >> 1)),
                _ => None,
            },
            [a, b] => match (number, tag(&a)?, tag(&b)?) {
                (op::ADD, x, y) => self.both(lane, [x, y], [a, b], i64::checked_add),
                (op::SUBTRACT, x, y) => self.both(lane, [x, y], [a, b], i64::checked_sub),
                (op::MULTIPLY, x, y) => self.both(lane, [x, y], [a, b], i64::checked_mul),
                (op::GREATER, Tag::Int, Tag::Int) => {
                    Some(self.zip(lane, [a, b], Some(Tag::Int), |a, b| {
                        Some(Value::bool(int(a) > int(b)))
                    }))
                }
                (op::BOTH, ..) => {
                    Some(self.zip(lane, [a, b], None, |a, b| Some(if a.truth() { b } else { a })))
                }
                (op::EITHER, ..) => {
                    Some(self.zip(lane, [a, b], None, |a, b| Some(if a.truth() { a } else { b })))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// An op on an integer, or on both of a pair.
    fn each(
        &mut self,
        tag: Tag,
        column: u32,
        f: impl Fn(i64) -> Option<i64>,
    ) -> Option<Option<u32>> {
        match tag {
            Tag::Int => Some(self.map(column, Tag::Int, |a| Value::int(f(int(a))?).ok())),
            Tag::Pair => Some(self.map(column, Tag::Pair, |a| {
                let (i, j) = pair(a);
                Value::pair(f(i)?, f(j)?).ok()
            })),
            _ => None,
        }
    }

    /// An op on two integers, or place by place where one of them is a pair.
    fn both(
        &mut self,
        lane: &Solitary<'_>,
        tags: [Tag; 2],
        columns: [u32; 2],
        f: impl Fn(i64, i64) -> Option<i64>,
    ) -> Option<Option<u32>> {
        match tags {
            [Tag::Int, Tag::Int] => Some(
                self.zip(lane, columns, Some(Tag::Int), |a, b| Value::int(f(int(a), int(b))?).ok()),
            ),
            [Tag::Pair | Tag::Int, Tag::Pair | Tag::Int] => {
                let places = |value: Value| match value.as_pair() {
                    Some((i, j)) => (i64::from(i), i64::from(j)),
                    None => (int(value), int(value)),
                };
                Some(self.zip(lane, columns, Some(Tag::Pair), |a, b| {
                    let (a, b) = (places(a), places(b));
                    Value::pair(f(a.0, b.0)?, f(a.1, b.1)?).ok()
                }))
            }
            _ => None,
        }
    }

    /// The lines between places. Most of all places are on no common line, which does not take a call.
    pub(super) fn connect(&mut self, lane: &mut Solitary<'_>, places: [u32; 2]) -> Option<u32> {
        self.compute_with(lane, &places, |lane, values| {
            let [a, b] = *values else { return None };
            let (x, y) = (pair(a), pair(b));
            let (di, dj) = (x.0 - y.0, x.1 - y.1);
            if di != 0 && dj != 0 && di != dj && di != -dj {
                return Some(Value::EMPTY_SET);
            }
            let begin = lane.begin_scratch();
            let result = table::run(lane, op::CONNECT, values).ok();
            lane.end_scratch(begin);
            lane.check().ok().and(result)
        })
    }

    /// Patches moved by as many vectors; none where one of them is written as no patch of the running dialect is.
    pub(super) fn shift(&mut self, lane: &mut Solitary<'_>, args: [u32; 2]) -> Option<u32> {
        self.compute_with(lane, &args, |lane, values| {
            let [patch, by] = *values else { return None };
            let foreign = patch.tag() == Tag::Object && patch.form() != lane.dialect.form();
            if foreign { None } else { lane.shifted(patch, pair(by)).ok() }
        })
    }

    /// The column of what `f` gives, which always has the tag `tag`.
    fn map(&mut self, column: u32, tag: Tag, f: impl Fn(Value) -> Option<Value>) -> Option<u32> {
        let scope = self.columns[column as usize].scope;
        let from = self.columns[column as usize].start as usize;
        let len = self.scopes.len(scope) as usize;
        let start = self.values.len();
        self.values.resize(start + len, Value::MISSING);
        let (old, new) = self.values.split_at_mut(start);
        for (to, &value) in new.iter_mut().zip(&old[from..from + len]) {
            *to = f(value)?;
        }
        Some(self.finish_alike(scope, start as u32, tag))
    }

    /// The column of what `f` gives for the values of two, side by side, with the tag it always has.
    pub(super) fn zip(
        &mut self,
        lane: &Solitary<'_>,
        [a, b]: [u32; 2],
        tag: Option<Tag>,
        f: impl Fn(Value, Value) -> Option<Value>,
    ) -> Option<u32> {
        let [from, to] = [a, b].map(|column| self.columns[column as usize].scope);
        let scope = self.scopes.join(from, to)?;
        let (a, b) = (self.view(a, scope)?, self.view(b, scope)?);
        let len = self.scopes.len(scope) as usize;
        let start = self.values.len();
        self.values.resize(start + len, Value::MISSING);
        let (old, new) = self.values.split_at_mut(start);
        let many = |start: u32| &old[start as usize..start as usize + len];
        match (a, b) {
            (View::Many(a), View::Many(b)) => {
                for (to, (&a, &b)) in new.iter_mut().zip(many(a).iter().zip(many(b))) {
                    *to = f(a, b)?;
                }
            }
            (View::Many(a), View::One(b)) => {
                for (to, &a) in new.iter_mut().zip(many(a)) {
                    *to = f(a, b)?;
                }
            }
            (View::One(a), View::Many(b)) => {
                for (to, &b) in new.iter_mut().zip(many(b)) {
                    *to = f(a, b)?;
                }
            }
            (View::One(a), View::One(b)) => {
                for to in new {
                    *to = f(a, b)?;
                }
            }
        }
        Some(match tag {
            Some(tag) => self.finish_alike(scope, start as u32, tag),
            None => self.finish(lane, scope, start as u32),
        })
    }
}

/// The integer of a value with that tag.
#[inline(always)]
fn int(value: Value) -> i64 {
    value.bits() as i64 >> 8
}

/// The numbers of a value with the tag of a pair.
#[inline(always)]
fn pair(value: Value) -> (i64, i64) {
    let (i, j) = value.as_pair().unwrap_or_default();
    (i.into(), j.into())
}

/// The color and the place of a cell with the color first.
#[inline(always)]
fn cell(value: Value) -> (i32, i64, i64) {
    let (code, i, j) = value.as_cell().unwrap_or_default();
    (color(code) as i32, i.into(), j.into())
}
