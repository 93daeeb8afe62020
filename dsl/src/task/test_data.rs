//! Small inputs for the tests of this module.

use super::{Example, Task, from_json};
use crate::Grid;
use quickcheck::{Arbitrary, Gen};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A task with two train pairs, a solved and an open test pair.
pub(super) const TASK: &str = concat!(
    r#"{"train": [{"input": [[1]], "output": [[2]]}, "#,
    r#"{"input": [[1, 2, 3], [4, 5, 6]], "output": [[0], [2]]}], "#,
    r#""test": [{"input": [[7, 7]], "output": [[9, 8]]}, {"input": [[5]]}]}"#
);

/// The same in awkward but valid JSON.
pub(super) const TOUGH: &str = "\u{feff}{\n\t\"name\": \"\\u00e9\\ud83d\\ude00\u{e9}\", \"id\": \
    {\"a\": [1.5e3, null, true]},\r\n \"test\" : [ ] , \"tr\\u0061in\": [ {\"output\": [ [ 0 , 9 ]\n], \
    \"input\": [[1,2],[3,4]] } ] }\n";

pub(super) fn task() -> Task {
    from_json("small", TASK.as_bytes()).unwrap()
}

/// Any task that is fit for a file.
#[derive(Clone, Debug)]
pub(super) struct AnyTask(pub(super) Task);

impl Arbitrary for AnyTask {
    fn arbitrary(g: &mut Gen) -> AnyTask {
        let train = (0..1 + u8::arbitrary(g) % 4).map(|_| any_pair(g, false)).collect();
        let test = (0..u8::arbitrary(g) % 3).map(|_| any_pair(g, true)).collect();
        AnyTask(Task { id: String::arbitrary(g), train, test })
    }
}

fn any_pair(g: &mut Gen, open: bool) -> Example {
    let known = !open || bool::arbitrary(g);
    Example { input: any_grid(g), output: known.then(|| any_grid(g)) }
}

fn any_grid(g: &mut Gen) -> Grid {
    let mut side = || 1 + usize::from(u8::arbitrary(g) % 30);
    let (height, width) = (side(), side());
    Grid::from_fn(height, width, |_, _| i64::from(u8::arbitrary(g) % 10)).unwrap()
}

/// A fixed sequence of numbers (xorshift).
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`, which is not 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

/// One of the texts after one to four changes: two in three replace a number or add space, which
/// mostly stays JSON, the others are blind damage to the bytes.
pub(super) fn fuzz(random: &mut Random, texts: &[&str]) -> Vec<u8> {
    let mut bytes = texts[random.below(texts.len())].as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        if random.below(3) == 0 {
            damage(random, &mut bytes);
        } else {
            vary(random, &mut bytes);
        }
    }
    bytes
}

fn vary(random: &mut Random, bytes: &mut Vec<u8>) {
    const ELEMENTS: &[&str] =
        &["0", "1", "5", "9", "3, 3", "10", "-1", "null", "[1]", "\"1\"", "2.5"];
    let places = |wanted: fn(&u8) -> bool| -> Vec<usize> {
        (0..bytes.len()).filter(|&at| wanted(&bytes[at])).collect()
    };
    let (digits, commas) = (places(u8::is_ascii_digit), places(|&b| b == b','));
    if random.below(3) > 0 && !digits.is_empty() {
        let at = digits[random.below(digits.len())];
        let element = ELEMENTS[random.below(ELEMENTS.len())];
        bytes.splice(at..=at, element.bytes());
    } else if !commas.is_empty() {
        let at = commas[random.below(commas.len())];
        bytes.insert(at, b" \t\n\r"[random.below(4)]);
    }
}

fn damage(random: &mut Random, bytes: &mut Vec<u8>) {
    const TOKENS: &[&str] = &[
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "\"",
        "\\",
        "0",
        "10",
        "-",
        "1.5",
        "1e9",
        "1e999",
        "null",
        "true",
        "[[1]]",
        "[]",
        "{}",
        "\"train\"",
        "\"test\"",
        "\"input\"",
        "\"output\"",
        "\"x\"",
        "\\ud800",
        "\u{feff}",
        "[[[[[[[[",
        "99999999999999999999",
    ];
    let at = random.below(bytes.len() + 1);
    let end = (at + random.below(6)).min(bytes.len());
    let token = TOKENS[random.below(TOKENS.len())].bytes();
    match random.below(7) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => drop(bytes.splice(at..at, token)),
        3 => drop(bytes.splice(at..end, token)),
        4 => bytes.insert(at, random.below(256) as u8),
        5 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
        _ => {
            let from = random.below(bytes.len() + 1);
            let piece = bytes[from..(from + random.below(60)).min(bytes.len())].to_vec();
            bytes.splice(at..at, piece);
        }
    }
}

/// How the mutants of a fuzz test fared.
#[derive(Debug, Default)]
pub(super) struct Shares {
    pub(super) not_json: u32,
    pub(super) flawed: u32,
    pub(super) valid: u32,
}

impl Shares {
    /// Prints the shares, and fails when too few mutants got past the JSON reader to test much.
    pub(super) fn check(&self) {
        println!("{self:?}");
        let all = self.not_json + self.flawed + self.valid;
        assert!(self.valid > all / 20 && self.flawed > all / 5, "{self:?}");
    }
}

/// A folder that goes away with the value.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// A new folder with these files.
    pub(super) fn new(files: &[(&str, &[u8])]) -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("dsl-task-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        for (name, bytes) in files {
            std::fs::write(path.join(name), bytes).unwrap();
        }
        Folder(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
