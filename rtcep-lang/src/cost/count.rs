//! `atleast`, `atmost`, `nth` (language.md, 4.2).

use super::draft::Draft;
use super::paths::Context;
use crate::plan::{CountPlan, EntryPlan};

/// What an instance may hold when the event comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing: it has just opened.
    Fresh,
    /// All that can be.
    Any,
}

impl Context<'_> {
    pub(super) fn counted(
        &self,
        count: &CountPlan,
        entry: &EntryPlan,
        state: State,
    ) -> (Vec<Draft>, u128) {
        let _ = (count, entry, state);
        (vec![self.base()], 0)
    }

    pub(super) fn counted_at_end(&self, count: &CountPlan) -> (Vec<Draft>, u128) {
        let _ = count;
        (vec![self.base()], 0)
    }
}
