//! Arithmetic, comparison and conversion of single values.

use crate::model::{BinaryOp, Type, Value};
use rtcep_core::arith::Convert;

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
pub(super) fn shift(op: BinaryOp, value: Value, count: Value) -> Option<Value> {
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

pub(super) fn negate(value: Value) -> Option<Value> {
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
