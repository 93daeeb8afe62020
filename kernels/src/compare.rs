//! Equality, the canonical order, and the comparisons that ops make.
//!
//! Containers in containers are gone through with a stack in scratch memory, not by recursion.

use core::cell::Cell;
use core::cmp::Ordering;

use crate::lane::{Lane, flags, part};
use crate::mask::Mask;
use crate::patch::Object;
use crate::team::Team;
use crate::value::{Fail, Form, Kind, Result, Tag, Value, color};

/// The words of two containers under way: the two, and the next element.
const FRAME: u32 = 5;

/// How the elements of containers are gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Are they equal?
    Equality,
    /// Which comes first in a set?
    Canonical,
}

/// What comparing two values, without their elements, tells.
enum Glance {
    /// All there is to know.
    Known(Ordering),
    /// The first difference of their elements decides, or else their number.
    Inside,
    /// The same for sets that may hold equal elements in another order, so that a difference decides nothing.
    Loose,
}

/// Rows of at most 32 columns: the first one, and how far to the right they all are.
#[derive(Clone, Copy)]
struct Plane<'a> {
    rows: &'a [Cell<u32>],
    i: i32,
    right: u32,
}

impl Plane<'_> {
    /// The first rows.
    #[inline(always)]
    fn first(self, n: u32) -> Self {
        Plane { rows: self.rows.get(..n as usize).unwrap_or(self.rows), ..self }
    }

    /// What is behind the first rows, as if it were in their place.
    #[inline(always)]
    fn behind(self, n: u32) -> Self {
        Plane { rows: self.rows.get(n as usize..).unwrap_or(&[]), ..self }
    }

    /// How the cells compare with those of another plane, row by row; neither is empty. Each may have more of them elsewhere.
    #[inline(always)]
    fn order(self, other: Self, more: [bool; 2]) -> Ordering {
        let any = |rows: &[Cell<u32>]| rows.iter().any(|word| word.get() != 0);
        let (mut mine, mut others) = (self.rows, other.rows);
        let down = other.i.wrapping_sub(self.i);
        if down != 0 {
            // Rows above the other plane.
            let apart = down.unsigned_abs() as usize;
            let (upper, order) = if down > 0 {
                (&mut mine, Ordering::Less)
            } else {
                (&mut others, Ordering::Greater)
            };
            let (above, rest) = upper.split_at_checked(apart).unwrap_or((*upper, &[]));
            if any(above) {
                return order;
            }
            *upper = rest;
        }
        let mut k = 0;
        for (a, b) in mine.iter().zip(others) {
            let a = u64::from(a.get()) << self.right;
            let b = u64::from(b.get()) << other.right;
            k += 1;
            if a == b {
                continue;
            }
            // One has the cell; the other goes on with a later one, or ends.
            let cell = (a ^ b) & (a ^ b).wrapping_neg();
            let (word, rest, more, order) = if a & cell != 0 {
                (b, others, more[1], Ordering::Less)
            } else {
                (a, mine, more[0], Ordering::Greater)
            };
            let goes_on = word > cell || more || rest.get(k..).is_some_and(any);
            return if goes_on { order } else { order.reverse() };
        }
        let rest = |rows: &[Cell<u32>]| rows.get(k..).is_some_and(any);
        match (rest(mine), rest(others)) {
            (true, _) if more[1] => Ordering::Less,
            (true, _) => Ordering::Greater,
            (_, true) if more[0] => Ordering::Greater,
            (_, true) => Ordering::Less,
            _ => Ordering::Equal,
        }
    }
}

impl<'a, T: Team> Lane<'a, T> {
    /// Whether two values are equal.
    #[inline(always)]
    pub fn equal(&mut self, a: Value, b: Value) -> Result<bool> {
        if a == b {
            return Ok(true);
        }
        self.differ(a, b).map(|differ| !differ)
    }

    /// Whether it is plain that two values with different bits are not equal: without going through them.
    #[inline(always)]
    pub(crate) fn plainly_differ(&self, a: Value, b: Value) -> bool {
        match (a.tag(), b.tag()) {
            // Boxes are tight. In front of them is where the bitmaps are, which may be anywhere.
            (Tag::Indices, Tag::Indices) | (Tag::Object, Tag::Object) => {
                let [x, y] = [a, b].map(|patch| self.load_some::<6>(patch.at()));
                x.iter().zip(y).skip(1).fold(0, |differ, (x, y)| differ | x ^ y) != 0
            }
            // Sets may hold the same in another order.
            (Tag::Set, _) | (_, Tag::Set) => false,
            (Tag::Tuple, Tag::Tuple) | (Tag::Grid, Tag::Grid) => false,
            _ => true,
        }
    }

    /// Whether two values with different bits are not equal.
    #[inline(never)]
    fn differ(&mut self, a: Value, b: Value) -> Result<bool> {
        self.walk(Order::Equality, a, b).map(Ordering::is_ne)
    }

    /// The order of two elements of a set of the running dialect.
    #[inline(never)]
    pub fn compare(&mut self, a: Value, b: Value) -> Result<Ordering> {
        if a == b {
            return Ok(Ordering::Equal);
        }
        if let (Some(a), Some(b)) = (a.as_int(), b.as_int()) {
            return Ok(a.cmp(&b));
        }
        if let Some(order) = self.first_cells(a, b) {
            return Ok(order);
        }
        if T::THREADS == 1
            && let Some(order) = self.order_patches(a, b)
        {
            return Ok(order);
        }
        self.walk(Order::Canonical, a, b)
    }

    /// The order of two patches that are at most 32 columns wide and near each other; none for all else. For a thread alone.
    #[inline(never)]
    pub fn order_patches(&self, a: Value, b: Value) -> Option<Ordering> {
        let (x, y, colors) = match (a.tag(), b.tag()) {
            (Tag::Indices, Tag::Indices) => (self.mask(a), self.mask(b), [1; 2]),
            (Tag::Object, Tag::Object) if a.form() == b.form() => {
                let (x, y) = (self.object(a), self.object(b));
                (x.mask, y.mask, [x.colors, y.colors])
            }
            _ => return None,
        };
        let apart = x.j.wrapping_sub(y.j).unsigned_abs();
        if x.bits.cols > 32 || y.bits.cols > 32 || apart > 32 {
            return None;
        }
        let left = x.j.min(y.j);
        let planes = |mask: Mask, colors: u32| {
            let words = colors.count_ones().wrapping_mul(mask.bits.rows);
            Plane {
                rows: self.space.words.all(mask.bits.at, words),
                i: mask.i,
                right: mask.j.wrapping_sub(left) as u32,
            }
        };
        let (mut of_x, mut of_y) = (planes(x, colors[0]), planes(y, colors[1]));
        if colors[0] == colors[1] && colors[0].is_power_of_two() {
            return Some(of_x.order(of_y, [false; 2]));
        }
        if x.rect() == y.rect() && colors[0] == colors[1] {
            // Many are the same.
            let rows = of_x.rows.iter().zip(of_y.rows);
            if rows.fold(0, |differ, (a, b)| differ | a.get() ^ b.get()) == 0 {
                return Some(Ordering::Equal);
            }
        }
        for code in crate::patch::bits(colors[0] | colors[1]) {
            let [has_x, has_y] = colors.map(|colors| colors >> code & 1 != 0);
            if !(has_x && has_y) {
                // One has a cell of this color, the other one of a later color, or ends.
                let (other, order) = if has_x {
                    (colors[1], Ordering::Less)
                } else {
                    (colors[0], Ordering::Greater)
                };
                return Some(if other >> code != 0 { order } else { order.reverse() });
            }
            let more = colors.map(|colors| colors >> code > 1);
            let order = of_x.first(x.bits.rows).order(of_y.first(y.bits.rows), more);
            if order.is_ne() {
                return Some(order);
            }
            (of_x, of_y) = (of_x.behind(x.bits.rows), of_y.behind(y.bits.rows));
        }
        Some(Ordering::Equal)
    }

    /// The order of two patches as far as their first cells tell, from their headers.
    #[inline(always)]
    pub fn first_cells(&self, a: Value, b: Value) -> Option<Ordering> {
        let header = |value: Value, k: u32| self.load(value.at() + k);
        let order = match (a.tag(), b.tag()) {
            (Tag::Object, Tag::Object) if a.form() == b.form() => {
                let first = |value| {
                    let first = header(value, 7);
                    let i = header(value, 3).wrapping_add(first >> 16) as i32;
                    let j = header(value, 4).wrapping_add(first & 0xffff) as i32;
                    (header(value, 6).trailing_zeros(), i, j)
                };
                first(a).cmp(&first(b))
            }
            // A mask is tight, so its first row has a cell.
            (Tag::Indices, Tag::Indices) => (header(a, 3) as i32).cmp(&(header(b, 3) as i32)),
            _ => return None,
        };
        order.is_ne().then_some(order)
    }

    /// Compares two values and what is in them.
    fn walk(&mut self, order: Order, a: Value, b: Value) -> Result<Ordering> {
        let mut known = self.glance(order, a, b, true)?;
        if let Glance::Known(known) = known {
            return Ok(known);
        }
        let begin = self.begin_scratch();
        let (mut a, mut b, mut k) = (a, b, 0);
        let mut depth = 0u32;
        // How deep the outermost sets under way are whose order is not known.
        let mut loose = matches!(known, Glance::Loose).then_some(0);
        let result = loop {
            if let Glance::Known(ordering) = known {
                if ordering.is_ne() && loose.is_some() {
                    return Err(Fail::Shape);
                }
                if ordering.is_ne() || depth == 0 {
                    break ordering;
                }
                // Back to the containers that hold these.
                let at = self.begin_scratch();
                (a, b, k) = (self.value(at), self.value(at + 2), self.load(at + 4));
                self.end_scratch(at + FRAME);
                depth -= 1;
                loose = loose.filter(|&begun| begun <= depth);
            }
            let (x, y) = (self.part(a, k)?, self.part(b, k)?);
            k += 1;
            known = match (x, y) {
                (None, None) => Glance::Known(Ordering::Equal),
                (None, Some(_)) => Glance::Known(Ordering::Less),
                (Some(_), None) => Glance::Known(Ordering::Greater),
                (Some(x), Some(y)) if x == y => Glance::Inside,
                (Some(x), Some(y)) => match self.glance(order, x, y, a.is_set())? {
                    Glance::Known(Ordering::Equal) => Glance::Inside,
                    Glance::Known(other) => Glance::Known(other),
                    inside => {
                        let at = self.scratch(FRAME);
                        self.check()?;
                        self.sync();
                        self.put_value(at, a);
                        self.put_value(at + 2, b);
                        self.put(at + 4, k);
                        self.sync();
                        (a, b, k) = (x, y, 0);
                        depth += 1;
                        if matches!(inside, Glance::Loose) {
                            loose = loose.or(Some(depth));
                        }
                        Glance::Inside
                    }
                },
            };
        };
        self.end_scratch(begin);
        Ok(result)
    }

    /// Element `k` of a container, if it has as many. Most are lists, whose elements are there to be read.
    #[inline(always)]
    fn part(&mut self, of: Value, k: u32) -> Result<Option<Value>> {
        match of.tag() {
            Tag::Tuple | Tag::Set => Ok((k < of.extra()).then(|| self.item(of, k))),
            _ => self.nth(of, k),
        }
    }

    /// What can be told of two values without going through their elements one by one.
    fn glance(&mut self, order: Order, a: Value, b: Value, element: bool) -> Result<Glance> {
        let known = |ordering| Ok(Glance::Known(ordering));
        let unequal = Ordering::Less;
        let triples = element && self.dialect.is_tok() && order == Order::Canonical;
        match (a.tag(), b.tag()) {
            (Tag::Int, Tag::Int) => known(a.as_int().cmp(&b.as_int())),
            (Tag::Pair, Tag::Pair) => known(a.as_pair().cmp(&b.as_pair())),
            (Tag::Cell, Tag::Cell) => known(a.as_cell().cmp(&b.as_cell())),
            (Tag::Triple, Tag::Triple) => {
                let key = |value: Value| {
                    let (code, i, j) = value.as_cell().unwrap_or_default();
                    if triples { (code as i32, i, j) } else { (i, j, code as i32) }
                };
                known(key(a).cmp(&key(b)))
            }
            (Tag::Grid, Tag::Grid) => Ok(self.glance_grids(order, a, b)),
            (Tag::Indices, Tag::Indices) => known(self.order_masks(order, a, b)),
            (Tag::Object, Tag::Object) if a.form() == b.form() => {
                known(self.order_objects(order, a, b))
            }
            (Tag::Object, Tag::Object) if order == Order::Equality => known(unequal),
            (x, y) if order == Order::Equality => {
                let sets = matches!((x, y), (Tag::Set | Tag::Object, Tag::Set | Tag::Object));
                // Objects are sorted alike; one that has bitmaps has no odd cell.
                let objects =
                    sets && self.object_form(a).is_some() && self.object_form(b).is_some();
                if objects && x != y {
                    return known(unequal);
                }
                if sets && !objects && (self.is_loose(a) || self.is_loose(b)) {
                    // Sets that may hold the same in another order.
                    return if self.size(a)? == self.size(b)? {
                        Ok(Glance::Loose)
                    } else {
                        known(unequal)
                    };
                }
                let lists = x == y && matches!(x, Tag::Tuple | Tag::Set);
                if lists && a.extra() == b.extra() {
                    return Ok(Glance::Inside);
                }
                known(unequal)
            }
            _ => {
                let ranks = (rank(a), rank(b));
                if ranks.0 != ranks.1 {
                    return known(ranks.0.cmp(&ranks.1));
                }
                if !matches!(ranks.0, TUPLE | SET) {
                    return known(Ordering::Equal);
                }
                let triple = |lane: &Self, value| if triples { lane.triple(value) } else { None };
                match (triple(self, a), triple(self, b)) {
                    (Some(a), Some(b)) => known(a.cmp(&b)),
                    (Some(a), None) => known(self.compare_triple(a, b)?),
                    (None, Some(b)) => known(self.compare_triple(b, a)?.reverse()),
                    (None, None) => Ok(Glance::Inside),
                }
            }
        }
    }

    // Each apart from the others on a card: a frame holds what all parts of a function need.

    #[cfg_attr(target_arch = "nvptx64", inline(never))]
    fn glance_grids(&self, order: Order, a: Value, b: Value) -> Glance {
        let (x, y) = (self.grid_at(a), self.grid_at(b));
        if order == Order::Equality {
            let equal = self.equal_grids(x, y);
            return Glance::Known(if equal { Ordering::Equal } else { Ordering::Less });
        }
        if x.width != y.width {
            return Glance::Inside;
        }
        Glance::Known(match self.first_different(x, y) {
            Some((i, j)) => self.code_at(x, i, j).cmp(&self.code_at(y, i, j)),
            None => x.height.cmp(&y.height),
        })
    }

    #[cfg_attr(target_arch = "nvptx64", inline(never))]
    fn order_masks(&self, order: Order, a: Value, b: Value) -> Ordering {
        let (x, y) = (self.mask(a), self.mask(b));
        match order {
            Order::Equality if self.space.equal(x, y) => Ordering::Equal,
            Order::Equality => Ordering::Less,
            Order::Canonical => self.space.compare(x, y),
        }
    }

    #[cfg_attr(target_arch = "nvptx64", inline(never))]
    fn order_objects(&self, order: Order, a: Value, b: Value) -> Ordering {
        let (x, y) = (self.object(a), self.object(b));
        match order {
            Order::Equality if self.equal_objects(&x, &y) => Ordering::Equal,
            Order::Equality => Ordering::Less,
            Order::Canonical => self.compare_objects(&x, &y),
        }
    }

    /// How a triple that is a cell, and so goes by its color first, compares with a tuple that is none.
    fn compare_triple(&mut self, triple: [i64; 3], other: Value) -> Result<Ordering> {
        // The first row of a grid is a tuple, which comes after any number.
        if other.tag() == Tag::Grid {
            return Ok(Ordering::Less);
        }
        for (k, number) in (0..).zip(triple) {
            let element = match other.tag() {
                Tag::Tuple => (k < other.extra()).then(|| self.item(other, k)),
                _ => part(other, k)?,
            };
            let Some(element) = element else { return Ok(Ordering::Greater) };
            let order = match element.as_int() {
                Some(n) => number.cmp(&n),
                None => rank(Value::ZERO).cmp(&rank(element)),
            };
            if order.is_ne() {
                return Ok(order);
            }
        }
        Ok(Ordering::Less)
    }

    /// Color, row and column of a triple of integers.
    fn triple(&self, value: Value) -> Option<[i64; 3]> {
        match value.tag() {
            Tag::Triple => {
                let (code, i, j) = value.as_cell()?;
                Some([color(code), i.into(), j.into()])
            }
            Tag::Tuple if value.extra() == 3 && self.list_flags(value) & flags::INTS != 0 => {
                let [i, j, color] = [0, 1, 2].map(|k| self.item(value, k).as_int().unwrap_or(0));
                Some([color, i, j])
            }
            _ => None,
        }
    }

    /// How the cells of an object are written, also of one with cells that bitmaps cannot hold; none for what is no object.
    pub fn object_form(&self, value: Value) -> Option<Form> {
        match value.tag() {
            Tag::Object => Some(value.form()),
            Tag::Set if self.list_flags(value) & flags::ODD_OBJECT != 0 => {
                let pairs = self.size(self.item(value, 0)) == Ok(2);
                Some(if pairs { Form::ColorFirst } else { Form::ColorLast })
            }
            _ => None,
        }
    }

    /// Fails for an object of the other form that is a list: ops read it as the list it is, which would be sorted anew.
    pub(crate) fn refuse_foreign(&self, value: Value) -> Result<()> {
        let foreign = self.object_form(value).is_some_and(|form| form != self.dialect.form());
        if foreign && value.tag() == Tag::Set { Err(Fail::Unsupported) } else { Ok(()) }
    }

    /// Whether equal sets of such elements may be in different order.
    pub fn is_loose(&self, value: Value) -> bool {
        match value.tag() {
            Tag::Op | Tag::Closure | Tag::Triple => true,
            Tag::Tuple | Tag::Set => self.list_flags(value) & flags::LOOSE != 0,
            Tag::Object => value.form() == Form::ColorLast,
            _ => false,
        }
    }

    /// Whether two objects have the same cells.
    pub fn equal_objects(&self, a: &Object, b: &Object) -> bool {
        let same = a.colors == b.colors
            && a.first == b.first
            && a.rect() == b.rect()
            && a.mask.count == b.mask.count;
        same && a.codes().all(|code| self.space.equal(a.plane(code), b.plane(code)))
    }

    /// How two objects compare as lists of their cells.
    pub fn compare_objects(&self, a: &Object, b: &Object) -> Ordering {
        let first = |object: &Object| {
            let (i, j) = object.first;
            let place =
                (object.mask.i.wrapping_add_unsigned(i), object.mask.j.wrapping_add_unsigned(j));
            (object.colors.trailing_zeros(), place)
        };
        first(a).cmp(&first(b)).then_with(|| self.compare_cells(a, b))
    }

    fn compare_cells(&self, a: &Object, b: &Object) -> Ordering {
        for code in crate::patch::bits(a.colors | b.colors) {
            let has = |object: &Object| object.colors >> code & 1 != 0;
            match (has(a), has(b)) {
                (true, true) => {
                    let (x, y) = (a.plane(code), b.plane(code));
                    let Some(cell) = self.space.first_difference(x, y) else { continue };
                    // One has the cell; the other goes on with a later one, of this color or another, or ends.
                    let (other, plane, order) = if self.space.contains(x, cell.0, cell.1) {
                        (b, y, Ordering::Less)
                    } else {
                        (a, x, Ordering::Greater)
                    };
                    let more = other.colors >> code > 1 || self.space.last(plane) > Some(cell);
                    return if more { order } else { order.reverse() };
                }
                // One has a cell of this color, the other one of a later color, or ends.
                (true, false) => {
                    let more = b.colors >> code != 0;
                    return if more { Ordering::Less } else { Ordering::Greater };
                }
                _ => {
                    let more = a.colors >> code != 0;
                    return if more { Ordering::Greater } else { Ordering::Less };
                }
            }
        }
        Ordering::Equal
    }

    /// Whether `value` is an element of a container.
    #[inline(never)]
    pub fn contains(&mut self, container: Value, value: Value) -> Result<bool> {
        match container.tag() {
            Tag::Indices => {
                let Some((i, j)) = value.as_pair() else { return Ok(false) };
                Ok(self.space.contains(self.mask(container), i, j))
            }
            Tag::Object => {
                let Some((code, i, j)) = value.as_cell() else { return Ok(false) };
                let object = self.object(container);
                let has = value.form() == object.form && object.colors >> code & 1 != 0;
                Ok(has && self.space.contains(object.plane(code), i, j))
            }
            // Equal values in place are equal bits.
            Tag::Tuple | Tag::Set if matches!(value.tag(), Tag::Int | Tag::Pair | Tag::Cell) => {
                Ok((0..container.extra()).any(|k| self.item(container, k) == value))
            }
            _ => {
                let mut elements = self.elements(container)?;
                while let Some(element) = elements.next(self)? {
                    if self.equal(element, value)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    /// Whether `a < b` as an op sees it: integers by size, tuples element by element, sets by strict inclusion.
    #[inline(never)]
    pub fn less(&mut self, mut a: Value, mut b: Value) -> Result<bool> {
        'inside: loop {
            if let (Some(a), Some(b)) = (a.as_int(), b.as_int()) {
                return Ok(a < b);
            }
            if let (Some(a), Some(b)) = (a.as_pair(), b.as_pair()) {
                return Ok(a < b);
            }
            if a.kind()? != b.kind()? {
                return Err(Fail::Type);
            }
            let (len_a, len_b) = (self.size(a)?, self.size(b)?);
            if a.kind() == Ok(Kind::Set) {
                if len_a >= len_b {
                    return Ok(false);
                }
                let mut elements = self.elements(a)?;
                while let Some(element) = elements.next(self)? {
                    if !self.contains(b, element)? {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
            for k in 0..len_a.min(len_b) {
                let (Some(x), Some(y)) = (self.nth(a, k)?, self.nth(b, k)?) else { break };
                if !self.equal(x, y)? {
                    (a, b) = (x, y);
                    continue 'inside;
                }
            }
            return Ok(len_a < len_b);
        }
    }
}

const TUPLE: u8 = 2;
const SET: u8 = 3;

fn rank(value: Value) -> u8 {
    match value.tag() {
        Tag::Missing | Tag::Fault => 0,
        Tag::Int => 1,
        Tag::Pair | Tag::Cell | Tag::Triple | Tag::Tuple | Tag::Grid => TUPLE,
        Tag::Set | Tag::Indices | Tag::Object => SET,
        Tag::Op | Tag::Closure => 4,
    }
}
