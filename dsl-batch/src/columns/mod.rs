//! Functions called for many elements at once, on the CPU.
//!
//! `sfilter(places, f)` calls `f` for every place. What `f` is made of is known beforehand (ops, closures of ops, fixed
//! arguments), and it is the same for every place, so it is gone through once: each op in it runs for all places in
//! one go, over a *column* of arguments, and gives a column of results. Nested loops are done alike.
//!
//! A column belongs to a [scope](scope): what it has a value for. Only what depends on an element is computed for each of
//! them; `center(object)` inside of a loop over places is computed once for each object. Equal calls are made once. A tuple
//! of two values stays apart until somebody wants it whole.
//!
//! Nothing here may change what a program gives. An op on values has no effects, so the order of calls and calls
//! that would not have been made do not show, with two exceptions: errors and limits. So whatever fails, is
//! unknown here, or might come near a limit makes the whole attempt void: the interpreter runs the step as if nothing had been.
//!
//! Only the limit of [work] is another matter, since counting calls takes less time than making them. Where the first elements of the outermost
//! loop take more work than a step may do, and nothing fails among their calls, the interpreter would get no further: the step fails at once.
//! They are gone through in [windows](window), as many at a time as there is room for.

mod compute;
mod constants;
mod gather;
mod late;
mod loops;
mod memo;
mod numbers;
mod scope;
#[cfg(test)]
mod tests;
mod window;
mod work;

use constants::Constants;
use gather::Keyed;
use kernels::function::Maker;
use kernels::lane::{Lane, MAX_DEPTH, MAX_WEIGHT};
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{Dialect, Fail, Tag, Value, color};
use late::Late;
use memo::Memo;
use scope::{Factor, Links, ROOT, Scopes};
use std::cell::RefCell;
use window::{Cut, Window};
use work::{Bounds, Cost, Limits, Work};

/// How deep functions may call each other here. The interpreter goes further.
const MOST_CALLS: u32 = 100;
/// Depths of values that are far enough from the limit.
const SAFE_DEPTH: u32 = MAX_DEPTH - 2 * MOST_CALLS;

/// What a call sees: values for each element of a scope, or something made of such values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Column(u32),
    /// An op, by its number and its dialect's.
    Op(u16, u8),
    Closure(u32),
    /// A tuple of two.
    Couple(u32),
    /// A call that was put off.
    Late(u32),
}

impl Sight {
    /// A number of its own.
    #[inline(always)]
    const fn key(self) -> u32 {
        match self {
            Sight::Column(column) => column << 3,
            Sight::Op(number, dialect) => (number as u32) << 11 | (dialect as u32) << 3 | 1,
            Sight::Closure(closure) => closure << 3 | 2,
            Sight::Couple(couple) => couple << 3 | 3,
            Sight::Late(late) => late << 3 | 4,
        }
    }
}

/// In places that are not used.
const NOTHING: Sight = Sight::Op(0, 0);

/// A value for every element of a scope.
#[derive(Clone, Copy, Debug)]
struct Column {
    scope: u32,
    /// Where in `values` it begins.
    start: u32,
    /// The tag of all of them, if they have the same.
    tag: Option<Tag>,
    bulk: Bulk,
    /// The function that it is, if it has been taken apart.
    opened: Option<u32>,
}

/// How large and how deep a value is at most, for the limits.
#[derive(Clone, Copy, Debug, Default)]
struct Bulk {
    weight: u32,
    depth: u32,
}

impl Bulk {
    /// That of something made of both.
    fn with(self, other: Bulk) -> Bulk {
        Bulk {
            weight: self.weight.saturating_add(other.weight),
            depth: self.depth.max(other.depth),
        }
    }

    /// That of a container around it; none when it comes near a limit.
    fn inside(self) -> Option<Bulk> {
        let bulk = Bulk { weight: self.weight.saturating_add(1), depth: self.depth + 1 };
        (bulk.weight <= MAX_WEIGHT && bulk.depth <= SAFE_DEPTH).then_some(bulk)
    }
}

/// A function made of others and of columns.
#[derive(Clone, Copy, Debug)]
struct Closure {
    maker: Maker,
    arity: u32,
    parts: [Sight; 3],
    bulk: Bulk,
    /// The least that it may weigh.
    least: u64,
}

/// A tuple of two: its parts, and its column once somebody wanted it whole.
#[derive(Clone, Copy, Debug)]
struct Couple {
    parts: [Sight; 2],
    whole: Option<u32>,
    bulk: Bulk,
}

/// What a call of an op gave, and the work of making it so many times.
#[derive(Clone, Copy, Debug)]
struct Known {
    result: Sight,
    times: Bounds,
    work: Work,
}

/// The arguments of a call of an op.
#[derive(Clone, Copy, Debug)]
struct Call<'c> {
    number: u32,
    dialect: Dialect,
    args: &'c [Sight],
    /// How many times the interpreter would make it.
    times: Bounds,
}

/// All that is known while a step runs. Its memory is used again for the next one.
#[derive(Debug, Default)]
pub struct Columns {
    values: Vec<Value>,
    columns: Vec<Column>,
    /// Columns of the root, by value; a value may have several.
    constants: Constants,
    closures: Vec<Closure>,
    couples: Vec<Couple>,
    late: Vec<Late>,
    /// Which closures there are already.
    made: Memo<u32>,
    /// What ops gave for arguments.
    known: Memo<Known>,
    /// Columns in other scopes: what, where, and where in `values`.
    views: Vec<(u32, u32, u32)>,
    scopes: Scopes,
    work: Work,
    limits: Limits,
    depth: u32,
    /// Whether the attempt ended since there was too much of something.
    heavy: bool,
    /// The elements of the outermost loop that are gone through, if not all; work is then counted exactly.
    window: Option<Window>,
    /// What these took, if there are others and nothing failed for these.
    cut: Option<Cut>,
    /// What the elements before them took, with the step itself.
    earlier: u64,
    /// Those which the lane made so far; first those that the program has for every lane.
    products: Vec<Product>,
    /// Room for values to be put in order.
    keyed: RefCell<Vec<Keyed>>,
    numbers: RefCell<Vec<i64>>,
}

/// A set that is the product of two others, and these.
pub type Product = (Value, [Value; 2]);

/// A column as seen from a scope: the same value everywhere, or values from a place on.
#[derive(Clone, Copy, Debug)]
enum View {
    One(Value),
    Many(u32),
}

type Solitary<'a> = Lane<'a, Solo>;

impl Columns {
    /// A lane begins, with the products that its program has for every lane.
    pub fn begin(&mut self, products: &[Product]) {
        self.products.clear();
        self.products.extend_from_slice(products);
    }

    /// The products so far.
    pub fn take_products(&mut self) -> Vec<Product> {
        std::mem::take(&mut self.products)
    }

    /// Remembers what a product is made of: going through it is going through both.
    pub fn note_product(&mut self, lane: &Solitary<'_>, product: Value, of: [Value; 2]) {
        let plain = |value: Value| matches!(value.tag(), Tag::Indices | Tag::Object);
        if product.tag() == Tag::Set && of.into_iter().all(plain) && !lane.is_empty(product) {
            self.products.push((product, of));
        }
    }

    /// Calls a function with these arguments. None if the interpreter must do it; memory is then as it was.
    pub fn call(
        &mut self,
        lane: &mut Solitary<'_>,
        function: Value,
        args: &[Value],
    ) -> Option<Result<Value, Fail>> {
        (self.window, self.earlier) = (None, 0);
        let mut found = self.attempt(lane, function, args);
        if !self.heavy {
            return found;
        }
        while found.is_none()
            && let Some(next) = self.next_window()
        {
            self.window = Some(next);
            found = self.attempt(lane, function, args);
        }
        found
    }

    /// The same in one go.
    fn attempt(
        &mut self,
        lane: &mut Solitary<'_>,
        function: Value,
        args: &[Value],
    ) -> Option<Result<Value, Fail>> {
        self.clear();
        lane.begin_step();
        let (top, scratch) = (lane.top(), lane.begin_scratch());
        let value = self.try_call(lane, function, args);
        self.heavy |= self.scopes.too_large || lane.check().is_err();
        let found = match value {
            _ if self.is_exact() && self.least(value.is_some()) > self.limits.work => {
                Some(Err(Fail::Limit))
            }
            value => value.filter(|_| self.work.total.most <= self.limits.work).map(Ok),
        };
        if !matches!(found, Some(Ok(_))) {
            lane.release(top);
            lane.end_scratch(scratch);
        }
        found
    }

    fn clear(&mut self) {
        self.values.clear();
        self.columns.clear();
        self.constants.clear();
        self.closures.clear();
        self.couples.clear();
        self.late.clear();
        self.made.clear();
        self.known.clear();
        self.views.clear();
        self.scopes.clear();
        (self.work, self.depth) = (Work::default(), 0);
        (self.heavy, self.cut) = (false, None);
    }

    fn try_call(
        &mut self,
        lane: &mut Solitary<'_>,
        function: Value,
        args: &[Value],
    ) -> Option<Value> {
        let function = self.constant(lane, function);
        let mut sights = [function; 4];
        for (sight, &arg) in sights.iter_mut().zip(args) {
            *sight = self.constant(lane, arg);
        }
        let args = sights.get(..args.len())?;
        let result = self.apply(lane, function, args, Bounds::exactly(1))?;
        let column = self.column(lane, result)?;
        let column = self.columns[column as usize];
        let fine = lane.check().is_ok() && lane.first_default().is_none();
        (fine && column.scope == ROOT).then(|| self.values[column.start as usize])
    }

    /// A value that is the same for all.
    fn constant(&mut self, lane: &Solitary<'_>, value: Value) -> Sight {
        if let Some(column) = self.constants.find(value) {
            return Sight::Column(column);
        }
        let start = self.values.len() as u32;
        self.values.push(value);
        let bulk = Bulk { weight: lane.weight(value), depth: lane.depth(value) };
        let tag = Some(value.tag());
        self.columns.push(Column { scope: ROOT, start, tag, bulk, opened: None });
        let column = self.columns.len() as u32 - 1;
        self.constants.keep(value, column);
        Sight::Column(column)
    }

    /// The column of the last values, from `start` on.
    fn finish(&mut self, lane: &Solitary<'_>, scope: u32, start: u32) -> u32 {
        let values = &self.values[start as usize..];
        let tag = common_tag(values);
        let bulk = match tag {
            Some(Tag::Int) => Bulk { weight: 1, depth: 0 },
            Some(Tag::Pair) => Bulk { weight: 3, depth: 1 },
            Some(Tag::Cell) => Bulk { weight: 5, depth: 2 },
            Some(Tag::Indices) => {
                let most = values.iter().map(|&value| lane.mask_count(value)).max().unwrap_or(0);
                Bulk { weight: most.saturating_mul(3).saturating_add(1), depth: 2 }
            }
            Some(Tag::Object) => {
                let most = values.iter().map(|&value| lane.mask_count(value)).max().unwrap_or(0);
                Bulk { weight: most.saturating_mul(5).saturating_add(1), depth: 3 }
            }
            _ => {
                let mut most = Bulk::default();
                for &value in values {
                    // Results of many ops are places, or none.
                    if value != Value::EMPTY_SET {
                        most.weight = most.weight.max(lane.weight(value));
                        most.depth = most.depth.max(lane.depth(value));
                    }
                }
                let empty = Value::EMPTY_SET;
                let none = Bulk { weight: lane.weight(empty), depth: lane.depth(empty) };
                let Bulk { weight, depth } = most;
                Bulk { weight: weight.max(none.weight), depth: depth.max(none.depth) }
            }
        };
        self.columns.push(Column { scope, start, tag, bulk, opened: None });
        self.columns.len() as u32 - 1
    }

    /// The column of the last values, from `start` on, which all have the tag `tag`: integers or pairs.
    #[inline(always)]
    fn finish_alike(&mut self, scope: u32, start: u32, tag: Tag) -> u32 {
        let bulk = match tag {
            Tag::Pair => Bulk { weight: 3, depth: 1 },
            _ => Bulk { weight: 1, depth: 0 },
        };
        let any = self.values.len() > start as usize;
        self.columns.push(Column { scope, start, tag: any.then_some(tag), bulk, opened: None });
        self.columns.len() as u32 - 1
    }

    #[inline(always)]
    fn bulk(&self, sight: Sight) -> Bulk {
        match sight {
            Sight::Column(column) => self.columns[column as usize].bulk,
            Sight::Op(..) => Bulk { weight: 1, depth: 0 },
            Sight::Closure(closure) => self.closures[closure as usize].bulk,
            Sight::Couple(couple) => self.couples[couple as usize].bulk,
            Sight::Late(late) => self.late[late as usize].bulk,
        }
    }

    /// Calls a function.
    fn apply(
        &mut self,
        lane: &mut Solitary<'_>,
        function: Sight,
        args: &[Sight],
        times: Bounds,
    ) -> Option<Sight> {
        if self.depth >= MOST_CALLS {
            return None;
        }
        self.depth += 1;
        let function = match function {
            Sight::Column(column) => match self.columns[column as usize].opened {
                Some(closure) => Sight::Closure(closure),
                None => self.function(lane, function)?,
            },
            known => known,
        };
        let result = match function {
            Sight::Op(number, dialect) => self.apply_op(lane, (number, dialect), args, times),
            Sight::Closure(closure) => self.apply_closure(lane, closure, args, times),
            _ => None,
        };
        self.depth -= 1;
        result
    }

    /// A function as an op or a closure. None if it is none, or not the same everywhere.
    fn function(&mut self, lane: &Solitary<'_>, sight: Sight) -> Option<Sight> {
        let Sight::Column(number) = sight else { return Some(sight) };
        let column = self.columns[number as usize];
        if column.scope != ROOT {
            return None;
        }
        let value = self.values[column.start as usize];
        match value.tag() {
            Tag::Op => Some(op_sight(value)),
            Tag::Closure => {
                if let Some(known) = column.opened {
                    return Some(Sight::Closure(known));
                }
                let kernels::function::Closure { maker, arity, parts } = lane.closure(value);
                let functions = match maker {
                    Maker::Compose => 2,
                    Maker::Chain | Maker::Fork => 3,
                    Maker::Matcher | Maker::Rbind | Maker::Lbind | Maker::Empty => 1,
                };
                let mut sights = [NOTHING; 3];
                for (k, (sight, part)) in sights.iter_mut().zip(parts).enumerate() {
                    // Ops that are only called need no column.
                    *sight = match part.tag() {
                        Tag::Op if k < functions => op_sight(part),
                        _ => self.constant(lane, part),
                    };
                }
                let parts = sights;
                let (bulk, least) = (column.bulk, column.bulk.weight.into());
                self.closures.push(Closure { maker, arity, parts, bulk, least });
                let closure = self.closures.len() as u32 - 1;
                self.columns[number as usize].opened = Some(closure);
                Some(Sight::Closure(closure))
            }
            _ => None,
        }
    }

    fn apply_closure(
        &mut self,
        lane: &mut Solitary<'_>,
        closure: u32,
        args: &[Sight],
        times: Bounds,
    ) -> Option<Sight> {
        let Closure { maker, arity, parts: [a, b, c], .. } = self.closures[closure as usize];
        self.spend(times, Cost::exactly(1))?;
        if arity as usize != args.len() {
            return None;
        }
        match maker {
            Maker::Compose => {
                let inner = self.apply(lane, b, args, times)?;
                self.apply(lane, a, &[inner], times)
            }
            Maker::Chain => {
                let first = self.apply(lane, c, args, times)?;
                let second = self.apply(lane, b, &[first], times)?;
                self.apply(lane, a, &[second], times)
            }
            Maker::Matcher => {
                let value = self.apply(lane, a, args, times)?;
                self.equal(lane, value, b)
            }
            Maker::Fork => {
                let first = self.apply(lane, b, args, times)?;
                let second = self.apply(lane, c, args, times)?;
                self.apply(lane, a, &[first, second], times)
            }
            Maker::Rbind => match *args {
                [x] => self.apply(lane, a, &[x, b], times),
                [x, y] => self.apply(lane, a, &[x, y, b], times),
                [x, y, z] => self.apply(lane, a, &[x, y, z, b], times),
                _ => None,
            },
            Maker::Lbind => match *args {
                [x] => self.apply(lane, a, &[b, x], times),
                [x, y] => self.apply(lane, a, &[b, x, y], times),
                [x, y, z] => self.apply(lane, a, &[b, x, y, z], times),
                _ => None,
            },
            Maker::Empty => None,
        }
    }

    /// Calls an op, unless the same call was made before.
    fn apply_op(
        &mut self,
        lane: &mut Solitary<'_>,
        function: (u16, u8),
        args: &[Sight],
        times: Bounds,
    ) -> Option<Sight> {
        let (number, dialect) = (function.0.into(), Dialect::from_number(function.1.into()));
        let row = table::row(number);
        let len = args.len() as u32;
        if len > row.params || len + row.optional < row.params {
            return None;
        }
        // What takes no longer than looking whether it was done before.
        let at_once = match (number, args) {
            (op::IDENTITY, &[value]) => Some(value),
            (op::FIRST, &[Sight::Couple(couple)]) => Some(self.couples[couple as usize].parts[0]),
            (op::LAST, &[Sight::Couple(couple)]) => Some(self.couples[couple as usize].parts[1]),
            (op::ASTUPLE, &[a, b]) => Some(self.couple(a, b)?),
            _ => None,
        };
        if at_once.is_some() {
            self.spend_call(lane, times, args)?;
            return at_once;
        }
        let mut key = [0; 5];
        for (key, arg) in key.iter_mut().zip(args) {
            *key = arg.key();
        }
        key[4] = Sight::Op(function.0, function.1).key() << 3 | len;
        if let Some(Known { result, times: of, work }) = self.known.find(&key) {
            self.work.add_again(times, work, of);
            self.within_limits()?;
            return Some(result);
        }
        let before = self.work;
        self.spend_call(lane, times, args)?;
        let result = self.run_op(lane, Call { number, dialect, args, times })?;
        let work = self.work.since(before);
        // Nothing is known of the work of what is never called.
        if times.most > 0 {
            self.known.keep(key, Known { result, times, work });
        }
        Some(result)
    }

    fn run_op(&mut self, lane: &mut Solitary<'_>, call: Call<'_>) -> Option<Sight> {
        let Call { number, args, .. } = call;
        match (number, args) {
            (op::FIRST | op::LAST, &[container]) => {
                let container = self.column(lane, container)?;
                self.end(lane, call, container)
            }
            (op::BRANCH, &[condition, a, b]) => self.branch(lane, call, [condition, a, b]),
            (op::COMPOSE, _) => self.make(lane, Maker::Compose, 1, args),
            (op::CHAIN, _) => self.make(lane, Maker::Chain, 1, args),
            (op::MATCHER, _) => self.make(lane, Maker::Matcher, 1, args),
            (op::FORK, _) => self.make(lane, Maker::Fork, 1, args),
            (op::RBIND, &[function, fixed]) => self.bind(lane, Maker::Rbind, function, fixed),
            (op::LBIND, &[function, fixed]) => self.bind(lane, Maker::Lbind, function, fixed),
            // Makes functions, which are equal to themselves only: not to be made once for all.
            (op::POWER, _) => None,
            (op::EQUALITY, &[a, b]) => self.equal(lane, a, b),
            _ if table::row(number).calls_functions => self.run_loop(lane, call),
            (op::DIFFERENCE | op::INTERSECTION | op::SHIFT | op::TOOBJECT | op::PALETTE, _)
                if let Some(late) = self.put_off(lane, call) =>
            {
                Some(late)
            }
            (op::SIZE | op::COLORCOUNT | op::CONTAINED, _)
                if let Some(count) = self.count_late(lane, call) =>
            {
                Some(count)
            }
            _ => {
                let mut columns = [0; 4];
                for (column, &arg) in columns.iter_mut().zip(args) {
                    *column = self.column(lane, arg)?;
                }
                self.compute(lane, call, columns.get(..args.len())?)
            }
        }
    }

    /// A tuple of two.
    fn couple(&mut self, a: Sight, b: Sight) -> Option<Sight> {
        let parts = [a, b];
        let found = self.couples.iter().position(|old| old.parts == parts);
        if let Some(found) = found {
            return Some(Sight::Couple(found as u32));
        }
        let bulk = self.bulk(a).with(self.bulk(b)).inside()?;
        self.couples.push(Couple { parts, whole: None, bulk });
        Some(Sight::Couple(self.couples.len() as u32 - 1))
    }

    /// One of two things. Which functions are called must not depend on the element.
    fn branch(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        args: [Sight; 3],
    ) -> Option<Sight> {
        let [condition, a, b] = args;
        let condition = self.column(lane, condition)?;
        let Column { scope, start, .. } = self.columns[condition as usize];
        if scope == ROOT {
            return Some(if self.values[start as usize].truth() { a } else { b });
        }
        let columns = [condition, self.column(lane, a)?, self.column(lane, b)?];
        self.compute(lane, call, &columns)
    }

    fn make(
        &mut self,
        lane: &Solitary<'_>,
        maker: Maker,
        arity: u32,
        args: &[Sight],
    ) -> Option<Sight> {
        let mut parts = [NOTHING; 3];
        parts.get_mut(..args.len())?.copy_from_slice(args);
        let bulk = args.iter().fold(Bulk::default(), |all, &arg| all.with(self.bulk(arg)));
        let least = args.iter().fold(1, |all, &arg| all + self.weigh(lane, arg).each.least);
        let bulk = bulk.inside()?;
        let closure = self.add_closure(Closure { maker, arity, parts, bulk, least });
        Some(Sight::Closure(closure))
    }

    /// A closure, or the one that is made of the same: nobody here can tell them apart.
    fn add_closure(&mut self, new: Closure) -> u32 {
        let [a, b, c] = new.parts.map(Sight::key);
        let key = [a, b, c, new.maker as u32, new.arity];
        if let Some(known) = self.made.find(&key) {
            return known;
        }
        self.closures.push(new);
        let closure = self.closures.len() as u32 - 1;
        self.made.keep(key, closure);
        closure
    }

    fn bind(
        &mut self,
        lane: &Solitary<'_>,
        maker: Maker,
        function: Sight,
        fixed: Sight,
    ) -> Option<Sight> {
        let function = self.function(lane, function)?;
        let arity = match function {
            Sight::Op(number, _) => table::row(number.into()).params,
            Sight::Closure(closure) => self.closures[closure as usize].arity,
            _ => return None,
        };
        let left = match arity {
            2 => 1,
            3 => 2,
            _ => 3,
        };
        self.make(lane, maker, left, &[function, fixed])
    }

    /// What is seen as a column: couples become tuples. Functions made here are no values.
    fn column(&mut self, lane: &mut Solitary<'_>, sight: Sight) -> Option<u32> {
        match sight {
            Sight::Column(column) => Some(column),
            Sight::Couple(couple) => {
                let Couple { parts, whole, .. } = self.couples[couple as usize];
                if whole.is_some() {
                    return whole;
                }
                let [a, b] = [self.column(lane, parts[0])?, self.column(lane, parts[1])?];
                let whole = self.compute_with(lane, &[a, b], |lane, values| {
                    lane.couple(values[0], values[1]).ok()
                })?;
                self.couples[couple as usize].whole = Some(whole);
                Some(whole)
            }
            Sight::Late(late) => self.late_column(lane, late),
            Sight::Op(..) | Sight::Closure(_) => None,
        }
    }

    /// Whether two things are equal.
    fn equal(&mut self, lane: &mut Solitary<'_>, a: Sight, b: Sight) -> Option<Sight> {
        let columns = [self.column(lane, a)?, self.column(lane, b)?];
        let in_place = |tag: Tag| matches!(tag, Tag::Int | Tag::Pair | Tag::Cell);
        if columns.iter().all(|&column| self.columns[column as usize].tag.is_some_and(in_place)) {
            let bits = self.zip(lane, columns, Some(Tag::Int), |a, b| Some(Value::bool(a == b)));
            return bits.map(Sight::Column);
        }
        let column = self.compute_with(lane, &columns, |lane, values| {
            let (a, b) = (values[0], values[1]);
            let differ = in_place(a.tag()) || in_place(b.tag());
            let equal = a == b || !differ && lane.equal(a, b).ok()?;
            Some(Value::bool(equal))
        });
        column.map(Sight::Column)
    }

    /// The first or the last of the elements of each container.
    fn end(&mut self, lane: &mut Solitary<'_>, call: Call<'_>, column: u32) -> Option<Sight> {
        if let Some(column) = self.compute_numbers(lane, call.number, &[column]) {
            return column.map(Sight::Column);
        }
        let first = call.number == op::FIRST;
        lane.dialect = call.dialect;
        let column = self.compute_with(lane, &[column], |lane, values| {
            let value = values[0];
            match value.tag() {
                Tag::Tuple | Tag::Set if value.extra() > 0 => {
                    Some(lane.item(value, if first { 0 } else { value.extra() - 1 }))
                }
                // What two places make.
                Tag::Grid if lane.grid_at(value).width == 2 => {
                    let grid = lane.grid_at(value);
                    let row = if first { 0 } else { grid.height - 1 };
                    let [i, j] = [0, 1].map(|j| color(lane.code_at(grid, row, j)));
                    Value::pair(i, j).ok()
                }
                _ => table::run(lane, call.number, values).ok(),
            }
        });
        column.map(Sight::Column)
    }

    #[inline(always)]
    fn at(&self, view: View, k: u32) -> Value {
        match view {
            View::One(value) => value,
            View::Many(start) => self.values[(start + k) as usize],
        }
    }

    /// A column as a scope sees it that depends on more.
    fn view(&mut self, column: u32, scope: u32) -> Option<View> {
        let Column { scope: own, start, .. } = self.columns[column as usize];
        if own == ROOT {
            return Some(View::One(self.values[start as usize]));
        }
        if own == scope {
            return Some(View::Many(start));
        }
        let seen = |view: &&(u32, u32, u32)| (view.0, view.1) == (column, scope);
        if let Some(&(.., at)) = self.views.iter().find(seen) {
            return Some(View::Many(at));
        }
        let at = self.values.len() as u32;
        let from = start as usize..(start + self.scopes.len(own)) as usize;
        match self.scopes.factor(scope, own) {
            // Each as many times as there are others, or all over again for each of the others.
            Some(Factor::Outer { times }) => {
                let old = from.start;
                for k in 0..from.len() {
                    let value = self.values[old + k];
                    self.values.resize(self.values.len() + times as usize, value);
                }
            }
            Some(Factor::Inner { times }) => {
                self.values.reserve(from.len() * times as usize);
                (0..times).for_each(|_| self.values.extend_from_within(from.clone()));
            }
            None => {
                let links = self.scopes.links(scope, own)?;
                let len = self.scopes.len(scope) as usize;
                self.values.resize(at as usize + len, Value::MISSING);
                let (old, new) = self.values.split_at_mut(at as usize);
                let old = &old[from];
                match links {
                    Links::Own => new.copy_from_slice(&old[..len]),
                    Links::At(links) => {
                        for (to, &link) in new.iter_mut().zip(self.scopes.numbers(links)) {
                            *to = old[link as usize];
                        }
                    }
                }
            }
        }
        self.views.push((column, scope, at));
        Some(View::Many(at))
    }
}

/// An op, which is the same for all.
fn op_sight(op: Value) -> Sight {
    Sight::Op(op.extra() as u16, op.at() as u8)
}

/// The tag of all values, if they have the same.
fn common_tag(values: &[Value]) -> Option<Tag> {
    let first = values.first()?;
    let differ = values.iter().fold(0, |all, value| all | value.bits() ^ first.bits());
    (differ & 0xff == 0).then(|| first.tag())
}
