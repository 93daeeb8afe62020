//! Barriers, shuffles and votes: what threads wait for each other at.

use super::{Group, Warp, lanes};
use crate::code::{CONSTANT, Instr, Meeting, MeetingKind, Module, Op, RowId, WARP};
use crate::launch::Context;
use crate::memory::{Fault, FaultKind};

impl Warp {
    /// Threads come to a meeting; gives the group back if it is over for all of them, and for nobody else.
    pub(super) fn meet(
        &mut self,
        context: &mut Context<'_>,
        group: Group,
        meeting: Meeting,
    ) -> Result<Option<Group>, Fault> {
        for lane in lanes(group.mask) {
            self.at[lane] = group;
        }
        self.waiting |= group.mask;
        if meeting.kind == MeetingKind::BlockBarrier {
            self.waiting_for_block |= group.mask;
            return Ok(None);
        }
        let released = self.settle(context, group.mask)?;
        if released == group.mask {
            return Ok(Some(Group { pc: group.pc + 1, ..group }));
        }
        self.release(released);
        Ok(None)
    }

    /// Looks again at all meetings, now that some threads are done.
    pub(super) fn meet_again(&mut self, context: &mut Context<'_>) -> Result<(), Fault> {
        let released = self.settle(context, self.waiting & !self.waiting_for_block)?;
        self.release(released);
        Ok(())
    }

    /// Lets threads go on after the instruction at which they waited.
    fn release(&mut self, mask: u32) {
        for lane in lanes(mask) {
            let at = self.at[lane];
            self.join(Group { pc: at.pc + 1, mask: 1 << lane, ..at });
        }
    }

    /// Lets all threads go on after a barrier of the block; from now on the warp has another number.
    pub fn pass_block_barrier(&mut self, number: u32) {
        self.number = number;
        self.time = 1;
        *self.seen = [[0; WARP]; WARP];
        let mask = self.waiting_for_block;
        self.waiting &= !mask;
        self.waiting_for_block = 0;
        self.release(mask);
    }

    /// Holds every meeting of the threads `todo` to which all have come; gives the threads for which it is over.
    fn settle(&mut self, context: &mut Context<'_>, mut todo: u32) -> Result<u32, Fault> {
        let mut released = 0;
        while todo != 0 {
            let lane = todo.trailing_zeros() as usize;
            let module = context.module;
            let members = self.members(module, lane);
            if members >> lane & 1 == 0 {
                return Err(Fault::new(
                    FaultKind::Meeting,
                    format!("thread {lane} meets threads {members:#x}, of which it is none"),
                ));
            }
            let needed = members & self.live;
            let mut arrived = 1 << lane;
            for other in lanes(needed & self.waiting & !arrived) {
                if self.same_meeting(context, lane, other)? {
                    arrived |= 1 << other;
                }
            }
            if arrived == needed {
                self.hold(module, needed)?;
                self.waiting &= !needed;
                released |= needed;
                todo &= !needed;
            } else {
                todo &= !arrived;
            }
        }
        Ok(released)
    }

    fn meeting(&self, module: &Module, lane: usize) -> (Meeting, Instr) {
        let instr = module.code[self.at[lane].pc as usize];
        match instr.op {
            Op::Meet(meeting) => (meeting, instr),
            // Threads wait at meetings only.
            _ => (Meeting { kind: MeetingKind::WarpBarrier, members: 0, second: None }, instr),
        }
    }

    fn operand(&self, module: &Module, lane: usize, row: RowId) -> u64 {
        if row & CONSTANT != 0 {
            module.constants[(row & !CONSTANT) as usize][lane]
        } else {
            self.rows[(self.at[lane].base + row) as usize][lane]
        }
    }

    fn members(&self, module: &Module, lane: usize) -> u32 {
        let (meeting, _) = self.meeting(module, lane);
        self.operand(module, lane, meeting.members) as u32
    }

    /// Whether two threads wait at the same meeting; fails when each waits for the other at another one.
    fn same_meeting(&self, context: &Context<'_>, a: usize, b: usize) -> Result<bool, Fault> {
        let module = context.module;
        let (for_a, for_b) = (self.members(module, a), self.members(module, b));
        let ((one, here), (other, there)) = (self.meeting(module, a), self.meeting(module, b));
        let same_place = self.at[a].pc == self.at[b].pc || context.style.capability >= 70;
        if one.kind == other.kind && for_a == for_b && same_place {
            return Ok(true);
        }
        if for_b >> a & 1 == 0 {
            return Ok(false);
        }
        Err(Fault::new(
            FaultKind::Meeting,
            format!(
                "thread {a} is at a {:?} in line {}, thread {b} at a {:?} in line {}",
                one.kind, here.line, other.kind, there.line
            ),
        ))
    }

    /// Holds a meeting of these threads.
    fn hold(&mut self, module: &Module, mask: u32) -> Result<(), Fault> {
        let (meeting, _) = self.meeting(module, mask.trailing_zeros() as usize & 31);
        match meeting.kind {
            MeetingKind::WarpBarrier => self.pass_barrier(mask),
            MeetingKind::ShuffleIdx
            | MeetingKind::ShuffleUp
            | MeetingKind::ShuffleDown
            | MeetingKind::ShuffleBfly => {
                self.shuffle(module, mask)?;
            }
            MeetingKind::MatchAny => {
                let brought = self.brought(module, mask);
                self.answer(module, mask, |lane| {
                    lanes(mask)
                        .filter(|&other| brought[other] == brought[lane])
                        .fold(0, |all, other| all | 1 << other)
                });
            }
            _ => self.vote(module, mask),
        }
        Ok(())
    }

    /// What each thread brings.
    fn brought(&self, module: &Module, mask: u32) -> [u64; WARP] {
        let mut values = [0; WARP];
        for lane in lanes(mask) {
            values[lane] = self.operand(module, lane, self.meeting(module, lane).1.a);
        }
        values
    }

    /// Gives each thread its result.
    fn answer(&mut self, module: &Module, mask: u32, result: impl Fn(usize) -> u64) {
        for lane in lanes(mask) {
            let (_, instr) = self.meeting(module, lane);
            self.rows[(self.at[lane].base + instr.to) as usize][lane] = result(lane);
        }
    }

    /// From now on the threads know what all of them did and knew.
    fn pass_barrier(&mut self, mask: u32) {
        let mut known = [0; WARP];
        for lane in lanes(mask) {
            for (all, one) in known.iter_mut().zip(&self.seen[lane]) {
                *all = (*all).max(*one);
            }
        }
        for lane in lanes(mask) {
            known[lane] = self.time;
        }
        for lane in lanes(mask) {
            self.seen[lane] = known;
        }
        self.time += 1;
    }

    fn vote(&mut self, module: &Module, mask: u32) {
        let mut yes = 0;
        for lane in lanes(mask) {
            let (_, instr) = self.meeting(module, lane);
            let negated = self.operand(module, lane, instr.b);
            let bit = (self.operand(module, lane, instr.a) ^ negated) & 1;
            yes |= (bit as u32) << lane;
        }
        let (meeting, _) = self.meeting(module, mask.trailing_zeros() as usize & 31);
        let result = match meeting.kind {
            MeetingKind::VoteBallot => u64::from(yes),
            MeetingKind::VoteAny => u64::from(yes != 0),
            MeetingKind::VoteAll => u64::from(yes == mask),
            _ => u64::from(yes == 0 || yes == mask),
        };
        self.answer(module, mask, |_| result);
    }

    /// As the PTX manual has it, with its names: `b` says from whom, `c` holds the last thread and the segment.
    fn shuffle(&mut self, module: &Module, mask: u32) -> Result<(), Fault> {
        let brought = self.brought(module, mask);
        let mut results = [0; WARP];
        for lane in lanes(mask) {
            let (meeting, instr) = self.meeting(module, lane);
            let b = self.operand(module, lane, instr.b) as u32 & 31;
            let c = self.operand(module, lane, instr.c) as u32;
            let (clamp, segment) = (c & 31, c >> 8 & 31);
            let own = lane as u32;
            let max = own & segment | clamp & !segment;
            let min = own & segment;
            let (from, inside) = match meeting.kind {
                MeetingKind::ShuffleUp => {
                    (own.wrapping_sub(b), own.cast_signed() - b.cast_signed() >= max.cast_signed())
                }
                MeetingKind::ShuffleDown => (own + b, own + b <= max),
                MeetingKind::ShuffleBfly => (own ^ b, (own ^ b) <= max),
                _ => (min | b & !segment, (min | b & !segment) <= max),
            };
            let from = if inside { from } else { own };
            if mask >> from & 1 == 0 {
                return Err(Fault::new(
                    FaultKind::Meeting,
                    format!("thread {lane} shuffles from thread {from}, which takes no part"),
                ));
            }
            results[lane] = brought[from as usize] & u64::from(u32::MAX);
            if let Some(second) = meeting.second {
                self.rows[(self.at[lane].base + second) as usize][lane] = u64::from(inside);
            }
        }
        self.answer(module, mask, |lane| results[lane]);
        Ok(())
    }
}
