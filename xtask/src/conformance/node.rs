//! Expressions of a case: lists that begin with an operator.

use serde::Deserialize;
use serde_json::Value as Json;

/// An expression.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(try_from = "Json")]
pub(crate) enum Expr {
    /// `["lit", v]`
    Literal(Json),
    /// `["attr", operand or null, name]`
    Attribute(Option<String>, String),
    /// `["!", e]` and `["neg", e]`
    Unary(String, Box<Expr>),
    /// `[operator, e1, e2]`
    Binary(String, Box<Expr>, Box<Expr>),
    /// `["agg", function, operand or null, attribute or null]`
    Aggregate(String, Option<String>, Option<String>),
    /// `["or", aggregate, ["lit", v]]`
    Default(Box<Expr>, Box<Expr>),
    /// `["count"]`: the sum of weights.
    Count,
    /// `["missed"]`: the periods that a late call skipped.
    Missed,
    /// What this version has no words for, by its head.
    Other(String),
}

impl TryFrom<Json> for Expr {
    type Error = String;

    fn try_from(json: Json) -> Result<Self, String> {
        let wrong = || format!("{json} is no expression");
        let parts = json.as_array().ok_or_else(wrong)?;
        let head = parts.first().and_then(Json::as_str).ok_or_else(wrong)?;
        match (head, &parts[1..]) {
            ("lit", [value]) => Ok(Expr::Literal(value.clone())),
            ("attr", [operand, Json::String(name)]) => match operand {
                Json::Null => Ok(Expr::Attribute(None, name.clone())),
                Json::String(operand) => Ok(Expr::Attribute(Some(operand.clone()), name.clone())),
                _ => Err(wrong()),
            },
            ("agg", [Json::String(function), operand, attribute]) => {
                let word = |json: &Json| match json {
                    Json::Null => Ok(None),
                    Json::String(word) => Ok(Some(word.clone())),
                    _ => Err(wrong()),
                };
                let (operand, attribute) = (word(operand)?, word(attribute)?);
                Ok(Expr::Aggregate(function.clone(), operand, attribute))
            }
            ("or", [e, default]) => Ok(Expr::Default(boxed(e)?, boxed(default)?)),
            ("count", []) => Ok(Expr::Count),
            ("missed", []) => Ok(Expr::Missed),
            ("!" | "neg", [e]) => Ok(Expr::Unary(head.to_owned(), boxed(e)?)),
            (op, [a, b]) if OPERATORS.contains(&op) => {
                Ok(Expr::Binary(op.to_owned(), boxed(a)?, boxed(b)?))
            }
            ("lit" | "attr" | "!" | "neg" | "agg" | "or" | "count" | "missed", _) => Err(wrong()),
            (op, _) if OPERATORS.contains(&op) => Err(wrong()),
            (other, _) => Ok(Expr::Other(other.to_owned())),
        }
    }
}

/// The operators with two sides.
const OPERATORS: [&str; 13] = [
    "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||",
];

fn boxed(json: &Json) -> Result<Box<Expr>, String> {
    Expr::try_from(json.clone()).map(Box::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn expressions_are_read_by_their_head() {
        let expr = Expr::try_from(json!(["<", ["attr", "a", "x"], ["neg", ["lit", 1]]]));
        let a = Expr::Attribute(Some("a".into()), "x".into());
        let minus_one = Expr::Unary("neg".into(), Box::new(Expr::Literal(json!(1))));
        assert_eq!(
            expr,
            Ok(Expr::Binary("<".into(), Box::new(a), Box::new(minus_one)))
        );
        assert_eq!(
            Expr::try_from(json!(["random"])),
            Ok(Expr::Other("random".into()))
        );
        assert!(Expr::try_from(json!(["<", ["lit", 1]])).is_err());
        assert!(Expr::try_from(json!(["lit"])).is_err());
        assert!(Expr::try_from(json!("x")).is_err());
    }
}
