use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// See the op table.
pub fn colorfilter<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn sizefilter<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn objects<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn partition<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn fgpartition<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn occurrences<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn frontiers<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn o_g<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn o_g_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn colorfilter_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn sizefilter_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn objects_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
