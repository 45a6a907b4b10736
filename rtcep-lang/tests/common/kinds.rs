//! Random situations of every kind: those of the first half of the language,
//! which joins alone do not have.

use super::expr::expr;
use super::items::{WORDS, any_type, docs};
use super::reads::{demand, value};
use super::{Choices, own};
use rtcep_lang::model::*;

/// A valid situation of a kind that is no plain join, or one with roles,
/// modifiers and groups.
pub(crate) fn of_any_kind(c: &mut Choices, model: &Model, i: usize) -> Situation {
    let judging = Kind::ALL.iter().copied().filter(|kind| !kind.temporal());
    let kind = c.one_of(&judging.collect::<Vec<_>>());
    let detect = if kind.only_deferred() {
        Detect::Deferred
    } else if kind.only_immediate() || c.one_in(2) {
        Detect::Immediate
    } else {
        Detect::Deferred
    };
    let mut situation = Situation {
        doc: docs(c),
        name: format!("S{i}"),
        kind,
        demand: Demand::Nothing,
        lifespan: c.below(model.lifespans.len()),
        operands: operands(c, model, kind, detect),
        when: None,
        detect,
        within: None,
        once: c.one_in(3),
        max_combinations: None,
        emit: Vec::new(),
    };
    let windowed = match kind {
        Kind::All | Kind::Sequence => situation.operands.iter().all(|o| !o.absolute),
        Kind::AtLeast | Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => {
            detect == Detect::Immediate
        }
        _ => false,
    };
    if windowed && c.one_in(2) {
        situation.within = Some(1 + c.number() % 100_000);
    }
    limits(c, &mut situation);
    situation.demand = demand(c, model, &situation);
    if c.one_in(2) && (kind.joins() || kind == Kind::Report) {
        situation.when = Some(value(c, model, &situation, Type::Bool, false));
    }
    for name in c.some_of(&WORDS, 0, 3) {
        let ty = any_type(c, model);
        let value = value(c, model, &situation, ty, true);
        situation.emit.push(Emission { name, value });
    }
    situation
}

fn operands(c: &mut Choices, model: &Model, kind: Kind, detect: Detect) -> Vec<Operand> {
    let most = if kind == Kind::Trend { 1 } else { 3 };
    let names = c.some_of(&["a", "b", "max", "type", "count", "when", "it"], 1, most);
    let mut roles: Vec<Role> = names.iter().map(|_| Role::Required).collect();
    if kind == Kind::Unless && roles.len() > 1 {
        roles[0] = Role::Forbidden;
    }
    if kind == Kind::Sequence && roles.len() == 3 && c.one_in(2) {
        roles[1] = Role::Absent;
    }
    let quantifier = match kind {
        Kind::AtLeast => c.one_of(&[Quantifier::First, Quantifier::Last, Quantifier::Each]),
        _ => Quantifier::Each,
    };
    let source = Source::Event(c.below(model.events.len()));
    let mut operands: Vec<Operand> = names
        .into_iter()
        .zip(roles)
        .map(|(name, role)| {
            // One event for all where attributes are common.
            let source = if kind.joins() && c.one_in(2) {
                Source::Event(c.below(model.events.len()))
            } else {
                source
            };
            operand(c, model, (kind, detect), (name, role), (source, quantifier))
        })
        .collect();
    if kind == Kind::Unless && operands.len() == 1 {
        let mut forbidden = operands[0].clone();
        forbidden.name = "n".to_owned();
        forbidden.role = Role::Forbidden;
        forbidden.quantifier = Quantifier::Each;
        forbidden.overrides = None;
        forbidden.absolute = false;
        operands.push(forbidden);
    }
    if kind == Kind::Percentage && operands.iter().all(|o| o.counted == Counted::Never) {
        operands[0].counted = Counted::Always;
    }
    operands
}

fn operand(
    c: &mut Choices,
    model: &Model,
    (kind, detect): (Kind, Detect),
    (name, role): (String, Role),
    (source, quantifier): (Source, Quantifier),
) -> Operand {
    let own = own(model, source);
    let own = own.as_slice();
    let condition = |c: &mut Choices| expr(c, model, own, Type::Bool, 2);
    let required = role == Role::Required;
    let joined = required && kind.joins();
    let mut operand = Operand {
        name,
        source,
        role,
        quantifier,
        absolute: false,
        repetition: None,
        threshold: c.one_in(2).then(|| condition(c)),
        weight: None,
        counted: Counted::Never,
        overrides: None,
        retain: None,
        max: None,
        on_full: OnFull::Reject,
    };
    if joined {
        operand.quantifier = c.one_of(&[Quantifier::First, Quantifier::Last, Quantifier::Each]);
        if operand.quantifier == Quantifier::Each {
        } else if kind != Kind::Unless && c.one_in(2) {
            let least = 1 + u32::try_from(c.below(3)).expect("small");
            let most = least + u32::try_from(c.below(3)).expect("small");
            operand.repetition = Some(Repetition { least, most });
        } else {
            operand.absolute = c.one_in(4);
        }
    }
    if required && !matches!(kind, Kind::Any | Kind::Not) && c.one_in(3) {
        operand.overrides = Some(condition(c));
    }
    if (kind.counts() || kind == Kind::Percentage) && c.one_in(2) {
        operand.weight = Some(expr(c, model, own, Type::U32, 2));
    }
    if kind == Kind::Percentage {
        operand.counted = match c.below(3) {
            0 => Counted::Never,
            1 => Counted::Always,
            // `counted if true` is `counted`.
            _ => Some(condition(c))
                .filter(|condition| !condition.is_true())
                .map_or(Counted::Always, Counted::If),
        };
    }
    let retains = matches!(kind, Kind::All | Kind::Sequence | Kind::AtLeast) && required;
    if retains && detect == Detect::Immediate && c.one_in(2) {
        operand.retain = Some(condition(c));
    }
    operand
}

/// Capacities where they belong, agreeing in shared lists.
fn limits(c: &mut Choices, situation: &mut Situation) {
    let window = situation.within.is_some();
    let aggregates = situation.kind.aggregates();
    for o in 0..situation.operands.len() {
        if aggregates && !window && c.one_in(2) {
            situation.operands[o].max = Some(10);
            situation.operands[o].on_full = OnFull::DropOldest;
        }
    }
    if aggregates && !window {
        return;
    }
    for list in lists(situation) {
        let on_full = c.one_of(&[OnFull::Reject, OnFull::DropOldest, OnFull::Freeze]);
        let overrides = situation.operands[list.operands[0]].overrides.clone();
        for o in list.operands {
            let operand = &mut situation.operands[o];
            if !operand.absolute {
                operand.max = Some(10);
                operand.on_full = on_full;
                operand.overrides.clone_from(&overrides);
            }
        }
    }
}
