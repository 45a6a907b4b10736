//! What an engine does around its lists: clock, calls, detections, notices.

use super::LISTS;
use super::Runner;
use crate::checksum::Checksum;
use crate::occupancy::forms::AsPrinted;
use crate::occupancy::forms::as_printed::{AlertTrack, AsPrintedDetection, AsPrintedEvent};
use crate::occupancy::forms::event;
use crate::occupancy::state::Trigger;
use criterion::BatchSize;
use rtcep::engine::{Clock, Trigger as Arrived};
use rtcep::heapless::Vec;
use rtcep::notice::Tally;
use rtcep::{Detection, Notice, OnFull, Place, Sink};
use std::hint::black_box;

/// The clock check and the dispatch on the type of the event.
pub(super) fn arrival(bencher: &mut Runner<'_, '_>) {
    let mut clock = Clock::new();
    let event: AsPrintedEvent = event(Trigger::TrackData, 1, 1_000.0);
    bencher.iter(|| {
        let now = clock.accept(black_box(1));
        match black_box(&event) {
            AsPrintedEvent::AlertTrigger(alert) => black_box(alert.target),
            AsPrintedEvent::TrackData(track) => black_box(!track.target),
        };
        now
    });
}

/// The running number of a derived event, and the call that takes it.
pub(super) fn derive(bencher: &mut Runner<'_, '_>) {
    #[inline(never)]
    fn take(now: Arrived, found: &AlertTrack) {
        black_box((now.n, found.target));
    }
    let mut clock = Clock::new();
    let cause = Arrived {
        t: 1,
        n: 1,
        call: 1,
    };
    let found = found();
    bencher.iter(|| take(clock.number(black_box(cause)), black_box(&found)));
}

/// The call of a situation that takes the event and leaves it.
pub(super) fn offer(bencher: &mut Runner<'_, '_>) {
    #[inline(never)]
    fn offered(tally: &mut Tally, now: Arrived, range: &f32, sink: &mut Checksum) {
        black_box((tally, now.n, range, sink));
    }
    let mut state = (Tally::ZERO, Checksum::default());
    let now = Arrived {
        t: 1,
        n: 1,
        call: 1,
    };
    let range = 1_000.0;
    bencher.iter(|| {
        offered(
            &mut state.0,
            black_box(now),
            black_box(&range),
            &mut state.1,
        );
    });
}

/// A detection put together and handed to the sink of the experiment, whose
/// time is a user's and stands in the price as it stands in the measured times.
pub(super) fn emit(bencher: &mut Runner<'_, '_>) {
    let mut sink = Checksum::default();
    bencher.iter(|| {
        let (target, range, t, call) = black_box((1_u32, 1_000.0_f32, 1_u64, 1_u64));
        let situation = AsPrintedDetection::AlertTrack(AlertTrack { target, range });
        Sink::<AsPrinted>::detection(&mut sink, Detection::new(t, call, 1, true, situation));
    });
    black_box(sink);
}

/// A detection into the buffer of the closure.
pub(super) fn keep(bencher: &mut Runner<'_, '_>) {
    let found = found();
    bencher.iter_batched_ref(
        Vec::<AlertTrack, 10>::new,
        |kept| {
            let fits = kept.push(black_box(found)).is_ok();
            black_box((kept, fits));
        },
        BatchSize::NumIterations(LISTS),
    );
}

/// A loss counted and told.
pub(super) fn notice(bencher: &mut Runner<'_, '_>) {
    #[cold]
    #[inline(never)]
    fn full(tally: &mut Tally, sink: &mut Checksum) {
        tally.lost = tally.lost.saturating_add(1);
        let place = |index, name| Place { index, name };
        let notice = Notice::Overflow {
            situation: place(0, "AlertTrack"),
            operand: place(1, "track"),
            on_full: OnFull::Reject,
        };
        Sink::<AsPrinted>::notice(sink, black_box(notice));
    }
    let mut sink = Checksum::default();
    let mut tally = Tally::ZERO;
    bencher.iter(|| full(black_box(&mut tally), &mut sink));
    black_box((tally, sink));
}

const fn found() -> AlertTrack {
    AlertTrack {
        target: 1,
        range: 1_000.0,
    }
}
