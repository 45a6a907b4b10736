//! The operations of one evaluation of an expression.

use crate::model::{AggregateFn, BinaryOp, Expr, ExprKind, Function, Type, UnaryOp, Value};
use rtcep_core::{Op, OpCounts};

/// Bytes of text that are compared at once.
const WORD: u64 = 8;

/// The operations of one evaluation of an expression: one per operator and
/// function, since nothing is short-circuited. Constants and attributes are free:
/// they belong to the operator that reads them.
#[must_use]
pub fn nodes(expr: &Expr) -> OpCounts {
    let mut ops = OpCounts::ZERO;
    expr.visit(&mut |e| node(e, &mut ops));
    ops
}

fn node(expr: &Expr, ops: &mut OpCounts) {
    let arithmetic = if expr.ty.is_float() {
        Op::Float
    } else {
        Op::Integer
    };
    match &expr.kind {
        ExprKind::Literal(_) | ExprKind::Attribute(_) => {}
        ExprKind::Unary(UnaryOp::Not, _) => ops.add_op(Op::Logic, 1),
        ExprKind::Unary(UnaryOp::Negate, e) => ops.add_op(arithmetic, halves(e)),
        ExprKind::Convert(e) => ops.add_op(Op::Convert, halves(e).max(halves(expr))),
        ExprKind::Call(function, arguments) => call(*function, arguments, ops),
        ExprKind::Declared(..) => ops.add_op(Op::Call, 1),
        // Of sum and count.
        ExprKind::Aggregate(a) if a.function == AggregateFn::Average => ops.add_op(Op::Float, 1),
        ExprKind::Aggregate(_) | ExprKind::Default(..) => {}
        ExprKind::Binary(op, a, b) => match op {
            BinaryOp::Or | BinaryOp::And => ops.add_op(Op::Logic, 1),
            op if op.is_comparison() => {
                ops.add_op(Op::Compare, halves(a));
                ops.add_op(Op::Text, text(a).min(text(b)));
            }
            // Of 128 bits a call of the compiler's own division.
            BinaryOp::Divide | BinaryOp::Remainder if expr.ty.is_integer() => {
                ops.add_op(Op::Division, halves(a) * halves(a));
            }
            _ => ops.add_op(arithmetic, halves(a)),
        },
    }
}

fn call(function: Function, arguments: &[Expr], ops: &mut OpCounts) {
    let part = arguments.get(1).map_or(0, text);
    match function {
        Function::Min | Function::Max | Function::Abs | Function::Clamp => {
            ops.add_op(Op::Choose, arguments.first().map_or(1, halves));
        }
        Function::Len => ops.add_op(Op::Convert, 1),
        Function::StartsWith | Function::EndsWith => {
            ops.add_op(Op::Compare, 1);
            ops.add_op(Op::Text, part);
        }
        // At every place of the longest text.
        Function::Contains => {
            let places = match arguments.first().map(|s| s.ty) {
                Some(Type::Str(n)) => u64::from(n),
                _ => 1,
            };
            ops.add_op(Op::Compare, 1);
            ops.add_op(Op::Text, part.saturating_mul(places));
        }
    }
}

/// Words of text that a comparison with this side reads at most; of a constant
/// those that it has.
fn text(side: &Expr) -> u64 {
    match (&side.kind, side.ty) {
        (ExprKind::Literal(Value::Str(text)), _) => (text.len().max(1) as u64).div_ceil(WORD),
        (_, ty) => text_words(ty),
    }
}

/// Words of text of the longest value of a type; 0 of those that are no text.
#[must_use]
pub fn text_words(ty: Type) -> u64 {
    match ty {
        Type::Str(n) => u64::from(n).div_ceil(WORD),
        _ => 0,
    }
}

/// Integers of 128 bits are computed in two halves.
const fn halves(expr: &Expr) -> u64 {
    match expr.ty {
        Type::U128 | Type::I128 => 2,
        _ => 1,
    }
}
