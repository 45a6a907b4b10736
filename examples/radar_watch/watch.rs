//! One run with counted operations: what was detected, and what it cost.

use crate::rules::{RadarWatch, RadarWatchDetection};
use crate::tracks::Timed;
use rtcep::{Counter, Detection, Engine, Late, Notice, OpCounts, Probe, Record, Sink, Timestamp};

/// How many event types the rules declare.
pub(crate) const EVENTS: usize = <RadarWatch as Engine>::BOUNDS.events.len();
/// How many situations the rules declare.
pub(crate) const SITUATIONS: usize = <RadarWatch as Engine>::BOUNDS.situations.len();

/// Something that the engine told, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Entry {
    /// A situation was detected.
    Detected(Detection<RadarWatchDetection>),
    /// The engine told of a loss or a fault while it processed the event at `t_us`.
    Noticed { t_us: u64, notice: Notice },
    /// The engine refused the event of `line`.
    Refused { line: u64, late: Late },
}

/// What the events of one type did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// How many came.
    pub(crate) events: u64,
    /// Detections that they caused, those of derived events included.
    pub(crate) detections: u64,
    /// The operations of the event that took most of them.
    pub(crate) most: OpCounts,
}

/// A whole run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// All that the engine told.
    pub(crate) journal: Vec<Entry>,
    /// By event type, by declaration.
    pub(crate) usage: [Usage; EVENTS],
    /// Detections by situation, by declaration.
    pub(crate) detections: [u64; SITUATIONS],
    /// What the situations lost, by declaration.
    pub(crate) lost: [u64; SITUATIONS],
}

/// Writes down what it is told.
#[derive(Debug)]
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

/// Runs the rules over the events once.
pub(crate) fn run(events: &[Timed]) -> Watch {
    let mut engine = RadarWatch::with_probe(Counter::<SITUATIONS>::new());
    let mut watch = Watch::default();
    let mut journal = Journal {
        t_us: 0,
        entries: Vec::new(),
    };
    for &Timed { t_us, line, event } in events {
        journal.t_us = t_us;
        let before = journal.entries.len();
        if let Err(late) = engine.process(Timestamp::from_ticks(t_us), &event, &mut journal) {
            journal.entries.push(Entry::Refused { line, late });
        }
        let usage = &mut watch.usage[event.shape()];
        usage.events += 1;
        for entry in &journal.entries[before..] {
            if let Entry::Detected(detection) = entry {
                usage.detections += 1;
                watch.detections[detection.situation.shape()] += 1;
            }
        }
        let cost = engine.probe_mut().take().all();
        if cost.total() > usage.most.total() {
            usage.most = cost;
        }
    }
    for (situation, lost) in watch.lost.iter_mut().enumerate() {
        *lost = engine.tally(situation).map_or(0, |tally| tally.lost);
    }
    watch.journal = journal.entries;
    watch
}
