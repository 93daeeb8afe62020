//! Random values of every declared type.

use super::{Random, SORTS, full_grid, function, grid, object, odd_grid, patch};
use dsl::{Dialect, Kind, Type, Value};
use quickcheck::Gen;

/// A value of this type, with cells as the dialect writes them. It is mostly what a sensible
/// program would pass, now and then an extreme one.
pub fn value(ty: Type, dialect: Dialect, g: &mut Gen) -> Value {
    let form = dialect.cell_form();
    match ty {
        Type::Any => match g.below(40) {
            0 => Value::Missing,
            1..=3 => value(Type::Function, dialect, g),
            4..=12 => value(Type::Container, dialect, g),
            _ => value(g.one(&SORTS), dialect, g),
        },
        Type::Boolean => g.chance(50).into(),
        Type::Integer => integer(g).into(),
        Type::Color => (if g.chance(3) { g.one(&[-1, 10, 55]) } else { g.range(0, 9) }).into(),
        Type::Pair => (coordinate(g), coordinate(g)).into(),
        Type::Numerical => value(g.one(&[Type::Integer, Type::Pair]), dialect, g),
        Type::Cell => {
            let cells = patch::cells(g);
            g.one(&cells).value(form)
        }
        Type::Grid => (if g.chance(3) { odd_grid(g) } else { full_grid(g) }).into(),
        Type::Indices if g.chance(3) => Value::empty_set(),
        Type::Indices => patch::indices(patch::places(g)).into(),
        Type::Object if g.chance(3) => Value::empty_set(),
        Type::Object => object(g).value(form),
        Type::Objects if g.chance(2) => Value::empty_set(),
        Type::Objects => objects(dialect, g),
        Type::IntegerSet => {
            let count = if g.chance(3) { 0 } else { 1 + g.below(6) };
            build(Kind::Set, (0..count).map(|_| integer(g).into()).collect(), dialect)
        }
        Type::Patch if g.chance(4) => patch_tuple(dialect, g),
        Type::Patch => value(g.one(&[Type::Indices, Type::Object]), dialect, g),
        Type::Element => value(g.one(&[Type::Grid, Type::Object]), dialect, g),
        Type::Piece => value(g.one(&[Type::Grid, Type::Indices, Type::Object]), dialect, g),
        Type::Tuple => {
            let sort = if g.chance(40) { Type::Integer } else { g.one(&SORTS) };
            container(Kind::Tuple, sort, dialect, g)
        }
        Type::TupleTuple => {
            let sort = g.one(&[Type::Tuple, Type::Pair, Type::Cell, Type::Grid]);
            container(Kind::Tuple, sort, dialect, g)
        }
        Type::Set => container(Kind::Set, g.one(&SORTS), dialect, g),
        Type::Container => container(any_kind(g), g.one(&SORTS), dialect, g),
        Type::ContainerContainer => container(any_kind(g), container_sort(g), dialect, g),
        Type::Function => {
            let (from, depth) = (g.one(&SORTS), g.below(4));
            function::unary(dialect, from, None, depth, g)
        }
        Type::Samples => samples(g),
    }
}

/// A tuple or set of values of one sort; rarely empty.
pub fn container(kind: Kind, sort: Type, dialect: Dialect, g: &mut Gen) -> Value {
    let count = if g.chance(3) { 0 } else { 1 + g.below(5) };
    elements(kind, sort, count, dialect, g)
}

/// A tuple or set made of this many values of one sort.
pub(super) fn elements(
    kind: Kind,
    sort: Type,
    count: usize,
    dialect: Dialect,
    g: &mut Gen,
) -> Value {
    if sort == Type::Object && kind == Kind::Set && g.chance(70) {
        return objects(dialect, g);
    }
    let value_of = |g: &mut Gen| match sort {
        Type::Tuple => int_tuple(g),
        Type::Grid => grid::full_grid_of(1 + g.below(4), 1 + g.below(4), g).into(),
        // Equal elements are what `mostcommon`, `dedupe` and sets are about.
        Type::Integer if g.chance(50) => g.range(0, 3).into(),
        sort => value(sort, dialect, g),
    };
    let mut elements: Vec<Value> = Vec::with_capacity(count);
    for _ in 0..count {
        let again = if g.chance(15) { g.maybe(&elements) } else { None };
        elements.push(again.unwrap_or_else(|| value_of(g)));
    }
    build(kind, elements, dialect)
}

/// A container of these elements, which must be few.
pub(super) fn build(kind: Kind, elements: Vec<Value>, dialect: Dialect) -> Value {
    Value::container(kind, elements, dialect).unwrap_or_else(|_| Value::empty_tuple())
}

/// A sort of containers.
pub(super) fn container_sort(g: &mut Gen) -> Type {
    let sorts =
        [Type::Indices, Type::Object, Type::Object, Type::Grid, Type::IntegerSet, Type::Tuple];
    g.one(&sorts)
}

/// A tuple or a set.
pub(super) fn any_kind(g: &mut Gen) -> Kind {
    g.one(&[Kind::Tuple, Kind::Set])
}

fn integer(g: &mut Gen) -> i64 {
    match g.below(200) {
        0 => g.one(&[i64::MIN, i64::MAX, 1 << 31, -(1 << 40), 65_536]),
        1..=119 => g.range(-2, 10),
        _ => g.range(-40, 40),
    }
}

fn coordinate(g: &mut Gen) -> i64 {
    match g.below(200) {
        0 => g.one(&[i64::MIN, i64::MAX, -100_000, 1 << 33]),
        1..=3 => g.range(-300, 300),
        4..=99 => g.range(-2, 8),
        _ => g.range(-5, 35),
    }
}

fn int_tuple(g: &mut Gen) -> Value {
    let count = if g.chance(3) { 0 } else { 1 + g.below(6) };
    build(Kind::Tuple, (0..count).map(|_| g.range(-3, 9).into()).collect(), Dialect::ArcDsl)
}

/// Objects of a random grid, as `objects` finds them.
fn objects(dialect: Dialect, g: &mut Gen) -> Value {
    let grid = full_grid(g);
    let background = if g.chance(70) { grid.colors().next() } else { None };
    let found = patch::components(&grid, g.chance(70), g.chance(50), background);
    let mut objects: Vec<Value> =
        found.into_iter().take(8).map(|object| object.value(dialect.cell_form())).collect();
    while objects.is_empty() || g.chance(20) {
        objects.push(object(g).value(dialect.cell_form()));
    }
    build(Kind::Set, objects, dialect)
}

/// A tuple of pairs or cells, which many ops take for a patch.
fn patch_tuple(dialect: Dialect, g: &mut Gen) -> Value {
    let elements = match g.chance(50) {
        true => patch::places(g).into_iter().map(Value::Pair).collect(),
        false => patch::cells(g).iter().map(|cell| cell.value(dialect.cell_form())).collect(),
    };
    build(Kind::Tuple, elements, dialect)
}

/// Pairs of input and output grid: the same one turned over, recolored, or another.
fn samples(g: &mut Gen) -> Value {
    let how = g.below(4);
    let (old, new) = (g.range(0, 9), g.range(0, 9));
    let count = if g.chance(3) { 0 } else { 1 + g.below(4) };
    let pairs = (0..count).map(|_| {
        let input = full_grid(g);
        let output = match how {
            0 => {
                let mut rows: Vec<_> = input.rows().map(|row| row.to_vec()).collect();
                rows.reverse();
                dsl::Grid::from_rows(&rows).unwrap_or_else(|_| input.clone())
            }
            1 => input.map(|_, color| if color == old { new } else { color }),
            2 => input.clone(),
            _ => full_grid(g),
        };
        build(Kind::Tuple, vec![input.into(), output.into()], Dialect::ArcDsl)
    });
    let pairs = pairs.collect();
    build(Kind::Tuple, pairs, Dialect::ArcDsl)
}
