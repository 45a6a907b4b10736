//! What a trace has to show: that a construct stands in the rules does not say that
//! it ever did anything.

use crate::check;
use crate::script::{self, Line, Says};
use crate::subject::Subject;
use crate::told::Told;
use rtcep::OnFull;
use rtcep_lang::Model;
use rtcep_lang::interp::Output;
use rtcep_lang::model::Source;

const POLICIES: [OnFull; 3] = [OnFull::Reject, OnFull::DropOldest, OnFull::Freeze];
const LIMITS: [&str; 2] = ["max_open", "per_key"];

/// What has to be shown, in words.
pub(super) fn demanded() -> impl Iterator<Item = String> {
    let limits = POLICIES.map(|policy| LIMITS.map(|limit| full(limit, policy)));
    // A queue of actions does not freeze.
    let queues = [OnFull::Reject, OnFull::DropOldest];
    let sources = ["an event", "a detection"];
    let actions = queues.map(|policy| sources.map(|source| lost(source, policy)));
    let actions = actions.into_iter().flatten();
    let taken = sources.map(taken);
    let others = ["missed", "refer that faults", "action that faults"].map(str::to_owned);
    let limits = limits.into_iter().flatten();
    limits.chain(actions).chain(taken).chain(others)
}

fn full(limit: &str, policy: OnFull) -> String {
    format!("{limit} that is full, {}", policy.name())
}

fn lost(source: &str, policy: OnFull) -> String {
    format!("action on {source} that is lost, {}", policy.name())
}

fn taken(source: &str) -> String {
    format!("action on {source} that is queued and taken")
}

/// What the action is bound to.
fn bound_to(model: &Model, action: usize) -> &'static str {
    match model.actions[action].source {
        Source::Event(_) => "an event",
        Source::Situation(_) => "a detection",
    }
}

/// What a trace shows.
pub(super) fn by(subject: &Subject, model: &Model, lines: &[Line]) -> Vec<String> {
    let told = lines.iter().flat_map(|line| match &line.says {
        Says::Call(_, told) => told.as_slice(),
        Says::Lost(..) | Says::Due(_) | Says::Take(_) => &[],
    });
    let told: Vec<Told> = told.cloned().collect();
    let mut found: Vec<String> = told.iter().filter_map(|t| alone(model, t)).collect();
    let queued = lines.iter().filter_map(|line| match &line.says {
        Says::Take(queued) => queued.as_ref(),
        _ => None,
    });
    found.extend(queued.map(|queued| taken(bound_to(model, queued.action))));
    // Of a full lifespan one is not told by which limit: the trace is run again with
    // one limit alone.
    let struck = policies(&told);
    if !struck.is_empty() {
        let steps = script::steps(lines);
        for (limit, with) in LIMITS.into_iter().zip([max_open_alone, per_key_alone]) {
            let mut interpreter = subject.interpreter(&with(model));
            let told = steps
                .iter()
                .map(|step| check::interpret(&mut interpreter, step));
            let told: Vec<Told> = told.flatten().collect();
            let still = policies(&told).into_iter().filter(|p| struck.contains(p));
            found.extend(still.map(|policy| full(limit, policy)));
        }
    }
    found
}

/// What one call at the sink shows.
fn alone(model: &Model, told: &Told) -> Option<String> {
    match told {
        Told::Sink(Output::Missed { .. }) => Some("missed".to_owned()),
        Told::Sink(Output::ReferFault { .. }) => Some("refer that faults".to_owned()),
        Told::Sink(Output::ActionFault { .. }) => Some("action that faults".to_owned()),
        Told::Sink(Output::ActionsFull { action, on_full }) => {
            Some(lost(bound_to(model, *action), *on_full))
        }
        _ => None,
    }
}

/// The policies of lifespans that were told to be full.
fn policies(told: &[Told]) -> Vec<OnFull> {
    let struck = told.iter().filter_map(|told| match told {
        Told::Sink(Output::LifespanFull { on_full, .. }) => Some(*on_full),
        _ => None,
    });
    struck.collect()
}

/// The rules without `per_key`; what `ignore` ignores is no matter of room.
fn max_open_alone(model: &Model) -> Model {
    let mut model = model.clone();
    for lifespan in &mut model.lifespans {
        lifespan.per_key = None;
    }
    model
}

/// The rules with room for all keys, and for each key as much as before.
fn per_key_alone(model: &Model) -> Model {
    let mut model = model.clone();
    for lifespan in &mut model.lifespans {
        let per_key = lifespan.per_key();
        let limited = lifespan.key.is_some() && per_key < lifespan.max_open;
        lifespan.per_key = limited.then_some(per_key);
        lifespan.max_open = 1_000_000;
    }
    model
}
