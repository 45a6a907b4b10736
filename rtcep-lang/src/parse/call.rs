//! Expressions: calls, and the value of an aggregate of nothing.

use super::expr::Tall;
use super::stream::{Noted, Parsed, Stream};
use crate::ast::{Expr, ExprKind, Name};
use crate::diagnostic::Range;
use proc_macro2::{Group, TokenTree};

/// What can be of nothing, so that an `or` may stand behind it; `min` and `max`
/// with two arguments are functions.
pub(crate) const AGGREGATES: [&str; 5] = ["count", "sum", "min", "max", "avg"];

impl Stream<'_> {
    /// `name(a, b)`, whose tokens are taken, with an `or` behind it.
    pub(super) fn call(&mut self, name: Name, arguments: &Group) -> Parsed<Tall> {
        let at = self.before();
        let whole_is_star = name.text == "count" && arguments.stream().into_iter().count() == 1;
        let mut height = 0;
        let mut read = Vec::new();
        let whole = self.nested(at, |s| {
            let mut inner = s.inside(arguments);
            Ok(inner.list(|s| {
                if s.is_punct('*') && whole_is_star {
                    return s.error(s.here(), "`count(*)` is written `count()`");
                }
                if s.is_empty() || s.is_punct(',') {
                    return s.expected("an expression");
                }
                let argument = s.tall_expression()?;
                height = height.max(argument.height);
                read.push(argument.expr);
                Ok(())
            }))
        })?;
        if !whole {
            return Err(Noted);
        }
        let range = Range::from(name.span).to(at);
        self.low_enough(height + 1, range)?;
        let aggregate = AGGREGATES.contains(&name.text.as_str());
        let call = Expr {
            kind: ExprKind::Call(name, read),
            range,
        };
        let tall = Tall {
            expr: call,
            height: height + 1,
        };
        if aggregate && self.is_word("or") {
            return self.default(tall);
        }
        if aggregate && self.literal().is_some() {
            let found = self.found();
            return self.error(self.here(), format!("missing `or` before {found}"));
        }
        Ok(tall)
    }

    /// `or 0` behind an aggregate.
    fn default(&mut self, aggregate: Tall) -> Parsed<Tall> {
        let at = self.skip();
        let start = self.here();
        let minus = self.eat_punct('-');
        let number = matches!(self.peek(), Some(TokenTree::Literal(_)));
        if minus.is_some() && !number {
            return self.expected("a number");
        }
        let value = self.primary(minus)?;
        if !matches!(
            value.expr.kind,
            ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Variant(..)
        ) {
            return self.error(
                start,
                "`or` gives the value of an aggregate of nothing, a number as in `or 0`; \
                 write `||` between conditions",
            );
        }
        let range = aggregate.expr.range.to(value.expr.range);
        Ok(Tall {
            expr: Expr {
                kind: ExprKind::Default(Box::new(aggregate.expr), at, Box::new(value.expr)),
                range,
            },
            height: aggregate.height + 1,
        })
    }
}
