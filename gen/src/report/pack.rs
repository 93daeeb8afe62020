//! Blocks of the page: results and grids in few bytes.

use super::FailedStep;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use dsl::Grid;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::hash::Hash;
use std::io::Write;

/// Results and bytes of a block, about: few enough to open one in an instant.
const MAX_RESULTS: usize = 1 << 12;
const MAX_BYTES: usize = 1 << 18;

/// Grids with more cells are told by their size only.
const MAX_CELLS: usize = 1 << 14;

/// Characters of a value that is no grid.
const MAX_TEXT: usize = 300;

/// Consecutive results. Each is a number: 0 is the true output, `3 k + 1` the grid `k`,
/// `3 k + 2` the text `k`, `3 k + 3` the failed step `k`.
#[derive(Default)]
pub struct Block {
    start: usize,
    results: Vec<usize>,
    grids: Distinct<String>,
    texts: Distinct<String>,
    steps: Distinct<(u32, FailedStep)>,
    /// The number of each solver's step that was told already.
    told: HashMap<(usize, u32), usize>,
    bytes: usize,
}

impl Block {
    /// An empty block that starts with the result at this place.
    pub fn at(start: usize) -> Block {
        Block { start, ..Block::default() }
    }

    /// The place of its first result.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The place after its last result.
    pub fn end(&self) -> usize {
        self.start + self.results.len()
    }

    /// How many results it has.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether the next result should go elsewhere.
    pub fn is_full(&self) -> bool {
        self.len() >= MAX_RESULTS || self.bytes >= MAX_BYTES
    }

    /// Adds the true output, which stands with the task.
    pub fn add_expected(&mut self) {
        self.results.push(0);
    }

    /// Adds a grid.
    pub fn add_grid(&mut self, grid: &Grid) {
        let grid = packed(grid);
        self.bytes += grid.len();
        self.results.push(3 * self.grids.place(grid) + 1);
    }

    /// Adds a value that is no grid.
    pub fn add_text(&mut self, text: &str) {
        let text = match text.char_indices().nth(MAX_TEXT) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.to_owned(),
        };
        self.bytes += text.len();
        self.results.push(3 * self.texts.place(text) + 2);
    }

    /// Adds the failure of a solver's step.
    pub fn add_fault(&mut self, (solver, t): (usize, u32), step: impl FnOnce() -> FailedStep) {
        let steps = &mut self.steps;
        let place = self.told.entry((solver, t)).or_insert_with(|| steps.place((t, step())));
        self.results.push(3 * *place + 3);
    }
}

impl Serialize for Block {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let steps: Vec<_> =
            self.steps.all.iter().map(|(t, s)| (t, &s.op, &s.name, &s.call)).collect();
        let mut block = serializer.serialize_struct("Block", 4)?;
        block.serialize_field("grids", &self.grids.all)?;
        block.serialize_field("texts", &self.texts.all)?;
        block.serialize_field("steps", &steps)?;
        block.serialize_field("results", &self.results)?;
        block.end()
    }
}

/// Values in the order they came in, each once.
struct Distinct<T> {
    all: Vec<T>,
    places: HashMap<T, usize>,
}

impl<T> Default for Distinct<T> {
    fn default() -> Distinct<T> {
        Distinct { all: Vec::new(), places: HashMap::new() }
    }
}

impl<T: Clone + Eq + Hash> Distinct<T> {
    fn place(&mut self, value: T) -> usize {
        let next = self.all.len();
        let place = *self.places.entry(value.clone()).or_insert(next);
        if place == next {
            self.all.push(value);
        }
        place
    }
}

/// A grid as its width and its colors row by row: `2:1230`, `2;10,0,3,-1` where a color is
/// no digit, `700x900` where it is too large to be looked at.
pub fn packed(grid: &Grid) -> String {
    let (height, width) = (grid.height(), grid.width());
    if height * width > MAX_CELLS {
        return format!("{height}x{width}");
    }
    let mut text = format!("{width}:");
    text.reserve(height * width);
    for color in grid.colors() {
        match u8::try_from(color) {
            Ok(digit @ 0..=9) => text.push(char::from(b'0' + digit)),
            _ => {
                let colors: Vec<String> = grid.colors().map(|color| color.to_string()).collect();
                return format!("{width};{}", colors.join(","));
            }
        }
    }
    text
}

/// A value as an inert script element: JSON, compressed, in base64. Writing into memory does not
/// fail.
pub fn script(id: &str, value: &impl Serialize) -> Vec<u8> {
    let mut bytes = ZlibEncoder::new(Vec::new(), Compression::default());
    let _ = bytes.write_all(&serde_json::to_vec(value).unwrap_or_default());
    let text = STANDARD.encode(bytes.finish().unwrap_or_default());
    format!("<script type=\"text/plain\" id=\"{id}\">{text}</script>\n").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_are_packed_by_what_they_hold() {
        let packed = |rows: &[[i64; 2]]| packed(&Grid::from_rows(rows).unwrap());
        assert_eq!(packed(&[[1, 2], [3, 0]]), "2:1230");
        assert_eq!(packed(&[[10, 0], [3, -1]]), "2;10,0,3,-1");
        assert_eq!(packed(&[[0, 0]; 10_000]), "10000x2");
        assert_eq!(super::packed(&Grid::empty()), "0:");
    }

    #[test]
    fn equal_contents_stand_once() {
        let mut block = Block::at(7);
        let grid = Grid::from_rows(&[[4]]).unwrap();
        block.add_grid(&grid);
        block.add_expected();
        block.add_grid(&grid);
        block.add_text("5");
        let step = || FailedStep { op: "first".into(), ..FailedStep::default() };
        block.add_fault((0, 3), step);
        block.add_fault((1, 3), step);
        assert_eq!((block.start(), block.end(), block.len()), (7, 13, 6));
        let json = serde_json::to_string(&block).unwrap();
        let expected = r#"{"grids":["1:4"],"texts":["5"],"steps":[[3,"first","",""]],"results":[1,0,1,2,3,3]}"#;
        assert_eq!(json, expected);
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        let mut block = Block::default();
        block.add_text(&"é".repeat(1000));
        assert_eq!(block.texts.all[0].chars().count(), MAX_TEXT + 1);
    }
}
