//! What is kept of a value: its sum, or an extreme of it.

use crate::model::{AggregateFn, Type};

/// A value that is summed, or of which an extreme is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which value.
    pub value: usize,
    /// What of it.
    pub what: What,
    /// Its type.
    pub ty: Type,
    /// Whether an extreme knows when it came: the first of equals over several
    /// operands is looked for.
    pub ordered: bool,
    /// Whether it is read before anything is known to be detected.
    pub early: bool,
}

/// What is kept of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// The sum.
    Sum,
    /// The least.
    Least,
    /// The greatest.
    Greatest,
}

impl What {
    /// What an aggregate is computed from; none for a count.
    #[must_use]
    pub const fn of(function: AggregateFn) -> Option<Self> {
        match function {
            AggregateFn::Count => None,
            AggregateFn::Sum | AggregateFn::Average => Some(What::Sum),
            AggregateFn::Min => Some(What::Least),
            AggregateFn::Max => Some(What::Greatest),
        }
    }
}

impl Part {
    /// The type of a sum of it; of candidates in a list 64 bits hold those of 32.
    #[must_use]
    pub const fn sum(self, listed: bool) -> Type {
        match (self.ty, listed) {
            (Type::F32 | Type::F64, _) => self.ty,
            (Type::U8 | Type::U16 | Type::U32, true) => Type::U64,
            (Type::I8 | Type::I16 | Type::I32, true) => Type::I64,
            (ty, _) if ty.is_signed() => Type::I128,
            _ => Type::U128,
        }
    }
}
