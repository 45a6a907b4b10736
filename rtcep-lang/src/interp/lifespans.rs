//! Opening and closing of lifespan instances, their limits and freezes
//! (language.md, 5).

use super::exact::Moment;
use super::state::{Instance, State};
use super::stateless::Arrived;
use super::{Interpreter, Output};
use crate::model::{End, Moment as Absolute, OnFull, Policy, Source, Terminator, Value};
use std::collections::BTreeMap;

/// What of a lifespan is frozen.
#[derive(Clone, Debug, Default)]
pub(super) struct Frozen {
    /// All of it, until none of its instances is open.
    all: bool,
    /// These keys, each until none of its instances is open.
    keys: Vec<Value>,
}

impl Interpreter {
    /// Opens the instances that are there from startup. One that is over already
    /// keeps its number.
    pub(super) fn start(&mut self, t: u64) {
        self.startup = t;
        self.await_openings();
        for lifespan in 0..self.model.lifespans.len() {
            if !self.model.lifespans[lifespan].starts() {
                continue;
            }
            if self.is_over(lifespan, t) {
                self.opened += 1;
            } else {
                self.push(lifespan, None, None, t);
            }
        }
    }

    /// The key of an event in a lifespan; none if the lifespan has none.
    pub(super) fn key(&self, lifespan: usize, source: Source, values: &[Value]) -> Option<Value> {
        let key = self.model.lifespans[lifespan].key.as_ref()?;
        let attribute = key.attribute(source)?;
        values.get(attribute).copied()
    }

    /// The places of the open instances of a lifespan with a key, or of all if
    /// there is no key, in opening order.
    pub(super) fn open_with(&self, lifespan: usize, key: Option<Value>) -> Vec<usize> {
        let instances = self.open.iter().enumerate();
        instances
            .filter(|(_, instance)| instance.lifespan == lifespan)
            .filter(|(_, instance)| key.is_none() || instance.key == key)
            .map(|(place, _)| place)
            .collect()
    }

    /// The tick of an absolute end; none if it never comes. One before startup has
    /// come already.
    fn tick_of(&self, end: Absolute) -> Option<u64> {
        match end {
            Absolute::Tick(tick) => Some(tick),
            Absolute::SinceStartup(_) => end.tick(self.startup),
        }
    }

    /// Whether an absolute end has come by `t`: nothing opens any more.
    pub(super) fn is_over(&self, lifespan: usize, t: u64) -> bool {
        let mut terminators = self.model.lifespans[lifespan].terminators.iter();
        terminators.any(|terminator| match terminator {
            Terminator::At { moment, .. } => self.tick_of(*moment).is_some_and(|end| end <= t),
            Terminator::Event { .. } | Terminator::After { .. } => false,
        })
    }

    /// When time ends an instance that opens at `t`, and how; of two clauses for one
    /// tick as the first declared says. An end beyond the last tick never comes.
    fn end(&self, lifespan: usize, t: u64) -> Option<(u64, End)> {
        let terminators = self.model.lifespans[lifespan].terminators.iter();
        let ends = terminators.filter_map(|terminator| match terminator {
            Terminator::Event { .. } => None,
            Terminator::At { moment, end } => Some((self.tick_of(*moment)?, *end)),
            Terminator::After { ticks, end } => Some((t.checked_add(*ticks)?, *end)),
        });
        // The first of equals.
        ends.min_by_key(|(t, _)| *t)
    }

    /// Opens an instance if time, policy and limits let it; tells whether it did.
    pub(super) fn open(
        &mut self,
        lifespan: usize,
        key: Option<Value>,
        initiator: Option<Arrived>,
        t: u64,
        out: &mut Vec<Output>,
    ) -> bool {
        if self.is_over(lifespan, t) {
            return false;
        }
        let rules = &self.model.lifespans[lifespan];
        let (policy, on_full) = (rules.policy, rules.on_full);
        let same = self.open_with(lifespan, key);
        let all = self.open_with(lifespan, None);
        // What is ignored is no loss, even if frozen.
        if policy == Policy::Ignore && !same.is_empty() {
            return false;
        }
        let frozen = &self.frozen[lifespan];
        if frozen.all || key.is_some_and(|key| frozen.keys.contains(&key)) {
            self.lose_instance(lifespan, t);
            return false;
        }
        let key_full = key.is_some() && same.len() >= rules.per_key() as usize;
        let type_full = all.len() >= rules.max_open as usize;
        if !key_full && !type_full {
            self.push(lifespan, key, initiator, t);
            return true;
        }
        self.tell_full(lifespan, on_full, out);
        match on_full {
            OnFull::Reject => {}
            OnFull::Freeze => {
                let frozen = &mut self.frozen[lifespan];
                match key {
                    Some(key) if !type_full => frozen.keys.push(key),
                    _ => frozen.all = true,
                }
            }
            OnFull::DropOldest => {
                // Where both are full, the oldest of the key satisfies both.
                let oldest = if key_full { same[0] } else { all[0] };
                let dropped = BTreeMap::from([(self.open[oldest].ordinal, End::Discard)]);
                let at = self.losses.moment(t);
                self.close(&dropped, at);
                self.push(lifespan, key, initiator, t);
            }
        }
        self.lose_instance(lifespan, t);
        on_full == OnFull::DropOldest
    }

    /// Opens an instance.
    fn push(&mut self, lifespan: usize, key: Option<Value>, initiator: Option<Arrived>, t: u64) {
        self.opened += 1;
        let states = self.model.situations_in(lifespan).into_iter();
        let states = states.map(|situation| {
            let rules = &self.rules[situation];
            (situation, State::new(rules, t, self.startup))
        });
        let states = states.collect();
        let end = self.end(lifespan, t);
        self.open.push(Instance {
            ordinal: self.opened,
            lifespan,
            key,
            opened: self.losses.moment(t),
            initiator,
            end,
            states,
        });
    }

    /// Closes instances, given by ordinal; gives them with how they ended, by
    /// declaration of their lifespans and then by opening.
    pub(super) fn close(&mut self, ended: &BTreeMap<u64, End>, at: Moment) -> Vec<(Instance, End)> {
        let mut closed = Vec::new();
        for instance in std::mem::take(&mut self.open) {
            match ended.get(&instance.ordinal) {
                None => self.open.push(instance),
                Some(&end) => {
                    self.losses.close(instance.ordinal, at);
                    closed.push((instance, end));
                }
            }
        }
        for (lifespan, frozen) in self.frozen.iter_mut().enumerate() {
            let open = || self.open.iter().filter(|i| i.lifespan == lifespan);
            frozen.all &= open().next().is_some();
            frozen
                .keys
                .retain(|key| open().any(|i| i.key.as_ref() == Some(key)));
        }
        // Stable: instances of one lifespan stay in opening order.
        closed.sort_by_key(|(instance, _)| instance.lifespan);
        closed
    }
}
