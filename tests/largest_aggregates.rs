//! What is counted for a sum that is too large for its type: only more than 2^32 events
//! make one, so each test begins shortly before, and then reaches the path of its fault.
//! What the macro makes stands in this module, and so does what its instances keep.

use rtcep::bounds::{Cause, Path, Phase};
use rtcep::{Counter, Engine, Notice, OpCounts};

rtcep::situations! {
    engine Sums;
    resolution 1us;
    event Open { x: u8 }
    event A { x: u32, y: i32 }
    event B { x: u32, y: i32 }
    event Close { x: u8 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

    situation Told: report in Watch {
        operand a: A;
        emit { s: sum(x) }
    }
    situation Asked: report in Watch {
        operand a: A;
        operand b: B;
        when sum(y) < 5;
        emit { n: count() }
    }
    situation Crossed: crosses up 100 of sum(a.x) in Watch {
        operand a: A;
        operand b: B;
        emit { }
    }
    situation Share: percentage >= 50 in Watch {
        operand a: A, counted;
        operand b: B;
        emit { s: sum(a.x) }
    }
    situation Last: report in Run {
        operand a: A;
        operand b: B;
        detect deferred;
        emit { s: sum(x) }
    }
}

const BOUNDS: rtcep::Bounds = <Sums as Engine>::BOUNDS;
const SITUATIONS: usize = BOUNDS.situations.len();
const LIFESPANS: usize = BOUNDS.lifespans.len();
type Counted = Sums<Counter<SITUATIONS, LIFESPANS>>;

/// An engine whose sums lack 2 to the largest, or to the least, of 64 bits.
fn full() -> Counted {
    let mut engine = Counted::default();
    let open = Open { x: 0 };
    engine.process_open(at(0), &open, &mut ()).expect("in time");
    let (most, least) = (u64::MAX - 2, i64::MIN + 2);
    engine.s0_told.sum_0_0.add(most);
    engine.s1_asked.sum_all_0.add(least);
    engine.s2_crossed.sum_0_0.add(most);
    engine.s3_share.sum_0_0.add(most);
    engine.s4_last[0].sum_all_0.add(most);
    engine
}

fn at(t: u64) -> rtcep::time::Instant<1, 1_000_000> {
    rtcep::time::Instant::<1, 1_000_000>::from_ticks(t)
}

/// The path of an entry that was observed.
fn path(cause: Cause, s: usize, phase: Phase, observed: OpCounts) -> &'static str {
    let entries = BOUNDS.of(cause).entries.iter();
    let mut entries = entries.filter(|e| usize::from(e.situation) == s && e.phase == phase);
    let entry = entries.next().expect("it is entered");
    let hit = |path: &&Path| path.counts == observed;
    let paths = entry.paths;
    let hit = paths.iter().find(hit);
    hit.unwrap_or_else(|| panic!("{observed} is no path of {paths:#?}"))
        .name
}

/// What an A makes of the sums: operations, what detections said, faults that were told.
fn add(engine: &mut Counted, x: u32, y: i32) -> ([OpCounts; SITUATIONS], Vec<String>, u64) {
    engine.probe_mut().take();
    let (told, faults) = told(|sink| engine.process_a(at(1), &A { x, y }, sink).is_ok());
    (engine.probe_mut().take().situations, told, faults)
}

/// The same of the end of the instance.
fn close(engine: &mut Counted) -> ([OpCounts; SITUATIONS], Vec<String>, u64) {
    engine.probe_mut().take();
    let (told, faults) = told(|sink| engine.process_close(at(2), &Close { x: 0 }, sink).is_ok());
    (engine.probe_mut().take().situations, told, faults)
}

type Heard<'a> = (
    &'a mut dyn FnMut(rtcep::Detection<SumsDetection>),
    &'a mut dyn FnMut(Notice),
);

fn told(call: impl FnOnce(&mut Heard<'_>) -> bool) -> (Vec<String>, u64) {
    let (mut told, mut faults) = (Vec::new(), 0);
    let mut detection = |d: rtcep::Detection<SumsDetection>| told.push(word(&d.situation));
    let mut notice = |notice: Notice| match notice {
        Notice::Fault { .. } => faults += 1,
        other => panic!("{other:?}"),
    };
    assert!(call(&mut (&mut detection, &mut notice)));
    (told, faults)
}

fn word(detection: &SumsDetection) -> String {
    let (name, short) = match detection {
        SumsDetection::Told(d) => ("Told", u64::MAX - d.s),
        SumsDetection::Asked(d) => ("Asked", d.n),
        SumsDetection::Crossed(_) => ("Crossed", 0),
        SumsDetection::Share(d) => ("Share", u64::MAX - d.s),
        SumsDetection::Last(d) => ("Last", u64::MAX - d.s),
    };
    format!("{name} {short}")
}

#[test]
fn every_path_of_a_sum_that_is_too_large_is_reached() {
    let mut engine = full();
    let (counts, told, faults) = add(&mut engine, 3, -3);
    assert_eq!((told, faults), (Vec::new(), 4));
    let expected = [
        "detects, emission faults",
        "the condition faults",
        "the condition faults",
        "detects, emission faults",
    ];
    for (s, expected) in expected.into_iter().enumerate() {
        assert_eq!(path(Cause::Event(1), s, Phase::Add, counts[s]), expected);
    }
    let (counts, told, faults) = close(&mut engine);
    assert_eq!((told, faults), (Vec::new(), 1));
    let found = path(Cause::Event(3), 4, Phase::Terminate, counts[4]);
    assert_eq!(found, "detects, emission faults");
}

#[test]
fn the_largest_sum_is_told() {
    let mut engine = full();
    let (_, told, faults) = add(&mut engine, 2, -2);
    assert_eq!(told, ["Told 0", "Asked 1", "Share 0"]);
    assert_eq!(faults, 0);
    let (_, told, faults) = close(&mut engine);
    assert_eq!((told, faults), (vec!["Last 0".to_owned()], 0));
}
