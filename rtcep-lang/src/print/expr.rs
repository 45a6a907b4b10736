//! Expressions with the fewest parentheses and type suffixes that keep their
//! meaning.

use super::given::{given_to, is_anchored, suits};
use crate::model::{Aggregate, Attribute, BinaryOp, EnumDef, Expr, ExprKind, Type, UnaryOp, Value};

/// What a declared function is called, and what it gives its arguments.
pub(crate) struct Signature {
    pub(crate) name: String,
    pub(crate) parameters: Vec<Option<Type>>,
}

/// What an expression's leaves are called.
pub(crate) struct Words<'a> {
    pub(crate) enums: &'a [EnumDef],
    pub(crate) functions: &'a [Signature],
    pub(crate) attribute: &'a dyn Fn(Attribute) -> String,
    /// What an operand is called.
    pub(crate) operand: &'a dyn Fn(usize) -> String,
    /// The operand whose attributes an aggregate reads as its own.
    pub(crate) member: Option<usize>,
}

impl Words<'_> {
    /// The text of an expression that stands alone.
    pub(crate) fn text(&self, expr: &Expr) -> String {
        self.given(expr, None)
    }

    /// The same where a reader would give its literals the type `given`.
    pub(super) fn given(&self, expr: &Expr, given: Option<Type>) -> String {
        let mut out = String::new();
        self.write(expr, given, &mut out);
        out
    }

    /// Writes an expression where a reader would give its literals the type
    /// `given`, if anything gives them one.
    fn write(&self, expr: &Expr, given: Option<Type>, out: &mut String) {
        match &expr.kind {
            ExprKind::Literal(value) => self.literal(*value, expr.ty, given, out),
            ExprKind::Attribute(attribute) => {
                let attribute = match (*attribute, self.member) {
                    (Attribute::Own(a), Some(o)) => Attribute::Operand(o, a),
                    (attribute, _) => attribute,
                };
                out.push_str(&(self.attribute)(attribute));
            }
            ExprKind::Unary(op, inner) => {
                out.push(match op {
                    UnaryOp::Not => '!',
                    UnaryOp::Negate => '-',
                });
                let given = match op {
                    UnaryOp::Not => None,
                    UnaryOp::Negate => given,
                };
                self.wrapped(inner, needs_parentheses_after(*op, inner), given, out);
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, given, out),
            ExprKind::Call(function, arguments) => {
                out.push_str(function.name());
                let given = given_to(*function, arguments, expr.ty, given);
                self.arguments(arguments, |i| given.get(i).copied().flatten(), out);
            }
            ExprKind::Declared(f, arguments) => {
                let function = self.functions.get(*f);
                out.push_str(function.map_or("_", |f| &f.name));
                let parameters = function.map_or(&[][..], |f| &f.parameters);
                self.arguments(arguments, |i| parameters.get(i).copied().flatten(), out);
            }
            ExprKind::Aggregate(aggregate) => self.aggregate(aggregate, out),
            ExprKind::Default(aggregate, default) => {
                self.write(aggregate, None, out);
                out.push_str(" or ");
                self.write(default, Some(expr.ty), out);
            }
            ExprKind::Convert(inner) => {
                let wrapped = matches!(inner.kind, ExprKind::Binary(..));
                self.wrapped(inner, wrapped, None, out);
                out.push_str(" as ");
                out.push_str(&self.type_name(expr.ty));
            }
        }
    }

    /// `count()`, `count(a)`, `sum(a.x)`
    fn aggregate(&self, aggregate: &Aggregate, out: &mut String) {
        out.push_str(aggregate.function.name());
        out.push('(');
        match (&aggregate.value, aggregate.operand) {
            (Some(value), member) => Words { member, ..*self }.write(value, None, out),
            (None, Some(o)) => out.push_str(&(self.operand)(o)),
            (None, None) => {}
        }
        out.push(')');
    }

    /// `(a, b)`; `given` tells what a reader gives each of them.
    fn arguments(
        &self,
        arguments: &[Expr],
        given: impl Fn(usize) -> Option<Type>,
        out: &mut String,
    ) {
        out.push('(');
        for (i, argument) in arguments.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write(argument, given(i), out);
        }
        out.push(')');
    }

    fn wrapped(&self, expr: &Expr, parentheses: bool, given: Option<Type>, out: &mut String) {
        if parentheses {
            out.push('(');
        }
        self.write(expr, given, out);
        if parentheses {
            out.push(')');
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        left: &Expr,
        right: &Expr,
        given: Option<Type>,
        out: &mut String,
    ) {
        let shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        // What the sides give each other, as a reader sees it.
        let (to_left, to_right) = if shift {
            (given, Some(Type::U32))
        } else if op.is_logic() {
            (None, None)
        } else {
            let ty = left.ty;
            let outer = if op.is_comparison() { None } else { given };
            if is_anchored(left) || is_anchored(right) {
                (Some(ty), Some(ty))
            } else if suits(ty, outer) {
                (outer, outer)
            } else {
                // The first literal gets a suffix and gives its type to the rest.
                (None, Some(ty))
            }
        };
        let p = op.precedence();
        let below = |side: &Expr, or_equal: bool| match side.kind {
            ExprKind::Binary(inner, ..) => {
                inner.precedence() < p || (or_equal && inner.precedence() == p)
            }
            _ => false,
        };
        self.wrapped(left, below(left, op.is_comparison()), to_left, out);
        out.push(' ');
        out.push_str(op.symbol());
        out.push(' ');
        self.wrapped(right, below(right, true), to_right, out);
    }
}

/// `-(a as i64)` is not `-a as i64`, and `-(5)` is not the literal `-5`.
fn needs_parentheses_after(op: UnaryOp, inner: &Expr) -> bool {
    match &inner.kind {
        ExprKind::Binary(..) | ExprKind::Convert(_) => true,
        ExprKind::Literal(value) => {
            op == UnaryOp::Negate
                && match value {
                    Value::I8(v) => *v >= 0,
                    Value::I16(v) => *v >= 0,
                    Value::I32(v) => *v >= 0,
                    Value::I64(v) => *v >= 0,
                    Value::I128(v) => *v >= 0,
                    Value::F32(v) => v.is_sign_positive(),
                    Value::F64(v) => v.is_sign_positive(),
                    _ => true,
                }
        }
        _ => false,
    }
}
