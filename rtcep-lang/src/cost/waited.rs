//! Instances that the ticks of an `after` visit, where an interval ends them a `rest` of ticks
//! behind the delay.
//!
//! From the tick of an event that came when its instance had just opened on, that instance is
//! open at `rest` ticks at most. So who makes later ticks has opened later.
//! At the last tick the others can all have opened right before the sweep. Each tick but the
//! first is looked for at the one before, among what waits then: an instance that ends in
//! between makes that tick as well, and its timer does not fire.

use super::visits::Visited;

/// So many instances that end without their last timer are told apart.
const ENDED: u128 = 8;

pub(super) struct Waited {
    /// Instances open at most.
    pub(super) open: u128,
    /// Timers that wait in each at most.
    pub(super) each: u128,
    /// An instance ends so many ticks behind the first at which one of its timers can be due.
    pub(super) rest: u128,
    /// Ticks at which it is looked for what waits no longer: 0, or 1 before all others.
    pub(super) early: u128,
}

impl Waited {
    /// The most of each, with every number of instances that end before their last timer.
    pub(super) fn visits(&self, ticks: u128, fired: u128) -> Vec<Visited> {
        let most = if self.each > self.rest { self.open } else { 0 };
        let with = |ended: u128| Visited {
            fired: fired.saturating_sub(ended),
            apart: fired.min(self.open.saturating_mul(self.each.min(self.rest))),
            scans: self.scans(ticks, ended),
        };
        if most > ENDED {
            let scans = with(most).scans;
            return vec![Visited { scans, ..with(0) }];
        }
        (0..=most).map(with).collect()
    }

    /// The first `ended` of the instances make one tick more than they see.
    fn scans(&self, ticks: u128, ended: u128) -> u128 {
        let seen = self.each.min(self.rest);
        let makes = |i: u128| seen + u128::from(i < ended);
        let made = seen.saturating_mul(self.open).saturating_add(ended);
        let ticks = ticks.min(made.saturating_add(self.early));
        let mut scans = ticks.saturating_mul(self.open);
        let mut first = self.early;
        for i in 0..self.open {
            // Ticks at which it has ended.
            let missed = ticks.saturating_sub(first.saturating_add(self.rest));
            if missed == 0 {
                break;
            }
            scans = scans.saturating_sub(missed);
            first = first.saturating_add(makes(i));
        }
        scans
    }
}

#[cfg(test)]
mod tests;
