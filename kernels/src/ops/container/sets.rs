//! Membership and the algebra of containers.

use core::cell::Cell;
use core::cmp::Ordering;

use super::few::Few;
use super::join::join;
use super::tally::{Tally, code_at, is_colors, items_of};
use crate::grid::PLANES;
use crate::lane::{Lane, List};
use crate::mask::{Bits, Keep, Mask};
use crate::patch::Object;
use crate::team::{Rows, Team};
use crate::value::{Fail, Kind, Result, Tag, Value};

/// Whether two values are equal.
pub fn equality<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    lane.equal(a, b).map(Value::bool)
}

/// Whether the value is an element of the container.
pub fn contained<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, container] = *args else { return Err(Fail::Type) };
    lane.contains(container, value).map(Value::bool)
}

/// The elements of a, then those of b, in a container like a.
pub fn combine<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    let kind = a.kind()?;
    if lane.is_empty(b) && stays(lane, a) {
        return Ok(a);
    }
    if lane.is_empty(a) && b.kind()? == kind && stays(lane, b) {
        return Ok(b);
    }
    if a.tag() == Tag::Set && b.tag() == Tag::Set && stays(lane, a) && stays(lane, b) {
        return unite_lists(lane, a, b);
    }
    if T::THREADS > 1 && a.tag() == Tag::Indices && b.tag() == Tag::Indices {
        let (x, y) = (lane.mask(a), lane.mask(b));
        let hull = x.rect().hull(y.rect());
        // What is larger would be gone through twice.
        if hull.rows <= 32 && hull.cols <= 32 {
            lane.room(hull.rows)?;
            let mask = lane.space.combine(lane.top(), x, y, Keep::UNION);
            lane.alloc(mask.bits.words());
            return lane.indices(mask);
        }
    }
    join_two(lane, kind, a, b)
}

/// Whether a container of its elements, made in the running dialect, is the container itself.
fn stays<T: Team>(lane: &Lane<'_, T>, container: Value) -> bool {
    match container.tag() {
        Tag::Object => container.form() == lane.dialect.form(),
        Tag::Set => !lane.is_loose(container) && lane.refuse_foreign(container).is_ok(),
        _ => true,
    }
}

/// The union of two sets that are lists in ascending order.
#[inline(never)]
fn unite_lists<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<Value> {
    let total = a.extra() + b.extra();
    lane.room(2 * total)?;
    let mut list = lane.list(total);
    let item =
        |lane: &Lane<'_, T>, set: Value, k: u32| (k < set.extra()).then(|| lane.item(set, k));
    let (mut i, mut j) = (0, 0);
    loop {
        let (next, order) = match (item(lane, a, i), item(lane, b, j)) {
            (Some(x), Some(y)) => {
                let order = lane.compare(x, y)?;
                (if order.is_le() { x } else { y }, order)
            }
            (Some(x), None) => (x, Ordering::Less),
            (None, Some(y)) => (y, Ordering::Greater),
            (None, None) => break,
        };
        i += u32::from(order.is_le());
        j += u32::from(order.is_ge());
        lane.push(&mut list, next);
    }
    lane.set_of_ascending(list)
}

fn join_two<T: Team>(lane: &mut Lane<'_, T>, kind: Kind, a: Value, b: Value) -> Result<Value> {
    let begin = lane.begin_scratch();
    let at = lane.scratch(4);
    lane.check()?;
    lane.sync();
    lane.put_value(at, a);
    lane.put_value(at + 2, b);
    lane.sync();
    let joined = join(lane, kind, at, 2);
    lane.end_scratch(begin);
    joined
}

/// The elements that two sets share.
pub fn intersection<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    spend_on_lookups(lane, a, b)?;
    if !a.is_set() || !b.is_set() {
        return Err(Fail::Type);
    }
    chosen(lane, a, b, Rule::Inside)
}

/// The elements of a that are not in b, in a container like a.
pub fn difference<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    spend_on_lookups(lane, a, b)?;
    chosen(lane, a, b, Rule::Outside)
}

/// Pays for looking up every element of `a` in `b`. Indices and objects are cheap to look into.
fn spend_on_lookups<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<()> {
    if b.tag() == Tag::Indices || lane.object_form(b).is_some() {
        return Ok(());
    }
    let size = |value| u64::from(lane.size(value).unwrap_or(0));
    let work = size(a) * size(b);
    lane.spend(work)
}

/// Which elements stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// Those in the other container.
    Inside,
    /// Those not in the other container.
    Outside,
    /// Those that differ from the value.
    Differs,
}

/// The elements of `a` that stay because of the container `b`.
#[inline(never)]
fn chosen<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value, rule: Rule) -> Result<Value> {
    let inside = rule == Rule::Inside;
    let patch = |value: Value| matches!(value.tag(), Tag::Indices | Tag::Object);
    match (a.tag(), b.tag()) {
        _ if lane.is_empty(a) => Ok(a),
        (Tag::Indices, Tag::Indices) => {
            let (x, y) = (lane.mask(a), lane.mask(b));
            if T::THREADS == 1 && x.bits.cols <= 32 && y.bits.cols <= 32 {
                return chosen_rows(lane, x, y, inside);
            }
            let keep = if inside { Keep::INTERSECTION } else { Keep::DIFFERENCE };
            lane.room(x.bits.words())?;
            let mask = lane.space.combine(lane.top(), x, y, keep);
            lane.alloc(mask.bits.words());
            lane.indices(mask)
        }
        (Tag::Object, Tag::Object) if a.form() == b.form() => {
            let (x, y) = (lane.object(a), lane.object(b));
            chosen_cells(lane, &x, &y, inside)
        }
        // Nothing of the one can be in the other.
        _ if patch(a) && (patch(b) || lane.is_empty(b)) => {
            Ok(if inside { Value::EMPTY_SET } else { a })
        }
        _ => retain(lane, a, b, rule),
    }
}

/// The places `x` for which being in `y` is `inside`. A thread alone goes row by row where both are in one strip.
fn chosen_rows<T: Team>(lane: &mut Lane<'_, T>, x: Mask, y: Mask, inside: bool) -> Result<Value> {
    lane.room(x.bits.rows)?;
    let right = y.j.wrapping_sub(x.j);
    let near = right.unsigned_abs() < 32;
    let (to_left, to_right) = ((-right).max(0) & 31, right.max(0) & 31);
    let flipped = u32::from(!inside).wrapping_neg();
    let down = x.i.wrapping_sub(y.i);
    let memory = lane.space.words;
    let others = memory.all(y.bits.at, if near { y.bits.rows } else { 0 });
    let mine = memory.all(x.bits.at, x.bits.rows);
    let chosen = |row: u32, mine: &Cell<u32>| {
        let other = others.get(down.wrapping_add_unsigned(row) as u32 as usize);
        mine.get() & ((other.map_or(0, Cell::get) >> to_left << to_right) ^ flipped)
    };
    let (mut count, mut columns) = (0, 0u32);
    let (mut first, mut end) = (x.bits.rows, 0);
    for (row, mine) in (0..).zip(mine) {
        let word = chosen(row, mine);
        if word != 0 {
            columns |= word;
            count += word.count_ones();
            first = first.min(row);
            end = row + 1;
        }
    }
    if count == 0 {
        return Ok(Value::EMPTY_SET);
    }
    let left = columns.trailing_zeros();
    let cols = 32 - columns.leading_zeros() - left;
    let bits = Bits { at: lane.alloc(end - first), rows: end - first, cols };
    let rows = (0..).zip(mine).skip(first as usize);
    for ((row, mine), to) in rows.zip(memory.all(bits.at, bits.rows)) {
        to.set(chosen(row, mine) >> left);
    }
    let (i, j) = (x.i.wrapping_add_unsigned(first), x.j.wrapping_add_unsigned(left));
    lane.indices(Mask { bits, i, j, count })
}

impl<T: Team> Lane<'_, T> {
    /// How many places of a mask are in a set of places, which may be empty; for a thread alone.
    pub fn common_places(&self, x: Mask, set: Value) -> u32 {
        if set.tag() != Tag::Indices {
            return 0;
        }
        let memory = self.space.words;
        let Some([at, rows, cols, i, j]) = memory.run(set.at()) else { return 0 };
        let (at, rows, cols) = (at.get(), rows.get(), cols.get());
        let (i, j) = (i.get() as i32, j.get() as i32);
        if x.bits.cols.max(cols) > 32 {
            return self.common_places_slow(x, set);
        }
        let right = j.wrapping_sub(x.j);
        let (top, x_end) = (x.i.max(i), x.i.wrapping_add_unsigned(x.bits.rows));
        let shared = x_end.min(i.wrapping_add_unsigned(rows)).wrapping_sub(top);
        if right.unsigned_abs() > 31 || shared <= 0 {
            return 0;
        }
        let from = |at: u32, i: i32| memory.all(at + top.wrapping_sub(i) as u32, shared as u32);
        let (mine, others) = (from(x.bits.at, x.i), from(at, i));
        // One shift for both directions.
        let moved = |other: &Cell<u32>| u64::from(other.get()) << 31 >> ((31 - right) & 63);
        let common = |mine: &Cell<u32>, other: &Cell<u32>| mine.get() & moved(other) as u32;
        // Two rows at a time, since counting takes most of it.
        let (mut mine, mut others) = (mine.chunks_exact(2), others.chunks_exact(2));
        let mut count = 0;
        for (mine, others) in mine.by_ref().zip(others.by_ref()) {
            if let ([a, b], [c, d]) = (mine, others) {
                let both = u64::from(common(a, c)) << 32 | u64::from(common(b, d));
                count += both.count_ones();
            }
        }
        if let ([mine], [other]) = (mine.remainder(), others.remainder()) {
            count += common(mine, other).count_ones();
        }
        count
    }

    /// The same one by one.
    #[inline(never)]
    fn common_places_slow(&self, x: Mask, set: Value) -> u32 {
        let y = self.mask(set);
        let is_common = |&(i, j): &(i32, i32)| self.space.contains(y, i, j);
        self.space.cells(x).filter(is_common).count() as u32
    }
}

/// The cells of `a` for which being in `b` is `inside`.
fn chosen_cells<T: Team>(
    lane: &mut Lane<'_, T>,
    a: &Object,
    b: &Object,
    inside: bool,
) -> Result<Value> {
    let (within, colors) =
        if inside { (a.rect().meet(b.rect()), a.colors & b.colors) } else { (a.rect(), a.colors) };
    let outside = u32::from(!inside).wrapping_neg();
    lane.build_object(a.form, within, colors, |space, code, i, j| {
        let team = space.team;
        let mine = space.tile(a.plane(code), i, j);
        let others =
            if b.colors >> code & 1 != 0 { space.tile(b.plane(code), i, j) } else { team.empty() };
        team.zip(mine, others, |mine, others| mine & (others ^ outside))
    })
}

/// Whether a value is a list that begins with something that lies in memory.
fn holds_containers<T: Team>(lane: &Lane<'_, T>, value: Value) -> bool {
    let list = matches!(value.tag(), Tag::Tuple | Tag::Set) && value.extra() > 0;
    let in_memory = |value: Value| {
        matches!(value.tag(), Tag::Tuple | Tag::Set | Tag::Grid | Tag::Indices | Tag::Object)
    };
    list && in_memory(lane.item(value, 0))
}

/// The elements that stay, as a list.
#[inline(never)]
fn retained<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    other: Value,
    rule: Rule,
) -> Result<List> {
    let len = lane.size(container)?;
    lane.room(2 * len)?;
    let list = lane.list(len);
    if T::THREADS == 1 && rule == Rule::Differs && matches!(container.tag(), Tag::Tuple | Tag::Set)
    {
        return others_of(lane, container, other, list);
    }
    retained_any(lane, container, other, rule, list)
}

/// The elements of a list that differ from a value. A thread alone tells most of them apart without going through them.
#[inline(always)]
fn others_of<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    value: Value,
    mut list: List,
) -> Result<List> {
    for k in 0..container.extra() {
        let element = lane.item(container, k);
        if element != value
            && (lane.plainly_differ(element, value) || !lane.equal(element, value)?)
        {
            lane.push(&mut list, element);
        }
    }
    Ok(list)
}

/// The same as [`retained`] for any container and rule, with room for the list.
#[inline(never)]
fn retained_any<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    other: Value,
    rule: Rule,
    mut list: List,
) -> Result<List> {
    let mut elements = lane.elements(container)?;
    // A thread alone tells most values apart without going through them.
    let few = if rule == Rule::Differs || !holds_containers(lane, other) {
        None
    } else {
        Few::of(lane, other)
    };
    while let Some(element) = elements.next(lane)? {
        let stays = match (rule, &few) {
            (Rule::Inside, Some(few)) => few.contains(lane, element)?,
            (Rule::Outside, Some(few)) => !few.contains(lane, element)?,
            (Rule::Inside, None) => lane.contains(other, element)?,
            (Rule::Outside, None) => !lane.contains(other, element)?,
            (Rule::Differs, _) => !lane.equal(element, other)?,
        };
        if stays {
            lane.push(&mut list, element);
        }
    }
    Ok(list)
}

/// The elements that stay, in a container like the one given.
fn retain<T: Team>(
    lane: &mut Lane<'_, T>,
    container: Value,
    other: Value,
    rule: Rule,
) -> Result<Value> {
    let top = lane.top();
    let list = retained(lane, container, other, rule)?;
    let patch = matches!(container.tag(), Tag::Indices | Tag::Object);
    if list.len() == lane.size(container)? && (patch || stays(lane, container)) {
        lane.sync();
        lane.release(top);
        return Ok(container);
    }
    if container.tag() == Tag::Set && stays(lane, container) {
        return lane.set_of_ascending(list);
    }
    lane.container_like(container, list)
}

/// The elements of a tuple that equal no earlier one.
pub fn dedupe<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [tuple] = *args else { return Err(Fail::Type) };
    if tuple == Value::EMPTY_SET {
        return Ok(Value::EMPTY_TUPLE);
    }
    if !tuple.is_tuple() {
        return Err(Fail::Type);
    }
    if is_colors(lane, tuple) {
        return distinct_colors(lane, tuple);
    }
    if let Some(few) = Few::of(lane, tuple) {
        let firsts = few.firsts(lane)?;
        return with_elements(lane, tuple, firsts.count_ones(), |_, k| firsts >> k & 1 != 0);
    }
    let top = lane.top();
    let tally = Tally::of(lane, tuple)?;
    let firsts = lane.scratch(tally.len);
    lane.check()?;
    let mut count = 0;
    for k in 0..tally.len {
        lane.put(firsts + tally.place(lane, k), tally.count(lane, k));
        count += u32::from(tally.count(lane, k) != 0);
    }
    lane.sync();
    if matches!(tuple.tag(), Tag::Tuple | Tag::Grid) {
        lane.release(top);
        return with_elements(lane, tuple, count, |lane, k| lane.load(firsts + k) != 0);
    }
    lane.room(2 * tally.len)?;
    let mut list = lane.list(tally.len);
    for place in 0..tally.len {
        if lane.load(firsts + place) != 0 {
            let element = lane.value(tally.items + 2 * place);
            lane.push(&mut list, element);
        }
    }
    lane.tuple(list)
}

/// The tuple of those elements of a list or a grid, `count` of them, that `keeps` wants.
#[inline(always)]
fn with_elements<'a, T: Team>(
    lane: &mut Lane<'a, T>,
    tuple: Value,
    count: u32,
    keeps: impl Fn(&Lane<'a, T>, u32) -> bool,
) -> Result<Value> {
    let len = lane.size(tuple)?;
    if count == len {
        return Ok(tuple);
    }
    if tuple.tag() != Tag::Grid {
        lane.room(2 * count)?;
        let mut list = lane.list(count);
        for k in 0..len {
            if keeps(lane, k) {
                let element = lane.item(tuple, k);
                lane.push(&mut list, element);
            }
        }
        return lane.tuple(list);
    }
    let from = lane.grid_at(tuple);
    let made = lane.new_grid(count, from.width)?;
    let mut to = 0;
    for k in 0..len {
        if !keeps(lane, k) {
            continue;
        }
        // Of all planes, strip by strip.
        for n in 0..PLANES as u32 * from.plane(0).strips() {
            lane.put(made.at + n * count + to, lane.load(from.at + n * len + k));
        }
        to += 1;
    }
    Ok(lane.grid_value(made))
}

fn distinct_colors<T: Team>(lane: &mut Lane<'_, T>, tuple: Value) -> Result<Value> {
    let (mut seen, mut list) = (0u32, lane.list(16));
    for k in 0..tuple.extra() {
        let bit = 1 << code_at(lane, items_of(tuple), k);
        if seen & bit == 0 {
            seen |= bit;
            let element = lane.item(tuple, k);
            lane.push(&mut list, element);
        }
    }
    lane.tuple(list)
}

/// How many elements the container has.
pub fn size<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    lane.size(container).map(Value::count)
}

/// The elements of the elements, in a container like the outer one.
pub fn merge<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [containers] = *args else { return Err(Fail::Type) };
    let kind = containers.kind()?;
    if containers.tag() == Tag::Grid {
        return lane.flat(lane.grid_at(containers));
    }
    let (at, len) = lane.items(containers)?;
    join(lane, kind, at, len)
}

/// The set with the value in it.
pub fn insert<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, set] = *args else { return Err(Fail::Type) };
    if !set.is_set() {
        return Err(Fail::Type);
    }
    let alone = super::initset(lane, &[value])?;
    combine(lane, &[set, alone])
}

/// The container without the elements equal to the value.
#[inline(never)]
pub fn remove<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, container] = *args else { return Err(Fail::Type) };
    if !matches!(container.tag(), Tag::Indices | Tag::Object) {
        return retain(lane, container, value, Rule::Differs);
    }
    if !lane.contains(container, value)? {
        return Ok(container);
    }
    let mut list = lane.list(1);
    lane.push(&mut list, value);
    let alone = lane.container_like(container, list)?;
    chosen(lane, container, alone, Rule::Outside)
}

/// `difference`, meant for tuples.
pub fn difference_tuple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    difference(lane, args)
}

/// The tuple a followed by the tuple b.
pub fn combine_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    combine_if(lane, args, Kind::Tuple)
}

/// The union of two sets.
pub fn combine_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    combine_if(lane, args, Kind::Set)
}

fn combine_if<T: Team>(lane: &mut Lane<'_, T>, args: &[Value], kind: Kind) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    if a.kind()? == kind && b.kind()? == kind { combine(lane, args) } else { Err(Fail::Type) }
}

/// The tuple of the elements that differ from the value.
pub fn remove_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value, container] = *args else { return Err(Fail::Type) };
    if container.is_tuple() {
        return retain(lane, container, value, Rule::Differs);
    }
    let list = retained(lane, container, value, Rule::Differs)?;
    lane.tuple(list)
}

/// `remove`, meant for sets.
pub fn remove_f<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    remove(lane, args)
}
