//! What holds of every trace and every rule set, in both engines: laws of time
//! (language.md, 1) and of limits.
//!
//! | module | what it holds |
//! |---|---|
//! | `run` | a trace through one of the engines, called in one way or another |
//! | `time` | calls that are split or joined, jumps of the clock, timers alone |
//! | `refused` | steps back |
//! | `many_keys` | more keys than there is room for |

mod many_keys;
mod refused;
mod run;
mod time;

use crate::script::Step;
use crate::subject::Subject;
use crate::{check, none, random, rules};
use rtcep_lang::Model;
use run::Engine;

/// Random events for each law and rule set; RTCEP_LAWS raises it.
fn events() -> usize {
    let events = std::env::var("RTCEP_LAWS").ok();
    events.and_then(|n| n.parse().ok()).unwrap_or(400)
}

/// A law: of a rule set, one of the engines, and a trace whose ticks never
/// decrease.
type Law = fn(&Subject, &Model, Engine, &[Step]) -> Result<(), String>;

/// Asks a law of random traces of all rule sets, in both engines.
fn holds(law: Law) {
    let mut failures = Vec::new();
    for subject in rules::all() {
        let model = check::model(&subject);
        let result = random::law(&subject, &model, events(), &|trace| {
            let trace = in_order(trace);
            for engine in [Engine::Interpreter, Engine::Generated] {
                law(&subject, &model, engine, &trace)
                    .map_err(|why| format!("{engine:?}: {why}"))?;
            }
            Ok(())
        });
        failures.extend(result.err());
    }
    none(&failures);
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
