//! Grids as pictures in the official palette: SVG, and PNG without titles.

use dsl::task::{Task, rgb};
use dsl::{Color, Grid};
use std::fmt::Write;

type Rgb = [u8; 3];

/// Between the cells.
const LINE: Rgb = [0x55, 0x55, 0x55];
/// A color outside the palette.
const OUTSIDE: Rgb = [0x30, 0x30, 0x30];
const PAPER: Rgb = [0xff, 0xff, 0xff];
const BLANK: Rgb = [0xee, 0xee, 0xec];
/// The two rings of a cell that differs.
const RINGS: [Rgb; 2] = [[0x00, 0x00, 0x00], [0xff, 0xff, 0xff]];

const MARGIN: usize = 20;
const GAP: usize = 24;
/// More space, before the test pairs of a task.
const WIDE_GAP: usize = 56;
const TITLE: usize = 22;
/// The longest side of the largest grid.
const SIDE: usize = 320;

/// A titled place in a picture.
pub struct Panel<'a> {
    title: String,
    grid: Option<&'a Grid>,
    expected: Option<&'a Grid>,
}

impl<'a> Panel<'a> {
    /// A grid.
    pub fn grid(name: &str, grid: &'a Grid) -> Panel<'a> {
        let title = format!("{name} {}×{}", grid.height(), grid.width());
        Panel { title, grid: Some(grid), expected: None }
    }

    /// A grid whose cells are marked where they differ from the one expected.
    pub fn marked(name: &str, grid: &'a Grid, expected: Option<&'a Grid>) -> Panel<'a> {
        Panel { expected, ..Panel::grid(name, grid) }
    }

    /// A place where a grid could be.
    pub fn blank(title: impl Into<String>) -> Panel<'a> {
        Panel { title: title.into(), grid: None, expected: None }
    }

    fn size(&self) -> (usize, usize) {
        self.grid.map_or((3, 3), |grid| (grid.height(), grid.width()))
    }
}

/// Panels over each other.
pub struct Column<'a> {
    panels: Vec<Panel<'a>>,
    is_apart: bool,
}

/// A task as columns: every pair with its input over its output.
pub fn task_columns(task: &Task) -> Vec<Column<'_>> {
    let sets = [("train", &task.train), ("test", &task.test)];
    let columns = sets.into_iter().flat_map(|(kind, pairs)| {
        pairs.iter().enumerate().map(move |(n, pair)| {
            let input = Panel::grid(&format!("{kind} {n}"), &pair.input);
            let output = match &pair.output {
                Some(output) => Panel::grid("output", output),
                None => Panel::blank("output ?"),
            };
            Column { panels: vec![input, output], is_apart: kind == "test" && n == 0 }
        })
    });
    columns.collect()
}

/// Panels side by side.
pub fn beside(panels: Vec<Panel<'_>>) -> Vec<Column<'_>> {
    let columns = panels.into_iter();
    columns.map(|panel| Column { panels: vec![panel], is_apart: false }).collect()
}

/// The picture as SVG.
pub fn svg(columns: &[Column<'_>]) -> String {
    let drawing = Drawing::new(columns, TITLE);
    let (width, height) = (drawing.width, drawing.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" shape-rendering=\"crispEdges\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n"
    );
    for Block { x, y, width, height, rgb: [r, g, b] } in &drawing.blocks {
        let _ = writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"#{r:02x}{g:02x}{b:02x}\"/>"
        );
    }
    for Words { x, y, words, fill, anchor, size } in &drawing.words {
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            text,
            "<text x=\"{x}\" y=\"{y}\" fill=\"{fill}\" text-anchor=\"{anchor}\" font-size=\"{size}\">{words}</text>"
        );
    }
    text.push_str("</svg>\n");
    text
}

/// The picture as PNG.
pub fn png(columns: &[Column<'_>]) -> Result<Vec<u8>, png::EncodingError> {
    let drawing = Drawing::new(columns, 0);
    let mut pixels = vec![0; 3 * drawing.width * drawing.height];
    for block in &drawing.blocks {
        for y in block.y..block.y + block.height {
            let start = 3 * (y * drawing.width + block.x);
            let line = &mut pixels[start..start + 3 * block.width];
            line.chunks_exact_mut(3).for_each(|pixel| pixel.copy_from_slice(&block.rgb));
        }
    }
    let mut bytes = Vec::new();
    let (width, height) = (drawing.width as u32, drawing.height as u32);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}

/// A filled rectangle.
struct Block {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    rgb: Rgb,
}

struct Words {
    x: usize,
    y: usize,
    words: String,
    fill: &'static str,
    anchor: &'static str,
    size: usize,
}

/// What a picture consists of, from back to front.
struct Drawing {
    width: usize,
    height: usize,
    cell: usize,
    blocks: Vec<Block>,
    words: Vec<Words>,
}

impl Drawing {
    fn new(columns: &[Column<'_>], title: usize) -> Drawing {
        let sizes = columns.iter().flat_map(|column| &column.panels).map(Panel::size);
        let longest = sizes.map(|(height, width)| height.max(width)).max().unwrap_or(1).max(1);
        let cell = (SIDE / longest).clamp(4, 28);
        let mut drawing =
            Drawing { width: 0, height: 0, cell, blocks: Vec::new(), words: Vec::new() };
        let bands = drawing.bands(columns, title);
        let mut x = MARGIN;
        for (place, column) in columns.iter().enumerate() {
            x += match (place, column.is_apart) {
                (0, _) => 0,
                (_, false) => GAP,
                (_, true) => WIDE_GAP,
            };
            for (panel, &(top, _)) in column.panels.iter().zip(&bands) {
                drawing.panel(panel, x, top, title);
            }
            x += column
                .panels
                .iter()
                .map(|panel| drawing.panel_width(panel, title))
                .max()
                .unwrap_or(0);
        }
        drawing.width = x + MARGIN;
        drawing.height = bands.last().map_or(MARGIN, |(_, end)| *end) + MARGIN;
        let (width, height) = (drawing.width, drawing.height);
        drawing.blocks.insert(0, Block { x: 0, y: 0, width, height, rgb: PAPER });
        drawing
    }

    /// From where to where each row of panels goes, without its titles.
    fn bands(&self, columns: &[Column<'_>], title: usize) -> Vec<(usize, usize)> {
        let count = columns.iter().map(|column| column.panels.len()).max().unwrap_or(0);
        let mut top = MARGIN;
        let band = |row: usize| {
            let panels = columns.iter().filter_map(|column: &Column<'_>| column.panels.get(row));
            let height = panels.map(|panel| self.length(panel.size().0)).max().unwrap_or(0);
            let start = top + title;
            top = start + height + GAP;
            (start, start + height)
        };
        (0..count).map(band).collect()
    }

    /// The pixels of some cells with the lines around them.
    fn length(&self, cells: usize) -> usize {
        cells * self.cell + 1
    }

    fn panel_width(&self, panel: &Panel<'_>, title: usize) -> usize {
        // A title's letters are about seven pixels wide.
        let words = if title > 0 { 7 * panel.title.chars().count() } else { 0 };
        self.length(panel.size().1).max(words)
    }

    fn panel(&mut self, panel: &Panel<'_>, x: usize, y: usize, title: usize) {
        if title > 0 {
            let words = panel.title.clone();
            self.words.push(Words { x, y: y - 7, words, fill: "#555", anchor: "start", size: 13 });
        }
        let (height, width) = panel.size();
        let (height, width) = (self.length(height), self.length(width));
        let rgb = if panel.grid.is_some() { LINE } else { BLANK };
        self.blocks.push(Block { x, y, width, height, rgb });
        let Some(grid) = panel.grid else { return };
        for (i, row) in grid.rows().enumerate() {
            for (j, &color) in row.iter().enumerate() {
                let there = panel.expected.map(|expected| expected.array().get((i, j)));
                let differs = there.is_some_and(|there| there != Some(&color));
                self.cell((x + j * self.cell, y + i * self.cell), color, differs);
            }
        }
    }

    fn cell(&mut self, (x, y): (usize, usize), color: Color, differs: bool) {
        let mut inset = 1;
        let side = self.cell;
        let mut fill = |inset: usize, rgb| {
            // The line on the right and below belongs to the next cell.
            let length = (side + 1).saturating_sub(2 * inset);
            self.blocks.push(Block {
                x: x + inset,
                y: y + inset,
                width: length,
                height: length,
                rgb,
            });
        };
        if differs {
            let ring = if side >= 12 { 2 } else { 1 };
            for rgb in RINGS {
                fill(inset, rgb);
                inset += ring;
            }
        }
        fill(inset, rgb(color).unwrap_or(OUTSIDE));
        if rgb(color).is_none() {
            let (x, y) = (x + side / 2, y + side / 2 + side / 6);
            let (words, size) = (color.to_string(), (side / 2).max(3));
            self.words.push(Words { x, y, words, fill: "#fff", anchor: "middle", size });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dsl::task::from_json;

    fn task() -> Task {
        let text =
            br#"{"train": [{"input": [[1, 2]], "output": [[3]]}], "test": [{"input": [[4]]}]}"#;
        from_json("a", text).unwrap()
    }

    fn pixel(image: &[u8], width: usize, (x, y): (usize, usize)) -> &[u8] {
        &image[3 * (y * width + x)..][..3]
    }

    fn decoded(bytes: &[u8]) -> (usize, Vec<u8>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info.width as usize, pixels)
    }

    #[test]
    fn a_task_shows_every_pair_in_the_official_colors() {
        let task = task();
        let columns = task_columns(&task);
        let svg = svg(&columns);
        for part in
            ["train 0 1×2", "output 1×1", "output ?", "#0074d9", "#ff4136", "#2ecc40", "#ffdc00"]
        {
            assert!(svg.contains(part), "{part} not in {svg}");
        }
        let (width, pixels) = decoded(&png(&columns).unwrap());
        let at = |place| pixel(&pixels, width, place);
        assert_eq!(at((0, 0)), PAPER);
        assert_eq!(at((MARGIN, MARGIN)), LINE);
        assert_eq!(at((MARGIN + 14, MARGIN + 14)), [0x00, 0x74, 0xd9]);
        assert_eq!(at((MARGIN + 28 + 14, MARGIN + 14)), [0xff, 0x41, 0x36]);
    }

    #[test]
    fn differing_cells_have_rings_and_keep_their_color() {
        let grid = Grid::from_rows(&[[1, 2]]).unwrap();
        let expected = Grid::from_rows(&[[1, 3]]).unwrap();
        let panels = vec![Panel::marked("produced", &grid, Some(&expected))];
        let (width, pixels) = decoded(&png(&beside(panels)).unwrap());
        let at = |x: usize, y: usize| pixel(&pixels, width, (MARGIN + x, MARGIN + y));
        assert_eq!(at(1, 1), [0x00, 0x74, 0xd9]);
        assert_eq!(at(29, 1), RINGS[0]);
        assert_eq!(at(31, 3), RINGS[1]);
        assert_eq!(at(28 + 14, 14), [0xff, 0x41, 0x36]);
        assert_eq!(at(28 + 27, 27), RINGS[0]);
        assert_eq!(at(56, 14), LINE);
    }

    #[test]
    fn a_color_outside_the_palette_shows_its_number() {
        let grid = Grid::from_rows(&[[42]]).unwrap();
        let svg = svg(&beside(vec![Panel::grid("a < b", &grid)]));
        assert!(svg.contains(">42</text>") && svg.contains("a &lt; b 1×1"), "{svg}");
    }
}
