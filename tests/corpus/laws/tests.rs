//! The laws of all rule sets.

use super::run::Machine;
use super::{LAWS, ask, of_trace, snapshot, time};
use crate::script::Step;
use crate::told::Told;
use crate::{check, none, rules, script};
use rtcep::notice::Tally;
use rtcep_lang::interp::{Interpreter, Queued};

/// An engine whose deadlines are a tick late.
struct Sluggish(Interpreter);

impl Machine for Sluggish {
    fn call(&mut self, step: &Step) -> Vec<Told> {
        Machine::call(&mut self.0, step)
    }

    fn next_deadline(&self) -> Option<u64> {
        Some(self.0.next_deadline()?.saturating_add(1))
    }

    fn late(&self) -> u64 {
        Machine::late(&self.0)
    }

    fn tallies(&self) -> Vec<Tally> {
        Machine::tallies(&self.0)
    }

    fn next_action(&mut self) -> Option<Queued> {
        Machine::next_action(&mut self.0)
    }

    fn is_exact(&self) -> bool {
        false
    }
}

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

/// And the law would tell: of an engine that names each deadline a tick too late.
#[test]
fn a_deadline_that_is_late_is_told() {
    let late = rules::all().into_iter().filter(|subject| {
        let model = check::model(subject);
        subject.scripts.iter().any(|text| {
            let trace = script::steps(&script::parse(&model, text));
            let mut sluggish = Sluggish(subject.interpreter(&model));
            time::hosted(&mut sluggish, &trace).is_err()
        })
    });
    let names: Vec<&str> = late.map(|subject| subject.name).collect();
    for kind in ["interval_alone", "timer_at", "timer_every", "timer_after"] {
        let told = names.iter().any(|name| name.ends_with(kind));
        assert!(told, "`{kind}` is not among those that tell: {names:?}");
    }
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

/// Rules in canonical print are the rules: of random traces, and of those by hand, which
/// go where each clause matters.
#[test]
fn printed_rules_tell_the_same() {
    holds("printed");
    let (_, law) = LAWS
        .into_iter()
        .find(|(n, _)| *n == "printed")
        .expect("a law");
    let mut failures = Vec::new();
    for subject in rules::all() {
        let model = check::model(&subject);
        for text in subject.scripts {
            let trace = script::steps(&script::parse(&model, text));
            let held = of_trace(&subject, &model, law, &trace);
            failures.extend(
                held.err()
                    .map(|why| format!("{}: {why}\n{text}", subject.name)),
            );
        }
    }
    none(&failures);
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
