//! What is judged of each event because something aggregates it: every expression
//! once per operand, however many aggregates read it.

use super::Common;
use crate::model::{Attribute, Demand, Expr, ExprKind, Model};

/// The expressions of a situation while they are being gathered.
pub(super) struct Values<'a> {
    model: &'a Model,
    s: usize,
    /// By operand, over its own attributes.
    pub(super) own: Vec<Vec<Expr>>,
    pub(super) common: Vec<Common>,
}

impl<'a> Values<'a> {
    pub(super) fn new(model: &'a Model, s: usize) -> Self {
        let situation = &model.situations[s];
        let mut values = Self {
            model,
            s,
            own: vec![Vec::new(); situation.operands.len()],
            common: Vec::new(),
        };
        // What a run is of stands first.
        if let Demand::Run(run) = &situation.demand {
            values.of_operand(0, &run.of);
        }
        values
    }

    /// The place of an expression among those of an operand.
    pub(super) fn of_operand(&mut self, o: usize, expr: &Expr) -> usize {
        let expr = owned(self.model, self.s, o, expr);
        place(&mut self.own[o], expr)
    }

    /// The place of an expression among those of all operands.
    pub(super) fn of_all(&mut self, expr: &Expr) -> usize {
        let known = self.common.iter().position(|c| same(&c.expr, expr));
        known.unwrap_or_else(|| {
            let places = (0..self.own.len()).map(|o| self.of_operand(o, expr));
            let places = places.collect();
            let expr = expr.clone();
            self.common.push(Common { expr, places });
            self.common.len() - 1
        })
    }
}

/// The place of an expression among different ones, where it now stands.
fn place(exprs: &mut Vec<Expr>, expr: Expr) -> usize {
    let known = exprs.iter().position(|e| same(e, &expr));
    known.unwrap_or_else(|| {
        exprs.push(expr);
        exprs.len() - 1
    })
}

/// Whether two expressions are the same.
pub(super) fn same(a: &Expr, b: &Expr) -> bool {
    // `0.0 == -0.0`, but they print, and divide, differently.
    a == b && format!("{a:?}") == format!("{b:?}")
}

/// What is aggregated, over the attributes of an event that the operand takes.
pub(super) fn owned(model: &Model, s: usize, o: usize, expr: &Expr) -> Expr {
    let of = |e: &Expr| Box::new(owned(model, s, o, e));
    let kind = match &expr.kind {
        ExprKind::Literal(value) => ExprKind::Literal(*value),
        ExprKind::Attribute(Attribute::Common(a)) => {
            ExprKind::Attribute(Attribute::Own(model.common(s, o, *a)))
        }
        ExprKind::Attribute(attribute @ (Attribute::Initiator(_) | Attribute::Missed)) => {
            ExprKind::Attribute(*attribute)
        }
        ExprKind::Attribute(Attribute::Own(a) | Attribute::Operand(_, a)) => {
            ExprKind::Attribute(Attribute::Own(*a))
        }
        ExprKind::Unary(op, e) => ExprKind::Unary(*op, of(e)),
        ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, of(a), of(b)),
        ExprKind::Convert(e) => ExprKind::Convert(of(e)),
        ExprKind::Call(function, arguments) => {
            ExprKind::Call(*function, arguments.iter().map(|e| *of(e)).collect())
        }
        ExprKind::Declared(function, arguments) => {
            ExprKind::Declared(*function, arguments.iter().map(|e| *of(e)).collect())
        }
        // Aggregates do not aggregate aggregates: the checks refuse that.
        ExprKind::Aggregate(_) | ExprKind::Default(..) => expr.kind.clone(),
    };
    Expr { kind, ty: expr.ty }
}
