//! The open instances of a lifespan, in the order in which they opened.
//!
//! Which slot an instance has is not written: no one can see it. The oldest one
//! takes the first slot when it is loaded, and so on, so that no link between
//! slots is believed.

use super::{Corrupt, Item, Problem, Reader, Writer};
use crate::storage::{Chains, Instance, Keys, Slots};

impl Item for Instance {
    const BYTES: usize = 16;

    fn write(self, to: &mut Writer<'_>) {
        self.ordinal.write(to);
        self.opened.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (ordinal, opened) = (u64::read(from)?, u64::read(from)?);
        let past = from.called && ordinal <= from.newest && opened <= from.now;
        from.demand(past, Problem::Future)?;
        // Nothing opens before startup.
        let oldest = from.oldest.max(from.startup);
        from.demand(opened >= oldest, Problem::Past)?;
        Ok(Self { ordinal, opened })
    }
}

impl<const N: usize> Slots<N> {
    /// Bytes of a snapshot at most.
    pub const SNAPSHOT_BYTES: usize = N.saturating_mul(16).saturating_add(4);

    /// The slots of the open instances, oldest first.
    pub(super) fn opened(&self) -> impl Iterator<Item = u16> + '_ {
        let next = |slot: &u16| self.newer(*slot);
        core::iter::successors(self.first(), next).take(N)
    }

    /// Writes when each open instance opened.
    pub fn save(&self, to: &mut Writer<'_>) {
        to.length(self.opened().count());
        for slot in self.opened() {
            self.instance(slot).write(to);
        }
    }

    /// Reads that, and returns how many instances are open: they have the slots
    /// from the first one on.
    ///
    /// # Errors
    /// More than fit, not in their order, or opened in the future.
    pub fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<usize, Corrupt> {
        Self::load_where(from, into, |_, _, _| true)
    }

    /// Reads instances that nothing but the clock opens: at startup, so long after it, or
    /// at ticks, one each. Counts rest on when that is.
    ///
    /// # Errors
    /// As [`load`](Self::load), or opened at no such tick.
    pub fn load_of_moments(
        from: &mut Reader<'_>,
        into: Option<&mut Self>,
        starts: bool,
        since: &[u64],
        ticks: &[u64],
    ) -> Result<usize, Corrupt> {
        Self::load_where(from, into, |startup, before, opened| {
            let moment = ticks.contains(&opened)
                || opened
                    .checked_sub(startup)
                    .is_some_and(|passed| since.contains(&passed));
            match before {
                // A moment at startup is an opening of its own beside that of startup.
                [] => moment || (starts && opened == startup),
                [first] => moment && (*first != opened || (starts && opened == startup)),
                [.., last] => moment && *last != opened,
            }
        })
    }

    /// Of each it is asked whether it may have opened then: the tick of startup, those of
    /// the last two before it, and its own.
    fn load_where(
        from: &mut Reader<'_>,
        mut into: Option<&mut Self>,
        may: impl Fn(u64, &[u64], u64) -> bool,
    ) -> Result<usize, Corrupt> {
        if let Some(into) = &mut into {
            into.clear();
        }
        let open = from.length(N)?;
        let mut last = Instance::default();
        let mut before = [0; 2];
        for i in 0..open {
            let instance = Instance::read(from)?;
            let later = instance.ordinal > last.ordinal && instance.opened >= last.opened;
            from.demand(later, Problem::Order)?;
            let (_, known) = before.split_at(2usize.saturating_sub(i));
            let may = may(from.startup, known, instance.opened);
            from.demand(may, Problem::Moment)?;
            (last, before) = (instance, [before[1], instance.opened]);
            if let Some(into) = &mut into {
                let _ = into.open(instance);
            }
        }
        Ok(open)
    }
}

/// Whether a lifespan is frozen: that ends with the last of its instances.
///
/// # Errors
/// It is, and none is open.
pub fn flag(from: &mut Reader<'_>, open: usize, into: Option<&mut bool>) -> Result<(), Corrupt> {
    let frozen = bool::read(from)?;
    from.demand(!frozen || open > 0, Problem::Frozen)?;
    if let Some(into) = into {
        *into = frozen;
    }
    Ok(())
}

/// Reads the keys of so many instances, of each key `most` at most.
fn each_key<Form, K: Item<Form> + Copy>(
    from: &mut Reader<'_>,
    open: usize,
    most: usize,
    mut keep: impl FnMut(u16, K),
) -> Result<(), Corrupt> {
    // Equal keys are equal bytes, and all are equally long.
    let keys = from.rest();
    for slot in (0..=u16::MAX).take(open) {
        let before = usize::from(slot).saturating_mul(K::BYTES);
        let own = keys.get(before..).and_then(|keys| keys.get(..K::BYTES));
        let key = K::read(from)?;
        let mut others = keys.get(..before).unwrap_or(&[]);
        let mut equal = 0;
        while let Some((other, behind)) = others.split_at_checked(K::BYTES)
            && !other.is_empty()
        {
            equal += usize::from(Some(other) == own);
            others = behind;
        }
        from.demand(equal < most, Problem::Keys)?;
        keep(slot, key);
    }
    Ok(())
}

/// Reads the keys of so many instances, one of each key.
///
/// # Errors
/// Two have the same key, or one has none.
pub fn keys<Form, K: Item<Form> + Copy + PartialEq, const N: usize>(
    from: &mut Reader<'_>,
    open: usize,
    mut into: Option<&mut Keys<K, N>>,
) -> Result<(), Corrupt> {
    if let Some(into) = &mut into {
        into.clear();
    }
    each_key(from, open, 1, |slot, key| {
        if let Some(into) = &mut into {
            into.insert(slot, key);
        }
    })
}

/// Reads the keys of so many instances, `most` at most of each key.
///
/// # Errors
/// More have the same key, or one has none.
pub fn several_keys<Form, K: Item<Form> + Copy + PartialEq, const N: usize>(
    from: &mut Reader<'_>,
    open: usize,
    most: usize,
    mut into: Option<&mut Chains<K, N>>,
) -> Result<(), Corrupt> {
    if let Some(into) = &mut into {
        into.clear();
    }
    each_key(from, open, most, |slot, key| {
        if let Some(into) = &mut into {
            into.add(slot, key);
        }
    })
}

/// The key of the instance in a slot.
macro_rules! save_keys {
    ($keys:ident) => {
        impl<K: Copy + PartialEq, const N: usize> $keys<K, N> {
            /// Writes the keys of the open instances.
            pub fn save<Form>(&self, slots: &Slots<N>, to: &mut Writer<'_>)
            where
                K: Item<Form> + Copy,
            {
                for key in slots.opened().filter_map(|slot| self.key(slot)) {
                    key.write(to);
                }
            }
        }
    };
}
save_keys!(Keys);
save_keys!(Chains);

#[cfg(test)]
pub(super) mod tests;
