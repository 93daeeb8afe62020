//! Values as text for a terminal: grids and patches as pictures, the rest in text form.

use dsl::task::{Style, beside, render, render_cells};
use dsl::{Cell, Grid, Value};

/// Stands for places without a color.
const MARK: i64 = 5;

/// How many pictures of a container are shown.
const MAX_PICTURES: usize = 12;

/// The value as a picture or as text of one line. A patch is drawn on a canvas of the input's
/// size when it fits there.
pub fn draw(value: &Value, input: Option<&Grid>, style: Style, width: usize) -> String {
    if let Some((title, picture)) = picture(value, input, style) {
        return beside(&[(title, picture)], width);
    }
    let elements = match value {
        Value::Tuple(items) | Value::Set(items) => &items[..],
        _ => &[],
    };
    let pictures = elements.iter().take(MAX_PICTURES).map(|e| picture(e, input, style));
    match pictures.collect::<Option<Vec<_>>>() {
        Some(pictures) if !pictures.is_empty() => {
            let kind = if value.is_tuple() { "tuple" } else { "set" };
            let more = elements.len().saturating_sub(MAX_PICTURES);
            let more = if more > 0 { format!(", {more} not shown") } else { String::new() };
            format!("{kind} of {}{more}\n{}", elements.len(), beside(&pictures, width))
        }
        _ => cut(&value.to_string(), width),
    }
}

/// A title and a picture of a grid or patch.
fn picture(value: &Value, input: Option<&Grid>, style: Style) -> Option<(String, String)> {
    match value {
        Value::Grid(grid) => {
            let title = format!("grid {}x{}", grid.height(), grid.width());
            Some((title, render(grid, style)))
        }
        Value::Object(object, _) => {
            let (origin, picture) = canvas(object, input, style)?;
            Some((format!("object of {}{origin}", object.len()), picture))
        }
        Value::Indices(indices) => {
            let cells: Vec<Cell> = indices.iter().map(|&ij| Cell::new(MARK, ij)).collect();
            let (origin, picture) = canvas(&cells, input, style)?;
            Some((format!("indices of {}{origin}", indices.len()), picture))
        }
        _ => None,
    }
}

/// The cells drawn, and where the picture starts unless that is at the origin. None where it
/// would be too large to look at.
fn canvas(cells: &[Cell], input: Option<&Grid>, style: Style) -> Option<(String, String)> {
    const MOST: i64 = 100;
    if let Some(grid) = input
        && cells.iter().all(|cell| grid.get(cell.ij()).is_some())
    {
        let picture = render_cells(cells, (0, 0), (grid.height(), grid.width()), style);
        return Some((String::new(), picture));
    }
    let bounds = |of: fn(&Cell) -> i64| {
        let lowest = cells.iter().map(of).min()?;
        let highest = cells.iter().map(of).max()?;
        let size = highest.checked_sub(lowest)?.checked_add(1)?;
        (size <= MOST).then_some((lowest, usize::try_from(size).ok()?))
    };
    let ((i, height), (j, width)) = (bounds(|cell| cell.i)?, bounds(|cell| cell.j)?);
    let picture = render_cells(cells, (i, j), (height, width), style);
    Some((format!(", from ({i}, {j})"), picture))
}

/// The text, or as much of it as fits one line.
fn cut(text: &str, width: usize) -> String {
    let most = width.max(20);
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{kept}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::{Dialect, Policy, eval};

    fn plain(expression: &str, input: Option<&Grid>) -> String {
        let value = eval(expression, Dialect::ArcDsl, Policy::Poison).unwrap();
        draw(&value, input, Style::Plain, 40)
    }

    #[test]
    fn grids_and_patches_are_pictures() {
        let input = Grid::from_rows(&[[0, 0, 0], [0, 0, 0]]).unwrap();
        assert_eq!(plain("((1, 0), (0, 2))", None), "grid 2x2\n 1 .\n . 2");
        let object = "{(0, (0, 0)), (3, (1, 2))}";
        assert_eq!(plain(object, Some(&input)), "object of 2\n .    \n     3");
        assert_eq!(plain("{(5, 5), (5, 7)}", Some(&input)), "indices of 2, from (5, 5)\n 5   5");
    }

    #[test]
    fn containers_of_pictures_stand_beside_each_other() {
        let text = plain("{{(1, (0, 0))}, {(2, (0, 0))}}", None);
        let expected = "set of 2\nobject of 1, from (0, 0)\n 1\n\nobject of 1, from (0, 0)\n 2";
        assert_eq!(text, expected);
    }

    #[test]
    fn other_values_are_text_of_one_line() {
        assert_eq!(plain("rbind(add, 2)", None), "rbind(add, 2)");
        assert_eq!(plain("()", None), "()");
        let text = plain("interval(0, 100, 1)", None);
        assert!(text.ends_with('…') && text.chars().count() == 40);
        assert!(plain("{(0, 0), (0, 1000000)}", None).starts_with("{(0, 0)"));
    }
}
