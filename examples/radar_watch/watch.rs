//! One run with counted operations: what was detected, and what it cost.

use crate::input::Row;
use crate::rules::{NewTrack, RadarWatch, RadarWatchDetection, RadarWatchEvent};
use rtcep::notice::Tally;
use rtcep::{Bounds, Counter, Detection, Engine, Late, Notice, OpCounts, Probe, Record, Sink};
use rtcep::{Timestamp, bounds::Cause};

/// What the analysis says of the rules.
pub(crate) const BOUNDS: Bounds = <RadarWatch as Engine>::BOUNDS;
/// How many event types the rules declare.
pub(crate) const EVENTS: usize = BOUNDS.events.len();
/// How many situations the rules declare.
pub(crate) const SITUATIONS: usize = BOUNDS.situations.len();
/// How many lifespans the rules declare.
pub(crate) const LIFESPANS: usize = BOUNDS.lifespans.len();

/// Until when the radar is listened to: a second after the last row, so that
/// whatever is still followed falls silent.
pub(crate) fn end_us(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.t_us).max().unwrap_or(0) + 1_000_000
}

/// What the calls of one kind can cost at most: `process` by event type, timers
/// included, and behind the last of them `advance`.
pub(crate) const fn at_most(kind: usize) -> OpCounts {
    if kind < EVENTS {
        BOUNDS.process_counts(kind)
    } else {
        BOUNDS.counts(Cause::Sweep)
    }
}

/// The events of one row in their order: what the slot followed until now is
/// over before the plot of what it follows from here on.
pub(crate) fn events(row: &Row) -> impl Iterator<Item = RadarWatchEvent> {
    let Row { slot, .. } = *row;
    let flagged = row.new_track.then_some(NewTrack { slot });
    let flagged = flagged.map(RadarWatchEvent::NewTrack);
    flagged.into_iter().chain([RadarWatchEvent::Plot(*row)])
}

/// Something that the engine told, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Entry {
    /// A situation was detected.
    Detected(Detection<RadarWatchDetection>),
    /// The engine told of a loss or a fault in the call at `t_us`.
    Noticed { t_us: u64, notice: Notice },
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

/// A whole run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// All that the engine told.
    pub(crate) journal: Vec<Entry>,
    /// By event type, by declaration, and the call that lets time pass.
    pub(crate) usage: [Usage; EVENTS + 1],
    /// By situation, by declaration.
    pub(crate) found: [Found; SITUATIONS],
    /// By lifespan, by declaration.
    pub(crate) lifespans: [Tally; LIFESPANS],
}

/// Writes down what it is told.
#[derive(Debug, Default)]
struct Journal {
    t_us: u64,
    entries: Vec<Entry>,
}

impl<P: Probe> Sink<RadarWatch<P>> for Journal {
    fn detection(&mut self, detection: Detection<RadarWatchDetection>) {
        self.entries.push(Entry::Detected(detection));
    }

    fn notice(&mut self, notice: Notice) {
        let t_us = self.t_us;
        self.entries.push(Entry::Noticed { t_us, notice });
    }
}

/// Runs the rules over the rows once, and over the silence behind them.
pub(crate) fn run(rows: &[Row]) -> Watch {
    let mut engine = RadarWatch::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    let mut watch = Watch::default();
    let mut journal = Journal::default();
    for row in rows {
        for event in events(row) {
            let before = journal.entries.len();
            journal.t_us = row.t_us;
            let t = Timestamp::from_ticks(row.t_us);
            if let Err(late) = engine.process(t, &event, &mut journal) {
                let line = row.line;
                journal.entries.push(Entry::Refused { line, late });
            }
            let cost = engine.probe_mut().take().all();
            watch.add(event.shape(), &journal.entries[before..], cost);
        }
    }
    let before = journal.entries.len();
    journal.t_us = end_us(rows);
    let silent = engine.advance(Timestamp::from_ticks(journal.t_us), &mut journal);
    debug_assert!(silent.is_ok(), "no row is later than that");
    let cost = engine.probe_mut().take().all();
    watch.add(EVENTS, &journal.entries[before..], cost);

    for (situation, found) in watch.found.iter_mut().enumerate() {
        found.tally = engine.tally(situation).unwrap_or(Tally::ZERO);
    }
    for (lifespan, tally) in watch.lifespans.iter_mut().enumerate() {
        *tally = engine.lifespan_tally(lifespan).unwrap_or(Tally::ZERO);
    }
    watch.journal = journal.entries;
    watch
}

impl Watch {
    /// Adds what one call told and cost.
    fn add(&mut self, kind: usize, told: &[Entry], cost: OpCounts) {
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
