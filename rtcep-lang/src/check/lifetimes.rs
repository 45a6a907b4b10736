//! Times that never come: openings after the end, timers that run longer than
//! any instance is open (language.md, 1.4, 4.5 and 5).

use super::Subject;
use super::endings::clause_text;
use crate::diagnostic::Diagnostic;
use crate::model::span::{earliest, lasts, latest, on};
use crate::model::{Demand, Initiator, Lifespan, Moment, Terminator};
use crate::print::{print_duration, print_moment};

pub(super) fn check_lifetimes(subject: &mut Subject<'_>) {
    for l in 0..subject.names.lifespans.len() {
        if !is_known(subject, l) {
            continue;
        }
        for i in 0..subject.names.lifespans[l].initiators.len() {
            if let Initiator::At(moment) = subject.model.lifespans[l].initiators[i] {
                opening(subject, l, i, moment);
            }
        }
    }
    for s in 0..subject.names.situations.len() {
        let l = subject.model.situations[s].lifespan;
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || gaps.demand || !is_known(subject, l) {
            continue;
        }
        timer(subject, s, l);
    }
}

fn is_known(subject: &Subject<'_>, l: usize) -> bool {
    let gaps = subject.gaps.lifespans.get(l);
    gaps.is_some_and(|gaps| !(gaps.from || gaps.until || gaps.moments))
}

/// It opens before the end, and is said once.
fn opening(subject: &mut Subject<'_>, l: usize, i: usize, moment: Moment) {
    let (model, names) = (subject.model, &subject.names.lifespans[l]);
    let lifespan = &model.lifespans[l];
    let (clock, ticks) = on(moment);
    let ends = lifespan.terminators.iter().position(|t| match t {
        Terminator::At { moment, .. } => on(*moment).0 == clock && on(*moment).1 <= ticks,
        _ => false,
    });
    let mut earlier = lifespan.initiators.iter().take(i);
    let text = print_moment(model, moment);
    let (why, instead) = if let Some(t) = ends {
        let end = clause_text(model, &lifespan.terminators[t]);
        let line = names.terminators[t].source.line();
        (
            format!("nothing opens at or after `{end}` on line {line}"),
            "let it end later",
        )
    } else if let Some(first) = earlier.position(|i| *i == Initiator::At(moment)) {
        let line = names.initiators[first].source.line();
        (
            format!("line {line} opens it at this tick, and that once"),
            "remove this one",
        )
    } else {
        return;
    };
    subject.found.push(Diagnostic::warning(
        names.initiators[i].source,
        format!(
            "`from at {text}` never opens `{}`: {why}; {instead}",
            lifespan.name
        ),
    ));
}

/// It fires in some instance.
fn timer(subject: &mut Subject<'_>, s: usize, l: usize) {
    let (model, names) = (subject.model, &subject.names.situations[s]);
    let lifespan = &model.lifespans[l];
    let (text, why) = match &model.situations[s].demand {
        Demand::Every(ticks) | Demand::After(ticks) => {
            let ends = |t: &Terminator| lasts(lifespan, t).is_some_and(|life| life <= *ticks);
            (
                print_duration(*ticks, model.resolution),
                ended(subject, l, ends),
            )
        }
        Demand::At(moment) => {
            let why = if earliest(lifespan, on(*moment).0) >= on(*moment).1 {
                Some(format!(
                    "no instance of `{}` is open before that",
                    lifespan.name
                ))
            } else {
                ended(subject, l, |t| ends_by(lifespan, t, *moment))
            };
            (print_moment(model, *moment), why)
        }
        _ => return,
    };
    let Some(why) = why else {
        return;
    };
    let situation = &model.situations[s];
    let kind = situation.kind.name();
    let at = names
        .number
        .map_or(names.kind, |number| names.kind.to(number));
    subject.found.push(Diagnostic::warning(
        at,
        format!(
            "`{}` is never detected: `{kind} {text}` never comes, since {why}",
            situation.name
        ),
    ));
}

/// Which clause ends each instance too early.
fn ended(subject: &Subject<'_>, l: usize, ends: impl Fn(&Terminator) -> bool) -> Option<String> {
    let lifespan = &subject.model.lifespans[l];
    let t = lifespan.terminators.iter().position(ends)?;
    let text = clause_text(subject.model, &lifespan.terminators[t]);
    let line = subject.names.lifespans[l].terminators[t].source.line();
    Some(format!(
        "`{text}` on line {line} ends each instance of `{}` by then",
        lifespan.name
    ))
}

/// Whether every instance has ended at a moment by this clause.
fn ends_by(lifespan: &Lifespan, clause: &Terminator, moment: Moment) -> bool {
    let (clock, ticks) = on(moment);
    match clause {
        Terminator::At { moment, .. } => on(*moment).0 == clock && on(*moment).1 <= ticks,
        Terminator::After { ticks: after, .. } => {
            latest(lifespan, clock).is_some_and(|opens| opens.saturating_add(*after) <= ticks)
        }
        Terminator::Event { .. } => false,
    }
}
