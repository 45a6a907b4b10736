//! Operators of two sides: a literal takes the type of the other side.

use super::expr::Lowering;
use super::natural::Natural;
use super::operators;
use crate::ast;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{BinaryOp, Expr, ExprKind, Type};

impl Lowering<'_> {
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        at: Range,
        left: &ast::Expr,
        right: &ast::Expr,
        given: Option<Type>,
    ) -> Option<Expr> {
        let (of_left, of_right) = (self.natural(left), self.natural(right));
        let (to_left, to_right) = if op.is_logic() {
            (None, None)
        } else if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
            (of_left.target(given), Some(Type::U32))
        } else {
            let given = given.filter(|_| !op.is_comparison());
            let both = of_left.with(of_right);
            let target = both.target(given);
            if both == Natural::Unknown {
                // Literals beside something unknown have no type to fit.
                return self.known_sides(left, of_left, right, of_right);
            }
            (target, target)
        };
        let constant = right.range;
        let left = self.lower(left, to_left);
        let right = self.lower(right, to_right);
        // A side is judged even where the other one is unknown.
        for side in [&left, &right].into_iter().flatten() {
            let ordered = self.tables.is_ordered(side.ty);
            let judged =
                operators::side(op, side, ordered, |e| self.text(e), |ty| self.type_name(ty));
            if let Err(message) = judged {
                return self.refuse(at, message);
            }
        }
        let (left, right) = (left?, right?);
        let ty = operators::binary(op, &left, &right, |e| self.text(e), |ty| self.type_name(ty));
        match ty {
            Ok(ty) => {
                let expr = Expr {
                    kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
                    ty,
                };
                if let Some(why) = operators::always_faults(&expr) {
                    let message = format!("`{}` is always a fault: {why}", self.text(&expr));
                    self.errors.push(Diagnostic::warning(constant, message));
                }
                Some(expr)
            }
            Err(message) => self.refuse(at, message),
        }
    }

    /// Reports the errors of the sides that are no literals.
    fn known_sides(
        &mut self,
        left: &ast::Expr,
        of_left: Natural,
        right: &ast::Expr,
        of_right: Natural,
    ) -> Option<Expr> {
        for (side, natural) in [(left, of_left), (right, of_right)] {
            if !natural.adapts() {
                self.lower(side, None);
            }
        }
        None
    }
}
