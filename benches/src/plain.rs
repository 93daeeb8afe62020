//! Eleven ops in plain Rust, as somebody would write them who puts the language's definitions into Rust, one function for each op:
//! grids are rows of bytes, sets are sorted vectors without repetitions. What devices are compared with.

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

/// An object a vector away.
#[must_use]
pub fn shift(object: &Object, (di, dj): Place) -> Object {
    object.iter().map(|&(color, (i, j))| (color, (i + di, j + dj))).collect()
}

/// What a function gives for each object, as one.
#[must_use]
pub fn mapply(function: impl Fn(&Object) -> Object, objects: &[Object]) -> Object {
    let mut each: Vec<Object> = objects.iter().map(function).collect();
    each.sort_unstable();
    each.dedup();
    let mut all: Object = each.into_iter().flatten().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The objects that fulfil a condition.
#[must_use]
pub fn sfilter(objects: &[Object], condition: impl Fn(&Object) -> bool) -> Vec<Object> {
    objects.iter().filter(|object| condition(object)).cloned().collect()
}

/// The places of an object.
#[must_use]
pub fn toindices(object: &Object) -> Vec<Place> {
    let mut places: Vec<Place> = object.iter().map(|cell| cell.1).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The rows that an object extends over.
#[must_use]
pub fn height(object: &Object) -> i32 {
    extent(&toindices(object), |place| place.0)
}

/// The columns that an object extends over.
#[must_use]
pub fn width(object: &Object) -> i32 {
    extent(&toindices(object), |place| place.1)
}

fn extent(places: &[Place], side: fn(&Place) -> i32) -> i32 {
    let least = places.iter().map(side).min();
    let most = places.iter().map(side).max();
    least.zip(most).map_or(0, |(least, most)| most - least + 1)
}

/// Every cell as a square.
#[must_use]
pub fn upscale(grid: &Grid, factor: usize) -> Grid {
    let wide = |row: &Vec<u8>| -> Vec<u8> {
        row.iter().flat_map(|&color| std::iter::repeat_n(color, factor)).collect()
    };
    grid.iter().flat_map(|row| std::iter::repeat_n(wide(row), factor)).collect()
}
