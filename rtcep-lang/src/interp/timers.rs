//! What is due at which tick, and in which order (language.md, 1.3 and 1.4).

use super::exact::Moment;
use super::tell::Kept;
use super::{Interpreter, Output, temporal};
use crate::model::{End, Initiator};
use std::collections::{BTreeMap, BTreeSet};

impl Interpreter {
    /// The tick of the next timer; none if no timer waits. This one is exact: an end,
    /// a timer of a situation, an opening.
    #[must_use]
    pub fn next_deadline(&self) -> Option<u64> {
        let ends = self.open.iter().filter_map(|instance| instance.end);
        let timers = self.open.iter().flat_map(|instance| {
            let states = instance.states.iter();
            states.filter_map(|(&s, state)| temporal::due(&self.rules[s], state))
        });
        let openings = self.openings.iter().map(|&(t, _)| t);
        ends.map(|(t, _)| t).chain(timers).chain(openings).min()
    }

    /// Notes the absolute openings that are still to come, as the clock starts.
    /// Two of a lifespan at one tick are one.
    pub(super) fn await_openings(&mut self) {
        let mut openings = BTreeSet::new();
        for (lifespan, rules) in self.model.lifespans.iter().enumerate() {
            for initiator in &rules.initiators {
                if let Initiator::At(moment) = initiator
                    && let Some(t) = moment.tick(self.startup)
                    && !self.is_over(lifespan, t)
                {
                    openings.insert((t, lifespan));
                }
            }
        }
        self.openings = openings;
    }

    /// Runs the timers that are due by `t`, tick by tick. What is due at a tick
    /// is taken from the state before: all of it closes, then composes, then the
    /// timers of situations fire, then the absolute openings open, and only then
    /// are the detections processed, as events of that tick.
    pub(super) fn sweep(&mut self, t: u64, out: &mut Vec<Output>) {
        while let Some(due) = self.next_deadline().filter(|&due| due <= t) {
            let ended: BTreeMap<u64, End> = self
                .open
                .iter()
                .filter_map(|instance| match instance.end {
                    Some((at, end)) if at == due => Some((instance.ordinal, end)),
                    _ => None,
                })
                .collect();
            let closed = self.close(&ended, Moment::start_of(due));
            let mut kept = self.conclude(closed, due, out);
            self.fire(due, t, &mut kept, out);
            self.open_absolute(due, out);
            self.follow(kept, due, out);
        }
    }

    /// Fires the timers of situations that are due at a tick, in a call at `t`.
    fn fire(&mut self, due: u64, t: u64, kept: &mut Kept, out: &mut Vec<Output>) {
        for situation in 0..self.model.situations.len() {
            for place in 0..self.open.len() {
                let rules = &self.rules[situation];
                let instance = &mut self.open[place];
                let whose = (instance.ordinal, instance.opened);
                // The last tick before what the clock will end, as far as that is known.
                let last = instance.end.map_or(t, |(end, _)| t.min(end - 1));
                let Some(state) = instance.states.get_mut(&situation) else {
                    continue;
                };
                if temporal::due(rules, state) != Some(due) {
                    continue;
                }
                let fired = temporal::fire(rules, state, due, last);
                self.tell_found(situation, whose, due, fired.composition, kept, out);
                self.tell_missed(situation, due, fired.missed, out);
            }
        }
    }

    /// Opens what is to open at a tick, whatever happened before.
    fn open_absolute(&mut self, due: u64, out: &mut Vec<Output>) {
        for lifespan in 0..self.model.lifespans.len() {
            if self.openings.remove(&(due, lifespan)) {
                self.open(lifespan, None, None, due, out);
            }
        }
    }
}
