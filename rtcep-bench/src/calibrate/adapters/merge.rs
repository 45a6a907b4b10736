//! States of [`Merge`]: each source is asked, and the last one has what comes first.

use super::calls::{Adapting, Build, Counting, Probing, State, Tick, counts, forget, single};
use super::{Adapter, Called};
use crate::calibrate::states::Pattern;
use crate::workload::Random;
use rtcep::adapter::Merge;
use rtcep::{NoProbe, OpCounts};

/// Events that may wait for each source: nothing depends on it.
const WAITING: usize = 4;

type Of<const S: usize, const W: usize, P> = Merge<Tick, [u64; W], S, WAITING, usize, P>;

impl<const S: usize, const W: usize, P: Probing> Adapting for Of<S, W, P>
where
    [u64; W]: Default,
{
    type Event = [u64; W];

    fn push(&mut self, source: usize, t: Tick, event: [u64; W]) -> bool {
        Merge::push(self, source, t, event).is_ok()
    }

    fn pop(&mut self) -> Option<(Tick, [u64; W])> {
        Merge::pop(self)
    }
}

/// The first event that waits for each source, if any does.
struct Times<const S: usize, const W: usize>(Vec<Option<u64>>);

impl<const S: usize, const W: usize> Times<S, W> {
    fn state<P: Probing>(&self, probe: P) -> State<Of<S, W, P>> {
        let mut adapter = Of::with_probe(probe);
        for (source, &first) in self.0.iter().enumerate() {
            let Some(first) = first else { continue };
            for t in [first, first + 10_000] {
                let taken = adapter.push(source, Tick::from_ticks(t), [t; W]);
                debug_assert!(taken.is_ok());
            }
        }
        State {
            adapter,
            source: S - 1,
            t: 20_000,
        }
    }
}

impl<const S: usize, const W: usize> Build for Times<S, W>
where
    [u64; W]: Default,
{
    type Plain = Of<S, W, NoProbe>;
    type Counted = Of<S, W, Counting>;

    fn plain(&self, probe: NoProbe) -> State<Self::Plain> {
        self.state(probe)
    }

    fn counted(&self, probe: Counting) -> State<Self::Counted> {
        self.state(probe)
    }

    fn counts(adapter: &Self::Counted) -> OpCounts {
        counts(adapter.probe())
    }

    fn forget(adapter: &mut Self::Counted) {
        forget(adapter.probe_mut());
    }
}

pub(super) fn adapter<const S: usize, const W: usize>() -> Adapter
where
    [u64; W]: Default,
{
    Adapter {
        text: format!("merge of {S} sources of events of {W} words"),
        template: format!("merge of events of {W} words"),
        bounds: Of::<S, W, NoProbe>::BOUNDS,
        calls: || {
            let mut random = Random::new(S as u64);
            let random: Vec<_> = (0..64)
                .map(|_| {
                    Times::<S, W>(
                        (0..S)
                            .map(|_| Some(u64::from(random.below(4_000))))
                            .collect(),
                    )
                })
                .collect();
            let all =
                |time: fn(u64) -> Option<u64>| Times::<S, W>((0..S as u64).map(time).collect());
            // Each source has something before the ones that were asked by then.
            let later = all(|source| Some(5_000 - 10 * source));
            let same = all(|_| Some(5));
            let none = all(|_| None);
            vec![
                single(Called::Push, Pattern::Dearest, &later, &random),
                single(Called::Pop, Pattern::Dearest, &later, &random),
                single(Called::Pop, Pattern::Other, &same, &[]),
                single(Called::Pop, Pattern::Other, &none, &[]),
                single(Called::Push, Pattern::Other, &none, &[]),
            ]
        },
    }
}
