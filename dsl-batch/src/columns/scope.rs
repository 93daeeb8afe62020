//! Scopes: what columns have values for.
//!
//! The root has one element. Going through a container makes a scope with an element for each of the container's; if
//! the container is a column itself, for those of all its values. What depends on the elements of two scopes that have
//! nothing to do with each other belongs to their product; if both lie in a common scope, to the pairs
//! that have the same element there.

/// The scope with one element.
pub const ROOT: u32 = 0;
/// How many scopes there may be: a word has a bit for each.
const MOST_SCOPES: usize = 64;
/// How many elements one may have.
const MOST_ELEMENTS: u32 = 1 << 20;

/// How a scope came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Root,
    /// The elements of the containers of a column, which belongs to the scope `parent`.
    Elements {
        parent: u32,
        container: u32,
    },
    /// For each element of `outer` those of `inner` that go with it: each at its rank behind the first one.
    Product {
        outer: u32,
        inner: u32,
        ranks: Links,
    },
}

/// For each element of a scope a number: where they are in `Scopes::numbers`, or the element's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Links {
    Own,
    At(u32),
}

/// The place of a scope in a product: each element so many times, or all of them so many times.
#[derive(Clone, Copy, Debug)]
pub enum Factor {
    Outer { times: u32 },
    Inner { times: u32 },
}

#[derive(Clone, Copy, Debug)]
struct Scope {
    origin: Origin,
    /// The scopes of elements that it depends on, one bit each. Scopes with the same ones have the same elements.
    atoms: u64,
    len: u32,
    /// Where each element of the parent, or of the outer scope, has its first one; then the end.
    offsets: u32,
}

/// All scopes of a step.
#[derive(Debug, Default)]
pub struct Scopes {
    scopes: Vec<Scope>,
    numbers: Vec<u32>,
    /// Links from one scope to another one.
    links: Vec<(u32, u32, Links)>,
    /// The scope of the loop that is gone through.
    pub current: u32,
    /// Whether one was wanted with more elements than it may have.
    pub too_large: bool,
}

impl Scopes {
    /// Only the root is left.
    pub fn clear(&mut self) {
        self.scopes.clear();
        self.numbers.clear();
        self.links.clear();
        self.current = ROOT;
        self.too_large = false;
        self.scopes.push(Scope { origin: Origin::Root, atoms: 0, len: 1, offsets: 0 });
    }

    /// The number of elements.
    pub fn len(&self, scope: u32) -> u32 {
        self.scopes[scope as usize].len
    }

    /// The scopes of elements that a scope depends on.
    pub fn atoms(&self, scope: u32) -> u64 {
        self.scopes[scope as usize].atoms
    }

    /// A scope that depends on just these.
    pub fn with_atoms(&self, atoms: u64) -> Option<u32> {
        let found = self.scopes.iter().position(|scope| scope.atoms == atoms);
        found.map(|scope| scope as u32)
    }

    /// The elements `k` of the scope that belong to element `of` of its parent or outer scope.
    pub fn group(&self, scope: u32, of: u32) -> std::ops::Range<u32> {
        let offsets = (self.scopes[scope as usize].offsets + of) as usize;
        self.numbers[offsets]..self.numbers[offsets + 1]
    }

    /// The scope of the elements of a container, if there is one that depends on none of `taken`.
    pub fn elements(&self, container: u32, taken: u64) -> Option<u32> {
        let found = (0..).zip(&self.scopes).find(|(number, scope)| {
            let same =
                matches!(scope.origin, Origin::Elements { container: c, .. } if c == container);
            same && taken >> number & 1 == 0
        });
        found.map(|(number, _)| number)
    }

    /// A new scope of the elements of containers: so many for each element of `parent`.
    pub fn add_elements(
        &mut self,
        parent: u32,
        container: u32,
        sizes: impl Iterator<Item = u32>,
    ) -> Option<u32> {
        let scope = self.scopes.len() as u32;
        let offsets = self.numbers.len() as u32;
        let mut end = 0u32;
        self.numbers.push(0);
        for size in sizes {
            end = end.saturating_add(size);
            self.numbers.push(end);
        }
        let origin = Origin::Elements { parent, container };
        let atoms = self.atoms(parent) | 1u64.checked_shl(scope)?;
        self.add(Scope { origin, atoms, len: end, offsets })
    }

    fn add(&mut self, scope: Scope) -> Option<u32> {
        self.too_large |= scope.len > MOST_ELEMENTS;
        if self.too_large || self.scopes.len() >= MOST_SCOPES {
            return None;
        }
        self.scopes.push(scope);
        Some(self.scopes.len() as u32 - 1)
    }

    /// The scope that depends on what either depends on.
    pub fn join(&mut self, a: u32, b: u32) -> Option<u32> {
        let (of_a, of_b) = (self.atoms(a), self.atoms(b));
        let all = of_a | of_b;
        if all == of_a {
            return Some(a);
        }
        if all == of_b {
            return Some(b);
        }
        if let Some(scope) = self.with_atoms(all) {
            return Some(scope);
        }
        // Elements of the loop that is gone through should end up side by side.
        let current = 1u64 << self.current;
        let (outer, inner) = if of_a & current != 0 { (b, a) } else { (a, b) };
        self.product(outer, inner)
    }

    /// The scope with, for each element of `outer`, the elements of `inner` that go with it.
    pub fn product(&mut self, outer: u32, inner: u32) -> Option<u32> {
        let same = |scope: &Scope| matches!(scope.origin, Origin::Product { outer: a, inner: b, .. } if (a, b) == (outer, inner));
        if let Some(scope) = self.scopes.iter().position(same) {
            return Some(scope as u32);
        }
        let atoms = self.atoms(outer) | self.atoms(inner);
        let common = self.with_atoms(self.atoms(outer) & self.atoms(inner))?;
        if common == ROOT {
            return self.full_product(outer, inner, atoms);
        }
        let (from_outer, from_inner) = (self.links(outer, common)?, self.links(inner, common)?);
        // How many elements of the inner scope belong to each of the common one, and the rank of each there.
        let counts = self.numbers.len() as u32;
        self.numbers.resize(self.numbers.len() + self.len(common) as usize, 0);
        let ranks = self.numbers.len() as u32;
        for k in 0..self.len(inner) {
            let at = (counts + self.link(from_inner, k)) as usize;
            self.numbers.push(self.numbers[at]);
            self.numbers[at] += 1;
        }
        let offsets = self.numbers.len() as u32;
        let mut end = 0u32;
        self.numbers.push(0);
        for k in 0..self.len(outer) {
            end = end.saturating_add(self.numbers[(counts + self.link(from_outer, k)) as usize]);
            self.numbers.push(end);
        }
        let origin = Origin::Product { outer, inner, ranks: Links::At(ranks) };
        let scope = self.add(Scope { origin, atoms, len: end, offsets })?;
        // Which pairs they are.
        let starts = self.numbers.len() as u32;
        let mut start = 0;
        for k in 0..self.len(common) {
            self.numbers.push(start);
            start += self.numbers[(counts + k) as usize];
        }
        let by_common = self.numbers.len() as u32;
        self.numbers.resize(self.numbers.len() + start as usize, 0);
        for k in 0..self.len(inner) {
            let first = self.numbers[(starts + self.link(from_inner, k)) as usize];
            let rank = self.numbers[(ranks + k) as usize];
            self.numbers[(by_common + first + rank) as usize] = k;
        }
        let to_outer = self.numbers.len() as u32;
        for k in 0..self.len(outer) {
            let new = self.numbers.len() + self.group(scope, k).len();
            self.numbers.resize(new, k);
        }
        let to_inner = self.numbers.len() as u32;
        for k in 0..self.len(outer) {
            let first = self.numbers[(starts + self.link(from_outer, k)) as usize];
            for rank in 0..self.group(scope, k).len() as u32 {
                self.numbers.push(self.numbers[(by_common + first + rank) as usize]);
            }
        }
        self.links.push((scope, outer, Links::At(to_outer)));
        self.links.push((scope, inner, Links::At(to_inner)));
        Some(scope)
    }

    /// The product of two scopes that have nothing in common.
    fn full_product(&mut self, outer: u32, inner: u32, atoms: u64) -> Option<u32> {
        let (rows, cols) = (self.len(outer), self.len(inner));
        let len = rows.saturating_mul(cols);
        if len > MOST_ELEMENTS {
            self.too_large = true;
            return None;
        }
        let offsets = self.numbers.len() as u32;
        self.numbers.extend((0..=rows).map(|k| k * cols));
        let origin = Origin::Product { outer, inner, ranks: Links::Own };
        let scope = self.add(Scope { origin, atoms, len, offsets })?;
        Some(scope)
    }

    /// The links from a product of all elements of two scopes to one of these.
    fn links_of_full(&mut self, outer: u32, inner: u32, to: u32) -> Links {
        let (rows, cols) = (self.len(outer), self.len(inner));
        let at = self.numbers.len() as u32;
        self.numbers.reserve((rows * cols) as usize);
        for k in 0..rows {
            match to == outer {
                true => self.numbers.resize(self.numbers.len() + cols as usize, k),
                false => self.numbers.extend(0..cols),
            }
        }
        Links::At(at)
    }

    /// The number that an element is linked to.
    #[inline(always)]
    pub fn link(&self, links: Links, k: u32) -> u32 {
        match links {
            Links::Own => k,
            Links::At(at) => self.numbers[(at + k) as usize],
        }
    }

    /// The links at `at` and all that is behind them.
    #[inline(always)]
    pub fn numbers(&self, at: u32) -> &[u32] {
        &self.numbers[at as usize..]
    }

    /// How the elements of a scope lie in a product of all its elements with all of another one.
    pub fn factor(&self, product: u32, of: u32) -> Option<Factor> {
        let Origin::Product { outer, inner, ranks: Links::Own } =
            self.scopes[product as usize].origin
        else {
            return None;
        };
        match of {
            _ if of == outer => Some(Factor::Outer { times: self.len(inner) }),
            _ if of == inner => Some(Factor::Inner { times: self.len(outer) }),
            _ => None,
        }
    }

    /// For each element of `from` the element of `to` that it belongs to; `from` depends on all that `to` does.
    pub fn links(&mut self, from: u32, to: u32) -> Option<Links> {
        if from == to {
            return Some(Links::Own);
        }
        if let Some(&(.., links)) = self.links.iter().find(|known| (known.0, known.1) == (from, to))
        {
            return Some(links);
        }
        let wanted = self.atoms(to);
        let within = |scopes: &Self, scope: u32| wanted & !scopes.atoms(scope) == 0;
        let found = match self.scopes[from as usize].origin {
            Origin::Root => return None,
            Origin::Product { outer, inner, ranks: Links::Own } if to == outer || to == inner => {
                self.links_of_full(outer, inner, to)
            }
            Origin::Elements { parent, .. } => {
                let first = self.numbers.len() as u32;
                for k in 0..self.len(parent) {
                    let new = self.numbers.len() + self.group(from, k).len();
                    self.numbers.resize(new, k);
                }
                self.through(Links::At(first), from, parent, to)?
            }
            Origin::Product { outer, .. } if within(self, outer) => {
                let first = self.links(from, outer)?;
                self.through(first, from, outer, to)?
            }
            Origin::Product { inner, .. } if within(self, inner) => {
                let first = self.links(from, inner)?;
                self.through(first, from, inner, to)?
            }
            // Some of both: the same pairs in another order, or fewer of them.
            Origin::Product { .. } => self.links_to_product(from, to)?,
        };
        self.links.push((from, to, found));
        Some(found)
    }

    /// Links that go on from `middle` to `to`.
    fn through(&mut self, first: Links, from: u32, middle: u32, to: u32) -> Option<Links> {
        let second = self.links(middle, to)?;
        if second == Links::Own {
            return Some(first);
        }
        let at = self.numbers.len() as u32;
        for k in 0..self.len(from) {
            self.numbers.push(self.link(second, self.link(first, k)));
        }
        Some(Links::At(at))
    }

    fn links_to_product(&mut self, from: u32, to: u32) -> Option<Links> {
        let Scope { origin: Origin::Product { outer, inner, ranks }, offsets, .. } =
            self.scopes[to as usize]
        else {
            return None;
        };
        let (to_outer, to_inner) = (self.links(from, outer)?, self.links(from, inner)?);
        let at = self.numbers.len() as u32;
        for k in 0..self.len(from) {
            let first = self.numbers[(offsets + self.link(to_outer, k)) as usize];
            self.numbers.push(first + self.link(ranks, self.link(to_inner, k)));
        }
        Some(Links::At(at))
    }
}
