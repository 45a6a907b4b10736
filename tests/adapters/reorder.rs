//! Events that come late.

use super::*;
use rtcep::OpCounts;
use rtcep::adapter::{AdapterBounds, Refused, Why};

/// The host's loop of language.md 4.9, and what it observes.
struct Reordered {
    reorder: DefenceReorder<Ops>,
    engine: Defence,
    told: Told,
    most: AdapterBounds,
}

impl Reordered {
    fn new() -> Self {
        Self {
            reorder: Defence::reorder_with_probe(Ops::new()),
            engine: Defence::new(),
            told: Told::default(),
            most: AdapterBounds {
                push: OpCounts::ZERO,
                pop: OpCounts::ZERO,
                bytes: 0,
            },
        }
    }

    fn push(&mut self, t: u64, event: DefenceEvent) -> Result<(), Refused<DefenceEvent>> {
        let taken = self.reorder.push(at(t), event);
        let counts = self.reorder.probe_mut().take().all();
        self.most.push = self.most.push.max(&counts);
        taken
    }

    fn pop(&mut self) -> Option<(Tick, DefenceEvent)> {
        let next = self.reorder.pop();
        let counts = self.reorder.probe_mut().take().all();
        self.most.pop = self.most.pop.max(&counts);
        next
    }

    fn serve(&mut self) {
        while let Some((t, event)) = self.pop() {
            let taken = self.engine.process(t, &event, &mut self.told);
            taken.expect("in order");
        }
    }

    /// No count is exceeded.
    fn bounded(&self) -> bool {
        let bounds = Defence::BOUNDS.reorder.expect("the rules have it");
        self.most.push.within(&bounds.push) && self.most.pop.within(&bounds.pop)
    }
}

#[test]
fn a_delayed_stream_gives_what_the_sorted_one_gives() {
    let mut told = 0;
    for seed in 0..60 {
        let mut numbers = Numbers(seed);
        let arriving = delayed(&mut numbers, 300, 50);
        let mut sorted = arriving.clone();
        sorted.sort_by_key(|&(t, _)| t);
        let end = sorted[299].0 + 1000;

        let mut host = Reordered::new();
        let timed = seed % 2 == 0;
        for (t, event) in arriving {
            host.push(t, event)
                .expect("at most 50 ms late, at most 64 wait");
            host.serve();
            if timed {
                // The engine's timers may go as far as no event can come any more.
                let horizon = host.reorder.horizon();
                let advanced = host.engine.advance(horizon, &mut host.told);
                advanced.expect("no step back");
            }
        }
        host.reorder.finish();
        host.serve();
        let advanced = host.engine.advance(at(end), &mut host.told);
        advanced.expect("no step back");
        assert_eq!(host.told.0, in_order(&sorted, end), "seed {seed}");
        assert!(host.bounded(), "{:?}", host.most);
        assert_eq!((host.reorder.late(), host.engine.late()), (0, 0));
        told += host.told.0.len();
    }
    assert!(told > 60 * 100, "{told}");
}

#[test]
fn the_counts_of_reorder_are_reached_and_a_full_one_hands_back() {
    let plot = |id| DefenceEvent::Plot(Plot { id, range: 0 });
    let bounds = Defence::BOUNDS.reorder.expect("the rules have it");
    let mut host = Reordered::new();
    for id in 0..63 {
        host.push(60, plot(id)).expect("room");
    }
    // The last place, from which the oldest rises to the front; then the other way.
    host.push(10, plot(63)).expect("just in time");
    assert_eq!(host.most.push, bounds.push);
    let refused = host.push(61, plot(64)).expect_err("full");
    assert_eq!(
        (refused.why, refused.event),
        (Why::Full { max: 64 }, plot(64))
    );
    // Its time has been seen.
    let late = host.push(10, plot(65)).expect_err("late");
    let (t, horizon) = (10, 11);
    assert_eq!((late.why, late.event), (Why::Late { t, horizon }, plot(65)));
    assert_eq!(host.reorder.late(), 1);
    assert_eq!(host.pop(), Some((at(10), plot(63))));
    assert_eq!(host.most.pop, bounds.pop);
    assert_eq!(host.pop(), None);
    host.push(61, refused.event).expect("room");
    host.reorder.finish();
    host.serve();
    assert!(host.bounded() && host.reorder.is_empty());
    assert_eq!(bounds.bytes, size_of::<DefenceReorder>());
}
