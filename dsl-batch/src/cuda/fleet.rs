//! All cards of a machine, whatever happens to them.

use std::ops::Range;

use super::card::{Card, Entry, Traffic};
use super::error::{Fault, OpenError};
use super::images::Kernels;
use super::recovery::{Action, Recovery};

/// Lanes that run on a card or on the CPU, with the same results.
pub trait Work {
    /// Some of the lanes, for a card.
    type Entry<'a>: Entry
    where
        Self: 'a;

    /// The number of lanes.
    fn lanes(&self) -> u32;

    /// Words of the output of a lane.
    fn output_len(&self) -> usize;

    /// These lanes, for a card.
    fn entry(&self, lanes: Range<u32>) -> Self::Entry<'_>;

    /// The output of these lanes, from the CPU.
    fn on_cpu(&self, lanes: Range<u32>) -> Vec<u32>;
}

/// The cards that are in use, one at a time; the next one is opened when one fails.
#[derive(Debug)]
pub struct Fleet {
    kernels: Kernels,
    card: Option<Card>,
    /// Cards not tried yet.
    rest: Range<u32>,
    recovery: Recovery,
    notices: Vec<String>,
    /// Of cards that are gone.
    past: Traffic,
    /// Lanes that ran on the CPU.
    cpu_lanes: u64,
}

impl Fleet {
    /// All cards of the machine.
    ///
    /// # Errors
    ///
    /// When there is none that could be used.
    pub fn open(kernels: Kernels) -> Result<Fleet, OpenError> {
        let count = Card::count()?;
        let (recovery, notices) = (Recovery::new(count), Vec::new());
        Ok(Fleet {
            kernels,
            card: None,
            rest: 0..count,
            recovery,
            notices,
            past: Traffic::default(),
            cpu_lanes: 0,
        })
    }

    /// What went wrong, each thing once, in words for the user; the list starts anew.
    pub fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// What all cards did so far.
    #[must_use]
    pub fn traffic(&self) -> Traffic {
        let mut all = self.past;
        if let Some(card) = &self.card {
            let Traffic { uploads, uploaded_words, launches, downloads, downloaded_words } =
                card.traffic();
            all.uploads += uploads;
            all.uploaded_words += uploaded_words;
            all.launches += launches;
            all.downloads += downloads;
            all.downloaded_words += downloaded_words;
        }
        all
    }

    /// Lanes that ran on the CPU for want of a card.
    #[must_use]
    pub fn cpu_lanes(&self) -> u64 {
        self.cpu_lanes
    }

    /// Runs all lanes; gives the words of their outputs, in order.
    pub fn run<W: Work>(&mut self, work: &W) -> Vec<u32> {
        let mut output =
            Vec::with_capacity(work.output_len().saturating_mul(work.lanes() as usize));
        let mut done = 0;
        while done < work.lanes() {
            let Some(card) = self.present_card() else {
                output.extend(work.on_cpu(done..work.lanes()));
                self.cpu_lanes += u64::from(work.lanes() - done);
                return output;
            };
            let lanes = done..work.lanes().min(done.saturating_add(card.1));
            match card.0.run(&work.entry(lanes.clone())) {
                Ok(words) => {
                    output.extend(words);
                    done = lanes.end;
                }
                Err(fault) => self.react(&fault, lanes.end - lanes.start),
            }
        }
        output
    }

    /// The card in use and how many lanes it may be given at once. Opens the next one if there is none.
    fn present_card(&mut self) -> Option<(&mut Card, u32)> {
        while self.card.is_none() {
            let number = self.rest.next()?;
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

    fn notice(&mut self, text: String) {
        if !self.notices.contains(&text) {
            self.notices.push(text);
        }
    }
}
