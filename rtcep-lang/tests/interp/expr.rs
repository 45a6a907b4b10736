//! Values of expressions, over trees built by hand (language.md, section 6).

use rtcep_core::Value;
use rtcep_lang::interp::expr::eval;
use rtcep_lang::interp::same_value;
use rtcep_lang::model::{Attribute, BinaryOp, Expr, ExprKind, Type, UnaryOp};

fn type_of(value: Value) -> Type {
    match value {
        Value::Bool(_) => Type::Bool,
        Value::U8(_) => Type::U8,
        Value::U16(_) => Type::U16,
        Value::U32(_) => Type::U32,
        Value::U64(_) => Type::U64,
        Value::I8(_) => Type::I8,
        Value::I16(_) => Type::I16,
        Value::I32(_) => Type::I32,
        Value::I64(_) => Type::I64,
        Value::F32(_) => Type::F32,
        Value::F64(_) => Type::F64,
        Value::U128(_) => Type::U128,
        Value::I128(_) => Type::I128,
        Value::Str(_) => Type::Str(255),
        Value::Variant(_) => Type::Enum(0),
    }
}

fn literal(value: Value) -> Expr {
    Expr {
        kind: ExprKind::Literal(value),
        ty: type_of(value),
    }
}

fn binary(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    let ty = if op.is_comparison() || op.is_logic() {
        Type::Bool
    } else {
        a.ty
    };
    Expr {
        kind: ExprKind::Binary(op, Box::new(a), Box::new(b)),
        ty,
    }
}

fn convert(e: Expr, ty: Type) -> Expr {
    Expr {
        kind: ExprKind::Convert(Box::new(e)),
        ty,
    }
}

/// A bool expression that faults.
fn fault() -> Expr {
    let zero = || literal(Value::I64(0));
    binary(
        BinaryOp::Equal,
        binary(BinaryOp::Divide, zero(), zero()),
        zero(),
    )
}

fn value(e: &Expr) -> Option<Value> {
    eval(e, &|attribute| unreachable!("{attribute:?}"))
}

/// Whether `a op b` gives what is expected.
fn check(a: Value, op: BinaryOp, b: Value, expected: Option<Value>) {
    let got = value(&binary(op, literal(a), literal(b)));
    let same = match (got, expected) {
        (Some(got), Some(expected)) => same_value(&got, &expected),
        (got, expected) => got == expected,
    };
    assert!(
        same,
        "{a:?} {} {b:?} is {got:?}, not {expected:?}",
        op.symbol()
    );
}

#[test]
fn logic_absorbs_faults() {
    let (yes, no) = (
        || literal(Value::Bool(true)),
        || literal(Value::Bool(false)),
    );
    let (t, f) = (Some(Value::Bool(true)), Some(Value::Bool(false)));
    for (op, side, expected) in [
        (BinaryOp::And, no(), f),
        (BinaryOp::And, yes(), None),
        (BinaryOp::And, fault(), None),
        (BinaryOp::Or, yes(), t),
        (BinaryOp::Or, no(), None),
        (BinaryOp::Or, fault(), None),
    ] {
        assert_eq!(value(&binary(op, fault(), side.clone())), expected);
        assert_eq!(value(&binary(op, side, fault())), expected);
    }
    let not = |e: Expr| Expr {
        kind: ExprKind::Unary(UnaryOp::Not, Box::new(e)),
        ty: Type::Bool,
    };
    assert_eq!(value(&not(yes())), f);
    assert_eq!(value(&not(fault())), None);
    // Everything else hands a fault on.
    assert_eq!(value(&binary(BinaryOp::Equal, fault(), yes())), None);
    assert_eq!(value(&binary(BinaryOp::NotEqual, yes(), fault())), None);
}

#[test]
fn integers_are_checked_in_their_own_width() {
    use BinaryOp::{Add, Divide, Multiply, Remainder, Subtract};
    use Value::{I8, I64, U8, U64};
    check(U8(255), Add, U8(0), Some(U8(255)));
    check(U8(255), Add, U8(1), None);
    check(U8(0), Subtract, U8(1), None);
    check(I8(-128), Divide, I8(-1), None);
    check(I8(-128), Remainder, I8(-1), None);
    check(I8(-7), Divide, I8(2), Some(I8(-3)));
    check(I8(-7), Remainder, I8(2), Some(I8(-1)));
    check(U64(u64::MAX), Multiply, U64(2), None);
    check(I64(i64::MIN), Multiply, I64(-1), None);
    check(I64(1), Remainder, I64(0), None);
    for (x, expected) in [
        (I64(i64::MIN), None),
        (I64(7), Some(I64(-7))),
        (I8(-128), None),
        (I8(-127), Some(I8(127))),
        (Value::F64(0.0), Some(Value::F64(-0.0))),
    ] {
        let minus = Expr {
            kind: ExprKind::Unary(UnaryOp::Negate, Box::new(literal(x))),
            ty: type_of(x),
        };
        let got = value(&minus);
        assert_eq!(got, expected);
        assert!(got.is_none_or(|got| expected.is_some_and(|e| same_value(&got, &e))));
    }
}

#[test]
fn floats_never_fault() {
    use BinaryOp::{Add, Divide, Equal, Less, LessEqual, NotEqual, Remainder};
    use Value::{Bool, F32, F64};
    let nan = F64(f64::NAN);
    check(F64(1.0), Divide, F64(0.0), Some(F64(f64::INFINITY)));
    check(F64(0.0), Divide, F64(0.0), Some(nan));
    check(F64(f64::MAX), Add, F64(f64::MAX), Some(F64(f64::INFINITY)));
    check(F32(f32::MAX), Add, F32(f32::MAX), Some(F32(f32::INFINITY)));
    check(F64(-7.5), Remainder, F64(2.0), Some(F64(-1.5)));
    check(F64(1.0), Remainder, F64(0.0), Some(nan));
    check(nan, Equal, nan, Some(Bool(false)));
    check(nan, NotEqual, nan, Some(Bool(true)));
    check(nan, Less, F64(1.0), Some(Bool(false)));
    check(F64(1.0), LessEqual, nan, Some(Bool(false)));
    check(F64(0.0), Equal, F64(-0.0), Some(Bool(true)));
}

#[test]
fn shifts_stay_below_the_width() {
    use BinaryOp::{BitAnd, BitOr, BitXor, ShiftLeft, ShiftRight};
    use Value::{I8, I64, U8, U64};
    check(U8(3), ShiftLeft, U8(7), Some(U8(128)));
    check(U8(1), ShiftLeft, U8(8), None);
    check(I8(-128), ShiftRight, I8(7), Some(I8(-1)));
    check(I8(1), ShiftLeft, I8(-1), None);
    check(I64(1), ShiftLeft, I64(63), Some(I64(i64::MIN)));
    check(I64(1), ShiftLeft, I64(64), None);
    check(U64(1), ShiftRight, U64(1 << 32), None);
    check(U8(0b1100), BitAnd, U8(0b1010), Some(U8(0b1000)));
    check(U8(0b1100), BitOr, U8(0b1010), Some(U8(0b1110)));
    check(I8(-1), BitXor, I8(1), Some(I8(-2)));
}

#[test]
fn bools_and_variants_compare() {
    use BinaryOp::{Equal, NotEqual};
    use Value::{Bool, Variant};
    check(Bool(true), Equal, Bool(true), Some(Bool(true)));
    check(Bool(true), NotEqual, Bool(false), Some(Bool(true)));
    check(Variant(2), Equal, Variant(2), Some(Bool(true)));
    check(Variant(2), NotEqual, Variant(2), Some(Bool(false)));
}

#[test]
fn conversions_fault_where_a_value_does_not_fit() {
    use Value::{F32, F64, I64, U8, U32};
    for (from, to, expected) in [
        (I64(255), Type::U8, Some(U8(255))),
        (I64(256), Type::U8, None),
        (I64(-1), Type::U32, None),
        (F64(255.9), Type::U8, Some(U8(255))),
        (F64(f64::NAN), Type::I64, None),
        (F64(1e300), Type::F32, None),
        (F64(0.5), Type::F32, Some(F32(0.5))),
        (U32(7), Type::F64, Some(F64(7.0))),
    ] {
        assert_eq!(
            value(&convert(literal(from), to)),
            expected,
            "{from:?} as {to:?}"
        );
    }
}

#[test]
fn attributes_are_looked_up() {
    let own = Expr {
        kind: ExprKind::Attribute(Attribute::Own(1)),
        ty: Type::I64,
    };
    let other = Expr {
        kind: ExprKind::Attribute(Attribute::Operand(2, 3)),
        ty: Type::I64,
    };
    let lookup = |attribute| match attribute {
        Attribute::Own(1) => Value::I64(40),
        Attribute::Operand(2, 3) => Value::I64(2),
        other => unreachable!("{other:?}"),
    };
    let sum = binary(BinaryOp::Add, own, other);
    assert_eq!(eval(&sum, &lookup), Some(Value::I64(42)));
}
