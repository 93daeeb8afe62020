//! Random values as properties take them, with shrinking.

use super::shrink::through_values;
use super::value::value;
use super::{Random, full_grid, object, odd_grid, patch, shrink_value};
use dsl::{Dialect, Form, Grid, Ij, Indices, Object, Type, Value};
use quickcheck::{Arbitrary, Gen};

/// One of the three dialects.
#[derive(Clone, Copy, Debug)]
pub struct AnyDialect(pub Dialect);

impl Arbitrary for AnyDialect {
    fn arbitrary(g: &mut Gen) -> AnyDialect {
        AnyDialect(g.one(&Dialect::ALL))
    }
}

/// A value of any type, made for the dialect beside it, which orders its sets and writes its cells.
#[derive(Clone, Debug)]
pub struct AnyValue(pub Value, pub Dialect);

impl Arbitrary for AnyValue {
    fn arbitrary(g: &mut Gen) -> AnyValue {
        let dialect = g.one(&Dialect::ALL);
        AnyValue(value(Type::Any, dialect, g), dialect)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyValue>> {
        let dialect = self.1;
        let smaller = shrink_value(&self.0, dialect).into_iter();
        Box::new(smaller.map(move |value| AnyValue(value, dialect)))
    }
}

/// A grid, rarely an odd one: without rows or columns, or with strange colors.
#[derive(Clone, Debug)]
pub struct AnyGrid(pub Grid);

impl Arbitrary for AnyGrid {
    fn arbitrary(g: &mut Gen) -> AnyGrid {
        AnyGrid(if g.chance(10) { odd_grid(g) } else { full_grid(g) })
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyGrid>> {
        let grid = Value::from(self.0.clone());
        through_values(&grid, Dialect::ArcDsl, |v| v.grid().ok().map(AnyGrid))
    }
}

/// A grid of 1 to 30 rows and columns with colors 0 to 9.
#[derive(Clone, Debug)]
pub struct FullGrid(pub Grid);

impl Arbitrary for FullGrid {
    fn arbitrary(g: &mut Gen) -> FullGrid {
        FullGrid(full_grid(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = FullGrid>> {
        let grid = Value::from(self.0.clone());
        let full = |grid: &Grid| grid.width() > 0;
        through_values(&grid, Dialect::ArcDsl, move |v| v.grid().ok().filter(full).map(FullGrid))
    }
}

/// Places, rarely none.
#[derive(Clone, Debug)]
pub struct AnyIndices(pub Indices);

impl Arbitrary for AnyIndices {
    fn arbitrary(g: &mut Gen) -> AnyIndices {
        AnyIndices(if g.chance(5) { Indices::empty() } else { patch::indices(patch::places(g)) })
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyIndices>> {
        let smaller = self.0.to_vec().shrink().filter_map(|places| Indices::new(places).ok());
        Box::new(smaller.map(AnyIndices))
    }
}

/// At least one place.
#[derive(Clone, Debug)]
pub struct SomeIndices(pub Indices);

impl Arbitrary for SomeIndices {
    fn arbitrary(g: &mut Gen) -> SomeIndices {
        SomeIndices(patch::indices(patch::places(g)))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = SomeIndices>> {
        let smaller = AnyIndices(self.0.clone()).shrink();
        Box::new(
            smaller.filter(|indices| !indices.0.is_empty()).map(|indices| SomeIndices(indices.0)),
        )
    }
}

/// Cells, rarely none.
#[derive(Clone, Debug)]
pub struct AnyObject(pub Object);

impl Arbitrary for AnyObject {
    fn arbitrary(g: &mut Gen) -> AnyObject {
        let empty = Object::new(Vec::new());
        AnyObject(empty.ok().filter(|_| g.chance(5)).unwrap_or_else(|| object(g)))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyObject>> {
        let value = self.0.clone().value(Form::ColorFirst);
        through_values(&value, Dialect::ArcDsl, |v| match v {
            Value::Object(object, _) => Some(AnyObject(object.clone())),
            v if v.is_empty_set() => Object::new(Vec::new()).ok().map(AnyObject),
            _ => None,
        })
    }
}

/// At least one cell.
#[derive(Clone, Debug)]
pub struct SomeObject(pub Object);

impl Arbitrary for SomeObject {
    fn arbitrary(g: &mut Gen) -> SomeObject {
        SomeObject(object(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = SomeObject>> {
        let smaller = AnyObject(self.0.clone()).shrink();
        Box::new(smaller.filter(|object| !object.0.is_empty()).map(|object| SomeObject(object.0)))
    }
}

/// At least one object, as the components of a grid or each for itself.
#[derive(Clone, Debug)]
pub struct SomeObjects(pub Vec<Object>);

impl Arbitrary for SomeObjects {
    fn arbitrary(g: &mut Gen) -> SomeObjects {
        let grid = full_grid(g);
        let background = if g.chance(70) { grid.colors().next() } else { None };
        let mut objects = patch::components(&grid, g.chance(70), g.chance(50), background);
        while objects.is_empty() || g.chance(30) {
            objects.push(object(g));
        }
        objects.sort();
        objects.dedup();
        SomeObjects(objects)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = SomeObjects>> {
        let objects: Vec<SomeObject> = self.0.iter().cloned().map(SomeObject).collect();
        let smaller = objects.shrink().filter(|objects| !objects.is_empty());
        Box::new(smaller.map(|objects| {
            let mut objects: Vec<Object> = objects.into_iter().map(|object| object.0).collect();
            objects.sort();
            objects.dedup();
            SomeObjects(objects)
        }))
    }
}

/// A small integer, from −9 to 9.
#[derive(Clone, Copy, Debug)]
pub struct Small(pub i64);

impl Arbitrary for Small {
    fn arbitrary(g: &mut Gen) -> Small {
        Small(g.range(-9, 9))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Small>> {
        Box::new(self.0.shrink().map(Small))
    }
}

/// A place or vector from −9 to 35.
#[derive(Clone, Copy, Debug)]
pub struct Place(pub Ij);

impl Arbitrary for Place {
    fn arbitrary(g: &mut Gen) -> Place {
        let most = if g.chance(60) { 6 } else { 35 };
        Place((g.range(-9, most), g.range(-9, most)))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Place>> {
        Box::new(self.0.shrink().map(Place))
    }
}

/// Up to eight integers, with repetitions.
#[derive(Clone, Debug)]
pub struct Ints(pub Vec<i64>);

impl Arbitrary for Ints {
    fn arbitrary(g: &mut Gen) -> Ints {
        let count = g.below(9);
        Ints((0..count).map(|_| g.range(-3, 5)).collect())
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Ints>> {
        Box::new(self.0.shrink().map(Ints))
    }
}
