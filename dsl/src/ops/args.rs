//! Arguments of ops, read the way the references read them.

use crate::{Cell, Cx, Error, Ij, Result, Value};
use std::borrow::Cow;

/// The places of a patch in its own order, duplicates kept: pairs as they are, cells without their
/// color. A tuple of pairs or cells is a patch too.
pub(crate) fn places<'a>(cx: &Cx, patch: &'a Value) -> Result<Cow<'a, [Ij]>> {
    match patch {
        Value::Indices(indices) => Ok(Cow::Borrowed(indices)),
        Value::Object(object, form) if *form == cx.dialect().cell_form() => {
            Ok(Cow::Owned(object.indices().to_vec()))
        }
        _ => {
            let elements = patch.elements()?;
            if let Ok(pairs) = elements.iter().map(Value::pair).collect() {
                return Ok(Cow::Owned(pairs));
            }
            let form = cx.dialect().cell_form();
            elements.iter().map(|e| Cell::from_value(e, form).map(|cell| cell.ij())).collect()
        }
    }
}

/// The cells of an object in its own order, duplicates kept. A tuple of cells is accepted.
pub(crate) fn cells<'a>(cx: &Cx, object: &'a Value) -> Result<Cow<'a, [Cell]>> {
    let wanted = cx.dialect().cell_form();
    match object {
        Value::Object(object, form) if *form == wanted => Ok(Cow::Borrowed(object)),
        _ => object.elements()?.iter().map(|e| Cell::from_value(e, wanted)).collect(),
    }
}

/// A grid with at least one row; one without fails as looking for its first row does.
pub(crate) fn rows(value: &Value) -> Result<crate::Grid> {
    let grid = value.grid()?;
    if grid.height() == 0 { Err(Error::Index) } else { Ok(grid) }
}
