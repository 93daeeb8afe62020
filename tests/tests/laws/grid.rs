//! Laws of whole grids: turning, mirroring, scaling, coloring.

use crate::{
    call, counts, grid, holds, laws, least_common, most_common, places, rows, same, set, tuple,
};
use dsl::{Dialect, Grid, Ij, Indices, Object, Value};
use std::collections::BTreeSet;
use tests::generate::{
    AnyDialect, AnyGrid, AnyIndices, AnyObject, AnyValue, FullGrid, Place, Small, SomeObject,
};

const ARC: Dialect = Dialect::ArcDsl;
const TOK: Dialect = Dialect::Tokpidjin;

/// The grid of this shape whose color at a place is that of the old one at another.
fn moved(old: &Grid, height: usize, width: usize, from: impl Fn(i64, i64) -> Ij) -> Value {
    let color = |i: usize, j: usize| old.get(from(i as i64, j as i64)).unwrap();
    Grid::from_fn(height, width, color).unwrap().into()
}

fn shape(grid: &Grid) -> (usize, usize, i64, i64) {
    (grid.height(), grid.width(), grid.height() as i64 - 1, grid.width() as i64 - 1)
}

fn background(grid: &Grid) -> i64 {
    most_common(grid.colors()).unwrap()
}

/// The grid with the first (or last) color that the object has at a place.
fn painted(old: &Grid, object: &Object, only: Option<i64>) -> Value {
    let color = |ij: Ij, old: i64| {
        let here: Vec<i64> = object.iter().filter(|c| c.ij() == ij).map(|c| c.color).collect();
        match only {
            None => here.last().copied().unwrap_or(old),
            // The background is painted until it has another color.
            Some(bg) if old == bg => here.iter().copied().find(|&c| c != bg).unwrap_or(old),
            Some(_) => old,
        }
    };
    old.map(color).into()
}

laws! {
    mirrors_are_involutions [hmirror vmirror dmirror cmirror] (g: AnyGrid) {
        if g.width() == 0 {
            return Ok(());
        }
        same!(call!(ARC, hmirror, call!(ARC, hmirror, g)), g);
        same!(call!(ARC, vmirror, call!(ARC, vmirror, g)), g);
        same!(call!(ARC, dmirror, call!(ARC, dmirror, g)), g);
        same!(call!(ARC, cmirror, call!(ARC, cmirror, g)), g);
    }

    mirrors_take_each_place_to_its_image [hmirror vmirror dmirror cmirror] (g: FullGrid) {
        let (h, w, bottom, right) = shape(&g);
        same!(call!(ARC, hmirror, g), moved(&g, h, w, |i, j| (bottom - i, j)));
        same!(call!(ARC, vmirror, g), moved(&g, h, w, |i, j| (i, right - j)));
        same!(call!(ARC, dmirror, g), moved(&g, w, h, |i, j| (j, i)));
        same!(call!(ARC, cmirror, g), moved(&g, w, h, |i, j| (bottom - j, right - i)));
    }

    four_quarter_turns_are_the_identity [rot90 rot180 rot270] (d: AnyDialect, g: FullGrid) {
        let (h, w, bottom, _) = shape(&g);
        let quarter = call!(d, rot90, g);
        same!(quarter, moved(&g, w, h, |i, j| (bottom - j, i)));
        let half = call!(d, rot90, quarter);
        same!(half, call!(d, rot180, g));
        let three = call!(d, rot90, half);
        same!(three, call!(d, rot270, g));
        same!(call!(d, rot90, three), g);
    }

    mir_rot_t_chooses_a_mirror_or_turn [mir_rot_t] (g: FullGrid) {
        let (h, w, bottom, right) = shape(&g);
        same!(call!(TOK, mir_rot_t, g, 0), moved(&g, h, w, |i, j| (bottom - i, j)));
        same!(call!(TOK, mir_rot_t, g, 1), moved(&g, w, h, |i, j| (j, i)));
        same!(call!(TOK, mir_rot_t, g, 2), moved(&g, h, w, |i, j| (i, right - j)));
        same!(call!(TOK, mir_rot_t, g, 3), moved(&g, w, h, |i, j| (bottom - j, right - i)));
        same!(call!(TOK, mir_rot_t, g, 4), moved(&g, w, h, |i, j| (bottom - j, i)));
        same!(call!(TOK, mir_rot_t, g, 5), moved(&g, h, w, |i, j| (bottom - i, right - j)));
        same!(call!(TOK, mir_rot_t, g, 6), moved(&g, w, h, |i, j| (j, right - i)));
        same!(call!(TOK, mir_rot_t, g, 7), g);
    }

    upscale_repeats_every_cell [upscale hupscale vupscale] (d: AnyDialect, g: FullGrid, n: Small) {
        let n = n.abs() % 4 + 1;
        let (h, w, k) = (g.height(), g.width(), n as usize);
        same!(call!(ARC, upscale, g, n), moved(&g, h * k, w * k, |i, j| (i / n, j / n)));
        same!(call!(d, hupscale, g, n), moved(&g, h, w * k, |i, j| (i, j / n)));
        same!(call!(d, vupscale, g, n), moved(&g, h * k, w, |i, j| (i / n, j)));
    }

    upscale_then_downscale_is_the_identity [upscale downscale] (d: AnyDialect, g: FullGrid, n: Small) {
        let n = n.abs() % 4 + 1;
        same!(call!(d, downscale, call!(ARC, upscale, g, n), n), g);
    }

    downscale_keeps_every_nth_row_and_column [downscale] (d: AnyDialect, g: FullGrid, n: Small) {
        let n = n.abs() % 4 + 1;
        let k = n as usize;
        let (h, w) = (g.height().div_ceil(k), g.width().div_ceil(k));
        same!(call!(d, downscale, g, n), moved(&g, h, w, |i, j| (i * n, j * n)));
    }

    upscaling_an_object_repeats_cells_and_keeps_the_corner [upscale] (o: SomeObject, n: Small) {
        let n = n.abs() % 4 + 1;
        let scaled = call!(ARC, upscale, crate::object(&o, ARC), n);
        let (top, left, ..) = crate::frame(&o.indices()).unwrap();
        let cells = o.iter().flat_map(|c| {
            let (i, j) = (top + (c.i - top) * n, left + (c.j - left) * n);
            (0..n).flat_map(move |di| (0..n).map(move |dj| dsl::Cell::new(c.color, (i + di, j + dj))))
        });
        same!(scaled, crate::object(&Object::new(cells.collect())?, ARC));
    }

    palettes_hold_the_colors [palette numcolors p_g p_f p_o] (g: FullGrid, o: SomeObject) {
        let colors: BTreeSet<i64> = g.colors().collect();
        same!(call!(ARC, palette, g), set(ARC, &colors));
        same!(call!(ARC, numcolors, g), colors.len());
        same!(call!(TOK, p_g, g), tuple(&colors));
        let colors: BTreeSet<i64> = o.iter().map(|c| c.color).collect();
        same!(call!(ARC, palette, crate::object(&o, ARC)), set(ARC, &colors));
        same!(call!(ARC, numcolors, crate::object(&o, ARC)), colors.len());
        same!(call!(TOK, p_f, crate::object(&o, TOK)), set(TOK, &colors));
        same!(call!(TOK, p_o, crate::object(&o, TOK)), tuple(&colors));
    }

    replace_takes_a_color_out_of_the_palette [replace palette] (d: AnyDialect, g: FullGrid, a: Small, b: Small) {
        let replaced = call!(d, replace, g, a, b);
        same!(replaced, g.map(|_, c| if c == a { b } else { c }));
        let mut colors: BTreeSet<i64> = g.colors().collect();
        if colors.remove(&a) {
            colors.insert(b);
        }
        same!(call!(ARC, palette, replaced), set(d, colors));
    }

    switch_is_an_involution_that_swaps_counts [switch colorcount]
    (d: AnyDialect, g: FullGrid, a: Small, b: Small) {
        let switched = call!(d, switch, g, a, b);
        same!(call!(d, switch, switched, a, b), g);
        same!(call!(ARC, colorcount, switched, a), call!(ARC, colorcount, g, b));
        same!(switched, g.map(|_, c| if c == a { b } else if c == b { a } else { c }));
    }

    colors_are_counted [colorcount mostcolor leastcolor] (g: FullGrid, o: SomeObject, c: Small) {
        let count = counts(g.colors()).get(&c).copied().unwrap_or(0);
        same!(call!(ARC, colorcount, g, c), count);
        same!(call!(ARC, mostcolor, g), most_common(g.colors()).unwrap());
        same!(call!(ARC, leastcolor, g), least_common(g.colors()).unwrap());
        let (colors, object) = (o.iter().map(|c| c.color), crate::object(&o, ARC));
        same!(call!(ARC, mostcolor, object), most_common(colors.clone()).unwrap());
        same!(call!(ARC, leastcolor, object), least_common(colors.clone()).unwrap());
        same!(call!(ARC, colorcount, object, c), colors.filter(|&k| k == c).count());
    }

    ofcolor_partitions_the_places_of_a_grid [ofcolor asindices] (d: AnyDialect, g: FullGrid) {
        let all = (0..g.height() as i64).flat_map(|i| (0..g.width() as i64).map(move |j| (i, j)));
        same!(call!(d, asindices, g), places(all));
        let mut found = 0;
        for color in g.colors().collect::<BTreeSet<i64>>() {
            let here = call!(d, ofcolor, g, color);
            let Value::Indices(here) = here else { return Err(format!("{here}").into()) };
            holds!(here.iter().all(|&ij| g.get(ij) == Some(color)));
            found += here.len();
        }
        same!(found, g.height() * g.width());
    }

    fill_then_ofcolor_finds_the_patch_inside [fill ofcolor] (d: AnyDialect, g: FullGrid, s: AnyIndices, o: AnyObject) {
        let inside = |s: &Indices| places(s.iter().copied().filter(|&ij| g.get(ij).is_some()));
        let color = 77;
        same!(call!(d, ofcolor, call!(d, fill, g, color, s), color), inside(&s));
        let filled = call!(d, fill, g, color, crate::object(&o, d));
        same!(call!(d, ofcolor, filled, color), inside(&o.indices()));
        same!(filled, g.map(|ij, c| if o.indices().contains(&ij) { color } else { c }));
    }

    paint_of_asobject_over_canvas_is_the_identity [paint asobject canvas] (d: AnyDialect, g: FullGrid, c: Small) {
        let shape = (g.height() as i64, g.width() as i64);
        let canvas = call!(d, canvas, c, shape);
        same!(canvas, g.map(|_, _| c));
        same!(call!(d, paint, canvas, call!(d, asobject, g)), g);
    }

    paint_lets_the_largest_color_win [paint] (d: AnyDialect, g: FullGrid, o: AnyObject) {
        same!(call!(d, paint, g, crate::object(&o, d)), painted(&g, &o, None));
    }

    underpaint_and_underfill_touch_the_background_only [underpaint underfill]
    (d: AnyDialect, g: FullGrid, o: AnyObject, c: Small) {
        let bg = background(&g);
        same!(call!(d, underpaint, g, crate::object(&o, d)), painted(&g, &o, Some(bg)));
        let filled = call!(d, underfill, g, c, o.indices());
        let inside = o.indices();
        same!(filled, g.map(|ij, old| if old == bg && inside.contains(&ij) { c } else { old }));
    }

    cover_fills_with_the_background [cover] (d: AnyDialect, g: FullGrid, o: AnyObject) {
        let covered = g.map(|ij, c| if o.indices().contains(&ij) { background(&g) } else { c });
        same!(call!(d, cover, g, crate::object(&o, d)), covered);
    }

    move_covers_then_paints_elsewhere [move] (d: AnyDialect, g: FullGrid, o: AnyObject, by: Place) {
        let covered = g.map(|ij, c| if o.indices().contains(&ij) { background(&g) } else { c });
        let there = o.iter().map(|c| dsl::Cell::new(c.color, (c.i + by.0, c.j + by.1)));
        let there = Object::new(there.collect())?;
        same!(call!(d, move, g, crate::object(&o, d), by), painted(&covered, &there, None));
    }

    asobject_and_toobject_read_the_colors [asobject toobject] (d: AnyDialect, g: FullGrid, s: AnyIndices) {
        let all = call!(d, asobject, g);
        same!(call!(d, size, all), g.height() * g.width());
        same!(call!(d, toobject, call!(d, asindices, g), g), all);
        let cells = s.iter().filter_map(|&ij| Some(dsl::Cell::new(g.get(ij)?, ij)));
        same!(call!(d, toobject, s, g), crate::object(&Object::new(cells.collect())?, d));
    }

    index_reads_one_color [index] (d: AnyDialect, g: FullGrid, at: Place) {
        same!(call!(d, index, g, at), g.get(at).map_or(Value::Missing, Value::Int));
    }

    grids_are_measured_in_rows_and_columns [height width shape portrait square] (g: FullGrid) {
        let (h, w) = (g.height(), g.width());
        same!(call!(ARC, height, g), h);
        same!(call!(ARC, width, g), w);
        same!(call!(ARC, shape, g), (h as i64, w as i64));
        same!(call!(ARC, portrait, g), h > w);
        same!(call!(ARC, square, g), h == w);
    }

    normalizing_a_grid_changes_nothing [normalize_t] (g: AnyGrid) {
        same!(call!(TOK, normalize_t, g), g);
    }

    only_tuples_of_integer_tuples_may_be_grids [is_no_grid] (g: AnyGrid, v: AnyValue) {
        same!(call!(TOK, is_no_grid, g), false);
        let is_row = |row: &Value| row.is_tuple() && row.elements().is_ok_and(|r| r.iter().all(|e| e.int().is_ok()));
        let may_be = v.is_tuple() && v.elements()?.iter().all(is_row);
        same!(call!(TOK, is_no_grid, v), !may_be);
        same!(grid(&rows(&g)), g);
    }
}
