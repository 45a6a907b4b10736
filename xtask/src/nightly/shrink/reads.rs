//! Whether anything reads the attribute of an event or a detection.

use rtcep_lang::Model;
use rtcep_lang::model::{
    Attribute, Counted, Demand, Expr, ExprKind, Initiator, Operand, Situation, Source, Terminator,
};

/// Whether something reads attribute `a` of a source, or finds a key there.
pub(super) fn reads(model: &Model, source: Source, a: usize) -> bool {
    let own = |e: &Expr| any(e, &|of| of == Attribute::Own(a));
    let situations = model.situations.iter();
    let mut situations = situations.filter(|s| s.operands.iter().any(|o| o.source == source));
    let mut lifespans = model.lifespans.iter();
    let mut refers = model.refers.iter().filter(|r| r.source == source);
    let mut actions = model.actions.iter().filter(|a| a.source == source);
    situations.any(|s| in_situation(s, source, a))
        || lifespans.any(|l| {
            let opened = l.opened_by(source);
            let initiated =
                |e: &Expr| own(e) || opened && any(e, &|of| of == Attribute::Initiator(a));
            let mut keys = l.key.iter().flat_map(|key| &key.attributes);
            keys.any(|&key| key == (source, a))
                || l.initiators.iter().any(|i| match i {
                    Initiator::Event {
                        source: s,
                        condition,
                        ..
                    } => *s == source && condition.as_ref().is_some_and(own),
                    Initiator::Startup | Initiator::At(_) => false,
                })
                || l.terminators.iter().any(|t| match t {
                    Terminator::Event { condition, .. } => {
                        condition.as_ref().is_some_and(initiated)
                    }
                    Terminator::At { .. } | Terminator::After { .. } => false,
                })
        })
        || refers.any(|r| r.condition.iter().chain(&r.map).any(own))
        || actions.any(|action| {
            let given = action.attributes.iter().map(|e| &e.value);
            action.condition.iter().chain(given).any(own)
        })
}

fn in_situation(situation: &Situation, source: Source, a: usize) -> bool {
    let read = |of: Attribute| match of {
        Attribute::Own(of) | Attribute::Common(of) => of == a,
        Attribute::Operand(o, of) => of == a && situation.operands[o].source == source,
        Attribute::Initiator(_) | Attribute::Missed => false,
    };
    let demand = match &situation.demand {
        Demand::Crossing(crossing) => Some(&crossing.of),
        Demand::Run(run) => Some(&run.of),
        _ => None,
    };
    let emitted = situation.emit.iter().map(|e| &e.value);
    let mut over = demand.into_iter().chain(&situation.when).chain(emitted);
    let mut operands = situation.operands.iter().filter(|o| o.source == source);
    over.any(|e| any(e, &read)) || operands.any(|o| of_operand(o).any(|e| any(e, &read)))
}

fn of_operand(operand: &Operand) -> impl Iterator<Item = &Expr> {
    let counted = match &operand.counted {
        Counted::If(condition) => Some(condition),
        Counted::Never | Counted::Always => None,
    };
    let parts = [
        &operand.threshold,
        &operand.weight,
        &operand.overrides,
        &operand.retain,
    ];
    parts.into_iter().flatten().chain(counted)
}

/// Whether an expression reads such an attribute, what it aggregates included.
fn any(expr: &Expr, read: &dyn Fn(Attribute) -> bool) -> bool {
    let mut found = false;
    expr.visit(&mut |node| {
        found |= match &node.kind {
            ExprKind::Attribute(attribute) => read(*attribute),
            ExprKind::Aggregate(aggregate) => aggregate
                .value
                .as_ref()
                .is_some_and(|value| any(value, read)),
            _ => false,
        };
    });
    found
}
