//! The constructs of a situation.

use super::Set;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Counted, Detect, Initiator, Kind, OnFull, Operand, Quantifier, Role, Situation, Source,
    Terminator, lists, same_threshold, stores,
};

/// Of the `s`th situation.
pub(super) fn of(model: &Model, s: usize) -> Set {
    let situation = &model.situations[s];
    let mut set = Set::default();
    set.add(situation.kind.name());
    clauses(&mut set, situation);
    for (o, operand) in situation.operands.iter().enumerate() {
        parameters(&mut set, situation, operand);
        if stores(situation, o) && !operand.absolute {
            set.add(match operand.on_full {
                OnFull::Reject => "full: reject",
                OnFull::DropOldest => "full: drop_oldest",
                OnFull::Freeze => "full: freeze",
            });
        }
        source(&mut set, model, operand);
    }
    let shared = lists(situation).iter().any(|list| list.operands.len() > 1);
    set.add_if(shared, "shared list");
    set.add_if(in_two_lists(situation), "event in two lists");
    fed(&mut set, model, s);
    set
}

fn clauses(set: &mut Set, situation: &Situation) {
    if !situation.kind.temporal() {
        set.add(situation.detect.name());
    }
    set.add_if(situation.when.is_some(), "when");
    set.add_if(situation.within.is_some(), "within");
    set.add_if(situation.once, "once");
    set.add_if(situation.max_combinations.is_some(), "max_combinations");
    debug_assert!(matches!(
        situation.detect,
        Detect::Immediate | Detect::Deferred
    ));
}

fn parameters(set: &mut Set, situation: &Situation, operand: &Operand) {
    match operand.role {
        Role::Required => {}
        Role::Forbidden => set.add("forbidden"),
        Role::Absent => set.add("absent"),
    }
    let chosen = situation.kind.joins() || matches!(situation.kind, Kind::AtLeast | Kind::After);
    if chosen && operand.role == Role::Required {
        set.add(match operand.quantifier {
            Quantifier::First => "first",
            Quantifier::Last => "last",
            Quantifier::Each => "each",
        });
    }
    set.add_if(operand.absolute, "absolute");
    set.add_if(operand.repetition.is_some(), "repetition");
    set.add_if(operand.threshold.is_some(), "threshold");
    set.add_if(operand.weight.is_some(), "weight");
    match &operand.counted {
        Counted::Never => {}
        Counted::Always => set.add("counted"),
        Counted::If(_) => set.add("counted if"),
    }
    for (condition, always, sometimes) in [
        (&operand.overrides, "override always", "override"),
        (&operand.retain, "retain", "retain if"),
    ] {
        if let Some(condition) = condition {
            set.add(if condition.is_true() {
                always
            } else {
                sometimes
            });
        }
    }
}

fn source(set: &mut Set, model: &Model, operand: &Operand) {
    match operand.source {
        Source::Event(e) => {
            set.add("of an event");
            set.add_if(
                model.refers.iter().any(|r| r.target == e),
                "of a made event",
            );
        }
        Source::Situation(s) => {
            set.add("of a situation");
            let mut below = model.situations[s].operands.iter();
            let nested = below.any(|o| matches!(o.source, Source::Situation(_)));
            set.add_if(nested, "of two levels");
        }
    }
}

/// Whether an event can take two operands whose candidates are kept apart.
fn in_two_lists(situation: &Situation) -> bool {
    let operands = &situation.operands;
    operands.iter().enumerate().any(|(i, a)| {
        let apart =
            |b: &Operand| a.source == b.source && !same_threshold(&a.threshold, &b.threshold);
        operands[..i].iter().any(apart)
    })
}

/// What its detections are for.
fn fed(set: &mut Set, model: &Model, s: usize) {
    let this = Source::Situation(s);
    for lifespan in &model.lifespans {
        let opens = |i: &Initiator| matches!(i, Initiator::Event { source, .. } if *source == this);
        let ends =
            |t: &Terminator| matches!(t, Terminator::Event { source, .. } if *source == this);
        set.add_if(lifespan.initiators.iter().any(opens), "opens");
        set.add_if(lifespan.terminators.iter().any(ends), "ends");
    }
    set.add_if(model.refers.iter().any(|r| r.source == this), "is referred");
    set.add_if(model.actions.iter().any(|a| a.source == this), "acts");
}
