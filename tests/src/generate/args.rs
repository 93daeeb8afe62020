//! Random arguments for the ops of the table.

use super::function::{binary, functions, op_value, predicate, unary};
use super::value::{any_kind, build, container, container_sort, elements, value};
use super::{Random, SORTS, extreme, grid, patch_of, shrink_args};
use dsl::{Cx, Dialect, Function, Kind, Op, Operand, Policy, Result, Type, Value, find_op, ops};
use dsl_batch::{Program, ProgramOutput, Step};
use quickcheck::{Arbitrary, Gen};
use std::fmt;

/// A call: an op, the dialect it runs in, and its arguments.
#[derive(Clone)]
pub struct Args {
    /// The op that is called.
    pub op: &'static Op,
    /// The dialect, which also says how the cells in the arguments are written.
    pub dialect: Dialect,
    /// The arguments.
    pub values: Vec<Value>,
}

impl Args {
    /// Arguments with which most calls succeed: functions fit the elements they get, numbers
    /// are in sensible ranges, patches often lie in the grid beside them.
    pub fn for_op(op: &'static Op, dialect: Dialect, g: &mut Gen) -> Args {
        let values = special(op, dialect, g).unwrap_or_else(|| plain(op, dialect, g));
        Args { op, dialect, values }
    }

    /// As [`Args::for_op`], but each argument is with this chance (in percent) a value of any
    /// type instead or rarely an [`extreme`] one of its own, and the number of arguments is rarely wrong as well.
    pub fn odd(op: &'static Op, dialect: Dialect, percent: usize, g: &mut Gen) -> Args {
        let mut args = Args::for_op(op, dialect, g);
        for (arg, ty) in args.values.iter_mut().zip(op.params) {
            if g.chance(percent) {
                *arg = match g.chance(EXTREMES) {
                    true => extreme(*ty, dialect, g),
                    false => value(Type::Any, dialect, g),
                };
            }
        }
        if g.below(10_000) < percent {
            args.values.pop();
        } else if g.below(10_000) < percent {
            args.values.push(value(Type::Any, dialect, g));
        }
        args
    }

    /// As [`Args::for_op`], but with grids that take more than one tile, low and wide, tall and narrow, or large: mostly of the same
    /// shape, and patches are of the first one.
    pub fn large(op: &'static Op, dialect: Dialect, g: &mut Gen) -> Args {
        let mut args = Args::for_op(op, dialect, g);
        let (short, long) = (1 + g.below(12), 33 + g.below(120));
        let (height, width) = match g.below(4) {
            0 | 1 => (short, long),
            2 => (long, short),
            _ => (33 + g.below(8), 33 + g.below(8)),
        };
        let grid = grid::full_grid_of(height, width, g);
        let mut first = true;
        for arg in &mut args.values {
            match arg {
                Value::Grid(_) if std::mem::take(&mut first) => *arg = grid.clone().into(),
                Value::Grid(_) => {
                    let width = if g.chance(50) { width } else { 1 + g.below(width) };
                    *arg = grid::full_grid_of(height, width, g).into();
                }
                Value::Object(object, _) => *object = patch_of(&grid, g),
                Value::Indices(indices) => *indices = patch_of(&grid, g).indices(),
                Value::Pair(place) if g.chance(50) => {
                    *place = (g.below(height) as i64, g.below(width) as i64);
                }
                _ => {}
            }
        }
        args
    }

    /// The call as a program of one output: a step for each function that an argument is made of, and one for the call.
    #[must_use]
    pub fn program(&self) -> Program {
        let mut steps = Vec::new();
        let args = self.values.iter().map(|value| lower(value, self.dialect, &mut steps)).collect();
        let callee = Operand::Constant(Function::Op(self.op, self.dialect).into());
        steps.push(Step { callee, args });
        let output = ProgramOutput {
            value: Operand::T(steps.len() as u32),
            guards: Vec::new(),
            evolved: false,
            solver: self.op.name.to_owned(),
        };
        Program { steps, outputs: vec![output], scores: Vec::new() }
    }

    /// What the call gives in a run of its own.
    pub fn call(&self, policy: Policy) -> Result<Value> {
        Cx::new(policy).op(self.op, self.dialect, &self.values)
    }
}

impl fmt::Debug for Args {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<String> = self.values.iter().map(Value::to_string).collect();
        let name = self.op.spelling(self.dialect);
        write!(f, "{name}({}) [{}]", values.join(", "), self.dialect.name())
    }
}

impl Arbitrary for Args {
    fn arbitrary(g: &mut Gen) -> Args {
        let dialect = g.one(&Dialect::ALL);
        let spelled: Vec<&'static Op> = Args::ops_of(dialect).collect();
        Args::for_op(g.one(&spelled), dialect, g)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Args>> {
        let Args { op, dialect, values } = self.clone();
        let lists = shrink_args(&values, dialect).into_iter();
        Box::new(lists.map(move |values| Args { op, dialect, values }))
    }
}

impl Args {
    /// The ops that a dialect spells.
    pub fn ops_of(dialect: Dialect) -> impl Iterator<Item = &'static Op> {
        ops().filter(move |op| {
            find_op(op.spelling(dialect), dialect).is_some_and(|found| std::ptr::eq(found, *op))
        })
    }
}

/// A value as an operand: functions are made by steps, since they are equal only to themselves.
fn lower(value: &Value, dialect: Dialect, steps: &mut Vec<Step>) -> Operand {
    let Value::Function(Function::Closure(closure)) = value else {
        return Operand::Constant(value.clone());
    };
    let Some(maker) = closure.maker().and_then(|name| find_op(name, dialect)) else {
        return Operand::Constant(value.clone());
    };
    let args = closure.parts().map(|part| lower(part, dialect, steps)).collect();
    steps.push(Step { callee: Operand::Constant(Function::Op(maker, dialect).into()), args });
    Operand::T(steps.len() as u32)
}

/// In so many of a hundred odd arguments.
const EXTREMES: usize = 3;

/// The type that an argument must have for the call to succeed, where the declared one is wider.
pub(super) fn refined(op: &Op, place: usize) -> Type {
    match (op.name, place) {
        ("palette_f" | "p_f", 0) => Type::Object,
        ("palette_t" | "height_t" | "width_t" | "normalize_t", 0) => Type::Grid,
        ("mostcommon" | "leastcommon" | "get_common_rank", 0) => Type::Tuple,
        ("get_nth_by_key_f", 0) => Type::IntegerSet,
        ("sizefilter" | "sizefilter_t", 0) => Type::ContainerContainer,
        ("sizefilter_t", _) => Type::Integer,
        _ => op.params[place],
    }
}

/// One argument by its type and by what the parameter is called.
pub(super) fn argument(op: &Op, place: usize, dialect: Dialect, g: &mut Gen) -> Value {
    let ty = refined(op, place);
    let names = op.spellings.iter().find(|s| s.dialect == dialect).or(op.spellings.first());
    let name = names.and_then(|s| s.params.split(' ').nth(place)).unwrap_or_default();
    match (ty, name) {
        (Type::Integer | Type::Color, _) => match integer_range(op, name) {
            Some((0, 9)) if g.chance(3) => g.one(&[-1, 12, 15, 23, -7, 100]).into(),
            Some((low, high)) => g.range(low, high).into(),
            None => value(ty, dialect, g),
        },
        (Type::Pair, "dims" | "dimensions") => (g.range(1, 8), g.range(1, 8)).into(),
        (Type::Pair, "direction" | "directions" | "offset") => {
            let reach = if g.chance(60) { 1 } else { 6 };
            (g.range(-reach, reach), g.range(-reach, reach)).into()
        }
        _ => value(ty, dialect, g),
    }
}

/// The sensible range of an integer parameter.
fn integer_range(op: &Op, name: &str) -> Option<(i64, i64)> {
    match (op.name, name) {
        ("mir_rot_f" | "col_row" | "corner", "type") => Some((0, 3)),
        (_, "type") => Some((0, 7)),
        (_, "rank") => Some(if op.name == "get_nth_by_key_f" { (0, 3) } else { (-3, 3) }),
        (_, "factor") => Some((1, 4)),
        ("hsplit" | "vsplit" | "power", "n") => Some((1, 4)),
        ("sizefilter" | "sizefilter_t", "n") => Some((1, 6)),
        ("repeat", "num") => Some((0, 5)),
        ("interval", "start") => Some((-5, 5)),
        ("interval", "stop") => Some((0, 12)),
        ("interval", "step") => Some((1, 3)),
        (_, "color" | "c" | "replacee" | "replacer" | "fallback") => Some((0, 9)),
        ("recolor" | "colorcount", "value") => Some((0, 9)),
        ("switch", _) => Some((0, 9)),
        _ => None,
    }
}

/// Arguments one by one; a patch beside a grid is mostly a part of it.
fn plain(op: &'static Op, dialect: Dialect, g: &mut Gen) -> Vec<Value> {
    let places: Vec<usize> = (0..op.params.len()).collect();
    let mut values: Vec<Value> = places.iter().map(|&k| argument(op, k, dialect, g)).collect();
    if op.optional > 0 && g.chance(50) {
        values.pop();
    }
    let grid = values
        .iter()
        .find_map(|v| if let Value::Grid(grid) = v { Some(grid.clone()) } else { None });
    let Some(grid) = grid else { return values };
    for (arg, ty) in values.iter_mut().zip(op.params) {
        if !g.chance(70) {
            continue;
        }
        match ty {
            Type::Patch | Type::Object | Type::Indices => {
                let part = patch_of(&grid, g);
                let bare = *ty == Type::Indices || (*ty == Type::Patch && g.chance(50));
                *arg = if bare { part.indices().into() } else { part.value(dialect.cell_form()) };
            }
            Type::Pair if op.name == "index" || op.name == "crop" => {
                *arg = (g.below(grid.height()) as i64, g.below(grid.width()) as i64).into();
            }
            Type::Color | Type::Integer if op.name != "downscale" && g.chance(50) => {
                let colors: Vec<i64> = grid.colors().collect();
                let is_color = matches!(op.name, "ofcolor" | "replace" | "switch" | "colorcount");
                if let (true, Some(color)) = (is_color, g.maybe(&colors)) {
                    *arg = color.into();
                }
            }
            _ => {}
        }
    }
    values
}

/// Arguments that must fit each other.
fn special(op: &'static Op, dialect: Dialect, g: &mut Gen) -> Option<Vec<Value>> {
    let kind = match op.params.iter().find(|ty| matches!(ty, Type::Tuple | Type::Set)) {
        Some(Type::Tuple) => Kind::Tuple,
        Some(_) => Kind::Set,
        None => any_kind(g),
    };
    let rank = g.range(-2, 1);
    let values = match op.name {
        "hconcat" | "vconcat" | "cellwise" => grids_that_match(op, g),
        "combine_f" | "combine_t" | "combine" | "difference" | "intersection" => {
            let sort = g.one(&SORTS);
            vec![container(kind, sort, dialect, g), container(kind, sort, dialect, g)]
        }
        "contained" | "remove" | "remove_t" | "remove_f" | "insert" => {
            let (container, _, element) = filled(kind, dialect, g);
            vec![element, container]
        }
        "other" | "other_t" | "other_f" => {
            let (container, _, element) = filled(kind, dialect, g);
            vec![container, element]
        }
        "first" | "last" | "second" | "first_t" | "first_f" | "last_t" | "last_f" => {
            vec![filled(kind, dialect, g).0]
        }
        "mostcommon" | "leastcommon" | "mostcommon_f" | "leastcommon_f" => {
            let kind = if op.name.ends_with("_f") { Kind::Set } else { Kind::Tuple };
            vec![filled(kind, dialect, g).0]
        }
        "get_common_rank" => vec![filled(Kind::Tuple, dialect, g).0, rank.into()],
        "get_nth_t" | "get_nth_f" | "get_common_rank_f" => {
            vec![filled(kind, dialect, g).0, rank.into()]
        }
        "get_nth_by_key_t" => {
            let key = key(dialect, Type::Integer, g);
            let numbers = elements(Kind::Tuple, Type::Integer, 2 + g.below(4), dialect, g);
            let mut values = vec![numbers, rank.into(), key];
            if g.chance(50) {
                values.pop();
            }
            values
        }
        "get_nth_by_key_f" => {
            let key = key(dialect, Type::Integer, g);
            let numbers = value(Type::IntegerSet, dialect, g);
            let mut values = vec![numbers, rank.abs().into(), key];
            if g.chance(50) {
                values.pop();
            }
            values
        }
        "order" | "valmax" | "valmin" | "argmax" | "argmin" => {
            let (container, sort, _) = filled(kind, dialect, g);
            vec![container, key(dialect, sort, g)]
        }
        "get_arg_rank" | "get_arg_rank_t" | "get_arg_rank_f" | "get_val_rank" => {
            let (container, sort, _) = filled(kind, dialect, g);
            vec![container, key(dialect, sort, g), rank.into()]
        }
        "sfilter" | "sfilter_t" | "sfilter_f" | "extract" | "mfilter_t" => {
            let (container, sort, _) = filled(kind, dialect, g);
            let condition = condition(dialect, sort, &container, g);
            vec![container, condition]
        }
        "mfilter" => {
            let sort = container_sort(g);
            let container = container(kind, sort, dialect, g);
            let condition = condition(dialect, sort, &container, g);
            vec![container, condition]
        }
        "apply" | "apply_t" | "apply_f" => {
            let (container, sort, _) = filled(kind, dialect, g);
            let depth = g.below(4);
            vec![unary(dialect, sort, None, depth, g), container]
        }
        "mapply" | "mapply_t" | "mapply_f" => {
            let (container, sort, _) = filled(kind, dialect, g);
            vec![to_container(dialect, sort, g), container]
        }
        "rapply" | "rapply_t" | "rapply_f" => {
            let sort = g.one(&SORTS);
            vec![functions(kind, dialect, sort, g), value(sort, dialect, g)]
        }
        "papply" | "prapply" => {
            let sort = g.one(&SORTS);
            let function = binary(dialect, sort, g);
            vec![function, container(kind, sort, dialect, g), container(kind, sort, dialect, g)]
        }
        "mpapply" => {
            let sort = container_sort(g);
            let function = op_value(g.one(&["combine", "pair"]), dialect);
            let kind = Kind::Tuple;
            vec![function, container(kind, sort, dialect, g), container(kind, sort, dialect, g)]
        }
        "celltuple" => {
            let count = 1 + g.below(4);
            let places = elements(Kind::Tuple, Type::Pair, count, dialect, g);
            vec![places, elements(Kind::Tuple, Type::Integer, count, dialect, g)]
        }
        "colorfilter_t" => {
            vec![objects_as_tuples(dialect, g), g.range(0, 9).into()]
        }
        "sizefilter" | "sizefilter_t" => {
            let sort = container_sort(g);
            let kind = if op.name == "sizefilter_t" { Kind::Tuple } else { kind };
            vec![container(kind, sort, dialect, g), g.range(1, 6).into()]
        }
        _ => return function_args(op, dialect, g),
    };
    Some(values)
}

/// Arguments of the ops that make functions, and of those on samples.
fn function_args(op: &'static Op, dialect: Dialect, g: &mut Gen) -> Option<Vec<Value>> {
    let sort = g.one(&SORTS);
    let depth = g.below(3);
    let f = |to, g: &mut Gen| unary(dialect, sort, to, depth, g);
    let values = match op.name {
        "compose" => vec![op_value("increment", dialect), f(Some(Type::Integer), g)],
        "chain" => {
            vec![
                op_value("double", dialect),
                op_value("invert", dialect),
                f(Some(Type::Integer), g),
            ]
        }
        "matcher" => vec![f(None, g), g.range(0, 5).into()],
        "rbind" | "lbind" => vec![binary(dialect, sort, g), value(sort, dialect, g)],
        "power" => {
            vec![unary(dialect, Type::Integer, Some(Type::Integer), depth, g), g.range(1, 4).into()]
        }
        "fork" => vec![
            binary(dialect, Type::Integer, g),
            f(Some(Type::Integer), g),
            f(Some(Type::Integer), g),
        ],
        "branch" if g.chance(20) => vec![g.chance(50).into(), f(None, g), f(None, g)],
        "c_iz" | "c_zo" | "c_iz_n" | "c_zo_n" => {
            let names = ["p_g", "p_g", "palette_t", "shape_t", "identity"];
            let mut values =
                vec![value(Type::Samples, dialect, g), op_value(g.one(&names), dialect)];
            if op.name.ends_with("_n") {
                values.push(op_value(g.one(&["size", "identity", "totuple", "first_t"]), dialect));
            }
            values
        }
        _ => return None,
    };
    Some(values)
}

/// A container of two or more, its sort, and mostly one of its elements.
fn filled(kind: Kind, dialect: Dialect, g: &mut Gen) -> (Value, Type, Value) {
    let sort = g.one(&SORTS);
    let count = if g.chance(2) { 0 } else { 2 + g.below(4) };
    let container = elements(kind, sort, count, dialect, g);
    let inside = container.elements().ok().and_then(|elements| g.maybe(&elements));
    let other = value(sort, dialect, g);
    (container, sort, inside.filter(|_| g.chance(80)).unwrap_or(other))
}

/// A function to compare elements by.
fn key(dialect: Dialect, sort: Type, g: &mut Gen) -> Value {
    let depth = g.below(3);
    unary(dialect, sort, Some(Type::Integer), depth, g)
}

fn condition(dialect: Dialect, sort: Type, container: &Value, g: &mut Gen) -> Value {
    predicate(dialect, sort, &container.elements().unwrap_or_default(), g)
}

/// A function that gives a container.
fn to_container(dialect: Dialect, sort: Type, g: &mut Gen) -> Value {
    let to = match sort {
        Type::Integer => return op_value(g.one(&["toivec", "tojvec", "initset"]), dialect),
        Type::Pair => Some(Type::Indices),
        Type::Cell | Type::Tuple | Type::IntegerSet => return op_value("identity", dialect),
        sort => Some(sort),
    };
    let depth = g.below(2);
    unary(dialect, sort, to, depth, g)
}

fn grids_that_match(op: &Op, g: &mut Gen) -> Vec<Value> {
    let mut side = || 1 + g.below(8);
    let (height, width, other) = (side(), side(), side());
    let (h, w) = match op.name {
        "hconcat" => (height, other),
        "vconcat" => (other, width),
        _ => (height, width),
    };
    let mut values: Vec<Value> =
        vec![grid::full_grid_of(height, width, g).into(), grid::full_grid_of(h, w, g).into()];
    if op.name == "cellwise" {
        values.push(g.range(0, 9).into());
    }
    values
}

/// Objects as `objects_t` gives them: a tuple of tuples of cells.
fn objects_as_tuples(dialect: Dialect, g: &mut Gen) -> Value {
    let objects = value(Type::Objects, dialect, g);
    let objects = objects.elements().unwrap_or_default().into_owned();
    let tuples = objects.into_iter().filter_map(|object| {
        let cells = object.elements().ok()?.into_owned();
        Some(build(Kind::Tuple, cells, dialect))
    });
    build(Kind::Tuple, tuples.collect(), dialect)
}
