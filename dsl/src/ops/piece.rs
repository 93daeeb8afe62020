//! What works on grids and patches alike.

use super::grid::seq::{item, unpack};
use super::grid::{self, least_common, most_common, tally};
use super::patch;
use crate::limits::check_elements;
use crate::table::arc;
use crate::{Cell, Color, Cx, Default, Error, Ij, Indices, Object, Op, Result, Type, Value};

/// A set of places, bare or colored.
pub trait Patch: Sized {
    /// The places in the order of the set; two colors on one place give it twice.
    fn places(&self) -> impl Iterator<Item = Ij>;

    /// The set with every place moved.
    fn move_places(&self, to: impl Fn(Ij) -> Option<Ij>) -> Result<Self>;
}

impl Patch for Indices {
    fn places(&self) -> impl Iterator<Item = Ij> {
        self.iter().copied()
    }

    fn move_places(&self, to: impl Fn(Ij) -> Option<Ij>) -> Result<Indices> {
        let moved: Option<Vec<Ij>> = self.places().map(to).collect();
        Indices::new(moved.ok_or(Error::Overflow)?)
    }
}

impl Patch for Object {
    fn places(&self) -> impl Iterator<Item = Ij> {
        self.iter().map(Cell::ij)
    }

    fn move_places(&self, to: impl Fn(Ij) -> Option<Ij>) -> Result<Object> {
        let moved = self.iter().map(|cell| Some(Cell::new(cell.color, to(cell.ij())?)));
        let moved: Option<Vec<Cell>> = moved.collect();
        Object::new(moved.ok_or(Error::Overflow)?)
    }
}

/// The upper left and the lower right corner of the smallest box around all places.
///
/// ```
/// use dsl::ops::piece::bounds;
/// assert_eq!(bounds(&[(1, 5), (3, 2)]), Some(((1, 2), (3, 5))));
/// assert_eq!(bounds(&[]), None);
/// ```
#[must_use]
pub fn bounds(places: &[Ij]) -> Option<(Ij, Ij)> {
    bounds_of(places.iter().copied())
}

fn bounds_of(mut places: impl Iterator<Item = Ij>) -> Option<(Ij, Ij)> {
    let first = places.next()?;
    Some(places.fold((first, first), |(low, high), (i, j)| {
        ((low.0.min(i), low.1.min(j)), (high.0.max(i), high.1.max(j)))
    }))
}

/// The patch mirrored top to bottom inside its box.
///
/// ```
/// use dsl::{Indices, ops::piece::hmirror};
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(&hmirror(&patch).unwrap()[..], &[(1, 2), (3, 1)]);
/// ```
pub fn hmirror<P: Patch>(patch: &P) -> Result<P> {
    let (low, high) = bounds_of(patch.places()).ok_or(Error::Index)?;
    let sum = low.0.checked_add(high.0).ok_or(Error::Overflow)?;
    patch.move_places(|(i, j)| Some((sum.checked_sub(i)?, j)))
}

/// The patch mirrored left to right inside its box.
///
/// ```
/// use dsl::{Indices, ops::piece::vmirror};
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(&vmirror(&patch).unwrap()[..], &[(1, 2), (3, 1)]);
/// ```
pub fn vmirror<P: Patch>(patch: &P) -> Result<P> {
    let (low, high) = bounds_of(patch.places()).ok_or(Error::Index)?;
    let sum = low.1.checked_add(high.1).ok_or(Error::Overflow)?;
    patch.move_places(|(i, j)| Some((i, sum.checked_sub(j)?)))
}

/// The patch with rows and columns exchanged; its upper left corner stays.
///
/// ```
/// use dsl::{Indices, ops::piece::dmirror};
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(&dmirror(&patch).unwrap()[..], &[(1, 1), (2, 3)]);
/// ```
pub fn dmirror<P: Patch>(patch: &P) -> Result<P> {
    let (low, _) = bounds_of(patch.places()).ok_or(Error::Empty)?;
    patch.move_places(|place| transposed(place, low))
}

/// A place mirrored at the diagonal through `corner`.
fn transposed((i, j): Ij, corner: Ij) -> Option<Ij> {
    let (down, across) = (i.checked_sub(corner.0)?, j.checked_sub(corner.1)?);
    Some((corner.0.checked_add(across)?, corner.1.checked_add(down)?))
}

/// The patch mirrored at the diagonal from the lower left of its box.
///
/// ```
/// use dsl::{Indices, ops::piece::cmirror};
/// let patch = Indices::new(vec![(1, 1), (3, 2)]).unwrap();
/// assert_eq!(&cmirror(&patch).unwrap()[..], &[(1, 1), (2, 3)]);
/// ```
pub fn cmirror<P: Patch>(patch: &P) -> Result<P> {
    vmirror(&dmirror(&vmirror(patch)?)?)
}

/// Every cell as a square of side `factor`; the upper left corner stays. A factor below one gives
/// the empty object.
///
/// ```
/// use dsl::{Cell, Object, ops::piece::upscale};
/// let object = Object::new(vec![Cell::new(3, (1, 1))]).unwrap();
/// assert_eq!(upscale(&object, 2).unwrap().len(), 4);
/// ```
pub fn upscale(object: &Object, factor: i64) -> Result<Object> {
    let Some((corner, _)) = bounds_of(object.places()) else { return Ok(object.clone()) };
    let offsets = square_places(object.len(), factor)?;
    let mut cells = Vec::with_capacity(object.len() * offsets.len());
    for cell in object.iter() {
        for &offset in &offsets {
            let place = scaled_place(cell.ij(), corner, factor, offset).ok_or(Error::Overflow)?;
            cells.push(Cell::new(cell.color, place));
        }
    }
    Object::new(cells)
}

/// The places of a square of side `factor`, if `count` squares are not too large.
fn square_places(count: usize, factor: i64) -> Result<Vec<Ij>> {
    let side = usize::try_from(factor.max(0)).map_err(|_| Error::Limit)?;
    check_elements(side.saturating_mul(side).saturating_mul(count))?;
    Ok((0..factor).flat_map(|i| (0..factor).map(move |j| (i, j))).collect())
}

/// Where a place goes when everything grows away from `corner`.
fn scaled_place((i, j): Ij, corner: Ij, factor: i64, offset: Ij) -> Option<Ij> {
    let scale = |n: i64, low: i64, offset: i64| {
        n.checked_sub(low)?.checked_mul(factor)?.checked_add(offset)?.checked_add(low)
    };
    Some((scale(i, corner.0, offset.0)?, scale(j, corner.1, offset.1)?))
}

/// The most common color, the smallest of several.
///
/// ```
/// use dsl::{Cell, Object, ops::piece::mostcolor};
/// let object = Object::new(vec![Cell::new(3, (1, 1)), Cell::new(2, (1, 2))]).unwrap();
/// assert_eq!(mostcolor(&object), Ok(2));
/// ```
pub fn mostcolor(object: &[Cell]) -> Result<Color> {
    most_common(object.iter().map(|cell| cell.color))
}

/// The least common color, the smallest of several.
///
/// ```
/// use dsl::{Cell, Object, ops::piece::leastcolor};
/// let object = Object::new(vec![Cell::new(3, (1, 1)), Cell::new(2, (1, 2))]).unwrap();
/// assert_eq!(leastcolor(&object), Ok(2));
/// ```
pub fn leastcolor(object: &[Cell]) -> Result<Color> {
    least_common(object.iter().map(|cell| cell.color))
}

/// The colors in ascending order.
///
/// ```
/// use dsl::{Cell, ops::piece::palette};
/// assert_eq!(palette(&[Cell::new(3, (1, 1)), Cell::new(2, (1, 2))]), [2, 3]);
/// ```
#[must_use]
pub fn palette(object: &[Cell]) -> Vec<Color> {
    tally(object.iter().map(|cell| cell.color)).into_iter().map(|(color, _)| color).collect()
}

/// How many cells have a color.
///
/// ```
/// use dsl::{Cell, ops::piece::colorcount};
/// assert_eq!(colorcount(&[Cell::new(3, (1, 1)), Cell::new(2, (1, 2))], 3), 1);
/// ```
#[must_use]
pub fn colorcount(object: &[Cell], color: Color) -> usize {
    object.iter().filter(|cell| cell.color == color).count()
}

/// The corners of a true patch of the running dialect.
pub(crate) fn patch_bounds(cx: &Cx, patch: &Value) -> Option<(Ij, Ij)> {
    match patch {
        Value::Indices(indices) => bounds(indices),
        Value::Object(object, form) if *form == cx.dialect().cell_form() => {
            bounds_of(object.places())
        }
        _ => None,
    }
}

/// How many rows or columns lie between two ends, both included.
fn length(low: i64, high: i64) -> Result<i64> {
    high.checked_sub(low).and_then(|n| n.checked_add(1)).ok_or(Error::Overflow)
}

/// The distance between what two ops of the patch family say, both included.
fn measured(cx: &mut Cx, piece: &Value, low: &'static Op, high: &'static Op) -> Result<i64> {
    let high = cx.inner(high, std::slice::from_ref(piece))?.int()?;
    length(cx.inner(low, std::slice::from_ref(piece))?.int()?, high)
}

fn height(cx: &mut Cx, piece: &Value) -> Result<i64> {
    let size = piece.size()? as i64;
    match patch_bounds(cx, piece) {
        Some((low, high)) => length(low.0, high.0),
        None if size == 0 || piece.is_tuple() => Ok(size),
        None => measured(cx, piece, &patch::UPPERMOST, &patch::LOWERMOST),
    }
}

fn width(cx: &mut Cx, piece: &Value) -> Result<i64> {
    match patch_bounds(cx, piece) {
        Some((low, high)) => length(low.1, high.1),
        None if piece.size()? == 0 => Ok(0),
        None if piece.is_tuple() => Ok(grid::seq::extent(piece)?.1 as i64),
        None => measured(cx, piece, &patch::LEFTMOST, &patch::RIGHTMOST),
    }
}

fn square(cx: &mut Cx, piece: &Value) -> Result<bool> {
    if piece.is_tuple() {
        let (height, width) = grid::seq::extent(piece)?;
        return Ok(height == width);
    }
    let (height, width) = (height(cx, piece)?, width(cx, piece)?);
    let full = height.checked_mul(width) == i64::try_from(piece.size()?).ok();
    Ok(full && height == width)
}

/// The first of the two parts of each element: the colors of an object, the rows of bare places.
fn firsts(element: &Value) -> Result<Vec<Value>> {
    let first = |part: &Value| unpack(part).map(|[first, _]| first);
    element.elements()?.iter().map(first).collect()
}

/// The cells of a true object of this dialect.
fn cells<'a>(cx: &Cx, element: &'a Value) -> Option<&'a [Cell]> {
    grid::seq::object_cells(cx, element)
}

fn mostcolor_value(cx: &mut Cx, element: &Value) -> Result<Value> {
    match cells(cx, element) {
        Some(cells) => mostcolor(cells).map(Value::Int),
        None if element.is_tuple() => grid::mostcolor_value(cx, element),
        None => grid::most_common_value(cx, &firsts(element)?),
    }
}

fn leastcolor_value(cx: &mut Cx, element: &Value) -> Result<Value> {
    match cells(cx, element) {
        Some(cells) => leastcolor(cells).map(Value::Int),
        None if element.is_tuple() => grid::leastcolor_value(cx, element),
        None => grid::least_common_value(cx, &firsts(element)?),
    }
}

fn palette_value(cx: &Cx, element: &Value) -> Result<Value> {
    match cells(cx, element) {
        Some(cells) => {
            Value::set(palette(cells).into_iter().map(Value::Int).collect(), cx.dialect())
        }
        None if element.is_tuple() => grid::palette_value(element, cx.dialect()),
        None => Value::set(firsts(element)?, cx.dialect()),
    }
}

fn colorcount_value(cx: &Cx, element: &Value, color: &Value) -> Result<Value> {
    let count = match (cells(cx, element), color) {
        (Some(cells), Value::Int(color)) => colorcount(cells, *color),
        _ if element.is_tuple() => return grid::colorcount_value(element, color),
        _ => firsts(element)?.iter().filter(|first| *first == color).count(),
    };
    Ok((count as i64).into())
}

/// The corner that an op of the patch family finds.
fn corner(cx: &mut Cx, piece: &Value, op: &'static Op) -> Result<Value> {
    cx.inner(op, std::slice::from_ref(piece))
}

/// The sum of both corners along an axis.
fn corner_sum(cx: &mut Cx, piece: &Value, axis: usize) -> Result<i64> {
    let low = item(&corner(cx, piece, &patch::ULCORNER)?, axis)?.int()?;
    let high = item(&corner(cx, piece, &patch::LRCORNER)?, axis)?.int()?;
    low.checked_add(high).ok_or(Error::Overflow)
}

/// Whether the elements of a patch are read as cells, which the first one decides.
fn is_colored(elements: &[Value]) -> Result<bool> {
    let first = elements.first().ok_or(Error::Empty)?;
    Ok(item(first, 1)?.is_tuple())
}

fn place(value: &Value) -> Result<Ij> {
    let [i, j] = unpack(value)?;
    Ok((i.int()?, j.int()?))
}

/// A patch of anything with every place moved; colors may be any value.
fn moved(cx: &Cx, piece: &Value, to: impl Fn([Value; 2]) -> Result<Value>) -> Result<Value> {
    let elements = piece.elements()?;
    let colored = is_colored(&elements)?;
    let element = |element: &Value| match colored {
        true => {
            let [color, place] = unpack(element)?;
            Value::tuple(vec![color, to(unpack(&place)?)?])
        }
        false => to(unpack(element)?),
    };
    Value::set(elements.iter().map(element).collect::<Result<_>>()?, cx.dialect())
}

/// A row or column seen from the other end, when both ends add up to `sum`.
fn opposite(sum: i64, n: &Value) -> Result<Value> {
    sum.checked_sub(n.int()?).map(Value::Int).ok_or(Error::Overflow)
}

/// A mirror of a true patch.
macro_rules! mirrored {
    ($cx:expr, $piece:expr, $mirror:ident) => {
        match $piece {
            Value::Indices(indices) => return $mirror(indices).map(Value::from),
            Value::Object(object, form) if *form == $cx.dialect().cell_form() => {
                return Ok($mirror(object)?.value(*form));
            }
            _ => {}
        }
    };
}

fn hmirror_value(cx: &mut Cx, piece: &Value) -> Result<Value> {
    mirrored!(cx, piece, hmirror);
    if piece.is_tuple() {
        return grid::hmirror_value(piece);
    }
    let sum = corner_sum(cx, piece, 0)?;
    moved(cx, piece, |[i, j]| Value::tuple(vec![opposite(sum, &i)?, j]))
}

fn vmirror_value(cx: &mut Cx, piece: &Value) -> Result<Value> {
    mirrored!(cx, piece, vmirror);
    if piece.is_tuple() {
        return grid::vmirror_value(piece);
    }
    let sum = corner_sum(cx, piece, 1)?;
    moved(cx, piece, |[i, j]| Value::tuple(vec![i, opposite(sum, &j)?]))
}

fn dmirror_value(cx: &mut Cx, piece: &Value) -> Result<Value> {
    mirrored!(cx, piece, dmirror);
    if piece.is_tuple() {
        return grid::dmirror_value(piece);
    }
    let low = place(&corner(cx, piece, &patch::ULCORNER)?)?;
    moved(cx, piece, |[i, j]| {
        transposed((i.int()?, j.int()?), low).map(Value::Pair).ok_or(Error::Overflow)
    })
}

fn cmirror_value(cx: &mut Cx, piece: &Value) -> Result<Value> {
    mirrored!(cx, piece, cmirror);
    if piece.is_tuple() {
        return grid::cmirror_value(piece);
    }
    let turned = cx.inner(&VMIRROR, std::slice::from_ref(piece))?;
    let turned = cx.inner(&DMIRROR, &[turned])?;
    cx.inner(&VMIRROR, &[turned])
}

fn upscale_value(cx: &mut Cx, element: &Value, factor: &Value) -> Result<Value> {
    match (element, factor) {
        (Value::Object(object, form), Value::Int(factor)) if *form == cx.dialect().cell_form() => {
            return Ok(upscale(object, *factor)?.value(*form));
        }
        _ if element.is_tuple() => return grid::upscale_value(element, factor),
        _ if element.size()? == 0 => return Ok(Value::empty_set()),
        _ => {}
    }
    let low = place(&corner(cx, element, &patch::ULCORNER)?)?;
    let elements = element.elements()?;
    if !is_colored(&elements)? {
        return Err(Error::Type);
    }
    let factor = factor.int()?;
    let offsets = square_places(elements.len(), factor)?;
    let mut cells = Vec::new();
    for element in elements.iter() {
        let [color, index] = unpack(element)?;
        let index = place(&index)?;
        for &offset in &offsets {
            let place = scaled_place(index, low, factor, offset).ok_or(Error::Overflow)?;
            cells.push(Value::tuple(vec![color.clone(), place.into()])?);
        }
    }
    Value::set(cells, cx.dialect())
}

/// The rows of this family.
pub(crate) static ROWS: &[&Op] = &[
    &MOSTCOLOR,
    &LEASTCOLOR,
    &HEIGHT,
    &WIDTH,
    &SHAPE,
    &PORTRAIT,
    &COLORCOUNT,
    &SQUARE,
    &PALETTE,
    &NUMCOLORS,
    &HMIRROR,
    &VMIRROR,
    &DMIRROR,
    &CMIRROR,
    &UPSCALE,
];

/// The table row of `mostcolor`.
pub static MOSTCOLOR: Op = Op {
    name: "mostcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("mostcolor", "element")],
    varies: false,
    meaning: "the most common color of a grid or object, the smallest of several; without cells an error",
    example: "mostcolor({(3, (0, 0)), (2, (0, 1)), (3, (1, 1))}) = 3",
    run: |cx, a| mostcolor_value(cx, &a[0]),
};

/// The table row of `leastcolor`.
pub static LEASTCOLOR: Op = Op {
    name: "leastcolor",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("leastcolor", "element")],
    varies: false,
    meaning: "the least common color of a grid or object, the smallest of several; without cells an error",
    example: "leastcolor({(3, (0, 0)), (2, (0, 1)), (3, (1, 1))}) = 2",
    run: |cx, a| leastcolor_value(cx, &a[0]),
};

/// The table row of `height`.
pub static HEIGHT: Op = Op {
    name: "height",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("height", "piece")],
    varies: false,
    meaning: "the number of rows of a grid or of the box around a patch; a tuple is a grid; 0 when empty",
    example: "height({(1, 1), (3, 1)}) = 3",
    run: |cx, a| Ok(height(cx, &a[0])?.into()),
};

/// The table row of `width`.
pub static WIDTH: Op = Op {
    name: "width",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("width", "piece")],
    varies: false,
    meaning: "the number of columns of a grid or of the box around a patch; a tuple is a grid; 0 when empty",
    example: "width({(1, 1), (3, 1)}) = 1",
    run: |cx, a| Ok(width(cx, &a[0])?.into()),
};

/// The table row of `shape`.
pub static SHAPE: Op = Op {
    name: "shape",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Pair,
    default: Default::EmptyTuple,
    spellings: &[arc("shape", "piece")],
    varies: false,
    meaning: "height and width",
    example: "shape({(1, 1), (3, 1)}) = (3, 1)",
    run: |cx, a| Ok((height(cx, &a[0])?, width(cx, &a[0])?).into()),
};

/// The table row of `portrait`.
pub static PORTRAIT: Op = Op {
    name: "portrait",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("portrait", "piece")],
    varies: false,
    meaning: "whether the height is greater than the width",
    example: "portrait({(1, 1), (3, 1)}) = 1",
    run: |cx, a| Ok((height(cx, &a[0])? > width(cx, &a[0])?).into()),
};

/// The table row of `colorcount`.
pub static COLORCOUNT: Op = Op {
    name: "colorcount",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Integer,
    default: Default::Zero,
    spellings: &[arc("colorcount", "element value")],
    varies: false,
    meaning: "how many cells of a grid or object have a color",
    example: "colorcount(((3, 1), (3, 3)), 3) = 3",
    run: |cx, a| colorcount_value(cx, &a[0], &a[1]),
};

/// The table row of `square`.
pub static SQUARE: Op = Op {
    name: "square",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Boolean,
    default: Default::Zero,
    spellings: &[arc("square", "piece")],
    varies: false,
    meaning: "whether a grid is as high as wide, or a patch is a full square; true for the empty set, an error for the empty grid",
    example: "square({(0, 0), (0, 1), (1, 0), (1, 1)}) = 1",
    run: |cx, a| Ok(square(cx, &a[0])?.into()),
};

/// The table row of `palette`.
pub static PALETTE: Op = Op {
    name: "palette",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("palette", "element")],
    varies: false,
    meaning: "the set of the colors of a grid or object",
    example: "palette({(3, (0, 0)), (2, (0, 1))}) = {2, 3}",
    run: |cx, a| palette_value(cx, &a[0]),
};

/// The table row of `numcolors`.
pub static NUMCOLORS: Op = Op {
    name: "numcolors",
    family: "piece",
    params: &[Type::Element],
    optional: 0,
    result: Type::IntegerSet,
    default: Default::EmptySet,
    spellings: &[arc("numcolors", "element")],
    varies: false,
    meaning: "the number of colors of a grid or object",
    example: "numcolors({(3, (0, 0)), (2, (0, 1))}) = 2",
    run: |cx, a| Ok((palette_value(cx, &a[0])?.size()? as i64).into()),
};

/// The table row of `hmirror`.
pub static HMIRROR: Op = Op {
    name: "hmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("hmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored top to bottom, a patch inside its box",
    example: "hmirror({(1, 1), (3, 2)}) = {(1, 2), (3, 1)}",
    run: |cx, a| hmirror_value(cx, &a[0]),
};

/// The table row of `vmirror`.
pub static VMIRROR: Op = Op {
    name: "vmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("vmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored left to right, a patch inside its box",
    example: "vmirror({(1, 1), (3, 2)}) = {(1, 2), (3, 1)}",
    run: |cx, a| vmirror_value(cx, &a[0]),
};

/// The table row of `dmirror`.
pub static DMIRROR: Op = Op {
    name: "dmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("dmirror", "piece")],
    varies: false,
    meaning: "a grid or patch with rows and columns exchanged; the upper left corner of a patch stays",
    example: "dmirror({(1, 1), (3, 2)}) = {(1, 1), (2, 3)}",
    run: |cx, a| dmirror_value(cx, &a[0]),
};

/// The table row of `cmirror`.
pub static CMIRROR: Op = Op {
    name: "cmirror",
    family: "piece",
    params: &[Type::Piece],
    optional: 0,
    result: Type::Piece,
    default: Default::EmptySet,
    spellings: &[arc("cmirror", "piece")],
    varies: false,
    meaning: "a grid or patch mirrored at the diagonal from the lower left",
    example: "cmirror(((1, 2), (3, 4))) = ((4, 2), (3, 1))",
    run: |cx, a| cmirror_value(cx, &a[0]),
};

/// The table row of `upscale`.
pub static UPSCALE: Op = Op {
    name: "upscale",
    family: "piece",
    params: &[Type::Element, Type::Integer],
    optional: 0,
    result: Type::Element,
    default: Default::EmptySet,
    spellings: &[arc("upscale", "element factor")],
    varies: false,
    meaning: "every cell of a grid or object as a square of a side; the upper left corner of an object stays; empty when the side is below one",
    example: "upscale({(3, (1, 1))}, 2) = {(3, (1, 1)), (3, (1, 2)), (3, (2, 1)), (3, (2, 2))}",
    run: |cx, a| upscale_value(cx, &a[0], &a[1]),
};
