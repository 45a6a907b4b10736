//! The names of scalar types.

use crate::model::Type;

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

/// The scalar type of this name.
pub(crate) fn scalar(name: &str) -> Option<Type> {
    SCALARS
        .iter()
        .find(|(other, _)| *other == name)
        .map(|&(_, ty)| ty)
}

/// What to write instead of a type of Rust that the rules do not know.
pub(crate) fn instead_of(name: &str) -> Option<&'static str> {
    Some(match name {
        "usize" => "write `u64`: rules mean the same on every machine",
        "isize" => "write `i64`: rules mean the same on every machine",
        "u128" | "i128" => "the widest integers are `u64` and `i64`",
        "str" | "String" | "char" => {
            "text is not supported yet in this version; declare an `enum`, or send a number"
        }
        "int" | "integer" | "long" => "write `i64`",
        "uint" => "write `u64`",
        "float" => "write `f32`",
        "double" | "number" => "write `f64`",
        "boolean" => "write `bool`",
        _ => return None,
    })
}
