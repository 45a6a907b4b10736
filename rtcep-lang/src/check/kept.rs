//! Detections that feed something are kept on the stack until all of them are
//! known: that there are not many is a limit as well (language.md, section 8).

use super::Subject;
use super::combinations::{DEFAULT_LIMIT, factors, multiplied, written};
use super::max::MOST;
use super::room::room;
use crate::diagnostic::Diagnostic;
use crate::model::{Detect, Kind, Lifespan, Model, Quantifier, Refer, Situation, Source};

pub(super) fn check_kept(subject: &mut Subject<'_>) {
    for s in 0..subject.model.situations.len() {
        if let Some(error) = kept(subject, s) {
            subject.found.push(error);
        }
    }
}

fn kept(subject: &Subject<'_>, s: usize) -> Option<Diagnostic> {
    let situation = &subject.model.situations[s];
    let (gaps, of_lifespan) = (
        &subject.gaps.situations[s],
        subject.gaps.lifespans.get(situation.lifespan)?,
    );
    // The operand that is lost, or the key, may be what makes it less.
    let known = !(gaps.kind || gaps.operands_lost || gaps.limits || gaps.detect);
    let known_lifespan = !(of_lifespan.until || of_lifespan.key || of_lifespan.limits);
    if !known || !known_lifespan || situation.once {
        return None;
    }
    let fed = fed(subject.model, s)?;
    let lifespan = &subject.model.lifespans[situation.lifespan];
    let mut combinations = factors(situation)?;
    if situation.kind == Kind::After
        && let Some(timers) = situation.operands.first()
        && timers.quantifier == Quantifier::Each
    {
        combinations.push((&timers.name, timers.max.filter(|&max| max <= MOST)?));
    }
    let limit = situation.max_combinations.unwrap_or(DEFAULT_LIMIT);
    // Too many combinations are an error of their own.
    let each = multiplied(&combinations);
    each.filter(|&n| n <= limit || situation.kind == Kind::After)?;
    let mut factors = stored(situation, combinations);
    let room = room(situation, lifespan);
    if room.instances > 1 {
        factors.push((&lifespan.name, room.instances));
    }
    // Beyond u64 the counts tell.
    let detections = multiplied(&factors).filter(|&n| n > limit.max(DEFAULT_LIMIT))?;
    let (name, text) = (&situation.name, written(&factors));
    let trigger = match situation.detect {
        _ if situation.kind.temporal() => "one tick",
        Detect::Immediate => "one event",
        Detect::Deferred => "one end",
    };
    let instead = room.instead(lifespan);
    let names = &subject.names.situations[s];
    let (at, most, raise) = match names.max_combinations {
        Some(at) => (
            at,
            format!("`max_combinations {limit}`"),
            format!("raise it to {detections}, or lower a `max`{instead}"),
        ),
        None => (
            names.name.into(),
            limit.to_string(),
            format!("lower a `max`{instead}, or write `max_combinations {detections};`"),
        ),
    };
    Some(Diagnostic::error(
        at,
        format!(
            "{trigger} can make {detections} detections of `{name}` ({text}), more than {most}, \
             and all would be kept for `{fed}`; {raise}"
        ),
    ))
}

/// The first that takes the detections: a situation, or a lifespan.
fn fed(model: &Model, s: usize) -> Option<&str> {
    let source = Source::Situation(s);
    let takes = |t: &&Situation| t.operands.iter().any(|o| o.source == source);
    let situation = model.situations.iter().find(takes).map(|t| &t.name);
    let moved = |l: &&Lifespan| l.opened_by(source) || l.ended_by(source);
    let lifespan = || model.lifespans.iter().find(moved).map(|l| &l.name);
    let made = |r: &&Refer| r.source == source;
    let event = || model.refers.iter().find(made);
    let event = || event().map(|r| &model.events[r.target].name);
    let fed = situation.or_else(lifespan).or_else(event);
    fed.map(String::as_str)
}

/// Without what the event itself is: where each operand of an immediate `all` is
/// an `each` with an event of its own, the smallest list may be the event's.
fn stored<'a>(situation: &Situation, mut factors: Vec<(&'a str, u32)>) -> Vec<(&'a str, u32)> {
    let operands = &situation.operands;
    let apart =
        (1..operands.len()).all(|o| operands[..o].iter().all(|p| p.source != operands[o].source));
    if situation.kind == Kind::All
        && situation.detect == Detect::Immediate
        && factors.len() == operands.len()
        && apart
        && let Some(least) = (0..factors.len()).min_by_key(|&f| factors[f].1)
    {
        factors.remove(least);
    }
    factors
}
