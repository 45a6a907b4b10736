//! One run over the rows, and over the silence behind them.

use crate::input::Row;
use crate::rules::{NewTrack, RadarWatch, RadarWatchDetection, RadarWatchEvent};
use crate::run::{self, Input, Run};
use rtcep::{Bounds, Counter, Engine, OpCounts};

/// What the analysis says of the rules.
pub(crate) const BOUNDS: Bounds = <RadarWatch as Engine>::BOUNDS;
/// How many event types the rules declare.
pub(crate) const EVENTS: usize = BOUNDS.events.len();
/// How many situations the rules declare.
const SITUATIONS: usize = BOUNDS.situations.len();
/// How many lifespans the rules declare.
const LIFESPANS: usize = BOUNDS.lifespans.len();

/// A whole run.
pub(crate) type Watch = Run<RadarWatchDetection, { EVENTS + 1 }, SITUATIONS, LIFESPANS>;
/// Something that the engine told.
pub(crate) type Entry = run::Entry<RadarWatchDetection>;

/// Until when the radar is listened to: a second after the last row, so that
/// whatever is still followed falls silent.
pub(crate) fn end_us(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.t_us).max().unwrap_or(0) + 1_000_000
}

/// What the calls of one kind can cost at most.
pub(crate) const fn at_most(kind: usize) -> OpCounts {
    run::at_most(&BOUNDS, kind)
}

/// The events of one row in their order: what the slot followed until now is
/// over before the plot of what it follows from here on.
pub(crate) fn events(row: &Row) -> impl Iterator<Item = RadarWatchEvent> {
    let Row { slot, .. } = *row;
    let flagged = row.new_track.then_some(NewTrack { slot });
    let flagged = flagged.map(RadarWatchEvent::NewTrack);
    flagged.into_iter().chain([RadarWatchEvent::Plot(*row)])
}

/// Runs the rules over the rows once, and over the silence behind them.
pub(crate) fn run(rows: &[Row]) -> Watch {
    let engine = RadarWatch::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    let inputs = rows.iter().flat_map(|row| {
        let (line, t) = (row.line, row.t_us);
        events(row).map(move |event| Input { line, t, event })
    });
    run::run(engine, inputs, end_us(rows), |engine| {
        engine.probe_mut().take().all()
    })
}
