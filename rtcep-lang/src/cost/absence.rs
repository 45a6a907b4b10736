//! `not`: whether an event of some operand came (language.md, 4.3).

use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use rtcep_core::Op;

impl Context<'_> {
    /// An event is noted.
    pub(super) fn absence(&self) -> Vec<Draft> {
        vec![self.base().then("noted", &Vector::ZERO.with(Op::Veto, 1))]
    }

    /// The end of an instance: a detection if nothing was noted.
    pub(super) fn absent_at_end(&self) -> (Vec<Draft>, u128) {
        let asked = self.base().then("", &Vector::ZERO.with(Op::Veto, 1));
        (self.single("nothing came", &asked), 1)
    }

    /// The ways of one detection: it is made, or its emission faults.
    pub(super) fn single(&self, name: &str, before: &Draft) -> Vec<Draft> {
        let made = before.then(name, &self.emissions(1));
        let kept = u128::from(self.feeds);
        let mut drafts = vec![made.then("", &Vector::ZERO.with(Op::Keep, kept))];
        if self.situation.emit.iter().any(|e| e.value.can_fault()) {
            drafts.push(made.then("emission faults", &Vector::ZERO.with(Op::Notice, 1)));
        }
        drafts
    }
}
