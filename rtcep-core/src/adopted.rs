//! What generated code demands of types that the rules adopt: checked by the
//! compiler at the words in the rules that speak of them.

use core::fmt::Debug;

/// The type of an attribute of an adopted event: that of the field itself.
/// Nothing is converted, so that no value can change on its way into the rules.
#[diagnostic::on_unimplemented(
    message = "the rules say `{T}`, but the field of the adopted type is `{Self}`",
    label = "write `{Self}`, or adopt a type whose field is `{T}`"
)]
pub trait Attribute<T> {
    /// The field's value.
    fn attribute(&self) -> T;
}

impl<T: Copy> Attribute<T> for T {
    #[inline(always)]
    fn attribute(&self) -> T {
        *self
    }
}

/// The value of a field as the attribute that the rules declare.
#[inline(always)]
pub fn attribute<T, F: Attribute<T>>(field: &F) -> T {
    field.attribute()
}

/// Compiles for enums that can be adopted: their values are stored, compared
/// and printed.
pub const fn enumeration<T: Copy + PartialEq + Debug>() {}
