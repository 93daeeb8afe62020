//! Grids and tasks as text for a terminal or a log.

use super::error::counted;
use super::{Example, Task};
use crate::{Cell, Color, Grid, Ij};

/// How grids are drawn.
///
/// ```
/// use dsl::{Grid, task::{Style, render}};
/// let grid = Grid::from_rows(&[[2]]).unwrap();
/// assert_eq!(render(&grid, Style::Plain), " 2");
/// assert_eq!(render(&grid, Style::Ansi256), "\x1b[0;48;5;203m  \x1b[0m");
/// assert_eq!(render(&grid, Style::TrueColor), "\x1b[0;48;2;255;65;54m  \x1b[0m");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Blocks in the official colors, for terminals with 24-bit color.
    TrueColor,
    /// Blocks in the nearest of 256 colors.
    Ansi256,
    /// Digits without escape codes, a dot for 0.
    Plain,
}

impl Style {
    /// The style that fits the environment of this process; `is_terminal` says whether the text
    /// goes to a terminal. See [`Style::from_env`].
    ///
    /// ```
    /// use dsl::task::Style;
    /// use std::io::IsTerminal;
    /// let style = Style::detect(std::io::stdout().is_terminal());
    /// assert!([Style::TrueColor, Style::Ansi256, Style::Plain].contains(&style));
    /// ```
    #[must_use]
    pub fn detect(is_terminal: bool) -> Style {
        Style::from_env(is_terminal, |name| std::env::var(name).ok())
    }

    /// The style for an environment. `NO_COLOR` means no color. `CLICOLOR_FORCE` (not 0) means color
    /// anywhere. Otherwise color is for terminals, unless `TERM` is `dumb` or `CLICOLOR` is 0.
    /// `COLORTERM=truecolor` or `24bit` gives all colors.
    ///
    /// ```
    /// use dsl::task::Style;
    /// let env = |name: &str| (name == "COLORTERM").then(|| "truecolor".to_owned());
    /// assert_eq!(Style::from_env(true, env), Style::TrueColor);
    /// assert_eq!(Style::from_env(false, env), Style::Plain);
    /// ```
    #[must_use]
    pub fn from_env(is_terminal: bool, var: impl Fn(&str) -> Option<String>) -> Style {
        let var = |name| var(name).filter(|value| !value.is_empty());
        let term = var("TERM").unwrap_or_default();
        let forced = var("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let off = !is_terminal || term == "dumb" || var("CLICOLOR").is_some_and(|v| v == "0");
        if var("NO_COLOR").is_some() || (off && !forced) {
            return Style::Plain;
        }
        let full = var("COLORTERM").is_some_and(|value| matches!(&*value, "truecolor" | "24bit"));
        if full || term.ends_with("-direct") { Style::TrueColor } else { Style::Ansi256 }
    }
}

/// A color of the palette, exactly and as the nearest of the 256.
#[derive(Clone, Copy)]
struct Shade {
    rgb: (u8, u8, u8),
    nearest: u8,
}

const fn shade(rgb: u32, nearest: u8) -> Shade {
    let [_, r, g, b] = rgb.to_be_bytes();
    Shade { rgb: (r, g, b), nearest }
}

/// The official colors.
const PALETTE: [Shade; 10] = [
    shade(0x00_00_00, 16),
    shade(0x00_74_d9, 32),
    shade(0xff_41_36, 203),
    shade(0x2e_cc_40, 41),
    shade(0xff_dc_00, 220),
    shade(0xaa_aa_aa, 248),
    shade(0xf0_12_be, 199),
    shade(0xff_85_1b, 208),
    shade(0x7f_db_ff, 117),
    shade(0x87_0c_25, 88),
];

/// Behind the number of a color outside the palette.
const OUTSIDE: Shade = shade(0x30_30_30, 236);
const BLACK: Shade = shade(0x00_00_00, 16);
const WHITE: Shade = shade(0xff_ff_ff, 231);

impl Shade {
    /// The parameters that select it as foreground (`layer` 38) or background (48).
    fn code(self, layer: u8, style: Style) -> String {
        let (r, g, b) = self.rgb;
        match style {
            Style::TrueColor => format!("{layer};2;{r};{g};{b}"),
            _ => format!("{layer};5;{}", self.nearest),
        }
    }

    /// Black or white, whichever is easier to read on it.
    fn contrast(self) -> Shade {
        let (r, g, b) = self.rgb;
        let light = 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
        if light > 128_000 { BLACK } else { WHITE }
    }
}

fn palette(color: Color) -> Option<Shade> {
    usize::try_from(color).ok().and_then(|color| PALETTE.get(color).copied())
}

/// Red, green and blue of a color in the official palette; none outside 0 to 9.
///
/// ```
/// use dsl::task::rgb;
/// assert_eq!(rgb(2), Some([0xff, 0x41, 0x36]));
/// assert_eq!(rgb(10), None);
/// ```
#[must_use]
pub fn rgb(color: Color) -> Option<[u8; 3]> {
    palette(color).map(|shade| shade.rgb.into())
}

/// The color as at most two characters.
fn label(color: Color) -> String {
    match color {
        0 => ".".to_owned(),
        -9..=99 => color.to_string(),
        _ => "??".to_owned(),
    }
}

/// The grid as lines of text, two columns per cell, without a newline at the end. A color outside
/// 0 to 9 shows its number, or `??` if that is too long.
///
/// ```
/// use dsl::{Grid, task::{Style, render}};
/// let grid = Grid::from_rows(&[[0, 3], [-1, 12]]).unwrap();
/// assert_eq!(render(&grid, Style::Plain), " . 3\n-112");
/// assert_eq!(render(&Grid::empty(), Style::Plain), "(empty)");
/// ```
#[must_use]
pub fn render(grid: &Grid, style: Style) -> String {
    let rows = grid.rows().map(|row| row.iter().map(|&color| Spot::Same(color)).collect());
    draw(rows, style, 2)
}

/// The grid `got` with a mark on every cell that differs from `expected`: `*` before the color in
/// plain style, `><` on the block otherwise. Where only `expected` has a cell there is `*_` or `--`.
///
/// ```
/// use dsl::{Grid, task::{Style, diff}};
/// let expected = Grid::from_rows(&[[1, 2], [3, 4]]).unwrap();
/// let got = Grid::from_rows(&[[1, 0]]).unwrap();
/// assert_eq!(diff(&expected, &got, Style::Plain), "  1 *.\n *_ *_");
/// ```
#[must_use]
pub fn diff(expected: &Grid, got: &Grid, style: Style) -> String {
    let height = expected.height().max(got.height());
    let width = expected.width().max(got.width());
    let spot = |i: usize, j: usize| match (expected.array().get((i, j)), got.array().get((i, j))) {
        (Some(a), Some(b)) if a == b => Spot::Same(*b),
        (_, Some(b)) => Spot::Differs(*b),
        (Some(_), None) => Spot::Lacking,
        (None, None) => Spot::Nothing,
    };
    let rows = (0..height).map(|i| (0..width).map(|j| spot(i, j)).collect());
    draw(rows, style, 3)
}

/// A cell to draw.
enum Spot {
    Same(Color),
    Differs(Color),
    Lacking,
    Nothing,
    /// No cell here, on a canvas.
    Blank,
}

impl Spot {
    fn plain(&self) -> String {
        match self {
            Spot::Same(color) => label(*color),
            Spot::Differs(color) => format!("*{}", label(*color)),
            Spot::Lacking => "*_".to_owned(),
            Spot::Nothing | Spot::Blank => String::new(),
        }
    }

    /// The parameters of the escape code, and two characters.
    fn colored(&self, style: Style) -> (String, String) {
        let (color, mark) = match self {
            Spot::Same(color) => (*color, None),
            Spot::Differs(color) => (*color, Some("><".to_owned())),
            Spot::Lacking => return ("0".to_owned(), "--".to_owned()),
            Spot::Nothing => return ("0".to_owned(), "  ".to_owned()),
            Spot::Blank => return ("0".to_owned(), " ·".to_owned()),
        };
        let (back, text) = match palette(color) {
            Some(shade) => (shade, mark),
            None => (OUTSIDE, mark.or_else(|| Some(label(color)))),
        };
        match text {
            None => (format!("0;{}", back.code(48, style)), "  ".to_owned()),
            Some(text) => {
                let front = back.contrast().code(38, style);
                (format!("0;{};{front}", back.code(48, style)), format!("{text:>2}"))
            }
        }
    }
}

/// Cells on a canvas of `height` and `width` whose upper left corner is at `(i, j)`. Places without
/// a cell stay blank, or show a dot where cells show as blocks; of two cells on one place, the one with the greater color shows.
///
/// ```
/// use dsl::{Cell, task::{Style, render_cells}};
/// let cells = [Cell::new(3, (5, 5)), Cell::new(0, (6, 7))];
/// assert_eq!(render_cells(&cells, (5, 5), (2, 3), Style::Plain), " 3    \n     .");
/// ```
#[must_use]
pub fn render_cells(
    cells: &[Cell],
    (i, j): Ij,
    (height, width): (usize, usize),
    style: Style,
) -> String {
    let mut rows: Vec<Vec<Spot>> =
        (0..height).map(|_| (0..width).map(|_| Spot::Blank).collect()).collect();
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    for cell in sorted {
        let place = |at: i64, start: i64| usize::try_from(at.checked_sub(start)?).ok();
        if let (Some(i), Some(j)) = (place(cell.i, i), place(cell.j, j))
            && let Some(spot) = rows.get_mut(i).and_then(|row| row.get_mut(j))
        {
            *spot = Spot::Same(cell.color);
        }
    }
    draw(rows.into_iter(), style, 2)
}

/// Rows of cells as lines; `columns` is the width of a cell in plain style.
fn draw(rows: impl Iterator<Item = Vec<Spot>>, style: Style, columns: usize) -> String {
    let line = |row: Vec<Spot>| match style {
        Style::Plain => row.iter().map(|spot| format!("{:>columns$}", spot.plain())).collect(),
        _ => colored_line(&row, style),
    };
    let lines: Vec<String> = rows.map(line).collect();
    if lines.iter().all(String::is_empty) { EMPTY.to_owned() } else { lines.join("\n") }
}

/// Stands for a grid without cells.
const EMPTY: &str = "(empty)";

fn colored_line(row: &[Spot], style: Style) -> String {
    let mut line = String::new();
    let mut current = String::new();
    for spot in row {
        let (code, text) = spot.colored(style);
        if code != current {
            line.push_str(&format!("\x1b[{code}m"));
            current = code;
        }
        line.push_str(&text);
    }
    if !line.is_empty() {
        line.push_str("\x1b[0m");
    }
    line
}

/// Places titled blocks side by side, as many as fit into `width` columns, the rest below after an
/// empty line. A block that is wider than that stands alone. Escape codes take no columns.
///
/// ```
/// use dsl::task::beside;
/// let blocks = [("in", " 1 2\n 3 4"), ("out", " 5")];
/// assert_eq!(beside(&blocks, 80), "in    out\n 1 2   5\n 3 4");
/// assert_eq!(beside(&blocks, 4), "in\n 1 2\n 3 4\n\nout\n 5");
/// ```
#[must_use]
pub fn beside<T: AsRef<str>, B: AsRef<str>>(blocks: &[(T, B)], width: usize) -> String {
    place(blocks, width, GAP)
}

fn place<T: AsRef<str>, B: AsRef<str>>(blocks: &[(T, B)], width: usize, gap: usize) -> String {
    let columns: Vec<Column<'_>> =
        blocks.iter().map(|(title, block)| Column::new(title.as_ref(), block.as_ref())).collect();
    let mut bands = Vec::new();
    let mut rest = columns.as_slice();
    while !rest.is_empty() {
        let (band, after) = rest.split_at(fitting(rest, width, gap));
        bands.push(band_text(band, gap));
        rest = after;
    }
    bands.join("\n\n")
}

/// Columns between blocks.
const GAP: usize = 2;

/// Columns between the pairs of a task, more than inside a pair.
const PAIR_GAP: usize = 5;

struct Column<'a> {
    lines: Vec<&'a str>,
    width: usize,
}

impl<'a> Column<'a> {
    fn new(title: &'a str, block: &'a str) -> Column<'a> {
        let lines: Vec<&str> = title.lines().chain(block.lines()).collect();
        let width = lines.iter().map(|line| visible_width(line)).max().unwrap_or(0);
        Column { lines, width }
    }
}

/// How many of the columns, at least one, fit beside each other.
fn fitting(columns: &[Column<'_>], width: usize, gap: usize) -> usize {
    let ends = columns.iter().scan(0, |start, column| {
        let end = *start + column.width;
        *start = end + gap;
        Some(end)
    });
    ends.take_while(|&end| end <= width).count().max(1)
}

fn band_text(band: &[Column<'_>], gap: usize) -> String {
    let height = band.iter().map(|column| column.lines.len()).max().unwrap_or(0);
    let line = |i: usize| {
        let (mut text, mut written, mut start) = (String::new(), 0, 0);
        for column in band {
            // Padding is only written when something follows it.
            if let Some(part) = column.lines.get(i).filter(|part| !part.is_empty()) {
                text.extend(std::iter::repeat_n(' ', start - written));
                text.push_str(part);
                written = start + visible_width(part);
            }
            start += column.width + gap;
        }
        text
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

/// The columns a line takes in a terminal: characters without escape sequences.
fn visible_width(line: &str) -> usize {
    let mut width = 0;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        if c == '\x1b' {
            skip_escape(&mut chars);
        } else if !c.is_control() {
            width += 1;
        }
    }
    width
}

/// Goes to the end of an escape sequence whose start was read.
fn skip_escape(chars: &mut impl Iterator<Item = char>) {
    if chars.next() == Some('[') {
        let _end = chars.find(|c| ('@'..='~').contains(c));
    }
}

/// The whole task: every pair with its input and output beside each other, as many pairs beside
/// each other as fit into `width` columns.
///
/// ```
/// use dsl::task::{Style, from_json, render_task};
/// let text = br#"{"train": [{"input": [[1, 2]], "output": [[3]]}], "test": [{"input": [[4]]}]}"#;
/// let task = from_json("a", text).unwrap();
/// assert_eq!(
///     render_task(&task, Style::Plain, 80),
///     "a: 1 train pair, 1 test pair\n\n\
///      train 0             test 0\n\
///      in 1x2  out 1x1     in 1x1  out\n \
///      1 2     3           4      ?"
/// );
/// ```
#[must_use]
pub fn render_task(task: &Task, style: Style, width: usize) -> String {
    let sets = [("train", &task.train), ("test", &task.test)];
    let [train, test] = sets.map(|(name, set)| counted(set.len(), &format!("{name} pair")));
    let pairs = sets.into_iter().flat_map(|(name, set)| {
        set.iter()
            .enumerate()
            .map(move |(n, pair)| (format!("{name} {n}"), pair_block(pair, style, width)))
    });
    let pairs: Vec<(String, String)> = pairs.collect();
    format!("{}: {train}, {test}\n\n{}", task.id.escape_debug(), place(&pairs, width, PAIR_GAP))
}

fn pair_block(pair: &Example, style: Style, width: usize) -> String {
    let titled = |name: &str, grid: &Grid| {
        (format!("{name} {}x{}", grid.height(), grid.width()), render(grid, style))
    };
    let output = match &pair.output {
        Some(output) => titled("out", output),
        None => ("out".to_owned(), "?".to_owned()),
    };
    beside(&[titled("in", &pair.input), output], width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::test_data::{self, AnyTask};

    const STYLES: [Style; 3] = [Style::TrueColor, Style::Ansi256, Style::Plain];

    fn grid(rows: &[&[Color]]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    /// The color of a number of the 256, from 16 on.
    fn color_256(n: u8) -> (u8, u8, u8) {
        let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
        match n {
            232.. => (8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)),
            _ => (level((n - 16) / 36), level((n - 16) / 6 % 6), level((n - 16) % 6)),
        }
    }

    #[test]
    fn the_256_colors_are_the_nearest() {
        let distance = |a: (u8, u8, u8), b: (u8, u8, u8)| {
            let square = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
            square(a.0, b.0) + square(a.1, b.1) + square(a.2, b.2)
        };
        for shade in PALETTE.iter().chain([&OUTSIDE, &BLACK, &WHITE]) {
            let best = (16..=255).map(|n| distance(color_256(n), shade.rgb)).min().unwrap();
            assert_eq!(distance(color_256(shade.nearest), shade.rgb), best, "{:?}", shade.rgb);
        }
    }

    #[test]
    fn every_color_looks_different() {
        for style in STYLES {
            let texts: std::collections::BTreeSet<String> =
                (-9..=99).map(|color| render(&grid(&[&[color]]), style)).collect();
            assert_eq!(texts.len(), 109);
        }
        assert_eq!(render(&grid(&[&[100, i64::MIN]]), Style::Plain), "????");
    }

    #[test]
    fn a_run_of_one_color_needs_one_code() {
        let text = render(&grid(&[&[1, 1, 4]]), Style::TrueColor);
        assert_eq!(text, "\x1b[0;48;2;0;116;217m    \x1b[0;48;2;255;220;0m  \x1b[0m");
        let outside = render(&grid(&[&[-1]]), Style::Ansi256);
        assert_eq!(outside, "\x1b[0;48;5;236;38;5;231m-1\x1b[0m");
    }

    #[test]
    fn lines_are_two_columns_per_cell() {
        fn law(AnyTask(task): AnyTask) -> bool {
            let fits = |grid: &Grid, style| {
                let text = render(grid, style);
                text.lines().count() == grid.height()
                    && text.lines().all(|line| visible_width(line) == 2 * grid.width())
            };
            task.train.iter().all(|pair| STYLES.iter().all(|&style| fits(&pair.input, style)))
        }
        quickcheck::QuickCheck::new().tests(50).quickcheck(law as fn(AnyTask) -> bool);
    }

    #[test]
    fn grids_without_cells_are_named() {
        let rows_only = Grid::from_fn(3, 0, |_, _| 0).unwrap();
        for style in STYLES {
            assert_eq!(render(&Grid::empty(), style), "(empty)");
            assert_eq!(render(&rows_only, style), "(empty)");
            assert_eq!(diff(&rows_only, &Grid::empty(), style), "(empty)");
        }
    }

    #[test]
    fn differences_are_marked() {
        let (a, b) = (grid(&[&[1, 2, -1]]), grid(&[&[1, 5, -2], &[0, 0, 0]]));
        assert_eq!(diff(&a, &b, Style::Plain), "  1 *5*-2\n *. *. *.");
        assert_eq!(diff(&grid(&[&[1, 2]]), &grid(&[&[1], &[2]]), Style::Plain), "  1 *_\n *2   ");
        assert!(!diff(&a, &a, Style::Plain).contains('*'));
        let text = diff(&grid(&[&[1, 2]]), &grid(&[&[4], &[2]]), Style::Ansi256);
        let first = "\x1b[0;48;5;220;38;5;16m><\x1b[0m--\x1b[0m";
        let second = "\x1b[0;48;5;203;38;5;231m><\x1b[0m  \x1b[0m";
        assert_eq!(text, format!("{first}\n{second}"));
    }

    #[test]
    fn escape_codes_take_no_columns() {
        assert_eq!(visible_width("\x1b[0;48;5;203m  \x1b[0m"), 2);
        assert_eq!(visible_width("é→\x1b[1mx"), 3);
        assert_eq!(visible_width("\x1b"), 0);
        assert_eq!(visible_width("a\x1b[12"), 1);
        assert_eq!(visible_width("a\x1b7b"), 2);
    }

    #[test]
    fn blocks_wrap_at_the_width() {
        let blocks = [("a", "xxxx"), ("b", "xxxx"), ("c", "xxxx")];
        assert_eq!(beside(&blocks, 16), "a     b     c\nxxxx  xxxx  xxxx");
        assert_eq!(beside(&blocks, 15), "a     b\nxxxx  xxxx\n\nc\nxxxx");
        assert_eq!(beside(&blocks, 0), "a\nxxxx\n\nb\nxxxx\n\nc\nxxxx");
        assert_eq!(beside::<&str, &str>(&[], 10), "");
        assert_eq!(beside(&[("", ""), ("", "")], 10), "");
        assert_eq!(beside(&[("", ""), ("", "xx")], 4), "  xx");
        assert_eq!(beside(&[("", ""), ("", "xx")], 3), "\n\nxx");
    }

    #[test]
    fn blocks_align_by_what_is_seen() {
        let red = render(&grid(&[&[2, 2]]), Style::Ansi256);
        let tall = " 1\n 2\n 3";
        let text = beside(&[("r", red.as_str()), ("tall", tall)], 80);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "r     tall");
        assert_eq!(lines[1], format!("{red}   1"));
        assert_eq!(lines[2], "       2");
    }

    #[test]
    fn no_line_of_a_task_is_wider_than_the_terminal() {
        fn law(AnyTask(mut task): AnyTask, width: u8) -> bool {
            task.id = "t".to_owned();
            let width = usize::from(width).max(60);
            let fits = |style| {
                let text = render_task(&task, style, width);
                text.lines().all(|line| visible_width(line) <= width)
            };
            STYLES.into_iter().all(fits)
        }
        quickcheck::QuickCheck::new().tests(50).quickcheck(law as fn(AnyTask, u8) -> bool);
    }

    #[test]
    fn a_task_shows_every_pair() {
        let text = render_task(&test_data::task(), Style::Plain, 24);
        let expected = [
            "small: 2 train pairs, 2 test pairs",
            "",
            "train 0",
            "in 1x1  out 1x1",
            " 1       2",
            "",
            "train 1",
            "in 2x3  out 2x1",
            " 1 2 3   .",
            " 4 5 6   2",
            "",
            "test 0",
            "in 1x2  out 1x2",
            " 7 7     9 8",
            "",
            "test 1",
            "in 1x1  out",
            " 5      ?",
        ];
        assert_eq!(text, expected.join("\n"));
    }

    #[test]
    fn the_environment_decides() {
        let style = |is_terminal, vars: &[(&str, &str)]| {
            Style::from_env(is_terminal, |name| {
                vars.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
            })
        };
        let full = ("COLORTERM", "truecolor");
        assert_eq!(style(false, &[]), Style::Plain);
        assert_eq!(style(false, &[full]), Style::Plain);
        assert_eq!(style(true, &[]), Style::Ansi256);
        assert_eq!(style(true, &[("TERM", "xterm-256color")]), Style::Ansi256);
        assert_eq!(style(true, &[full]), Style::TrueColor);
        assert_eq!(style(true, &[("COLORTERM", "24bit")]), Style::TrueColor);
        assert_eq!(style(true, &[("TERM", "xterm-direct")]), Style::TrueColor);
        assert_eq!(style(true, &[("TERM", "dumb"), full]), Style::Plain);
        assert_eq!(style(true, &[("NO_COLOR", "1"), full]), Style::Plain);
        assert_eq!(style(true, &[("NO_COLOR", ""), full]), Style::TrueColor);
        assert_eq!(style(true, &[("CLICOLOR", "0"), full]), Style::Plain);
        assert_eq!(style(false, &[("CLICOLOR_FORCE", "1")]), Style::Ansi256);
        assert_eq!(style(false, &[("CLICOLOR_FORCE", "0")]), Style::Plain);
        assert_eq!(style(false, &[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]), Style::Ansi256);
        assert_eq!(style(true, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), Style::Plain);
    }
}
