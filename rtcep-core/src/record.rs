//! Events and detections seen without their Rust types.
//!
//! Tools that learn the rules at run time (the differential tests, conformance
//! runners, recorders, transports) build events and read detections through
//! this trait. Nothing of it runs in the bounded path.

use crate::Str;

/// A value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the variants are the types of the same name
#[allow(clippy::large_enum_variant)] // a text has no heap to stand on
pub enum Value {
    Bool(bool),
    U8(u8),
    U16(u16),
    U32(u32),
    U64(u64),
    I8(i8),
    I16(i16),
    I32(i32),
    I64(i64),
    F32(f32),
    F64(f64),
    U128(u128),
    I128(i128),
    /// A text of any capacity.
    Str(Str<255>),
    /// A variant of an enumeration, by declaration.
    Variant(u16),
}

/// The name and the attributes of one event or situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The name in the rules.
    pub name: &'static str,
    /// The attributes by declaration: name and type, as in the rules.
    pub attributes: &'static [(&'static str, &'static str)],
}

/// An enum over events, or over detections, with attributes to read and write.
pub trait Record: Sized {
    /// The alternatives by declaration.
    const SHAPES: &'static [Shape];

    /// Which alternative this is, by declaration.
    fn shape(&self) -> usize;

    /// The value of an attribute, by declaration; `None` beyond the last one.
    fn attribute(&self, index: usize) -> Option<Value>;

    /// Builds one from the values of its attributes in order; `None` if the
    /// alternative, the number of values, a type or a variant does not fit.
    fn from_values(shape: usize, values: &[Value]) -> Option<Self>;
}
