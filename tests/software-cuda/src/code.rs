//! Decoded PTX: registers are rows, labels are positions, nothing is looked up by name any more.
//!
//! A warp executes an instruction for all its threads at once, so a register is a [`Row`]: one value for each of 32
//! threads, zero-extended to 64 bits. A frame holds the parameters, results, registers and the
//! arguments of calls under way; constants are rows of a pool. Parameters take a row for each 8 bytes.

use std::collections::HashMap;

/// Threads of a warp.
pub const WARP: usize = 32;

/// A register of all threads of a warp.
pub type Row = [u64; WARP];

/// What an arithmetic instruction does to its operands, for all threads.
pub type RowFn = fn(&Row, &Row, &Row) -> Row;

/// Where generic addresses of local memory start.
pub const LOCAL: u64 = 0x6000_0000_0000;
/// Where generic addresses of shared memory start.
pub const SHARED: u64 = 0x6100_0000_0000;
/// Where addresses of functions start; they are 16 apart.
pub const FUNCTIONS: u64 = 0x6200_0000_0000;
/// Where addresses of parameters start.
pub const PARAMS: u64 = 0x6300_0000_0000;
/// The size of each of these windows.
pub const WINDOW: u64 = 0x0100_0000_0000;

/// A row of the frame, or, with the top bit set, of the pool of constants.
pub type RowId = u32;

/// The bit that tells a constant from a register.
pub const CONSTANT: RowId = 1 << 31;

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub struct Instr {
    pub op: Op,
    /// The predicate, and the value it must have.
    pub guard: Option<(RowId, bool)>,
    pub to: RowId,
    pub a: RowId,
    pub b: RowId,
    pub c: RowId,
    pub line: u32,
}

/// What an instruction does.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    /// `to = f(a, b, c)`.
    Alu(RowFn),
    /// `to` = the address in local memory of this byte of the frame.
    LocalAddress(u32),
    /// `to` = a special register.
    Special(Special),
    /// Rows from `to` = memory at `a` + `offset`.
    Load(Access),
    /// Memory at `a` + `offset` = rows from `b` on, as [`Module::lists`] says.
    Store(Access),
    /// `to` = memory at `a` + `offset`, which becomes what `kind` says of it, `b` and `c`.
    Atomic(Access, AtomicKind),
    /// `to` = the parameter at the address in `a` + `offset`.
    LoadParam(Access),
    Jump(u32),
    /// Jumps to entry `a` of a list of positions.
    JumpTable(u32),
    Call(u32),
    Return,
    Exit,
    Trap,
    /// `to` = `a` of another thread, named by `b`; `c` is a pair of rows, see [`Meeting`].
    Meet(Meeting),
    /// `to` = the threads that execute this together.
    ActiveMask,
    /// Nothing to do here: fences order what is in order already.
    Fence,
}

/// Where threads meet: `members` holds the threads that must come.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    pub kind: MeetingKind,
    pub members: RowId,
    /// A row for a second result.
    pub second: Option<RowId>,
}

/// What threads do when they meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetingKind {
    ShuffleIdx,
    ShuffleUp,
    ShuffleDown,
    ShuffleBfly,
    VoteBallot,
    VoteAny,
    VoteAll,
    VoteUni,
    MatchAny,
    WarpBarrier,
    BlockBarrier,
}

/// An access to memory.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub space: AccessSpace,
    /// Of one element, in bytes.
    pub bytes: u8,
    /// Elements, 1 to 4; the rows of a vector are in [`Module::lists`] at `list`.
    pub count: u8,
    /// What a signed element is extended to, in bits.
    pub extend: u8,
    pub offset: i64,
    pub list: u32,
}

/// The space an instruction names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessSpace {
    Generic,
    Global,
    Const,
    Shared,
    Local,
}

/// What an atomic instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicKind {
    Add,
    And,
    Or,
    Xor,
    Exch,
    Cas,
    Inc,
    Dec,
    MinU,
    MaxU,
    MinS,
    MaxS,
}

/// Registers that say where a thread is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    Tid(u8),
    Ntid(u8),
    Ctaid(u8),
    Nctaid(u8),
    Lane,
    WarpId,
    MaskEq,
    MaskLt,
    MaskLe,
    MaskGt,
    MaskGe,
    Clock,
}

/// A call: whom, with what, and where the results go.
#[derive(Debug)]
pub struct Site {
    /// The function that calls.
    pub caller: u32,
    /// A function, or none for the one whose address is in row `a`.
    pub callee: Option<u32>,
    /// First row and size in bytes of each argument and result.
    pub args: Vec<(RowId, u32)>,
    pub results: Vec<(RowId, u32)>,
}

/// A function.
#[derive(Debug)]
pub struct Function {
    pub name: String,
    pub entry: bool,
    /// Where its instructions start and end.
    pub start: u32,
    pub end: u32,
    pub rows: u32,
    /// Bytes of local memory.
    pub local: u32,
    pub params: Vec<(RowId, u32)>,
    pub results: Vec<(RowId, u32)>,
}

/// A module, ready to run.
#[derive(Debug, Default)]
pub struct Module {
    pub code: Vec<Instr>,
    pub functions: Vec<Function>,
    pub constants: Vec<Row>,
    /// Rows of vectors, positions of jump tables.
    pub lists: Vec<Vec<u32>>,
    pub sites: Vec<Site>,
    /// Bytes of static shared memory.
    pub shared: u32,
    /// Addresses and sizes of variables in global and constant memory.
    pub variables: HashMap<String, (u64, u32)>,
}

impl Module {
    /// The function that the instruction at `pc` belongs to.
    pub fn function_at(&self, pc: u32) -> Option<&Function> {
        let next = self.functions.partition_point(|function| function.start <= pc);
        self.functions.get(next.checked_sub(1)?).filter(|function| pc < function.end)
    }

    /// The kernel of this name.
    pub fn kernel(&self, name: &str) -> Option<u32> {
        let place = self.functions.iter().position(|f| f.entry && f.name == name)?;
        u32::try_from(place).ok()
    }
}
