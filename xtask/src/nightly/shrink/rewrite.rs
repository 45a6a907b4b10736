//! How expressions and indices change when a part of the rules is gone.

use super::super::rules::inject;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Attribute, Counted, Demand, Expr, ExprKind, Initiator, Situation, Source, Terminator, Type,
    Value,
};

/// Rewrites every node, operands before operators.
pub(super) fn nodes(expr: Expr, f: &mut dyn FnMut(Expr) -> Expr) -> Expr {
    let ty = expr.ty;
    let mut inner = |e: Box<Expr>| Box::new(nodes(*e, f));
    let kind = match expr.kind {
        ExprKind::Literal(_) | ExprKind::Attribute(_) | ExprKind::Aggregate(_) => expr.kind,
        ExprKind::Unary(op, e) => ExprKind::Unary(op, inner(e)),
        ExprKind::Binary(op, a, b) => ExprKind::Binary(op, inner(a), inner(b)),
        ExprKind::Convert(e) => ExprKind::Convert(inner(e)),
        ExprKind::Call(function, arguments) => {
            let arguments = arguments.into_iter().map(|e| nodes(e, f));
            ExprKind::Call(function, arguments.collect())
        }
        ExprKind::Declared(function, arguments) => {
            let arguments = arguments.into_iter().map(|e| nodes(e, f));
            ExprKind::Declared(function, arguments.collect())
        }
        ExprKind::Default(e, default) => {
            let e = inner(e);
            if !matches!(e.kind, ExprKind::Aggregate(_)) {
                return *e;
            }
            ExprKind::Default(e, default)
        }
    };
    f(Expr { kind, ty })
}

/// 0, and what is like it; of conditions the one that always holds.
pub(super) fn nothing(ty: Type) -> Expr {
    let value = match ty {
        Type::Bool => Value::Bool(true),
        ty => inject::nothing(ty),
    };
    Expr {
        kind: ExprKind::Literal(value),
        ty,
    }
}

/// Visits all expressions of a situation that read candidates: `when`, `emit`, what a
/// kind demands.
fn over_candidates(situation: &mut Situation) -> impl Iterator<Item = &mut Expr> {
    let demand = match &mut situation.demand {
        Demand::Crossing(crossing) => Some(&mut crossing.of),
        _ => None,
    };
    let emitted = situation.emit.iter_mut().map(|e| &mut e.value);
    demand.into_iter().chain(&mut situation.when).chain(emitted)
}

/// Takes an operand out; what read it reads nothing.
pub(super) fn without_operand(situation: &mut Situation, o: usize) {
    situation.operands.remove(o);
    let none_left = situation.operands.is_empty();
    for expr in over_candidates(situation) {
        let old = std::mem::replace(expr, nothing(Type::Bool));
        *expr = nodes(old, &mut |node| match node.kind {
            ExprKind::Attribute(Attribute::Operand(of, _)) if of == o => nothing(node.ty),
            ExprKind::Attribute(Attribute::Common(_)) if none_left => nothing(node.ty),
            ExprKind::Aggregate(_) if none_left => nothing(node.ty),
            ExprKind::Attribute(Attribute::Operand(of, a)) if of > o => Expr {
                kind: ExprKind::Attribute(Attribute::Operand(of - 1, a)),
                ..node
            },
            ExprKind::Aggregate(mut aggregate) => match aggregate.operand {
                Some(of) if of == o => nothing(node.ty),
                Some(of) if of > o => {
                    aggregate.operand = Some(of - 1);
                    Expr {
                        kind: ExprKind::Aggregate(aggregate),
                        ..node
                    }
                }
                _ => Expr {
                    kind: ExprKind::Aggregate(aggregate),
                    ..node
                },
            },
            _ => node,
        });
    }
}

/// Gives every source that is named another one.
pub(super) fn sources(model: &mut Model, f: &dyn Fn(Source) -> Source) {
    let operands = model.situations.iter_mut().flat_map(|s| &mut s.operands);
    operands.for_each(|o| o.source = f(o.source));
    for lifespan in &mut model.lifespans {
        for initiator in &mut lifespan.initiators {
            if let Initiator::Event { source, .. } = initiator {
                *source = f(*source);
            }
        }
        for terminator in &mut lifespan.terminators {
            if let Terminator::Event { source, .. } = terminator {
                *source = f(*source);
            }
        }
        if let Some(key) = &mut lifespan.key {
            key.attributes
                .iter_mut()
                .for_each(|(source, _)| *source = f(*source));
        }
    }
    model.refers.iter_mut().for_each(|r| r.source = f(r.source));
    model
        .actions
        .iter_mut()
        .for_each(|a| a.source = f(a.source));
}

/// All expressions of a model, in an order of their own.
pub(super) fn expressions(model: &mut Model) -> Vec<&mut Expr> {
    let mut all: Vec<&mut Expr> = Vec::new();
    for situation in &mut model.situations {
        for operand in &mut situation.operands {
            let parts = [
                &mut operand.threshold,
                &mut operand.weight,
                &mut operand.overrides,
                &mut operand.retain,
            ];
            all.extend(parts.into_iter().flatten());
            if let Counted::If(condition) = &mut operand.counted {
                all.push(condition);
            }
        }
        match &mut situation.demand {
            Demand::Crossing(crossing) => all.push(&mut crossing.of),
            Demand::Run(run) => all.push(&mut run.of),
            _ => {}
        }
        all.extend(&mut situation.when);
        all.extend(situation.emit.iter_mut().map(|e| &mut e.value));
    }
    for lifespan in &mut model.lifespans {
        for initiator in &mut lifespan.initiators {
            if let Initiator::Event { condition, .. } = initiator {
                all.extend(condition);
            }
        }
        for terminator in &mut lifespan.terminators {
            if let Terminator::Event { condition, .. } = terminator {
                all.extend(condition);
            }
        }
    }
    for refer in &mut model.refers {
        all.extend(&mut refer.condition);
        all.extend(&mut refer.map);
    }
    for action in &mut model.actions {
        all.extend(&mut action.condition);
        all.extend(action.attributes.iter_mut().map(|e| &mut e.value));
    }
    all
}
