//! Expressions of a case: their types, and their text in the language.
//!
//! The format knows integers as i64, whatever the declared width; the language
//! computes in the declared type. So a `u32` is widened where the case would
//! compute with it, and stays as it is where it is only compared or emitted.

use super::format::{Expr, Rules};
use serde_json::Value as Json;

/// Words of Rust, which the rules write as `r#word`.
const KEYWORDS: &str = " as async await break const continue dyn else enum extern false fn for if \
    impl in let loop match mod move mut pub ref return static struct trait true type unsafe use \
    where while abstract become box do final gen macro override priv try typeof unsized virtual \
    yield ";

/// What this version of the language has no words for.
pub(crate) type Refusal = String;

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

/// The text of an expression; `wanted` is the type that the other side has.
pub(crate) fn expression(
    scope: &Scope<'_>,
    expr: &Expr,
    wanted: Option<Type>,
) -> Result<String, Refusal> {
    match expr {
        Expr::Literal(Json::Bool(b)) => Ok(b.to_string()),
        Expr::Literal(Json::Number(n)) => Ok(match (n.as_i64(), n.as_f64(), wanted) {
            (Some(n), _, Some(Type::F64)) => format!("{n}.0"),
            (Some(n), _, Some(Type::U32 | Type::I64 | Type::Wide)) => n.to_string(),
            // No other side says a type.
            (Some(n), _, _) => format!("{n}i64"),
            (None, Some(x), _) => format!("{x:?}"),
            _ => return Err(format!("the literal {n}")),
        }),
        Expr::Literal(other) => Err(format!("the literal {other}")),
        Expr::Other(head) => Err(format!("`{head}` in expressions")),
        Expr::Attribute(operand, name) => {
            let path = match operand {
                None => word(name),
                Some(operand) => format!("{}.{}", word(operand), word(name)),
            };
            let own = scope.attribute(operand.as_deref(), name);
            Ok(match (own, wanted) {
                (Some(Type::U32), Some(Type::Wide)) => format!("({path} as i64)"),
                _ => path,
            })
        }
        Expr::Unary(op, e) if op == "!" => Ok(format!("!{}", nested(scope, e, None)?)),
        Expr::Unary(_, e) => Ok(format!("-{}", nested(scope, e, scope.type_of(expr))?)),
        Expr::Binary(op, a, b) => {
            let sides = match op.as_str() {
                "&&" | "||" => None,
                "+" | "-" | "*" | "/" | "%" => scope
                    .type_of(expr)
                    .map(|own| common(own, wanted.unwrap_or(own))),
                _ => match (scope.type_of(a), scope.type_of(b)) {
                    (Some(a), Some(b)) => Some(common(a, b)),
                    _ => None,
                },
            };
            let (a, b) = (nested(scope, a, sides)?, nested(scope, b, sides)?);
            Ok(format!("{a} {op} {b}"))
        }
    }
}

/// An expression inside of another one: in parentheses unless it is one token.
fn nested(scope: &Scope<'_>, expr: &Expr, wanted: Option<Type>) -> Result<String, Refusal> {
    let text = expression(scope, expr, wanted)?;
    Ok(match expr {
        Expr::Binary(..) | Expr::Unary(..) => format!("({text})"),
        _ => text,
    })
}

/// A name as the rules write it.
pub(crate) fn word(name: &str) -> String {
    if KEYWORDS.contains(&format!(" {name} ")) {
        format!("r#{name}")
    } else {
        name.to_owned()
    }
}
