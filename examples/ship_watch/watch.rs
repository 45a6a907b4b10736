//! One run over the rows.

use crate::rules::{ShipWatch, ShipWatchDetection, ShipWatchEvent};
use crate::run::{self, Input, Run};
use rtcep::{Bounds, Counter, Engine};
use rtcep_data::ships::Row;

/// What the analysis says of the rules.
pub(crate) const BOUNDS: Bounds = <ShipWatch as Engine>::BOUNDS;
/// How many situations the rules declare.
const SITUATIONS: usize = BOUNDS.situations.len();
/// How many lifespans the rules declare.
const LIFESPANS: usize = BOUNDS.lifespans.len();

/// A whole run.
pub(crate) type Watch = Run<ShipWatchDetection, { BOUNDS.events.len() + 1 }, SITUATIONS, LIFESPANS>;
/// Something that the engine told.
pub(crate) type Entry = run::Entry<ShipWatchDetection>;

/// The last second of the recording; what is silent behind it is no ship's fault.
pub(crate) fn end_s(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.t_s).max().unwrap_or(0)
}

/// Runs the rules over the rows once.
pub(crate) fn run(rows: &[Row]) -> Watch {
    let engine = ShipWatch::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    let inputs = rows.iter().map(|row| Input {
        line: row.line,
        t: row.t_s,
        event: Some(ShipWatchEvent::Report(*row)),
    });
    run::run(engine, inputs, end_s(rows), |engine| {
        engine.probe_mut().take().all()
    })
}
