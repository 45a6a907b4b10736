//! Types of values.

/// A type of attributes and expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `bool`
    Bool,
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
    /// `i8`
    I8,
    /// `i16`
    I16,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `u128`: only of sums, and of what is emitted from them.
    U128,
    /// `i128`: only of sums, and of what is emitted from them.
    I128,
    /// `str<N>`: at most so many bytes of UTF-8, 1 to 255.
    Str(u8),
    /// An enumeration, by declaration.
    Enum(usize),
}

impl Type {
    /// Whether it is a signed or unsigned integer.
    #[must_use]
    pub const fn is_integer(self) -> bool {
        !matches!(
            self,
            Type::Bool | Type::F32 | Type::F64 | Type::Str(_) | Type::Enum(_)
        )
    }

    /// Whether it is `f32` or `f64`.
    #[must_use]
    pub const fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// Whether it is a `str<N>`.
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self, Type::Str(_))
    }

    /// Whether it is a type of sums alone, which has 128 bits.
    #[must_use]
    pub const fn is_wide(self) -> bool {
        matches!(self, Type::U128 | Type::I128)
    }

    /// Whether arithmetic and order apply.
    #[must_use]
    pub const fn is_number(self) -> bool {
        self.is_integer() || self.is_float()
    }

    /// Whether it is a signed integer or a float, so that `-x` applies.
    #[must_use]
    pub const fn is_signed(self) -> bool {
        self.is_float()
            || matches!(
                self,
                Type::I8 | Type::I16 | Type::I32 | Type::I64 | Type::I128
            )
    }

    /// Bytes of a value; an enumeration counts as one, a `str<N>` as N and its length.
    #[must_use]
    pub const fn bytes(self) -> u64 {
        match self {
            Type::Bool | Type::U8 | Type::I8 | Type::Enum(_) => 1,
            Type::U16 | Type::I16 => 2,
            Type::U32 | Type::I32 | Type::F32 => 4,
            Type::U64 | Type::I64 | Type::F64 => 8,
            Type::U128 | Type::I128 => 16,
            Type::Str(n) => n as u64 + 1,
        }
    }
}
