//! tokpidjin's own ops on patches of any kind.

use super::bounds::{Axis, corner_by_number, inner_shape, is_square, side_by_number};
use super::colors::{
    Extreme, color_rank_value, colorcount_value, common_color, numcolors_value, palette_value,
};
use super::motion::{
    Mirror, cmirror_value, mirror_by_number, mirror_value, upscale_value, vmirror_of_any,
};
use super::ops;
use super::read::Reading;
use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

ops! {
    /// The set of the colors of cells.
    p_f(object) => |lane| palette_value(lane, object);

    /// The patch mirrored: 0 upside down, 1 at the diagonal, 2 left and right, 3 at the other diagonal.
    mir_rot_f(patch, number) => |lane| mirror_by_number(lane, patch, number);

    /// The color with this rank by count, 0 the most common, -1 the least, ties by first appearance.
    get_color_rank_f(object, rank) => |lane| color_rank_value(lane, object, rank);

    /// The most common color of cells, the smallest of several.
    mostcolor_f(object) => |lane| common_color(lane, object, Extreme::Most);

    /// The least common color of cells, the smallest of several.
    leastcolor_f(object) => |lane| common_color(lane, object, Extreme::Least);

    /// How many rows the box around a patch has.
    height_f(patch) => |lane| Axis::Rows.extent(lane, Reading::Any, patch).and_then(Value::int);

    /// How many columns the box around a patch has.
    width_f(patch) => |lane| Axis::Columns.extent(lane, Reading::Any, patch).and_then(Value::int);

    /// Height and width of the box around a patch.
    shape_f(patch) => |lane| inner_shape(lane, patch).and_then(|(height, width)| Value::pair(height, width));

    /// A side of the box around a patch: 0 its last row, 1 the first, 2 its first column, 3 the last.
    col_row(patch, number) => |lane| side_by_number(lane, patch, number);

    /// Whether a patch fills its box and the box is a square.
    square_f(patch) => |lane| is_square(lane, patch).map(Value::bool);

    /// The set of the colors of cells.
    palette_f(object) => |lane| palette_value(lane, object);

    /// The elements of a patch upside down in their box.
    hmirror_f(patch) => |lane| mirror_value(lane, Reading::Any, Mirror::Rows, patch);

    /// The elements of a patch with left and right exchanged in their box.
    vmirror_f(patch) => |lane| vmirror_of_any(lane, patch);

    /// The elements of a patch with rows and columns exchanged, the upper left corner of the box staying.
    dmirror_f(patch) => |lane| mirror_value(lane, Reading::Any, Mirror::Diagonal, patch);

    /// The elements of a patch mirrored at the diagonal from lower left to upper right.
    cmirror_f(patch) => |lane| cmirror_value(lane, patch);

    /// Every cell as a block of that many rows and columns, the upper left corner of the box staying.
    upscale_f(object, factor) => |lane| upscale_value(lane, object, factor);

    /// Whether the box around a patch is higher than wide.
    portrait_f(patch) => |lane| inner_shape(lane, patch).map(|(height, width)| Value::bool(height > width));

    /// How many cells have the color.
    colorcount_f(object, color) => |lane| colorcount_value(lane, object, color);

    /// A corner of the box around a patch: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    corner(patch, number) => |lane| corner_by_number(lane, patch, number);

    /// How many colors cells have.
    numcolors_f(object) => |lane| numcolors_value(lane, object);
}
