//! What the example `radar_watch` detects on the real radar tracks, and how it
//! refuses malformed input.
//!
//! The expected figures were computed outside of this project, twice: by a
//! brute-force enumeration of the language's meaning that knows no lists, no
//! index and no capacity planning, and (all but `Twin` and `Alarm`) by a loop
//! over the rows of one track at a time. Both agree.

// The example uses more of its modules than this test does.
#[allow(dead_code)]
#[path = "../examples/radar_watch/fields.rs"]
mod fields;
#[allow(dead_code)]
#[path = "../examples/radar_watch/input.rs"]
mod input;
#[path = "../examples/radar_watch/rules.rs"]
mod rules;
#[path = "../examples/radar_watch/tracks.rs"]
mod tracks;
#[allow(dead_code)]
#[path = "../examples/radar_watch/watch.rs"]
mod watch;

use rtcep::{Engine, Record, Value};
use rules::{RadarWatch, RadarWatchDetection};
use std::path::Path;
use watch::{Entry, Watch};

fn watched() -> Watch {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/radar_tracks/radar_tracks.csv");
    let rows = input::read(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rows.len(), 10_100);
    watch::run(&tracks::timed_events(&rows))
}

/// One detection as the independent computation wrote it: ticks, ordinal of
/// the call, and the emitted values.
#[derive(Debug, PartialEq)]
struct Detected(u64, u64, Vec<Value>);

/// The detections of one situation in their order.
fn of(watch: &Watch, situation: &str) -> Vec<Detected> {
    let name = |d: &RadarWatchDetection| RadarWatchDetection::SHAPES[d.shape()].name;
    let detections = watch.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) if name(&d.situation) == situation => Some(d),
        _ => None,
    });
    detections
        .map(|d| {
            let values = (0..).map_while(|i| d.situation.attribute(i)).collect();
            Detected(d.t, d.call, values)
        })
        .collect()
}

/// The number of detections, the first and the last of them.
fn summary(watch: &Watch, situation: &str) -> (usize, Detected, Detected) {
    let mut all = of(watch, situation);
    let number = all.len();
    let last = all
        .pop()
        .unwrap_or_else(|| panic!("no detection of {situation}"));
    let first = if all.is_empty() {
        Detected(last.0, last.1, last.2.clone())
    } else {
        all.swap_remove(0)
    };
    (number, first, last)
}

const fn u(value: u32) -> Value {
    Value::U32(value)
}

const fn f(value: f32) -> Value {
    Value::F32(value)
}

#[test]
fn events_are_those_of_the_recording() {
    let events = watched().usage.map(|usage| usage.events);
    // 131 flags and 13 slots that follow something in their first row; 130
    // flags found a slot in use.
    assert_eq!(events, [144, 9_956, 130]);
}

#[test]
fn three_near_closing_updates_confirm_a_new_track() {
    let watch = watched();
    let slot = Value::U16;
    assert_eq!(
        summary(&watch, "Contact"),
        (
            74,
            Detected(46_408_640_277, 18, vec![u(5), slot(532), f(18.18)]),
            Detected(46_467_488_500, 10_090, vec![u(144), slot(530), f(31.62)]),
        )
    );
    assert_eq!(
        summary(&watch, "Tracked"),
        (
            69,
            Detected(46_408_689_932, 31, vec![u(5)]),
            Detected(46_466_936_117, 9_998, vec![u(142)]),
        )
    );
    assert_eq!(
        summary(&watch, "Confirmed"),
        (
            66,
            Detected(46_408_739_710, 44, vec![u(5), f(18.06), f(-1.75)]),
            Detected(46_466_983_722, 10_007, vec![u(142), f(21.1), f(-14.85)]),
        )
    );
}

#[test]
fn confirmed_tracks_that_close_fast_are_engaged_once() {
    let watch = watched();
    let engaged: Vec<(u64, Value)> = of(&watch, "Engage")
        .into_iter()
        .map(|Detected(t, _, values)| (t, values[0]))
        .collect();
    let expected = [
        (46_408_991_344, u(5)),
        (46_408_991_406, u(10)),
        (46_416_786_461, u(4)),
        (46_416_789_213, u(9)),
        (46_419_682_903, u(54)),
        (46_420_488_203, u(53)),
        (46_424_190_865, u(11)),
        (46_424_238_092, u(3)),
        (46_461_239_167, u(107)),
        (46_462_239_580, u(123)),
        (46_462_836_088, u(127)),
    ];
    assert_eq!(engaged, expected);
    assert_eq!(
        summary(&watch, "Engage"),
        (
            11,
            Detected(46_408_991_344, 109, vec![u(5), f(17.5), f(-2.88), f(-2.05)]),
            Detected(
                46_462_836_088,
                9_272,
                vec![u(127), f(19.7), f(-6.08), f(-16.65)]
            ),
        )
    );
}

#[test]
fn a_reused_slot_stands_its_track_down() {
    let watch = watched();
    assert_eq!(
        summary(&watch, "StoodDown"),
        (
            9,
            Detected(46_412_086_668, 802, vec![u(5), f(17.5)]),
            Detected(46_464_486_701, 9_524, vec![u(127), f(19.7)]),
        )
    );
    assert_eq!(
        summary(&watch, "TrackLost"),
        (
            57,
            Detected(46_409_841_214, 317, vec![u(7), f(53.26)]),
            Detected(46_467_436_005, 10_081, vec![u(142), f(21.1)]),
        )
    );
}

#[test]
fn twins_are_told_and_the_alarm_sounds_once() {
    let watch = watched();
    assert_eq!(
        of(&watch, "Twin"),
        [
            Detected(46_408_991_406, 115, vec![u(5), u(10), f(17.5)]),
            Detected(46_416_789_213, 1_712, vec![u(4), u(9), f(19.9)]),
            Detected(46_424_238_092, 3_032, vec![u(3), u(11), f(19.78)]),
        ]
    );
    assert_eq!(
        of(&watch, "Alarm"),
        [Detected(46_408_991_344, 109, vec![u(5), f(17.5), f(-2.05)])]
    );
}

#[test]
fn nothing_else_is_told_and_no_event_costs_more_than_counted() {
    let watch = watched();
    assert_eq!(watch.journal.len(), 290, "a notice or a late event");
    assert_eq!(watch.lost.iter().sum::<u64>(), 0);
    for (e, usage) in watch.usage.iter().enumerate() {
        let bounds = <RadarWatch as Engine>::BOUNDS;
        let counted = bounds.process_counts(e);
        let name = bounds.events[e].name;
        assert!(
            usage.most.within(&counted),
            "{name}: {} > {counted}",
            usage.most
        );
    }
}

#[test]
fn a_late_row_is_refused_and_told() {
    let header = fields::COLUMNS.join(",");
    let text = format!("{header}\n2.5,50,0,-1,,,528,1\n2,49,0,-1,,,528,0\n2.5,48,0,-1,,,528,0\n");
    let rows = input::parse(text.as_bytes(), "late.csv").expect("well-formed");
    let watch = watch::run(&tracks::timed_events(&rows));
    let late = rtcep::Late {
        t: 2_000_000,
        now: 2_500_000,
    };
    assert_eq!(watch.journal[0], Entry::Refused { line: 3, late });
    // The row after it is still seen: it is the first near update.
    assert_eq!(watch.detections[0], 1);
}

/// The message for a file of the right header and one row.
fn refused(row: &str) -> String {
    let text = format!("{}\n{row}\n", fields::COLUMNS.join(","));
    match input::parse(text.as_bytes(), "tracks.csv") {
        Ok(rows) => panic!("{row}: accepted as {rows:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn malformed_rows_are_named_with_line_and_column() {
    let cases = [
        (
            "1,2,3,x,,,528,0",
            "2:7: column `rel_speed_mps`: `x` is not a number",
        ),
        (
            "1,,3,4,,,528,0",
            "2:3: column `forward_m`: empty, a number is needed",
        ),
        (
            "1,2,NaN,4,,,528,0",
            "2:5: column `left_m`: `NaN`, a finite number is needed",
        ),
        (
            "inf,2,3,4,,,528,0",
            "2:1: column `t`: `inf`, a finite number is needed",
        ),
        (
            "-1,2,3,4,,,528,0",
            "2:1: column `t`: `-1` s is out of range",
        ),
        (
            "1,1e300,3,4,,,528,0",
            "2:3: column `forward_m`: 1e300 is out of range",
        ),
        (
            "1,2,3,4,,,542,0",
            "2:11: column `address`: 542 is no slot of this radar (528 to 541)",
        ),
        (
            "1,2,3,4,,,528.5,0",
            "2:11: column `address`: 528.5 is no slot of this radar (528 to 541)",
        ),
        (
            "1,2,3,4,,,528,2",
            "2:15: column `new_track`: 2 is neither 0 nor 1",
        ),
        ("1,2,3,4,,,528", "2:14: column `new_track`: missing"),
        (
            "1,2,3,4,,,528,0,9",
            "2:17: column beyond the last: `9` is one field too many",
        ),
    ];
    for (row, expected) in cases {
        assert_eq!(refused(row), format!("tracks.csv:{expected}"));
    }
}

#[test]
fn a_wrong_header_or_file_is_named() {
    let message = |text: &str| match input::parse(text.as_bytes(), "f.csv") {
        Ok(rows) => panic!("accepted: {rows:?}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        message(""),
        "f.csv:1:1: the file is empty: a header is expected"
    );
    assert_eq!(
        message("t,forward,left_m\n"),
        "f.csv:1:3: column 2 must be `forward_m`, found `forward`"
    );
    assert_eq!(
        message("t,forward_m\n"),
        "f.csv:1:12: column 3 must be `left_m`, found nothing"
    );
    let missing = input::read(Path::new("no/such/file.csv")).expect_err("there is no such file");
    assert!(
        missing
            .to_string()
            .starts_with("no/such/file.csv: cannot be opened: ")
    );
}
