//! The rules as \[RT\] prints them.
//!
//! Whichever type arrives second is joined at once and both are gone, so
//! candidates of the two types never coexist and \[RT\]'s state near the worst is
//! out of reach. It is forced: of two engines, one filled with alerts and one
//! with tracks, the list of the second is moved into the first. That this module
//! can reach the fields is a matter of where the macro was called and no
//! interface; users cannot.

use super::{Counts, Form, fill};
use crate::checksum::Payload;
use crate::occupancy::matrix::{Candidate, Pairs};
use crate::occupancy::state::{Case, Data, Held, State, Trigger};
use crate::workload::Random;
use rtcep::Probe;

rtcep::situations! {
    /// \[RT\]'s definitions: no condition, used events are gone.
    pub engine AsPrinted;
    resolution 1us;

    /// A sensor may have seen something.
    event AlertTrigger { target: u32, range: f32 }
    /// A radar has.
    event TrackData { target: u32, range: f32 }

    /// From startup, never ending.
    lifespan Watch { from startup; max_open 1; }

    /// The oldest of each, as soon as both are there.
    situation AlertTrack: all in Watch {
        operand alert: first AlertTrigger, max 10;
        operand track: first TrackData, max 10;
        emit { target: alert.target, range: track.range }
    }

    /// Every alert.
    situation Alert: all in Watch {
        operand alert: first AlertTrigger;
        emit { target: alert.target }
    }
}

impl Form for AsPrinted {
    type Event = AsPrintedEvent;
    type Detection = AsPrintedDetection;
    type Engine<P: Probe + Clone + 'static> = AsPrinted<P>;

    const NAME: &'static str = "as printed";
    const REACHABLE: bool = false;
    const CONDITIONAL: bool = false;

    fn new<P: Probe + Clone + 'static>(probe: P) -> AsPrinted<P> {
        AsPrinted::with_probe(probe)
    }

    fn counted(engine: &mut AsPrinted<Counts>) -> Counts {
        engine.probe_mut().take()
    }

    fn held<P: Probe + Clone + 'static>(engine: &AsPrinted<P>) -> Held {
        Held {
            alerts: engine.s0_alert_track.l_alert.len(),
            tracks: engine.s0_alert_track.l_track.len(),
        }
    }

    fn place<P: Probe + Clone + 'static>(
        probe: P,
        state: State,
        _: Data,
        _: &mut Random,
    ) -> Case<AsPrinted<P>> {
        let mut engine = AsPrinted::with_probe(probe);
        let mut donor = engine.clone();
        let Held { alerts, tracks } = state.held();
        fill(&mut engine, Trigger::AlertTrigger, alerts, |i| (i, 1_000.0));
        fill(&mut donor, Trigger::TrackData, tracks, |i| (i, 1_000.0));
        engine.s0_alert_track.l_track = donor.s0_alert_track.l_track;
        let event = super::event(state.trigger, 0, 1_000.0);
        Case { engine, event }
    }
}

impl Pairs for AsPrinted {
    fn read(event: &AsPrintedEvent) -> (Trigger, Candidate) {
        match *event {
            AsPrintedEvent::AlertTrigger(AlertTrigger { target, range }) => {
                (Trigger::AlertTrigger, Candidate { target, range })
            }
            AsPrintedEvent::TrackData(TrackData { target, range }) => {
                (Trigger::TrackData, Candidate { target, range })
            }
        }
    }

    fn holds(_: &Candidate, _: &Candidate) -> bool {
        true
    }

    fn alert_track(alert: &Candidate, track: &Candidate) -> AsPrintedDetection {
        AsPrintedDetection::AlertTrack(AlertTrack {
            target: alert.target,
            range: track.range,
        })
    }

    fn alert(alert: &Candidate) -> AsPrintedDetection {
        AsPrintedDetection::Alert(Alert {
            target: alert.target,
        })
    }
}

impl Payload for AsPrintedDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        match self {
            Self::AlertTrack(both) => {
                u64::from(both.target) ^ u64::from(both.range.to_bits()).rotate_left(32)
            }
            Self::Alert(alone) => !u64::from(alone.target),
        }
    }
}
