//! Random places, cells and objects.

use super::Random;
use dsl::{Cell, Color, Grid, Ij, Indices, Object};
use quickcheck::Gen;
use std::collections::BTreeSet;

const SMALL: &str = "random patches are far smaller than the limits";

/// At least one place, mostly between −5 and 35, in a shape as patches have: a rectangle, a box, a
/// line, a blob, a scatter. Rarely it lies far out.
pub fn places(g: &mut Gen) -> Vec<Ij> {
    let (height, width) = (g.range(1, 6), g.range(1, 6));
    let inside = |(i, j): Ij| (0..height).contains(&i) && (0..width).contains(&j);
    let border = |(i, j): Ij| [0, height - 1].contains(&i) || [0, width - 1].contains(&j);
    let all = (0..height).flat_map(|i| (0..width).map(move |j| (i, j)));
    let mut shape: Vec<Ij> = match g.below(7) {
        0 => all.collect(),
        1 => all.filter(|&ij| border(ij)).collect(),
        2 => (0..height).map(|i| (i, 0)).collect(),
        3 => (0..width).map(|j| (0, j)).collect(),
        4 => (0..height).map(|k| if g.chance(80) { (k, k) } else { (k, 0) }).collect(),
        5 => all.filter(|_| g.chance(40)).collect(),
        _ => blob(g).into_iter().filter(|&ij| inside(ij)).collect(),
    };
    if shape.is_empty() {
        shape.push((0, 0));
    }
    let (di, dj) = match g.below(100) {
        0..=59 => (g.range(0, 8), g.range(0, 8)),
        60..=96 => (g.range(-5, 30), g.range(-5, 30)),
        _ => (g.range(-300, 300), g.range(-300, 300)),
    };
    shape.into_iter().map(|(i, j)| (i + di, j + dj)).collect()
}

fn blob(g: &mut Gen) -> Vec<Ij> {
    let mut blob = vec![(0, 0)];
    for _ in 0..g.below(12) {
        let (i, j) = g.one(&blob);
        let (di, dj) = g.one(&[(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1)]);
        blob.push((i + di, j + dj));
    }
    blob
}

/// At least one cell: the places of [`places`] in one color or a few; rarely one place in two, or a color that no grid has.
pub fn cells(g: &mut Gen) -> Vec<Cell> {
    let mut palette: Vec<Color> = match g.below(10) {
        0..=5 => vec![g.range(0, 9)],
        _ => (0..=g.below(3)).map(|_| g.range(0, 9)).collect(),
    };
    if g.chance(4) {
        palette[0] = g.one(&[-1, 12, 15, 23, -7, 100]);
    }
    let places = places(g);
    let mut cells: Vec<Cell> = places.iter().map(|&ij| Cell::new(g.one(&palette), ij)).collect();
    if g.chance(3) {
        cells.push(Cell::new(g.range(-1, 10), places[0]));
    }
    cells
}

/// An object of at least one cell.
pub fn object(g: &mut Gen) -> Object {
    Object::new(cells(g)).expect(SMALL)
}

/// Something of a grid: a component, a rectangle of its cells, or a few of them.
pub fn patch_of(grid: &Grid, g: &mut Gen) -> Object {
    let (height, width) = (grid.height(), grid.width());
    if height == 0 || width == 0 {
        return object(g);
    }
    let (i, j) = (g.below(height), g.below(width));
    let (rows, columns) = (1 + g.below(4), 1 + g.below(4));
    let near = |(a, b): Ij| {
        (i..i + rows).contains(&(a as usize)) && (j..j + columns).contains(&(b as usize))
    };
    let cells = match g.below(3) {
        0 => components(grid, g.chance(50), g.chance(50), None).get(i).map(|o| o.to_vec()),
        1 => Some(all_cells(grid).filter(|c| near(c.ij()) && (c.i + c.j) % 2 == 0).collect()),
        _ => None,
    };
    let cells = cells.unwrap_or_else(|| all_cells(grid).filter(|c| near(c.ij())).collect());
    let cells = match cells.is_empty() {
        true => all_cells(grid).take(1).collect(),
        false => cells,
    };
    Object::new(cells).expect(SMALL)
}

fn all_cells(grid: &Grid) -> impl Iterator<Item = Cell> {
    let cell = |((i, j), &color): ((usize, usize), &Color)| Cell::new(color, (i as i64, j as i64));
    grid.array().indexed_iter().map(cell)
}

/// The connected components of a grid, without the cells of the background color. Each is of one
/// color if `univalued`, and touching by corners counts if `diagonal`.
pub fn components(
    grid: &Grid,
    univalued: bool,
    diagonal: bool,
    background: Option<Color>,
) -> Vec<Object> {
    let mut left: BTreeSet<Ij> =
        all_cells(grid).filter(|c| Some(c.color) != background).map(|c| c.ij()).collect();
    let mut components = Vec::new();
    while let Some(seed) = left.pop_first() {
        let color = grid.get(seed);
        let mut found = vec![seed];
        let mut next = 0;
        while let Some(&(i, j)) = found.get(next) {
            next += 1;
            for (di, dj) in (-1..=1).flat_map(|di| (-1..=1).map(move |dj| (di, dj))) {
                let place = (i + di, j + dj);
                let reachable = diagonal || di == 0 || dj == 0;
                let fits = !univalued || grid.get(place) == color;
                if reachable && fits && left.remove(&place) {
                    found.push(place);
                }
            }
        }
        let cells = found.iter().filter_map(|&ij| Some(Cell::new(grid.get(ij)?, ij))).collect();
        components.push(Object::new(cells).expect(SMALL));
    }
    components
}

/// The places of cells.
pub(super) fn indices(places: Vec<Ij>) -> Indices {
    Indices::new(places).expect(SMALL)
}
