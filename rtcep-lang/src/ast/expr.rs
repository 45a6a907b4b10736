//! Expressions as written.

use super::Name;
use crate::diagnostic::Range;
use crate::model::{BinaryOp, Type, UnaryOp};

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The node.
    pub kind: ExprKind,
    /// All of its tokens.
    pub range: Range,
}

/// The node of an expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `true` or `false`.
    Bool(bool),
    /// An integer; a minus directly before it is folded in.
    Int(Int),
    /// A float; a minus directly before it is folded in.
    Float(Float),
    /// `"x"`
    Text(String),
    /// `x`
    Name(Name),
    /// `a.x`
    Field(Name, Name),
    /// `Kind::Air`
    Variant(Name, Name),
    /// `!a`, `-a`
    Unary(UnaryOp, Box<Expr>),
    /// `a + b`, with the place of the operator.
    Binary(BinaryOp, Range, Box<Expr>, Box<Expr>),
    /// `a as T`
    Convert(Box<Expr>, Name),
    /// `min(a.x, 3)`: an aggregate or a function, and its arguments.
    Call(Name, Vec<Expr>),
    /// `min(a.x) or 0`: an aggregate, the place of `or`, and a literal.
    Default(Box<Expr>, Range, Box<Expr>),
}

/// An integer literal.
#[derive(Clone, Debug)]
pub struct Int {
    /// Its magnitude.
    pub value: u128,
    /// Whether a minus stands before it.
    pub negative: bool,
    /// The type that its suffix names: an integer type.
    pub suffix: Option<Type>,
}

/// A float literal, or an integer literal with the suffix of a float.
#[derive(Clone, Debug)]
pub struct Float {
    /// The digits without sign, underscores and suffix.
    pub digits: String,
    /// Whether a minus stands before it.
    pub negative: bool,
    /// `f32` or `f64`, if its suffix names one.
    pub suffix: Option<Type>,
}
