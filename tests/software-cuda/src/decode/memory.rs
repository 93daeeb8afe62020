//! Loads, stores, atomics, and addresses.

use super::{Body, Result, Source};
use crate::alu::{self, Type};
use crate::code::{Access, AccessSpace, AtomicKind, LOCAL, Op, RowFn, RowId, SHARED};
use crate::decode::names::Named;
use crate::ptx::Operand;

/// What the parts of a name such as `ld.global.nc.v2.b32` say.
struct Parts {
    space: Option<AccessSpace>,
    param: bool,
    count: u8,
    kind: Type,
}

impl<'a> Body<'_, 'a> {
    pub(super) fn access(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let name = source.parts[0];
        if matches!(name, "atom" | "red") {
            return self.atomic(source);
        }
        let parts = parts(source)?;
        let (memory, values) = if name == "st" {
            (source.operand(0)?, source.operand(1)?)
        } else {
            (source.operand(1)?, source.operand(0)?)
        };
        source.expect_operands(2)?;
        let values = match values {
            Operand::Vector(values) => values.clone(),
            one => vec![one.clone()],
        };
        if values.len() != usize::from(parts.count) {
            return source.error("the vector has another length");
        }
        let Operand::Memory(base, offset) = *memory else { return source.unknown() };
        if parts.param
            && let Some(Named::Param { row, size }) = self.names.find(base)
        {
            return self.param(source, &parts, row, size, offset, &values);
        }
        let mut rows = Vec::new();
        let mut width = 0;
        for value in &values {
            rows.push(if name == "st" {
                self.value(source, value)?
            } else {
                let Operand::Name(name) = value else { return source.unknown() };
                let (row, bits) = if *name == "_" {
                    (self.temporary[1], 64)
                } else {
                    self.register(source, name)?
                };
                width = bits;
                row
            });
        }
        let address = self.base(source, base)?;
        let list = u32::try_from(self.module.lists.len()).unwrap_or(u32::MAX);
        let access = Access {
            space: parts.space.unwrap_or(AccessSpace::Generic),
            bytes: (parts.kind.bits / 8) as u8,
            count: parts.count,
            extend: if parts.kind.signed { width as u8 } else { 0 },
            offset,
            list,
        };
        let first = rows[0];
        if parts.count > 1 {
            self.module.lists.push(rows);
        }
        let (op, operands) = match name {
            "st" if parts.param => return source.error("parameters are written by name only"),
            "st" => (Op::Store(access), [0, address, first, 0]),
            _ if parts.param => (Op::LoadParam(access), [first, address, 0, 0]),
            _ => (Op::Load(access), [first, address, 0, 0]),
        };
        self.emit(source, op, operands);
        Ok(())
    }

    /// The row with the address a memory operand starts from.
    fn base(&mut self, source: &Source<'_, 'a>, base: &'a str) -> Result<RowId> {
        if let Some(Named::Local(at)) = self.names.find(base) {
            let [to, _] = self.temporary;
            self.emit(source, Op::LocalAddress(at), [to, 0, 0, 0]);
            return Ok(to);
        }
        if let Ok(address) = base.parse() {
            return Ok(self.constant(address));
        }
        self.value(source, &Operand::Name(base))
    }

    /// Loads and stores of parameters by name: parts of rows.
    fn param(
        &mut self,
        source: &Source<'_, 'a>,
        parts: &Parts,
        row: RowId,
        size: u32,
        offset: i64,
        values: &[Operand<'a>],
    ) -> Result<()> {
        let bytes = parts.kind.bits / 8;
        for (k, value) in (0..).zip(values) {
            let at = u32::try_from(offset).unwrap_or(u32::MAX).saturating_add(k * bytes);
            if at.saturating_add(bytes) > size || at % bytes != 0 {
                return source.error("outside the parameter, or not aligned");
            }
            let (row, shift) = (row + at / 8, self.constant(u64::from(at % 8 * 8)));
            if source.parts[0] == "st" {
                let value = self.value(source, value)?;
                let insert = source.known(alu::insert(parts.kind.bits))?;
                self.emit_alu(source, insert, [row, value, row, shift])?;
                continue;
            }
            let Operand::Name(name) = value else { return source.unknown() };
            if *name == "_" {
                continue;
            }
            let (to, bits) = self.register(source, name)?;
            let kept = if parts.kind.signed { bits } else { parts.kind.bits };
            let mask = self.constant(u64::MAX >> (64 - kept));
            let extract: RowFn = source.known(alu::extract())?;
            if parts.kind.signed {
                let all = self.constant(u64::MAX);
                let [temporary, _] = self.temporary;
                self.emit_alu(source, extract, [temporary, row, shift, all])?;
                let extend = source.known(alu::convert(parts.kind))?;
                self.emit_alu(source, extend, [to, temporary, temporary, mask])?;
            } else {
                self.emit_alu(source, extract, [to, row, shift, mask])?;
            }
        }
        Ok(())
    }

    /// `atom.global.add.u32 to, [a], b, c`; `red` has no target.
    fn atomic(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let red = source.parts[0] == "red";
        let kind = source.kind()?;
        let name = source.parts.iter().rev().nth(1).copied().unwrap_or_default();
        let atomic = source.known(atomic_kind(name, kind))?;
        let mut space = AccessSpace::Generic;
        for part in &source.parts[1..source.parts.len().saturating_sub(2)] {
            match *part {
                "global" => space = AccessSpace::Global,
                "shared" => space = AccessSpace::Shared,
                "relaxed" | "acquire" | "release" | "acq_rel" | "cta" | "gpu" | "sys" => {}
                _ => return source.unknown(),
            }
        }
        if !matches!(kind.bits, 32 | 64) {
            return source.unknown();
        }
        let first = usize::from(!red);
        source.expect_operands(first + if atomic == AtomicKind::Cas { 3 } else { 2 })?;
        let to = if red { self.temporary[1] } else { self.target(source, 0)?.0 };
        let Operand::Memory(base, offset) = *source.operand(first)? else {
            return source.unknown();
        };
        let address = self.base(source, base)?;
        let b = self.value(source, source.operand(first + 1)?)?;
        let c = match atomic {
            AtomicKind::Cas => self.value(source, source.operand(first + 2)?)?,
            _ => b,
        };
        let bytes = (kind.bits / 8) as u8;
        let access = Access { space, bytes, count: 1, extend: 0, offset, list: 0 };
        self.emit(source, Op::Atomic(access, atomic), [to, address, b, c]);
        Ok(())
    }

    /// `cvta.local.u64`, `cvta.to.shared.u64`, `isspacep.global`.
    pub(super) fn address(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        source.expect_operands(2)?;
        let (to, _) = self.target(source, 0)?;
        if let Operand::Name(name) = source.operand(1)?
            && let Some(Named::Local(at)) = self.names.find(name)
        {
            // Only the address within the space is known by name.
            let [row, _] = self.temporary;
            self.emit(source, Op::LocalAddress(at), [row, 0, 0, 0]);
            let base = self.constant(LOCAL);
            let (add, _) = source.known(alu::meaning("add", Type { signed: false, bits: 64 }))?;
            return self.emit_alu(source, add, [to, row, base, base]);
        }
        let a = self.value(source, source.operand(1)?)?;
        let (name, space) = match source.parts.as_slice() {
            ["cvta", "to", space, "u64"] => ("sub", *space),
            ["cvta", space, "u64"] => ("add", *space),
            _ => return source.unknown(),
        };
        let base = match space {
            "local" => LOCAL,
            "shared" => SHARED,
            "global" | "const" | "param" => 0,
            _ => return source.unknown(),
        };
        let base = self.constant(base);
        let (f, _) = source.known(alu::meaning(name, Type { signed: false, bits: 64 }))?;
        self.emit_alu(source, f, [to, a, base, base])
    }
}

fn parts(source: &Source<'_, '_>) -> Result<Parts> {
    let kind = source.kind()?;
    let mut parts = Parts { space: None, param: false, count: 1, kind };
    for part in &source.parts[1..source.parts.len() - 1] {
        match *part {
            "global" => parts.space = Some(AccessSpace::Global),
            "const" => parts.space = Some(AccessSpace::Const),
            "shared" => parts.space = Some(AccessSpace::Shared),
            "local" => parts.space = Some(AccessSpace::Local),
            "param" => parts.param = true,
            "v2" => parts.count = 2,
            "v4" => parts.count = 4,
            "weak" | "volatile" | "relaxed" | "acquire" | "release" | "cta" | "gpu" | "sys"
            | "nc" | "ca" | "cg" | "cs" | "cv" | "lu" | "wb" | "wt" => {}
            _ => return source.unknown(),
        }
    }
    if kind.bits < 8 {
        return source.unknown();
    }
    Ok(parts)
}

fn atomic_kind(name: &str, kind: Type) -> Option<AtomicKind> {
    Some(match (name, kind.signed) {
        ("add", _) => AtomicKind::Add,
        ("and", _) => AtomicKind::And,
        ("or", _) => AtomicKind::Or,
        ("xor", _) => AtomicKind::Xor,
        ("exch", _) => AtomicKind::Exch,
        ("cas", _) => AtomicKind::Cas,
        ("inc", false) => AtomicKind::Inc,
        ("dec", false) => AtomicKind::Dec,
        ("min", false) => AtomicKind::MinU,
        ("max", false) => AtomicKind::MaxU,
        ("min", true) => AtomicKind::MinS,
        ("max", true) => AtomicKind::MaxS,
        _ => return None,
    })
}
