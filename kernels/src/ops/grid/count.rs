//! Colors of grids.

use super::census::{census, codes, most_common};
use super::seq::{each_cell, flat, sizes};
use crate::calls::python_index;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::ops::{leastcommon, mostcommon};
use crate::patch::bits;
use crate::team::Team;
use crate::value::{Code, Fail, Result, Tag, Value, code, color};

/// More comparisons than this are left to the scalar ops.
const MANY: u64 = 1 << 16;

/// The color of a code.
#[inline(always)]
const fn color_value(code: Code) -> Value {
    Value::small_int(color(code) as i32)
}

/// The colors as a tuple in ascending order.
pub fn p_g<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if let [grid] = *args
        && grid.tag() == Tag::Grid
    {
        let codes = codes(lane, lane.grid_at(grid));
        let mut ascending = [0; 16];
        ascending.iter_mut().zip(bits(codes)).for_each(|(slot, code)| *slot = code);
        return lane.colors_tuple(codes.count_ones(), |_, k| ascending[k as usize & 15]);
    }
    let palette = palette_t(lane, args)?;
    let mut list = lane.list(lane.size(palette)?);
    let mut colors = lane.elements(palette)?;
    while let Some(color) = colors.next(lane)? {
        lane.push(&mut list, color);
    }
    lane.tuple(list)
}

/// The set of the colors.
pub fn palette_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if grid.tag() != Tag::Grid {
        let list = flat(lane, grid)?;
        return lane.set(list);
    }
    let codes = codes(lane, lane.grid_at(grid));
    lane.colors_set(codes)
}

/// The number of colors.
pub fn numcolors_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    use crate::table::op;
    let [grid] = *args else { return Err(Fail::Type) };
    if grid.tag() == Tag::Grid {
        lane.spend(1 + u64::from(lane.weight(grid)))?;
        return Ok(Value::count(codes(lane, lane.grid_at(grid)).count_ones()));
    }
    let palette = lane.inner(op::PALETTE_T, palette_t, args)?;
    lane.size(palette).map(Value::count)
}

/// How many cells have a color.
pub fn colorcount_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, color] = *args else { return Err(Fail::Type) };
    if grid.tag() == Tag::Grid {
        let code = color.as_int().and_then(code);
        let count = code.map_or(0, |code| lane.space.short().count_code(lane.grid_at(grid), code));
        return Ok(Value::count(count));
    }
    if !sizes(lane, grid)?.tuples {
        return Err(Fail::Type);
    }
    let mut count = 0;
    each_cell(lane, grid, |lane, _, _, cell| {
        // An integer equals none but itself.
        let equal = cell == color || cell.tag() != Tag::Int && lane.equal(cell, color)?;
        count += u32::from(equal);
        Ok(())
    })?;
    Ok(Value::count(count))
}

/// The most common color, the smallest of several; without cells an error.
pub fn mostcolor_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if grid.tag() == Tag::Grid {
        let most = most_common(lane, lane.grid_at(grid));
        return most.map(color_value).ok_or(Fail::Empty);
    }
    let list = flat(lane, grid)?;
    let colors = lane.tuple(list)?;
    mostcommon(lane, &[colors])
}

/// The least common color, the smallest of several; without cells an error.
pub fn leastcolor_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid] = *args else { return Err(Fail::Type) };
    if grid.tag() == Tag::Grid {
        return least_common(lane, lane.grid_at(grid));
    }
    let list = flat(lane, grid)?;
    let colors = lane.tuple(list)?;
    leastcommon(lane, &[colors])
}

#[inline(never)]
fn least_common<T: Team>(lane: &mut Lane<'_, T>, grid: Grid) -> Result<Value> {
    let census = census(lane, grid);
    let least = census.counts().reduce(|least, next| if next.1 < least.1 { next } else { least });
    least.map(|(code, _)| color_value(code)).ok_or(Fail::Empty)
}

/// The color with a rank from the most common (0) on, from the least common (-1) back, ties in order of their first
/// cell; the empty tuple when there is none.
pub fn get_color_rank_t<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [grid, rank] = *args else { return Err(Fail::Type) };
    let ranking = match (grid.tag(), rank.as_int()) {
        (Tag::Grid, Some(_)) => rank_colors(lane, lane.grid_at(grid))?,
        _ => rank_values(lane, grid, rank)?,
    };
    Ok(ranking.pick(lane, rank.to_int()?).unwrap_or(Value::EMPTY_TUPLE))
}

/// Values with how often they occur and where first, in scratch memory.
#[derive(Clone, Copy)]
struct Ranking {
    at: u32,
    len: u32,
}

impl Ranking {
    /// The words of one value.
    const ENTRY: u32 = 4;

    /// A ranking of at most so many values.
    fn new<T: Team>(lane: &mut Lane<'_, T>, most: u32) -> Result<Ranking> {
        let at = lane.scratch(most.saturating_mul(Ranking::ENTRY));
        lane.check()?;
        Ok(Ranking { at, len: 0 })
    }

    fn add<T: Team>(&mut self, lane: &Lane<'_, T>, value: Value, count: u32, first: u32) {
        let at = self.at + self.len * Ranking::ENTRY;
        lane.put_value(at, value);
        lane.put(at + 2, count);
        lane.put(at + 3, first);
        self.len += 1;
    }

    /// The value with this rank, from the most frequent down, of equally frequent ones the first.
    fn pick<T: Team>(self, lane: &Lane<'_, T>, rank: i64) -> Option<Value> {
        lane.sync();
        let place = python_index(self.len, rank)?;
        let key = |k: u32| {
            let at = self.at + k * Ranking::ENTRY;
            (core::cmp::Reverse(lane.load(at + 2)), lane.load(at + 3))
        };
        let before = |k: u32| (0..self.len).filter(|&other| key(other) < key(k)).count();
        let found = (0..self.len).find(|&k| before(k) == place as usize)?;
        Some(lane.value(self.at + found * Ranking::ENTRY))
    }
}

#[inline(never)]
fn rank_colors<T: Team>(lane: &mut Lane<'_, T>, grid: Grid) -> Result<Ranking> {
    let mut ranking = Ranking::new(lane, 16)?;
    let space = lane.space.short();
    for (code, count) in census(lane, grid).counts() {
        let (i, j) = space.first_of_code(grid, code).unwrap_or_default();
        ranking.add(lane, color_value(code), count, i * grid.width + j);
    }
    Ok(ranking)
}

/// The same for what is no grid of colors.
#[inline(never)]
fn rank_values<T: Team>(lane: &mut Lane<'_, T>, grid: Value, rank: Value) -> Result<Ranking> {
    let total = sizes(lane, grid)?.total;
    rank.to_int()?;
    let list = flat(lane, grid)?;
    let distinct = lane.set(list)?;
    let len = lane.size(distinct)?;
    let comparisons = u64::from(len) * u64::from(total);
    lane.spend(comparisons)?;
    if comparisons > MANY {
        return Err(Fail::Unsupported);
    }
    let mut ranking = Ranking::new(lane, len)?;
    let mut values = lane.elements(distinct)?;
    while let Some(value) = values.next(lane)? {
        let (mut count, mut place, mut first) = (0, 0, None);
        each_cell(lane, grid, |lane, _, _, cell| {
            if lane.equal(cell, value)? {
                count += 1;
                first.get_or_insert(place);
            }
            place += 1;
            Ok(())
        })?;
        ranking.add(lane, value, count, first.unwrap_or_default());
    }
    Ok(ranking)
}
