//! \[RT\]'s composition, for comparison: every event builds and examines the table
//! of *all* combinations of candidates.
//!
//! In \[RT\]'s Table 2 an event is added to its list, and then all combinations of
//! all candidates are gone through: 10 × 10 when both lists are full after it.
//! Generated code knows that no combination without the new event can hold, or
//! it would have been detected before, and examines the 10 that contain it.
//!
//! Written to be fast all the same: arrays, no heap, no early exit to mispredict.
//! An event that finds its list full is examined in an eleventh place, since the
//! language composes before it asks for room; so both tell the same, notices
//! included.

use super::forms::{Form, MAX};
use super::state::{Held, Trigger};
use crate::handwritten::{ByHand, Call, Rule};
use rtcep::heapless::Vec;
use rtcep::{Detection, Notice, OnFull, Place, Sink};
use std::marker::PhantomData;

/// What is kept of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The target.
    pub target: u32,
    /// Its range in metres.
    pub range: f32,
}

/// A form with two `first` operands that are consumed, as \[RT\]'s prototype has.
pub trait Pairs: Form {
    /// The event as a candidate of its type.
    fn read(event: &Self::Event) -> (Trigger, Candidate);
    /// `when` of AlertTrack.
    fn holds(alert: &Candidate, track: &Candidate) -> bool;
    /// What AlertTrack emits.
    fn alert_track(alert: &Candidate, track: &Candidate) -> Self::Detection;
    /// What Alert emits.
    fn alert(alert: &Candidate) -> Self::Detection;
}

/// One more than a list holds: the event that is processed.
const PLACES: usize = MAX + 1;
/// All combinations, of which either list may hold the event.
const COMBINATIONS: usize = PLACES * MAX;

/// The engine: the matrix behind a clock.
pub type MatrixEngine<F> = ByHand<Matrix<F>>;

/// What it knows, and how often it has looked.
#[derive(Debug)]
pub struct Matrix<F> {
    alerts: Vec<Candidate, PLACES>,
    tracks: Vec<Candidate, PLACES>,
    examined: u64,
    lost: u64,
    rules: PhantomData<fn() -> F>,
}

// Derived, it would ask the same of the rules.
impl<F> Clone for Matrix<F> {
    fn clone(&self) -> Self {
        Self {
            alerts: self.alerts.clone(),
            tracks: self.tracks.clone(),
            ..*self
        }
    }
}

impl<F: Pairs> Matrix<F> {
    /// Nothing seen yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            alerts: Vec::new(),
            tracks: Vec::new(),
            examined: 0,
            lost: 0,
            rules: PhantomData,
        }
    }

    /// With candidates that may be out of reach of events, as \[RT\] prepared its own.
    #[must_use]
    pub fn holding(alerts: &[Candidate], tracks: &[Candidate]) -> Self {
        let mut matrix = Self::new();
        matrix.alerts.extend(alerts.iter().copied().take(MAX));
        matrix.tracks.extend(tracks.iter().copied().take(MAX));
        matrix
    }

    /// How many candidates it holds.
    #[must_use]
    pub fn held(&self) -> Held {
        Held {
            alerts: self.alerts.len(),
            tracks: self.tracks.len(),
        }
    }

    /// Combinations examined so far.
    #[must_use]
    pub const fn examined(&self) -> u64 {
        self.examined
    }

    /// The table: which combinations hold, in the order of age.
    #[inline(always)]
    fn compose(&mut self) -> Vec<(u8, u8), COMBINATIONS> {
        let mut table = Vec::new();
        for (a, alert) in (0..).zip(&self.alerts) {
            for (t, track) in (0..).zip(&self.tracks) {
                self.examined += 1;
                if F::holds(alert, track) {
                    let _ = table.push((a, t));
                }
            }
        }
        table
    }

    #[cold]
    fn overflow(&mut self, kind: Trigger, sink: &mut impl Sink<MatrixEngine<F>>) {
        self.lost += 1;
        let (index, name) = match kind {
            Trigger::AlertTrigger => (0, "alert"),
            Trigger::TrackData => (1, "track"),
        };
        let situation = Place {
            index: 0,
            name: "AlertTrack",
        };
        sink.notice(Notice::Overflow {
            situation,
            operand: Place { index, name },
            on_full: OnFull::Reject,
        });
    }
}

impl<F: Pairs> Default for Matrix<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Pairs> Rule for Matrix<F> {
    type Event = F::Event;
    type Detection = F::Detection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &F::Event, sink: &mut impl Sink<MatrixEngine<F>>) {
        let (kind, candidate) = F::read(event);
        let own = match kind {
            Trigger::AlertTrigger => &mut self.alerts,
            Trigger::TrackData => &mut self.tracks,
        };
        // There is always room: at most MAX stay from event to event.
        let _ = own.push(candidate);
        let table = self.compose();
        if let Some(&(a, t)) = table.first() {
            let alert = self.alerts.remove(usize::from(a));
            let track = self.tracks.remove(usize::from(t));
            let found = F::alert_track(&alert, &track);
            // AlertTrack is exact until its first loss.
            let exact = self.lost == 0;
            sink.detection(Detection::new(call.t, call.ordinal, 1, exact, found));
        }
        let own = match kind {
            Trigger::AlertTrigger => &mut self.alerts,
            Trigger::TrackData => &mut self.tracks,
        };
        if own.len() > MAX {
            own.truncate(MAX);
            self.overflow(kind, sink);
        }
        if kind == Trigger::AlertTrigger {
            let found = F::alert(&candidate);
            // Alert stores nothing, so it loses nothing.
            sink.detection(Detection::new(call.t, call.ordinal, 1, true, found));
        }
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
