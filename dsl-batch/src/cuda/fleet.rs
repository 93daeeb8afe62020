//! All cards of a machine, whatever happens to them.

use std::collections::VecDeque;
use std::ops::Range;

use super::card::{Card, Entry, Traffic};
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

/// The cards that are in use, one at a time; the next one is opened when one fails.
#[derive(Debug)]
pub struct Fleet {
    kernels: Kernels,
    card: Option<Card>,
    /// Cards not tried yet.
    rest: VecDeque<u32>,
    recovery: Recovery,
    notices: Vec<String>,
    /// Of cards that are gone.
    past: Traffic,
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
            rest: (first..there).chain(0..first).collect(),
            recovery: Recovery::new(there),
            notices: Vec::new(),
            past: Traffic::default(),
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
        let mut all = self.past;
        all += self.card.as_ref().map(Card::traffic).unwrap_or_default();
        all
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
            let Some((card, most)) = self.present_card() else {
                self.cpu_lanes += u64::from(work.lanes() - done);
                parts.push(Part::Cpu(done..work.lanes()));
                break;
            };
            let lanes = done..work.lanes().min(done.saturating_add(most));
            match card.run(&work.entry(lanes.clone())) {
                Ok(words) => {
                    done = lanes.end;
                    parts.push(Part::Output(lanes, words));
                }
                Err(fault) => self.react(&fault, lanes.end - lanes.start),
            }
        }
        parts
    }

    /// The card in use and how many lanes it may be given at once. Opens the next one if there is none.
    fn present_card(&mut self) -> Option<(&mut Card, u32)> {
        while self.card.is_none() {
            let number = self.rest.pop_front()?;
            match Card::open(number, self.kernels) {
                Ok(card) => self.card = Some(card),
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
                self.card = Some(card);
                self.past = self.traffic();
                self.card = None;
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
