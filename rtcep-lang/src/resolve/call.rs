//! Calls: aggregates and functions.

use super::expr::Lowering;
use super::natural::Natural;
use crate::ast;
use crate::diagnostic::Range;
use crate::model::{Expr, Type};

/// Functions and aggregates of later versions.
const LATER: [&str; 9] = [
    "min", "max", "abs", "clamp", "len", "count", "sum", "average", "contains",
];

impl Lowering<'_> {
    /// The type of a call by itself.
    pub(super) fn natural_call(&self, _: &ast::Name, _: &[ast::Expr]) -> Natural {
        Natural::Unknown
    }

    /// `name(arguments)`, an aggregate or a function.
    pub(super) fn call(
        &mut self,
        name: &ast::Name,
        _: &[ast::Expr],
        _: Range,
        _: Option<Type>,
    ) -> Option<Expr> {
        let plain = &name.text;
        let message = if LATER.contains(&plain.as_str()) {
            format!(
                "`{plain}(..)` is not supported yet in this version; \
                 write the comparison with operators"
            )
        } else {
            format!(
                "function `{plain}` is not declared, and functions are not supported yet in this \
                 version; compute the value before you send the event"
            )
        };
        self.refuse(name.span, message)
    }

    /// `aggregate or default`.
    pub(super) fn default(
        &mut self,
        aggregate: &ast::Expr,
        _: Range,
        _: &ast::Expr,
        given: Option<Type>,
    ) -> Option<Expr> {
        self.lower(aggregate, given)
    }
}
