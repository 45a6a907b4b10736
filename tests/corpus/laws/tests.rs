//! The laws of all rule sets.

use super::{LAWS, ask, snapshot};
use crate::{check, none, rules, script};

/// Random events for each law and rule set; RTCEP_LAWS raises it.
fn events() -> usize {
    let events = std::env::var("RTCEP_LAWS").ok();
    events.and_then(|n| n.parse().ok()).unwrap_or(400)
}

fn holds(name: &str) {
    let (_, law) = LAWS.into_iter().find(|(n, _)| *n == name).expect("a law");
    let subjects = rules::all();
    let asked = subjects.iter().map(|subject| ask(subject, law, events()));
    none(&asked.filter_map(Result::err).collect::<Vec<_>>());
}

/// `process(t, e)` is `advance(t)` and then e, call ordinals aside.
#[test]
fn an_event_is_its_time_and_then_itself() {
    holds("advance");
}

/// `advance` in one step or in many tells the same, except downstream of an `every`.
#[test]
fn time_passes_in_one_step_or_in_many() {
    holds("steps");
}

/// `next_deadline` is never late.
#[test]
fn a_host_that_calls_at_each_deadline_misses_nothing() {
    holds("host");
}

/// Nothing that an interval ends needs an event.
#[test]
fn what_falls_silent_completes_by_time_alone() {
    holds("silence");
}

/// An hour, a year, and to the end of the clock: told and counted alike.
#[test]
fn a_jump_of_the_clock_is_many_small_steps() {
    holds("jump");
}

/// Refused, and nothing but the counter of late calls has changed.
#[test]
fn a_step_back_is_refused_and_changes_nothing() {
    holds("refused");
}

/// Nothing but the input decides anything.
#[test]
fn a_trace_that_is_replayed_tells_the_same() {
    holds("replay");
}

/// Rules in canonical print are the rules.
#[test]
fn printed_rules_tell_the_same() {
    holds("printed");
}

/// Restoring a snapshot, taken anywhere in a random trace, changes nothing.
#[test]
fn a_restored_engine_goes_on() {
    holds("snapshot");
}

/// Nor does it after any event of a trace of the corpus: of those by hand, and of those
/// that reach a path vector, of which the first line is a name.
#[test]
fn a_restored_engine_goes_on_after_any_event_of_a_trace_of_the_corpus() {
    let mut failures = Vec::new();
    for subject in rules::all() {
        let model = check::model(&subject);
        let reaches = subject.reaches.iter().map(|text| {
            let (_, trace) = text.trim_start().split_once('\n').expect("a head");
            trace
        });
        for text in subject.scripts.iter().copied().chain(reaches) {
            let trace = script::steps(&script::parse(&model, text));
            let everywhere: Vec<usize> = (0..=trace.len()).collect();
            let held = snapshot::goes_on(&subject, &trace, &everywhere);
            failures.extend(
                held.err()
                    .map(|why| format!("{}: {why}\n{text}", subject.name)),
            );
        }
    }
    none(&failures);
}
