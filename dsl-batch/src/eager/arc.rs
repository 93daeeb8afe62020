//! The ops of arc-dsl on batches. Written from the table in `dsl` by `cargo run -p tests --example emit`.

use super::run;
use crate::{Batch, BatchArg};
use dsl::Dialect::ArcDsl;

/// The sum, place by place; tokpidjin: an empty tuple counts as 0.
#[must_use]
pub fn add<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("add", ArcDsl, &[a.into(), b.into()])
}

/// Whether the shortest way between two patches is 1; with an empty one it fails, tokpidjin: is false.
#[must_use]
pub fn adjacent<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("adjacent", ArcDsl, &[a.into(), b.into()])
}

/// What the function gives for the elements, in a container of the same kind.
#[must_use]
pub fn apply<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("apply", ArcDsl, &[function.into(), container.into()])
}

/// The first element where the function is largest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmax<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmax", ArcDsl, &[container.into(), compfunc.into()])
}

/// The first element where the function is smallest; of an empty container an empty error, in re-arc missing.
#[must_use]
pub fn argmin<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("argmin", ArcDsl, &[container.into(), compfunc.into()])
}

/// The places of all cells; as wide as the first row.
#[must_use]
pub fn asindices<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("asindices", ArcDsl, &[grid.into()])
}

/// All cells of a grid; tokpidjin: of what is no grid none.
#[must_use]
pub fn asobject<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("asobject", ArcDsl, &[grid.into()])
}

/// The tuple of two values.
#[must_use]
pub fn astuple<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("astuple", ArcDsl, &[a.into(), b.into()])
}

/// All places in the box around a patch; tokpidjin: none for what is no container.
#[must_use]
pub fn backdrop<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("backdrop", ArcDsl, &[patch.into()])
}

/// Whether the box around a patch reaches a border of the grid; of the empty patch it fails, tokpidjin: is false.
#[must_use]
pub fn bordering<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("bordering", ArcDsl, &[patch.into(), grid.into()])
}

/// B if a is true, else a.
#[must_use]
pub fn both<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("both", ArcDsl, &[a.into(), b.into()])
}

/// The lower half without the middle row.
#[must_use]
pub fn bottomhalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("bottomhalf", ArcDsl, &[grid.into()])
}

/// The border of the box around a patch; the empty patch stays, tokpidjin: as a set.
#[must_use]
pub fn r#box<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("box", ArcDsl, &[patch.into()])
}

/// A if the condition is true, else b.
#[must_use]
pub fn branch<'a>(condition: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("branch", ArcDsl, &[condition.into(), a.into(), b.into()])
}

/// A grid of one color; negative sizes count as zero.
#[must_use]
pub fn canvas<'a>(value: impl Into<BatchArg<'a>>, dimensions: impl Into<BatchArg<'a>>) -> Batch {
    run("canvas", ArcDsl, &[value.into(), dimensions.into()])
}

/// The colors on which both grids agree, else the fallback; a smaller b is an error, in tokpidjin it differs where it has no cell.
#[must_use]
pub fn cellwise<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>, fallback: impl Into<BatchArg<'a>>) -> Batch {
    run("cellwise", ArcDsl, &[a.into(), b.into(), fallback.into()])
}

/// The middle of the box around a patch, the lower or right one of two; the empty patch fails, tokpidjin: has the empty tuple; arc-dsl takes a tuple's size for that of a grid.
#[must_use]
pub fn center<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("center", ArcDsl, &[patch.into()])
}

/// The mean of the places, rounded down; the sum goes by places, the divisor by elements; of the empty patch the empty tuple.
#[must_use]
pub fn centerofmass<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("centerofmass", ArcDsl, &[patch.into()])
}

/// The function x ↦ h(g(f(x))).
#[must_use]
pub fn chain<'a>(h: impl Into<BatchArg<'a>>, g: impl Into<BatchArg<'a>>, f: impl Into<BatchArg<'a>>) -> Batch {
    run("chain", ArcDsl, &[h.into(), g.into(), f.into()])
}

/// A grid or patch mirrored at the diagonal from the lower left.
#[must_use]
pub fn cmirror<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("cmirror", ArcDsl, &[piece.into()])
}

/// The color of the first cell, which has the smallest color; fails on the empty object, which in tokpidjin gives missing.
#[must_use]
pub fn color<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("color", ArcDsl, &[obj.into()])
}

/// How many cells of a grid or object have a color.
#[must_use]
pub fn colorcount<'a>(element: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("colorcount", ArcDsl, &[element.into(), value.into()])
}

/// The set of those objects whose first cell has the color; an empty object fails.
#[must_use]
pub fn colorfilter<'a>(objs: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("colorfilter", ArcDsl, &[objs.into(), value.into()])
}

/// The elements of a, then those of b, in a container like a.
#[must_use]
pub fn combine<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("combine", ArcDsl, &[a.into(), b.into()])
}

/// The function x ↦ outer(inner(x)).
#[must_use]
pub fn compose<'a>(outer: impl Into<BatchArg<'a>>, inner: impl Into<BatchArg<'a>>) -> Batch {
    run("compose", ArcDsl, &[outer.into(), inner.into()])
}

/// The grid without rows and columns of a single color.
#[must_use]
pub fn compress<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("compress", ArcDsl, &[grid.into()])
}

/// The line between two places if it is straight or diagonal, else nothing; tokpidjin: also nothing for an empty tuple.
#[must_use]
pub fn connect<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("connect", ArcDsl, &[a.into(), b.into()])
}

/// Whether the value is an element of the container.
#[must_use]
pub fn contained<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("contained", ArcDsl, &[value.into(), container.into()])
}

/// The four corners of the box around a patch; of the empty patch the set of the empty tuple.
#[must_use]
pub fn corners<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("corners", ArcDsl, &[patch.into()])
}

/// The places of a patch in the most common color of the grid.
#[must_use]
pub fn cover<'a>(grid: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("cover", ArcDsl, &[grid.into(), patch.into()])
}

/// One further from zero, place by place; zero stays.
#[must_use]
pub fn crement<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("crement", ArcDsl, &[x.into()])
}

/// The part at a start with these dimensions, as slices of rows and columns (negative starts count from the back, what lies outside is left out); tokpidjin: empty unless the start is inside and the end too.
#[must_use]
pub fn crop<'a>(grid: impl Into<BatchArg<'a>>, start: impl Into<BatchArg<'a>>, dims: impl Into<BatchArg<'a>>) -> Batch {
    run("crop", ArcDsl, &[grid.into(), start.into(), dims.into()])
}

/// One less, place by place.
#[must_use]
pub fn decrement<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("decrement", ArcDsl, &[x.into()])
}

/// The elements of a tuple that equal no earlier one; fails on a set that is not empty.
#[must_use]
pub fn dedupe<'a>(tup: impl Into<BatchArg<'a>>) -> Batch {
    run("dedupe", ArcDsl, &[tup.into()])
}

/// The places in the box around a patch that it leaves free; fails on a tuple of places.
#[must_use]
pub fn delta<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("delta", ArcDsl, &[patch.into()])
}

/// The elements of a that are not in b, in a container like a; duplicates in a tuple stay, and if a is empty b may be anything.
#[must_use]
pub fn difference<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("difference", ArcDsl, &[a.into(), b.into()])
}

/// The quotient rounded down, place by place; tokpidjin: an empty tuple counts as 1.
#[must_use]
pub fn divide<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("divide", ArcDsl, &[a.into(), b.into()])
}

/// A grid or patch with rows and columns exchanged; the upper left corner of a patch stays.
#[must_use]
pub fn dmirror<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("dmirror", ArcDsl, &[piece.into()])
}

/// The four places beside a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn dneighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("dneighbors", ArcDsl, &[loc.into()])
}

/// Twice the number, place by place.
#[must_use]
pub fn double<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("double", ArcDsl, &[n.into()])
}

/// The cells whose row and column are multiples of a factor.
#[must_use]
pub fn downscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("downscale", ArcDsl, &[grid.into(), factor.into()])
}

/// A if it is true, else b.
#[must_use]
pub fn either<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("either", ArcDsl, &[a.into(), b.into()])
}

/// Whether two values are equal; a made function equals only itself.
#[must_use]
pub fn equality<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("equality", ArcDsl, &[a.into(), b.into()])
}

/// Whether an integer is even.
#[must_use]
pub fn even<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("even", ArcDsl, &[n.into()])
}

/// The first element for which the condition is true; if there is none an empty error, in tokpidjin the empty set.
#[must_use]
pub fn extract<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("extract", ArcDsl, &[container.into(), condition.into()])
}

/// For each color of a grid but the most common one the object of all its cells; the empty grid fails, tokpidjin: has none.
#[must_use]
pub fn fgpartition<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("fgpartition", ArcDsl, &[grid.into()])
}

/// The places of a patch in one color; places outside are ignored.
#[must_use]
pub fn fill<'a>(grid: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("fill", ArcDsl, &[grid.into(), value.into(), patch.into()])
}

/// The first element; of an empty container an empty error, in tokpidjin missing.
#[must_use]
pub fn first<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("first", ArcDsl, &[container.into()])
}

/// Whether a value is false: zero, missing or empty.
#[must_use]
pub fn flip<'a>(b: impl Into<BatchArg<'a>>) -> Batch {
    run("flip", ArcDsl, &[b.into()])
}

/// The function x ↦ outer(a(x), b(x)).
#[must_use]
pub fn fork<'a>(outer: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("fork", ArcDsl, &[outer.into(), a.into(), b.into()])
}

/// The rows and the columns of a grid that have one color, as objects.
#[must_use]
pub fn frontiers<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("frontiers", ArcDsl, &[grid.into()])
}

/// How far to move the first patch, at most 42 steps, until it touches the second: up or down if they share a column, else left or right; one step back if they overlap; tokpidjin: without a second patch the first itself.
#[must_use]
pub fn gravitate<'a>(source: impl Into<BatchArg<'a>>, destination: impl Into<BatchArg<'a>>) -> Batch {
    run("gravitate", ArcDsl, &[source.into(), destination.into()])
}

/// Whether a is greater than b: numbers by size, tuples element by element, sets by strict inclusion.
#[must_use]
pub fn greater<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("greater", ArcDsl, &[a.into(), b.into()])
}

/// Half the number rounded down, place by place.
#[must_use]
pub fn halve<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("halve", ArcDsl, &[n.into()])
}

/// Two grids side by side, as far as both have rows.
#[must_use]
pub fn hconcat<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("hconcat", ArcDsl, &[a.into(), b.into()])
}

/// The number of rows of a grid or of the box around a patch; a tuple is a grid; 0 when empty.
#[must_use]
pub fn height<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("height", ArcDsl, &[piece.into()])
}

/// Columns 0 to 29 of the row of a place; tokpidjin: none for the empty tuple.
#[must_use]
pub fn hfrontier<'a>(location: impl Into<BatchArg<'a>>) -> Batch {
    run("hfrontier", ArcDsl, &[location.into()])
}

/// Whether a patch is a horizontal line without gaps; false for the empty one; a tuple counts as a grid.
#[must_use]
pub fn hline<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("hline", ArcDsl, &[patch.into()])
}

/// Whether two patches share a row.
#[must_use]
pub fn hmatching<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("hmatching", ArcDsl, &[a.into(), b.into()])
}

/// A grid or patch mirrored top to bottom, a patch inside its box.
#[must_use]
pub fn hmirror<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("hmirror", ArcDsl, &[piece.into()])
}

/// The least shift to the left after which the cells still in the box meet their like, else the width; 0 for nothing; fails on places.
#[must_use]
pub fn hperiod<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("hperiod", ArcDsl, &[obj.into()])
}

/// N crops side by side; with a remainder one column is skipped between them; none for negative n.
#[must_use]
pub fn hsplit<'a>(grid: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("hsplit", ArcDsl, &[grid.into(), n.into()])
}

/// Every column a number of times; rows without cells when it is below one.
#[must_use]
pub fn hupscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("hupscale", ArcDsl, &[grid.into(), factor.into()])
}

/// The value itself.
#[must_use]
pub fn identity<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("identity", ArcDsl, &[x.into()])
}

/// The border of the box one smaller than the one around a patch; of a single place the ring around it; the empty patch fails, tokpidjin: has none.
#[must_use]
pub fn inbox<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("inbox", ArcDsl, &[patch.into()])
}

/// One more, place by place.
#[must_use]
pub fn increment<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("increment", ArcDsl, &[x.into()])
}

/// The color at a place, missing outside; tokpidjin: missing also for the empty tuple.
#[must_use]
pub fn index<'a>(grid: impl Into<BatchArg<'a>>, loc: impl Into<BatchArg<'a>>) -> Batch {
    run("index", ArcDsl, &[grid.into(), loc.into()])
}

/// The four places diagonal to a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn ineighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("ineighbors", ArcDsl, &[loc.into()])
}

/// The set with the value as its only element.
#[must_use]
pub fn initset<'a>(value: impl Into<BatchArg<'a>>) -> Batch {
    run("initset", ArcDsl, &[value.into()])
}

/// The set with the value in it; fails on a tuple.
#[must_use]
pub fn insert<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("insert", ArcDsl, &[value.into(), container.into()])
}

/// The elements that two sets share.
#[must_use]
pub fn intersection<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("intersection", ArcDsl, &[a.into(), b.into()])
}

/// The integers from start to before stop in steps; a zero error for step 0.
#[must_use]
pub fn interval<'a>(start: impl Into<BatchArg<'a>>, stop: impl Into<BatchArg<'a>>, step: impl Into<BatchArg<'a>>) -> Batch {
    run("interval", ArcDsl, &[start.into(), stop.into(), step.into()])
}

/// The negative, place by place.
#[must_use]
pub fn invert<'a>(n: impl Into<BatchArg<'a>>) -> Batch {
    run("invert", ArcDsl, &[n.into()])
}

/// The last element; of an empty container an empty error, in tokpidjin the empty tuple, also for 0 and missing.
#[must_use]
pub fn last<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("last", ArcDsl, &[container.into()])
}

/// The function with its first argument fixed; of 2 arguments one is left, of 3 two, else three.
#[must_use]
pub fn lbind<'a>(function: impl Into<BatchArg<'a>>, fixed: impl Into<BatchArg<'a>>) -> Batch {
    run("lbind", ArcDsl, &[function.into(), fixed.into()])
}

/// The least common color of a grid or object, the smallest of several; without cells an error.
#[must_use]
pub fn leastcolor<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcolor", ArcDsl, &[element.into()])
}

/// The least frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn leastcommon<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("leastcommon", ArcDsl, &[container.into()])
}

/// The left half without the middle column; the empty grid when nothing is left.
#[must_use]
pub fn lefthalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("lefthalf", ArcDsl, &[grid.into()])
}

/// The first column of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn leftmost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("leftmost", ArcDsl, &[patch.into()])
}

/// The lower left corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn llcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("llcorner", ArcDsl, &[patch.into()])
}

/// The last row of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn lowermost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("lowermost", ArcDsl, &[patch.into()])
}

/// The lower right corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn lrcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("lrcorner", ArcDsl, &[patch.into()])
}

/// The shortest way between two patches, in rows plus columns; fails when one is empty.
#[must_use]
pub fn manhattan<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("manhattan", ArcDsl, &[a.into(), b.into()])
}

/// Merge of apply.
#[must_use]
pub fn mapply<'a>(function: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("mapply", ArcDsl, &[function.into(), container.into()])
}

/// The function x ↦ function(x) = target.
#[must_use]
pub fn matcher<'a>(function: impl Into<BatchArg<'a>>, target: impl Into<BatchArg<'a>>) -> Batch {
    run("matcher", ArcDsl, &[function.into(), target.into()])
}

/// The largest element, 0 of an empty container; sets compare by inclusion.
#[must_use]
pub fn maximum<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("maximum", ArcDsl, &[container.into()])
}

/// The elements of the elements, in a container like the outer one.
#[must_use]
pub fn merge<'a>(containers: impl Into<BatchArg<'a>>) -> Batch {
    run("merge", ArcDsl, &[containers.into()])
}

/// Merge of sfilter.
#[must_use]
pub fn mfilter<'a>(container: impl Into<BatchArg<'a>>, function: impl Into<BatchArg<'a>>) -> Batch {
    run("mfilter", ArcDsl, &[container.into(), function.into()])
}

/// The smallest element, 0 of an empty container; sets compare by inclusion.
#[must_use]
pub fn minimum<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("minimum", ArcDsl, &[container.into()])
}

/// The most common color of a grid or object, the smallest of several; without cells an error.
#[must_use]
pub fn mostcolor<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcolor", ArcDsl, &[element.into()])
}

/// The most frequent element of a tuple, among equals the smallest; an empty error of nothing, a type error of a set.
#[must_use]
pub fn mostcommon<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("mostcommon", ArcDsl, &[container.into()])
}

/// An object covered and painted again an offset away.
#[must_use]
pub fn r#move<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>, offset: impl Into<BatchArg<'a>>) -> Batch {
    run("move", ArcDsl, &[grid.into(), obj.into(), offset.into()])
}

/// Merge of papply.
#[must_use]
pub fn mpapply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("mpapply", ArcDsl, &[function.into(), a.into(), b.into()])
}

/// The product, place by place; tokpidjin: an empty tuple counts as 1.
#[must_use]
pub fn multiply<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("multiply", ArcDsl, &[a.into(), b.into()])
}

/// The eight places around a place; tokpidjin: of what is no tuple, or empty, none.
#[must_use]
pub fn neighbors<'a>(loc: impl Into<BatchArg<'a>>) -> Batch {
    run("neighbors", ArcDsl, &[loc.into()])
}

/// The patch moved so that its box begins at (0, 0); the empty patch stays.
#[must_use]
pub fn normalize<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("normalize", ArcDsl, &[patch.into()])
}

/// The number of colors of a grid or object.
#[must_use]
pub fn numcolors<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("numcolors", ArcDsl, &[element.into()])
}

/// The connected objects of a grid: of one color each if univalued, joined also by corners if diagonal, without the most common color if without_bg; the empty grid fails, tokpidjin: has none.
#[must_use]
pub fn objects<'a>(grid: impl Into<BatchArg<'a>>, univalued: impl Into<BatchArg<'a>>, diagonal: impl Into<BatchArg<'a>>, without_bg: impl Into<BatchArg<'a>>) -> Batch {
    run("objects", ArcDsl, &[grid.into(), univalued.into(), diagonal.into(), without_bg.into()])
}

/// Where the upper left corner of an object's box may be so that all its cells meet their color in a grid; the empty object fits at (height + 1)(width + 1) places, re-arc: height times width.
#[must_use]
pub fn occurrences<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("occurrences", ArcDsl, &[grid.into(), obj.into()])
}

/// The places of the cells that equal a value.
#[must_use]
pub fn ofcolor<'a>(grid: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("ofcolor", ArcDsl, &[grid.into(), value.into()])
}

/// The elements as a tuple in ascending order of what the function gives for them, equals as they come; without a function, of themselves.
#[must_use]
pub fn order<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("order", ArcDsl, &[container.into(), compfunc.into()])
}

/// The first element that differs from the value; if there is none an empty error, in tokpidjin missing.
#[must_use]
pub fn other<'a>(container: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("other", ArcDsl, &[container.into(), value.into()])
}

/// The border of the box one larger than the one around a patch; the empty patch fails, tokpidjin: has none.
#[must_use]
pub fn outbox<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("outbox", ArcDsl, &[patch.into()])
}

/// The cells of an object drawn in their order, so the last wins; cells outside are ignored.
#[must_use]
pub fn paint<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("paint", ArcDsl, &[grid.into(), obj.into()])
}

/// The tuple of pairs of elements at the same place, as many as the shorter container has.
#[must_use]
pub fn pair<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("pair", ArcDsl, &[a.into(), b.into()])
}

/// The set of the colors of a grid or object.
#[must_use]
pub fn palette<'a>(element: impl Into<BatchArg<'a>>) -> Batch {
    run("palette", ArcDsl, &[element.into()])
}

/// The tuple of what the function gives for the elements of a and b at the same place, as many as the shorter container has.
#[must_use]
pub fn papply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("papply", ArcDsl, &[function.into(), a.into(), b.into()])
}

/// For each color of a grid the object of all its cells.
#[must_use]
pub fn partition<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("partition", ArcDsl, &[grid.into()])
}

/// Whether the height is greater than the width.
#[must_use]
pub fn portrait<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("portrait", ArcDsl, &[piece.into()])
}

/// In which direction the second patch lies as seen from the first, by the signs of the way between the centers; (0, -1) when they are equal.
#[must_use]
pub fn position<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("position", ArcDsl, &[a.into(), b.into()])
}

/// Whether an integer is greater than zero.
#[must_use]
pub fn positive<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("positive", ArcDsl, &[x.into()])
}

/// The function applied n times; itself for 1, a limit error below.
#[must_use]
pub fn power<'a>(function: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("power", ArcDsl, &[function.into(), n.into()])
}

/// The set of what the function gives for each element of a with each of b; if b is empty a may be anything.
#[must_use]
pub fn prapply<'a>(function: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("prapply", ArcDsl, &[function.into(), a.into(), b.into()])
}

/// The set of all pairs of an element of a and one of b; if b is empty a may be anything.
#[must_use]
pub fn product<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("product", ArcDsl, &[a.into(), b.into()])
}

/// What the functions give for the value, in a container of the same kind.
#[must_use]
pub fn rapply<'a>(functions: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>) -> Batch {
    run("rapply", ArcDsl, &[functions.into(), value.into()])
}

/// The function with its last argument fixed; of 2 arguments one is left, of 3 two, else three.
#[must_use]
pub fn rbind<'a>(function: impl Into<BatchArg<'a>>, fixed: impl Into<BatchArg<'a>>) -> Batch {
    run("rbind", ArcDsl, &[function.into(), fixed.into()])
}

/// Cells of the color at the places of a patch.
#[must_use]
pub fn recolor<'a>(value: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("recolor", ArcDsl, &[value.into(), patch.into()])
}

/// The container without the elements equal to the value.
#[must_use]
pub fn remove<'a>(value: impl Into<BatchArg<'a>>, container: impl Into<BatchArg<'a>>) -> Batch {
    run("remove", ArcDsl, &[value.into(), container.into()])
}

/// The tuple of num times the item; empty if num is not positive.
#[must_use]
pub fn repeat<'a>(item: impl Into<BatchArg<'a>>, num: impl Into<BatchArg<'a>>) -> Batch {
    run("repeat", ArcDsl, &[item.into(), num.into()])
}

/// One color replaced by another.
#[must_use]
pub fn replace<'a>(grid: impl Into<BatchArg<'a>>, replacee: impl Into<BatchArg<'a>>, replacer: impl Into<BatchArg<'a>>) -> Batch {
    run("replace", ArcDsl, &[grid.into(), replacee.into(), replacer.into()])
}

/// The right half without the middle column; the empty grid when nothing is left.
#[must_use]
pub fn righthalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("righthalf", ArcDsl, &[grid.into()])
}

/// The last column of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn rightmost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("rightmost", ArcDsl, &[patch.into()])
}

/// A half turn.
#[must_use]
pub fn rot180<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot180", ArcDsl, &[grid.into()])
}

/// A quarter turn counterclockwise.
#[must_use]
pub fn rot270<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot270", ArcDsl, &[grid.into()])
}

/// A quarter turn clockwise.
#[must_use]
pub fn rot90<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("rot90", ArcDsl, &[grid.into()])
}

/// The elements for which the condition is true, in a container of the same kind.
#[must_use]
pub fn sfilter<'a>(container: impl Into<BatchArg<'a>>, condition: impl Into<BatchArg<'a>>) -> Batch {
    run("sfilter", ArcDsl, &[container.into(), condition.into()])
}

/// Height and width.
#[must_use]
pub fn shape<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("shape", ArcDsl, &[piece.into()])
}

/// The patch moved by a vector, always as a set; the empty patch stays; tokpidjin: of anything false the empty set, and the empty tuple moves nothing.
#[must_use]
pub fn shift<'a>(patch: impl Into<BatchArg<'a>>, directions: impl Into<BatchArg<'a>>) -> Batch {
    run("shift", ArcDsl, &[patch.into(), directions.into()])
}

/// The line from a place to 42 times the direction away, if it is straight or diagonal; tokpidjin: nothing for an empty argument.
#[must_use]
pub fn shoot<'a>(start: impl Into<BatchArg<'a>>, direction: impl Into<BatchArg<'a>>) -> Batch {
    run("shoot", ArcDsl, &[start.into(), direction.into()])
}

/// -1, 0 or 1, place by place.
#[must_use]
pub fn sign<'a>(x: impl Into<BatchArg<'a>>) -> Batch {
    run("sign", ArcDsl, &[x.into()])
}

/// How many elements the container has; a grid has its rows.
#[must_use]
pub fn size<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("size", ArcDsl, &[container.into()])
}

/// The set of those elements that have n elements.
#[must_use]
pub fn sizefilter<'a>(container: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("sizefilter", ArcDsl, &[container.into(), n.into()])
}

/// Whether a grid is as high as wide, or a patch is a full square; true for the empty set, an error for the empty grid.
#[must_use]
pub fn square<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("square", ArcDsl, &[piece.into()])
}

/// The crop to the box around a patch; of the empty patch an error, in tokpidjin the empty grid.
#[must_use]
pub fn subgrid<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("subgrid", ArcDsl, &[patch.into(), grid.into()])
}

/// The difference, place by place; tokpidjin: an empty tuple counts as 0.
#[must_use]
pub fn subtract<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("subtract", ArcDsl, &[a.into(), b.into()])
}

/// Two colors exchanged.
#[must_use]
pub fn switch<'a>(grid: impl Into<BatchArg<'a>>, a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("switch", ArcDsl, &[grid.into(), a.into(), b.into()])
}

/// The places of a patch; places themselves, also in a tuple, stay what they are; tokpidjin: of what is no container, or holds none, the empty set.
#[must_use]
pub fn toindices<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("toindices", ArcDsl, &[patch.into()])
}

/// The vector i down.
#[must_use]
pub fn toivec<'a>(i: impl Into<BatchArg<'a>>) -> Batch {
    run("toivec", ArcDsl, &[i.into()])
}

/// The vector j to the right.
#[must_use]
pub fn tojvec<'a>(j: impl Into<BatchArg<'a>>) -> Batch {
    run("tojvec", ArcDsl, &[j.into()])
}

/// The cells of a grid at the places of a patch; places outside are ignored.
#[must_use]
pub fn toobject<'a>(patch: impl Into<BatchArg<'a>>, grid: impl Into<BatchArg<'a>>) -> Batch {
    run("toobject", ArcDsl, &[patch.into(), grid.into()])
}

/// The upper half without the middle row.
#[must_use]
pub fn tophalf<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("tophalf", ArcDsl, &[grid.into()])
}

/// The elements as a tuple, those of a set in ascending order.
#[must_use]
pub fn totuple<'a>(container: impl Into<BatchArg<'a>>) -> Batch {
    run("totuple", ArcDsl, &[container.into()])
}

/// The grid without its border.
#[must_use]
pub fn trim<'a>(grid: impl Into<BatchArg<'a>>) -> Batch {
    run("trim", ArcDsl, &[grid.into()])
}

/// The upper left corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn ulcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("ulcorner", ArcDsl, &[patch.into()])
}

/// The places of a patch in one color where the grid has its most common color.
#[must_use]
pub fn underfill<'a>(grid: impl Into<BatchArg<'a>>, value: impl Into<BatchArg<'a>>, patch: impl Into<BatchArg<'a>>) -> Batch {
    run("underfill", ArcDsl, &[grid.into(), value.into(), patch.into()])
}

/// The cells of an object where the grid has its most common color; the first wins unless it has that color.
#[must_use]
pub fn underpaint<'a>(grid: impl Into<BatchArg<'a>>, obj: impl Into<BatchArg<'a>>) -> Batch {
    run("underpaint", ArcDsl, &[grid.into(), obj.into()])
}

/// The first row of a patch; fails on the empty patch, which in tokpidjin gives missing.
#[must_use]
pub fn uppermost<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("uppermost", ArcDsl, &[patch.into()])
}

/// Every cell of a grid or object as a square of a side; the upper left corner of an object stays; empty when the side is below one.
#[must_use]
pub fn upscale<'a>(element: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("upscale", ArcDsl, &[element.into(), factor.into()])
}

/// The upper right corner of the box around a patch; of the empty patch the empty tuple.
#[must_use]
pub fn urcorner<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("urcorner", ArcDsl, &[patch.into()])
}

/// The largest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmax<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmax", ArcDsl, &[container.into(), compfunc.into()])
}

/// The smallest value that the function takes on the elements; its value for 0 if there are none.
#[must_use]
pub fn valmin<'a>(container: impl Into<BatchArg<'a>>, compfunc: impl Into<BatchArg<'a>>) -> Batch {
    run("valmin", ArcDsl, &[container.into(), compfunc.into()])
}

/// Two grids one under the other; they must be equally wide unless one is empty.
#[must_use]
pub fn vconcat<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("vconcat", ArcDsl, &[a.into(), b.into()])
}

/// Rows 0 to 29 of the column of a place.
#[must_use]
pub fn vfrontier<'a>(location: impl Into<BatchArg<'a>>) -> Batch {
    run("vfrontier", ArcDsl, &[location.into()])
}

/// Whether a patch is a vertical line without gaps; false for the empty one; a tuple counts as a grid.
#[must_use]
pub fn vline<'a>(patch: impl Into<BatchArg<'a>>) -> Batch {
    run("vline", ArcDsl, &[patch.into()])
}

/// Whether two patches share a column.
#[must_use]
pub fn vmatching<'a>(a: impl Into<BatchArg<'a>>, b: impl Into<BatchArg<'a>>) -> Batch {
    run("vmatching", ArcDsl, &[a.into(), b.into()])
}

/// A grid or patch mirrored left to right, a patch inside its box.
#[must_use]
pub fn vmirror<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("vmirror", ArcDsl, &[piece.into()])
}

/// The least shift upward after which the cells still in the box meet their like, else the height; 0 for nothing; fails on places.
#[must_use]
pub fn vperiod<'a>(obj: impl Into<BatchArg<'a>>) -> Batch {
    run("vperiod", ArcDsl, &[obj.into()])
}

/// N crops one under the other; with a remainder one row is skipped between them; none for negative n.
#[must_use]
pub fn vsplit<'a>(grid: impl Into<BatchArg<'a>>, n: impl Into<BatchArg<'a>>) -> Batch {
    run("vsplit", ArcDsl, &[grid.into(), n.into()])
}

/// Every row a number of times; the empty grid when it is below one.
#[must_use]
pub fn vupscale<'a>(grid: impl Into<BatchArg<'a>>, factor: impl Into<BatchArg<'a>>) -> Batch {
    run("vupscale", ArcDsl, &[grid.into(), factor.into()])
}

/// The number of columns of a grid or of the box around a patch; a tuple is a grid; 0 when empty.
#[must_use]
pub fn width<'a>(piece: impl Into<BatchArg<'a>>) -> Batch {
    run("width", ArcDsl, &[piece.into()])
}
