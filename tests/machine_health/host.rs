//! A host that does not look at the clock is told what it has missed.

use super::{healthy, input};
use crate::health::{BOUNDS, Entry, calls};
use crate::rules::{MachineHealth, MachineHealthDetection as D};
use rtcep::{Engine, Notice, Timestamp};

/// Nothing comes for days, and an `every` is late then: it says so once, with the number of
/// days. All else is the same at the same ticks.
#[test]
fn who_replays_without_a_clock_misses_days() {
    let mut engine = MachineHealth::new();
    let (mut told, mut missed) = (Vec::new(), Vec::new());
    let mut sink = (
        |d: rtcep::Detection<D>| told.push((d.t, d.situation)),
        |notice: Notice| missed.push(notice.to_string()),
    );
    let input = input();
    for call in calls(&input) {
        if let Some(event) = call.event {
            let t = Timestamp::from_ticks(call.t);
            engine.process(t, &event, &mut sink).expect("in time");
        }
    }
    let counted = |d: &D| matches!(d, D::Day(_) | D::Daily(_));
    told.retain(|(_, d)| !counted(d));
    let hourly = healthy().journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) if !counted(&d.situation) => Some((d.t, d.situation)),
        _ => None,
    });
    assert_eq!(told, hourly.collect::<Vec<_>>());
    // Of the gaps in the samples three, of 32, 160 and 96 hours, hold more than one midnight.
    let told = |n| format!("Day: {n} period(s) missed");
    assert_eq!(missed, [1, 6, 3].map(told));
    let day = BOUNDS.situations.iter().position(|s| s.name == "Day");
    let tally = engine.tally(day.expect("declared")).expect("declared");
    assert_eq!((tally.missed, tally.lost), (10, 0));
}
