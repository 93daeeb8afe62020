use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// See the op table.
pub fn p_g<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn get_color_rank_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn mostcolor_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn leastcolor_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn palette_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn colorcount_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn numcolors_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
