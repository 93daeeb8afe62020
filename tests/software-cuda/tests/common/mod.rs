//! A card for tests, without the driver API.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use software_cuda::code::Module;
use software_cuda::launch::{self, Counts, Launch, Numbers, Style};
use software_cuda::memory::{Fault, FaultKind, Memory};
use software_cuda::module;

/// The instructions of all PTX that was loaded.
pub static LOADED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The instructions in a PTX file, with their types and without their operands.
pub fn opcodes(ptx: &str) -> BTreeSet<String> {
    let statements = ptx.split([';', '{', '}', '\n']);
    let opcode = |statement: &str| {
        // A label or a condition may come before it.
        let mut words = statement.split_whitespace();
        let first = words.find(|word| !word.starts_with('@') && !word.ends_with(':'))?;
        let is_opcode = first.starts_with(|c: char| c.is_ascii_lowercase())
            && first.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
            && !statement.contains(".callprototype");
        is_opcode.then(|| first.to_owned())
    };
    statements.filter_map(opcode).collect()
}

pub struct Card {
    pub memory: Memory,
    pub module: Module,
    pub style: Style,
    numbers: Numbers,
}

impl Card {
    pub fn new(ptx: &str) -> Card {
        LOADED.lock().unwrap_or_else(PoisonError::into_inner).extend(opcodes(ptx));
        let mut memory = Memory::new(0, 1 << 30, 0xee);
        let style = Style::default();
        let (module, _) = module::load(ptx, &mut memory, style.capability).unwrap();
        Card { memory, module, style, numbers: Numbers::default() }
    }

    /// A card with a kernel `k` of this body and these parameters, each of 8 bytes.
    pub fn with_body(params: usize, body: &str) -> Card {
        let params: Vec<_> = (0..params).map(|k| format!(".param .b64 p{k}")).collect();
        Card::new(&program(&format!(
            ".visible .entry k({}) {{\n.reg .pred %p<20>; .reg .b16 %h<20>; .reg .b32 %r<40>; .reg .b64 %d<40>;\n{body}\n}}",
            params.join(", ")
        )))
    }

    pub fn upload(&mut self, words: &[u32]) -> u64 {
        let at = self.memory.allocate(words.len().max(1) as u64 * 4).unwrap();
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.memory.write(at, &bytes).unwrap();
        at
    }

    pub fn empty(&mut self, words: usize) -> u64 {
        self.memory.allocate(words as u64 * 4).unwrap()
    }

    pub fn download(&mut self, at: u64, words: usize) -> Vec<u32> {
        let mut bytes = vec![0; words * 4];
        self.memory.read(at, &mut bytes).unwrap();
        bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
    }

    pub fn run(
        &mut self,
        kernel: &str,
        grid: u32,
        block: u32,
        params: &[Vec<u8>],
    ) -> Result<Counts, Fault> {
        let kernel = self.module.kernel(kernel).unwrap();
        let launch =
            Launch { kernel, grid: [grid, 1, 1], block: [block, 1, 1], shared: 256, params };
        launch::run(&self.module, &mut self.memory, &mut self.numbers, &launch, &self.style)
    }

    /// Runs `k` on a block with these parameters.
    pub fn run_k(&mut self, block: u32, params: &[u64]) -> Result<Counts, Fault> {
        let params: Vec<_> = params.iter().map(|param| param.to_le_bytes().to_vec()).collect();
        self.run("k", 1, block, &params)
    }

    /// The kind of fault `k` ends with, for a few seeds.
    pub fn fault(&mut self, block: u32, params: &[u64]) -> Option<FaultKind> {
        let mut faults = Vec::new();
        for seed in 0..4 {
            self.style.seed = seed;
            faults.push(self.run_k(block, params).err().map(|fault| fault.kind));
        }
        assert!(faults.iter().all(|kind| *kind == faults[0]), "by seed: {faults:?}");
        faults[0]
    }
}

/// A source file around a few declarations.
pub fn program(text: &str) -> String {
    format!(".version 6.3\n.target sm_70\n.address_size 64\n{text}\n")
}
