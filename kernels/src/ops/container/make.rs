use crate::lane::Lane;
use crate::team::Team;
use crate::value::{Fail, Result, Value};

/// See the op table.
pub fn repeat<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn initset<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn totuple<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn interval<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn astuple<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn product<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn pair<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn ascell<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn toij<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn astriple<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}

/// See the op table.
pub fn celltuple<T: Team>(_lane: &mut Lane<'_, T>, _args: &[Value]) -> Result<Value> {
    Err(Fail::Unsupported)
}
