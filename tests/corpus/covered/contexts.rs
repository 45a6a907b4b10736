//! Constructs of lifespans, time and stateless rules, as rules declare them.

use rtcep_lang::Model;
use rtcep_lang::model::{
    Demand, Detect, End, Expr, ExprKind, Initiator, Kind, Lifespan, Moment, Policy, Quantifier,
    Refer, Source, Terminator,
};

/// What has to occur, in words.
pub(super) fn demanded() -> impl Iterator<Item = String> {
    [
        "after first",
        "after last",
        "after each",
        "at, since startup",
        "at, an instant",
        "from at, since startup",
        "from at, an instant",
        "until at, since startup",
        "until at, an instant",
        "epoch",
        "key",
        "from startup",
        "until after",
        "several initiators",
        "several terminators",
        "until first",
        "until last",
        "until each",
        "init.x",
        "init.x over all_keys",
        "including",
        "all_keys",
        "policy add",
        "policy ignore",
        "ignore by key",
        "terminate",
        "discard",
        "refer",
        "refer of a referenced event",
        "refer of a detection",
        "refer if",
        "refer that computes",
    ]
    .into_iter()
    .map(str::to_owned)
}

/// What occurs in a rule set.
pub(super) fn constructs(model: &Model) -> impl Iterator<Item = String> + '_ {
    let timers = model.situations.iter().filter_map(|s| match s.kind {
        Kind::After => Some(format!("after {}", s.operands[0].quantifier.name())),
        Kind::At => match s.demand {
            Demand::At(moment) => Some(of("at", moment)),
            _ => None,
        },
        _ => None,
    });
    let lifespans = 0..model.lifespans.len();
    let epoch = model.epoch.iter().map(|_| "epoch".to_owned());
    timers
        .chain(epoch)
        .chain(lifespans.flat_map(|l| in_lifespan(model, l)))
        .chain(model.refers.iter().flat_map(|r| in_refer(model, r)))
}

fn of(clause: &str, moment: Moment) -> String {
    let moment = match moment {
        Moment::SinceStartup(_) => "since startup",
        Moment::Tick(_) => "an instant",
    };
    format!("{clause}, {moment}")
}

fn in_lifespan(model: &Model, l: usize) -> Vec<String> {
    let lifespan = &model.lifespans[l];
    let mut found: Vec<String> = opens(lifespan).map(str::to_owned).collect();
    for initiator in &lifespan.initiators {
        if let Initiator::At(moment) = *initiator {
            found.push(of("from at", moment));
        }
    }
    for terminator in &lifespan.terminators {
        if let Terminator::At { moment, .. } = *terminator {
            found.push(of("until at", moment));
        }
        found.extend(ends(lifespan, terminator).map(str::to_owned));
    }
    // What a deferred situation says of an end is how one tells them apart.
    let deferred = model.situations_in(l).into_iter();
    let mut deferred = deferred.filter(|&s| model.situations[s].detect == Detect::Deferred);
    if deferred.next().is_some() {
        let ends = lifespan.terminators.iter().map(|t| match *t {
            Terminator::Event { end, .. }
            | Terminator::At { end, .. }
            | Terminator::After { end, .. } => end,
        });
        found.extend(ends.map(|end: End| end.name().to_owned()));
    }
    found
}

fn opens(lifespan: &Lifespan) -> impl Iterator<Item = &'static str> {
    let ignores = lifespan.policy == Policy::Ignore;
    let including = lifespan.initiators.iter().any(|i| {
        matches!(
            i,
            Initiator::Event {
                including: true,
                ..
            }
        )
    });
    [
        (lifespan.initiators.len() > 1, "several initiators"),
        (lifespan.terminators.len() > 1, "several terminators"),
        (including, "including"),
        (lifespan.key.is_some(), "key"),
        (lifespan.starts(), "from startup"),
        (lifespan.after().is_some(), "until after"),
        // Where a second one can open beside the first.
        (lifespan.slots() > 1 && !ignores, "policy add"),
        (ignores, "policy ignore"),
        (ignores && lifespan.key.is_some(), "ignore by key"),
    ]
    .into_iter()
    .filter_map(|(is, name)| is.then_some(name))
}

fn ends(lifespan: &Lifespan, terminator: &Terminator) -> impl Iterator<Item = &'static str> {
    let mut found = Vec::new();
    if let Terminator::Event {
        condition,
        which,
        all_keys,
        ..
    } = terminator
    {
        // A choice, where there can be several to choose from.
        if lifespan.slots() > 1 {
            found.push(match which {
                Quantifier::First => "until first",
                Quantifier::Last => "until last",
                Quantifier::Each => "until each",
            });
        }
        let reads = condition.as_ref().is_some_and(Expr::reads_initiator);
        let said = [
            (*all_keys, "all_keys"),
            (reads, "init.x"),
            (reads && *all_keys, "init.x over all_keys"),
        ];
        found.extend(said.into_iter().filter_map(|(is, name)| is.then_some(name)));
    }
    found.into_iter()
}

fn in_refer(model: &Model, refer: &Refer) -> impl Iterator<Item = String> + use<> {
    let chain = match refer.source {
        Source::Event(e) => model.refers.iter().any(|r| r.target == e),
        Source::Situation(_) => false,
    };
    let detection = matches!(refer.source, Source::Situation(_));
    let plain = |e: &Expr| matches!(e.kind, ExprKind::Attribute(_) | ExprKind::Literal(_));
    let said = [
        (true, "refer"),
        (chain, "refer of a referenced event"),
        (detection, "refer of a detection"),
        (refer.condition.is_some(), "refer if"),
        (!refer.map.iter().all(plain), "refer that computes"),
    ];
    let said = said.into_iter().filter(|(is, _)| *is);
    said.map(|(_, name)| name.to_owned())
}
