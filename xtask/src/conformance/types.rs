//! Types of the attributes and expressions of a case.
//!
//! The format knows integers as i64, whatever the declared width; the language
//! computes in the declared type. So a `u32` is widened where the case would
//! compute with it, and stays as it is where it is only compared or emitted.

use super::format::{Expr, Rules};
use serde_json::Value as Json;

/// The type of an expression of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    Bool,
    U32,
    I64,
    /// Computed from `u32`, and so an i64.
    Wide,
    F64,
    /// An integer that takes the type of the other side.
    Literal {
        fits_u32: bool,
    },
}

/// The types of the attributes that an expression may read.
pub(crate) struct Scope<'a> {
    pub(crate) rules: &'a Rules,
    /// The event that is judged alone, in thresholds and `retain`.
    pub(crate) own: Option<&'a str>,
    /// Names of operands and their events, in `when` and `emit`.
    pub(crate) operands: Vec<(&'a str, &'a str)>,
    /// How many more steps derived attributes are followed: a cycle of
    /// situations has no types, and the language is to say so.
    pub(crate) depth: usize,
}

impl Scope<'_> {
    /// The type of an attribute; none if there is no such attribute, which the
    /// language is to say.
    pub(crate) fn attribute(&self, operand: Option<&str>, name: &str) -> Option<Type> {
        let event = match operand {
            None => self.own?,
            Some(operand) => {
                let mut operands = self.operands.iter();
                operands.find(|(name, _)| *name == operand)?.1
            }
        };
        if let Some(attributes) = self.rules.events.get(event) {
            return match attributes.get(name)?.as_str()? {
                "bool" => Some(Type::Bool),
                "u32" => Some(Type::U32),
                "i64" => Some(Type::I64),
                "f64" => Some(Type::F64),
                _ => None,
            };
        }
        let mut situations = self.rules.situations.iter();
        let situation = situations.find(|situation| situation.name == event)?;
        let value = Expr::try_from(situation.emit.get(name)?.clone()).ok()?;
        let emitting = Scope {
            rules: self.rules,
            own: None,
            operands: situation
                .operands
                .iter()
                .map(|o| (o.name.as_str(), o.event.as_str()))
                .collect(),
            depth: self.depth.checked_sub(1)?,
        };
        emitting.type_of(&value)
    }

    /// The type of an expression; none if it has no good one.
    pub(crate) fn type_of(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::Literal(Json::Bool(_)) => Some(Type::Bool),
            Expr::Literal(Json::Number(n)) => match n.as_i64() {
                Some(n) => Some(Type::Literal {
                    fits_u32: u32::try_from(n).is_ok(),
                }),
                None => n.is_f64().then_some(Type::F64),
            },
            Expr::Literal(_) | Expr::Other(_) => None,
            Expr::Attribute(operand, name) => self.attribute(operand.as_deref(), name),
            Expr::Unary(op, _) if op == "!" => Some(Type::Bool),
            Expr::Unary(_, e) => Some(computed(self.type_of(e)?)),
            Expr::Binary(op, a, b) => match op.as_str() {
                "+" | "-" | "*" | "/" | "%" => {
                    Some(computed(common(self.type_of(a)?, self.type_of(b)?)))
                }
                _ => Some(Type::Bool),
            },
        }
    }
}

/// The type in which two sides are compared.
pub(crate) fn common(a: Type, b: Type) -> Type {
    match (a, b) {
        (Type::Literal { fits_u32: true }, Type::U32)
        | (Type::U32, Type::Literal { fits_u32: true }) => Type::U32,
        (Type::U32, Type::Literal { .. } | Type::Wide)
        | (Type::Literal { .. } | Type::Wide, Type::U32) => Type::Wide,
        (Type::Literal { .. }, other) => other,
        (other, _) => other,
    }
}

/// The type in which the case computes with a value.
fn computed(ty: Type) -> Type {
    match ty {
        Type::U32 => Type::Wide,
        // Nothing says that the result fits as the literals do.
        Type::Literal { .. } => Type::Literal { fits_u32: false },
        other => other,
    }
}
