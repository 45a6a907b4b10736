//! Which operations a table of an earlier version can lack.
//!
//! A new operation must not break the table of every user: it is missing in all that were
//! measured before, and only rules which use it need a new one.

use rtcep_core::family::VOCABULARY;
use rtcep_core::{Family, Op};

/// The list of operations as tables know it.
pub(super) struct Vocabulary {
    /// Its version.
    pub(super) version: u32,
    /// Since which version a family has a price for an operation.
    pub(super) since: fn(Family, Op) -> u32,
}

/// That of this version of rtcep, as the core says it.
pub(super) const TODAY: Vocabulary = Vocabulary {
    version: VOCABULARY,
    since: |family, op| op.since(family),
};

impl Vocabulary {
    /// Whether a table of a version has to have this price.
    pub(super) fn has(&self, version: u32, family: Family, op: Op) -> bool {
        (self.since)(family, op) <= version
    }
}
