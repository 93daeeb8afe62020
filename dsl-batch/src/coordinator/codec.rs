//! Results as bytes, without loss.
//!
//! Every value starts with a tag; integers are as short as they can be (seven bits per byte, the
//! sign in the lowest bit), so a grid takes one byte per cell. Closures come back as new functions:
//! they print and behave the same, but equal only themselves.

use crate::LaneResult;
use dsl::{
    Cell, Closure, Dialect, Error, Fault, Form, Function, Grid, Indices, LIMITS, Object, Op, Slot,
    Value, ops,
};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The results of lanes as bytes.
pub fn encode(results: &[LaneResult]) -> Vec<u8> {
    let mut writer = Writer(Vec::with_capacity(results.len() * 128));
    writer.list(results, |writer, LaneResult { outputs, scores, faults }| {
        writer.list(outputs, Writer::slot);
        writer.list(scores, Writer::slot);
        writer.list(faults, |writer, fault| writer.fault(*fault));
    });
    writer.0
}

/// The results that [`encode`] gave these bytes for.
pub fn decode(bytes: &[u8]) -> Option<Vec<LaneResult>> {
    let mut reader = Reader { bytes, depth: 0 };
    let results = reader.list(|reader| {
        Some(LaneResult {
            outputs: reader.list(Reader::slot)?,
            scores: reader.list(Reader::slot)?,
            faults: reader.list(Reader::fault)?,
        })
    })?;
    reader.bytes.is_empty().then_some(results)
}

/// A value as bytes.
pub fn encode_value(value: &Value) -> Vec<u8> {
    let mut writer = Writer(Vec::new());
    writer.value(value);
    writer.0
}

const OK: u8 = 0;
const FAULT: u8 = 1;

const MISSING: u8 = 0;
const INT: u8 = 1;
const PAIR: u8 = 2;
const TUPLE: u8 = 3;
const GRID: u8 = 4;
const SET: u8 = 5;
const INDICES: u8 = 6;
const OBJECT: u8 = 7;
const OP: u8 = 8;
const COMPOSE: u8 = 9;
const CHAIN: u8 = 10;
const MATCHER: u8 = 11;
const RBIND: u8 = 12;
const LBIND: u8 = 13;
const FORK: u8 = 14;
const EMPTY: u8 = 15;

const FORMS: [Form; 2] = [Form::ColorFirst, Form::ColorLast];
const DIALECTS: [Dialect; 3] = [Dialect::ArcDsl, Dialect::ReArc, Dialect::Tokpidjin];

fn place<T: PartialEq>(all: &[T], one: &T) -> u8 {
    all.iter().position(|other| other == one).unwrap_or(0) as u8
}

struct Writer(Vec<u8>);

impl Writer {
    fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    fn count(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.byte(n as u8 | 0x80);
            n >>= 7;
        }
        self.byte(n as u8);
    }

    fn int(&mut self, n: i64) {
        self.count(((n << 1) ^ (n >> 63)) as u64);
    }

    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Writer, &T)) {
        self.count(items.len() as u64);
        items.iter().for_each(|item| write(self, item));
    }

    fn fault(&mut self, Fault { t, kind }: Fault) {
        self.count(t.into());
        self.byte(place(&Error::ALL, &kind));
    }

    fn slot(&mut self, slot: &Slot) {
        match slot {
            Ok(value) => {
                self.byte(OK);
                self.value(value);
            }
            Err(fault) => {
                self.byte(FAULT);
                self.fault(*fault);
            }
        }
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Missing => self.byte(MISSING),
            Value::Int(n) => {
                self.byte(INT);
                self.int(*n);
            }
            Value::Pair(ij) => {
                self.byte(PAIR);
                self.pair(*ij);
            }
            Value::Tuple(items) => {
                self.byte(TUPLE);
                self.list(items, Writer::value);
            }
            Value::Grid(grid) => self.grid(grid),
            Value::Set(items) => {
                self.byte(SET);
                self.list(items, Writer::value);
            }
            Value::Indices(indices) => {
                self.byte(INDICES);
                self.list(indices, |writer, ij| writer.pair(*ij));
            }
            Value::Object(object, form) => {
                self.byte(OBJECT);
                self.byte(place(&FORMS, form));
                self.list(object, |writer, cell| {
                    writer.int(cell.color);
                    writer.pair(cell.ij());
                });
            }
            Value::Function(function) => self.function(function),
        }
    }

    fn pair(&mut self, (i, j): (i64, i64)) {
        self.int(i);
        self.int(j);
    }

    fn grid(&mut self, grid: &Grid) {
        self.byte(GRID);
        self.count(grid.height() as u64);
        self.count(grid.width() as u64);
        grid.colors().for_each(|color| self.int(color));
    }

    fn function(&mut self, function: &Function) {
        let made = match function {
            Function::Op(op, dialect) => {
                self.byte(OP);
                self.byte(place(&DIALECTS, dialect));
                return self.list(op.name.as_bytes(), |writer, byte| writer.byte(*byte));
            }
            Function::Closure(made) => made,
        };
        let (tag, arity) = match &***made {
            Closure::Compose { .. } => (COMPOSE, None),
            Closure::Chain { .. } => (CHAIN, None),
            Closure::Matcher { .. } => (MATCHER, None),
            Closure::Rbind { arity, .. } => (RBIND, Some(*arity)),
            Closure::Lbind { arity, .. } => (LBIND, Some(*arity)),
            Closure::Fork { .. } => (FORK, None),
            Closure::Empty => (EMPTY, None),
        };
        self.byte(tag);
        arity.into_iter().for_each(|arity| self.byte(arity));
        made.parts().for_each(|part| self.value(part));
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    depth: u16,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (first, rest) = self.bytes.split_at_checked(count)?;
        self.bytes = rest;
        Some(first)
    }

    fn count(&mut self) -> Option<u64> {
        let mut n = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            n |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(n);
            }
        }
        None
    }

    /// How many items come next. Each takes at least one byte, so there are never more than that.
    fn length(&mut self) -> Option<usize> {
        let count = usize::try_from(self.count()?).ok()?;
        (count <= self.bytes.len()).then_some(count)
    }

    fn int(&mut self) -> Option<i64> {
        let n = self.count()?;
        Some((n >> 1) as i64 ^ -((n & 1) as i64))
    }

    fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.length()?;
        (0..count).map(|_| read(self)).collect()
    }

    fn fault(&mut self) -> Option<Fault> {
        let t = self.count()?.try_into().ok()?;
        let kind = *Error::ALL.get(usize::from(self.byte()?))?;
        Some(Fault { t, kind })
    }

    fn slot(&mut self) -> Option<Slot> {
        match self.byte()? {
            OK => self.value().map(Ok),
            FAULT => self.fault().map(Err),
            _ => None,
        }
    }

    fn value(&mut self) -> Option<Value> {
        self.depth += 1;
        if self.depth > LIMITS.depth + 1 {
            return None;
        }
        let value = match self.byte()? {
            MISSING => Value::Missing,
            INT => Value::Int(self.int()?),
            PAIR => Value::Pair(self.pair()?),
            TUPLE => Value::tuple(self.list(Reader::value)?).ok()?,
            GRID => self.grid()?,
            SET => Value::set_in_order(self.list(Reader::value)?).ok()?,
            INDICES => Indices::new(self.list(Reader::pair)?).ok()?.into(),
            OBJECT => self.object()?,
            OP => self.op()?,
            tag => self.closure(tag)?,
        };
        self.depth -= 1;
        Some(value)
    }

    fn pair(&mut self) -> Option<(i64, i64)> {
        Some((self.int()?, self.int()?))
    }

    fn grid(&mut self) -> Option<Value> {
        let height = usize::try_from(self.count()?).ok()?;
        let width = usize::try_from(self.count()?).ok()?;
        if height > LIMITS.elements || height.checked_mul(width)? > self.bytes.len() {
            return None;
        }
        let mut fits = true;
        let color = |_, _| {
            let color = self.int();
            fits &= color.is_some();
            color.unwrap_or(0)
        };
        let grid = Grid::from_fn(height, width, color).ok()?;
        fits.then(|| grid.into())
    }

    fn object(&mut self) -> Option<Value> {
        let form = *FORMS.get(usize::from(self.byte()?))?;
        let cells = self.list(|reader| Some(Cell::new(reader.int()?, reader.pair()?)))?;
        Some(Object::new(cells).ok()?.value(form))
    }

    fn op(&mut self) -> Option<Value> {
        static OPS: LazyLock<HashMap<&[u8], &'static Op>> =
            LazyLock::new(|| ops().map(|op| (op.name.as_bytes(), op)).collect());
        let dialect = *DIALECTS.get(usize::from(self.byte()?))?;
        let length = self.length()?;
        let op = OPS.get(self.take(length)?)?;
        Some(Function::Op(op, dialect).into())
    }

    fn closure(&mut self, tag: u8) -> Option<Value> {
        let closure = match tag {
            COMPOSE => Closure::Compose { outer: self.value()?, inner: self.value()? },
            CHAIN => Closure::Chain { h: self.value()?, g: self.value()?, f: self.value()? },
            MATCHER => Closure::Matcher { function: self.value()?, target: self.value()? },
            RBIND => {
                let arity = self.byte()?;
                Closure::Rbind { function: self.value()?, fixed: self.value()?, arity }
            }
            LBIND => {
                let arity = self.byte()?;
                Closure::Lbind { function: self.value()?, fixed: self.value()?, arity }
            }
            FORK => Closure::Fork { outer: self.value()?, a: self.value()?, b: self.value()? },
            EMPTY => Closure::Empty,
            _ => return None,
        };
        Some(Function::closure(closure).ok()?.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::parse;

    fn value(text: &str, dialect: Dialect) -> Value {
        parse(text, dialect).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn lane(value: Value) -> LaneResult {
        let fault = Fault { t: 300, kind: Error::Limit };
        LaneResult { outputs: vec![Ok(value), Err(fault)], scores: vec![], faults: vec![fault] }
    }

    /// Every kind of value, with both forms of cells.
    fn values() -> Vec<Value> {
        const TEXTS: [&str; 16] = [
            "None",
            "0",
            "-9223372036854775808",
            "9223372036854775807",
            "(-1, 64)",
            "()",
            "{}",
            "(1, 2, 3)",
            "((1, 2), (3, 4))",
            "((), (), ())",
            "{(0, 0), (-5, 7)}",
            "{1, (2, 3), {4}, ((5,),)}",
            "{(1, 2, 3), (3, 2, 1), (2, 2, 2)}",
            "{(3, (1, 2)), (2, (9, 9)), (2, (0, 12))}",
            "({(1, (2, 3))}, {(1, 2, 3)})",
            "fork(add, rbind(multiply, 2), compose(size, identity))",
        ];
        let both = [Dialect::ArcDsl, Dialect::Tokpidjin];
        let both = both.iter().flat_map(|d| TEXTS.iter().map(|text| value(text, *d)));
        let makers = ["chain(double, halve, size)", "matcher(size, 3)", "<empty>", "lbind(add, 1)"];
        both.chain(makers.iter().map(|text| value(text, Dialect::ArcDsl))).collect()
    }

    #[test]
    fn values_come_back_as_they_were() {
        for value in values() {
            let back = decode(&encode(&[lane(value.clone())])).unwrap();
            let [Ok(found), fault] = &back[0].outputs[..] else { panic!("{back:?}") };
            assert_eq!(found.to_string(), value.to_string());
            assert_eq!(format!("{found:?}"), format!("{value:?}"));
            assert_eq!((fault, back[0].faults.len()), (&lane(value).outputs[1], 1));
        }
    }

    #[test]
    fn damage_is_an_error_and_never_a_panic() {
        let lanes: Vec<LaneResult> = values().into_iter().map(lane).collect();
        let bytes = encode(&lanes);
        for cut in 0..bytes.len() {
            assert!(decode(&bytes[..cut]).is_none(), "{cut}");
        }
        for at in 0..bytes.len() {
            for flip in [1, 0x80, 0xff] {
                let mut bytes = bytes.clone();
                bytes[at] ^= flip;
                let _ = decode(&bytes);
            }
        }
        let nested = [vec![1, 1, OK], [TUPLE, 1].repeat(100_000)].concat();
        assert!(decode(&nested).is_none());
    }
}
