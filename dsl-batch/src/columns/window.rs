//! Some elements of the outermost loop at a time, with all their work counted.
//!
//! Where the upper bound of the work of all elements is more than a step may do, the first one is gone through by itself. What it took tells
//! how many are needed to reach the limit. Those are gone through in one go if there is room for their values, and one window behind the other if not:
//! what each of them took adds up.

use super::work::{Bounds, Work};
use super::{Columns, ROOT, Sight, Solitary};
use kernels::value::Value;

/// Some elements of the outermost loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub from: u32,
    pub len: u32,
}

/// What the elements of a window took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    least: u64,
    /// How many elements there are in all.
    of: u64,
}

impl Window {
    const FIRST: Window = Window { from: 0, len: 1 };

    pub fn size(self) -> Bounds {
        Bounds::exactly(self.len.into())
    }

    const fn end(self) -> u32 {
        self.from + self.len
    }
}

impl Columns {
    /// The elements to go through after the last attempt; none if there are no more, or all of them seem to take less work than a step may do.
    pub(super) fn next_window(&mut self) -> Option<Window> {
        let Some(window) = self.window else { return Some(Window::FIRST) };
        let of = self.cut?.of;
        let values = self.values.len() as u64 / u64::from(window.len) + 1;
        if window.from == 0 {
            let each = self.work.total.least / u64::from(window.len);
            let guess = self.limits.work / each.max(1) + 1;
            let more = guess.max(2 * u64::from(window.len)).min(of);
            // Some of the values are the same for all elements, so this is more than there will be. Where all elements seem to take less work than a step may
            // do, they are worth an attempt that may find too little room: windows would not give a value.
            let room = if guess > of { 4 } else { 2 } * self.limits.values as u64;
            if more * values <= room {
                return Some(Window { from: 0, len: u32::try_from(more).ok()? });
            }
            if guess > of {
                return None;
            }
        }
        self.earlier = self.least(false);
        let from = window.end();
        let len =
            (self.limits.values as u64 / 4 / values).max(1).min(of.saturating_sub(from.into()));
        Some(Window { from, len: u32::try_from(len).ok()? }).filter(|next| next.len > 0)
    }

    /// The least that the step takes up to the end of the window, or of the whole loop, if that is known.
    pub(super) fn least(&self, is_whole: bool) -> u64 {
        match (self.window, self.cut) {
            (Some(Window { from: 1.., .. }), Some(cut)) => self.earlier.saturating_add(cut.least),
            (_, Some(_)) => self.work.total.least,
            (_, None) if is_whole => self.work.total.least,
            (_, None) => 0,
        }
    }

    /// Which elements of so many are gone through, if not all: those of the outermost loop.
    pub(super) fn window_of(&self, sizes: Bounds) -> Option<Window> {
        let Window { from, len } = self.window.filter(|_| self.scopes.current == ROOT)?;
        let of = u32::try_from(sizes.most).unwrap_or(u32::MAX);
        (from > 0 || len < of).then(|| Window { from, len: len.min(of.saturating_sub(from)) })
    }

    /// Ends the attempt after a window of so many elements, whose calls gave these results; `before` them there was this work.
    pub(super) fn end_window(
        &mut self,
        lane: &mut Solitary<'_>,
        results: Option<Sight>,
        of: Bounds,
        before: Work,
    ) -> Option<()> {
        self.column(lane, results?)?;
        let least = self.work.since(before).total.least;
        self.cut = lane.check().is_ok().then_some(Cut { least, of: of.most });
        None
    }

    /// Some elements of a container, which have a scope of their own.
    pub(super) fn some_elements(
        &mut self,
        lane: &mut Solitary<'_>,
        container: u32,
        window: Window,
    ) -> Option<(Sight, u32, u32)> {
        let container = self.values[self.columns[container as usize].start as usize];
        // No container has this number: these elements are nobody else's.
        let scope = self.scopes.add_elements(ROOT, u32::MAX, std::iter::once(window.len))?;
        let elements = self.side(lane, container, scope, window)?;
        Some((Sight::Column(elements), elements, scope))
    }

    /// The column of some elements of a container.
    pub(super) fn side(
        &mut self,
        lane: &mut Solitary<'_>,
        container: Value,
        scope: u32,
        Window { from, len }: Window,
    ) -> Option<u32> {
        let start = self.values.len();
        self.push_elements(lane, container)?;
        self.values.truncate(start + (from + len) as usize);
        self.values.drain(start..start + from as usize);
        Some(self.finish(lane, scope, start as u32))
    }
}
