//! Snapshots: what an engine has seen, as bytes, and back (docs/architecture.md,
//! *Snapshots*).
//!
//! | file | what it holds |
//! |---|---|
//! | this one | [`Snapshot`], what hosts call |
//! | `frame` | what stands around the state: of which rules it is, and a checksum |
//! | `error` | why a snapshot is not written, and why one is refused |
//! | `writer`, `reader` | the bytes |
//! | `part` | what every part of an engine can do, and what is stored in lists |
//! | `values`, `lists`, `instances`, `columns`, `timers`, `running`, `told`, `actions` | the parts |
//! | `fields` | macros for structs of parts, candidates and enumerations |
//!
//! Numbers stand in little endian. A snapshot holds what is open and stored, not
//! the places that are free, so that it grows with what the engine knows. It is
//! read twice, first without keeping anything: what is refused changes nothing.

mod actions;
mod columns;
mod error;
mod fields;
mod frame;
mod instances;
mod lists;
mod part;
mod reader;
mod running;
#[cfg(test)]
mod tests;
mod timers;
mod told;
mod values;
mod writer;

pub use columns::{Column, load, load_since_opening, save};
pub use error::{Corrupt, Problem, RestoreError, SnapshotError};
pub use instances::{flag, keys, several_keys};
pub use part::{Item, Part};
pub use reader::Reader;
pub use timers::{ends, in_step, moments, startup};
pub use writer::Writer;

/// An engine whose state can leave it as bytes, and come back.
///
/// Between calls alone: both methods borrow the engine, so that no call can be
/// under way. The probe is no part of a snapshot, nor is the number of refused
/// calls ([`Engine::late`](crate::Engine::late)).
///
/// ```
/// # fn host<E: rtcep_core::persist::Snapshot + Default>(engine: &E) {
/// use rtcep_core::persist::Snapshot;
///
/// let mut bytes = vec![0; E::SNAPSHOT_BYTES];
/// let length = engine.snapshot(&mut bytes).expect("there is room");
/// // Later, in another process of the same rules:
/// let mut restored = E::default();
/// restored.restore(&bytes[..length]).expect("the same rules, undamaged");
/// # }
/// ```
pub trait Snapshot: Part {
    /// Of which rules a snapshot is.
    const FINGERPRINT: Fingerprint;

    /// Bytes of a snapshot at most.
    const SNAPSHOT_BYTES: usize = frame::AROUND.saturating_add(Self::BYTES);

    /// Writes what the engine has seen, and returns how many bytes that took.
    ///
    /// It takes time in proportion to what is stored, at most to
    /// [`SNAPSHOT_BYTES`](Self::SNAPSHOT_BYTES): no part of the counted bounds.
    ///
    /// # Errors
    /// The buffer is too small, or a value cannot be written; whatever then
    /// stands in the buffer is no snapshot.
    fn snapshot(&self, into: &mut [u8]) -> Result<usize, SnapshotError> {
        frame::write(self, into)
    }

    /// Puts the engine where another one of the same rules was: from now on it
    /// does as that one does. Bytes behind the snapshot are not looked at.
    ///
    /// It takes time in proportion to the snapshot, and to the square of the open
    /// instances of a lifespan with a key, which are compared with each other.
    ///
    /// # Errors
    /// The bytes are no snapshot of these rules, or damaged. Then the engine is
    /// as it was.
    fn restore(&mut self, from: &[u8]) -> Result<(), RestoreError> {
        frame::read(self, from)
    }
}

/// What a snapshot must fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// Of the canonical text of the rules, without docs and visibility.
    pub rules: u64,
    /// Of what the engine stores for them.
    pub layout: u64,
}
