//! `count()`, `sum(a.x * 2)`, `min(x) or 0`: over accepted events, or over the
//! members of a group (language.md, 4.4 and 4.6).

use super::expr::Lowering;
use super::natural::Natural;
use super::ranges::{no_place, reads, scope_of};
use super::scope::{Scope, View};
use crate::ast::{self, Name};
use crate::diagnostic::Range;
use crate::model::{Aggregate, AggregateFn, Detect, Expr, ExprKind, Type};

/// The aggregate that a call means: `min` and `max` of two are functions.
pub(super) fn aggregate_of(name: &Name, arguments: &[ast::Expr]) -> Option<AggregateFn> {
    let function = match name.text.as_str() {
        "count" => AggregateFn::Count,
        "sum" => AggregateFn::Sum,
        "avg" => AggregateFn::Average,
        "min" if arguments.len() < 2 => AggregateFn::Min,
        "max" if arguments.len() < 2 => AggregateFn::Max,
        _ => return None,
    };
    Some(function)
}

/// The type of an aggregate of numbers of this type.
const fn result(function: AggregateFn, of: Type) -> Type {
    match function {
        AggregateFn::Count => Type::U64,
        AggregateFn::Average => Type::F64,
        AggregateFn::Min | AggregateFn::Max => of,
        AggregateFn::Sum => match of {
            Type::U8 | Type::U16 | Type::U32 => Type::U64,
            Type::I8 | Type::I16 | Type::I32 => Type::I64,
            Type::U64 => Type::U128,
            Type::I64 => Type::I128,
            other => other,
        },
    }
}

impl<'a> Lowering<'a> {
    /// The type of an aggregate by itself.
    pub(super) fn natural_aggregate(
        &self,
        function: AggregateFn,
        arguments: &[ast::Expr],
    ) -> Natural {
        if matches!(function, AggregateFn::Count | AggregateFn::Average) {
            return Natural::Fixed(result(function, Type::U64));
        }
        let (Scope::Operands(view), [value]) = (self.scope, arguments) else {
            return Natural::Unknown;
        };
        let Ok((_, scope)) = scope_of(view, value) else {
            return Natural::Unknown;
        };
        let inner = Lowering {
            tables: self.tables,
            scope,
            errors: &mut Vec::new(),
        };
        match inner.natural(value) {
            Natural::Fixed(ty) => Natural::Fixed(result(function, ty)),
            _ => Natural::Unknown,
        }
    }

    /// An aggregate; `default` tells whether an `or` stands behind it.
    pub(super) fn aggregate(
        &mut self,
        function: AggregateFn,
        name: &Name,
        arguments: &[ast::Expr],
        range: Range,
        default: bool,
    ) -> Option<Expr> {
        let view = match self.scope {
            Scope::Operands(view) => view,
            Scope::Own { clause, .. } => return self.refuse(range, clause.no_aggregate()),
            Scope::Member(..) | Scope::Common(_) => {
                return self.refuse(
                    range,
                    "aggregates do not nest: one ranges over the attributes of events".to_owned(),
                );
            }
        };
        if let Some(message) = no_place(view, function, arguments, &name.text) {
            return self.refuse(range, message);
        }
        let (operand, value) = if function == AggregateFn::Count {
            (self.counted(view, arguments)?, None)
        } else {
            let [value] = arguments else {
                let message = format!("`{0}` takes one value, as in `{0}(a.x)`", function.name());
                return self.refuse(range, message);
            };
            let (operand, value) = self.aggregated(view, value, function)?;
            (operand, Some(value))
        };
        self.ranges(view, operand, function, range)?;
        if let Some(value) = &value {
            self.can_be_kept(view, (operand, function, value), range)?;
        }
        let ty = result(function, value.as_ref().map_or(Type::U64, |v| v.ty));
        let aggregate = Expr {
            kind: ExprKind::Aggregate(Box::new(Aggregate {
                function,
                operand,
                value,
            })),
            ty,
        };
        if !default && self.may_be_none(view, function, operand) {
            let text = self.text(&aggregate);
            let when = match (view.detect, operand) {
                (Detect::Immediate, Some(o)) => {
                    format!("before an event of `{}` has come", view.operands[o].name)
                }
                _ => "if no event has come".to_owned(),
            };
            return self.refuse(
                range,
                format!("`{text}` has no value {when}; write `{text} or 0`, with a value for that"),
            );
        }
        Some(aggregate)
    }

    /// What `count` counts: all, or an operand.
    fn counted(&mut self, view: View<'_>, arguments: &[ast::Expr]) -> Option<Option<usize>> {
        let (name, range) = match arguments {
            [] => return Some(None),
            [
                ast::Expr {
                    kind: ast::ExprKind::Name(name),
                    range,
                },
            ] => (name, *range),
            [first, ..] => {
                let message = "`count` takes the name of an operand, or nothing: `count()`";
                return self.refuse(first.range, message.to_owned());
            }
        };
        match view.operand(name) {
            Ok(found) => found.map(Some),
            Err(_)
                if view
                    .operands
                    .iter()
                    .any(|o| o.attributes.names().any(|a| a == name.text)) =>
            {
                let message = format!(
                    "`{}` is an attribute, and `count` counts events; write `count()`, or the name \
                     of an operand",
                    name.text
                );
                self.refuse(range, message)
            }
            Err((at, message)) => self.refuse(at, message),
        }
    }

    /// The value that is aggregated, a number, and of which operand.
    fn aggregated(
        &mut self,
        view: View<'a>,
        value: &ast::Expr,
        function: AggregateFn,
    ) -> Option<(Option<usize>, Expr)> {
        if !reads(value) {
            let message = format!(
                "`{0}` ranges over attributes; write `{0}(a.x)`, or `count()` for how many",
                function.name()
            );
            return self.refuse(value.range, message);
        }
        let (operand, scope) = match scope_of(view, value) {
            Ok(found) => found,
            Err((at, message)) => return self.refuse(at, message),
        };
        let mut inner = Lowering {
            tables: self.tables,
            scope,
            errors: self.errors,
        };
        let lowered = inner.lower(value, None)?;
        if lowered.ty.is_number() {
            return Some((operand, lowered));
        }
        let (text, ty) = (inner.text(&lowered), inner.type_name(lowered.ty));
        let message = format!("`{}` is of numbers, `{text}` is {ty}", function.name());
        self.refuse(value.range, message)
    }

    /// `aggregate or default`.
    pub(super) fn default(
        &mut self,
        aggregate: &ast::Expr,
        at: Range,
        default: &ast::Expr,
    ) -> Option<Expr> {
        let ast::ExprKind::Call(name, arguments) = &aggregate.kind else {
            return self.lower(aggregate, None);
        };
        let Some(function) = aggregate_of(name, arguments) else {
            let message = format!(
                "`or` gives an aggregate of nothing a value, and `{}` is a function; write `||` \
                 between conditions",
                name.text
            );
            return self.refuse(at, message);
        };
        let lowered = self.aggregate(function, name, arguments, aggregate.range, true)?;
        if function.of_nothing() {
            let message = format!("`{}` of nothing is 0; remove `or`", function.name());
            return self.refuse(at.to(default.range), message);
        }
        let value = self.lower(default, Some(lowered.ty))?;
        if value.ty != lowered.ty {
            let (text, ty) = (self.text(&lowered), self.type_name(lowered.ty));
            let (value, other) = (self.text(&value), self.type_name(value.ty));
            let message =
                format!("`{text}` is {ty}, and `{value}` is {other}; write a value of {ty}");
            return self.refuse(default.range, message);
        }
        Some(Expr {
            ty: lowered.ty,
            kind: ExprKind::Default(Box::new(lowered), Box::new(value)),
        })
    }
}
