//! Every collective operation, on every team, against the tile functions.

use std::vec::Vec;

use quickcheck::quickcheck;

use super::*;
use crate::sim::{Work, everywhere};
use crate::tile::tests::Any;
use crate::tile::{row_left, row_right};
use crate::value::Value;

/// The rows of a collective tile.
fn whole<T: Team>(team: T, t: T::Tile) -> Tile {
    tile::make(|i| team.row(t, i))
}

/// [`Rows::turn_four`] as one kind of processor does it; none if this one cannot.
type Turn = fn(Words<'_>, [u32; 2], [u32; 2], [bool; 2]) -> Option<()>;

/// All operations on two tiles that lie in memory, with a number for those that take one.
struct Collectives {
    n: u32,
}

impl Work for Collectives {
    type Out = (Vec<Tile>, Vec<u32>);

    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Self::Out {
        let n = self.n;
        let a = team.rows(words, 0, 32, 0);
        let b = team.rows(words, 32, 32, 0);
        let tiles = [
            a,
            team.make(|i| i * 3 + n),
            team.map_rows(a, |row| row.rotate_left(n)),
            team.zip(a, b, |a, b| a & !b),
            team.up(a, n),
            team.down(a, n),
            team.left(a, n),
            team.right(a, n),
            team.flip(a),
            team.mirror(a),
            team.transpose(a),
            team.flood(a, b, Reach::Edges),
            team.flood(a, b, Reach::Corners),
            team.keep(a, n, n / 2),
            team.empty(),
            team.rows(words, 0, 20, n as i32 - 10),
            team.rows(words, 170, 40, n as i32 - 40),
        ];
        let first = team.first(a).map_or(99, |(i, j)| i * 32 + j);
        let numbers =
            [team.or(a), team.sum(a), team.ballot(a), team.row(a, n), team.count(a), first];
        team.sync();
        team.put(words, 64, n, tiles[10]);
        team.each(n, |i| team.store(words, 96 + i, i * i));
        team.once(|| team.store(words, 150, 5));
        team.put(words, 160, 32, b);
        team.sync();
        let extent = team.extent(a).map_or([0; 4], |e| [e.row, e.col, e.rows, e.cols]);
        let read = [team.load(words, 150), team.load(words, 1 << 20)];
        let numbers = numbers.into_iter().chain(extent).chain(read).collect();
        (tiles.map(|t| whole(team, t)).to_vec(), numbers)
    }
}

/// What the operations must give, and leave in memory.
fn expected(a: &Tile, b: &Tile, n: u32, words: &[u32]) -> ((Vec<Tile>, Vec<u32>), Vec<u32>) {
    let column = |at: usize, len: i32, from: i32| {
        let word = |k: i32| words.get((at as i32 + k) as usize).copied().unwrap_or(0);
        tile::make(|i| {
            let k = from + i as i32;
            if (0..len).contains(&k) { word(k) } else { 0 }
        })
    };
    let tiles = [
        *a,
        tile::make(|i| i * 3 + n),
        tile::map(a, |row| row.rotate_left(n)),
        tile::minus(a, b),
        tile::up(a, n),
        tile::down(a, n),
        tile::left(a, n),
        tile::right(a, n),
        tile::flip(a),
        tile::mirror(a),
        tile::transpose(a),
        tile::flood(a, b, Reach::Edges),
        tile::flood(a, b, Reach::Corners),
        tile::and(a, &tile::rect(n, n / 2)),
        tile::EMPTY,
        column(0, 20, n as i32 - 10),
        column(170, 40, n as i32 - 40),
    ];
    let first = tile::first(a).map_or(99, |(i, j)| i * 32 + j);
    let row = a[n as usize % 32];
    let mut numbers =
        Vec::from([tile::columns(a), tile::sum(a), tile::rows(a), row, tile::count(a), first]);
    numbers.extend(tile::extent(a).map_or([0; 4], |e| [e.row, e.col, e.rows, e.cols]));
    numbers.extend([5, 0]);

    let mut memory = words.to_vec();
    let rows = (n as usize).min(32);
    memory[64..64 + rows].copy_from_slice(&tiles[10][..rows]);
    for i in 0..n as usize {
        memory[96 + i] = (i * i) as u32;
    }
    memory[150] = 5;
    memory[160..192].copy_from_slice(b);
    ((tiles.to_vec(), numbers), memory)
}

quickcheck! {
    fn every_team_does_what_the_tile_does(a: Any, b: Any, n: u32, seed: u64) -> bool {
        let n = n % 50;
        // The last column of words ends with the memory: nothing may be read behind it.
        let words: Vec<u32> = a.0.into_iter().chain(b.0).chain([9; 128]).collect();
        everywhere(&words, seed, &Collectives { n }) == expected(&a.0, &b.0, n, &words)
    }
}

/// The rows of a short tile.
fn eight(t: Eight) -> [u32; 8] {
    tile::make(|i| SoloShort.row(t, i))
}

quickcheck! {
    fn short_tiles_do_what_their_rows_do(a: Any, b: Any, n: u32) -> bool {
        let team = SoloShort;
        let (n, by) = (n % 12, n % 32);
        let mut words: Vec<u32> = a.0.into_iter().chain(b.0).collect();
        let rows: [u32; 8] = tile::make(|i| a.0[i as usize]);
        let others: [u32; 8] = tile::make(|i| b.0[i as usize]);
        let memory = Words::new(&mut words);
        let (t, u) = (team.rows(memory, 0, 8, 0), team.rows(memory, 32, 8, 0));
        let same = [
            (t, rows),
            (team.make(|i| i * 3 + n), tile::make(|i| i * 3 + n)),
            (team.map_rows(t, |row| row.rotate_left(n)), tile::map(&rows, |row| row.rotate_left(n))),
            (team.map(t, |t| !t | 5), tile::map(&rows, |row| !row | 5)),
            (team.across(t, n as i32 * 4), tile::map(&rows, |row| row_left(row, n * 4))),
            (team.across(t, -4 * n as i32), tile::map(&rows, |row| row_right(row, n * 4))),
            (team.held(t), rows),
            (team.map(t, |t| t << by ^ t >> by), tile::map(&rows, |row| row << by ^ row >> by)),
            (team.zip(t, u, |t, u| t & !u | u ^ 3), tile::zip(&rows, &others, |a, b| a & !b | b ^ 3)),
            (team.up(t, n), tile::up(&rows, n)),
            (team.flip(t), tile::flip(&rows)),
            (team.mirror(t), tile::map(&rows, u32::reverse_bits)),
            (team.keep(t, n, by), tile::make(|i| if i < n { rows[i as usize] & low(by) } else { 0 })),
            (team.rows(memory, 0, 20, n as i32 - 4), tile::make(|i| match (n + i) as i32 - 4 {
                k @ 0..20 => a.0[k as usize],
                _ => 0,
            })),
            (team.rows(memory, 58, 9, 0), tile::make(|i| if i < 6 { b.0[26 + i as usize] } else { 0 })),
        ];
        let stack = [0, 8, 16, 24, 64].map(|k| team.rows(memory, k, 8, 0));
        let below = |row: u32| a.0.get(row as usize).copied().unwrap_or(0);
        let cut = (0..32).all(|row| eight(team.cut(&stack, row)) == tile::make(|i| below(row + i)));
        let numbers = [team.or(t), team.sum(t), team.ballot(t), team.count(t)]
            == [tile::columns(&rows), tile::sum(&rows), tile::rows(&rows), rows.map(u32::count_ones).iter().sum()];
        team.put(memory, 40, n, t);
        team.put(memory, 60, n, t);
        let put = |at: usize, k: usize| if (at..at + n.min(8) as usize).contains(&k) { Some(rows[k - at]) } else { None };
        let expected = (0..64).map(|k| put(40, k).or(put(60, k)).unwrap_or_else(|| if k < 32 { a.0[k] } else { b.0[k - 32] }));
        let stored = expected.zip(0..).all(|(word, at)| team.load(memory, at) == word);
        same.into_iter().all(|(t, rows)| eight(t) == rows) && cut && numbers && stored
    }
}

/// Columns of `n` words in memory, four and one, copied behind.
struct Columns {
    n: u32,
    to: u32,
}

impl Work for Columns {
    type Out = ();

    fn run<T: Team>(&self, team: T, words: Words<'_>) {
        let &Columns { n, to } = self;
        let short = team.short();
        let rows = n.min(8);
        let tiles = short.rows_of_four(words, 0, n, rows);
        short.put_four_tight(words, to, rows, rows, tiles);
        short.copy(words, to + 4 * rows, 1, n);
        short.sync();
    }
}

/// The bit in row `i` and column `j` of a bitmap of one strip.
fn bit(words: &[u32], i: u32, j: u32) -> u32 {
    words[i as usize] >> j & 1
}

quickcheck! {
    fn columns_are_copied_and_nothing_else(a: Any, b: Any, n: u32, behind: u32, seed: u64) -> bool {
        let n = 1 + n % 32;
        let rows = n.min(8);
        let to = 4 * n;
        let mut words: Vec<u32> = a.0.into_iter().chain(b.0).cycle().take(to as usize).collect();
        words.resize((to + 4 * rows + n + behind % 12) as usize, 7);
        let mut expected = words.clone();
        for k in 0..4 * rows {
            expected[(to + k) as usize] = words[(k / rows * n + k % rows) as usize];
        }
        for k in 0..n {
            expected[(to + 4 * rows + k) as usize] = words[1 + k as usize];
        }
        everywhere(&words, seed, &Columns { n, to }).1 == expected
    }

    fn colors_become_values(a: Any, n: u32) -> bool {
        let (at, n) = (3, 1 + n % 32);
        let planes = [a.0[0], a.0[1], a.0[2], a.0[3]];
        let words: Vec<u32> = (0..at + 72).map(|k| !k).collect();
        let mut expected = words.clone();
        for k in 0..n {
            let code: u32 = (0..4).map(|p| (planes[p as usize] >> k & 1) << p).sum();
            let bits = Value::small_int(code as i32 - 1).bits();
            expected[(at + 2 * k) as usize] = bits as u32;
            expected[(at + 2 * k + 1) as usize] = (bits >> 32) as u32;
        }
        let (mut known, mut plain) = (words.clone(), words);
        let done = SoloShort.put_colors(Words::new(&mut known), at, planes, n);
        let room = Words::new(&mut plain);
        let room = room.part(at, 8 * n.div_ceil(4)).unwrap();
        eight::put_colors(room.as_chunks().0, planes, n);
        done && known == expected && plain == expected
    }

    fn four_bitmaps_are_turned(a: Any, b: Any, rows: u32, cols: u32, flip: bool, mirror: bool) -> bool {
        let [rows, cols] = [rows, cols].map(|n| 1 + n % 32);
        let (from, to) = (32, 32 + 4 * rows + 32);
        let mut words: Vec<u32> = a.0.into_iter().chain(b.0).cycle().take((to + 4 * cols + 8) as usize).collect();
        for word in &mut words[from as usize..(from + 4 * rows) as usize] {
            *word &= low(cols);
        }
        let mut expected = words.clone();
        for p in 0..4 {
            let plane = &words[(from + p * rows) as usize..];
            for i in 0..cols {
                let j = if flip { cols - 1 - i } else { i };
                let row = |k: u32| if mirror { rows - 1 - k } else { k };
                let turned = (0..rows).fold(0, |all, k| all | bit(plane, row(k), j) << k);
                expected[(to + p * cols + i) as usize] = turned;
            }
        }
        // By what the processor has, by SSE2 or words, and by wider registers, if they are there.
        let (places, shape, flips) = ([to, from], [rows, cols], [flip, mirror]);
        let turns = |turn: Turn| {
            let mut words = words.clone();
            turn(Words::new(&mut words), places, shape, flips).map(|()| words == expected)
        };
        let known = turns(|words, places, shape, flips| {
            SoloShort.turn_four(words, places, shape, flips).then_some(())
        });
        #[cfg(target_arch = "x86_64")]
        let wide = [turns(avx2::turn_four), turns(avx512::turn_four)];
        #[cfg(not(target_arch = "x86_64"))]
        let wide = [None; 2];
        let plain = [known, turns(eight::turn_four::<2>)];
        plain == [Some(true); 2] && wide.iter().all(|turned| turned.unwrap_or(true))
    }
}
