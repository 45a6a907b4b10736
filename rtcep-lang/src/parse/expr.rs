//! Expressions by the precedence of their operators.
//!
//! A closed grammar of our own instead of `syn::Expr`: what is not written
//! here is refused with words, and what is accepted can be counted.

use super::stream::{Parsed, Stream};
use super::{MAX_DEPTH, MAX_NESTING, refuse};
use crate::ast::{Expr, ExprKind};
use crate::diagnostic::Range;
use crate::model::{BinaryOp, UnaryOp};

/// An expression with the height of its tree.
pub(super) struct Tall {
    pub(super) expr: Expr,
    pub(super) height: usize,
}

impl Tall {
    /// A leaf.
    pub(super) fn leaf(kind: ExprKind, range: Range) -> Tall {
        Tall {
            expr: Expr { kind, range },
            height: 1,
        }
    }
}

/// Operators of two sides, longer ones before their beginnings.
const OPERATORS: [BinaryOp; 18] = [
    BinaryOp::Or,
    BinaryOp::And,
    BinaryOp::Equal,
    BinaryOp::NotEqual,
    BinaryOp::LessEqual,
    BinaryOp::GreaterEqual,
    BinaryOp::ShiftLeft,
    BinaryOp::ShiftRight,
    BinaryOp::Less,
    BinaryOp::Greater,
    BinaryOp::BitOr,
    BinaryOp::BitXor,
    BinaryOp::BitAnd,
    BinaryOp::Add,
    BinaryOp::Subtract,
    BinaryOp::Multiply,
    BinaryOp::Divide,
    BinaryOp::Remainder,
];

impl Stream<'_> {
    /// A whole expression.
    pub(super) fn expression(&mut self) -> Parsed<Expr> {
        Ok(self.tall_expression()?.expr)
    }

    /// An expression in a header, which `in` ends.
    pub(super) fn expression_before_in(&mut self) -> Parsed<Expr> {
        let tall = self.binary()?;
        if !self.is_word("in") {
            refuse::after_expression(self)?;
        }
        Ok(tall.expr)
    }

    pub(super) fn tall_expression(&mut self) -> Parsed<Tall> {
        let tall = self.binary()?;
        refuse::after_expression(self)?;
        Ok(tall)
    }

    /// Operands and operators, put together by how tightly they bind. The
    /// operators that wait for their right side stand in a list and not on the
    /// stack: a parenthesis costs one level of recursion, whatever its operators.
    fn binary(&mut self) -> Parsed<Tall> {
        let mut left: Vec<(Tall, BinaryOp, Range)> = Vec::new();
        let mut right = self.conversion()?;
        loop {
            let op = self.operator()?;
            // Without an operator everything that waits is complete.
            let precedence = op.map_or(0, BinaryOp::precedence);
            while let Some((_, before, _)) = left.last() {
                if let Some(op) = op.filter(|op| op.is_comparison() && before.is_comparison()) {
                    let (a, b) = (before.symbol(), op.symbol());
                    return self.error(
                        self.operator_range(op),
                        format!("comparisons do not chain; write `a {a} b && b {b} c`"),
                    );
                }
                if before.precedence() < precedence {
                    break;
                }
                if let Some((side, before, at)) = left.pop() {
                    right = self.joined_sides(side, before, at, right)?;
                }
            }
            let Some(op) = op else {
                return Ok(right);
            };
            let at = self.operator_range(op);
            for _ in op.symbol().chars() {
                self.skip();
            }
            left.push((right, op, at));
            right = self.conversion()?;
        }
    }

    /// Where the operator stands that comes next.
    fn operator_range(&self, op: BinaryOp) -> Range {
        let last = op.symbol().len() - 1;
        self.here().to(self.range_at(last))
    }

    fn joined_sides(&mut self, left: Tall, op: BinaryOp, at: Range, right: Tall) -> Parsed<Tall> {
        let range = left.expr.range.to(right.expr.range);
        let height = left.height.max(right.height) + 1;
        self.low_enough(height, at)?;
        Ok(Tall {
            expr: Expr {
                kind: ExprKind::Binary(op, at, Box::new(left.expr), Box::new(right.expr)),
                range,
            },
            height,
        })
    }

    /// The operator that stands here, the longest that does.
    fn operator(&mut self) -> Parsed<Option<BinaryOp>> {
        let text = self.joined(3);
        refuse::no_operator(self, &text)?;
        Ok(OPERATORS
            .into_iter()
            .find(|op| text.starts_with(op.symbol())))
    }

    /// `a as T`, which binds tighter than any operator of two sides.
    fn conversion(&mut self) -> Parsed<Tall> {
        let mut tall = self.unary()?;
        while let Some(at) = self.eat_word("as") {
            let ty = super::types::type_name(self)?;
            let range = tall.expr.range.to(ty.span.into());
            let height = tall.height + 1;
            self.low_enough(height, at)?;
            tall = Tall {
                expr: Expr {
                    kind: ExprKind::Convert(Box::new(tall.expr), ty),
                    range,
                },
                height,
            };
        }
        Ok(tall)
    }

    /// `!a` and `-a`; the minus before a number belongs to it, since the
    /// smallest integer has no positive counterpart.
    fn unary(&mut self) -> Parsed<Tall> {
        let op = if self.is_punct('!') {
            UnaryOp::Not
        } else if self.is_punct('-') {
            UnaryOp::Negate
        } else {
            return self.primary(None);
        };
        let start = self.skip();
        let number = self
            .literal()
            .is_some_and(|l| l.to_string().starts_with(|c: char| c.is_ascii_digit()));
        if op == UnaryOp::Negate && number {
            return self.primary(Some(start));
        }
        let inner = self.nested(start, |s| s.unary())?;
        let height = inner.height + 1;
        let range = start.to(inner.expr.range);
        self.low_enough(height, start)?;
        Ok(Tall {
            expr: Expr {
                kind: ExprKind::Unary(op, Box::new(inner.expr)),
                range,
            },
            height,
        })
    }

    /// Reads one level deeper.
    pub(super) fn nested<T>(
        &mut self,
        at: Range,
        f: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        if self.nesting >= MAX_NESTING {
            return self.error(
                at,
                format!("expressions nest at most {MAX_NESTING} deep; simplify this one"),
            );
        }
        self.nesting += 1;
        let result = f(self);
        self.nesting -= 1;
        result
    }

    pub(super) fn low_enough(&mut self, height: usize, at: Range) -> Parsed<()> {
        if height <= MAX_DEPTH {
            return Ok(());
        }
        self.error(
            at,
            format!(
                "more than {MAX_DEPTH} operators stand above each other here; \
                 put parentheses around halves of this expression"
            ),
        )
    }
}
