//! The ops that call functions.
//!
//! Such an op is a frame of the [interpreter](crate::interpreter): it says which call it wants next ([`Next::Call`]) and
//! goes on when the result is there ([`resume`]). Those that go through a container keep its elements as an array of values.

mod alone;
mod headers;
mod rows;

use alone::kind_of_filtered;
pub(crate) use alone::{Way, function_args};
pub use alone::{function_arg, is_loop};

use crate::flat::Flat;
use crate::interpreter::{Args, Field, Frame};
use crate::lane::{LIST_HEADER, Lane, List};
use crate::mask::Space;
use crate::table::op;
use crate::team::Team;
use crate::value::{Dialect, Fail, Form, Kind, Result, Tag, Value};

/// The ops that are done here.
pub const OPS: [&str; 33] = [
    "sfilter",
    "mfilter",
    "extract",
    "apply",
    "rapply",
    "mapply",
    "papply",
    "mpapply",
    "prapply",
    "sfilter_t",
    "sfilter_f",
    "mfilter_t",
    "apply_t",
    "apply_f",
    "rapply_t",
    "rapply_f",
    "mapply_t",
    "mapply_f",
    "order",
    "valmax",
    "valmin",
    "argmax",
    "argmin",
    "get_nth_by_key_t",
    "get_nth_by_key_f",
    "get_arg_rank",
    "get_arg_rank_t",
    "get_arg_rank_f",
    "get_val_rank",
    "c_iz",
    "c_zo",
    "c_iz_n",
    "c_zo_n",
];

/// From so many elements on it pays to make straight code of the function.
const FEW: u32 = 3;

/// So many keys are sorted by insertion if they are integers.
const FEW_KEYS: u32 = 32;

/// What an op that calls functions wants next.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// A call, with what the lane says is wanted.
    Call(Value),
    /// Nothing: this is its result.
    Done(Value),
}

/// What is left to do when the keys of elements are sorted.
enum Chosen {
    /// Nothing: this is the result.
    Value(Value),
    /// The function is called for this element once more, for the result.
    Call(Value),
}

/// Where in a frame such an op keeps what.
mod keep {
    use super::Field;
    /// What is called for each element; for `rapply`, what the functions are called with.
    pub const FUNCTION: Field = Field::A;
    /// What is gone through.
    pub const CONTAINER: Field = Field::B;
    /// The best key so far, and its element.
    pub const BEST_KEY: Field = Field::C;
    pub const BEST: Field = Field::D;
    /// A further argument.
    pub const EXTRA: Field = Field::E;
}

/// Starts an op in its new frame.
#[inline(never)]
pub fn begin<T: Team>(
    lane: &mut Lane<'_, T>,
    frame: Frame,
    number: u32,
    args: &[Value],
) -> Result<Next> {
    let arg = |k: usize| args.get(k).copied().unwrap_or(Value::MISSING);
    match number {
        op::MFILTER => lane.inner_call(op::SFILTER, args),
        op::MAPPLY => {
            lane.merges = true;
            lane.inner_call(op::APPLY, args)
        }
        op::MAPPLY_T => lane.inner_call(op::APPLY_T, args),
        op::MAPPLY_F => {
            lane.merges = true;
            lane.inner_call(op::APPLY_F, args)
        }
        op::MPAPPLY => lane.inner_call(op::PAPPLY, args),
        op::C_IZ | op::C_ZO => {
            lane.change_value(frame, keep::CONTAINER, arg(0));
            lane.change_value(frame, keep::FUNCTION, arg(1));
            let first = Value::op(op::FIRST, lane.dialect);
            lane.inner_call(op::APPLY, &[first, arg(0)])
        }
        op::C_IZ_N | op::C_ZO_N => {
            lane.change_value(frame, keep::FUNCTION, arg(2));
            let found = if number == op::C_IZ_N { op::C_IZ } else { op::C_ZO };
            lane.inner_call(found, &[arg(0), arg(1)])
        }
        op::PAPPLY => {
            let (a, b) = (lane.items(arg(1))?, lane.items(arg(2))?);
            lane.change_value(frame, keep::FUNCTION, arg(0));
            lane.change_value(frame, keep::CONTAINER, arg(1));
            lane.change(frame, Field::OtherItems, b.0);
            lane.start(frame, number, a.0, a.1.min(b.1))
        }
        op::PRAPPLY => {
            let b = lane.items(arg(2))?;
            let a = if b.1 == 0 { (0, 0) } else { lane.items(arg(1))? };
            lane.change_value(frame, keep::FUNCTION, arg(0));
            lane.change_value(frame, keep::CONTAINER, arg(1));
            lane.change(frame, Field::OtherItems, b.0);
            lane.change(frame, Field::OtherLen, a.1);
            let calls = a.1.checked_mul(b.1).ok_or(Fail::Room)?;
            lane.start(frame, number, a.0, calls)
        }
        op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F => {
            lane.go_through(frame, number, arg(0), arg(1), Value::MISSING)
        }
        op::APPLY | op::APPLY_T | op::APPLY_F => {
            let merges = core::mem::take(&mut lane.merges);
            lane.change(frame, Field::Stage, merges.into());
            lane.go_through(frame, number, arg(1), arg(0), Value::MISSING)
        }
        op::GET_NTH_BY_KEY_T | op::GET_NTH_BY_KEY_F => {
            lane.go_through(frame, number, arg(0), arg(2), arg(1))
        }
        _ => lane.go_through(frame, number, arg(0), arg(1), arg(2)),
    }
}

/// Goes on with the result of the call.
#[inline(never)]
pub fn resume<T: Team>(
    lane: &mut Lane<'_, T>,
    frame: Frame,
    number: u32,
    value: Value,
) -> Result<Next> {
    let stage = lane.get(frame, Field::Stage);
    match number {
        op::MFILTER | op::MAPPLY | op::MAPPLY_T | op::MAPPLY_F | op::MPAPPLY if stage == 0 => {
            lane.change(frame, Field::Stage, 1);
            lane.inner_call(op::MERGE, &[value])
        }
        op::C_IZ_N | op::C_ZO_N if stage == 0 => {
            lane.change(frame, Field::Stage, 1);
            let function = lane.get_value(frame, keep::FUNCTION);
            Ok(lane.next(function, &[value]))
        }
        op::C_IZ | op::C_ZO => lane.find_colors(frame, number, stage, value),
        // The last call gives the result.
        op::MFILTER | op::MAPPLY | op::MAPPLY_T | op::MAPPLY_F | op::MPAPPLY => {
            Ok(Next::Done(value))
        }
        op::C_IZ_N | op::C_ZO_N => Ok(Next::Done(value)),
        op::VALMAX | op::VALMIN | op::GET_VAL_RANK if stage == 1 => Ok(Next::Done(value)),
        _ => lane.take(frame, number, value),
    }
}

impl<'a, T: Team> Lane<'a, T> {
    fn inner_call(&mut self, number: u32, args: &[Value]) -> Result<Next> {
        Ok(self.next(Value::op(number, self.dialect), args))
    }

    /// A call that is wanted next.
    #[inline(always)]
    fn next(&mut self, function: Value, args: &[Value]) -> Next {
        self.want(Args::new(args));
        Next::Call(function)
    }

    /// The elements of a container as an array of values: where they are, and how many.
    #[inline(always)]
    pub fn items(&mut self, container: Value) -> Result<(u32, u32)> {
        match container.tag() {
            Tag::Tuple | Tag::Set => Ok((container.at() + LIST_HEADER, container.extra())),
            _ => self.made_items(container),
        }
    }

    /// The elements of a container that is no list, each made a value.
    #[inline(never)]
    fn made_items(&mut self, container: Value) -> Result<(u32, u32)> {
        let len = self.size(container)?;
        self.room(2 * len)?;
        let at = self.alloc(2 * len);
        self.write_elements(at, container, len)?;
        self.sync();
        Ok((at, len))
    }

    /// Calls `function` for the elements of a container, one after the other.
    fn go_through(
        &mut self,
        frame: Frame,
        number: u32,
        container: Value,
        function: Value,
        extra: Value,
    ) -> Result<Next> {
        let (items, len) = self.items(container)?;
        self.change_value(frame, keep::FUNCTION, function);
        self.change_value(frame, keep::CONTAINER, container);
        self.change_value(frame, keep::EXTRA, extra);
        if function != Value::MISSING || !compares(number) {
            return self.start(frame, number, items, len);
        }
        // Without a function, elements are compared themselves.
        self.begin_items(frame, items, len)?;
        for k in 0..len {
            let element = self.value(items + 2 * k);
            self.note_result(frame, number, k, element)?;
        }
        self.finish_items(frame, number, len)
    }

    fn begin_items(&mut self, frame: Frame, items: u32, len: u32) -> Result<()> {
        self.room(2 * len)?;
        let results = self.alloc(2 * len);
        self.change(frame, Field::Items, items);
        self.change(frame, Field::Len, len);
        self.change(frame, Field::Results, results);
        self.change(frame, Field::Next, 0);
        Ok(())
    }

    fn start(&mut self, frame: Frame, number: u32, items: u32, len: u32) -> Result<Next> {
        self.begin_items(frame, items, len)?;
        let rapply = matches!(number, op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F);
        if len >= FEW && !rapply {
            let begin = self.begin_scratch();
            let function = self.get_value(frame, keep::FUNCTION);
            let args = if matches!(number, op::PAPPLY | op::PRAPPLY) { 2 } else { 1 };
            if let Some(flat) = self.flatten(function, args) {
                let dialect = self.dialect;
                let done = self.call_all(frame, number, len, flat);
                self.end_scratch(begin);
                self.dialect = dialect;
                return match done? {
                    Some(found) => Ok(Next::Done(found)),
                    None => self.finish_items(frame, number, len),
                };
            }
            self.end_scratch(begin);
        }
        self.next_call(frame, number, 0, len)
    }

    /// Calls straight code for all elements; gives what `extract` looks for as soon as it is found.
    fn call_all(
        &mut self,
        frame: Frame,
        number: u32,
        len: u32,
        flat: Flat,
    ) -> Result<Option<Value>> {
        let items = self.get(frame, Field::Items);
        // Only the ops that need them have written them.
        let others = match number {
            op::PAPPLY | op::PRAPPLY => self.get(frame, Field::OtherItems),
            _ => 0,
        };
        let width = if number == op::PRAPPLY { self.get(frame, Field::OtherLen) } else { 0 };
        for k in 0..len {
            let args = match number {
                op::PAPPLY => [self.value(items + 2 * k), self.value(others + 2 * k)],
                op::PRAPPLY => {
                    let (i, j) = (k % width.max(1), k / width.max(1));
                    [self.value(items + 2 * i), self.value(others + 2 * j)]
                }
                _ => [self.value(items + 2 * k), Value::MISSING],
            };
            let value = self.run_flat(flat, args)?;
            if number == op::EXTRACT && value.truth() {
                let [element, _] = args;
                return Ok(Some(element));
            }
            self.note_result(frame, number, k, value)?;
        }
        Ok(None)
    }

    /// The call for element `k`, or the result when there is none left.
    #[inline(always)]
    fn next_call(&mut self, frame: Frame, number: u32, k: u32, len: u32) -> Result<Next> {
        if k >= len {
            return self.finish_items(frame, number, len);
        }
        let items = self.get(frame, Field::Items);
        let function = self.get_value(frame, keep::FUNCTION);
        Ok(match number {
            op::RAPPLY | op::RAPPLY_T | op::RAPPLY_F => {
                let called = self.value(items + 2 * k);
                self.next(called, &[function])
            }
            op::PAPPLY => {
                let others = self.get(frame, Field::OtherItems);
                let both = [self.value(items + 2 * k), self.value(others + 2 * k)];
                self.next(function, &both)
            }
            op::PRAPPLY => {
                let others = self.get(frame, Field::OtherItems);
                let width = self.get(frame, Field::OtherLen).max(1);
                let (i, j) = (k % width, k / width);
                let both = [self.value(items + 2 * i), self.value(others + 2 * j)];
                self.next(function, &both)
            }
            _ => {
                let element = self.value(items + 2 * k);
                self.next(function, &[element])
            }
        })
    }

    /// Takes the result for an element and goes on.
    #[inline(always)]
    fn take(&mut self, frame: Frame, number: u32, value: Value) -> Result<Next> {
        let (k, len) = (self.get(frame, Field::Next), self.get(frame, Field::Len));
        self.note_result(frame, number, k, value)?;
        if number == op::EXTRACT && value.truth() {
            let items = self.get(frame, Field::Items);
            return Ok(Next::Done(self.value(items + 2 * k)));
        }
        self.change(frame, Field::Next, k + 1);
        self.next_call(frame, number, k + 1, len)
    }

    #[inline(always)]
    fn note_result(&mut self, frame: Frame, number: u32, k: u32, value: Value) -> Result<()> {
        let Some(wanted) = extreme(number) else {
            let results = self.get(frame, Field::Results);
            self.put_value(results + 2 * k, value);
            self.sync();
            return Ok(());
        };
        let better = k == 0 || {
            let best = self.get_value(frame, keep::BEST_KEY);
            self.spend(u64::from(self.weight(value)) + u64::from(self.weight(best)))?;
            match wanted {
                Extreme::Min => self.less(value, best)?,
                Extreme::Max => self.less(best, value)?,
            }
        };
        if better {
            let items = self.get(frame, Field::Items);
            let element = self.value(items + 2 * k);
            self.change_value(frame, keep::BEST_KEY, value);
            self.change_value(frame, keep::BEST, element);
        }
        Ok(())
    }

    /// What an op makes of all results.
    #[inline(never)]
    fn finish_items(&mut self, frame: Frame, number: u32, len: u32) -> Result<Next> {
        let [items, results] = [Field::Items, Field::Results].map(|field| self.get(frame, field));
        let container = self.get_value(frame, keep::CONTAINER);
        let value = match number {
            op::APPLY
            | op::APPLY_F
            | op::APPLY_T
            | op::RAPPLY
            | op::RAPPLY_F
            | op::RAPPLY_T
            | op::PAPPLY
            | op::PRAPPLY => {
                let list = self.list_of(results, len);
                let merges = self.get(frame, Field::Stage) != 0;
                self.collect(number, container, list, merges)?
            }
            op::SFILTER | op::SFILTER_T | op::SFILTER_F | op::MFILTER_T => {
                let space = self.space;
                let kind = kind_of_filtered(number, container)?;
                let keep = |k| value_at(space, results + 2 * k).truth();
                self.filtered(kind, container, items, len, keep)?
            }
            op::EXTRACT if self.dialect.is_tok() => Value::EMPTY_SET,
            op::EXTRACT => return Err(Fail::Empty),
            op::ARGMAX | op::ARGMIN => match len {
                0 if self.dialect == Dialect::ReArc => Value::MISSING,
                0 => return Err(Fail::Empty),
                _ => self.get_value(frame, keep::BEST),
            },
            op::VALMAX | op::VALMIN => {
                let element =
                    if len == 0 { Value::ZERO } else { self.get_value(frame, keep::BEST) };
                return self.last_call(frame, element);
            }
            _ => {
                let extra = self.get_value(frame, keep::EXTRA);
                match self.finish_order(number, items, results, len, container, extra)? {
                    Chosen::Value(value) => value,
                    Chosen::Call(element) => return self.last_call(frame, element),
                }
            }
        };
        Ok(Next::Done(value))
    }

    /// The container of the results for the elements of another one.
    #[inline(always)]
    fn collect(
        &mut self,
        number: u32,
        container: Value,
        results: List,
        merges: bool,
    ) -> Result<Value> {
        // The union of them is asked for next: neither order nor duplicates matter, but to what it costs.
        if merges
            && container.is_set()
            && let Some(Ok(set)) = self.set_of_patches(results)
        {
            self.excess = self.excess.saturating_add(self.weight(set).into());
            return Ok(set);
        }
        match number {
            op::APPLY_T | op::RAPPLY_T | op::PAPPLY => self.tuple(results),
            op::PRAPPLY => self.set(results),
            _ => self.container(container.kind()?, results),
        }
    }

    /// The call that gives the result.
    fn last_call(&mut self, frame: Frame, element: Value) -> Result<Next> {
        self.change(frame, Field::Stage, 1);
        let function = self.get_value(frame, keep::FUNCTION);
        Ok(self.next(function, &[element]))
    }

    /// What the ops that sort elements by their keys choose.
    fn finish_order(
        &mut self,
        number: u32,
        items: u32,
        keys: u32,
        len: u32,
        container: Value,
        extra: Value,
    ) -> Result<Chosen> {
        let begin = self.begin_scratch();
        let down = matches!(number, op::GET_ARG_RANK | op::GET_ARG_RANK_T | op::GET_ARG_RANK_F);
        let order = self.sort_by_keys(keys, len, down)?;
        let at = |lane: &Self, place: u32| lane.value(items + 2 * lane.load(order + place));
        let value = match number {
            op::ORDER => {
                let mut list = self.list(len);
                for k in 0..len {
                    let value = at(self, k);
                    self.push(&mut list, value);
                }
                self.tuple(list)?
            }
            op::GET_NTH_BY_KEY_T if len == 0 => Value::MISSING,
            op::GET_NTH_BY_KEY_F => {
                let place = extra.to_int()?.max(0);
                if place < i64::from(len) { at(self, place as u32) } else { Value::MISSING }
            }
            _ => match (python_index(len, extra.to_int()?), number) {
                (Some(place), op::GET_VAL_RANK) => {
                    let element = at(self, place);
                    self.end_scratch(begin);
                    return Ok(Chosen::Call(element));
                }
                (Some(place), _) => at(self, place),
                (None, op::GET_VAL_RANK) => {
                    self.end_scratch(begin);
                    return Ok(Chosen::Call(Value::ZERO));
                }
                (None, op::GET_NTH_BY_KEY_T) => return Err(Fail::Index),
                (None, op::GET_ARG_RANK) if container.is_set() => Value::EMPTY_SET,
                (None, op::GET_ARG_RANK_F) => Value::EMPTY_SET,
                (None, _) => Value::EMPTY_TUPLE,
            },
        };
        self.end_scratch(begin);
        Ok(Chosen::Value(value))
    }

    /// The elements that `keep` wants, in a container of this kind.
    fn filtered(
        &mut self,
        kind: Kind,
        container: Value,
        items: u32,
        len: u32,
        keep: impl Fn(u32) -> bool,
    ) -> Result<Value> {
        let space = self.space;
        if container.kind()? == kind {
            return self.filter(container, len, keep, |k| value_at(space, items + 2 * k));
        }
        let mut list = self.list(len);
        for k in (0..len).filter(|&k| keep(k)) {
            self.push(&mut list, value_at(space, items + 2 * k));
        }
        self.container(kind, list)
    }

    /// The container of some elements of another one, which are in the order they have there.
    fn part_of(&mut self, container: Value, list: List) -> Result<Value> {
        if container.tag() == Tag::Set && !self.is_loose(container) {
            return self.set_of_ascending(list);
        }
        self.container_like(container, list)
    }

    /// The elements that `keep` wants, by their numbers, of a container that has `len` of them.
    pub fn filter(
        &mut self,
        container: Value,
        len: u32,
        keep: impl Fn(u32) -> bool,
        element: impl Fn(u32) -> Value,
    ) -> Result<Value> {
        if (0..len).all(&keep) {
            return Ok(container);
        }
        if matches!(container.tag(), Tag::Indices | Tag::Object)
            && self.mask(container).bits.cols <= 32
        {
            return self.sift(container, keep);
        }
        let mut list = self.list(len);
        for k in (0..len).filter(|&k| keep(k)) {
            self.push(&mut list, element(k));
        }
        self.part_of(container, list)
    }

    /// A container like another one: a tuple, a set, or, of the cells of an object, an object in the form it has, whatever
    /// dialect asks.
    pub fn container_like(&mut self, container: Value, list: List) -> Result<Value> {
        let form = if list.is_empty() { None } else { self.object_form(container) };
        let Some(form) = form else { return self.container(container.kind()?, list) };
        let dialect = self.dialect;
        self.dialect = match form {
            Form::ColorFirst => Dialect::ArcDsl,
            Form::ColorLast => Dialect::Tokpidjin,
        };
        let kept = self.set(list);
        self.dialect = dialect;
        kept
    }

    /// The places of keys in ascending order (or descending), as numbers in scratch memory; equal keys stay as they are. Pays
    /// for comparing them.
    ///
    /// Like Python's `sorted`, which settles what happens when keys are sets and their order is only partial: an
    /// initial run is kept (or turned around when it strictly descends), then each further key goes to its place by bisection.
    pub fn sort_by_keys(&mut self, keys: u32, len: u32, down: bool) -> Result<u32> {
        let (mut heaviest, mut ints) = (0, true);
        for k in 0..len {
            let key = self.value(keys + 2 * k);
            heaviest = heaviest.max(self.weight(key));
            ints &= key.tag() == Tag::Int;
        }
        self.spend(u64::from(heaviest) * u64::from(len))?;
        let order = self.scratch(len);
        self.check()?;
        if T::THREADS == 1 && ints && len <= FEW_KEYS {
            self.sort_by_ints(keys, order, len, down);
            return Ok(order);
        }
        // Descending: the last comes first, is sorted up, and all is turned around at the end.
        let (team, words) = (self.team(), self.space.words);
        team.each(len, |k| team.store(words, order + k, if down { len - 1 - k } else { k }));
        self.sync();
        let run = self.initial_run(keys, order, len)?;
        for next in run..len {
            let place = self.load(order + next);
            let key = self.value(keys + 2 * place);
            let (mut low, mut high) = (0, next);
            while low < high {
                let middle = low + (high - low) / 2;
                let other = self.value(keys + 2 * self.load(order + middle));
                if self.less(key, other)? {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            if low < next {
                self.sync();
                team.once(|| {
                    for k in (low..next).rev() {
                        team.store(words, order + k + 1, team.load(words, order + k));
                    }
                    team.store(words, order + low, place);
                });
                self.sync();
            }
        }
        if down {
            self.turn_around(order, len);
        }
        Ok(order)
    }

    /// The same for a few keys that are integers, by a thread alone: their order is total, so any stable way will do.
    #[inline(always)]
    fn sort_by_ints(&self, keys: u32, order: u32, len: u32, down: bool) {
        // The bits below the number are the same in all.
        let number = |k: u32| self.value(keys + 2 * k).bits() as i64;
        for k in 0..len {
            let (key, mut place) = (number(k), k);
            while place > 0 {
                let before = self.load(order + place - 1);
                let other = number(before);
                if if down { other >= key } else { other <= key } {
                    break;
                }
                self.put(order + place, before);
                place -= 1;
            }
            self.put(order + place, k);
        }
    }

    /// The length of the run at the start, made ascending.
    fn initial_run(&mut self, keys: u32, order: u32, len: u32) -> Result<u32> {
        if len < 2 {
            return Ok(len);
        }
        let key = |lane: &Self, k: u32| lane.value(keys + 2 * lane.load(order + k));
        let (first, second) = (key(self, 0), key(self, 1));
        let descends = self.less(second, first)?;
        let mut run = 2;
        while run < len {
            let (before, next) = (key(self, run - 1), key(self, run));
            if self.less(next, before)? != descends {
                break;
            }
            run += 1;
        }
        if descends {
            self.turn_around(order, run);
        }
        Ok(run)
    }

    fn turn_around(&mut self, order: u32, len: u32) {
        let (team, words) = (self.team(), self.space.words);
        self.sync();
        team.each(len / 2, |k| {
            let (a, b) = (order + k, order + len - 1 - k);
            let (x, y) = (team.load(words, a), team.load(words, b));
            team.store(words, a, y);
            team.store(words, b, x);
        });
        self.sync();
    }

    /// The stages of `c_iz` and `c_zo`: what the function finds on one side of the samples and not on the other.
    fn find_colors(&mut self, frame: Frame, number: u32, stage: u32, value: Value) -> Result<Next> {
        self.change(frame, Field::Stage, stage + 1);
        let samples = self.get_value(frame, keep::CONTAINER);
        let function = self.get_value(frame, keep::FUNCTION);
        match stage {
            0 => {
                self.change_value(frame, Field::C, value);
                let second = Value::op(op::SECOND, self.dialect);
                self.inner_call(op::APPLY, &[second, samples])
            }
            1 => {
                self.change_value(frame, Field::D, value);
                let inputs = self.get_value(frame, Field::C);
                self.inner_call(op::MAPPLY_T, &[function, inputs])
            }
            2 | 4 => self.inner_call(op::DEDUPE, &[value]),
            3 => {
                self.change_value(frame, Field::C, value);
                let outputs = self.get_value(frame, Field::D);
                self.inner_call(op::MAPPLY_T, &[function, outputs])
            }
            5 => {
                let inputs = self.get_value(frame, Field::C);
                let sides = if number == op::C_IZ { [inputs, value] } else { [value, inputs] };
                self.inner_call(op::DIFFERENCE_TUPLE, &sides)
            }
            _ => Ok(Next::Done(value)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Extreme {
    Min,
    Max,
}

/// Which extreme an op looks for.
#[inline(always)]
const fn extreme(number: u32) -> Option<Extreme> {
    match number {
        op::ARGMAX | op::VALMAX => Some(Extreme::Max),
        op::ARGMIN | op::VALMIN => Some(Extreme::Min),
        _ => None,
    }
}

/// Whether an op compares what the function gives, and elements themselves where the function is missing.
const fn compares(number: u32) -> bool {
    matches!(
        number,
        op::ORDER
            | op::GET_NTH_BY_KEY_T
            | op::GET_NTH_BY_KEY_F
            | op::GET_ARG_RANK
            | op::GET_ARG_RANK_T
            | op::GET_ARG_RANK_F
            | op::GET_VAL_RANK
    ) || extreme(number).is_some()
}

/// The value at `at`.
#[inline(always)]
fn value_at<T: Team>(space: Space<'_, T>, at: u32) -> Value {
    let [low, high] = space.team.load_some(space.words, at).map(u64::from);
    Value::from_bits(low | high << 32)
}

/// The place that an index means, which counts from the end if negative.
#[inline(always)]
pub const fn python_index(size: u32, rank: i64) -> Option<u32> {
    let from_start = if rank < 0 { rank + size as i64 } else { rank };
    if 0 <= from_start && from_start < size as i64 { Some(from_start as u32) } else { None }
}
