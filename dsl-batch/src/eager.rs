//! Every op on batches, one function each, by dialect: a batch or one value for all lanes as arguments, a batch as result.
//!
//! What can be called is in [`arc`] and [`tok`]; [`call`] takes any op of the table.
//!
//! ```
//! use dsl::{Dialect, Grid, parse};
//! use dsl_batch::{Device, GridBatch, eager::arc};
//! let device = Device::cpu();
//! let grid = Grid::from_rows(&[[5, 0, 5], [0, 0, 0]]).unwrap();
//! let grids = GridBatch::new(&device, &[grid]);
//! let objects = arc::objects(&grids, true, false, true);
//! let shift = parse("rbind(shift, (1, 0))", Dialect::ArcDsl).unwrap();
//! let shifted = arc::mapply(shift, &objects);
//! let painted = arc::paint(&grids, &shifted);
//! assert_eq!(painted.values()[0].as_ref().unwrap().to_string(), "((5, 0, 5), (5, 0, 5))");
//! ```

#[rustfmt::skip]
pub mod arc;
#[rustfmt::skip]
pub mod tok;

pub use crate::batch::call;
use crate::{Batch, BatchArg};
use dsl::{Dialect, find_op};

/// Calls the op with this name, which there is.
fn run(name: &str, dialect: Dialect, args: &[BatchArg<'_>]) -> Batch {
    let op = find_op(name, dialect).expect("a name of the table");
    call(op, dialect, args)
}
