//! Values of expressions, with faults (language.md, section 6) and with
//! aggregates of nothing (4.4).
//!
//! Both sides of an operator are always evaluated; only `&&` and `||` may
//! absorb what has no value.

use super::function::call;
use super::scalar::{arithmetic, compare, convert, negate, shift};
use crate::model::{Aggregate, Attribute, BinaryOp, Expr, ExprKind, Type, UnaryOp, Value};

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The least, the greatest or the average of nothing: like a fault, but
    /// never told.
    Nothing,
    /// An overflow, a division by zero, a conversion that does not fit.
    Fault,
}

/// The value of an expression, or why there is none.
pub type Outcome = Result<Value, Missing>;

/// What expressions read.
pub trait Lookup {
    /// The value of an attribute.
    fn attribute(&self, attribute: Attribute) -> Value;

    /// The value of an aggregate, of a type.
    ///
    /// # Errors
    /// If it has no value.
    fn aggregate(&self, aggregate: &Aggregate, ty: Type) -> Outcome {
        unreachable!("{aggregate:?} of type {ty:?} where nothing is aggregated")
    }

    /// The value of a declared function, by declaration; without a function, a
    /// fault.
    fn function(&self, _function: usize, _arguments: &[Value]) -> Option<Value> {
        None
    }
}

impl<F: Fn(Attribute) -> Value> Lookup for F {
    fn attribute(&self, attribute: Attribute) -> Value {
        self(attribute)
    }
}

/// The value of an expression, or `None` for a fault (or for nothing).
///
/// # Panics
/// If a type does not fit its operator, which no resolved model contains.
pub fn eval(expr: &Expr, lookup: &impl Lookup) -> Option<Value> {
    evaluate(expr, lookup).ok()
}

/// The value of a condition, or `None` for a fault (or for nothing).
///
/// # Panics
/// If the expression is not of type bool, or as [`eval`] does.
pub fn holds(expr: &Expr, lookup: &impl Lookup) -> Option<bool> {
    eval(expr, lookup).map(truth)
}

/// The value of a condition.
pub(super) fn decide(expr: &Expr, lookup: &impl Lookup) -> Result<bool, Missing> {
    evaluate(expr, lookup).map(truth)
}

/// The value of an expression.
pub(super) fn evaluate(expr: &Expr, lookup: &impl Lookup) -> Outcome {
    let fault = |value: Option<Value>| value.ok_or(Missing::Fault);
    match &expr.kind {
        ExprKind::Literal(value) => Ok(*value),
        ExprKind::Attribute(attribute) => Ok(lookup.attribute(*attribute)),
        ExprKind::Unary(UnaryOp::Not, e) => decide(e, lookup).map(|b| Value::Bool(!b)),
        ExprKind::Unary(UnaryOp::Negate, e) => fault(negate(evaluate(e, lookup)?)),
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (evaluate(a, lookup), evaluate(b, lookup));
            match op {
                // One side of these decides alone, whatever the other is.
                BinaryOp::And => logic(a, b, false),
                BinaryOp::Or => logic(a, b, true),
                BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                    both(a, b).and_then(|(a, b)| fault(shift(*op, a, b)))
                }
                op if op.is_comparison() => {
                    both(a, b).map(|(a, b)| Value::Bool(compare(*op, a, b)))
                }
                op => both(a, b).and_then(|(a, b)| fault(arithmetic(*op, a, b))),
            }
        }
        ExprKind::Convert(e) => fault(convert(evaluate(e, lookup)?, expr.ty)),
        ExprKind::Call(function, arguments) => {
            all(arguments, lookup).and_then(|values| fault(call(*function, &values)))
        }
        ExprKind::Declared(function, arguments) => {
            all(arguments, lookup).and_then(|values| fault(lookup.function(*function, &values)))
        }
        ExprKind::Aggregate(aggregate) => lookup.aggregate(aggregate, expr.ty),
        ExprKind::Default(e, default) => match evaluate(e, lookup) {
            Err(Missing::Nothing) => evaluate(default, lookup),
            other => other,
        },
    }
}

/// The values of all arguments; without one of them, a fault weighs more than
/// nothing.
fn all(arguments: &[Expr], lookup: &impl Lookup) -> Result<Vec<Value>, Missing> {
    let values: Vec<Outcome> = arguments.iter().map(|e| evaluate(e, lookup)).collect();
    if values.contains(&Err(Missing::Fault)) {
        return Err(Missing::Fault);
    }
    values.into_iter().collect()
}

/// Both values; without one, a fault weighs more than nothing.
fn both(a: Outcome, b: Outcome) -> Result<(Value, Value), Missing> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (Err(Missing::Fault), _) | (_, Err(Missing::Fault)) => Err(Missing::Fault),
        _ => Err(Missing::Nothing),
    }
}

/// `&&`, which `false` decides, or `||`, which `true` decides.
fn logic(a: Outcome, b: Outcome, decides: bool) -> Outcome {
    let (a, b) = (a.map(truth), b.map(truth));
    if a == Ok(decides) || b == Ok(decides) {
        return Ok(Value::Bool(decides));
    }
    both(a.map(Value::Bool), b.map(Value::Bool)).map(|_| Value::Bool(!decides))
}

fn truth(value: Value) -> bool {
    match value {
        Value::Bool(b) => b,
        other => unreachable!("{other:?} is no bool: the checks of types let this pass"),
    }
}
