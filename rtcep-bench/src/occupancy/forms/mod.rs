//! The rules of \[RT\]'s experiment in three forms, each with a way into every
//! state that is measured.
//!
//! | form | operands | what its near-worst state is |
//! |---|---|---|
//! | [`as_printed`] | `first`, consumed, no `when` | forced: events cannot reach it |
//! | [`same_target`] | `first`, consumed, `when` the targets agree | reached by events alone |
//! | [`each_retain`] | `each`, `retain`, `when` the targets agree | reached by events alone |

pub mod as_printed;
pub mod each_retain;
pub mod same_target;

use super::state::{Case, Data, Held, State, Trigger};
use crate::checksum::Payload;
use crate::workload::Random;
use rtcep::{Counter, Engine, Probe, Record, Timestamp, Value};

pub use as_printed::AsPrinted;
pub use each_retain::EachRetain;
pub use same_target::SameTarget;

/// How many candidates an operand keeps, as in \[RT\].
pub const MAX: usize = 10;

/// What the two situations and the engine counted.
pub type Counts = Counter<2>;

/// One form of the rules.
pub trait Form: 'static {
    /// AlertTrigger and TrackData.
    type Event: Record + Copy + 'static;
    /// AlertTrack and Alert.
    type Detection: Copy + Record + Payload;
    /// The generated engine; with [`Counts`] it tells what a measured event did.
    type Engine<P: Probe + Clone + 'static>: Engine<Event = Self::Event, Detection = Self::Detection>
        + Clone
        + 'static;

    /// The name in tables and reports.
    const NAME: &'static str;
    /// Whether events alone reach the states that are measured.
    const REACHABLE: bool;
    /// Whether the work of an event depends on what its data are.
    const CONDITIONAL: bool;

    /// An engine that has seen nothing.
    fn new<P: Probe + Clone + 'static>(probe: P) -> Self::Engine<P>;

    /// What an engine has counted since it was last asked.
    fn counted(engine: &mut Self::Engine<Counts>) -> Counts;

    /// How many candidates AlertTrack holds.
    fn held<P: Probe + Clone + 'static>(engine: &Self::Engine<P>) -> Held;

    /// An engine in a state, and the event that is measured on it.
    fn place<P: Probe + Clone + 'static>(
        probe: P,
        state: State,
        data: Data,
        random: &mut Random,
    ) -> Case<Self::Engine<P>>;
}

/// An event of any form.
///
/// # Panics
/// If the rules of a form declare other attributes: a bug of this crate.
pub fn event<E: Record>(kind: Trigger, target: u32, range: f32) -> E {
    E::from_values(kind.index(), &[Value::U32(target), Value::F32(range)])
        .expect("both events have a target and a range")
}

/// Sends `n` events of one type, all at the same time.
fn fill<E: Engine>(
    engine: &mut E,
    kind: Trigger,
    n: usize,
    mut values: impl FnMut(u32) -> (u32, f32),
) {
    for i in (0..).take(n) {
        let (target, range) = values(i);
        let event = event(kind, target, range);
        // At a time before which there is none: no event is late.
        let _ = engine.process(E::Instant::from_ticks(0), &event, &mut ());
    }
}
