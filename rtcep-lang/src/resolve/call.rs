//! Calls: aggregates and functions.

use super::aggregate::aggregate_of;
use super::expr::Lowering;
use super::natural::Natural;
use crate::ast;
use crate::diagnostic::Range;
use crate::model::{Expr, Type};

/// Functions of later versions.
const LATER: [&str; 8] = [
    "min",
    "max",
    "abs",
    "clamp",
    "len",
    "contains",
    "starts_with",
    "ends_with",
];

impl Lowering<'_> {
    /// The type of a call by itself.
    pub(super) fn natural_call(&self, name: &ast::Name, arguments: &[ast::Expr]) -> Natural {
        match aggregate_of(name, arguments) {
            Some(function) => self.natural_aggregate(function, arguments),
            None => Natural::Unknown,
        }
    }

    /// `name(arguments)`, an aggregate or a function.
    pub(super) fn call(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Expr],
        range: Range,
        _: Option<Type>,
    ) -> Option<Expr> {
        if let Some(function) = aggregate_of(name, arguments) {
            return self.aggregate(function, name, arguments, range, false);
        }
        let plain = &name.text;
        let message = if LATER.contains(&plain.as_str()) {
            format!(
                "`{plain}(..)` is not supported yet in this version; \
                 write the comparison with operators"
            )
        } else if matches!(plain.as_str(), "average" | "mean") {
            format!("`{plain}(..)` is written `avg(..)`")
        } else {
            format!(
                "function `{plain}` is not declared, and functions are not supported yet in this \
                 version; compute the value before you send the event"
            )
        };
        self.refuse(name.span, message)
    }
}
