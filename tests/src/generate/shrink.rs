//! Smaller values to try when a property fails.

use dsl::{Dialect, Function, Grid, Kind, Value};
use quickcheck::Arbitrary;

/// Values that are simpler than this one, the simplest first. A container keeps its kind.
#[must_use]
pub fn shrink_value(value: &Value, dialect: Dialect) -> Vec<Value> {
    match value {
        Value::Missing => Vec::new(),
        Value::Int(n) => n.shrink().map(Value::Int).collect(),
        Value::Pair(ij) => ij.shrink().map(Value::Pair).collect(),
        Value::Grid(grid) => shrink_grid(grid).into_iter().map(Value::from).collect(),
        Value::Function(Function::Op(..)) => Vec::new(),
        Value::Function(Function::Closure(made)) => {
            let parts = made.parts().filter(|part| matches!(part, Value::Function(_)));
            parts.cloned().collect()
        }
        container => match (container.kind(), container.elements()) {
            (Ok(kind), Ok(elements)) => shrink_elements(kind, &elements, dialect),
            _ => Vec::new(),
        },
    }
}

/// Argument lists with one argument that is simpler.
#[must_use]
pub fn shrink_args(args: &[Value], dialect: Dialect) -> Vec<Vec<Value>> {
    let mut lists = Vec::new();
    for (k, arg) in args.iter().enumerate() {
        for smaller in shrink_value(arg, dialect) {
            let mut list = args.to_vec();
            list[k] = smaller;
            lists.push(list);
        }
    }
    lists
}

/// How many elements are tried one by one.
const TRIED: usize = 24;

fn shrink_elements(kind: Kind, elements: &[Value], dialect: Dialect) -> Vec<Value> {
    let mut lists = halves(elements);
    for k in 0..elements.len().min(TRIED) {
        lists.push([&elements[..k], &elements[k + 1..]].concat());
    }
    for (k, element) in elements.iter().enumerate().take(TRIED) {
        for smaller in shrink_value(element, dialect) {
            let mut list = elements.to_vec();
            list[k] = smaller;
            lists.push(list);
        }
    }
    let rebuilt = lists.into_iter().map(|list| Value::container(kind, list, dialect));
    rebuilt.filter_map(Result::ok).collect()
}

fn halves<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    match items.len() {
        0 => vec![],
        1 => vec![vec![]],
        n => vec![vec![], items[..n / 2].to_vec(), items[n / 2..].to_vec()],
    }
}

/// Grids with fewer rows or columns, or with a color nearer to zero.
fn shrink_grid(grid: &Grid) -> Vec<Grid> {
    let rows: Vec<Vec<i64>> = grid.rows().map(|row| row.to_vec()).collect();
    let columns: Vec<usize> = (0..grid.width()).collect();
    let mut smaller = halves(&rows);
    for kept in halves(&columns) {
        smaller.push(rows.iter().map(|row| kept.iter().map(|&j| row[j]).collect()).collect());
    }
    for i in 0..rows.len() {
        smaller.push([&rows[..i], &rows[i + 1..]].concat());
    }
    for j in 0..grid.width() {
        let without = |row: &Vec<i64>| [&row[..j], &row[j + 1..]].concat();
        smaller.push(rows.iter().map(without).collect());
    }
    let mut grids: Vec<Grid> = smaller.iter().filter_map(|r| Grid::from_rows(r).ok()).collect();
    let places: Vec<(i64, i64)> = (0..grid.height() as i64)
        .flat_map(|i| (0..grid.width() as i64).map(move |j| (i, j)))
        .filter(|&place| grid.get(place) != Some(0))
        .collect();
    for color in [0, 1] {
        let changed = places.iter().filter(|&&place| color == 0 || grid.get(place) != Some(1));
        grids.extend(changed.map(|&at| grid.map(|p, old| if p == at { color } else { old })));
    }
    grids
}

/// Shrinks through values: what a wrapper is as a value, and which values are such again.
pub(super) fn through_values<T: 'static>(
    value: &Value,
    dialect: Dialect,
    back: impl Fn(&Value) -> Option<T>,
) -> Box<dyn Iterator<Item = T>> {
    let smaller: Vec<T> = shrink_value(value, dialect).iter().filter_map(back).collect();
    Box::new(smaller.into_iter())
}
