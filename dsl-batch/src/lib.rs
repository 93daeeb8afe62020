//! Programs over whole batches of samples.
//!
//! A [`Program`] is what solvers become: numbered steps, outputs and scores. A [`Device`] runs lanes,
//! each one program on one sample:
//!
//! ```
//! use dsl::{Grid, Policy, Sample};
//! use dsl_batch::{Device, Program};
//!
//! let program: Program = "t1 = palette(I)\nt2 = size(t1)\no colors = t2\n".parse().unwrap();
//! let samples = [[1, 2], [3, 3]].map(|row| Sample::new(Grid::from_rows(&[row]).unwrap()));
//! let device = Device::cpu();
//! let results = device.run(&samples.each_ref().map(|sample| (&program, sample)), Policy::Poison);
//! assert_eq!(results[0].outputs, [Ok(2.into())]);
//! assert_eq!(results[1].outputs, [Ok(1.into())]);
//! assert_eq!(device.stats().lanes, 2);
//! ```
//!
//! Emitted code fills a [`BatchBuilder`] with its steps and runs it:
//!
//! ```
//! use dsl::{Arg, Dialect, Grid, Policy, Sample, Steps, find_op};
//! use dsl_batch::{BatchBuilder, Device};
//!
//! let hmirror = find_op("hmirror", Dialect::ArcDsl).unwrap();
//! let mut batch = BatchBuilder::new(Policy::Poison);
//! let t1 = batch.arc(hmirror, &[Arg::I]);
//! batch.output(t1, &[], "upsidedown", false);
//!
//! let samples = [Sample::new(Grid::from_rows(&[[1], [2]]).unwrap())];
//! let results = batch.run(&Device::cpu(), &samples);
//! assert_eq!(results[0].o[0].value.as_ref().unwrap().to_string(), "((2,), (1,))");
//! ```
//!
//! A [`Coordinator`] runs many programs on many samples, chunk by chunk, on one or several devices,
//! and can go on with a run that was cut short. [`Device::profile`] tells where the time goes.

mod auto;
mod batch;
mod builder;
mod columns;
mod coordinator;
mod cpu;
pub mod cuda;
mod device;
pub mod eager;
mod gpu;
pub mod pack;
mod profile;
mod program;
mod put_off;
mod quick_hash;
mod results;
mod selfcheck;
mod text;

pub use auto::cache_folder;
pub use batch::{Batch, BatchArg, GridBatch};
pub use builder::BatchBuilder;
pub use coordinator::{Chunk, Coordinator, Progress, RunDirError, RunError};
pub use device::{Device, LaneResult, Reason, Stats};
pub use gpu::CudaOptions;
pub use profile::{OpTime, Profile};
pub use program::{ContentHash, Program, ProgramOutput, ProgramScore, Repeats, Step};
pub use selfcheck::{SelfCheck, self_check};
pub use text::ProgramError;
