//! Values at the edge of what is allowed: huge numbers, long and deep containers, far places.

use super::Random;
use dsl::{
    Cell, Closure, Color, Dialect, Function, Grid, Ij, Indices, LIMITS, Object, Result, Type,
    Value, find_op,
};
use quickcheck::Gen;
use std::sync::LazyLock;

/// One of a few values that no sensible program has, made to find ops that loop, allocate or
/// overflow without bound. It is of this type if there is such a one.
pub fn extreme(ty: Type, dialect: Dialect, g: &mut Gen) -> Value {
    static POOLS: LazyLock<[Vec<Value>; 3]> = LazyLock::new(|| Dialect::ALL.map(pool));
    let pool = &POOLS[dialect as usize];
    let fitting: Vec<&Value> = pool.iter().filter(|value| is_of(value, ty)).collect();
    g.maybe(&fitting).cloned().unwrap_or_else(|| g.one(pool))
}

/// Whether the value is of the type, judged from outside.
fn is_of(value: &Value, ty: Type) -> bool {
    match ty {
        Type::Any => true,
        Type::Boolean | Type::Integer | Type::Color => matches!(value, Value::Int(_)),
        Type::Pair => matches!(value, Value::Pair(_)),
        Type::Numerical => matches!(value, Value::Int(_) | Value::Pair(_)),
        Type::Grid | Type::TupleTuple => matches!(value, Value::Grid(_)),
        Type::Indices => matches!(value, Value::Indices(_)),
        Type::Object => matches!(value, Value::Object(..)),
        Type::Patch => matches!(value, Value::Indices(_) | Value::Object(..)),
        Type::Element => matches!(value, Value::Grid(_) | Value::Object(..)),
        Type::Piece => matches!(value, Value::Grid(_) | Value::Indices(_) | Value::Object(..)),
        Type::Tuple | Type::Samples | Type::Cell => value.is_tuple(),
        Type::Set | Type::IntegerSet | Type::Objects => value.is_set(),
        Type::Container | Type::ContainerContainer => value.kind().is_ok(),
        Type::Function => matches!(value, Value::Function(_)),
    }
}

const HUGE: [i64; 9] = [
    i64::MIN,
    i64::MIN + 1,
    -(1 << 40),
    -65_537,
    32_769,
    1 << 31,
    1_000_000_007,
    1 << 62,
    i64::MAX,
];

/// All extreme values. Each one of them is within the limits.
fn pool(dialect: Dialect) -> Vec<Value> {
    let mut pool: Vec<Value> = HUGE.map(Value::Int).to_vec();
    for a in HUGE {
        pool.extend([a, 0, 1, i64::MAX].map(|b| Value::Pair((a, b))));
    }
    let few: [Vec<Ij>; 5] = [
        vec![(0, 0), (1_000_000_000, 1_000_000_000)],
        vec![(i64::MIN, i64::MIN), (i64::MAX, i64::MAX)],
        vec![(i64::MAX, 3)],
        vec![(0, 0), (0, 40_000)],
        (0..120).flat_map(|i| (0..120).map(move |j| (i, j))).collect(),
    ];
    let built = few.into_iter().flat_map(|places| patches(places, dialect));
    let built = built.chain(grids()).chain([
        numbers(LIMITS.elements),
        nested(LIMITS.depth - 2),
        sets(dialect),
        composed(60),
        wrapped((1, 2, 3), dialect),
        wrapped((1, 2, 4), dialect),
        doubling(),
    ]);
    pool.extend(built.map(|value| value.expect("extreme values are within the limits")));
    pool
}

/// The places as indices and as an object of two colors.
fn patches(places: Vec<Ij>, dialect: Dialect) -> [Result<Value>; 2] {
    let cells = places.iter().map(|&(i, j)| Cell::new(1 + (i & 1), (i, j))).collect();
    let object = Object::new(cells).map(|object| object.value(dialect.cell_form()));
    [Indices::new(places).map(Value::from), object]
}

fn grids() -> impl Iterator<Item = Result<Value>> {
    let shapes = [(150, 200), (1, LIMITS.elements), (LIMITS.elements, 1), (1000, 0)];
    let color = |i: usize, j: usize| ((i * j + j) % 7) as Color;
    shapes.into_iter().map(move |(h, w)| Grid::from_fn(h, w, color).map(Value::from))
}

fn numbers(count: usize) -> Result<Value> {
    Value::tuple((0..count as i64).map(Value::Int).collect())
}

fn nested(depth: u16) -> Result<Value> {
    (0..depth).try_fold(Value::Int(1), |inner, _| Value::tuple(vec![inner]))
}

fn sets(dialect: Dialect) -> Result<Value> {
    let pair = |n: i64| Value::set(vec![n.into(), (n * 7 % 1000).into()], dialect);
    Value::set((0..3000).map(pair).collect::<Result<_>>()?, dialect)
}

/// A triple inside many sets, one in the other.
fn wrapped((a, b, c): (i64, i64, i64), dialect: Dialect) -> Result<Value> {
    let triple = Value::tuple(vec![a.into(), b.into(), c.into()])?;
    (0..100).try_fold(triple, |inner, _| Value::set(vec![inner], dialect))
}

fn function(name: &str) -> Value {
    let op = find_op(name, Dialect::ArcDsl).expect("the op exists");
    Function::Op(op, Dialect::ArcDsl).into()
}

/// `initset` of `initset` of …
fn composed(depth: usize) -> Result<Value> {
    let compose = |inner, _| {
        let closure = Closure::Compose { outer: function("initset"), inner };
        Function::closure(closure).map(Value::from)
    };
    (0..depth).try_fold(function("initset"), compose)
}

/// A function that doubles what it gets sixteen times over.
fn doubling() -> Result<Value> {
    let identity = function("identity");
    let twice = Closure::Fork { outer: function("combine"), a: identity.clone(), b: identity };
    let twice: Value = Function::closure(twice)?.into();
    (0..16).try_fold(twice.clone(), |inner, _| {
        Function::closure(Closure::Compose { outer: twice.clone(), inner }).map(Value::from)
    })
}
