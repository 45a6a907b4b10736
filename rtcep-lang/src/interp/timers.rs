//! Which instances end by time, and in which order (language.md, 1.3 and 1.4).

use super::exact::Moment;
use super::{Interpreter, Output};
use crate::model::End;
use std::collections::BTreeMap;

impl Interpreter {
    /// The tick of the next timer; none if no timer waits. This one is exact.
    #[must_use]
    pub fn next_deadline(&self) -> Option<u64> {
        let ends = self.open.iter().filter_map(|instance| instance.end);
        ends.map(|(t, _)| t).min()
    }

    /// Runs the timers that are due by `t`, tick by tick. What is due at a tick
    /// is taken from the state before: all of it closes, then composes, and
    /// only then are the detections processed, as events of that tick.
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
            let kept = self.conclude(closed, due, out);
            self.follow(kept, due, out);
        }
    }
}
