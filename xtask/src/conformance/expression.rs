//! Expressions of a case: their types, and their text in the language.
//!
//! The format knows integers as i64, whatever the declared width; the language
//! computes in the declared type. So a `u32` is widened where the case would
//! compute with it, and stays as it is where it is only compared or emitted.

use super::node::Expr;
use super::scope::{Scope, Type, common};
use serde_json::Value as Json;

/// Words of Rust, which the rules write as `r#word`.
const KEYWORDS: &str = " as async await break const continue dyn else enum extern false fn for if \
    impl in let loop match mod move mut pub ref return static struct trait true type unsafe use \
    where while abstract become box do final gen macro override priv try typeof unsized virtual \
    yield ";

/// What this version of the language has no words for.
pub(crate) type Refusal = String;

/// A value where another type is wanted.
fn converted(text: String, own: Option<Type>, wanted: Option<Type>) -> String {
    match (own, wanted) {
        (Some(Type::U32 | Type::U64), Some(Type::Wide | Type::I64)) => format!("({text} as i64)"),
        (Some(Type::U32 | Type::U64 | Type::Wide | Type::I64), Some(Type::I128)) => {
            format!("({text} as i128)")
        }
        _ => text,
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
            (Some(n), _, Some(Type::U32 | Type::U64 | Type::I64 | Type::I128 | Type::Wide)) => {
                n.to_string()
            }
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
            Ok(converted(path, own, wanted))
        }
        Expr::Aggregate(function, operand, attribute) => {
            let of = [operand.as_deref(), attribute.as_deref()];
            let of: Vec<String> = of.into_iter().flatten().map(word).collect();
            let text = format!("{function}({})", of.join("."));
            Ok(converted(text, scope.type_of(expr), wanted))
        }
        Expr::Default(e, default) => {
            let own = scope.type_of(e);
            let (e, default) = (nested(scope, e, None)?, nested(scope, default, own)?);
            let text = format!("{e} or {default}");
            Ok(converted(format!("({text})"), own, wanted))
        }
        Expr::Count => Ok(converted("count()".to_owned(), Some(Type::U64), wanted)),
        // The case computes with it, and compares it, as with any integer.
        Expr::Missed => Ok("(missed as i64)".to_owned()),
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
