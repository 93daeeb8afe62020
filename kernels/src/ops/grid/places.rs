//! Where patches have cells, whatever their color.

use core::ops::Range;

use crate::grid::Grid;
use crate::lane::Lane;
use crate::mask::{Mask, Rect, Space};
use crate::patch::Object;
use crate::team::{Rows, Team};
use crate::value::{Tag, Value};

/// The cells of several bitmaps that lie one after the other, all in one box.
#[derive(Clone, Copy)]
pub(super) struct Places {
    pub mask: Mask,
    /// How many they are.
    pub planes: u32,
}

impl Places {
    /// The places of the cells of an object.
    #[inline(always)]
    pub(super) fn of(object: &Object) -> Places {
        // Most objects have one color, and not every processor counts bits.
        let one = object.colors & object.colors.wrapping_sub(1) == 0;
        let planes = if one { 1 } else { object.colors.count_ones() };
        Places { mask: object.mask, planes }
    }

    /// The places of a patch of the running dialect that has a bitmap.
    #[inline(always)]
    pub(super) fn of_patch<T: Team>(lane: &Lane<'_, T>, value: Value) -> Option<Places> {
        match value.tag() {
            Tag::Indices => Some(Places { mask: lane.mask(value), planes: 1 }),
            Tag::Object if value.form() == lane.dialect.form() => {
                Some(Places::of(&lane.object(value)))
            }
            _ => None,
        }
    }

    /// Those in the tile whose upper left cell is `(i, j)`.
    #[inline(always)]
    pub(super) fn tile<T: Rows>(self, space: Space<'_, T>, i: u32, j: u32) -> T::Tile {
        let mut mask = self.mask;
        let mut all = space.team.empty();
        for _ in 0..self.planes {
            let t = space.tile(mask, i as i32, j as i32);
            all = space.team.zip(all, t, |a, b| a | b);
            mask.bits.at = mask.bits.at.wrapping_add(mask.bits.words());
        }
        all
    }

    /// The part of a grid around them.
    #[inline(always)]
    pub(super) fn part(self, grid: Grid) -> Rect {
        self.mask.rect().meet(grid.rect())
    }

    /// The rows of a grid that have any.
    #[inline(always)]
    pub(super) fn rows(self, grid: Grid) -> Range<u32> {
        let part = self.part(grid);
        part.i as u32..part.i as u32 + part.rows
    }
}
