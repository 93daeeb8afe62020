//! Connected cells in the order of their distance.

use super::components::Joining;
use crate::grid::Grid;
use crate::lane::Lane;
use crate::patch::bits;
use crate::team::Team;
use crate::tile::Reach;
use crate::value::{Code, Fail, Form, Result, Value, color};

/// Bitmaps as large as a grid, row by row, in scratch memory.
struct Frames {
    grid: Grid,
    strips: u32,
    /// The cells that are in no object yet.
    open: u32,
    /// The last cells found, and the next ones.
    layer: u32,
    next: u32,
    /// The places of the object under way, in order.
    places: u32,
}

/// Words of a bitmap: rows and strips, the first and the last ones.
#[derive(Clone, Copy)]
struct Band {
    rows: (u32, u32),
    strips: (u32, u32),
}

impl Band {
    /// The number of strips.
    fn wide(self) -> u32 {
        (self.strips.1 + 1).saturating_sub(self.strips.0).max(1)
    }

    /// The number of words.
    fn len(self) -> u32 {
        (self.rows.1 + 1).saturating_sub(self.rows.0).saturating_mul(self.wide())
    }

    /// The number in the bitmap of word `n`.
    #[inline(always)]
    fn word(self, n: u32, strips: u32) -> u32 {
        // Most grids have but one strip, and divisions take their time.
        if strips <= 1 {
            return self.rows.0 + n;
        }
        (self.rows.0 + n / self.wide()) * strips + self.strips.0 + n % self.wide()
    }

    /// The words around both.
    fn hull(self, other: Band) -> Band {
        let hull = |a: (u32, u32), b: (u32, u32)| (a.0.min(b.0), a.1.max(b.1));
        Band { rows: hull(self.rows, other.rows), strips: hull(self.strips, other.strips) }
    }

    /// One more on each side, as far as there are so many rows and strips.
    fn wider(self, rows: u32, strips: u32) -> Band {
        let wider = |(first, last): (u32, u32), length: u32| {
            (first.saturating_sub(1), (last + 1).min(length.saturating_sub(1)))
        };
        Band { rows: wider(self.rows, rows), strips: wider(self.strips, strips) }
    }
}

/// The tuple of the objects of the cells with these colors, by their first places; each is the tuple of its cells by distance
/// from the first, row by row.
pub(super) fn find<T: Team>(
    lane: &mut Lane<'_, T>,
    grid: Grid,
    codes: u32,
    joining: Joining,
) -> Result<Value> {
    let strips = grid.plane(0).strips();
    let words = strips * grid.height;
    let begin = lane.begin_scratch();
    let frames = Frames {
        grid,
        strips,
        open: lane.scratch(words),
        layer: lane.scratch(words),
        next: lane.scratch(words),
        places: lane.scratch(grid.cells()),
    };
    lane.check()?;
    frames.begin(lane, codes);
    let end = lane.begin_scratch();
    let mut len = 0;
    for k in 0..words {
        loop {
            let word = lane.load(frames.open + k);
            if word == 0 {
                break;
            }
            let object = frames.object(lane, k, word.trailing_zeros(), joining)?;
            let at = lane.scratch(2);
            lane.check()?;
            lane.put_value(at, object);
            len += 1;
        }
    }
    lane.sync();
    lane.room(2 * len)?;
    let mut list = lane.list(len);
    for k in 1..=len {
        let object = lane.value(end - 2 * k);
        lane.push(&mut list, object);
    }
    lane.end_scratch(begin);
    lane.tuple(list)
}

impl Frames {
    /// The cells of one color among those of word `k`.
    fn of_code<T: Team>(&self, lane: &Lane<'_, T>, k: u32, code: Code) -> u32 {
        let (i, strip) = self.place(k);
        (0..4).fold(crate::tile::low(self.grid.width - 32 * strip), |all, p| {
            let word = lane.load(self.grid.plane(p).at + strip * self.grid.height + i);
            all & (word ^ (code >> p & 1).wrapping_sub(1))
        })
    }

    /// The row and the strip of word `k`.
    #[inline(always)]
    fn place(&self, k: u32) -> (u32, u32) {
        if self.strips <= 1 {
            return (k, 0);
        }
        let strips = self.strips.max(1);
        (k / strips, k % strips)
    }

    /// All cells of these colors are open, and none are in a layer.
    fn begin<T: Team>(&self, lane: &Lane<'_, T>, codes: u32) {
        let (team, memory) = (lane.team(), lane.space.words);
        team.each(self.strips * self.grid.height, |k| {
            let cells = bits(codes).fold(0, |all, code| all | self.of_code(lane, k, code));
            team.store(memory, self.open + k, cells);
            team.store(memory, self.layer + k, 0);
            team.store(memory, self.next + k, 0);
        });
        team.sync();
    }

    /// The object that begins with a cell of word `k`, which is open no longer.
    #[inline(never)]
    fn object<T: Team>(
        &self,
        lane: &mut Lane<'_, T>,
        k: u32,
        bit: u32,
        joining: Joining,
    ) -> Result<Value> {
        let (team, memory) = (lane.team(), lane.space.words);
        let (i, strip) = self.place(k);
        let code = joining.univalued.then(|| lane.code_at(self.grid, i, 32 * strip + bit));
        team.sync();
        lane.put(self.layer + k, 1 << bit);
        team.sync();
        let mut band = Band { rows: (i, i), strips: (strip, strip) };
        let mut len = 0;
        while let Some((count, used)) = self.list_layer(lane, band, len) {
            len += count;
            band = used.wider(self.grid.height, self.strips);
            team.each(band.len(), |n| {
                let k = band.word(n, self.strips);
                let mut cells = self.touched(lane, k, joining.reach);
                cells &= team.load(memory, self.open + k);
                if let Some(code) = code {
                    cells &= self.of_code(lane, k, code);
                }
                team.store(memory, self.next + k, cells);
            });
            team.sync();
            team.each(band.len(), |n| {
                let k = band.word(n, self.strips);
                team.store(memory, self.layer + k, team.load(memory, self.next + k));
            });
            team.sync();
        }
        self.tuple(lane, len)
    }

    /// Adds the cells of a layer to the places and closes them; gives their number and where they are, if there are any.
    fn list_layer<T: Team>(&self, lane: &Lane<'_, T>, band: Band, len: u32) -> Option<(u32, Band)> {
        let (team, memory) = (lane.team(), lane.space.words);
        let (mut count, mut used) = (0, None);
        for n in 0..band.len() {
            let k = band.word(n, self.strips);
            let cells = lane.load(self.layer + k);
            if cells == 0 {
                continue;
            }
            let (i, strip) = self.place(k);
            let word = Band { rows: (i, i), strips: (strip, strip) };
            used = Some(used.map_or(word, |used: Band| used.hull(word)));
            for bit in bits(cells) {
                lane.put(self.places + len + count, k << 5 | bit);
                count += 1;
            }
        }
        team.each(band.len(), |n| {
            let k = band.word(n, self.strips);
            let open = team.load(memory, self.open + k) & !team.load(memory, self.layer + k);
            team.store(memory, self.open + k, open);
        });
        team.sync();
        used.map(|used| (count, used))
    }

    /// The cells of word `k` that touch the layer.
    fn touched<T: Team>(&self, lane: &Lane<'_, T>, k: u32, reach: Reach) -> u32 {
        let (i, strip) = self.place(k);
        let load = |k: u32| lane.load(self.layer + k);
        // A row with its neighbours in the strips beside.
        let spread = |k: u32| {
            let before = if strip > 0 { load(k - 1) >> 31 } else { 0 };
            let after = if strip + 1 < self.strips { load(k + 1) << 31 } else { 0 };
            let word = load(k);
            word | word << 1 | word >> 1 | before | after
        };
        let beside = |k: u32| match reach {
            Reach::Edges => load(k),
            Reach::Corners => spread(k),
        };
        let above = if i > 0 { beside(k - self.strips) } else { 0 };
        let below = if i + 1 < self.grid.height { beside(k + self.strips) } else { 0 };
        spread(k) | above | below
    }

    /// The tuple of the cells listed.
    fn tuple<T: Team>(&self, lane: &mut Lane<'_, T>, len: u32) -> Result<Value> {
        lane.room(2 * len)?;
        let mut list = lane.list(len);
        for k in 0..len {
            let place = lane.load(self.places + k);
            let (i, strip) = self.place(place >> 5);
            let j = 32 * strip + place % 32;
            let code = lane.code_at(self.grid, i, j);
            let cell = Value::cell(Form::ColorLast, color(code), i.into(), j.into());
            lane.push(&mut list, cell.ok_or(Fail::Number)?);
        }
        let tuple = lane.tuple(list);
        lane.sync();
        tuple
    }
}
