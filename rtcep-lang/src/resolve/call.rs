//! Calls: aggregates and functions.

use super::aggregate::aggregate_of;
use super::expr::Lowering;
use super::natural::Natural;
use crate::ast;
use crate::diagnostic::Range;
use crate::model::{Expr, Type};

impl Lowering<'_> {
    /// The type of a call by itself.
    pub(super) fn natural_call(&self, name: &ast::Name, arguments: &[ast::Expr]) -> Natural {
        match aggregate_of(name, arguments) {
            Some(function) => self.natural_aggregate(function, arguments),
            None => self.natural_function(&name.text, arguments),
        }
    }

    /// `name(arguments)`, an aggregate or a function.
    pub(super) fn call(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Expr],
        range: Range,
        given: Option<Type>,
    ) -> Option<Expr> {
        if let Some(function) = aggregate_of(name, arguments) {
            return self.aggregate(function, name, arguments, range, false);
        }
        if matches!(name.text.as_str(), "average" | "mean") {
            let message = format!("`{}(..)` is written `avg(..)`", name.text);
            return self.refuse(name.span, message);
        }
        self.function(name, arguments, range, given)
    }
}
