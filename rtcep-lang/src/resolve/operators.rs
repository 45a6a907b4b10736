//! Which operator takes which types, and the words where it does not.

use crate::model::{Attribute, BinaryOp, Expr, ExprKind, Type};

/// Whether an operator applies to one of its sides, or why it does not. `text`
/// prints an expression, `name` a type; `ordered` says whether it is of an ordered
/// enum.
pub(super) fn side(
    op: BinaryOp,
    side: &Expr,
    ordered: bool,
    text: impl Fn(&Expr) -> String,
    name: impl Fn(Type) -> String,
) -> Result<(), String> {
    if takes(op, side.ty, ordered) {
        return Ok(());
    }
    let (symbol, ty) = (op.symbol(), name(side.ty));
    if is_order(op) && matches!(side.ty, Type::Enum(_)) {
        return Err(format!(
            "`{symbol}` does not apply to `{}`: {ty} has no order; declare `ordered enum {ty}`, \
             whose variants rise as they are declared, or write `==` or `!=`",
            text(side)
        ));
    }
    Err(format!(
        "`{symbol}` does not apply to `{}`, which is {ty}; {}",
        text(side),
        applies_to(op)
    ))
}

/// The type of `left op right`, whose sides have been judged, or what to write
/// instead.
pub(super) fn binary(
    op: BinaryOp,
    left: &Expr,
    right: &Expr,
    text: impl Fn(&Expr) -> String,
    name: impl Fn(Type) -> String,
) -> Result<Type, String> {
    let symbol = op.symbol();
    if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
        return if right.ty.is_signed() {
            Err(format!(
                "`{symbol}` shifts by an unsigned integer, `{}` is {}; write `{}`",
                text(right),
                name(right.ty),
                text(&converted(right, Type::U32)),
            ))
        } else {
            Ok(left.ty)
        };
    }
    // Texts compare whatever their capacities.
    if left.ty == right.ty || (left.ty.is_text() && right.ty.is_text()) {
        return Ok(if op.is_comparison() || op.is_logic() {
            Type::Bool
        } else {
            left.ty
        });
    }
    let sides = format!(
        "`{symbol}` needs one type on both sides: `{}` is {}, `{}` is {}",
        text(left),
        name(left.ty),
        text(right),
        name(right.ty)
    );
    if !left.ty.is_number() || !right.ty.is_number() {
        return Err(format!("{sides}, and neither converts into the other"));
    }
    Err(format!("{sides}; {}", one_type(left, right, text)))
}

/// How two numbers get one type.
pub(super) fn one_type(left: &Expr, right: &Expr, text: impl Fn(&Expr) -> String) -> String {
    let written = |side: &Expr, other: &Expr| {
        matches!(side.kind, ExprKind::Literal(_)) && (side.ty.is_integer() || other.ty.is_float())
    };
    if written(left, right) || written(right, left) {
        // Literals adapt, a float's to floats: it differs only where its type
        // was written.
        return "write the literal without its type".to_owned();
    }
    // The side that always fits the other type, if there is one.
    let instead = if widens(right.ty, left.ty) && !widens(left.ty, right.ty) {
        converted(right, left.ty)
    } else {
        converted(left, right.ty)
    };
    format!("write `{}`", text(&instead))
}

/// Why an operator faults whatever its left side is, if its right side is a
/// constant for which it does.
pub(super) fn always_faults(expr: &Expr) -> Option<String> {
    let ExprKind::Binary(op, left, right) = &expr.kind else {
        return None;
    };
    let constant = right.constant()?;
    let bits = left.ty.bytes() * 8;
    match op {
        BinaryOp::Divide | BinaryOp::Remainder if constant == 0 => {
            Some("it divides by zero".to_owned())
        }
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight if constant >= i128::from(bits) => {
            Some(format!("it shifts out all {bits} bits"))
        }
        _ => None,
    }
}

/// Whether an operator applies to values of a type.
fn takes(op: BinaryOp, ty: Type, ordered: bool) -> bool {
    match op {
        BinaryOp::Or | BinaryOp::And => ty == Type::Bool,
        BinaryOp::Equal | BinaryOp::NotEqual => true,
        BinaryOp::Less | BinaryOp::LessEqual | BinaryOp::Greater | BinaryOp::GreaterEqual => {
            ty.is_number() || ty.is_text() || ordered
        }
        BinaryOp::BitOr
        | BinaryOp::BitXor
        | BinaryOp::BitAnd
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRight => ty.is_integer(),
        BinaryOp::Add
        | BinaryOp::Subtract
        | BinaryOp::Multiply
        | BinaryOp::Divide
        | BinaryOp::Remainder => ty.is_number(),
    }
}

fn is_order(op: BinaryOp) -> bool {
    op.is_comparison() && !matches!(op, BinaryOp::Equal | BinaryOp::NotEqual)
}

fn applies_to(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Or | BinaryOp::And => {
            "it joins conditions: compare the value first, as in `a.x != 0`"
        }
        BinaryOp::Less | BinaryOp::LessEqual | BinaryOp::Greater | BinaryOp::GreaterEqual => {
            "numbers, texts and ordered enums have an order; write `==` or `!=`"
        }
        BinaryOp::BitOr | BinaryOp::BitAnd => {
            "it applies to integers; write `||` or `&&` between conditions"
        }
        BinaryOp::BitXor => "it applies to integers; write `!=` between conditions",
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight => "it applies to integers",
        _ => "it applies to numbers",
    }
}

/// `expr as ty`.
pub(super) fn converted(expr: &Expr, ty: Type) -> Expr {
    Expr {
        kind: ExprKind::Convert(Box::new(expr.clone())),
        ty,
    }
}

/// Whether every value converts without a fault, as the model defines it.
fn widens(from: Type, to: Type) -> bool {
    let any = Expr {
        kind: ExprKind::Attribute(Attribute::Own(0)),
        ty: from,
    };
    !converted(&any, to).can_fault()
}
