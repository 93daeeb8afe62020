//! Eleven ops in plain Rust, as somebody would write them who thinks of nothing else: grids are rows of
//! bytes, sets are sorted vectors without repetitions. What devices are compared with.

/// Rows of colors.
pub type Grid = Vec<Vec<u8>>;
/// A row and a column.
pub type Place = (i32, i32);
/// A color and its place.
pub type Cell = (u8, Place);
/// A sorted set of cells.
pub type Object = Vec<Cell>;

/// A quarter turn clockwise.
#[must_use]
pub fn rot90(grid: &Grid) -> Grid {
    let width = grid.first().map_or(0, Vec::len);
    (0..width).map(|j| grid.iter().rev().map(|row| row[j]).collect()).collect()
}

/// Upside down.
#[must_use]
pub fn hmirror(grid: &Grid) -> Grid {
    grid.iter().rev().cloned().collect()
}

/// One color instead of another.
#[must_use]
pub fn replace(grid: &Grid, old: u8, new: u8) -> Grid {
    let row = |row: &Vec<u8>| row.iter().map(|&c| if c == old { new } else { c }).collect();
    grid.iter().map(row).collect()
}

/// A color at all these places, as far as they are inside.
#[must_use]
pub fn fill(grid: &Grid, color: u8, places: &[Place]) -> Grid {
    let mut grid = grid.clone();
    for &(i, j) in places {
        let cell = usize::try_from(i).ok().zip(usize::try_from(j).ok());
        if let Some(cell) = cell.and_then(|(i, j)| grid.get_mut(i)?.get_mut(j)) {
            *cell = color;
        }
    }
    grid
}

/// The places of a color.
#[must_use]
pub fn ofcolor(grid: &Grid, color: u8) -> Vec<Place> {
    let mut places = Vec::new();
    for (i, row) in (0..).zip(grid) {
        places.extend((0..).zip(row).filter(|(_, c)| **c == color).map(|(j, _)| (i, j)));
    }
    places
}

/// What is in one set or the other.
#[must_use]
pub fn union(a: &[Place], b: &[Place]) -> Vec<Place> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
        let (x, y) = (**x, **y);
        all.push(x.min(y));
        if x <= y {
            a.next();
        }
        if y <= x {
            b.next();
        }
    }
    all.extend(a);
    all.extend(b);
    all
}

/// The connected parts: of one color each, or of any but the background; with neighbours on the diagonal or without.
#[must_use]
pub fn objects(grid: &Grid, univalued: bool, diagonal: bool, without_bg: bool) -> Vec<Object> {
    const AROUND: [Place; 8] =
        [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)];
    let around = if diagonal { &AROUND[..] } else { &AROUND[..4] };
    let background = if without_bg { mostcolor(grid) } else { None };
    let color_at = |(i, j): Place| {
        let (i, j) = (usize::try_from(i).ok()?, usize::try_from(j).ok()?);
        grid.get(i)?.get(j).copied()
    };
    let mut seen: Vec<Vec<bool>> = grid.iter().map(|row| vec![false; row.len()]).collect();
    let mut found = Vec::new();
    for (i, row) in grid.iter().enumerate() {
        for (j, &color) in row.iter().enumerate() {
            if seen[i][j] || Some(color) == background {
                continue;
            }
            seen[i][j] = true;
            let mut object = Vec::new();
            let mut open = vec![(i as i32, j as i32)];
            while let Some(place) = open.pop() {
                let Some(own) = color_at(place) else { continue };
                object.push((own, place));
                for (di, dj) in around {
                    let next = (place.0 + di, place.1 + dj);
                    let Some(other) = color_at(next) else { continue };
                    let fits = if univalued { other == color } else { Some(other) != background };
                    let seen = &mut seen[next.0 as usize][next.1 as usize];
                    if fits && !*seen {
                        *seen = true;
                        open.push(next);
                    }
                }
            }
            object.sort_unstable();
            found.push(object);
        }
    }
    found.sort_unstable();
    found
}

/// The most frequent color, the smallest of several.
fn mostcolor(grid: &Grid) -> Option<u8> {
    let mut counts = [0; 256];
    grid.iter().flatten().for_each(|&color| counts[usize::from(color)] += 1);
    let most = *counts.iter().max()?;
    (0..=255).find(|&color: &u8| counts[usize::from(color)] == most)
}

/// All objects, moved, as one.
#[must_use]
pub fn merge_shifted(objects: &[Object], (di, dj): Place) -> Object {
    let shift = |&(color, (i, j)): &Cell| (color, (i + di, j + dj));
    let mut all: Object = objects.iter().flat_map(|object| object.iter().map(shift)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The objects that are higher than wide.
#[must_use]
pub fn filter_high(objects: &[Object]) -> Vec<Object> {
    let extent = |object: &Object, side: fn(&Cell) -> i32| {
        let least = object.iter().map(side).min().unwrap_or_default();
        object.iter().map(side).max().unwrap_or_default() - least
    };
    let is_high =
        |object: &&Object| extent(object, |cell| cell.1.0) > extent(object, |cell| cell.1.1);
    objects.iter().filter(is_high).cloned().collect()
}

/// Every cell as a square.
#[must_use]
pub fn upscale(grid: &Grid, factor: usize) -> Grid {
    let wide = |row: &Vec<u8>| -> Vec<u8> {
        row.iter().flat_map(|&color| std::iter::repeat_n(color, factor)).collect()
    };
    grid.iter().flat_map(|row| std::iter::repeat_n(wide(row), factor)).collect()
}
