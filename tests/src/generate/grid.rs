//! Random grids.

use super::Random;
use dsl::{Color, Grid};
use quickcheck::Gen;

/// A grid of 1 to 30 rows and columns with colors 0 to 9: mostly small, of few colors, and
/// structured as the grids of tasks are.
pub fn full_grid(g: &mut Gen) -> Grid {
    let (height, width) = (side(g), if g.chance(30) { None } else { Some(side(g)) });
    full_grid_of(height, width.unwrap_or(height), g)
}

/// A full grid of this shape.
pub(super) fn full_grid_of(height: usize, width: usize, g: &mut Gen) -> Grid {
    let palette: Vec<Color> = (0..=g.below(4)).map(|_| g.range(0, 9)).collect();
    let mut cells = vec![vec![palette[0]; width]; height];
    match g.below(6) {
        0 => noise(&mut cells, &palette, 100, g),
        1 => noise(&mut cells, &palette, 25, g),
        2 => rectangles(&mut cells, &palette, g),
        3 => lines(&mut cells, &palette, g),
        4 => symmetric(&mut cells, &palette, g),
        _ => periodic(&mut cells, &palette, g),
    }
    Grid::from_rows(&cells).unwrap_or_else(|_| Grid::empty())
}

/// A grid with something unusual: no rows, no columns, colors other than 0 to 9, one far too long.
pub fn odd_grid(g: &mut Gen) -> Grid {
    let odd_colors = [-1, 10, 11, -7, 15, 23, 100, i64::MAX];
    let grid = match g.below(5) {
        0 => Ok(Grid::empty()),
        1 => Grid::from_fn(side(g), 0, |_, _| 0),
        2 => Grid::from_fn(1 + g.below(3), 40 + g.below(60), |i, j| ((i + j) % 3) as Color),
        _ => {
            let odd = g.one(&odd_colors);
            let grid = full_grid(g);
            let replaced = grid.colors().next();
            Ok(grid.map(|_, color| if Some(color) == replaced { odd } else { color }))
        }
    };
    grid.unwrap_or_else(|_| Grid::empty())
}

fn side(g: &mut Gen) -> usize {
    let most = g.size().clamp(1, 30);
    let side = match g.below(10) {
        0..=5 => 1 + g.below(6),
        6..=8 => 1 + g.below(12),
        _ => 1 + g.below(30),
    };
    side.min(most)
}

type Cells = Vec<Vec<Color>>;

fn noise(cells: &mut Cells, palette: &[Color], percent: usize, g: &mut Gen) {
    for cell in cells.iter_mut().flatten() {
        if g.chance(percent) {
            *cell = g.one(palette);
        }
    }
}

fn rectangles(cells: &mut Cells, palette: &[Color], g: &mut Gen) {
    let (height, width) = (cells.len(), cells[0].len());
    for _ in 0..=g.below(4) {
        let color = g.one(palette);
        let (top, left) = (g.below(height), g.below(width));
        let (rows, columns) = (1 + g.below(5), 1 + g.below(5));
        let outline = g.chance(30);
        for (i, row) in cells.iter_mut().enumerate().skip(top).take(rows) {
            for (j, cell) in row.iter_mut().enumerate().skip(left).take(columns) {
                let ends = [i == top, i + 1 == top + rows, j == left, j + 1 == left + columns];
                if !outline || ends.contains(&true) {
                    *cell = color;
                }
            }
        }
    }
}

fn lines(cells: &mut Cells, palette: &[Color], g: &mut Gen) {
    let (height, width) = (cells.len(), cells[0].len());
    for _ in 0..=g.below(3) {
        let color = g.one(palette);
        let (i, j) = (g.below(height), g.below(width));
        match g.below(3) {
            0 => cells[i].fill(color),
            1 => cells.iter_mut().for_each(|row| row[j] = color),
            _ => {
                for k in 0..height.min(width) {
                    cells[(i + k) % height][k] = color;
                }
            }
        }
    }
}

fn symmetric(cells: &mut Cells, palette: &[Color], g: &mut Gen) {
    noise(cells, palette, 50, g);
    let (height, width) = (cells.len(), cells[0].len());
    if g.chance(50) {
        for row in cells.iter_mut() {
            for j in 0..width / 2 {
                row[width - 1 - j] = row[j];
            }
        }
    } else {
        for i in 0..height / 2 {
            cells[height - 1 - i] = cells[i].clone();
        }
    }
}

fn periodic(cells: &mut Cells, palette: &[Color], g: &mut Gen) {
    let (rows, columns) = (1 + g.below(3), 1 + g.below(3));
    let mut tile = vec![vec![palette[0]; columns]; rows];
    noise(&mut tile, palette, 100, g);
    for (i, row) in cells.iter_mut().enumerate() {
        for (j, cell) in row.iter_mut().enumerate() {
            *cell = tile[i % rows][j % columns];
        }
    }
}
