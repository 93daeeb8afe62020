//! All cards of a machine, whatever happens to them.

use std::collections::VecDeque;
use std::ops::Range;

use super::card::{Card, Entry, Signal, Traffic, no_memory};
use super::error::{Fault, OpenError};
use super::images::Kernels;
use super::recovery::{Action, Recovery};

/// Lanes for cards.
pub trait Work {
    /// Some of the lanes, for a card.
    type Entry<'a>: Entry
    where
        Self: 'a;

    /// The number of lanes.
    fn lanes(&self) -> u32;

    /// These lanes, for a card.
    fn entry(&self, lanes: Range<u32>) -> Self::Entry<'_>;
}

/// What came of consecutive lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A card ran them and gave this output.
    Output(Range<u32>, Vec<u32>),
    /// No card is left: the CPU must run them.
    Cpu(Range<u32>),
}

impl Part {
    /// The lanes.
    #[must_use]
    pub fn lanes(&self) -> &Range<u32> {
        match self {
            Part::Output(lanes, _) | Part::Cpu(lanes) => lanes,
        }
    }
}

/// Lanes that a card runs.
#[derive(Debug)]
pub struct Run {
    lanes: Range<u32>,
    /// Which of the cards that were opened.
    card: u64,
    ticket: usize,
    signal: Signal,
}

impl Run {
    /// Waits until the lanes have run, while others use the fleet; [`Fleet::finish`] must be told what came of it.
    pub fn wait(&self) -> Result<(), Fault> {
        self.signal.wait()
    }
}

/// A card that failed, until the runs that it has under way are finished.
#[derive(Debug)]
struct Retired {
    card: Card,
    opened: u64,
    runs: usize,
}

/// The cards that are in use, one at a time; the next one is opened when one fails.
#[derive(Debug)]
pub struct Fleet {
    kernels: Kernels,
    card: Option<Card>,
    /// Runs that it has under way.
    runs: usize,
    /// Cards opened so far.
    opened: u64,
    retired: Vec<Retired>,
    /// Cards not tried yet.
    rest: VecDeque<u32>,
    recovery: Recovery,
    notices: Vec<String>,
    /// Of cards that are gone.
    past: Traffic,
    /// What was told of it all.
    told: Traffic,
    /// Lanes left to the CPU.
    cpu_lanes: u64,
}

impl Fleet {
    /// All cards of the machine, beginning with this one.
    ///
    /// # Errors
    ///
    /// When there is no such card.
    pub fn new(first: u32, kernels: Kernels) -> Result<Fleet, OpenError> {
        let there = Card::count()?;
        if first >= there {
            return Err(OpenError::NoSuchCard { asked: first, there });
        }
        Ok(Fleet {
            kernels,
            card: None,
            runs: 0,
            opened: 0,
            retired: Vec::new(),
            rest: (first..there).chain(0..first).collect(),
            recovery: Recovery::new(there),
            notices: Vec::new(),
            past: Traffic::default(),
            told: Traffic::default(),
            cpu_lanes: 0,
        })
    }

    /// Opens the first card, which otherwise the first run does.
    ///
    /// # Errors
    ///
    /// When it cannot be used.
    pub fn open(&mut self) -> Result<&Card, OpenError> {
        let card = match (self.card.take(), self.rest.front()) {
            (Some(card), _) => card,
            (None, None) => return Err(OpenError::NoCard),
            (None, Some(&number)) => {
                let card = Card::open(number, self.kernels)?;
                self.opened += 1;
                self.rest.pop_front();
                card
            }
        };
        Ok(self.card.insert(card))
    }

    /// The card in use.
    #[must_use]
    pub fn card(&self) -> Option<&Card> {
        self.card.as_ref()
    }

    /// What went wrong, each thing once, in words for the user; the list starts anew.
    pub fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// What all cards did so far.
    #[must_use]
    pub fn traffic(&self) -> Traffic {
        let retired = self.retired.iter().map(|retired| &retired.card);
        let mut all = self.past;
        self.card.iter().chain(retired).for_each(|card| all += card.traffic());
        all
    }

    /// What all cards did since this was asked last.
    pub fn take_traffic(&mut self) -> Traffic {
        let all = self.traffic();
        all - std::mem::replace(&mut self.told, all)
    }

    /// Lanes left to the CPU for want of a card.
    #[must_use]
    pub fn cpu_lanes(&self) -> u64 {
        self.cpu_lanes
    }

    /// Runs all lanes; gives what came of them, in order.
    pub fn run<W: Work>(&mut self, work: &W) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut done = 0;
        while done < work.lanes() {
            let Some(run) = self.start(work, done) else {
                parts.push(Part::Cpu(done..work.lanes()));
                break;
            };
            let waited = run.wait();
            if let Some(part) = self.finish(run, waited) {
                done = part.lanes().end;
                parts.push(part);
            }
        }
        parts
    }

    /// Starts to run lanes from the first on, as many as the card may be given at once; none when no card is left: then the CPU must
    /// run them all. A card has two runs under way; a third loses the first.
    pub fn start<W: Work>(&mut self, work: &W, first: u32) -> Option<Run> {
        loop {
            let Some((card, most)) = self.present_card() else {
                self.cpu_lanes += u64::from(work.lanes() - first);
                return None;
            };
            let lanes = first..work.lanes().min(first.saturating_add(most));
            let submitted = card.submit(&work.entry(lanes.clone()));
            match submitted.map(|ticket| (ticket, card.signal(ticket))) {
                Ok((ticket, Some(signal))) => {
                    self.runs += 1;
                    return Some(Run { lanes, card: self.opened, ticket, signal });
                }
                Ok((_, None)) => self.react(&no_memory(), lanes.end - lanes.start),
                Err(fault) => self.react(&fault, lanes.end - lanes.start),
            }
        }
    }

    /// What came of a run; none if its lanes must run again.
    pub fn finish(&mut self, run: Run, waited: Result<(), Fault>) -> Option<Part> {
        let Run { lanes, card, ticket, signal } = run;
        drop(signal);
        if card != self.opened || self.card.is_none() {
            let of_run = |retired: &&mut Retired| retired.opened == card;
            if let Some(retired) = self.retired.iter_mut().find(of_run) {
                retired.runs -= 1;
            }
            self.close_retired();
            return None;
        }
        self.runs -= 1;
        let card = self.card.as_mut()?;
        let found = match waited {
            Ok(()) => card.wait(ticket),
            Err(fault) => {
                card.abandon(ticket);
                Err(fault)
            }
        };
        match found {
            Ok(words) => Some(Part::Output(lanes, words)),
            Err(fault) => {
                self.react(&fault, lanes.end - lanes.start);
                None
            }
        }
    }

    fn close_retired(&mut self) {
        let (closed, open): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.retired).into_iter().partition(|retired| retired.runs == 0);
        self.retired = open;
        closed.iter().for_each(|retired| self.past += retired.card.traffic());
    }

    /// The card in use and how many lanes it may be given at once. Opens the next one if there is none.
    fn present_card(&mut self) -> Option<(&mut Card, u32)> {
        while self.card.is_none() {
            let number = self.rest.pop_front()?;
            match Card::open(number, self.kernels) {
                Ok(card) => {
                    self.opened += 1;
                    self.card = Some(card);
                }
                Err(error) => {
                    self.recovery.card_lost();
                    self.notice(format!("{error}; {}", self.what_next()));
                }
            }
        }
        let most = self.recovery.most();
        self.card.as_mut().map(|card| (card, most))
    }

    fn react(&mut self, fault: &Fault, lanes: u32) {
        let Some(card) = self.card.take() else { return };
        let number = card.number();
        match self.recovery.after(fault, lanes) {
            Action::Smaller(_) => {
                self.notice(format!(
                    "CUDA card {number} is short of memory: running fewer lanes at once"
                ));
                self.card = Some(card);
            }
            Action::OtherCard | Action::Cpu => {
                let runs = std::mem::take(&mut self.runs);
                self.retired.push(Retired { card, opened: self.opened, runs });
                self.close_retired();
                self.notice(format!("CUDA card {number}: {fault}; {}", self.what_next()));
            }
        }
    }

    fn what_next(&self) -> &'static str {
        if self.rest.is_empty() { "going on with the CPU" } else { "going on with another card" }
    }

    /// Adds something to what went wrong.
    pub fn notice(&mut self, text: String) {
        if !self.notices.contains(&text) {
            self.notices.push(text);
        }
    }
}
