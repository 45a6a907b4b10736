//! Why an expression has no value: because something faulted, which is told, or
//! because it read an aggregate of nothing, which is not (language.md, 4.4).
//!
//! Both are `None` where it is evaluated. Only there, and only if both can be, it is
//! asked again: a fault anywhere that nothing absorbed wins.

use super::super::expr::{Code, Read, code};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{AggregateFn, BinaryOp, Expr, ExprKind, Function, UnaryOp};

/// Whether an expression, which has no value, faulted.
pub(super) fn faulted(model: &Model, expr: &Expr, read: &dyn Read) -> TokenStream {
    if !reads_nothing(expr) {
        return quote!(true);
    }
    fault(model, expr, read).unwrap_or_else(|| quote!(false))
}

/// Whether an expression may read an aggregate of nothing.
fn reads_nothing(expr: &Expr) -> bool {
    let (mut found, mut defaults) = (0, 0);
    expr.visit(&mut |e| match &e.kind {
        ExprKind::Aggregate(a) => found += usize::from(!a.function.of_nothing()),
        ExprKind::Default(..) => defaults += 1,
        _ => {}
    });
    found > defaults
}

/// Code that says whether an expression faults; none if it never does.
fn fault(model: &Model, expr: &Expr, read: &dyn Read) -> Option<TokenStream> {
    let value = || code(model, expr, read);
    match &expr.kind {
        ExprKind::Literal(_) | ExprKind::Attribute(_) => None,
        ExprKind::Aggregate(aggregate) => {
            let sum = value();
            let wide = sum.fallible && aggregate.function == AggregateFn::Sum;
            wide.then(|| none(&sum))
        }
        ExprKind::Default(e, _) => fault(model, e, read),
        ExprKind::Binary(BinaryOp::And | BinaryOp::Or, a, b) => {
            let inner = any([fault(model, a, read), fault(model, b, read)])?;
            let value = none(&value());
            Some(quote!((#value & #inner)))
        }
        _ => {
            let sides = sides(expr);
            let inner = any(sides.iter().map(|e| fault(model, e, read)));
            let own = own(expr).then(|| {
                let some = sides.iter().map(|e| none(&code(model, e, read)));
                let value = none(&value());
                quote!((#value #(& !#some)*))
            });
            any([inner, own])
        }
    }
}

/// Whether code that may have no value has none.
fn none(code: &Code) -> TokenStream {
    let tokens = &code.tokens;
    if code.fallible {
        quote!((#tokens).is_none())
    } else {
        quote!(false)
    }
}

fn any(faults: impl IntoIterator<Item = Option<TokenStream>>) -> Option<TokenStream> {
    let faults: Vec<TokenStream> = faults.into_iter().flatten().collect();
    (!faults.is_empty()).then(|| quote!((#(#faults)|*)))
}

fn sides(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::Unary(_, e) | ExprKind::Convert(e) => vec![e],
        ExprKind::Binary(_, a, b) => vec![a, b],
        ExprKind::Call(_, arguments) | ExprKind::Declared(_, arguments) => {
            arguments.iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a node may fault where its sides have values.
fn own(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Unary(op, _) => *op == UnaryOp::Negate && expr.ty.is_integer(),
        ExprKind::Binary(op, ..) => !op.is_comparison() && !expr.ty.is_float(),
        ExprKind::Convert(_) => true,
        ExprKind::Call(function, _) => matches!(function, Function::Abs | Function::Clamp),
        _ => false,
    }
}
