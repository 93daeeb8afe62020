//! Sorting places and cells by marking them in a table.
//!
//! Ops join many small sets whose elements lie close together. One bit for each place in the box
//! around them, read row by row, gives them in order and once each.

use super::{Cell, Ij};

/// Fewer elements than this are sorted by comparing them.
const MIN_LEN: usize = 16;

/// The table has at most so many words of 64 bits for each element.
const MAX_WORDS: usize = 4;

/// An element of a patch as color, row and column. Elements are ordered as these are.
pub(super) trait Mark: Copy + Ord {
    fn axes(&self) -> [i64; 3];
    fn from_axes(axes: [i64; 3]) -> Self;
}

impl Mark for Ij {
    fn axes(&self) -> [i64; 3] {
        [0, self.0, self.1]
    }

    fn from_axes([_, i, j]: [i64; 3]) -> Ij {
        (i, j)
    }
}

impl Mark for Cell {
    fn axes(&self) -> [i64; 3] {
        [self.color, self.i, self.j]
    }

    fn from_axes([color, i, j]: [i64; 3]) -> Cell {
        Cell { color, i, j }
    }
}

/// Sorts and removes duplicates.
pub(super) fn sort_unique<T: Mark>(elements: &mut Vec<T>) {
    if elements.is_sorted_by(|a, b| a < b) {
        return;
    }
    match Table::around(elements) {
        Some(table) => table.sort(elements),
        None => {
            elements.sort_unstable();
            elements.dedup();
        }
    }
}

/// A bit for every place in a box; each row starts with a new word.
struct Table {
    low: [i64; 3],
    colors: usize,
    rows: usize,
    words_per_row: usize,
}

impl Table {
    /// The table that holds all elements, if it is worth while.
    fn around<T: Mark>(elements: &[T]) -> Option<Table> {
        if elements.len() < MIN_LEN {
            return None;
        }
        let (mut low, mut high) = ([i64::MAX; 3], [i64::MIN; 3]);
        for element in elements {
            let axes = element.axes();
            for k in 0..3 {
                low[k] = low[k].min(axes[k]);
                high[k] = high[k].max(axes[k]);
            }
        }
        let extent = |k: usize| usize::try_from(high[k].checked_sub(low[k])?).ok()?.checked_add(1);
        let (colors, rows) = (extent(0)?, extent(1)?);
        let words_per_row = extent(2)?.div_ceil(64);
        let table = Table { low, colors, rows, words_per_row };
        let words = colors.checked_mul(rows)?.checked_mul(words_per_row)?;
        (words <= MAX_WORDS * elements.len()).then_some(table)
    }

    fn sort<T: Mark>(&self, elements: &mut Vec<T>) {
        let mut words = vec![0u64; self.colors * self.rows * self.words_per_row];
        for element in elements.iter() {
            let axes = element.axes();
            // Inside the box, so a small number that is not negative.
            let [color, i, j] = [0, 1, 2].map(|k| (axes[k] - self.low[k]) as usize);
            words[(color * self.rows + i) * self.words_per_row + j / 64] |= 1 << (j % 64);
        }
        elements.clear();
        let mut rows = words.chunks_exact(self.words_per_row);
        for color in 0..self.colors {
            for (i, row) in rows.by_ref().take(self.rows).enumerate() {
                for (start, &word) in row.iter().enumerate() {
                    let mut bits = word;
                    while bits != 0 {
                        let j = 64 * start + bits.trailing_zeros() as usize;
                        elements.push(self.element([color, i, j]));
                        bits &= bits - 1;
                    }
                }
            }
        }
    }

    /// The element at this place of the table.
    fn element<T: Mark>(&self, at: [usize; 3]) -> T {
        T::from_axes([0, 1, 2].map(|k| self.low[k] + at[k] as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::sort_unique;
    use crate::Cell;
    use quickcheck::quickcheck;

    quickcheck! {
        fn sorts_like_a_sort(cells: Vec<(i8, i8, i16)>, spread: u8) -> bool {
            let spread = i64::from(spread) + 1;
            let cell = |&(color, i, j): &(i8, i8, i16)| {
                Cell::new(i64::from(color) / spread, (i64::from(i) / 8, i64::from(j) / spread))
            };
            let mut cells: Vec<Cell> = cells.iter().cycle().take(100).map(cell).collect();
            let mut expected = cells.clone();
            expected.sort();
            expected.dedup();
            sort_unique(&mut cells);
            cells == expected
        }
    }

    #[test]
    fn ends_of_the_number_range() {
        let mut places: Vec<_> = (0..99).map(|k| (i64::MAX - k, i64::MIN + k % 7)).collect();
        let mut expected = places.clone();
        expected.sort();
        sort_unique(&mut places);
        assert_eq!(places, expected);
        let mut far = [places, vec![(i64::MIN, i64::MAX); 9]].concat();
        sort_unique(&mut far);
        assert_eq!(far.len(), 100);
        assert!(far.is_sorted());
    }
}
