//! What the example `radar_watch` detects on the real radar tracks.
//!
//! The expected figures were computed outside of this project, twice: by a
//! brute-force enumeration of the language's meaning that knows neither index nor
//! plan (all of what is told, `exact` and losses included), and by a loop over
//! the rows of one slot at a time that knows nothing of the language. Both agree.

mod host;
mod interpreter;
mod readme;

#[path = "../shared/digest.rs"]
mod digest;
#[path = "../shared/interpreted.rs"]
mod interpreted;
#[path = "../../examples/radar_watch/print.rs"]
mod print;
#[path = "../../examples/radar_watch/rules.rs"]
mod rules;
#[path = "../../examples/shared/run.rs"]
mod run;
#[path = "../../examples/shared/tables.rs"]
mod tables;
#[allow(dead_code)]
#[path = "../../examples/radar_watch/timing.rs"]
mod timing;
#[allow(dead_code)]
#[path = "../../examples/radar_watch/watch.rs"]
mod watch;

use digest::digest;
use interpreted::values;
use rtcep::notice::Tally;
use rtcep::{Record, Value};
use rtcep_data::radar::Recording;
use rules::RadarWatchDetection;
use std::path::Path;
use watch::{Entry, Watch};

fn recording() -> Recording {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/radar_tracks/radar_tracks.csv");
    let recording = Recording::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let Recording { plots, speeds } = &recording;
    assert_eq!((plots.len(), speeds.len()), (10_100, 4_974));
    recording
}

fn watched() -> Watch {
    watch::run(&recording())
}

fn name(situation: &RadarWatchDetection) -> &'static str {
    RadarWatchDetection::SHAPES[situation.shape()].name
}

/// The detections of one situation in their order: ticks, instance, values.
fn of(watch: &Watch, situation: &str) -> Vec<(u64, u64, Vec<Value>)> {
    let detections = watch.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) if name(&d.situation) == situation => Some(d),
        _ => None,
    });
    detections
        .map(|d| (d.t, d.instance, values(&d.situation)))
        .collect()
}

const fn slot(value: u16) -> Value {
    Value::U16(value)
}

const fn f(value: f32) -> Value {
    Value::F32(value)
}

#[test]
fn every_detection_is_that_of_the_brute_force() {
    assert_eq!(digest(&watched().journal), (640, DIGEST));
}

/// Of the brute force.
const DIGEST: u64 = 0xc782_adcd_fc6f_e456;

#[test]
fn calls_detections_and_losses() {
    let watch = watched();
    // A row is a plot; 131 of them are flagged; the car's speed; then time passes once.
    let calls = watch.usage.map(|usage| usage.calls);
    assert_eq!(calls, [10_100, 131, 4_974, 1]);
    // Silent, Confirmed, Ghost, Engage, Twin, Braking, Unanswered, StandDown.
    assert_eq!(
        watch.found.map(|found| found.detections),
        [77, 75, 9, 11, 3, 454, 3, 8]
    );
    for found in &watch.found {
        assert_eq!(found.detections, found.exact);
        assert_eq!(found.tally, Tally::ZERO);
    }
    for tally in watch.lifespans {
        assert_eq!(tally, Tally::ZERO);
    }
}

#[test]
fn silence_is_told_at_the_tick_where_it_is_long_enough() {
    let silent = of(&watched(), "Silent");
    assert_eq!(
        silent[0],
        (46_409_241_245, 146, vec![slot(539), f(58.98)]),
        "the first"
    );
    assert_eq!(
        silent[76],
        (46_468_739_143, 10_271, vec![slot(540), f(23.06)]),
        "the last, after the recording"
    );
    // Each 200 ms after the last plot of its slot, whatever came when.
    let plots = recording().plots;
    for (t, _, values) in silent {
        let plot = plots
            .iter()
            .rfind(|row| row.t_us < t && slot(row.slot) == values[0])
            .expect("a plot");
        assert_eq!((t - plot.t_us, f(plot.forward)), (200_000, values[1]));
    }
}

#[test]
fn tracks_that_close_fast_are_engaged_until_they_are_gone() {
    let watch = watched();
    let engage = |t, slot, instance, range, left, speed| {
        let values = vec![Value::U16(slot), f(range), f(left), f(speed)];
        (t, instance, values)
    };
    assert_eq!(
        of(&watch, "Engage"),
        [
            engage(46_408_991_344, 532, 10, 17.5, -2.88, -2.05),
            engage(46_408_991_406, 540, 20, 17.5, -2.92, -2.05),
            engage(46_416_786_461, 531, 8, 19.9, -2.96, -4.075),
            engage(46_416_789_213, 541, 18, 19.9, -3.04, -4.1),
            engage(46_419_682_903, 528, 2153, 19.98, -5.88, -19.325),
            engage(46_420_488_203, 532, 2138, 19.34, -5.84, -19.05),
            engage(46_424_190_865, 536, 22, 19.78, -3.12, -2.875),
            engage(46_424_238_092, 530, 6, 19.94, -2.76, -2.8),
            engage(46_461_239_167, 532, 8413, 19.86, -5.88, -16.875),
            engage(46_462_239_580, 534, 9115, 19.98, -5.88, -16.6),
            engage(46_462_836_088, 531, 9238, 19.7, -6.08, -16.65),
        ]
    );
    let twin = |t, first, second, range| (t, 1, vec![slot(first), slot(second), f(range)]);
    assert_eq!(
        of(&watch, "Twin"),
        [
            twin(46_408_991_406, 532, 540, 17.5),
            twin(46_416_789_213, 531, 541, 19.9),
            twin(46_424_238_092, 530, 536, 19.78),
        ]
    );
    // Of eleven, three were twins; the others are over before the recording is.
    let over = |t, slot, instance, range, speed| {
        let values = vec![Value::U16(slot), f(range), f(speed)];
        (t, instance, values)
    };
    assert_eq!(
        of(&watch, "StandDown"),
        [
            over(46_411_792_325, 532, 124, 17.5, -2.05),
            over(46_418_683_878, 531, 1726, 19.9, -4.075),
            over(46_419_936_071, 528, 2240, 19.98, -19.325),
            over(46_420_688_203, 532, 2382, 19.34, -19.05),
            over(46_426_933_568, 530, 3062, 19.94, -2.8),
            over(46_461_336_661, 532, 8979, 19.86, -16.875),
            over(46_462_290_061, 534, 9188, 19.98, -16.6),
            over(46_463_036_088, 531, 9311, 19.7, -16.65),
        ]
    );
}

/// Of eight engagements five were over within half a second; for the others nobody
/// braked: the car was still gaining speed, or coasting. It brakes four times in this minute,
/// seconds away from any of them.
#[test]
fn nobody_brakes_for_what_is_still_there() {
    let watch = watched();
    let unanswered = of(&watch, "Unanswered");
    let unanswered: Vec<_> = unanswered
        .into_iter()
        .map(|(t, _, values)| (t, values))
        .collect();
    let after = |engaged: u64, number, range, speed| {
        (engaged + 500_000, vec![slot(number), f(range), f(speed)])
    };
    assert_eq!(
        unanswered,
        [
            after(46_408_991_344, 532, 17.5, -2.05),
            after(46_416_786_461, 531, 19.9, -4.075),
            after(46_424_238_092, 530, 19.94, -2.8),
        ]
    );
    let braking = of(&watch, "Braking");
    let times: Vec<u64> = braking.iter().map(|(t, ..)| *t).collect();
    let episodes = times.chunk_by(|a, b| b - a < 1_000_000);
    let episodes: Vec<(u64, u64)> = episodes.map(|e| (e[0], e[e.len() - 1])).collect();
    assert_eq!(
        episodes,
        [
            (46_433_330_210, 46_433_534_410),
            (46_438_938_188, 46_441_027_105),
            (46_446_816_830, 46_447_566_691),
            (46_465_403_596, 46_468_577_617),
        ]
    );
}

#[test]
fn no_call_costs_more_than_counted() {
    for (kind, usage) in watched().usage.iter().enumerate() {
        let (most, counted) = (usage.most, watch::at_most(kind));
        assert!(most.within(&counted), "{kind}: {most} > {counted}");
    }
}
