//! The rules of \[RT\] with the condition that its scenario asks for: the track
//! is of the target that the alert named.
//!
//! Alerts and tracks of other targets wait side by side, so every state that is
//! measured is reached by events alone.

use super::{Counts, Form, fill};
use crate::checksum::Payload;
use crate::occupancy::matrix::{Candidate, Pairs};
use crate::occupancy::state::{Case, Data, Held, State, Trigger};
use crate::workload::Random;
use rtcep::Probe;

rtcep::situations! {
    /// \[RT\]'s definitions with a condition; used events are gone.
    pub engine SameTarget;
    resolution 1us;

    /// A sensor may have seen something.
    event AlertTrigger { target: u32, range: f32 }
    /// A radar has.
    event TrackData { target: u32, range: f32 }

    /// From startup, never ending.
    lifespan Watch { from startup; max_open 1; }

    /// An alert and a track of its target.
    situation AlertTrack: all in Watch {
        operand alert: first AlertTrigger, max 10;
        operand track: first TrackData, max 10;
        when alert.target == track.target;
        emit { target: alert.target, range: track.range }
    }

    /// Every alert.
    situation Alert: all in Watch {
        operand alert: first AlertTrigger;
        emit { target: alert.target }
    }
}

impl Form for SameTarget {
    type Event = SameTargetEvent;
    type Detection = SameTargetDetection;
    type Engine<P: Probe + Clone + 'static> = SameTarget<P>;

    const NAME: &'static str = "same target";
    const REACHABLE: bool = true;
    const CONDITIONAL: bool = true;

    fn new<P: Probe + Clone + 'static>(probe: P) -> SameTarget<P> {
        SameTarget::with_probe(probe)
    }

    fn counted(engine: &mut SameTarget<Counts>) -> Counts {
        engine.probe_mut().take()
    }

    fn held<P: Probe + Clone + 'static>(engine: &SameTarget<P>) -> Held {
        Held {
            alerts: engine.s0_alert_track.l_alert.len(),
            tracks: engine.s0_alert_track.l_track.len(),
        }
    }

    fn place<P: Probe + Clone + 'static>(
        probe: P,
        state: State,
        data: Data,
        random: &mut Random,
    ) -> Case<SameTarget<P>> {
        let mut engine = SameTarget::with_probe(probe);
        let State {
            trigger,
            own,
            opposite,
        } = state;
        fill(&mut engine, trigger.other(), opposite, |i| (i, 1_000.0));
        fill(&mut engine, trigger, own, |i| (100 + i, 1_000.0));
        #[allow(clippy::cast_possible_truncation)] // at most 10
        let places = opposite as u32;
        let target = match data {
            // The youngest, which an early exit would find last.
            Data::Most => places.saturating_sub(1),
            // Any of them or, half of the time, none.
            Data::Random => random.below(2 * places),
        };
        let event = super::event(trigger, target, 1_000.0);
        Case { engine, event }
    }
}

impl Pairs for SameTarget {
    fn read(event: &SameTargetEvent) -> (Trigger, Candidate) {
        match *event {
            SameTargetEvent::AlertTrigger(AlertTrigger { target, range }) => {
                (Trigger::AlertTrigger, Candidate { target, range })
            }
            SameTargetEvent::TrackData(TrackData { target, range }) => {
                (Trigger::TrackData, Candidate { target, range })
            }
        }
    }

    fn holds(alert: &Candidate, track: &Candidate) -> bool {
        alert.target == track.target
    }

    fn alert_track(alert: &Candidate, track: &Candidate) -> SameTargetDetection {
        SameTargetDetection::AlertTrack(AlertTrack {
            target: alert.target,
            range: track.range,
        })
    }

    fn alert(alert: &Candidate) -> SameTargetDetection {
        SameTargetDetection::Alert(Alert {
            target: alert.target,
        })
    }
}

impl Payload for SameTargetDetection {
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
