//! From PTX statements to [`code`](crate::code).

mod control;
mod memory;
mod names;

use std::collections::HashMap;

use crate::alu::{self, Type};
use crate::code::{
    CONSTANT, FUNCTIONS, Function, Instr, Module, Op, PARAMS, RowFn, RowId, Special, WARP,
};
use crate::ptx::{self, Error, Instruction, Operand, Space, Statement, Variable};
use names::{Named, Names};

type Result<T> = std::result::Result<T, Error>;

/// Where variables of global and constant memory are.
pub type Addresses = HashMap<String, (u64, u32)>;

/// The address of the function with this number.
pub fn function_address(number: u32) -> u64 {
    FUNCTIONS + 16 * u64::from(number)
}

/// Decodes a source file whose variables are at these addresses.
pub fn decode(source: &ptx::Source<'_>, variables: Addresses) -> Result<Module> {
    let mut shared = HashMap::new();
    let mut module = Module { variables, ..Module::default() };
    for variable in source.variables.iter().filter(|variable| variable.space == Space::Shared) {
        // Arrays of unknown length are the launch's own share, after everything else.
        if variable.size > 0 {
            shared.insert(variable.name, place(&mut module.shared, variable));
        }
    }
    let bodies: Vec<_> = source.functions.iter().filter(|f| f.body.is_some()).collect();
    let numbers = (0..).zip(&bodies).map(|(number, function)| (function.name, number)).collect();
    let signatures = bodies.iter().map(|f| (sizes(&f.params), sizes(&f.results))).collect();
    let static_shared = bodies.iter().flat_map(|f| f.body.iter().flatten());
    for statement in static_shared {
        if let Statement::Variable(variable) = statement
            && variable.space == Space::Shared
        {
            shared.insert(variable.name, place(&mut module.shared, variable));
        }
    }
    module.shared = module.shared.next_multiple_of(16);
    for variable in source.variables.iter().filter(|v| v.space == Space::Shared && v.size == 0) {
        shared.insert(variable.name, module.shared);
    }
    let known = Known { numbers, signatures, shared };
    let mut constants = HashMap::new();
    for function in bodies {
        let body = Body {
            known: &known,
            module: &mut module,
            constants: &mut constants,
            names: Names::default(),
            local: 0,
            labels: HashMap::new(),
            targets: HashMap::new(),
            prototypes: HashMap::new(),
            jumps: Vec::new(),
            temporary: [0; 2],
            carry: 0,
        };
        body.function(function)?;
    }
    Ok(module)
}

/// The numbers of functions by name, needed before their bodies are read: addresses in initialisers.
pub fn function_numbers<'a>(source: &ptx::Source<'a>) -> HashMap<&'a str, u32> {
    let bodies = source.functions.iter().filter(|function| function.body.is_some());
    (0..).zip(bodies).map(|(number, function)| (function.name, number)).collect()
}

/// Puts a variable after what is there; gives its place.
fn place(end: &mut u32, variable: &Variable<'_>) -> u32 {
    let at = end.next_multiple_of(variable.align.max(1));
    *end = at + variable.size;
    at
}

fn sizes(variables: &[Variable<'_>]) -> Vec<u32> {
    variables.iter().map(|variable| variable.size).collect()
}

/// What all bodies can name.
struct Known<'a> {
    numbers: HashMap<&'a str, u32>,
    /// Sizes of parameters and results.
    signatures: Vec<(Vec<u32>, Vec<u32>)>,
    /// Places in shared memory.
    shared: HashMap<&'a str, u32>,
}

/// The body of a function, while it is decoded.
struct Body<'m, 'a> {
    known: &'m Known<'a>,
    module: &'m mut Module,
    constants: &'m mut HashMap<u64, RowId>,
    names: Names<'a>,
    /// Bytes of local memory so far.
    local: u32,
    labels: HashMap<&'a str, u32>,
    /// Lists of jump tables.
    targets: HashMap<&'a str, u32>,
    prototypes: HashMap<&'a str, (Vec<u32>, Vec<u32>)>,
    /// Jumps to labels: the instruction, or the entry of a list.
    jumps: Vec<Jump<'a>>,
    temporary: [RowId; 2],
    carry: RowId,
}

struct Jump<'a> {
    from: JumpFrom,
    to: &'a str,
    line: u32,
}

enum JumpFrom {
    Instr(usize),
    Entry(u32, usize),
}

/// An instruction with the parts of its name.
struct Source<'i, 'a> {
    instruction: &'i Instruction<'a>,
    parts: Vec<&'a str>,
}

impl<'a> Source<'_, 'a> {
    fn error<T>(&self, what: impl std::fmt::Display) -> Result<T> {
        Err(Error::new(self.instruction.line, format!("{what}: {}", self.instruction.opcode)))
    }

    fn unknown<T>(&self) -> Result<T> {
        self.error("an instruction that this device does not know")
    }

    fn operand(&self, at: usize) -> Result<&Operand<'a>> {
        match self.instruction.operands.get(at) {
            Some(operand) => Ok(operand),
            None => self.error(format_args!("operand {} is missing", at + 1)),
        }
    }

    fn expect_operands(&self, count: usize) -> Result<()> {
        if self.instruction.operands.len() == count {
            return Ok(());
        }
        self.error(format_args!("takes {count} operands"))
    }

    /// The type at the end of the name.
    fn kind(&self) -> Result<Type> {
        match self.parts.last().and_then(|part| Type::of(part)) {
            Some(kind) => Ok(kind),
            None => self.unknown(),
        }
    }

    /// The name without the type at its end.
    fn stem(&self) -> &'a str {
        let last = self.parts.last().map_or(0, |part| part.len() + 1);
        let opcode = self.instruction.opcode;
        opcode.get(..opcode.len().saturating_sub(last)).unwrap_or(opcode)
    }

    fn known<T>(&self, found: Option<T>) -> Result<T> {
        found.map_or_else(|| self.unknown(), Ok)
    }
}

impl<'a> Body<'_, 'a> {
    fn function(mut self, function: &ptx::Function<'a>) -> Result<()> {
        let start = self.position();
        let mut formal = |variables: &[Variable<'a>]| -> Vec<(RowId, u32)> {
            let add = |variable: &Variable<'a>| (self.names.param(variable), variable.size);
            variables.iter().map(add).collect()
        };
        let params = formal(&function.params);
        let results = formal(&function.results);
        self.temporary = [self.names.row(), self.names.row()];
        self.carry = self.names.row();
        for statement in function.body.iter().flatten() {
            self.statement(statement)?;
        }
        self.push(Instr { op: Op::Trap, ..Body::blank(function.end) });
        self.resolve_jumps()?;
        let (end, rows) = (self.position(), self.names.rows());
        self.module.functions.push(Function {
            name: function.name.to_owned(),
            entry: function.entry,
            start,
            end,
            rows,
            local: self.local.next_multiple_of(16),
            params,
            results,
        });
        Ok(())
    }

    fn position(&self) -> u32 {
        u32::try_from(self.module.code.len()).unwrap_or(u32::MAX)
    }

    fn resolve_jumps(&mut self) -> Result<()> {
        for Jump { from, to, line } in &self.jumps {
            let Some(&position) = self.labels.get(to) else {
                return Err(Error::new(*line, format!("no such label: {to}")));
            };
            match *from {
                JumpFrom::Instr(at) => self.module.code[at].op = Op::Jump(position),
                JumpFrom::Entry(list, at) => self.module.lists[list as usize][at] = position,
            }
        }
        Ok(())
    }

    fn statement(&mut self, statement: &Statement<'a>) -> Result<()> {
        match statement {
            Statement::Open => self.names.open(),
            Statement::Close => self.names.close(),
            Statement::Label(name) => {
                let position = self.position();
                self.labels.insert(name, position);
            }
            Statement::Registers { bits, name, count } => self.names.registers(name, *bits, *count),
            Statement::Variable(variable) => match variable.space {
                Space::Local => {
                    let at = place(&mut self.local, variable);
                    self.names.add(variable.name, Named::Local(at));
                }
                Space::Param => {
                    self.names.param(variable);
                }
                _ => {}
            },
            Statement::Targets { name, labels } => self.jump_table(name, labels),
            Statement::Prototype { name, results, params } => {
                self.prototypes.insert(name, (sizes(params), sizes(results)));
            }
            Statement::Instruction(instruction) => {
                let parts = instruction.opcode.split('.').collect();
                self.instruction(&Source { instruction, parts })?;
            }
        }
        Ok(())
    }

    fn instruction(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let before = self.module.code.len();
        match source.parts[0] {
            "bra" | "brx" | "call" | "ret" | "exit" | "trap" => self.control(source)?,
            "shfl" | "vote" | "match" | "bar" | "barrier" | "activemask" => self.meeting(source)?,
            "membar" | "fence" => self.emit(source, Op::Fence, [0; 4]),
            "ld" | "ldu" | "st" | "atom" | "red" => self.access(source)?,
            "cvta" | "isspacep" => self.address(source)?,
            "mov" => self.mov(source)?,
            "cvt" => self.cvt(source)?,
            "setp" => self.setp(source)?,
            "bfi" => self.bfi(source)?,
            "add" | "addc" | "sub" | "subc"
                if source.parts[0].len() == 4 || source.parts[1] == "cc" =>
            {
                self.carried(source)?;
            }
            _ => self.arithmetic(source)?,
        }
        if source.instruction.guard.is_some() && self.module.code.len() > before + 1 {
            return source.error("a predicate on this is not supported");
        }
        Ok(())
    }

    fn blank(line: u32) -> Instr {
        Instr { op: Op::Fence, guard: None, to: 0, a: 0, b: 0, c: 0, line }
    }

    fn push(&mut self, instr: Instr) {
        self.module.code.push(instr);
    }

    fn emit(&mut self, source: &Source<'_, 'a>, op: Op, [to, a, b, c]: [RowId; 4]) {
        let line = source.instruction.line;
        let guard = source.instruction.guard.and_then(|(name, negated)| {
            let (row, _) = self.names.register(name)?;
            Some((row, !negated))
        });
        // A predicate that is no register was refused before: see `guarded`.
        self.push(Instr { op, guard, to, a, b, c, line });
    }

    fn emit_alu(&mut self, source: &Source<'_, 'a>, f: RowFn, rows: [RowId; 4]) -> Result<()> {
        if let Some((name, _)) = source.instruction.guard
            && self.names.register(name).is_none()
        {
            return source.error(format_args!("no such predicate: {name}"));
        }
        self.emit(source, Op::Alu(f), rows);
        Ok(())
    }

    /// The row of a constant.
    fn constant(&mut self, value: u64) -> RowId {
        let rows = &mut self.module.constants;
        *self.constants.entry(value).or_insert_with(|| {
            rows.push([value; WARP]);
            CONSTANT | u32::try_from(rows.len() - 1).unwrap_or(0)
        })
    }

    fn register(&self, source: &Source<'_, 'a>, name: &str) -> Result<(RowId, u32)> {
        match self.names.register(name) {
            Some(register) => Ok(register),
            None => source.error(format_args!("no such register: {name}")),
        }
    }

    /// The row of a register that is written; `_` goes nowhere.
    fn target(&self, source: &Source<'_, 'a>, at: usize) -> Result<(RowId, u32)> {
        match source.operand(at)? {
            Operand::Name("_") => Ok((self.temporary[0], 64)),
            Operand::Name(name) => self.register(source, name),
            other => source.error(format_args!("cannot be written: {other:?}")),
        }
    }

    /// The row of an operand that is read.
    fn value(&mut self, source: &Source<'_, 'a>, operand: &Operand<'a>) -> Result<RowId> {
        match operand {
            Operand::Int(value) => Ok(self.constant(*value)),
            Operand::Name(name) | Operand::Sum(name, _) | Operand::Generic(name, _) => {
                if let Some((row, _)) = self.names.register(name)
                    && matches!(operand, Operand::Name(_))
                {
                    return Ok(row);
                }
                let address = self.symbol(source, operand)?;
                Ok(self.constant(address))
            }
            other => source.error(format_args!("not understood here: {other:?}")),
        }
    }

    /// The address of a symbol, in its own space.
    fn symbol(&self, source: &Source<'_, 'a>, operand: &Operand<'a>) -> Result<u64> {
        let (name, offset) = match operand {
            Operand::Name(name) => (*name, 0),
            Operand::Sum(name, offset) | Operand::Generic(name, offset) => (*name, *offset),
            other => return source.error(format_args!("not a name: {other:?}")),
        };
        let base = if let Some(Named::Param { row, .. }) = self.names.find(name) {
            PARAMS + 8 * u64::from(row)
        } else if let Some((address, _)) = self.module.variables.get(name) {
            *address
        } else if let Some(&at) = self.known.shared.get(name) {
            u64::from(at)
        } else if let Some(&number) = self.known.numbers.get(name) {
            function_address(number)
        } else {
            return source.error(format_args!("no such name: {name}"));
        };
        Ok(base.wrapping_add_signed(offset))
    }

    fn arithmetic(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let kind = source.kind()?;
        let stem = source.stem();
        let (f, arity) = source.known(alu::meaning(stem, kind))?;
        source.expect_operands(arity + 1)?;
        let (to, _) = self.target(source, 0)?;
        let mut rows = [to, to, to, to];
        for (at, row) in rows.iter_mut().enumerate().take(arity + 1).skip(1) {
            *row = self.value(source, source.operand(at)?)?;
        }
        self.emit_alu(source, f, rows)
    }

    fn mov(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        source.expect_operands(2)?;
        let kind = source.kind()?;
        match (source.operand(0)?, source.operand(1)?) {
            (Operand::Vector(parts), from) => {
                let from = self.value(source, from)?;
                let bits = kind.bits / u32::try_from(parts.len()).unwrap_or(1).max(1);
                let mask = self.constant((1u64 << bits.min(63)) - 1);
                for (k, part) in (0..).zip(parts) {
                    let Operand::Name(name) = part else { return source.unknown() };
                    if *name == "_" {
                        continue;
                    }
                    let (to, _) = self.register(source, name)?;
                    let shift = self.constant(u64::from(k * bits));
                    self.emit_alu(source, source.known(alu::extract())?, [to, from, shift, mask])?;
                }
                Ok(())
            }
            (_, Operand::Vector(parts)) => self.pack(source, kind, parts),
            (_, Operand::Name(name))
                if name.starts_with('%') && self.names.register(name).is_none() =>
            {
                let special = source.known(special(name))?;
                let (to, _) = self.target(source, 0)?;
                self.emit(source, Op::Special(special), [to, 0, 0, 0]);
                Ok(())
            }
            (_, Operand::Name(name)) => {
                let Some(Named::Local(at)) = self.names.find(name) else {
                    return self.arithmetic(source);
                };
                let (to, _) = self.target(source, 0)?;
                self.emit(source, Op::LocalAddress(at), [to, 0, 0, 0]);
                Ok(())
            }
            _ => self.arithmetic(source),
        }
    }

    /// `mov.b64 %rd1, {%r1, %r2}`.
    fn pack(&mut self, source: &Source<'_, 'a>, kind: Type, parts: &[Operand<'a>]) -> Result<()> {
        let (to, _) = self.target(source, 0)?;
        let bits = kind.bits / u32::try_from(parts.len()).unwrap_or(1).max(1);
        let insert = source.known(alu::insert(bits))?;
        let [temporary, _] = self.temporary;
        let mut so_far = self.constant(0);
        for (k, part) in (0..).zip(parts) {
            let part = self.value(source, part)?;
            let shift = self.constant(u64::from(k * bits));
            self.emit_alu(source, insert, [temporary, part, so_far, shift])?;
            so_far = temporary;
        }
        let all = self.constant(u64::MAX);
        let zero = self.constant(0);
        self.emit_alu(source, source.known(alu::extract())?, [to, temporary, zero, all])
    }

    fn cvt(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        source.expect_operands(2)?;
        let [_, to_kind, from_kind] = source.parts.as_slice() else { return source.unknown() };
        let (to_kind, from_kind) =
            (source.known(Type::of(to_kind))?, source.known(Type::of(from_kind))?);
        let (to, bits) = self.target(source, 0)?;
        let from = self.value(source, source.operand(1)?)?;
        let narrower = if to_kind.bits <= from_kind.bits { to_kind } else { from_kind };
        // A register wider than the type gets the sign of a signed value.
        let kept = if to_kind.signed && narrower.signed { bits } else { to_kind.bits };
        let mask = self.constant(u64::MAX >> (64 - kept.clamp(1, 64)));
        let f = source.known(alu::convert(narrower))?;
        self.emit_alu(source, f, [to, from, from, mask])
    }

    /// `setp.lt.s32 %p, a, b` and `setp.lt.and.s32 %p|%q, a, b, c`.
    fn setp(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let kind = source.kind()?;
        let f = source.known(alu::comparison(source.parts[1], kind))?;
        let a = self.value(source, source.operand(1)?)?;
        let b = self.value(source, source.operand(2)?)?;
        let (first, second) = match source.operand(0)? {
            Operand::Pair(first, second) => (*first, Some(*second)),
            Operand::Name(name) => (*name, None),
            _ => return source.unknown(),
        };
        let combine = match source.parts.as_slice() {
            [_, _, _] => None,
            [_, _, combine @ ("and" | "or" | "xor"), _] => Some(*combine),
            _ => return source.unknown(),
        };
        source.expect_operands(if combine.is_some() { 4 } else { 3 })?;
        if second.is_none() && combine.is_none() {
            let (to, _) = self.register(source, first)?;
            return self.emit_alu(source, f, [to, a, b, b]);
        }
        let predicate = Type { signed: false, bits: 1 };
        let other = match combine {
            Some(_) => match source.operand(3)? {
                Operand::Not(name) => {
                    let (row, _) = self.register(source, name)?;
                    let (not, _) = source.known(alu::meaning("not", predicate))?;
                    let to = self.temporary[1];
                    self.emit_alu(source, not, [to, row, row, row])?;
                    to
                }
                operand => self.value(source, operand)?,
            },
            None => self.constant(0),
        };
        let (join, _) = source.known(alu::meaning(combine.unwrap_or("or"), predicate))?;
        let (not, _) = source.known(alu::meaning("not", predicate))?;
        let [result, _] = self.temporary;
        let carry = self.carry;
        self.emit_alu(source, f, [result, a, b, b])?;
        self.emit_alu(source, not, [carry, result, result, result])?;
        for (name, row) in [(Some(first), result), (second, carry)] {
            if let Some(name) = name.filter(|name| *name != "_") {
                let (to, _) = self.register(source, name)?;
                self.emit_alu(source, join, [to, row, other, other])?;
            }
        }
        Ok(())
    }

    /// `bfi.b32 to, a, b, position, length`.
    fn bfi(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        source.expect_operands(5)?;
        let kind = source.kind()?;
        let (to, _) = self.target(source, 0)?;
        let mut rows = [0; 4];
        for (at, row) in (1..).zip(&mut rows) {
            *row = self.value(source, source.operand(at)?)?;
        }
        let [a, b, position, length] = rows;
        let [packed, _] = self.temporary;
        self.emit_alu(
            source,
            source.known(alu::pack_bytes())?,
            [packed, position, length, length],
        )?;
        self.emit_alu(source, source.known(alu::bfi_packed(kind))?, [to, a, b, packed])
    }

    /// `add.cc`, `addc`, `addc.cc` and the same for `sub`.
    fn carried(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        source.expect_operands(3)?;
        let (name, sets) = (&source.parts[0][..3], source.parts.get(1) == Some(&"cc"));
        let [carry, sum] = source.known(alu::carry(name, source.kind()?))?;
        let (to, _) = self.target(source, 0)?;
        let a = self.value(source, source.operand(1)?)?;
        let b = self.value(source, source.operand(2)?)?;
        let c = if source.parts[0].len() == 4 { self.carry } else { self.constant(0) };
        let [next, _] = self.temporary;
        self.emit_alu(source, carry, [next, a, b, c])?;
        self.emit_alu(source, sum, [to, a, b, c])?;
        if sets {
            let (mov, _) = source.known(alu::meaning("mov", Type { signed: false, bits: 64 }))?;
            let row = self.carry;
            self.emit_alu(source, mov, [row, next, next, next])?;
        }
        Ok(())
    }
}

fn special(name: &str) -> Option<Special> {
    let axis = |suffix: &str| match suffix {
        ".x" => Some(0),
        ".y" => Some(1),
        ".z" => Some(2),
        _ => None,
    };
    let dotted = name.find('.').map(|at| name.split_at(at));
    Some(match (name, dotted) {
        (_, Some(("%tid", suffix))) => Special::Tid(axis(suffix)?),
        (_, Some(("%ntid", suffix))) => Special::Ntid(axis(suffix)?),
        (_, Some(("%ctaid", suffix))) => Special::Ctaid(axis(suffix)?),
        (_, Some(("%nctaid", suffix))) => Special::Nctaid(axis(suffix)?),
        ("%laneid", _) => Special::Lane,
        ("%warpid", _) => Special::WarpId,
        ("%lanemask_eq", _) => Special::MaskEq,
        ("%lanemask_lt", _) => Special::MaskLt,
        ("%lanemask_le", _) => Special::MaskLe,
        ("%lanemask_gt", _) => Special::MaskGt,
        ("%lanemask_ge", _) => Special::MaskGe,
        ("%clock" | "%clock64" | "%globaltimer", _) => Special::Clock,
        _ => return None,
    })
}
