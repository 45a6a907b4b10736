//! One event and its transitive closure, phase by phase (language.md, 2).

use super::judge::Judged;
use super::state::Candidate;
use super::tell::Kept;
use super::{Interpreter, Output};
use crate::model::{Source, Value};
use std::collections::BTreeMap;

/// An event in its add and initiate phases.
pub(super) struct Trigger {
    pub(super) source: Source,
    pub(super) event: Candidate,
    /// What thresholds said of it, by situation.
    pub(super) judged: BTreeMap<usize, Judged>,
    /// Its detections that feed something.
    pub(super) kept: Kept,
}

impl Interpreter {
    /// Processes an event and what stateless rules make of it, one after the other.
    pub(super) fn offer(
        &mut self,
        source: Source,
        t: u64,
        values: &[Value],
        out: &mut Vec<Output>,
    ) {
        let mut arrived = Vec::new();
        self.arrive(source, t, values.to_vec(), &mut arrived, out);
        for (source, values) in arrived {
            self.pass(source, t, &values, out);
        }
    }

    /// One event through the phases: terminate, add, initiate, and then its detections
    /// that feed something. What ends at the event composes, with its own
    /// closure, before the event goes on.
    fn pass(&mut self, source: Source, t: u64, values: &[Value], out: &mut Vec<Output>) {
        let concluded = self.terminate(source, t, values, out);
        self.follow(concluded, t, out);
        // A running number is taken as the add phase begins.
        self.n += 1;
        let mut trigger = Trigger {
            source,
            event: Candidate {
                t,
                n: self.n,
                values: values.to_vec(),
            },
            judged: BTreeMap::new(),
            kept: Kept::new(),
        };
        for situation in self.model.entered(source) {
            let lifespan = self.model.situations[situation].lifespan;
            let met = self.open_with(lifespan, self.key(lifespan, source, values));
            self.enter(situation, &met, &mut trigger, out);
        }
        self.initiate(&mut trigger, out);
        self.follow(trigger.kept, t, out);
    }

    /// Processes detections as events, each with its own closure before the next.
    pub(super) fn follow(&mut self, kept: Kept, t: u64, out: &mut Vec<Output>) {
        for (situation, values) in kept {
            self.offer(Source::Situation(situation), t, &values, out);
        }
    }
}
