//! Expressions: typed trees over constants and attributes.

use super::{Aggregate, BinaryOp, Function, Type, UnaryOp};
use rtcep_core::Value;

/// A typed expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it computes.
    pub kind: ExprKind,
    /// The type of its value.
    pub ty: Type,
}

/// The node of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A constant of the node's type.
    Literal(Value),
    /// An attribute.
    Attribute(Attribute),
    /// An operator with one side.
    Unary(UnaryOp, Box<Expr>),
    /// An operator with two sides; both are always evaluated.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `e as T`, checked.
    Convert(Box<Expr>),
    /// `min(a, b)`, `x.len()`: a function of the language; all arguments are evaluated.
    Call(Function, Vec<Expr>),
    /// A declared function, by declaration.
    Declared(usize, Vec<Expr>),
    /// `sum(a.x)`: over accepted events, or over the members of a group.
    Aggregate(Box<Aggregate>),
    /// `min(a.x) or 0`: the literal where the aggregate of nothing has no value.
    Default(Box<Expr>, Box<Expr>),
}

/// An attribute that an expression reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Attribute {
    /// Of the event that is judged alone (`if`, `retain`), by declaration.
    Own(usize),
    /// Of an operand's candidate (`when`, `emit`): operand and attribute by declaration.
    Operand(usize, usize),
    /// `it.x` of `any`, and what an aggregate over all operands reads: an attribute that
    /// all operands have, as the first one declares it ([`Model::common`](super::Model::common)).
    Common(usize),
    /// `init.x` in a condition of `until`: of the event that opened the instance, as
    /// the first initiator declares it ([`Model::of_initiator`](super::Model::of_initiator)).
    Initiator(usize),
    /// `missed` of an `every`: the periods that a late call has skipped; `u64`.
    Missed,
}

impl Expr {
    /// Whether an evaluation can fault: some integer operator can overflow or
    /// divide by zero, or a conversion may not fit.
    #[must_use]
    pub fn can_fault(&self) -> bool {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Attribute(_) => false,
            ExprKind::Unary(op, e) => {
                (*op == UnaryOp::Negate && self.ty.is_integer()) || e.can_fault()
            }
            ExprKind::Binary(op, a, b) => {
                op.can_fault(self.ty, b) || a.can_fault() || b.can_fault()
            }
            ExprKind::Convert(e) => !widens(e.ty, self.ty) || e.can_fault(),
            ExprKind::Call(function, arguments) => {
                let own = match function {
                    Function::Abs => self.ty.is_integer(),
                    Function::Clamp => !sorted(&arguments[1], &arguments[2]),
                    _ => false,
                };
                own || arguments.iter().any(Expr::can_fault)
            }
            ExprKind::Declared(_, arguments) => arguments.iter().any(Expr::can_fault),
            // That there is nothing to aggregate is no fault (`can_be_none`).
            ExprKind::Aggregate(aggregate) => aggregate.can_outgrow(),
            ExprKind::Default(e, _) => e.can_fault(),
        }
    }

    /// The number, if it is an integer that is written in the rules.
    #[must_use]
    pub fn constant(&self) -> Option<i128> {
        let ExprKind::Literal(value) = self.kind else {
            return None;
        };
        Some(match value {
            Value::U8(n) => n.into(),
            Value::U16(n) => n.into(),
            Value::U32(n) => n.into(),
            Value::U64(n) => n.into(),
            Value::U128(n) => i128::try_from(n).unwrap_or(i128::MAX),
            Value::I8(n) => n.into(),
            Value::I16(n) => n.into(),
            Value::I32(n) => n.into(),
            Value::I64(n) => n.into(),
            Value::I128(n) => n,
            _ => return None,
        })
    }

    /// Whether it calls a declared function.
    #[must_use]
    pub fn calls_declared(&self) -> bool {
        let mut calls = false;
        self.visit(&mut |e| calls |= matches!(e.kind, ExprKind::Declared(..)));
        calls
    }

    /// Visits every node, operands before operators.
    pub fn visit<'a>(&'a self, f: &mut impl FnMut(&'a Expr)) {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Attribute(_) => {}
            ExprKind::Unary(_, e) | ExprKind::Convert(e) => e.visit(f),
            ExprKind::Binary(_, a, b) => {
                a.visit(f);
                b.visit(f);
            }
            ExprKind::Call(_, arguments) | ExprKind::Declared(_, arguments) => {
                for argument in arguments {
                    argument.visit(f);
                }
            }
            // What is aggregated is an expression of its own: over one event.
            ExprKind::Aggregate(_) => {}
            ExprKind::Default(e, default) => {
                e.visit(f);
                default.visit(f);
            }
        }
        f(self);
    }

    /// Whether the expression is a literal.
    #[must_use]
    pub fn is_literal(&self) -> bool {
        matches!(self.kind, ExprKind::Literal(_))
    }

    /// Whether the expression is the literal `true`.
    #[must_use]
    pub fn is_true(&self) -> bool {
        self.kind == ExprKind::Literal(Value::Bool(true))
    }
}

/// Whether two limits are constants of which the first is not above the second.
#[must_use]
pub fn sorted(low: &Expr, high: &Expr) -> bool {
    limits(low, high) == Some(true)
}

/// Whether the first of two limits is not above the second, if both are constants.
pub(crate) fn limits(low: &Expr, high: &Expr) -> Option<bool> {
    let (ExprKind::Literal(low), ExprKind::Literal(high)) = (&low.kind, &high.kind) else {
        return None;
    };
    macro_rules! pairs {
        ($($variant:ident)+) => {
            match (low, high) {
                $((Value::$variant(low), Value::$variant(high)) => Some(low <= high),)+
                _ => None,
            }
        };
    }
    pairs!(U8 U16 U32 U64 U128 I8 I16 I32 I64 I128 F32 F64)
}

/// Whether every value of `from` converts into `to` without a fault.
fn widens(from: Type, to: Type) -> bool {
    if to.is_float() {
        // The largest u128 have no nearest f32.
        return match (from, to) {
            (Type::U128, Type::F32) => false,
            _ => from.is_integer() || from == to || to == Type::F64,
        };
    }
    if !from.is_integer() {
        return false;
    }
    match (from.is_signed(), to.is_signed()) {
        (false, true) => from.bytes() < to.bytes(),
        (true, false) => false,
        _ => from.bytes() <= to.bytes(),
    }
}
