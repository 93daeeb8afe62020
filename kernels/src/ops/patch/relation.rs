//! How patches lie to each other and to a grid.

use super::bounds::{Axis, Side, first_row_size, inner_center, middle};
use super::colors::check_product;
use super::motion::inner_shift;
use super::read::{Reading, any_pairs, box_of, cut_rows, indices_of, int_places, is_typed, typed};
use crate::lane::Lane;
use crate::mask::{Mask, Rect};
use crate::patch::bits;
use crate::table::op;
use crate::team::{Rows, Team};
use crate::tile::row_left;
use crate::value::{Fail, Result, Tag, Value};

/// How often `gravitate` moves at most.
const STEPS: i64 = 42;
/// So many cells are compared with each other rather than looked for, and added one by one.
const FEW: u32 = 24;

/// Whether two patches share a row or a column.
#[inline(never)]
fn matching<T: Team>(lane: &Lane<'_, T>, axis: Axis, a: Mask, b: Mask) -> bool {
    let (from, to) = match axis {
        Axis::Rows => (a.i.max(b.i), Side::Bottom.of(a.rect()).min(Side::Bottom.of(b.rect()))),
        Axis::Columns => (a.j.max(b.j), Side::Right.of(a.rect()).min(Side::Right.of(b.rect()))),
    };
    if T::THREADS == 1 && a.bits.cols <= 32 && b.bits.cols <= 32 {
        return match axis {
            Axis::Rows => (from..=to).any(|i| word(lane, a, i) != 0 && word(lane, b, i) != 0),
            Axis::Columns => {
                let columns = |mask: Mask| {
                    (0..mask.bits.rows).fold(0, |all, k| all | lane.load(mask.bits.at + k))
                };
                from <= to
                    && row_left(columns(a), from.wrapping_sub(a.j) as u32)
                        & row_left(columns(b), from.wrapping_sub(b.j) as u32)
                        != 0
            }
        };
    }
    let mut start = from;
    while start <= to {
        if lines(lane, axis, a, start) & lines(lane, axis, b, start) != 0 {
            return true;
        }
        start += 32;
    }
    false
}

/// Row `i` of a mask of one strip.
#[inline(always)]
fn word<T: Team>(lane: &Lane<'_, T>, mask: Mask, i: i32) -> u32 {
    let k = i.wrapping_sub(mask.i) as u32;
    if k < mask.bits.rows { lane.load(mask.bits.at + k) } else { 0 }
}

/// Which of the 32 rows or columns from `start` on have a cell.
fn lines<T: Team>(lane: &Lane<'_, T>, axis: Axis, mask: Mask, start: i32) -> u32 {
    let space = lane.space;
    let mut all = space.team.empty();
    let mut across = 0;
    while across < axis.other().of(mask.rect()) {
        let (i, j) = match axis {
            Axis::Rows => (start, mask.j.wrapping_add_unsigned(across)),
            Axis::Columns => (mask.i.wrapping_add_unsigned(across), start),
        };
        all = space.team.zip(all, space.tile(mask, i, j), |a, b| a | b);
        across += 32;
    }
    match axis {
        Axis::Rows => space.team.ballot(all),
        Axis::Columns => space.team.or(all),
    }
}

/// `hmatching` and `vmatching` of any values.
pub(crate) fn matching_value<T: Team>(
    lane: &mut Lane<'_, T>,
    axis: Axis,
    a: Value,
    b: Value,
) -> Result<Value> {
    let proper = |patch| is_typed(lane, Reading::Any, patch);
    if proper(a) && proper(b) {
        return matching_proper(lane, axis, a, b);
    }
    matching_slow(lane, axis, a, b)
}

/// The same for proper patches.
#[cfg_attr(target_arch = "nvptx64", inline(never))]
fn matching_proper<T: Team>(
    lane: &mut Lane<'_, T>,
    axis: Axis,
    a: Value,
    b: Value,
) -> Result<Value> {
    let proper = (typed(lane, Reading::Any, a), typed(lane, Reading::Any, b));
    let (Some(a), Some(b)) = proper else { return Err(Fail::Type) };
    let (a, b) = (a.places(lane)?, b.places(lane)?);
    Ok(Value::bool(matching(lane, axis, a, b)))
}

#[inline(never)]
fn matching_slow<T: Team>(lane: &mut Lane<'_, T>, axis: Axis, a: Value, b: Value) -> Result<Value> {
    let a = any_pairs(lane, Reading::Any, a)?;
    let b = any_pairs(lane, Reading::Any, b)?;
    lane.spend(u64::from(a.len) * u64::from(b.len))?;
    check_product(a.len, b.len)?;
    let column = u32::from(axis == Axis::Columns);
    for row in 0..a.len {
        let line = a.get(lane, row, column);
        for other in 0..b.len {
            let other = b.get(lane, other, column);
            if lane.equal(line, other)? {
                return Ok(Value::ONE);
            }
        }
    }
    Ok(Value::ZERO)
}

/// Whether two masks that do not overlap touch, not only diagonally; false for those that do overlap.
#[inline(never)]
fn adjacent<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask) -> bool {
    let space = lane.space.short();
    let team = space.team;
    let reach = Rect {
        i: b.i.wrapping_sub(1),
        j: b.j.wrapping_sub(1),
        rows: b.bits.rows + 2,
        cols: b.bits.cols + 2,
    };
    let hull = a.rect().hull(reach);
    if T::THREADS == 1 && hull.cols <= 64 && a.bits.cols <= 32 && b.bits.cols <= 32 {
        return adjacent_by_row(lane, a, b, reach, hull);
    }
    let (mut overlap, mut touch) = (0, 0);
    for Rect { i, j, rows, cols } in a.rect().meet(reach).tiles(T::Short::ROWS) {
        let here = team.keep(space.tile(a, i, j), rows, cols);
        let on = |di: i32, dj: i32| {
            let there = space.tile(b, i.wrapping_add(di), j.wrapping_add(dj));
            team.zip(here, there, |a, b| a & b)
        };
        let join = |a, b| team.zip(a, b, |a, b| a | b);
        overlap |= team.or(on(0, 0));
        touch |= team.or(join(join(on(-1, 0), on(1, 0)), join(on(0, -1), on(0, 1))));
    }
    overlap == 0 && touch != 0
}

/// The same for a thread alone, in masks of one strip.
#[inline(always)]
fn adjacent_by_row<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask, reach: Rect, hull: Rect) -> bool {
    let row = |mask: Mask, i: i32| u64::from(word(lane, mask, i)) << ((mask.j - hull.j) & 63);
    let both = a.rect().meet(reach);
    let (mut overlap, mut touch) = (0, 0);
    let (mut above, mut here) = (row(b, both.i - 1), row(b, both.i));
    for i in (both.i..).take(both.rows as usize) {
        let below = row(b, i + 1);
        let mine = row(a, i);
        overlap |= mine & here;
        touch |= mine & (above | below | here << 1 | here >> 1);
        (above, here) = (here, below);
    }
    overlap == 0 && touch != 0
}

/// The shortest way between two non-empty masks, in rows plus columns.
fn distance<T: Team>(lane: &mut Lane<'_, T>, a: Mask, b: Mask) -> Result<u32> {
    let fills = |mask: Mask| mask.count == mask.bits.rows.saturating_mul(mask.bits.cols);
    if fills(a) && fills(b) {
        return Ok(distance_of_boxes(a.rect(), b.rect()));
    }
    let hull = a.rect().hull(b.rect());
    if hull.cols <= 32 && a.bits.rows.saturating_mul(b.bits.rows) <= 2 * FEW {
        return Ok(distance_by_rows(lane, a, b, hull));
    }
    if a.count.saturating_mul(b.count) <= FEW {
        return Ok(distance_by_cells(lane, a, b));
    }
    if hull.rows <= 32 && hull.cols <= 32 {
        return Ok(distance_in_tile(lane, a, b, hull));
    }
    // All cells with all, or whole tiles as often as the way is long?
    let tiles = u64::from(hull.rows.div_ceil(32)) * u64::from(hull.cols.div_ceil(32));
    let sweeps = u64::from(hull.rows.saturating_add(hull.cols));
    if u64::from(a.count) * u64::from(b.count) <= 16 * tiles * sweeps {
        return Ok(distance_by_cells(lane, a, b));
    }
    distance_by_tiles(lane, a, b, hull)
}

/// The shortest way between two rectangles: from one side to the other, where they do not lie beside each other.
fn distance_of_boxes(a: Rect, b: Rect) -> u32 {
    let gap = |a: (i32, u32), b: (i32, u32)| {
        let (before, after) = if a.0 < b.0 { (a, b) } else { (b, a) };
        (after.0.wrapping_sub(before.0) as u32 + 1).saturating_sub(before.1)
    };
    // Neighbours have no gap between them, but a way of 1.
    gap((a.i, a.rows), (b.i, b.rows)) + gap((a.j, a.cols), (b.j, b.cols))
}

/// The shortest way between cells of two rows that lie on each other and both have some.
#[inline(always)]
const fn columns_between(a: u32, b: u32) -> u32 {
    let (first_a, first_b) = (a.trailing_zeros(), b.trailing_zeros());
    let (last_a, last_b) = (31 - (a | 1).leading_zeros(), 31 - (b | 1).leading_zeros());
    if last_a < first_b {
        return first_b - last_a;
    }
    if last_b < first_a {
        return first_a - last_b;
    }
    // They lie among each other, so it is not far.
    let (mut near, mut way) = (a, 0);
    while near & b == 0 && way < 32 {
        near |= near << 1 | near >> 1;
        way += 1;
    }
    way
}

/// Compares all rows with all that are closer than what was found, in a box of one strip.
#[inline(never)]
fn distance_by_rows<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask, hull: Rect) -> u32 {
    let row = |mask: Mask, k: u32| {
        let right = mask.j.wrapping_sub(hull.j) as u32 & 31;
        (mask.i.wrapping_add_unsigned(k), lane.load(mask.bits.at + k) << right)
    };
    // From the rows that are likely to be the closest ones on: the last of the upper one and the first of the other.
    let (a, b) = if a.i <= b.i { (a, b) } else { (b, a) };
    // No way in the box is as long.
    let mut shortest = hull.rows.saturating_add(hull.cols);
    for k in (0..a.bits.rows).rev() {
        let (i, mine) = row(a, k);
        if mine == 0 {
            continue;
        }
        // The row of the other one that lies beside this one.
        let beside = i.wrapping_sub(b.i);
        let first = beside.saturating_add(1).saturating_sub_unsigned(shortest).max(0) as u32;
        for l in first..b.bits.rows {
            let (other_i, others) = row(b, l);
            let down = i.abs_diff(other_i);
            if down >= shortest && other_i >= i {
                break;
            }
            if others != 0 {
                shortest = shortest.min(down + columns_between(mine, others));
            }
        }
    }
    shortest
}

/// Grows one mask until it meets the other; a shortest way stays in the box around both.
#[inline(never)]
fn distance_in_tile<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask, hull: Rect) -> u32 {
    let (space, team) = (lane.space, lane.team());
    let goal = space.tile(b, hull.i, hull.j);
    let mut grown = space.tile(a, hull.i, hull.j);
    let mut way = 0;
    // A way in a tile is no longer; so this ends whatever the masks are.
    while way < 64 && team.or(team.zip(grown, goal, |a, b| a & b)) == 0 {
        let rows = team.zip(team.up(grown, 1), team.down(grown, 1), |a, b| a | b);
        grown = team.zip(grown, rows, |row, beside| row | row << 1 | row >> 1 | beside);
        way += 1;
    }
    way
}

/// Compares all cells with all.
#[inline(never)]
fn distance_by_cells<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask) -> u32 {
    let mut shortest = u32::MAX;
    for (i, j) in lane.space.cells(a) {
        for (k, l) in lane.space.cells(b) {
            shortest = shortest.min(i.abs_diff(k).saturating_add(j.abs_diff(l)));
        }
    }
    shortest
}

/// As [`distance_in_tile`], over many tiles, from one bitmap in scratch memory to another.
#[inline(never)]
fn distance_by_tiles<T: Team>(lane: &mut Lane<'_, T>, a: Mask, b: Mask, hull: Rect) -> Result<u32> {
    let (space, team) = (lane.space, lane.team());
    let begin = lane.begin_scratch();
    let words = hull.rows.saturating_mul(hull.cols.div_ceil(32));
    let (here, there) = (lane.scratch(words), lane.scratch(words));
    lane.check()?;
    let mut grown = space.write(here, hull, 1, |i, j| space.tile(a, i, j));
    let mut next = there;
    let longest = hull.rows.saturating_add(hull.cols);
    let mut way = 0;
    while way < longest && !meets(lane, grown, b) {
        let from = grown;
        grown = space.write(next, hull, 1, |i, j| {
            let t = |di, dj| space.tile(from, i.wrapping_add(di), j.wrapping_add(dj));
            let join = |a, b| team.zip(a, b, |a, b| a | b);
            join(join(join(t(-1, 0), t(1, 0)), join(t(0, -1), t(0, 1))), t(0, 0))
        });
        next = from.bits.at;
        way += 1;
    }
    lane.end_scratch(begin);
    Ok(way)
}

/// Whether two masks share a cell.
fn meets<T: Team>(lane: &Lane<'_, T>, a: Mask, b: Mask) -> bool {
    let space = lane.space.short();
    let team = space.team;
    a.rect().meet(b.rect()).tiles(T::Short::ROWS).any(|part| {
        let (a, b) = (space.tile(a, part.i, part.j), space.tile(b, part.i, part.j));
        team.or(team.zip(a, b, |a, b| a & b)) != 0
    })
}

/// Whether the way between two values is infinite to tokpidjin.
fn is_endless<T: Team>(lane: &Lane<'_, T>, a: Value, b: Value) -> bool {
    let nothing = |patch| lane.size(patch).unwrap_or(0) == 0;
    lane.dialect.is_tok() && (nothing(a) || nothing(b))
}

/// The places of two patches; pays for comparing all with all.
fn two_masks<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<(Mask, Mask)> {
    // Sets of cells are never empty.
    if let (Some(a), Some(b)) = (one_mask(lane, a), one_mask(lane, b)) {
        lane.spend(u64::from(a.count) * u64::from(b.count))?;
        return Ok((a, b));
    }
    two_masks_of_any(lane, a, b)
}

/// The places of a patch of the running dialect whose cells have one color.
#[inline(always)]
fn one_mask<T: Team>(lane: &Lane<'_, T>, patch: Value) -> Option<Mask> {
    match patch.tag() {
        Tag::Indices => Some(lane.mask(patch)),
        Tag::Object if patch.form() == lane.dialect.form() => {
            let object = lane.object(patch);
            let one = object.colors & object.colors.wrapping_sub(1) == 0;
            one.then_some(object.mask)
        }
        _ => None,
    }
}

/// [`two_masks`] of any values.
#[cfg_attr(not(target_arch = "nvptx64"), inline(never))]
#[cfg_attr(target_arch = "nvptx64", inline(always))]
fn two_masks_of_any<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<(Mask, Mask)> {
    if is_endless(lane, a, b) {
        return Err(Fail::Empty);
    }
    let size = |patch| u64::from(lane.size(patch).unwrap_or(0));
    let work = size(a) * size(b);
    lane.spend(work)?;
    let a = int_places(lane, a)?;
    if a.is_empty() {
        return Err(Fail::Empty);
    }
    let b = int_places(lane, b)?;
    if b.is_empty() { Err(Fail::Empty) } else { Ok((a, b)) }
}

/// `manhattan` of any values.
pub(crate) fn manhattan_value<T: Team>(
    lane: &mut Lane<'_, T>,
    a: Value,
    b: Value,
) -> Result<Value> {
    let (a, b) = two_masks(lane, a, b)?;
    distance(lane, a, b).map(Value::count)
}

/// `adjacent` of any values.
pub(crate) fn adjacent_value<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<Value> {
    if is_endless(lane, a, b) {
        return Ok(Value::ZERO);
    }
    // Whether the way is 1 is all that counts; it need not be measured.
    let way_is_one = |lane: &mut Lane<'_, T>, _: &[Value]| {
        let (a, b) = two_masks(lane, a, b)?;
        Ok(Value::bool(adjacent(lane, a, b)))
    };
    lane.inner(op::MANHATTAN, way_is_one, &[a, b])
}

/// `bordering` of any values: the grid is looked at no sooner than needed.
pub(crate) fn bordering_value<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    grid: Value,
) -> Result<Value> {
    if let Some(rect) = box_of(lane, Reading::Any, patch) {
        let last = |side: Side, length: u32| i64::from(side.of(rect)) == i64::from(length) - 1;
        let borders = rect.i == 0
            || rect.j == 0
            || last(Side::Bottom, lane.size(grid)?)
            || last(Side::Right, first_row_size(lane, grid)?);
        return Ok(Value::bool(borders));
    }
    let nothing = lane.dialect.is_tok() && !patch.truth();
    let reaches = |lane: &mut Lane<'_, T>, side: Side, border: i64| match nothing {
        true => Ok(false),
        false => Ok(side.inner(lane, Reading::Any, patch)?.as_int() == Some(border)),
    };
    if reaches(lane, Side::Top, 0)? || reaches(lane, Side::Left, 0)? {
        return Ok(Value::ONE);
    }
    let last = i64::from(lane.size(grid)?) - 1;
    if reaches(lane, Side::Bottom, last)? {
        return Ok(Value::ONE);
    }
    let last = i64::from(first_row_size(lane, grid)?) - 1;
    Ok(Value::bool(reaches(lane, Side::Right, last)?))
}

/// The sums of the rows and of the columns of the cells of a mask.
#[inline(never)]
fn sums<T: Team>(lane: &Lane<'_, T>, mask: Mask) -> (i64, i64) {
    let space = lane.space.short();
    let team = space.team;
    let (mut rows, mut columns) = (0, 0);
    if T::THREADS == 1 && mask.count <= FEW && mask.bits.cols <= 32 {
        for (row, word) in (0i64..).zip(space.words.all(mask.bits.at, mask.bits.rows)) {
            for column in bits(word.get()) {
                rows += row;
                columns += i64::from(column);
            }
        }
        let count = i64::from(mask.count);
        return (rows + count * i64::from(mask.i), columns + count * i64::from(mask.j));
    }
    for part in mask.rect().tiles(T::Short::ROWS) {
        let t = space.tile(mask, part.i, part.j);
        let count = i64::from(team.count(t));
        // The sum of numbers is that of their bits.
        let down = (0..T::Short::ROWS.ilog2()).fold(0, |sum, bit| {
            let odd = team.make(|k| (k >> bit & 1).wrapping_neg());
            sum + (team.count(team.zip(t, odd, |t, odd| t & odd)) << bit)
        });
        let columns_with = [0xaaaa_aaaa, 0xcccc_cccc, 0xf0f0_f0f0, 0xff00_ff00, 0xffff_0000];
        let right = (0..)
            .zip(columns_with)
            .fold(0, |sum, (bit, odd)| sum + (team.count(team.map(t, |t| t & odd)) << bit));
        rows += count * i64::from(part.i) + i64::from(down);
        columns += count * i64::from(part.j) + i64::from(right);
    }
    (rows, columns)
}

/// `centerofmass` of any value.
pub(crate) fn centerofmass_value<T: Team>(lane: &mut Lane<'_, T>, patch: Value) -> Result<Value> {
    let places = indices_of(lane, Reading::Any, patch)?;
    if places.tag() != Tag::Indices {
        return centerofmass_slow(lane, patch, places);
    }
    let (rows, columns) = sums(lane, lane.mask(places));
    let count = lane.size(patch)?;
    Value::pair(mean(rows, count)?, mean(columns, count)?)
}

fn mean(sum: i64, count: u32) -> Result<i64> {
    sum.checked_div_euclid(count.into()).ok_or(Fail::Zero)
}

#[inline(never)]
fn centerofmass_slow<T: Team>(
    lane: &mut Lane<'_, T>,
    patch: Value,
    places: Value,
) -> Result<Value> {
    let rows = cut_rows(lane, places)?;
    let mut list = lane.list(rows.width);
    lane.check()?;
    for column in 0..rows.width {
        let mut sum = 0i64;
        for row in 0..rows.len {
            let number = rows.get(lane, row, column).to_int()?;
            sum = sum.checked_add(number).ok_or(Fail::Number)?;
        }
        let mean = Value::int(mean(sum, lane.size(patch)?)?)?;
        lane.push(&mut list, mean);
    }
    lane.tuple(list)
}

/// In which direction one place lies as seen from another.
fn direction(a: (i64, i64), b: (i64, i64)) -> Result<Value> {
    let toward = |a: i64, b: i64| if a < b { 1 } else { -1 };
    if a.0 == b.0 {
        Value::pair(0, toward(a.1, b.1))
    } else if a.1 == b.1 {
        Value::pair(toward(a.0, b.0), 0)
    } else {
        Value::pair(toward(a.0, b.0), toward(a.1, b.1))
    }
}

/// `position` of any values.
pub(crate) fn position_value<T: Team>(lane: &mut Lane<'_, T>, a: Value, b: Value) -> Result<Value> {
    if let (Some(a), Some(b)) = (typed(lane, Reading::Any, a), typed(lane, Reading::Any, b)) {
        return direction(middle(a.rect()), middle(b.rect()));
    }
    let a = indices_of(lane, Reading::Any, a)?;
    let a = inner_center(lane, a)?;
    let b = indices_of(lane, Reading::Any, b)?;
    direction(a, inner_center(lane, b)?)
}

/// One step from one center to the other, vertical or horizontal.
fn pull(source: (i64, i64), destination: (i64, i64), vertical: bool) -> (i64, i64) {
    match vertical {
        true => (if source.0 < destination.0 { 1 } else { -1 }, 0),
        false => (0, if source.1 < destination.1 { 1 } else { -1 }),
    }
}

/// `gravitate` of any values.
pub(crate) fn gravitate_value<T: Team>(
    lane: &mut Lane<'_, T>,
    source: Value,
    destination: Value,
) -> Result<Value> {
    if lane.dialect.is_tok() && !destination.truth() {
        return Ok(source);
    }
    let proper = |patch| is_typed(lane, Reading::Any, patch);
    if proper(source) && proper(destination) {
        return gravitate_proper(lane, source, destination);
    }
    gravitate_slow(lane, source, destination)
}

/// The same for proper patches.
#[cfg_attr(target_arch = "nvptx64", inline(never))]
fn gravitate_proper<T: Team>(
    lane: &mut Lane<'_, T>,
    source: Value,
    destination: Value,
) -> Result<Value> {
    let proper = (typed(lane, Reading::Any, source), typed(lane, Reading::Any, destination));
    let (Some(from), Some(to)) = proper else { return Err(Fail::Type) };
    lane.spend(STEPS as u64 * u64::from(from.count()) * u64::from(to.count()))?;
    let (centers, from, to) =
        ((middle(from.rect()), middle(to.rect())), from.places(lane)?, to.places(lane)?);
    let step = pull(centers.0, centers.1, matching(lane, Axis::Columns, from, to));
    let mut steps = 0;
    while steps < STEPS {
        let moved = from.shift((step.0 * steps) as i32, (step.1 * steps) as i32);
        if adjacent(lane, moved, to) {
            break;
        }
        steps += 1;
    }
    Value::pair(step.0 * steps, step.1 * steps)
}

#[inline(never)]
fn gravitate_slow<T: Team>(
    lane: &mut Lane<'_, T>,
    mut source: Value,
    destination: Value,
) -> Result<Value> {
    let (from, to) = (inner_center(lane, source)?, inner_center(lane, destination)?);
    let matching = |lane: &mut Lane<'_, T>, _: &[Value]| {
        matching_value(lane, Axis::Columns, source, destination)
    };
    let vertical = lane.inner(op::VMATCHING, matching, &[source, destination])?.truth();
    let step = pull(from, to, vertical);
    // Where one has no places, each step is like the first one.
    let plain = |patch| patch == Value::EMPTY_SET || is_typed(lane, Reading::Any, patch);
    let alike = plain(source) && plain(destination);
    let mut steps = 0;
    while steps < STEPS {
        let (begin, left) = (lane.begin_scratch(), lane.work_left());
        let adjacent =
            |lane: &mut Lane<'_, T>, _: &[Value]| adjacent_value(lane, source, destination);
        if lane.inner(op::ADJACENT, adjacent, &[source, destination])?.truth() {
            break;
        }
        let shifted = inner_shift(lane, source, step)?;
        lane.end_scratch(begin);
        steps += 1;
        // What stays as it is, which may be what a failure left, is moved in vain from now on.
        let stays = shifted == source;
        source = shifted;
        if alike || stays {
            lane.spend((left - lane.work_left()) * (STEPS - steps) as u64)?;
            steps = STEPS;
        }
    }
    Value::pair(step.0 * steps, step.1 * steps)
}

#[cfg(test)]
mod tests {
    use quickcheck::{QuickCheck, TestResult};

    use super::*;
    use crate::lane::Policy;
    use crate::mask::tests::{Any, Set, encode};
    use crate::sim::{Work, everywhere};
    use crate::words::Words;

    /// All ways to measure the way between two masks, and whether it is 1.
    struct Ways(Mask, Mask, u32);

    impl Work for Ways {
        type Out = (Option<u32>, Option<u32>, u32, Result<u32>, Result<u32>, bool);

        fn run<T: Team>(&self, team: T, words: Words<'_>) -> Self::Out {
            let Ways(a, b, top) = *self;
            let mut lane = Lane::used(team, words, top, Policy::Poison);
            let hull = a.rect().hull(b.rect());
            let small = hull.rows <= 32 && hull.cols <= 32;
            let in_tile = small.then(|| distance_in_tile(&lane, a, b, hull));
            let by_rows = (hull.cols <= 32).then(|| distance_by_rows(&lane, a, b, hull));
            let by_cells = distance_by_cells(&lane, a, b);
            let by_tiles = distance_by_tiles(&mut lane, a, b, hull);
            let chosen = distance(&mut lane, a, b);
            (in_tile, by_rows, by_cells, by_tiles, chosen, adjacent(&lane, a, b))
        }
    }

    fn all_ways_are_as_long(a: &Any, b: &Any, seed: u64) -> TestResult {
        let way = |a: &(i32, i32), b: &(i32, i32)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1);
        let from = |a, b: &Set| b.iter().map(|b| way(a, b)).min();
        let Some(shortest) = a.0.iter().filter_map(|cell| from(cell, &b.0)).min() else {
            return TestResult::discard();
        };
        // Simulated threads are slow.
        if shortest > 40 || a.0.len() * b.0.len() > 4_000 {
            return TestResult::discard();
        }
        let (mask, mut words) = encode(&a.0, 0);
        let (other, more) = encode(&b.0, words.len() as u32);
        words.extend(more);
        let top = words.len() as u32;
        words.resize(words.len() + 8_000, 0);
        let (found, _) = everywhere(&words, seed, &Ways(mask, other, top));
        let (in_tile, by_rows, by_cells, by_tiles, chosen, adjacent) = found;
        let right = in_tile.is_none_or(|way| way == shortest)
            && by_rows.is_none_or(|way| way == shortest)
            && by_cells == shortest
            && by_tiles == Ok(shortest)
            && chosen == Ok(shortest)
            && adjacent == (shortest == 1);
        TestResult::from_bool(right)
    }

    #[test]
    fn all_measures_of_a_way_agree() {
        let check: fn(Any, Any, u64) -> TestResult =
            |a, b, seed| all_ways_are_as_long(&a, &b, seed);
        QuickCheck::new().tests(30).quickcheck(check);
    }
}
