//! Which type a reader gives to literals: what has to be said by a suffix.

use crate::model::{BinaryOp, Expr, ExprKind, Function, Type, UnaryOp, Value};

/// What a reader gives the arguments of a function.
pub(super) fn given_to(
    function: Function,
    arguments: &[Expr],
    ty: Type,
    outer: Option<Type>,
) -> Vec<Option<Type>> {
    match function {
        Function::Min | Function::Max | Function::Abs | Function::Clamp => {
            if arguments.iter().any(is_anchored) {
                vec![Some(ty); arguments.len()]
            } else if suits(ty, outer) {
                vec![outer; arguments.len()]
            } else {
                // As of an operator: the first literal gets a suffix.
                let rest = arguments.iter().skip(1).map(|_| Some(ty));
                std::iter::once(None).chain(rest).collect()
            }
        }
        // A text is one whatever is given.
        Function::Len | Function::StartsWith | Function::EndsWith | Function::Contains => {
            vec![None; arguments.len()]
        }
    }
}

/// The type of a literal that nothing else decides.
pub(crate) const fn default_of(ty: Type) -> Type {
    if ty.is_float() { Type::F64 } else { Type::I64 }
}

/// Whether unsuffixed literals would get the right type from outside.
pub(super) fn suits(ty: Type, outer: Option<Type>) -> bool {
    match outer {
        Some(outer) => outer == ty,
        None => ty == default_of(ty),
    }
}

/// Whether an expression has its type without a look at its surroundings.
pub(super) fn is_anchored(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Literal(value) => {
            matches!(value, Value::Bool(_) | Value::Variant(_) | Value::Str(_))
        }
        ExprKind::Attribute(_)
        | ExprKind::Convert(_)
        | ExprKind::Unary(UnaryOp::Not, _)
        | ExprKind::Declared(..)
        | ExprKind::Aggregate(_)
        | ExprKind::Default(..) => true,
        ExprKind::Call(
            Function::Min | Function::Max | Function::Abs | Function::Clamp,
            arguments,
        ) => arguments.iter().any(is_anchored),
        ExprKind::Call(..) => true,
        ExprKind::Unary(UnaryOp::Negate, inner) => is_anchored(inner),
        ExprKind::Binary(op, left, right) => match op {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => is_anchored(left),
            op if op.is_comparison() || op.is_logic() => true,
            _ => is_anchored(left) || is_anchored(right),
        },
    }
}
