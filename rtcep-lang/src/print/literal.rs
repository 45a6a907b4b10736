//! Literals, with the suffixes that keep their types, and the names of types.

use super::expr::Words;
use super::given::default_of;
use super::words::raw;
use crate::model::{Type, Value};

impl Words<'_> {
    /// The name of a type.
    pub(crate) fn type_name(&self, ty: Type) -> String {
        match ty {
            Type::Enum(e) => self
                .enums
                .get(e)
                .map_or_else(|| "_".to_owned(), |def| raw(&def.name)),
            Type::Str(n) => format!("str<{n}>"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    pub(super) fn literal(&self, value: Value, ty: Type, given: Option<Type>, out: &mut String) {
        let text = match value {
            Value::Bool(v) => v.to_string(),
            Value::U8(v) => v.to_string(),
            Value::U16(v) => v.to_string(),
            Value::U32(v) => v.to_string(),
            Value::U64(v) => v.to_string(),
            Value::I8(v) => v.to_string(),
            Value::I16(v) => v.to_string(),
            Value::I32(v) => v.to_string(),
            Value::I64(v) => v.to_string(),
            Value::U128(v) => v.to_string(),
            Value::I128(v) => v.to_string(),
            // The shortest text that reads back as the same value.
            Value::F32(v) => format!("{v:?}"),
            Value::F64(v) => format!("{v:?}"),
            Value::Str(v) => format!("{:?}", v.as_str()),
            Value::Variant(v) => self.variant(ty, v),
        };
        out.push_str(&text);
        if ty.is_number() && given != Some(ty) && !(given.is_none() && ty == default_of(ty)) {
            out.push_str(&self.type_name(ty));
        }
    }

    fn variant(&self, ty: Type, variant: u16) -> String {
        let name = match ty {
            Type::Enum(e) => self
                .enums
                .get(e)
                .and_then(|def| def.variants.get(usize::from(variant))),
            _ => None,
        };
        let name = name.map_or_else(|| "_".to_owned(), |name| raw(name));
        format!("{}::{name}", self.type_name(ty))
    }
}
