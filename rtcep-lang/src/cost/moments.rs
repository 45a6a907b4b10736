//! What the openings of a lifespan at moments do in one sweep.
//!
//! All of them can come in one. What each finds depends on how many instances
//! are open then: those from before, those that the sweep has opened, less those
//! that have ended in between. The extremes of that are the paths.

use super::room::{Room, ended_by_detections};
use super::{beside, followed};
use crate::model::{ClockEnd, Lifespan, Model, OnFull, Openings, Policy};

/// One way that all of these openings can go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Way {
    /// Instances open before.
    pub(super) before: u128,
    pub(super) opened: u128,
    /// Openings that found no room and were told.
    pub(super) told: u128,
    /// Instances dropped to make some.
    pub(super) dropped: u128,
}

impl Way {
    /// Instances open at any time of it.
    pub(super) fn ever(&self) -> u128 {
        self.before.saturating_add(self.opened)
    }
}

/// The lifespan of these openings.
struct Course {
    /// Openings in one sweep.
    openings: u128,
    /// Open instances at most, and before the first of these openings.
    most: u128,
    before: u128,
    /// Whether instances can end between two of them.
    ending: bool,
}

/// All extremes; none for a lifespan that opens at no moment.
pub(super) fn ways(model: &Model, l: usize) -> Vec<Way> {
    let lifespan = &model.lifespans[l];
    let openings = lifespan.openings().len() as u128;
    if openings == 0 {
        return Vec::new();
    }
    let most = Room::most(model, l).open;
    if let Some(since) = known(model, lifespan)
        && let Some(ways) = followed::ways(lifespan, &since, most)
    {
        return ways;
    }
    if let Some(ways) = beside::ways(model, l, most) {
        return ways;
    }
    let others = lifespan
        .ever()
        .map(|ever| u128::from(ever).saturating_sub(openings));
    let course = Course {
        openings,
        most,
        before: others.unwrap_or(most).min(most),
        ending: ends_between(model, lifespan),
    };
    if lifespan.policy == Policy::Ignore {
        return vec![course.ignored()];
    }
    match lifespan.on_full {
        OnFull::Reject => course.rejected(),
        OnFull::DropOldest => vec![course.dropping()],
        OnFull::Freeze => course.frozen(),
    }
}

/// Whether an instance can end, within a sweep, before another one opens.
pub(super) fn ends_between(model: &Model, lifespan: &Lifespan) -> bool {
    let interval = |(end, _): &(ClockEnd, _)| matches!(end, ClockEnd::After(_));
    lifespan.clock_ends().iter().any(interval) || ended_by_detections(model, lifespan)
}

/// The moments of a lifespan that nothing else opens, and of which it is known
/// when each instance ends, if no input event ends it before.
fn known(model: &Model, lifespan: &Lifespan) -> Option<Vec<u64>> {
    let Openings { since, ticks } = lifespan.openings();
    let derived = ended_by_detections(model, lifespan);
    (lifespan.ever().is_some() && ticks.is_empty() && !derived).then_some(since)
}

impl Course {
    fn ignored(&self) -> Way {
        Way {
            before: self.before,
            opened: if self.ending { self.openings } else { 1 },
            ..Way::default()
        }
    }

    /// Each opens or is told. Where none ends in between, those that open fill
    /// what is left.
    fn rejected(&self) -> Vec<Way> {
        let least = self.most - self.before;
        let most = if self.ending {
            self.openings
        } else {
            self.openings.min(self.most)
        };
        let ways = (least.min(most)..=most).map(|opened| {
            let left = if self.ending {
                self.most
            } else {
                self.most - opened
            };
            Way {
                before: self.before.min(left),
                opened,
                told: self.openings - opened,
                dropped: 0,
            }
        });
        ways.collect()
    }

    /// All open: as many as can find no room.
    fn dropping(&self) -> Way {
        let full = (self.before + self.openings).saturating_sub(self.most);
        Way {
            before: self.before,
            opened: self.openings,
            told: full,
            dropped: full,
        }
    }

    /// A freeze is told once; it ends when all have, and as many open again
    /// before the next one.
    fn frozen(&self) -> Vec<Way> {
        let all = Way {
            before: self.before.min(self.most.saturating_sub(self.openings)),
            opened: self.openings,
            ..Way::default()
        };
        let full = self.most - self.before;
        if !self.ending {
            let fits = (self.openings <= self.most).then_some(all);
            let opened = self.most.min(self.openings - 1);
            let freezes = (opened >= full).then_some(Way {
                before: self.most - opened,
                opened,
                told: 1,
                dropped: 0,
            });
            return fits.into_iter().chain(freezes).collect();
        }
        let freezes = (0..=self.openings).take_while(|&told| {
            let again = told.saturating_sub(1).saturating_mul(self.most);
            told == 0 || self.openings - told >= full + again
        });
        let ways = freezes.map(|told| Way {
            before: self.before,
            opened: self.openings - told,
            told,
            dropped: 0,
        });
        ways.collect()
    }
}
