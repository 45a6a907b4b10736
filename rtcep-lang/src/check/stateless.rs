//! Stateless rules that matter to nobody, and where actions wait
//! (language.md, 2.1).

use super::Subject;
use super::max::MOST;
use super::unfilled::constant;
use crate::diagnostic::Diagnostic;
use crate::model::{OnFull, Source};

pub(super) fn check_stateless(subject: &mut Subject<'_>) {
    for r in 0..subject.model.refers.len() {
        refer(subject, r);
    }
    for a in 0..subject.model.actions.len() {
        action(subject, a);
    }
    queue(subject);
}

/// What it makes is taken, and it makes something.
fn refer(subject: &mut Subject<'_>, r: usize) {
    let (refer, names) = (&subject.model.refers[r], &subject.names.refers[r]);
    if subject.gaps.refers[r].source {
        return;
    }
    let target = subject.model.source_name(Source::Event(refer.target));
    let source = subject.model.source_name(refer.source);
    if let (Some(at), Some(condition)) = (names.condition, &refer.condition)
        && let Some((text, always)) = constant(subject.model, refer.source, condition)
    {
        let message = if always {
            format!("`if {text}` is always true; remove it")
        } else {
            format!(
                "`if {text}` is never true, so no `{source}` makes a `{target}`; remove the rule, \
                 or compare an attribute"
            )
        };
        subject.found.push(Diagnostic::warning(at, message));
    }
    // Where nothing is detected yet the rules have just begun.
    if !subject.model.situations.is_empty() && !is_taken(subject, Source::Event(refer.target)) {
        let message = format!(
            "nothing takes the `{target}` that is made here; make it an operand, open or end a \
             lifespan with it, bind an action to it, or remove the rule"
        );
        subject
            .found
            .push(Diagnostic::warning(names.target, message));
    }
}

/// Whether an event matters to something, or may.
fn is_taken(subject: &Subject<'_>, source: Source) -> bool {
    let (model, gaps) = (subject.model, subject.gaps);
    let mut of_operands = gaps.situations.iter().flat_map(|s| &s.operands);
    let unknown = gaps.lost
        || gaps
            .lifespans
            .iter()
            .any(|l| l.from || l.until || l.sources)
        || gaps.situations.iter().any(|s| s.operands_lost)
        || of_operands.any(|o| o.source)
        || gaps.refers.iter().chain(&gaps.actions).any(|g| g.source);
    let mut operands = model.situations.iter().flat_map(|s| &s.operands);
    let mut lifespans = model.lifespans.iter();
    unknown
        || operands.any(|o| o.source == source)
        || lifespans.any(|l| l.opened_by(source) || l.ended_by(source))
        || model.refers_from(source).next().is_some()
        || model.actions_on(source).next().is_some()
}

/// It may happen.
fn action(subject: &mut Subject<'_>, a: usize) {
    let (action, names) = (&subject.model.actions[a], &subject.names.actions[a]);
    if subject.gaps.actions[a].source {
        return;
    }
    if let (Some(at), Some(condition)) = (names.condition, &action.condition)
        && let Some((text, always)) = constant(subject.model, action.source, condition)
    {
        let message = if always {
            format!("`if {text}` is always true; remove it")
        } else {
            format!(
                "`if {text}` is never true, so `{}` never happens; remove it, or compare an \
                 attribute",
                action.name
            )
        };
        subject.found.push(Diagnostic::warning(at, message));
    }
}

/// Actions wait somewhere, and there is an end to it.
fn queue(subject: &mut Subject<'_>) {
    let Some((word, max, on_full)) = subject.names.queue else {
        if let Some(first) = subject.names.actions.first()
            && !subject.gaps.lost
        {
            let message = format!(
                "`{}` waits until the host takes it, and nothing says how many may wait; write \
                 `actions max 16;` (any number)",
                subject.model.actions[0].name
            );
            subject.found.push(Diagnostic::error(first.name, message));
        }
        return;
    };
    if subject.gaps.queue {
        return;
    }
    let said = subject.model.queue;
    let (at, message) = match (max, said.map(|queue| queue.max)) {
        (None, _) => (
            word,
            "actions wait without a limit; write `actions max 16;` (any number)".to_owned(),
        ),
        (Some(at), Some(0)) => (
            at,
            "`max 0`: no action could ever wait; write `max 1` or more".to_owned(),
        ),
        (Some(at), Some(max)) if max > MOST => (
            at,
            format!("`max {max}`: at most {MOST} actions wait; lower it"),
        ),
        _ => match (on_full, said.map(|queue| queue.on_full)) {
            (Some(at), Some(OnFull::Freeze)) => (
                at,
                "actions do not freeze: no lifespan would end it; write `reject` or `drop_oldest`"
                    .to_owned(),
            ),
            _ => return,
        },
    };
    subject.found.push(Diagnostic::error(at, message));
}
