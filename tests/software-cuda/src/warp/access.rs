//! Loads, stores and atomics of a group.

use super::{Group, Warp, lanes};
use crate::code::{
    Access, AccessSpace, AtomicKind, Instr, LOCAL, Module, PARAMS, Row, RowId, SHARED, WARP, WINDOW,
};
use crate::launch::Context;
use crate::memory::{Epochs, Fault, FaultKind, Who};

/// Where an address leads.
enum Place {
    Global(u64),
    Shared(u64),
    Local(u64),
}

fn place(space: AccessSpace, address: u64) -> Place {
    let within = |window: u64| address.checked_sub(window).filter(|&offset| offset < WINDOW);
    match space {
        AccessSpace::Local => Place::Local(address),
        AccessSpace::Shared => Place::Shared(address),
        AccessSpace::Global | AccessSpace::Const => Place::Global(address),
        AccessSpace::Generic => match (within(LOCAL), within(SHARED)) {
            (Some(offset), _) => Place::Local(offset),
            (_, Some(offset)) => Place::Shared(offset),
            _ => Place::Global(address),
        },
    }
}

fn sign_extended(value: u64, bytes: u8, to: u8) -> u64 {
    let shift = 64 - 8 * u32::from(bytes);
    let extended = ((value << shift).cast_signed() >> shift).cast_unsigned();
    extended & (u64::MAX >> (64 - u32::from(to)))
}

impl Warp {
    /// The addresses of an access, all aligned.
    fn addresses(
        &self,
        module: &Module,
        base: u32,
        mask: u32,
        row: RowId,
        access: Access,
    ) -> Result<Row, Fault> {
        let mut addresses = self.row(module, base, row);
        let size = u64::from(access.bytes) * u64::from(access.count);
        for address in &mut addresses {
            *address = address.wrapping_add_signed(access.offset);
        }
        for lane in lanes(mask) {
            if !addresses[lane].is_multiple_of(size) {
                return Err(Fault::new(
                    FaultKind::Misaligned,
                    format!("thread {lane} accesses {size} bytes at {:#x}", addresses[lane]),
                ));
            }
        }
        Ok(addresses)
    }

    fn who<'a>(&'a self, epochs: &'a Epochs, lane: usize) -> Who<'a> {
        let seen = &self.seen[lane];
        Who { warp: self.number, lane: lane as u32, time: self.time, seen, epochs }
    }

    /// Where bytes of a thread's local memory are.
    fn local_place(&self, lane: usize, offset: u64, bytes: usize) -> Result<usize, Fault> {
        if offset + bytes as u64 > u64::from(self.local_end[lane]) {
            let end = self.local_end[lane];
            return Err(Fault::new(
                FaultKind::OutOfBounds,
                format!(
                    "thread {lane} accesses {bytes} bytes at {offset} of its local memory, which ends at {end}"
                ),
            ));
        }
        Ok(lane * self.stack as usize + offset as usize)
    }

    pub(super) fn load(
        &mut self,
        context: &mut Context<'_>,
        base: u32,
        mask: u32,
        instr: &Instr,
        access: Access,
    ) -> Result<(), Fault> {
        let module = context.module;
        let addresses = self.addresses(module, base, mask, instr.a, access)?;
        let bytes = usize::from(access.bytes);
        let mut values = [[0; WARP]; 4];
        for lane in lanes(mask) {
            for (k, row) in values.iter_mut().take(access.count.into()).enumerate() {
                let address = addresses[lane].wrapping_add((k * bytes) as u64);
                let value = self.load_one(context, lane, access.space, address, bytes)?;
                row[lane] = if access.extend > 0 {
                    sign_extended(value, access.bytes, access.extend)
                } else {
                    value
                };
            }
        }
        if access.count == 1 {
            self.set(base, instr.to, mask, &values[0]);
        } else {
            for (&row, values) in module.lists[access.list as usize].iter().zip(&values) {
                self.set(base, row, mask, values);
            }
        }
        Ok(())
    }

    fn load_one(
        &self,
        context: &mut Context<'_>,
        lane: usize,
        space: AccessSpace,
        address: u64,
        bytes: usize,
    ) -> Result<u64, Fault> {
        let who = self.who(context.epochs, lane);
        match place(space, address) {
            Place::Global(address) => {
                context.memory.find(address, bytes, "reads")?.load(address, bytes, &who)
            }
            Place::Shared(offset) => context.shared.load(offset, bytes, &who),
            Place::Local(offset) => {
                let at = self.local_place(lane, offset, bytes)?;
                let mut value = [0; 8];
                value[..bytes].copy_from_slice(&self.local[at..at + bytes]);
                Ok(u64::from_le_bytes(value))
            }
        }
    }

    pub(super) fn store(
        &mut self,
        context: &mut Context<'_>,
        base: u32,
        mask: u32,
        instr: &Instr,
        access: Access,
    ) -> Result<(), Fault> {
        let module = context.module;
        let addresses = self.addresses(module, base, mask, instr.a, access)?;
        let bytes = usize::from(access.bytes);
        let one = [instr.b];
        let rows = if access.count == 1 { &one[..] } else { &module.lists[access.list as usize] };
        for (k, &row) in rows.iter().enumerate() {
            let values = self.row(module, base, row);
            for lane in lanes(mask) {
                let address = addresses[lane].wrapping_add((k * bytes) as u64);
                self.store_one(context, lane, access.space, address, bytes, values[lane])?;
            }
        }
        Ok(())
    }

    fn store_one(
        &mut self,
        context: &mut Context<'_>,
        lane: usize,
        space: AccessSpace,
        address: u64,
        bytes: usize,
        value: u64,
    ) -> Result<(), Fault> {
        let who = self.who(context.epochs, lane);
        match place(space, address) {
            Place::Global(address) => {
                context.memory.find(address, bytes, "writes")?.store(address, bytes, value, &who)
            }
            Place::Shared(offset) => context.shared.store(offset, bytes, value, &who),
            Place::Local(offset) => {
                let at = self.local_place(lane, offset, bytes)?;
                self.local[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
                Ok(())
            }
        }
    }

    pub(super) fn atomic(
        &mut self,
        context: &mut Context<'_>,
        base: u32,
        mask: u32,
        instr: &Instr,
        access: Access,
        kind: AtomicKind,
    ) -> Result<(), Fault> {
        let module = context.module;
        let addresses = self.addresses(module, base, mask, instr.a, access)?;
        let (b, c) = (self.row(module, base, instr.b), self.row(module, base, instr.c));
        let bytes = usize::from(access.bytes);
        let mut order: Vec<usize> = lanes(mask).collect();
        if context.style.seed != 0 {
            context.random.shuffle(&mut order);
        }
        let mut values = [0; WARP];
        for lane in order {
            let who = self.who(context.epochs, lane);
            let change = |old| changed(kind, access.bytes, old, b[lane], c[lane]);
            let address = addresses[lane];
            values[lane] = match place(access.space, address) {
                Place::Global(address) => context
                    .memory
                    .find(address, bytes, "changes")?
                    .atomic(address, bytes, &who, change)?,
                Place::Shared(offset) => context.shared.atomic(offset, bytes, &who, change)?,
                Place::Local(offset) => {
                    return Err(Fault::new(
                        FaultKind::OutOfBounds,
                        format!("an atomic on local memory at {offset}"),
                    ));
                }
            };
        }
        self.set(base, instr.to, mask, &values);
        Ok(())
    }

    /// Parameters of the frame by address.
    pub(super) fn load_param(
        &mut self,
        module: &Module,
        Group { pc, base, .. }: Group,
        mask: u32,
        instr: &Instr,
        access: Access,
    ) -> Result<(), Fault> {
        let addresses = self.addresses(module, base, mask, instr.a, access)?;
        let params = module.function_at(pc).map_or(&[][..], |function| &function.params);
        let end = params
            .iter()
            .map(|&(row, size)| u64::from(row) * 8 + u64::from(size))
            .max()
            .unwrap_or(0);
        let mut values = [[0; WARP]; 4];
        for lane in lanes(mask) {
            for (k, row) in values.iter_mut().take(access.count.into()).enumerate() {
                let bytes = u64::from(access.bytes);
                let offset = addresses[lane].wrapping_sub(PARAMS).wrapping_add(k as u64 * bytes);
                if offset.saturating_add(bytes) > end {
                    return Err(Fault::new(
                        FaultKind::OutOfBounds,
                        format!("byte {offset} of {end} bytes of parameters"),
                    ));
                }
                let word = self.rows[base as usize + offset as usize / 8][lane] >> (offset % 8 * 8);
                let value = word & (u64::MAX >> (64 - 8 * bytes));
                row[lane] = if access.extend > 0 {
                    sign_extended(value, access.bytes, access.extend)
                } else {
                    value
                };
            }
        }
        let one = [instr.to];
        let rows = if access.count == 1 { &one[..] } else { &module.lists[access.list as usize] };
        for (&row, values) in rows.iter().zip(&values) {
            self.set(base, row, mask, values);
        }
        Ok(())
    }
}

/// What an atomic makes of a value.
fn changed(kind: AtomicKind, bytes: u8, old: u64, b: u64, c: u64) -> u64 {
    let wide = bytes == 8;
    let signed =
        |value: u64| if wide { value.cast_signed() } else { i64::from(value as u32 as i32) };
    let new = match kind {
        AtomicKind::Add => old.wrapping_add(b),
        AtomicKind::And => old & b,
        AtomicKind::Or => old | b,
        AtomicKind::Xor => old ^ b,
        AtomicKind::Exch => b,
        AtomicKind::Cas => {
            if if wide { old == b } else { old as u32 == b as u32 } {
                c
            } else {
                old
            }
        }
        AtomicKind::Inc => {
            if old >= b {
                0
            } else {
                old + 1
            }
        }
        AtomicKind::Dec => {
            if old == 0 || old > b {
                b
            } else {
                old - 1
            }
        }
        AtomicKind::MinU => old.min(b),
        AtomicKind::MaxU => old.max(b),
        AtomicKind::MinS => signed(old).min(signed(b)).cast_unsigned(),
        AtomicKind::MaxS => signed(old).max(signed(b)).cast_unsigned(),
    };
    if wide { new } else { u64::from(new as u32) }
}
