//! What waits in adapters, as bytes: a part of what a host knows, as its engine is.

use super::heap::Heap;
use super::{Merge, Reorder, Source};
use crate::Timestamp;
use crate::persist::{Corrupt, Fingerprint, Item, Part, Problem, Reader, Snapshot, Writer};

/// Events that can be written: those of rules that adopt none.
pub trait Stored: Item + Copy {
    /// That of the engine which they are for.
    const FINGERPRINT: Fingerprint;
}

/// That of an adapter: not that of the engine, nor of the other adapter.
const fn fingerprint<E: Stored>(adapter: u64) -> Fingerprint {
    let of = E::FINGERPRINT;
    Fingerprint {
        rules: of.rules,
        layout: of.layout.wrapping_add(adapter),
    }
}

/// Bytes of `n` events at most, with their number and two words or one for each.
const fn waiting<E: Item + Copy>(n: usize, words: usize) -> usize {
    let one = E::BYTES.saturating_add(8 * words);
    one.saturating_mul(n).saturating_add(4)
}

impl<E: Item + Copy, const N: usize> Part for Heap<E, N> {
    const BYTES: usize = waiting::<E>(N, 2).saturating_add(8);

    fn save(&self, to: &mut Writer<'_>) {
        <u64 as Item>::write(self.taken, to);
        to.length(self.keys.len());
        for key in &self.keys {
            <u64 as Item>::write(key.t, to);
            <u64 as Item>::write(key.order, to);
            if let Some(Some(event)) = self.events.get(key.place) {
                event.write(to);
            }
        }
    }

    fn load(from: &mut Reader<'_>, mut into: Option<&mut Self>) -> Result<(), Corrupt> {
        let taken = <u64 as Item>::read(from)?;
        let length = from.length(N)?;
        if let Some(into) = &mut into {
            **into = Self::new();
        }
        for _ in 0..length {
            let t = <u64 as Item>::read(from)?;
            let order = <u64 as Item>::read(from)?;
            from.demand(order < taken, Problem::Order)?;
            let event = E::read(from)?;
            if let Some(into) = &mut into {
                // Where they were the order of a heap, none moves; there is room.
                into.taken = order;
                let _ = into.push(t, event, &mut crate::NoProbe);
            }
        }
        if let Some(into) = into {
            into.taken = taken;
        }
        Ok(())
    }
}

/// Without the number of those that were late, as in snapshots of engines.
impl<I, E: Item + Copy, const N: usize, P> Part for Reorder<I, E, N, P> {
    const BYTES: usize = Heap::<E, N>::BYTES.saturating_add(8);

    fn save(&self, to: &mut Writer<'_>) {
        <u64 as Item>::write(self.horizon, to);
        self.heap.save(to);
    }

    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
        let horizon = <u64 as Item>::read(from)?;
        match into {
            Some(into) => {
                into.horizon = horizon;
                Part::load(from, Some(&mut into.heap))
            }
            None => <Heap<E, N> as Part>::load(from, None),
        }
    }
}

impl<I, E: Stored, const N: usize, P> Snapshot for Reorder<I, E, N, P> {
    const FINGERPRINT: Fingerprint = fingerprint::<E>(1);
}

/// Without the number of those that were late, as in snapshots of engines.
impl<I: Timestamp, E, const S: usize, const N: usize, K, P> Part for Merge<I, E, S, N, K, P>
where
    E: Item + Copy,
    K: Source,
{
    const BYTES: usize = waiting::<E>(N, 1).saturating_add(9).saturating_mul(S);

    fn save(&self, to: &mut Writer<'_>) {
        for lane in &self.lanes {
            <bool as Item>::write(lane.promised.is_some(), to);
            <u64 as Item>::write(lane.promised.unwrap_or(0), to);
            to.length(lane.waiting.len());
            for &(t, event) in &lane.waiting {
                <u64 as Item>::write(t, to);
                event.write(to);
            }
        }
    }

    fn load(from: &mut Reader<'_>, mut into: Option<&mut Self>) -> Result<(), Corrupt> {
        for i in 0..S {
            let open = <bool as Item>::read(from)?;
            let promised = Some(<u64 as Item>::read(from)?).filter(|_| open);
            let mut lane = into.as_mut().and_then(|into| into.lanes.get_mut(i));
            if let Some(lane) = &mut lane {
                lane.promised = promised;
                while lane.waiting.pop_front().is_some() {}
            }
            let length = from.length(N)?;
            let mut last = 0;
            for _ in 0..length {
                let t = <u64 as Item>::read(from)?;
                let grows = t >= last && promised.is_none_or(|promised| t <= promised);
                from.demand(grows, Problem::Order)?;
                last = t;
                let event = E::read(from)?;
                if let Some(lane) = &mut lane {
                    // No more than `N`: there is room.
                    let _ = lane.waiting.push_back((t, event));
                }
            }
        }
        Ok(())
    }
}

impl<I: Timestamp, E, const S: usize, const N: usize, K, P> Snapshot for Merge<I, E, S, N, K, P>
where
    E: Stored,
    K: Source,
{
    const FINGERPRINT: Fingerprint = fingerprint::<E>(2);
}
