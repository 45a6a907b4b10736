//! Two engines of one rule, call by call on random traces.

use rtcep::{Detection, Engine, Late, Notice, Sink, Timestamp};
use rtcep_bench::workload::Random;
use std::fmt::Debug;

/// What an engine told, in its order.
#[derive(Debug, PartialEq)]
enum Told<D> {
    Detection(Detection<D>),
    Notice(Notice),
}

struct Log<D>(Vec<Told<D>>);

impl<E: Engine> Sink<E> for Log<E::Detection> {
    fn detection(&mut self, detection: Detection<E::Detection>) {
        self.0.push(Told::Detection(detection));
    }

    fn notice(&mut self, notice: Notice) {
        self.0.push(Told::Notice(notice));
    }
}

/// One call: what it told and what it returned.
fn call<E: Engine>(engine: &mut E, t: u64, event: Option<&E::Event>) -> Call<E::Detection> {
    let t = E::Instant::from_ticks(t);
    let mut log = Log(Vec::new());
    let result = match event {
        Some(event) => engine.process(t, event, &mut log),
        None => engine.advance(t, &mut log),
    };
    (log.0, result)
}

type Call<D> = (Vec<Told<D>>, Result<(), Late>);

/// What random traces are like.
#[derive(Clone, Copy)]
pub(crate) struct Traces {
    /// The window, or how long an instance lasts.
    pub(crate) edge: u64,
    /// Steps in time of the sparsest traces.
    pub(crate) gap: u32,
    /// Calls of each trace.
    pub(crate) calls: usize,
    /// One call in so many steps back, and one far ahead.
    pub(crate) seldom: u32,
    /// Whether the rule has anything to lose.
    pub(crate) loses: bool,
}

/// The next instant: mostly steps below `gap`, of which many are none.
fn step(random: &mut Random, t: u64, gap: u32, traces: Traces) -> u64 {
    match random.below(traces.seldom) {
        // A step back, which must be refused.
        0 => t.saturating_sub(u64::from(random.below(1_000)) + 1),
        // Exactly the edge, and one tick to either side.
        1 => t + traces.edge - 1 + u64::from(random.below(3)),
        // A silence that outlasts every candidate and every instance.
        2 => t + 60_000_000,
        n if n % 5 < 2 => t,
        _ => t + u64::from(random.below(gap)),
    }
}

/// Runs both over the same random trace and compares every call.
pub(crate) fn agree<G, H>(
    traces: Traces,
    make: impl Fn() -> (G, H),
    event: impl Fn(&mut Random) -> G::Event,
) where
    G: Engine<Detection: PartialEq + Debug, Event: Debug, Instant: Debug>,
    H: Engine<Event = G::Event, Detection = G::Detection, Instant = G::Instant>,
{
    let (mut detections, mut inexact, mut notices) = (0, 0, 0);
    for seed in 0..42_u8 {
        let mut random = Random::new(u64::from(seed));
        // From traces that the window empties to such that only a capacity does.
        let gap = traces.gap / [1, 5, 100][usize::from(seed) % 3];
        let (mut generated, mut handwritten) = make();
        let mut t = 1_000_000;
        for n in 0..traces.calls {
            let next = step(&mut random, t, gap, traces);
            let event = (random.below(50) > 0).then(|| event(&mut random));
            let expected = call(&mut generated, next, event.as_ref());
            let got = call(&mut handwritten, next, event.as_ref());
            assert_eq!(expected, got, "seed {seed}, call {n} at {next}: {event:?}");
            assert_eq!(generated.next_deadline(), handwritten.next_deadline());
            for told in got.0 {
                match told {
                    Told::Detection(detection) => {
                        detections += 1;
                        inexact += usize::from(!detection.exact);
                    }
                    Told::Notice(_) => notices += 1,
                }
            }
            t = t.max(next);
        }
        assert_eq!(generated.late(), handwritten.late());
        assert_eq!(generated.tally(0), handwritten.tally(0));
        assert_eq!(generated.tally(1), handwritten.tally(1));
        assert_eq!(generated.lifespan_tally(0), handwritten.lifespan_tally(0));
        assert_eq!(generated.lifespan_tally(1), handwritten.lifespan_tally(1));
    }
    assert!(
        detections > 1_000,
        "only {detections} detections: the traces test nothing"
    );
    if !traces.loses {
        assert_eq!((notices, inexact), (0, 0), "there is nothing to lose");
        return;
    }
    assert!(
        notices > 100,
        "only {notices} notices: no list was ever full"
    );
    assert!(
        inexact > 100 && detections - inexact > 100,
        "{inexact} of {detections} detections met a loss: that tests little"
    );
}
