//! The states in which an event is measured.

use super::forms::MAX;
use rtcep::Engine;

/// The type of an event, by declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// A sensor may have seen something.
    AlertTrigger,
    /// A radar has.
    TrackData,
}

impl Trigger {
    /// Both, by declaration.
    pub const ALL: [Self; 2] = [Self::AlertTrigger, Self::TrackData];

    /// The place among the events of the rules.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Trigger::AlertTrigger => "AlertTrigger",
            Trigger::TrackData => "TrackData",
        }
    }

    /// The type that it is joined with.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Trigger::AlertTrigger => Trigger::TrackData,
            Trigger::TrackData => Trigger::AlertTrigger,
        }
    }
}

/// What stands in the lists of AlertTrack when an event arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The type of the event that arrives.
    pub trigger: Trigger,
    /// Candidates of its own type.
    pub own: usize,
    /// Candidates of the other type.
    pub opposite: usize,
}

impl State {
    /// Lists filled to `tenths` of their capacity once the event is added: at
    /// ten this is \[RT\]'s state near the worst, 10 of the other and 9 of its own.
    ///
    /// # Panics
    /// If `tenths` is not of 1 to 10.
    #[must_use]
    pub const fn occupied(trigger: Trigger, tenths: usize) -> Self {
        assert!(
            tenths >= 1 && tenths <= 10,
            "an occupancy of 1 to 10 tenths"
        );
        let opposite = MAX * tenths / 10;
        Self {
            trigger,
            own: opposite - 1,
            opposite,
        }
    }

    /// Both lists full: the event finds no room of its own.
    #[must_use]
    pub const fn full(trigger: Trigger) -> Self {
        Self {
            trigger,
            own: MAX,
            opposite: MAX,
        }
    }

    /// The same by type.
    #[must_use]
    pub const fn held(self) -> Held {
        let (alerts, tracks) = match self.trigger {
            Trigger::AlertTrigger => (self.own, self.opposite),
            Trigger::TrackData => (self.opposite, self.own),
        };
        Held { alerts, tracks }
    }
}

/// Candidates of AlertTrack by type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Stored AlertTrigger.
    pub alerts: usize,
    /// Stored TrackData.
    pub tracks: usize,
}

/// What the conditions of the rules find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Data {
    /// As much as can be found in this state: the most operations.
    Most,
    /// They hold at random, half of the time: fewer operations, which no branch
    /// predictor foresees.
    Random,
}

/// A prepared engine and the event that is measured on a copy of it.
#[derive(Clone, Debug)]
pub struct Case<E: Engine> {
    /// The engine; never processes the event itself.
    pub engine: E,
    /// The event.
    pub event: E::Event,
}
