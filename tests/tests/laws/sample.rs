//! Laws of samples.

use crate::{call, function, laws, same, tuple};
use dsl::{Dialect, Grid, Value};
use std::collections::BTreeSet;
use tests::generate::{FullGrid, Small};

const TOK: Dialect = Dialect::Tokpidjin;

fn samples(pairs: &[(&Grid, &Grid)]) -> Value {
    tuple(pairs.iter().map(|(a, b)| tuple([Value::from((*a).clone()), (*b).clone().into()])))
}

/// The colors of some grids, each grid's in ascending order, without those of others.
fn colors(of: &[&Grid], without: &[&Grid]) -> Value {
    let mut seen: BTreeSet<i64> = without.iter().flat_map(|g| g.colors()).collect();
    let mut found = Vec::new();
    for grid in of {
        let palette: BTreeSet<i64> = grid.colors().collect();
        found.extend(palette.into_iter().filter(|&c| seen.insert(c)));
    }
    tuple(found)
}

laws! {
    pairs_of_equal_grids_are_dropped [dedupe_pair_tuple] (a: FullGrid, b: FullGrid) {
        let kept = if a == b { samples(&[]) } else { samples(&[(&a, &b)]) };
        same!(call!(TOK, dedupe_pair_tuple, samples(&[(&a, &a), (&a, &b)])), kept);
    }

    colors_of_inputs_or_outputs_alone [c_iz c_zo c_iz_n c_zo_n] (a: FullGrid, b: FullGrid, c: FullGrid, e: FullGrid) {
        let s = samples(&[(&a, &b), (&c, &e)]);
        let palette = function(TOK, "p_g");
        let (inputs, outputs) = (colors(&[&a, &c], &[&b, &e]), colors(&[&b, &e], &[&a, &c]));
        same!(call!(TOK, c_iz, s, palette), inputs);
        same!(call!(TOK, c_zo, s, palette), outputs);
        let size = function(TOK, "size");
        same!(call!(TOK, c_iz_n, s, palette, size), inputs.size()?);
        same!(call!(TOK, c_zo_n, s, palette, size), outputs.size()?);
        if inputs.size()? > 0 {
            same!(call!(TOK, c_iz_n, s, palette, function(TOK, "first_t")), inputs.elements()?[0]);
        }
    }

    a_mr_finds_the_first_turn_that_explains_all [a_mr] (a: FullGrid, b: FullGrid, k: Small) {
        let k = k.rem_euclid(8);
        let turned = |g: &Grid, k: i64| crate::run(TOK, "mir_rot_t", &[g.clone().into(), k.into()]);
        let pair = |g: &Grid| Ok::<_, crate::Broken>(tuple([g.clone().into(), turned(g, k)?]));
        let s = tuple([pair(&a)?, pair(&b)?]);
        let mut first = None;
        for other in (0..=k).rev() {
            if turned(&a, other)? == turned(&a, k)? && turned(&b, other)? == turned(&b, k)? {
                first = Some(other);
            }
        }
        same!(call!(TOK, a_mr, s), first.unwrap_or(k));
    }
}
