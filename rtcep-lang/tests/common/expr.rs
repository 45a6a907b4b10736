//! Random typed expressions.

use super::Choices;
use super::items::any_type;
use rtcep_core::Str;
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
    let declared = declared(c, model, ty, depth);
    if declared.is_none()
        && (depth == 0 || c.below(4) == 0 || !(ty == Type::Bool || ty.is_number()))
    {
        let kind = if fitting.is_empty() || c.one_in(3) {
            ExprKind::Literal(literal(c, model, ty))
        } else {
            ExprKind::Attribute(c.one_of(&fitting))
        };
        return Expr { kind, ty };
    }
    let mut inner = |c: &mut Choices, ty| Box::new(expr(c, model, readable, ty, depth - 1));
    let kind = if let Some(f) = declared {
        let parameters = model.functions[f].parameters.iter();
        ExprKind::Declared(f, parameters.map(|p| *inner(c, p.ty)).collect())
    } else if ty == Type::Bool {
        match c.below(6) {
            0 => {
                let of = ordered_type(c, model);
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
            3 => text(c, readable),
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
    match c.below(8) {
        5 => {
            let function = c.one_of(&[Function::Min, Function::Max]);
            ExprKind::Call(function, vec![*inner(c, ty), *inner(c, ty)])
        }
        6 if ty.is_signed() => ExprKind::Call(Function::Abs, vec![*inner(c, ty)]),
        7 => {
            let arguments = (0..3).map(|_| *inner(c, ty)).collect();
            ExprKind::Call(Function::Clamp, arguments)
        }
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
    use Type::{F32, F64, I8, I16, I32, I64, I128, U8, U16, U32, U64, U128};
    c.one_of(&[U32, F32, F64, U8, U16, U64, I8, I16, I32, I64, I128, U128])
}

/// A type whose values have an order; of texts that are no attributes nothing is
/// known but their own length.
fn ordered_type(c: &mut Choices, model: &Model) -> Type {
    let ordered = (0..model.enums.len()).filter(|&e| model.enums[e].ordered);
    let ordered: Vec<Type> = ordered.map(Type::Enum).collect();
    if !ordered.is_empty() && c.one_in(4) {
        return c.one_of(&ordered);
    }
    number_type(c)
}

/// A declared function of this type, now and then.
fn declared(c: &mut Choices, model: &Model, ty: Type, depth: usize) -> Option<usize> {
    let functions = 0..model.functions.len();
    let fitting: Vec<usize> = functions
        .filter(|&f| model.functions[f].result == ty)
        .collect();
    (depth > 0 && !fitting.is_empty() && c.one_in(3)).then(|| c.one_of(&fitting))
}

const TEXTS: [&str; 8] = ["a", "", "root", "\"", "\u{e9}\n", "\\ {}", "'", "\0"];

/// A condition over texts.
fn text(c: &mut Choices, readable: &[(Attribute, Type)]) -> ExprKind {
    let texts = readable.iter().filter(|(_, ty)| matches!(ty, Type::Str(_)));
    let texts: Vec<Expr> = texts
        .map(|&(attribute, ty)| Expr {
            kind: ExprKind::Attribute(attribute),
            ty,
        })
        .collect();
    let literal = |c: &mut Choices, ty: Option<Type>| {
        let text = c.one_of(&TEXTS);
        let own = Type::Str(u8::try_from(text.len().max(1)).expect("short texts"));
        let fits = |n: u8| text.len() <= usize::from(n);
        let (text, ty) = match ty {
            Some(Type::Str(n)) if !fits(n) => ("", Type::Str(n)),
            ty => (text, ty.unwrap_or(own)),
        };
        Expr {
            kind: ExprKind::Literal(Value::Str(Str::cut(text))),
            ty,
        }
    };
    let left = if texts.is_empty() || c.one_in(5) {
        literal(c, None)
    } else {
        c.one_of(&texts)
    };
    let looked_for = literal(c, Some(left.ty));
    let function = match c.below(5) {
        0 => Function::StartsWith,
        1 => Function::EndsWith,
        2 => Function::Contains,
        _ => {
            let op = c.one_of(&[
                BinaryOp::Equal,
                BinaryOp::NotEqual,
                BinaryOp::Less,
                BinaryOp::GreaterEqual,
            ]);
            let attribute = matches!(left.kind, ExprKind::Attribute(_));
            let right = match attribute {
                true if c.one_in(2) => c.one_of(&texts),
                true => looked_for,
                // Two constants would get the longer type of both.
                false => left.clone(),
            };
            return ExprKind::Binary(op, Box::new(left), Box::new(right));
        }
    };
    ExprKind::Call(function, vec![left, looked_for])
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
        // So long that it has its type by itself.
        Type::Str(9) => Value::Str(Str::cut(c.one_of(&[
            "abcdefghi",
            "\u{e9}\"\n\\'{}x",
            "#\"\"##/*+*",
        ]))),
        Type::Str(n) => Value::Str(Str::cut(&"~".repeat(n.into()))),
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
