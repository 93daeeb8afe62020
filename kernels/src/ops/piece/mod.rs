//! What works on grids and patches alike.
//!
//! Only arc-dsl has such ops. To them a tuple is a grid and any other container a patch, so each is the op of
//! grids or that of patches.

use super::{
    cmirror_f, cmirror_t, colorcount_f, colorcount_t, dmirror_f, dmirror_t, height_f, height_t,
    hmirror_f, hmirror_t, leastcolor_f, leastcolor_t, mostcolor_f, mostcolor_t, palette_f,
    palette_t, square_t, upscale_f, upscale_t, vmirror_f, vmirror_t, width_f, width_t,
};
use crate::lane::Lane;
use crate::table::op;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};

/// Whether the first argument is a grid.
#[inline(always)]
fn is_grid(args: &[Value]) -> bool {
    args.first().is_some_and(|piece| piece.is_tuple())
}

/// The most common color of a grid or object, the smallest of several; without cells an error.
pub fn mostcolor<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { mostcolor_t(lane, args) } else { mostcolor_f(lane, args) }
}

/// The least common color of a grid or object, the smallest of several; without cells an error.
pub fn leastcolor<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { leastcolor_t(lane, args) } else { leastcolor_f(lane, args) }
}

/// The number of rows of a grid or of the box around a patch; 0 when empty.
pub fn height<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { height_t(lane, args) } else { height_f(lane, args) }
}

/// The number of columns of a grid or of the box around a patch; 0 when empty.
pub fn width<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { width_t(lane, args) } else { width_f(lane, args) }
}

/// Height and width.
pub fn shape<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let (height, width) = (height(lane, args)?, width(lane, args)?);
    lane.couple(height, width)
}

/// Whether the height is greater than the width.
pub fn portrait<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let (height, width) = (height(lane, args)?, width(lane, args)?);
    Ok(Value::bool(height.to_int()? > width.to_int()?))
}

/// How many cells of a grid or object have a color.
pub fn colorcount<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { colorcount_t(lane, args) } else { colorcount_f(lane, args) }
}

/// Whether a grid is as high as wide, or a patch is a full square; true for the empty set, an error for the empty grid.
pub fn square<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) {
        return square_t(lane, args);
    }
    let [patch] = *args else { return Err(Fail::Type) };
    let (height, width) = (height_f(lane, args)?.to_int()?, width_f(lane, args)?.to_int()?);
    let size = i64::from(lane.size(patch)?);
    Ok(Value::bool(height == width && height.checked_mul(width) == Some(size)))
}

/// The set of the colors of a grid or object.
pub fn palette<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { palette_t(lane, args) } else { palette_f(lane, args) }
}

/// The number of colors of a grid or object.
pub fn numcolors<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let palette = palette(lane, args)?;
    lane.size(palette).map(Value::count)
}

/// A grid or patch mirrored top to bottom, a patch inside its box.
pub fn hmirror<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { hmirror_t(lane, args) } else { hmirror_f(lane, args) }
}

/// A grid or patch mirrored left to right, a patch inside its box.
pub fn vmirror<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    match *args {
        // Mirrors need the corners of the box, and here there are none.
        [Value::EMPTY_SET] => hmirror_f(lane, args),
        _ if is_grid(args) => vmirror_t(lane, args),
        _ => vmirror_f(lane, args),
    }
}

/// A grid or patch with rows and columns exchanged; the upper left corner of a patch stays.
pub fn dmirror<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { dmirror_t(lane, args) } else { dmirror_f(lane, args) }
}

/// A grid or patch mirrored at the diagonal from the lower left.
pub fn cmirror<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    let [piece] = *args else { return Err(Fail::Type) };
    match piece.tag() {
        _ if piece.is_tuple() => cmirror_t(lane, args),
        Tag::Indices => cmirror_f(lane, args),
        Tag::Object if piece.form() == lane.dialect.form() => cmirror_f(lane, args),
        _ => {
            let piece = lane.inner(op::VMIRROR, vmirror, args)?;
            let piece = lane.inner(op::DMIRROR, dmirror, &[piece])?;
            lane.inner(op::VMIRROR, vmirror, &[piece])
        }
    }
}

/// Every cell of a grid or object as a square of a side; the upper left corner of an object stays; empty when the side is below one.
pub fn upscale<T: Team>(lane: &mut Lane<'_, T>, args: &[Value]) -> Result<Value> {
    if is_grid(args) { upscale_t(lane, args) } else { upscale_f(lane, args) }
}
