//! Laws of finding objects.

use crate::{Broken, call, holds, laws, most_common, places, same, set, tuple};
use dsl::{Cell, Dialect, Grid, Object, Value};
use std::collections::BTreeSet;
use tests::generate::{
    AnyDialect, FullGrid, Small, SomeObject, SomeObjects, components, patch_of, seeded,
};

const TOK: Dialect = Dialect::Tokpidjin;

/// Every combination of the three flags of `objects`, in the order of `o_g`'s types.
fn flags() -> impl Iterator<Item = (bool, bool, bool)> {
    (0..8).map(|k| (k & 4 != 0, k & 2 != 0, k & 1 != 0))
}

fn background(g: &Grid, without: bool) -> Option<i64> {
    if without { most_common(g.colors()) } else { None }
}

fn cells(g: &Grid) -> Vec<Cell> {
    let all = g.array().indexed_iter();
    all.map(|((i, j), &color)| Cell::new(color, (i as i64, j as i64))).collect()
}

fn sets_of(tuples: &Value) -> Result<Value, Broken> {
    let tuples = tuples.elements()?;
    let sets = tuples.iter().map(|t| Ok(set(TOK, t.elements()?.iter())));
    Ok(set(TOK, sets.collect::<dsl::Result<Vec<Value>>>()?))
}

laws! {
    objects_partition_the_cells_that_are_not_background [objects] (d: AnyDialect, g: FullGrid) {
        for (univalued, diagonal, without) in flags() {
            let found = call!(d, objects, g, univalued, diagonal, without);
            let bg = background(&g, without);
            let wanted: Vec<Cell> = cells(&g).into_iter().filter(|c| Some(c.color) != bg).collect();
            let count: usize = found.elements()?.iter().map(|o| o.size().unwrap_or(0)).sum();
            if univalued {
                same!(count, wanted.len());
            }
            let merged = call!(d, merge, found);
            same!(merged, crate::object(&Object::new(wanted)?, d));
        }
    }

    objects_are_the_connected_components [objects o_g] (d: AnyDialect, g: FullGrid) {
        for (k, (univalued, diagonal, without)) in flags().enumerate() {
            let expected = components(&g, univalued, diagonal, background(&g, without));
            let found = call!(d, objects, g, univalued, diagonal, without);
            same!(found, crate::objects(&expected, d));
            same!(call!(TOK, o_g, g, k), crate::objects(&expected, TOK));
        }
    }

    objects_t_lists_the_same_from_the_top_left [objects_t o_g_t] (g: FullGrid) {
        for (k, (univalued, diagonal, without)) in flags().enumerate() {
            let listed = call!(TOK, objects_t, g, univalued, diagonal, without);
            same!(call!(TOK, o_g_t, g, k), listed);
            let expected = components(&g, univalued, diagonal, background(&g, without));
            same!(sets_of(&listed)?, crate::objects(&expected, TOK));
            let first = |object: &Object| object.iter().min_by_key(|c| c.ij()).copied();
            let seeds: BTreeSet<_> = expected.iter().filter_map(first).map(|c| c.ij()).collect();
            let heads = listed.elements()?.iter().map(|o| {
                let head = o.elements()?[0].elements()?.into_owned();
                Ok((head[0].int()?, head[1].int()?))
            }).collect::<dsl::Result<Vec<_>>>()?;
            holds!(heads == seeds.into_iter().collect::<Vec<_>>());
        }
    }

    partitions_group_cells_by_color [partition fgpartition] (d: AnyDialect, g: FullGrid) {
        let bg = most_common(g.colors());
        let colors: BTreeSet<i64> = g.colors().collect();
        let of = |color: i64| Object::new(cells(&g).into_iter().filter(|c| c.color == color).collect());
        let all = colors.iter().map(|&c| of(c)).collect::<dsl::Result<Vec<_>>>()?;
        same!(call!(d, partition, g), crate::objects(&all, d));
        let front = colors.iter().filter(|&&c| Some(c) != bg).map(|&c| of(c));
        let front = front.collect::<dsl::Result<Vec<_>>>()?;
        same!(call!(d, fgpartition, g), crate::objects(&front, d));
    }

    filters_by_color_and_size_keep_those_objects [colorfilter sizefilter] (d: AnyDialect, o: SomeObjects, n: Small) {
        let n = n.abs();
        let of_color: Vec<Object> = o.iter().filter(|o| o[0].color == n).cloned().collect();
        same!(call!(d, colorfilter, crate::objects(&o, d), n), crate::objects(&of_color, d));
        let of_size: Vec<Object> = o.iter().filter(|o| o.len() as i64 == n).cloned().collect();
        same!(call!(d, sizefilter, crate::objects(&o, d), n), crate::objects(&of_size, d));
    }

    filters_of_tuples_keep_order [colorfilter_t sizefilter_t] (o: SomeObjects, n: Small) {
        let n = n.abs();
        let cells = |o: &Object| tuple(o.iter().map(|c| c.value(TOK.cell_form())));
        let listed = tuple(o.iter().map(cells));
        let of_color = tuple(o.iter().filter(|o| o[0].color == n).map(cells));
        same!(call!(TOK, colorfilter_t, listed, n), of_color);
        let of_size = tuple(o.iter().filter(|o| o.len() as i64 == n).map(cells));
        same!(call!(TOK, sizefilter_t, listed, n), of_size);
    }

    occurrences_are_where_the_object_reappears [occurrences] (d: AnyDialect, g: FullGrid, o: SomeObject, n: Small) {
        let own = patch_of(&g, &mut seeded(n as u64, 10));
        for object in [own, o] {
            let (top, left, ..) = crate::frame(&object.indices()).unwrap();
            let fits = |i: i64, j: i64| {
                object.iter().all(|c| g.get((c.i - top + i, c.j - left + j)) == Some(c.color))
            };
            let all = (0..g.height() as i64).flat_map(|i| (0..g.width() as i64).map(move |j| (i, j)));
            let expected = places(all.filter(|&(i, j)| fits(i, j)));
            same!(call!(d, occurrences, g, crate::object(&object, d)), expected);
        }
    }

    frontiers_are_full_lines_of_one_color [frontiers] (d: AnyDialect, g: FullGrid) {
        let lines = (0..g.height() as i64).map(|i| (i, None));
        let lines = lines.chain((0..g.width() as i64).map(|j| (j, Some(()))));
        let mut expected = Vec::new();
        for (k, column) in lines {
            let on = |c: &&Cell| if column.is_some() { c.j == k } else { c.i == k };
            let line: Vec<Cell> = cells(&g).iter().filter(on).copied().collect();
            if line.iter().all(|c| c.color == line[0].color) {
                expected.push(Object::new(line)?);
            }
        }
        same!(call!(d, frontiers, g), crate::objects(&expected, d));
    }
}
