//! Jumps, calls, and instructions at which threads meet.

use super::{Body, Jump, JumpFrom, Result, Source};
use crate::code::{Meeting, MeetingKind, Op, RowId, Site};
use crate::decode::names::Named;
use crate::ptx::Operand;

impl<'a> Body<'_, 'a> {
    pub(super) fn jump_table(&mut self, name: &'a str, labels: &[&'a str]) {
        let list = u32::try_from(self.module.lists.len()).unwrap_or(u32::MAX);
        self.module.lists.push(vec![0; labels.len()]);
        let line = self.module.code.last().map_or(0, |instr| instr.line);
        let entries = labels.iter().enumerate();
        self.jumps.extend(entries.map(|(at, &to)| Jump {
            from: JumpFrom::Entry(list, at),
            to,
            line,
        }));
        self.targets.insert(name, list);
    }

    pub(super) fn control(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        match source.instruction.opcode {
            "bra" | "bra.uni" => {
                let Operand::Name(to) = *source.operand(0)? else { return source.unknown() };
                let from = JumpFrom::Instr(self.module.code.len());
                self.jumps.push(Jump { from, to, line: source.instruction.line });
                self.guarded(source, Op::Jump(0), [0; 4])
            }
            "brx.idx" | "brx.idx.uni" => {
                let index = self.value(source, source.operand(0)?)?;
                let Operand::Name(name) = source.operand(1)? else { return source.unknown() };
                let list = source.known(self.targets.get(name).copied())?;
                self.guarded(source, Op::JumpTable(list), [0, index, 0, 0])
            }
            "call" | "call.uni" => self.call(source),
            "ret" | "ret.uni" => self.guarded(source, Op::Return, [0; 4]),
            "exit" => self.guarded(source, Op::Exit, [0; 4]),
            "trap" => self.guarded(source, Op::Trap, [0; 4]),
            _ => source.unknown(),
        }
    }

    /// Emits what may stand behind a predicate, which must exist.
    fn guarded(&mut self, source: &Source<'_, 'a>, op: Op, rows: [RowId; 4]) -> Result<()> {
        if let Some((name, _)) = source.instruction.guard {
            self.register(source, name)?;
        }
        self.emit(source, op, rows);
        Ok(())
    }

    /// `call (results), callee, (arguments), prototype`, all but the callee optional.
    fn call(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        let mut operands = source.instruction.operands.as_slice();
        let results = match operands {
            [Operand::List(names), rest @ ..] => {
                operands = rest;
                self.params(source, names)?
            }
            _ => Vec::new(),
        };
        let [Operand::Name(callee), rest @ ..] = operands else { return source.unknown() };
        let (args, prototype) = match rest {
            [] => (Vec::new(), None),
            [Operand::List(names)] => (self.params(source, names)?, None),
            [Operand::List(names), Operand::Name(prototype)] => {
                (self.params(source, names)?, Some(*prototype))
            }
            [Operand::Name(prototype)] => (Vec::new(), Some(*prototype)),
            _ => return source.unknown(),
        };
        let (callee, address, signature) = if let Some((row, _)) = self.names.register(callee) {
            let signature = prototype.and_then(|name| self.prototypes.get(name));
            (None, row, signature)
        } else {
            let Some(&number) = self.known.numbers.get(callee) else {
                return source.error(format_args!("no such function: {callee}"));
            };
            (Some(number), 0, self.known.signatures.get(number as usize))
        };
        let Some((params, returned)) = signature else {
            return source.error("an indirect call without a prototype");
        };
        let sizes =
            |rows: &[(RowId, u32)]| -> Vec<u32> { rows.iter().map(|&(_, size)| size).collect() };
        if sizes(&args) != *params || sizes(&results) != *returned {
            return source.error("arguments or results do not fit the callee");
        }
        let site = u32::try_from(self.module.sites.len()).unwrap_or(u32::MAX);
        let caller = u32::try_from(self.module.functions.len()).unwrap_or(u32::MAX);
        self.module.sites.push(Site { caller, callee, args, results });
        self.guarded(source, Op::Call(site), [0, address, 0, 0])
    }

    fn params(&self, source: &Source<'_, 'a>, names: &[&'a str]) -> Result<Vec<(RowId, u32)>> {
        let find = |name: &&'a str| match self.names.find(name) {
            Some(Named::Param { row, size }) => Ok((row, size)),
            _ => source.error(format_args!("no such parameter: {name}")),
        };
        names.iter().map(find).collect()
    }

    pub(super) fn meeting(&mut self, source: &Source<'_, 'a>) -> Result<()> {
        use MeetingKind as M;
        let everyone = self.constant(u64::from(u32::MAX));
        match source.instruction.opcode {
            "activemask.b32" => {
                let (to, _) = self.target(source, 0)?;
                self.guarded(source, Op::ActiveMask, [to, 0, 0, 0])
            }
            "bar.warp.sync" | "barrier.warp.sync" => {
                source.expect_operands(1)?;
                let members = self.value(source, source.operand(0)?)?;
                self.meet(source, M::WarpBarrier, members, None, [0; 4])
            }
            "bar.sync"
            | "barrier.sync"
            | "barrier.sync.aligned"
            | "bar.cta.sync"
            | "barrier.cta.sync"
            | "barrier.cta.sync.aligned" => {
                // Only the barrier of the whole block.
                if source.instruction.operands != [Operand::Int(0)] {
                    return source.unknown();
                }
                self.meet(source, M::BlockBarrier, everyone, None, [0; 4])
            }
            "shfl.sync.idx.b32" => self.shuffle(source, M::ShuffleIdx),
            "shfl.sync.up.b32" => self.shuffle(source, M::ShuffleUp),
            "shfl.sync.down.b32" => self.shuffle(source, M::ShuffleDown),
            "shfl.sync.bfly.b32" => self.shuffle(source, M::ShuffleBfly),
            "vote.sync.ballot.b32" => self.vote(source, M::VoteBallot),
            "vote.sync.any.pred" => self.vote(source, M::VoteAny),
            "vote.sync.all.pred" => self.vote(source, M::VoteAll),
            "vote.sync.uni.pred" => self.vote(source, M::VoteUni),
            "match.any.sync.b32" | "match.sync.any.b32" | "match.any.sync.b64" => {
                self.vote(source, M::MatchAny)
            }
            _ => source.unknown(),
        }
    }

    fn meet(
        &mut self,
        source: &Source<'_, 'a>,
        kind: MeetingKind,
        members: RowId,
        second: Option<RowId>,
        rows: [RowId; 4],
    ) -> Result<()> {
        self.guarded(source, Op::Meet(Meeting { kind, members, second }), rows)
    }

    /// `shfl.sync.idx.b32 to|p, a, b, c, members`.
    fn shuffle(&mut self, source: &Source<'_, 'a>, kind: MeetingKind) -> Result<()> {
        source.expect_operands(5)?;
        let (to, second) = match source.operand(0)? {
            Operand::Pair(to, second) => {
                (self.register(source, to)?.0, Some(self.register(source, second)?.0))
            }
            _ => (self.target(source, 0)?.0, None),
        };
        let mut rows = [0; 4];
        for (at, row) in (1..).zip(&mut rows) {
            *row = self.value(source, source.operand(at)?)?;
        }
        let [a, b, c, members] = rows;
        self.meet(source, kind, members, second, [to, a, b, c])
    }

    /// `vote.sync.ballot.b32 to, p, members`.
    fn vote(&mut self, source: &Source<'_, 'a>, kind: MeetingKind) -> Result<()> {
        source.expect_operands(3)?;
        let (to, _) = self.target(source, 0)?;
        // For a predicate that is negated, `b` is 1.
        let (a, negated) = match source.operand(1)? {
            Operand::Not(name) => (self.register(source, name)?.0, 1),
            operand => (self.value(source, operand)?, 0),
        };
        let b = self.constant(negated);
        let members = self.value(source, source.operand(2)?)?;
        self.meet(source, kind, members, None, [to, a, b, b])
    }
}
