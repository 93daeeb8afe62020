//! What is drawn cell by cell: anything, on any rows.

use super::census::codes;
use super::draw::{StandIn, code_of};
use super::loose::extent;
use super::seq::{inside, sizes};
use crate::grid::{GRID_HEADER, Grid, PLANES};
use crate::lane::Lane;
use crate::mask::Space;
use crate::team::Team;
use crate::value::{Code, Fail, Result, Tag, Value};

/// The words of a mark: row, column and value.
const MARK: u32 = 4;

/// What gives way to marks: everything, or only what equals a value, or nothing.
pub(super) type Under = Option<Option<Value>>;

/// What is to be drawn one after the other, in scratch memory.
pub(super) struct Marks {
    at: u32,
    len: u32,
    /// The shape of what they are drawn on.
    extent: (u32, u32),
    /// Whether one is something that planes cannot hold.
    odd: bool,
}

impl Marks {
    /// Room for so many marks on a value that has an extent.
    pub(super) fn new<T: Team>(lane: &mut Lane<'_, T>, value: Value, most: u32) -> Result<Marks> {
        let extent = extent(lane, value)?;
        let at = lane.scratch(most.saturating_mul(MARK));
        lane.check()?;
        Ok(Marks { at, len: 0, extent, odd: false })
    }

    /// Adds a color if the place is inside.
    pub(super) fn add<T: Team>(
        &mut self,
        lane: &Lane<'_, T>,
        [i, j]: [Value; 2],
        color: Value,
    ) -> Result<()> {
        let Some((i, j)) = inside(i, j, self.extent)? else { return Ok(()) };
        let at = self.at + MARK * self.len;
        lane.put(at, i);
        lane.put(at + 1, j);
        lane.put_value(at + 2, color);
        self.odd |= code_of(color).is_none();
        self.len += 1;
        Ok(())
    }

    /// The value with the marks drawn one after the other where it gives way.
    #[inline(never)]
    pub(super) fn draw<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        value: Value,
        under: Under,
    ) -> Result<Value> {
        if value.tag() != Tag::Grid {
            return self.write(lane, value, under);
        }
        let gives_way = under.is_none_or(|under| under.and_then(code_of).is_some());
        if self.len == 0 || !gives_way {
            return Ok(value);
        }
        let grid = lane.grid_at(value);
        let under_code = under.flatten().and_then(code_of);
        if !self.odd {
            return self.draw_codes(lane, grid, under_code, 0);
        }
        match self.stand_in(lane, grid, under_code) {
            Some(stand_in) => {
                let drawn = self.draw_codes(lane, grid, under_code, stand_in.code)?;
                stand_in.replaced(lane, drawn)
            }
            None => self.write(lane, value, under),
        }
    }

    /// A code for the one value among the marks that planes cannot hold, if it is the only one; neither the grid nor another mark has it.
    fn stand_in<T: Team>(
        &self,
        lane: &Lane<'_, T>,
        grid: Grid,
        under: Option<Code>,
    ) -> Option<StandIn> {
        let mut taken = codes(lane, grid) | under.map_or(0, |code| 1 << code);
        let mut odd = None;
        for k in 0..self.len {
            let (.., color) = self.mark(lane, k);
            match code_of(color) {
                Some(code) => taken |= 1 << code,
                None if color == Value::MISSING || odd.is_some_and(|odd| odd != color) => {
                    return None;
                }
                None => odd = Some(color),
            }
        }
        StandIn::of(odd?, taken).ok()
    }

    /// A grid with the marks drawn; those that planes cannot hold with another code.
    fn draw_codes<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        grid: Grid,
        under: Option<Code>,
        odd: Code,
    ) -> Result<Value> {
        let words = grid.plane(0).words();
        let size = GRID_HEADER + words * PLANES as u32;
        lane.room(size)?;
        let at = lane.alloc(size);
        lane.copy(at, grid.at - GRID_HEADER, size);
        let Space { team, words: memory } = lane.space;
        team.once(|| {
            for k in 0..self.len {
                let (i, j, color) = self.mark(lane, k);
                let (code, bit) = (code_of(color).unwrap_or(odd), 1 << (j % 32));
                let plane = |p: u32| at + GRID_HEADER + p * words + j / 32 * grid.height + i;
                let old = (0..4)
                    .fold(0, |old, p| old | u32::from(team.load(memory, plane(p)) & bit != 0) << p);
                if under.is_some_and(|under| old != under) {
                    continue;
                }
                for p in 0..4 {
                    let word = team.load(memory, plane(p)) & !bit;
                    let set = if code >> p & 1 != 0 { bit } else { 0 };
                    team.store(memory, plane(p), word | set);
                }
            }
        });
        team.sync();
        Ok(Value::heap(Tag::Grid, at, 0))
    }

    /// Row, column and color of mark `k`.
    fn mark<T: Team>(&self, lane: &Lane<'_, T>, k: u32) -> (u32, u32, Value) {
        let at = self.at + MARK * k;
        (lane.load(at), lane.load(at + 1), lane.value(at + 2))
    }

    /// The tuple of the rows of any container of containers, with the marks written into them.
    fn write<T: Team>(&self, lane: &mut Lane<'_, T>, value: Value, under: Under) -> Result<Value> {
        let board = Board::new(lane, value)?;
        for k in 0..self.len {
            let (i, j, color) = self.mark(lane, k);
            let place = board.place(lane, i, j).ok_or(Fail::Index)?;
            let gives_way = match under {
                None => true,
                Some(None) => false,
                Some(Some(under)) => {
                    let old = lane.value(place);
                    lane.equal(old, under)?
                }
            };
            if !gives_way {
                continue;
            }
            if color == Value::MISSING {
                return Err(Fail::Type);
            }
            lane.sync();
            lane.put_value(place, color);
            lane.sync();
        }
        board.rows(lane)
    }
}

/// The elements of rows, in scratch memory, where they may change.
struct Board {
    height: u32,
    /// For each row where it begins; then where the last one ends.
    starts: u32,
}

impl Board {
    fn new<T: Team>(lane: &mut Lane<'_, T>, value: Value) -> Result<Board> {
        let height = lane.size(value)?;
        let total = sizes(lane, value)?.total;
        let cells = lane.scratch(2 * total);
        let starts = lane.scratch(height + 1);
        lane.check()?;
        let (mut rows, mut end, mut begin) = (lane.elements(value)?, cells, starts);
        while let Some(row) = rows.next(lane)? {
            lane.put(begin, end);
            let len = lane.size(row)?;
            lane.write_elements(end, row, len)?;
            (end, begin) = (end + 2 * len, begin + 1);
        }
        lane.put(begin, end);
        lane.sync();
        Ok(Board { height, starts })
    }

    /// Where an element is; none if its row is too short.
    fn place<T: Team>(&self, lane: &Lane<'_, T>, i: u32, j: u32) -> Option<u32> {
        let place = lane.load(self.starts + i) + 2 * j;
        (place < lane.load(self.starts + i + 1)).then_some(place)
    }

    /// The tuple of the rows as tuples.
    fn rows<T: Team>(&self, lane: &mut Lane<'_, T>) -> Result<Value> {
        lane.room(2 * self.height)?;
        let mut rows = lane.list(self.height);
        for i in 0..self.height {
            let (from, to) = (lane.load(self.starts + i), lane.load(self.starts + i + 1));
            lane.room(to - from)?;
            let row = lane.list_of(from, (to - from) / 2);
            let row = lane.tuple(row)?;
            lane.push(&mut rows, row);
        }
        lane.tuple(rows)
    }
}
