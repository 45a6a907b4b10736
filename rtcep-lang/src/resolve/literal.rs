//! Literals in the type that their surroundings give them.

use crate::ast::{Float, Int};
use crate::model::{Type, Value};
use rtcep_core::Str;

/// The value of an integer literal in a number type.
pub(super) fn int(literal: &Int, ty: Type) -> Result<Value, String> {
    let sign = if literal.negative { "-" } else { "" };
    let text = format!("{sign}{}", literal.value);
    if let (Type::U128, false) = (ty, literal.negative) {
        return Ok(Value::U128(literal.value));
    }
    let signed = if literal.negative {
        0i128.checked_sub_unsigned(literal.value)
    } else {
        i128::try_from(literal.value).ok()
    };
    let Some(value) = signed else {
        return Err(format!("{text} does not fit {}", name(ty)));
    };
    let fits = match ty {
        Type::U8 => u8::try_from(value).ok().map(Value::U8),
        Type::U16 => u16::try_from(value).ok().map(Value::U16),
        Type::U32 => u32::try_from(value).ok().map(Value::U32),
        Type::U64 => u64::try_from(value).ok().map(Value::U64),
        Type::I8 => i8::try_from(value).ok().map(Value::I8),
        Type::I16 => i16::try_from(value).ok().map(Value::I16),
        Type::I32 => i32::try_from(value).ok().map(Value::I32),
        Type::I64 => i64::try_from(value).ok().map(Value::I64),
        Type::F32 | Type::F64 => return exact_float(&text, value, ty, literal.negative),
        Type::U128 => u128::try_from(value).ok().map(Value::U128),
        Type::I128 => Some(Value::I128(value)),
        Type::Bool | Type::Str(_) | Type::Enum(_) => None,
    };
    fits.ok_or_else(|| format!("{text} does not fit {}{}", name(ty), limits(ty)))
}

/// An integer that becomes a float must not change its value silently.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // tested by the way back
fn exact_float(text: &str, value: i128, ty: Type, negative: bool) -> Result<Value, String> {
    // `-0` is the integer 0, but a minus before a float's zero is kept.
    let zero = if negative { -0.0 } else { 0.0 };
    let exact = match ty {
        Type::F32 if value == 0 => Some(Value::F32(zero)),
        Type::F64 if value == 0 => Some(Value::F64(f64::from(zero))),
        Type::F32 => {
            let float = value as f32;
            (float as i128 == value).then_some(Value::F32(float))
        }
        _ => {
            let float = value as f64;
            (float as i128 == value).then_some(Value::F64(float))
        }
    };
    exact.ok_or_else(|| {
        format!(
            "{text} is no exact value of {}; write `{text}.0` if the nearest one will do",
            name(ty)
        )
    })
}

/// The value of a float literal in a float type.
pub(super) fn float(literal: &Float, ty: Type) -> Result<Value, String> {
    let sign = if literal.negative { "-" } else { "" };
    let text = format!("{sign}{}", literal.digits);
    // Parsed in its own type: over f64 it would be rounded twice.
    let value = match ty {
        Type::F32 => text
            .parse()
            .ok()
            .filter(|v: &f32| v.is_finite())
            .map(Value::F32),
        _ => text
            .parse()
            .ok()
            .filter(|v: &f64| v.is_finite())
            .map(Value::F64),
    };
    value.ok_or_else(|| format!("{text} does not fit {}", name(ty)))
}

/// The value of a text in a text type.
pub(super) fn text(literal: &str, ty: Type) -> Result<Value, String> {
    let n = match ty {
        Type::Str(n) => n,
        _ => u8::MAX,
    };
    let bytes = literal.len();
    let whole = Str::new(literal).ok().filter(|_| bytes <= usize::from(n));
    whole.map(Value::Str).ok_or_else(|| {
        let shown: String = literal.chars().take(20).collect();
        let dots = if shown.len() < bytes { ".." } else { "" };
        format!("{shown:?}{dots} has {bytes} bytes, and a `str<{n}>` at most {n}")
    })
}

fn name(ty: Type) -> String {
    format!("{ty:?}").to_lowercase()
}

fn limits(ty: Type) -> String {
    let (min, max): (i128, i128) = match ty {
        Type::U8 => (0, u8::MAX.into()),
        Type::U16 => (0, u16::MAX.into()),
        Type::U32 => (0, u32::MAX.into()),
        Type::U64 => (0, u64::MAX.into()),
        Type::I8 => (i8::MIN.into(), i8::MAX.into()),
        Type::I16 => (i16::MIN.into(), i16::MAX.into()),
        Type::I32 => (i32::MIN.into(), i32::MAX.into()),
        Type::I64 => (i64::MIN.into(), i64::MAX.into()),
        _ => return String::new(),
    };
    format!(" ({min} to {max})")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(value: u128, negative: bool) -> Int {
        Int {
            value,
            negative,
            suffix: None,
        }
    }

    #[test]
    fn integers_are_range_checked() {
        assert_eq!(int(&of(128, true), Type::I8), Ok(Value::I8(-128)));
        assert!(int(&of(128, false), Type::I8).is_err());
        assert_eq!(int(&of(1 << 63, true), Type::I64), Ok(Value::I64(i64::MIN)));
        assert_eq!(
            int(&of(300, false), Type::U8),
            Err("300 does not fit u8 (0 to 255)".to_owned())
        );
        assert!(int(&of(u128::MAX, false), Type::U64).is_err());
    }

    #[test]
    fn integers_become_floats_only_exactly() {
        assert_eq!(int(&of(20_000, false), Type::F32), Ok(Value::F32(20_000.0)));
        assert!(int(&of((1 << 24) + 1, false), Type::F32).is_err());
        assert_eq!(
            int(&of((1 << 24) + 1, false), Type::F64),
            Ok(Value::F64(16_777_217.0))
        );
    }

    #[test]
    fn texts_must_fit() {
        let long = "x".repeat(256);
        assert_eq!(text("root", Type::Str(4)), Ok(Value::Str(Str::cut("root"))));
        assert_eq!(
            text("roots", Type::Str(4)),
            Err("\"roots\" has 5 bytes, and a `str<4>` at most 4".to_owned())
        );
        assert_eq!(
            text(&long, Type::Str(255)),
            Err(
                "\"xxxxxxxxxxxxxxxxxxxx\".. has 256 bytes, and a `str<255>` at most 255".to_owned()
            )
        );
        assert!(text("\u{fc}", Type::Str(1)).is_err());
    }

    #[test]
    fn sums_have_128_bits() {
        assert_eq!(
            int(&of(u128::MAX, false), Type::U128),
            Ok(Value::U128(u128::MAX))
        );
        assert!(int(&of(1, true), Type::U128).is_err());
        let least = int(&of(1 << 127, true), Type::I128);
        assert_eq!(least, Ok(Value::I128(i128::MIN)));
        assert!(int(&of(1 << 127, false), Type::I128).is_err());
    }

    #[test]
    fn floats_are_rounded_once_and_finite() {
        let of = |digits: &str| Float {
            digits: digits.to_owned(),
            negative: false,
            suffix: None,
        };
        assert_eq!(float(&of("0.1"), Type::F32), Ok(Value::F32(0.1)));
        assert!(float(&of("1e39"), Type::F32).is_err());
        assert!(float(&of("1e999"), Type::F64).is_err());
    }
}
