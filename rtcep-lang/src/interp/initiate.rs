//! Which instances an event opens (language.md, 2.4 and 5).

use super::expr::holds;
use super::offer::Trigger;
use super::rules::own;
use super::{Interpreter, Output};
use crate::model::{Initiator, Source, Value};
use rtcep_core::Expression;

impl Interpreter {
    /// The initiate phase, lifespan by lifespan. An instance that opens
    /// `including` is offered the event too.
    pub(super) fn initiate(&mut self, trigger: &mut Trigger, out: &mut Vec<Output>) {
        let (source, t) = (trigger.source, trigger.event.t);
        for lifespan in 0..self.model.lifespans.len() {
            let values = &trigger.event.values;
            let Some(including) = self.opens(lifespan, source, values, out) else {
                continue;
            };
            let key = self.key(lifespan, source, values);
            let initiator = Some((source, values.clone()));
            if !self.open(lifespan, key, initiator, t, out) || !including {
                continue;
            }
            let newest = self.open.len() - 1;
            for situation in self.model.entered(source) {
                if self.model.situations[situation].lifespan == lifespan {
                    self.enter(situation, &[newest], trigger, out);
                }
            }
        }
    }

    /// Whether a clause opens an instance, the first that matches, and whether
    /// it says `including`. Faults are told, those of later clauses are not:
    /// they are not judged.
    fn opens(
        &mut self,
        lifespan: usize,
        source: Source,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> Option<bool> {
        for clause in 0..self.model.lifespans[lifespan].initiators.len() {
            let (condition, including) = match &self.model.lifespans[lifespan].initiators[clause] {
                Initiator::Event {
                    source: of,
                    condition,
                    including,
                } if *of == source => (condition, *including),
                Initiator::Event { .. } | Initiator::Startup | Initiator::At(_) => continue,
            };
            match condition
                .as_ref()
                .map(|c| holds(c, &own(values, &self.functions)))
            {
                None | Some(Some(true)) => return Some(including),
                Some(Some(false)) => {}
                Some(None) => self.tell_clause(lifespan, Expression::From, out),
            }
        }
        None
    }
}
