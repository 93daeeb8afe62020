//! The laws of the ops, one random test per law, and of values themselves.
//!
//! A law says in other words what an op must do; it never compares an op with itself. Each one
//! names the ops it covers, and every op of the table must be covered by one. A failing law shows the
//! smallest input found.

mod container;
mod elements;
mod function;
mod grid;
mod grid_parts;
mod number;
mod objects;
mod patch;
mod place;
mod rank;
mod sample;
mod values;
mod variants;

use dsl::{Cx, Dialect, Function, Grid, Ij, Indices, Kind, Object, Op, Policy, Value, ops};
use quickcheck::{QuickCheck, Testable};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;
use tests::generate::seeded;

/// Random inputs per law.
const TESTS: u64 = 150;
const SEED: u64 = 1;
const SIZE: usize = 30;

/// Why a law does not hold.
pub struct Broken(String);

impl std::fmt::Debug for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<String> for Broken {
    fn from(reason: String) -> Broken {
        Broken(reason)
    }
}

impl From<dsl::Error> for Broken {
    fn from(error: dsl::Error) -> Broken {
        Broken(format!("error {error}"))
    }
}

/// What testing a law on one input gives.
pub type Law = Result<(), Broken>;

/// Tests a law on random inputs, the same in every run.
pub fn check(law: impl Testable) {
    QuickCheck::new().rng(seeded(SEED, SIZE)).tests(TESTS).quickcheck(law);
}

/// Writes laws as `name [ops it covers] (inputs) { body }`: a test each, and the list `COVERED`.
/// The body sees what is inside the wrappers of its inputs.
#[macro_export]
macro_rules! laws {
    ($($(#[$doc:meta])* $name:ident [$($op:ident)*] ($($arg:ident: $ty:ty),*) $body:block)*) => {
        $(
            $(#[$doc])*
            #[test]
            fn $name() {
                fn law($($arg: $ty),*) -> $crate::Law {
                    $(let $arg = $arg.0;)*
                    $body
                    Ok(())
                }
                $crate::check(law as fn($($ty),*) -> $crate::Law);
            }
        )*

        /// The laws of this file with the ops they cover.
        pub const COVERED: &[(&str, &[&str])] =
            &[$((stringify!($name), &[$(stringify!($op)),*])),*];
    };
}

/// Calls an op by its canonical name in a dialect; the law is broken when the call fails.
#[macro_export]
macro_rules! call {
    ($dialect:expr, $op:ident $(, $arg:expr)*) => {
        $crate::run($dialect, stringify!($op), &[$($crate::ToValue::to_value(&$arg)),*])?
    };
}

/// Fails the law unless both values are equal.
#[macro_export]
macro_rules! same {
    ($left:expr, $right:expr) => {
        let (left, right) = ($crate::ToValue::to_value(&$left), $crate::ToValue::to_value(&$right));
        if left != right {
            let what = concat!(stringify!($left), " = ", stringify!($right));
            return Err(format!("{what}\n  left:  {left}\n  right: {right}").into());
        }
    };
}

/// Fails the law unless the condition holds.
#[macro_export]
macro_rules! holds {
    ($condition:expr) => {
        if !$condition {
            return Err(stringify!($condition).to_owned().into());
        }
    };
}

/// What can be an argument.
pub trait ToValue {
    /// The value.
    fn to_value(&self) -> Value;
}

macro_rules! to_value {
    ($($ty:ty),*) => {
        $(impl ToValue for $ty {
            fn to_value(&self) -> Value {
                Value::from(self.clone())
            }
        })*
    };
}

to_value!(Value, i64, bool, Ij, Grid, Indices, Function);

impl<T: ToValue> ToValue for &T {
    fn to_value(&self) -> Value {
        (*self).to_value()
    }
}

impl ToValue for i32 {
    fn to_value(&self) -> Value {
        Value::Int((*self).into())
    }
}

impl ToValue for usize {
    fn to_value(&self) -> Value {
        Value::Int(*self as i64)
    }
}

/// The op with this canonical name.
pub fn named(name: &str) -> &'static Op {
    static OPS: LazyLock<HashMap<&'static str, &'static Op>> =
        LazyLock::new(|| ops().map(|op| (op.name, op)).collect());
    OPS.get(name).unwrap_or_else(|| panic!("no op is called {name}"))
}

/// Calls an op by its canonical name.
pub fn run(dialect: Dialect, name: &str, args: &[Value]) -> Result<Value, Broken> {
    Cx::new(Policy::Poison).op(named(name), dialect, args).map_err(|error| {
        let args: Vec<String> = args.iter().map(Value::to_string).collect();
        Broken(format!("{name}({}) [{}]: error {error}", args.join(", "), dialect.name()))
    })
}

/// Calls a function value.
pub fn apply(function: &Value, args: &[Value]) -> Result<Value, Broken> {
    Ok(Cx::new(Policy::Poison).call(function, args)?)
}

/// The op as a function value.
pub fn function(dialect: Dialect, name: &str) -> Value {
    Function::Op(named(name), dialect).into()
}

/// A tuple.
pub fn tuple(elements: impl IntoIterator<Item = impl ToValue>) -> Value {
    container(Kind::Tuple, elements, Dialect::ArcDsl)
}

/// A set.
pub fn set(dialect: Dialect, elements: impl IntoIterator<Item = impl ToValue>) -> Value {
    container(Kind::Set, elements, dialect)
}

fn container(
    kind: Kind,
    elements: impl IntoIterator<Item = impl ToValue>,
    dialect: Dialect,
) -> Value {
    let elements = elements.into_iter().map(|element| element.to_value()).collect();
    Value::container(kind, elements, dialect).unwrap()
}

/// The set of these places.
pub fn places(places: impl IntoIterator<Item = Ij>) -> Value {
    Indices::new(places.into_iter().collect()).unwrap().into()
}

/// An object as the dialect writes it.
pub fn object(object: &Object, dialect: Dialect) -> Value {
    object.clone().value(dialect.cell_form())
}

/// The set of these objects.
pub fn objects(objects: &[Object], dialect: Dialect) -> Value {
    set(dialect, objects.iter().map(|o| object(o, dialect)))
}

/// The rows of a grid.
pub fn rows(grid: &Grid) -> Vec<Vec<i64>> {
    grid.rows().map(|row| row.to_vec()).collect()
}

/// The grid with these rows.
pub fn grid(rows: &[Vec<i64>]) -> Value {
    Grid::from_rows(rows).unwrap().into()
}

/// How often each value occurs.
pub fn counts<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    counts
}

/// The most common value, the smallest of those that tie.
pub fn most_common<T: Ord + Copy>(values: impl IntoIterator<Item = T>) -> Option<T> {
    let counts = counts(values);
    let most = counts.values().max()?;
    counts.iter().find(|(_, count)| *count == most).map(|(&value, _)| value)
}

/// The least common value, the smallest of those that tie.
pub fn least_common<T: Ord + Copy>(values: impl IntoIterator<Item = T>) -> Option<T> {
    let counts = counts(values);
    let least = counts.values().min()?;
    counts.iter().find(|(_, count)| *count == least).map(|(&value, _)| value)
}

/// The smallest and the largest row and column.
pub fn frame(places: &[Ij]) -> Option<(i64, i64, i64, i64)> {
    let rows = || places.iter().map(|ij| ij.0);
    let columns = || places.iter().map(|ij| ij.1);
    Some((rows().min()?, columns().min()?, rows().max()?, columns().max()?))
}

#[test]
fn every_op_is_covered_by_a_law() {
    let files = [
        number::COVERED,
        function::COVERED,
        container::COVERED,
        elements::COVERED,
        rank::COVERED,
        grid::COVERED,
        grid_parts::COVERED,
        patch::COVERED,
        place::COVERED,
        objects::COVERED,
        sample::COVERED,
        variants::COVERED,
    ];
    let listed = files.iter().flat_map(|laws| laws.iter()).flat_map(|(_, ops)| ops.iter().copied());
    let covered: BTreeSet<&str> = listed.chain(variants::names()).collect();
    let known: BTreeSet<&str> = ops().map(|op| op.name).collect();
    let missing: Vec<_> = known.difference(&covered).collect();
    let unknown: Vec<_> = covered.difference(&known).collect();
    assert!(missing.is_empty(), "covered by no law: {missing:?}");
    assert!(unknown.is_empty(), "covered, but not in the table: {unknown:?}");
}
