//! Stateless rules: the events that an event makes, and the actions that it queues
//! (language.md, 2.1).

use super::expr::{Missing, decide, evaluate};
use super::rules::own;
use super::{Interpreter, Output};
use crate::model::{Expr, OnFull, Source, Value};
use std::collections::VecDeque;

/// An event, by its source, with its attributes.
pub(super) type Arrived = (Source, Vec<Value>);

/// An action that waits for the host.
#[derive(Clone, Debug, PartialEq)]
pub struct Queued {
    /// Ticks of the event or detection that it is bound to.
    pub t: u64,
    /// Ordinal of the accepted call that queued it, from 1.
    pub call: u64,
    /// The action, by declaration.
    pub action: usize,
    /// Its attributes, by declaration.
    pub values: Vec<Value>,
}

impl Interpreter {
    /// The action that waits longest, for the host to do.
    pub fn next_action(&mut self) -> Option<Queued> {
        self.queue.pop_front()
    }

    /// An event and all that it makes, the event itself first: every path of `refer`
    /// is followed to its end before the next one. Actions that are bound to these
    /// events are queued on the way; those of a detection were at its composition.
    pub(super) fn arrive(
        &mut self,
        source: Source,
        t: u64,
        values: Vec<Value>,
        arrived: &mut Vec<Arrived>,
        out: &mut Vec<Output>,
    ) {
        if let Source::Event(_) = source {
            self.act(source, t, &values, out);
        }
        arrived.push((source, values.clone()));
        let refers: Vec<usize> = self.model.refers_from(source).map(|(r, _)| r).collect();
        for refer in refers {
            let rules = &self.model.refers[refer];
            let (target, condition) = (rules.target, rules.condition.as_ref());
            match self.stateless(condition, rules.map.iter(), &values) {
                Ok(None) => {}
                Ok(Some(made)) => self.arrive(Source::Event(target), t, made, arrived, out),
                Err(_) => self.tell_refer(target, out),
            }
        }
    }

    /// Queues the actions that are bound to an event or a detection.
    pub(super) fn act(&mut self, source: Source, t: u64, values: &[Value], out: &mut Vec<Output>) {
        let actions: Vec<usize> = self.model.actions_on(source).map(|(a, _)| a).collect();
        for action in actions {
            let rules = &self.model.actions[action];
            let attributes = rules.attributes.iter().map(|attribute| &attribute.value);
            match self.stateless(rules.condition.as_ref(), attributes, values) {
                Ok(None) => {}
                Ok(Some(values)) => {
                    let call = self.call;
                    let queued = Queued {
                        t,
                        call,
                        action,
                        values,
                    };
                    self.queue(queued, out);
                }
                Err(_) => self.tell_action(action, out),
            }
        }
    }

    /// What a stateless rule makes of an event: nothing unless its condition holds.
    fn stateless<'a>(
        &self,
        condition: Option<&Expr>,
        made: impl Iterator<Item = &'a Expr>,
        values: &[Value],
    ) -> Result<Option<Vec<Value>>, Missing> {
        let own = own(values, &self.functions);
        if !condition.map_or(Ok(true), |condition| decide(condition, &own))? {
            return Ok(None);
        }
        let made = made.map(|value| evaluate(value, &own));
        made.collect::<Result<_, _>>().map(Some)
    }

    /// Lets an action wait. Without room it is lost, or the one that waits longest.
    fn queue(&mut self, queued: Queued, out: &mut Vec<Output>) {
        let Some(queue) = self.model.queue else {
            return; // the checks ask for one
        };
        let mut lost = None;
        self.queue.push_back(queued);
        if self.queue.len() > queue.max as usize {
            lost = match queue.on_full {
                OnFull::DropOldest => self.queue.pop_front(),
                OnFull::Reject | OnFull::Freeze => self.queue.pop_back(),
            };
        }
        if let Some(lost) = lost {
            self.tell_actions_full(lost.action, queue.on_full, out);
        }
    }
}

/// The actions that wait, oldest first.
pub(super) type Queue = VecDeque<Queued>;
