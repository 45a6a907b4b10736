//! Events whose presence forbids: `any`, which takes whatever comes, stands
//! beside them as the plain case (language.md, 4.1 and 4.3).

use super::compose::Composition;
use super::expr::Lookup;
use super::rules::Rules;
use super::state::{Candidate, State};
use crate::model::{Attribute, Kind, Role, Value};
use std::collections::BTreeSet;

/// The forbidden and absent events that a situation instance has seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// Whether a forbidden event came; in `not` any.
    pub(super) forbidden: bool,
    /// Absent events by operand and number.
    absent: BTreeSet<(usize, u64)>,
}

impl Seen {
    /// Whether an absent event stands between two numbers.
    pub(super) fn absent_between(&self, operand: usize, before: u64, after: u64) -> bool {
        self.absent
            .range((operand, before + 1)..(operand, after))
            .next()
            .is_some()
    }
}

impl State {
    /// Notes an event as forbidden or absent. What it is beside that is done
    /// before: an event is not its own absent one.
    pub(super) fn see(&mut self, rules: &Rules, event: &Candidate, admitted: &[bool]) {
        for (o, operand) in rules.situation.operands.iter().enumerate() {
            if !admitted[o] {
                continue;
            }
            if operand.role == Role::Forbidden || rules.situation.kind == Kind::Not {
                self.seen.forbidden = true;
            }
            if operand.role == Role::Absent {
                self.seen.absent.insert((o, event.n));
            }
        }
        // Between two candidates stands none that is older than all of them.
        let oldest = self
            .lists
            .iter()
            .flatten()
            .map(|candidate| candidate.n)
            .min();
        self.seen
            .absent
            .retain(|(_, n)| oldest.is_some_and(|oldest| oldest < *n));
    }
}

/// `any`: an event, and the operand that admits it.
struct Alone<'a> {
    rules: &'a Rules,
    operand: usize,
    event: &'a Candidate,
}

impl Lookup for Alone<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        match attribute {
            Attribute::Common(a) => self.event.values[self.rules.common[self.operand][a]],
            other => unreachable!("{other:?} in `any`"),
        }
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.rules.functions.call(function, arguments)
    }
}

/// `not`: that nothing came.
struct NoEvent<'a>(&'a Rules);

impl Lookup for NoEvent<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        unreachable!("{attribute:?} of no event")
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.0.functions.call(function, arguments)
    }
}

/// What `any` detects: the event, once, by the first operand that admits it.
pub(super) fn any(rules: &Rules, event: &Candidate, admitted: &[bool]) -> Composition {
    match admitted.iter().position(|admitted| *admitted) {
        None => Composition::default(),
        Some(operand) => Composition::emitted(
            rules,
            &Alone {
                rules,
                operand,
                event,
            },
        ),
    }
}

/// What `not` detects at the end.
pub(super) fn not(rules: &Rules, state: &State) -> Composition {
    if state.seen.forbidden {
        return Composition::default();
    }
    Composition::emitted(rules, &NoEvent(rules))
}
