//! New tuples and sets.

use super::tally::{is_colors, items_of};
use crate::grid::{GRID_HEADER, Grid, PLANES};
use crate::lane::{LIST_HEADER, Lane, List, MAX_ELEMENTS, flags};
use crate::mask::{Bits, Mask, Rect};
use crate::patch::Object;
use crate::team::{Rows, Team};
use crate::value::{Fail, Form, Result, Tag, Value, code};

/// The tuple of num times the item; empty if num is not positive.
pub fn repeat<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [item, num] = *args else { return Err(Fail::Type) };
    let num = num.to_int()?.clamp(0, i64::from(MAX_ELEMENTS) + 1) as u32;
    lane.check_elements(num.into())?;
    lane.room(2 * num)?;
    let mut list = lane.list(num);
    for _ in 0..num {
        lane.push(&mut list, item);
    }
    lane.tuple(list)
}

/// The set with the value as its only element.
pub fn initset<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [value] = *args else { return Err(Fail::Type) };
    let form = lane.dialect.form();
    let alone = |at: u32, i, j| Mask { bits: Bits { at, rows: 1, cols: 1 }, i, j, count: 1 };
    match (value.tag(), form) {
        (Tag::Pair, _) => {
            let at = one(lane);
            let (i, j) = value.as_pair().unwrap_or_default();
            return lane.indices(alone(at, i, j));
        }
        (Tag::Cell, Form::ColorFirst) | (Tag::Triple, Form::ColorLast) => {
            let at = one(lane);
            let (code, i, j) = value.as_cell().unwrap_or_default();
            let mask = alone(at, i, j);
            return lane.object_value(Object { mask, colors: 1 << code, first: (0, 0), form });
        }
        _ => {}
    }
    let mut list = lane.list(1);
    lane.push(&mut list, value);
    lane.set(list)
}

/// Where the word of a single cell is.
fn one<T: Team>(lane: &mut Lane<'_, T>) -> u32 {
    let at = lane.alloc(1);
    lane.put(at, 1);
    at
}

/// The elements as a tuple, those of a set in ascending order.
pub fn totuple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [container] = *args else { return Err(Fail::Type) };
    if container.is_tuple() {
        return Ok(container);
    }
    let len = lane.size(container)?;
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    lane.append(&mut list, container)?;
    lane.tuple(list)
}

/// The integers from start to before stop in steps.
pub fn interval<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [start, stop, step] = *args else { return Err(Fail::Type) };
    let (start, stop, step) = (start.to_int()?, stop.to_int()?, step.to_int()?);
    // Numbers have 56 bits, so nothing here overflows.
    let length = if step > 0 { stop.wrapping_sub(start) } else { start.wrapping_sub(stop) };
    let steps = length.max(0).wrapping_sub(1).checked_div(step.wrapping_abs()).ok_or(Fail::Zero)?;
    let count = if length <= 0 { 0 } else { steps.wrapping_add(1) as u64 };
    lane.check_elements(count)?;
    lane.room(2 * count as u32)?;
    let mut list = lane.list(count as u32);
    let mut next = start;
    for _ in 0..count {
        let number = Value::int(next)?;
        lane.push(&mut list, number);
        next = next.wrapping_add(step);
    }
    lane.tuple(list)
}

/// The tuple of two values.
pub fn astuple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    lane.couple(a, b)
}

/// The set of all pairs of an element of a and one of b; if b is empty a may be anything.
pub fn product<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    let size = |value| u64::from(lane.size(value).unwrap_or(0));
    let work = size(a) * size(b);
    lane.spend(work)?;
    let b = as_set(lane, b)?;
    if b == Value::EMPTY_SET {
        return Ok(b);
    }
    let a = as_set(lane, a)?;
    let count = u64::from(lane.size(a)?) * u64::from(lane.size(b)?);
    lane.check_elements(count)?;
    if a == Value::EMPTY_SET {
        return Ok(a);
    }
    let ints = |lane: &Lane<'_, T>, set: Value| {
        set.tag() == Tag::Set && lane.list_flags(set) & flags::INTS != 0
    };
    if ints(lane, a) && ints(lane, b) {
        places(lane, a, b)
    } else {
        couples(lane, a, b, count as u32)
    }
}

fn as_set<T: Team>(lane: &mut Lane<'_, T>, container: Value) -> Result<Value> {
    if container.is_set() {
        return Ok(container);
    }
    let (at, len) = lane.items(container)?;
    let list = lane.list_of(at, len);
    lane.set(list)
}

/// The places in the rows of one set of integers and the columns of another, neither of them empty.
fn places<T: Team>(lane: &mut Lane<'_, T>, rows: Value, columns: Value) -> Result<Value> {
    let (i, height) = span(lane, rows)?;
    let (j, width) = span(lane, columns)?;
    let within = Rect { i, j, rows: height, cols: width };
    lane.check_box(within, 1)?;
    let mask = {
        let (space, lane) = (lane.space.short(), &*lane);
        space.build(lane.top(), within, |i, j| {
            let (rows, columns) = (bits_from(lane, rows, i), bits_from(lane, columns, j));
            space.team.make(|row| if rows >> row & 1 != 0 { columns } else { 0 })
        })
    };
    lane.alloc(mask.bits.words());
    lane.indices(mask)
}

/// The first number of a set of integers, and how many there are from that to the last.
fn span<T: Team>(lane: &Lane<'_, T>, set: Value) -> Result<(i32, u32)> {
    let item = |k| lane.item(set, k).to_int();
    let (first, last) = (item(0)?, item(set.extra().wrapping_sub(1))?);
    let length = last.wrapping_sub(first).wrapping_add(1);
    match (i32::try_from(first), u32::try_from(length)) {
        (Ok(first), Ok(length)) => Ok((first, length)),
        _ => Err(Fail::Number),
    }
}

/// Which of the 32 numbers from `start` on a set of integers has, one bit each.
fn bits_from<T: Team>(lane: &Lane<'_, T>, set: Value, start: i32) -> u32 {
    let mut bits = 0;
    for k in 0..set.extra() {
        let n = lane.value(items_of(set) + 2 * k).as_int().unwrap_or_default();
        let place = n.wrapping_sub(start.into());
        if (0..32).contains(&place) {
            bits |= 1 << place;
        }
    }
    bits
}

/// The set of all couples of elements.
fn couples<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value, count: u32) -> Result<Value> {
    let in_order = !lane.is_loose(a) && !lane.is_loose(b);
    // What a couple of places, or of cells, weighs, and how deep it is, whatever form it has.
    let alike = match (a.tag(), b.tag()) {
        (Tag::Indices, Tag::Indices) => Some((7, 2)),
        (Tag::Object, Tag::Object) if in_order => Some((11, 3)),
        _ => None,
    };
    let ((a, a_len), (b, b_len)) = (lane.items(a)?, lane.items(b)?);
    if T::THREADS == 1
        && let Some((weight, depth)) = alike
        && lane.room(ALIKE_WORDS.saturating_mul(count).saturating_add(LIST_HEADER + b_len)).is_ok()
    {
        let list = couples_of_alike(lane, (a, a_len), (b, b_len), (weight, depth));
        return lane.set_of_alike(list, weight, depth);
    }
    let mut functions = false;
    for (at, len) in [(a, a_len), (b, b_len)] {
        for k in 0..len {
            functions |= lane.value(at + 2 * k).is_function();
        }
    }
    lane.room(2 * count)?;
    let mut list = lane.list(count);
    // Functions in a set keep the order of insertion; all else comes in ascending order at once.
    let (outer, inner) = if functions { (b_len, a_len) } else { (a_len, b_len) };
    for x in 0..outer {
        for y in 0..inner {
            let (i, j) = if functions { (y, x) } else { (x, y) };
            let couple = lane.couple(lane.value(a + 2 * i), lane.value(b + 2 * j))?;
            lane.check()?;
            lane.push(&mut list, couple);
        }
    }
    match alike {
        Some((weight, depth)) => lane.set_of_alike(list, weight, depth),
        None if in_order && !functions => lane.set_of_ascending(list),
        None => lane.set(list),
    }
}

/// The most words that a couple of places or cells takes, with its value.
const ALIKE_WORDS: u32 = GRID_HEADER + 2 * PLANES as u32 + 2;

/// The couples of all places, or all cells, at `a` and at `b`, which weigh so much and are so deep, by a thread alone. There is room
/// for them, and for a word more for each of the latter.
fn couples_of_alike<T: Team>(
    lane: &mut Lane<'_, T>,
    (a, a_len): (u32, u32),
    (b, b_len): (u32, u32),
    (weight, depth): (u32, u32),
) -> List {
    let begin = lane.begin_scratch();
    let rows = lane.scratch(b_len);
    for k in 0..b_len {
        lane.put(rows + k, color_row(lane.value(b + 2 * k)));
    }
    let mut list = lane.list(a_len * b_len);
    // Two places are equally long tuples of integers.
    let table = if weight == 7 { flags::TABLE } else { 0 };
    let header = [2, weight, depth << flags::DEPTH | table];
    for x in 0..a_len {
        let [low, high] = lane.load_some(a + 2 * x);
        let above = color_row(lane.value(a + 2 * x));
        for y in 0..b_len {
            let below = lane.load(rows + y);
            let couple = if above | below != u32::MAX {
                let row = |row: u32, p: u32| row >> (8 * p) & 3;
                let [a, b, c, d] = [0, 1, 2, 3].map(|p| [row(above, p), row(below, p)]);
                let words = [2, 2, a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]];
                let at = lane.alloc(words.len() as u32);
                lane.put_some(at, words);
                Value::grid(at)
            } else {
                let [other_low, other_high] = lane.load_some(b + 2 * y);
                let [len, weight, known] = header;
                let words = [len, weight, known, low, high, other_low, other_high];
                let at = lane.alloc(words.len() as u32);
                lane.put_some(at, words);
                Value::heap(Tag::Tuple, at, 2)
            };
            lane.push(&mut list, couple);
        }
    }
    lane.end_scratch(begin);
    list
}

/// A pair of colors as a row of two: two bits for each plane, a byte apart. All bits for anything else.
fn color_row(value: Value) -> u32 {
    let Some((i, j)) = value.as_pair() else { return u32::MAX };
    let (Some(left), Some(right)) = (code(i.into()), code(j.into())) else { return u32::MAX };
    let spread = |code: u32| (code & 1) | (code & 2) << 7 | (code & 4) << 14 | (code & 8) << 21;
    spread(left) | spread(right) << 1
}

/// The tuple of pairs of elements at the same place, as many as the shorter container has.
pub fn pair<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    if a.tag() == Tag::Grid && b.tag() == Tag::Grid {
        let (a, b) = (lane.grid_at(a), lane.grid_at(b));
        if a.width == b.width && (1..=32).contains(&a.width) {
            return pairs_of_rows(lane, a, b);
        }
    }
    let colors = is_colors(lane, a) && is_colors(lane, b);
    let ((a, a_len), (b, b_len)) = (lane.items(a)?, lane.items(b)?);
    let len = a_len.min(b_len);
    if colors && len > 0 {
        return pairs_of_colors(lane, a, b, len);
    }
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    for k in 0..len {
        let couple = lane.couple(lane.value(a + 2 * k), lane.value(b + 2 * k))?;
        lane.check()?;
        lane.push(&mut list, couple);
    }
    lane.tuple(list)
}

/// The tuple of grids of two rows, one of each of two grids that are equally wide, and one strip.
fn pairs_of_rows<T: Team>(lane: &mut Lane<'_, T>, a: Grid, b: Grid) -> Result<Value> {
    let len = a.height.min(b.height);
    lane.room((ALIKE_WORDS * len).saturating_add(LIST_HEADER))?;
    let mut list = lane.list(len);
    for k in 0..len {
        let [x, y] = [a, b].map(|grid| lane.space.words_at(grid, k));
        let words = [2, a.width, x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]];
        let at = lane.alloc(words.len() as u32);
        lane.put_some(at, words);
        lane.push(&mut list, Value::grid(at));
    }
    lane.tuple(list)
}

/// The grid whose rows are pairs of the colors at `a` and at `b`.
fn pairs_of_colors<T: Team>(lane: &mut Lane<'_, T>, a: u32, b: u32, len: u32) -> Result<Value> {
    let grid = lane.new_grid(len, 2)?;
    let (team, words) = (lane.team(), lane.space.words);
    // A color is in the low half of its value.
    let code = |low: u32| (low >> 8).wrapping_add(1) & 15;
    if T::THREADS == 1 {
        let [a, b] = [a, b].map(|at| words.all(at, 2 * len).chunks_exact(2));
        let [p, q, r, s] = [0, 1, 2, 3].map(|p| words.all(grid.at + p * len, len));
        let planes = p.iter().zip(q).zip(r.iter().zip(s));
        for ((left, right), ((p, q), (r, s))) in a.zip(b).zip(planes) {
            let ([left, _], [right, _]) = (left, right) else { break };
            let both = code(left.get()) | code(right.get()) << 4;
            for (p, to) in (0..).zip([p, q, r, s]) {
                let two = both >> p & 0x11;
                to.set((two | two >> 3) & 3);
            }
        }
        return Ok(lane.grid_value(grid));
    }
    let code = |at: u32| code(lane.load(at));
    team.each(len, |k| {
        let (left, right) = (code(a + 2 * k), code(b + 2 * k));
        for p in 0..PLANES as u32 {
            let row = left >> p & 1 | (right >> p & 1) << 1;
            team.store(words, grid.at + p * len + k, row);
        }
    });
    Ok(lane.grid_value(grid))
}

/// An element of a tuple.
fn item<T: Team>(lane: &mut Lane<'_, T>, tuple: Value, place: u32) -> Result<Value> {
    if tuple.is_tuple() { lane.nth(tuple, place)?.ok_or(Fail::Index) } else { Err(Fail::Type) }
}

/// The first two elements of a tuple, then c.
pub fn ascell<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [tuple, c] = *args else { return Err(Fail::Type) };
    let (i, j) = (item(lane, tuple, 0)?, item(lane, tuple, 1)?);
    lane.tuple_of(&[i, j, c])
}

/// The first two elements of a tuple.
pub fn toij<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [tuple] = *args else { return Err(Fail::Type) };
    let (i, j) = (item(lane, tuple, 0)?, item(lane, tuple, 1)?);
    lane.couple(i, j)
}

/// The tuple of three values.
pub fn astriple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    lane.tuple_of(args)
}

/// The tuple of cells from places in a and colors in b, as many as the shorter container has.
pub fn celltuple<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [a, b] = *args else { return Err(Fail::Type) };
    let ((a, a_len), (b, b_len)) = (lane.items(a)?, lane.items(b)?);
    let len = a_len.min(b_len);
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    for k in 0..len {
        let (place, color) = (lane.value(a + 2 * k), lane.value(b + 2 * k));
        if lane.size(place)? != 2 {
            return Err(Fail::Type);
        }
        let (Some(i), Some(j)) = (lane.nth(place, 0)?, lane.nth(place, 1)?) else {
            return Err(Fail::Type);
        };
        let cell = lane.tuple_of(&[i, j, color])?;
        lane.check()?;
        lane.push(&mut list, cell);
    }
    lane.tuple(list)
}
