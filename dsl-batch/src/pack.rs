//! Values on their way into the memory of a lane and back.

use dsl::{Cell, Closure, Dialect, Error, Form, Function, Grid, Indices, Object, Op, Value, ops};
use kernels::cells::to_planes;
use kernels::function::Maker;
use kernels::lane::{Lane, List, flags};
use kernels::team::Team;
use kernels::tile::low;
use kernels::value::{self as device, Fail, Tag, color};
use std::sync::{Arc, LazyLock};
use std::{array, slice};

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
        let mut words = Vec::new();
        if put_grid(&mut words, grid) {
            return lane.place_grid(&words);
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
    /// Room for the colors of a grid, which are not known to end where they do while they are written.
    colors: Vec<i8>,
}

impl Unpacker {
    /// Goes on with another lane.
    pub(crate) fn begin(&mut self) {
        self.functions.clear();
    }

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
            Tag::Tuple if lane.list_flags(value) & flags::COLORS != 0 => {
                let mut colors = vec![0; value.extra() as usize];
                lane.write_listed(value, &mut colors);
                Value::tuple_of_bytes(colors)
            }
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
            Tag::Grid => self.grid(lane, value).map(Value::Grid),
            Tag::Indices => {
                let mut places = Vec::with_capacity(lane.mask_count(value) as usize);
                let all = lane.each_cell(value, |place| {
                    let (i, j) = place.as_pair().unwrap_or_default();
                    places.push((i.into(), j.into()));
                });
                all.map_err(|_| Error::Type)?;
                Indices::new(places).map(Value::from)
            }
            Tag::Object => {
                let mut cells = Vec::with_capacity(lane.mask_count(value) as usize);
                let all = lane.each_cell(value, |cell| {
                    let (code, i, j) = cell.as_cell().unwrap_or_default();
                    cells.push(Cell::new(color(code), (i.into(), j.into())));
                });
                all.map_err(|_| Error::Type)?;
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

    /// The grid that a value with that tag is.
    fn grid<T: Team>(&mut self, lane: &Lane<'_, T>, value: device::Value) -> Result<Grid, Error> {
        let grid = lane.grid_at(value);
        let size = grid.cells() as usize;
        if self.colors.len() < size + 32 {
            self.colors.resize(size + 32, 0);
        }
        lane.write_colors(grid, &mut self.colors);
        Grid::from_bytes((grid.height as usize, grid.width as usize), &self.colors[..size])
    }

    fn items<T: Team>(
        &mut self,
        lane: &mut Lane<'_, T>,
        list: device::Value,
    ) -> Result<Vec<Value>, Error> {
        if lane.list_flags(list) & flags::INTS != 0 {
            let number = |k| Value::Int(lane.item(list, k).as_int().unwrap_or_default());
            return Ok((0..list.extra()).map(number).collect());
        }
        let mut items: Vec<Value> = Vec::with_capacity(list.extra() as usize);
        let mut before = None;
        for k in 0..list.extra() {
            let item = lane.item(list, k);
            let value = match items.last() {
                // What is in a list many times in a row is shared here, too.
                Some(last) if before == Some(item) => last.clone(),
                _ => self.unpack(lane, item)?,
            };
            items.push(value);
            before = Some(item);
        }
        Ok(items)
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

/// The words of a grid as the device has it.
pub(crate) fn grid_words(grid: &Grid) -> usize {
    2 + 4 * grid.height() * grid.width().div_ceil(32)
}

/// Appends a grid as the device has it, its shape and its planes; not if planes cannot hold one of its colors.
pub fn put_grid(words: &mut Vec<u32>, grid: &Grid) -> bool {
    let (height, width) = (grid.height(), grid.width());
    let cells = grid.array().as_slice().unwrap_or_default();
    // The codes that planes hold have four bits.
    let codes = cells.iter().fold(0, |all, color| all | color.wrapping_add(1));
    if height == 0 || !(0..16).contains(&codes) {
        return false;
    }
    let size = height * width.div_ceil(32);
    words.reserve(grid_words(grid));
    words.extend([height as u32, width as u32]);
    let start = words.len();
    words.resize(start + 4 * size, 0);
    let (a, rest) = words[start..].split_at_mut(size);
    let (b, rest) = rest.split_at_mut(size);
    let (c, d) = rest.split_at_mut(size);
    let planes = [a, b, c, d];
    if width <= 32 {
        put_rows(planes, width as u32, cells.chunks(16));
        return true;
    }
    let [a, b, c, d] = planes.map(|plane| plane.chunks_mut(height));
    for (strip, (((a, b), c), d)) in a.zip(b).zip(c).zip(d).enumerate() {
        let columns = 32 * strip..width.min(32 * strip + 32);
        let count = columns.len() as u32;
        let rows = a.iter_mut().zip(b).zip(c.iter_mut().zip(d)).zip(cells.chunks(width));
        for (((a, b), (c, d)), row) in rows {
            let planes = [a, b, c, d].map(slice::from_mut);
            put_rows(planes, count, row[columns.clone()].chunks(16));
        }
    }
    true
}

/// Writes rows of so many cells, which come sixteen at a time, of four planes.
fn put_rows<'a>(planes: [&mut [u32]; 4], width: u32, cells: impl Iterator<Item = &'a [i64]>) {
    let [a, b, c, d] = planes;
    let mut rows = a.iter_mut().zip(b).zip(c.iter_mut().zip(d));
    // Bits that are still to be written, and how many.
    let (mut bits, mut count) = ([0; 4], 0);
    for some in cells {
        let sixteen = match some.first_chunk() {
            Some(sixteen) => to_planes(sixteen),
            None => to_planes(&array::from_fn(|k| some.get(k).copied().unwrap_or(0))),
        };
        bits = array::from_fn(|p| bits[p] | u64::from(sixteen[p]) << count);
        count += 16;
        while count >= width
            && let Some(((a, b), (c, d))) = rows.next()
        {
            [*a, *b, *c, *d] = bits.map(|bits| bits as u32 & low(width));
            bits = bits.map(|bits| bits >> width);
            count -= width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_colors_fit_no_planes() {
        for color in [-2, 15, 256, i64::MAX, i64::MIN] {
            let grid = Grid::from_rows(&[[0, color, 3]]).unwrap();
            let mut words = vec![7];
            assert!(!put_grid(&mut words, &grid), "{color}");
            assert_eq!(words, [7]);
        }
    }
}
