//! Ops run for all elements of a scope.

use super::work::Cost;
use super::{Bulk, Call, Column, Columns, ROOT, Sight, Solitary, View};
use kernels::table::{self, op};
use kernels::value::{Tag, Value};

impl Columns {
    /// Runs an op for all elements of the scope that its arguments depend on.
    pub(super) fn compute(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        args: &[u32],
    ) -> Option<Sight> {
        let Call { number, dialect, times, .. } = call;
        if args.iter().all(|&arg| self.columns[arg as usize].scope == ROOT) {
            return self.compute_once(lane, call, args);
        }
        if let Some(column) = self.compute_numbers(lane, number, args) {
            if number == op::MAXIMUM {
                // One number of a pair is compared with the other one.
                self.spend(times, Cost::exactly(2))?;
            }
            return column.map(Sight::Column);
        }
        lane.dialect = dialect;
        if let (op::CONNECT, &[a, b]) = (number, args)
            && [a, b].iter().all(|&arg| self.columns[arg as usize].tag == Some(Tag::Pair))
        {
            return self.connect(lane, [a, b]).map(Sight::Column);
        }
        if let (op::SHIFT, &[a, b]) = (number, args)
            && let [Some(Tag::Indices | Tag::Object), Some(Tag::Pair)] =
                [a, b].map(|arg| self.columns[arg as usize].tag)
            && let Some(column) = self.shift(lane, [a, b])
        {
            return Some(Sight::Column(column));
        }
        // What the op itself counts as work.
        let mut most = 0;
        let before = lane.work_left();
        let column = self.compute_with(lane, args, |lane, values| {
            let (begin, left) = (lane.begin_scratch(), lane.work_left());
            let result = table::run(lane, number, values).ok();
            lane.end_scratch(begin);
            most = most.max(left - lane.work_left());
            lane.check().ok().and(result)
        })?;
        let len = u64::from(self.scopes.len(self.columns[column as usize].scope));
        let all = Some((before - lane.work_left(), len));
        self.spend(times, Cost { all, ..Cost::up_to(most) })?;
        Some(Sight::Column(column))
    }

    /// The same where there is nothing but one value for each argument.
    fn compute_once(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        args: &[u32],
    ) -> Option<Sight> {
        let mut values = [Value::MISSING; 4];
        for (value, &arg) in values.iter_mut().zip(args) {
            *value = self.values[self.columns[arg as usize].start as usize];
        }
        lane.dialect = call.dialect;
        let (begin, left) = (lane.begin_scratch(), lane.work_left());
        let result = table::run(lane, call.number, values.get(..args.len())?).ok()?;
        lane.end_scratch(begin);
        lane.check().ok()?;
        self.spend(call.times, Cost::exactly(left - lane.work_left()))?;
        let start = self.values.len() as u32;
        self.values.push(result);
        let bulk = Bulk { weight: lane.weight(result), depth: lane.depth(result) };
        let tag = Some(result.tag());
        self.columns.push(Column { scope: ROOT, start, tag, bulk, opened: None });
        Some(Sight::Column(self.columns.len() as u32 - 1))
    }

    /// The column of what `f` gives for the arguments of each element.
    pub(super) fn compute_with<'a>(
        &mut self,
        lane: &mut Solitary<'a>,
        args: &[u32],
        mut f: impl FnMut(&mut Solitary<'a>, &[Value]) -> Option<Value>,
    ) -> Option<u32> {
        let mut scope = ROOT;
        for &arg in args {
            scope = self.scopes.join(scope, self.columns[arg as usize].scope)?;
        }
        let mut views = [View::One(Value::MISSING); 4];
        for (view, &arg) in views.iter_mut().zip(args) {
            *view = self.view(arg, scope)?;
        }
        let len = self.scopes.len(scope);
        let start = self.values.len() as u32;
        // What is the same for all is in its place once and for all; the others are looked up.
        let mut values = [Value::MISSING; 4];
        let mut changing = [(0, 0); 4];
        let mut count = 0;
        for (slot, view) in views.iter().take(args.len()).enumerate() {
            match *view {
                View::One(value) => values[slot] = value,
                View::Many(start) => {
                    changing[count] = (slot & 3, start);
                    count += 1;
                }
            }
        }
        self.values.resize(start as usize + len as usize, Value::MISSING);
        let (old, new) = self.values.split_at_mut(start as usize);
        let column = |start: u32| old[start as usize..][..len as usize].iter();
        match changing[..count] {
            [(slot, from)] => {
                for (to, &value) in new.iter_mut().zip(column(from)) {
                    values[slot] = value;
                    *to = f(lane, &values[..args.len()])?;
                }
            }
            [(slot, from), (other, from_other)] => {
                for (to, (&value, &other_value)) in
                    new.iter_mut().zip(column(from).zip(column(from_other)))
                {
                    values[slot] = value;
                    values[other] = other_value;
                    *to = f(lane, &values[..args.len()])?;
                }
            }
            ref changing => {
                for (k, to) in new.iter_mut().enumerate() {
                    for &(slot, from) in changing {
                        values[slot] = old[from as usize + k];
                    }
                    *to = f(lane, &values[..args.len()])?;
                }
            }
        }
        Some(self.finish(lane, scope, start))
    }
}
