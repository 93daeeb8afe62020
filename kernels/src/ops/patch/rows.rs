//! The ops that arc-dsl has.

use super::bounds::{Axis, Corner, Side, center_value, corners_value, is_piece_line};
use super::boxes::{backdrop_value, delta_value, ring_around_value, ring_value};
use super::colors::{color_value, period_value};
use super::lines::{Around, around_value, connect_value, frontier_value, shoot_value};
use super::motion::{normalize_value, recolor_value, shift_value};
use super::ops;
use super::read::{Reading, toindices_value};
use super::relation::{
    adjacent_value, bordering_value, centerofmass_value, gravitate_value, manhattan_value,
    matching_value, position_value,
};
use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

ops! {
    /// The upper left corner of the box around a patch.
    ulcorner(patch) => |lane| Corner::Ul.value(lane, Reading::Any, patch);

    /// The upper right corner of the box around a patch.
    urcorner(patch) => |lane| Corner::Ur.value(lane, Reading::Any, patch);

    /// The lower left corner of the box around a patch.
    llcorner(patch) => |lane| Corner::Ll.value(lane, Reading::Any, patch);

    /// The lower right corner of the box around a patch.
    lrcorner(patch) => |lane| Corner::Lr.value(lane, Reading::Any, patch);

    /// The places of a patch.
    toindices(patch) => |lane| toindices_value(lane, patch);

    /// Cells of the color at the places of a patch.
    recolor(color, patch) => |lane| recolor_value(lane, Reading::Any, color, patch);

    /// The patch moved by a vector, always as a set.
    shift(patch, by) => |lane| shift_value(lane, patch, by);

    /// The patch moved so that its box begins at (0, 0).
    normalize(patch) => |lane| normalize_value(lane, Reading::Any, patch);

    /// The four places beside a place.
    dneighbors(place) => |lane| around_value(lane, place, Around::Beside);

    /// The four places diagonal to a place.
    ineighbors(place) => |lane| around_value(lane, place, Around::Diagonal);

    /// The eight places around a place.
    neighbors(place) => |lane| around_value(lane, place, Around::All);

    /// The first row of a patch.
    uppermost(patch) => |lane| Side::Top.value(lane, Reading::Any, patch);

    /// The last row of a patch.
    lowermost(patch) => |lane| Side::Bottom.value(lane, Reading::Any, patch);

    /// The first column of a patch.
    leftmost(patch) => |lane| Side::Left.value(lane, Reading::Any, patch);

    /// The last column of a patch.
    rightmost(patch) => |lane| Side::Right.value(lane, Reading::Any, patch);

    /// Whether a patch is a vertical line without gaps.
    vline(piece) => |lane| is_piece_line(lane, Axis::Rows, piece);

    /// Whether a patch is a horizontal line without gaps.
    hline(piece) => |lane| is_piece_line(lane, Axis::Columns, piece);

    /// Whether two patches share a row.
    hmatching(a, b) => |lane| matching_value(lane, Axis::Rows, a, b);

    /// Whether two patches share a column.
    vmatching(a, b) => |lane| matching_value(lane, Axis::Columns, a, b);

    /// The shortest way between two patches, in rows plus columns.
    manhattan(a, b) => |lane| manhattan_value(lane, a, b);

    /// Whether the shortest way between two patches is 1.
    adjacent(a, b) => |lane| adjacent_value(lane, a, b);

    /// Whether the box around a patch reaches a border of the grid.
    bordering(patch, grid) => |lane| bordering_value(lane, patch, grid);

    /// The mean of the places, rounded down.
    centerofmass(patch) => |lane| centerofmass_value(lane, patch);

    /// The color of the first cell, which has the smallest color.
    color(object) => |lane| color_value(lane, object);

    /// The middle of the box around a patch, the lower or right one of two.
    center(patch) => |lane| center_value(lane, patch);

    /// In which direction the second patch lies as seen from the first, by the signs of the way between the centers.
    position(a, b) => |lane| position_value(lane, a, b);

    /// The four corners of the box around a patch.
    corners(patch) => |lane| corners_value(lane, patch);

    /// The line between two places if it is straight or diagonal, else nothing.
    connect(a, b) => |lane| connect_value(lane, a, b);

    /// Rows 0 to 29 of the column of a place.
    vfrontier(place) => |lane| frontier_value(lane, place, true);

    /// Columns 0 to 29 of the row of a place.
    hfrontier(place) => |lane| frontier_value(lane, place, false);

    /// All places in the box around a patch.
    backdrop(patch) => |lane| backdrop_value(lane, patch);

    /// The places in the box around a patch that it leaves free.
    delta(patch) => |lane| delta_value(lane, patch);

    /// How far to move the first patch, at most 42 steps, until it touches the second: up or down if they share a column, else left or right.
    gravitate(source, destination) => |lane| gravitate_value(lane, source, destination);

    /// The border of the box one smaller than the one around a patch.
    inbox(patch) => |lane| ring_around_value(lane, patch, -1);

    /// The border of the box one larger than the one around a patch.
    outbox(patch) => |lane| ring_around_value(lane, patch, 1);

    /// The border of the box around a patch.
    r#box(patch) => |lane| ring_value(lane, patch);

    /// The line from a place to 42 times the direction away, if it is straight or diagonal.
    shoot(start, direction) => |lane| shoot_value(lane, start, direction);

    /// The least shift to the left after which the cells still in the box meet their like, else the width.
    hperiod(object) => |lane| period_value(lane, object, Axis::Columns);

    /// The least shift upward after which the cells still in the box meet their like, else the height.
    vperiod(object) => |lane| period_value(lane, object, Axis::Rows);
}
