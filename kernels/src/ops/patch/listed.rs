//! Tuples of proper places or cells, as tokpidjin makes objects of them: read where they lie, without a value for each.

use core::cell::Cell;

use super::read::Reading;
use crate::grid::Grid;
use crate::lane::{LIST_HEADER, Lane};
use crate::mask::{Mask, Rect};
use crate::patch::Hull;
use crate::team::Team;
use crate::value::{Code, Form, Result, Tag, Value};

/// Places or cells of the running dialect in a tuple.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listed {
    lies: Lies,
    pub(crate) len: u32,
    pub(crate) is_cells: bool,
    /// What is around them.
    pub(crate) hull: Hull,
}

/// How they lie in memory.
#[derive(Clone, Copy, Debug)]
enum Lies {
    /// As values, from here on.
    Values(u32),
    /// As rows of a grid: small numbers are colors, too.
    Rows(Grid),
}

impl Listed {
    /// The places or cells that a tuple holds, if it holds nothing else and they fit the reading.
    #[inline(never)]
    pub(crate) fn of<T: Team>(
        lane: &Lane<'_, T>,
        reading: Reading,
        patch: Value,
    ) -> Option<Listed> {
        let (lies, len, is_cells) = match patch.tag() {
            Tag::Grid => {
                let grid = lane.grid_at(patch);
                let is_cells = lane.dialect.is_tok() && grid.width == 3;
                if !is_cells && grid.width != 2 {
                    return None;
                }
                (Lies::Rows(grid), grid.height, is_cells)
            }
            Tag::Tuple if patch.extra() > 0 => {
                let at = patch.at() + LIST_HEADER;
                (Lies::Values(at), patch.extra(), lane.value(at).tag() != Tag::Pair)
            }
            _ => return None,
        };
        let other = if is_cells { Reading::Pairs } else { Reading::Cells };
        let mut listed = Listed { lies, len, is_cells, hull: Hull::EMPTY };
        if reading == other {
            return None;
        }
        listed.hull = match lies {
            Lies::Rows(grid) => hull_of_rows(lane, grid, is_cells),
            Lies::Values(at) if T::THREADS == 1 => hull_of_values(lane, at, len, is_cells)?,
            Lies::Values(_) => {
                let mut hull = Hull::EMPTY;
                for k in 0..len {
                    hull.add(listed.get(lane, k)?);
                }
                hull
            }
        };
        Some(listed)
    }

    /// Color, row and column of number `k`; none if it is something else.
    #[inline(always)]
    pub(crate) fn get<T: Team>(&self, lane: &Lane<'_, T>, k: u32) -> Option<(Code, i32, i32)> {
        match self.lies {
            Lies::Rows(grid) => {
                let [code, i, j] = row_of_three(lane, grid, k);
                Some((if self.is_cells { code } else { 0 }, i as i32 - 1, j as i32 - 1))
            }
            Lies::Values(at) => {
                let value = lane.value(at + 2 * k);
                match self.is_cells {
                    true => value.as_cell().filter(|_| value.form() == lane.dialect.form()),
                    false => value.as_pair().map(|(i, j)| (0, i, j)),
                }
            }
        }
    }

    /// The box around them.
    pub(crate) const fn rect(&self) -> Rect {
        self.hull.rect()
    }

    /// Whether they are so close by that a bitmap of their box is small.
    pub(crate) fn is_close(&self) -> bool {
        let close = |n: i32| (-64..128).contains(&n);
        let Hull { low, high, .. } = self.hull;
        close(low.0) && close(low.1) && close(high.0) && close(high.1)
    }

    /// Their places.
    #[inline(never)]
    pub(crate) fn places<T: Team>(mut self, lane: &mut Lane<'_, T>) -> Result<Mask> {
        // As if all had the same color.
        self.hull.colors = 1;
        lane.mask_of_list(self.hull, self.len, |lane, k| {
            let (_, i, j) = self.get(lane, k).unwrap_or_default();
            (0, i, j)
        })
    }

    /// The set of them, moved by a vector.
    #[inline(never)]
    pub(crate) fn set<T: Team>(self, lane: &mut Lane<'_, T>, by: (i32, i32)) -> Result<Value> {
        let mask = lane
            .mask_of_list(self.hull, self.len, |lane, k| self.get(lane, k).unwrap_or_default())?;
        let mask = mask.shift(by.0, by.1);
        match self.is_cells {
            true => lane.object_in(lane.dialect.form(), mask, self.hull.colors),
            false => lane.indices(mask),
        }
    }

    /// How many have each color, by their codes.
    pub(crate) fn counts<T: Team>(&self, lane: &Lane<'_, T>) -> [u32; 16] {
        let mut counts = [0; 16];
        for k in 0..self.len {
            let (code, ..) = self.get(lane, k).unwrap_or_default();
            counts[code as usize & 15] += 1;
        }
        counts
    }
}

/// What is around the places or cells in the rows of a grid, which has rows.
#[inline(always)]
fn hull_of_rows<T: Team>(lane: &Lane<'_, T>, grid: Grid, is_cells: bool) -> Hull {
    // Which codes there are in each column: the lowest and the highest ones are all that counts.
    let [mut colors, mut rows, mut columns] = [0u32; 3];
    let mut add = |[code, i, j]: [Code; 3]| {
        colors |= 1 << code;
        rows |= 1 << i;
        columns |= 1 << j;
    };
    let planes = lane.space.words.all(grid.at, 4 * grid.height);
    let mut planes = planes.chunks(grid.height.max(1) as usize);
    let four = [planes.next(), planes.next(), planes.next(), planes.next()];
    if let ([Some(a), Some(b), Some(c), Some(d)], 1) = (four, T::THREADS) {
        for (((a, b), c), d) in a.iter().zip(b).zip(c).zip(d) {
            add(codes_of_three([a, b, c, d].map(Cell::get)));
        }
    } else {
        for k in 0..grid.height {
            add(row_of_three(lane, grid, k));
        }
    }
    let low = |codes: u32| codes.trailing_zeros() as i32 - 1;
    let high = |codes: u32| 30 - codes.leading_zeros() as i32;
    Hull {
        low: (low(rows), low(columns)),
        high: (high(rows), high(columns)),
        colors: if is_cells { colors } else { 1 },
    }
}

/// What is around the places or cells among these values, if they all are; for a thread alone.
#[inline(always)]
fn hull_of_values<T: Team>(lane: &Lane<'_, T>, at: u32, len: u32, is_cells: bool) -> Option<Hull> {
    let mut hull = Hull::EMPTY;
    let tag = match (is_cells, lane.dialect.form()) {
        (false, _) => Tag::Pair,
        (true, Form::ColorFirst) => Tag::Cell,
        (true, Form::ColorLast) => Tag::Triple,
    };
    for words in lane.space.words.all(at, 2 * len).as_chunks().0 {
        let [low, high]: &[Cell<u32>; 2] = words;
        let bits = u64::from(low.get()) | u64::from(high.get()) << 32;
        let value = Value::from_bits(bits);
        if value.tag() != tag {
            return None;
        }
        hull.add(match is_cells {
            true => value.as_cell()?,
            false => value.as_pair().map(|(i, j)| (0, i, j))?,
        });
    }
    Some(hull)
}

/// The codes in a row of two or three columns, given by the words of its planes: that of the last column, then the others.
#[inline(always)]
fn codes_of_three([a, b, c, d]: [u32; 4]) -> [Code; 3] {
    let all = u64::from(a | b << 16) | u64::from(c | d << 16) << 32;
    // Columns go four bits apart, then planes side by side.
    let apart = all.wrapping_mul(0b100_1001) & 0x0111_0111_0111_0111;
    let codes = (apart | apart >> 15 | apart >> 30 | apart >> 45) as u32;
    [codes >> 8 & 0xf, codes & 0xf, codes >> 4 & 0xf]
}

/// The codes in a row of a grid of two or three columns: that of the last column, then the others.
#[inline(always)]
fn row_of_three<T: Team>(lane: &Lane<'_, T>, grid: Grid, k: u32) -> [Code; 3] {
    let word = |p: u32| lane.load(grid.plane(p).at + k) << (8 * p);
    let all = word(0) | word(1) | word(2) | word(3);
    // One bit of each byte: put together by adding up copies that are moved by 24, 17, 10 and 3.
    let column = |j: u32| (all >> j & 0x0101_0101).wrapping_mul(0x0102_0408) >> 24 & 0xf;
    [column(2), column(0), column(1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Policy;
    use crate::team::Solo;
    use crate::value::color;
    use crate::words::Words;

    #[test]
    fn cells_are_read_from_values_and_from_rows() {
        for last in [14, 15] {
            let mut words = std::vec![0; 1_000];
            let mut lane = Lane::new(Solo, Words::new(&mut words), Policy::Poison);
            lane.dialect = crate::value::Dialect::Tokpidjin;
            let cells = [(3, 0, last), (0, 7, 2), (15, 4, 4), (15, 4, 4)];
            let values = cells.map(|(code, i, j): (u32, i32, i32)| {
                Value::cell(Form::ColorLast, color(code), i.into(), j.into()).expect("a cell")
            });
            let tuple = lane.tuple_of(&values).expect("a tuple");
            assert_eq!(tuple.tag(), if last == 14 { Tag::Grid } else { Tag::Tuple });
            let listed = Listed::of(&lane, Reading::Any, tuple).expect("cells");
            assert_eq!(listed.rect(), Rect { i: 0, j: 2, rows: 8, cols: last as u32 - 1 });
            let read = [0, 1, 2, 3].map(|k| listed.get(&lane, k).expect("a cell"));
            assert_eq!(read, cells);
            assert_eq!((listed.counts(&lane)[15], listed.hull.colors), (2, 1 | 1 << 3 | 1 << 15));
            let set = listed.set(&mut lane, (0, 0)).expect("a set");
            let mut list = lane.list(4);
            for value in values {
                lane.push(&mut list, value);
            }
            let expected = lane.set(list).expect("a set");
            assert_eq!(lane.equal(set, expected), Ok(true));
        }
    }
}
