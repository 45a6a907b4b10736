//! What holds of every trace and every rule set, in both engines: laws of time
//! (language.md, 1), of replays and of limits.
//!
//! | module | what it holds |
//! |---|---|
//! | `run` | a trace through one of the engines, called in one way or another |
//! | `time` | calls that are split or joined, jumps of the clock, timers alone |
//! | `downstream` | what follows from an `every`, and may tell in how many calls time passed |
//! | `refused` | steps back |
//! | `replay` | the same again, and from rules in canonical print |
//! | `snapshot` | engines that are saved and restored |
//! | `mangled` | what is restored from bytes that no engine wrote |
//! | `tests` | all of these, of all rule sets |
//! | `wrong` | that two of them would tell |
//! | `random_rules` | all of these, of random rule sets in the interpreter |
//! | `many_keys` | more keys than there is room for |

mod downstream;
#[cfg(test)]
mod mangled;
#[cfg(test)]
mod many_keys;
#[cfg(test)]
mod random_rules;
mod refused;
mod replay;
mod run;
pub(crate) mod snapshot;
#[cfg(test)]
mod tests;
mod time;
#[cfg(test)]
mod wrong;

use crate::script::Step;
use crate::subject::Subject;
use crate::{check, random};
use rtcep_lang::Model;
pub(crate) use run::Engine;

/// A law: of a rule set, one of the engines, and a trace whose ticks never
/// decrease.
pub(crate) type Law = fn(&Subject, &Model, Engine, &[Step]) -> Result<(), String>;

/// The laws by name.
pub(crate) const LAWS: [(&str, Law); 9] = [
    ("advance", time::an_event_is_its_time_and_then_itself),
    ("steps", time::time_passes_in_one_step_or_in_many),
    (
        "host",
        time::a_host_that_calls_at_each_deadline_misses_nothing,
    ),
    ("silence", time::what_falls_silent_completes_by_time_alone),
    ("jump", time::a_jump_of_the_clock_is_many_small_steps),
    (
        "refused",
        refused::a_step_back_is_refused_and_changes_nothing,
    ),
    ("replay", replay::a_trace_that_is_replayed_tells_the_same),
    ("printed", replay::printed_rules_tell_the_same),
    ("snapshot", snapshot::a_restored_engine_goes_on),
];

/// Asks a law of about so many random events, in both engines.
pub(crate) fn ask(subject: &Subject, law: Law, events: usize) -> Result<(), String> {
    let model = check::model(subject);
    let engines = [Engine::Interpreter, Engine::Generated];
    ask_engines(subject, &model, &engines, law, events)
}

/// Asks a law of one trace, in both engines: of one by hand, and for random rule sets
/// (`cargo xtask nightly`).
pub(crate) fn of_trace(
    subject: &Subject,
    model: &Model,
    law: Law,
    trace: &[Step],
) -> Result<(), String> {
    let engines = [Engine::Interpreter, Engine::Generated];
    of_engines(subject, model, &engines, law, trace)
}

/// Asks a law of some engines.
pub(crate) fn ask_engines(
    subject: &Subject,
    model: &Model,
    engines: &[Engine],
    law: Law,
    events: usize,
) -> Result<(), String> {
    random::law(subject, model, events, &|trace| {
        of_engines(subject, model, engines, law, trace)
    })
}

/// Asks a law of one trace, in some engines.
pub(crate) fn of_engines(
    subject: &Subject,
    model: &Model,
    engines: &[Engine],
    law: Law,
    trace: &[Step],
) -> Result<(), String> {
    let trace = in_order(trace);
    for &engine in engines {
        law(subject, model, engine, &trace).map_err(|why| format!("{engine:?}: {why}"))?;
    }
    Ok(())
}

/// A trace without its steps back.
fn in_order(trace: &[Step]) -> Vec<Step> {
    let mut now = 0;
    let accepted = trace.iter().filter(|step| {
        let accepted = step.t >= now;
        now = now.max(step.t);
        accepted
    });
    accepted.cloned().collect()
}
