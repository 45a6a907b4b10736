//! Code written by hand keeps the promises of generated code, call by call.
//!
//! Only then does a comparison of their times mean anything. Traces are random
//! and biased to what separates two readings of the language: equal times,
//! edges of the window or the lifespan, steps back of the clock, long silences,
//! full lists.

mod agree;
mod families;

use agree::{Traces, agree};
use rtcep_bench::workload::Random;
use rtcep_bench::{handwritten, rules};

/// The window of `sequence3`; the others of its kind have none.
const WINDOW: Traces = Traces {
    edge: 5_000_000,
    gap: 200_000,
    calls: 1_000,
    seldom: 300,
    loses: true,
};

#[test]
fn sequence3() {
    use rules::sequence3::{A, B, C, Sequence3, Sequence3Event};
    // C is rare, so that the lists fill.
    let event = |random: &mut Random| {
        let id = random.below(1_000);
        match random.below(9) {
            0..=3 => Sequence3Event::A(A { id }),
            4..=6 => Sequence3Event::B(B { id }),
            _ => Sequence3Event::C(C { id }),
        }
    };
    let make = || (<Sequence3>::new(), handwritten::sequence3::Sequence3::new());
    agree(WINDOW, make, event);
}

#[test]
fn all2() {
    use rules::all2::{A, All2, All2Event, B};
    let event = |random: &mut Random| {
        let id = random.below(1_000);
        match random.below(2) {
            0 => All2Event::A(A { id }),
            _ => All2Event::B(B { id }),
        }
    };
    let make = || (<All2>::new(), handwritten::all2::All2::new());
    agree(WINDOW, make, event);
}

#[test]
fn each2() {
    use rules::each2::{A, B, Each2, Each2Event};
    let event = |random: &mut Random| {
        let value = random.below(100);
        match random.below(2) {
            0 => Each2Event::A(A { x: value }),
            _ => Each2Event::B(B { y: value }),
        }
    };
    let make = || (<Each2>::new(), handwritten::each2::Each2::new());
    agree(WINDOW, make, event);
}

#[test]
fn alert_track() {
    use rules::alert_track::{AlertTrigger, Alerts, AlertsEvent, Kind, TrackData};
    let event = |random: &mut Random| {
        let target = random.below(16);
        #[allow(clippy::cast_precision_loss)] // below 2^24
        let range = (random.below(400) * 100) as f32;
        match random.below(3) {
            0 => AlertsEvent::AlertTrigger(AlertTrigger {
                target,
                bearing: 0.0,
                range,
                kind: Kind::Surface,
            }),
            _ => AlertsEvent::TrackData(TrackData {
                target,
                range,
                speed: 0.0,
            }),
        }
    };
    let make = || (<Alerts>::new(), handwritten::alert_track::Alerts::new());
    agree(WINDOW, make, event);
}

/// More machines than there is room for, some of them more often than others.
macro_rules! keyed {
    ($rules:ident, $engine:ident, $event:ident, $machines:literal, $traces:expr) => {
        #[test]
        fn $rules() {
            use rules::keyed::$rules::{Heat, Shake, Start, Stop, $engine, $event};
            let event = |random: &mut Random| {
                let machine = random.below($machines);
                match random.below(24) {
                    0..=3 => $event::Start(Start { machine }),
                    4..=12 => $event::Shake(Shake {
                        machine: random.below(machine + 1),
                        level: random.below(100),
                    }),
                    13..=22 => $event::Heat(Heat {
                        machine: random.below(machine + 1),
                        celsius: random.below(100),
                    }),
                    _ => $event::Stop(Stop { machine }),
                }
            };
            let make = || (<$engine>::new(), handwritten::keyed::$engine::new());
            agree($traces, make, event);
        }
    };
}

const RUNS: Traces = Traces {
    edge: 2_000_000,
    gap: 60_000,
    calls: 3_000,
    ..WINDOW
};

keyed!(keyed16, Keyed16, Keyed16Event, 26, RUNS);
keyed!(
    keyed256,
    Keyed256,
    Keyed256Event,
    900,
    Traces {
        gap: 3_000,
        calls: 10_000,
        seldom: 3_000,
        ..RUNS
    }
);

#[test]
fn deferred() {
    use rules::deferred::{Auction, AuctionEvent, Bid, Close, Offer, Open};
    let event = |random: &mut Random| {
        let price = random.below(100);
        match random.below(16) {
            0 => AuctionEvent::Open(Open { auction: price }),
            1 => AuctionEvent::Close(Close { auction: price }),
            2..=8 => AuctionEvent::Bid(Bid { price }),
            _ => AuctionEvent::Offer(Offer { price }),
        }
    };
    let make = || (<Auction>::new(), handwritten::deferred::Auction::new());
    let traces = Traces {
        edge: 1_000_000,
        ..WINDOW
    };
    agree(traces, make, event);
}
