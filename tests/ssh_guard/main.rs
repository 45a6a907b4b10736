//! What the example `ssh_guard` detects in the logins of a real host.
//!
//! The expected figures were computed outside of this project, twice: by a brute-force
//! enumeration of the language's meaning that knows neither index nor plan (all of what
//! is told), and by loops over the rows of one address, half hour and day at a time that
//! know nothing of the language. Both agree.

mod interpreter;
mod limits;
mod readme;

#[path = "../shared/digest.rs"]
mod digest;
#[path = "../../examples/ssh_guard/guard.rs"]
mod guard;
#[path = "../shared/interpreted.rs"]
mod interpreted;
#[path = "../../examples/ssh_guard/print.rs"]
mod print;
#[path = "../../examples/ssh_guard/rules.rs"]
mod rules;
#[path = "../../examples/shared/run.rs"]
mod run;
#[path = "../../examples/shared/tables.rs"]
mod tables;

use digest::digest;
use guard::{BOUNDS, Entry, Guard};
use interpreted::values;
use rtcep::notice::Tally;
use rtcep::{Record, Value};
use rtcep_data::logins::Row;
use rtcep_data::rows;
use rules::SshGuardDetection;
use std::path::Path;

fn rows() -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/ssh_logins/ssh_logins.csv");
    let rows: Vec<Row> = rows::read(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rows.len(), 858);
    rows
}

fn guarded() -> Guard {
    guard::run(&rows())
}

fn name(situation: &SshGuardDetection) -> &'static str {
    SshGuardDetection::SHAPES[situation.shape()].name
}

/// The detections of one situation in their order: ticks and values.
fn of(guard: &Guard, situation: &str) -> Vec<(u64, Vec<u64>)> {
    let detections = guard.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) if name(&d.situation) == situation => Some(d),
        _ => None,
    });
    let number = |value| match value {
        Value::U32(value) => u64::from(value),
        Value::U64(value) => value,
        other => panic!("{situation} emits {other:?}"),
    };
    detections
        .map(|d| (d.t, values(&d.situation).into_iter().map(number).collect()))
        .collect()
}

#[test]
fn every_detection_is_that_of_the_brute_force() {
    assert_eq!(digest(&guarded().journal), (445, DIGEST));
}

/// Of the brute force.
const DIGEST: u64 = 0x87ff_3254_a9ff_e383;

#[test]
fn calls_detections_and_losses() {
    let guard = guarded();
    assert_eq!(guard.usage.map(|usage| usage.calls), [858, 1]);
    let names: Vec<&str> = BOUNDS.situations.iter().map(|s| s.name).collect();
    let found: Vec<(&str, u64)> = names
        .into_iter()
        .zip(guard.found.map(|found| found.detections))
        .collect();
    assert_eq!(
        found,
        [
            ("Quiet", 320),
            ("Guessed3", 2),
            ("Guessed5", 1),
            ("Guessed10", 1),
            ("Failing", 84),
            ("Siege", 6),
            ("Daily", 22),
            ("Rising", 9),
        ]
    );
    for found in &guard.found {
        assert_eq!(found.detections, found.exact);
        assert_eq!(found.tally, Tally::ZERO);
    }
    assert_eq!(guard.lifespans, [Tally::ZERO; 5]);
}

/// Five failures and then a login from the same address within five minutes: once in 24
/// days, and it was no typing error.
#[test]
fn somebody_who_guessed_got_in_once() {
    let guard = guarded();
    let break_in = || (316_896, vec![3, 5, 102]);
    assert_eq!(of(&guard, "Guessed5"), [break_in()]);
    assert_eq!(of(&guard, "Guessed10"), [break_in()]);
    let typing_error = (214_657, vec![0, 4, 3]);
    assert_eq!(of(&guard, "Guessed3"), [typing_error, break_in()]);
}

#[test]
fn half_hours_in_which_nearly_all_failed() {
    let siege = |t, failed, attempts| (t, vec![failed, attempts]);
    assert_eq!(
        of(&guarded(), "Siege"),
        [
            siege(317_991, 147, 152),
            siege(499_096, 32, 32),
            siege(805_277, 20, 20),
            siege(940_707, 43, 43),
            siege(1_486_537, 30, 30),
            siege(2_050_961, 31, 31),
        ]
    );
}

#[test]
fn days_that_were_worse_than_the_day_before() {
    let rising = |t, days, from, to| (t, vec![days, from, to]);
    assert_eq!(
        of(&guarded(), "Rising"),
        [
            rising(310_541, 3, 0, 30),
            rising(397_447, 4, 0, 185),
            rising(889_877, 3, 12, 40),
            rising(999_310, 4, 12, 66),
            rising(1_481_876, 3, 3, 21),
            rising(1_569_293, 4, 3, 51),
            rising(1_952_025, 3, 3, 9),
            rising(2_041_253, 4, 3, 11),
            rising(2_135_561, 5, 3, 33),
        ]
    );
}

#[test]
fn no_call_costs_more_than_counted() {
    for (kind, usage) in guarded().usage.iter().enumerate() {
        let (most, counted) = (usage.most, run::at_most(&BOUNDS, kind));
        assert!(most.within(&counted), "{kind}: {most} > {counted}");
    }
}
