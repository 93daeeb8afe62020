//! The ops of tokpidjin on batches. Written from the table in `dsl` by `cargo run -p tests --example emit`.

use super::run;
use crate::{Batch, BatchArg};
use dsl::Dialect::Tokpidjin;

/// The first kind of turn or mirror, from 0 to 7, by which mir_rot_t makes every output of its input, missing if there is none.
#[must_use]
pub fn a_mr<'a>(s: impl Into<BatchArg<'a>>) -> Batch {
    run("a_mr", Tokpidjin, &[s.into()])
}

/// The sum, place by place; tokpidjin: an empty tuple counts as 0.
#[must_use]
pub fn add<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("add", Tokpidjin, &[a.into(), b.into()])
}

/// Whether the shortest way between two patches is 1; with an empty one it fails, tokpidjin: is false.
#[must_use]
pub fn adjacent<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("adjacent", Tokpidjin, &[a.into(), b.into()])
}

/// What the function gives for the elements, in a container of the same kind.
#[must_use]
pub fn apply<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("apply", Tokpidjin, &[function.into(), container.into()])
}

/// Apply, meant for sets.
#[must_use]
pub fn apply_f<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("apply_f", Tokpidjin, &[function.into(), container.into()])
}

/// The tuple of what the function gives for the elements.
#[must_use]
pub fn apply_t<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("apply_t", Tokpidjin, &[function.into(), container.into()])
}

/// The first element where the function is largest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmax<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmax", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element where the function is largest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmax_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmax_f", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element where the function is largest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmax_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmax_t", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element where the function is smallest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmin<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmin", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element where the function is smallest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmin_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmin_f", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element where the function is smallest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmin_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmin_t", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first two elements of a tuple, then c.
#[must_use]
pub fn ascell<'a>(ij: impl Into<BatchArg<'a>>, c: impl Into<BatchArg<'a>>) -> Batch {
    run("ascell", Tokpidjin, &[ij.into(), c.into()])
}

/// The places of all cells; as wide as the first row.
#[must_use]
pub fn asindices<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("asindices", Tokpidjin, &[grid.into()])
}

/// All cells of a grid; tokpidjin: of what is no grid none.
#[must_use]
pub fn asobject<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("asobject", Tokpidjin, &[grid.into()])
}

/// The tuple of three values.
#[must_use]
pub fn astriple<'a>(i: impl Into<BatchArg<'a>>, j: impl Into<BatchArg<'a>>, c: impl Into<BatchArg<'a>>) -> Batch {
    run("astriple", Tokpidjin, &[i.into(), j.into(), c.into()])
}

/// The tuple of two values.
#[must_use]
pub fn astuple<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("astuple", Tokpidjin, &[a.into(), b.into()])
}

/// All places in the box around a patch; tokpidjin: none for what is no container.
#[must_use]
pub fn backdrop<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("backdrop", Tokpidjin, &[patch.into()])
}

/// Whether the box around a patch reaches a border of the grid; of the empty patch it fails, tokpidjin: is false.
#[must_use]
pub fn bordering<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("bordering", Tokpidjin, &[patch.into(), grid.into()])
}

/// B if a is true, else a.
#[must_use]
pub fn both<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("both", Tokpidjin, &[a.into(), b.into()])
}

/// The lower half without the middle row.
#[must_use]
pub fn bottomhalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("bottomhalf", Tokpidjin, &[grid.into()])
}

/// The border of the box around a patch; the empty patch stays, tokpidjin: as a set.
#[must_use]
pub fn r#box<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("box", Tokpidjin, &[patch.into()])
}

/// A if the condition is true, else b.
#[must_use]
pub fn branch<'a>(condition: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("branch", Tokpidjin, &[condition.into(), a.into(), b.into()])
}

/// A if the condition is true, else b.
#[must_use]
pub fn c_branch<'a>(condition: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("c_branch", Tokpidjin, &[condition.into(), a.into(), b.into()])
}

/// What the function finds in the inputs and not in the outputs: its results on all of them merged, without duplicates.
#[must_use]
pub fn c_iz<'a>(s: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("c_iz", Tokpidjin, &[s.into(), function.into()])
}

/// Pick of c_iz.
#[must_use]
pub fn c_iz_n<'a>(s: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>, pick: impl Into<BatchArg<'a>>) -> Batch {
    run("c_iz_n", Tokpidjin, &[s.into(), function.into(), pick.into()])
}

/// What the function finds in the outputs and not in the inputs: its results on all of them merged, without duplicates.
#[must_use]
pub fn c_zo<'a>(s: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("c_zo", Tokpidjin, &[s.into(), function.into()])
}

/// Pick of c_zo.
#[must_use]
pub fn c_zo_n<'a>(s: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>, pick: impl Into<BatchArg<'a>>) -> Batch {
    run("c_zo_n", Tokpidjin, &[s.into(), function.into(), pick.into()])
}

/// A grid of one color; negative sizes count as zero.
#[must_use]
pub fn canvas<'a>(color: impl Into<BatchArg<'a>>, dimensions: impl Into<BatchArg<'a>>) -> Batch {
    run("canvas", Tokpidjin, &[color.into(), dimensions.into()])
}

/// The tuple of cells from places in a and colors in b, as many as the shorter container has.
#[must_use]
pub fn celltuple<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("celltuple", Tokpidjin, &[a.into(), b.into()])
}

/// The colors on which both grids agree, else the fallback; a smaller b is an error, in tokpidjin it differs where it has no cell.
#[must_use]
pub fn cellwise<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>, fallback: impl Into<BatchArg<'a>>) -> Batch {
    run("cellwise", Tokpidjin, &[a.into(), b.into(), fallback.into()])
}

/// The middle of the box around a patch, the lower or right one of two; the empty patch fails, tokpidjin: has the empty tuple; arc-dsl takes a tuple's size for that of a grid.
#[must_use]
pub fn center<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("center", Tokpidjin, &[patch.into()])
}

/// The mean of the places, rounded down; the sum goes by places, the divisor by elements; of the empty patch the empty tuple.
#[must_use]
pub fn centerofmass<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("centerofmass", Tokpidjin, &[patch.into()])
}

/// The function x ↦ h(g(f(x))).
#[must_use]
pub fn chain<'a>(h: impl Into<BatchArg<'a>>, g: impl Into<BatchArg<'a>>, f: impl Into<BatchArg<'a>>) -> Batch {
    run("chain", Tokpidjin, &[h.into(), g.into(), f.into()])
}

/// The elements of a patch mirrored at the diagonal from lower left to upper right.
#[must_use]
pub fn cmirror_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("cmirror_f", Tokpidjin, &[patch.into()])
}

/// Places mirrored at the diagonal from lower left to upper right.
#[must_use]
pub fn cmirror_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("cmirror_i", Tokpidjin, &[indices.into()])
}

/// Cells mirrored at the diagonal from lower left to upper right.
#[must_use]
pub fn cmirror_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("cmirror_o", Tokpidjin, &[obj.into()])
}

/// The grid mirrored at the diagonal from the lower left.
#[must_use]
pub fn cmirror_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("cmirror_t", Tokpidjin, &[grid.into()])
}

/// A side of the box around a patch: 0 its last row, 1 the first, 2 its first column, 3 the last; missing for any other number.
#[must_use]
pub fn col_row<'a>(patch: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("col_row", Tokpidjin, &[patch.into(), r#type.into()])
}

/// The color of the first cell, which has the smallest color; fails on the empty object, which in tokpidjin gives missing.
#[must_use]
pub fn color<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("color", Tokpidjin, &[obj.into()])
}

/// How many cells have the color.
#[must_use]
pub fn colorcount_f<'a>(obj: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>) -> Batch {
    run("colorcount_f", Tokpidjin, &[obj.into(), color.into()])
}

/// How many cells have a color.
#[must_use]
pub fn colorcount_t<'a>(grid: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>) -> Batch {
    run("colorcount_t", Tokpidjin, &[grid.into(), color.into()])
}

/// The set of those objects whose first cell has the color; an empty object fails.
#[must_use]
pub fn colorfilter<'a>(objs: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>) -> Batch {
    run("colorfilter", Tokpidjin, &[objs.into(), color.into()])
}

/// The tuple of those objects, tuples of cells, whose first cell has the color.
#[must_use]
pub fn colorfilter_t<'a>(objs: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>) -> Batch {
    run("colorfilter_t", Tokpidjin, &[objs.into(), color.into()])
}

/// The elements of a, then those of b, in a container like a.
#[must_use]
pub fn combine<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("combine", Tokpidjin, &[a.into(), b.into()])
}

/// The union of two sets.
#[must_use]
pub fn combine_f<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("combine_f", Tokpidjin, &[a.into(), b.into()])
}

/// The tuple a followed by the tuple b.
#[must_use]
pub fn combine_t<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("combine_t", Tokpidjin, &[a.into(), b.into()])
}

/// The function x ↦ outer(inner(x)).
#[must_use]
pub fn compose<'a>(outer: impl Into<BatchArg<'a>>, inner: impl Into<BatchArg<'a>>) -> Batch {
    run("compose", Tokpidjin, &[outer.into(), inner.into()])
}

/// The grid without rows and columns of a single color.
#[must_use]
pub fn compress<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("compress", Tokpidjin, &[grid.into()])
}

/// The line between two places if it is straight or diagonal, else nothing; tokpidjin: also nothing for an empty tuple.
#[must_use]
pub fn connect<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("connect", Tokpidjin, &[a.into(), b.into()])
}

/// Whether the value is an element of the container.
#[must_use]
pub fn contained<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("contained", Tokpidjin, &[value.into(), container.into()])
}

/// A corner of the box around a patch: 0 upper left, 1 upper right, 2 lower left, 3 lower right; any other number is 0.
#[must_use]
pub fn corner<'a>(patch: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("corner", Tokpidjin, &[patch.into(), r#type.into()])
}

/// The four corners of the box around a patch; of the empty patch the set of the empty tuple.
#[must_use]
pub fn corners<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("corners", Tokpidjin, &[patch.into()])
}

/// The places of a patch in the most common color of the grid.
#[must_use]
pub fn cover<'a>(grid: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("cover", Tokpidjin, &[grid.into(), patch.into()])
}

/// One further from zero, place by place; zero stays.
#[must_use]
pub fn crement<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("crement", Tokpidjin, &[x.into()])
}

/// The part at a start with these dimensions, as slices of rows and columns (negative starts count from the back, what lies outside is left out); tokpidjin: empty unless the start is inside and the end too.
#[must_use]
pub fn crop<'a>(grid: impl Into<BatchArg<'a>>, start: impl Into<BatchArg<'a>>, dims: impl Into<BatchArg<'a>>) -> Batch {
    run("crop", Tokpidjin, &[grid.into(), start.into(), dims.into()])
}

/// One less, place by place.
#[must_use]
pub fn decrement<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("decrement", Tokpidjin, &[x.into()])
}

/// The elements of a tuple that equal no earlier one; fails on a set that is not empty.
#[must_use]
pub fn dedupe<'a>(tup: impl Into<BatchArg<'a>>) -> Batch {
    run("dedupe", Tokpidjin, &[tup.into()])
}

/// The samples whose input differs from the output, as a tuple.
#[must_use]
pub fn dedupe_pair_tuple<'a>(s: impl Into<BatchArg<'a>>) -> Batch {
    run("dedupe_pair_tuple", Tokpidjin, &[s.into()])
}

/// The places in the box around a patch that it leaves free; fails on a tuple of places.
#[must_use]
pub fn delta<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("delta", Tokpidjin, &[patch.into()])
}

/// The elements of a that are not in b, in a container like a; duplicates in a tuple stay, and if a is empty b may be anything.
#[must_use]
pub fn difference<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("difference", Tokpidjin, &[a.into(), b.into()])
}

/// Difference, meant for tuples.
#[must_use]
pub fn difference_t<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("difference_t", Tokpidjin, &[a.into(), b.into()])
}

/// Difference, meant for tuples.
#[must_use]
pub fn difference_tuple<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("difference_tuple", Tokpidjin, &[a.into(), b.into()])
}

/// The quotient rounded down, place by place; tokpidjin: an empty tuple counts as 1.
#[must_use]
pub fn divide<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("divide", Tokpidjin, &[a.into(), b.into()])
}

/// The elements of a patch with rows and columns exchanged, the upper left corner of the box staying; fails when there are none.
#[must_use]
pub fn dmirror_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("dmirror_f", Tokpidjin, &[patch.into()])
}

/// Places with rows and columns exchanged, the upper left corner of the box staying; fails when there are none.
#[must_use]
pub fn dmirror_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("dmirror_i", Tokpidjin, &[indices.into()])
}

/// Cells with rows and columns exchanged, the upper left corner of the box staying; fails when there are none.
#[must_use]
pub fn dmirror_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("dmirror_o", Tokpidjin, &[obj.into()])
}

/// The columns as rows, as many as the shortest row has cells.
#[must_use]
pub fn dmirror_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("dmirror_t", Tokpidjin, &[grid.into()])
}

/// The four places beside a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn dneighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("dneighbors", Tokpidjin, &[loc.into()])
}

/// Twice the number, place by place.
#[must_use]
pub fn double<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("double", Tokpidjin, &[n.into()])
}

/// The cells whose row and column are multiples of a factor.
#[must_use]
pub fn downscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("downscale", Tokpidjin, &[grid.into(), factor.into()])
}

/// A if it is true, else b.
#[must_use]
pub fn either<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("either", Tokpidjin, &[a.into(), b.into()])
}

/// Whether two values are equal; a made function equals only itself.
#[must_use]
pub fn equality<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("equality", Tokpidjin, &[a.into(), b.into()])
}

/// Whether an integer is even.
#[must_use]
pub fn even<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("even", Tokpidjin, &[n.into()])
}

/// The first element for which the condition is true; if there is none an empty error, in tokpidjin the empty set.
#[must_use]
pub fn extract<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("extract", Tokpidjin, &[container.into(), condition.into()])
}

/// The places of the cells that equal a value.
#[must_use]
pub fn f_ofcolor<'a>(grid: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>) -> Batch {
    run("f_ofcolor", Tokpidjin, &[grid.into(), color.into()])
}

/// For each color of a grid but the most common one the object of all its cells; the empty grid fails, tokpidjin: has none.
#[must_use]
pub fn fgpartition<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("fgpartition", Tokpidjin, &[grid.into()])
}

/// The places of a patch in one color; places outside are ignored.
#[must_use]
pub fn fill<'a>(grid: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("fill", Tokpidjin, &[grid.into(), color.into(), patch.into()])
}

/// The first element; of an empty container an empty error, in tokpidjin missing.
#[must_use]
pub fn first<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("first", Tokpidjin, &[container.into()])
}

/// The first element of a container; the empty set for an empty container, 0 and missing.
#[must_use]
pub fn first_f<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("first_f", Tokpidjin, &[container.into()])
}

/// The first element of a tuple; the empty tuple for an empty container, 0 and missing.
#[must_use]
pub fn first_t<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("first_t", Tokpidjin, &[container.into()])
}

/// Whether a value is false: zero, missing or empty.
#[must_use]
pub fn flip<'a>(b: impl Into<BatchArg<'a>>) -> Batch {
    run("flip", Tokpidjin, &[b.into()])
}

/// The function x ↦ outer(a(x), b(x)).
#[must_use]
pub fn fork<'a>(outer: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("fork", Tokpidjin, &[outer.into(), a.into(), b.into()])
}

/// The rows and the columns of a grid that have one color, as objects.
#[must_use]
pub fn frontiers<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("frontiers", Tokpidjin, &[grid.into()])
}

/// The element with that rank in descending order of the function, counted from the end if negative; an empty container of the same kind outside.
#[must_use]
pub fn get_arg_rank<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_arg_rank", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// Get_arg_rank, but the empty set outside.
#[must_use]
pub fn get_arg_rank_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_arg_rank_f", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// Get_arg_rank, but the empty tuple outside.
#[must_use]
pub fn get_arg_rank_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_arg_rank_t", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// The color with this rank by count, 0 the most common, -1 the least, ties by first appearance; the empty set if there is no such rank.
#[must_use]
pub fn get_color_rank_f<'a>(obj: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_color_rank_f", Tokpidjin, &[obj.into(), rank.into()])
}

/// The color with a rank from the most common (0) on, from the least common (-1) back, ties in order of their first cell; the empty tuple when there is none.
#[must_use]
pub fn get_color_rank_t<'a>(grid: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_color_rank_t", Tokpidjin, &[grid.into(), rank.into()])
}

/// The element of a tuple with that rank from the least to the most frequent, among equals the smallest first, counted from the end if negative; the empty tuple outside.
#[must_use]
pub fn get_common_rank<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_common_rank", Tokpidjin, &[container.into(), rank.into()])
}

/// The element with that rank from the least to the most frequent, among equals the smallest first, counted from the end if negative; the empty set outside.
#[must_use]
pub fn get_common_rank_f<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_common_rank_f", Tokpidjin, &[container.into(), rank.into()])
}

/// The element of a tuple with that rank from the least to the most frequent, among equals the smallest first, counted from the end if negative; the empty tuple outside.
#[must_use]
pub fn get_common_rank_t<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_common_rank_t", Tokpidjin, &[container.into(), rank.into()])
}

/// The element with that rank in ascending order of the key, the first if the rank is negative, missing if it is too large. Without its last argument.
#[must_use]
pub fn get_nth_by_key_f<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_nth_by_key_f", Tokpidjin, &[container.into(), rank.into()])
}

/// The element with that rank in ascending order of the key, counted from the end if negative; an index error outside, missing of nothing. Without its last argument.
#[must_use]
pub fn get_nth_by_key_t<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_nth_by_key_t", Tokpidjin, &[container.into(), rank.into()])
}

/// The element with that rank, counted from the end if negative; the empty set outside.
#[must_use]
pub fn get_nth_f<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_nth_f", Tokpidjin, &[container.into(), rank.into()])
}

/// The element of a tuple with that rank, counted from the end if negative; missing outside, and of anything else.
#[must_use]
pub fn get_nth_t<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_nth_t", Tokpidjin, &[container.into(), rank.into()])
}

/// The element with that rank in descending order, counted from the end if negative; 0 outside.
#[must_use]
pub fn get_rank<'a>(container: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_rank", Tokpidjin, &[container.into(), rank.into()])
}

/// What the function gives for the element with that rank in ascending order of it, counted from the end if negative; its value for 0 outside.
#[must_use]
pub fn get_val_rank<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_val_rank", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// What the function gives for the element with that rank in ascending order of it, counted from the end if negative; its value for 0 outside.
#[must_use]
pub fn get_val_rank_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_val_rank_f", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// What the function gives for the element with that rank in ascending order of it, counted from the end if negative; its value for 0 outside.
#[must_use]
pub fn get_val_rank_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>, rank: impl Into<BatchArg<'a>>) -> Batch {
    run("get_val_rank_t", Tokpidjin, &[container.into(), compfunc.into(), rank.into()])
}

/// How far to move the first patch, at most 42 steps, until it touches the second: up or down if they share a column, else left or right; one step back if they overlap; tokpidjin: without a second patch the first itself.
#[must_use]
pub fn gravitate<'a>(source: impl Into<BatchArg<'a>>, destination: impl Into<BatchArg<'a>>) -> Batch {
    run("gravitate", Tokpidjin, &[source.into(), destination.into()])
}

/// Whether a is greater than b: numbers by size, tuples element by element, sets by strict inclusion.
#[must_use]
pub fn greater<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("greater", Tokpidjin, &[a.into(), b.into()])
}

/// Half the number rounded down, place by place.
#[must_use]
pub fn halve<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("halve", Tokpidjin, &[n.into()])
}

/// Two grids side by side, as far as both have rows.
#[must_use]
pub fn hconcat<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("hconcat", Tokpidjin, &[a.into(), b.into()])
}

/// How many rows the box around a patch has; 0 for nothing.
#[must_use]
pub fn height_f<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("height_f", Tokpidjin, &[piece.into()])
}

/// How many rows the box around places has; 0 for nothing.
#[must_use]
pub fn height_i<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("height_i", Tokpidjin, &[piece.into()])
}

/// How many rows the box around cells has; 0 for nothing.
#[must_use]
pub fn height_o<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("height_o", Tokpidjin, &[piece.into()])
}

/// The number of rows, or of elements of any container.
#[must_use]
pub fn height_t<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("height_t", Tokpidjin, &[piece.into()])
}

/// Columns 0 to 29 of the row of a place; tokpidjin: none for the empty tuple.
#[must_use]
pub fn hfrontier<'a>(location: impl Into<BatchArg<'a>>) -> Batch {
    run("hfrontier", Tokpidjin, &[location.into()])
}

/// Whether places are a horizontal line without gaps.
#[must_use]
pub fn hline_i<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("hline_i", Tokpidjin, &[patch.into()])
}

/// Whether cells are a horizontal line without gaps.
#[must_use]
pub fn hline_o<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("hline_o", Tokpidjin, &[patch.into()])
}

/// Whether two patches share a row.
#[must_use]
pub fn hmatching<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("hmatching", Tokpidjin, &[a.into(), b.into()])
}

/// The elements of a patch upside down in their box; fails when there are none.
#[must_use]
pub fn hmirror_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("hmirror_f", Tokpidjin, &[patch.into()])
}

/// Places upside down in their box; fails when there are none.
#[must_use]
pub fn hmirror_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("hmirror_i", Tokpidjin, &[indices.into()])
}

/// Cells upside down in their box; fails when there are none.
#[must_use]
pub fn hmirror_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("hmirror_o", Tokpidjin, &[obj.into()])
}

/// The rows, or the elements of any tuple, in reverse.
#[must_use]
pub fn hmirror_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("hmirror_t", Tokpidjin, &[grid.into()])
}

/// The least shift to the left after which the cells still in the box meet their like, else the width; 0 for nothing; fails on places.
#[must_use]
pub fn hperiod<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("hperiod", Tokpidjin, &[obj.into()])
}

/// N crops side by side; with a remainder one column is skipped between them; none for negative n.
#[must_use]
pub fn hsplit<'a>(grid: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("hsplit", Tokpidjin, &[grid.into(), n.into()])
}

/// Every column a number of times; rows without cells when it is below one.
#[must_use]
pub fn hupscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("hupscale", Tokpidjin, &[grid.into(), factor.into()])
}

/// The value itself.
#[must_use]
pub fn identity<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("identity", Tokpidjin, &[x.into()])
}

/// The border of the box one smaller than the one around a patch; of a single place the ring around it; the empty patch fails, tokpidjin: has none.
#[must_use]
pub fn inbox<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("inbox", Tokpidjin, &[patch.into()])
}

/// One more, place by place.
#[must_use]
pub fn increment<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("increment", Tokpidjin, &[x.into()])
}

/// The color at a place, missing outside; tokpidjin: missing also for the empty tuple.
#[must_use]
pub fn index<'a>(grid: impl Into<BatchArg<'a>>, loc: impl Into<BatchArg<'a>>) -> Batch {
    run("index", Tokpidjin, &[grid.into(), loc.into()])
}

/// The four places diagonal to a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn ineighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("ineighbors", Tokpidjin, &[loc.into()])
}

/// The set with the value as its only element.
#[must_use]
pub fn initset<'a>(value: impl Into<BatchArg<'a>>) -> Batch {
    run("initset", Tokpidjin, &[value.into()])
}

/// The set with the value in it; fails on a tuple.
#[must_use]
pub fn insert<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("insert", Tokpidjin, &[value.into(), container.into()])
}

/// The elements that two sets share.
#[must_use]
pub fn intersection<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("intersection", Tokpidjin, &[a.into(), b.into()])
}

/// The integers from start to before stop in steps; a zero error for step 0.
#[must_use]
pub fn interval<'a>(start: impl Into<BatchArg<'a>>, stop: impl Into<BatchArg<'a>>, step: impl Into<BatchArg<'a>>) -> Batch {
    run("interval", Tokpidjin, &[start.into(), stop.into(), step.into()])
}

/// The negative, place by place.
#[must_use]
pub fn invert<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("invert", Tokpidjin, &[n.into()])
}

/// Whether a value is no tuple of integer tuples; the empty tuple and uneven rows are a grid.
#[must_use]
pub fn is_no_grid<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("is_no_grid", Tokpidjin, &[x.into()])
}

/// The last element; of an empty container an empty error, in tokpidjin the empty tuple, also for 0 and missing.
#[must_use]
pub fn last<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("last", Tokpidjin, &[container.into()])
}

/// The last element of a container; the empty set for an empty container, 0 and missing.
#[must_use]
pub fn last_f<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("last_f", Tokpidjin, &[container.into()])
}

/// The last element of a tuple; the empty tuple for an empty container, 0 and missing.
#[must_use]
pub fn last_t<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("last_t", Tokpidjin, &[container.into()])
}

/// The function with its first argument fixed; of 2 arguments one is left, of 3 two, else three.
#[must_use]
pub fn lbind<'a>(function: impl Into<BatchArg<'a>>, fixed: impl Into<BatchArg<'a>>) -> Batch {
    run("lbind", Tokpidjin, &[function.into(), fixed.into()])
}

/// The least common color of cells, the smallest of several; fails when there are none.
#[must_use]
pub fn leastcolor_f<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcolor_f", Tokpidjin, &[obj.into()])
}

/// The least common color, the smallest of several; without cells an error.
#[must_use]
pub fn leastcolor_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcolor_t", Tokpidjin, &[grid.into()])
}

/// The least frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn leastcommon<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcommon", Tokpidjin, &[container.into()])
}

/// The least frequent element, among equals the smallest, so the first of a set; an empty error of nothing.
#[must_use]
pub fn leastcommon_f<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcommon_f", Tokpidjin, &[container.into()])
}

/// The least frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn leastcommon_t<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcommon_t", Tokpidjin, &[container.into()])
}

/// The left half without the middle column; the empty grid when nothing is left.
#[must_use]
pub fn lefthalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("lefthalf", Tokpidjin, &[grid.into()])
}

/// The first column of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn leftmost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("leftmost", Tokpidjin, &[patch.into()])
}

/// The first column of places; missing when there are none.
#[must_use]
pub fn leftmost_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("leftmost_i", Tokpidjin, &[indices.into()])
}

/// The first column of cells; missing when there are none.
#[must_use]
pub fn leftmost_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("leftmost_o", Tokpidjin, &[obj.into()])
}

/// The lower left corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn llcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("llcorner", Tokpidjin, &[patch.into()])
}

/// The lower left corner of the box around places; of the empty patch the empty tuple.
#[must_use]
pub fn llcorner_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("llcorner_i", Tokpidjin, &[indices.into()])
}

/// The lower left corner of the box around cells; of the empty patch the empty tuple.
#[must_use]
pub fn llcorner_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("llcorner_o", Tokpidjin, &[obj.into()])
}

/// The last row of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn lowermost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("lowermost", Tokpidjin, &[patch.into()])
}

/// The last row of places; missing when there are none.
#[must_use]
pub fn lowermost_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("lowermost_i", Tokpidjin, &[indices.into()])
}

/// The last row of cells; missing when there are none.
#[must_use]
pub fn lowermost_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("lowermost_o", Tokpidjin, &[obj.into()])
}

/// The lower right corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn lrcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("lrcorner", Tokpidjin, &[patch.into()])
}

/// The lower right corner of the box around places; of the empty patch the empty tuple.
#[must_use]
pub fn lrcorner_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("lrcorner_i", Tokpidjin, &[indices.into()])
}

/// The lower right corner of the box around cells; of the empty patch the empty tuple.
#[must_use]
pub fn lrcorner_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("lrcorner_o", Tokpidjin, &[obj.into()])
}

/// The shortest way between two patches, in rows plus columns; fails when one is empty.
#[must_use]
pub fn manhattan<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("manhattan", Tokpidjin, &[a.into(), b.into()])
}

/// Merge of apply.
#[must_use]
pub fn mapply<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("mapply", Tokpidjin, &[function.into(), container.into()])
}

/// Merge of apply_f.
#[must_use]
pub fn mapply_f<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("mapply_f", Tokpidjin, &[function.into(), container.into()])
}

/// Merge of apply_t.
#[must_use]
pub fn mapply_t<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("mapply_t", Tokpidjin, &[function.into(), container.into()])
}

/// The function x ↦ function(x) = target.
#[must_use]
pub fn matcher<'a>(function: impl Into<BatchArg<'a>>, target: impl Into<BatchArg<'a>>) -> Batch {
    run("matcher", Tokpidjin, &[function.into(), target.into()])
}

/// The largest element, 0 of an empty container; sets compare by inclusion.
#[must_use]
pub fn maximum<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("maximum", Tokpidjin, &[container.into()])
}

/// The elements of the elements, in a container like the outer one.
#[must_use]
pub fn merge<'a>(containers: impl Into<BatchArg<'a>>) -> Batch {
    run("merge", Tokpidjin, &[containers.into()])
}

/// The elements of the elements, in a container like the outer one.
#[must_use]
pub fn merge_f<'a>(containers: impl Into<BatchArg<'a>>) -> Batch {
    run("merge_f", Tokpidjin, &[containers.into()])
}

/// The elements of the elements, in a container like the outer one.
#[must_use]
pub fn merge_t<'a>(containers: impl Into<BatchArg<'a>>) -> Batch {
    run("merge_t", Tokpidjin, &[containers.into()])
}

/// Merge of sfilter.
#[must_use]
pub fn mfilter<'a>(container: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("mfilter", Tokpidjin, &[container.into(), function.into()])
}

/// Merge of sfilter.
#[must_use]
pub fn mfilter_f<'a>(container: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("mfilter_f", Tokpidjin, &[container.into(), function.into()])
}

/// The set of the elements for which the function is true, not merged.
#[must_use]
pub fn mfilter_t<'a>(container: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("mfilter_t", Tokpidjin, &[container.into(), function.into()])
}

/// The smallest element, 0 of an empty container; sets compare by inclusion.
#[must_use]
pub fn minimum<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("minimum", Tokpidjin, &[container.into()])
}

/// The patch mirrored: 0 upside down, 1 at the diagonal, 2 left and right, 3 at the other diagonal; any other number leaves it.
#[must_use]
pub fn mir_rot_f<'a>(patch: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("mir_rot_f", Tokpidjin, &[patch.into(), r#type.into()])
}

/// The turn with a number: 0 to 3 are hmirror, dmirror, vmirror, cmirror, 4 to 6 are rot90, rot180, rot270; others leave the grid.
#[must_use]
pub fn mir_rot_t<'a>(grid: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("mir_rot_t", Tokpidjin, &[grid.into(), r#type.into()])
}

/// The most common color of cells, the smallest of several; fails when there are none.
#[must_use]
pub fn mostcolor_f<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcolor_f", Tokpidjin, &[obj.into()])
}

/// The most common color, the smallest of several; without cells an error.
#[must_use]
pub fn mostcolor_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcolor_t", Tokpidjin, &[grid.into()])
}

/// The most frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn mostcommon<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcommon", Tokpidjin, &[container.into()])
}

/// The most frequent element, among equals the smallest, so the first of a set; an empty error of nothing.
#[must_use]
pub fn mostcommon_f<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcommon_f", Tokpidjin, &[container.into()])
}

/// The most frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn mostcommon_t<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcommon_t", Tokpidjin, &[container.into()])
}

/// An object covered and painted again an offset away.
#[must_use]
pub fn r#move<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>, offset: impl Into<BatchArg<'a>>) -> Batch {
    run("move", Tokpidjin, &[grid.into(), obj.into(), offset.into()])
}

/// Merge of papply.
#[must_use]
pub fn mpapply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("mpapply", Tokpidjin, &[function.into(), a.into(), b.into()])
}

/// The product, place by place; tokpidjin: an empty tuple counts as 1.
#[must_use]
pub fn multiply<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("multiply", Tokpidjin, &[a.into(), b.into()])
}

/// The eight places around a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn neighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("neighbors", Tokpidjin, &[loc.into()])
}

/// The patch moved so that its box begins at (0, 0); the empty patch stays.
#[must_use]
pub fn normalize<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("normalize", Tokpidjin, &[indices.into()])
}

/// The places moved so that their box begins at (0, 0).
#[must_use]
pub fn normalize_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("normalize_i", Tokpidjin, &[indices.into()])
}

/// The cells moved so that their box begins at (0, 0).
#[must_use]
pub fn normalize_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("normalize_o", Tokpidjin, &[obj.into()])
}

/// The grid as it is.
#[must_use]
pub fn normalize_t<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("normalize_t", Tokpidjin, &[piece.into()])
}

/// How many colors cells have.
#[must_use]
pub fn numcolors_f<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("numcolors_f", Tokpidjin, &[obj.into()])
}

/// The number of colors.
#[must_use]
pub fn numcolors_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("numcolors_t", Tokpidjin, &[grid.into()])
}

/// The objects of a grid by the number of three flags, univalued 4, diagonal 2, without background 1; missing for any other number.
#[must_use]
pub fn o_g<'a>(grid: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("o_g", Tokpidjin, &[grid.into(), r#type.into()])
}

/// The objects of a grid as tuples, by the number of three flags, univalued 4, diagonal 2, without background 1; missing for any other number.
#[must_use]
pub fn o_g_t<'a>(grid: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("o_g_t", Tokpidjin, &[grid.into(), r#type.into()])
}

/// The objects of a grid as tuples, by the number of three flags, univalued 4, diagonal 2, without background 1; missing for any other number.
#[must_use]
pub fn o_g_tuple<'a>(grid: impl Into<BatchArg<'a>>, r#type: impl Into<BatchArg<'a>>) -> Batch {
    run("o_g_tuple", Tokpidjin, &[grid.into(), r#type.into()])
}

/// The connected objects of a grid: of one color each if univalued, joined also by corners if diagonal, without the most common color if without_bg; the empty grid fails, tokpidjin: has none.
#[must_use]
pub fn objects<'a>(grid: impl Into<BatchArg<'a>>, univalued: impl Into<BatchArg<'a>>, diagonal: impl Into<BatchArg<'a>>, without_bg: impl Into<BatchArg<'a>>) -> Batch {
    run("objects", Tokpidjin, &[grid.into(), univalued.into(), diagonal.into(), without_bg.into()])
}

/// The connected objects of a grid as tuples of cells, in the order of their first places; each lists its cells by distance from the first, row by row.
#[must_use]
pub fn objects_g<'a>(grid: impl Into<BatchArg<'a>>, univalued: impl Into<BatchArg<'a>>, diagonal: impl Into<BatchArg<'a>>, without_bg: impl Into<BatchArg<'a>>) -> Batch {
    run("objects_g", Tokpidjin, &[grid.into(), univalued.into(), diagonal.into(), without_bg.into()])
}

/// The connected objects of a grid as tuples of cells, in the order of their first places; each lists its cells by distance from the first, row by row.
#[must_use]
pub fn objects_t<'a>(grid: impl Into<BatchArg<'a>>, univalued: impl Into<BatchArg<'a>>, diagonal: impl Into<BatchArg<'a>>, without_bg: impl Into<BatchArg<'a>>) -> Batch {
    run("objects_t", Tokpidjin, &[grid.into(), univalued.into(), diagonal.into(), without_bg.into()])
}

/// Where the upper left corner of an object's box may be so that all its cells meet their color in a grid; the empty object fits at (height + 1)(width + 1) places, re-arc: height times width.
#[must_use]
pub fn occurrences<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("occurrences", Tokpidjin, &[grid.into(), obj.into()])
}

/// The elements as a tuple in ascending order of what the function gives for them, equals as they come; without a function, of themselves.
#[must_use]
pub fn order<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("order", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The first element that differs from the value; if there is none an empty error, in tokpidjin missing.
#[must_use]
pub fn other<'a>(container: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("other", Tokpidjin, &[container.into(), value.into()])
}

/// The first element that differs from the value, the empty set if there is none.
#[must_use]
pub fn other_f<'a>(container: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("other_f", Tokpidjin, &[container.into(), value.into()])
}

/// The first element that differs from the value, the empty tuple if there is none.
#[must_use]
pub fn other_t<'a>(container: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("other_t", Tokpidjin, &[container.into(), value.into()])
}

/// The border of the box one larger than the one around a patch; the empty patch fails, tokpidjin: has none.
#[must_use]
pub fn outbox<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("outbox", Tokpidjin, &[patch.into()])
}

/// The set of the colors of cells.
#[must_use]
pub fn p_f<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("p_f", Tokpidjin, &[element.into()])
}

/// The colors as a tuple in ascending order.
#[must_use]
pub fn p_g<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("p_g", Tokpidjin, &[grid.into()])
}

/// The colors of cells as an ascending tuple.
#[must_use]
pub fn p_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("p_o", Tokpidjin, &[obj.into()])
}

/// The cells of an object drawn in their order, so the last wins; cells outside are ignored.
#[must_use]
pub fn paint<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("paint", Tokpidjin, &[grid.into(), obj.into()])
}

/// The tuple of pairs of elements at the same place, as many as the shorter container has.
#[must_use]
pub fn pair<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("pair", Tokpidjin, &[a.into(), b.into()])
}

/// The set of the colors of cells.
#[must_use]
pub fn palette_f<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("palette_f", Tokpidjin, &[element.into()])
}

/// The set of the colors.
#[must_use]
pub fn palette_t<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("palette_t", Tokpidjin, &[element.into()])
}

/// The tuple of what the function gives for the elements of a and b at the same place, as many as the shorter container has.
#[must_use]
pub fn papply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("papply", Tokpidjin, &[function.into(), a.into(), b.into()])
}

/// For each color of a grid the object of all its cells.
#[must_use]
pub fn partition<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("partition", Tokpidjin, &[grid.into()])
}

/// Whether the box around a patch is higher than wide.
#[must_use]
pub fn portrait_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("portrait_f", Tokpidjin, &[patch.into()])
}

/// Whether there are more rows than columns.
#[must_use]
pub fn portrait_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("portrait_t", Tokpidjin, &[grid.into()])
}

/// In which direction the second patch lies as seen from the first, by the signs of the way between the centers; (0, -1) when they are equal.
#[must_use]
pub fn position<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("position", Tokpidjin, &[a.into(), b.into()])
}

/// Whether an integer is greater than zero.
#[must_use]
pub fn positive<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("positive", Tokpidjin, &[x.into()])
}

/// The function applied n times; itself for 1, a limit error below.
#[must_use]
pub fn power<'a>(function: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("power", Tokpidjin, &[function.into(), n.into()])
}

/// The set of what the function gives for each element of a with each of b; if b is empty a may be anything.
#[must_use]
pub fn prapply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("prapply", Tokpidjin, &[function.into(), a.into(), b.into()])
}

/// The set of all pairs of an element of a and one of b; if b is empty a may be anything.
#[must_use]
pub fn product<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("product", Tokpidjin, &[a.into(), b.into()])
}

/// What the functions give for the value, in a container of the same kind.
#[must_use]
pub fn rapply<'a>(functions: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("rapply", Tokpidjin, &[functions.into(), value.into()])
}

/// Rapply, meant for sets.
#[must_use]
pub fn rapply_f<'a>(functions: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("rapply_f", Tokpidjin, &[functions.into(), value.into()])
}

/// The tuple of what the functions give for the value.
#[must_use]
pub fn rapply_t<'a>(functions: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("rapply_t", Tokpidjin, &[functions.into(), value.into()])
}

/// The function with its last argument fixed; of 2 arguments one is left, of 3 two, else three.
#[must_use]
pub fn rbind<'a>(function: impl Into<BatchArg<'a>>, fixed: impl Into<BatchArg<'a>>) -> Batch {
    run("rbind", Tokpidjin, &[function.into(), fixed.into()])
}

/// Cells of the color at the places.
#[must_use]
pub fn recolor_i<'a>(color: impl Into<BatchArg<'a>>, indices: impl Into<BatchArg<'a>>) -> Batch {
    run("recolor_i", Tokpidjin, &[color.into(), indices.into()])
}

/// The cells with the color instead of their own.
#[must_use]
pub fn recolor_o<'a>(color: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("recolor_o", Tokpidjin, &[color.into(), obj.into()])
}

/// The container without the elements equal to the value.
#[must_use]
pub fn remove<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("remove", Tokpidjin, &[value.into(), container.into()])
}

/// Remove, meant for sets.
#[must_use]
pub fn remove_f<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("remove_f", Tokpidjin, &[value.into(), container.into()])
}

/// The tuple of the elements that differ from the value.
#[must_use]
pub fn remove_t<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("remove_t", Tokpidjin, &[value.into(), container.into()])
}

/// The tuple of num times the item; empty if num is not positive.
#[must_use]
pub fn repeat<'a>(item: impl Into<BatchArg<'a>>, num: impl Into<BatchArg<'a>>) -> Batch {
    run("repeat", Tokpidjin, &[item.into(), num.into()])
}

/// One color replaced by another.
#[must_use]
pub fn replace<'a>(grid: impl Into<BatchArg<'a>>, replacee: impl Into<BatchArg<'a>>, replacer: impl Into<BatchArg<'a>>) -> Batch {
    run("replace", Tokpidjin, &[grid.into(), replacee.into(), replacer.into()])
}

/// The right half without the middle column; the empty grid when nothing is left.
#[must_use]
pub fn righthalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("righthalf", Tokpidjin, &[grid.into()])
}

/// The last column of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn rightmost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("rightmost", Tokpidjin, &[patch.into()])
}

/// The last column of places; fails when there are none.
#[must_use]
pub fn rightmost_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("rightmost_i", Tokpidjin, &[indices.into()])
}

/// The last column of cells; fails when there are none.
#[must_use]
pub fn rightmost_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("rightmost_o", Tokpidjin, &[obj.into()])
}

/// A half turn.
#[must_use]
pub fn rot180<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot180", Tokpidjin, &[grid.into()])
}

/// A quarter turn counterclockwise.
#[must_use]
pub fn rot270<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot270", Tokpidjin, &[grid.into()])
}

/// A quarter turn clockwise.
#[must_use]
pub fn rot90<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot90", Tokpidjin, &[grid.into()])
}

/// The second element, missing if there is only one; an empty error if there is none.
#[must_use]
pub fn second<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("second", Tokpidjin, &[container.into()])
}

/// The elements for which the condition is true, in a container of the same kind.
#[must_use]
pub fn sfilter<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("sfilter", Tokpidjin, &[container.into(), condition.into()])
}

/// The set of the elements for which the condition is true.
#[must_use]
pub fn sfilter_f<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("sfilter_f", Tokpidjin, &[container.into(), condition.into()])
}

/// The tuple of the elements for which the condition is true.
#[must_use]
pub fn sfilter_t<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("sfilter_t", Tokpidjin, &[container.into(), condition.into()])
}

/// Height and width of the box around a patch.
#[must_use]
pub fn shape_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("shape_f", Tokpidjin, &[patch.into()])
}

/// The number of rows and the length of the first row, each 0 when it fails and errors are replaced.
#[must_use]
pub fn shape_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("shape_t", Tokpidjin, &[grid.into()])
}

/// The patch moved by a vector, always as a set; the empty patch stays; tokpidjin: of anything false the empty set, and the empty tuple moves nothing.
#[must_use]
pub fn shift<'a>(patch: impl Into<BatchArg<'a>>, directions: impl Into<BatchArg<'a>>) -> Batch {
    run("shift", Tokpidjin, &[patch.into(), directions.into()])
}

/// The line from a place to 42 times the direction away, if it is straight or diagonal; tokpidjin: nothing for an empty argument.
#[must_use]
pub fn shoot<'a>(start: impl Into<BatchArg<'a>>, direction: impl Into<BatchArg<'a>>) -> Batch {
    run("shoot", Tokpidjin, &[start.into(), direction.into()])
}

/// -1, 0 or 1, place by place.
#[must_use]
pub fn sign<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("sign", Tokpidjin, &[x.into()])
}

/// How many elements the container has; a grid has its rows.
#[must_use]
pub fn size<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("size", Tokpidjin, &[container.into()])
}

/// How many elements the container has; a grid has its rows.
#[must_use]
pub fn size_f<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("size_f", Tokpidjin, &[container.into()])
}

/// How many elements the container has; a grid has its rows.
#[must_use]
pub fn size_t<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("size_t", Tokpidjin, &[container.into()])
}

/// The set of those elements that have n elements.
#[must_use]
pub fn sizefilter<'a>(container: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("sizefilter", Tokpidjin, &[container.into(), n.into()])
}

/// The tuple of those elements that have n elements.
#[must_use]
pub fn sizefilter_t<'a>(container: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("sizefilter_t", Tokpidjin, &[container.into(), n.into()])
}

/// Whether a patch fills its box and the box is a square.
#[must_use]
pub fn square_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("square_f", Tokpidjin, &[patch.into()])
}

/// Whether there are as many rows as columns; the empty grid fails.
#[must_use]
pub fn square_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("square_t", Tokpidjin, &[grid.into()])
}

/// The crop to the box around a patch; of the empty patch an error, in tokpidjin the empty grid.
#[must_use]
pub fn subgrid<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("subgrid", Tokpidjin, &[patch.into(), grid.into()])
}

/// The difference, place by place; tokpidjin: an empty tuple counts as 0.
#[must_use]
pub fn subtract<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("subtract", Tokpidjin, &[a.into(), b.into()])
}

/// Two colors exchanged.
#[must_use]
pub fn switch<'a>(grid: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("switch", Tokpidjin, &[grid.into(), a.into(), b.into()])
}

/// The first two elements of a tuple.
#[must_use]
pub fn toij<'a>(c: impl Into<BatchArg<'a>>) -> Batch {
    run("toij", Tokpidjin, &[c.into()])
}

/// The places of a patch; places themselves, also in a tuple, stay what they are; tokpidjin: of what is no container, or holds none, the empty set.
#[must_use]
pub fn toindices<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("toindices", Tokpidjin, &[patch.into()])
}

/// The value itself.
#[must_use]
pub fn toindices_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("toindices_i", Tokpidjin, &[indices.into()])
}

/// The places of cells; of what is no container the empty set.
#[must_use]
pub fn toindices_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("toindices_o", Tokpidjin, &[obj.into()])
}

/// The vector i down.
#[must_use]
pub fn toivec<'a>(i: impl Into<BatchArg<'a>>) -> Batch {
    run("toivec", Tokpidjin, &[i.into()])
}

/// The vector j to the right.
#[must_use]
pub fn tojvec<'a>(j: impl Into<BatchArg<'a>>) -> Batch {
    run("tojvec", Tokpidjin, &[j.into()])
}

/// The cells of a grid at the places of a patch; places outside are ignored.
#[must_use]
pub fn toobject<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("toobject", Tokpidjin, &[patch.into(), grid.into()])
}

/// The upper half without the middle row.
#[must_use]
pub fn tophalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("tophalf", Tokpidjin, &[grid.into()])
}

/// The elements as a tuple, those of a set in ascending order.
#[must_use]
pub fn totuple<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("totuple", Tokpidjin, &[container.into()])
}

/// The grid without its border.
#[must_use]
pub fn trim<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("trim", Tokpidjin, &[grid.into()])
}

/// The upper left corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn ulcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("ulcorner", Tokpidjin, &[patch.into()])
}

/// The upper left corner of the box around places; of the empty patch the empty tuple.
#[must_use]
pub fn ulcorner_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("ulcorner_i", Tokpidjin, &[indices.into()])
}

/// The upper left corner of the box around cells; of the empty patch the empty tuple.
#[must_use]
pub fn ulcorner_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("ulcorner_o", Tokpidjin, &[obj.into()])
}

/// The places of a patch in one color where the grid has its most common color.
#[must_use]
pub fn underfill<'a>(grid: impl Into<BatchArg<'a>>, color: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("underfill", Tokpidjin, &[grid.into(), color.into(), patch.into()])
}

/// The cells of an object where the grid has its most common color; the first wins unless it has that color.
#[must_use]
pub fn underpaint<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("underpaint", Tokpidjin, &[grid.into(), obj.into()])
}

/// The first row of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn uppermost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("uppermost", Tokpidjin, &[patch.into()])
}

/// The first row of places; missing when there are none.
#[must_use]
pub fn uppermost_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("uppermost_i", Tokpidjin, &[indices.into()])
}

/// The first row of cells; missing when there are none.
#[must_use]
pub fn uppermost_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("uppermost_o", Tokpidjin, &[obj.into()])
}

/// Every cell as a block of that many rows and columns, the upper left corner of the box staying; nothing for factors below 1.
#[must_use]
pub fn upscale_f<'a>(obj: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("upscale_f", Tokpidjin, &[obj.into(), factor.into()])
}

/// Every cell as a square of a side; the empty grid when it is below one.
#[must_use]
pub fn upscale_t<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("upscale_t", Tokpidjin, &[grid.into(), factor.into()])
}

/// The upper right corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn urcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("urcorner", Tokpidjin, &[patch.into()])
}

/// The upper right corner of the box around places; of the empty patch the empty tuple.
#[must_use]
pub fn urcorner_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("urcorner_i", Tokpidjin, &[indices.into()])
}

/// The upper right corner of the box around cells; of the empty patch the empty tuple.
#[must_use]
pub fn urcorner_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("urcorner_o", Tokpidjin, &[obj.into()])
}

/// The largest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmax<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmax", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The largest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmax_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmax_f", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The largest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmax_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmax_t", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The smallest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmin<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmin", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The smallest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmin_f<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmin_f", Tokpidjin, &[container.into(), compfunc.into()])
}

/// The smallest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmin_t<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmin_t", Tokpidjin, &[container.into(), compfunc.into()])
}

/// Two grids one under the other; they must be equally wide unless one is empty.
#[must_use]
pub fn vconcat<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("vconcat", Tokpidjin, &[a.into(), b.into()])
}

/// Rows 0 to 29 of the column of a place.
#[must_use]
pub fn vfrontier<'a>(location: impl Into<BatchArg<'a>>) -> Batch {
    run("vfrontier", Tokpidjin, &[location.into()])
}

/// Whether places are a vertical line without gaps.
#[must_use]
pub fn vline_i<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("vline_i", Tokpidjin, &[patch.into()])
}

/// Whether cells are a vertical line without gaps.
#[must_use]
pub fn vline_o<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("vline_o", Tokpidjin, &[patch.into()])
}

/// Whether two patches share a column.
#[must_use]
pub fn vmatching<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("vmatching", Tokpidjin, &[a.into(), b.into()])
}

/// The elements of a patch with left and right exchanged in their box; the empty set stays.
#[must_use]
pub fn vmirror_f<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("vmirror_f", Tokpidjin, &[patch.into()])
}

/// Places with left and right exchanged in their box; fails when there are none.
#[must_use]
pub fn vmirror_i<'a>(indices: impl Into<BatchArg<'a>>) -> Batch {
    run("vmirror_i", Tokpidjin, &[indices.into()])
}

/// Cells with left and right exchanged in their box; fails when there are none.
#[must_use]
pub fn vmirror_o<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("vmirror_o", Tokpidjin, &[obj.into()])
}

/// Each row in reverse.
#[must_use]
pub fn vmirror_t<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("vmirror_t", Tokpidjin, &[grid.into()])
}

/// The least shift upward after which the cells still in the box meet their like, else the height; 0 for nothing; fails on places.
#[must_use]
pub fn vperiod<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("vperiod", Tokpidjin, &[obj.into()])
}

/// N crops one under the other; with a remainder one row is skipped between them; none for negative n.
#[must_use]
pub fn vsplit<'a>(grid: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("vsplit", Tokpidjin, &[grid.into(), n.into()])
}

/// Every row a number of times; the empty grid when it is below one.
#[must_use]
pub fn vupscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("vupscale", Tokpidjin, &[grid.into(), factor.into()])
}

/// How many columns the box around a patch has; 0 for nothing.
#[must_use]
pub fn width_f<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("width_f", Tokpidjin, &[piece.into()])
}

/// How many columns the box around places has; 0 for nothing.
#[must_use]
pub fn width_i<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("width_i", Tokpidjin, &[piece.into()])
}

/// How many columns the box around cells has; 0 for nothing.
#[must_use]
pub fn width_o<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("width_o", Tokpidjin, &[piece.into()])
}

/// The length of the first row; 0 for what is empty, zero or missing.
#[must_use]
pub fn width_t<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("width_t", Tokpidjin, &[piece.into()])
}
