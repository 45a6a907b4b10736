//! What was found for one cause.

use crate::subject::{Observed, Step};
use crate::workload::Random;
use rtcep::bounds::Cause;

/// A call with what it did.
#[derive(Clone, Debug)]
pub struct Found {
    /// The calls up to it; it is the last one.
    pub trace: Vec<Step>,
    /// What it did.
    pub observed: Observed,
    /// What that cost.
    pub cost: f64,
}

/// Different calls of one cause: the dearest, and others that did other things.
#[derive(Clone, Debug)]
pub struct Archive {
    /// The cause.
    pub cause: Cause,
    found: Vec<Found>,
    room: usize,
    /// How many different ones were met, for an even choice among them.
    met: u32,
}

impl Archive {
    /// With room for so many.
    #[must_use]
    pub(super) fn new(cause: Cause, room: usize) -> Self {
        Self {
            cause,
            found: Vec::new(),
            room: room.max(1),
            met: 0,
        }
    }

    /// The dearest call; none if the cause was never met.
    #[must_use]
    pub fn dearest(&self) -> Option<&Found> {
        self.found.first()
    }

    /// All that is kept, the dearest first.
    #[must_use]
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// A call was seen.
    pub(super) fn meet(
        &mut self,
        observed: &Observed,
        cost: f64,
        steps: &[Step],
        random: &mut Random,
    ) {
        // The same operations by a shorter trace are better known by it.
        if let Some(same) = self.found.iter_mut().find(|f| f.observed == *observed) {
            if steps.len() < same.trace.len() {
                same.trace = steps.to_vec();
            }
            return;
        }
        self.met = self.met.saturating_add(1);
        let dearest = self.found.first().is_none_or(|first| cost > first.cost);
        let place = match self.found.len() < self.room {
            true => self.found.len(),
            // Of those that are not the dearest each is kept as likely.
            false => match random.below(self.met) as usize {
                place if place > 0 && place < self.room => place,
                _ if dearest && self.room > 1 => {
                    1 + random.below(self.met) as usize % (self.room - 1)
                }
                _ if dearest => 0,
                _ => return,
            },
        };
        let found = Found {
            trace: steps.to_vec(),
            observed: observed.clone(),
            cost,
        };
        match self.found.get_mut(place) {
            Some(old) => *old = found,
            None => self.found.push(found),
        }
        if dearest {
            self.found.swap(0, place);
        }
    }
}
