//! One kernel cut out of a PTX file: a driver takes minutes for all of them, and one is enough.

use std::collections::{HashMap, HashSet};

/// What begins an item of a PTX file, at the start of a line.
const BEGINS: [&str; 4] = [".func", ".visible", ".global", ".const"];

/// The text of a kernel and of all that it needs, in the order of the file; none when there is no such kernel.
///
/// In the files that `kernels/ptx/build` makes, everything comes after what it needs.
#[must_use]
pub fn part(ptx: &str, kernel: &str) -> Option<String> {
    let (head, items) = items(ptx);
    let named: Vec<(&str, &str)> = items.iter().map(|item| (name(item), *item)).collect();
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, (name, _)) in named.iter().enumerate() {
        places.entry(name).or_default().push(place);
    }
    let is_kernel = |place: &usize| named[*place].1.starts_with(".visible");
    let mut waiting: Vec<usize> = places.get(kernel)?.iter().copied().filter(is_kernel).collect();
    if waiting.is_empty() {
        return None;
    }
    let mut wanted: HashSet<usize> = waiting.iter().copied().collect();
    while let Some(place) = waiting.pop() {
        let needs = words(named[place].1).filter_map(|word| places.get(word)).flatten();
        waiting.extend(needs.filter(|&&other| wanted.insert(other)));
    }
    let kept = named.iter().enumerate().filter(|(place, _)| wanted.contains(place));
    Some(std::iter::once(head).chain(kept.map(|(_, (_, item))| *item)).collect())
}

/// The lines before the first item, and the items.
fn items(ptx: &str) -> (&str, Vec<&str>) {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in ptx.split_inclusive('\n') {
        if BEGINS.iter().any(|begin| line.starts_with(begin)) {
            starts.push(at);
        }
        at += line.len();
    }
    let head = starts.first().map_or(ptx, |&first| &ptx[..first]);
    let ends = starts.iter().skip(1).copied().chain([ptx.len()]);
    (head, starts.iter().zip(ends).map(|(&start, end)| &ptx[start..end]).collect())
}

/// The name of an item: of a variable the last word before its size or value, of a function the word before its parameters.
fn name(item: &str) -> &str {
    let declared = item.split(['{', '=', ';']).next().unwrap_or_default();
    if item.starts_with(".global") || item.starts_with(".const") {
        return words(declared.split('[').next().unwrap_or_default()).last().unwrap_or_default();
    }
    let after = declared.split_once(" (").and_then(|(_, rest)| rest.split_once(") "));
    let after = after.map_or(declared, |(_, rest)| rest);
    words(after.split('(').next().unwrap_or_default()).last().unwrap_or_default()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_' && letter != '$')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &str = "\
.version 6.3
.target sm_70
.global .align 1 .b8 letters_$_0[2] = {0,1};
.func (.param .align 16 .b8 r0[8]) inner(.param .b64 p0)
{
mov.b64 %d1,letters_$_0;
}
.func other(.param .b64 p0)
;
.func other(.param .b64 p0)
{
}
.global .align 8 .u64 table[2] = {inner,inner};
.visible .entry lanes_4(.param .align 8 .b8 p0[88])
{
call other,(a0);
}
.visible .entry lanes_8(.param .align 8 .b8 p0[88])
{
mov.b64 %d1,table;
}
";

    #[test]
    fn what_a_kernel_needs_stays() {
        let eight = part(PTX, "lanes_8").unwrap();
        for stays in [".version", "letters_$_0[2]", "inner(", "table[2]", ".entry lanes_8("] {
            assert!(eight.contains(stays), "{stays}: {eight}");
        }
        assert!(!eight.contains("other") && !eight.contains("lanes_4"));
        let four = part(PTX, "lanes_4").unwrap();
        assert_eq!(four.matches("other(").count(), 2);
        assert!(!four.contains("inner") && !four.contains("lanes_8"));
        assert_eq!(part(PTX, "other"), None);
        assert_eq!(part(PTX, "lanes_16"), None);
    }

    #[test]
    fn each_kernel_of_the_file_is_a_part_of_it() {
        let ptx = include_str!("../../../kernels/ptx/kernels.ptx");
        for kernel in ["lanes_4", "lanes_8", "lanes_16", "lanes_32"] {
            let part = part(ptx, kernel).unwrap();
            assert_eq!(part.matches(".entry").count(), 1);
            assert!(part.len() * 2 < ptx.len(), "{kernel}: {} of {}", part.len(), ptx.len());
        }
    }
}
