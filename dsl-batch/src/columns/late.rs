//! Calls that are put off, since often nobody wants to know what they give, but only how much of it there is.
//!
//! What is put off cannot fail, and is not what a limit is about: the bulk of what it gives is known well enough beforehand.

use super::work::Bounds;
use super::{Bulk, Call, Column, Columns, ROOT, Sight, Solitary};
use kernels::table::{self, op};
use kernels::value::{Dialect, Tag, Value, code};

/// Places that are nearer than that stay so when they are shifted.
const FAR: u32 = 1 << 20;

/// A call put off, and its column once somebody wanted it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    number: u32,
    dialect: Dialect,
    pub args: [Sight; 2],
    len: usize,
    pub bulk: Bulk,
    column: Option<u32>,
}

impl Columns {
    /// Puts a call off; none if it must be made.
    pub(super) fn put_off(&mut self, lane: &mut Solitary<'_>, call: Call<'_>) -> Option<Sight> {
        // Where these are other ops, or take more; or what they give is to be weighed.
        if call.dialect.is_tok() || self.is_exact() {
            return None;
        }
        let bulk = match (call.number, call.args) {
            (op::DIFFERENCE | op::INTERSECTION, &[a, b]) => {
                let places = [self.tag(lane, a)?, self.tag(lane, b)?] == [Tag::Indices; 2];
                places.then(|| self.bulk(a))?
            }
            (op::SHIFT, &[places, by]) => {
                let near = |n: i32| n.unsigned_abs() < FAR;
                let patch = self.only(lane, places).filter(|patch| patch.tag() == Tag::Indices)?;
                let mask = lane.mask(patch);
                let by = self.column(lane, by)?;
                let all_near = near(mask.i)
                    && near(mask.j)
                    && self
                        .all(by, |value| value.as_pair().is_some_and(|(i, j)| near(i) && near(j)));
                all_near.then(|| self.bulk(places))?
            }
            (op::TOOBJECT, &[places, grid]) => {
                let given = [self.tag(lane, places)?, self.tag(lane, grid)?];
                let Bulk { weight, .. } = self.bulk(places);
                let bulk = Bulk { weight: weight.saturating_mul(2), depth: 3 };
                (given == [Tag::Indices, Tag::Grid]).then_some(bulk)?
            }
            (op::PALETTE, &[Sight::Late(object)]) => {
                let late = self.late[object as usize];
                (late.number == op::TOOBJECT).then_some(Bulk { weight: 17, depth: 1 })?
            }
            _ => return None,
        };
        let Call { number, dialect, args, .. } = call;
        let both = [*args.first()?, *args.last()?];
        self.late.push(Late { number, dialect, args: both, len: args.len(), bulk, column: None });
        Some(Sight::Late(self.late.len() as u32 - 1))
    }

    /// Whether something is true of all values of a column.
    fn all(&self, column: u32, f: impl Fn(Value) -> bool) -> bool {
        let Column { scope, start, .. } = self.columns[column as usize];
        let values = &self.values[start as usize..][..self.scopes.len(scope) as usize];
        values.iter().all(|&value| f(value))
    }

    /// The tag of all values, if they have the same.
    fn tag(&mut self, lane: &mut Solitary<'_>, sight: Sight) -> Option<Tag> {
        if self.shifted(sight).is_some() {
            return Some(Tag::Indices);
        }
        let column = self.column(lane, sight)?;
        self.columns[column as usize].tag
    }

    /// The arguments of `shift`, if it was put off and nobody wanted it yet.
    fn shifted(&self, sight: Sight) -> Option<[Sight; 2]> {
        let Sight::Late(late) = sight else { return None };
        let Late { number, args, column, .. } = self.late[late as usize];
        (number == op::SHIFT && column.is_none()).then_some(args)
    }

    /// What a call gives that was put off.
    pub(super) fn late_column(&mut self, lane: &mut Solitary<'_>, late: u32) -> Option<u32> {
        let Late { number, dialect, args, len, column, .. } = self.late[late as usize];
        if column.is_some() {
            return column;
        }
        let mut columns = [0; 2];
        for (column, arg) in columns.iter_mut().zip(args).take(len) {
            *column = self.column(lane, arg)?;
        }
        let call = Call { number, dialect, args: &args[..len], times: Bounds::exactly(1) };
        let Sight::Column(column) = self.compute(lane, call, &columns[..len])? else { return None };
        self.late[late as usize].column = Some(column);
        Some(column)
    }

    /// What an op gives that only asks how much there is of what was put off; none for others.
    pub(super) fn count_late(&mut self, lane: &mut Solitary<'_>, call: Call<'_>) -> Option<Sight> {
        match (call.number, call.args) {
            (op::SIZE, &[Sight::Late(chosen)]) => {
                let Late { number, args: [a, b], .. } = self.late[chosen as usize];
                match number {
                    op::INTERSECTION => self.common(lane, [a, b], |_, shared| shared),
                    op::DIFFERENCE => self.common(lane, [a, b], |size, shared| size - shared),
                    _ => None,
                }
            }
            (op::COLORCOUNT, &[Sight::Late(object), color]) => {
                let both = self.places_of_color(lane, object, color)?;
                self.common(lane, both, |_, shared| shared)
            }
            (op::CONTAINED, &[color, Sight::Late(palette)]) => {
                let Late { number, args, .. } = self.late[palette as usize];
                let (op::PALETTE, [Sight::Late(object), _]) = (number, args) else { return None };
                let both = self.places_of_color(lane, object, color)?;
                self.common(lane, both, |_, shared| u32::from(shared > 0))
            }
            _ => None,
        }
    }

    /// Of `toobject` of places and one grid: the places, and where the grid has a color.
    fn places_of_color(
        &mut self,
        lane: &mut Solitary<'_>,
        object: u32,
        color: Sight,
    ) -> Option<[Sight; 2]> {
        let Late { number, args: [places, grid], .. } = self.late[object as usize];
        let [grid, color] = [self.only(lane, grid)?, self.only(lane, color)?];
        if number != op::TOOBJECT || color.as_int().and_then(code).is_none() {
            return None;
        }
        lane.dialect = self.late[object as usize].dialect;
        let there = table::run(lane, op::OFCOLOR, &[grid, color]).ok()?;
        Some([places, self.constant(lane, there)])
    }

    /// The value that is the same for all.
    fn only(&mut self, lane: &mut Solitary<'_>, sight: Sight) -> Option<Value> {
        let column = self.column(lane, sight)?;
        let column = self.columns[column as usize];
        (column.scope == ROOT).then(|| self.values[column.start as usize])
    }

    /// What `f` makes of the number of places in a set, and of those that are in another one, too.
    fn common(
        &mut self,
        lane: &mut Solitary<'_>,
        [a, b]: [Sight; 2],
        f: impl Fn(u32, u32) -> u32,
    ) -> Option<Sight> {
        let b = self.column(lane, b)?;
        let column = if let Some([places, by]) = self.shifted(a) {
            let places = self.only(lane, places)?;
            let places = lane.mask(places);
            let by = self.column(lane, by)?;
            self.compute_with(lane, &[by, b], |lane, values| {
                let (i, j) = values[0].as_pair()?;
                let shared = lane.common_places(places.shift(i, j), values[1]);
                Some(Value::count(f(places.count, shared)))
            })
        } else {
            let a = self.column(lane, a)?;
            self.compute_with(lane, &[a, b], |lane, values| {
                let places = lane.mask(values[0]);
                let shared = lane.common_places(places, values[1]);
                Some(Value::count(f(places.count, shared)))
            })
        };
        column.map(Sight::Column)
    }
}
