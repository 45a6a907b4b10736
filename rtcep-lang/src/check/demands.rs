//! Numbers of the kinds: what can never hold is refused (language.md, 4.2, 4.4
//! and 4.6).

use super::Subject;
use super::max::MOST;
use super::sums::check_sums;
use crate::diagnostic::Diagnostic;
use crate::model::{
    BinaryOp, Counted, Demand, Detect, Kind, Operand, Role, Run, Share, Situation, stores,
};

pub(super) fn check_demands(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let (gaps, names) = (&subject.gaps.situations[s], &subject.names.situations[s]);
        if gaps.kind {
            continue;
        }
        if let Some(at) = names.number {
            let wrong = match (&situation.demand, situation.kind) {
                (Demand::Count(n), kind) if !gaps.detect => number(*n, kind, situation),
                (Demand::Run(run), _) => steps(run),
                _ => None,
            };
            if let Some(message) = wrong {
                subject.found.push(Diagnostic::error(at, message));
            }
            if let Demand::Share(share) = &situation.demand
                && let Some(message) = limit(*share)
            {
                subject.found.push(Diagnostic::warning(at, message));
            }
        }
        if gaps.operands_lost {
            continue;
        }
        match situation.kind {
            Kind::Percentage => counted(subject, s),
            Kind::Trend => trend(subject, s),
            Kind::AtLeast | Kind::Nth => check_sums(subject, s),
            _ => {}
        }
    }
    for s in 0..subject.model.situations.len() {
        for o in 0..subject.model.situations[s].operands.len() {
            repetition(subject, s, o);
        }
    }
}

/// The `n` of a counting kind.
fn number(n: u64, kind: Kind, situation: &Situation) -> Option<String> {
    match (kind, n) {
        (Kind::AtLeast, 0) => Some("`atleast 0` is always true; write 1 or more".to_owned()),
        (Kind::Nth, 0) if situation.detect == Detect::Immediate => Some(
            "`nth 0` would fire at no event; write 1 or more, or `detect deferred;` to detect \
             that none came"
                .to_owned(),
        ),
        _ => None,
    }
}

/// The limit of a `percentage` that decides nothing.
fn limit(share: Share) -> Option<String> {
    let (op, limit) = (share.compare, share.limit);
    let never = match op {
        BinaryOp::Greater => limit >= 100,
        BinaryOp::GreaterEqual => limit > 100,
        BinaryOp::Less => limit == 0,
        _ => false,
    };
    let always = match op {
        BinaryOp::GreaterEqual => limit == 0,
        BinaryOp::Less => limit > 100,
        BinaryOp::LessEqual => limit >= 100,
        _ => false,
    };
    let holds = match (never, always) {
        (true, _) => "never",
        (_, true) => "always",
        _ => return None,
    };
    Some(format!(
        "`percentage {} {limit}` {holds} holds: a share is 0 to 100 percent",
        op.symbol()
    ))
}

/// The `n` of a `trend`.
fn steps(run: &Run) -> Option<String> {
    (run.n < 2).then(|| {
        format!(
            "`trend {} {}`: one value has no direction; write 2 or more",
            run.direction.name(),
            run.n
        )
    })
}

/// Some operand of a `percentage` is counted.
fn counted(subject: &mut Subject<'_>, s: usize) {
    let operands = &subject.model.situations[s].operands;
    let gaps = &subject.gaps.situations[s].operands;
    let lost = gaps.iter().any(|gaps| gaps.modifiers);
    let written = |o: &Operand| o.counted != Counted::Never;
    let places = &subject.names.situations[s].operands;
    let tried = places.iter().any(|places| places.counted.is_some());
    if operands.is_empty() || lost || tried || operands.iter().any(written) {
        return;
    }
    let message = format!(
        "no operand of `{}` says what is counted, so the share would always be 0; write \
         `counted` or `counted if ..` behind an event",
        subject.model.situations[s].name
    );
    let at = subject.names.situations[s].kind;
    subject.found.push(Diagnostic::error(at, message));
}

/// A `trend` is of one operand, which keeps as many values as the run needs.
fn trend(subject: &mut Subject<'_>, s: usize) {
    let situation = &subject.model.situations[s];
    let names = &subject.names.situations[s];
    let mut required =
        (0..situation.operands.len()).filter(|&o| situation.operands[o].role == Role::Required);
    if let Some(second) = required.nth(1) {
        let message = format!(
            "a `trend` is of one operand, and `{}` is a second one; write another situation for it",
            situation.operands[second].name
        );
        subject
            .found
            .push(Diagnostic::error(names.operands[second].name, message));
        return;
    }
    let (Demand::Run(run), Some(operand)) = (&situation.demand, situation.operands.first()) else {
        return;
    };
    if let (Some(max), Some(at)) = (operand.max, names.operands[0].max)
        && max > 0
        && max < run.n
    {
        let message = format!(
            "`max {max}` is less than the {0} values of the run, which could never be complete; \
             write `max {0}` or more",
            run.n
        );
        subject.found.push(Diagnostic::error(at, message));
    }
}

/// The numbers of a repetition.
fn repetition(subject: &mut Subject<'_>, s: usize, o: usize) {
    let situation = &subject.model.situations[s];
    let gaps = &subject.gaps.situations[s];
    let operand = &situation.operands[o];
    let places = &subject.names.situations[s].operands[o];
    let (Some(at), Some(repetition)) = (places.repetition, operand.repetition) else {
        return;
    };
    let (least, most) = (repetition.least, repetition.most);
    let name = &operand.name;
    if least == 0 {
        let message = format!(
            "a repetition has one event at least; write `{{1..={}}}`, or leave `{name}` out",
            most.max(1)
        );
        subject.found.push(Diagnostic::error(at, message));
        return;
    }
    if least > most {
        let message = format!(
            "`{{{least}..={most}}}`: the least is more than the most; write `{{{most}..={least}}}`"
        );
        subject.found.push(Diagnostic::error(at, message));
        return;
    }
    if gaps.kind
        || gaps.operands_lost
        || gaps.detect
        || !matches!(situation.kind, Kind::All | Kind::Sequence)
        || operand.role != Role::Required
    {
        return;
    }
    let immediate = situation.detect == Detect::Immediate;
    let ends = situation.kind == Kind::Sequence && situation.last_required() == Some(o);
    if immediate && ends && most > least {
        let message = format!(
            "`{name}` is the last operand of an immediate `sequence`, which composes as soon as \
             {least} events are there; write `{{{least}..={least}}}`, or `detect deferred;`"
        );
        subject.found.push(Diagnostic::warning(at, message));
    }
    let Some(max) = operand
        .max
        .filter(|&max| max > 0 && max <= MOST && stores(situation, o))
    else {
        return;
    };
    // The event that completes a group needs no room.
    let joins = immediate && (ends || situation.kind == Kind::All);
    let reach = max.saturating_add(u32::from(joins));
    if least > reach {
        let message = format!(
            "`{name}` needs {least} events and has room for {max}; write `max {least}` or more"
        );
        subject
            .found
            .push(Diagnostic::error(places.max.unwrap_or(at), message));
    } else if most > reach && !(immediate && ends) {
        let message = format!(
            "`{name}` is never of {most} events: it has room for {max}; write `max {most}`, or \
             `{{{least}..={reach}}}`"
        );
        subject.found.push(Diagnostic::warning(at, message));
    }
}
