//! In how many instances of its lifespan a situation composes at once.

use super::endings::end;
use crate::model::{Detect, End, Lifespan, Quantifier, Situation, Terminator};

/// How many, and what says so.
pub(super) struct Room {
    pub(super) instances: u32,
    /// The key makes it fewer than are open.
    per_key: bool,
}

pub(super) fn room(situation: &Situation, lifespan: &Lifespan) -> Room {
    let (met, open) = (lifespan.met(), lifespan.slots());
    let (instances, keyed) = if lifespan.is_single() {
        (1, false)
    } else if situation.kind.temporal() {
        (open, false)
    } else if situation.detect == Detect::Immediate {
        (met, lifespan.key.is_some())
    } else {
        let ends = lifespan.terminators.iter();
        let ends: Vec<_> = ends.filter(|t| end(t) == End::Terminate).collect();
        if ends.iter().all(|t| ends_one(t)) {
            let clauses = u32::try_from(ends.len()).unwrap_or(u32::MAX);
            (clauses.min(open), false)
        } else if lifespan.key.is_some() && ends.iter().all(|t| by_key(t)) {
            (met, true)
        } else {
            (open, false)
        }
    };
    Room {
        instances,
        per_key: keyed && met < open,
    }
}

fn ends_one(terminator: &Terminator) -> bool {
    match terminator {
        Terminator::Event { which, .. } => *which != Quantifier::Each,
        Terminator::At { .. } | Terminator::After { .. } => false,
    }
}

fn by_key(terminator: &Terminator) -> bool {
    match terminator {
        Terminator::Event { all_keys, .. } => !all_keys,
        Terminator::At { .. } | Terminator::After { .. } => false,
    }
}

impl Room {
    /// What to lower, beside a `max`.
    pub(super) fn instead(&self, lifespan: &Lifespan) -> String {
        let name = &lifespan.name;
        match lifespan.per_key {
            _ if self.instances < 2 => String::new(),
            Some(per_key) if self.per_key => format!(" or `per_key {per_key}` of `{name}`"),
            _ => format!(" or `max_open {}` of `{name}`", lifespan.max_open),
        }
    }
}
