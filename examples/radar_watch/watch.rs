//! One run over the rows, and over the silence behind them.

use crate::rules::{NewTrack, RadarWatch, RadarWatchDetection, RadarWatchEvent, Speed};
use crate::run::{self, Input, Run};
use rtcep::{Bounds, Counter, Engine, OpCounts};
use rtcep_data::radar::{Recording, Row, SpeedRow};

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
pub(crate) fn end_us(recording: &Recording) -> u64 {
    let plots = recording.plots.iter().map(|row| row.t_us);
    let speeds = recording.speeds.iter().map(|row| row.t_us);
    plots.chain(speeds).max().unwrap_or(0) + 1_000_000
}

/// What the calls of one kind can cost at most.
pub(crate) const fn at_most(kind: usize) -> OpCounts {
    run::at_most(&BOUNDS, kind)
}

/// The events of one row of the radar in their order: what the slot followed until now
/// is over before the plot of what it follows from here on.
fn events(row: &Row) -> impl Iterator<Item = Input<RadarWatchEvent>> + use<> {
    let Row {
        line,
        t_us: t,
        slot,
        ..
    } = *row;
    let flagged = row.new_track.then_some(NewTrack { slot });
    let flagged = flagged.map(RadarWatchEvent::NewTrack);
    let events = flagged.into_iter().chain([RadarWatchEvent::Plot(*row)]);
    events.map(move |event| Input {
        line,
        t,
        event: Some(event),
    })
}

/// All events: the speeds among the rows of the radar, which come first at the same tick.
/// Each file keeps its order; a row that is late in it stays late.
pub(crate) fn inputs(recording: &Recording) -> Vec<Input<RadarWatchEvent>> {
    let mut speeds = recording.speeds.iter().peekable();
    let speed = |row: &SpeedRow| Input {
        line: row.line,
        t: row.t_us,
        event: Some(RadarWatchEvent::Speed(Speed { speed: row.speed })),
    };
    let mut inputs = Vec::new();
    for row in &recording.plots {
        while let Some(earlier) = speeds.next_if(|speed| speed.t_us < row.t_us) {
            inputs.push(speed(earlier));
        }
        inputs.extend(events(row));
    }
    inputs.extend(speeds.map(speed));
    inputs
}

/// Runs the rules over the rows once, and over the silence behind them.
pub(crate) fn run(recording: &Recording) -> Watch {
    let engine = RadarWatch::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    run::run(engine, inputs(recording), end_us(recording), |engine| {
        engine.probe_mut().take().all()
    })
}
