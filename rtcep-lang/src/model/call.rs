//! What expressions call: aggregates and functions of the language
//! (language.md, 4.4 and 6).

use super::{Expr, Type};

/// An aggregate: `count()`, `count(a)`, `sum(x)`, `avg(a.x * 2)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Aggregate {
    /// What is computed.
    pub function: AggregateFn,
    /// The operand whose events it ranges over; none: all operands.
    pub operand: Option<usize>,
    /// What is aggregated; none for `count`. It reads [`Attribute::Own`](super::Attribute::Own) of an event
    /// of the operand; over all operands, [`Attribute::Common`](super::Attribute::Common).
    pub value: Option<Expr>,
}

/// What an aggregate computes (language.md, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AggregateFn {
    /// How many; in a counting kind the sum of the weights. `u64`.
    Count,
    /// The sum: `u64` of unsigned integers up to 32 bits, `i64` of signed ones,
    /// `u128` and `i128` of those of 64 bits, floats as they are. Of nothing: 0.
    Sum,
    /// The least, the first of equals. Of nothing: none.
    Min,
    /// The greatest, the first of equals. Of nothing: none.
    Max,
    /// `sum as f64 / count as f64`. Of nothing: none.
    Average,
}

impl AggregateFn {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            AggregateFn::Count => "count",
            AggregateFn::Sum => "sum",
            AggregateFn::Min => "min",
            AggregateFn::Max => "max",
            AggregateFn::Average => "avg",
        }
    }

    /// Whether the aggregate of nothing has a value.
    #[must_use]
    pub const fn of_nothing(self) -> bool {
        matches!(self, AggregateFn::Count | AggregateFn::Sum)
    }
}

impl Aggregate {
    /// Whether it may not fit its type: a sum of what is 128 bits wide itself.
    #[must_use]
    pub fn can_outgrow(&self) -> bool {
        let sums = matches!(self.function, AggregateFn::Sum | AggregateFn::Average);
        let widest = |value: &Expr| matches!(value.ty, Type::U128 | Type::I128);
        sums && self.value.as_ref().is_some_and(widest)
    }
}

/// A function of the language (language.md, section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// `min(a, b)`: the first of equals; NaN if either is.
    Min,
    /// `max(a, b)`: the first of equals; NaN if either is.
    Max,
    /// `abs(a)`; of the least signed integer a fault.
    Abs,
    /// `clamp(a, low, high)`; a fault if `low > high` or either is NaN.
    Clamp,
    /// `len(s)`: bytes, `u32`.
    Len,
    /// `starts_with(s, "literal")`
    StartsWith,
    /// `ends_with(s, "literal")`
    EndsWith,
    /// `contains(s, "literal")`
    Contains,
}

impl Function {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Function::Min => "min",
            Function::Max => "max",
            Function::Abs => "abs",
            Function::Clamp => "clamp",
            Function::Len => "len",
            Function::StartsWith => "starts_with",
            Function::EndsWith => "ends_with",
            Function::Contains => "contains",
        }
    }
}
