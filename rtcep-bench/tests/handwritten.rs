//! Code written by hand keeps the promises of generated code, call by call.
//!
//! Only then does a comparison of their times mean anything. Traces are random
//! and biased to what separates two readings of the language: equal times,
//! edges of the window, steps back of the clock, long silences, full lists.

use rtcep::{Detection, Engine, Late, Notice, Sink, Timestamp};
use rtcep_bench::workload::Random;
use rtcep_bench::{handwritten, rules};

/// What an engine told, in its order.
#[derive(Debug, PartialEq)]
enum Told<D> {
    Detection(Detection<D>),
    Notice(Notice),
}

struct Log<D>(Vec<Told<D>>);

impl<E: Engine> Sink<E> for Log<E::Detection> {
    fn detection(&mut self, detection: Detection<E::Detection>) {
        self.0.push(Told::Detection(detection));
    }

    fn notice(&mut self, notice: Notice) {
        self.0.push(Told::Notice(notice));
    }
}

/// One call: what it told and what it returned.
fn call<E: Engine>(engine: &mut E, t: u64, event: Option<&E::Event>) -> Call<E::Detection> {
    let t = E::Instant::from_ticks(t);
    let mut log = Log(Vec::new());
    let result = match event {
        Some(event) => engine.process(t, event, &mut log),
        None => engine.advance(t, &mut log),
    };
    (log.0, result)
}

type Call<D> = (Vec<Told<D>>, Result<(), Late>);

/// The next instant: mostly steps below `gap`, of which many are none.
fn step(random: &mut Random, t: u64, gap: u32) -> u64 {
    match random.below(300) {
        // A step back, which must be refused.
        0 => t.saturating_sub(u64::from(random.below(1_000)) + 1),
        // Exactly the window, and one tick to either side.
        1 => t + 4_999_999 + u64::from(random.below(3)),
        // A silence that outlasts every candidate.
        2 => t + 60_000_000,
        3..=120 => t,
        _ => t + u64::from(random.below(gap)),
    }
}

/// Runs both over the same random trace and compares every call.
fn agree<G, H>(make: impl Fn() -> (G, H), event: impl Fn(&mut Random) -> G::Event)
where
    G: Engine<Detection: PartialEq + std::fmt::Debug, Event: std::fmt::Debug>,
    H: Engine<Event = G::Event, Detection = G::Detection>,
{
    let mut detections = 0;
    let mut notices = 0;
    for seed in 0..42_u8 {
        let mut random = Random::new(u64::from(seed));
        // From traces that the window empties to such that only a capacity does.
        let gap = [200_000, 40_000, 2_000][usize::from(seed) % 3];
        let (mut generated, mut handwritten) = make();
        let mut t = 1_000_000;
        for n in 0..1_000 {
            let next = step(&mut random, t, gap);
            let event = (random.below(50) > 0).then(|| event(&mut random));
            let expected = call(&mut generated, next, event.as_ref());
            let got = call(&mut handwritten, next, event.as_ref());
            assert_eq!(expected, got, "seed {seed}, call {n} at {next}: {event:?}");
            let is_detection = |told: &&Told<_>| matches!(told, Told::Detection(_));
            detections += got.0.iter().filter(is_detection).count();
            notices += got.0.iter().filter(|told| !is_detection(told)).count();
            t = t.max(next);
        }
        assert_eq!(generated.late(), handwritten.late());
        assert_eq!(generated.tally(0), handwritten.tally(0));
        assert_eq!(generated.tally(1), handwritten.tally(1));
    }
    assert!(
        detections > 1_000,
        "only {detections} detections: the traces test nothing"
    );
    assert!(
        notices > 100,
        "only {notices} notices: no list was ever full"
    );
}

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
    agree(
        || (<Sequence3>::new(), handwritten::sequence3::Sequence3::new()),
        event,
    );
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
    agree(|| (<All2>::new(), handwritten::all2::All2::new()), event);
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
    agree(|| (<Each2>::new(), handwritten::each2::Each2::new()), event);
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
    agree(
        || (<Alerts>::new(), handwritten::alert_track::Alerts::new()),
        event,
    );
}
