//! Random situations that join events.

use super::expr::expr;
use super::items::{WORDS, any_type, docs};
use super::{Choices, own};
use rtcep_lang::model::*;

pub(super) fn situation(c: &mut Choices, model: &Model, i: usize) -> Situation {
    let kind = c.one_of(&[Kind::All, Kind::Sequence]);
    let names = c.some_of(&["a", "b", "max", "type", "first", "when", "it"], 1, 4);
    let mut sources: Vec<Source> = (0..model.events.len()).map(Source::Event).collect();
    sources.extend((0..model.situations.len()).map(Source::Situation));
    let detect = c.one_of(&[Detect::Immediate, Detect::Immediate, Detect::Deferred]);
    let operands = names
        .into_iter()
        .map(|n| operand(c, model, &sources, n, detect))
        .collect();
    let mut situation = Situation {
        doc: docs(c),
        name: format!("S{i}"),
        kind,
        demand: Demand::Nothing,
        lifespan: c.below(model.lifespans.len()),
        operands,
        when: None,
        detect,
        within: c
            .one_in(2)
            .then(|| 1 + c.number() % if c.one_in(3) { u64::MAX } else { 100_000 }),
        once: c.one_in(3),
        max_combinations: None,
        emit: Vec::new(),
    };
    limits(c, &mut situation);
    let mut readable = Vec::new();
    for (o, operand) in situation.operands.iter().enumerate() {
        for (a, def) in model.attributes(operand.source).iter().enumerate() {
            readable.push((Attribute::Operand(o, a), def.ty));
        }
    }
    if c.one_in(2) {
        situation.when = Some(expr(c, model, &readable, Type::Bool, 4));
    }
    for name in c.some_of(&WORDS, 0, 3) {
        let ty = any_type(c, model);
        let value = expr(c, model, &readable, ty, 3);
        situation.emit.push(Emission { name, value });
    }
    if !c.one_in(3) {
        let name = "id".to_owned();
        let value = expr(c, model, &readable, Type::U32, 1);
        situation.emit.push(Emission { name, value });
    }
    situation
}

fn operand(
    c: &mut Choices,
    model: &Model,
    sources: &[Source],
    name: String,
    detect: Detect,
) -> Operand {
    let source = c.one_of(sources);
    let own = own(model, source);
    let yes = Expr {
        kind: ExprKind::Literal(Value::Bool(true)),
        ty: Type::Bool,
    };
    Operand {
        name,
        source,
        role: Role::Required,
        quantifier: c.one_of(&[Quantifier::First, Quantifier::Last, Quantifier::Each]),
        absolute: false,
        repetition: None,
        weight: None,
        counted: Counted::Never,
        overrides: None,
        threshold: c.one_in(2).then(|| expr(c, model, &own, Type::Bool, 3)),
        retain: match c.below(3) {
            0 => None,
            1 => Some(yes),
            _ => Some(expr(c, model, &own, Type::Bool, 2)),
        }
        .filter(|_| detect == Detect::Immediate),
        max: None,
        on_full: OnFull::Reject,
    }
}

/// Capacities where they belong, agreeing in shared lists.
fn limits(c: &mut Choices, situation: &mut Situation) {
    for list in lists(situation) {
        let max = if c.one_in(8) { 300 } else { 1 + c.below(4) };
        let on_full = c.one_of(&[OnFull::Reject, OnFull::DropOldest, OnFull::Freeze]);
        for o in list.operands {
            situation.operands[o].max = Some(u32::try_from(max).expect("small"));
            situation.operands[o].on_full = on_full;
        }
    }
    let each = situation
        .operands
        .iter()
        .filter(|o| o.quantifier == Quantifier::Each);
    let product: u64 = each.filter_map(|o| o.max).map(u64::from).product();
    if product > 65_536 || c.one_in(5) {
        situation.max_combinations = Some(product + c.number() % 3);
    }
}
