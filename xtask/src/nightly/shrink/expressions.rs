//! Simpler expressions.

use super::candidate::{Candidate, Reduction, of_model};
use super::rewrite::{expressions, nothing};
use rtcep_lang::model::{Expr, ExprKind};

/// Each expression as a literal, or as a part of it that has its type.
pub(super) fn of(candidate: &Candidate) -> Vec<Reduction> {
    let mut model = candidate.model.clone();
    let mut all = Vec::new();
    for (i, expr) in expressions(&mut model).into_iter().enumerate() {
        if expr.is_literal() {
            continue;
        }
        // Of the expression that stands there when it is reduced: another one may be gone.
        for part in 0..=parts(expr, expr.ty).len() {
            all.push(of_model(move |model| {
                let mut there = expressions(model);
                let expr = there.get_mut(i)?;
                **expr = match part {
                    0 => nothing(expr.ty),
                    part => parts(expr, expr.ty).get(part - 1)?.clone(),
                };
                Some(())
            }));
        }
    }
    all
}

/// What is below the top of it and has a type.
fn parts(expr: &Expr, ty: rtcep_lang::model::Type) -> Vec<Expr> {
    let below: Vec<&Expr> = match &expr.kind {
        ExprKind::Literal(_) | ExprKind::Attribute(_) | ExprKind::Aggregate(_) => Vec::new(),
        ExprKind::Unary(_, e) | ExprKind::Convert(e) => vec![e],
        ExprKind::Binary(_, a, b) => vec![a, b],
        ExprKind::Call(_, arguments) | ExprKind::Declared(_, arguments) => {
            arguments.iter().collect()
        }
        // An aggregate stays with what it is of nothing.
        ExprKind::Default(..) => Vec::new(),
    };
    let parts = below.into_iter().flat_map(|e| match e.ty == ty {
        true => vec![e.clone()],
        false => parts(e, ty),
    });
    parts.collect()
}
