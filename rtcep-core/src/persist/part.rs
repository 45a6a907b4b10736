//! What every part of an engine can do.

use super::{Corrupt, Reader, Writer};

/// A part of an engine's state, which is loaded where it stands.
pub trait Part {
    /// Bytes at most.
    const BYTES: usize;

    /// Writes it.
    fn save(&self, to: &mut Writer<'_>);

    /// Reads one, and keeps it if `into` says where. What is kept is read and
    /// judged as what is not, so that bytes which passed without being kept pass
    /// again.
    ///
    /// # Errors
    /// What no engine can be in.
    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt>;
}

/// A value that is stored. Keys, and what may be absent, are always of the same length.
///
/// Types that the rules adopt are not ours, and two engines may adopt the same:
/// their `Form` is a type of the engine.
pub trait Item<Form = ()>: Sized {
    /// Bytes; at most, of values in lists.
    const BYTES: usize;

    /// Writes it.
    fn write(self, to: &mut Writer<'_>);

    /// Reads one.
    ///
    /// # Errors
    /// What is no such value.
    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt>;

    /// Whether it has a running number.
    const NUMBERED: bool = false;

    /// Tick and running number, where it has them: from the oldest candidate to the
    /// newest no tick decreases, and each number is larger than the one before.
    #[inline]
    fn age(&self) -> (u64, u64) {
        (0, 0)
    }
}
