//! What the triggers of a rule set enter, by source.

use super::entered::Entered;
use super::stateless::RuleCosts;
use crate::model::Source;
use crate::plan::Expansions;

/// What events and detections enter, and what stateless rules make of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Triggers<'a> {
    pub(super) events: &'a [Entered],
    pub(super) situations: &'a [Entered],
    pub(super) expansions: &'a Expansions,
    pub(super) rules: &'a [RuleCosts],
}

impl<'a> Triggers<'a> {
    /// What an event of `source` enters itself, once, and what each event enters that is
    /// made of it, with how many there are at most.
    pub(super) fn entered(
        self,
        source: Source,
    ) -> impl Iterator<Item = (Source, &'a Entered, u64)> {
        let own = match source {
            Source::Event(e) => &self.events[e],
            Source::Situation(s) => &self.situations[s],
        };
        let made = self.expansions.of(source).made.iter();
        let made = made.map(move |&(e, n)| (Source::Event(e), &self.events[e], n));
        std::iter::once((source, own, 1)).chain(made)
    }
}
