//! Operations against counts. The same operations come again and again, and are judged
//! once.

use crate::driver::{Driver, Observed};
use rtcep::bounds::Cause;
use rtcep::{Bounds, OpCounts};
use std::collections::HashSet;

/// What was judged.
pub(crate) struct Judged {
    pub(crate) bounds: Bounds,
    seen: HashSet<(Cause, u64, Vec<u64>)>,
}

impl Judged {
    pub(crate) fn new(driver: &dyn Driver) -> Self {
        Self {
            bounds: driver.bounds(),
            seen: HashSet::new(),
        }
    }

    /// Whether this was not seen before.
    pub(crate) fn is_new(&mut self, cause: Cause, detections: u64, observed: &Observed) -> bool {
        let parts = [&observed.situations, &observed.lifespans, &observed.rules];
        let scopes = std::iter::once(&observed.engine).chain(parts.into_iter().flatten());
        let columns = scopes.flat_map(OpCounts::columns).copied();
        self.seen.insert((cause, detections, columns.collect()))
    }
}
