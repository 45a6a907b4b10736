//! Constants in their own types.

use super::names::{ident, variant};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{Type, Value};

/// A constant in its own type.
pub(crate) fn literal(model: &Model, ty: Type, value: Value) -> TokenStream {
    let literal = match value {
        Value::Bool(b) => return quote!(#b),
        Value::Variant(v) => {
            let Type::Enum(e) = ty else {
                return quote!(());
            };
            let def = &model.enums[e];
            return variant(def, &def.variants[usize::from(v)]);
        }
        Value::Str(text) => {
            let Type::Str(n) = ty else {
                return quote!(());
            };
            return constant(text.as_str(), usize::from(n));
        }
        Value::U8(x) => Literal::u8_suffixed(x),
        Value::U16(x) => Literal::u16_suffixed(x),
        Value::U32(x) => Literal::u32_suffixed(x),
        Value::U64(x) => Literal::u64_suffixed(x),
        Value::U128(x) => Literal::u128_suffixed(x),
        Value::I128(x) => {
            let magnitude = Literal::u128_suffixed(x.unsigned_abs());
            let sign = if x < 0 {
                "wrapping_sub_unsigned"
            } else {
                "wrapping_add_unsigned"
            };
            let sign = ident(sign);
            return quote!((0i128.#sign(#magnitude)));
        }
        Value::I8(x) => return signed(x.unsigned_abs().into(), x < 0, "i8"),
        Value::I16(x) => return signed(x.unsigned_abs().into(), x < 0, "i16"),
        Value::I32(x) => return signed(x.unsigned_abs().into(), x < 0, "i32"),
        Value::I64(x) => return signed(x.unsigned_abs(), x < 0, "i64"),
        Value::F32(x) => {
            let magnitude = Literal::f32_suffixed(x.abs());
            return if x.is_sign_negative() {
                quote!((-#magnitude))
            } else {
                quote!(#magnitude)
            };
        }
        Value::F64(x) => {
            let magnitude = Literal::f64_suffixed(x.abs());
            return if x.is_sign_negative() {
                quote!((-#magnitude))
            } else {
                quote!(#magnitude)
            };
        }
    };
    quote!(#literal)
}

/// A signed integer; a literal token of its own may not be negative.
fn signed(magnitude: u64, negative: bool, suffix: &str) -> TokenStream {
    let literal: TokenStream = format!("{magnitude}{suffix}").parse().unwrap_or_default();
    if negative {
        quote!((-#literal))
    } else {
        literal
    }
}

/// A text of so many bytes at most, made by the compiler.
fn constant(text: &str, bytes: usize) -> TokenStream {
    let bytes = Literal::usize_unsuffixed(bytes);
    quote!((const { ::rtcep::Str::<#bytes>::cut(#text) }))
}

/// A text in a type that has room for it alone.
pub(crate) fn narrow(text: &str) -> TokenStream {
    constant(text, text.len().max(1))
}
