//! What to do when a card fails.

use super::error::Fault;

/// What to do with the lanes of a run that went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The same card, at most this many lanes at once.
    Smaller(u32),
    /// Another card; this one is not used again.
    OtherCard,
    /// The CPU; no card is left.
    Cpu,
}

/// Decides, fault after fault. A card is given less to do while its memory is short, and given up when that does not help or
/// anything else goes wrong. So every run ends: each step halves the lanes or takes a card away.
#[derive(Clone, Debug)]
pub struct Recovery {
    /// Cards that work.
    cards: u32,
    /// The most lanes at once that the present card was not found too small for.
    most: u32,
}

impl Recovery {
    /// All cards work, as far as anybody knows.
    #[must_use]
    pub fn new(cards: u32) -> Recovery {
        Recovery { cards, most: u32::MAX }
    }

    /// The most lanes to give a card at once.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.most
    }

    /// Cards that work.
    #[must_use]
    pub fn cards(&self) -> u32 {
        self.cards
    }

    /// A run of `lanes` lanes on the present card went wrong.
    pub fn after(&mut self, fault: &Fault, lanes: u32) -> Action {
        if fault.is_memory() && lanes > 1 {
            self.most = lanes / 2;
            return Action::Smaller(self.most);
        }
        self.card_lost()
    }

    /// The present card cannot be used any more, or never could.
    pub fn card_lost(&mut self) -> Action {
        self.cards = self.cards.saturating_sub(1);
        self.most = u32::MAX;
        if self.cards > 0 { Action::OtherCard } else { Action::Cpu }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cust::error::CudaError;

    fn fault(source: CudaError) -> Fault {
        Fault { what: "a test", source }
    }

    #[test]
    fn less_at_once_then_another_card_then_the_cpu() {
        let mut recovery = Recovery::new(2);
        let memory = fault(CudaError::OutOfMemory);
        assert_eq!(recovery.after(&memory, 5), Action::Smaller(2));
        assert_eq!(recovery.most(), 2);
        assert_eq!(recovery.after(&memory, 2), Action::Smaller(1));
        assert_eq!(recovery.after(&memory, 1), Action::OtherCard);
        assert_eq!(recovery.most(), u32::MAX);
        assert_eq!(recovery.after(&fault(CudaError::LaunchFailed), 100), Action::Cpu);
        assert_eq!(recovery.cards(), 0);
    }

    #[test]
    fn every_run_ends() {
        for errors in 0..64u32 {
            let mut recovery = Recovery::new(3);
            let mut lanes = 1000;
            let mut steps = 0;
            loop {
                let memory = errors >> (steps % 6) & 1 == 1;
                let fault =
                    fault(if memory { CudaError::OutOfMemory } else { CudaError::IllegalAddress });
                match recovery.after(&fault, lanes) {
                    Action::Smaller(fewer) => lanes = fewer,
                    Action::OtherCard => lanes = 1000,
                    Action::Cpu => break,
                }
                steps += 1;
                assert!(steps <= 3 * 11);
            }
        }
    }
}
