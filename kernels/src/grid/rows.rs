//! Rows of grids as tuples.

use super::{Grid, code_in};
use crate::lane::{LIST_HEADER, Lane, flags};
use crate::mask::Space;
use crate::patch::bits;
use crate::team::{Rows, Team};
use crate::tile::low;
use crate::value::{Code, Fail, Form, Result, Tag, Value, color};

impl<T: Team> Lane<'_, T> {
    /// Row `i` of a grid, as a tuple.
    #[inline(never)]
    pub fn row(&mut self, value: Value, i: u32) -> Result<Value> {
        let grid = self.grid_at(value);
        if let Some(row) = self.row_alone(grid, i) {
            return Ok(row);
        }
        if (1..=32).contains(&grid.width) {
            let planes = self.space.words_at(grid, i);
            return self.colors_tuple(grid.width, |_, j| code_in(planes, j));
        }
        self.colors_tuple(grid.width, |lane, j| lane.code_at(grid, i, j))
    }

    /// Row `i` of a grid of more than three columns, by a thread alone that is not close to the end of memory.
    #[inline(always)]
    fn row_alone(&mut self, grid: Grid, i: u32) -> Option<Value> {
        let len = grid.width;
        if T::THREADS > 1 || len < 4 || self.room(2 * len + LIST_HEADER).is_err() {
            return None;
        }
        let Space { team, words } = self.space.short();
        let at = self.top();
        let (mut to, mut place, mut left) = (at + LIST_HEADER, i, len);
        while left > 0 {
            let some = left.min(32);
            if !team.put_colors(words, to, self.space.words_at(grid, place), some) {
                return None;
            }
            (to, place, left) = (to + 2 * some, place + grid.height, left - some);
        }
        self.alloc(2 * len + LIST_HEADER);
        self.put_ints_header(at, len, flags::COLORS);
        Some(Value::heap(Tag::Tuple, at, len))
    }

    /// The tuple of so many colors, given by their codes.
    pub fn colors_tuple(&mut self, len: u32, f: impl Fn(&Self, u32) -> Code) -> Result<Value> {
        let get = |lane: &Self, j| color(f(lane, j));
        match len {
            0 => return Ok(Value::EMPTY_TUPLE),
            2 => return Value::pair(get(self, 0), get(self, 1)),
            3 => {
                let [i, j, c] = [0, 1, 2].map(|k| get(self, k));
                return Value::cell(Form::ColorLast, c, i, j).ok_or(Fail::Shape);
            }
            _ => {}
        }
        self.check_elements(len.into())?;
        self.room(2 * len + LIST_HEADER)?;
        let at = self.alloc(2 * len + LIST_HEADER);
        let team = self.team();
        team.each(len, |j| {
            let bits = Value::small_int(get(self, j) as i32).bits();
            let at = at + LIST_HEADER + 2 * j;
            team.store(self.space.words, at, bits as u32);
            team.store(self.space.words, at + 1, (bits >> 32) as u32);
        });
        self.put_ints_header(at, len, flags::COLORS);
        Ok(Value::heap(Tag::Tuple, at, len))
    }

    /// The set of the colors with these codes, one bit each.
    pub fn colors_set(&mut self, codes: u32) -> Result<Value> {
        if codes == 0 {
            return Ok(Value::EMPTY_SET);
        }
        let len = codes.count_ones();
        self.room(2 * len + LIST_HEADER)?;
        let at = self.alloc(2 * len + LIST_HEADER);
        let mut to = at + LIST_HEADER;
        for code in bits(codes) {
            self.put_value(to, Value::small_int(color(code) as i32));
            to += 2;
        }
        self.put_ints_header(at, len, flags::COLORS);
        Ok(Value::heap(Tag::Set, at, len))
    }

    /// Row `i` of a grid, which has more than three columns, as a tuple with another value in place of a color.
    #[inline(never)]
    pub fn row_with(&mut self, grid: Grid, i: u32, code: Code, value: Value) -> Result<Value> {
        let width = grid.width;
        self.room(2 * width + LIST_HEADER)?;
        let list = self.list(width).filled(width);
        let found = if T::THREADS == 1 && width <= 32 {
            self.put_narrow_row_with(list.items(), grid, i, code, value)
        } else {
            self.put_row_with(list.items(), grid, i, code, value)
        };
        if found && value.tag() != Tag::Int {
            return self.tuple(list);
        }
        let at = list.items() - LIST_HEADER;
        self.put_ints_header(at, width, if found { 0 } else { flags::COLORS });
        Ok(Value::heap(Tag::Tuple, at, width))
    }

    /// Writes the values of such a row; says whether there is any other one.
    fn put_row_with(&self, first: u32, grid: Grid, i: u32, code: Code, number: Value) -> bool {
        let Grid { height, width, .. } = grid;
        let Space { team, words } = self.space;
        let mut found = false;
        for strip in 0..width.div_ceil(32) {
            let planes = self.space.words_at(grid, strip * height + i);
            let cols = (width - 32 * strip).min(32);
            let [a, b, c, d] = planes;
            let want = |p: u32| (code >> p & 1).wrapping_sub(1);
            let of_code = (a ^ want(0)) & (b ^ want(1)) & (c ^ want(2)) & (d ^ want(3)) & low(cols);
            found |= of_code != 0;
            team.each(cols, |j| {
                let color = Value::small_int(color(code_in(planes, j)) as i32);
                let value = if of_code >> (j % 32) & 1 != 0 { number } else { color };
                let bits = value.bits();
                let at = first + 2 * (32 * strip + j);
                team.store_some(words, at, [bits as u32, (bits >> 32) as u32]);
            });
        }
        found
    }

    /// The same of at most 32 columns by a thread alone.
    #[inline(always)]
    fn put_narrow_row_with(
        &self,
        first: u32,
        grid: Grid,
        i: u32,
        code: Code,
        number: Value,
    ) -> bool {
        let space = self.space.short();
        let planes @ [a, b, c, d] = space.words_at(grid, i);
        let want = |p: u32| (code >> p & 1).wrapping_sub(1);
        let of_code = (a ^ want(0)) & (b ^ want(1)) & (c ^ want(2)) & (d ^ want(3));
        let of_code = of_code & low(grid.width);
        if !space.team.put_colors(space.words, first, planes, grid.width) {
            for j in 0..grid.width {
                let color = color(code_in(planes, j)) as i32;
                self.put_value(first + 2 * j, Value::small_int(color));
            }
        }
        for j in bits(of_code) {
            self.put_value(first + 2 * j, number);
        }
        of_code != 0
    }

    /// The tuple of all colors of a grid, row by row.
    #[inline(never)]
    pub fn flat(&mut self, grid: Grid) -> Result<Value> {
        let (len, width) = (grid.cells(), grid.width.max(1));
        if len <= 3 {
            return self.colors_tuple(len, |lane, k| {
                // Again, for a compiler that sees this function alone: no division by zero.
                let width = width.max(1);
                lane.code_at(grid, k / width, k % width)
            });
        }
        self.room(2 * len + LIST_HEADER)?;
        let at = self.alloc(2 * len + LIST_HEADER);
        let (team, words) = (self.team(), self.space.words);
        team.each(grid.height, |i| {
            let mut to = at + LIST_HEADER + 2 * width * i;
            for strip in 0..width.div_ceil(32) {
                let place = strip * grid.height + i;
                let mut planes = [0, 1, 2, 3].map(|p| self.load(grid.plane(p).at + place));
                for _ in 0..(width - 32 * strip).min(32) {
                    let [a, b, c, d] = planes.map(|plane| plane & 1);
                    let bits = Value::small_int((a | b << 1 | c << 2 | d << 3) as i32 - 1).bits();
                    team.store(words, to, bits as u32);
                    team.store(words, to + 1, (bits >> 32) as u32);
                    planes = planes.map(|plane| plane >> 1);
                    to += 2;
                }
            }
        });
        self.put_ints_header(at, len, flags::COLORS);
        Ok(Value::heap(Tag::Tuple, at, len))
    }

    /// Writes the header of a tuple of so many integers.
    fn put_ints_header(&self, at: u32, len: u32, flags: u32) {
        self.put_some(at, [len, len + 1, 1 << flags::DEPTH | flags::INTS | flags]);
        self.sync();
    }
}
