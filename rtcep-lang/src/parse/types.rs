//! The names of types.

use super::number::Number;
use super::stream::{Parsed, Stream};
use crate::ast::Name;
use crate::diagnostic::Range;
use crate::model::Type;
use proc_macro2::Delimiter;

/// Every scalar type by name.
pub(crate) const SCALARS: [(&str, Type); 11] = [
    ("bool", Type::Bool),
    ("u8", Type::U8),
    ("u16", Type::U16),
    ("u32", Type::U32),
    ("u64", Type::U64),
    ("i8", Type::I8),
    ("i16", Type::I16),
    ("i32", Type::I32),
    ("i64", Type::I64),
    ("f32", Type::F32),
    ("f64", Type::F64),
];

/// The types of sums, which no attribute of an event has.
const SUMS: [(&str, Type); 2] = [("u128", Type::U128), ("i128", Type::I128)];

/// The type of this name; of a text as [`type_name`] writes it.
pub(crate) fn scalar(name: &str) -> Option<Type> {
    let bytes = name.strip_prefix("str<").and_then(|n| n.strip_suffix('>'));
    if let Some(bytes) = bytes {
        return bytes.parse().ok().map(Type::Str);
    }
    SCALARS
        .iter()
        .chain(&SUMS)
        .find(|(other, _)| *other == name)
        .map(|&(_, ty)| ty)
}

/// What to write instead of a type of Rust that the rules do not know.
pub(crate) fn instead_of(name: &str) -> Option<&'static str> {
    Some(match name {
        "usize" => "write `u64`: rules mean the same on every machine",
        "isize" => "write `i64`: rules mean the same on every machine",
        "str" | "String" | "string" | "text" => {
            "write `str<16>` for a text of 16 bytes at most; up to 255 can stand there"
        }
        "Str" => "write `str<16>` for `rtcep::Str<16>`",
        "char" => "write `str<4>`, which holds any character",
        "int" | "integer" | "long" => "write `i64`",
        "uint" => "write `u64`",
        "float" => "write `f32`",
        "double" | "number" => "write `f64`",
        "boolean" => "write `bool`",
        _ => return None,
    })
}

/// Bytes of the longest text.
const LONGEST: u128 = 255;

const NO_TYPE: &str = "a value is a number, a bool, a text or an enum";

/// The type of an attribute; of these a text alone has a parameter.
pub(super) fn attribute_type(s: &mut Stream<'_>) -> Parsed<Name> {
    let name = type_name(s)?;
    if !s.is_punct('<') {
        return Ok(name);
    }
    let mut open = 0usize;
    s.skip_until(|s| {
        if s.is_punct('<') {
            open += 1;
        } else if s.is_punct('>') {
            open -= 1;
        }
        open == 0
    });
    let end = s.skip();
    let text = &name.text;
    let instead = match text.as_str() {
        "Option" => "an attribute always has a value; add a bool that says whether it counts",
        "Str" => "write `str<N>` for `rtcep::Str<N>`",
        _ => NO_TYPE,
    };
    s.error(
        Range::from(name.span).to(end),
        format!("`{text}<..>` is no type of the rules; {instead}"),
    )
}

/// The name of a type.
pub(super) fn type_name(s: &mut Stream<'_>) -> Parsed<Name> {
    let start = s.here();
    if s.is_punct('&')
        || s.group(Delimiter::Bracket).is_some()
        || s.group(Delimiter::Parenthesis).is_some()
    {
        return s.error(
            start,
            format!("{NO_TYPE}; references, arrays and tuples are not supported"),
        );
    }
    // The steps of a path may be words of Rust, such as `crate`.
    let path = s.is_path_separator_at(0) || (s.word().is_some() && s.is_path_separator_at(1));
    if path {
        return s.error(
            start,
            format!(
                "name a type of your own in the rules first: `enum {} = path::to::It {{ .. }}`",
                "Kind"
            ),
        );
    }
    let name = s.name("a type, such as `u32`, `f32`, `bool`, `str<16>` or the name of an enum")?;
    if name.text == "str" && s.is_punct('<') {
        return text_type(s, name);
    }
    Ok(name)
}

/// `<16>` behind `str`; the `>` may have an `=` directly behind it.
fn text_type(s: &mut Stream<'_>, name: Name) -> Parsed<Name> {
    s.skip();
    let at = s.here();
    let number = s.literal().and_then(|l| Number::read(&l.to_string()));
    let bytes = number.and_then(|n| {
        let plain = !n.negative && !n.is_float() && n.suffix.is_empty();
        n.integer().filter(|_| plain)
    });
    let Some(bytes) = bytes else {
        return s.expected("the bytes of the longest text, as in `str<16>`");
    };
    s.skip();
    s.expect_punct('>', "after the bytes of the longest text, as in `str<16>`")?;
    if bytes == 0 || bytes > LONGEST {
        return s.error(
            at,
            format!("a text has 1 to {LONGEST} bytes at most, not {bytes}"),
        );
    }
    Ok(Name {
        text: format!("str<{bytes}>"),
        span: name.span,
    })
}
