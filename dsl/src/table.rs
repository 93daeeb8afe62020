//! The op table: the one description of every op.

use crate::ops::FAMILIES;
use crate::{Closure, Cx, Form, Function, Result, Value};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A spelling of the language, with its own meaning where the references differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// `solve_x(I)`; a cell is `(color, (i, j))`.
    ArcDsl,
    /// `verify_x(I)`: arc-dsl, but `argmax` and `argmin` of nothing are missing and
    /// `occurrences` tries every place.
    ReArc,
    /// `solve_x(S, I, C)`; typed variants; a cell is `(i, j, color)`.
    Tokpidjin,
}

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 3] = [Dialect::ArcDsl, Dialect::ReArc, Dialect::Tokpidjin];

    /// The name used on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Dialect::ArcDsl => "arc-dsl",
            Dialect::ReArc => "re-arc",
            Dialect::Tokpidjin => "tokpidjin",
        }
    }

    /// The dialect with that [name](Dialect::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Dialect> {
        Dialect::ALL.into_iter().find(|d| d.name() == name)
    }

    /// How cells are written.
    #[must_use]
    pub fn cell_form(self) -> Form {
        match self {
            Dialect::ArcDsl | Dialect::ReArc => Form::ColorFirst,
            Dialect::Tokpidjin => Form::ColorLast,
        }
    }

    /// Whether this is tokpidjin, whose ops are more forgiving.
    #[must_use]
    pub fn is_tok(self) -> bool {
        self == Dialect::Tokpidjin
    }
}

/// The declared type of an argument or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Type {
    Any,
    Boolean,
    Integer,
    Color,
    Pair,
    /// An integer or a pair.
    Numerical,
    Cell,
    Grid,
    Indices,
    Object,
    Objects,
    IntegerSet,
    /// Indices or an object.
    Patch,
    /// An object or a grid.
    Element,
    /// A grid or a patch.
    Piece,
    Tuple,
    TupleTuple,
    Set,
    Container,
    ContainerContainer,
    Function,
    /// Pairs of input and output grid.
    Samples,
}

/// What a failed call gives under [`Policy::SafeDefault`](crate::Policy::SafeDefault).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Default {
    /// The empty set.
    EmptySet,
    /// The empty tuple, which is the empty grid.
    EmptyTuple,
    /// Zero, which is also false.
    Zero,
    /// A function that gives the empty tuple.
    Function,
}

impl Default {
    /// The value; a new function each time.
    pub fn value(self) -> Result<Value> {
        match self {
            Default::EmptySet => Ok(Value::empty_set()),
            Default::EmptyTuple => Ok(Value::empty_tuple()),
            Default::Zero => Ok(Value::Int(0)),
            Default::Function => Function::closure(Closure::Empty).map(Value::from),
        }
    }
}

/// A name of an op in a dialect, with the names of its parameters there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The dialect. What re-arc does not spell itself is spelled as in arc-dsl.
    pub dialect: Dialect,
    /// The op's name.
    pub name: &'static str,
    /// The parameters' names, separated by spaces.
    pub params: &'static str,
}

/// An op in arc-dsl.
pub(crate) const fn arc(name: &'static str, params: &'static str) -> Spelling {
    Spelling { dialect: Dialect::ArcDsl, name, params }
}

/// An op in re-arc, where it has other parameter names than in arc-dsl.
pub(crate) const fn rearc(name: &'static str, params: &'static str) -> Spelling {
    Spelling { dialect: Dialect::ReArc, name, params }
}

/// An op in tokpidjin.
pub(crate) const fn tok(name: &'static str, params: &'static str) -> Spelling {
    Spelling { dialect: Dialect::Tokpidjin, name, params }
}

/// How an op runs on values.
pub(crate) type Run = fn(&mut Cx, &[&Value]) -> Result<Value>;

/// One row of the table.
#[derive(Debug)]
pub struct Op {
    /// The canonical name: arc-dsl's where it has the op, else tokpidjin's.
    pub name: &'static str,
    /// The file in `ops` that holds it.
    pub family: &'static str,
    /// The types of the arguments.
    pub params: &'static [Type],
    /// How many of the last arguments may be left out.
    pub optional: usize,
    /// The type of the result.
    pub result: Type,
    /// What a failed call gives when errors are replaced.
    pub default: Default,
    /// The op's names in all dialects, the first one of a dialect being the usual one.
    pub spellings: &'static [Spelling],
    /// Whether the dialects differ in what it does.
    pub varies: bool,
    /// What it does, in one line, with its corner cases.
    pub meaning: &'static str,
    /// A call and what it gives: `double(3) = 6`. In the first dialect that spells the op.
    pub example: &'static str,
    /// The implementation on values.
    pub(crate) run: Run,
}

impl Op {
    /// The name in a dialect; the canonical one where the dialect does not have the op.
    #[must_use]
    pub fn spelling(&self, dialect: Dialect) -> &'static str {
        let own = |wanted| self.spellings.iter().find(move |s| s.dialect == wanted);
        let found = own(dialect).or_else(|| (!dialect.is_tok()).then(|| own(Dialect::ArcDsl))?);
        found.map_or(self.name, |spelling| spelling.name)
    }

    /// The dialect that [`Op::example`] is written in.
    #[must_use]
    pub fn first_dialect(&self) -> Dialect {
        self.spellings.first().map_or(Dialect::ArcDsl, |spelling| spelling.dialect)
    }

    /// Whether re-arc and arc-dsl differ in what it does.
    #[must_use]
    pub fn differs_in_rearc(&self) -> bool {
        ["argmax", "argmin", "occurrences"].contains(&self.name)
    }

    /// The place in the table, which is its number on every device.
    #[must_use]
    pub fn number(&self) -> usize {
        // By address, which is quicker than by name: the ops lie near each other.
        static NUMBERS: LazyLock<(usize, Vec<Option<u16>>)> = LazyLock::new(|| {
            let first = ops().map(address).min().unwrap_or(0);
            let last = ops().map(address).max().unwrap_or(0);
            let mut numbers = vec![None; (last - first) / align_of::<Op>() + 1];
            for (number, op) in (0..).zip(ops()) {
                numbers[(address(op) - first) / align_of::<Op>()] = Some(number);
            }
            (first, numbers)
        });
        let (first, numbers) = &*NUMBERS;
        let place = address(self).wrapping_sub(*first) / align_of::<Op>();
        match numbers.get(place) {
            Some(Some(number)) => (*number).into(),
            _ => ops().take_while(|op| op.name != self.name).count(),
        }
    }
}

fn address(op: &Op) -> usize {
    std::ptr::from_ref(op).addr()
}

/// All ops in the order of their numbers.
pub fn ops() -> impl Iterator<Item = &'static Op> {
    FAMILIES.iter().flat_map(|family| family.iter().copied())
}

/// The op that a name means in a dialect, with the spelling.
#[must_use]
pub fn find_spelling(name: &str, dialect: Dialect) -> Option<(&'static Op, &'static Spelling)> {
    type Names = HashMap<(Dialect, &'static str), (&'static Op, &'static Spelling)>;
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let mut names = Names::new();
        for op in ops() {
            for spelling in op.spellings {
                if spelling.dialect == Dialect::ArcDsl {
                    names.entry((Dialect::ReArc, spelling.name)).or_insert((op, spelling));
                }
                names.insert((spelling.dialect, spelling.name), (op, spelling));
            }
        }
        names
    });
    NAMES.get(&(dialect, name)).copied()
}

/// The op that a name means in a dialect.
///
/// ```
/// use dsl::{Dialect, find_op};
/// assert_eq!(find_op("f_ofcolor", Dialect::Tokpidjin).unwrap().name, "ofcolor");
/// assert!(find_op("f_ofcolor", Dialect::ArcDsl).is_none());
/// ```
#[must_use]
pub fn find_op(name: &str, dialect: Dialect) -> Option<&'static Op> {
    find_spelling(name, dialect).map(|(op, _)| op)
}
