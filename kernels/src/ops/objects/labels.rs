//! Objects of what is no grid of colors: its values get codes, as long as these last, and the objects of the grid of the codes
//! get the values back.

use super::super::grid::loose::item;
use super::super::grid::seq::cell_value;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Code, Fail, Kind, Result, Tag, Value};

/// As many values as there are codes, in scratch memory: a value's place is its code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Labels {
    at: u32,
    len: u32,
}

impl Labels {
    const MOST: u32 = 16;

    /// The grid of the codes of the elements of equally long rows, and what these stand for. Rows are tuples; what is
    /// beyond the length of the first one is not looked at.
    pub(super) fn new<T: Team>(lane: &mut Lane<'_, T>, value: Value) -> Result<(Grid, Labels)> {
        let height = lane.size(value)?;
        let first = item(lane, value, 0)?;
        let width = lane.size(first)?;
        lane.check_shape(height.into(), width.into())?;
        let mut labels = Labels { at: lane.scratch(2 * Labels::MOST), len: 0 };
        let codes = lane.scratch(height * width);
        lane.check()?;
        for i in 0..height {
            for j in 0..width {
                let row = item(lane, value, i)?;
                let element = item(lane, row, j)?;
                let code = labels.code(lane, element)?;
                lane.put(codes + i * width + j, code);
            }
        }
        lane.sync();
        let grid =
            lane.grid_of_codes(height, width, |lane, i, j| lane.load(codes + i * width + j))?;
        if grid.tag() != Tag::Grid {
            return Err(Fail::Unsupported);
        }
        Ok((lane.grid_at(grid), labels))
    }

    /// The codes in use, one bit each.
    pub(super) const fn codes(&self) -> u32 {
        (1 << self.len) - 1
    }

    /// The code of a value, if it has one.
    pub(super) fn find<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        value: Value,
    ) -> Result<Option<Code>> {
        for code in 0..self.len {
            let known = self.value(lane, code);
            if lane.equal(known, value)? {
                return Ok(Some(code));
            }
        }
        Ok(None)
    }

    /// The code of a value, a new one if it has none yet.
    fn code<T: Team>(&mut self, lane: &mut Lane<'_, T>, value: Value) -> Result<Code> {
        if let Some(code) = self.find(lane, value)? {
            return Ok(code);
        }
        if self.len == Labels::MOST {
            return Err(Fail::Unsupported);
        }
        lane.put_value(self.at + 2 * self.len, value);
        lane.sync();
        self.len += 1;
        Ok(self.len - 1)
    }

    /// What a code stands for.
    fn value<T: Team>(&self, lane: &Lane<'_, T>, code: Code) -> Value {
        lane.value(self.at + 2 * code)
    }

    /// Objects with the values in the place of the codes: the set of sets, or the tuple of tuples, of their cells.
    pub(super) fn named<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        kind: Kind,
        objects: Value,
    ) -> Result<Value> {
        let len = lane.size(objects)?;
        lane.room(2 * len)?;
        let mut list = lane.list(len);
        let mut parts = lane.elements(objects)?;
        while let Some(part) = parts.next(lane)? {
            let size = lane.size(part)?;
            lane.room(2 * size)?;
            let mut cells = lane.list(size);
            let mut elements = lane.elements(part)?;
            while let Some(element) = elements.next(lane)? {
                let cell = self.cell(lane, element)?;
                lane.push(&mut cells, cell);
            }
            let part = lane.container(kind, cells)?;
            lane.push(&mut list, part);
        }
        lane.container(kind, list)
    }

    /// A cell whose color is a code, with the value in its place.
    fn cell<T: Team>(&self, lane: &mut Lane<'_, T>, cell: Value) -> Result<Value> {
        let Some((code, i, j)) = cell.as_cell() else { return Err(Fail::Unsupported) };
        let value = self.value(lane, code);
        cell_value(lane, value, i as u32, j as u32)
    }
}
