//! What each open instance of a lifespan has, in the order in which they opened.

use super::{Corrupt, Item, Part, Reader, Writer};
use crate::storage::{Instance, Mask, Slots};

/// Something of each open instance of a lifespan.
pub trait Column {
    /// Bytes of each.
    const BYTES: usize;

    /// Writes that of the instance in a slot.
    fn save(&self, slot: u16, to: &mut Writer<'_>);

    /// Reads that of an instance, and keeps it as in [`Part::load`].
    ///
    /// # Errors
    /// What no engine can be in.
    fn load(from: &mut Reader<'_>, slot: u16, into: Option<&mut Self>) -> Result<(), Corrupt>;

    /// No instance has any of it.
    fn clear(&mut self) {}
}

/// Writes a column.
pub fn save<C: Column, const N: usize>(column: &C, slots: &Slots<N>, to: &mut Writer<'_>) {
    for slot in slots.opened() {
        column.save(slot, to);
    }
}

/// Reads a column of so many instances.
///
/// # Errors
/// What no engine can be in.
pub fn load<C: Column>(
    from: &mut Reader<'_>,
    open: usize,
    mut into: Option<&mut C>,
) -> Result<(), Corrupt> {
    if let Some(into) = &mut into {
        into.clear();
    }
    for slot in (0..=u16::MAX).take(open) {
        C::load(from, slot, into.as_deref_mut())?;
    }
    Ok(())
}

/// Reads a column of what has come since each instance opened; `instances` is where they
/// were read from. If all are `alike`, younger ones have nothing that older ones have not,
/// but for those that have none any more.
///
/// # Errors
/// What no engine can be in, what came before, or what differs.
pub fn load_since_opening<C: Column>(
    from: &mut Reader<'_>,
    mut instances: Reader<'_>,
    open: usize,
    alike: bool,
    mut into: Option<&mut C>,
) -> Result<(), Corrupt> {
    if let Some(into) = &mut into {
        into.clear();
    }
    instances.length(open)?;
    let oldest = from.oldest;
    let mut older = None;
    for slot in (0..=u16::MAX).take(open) {
        let instance = Instance::read(&mut instances)?;
        from.oldest = oldest.max(instance.opened);
        let state = from.rest();
        from.within = older;
        C::load(from, slot, into.as_deref_mut())?;
        from.within = None;
        // A state begins with its list, and that with its length.
        let holds = state
            .first_chunk::<4>()
            .is_some_and(|length| *length != [0; 4]);
        if alike && holds {
            older = Some(state);
        }
    }
    from.oldest = oldest;
    Ok(())
}

/// The states of a situation. One that is not open is made ready when it opens.
impl<S: Part, const N: usize> Column for [S; N] {
    const BYTES: usize = S::BYTES;

    fn save(&self, slot: u16, to: &mut Writer<'_>) {
        if let Some(state) = self.get(usize::from(slot)) {
            state.save(to);
        }
    }

    fn load(from: &mut Reader<'_>, slot: u16, into: Option<&mut Self>) -> Result<(), Corrupt> {
        S::load(from, into.and_then(|all| all.get_mut(usize::from(slot))))
    }
}

impl<const W: usize> Column for Mask<W> {
    const BYTES: usize = 1;

    fn save(&self, slot: u16, to: &mut Writer<'_>) {
        self.contains(usize::from(slot)).write(to);
    }

    fn load(from: &mut Reader<'_>, slot: u16, into: Option<&mut Self>) -> Result<(), Corrupt> {
        if bool::read(from)?
            && let Some(into) = into
        {
            into.insert(usize::from(slot));
        }
        Ok(())
    }

    fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

#[cfg(test)]
mod tests;
