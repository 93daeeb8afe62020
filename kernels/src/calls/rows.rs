//! Loops over the rows of grids that take no tuples of them.

use super::alone::Loop;
use crate::lane::Lane;
use crate::plan::Plan;
use crate::table::op;
use crate::team::Team;
use crate::tile::low;
use crate::value::{Result, Tag, Value, code};

impl<T: Team> Lane<'_, T> {
    /// The rows of a grid in the order of how many of their cells have not a certain color, if that is all that `order` asks for. What is
    /// known beforehand has been paid for.
    #[inline(always)]
    pub(super) fn order_rows(&mut self, plan: &Plan, work: &Loop) -> Result<Option<Value>> {
        let Loop { number, container, .. } = *work;
        if number != op::ORDER || container.tag() != Tag::Grid || !plan.paid {
            return Ok(None);
        }
        match plan.counts_all_but() {
            Some(color) => self.order_rows_without(color, container),
            None => Ok(None),
        }
    }

    /// The same for this color; none if the grid is too wide.
    #[inline(never)]
    fn order_rows_without(&mut self, color: i64, grid: Value) -> Result<Option<Value>> {
        let grid = self.grid_at(grid);
        let (height, width) = (grid.height, grid.width);
        if width > 32 {
            return Ok(None);
        }
        let keys = self.scratch(2 * height);
        self.check()?;
        // Other numbers are in no row.
        let code = code(color);
        let mut all = 0;
        for i in 0..height {
            let planes = self.space.words_at(grid, i);
            let others = code.map_or(low(width), |code| {
                (0..)
                    .zip(planes)
                    .fold(0, |others, (p, plane)| others | plane ^ (code >> p & 1).wrapping_neg())
                    & low(width)
            });
            all += others.count_ones();
            self.put_value(keys + 2 * i, Value::count(others.count_ones()));
        }
        // What is left of the rows, as tuples of integers.
        self.spend(u64::from(all + height))?;
        let order = self.sort_by_keys(keys, height, false)?;
        let space = self.space;
        self.grid_of_planes(height, width, |lane, i, _| space.words_at(grid, lane.load(order + i)))
            .map(Some)
    }
}
