//! What a situation holds in a lifespan instance: which candidates exist, and
//! what a full list does (language.md, 3.2, 3.4, 3.6 and 4.1).

use super::absence::Seen;
use super::aggregate::Accepted;
use super::exact::Moment;
use super::rules::Rules;
use super::sums::Sums;
use super::temporal::Waits;
use crate::model::{End, OnFull, Quantifier, Source, Value};
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
    /// The event that opened it; none if time did.
    pub(super) initiator: Option<(Source, Vec<Value>)>,
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
    pub(super) lists: Vec<Vec<Candidate>>,
    /// By operand, whether an `absolute first` took its event, whatever became of it.
    taken: Vec<bool>,
    /// Forbidden and absent events.
    pub(super) seen: Seen,
    /// What counters and aggregates know of events that no list keeps, by operand.
    pub(super) sums: Vec<Sums>,
    /// Whether an `nth` fired.
    pub(super) fired: bool,
    /// What aggregating kinds keep beside lists and sums.
    pub(super) accepted: Accepted,
    /// What timers wait for beside lists.
    pub(super) waits: Waits,
}

/// An event that found a list full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Overflow {
    /// The first operand of the list.
    pub(super) operand: usize,
    pub(super) on_full: OnFull,
}

impl State {
    /// A situation that holds nothing yet, in an instance that opens at a tick.
    pub(super) fn new(rules: &Rules, opened: u64, startup: u64) -> Self {
        Self {
            phase: Phase::Open,
            lists: vec![Vec::new(); rules.lists.len()],
            taken: vec![false; rules.situation.operands.len()],
            seen: Seen::default(),
            sums: vec![Sums::default(); rules.situation.operands.len()],
            fired: false,
            accepted: Accepted::default(),
            waits: Waits::new(rules, opened, startup),
        }
    }

    /// The candidates of an operand that exist, oldest first.
    pub(super) fn existing(&self, rules: &Rules, operand: usize) -> Vec<Candidate> {
        let mut own = self.kept(rules, operand);
        // What a group cannot aggregate stays in the list for other operands alone.
        own.retain(|candidate| rules.is_sound(operand, candidate));
        own
    }

    /// Those that an operand's list holds and that nothing keeps from existing.
    fn kept(&self, rules: &Rules, operand: usize) -> Vec<Candidate> {
        let mut own = match rules.list_of(operand) {
            Some(list) => self.lists[list].clone(),
            None => Vec::new(),
        };
        own.retain(|candidate| self.may_exist(rules, operand, candidate));
        own
    }

    /// Whether an event is, or would be, preceded at an operand: in a sequence a
    /// candidate exists only while the operand before holds an older one that
    /// exists, or as many as it needs.
    fn may_exist(&self, rules: &Rules, operand: usize, event: &Candidate) -> bool {
        let Some(before) = rules.before(operand) else {
            return true;
        };
        let existing = self.existing(rules, before);
        let older = existing.iter().filter(|older| older.n < event.n);
        older.count() >= rules.least(before)
    }

    /// Lets go of what exists in no role any more: it can never be used again,
    /// since whatever comes later is newer.
    fn settle(&mut self, rules: &Rules) {
        for (list, definition) in rules.lists.iter().enumerate() {
            let exist: BTreeSet<u64> = definition
                .operands
                .iter()
                .flat_map(|&operand| self.kept(rules, operand))
                .map(|candidate| candidate.n)
                .collect();
            self.lists[list].retain(|candidate| exist.contains(&candidate.n));
        }
    }

    /// Lets go of the earlier candidates that an event drops, by operand.
    pub(super) fn drop_earlier(&mut self, rules: &Rules, drops: &[bool]) {
        for (list, definition) in rules.lists.iter().enumerate() {
            if definition.operands.iter().any(|&o| drops[o]) {
                self.lists[list].clear();
            }
        }
        for (operand, sums) in self.sums.iter_mut().enumerate() {
            if drops[operand] {
                *sums = Sums::default();
            }
        }
        self.settle(rules);
    }

    /// The operands that an admitted event may take here: an `absolute first`
    /// takes its event for ever, now.
    pub(super) fn takes(
        &mut self,
        rules: &Rules,
        event: &Candidate,
        admitted: &[bool],
    ) -> Vec<bool> {
        let mut takes = admitted.to_vec();
        for (o, operand) in rules.situation.operands.iter().enumerate() {
            if takes[o] && operand.absolute && operand.quantifier == Quantifier::First {
                takes[o] = !self.taken[o] && self.may_exist(rules, o, event);
                self.taken[o] |= takes[o];
            }
        }
        takes
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

    /// Adds an event to the lists of the operands that it takes, one after the
    /// other by declaration: what one add evicts is gone for the next.
    pub(super) fn add(
        &mut self,
        rules: &Rules,
        event: &Candidate,
        takes: &[bool],
    ) -> Vec<Overflow> {
        let mut overflows = Vec::new();
        let mut freezes = None;
        for (list, definition) in rules.lists.iter().enumerate() {
            let operand = definition.operands[0];
            let roles = &definition.operands;
            let exists = roles.iter().any(|&o| self.may_exist(rules, o, event));
            if !roles.iter().any(|&o| takes[o]) || !exists {
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
}
