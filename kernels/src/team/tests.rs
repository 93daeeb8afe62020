//! Every collective operation, on every team, against the tile functions.

use std::vec::Vec;

use quickcheck::quickcheck;

use super::*;
use crate::sim::{Work, everywhere};
use crate::tile::tests::Any;

/// The rows of a collective tile.
fn whole<T: Team>(team: T, t: T::Tile) -> Tile {
    tile::make(|i| team.row(t, i))
}

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
            team.map(a, |row| row.rotate_left(n)),
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
