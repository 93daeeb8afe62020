use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// See the op table.
pub fn ulcorner<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn urcorner<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn llcorner<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn lrcorner<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn toindices<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn recolor<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn shift<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn normalize<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn dneighbors<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn ineighbors<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn neighbors<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn uppermost<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn lowermost<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn leftmost<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn rightmost<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn vline<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn hline<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn hmatching<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn vmatching<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn manhattan<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn adjacent<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn bordering<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn centerofmass<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn color<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn center<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn position<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn corners<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn connect<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn vfrontier<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn hfrontier<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn backdrop<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn delta<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn gravitate<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn inbox<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn outbox<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn r#box<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn shoot<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn hperiod<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn vperiod<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
