//! One run over the rows, and over the day behind them.

use crate::rules::{SshGuard, SshGuardDetection, SshGuardEvent};
use crate::run::{self, Input, Run};
use rtcep::{Bounds, Counter, Engine};
use rtcep_data::logins::Row;

/// What the analysis says of the rules.
pub(crate) const BOUNDS: Bounds = <SshGuard as Engine>::BOUNDS;
/// How many situations the rules declare.
const SITUATIONS: usize = BOUNDS.situations.len();
/// How many lifespans the rules declare.
const LIFESPANS: usize = BOUNDS.lifespans.len();

/// A whole run.
pub(crate) type Guard = Run<SshGuardDetection, { BOUNDS.events.len() + 1 }, SITUATIONS, LIFESPANS>;
/// Something that the engine told.
pub(crate) type Entry = run::Entry<SshGuardDetection>;

/// Until when the host is watched: a day after the last row, so that whatever is
/// counted is told.
pub(crate) fn end_s(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.t_s).max().unwrap_or(0) + 86_400
}

/// Runs the rules over the rows once, and over the day behind them.
pub(crate) fn run(rows: &[Row]) -> Guard {
    let engine = SshGuard::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    let inputs = rows.iter().map(|row| Input {
        line: row.line,
        t: row.t_s,
        event: Some(SshGuardEvent::Attempt(*row)),
    });
    run::run(engine, inputs, end_s(rows), |engine| {
        engine.probe_mut().take().all()
    })
}
