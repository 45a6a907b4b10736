//! Values of expressions, with faults (language.md, section 6) and with
//! aggregates of nothing (4.4).
//!
//! Both sides of an operator are always evaluated; only `&&` and `||` may
//! absorb what has no value.

use super::function::call;
use crate::model::{Aggregate, Attribute, BinaryOp, Expr, ExprKind, Type, UnaryOp, Value};
use rtcep_core::arith::Convert;

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The least, the greatest or the average of nothing: like a fault, but
    /// never told.
    Nothing,
    /// An overflow, a division by zero, a conversion that does not fit.
    Fault,
}

/// The value of an expression, or why there is none.
pub type Outcome = Result<Value, Missing>;

/// What expressions read.
pub trait Lookup {
    /// The value of an attribute.
    fn attribute(&self, attribute: Attribute) -> Value;

    /// The value of an aggregate, of a type.
    ///
    /// # Errors
    /// If it has no value.
    fn aggregate(&self, aggregate: &Aggregate, ty: Type) -> Outcome {
        unreachable!("{aggregate:?} of type {ty:?} where nothing is aggregated")
    }

    /// The value of a declared function, by declaration; without a function, a
    /// fault.
    fn function(&self, _function: usize, _arguments: &[Value]) -> Option<Value> {
        None
    }
}

impl<F: Fn(Attribute) -> Value> Lookup for F {
    fn attribute(&self, attribute: Attribute) -> Value {
        self(attribute)
    }
}

/// The value of an expression, or `None` for a fault (or for nothing).
///
/// # Panics
/// If a type does not fit its operator, which no resolved model contains.
pub fn eval(expr: &Expr, lookup: &impl Lookup) -> Option<Value> {
    evaluate(expr, lookup).ok()
}

/// The value of a condition, or `None` for a fault (or for nothing).
///
/// # Panics
/// If the expression is not of type bool, or as [`eval`] does.
pub fn holds(expr: &Expr, lookup: &impl Lookup) -> Option<bool> {
    eval(expr, lookup).map(truth)
}

/// The value of a condition.
pub(super) fn decide(expr: &Expr, lookup: &impl Lookup) -> Result<bool, Missing> {
    evaluate(expr, lookup).map(truth)
}

/// The value of an expression.
pub(super) fn evaluate(expr: &Expr, lookup: &impl Lookup) -> Outcome {
    let fault = |value: Option<Value>| value.ok_or(Missing::Fault);
    match &expr.kind {
        ExprKind::Literal(value) => Ok(*value),
        ExprKind::Attribute(attribute) => Ok(lookup.attribute(*attribute)),
        ExprKind::Unary(UnaryOp::Not, e) => decide(e, lookup).map(|b| Value::Bool(!b)),
        ExprKind::Unary(UnaryOp::Negate, e) => fault(negate(evaluate(e, lookup)?)),
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (evaluate(a, lookup), evaluate(b, lookup));
            match op {
                // One side of these decides alone, whatever the other is.
                BinaryOp::And => logic(a, b, false),
                BinaryOp::Or => logic(a, b, true),
                BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                    both(a, b).and_then(|(a, b)| fault(shift(*op, a, b)))
                }
                op if op.is_comparison() => {
                    both(a, b).map(|(a, b)| Value::Bool(compare(*op, a, b)))
                }
                op => both(a, b).and_then(|(a, b)| fault(arithmetic(*op, a, b))),
            }
        }
        ExprKind::Convert(e) => fault(convert(evaluate(e, lookup)?, expr.ty)),
        ExprKind::Call(function, arguments) => {
            all(arguments, lookup).and_then(|values| fault(call(*function, &values)))
        }
        ExprKind::Declared(function, arguments) => {
            all(arguments, lookup).and_then(|values| fault(lookup.function(*function, &values)))
        }
        ExprKind::Aggregate(aggregate) => lookup.aggregate(aggregate, expr.ty),
        ExprKind::Default(e, default) => match evaluate(e, lookup) {
            Err(Missing::Nothing) => evaluate(default, lookup),
            other => other,
        },
    }
}

/// The values of all arguments; without one of them, a fault weighs more than
/// nothing.
fn all(arguments: &[Expr], lookup: &impl Lookup) -> Result<Vec<Value>, Missing> {
    let values: Vec<Outcome> = arguments.iter().map(|e| evaluate(e, lookup)).collect();
    if values.contains(&Err(Missing::Fault)) {
        return Err(Missing::Fault);
    }
    values.into_iter().collect()
}

/// Both values; without one, a fault weighs more than nothing.
fn both(a: Outcome, b: Outcome) -> Result<(Value, Value), Missing> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (Err(Missing::Fault), _) | (_, Err(Missing::Fault)) => Err(Missing::Fault),
        _ => Err(Missing::Nothing),
    }
}

/// `&&`, which `false` decides, or `||`, which `true` decides.
fn logic(a: Outcome, b: Outcome, decides: bool) -> Outcome {
    let (a, b) = (a.map(truth), b.map(truth));
    if a == Ok(decides) || b == Ok(decides) {
        return Ok(Value::Bool(decides));
    }
    both(a.map(Value::Bool), b.map(Value::Bool)).map(|_| Value::Bool(!decides))
}

fn truth(value: Value) -> bool {
    match value {
        Value::Bool(b) => b,
        other => unreachable!("{other:?} is no bool: the checks of types let this pass"),
    }
}

/// One operator over all number types: checked on integers, plain on floats.
macro_rules! on_numbers {
    ($a:ident $symbol:tt $b:ident, $checked:ident) => {
        on_numbers!(@ $a $symbol $b, $checked, [U8 U16 U32 U64 U128 I8 I16 I32 I64 I128], [F32 F64])
    };
    (@ $a:ident $symbol:tt $b:ident, $checked:ident, [$($int:ident)+], [$($float:ident)+]) => {
        match ($a, $b) {
            $((Value::$int($a), Value::$int($b)) => $a.$checked($b).map(Value::$int),)+
            $((Value::$float($a), Value::$float($b)) => Some(Value::$float($a $symbol $b)),)+
            _ => unreachable!("{:?} {} {:?}", $a, stringify!($symbol), $b),
        }
    };
}

/// One operator over all integer types that never faults.
macro_rules! on_bits {
    ($a:ident $symbol:tt $b:ident) => {
        on_bits!(@ $a $symbol $b, U8 U16 U32 U64 U128 I8 I16 I32 I64 I128)
    };
    (@ $a:ident $symbol:tt $b:ident, $($int:ident)+) => {
        match ($a, $b) {
            $((Value::$int($a), Value::$int($b)) => Some(Value::$int($a $symbol $b)),)+
            _ => unreachable!("{:?} {} {:?}", $a, stringify!($symbol), $b),
        }
    };
}

pub(super) fn arithmetic(op: BinaryOp, a: Value, b: Value) -> Option<Value> {
    match op {
        BinaryOp::Add => on_numbers!(a + b, checked_add),
        BinaryOp::Subtract => on_numbers!(a - b, checked_sub),
        BinaryOp::Multiply => on_numbers!(a * b, checked_mul),
        BinaryOp::Divide => on_numbers!(a / b, checked_div),
        BinaryOp::Remainder => on_numbers!(a % b, checked_rem),
        BinaryOp::BitAnd => on_bits!(a & b),
        BinaryOp::BitOr => on_bits!(a | b),
        BinaryOp::BitXor => on_bits!(a ^ b),
        other => unreachable!("{} is no arithmetic", other.symbol()),
    }
}

/// A shift by less than the width; every other count is a fault. What is
/// shifted out is no overflow.
fn shift(op: BinaryOp, value: Value, count: Value) -> Option<Value> {
    macro_rules! by {
        ($shift:ident, $count:ident, $($int:ident)+) => {
            match value {
                $(Value::$int(x) => x.$shift($count).map(Value::$int),)+
                other => unreachable!("{other:?} {} {count:?}", op.symbol()),
            }
        };
    }
    let Some(Value::U32(count)) = convert(count, Type::U32) else {
        return None; // negative, or beyond every width
    };
    match op {
        BinaryOp::ShiftLeft => by!(checked_shl, count, U8 U16 U32 U64 U128 I8 I16 I32 I64 I128),
        _ => by!(checked_shr, count, U8 U16 U32 U64 U128 I8 I16 I32 I64 I128),
    }
}

fn negate(value: Value) -> Option<Value> {
    match value {
        Value::I8(x) => x.checked_neg().map(Value::I8),
        Value::I16(x) => x.checked_neg().map(Value::I16),
        Value::I32(x) => x.checked_neg().map(Value::I32),
        Value::I64(x) => x.checked_neg().map(Value::I64),
        Value::I128(x) => x.checked_neg().map(Value::I128),
        Value::F32(x) => Some(Value::F32(-x)),
        Value::F64(x) => Some(Value::F64(-x)),
        other => unreachable!("-{other:?}: only signed numbers have a minus"),
    }
}

pub(super) fn compare(op: BinaryOp, a: Value, b: Value) -> bool {
    fn by<T: PartialOrd>(op: BinaryOp, a: &T, b: &T) -> bool {
        match op {
            BinaryOp::Equal => a == b,
            BinaryOp::NotEqual => a != b,
            BinaryOp::Less => a < b,
            BinaryOp::LessEqual => a <= b,
            BinaryOp::Greater => a > b,
            BinaryOp::GreaterEqual => a >= b,
            other => unreachable!("{} is no comparison", other.symbol()),
        }
    }
    macro_rules! pairs {
        ($($variant:ident)+) => {
            match (a, b) {
                $((Value::$variant(a), Value::$variant(b)) => by(op, &a, &b),)+
                _ => unreachable!("{a:?} {} {b:?}", op.symbol()),
            }
        };
    }
    if let (Value::Str(a), Value::Str(b)) = (a, b) {
        return by(op, &a.as_bytes(), &b.as_bytes());
    }
    // Variants are ordered by declaration, as their numbers are.
    pairs!(Bool U8 U16 U32 U64 U128 I8 I16 I32 I64 I128 F32 F64 Variant)
}

/// `value as ty`, or `None` if it does not fit.
pub(super) fn convert(value: Value, ty: Type) -> Option<Value> {
    macro_rules! from_all {
        ($to:ident, $($from:ident)+) => {
            match value {
                $(Value::$from(x) => x.convert().map(Value::$to),)+
                other => unreachable!("{other:?} as {ty:?}"),
            }
        };
        ($to:ident) => { from_all!($to, U8 U16 U32 U64 U128 I8 I16 I32 I64 I128 F32 F64) };
    }
    match ty {
        Type::U8 => from_all!(U8),
        Type::U16 => from_all!(U16),
        Type::U32 => from_all!(U32),
        Type::U64 => from_all!(U64),
        Type::I8 => from_all!(I8),
        Type::I16 => from_all!(I16),
        Type::I32 => from_all!(I32),
        Type::I64 => from_all!(I64),
        Type::U128 => from_all!(U128),
        Type::I128 => from_all!(I128),
        Type::F32 => from_all!(F32),
        Type::F64 => from_all!(F64),
        Type::Bool | Type::Str(_) | Type::Enum(_) => {
            unreachable!("{value:?} as {ty:?}")
        }
    }
}
