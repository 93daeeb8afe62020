//! Laws of the parts of grids: cutting and joining.

use crate::{call, frame, grid, laws, rows, same};
use dsl::{Dialect, Grid, Ij, Value};
use tests::generate::{AnyDialect, FullGrid, Small};

/// Where Python's slice from `start` to `stop` lies in a list of this length.
fn slice(len: usize, start: i64, stop: i64) -> std::ops::Range<usize> {
    let len = len as i64;
    let place = |k: i64| (if k < 0 { k + len } else { k }).clamp(0, len) as usize;
    place(start)..place(stop).max(place(start))
}

fn cut(g: &Grid, from: std::ops::Range<usize>, columns: &std::ops::Range<usize>) -> Value {
    grid(&rows(g)[from].iter().map(|row| row[columns.clone()].to_vec()).collect::<Vec<_>>())
}

/// A part of a grid: as slices give it, but in tokpidjin empty unless all of it is inside.
fn cropped(d: Dialect, g: &Grid, (i, j): Ij, (h, w): Ij) -> Value {
    let (height, width) = (g.height() as i64, g.width() as i64);
    let starts = (0..height).contains(&i) && (0..width).contains(&j);
    match d.is_tok() && !(starts && i + h <= height && j + w <= width) {
        true => Value::empty_tuple(),
        false => cut(g, slice(g.height(), i, i + h), &slice(g.width(), j, j + w)),
    }
}

/// Joins the parts with an op, from left to right.
fn join(d: Dialect, op: &str, parts: &[Value]) -> Result<Value, crate::Broken> {
    let (first, rest) = parts.split_first().unwrap();
    rest.iter().try_fold(first.clone(), |a, b| crate::run(d, op, &[a, b.clone()]))
}

laws! {
    concatenation_keeps_both_side_by_side [hconcat vconcat] (d: AnyDialect, a: FullGrid, b: FullGrid) {
        let (x, y) = (rows(&a), rows(&b));
        let wide: Vec<_> = x.iter().zip(&y).map(|(a, b)| [&a[..], b].concat()).collect();
        same!(call!(d, hconcat, a, b), grid(&wide));
        let turned = (call!(d, rot90, a), call!(d, rot90, b));
        if a.height() == b.height() {
            same!(call!(d, rot270, call!(d, vconcat, turned.0, turned.1)), grid(&wide));
        }
        if a.width() == b.width() {
            same!(call!(d, vconcat, a, b), grid(&[x, y].concat()));
        }
    }

    hsplit_then_hconcat_restores [hsplit hconcat] (d: AnyDialect, a: FullGrid, n: Small) {
        let n = n.unsigned_abs() as usize % 4 + 1;
        if !a.width().is_multiple_of(n) {
            return Ok(());
        }
        let parts = call!(d, hsplit, a, n);
        same!(call!(d, size, parts), n);
        same!(join(d, "hconcat", &parts.elements()?)?, a);
    }

    vsplit_then_vconcat_restores [vsplit vconcat] (d: AnyDialect, a: FullGrid, n: Small) {
        let n = n.unsigned_abs() as usize % 4 + 1;
        if !a.height().is_multiple_of(n) {
            return Ok(());
        }
        let parts = call!(d, vsplit, a, n);
        same!(call!(d, size, parts), n);
        same!(join(d, "vconcat", &parts.elements()?)?, a);
    }

    splits_with_a_remainder_skip_one_after_each_part [hsplit vsplit] (d: AnyDialect, a: FullGrid, n: Small) {
        let n = n.unsigned_abs() as usize % 4 + 1;
        let (h, w) = (a.height(), a.width());
        let start = |len: usize, k: usize| (k * (len / n) + usize::from(!len.is_multiple_of(n)) * k) as i64;
        let part = |at, dims: (usize, usize)| cropped(d, &a, at, (dims.0 as i64, dims.1 as i64));
        let across = (0..n).map(|k| part((0, start(w, k)), (h, w / n)));
        same!(call!(d, hsplit, a, n), crate::tuple(across));
        let down = (0..n).map(|k| part((start(h, k), 0), (h / n, w)));
        same!(call!(d, vsplit, a, n), crate::tuple(down));
    }

    crop_follows_slices_or_wants_all_inside [crop]
    (d: AnyDialect, a: FullGrid, i: Small, j: Small, h: Small, w: Small) {
        let (h, w) = (h.abs(), w.abs());
        same!(call!(d, crop, a, (i, j), (h, w)), cropped(d, &a, (i, j), (h, w)));
        let (i, j) = (i.rem_euclid(a.height() as i64), j.rem_euclid(a.width() as i64));
        same!(call!(d, crop, a, (i, j), (h, w)), cropped(d, &a, (i, j), (h, w)));
    }

    subgrid_is_the_crop_to_the_frame [subgrid] (d: AnyDialect, a: FullGrid, i: Small, j: Small) {
        let corner = (i.rem_euclid(a.height() as i64), j.rem_euclid(a.width() as i64));
        let patch = crate::places([(0, 0), corner]);
        let (top, left, bottom, right) = frame(&[(0, 0), corner]).unwrap();
        let columns = left as usize..right as usize + 1;
        same!(call!(d, subgrid, patch, a), cut(&a, top as usize..bottom as usize + 1, &columns));
        same!(call!(d, subgrid, call!(d, asobject, a), a), a);
    }

    halves_leave_out_a_middle_line [tophalf bottomhalf lefthalf righthalf] (d: AnyDialect, a: FullGrid) {
        let (h, w) = (a.height(), a.width());
        let (all_rows, all_columns) = (0..h, 0..w);
        same!(call!(d, tophalf, a), cut(&a, 0..h / 2, &all_columns));
        same!(call!(d, bottomhalf, a), cut(&a, h.div_ceil(2)..h, &all_columns));
        // Half of a single column has no rows either.
        let all_rows = if w == 1 { 0..0 } else { all_rows };
        same!(call!(d, lefthalf, a), cut(&a, all_rows.clone(), &(0..w / 2)));
        same!(call!(d, righthalf, a), cut(&a, all_rows, &(w.div_ceil(2)..w)));
    }

    trim_takes_off_the_border [trim] (d: AnyDialect, a: FullGrid) {
        let (h, w) = (a.height(), a.width());
        same!(call!(d, trim, a), cut(&a, 1..(h - 1).max(1), &(1..(w - 1).max(1))));
    }

    compress_leaves_out_lines_of_one_color [compress] (d: AnyDialect, a: FullGrid) {
        let lines = rows(&a);
        let plain = |mut line: Box<dyn Iterator<Item = i64> + '_>| {
            let first = line.next();
            line.all(|c| Some(c) == first)
        };
        let kept: Vec<usize> = (0..a.width())
            .filter(|&j| !plain(Box::new(lines.iter().map(move |row| row[j]))))
            .collect();
        let rest = lines.iter().filter(|row| !plain(Box::new(row.iter().copied())));
        let rest: Vec<Vec<i64>> =
            rest.map(|row| kept.iter().map(|&j| row[j]).collect()).collect();
        same!(call!(d, compress, a), grid(&rest));
    }

    cellwise_keeps_what_agrees [cellwise] (d: AnyDialect, a: FullGrid, b: FullGrid, c: Small) {
        same!(call!(d, cellwise, a, a, c), a);
        if b.height() < a.height() || b.width() < a.width() {
            return Ok(());
        }
        let agreed = a.map(|ij, color| if b.get(ij) == Some(color) { color } else { c });
        same!(call!(d, cellwise, a, b, c), agreed);
    }
}
