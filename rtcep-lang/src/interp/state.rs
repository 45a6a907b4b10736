//! What a situation holds in a lifespan instance: which candidates exist, and
//! what a full list does (language.md, 3.2, 3.4, 3.6 and 4.1).

use super::Rules;
use super::exact::Moment;
use crate::model::{End, Kind, OnFull, Value};
use std::collections::{BTreeMap, BTreeSet};

/// An event that is kept, or offered: its time, its running number, its
/// attributes. The number tells events apart and orders them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    pub(super) t: u64,
    pub(super) n: u64,
    pub(super) values: Vec<Value>,
}

/// An open instance of a lifespan.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    /// In opening order over all lifespans, from 1.
    pub(super) ordinal: u64,
    /// By declaration.
    pub(super) lifespan: usize,
    /// None if its lifespan has none.
    pub(super) key: Option<Value>,
    pub(super) opened: Moment,
    /// The tick at which time ends it, and how; none: time never does.
    pub(super) end: Option<(u64, End)>,
    /// The situations of its lifespan, by declaration.
    pub(super) states: BTreeMap<usize, State>,
}

/// What a situation still does in an instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// It takes events.
    Open,
    /// A full list froze it: it stores and composes nothing more.
    Frozen,
    /// `once` ended it: it ignores events.
    Ended,
}

/// A situation in an instance.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) phase: Phase,
    /// Oldest first; by [`Rules::lists`].
    lists: Vec<Vec<Candidate>>,
}

/// An event that found a list full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Overflow {
    /// The first operand of the list.
    pub(super) operand: usize,
    pub(super) on_full: OnFull,
}

impl State {
    /// A situation that holds nothing yet.
    pub(super) fn new(rules: &Rules) -> Self {
        Self {
            phase: Phase::Open,
            lists: vec![Vec::new(); rules.lists.len()],
        }
    }

    /// The candidates of an operand that exist, oldest first. In a sequence one
    /// exists only while the operand before holds an older one that exists.
    pub(super) fn existing(&self, rules: &Rules, operand: usize) -> Vec<Candidate> {
        let mut own = match rules.list_of(operand) {
            Some(list) => self.lists[list].clone(),
            None => Vec::new(),
        };
        if rules.situation.kind == Kind::Sequence && operand > 0 {
            let before = self.existing(rules, operand - 1);
            own.retain(|candidate| before.iter().any(|older| older.n < candidate.n));
        }
        own
    }

    /// Lets go of what exists in no role any more: it can never be used again,
    /// since whatever comes later is newer.
    fn settle(&mut self, rules: &Rules) {
        for (list, definition) in rules.lists.iter().enumerate() {
            let exist: BTreeSet<u64> = definition
                .operands
                .iter()
                .flat_map(|&operand| self.existing(rules, operand))
                .map(|candidate| candidate.n)
                .collect();
            self.lists[list].retain(|candidate| exist.contains(&candidate.n));
        }
    }

    /// Lets go of what the window has left behind.
    pub(super) fn prune(&mut self, rules: &Rules, now: u64) {
        if let Some(within) = rules.situation.within {
            for list in &mut self.lists {
                list.retain(|candidate| now - candidate.t <= within);
            }
            self.settle(rules);
        }
    }

    /// Takes consumed events out of every list.
    pub(super) fn consume(&mut self, rules: &Rules, consumed: &BTreeSet<u64>) {
        for list in &mut self.lists {
            list.retain(|candidate| !consumed.contains(&candidate.n));
        }
        self.settle(rules);
    }

    /// Adds an event to the lists that it passes, one after the other by
    /// declaration: what one add evicts is gone for the next.
    pub(super) fn add(
        &mut self,
        rules: &Rules,
        event: &Candidate,
        passes: &[bool],
    ) -> Vec<Overflow> {
        let mut overflows = Vec::new();
        let mut freezes = None;
        for (list, definition) in rules.lists.iter().enumerate() {
            let operand = definition.operands[0];
            let exists = definition
                .operands
                .iter()
                .any(|&role| self.would_exist(rules, role, event));
            if !passes[operand] || !exists {
                continue;
            }
            let on_full = definition.on_full;
            if definition
                .max
                .is_some_and(|max| self.lists[list].len() >= max as usize)
            {
                match on_full {
                    OnFull::Reject => {
                        overflows.push(Overflow { operand, on_full });
                        continue;
                    }
                    OnFull::DropOldest => {
                        overflows.push(Overflow { operand, on_full });
                        self.lists[list].remove(0);
                        self.settle(rules);
                    }
                    OnFull::Freeze => {
                        // Strikes after the other adds, named after the first such operand.
                        freezes = freezes.or(Some(Overflow { operand, on_full }));
                        continue;
                    }
                }
            }
            self.lists[list].push(event.clone());
        }
        if freezes.is_some() {
            self.phase = Phase::Frozen;
        }
        overflows.extend(freezes);
        overflows
    }

    /// Whether a new event would exist as a candidate of an operand.
    fn would_exist(&self, rules: &Rules, operand: usize, event: &Candidate) -> bool {
        rules.situation.kind == Kind::All
            || operand == 0
            || self
                .existing(rules, operand - 1)
                .iter()
                .any(|older| older.n < event.n)
    }
}
