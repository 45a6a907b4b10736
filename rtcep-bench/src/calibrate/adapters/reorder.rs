//! States of [`Reorder`]: a heap that is as full as can be, and how far an event moves in it.

use super::calls::{Adapting, Build, Counting, Probing, State, Tick, counts, forget, single};
use super::{Adapter, Called};
use crate::calibrate::states::Pattern;
use crate::workload::Random;
use rtcep::adapter::Reorder;
use rtcep::{NoProbe, OpCounts};

type Of<const N: usize, const W: usize, P> = Reorder<Tick, [u64; W], N, P>;

/// Nothing is late or ripe by itself.
const WITHIN: u64 = 1 << 40;

impl<const N: usize, const W: usize, P: Probing> Adapting for Of<N, W, P>
where
    [u64; W]: Default,
{
    type Event = [u64; W];

    fn push(&mut self, _: usize, t: Tick, event: [u64; W]) -> bool {
        Reorder::push(self, t, event).is_ok()
    }

    fn pop(&mut self) -> Option<(Tick, [u64; W])> {
        Reorder::pop(self)
    }
}

/// What waits, what comes, and whether all is ripe.
struct Times<const N: usize, const W: usize> {
    waiting: Vec<u64>,
    coming: u64,
    ripe: bool,
}

impl<const N: usize, const W: usize> Times<N, W> {
    fn state<P: Probing>(&self, probe: P) -> State<Of<N, W, P>> {
        let mut adapter = Of::with_probe(WITHIN, probe);
        for &t in &self.waiting {
            let taken = adapter.push(Tick::from_ticks(t), [t; W]);
            debug_assert!(taken.is_ok());
        }
        if self.ripe {
            adapter.finish();
        }
        State {
            adapter,
            source: 0,
            t: self.coming,
        }
    }
}

impl<const N: usize, const W: usize> Build for Times<N, W>
where
    [u64; W]: Default,
{
    type Plain = Of<N, W, NoProbe>;
    type Counted = Of<N, W, Counting>;

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

pub(super) fn adapter<const N: usize, const W: usize>() -> Adapter
where
    [u64; W]: Default,
{
    Adapter {
        text: format!("reorder of {N} events of {W} words"),
        template: format!("reorder of events of {W} words"),
        bounds: Of::<N, W, NoProbe>::BOUNDS,
        calls: || {
            let n = N as u64;
            let mut random = Random::new(n);
            let mut drawn = |len: usize, ripe: bool| {
                let mut time = || u64::from(random.below(4_000));
                Times::<N, W> {
                    waiting: (0..len).map(|_| time()).collect(),
                    coming: time(),
                    ripe,
                }
            };
            let ascending = |len: u64, coming: u64, ripe: bool| Times::<N, W> {
                waiting: (0..len).map(|i| 1_000 + 10 * i).collect(),
                coming,
                ripe,
            };
            let pushes: Vec<_> = (0..64).map(|_| drawn(N - 1, false)).collect();
            let pops: Vec<_> = (0..64).map(|_| drawn(N, true)).collect();
            let mut all = vec![
                // The oldest of all rises to the front; the newest sinks to the end.
                single(
                    Called::Push,
                    Pattern::Dearest,
                    &ascending(n - 1, 1, false),
                    &pushes,
                ),
                single(Called::Pop, Pattern::Dearest, &ascending(n, 0, true), &pops),
                // Nothing is ripe.
                single(Called::Pop, Pattern::Other, &ascending(n, 0, false), &[]),
            ];
            // So many levels less, by a heap with fewer events or by an event that is newer.
            let mut len = n / 2;
            while len > 0 {
                all.push(single(
                    Called::Pop,
                    Pattern::Other,
                    &ascending(len, 0, true),
                    &[],
                ));
                let fewer = ascending(len - 1, 1, false);
                all.push(single(Called::Push, Pattern::Other, &fewer, &[]));
                let newer = ascending(n - 1, 1_000 + 10 * len - 5, false);
                all.push(single(Called::Push, Pattern::Other, &newer, &[]));
                len /= 2;
            }
            all.push(single(
                Called::Push,
                Pattern::Other,
                &ascending(n - 1, 99_999, false),
                &[],
            ));
            all
        },
    }
}
