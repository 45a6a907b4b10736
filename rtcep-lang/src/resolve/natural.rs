//! What an expression's type is by itself, before its surroundings give
//! literals theirs.

use super::expr::Lowering;
use super::items::type_named;
use super::scope::Found;
use crate::ast;
use crate::model::{BinaryOp, Type, UnaryOp};

/// What an expression's type is by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Natural {
    Fixed(Type),
    /// Integer literals alone, which adapt.
    Int,
    /// Literals, at least one of them a float.
    Float,
    /// Literals that are texts, of so many bytes at most.
    Text(usize),
    /// Something that an error speaks of.
    Unknown,
}

impl Natural {
    pub(super) fn with(self, other: Natural) -> Natural {
        match (self, other) {
            (Natural::Fixed(ty), _) | (_, Natural::Fixed(ty)) => Natural::Fixed(ty),
            (Natural::Unknown, _) | (_, Natural::Unknown) => Natural::Unknown,
            (Natural::Int, Natural::Int) => Natural::Int,
            (Natural::Text(a), Natural::Text(b)) => Natural::Text(a.max(b)),
            (Natural::Text(n), _) | (_, Natural::Text(n)) => Natural::Text(n),
            _ => Natural::Float,
        }
    }

    pub(super) fn adapts(self) -> bool {
        matches!(self, Natural::Int | Natural::Float | Natural::Text(_))
    }

    /// The type that both sides of an operator get, if `given` comes from
    /// outside. Literals alone are i64, f64, or a text that has room for them.
    pub(super) fn target(self, given: Option<Type>) -> Option<Type> {
        match self {
            Natural::Fixed(ty) => Some(ty),
            Natural::Int => Some(given.filter(|ty| ty.is_number()).unwrap_or(Type::I64)),
            Natural::Float => Some(given.filter(|ty| ty.is_float()).unwrap_or(Type::F64)),
            Natural::Text(bytes) => {
                let own = Type::Str(u8::try_from(bytes.max(1)).unwrap_or(u8::MAX));
                Some(given.filter(|ty| ty.is_text()).unwrap_or(own))
            }
            Natural::Unknown => None,
        }
    }
}

impl Lowering<'_> {
    /// The type of an expression by itself, without a report of errors.
    pub(super) fn natural(&self, expr: &ast::Expr) -> Natural {
        let fixed = |ty: Option<Type>| ty.map_or(Natural::Unknown, Natural::Fixed);
        let found = |found: Found| fixed(found.ok().flatten().map(|(_, ty)| ty));
        match &expr.kind {
            ast::ExprKind::Bool(_) => Natural::Fixed(Type::Bool),
            ast::ExprKind::Int(int) => int.suffix.map_or(Natural::Int, Natural::Fixed),
            ast::ExprKind::Float(float) => float.suffix.map_or(Natural::Float, Natural::Fixed),
            ast::ExprKind::Text(text) => Natural::Text(text.len()),
            ast::ExprKind::Name(name) => found(self.scope.name(self.tables, name)),
            ast::ExprKind::Field(owner, name) => found(self.scope.field(owner, name)),
            ast::ExprKind::Variant(name, _) => {
                fixed(self.tables.enumeration(&name.text).map(Type::Enum))
            }
            ast::ExprKind::Unary(UnaryOp::Not, _) => Natural::Fixed(Type::Bool),
            ast::ExprKind::Unary(UnaryOp::Negate, inner) => self.natural(inner),
            ast::ExprKind::Binary(op, _, left, right) => match op {
                BinaryOp::ShiftLeft | BinaryOp::ShiftRight => self.natural(left),
                op if op.is_comparison() || op.is_logic() => Natural::Fixed(Type::Bool),
                _ => self.natural(left).with(self.natural(right)),
            },
            ast::ExprKind::Convert(_, name) => {
                fixed(type_named(self.tables, name, &mut Vec::new()))
            }
            ast::ExprKind::Call(name, arguments) => self.natural_call(name, arguments),
            ast::ExprKind::Default(aggregate, ..) => self.natural(aggregate),
        }
    }
}
