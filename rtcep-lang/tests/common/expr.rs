//! Random typed expressions.

use super::{Choices, any_type};
use rtcep_lang::model::*;

/// A typed expression over what is readable.
pub(crate) fn expr(
    c: &mut Choices,
    model: &Model,
    readable: &[(Attribute, Type)],
    ty: Type,
    depth: usize,
) -> Expr {
    let fitting: Vec<Attribute> = readable
        .iter()
        .filter(|(_, of)| *of == ty)
        .map(|(attribute, _)| *attribute)
        .collect();
    if depth == 0 || c.below(4) == 0 || matches!(ty, Type::Enum(_)) {
        let kind = if fitting.is_empty() || c.one_in(3) {
            ExprKind::Literal(literal(c, model, ty))
        } else {
            ExprKind::Attribute(c.one_of(&fitting))
        };
        return Expr { kind, ty };
    }
    let mut inner = |c: &mut Choices, ty| Box::new(expr(c, model, readable, ty, depth - 1));
    let kind = if ty == Type::Bool {
        match c.below(4) {
            0 => {
                let of = number_type(c);
                let op = c.one_of(&[
                    BinaryOp::Less,
                    BinaryOp::LessEqual,
                    BinaryOp::Greater,
                    BinaryOp::GreaterEqual,
                ]);
                ExprKind::Binary(op, inner(c, of), inner(c, of))
            }
            1 => {
                let of = any_type(c, model);
                let op = c.one_of(&[BinaryOp::Equal, BinaryOp::NotEqual]);
                ExprKind::Binary(op, inner(c, of), inner(c, of))
            }
            2 => {
                let op = c.one_of(&[BinaryOp::And, BinaryOp::Or]);
                ExprKind::Binary(op, inner(c, ty), inner(c, ty))
            }
            _ => ExprKind::Unary(UnaryOp::Not, inner(c, ty)),
        }
    } else {
        number(c, ty, &mut inner)
    };
    Expr { kind, ty }
}

fn number(
    c: &mut Choices,
    ty: Type,
    inner: &mut impl FnMut(&mut Choices, Type) -> Box<Expr>,
) -> ExprKind {
    let arithmetic = [
        BinaryOp::Add,
        BinaryOp::Subtract,
        BinaryOp::Multiply,
        BinaryOp::Divide,
        BinaryOp::Remainder,
    ];
    match c.below(5) {
        1 if ty.is_signed() => ExprKind::Unary(UnaryOp::Negate, inner(c, ty)),
        2 if ty.is_integer() => {
            let op = c.one_of(&[BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
            ExprKind::Binary(op, inner(c, ty), inner(c, ty))
        }
        3 if ty.is_integer() => {
            let op = c.one_of(&[BinaryOp::ShiftLeft, BinaryOp::ShiftRight]);
            let by = c.one_of(&[Type::U32, Type::U8, Type::U16, Type::U64]);
            ExprKind::Binary(op, inner(c, ty), inner(c, by))
        }
        4 => {
            let from = number_type(c);
            ExprKind::Convert(inner(c, from))
        }
        _ => {
            let op = c.one_of(&arithmetic);
            ExprKind::Binary(op, inner(c, ty), inner(c, ty))
        }
    }
}

fn number_type(c: &mut Choices) -> Type {
    use Type::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
    c.one_of(&[U32, F32, F64, U8, U16, U64, I8, I16, I32, I64])
}

/// Small values, limits, and anything.
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)] // any bits will do
pub(crate) fn literal(c: &mut Choices, model: &Model, ty: Type) -> Value {
    let number = match c.below(4) {
        0 => c.below(20) as u64,
        1 => u64::MAX,
        2 => 1 << c.below(64),
        _ => c.number(),
    };
    match ty {
        Type::Bool => Value::Bool(number % 2 == 1),
        Type::U8 => Value::U8(number as u8),
        Type::U16 => Value::U16(number as u16),
        Type::U32 => Value::U32(number as u32),
        Type::U64 => Value::U64(number),
        Type::I8 => Value::I8(number as i8),
        Type::I16 => Value::I16(number as i16),
        Type::I32 => Value::I32(number as i32),
        Type::I64 => Value::I64(number as i64),
        Type::U128 => Value::U128(number.into()),
        Type::I128 => Value::I128(i128::from(number) - i128::from(u32::MAX)),
        Type::Str(_) => unreachable!("no random model has strings"),
        Type::F32 => {
            let value = f32::from_bits(number as u32);
            Value::F32(if value.is_finite() { value } else { -0.0 })
        }
        Type::F64 => {
            let value = f64::from_bits(number);
            Value::F64(if value.is_finite() { value } else { -0.0 })
        }
        Type::Enum(e) => {
            let variants = model.enums[e].variants.len();
            Value::Variant(u16::try_from(c.below(variants)).expect("few variants"))
        }
    }
}
