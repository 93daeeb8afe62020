use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// See the op table.
pub fn equality<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn contained<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn combine<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn intersection<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn difference<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn dedupe<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn size<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn merge<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn insert<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn remove<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn difference_tuple<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn combine_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn combine_f<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn remove_t<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn remove_f<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
