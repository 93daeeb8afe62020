//! Laws of places: neighbors and lines.

use crate::{call, laws, places, same};
use dsl::Ij;
use tests::generate::{AnyDialect, Place, Small};

fn near((i, j): Ij, close: impl Fn(i64, i64) -> bool) -> dsl::Value {
    let around = (-1..=1).flat_map(|a| (-1..=1).map(move |b| (a, b)));
    places(around.filter(|&(a, b)| close(a, b)).map(|(a, b)| (i + a, j + b)))
}

laws! {
    neighbors_are_one_step_away [dneighbors ineighbors neighbors] (d: AnyDialect, at: Place) {
        same!(call!(d, dneighbors, at), near(at, |a, b| a.abs() + b.abs() == 1));
        same!(call!(d, ineighbors, at), near(at, |a, b| a.abs() + b.abs() == 2));
        same!(call!(d, neighbors, at), near(at, |a, b| a != 0 || b != 0));
    }

    connect_walks_straight_or_diagonally [connect] (d: AnyDialect, a: Place, step: Place, n: Small) {
        let (di, dj) = (step.0.signum(), step.1.signum());
        let n = n.abs();
        let walked = places((0..=n).map(|k| (a.0 + k * di, a.1 + k * dj)));
        let end = (a.0 + n * di, a.1 + n * dj);
        same!(call!(d, connect, a, end), walked);
        same!(call!(d, connect, end, a), walked);
    }

    connect_is_empty_off_the_lines [connect] (d: AnyDialect, a: Place, b: Place) {
        let (di, dj) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let line = di == 0 || dj == 0 || di == dj;
        let expected = if line { di.max(dj) + 1 } else { 0 };
        same!(call!(d, size, call!(d, connect, a, b)), expected);
    }

    frontiers_run_from_0_to_29 [vfrontier hfrontier] (d: AnyDialect, at: Place) {
        same!(call!(d, vfrontier, at), places((0..30).map(|i| (i, at.1))));
        same!(call!(d, hfrontier, at), places((0..30).map(|j| (at.0, j))));
    }

    shoot_goes_42_steps [shoot] (d: AnyDialect, at: Place, step: Place) {
        let (di, dj) = (step.0.signum(), step.1.signum());
        let ray = places((0..=42).map(|k| (at.0 + k * di, at.1 + k * dj)));
        same!(call!(d, shoot, at, (di, dj)), ray);
    }
}
