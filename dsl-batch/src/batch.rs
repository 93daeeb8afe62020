//! Batches: one value for each of many lanes, resident on a device, and ops called on them one by one.

use crate::Device;
use crate::cpu::{keep, reader, with_arena};
use crate::pack::{Packer, Unpacker, error, op_value};
use crate::put_off::{Node, NodeArg};
use bitvec::vec::BitVec;
use dsl::{Color, Cx, Dialect, Error, Grid, Op, Policy, Value};
use kernels::interpreter::Args;
use kernels::lane::Lane;
use kernels::team::Solo;
use kernels::value::{self as device, Fail};
use kernels::words::Words;
use ndarray::{Array3, Axis};
use rayon::prelude::*;
use std::fmt;
use std::sync::Arc;

/// Lanes that share a piece of memory and are worked on by one thread.
const SEGMENT: usize = 64;

/// One value for each lane, or the error that took its place.
///
/// A batch stays on its device: the functions in [`eager`](crate::eager) take batches and give batches, and nothing is unpacked
/// until [`Batch::values`] asks for it. An op on a lane with an error gives that error. On a CUDA device, ops are put off until then, and
/// run in one launch.
///
/// ```
/// use dsl::{Grid, Value};
/// use dsl_batch::{Batch, Device, GridBatch, eager::arc};
/// let device = Device::cpu();
/// let rows = |a, b| Grid::from_rows(&[[a, b]]).unwrap();
/// let grids = GridBatch::new(&device, &[rows(1, 2), rows(3, 4)]);
/// let turned: Batch = arc::rot90(&grids);
/// let painted = arc::replace(&turned, 3, 0);
/// assert_eq!(painted.values()[1].as_ref().unwrap().to_string(), "((0,), (4,))");
/// assert!(painted.errors().not_any());
/// ```
#[derive(Clone)]
pub struct Batch {
    device: Device,
    lanes: Lanes,
    len: usize,
}

/// Where the values are.
#[derive(Clone)]
enum Lanes {
    /// In the memory of the CPU's kernels.
    Segments(Vec<Arc<Segment>>),
    /// To be computed by a card.
    PutOff(Arc<Node>),
}

/// The values of some neighbouring lanes and the memory they lie in.
#[derive(Debug, Default)]
struct Segment {
    words: Vec<u32>,
    lanes: Vec<Slot>,
}

/// What a lane holds.
#[derive(Clone, Debug)]
enum Slot {
    /// A value in the memory of the segment.
    Resident(device::Value),
    /// A value that has no form on the device, or that is more than a copy of it: a function.
    Host(Value),
    Failed(Error),
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl Batch {
    /// A batch of these values.
    #[must_use]
    pub fn new(device: &Device, values: &[Value]) -> Batch {
        if device.puts_off() {
            let node = Node::known(values.iter().cloned().map(Ok).collect());
            return Batch { device: device.clone(), lanes: Lanes::PutOff(node), len: values.len() };
        }
        let pack = |values: &[Value]| Segment::pack(values.iter().map(Ok));
        let segments: Vec<_> = values.par_chunks(SEGMENT).map(pack).map(Arc::new).collect();
        device.count_upload(segments.iter().map(|s| s.bytes()).sum());
        Batch { device: device.clone(), lanes: Lanes::Segments(segments), len: values.len() }
    }

    /// The same for the CPU's kernels.
    fn segments(&self) -> Vec<Arc<Segment>> {
        let pack = |values: &[Result<Value, Error>]| {
            Arc::new(Segment::pack(values.iter().map(|value| value.as_ref().map_err(|e| *e))))
        };
        match &self.lanes {
            Lanes::Segments(segments) => segments.clone(),
            Lanes::PutOff(node) => {
                node.values(&self.device, self.len).par_chunks(SEGMENT).map(pack).collect()
            }
        }
    }

    /// The same for a card.
    fn node(&self) -> Arc<Node> {
        match &self.lanes {
            Lanes::Segments(_) => Node::known(self.values()),
            Lanes::PutOff(node) => Arc::clone(node),
        }
    }

    /// The number of lanes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no lanes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Reads all values from the device.
    #[must_use]
    pub fn values(&self) -> Vec<Result<Value, Error>> {
        match &self.lanes {
            Lanes::Segments(segments) => {
                self.device.count_download(segments.iter().map(|s| s.bytes()).sum());
                segments.par_iter().flat_map_iter(|segment| segment.unpack()).collect()
            }
            Lanes::PutOff(node) => node.values(&self.device, self.len).to_vec(),
        }
    }

    /// Which lanes failed.
    #[must_use]
    pub fn errors(&self) -> BitVec {
        self.error_kinds().iter().map(Option::is_some).collect()
    }

    /// Why lanes failed, for those that did.
    #[must_use]
    pub fn error_kinds(&self) -> Vec<Option<Error>> {
        let kind = |slot: &Slot| match slot {
            Slot::Failed(error) => Some(*error),
            _ => None,
        };
        match &self.lanes {
            Lanes::Segments(segments) => {
                segments.iter().flat_map(|segment| &segment.lanes).map(kind).collect()
            }
            Lanes::PutOff(node) => {
                let values = node.values(&self.device, self.len);
                values.iter().map(|value| value.as_ref().err().copied()).collect()
            }
        }
    }
}

/// A batch that was made of grids.
///
/// ```
/// use dsl_batch::{Device, GridBatch};
/// let cubes = ndarray::Array3::from_shape_fn((2, 3, 3), |(lane, i, j)| (lane + i + j) as i64);
/// let grids = GridBatch::from_array(&Device::cpu(), &cubes).unwrap();
/// assert_eq!(grids.to_array().unwrap(), cubes);
/// ```
#[derive(Clone, Debug)]
pub struct GridBatch(Batch);

impl GridBatch {
    /// A batch of these grids, which may have different shapes.
    #[must_use]
    pub fn new(device: &Device, grids: &[Grid]) -> GridBatch {
        let values: Vec<Value> = grids.iter().cloned().map(Value::from).collect();
        GridBatch(Batch::new(device, &values))
    }

    /// A batch of the grids along the first axis.
    pub fn from_array(device: &Device, cells: &Array3<Color>) -> Result<GridBatch, Error> {
        let grids: Vec<Grid> = cells
            .axis_iter(Axis(0))
            .map(|grid| Grid::new(grid.to_owned()))
            .collect::<Result<_, _>>()?;
        Ok(GridBatch::new(device, &grids))
    }

    /// The grids.
    #[must_use]
    pub fn to_grids(&self) -> Vec<Grid> {
        let grid = |value: Result<Value, Error>| value.and_then(|value| value.grid());
        self.0
            .values()
            .into_iter()
            .map(|value| grid(value).unwrap_or_else(|_| Grid::empty()))
            .collect()
    }

    /// The grids one behind the other; a type error if their shapes differ.
    pub fn to_array(&self) -> Result<Array3<Color>, Error> {
        let grids = self.to_grids();
        let views: Vec<_> = grids.iter().map(|grid| grid.array().view()).collect();
        if views.is_empty() {
            return Ok(Array3::zeros((0, 0, 0)));
        }
        ndarray::stack(Axis(0), &views).map_err(|_| Error::Type)
    }
}

impl TryFrom<Batch> for GridBatch {
    type Error = Error;

    /// The batch as grids; a type error unless every lane is one.
    fn try_from(batch: Batch) -> Result<GridBatch, Error> {
        let grid = |value: Result<Value, Error>| value.and_then(|value| value.grid()).map(drop);
        batch.values().into_iter().try_for_each(grid)?;
        Ok(GridBatch(batch))
    }
}

impl std::ops::Deref for GridBatch {
    type Target = Batch;

    fn deref(&self) -> &Batch {
        &self.0
    }
}

/// An argument of an op on batches: a batch, or one value for all lanes.
#[derive(Clone, Debug)]
pub enum BatchArg<'a> {
    /// A value for each lane.
    Each(&'a Batch),
    /// The same value for all lanes.
    All(Value),
}

impl<'a> From<&'a Batch> for BatchArg<'a> {
    fn from(batch: &'a Batch) -> BatchArg<'a> {
        BatchArg::Each(batch)
    }
}

impl<'a> From<&'a GridBatch> for BatchArg<'a> {
    fn from(grids: &'a GridBatch) -> BatchArg<'a> {
        BatchArg::Each(grids)
    }
}

impl<V: Into<Value>> From<V> for BatchArg<'_> {
    fn from(value: V) -> Self {
        BatchArg::All(value.into())
    }
}

/// Calls an op on batches, lane by lane. Batches must have the same number of lanes; without any batch, there is one lane.
///
/// # Panics
///
/// When batches have different numbers of lanes.
#[must_use]
pub fn call(op: &'static Op, dialect: Dialect, args: &[BatchArg<'_>]) -> Batch {
    let mut batches = args.iter().filter_map(|arg| match arg {
        BatchArg::Each(batch) => Some(*batch),
        BatchArg::All(_) => None,
    });
    let first = batches.next();
    let len = first.map_or(1, Batch::len);
    assert!(batches.all(|batch| batch.len() == len), "batches of different lengths");
    let device = first.map_or_else(Device::cpu, |batch| batch.device.clone());
    if device.puts_off() {
        let args = args.iter().map(|arg| match arg {
            BatchArg::Each(batch) => NodeArg::Each(batch.node()),
            BatchArg::All(value) => NodeArg::All(value.clone()),
        });
        let node = Node::call(&device, op, dialect, args.collect(), len);
        return Batch { device, lanes: Lanes::PutOff(node), len };
    }
    let args: Vec<Arg<'_>> = args
        .iter()
        .map(|arg| match arg {
            BatchArg::Each(batch) => Arg::Each(batch.segments()),
            BatchArg::All(value) => Arg::All(value),
        })
        .collect();
    let call = Call { op, dialect, args: &args, device: &device };
    let count = len.div_ceil(SEGMENT);
    let run = |segment: usize| call.segment(segment, SEGMENT.min(len - segment * SEGMENT));
    let segments: Vec<_> = (0..count).into_par_iter().map(run).map(Arc::new).collect();
    device.count_launch(len as u64);
    Batch { device, lanes: Lanes::Segments(segments), len }
}

/// An argument as the CPU's kernels read it.
enum Arg<'a> {
    Each(Vec<Arc<Segment>>),
    All(&'a Value),
}

/// An op to be called on batches.
struct Call<'a> {
    op: &'static Op,
    dialect: Dialect,
    args: &'a [Arg<'a>],
    device: &'a Device,
}

impl Call<'_> {
    /// Calls the op on the lanes of a segment.
    fn segment(&self, number: usize, lanes: usize) -> Segment {
        let mut result = Segment::default();
        for lane in 0..lanes {
            let slot = match self.failed(number, lane) {
                Some(error) => Slot::Failed(error),
                None => self.lane(number, lane, &mut result.words).unwrap_or_else(|reason| {
                    self.device.count_scalar(reason);
                    self.scalar(number, lane)
                }),
            };
            result.lanes.push(slot);
        }
        result
    }

    /// The error of the first argument that has one.
    fn failed(&self, number: usize, lane: usize) -> Option<Error> {
        self.args.iter().find_map(|arg| match arg {
            Arg::Each(segments) => match &segments[number].lanes[lane] {
                Slot::Failed(error) => Some(*error),
                _ => None,
            },
            Arg::All(_) => None,
        })
    }

    /// Calls the op on the device; the result goes to the end of `words`.
    fn lane(&self, number: usize, lane: usize, words: &mut Vec<u32>) -> Result<Slot, Fail> {
        with_arena(|arena| {
            let mut memory = Lane::new(Solo, Words::new(arena), kernels::lane::Policy::Poison);
            let mut packer = Packer::default();
            let mut values = Vec::with_capacity(self.args.len());
            for arg in self.args {
                values.push(match arg {
                    Arg::All(value) => packer.pack(&mut memory, value)?,
                    Arg::Each(segments) => {
                        let segment = &segments[number];
                        match &segment.lanes[lane] {
                            Slot::Resident(value) => {
                                memory.import(reader(&segment.words), *value)?
                            }
                            Slot::Host(value) => packer.pack(&mut memory, value)?,
                            Slot::Failed(_) => return Err(Fail::Shape),
                        }
                    }
                });
            }
            let stack = memory.stack();
            let function = op_value(self.op, self.dialect);
            match memory.call(stack, function, Args::new(&values)) {
                Ok(value) => match keep(&memory, value, words) {
                    Ok(kept) => Ok(Slot::Resident(kept)),
                    // A function that is equal only to itself.
                    Err(_) => {
                        let value = Unpacker::default().unpack(&mut memory, value);
                        Ok(value.map_or_else(Slot::Failed, Slot::Host))
                    }
                },
                Err(fail) => error(fail).map(Slot::Failed).ok_or(fail),
            }
        })
    }

    /// Calls the scalar op.
    fn scalar(&self, number: usize, lane: usize) -> Slot {
        let values: Result<Vec<Value>, Error> = self
            .args
            .iter()
            .map(|arg| match arg {
                Arg::All(value) => Ok((*value).clone()),
                Arg::Each(segments) => segments[number].value(lane),
            })
            .collect();
        let result =
            values.and_then(|values| Cx::new(Policy::Poison).op(self.op, self.dialect, &values));
        result.map_or_else(Slot::Failed, Slot::Host)
    }
}

impl Segment {
    fn pack<'a>(values: impl Iterator<Item = Result<&'a Value, Error>>) -> Segment {
        let mut segment = Segment::default();
        for value in values {
            let value = match value {
                Ok(value) => value,
                Err(error) => {
                    segment.lanes.push(Slot::Failed(error));
                    continue;
                }
            };
            let packed = with_arena(|arena| {
                let mut lane = Lane::new(Solo, Words::new(arena), kernels::lane::Policy::Poison);
                let packed = Packer::default().pack(&mut lane, value)?;
                lane.check()?;
                keep(&lane, packed, &mut segment.words)
            });
            segment.lanes.push(packed.map_or_else(|_| Slot::Host(value.clone()), Slot::Resident));
        }
        segment
    }

    fn bytes(&self) -> u64 {
        4 * self.words.len() as u64
    }

    fn value(&self, lane: usize) -> Result<Value, Error> {
        match &self.lanes[lane] {
            Slot::Resident(value) => with_arena(|arena| {
                let mut lane = Lane::new(Solo, Words::new(arena), kernels::lane::Policy::Poison);
                let value = lane.import(reader(&self.words), *value).map_err(|_| Error::Limit)?;
                Unpacker::default().unpack(&mut lane, value)
            }),
            Slot::Host(value) => Ok(value.clone()),
            Slot::Failed(error) => Err(*error),
        }
    }

    fn unpack(&self) -> Vec<Result<Value, Error>> {
        (0..self.lanes.len()).map(|lane| self.value(lane)).collect()
    }
}
