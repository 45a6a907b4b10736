//! Expressions: names are looked up, every node gets its type, and literals
//! take the type of the other side.

use super::items::type_named;
use super::natural::Natural;
use super::scope::{Found, Scope};
use super::tables::{Function, Tables};
use super::{literal, operators};
use crate::ast;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Expr, ExprKind, Type, UnaryOp, Value};
use crate::parse::nearest::hint;
use crate::print::{Signature, Words};

/// Resolves the expressions of one scope.
pub(super) struct Lowering<'a> {
    pub(super) tables: &'a Tables,
    pub(super) scope: Scope<'a>,
    pub(super) errors: &'a mut Vec<Diagnostic>,
}

impl Lowering<'_> {
    /// A condition: an expression that must be bool. `what` names its clause.
    pub(super) fn condition(&mut self, expr: &ast::Expr, what: &str) -> Option<Expr> {
        let lowered = self.lower(expr, None)?;
        if lowered.ty == Type::Bool {
            return Some(lowered);
        }
        let (text, ty) = (self.text(&lowered), self.type_name(lowered.ty));
        let instead = if lowered.ty.is_number() {
            format!("compare it, as in `{text} != 0`")
        } else {
            "compare it with `==`".to_owned()
        };
        self.refuse(
            expr.range,
            format!("`{what}` needs a condition, `{text}` is {ty}; {instead}"),
        )
    }

    /// An expression that may get its type from outside; `None` after an error.
    pub(super) fn lower(&mut self, expr: &ast::Expr, given: Option<Type>) -> Option<Expr> {
        match &expr.kind {
            ast::ExprKind::Bool(value) => Some(literal_of(Value::Bool(*value), Type::Bool)),
            ast::ExprKind::Int(int) => {
                let natural = int.suffix.map_or(Natural::Int, Natural::Fixed);
                let ty = natural.target(given)?;
                self.literal(literal::int(int, ty), ty, expr.range)
            }
            ast::ExprKind::Float(float) => {
                let natural = float.suffix.map_or(Natural::Float, Natural::Fixed);
                let ty = natural.target(given)?;
                self.literal(literal::float(float, ty), ty, expr.range)
            }
            ast::ExprKind::Text(text) => {
                let ty = Natural::Text(text.len()).target(given)?;
                let value = literal::text(text, ty).map_err(|message| {
                    let instead = match text.len() {
                        bytes @ 0..=255 => format!("declare `str<{bytes}>`, or shorten it"),
                        _ => "shorten it".to_owned(),
                    };
                    format!("{message}; {instead}")
                });
                self.literal(value, ty, expr.range)
            }
            ast::ExprKind::Name(name) => {
                let found = self.scope.name(self.tables, name);
                self.attribute(found)
            }
            ast::ExprKind::Field(owner, name) => {
                let found = self.scope.field(owner, name);
                self.attribute(found)
            }
            ast::ExprKind::Variant(name, variant) => self.variant(name, variant),
            ast::ExprKind::Unary(op, inner) => self.unary(*op, expr, inner, given),
            ast::ExprKind::Binary(op, at, left, right) => self.binary(*op, *at, left, right, given),
            ast::ExprKind::Convert(inner, name) => self.convert(inner, name),
            ast::ExprKind::Call(name, arguments) => self.call(name, arguments, expr.range, given),
            ast::ExprKind::Default(aggregate, at, default) => self.default(aggregate, *at, default),
        }
    }

    pub(super) fn refuse<T>(&mut self, at: impl Into<Range>, message: String) -> Option<T> {
        self.errors.push(Diagnostic::error(at, message));
        None
    }

    fn literal(&mut self, value: Result<Value, String>, ty: Type, at: Range) -> Option<Expr> {
        match value {
            Ok(value) => Some(literal_of(value, ty)),
            Err(message) => self.refuse(at, message),
        }
    }

    fn attribute(&mut self, found: Found) -> Option<Expr> {
        match found {
            Ok(found) => found.map(|(attribute, ty)| Expr {
                kind: ExprKind::Attribute(attribute),
                ty,
            }),
            Err((at, message)) => self.refuse(at, message),
        }
    }

    fn variant(&mut self, name: &ast::Name, variant: &ast::Name) -> Option<Expr> {
        let text = name.text.as_str();
        let Some(e) = self.tables.enumeration(text) else {
            if crate::parse::types::scalar(text).is_some() {
                let message = format!("`{text}` has no constants in the rules; write the number");
                return self.refuse(name.span, message);
            }
            if self.tables.lost {
                return None;
            }
            let hint = hint(text, self.tables.enum_names(), "enums");
            return self.refuse(name.span, format!("enum `{text}` does not exist; {hint}"));
        };
        let variants = &self.tables.enums[e].variants;
        let position = variants.iter().position(|v| *v == variant.text);
        if let Some(index) = position.and_then(|index| u16::try_from(index).ok()) {
            return Some(literal_of(Value::Variant(index), Type::Enum(e)));
        }
        if self.tables.open_enums[e] {
            return None;
        }
        let names = variants.iter().map(String::as_str);
        let hint = hint(&variant.text, names, &format!("variants of `{text}`"));
        let message = format!("`{}` is no variant of `{text}`; {hint}", variant.text);
        self.refuse(variant.span, message)
    }

    fn unary(
        &mut self,
        op: UnaryOp,
        expr: &ast::Expr,
        inner: &ast::Expr,
        given: Option<Type>,
    ) -> Option<Expr> {
        let given = given.filter(|_| op == UnaryOp::Negate);
        let lowered = self.lower(inner, given)?;
        let (text, ty) = (self.text(&lowered), self.type_name(lowered.ty));
        let message = match op {
            UnaryOp::Not if lowered.ty != Type::Bool => {
                format!(
                    "`!` applies to bool, `{text}` is {ty}; write `!=` to compare, \
                     or `!(..)` around a comparison"
                )
            }
            UnaryOp::Negate if !lowered.ty.is_number() => {
                format!("`-` applies to numbers, `{text}` is {ty}")
            }
            UnaryOp::Negate if !lowered.ty.is_signed() => {
                let wider = self.text(&operators::converted(&lowered, Type::I64));
                format!("`-` applies to signed numbers, `{text}` is {ty}; write `-({wider})`")
            }
            _ => {
                return Some(Expr {
                    ty: lowered.ty,
                    kind: ExprKind::Unary(op, Box::new(lowered)),
                });
            }
        };
        self.refuse(expr.range, message)
    }

    fn convert(&mut self, inner: &ast::Expr, name: &ast::Name) -> Option<Expr> {
        let lowered = self.lower(inner, None);
        let ty = type_named(self.tables, name, self.errors);
        let (lowered, ty) = (lowered?, ty?);
        if lowered.ty.is_number() && ty.is_number() {
            return Some(operators::converted(&lowered, ty));
        }
        let (text, from, to) = (
            self.text(&lowered),
            self.type_name(lowered.ty),
            self.type_name(ty),
        );
        let range = inner.range.to(name.span.into());
        self.refuse(
            range,
            format!("`as` converts numbers; `{text}` is {from}, and {to} is asked for"),
        )
    }

    fn words<R>(&self, f: impl FnOnce(&Words<'_>) -> R) -> R {
        let attribute = |attribute| self.scope.text(attribute);
        let operand = |o| self.scope.operand_text(o);
        let function = |f: &Function| Signature {
            name: crate::print::raw(&f.name),
            parameters: f.parameters.iter().map(|(_, ty)| *ty).collect(),
        };
        let functions: Vec<Signature> = self.tables.functions.iter().map(function).collect();
        f(&Words {
            enums: &self.tables.enums,
            functions: &functions,
            attribute: &attribute,
            operand: &operand,
            member: None,
        })
    }

    pub(super) fn text(&self, expr: &Expr) -> String {
        self.words(|words| words.text(expr))
    }

    pub(super) fn type_name(&self, ty: Type) -> String {
        self.words(|words| words.type_name(ty))
    }
}

fn literal_of(value: Value, ty: Type) -> Expr {
    Expr {
        kind: ExprKind::Literal(value),
        ty,
    }
}
