//! Laws of the tile, and agreement with a tile of 1,024 booleans.

use std::vec::Vec;

use quickcheck::{Arbitrary, Gen, quickcheck};

use super::*;

/// A tile to test with: empty, full, sparse, dense, blocks, stripes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Any(pub Tile);

impl Arbitrary for Any {
    fn arbitrary(g: &mut Gen) -> Any {
        let word = |g: &mut Gen| u32::arbitrary(g);
        Any(match u32::arbitrary(g) % 8 {
            0 => EMPTY,
            1 => FULL,
            2 => make(|_| word(g) & word(g) & word(g) & word(g)),
            3 => make(|_| word(g) | word(g) | word(g)),
            4 => {
                let blocks = (0..1 + word(g) % 6).map(|_| {
                    let block = rect(1 + word(g) % 9, 1 + word(g) % 9);
                    shift(&block, (word(g) % 32) as i32, (word(g) % 32) as i32)
                });
                blocks.fold(EMPTY, |all, block| or(&all, &block))
            }
            5 => SNAKE,
            6 => transpose(&SNAKE),
            _ => make(|_| word(g)),
        })
    }

    fn shrink(&self) -> std::boxed::Box<dyn Iterator<Item = Any>> {
        let t = self.0;
        let cells = (0..32).flat_map(|i| (0..32).map(move |j| (i, j)));
        let set = cells.filter(move |&(i, j): &(usize, usize)| t[i] >> j & 1 != 0);
        std::boxed::Box::new(set.map(move |(i, j)| {
            let mut less = t;
            less[i] &= !(1 << j);
            Any(less)
        }))
    }
}

/// One path through the whole tile: full rows, joined at alternating ends.
pub(crate) const SNAKE: Tile = {
    let mut t = EMPTY;
    let mut i = 0;
    while i < SIDE {
        t[i] = match i % 4 {
            1 => 1 << 31,
            3 => 1,
            _ => !0,
        };
        i += 1;
    }
    t
};

/// The obvious tile.
#[derive(Clone, PartialEq, Debug)]
struct Naive(Vec<(i32, i32)>);

impl Naive {
    fn of(t: &Tile) -> Naive {
        Naive::from(|i, j| t[i as usize] >> j & 1 != 0)
    }

    fn from(has: impl Fn(i32, i32) -> bool) -> Naive {
        let cells = (0..32).flat_map(|i| (0..32).map(move |j| (i, j)));
        Naive(cells.filter(|&(i, j)| has(i, j)).collect())
    }

    fn has(&self, i: i32, j: i32) -> bool {
        self.0.binary_search(&(i, j)).is_ok()
    }

    fn flood(&self, seed: &Naive, reach: Reach) -> Naive {
        let mut todo: Vec<_> = seed.0.iter().copied().filter(|&(i, j)| self.has(i, j)).collect();
        let mut seen = std::collections::BTreeSet::new();
        while let Some((i, j)) = todo.pop() {
            if !seen.insert((i, j)) {
                continue;
            }
            for (di, dj) in [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let near = di == 0 || dj == 0 || reach == Reach::Corners;
                if near && self.has(i + di, j + dj) {
                    todo.push((i + di, j + dj));
                }
            }
        }
        Naive(seen.into_iter().collect())
    }
}

const REACHES: [Reach; 2] = [Reach::Edges, Reach::Corners];

quickcheck! {
    fn set_algebra_is_cell_by_cell(a: Any, b: Any) -> bool {
        let (x, y) = (Naive::of(&a.0), Naive::of(&b.0));
        Naive::of(&and(&a.0, &b.0)) == Naive::from(|i, j| x.has(i, j) && y.has(i, j))
            && Naive::of(&or(&a.0, &b.0)) == Naive::from(|i, j| x.has(i, j) || y.has(i, j))
            && Naive::of(&xor(&a.0, &b.0)) == Naive::from(|i, j| x.has(i, j) != y.has(i, j))
            && Naive::of(&minus(&a.0, &b.0)) == Naive::from(|i, j| x.has(i, j) && !y.has(i, j))
    }

    fn shifts_move_every_cell(a: Any, di: i8, dj: i8) -> bool {
        let (di, dj) = (i32::from(di) % 40, i32::from(dj) % 40);
        let x = Naive::of(&a.0);
        Naive::of(&shift(&a.0, di, dj)) == Naive::from(|i, j| x.has(i - di, j - dj))
    }

    fn shifts_past_the_side_empty_the_tile(a: Any, n: u32) -> bool {
        let n = n.max(32);
        [up(&a.0, n), down(&a.0, n), left(&a.0, n), right(&a.0, n)] == [EMPTY; 4]
    }

    fn flips_and_transpose_move_every_cell(a: Any) -> bool {
        let x = Naive::of(&a.0);
        Naive::of(&flip(&a.0)) == Naive::from(|i, j| x.has(31 - i, j))
            && Naive::of(&mirror(&a.0)) == Naive::from(|i, j| x.has(i, 31 - j))
            && Naive::of(&transpose(&a.0)) == Naive::from(|i, j| x.has(j, i))
    }

    fn flips_and_transpose_are_involutions(a: Any) -> bool {
        flip(&flip(&a.0)) == a.0
            && mirror(&mirror(&a.0)) == a.0
            && transpose(&transpose(&a.0)) == a.0
            && transpose(&flip(&a.0)) == mirror(&transpose(&a.0))
    }

    fn reductions_agree_with_the_cells(a: Any) -> bool {
        let Naive(cells) = Naive::of(&a.0);
        let extent_of_cells = cells.iter().map(|c| c.0 as u32).min().map(|row| {
            let col = cells.iter().map(|c| c.1 as u32).min().unwrap_or(0);
            let last_row = cells.iter().map(|c| c.0 as u32).max().unwrap_or(0);
            let last_col = cells.iter().map(|c| c.1 as u32).max().unwrap_or(0);
            Extent { row, col, rows: last_row - row + 1, cols: last_col - col + 1 }
        });
        count(&a.0) as usize == cells.len()
            && sum(&map(&a.0, u32::count_ones)) as usize == cells.len()
            && (0..32).all(|i| (rows(&a.0) >> i & 1 != 0) == cells.iter().any(|c| c.0 == i))
            && columns(&a.0) == rows(&transpose(&a.0))
            && extent(&a.0) == extent_of_cells
            && first(&a.0) == cells.first().map(|&(i, j)| (i as u32, j as u32))
    }

    fn runs_are_whole_runs(row: u32, more: u32, seed: u32) -> bool {
        [row, row | more, row | more | row << 3, !0].into_iter().all(|row| {
            let mut found = seed & row;
            for _ in 0..32 {
                found |= (found << 1 | found >> 1) & row;
            }
            runs(row, seed & row) == found
        })
    }

    fn flood_reaches_what_steps_reach(a: Any, seed: Any) -> bool {
        let (x, y) = (Naive::of(&a.0), Naive::of(&seed.0));
        REACHES.into_iter().all(|reach| {
            Naive::of(&flood(&a.0, &seed.0, reach)) == x.flood(&y, reach)
        })
    }

    fn pieces_are_what_floods_reach(a: Any) -> bool {
        REACHES.into_iter().all(|reach| {
            let (mut open, mut left) = (FRAMED, a.0);
            open[1..=SIDE].copy_from_slice(&a.0);
            while let Some((i, j)) = first(&left) {
                let mut seed = EMPTY;
                seed[i as usize] = 1 << j;
                let piece = flood(&left, &seed, reach);
                let mut found = FRAMED;
                let (top, end) = take_piece(&mut open, &mut found, i as usize + 1, 1 << j, reach);
                let used = extent(&piece).map(|e| (e.row as usize + 1, (e.row + e.rows) as usize + 1));
                if found[1..=SIDE] != piece || used != Some((top, end)) {
                    return false;
                }
                left = minus(&left, &piece);
            }
            open == FRAMED
        })
    }

    fn flood_is_closed(a: Any, i: usize, j: u32) -> bool {
        let mut seed = EMPTY;
        seed[i % 32] = 1 << (j % 32);
        REACHES.into_iter().all(|reach| {
            let once = flood(&a.0, &seed, reach);
            minus(&once, &a.0) == EMPTY && flood(&a.0, &once, reach) == once
        })
    }
}

#[test]
fn a_snake_is_one_piece() {
    for snake in [SNAKE, transpose(&SNAKE)] {
        assert_eq!(flood(&snake, &rect(1, 1), Reach::Edges), snake);
    }
}
