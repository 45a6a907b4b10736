//! Actions that wait, and what they have told of.

use super::{Corrupt, Item, Part, Problem, Reader, Writer};
use crate::Record;
use crate::action::{Actions, Queued};
use crate::notice::Tally;

impl<A: Item + Copy + Record, const K: usize, const N: usize> Part for Actions<A, K, N> {
    const BYTES: usize = A::BYTES
        .saturating_add(16)
        .saturating_mul(N)
        .saturating_add(<Tally as Item>::BYTES.saturating_mul(K))
        .saturating_add(4);

    fn save(&self, to: &mut Writer<'_>) {
        for tally in self.tallies {
            tally.write(to);
        }
        to.length(self.waiting.len());
        for queued in &self.waiting {
            queued.t.write(to);
            queued.call.write(to);
            queued.action.write(to);
        }
    }

    fn load(from: &mut Reader<'_>, mut into: Option<&mut Self>) -> Result<(), Corrupt> {
        for k in 0..K {
            let tally = Tally::read(from)?;
            let place = into.as_mut().and_then(|into| into.tallies.get_mut(k));
            if let Some(place) = place {
                *place = tally;
            }
        }
        if let Some(into) = &mut into {
            while into.take().is_some() {}
        }
        let length = from.length(N)?;
        let mut last = (0, 0);
        for _ in 0..length {
            let (t, call) = (u64::read(from)?, u64::read(from)?);
            from.demand(t >= last.0 && call >= last.1, Problem::Order)?;
            from.demand(t <= from.now && call <= from.calls, Problem::Future)?;
            last = (t, call);
            let queued = Queued::new(t, call, A::read(from)?);
            if let Some(into) = &mut into {
                // No more than `N`: there is room.
                let _ = into.waiting.push_back(queued);
            }
        }
        Ok(())
    }
}
