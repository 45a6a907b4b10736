//! Operators, with their symbols and how tightly they bind.

use super::{Expr, Type};

/// An operator with one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// `!` on bool.
    Not,
    /// `-` on signed numbers.
    Negate,
}

/// An operator with two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named by the operators that `symbol` shows
pub enum BinaryOp {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    BitOr,
    BitXor,
    BitAnd,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl BinaryOp {
    /// The operator as written.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Or => "||",
            BinaryOp::And => "&&",
            BinaryOp::Equal => "==",
            BinaryOp::NotEqual => "!=",
            BinaryOp::Less => "<",
            BinaryOp::LessEqual => "<=",
            BinaryOp::Greater => ">",
            BinaryOp::GreaterEqual => ">=",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::BitAnd => "&",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::Add => "+",
            BinaryOp::Subtract => "-",
            BinaryOp::Multiply => "*",
            BinaryOp::Divide => "/",
            BinaryOp::Remainder => "%",
        }
    }

    /// How tightly it binds, as in Rust: larger binds tighter.
    #[must_use]
    pub const fn precedence(self) -> u8 {
        match self {
            BinaryOp::Or => 1,
            BinaryOp::And => 2,
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual => 3,
            BinaryOp::BitOr => 4,
            BinaryOp::BitXor => 5,
            BinaryOp::BitAnd => 6,
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => 7,
            BinaryOp::Add | BinaryOp::Subtract => 8,
            BinaryOp::Multiply | BinaryOp::Divide | BinaryOp::Remainder => 9,
        }
    }

    /// Whether it is a comparison (which do not chain).
    #[must_use]
    pub const fn is_comparison(self) -> bool {
        self.precedence() == 3
    }

    /// Whether it can fault by itself where it gives `ty`: not a division, or a shift, by a
    /// constant with which no value does.
    #[must_use]
    pub fn can_fault(self, ty: Type, right: &Expr) -> bool {
        match self {
            BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply => ty.is_integer(),
            BinaryOp::Divide | BinaryOp::Remainder => {
                // By -1 the smallest value faults.
                ty.is_integer() && matches!(right.constant(), None | Some(0 | -1))
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                let bits = 0..i128::from(ty.bytes() * 8);
                right.constant().is_none_or(|by| !bits.contains(&by))
            }
            _ => false,
        }
    }

    /// Whether it is `&&` or `||`.
    #[must_use]
    pub const fn is_logic(self) -> bool {
        matches!(self, BinaryOp::Or | BinaryOp::And)
    }
}
