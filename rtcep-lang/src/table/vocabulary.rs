//! Which operations a table of an earlier version can lack.
//!
//! A new operation must not break the table of every user: it is missing in all that were
//! measured before, and only rules which use it need a new one.

use rtcep_core::{Family, Op};

/// The list of operations as tables know it.
pub(super) struct Vocabulary {
    /// Its version.
    pub(super) version: u32,
    /// What came after the first version, and with which one. Who adds an operation to
    /// [`Op`], or counts one in another family, adds it here and raises the version.
    pub(super) later: &'static [(Family, Op, u32)],
}

/// That of this version of rtcep: nothing came after the first one yet.
pub(super) const TODAY: Vocabulary = Vocabulary {
    version: 1,
    later: &[],
};

impl Vocabulary {
    /// Whether a table of a version has to have this price.
    pub(super) fn has(&self, version: u32, family: Family, op: Op) -> bool {
        let later = self.later.iter().find(|(f, o, _)| (*f, *o) == (family, op));
        later.is_none_or(|(_, _, since)| *since <= version)
    }
}
