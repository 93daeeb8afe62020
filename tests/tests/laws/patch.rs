//! Laws of patches.

use crate::{call, frame, holds, laws, places, same};
use dsl::{Cell, Dialect, Grid, Ij, Object, Value};
use std::collections::BTreeSet;
use tests::generate::{AnyDialect, FullGrid, Place, Small, SomeIndices, SomeObject};

const ARC: Dialect = Dialect::ArcDsl;
const TOK: Dialect = Dialect::Tokpidjin;

/// The object with every cell moved.
fn moved(object: &Object, to: impl Fn(Ij) -> Ij) -> Object {
    Object::new(object.iter().map(|c| Cell::new(c.color, to(c.ij()))).collect()).unwrap()
}

/// The places on the edge of a rectangle.
fn edge(top: i64, left: i64, bottom: i64, right: i64) -> Value {
    let all = (top..=bottom).flat_map(|i| (left..=right).map(move |j| (i, j)));
    places(all.filter(|&(i, j)| i == top || i == bottom || j == left || j == right))
}

fn inside(top: i64, left: i64, bottom: i64, right: i64) -> Vec<Ij> {
    (top..=bottom).flat_map(|i| (left..=right).map(move |j| (i, j))).collect()
}

fn distance(a: &[Ij], b: &[Ij]) -> i64 {
    let one = |p: Ij, q: Ij| (p.0 - q.0).abs() + (p.1 - q.1).abs();
    a.iter().flat_map(|&p| b.iter().map(move |&q| one(p, q))).min().unwrap()
}

fn middle(places: &[Ij]) -> Ij {
    let (top, left, bottom, right) = frame(places).unwrap();
    (top + (bottom - top + 1) / 2, left + (right - left + 1) / 2)
}

/// The first shift left that maps the cells right of it into the object.
fn period(cells: &BTreeSet<(i64, Ij)>, width: i64) -> i64 {
    let repeats = |p: &i64| {
        let mut late = cells.iter().filter(|(_, (_, j))| j >= p);
        late.all(|&(c, (i, j))| cells.contains(&(c, (i, j - p))))
    };
    (1..width).find(repeats).unwrap_or(width)
}

laws! {
    edges_and_corners_are_those_of_the_frame
    [uppermost lowermost leftmost rightmost ulcorner urcorner llcorner lrcorner corners]
    (d: AnyDialect, s: SomeIndices) {
        let (top, left, bottom, right) = frame(&s).unwrap();
        same!(call!(d, uppermost, s), top);
        same!(call!(d, lowermost, s), bottom);
        same!(call!(d, leftmost, s), left);
        same!(call!(d, rightmost, s), right);
        same!(call!(d, ulcorner, s), (top, left));
        same!(call!(d, urcorner, s), (top, right));
        same!(call!(d, llcorner, s), (bottom, left));
        same!(call!(d, lrcorner, s), (bottom, right));
        let four = [(top, left), (top, right), (bottom, left), (bottom, right)];
        same!(call!(d, corners, s), places(four));
    }

    colors_do_not_move_edges_and_corners
    [uppermost lowermost leftmost rightmost ulcorner urcorner llcorner lrcorner]
    (d: AnyDialect, o: SomeObject) {
        let (top, left, bottom, right) = frame(&o.indices()).unwrap();
        let o = crate::object(&o, d);
        same!(call!(d, uppermost, o), top);
        same!(call!(d, lowermost, o), bottom);
        same!(call!(d, leftmost, o), left);
        same!(call!(d, rightmost, o), right);
        same!(call!(d, ulcorner, o), (top, left));
        same!(call!(d, urcorner, o), (top, right));
        same!(call!(d, llcorner, o), (bottom, left));
        same!(call!(d, lrcorner, o), (bottom, right));
    }

    col_row_and_corner_choose_by_type [col_row corner] (s: SomeIndices) {
        let (top, left, bottom, right) = frame(&s).unwrap();
        for (k, line) in [bottom, top, left, right].into_iter().enumerate() {
            same!(call!(TOK, col_row, s, k), line);
        }
        let four = [(top, left), (top, right), (bottom, left), (bottom, right)];
        for (k, corner) in four.into_iter().enumerate() {
            same!(call!(TOK, corner, s, k), corner);
        }
    }

    patches_are_measured_by_their_frame [height width shape portrait square vline hline]
    (s: SomeIndices, o: SomeObject) {
        for (patch, list, count) in [
            (Value::from(s.clone()), s.clone(), s.len()),
            (crate::object(&o, ARC), o.indices(), o.len()),
        ] {
            let (top, left, bottom, right) = frame(&list).unwrap();
            let (h, w) = (bottom - top + 1, right - left + 1);
            same!(call!(ARC, height, patch), h);
            same!(call!(ARC, width, patch), w);
            same!(call!(ARC, shape, patch), (h, w));
            same!(call!(ARC, portrait, patch), h > w);
            same!(call!(ARC, square, patch), h == w && count as i64 == h * w);
            same!(call!(ARC, vline, patch), w == 1 && count as i64 == h);
            same!(call!(ARC, hline, patch), h == 1 && count as i64 == w);
        }
    }

    toindices_drops_colors [toindices] (d: AnyDialect, s: SomeIndices, o: SomeObject) {
        same!(call!(d, toindices, s), s);
        same!(call!(d, toindices, crate::object(&o, d)), places(o.iter().map(Cell::ij)));
    }

    recolor_keeps_places_and_gives_one_color [recolor color] (d: AnyDialect, o: SomeObject, c: Small) {
        let recolored = call!(ARC, recolor, c, crate::object(&o, ARC));
        let cells = o.iter().map(|cell| Cell::new(c, cell.ij()));
        same!(recolored, crate::object(&Object::new(cells.collect())?, ARC));
        same!(call!(ARC, recolor, c, o.indices()), recolored);
        same!(call!(ARC, color, recolored), c);
        same!(call!(d, color, crate::object(&o, d)), o.iter().map(|c| c.color).min().unwrap());
    }

    shift_composes [shift] (d: AnyDialect, s: SomeIndices, o: SomeObject, a: Place, b: Place) {
        let both = (a.0 + b.0, a.1 + b.1);
        same!(call!(d, shift, s, a), places(s.iter().map(|&(i, j)| (i + a.0, j + a.1))));
        same!(call!(d, shift, call!(d, shift, s, a), b), call!(d, shift, s, both));
        let expected = moved(&o, |(i, j)| (i + both.0, j + both.1));
        let shifted = call!(d, shift, call!(d, shift, crate::object(&o, d), a), b);
        same!(shifted, crate::object(&expected, d));
    }

    normalize_puts_the_corner_at_the_origin [normalize] (d: AnyDialect, s: SomeIndices, o: SomeObject) {
        let normal = call!(d, normalize, s);
        same!(call!(d, ulcorner, normal), (0, 0));
        let (top, left, ..) = frame(&s).unwrap();
        same!(call!(d, shift, normal, (top, left)), s);
        let (top, left, ..) = frame(&o.indices()).unwrap();
        let expected = moved(&o, |(i, j)| (i - top, j - left));
        same!(call!(d, normalize, crate::object(&o, d)), crate::object(&expected, d));
    }

    mirrors_of_patches_stay_in_the_frame [hmirror vmirror dmirror cmirror] (o: SomeObject) {
        let (t, l, b, r) = frame(&o.indices()).unwrap();
        let piece = crate::object(&o, ARC);
        let image = |to: &dyn Fn(Ij) -> Ij| crate::object(&moved(&o, to), ARC);
        same!(call!(ARC, hmirror, piece), image(&|(i, j)| (t + b - i, j)));
        same!(call!(ARC, vmirror, piece), image(&|(i, j)| (i, l + r - j)));
        same!(call!(ARC, dmirror, piece), image(&|(i, j)| (t + j - l, l + i - t)));
        same!(call!(ARC, cmirror, piece), image(&|(i, j)| (t + r - j, l + b - i)));
        let bare = o.indices();
        same!(call!(ARC, hmirror, bare), places(bare.iter().map(|&(i, j)| (t + b - i, j))));
        same!(call!(ARC, vmirror, bare), places(bare.iter().map(|&(i, j)| (i, l + r - j))));
        same!(call!(ARC, dmirror, bare), places(bare.iter().map(|&(i, j)| (t + j - l, l + i - t))));
        same!(call!(ARC, cmirror, bare), places(bare.iter().map(|&(i, j)| (t + r - j, l + b - i))));
    }

    mir_rot_f_chooses_a_mirror [mir_rot_f] (s: SomeIndices) {
        let (t, l, b, r) = frame(&s).unwrap();
        let image = |to: &dyn Fn(Ij) -> Ij| places(s.iter().copied().map(to));
        same!(call!(TOK, mir_rot_f, s, 0), image(&|(i, j)| (t + b - i, j)));
        same!(call!(TOK, mir_rot_f, s, 1), image(&|(i, j)| (t + j - l, l + i - t)));
        same!(call!(TOK, mir_rot_f, s, 2), image(&|(i, j)| (i, l + r - j)));
        same!(call!(TOK, mir_rot_f, s, 3), image(&|(i, j)| (t + r - j, l + b - i)));
        same!(call!(TOK, mir_rot_f, s, 4), s);
    }

    matching_is_sharing_a_row_or_column [hmatching vmatching] (d: AnyDialect, a: SomeIndices, b: SomeObject) {
        let lines = |s: &[Ij], row: bool| -> BTreeSet<i64> {
            s.iter().map(|ij| if row { ij.0 } else { ij.1 }).collect()
        };
        let shared = |row| !lines(&a, row).is_disjoint(&lines(&b.indices(), row));
        same!(call!(d, hmatching, a, crate::object(&b, d)), shared(true));
        same!(call!(d, vmatching, crate::object(&b, d), a), shared(false));
    }

    manhattan_is_symmetric_and_the_least_distance [manhattan adjacent]
    (d: AnyDialect, a: SomeIndices, b: SomeObject) {
        let expected = distance(&a, &b.indices());
        let b = crate::object(&b, d);
        same!(call!(d, manhattan, a, b), expected);
        same!(call!(d, manhattan, b, a), expected);
        same!(call!(d, manhattan, a, a), 0);
        same!(call!(d, adjacent, a, b), expected == 1);
    }

    bordering_touches_an_edge_line [bordering] (d: AnyDialect, g: FullGrid, s: SomeIndices) {
        let (top, left, bottom, right) = frame(&s).unwrap();
        let last = (g.height() as i64 - 1, g.width() as i64 - 1);
        let touches = top == 0 || left == 0 || bottom == last.0 || right == last.1;
        same!(call!(d, bordering, s, g), touches);
    }

    the_center_of_mass_is_the_mean_rounded_down [centerofmass] (d: AnyDialect, s: SomeIndices) {
        let mean = |sum: i64| (sum as f64 / s.len() as f64).floor() as i64;
        let sum = s.iter().fold((0, 0), |(a, b), (i, j)| (a + i, b + j));
        same!(call!(d, centerofmass, s), (mean(sum.0), mean(sum.1)));
    }

    positions_point_from_center_to_center [center position] (d: AnyDialect, a: SomeIndices, b: SomeIndices) {
        let (x, y) = (middle(&a), middle(&b));
        same!(call!(d, center, a), x);
        let toward = ((y.0 - x.0).signum(), (y.1 - x.1).signum());
        same!(call!(d, position, a, b), if toward == (0, 0) { (0, -1) } else { toward });
    }

    backdrop_is_the_frame_and_delta_the_rest [backdrop delta] (d: AnyDialect, o: SomeObject) {
        let s = o.indices();
        let (t, l, b, r) = frame(&s).unwrap();
        let o = crate::object(&o, d);
        same!(call!(d, backdrop, o), places(inside(t, l, b, r)));
        same!(call!(d, backdrop, s), places(inside(t, l, b, r)));
        let rest = inside(t, l, b, r).into_iter().filter(|ij| !s.contains(ij));
        same!(call!(d, delta, o), places(rest));
    }

    box_inbox_and_outbox_nest [box inbox outbox] (d: AnyDialect, s: SomeIndices) {
        let (t, l, b, r) = frame(&s).unwrap();
        let outer = call!(d, outbox, s);
        same!(call!(d, box, s), edge(t, l, b, r));
        same!(outer, edge(t - 1, l - 1, b + 1, r + 1));
        same!(call!(d, inbox, outer), call!(d, box, s));
        let (i, j) = ((t + 1, b - 1), (l + 1, r - 1));
        let inner = edge(i.0.min(i.1), j.0.min(j.1), i.0.max(i.1), j.0.max(j.1));
        same!(call!(d, inbox, s), inner);
    }

    gravitate_stops_when_adjacent_or_after_42_steps [gravitate] (d: AnyDialect, a: SomeIndices, b: SomeIndices) {
        let (x, y) = (middle(&a), middle(&b));
        let vertical = a.iter().any(|p| b.iter().any(|q| p.1 == q.1));
        let sign = |from: i64, to: i64| if from < to { 1 } else { -1 };
        let step = if vertical { (sign(x.0, y.0), 0) } else { (0, sign(x.1, y.1)) };
        let at = |k: i64| -> Vec<Ij> {
            a.iter().map(|&(i, j)| (i + k * step.0, j + k * step.1)).collect()
        };
        let steps = (0..42).find(|&k| distance(&at(k), &b) == 1).unwrap_or(42);
        same!(call!(d, gravitate, a, b), (steps * step.0, steps * step.1));
    }

    periods_repeat [hperiod vperiod] (d: AnyDialect, o: SomeObject) {
        let (t, l, b, r) = frame(&o.indices()).unwrap();
        let cells = o.iter().map(|c| (c.color, (c.i - t, c.j - l)));
        let turned = o.iter().map(|c| (c.color, (c.j - l, c.i - t)));
        let (across, down) = (period(&cells.collect(), r - l + 1), period(&turned.collect(), b - t + 1));
        same!(call!(d, hperiod, crate::object(&o, d)), across);
        same!(call!(d, vperiod, crate::object(&o, d)), down);
    }

    tiled_grids_have_the_tiles_period [hperiod vperiod] (d: AnyDialect, g: FullGrid) {
        let (h, w) = (g.height(), g.width());
        if h * w > 60 {
            return Ok(());
        }
        let tiled = Grid::from_fn(2 * h, 2 * w, |i, j| g.get(((i % h) as i64, (j % w) as i64)).unwrap())?;
        let whole = call!(d, asobject, tiled);
        holds!(call!(d, hperiod, whole).int()? <= w as i64);
        holds!(call!(d, vperiod, whole).int()? <= h as i64);
    }
}
