//! One run with counted operations: what was detected, and what it cost.

use rtcep::bounds::Cause;
use rtcep::notice::Tally;
use rtcep::{Bounds, Detection, Engine, Late, Notice, OpCounts, Record, Sink, Timestamp};

/// Something that the engine told, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Entry<D> {
    /// A situation was detected.
    Detected(Detection<D>),
    /// The engine told of a loss or a fault in the call at `t`.
    Noticed { t: u64, notice: Notice },
    /// The engine refused an event of `line`.
    Refused { line: u64, late: Late },
}

/// What the calls of one kind did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// How many there were.
    pub(crate) calls: u64,
    /// Detections that they caused, those of timers and of derived events included.
    pub(crate) detections: u64,
    /// The operations of the call that took most of them.
    pub(crate) most: OpCounts,
}

/// What became of one situation.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    /// Detections.
    pub(crate) detections: u64,
    /// Those of them that no capacity can have changed.
    pub(crate) exact: u64,
    /// What was lost and what faulted.
    pub(crate) tally: Tally,
}

/// A whole run; there is one more kind of `CALLS` than event types.
#[derive(Clone, Debug)]
pub(crate) struct Run<D, const CALLS: usize, const SITUATIONS: usize, const LIFESPANS: usize> {
    /// All that the engine told.
    pub(crate) journal: Vec<Entry<D>>,
    /// By event type, by declaration, and the call that lets time pass.
    pub(crate) usage: [Usage; CALLS],
    /// By situation, by declaration.
    pub(crate) found: [Found; SITUATIONS],
    /// By lifespan, by declaration.
    pub(crate) lifespans: [Tally; LIFESPANS],
}

/// An event of a line of the input, at its tick; without one, time passes alone.
pub(crate) struct Input<E> {
    pub(crate) line: u64,
    pub(crate) t: u64,
    pub(crate) event: Option<E>,
}

/// What the calls of one kind can cost at most: `process` by event type, timers
/// included, and behind the last of them `advance`.
pub(crate) const fn at_most(bounds: &Bounds, kind: usize) -> OpCounts {
    if kind < bounds.events.len() {
        bounds.process_counts(kind)
    } else {
        bounds.counts(Cause::Sweep)
    }
}

/// Writes down what it is told.
struct Journal<D> {
    t: u64,
    entries: Vec<Entry<D>>,
}

impl<E: Engine> Sink<E> for Journal<E::Detection> {
    fn detection(&mut self, detection: Detection<E::Detection>) {
        self.entries.push(Entry::Detected(detection));
    }

    fn notice(&mut self, notice: Notice) {
        let t = self.t;
        self.entries.push(Entry::Noticed { t, notice });
    }
}

/// Runs the rules over the events, and until `end`, at which no event comes; `cost`
/// takes what the engine's probe has counted.
pub(crate) fn run<E, const CALLS: usize, const SITUATIONS: usize, const LIFESPANS: usize>(
    mut engine: E,
    events: impl IntoIterator<Item = Input<E::Event>>,
    end: u64,
    cost: fn(&mut E) -> OpCounts,
) -> Run<E::Detection, CALLS, SITUATIONS, LIFESPANS>
where
    E: Engine,
    E::Event: Record,
    E::Detection: Record,
{
    let mut run = Run {
        journal: Vec::new(),
        usage: [Usage::default(); CALLS],
        found: [Found::default(); SITUATIONS],
        lifespans: [Tally::ZERO; LIFESPANS],
    };
    let mut journal = Journal {
        t: 0,
        entries: Vec::new(),
    };
    for Input { line, t, event } in events {
        let before = journal.entries.len();
        journal.t = t;
        let at = E::Instant::from_ticks(t);
        let (kind, accepted) = match &event {
            Some(event) => (event.shape(), engine.process(at, event, &mut journal)),
            None => (CALLS - 1, engine.advance(at, &mut journal)),
        };
        if let Err(late) = accepted {
            journal.entries.push(Entry::Refused { line, late });
        }
        run.add(kind, &journal.entries[before..], cost(&mut engine));
    }
    let before = journal.entries.len();
    journal.t = end;
    let silent = engine.advance(E::Instant::from_ticks(end), &mut journal);
    debug_assert!(silent.is_ok(), "no row is later than that");
    run.add(CALLS - 1, &journal.entries[before..], cost(&mut engine));

    for (situation, found) in run.found.iter_mut().enumerate() {
        found.tally = engine.tally(situation).unwrap_or(Tally::ZERO);
    }
    for (lifespan, tally) in run.lifespans.iter_mut().enumerate() {
        *tally = engine.lifespan_tally(lifespan).unwrap_or(Tally::ZERO);
    }
    run.journal = journal.entries;
    run
}

impl<D: Record, const CALLS: usize, const SITUATIONS: usize, const LIFESPANS: usize>
    Run<D, CALLS, SITUATIONS, LIFESPANS>
{
    /// Adds what one call told and cost.
    fn add(&mut self, kind: usize, told: &[Entry<D>], cost: OpCounts) {
        let usage = &mut self.usage[kind];
        usage.calls += 1;
        if cost.total() > usage.most.total() {
            usage.most = cost;
        }
        for entry in told {
            if let Entry::Detected(detection) = entry {
                usage.detections += 1;
                let found = &mut self.found[detection.situation.shape()];
                found.detections += 1;
                found.exact += u64::from(detection.exact);
            }
        }
    }
}
