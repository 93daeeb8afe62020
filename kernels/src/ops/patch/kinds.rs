//! tokpidjin's own ops on patches of one kind.

use super::bounds::{Axis, Corner, Side, is_line};
use super::colors::palette_tuple;
use super::motion::{Mirror, cmirror_value, mirror_value, normalize_value, recolor_value};
use super::ops;
use super::read::{Reading, toindices_of_cells};
use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

ops! {
    /// The colors of cells as an ascending tuple.
    p_o(cells) => |lane| palette_tuple(lane, cells);

    /// How many rows the box around places has.
    height_i(places) => |lane| Axis::Rows.extent(lane, Reading::Pairs, places).and_then(Value::int);

    /// How many rows the box around cells has.
    height_o(cells) => |lane| Axis::Rows.extent(lane, Reading::Cells, cells).and_then(Value::int);

    /// How many columns the box around places has.
    width_i(places) => |lane| Axis::Columns.extent(lane, Reading::Pairs, places).and_then(Value::int);

    /// How many columns the box around cells has.
    width_o(cells) => |lane| Axis::Columns.extent(lane, Reading::Cells, cells).and_then(Value::int);

    /// The last row of places.
    lowermost_i(places) => |lane| Side::Bottom.value(lane, Reading::Pairs, places);

    /// The last row of cells.
    lowermost_o(cells) => |lane| Side::Bottom.value(lane, Reading::Cells, cells);

    /// The first row of places.
    uppermost_i(places) => |lane| Side::Top.value(lane, Reading::Pairs, places);

    /// The first row of cells.
    uppermost_o(cells) => |lane| Side::Top.value(lane, Reading::Cells, cells);

    /// The first column of places.
    leftmost_i(places) => |lane| Side::Left.value(lane, Reading::Pairs, places);

    /// The first column of cells.
    leftmost_o(cells) => |lane| Side::Left.value(lane, Reading::Cells, cells);

    /// The last column of places.
    rightmost_i(places) => |lane| Side::Right.value(lane, Reading::Pairs, places);

    /// The last column of cells.
    rightmost_o(cells) => |lane| Side::Right.value(lane, Reading::Cells, cells);

    /// The places moved so that their box begins at (0, 0).
    normalize_i(places) => |lane| normalize_value(lane, Reading::Pairs, places);

    /// The cells moved so that their box begins at (0, 0).
    normalize_o(cells) => |lane| normalize_value(lane, Reading::Cells, cells);

    /// Places upside down in their box.
    hmirror_i(places) => |lane| mirror_value(lane, Reading::Pairs, Mirror::Rows, places);

    /// Cells upside down in their box.
    hmirror_o(cells) => |lane| mirror_value(lane, Reading::Cells, Mirror::Rows, cells);

    /// Places with left and right exchanged in their box.
    vmirror_i(places) => |lane| mirror_value(lane, Reading::Pairs, Mirror::Columns, places);

    /// Cells with left and right exchanged in their box.
    vmirror_o(cells) => |lane| mirror_value(lane, Reading::Cells, Mirror::Columns, cells);

    /// Places with rows and columns exchanged, the upper left corner of the box staying.
    dmirror_i(places) => |lane| mirror_value(lane, Reading::Pairs, Mirror::Diagonal, places);

    /// Cells with rows and columns exchanged, the upper left corner of the box staying.
    dmirror_o(cells) => |lane| mirror_value(lane, Reading::Cells, Mirror::Diagonal, cells);

    /// The value itself.
    toindices_i(places) => |_lane| Ok(places);

    /// The places of cells.
    toindices_o(cells) => |lane| toindices_of_cells(lane, cells);

    /// The upper left corner of the box around places.
    ulcorner_i(places) => |lane| Corner::Ul.value(lane, Reading::Pairs, places);

    /// The upper left corner of the box around cells.
    ulcorner_o(cells) => |lane| Corner::Ul.value(lane, Reading::Cells, cells);

    /// The upper right corner of the box around places.
    urcorner_i(places) => |lane| Corner::Ur.value(lane, Reading::Pairs, places);

    /// The upper right corner of the box around cells.
    urcorner_o(cells) => |lane| Corner::Ur.value(lane, Reading::Cells, cells);

    /// The lower left corner of the box around places.
    llcorner_i(places) => |lane| Corner::Ll.value(lane, Reading::Pairs, places);

    /// The lower left corner of the box around cells.
    llcorner_o(cells) => |lane| Corner::Ll.value(lane, Reading::Cells, cells);

    /// The lower right corner of the box around places.
    lrcorner_i(places) => |lane| Corner::Lr.value(lane, Reading::Pairs, places);

    /// The lower right corner of the box around cells.
    lrcorner_o(cells) => |lane| Corner::Lr.value(lane, Reading::Cells, cells);

    /// Cells of the color at the places.
    recolor_i(color, places) => |lane| recolor_value(lane, Reading::Pairs, color, places);

    /// The cells with the color instead of their own.
    recolor_o(color, cells) => |lane| recolor_value(lane, Reading::Cells, color, cells);

    /// Whether places are a vertical line without gaps.
    vline_i(places) => |lane| is_line(lane, Axis::Rows, Reading::Pairs, places);

    /// Whether cells are a vertical line without gaps.
    vline_o(cells) => |lane| is_line(lane, Axis::Rows, Reading::Cells, cells);

    /// Whether places are a horizontal line without gaps.
    hline_i(places) => |lane| is_line(lane, Axis::Columns, Reading::Pairs, places);

    /// Whether cells are a horizontal line without gaps.
    hline_o(cells) => |lane| is_line(lane, Axis::Columns, Reading::Cells, cells);

    /// Places mirrored at the diagonal from lower left to upper right.
    cmirror_i(places) => |lane| cmirror_value(lane, places);

    /// Cells mirrored at the diagonal from lower left to upper right.
    cmirror_o(cells) => |lane| cmirror_value(lane, cells);
}
