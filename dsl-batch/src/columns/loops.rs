//! The ops that call a function for each element of a container.

use super::window::Window;
use super::work::{Bounds, Cost, Work};
use super::{Call, Column, Columns, NOTHING, ROOT, Sight, Solitary, View};
use kernels::table::op;
use kernels::value::{Kind, Tag, Value, color};

/// Functions in a tuple are called one after the other, up to so many.
const MOST_UNROLLED: u32 = 32;

/// A function called for each element.
#[derive(Clone, Copy, Debug)]
struct Loop {
    /// The scope of the op's result.
    base: u32,
    /// The scope of all elements that matter for it.
    body: u32,
    container: View,
    elements: View,
    results: View,
    /// The tag of all results.
    tag: Option<Tag>,
    /// How many calls the interpreter would make, and the weight of what one gives.
    calls: Bounds,
    weight: Bounds,
    /// The work of all of them.
    work: Work,
}

impl Columns {
    /// Runs an op that calls functions.
    pub(super) fn run_loop(&mut self, lane: &mut Solitary<'_>, call: Call<'_>) -> Option<Sight> {
        let Call { number, dialect, args, times } = call;
        let inner = |number, args| Call { number, args, ..call };
        match (number, args) {
            (op::APPLY | op::APPLY_T | op::APPLY_F, &[function, container]) => {
                if let Some([a, b]) = self.halves(lane, container) {
                    let a = self.apply(lane, function, &[a], times)?;
                    let b = self.apply(lane, function, &[b], times)?;
                    return self.couple(a, b);
                }
                let around = self.go_through(lane, container, function, times)?;
                lane.dialect = dialect;
                self.reduce(lane, &around, |columns, lane, group| {
                    let kind = match number {
                        op::APPLY_T => Kind::Tuple,
                        _ => group.container.kind().ok()?,
                    };
                    columns.gather(lane, kind, around.results, &group, around.tag)
                })
            }
            (op::MAPPLY | op::MAPPLY_F, &[function, container]) => {
                let around = self.go_through(lane, container, function, times)?;
                lane.dialect = dialect;
                let parts = self.reduce(lane, &around, |columns, lane, group| {
                    let kind = group.container.kind().ok()?;
                    if kind == Kind::Set
                        && !columns.is_exact()
                        && let Some(list) = columns.unordered(lane, around.results, &group)
                    {
                        // Only their union is asked for: neither order nor duplicates matter.
                        return lane.set_in_order(list).ok();
                    }
                    columns.gather(lane, kind, around.results, &group, around.tag)
                })?;
                self.merge(lane, call, parts)
            }
            (op::MAPPLY_T, _) => {
                let parts = self.run_loop(lane, inner(op::APPLY_T, args))?;
                self.merge(lane, call, parts)
            }
            (op::MPAPPLY, _) => {
                let parts = self.run_loop(lane, inner(op::PAPPLY, args))?;
                self.merge(lane, call, parts)
            }
            (op::MFILTER, _) => {
                let parts = self.run_loop(lane, inner(op::SFILTER, args))?;
                self.merge(lane, call, parts)
            }
            (
                op::SFILTER | op::SFILTER_T | op::SFILTER_F | op::MFILTER_T,
                &[container, function],
            ) => {
                let around = self.go_through(lane, container, function, times)?;
                lane.dialect = dialect;
                self.reduce(lane, &around, |columns, lane, group| {
                    let kind = group.container.kind().ok()?;
                    let same = match number {
                        op::SFILTER => true,
                        op::SFILTER_T => kind == Kind::Tuple,
                        _ => kind == Kind::Set,
                    };
                    if !same {
                        return None;
                    }
                    let keep = |k: u32| columns.at(around.results, group.start + k).truth();
                    lane.filter(group.container, group.len, keep, |k| {
                        columns.at(around.elements, group.start + k)
                    })
                    .ok()
                })
            }
            (op::EXTRACT, &[container, function]) => {
                // What comes behind the element that is found is not called.
                let times = Bounds::up_to(times.most);
                let around = self.go_through(lane, container, function, times)?;
                self.reduce(lane, &around, |columns, _, group| {
                    let found = group.range().find(|&k| columns.at(around.results, k).truth())?;
                    Some(columns.at(around.elements, found))
                })
            }
            (op::ARGMAX | op::ARGMIN | op::VALMAX | op::VALMIN, &[container, function]) => {
                let around = self.go_through(lane, container, function, times)?;
                // Every one but the first of a loop is compared with the best so far.
                let two = around.weight.plus(around.weight);
                self.spend(around.calls.since(times), Cost { each: two, all: None })?;
                let down = matches!(number, op::ARGMAX | op::VALMAX);
                let gives_key = matches!(number, op::VALMAX | op::VALMIN);
                if gives_key {
                    // One of the calls is made again.
                    let each = around.work.alike.each_of(around.calls);
                    self.spend(times, Cost { each, all: None })?;
                }
                self.reduce(lane, &around, |columns, lane, group| {
                    let best = columns.extreme(lane, &around, &group, down)?;
                    let of = if gives_key { around.results } else { around.elements };
                    Some(columns.at(of, best))
                })
            }
            (op::ORDER, &[container, function]) => {
                let around = self.go_through(lane, container, function, times)?;
                if around.tag != Some(Tag::Int) {
                    return None;
                }
                self.spend(around.calls, Cost { each: around.weight, all: None })?;
                self.reduce(lane, &around, |columns, lane, group| {
                    let mut list = lane.list(group.len);
                    columns.each_in_order(around.results, &group, |k| {
                        lane.push(&mut list, columns.at(around.elements, k));
                    })?;
                    lane.tuple(list).ok()
                })
            }
            (op::PAPPLY, &[function, a, b]) => self.run_papply(lane, call, [function, a, b]),
            (op::PRAPPLY, &[function, a, b]) => self.run_prapply(lane, call, [function, a, b]),
            (op::RAPPLY, &[functions, value]) => self.run_rapply(lane, call, functions, value),
            _ => None,
        }
    }

    /// The parts of a tuple of two.
    fn halves(&mut self, lane: &mut Solitary<'_>, container: Sight) -> Option<[Sight; 2]> {
        match container {
            Sight::Couple(couple) => Some(self.couples[couple as usize].parts),
            Sight::Column(column) if self.columns[column as usize].tag == Some(Tag::Pair) => {
                let first = self.compute_numbers(lane, op::FIRST, &[column])??;
                let last = self.compute_numbers(lane, op::LAST, &[column])??;
                Some([Sight::Column(first), Sight::Column(last)])
            }
            _ => None,
        }
    }

    fn merge(&mut self, lane: &mut Solitary<'_>, call: Call<'_>, parts: Sight) -> Option<Sight> {
        // The inner op, and the merging of what it gives.
        self.spend_call(lane, call.times, call.args)?;
        self.spend_call(lane, call.times, &[parts])?;
        let column = self.column(lane, parts)?;
        let Column { scope, start, .. } = self.columns[column as usize];
        if scope == ROOT
            && let Some(union) = self.unite_sets(lane, self.values[start as usize])
        {
            return Some(self.constant(lane, union));
        }
        self.compute(lane, Call { number: op::MERGE, ..call }, &[column])
    }

    /// The scope that all values in something depend on.
    fn reach(&mut self, sight: Sight) -> Option<u32> {
        let parts: &[Sight] = match sight {
            Sight::Column(column) => return Some(self.columns[column as usize].scope),
            Sight::Op(..) => return Some(ROOT),
            Sight::Closure(closure) => &self.closures[closure as usize].parts.clone(),
            Sight::Couple(couple) => &self.couples[couple as usize].parts.clone(),
            Sight::Late(late) => &self.late[late as usize].args.clone(),
        };
        let mut scope = ROOT;
        for &part in parts {
            let other = self.reach(part)?;
            scope = self.scopes.join(scope, other)?;
        }
        Some(scope)
    }

    /// The elements of the containers of a column: their column, which has a scope of its own that depends on none of `taken`.
    fn elements(&mut self, lane: &mut Solitary<'_>, container: u32, taken: u64) -> Option<u32> {
        if let Some(scope) = self.scopes.elements(container, taken) {
            let known = self.columns.iter().position(|column| column.scope == scope);
            return known.map(|column| column as u32);
        }
        let Column { scope: parent, start, .. } = self.columns[container as usize];
        let containers = start..start + self.scopes.len(parent);
        for k in containers.clone() {
            lane.size(self.values[k as usize]).ok()?;
        }
        let values = &self.values;
        let sizes = containers.clone().map(|k| lane.size(values[k as usize]).unwrap_or(0));
        let scope = self.scopes.add_elements(parent, container, sizes)?;
        let start = self.values.len() as u32;
        self.values.reserve(self.scopes.len(scope) as usize);
        for k in containers {
            self.push_elements(lane, self.values[k as usize])?;
        }
        Some(self.finish(lane, scope, start))
    }

    /// Puts the elements of a container behind all values.
    pub(super) fn push_elements(
        &mut self,
        lane: &mut Solitary<'_>,
        container: Value,
    ) -> Option<()> {
        match container.tag() {
            Tag::Indices | Tag::Object => {
                let start = self.values.len();
                let len = lane.mask_count(container) as usize;
                self.values.resize(start + len, Value::MISSING);
                let mut room = self.values[start..].iter_mut();
                let all = lane.each_cell(container, |element| {
                    if let Some(to) = room.next() {
                        *to = element;
                    }
                });
                all.ok()
            }
            Tag::Tuple | Tag::Set => {
                self.values.extend(lane.listed(container));
                Some(())
            }
            // What pairs of colors make.
            Tag::Grid if lane.grid_at(container).width == 2 => {
                let grid = lane.grid_at(container);
                for i in 0..grid.height {
                    let planes = [0, 1, 2, 3].map(|p| lane.load(grid.at + p * grid.height + i));
                    let code = |j: u32| {
                        let bits = (0..).zip(planes).map(|(p, plane)| (plane >> j & 1) << p);
                        bits.fold(0, |code, bit| code | bit)
                    };
                    self.values.push(Value::pair(color(code(0)), color(code(1))).ok()?);
                }
                Some(())
            }
            _ => {
                let mut elements = lane.elements(container).ok()?;
                while let Some(element) = elements.next(lane).ok()? {
                    self.values.push(element);
                }
                Some(())
            }
        }
    }

    /// What stands for an element of the containers of a column, the column of elements, and their scope, which depends
    /// on none of `taken`.
    fn element(
        &mut self,
        lane: &mut Solitary<'_>,
        container: u32,
        taken: u64,
    ) -> Option<(Sight, u32, u32)> {
        let Column { scope, start, .. } = self.columns[container as usize];
        let value = self.values[start as usize..].first().copied();
        let product = self.products.iter().find(|known| scope == ROOT && Some(known.0) == value);
        let Some(&(product, of)) = product else {
            let elements = self.elements(lane, container, taken)?;
            let scope = self.columns[elements as usize].scope;
            return Some((Sight::Column(elements), elements, scope));
        };
        let [a, b] = of.map(|value| self.constant(lane, value));
        let (a, b) = (self.column(lane, a)?, self.column(lane, b)?);
        let a = self.elements(lane, a, taken)?;
        let outer = self.columns[a as usize].scope;
        let b = self.elements(lane, b, taken | 1 << outer)?;
        let inner = self.columns[b as usize].scope;
        let scope = self.scopes.product(outer, inner)?;
        let couple = self.couple(Sight::Column(a), Sight::Column(b))?;
        let Sight::Couple(number) = couple else { return None };
        let whole = match self.couples[number as usize].whole {
            Some(whole) => whole,
            None => {
                let start = self.values.len() as u32;
                self.values.extend(lane.listed(product));
                self.finish(lane, scope, start)
            }
        };
        self.couples[number as usize].whole = Some(whole);
        (self.columns[whole as usize].scope == scope).then_some((couple, whole, scope))
    }

    /// How many elements the containers of a column have.
    fn sizes(&self, lane: &Solitary<'_>, container: u32) -> Bounds {
        let Column { scope, start, .. } = self.columns[container as usize];
        let values = &self.values[start as usize..][..self.scopes.len(scope) as usize];
        Cost::of_all(values.iter().map(|&value| lane.size(value).unwrap_or(0).into())).each
    }

    /// Calls a function for each element of a container.
    fn go_through(
        &mut self,
        lane: &mut Solitary<'_>,
        container: Sight,
        function: Sight,
        times: Bounds,
    ) -> Option<Loop> {
        let container = self.column(lane, container)?;
        let own = self.columns[container as usize].scope;
        let captured = self.reach(function)?;
        let outside = self.scopes.join(own, captured)?;
        let taken = self.scopes.atoms(outside);
        let all = self.sizes(lane, container);
        let window = self.window_of(all);
        let (element, elements, scope) = match window {
            None => self.element(lane, container, taken)?,
            Some(window) => self.some_elements(lane, container, window)?,
        };
        let calls = times.times(window.map_or(all, Window::size));
        let work = self.work;
        let before = std::mem::replace(&mut self.scopes.current, scope);
        let result = self.apply(lane, function, &[element], calls);
        self.scopes.current = before;
        if window.is_some() {
            self.end_window(lane, result, all, work)?;
        }
        let results = self.column(lane, result?)?;
        let tag = self.columns[results as usize].tag;
        // What the results depend on besides the element itself.
        let own_atoms = self.scopes.atoms(own);
        let of_element = self.scopes.atoms(scope) & !own_atoms;
        let atoms = self.scopes.atoms(self.columns[results as usize].scope) & !of_element;
        let base = self.scopes.with_atoms(own_atoms | atoms).unwrap_or(outside);
        let body = if base == own { scope } else { self.scopes.product(base, scope)? };
        Some(Loop {
            base,
            body,
            container: self.view(container, base)?,
            elements: self.view(elements, body)?,
            results: self.view(results, body)?,
            tag,
            calls,
            weight: self.weigh(lane, Sight::Column(results)).each,
            work: self.work.since(work),
        })
    }

    /// What an op makes of the elements and results of each loop.
    fn reduce<'a>(
        &mut self,
        lane: &mut Solitary<'a>,
        around: &Loop,
        mut f: impl FnMut(&Columns, &mut Solitary<'a>, Group) -> Option<Value>,
    ) -> Option<Sight> {
        let start = self.values.len() as u32;
        for k in 0..self.scopes.len(around.base) {
            let range = match around.base {
                ROOT => 0..self.scopes.len(around.body),
                _ => self.scopes.group(around.body, k),
            };
            let container = self.at(around.container, k);
            let len = range.len() as u32;
            let value = f(self, lane, Group { start: range.start, len, container })?;
            self.values.push(value);
        }
        lane.check().ok()?;
        Some(Sight::Column(self.finish(lane, around.base, start)))
    }

    /// The element of the greatest, or the smallest, result: the first of them.
    fn extreme(
        &self,
        lane: &mut Solitary<'_>,
        around: &Loop,
        group: &Group,
        greatest: bool,
    ) -> Option<u32> {
        let mut places = group.range();
        let mut best = places.next()?;
        if around.tag == Some(Tag::Int) {
            // Values with this tag ascend as their bits do.
            let key = |k: u32| self.at(around.results, k).bits() as i64;
            let mut kept = key(best);
            for k in places {
                let new = key(k);
                if if greatest { new > kept } else { new < kept } {
                    (best, kept) = (k, new);
                }
            }
            return Some(best);
        }
        for k in places {
            let (kept, new) = (self.at(around.results, best), self.at(around.results, k));
            let (low, high) = if greatest { (kept, new) } else { (new, kept) };
            if lane.less(low, high).ok()? {
                best = k;
            }
        }
        Some(best)
    }

    fn run_papply(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        [function, a, b]: [Sight; 3],
    ) -> Option<Sight> {
        let columns = [self.column(lane, a)?, self.column(lane, b)?];
        if columns.iter().any(|&column| self.columns[column as usize].scope != ROOT) {
            return None;
        }
        let starts = columns.map(|column| self.columns[column as usize].start);
        let containers = starts.map(|start| self.values[start as usize]);
        let [a, b] = [lane.size(containers[0]).ok()?, lane.size(containers[1]).ok()?];
        let all = Window { from: 0, len: a.min(b) };
        let window = self.window_of(all.size());
        let Window { from, len } = window.unwrap_or(all);
        if window.is_none()
            && let Some(values) = self.functions_among(lane, containers, len)
        {
            return self.unroll(lane, call, function, &values);
        }
        // No container has this number: these elements are nobody else's.
        let scope = self.scopes.add_elements(ROOT, u32::MAX, std::iter::once(len))?;
        let mut sides = [NOTHING; 2];
        for (side, container) in sides.iter_mut().zip(containers) {
            *side = Sight::Column(self.side(lane, container, scope, Window { from, len })?);
        }
        if self.reach(function)? != ROOT {
            return None;
        }
        let times = call.times.times(Bounds::exactly(len.into()));
        let work = self.work;
        let before = std::mem::replace(&mut self.scopes.current, scope);
        let result = self.apply(lane, function, &sides, times);
        self.scopes.current = before;
        if window.is_some() {
            self.end_window(lane, result, all.size(), work)?;
        }
        let results = self.column(lane, result?)?;
        let around = Loop {
            base: ROOT,
            body: scope,
            container: View::One(containers[0]),
            elements: View::One(Value::MISSING),
            results: self.view(results, scope)?,
            tag: self.columns[results as usize].tag,
            calls: times,
            weight: Bounds::default(),
            work: Work::default(),
        };
        lane.dialect = call.dialect;
        self.reduce(lane, &around, |columns, lane, group| {
            columns.gather(lane, Kind::Tuple, around.results, &group, around.tag)
        })
    }

    /// The elements of two tuples side by side, if there are functions among them.
    fn functions_among(
        &self,
        lane: &mut Solitary<'_>,
        containers: [Value; 2],
        len: u32,
    ) -> Option<Vec<[Value; 2]>> {
        let lists = containers.iter().all(|container| container.tag() == Tag::Tuple);
        if !lists || len > MOST_UNROLLED {
            return None;
        }
        let both = |k| containers.map(|container| lane.item(container, k));
        let values: Vec<[Value; 2]> = (0..len).map(both).collect();
        values.iter().flatten().any(|value| value.is_function()).then_some(values)
    }

    /// Calls a function for one couple of values after the other.
    fn unroll(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        function: Sight,
        values: &[[Value; 2]],
    ) -> Option<Sight> {
        let mut results = Vec::with_capacity(values.len());
        for couple in values {
            let sides = couple.map(|value| self.constant(lane, value));
            let result = self.apply(lane, function, &sides, call.times)?;
            let column = self.column(lane, result)?;
            let Column { scope, start, .. } = self.columns[column as usize];
            if scope != ROOT {
                return None;
            }
            results.push(self.values[start as usize]);
        }
        let tuple = lane.tuple_of(&results).ok()?;
        Some(self.constant(lane, tuple))
    }

    fn run_prapply(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        [function, a, b]: [Sight; 3],
    ) -> Option<Sight> {
        let [a, b] = [self.column(lane, a)?, self.column(lane, b)?];
        let captured = self.reach(function)?;
        let [of_a, of_b] = [a, b].map(|column| self.columns[column as usize].scope);
        let base = self.scopes.join(of_a, of_b)?;
        let base = self.scopes.join(base, captured)?;
        let taken = self.scopes.atoms(base);
        let first = self.elements(lane, a, taken)?;
        let outer = self.columns[first as usize].scope;
        // The interpreter calls the function for all of the first ones before it takes the next one of the second.
        let all = self.sizes(lane, b);
        let window = self.window_of(all);
        let second = match window {
            None => self.elements(lane, b, taken | 1 << outer)?,
            Some(window) => self.some_elements(lane, b, window)?.1,
        };
        let inner = self.columns[second as usize].scope;
        let rounds = window.map_or(all, Window::size);
        let times = call.times.times(self.sizes(lane, a)).times(rounds);
        let work = self.work;
        let before = std::mem::replace(&mut self.scopes.current, inner);
        let sides = [Sight::Column(first), Sight::Column(second)];
        let result = self.apply(lane, function, &sides, times);
        self.scopes.current = before;
        if window.is_some() {
            self.end_window(lane, result, all, work)?;
        }
        let results = self.column(lane, result?)?;
        let outer = if base == of_a { outer } else { self.scopes.product(base, outer)? };
        let body = self.scopes.product(outer, inner)?;
        let values = self.view(results, body)?;
        let tag = self.columns[results as usize].tag;
        lane.dialect = call.dialect;
        let start = self.values.len() as u32;
        for k in 0..self.scopes.len(base) {
            let rows = self.scopes.group(outer, k);
            let range = match rows.is_empty() {
                true => 0..0,
                false => {
                    let end = self.scopes.group(body, rows.end - 1).end;
                    self.scopes.group(body, rows.start).start..end
                }
            };
            let len = range.len() as u32;
            let group = Group { start: range.start, len, container: Value::MISSING };
            let value = self.gather(lane, Kind::Set, values, &group, tag)?;
            // The results came in another order than the interpreter's, which may show.
            if lane.is_loose(value) {
                return None;
            }
            self.values.push(value);
        }
        Some(Sight::Column(self.finish(lane, base, start)))
    }

    /// Calls each function of a container with a value. Which functions these are must not depend on the element.
    fn run_rapply(
        &mut self,
        lane: &mut Solitary<'_>,
        call: Call<'_>,
        functions: Sight,
        value: Sight,
    ) -> Option<Sight> {
        let functions = self.column(lane, functions)?;
        let Column { scope, start, .. } = self.columns[functions as usize];
        if scope != ROOT {
            return None;
        }
        let container = self.values[start as usize];
        let kind = container.kind().ok()?;
        let mut elements = lane.elements(container).ok()?;
        let mut results = Vec::new();
        let mut scope = ROOT;
        while let Some(function) = elements.next(lane).ok()? {
            let function = self.constant(lane, function);
            let result = self.apply(lane, function, &[value], call.times)?;
            let column = self.column(lane, result)?;
            scope = self.scopes.join(scope, self.columns[column as usize].scope)?;
            results.push(column);
        }
        let mut views = Vec::with_capacity(results.len());
        for column in results {
            views.push(self.view(column, scope)?);
        }
        lane.dialect = call.dialect;
        let start = self.values.len() as u32;
        for k in 0..self.scopes.len(scope) {
            let value = self.collect(lane, kind, views.iter().map(|&view| self.at(view, k)))?;
            self.values.push(value);
        }
        Some(Sight::Column(self.finish(lane, scope, start)))
    }
}

/// The elements of one loop, by their places in the body's scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub start: u32,
    pub len: u32,
    pub container: Value,
}

impl Group {
    pub fn range(&self) -> std::ops::Range<u32> {
        self.start..self.start + self.len
    }
}
