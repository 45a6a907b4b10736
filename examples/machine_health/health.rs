//! One run over the rows, of a host that looks at the clock every hour.

use crate::rules::{MachineHealth, MachineHealthDetection, MachineHealthEvent, Sample};
use crate::run::{self, Run};
use rtcep::{Bounds, Counter, Engine};
use rtcep_data::metrics::{Input, Row};

/// What the analysis says of the rules.
pub(crate) const BOUNDS: Bounds = <MachineHealth as Engine>::BOUNDS;
/// How many situations the rules declare.
const SITUATIONS: usize = BOUNDS.situations.len();
/// How many lifespans the rules declare.
const LIFESPANS: usize = BOUNDS.lifespans.len();

/// A whole run.
pub(crate) type Health =
    Run<MachineHealthDetection, { BOUNDS.events.len() + 1 }, SITUATIONS, LIFESPANS>;
/// Something that the engine told.
pub(crate) type Entry = run::Entry<MachineHealthDetection>;
/// A call of the engine.
pub(crate) type Call = run::Input<MachineHealthEvent>;

/// How often the host looks at the clock if nothing comes.
const HOUR: u64 = 3_600;

/// The last second that the rows tell of; what is silent behind them is no machine's
/// fault.
pub(crate) fn end_s(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.t_s).max().unwrap_or(0)
}

/// The calls: each row is one, and each full hour. There are days without a row; without
/// the hours an `every` would be late then, and say so.
pub(crate) fn calls(input: &Input) -> impl Iterator<Item = Call> {
    let mut hour = input.rows.first().map_or(0, |row| row.t_s / HOUR + 1);
    input.rows.iter().flat_map(move |row| {
        let Row { line, t_s, .. } = *row;
        let first = hour;
        hour = hour.max(t_s / HOUR + 1);
        let hours = (first..hour).map(move |hour| Call {
            line,
            t: hour * HOUR,
            event: None,
        });
        let sample = sample(input, row).map(|event| Call {
            line,
            t: t_s,
            event: Some(event),
        });
        hours.chain(sample)
    })
}

/// The event of a row; none if its series is not declared, which reading refuses.
fn sample(input: &Input, row: &Row) -> Option<MachineHealthEvent> {
    let Row { series, value, .. } = *row;
    let kind = input.kind(series)?;
    Some(MachineHealthEvent::Sample(Sample {
        series,
        kind,
        value,
    }))
}

/// Runs the rules over the rows once.
pub(crate) fn run(input: &Input) -> Health {
    let engine = MachineHealth::with_probe(Counter::<SITUATIONS, LIFESPANS>::new());
    run::run(engine, calls(input), end_s(&input.rows), |engine| {
        engine.probe_mut().take().all()
    })
}
