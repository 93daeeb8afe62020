//! Values on their way into the memory of a lane and back.

use dsl::{Cell, Closure, Dialect, Error, Form, Function, Grid, Indices, Object, Op, Value, ops};
use kernels::function::Maker;
use kernels::lane::{Lane, List};
use kernels::team::Team;
use kernels::value::{self as device, Fail, Tag, code, color};
use std::sync::{Arc, LazyLock};

/// The ops by number.
static OPS: LazyLock<Vec<&'static Op>> = LazyLock::new(|| ops().collect());

/// Packs values into a lane. Functions that are the same one stay so.
#[derive(Debug, Default)]
pub struct Packer {
    functions: Vec<(usize, device::Value)>,
}

impl Packer {
    /// Writes a value to the memory of a lane. Fails where it has no form there.
    pub fn pack<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        value: &Value,
    ) -> Result<device::Value, Fail> {
        match value {
            Value::Missing => Ok(device::Value::MISSING),
            Value::Int(n) => device::Value::int(*n),
            Value::Pair((i, j)) => device::Value::pair(*i, *j),
            Value::Tuple(items) => {
                let list = self.list(lane, items)?;
                lane.tuple(list)
            }
            Value::Set(items) => {
                let list = self.list(lane, items)?;
                lane.set_in_order(list)
            }
            Value::Grid(grid) => self.grid(lane, grid),
            Value::Indices(_) => self.patch(lane, value, Dialect::ArcDsl),
            Value::Object(_, Form::ColorFirst) => self.patch(lane, value, Dialect::ArcDsl),
            Value::Object(_, Form::ColorLast) => self.patch(lane, value, Dialect::Tokpidjin),
            Value::Function(Function::Op(op, dialect)) => Ok(op_value(op, *dialect)),
            Value::Function(Function::Closure(made)) => {
                let identity = Arc::as_ptr(made).addr();
                if let Some((_, known)) = self.functions.iter().find(|(id, _)| *id == identity) {
                    return Ok(*known);
                }
                let parts: Vec<_> =
                    made.parts().map(|part| self.pack(lane, part)).collect::<Result<_, _>>()?;
                let packed = lane.make_closure(maker(made), made.arity() as u32, &parts)?;
                self.functions.push((identity, packed));
                Ok(packed)
            }
        }
    }

    fn list<T: Team>(&mut self, lane: &mut Lane<'_, T>, items: &[Value]) -> Result<List, Fail> {
        let mut list = lane.list(items.len() as u32);
        for item in items {
            let packed = self.pack(lane, item)?;
            lane.push(&mut list, packed);
        }
        Ok(list)
    }

    /// A grid; one with colors that planes cannot hold is a tuple of tuples.
    pub fn grid<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        grid: &Grid,
    ) -> Result<device::Value, Fail> {
        let (height, width) = (grid.height(), grid.width());
        let cells = grid.array().as_slice().unwrap_or_default();
        if cells.iter().all(|&c| code(c).is_some()) {
            return lane.grid_of_planes(height as u32, width as u32, |_, i, strip| {
                let start = i as usize * width + 32 * strip as usize;
                let end = (i as usize + 1) * width;
                planes(&cells[start..end.min(start + 32)])
            });
        }
        let rows = Value::Grid(grid.clone()).elements().map_err(|_| Fail::Shape)?.into_owned();
        let list = self.list(lane, &rows)?;
        lane.tuple(list)
    }

    fn patch<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        value: &Value,
        dialect: Dialect,
    ) -> Result<device::Value, Fail> {
        let elements = value.elements().map_err(|_| Fail::Shape)?;
        let list = self.list(lane, &elements)?;
        lane.dialect = device_dialect(dialect);
        lane.set(list)
    }
}

/// An op as a function.
pub fn op_value(op: &Op, dialect: Dialect) -> device::Value {
    device::Value::op(op.number() as u32, device_dialect(dialect))
}

/// The dialect as the device has it.
pub fn device_dialect(dialect: Dialect) -> device::Dialect {
    match dialect {
        Dialect::ArcDsl => device::Dialect::ArcDsl,
        Dialect::ReArc => device::Dialect::ReArc,
        Dialect::Tokpidjin => device::Dialect::Tokpidjin,
    }
}

/// The kind of an error that is one of the program's.
pub fn error(fail: Fail) -> Option<Error> {
    Some(match fail {
        Fail::Type => Error::Type,
        Fail::Index => Error::Index,
        Fail::Empty => Error::Empty,
        Fail::Zero => Error::Zero,
        Fail::Overflow => Error::Overflow,
        Fail::Limit => Error::Limit,
        Fail::Number | Fail::Shape | Fail::Unsupported | Fail::Room => return None,
    })
}

fn maker(closure: &Closure) -> Maker {
    match closure {
        Closure::Compose { .. } => Maker::Compose,
        Closure::Chain { .. } => Maker::Chain,
        Closure::Matcher { .. } => Maker::Matcher,
        Closure::Rbind { .. } => Maker::Rbind,
        Closure::Lbind { .. } => Maker::Lbind,
        Closure::Fork { .. } => Maker::Fork,
        Closure::Empty => Maker::Empty,
    }
}

/// Reads values from the memory of a lane. Functions that are the same one stay so.
#[derive(Debug, Default)]
pub struct Unpacker {
    functions: Vec<(u32, Value)>,
}

impl Unpacker {
    /// Reads a value. Fails only when memory does not hold one.
    pub fn unpack<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        value: device::Value,
    ) -> Result<Value, Error> {
        match value.tag() {
            Tag::Missing | Tag::Fault => Ok(Value::Missing),
            Tag::Int => Ok(Value::Int(value.as_int().unwrap_or_default())),
            Tag::Pair => {
                let (i, j) = value.as_pair().unwrap_or_default();
                Ok(Value::Pair((i.into(), j.into())))
            }
            Tag::Cell | Tag::Triple => Ok(cell(value).value(form(value))),
            Tag::Tuple => {
                let items = self.items(lane, value)?;
                Value::tuple(items)
            }
            Tag::Set => {
                let items = self.items(lane, value)?;
                if items.is_empty() {
                    return Ok(Value::empty_set());
                }
                match lane.object_form(value) {
                    Some(device::Form::ColorFirst) => Value::set(items, Dialect::ArcDsl),
                    Some(device::Form::ColorLast) => Value::set(items, Dialect::Tokpidjin),
                    None => Value::set_in_order(items),
                }
            }
            Tag::Grid => grid(lane, value).map(Value::Grid),
            Tag::Indices => {
                let mask = lane.mask(value);
                let places = lane.space.cells(mask).map(|(i, j)| (i.into(), j.into())).collect();
                Indices::new(places).map(Value::from)
            }
            Tag::Object => {
                let object = lane.object(value);
                let mut cells = Vec::with_capacity(object.mask.count as usize);
                for code in object.codes() {
                    let places = lane.space.cells(object.plane(code));
                    cells.extend(places.map(|(i, j)| Cell::new(color(code), (i.into(), j.into()))));
                }
                Ok(Object::new(cells)?.value(form(value)))
            }
            Tag::Op => {
                let op = OPS.get(value.extra() as usize).ok_or(Error::Type)?;
                Ok(Value::Function(Function::Op(op, dialect(value.at()))))
            }
            Tag::Closure => {
                if let Some((_, known)) = self.functions.iter().find(|(at, _)| *at == value.at()) {
                    return Ok(known.clone());
                }
                let function = self.closure(lane, value)?;
                self.functions.push((value.at(), function.clone()));
                Ok(function)
            }
        }
    }

    fn items<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        list: device::Value,
    ) -> Result<Vec<Value>, Error> {
        (0..list.extra())
            .map(|k| {
                let item = lane.item(list, k);
                self.unpack(lane, item)
            })
            .collect()
    }

    fn closure<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        value: device::Value,
    ) -> Result<Value, Error> {
        let closure = lane.closure(value);
        let arity = closure.arity as u8;
        let [a, b, c] = closure.parts;
        let [a, b, c] = [self.unpack(lane, a)?, self.unpack(lane, b)?, self.unpack(lane, c)?];
        let closure = match closure.maker {
            Maker::Compose => Closure::Compose { outer: a, inner: b },
            Maker::Chain => Closure::Chain { h: a, g: b, f: c },
            Maker::Matcher => Closure::Matcher { function: a, target: b },
            Maker::Rbind => Closure::Rbind { function: a, fixed: b, arity },
            Maker::Lbind => Closure::Lbind { function: a, fixed: b, arity },
            Maker::Fork => Closure::Fork { outer: a, a: b, b: c },
            Maker::Empty => Closure::Empty,
        };
        Function::closure(closure).map(Value::from)
    }
}

fn dialect(number: u32) -> Dialect {
    match device::Dialect::from_number(number) {
        device::Dialect::ArcDsl => Dialect::ArcDsl,
        device::Dialect::ReArc => Dialect::ReArc,
        device::Dialect::Tokpidjin => Dialect::Tokpidjin,
    }
}

fn form(value: device::Value) -> Form {
    match value.form() {
        device::Form::ColorFirst => Form::ColorFirst,
        device::Form::ColorLast => Form::ColorLast,
    }
}

fn cell(value: device::Value) -> Cell {
    let (code, i, j) = value.as_cell().unwrap_or_default();
    Cell::new(color(code), (i.into(), j.into()))
}

/// Bits of the codes of up to 32 colors, plane by plane.
///
/// Eight colors at a time: their codes are the bytes of a word, a bit of each is gathered by a multiplication.
fn planes(colors: &[i64]) -> [u32; 4] {
    const LOW_BITS: u64 = 0x0101_0101_0101_0101;
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut planes = [0; 4];
    for (k, eight) in colors.chunks(8).enumerate() {
        let mut codes = [0; 8];
        for (code, &color) in codes.iter_mut().zip(eight) {
            *code = (color + 1) as u8;
        }
        let codes = u64::from_le_bytes(codes);
        for (p, plane) in planes.iter_mut().enumerate() {
            let bits = (codes >> p & LOW_BITS).wrapping_mul(GATHER) >> 56;
            *plane |= (bits as u32) << (8 * k);
        }
    }
    planes
}

/// The colors of eight cells, given a byte of each plane. The inverse of [`planes`].
fn colors(planes: [u8; 4]) -> [i64; 8] {
    const SPREAD: u64 = 0x8040_2010_0804_0201;
    const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
    let mut codes = 0;
    for (p, plane) in planes.into_iter().enumerate() {
        // Byte `k` keeps bit `k` only; adding makes that its highest.
        let kept = u64::from_le_bytes([plane; 8]) & SPREAD;
        let high = (kept.wrapping_add(HIGH_BITS - SPREAD) | kept) & HIGH_BITS;
        codes |= high >> 7 << p;
    }
    codes.to_le_bytes().map(|code| i64::from(code) - 1)
}

/// The grid that a value with that tag is.
fn grid<T: Team>(lane: &Lane<'_, T>, value: device::Value) -> Result<Grid, Error> {
    let grid = lane.grid_at(value);
    let mut cells = Vec::with_capacity(grid.cells() as usize);
    for i in 0..grid.height {
        for strip in 0..grid.width.div_ceil(32) {
            let word = |p| lane.load(grid.plane(p).at + strip * grid.height + i);
            let words = [word(0), word(1), word(2), word(3)];
            let width = (grid.width - 32 * strip).min(32);
            for start in (0..width).step_by(8) {
                let eight = colors(words.map(|word| (word >> start) as u8));
                cells.extend_from_slice(&eight[..(width - start).min(8) as usize]);
            }
        }
    }
    let shape = (grid.height as usize, grid.width as usize);
    let cells = ndarray::Array2::from_shape_vec(shape, cells).map_err(|_| Error::Type)?;
    Grid::new(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_hold_colors() {
        let row: Vec<i64> = (0..29).map(|k| (k * 7) % 16 - 1).collect();
        let words = planes(&row);
        for (k, eight) in row.chunks(8).enumerate() {
            let back = colors(words.map(|word| word.to_le_bytes()[k]));
            assert_eq!(&back[..eight.len()], eight);
        }
    }
}
