//! Lines of cases as `tests/conformance/FORMAT.md` describes them.
//!
//! What this version of the language has no words for yet is kept in `rest`,
//! so that [`rules`](super::rules) can refuse it by name instead of running a
//! case as something else.

use super::python::quote_words;
use serde::Deserialize;
use serde_json::{Map, Number, Value as Json};

/// One line.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Case {
    /// The case's name; none for lines that a generator made.
    #[serde(default)]
    pub(crate) id: Option<String>,
    /// Since which stage of the language it can run.
    #[serde(default)]
    pub(crate) stage: Option<u32>,
    pub(crate) rules: Rules,
    /// `[t, "Event", {attributes}]` or `[t, "advance"]`.
    pub(crate) trace: Vec<Json>,
    /// What must come out, or `{"error": ..}`; none on lines to print.
    #[serde(default)]
    pub(crate) out: Option<Json>,
}

/// A rule set.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Rules {
    /// Attributes and their types by event.
    pub(crate) events: Map<String, Json>,
    pub(crate) lifespans: Vec<Lifespan>,
    pub(crate) situations: Vec<Situation>,
    /// Stateless rules.
    #[serde(default)]
    pub(crate) refer: Vec<Refer>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A stateless rule: an event made from another.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Refer {
    /// What it makes.
    pub(crate) event: String,
    pub(crate) from: String,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    /// By attribute.
    pub(crate) map: Map<String, Json>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Lifespan {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) policy: Option<String>,
    pub(crate) from: Vec<From>,
    pub(crate) until: Vec<Until>,
    #[serde(default)]
    pub(crate) key: Option<String>,
    pub(crate) max_open: u64,
    #[serde(default)]
    pub(crate) per_key: Option<u64>,
    #[serde(default)]
    pub(crate) on_full: Option<String>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// What opens a lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    pub(crate) startup: bool,
    #[serde(default)]
    pub(crate) event: Option<String>,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    #[serde(default)]
    pub(crate) including: bool,
    /// Ticks since startup.
    #[serde(default)]
    pub(crate) at: Option<u64>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// What ends a lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Until {
    #[serde(default)]
    pub(crate) event: Option<String>,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    #[serde(default)]
    pub(crate) which: Option<String>,
    #[serde(default)]
    pub(crate) all_keys: bool,
    #[serde(default)]
    pub(crate) after: Option<u64>,
    /// Ticks since startup.
    #[serde(default)]
    pub(crate) at: Option<u64>,
    pub(crate) end: String,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A situation.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Situation {
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) lifespan: String,
    #[serde(default)]
    pub(crate) within: Option<u64>,
    pub(crate) detect: String,
    #[serde(default)]
    pub(crate) once: bool,
    pub(crate) operands: Vec<Operand>,
    #[serde(default)]
    pub(crate) when: Option<Expr>,
    pub(crate) emit: Map<String, Json>,
    /// The `n` of `atleast`, `atmost`, `nth` and `trend`.
    #[serde(default)]
    pub(crate) n: Option<u64>,
    /// The limit of `percentage`.
    #[serde(default)]
    pub(crate) limit: Option<u64>,
    #[serde(default)]
    pub(crate) cmp: Option<String>,
    /// The direction of `crosses` and `trend`.
    #[serde(default)]
    pub(crate) dir: Option<String>,
    /// The bound of `crosses`.
    #[serde(default)]
    pub(crate) b: Option<Number>,
    #[serde(default)]
    pub(crate) hysteresis: Option<Number>,
    /// An expression in `crosses`, an attribute in `trend`.
    #[serde(default)]
    pub(crate) of: Option<Json>,
    /// The moment of `at`, in ticks since startup.
    #[serde(default)]
    pub(crate) time: Option<u64>,
    /// The period of `every`.
    #[serde(default)]
    pub(crate) period: Option<u64>,
    /// The delay of `after`.
    #[serde(default)]
    pub(crate) delay: Option<u64>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// An operand.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Operand {
    pub(crate) name: String,
    pub(crate) event: String,
    pub(crate) role: String,
    pub(crate) quant: String,
    #[serde(default, rename = "if")]
    pub(crate) threshold: Option<Expr>,
    #[serde(default)]
    pub(crate) max: Option<u64>,
    #[serde(default)]
    pub(crate) on_full: Option<String>,
    #[serde(default)]
    pub(crate) retain: Option<Expr>,
    #[serde(default, rename = "override")]
    pub(crate) overrides: Option<Expr>,
    #[serde(default)]
    pub(crate) weight: Option<Expr>,
    #[serde(default)]
    pub(crate) counted: Option<Expr>,
    /// `[m, n]`
    #[serde(default)]
    pub(crate) rep: Option<(u64, u64)>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

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

/// Reads one line, as Python writes it.
pub(crate) fn read(line: &str) -> Result<Case, String> {
    serde_json::from_str(&quote_words(line)).map_err(|error| {
        // A case is one line: the caller knows which.
        let text = error.to_string();
        let what = text
            .rsplit_once(" at line ")
            .map_or(text.as_str(), |(what, _)| what);
        format!("column {}: {what}", error.column())
    })
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
